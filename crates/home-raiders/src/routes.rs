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
pub(crate) const RADIUS: i32 = millimetres(25) / 2;

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
        // Nobody cuts a corner.
        let around = |(column, row): &(i32, i32)| {
            let open = |x: i32, y: i32| find(column + x, row + y).is_some();
            let passes = |(x, y): &&(i32, i32)| open(*x, 0) && open(0, *y);
            steps.iter().filter(passes).filter_map(|(x, y)| find(column + x, row + y)).collect()
        };
        let neighbours = cells.iter().map(around).collect();
        let is_rough = |at: &Point| area.objects.iter().any(|it| it.uneven && it.outline.holds(*at));
        let rough = places.iter().map(is_rough).collect();
        Routes { places, neighbours, rough, columns, rows, number }
    }

    /// How far a point is from a target, by the distances of the places around it.
    pub fn left(&self, distances: &[Option<i32>], from: Point) -> Option<i32> {
        let places = self.around(from).map(usize::from);
        places.filter_map(|place| Some(distances[place]? + distance(from, self.places[place]))).min()
    }

    /// The places around a point.
    fn around(&self, from: Point) -> impl Iterator<Item = u16> {
        let step = millimetres(GRID);
        let (column, row) = ((from.x() - RADIUS + step / 2) / step, (from.y() - RADIUS + step / 2) / step);
        let around = (-1..=1).flat_map(move |y| (-1..=1).map(move |x| (column + x, row + y)));
        let inside = around.filter(|(x, y)| (0..self.columns).contains(x) && (0..self.rows).contains(y));
        inside.filter_map(|(x, y)| self.number[(y * self.columns + x) as usize])
    }

    /// The places on the shortest way from a point to the target of these distances, as far as a length goes.
    pub fn follow(&self, distances: &[Option<i32>], from: Point, length: i32) -> ArrayVec<Point, 16> {
        let mut way = ArrayVec::new();
        let (mut here, mut gone) = (from, 0);
        let mut left = self.left(distances, from).unwrap_or(i32::MAX);
        let mut around: ArrayVec<u16, 9> = self.around(from).collect();
        while !way.is_full() {
            let known = around.iter().filter_map(|place| Some((distances[usize::from(*place)]?, *place)));
            let Some((next_left, next)) = known.min().filter(|(next, _)| *next < left) else { break };
            let place = self.places[usize::from(next)];
            gone += distance(here, place);
            if gone > length {
                break;
            }
            way.push(place);
            (here, left) = (place, next_left);
            around = self.neighbours[usize::from(next)].iter().copied().collect();
        }
        way
    }

    /// How far every place is from a target, on the ways of the grid; none where no way leads.
    pub fn distances(&self, target: Point, is_taken: impl Fn(Point) -> bool) -> Vec<Option<i32>> {
        let mut known: Vec<Option<i32>> = vec![None; self.places.len()];
        let mut open = BinaryHeap::new();
        let taken: Vec<bool> = self.places.iter().map(|place| is_taken(*place)).collect();
        // From everywhere beside the target, which may be something that nobody can stand on.
        let free = || self.places.iter().zip(0u16..).filter(|(_, number)| !taken[usize::from(*number)]);
        let nearest = free().map(|(place, _)| distance(*place, target)).min().unwrap_or(0);
        for (place, number) in free() {
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
                if known[usize::from(*next)].is_none() && !taken[usize::from(*next)] {
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
