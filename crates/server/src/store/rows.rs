//! What goes into the store and what comes out of it.

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
    pub due: Option<i64>,
    pub tokens: Vec<NewToken>,
    /// Its first log rows, numbered from 0.
    pub log: Vec<String>,
}

impl NewMatch {
    /// The match as it will be found.
    pub fn as_found(&self) -> Found {
        let NewMatch { id, game, created, listed, setup, secret, stage, due, log, tokens: _ } = self.clone();
        let row = |(number, record)| FoundRow { number, at: created, record };
        Found { id, game, created, listed, setup, secret, stage, due, log: (0..).zip(log).map(row).collect() }
    }
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Stored,
    /// Another writer was first; the match has to be read anew.
    Lost,
}

/// A match as it was found.
#[derive(Clone, Debug)]
pub struct Found {
    pub id: MatchId,
    pub game: String,
    pub created: i64,
    pub listed: bool,
    pub setup: String,
    pub secret: [u8; 32],
    pub stage: Stage,
    pub due: Option<i64>,
    pub log: Vec<FoundRow>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundRow {
    pub number: i64,
    pub at: i64,
    pub record: String,
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
