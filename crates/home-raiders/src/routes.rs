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

/// How far apart places are, in millimetres.
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

    /// The places in a rectangle, with their numbers.
    pub fn places_in(&self, low: Point, high: Point) -> impl Iterator<Item = (usize, Point)> {
        let step = millimetres(GRID);
        let cells = |low: i32, high: i32, most: i32| {
            let first = (low - RADIUS).div_euclid(step).clamp(0, most);
            first..((high - RADIUS).div_euclid(step) + 2).clamp(first, most)
        };
        let columns = cells(low.x(), high.x(), self.columns);
        let all = cells(low.y(), high.y(), self.rows).flat_map(move |y| columns.clone().map(move |x| (x, y)));
        all.filter_map(|(x, y)| {
            let number = usize::from(self.number[(y * self.columns + x) as usize]?);
            Some((number, self.places[number]))
        })
    }

    /// How far a point is from the target of these distances.
    pub fn left(&self, distances: &mut Distances, from: Point) -> Option<i32> {
        self.settle(distances, |known| self.around(from).all(|place| known[usize::from(place)].is_some()));
        let places = self.around(from).map(usize::from);
        let left =
            places.filter_map(|place| Some(distances.known[place]? + distance(from, self.places[place]))).min()?;
        while distances.open.peek().is_some_and(|Reverse((next, _))| *next < left) {
            self.settle_next(distances);
        }
        Some(left)
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
    pub fn follow(&self, distances: &mut Distances, from: Point, length: i32) -> ArrayVec<Point, 16> {
        let mut way = ArrayVec::new();
        let (mut here, mut gone) = (from, 0);
        let mut left = self.left(distances, from).unwrap_or(i32::MAX);
        let mut around: ArrayVec<u16, 9> = self.around(from).collect();
        while !way.is_full() {
            let known = around.iter().filter_map(|place| Some((distances.known[usize::from(*place)]?, *place)));
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

    /// Begins to look for how far places are from a target, on the ways of the grid and round those that are taken.
    pub fn distances(&self, target: Point, taken: Vec<bool>) -> Distances {
        let square = |place: Point| {
            let (x, y) = (i64::from(place.x() - target.x()), i64::from(place.y() - target.y()));
            x * x + y * y
        };
        // From everywhere beside the target, which may be something that nobody can stand on.
        let free = || self.places.iter().zip(0u16..).filter(|(_, number)| !taken[usize::from(*number)]);
        let nearest = free().min_by_key(|(place, _)| square(**place)).map_or(0, |(place, _)| distance(*place, target));
        let limit = nearest + millimetres(GRID);
        let beside = free().filter(|(place, _)| square(**place) <= i64::from(limit) * i64::from(limit));
        let open = beside.map(|(place, number)| Reverse((distance(*place, target), number))).collect();
        Distances { known: vec![None; self.places.len()], open, taken }
    }

    /// Goes on until enough is known, or everything that can be.
    fn settle(&self, distances: &mut Distances, is_enough: impl Fn(&[Option<i32>]) -> bool) {
        while !is_enough(&distances.known) && !distances.open.is_empty() {
            self.settle_next(distances);
        }
    }

    /// Settles the distance of the nearest place that is still open.
    fn settle_next(&self, Distances { known, open, taken }: &mut Distances) {
        let Some(Reverse((length, number))) = open.pop() else { return };
        if known[usize::from(number)].is_some() {
            return;
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
}

/// How far places are from a target. The nearest are settled first, and no more of them than were asked for.
pub(crate) struct Distances {
    /// By the number of the place.
    pub known: Vec<Option<i32>>,
    open: BinaryHeap<Reverse<(i32, u16)>>,
    taken: Vec<bool>,
}
