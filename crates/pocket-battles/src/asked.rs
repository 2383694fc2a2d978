//! The vocabulary between the rules and the players: questions, choices, events, reasons, rolls.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::army::{ArmyList, Fault};
use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Sector, Segment};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
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
#[serde(into = "Vec<u8>")]
#[schemars(with = "Vec<u8>")]
pub struct Dice {
    values: u128,
    count: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Muster {
    /// The ready-made army for this size.
    Ready,
    /// A random legal army.
    Random,
    /// An army of one's own.
    Own(ArmyList),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deploy {
    pub unit: UnitId,
    pub to: Segment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Redeploy {
    Nobody,
    Unit { unit: UnitId, to: Segment },
}

/// The seven actions, and the end of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    Move {
        unit: UnitId,
        to: Segment,
    },
    Attack {
        unit: UnitId,
    },
    Continue {
        unit: UnitId,
        against: UnitId,
    },
    Leave {
        unit: UnitId,
    },
    Shoot {
        unit: UnitId,
        at: UnitId,
    },
    Control {
        unit: UnitId,
    },
    Heal {
        unit: UnitId,
        troop: TroopId,
    },
    DoubleOrder {
        unit: UnitId,
    },
    Pass,
    /// No further order in this turn.
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Support {
    Enough,
    Excite { by: UnitId },
    Galvanize { by: UnitId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum React {
    Wait,
    Intercept { unit: UnitId },
    Shoot { unit: UnitId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Target {
    pub unit: UnitId,
}

/// How many dice to roll; none means not to strike back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BloodLust {
    pub dice: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reroll {
    Keep,
    /// The number on the die to be rolled again.
    Die {
        showing: u8,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Sacrifice {
    Nobody,
    Troop { troop: TroopId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum AssignWound {
    Mark { troop: TroopId },
    Remove { troop: TroopId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeMarker {
    pub from: UnitId,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum GiveUp {
    Nobody,
    Troop { troop: TroopId },
}

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    RandomArmy { seat: Seat },
    PlayerA { seat: Seat },
    Engagement { unit: UnitId },
    Shooting { unit: UnitId },
    Reroll { unit: UnitId },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    ArmiesMustered,
    RolledForPlayerA { rolls: [u8; 2] },
    PlayerADecided { seat: Seat },
    StackPlaced { unit: UnitId, to: Segment },
    StacksOpened,
    RoundBegan { round: u16, starts: Seat },
    Redeployed { unit: UnitId, to: Segment },
    Ordered { unit: UnitId, paid: u8 },
    Passed { seat: Seat },
    Moved { unit: UnitId, to: Segment },
    Attacked { unit: UnitId, sector: Sector },
    Intercepted { unit: UnitId, attacker: UnitId },
    ReactedByShooting { unit: UnitId, attacker: UnitId },
    Waited { seat: Seat },
    CameIntoContact { attacker: UnitId, target: UnitId, sector: Sector },
    FlankAttacked { attacker: UnitId, target: UnitId },
    Continued { unit: UnitId, against: UnitId },
    TurnedToLeave { unit: UnitId },
    Left { unit: UnitId },
    Shot { unit: UnitId, at: UnitId },
    ShotIntoEngagement { each: u8, units: Vec<UnitId> },
    Rolled { unit: UnitId, dice: Vec<u8>, because: Vec<DicePart>, hits: u8, extra: u8 },
    Rerolled { unit: UnitId, from: u8, to: u8 },
    StruckBack { unit: UnitId, against: UnitId },
    StruckNotBack { unit: UnitId },
    HurtItself { unit: UnitId, dice: Vec<u8>, wounds: u8 },
    MarkerTaken { from: UnitId },
    Marked { troop: TroopId, wounds: u8 },
    Removed { troop: TroopId },
    Sacrificed { troop: TroopId, wounds: u8 },
    Destroyed { unit: UnitId },
    WentToFront { unit: UnitId, sector: Sector },
    Overran { unit: UnitId },
    Controlled { by: UnitId },
    Excited { by: UnitId, unit: UnitId },
    Galvanized { by: UnitId, unit: UnitId },
    Healed { by: UnitId, troop: TroopId },
    DoubleOrdered { by: UnitId },
    Disbanded { seat: Seat },
    Regenerated { unit: UnitId },
    GivenUp { troop: TroopId },
    RoundEnded { round: u16, lost: [u16; 2] },
}

/// A part of a number of dice, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DicePart {
    Base(u8),
    Attack(u8),
    Impetus(u8),
    Engagement(u8),
    Shooting(u8),
    Fury(u8),
    Excite(u8),
    BloodLust(u8),
}

/// Why something is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Army(Fault),
    NoReadyArmy,
    TooFewMarkers { cost: u8, ready: u8 },
    RedeployedThisTurn,
    EngagedUnitsStay,
    TooSlow,
    NotInTheFront,
    NotInTheFrontToShoot,
    NotInContactSinceTheTurnBegan,
    NoEngagementDice,
    NoShootingDice,
    NobodyToAttack,
    OutOfReach,
    NotInTheFirstTurn,
    NoMarkersLeft,
}

impl Reason {
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::Army(fault) => fault.rule(),
            Reason::NoReadyArmy => "PB-03",
            Reason::TooFewMarkers { .. } => "PB-13",
            Reason::RedeployedThisTurn | Reason::EngagedUnitsStay => "PB-12",
            Reason::TooSlow => "PB-T.slow",
            Reason::NotInTheFront | Reason::NoEngagementDice => "PB-21",
            Reason::NotInContactSinceTheTurnBegan => "PB-35",
            Reason::NotInTheFrontToShoot | Reason::NoShootingDice | Reason::OutOfReach => "PB-37",
            Reason::NobodyToAttack => "PB-28",
            Reason::NotInTheFirstTurn => "PB-40",
            Reason::NoMarkersLeft => "PB-31",
        }
    }
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

impl From<Dice> for Vec<u8> {
    fn from(dice: Dice) -> Vec<u8> {
        dice.iter().collect()
    }
}

impl TryFrom<Choice> for Muster {
    type Error = ();

    fn try_from(choice: Choice) -> Result<Muster, ()> {
        match choice {
            Choice::Muster(muster) => Ok(muster),
            _ => Err(()),
        }
    }
}

impl From<Muster> for Choice {
    fn from(choice: Muster) -> Choice {
        Choice::Muster(choice)
    }
}

impl From<Deploy> for Choice {
    fn from(choice: Deploy) -> Choice {
        Choice::Deploy(choice)
    }
}

impl From<Redeploy> for Choice {
    fn from(choice: Redeploy) -> Choice {
        Choice::Redeploy(choice)
    }
}

impl From<Order> for Choice {
    fn from(choice: Order) -> Choice {
        Choice::Order(choice)
    }
}

impl From<Support> for Choice {
    fn from(choice: Support) -> Choice {
        Choice::Support(choice)
    }
}

impl From<React> for Choice {
    fn from(choice: React) -> Choice {
        Choice::React(choice)
    }
}

impl From<Target> for Choice {
    fn from(choice: Target) -> Choice {
        Choice::Target(choice)
    }
}

impl From<BloodLust> for Choice {
    fn from(choice: BloodLust) -> Choice {
        Choice::BloodLust(choice)
    }
}

impl From<Reroll> for Choice {
    fn from(choice: Reroll) -> Choice {
        Choice::Reroll(choice)
    }
}

impl From<Sacrifice> for Choice {
    fn from(choice: Sacrifice) -> Choice {
        Choice::Sacrifice(choice)
    }
}

impl From<AssignWound> for Choice {
    fn from(choice: AssignWound) -> Choice {
        Choice::AssignWound(choice)
    }
}

impl From<TakeMarker> for Choice {
    fn from(choice: TakeMarker) -> Choice {
        Choice::TakeMarker(choice)
    }
}

impl From<GiveUp> for Choice {
    fn from(choice: GiveUp) -> Choice {
        Choice::GiveUp(choice)
    }
}
