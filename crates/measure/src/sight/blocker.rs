//! What may cut lines between two bases.

use super::cut::Cutting;
use super::line::{Fine, GRAIN, SightLine};
use super::tangent::Feature;
use crate::disc::Disc;
use crate::point::{Place, Rect, Vector};
use crate::polygon::Polygon;
use crate::things::{Thing, Things};
use crate::units::Real;

/// The room between two bases that are apart.
pub(crate) struct Corridor {
    pub one: Disc,
    pub other: Disc,
    bounds: Rect,
    way: Vector,
    /// The length of the way, rounded up.
    length: i64,
}

impl Corridor {
    /// None if the bases overlap or touch.
    pub fn new(one: Disc, other: Disc) -> Option<Corridor> {
        if one.is_at_most(0, other) {
            return None;
        }
        let (first, second) = (one.bounds(), other.bounds());
        let bounds = Rect::around(&[first.low, first.high, second.low, second.high]);
        let way = one.centre().to(other.centre());
        Some(Corridor { one, other, bounds, way, length: way.square().isqrt() + 1 })
    }

    /// The things that may lie in it.
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
        let aside = self.length * i64::from(self.one.radius().max(self.other.radius()));
        least <= aside && -aside <= most
    }

    pub fn may_hold_disc(&self, disc: Disc) -> bool {
        let cross = self.way.cross(self.one.centre().to(disc.centre()));
        let radius = i64::from(self.one.radius().max(self.other.radius())) + i64::from(disc.radius());
        cross.abs() <= self.length * radius && self.bounds.meets(disc.bounds())
    }

    /// A line between the centres without what lies in the bases.
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
    /// The part that counts, if it is not all: see `height.rs`.
    pub part: Option<Part>,
    /// Whether a line can lie wholly inside, without crossing the outline.
    may_hold_lines: bool,
}

#[derive(Clone, Copy)]
pub(crate) enum Shape<'a> {
    Polygon(&'a Polygon),
    Disc(Disc),
}

/// What lies between two lines across the corridor. How far along something is, is its product with the way.
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

    /// Whether a line goes through this or comes too near: then it sees nothing.
    pub fn blocks(&self, line: &Cutting) -> bool {
        self.meets(line, |line| match self.shape {
            Shape::Polygon(polygon) => line.nears(polygon),
            Shape::Disc(disc) => line.nears_disc(disc),
        })
    }

    /// Whether a line goes through this, deeper than the tolerance.
    pub fn is_crossed(&self, line: &Cutting) -> bool {
        self.meets(line, |line| match self.shape {
            Shape::Polygon(polygon) => line.crosses(polygon),
            Shape::Disc(disc) => line.cuts_disc(disc),
        })
    }

    fn meets(&self, line: &Cutting, meets_outline: impl Fn(&Cutting) -> bool) -> bool {
        let begins_inside = |line: &Cutting| match self.shape {
            Shape::Polygon(polygon) => line.begins_deep_inside(polygon),
            Shape::Disc(_) => false,
        };
        match self.part {
            None => meets_outline(line) || (self.may_hold_lines && begins_inside(line)),
            Some(part) => part.clip(line.line()).is_some_and(|line| {
                let line = Cutting::new(line);
                meets_outline(&line) || begins_inside(&line)
            }),
        }
    }

    /// Where the outline of the part that counts has its ends.
    pub fn part_places(&self, corridor: &Corridor) -> Vec<Place> {
        let mut features = Vec::new();
        self.add_features(corridor, &mut features);
        features.iter().map(|feature| feature.centre).collect()
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
            if self.shape.overlaps(base) {
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

    /// Adds the points where the outline meets the edge of a base.
    fn add_meetings_with(&self, base: Disc, features: &mut Vec<Feature>) {
        let circle = Feature::of_disc(base);
        match self {
            Shape::Polygon(polygon) => {
                for (from, to) in polygon.edges() {
                    let (from, to) = (Fine::of(from).place(), Fine::of(to).place());
                    add_circle_meetings(&circle, from, from.to(to), features);
                }
            }
            Shape::Disc(disc) => {
                let other = Feature::of_disc(*disc);
                let way = circle.centre.to(other.centre);
                let square = way.dot(way);
                if square > Real::from(0) {
                    // Both points lie on the line where the powers of the two circles are equal.
                    let powers = circle.radius * circle.radius - other.radius * other.radius;
                    let foot = circle.centre.plus(way, (square + powers) / (square + square));
                    let across = way.left();
                    let double = across.times(Real::from(2) * (circle.radius + other.radius) / square.sqrt());
                    add_circle_meetings(&circle, foot.plus(double, -crate::units::HALF), double, features);
                }
            }
        }
    }

    /// Adds the points where the outline meets a line across the corridor.
    fn add_meetings_across(&self, part: &Part, along: i64, features: &mut Vec<Feature>) {
        if along == i64::MIN || along == i64::MAX {
            return;
        }
        let measure = |place: Fine| (part.way.dot(part.start.to(place)) as i128 - i128::from(along)) as Real;
        match self {
            Shape::Polygon(polygon) => {
                for (from, to) in polygon.edges() {
                    let (from, to) = (Fine::of(from), Fine::of(to));
                    let (first, second) = (measure(from), measure(to));
                    if (first < Real::from(0)) != (second < Real::from(0)) {
                        let way = from.place().to(to.place());
                        features.push(Feature::of_place(from.place().plus(way, first / (first - second))));
                    }
                }
            }
            Shape::Disc(disc) => {
                let circle = Feature::of_disc(*disc);
                let way = Place { x: part.way.x as Real, y: part.way.y as Real };
                let foot = circle.centre.plus(way, -measure(Fine::of(disc.centre())) / way.dot(way));
                let across = way.left().times(Real::from(4) * circle.radius / way.length());
                add_circle_meetings(&circle, foot.plus(across, -crate::units::HALF), across, features);
            }
        }
    }
}

/// Adds the points where a stretch from a place along a way meets a circle.
fn add_circle_meetings(circle: &Feature, from: Place, way: Place, features: &mut Vec<Feature>) {
    let square = way.dot(way);
    let middle = way.dot(from.to(circle.centre)) / square;
    let foot = from.plus(way, middle);
    let off = foot.to(circle.centre);
    let half_chord = (circle.radius * circle.radius - off.dot(off)) / square;
    // Also false for what is no number, when the way has no length.
    if half_chord >= Real::from(0) {
        for at in [middle - half_chord.sqrt(), middle + half_chord.sqrt()] {
            if Real::from(0) <= at && at <= Real::from(1) {
                features.push(Feature::of_place(from.plus(way, at)));
            }
        }
    }
}

impl Part {
    /// What of a line lies in the part.
    fn clip(&self, line: SightLine) -> Option<SightLine> {
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
        let inside = |along: i128, end: Fine| if low <= along && along <= high { end } else { at(along.clamp(low, high)) };
        Some(SightLine { from: inside(first, line.from), to: inside(last, line.to) })
    }
}
