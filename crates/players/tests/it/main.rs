//! The players at work.

mod stones;

mod playing;
