//! What players, models, abilities, cards and places are called.

use measure::Point;
use table::{Arg, Phrase, Seat, Shown, Speaker, Term, Words};

use crate::battle::{Change, ModelId, State, disc, point_id};
use crate::cards::ArcanaCard;
use crate::content::{Ability, AbilityId, AbilityKind, CharacterId, Terrain};
use crate::game::Moonstone;
use crate::view::{ModelView, View};

/// A player by number; `WHO($seat)` tells the reader's own from others.
pub(crate) fn name_seat(view: &View, seat: Seat) -> Phrase {
    let who = if view.viewer == Some(seat) { "own" } else { "other" };
    Phrase::new("player").with("number", seat.0 + 1).with("who", who)
}

impl Term<Moonstone> for CharacterId {
    fn say(&self, Speaker { game, .. }: Speaker<'_, Moonstone>) -> Arg {
        let Some(character) = game.content().characters().get(self.index()) else { return unknown() };
        // Lists and sentences leave out what stands behind a comma.
        let name = &character.name;
        let short = Words::combine([name], |lang| name.get(lang).split(',').next().unwrap_or_default().to_string());
        Phrase::new("character").with("name", name.clone()).with("short", short).into()
    }
}

/// With the number of its player if another player has the same character.
impl Term<Moonstone> for ModelId {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        let models = &speaker.view.models;
        let Some(it) = models.get(self.index()) else { return unknown() };
        let has_twin = models.iter().any(|other| other.model != *self && other.character == it.character);
        Phrase::new("model")
            .with("name", it.character.say(speaker))
            .with("player", has_twin.then_some(it.owner.0 + 1).say(speaker))
            .with("energy", it.energy)
            .with("left", it.health.saturating_sub(it.wounds))
            .with("health", it.health)
            .with("stones", it.stones)
            .with("away", measure_from_active(speaker.view, it).say(speaker))
            .into()
    }

    fn show(&self, _speaker: Speaker<'_, Moonstone>, shown: &mut Shown) {
        shown.touch(self.id());
    }
}

/// How far a model that is not the reader's own is from the one that acts.
fn measure_from_active(view: &View, it: &ModelView) -> Option<i32> {
    let acting = view.active.filter(|active| *active != it.model)?;
    let acting = view.models.get(acting.index())?;
    let is_meant = it.state == State::Standing && view.viewer != Some(it.owner);
    is_meant.then(|| disc(it.at, it.radius).gap(disc(acting.at, acting.radius)))
}

/// An ability of the model that acts. Where another is meant, declarations say whose it is.
impl Term<Moonstone> for AbilityId {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        speaker.view.active.map_or_else(unknown, |model| name_ability(speaker, model, *self))
    }
}

/// An ability with its printed cost and range.
pub(crate) fn name_ability(speaker: Speaker<'_, Moonstone>, of: ModelId, ability: AbilityId) -> Arg {
    let Some(found) = find_ability(speaker, of, ability) else { return unknown() };
    let (cost, range) = match &found.kind {
        AbilityKind::Passive(_) => (0, 0),
        AbilityKind::Active(it) => (it.cost, it.range),
        AbilityKind::Arcane(it) => (it.cost, it.range),
    };
    Phrase::new("ability").with("name", found.name.clone()).with("cost", cost).with("range", range).into()
}

/// An ability of a model; after its own come those it has stolen.
fn find_ability<'v>(speaker: Speaker<'v, Moonstone>, of: ModelId, ability: AbilityId) -> Option<&'v Ability> {
    let characters = speaker.game.content().characters();
    let abilities = |of: CharacterId| characters.get(of.index()).map_or(&[][..], |it| &it.abilities);
    let model = speaker.view.models.get(of.index())?;
    let own = abilities(model.character);
    let stolen = model.changes.iter().filter_map(|change| match change {
        Change::Stolen { from, ability } => abilities(*from).get(ability.index()),
        _ => None,
    });
    own.iter().chain(stolen).nth(ability.index())
}

/// The signature move of a character.
pub(crate) fn name_signature(speaker: Speaker<'_, Moonstone>, of: CharacterId) -> Arg {
    let character = speaker.game.content().characters().get(of.index());
    let signature = character.and_then(|character| character.signature.as_ref());
    signature.map_or_else(unknown, |signature| signature.name.clone().into())
}

/// In inches from the south-west corner.
impl Term<Moonstone> for Point {
    fn say(&self, _speaker: Speaker<'_, Moonstone>) -> Arg {
        Phrase::new("place").with("x", self.x()).with("y", self.y()).into()
    }

    fn show(&self, _speaker: Speaker<'_, Moonstone>, shown: &mut Shown) {
        shown.touch(point_id(*self));
    }
}

impl Term<Moonstone> for ArcanaCard {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        Phrase::new("arcana-card").with("colour", self.colour().say(speaker)).with("value", self.value()).into()
    }
}

/// A piece of terrain by its kind.
pub(crate) fn name_piece(speaker: Speaker<'_, Moonstone>, piece: u8) -> Arg {
    let piece = speaker.game.layout().pieces.get(usize::from(piece));
    piece.map_or(Terrain::Barrier, |piece| piece.terrain).say(speaker)
}

/// A stone on the ground by its number on the map.
pub(crate) fn name_stone(speaker: Speaker<'_, Moonstone>, stone: u8) -> Arg {
    let Some(found) = speaker.view.stones.iter().find(|it| it.number == stone) else { return unknown() };
    Phrase::new("moonstone").with("number", stone).with("depth", found.depth).into()
}

/// A number of a model, before and after.
pub(crate) fn change(model: ModelId, what: &'static str, [before, after]: [u8; 2]) -> table::Change {
    table::Change { piece: model.id().to_string(), what, before: before.into(), after: after.into() }
}

/// What is not in the view, or not in the content.
pub(crate) fn unknown() -> Arg {
    table::text("?")
}
