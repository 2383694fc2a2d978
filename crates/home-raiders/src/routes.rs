//! Ways around the objects of an area, roughly: a grid of places where a usual base can stand, and which of them are
//! neighbours. It only helps to find a direction; what is legal is decided by `walk.rs`.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use arrayvec::ArrayVec;
use measure::Point;
use measure::units::millimetres;

use crate::battle::disc;
use crate::content::Area;
use crate::walk::distance;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Routes {
    pub places: Vec<Point>,
    neighbours: Vec<ArrayVec<u16, 8>>,
    /// Whether a place lies on uneven ground.
    rough: Vec<bool>,
    columns: i32,
    rows: i32,
    /// By row and column, the number of the place there.
    number: Vec<Option<u16>>,
}

/// Places are so far apart, in millimetres.
const GRID: i32 = 30;
/// The radius of a usual base.
const RADIUS: i32 = millimetres(25) / 2;

impl Routes {
    pub fn new(area: &Area) -> Routes {
        let step = millimetres(GRID);
        let (low, high) = (area.table.low, area.table.high);
        let columns = (high.x() - low.x() - 2 * RADIUS) / step + 1;
        let rows = (high.y() - low.y() - 2 * RADIUS) / step + 1;
        let at = |column: i32, row: i32| low.shifted(RADIUS + column * step, RADIUS + row * step);
        let is_free =
            |at: Point| !area.objects.iter().any(|it| !it.uneven && disc(at, RADIUS).overlaps_with(&it.outline));
        let mut number = vec![None; (columns * rows) as usize];
        let mut places = Vec::new();
        let mut cells = Vec::new();
        for row in 0..rows {
            for column in 0..columns {
                if is_free(at(column, row)) {
                    number[(row * columns + column) as usize] = Some(places.len() as u16);
                    places.push(at(column, row));
                    cells.push((column, row));
                }
            }
        }
        let find = |column: i32, row: i32| {
            let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
            if inside { number[(row * columns + column) as usize] } else { None }
        };
        let steps = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)];
        let around = |(column, row): &(i32, i32)| steps.iter().filter_map(|(x, y)| find(column + x, row + y)).collect();
        let neighbours = cells.iter().map(around).collect();
        let is_rough = |at: &Point| area.objects.iter().any(|it| it.uneven && it.outline.holds(*at));
        let rough = places.iter().map(is_rough).collect();
        Routes { places, neighbours, rough, columns, rows, number }
    }

    /// How far a point is from a target, by the distances of the places around it.
    pub fn left(&self, distances: &[Option<i32>], from: Point) -> Option<i32> {
        let step = millimetres(GRID);
        let (column, row) = ((from.x() - RADIUS + step / 2) / step, (from.y() - RADIUS + step / 2) / step);
        let around = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (column + x, row + y)));
        let inside = around.filter(|(x, y)| (0..self.columns).contains(x) && (0..self.rows).contains(y));
        let places = inside.filter_map(|(x, y)| self.number[(y * self.columns + x) as usize]).map(usize::from);
        places.filter_map(|place| Some(distances[place]? + distance(from, self.places[place]))).min()
    }

    /// How far every place is from a target, on the ways of the grid; none where no way leads.
    pub fn distances(&self, target: Point) -> Vec<Option<i32>> {
        let mut known: Vec<Option<i32>> = vec![None; self.places.len()];
        let mut open = BinaryHeap::new();
        // From everywhere beside the target, which may be something that nobody can stand on.
        let nearest = self.places.iter().map(|place| distance(*place, target)).min().unwrap_or(0);
        for (place, number) in self.places.iter().zip(0u16..) {
            let length = distance(*place, target);
            if length <= nearest + millimetres(GRID) {
                open.push(Reverse((length, number)));
            }
        }
        while let Some(Reverse((length, number))) = open.pop() {
            if known[usize::from(number)].is_some() {
                continue;
            }
            known[usize::from(number)] = Some(length);
            let from = self.places[usize::from(number)];
            for next in &self.neighbours[usize::from(number)] {
                if known[usize::from(*next)].is_none() {
                    let place = self.places[usize::from(*next)];
                    let is_straight = place.x() == from.x() || place.y() == from.y();
                    let leg = if is_straight { millimetres(GRID) } else { millimetres(GRID) * 1414 / 1000 };
                    let leg = if self.rough[usize::from(*next)] { 2 * leg } else { leg };
                    open.push(Reverse((length + leg, *next)));
                }
            }
        }
        known
    }
}
