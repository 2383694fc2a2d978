//! The table: an engine for games with seats, questions, chance and secrets. It knows no game.
//!
//! A game's position is a plain value with an agenda of small named steps. A step is straight-line Rust that asks the
//! [`Table`] whatever a player has to decide:
//!
//! ```text
//! match table.ask(battle, defender, Question::React { to: unit }, &reactions)? {
//!     React::Wait => self.fight(unit, table)?,
//!     React::Intercept { by } => self.intercept(by, unit, table)?,
//! }
//! ```
//!
//! If the answer is not there yet, `?` leaves the step. The [`Match`] keeps the position from before it and the inputs
//! since; when the answer comes, that one step runs again. So a match at rest is data: it can be saved, resumed, taken
//! back and replayed. Playouts ([`play_out`]) answer at once, so they never pause and never run anything twice.
//!
//! `examples/hoard.rs` has a whole tiny game. This plays it to the end and loads it again from its transcript:
//!
//! ```
//! # #[path = "../examples/hoard.rs"] mod hoard;
//! # use std::sync::Arc;
//! use hoard::{Hoard, Options};
//! use table::{Game, Match, Pending, Rolls};
//!
//! let game = Hoard::set_up(Arc::new(()), Options::default()).unwrap();
//! let mut running = Match::new(Arc::new(game), Rolls::Seeded(1));
//! while let Pending::Asked(asked) = running.pending() {
//!     let seat = asked[0].seat;
//!     running.choose(seat, 0).unwrap();
//! }
//! let loaded = Match::<Hoard>::load(Arc::new(()), &running.save()).unwrap();
//! assert_eq!(loaded.digest(), running.digest());
//! ```

mod asking;
pub mod battery;
mod bluff;
mod blunders;
pub mod check;
pub mod content;
mod dice;
mod fair;
mod game;
mod judged;
pub mod keyword;
mod lang;
mod matches;
mod measured;
mod message;
mod phrase;
mod refusal;
mod scene;
mod seat;
mod seen;
mod shown;
pub mod sketch;
mod straight;
pub mod transcript;
mod vocabulary;

/// Used by [`texts!`].
#[doc(hidden)]
pub use ::include_dir;
/// Declares questions, choices, events, reasons and rolls, and the keywords of data files.
pub use ::vocabulary::{Keyword, Vocabulary, choice, sentence};
pub use asking::{Ask, Draw, Flow, Pause, RuledOut, Secretly, Table, Told};
pub use bluff::{Bluff, Turn};
pub use blunders::{Blunder, Blunders, Deed};
pub use dice::{Dice, FastDice, Rolls, SeededDice, shuffle};
pub use fair::{DiceKey, KeyedDice, Proof, ProofError, commit, seal};
pub use game::{Game, Habits, Measured, NoOrders, Nothing, Outcome, Saying, Spoken};
pub use judged::{weigh, win_share, win_share_among};
pub use keyword::Keyword;
pub use lang::{Lang, Words};
pub use matches::{Asked, Match, Pending, Pile};
pub use measured::{Covered, Going, HowSeen, Line, Named, Relation, Sighted};
pub use message::Texts;
pub use phrase::{Arg, PRICE, Phrase, quote, text};
pub use refusal::{Refusal, TEXTS};
pub use scene::Scene;
pub use seat::{Seat, Viewer};
pub use seen::{Imagined, Seen};
pub use shown::{Change, Die, Flight, Flights, Flown, Id, Ids, Look, Price, Shown, Tally, numbered_id, spot};
pub use sketch::{Piece, Sheet, Sketch, Span, Tone};
pub use straight::{AtRandom, ByHabit, Guide, Playout, Policy, pick_in_proportion, play_out, play_out_listening};
pub use transcript::{Header, Input, LoadError, Place};
pub use vocabulary::{Addend, Declared, Faces, Part, Parts, Ruled, Sentence, Speaker, Step, Sum, Term};

#[cfg(test)]
extern crate self as table;
#[cfg(test)]
#[path = "../examples/hoard.rs"]
mod hoard;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
