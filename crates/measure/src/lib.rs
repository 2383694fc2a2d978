//! Distances, sight and paths on a table, in whole units.

pub mod units;
mod point;
mod disc;
mod polygon;
mod things;
mod distance;
mod sight;
mod cover;
mod height;
mod path;
mod moves;
mod reach;
mod placing;

pub use cover::{Cover, cover};
pub use disc::{BadRadius, Disc};
pub use height::{BadHeights, Body, Seen, Solids, ground_at, look, sight_over};
pub use moves::{
    Checked, Collision, Crossing, MOST_POINTS, Stopped, check, find_crossings, find_overlap, find_retreat, go_straight,
};
pub use path::{NoPath, Path, path, path_over};
pub use placing::{nearest_free, spots_along, spots_around, spots_within};
pub use point::{OffTable, Point, Rect};
pub use polygon::{BadOutline, MOST_CORNERS, Polygon, TALL};
pub use reach::reach;
pub use sight::{Fine, Sight, SightLine, sight};
pub use things::{Thing, Things};
