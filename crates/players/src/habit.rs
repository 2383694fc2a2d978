//! A player that does what is usually good.

use table::{FastDice, Habits, Seen, pick_in_proportion};

use crate::Player;

/// Chooses in proportion to how much a sensible player likes each option, without thinking ahead.
///
/// Fast enough for thousands of games, and a fairer measure of cards than a player that wastes them at random.
pub struct Habit {
    dice: FastDice,
}

impl Habit {
    pub fn new(seed: u64) -> Habit {
        Habit { dice: FastDice::new(seed) }
    }
}

impl<G: Habits> Player<G> for Habit {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        let options = seen.options();
        assert!(!options.is_empty(), "{:?} has no options", seen.question());
        pick_in_proportion(seen.appeals().into_iter(), &mut self.dice)
    }
}
