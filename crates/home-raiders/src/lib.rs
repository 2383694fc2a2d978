//! Home Raiders: little people fight for a room of the house, among the objects that lie around in it.
//!
//! The modules follow the rulebook: teams, set-up and deployment, rounds, actions, movement, dice, melee, ranged and mind
//! actions, wounds, missions. `README.md` has the index of rules, the glossary and the rulings.

pub mod actions;
pub mod asked;
pub mod attack;
pub mod battle;
mod blunders;
pub mod campaign;
mod check;
pub mod content;
pub mod deployment;
pub mod dice;
pub mod end;
pub mod game;
pub mod general;
mod habits;
mod judge;
pub mod look;
pub mod march;
mod measured;
pub mod melee;
pub mod mind;
pub mod outlook;
mod plan;
pub mod push;
pub mod ranged;
pub mod reasons;
pub mod round;
mod routes;
pub mod setup;
pub mod shove;
pub mod sight;
pub mod sketch;
pub mod team;
pub mod told;
pub mod view;
pub mod walk;
pub mod words;
pub mod wounds;

pub use battle::Battle;
pub use game::{HomeRaiders, Level, MissionRule, MusterRule, Options};
