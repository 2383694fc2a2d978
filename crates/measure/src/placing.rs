//! Placing bases: free spots in contact with something, or near it.

use crate::disc::Disc;
use crate::moves::{Sweep, find_overlap};
use crate::point::{Place, Point, Rect};
use crate::polygon::Polygon;
use crate::things::Things;
use crate::units::{CONTACT, FARTHEST, HALF, INCH, Real};
use std::sync::LazyLock;

/// At most this many spots are tried along one edge.
const MAX_STEPS: i32 = 100;

/// Spots for a base of a given radius in contact with another, where it overlaps nothing: all around, and next to
/// whatever else is close, so that bases can stand close together.
pub fn spots_around(target: Disc, radius: i32, things: &Things) -> Vec<Point> {
    let Ok(base) = Disc::new(target.centre(), radius) else { return Vec::new() };
    let near = Near::new(target.bounds().grown(2 * radius + 2 * CONTACT), things);
    let things = &near.things();
    let mut spots: Vec<Point> = directions().filter_map(|it| spot_at(target, base, it)).collect();
    for disc in things.discs.iter().filter(|disc| disc.centre() != target.centre()) {
        let (one, other) = (contact_circle(target, base), contact_circle(*disc, base));
        let meetings = meetings_of_circles(one, other).into_iter();
        spots.extend(meetings.filter_map(|place| spot_near(target, base, place, things)));
    }
    for polygon in things.polygons {
        let edges = polygon.edges().map(|(from, to)| shifted_outwards(from, to, radius));
        let meetings = edges.flat_map(|(from, to)| meetings_with_segment(contact_circle(target, base), from, to));
        spots.extend(meetings.filter_map(|place| spot_near(target, base, place, things)));
    }
    keep_free(spots, base, things)
}

/// Spots for a base of a given radius in contact with the outline of a polygon, where it overlaps nothing: half an inch
/// apart along the edges, more on very long ones, and around corners.
pub fn spots_along(target: &Polygon, radius: i32, things: &Things) -> Vec<Point> {
    let Ok(base) = Disc::new(Point::ORIGIN, radius) else { return Vec::new() };
    let mut places = Vec::new();
    for (from, to) in target.edges() {
        let (from, to) = shifted_outwards(from, to, radius);
        let edge = from.to(to);
        let steps = ((edge.length() / Real::from(INCH) * Real::from(2)).ceil() as i32).clamp(1, MAX_STEPS);
        places.extend((0..=steps).map(|at| from.plus(edge, Real::from(at) / Real::from(steps))));
    }
    for [_, corner, _] in target.outer_corners() {
        places.extend(directions().map(|direction| corner.place().plus(direction, Real::from(radius))));
    }
    let touching = |point: &Point| base.at(*point).touches_edge_of(target);
    let spots = places.into_iter().filter_map(|place| points_near(place).find(touching)).collect();
    keep_free(spots, base, things)
}

/// Spots for a base of a given radius at most `length` from another, edge to edge: in contact, and on circles up to
/// that length.
pub fn spots_within(target: Disc, length: i32, radius: i32, things: &Things) -> Vec<Point> {
    let mut spots = spots_around(target, radius, things);
    let Ok(base) = Disc::new(target.centre(), radius) else { return spots };
    let circles = (length / (INCH / 2)).clamp(1, 12);
    for circle in 1..=circles {
        let gap = Real::from(length) * Real::from(circle) / Real::from(circles);
        let reach = Real::from(target.radius()) + Real::from(radius) + gap;
        spots.extend(directions().map(|direction| Point::nearest(target.centre().place().plus(direction, reach))));
    }
    spots.retain(|spot| target.is_at_most(length, base.at(*spot)));
    keep_free(spots, base, things)
}

/// Spots across an obstacle for a base: closer to where it stands than `length`, edge to edge, where it overlaps
/// nothing.
pub fn spots_across(mover: Disc, obstacle: &Polygon, length: i32, things: &Things) -> Vec<Point> {
    let mut spots = spots_along(obstacle, mover.radius(), things);
    spots.extend(spots_within(mover, length, mover.radius(), things));
    spots.extend(nearest_along(obstacle, mover));
    spots.retain(|spot| {
        mover.is_within(length, mover.at(*spot)) && Sweep::new(mover.centre(), *spot, 0).overlaps_with(obstacle)
    });
    keep_free(spots, mover, things)
}

/// Points in 64 directions, as far away as whole units allow, but never farther than a length.
pub fn ring(centre: Point, length: i32) -> Vec<Point> {
    directions().map(|direction| centre.gone(direction, length)).collect()
}

/// The free spot closest to the wanted one, at most `farthest` away: the wanted spot if it is free, or else one in
/// contact with one of the things in the way.
pub fn nearest_free(wish: Disc, farthest: i32, things: &Things) -> Option<Point> {
    if find_overlap(wish, things).is_none() {
        return Some(wish.centre());
    }
    let around = wish.radius().saturating_add(farthest.max(0)).min(FARTHEST);
    let Ok(around) = Disc::new(wish.centre(), around) else { return None };
    let mut spots = Vec::new();
    for disc in things.discs.iter().filter(|disc| around.overlaps(**disc)) {
        spots.extend(spots_around(*disc, wish.radius(), things));
        let outwards = disc.centre().place().to(wish.centre().place());
        spots.extend(spot_at(*disc, wish, outwards.times(Real::from(1) / outwards.length())));
    }
    for polygon in things.polygons.iter().filter(|polygon| around.overlaps_with(polygon)) {
        spots.extend(spots_along(polygon, wish.radius(), things));
        spots.extend(nearest_along(polygon, wish));
    }
    let (low, high, radius) = (things.table.low, things.table.high, wish.radius());
    if low.x() + radius <= high.x() - radius && low.y() + radius <= high.y() - radius {
        let x = wish.centre().x().clamp(low.x() + radius, high.x() - radius);
        let y = wish.centre().y().clamp(low.y() + radius, high.y() - radius);
        spots.push(Point::clamped(x, y));
    }
    let distance = |spot: &Point| wish.centre().to(*spot).square();
    spots.retain(|spot| {
        distance(spot) <= i64::from(farthest) * i64::from(farthest) && find_overlap(wish.at(*spot), things).is_none()
    });
    spots.into_iter().min_by_key(|spot| (distance(spot), *spot))
}

/// For each edge of a polygon, the point closest to a base where it would touch the edge.
fn nearest_along(polygon: &Polygon, base: Disc) -> impl Iterator<Item = Point> {
    let edges = polygon.edges().map(move |(from, to)| shifted_outwards(from, to, base.radius()));
    edges.flat_map(move |(from, to)| points_near(nearest_on(base.centre().place(), from, to)))
}

/// The things in a part of the table, so that many spots there are compared with few things.
struct Near<'a> {
    table: Rect,
    polygons: Vec<&'a Polygon>,
    discs: Vec<Disc>,
}

impl<'a> Near<'a> {
    fn new(bounds: Rect, things: &Things<'a>) -> Near<'a> {
        let polygons = things.polygons.iter().copied().filter(|polygon| polygon.bounds().meets(bounds)).collect();
        let discs = things.discs.iter().copied().filter(|disc| disc.bounds().meets(bounds)).collect();
        Near { table: things.table, polygons, discs }
    }

    fn things(&self) -> Things<'_> {
        Things { table: self.table, polygons: &self.polygons, discs: &self.discs }
    }
}

fn keep_free(mut spots: Vec<Point>, base: Disc, things: &Things) -> Vec<Point> {
    spots.sort_unstable();
    spots.dedup();
    let near = Near::new(Rect::around(&spots).grown(base.radius()), things);
    let things = &near.things();
    spots.retain(|spot| find_overlap(base.at(*spot), things).is_none());
    spots
}

/// The first point on whole units in a direction that is in contact without overlapping.
fn spot_at(target: Disc, base: Disc, direction: Place) -> Option<Point> {
    let reach = Real::from(target.radius()) + Real::from(base.radius());
    let quarter = HALF * HALF;
    let points =
        (0..8).map(|step| Point::nearest(target.centre().place().plus(direction, reach + Real::from(step) * quarter)));
    points.into_iter().find(|point| base.at(*point).touches(target))
}

/// A point next to a place that is in contact with a base and overlaps nothing.
fn spot_near(target: Disc, base: Disc, place: Place, things: &Things) -> Option<Point> {
    points_near(place).find(|point| {
        let base = base.at(*point);
        base.touches(target) && find_overlap(base, things).is_none()
    })
}

/// The points on whole units around a place, nearest first, up to two units away in x and y.
fn points_near(place: Place) -> impl Iterator<Item = Point> {
    let middle = Point::nearest(place);
    let rings = (0..=2i32).flat_map(|ring| {
        let square = (-ring..=ring).flat_map(move |x| (-ring..=ring).map(move |y| (x, y)));
        square.filter(move |(x, y)| x.abs().max(y.abs()) == ring)
    });
    rings.map(move |(x, y)| middle.shifted(x, y))
}

/// 64 directions, made by repeatedly halving the angles between them.
static DIRECTIONS: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let (none, one) = (Real::from(0), Real::from(1));
    let mut all = vec![Place { x: one, y: none }, Place { x: none, y: one }];
    all.extend([Place { x: -one, y: none }, Place { x: none, y: -one }]);
    while all.len() < 64 {
        let next = all.iter().cycle().skip(1);
        let pairs = all.iter().zip(next).flat_map(|(direction, next)| {
            let sum = direction.plus(*next, one);
            [*direction, sum.times(one / sum.length())]
        });
        all = pairs.collect();
    }
    all
});

fn directions() -> impl Iterator<Item = Place> {
    DIRECTIONS.iter().copied()
}

/// Where the centre of a base is that touches another.
fn contact_circle(target: Disc, base: Disc) -> (Place, Real) {
    (target.centre().place(), Real::from(target.radius()) + Real::from(base.radius()))
}

fn meetings_of_circles((one, radius): (Place, Real), (other, other_radius): (Place, Real)) -> Vec<Place> {
    let way = one.to(other);
    let square = way.dot(way);
    let share = (square + radius * radius - other_radius * other_radius) / (square + square);
    let rest = radius * radius / square - share * share;
    // Also false for NaN, if both have the same centre.
    if rest >= Real::from(0) {
        [rest.sqrt(), -rest.sqrt()].map(|aside| one.plus(way, share).plus(way.left(), aside)).to_vec()
    } else {
        Vec::new()
    }
}

pub(crate) fn meetings_with_segment((centre, radius): (Place, Real), from: Place, to: Place) -> Vec<Place> {
    let edge = from.to(to);
    let square = edge.dot(edge);
    let middle = edge.dot(from.to(centre)) / square;
    let off = from.plus(edge, middle).to(centre);
    let rest = (radius * radius - off.dot(off)) / square;
    if rest >= Real::from(0) {
        let shares = [middle - rest.sqrt(), middle + rest.sqrt()].into_iter();
        let inside = shares.filter(|at| (Real::from(0)..=Real::from(1)).contains(at));
        inside.map(|at| from.plus(edge, at)).collect()
    } else {
        Vec::new()
    }
}

/// The closest place on a segment.
fn nearest_on(place: Place, from: Place, to: Place) -> Place {
    let edge = from.to(to);
    let share = edge.dot(from.to(place)) / edge.dot(edge);
    from.plus(edge, share.clamp(Real::from(0), Real::from(1)))
}

/// An edge of a polygon, shifted outwards.
pub(crate) fn shifted_outwards(from: Point, to: Point, by: i32) -> (Place, Place) {
    let (from, to) = (from.place(), to.place());
    let edge = from.to(to);
    let outwards = edge.left().times(-Real::from(by) / edge.length());
    (from.plus(outwards, Real::from(1)), to.plus(outwards, Real::from(1)))
}
