//! Moves: checking a polyline, moving straight until something is in the way, staying in contact with a figure.

mod ground;
mod stop;
mod sweep;

pub use stop::{Stopped, go_straight};
pub use sweep::find_overlap;

pub(crate) use ground::{length, rough_length};
pub(crate) use sweep::Sweep;

use crate::disc::Disc;
use crate::distance::square_to_segment;
use crate::point::{Place, Point};
use crate::polygon::Polygon;
use crate::things::{Thing, Things};
use crate::units::{Real, root_rounded_up, round_up};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The most points of a move. No real move has as many, and checking takes time for each.
pub const MAX_POINTS: usize = 1000;

/// A polyline, checked as a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Checked {
    /// Rounded up.
    pub length: i32,
    /// The length, plus the length over rough ground again; rounded up.
    pub cost: i32,
    /// The first collision. A move with a collision is not legal.
    pub collision: Option<Collision>,
}

/// A base meets something while moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Collision {
    /// The index of the leg, from 0.
    pub leg: usize,
    pub with: Thing,
    /// Where the base stops on that leg.
    pub at: Point,
}

/// Checks a base's move, with its centre going from where it is through all the points: how long is it, what does it
/// cost, and is it free? `None` if there are more than [`MAX_POINTS`].
pub fn check(mover: Disc, points: &[Point], things: &Things, rough: &[&Polygon]) -> Option<Checked> {
    if MAX_POINTS < points.len() {
        return None;
    }
    let whole: Vec<Point> = std::iter::once(mover.centre()).chain(points.iter().copied()).collect();
    let (length, cost) = measure(&whole, rough);
    let mut legs = whole.windows(2).enumerate();
    let collision = legs.find_map(|(leg, ends)| {
        let with = Sweep::new(ends[0], ends[1], mover.radius()).find_collision(things)?;
        let stopped = go_straight(mover.at(ends[0]), ends[1], things);
        Some(Collision { leg, with: stopped.by.unwrap_or(with), at: stopped.at })
    });
    Some(Checked { length, cost, collision })
}

/// The first leg of a move on which a base that has come within a range of another moves away from it again, by more
/// than `slack`.
///
/// The way around a base is a polyline with corners slightly farther away: a slack of 25 units (0.25 mm) lets a base
/// move around another.
pub fn find_retreat(mover: Disc, points: &[Point], from: Disc, range: i32, slack: i32) -> Option<usize> {
    let whole: Vec<Point> = std::iter::once(mover.centre()).chain(points.iter().copied()).collect();
    let mut nearest: Option<i64> = None;
    whole.windows(2).position(|leg| {
        // On a straight leg the distance shrinks to a minimum and then grows until the end.
        let (square, divisor) = square_to_segment(from.centre(), (leg[0], leg[1]));
        let least = (square as u128 / divisor as u128).isqrt() as i64;
        let reach = i64::from(range) + i64::from(mover.radius()) + i64::from(from.radius());
        if nearest.is_some() || least < reach {
            nearest = Some(nearest.map_or(least, |nearest| nearest.min(least)));
        }
        let end = root_rounded_up(from.centre().to(leg[1]).square() as u128);
        // Both are rounded, the minimum down and the end up.
        nearest.is_some_and(|nearest| nearest + i64::from(slack) + 1 < end)
    })
}

/// The indices of the outlines that a base overlaps anywhere along a move: the water it wades through.
pub fn find_overlapped(mover: Disc, points: &[Point], polygons: &[&Polygon]) -> Vec<usize> {
    let whole: Vec<Point> = [mover.centre(), mover.centre()].into_iter().chain(points.iter().copied()).collect();
    let sweeps: Vec<Sweep> = whole.windows(2).map(|leg| Sweep::new(leg[0], leg[1], mover.radius())).collect();
    let is_overlapped = |at: &usize| sweeps.iter().any(|sweep| sweep.overlaps_with(polygons[*at]));
    (0..polygons.len()).filter(is_overlapped).collect()
}

/// Where a move crosses the outline of a polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Crossing {
    /// The index of the leg, from 0.
    pub leg: usize,
    /// The index of the polygon.
    pub polygon: usize,
    /// Whether it goes in, rather than out.
    pub enters: bool,
    pub at: Point,
}

/// Where the centre of a base crosses outlines along a move, in order: where it climbs up or down, or falls.
pub fn find_crossings(mover: Disc, points: &[Point], polygons: &[&Polygon]) -> Vec<Crossing> {
    let whole: Vec<Point> = std::iter::once(mover.centre()).chain(points.iter().copied()).collect();
    let mut crossings = Vec::new();
    for (leg, ends) in whole.windows(2).enumerate() {
        let mut found: Vec<(Real, Crossing)> = Vec::new();
        for (polygon, outline) in polygons.iter().enumerate() {
            let changes = ground::find_changes(ends[0], ends[1], outline).into_iter();
            found.extend(changes.map(|(share, enters)| {
                let way = ends[0].place().to(ends[1].place());
                let at = Point::nearest(Place::plus(ends[0].place(), way, share));
                (share, Crossing { leg, polygon, enters, at })
            }));
        }
        // Leave one before entering the next.
        found.sort_by(|one, other| one.0.total_cmp(&other.0).then(one.1.enters.cmp(&other.1.enters)));
        crossings.extend(found.into_iter().map(|(_, crossing)| crossing));
    }
    crossings
}

/// The length and the cost of a polyline, each rounded up once.
pub(crate) fn measure(points: &[Point], rough: &[&Polygon]) -> (i32, i32) {
    let whole: Real = points.windows(2).map(|leg| length(leg[0], leg[1])).sum();
    let extra: Real = points.windows(2).map(|leg| rough_length(leg[0], leg[1], rough)).sum();
    (round_up(whole), round_up(whole + extra))
}
