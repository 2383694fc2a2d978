//! Armies made of troops (Armeen auswählen): units, the order of their stacks, and what is legal.

mod random;

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Vocabulary;

use crate::content::{Army, TileId};
pub use random::{complete, random_army};

/// The army of a player: units of troops.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyList {
    /// Each unit's first tile is on top of its stack, where the opponent sees it (PB-08).
    pub units: Vec<Vec<TileId>>,
}

/// Why a list is not a legal army. Units are numbered from 0, in texts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(plain, rules)]
pub enum Fault {
    /// PB-02
    #[with(least = *SIZES.start(), most = *SIZES.end())]
    Size { size: u16 },
    /// PB-03
    EmptyArmy,
    /// PB-04
    EmptyUnit { unit: usize },
    /// PB-03
    UnknownTile { unit: usize, tile: TileId },
    /// PB-03
    TileTwice { unit: usize, tile: TileId },
    /// PB-04
    TooManyTroops { unit: usize, troops: u8, formation: u8 },
    /// PB-T.auxiliary
    TwoAuxiliaries { unit: usize },
    /// PB-05
    NoLife { unit: usize },
    /// PB-03
    TooManyPoints { points: u16, size: u16 },
}

/// PB-02: the sizes that can be played; a size is a multiple of 10.
pub const SIZES: RangeInclusive<u16> = 30..=120;

/// The largest formation value a troop may have.
pub const MAX_FORMATION: u8 = 9;

/// PB-02: all sizes that can be played.
pub fn sizes() -> impl Iterator<Item = u16> {
    SIZES.step_by(10)
}

/// PB-02: whether a game can have this size.
pub fn is_size(size: u16) -> bool {
    SIZES.contains(&size) && size.is_multiple_of(10)
}

/// PB-02: each player gets a tenth of the size in order markers.
pub fn order_markers(size: u16) -> u8 {
    u8::try_from(size / 10).unwrap_or(u8::MAX)
}

impl ArmyList {
    /// Checks everything that makes an army legal in a game of this size.
    pub fn check(&self, army: &Army, size: u16) -> Result<(), Fault> {
        if !is_size(size) {
            return Err(Fault::Size { size });
        }
        if self.units.is_empty() {
            return Err(Fault::EmptyArmy);
        }
        self.check_tiles(army)?;
        for (unit, tiles) in self.units.iter().enumerate() {
            check_unit(army, unit, tiles)?;
        }
        match self.points(army) {
            points if points > size => Err(Fault::TooManyPoints { points, size }),
            _ => Ok(()),
        }
    }

    /// PB-03: what the troops cost.
    pub fn points(&self, army: &Army) -> u16 {
        self.units.iter().flatten().map(|id| u16::from(army.tile(*id).points)).sum()
    }

    /// PB-08: the tiles that the opponent sees.
    pub fn tops(&self) -> Vec<TileId> {
        self.units.iter().filter_map(|unit| unit.first().copied()).collect()
    }

    /// Every tile is in the box, and is used only once.
    fn check_tiles(&self, army: &Army) -> Result<(), Fault> {
        let mut used = 0u32;
        for (unit, tiles) in self.units.iter().enumerate() {
            for &tile in tiles {
                if usize::from(tile.0) >= army.tiles.len() {
                    return Err(Fault::UnknownTile { unit, tile });
                }
                if used & 1 << tile.0 != 0 {
                    return Err(Fault::TileTwice { unit, tile });
                }
                used |= 1 << tile.0;
            }
        }
        Ok(())
    }
}

/// Checks one unit (Armeen auswählen, 5.).
///
/// - PB-04: it has at most as many troops as the smallest formation value among them.
/// - PB-T.auxiliary: one auxiliary troop may be added, which does not count.
/// - PB-05: troops without life points form no unit of their own.
///
/// # Panics
/// If a tile is not in the box.
pub fn check_unit(army: &Army, unit: usize, tiles: &[TileId]) -> Result<(), Fault> {
    if tiles.is_empty() {
        return Err(Fault::EmptyUnit { unit });
    }
    let tiles = || tiles.iter().map(|id| army.tile(*id));
    let others = || tiles().filter(|tile| !tile.is_auxiliary());
    if tiles().count() - others().count() > 1 {
        return Err(Fault::TwoAuxiliaries { unit });
    }
    let formation = others().map(|tile| tile.formation).min().unwrap_or(0);
    let troops = u8::try_from(others().count()).unwrap_or(u8::MAX);
    if troops > formation {
        return Err(Fault::TooManyTroops { unit, troops, formation });
    }
    if tiles().all(|tile| tile.life == 0) {
        return Err(Fault::NoLife { unit });
    }
    Ok(())
}
