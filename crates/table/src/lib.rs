//! The table.
mod asking;
mod dice;
mod game;
mod matches;
mod phrase;
mod refusal;
mod seat;
mod seen;
mod sketch;
mod straight;
pub mod transcript;

pub use asking::{Ask, Flow, Pause, RuledOut, Secretly, Table, Told};
pub use dice::{Dice, FastDice, SeededDice, shuffle};
pub use game::{Game, Outcome, Saying};
pub use matches::{Asked, Match, Pending, Rolls};
pub use phrase::{Arg, Lang, Phrase, Texts, Words};
pub use refusal::{Refusal, TEXTS};
pub use seat::{Seat, Viewer};
pub use seen::{Imagined, Seen};
pub use sketch::{Sketch, Span, Tone};
pub use straight::{AtRandom, Playout, Policy, play_out};
pub use transcript::{Header, Input, LoadError};
