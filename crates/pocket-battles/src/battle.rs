//! The position: both sides, whose turn it is, and the agenda.

use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Id, Seat, numbered_id};

use crate::battlefield::{Place, Sector};
use crate::content::{MAX_TILES, TileId};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    pub sides: [Side; 2],
    /// The waiting steps; the last one runs first.
    #[schemars(with = "Vec<Step>")]
    pub agenda: ArrayVec<Step, 8>,
    /// The winner of the first roll, once it is known: player A.
    pub won_first_roll: Option<Seat>,
    /// 0 during set-up.
    pub round: u16,
    /// How many rounds in a row no troop was lost in.
    pub quiet_rounds: u8,
    pub stacks_are_open: bool,
    pub turn: Turn,
    pub ending: Option<Ending>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub units: [Unit; MAX_TILES],
    /// How many of `units` were mustered.
    pub mustered: u8,
    /// Wound markers on each tile.
    pub wounds: [u8; MAX_TILES],
    /// Order markers not spent this round.
    pub ready: u8,
    /// Order markers spent, but not on any unit.
    pub aside: u8,
    /// Wound markers of troops that died this round; they come back when the next one begins (PB-31).
    #[serde(default)]
    pub fallen: u8,
    /// Points of the army at its muster.
    pub bought: u16,
    /// Points of the troops lost so far.
    pub lost: u16,
}

/// A group of troops that receives orders together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    /// The tiles it was mustered with, as a bit mask.
    pub enlisted: u32,
    /// Those of them still in play.
    pub troops: u32,
    /// The tile on top of the stack.
    pub top: TileId,
    pub place: Place,
    /// Order markers lying on it.
    pub orders: u8,
}

/// A unit of either side: 32 times the seat plus its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct UnitId(pub u8);

/// A troop of either side: 32 times the seat plus its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct TroopId(pub u8);

/// What the active player has done in this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Player A's very first turn, in which special traits cannot be used (PB-40).
    pub is_first_of_game: bool,
    pub redeployed: Option<UnitId>,
    /// PB-T.control: the unit that lets another one act, while that action is chosen. `None` between steps.
    #[serde(skip)]
    pub controller: Option<UnitId>,
    /// The side's units that were in contact when the turn began, as a bit mask (PB-35, PB-36).
    pub in_contact: u32,
}

/// The steps of a battle, in the order of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Muster,
    DrawRandomArmy(Seat),
    RollForPlayerA,
    Deploy(Seat),
    OpenStacks,
    BeginRound,
    Turn(Seat),
    /// Phase 2 of a turn.
    Orders {
        seat: Seat,
        given: bool,
    },
    EndRound,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Half of the enemy army is destroyed (PB-51).
    Destroyed(Seat),
    /// Both have destroyed half; this seat has destroyed more.
    DestroyedMore(Seat),
    /// Both have destroyed half and the same sum: player B wins.
    Tied(Seat),
    Resigned(Seat),
    /// The battle was stopped because no troop was lost for a long time (ruling 12).
    BrokenOff(Seat),
}

impl Ending {
    pub fn seat(self) -> Seat {
        match self {
            Ending::Destroyed(seat)
            | Ending::DestroyedMore(seat)
            | Ending::Tied(seat)
            | Ending::Resigned(seat)
            | Ending::BrokenOff(seat) => seat,
        }
    }
}

impl UnitId {
    pub fn new(seat: Seat, index: usize) -> UnitId {
        UnitId(seat.0 * MAX_TILES as u8 + index as u8)
    }

    pub fn seat(self) -> Seat {
        Seat(self.0 / MAX_TILES as u8)
    }

    pub fn index(self) -> usize {
        usize::from(self.0) % MAX_TILES
    }

    pub fn bit(self) -> u32 {
        1 << self.index()
    }

    pub fn id(self) -> Id {
        numbered_id("unit-", self.0)
    }
}

impl TroopId {
    pub fn new(seat: Seat, tile: TileId) -> TroopId {
        TroopId(seat.0 * MAX_TILES as u8 + tile.0)
    }

    pub fn seat(self) -> Seat {
        Seat(self.0 / MAX_TILES as u8)
    }

    pub fn tile(self) -> TileId {
        TileId(self.0 % MAX_TILES as u8)
    }

    pub fn bit(self) -> u32 {
        1 << self.tile().0
    }

    pub fn id(self) -> Id {
        numbered_id("troop-", self.0)
    }
}

impl Unit {
    pub const NONE: Unit = Unit { enlisted: 0, troops: 0, top: TileId(0), place: Place::Gone, orders: 0 };

    pub fn is_alive(&self) -> bool {
        self.troops != 0
    }
}

/// The positions of the set bits.
pub fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        next
    })
}

impl Side {
    pub const EMPTY: Side = Side {
        units: [Unit::NONE; MAX_TILES],
        mustered: 0,
        wounds: [0; MAX_TILES],
        ready: 0,
        aside: 0,
        fallen: 0,
        bought: 0,
        lost: 0,
    };
}

impl Battle {
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    pub fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Every unit that a side mustered, including destroyed ones.
    pub fn units(&self, seat: Seat) -> impl Iterator<Item = UnitId> + use<> {
        (0..usize::from(self.side(seat).mustered)).map(move |index| UnitId::new(seat, index))
    }

    /// Every unit of a side that still has troops.
    pub fn living(&self, seat: Seat) -> impl Iterator<Item = UnitId> + '_ {
        self.units(seat).filter(|unit| self[*unit].is_alive())
    }

    /// The troops of a unit that are still in play.
    pub fn troops(&self, unit: UnitId) -> impl Iterator<Item = TroopId> + use<> {
        bits(self[unit].troops).map(move |tile| TroopId::new(unit.seat(), TileId(tile as u8)))
    }

    pub fn wounds(&self, troop: TroopId) -> u8 {
        self.side(troop.seat()).wounds[usize::from(troop.tile().0)]
    }

    pub fn wounds_mut(&mut self, troop: TroopId) -> &mut u8 {
        &mut self.side_mut(troop.seat()).wounds[usize::from(troop.tile().0)]
    }

    /// The units of a side in a fight.
    pub fn in_fight(&self, seat: Seat, fight: u8) -> impl Iterator<Item = UnitId> + '_ {
        self.living(seat).filter(move |unit| self[*unit].place.fight() == Some(fight))
    }

    /// The living enemies a unit is in contact with.
    pub fn opponents(&self, unit: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        let fight = self[unit].place.fight();
        self.living(unit.seat().other()).filter(move |foe| fight.is_some() && self[*foe].place.fight() == fight)
    }

    /// Asked for only when the first roll is won; before it, seat 0.
    pub fn player_a(&self) -> Seat {
        self.won_first_roll.unwrap_or(Seat(0))
    }

    pub fn player_b(&self) -> Seat {
        self.player_a().other()
    }

    /// The units of a side by sector and zone, as bit masks.
    pub fn lines(&self, seat: Seat) -> Lines {
        let mut lines = Lines::default();
        for unit in self.living(seat) {
            match self[unit].place {
                Place::Front(sector) => lines.front[sector.index()] |= unit.bit(),
                Place::Rear(sector) => lines.rear[sector.index()] |= unit.bit(),
                Place::Engaged { sector, .. } => lines.engaged[sector.index()] |= unit.bit(),
                Place::Reserve | Place::Gone => {}
            }
        }
        lines
    }
}

/// Where the units of one side are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Lines {
    pub front: [u32; 3],
    pub rear: [u32; 3],
    pub engaged: [u32; 3],
}

impl Lines {
    pub fn front_or_engaged(&self, sector: Sector) -> u32 {
        self.front[sector.index()] | self.engaged[sector.index()]
    }

    pub fn anywhere(&self, sector: Sector) -> u32 {
        self.front_or_engaged(sector) | self.rear[sector.index()]
    }
}

impl Index<UnitId> for Battle {
    type Output = Unit;

    fn index(&self, unit: UnitId) -> &Unit {
        &self.sides[unit.seat().index()].units[unit.index()]
    }
}

impl IndexMut<UnitId> for Battle {
    fn index_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.sides[unit.seat().index()].units[unit.index()]
    }
}
