//! What happened, in the past tense.

use measure::Point;
use table::{Addend, Arg, Flight, Flown, Parts, Seat, Shown, Speaker, Term, sentence, spot};

use crate::asked::RollWhy;
use crate::battle::{CharacterId, ObjectId, TroopId, marker_id};
use crate::content::{Ability, Colour, Deployment, Face, Mission, Site};
use crate::game::HomeRaiders;
use crate::words::change_wounds;
use crate::words::names::name_seat;

#[sentence(HomeRaiders)]
pub enum Event {
    /// HR-01.
    TeamsMustered,
    /// HR-68.7.
    NemesisChosen { who: CharacterId, enemy: CharacterId },
    /// HR-05.
    DeploymentRolled { deployment: Deployment, first: Seat },
    /// HR-05.
    #[touches(speaker.game.portal_object(*seat).id())]
    PortalPlaced { seat: Seat, site: Site },
    /// HR-67.8, HR-67.10, HR-68.10.
    Joined { who: CharacterId, troop: TroopId },
    /// HR-05.
    Deployed { troop: TroopId },
    /// HR-06.
    MissionRolled { mission: Mission },
    /// HR-06.
    #[touches(marker_id(*marker))]
    #[to(at.id())]
    MarkerPlaced { seat: Seat, marker: u8, at: Point },
    /// HR-10.
    #[look(banner)]
    RoundBegan { round: u8 },
    /// HR-10.
    #[flights(Flight::of(Flown::Bead, "bag", spot("side", *seat), 1))]
    BeadDrawn { seat: Seat },
    /// HR-11.
    Skipped { seat: Seat },
    /// HR-64.6: a disturbed troop that has to act now.
    Forced { troop: TroopId },
    /// HR-10.
    Activated { troop: TroopId },
    /// HR-42.
    StoodUp { troop: TroopId },
    /// HR-42.
    WentToGround { troop: TroopId },
    /// HR-21.
    #[with(length = leg.length())]
    Moved {
        who: CharacterId,
        to: Point,
        elevation: i32,
        #[serde(skip)]
        #[say(unsaid)]
        leg: Leg,
    },
    /// HR-23.
    BrokeAway { who: CharacterId, from: CharacterId },
    /// HR-22.
    Fell { who: CharacterId, depth: i32 },
    /// HR-62.5, HR-64.1.
    #[with(length = leg.length())]
    Shoved {
        who: CharacterId,
        by: CharacterId,
        to: Point,
        #[serde(skip)]
        #[say(unsaid)]
        leg: Leg,
    },
    /// HR-61.1.
    Pushed {
        by: CharacterId,
        object: ObjectId,
        #[serde(skip)]
        #[say(unsaid)]
        leg: Leg,
    },
    /// HR-61.9.
    Carried {
        who: CharacterId,
        by: CharacterId,
        #[serde(skip)]
        #[say(unsaid)]
        leg: Leg,
    },
    /// HR-61.7.
    Teleported {
        who: CharacterId,
        #[serde(skip)]
        #[say(unsaid)]
        leg: Leg,
    },
    /// HR-65.8.
    Swapped { who: CharacterId, with: CharacterId },
    /// HR-67.10.
    Left { who: CharacterId },
    /// HR-66.1.
    Parted { troop: TroopId },
    /// HR-31, HR-40.
    #[look(strike)]
    Attacked { by: CharacterId, at: CharacterId, ranged: bool },
    /// HR-30.
    Rolled {
        who: CharacterId,
        why: RollWhy,
        #[thrown(who.seat())]
        dice: Vec<(Colour, Face)>,
        successes: u8,
        because: Parts<SuccessPart>,
    },
    /// HR-65.9.
    Guarded { by: CharacterId, of: CharacterId },
    /// HR-62.3.
    Rerolled { who: CharacterId, colour: Colour },
    /// HR-65.7.
    SecondRollTaken { who: CharacterId },
    /// HR-31.
    Defended { who: CharacterId },
    /// HR-63.2.
    ShotSplit { by: CharacterId, at: CharacterId, left: u8, other: CharacterId, successes: u8 },
    /// HR-63.3.
    Exploded { by: CharacterId },
    /// HR-65.4.
    Redirected { by: CharacterId, at: CharacterId },
    /// HR-40.
    ShotsLost { troop: TroopId },
    /// HR-31.
    #[changes(change_wounds(*who, wounds.saturating_sub(1), *wounds))]
    Wounded { who: CharacterId, wounds: u8 },
    /// HR-65.10, HR-68.4.
    #[look(touch)]
    WoundPassed { from: CharacterId, to: CharacterId },
    /// HR-32.
    #[changes(change_wounds(*who, wounds.saturating_add(1), *wounds))]
    Healed { who: CharacterId, wounds: u8 },
    /// HR-32.
    #[look(death)]
    Vanished { who: CharacterId },
    /// HR-50.
    #[look(strike)]
    Challenged { by: CharacterId, at: CharacterId, ability: Ability },
    /// HR-50.
    ChallengeWon { by: CharacterId },
    /// HR-50.
    ChallengeLost { by: CharacterId },
    /// HR-64.9.
    AbilityLost { who: CharacterId, ability: Ability },
    /// HR-62.8.
    Grabbed { who: CharacterId },
    /// HR-60.
    #[look(spell)]
    Used { who: CharacterId, ability: Ability },
    /// HR-07.
    #[touches(by.id(), marker_id(*marker))]
    MarkerHeld { by: CharacterId, marker: u8 },
    /// HR-07.
    #[touches(marker_id(*marker))]
    MarkerLost { marker: u8 },
    /// HR-10.
    RoundEnded { round: u8 },
    /// HR-06.
    #[with(one = name_seat(speaker, Seat(0)), other = name_seat(speaker, Seat(1)))]
    #[with(first = score[0], second = score[1])]
    Ended {
        #[say(skip)]
        score: [u8; 2],
    },
}

/// Where a character moves from and to, for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    pub from: Point,
    pub to: Point,
}

impl Leg {
    /// In a straight line.
    fn length(self) -> i64 {
        let (x, y) = (i64::from(self.to.x() - self.from.x()), i64::from(self.to.y() - self.from.y()));
        (x * x + y * y).isqrt()
    }
}

impl Term<HomeRaiders> for Leg {
    fn say(&self, speaker: Speaker<'_, HomeRaiders>) -> Arg {
        self.to.say(speaker)
    }

    fn show(&self, _speaker: Speaker<'_, HomeRaiders>, shown: &mut Shown) {
        shown.come_from(self.from.id());
        shown.go_to(self.to.id());
    }
}

/// HR-35: an addend of the successes of a roll.
#[sentence(HomeRaiders, Copy)]
pub enum SuccessPart {
    Rolled(u8),
    /// On dice that were not rolled again.
    Kept(u8),
    /// The number on the card.
    Boost(u8),
    /// One more.
    #[say(transparent)]
    Ability(Ability),
}

impl Addend for SuccessPart {
    fn number(&self) -> u8 {
        match *self {
            SuccessPart::Rolled(number) | SuccessPart::Kept(number) | SuccessPart::Boost(number) => number,
            SuccessPart::Ability(_) => 1,
        }
    }

    fn needs_reason(&self) -> bool {
        !matches!(self, SuccessPart::Rolled(_))
    }
}
