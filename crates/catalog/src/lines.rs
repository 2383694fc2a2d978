//! Lines to people and programs, one JSON object each: the same from the referee, over a WebSocket and in a stream.
//! Lines from them are in [`said`].

pub mod clock;
pub mod said;

use std::collections::BTreeSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Proof, Seat};

#[cfg(not(target_arch = "wasm32"))]
pub use crate::schema::describe;
use crate::schema::{GameChoice, GameFacts, GameOptions, GameOrders, GamePosition, GameQuestion, GameView};
use crate::{Advice, Asked, Draw, GameError, Moment, Over, Part, Plain, Roll, RuledOut, Told};
use clock::{ClockRule, TimeUp};

/// A line to people and programs.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(untagged, deny_unknown_fields)]
pub enum Line {
    /// Something has happened.
    Told { told: Told },
    /// A seat's standing orders have answered for it.
    Obeyed { obeyed: Obeyed },
    /// Something told before is no longer true: a choice was taken back, or a resignation has interrupted the step that
    /// told it.
    TakenBack { taken_back: TakenBack },
    /// The match waits for an answer, or for one from each of these seats.
    Asked {
        #[schemars(with = "Vec<Asked>")]
        asked: Plain,
        /// Identifies the question, if others could change it before an answer arrives.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        /// What `viewer` sees.
        #[schemars(with = "GameView")]
        view: Plain,
        /// The asked seat; `null`, a spectator, if several are asked.
        viewer: Option<Seat>,
    },
    /// The same, for a reader who has the previous view.
    AskedAnew {
        #[schemars(with = "Vec<Asked>")]
        asked: Plain,
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
        patch: Patch,
        viewer: Option<Seat>,
    },
    /// What `viewer` sees; `null` is a spectator.
    View {
        #[schemars(with = "GameView")]
        view: Plain,
        viewer: Option<Seat>,
    },
    /// What has changed in what `viewer` sees.
    Changed { patch: Patch, viewer: Option<Seat> },
    /// What is printed on the cards and tiles that views refer to by key.
    Facts {
        #[schemars(with = "GameFacts")]
        facts: Plain,
    },
    /// The match waits for a roll.
    Roll {
        roll: Roll,
        /// Identifies the roll, if others could report it first.
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The match waits for a draw.
    Draw {
        draw: Draw,
        #[serde(skip_serializing_if = "Option::is_none")]
        key: Option<String>,
    },
    /// The match has ended.
    Over {
        over: Over,
        /// Identifies the final position: equal for equal inputs, on every machine.
        #[serde(skip_serializing_if = "Option::is_none")]
        digest: Option<String>,
        /// What the dice were made from.
        #[serde(skip_serializing_if = "Option::is_none")]
        dice: Option<Proof>,
    },
    /// The line was refused, and nothing has changed.
    Error { error: Error },
    /// The line was carried out, and the result is on disk.
    Done { done: Done },
    /// What is not offered to a seat, and why.
    WhyNot { why_not: Vec<RuledOut>, seat: Seat },
    /// What a veteran would do, or what a choice would bring.
    Hint { hint: Advice },
    /// The whole position, with everything hidden, in the form that `--position` reads.
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
    /// The board drawn with characters, line by line.
    Sketch { sketch: Vec<Vec<Span>> },
    /// What is public about a match.
    Match {
        #[serde(rename = "match")]
        about: About,
    },
    /// Who is connected.
    Presence { presence: Presence },
    /// Who is asked, as far as that is not secret.
    Waiting { waiting: Vec<Seat> },
    /// What else the reader may do.
    May { may: May },
    /// The reader's standing orders; `null`: there are none.
    Orders {
        #[schemars(with = "Option<GameOrders>")]
        orders: Option<Value>,
    },
    /// A seat asks to take a choice back; `null`: nobody does.
    Wish { wish: Option<WishBack> },
    /// A person at the table says something to the others. It is not part of the match and is not recorded.
    Heard { heard: Heard },
    /// The seats that want free text; it is allowed once all people at the table want it.
    FreeWords { free_words: BTreeSet<Seat> },
    /// How much time every seat has left. Sent when a seat's clock starts or stops, not while it runs.
    Clock { clock: ClockTimes },
    /// The following lines replay a recorded match.
    Replay { replay: Recording },
    /// The following lines are the result of a choice in a recorded match; for the first step, the beginning.
    Step { step: usize, by: Option<Seat> },
    /// What a choice of a recorded match was worth in hindsight, and how many inputs there are.
    Weighed { weighed: Box<Moment>, of: usize },
    /// How likely each seat was to win in the end, in thousandths; sent after all choices.
    Shares { shares: Vec<u32> },
    /// The answer to a ping.
    Pong { pong: bool },
}

impl Line {
    /// A board drawn with characters.
    pub fn draw(sketch: &table::Sketch) -> Line {
        let span = |span: &table::Span| Span {
            text: span.text.clone(),
            tone: span.tone.word().to_owned(),
            width: span.width,
            id: span.id.clone(),
        };
        Line::Sketch { sketch: sketch.lines.iter().map(|line| line.iter().map(span).collect()).collect() }
    }

    /// Adds it to a text, as a line of its own.
    pub fn write(&self, text: &mut Vec<u8>) {
        if !text.is_empty() {
            text.push(b'\n');
        }
        serde_json::to_writer(text, self).expect("plain data with text keys is JSON");
    }
}

/// An answer given by standing orders. Only their seat sees it.
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakenBack {
    /// The seat that took back or resigned.
    pub seat: Seat,
    /// This many `told` lines to the reader remain valid, counted from the first one of the match; the later ones never
    /// happened.
    pub told: usize,
}

/// What is wrong with a line, or why it could not be carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "LineError")]
pub struct Error {
    /// The same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    pub text: String,
    /// The id of the game's rule that was broken, if any.
    pub rule: Option<&'static str>,
    /// The field of the line that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Box<str>>,
    /// The position of the first unreadable byte of the line, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<usize>,
    /// The `id` of the line it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}

impl Error {
    pub fn new(text: String) -> Error {
        Error { key: None, text, rule: None, field: None, column: None, id: None }
    }
}

impl From<GameError> for Error {
    fn from(GameError { text, rule }: GameError) -> Error {
        Error { rule, ..Error::new(text) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// The `id` of the line it is about.
    pub id: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Saved {
    pub file: String,
    /// How many choices, rolls and resignations it contains.
    pub inputs: usize,
    /// Identifies the position it was saved at.
    pub digest: String,
}

/// What is public about a match.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct About {
    pub game: String,
    pub options: Value,
    pub stage: &'static str,
    /// The reader's own seat; `null` for a spectator.
    pub you: Option<Seat>,
    pub seats: Vec<Sitting>,
    pub clock: ClockRule,
    pub time_up: TimeUp,
    pub reaction_seconds: u8,
    /// Whether people may ask for a veteran's advice.
    pub hints: bool,
    pub dice: DiceKind,
    /// SHA-256 of the secret behind the dice.
    pub commitment: String,
    /// SHA-256 of each seat's contribution to the dice, from when it was taken; `null` for a computer.
    pub seals: Vec<Option<String>>,
    /// The seats' contributions to the dice, once all are in.
    pub nonces: Option<Vec<String>>,
    /// The match in which the same people play again.
    pub rematch: Option<String>,
    /// Why it cannot continue.
    pub broken: Option<String>,
}

/// Where the rolls of a match come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceKind {
    /// A secret of the server and everybody's nonces: nobody can predict them, and everybody can check them.
    Fair,
    /// A known seed, which allows predicting them: for tests and demonstrations.
    Seeded,
    /// People at a real table, who enter what they rolled and drew.
    Real,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Sitting {
    /// `null`: nobody yet.
    pub name: Option<String>,
    /// The computer player in this seat, or playing for its person.
    pub computer: Option<String>,
    /// Whether anybody may take the seat.
    pub open: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Presence {
    pub seats: Vec<bool>,
    pub watching: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct May {
    pub take_back: bool,
    pub ask_back: bool,
    pub answer_back: bool,
    pub resign: bool,
    pub hint: bool,
    pub hand: bool,
    pub come_back: bool,
    pub rematch: bool,
}

/// A seat asks the others to let it take back its last choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WishBack {
    /// The seat that asks.
    pub take_back: Seat,
    pub agreed: BTreeSet<Seat>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Heard {
    /// The seat that says it.
    pub seat: Seat,
    pub remark: Remark,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Remark {
    /// From the fixed set, shown to every reader in their own language.
    Courtesy(Courtesy),
    /// Free text.
    Words(String),
}

/// What people say to each other at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Courtesy {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    OneMoment,
    TakeYourTime,
    Sorry,
    GoodGame,
    OnceMore,
    Goodbye,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockTimes {
    /// Milliseconds.
    pub left: Vec<Option<i64>>,
    /// The seats whose clocks are running.
    pub running: Vec<Seat>,
}

/// A recorded match.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recording {
    pub game: &'static str,
    pub seats: u8,
    #[schemars(with = "GameOptions")]
    pub options: Value,
}

/// A part of a drawn line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    pub text: String,
    pub tone: String,
    /// The number of cells the text is cut or padded to; 0 leaves it as it is.
    pub width: usize,
    /// What it shows, as in the view.
    pub id: Option<String>,
}

/// A JSON Patch (RFC 6902) with its operations already serialized: whether it is sent depends on its length.
#[derive(Clone, Debug, Default)]
pub struct Patch(pub Vec<Box<RawValue>>);

impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl JsonSchema for Patch {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Patch".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Operation<'_>>::json_schema(generator)
    }
}

/// One step of a patch.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Operation<'f> {
    pub op: Op,
    /// The location, as a JSON Pointer (RFC 6901).
    pub path: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Value")]
    pub value: Option<Part<'f>>,
}

#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Op {
    Add,
    Remove,
    Replace,
}
