//! The engine, tested with tiny games.

mod traps;

mod derives;
mod engine;
mod fair;
mod keywords;
mod language;
mod shown;
mod sketch;
mod windows;
