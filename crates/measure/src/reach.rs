//! The area that a base can reach with a move, for display only. The path decides what is legal.

use crate::disc::Disc;
use crate::path::path_over;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::things::Things;
use std::collections::BTreeMap;

/// The number of grid squares between the start and the limit.
const SQUARES: i32 = 16;

/// How often the side of a square between a point in reach and one out of reach is halved: 1/32 of a side looks exact.
const HALVINGS: i32 = 5;

/// Outlines of where the centre of a base can go at a cost of at most `limit`. The reachable area is on their left: a
/// clockwise outline is a hole.
///
/// The area is sampled on a grid of 32 by 32 squares, so gaps and spits narrower than a square may be missing.
pub fn reach(mover: Disc, limit: i32, things: &Things, rough: &[&Polygon]) -> Vec<Vec<Point>> {
    if limit <= 0 {
        return Vec::new();
    }
    let grid = Grid::new(mover, limit, things, rough);
    join(grid.find_sides())
}

/// A side of a square: its lower left corner, and whether it goes up.
type Side = (i32, i32, bool);

struct Grid<'a> {
    mover: Disc,
    limit: i32,
    things: &'a Things<'a>,
    rough: &'a [&'a Polygon],
    size: i32,
    in_reach: Vec<bool>,
}

impl<'a> Grid<'a> {
    fn new(mover: Disc, limit: i32, things: &'a Things<'a>, rough: &'a [&'a Polygon]) -> Grid<'a> {
        let size = limit / SQUARES + 1;
        let mut grid = Grid { mover, limit, things, rough, size, in_reach: Vec::new() };
        let all = -SQUARES - 1..=SQUARES + 1;
        let points = all.clone().flat_map(|y| all.clone().map(move |x| (x, y)));
        grid.in_reach = points.map(|(x, y)| grid.reaches(grid.point(x, y))).collect();
        grid
    }

    fn point(&self, x: i32, y: i32) -> Point {
        self.mover.centre().shifted(x.saturating_mul(self.size), y.saturating_mul(self.size))
    }

    fn reaches(&self, point: Point) -> bool {
        path_over(self.mover, point, self.limit, self.things, self.rough).is_ok()
    }

    fn is_in_reach(&self, x: i32, y: i32) -> bool {
        let (row, column) = (y + SQUARES + 1, x + SQUARES + 1);
        self.in_reach[(row * (2 * SQUARES + 3) + column) as usize]
    }

    /// Maps each side that the outline crosses to the next one and the point on it.
    fn find_sides(&self) -> BTreeMap<Side, (Side, Point)> {
        let mut next = BTreeMap::new();
        for y in -SQUARES - 1..=SQUARES {
            for x in -SQUARES - 1..=SQUARES {
                // Counterclockwise around the square: bottom, right, top, left.
                let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
                let sides: [Side; 4] = [(x, y, false), (x + 1, y, true), (x, y + 1, false), (x, y, true)];
                let inside = corners.map(|(x, y)| self.is_in_reach(x, y));
                for (at, side) in sides.iter().enumerate() {
                    // The outline enters the square where, going around, the reachable area ends.
                    if inside[at] && !inside[(at + 1) % 4] {
                        let ends = |to: &usize| !inside[*to % 4] && inside[(to + 1) % 4];
                        if let Some(to) = (at + 1..at + 4).find(ends) {
                            let point = self.find_edge(corners[at], corners[(at + 1) % 4]);
                            next.insert(*side, (sides[to % 4], point));
                        }
                    }
                }
            }
        }
        next
    }

    /// The last point in reach between two corners.
    fn find_edge(&self, inside: (i32, i32), outside: (i32, i32)) -> Point {
        let (mut inside, mut outside) = (self.point(inside.0, inside.1), self.point(outside.0, outside.1));
        for _ in 0..HALVINGS {
            let middle = Point::clamped((inside.x() + outside.x()) / 2, (inside.y() + outside.y()) / 2);
            if self.reaches(middle) { inside = middle } else { outside = middle }
        }
        inside
    }
}

/// Follows each outline from side to side until it closes.
fn join(mut next: BTreeMap<Side, (Side, Point)>) -> Vec<Vec<Point>> {
    let mut outlines = Vec::new();
    while let Some((first, (mut side, point))) = next.pop_first() {
        let mut outline = vec![point];
        while side != first {
            let Some((following, point)) = next.remove(&side) else { break };
            outline.push(point);
            side = following;
        }
        outline.dedup();
        outlines.push(outline);
    }
    outlines
}
