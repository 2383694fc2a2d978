//! Melees and bluffs from real games of Moonstone are solved so well that knowing the solution gains nothing.

use catalog::{AnyMatch, Catalog, Pending, PlayerSpec};
use players::duel::ALWAYS;
use players::study::{Accuracy, Study};
use serde_json::Value;
use table::{Lang, Rolls, Seat, Viewer};

/// How many situations of each kind are tested.
const WANTED: usize = 50;

/// The best response to a player's mix gains less than a hundredth of the range, in 50 melees and 50 bluffs.
#[test]
fn nothing_is_gained_by_knowing_how_melees_and_bluffs_are_played() {
    let catalog = Catalog::built_in();
    let game = catalog.game("moonstone", Lang::EN).expect("the game exists");
    let habit: PlayerSpec = "habit".parse().expect("the player exists");
    let (mut melees, mut bluffs) = (0, 0);
    for seed in 1.. {
        let mut played = game.begin(&Value::Null, Rolls::Seeded(seed), Lang::EN).expect("it begins");
        while let Some(asked) = played.asked_seats().first().copied() {
            let is_melee = is_melee(&*played, asked.seat);
            let wants = |study: &Study| match study {
                Study::Duel(_) => is_melee && melees < WANTED,
                Study::Bluff(_) => bluffs < WANTED,
            };
            if let Some(study) = played.study(asked.seat, Accuracy::PLAYING).filter(wants) {
                assert!((0..ALWAYS / 100).contains(&study.gap()), "game {seed}: {} of {ALWAYS}", study.gap());
                *(if matches!(study, Study::Duel(_)) { &mut melees } else { &mut bluffs }) += 1;
            }
            if melees == WANTED && bluffs == WANTED {
                return;
            }
            played.let_play(asked.seat, &habit, seed, Lang::EN).expect("it was offered");
        }
    }
}

/// Other questions are answered simultaneously, too, such as the choice of a troupe.
fn is_melee(played: &dyn AnyMatch, seat: Seat) -> bool {
    let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), Lang::EN) else { return false };
    let question = serde_json::to_value(&asked[0].question).expect("plain data is JSON");
    question.get("melee").is_some()
}
