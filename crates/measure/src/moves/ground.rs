//! What a move costs: an inch over rough ground counts twice. The ground under the centre of the base matters.

use crate::point::{Point, Rect};
use crate::polygon::Polygon;
use crate::sight::{SightLine, find_stretches};
use crate::units::Real;

pub(crate) fn length(from: Point, to: Point) -> Real {
    (from.to(to).square() as Real).sqrt()
}

/// The length of a straight line over rough ground. Ground under several outlines is not rougher.
///
/// Along an outline, and up to half a unit inside it, the ground is not rough.
pub(crate) fn rough_length(from: Point, to: Point, rough: &[&Polygon]) -> Real {
    let mut stretches: Vec<[Real; 2]> = rough.iter().flat_map(|polygon| stretches_in(from, to, polygon)).collect();
    stretches.sort_by(|one, other| one[0].total_cmp(&other[0]));
    let (mut share, mut done) = (Real::from(0), Real::from(0));
    for [begin, end] in stretches {
        share += (end - begin.max(done)).max(Real::from(0));
        done = done.max(end);
    }
    share * length(from, to)
}

/// Where a line enters or leaves an outline, as shares of the line, and whether it enters.
pub(crate) fn find_changes(from: Point, to: Point, polygon: &Polygon) -> Vec<(Real, bool)> {
    let mut found: Vec<(Real, bool)> = Vec::new();
    for [begin, end] in stretches_in(from, to, polygon) {
        match found.last_mut() {
            // Both come from the same mark, so they are equal if the line goes on inside.
            Some(last) if last.0 == begin => last.0 = end,
            _ => found.extend([(begin, true), (end, false)]),
        }
    }
    // A line that begins inside does not enter but only leaves, however close the outline is; the same goes for its
    // end.
    if polygon.holds(from) {
        match found.first() {
            Some(first) if first.0 == Real::from(0) => drop(found.remove(0)),
            _ => found.insert(0, (Real::from(0), false)),
        }
    }
    if polygon.holds(to) {
        match found.last() {
            Some(last) if last.0 == Real::from(1) => drop(found.pop()),
            _ => found.push((Real::from(1), true)),
        }
    }
    found
}

fn stretches_in(from: Point, to: Point, polygon: &Polygon) -> Vec<[Real; 2]> {
    if from == to || !polygon.bounds().meets(Rect::around(&[from, to])) {
        return Vec::new();
    }
    find_stretches(SightLine::between(from, to), polygon)
}
