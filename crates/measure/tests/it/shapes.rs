//! Short names for points, bases and walls.

use measure::{Disc, Point, Polygon, Rect, TALL, Things};

pub fn at(x: i32, y: i32) -> Point {
    Point::new(x, y).unwrap()
}

pub fn disc(x: i32, y: i32, radius: i32) -> Disc {
    Disc::new(at(x, y), radius).unwrap()
}

pub fn wall(x: i32, y: i32, to_x: i32, to_y: i32) -> Polygon {
    Polygon::rectangle(at(x, y), at(to_x, to_y), TALL).unwrap()
}

pub fn things<'a>(polygons: &'a [&'a Polygon], discs: &'a [Disc]) -> Things<'a> {
    Things { table: Rect::EVERYWHERE, polygons, discs }
}
