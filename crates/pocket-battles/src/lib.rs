//! Pocket Battles: two armies of tiles, three sectors, a handful of order markers.
//!
//! The modules follow the rulebook: content and armies, the battlefield, set-up, rounds and turns, the seven actions,
//! engagement, wounds, special traits, the end. `README.md` has the index of rules, the glossary and the rulings.

pub mod army;
pub mod asked;
pub mod attack;
pub mod battle;
pub mod battlefield;
mod blunders;
mod check;
pub mod content;
pub mod end;
pub mod engagement;
mod features;
pub mod game;
mod habits;
mod judge;
pub mod orders;
pub mod reasons;
pub mod round;
pub mod setup;
pub mod shooting;
pub mod sketch;
pub mod specials;
pub mod told;
pub mod unit;
pub mod view;
mod weights;
pub mod words;
pub mod wounds;

pub use battle::Battle;
pub use game::{MusterRule, Options, PocketBattles};
