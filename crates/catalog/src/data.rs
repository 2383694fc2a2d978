//! What crosses the interface, as JSON and in words.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use table::{Change, Die, Flight, HowSeen, Line, Look, Seat, Tally, Words};

use crate::schema::{GameChance, GameChoice, GameDrawn, GameEvent, GameQuestion, GameView};
use crate::{GameError, Plain};

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: Words,
    pub about: Words,
    pub seats: SeatRange,
    /// JSON Schema of the options.
    pub options: Value,
    pub defaults: Value,
    /// What a seat can order in advance, so that it is not asked every time; `null` in most games.
    pub orders: Option<OrdersInfo>,
    /// Whether it has duels or bluffs worth practising.
    pub has_dojo: bool,
    pub rules: u32,
    /// The digest of the content.
    pub content: String,
}

/// Standing orders of a game.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct OrdersInfo {
    /// Their JSON Schema.
    pub schema: Value,
    /// The orders of a seat that has given none.
    pub defaults: Value,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SeatRange {
    pub least: u8,
    pub most: u8,
}

/// What a match waits for, in words.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    Asked(Vec<Asked>),
    Roll(Roll),
    Draw(Draw),
    Over(Over),
}

/// A seat that has to answer now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedSeat {
    pub seat: Seat,
    /// The index of passing, if it is asked for a reaction whose very possibility is secret.
    pub pass: Option<usize>,
    /// Whether its answer stays sealed until all seats asked at the same time have answered.
    pub is_sealed: bool,
}

impl AskedSeat {
    pub fn is_in_window(self) -> bool {
        self.pass.is_some()
    }
}

/// A question. Only its seat may see it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Asked")]
pub struct Asked<O = Vec<Offered>> {
    pub seat: Seat,
    #[schemars(with = "GameQuestion")]
    pub question: Plain,
    pub text: String,
    pub options: O,
    /// The names of pieces that several options begin with (the first piece they touch), by id.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub names: BTreeMap<String, String>,
    /// Whether answers outside the options may be legal too.
    pub open: bool,
    /// What this seat sees, if several are asked and one program reads for all of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "GameView")]
    pub view: Option<Plain>,
}

// The types are those of an answer to keep; one that is written at once borrows what it says.
/// An answer that can be given.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Offered")]
pub struct Offered<C = Plain, I = Vec<String>, T = String> {
    #[schemars(with = "GameChoice")]
    pub choice: C,
    /// The ids, as in the view, of the pieces and places it is about, in the order a person would point at them.
    pub touches: I,
    /// The whole sentence.
    pub text: T,
    /// What to show next to the first touched piece, without its name and the price, if that differs from `text`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub brief: Option<T>,
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<Price<T>>,
}

impl Offered {
    /// An answer that concerns nothing on the board.
    pub fn plain(choice: Plain, text: String) -> Offered {
        Offered { choice, touches: Vec::new(), text, brief: None, price: None }
    }
}

impl<C: Serialize> Offered<&C, &[String], &str> {
    pub fn keep(self) -> Offered {
        let Offered { choice, touches, text, brief, price } = self;
        Offered {
            choice: Plain::of(choice),
            touches: touches.to_vec(),
            text: text.to_owned(),
            brief: brief.map(str::to_owned),
            price: price.map(|Price { what, count, text }| Price { what, count, text: text.to_owned() }),
        }
    }
}

/// What an answer costs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Price")]
pub struct Price<T = String> {
    pub what: Tally,
    pub count: u8,
    /// The part of the sentence that states it, to be left out by clients that show the price in another way.
    pub text: T,
}

/// An answer that cannot be given, and why.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuledOut {
    #[schemars(with = "GameChoice")]
    pub choice: Plain,
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
    /// The die shows a number from 1 to this one.
    pub sides: u32,
    #[schemars(with = "GameChance")]
    pub why: Plain,
    pub text: String,
    /// How many such dice in a row people may say as one sum.
    #[serde(skip)]
    pub dice: u32,
}

impl Roll {
    /// All dice of the sum as one die, which shows 1 if each of them does.
    #[must_use]
    pub fn summed(self) -> Roll {
        Roll { sides: self.dice * (self.sides - 1) + 1, ..self }
    }

    /// What each die shows if the summed one shows this, as even as they come.
    pub fn split(&self, shown: u32) -> Option<impl Iterator<Item = u32> + use<>> {
        let dice = self.dice;
        let above = shown.checked_sub(1).filter(|above| *above <= dice * (self.sides - 1))?;
        Some((0..dice).map(move |die| 1 + (above + die) / dice))
    }

    /// Whether people have such a die and have to roll it: the table rolls dice with more sides than any real one, or
    /// with only one.
    pub fn is_real(&self) -> bool {
        (2..=20).contains(&self.sides)
    }
}

/// Something has to be drawn at random.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Draw {
    /// How many there are to draw from.
    pub sides: u32,
    #[schemars(with = "GameChance")]
    pub why: Plain,
    pub text: String,
    /// The only seat that may read `from` and see what is drawn; `null`: everybody may.
    pub seat: Option<Seat>,
    /// What could be drawn, as far as the drawing seat can tell.
    pub from: Vec<Drawable>,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawable {
    #[schemars(with = "GameDrawn")]
    pub id: Plain,
    pub text: String,
    /// How many of it there are.
    pub count: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Over {
    /// Empty for a draw; several seats share the win.
    pub winners: Vec<Seat>,
    /// The key of the sentence that says how it ended.
    pub reason: String,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Told {
    /// The only seat that may know it; `null`: everybody.
    pub to: Option<Seat>,
    #[schemars(with = "GameEvent")]
    pub event: Plain,
    pub text: String,
    pub shown: Shown,
}

/// What a screen shows of an event besides its sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Shown {
    pub look: Look,
    /// The ids, as in the view, of the pieces and places it is about.
    pub touches: Vec<String>,
    /// Where something comes from and goes to: ids as in `touches`, points (`p1200,-340`) or spots of the board (`hand-0`).
    /// What moves is the first touched piece that is neither of them, or else what is at `from`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sums: Vec<Sum>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<Change>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub flights: Vec<Flight>,
}

/// A value and its addends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sum {
    /// The field of the event that has this value.
    pub of: &'static str,
    pub parts: Vec<SumPart>,
    pub total: i32,
}

/// One step of a sum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SumPart {
    /// The number to add, or with `times` to multiply the sum so far by.
    pub by: i32,
    pub times: bool,
    /// The reason, unless it goes without saying.
    pub why: Option<String>,
}

/// How a piece stands to another, also in words. Lengths are in units of the view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Related {
    pub piece: String,
    /// From edge to edge.
    pub distance: i32,
    pub seen: HowSeen,
    /// The line of sight; if there is none, the line between the centres.
    pub sight: Line,
    /// What hides all or part of it.
    pub hidden_by: Vec<String>,
    pub cover: Option<Sheltered>,
    pub text: String,
}

/// Cover with the deciding line and what gives the cover.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sheltered {
    pub is_heavy: bool,
    pub line: Line,
    pub by: String,
}

/// What a choice would lead to, without making it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Tried {
    /// The choice, completed if that was asked for.
    pub choice: Plain,
    pub ways: Vec<Taken>,
    /// Why it would be refused.
    pub refused: Option<GameError>,
}

/// What moving would cost one piece. Lengths are in units of the view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Taken {
    pub piece: String,
    pub points: Vec<[i32; 2]>,
    pub length: i32,
    /// The length, plus the surcharge for climbing and rough ground.
    pub cost: i32,
    /// The most the piece may spend, if known.
    pub limit: Option<i32>,
    pub text: String,
}

/// How a game between computer players ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Played {
    pub winners: Vec<Seat>,
    pub reason: &'static str,
    pub decisions: u64,
}

/// A game between computer players, and what the seats gained in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    pub played: Played,
    pub rounds: u32,
    /// Kind and key, such as `hero.troll`, in the order of the game.
    pub gains: Vec<(Seat, String)>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Schemas {
    pub options: Value,
    pub position: Value,
    pub question: Value,
    pub choice: Value,
    pub event: Value,
    pub view: Value,
    pub facts: Value,
    pub reason: Value,
    pub chance: Value,
    pub drawn: Value,
    pub orders: Value,
}

/// A match in hindsight. Shares are of the win, in thousandths, one for each seat.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    pub moments: Vec<Moment>,
    /// How likely each seat was to win in the end.
    pub shares: Vec<u32>,
}

/// A choice of a match, judged with everything that is known afterwards.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Its index among the inputs.
    pub input: usize,
    /// The step of a replay that it leads to, counted by choices and resignations.
    pub step: usize,
    pub seat: Seat,
    pub question: String,
    pub chosen: String,
    /// How likely each seat was to win before it.
    pub before: Vec<u32>,
    /// The same right after the choice, before any die was rolled. Everything after that is luck.
    pub expected: Vec<u32>,
    /// What would have been better, as far as the seat knew.
    pub better: Option<Better>,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Better {
    pub choice: String,
    /// How much more of the win it was worth.
    pub gain: u32,
}
