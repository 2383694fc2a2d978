//! What may cut lines between two bases.

use super::cut::Cutting;
use super::line::{CLEARANCE, Fine, GRAIN, SightLine};
use super::tangent::Feature;
use crate::disc::Disc;
use crate::point::{Place, Point, Rect, Vector};
use crate::polygon::Polygon;
use crate::things::{Thing, Things};
use crate::units::Real;

/// The area between two bases that do not touch.
pub(crate) struct Corridor {
    pub one: Disc,
    pub other: Disc,
    bounds: Rect,
    way: Vector,
    /// The length of the way, rounded up.
    length: i64,
}

impl Corridor {
    /// `None` if the bases overlap or touch.
    pub fn new(one: Disc, other: Disc) -> Option<Corridor> {
        if one.is_at_most(0, other) {
            return None;
        }
        let (first, second) = (one.bounds(), other.bounds());
        let bounds = Rect::around(&[first.low, first.high, second.low, second.high]);
        let way = one.centre().to(other.centre());
        Some(Corridor { one, other, bounds, way, length: way.square().isqrt() + 1 })
    }

    /// The things that may be in it.
    pub fn gather<'a>(&self, things: &Things<'a>) -> Vec<Blocker<'a>> {
        let polygons = things.polygons.iter().enumerate().filter(|(_, polygon)| self.may_hold_polygon(polygon));
        let polygons = polygons.map(|(at, polygon)| Blocker::new(self, Thing::Polygon(at), Shape::Polygon(polygon)));
        let discs = things.discs.iter().enumerate().filter(|(_, disc)| self.may_hold_disc(**disc));
        let discs = discs.map(|(at, disc)| Blocker::new(self, Thing::Disc(at), Shape::Disc(*disc)));
        polygons.chain(discs).collect()
    }

    pub fn may_hold_polygon(&self, polygon: &Polygon) -> bool {
        if !self.bounds.meets(polygon.bounds()) {
            return false;
        }
        let (mut least, mut most) = (i64::MAX, i64::MIN);
        for corner in polygon.corners() {
            let cross = self.way.cross(self.one.centre().to(*corner));
            (least, most) = (least.min(cross), most.max(cross));
        }
        let aside = self.length * self.half_width();
        least <= aside && -aside <= most
    }

    pub fn may_hold_disc(&self, disc: Disc) -> bool {
        let cross = self.way.cross(self.one.centre().to(disc.centre()));
        cross.abs() <= self.length * (self.half_width() + i64::from(disc.radius())) && self.bounds.meets(disc.bounds())
    }

    /// One unit more than the larger radius, since things close to a line cut it as well.
    fn half_width(&self) -> i64 {
        i64::from(self.one.radius().max(self.other.radius())) + 1
    }

    /// A line between the centres without the parts inside the bases.
    pub fn shortened(&self, line: SightLine) -> SightLine {
        let (from, to) = (line.from.place(), line.to.place());
        let way = from.to(to);
        let length = way.length();
        let part = |disc: Disc| Real::from(disc.radius()) * GRAIN as Real / length;
        let (from, to) = (from.plus(way, part(self.one)), to.plus(way, -part(self.other)));
        SightLine { from: Fine::nearest(from), to: Fine::nearest(to) }
    }

    /// From centre to centre, on the fine grid.
    pub fn fine_way(&self) -> Vector {
        Fine::of(self.one.centre()).to(Fine::of(self.other.centre()))
    }
}

/// Something that may cut lines.
#[derive(Clone, Copy)]
pub(crate) struct Blocker<'a> {
    pub thing: Thing,
    pub shape: Shape<'a>,
    /// The part that counts, if not all of it: see `height.rs`.
    pub part: Option<Part>,
    /// Whether a line can be wholly inside, without crossing the outline.
    may_hold_lines: bool,
}

#[derive(Clone, Copy)]
pub(crate) enum Shape<'a> {
    Polygon(&'a Polygon),
    Disc(Disc),
}

/// The area between two lines across the corridor. How far along something is, is its dot product with the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub start: Fine,
    pub way: Vector,
    pub low: i64,
    pub high: i64,
}

impl<'a> Blocker<'a> {
    pub fn new(corridor: &Corridor, thing: Thing, shape: Shape<'a>) -> Blocker<'a> {
        let may_hold_lines = match shape {
            Shape::Polygon(polygon) => polygon.bounds().meets(corridor.one.bounds()) && shape.overlaps(corridor.one),
            Shape::Disc(_) => false,
        };
        Blocker { thing, shape, part: None, may_hold_lines }
    }

    /// Whether a line goes through this or comes too close to be a line of sight.
    pub fn blocks(&self, line: &Cutting) -> bool {
        match (self.part, self.shape) {
            (None, Shape::Disc(disc)) => line.nears_disc(disc),
            (None, Shape::Polygon(polygon)) => {
                line.nears(polygon) || (self.may_hold_lines && line.begins_inside(polygon))
            }
            (Some(part), shape) => part.clip(line).is_some_and(|line| match shape {
                Shape::Disc(disc) => line.nears_disc(disc),
                Shape::Polygon(polygon) => line.nears(polygon) || line.begins_inside(polygon),
            }),
        }
    }

    /// Whether a line goes through this by more than the tolerance.
    pub fn is_crossed(&self, line: &Cutting) -> bool {
        let crosses = |line: &Cutting| match self.shape {
            Shape::Polygon(polygon) => line.crosses(polygon),
            Shape::Disc(disc) => line.cuts_disc(disc),
        };
        self.part.map_or_else(|| crosses(line), |part| part.clip(line).is_some_and(|line| crosses(&line)))
    }

    /// The closest place in the part that counts.
    pub fn nearest(&self, place: Place) -> Place {
        let Some(part) = self.part else { return place };
        let way = Place { x: part.way.x as Real, y: part.way.y as Real };
        let along = way.dot(part.start.place().to(place));
        place.plus(way, (along.clamp(part.low as Real, part.high as Real) - along) / way.dot(way))
    }

    /// Adds what a line can touch that just misses this.
    pub fn add_features(&self, corridor: &Corridor, features: &mut Vec<Feature>) {
        match self.shape {
            Shape::Polygon(polygon) => {
                for [before, corner, behind] in polygon.outer_corners() {
                    if corridor.may_hold_disc(Disc::point(corner)) {
                        let neighbours = self.part.is_none().then_some([before, behind]);
                        features.push(Feature::of_corner(corner, neighbours));
                    }
                }
            }
            Shape::Disc(disc) => features.push(Feature::around(disc)),
        }
        for base in [corridor.one, corridor.other] {
            if self.shape.is_near(base) {
                self.shape.add_meetings_with(base, features);
            }
        }
        if let Some(part) = self.part {
            for along in [part.low, part.high] {
                self.shape.add_meetings_across(&part, along, features);
            }
        }
    }
}

impl Shape<'_> {
    pub fn is_convex(&self) -> bool {
        match self {
            Shape::Polygon(polygon) => polygon.is_convex(),
            Shape::Disc(_) => true,
        }
    }

    pub fn overlaps(&self, base: Disc) -> bool {
        match self {
            Shape::Polygon(polygon) => base.overlaps_with(polygon),
            Shape::Disc(disc) => base.overlaps(*disc),
        }
    }

    /// Whether this is so close to a base that it may cut lines right where they leave.
    fn is_near(&self, base: Disc) -> bool {
        match self {
            Shape::Polygon(polygon) => base.is_within_of(1, polygon),
            Shape::Disc(disc) => base.is_within(1, *disc),
        }
    }

    /// Adds the points on the edge of a base that are just clear of the outline.
    fn add_meetings_with(&self, base: Disc, features: &mut Vec<Feature>) {
        let circle = Feature::of_disc(base);
        match self {
            Shape::Polygon(polygon) => {
                for (from, to) in polygon.edges() {
                    add_circle_meetings(&circle, just_outside(from, to), features);
                    add_meetings_of_circles(&circle, &Feature::of_corner(to, None), features);
                }
            }
            Shape::Disc(disc) => add_meetings_of_circles(&circle, &Feature::around(*disc), features),
        }
    }

    /// Adds the points on a line across the corridor that are just clear of the outline.
    fn add_meetings_across(&self, part: &Part, along: i64, features: &mut Vec<Feature>) {
        if along == i64::MIN || along == i64::MAX {
            return;
        }
        let (start, way) = (part.start.place(), Place { x: part.way.x as Real, y: part.way.y as Real });
        let ahead = |place: Place| way.dot(start.to(place)) - along as Real;
        let across = |circle: &Feature| {
            let foot = circle.centre.plus(way, -ahead(circle.centre) / way.dot(way));
            let half = way.left().times(Real::from(2) * circle.radius / way.length());
            [foot.plus(half, -Real::from(1)), foot.plus(half, Real::from(1))]
        };
        match self {
            Shape::Polygon(polygon) => {
                for (from, to) in polygon.edges() {
                    let [start, end] = just_outside(from, to);
                    let (first, second) = (ahead(start), ahead(end));
                    if (first < Real::from(0)) != (second < Real::from(0)) {
                        let share = first / (first - second);
                        features.push(Feature::of_place(start.plus(start.to(end), share)));
                    }
                    let corner = Feature::of_corner(to, None);
                    add_circle_meetings(&corner, across(&corner), features);
                }
            }
            Shape::Disc(disc) => {
                let circle = Feature::around(*disc);
                add_circle_meetings(&circle, across(&circle), features);
            }
        }
    }
}

/// An edge of a polygon, shifted to where lines just miss it.
fn just_outside(from: Point, to: Point) -> [Place; 2] {
    let (from, to) = (Fine::of(from).place(), Fine::of(to).place());
    let edge = from.to(to);
    let outwards = edge.left().times(-(CLEARANCE as Real) / edge.length());
    [from, to].map(|end| end.plus(outwards, Real::from(1)))
}

/// Adds the points where a segment meets a circle.
fn add_circle_meetings(circle: &Feature, [from, to]: [Place; 2], features: &mut Vec<Feature>) {
    let way = from.to(to);
    let square = way.dot(way);
    let middle = way.dot(from.to(circle.centre)) / square;
    let foot = from.plus(way, middle);
    let off = foot.to(circle.centre);
    let half_chord = (circle.radius * circle.radius - off.dot(off)) / square;
    // Also false for NaN, if the segment has no length.
    if half_chord >= Real::from(0) {
        for at in [middle - half_chord.sqrt(), middle + half_chord.sqrt()] {
            if Real::from(0) <= at && at <= Real::from(1) {
                features.push(Feature::of_place(from.plus(way, at)));
            }
        }
    }
}

/// Adds the points where two circles meet, which lie on their radical axis.
fn add_meetings_of_circles(one: &Feature, other: &Feature, features: &mut Vec<Feature>) {
    let way = one.centre.to(other.centre);
    let square = way.dot(way);
    let reach = one.radius + other.radius;
    if Real::from(0) < square && square <= reach * reach {
        let powers = one.radius * one.radius - other.radius * other.radius;
        let foot = one.centre.plus(way, (square + powers) / (square + square));
        let half = way.left().times(reach / square.sqrt());
        add_circle_meetings(one, [foot.plus(half, -Real::from(1)), foot.plus(half, Real::from(1))], features);
    }
}

impl Part {
    /// The section of a line inside the part.
    pub fn clip(&self, line: &Cutting) -> Option<Cutting> {
        let line = line.line();
        let (first, last) =
            (self.way.dot(self.start.to(line.from)).into(), self.way.dot(self.start.to(line.to)).into());
        let (low, high) = (i128::from(self.low), i128::from(self.high));
        let at = |along: i128| {
            let way = line.from.to(line.to);
            let step = |length: i64| (i128::from(length) * (along - first) / (last - first)) as i32;
            Fine { x: line.from.x + step(way.x), y: line.from.y + step(way.y) }
        };
        let (near, far): (i128, i128) = (std::cmp::min(first, last), std::cmp::max(first, last));
        if far <= low || high <= near {
            return None;
        }
        let inside =
            |along: i128, end: Fine| if low <= along && along <= high { end } else { at(along.clamp(low, high)) };
        Some(Cutting::new(SightLine { from: inside(first, line.from), to: inside(last, line.to) }))
    }
}
