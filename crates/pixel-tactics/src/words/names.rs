//! What sides, cards and positions are called.

use table::{Arg, Phrase, Seat, Shown, Speaker, Term};

use crate::content::{CardId, PrintedCard, Shared};
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::told::{Both, Leaders, PartOf, Piece};
use crate::view::{HeroView, Holds, LeaderView, View};

/// Who reads, and where the names of cards are.
#[derive(Clone, Copy)]
pub(crate) struct Names<'n> {
    pub game: &'n PixelTactics,
    pub view: &'n View,
}

/// Through whose eyes the table is looked at: a spectator sits behind seat 0.
pub(crate) fn eye(view: &View) -> Seat {
    view.viewer.unwrap_or(Seat(0))
}

/// Left, middle or right, as the reader sees it.
pub(crate) fn side_of_column(view: &View, column: Column) -> &'static str {
    match (column, eye(view)) {
        (Column::Middle, _) => "middle",
        (Column::Left, Seat(0)) | (Column::Right, Seat(1..)) => "left",
        (Column::Right, Seat(0)) | (Column::Left, Seat(1..)) => "right",
    }
}

impl<'n> Names<'n> {
    /// Whether a seat is the reader's own, the opponent's, or one of two that a spectator watches.
    pub fn whose(self, seat: Seat) -> &'static str {
        match self.view.viewer {
            None => "other",
            Some(viewer) if viewer == seat => "own",
            Some(_) => "foe",
        }
    }

    /// "Dein Gegner", or the color for a spectator.
    pub fn side(self, seat: Seat) -> Phrase {
        Phrase::new("side").with("who", self.whose(seat)).with("color", color(seat))
    }

    /// What belongs to the nearer side, then what belongs to the other.
    fn for_both(self, near: Arg, far: Arg) -> Phrase {
        let seat = eye(self.view);
        let both = Phrase::new("both").with("who", self.whose(seat)).with("near", near).with("far", far);
        both.with("near-side", self.side(seat)).with("far-side", self.side(seat.other()))
    }

    pub fn printed(self, card: CardId) -> &'n PrintedCard {
        self.game.printed(card)
    }

    /// The name of a card as a hero.
    pub fn hero(self, card: CardId) -> &'n Shared {
        &self.printed(card).name
    }

    /// The name of a card as the leader of a seat.
    pub fn leader(self, card: CardId, seat: Seat) -> &'n Shared {
        &self.printed(card).leader.names[seat.index() % 2]
    }

    /// A position: "deine Front links"; in the form `near` the reader's own troop goes without saying.
    pub fn place(self, place: Place) -> Phrase {
        let key = if place.is_leader() { "place-leader" } else { "place" };
        let phrase = Phrase::new(key).with("who", self.whose(place.seat())).with("color", color(place.seat()));
        phrase.with("row", place.row().word()).with("column", side_of_column(self.view, place.column()))
    }

    /// A card in a position: "Ritter (deine Front links)".
    pub fn piece(self, place: Place, card: CardId) -> Phrase {
        Phrase::new("piece").with("name", self.name_at(place, card)).with("place", self.place(place))
    }

    fn name_at(self, place: Place, card: CardId) -> &'n Shared {
        if place.is_leader() { self.leader(card, place.seat()) } else { self.hero(card) }
    }

    pub fn card_at(self, place: Place) -> Option<CardId> {
        Some(self.find(place)?.0)
    }

    /// The card in a position, and its life and damage if it lives.
    fn find(self, place: Place) -> Option<(CardId, Option<(u8, u8)>)> {
        let side = self.view.sides.get(place.seat().index())?;
        if place.is_leader() {
            let LeaderView { card, life, damage, .. } = side.leader.as_ref()?;
            return Some((card.card, Some((*life, *damage))));
        }
        match &side.places.iter().find(|other| other.place == place)?.holds {
            Holds::Hero(HeroView { card, life, damage, .. }) => Some((card.card, Some((*life, *damage)))),
            Holds::Corpse(corpse) => Some((corpse.card.card, None)),
            Holds::Nothing => None,
        }
    }
}

impl<'n> From<Speaker<'n, PixelTactics>> for Names<'n> {
    fn from(Speaker { game, view }: Speaker<'n, PixelTactics>) -> Names<'n> {
        Names { game, view }
    }
}

/// What stands in a position now. Its forms: `near` (the reader's own side is not named), `target` (near, with what is
/// left of its life), `spot` (the position alone) and `near-spot`.
impl Term<PixelTactics> for Place {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        let names = Names::from(speaker);
        let Some((card, life)) = names.find(*self) else { return names.place(*self).into() };
        let piece = names.piece(*self, card);
        match life {
            Some((life, damage)) => piece.with("left", life.saturating_sub(damage)).with("life", life).into(),
            None => piece.with("left", "none").into(),
        }
    }

    fn show(&self, _speaker: Speaker<'_, PixelTactics>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// What stood in a position when something happened there; an empty position has its own name.
impl Term<PixelTactics> for Piece {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        let names = Names::from(speaker);
        self.card.map_or_else(|| names.place(self.place), |card| names.piece(self.place, card)).into()
    }

    fn show(&self, _speaker: Speaker<'_, PixelTactics>, shown: &mut Shown) {
        shown.touch(self.place.id());
    }
}

/// A card as a hero, with the text of its order. Where it lies is said by the declaration.
impl Term<PixelTactics> for CardId {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        let printed = Names::from(speaker).printed(*self);
        let card = Phrase::new("card").with("name", &printed.name).with("attack", printed.attack);
        card.with("life", printed.life).with("text", &printed.order.text).into()
    }
}

/// Left, middle or right, as the reader sees it.
impl Term<PixelTactics> for Column {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        side_of_column(speaker.view, *self).into()
    }
}

/// The reader's own number comes first.
impl Term<PixelTactics> for Both {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        let near = eye(speaker.view);
        Names::from(speaker).for_both(self.of(near).into(), self.of(near.other()).into()).into()
    }
}

/// The reader's own leader comes first.
impl Term<PixelTactics> for Leaders {
    fn say(&self, speaker: Speaker<'_, PixelTactics>) -> Arg {
        let (names, near) = (Names::from(speaker), eye(speaker.view));
        let name = |seat: Seat| names.leader(self.0[seat.index() % 2], seat);
        names.for_both(name(near).into(), name(near.other()).into()).into()
    }
}

impl PartOf {
    /// Why the part is there; a printed value needs no reason.
    pub(crate) fn name(self, speaker: Speaker<'_, PixelTactics>, seat: Seat) -> Option<Arg> {
        let names = Names::from(speaker);
        match self {
            PartOf::Printed => None,
            PartOf::Times(card) | PartOf::Hero(card) | PartOf::Proof(card) => Some(names.hero(card).into()),
            PartOf::Leader(card) => Some(names.leader(card, seat).into()),
            PartOf::Boost => Some(Phrase::new("part-boost").into()),
        }
    }
}
