//! Home Raiders: little people fight for a room of the house, among the things that lie around in it.
//!
//! The modules follow the rulebook. `README.md` has the index of rules, the glossary and the rulings.

pub mod battle;
pub mod content;
pub mod team;

pub use battle::Battle;
