//! Whether a line is cut, decided with whole numbers on a grid 256 times as fine as units.

use super::line::{Fine, GRAIN, NEAR, SightLine, TOLERANCE};
use crate::disc::Disc;
use crate::point::{Place, Vector};
use crate::polygon::Polygon;
use crate::units::{HALF, Real};

/// A line with precomputed values for comparing things with it.
pub(crate) struct Cutting {
    from: Fine,
    to: Fine,
    way: Vector,
    square: i64,
    /// A point is clear of the line if its cross product with the line is larger: it is farther away than the
    /// tolerance.
    ///
    /// The root of tolerance² · length², rounded down, so comparing whole numbers with it is exact.
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

    /// Whether the line comes closer to a base than [`NEAR`].
    pub fn nears_disc(&self, disc: Disc) -> bool {
        self.is_nearer(Fine::of(disc.centre()), i64::from(disc.radius()) * GRAIN + NEAR)
    }

    /// Whether the line comes closer to a polygon than [`NEAR`], or goes through it. A line wholly inside does neither.
    pub fn nears(&self, polygon: &Polygon) -> bool {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in polygon.corners() {
            let cross = self.way.cross(self.from.to(Fine::of(*corner)));
            (least, most) = (least.min(cross), most.max(cross));
        }
        // The tolerance is larger than [`NEAR`], so anything farther aside needs no closer look.
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

    /// Whether the line passes through a base by more than the tolerance.
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

    /// Whether the line passes through a polygon by more than the tolerance.
    pub fn crosses(&self, polygon: &Polygon) -> bool {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in polygon.corners() {
            let cross = self.way.cross(self.from.to(Fine::of(*corner)));
            (least, most) = (least.min(cross), most.max(cross));
        }
        let is_aside = most <= self.aside || -self.aside <= least;
        !is_aside && !find_stretches(self.line(), polygon).is_empty()
    }

    /// Whether the line begins inside a polygon. The caller makes sure that it does not come near the outline.
    pub fn begins_inside(&self, polygon: &Polygon) -> bool {
        let point = self.from;
        let passed = polygon.edges().filter(|(from, to)| {
            let (from, to) = (Fine::of(*from), Fine::of(*to));
            (from.y <= point.y) != (to.y <= point.y) && (from.to(to).cross(from.to(point)) > 0) == (from.y < to.y)
        });
        passed.count() % 2 == 1
    }
}

/// The stretches of a line inside a polygon, as shares of the line. A stretch counts if its middle is inside by more
/// than the tolerance.
pub(crate) fn find_stretches(line: SightLine, polygon: &Polygon) -> Vec<[Real; 2]> {
    let (start, way) = (line.from.place(), line.from.place().to(line.to.place()));
    let marks = find_marks(line, polygon);
    let stretches = marks.windows(2).map(|pair| [pair[0], pair[1]]).filter(|[begin, end]| {
        begin < end && is_deep_inside(Fine::nearest(start.plus(way, (begin + end) * HALF)), polygon)
    });
    stretches.collect()
}

/// The shares of a line at which it meets the outline, including its ends, in order.
fn find_marks(line: SightLine, polygon: &Polygon) -> Vec<Real> {
    let way = line.from.to(line.to);
    let mut marks = vec![Real::from(0), Real::from(1)];
    for (from, to) in polygon.edges() {
        let (from, to) = (line.from.to(Fine::of(from)), line.from.to(Fine::of(to)));
        let sides = [way.cross(from), way.cross(to)];
        if sides == [0, 0] {
            // An edge along the line matters only at its ends.
            marks.extend([from, to].map(|end| way.dot(end) as Real / way.square() as Real));
        } else if sides[0].signum() * sides[1].signum() <= 0 {
            let (from, to) =
                (Place { x: from.x as Real, y: from.y as Real }, Place { x: to.x as Real, y: to.y as Real });
            let edge = from.to(to);
            let way = Place { x: way.x as Real, y: way.y as Real };
            marks.push(from.cross(edge) / way.cross(edge));
        }
    }
    marks.retain(|mark| (Real::from(0)..=Real::from(1)).contains(mark));
    marks.sort_by(Real::total_cmp);
    marks
}

/// Whether a point is inside a polygon by more than the tolerance.
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
