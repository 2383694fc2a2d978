//! The players at work.

mod duel;
mod learning;
mod stones;

mod playing;
