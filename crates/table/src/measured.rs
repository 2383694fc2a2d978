//! What can be measured in games played in inches, independent of any choice. Lengths are in the units of the game's
//! view, hundredths of a millimetre.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Arg;

/// A piece or a terrain feature: its id in the view, and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub id: String,
    pub name: Arg,
}

/// The two ends of a straight line.
pub type Line = [[i32; 2]; 2];

/// How one piece stands to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    pub to: Named,
    /// From edge to edge.
    pub distance: i32,
    pub sight: Sighted,
    pub cover: Covered,
}

/// Whether it is seen, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighted {
    pub seen: HowSeen,
    /// A line of sight; if there is none, the line between the centres.
    pub line: Line,
    /// What hides all or part of it.
    pub by: Vec<Named>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HowSeen {
    Fully,
    Partly,
    Not,
}

/// Its cover, with the deciding line and what gives the cover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Covered {
    Not,
    Lightly { line: Line, by: Named },
    Heavily { line: Line, by: Named },
}

/// What it would take one piece to move, if a choice were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    pub who: Named,
    /// Without the starting point.
    pub way: Vec<[i32; 2]>,
    pub length: i32,
    /// The length, plus the surcharge for climbing and rough ground.
    pub cost: i32,
    /// The most it may spend, if known.
    pub limit: Option<i32>,
    /// Enemies that get a free attack when it leaves them.
    pub struck_by: Vec<Named>,
}
