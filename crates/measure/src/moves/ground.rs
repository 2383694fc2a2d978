//! What a way costs: an inch on rough ground counts twice. The ground under the centre of the base counts.

use crate::point::{Place, Point, Rect};
use crate::polygon::Polygon;
use crate::sight::{Fine, GRAIN, is_deep_inside};
use crate::units::{HALF, Real};

pub(crate) fn length(from: Point, to: Point) -> Real {
    (from.to(to).square() as Real).sqrt()
}

/// How much of a straight way leads over rough ground. Where several outlines overlap, the ground is rough once.
///
/// Along an outline, and up to half a unit inside it, the ground is not rough.
pub(crate) fn rough_length(from: Point, to: Point, rough: &[&Polygon]) -> Real {
    let bounds = Rect::around(&[from, to]);
    let near = |polygon: &&Polygon| polygon.bounds().meets(bounds);
    if from == to || !rough.iter().any(|polygon| near(polygon)) {
        return Real::from(0);
    }
    let mut changes = vec![Real::from(0), Real::from(1)];
    for polygon in rough.iter().filter(|polygon| near(polygon)) {
        add_changes(from, to, polygon, &mut changes);
    }
    changes.sort_by(Real::total_cmp);
    let way = from.place().to(to.place());
    let stretches = changes.windows(2).filter(|stretch| {
        let middle = from.place().plus(way, (stretch[0] + stretch[1]) * HALF);
        rough.iter().any(|polygon| near(polygon) && is_deep_inside(fine(middle), polygon))
    });
    let share: Real = stretches.map(|stretch| stretch[1] - stretch[0]).sum();
    share * length(from, to)
}

/// Where a way goes into an outline or out of it, as shares of the way, and whether into.
pub(crate) fn find_changes(from: Point, to: Point, polygon: &Polygon) -> Vec<(Real, bool)> {
    if from == to || !polygon.bounds().meets(Rect::around(&[from, to])) {
        return Vec::new();
    }
    let mut changes = vec![Real::from(0), Real::from(1)];
    add_changes(from, to, polygon, &mut changes);
    changes.sort_by(Real::total_cmp);
    let way = from.place().to(to.place());
    let mut found = Vec::new();
    let mut inside = polygon.holds(from);
    for stretch in changes.windows(2) {
        let middle = from.place().plus(way, (stretch[0] + stretch[1]) * HALF);
        let inside_now = is_deep_inside(fine(middle), polygon);
        if inside_now != inside && stretch[0] < stretch[1] {
            found.push((stretch[0], inside_now));
            inside = inside_now;
        }
    }
    if inside && !polygon.holds(to) {
        found.push((Real::from(1), false));
    }
    found
}

fn fine(place: Place) -> Fine {
    Fine::nearest(place.times(GRAIN as Real))
}

/// Adds where a way meets the outline, as shares of the way.
fn add_changes(from: Point, to: Point, polygon: &Polygon, changes: &mut Vec<Real>) {
    let way = from.to(to);
    for (start, end) in polygon.edges() {
        let edge = start.to(end);
        let turn = way.cross(edge);
        let sides = [way.cross(from.to(start)), way.cross(from.to(end))];
        if turn == 0 {
            // An edge along the way changes nothing between its ends, but at them.
            if sides[0] == 0 {
                let share = |point: Point| way.dot(from.to(point)) as Real / way.square() as Real;
                changes.extend([share(start), share(end)].into_iter().filter(|at| is_share(*at)));
            }
        } else if sides[0].signum() * sides[1].signum() <= 0 {
            let at = from.to(start).cross(edge) as Real / turn as Real;
            changes.extend(Some(at).filter(|at| is_share(*at)));
        }
    }
}

fn is_share(at: Real) -> bool {
    Real::from(0) < at && at < Real::from(1)
}
