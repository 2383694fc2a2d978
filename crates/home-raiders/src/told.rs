//! What happened, in the past tense.

use measure::Point;
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

use crate::asked::RollWhy;
use crate::battle::{CharacterId, ObjectId, TroopId};
use crate::content::{Ability, Colour, Deployment, Face, Mission, Site};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TeamsMustered,
    NemesisChosen { who: CharacterId, enemy: CharacterId },
    DeploymentRolled { deployment: Deployment, first: Seat },
    PortalPlaced { seat: Seat, site: Site },
    Joined { who: CharacterId, troop: TroopId },
    Deployed { troop: TroopId },
    MissionRolled { mission: Mission },
    MarkerPlaced { seat: Seat, marker: u8, at: Point },
    RoundBegan { round: u8 },
    BeadDrawn { seat: Seat },
    Skipped { seat: Seat },
    Activated { troop: TroopId },
    StoodUp { troop: TroopId },
    WentToGround { troop: TroopId },
    Moved { who: CharacterId, to: Point, elevation: i32 },
    BrokeAway { who: CharacterId, from: CharacterId },
    Fell { who: CharacterId, depth: i32 },
    Shoved { who: CharacterId, by: CharacterId, to: Point },
    Pushed { by: CharacterId, object: ObjectId },
    Carried { who: CharacterId, by: CharacterId },
    Teleported { who: CharacterId },
    Swapped { who: CharacterId, with: CharacterId },
    Left { who: CharacterId },
    Parted { troop: TroopId },
    Attacked { by: CharacterId, at: CharacterId, ranged: bool },
    Rolled { who: CharacterId, why: RollWhy, dice: Vec<(Colour, Face)>, successes: u8 },
    Guarded { by: CharacterId, of: CharacterId },
    Rerolled { who: CharacterId, colour: Colour },
    SecondRollTaken { who: CharacterId },
    Defended { who: CharacterId },
    ShotSplit { by: CharacterId, other: CharacterId },
    Exploded { by: CharacterId },
    Redirected { by: CharacterId, at: CharacterId },
    ShotsLost { troop: TroopId },
    Wounded { who: CharacterId, wounds: u8 },
    WoundPassed { from: CharacterId, to: CharacterId },
    Healed { who: CharacterId },
    Vanished { who: CharacterId },
    Challenged { by: CharacterId, at: CharacterId, ability: Ability },
    ChallengeWon { by: CharacterId },
    ChallengeLost { by: CharacterId },
    AbilityLost { who: CharacterId, ability: Ability },
    Grabbed { who: CharacterId },
    Used { who: CharacterId, ability: Ability },
    MarkerHeld { by: CharacterId, marker: u8 },
    MarkerLost { marker: u8 },
    RoundEnded { round: u8 },
    Ended { score: [u8; 2] },
}
