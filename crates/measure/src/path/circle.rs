//! What a path bends around: corners and other bases, grown by the base's radius, and points on rough ground.

use super::turn::Turn;
use crate::disc::Disc;
use crate::distance::{compare_with, square_to_segment};
use crate::placing::{meetings_with_segment, shifted_outwards};
use crate::point::{Place, Point, Rect};
use crate::things::{Thing, Things};
use crate::units::{HALF, INCH, Real};
use std::cmp::Ordering;

/// Corners of arcs are moved outwards by this much, so that rounding to whole units puts none inside.
const OUTSIDE: i32 = 3;

/// The spacing of the points where a path may enter or leave rough ground; wider if there would be too many.
const ROUGH_STEP: i32 = INCH / 2;
const MAX_ROUGH_POINTS: i32 = 128;

/// More circles than any real move has around it; farther ones are ignored, so that no table takes too long.
const MAX_CIRCLES: usize = 300;

#[derive(Clone, Debug)]
pub(crate) struct Circle {
    pub centre: Place,
    pub radius: Real,
    /// The directions between which a path may touch a corner: the outward normals of its two edges.
    cone: Option<[Place; 2]>,
    /// Whose corner or base it is.
    of: Option<Thing>,
    point: Point,
}

/// A straight line from one circle to another that touches both.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leg {
    /// Where it leaves the one and meets the other, relative to their centres.
    pub departure: Place,
    pub arrival: Place,
    pub length: Real,
}

impl Circle {
    pub fn of_point(point: Point) -> Circle {
        Circle { centre: point.place(), radius: Real::from(0), cone: None, of: None, point }
    }

    fn of_disc(disc: Disc, at: usize, mover: i32) -> Circle {
        let radius = Real::from(disc.radius()) + Real::from(mover);
        Circle { radius, of: Some(Thing::Disc(at)), ..Circle::of_point(disc.centre()) }
    }

    fn of_corner([before, corner, behind]: [Point; 3], at: usize, mover: i32) -> Circle {
        let outwards = |from: Point, to: Point| {
            let edge = from.place().to(to.place());
            edge.left().times(-Real::from(1) / edge.length())
        };
        let cone = Some([outwards(before, corner), outwards(corner, behind)]);
        Circle { radius: mover.into(), cone, of: Some(Thing::Polygon(at)), ..Circle::of_point(corner) }
    }

    pub fn is_point(&self) -> bool {
        self.radius == Real::from(0)
    }

    /// Whether the side it is passed on matters: always, except for a point on open ground.
    pub fn has_sides(&self) -> bool {
        self.of.is_some()
    }

    /// The leg from this to another circle, if one leaves both on the given sides: with 1 the centre is on the left, so
    /// that the path turns left around it.
    pub fn leg_to(&self, other: &Circle, sense: Real, other_sense: Real) -> Option<Leg> {
        let way = self.centre.to(other.centre);
        let square = way.dot(way);
        let apart = other_sense * other.radius - sense * self.radius;
        let rest = square - apart * apart;
        if rest < Real::from(0) || square == Real::from(0) {
            return None;
        }
        let length = rest.sqrt();
        let left = way.times(apart / square).plus(way.left(), length / square);
        let (departure, arrival) = (left.times(-sense), left.times(-other_sense));
        (self.may_touch(departure) && other.may_touch(arrival)).then_some(Leg { departure, arrival, length })
    }

    /// A corner is touched only where its polygon sticks out no farther.
    fn may_touch(&self, direction: Place) -> bool {
        self.cone.is_none_or(|[from, to]| from.cross(direction) >= -1e-9 && direction.cross(to) >= -1e-9)
    }

    /// The length of the turn around this; `None` if a corner would have to be rounded from behind.
    pub fn turn(&self, from: Place, to: Place, sense: Real) -> Option<Real> {
        if self.is_point() {
            return Some(Real::from(0));
        }
        if self.cone.is_some() && Turn::is_more_than_half(from, to, sense) {
            return None;
        }
        Some(Turn::new(from, to, sense).length(self.outside()))
    }

    /// Adds the points of the turn around this.
    pub fn add_turn(&self, from: Place, to: Place, sense: Real, points: &mut Vec<Point>) {
        if self.is_point() {
            points.push(self.point);
        } else {
            let corners = Turn::new(from, to, sense).corners(self.centre, self.outside(), from, sense);
            points.extend(corners.map(Point::nearest));
        }
        points.dedup();
    }

    /// The point on whole units at which a path leaves in a direction.
    pub fn edge_point(&self, direction: Place) -> Point {
        if self.is_point() { self.point } else { Point::nearest(self.centre.plus(direction, self.outside())) }
    }

    fn outside(&self) -> Real {
        self.radius + Real::from(OUTSIDE) * HALF
    }

    /// How far out the corners of a polyline around this are, 0.2 % beyond the radius, without [`OUTSIDE`].
    fn around(&self) -> Real {
        self.radius + self.radius / Real::from(400)
    }

    /// Whether anything but its own thing, or the edge of the table, is so close that going around may collide.
    pub fn is_crowded(&self, mover: i32, things: &Things) -> bool {
        let reach = self.around() as i32 + 2 * OUTSIDE + mover;
        let Ok(around) = Disc::new(self.point, reach) else { return true };
        if !things.table.holds(self.point, reach) {
            return true;
        }
        let crowds = |(at, disc): (usize, &Disc)| self.of != Some(Thing::Disc(at)) && around.overlaps(*disc);
        if things.discs.iter().enumerate().any(crowds) {
            return true;
        }
        things.polygons.iter().enumerate().any(|(at, polygon)| {
            if self.of != Some(Thing::Polygon(at)) {
                return around.overlaps_with(polygon);
            }
            let far = polygon.edges().filter(|(from, to)| *from != self.point && *to != self.point);
            far.into_iter().any(|edge| {
                let (square, divisor) = square_to_segment(self.point, edge);
                compare_with(square, divisor, reach.into()) == Ordering::Less
            })
        })
    }
}

/// The circles that a path of limited length from one place to another can reach; the two places come first.
pub(crate) fn gather(from: Disc, to: Point, limit: i32, things: &Things, rough: &[&crate::Polygon]) -> Vec<Circle> {
    let mut circles = vec![Circle::of_point(from.centre()), Circle::of_point(to)];
    let (start, end) = (from.centre().place(), to.place());
    let in_reach = |circle: &Circle| {
        let way = start.to(circle.centre).length() + circle.centre.to(end).length();
        way - circle.radius - circle.radius <= Real::from(limit)
    };
    let mover = from.radius();
    for (at, disc) in things.discs.iter().enumerate() {
        circles.extend(Some(Circle::of_disc(*disc, at, mover)).filter(in_reach));
    }
    let bounds = reach(from, to, limit);
    let near = |polygon: &crate::Polygon| polygon.bounds().meets(bounds);
    for (at, polygon) in things.polygons.iter().enumerate().filter(|(_, polygon)| near(polygon)) {
        let corners = polygon.outer_corners().filter(|[_, corner, _]| bounds.holds(*corner, 0));
        circles.extend(corners.map(|bend| Circle::of_corner(bend, at, mover)).filter(in_reach));
    }
    if !rough.is_empty() {
        let edges: Vec<(Point, Point)> =
            rough.iter().filter(|polygon| near(polygon)).flat_map(|polygon| polygon.edges()).collect();
        let solids = things.polygons.iter().filter(|polygon| near(polygon)).flat_map(|polygon| polygon.edges());
        let mut sides: Vec<(Place, Place)> =
            solids.map(|(from, to)| shifted_outwards(from, to, mover.saturating_add(OUTSIDE))).collect();
        sides.extend(inner_sides(things.table, mover));
        let points = rough_points(&edges, &circles, &sides);
        circles.extend(points.into_iter().map(Circle::of_point).filter(in_reach));
    }
    if MAX_CIRCLES < circles.len() {
        let way = |circle: &Circle| start.to(circle.centre).length() + circle.centre.to(end).length();
        circles[2..].sort_by(|one, other| way(one).total_cmp(&way(other)));
        circles.truncate(MAX_CIRCLES);
    }
    circles
}

/// Points where a path may enter or leave rough ground: corners, points along the edges one unit outside, so that a
/// path along an edge stays outside, and the last free points of an edge next to an obstacle.
fn rough_points(edges: &[(Point, Point)], circles: &[Circle], sides: &[(Place, Place)]) -> Vec<Point> {
    let whole: Real = edges.iter().map(|(from, to)| from.place().to(to.place()).length()).sum();
    let step = Real::from(ROUGH_STEP).max(whole / Real::from(MAX_ROUGH_POINTS));
    let mut points = Vec::new();
    for (corner, next) in edges {
        let (from, to) = shifted_outwards(*corner, *next, 1);
        let edge = from.to(to);
        let steps = (edge.length() / step).ceil() as i32;
        points.push(*corner);
        points.extend((1..steps).map(|at| Point::nearest(from.plus(edge, Real::from(at) / Real::from(steps)))));
        for circle in circles.iter().filter(|circle| circle.has_sides()) {
            let around = circle.around() + Real::from(OUTSIDE);
            let meetings = meetings_with_segment((circle.centre, around), from, to);
            points.extend(meetings.into_iter().map(Point::nearest));
        }
        let meetings = sides.iter().filter_map(|side| meeting_of_segments((from, to), *side));
        points.extend(meetings.map(Point::nearest));
    }
    points
}

/// The rectangle that keeps the centre of a base on the table.
fn inner_sides(table: Rect, mover: i32) -> [(Place, Place); 4] {
    let (low, high) = (table.low.shifted(mover, mover), table.high.shifted(-mover, -mover));
    let corners = [low, Point::clamped(high.x(), low.y()), high, Point::clamped(low.x(), high.y())].map(Point::place);
    std::array::from_fn(|at| (corners[at], corners[(at + 1) % 4]))
}

fn meeting_of_segments(one: (Place, Place), other: (Place, Place)) -> Option<Place> {
    let (way, other_way, apart) = (one.0.to(one.1), other.0.to(other.1), one.0.to(other.0));
    let turn = way.cross(other_way);
    let (share, other_share) = (apart.cross(other_way) / turn, apart.cross(way) / turn);
    // Also false for NaN, if the two are parallel.
    let is_share = |share: Real| Real::from(0) <= share && share <= Real::from(1);
    (is_share(share) && is_share(other_share)).then(|| one.0.plus(way, share))
}

/// Where a base can be on a path of limited length: no point is farther from the middle than half of it.
pub(crate) fn reach(from: Disc, to: Point, limit: i32) -> Rect {
    let start = from.centre();
    let middle = Point::clamped((start.x() + to.x()) / 2, (start.y() + to.y()) / 2);
    Rect { low: middle, high: middle }.grown((limit / 2).saturating_add(from.radius()).saturating_add(2 * OUTSIDE))
}
