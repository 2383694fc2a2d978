//! A match with the people around it: who sits where, what each of them is told, standing orders, clocks, windows that
//! are held, taking back by leave.
//!
//! It knows neither network nor storage nor what time it is. Whoever runs a [`Room`] says what time it is, writes down the
//! rows it gives, and carries the lines that a [`cursor`] makes to their readers.

pub mod chat;
pub mod clock;
pub mod cursor;
pub mod dojo;
mod error;
pub mod go_on;
pub mod hint;
pub mod ids;
pub mod joining;
pub mod lesson;
pub mod measure;
mod patch;
pub mod presence;
pub mod record;
pub mod replay;
mod room;
pub mod rows;
pub mod setup;
pub mod talk;

pub use error::{Kind, RoomError, error_line};
pub use room::{AMONG_COMPUTERS, Act, Came, Chair, Pass, RecordError, Rewind, RollWanted, Room, Share, stand_in};

#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
