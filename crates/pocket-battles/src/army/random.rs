//! Random armies: for a quick game, and for imagining an opponent's army from the tops of its stacks.

use arrayvec::ArrayVec;
use table::{Dice, shuffle};

use super::{ArmyList, MAX_FORMATION};
use crate::content::{Army, MAX_TILES, Tile, TileId};

/// A random legal army that uses its points well: no further troop with life points is affordable.
///
/// If the whole box costs less than the size, the army is the whole box. Troops that need others come last and join
/// them: those without dice of their own, those without life points, and auxiliary ones.
pub fn random_army(army: &Army, size: u16, dice: &mut dyn Dice) -> ArmyList {
    let mut muster = Muster::new(army, size);
    muster.closeness = dice.roll(3) + 1;
    let order = shuffled(army.ids().collect(), dice);
    let mut bought = order.clone();
    bought.retain(|id| muster.pay(*id));
    bought.sort_by_key(|id| needs_others(army.tile(*id)));
    for id in bought {
        if !muster.enlist(id, dice) {
            muster.refund(id);
        }
    }
    for id in order {
        if !muster.is_used(id) && army.tile(id).life > 0 && muster.pay(id) {
            muster.enlist(id, dice);
        }
    }
    muster.shuffle_stacks(dice);
    muster.list()
}

/// A random legal army whose units have exactly these tiles on top, in this order.
///
/// There is one whenever the tops are those of a legal army. It needs at least a companion with life points for every
/// top without: one is enough, since any troop that can stand with such a top can stand with every other, so the
/// cheapest companions show whether the points suffice. All other troops are added as long as points and formations
/// allow, first where they go well, then anywhere.
///
/// # Panics
/// If a tile is not in the box, or there are more than [`MAX_TILES`].
pub fn complete(army: &Army, size: u16, tops: &[TileId], dice: &mut dyn Dice) -> ArmyList {
    let mut muster = Muster::new(army, size);
    for &top in tops {
        muster.pay(top);
        muster.found_unit(top);
    }
    let order = shuffled(army.ids().filter(|id| !muster.is_used(*id)).collect(), dice);
    muster.find_companions(&order, dice);
    for anywhere in [false, true] {
        for &id in &order {
            if !muster.is_used(id) && muster.can_pay(id) && muster.join(id, anywhere, dice) {
                muster.pay(id);
            }
        }
    }
    muster.list()
}

/// As many tiles as an army can have.
type Tiles = ArrayVec<TileId, MAX_TILES>;

/// An army being made.
struct Muster<'a> {
    army: &'a Army,
    /// Points left to spend.
    left: u16,
    /// The tiles in units, as a bit mask.
    used: u32,
    /// How readily troops join others: in this many of five cases.
    closeness: u32,
    units: ArrayVec<Unit, MAX_TILES>,
}

/// A unit being made.
struct Unit {
    tiles: ArrayVec<TileId, { MAX_FORMATION as usize + 1 }>,
    /// The smallest formation value; no limit while there is none.
    formation: u8,
    /// The troops that count for the formation.
    troops: u8,
    has_auxiliary: bool,
    has_life: bool,
    /// The ways of fighting shared by its troops.
    fights: Fights,
}

/// Ways of fighting, as a mask.
type Fights = u8;
const ENGAGES: Fights = 1;
const SHOOTS: Fights = 2;

impl Muster<'_> {
    fn new(army: &Army, size: u16) -> Muster<'_> {
        Muster { army, left: size, used: 0, closeness: 0, units: ArrayVec::new() }
    }

    /// Puts a troop into a new or existing unit. Gives whether there was a place for it.
    fn enlist(&mut self, id: TileId, dice: &mut dyn Dice) -> bool {
        let tile = self.army.tile(id);
        if needs_others(tile) {
            if self.join(id, false, dice) || self.join(id, true, dice) {
                return true;
            }
        } else if dice.roll(5) <= self.closeness && self.join(id, false, dice) {
            return true;
        }
        if tile.life > 0 {
            self.found_unit(id);
        }
        tile.life > 0
    }

    /// Puts a troop into a random unit that has room for it and suits it, or at least has room.
    fn join(&mut self, id: TileId, anywhere: bool, dice: &mut dyn Dice) -> bool {
        let tile = self.army.tile(id);
        let suits = |unit: &Unit| unit.has_room_for(tile) && (anywhere || unit.goes_well_with(tile));
        let mut places: ArrayVec<usize, MAX_TILES> = ArrayVec::new();
        places.extend(self.units.iter().enumerate().filter(|(_, unit)| suits(unit)).map(|(place, _)| place));
        if places.is_empty() {
            return false;
        }
        let place = places[dice.roll(places.len() as u32) as usize - 1];
        self.units[place].add(id, tile);
        self.used |= 1 << id.0;
        true
    }

    fn found_unit(&mut self, id: TileId) {
        let mut unit = Unit::empty();
        unit.add(id, self.army.tile(id));
        self.used |= 1 << id.0;
        self.units.push(unit);
    }

    /// PB-05: gives every unit without life points a companion with some, so that all of them can get one.
    fn find_companions(&mut self, order: &[TileId], dice: &mut dyn Dice) {
        let mut lonely = self.units.iter().filter(|unit| !unit.has_life).count();
        if lonely == 0 {
            return;
        }
        let mut places: ArrayVec<usize, MAX_TILES> = (0..self.units.len()).collect();
        places.retain(|place| !self.units[*place].has_life);
        shuffle(&mut places, dice);
        for place in places {
            lonely -= 1;
            let Some(id) = self.choose_companion(place, lonely, order) else { continue };
            self.pay(id);
            self.units[place].add(id, self.army.tile(id));
            self.used |= 1 << id.0;
        }
    }

    /// The first companion in a random order that leaves enough points for as many others as are still needed.
    fn choose_companion(&self, place: usize, needed_later: usize, order: &[TileId]) -> Option<TileId> {
        let fits = |id: &TileId| self.army.tile(*id).life > 0 && self.units[place].has_room_for(self.army.tile(*id));
        let mut free: Tiles = order.iter().copied().filter(|id| !self.is_used(*id) && fits(id)).collect();
        let random = free.clone();
        free.sort_by_key(|id| self.army.tile(*id).points);
        let reserve = |chosen: TileId| -> u16 {
            let others = free.iter().filter(|id| **id != chosen).take(needed_later);
            others.map(|id| u16::from(self.army.tile(*id).points)).sum()
        };
        random.into_iter().find(|id| u16::from(self.army.tile(*id).points) + reserve(*id) <= self.left)
    }

    /// Any tile of a stack may be on top, and stacks are in any order.
    fn shuffle_stacks(&mut self, dice: &mut dyn Dice) {
        for unit in &mut self.units {
            shuffle(&mut unit.tiles, dice);
        }
        shuffle(&mut self.units, dice);
    }

    fn is_used(&self, id: TileId) -> bool {
        self.used & 1 << id.0 != 0
    }

    fn can_pay(&self, id: TileId) -> bool {
        u16::from(self.army.tile(id).points) <= self.left
    }

    /// Pays for a troop if there are enough points.
    fn pay(&mut self, id: TileId) -> bool {
        let can = self.can_pay(id);
        if can {
            self.left -= u16::from(self.army.tile(id).points);
        }
        can
    }

    fn refund(&mut self, id: TileId) {
        self.left += u16::from(self.army.tile(id).points);
    }

    fn list(&self) -> ArmyList {
        ArmyList { units: self.units.iter().map(|unit| unit.tiles.to_vec()).collect() }
    }
}

impl Unit {
    fn empty() -> Unit {
        let tiles = ArrayVec::new();
        let (has_auxiliary, has_life) = (false, false);
        Unit { tiles, formation: MAX_FORMATION, troops: 0, has_auxiliary, has_life, fights: ENGAGES | SHOOTS }
    }

    /// PB-04 and PB-T.auxiliary.
    fn has_room_for(&self, tile: &Tile) -> bool {
        if tile.is_auxiliary() { !self.has_auxiliary } else { self.troops < self.formation.min(tile.formation) }
    }

    fn goes_well_with(&self, tile: &Tile) -> bool {
        self.fights & fights(tile) != 0
    }

    fn add(&mut self, id: TileId, tile: &Tile) {
        self.tiles.push(id);
        self.has_life |= tile.life > 0;
        if tile.is_auxiliary() {
            self.has_auxiliary = true;
        } else {
            self.troops += 1;
            self.formation = self.formation.min(tile.formation);
        }
        let shared = self.fights & fights(tile);
        self.fights = if shared != 0 { shared } else { self.fights | fights(tile) };
    }
}

/// Whether a troop that could join others is of little use alone.
fn needs_others(tile: &Tile) -> bool {
    let idle = !tile.has_engagement_dice() && !tile.has_shooting_dice();
    tile.life == 0 || tile.is_auxiliary() || idle && tile.formation > 1
}

/// The ways of fighting that a troop takes part in or helps with; both if it does neither.
fn fights(tile: &Tile) -> Fights {
    let engages = tile.has_engagement_dice() || tile.traits.engagement > 0;
    let shoots = tile.has_shooting_dice() || tile.traits.shooting > 0;
    match (engages, shoots) {
        (true, false) => ENGAGES,
        (false, true) => SHOOTS,
        (true, true) | (false, false) => ENGAGES | SHOOTS,
    }
}

fn shuffled(mut tiles: Tiles, dice: &mut dyn Dice) -> Tiles {
    shuffle(&mut tiles, dice);
    tiles
}
