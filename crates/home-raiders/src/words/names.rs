//! What sides, characters, troops, objects and places are called.

use measure::Point;
use measure::units::INCH;
use table::{Arg, Phrase, Seat, Words};

use crate::battle::{CharacterId, ObjectId, TroopId};
use crate::content::{Ability, Colour, Mission, Site};
use crate::game::HomeRaiders;
use crate::view::{CharacterView, View};

/// Who reads, and where names are.
#[derive(Clone, Copy)]
pub(crate) struct Names<'n> {
    pub game: &'n HomeRaiders,
    pub view: &'n View,
}

/// The letter of a character on the map: capitals for seat 0.
pub(crate) fn letter(who: CharacterId) -> char {
    let index = who.index() as u8;
    match (index, who.seat()) {
        (0..26, Seat(0)) => char::from(b'A' + index),
        (0..26, _) => char::from(b'a' + index),
        (_, Seat(0)) => char::from(b'0' + (index - 26) % 5),
        (_, _) => char::from(b'5' + (index - 26) % 5),
    }
}

/// A length in inches with one decimal.
pub(crate) fn length(units: i32) -> Words {
    let tenths = (i64::from(units.abs()) * 10 + i64::from(INCH) / 2) / i64::from(INCH);
    let sign = if units < 0 { "−" } else { "" };
    let (whole, tenth) = (tenths / 10, tenths % 10);
    Words { de: format!("{sign}{whole},{tenth}"), en: format!("{sign}{whole}.{tenth}") }
}

pub(crate) fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white",
        Colour::Red => "red",
        Colour::Black => "black",
    }
}

pub(crate) fn mission(mission: Mission) -> Phrase {
    Phrase::new(match mission {
        Mission::MakeVanish => "mission-make-vanish",
        Mission::ControlPortal => "mission-control-portal",
        Mission::StrategicPoint => "mission-strategic-point",
    })
}

pub(crate) fn site(site: Site) -> Phrase {
    Phrase::new(match site {
        Site::Left => "site-left",
        Site::Right => "site-right",
        Site::Near => "site-near",
        Site::Far => "site-far",
        Site::NearLeft => "site-near-left",
        Site::FarRight => "site-far-right",
        Site::NearRight => "site-near-right",
        Site::FarLeft => "site-far-left",
    })
}

/// The key of the message with the name of an ability: `ability-push-object`.
pub(crate) fn ability(ability: Ability) -> Phrase {
    let mut key = String::from("ability");
    for letter in format!("{ability:?}").chars() {
        if letter.is_ascii_uppercase() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    Phrase::new(key)
}

impl Names<'_> {
    /// Whether a seat is the reader's own, the opponent's, or one of two that a spectator watches.
    pub fn whose(self, seat: Seat) -> &'static str {
        match self.view.viewer {
            None => "other",
            Some(viewer) if viewer == seat => "own",
            Some(_) => "foe",
        }
    }

    /// Adds a side as `who`, and by name as `side`.
    pub fn with_side(self, phrase: Phrase, seat: Seat) -> Phrase {
        let who = if self.whose(seat) == "own" { "own" } else { "other" };
        phrase.with("who", who).with("side", self.side(seat))
    }

    /// "Dein Gegner", or the faction for a spectator.
    pub fn side(self, seat: Seat) -> Phrase {
        let faction = self.game.faction(Seat(seat.0 % 2)).name.clone();
        Phrase::new("side").with("who", self.whose(seat)).with("faction", faction).with("seat", seat.0 + 1)
    }

    /// A character by its card and its letter on the map.
    pub fn character(self, who: CharacterId) -> Words {
        let letter = letter(who);
        match self.view_of(who).and_then(|view| self.card_name(view)) {
            Some(Words { de, en }) => Words { de: format!("{de} {letter}"), en: format!("{en} {letter}") },
            None => Words::same(letter.to_string()),
        }
    }

    fn view_of(&self, who: CharacterId) -> Option<&CharacterView> {
        let troops = self.view.sides.iter().flat_map(|side| &side.troops);
        troops.flat_map(|troop| &troop.characters).find(|known| known.who == who)
    }

    fn card_name(&self, character: &CharacterView) -> Option<Words> {
        let faction = self.game.faction(character.who.seat());
        faction.cards.iter().find(|card| card.key == character.card).map(|card| card.name.clone())
    }

    /// A troop by the card of its first character and the letters of all that are left.
    pub fn troop(self, id: TroopId) -> Words {
        let mut troops = self.view.sides.iter().flat_map(|side| &side.troops);
        let Some(troop) = troops.find(|troop| troop.troop == id) else { return Words::same("–") };
        let present = || troop.characters.iter().filter(|it| it.state != crate::battle::State::Vanished);
        // A troop that is gone is called by those it had.
        let mut letters: String = present().map(|it| letter(it.who)).collect();
        if letters.is_empty() {
            letters = troop.characters.iter().map(|it| letter(it.who)).collect();
        }
        let first = present().next().or(troop.characters.first());
        match first.and_then(|view| self.card_name(view)) {
            Some(Words { de, en }) => Words { de: format!("{de} {letters}"), en: format!("{en} {letters}") },
            None => Words::same(letters),
        }
    }

    pub fn object(self, object: ObjectId) -> Words {
        let area = self.game.area();
        match area.objects.get(object.index()) {
            Some(object) => object.name.clone(),
            None => {
                let seat = Seat((object.index() - area.objects.len()).min(1) as u8);
                self.game.faction(seat).portal.name.clone()
            }
        }
    }

    /// Inches from the left and from the near edge.
    pub fn place(self, at: Point) -> Phrase {
        Phrase::new("place").with("x", length(at.x())).with("y", length(at.y()))
    }

    pub fn characters(self, list: impl Iterator<Item = CharacterId>) -> Arg {
        Arg::List(list.map(|who| Arg::Words(self.character(who))).collect())
    }
}
