//! Places on the table.

use crate::units::{FARTHEST, HALF, Real};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A place on the table in units. It is never farther than [`FARTHEST`] from the origin in x or y.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Coordinates")]
pub struct Point {
    x: i32,
    y: i32,
}

impl Point {
    pub const ORIGIN: Point = Point { x: 0, y: 0 };

    pub const fn new(x: i32, y: i32) -> Result<Point, OffTable> {
        let inside = -FARTHEST <= x && x <= FARTHEST && -FARTHEST <= y && y <= FARTHEST;
        if inside { Ok(Point { x, y }) } else { Err(OffTable { x, y }) }
    }

    /// Its id in offered places and events: `p1200,-340`.
    pub fn id(self) -> String {
        format!("p{},{}", self.x, self.y)
    }

    /// The nearest possible point: for computed points that may only be too far out.
    #[inline]
    pub fn clamped(x: i32, y: i32) -> Point {
        Point { x: x.clamp(-FARTHEST, FARTHEST), y: y.clamp(-FARTHEST, FARTHEST) }
    }

    #[inline]
    pub const fn x(self) -> i32 {
        self.x
    }

    #[inline]
    pub const fn y(self) -> i32 {
        self.y
    }

    /// The point shifted by `x` and `y`, or the nearest possible one.
    #[inline]
    pub fn shifted(self, x: i32, y: i32) -> Point {
        Point::clamped(self.x.saturating_add(x), self.y.saturating_add(y))
    }

    /// The point on whole units that is at most a length towards another, as close to it as rounding allows; the other
    /// point itself if it is no farther away.
    pub fn towards(self, other: Point, length: i32) -> Point {
        let whole = i64::from(length.max(0));
        if self.to(other).square() <= whole * whole {
            return other;
        }
        self.gone(self.place().to(other.place()), length)
    }

    /// The point on whole units that is at most a length away from another point, in the opposite direction. Equal
    /// points have no direction, so it stays.
    pub fn away_from(self, other: Point, length: i32) -> Point {
        if self == other { self } else { self.gone(other.place().to(self.place()), length) }
    }

    /// The point on whole units at most a length away in a direction. Lengths beyond every table end at its edge.
    pub(crate) fn gone(self, direction: Place, length: i32) -> Point {
        let length = length.clamp(0, 4 * FARTHEST);
        let whole = i64::from(length);
        let tries = (0..4).map(|back| {
            let length = (Real::from(length) - Real::from(back) * HALF).max(Real::from(0));
            Point::nearest(self.place().plus(direction, length / direction.length()))
        });
        tries.into_iter().find(|point| self.to(*point).square() <= whole * whole).unwrap_or(self)
    }

    #[inline]
    pub(crate) fn to(self, other: Point) -> Vector {
        Vector { x: i64::from(other.x) - i64::from(self.x), y: i64::from(other.y) - i64::from(self.y) }
    }

    pub(crate) fn nearest(place: Place) -> Point {
        Point::clamped((place.x + HALF).floor() as i32, (place.y + HALF).floor() as i32)
    }

    pub(crate) fn place(self) -> Place {
        Place { x: self.x.into(), y: self.y.into() }
    }
}

/// A coordinate farther out than any table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffTable {
    pub x: i32,
    pub y: i32,
}

impl fmt::Display for OffTable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let OffTable { x, y } = self;
        write!(f, "the point ({x}, {y}) is off every table: coordinates end at {FARTHEST}")
    }
}

impl std::error::Error for OffTable {}

/// An axis-aligned rectangle: a table, or the bounds of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Rect {
    pub low: Point,
    pub high: Point,
}

impl Rect {
    /// A table without edges.
    pub const EVERYWHERE: Rect =
        Rect { low: Point { x: -FARTHEST, y: -FARTHEST }, high: Point { x: FARTHEST, y: FARTHEST } };

    /// Whether a circle is completely inside; touching the edge is allowed.
    #[inline]
    pub fn holds(self, centre: Point, radius: i32) -> bool {
        let radius = i64::from(radius);
        let (from_low, to_high) = (self.low.to(centre), centre.to(self.high));
        radius <= from_low.x && radius <= from_low.y && radius <= to_high.x && radius <= to_high.y
    }

    /// The smallest rectangle around points.
    pub fn around(points: &[Point]) -> Rect {
        let first = points.first().copied().unwrap_or(Point::ORIGIN);
        points.iter().fold(Rect { low: first, high: first }, |rect, point| Rect {
            low: Point { x: rect.low.x.min(point.x), y: rect.low.y.min(point.y) },
            high: Point { x: rect.high.x.max(point.x), y: rect.high.y.max(point.y) },
        })
    }

    /// Grown by a length on every side.
    #[inline]
    pub fn grown(self, by: i32) -> Rect {
        Rect { low: self.low.shifted(-by, -by), high: self.high.shifted(by, by) }
    }

    /// Whether they have a point in common.
    #[inline]
    pub fn meets(self, other: Rect) -> bool {
        self.low.x <= other.high.x
            && other.low.x <= self.high.x
            && self.low.y <= other.high.y
            && other.low.y <= self.high.y
    }
}

/// The way from one place to another. Between two points both components are below 2^22, and below 2^30 on the finer
/// grid of sight lines, so that a product is below 2^61.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vector {
    pub x: i64,
    pub y: i64,
}

impl Vector {
    #[inline]
    pub fn dot(self, other: Vector) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// Positive if `other` points to the left of this one.
    #[inline]
    pub fn cross(self, other: Vector) -> i64 {
        self.x * other.y - self.y * other.x
    }

    #[inline]
    pub fn square(self) -> i64 {
        self.dot(self)
    }
}

/// A place or a direction that is not on whole units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Place {
    pub x: Real,
    pub y: Real,
}

impl Place {
    pub fn plus(self, direction: Place, times: Real) -> Place {
        Place { x: self.x + direction.x * times, y: self.y + direction.y * times }
    }

    pub fn to(self, other: Place) -> Place {
        Place { x: other.x - self.x, y: other.y - self.y }
    }

    pub fn dot(self, other: Place) -> Real {
        self.x * other.x + self.y * other.y
    }

    pub fn cross(self, other: Place) -> Real {
        self.x * other.y - self.y * other.x
    }

    pub fn length(self) -> Real {
        self.dot(self).sqrt()
    }

    /// Rotated left by a right angle.
    pub fn left(self) -> Place {
        Place { x: -self.y, y: self.x }
    }

    pub fn times(self, factor: Real) -> Place {
        Place { x: self.x * factor, y: self.y * factor }
    }
}

#[derive(Deserialize, JsonSchema)]
struct Coordinates {
    x: i32,
    y: i32,
}

impl TryFrom<Coordinates> for Point {
    type Error = OffTable;

    fn try_from(it: Coordinates) -> Result<Point, OffTable> {
        Point::new(it.x, it.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_off_every_table_cannot_be_made() {
        assert!(Point::new(FARTHEST, -FARTHEST).is_ok());
        let error = Point::new(FARTHEST + 1, 0).unwrap_err();
        assert_eq!(error.to_string(), "the point (1048577, 0) is off every table: coordinates end at 1048576");
        assert!(Point::new(0, i32::MIN).is_err());
    }

    #[test]
    fn a_point_from_outside_is_checked() {
        use serde::de::value::{Error, MapDeserializer};
        let read =
            |x: i32, y: i32| Point::deserialize(MapDeserializer::<_, Error>::new([("x", x), ("y", y)].into_iter()));
        assert_eq!(read(3, 4).unwrap(), Point::new(3, 4).unwrap());
        assert!(read(i32::MAX, 0).unwrap_err().to_string().contains("off every table"));
    }

    #[test]
    fn a_rectangle_holds_what_touches_its_edge_from_inside() {
        let rect = Rect { low: Point::ORIGIN, high: Point::clamped(100, 100) };
        assert!(rect.holds(Point::clamped(10, 90), 10));
        assert!(!rect.holds(Point::clamped(10, 91), 10));
    }
}
