//! Lines that go out.

use catalog::{
    Asked, GameChoice, GameFacts, GameOptions, GamePosition, GameQuestion, GameView, Over, Plain, Roll, RuledOut, Told,
};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::Seat;

/// A line from the referee.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Output {
    /// Something has happened.
    Told { told: Told },
    /// A seat's standing orders have answered for it.
    Obeyed { obeyed: Obeyed },
    /// The match waits for an answer, or for one of each of these seats.
    Asked {
        asked: Vec<Asked>,
        /// What `viewer` sees.
        #[schemars(with = "GameView")]
        view: Plain,
        /// The asked seat; `null`, a spectator, if several are asked.
        viewer: Option<Seat>,
    },
    /// The match waits for a roll.
    Roll { roll: Roll },
    /// The match has ended.
    Over {
        over: Over,
        /// Names the last position: equal for equal inputs, on every machine.
        digest: String,
    },
    /// The last line was refused, and nothing has changed.
    Error { error: Error },
    /// The answer to `{"view":..}`.
    View {
        #[schemars(with = "GameView")]
        view: Plain,
        /// Who sees this; `null` is a spectator.
        viewer: Option<Seat>,
    },
    /// The answer to `{"facts":true}`.
    Facts {
        #[schemars(with = "GameFacts")]
        facts: Plain,
    },
    /// The answer to `{"why_not":..}`.
    WhyNot { why_not: Vec<RuledOut>, seat: Seat },
    /// The answer to `{"position":true}`, as `--position` reads it.
    Position {
        #[schemars(with = "GamePosition")]
        position: Value,
        /// The id of the game.
        game: &'static str,
        #[schemars(with = "GameOptions")]
        options: Value,
    },
    /// The match was written to a file.
    Saved { saved: Saved },
    /// A choice was taken back, or a resignation has cut off what was under way.
    TakenBack { taken_back: TakenBack },
}

/// An answer that a seat has ordered beforehand. It is for that seat alone.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obeyed {
    pub seat: Seat,
    #[schemars(with = "GameQuestion")]
    pub question: Plain,
    #[schemars(with = "GameChoice")]
    pub choice: Plain,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Error {
    pub text: String,
    /// The id of the game's rule that was broken, if it is one.
    pub rule: Option<&'static str>,
    /// The field of the line that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The byte of the line up to which it could be read, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    pub file: String,
    /// How many choices, rolls and resignations are in it.
    pub inputs: usize,
    /// Names the position it was saved at.
    pub digest: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// Who has taken back or resigned.
    pub seat: Seat,
    /// So many `told` lines still hold, counted from the first one of the match; those after them never happened.
    pub told: usize,
}

impl Error {
    pub fn new(text: String) -> Error {
        Error { text, rule: None, field: None, column: None }
    }

    pub fn at(self, field: Option<String>, column: usize) -> Error {
        Error { field, column: Some(column), ..self }
    }
}

impl From<catalog::Trouble> for Error {
    fn from(trouble: catalog::Trouble) -> Error {
        Error { rule: trouble.rule, ..Error::new(trouble.text) }
    }
}
