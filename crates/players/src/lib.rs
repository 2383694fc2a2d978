//! Computer players, generic over the games.
//!
//! A player sees what its seat sees and nothing else: a [`Seen`] comes in, one of its options goes out. Its thinking
//! time is counted in playouts or decisions, and it has a seed of its own, so the same player makes the same choices in
//! the same match on every machine.

mod analysis;
pub mod bluff;
pub mod duel;
mod habit;
mod halving;
pub mod learning;
mod level;
pub mod odds;
mod planner;
pub mod puzzle;
mod random;
mod regret;
mod scout;
mod seeds;
pub mod study;
mod tree;

pub use analysis::{Weighed, share_out_win, weigh};
pub use habit::Habit;
pub use level::Level;
pub use planner::Planner;
pub use random::Random;
pub use scout::Scout;
pub use seeds::derive_seed;
use table::{Game, Seen};

/// Answers the questions to one seat.
pub trait Player<G: Game>: Send {
    /// The index of one of the options. There is at least one, as even an open question shows a sample of good answers.
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize;

    /// The same, but a player that looks ahead stops soon after `is_late`, with the best option so far.
    fn choose_until(&mut self, seen: &Seen<'_, G>, _is_late: &dyn Fn() -> bool) -> usize {
        self.choose(seen)
    }
}

#[cfg(test)]
extern crate self as players;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
