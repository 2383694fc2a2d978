//! What happened, in the past tense.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Arg, Faces, Part, Seat, Shown, Speaker, Sum, Term, Vocabulary};

use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Sector, Segment};
use crate::game::PocketBattles;
use crate::words::names::name_place;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(PocketBattles)]
pub enum Event {
    ArmiesMustered,
    RolledForPlayerA {
        rolls: Both,
    },
    PlayerADecided {
        seat: Seat,
    },
    #[touches(unit.id(), to.id(unit.seat()))]
    StackPlaced {
        unit: UnitId,
        to: Segment,
    },
    StacksOpened,
    RoundBegan {
        round: u16,
        starts: Seat,
    },
    #[touches(unit.id(), to.id(unit.seat()))]
    Redeployed {
        unit: UnitId,
        to: Segment,
    },
    Ordered {
        unit: UnitId,
        paid: u8,
    },
    Passed {
        seat: Seat,
    },
    #[touches(unit.id(), to.id(unit.seat()))]
    Moved {
        unit: UnitId,
        to: Segment,
    },
    Attacked {
        unit: UnitId,
        sector: Sector,
    },
    Intercepted {
        unit: UnitId,
        attacker: UnitId,
    },
    ReactedByShooting {
        unit: UnitId,
        attacker: UnitId,
    },
    Waited {
        seat: Seat,
    },
    CameIntoContact {
        attacker: UnitId,
        target: UnitId,
        sector: Sector,
    },
    FlankAttacked {
        attacker: UnitId,
        target: UnitId,
    },
    Continued {
        unit: UnitId,
        against: UnitId,
    },
    TurnedToLeave {
        unit: UnitId,
    },
    Left {
        unit: UnitId,
    },
    Shot {
        unit: UnitId,
        at: UnitId,
    },
    ShotIntoEngagement {
        each: u8,
        units: Vec<UnitId>,
    },
    Rolled {
        unit: UnitId,
        dice: Faces,
        because: DiceSum,
        hits: u8,
        extra: u8,
    },
    Rerolled {
        unit: UnitId,
        from: u8,
        to: u8,
    },
    StruckBack {
        unit: UnitId,
        against: UnitId,
    },
    StruckNotBack {
        unit: UnitId,
    },
    HurtItself {
        unit: UnitId,
        dice: Faces,
        wounds: u8,
    },
    MarkerTaken {
        from: UnitId,
    },
    Marked {
        troop: TroopId,
        wounds: u8,
    },
    Removed {
        troop: TroopId,
    },
    Sacrificed {
        troop: TroopId,
        wounds: u8,
    },
    Destroyed {
        unit: UnitId,
    },
    #[with(to = name_place(speaker.view, Segment::Front(*sector).into()))]
    WentToFront {
        unit: UnitId,
        #[say(unsaid)]
        sector: Sector,
    },
    Overran {
        unit: UnitId,
    },
    Controlled {
        by: UnitId,
    },
    Excited {
        by: UnitId,
        unit: UnitId,
    },
    Galvanized {
        by: UnitId,
        unit: UnitId,
    },
    Healed {
        by: UnitId,
        troop: TroopId,
    },
    DoubleOrdered {
        by: UnitId,
    },
    Disbanded {
        seat: Seat,
    },
    Regenerated {
        unit: UnitId,
    },
    GivenUp {
        troop: TroopId,
    },
    RoundEnded {
        round: u16,
        lost: Both,
    },
}

/// A part of a number of dice, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(PocketBattles)]
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

/// How many dice, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct DiceSum(pub Vec<DicePart>);

impl DiceSum {
    fn add_up(&self, speaker: Speaker<'_, PocketBattles>) -> Sum {
        let part = |part: &DicePart| Part::plus(part.number(), part.has_reason().then(|| part.say(speaker)));
        Sum { parts: self.0.iter().map(part).collect() }
    }
}

impl Term<PocketBattles> for DiceSum {
    fn say(&self, speaker: Speaker<'_, PocketBattles>) -> Arg {
        self.add_up(speaker).into()
    }

    fn show(&self, speaker: Speaker<'_, PocketBattles>, shown: &mut Shown) {
        shown.sums.push(("", self.add_up(speaker)));
    }

    fn declare(declared: &mut table::Declared) {
        DicePart::declare(declared);
    }
}

/// A number for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Both(pub [u16; 2]);
