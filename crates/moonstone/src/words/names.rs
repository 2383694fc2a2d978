//! How players, models, abilities, cards and places are named.

use measure::Point;
use table::{Arg, Change, Phrase, Seat, Shown, Speaker, Tally, Term};

use crate::asked::Cause;
use crate::battle::{ModelId, State, disc};
use crate::cards::ArcanaCard;
use crate::content::{Ability, AbilityId, AbilityKind, Called, CharacterId, Terrain};
use crate::game::Moonstone;
use crate::look::Look;
use crate::reasons::InTheWay;
use crate::view::{ModelView, View};

/// A player by number; `WHO($seat)` distinguishes the reader from others.
pub(crate) fn name_seat(view: &View, seat: Seat) -> Phrase {
    let who = if view.viewer == Some(seat) { "own" } else { "other" };
    Phrase::new("player").with("number", seat.0 + 1).with("who", who)
}

impl Term<Moonstone> for CharacterId {
    fn say(&self, Speaker { game, .. }: Speaker<'_, Moonstone>) -> Arg {
        let Some(character) = game.content().characters().get(self.index()) else { return unknown() };
        let Called { nominative, accusative, dative, from } = character.called.clone();
        let name = Phrase::new("character").with("name", character.name.clone());
        let from = from.map_or("none".into(), Arg::from);
        name.with("nominative", nominative)
            .with("accusative", accusative)
            .with("dative", dative)
            .with("from", from)
            .into()
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

/// The distance of a model from the acting one, unless it is the reader's own.
fn measure_from_active(view: &View, it: &ModelView) -> Option<i32> {
    let acting = view.active.filter(|active| *active != it.model)?;
    let acting = view.models.get(acting.index())?;
    let is_meant = it.state == State::Standing && view.viewer != Some(it.owner);
    let (its, own) = (disc(it.at, it.radius), disc(acting.at, acting.radius));
    is_meant.then(|| if its.touches(own) { 0 } else { its.gap(own) })
}

/// An ability of the acting model. For any other model, the declaration says whose it is.
impl Term<Moonstone> for AbilityId {
    fn say(&self, speaker: Speaker<'_, Moonstone>) -> Arg {
        speaker.view.active.map_or_else(unknown, |model| name_ability(speaker, model, *self))
    }
}

/// An ability with its printed range.
pub(crate) fn name_ability(speaker: Speaker<'_, Moonstone>, of: ModelId, ability: AbilityId) -> Arg {
    let Speaker { game, view } = speaker;
    if view.models.len() <= of.index() {
        return unknown();
    }
    Look { game, battle: &view.laid_out(game) }.ability(of, ability).map_or_else(unknown, say_ability)
}

fn say_ability(ability: &Ability) -> Arg {
    let range = match &ability.kind {
        AbilityKind::Passive(_) => 0,
        AbilityKind::Active(it) => it.range,
        AbilityKind::Arcane(it) => it.range,
    };
    Phrase::new("ability").with("name", ability.name.clone()).with("range", range).into()
}

impl Cause {
    /// Its name; a model may have stolen abilities, too.
    pub(crate) fn name(self, speaker: Speaker<'_, Moonstone>, model: ModelId) -> Arg {
        let Some(ability) = self.ability else { return name_signature(speaker, self.on) };
        if speaker.view.models.get(model.index()).is_some_and(|it| it.character == self.on) {
            return name_ability(speaker, model, ability);
        }
        let abilities = speaker.game.content().characters().get(self.on.index()).map(|it| &it.abilities);
        abilities.and_then(|all| all.get(ability.index())).map_or_else(unknown, say_ability)
    }
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
        shown.touch(self.id());
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

/// Things by their names; two walls are named as one.
pub(crate) fn name_each_once(speaker: Speaker<'_, Moonstone>, things: &[InTheWay]) -> Arg {
    let mut names: Vec<Arg> = things.iter().map(|thing| thing.say(speaker)).collect();
    let mut known: Vec<Arg> = Vec::new();
    names.retain(|name| {
        let is_new = !known.contains(name);
        known.push(name.clone());
        is_new
    });
    Arg::List(names)
}

/// A stone on the ground by its number on the map.
pub(crate) fn name_stone(speaker: Speaker<'_, Moonstone>, stone: u8) -> Arg {
    let Some(found) = speaker.view.stones.iter().find(|it| it.number == stone) else { return unknown() };
    Phrase::new("moonstone").with("number", stone).with("depth", found.depth).into()
}

/// A number of a model, before and after.
pub(crate) fn change(model: ModelId, what: Tally, [before, after]: [u8; 2]) -> Change {
    Change::new(model.id(), what, before, after)
}

/// Something missing in the view or in the content.
pub(crate) fn unknown() -> Arg {
    table::text("?")
}
