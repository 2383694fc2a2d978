//! The player that every other player has to beat.

use table::{Dice, FastDice, Game, Seen};

use crate::Player;

/// Chooses every option with the same probability.
pub struct Random {
    dice: FastDice,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { dice: FastDice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        let options = seen.options();
        assert!(!options.is_empty(), "{:?} has no options", seen.question());
        self.dice.roll(options.len() as u32) as usize - 1
    }
}
