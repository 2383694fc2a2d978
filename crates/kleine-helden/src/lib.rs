//! Kleine Helden: small groups of heroes with weapons, spells and bad manners; the last one standing wins.
//!
//! The modules follow the rulebook: cards, set-up, turns, equipping, fights, magic, trading, death and the end.
//! `README.md` has the index of rules, the glossary and the rulings.

mod acts;
pub mod asked;
pub mod battle;
mod blunders;
mod boosts;
mod casting;
mod check;
pub mod content;
mod death;
mod effects;
mod equip;
mod features;
mod fight;
mod gambles;
pub mod game;
mod habits;
mod hands;
mod judge;
mod look;
pub mod reasons;
mod scenario;
mod settled;
mod setup;
pub mod sketch;
pub mod standing;
pub mod told;
mod trade;
mod turn;
pub mod view;
mod weights;
mod wild;
mod windows;
pub mod words;

pub use battle::Battle;
pub use game::{KleineHelden, Life, Options};
