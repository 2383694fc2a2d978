//! What readers are told when a match is over.

use catalog::{AnyMatch, Catalog, Over, Pending};
use serde_json::json;
use table::{Lang, Rolls, Seat, Viewer};

fn play(game: &str, seed: u64) -> Box<dyn AnyMatch> {
    let catalog = Catalog::built_in();
    let game = catalog.game(game, Lang::EN).expect("the game is listed");
    let mut played = game.begin(&json!({}), Rolls::Seeded(seed), Lang::EN).expect("the default options are possible");
    let player = "random".parse().expect("there is such a player");
    while let Pending::Asked(asked) = played.pending(None, Lang::EN) {
        played.let_play(asked[0].seat, &player, seed, Lang::EN).expect("this seat is asked");
    }
    played
}

#[track_caller]
fn read_end(played: &dyn AnyMatch, viewer: Option<Viewer>, lang: &'static str) -> String {
    match played.pending(viewer, Lang::of(lang)) {
        Pending::Over(Over { text, .. }) => text,
        pending => panic!("it is not over: {pending:?}"),
    }
}

/// Whoever wins reads it as the winner, and everybody else reads who it was.
fn check_end(played: &dyn AnyMatch, winner: Seat) {
    for (lang, won) in [("de", "Du gewinnst. "), ("en", "You win. ")] {
        let read = |viewer| read_end(played, viewer, lang);
        assert!(read(Some(Viewer::Seat(winner))).starts_with(won), "{}", read(Some(Viewer::Seat(winner))));
        for other in [None, Some(Viewer::Spectator), Some(Viewer::Seat(winner.other()))] {
            assert!(!read(other).starts_with(won), "{other:?}: {}", read(other));
        }
    }
}

#[test]
fn the_end_is_told_from_the_readers_side() {
    for game in ["pixel-tactics", "kleine-helden", "pocket-battles", "moonstone", "home-raiders"] {
        println!("{game}");
        let catalog = Catalog::built_in();
        let listed = catalog.game(game, Lang::EN).expect("the game is listed");
        let mut played = listed.begin(&json!({}), Rolls::Seeded(1), Lang::EN).expect("the defaults are possible");
        played.resign(Seat(0), Lang::EN).expect("the match goes on");
        check_end(&*played, Seat(1));
    }
}

/// It is nobody's turn any more, and no fight is under way.
#[test]
fn a_board_names_no_turn_after_the_end() {
    for game in ["pixel-tactics", "kleine-helden", "pocket-battles"] {
        for seed in 1..5 {
            let played = play(game, seed);
            for (lang, turn) in [("de", "am Zug"), ("en", "turn")] {
                for viewer in Viewer::all(2) {
                    let board = played.sketch(viewer, Lang::of(lang)).to_string();
                    let head = board.lines().take(3).collect::<Vec<_>>().join("\n");
                    assert!(!head.contains(turn) && !head.contains("►"), "{game}, seed {seed}: {head}");
                    let is_fight = |line: &str| line.starts_with("Kampf: ") || line.starts_with("Fight: ");
                    assert!(!board.lines().any(is_fight), "{game}, seed {seed}: {board}");
                    assert_eq!(played.view(viewer).to_json()["active"], serde_json::Value::Null);
                }
            }
        }
    }
}
