//! Narrow tables, where nearly everything touches because it is on a coarse grid.

use super::shapes::at;
use super::tables::Random;
use measure::{Disc, Point, Polygon, Rect, TALL, Things};

/// The spacing of the coarse grid.
pub const STEP: i32 = 500;

/// A table of 20 by 20 steps, with corners and centres on the grid.
pub struct Narrow {
    pub polygons: Vec<Polygon>,
    pub discs: Vec<Disc>,
}

impl Narrow {
    fn new(random: &mut Random) -> Narrow {
        let polygons = (0..random.number(0, 6)).map(|_| narrow_polygon(random)).collect();
        let discs = (0..random.number(0, 4)).map(|_| narrow_disc(random)).collect();
        Narrow { polygons, discs }
    }

    pub fn outlines(&self) -> Vec<&Polygon> {
        self.polygons.iter().collect()
    }

    pub fn things<'a>(&'a self, polygons: &'a [&'a Polygon]) -> Things<'a> {
        let table = Rect { low: Point::ORIGIN, high: at(20 * STEP, 20 * STEP) };
        Things { table, polygons, discs: &self.discs }
    }
}

fn narrow_point(random: &mut Random) -> Point {
    at(random.number(0, 20) * STEP, random.number(0, 20) * STEP)
}

pub fn narrow_disc(random: &mut Random) -> Disc {
    Disc::new(narrow_point(random), random.number(0, 3) * STEP).unwrap()
}

/// An axis-aligned wall, or any triangle or quadrilateral.
pub fn narrow_polygon(random: &mut Random) -> Polygon {
    loop {
        let polygon = if random.number(0, 1) == 0 {
            Polygon::rectangle(narrow_point(random), narrow_point(random), TALL)
        } else {
            Polygon::new((0..random.number(3, 4)).map(|_| narrow_point(random)).collect(), TALL)
        };
        if let Ok(polygon) = polygon {
            return polygon;
        }
    }
}

/// Calls `look` with narrow tables and two bases on each. A failure shows the seed.
pub fn on_narrow_tables(count: u64, mut look: impl FnMut(&mut Random, &Narrow, Disc, Disc, &str)) {
    for seed in 0..count {
        println!("seed {seed}"); // Shown only when the test fails.
        let mut random = Random(seed);
        let table = Narrow::new(&mut random);
        let (one, other) = (narrow_disc(&mut random), narrow_disc(&mut random));
        look(&mut random, &table, one, other, &format!("seed {seed}: {one:?} {other:?}"));
    }
}
