//! Random tables, reproducible by seed: 36 by 36 inches with terrain and bases.

use measure::units::{INCH, inches};
use measure::{Disc, Point, Polygon, Rect, TALL, Things, find_overlap};

/// SplitMix64: small, portable, good enough to scatter terrain.
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `low` to `high`.
    pub fn number(&mut self, low: i32, high: i32) -> i32 {
        let count = (i64::from(high) - i64::from(low) + 1) as u64;
        (i64::from(low) + (self.next() % count) as i64) as i32
    }

    /// A direction of length 1.
    pub fn direction(&mut self) -> (f64, f64) {
        loop {
            let (x, y) = (f64::from(self.number(-1000, 1000)), f64::from(self.number(-1000, 1000)));
            let length = (x * x + y * y).sqrt();
            if (1.0..=1000.0).contains(&length) {
                return (x / length, y / length);
            }
        }
    }
}

pub struct Table {
    pub polygons: Vec<Polygon>,
    pub bases: Vec<Disc>,
    pub size: i32,
}

impl Table {
    /// Twenty pieces of terrain and a number of 30 mm bases that overlap nothing.
    pub fn random(random: &mut Random, bases: usize) -> Table {
        Table::with(random, inches(36), 20, bases)
    }

    pub fn with(random: &mut Random, size: i32, terrain: usize, bases: usize) -> Table {
        let polygons = (0..terrain).map(|_| random_polygon(random, size)).collect();
        let mut table = Table { polygons, bases: Vec::new(), size };
        for _ in 0..bases {
            if let Some(base) = table.free_base(random, 1500) {
                table.bases.push(base);
            }
        }
        table
    }

    pub fn rect(&self) -> Rect {
        Rect { low: Point::ORIGIN, high: Point::clamped(self.size, self.size) }
    }

    pub fn outlines(&self) -> Vec<&Polygon> {
        self.polygons.iter().collect()
    }

    pub fn things<'a>(&self, outlines: &'a [&'a Polygon], bases: &'a [Disc]) -> Things<'a> {
        Things { table: self.rect(), polygons: outlines, discs: bases }
    }

    /// A base in a random place that overlaps nothing.
    pub fn free_base(&self, random: &mut Random, radius: i32) -> Option<Disc> {
        let outlines = self.outlines();
        let things = self.things(&outlines, &self.bases);
        (0..1000).find_map(|_| {
            let centre = Point::clamped(random.number(0, self.size), random.number(0, self.size));
            let base = Disc::new(centre, radius).unwrap();
            find_overlap(base, &things).is_none().then_some(base)
        })
    }
}

/// A rectangle, an L, or a roundish shape with five to eight corners, rotated at random.
fn random_polygon(random: &mut Random, size: i32) -> Polygon {
    loop {
        let (width, depth) = (random.number(INCH / 2, 4 * INCH), random.number(INCH / 2, 4 * INCH));
        let corners = match random.number(0, 2) {
            0 => vec![(0, 0), (width, 0), (width, depth), (0, depth)],
            1 => vec![(0, 0), (width, 0), (width, depth / 2), (width / 2, depth / 2), (width / 2, depth), (0, depth)],
            _ => {
                let mut corners: Vec<(i32, i32)> = (0..random.number(5, 8))
                    .map(|_| {
                        let (x, y) = random.direction();
                        ((f64::from(width) / 2.0 * x) as i32, (f64::from(width) / 2.0 * y) as i32)
                    })
                    .collect();
                corners.sort_by(|one, other| half(*one).cmp(&half(*other)).then(cross(*other, *one).cmp(&0)));
                corners
            }
        };
        let (cos, sin) = random.direction();
        let (left, low) = (f64::from(random.number(0, size)), f64::from(random.number(0, size)));
        let place = |(x, y): &(i32, i32)| {
            let (x, y) = (f64::from(*x), f64::from(*y));
            Point::clamped((left + x * cos - y * sin) as i32, (low + x * sin + y * cos) as i32)
        };
        if let Ok(polygon) = Polygon::new(corners.iter().map(place).collect(), TALL) {
            return polygon;
        }
    }
}

fn half((x, y): (i32, i32)) -> bool {
    y < 0 || (y == 0 && x < 0)
}

fn cross(one: (i32, i32), other: (i32, i32)) -> i64 {
    i64::from(one.0) * i64::from(other.1) - i64::from(one.1) * i64::from(other.0)
}

/// How deep a place is inside a polygon, calculated differently from the crate; negative outside.
pub fn depth_in(polygon: &Polygon, x: f64, y: f64) -> f64 {
    let corners = polygon.corners();
    let (mut inside, mut nearest) = (false, f64::MAX);
    for at in 0..corners.len() {
        let (from, to) = (corners[at], corners[(at + 1) % corners.len()]);
        let (ax, ay, bx, by) = (f64::from(from.x()), f64::from(from.y()), f64::from(to.x()), f64::from(to.y()));
        if (ay > y) != (by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax) {
            inside = !inside;
        }
        let (ex, ey) = (bx - ax, by - ay);
        let share = (((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey)).clamp(0.0, 1.0);
        let (dx, dy) = (x - ax - share * ex, y - ay - share * ey);
        nearest = nearest.min((dx * dx + dy * dy).sqrt());
    }
    if inside { nearest } else { -nearest }
}

/// How deep a place is inside a disc; negative outside.
pub fn depth_in_disc(disc: Disc, x: f64, y: f64) -> f64 {
    let (dx, dy) = (x - f64::from(disc.centre().x()), y - f64::from(disc.centre().y()));
    f64::from(disc.radius()) - (dx * dx + dy * dy).sqrt()
}
