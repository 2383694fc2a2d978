//! Straight moves that stop at contact.

use super::sweep::Sweep;
use crate::disc::Disc;
use crate::point::{Place, Point};
use crate::polygon::Polygon;
use crate::things::{Thing, Things};
use crate::units::{HALF, Real};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a straight move ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Stopped {
    pub at: Point,
    /// What stopped the base short of its goal.
    pub by: Option<Thing>,
}

/// Moves a base straight towards a place and stops it in contact with the first thing in its way, or at the table's
/// edge.
///
/// It stops on whole units, less than two units beside its line, and overlaps nothing either there or on a straight way
/// there. A base that already overlaps something does not move.
pub fn go_straight(mover: Disc, to: Point, things: &Things) -> Stopped {
    let from = mover.centre();
    let sweep = Sweep::new(from, to, mover.radius());
    let Some(some_thing) = sweep.find_collision(things) else { return Stopped { at: to, by: None } };
    if from == to {
        return Stopped { at: from, by: Some(some_thing) };
    }
    let line = Line { from: from.place(), way: from.place().to(to.place()) };
    let mut first = (line.leave(mover.radius(), things), Thing::Edge);
    let discs = things.discs.iter().enumerate().filter(|(_, disc)| sweep.overlaps(**disc));
    let discs = discs.map(|(at, disc)| (line.meet_disc(*disc, mover.radius()), Thing::Disc(at)));
    let polygons = things.polygons.iter().enumerate().filter(|(_, polygon)| sweep.overlaps_with(polygon));
    let polygons = polygons.map(|(at, it)| (line.meet_polygon(it, mover.radius()), Thing::Polygon(at)));
    for (share, thing) in discs.chain(polygons) {
        if share < first.0 {
            first = (share, thing);
        }
    }
    let by = if first.0 <= Real::from(1) { first.1 } else { some_thing };
    Stopped { at: find_free(mover, line, first.0, things), by: Some(by) }
}

/// The free point closest to where a base meets something: on whole units around it, then farther and farther back.
fn find_free(mover: Disc, line: Line, share: Real, things: &Things) -> Point {
    let start = Point::nearest(line.from);
    let length = line.way.length();
    for back in 0..16 {
        let at = (share - Real::from(back) * HALF / length).clamp(Real::from(0), Real::from(1));
        let middle = Point::nearest(line.at(at));
        for (x, y) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)] {
            let point = middle.shifted(x, y);
            if Sweep::new(start, point, mover.radius()).find_collision(things).is_none() {
                return point;
            }
        }
    }
    start
}

#[derive(Clone, Copy)]
struct Line {
    from: Place,
    way: Place,
}

/// The share of the way at which a base first meets something; more than 1 if it does not.
impl Line {
    fn at(self, share: Real) -> Place {
        self.from.plus(self.way, share)
    }

    fn leave(self, radius: i32, things: &Things) -> Real {
        let share = |from: Real, way: Real, low: i32, high: i32| {
            let (low, high) = (Real::from(low) + Real::from(radius), Real::from(high) - Real::from(radius));
            if way > Real::from(0) {
                (high - from) / way
            } else if way < Real::from(0) {
                (low - from) / way
            } else {
                Real::MAX
            }
        };
        let (low, high) = (things.table.low, things.table.high);
        let x = share(self.from.x, self.way.x, low.x(), high.x());
        x.min(share(self.from.y, self.way.y, low.y(), high.y()))
    }

    fn meet_disc(self, disc: Disc, radius: i32) -> Real {
        self.meet_circle(disc.centre().place(), Real::from(disc.radius()) + Real::from(radius))
    }

    fn meet_circle(self, centre: Place, radius: Real) -> Real {
        let to = self.from.to(centre);
        let square = self.way.dot(self.way);
        let towards = self.way.dot(to);
        let rest = towards * towards - square * (to.dot(to) - radius * radius);
        // A base in contact meets the thing at once if the way leads into it.
        if rest < Real::from(0) || towards <= Real::from(0) {
            return Real::MAX;
        }
        ((towards - rest.sqrt()) / square).max(Real::from(0))
    }

    fn meet_polygon(self, polygon: &Polygon, radius: i32) -> Real {
        let radius = Real::from(radius);
        let corners = polygon.corners().iter().map(|corner| self.meet_circle(corner.place(), radius));
        let edges = polygon.edges().map(|(from, to)| self.meet_edge(from.place(), to.place(), radius));
        corners.chain(edges).fold(Real::MAX, Real::min)
    }

    /// Where the base meets the outer side of an edge.
    fn meet_edge(self, from: Place, to: Place, radius: Real) -> Real {
        let edge = from.to(to);
        let outwards = edge.left().times(-Real::from(1) / edge.length());
        let closing = -outwards.dot(self.way);
        if closing <= Real::from(0) {
            return Real::MAX;
        }
        let share = ((outwards.dot(from.to(self.from)) - radius) / closing).max(Real::from(0));
        let along = edge.dot(from.to(self.at(share))) / edge.dot(edge);
        // An edge behind the base is not met; a centre on the edge may seem to be slightly behind it.
        let behind = outwards.dot(from.to(self.from)) < -HALF;
        if !behind && Real::from(0) <= along && along <= Real::from(1) { share } else { Real::MAX }
    }
}
