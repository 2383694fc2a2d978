//! From a declared value to what people read and what screens show.
//!
//! Games declare their questions, choices, events, reasons and rolls with `#[derive(Vocabulary)]`, and say once for each
//! id type how it is named and which piece of the board it is ([`Term`]). `docs/vocabulary.md` has the whole picture.

use std::collections::BTreeMap;
use std::sync::Arc;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Arg, Die, Game, Phrase, Seat, Shown, Spoken, Words};

/// What words are made from: the game, and what the reader sees of it.
///
/// Nothing else can get into a sentence, so no sentence can tell what its reader may not know.
pub struct Speaker<'a, G: Game> {
    pub game: &'a G,
    pub view: &'a G::View,
}

impl<G: Game> Clone for Speaker<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Speaker<'_, G> {}

/// Something that can stand in a sentence: a unit, a place, a number.
pub trait Term<G: Game> {
    /// How it is named.
    fn say(&self, speaker: Speaker<'_, G>) -> Arg;

    /// Which pieces and places of the board it is, and what else a screen can show of it.
    fn show(&self, _speaker: Speaker<'_, G>, _shown: &mut Shown) {}

    /// The messages it uses, so that texts can be checked without playing.
    fn declare(_declared: &mut Declared)
    where
        Self: Sized,
    {
    }
}

/// A declared question, choice, event, reason or roll.
pub trait Sentence<G: Game>: Term<G> {
    fn phrase(&self, speaker: Speaker<'_, G>) -> Phrase;

    /// What a screen shows besides its sentence.
    fn shown(&self, speaker: Speaker<'_, G>) -> Shown {
        let mut shown = Shown::default();
        self.show(speaker, &mut shown);
        shown
    }
}

/// Something that belongs to a rule of the rulebook.
pub trait Ruled {
    /// The rule id at the start of its doc comment.
    fn rule(&self) -> &'static str;
}

/// The messages that declarations need, with their arguments.
#[derive(Clone, Debug, Default)]
pub struct Declared {
    pub messages: BTreeMap<&'static str, Vec<&'static str>>,
    /// The arguments that are declared as numbers, each with the key of its message.
    pub numbers: Vec<(&'static str, &'static str)>,
}

impl Declared {
    /// Adds a message; gives whether it was new. Two declarations may share one if it uses only arguments of both.
    pub fn add(&mut self, key: &'static str, arguments: &[&'static str]) -> bool {
        match self.messages.get_mut(key) {
            Some(known) => {
                known.retain(|argument| arguments.contains(argument));
                false
            }
            None => {
                self.messages.insert(key, arguments.to_vec());
                true
            }
        }
    }

    pub fn add_numbers(&mut self, key: &'static str, names: &[&'static str]) {
        self.numbers.extend(names.iter().map(|name| (key, *name)));
    }
}

/// A value with its addends: `6 + 2 (Barbarian Axe) + 3 = 11`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub parts: Vec<Part>,
}

/// An addend, and its reason, unless that goes without saying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub step: Step,
    pub why: Option<Arg>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Plus(i32),
    /// Multiplies the sum so far.
    Times(i32),
}

impl Sum {
    pub fn total(&self) -> i32 {
        self.parts.iter().fold(0, |sum, part| match part.step {
            Step::Plus(by) => sum + by,
            Step::Times(by) => sum * by,
        })
    }
}

impl Part {
    pub fn plus(by: impl Into<i32>, why: Option<Arg>) -> Part {
        Part { step: Step::Plus(by.into()), why }
    }
}

/// A declared addend: what it adds, and whether it needs a reason.
pub trait Addend {
    fn number(&self) -> u8;

    fn needs_reason(&self) -> bool;
}

/// A number with its declared addends, worded and shown as a [`Sum`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
#[schemars(inline)]
pub struct Parts<P>(#[schemars(with = "Vec<P>")] pub ArrayVec<P, 8>);

impl<P: Addend> Parts<P> {
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, part| sum.saturating_add(part.number()))
    }

    fn add_up<G: Game>(&self, speaker: Speaker<'_, G>) -> Sum
    where
        P: Term<G>,
    {
        let part = |part: &P| Part::plus(part.number(), part.needs_reason().then(|| part.say(speaker)));
        Sum { parts: self.0.iter().map(part).collect() }
    }
}

impl<G: Game, P: Addend + Term<G>> Term<G> for Parts<P> {
    fn say(&self, speaker: Speaker<'_, G>) -> Arg {
        self.add_up(speaker).into()
    }

    fn show(&self, speaker: Speaker<'_, G>, shown: &mut Shown) {
        shown.sums.push(("", self.add_up(speaker)));
    }

    fn declare(declared: &mut Declared) {
        P::declare(declared);
    }
}

/// The faces of ordinary dice, in the order they were rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Faces(pub Vec<u8>);

impl<G: Game> Term<G> for Faces {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        crate::text(self.0.iter().map(u8::to_string).collect::<Vec<_>>().join(" "))
    }

    fn show(&self, _speaker: Speaker<'_, G>, shown: &mut Shown) {
        shown.dice.extend(self.0.iter().map(|face| Die::new("d6", *face)));
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl<G: Game> Term<G> for $number {
            fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
                Arg::from(*self)
            }
        }
    )+};
}

numbers!(u8, u16, u32, usize, i8, i16, i32, i64);

/// `yes` or `no`.
impl<G: Game> Term<G> for bool {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        Arg::from(*self)
    }
}

impl<G: Game> Term<G> for Words {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        self.clone().into()
    }
}

impl<G: Game> Term<G> for Arc<Words> {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        self.clone().into()
    }
}

impl<G: Spoken> Term<G> for Seat {
    fn say(&self, speaker: Speaker<'_, G>) -> Arg {
        G::name_seat(speaker, *self)
    }
}

/// `None` is the word `none`.
impl<G: Game, T: Term<G>> Term<G> for Option<T> {
    fn say(&self, speaker: Speaker<'_, G>) -> Arg {
        self.as_ref().map_or(Arg::Case("none"), |term| term.say(speaker))
    }

    fn show(&self, speaker: Speaker<'_, G>, shown: &mut Shown) {
        self.iter().for_each(|term| term.show(speaker, shown));
    }

    fn declare(declared: &mut Declared) {
        T::declare(declared);
    }
}

impl<G: Game, T: Term<G>> Term<G> for Vec<T> {
    fn say(&self, speaker: Speaker<'_, G>) -> Arg {
        Arg::List(self.iter().map(|term| term.say(speaker)).collect())
    }

    fn show(&self, speaker: Speaker<'_, G>, shown: &mut Shown) {
        self.iter().for_each(|term| term.show(speaker, shown));
    }

    fn declare(declared: &mut Declared) {
        T::declare(declared);
    }
}
