//! What goes into the store and what comes out of it.

use room::ids::MatchId;
pub use room::rows::{Change, Found, FoundRow, NewMatch, NewRow, NewToken, Stage, TokenKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Stored,
    /// Another writer was first; the match has to be read anew.
    Lost,
}

/// Which matches an administrator wants to see.
#[derive(Clone, Debug)]
pub struct ListFilter {
    pub game: Option<String>,
    pub stage: Option<Stage>,
    /// Only matches in which nothing has happened since then.
    pub unchanged_since: Option<i64>,
    /// Only those that come after this one: the last of the page before.
    pub after: Option<MatchId>,
    pub most: i64,
}

/// A match in an administrator's list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub id: MatchId,
    pub game: String,
    pub created: i64,
    pub stage: Stage,
    pub rows: i64,
    /// When its last row was written, or when it was created if it has none.
    pub changed: i64,
}
