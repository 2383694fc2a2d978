//! What everybody sees: nothing is hidden. What is printed on cards and objects is in the facts.

use std::collections::BTreeMap;

use measure::{Point, Polygon, Rect};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Id, Seat, Viewer, Words};

use crate::battle::{Battle, CharacterId, Held, ObjectId, State, TroopId, marker_id};
use crate::content::{Abilities, Ability, Card, Colour, Deployment, Face, Mission, Object, PortalEntry, Team};
use crate::game::HomeRaiders;
use crate::look::Look;
use crate::words::abilities::{explain_ability, name_ability};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    /// 0 during set-up.
    pub round: u8,
    pub area: String,
    pub stars: u8,
    pub deployment: Option<Deployment>,
    pub mission: Option<Mission>,
    /// Beads in the bag, by seat.
    pub beads: [u8; 2],
    /// What each has done for the mission so far.
    pub score: [u8; 2],
    pub turn: Option<TurnView>,
    pub sides: [SideView; 2],
    pub markers: Vec<MarkerView>,
    /// Where objects lie that are not in the facts or were pushed: portals and moved ones.
    pub objects: Vec<ObjectView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TurnView {
    pub seat: Seat,
    pub troop: TroopId,
    pub actions: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    pub seat: Seat,
    pub faction: String,
    pub vanished: u8,
    pub troops: Vec<TroopView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TroopView {
    #[schemars(with = "String")]
    pub id: Id,
    pub troop: TroopId,
    pub is_activated: bool,
    pub characters: Vec<CharacterView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CharacterView {
    #[schemars(with = "String")]
    pub id: Id,
    pub who: CharacterId,
    /// The key of its card in the facts.
    pub card: String,
    pub state: State,
    pub at: Point,
    pub elevation: i32,
    pub wounds: u8,
    pub is_down: bool,
    /// HR-64.9: abilities it has lost until the round ends.
    pub lost: Vec<Ability>,
    /// HR-68.7.
    pub nemesis: Option<CharacterId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarkerView {
    #[schemars(with = "String")]
    pub id: Id,
    pub at: Point,
    pub elevation: i32,
    pub held: Option<Held>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ObjectView {
    #[schemars(with = "String")]
    pub id: Id,
    pub object: ObjectId,
    pub outline: Polygon,
}

/// What is printed on cards and known of the area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// The cards of both factions, by key.
    pub cards: BTreeMap<String, CardFacts>,
    pub factions: BTreeMap<String, Words>,
    /// The keys of the cards of both seats' factions, in the order that card ids count them.
    pub rosters: [Vec<String>; 2],
    pub area: AreaFacts,
    /// Ready-made teams of both seats, for mustering.
    pub teams: [Vec<Team>; 2],
    /// HR-90: the faces of each die, by its colour, as they are rolled: the first is a 1.
    pub dice: BTreeMap<&'static str, [Face; 6]>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CardFacts {
    #[serde(flatten)]
    pub card: Card,
    /// None on the simple level, where they do nothing.
    pub abilities: Vec<AbilityFacts>,
}

/// HR-69: an ability as people read it on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AbilityFacts {
    pub key: Ability,
    pub name: Words,
    /// What it does, with the figures of the card.
    pub text: Words,
    /// The id of its rule.
    pub rule: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AreaFacts {
    pub name: Words,
    pub table: Rect,
    /// By id, those of the area and the two portals; outlines are where they lie at first, portals without one.
    pub objects: BTreeMap<String, ObjectFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ObjectFacts {
    pub name: Words,
    pub outline: Option<Polygon>,
    pub climbable: bool,
    pub movable: bool,
    pub uneven: bool,
}

impl ObjectFacts {
    pub(crate) fn of_object(object: &Object) -> ObjectFacts {
        let Object { name, outline, climbable, movable, uneven, .. } = object.clone();
        ObjectFacts { name, outline: Some(outline), climbable, movable, uneven }
    }

    pub(crate) fn of_portal(portal: &PortalEntry) -> ObjectFacts {
        let (name, climbable, movable) = (portal.name.clone(), portal.climbable, portal.movable);
        ObjectFacts { name, outline: None, climbable, movable, uneven: false }
    }
}

impl View {
    pub(crate) fn troops(&self) -> impl Iterator<Item = &TroopView> {
        self.sides.iter().flat_map(|side| &side.troops)
    }

    pub(crate) fn characters(&self) -> impl Iterator<Item = &CharacterView> {
        self.troops().flat_map(|troop| &troop.characters)
    }
}

pub(crate) fn view(game: &HomeRaiders, battle: &Battle, viewer: Viewer) -> View {
    let look = Look { game, battle };
    let turn = battle.turn.troop.map(|troop| TurnView { seat: battle.turn.seat, troop, actions: battle.turn.actions });
    let portals = [Seat(0), Seat(1)].into_iter().filter(|seat| battle.side(*seat).portal.is_some());
    let portals = portals.map(|seat| game.portal_object(seat));
    let moved = battle.moved.iter().map(|moved| moved.object).filter(|object| game.portal_of(*object).is_none());
    let object = |object: ObjectId| ObjectView { id: object.id(), object, outline: look.outline(object).clone() };
    View {
        viewer: viewer.seat(),
        round: battle.round,
        area: game.area().key.clone(),
        stars: game.stars(),
        deployment: battle.deployment,
        mission: battle.mission,
        beads: battle.beads,
        score: [0, 1].map(|seat| look.score(Seat(seat))),
        turn,
        sides: [Seat(0), Seat(1)].map(|seat| view_side(game, battle, seat)),
        markers: battle
            .markers
            .iter()
            .zip(0..)
            .map(|(marker, number)| MarkerView {
                id: marker_id(number),
                at: marker.place,
                elevation: marker.elevation,
                held: marker.held,
            })
            .collect(),
        objects: portals.chain(moved).map(object).collect(),
    }
}

fn view_side(game: &HomeRaiders, battle: &Battle, seat: Seat) -> SideView {
    let faction = game.faction(seat);
    let troops = battle.troops(seat).filter(|troop| battle.enlisted(*troop).next().is_some());
    let troops = troops.map(|troop| TroopView {
        id: troop.id(),
        troop,
        is_activated: battle[troop].is_activated,
        characters: battle.enlisted(troop).map(|who| view_character(game, battle, who)).collect(),
    });
    SideView { seat, faction: faction.key.clone(), vanished: battle.side(seat).vanished, troops: troops.collect() }
}

fn view_character(game: &HomeRaiders, battle: &Battle, who: CharacterId) -> CharacterView {
    let character = &battle[who];
    CharacterView {
        id: who.id(),
        who,
        card: game.card(battle, who).key.clone(),
        state: character.state,
        at: character.place,
        elevation: character.elevation,
        wounds: character.wounds,
        is_down: character.is_down,
        lost: character.lost.iter().collect(),
        nemesis: character.nemesis,
    }
}

pub(crate) fn list_facts(game: &HomeRaiders) -> Facts {
    let factions = [Seat(0), Seat(1)].map(|seat| game.faction(seat));
    let cards = factions.iter().flat_map(|faction| &faction.cards);
    let area = game.area();
    let objects = game.objects().iter().zip(0..);
    Facts {
        cards: cards.map(|card| (card.key.clone(), card_facts(game, card))).collect(),
        factions: factions.iter().map(|faction| (faction.key.clone(), faction.name.clone())).collect(),
        rosters: factions.map(|faction| faction.cards.iter().map(|card| card.key.clone()).collect()),
        area: AreaFacts {
            name: area.name.clone(),
            table: area.table,
            objects: objects.map(|(facts, number)| (ObjectId(number).id().to_string(), facts.clone())).collect(),
        },
        teams: factions.map(|faction| faction.teams.clone()),
        dice: Colour::ALL.into_iter().map(|colour| (colour.word(), game.faces(colour))).collect(),
    }
}

fn card_facts(game: &HomeRaiders, card: &Card) -> CardFacts {
    let abilities = if game.is_complex() { card.abilities } else { Abilities::NONE };
    CardFacts { card: card.clone(), abilities: abilities.iter().map(|ability| ability_facts(card, ability)).collect() }
}

fn ability_facts(card: &Card, ability: Ability) -> AbilityFacts {
    AbilityFacts {
        key: ability,
        name: name_ability(ability),
        text: explain_ability(card, ability),
        rule: ability.rule(),
    }
}
