//! The strength of an opponent, with names for people.

use table::Habits;

use crate::Planner;

/// The levels of a [`Planner`], weakest first. Each game says how much thinking a level may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    Recruit,
    Soldier,
    Veteran,
    Marshal,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Recruit, Level::Soldier, Level::Veteran, Level::Marshal];

    pub fn name(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Soldier => "soldier",
            Level::Veteran => "veteran",
            Level::Marshal => "marshal",
        }
    }

    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    pub fn player<G: Habits>(self, seed: u64) -> Planner {
        Planner::new(seed, G::BUDGETS[self as usize])
    }
}
