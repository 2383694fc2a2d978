//! What sides, cards and positions are called.

use table::{Arg, Lang, Phrase, Seat, Spoken as _, Words};

use crate::content::{CardId, PrintedCard, Row, Shared};
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::told::Piece;
use crate::view::{CardView, Holds, LeaderView, PlaceView, View};

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

/// A text made for each language.
pub(crate) fn in_both(make: impl Fn(Lang) -> String) -> Words {
    Words { de: make(Lang::De), en: make(Lang::En) }
}

pub(crate) fn say_in(lang: Lang, phrase: &Phrase) -> String {
    PixelTactics::texts().say(lang, phrase)
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

    /// Adds a side as `who`, and by name as `side` for all who do not sit there.
    pub fn with_side(self, phrase: Phrase, seat: Seat) -> Phrase {
        let who = if self.whose(seat) == "own" { "own" } else { "other" };
        phrase.with("who", who).with("side", self.side(seat))
    }

    /// "Dein Gegner", or the color for a spectator.
    pub fn side(self, seat: Seat) -> Phrase {
        Phrase::new("side").with("who", self.whose(seat)).with("color", color(seat))
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

    /// The names of some cards as heroes.
    pub fn heroes(self, cards: &[CardId]) -> Arg {
        Arg::List(cards.iter().map(|card| Arg::from(self.hero(*card))).collect())
    }

    /// A position with whose it is: "deine Front links".
    pub fn place(self, place: Place) -> Phrase {
        let phrase = if place.is_leader() { Phrase::new("place-leader") } else { self.row(place.seat(), place.row()) };
        if place.is_leader() {
            phrase.with("who", self.whose(place.seat())).with("color", color(place.seat()))
        } else {
            let column = side_of_column(self.view, place.column());
            Phrase::new("place").with("row", phrase).with("column", column)
        }
    }

    /// A position of the reader's own troop without saying so; else like [`Names::place`].
    pub fn near_place(self, place: Place) -> Phrase {
        if self.whose(place.seat()) != "own" || place.is_leader() {
            return self.place(place);
        }
        let column = side_of_column(self.view, place.column());
        Phrase::new("place").with("row", Phrase::new("row").with("row", place.row().key())).with("column", column)
    }

    /// A row with whose it is: "deine Front".
    pub fn row(self, seat: Seat, row: Row) -> Phrase {
        Phrase::new("row-of").with("who", self.whose(seat)).with("color", color(seat)).with("row", row.key())
    }

    /// A card in a position: "Ritter (deine Front links)".
    pub fn piece(self, place: Place, card: CardId) -> Phrase {
        Phrase::new("piece").with("name", self.name_at(place, card)).with("place", self.place(place))
    }

    /// Whoever stood in a position when something happened there; an empty position has its own name.
    pub fn piece_of(self, Piece { place, card }: Piece) -> Phrase {
        card.map_or_else(|| self.place(place), |card| self.piece(place, card))
    }

    /// Whoever stands in a position now.
    pub fn piece_at(self, place: Place) -> Phrase {
        self.piece_of(Piece { place, card: self.card_at(place) })
    }

    /// The same in a list of choices: the reader's own side is not named.
    pub fn near(self, place: Place) -> Phrase {
        match self.card_at(place) {
            Some(card) => {
                Phrase::new("piece").with("name", self.name_at(place, card)).with("place", self.near_place(place))
            }
            None => self.near_place(place),
        }
    }

    /// Like [`Names::near`], with what is left of its life.
    pub fn target(self, place: Place) -> Phrase {
        let (Some(card), Some((life, damage))) = (self.card_at(place), self.life_at(place)) else {
            return self.near(place);
        };
        let phrase =
            Phrase::new("target").with("name", self.name_at(place, card)).with("place", self.near_place(place));
        phrase.with("left", life.saturating_sub(damage)).with("life", life)
    }

    fn name_at(self, place: Place, card: CardId) -> &'n Shared {
        if place.is_leader() { self.leader(card, place.seat()) } else { self.hero(card) }
    }

    fn life_at(self, place: Place) -> Option<(u8, u8)> {
        if let Some(leader) = self.leader_at(place) {
            return Some((leader.life, leader.damage));
        }
        match &self.find_place(place)?.holds {
            Holds::Hero(hero) => Some((hero.life, hero.damage)),
            Holds::Corpse(_) | Holds::Nothing => None,
        }
    }

    pub fn card_at(self, place: Place) -> Option<CardId> {
        if let Some(leader) = self.leader_at(place) {
            return Some(leader.card.card);
        }
        let CardView { card, .. } = match &self.find_place(place)?.holds {
            Holds::Hero(hero) => &hero.card,
            Holds::Corpse(corpse) => &corpse.card,
            Holds::Nothing => return None,
        };
        Some(*card)
    }

    fn leader_at(self, place: Place) -> Option<&'n LeaderView> {
        let side = self.view.sides.get(place.seat().index())?;
        side.leader.as_ref().filter(|_| place.is_leader())
    }

    fn find_place(self, place: Place) -> Option<&'n PlaceView> {
        let side = self.view.sides.get(place.seat().index())?;
        side.places.iter().find(|other| other.place == place)
    }
}
