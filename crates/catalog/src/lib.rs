//! All games behind one interface that speaks JSON: the only place that lists them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Lang, Rolls, Seat, Sketch, Viewer, Words};

/// A game of the catalog. One generic implementation serves all games.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> GameInfo;
    /// Starts a match; missing options take their defaults.
    fn begin(&self, options: &Value, rolls: Rolls) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// Starts from a position as [`AnyMatch::position`] writes it.
    fn begin_at(&self, options: &Value, position: &Value, rolls: Rolls) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// Loads a transcript, as it was after its first `most` inputs or whole.
    fn load(&self, transcript: &str, most: Option<usize>) -> Result<Box<dyn AnyMatch>, Trouble>;
    /// Plays one game between computer players. The same seed gives the same game.
    fn play_alone(&self, options: &Value, players: &[PlayerSpec], seed: u64) -> Result<Played, Trouble>;
    /// Random playouts on one core, for about the given number of games.
    fn bench(&self, options: &Value, games: u64, seed: u64) -> Result<BenchRun, Trouble>;
    /// JSON Schemas of everything that crosses the referee's line protocol.
    fn schemas(&self) -> Schemas;
}

/// A match of any game. What it returns for a seat has nothing that the seat may not know.
pub trait AnyMatch: Send {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    fn pending(&self, lang: Lang) -> Pending;
    fn view(&self, viewer: Viewer) -> Value;
    fn sketch(&self, viewer: Viewer) -> Sketch;
    /// Puts a span of a sketch into words.
    fn say(&self, lang: Lang, arg: &table::Arg) -> String;
    /// Events from number `from` on, each with the seat it is for (`None`: everybody), in words for that reader.
    fn told(&self, from: usize, lang: Lang) -> Vec<Told>;
    fn answer(&mut self, seat: Seat, choice: &Value, lang: Lang) -> Result<(), Trouble>;
    fn choose(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), Trouble>;
    fn rolled(&mut self, value: u32, lang: Lang) -> Result<(), Trouble>;
    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<RuledOut>;
    fn may_take_back(&self, seat: Seat) -> bool;
    fn take_back(&mut self, seat: Seat, lang: Lang) -> Result<(), Trouble>;
    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<(), Trouble>;
    /// Lets a computer player answer the question to a seat.
    fn let_play(&mut self, seat: Seat, player: &PlayerSpec, seed: u64) -> Result<(), Trouble>;
    fn position(&self) -> Value;
    fn inputs(&self) -> usize;
    fn digest(&self) -> String;
    /// The transcript, JSON Lines.
    fn save(&self) -> String;
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameInfo {
    pub id: &'static str,
    pub name: Words,
    pub about: Words,
    pub seats: SeatRange,
    /// JSON Schema of the options.
    pub options: Value,
    pub defaults: Value,
    pub rules: u32,
    pub content: String,
}

#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct SeatRange {
    pub least: u8,
    pub most: u8,
}

/// What a match waits for, in words.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    Asked(Vec<Asked>),
    Roll { sides: u32, why: Value, text: String },
    Over { winners: Vec<Seat>, reason: String, text: String },
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Asked {
    pub seat: Seat,
    pub question: Value,
    pub text: String,
    pub options: Vec<Choice>,
    pub open: bool,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Choice {
    pub choice: Value,
    pub touches: Vec<String>,
    pub text: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct RuledOut {
    pub choice: Value,
    pub touches: Vec<String>,
    pub text: String,
    pub rule: &'static str,
    pub reason: String,
}

#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Told {
    pub to: Option<Seat>,
    pub event: Value,
    pub text: String,
}

/// What went wrong, in words, with the rule behind it if there is one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, JsonSchema)]
#[error("{text}")]
pub struct Trouble {
    pub text: String,
    pub rule: Option<&'static str>,
}

/// A computer player by name and strength: `random`, `scout`, `scout:500`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerSpec {
    pub name: String,
    /// Iterations it may think for each decision.
    pub budget: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Played {
    pub winners: Vec<Seat>,
    pub reason: &'static str,
    pub decisions: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct BenchRun {
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    pub clone_nanoseconds: f64,
    pub position_bytes: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct Schemas {
    pub options: Value,
    pub position: Value,
    pub question: Value,
    pub choice: Value,
    pub event: Value,
    pub view: Value,
    pub reason: Value,
    pub chance: Value,
}
