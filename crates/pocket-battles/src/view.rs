//! What a seat or a spectator sees, and the tables a seat can imagine.
//!
//! The only hidden things are the stacks: until they are opened, an opponent and a spectator see their top tiles.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Dice, Id, Seat, Viewer, Words};

use crate::army::complete;
use crate::battle::{Battle, TroopId, UnitId, bits};
use crate::battlefield::Place;
use crate::content::{MAX_TILES, Printed, Ready, TileId};
use crate::game::PocketBattles;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    pub viewer: Option<Seat>,
    pub size: u16,
    /// 0 during set-up.
    pub round: u16,
    /// Known as soon as it was rolled for.
    pub player_a: Option<Seat>,
    /// In a round, until the end: whose turn it is.
    pub active: Option<Seat>,
    pub stacks_are_open: bool,
    pub sides: [SideView; 2],
    /// For the words made from a view; who reads it as JSON finds it in the [`Facts`].
    #[serde(skip)]
    tiles: [Arc<[Printed]>; 2],
}

impl View {
    /// What is printed on the tile of a troop.
    pub fn printed(&self, troop: &TroopView) -> &Printed {
        &self.tiles[troop.troop.seat().index()][usize::from(troop.troop.tile().0)]
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SideView {
    pub seat: Seat,
    pub army: String,
    pub name: Words,
    /// Order markers not spent yet.
    pub ready: u8,
    /// Order markers spent without lying on a unit.
    pub aside: u8,
    /// Wound markers of troops that died in this round, until the next one begins.
    pub fallen: u8,
    /// What the army cost, as far as the viewer knows it.
    pub bought: Option<u16>,
    /// Points of its troops lost so far.
    pub lost: u16,
    pub units: Vec<UnitView>,
    /// While armies are mustered: what can be chosen from.
    pub box_of_troops: Vec<TroopView>,
    /// And the ready-made army of this size.
    pub ready_army: Option<ReadyView>,
}

/// A ready-made army: its name and the troops of each unit, the one on top first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ReadyView {
    pub name: Words,
    pub units: Vec<Vec<TroopId>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct UnitView {
    #[schemars(with = "String")]
    pub id: Id,
    pub unit: UnitId,
    pub place: Place,
    /// Order markers lying on it.
    pub orders: u8,
    /// What the next order to it costs.
    pub cost: u8,
    /// Whether troops may lie hidden below the one on top.
    pub is_stack: bool,
    pub troops: Vec<TroopView>,
    /// What it is called, once that was asked for.
    #[serde(skip)]
    pub(crate) name: OnceLock<Arc<Words>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct TroopView {
    #[schemars(with = "String")]
    pub id: Id,
    pub troop: TroopId,
    pub wounds: u8,
    pub is_lost: bool,
}

/// A unit is called after its troops, and numbered among those of its side that are called alike. So names last until a
/// side has other troops, or shows more of them.
pub(crate) fn keep_names(from: &View, to: &View) {
    for (old, new) in from.sides.iter().zip(&to.sides) {
        let same = old.units.len() == new.units.len();
        if same && old.units.iter().zip(&new.units).all(|(old, new)| old.has_troops_of(new)) {
            for (old, new) in old.units.iter().zip(&new.units) {
                if let Some(name) = old.name.get() {
                    new.name.get_or_init(|| name.clone());
                }
            }
        }
    }
}

impl UnitView {
    fn has_troops_of(&self, other: &UnitView) -> bool {
        let is_same = |(old, new): (&TroopView, &TroopView)| (old.troop, old.is_lost) == (new.troop, new.is_lost);
        self.unit == other.unit
            && self.troops.len() == other.troops.len()
            && self.troops.iter().zip(&other.troops).all(is_same)
    }
}

/// What is printed on the tiles of both armies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Facts {
    /// By the `id` that a troop has in views.
    pub troops: BTreeMap<String, Printed>,
}

pub(crate) fn list_facts(game: &PocketBattles) -> Facts {
    let list_side = |seat| {
        let tiles = (0..).zip(game.army(seat).printed.iter());
        tiles.map(move |(tile, printed)| (TroopId::new(seat, TileId(tile)).id().to_string(), Printed::clone(printed)))
    };
    Facts { troops: [Seat(0), Seat(1)].into_iter().flat_map(list_side).collect() }
}

pub(crate) fn view(game: &PocketBattles, battle: &Battle, viewer: Viewer) -> View {
    View {
        viewer: viewer.seat(),
        size: game.size(),
        round: battle.round,
        player_a: battle.won_first_roll,
        active: (battle.round > 0 && battle.ending.is_none()).then_some(battle.turn.seat),
        stacks_are_open: battle.stacks_are_open,
        sides: [Seat(0), Seat(1)].map(|seat| view_side(game, battle, seat, viewer)),
        tiles: [Seat(0), Seat(1)].map(|seat| game.army(seat).printed.clone()),
    }
}

fn view_side(game: &PocketBattles, battle: &Battle, seat: Seat, viewer: Viewer) -> SideView {
    let side = battle.side(seat);
    let army = game.army(seat);
    let sees_all = battle.stacks_are_open || viewer.is(seat);
    let tiles = if side.mustered == 0 { army.tiles.len() } else { 0 };
    SideView {
        seat,
        army: army.key.clone(),
        name: army.name.clone(),
        ready: side.ready,
        aside: side.aside,
        fallen: side.fallen,
        bought: (sees_all && side.mustered > 0).then_some(side.bought),
        lost: side.lost,
        units: battle.units(seat).map(|unit| view_unit(game, battle, unit, sees_all)).collect(),
        box_of_troops: (0..tiles)
            .map(|tile| view_troop(battle, TroopId::new(seat, TileId(tile as u8)), false))
            .collect(),
        ready_army: army.ready(game.size()).filter(|_| side.mustered == 0).map(|ready| view_ready(ready, seat)),
    }
}

fn view_ready(ready: &Ready, seat: Seat) -> ReadyView {
    let troops = |unit: &Vec<TileId>| unit.iter().map(|tile| TroopId::new(seat, *tile)).collect();
    ReadyView { name: ready.name.clone(), units: ready.list.units.iter().map(troops).collect() }
}

fn view_unit(game: &PocketBattles, battle: &Battle, id: UnitId, sees_all: bool) -> UnitView {
    let unit = &battle[id];
    let seen = if sees_all { unit.enlisted } else { 1 << unit.top.0 };
    let mut troops: ArrayVec<TileId, MAX_TILES> = bits(seen).map(|tile| TileId(tile as u8)).collect();
    troops.sort_by_key(|tile| (*tile != unit.top, *tile));
    UnitView {
        id: id.id(),
        unit: id,
        place: unit.place,
        orders: unit.orders,
        cost: if sees_all { battle.order_cost(game, id) } else { 1 },
        is_stack: !sees_all,
        troops: troops
            .into_iter()
            .map(|tile| TroopId::new(id.seat(), tile))
            .map(|troop| view_troop(battle, troop, unit.troops & troop.bit() == 0))
            .collect(),
        name: OnceLock::new(),
    }
}

fn view_troop(battle: &Battle, id: TroopId, is_lost: bool) -> TroopView {
    TroopView { id: id.id(), troop: id, wounds: battle.wounds(id), is_lost }
}

/// Another army in the same stacks: legal, and with the same tiles on top.
pub(crate) fn imagine(game: &PocketBattles, battle: &Battle, seat: Seat, dice: &mut dyn Dice) -> Battle {
    let foe = seat.other();
    let mut imagined = battle.clone();
    if battle.stacks_are_open || battle.side(foe).mustered == 0 {
        return imagined;
    }
    let tops: Vec<TileId> = battle.units(foe).map(|unit| battle[unit].top).collect();
    let list = complete(game.army(foe), game.size(), &tops, dice);
    let side = imagined.side_mut(foe);
    side.bought = list.points(game.army(foe));
    for (unit, tiles) in side.units.iter_mut().zip(&list.units) {
        let mask = tiles.iter().fold(0, |mask, tile| mask | 1 << tile.0);
        (unit.enlisted, unit.troops) = (mask, mask);
    }
    imagined
}
