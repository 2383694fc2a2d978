//! How sides, characters, troops, objects and places are named.

use measure::Point;
use table::{Arg, Die, Phrase, Seat, Shown, Speaker, Term, text};

use crate::asked::Way;
use crate::battle::{CharacterId, ObjectId, State, TroopId};
use crate::content::{Card, Colour, Face, TroopType};
use crate::game::HomeRaiders;
use crate::view::CharacterView;

/// A seat in a sentence, which selects by `WHO($seat)`.
pub(crate) fn name_seat(Speaker { game, view }: Speaker<'_, HomeRaiders>, seat: Seat) -> Phrase {
    let faction = game.faction(Seat(seat.0 % 2));
    let named = Phrase::new("seat").with("who", seat.whose(view.viewer)).with("number", seat.0);
    named.with("faction", faction.name.clone()).with("portal", faction.portal.name.clone())
}

/// The letter of a character on the map: upper case for seat 0.
pub(crate) fn letter(who: CharacterId) -> char {
    let index = who.index() as u8;
    match (index, who.seat()) {
        (0..26, Seat(0)) => char::from(b'A' + index),
        (0..26, _) => char::from(b'a' + index),
        (_, Seat(0)) => char::from(b'0' + (index - 26) % 5),
        (_, _) => char::from(b'5' + (index - 26) % 5),
    }
}

/// Its card and its letter on the map.
impl Term<HomeRaiders> for CharacterId {
    fn say(&self, Speaker { game, view }: Speaker<'_, HomeRaiders>) -> Arg {
        let found = view.characters().find(|known| known.who == *self);
        name_figures(found.and_then(|it| find_card(game, it)), letter(*self).into())
    }

    fn show(&self, _speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// The card of its unit, even if others have joined it, and the letters of its remaining members. A troop without any
/// is named by all it had.
impl Term<HomeRaiders> for TroopId {
    fn say(&self, Speaker { game, view }: Speaker<'_, HomeRaiders>) -> Arg {
        let Some(troop) = view.troops().find(|troop| troop.troop == *self) else { return text("–") };
        let is_gone = troop.characters.iter().all(|it| it.state == State::Vanished);
        let named = || troop.characters.iter().filter(|it| is_gone || it.state != State::Vanished);
        let cards = || named().filter_map(|it| find_card(game, it));
        let card = cards().find(|card| card.kind == TroopType::Unit).or_else(|| cards().next());
        name_figures(card, named().map(|it| letter(it.who)).collect())
    }

    fn show(&self, _speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// One or several characters, so that verbs can agree: `NUMBER($troop)`.
fn name_figures(card: Option<&Card>, letters: String) -> Arg {
    let is_one = letters.chars().count() == 1;
    let name = card.map(|card| if is_one { card.one.clone() } else { card.name.clone() });
    let named = Phrase::new("figures").with("card", name.map_or(text("?"), Arg::from));
    named.with("letters", text(letters)).with("number", if is_one { "one" } else { "many" }).into()
}

pub(crate) fn find_card<'g>(game: &'g HomeRaiders, character: &CharacterView) -> Option<&'g Card> {
    game.faction(character.who.seat()).cards.iter().find(|card| card.key == character.card)
}

impl Term<HomeRaiders> for ObjectId {
    fn say(&self, Speaker { game, .. }: Speaker<'_, HomeRaiders>) -> Arg {
        game.objects().get(self.index()).map_or(text("?"), |object| object.name.clone().into())
    }

    fn show(&self, _speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// From the west and from the south edge.
impl Term<HomeRaiders> for Point {
    fn say(&self, _speaker: Speaker<'_, HomeRaiders>) -> Arg {
        Phrase::new("place").with("x", self.x()).with("y", self.y()).into()
    }
}

/// Named by its character.
impl Term<HomeRaiders> for Way {
    fn say(&self, speaker: Speaker<'_, HomeRaiders>) -> Arg {
        self.who.say(speaker)
    }

    fn show(&self, speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        self.who.show(speaker, shown);
    }
}

/// A die that was rolled.
impl Term<HomeRaiders> for (Colour, Face) {
    fn say(&self, _speaker: Speaker<'_, HomeRaiders>) -> Arg {
        Phrase::new("die").with("colour", self.0.word()).with("face", self.1.word()).into()
    }

    fn show(&self, _speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        shown.dice.push(Die::new(self.0.word(), self.1.word()));
    }
}
