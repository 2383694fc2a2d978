//! The position: groups with their heroes and creatures, hands and piles, whose turn it is, and the agenda.

mod agenda;
mod fights;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Id, Seat, numbered_id};

use crate::content::{CardId, Cards, Figures, HeroId};
use crate::told::Who;

pub use agenda::{Ended, Ending, Mix, Price, Quarry, Step, Window};
pub use fights::{Aim, Backing, Casting, Deed, Defence, Fight, Grip, How, Means, Origin};

/// The most heroes and creatures at any time, including the monsters of a scenario.
pub const MAX_UNITS: usize = 48;
/// Five players and the wild side.
pub const MAX_GROUPS: usize = 6;
/// The most steps that can wait on the agenda.
pub const MAX_STEPS: usize = 128;
/// The most cards and powers that one side can declare at once.
pub const MAX_DECLARED: usize = 16;

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// All that have life points and actions. The dead remain as gone; a creature or monster may take the place of a
    /// gone creature or monster, but never that of a hero.
    #[schemars(with = "Vec<Unit>")]
    pub units: ArrayVec<Unit, MAX_UNITS>,
    /// By side: the seats, then the wild side if the scenario has one.
    #[schemars(with = "Vec<Group>")]
    pub groups: ArrayVec<Group, MAX_GROUPS>,
    /// KH-05: the three draw piles. A draw takes a random card, so they have no order.
    pub deck: Cards,
    /// KH-05: the three discard piles.
    pub discard: Cards,
    /// KH-02: heroes that have not been drawn, sorted by number.
    pub heroes: Vec<HeroId>,
    /// KH-53: spells that rest. A spell that leaves the book no longer rests.
    pub resting: Vec<Resting>,
    /// Effects that last until the next turn of a side.
    pub charms: Vec<Charm>,
    /// Units that have just lost their last life point and are not buried yet, in the order it happened.
    pub fallen: Vec<Fallen>,
    /// The waiting steps; the last one runs first.
    #[schemars(with = "Vec<Step>")]
    pub agenda: ArrayVec<Step, MAX_STEPS>,
    /// Who began.
    pub first: Side,
    /// 0 during set-up.
    pub round: u16,
    pub turn: Turn,
    pub fight: Option<Fight>,
    pub casting: Option<Casting>,
    /// How many rounds in a row have changed nothing for good.
    pub quiet_rounds: u8,
    /// Whether this round is one of them so far.
    pub is_quiet: bool,
    pub ending: Option<Ending>,
}

/// A seat with its group, or the wild side that the game runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Side(pub u8);

/// A hero, creature or monster: its index in [`Battle::units`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct UnitId(pub u8);

/// A target of attacks (KH-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    Unit(UnitId),
    Npc(Side),
    Demon(Side),
    /// The ward of a group, in that scenario.
    Ward(Side),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub hand: Cards,
    /// The hand cards known to everybody.
    pub known: Cards,
    /// KH-62.
    pub npc: Option<Npc>,
    /// KH-56: the demon at this group.
    pub demon: Option<Demon>,
    /// The life of the group's ward, in that scenario.
    pub ward: Option<u8>,
    /// The NPC and artefacts whose power was used this round, which lasts from one turn of the group to its next.
    pub used: Cards,
    /// KH-17.
    pub has_bought: bool,
    /// KH-71.
    pub is_out: bool,
    /// Whether it is out because its player resigned.
    pub has_resigned: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Npc {
    pub card: CardId,
    pub life: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Demon {
    pub card: CardId,
    pub life: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub side: Side,
    pub what: What,
    /// Gone if it has none left.
    pub life: u8,
    /// KH-07: actions left on its own turn.
    pub actions: u8,
    /// KH-15: reactions left in this turn.
    pub reactions: u8,
    /// It loses the action of its next turn.
    pub is_stunned: bool,
    /// KH-51: it was summoned in this round and cannot attack yet.
    pub is_fresh: bool,
    /// Equipment and spells (KH-20, KH-24).
    pub fitted: Cards,
    /// Treasures it carries, in that scenario.
    pub treasures: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum What {
    Hero(HeroId),
    /// KH-51. The summoner has it in the book; `None` if it was cast from hand (KH-52).
    Creature {
        card: CardId,
        summoner: Option<UnitId>,
    },
    /// The monster of the scenario, or one of several.
    Monster,
}

/// KH-53.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resting {
    pub card: CardId,
    /// How many of its player's turns have to start until it can be cast again.
    pub turns: u8,
}

/// A blessing or curse on a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Charm {
    pub on: UnitId,
    pub card: CardId,
    pub figures: Figures,
    /// It ends when the next turn of this side starts.
    pub until: Side,
}

/// KH-70.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fallen {
    pub unit: UnitId,
    /// The hero or creature that struck the blow, whose player may loot.
    pub by: Option<UnitId>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub side: Side,
    /// KH-61: one event a turn.
    pub has_played_event: bool,
    /// KH-11: what has been moved in the current transfer; nothing is moved twice.
    pub moved: Cards,
}

impl Side {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Who plays this side. Not for the wild side.
    #[inline]
    pub fn seat(self) -> Seat {
        Seat(self.0)
    }

    /// The id of its group in views and on boards.
    pub fn id(self) -> Id {
        numbered_id("g", self.0)
    }
}

impl From<Seat> for Side {
    fn from(seat: Seat) -> Side {
        Side(seat.0)
    }
}

impl UnitId {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its id in views and on boards.
    pub fn id(self) -> Id {
        numbered_id("u", self.0)
    }
}

impl Target {
    /// Its id in views and on boards.
    pub fn id(self) -> Id {
        match self {
            Target::Unit(unit) => unit.id(),
            Target::Npc(side) => numbered_id("npc-", side.0),
            Target::Demon(side) => numbered_id("demon-", side.0),
            Target::Ward(side) => numbered_id("ward-", side.0),
        }
    }
}

impl Unit {
    /// A unit that has just arrived, with this turn's action and a reaction.
    pub fn new(side: Side, what: What, life: u8) -> Unit {
        Unit {
            side,
            what,
            life,
            actions: 1,
            reactions: 1,
            is_stunned: false,
            is_fresh: false,
            fitted: Cards::NONE,
            treasures: 0,
        }
    }

    #[inline]
    pub fn is_alive(&self) -> bool {
        self.life > 0
    }

    #[inline]
    pub fn hero(&self) -> Option<HeroId> {
        match self.what {
            What::Hero(hero) => Some(hero),
            What::Creature { .. } | What::Monster => None,
        }
    }

    #[inline]
    pub fn creature(&self) -> Option<CardId> {
        match self.what {
            What::Creature { card, .. } => Some(card),
            What::Hero(_) | What::Monster => None,
        }
    }
}

impl Battle {
    #[inline]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    #[inline]
    pub fn unit_mut(&mut self, unit: UnitId) -> &mut Unit {
        &mut self.units[unit.index()]
    }

    #[inline]
    pub fn group(&self, side: Side) -> &Group {
        &self.groups[side.index()]
    }

    #[inline]
    pub fn group_mut(&mut self, side: Side) -> &mut Group {
        &mut self.groups[side.index()]
    }

    pub fn sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.groups.len() as u8).map(Side)
    }

    /// All living units, with their ids.
    #[inline]
    pub fn living(&self) -> impl Iterator<Item = (UnitId, &Unit)> {
        (0..).map(UnitId).zip(&self.units).filter(|(_, unit)| unit.is_alive())
    }

    /// The living units of a side.
    #[inline]
    pub fn living_of(&self, side: Side) -> impl Iterator<Item = (UnitId, &Unit)> {
        self.living().filter(move |(_, unit)| unit.side == side)
    }

    /// The hero that a card is fitted to.
    pub fn bearer(&self, card: CardId) -> Option<UnitId> {
        (0..).map(UnitId).zip(&self.units).find(|(_, unit)| unit.fitted.contains(card)).map(|(id, _)| id)
    }

    #[inline]
    pub fn is_resting(&self, card: CardId) -> bool {
        self.resting.iter().any(|resting| resting.card == card)
    }

    /// The side whose group a target belongs to.
    #[inline]
    pub fn side_of(&self, target: Target) -> Side {
        match target {
            Target::Unit(unit) => self.unit(unit).side,
            Target::Npc(side) | Target::Demon(side) | Target::Ward(side) => side,
        }
    }

    /// The life of a target that exists.
    pub fn life_of(&self, target: Target) -> u8 {
        match target {
            Target::Unit(unit) => self.unit(unit).life,
            Target::Npc(side) => self.group(side).npc.map_or(0, |npc| npc.life),
            Target::Demon(side) => self.group(side).demon.map_or(0, |demon| demon.life),
            Target::Ward(side) => self.group(side).ward.unwrap_or(0),
        }
    }

    /// Whether a target can still be attacked.
    pub fn is_there(&self, target: Target) -> bool {
        match target {
            Target::Unit(unit) => self.units.get(unit.index()).is_some_and(Unit::is_alive),
            Target::Npc(side) => self.group(side).npc.is_some(),
            Target::Demon(side) => self.group(side).demon.is_some(),
            Target::Ward(side) => self.group(side).ward.is_some(),
        }
    }

    /// A unit for events, which are read again when its place may belong to another unit.
    pub fn who(&self, unit: UnitId) -> Who {
        Who::Unit { unit, what: self.unit(unit).what, side: self.unit(unit).side }
    }

    /// A target for events.
    pub fn whom(&self, target: Target) -> Who {
        match target {
            Target::Unit(unit) => self.who(unit),
            Target::Npc(side) => Who::Npc { side, card: self.group(side).npc.map(|npc| npc.card) },
            Target::Demon(side) => Who::Demon { side, card: self.group(side).demon.map(|demon| demon.card) },
            Target::Ward(side) => Who::Ward { side },
        }
    }
}
