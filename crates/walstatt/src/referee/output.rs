//! Lines that go out.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::Seat;

use super::schema::{GameChance, GameChoice, GameEvent, GameFacts, GameOptions, GamePosition, GameQuestion, GameView};

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
        view: Value,
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
        view: Value,
        /// Who sees this; `null` is a spectator.
        viewer: Option<Seat>,
    },
    /// The answer to `{"facts":true}`.
    Facts {
        #[schemars(with = "GameFacts")]
        facts: Value,
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
pub struct Told {
    /// The only seat that may know it; `null`: everybody.
    pub to: Option<Seat>,
    #[schemars(with = "GameEvent")]
    pub event: Value,
    pub text: String,
    pub shown: catalog::Shown,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Obeyed {
    pub seat: Seat,
    #[schemars(with = "GameQuestion")]
    pub question: Value,
    #[schemars(with = "GameChoice")]
    pub choice: Value,
    pub text: String,
}

/// A question. It is for its seat alone.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    pub seat: Seat,
    #[schemars(with = "GameQuestion")]
    pub question: Value,
    pub text: String,
    pub options: Vec<Offered>,
    /// Whether other answers than the options may be legal too.
    pub open: bool,
    /// What this seat sees, if several are asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "GameView")]
    pub view: Option<Value>,
}

/// An answer that can be given.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Offered {
    #[schemars(with = "GameChoice")]
    pub choice: Value,
    /// The ids, as in the view, of the pieces and places it is about, in the order a person would point at them.
    pub touches: Vec<String>,
    pub text: String,
}

/// An answer that cannot be given, and why.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuledOut {
    #[schemars(with = "GameChoice")]
    pub choice: Value,
    /// The ids, as in the view, of the pieces and places it is about.
    pub touches: Vec<String>,
    pub text: String,
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// Why, in words.
    pub reason: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The die shows 1 to this number.
    pub sides: u32,
    #[schemars(with = "GameChance")]
    pub why: Value,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Over {
    /// Nobody: a draw. Several: they share the win.
    pub winners: Vec<Seat>,
    /// The key of the sentence that says how.
    pub reason: String,
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

impl From<catalog::Told> for Told {
    fn from(catalog::Told { to, event, text, shown }: catalog::Told) -> Told {
        Told { to, event, text, shown }
    }
}

impl From<catalog::Choice> for Offered {
    fn from(catalog::Choice { choice, touches, text }: catalog::Choice) -> Offered {
        Offered { choice, touches, text }
    }
}

impl From<catalog::RuledOut> for RuledOut {
    fn from(catalog::RuledOut { choice, touches, text, rule, reason }: catalog::RuledOut) -> RuledOut {
        RuledOut { choice, touches, text, rule, reason }
    }
}
