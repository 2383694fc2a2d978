//! Bases: circles on the table.

use crate::point::{Point, Rect};
use crate::units::FARTHEST;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A filled circle. Distances between discs are in `distance.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Round")]
pub struct Disc {
    centre: Point,
    radius: i32,
}

impl Disc {
    #[inline]
    pub const fn new(centre: Point, radius: i32) -> Result<Disc, BadRadius> {
        if 0 <= radius && radius <= FARTHEST { Ok(Disc { centre, radius }) } else { Err(BadRadius { radius }) }
    }

    /// A single point, such as an eye or a fingertip.
    #[inline]
    pub const fn point(centre: Point) -> Disc {
        Disc { centre, radius: 0 }
    }

    #[inline]
    pub const fn centre(self) -> Point {
        self.centre
    }

    #[inline]
    pub const fn radius(self) -> i32 {
        self.radius
    }

    /// The same base in another place.
    #[inline]
    pub const fn at(self, centre: Point) -> Disc {
        Disc { centre, radius: self.radius }
    }

    /// The smallest rectangle around it.
    #[inline]
    pub fn bounds(self) -> Rect {
        Rect { low: self.centre, high: self.centre }.grown(self.radius)
    }
}

/// A radius that is out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadRadius {
    pub radius: i32,
}

impl fmt::Display for BadRadius {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a radius of {} is not possible: it is 0 to {FARTHEST}", self.radius)
    }
}

impl std::error::Error for BadRadius {}

#[derive(Deserialize, JsonSchema)]
struct Round {
    centre: Point,
    radius: i32,
}

impl TryFrom<Round> for Disc {
    type Error = BadRadius;

    fn try_from(it: Round) -> Result<Disc, BadRadius> {
        Disc::new(it.centre, it.radius)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disc_has_a_radius_that_fits_a_table() {
        assert!(Disc::new(Point::ORIGIN, 0).is_ok());
        assert!(Disc::new(Point::ORIGIN, FARTHEST).is_ok());
        let error = Disc::new(Point::ORIGIN, -1).unwrap_err();
        assert_eq!(error.to_string(), "a radius of -1 is not possible: it is 0 to 1048576");
        assert!(Disc::new(Point::ORIGIN, i32::MAX).is_err());
    }
}
