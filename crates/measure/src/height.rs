//! Line of sight with heights: over low things, from above, and whether a target is seen fully, partly or not at all.
//!
//! Sight is a sheet that falls or rises evenly between the centres of the two bases, from one height to the other, and
//! is level across. A thing blocks where the sheet is below its top; a straight line across the corridor cuts that part
//! off, and what remains is sight on a flat table. Things reach down to the ground: what stands on something has
//! something solid below it.

use crate::cover::find_line_through;
use crate::disc::Disc;
use crate::point::Point;
use crate::polygon::{Polygon, TALL};
use crate::sight::{Blocker, Corridor, Fine, Part, Shape, Sight, SightLine, meeting_point, search};
use crate::things::Thing;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A figure: its base, and the heights of its feet and its head above the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Figure")]
pub struct Body {
    base: Disc,
    foot: i32,
    head: i32,
}

impl Body {
    pub const fn new(base: Disc, foot: i32, head: i32) -> Result<Body, BadHeights> {
        if 0 <= foot && foot <= head && head <= TALL {
            Ok(Body { base, foot, head })
        } else {
            Err(BadHeights { foot, head })
        }
    }

    pub const fn base(self) -> Disc {
        self.base
    }

    pub const fn foot(self) -> i32 {
        self.foot
    }

    pub const fn head(self) -> i32 {
        self.head
    }
}

/// What can block sight by its height: outlines up to their height, figures up to their heads.
#[derive(Clone, Copy, Debug)]
pub struct Solids<'a> {
    pub polygons: &'a [&'a Polygon],
    pub bodies: &'a [Body],
}

/// How much of a target is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// All of it, down to its feet and from edge to edge.
    Fully,
    /// Along this line, but this thing hides some of it.
    Partly { line: SightLine, by: Thing },
    /// These things together hide it.
    Not { by: Vec<Thing> },
}

/// How much one figure sees of another from the height of its head.
pub fn look(viewer: Body, target: Body, solids: &Solids) -> Seen {
    let line = match sight_over(viewer, target, solids) {
        Sight::Free(line) => line,
        Sight::Blocked(by) => return Seen::Not { by },
    };
    let Some(corridor) = Corridor::new(viewer.base, target.base) else { return Seen::Fully };
    let blockers = gather(&corridor, viewer.head, target.foot, solids);
    let hiding = blockers.iter().find(|blocker| find_line_through(&corridor, blocker).is_some());
    hiding.map_or(Seen::Fully, |blocker| Seen::Partly { line, by: blocker.thing })
}

/// Whether two figures see each other from head to head. It is the same in both directions.
pub fn sight_over(one: Body, other: Body, solids: &Solids) -> Sight {
    if other < one {
        return match sight_over(other, one, solids) {
            Sight::Free(line) => Sight::Free(line.reversed()),
            Sight::Blocked(by) => Sight::Blocked(by),
        };
    }
    let Some(corridor) = Corridor::new(one.base, other.base) else {
        return Sight::Free(meeting_point(one.base, other.base));
    };
    let blockers = gather(&corridor, one.head, other.head, solids);
    search(&corridor, blockers)
}

/// The height of the ground at a point: that of the tallest outline around it.
pub fn ground_at(point: Point, polygons: &[&Polygon]) -> i32 {
    polygons.iter().filter(|polygon| polygon.holds(point)).map(|polygon| polygon.height()).max().unwrap_or(0)
}

/// Feet and head must be between the ground and the largest height, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadHeights {
    pub foot: i32,
    pub head: i32,
}

impl fmt::Display for BadHeights {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let BadHeights { foot, head } = self;
        write!(f, "feet at {foot} and head at {head} are not possible: they are 0 to {TALL}, feet first")
    }
}

impl std::error::Error for BadHeights {}

/// What blocks a sheet of sight from one height to another, and which part of it does.
fn gather<'a>(corridor: &Corridor, eye: i32, aim: i32, solids: &Solids<'a>) -> Vec<Blocker<'a>> {
    let (low, high) = (eye.min(aim), eye.max(aim));
    let blocker = |thing: Thing, shape: Shape<'a>, top: i32| {
        let mut blocker = Blocker::new(corridor, thing, shape);
        blocker.part = (top < high).then(|| part_below(corridor, eye, aim, top));
        blocker
    };
    // A figure stands on an outline as high as its feet and sees over it. A figure of the same height blocks.
    let polygons = solids.polygons.iter().enumerate();
    let polygons = polygons.filter(|(_, polygon)| low < polygon.height() && corridor.may_hold_polygon(polygon));
    let polygons = polygons.map(|(at, it)| blocker(Thing::Polygon(at), Shape::Polygon(it), it.height()));
    let bodies = solids.bodies.iter().enumerate();
    let bodies = bodies.filter(|(_, body)| low < body.head || high == body.head);
    let bodies = bodies.filter(|(_, body)| corridor.may_hold_disc(body.base));
    let bodies = bodies.map(|(at, body)| blocker(Thing::Disc(at), Shape::Disc(body.base), body.head));
    polygons.chain(bodies).collect()
}

/// The part of the corridor where a sheet of sight is below a top that lies between its two heights.
fn part_below(corridor: &Corridor, eye: i32, aim: i32, top: i32) -> Part {
    let way = corridor.fine_way();
    let start = Fine::of(corridor.one.centre());
    let share = i128::from(eye - top) * i128::from(way.square()) / i128::from(eye - aim);
    let along = share as i64;
    let (low, high) = if aim < eye { (along, i64::MAX) } else { (i64::MIN, along) };
    Part { start, way, low, high }
}

#[derive(Deserialize, JsonSchema)]
struct Figure {
    base: Disc,
    foot: i32,
    head: i32,
}

impl TryFrom<Figure> for Body {
    type Error = BadHeights;

    fn try_from(it: Figure) -> Result<Body, BadHeights> {
        Body::new(it.base, it.foot, it.head)
    }
}
