//! Going around a circle without trigonometry: an arc becomes a polyline around it, of equal pieces.
//!
//! A piece turns by at most 7.2 degrees, so that the polyline is at most 0.13 % longer than the arc, and at most 0.2 %
//! of the radius outside it.

use crate::point::Place;
use crate::units::{HALF, Real};

/// The tangent of half a piece is at most one over this.
const FINENESS: i32 = 16;

/// A turn from one direction to another, relative to the centre of a circle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    pieces: i32,
    /// Of half a piece.
    cos: Real,
    sin: Real,
}

impl Turn {
    /// The turn from one direction to another, left if `sense` is 1 and right if it is -1.
    pub fn new(from: Place, to: Place, sense: Real) -> Turn {
        let (none, one) = (Real::from(0), Real::from(1));
        let (straight, aside) = (from.dot(to), sense * from.cross(to));
        // A rounding error must not become a whole turn.
        if straight > none && aside.abs() < 1e-9 {
            return Turn { pieces: 0, cos: one, sin: none };
        }
        let half = |cos: Real| ((one + cos).max(none) * HALF).sqrt();
        let mut turn = if aside >= none && straight > none {
            let cos = half(straight);
            Turn { pieces: 1, cos, sin: aside / (cos + cos) }
        } else {
            let cos = if aside < none { -half(straight) } else { half(straight) };
            Turn { pieces: 1, cos, sin: half(-straight) }
        };
        while turn.cos < turn.sin * Real::from(FINENESS) {
            let cos = half(turn.cos);
            turn = Turn { pieces: turn.pieces * 2, cos, sin: turn.sin / (cos + cos) };
        }
        turn
    }

    pub fn is_more_than_half(from: Place, to: Place, sense: Real) -> bool {
        sense * from.cross(to) < -1e-9
    }

    /// The length of the polyline around a circle.
    pub fn length(&self, radius: Real) -> Real {
        Real::from(self.pieces * 2) * radius * self.sin / self.cos
    }

    /// The corners of the polyline; one point if there is nothing to turn.
    pub fn corners(self, centre: Place, radius: Real, from: Place, sense: Real) -> impl Iterator<Item = Place> {
        let outside = radius / self.cos;
        let rotate = move |it: Place, cos: Real, sin: Real| it.times(cos).plus(it.left(), sense * sin);
        let (cos, sin) = (self.cos * self.cos - self.sin * self.sin, self.sin * self.cos * Real::from(2));
        let first = rotate(from, self.cos, self.sin);
        let directions = std::iter::successors(Some(first), move |last| Some(rotate(*last, cos, sin)));
        directions.take(self.pieces.max(1) as usize).map(move |direction| centre.plus(direction, outside))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(to: (f64, f64), sense: f64, expected_degrees: f64) {
        let (from, to) = (Place { x: 1.0, y: 0.0 }, Place { x: to.0, y: to.1 });
        let turn = Turn::new(from, to, sense);
        let length = turn.length(180.0 / std::f64::consts::PI);
        assert!(expected_degrees <= length + 1e-6 && length <= expected_degrees * 1.0014 + 1e-6, "{length}");
        for corner in turn.corners(Place { x: 0.0, y: 0.0 }, 1.0, from, sense) {
            assert!((1.0..1.002).contains(&corner.length()), "{corner:?}");
        }
    }

    #[test]
    fn turns_are_as_long_as_their_angle() {
        let root = 0.5f64.sqrt();
        check((1.0, 0.0), 1.0, 0.0);
        check((root, root), 1.0, 45.0);
        check((root, root), -1.0, 315.0);
        check((0.0, 1.0), 1.0, 90.0);
        check((-1.0, 0.0), 1.0, 180.0);
        check((-root, -root), 1.0, 225.0);
        check((0.0, -1.0), 1.0, 270.0);
        check((0.0, -1.0), -1.0, 90.0);
        check((1.0, 1e-12), -1.0, 0.0);
    }
}
