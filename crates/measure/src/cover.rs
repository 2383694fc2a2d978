//! Cover: does anything reach into the room between two bases, or even cut the line between their centres?
//!
//! The room is everything between the two bases and their outer tangents. The tolerance is that of sight: what reaches
//! in by at most half a unit gives no cover.

use crate::disc::Disc;
use crate::point::{Place, Point};
use crate::sight::{Blocker, Corridor, Cutting, Fine, Shape, SightLine, outer_tangents};
use crate::things::{Thing, Things};
use crate::units::{HALF, Real};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cover that things give, with the line that decides and what it crosses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cover {
    None,
    /// Some line between the bases crosses it.
    Light {
        line: SightLine,
        by: Thing,
    },
    /// The line between the centres crosses it.
    Heavy {
        line: SightLine,
        by: Thing,
    },
}

/// The cover that `to` has from `from`. What is nearer to `from` than `ignored_within` gives none; 0 ignores nothing
/// but what `from` overlaps.
///
/// Bases that touch have no cover from each other.
pub fn cover(from: Disc, to: Disc, things: &Things, ignored_within: i32) -> Cover {
    let Some(corridor) = Corridor::new(from, to) else { return Cover::None };
    let mut blockers = corridor.gather(things);
    blockers.retain(|blocker| match blocker.shape {
        Shape::Polygon(polygon) => !from.is_within_of(ignored_within, polygon),
        Shape::Disc(disc) => !from.is_within(ignored_within, disc),
    });
    let line = SightLine::between(from.centre(), to.centre());
    let centre_line = Cutting::new(line);
    if let Some(blocker) = blockers.iter().find(|blocker| blocker.is_crossed(&centre_line)) {
        return Cover::Heavy { line, by: blocker.thing };
    }
    let light = blockers.iter().find_map(|blocker| Some((find_line_through(&corridor, blocker)?, blocker.thing)));
    light.map_or(Cover::None, |(line, by)| Cover::Light { line, by })
}

/// A line between the bases that a thing cuts, if there is one.
pub(crate) fn find_line_through(corridor: &Corridor, blocker: &Blocker) -> Option<SightLine> {
    let (one, other) = (corridor.one, corridor.other);
    let outer = outer_tangents(one, other);
    let centre_line = SightLine::between(one.centre(), other.centre());
    let is_cut = |line: &SightLine| blocker.is_crossed(&Cutting::new(*line));
    if let Some(line) = [centre_line, outer[0], outer[1]].into_iter().find(is_cut) {
        return Some(line);
    }
    // Nothing of these is cut, so the thing lies wholly outside or wholly between two of them, or under a base.
    let inner = places_in(blocker).into_iter().find_map(|place| {
        let through = outer.iter().filter_map(|outer| line_through(place, centre_line, *outer));
        through.into_iter().find(is_cut)
    });
    inner.or_else(|| line_to_base(corridor, blocker))
}

/// Places of a thing: a line between the bases that meets the thing passes through one of them and cuts it there.
fn places_in(blocker: &Blocker) -> Vec<Place> {
    let clip = |line: SightLine| match blocker.part {
        Some(part) => part.clip(&Cutting::new(line)).map(|clipped| clipped.line()),
        None => Some(line),
    };
    let middle = |line: SightLine| line.from.place().plus(line.from.place().to(line.to.place()), HALF);
    match blocker.shape {
        Shape::Polygon(polygon) => {
            let edges = polygon.edges().map(|(from, to)| SightLine::between(from, to));
            edges.filter_map(clip).map(middle).collect()
        }
        Shape::Disc(disc) => {
            let centre = Fine::of(disc.centre()).place();
            vec![blocker.part.map_or(centre, |part| part.nearest(centre))]
        }
    }
}

/// The line from base to base through a place between the centre line and an outer tangent.
///
/// The room between them is parted by the line from the first centre to the second touching point; on the one side a
/// line from that centre, on the other a line from that touching point ends in a base whatever the place is.
fn line_through(place: Place, centre_line: SightLine, outer: SightLine) -> Option<SightLine> {
    let [centre, far_centre] = [centre_line.from, centre_line.to].map(Fine::place);
    let [touching, far_touching] = [outer.from, outer.to].map(Fine::place);
    let (from, to) = if let Some(end) = hit(centre, place, far_centre, far_touching) {
        (centre, end)
    } else {
        (hit(far_touching, place, centre, touching)?, far_touching)
    };
    Some(SightLine { from: Fine::nearest(from), to: Fine::nearest(to) })
}

/// Where the ray from a place through another hits a segment behind that other.
fn hit(from: Place, through: Place, start: Place, end: Place) -> Option<Place> {
    let (ray, segment) = (from.to(through), start.to(end));
    let turn = ray.cross(segment);
    let at = from.to(start);
    let (along_segment, along_ray) = (at.cross(ray) / turn, at.cross(segment) / turn);
    let (none, all) = (Real::from(0), Real::from(1));
    (none <= along_segment && along_segment <= all && all <= along_ray).then(|| start.plus(segment, along_segment))
}

/// The line to the nearest place of a thing that lies partly under a base, as a wood may do.
fn line_to_base(corridor: &Corridor, blocker: &Blocker) -> Option<SightLine> {
    if blocker.part.is_some() {
        return None;
    }
    let nearest = |base: Disc| match blocker.shape {
        _ if !blocker.shape.reaches_under(base) => None,
        Shape::Disc(disc) => Some(towards(disc.centre(), base.centre(), disc.radius())),
        Shape::Polygon(polygon) => {
            let edges = polygon.edges().map(|(from, to)| nearest_on(base.centre(), from, to));
            edges.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(place, _)| place)
        }
    };
    let fine = |place: Place| Fine::nearest(place.times(Real::from(256)));
    let (one, other) = (Fine::of(corridor.one.centre()), Fine::of(corridor.other.centre()));
    let at_other = nearest(corridor.other).map(|place| SightLine { from: one, to: fine(place) });
    at_other.or_else(|| nearest(corridor.one).map(|place| SightLine { from: fine(place), to: other }))
}

fn towards(from: Point, to: Point, length: i32) -> Place {
    let (from, to) = (from.place(), to.place());
    let way = from.to(to);
    from.plus(way, (Real::from(length) / way.length()).min(Real::from(1)))
}

/// The nearest place on an edge, with the square of its distance.
fn nearest_on(centre: Point, from: Point, to: Point) -> (Place, Real) {
    let (centre, from, to) = (centre.place(), from.place(), to.place());
    let edge = from.to(to);
    let along = (edge.dot(from.to(centre)) / edge.dot(edge)).clamp(Real::from(0), Real::from(1));
    let place = from.plus(edge, along);
    let off = place.to(centre);
    (place, off.dot(off))
}
