//! What a game implements: its rules, its words, its habits, its measurements. This is the one seam between the engine
//! and the games.

use std::fmt::Debug;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::check::Checked;
use crate::{
    Arg, Ask, Asked, Bluff, Blunders, Deed, Dice, Flow, Going, Lang, Phrase, Relation, Ruled, Seat, Sentence, Shown,
    Sketch, Speaker, Table, Term, Texts, Viewer,
};

/// The rules of one game with its content and the options agreed for one match.
///
/// A `Game` never changes during a match; everything that does is in its `Position`, a plain value.
pub trait Game: Sized + Clone + Debug + Eq + Send + Sync + 'static {
    /// The name used in files, links and on the command line.
    const ID: &'static str;
    /// Raised with every change that could make a recorded match go differently.
    const RULES: u32;

    /// Figures loaded from data files, shared by all matches.
    type Content: Debug + Eq + Send + Sync;
    /// What players agree on before the match.
    type Options: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    type Position: Clone + Debug + Eq + Serialize + DeserializeOwned + JsonSchema + Send + Sync;
    type Question: Clone + Debug + Eq + Serialize + JsonSchema + Sentence<Self> + Send + Sync;
    type Choice: Clone + Debug + Eq + Serialize + DeserializeOwned + JsonSchema + Sentence<Self> + Send + Sync;
    /// Something that happened, in the past tense.
    type Event: Clone + Debug + Eq + Serialize + JsonSchema + Sentence<Self> + Send + Sync;
    /// Why something is not allowed.
    type Reason: Clone + Debug + Eq + Serialize + JsonSchema + Sentence<Self> + Ruled + Send + Sync;
    /// Why dice are rolled or cards are drawn.
    type Chance: Clone + Copy + Debug + Eq + Serialize + JsonSchema + Sentence<Self> + Send + Sync;
    /// What can be drawn at random: a card, a bead; [`Nothing`] in games with dice only.
    type Drawn: Clone + Debug + Ord + Serialize + DeserializeOwned + JsonSchema + Term<Self> + Send + Sync;
    /// What a seat or a spectator may see, built from a whitelist.
    type View: Clone + Debug + Eq + Serialize + JsonSchema + Send + Sync;
    /// What is printed on cards and tiles. It is public and constant during a match, so views refer to it by key, and a
    /// reader of views gets it once.
    type Facts: Serialize + JsonSchema;

    fn set_up(content: Arc<Self::Content>, options: Self::Options) -> Result<Self, Phrase>;
    fn options(&self) -> &Self::Options;
    /// Identifies the content exactly: a match can only be continued with the content it began with.
    fn content_digest(&self) -> String;
    fn seats(&self) -> u8;
    fn start(&self) -> Self::Position;

    /// Pops the top step of the agenda and runs it.
    ///
    /// Called only while there is no outcome. A step that asks or rolls may run several times from the same position
    /// with the same answers, so it must read nothing but the position and the table.
    fn step(&self, position: &mut Self::Position, table: &mut Table<'_, Self>) -> Flow;

    /// How the game ended, if it has.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// Takes a seat out of the game. The running step is dropped: `position` is the one before it.
    fn resign(&self, position: &mut Self::Position, seat: Seat);

    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;
    fn facts(&self) -> Self::Facts;
    /// A random position that looks the same to `seat` as this one.
    fn imagine(&self, position: &Self::Position, seat: Seat, dice: &mut dyn Dice) -> Self::Position;
    /// Whether the rules can continue from a position from outside; says what is wrong and where.
    fn check(&self, position: &Self::Position) -> Checked;
}

/// Words and boards for people.
pub trait Spoken: Game {
    /// The messages behind all phrases of this game.
    fn texts() -> &'static Texts;
    /// How a seat is named for a reader.
    fn name_seat(speaker: Speaker<'_, Self>, seat: Seat) -> Arg;
    /// The board for a terminal, laid out for readers of a language.
    fn sketch(&self, view: &Self::View, lang: Lang) -> Sketch;

    /// How many equal dice in a row, of which this is the first, people may say as one sum: they only stand for something
    /// that is measured.
    fn dice_in_sum(_chance: &Self::Chance) -> u32 {
        1
    }

    /// Views may remember names that they were asked for. Two of one viewer in one match, the second later: what is
    /// called as before need not be named anew. No sentence may differ by it.
    fn keep_names(_from: &Self::View, _to: &Self::View) {}

    /// Every phrase is made from a view, so no sentence can reveal what its reader may not know.
    fn say(&self, view: &Self::View, what: Saying<'_, Self>) -> Phrase {
        let speaker = Speaker { game: self, view };
        match what {
            Saying::Question(question) => question.phrase(speaker),
            Saying::Choice(choice) => choice.phrase(speaker),
            Saying::Event(event) => event.phrase(speaker),
            Saying::Reason(reason) => reason.phrase(speaker),
            Saying::Chance(chance) => chance.phrase(speaker),
            Saying::Outcome(outcome) => outcome.phrase(speaker),
        }
    }
    /// The ids, as in the view, of the pieces and places a choice is about, in the order a person would point at them.
    fn touches(&self, view: &Self::View, choice: &Self::Choice) -> Vec<String> {
        choice.shown(Speaker { game: self, view }).touches
    }
    /// What a screen shows of an event besides its sentence.
    fn show(&self, view: &Self::View, event: &Self::Event) -> Shown {
        event.shown(Speaker { game: self, view })
    }
}

/// How computer players choose, and what statistics count. None of it is part of the rules.
pub trait Habits: Game {
    /// Standing orders that a seat can give, so that it is not asked every time; [`NoOrders`] if there are none.
    type Orders: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    /// The option that a seat's standing orders choose at a question, if they cover it. The caller answers with it as
    /// if the seat had chosen it.
    fn obey(&self, _view: &Self::View, _orders: &Self::Orders, _asked: &Asked<Self>) -> Option<usize> {
        None
    }
    /// Whether [`appeal`](Self::appeal) distinguishes between choices.
    const HAS_HABITS: bool = false;
    /// Whether there are duels or bluffs worth practising.
    const HAS_DUELS: bool = false;
    /// What a sensible player sees at a glance when asked, made once for all options; `()` if there are no habits.
    type Glance<'a>
    where
        Self: 'a;
    /// Looks at a question in its position. The appeal of options must not depend on anything hidden from the seat: the
    /// battery compares it with tables the seat imagines.
    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Self::Glance<'a>;
    /// How much a sensible player likes a choice. Players by habit pick in proportion to it.
    fn appeal(&self, _glance: &Self::Glance<'_>, _choice: &Self::Choice) -> u32 {
        1
    }
    /// How likely a seat is to win from here, in thousandths, as a good player who sees the whole table would guess.
    /// Players ask it only about tables they imagine. [`win_share`](crate::win_share) turns a score into a share.
    fn judge(&self, _position: &Self::Position, _seat: Seat) -> u32 {
        1000 / u32::from(self.seats())
    }
    /// What a game without a winner is worth to each seat, in thousandths. In cooperative games that is 0.
    fn judge_draw(&self) -> u32 {
        1000 / u32::from(self.seats())
    }
    /// What [`judge`](Self::judge) weighs, as a seat's lead over the other one in each feature, for training the
    /// weights. Empty if they are set by hand.
    fn features(&self, _position: &Self::Position, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }
    /// The bluff that a question is part of, as far as the asked seat knows it.
    fn bluff(&self, _question: &Self::Question, _position: &Self::Position) -> Option<Bluff<Self>> {
        None
    }
    /// How many decisions a player looks ahead before it judges.
    const HORIZON: u64 = 40;
    /// The same for a planner that tries out an answer: many short looks can be better than few long ones.
    const REACH: u64 = Self::HORIZON;
    /// Whether a planner also thinks about the decisions on the way. In some games that does not pay for its time.
    const PONDERS: bool = false;
    /// How many more decisions it may take to reach a quiet point. With 0 it judges wherever it is.
    const PATIENCE: u64 = 0;
    /// Whether nothing is under way between two steps that a judgement would miss.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }
    /// How many decisions a recruit, soldier, veteran and marshal may try out for each decision of their own.
    const BUDGETS: [u32; 4] = [0, 1_000, 10_000, 70_000];
    /// What seats gained by an event, by kind and key (`hero.troll`, `card.fireball`), for statistics of what wins.
    fn gains(&self, _event: &Self::Event) -> Vec<(Seat, String)> {
        Vec::new()
    }
    /// What people would laugh at in a match, from its choices in order.
    fn blunders(&self, _deeds: &[Deed<Self>]) -> Blunders {
        Blunders::default()
    }
    /// How many rounds have begun, in games that have rounds.
    fn rounds(&self, _position: &Self::Position) -> u32 {
        0
    }
}

/// What can be measured in games played in inches. Other games implement nothing.
pub trait Measured: Game {
    /// How a piece stands to all others, nearest first, measured in a viewer's view.
    fn relate(&self, _view: &Self::View, _piece: &str) -> Vec<Relation> {
        Vec::new()
    }
    /// Completes a choice that was begun by hand with what the table would add: the others that move along.
    fn complete(
        &self,
        _position: &Self::Position,
        _question: &Self::Question,
        _begun: &Self::Choice,
    ) -> Option<Self::Choice> {
        None
    }
    /// What a choice would cost each piece that moves by it. The position is one that the seat imagines, and the view
    /// is the seat's own, so the result cannot reveal anything hidden.
    fn weigh(
        &self,
        _position: &Self::Position,
        _view: &Self::View,
        _question: &Self::Question,
        _choice: &Self::Choice,
    ) -> Vec<Going> {
        Vec::new()
    }
}

/// The orders of games without standing orders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOrders {}

/// What is drawn in games without draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Nothing {}

impl<G: Game> Term<G> for Nothing {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        match *self {}
    }
}

/// What can be put into words.
pub enum Saying<'a, G: Game> {
    Question(&'a G::Question),
    Choice(&'a G::Choice),
    Event(&'a G::Event),
    Reason(&'a G::Reason),
    Chance(G::Chance),
    Outcome(&'a Outcome),
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Outcome {
    /// Empty for a draw; several seats share the win.
    pub winners: Vec<Seat>,
    /// The key of the sentence that says how it ended.
    pub reason: &'static str,
}

impl Outcome {
    /// Who won, and how: the message with that key takes no side and needs no arguments.
    pub fn phrase<G: Spoken>(&self, speaker: Speaker<'_, G>) -> Phrase {
        let how = Phrase::new(self.reason);
        match self.winners.as_slice() {
            [] => how,
            [seat] => Phrase::new("outcome").with("seat", G::name_seat(speaker, *seat)).with("how", how),
            several => {
                let winners: Vec<Arg> = several.iter().map(|seat| G::name_seat(speaker, *seat)).collect();
                Phrase::new("outcome-together").with("seats", winners).with("how", how)
            }
        }
    }

    pub fn draw(reason: &'static str) -> Outcome {
        Outcome { winners: Vec::new(), reason }
    }

    pub fn won_by(seat: Seat, reason: &'static str) -> Outcome {
        Outcome { winners: vec![seat], reason }
    }
}
