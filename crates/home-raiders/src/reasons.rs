//! Why something is not allowed: the rule, and the deciding place or length.

use measure::Point;
use table::sentence;

use crate::battle::{CharacterId, ObjectId, TroopId};
use crate::game::HomeRaiders;
use crate::team::Fault;

/// What stands in the way.
#[sentence(HomeRaiders, Copy)]
pub enum Obstacle {
    Character(CharacterId),
    Object(ObjectId),
    Edge,
}

/// Lengths are in units of `measure`.
#[sentence(HomeRaiders, rules)]
pub enum Reason {
    #[say(transparent)]
    Team(Fault),
    /// HR-01: the team is not there, or costs too much.
    NoSuchTeam,
    /// HR-13: not one of those who may be moved or placed now.
    NotConcerned,
    /// HR-13: named twice, or left out.
    NotEverybodyOnce,
    /// HR-21: the way has too many corners.
    TooManyPoints,
    /// HR-21: the way costs more than the move.
    TooFar { who: CharacterId, cost: i32, limit: i32 },
    /// HR-21: something is in the way there.
    InTheWay { who: CharacterId, by: Obstacle, at: Point },
    /// HR-04: the base would overlap something there.
    NoRoom { by: Obstacle, at: Point },
    /// HR-04: the base would not stand safely on the object.
    Unsteady { object: ObjectId, at: Point },
    /// HR-23: the way goes on after contact with an enemy.
    Held { who: CharacterId, by: CharacterId },
    /// HR-14: these two would be too far apart.
    OutOfFormation { one: CharacterId, other: CharacterId, gap: i32, limit: i32 },
    /// HR-14: a unit out of formation must move together.
    NotTogether { gap: i32, before: i32 },
    /// HR-67.10: nobody who may leave.
    MayNotLeave { who: CharacterId },
    /// HR-05: too far from the own portal.
    FarFromPortal { who: CharacterId, gap: i32, limit: i32 },
    /// HR-66.2, HR-68.3: too near an enemy.
    NearEnemy { who: CharacterId, enemy: CharacterId, gap: i32, limit: i32 },
    /// HR-06: too near the own portal.
    MarkerNearPortal { gap: i32, limit: i32 },
    /// HR-06: too near another marker.
    MarkerNearMarker { gap: i32, limit: i32 },
    /// HR-20: farther than the effect moves a character.
    ShovedTooFar { length: i32, limit: i32 },
    /// HR-61.7: not in contact with anybody there.
    NotInContact,
    /// HR-61.9: farther than 3 inches from the carrier, or not on its level.
    FarFromCarrier { gap: i32, limit: i32 },
    /// HR-61.1: not movable, not in contact, or a character stands on it.
    NotPushable { object: ObjectId },
    /// HR-61.1: the object would hit something, or leave flat ground.
    ObjectInTheWay { object: ObjectId, by: Obstacle },
    /// HR-61.1: an object is pushed, not pulled.
    Pulled,
    /// HR-66.1: nobody left on one side.
    NobodyParted,
    /// HR-42: those on the ground stand up first.
    MustStandUp,
    /// HR-14: a unit out of formation closes ranks.
    MustRegroup,
    /// HR-23: nobody can be struck.
    NotInContactWithEnemies,
    /// HR-23: shots are for those without contact.
    InContactWithEnemies,
    /// HR-41: nobody can shoot.
    NoRangedDice,
    /// HR-40: none of them is seen.
    NobodyInSight,
    /// HR-45: all of them are in contact with an enemy.
    TargetsInContact,
    /// HR-64.3: `by` is safe from `who` in this turn.
    Tricked { who: CharacterId, by: CharacterId },
    /// HR-64.5: nobody gets at this mind.
    StrongWill { who: CharacterId },
    /// HR-64.6: a disturbed troop is activated first.
    Disturbed { troop: TroopId },
    /// HR-50: without dice no challenge can be won.
    NoMindDice { who: CharacterId },
    /// HR-50: not in sight.
    NotSeen { who: CharacterId },
    /// HR-50: the ability has nothing to change about the target.
    NothingToChange { who: CharacterId },
    /// HR-13: a mind action needs the rest to attack.
    RestMustAttack,
    /// HR-13: a general action needs the rest not to move.
    RestMustNotMove,
}
