//! Tables: terrain of each kind, laid out on 36 by 36 inches (MS-01). Six of them and more come with the game (MS-93).

use measure::units::INCH;
use measure::{Point, Polygon, Rect, TALL};
use schemars::JsonSchema;
use serde::Serialize;
use table::content::Source;
use table::{Vocabulary, Words};

use super::words::{Faction, words};
use crate::game::Moonstone;

/// Units in a tenth of an inch, the unit of data files.
pub const TENTH: i32 = INCH / 10;
/// MS-01: the side of a table in inches.
pub const SIDE: i32 = 36;

/// A layout of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    pub key: String,
    pub name: Words,
    pub source: Source,
    pub pieces: Vec<Piece>,
    pub ladders: Vec<Ladder>,
}

words! {
    /// MS-55, MS-57.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Terrain {
        Water,
        Wood,
        Obstacle,
        Barrier,
        /// A barrier that is a tree.
        Tree,
        /// The inside of a building: open ground.
        Floor,
        /// A roof, balcony or upper storey, whose level says how high.
        Platform,
        /// Open ground between its level and the next.
        Stairs,
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "PrintedPiece")]
pub struct Piece {
    pub terrain: Terrain,
    /// 0 is the ground. It stands in the way of models on its own level.
    pub level: u8,
    pub outline: Polygon,
}

/// MS-57: its ends are one traverse apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    pub foot: Point,
    pub top: Point,
    /// The level of its foot.
    pub level: u8,
}

/// A ready-made troupe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troupe {
    pub key: String,
    pub name: Words,
    /// How it plays, in a sentence.
    pub text: Option<Words>,
    /// Good for a first game.
    pub is_easy: bool,
    pub faction: Faction,
    /// Smaller games take the first ones.
    pub characters: Vec<super::CharacterId>,
}

impl Piece {
    pub fn is_barrier(&self) -> bool {
        matches!(self.terrain, Terrain::Barrier | Terrain::Tree)
    }
}

/// A height in inches of one storey, for sight between levels.
pub const STOREY: i32 = 3 * INCH;

/// The whole table.
pub fn bounds() -> Rect {
    let end = SIDE * INCH;
    Rect { low: Point::ORIGIN, high: Point::clamped(end, end) }
}

/// The default height of terrain of a kind.
pub(super) fn usual_height(terrain: Terrain, level: u8) -> i32 {
    let ground = i32::from(level) * STOREY;
    match terrain {
        Terrain::Water | Terrain::Floor | Terrain::Stairs => 0,
        Terrain::Obstacle => ground + INCH / 2,
        Terrain::Wood | Terrain::Barrier | Terrain::Tree => TALL,
        Terrain::Platform => ground,
    }
}
