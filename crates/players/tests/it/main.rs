//! The computer players, in play.

mod bluff;
mod duel;
mod learning;
mod stones;

mod playing;
