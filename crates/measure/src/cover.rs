//! Cover: does anything reach into the corridor between two bases, or even cut the line between their centres?
//!
//! The corridor is everything between the two bases and their outer tangents. Something that reaches in by at most half
//! a unit, or a few units under a base, may give no cover.

use crate::disc::Disc;
use crate::point::Place;
use crate::polygon::Polygon;
use crate::sight::{Blocker, Corridor, Cutting, Fine, GRAIN, Shape, SightLine, outer_tangents};
use crate::things::{Thing, Things};
use crate::units::{HALF, Real};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The cover that things give, with the deciding line and what it crosses.
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

/// The cover that `to` has from `from`. Things closer to `from` than `ignored_within` give none; with 0, only things
/// that `from` overlaps are ignored.
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

/// A line between the bases that is cut by a thing, if there is one.
pub(crate) fn find_line_through(corridor: &Corridor, blocker: &Blocker) -> Option<SightLine> {
    let (one, other) = (corridor.one, corridor.other);
    let outer = outer_tangents(one, other);
    let centre_line = SightLine::between(one.centre(), other.centre());
    let is_cut = |line: &SightLine| blocker.is_crossed(&Cutting::new(*line));
    let edges = [centre_line, outer[0], outer[1]];
    if let Some(line) = edges.into_iter().find(is_cut) {
        return Some(line);
    }
    // It cuts none of these, so it is wholly outside, wholly between two of them, or under a base.
    let inner = places_in(blocker).into_iter().find_map(|place| {
        let through = outer.iter().filter_map(|outer| line_through(place, centre_line, *outer));
        through.into_iter().find(is_cut)
    });
    let back = || lines_into(one, edges.map(SightLine::reversed), blocker).into_iter().map(SightLine::reversed);
    inner.or_else(|| lines_into(other, edges, blocker).into_iter().chain(back()).find(is_cut))
}

/// Test points of a thing: a line between the bases that meets the thing passes through one of them and is cut there.
fn places_in(blocker: &Blocker) -> Vec<Place> {
    match blocker.shape {
        Shape::Polygon(polygon) => clipped_edges(blocker, polygon).map(|edge| between(edge, HALF)).collect(),
        Shape::Disc(disc) => vec![blocker.nearest(Fine::of(disc.centre()).place())],
    }
}

/// The edges of a polygon, clipped to the part that counts.
fn clipped_edges(blocker: &Blocker, polygon: &Polygon) -> impl Iterator<Item = SightLine> {
    let edges = polygon.edges().map(|(from, to)| SightLine::between(from, to));
    edges.filter_map(|edge| match blocker.part {
        Some(part) => part.clip(&Cutting::new(edge)).map(|clipped| clipped.line()),
        None => Some(edge),
    })
}

fn between(line: SightLine, share: Real) -> Place {
    line.from.place().plus(line.from.place().to(line.to.place()), share)
}

/// The line from base to base through a place between the centre line and an outer tangent.
///
/// The line from the first centre to the second tangent point divides this area in two; on one side a line from that
/// centre ends in a base wherever the place is, on the other a line from that tangent point does.
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

/// Where the ray from one place through another hits a segment beyond the other.
fn hit(from: Place, through: Place, start: Place, end: Place) -> Option<Place> {
    let (ray, segment) = (from.to(through), start.to(end));
    let turn = ray.cross(segment);
    let at = from.to(start);
    let (along_segment, along_ray) = (at.cross(ray) / turn, at.cross(segment) / turn);
    let (none, all) = (Real::from(0), Real::from(1));
    (none <= along_segment && along_segment <= all && all <= along_ray).then(|| start.plus(segment, along_segment))
}

/// Lines from the starts of others to places of a thing under the base where they end, since a wood may reach there.
fn lines_into(base: Disc, lines: [SightLine; 3], blocker: &Blocker) -> Vec<SightLine> {
    if !blocker.shape.overlaps(base) {
        return Vec::new();
    }
    let (centre, radius) = (Fine::of(base.centre()).place(), Real::from(base.radius()) * GRAIN as Real);
    let places: Vec<Place> = match blocker.shape {
        Shape::Polygon(polygon) => {
            clipped_edges(blocker, polygon).filter_map(|edge| middle_in(edge, centre, radius)).collect()
        }
        Shape::Disc(disc) => {
            // Halfway between the nearest place of the one and the farthest of the other.
            let way = centre.to(Fine::of(disc.centre()).place());
            let depth = way.length() - Real::from(disc.radius()) * GRAIN as Real;
            vec![blocker.nearest(centre.plus(way, (depth + radius) * HALF / way.length()))]
        }
    };
    let lines = places.into_iter().flat_map(|place| {
        // Slightly beyond the place, into the thing, but not out of the base.
        let farther = (radius - centre.to(place).length()).clamp(Real::from(0), (8 * GRAIN) as Real);
        lines.map(|line| {
            let way = line.from.place().to(place);
            SightLine { from: line.from, to: Fine::nearest(place.plus(way, farther / way.length())) }
        })
    });
    lines.collect()
}

/// The middle of the part of an edge that is inside a circle.
fn middle_in(edge: SightLine, centre: Place, radius: Real) -> Option<Place> {
    let (from, way) = (edge.from.place(), edge.from.place().to(edge.to.place()));
    let square = way.dot(way);
    let foot = way.dot(from.to(centre)) / square;
    let off = from.plus(way, foot).to(centre);
    let half_chord = ((radius * radius - off.dot(off)) / square).max(Real::from(0)).sqrt();
    let (begin, end) = ((foot - half_chord).max(Real::from(0)), (foot + half_chord).min(Real::from(1)));
    (begin < end).then(|| between(edge, (begin + end) * HALF))
}
