//! Line of sight between two bases: is there an uncut straight line between any points of the two?
//!
//! If there is one, it can be turned and shifted until it touches two of: the bases, convex corners, other bases. So
//! only these common tangents are tried, after the line between the centres. Their positions are computed with roots
//! and rounded to a grid of 1/256 unit; whether they are cut is decided there with whole numbers.
//!
//! **Tolerance.** Lines are tried a quarter of a unit (0.0025 mm) beside corners and other bases, and a line is cut by
//! anything closer than an eighth. The ends of a tangent move by less than 1/256 unit when they are rounded to the
//! grid, and so does every point between them. So if some line keeps a quarter of a unit away from everything, a line
//! is found, and a line that is found keeps an eighth away: it enters nothing, and there is no crack between walls that
//! touch. A base that touches something is not blocked by it, unless it is so close that no line can leave.

mod blocker;
mod cut;
mod line;
mod tangent;

pub use line::{Fine, SightLine};

pub(crate) use blocker::{Blocker, Corridor, Part, Shape};
pub(crate) use cut::{Cutting, find_stretches};
pub(crate) use line::GRAIN;
pub(crate) use tangent::outer_tangents;

use crate::disc::Disc;
use crate::things::{Thing, Things};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tangent::{Feature, each_common_tangent};

/// Whether two bases see each other, with the proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// Along this line, from the first base to the second.
    Free(SightLine),
    /// By these things together, in order; they alone are enough to block.
    Blocked(Vec<Thing>),
}

impl Sight {
    pub fn is_free(&self) -> bool {
        matches!(self, Sight::Free(_))
    }

    fn reversed(self) -> Sight {
        match self {
            Sight::Free(line) => Sight::Free(line.reversed()),
            Sight::Blocked(things) => Sight::Blocked(things),
        }
    }
}

/// Whether two bases see each other past everything that blocks, regardless of height.
///
/// Bases that overlap or touch always do. The result is the same in both directions, because the smaller base in the
/// order of [`Disc`] always comes first.
pub fn sight(one: Disc, other: Disc, things: &Things) -> Sight {
    if other < one {
        return sight(other, one, things).reversed();
    }
    let Some(corridor) = Corridor::new(one, other) else { return Sight::Free(meeting_point(one, other)) };
    let blockers = corridor.gather(things);
    search(&corridor, blockers)
}

/// A point that two overlapping bases have in common.
pub(crate) fn meeting_point(one: Disc, other: Disc) -> SightLine {
    let (from, to) = (Fine::of(one.centre()), Fine::of(other.centre()));
    let way = from.place().to(to.place());
    let (length, radius) = (way.length(), (i64::from(one.radius()) * GRAIN) as crate::units::Real);
    let point = if length <= radius { to } else { Fine::nearest(from.place().plus(way, radius / length)) };
    SightLine { from: point, to: point }
}

/// Looks for a line from base to base that no blocker cuts.
pub(crate) fn search(corridor: &Corridor, mut blockers: Vec<Blocker>) -> Sight {
    let (one, other) = (corridor.one, corridor.other);
    let mut guilty = Culprits::default();
    let centre_line = SightLine::between(one.centre(), other.centre());
    let centre_line = corridor.shortened(centre_line);
    if !guilty.cuts(&mut blockers, centre_line) {
        return Sight::Free(centre_line);
    }
    let outer = outer_tangents(one, other);
    for line in outer {
        if !guilty.cuts(&mut blockers, line) {
            return Sight::Free(line);
        }
    }
    if let Some(alone) = find_barrier(corridor, &blockers, outer) {
        return Sight::Blocked(vec![alone]);
    }
    let mut features = vec![Feature::of_disc(one), Feature::of_disc(other)];
    for blocker in &blockers {
        blocker.add_features(corridor, &mut features);
    }
    for (at, feature) in features.iter().enumerate() {
        for before in &features[..at] {
            let found = each_common_tangent(before, feature, |tangent| {
                let line = tangent.between(&features[0], &features[1])?;
                (!guilty.cuts(&mut blockers, line)).then_some(line)
            });
            if let Some(line) = found {
                return Sight::Free(line);
            }
        }
    }
    Sight::Blocked(guilty.list())
}

/// A convex thing that reaches across the whole corridor from one outer tangent to the other. It blocks every line,
/// since it contains the straight segment between the two places, which separates the bases.
fn find_barrier(corridor: &Corridor, blockers: &[Blocker], outer: [SightLine; 2]) -> Option<Thing> {
    let outer = outer.map(Cutting::new);
    let is_barrier = |blocker: &&Blocker| {
        blocker.part.is_none()
            && blocker.shape.is_convex()
            && outer.iter().all(|line| blocker.blocks(line))
            && !blocker.shape.overlaps(corridor.one)
            && !blocker.shape.overlaps(corridor.other)
    };
    blockers.iter().find(is_barrier).map(|blocker| blocker.thing)
}

/// The things that have cut a line so far.
#[derive(Default)]
struct Culprits {
    things: Vec<Thing>,
}

impl Culprits {
    /// Whether any of the blockers cuts a line. A blocker that cut one line is likely to cut the next, so it moves to
    /// the front.
    fn cuts(&mut self, blockers: &mut [Blocker], line: SightLine) -> bool {
        let line = Cutting::new(line);
        let Some(at) = blockers.iter().position(|blocker| blocker.blocks(&line)) else { return false };
        let thing = blockers[at].thing;
        if !self.things.contains(&thing) {
            self.things.push(thing);
        }
        blockers.swap(0, at);
        true
    }

    fn list(mut self) -> Vec<Thing> {
        self.things.sort_unstable();
        self.things
    }
}
