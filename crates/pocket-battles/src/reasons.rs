//! Why something is not allowed.

use table::sentence;

use crate::army::Fault;
use crate::game::PocketBattles;

/// Why something is not allowed.
#[sentence(PocketBattles, rules)]
pub enum Reason {
    #[say(transparent)]
    Army(Fault),
    /// PB-03
    NoReadyArmy,
    /// PB-13
    TooFewMarkers { cost: u8, ready: u8 },
    /// PB-12
    RedeployedThisTurn,
    /// PB-12
    EngagedUnitsStay,
    /// PB-T.slow
    TooSlow,
    /// PB-21
    NotInTheFront,
    /// PB-37
    NotInTheFrontToShoot,
    /// PB-35
    NotInContactSinceTheTurnBegan,
    /// PB-21
    NoEngagementDice,
    /// PB-37
    NoShootingDice,
    /// PB-28
    NobodyToAttack,
    /// PB-37
    OutOfReach,
    /// PB-40
    NotInTheFirstTurn,
    /// PB-31
    NoMarkersLeft,
    /// PB-T.control
    NobodyToControl,
    /// PB-T.double-order
    NobodyNeedsADoubleOrder,
    /// PB-T.blood-lust
    TakesNoOtherDice,
    /// PB-T.overwhelming
    OverwhelmsAlready,
    /// PB-T.overwhelming
    NobodyToStormOnTo,
    /// PB-T.overwhelming, PB-30
    CanDestroyNobody,
}
