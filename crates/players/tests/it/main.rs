//! The computer players, in play.

mod bluff;
mod duel;
mod learning;
mod puzzle;
mod stones;

mod playing;
