//! The players on Pocket Battles.

use catalog::{Catalog, PlayerSpec};
use serde_json::Value;
use table::{Lang, Seat};

/// Even few playouts for each decision beat chance clearly, from either seat.
#[test]
fn the_scout_clearly_beats_the_random_player() {
    let catalog = Catalog::built_in();
    let agreed = catalog
        .game("pocket-battles", Lang::EN)
        .and_then(|game| game.agree(&Value::Null, Lang::EN))
        .expect("the default options are possible");
    let spec = |name: &str| name.parse::<PlayerSpec>().expect("there is such a player");
    let count_wins = |seats: [&str; 2], seat: Seat| {
        let play = |seed: u64| agreed.play_alone(&seats.map(spec), seed, Lang::EN).expect("the game ends");
        (0..10).filter(|seed| play(*seed).winners == [seat]).count()
    };
    let won = count_wins(["scout:30", "random"], Seat(0)) + count_wins(["random", "scout:30"], Seat(1));
    assert!(won >= 16, "the scout won {won} of 20 games");
}
