//! Computer players by name.

use std::fmt;
use std::str::FromStr;

use crate::Playable;
use players::{Habit, Planner, Player, Random, Scout};
use serde::{Deserialize, Serialize};
use table::{Lang, Phrase, text};

use crate::GameError;

/// A computer player by name and strength: `random`, `habit`, `scout`, `scout:500`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSpec {
    pub name: String,
    /// Iterations it may think for each decision.
    pub budget: Option<u32>,
}

impl PlayerSpec {
    /// The names there are.
    pub const NAMES: [&str; 4] = ["random", "habit", "scout", "planner"];

    pub fn is_random(&self) -> bool {
        self.name == "random"
    }

    pub fn is_habit(&self) -> bool {
        self.name == "habit"
    }

    pub(crate) fn make<G: Playable>(&self, seed: u64, lang: Lang) -> Result<Box<dyn Player<G>>, GameError> {
        match (self.name.as_str(), self.budget) {
            ("random", None) => Ok(Box::new(Random::new(seed))),
            ("habit", None) => Ok(Box::new(Habit::new(seed))),
            ("scout", budget) => Ok(Box::new(Scout::new(seed, budget.unwrap_or(Scout::BUDGET)))),
            ("planner", Some(budget)) => Ok(Box::new(Planner::new(seed, budget))),
            _ => Err(self.unknown(lang)),
        }
    }

    /// Whether there is such a player.
    pub(crate) fn check(&self, lang: Lang) -> Result<(), GameError> {
        let is_known = Self::NAMES.contains(&self.name.as_str());
        let has_fitting_budget = match self.name.as_str() {
            "scout" => true,
            "planner" => self.budget.is_some(),
            _ => self.budget.is_none(),
        };
        if is_known && has_fitting_budget { Ok(()) } else { Err(self.unknown(lang)) }
    }

    fn unknown(&self, lang: Lang) -> GameError {
        GameError::say(lang, &Phrase::new("no-such-player").with("player", text(self.to_string())))
    }
}

/// There is no player of that name, or its budget is no number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no computer player `{0}`; there are `random`, `habit`, `scout` and, with playouts for each decision, `scout:500`"
)]
pub struct PlayerSpecError(String);

impl FromStr for PlayerSpec {
    type Err = PlayerSpecError;

    fn from_str(spec: &str) -> Result<PlayerSpec, PlayerSpecError> {
        let unknown = || PlayerSpecError(spec.to_string());
        let (name, budget) = match spec.split_once(':') {
            Some((name, budget)) => (name, Some(budget.parse().map_err(|_| unknown())?)),
            None => (spec, None),
        };
        let spec = PlayerSpec { name: name.to_string(), budget };
        spec.check(Lang::EN).map_err(|_| unknown())?;
        Ok(spec)
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}:{budget}", self.name),
            None => f.write_str(&self.name),
        }
    }
}
