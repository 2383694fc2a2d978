//! What a screen shows of a choice or an event besides its sentence. Nothing is guessed from names or words.

use arrayvec::ArrayString;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Arg, Game, Seat, Speaker, Sum, Term};

/// The pieces, places, dice and numbers of a declared value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// The ids, as in the view, of pieces and places, in the order a person would point at them.
    pub touches: Vec<String>,
    /// Where something comes from and goes to, if it does: ids as in `touches`, or spots of the board. What moves is
    /// the first touched piece that is neither of them, or else what is at `from`.
    pub from: Option<String>,
    pub to: Option<String>,
    pub dice: Vec<Die>,
    pub sums: Vec<(&'static str, Sum)>,
    pub changes: Vec<Change>,
    pub flights: Vec<Flight>,
    /// What it looks like, if that does not follow from the rest.
    pub declared_look: Option<Look>,
}

/// What an event looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Look {
    /// A part of the game begins.
    Banner,
    /// Dice are rolled.
    Dice,
    /// A piece moves from one place to another.
    Move,
    /// The first touched piece attacks the last one.
    Strike,
    /// The touched pieces die or leave the game.
    Death,
    /// Cards or beads change hands, or go into play.
    Draw,
    /// Magic, or something else out of the ordinary, by the first touched piece.
    Spell,
    /// Numbers of pieces change.
    Change,
    /// Something else that concerns the touched pieces.
    Touch,
    /// Nothing to see: only its sentence tells it.
    Word,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Die {
    /// `d6`, or the colour of a die with faces of its own.
    pub kind: &'static str,
    /// The number, or the name of the face.
    pub face: String,
    /// The seat that rolled it, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
}

/// A number of a piece, before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Change {
    pub piece: String,
    pub what: Tally,
    pub before: i32,
    pub after: i32,
    /// Whether the change is good for the piece.
    pub is_good: bool,
}

/// What pieces have in numbers and what prices are paid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tally {
    Life,
    Wounds,
    Energy,
    Markers,
}

/// Something that moves from one spot of the board to another without being a piece there: a hidden card, a bead.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Flight {
    pub what: Flown,
    /// Names of spots (`hand-0`, `deck-1`, `bag`), or ids as in `touches`.
    pub from: String,
    pub to: String,
    pub count: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Flown {
    Card,
    Bead,
}

/// What a choice costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    pub what: Tally,
    pub count: u8,
}

impl Price {
    /// 0 is free.
    pub fn of(what: Tally, count: u8) -> Option<Price> {
        (count > 0).then_some(Price { what, count })
    }
}

impl Shown {
    pub fn touch(&mut self, ids: impl Ids) {
        ids.add_to(&mut self.touches);
    }

    /// Shows a field of a declaration. The fields `from` and `to` say where something comes from and goes to.
    pub fn field(&mut self, name: &'static str, show: impl FnOnce(&mut Shown)) {
        let (touches, sums) = (self.touches.len(), self.sums.len());
        show(self);
        match name {
            "from" => self.from = self.touches.get(touches).cloned(),
            "to" => self.to = self.touches[touches..].last().cloned(),
            _ => {}
        }
        self.sums[sums..].iter_mut().for_each(|(field, _)| *field = name);
    }

    /// Shows dice rolled by a seat.
    pub fn thrown(&mut self, by: impl Into<Option<Seat>>, show: impl FnOnce(&mut Shown)) {
        let dice = self.dice.len();
        show(self);
        let seat = by.into();
        self.dice[dice..].iter_mut().for_each(|die| die.seat = seat);
    }

    /// Sets where something comes from, if no field says so.
    pub fn come_from(&mut self, ids: impl Ids) {
        self.from = ids.first();
    }

    /// Sets where something goes to, if no field says so.
    pub fn go_to(&mut self, ids: impl Ids) {
        self.to = ids.first();
    }

    /// What it looks like: as declared, or derived from what there is to show.
    pub fn look(&self) -> Look {
        let by_what_is_shown = || match self {
            Shown { dice, .. } if !dice.is_empty() => Look::Dice,
            Shown { to: Some(_), .. } => Look::Move,
            Shown { flights, .. } if !flights.is_empty() => Look::Draw,
            Shown { changes, .. } if !changes.is_empty() => Look::Change,
            Shown { touches, .. } if !touches.is_empty() => Look::Touch,
            Shown { .. } => Look::Word,
        };
        self.declared_look.unwrap_or_else(by_what_is_shown)
    }
}

impl Die {
    pub fn new(kind: &'static str, face: impl ToString) -> Die {
        Die { kind, face: face.to_string(), seat: None }
    }
}

impl Change {
    pub fn new(piece: impl ToString, what: Tally, before: impl Into<i32>, after: impl Into<i32>) -> Change {
        let (before, after) = (before.into(), after.into());
        Change { piece: piece.to_string(), what, before, after, is_good: (after > before) != what.is_burden() }
    }
}

/// An event may have changes only to show them; they are no arguments of its sentence.
impl<G: Game> Term<G> for Change {
    fn say(&self, _speaker: Speaker<'_, G>) -> Arg {
        (self.after - self.before).into()
    }

    fn show(&self, _speaker: Speaker<'_, G>, shown: &mut Shown) {
        if self.before != self.after {
            shown.changes.push(self.clone());
        }
    }
}

impl Tally {
    /// Whether more of it is worse.
    fn is_burden(self) -> bool {
        match self {
            Tally::Wounds => true,
            Tally::Life | Tally::Energy | Tally::Markers => false,
        }
    }
}

impl Flight {
    pub fn of(what: Flown, from: impl ToString, to: impl ToString, count: impl Into<u8>) -> Flight {
        Flight { what, from: from.to_string(), to: to.to_string(), count: count.into() }
    }

    pub fn of_cards(from: impl ToString, to: impl ToString, count: impl Into<u8>) -> Flight {
        Flight::of(Flown::Card, from, to, count)
    }
}

/// One flight, or several; flights of zero pieces are left out.
pub trait Flights {
    fn add_to(self, flights: &mut Vec<Flight>);
}

impl Flights for Flight {
    fn add_to(self, flights: &mut Vec<Flight>) {
        if self.count > 0 {
            flights.push(self);
        }
    }
}

impl<const N: usize> Flights for [Flight; N] {
    fn add_to(self, flights: &mut Vec<Flight>) {
        self.into_iter().for_each(|flight| flight.add_to(flights));
    }
}

impl Flights for Option<Flight> {
    fn add_to(self, flights: &mut Vec<Flight>) {
        self.into_iter().for_each(|flight| flight.add_to(flights));
    }
}

/// The id of a piece, as used by views and boards.
pub type Id = ArrayString<24>;

/// The id of a numbered piece: `unit-12`.
pub fn numbered_id(kind: &str, number: u8) -> Id {
    let mut id = Id::from(kind).expect("the kinds of pieces have short names");
    for (place, digit) in [(100, number / 100), (10, number / 10 % 10), (1, number % 10)] {
        if number >= place || place == 1 {
            id.push(char::from(b'0' + digit));
        }
    }
    id
}

/// A seat's spot on the board for its hand, its deck and the like: `hand-0`.
pub fn spot(kind: &str, seat: Seat) -> Id {
    let mut kind = Id::from(kind).expect("the kinds of spots have short names");
    kind.push('-');
    numbered_id(&kind, seat.0)
}

/// One id of a piece or place, or several.
pub trait Ids: Sized {
    fn add_to(self, ids: &mut Vec<String>);

    fn first(self) -> Option<String> {
        let mut ids = Vec::new();
        self.add_to(&mut ids);
        ids.into_iter().next()
    }
}

impl Ids for String {
    fn add_to(self, ids: &mut Vec<String>) {
        ids.push(self);
    }
}

impl Ids for &str {
    fn add_to(self, ids: &mut Vec<String>) {
        ids.push(self.to_string());
    }
}

impl Ids for Id {
    fn add_to(self, ids: &mut Vec<String>) {
        ids.push(self.as_str().to_owned());
    }
}

impl<T: Ids> Ids for Option<T> {
    fn add_to(self, ids: &mut Vec<String>) {
        self.into_iter().for_each(|id| id.add_to(ids));
    }
}

impl<T: Ids> Ids for Vec<T> {
    fn add_to(self, ids: &mut Vec<String>) {
        self.into_iter().for_each(|id| id.add_to(ids));
    }
}
