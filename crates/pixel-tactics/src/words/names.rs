//! How sides, cards and positions are named.

use table::{Arg, Phrase, Seat, Shown, Term};

use super::Speaker;
use crate::content::{CardId, Shared};
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::told::{Both, Leaders, PartOf, Piece};
use crate::view::{HeroView, Holds, LeaderView, View};

/// The seat whose point of view is used: a spectator sits behind seat 0.
pub(crate) fn eye(view: &View) -> Seat {
    view.viewer.unwrap_or(Seat(0))
}

/// Whether a seat is the reader's own, the opponent's, or one of two that a spectator watches.
fn whose(speaker: Speaker<'_>, seat: Seat) -> &'static str {
    match speaker.view.viewer {
        None => "other",
        Some(viewer) if viewer == seat => "own",
        Some(_) => "foe",
    }
}

/// "Dein Gegner", or the color for a spectator.
pub(crate) fn name_seat(speaker: Speaker<'_>, seat: Seat) -> Phrase {
    Phrase::new("side").with("who", whose(speaker, seat)).with("color", color(seat))
}

/// Lists the nearer side's first, then the other's.
fn name_both(speaker: Speaker<'_>, of: impl Fn(Seat) -> Arg) -> Arg {
    let (near, far) = (eye(speaker.view), eye(speaker.view).other());
    let both = Phrase::new("both").with("who", whose(speaker, near)).with("near", of(near)).with("far", of(far));
    both.with("near-side", name_seat(speaker, near)).with("far-side", name_seat(speaker, far)).into()
}

/// The name of a card as the leader of a seat.
pub(crate) fn name_leader<'n>(speaker: Speaker<'n>, card: CardId, seat: Seat) -> &'n Shared {
    &speaker.game.printed(card).leader.names[seat.index() % 2]
}

/// A position: "deine Front links"; the form `near` leaves out that it is the reader's.
pub(crate) fn name_place(speaker: Speaker<'_>, place: Place) -> Phrase {
    let key = if place.is_leader() { "place-leader" } else { "place" };
    let phrase = Phrase::new(key).with("who", whose(speaker, place.seat())).with("color", color(place.seat()));
    phrase.with("row", place.row().word()).with("column", place.column().say(speaker))
}

/// A card in a position: "Ritter (deine Front links)".
pub(crate) fn name_piece(speaker: Speaker<'_>, place: Place, card: CardId) -> Phrase {
    let name = match place.is_leader() {
        true => name_leader(speaker, card, place.seat()),
        false => &speaker.game.printed(card).name,
    };
    Phrase::new("piece").with("name", name).with("place", name_place(speaker, place))
}

/// The card in a position, and its life and damage if it lives.
pub(super) fn find(speaker: Speaker<'_>, place: Place) -> Option<(CardId, Option<(u8, u8)>)> {
    let side = speaker.view.sides.get(place.seat().index())?;
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

/// What stands in a position now. Its forms: `near` (the reader's own side is not named), `target` (near, with what is
/// left of its life), `spot` (the position alone) and `near-spot`.
impl Term<PixelTactics> for Place {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        let Some((card, life)) = find(speaker, *self) else { return name_place(speaker, *self).into() };
        let piece = name_piece(speaker, *self, card);
        match life {
            Some((life, damage)) => piece.with("left", life.saturating_sub(damage)).with("life", life).into(),
            None => piece.with("left", "none").into(),
        }
    }

    fn show(&self, _speaker: Speaker<'_>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// What stood in a position when something happened there; an empty position has its own name.
impl Term<PixelTactics> for Piece {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        let Piece { place, card } = *self;
        card.map_or_else(|| name_place(speaker, place), |card| name_piece(speaker, place, card)).into()
    }

    fn show(&self, speaker: Speaker<'_>, shown: &mut Shown) {
        self.place.show(speaker, shown);
    }
}

/// A card as a hero, with the text of its order. Where it lies is said by the declaration.
impl Term<PixelTactics> for CardId {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        if self.0 >= speaker.game.cards() {
            return Phrase::new("unknown-card").with("number", self.0).into();
        }
        let printed = speaker.game.printed(*self);
        let card = Phrase::new("card").with("name", &printed.name).with("attack", printed.attack);
        card.with("life", printed.life).with("text", &printed.order.text).into()
    }
}

/// Left, middle or right, as the reader sees it.
impl Term<PixelTactics> for Column {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        match (self, eye(speaker.view)) {
            (Column::Middle, _) => "middle",
            (Column::Left, Seat(0)) | (Column::Right, Seat(1..)) => "left",
            (Column::Right, Seat(0)) | (Column::Left, Seat(1..)) => "right",
        }
        .into()
    }
}

/// The reader's own number comes first.
impl Term<PixelTactics> for Both {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        name_both(speaker, |seat| self.of(seat).into())
    }
}

/// The reader's own leader comes first.
impl Term<PixelTactics> for Leaders {
    fn say(&self, speaker: Speaker<'_>) -> Arg {
        name_both(speaker, |seat| name_leader(speaker, self.0[seat.index() % 2], seat).into())
    }
}

impl PartOf {
    /// Why the part is there; a printed value needs no reason.
    pub(crate) fn name(self, speaker: Speaker<'_>, seat: Seat) -> Option<Arg> {
        match self {
            PartOf::Printed => None,
            PartOf::Times(card) | PartOf::Hero(card) | PartOf::Proof(card) => {
                Some((&speaker.game.printed(card).name).into())
            }
            PartOf::Leader(card) => Some(name_leader(speaker, card, seat).into()),
            PartOf::Boost => Some(Phrase::new("part-boost").into()),
        }
    }
}
