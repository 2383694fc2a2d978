//! Outlines of terrain.

use crate::point::{Point, Rect};
use crate::units::FARTHEST;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// More corners than any terrain needs; checking an outline takes time quadratic in them.
pub const MAX_CORNERS: usize = 256;

/// Too high for any figure to look over.
pub const TALL: i32 = FARTHEST;

/// A simple polygon with a height.
///
/// Its corners go counterclockwise from the smallest, and each one is a bend. So two outlines of the same shape are
/// equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "Outline", into = "Outline")]
pub struct Polygon {
    corners: Vec<Point>,
    height: i32,
    bounds: Rect,
    is_convex: bool,
}

impl Polygon {
    pub fn new(corners: Vec<Point>, height: i32) -> Result<Polygon, BadOutline> {
        check_outline(&corners)?;
        if !(0..=TALL).contains(&height) {
            return Err(BadOutline::Height { height });
        }
        let corners = bring_in_order(corners);
        let bounds = Rect::around(&corners);
        let is_convex = (0..corners.len()).all(|at| bends_outwards(&corners, at));
        Ok(Polygon { corners, height, bounds, is_convex })
    }

    /// An axis-aligned rectangle.
    pub fn rectangle(one: Point, other: Point, height: i32) -> Result<Polygon, BadOutline> {
        let corner = |x: Point, y: Point| Point::clamped(x.x(), y.y());
        Polygon::new(vec![one, corner(other, one), other, corner(one, other)], height)
    }

    #[inline]
    pub fn corners(&self) -> &[Point] {
        &self.corners
    }

    #[inline]
    pub fn height(&self) -> i32 {
        self.height
    }

    /// The smallest rectangle around it.
    #[inline]
    pub fn bounds(&self) -> Rect {
        self.bounds
    }

    pub fn is_convex(&self) -> bool {
        self.is_convex
    }

    /// Whether a point is inside; a point on the outline is not.
    pub fn holds(&self, point: Point) -> bool {
        let (Rect { low, high }, mut inside) = (self.bounds, false);
        if point.x() <= low.x() || high.x() <= point.x() || point.y() <= low.y() || high.y() <= point.y() {
            return false;
        }
        for (from, to) in self.edges() {
            let side = from.to(to).cross(from.to(point));
            if side == 0 && point.to(from).dot(point.to(to)) <= 0 {
                return false;
            }
            // The edge passes the height of the point, to its right.
            let goes_up = from.y() <= point.y() && point.y() < to.y();
            let goes_down = to.y() <= point.y() && point.y() < from.y();
            if (goes_up && side > 0) || (goes_down && side < 0) {
                inside = !inside;
            }
        }
        inside
    }

    /// The edges, each from one corner to the next; the inside is on their left.
    pub(crate) fn edges(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let last = self.corners.last().copied();
        let before = last.into_iter().chain(self.corners.iter().copied());
        before.zip(self.corners.iter().copied())
    }

    /// The convex corners, each between its two neighbours.
    pub(crate) fn outer_corners(&self) -> impl Iterator<Item = [Point; 3]> + '_ {
        let bends = (0..self.corners.len()).map(|at| bend(&self.corners, at));
        bends.filter(|[before, corner, behind]| before.to(*corner).cross(corner.to(*behind)) > 0)
    }
}

/// Why an outline is not a simple polygon. Corners are counted from 1, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOutline {
    TooFewCorners {
        count: usize,
    },
    TooManyCorners {
        count: usize,
    },
    /// Two corners at the same point.
    Repeated {
        first: usize,
        second: usize,
    },
    /// The outline doubles back at a corner.
    Spike {
        corner: usize,
    },
    /// The edges that begin at these corners intersect.
    Crossing {
        first: usize,
        second: usize,
    },
    Height {
        height: i32,
    },
}

impl fmt::Display for BadOutline {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadOutline::TooFewCorners { count } => write!(f, "an outline has at least 3 corners, not {count}"),
            BadOutline::TooManyCorners { count } => {
                write!(f, "an outline has at most {MAX_CORNERS} corners, not {count}")
            }
            BadOutline::Repeated { first, second } => write!(f, "corners {first} and {second} are the same point"),
            BadOutline::Spike { corner } => write!(f, "the outline turns back on itself at corner {corner}"),
            BadOutline::Crossing { first, second } => {
                write!(f, "the edge from corner {first} meets the edge from corner {second}")
            }
            BadOutline::Height { height } => write!(f, "a height of {height} is not possible: it is 0 to {TALL}"),
        }
    }
}

impl std::error::Error for BadOutline {}

fn check_outline(corners: &[Point]) -> Result<(), BadOutline> {
    let count = corners.len();
    if count < 3 {
        return Err(BadOutline::TooFewCorners { count });
    }
    if MAX_CORNERS < count {
        return Err(BadOutline::TooManyCorners { count });
    }
    for second in 0..count {
        if let Some(first) = corners[..second].iter().position(|corner| *corner == corners[second]) {
            return Err(BadOutline::Repeated { first: first + 1, second: second + 1 });
        }
    }
    for at in 0..count {
        let [before, corner, behind] = bend(corners, at);
        let (into, out) = (before.to(corner), corner.to(behind));
        if into.cross(out) == 0 && into.dot(out) < 0 {
            return Err(BadOutline::Spike { corner: at + 1 });
        }
    }
    let edge = |at: usize| (corners[at], corners[(at + 1) % count]);
    for second in 2..count {
        // The last edge is a neighbour of the first.
        let first_apart = usize::from(second + 1 == count);
        for first in first_apart..second - 1 {
            if segments_meet(edge(first), edge(second)) {
                return Err(BadOutline::Crossing { first: first + 1, second: second + 1 });
            }
        }
    }
    Ok(())
}

/// Drops corners that are not bends, makes the outline counterclockwise and starts at the smallest corner.
fn bring_in_order(corners: Vec<Point>) -> Vec<Point> {
    let is_bend = |at: &usize| {
        let [before, corner, behind] = bend(&corners, *at);
        before.to(corner).cross(corner.to(behind)) != 0
    };
    let mut bends: Vec<Point> = (0..corners.len()).filter(is_bend).map(|at| corners[at]).collect();
    let first = bends[0];
    let area: i64 = bends.windows(2).map(|pair| first.to(pair[0]).cross(first.to(pair[1]))).sum();
    if area < 0 {
        bends.reverse();
    }
    let smallest = (0..bends.len()).min_by_key(|at| bends[*at]).unwrap_or(0);
    bends.rotate_left(smallest);
    bends
}

fn bends_outwards(corners: &[Point], at: usize) -> bool {
    let [before, corner, behind] = bend(corners, at);
    before.to(corner).cross(corner.to(behind)) > 0
}

fn bend(corners: &[Point], at: usize) -> [Point; 3] {
    let count = corners.len();
    [corners[(at + count - 1) % count], corners[at], corners[(at + 1) % count]]
}

/// Whether two segments have a point in common.
fn segments_meet(one: (Point, Point), other: (Point, Point)) -> bool {
    let side = |(from, to): (Point, Point), point: Point| from.to(to).cross(from.to(point)).cmp(&0);
    let sides = [side(one, other.0), side(one, other.1), side(other, one.0), side(other, one.1)];
    if sides == [Ordering::Equal; 4] {
        return Rect::around(&[one.0, one.1]).meets(Rect::around(&[other.0, other.1]));
    }
    let apart = |a: Ordering, b: Ordering| a == b && a != Ordering::Equal;
    !apart(sides[0], sides[1]) && !apart(sides[2], sides[3])
}

/// A polygon as serialized.
#[derive(Serialize, Deserialize, JsonSchema)]
struct Outline {
    corners: Vec<Point>,
    height: i32,
}

impl TryFrom<Outline> for Polygon {
    type Error = BadOutline;

    fn try_from(it: Outline) -> Result<Polygon, BadOutline> {
        Polygon::new(it.corners, it.height)
    }
}

impl From<Polygon> for Outline {
    fn from(it: Polygon) -> Outline {
        Outline { corners: it.corners, height: it.height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outline(corners: &[(i32, i32)]) -> Result<Polygon, BadOutline> {
        Polygon::new(corners.iter().map(|(x, y)| Point::clamped(*x, *y)).collect(), 100)
    }

    #[test]
    fn both_directions_and_all_first_corners_give_the_same_polygon() {
        let square = outline(&[(0, 0), (10, 0), (10, 10), (0, 10)]).unwrap();
        assert_eq!(outline(&[(10, 10), (10, 0), (0, 0), (0, 10)]).unwrap(), square);
        assert_eq!(outline(&[(0, 10), (0, 5), (0, 0), (10, 0), (10, 10)]).unwrap(), square);
        assert!(square.is_convex());
    }

    #[test]
    fn an_outline_that_is_not_a_simple_polygon_is_refused_with_a_reason() {
        let check = |corners: &[(i32, i32)], expected: &str| {
            assert_eq!(outline(corners).unwrap_err().to_string(), expected);
        };
        check(&[(0, 0), (1, 0)], "an outline has at least 3 corners, not 2");
        check(&[(0, 0), (9, 0), (0, 9), (9, 0)], "corners 2 and 4 are the same point");
        check(&[(0, 0), (9, 9), (9, 0), (0, 9)], "the edge from corner 1 meets the edge from corner 3");
        check(&[(0, 0), (9, 0), (5, 0), (5, 9)], "the outline turns back on itself at corner 2");
        check(&[(0, 0), (5, 0), (9, 0)], "the outline turns back on itself at corner 1");
        // A corner that touches another edge.
        check(&[(0, 0), (9, 0), (9, 9), (5, 0), (0, 9)], "the edge from corner 1 meets the edge from corner 3");
        let many: Vec<(i32, i32)> = (0..300).map(|at| (at, at * at)).collect();
        check(&many, "an outline has at most 256 corners, not 300");
        let height = Polygon::rectangle(Point::ORIGIN, Point::clamped(5, 5), -1).unwrap_err();
        assert_eq!(height.to_string(), "a height of -1 is not possible: it is 0 to 1048576");
    }

    #[test]
    fn the_outline_itself_is_not_inside() {
        let shape = outline(&[(0, 0), (10, 0), (10, 10), (5, 5), (0, 10)]).unwrap();
        let holds = |x: i32, y: i32| shape.holds(Point::clamped(x, y));
        assert!(holds(5, 4) && holds(1, 8) && holds(9, 8));
        assert!(!holds(5, 5) && !holds(5, 7) && !holds(0, 3) && !holds(10, 10) && !holds(-1, 5));
        assert!(!shape.is_convex());
    }
}
