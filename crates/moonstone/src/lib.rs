//! Moonstone: two to four troupes gather moonstones on a table of 36 by 36 inches.
//!
//! The modules follow the rulebook: set-up and deployment, rounds, actions and reactions, abilities, arcane abilities and
//! the bluff, melee, damage. `README.md` has the format of the data files, the index of rules and the rulings.

mod abilities;
mod actions;
mod arcane;
pub mod asked;
pub mod battle;
mod blows;
mod bluff;
mod blunders;
pub mod cards;
mod check;
pub mod content;
pub mod damage;
mod deployment;
mod effects;
mod figures;
pub mod game;
mod habits;
mod imagine;
mod judge;
mod limits;
pub mod look;
mod measured;
mod melee;
mod moving;
mod placing;
mod reactions;
pub mod reasons;
mod round;
mod setup;
mod sketch;
mod specials;
pub mod standing;
pub mod told;
pub mod view;
mod words;

pub use battle::Battle;
pub use game::{Moonstone, Options, Rules};
