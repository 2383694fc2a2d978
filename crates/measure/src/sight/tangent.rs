//! Common tangents of bases and corners: the lines that sight has to try.

use super::line::{CLEARANCE, Fine, GRAIN, SightLine};
use crate::disc::Disc;
use crate::point::{Place, Point};
use crate::units::Real;

/// A circle or a point that lines can touch, on the fine grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Feature {
    pub centre: Place,
    pub radius: Real,
    /// The neighbours of a corner: a line that just misses the corner has all three on one side.
    neighbours: Option<[Place; 2]>,
}

impl Feature {
    pub fn of_disc(disc: Disc) -> Feature {
        let radius = Real::from(disc.radius()) * GRAIN as Real;
        Feature { centre: Fine::of(disc.centre()).place(), radius, neighbours: None }
    }

    /// What a line touches that just misses a base.
    pub fn around(disc: Disc) -> Feature {
        let exact = Feature::of_disc(disc);
        Feature { radius: exact.radius + CLEARANCE as Real, ..exact }
    }

    /// What a line touches that just misses a corner.
    pub fn of_corner(corner: Point, neighbours: Option<[Point; 2]>) -> Feature {
        let neighbours = neighbours.map(|both| both.map(|point| Fine::of(point).place()));
        Feature { centre: Fine::of(corner).place(), radius: CLEARANCE as Real, neighbours }
    }

    /// A place that lines go through.
    pub fn of_place(centre: Place) -> Feature {
        Feature { centre, radius: Real::from(0), neighbours: None }
    }

    /// Whether the neighbours of a corner are on the same side of a tangent, give or take a step of the fine grid.
    fn lies_on(&self, side: Real, normal: Place) -> bool {
        self.neighbours.is_none_or(|both| {
            both.iter().all(|neighbour| side * normal.dot(self.centre.to(*neighbour)) >= -Real::from(1))
        })
    }
}

/// A line: the places whose dot product with the unit normal is the offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tangent {
    normal: Place,
    offset: Real,
}

impl Tangent {
    /// The section of the line between two discs, if it meets both.
    pub fn between(&self, one: &Feature, other: &Feature) -> Option<SightLine> {
        // A tangent of a disc meets it, whatever the rounding errors.
        let lost = Real::from(GRAIN as i32 / 16);
        let off = [one, other].map(|disc| self.normal.dot(disc.centre) - self.offset);
        if one.radius + lost < off[0].abs() || other.radius + lost < off[1].abs() {
            return None;
        }
        let along = self.normal.left();
        let forwards = if along.dot(one.centre.to(other.centre)) < Real::from(0) { -Real::from(1) } else { 1.into() };
        let end = |disc: &Feature, off: Real, towards: Real| {
            let half_chord = (disc.radius * disc.radius - off * off).max(Real::from(0)).sqrt();
            Fine::nearest(disc.centre.plus(self.normal, -off).plus(along, towards * half_chord))
        };
        Some(SightLine { from: end(one, off[0], forwards), to: end(other, off[1], -forwards) })
    }
}

/// Calls `try_line` with each line that touches both, until it gives something.
pub(crate) fn each_common_tangent<T>(
    one: &Feature,
    other: &Feature,
    mut try_line: impl FnMut(Tangent) -> Option<T>,
) -> Option<T> {
    let way = one.centre.to(other.centre);
    let square = way.dot(way);
    // First lines that have both on the same side, then lines that pass between them.
    for side in [Real::from(1), -Real::from(1)] {
        // A point has only one tangent in each direction.
        if side < Real::from(0) && (one.radius == Real::from(0) || other.radius == Real::from(0)) {
            continue;
        }
        let apart = side * other.radius - one.radius;
        let rest = square - apart * apart;
        if rest < Real::from(0) || square <= Real::from(0) {
            continue;
        }
        for turn in [rest.sqrt(), -rest.sqrt()] {
            let normal = way.times(apart / square).plus(way.left(), turn / square);
            if !one.lies_on(Real::from(1), normal) || !other.lies_on(side, normal) {
                continue;
            }
            let offset = normal.dot(one.centre) - one.radius;
            if let Some(found) = try_line(Tangent { normal, offset }) {
                return Some(found);
            }
        }
    }
    None
}

/// The two lines that touch both discs from outside, from tangent point to tangent point: the edges of the corridor.
///
/// They exist unless one disc is inside the other.
pub(crate) fn outer_tangents(one: Disc, other: Disc) -> [SightLine; 2] {
    let (one, other) = (Feature::of_disc(one), Feature::of_disc(other));
    let way = one.centre.to(other.centre);
    let square = way.dot(way);
    let apart = other.radius - one.radius;
    let turn = (square - apart * apart).max(Real::from(0)).sqrt();
    [turn, -turn].map(|turn| {
        let normal = way.times(apart / square).plus(way.left(), turn / square);
        let touching = |disc: &Feature| Fine::nearest(disc.centre.plus(normal, -disc.radius));
        SightLine { from: touching(&one), to: touching(&other) }
    })
}
