//! Moonstone: two to four troupes gather moonstones on a table of 36 by 36 inches.
//!
//! The modules follow the rulebook. `README.md` has the format of the data files, the glossary and the rulings.

pub mod battle;
pub mod cards;
pub mod content;
