//! The players at work.

mod duel;
mod stones;

mod playing;
