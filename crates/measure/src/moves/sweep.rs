//! What a base overlaps while moving straight. Decided with whole numbers; touching is allowed.

use super::ground::rough_length;
use crate::disc::Disc;
use crate::distance::{compare_with, square_to_segment};
use crate::point::{Point, Rect, Vector};
use crate::polygon::Polygon;
use crate::things::{Thing, Things};
use crate::units::Real;
use std::cmp::Ordering;

/// A base moving straight from one place to another.
pub(crate) struct Sweep {
    from: Point,
    to: Point,
    radius: i32,
    way: Vector,
    square: i64,
    bounds: Rect,
    /// The radius times the length of the way, rounded up: a corner with a larger cross product is clear.
    reach: i64,
}

impl Sweep {
    pub fn new(from: Point, to: Point, radius: i32) -> Sweep {
        let way = from.to(to);
        let square = way.square();
        let reach = i64::from(radius) * (square.isqrt() + 1);
        Sweep { from, to, radius, way, square, bounds: Rect::around(&[from, to]).grown(radius), reach }
    }

    /// The first of the things, in their order, that the base overlaps anywhere along its way.
    pub fn find_collision(&self, things: &Things) -> Option<Thing> {
        let stays = things.table.holds(self.from, self.radius) && things.table.holds(self.to, self.radius);
        if !stays {
            return Some(Thing::Edge);
        }
        let disc = things.discs.iter().position(|disc| self.overlaps(*disc)).map(Thing::Disc);
        disc.or_else(|| things.polygons.iter().position(|it| self.overlaps_with(it)).map(Thing::Polygon))
    }

    pub fn overlaps(&self, disc: Disc) -> bool {
        self.bounds.meets(disc.bounds()) && {
            let (square, divisor) = square_to_segment(disc.centre(), (self.from, self.to));
            let reach = i64::from(self.radius) + i64::from(disc.radius());
            compare_with(square, divisor, reach) == Ordering::Less
        }
    }

    pub fn overlaps_with(&self, polygon: &Polygon) -> bool {
        if !self.bounds.meets(polygon.bounds()) || self.passes_aside(polygon) {
            return false;
        }
        if self.radius == 0 {
            return polygon.edges().any(|edge| self.crosses(edge)) || self.leads_through(polygon);
        }
        let radius = i64::from(self.radius);
        let is_near = |point: Point, segment: (Point, Point)| {
            let (square, divisor) = square_to_segment(point, segment);
            compare_with(square, divisor, radius) == Ordering::Less
        };
        let way = (self.from, self.to);
        let meets_edge = |edge: (Point, Point)| {
            is_near(edge.0, way) || is_near(self.from, edge) || is_near(self.to, edge) || self.crosses(edge)
        };
        polygon.edges().any(meets_edge) || polygon.holds(self.from)
    }

    /// Whether a way that at most touches corners of the outline, or begins or ends on it, leads through the inside.
    fn leads_through(&self, polygon: &Polygon) -> bool {
        polygon.holds(self.from)
            || polygon.holds(self.to)
            || rough_length(self.from, self.to, &[polygon]) > Real::from(0)
    }

    /// Whether all corners are on one side of the way, farther away than the radius.
    fn passes_aside(&self, polygon: &Polygon) -> bool {
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in polygon.corners() {
            let cross = self.way.cross(self.from.to(*corner));
            (least, most) = (least.min(cross), most.max(cross));
        }
        self.square > 0 && (self.reach <= least || most <= -self.reach)
    }

    fn crosses(&self, (from, to): (Point, Point)) -> bool {
        let edge = from.to(to);
        let side = |way: Vector, start: Point, point: Point| way.cross(start.to(point)).signum();
        side(self.way, self.from, from) * side(self.way, self.from, to) < 0
            && side(edge, from, self.from) * side(edge, from, self.to) < 0
    }
}

/// The first thing that a base overlaps where it stands, or the edge of the table.
pub fn find_overlap(base: Disc, things: &Things) -> Option<Thing> {
    if !things.table.holds(base.centre(), base.radius()) {
        return Some(Thing::Edge);
    }
    let disc = things.discs.iter().position(|disc| base.overlaps(*disc)).map(Thing::Disc);
    disc.or_else(|| things.polygons.iter().position(|it| base.overlaps_with(it)).map(Thing::Polygon))
}
