//! Approximate ways around the objects of an area: a grid of places where an ordinary base fits, with their neighbours.
//! It only helps to find a direction; `walk.rs` decides what is legal.

use arrayvec::ArrayVec;
use measure::Point;
use measure::units::millimetres;

use crate::battle::disc;
use crate::content::Area;
use crate::walk::distance;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Routes {
    pub places: Vec<Point>,
    /// The legs from each place to its neighbours.
    legs: Vec<ArrayVec<Leg, 8>>,
    columns: i32,
    rows: i32,
    /// The number of the place in each row and column.
    number: Vec<Option<u16>>,
}

/// The way to a neighbouring place; onto uneven ground it counts twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Leg {
    to: u16,
    length: u16,
}

/// The distance between places, in millimetres.
const GRID: i32 = 30;
/// The radius of an ordinary base.
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
        let is_rough = |at: &Point| area.objects.iter().any(|it| it.uneven && it.outline.holds(*at));
        let rough: Vec<bool> = places.iter().map(is_rough).collect();
        // Corners cannot be cut.
        let around = |(column, row): &(i32, i32)| {
            let open = |x: i32, y: i32| find(column + x, row + y).is_some();
            let passes = |(x, y): &&(i32, i32)| open(*x, 0) && open(0, *y);
            let leg = |(x, y): &(i32, i32)| {
                let to = find(column + x, row + y)?;
                let length = if *x == 0 || *y == 0 { SHORTEST } else { SHORTEST * 1414 / 1000 };
                let times = if rough[usize::from(to)] { 2 } else { 1 };
                Some(Leg { to, length: (times * length) as u16 })
            };
            steps.iter().filter(passes).filter_map(leg).collect()
        };
        let legs = cells.iter().map(around).collect();
        Routes { places, legs, columns, rows, number }
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

    /// The distance of a point from the target.
    pub fn left(&self, distances: &mut Distances, from: Point) -> Option<i32> {
        let places: ArrayVec<usize, 9> = self.around(from).map(usize::from).collect();
        for place in &places {
            while distances.known(*place).is_none() && self.settle_next(distances) {}
        }
        let known = places.iter().filter_map(|place| Some((distances.known(*place)?, *place)));
        let left = known.map(|(known, place)| known + distance(from, self.places[place])).min()?;
        while distances.settled() < left && self.settle_next(distances) {}
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

    /// The places on the shortest way from a point to the target, up to a length.
    pub fn follow(&self, distances: &mut Distances, from: Point, length: i32) -> ArrayVec<Point, 16> {
        let mut way = ArrayVec::new();
        let (mut here, mut gone) = (from, 0);
        let mut left = self.left(distances, from).unwrap_or(i32::MAX);
        let mut around: ArrayVec<u16, 9> = self.around(from).collect();
        while !way.is_full() {
            let known = around.iter().filter_map(|place| Some((distances.known(usize::from(*place))?, *place)));
            let Some((next_left, next)) = known.min().filter(|(next, _)| *next < left) else { break };
            let place = self.places[usize::from(next)];
            gone += distance(here, place);
            if gone > length {
                break;
            }
            way.push(place);
            (here, left) = (place, next_left);
            around = self.legs[usize::from(next)].iter().map(|leg| leg.to).collect();
        }
        way
    }

    /// Starts computing distances from a target, along the grid and around taken places.
    pub fn distances(&self, target: Point, taken: Vec<bool>) -> Distances {
        let free = |range: i32| {
            let places = self.places_in(target.shifted(-range, -range), target.shifted(range, range));
            places.filter(|(number, _)| !taken[*number]).map(move |(number, place)| (square(place, target), number))
        };
        // A square may contain a place that is farther away than one outside it; its inscribed circle does not.
        let nearest_within = |range: i32| free(range).min().filter(|(nearest, _)| *nearest <= squared(range));
        let whole = 2 * SHORTEST * (self.columns + self.rows);
        let ranges = std::iter::successors(Some(2 * SHORTEST), |range| Some(2 * range).filter(|range| *range <= whole));
        let nearest = ranges.into_iter().find_map(nearest_within);
        let nearest = nearest.map_or(0, |(_, number)| distance(self.places[number], target));
        // From everywhere next to the target, which may be something nobody can stand on.
        let limit = nearest + SHORTEST;
        let beside = free(limit).filter(|(square, _)| *square <= squared(limit));
        let beside: Vec<(i32, u16)> =
            beside.map(|(_, number)| (distance(self.places[number], target), number as u16)).collect();
        let shortest = vec![UNKNOWN; self.places.len()];
        let start = beside.iter().map(|(length, _)| *length).min().unwrap_or(0);
        let open = std::array::from_fn(|_| Vec::with_capacity(USUALLY_OPEN));
        let mut distances = Distances { shortest, taken, open, start, spans: 0 };
        beside.into_iter().for_each(|(length, number)| distances.open(length, number));
        distances
    }

    /// Settles the distances of the nearest open places. Gives whether there were any.
    fn settle_next(&self, distances: &mut Distances) -> bool {
        let Some((span, mut nearest)) = distances.take_nearest() else { return false };
        for (length, number) in nearest.drain(..) {
            // A shorter way to it was found later.
            if distances.shortest[usize::from(number)] < length {
                continue;
            }
            for leg in &self.legs[usize::from(number)] {
                distances.open(length + i32::from(leg.length), leg.to);
            }
        }
        distances.open[span % SPANS] = nearest;
        true
    }
}

/// The shortest leg between two places.
const SHORTEST: i32 = millimetres(GRID);
/// The longest leg in spans of the shortest one, rounded up, plus one.
const SPANS: usize = 5;
/// Not reached yet.
const UNKNOWN: i32 = i32::MAX;
/// The usual number of open places in a span.
const USUALLY_OPEN: usize = 64;

/// Distances from a target. The nearest places are settled first, and not many more than were asked for.
///
/// Open places are grouped into spans of the shortest leg: a place in the first span cannot be reached any faster, not
/// even through another place in the same span, so the order within a span does not matter.
pub(crate) struct Distances {
    /// The shortest way found so far, by the number of the place.
    shortest: Vec<i32>,
    pub taken: Vec<bool>,
    open: [Vec<(i32, u16)>; SPANS],
    /// Where the first span begins, and how many spans are settled.
    start: i32,
    spans: usize,
}

impl Distances {
    /// The distance of a place, if it is settled.
    pub fn known(&self, number: usize) -> Option<i32> {
        let length = self.shortest[number];
        (length < self.settled()).then_some(length)
    }

    /// Notes a way to a place that is not taken, if it is the shortest so far.
    fn open(&mut self, length: i32, number: u16) {
        let place = usize::from(number);
        if self.shortest[place] <= length || self.taken[place] {
            return;
        }
        self.shortest[place] = length;
        let span = ((length - self.start) / SHORTEST) as usize;
        self.open[span % SPANS].push((length, number));
    }

    /// Everything closer than this is settled.
    fn settled(&self) -> i32 {
        self.start + SHORTEST * self.spans as i32
    }

    /// Takes the first span that is not empty, with its number.
    fn take_nearest(&mut self) -> Option<(usize, Vec<(i32, u16)>)> {
        let first = (self.spans..self.spans + SPANS).find(|span| !self.open[span % SPANS].is_empty())?;
        self.spans = first + 1;
        Some((first, std::mem::take(&mut self.open[first % SPANS])))
    }
}

fn square(one: Point, other: Point) -> i64 {
    squared(one.x() - other.x()) + squared(one.y() - other.y())
}

fn squared(length: i32) -> i64 {
    i64::from(length) * i64::from(length)
}
