//! What happened, in the past tense.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Addend, Change, Faces, Parts, Seat, Tally, sentence};

use crate::battle::{TroopId, UnitId};
use crate::battlefield::{Sector, Segment};
use crate::game::PocketBattles;
use crate::words::names::name_place;

#[sentence(PocketBattles)]
pub enum Event {
    /// PB-03: both have chosen their armies, in secret.
    ArmiesMustered,
    /// PB-07: the roll of each seat.
    RolledForPlayerA { rolls: Both },
    /// PB-07: the higher roll is player A.
    PlayerADecided { seat: Seat },
    /// PB-08: a unit is deployed as a closed stack.
    #[touches(unit.id(), to.id(unit.seat()))]
    #[to(to.id(unit.seat()))]
    StackPlaced { unit: UnitId, to: Segment },
    /// PB-09: everybody sees everything from now on.
    StacksOpened,
    /// PB-10: who has the first turn alternates.
    #[look(banner)]
    RoundBegan { round: u16, starts: Seat },
    /// PB-12: free of charge, before the orders.
    #[touches(unit.id(), to.id(unit.seat()))]
    #[to(to.id(unit.seat()))]
    Redeployed { unit: UnitId, to: Segment },
    /// PB-13: what was paid lies on the unit now.
    Ordered {
        unit: UnitId,
        paid: u8,
        #[serde(skip)]
        #[say(unsaid)]
        markers: Change,
    },
    /// PB-41: a marker is put aside.
    Passed { seat: Seat },
    /// PB-20: a tactical move.
    #[touches(unit.id(), to.id(unit.seat()))]
    #[to(to.id(unit.seat()))]
    Moved { unit: UnitId, to: Segment },
    /// PB-21: a unit comes forward from its front.
    #[look(strike)]
    Attacked { unit: UnitId, sector: Sector },
    /// PB-22: a reaction.
    #[look(strike)]
    Intercepted { unit: UnitId, attacker: UnitId },
    /// PB-23: a reaction.
    #[look(strike)]
    ReactedByShooting { unit: UnitId, attacker: UnitId },
    /// PB-24: no reaction, though there could have been one.
    Waited { seat: Seat },
    /// PB-26: whom the attacker meets.
    CameIntoContact { attacker: UnitId, target: UnitId, sector: Sector },
    /// PB-28: in the sector beside its own.
    #[look(strike)]
    FlankAttacked { attacker: UnitId, target: UnitId },
    /// PB-35: another round of blows.
    #[look(strike)]
    Continued { unit: UnitId, against: UnitId },
    /// PB-36: now all enemies in the engagement may strike.
    TurnedToLeave { unit: UnitId },
    /// PB-36: back to its own front.
    Left { unit: UnitId },
    /// PB-37: before the roll.
    #[look(strike)]
    Shot { unit: UnitId, at: UnitId },
    /// PB-38: everybody in it gets a share.
    ShotIntoEngagement { each: u8, units: Vec<UnitId> },
    /// PB-29, PB-37: how many dice, why that many, and what they hit.
    Rolled {
        unit: UnitId,
        #[thrown(unit.seat())]
        dice: Faces,
        because: Parts<DicePart>,
        hits: u8,
        extra: u8,
    },
    /// PB-T.tough: a die that hit was rolled again.
    Rerolled {
        unit: UnitId,
        was: u8,
        #[thrown(unit.seat())]
        dice: Faces,
    },
    /// PB-33: a blow that needs no order.
    #[look(strike)]
    StruckBack { unit: UnitId, against: UnitId },
    /// PB-33: only with blood lust it can be wise not to.
    StruckNotBack { unit: UnitId },
    /// PB-T.blood-lust: every 1 is a wound.
    HurtItself {
        unit: UnitId,
        #[thrown(unit.seat())]
        dice: Faces,
        wounds: u8,
    },
    /// PB-31: no marker was ready, so one of a unit shows the wound.
    MarkerTaken {
        from: UnitId,
        #[serde(skip)]
        #[say(unsaid)]
        markers: Change,
    },
    /// PB-30: a troop bears a wound.
    #[changes(Change::new(troop.id(), Tally::Wounds, wounds.saturating_sub(1), *wounds))]
    Marked { troop: TroopId, wounds: u8 },
    /// PB-32: a troop is lost.
    #[look(death)]
    Removed { troop: TroopId },
    /// PB-T.sacrifice: a troop dies for the others.
    Sacrificed { troop: TroopId, wounds: u8 },
    /// PB-34: a unit has no troops left.
    #[look(death)]
    Destroyed { unit: UnitId },
    /// PB-34: nobody is left to fight.
    #[with(to = name_place(speaker.view, Segment::Front(*sector).into()))]
    #[to(Segment::Front(*sector).id(unit.seat()))]
    WentToFront {
        unit: UnitId,
        #[say(unsaid)]
        sector: Sector,
    },
    /// PB-T.overwhelming: a further attack, for free.
    Overran { unit: UnitId },
    /// PB-T.control: another unit acts.
    Controlled { by: UnitId },
    /// PB-T.excite: a further die.
    Excited { by: UnitId, unit: UnitId },
    /// PB-T.galvanize: the attack is overwhelming.
    Galvanized { by: UnitId, unit: UnitId },
    /// PB-T.heal: a wound marker is an order marker again.
    Healed {
        by: UnitId,
        troop: TroopId,
        #[serde(skip)]
        #[say(unsaid)]
        wounds: Change,
    },
    /// PB-T.double-order: two other units get orders.
    DoubleOrdered { by: UnitId },
    /// PB-T.disband: a ready marker is put aside.
    Disbanded { seat: Seat },
    /// PB-T.regenerate: all wounds are gone.
    Regenerated {
        unit: UnitId,
        #[serde(skip)]
        #[say(unsaid)]
        wounds: Vec<Change>,
    },
    /// PB-15: a wounded troop was taken out of the game.
    GivenUp { troop: TroopId },
    /// PB-15: with what each seat has lost so far.
    RoundEnded { round: u16, lost: Both },
}

/// A part of a number of dice, and where it comes from.
#[sentence(PocketBattles, Copy)]
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

impl Addend for DicePart {
    fn number(&self) -> u8 {
        match *self {
            DicePart::Base(dice)
            | DicePart::Attack(dice)
            | DicePart::Impetus(dice)
            | DicePart::Engagement(dice)
            | DicePart::Shooting(dice)
            | DicePart::Fury(dice)
            | DicePart::Excite(dice)
            | DicePart::BloodLust(dice) => dice,
        }
    }

    fn needs_reason(&self) -> bool {
        !matches!(self, DicePart::Base(_))
    }
}

/// A number for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Both(pub [u16; 2]);
