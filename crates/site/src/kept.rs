//! What the browser keeps of a match: what was agreed, and a row for everything that happened.

use data_encoding::HEXLOWER;
use room::ids::{MatchId, TokenHash};
use room::rows::{Found, FoundRow, NewMatch, NewRow, NewToken, Stage, TokenKind};
use serde::{Deserialize, Serialize};

/// Something to be written down, before anybody hears of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Written {
    Match(KeptMatch),
    Row(KeptRow),
}

/// A match as it was created. Its secret is kept beside it: whoever plays alone has nobody to hide it from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptMatch {
    pub id: MatchId,
    pub game: String,
    /// Milliseconds since 1970.
    pub created: i64,
    /// What was agreed, JSON.
    pub setup: String,
    pub secret: String,
    pub links: Vec<KeptLink>,
}

/// Who the hash of a secret lets sit where.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptLink {
    pub hash: String,
    pub seat: u8,
    pub is_invitation: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptRow {
    pub id: MatchId,
    pub number: i64,
    pub at: i64,
    /// JSON.
    pub record: String,
    /// Whether the match is over since then; `None`: as before.
    #[serde(default)]
    pub is_over: Option<bool>,
}

/// A match as it was found, with its rows in their order.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    #[serde(rename = "match")]
    pub agreed: KeptMatch,
    pub rows: Vec<KeptRow>,
}

impl KeptMatch {
    pub fn of(new: &NewMatch) -> KeptMatch {
        let link = |token: &NewToken| KeptLink {
            hash: HEXLOWER.encode(&token.hash.0),
            seat: token.seat,
            is_invitation: token.kind == TokenKind::Invitation,
        };
        KeptMatch {
            id: new.found.id,
            game: new.found.game.clone(),
            created: new.found.created,
            setup: new.found.setup.clone(),
            secret: HEXLOWER.encode(&new.found.secret),
            links: new.tokens.iter().map(link).collect(),
        }
    }
}

impl KeptRow {
    pub fn of(row: NewRow) -> KeptRow {
        let NewRow { id, number, at, record, change } = row;
        KeptRow { id, number, at, record, is_over: change.map(|change| change.stage == Stage::Over) }
    }
}

impl Kept {
    /// Nothing, if the secrets are none.
    pub fn found(&self) -> Option<(Found, Vec<NewToken>)> {
        let KeptMatch { id, game, created, setup, secret, links } = &self.agreed;
        let token = |link: &KeptLink| {
            let kind = if link.is_invitation { TokenKind::Invitation } else { TokenKind::Link };
            Some(NewToken { hash: TokenHash(read_hex(&link.hash)?), seat: link.seat, kind })
        };
        let is_over = self.rows.iter().rev().find_map(|row| row.is_over).unwrap_or_default();
        let rows = self.rows.iter().map(|row| FoundRow { number: row.number, at: row.at, record: row.record.clone() });
        let found = Found {
            id: *id,
            game: game.clone(),
            created: *created,
            listed: false,
            setup: setup.clone(),
            secret: read_hex(secret)?,
            stage: if is_over { Stage::Over } else { Stage::Playing },
            due: None,
            log: rows.collect(),
        };
        Some((found, links.iter().map(token).collect::<Option<_>>()?))
    }
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}
