//! Distances, sight and paths on a table, in whole units of 0.01 mm.
//!
//! ```
//! use measure::units::{inches, millimetres};
//! use measure::{Cover, Disc, Point, Polygon, Rect, Things, cover, path, sight};
//!
//! // Two 30 mm bases on a table of 36 by 36 inches, and a wall of one by four inches between them.
//! let at = |x, y| Point::new(inches(x), inches(y));
//! let archer = Disc::new(at(4, 10)?, millimetres(15))?;
//! let goblin = Disc::new(at(10, 10)?, millimetres(15))?;
//! let wall = Polygon::rectangle(at(7, 8)?, at(8, 12)?, inches(2))?;
//! let table = Rect { low: Point::ORIGIN, high: at(36, 36)? };
//! let things = Things { table, polygons: &[&wall], discs: &[] };
//!
//! assert_eq!(archer.gap(goblin), inches(6) - millimetres(30));
//! assert!(!sight(archer, goblin, &things).is_free());
//! assert!(matches!(cover(archer, goblin, &things, inches(1)), Cover::Heavy { .. }));
//!
//! // Straight ahead there is a wall, so the way to the other side is longer than 6 inches.
//! let way = path(archer, at(10, 10)?, inches(9), &things)?;
//! assert!(inches(8) < way.length && way.points.len() > 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to know | look at |
//! |---|---|
//! | what a length is | [`units`], [`Point`], [`Rect`] |
//! | what is on a table | [`Disc`] for bases, [`Polygon`] for terrain, [`Things`] for all that matters to a question |
//! | how far apart | [`Disc::gap`], [`Disc::is_within`], [`Disc::is_completely_within`], [`Disc::touches`], [`Disc::overlaps`] |
//! | who sees whom | [`sight`] on the flat; [`look`] and [`sight_over`] with heights |
//! | who has cover | [`cover`] |
//! | whether a move is allowed, and what it costs | [`check`], [`find_retreat`], [`find_overlapped`], [`find_crossings`] |
//! | how to get there | [`path`], [`path_over`], [`path_to_contact`], [`cut_short`]; [`reach`] for the screen |
//! | where a push or a charge ends | [`go_straight`], [`Point::towards`], [`Point::away_from`] |
//! | where there is room | [`find_overlap`], [`spots_around`], [`spots_along`], [`spots_within`], [`spots_across`], [`nearest_free`] |
//!
//! The crate knows no game: the caller decides what blocks, what is rough and what matters by what it puts into
//! [`Things`]. Answers come with their proof: the line of sight, what blocks, where a move goes wrong.
//! `README.md` lists the tolerances. Everything that rules depend on is the same on every machine.

mod approach;
mod cover;
mod disc;
mod distance;
mod height;
mod moves;
mod path;
mod placing;
mod point;
mod polygon;
mod reach;
mod sight;
mod things;
pub mod units;

pub use approach::{cut_short, path_to_contact};
pub use cover::{Cover, cover};
pub use disc::{BadRadius, Disc};
pub use height::{BadHeights, Body, Seen, Solids, ground_at, look, sight_over};
pub use moves::{
    Checked, Collision, Crossing, MAX_POINTS, Stopped, check, find_crossings, find_overlap, find_overlapped,
    find_retreat, go_straight,
};
pub use path::{NoPath, Path, path, path_over};
pub use placing::{nearest_free, ring, spots_across, spots_along, spots_around, spots_within};
pub use point::{OffTable, Point, Rect};
pub use polygon::{BadOutline, MAX_CORNERS, Polygon, TALL};
pub use reach::reach;
pub use sight::{Fine, Sight, SightLine, sight};
pub use things::{Thing, Things};

#[cfg(test)]
extern crate self as measure;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
