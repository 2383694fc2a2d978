//! Pixel Tactics: two leaders, two troops of up to eight heroes, three waves a round.
//!
//! The modules follow the rulebook: cards and positions, set-up, rounds and waves, the actions, attacks, abilities,
//! damage and losses, the end and the series. `README.md` has the index of rules, the glossary and the rulings.

mod abilities;
mod actions;
pub mod asked;
mod attack;
mod blunders;
mod casualties;
mod check;
pub mod content;
mod damage;
pub mod duel;
pub mod end;
mod features;
pub mod game;
mod habits;
mod hands;
mod judge;
mod orders;
pub mod place;
pub mod reasons;
mod setup;
pub mod sketch;
mod spells;
mod takeover;
pub mod told;
pub mod troop;
pub mod view;
mod wave;
mod weights;
pub mod words;

pub use duel::Duel;
pub use game::{Options, PixelTactics, Series};
