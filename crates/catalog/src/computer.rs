//! Computer players by name.

use std::fmt;
use std::str::FromStr;

use crate::Playable;
use players::{Habit, Level, Planner, Player, Random, Scout};
use serde::{Deserialize, Serialize};
use table::{Lang, Phrase, text};

use crate::GameError;

/// A computer player by name: a level (`recruit`, `soldier`, `veteran`, `marshal`), or one for experiments (`random`,
/// `habit`, `scout`, `scout:500`, `rollout:400`, `planner:2000`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSpec {
    pub name: String,
    /// Its budget for each decision: playouts of a scout or a rollout, decisions tried by a planner.
    pub budget: Option<u32>,
}

impl PlayerSpec {
    /// The known names: the levels for people, then the players for experiments.
    pub const NAMES: [&str; 7] = ["recruit", "soldier", "veteran", "marshal", "random", "habit", "scout"];

    /// Everything that can be parsed.
    fn forms() -> String {
        format!("{}, scout:PLAYOUTS, rollout:PLAYOUTS, planner:DECISIONS", PlayerSpec::NAMES.join(", "))
    }

    pub fn of_level(level: Level) -> PlayerSpec {
        PlayerSpec { name: level.name().into(), budget: None }
    }

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
            ("rollout", Some(budget)) => Ok(Box::new(Scout::without_habits(seed, budget))),
            ("planner", Some(budget)) => Ok(Box::new(Planner::new(seed, budget))),
            (name, None) => match Level::named(name) {
                Some(level) => Ok(Box::new(level.player::<G>(seed))),
                None => Err(self.unknown(lang)),
            },
            _ => Err(self.unknown(lang)),
        }
    }

    /// Whether there is such a player.
    pub(crate) fn check(&self, lang: Lang) -> Result<(), GameError> {
        let is_known = match self.name.as_str() {
            "random" | "habit" => self.budget.is_none(),
            "scout" => true,
            "rollout" | "planner" => self.budget.is_some(),
            name => self.budget.is_none() && Level::named(name).is_some(),
        };
        if is_known { Ok(()) } else { Err(self.unknown(lang)) }
    }

    fn unknown(&self, lang: Lang) -> GameError {
        let phrase = Phrase::new("no-such-player").with("player", text(self.to_string()));
        GameError::say(lang, &phrase.with("known", text(PlayerSpec::forms())))
    }
}

/// There is no player of that name, or its budget is no number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no computer player `{0}`; there are {known}", known = PlayerSpec::forms())]
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
