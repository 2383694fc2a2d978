//! What stands on the table, as one question sees it.

use crate::disc::Disc;
use crate::point::Rect;
use crate::polygon::Polygon;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything that matters to one question: what blocks sight, gives cover or is in the way.
///
/// The game decides what that is, and leaves out the bases that ask: a base never stands in its own way.
#[derive(Clone, Copy, Debug)]
pub struct Things<'a> {
    /// Bases stay completely on it. Sight ignores its edge.
    pub table: Rect,
    pub polygons: &'a [&'a Polygon],
    pub discs: &'a [Disc],
}

impl Things<'_> {
    pub const NOTHING: Things<'static> = Things { table: Rect::EVERYWHERE, polygons: &[], discs: &[] };
}

/// One of the things: the index of a polygon or a disc in [`Things`], or the table's edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Thing {
    Polygon(usize),
    Disc(usize),
    Edge,
}
