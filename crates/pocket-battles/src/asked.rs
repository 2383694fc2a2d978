//! What players are asked and choose, and why dice are rolled. Events are in `told.rs`, reasons in `reasons.rs`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Faces, Seat, Vocabulary};

use crate::army::ArmyList;
use crate::battle::{TroopId, UnitId};
use crate::battlefield::Segment;
use crate::game::PocketBattles;
use crate::words::{count_orders, find_ready_army, say_reaction_price};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(PocketBattles)]
pub enum Question {
    /// Which army do you lead?
    Muster { size: u16 },
    /// Which stack goes where?
    Deploy,
    /// Do you redeploy a unit before your orders?
    Redeploy,
    /// Which order do you give?
    Order { ready: u8 },
    /// Which action does another unit carry out under Control?
    ControlledAction { by: UnitId },
    /// Which further unit gets an order by Double Order?
    FurtherOrder { by: UnitId, left: u8 },
    /// Does somebody help with this order?
    Support { unit: UnitId },
    /// How do you react to the attack?
    React { to: UnitId },
    /// Which enemy does the attacker fight?
    Target { attacker: UnitId },
    /// How many dice does blood lust roll?
    BloodLust { unit: UnitId },
    /// Is one of the dice that hit rolled again?
    #[with(count = dice.len())]
    Reroll { unit: UnitId, dice: Dice },
    /// Does a troop take all wounds upon itself?
    Sacrifice { unit: UnitId, wounds: u8 },
    /// Who takes the next wound?
    AssignWound { unit: UnitId, left: u8 },
    /// From which unit does the wound marker come?
    TakeMarker,
    /// Which wounded troops leave the field, to give their markers back?
    GiveUp,
}

/// Up to 32 rolled dice, four bits each; kept small so that a question is cheap to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "Faces")]
#[schemars(with = "Vec<u8>")]
pub struct Dice {
    values: u128,
    count: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles, choices)]
pub enum Choice {
    Muster(Muster),
    Deploy(Deploy),
    Redeploy(Redeploy),
    Order(Order),
    Support(Support),
    React(React),
    Target(Target),
    BloodLust(BloodLust),
    Reroll(Reroll),
    Sacrifice(Sacrifice),
    AssignWound(AssignWound),
    TakeMarker(TakeMarker),
    GiveUp(GiveUp),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Muster {
    /// The ready-made army for this size.
    #[with(name = find_ready_army(speaker))]
    Ready,
    /// A random legal army.
    Random,
    /// An army of one's own.
    #[with(units = it.units.len() as i64)]
    Own(#[say(skip)] ArmyList),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(PocketBattles)]
#[touches(unit.id(), to.id(unit.seat()))]
pub struct Deploy {
    pub unit: UnitId,
    pub to: Segment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Redeploy {
    /// Everybody stays.
    Nobody,
    /// PB-12: one unit, to an adjacent segment.
    #[touches(unit.id(), to.id(unit.seat()))]
    Unit { unit: UnitId, to: Segment },
}

/// The seven actions, and the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Order {
    /// PB-20
    #[touches(unit.id(), to.id(unit.seat()))]
    Move { unit: UnitId, to: Segment },
    /// PB-21
    Attack { unit: UnitId },
    /// PB-35
    Continue { unit: UnitId, against: UnitId },
    /// PB-36
    Leave { unit: UnitId },
    /// PB-37
    Shoot { unit: UnitId, at: UnitId },
    /// PB-T.control
    Control { unit: UnitId },
    /// PB-T.heal
    Heal { unit: UnitId, troop: TroopId },
    /// PB-T.double-order
    DoubleOrder { unit: UnitId },
    /// PB-41
    Pass,
    /// No further order in this turn.
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Support {
    Enough,
    Excite { by: UnitId },
    Galvanize { by: UnitId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum React {
    /// PB-24
    Wait,
    /// PB-22
    #[with(price = say_reaction_price(speaker, *unit))]
    Intercept { unit: UnitId },
    /// PB-23
    #[with(price = say_reaction_price(speaker, *unit))]
    Shoot { unit: UnitId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub struct Target {
    pub unit: UnitId,
}

/// How many dice to roll; none means not to strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub struct BloodLust {
    pub dice: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Reroll {
    /// All dice stay as they are.
    Keep,
    /// The number on the die to be rolled again.
    Die { showing: u8 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum Sacrifice {
    Nobody,
    Troop { troop: TroopId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum AssignWound {
    Mark { troop: TroopId },
    Remove { troop: TroopId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(deny_unknown_fields)]
#[vocabulary(PocketBattles)]
#[with(orders = count_orders(speaker, *from))]
pub struct TakeMarker {
    pub from: UnitId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[vocabulary(PocketBattles)]
pub enum GiveUp {
    Nobody,
    Troop { troop: TroopId },
}

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(PocketBattles)]
pub enum Chance {
    RandomArmy { seat: Seat },
    PlayerA { seat: Seat },
    Engagement { unit: UnitId },
    Shooting { unit: UnitId },
    Reroll { unit: UnitId },
}

impl Dice {
    pub const NONE: Dice = Dice { values: 0, count: 0 };
    pub const MOST: u8 = 32;

    pub fn push(&mut self, value: u8) {
        if self.count < Dice::MOST {
            self.values |= u128::from(value) << (4 * self.count);
            self.count += 1;
        }
    }

    pub fn len(self) -> u8 {
        self.count
    }

    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..self.count).map(move |index| (self.values >> (4 * index)) as u8 & 15)
    }

    /// Exchanges the first die that shows `from`.
    pub fn replace(self, from: u8, to: u8) -> Dice {
        let mut replaced = Dice::NONE;
        let mut is_done = false;
        for value in self.iter() {
            let hit = value == from && !is_done;
            is_done |= hit;
            replaced.push(if hit { to } else { value });
        }
        replaced
    }
}

impl From<Dice> for Faces {
    fn from(dice: Dice) -> Faces {
        Faces(dice.iter().collect())
    }
}
