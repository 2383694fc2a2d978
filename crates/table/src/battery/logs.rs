//! What was told reads the same whenever it is read: a log that is loaded again says what it said at the time.

use std::sync::Arc;

use super::{MAX_DECISIONS, PrintOnPanic, begin, list_seeds};
use crate::{Dice, FastDice, Lang, Match, Pending, Saying, Seat, Spoken, Viewer};

/// Plays random games, reads along with the first seat, and reads everything once more at the end.
pub fn logs<G: Spoken>(content: &Arc<G::Content>, options: impl Fn(u64) -> G::Options, games: u64) {
    for seed in list_seeds(games) {
        let options = options(seed);
        let _seed = PrintOnPanic(format!("logs of {}: seed {seed}, options {options:?}", G::ID));
        let mut running = begin::<G>(content, options, seed);
        let mut dice = FastDice::new(seed);
        let mut log = Vec::new();
        while let Pending::Asked(asked) = running.pending() {
            assert!(running.inputs().len() < MAX_DECISIONS, "the game does not end");
            let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
            let (seat, index) = (asked.seat, dice.roll(asked.options.len() as u32) as usize - 1);
            running.choose(seat, index).unwrap_or_else(|why| panic!("an offered choice was refused: {why:?}"));
            log.extend(read(&running, log.len()));
        }
        let at_end = read(&running, 0);
        assert_eq!(log.len(), at_end.len(), "as much is told at the end");
        for (then, now) in log.iter().zip(&at_end) {
            assert_eq!(then, now, "what was told reads otherwise at the end");
        }
    }
}

/// What the first seat was told from an event on.
fn read<G: Spoken>(running: &Match<G>, from: usize) -> Vec<String> {
    let viewer = Viewer::Seat(Seat(0));
    let view = running.view(viewer);
    let say = |event| G::texts().say(Lang::EN, &running.game().say(&view, Saying::Event(event)));
    running.told(viewer).skip(from).map(say).collect()
}
