//! Closing in: into base contact with a figure, or as far along a way as a move allows.

use crate::disc::Disc;
use crate::moves::{Sweep, measure};
use crate::path::{Path, path};
use crate::placing::spots_around;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::things::Things;
use crate::units::Real;

/// The shortest path into base contact with another base, if any of the spots around it can be reached.
pub fn path_to_contact(mover: Disc, target: Disc, limit: i32, things: &Things) -> Option<Path> {
    if mover.touches(target) {
        return path(mover, mover.centre(), limit, things).ok();
    }
    let reach = i64::from(limit).pow(2);
    let distance = |spot: &Point| mover.centre().to(*spot).square();
    let mut spots = spots_around(target, mover.radius(), things);
    spots.retain(|spot| distance(spot) <= reach);
    spots.sort_by_key(|spot| (distance(spot), *spot));
    let mut best: Option<Path> = None;
    for spot in spots {
        // What is farther away in a straight line has a longer path, too.
        let most = best.as_ref().map_or(limit, |best| best.length - 1);
        if i64::from(most).pow(2) < distance(&spot) {
            break;
        }
        best = path(mover, spot, most, things).ok().or(best);
    }
    best
}

/// The beginning of a free way that costs at most `limit`: all of it, or up to a point on whole units that uses up the
/// limit except for a unit or two.
pub fn cut_short(mover: Disc, points: &[Point], limit: i32, things: &Things, rough: &[&Polygon]) -> Path {
    let mut way = vec![mover.centre()];
    for to in points {
        way.push(*to);
        if limit < measure(&way, rough).1 {
            way.pop();
            way.extend(find_last_point(&way, *to, limit, mover.radius(), things, rough));
            break;
        }
    }
    way.dedup();
    let (length, cost) = measure(&way, rough);
    Path { points: way, length, cost }
}

/// The farthest free point on the straight line from the end of a way to a place, within the limit.
fn find_last_point(
    way: &[Point],
    to: Point,
    limit: i32,
    radius: i32,
    things: &Things,
    rough: &[&Polygon],
) -> Option<Point> {
    let from = *way.last()?;
    let line = from.place().to(to.place());
    let steps = line.length() as i32;
    let point = |step: i32| Point::nearest(from.place().plus(line, Real::from(step) / Real::from(steps.max(1))));
    let cost = |step: i32| measure(&[way, &[point(step)]].concat(), rough).1;
    let (mut near, mut far) = (0, steps);
    while 1 < far - near {
        let middle = near + (far - near) / 2;
        if cost(middle) <= limit { near = middle } else { far = middle }
    }
    // A point beside the line may be too close to something that the line itself only touches.
    let is_free = |at: &Point| Sweep::new(from, *at, radius).find_collision(things).is_none();
    (0..=near).rev().map(point).find(is_free)
}
