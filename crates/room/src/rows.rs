//! What a room gives to be written down, and what it is made from again.

use strum::FromRepr;

use crate::ids::{MatchId, TokenHash};

/// How far a match has come, for lists and for those who tidy up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(i16)]
pub enum Stage {
    /// Some seats are still free.
    Waiting = 0,
    Playing = 1,
    Over = 2,
}

/// A match as it is created.
#[derive(Clone, Debug)]
pub struct NewMatch {
    /// As it will be found.
    pub found: Found,
    pub tokens: Vec<NewToken>,
}

#[derive(Clone, Copy, Debug)]
pub struct NewToken {
    pub hash: TokenHash,
    pub seat: u8,
    pub kind: TokenKind,
}

/// Who a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromRepr)]
#[repr(i16)]
pub enum TokenKind {
    /// A person's secret link.
    Link = 0,
    /// A player's program. It can play, and nothing else.
    Program = 1,
    /// A friend's link, good for sitting down once: those who do get a secret that the one who invited does not know.
    Invitation = 2,
}

/// Something that has happened in a match.
#[derive(Clone, Debug)]
pub struct NewRow {
    pub id: MatchId,
    /// How many rows the match had before.
    pub number: i64,
    pub at: i64,
    /// JSON.
    pub record: String,
    /// What changes in the match's own row along with it.
    pub change: Option<Change>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub stage: Stage,
    /// When something has to happen even if nobody does anything.
    pub due: Option<i64>,
}

/// A match as it was found.
#[derive(Clone, Debug)]
pub struct Found {
    pub id: MatchId,
    pub game: String,
    /// Milliseconds since 1970, as all times here.
    pub created: i64,
    /// Whether strangers see it in the list of open matches.
    pub listed: bool,
    /// What was agreed, JSON.
    pub setup: String,
    /// What the dice are made from; it is shown when the match is over.
    pub secret: [u8; 32],
    pub stage: Stage,
    /// When something has to happen even if nobody does anything.
    pub due: Option<i64>,
    pub log: Vec<FoundRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRow {
    pub number: i64,
    pub at: i64,
    pub record: String,
}
