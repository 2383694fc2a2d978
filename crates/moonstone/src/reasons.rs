//! Why something is not allowed, with what decides.

use measure::{Point, Thing};
use schemars::JsonSchema;
use serde::Serialize;
use table::Seat;

use crate::asked::How;
use crate::battle::ModelId;
use crate::content::CharacterId;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// MS-20 to MS-29: the way is longer than the move; lengths in units.
    TooLong {
        how: How,
        length: i32,
        limit: i32,
    },
    /// MS-20: a step goes in one direction.
    NotStraight,
    /// MS-27, MS-55: the base meets something on its way.
    Blocked {
        by: InTheWay,
        at: Point,
    },
    /// MS-55: no jog there.
    NoJogThere {
        at: Point,
    },
    /// MS-27: it would overlap something where it stops.
    Overlaps {
        with: InTheWay,
    },
    /// MS-21: it would get farther away from an enemy that engages it, to this distance; lengths in units.
    Retreats {
        from: ModelId,
        reach: i32,
        distance: i32,
    },
    /// MS-57: it would leave the platform it stands on.
    OffLevel {
        at: Point,
    },
    /// Kaufman's gold holds it.
    AwayFromToken,
    /// MS-08: not within 10 inches of the own edge.
    NotInZone,
    /// Muridae comes back on the floor of a building.
    NotInBuilding,
    /// MS-22: not on the other side of the obstacle.
    NotAcross,
    /// MS-22: the other side, or this spot on it, is farther away than a traverse leads; lengths in units.
    TooFarAcross {
        distance: i32,
        range: i32,
    },
    /// MS-22: the obstacle is not lower than an inch.
    TooHigh {
        height: i32,
        limit: i32,
    },
    /// MS-22: no obstacle and no ladder in base contact.
    NoObstacle,
    /// MS-30: too far away for the effect.
    TooFar {
        distance: i32,
        range: i32,
    },
    /// MS-32: not in base contact.
    NotTouching,
    NoEnergy {
        has: u8,
        needs: u8,
    },
    /// MS-21.
    AlreadyJogged,
    Forbidden,
    /// MS-26, and abilities that say so: by this enemy.
    Engaged {
        by: ModelId,
        reach: i32,
        distance: i32,
    },
    NotEngaged,
    /// MS-30.
    OutOfRange {
        target: ModelId,
        distance: i32,
        range: i32,
    },
    /// MS-31: these things hide it together.
    NotSeen {
        target: ModelId,
        by: Vec<InTheWay>,
    },
    /// Its limit is reached.
    UsedUp,
    Lost,
    NoTarget,
    /// A condition of the ability is not met.
    NeedsMissing,
    NotWanted,
    NoSuchCard,
    /// MS-04: each character exists once.
    Taken {
        by: Seat,
    },
    /// Never in one troupe with somebody who is in it.
    Rival {
        of: CharacterId,
    },
}

/// What stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InTheWay {
    Model(ModelId),
    /// The place of a piece of terrain in the facts.
    Terrain(u8),
    /// A wood that was grown.
    Wood(u8),
    Stone(u8),
    Edge,
}

impl Reason {
    pub fn rule(&self) -> &'static str {
        match self {
            Reason::TooLong { how: How::Jog, .. } => "MS-21",
            Reason::TooLong { how: How::Effect | How::Leap, .. } => "MS-24",
            Reason::TooLong { how: How::Step | How::Reaction, .. } | Reason::NotStraight => "MS-20",
            Reason::Blocked { by: InTheWay::Terrain(_), .. } | Reason::NoJogThere { .. } => "MS-55",
            Reason::Blocked { .. } | Reason::Overlaps { .. } => "MS-27",
            Reason::Retreats { .. } | Reason::AlreadyJogged => "MS-21",
            Reason::OffLevel { .. } => "MS-57",
            Reason::NotInZone => "MS-08",
            Reason::NotInBuilding => "MS-57",
            Reason::NotAcross | Reason::TooFarAcross { .. } | Reason::TooHigh { .. } | Reason::NoObstacle => "MS-22",
            Reason::TooFar { .. } | Reason::OutOfRange { .. } => "MS-30",
            Reason::NotTouching => "MS-32",
            Reason::NoEnergy { .. } => "MS-10",
            Reason::Engaged { .. } | Reason::NotEngaged => "MS-28",
            Reason::NotSeen { .. } => "MS-31",
            Reason::UsedUp | Reason::Lost | Reason::NoTarget | Reason::NeedsMissing => "MS-24",
            Reason::AwayFromToken | Reason::Forbidden | Reason::NotWanted => "MS-24",
            Reason::NoSuchCard => "MS-44",
            Reason::Taken { .. } | Reason::Rival { .. } => "MS-04",
        }
    }

    /// Names the thing that a question about some lists of things found.
    pub(crate) fn thing(thing: Thing, polygons: &[u8], discs: &[InTheWay]) -> InTheWay {
        match thing {
            Thing::Polygon(at) => InTheWay::Terrain(polygons.get(at).copied().unwrap_or(u8::MAX)),
            Thing::Disc(at) => discs.get(at).copied().unwrap_or(InTheWay::Edge),
            Thing::Edge => InTheWay::Edge,
        }
    }
}
