//! Whether a line is cut: whole numbers on a grid 256 times as fine as units.

use super::line::{Fine, GRAIN, NEAR, SightLine, TOLERANCE};
use crate::disc::Disc;
use crate::point::{Point, Vector};
use crate::polygon::Polygon;

/// A line with what is needed again and again to compare things with it.
pub(crate) struct Cutting {
    from: Fine,
    to: Fine,
    way: Vector,
    square: i64,
    /// A point is aside of the line if its cross product with the line is larger: it is farther away than the tolerance.
    ///
    /// It is the root of tolerance² · length², rounded down, so comparing whole numbers with it is exact.
    aside: i64,
}

impl Cutting {
    pub fn new(line: SightLine) -> Cutting {
        let (from, to) = (line.from, line.to);
        let way = from.to(to);
        let square = way.square();
        let aside = (TOLERANCE as u128 * TOLERANCE as u128 * square as u128).isqrt() as i64;
        Cutting { from, to, way, square, aside }
    }

    pub fn line(&self) -> SightLine {
        SightLine { from: self.from, to: self.to }
    }

    /// Whether the line comes nearer to a base than [`NEAR`].
    pub fn nears_disc(&self, disc: Disc) -> bool {
        self.is_nearer(Fine::of(disc.centre()), i64::from(disc.radius()) * GRAIN + NEAR)
    }

    /// Whether the line comes nearer to a polygon than [`NEAR`], or goes through it. A line wholly inside does not.
    pub fn nears(&self, polygon: &Polygon) -> bool {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in polygon.corners() {
            let cross = self.way.cross(self.from.to(Fine::of(*corner)));
            (least, most) = (least.min(cross), most.max(cross));
        }
        // The tolerance is more than what counts as near, so what is farther aside needs no closer look.
        if self.square > 0 && (self.aside < least || most < -self.aside) {
            return false;
        }
        polygon.edges().any(|(from, to)| {
            let (from, to) = (Fine::of(from), Fine::of(to));
            let edge = Cutting { from, to, way: from.to(to), square: from.to(to).square(), aside: 0 };
            self.is_nearer(from, NEAR) || edge.is_nearer(self.from, NEAR) || edge.is_nearer(self.to, NEAR) || {
                let parts = |one: &Cutting, other: &Cutting| {
                    let side = |point: Fine| one.way.cross(one.from.to(point)).signum();
                    side(other.from) * side(other.to) < 0
                };
                parts(self, &edge) && parts(&edge, self)
            }
        })
    }

    /// Whether the line passes through a base, deeper than the tolerance.
    pub fn cuts_disc(&self, disc: Disc) -> bool {
        let radius = i64::from(disc.radius()) * GRAIN - TOLERANCE;
        0 < radius && self.is_nearer(Fine::of(disc.centre()), radius)
    }

    fn is_nearer(&self, point: Fine, length: i64) -> bool {
        let way = self.from.to(point);
        let along = self.way.dot(way);
        if along <= 0 {
            return way.square() < length * length;
        }
        if self.square <= along {
            return self.to.to(point).square() < length * length;
        }
        let (aside, length) = (i128::from(self.way.cross(way)), i128::from(length));
        aside * aside < length * length * i128::from(self.square)
    }

    /// Whether the line crosses the outline of a polygon, deeper than the tolerance.
    ///
    /// Corners within the tolerance of the line count as lying on it. Going round the outline, a change from one side
    /// to the other is a crossing if it happens between the ends of the line.
    pub fn crosses(&self, polygon: &Polygon) -> bool {
        let corners = polygon.corners();
        let crosses = |corner: &Point| self.way.cross(self.from.to(Fine::of(*corner)));
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in corners {
            let cross = crosses(corner);
            (least, most) = (least.min(cross), most.max(cross));
        }
        if most <= self.aside || -self.aside <= least {
            return false;
        }
        self.changes_side(corners)
    }

    /// Whether the line begins inside a polygon, deeper than the tolerance.
    pub fn begins_deep_inside(&self, polygon: &Polygon) -> bool {
        is_deep_inside(self.from, polygon)
    }

    fn changes_side(&self, corners: &[Point]) -> bool {
        let count = corners.len();
        let corner = |at: usize| corners[at % count];
        let Some(start) = (0..count).find(|at| self.side(corner(*at)) != 0) else { return false };
        let (mut last, mut last_side) = (start, self.side(corner(start)));
        for at in start + 1..=start + count {
            let side = self.side(corner(at));
            if side == 0 {
                continue;
            }
            let on_the_line = at - last - 1;
            if side != last_side {
                let crossing = match on_the_line {
                    0 => self.passes_between(corner(last), corner(at)),
                    1 => self.is_between_ends(corner(last + 1)),
                    // The line runs along an edge, and goes on through the inside where the outline bends inwards.
                    _ => [last + 1, at - 1].into_iter().any(|at| {
                        let (before, here, behind) = (corner(at - 1), corner(at), corner(at + 1));
                        before.to(here).cross(here.to(behind)) < 0 && self.is_between_ends(here)
                    }),
                };
                if crossing {
                    return true;
                }
            }
            (last, last_side) = (at, side);
        }
        false
    }

    /// 1 on the left, -1 on the right, 0 on the line.
    ///
    /// Beyond the ends, where moving an end by the tolerance moves the line by more, more is on the line.
    fn side(&self, corner: Point) -> i32 {
        let way = self.from.to(Fine::of(corner));
        let cross = self.way.cross(way);
        if cross.abs() <= self.aside {
            return 0;
        }
        let along = self.way.dot(way);
        let beyond = (-along).max(along - self.square);
        if 0 < beyond && 0 < self.square {
            let allowed = i128::from(self.aside) * (i128::from(self.square) + 2 * i128::from(beyond));
            if i128::from(cross.abs()) * i128::from(self.square) <= allowed {
                return 0;
            }
        }
        if cross > 0 { 1 } else { -1 }
    }

    fn is_between_ends(&self, corner: Point) -> bool {
        let along = self.way.dot(self.from.to(Fine::of(corner)));
        self.aside < along && along < self.square - self.aside
    }

    /// Whether the ends lie on different sides of an edge, farther from it than the tolerance.
    fn passes_between(&self, from: Point, to: Point) -> bool {
        let (from, to) = (Fine::of(from), Fine::of(to));
        let edge = from.to(to);
        let sides = [edge.cross(from.to(self.from)), edge.cross(from.to(self.to))];
        if sides[0].signum() * sides[1].signum() >= 0 {
            return false;
        }
        let tolerance = i128::from(TOLERANCE);
        let aside = tolerance * tolerance * i128::from(edge.square());
        sides.iter().all(|side| aside < i128::from(*side) * i128::from(*side))
    }
}

/// Whether a point is inside a polygon and farther from its outline than the tolerance.
pub(crate) fn is_deep_inside(point: Fine, polygon: &Polygon) -> bool {
    let mut inside = false;
    for (from, to) in polygon.edges() {
        let (from, to) = (Fine::of(from), Fine::of(to));
        let (edge, way) = (from.to(to), from.to(point));
        let side = edge.cross(way);
        if (from.y <= point.y && point.y < to.y && side > 0) || (to.y <= point.y && point.y < from.y && side < 0) {
            inside = !inside;
        }
        let (along, whole) = (edge.dot(way), edge.square());
        let is_near = if along <= 0 {
            way.square() <= TOLERANCE * TOLERANCE
        } else if whole <= along {
            to.to(point).square() <= TOLERANCE * TOLERANCE
        } else {
            let (side, tolerance) = (i128::from(side), i128::from(TOLERANCE));
            side * side <= tolerance * tolerance * i128::from(whole)
        };
        if is_near {
            return false;
        }
    }
    inside
}
