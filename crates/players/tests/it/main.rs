//! The players at work.

mod bluff;
mod duel;
mod learning;
mod stones;

mod playing;
