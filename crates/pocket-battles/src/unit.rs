//! What a unit can do: its dice, its traits and the cost of an order to it.

use crate::battle::{Battle, Lines, UnitId};
use crate::battlefield::{Place, Sector};
use crate::content::{Keywords, Traits};
use crate::game::PocketBattles;

impl Battle {
    /// A trait applies to the whole unit; numbers of several troops add up (PB-72).
    pub fn traits(&self, game: &PocketBattles, unit: UnitId) -> Traits {
        self.troops(unit).fold(Traits::default(), |sum, troop| sum.plus(game.tile(troop).traits))
    }

    /// The same without the numbers.
    pub fn keywords(&self, game: &PocketBattles, unit: UnitId) -> Keywords {
        self.troops(unit).fold(Keywords::empty(), |all, troop| all.union(game.tile(troop).traits.keywords))
    }

    pub fn has(&self, game: &PocketBattles, unit: UnitId, keyword: Keywords) -> bool {
        self.troops(unit).any(|troop| game.tile(troop).traits.has(keyword))
    }

    /// How many printed engagement dice of a unit show each number from 1 to 6.
    pub fn engagement_dice(&self, game: &PocketBattles, unit: UnitId) -> [u8; 6] {
        sum_faces(self.troops(unit).map(|troop| game.tile(troop).engagement))
    }

    /// How many printed shooting dice of a unit show each number from 1 to 6.
    pub fn shooting_dice(&self, game: &PocketBattles, unit: UnitId) -> [u8; 6] {
        sum_faces(self.troops(unit).map(|troop| game.tile(troop).shooting))
    }

    pub fn can_engage(&self, game: &PocketBattles, unit: UnitId) -> bool {
        self.troops(unit).any(|troop| game.tile(troop).has_engagement_dice())
    }

    pub fn can_shoot(&self, game: &PocketBattles, unit: UnitId) -> bool {
        self.troops(unit).any(|troop| game.tile(troop).has_shooting_dice())
    }

    /// PB-12: a unit that was redeployed in this turn gets no order. PB-T.fast: unless it is fast.
    pub fn must_wait(&self, game: &PocketBattles, unit: UnitId) -> bool {
        self.turn.redeployed == Some(unit) && !self.has(game, unit, Keywords::FAST)
    }

    /// Whether an order could do anything with a unit. In a segment it can always move; PB-36: in an engagement it can
    /// leave, if it was there when the turn began.
    pub fn has_action(&self, unit: UnitId) -> bool {
        match self[unit].place {
            Place::Front(_) | Place::Rear(_) => true,
            Place::Engaged { .. } => self.turn.in_contact & unit.bit() != 0,
            Place::Reserve | Place::Gone => false,
        }
    }

    /// PB-13: an order costs one marker more than are already on the unit. PB-T.reactive: as many, but at least one.
    /// PB-T.control: a unit that acts under control pays nothing.
    pub fn order_cost(&self, game: &PocketBattles, unit: UnitId) -> u8 {
        if self.turn.controller.is_some_and(|by| by.seat() == unit.seat()) {
            return 0;
        }
        let orders = self[unit].orders;
        if self.has(game, unit, Keywords::REACTIVE) { orders.max(1) } else { orders + 1 }
    }

    /// PB-38: every unit of both sides that is in the same engagement, enemies of `seat` first.
    pub fn all_in_fight(&self, unit: UnitId) -> Vec<UnitId> {
        let Place::Engaged { fight, .. } = self[unit].place else { return vec![unit] };
        self.in_fight(unit.seat(), fight).chain(self.in_fight(unit.seat().other(), fight)).collect()
    }

    /// The enemies, placed as in `foe`, that a unit in the front of a sector can attack, and how.
    ///
    /// PB-21: enemies in front and engagement zone. PB-T.flying: and in the rear. PB-27: if there are none, those in
    /// the rear. PB-28: if the sector is empty, all in the adjacent sectors.
    pub fn attack_reach(&self, game: &PocketBattles, unit: UnitId, sector: Sector, foe: &Lines) -> (u32, Approach) {
        let before = foe.front_or_engaged(sector);
        if before != 0 {
            let is_flying = foe.rear[sector.index()] != 0 && self.has(game, unit, Keywords::FLYING);
            return (if is_flying { foe.anywhere(sector) } else { before }, Approach::Front);
        }
        match foe.rear[sector.index()] {
            0 => {
                let flanks = sector.neighbours().iter().fold(0, |mask, flank| mask | foe.anywhere(*flank));
                (flanks, Approach::Flank)
            }
            rear => (rear, Approach::Rear),
        }
    }

    /// The enemies, placed as in `foe`, that a unit can shoot at.
    ///
    /// PB-37: from the front, enemies in front and engagement zone of the sector. PB-T.long-range: from the rear too.
    /// PB-T.wide-arc: those of the adjacent sectors too. PB-39: with nobody there, the rear of the sector; with nobody
    /// in the sector, front and engagement zone of the adjacent ones.
    pub fn shooting_reach(&self, game: &PocketBattles, unit: UnitId, foe: &Lines) -> u32 {
        let sector = match self[unit].place {
            Place::Front(sector) => sector,
            Place::Rear(sector) if self.has(game, unit, Keywords::LONG_RANGE) => sector,
            Place::Rear(_) | Place::Engaged { .. } | Place::Reserve | Place::Gone => return 0,
        };
        let flanks = || sector.neighbours().iter().fold(0, |mask, flank| mask | foe.front_or_engaged(*flank));
        let straight = match foe.front_or_engaged(sector) {
            0 => foe.rear[sector.index()],
            before => before,
        };
        if straight == 0 || self.has(game, unit, Keywords::WIDE_ARC) { straight | flanks() } else { straight }
    }
}

/// Where an attack leads to a fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Approach {
    /// Against front and engagement zone: the opponent may react.
    Front,
    /// Against the rear of an otherwise empty sector.
    Rear,
    /// Against an adjacent sector.
    Flank,
}

fn sum_faces(tiles: impl Iterator<Item = [u8; 6]>) -> [u8; 6] {
    tiles.fold([0; 6], |mut sum, faces| {
        for (total, count) in sum.iter_mut().zip(faces) {
            *total += count;
        }
        sum
    })
}
