//! The interface: a game, a game with agreed options, and a match.

use std::any::Any;

use players::Level;
use players::puzzle::{Goal, Worth};
use players::study::{Accuracy, Study};
use serde_json::Value;
use table::{Blunders, Habits, Lang, Measured, Outcome, Rolls, Seat, Sketch, Spoken, Viewer};

use crate::{
    Analysis, AskedSeat, Counted, GameError, GameInfo, Moment, Odds, Pending, Plain, Played, PlayerSpec, Related,
    RuledOut, Told, Tried,
};

/// A game with everything that people, players and statistics want of it.
pub trait Playable: Spoken + Habits + Measured {}

impl<G: Spoken + Habits + Measured> Playable for G {}

/// A game of the catalog.
pub trait AnyGame: Send + Sync {
    fn id(&self) -> &'static str;
    fn info(&self) -> GameInfo;
    /// The version of the rules and the digest of the content, both also in [`info`](Self::info).
    fn version(&self) -> (u32, String);
    /// Sets the options of a match; missing ones take their defaults, and `null` means all defaults.
    fn agree(&self, options: &Value, lang: Lang) -> Result<Box<dyn Agreed>, GameError>;
    /// Loads a transcript as it was after its first `most` inputs, or all of it.
    fn load(&self, transcript: &str, most: Option<usize>, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError>;
    /// JSON Schemas of everything in the referee's line protocol. A browser's engine goes without: it loads sooner.
    #[cfg(not(target_arch = "wasm32"))]
    fn schemas(&self) -> crate::Schemas;
    /// The sentence for a key of the game's texts, if there is one that needs no arguments.
    fn say_key(&self, lang: Lang, key: &'static str) -> Option<String>;

    /// Starts a match.
    fn begin(&self, options: &Value, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        Ok(self.agree(options, lang)?.begin(rolls))
    }
}

/// A game with agreed options, ready to be played any number of times.
pub trait Agreed: Send + Sync {
    fn seats(&self) -> u8;
    /// The options with all defaults filled in.
    fn options(&self) -> Value;
    fn begin(&self, rolls: Rolls) -> Box<dyn AnyMatch>;
    /// Starts from a position as [`AnyMatch::position`] writes it.
    fn begin_at(&self, position: &Value, rolls: Rolls, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError>;
    /// Plays one game between computer players, one for each seat. The same seed gives the same game.
    fn play_alone(&self, players: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Played, GameError>;
    /// Like [`play_alone`](Self::play_alone), reports who thinks when, and counts what people would laugh at.
    fn play_watched(
        &self,
        players: &[PlayerSpec],
        seed: u64,
        watch: &mut Watch<'_>,
        lang: Lang,
    ) -> Result<(Played, Blunders), GameError>;
    /// Like [`play_alone`](Self::play_alone), and counts what the seats gained.
    fn play_and_count(&self, players: &[PlayerSpec], seed: u64, lang: Lang) -> Result<Counted, GameError>;
    /// Plays one game and gives some of its positions together with its result, for training the game's judge.
    #[cfg(not(target_arch = "wasm32"))]
    fn take_lessons(&self, seed: u64) -> Vec<players::learning::Lesson>;
    /// Plays random games one after another on this core; gives the number of decisions.
    fn play_out(&self, games: u64, seed: u64) -> u64;
    /// Clones a position from the middle of a random game over and over, for measuring.
    fn clone_position(&self, times: u64, seed: u64);
    fn position_bytes(&self) -> usize;
}

/// Called when a seat begins and stops thinking about a question.
pub type Watch<'w> = dyn FnMut(Seat, Thinking) + 'w;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    Begins,
    Ends,
}

/// A match of any game. Nothing it returns for a seat reveals anything that the seat may not know.
///
/// Seats come from outside: a seat that does not exist sees what a spectator sees, and is never asked anything.
pub trait AnyMatch: Any + Send {
    fn game(&self) -> &'static str;
    fn seats(&self) -> u8;
    /// The options agreed on, with all defaults filled in.
    fn options(&self) -> Value;
    /// Where rolls come from, with the seed or key. It must stay secret until the match is over.
    fn rolls(&self) -> Rolls;
    /// How many dice were rolled so far.
    fn dice_rolled(&self) -> usize;
    /// What the match waits for, each question worded for its own seat. With a viewer: only the questions to that seat,
    /// and a roll or the end worded for it.
    fn pending(&self, viewer: Option<Viewer>, lang: Lang) -> Pending;
    /// The question to a seat, as [`pending`](Self::pending) has it, in a list and already written as JSON.
    fn question(&self, seat: Seat, lang: Lang) -> Option<Plain>;
    /// A hash of the question to a seat and of its options, the same in all languages. No secret depends on it.
    fn question_hash(&self, seat: Seat) -> Option<u64>;
    /// The seats that are asked now, without words.
    fn asked_seats(&self) -> Vec<AskedSeat>;
    /// The first seat that is asked now, and how many options it has.
    fn first_asked(&self) -> Option<(Seat, usize)>;
    fn is_over(&self) -> bool;
    /// How the match ended, if it has, without words.
    fn outcome(&self) -> Option<&Outcome>;
    /// How many reaction windows were reached since the last input, see [`table::Match::windows_reached`].
    fn windows_reached(&self) -> u32;
    fn view(&self, viewer: Viewer) -> Plain;
    /// The same, for a reader who has an earlier view: names that were made for that one are kept.
    fn view_after(&self, viewer: Viewer, last: &Plain) -> Plain;
    /// Lays a seat's question flat, if it has one, for programs that read it as numbers. What only those need, and the
    /// laboratory, is left out of a browser's engine.
    #[cfg(not(target_arch = "wasm32"))]
    fn lay_question(&self, seat: Seat, flat: &mut crate::Flat) -> bool;
    /// The same with one of its options.
    #[cfg(not(target_arch = "wasm32"))]
    fn lay_option(&self, seat: Seat, index: usize, flat: &mut crate::Flat) -> bool;
    /// What is printed on cards and tiles, which views refer to by key. It is the same during a whole match.
    fn facts(&self) -> Plain;
    fn sketch(&self, viewer: Viewer, lang: Lang) -> Sketch;
    /// The number of events so far; it goes down when a choice is taken back.
    fn events(&self) -> usize;
    /// How many of the first events a viewer may know of.
    fn events_to(&self, viewer: Viewer, first: usize) -> usize;
    /// How many events this match and another one of the same game have in common at the beginning.
    fn events_shared(&self, other: &dyn AnyMatch) -> usize;
    /// Events from index `from` on that a viewer may know of, worded for that viewer; without a viewer all of them,
    /// each worded for the seat it is for.
    fn told(&self, viewer: Option<Viewer>, from: usize, lang: Lang) -> Vec<Told>;
    /// Gives the index of the answer if it is one of the options.
    fn answer(&mut self, seat: Seat, choice: &Value, lang: Lang) -> Result<Option<usize>, GameError>;
    fn choose(&mut self, seat: Seat, index: usize, lang: Lang) -> Result<(), GameError>;
    fn rolled(&mut self, value: u32, lang: Lang) -> Result<(), GameError>;
    /// Records what was drawn, by its id.
    fn drew(&mut self, thing: &Value, lang: Lang) -> Result<(), GameError>;
    /// Standing orders with defaults filled in; `null` means none. An error says what is wrong.
    fn read_orders(&self, orders: &Value, lang: Lang) -> Result<Value, GameError>;
    /// The option that standing orders choose at a seat's question, if they cover it.
    ///
    /// The caller answers with it as if the seat had chosen it.
    fn obey(&self, seat: Seat, orders: &Value, lang: Lang) -> Result<Option<usize>, GameError>;
    fn why_not(&self, seat: Seat, lang: Lang) -> Vec<RuledOut>;
    /// How a piece stands to all others, measured in a viewer's view; empty in games without distances.
    fn relate(&self, viewer: Viewer, piece: &str, lang: Lang) -> Vec<Related>;
    /// What an answer would lead to, tried at a table that the seat imagines; nothing changes. With `complete` the
    /// table may add what was left out.
    fn try_out(&self, seat: Seat, choice: &Value, complete: bool, lang: Lang) -> Result<Tried, GameError>;
    /// The index of the input that a seat may take back.
    fn may_take_back(&self, seat: Seat) -> Option<usize>;
    /// Gives how many events remain.
    fn take_back(&mut self, seat: Seat, lang: Lang) -> Result<usize, GameError>;
    /// Gives how many events remain: those told by the waiting step are dropped.
    fn resign(&mut self, seat: Seat, lang: Lang) -> Result<usize, GameError>;
    /// The index of a seat's last choice among the inputs.
    fn last_choice(&self, seat: Seat) -> Option<usize>;
    /// The match as it was after its first `inputs` inputs; with all of them, a copy.
    fn as_it_was(&self, inputs: usize) -> Box<dyn AnyMatch>;
    /// The match as it was after its first `inputs` inputs, but rolls made since do not come again. Also gives how many
    /// inputs the two have in common at the beginning.
    fn go_back(&self, inputs: usize) -> (Box<dyn AnyMatch>, usize);
    /// Skips rolls of the table that were seen and then taken back.
    fn discard(&mut self, rolls: u32);
    /// The index of the option that a computer player would choose; nothing changes.
    ///
    /// One seed is enough for a whole match: each question derives its own.
    fn pick(&self, seat: Seat, player: &PlayerSpec, seed: u64, lang: Lang) -> Result<usize, GameError> {
        self.pick_until(seat, player, seed, &|| false, lang)
    }
    /// The same, but the player stops soon after `is_late`.
    fn pick_until(
        &self,
        seat: Seat,
        player: &PlayerSpec,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<usize, GameError>;
    /// What one of the options at a seat's question would bring, as far as the seat knows.
    fn odds(
        &self,
        seat: Seat,
        option: usize,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Odds, GameError>;
    /// Solves a seat's question, if it is a duel or part of a bluff and there is a choice.
    fn study(&self, seat: Seat, accuracy: Accuracy) -> Option<Study>;
    /// What each option of a seat's question is worth for a goal, see [`players::puzzle::weigh_goal`].
    fn weigh_goal(&self, seat: Seat, goal: Goal, tables: u64, seed: u64) -> Option<Worth>;
    /// How likely a sensible player is to take each option of a seat's question, in thousandths.
    fn likes(&self, seat: Seat) -> Vec<u32>;
    /// Judges all choices made so far, as a player of that level would in hindsight. `hear` gets the number of inputs
    /// and the finding about the next one, and says whether to go on.
    fn analyse(&self, level: Level, lang: Lang, hear: &mut dyn FnMut(usize, Option<&Moment>) -> bool) -> Analysis;
    /// A position to start a match from: everything, hidden or not, as it was before the waiting step.
    fn position(&self) -> Value;
    /// A random position that looks the same to a seat as [`position`](Self::position), with everything hidden from it
    /// made up. `None` if there is no such seat.
    fn imagined_position(&self, seat: Seat, seed: u64) -> Option<Value>;
    /// A match that looks the same to a seat as this one, with everything hidden from it made up from the seed; so are
    /// its dice, unless rolls come from outside. A seat that is asked is at the same question, any other one before the waiting step.
    #[cfg(not(target_arch = "wasm32"))]
    fn imagine(&self, seat: Seat, seed: u64, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError>;
    fn inputs(&self) -> usize;
    fn digest(&self) -> String;
    /// The transcript, JSON Lines.
    fn save(&self) -> String;
    /// The first line of the transcript. It contains the seed or key of the dice, so it must stay secret until the
    /// match is over.
    fn header_json(&self) -> String;
    /// The inputs from index `from` on, each as its line in the transcript.
    fn inputs_json(&self, from: usize) -> Vec<String>;
}

impl dyn AnyMatch + '_ {
    pub fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        self.as_it_was(self.inputs())
    }

    /// Lets a computer player answer a seat's question, see [`pick`](AnyMatch::pick).
    pub fn let_play(&mut self, seat: Seat, player: &PlayerSpec, seed: u64, lang: Lang) -> Result<(), GameError> {
        let index = self.pick(seat, player, seed, lang)?;
        self.choose(seat, index, lang)
    }
}
