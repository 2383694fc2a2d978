//! Blunders that people would laugh at, counted in games of computer players.

use std::collections::BTreeMap;

use catalog::{AnyGame, Catalog, PlayerSpec};
use serde_json::Value;
use table::Lang;

/// How often players of this kind did something, out of how many times they could have.
fn count(game: &dyn AnyGame, player: &str, games: u64) -> BTreeMap<&'static str, [u32; 2]> {
    let agreed = game.agree(&Value::Null, Lang::EN).expect("the default options are possible");
    let players = vec![player.parse::<PlayerSpec>().expect("there is such a player"); usize::from(agreed.seats())];
    let mut counted = BTreeMap::<_, [u32; 2]>::new();
    for seed in 0..games {
        let (_, blunders) = agreed.play_watched(&players, seed, &mut |_, _| {}, Lang::EN).expect("games end");
        for blunder in blunders.list() {
            assert!(blunder.times <= blunder.of, "{}: {blunder:?} with seed {seed}", game.id());
            let [times, of] = counted.entry(blunder.what).or_default();
            (*times, *of) = (*times + blunder.times, *of + blunder.of);
        }
    }
    counted
}

/// A random player commits blunders of every kind, so each kind must be counted and have a name.
#[test]
fn every_kind_of_blunder_is_counted_and_named() {
    let expected =
        [("pixel-tactics", 1), ("kleine-helden", 3), ("pocket-battles", 2), ("moonstone", 5), ("home-raiders", 1)];
    let catalog = Catalog::built_in();
    for (game, kinds) in expected {
        let game = catalog.game(game, Lang::EN).expect("the game is listed");
        let counted = count(game, "random", 12);
        assert_eq!(counted.len(), kinds, "{counted:?}");
        for (what, [times, of]) in counted {
            assert!(0 < times && times < of, "{}: {what} {times} of {of}", game.id());
            for &lang in Lang::all() {
                assert!(game.say_key(lang, what).is_some(), "{what} has no name in {lang}");
            }
        }
    }
}
