//! What a game has to say for itself: its rules, its words, its habits, its measures. This is the one seam between the
//! engine and the games.

use std::fmt::Debug;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::check::Checked;
use crate::{
    Arg, Ask, Asked, Bluff, Dice, Flow, Going, Lang, Phrase, Relation, Ruled, Seat, Sentence, Shown, Sketch, Speaker,
    Table, Term, Texts, Viewer,
};

/// The rules of one game with its content and the options agreed for one match.
///
/// A `Game` never changes during a match; everything that does is in its `Position`, a plain value.
pub trait Game: Sized + Clone + Debug + Eq + Send + Sync + 'static {
    /// The name that files, links and the command line use.
    const ID: &'static str;
    /// Grows with every change that could make a recorded match go another way.
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
    /// What can be drawn at random: a card, a bead; [`Nothing`] where there are only dice.
    type Drawn: Clone + Debug + Ord + Serialize + DeserializeOwned + JsonSchema + Term<Self> + Send + Sync;
    /// What a seat or a spectator may see, built from a whitelist.
    type View: Clone + Debug + Eq + Serialize + JsonSchema + Send + Sync;
    /// What is printed on cards and tiles. It is public and the same during a whole match, so views name it by key, and
    /// a reader of views gets it once.
    type Facts: Serialize + JsonSchema;

    fn set_up(content: Arc<Self::Content>, options: Self::Options) -> Result<Self, Phrase>;
    fn options(&self) -> &Self::Options;
    /// Names the content exactly: a match goes on only with the content it began with.
    fn content_digest(&self) -> String;
    fn seats(&self) -> u8;
    fn start(&self) -> Self::Position;

    /// Pops the top step of the agenda and runs it.
    ///
    /// Called only while there is no outcome. A step that asks or rolls may be run several times from the same
    /// position with the same answers, so it reads nothing but the position and the table.
    fn step(&self, position: &mut Self::Position, table: &mut Table<'_, Self>) -> Flow;

    /// How the game ended, if it has.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;
    /// Takes a seat out of the game. The running step is dropped: `position` is from before it.
    fn resign(&self, position: &mut Self::Position, seat: Seat);

    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;
    fn facts(&self) -> Self::Facts;
    /// A random position that looks the same to `seat` as this one.
    fn imagine(&self, position: &Self::Position, seat: Seat, dice: &mut dyn Dice) -> Self::Position;
    /// Whether a position from outside is one that these rules can go on from; names what is wrong and where.
    fn check(&self, position: &Self::Position) -> Checked;
}

/// The game's words and boards, for people.
pub trait Spoken: Game {
    /// The messages behind all phrases of this game.
    fn texts() -> &'static Texts;
    /// How a seat is named to a reader.
    fn name_seat(speaker: Speaker<'_, Self>, seat: Seat) -> Arg;
    /// The board for a terminal, laid out for a reader of a language.
    fn sketch(&self, view: &Self::View, lang: Lang) -> Sketch;

    /// Every phrase is made from a view, so no sentence can tell what its reader may not know.
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
    /// What a screen shows of an event beside its sentence.
    fn show(&self, view: &Self::View, event: &Self::Event) -> Shown {
        event.shown(Speaker { game: self, view })
    }
}

/// How seats play by themselves, and what a laboratory counts. None of it is part of the rules.
pub trait Habits: Game {
    /// What a seat can order beforehand, so that it is not asked every time; [`NoOrders`] where there is nothing.
    type Orders: Clone + Debug + PartialEq + Default + Serialize + DeserializeOwned + JsonSchema + Send + Sync;

    /// The option that a seat's standing orders choose at a question, if they cover it. The caller answers with it, as
    /// the seat itself would.
    fn obey(&self, _view: &Self::View, _orders: &Self::Orders, _asked: &Asked<Self>) -> Option<usize> {
        None
    }
    /// Whether [`appeal`](Self::appeal) tells choices apart.
    const HAS_HABITS: bool = false;
    /// What a sensible player sees at a glance when asked, made once for all options; `()` where there are no habits.
    type Glance<'a>
    where
        Self: 'a;
    /// Looks at a question in its position. Nothing that is hidden from the seat may show in how options are liked: the
    /// battery compares with tables the seat imagines.
    fn glance<'a>(&'a self, ask: &Ask<'a, Self>) -> Self::Glance<'a>;
    /// How much a sensible player likes a choice. Who plays by habit picks in proportion.
    fn appeal(&self, _glance: &Self::Glance<'_>, _choice: &Self::Choice) -> u32 {
        1
    }
    /// How likely a seat is to win from here, in thousandths, as a good player guesses who looks at the whole table. Players
    /// ask it only of tables they imagine. [`win_share`](crate::win_share) makes a share of a score.
    fn judge(&self, _position: &Self::Position, _seat: Seat) -> u32 {
        1000 / u32::from(self.seats())
    }
    /// What a game without a winner is worth to each seat, in thousandths. Where all win or lose together it is nothing.
    fn judge_draw(&self) -> u32 {
        1000 / u32::from(self.seats())
    }
    /// What [`judge`](Self::judge) weighs, as a seat's lead over the other one in each of them, for those who learn the
    /// weights. Empty where they were set by hand.
    fn features(&self, _position: &Self::Position, _seat: Seat) -> Vec<i32> {
        Vec::new()
    }
    /// The bluff that a question is part of, by what the seat that is asked knows.
    fn bluff(&self, _question: &Self::Question, _position: &Self::Position) -> Option<Bluff<Self>> {
        None
    }
    /// How many decisions a player looks ahead before it judges.
    const HORIZON: u64 = 40;
    /// How many more of them it may take to come to a quiet point. Without any it judges in the middle of things.
    const PATIENCE: u64 = 0;
    /// Whether nothing is under way between two steps that a judgement would miss.
    fn is_quiet(&self, _position: &Self::Position) -> bool {
        true
    }
    /// How many decisions a recruit, soldier, veteran and marshal may try out for each of its own.
    const BUDGETS: [u32; 4] = [0, 1_000, 10_000, 70_000];
    /// What seats got by an event, by kind and key (`hero.troll`, `card.fireball`), for those who count what wins.
    fn gains(&self, _event: &Self::Event) -> Vec<(Seat, String)> {
        Vec::new()
    }
    /// How many rounds have begun, in games that have rounds.
    fn rounds(&self, _position: &Self::Position) -> u32 {
        0
    }
}

/// What can be measured where places count. Other games have nothing to add.
pub trait Measured: Game {
    /// How a piece stands to all others, the nearest first, measured in what a viewer sees.
    fn relate(&self, _view: &Self::View, _piece: &str) -> Vec<Relation> {
        Vec::new()
    }
    /// A choice that was begun by hand, with what the table would add: the others who go along.
    fn complete(
        &self,
        _position: &Self::Position,
        _question: &Self::Question,
        _begun: &Self::Choice,
    ) -> Option<Self::Choice> {
        None
    }
    /// What a choice would take of each that moves by it. The position is one that the seat imagines, and the view is
    /// the seat's, so that nothing hidden can be in it.
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

/// The orders of games in which nothing can be ordered beforehand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOrders {}

/// What is drawn in games in which nothing is.
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
    /// Nobody: a draw that nobody won. Several: they share the win.
    pub winners: Vec<Seat>,
    /// The key of the sentence that says how.
    pub reason: &'static str,
}

impl Outcome {
    /// Who won, and how: the message behind its own key takes no side and needs no arguments.
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
