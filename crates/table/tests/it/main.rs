//! The engine through the eyes of tiny games.

mod traps;

mod engine;
mod fair;
mod language;
mod sketch;
mod windows;
