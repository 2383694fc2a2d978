//! What can be measured on a table where places count, outside of any choice. Lengths are in the units of the game's
//! view, hundredths of a millimetre.

use schemars::JsonSchema;
use serde::Serialize;

use crate::Arg;

/// A piece or a thing: as the view calls it, and by name.
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

/// Whether it is seen, and what decides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighted {
    pub seen: HowSeen,
    /// The line that sees; if there is none, the line between the middles.
    pub line: Line,
    /// What hides it or a part of it.
    pub by: Vec<Named>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum HowSeen {
    Fully,
    Partly,
    Not,
}

/// The cover it has, with the line that decides and what gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Covered {
    Not,
    Lightly { line: Line, by: Named },
    Heavily { line: Line, by: Named },
}

/// What the way of one piece would take, if a choice were made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Going {
    pub who: Named,
    /// Without the place where it stands.
    pub way: Vec<[i32; 2]>,
    pub length: i32,
    /// The length, and what climbing and bad ground take beyond it.
    pub cost: i32,
    /// What it has, if that is known.
    pub limit: Option<i32>,
    /// Enemies who strike at it for free when it leaves them.
    pub struck_by: Vec<Named>,
}
