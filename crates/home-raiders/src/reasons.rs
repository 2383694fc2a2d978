//! Why something is not allowed: the rule, and the place or length that decides.

use measure::Point;
use schemars::JsonSchema;
use serde::Serialize;

use crate::battle::{CharacterId, ObjectId};
use crate::team::Fault;

/// What stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    Character(CharacterId),
    Object(ObjectId),
    Edge,
}

/// Lengths are in units of `measure`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    Team(Fault),
    NoSuchTeam,
    /// Not one of those who may be moved or placed now.
    NotConcerned,
    /// Named twice, or left out.
    NotEverybodyOnce,
    TooManyPoints,
    /// HR-21: the way costs more than the move.
    TooFar {
        who: CharacterId,
        cost: i32,
        limit: i32,
    },
    /// HR-21: something is in the way there.
    InTheWay {
        who: CharacterId,
        by: Obstacle,
        at: Point,
    },
    /// HR-04: the base would overlap something there.
    NoRoom {
        by: Obstacle,
        at: Point,
    },
    /// HR-04: the base would not stand safely on the object.
    Unsteady {
        object: ObjectId,
        at: Point,
    },
    /// HR-23: the way goes on after contact with an enemy.
    Held {
        who: CharacterId,
        by: CharacterId,
    },
    /// HR-14: these two would be too far apart.
    OutOfFormation {
        one: CharacterId,
        other: CharacterId,
        gap: i32,
        limit: i32,
    },
    /// HR-14: a unit out of formation must move together.
    NotTogether {
        gap: i32,
        before: i32,
    },
    /// HR-67.10: nobody who may leave.
    MayNotLeave {
        who: CharacterId,
    },
    /// HR-05: too far from the own portal.
    FarFromPortal {
        who: CharacterId,
        gap: i32,
        limit: i32,
    },
    /// HR-66.2, HR-68.3: too near an enemy.
    NearEnemy {
        who: CharacterId,
        enemy: CharacterId,
        gap: i32,
        limit: i32,
    },
    /// HR-06: too near the own portal.
    MarkerNearPortal {
        gap: i32,
        limit: i32,
    },
    /// HR-06: too near another marker.
    MarkerNearMarker {
        gap: i32,
        limit: i32,
    },
    /// Farther than the effect moves somebody.
    ShovedTooFar {
        length: i32,
        limit: i32,
    },
    /// HR-61.7: not in contact with anybody there.
    NotInContact,
    /// HR-61.9: farther than 3 inches from the carrier, or not on its level.
    FarFromCarrier {
        gap: i32,
        limit: i32,
    },
    /// HR-61.1: not movable, not in contact, or somebody stands on it.
    NotPushable {
        object: ObjectId,
    },
    /// HR-61.1: the object would hit something, or leave flat ground.
    ObjectInTheWay {
        object: ObjectId,
        by: Obstacle,
    },
    /// HR-61.1: an object is pushed, not pulled.
    Pulled,
    /// HR-66.1: nobody left on one side.
    NobodyParted,
    // Why an action is not offered.
    MustStandUp,
    MustRegroup,
    NotInContactWithEnemies,
    InContactWithEnemies,
    NoRangedDice,
    NobodyInSight,
    RestMustAttack,
    RestMustNotMove,
}

impl Reason {
    pub fn rule(self) -> &'static str {
        match self {
            Reason::Team(fault) => fault.rule(),
            Reason::NoSuchTeam => "HR-01",
            Reason::NoRoom { .. } | Reason::Unsteady { .. } => "HR-04",
            Reason::FarFromPortal { .. } => "HR-05",
            Reason::MarkerNearPortal { .. } | Reason::MarkerNearMarker { .. } => "HR-06",
            Reason::NotConcerned | Reason::NotEverybodyOnce | Reason::RestMustAttack | Reason::RestMustNotMove => {
                "HR-13"
            }
            Reason::OutOfFormation { .. } | Reason::NotTogether { .. } | Reason::MustRegroup => "HR-14",
            Reason::TooManyPoints | Reason::TooFar { .. } | Reason::InTheWay { .. } => "HR-21",
            Reason::Held { .. } | Reason::InContactWithEnemies | Reason::NotInContactWithEnemies => "HR-23",
            Reason::NobodyInSight => "HR-40",
            Reason::NoRangedDice => "HR-41",
            Reason::MustStandUp => "HR-42",
            Reason::ShovedTooFar { .. } => "HR-20",
            Reason::NotPushable { .. } | Reason::ObjectInTheWay { .. } | Reason::Pulled => "HR-61.1",
            Reason::NotInContact => "HR-61.7",
            Reason::FarFromCarrier { .. } => "HR-61.9",
            Reason::NobodyParted => "HR-66.1",
            Reason::NearEnemy { .. } => "HR-66.2",
            Reason::MayNotLeave { .. } => "HR-67.10",
        }
    }
}
