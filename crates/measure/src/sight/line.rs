//! Lines of sight and the fine grid for their ends.

use crate::point::{Place, Point, Vector};
use crate::units::{HALF, Real};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Steps of the fine grid in a unit.
pub(crate) const GRAIN: i64 = 256;

/// Half a unit: what is crossed by less is not crossed at all.
pub(crate) const TOLERANCE: i64 = GRAIN / 2;

/// A quarter of a unit: how far from blockers lines of sight are tried.
pub(crate) const CLEARANCE: i64 = GRAIN / 4;

/// An eighth of a unit: anything closer to a line of sight cuts it.
pub(crate) const NEAR: i64 = GRAIN / 8;

/// A straight line between two bases: a line of sight, or the one that decides on cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SightLine {
    pub from: Fine,
    pub to: Fine,
}

impl SightLine {
    pub fn between(from: Point, to: Point) -> SightLine {
        SightLine { from: Fine::of(from), to: Fine::of(to) }
    }

    pub fn reversed(self) -> SightLine {
        SightLine { from: self.to, to: self.from }
    }
}

/// A place on the grid of 1/256 unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Fine {
    pub x: i32,
    pub y: i32,
}

impl Fine {
    pub fn of(point: Point) -> Fine {
        Fine { x: point.x() * GRAIN as i32, y: point.y() * GRAIN as i32 }
    }

    /// The nearest point in whole units, for display.
    pub fn rounded(self) -> Point {
        let round = |it: i32| (i64::from(it) + GRAIN / 2).div_euclid(GRAIN) as i32;
        Point::clamped(round(self.x), round(self.y))
    }

    pub(crate) fn to(self, other: Fine) -> Vector {
        Vector { x: i64::from(other.x) - i64::from(self.x), y: i64::from(other.y) - i64::from(self.y) }
    }

    pub(crate) fn place(self) -> Place {
        Place { x: self.x.into(), y: self.y.into() }
    }

    /// The nearest place on the grid, at most 2^29 out, which is twice as far as any point on a table.
    pub(crate) fn nearest(place: Place) -> Fine {
        let farthest: Real = (1 << 29).into();
        let round = |it: Real| (it.clamp(-farthest, farthest) + HALF).floor() as i32;
        Fine { x: round(place.x), y: round(place.y) }
    }
}
