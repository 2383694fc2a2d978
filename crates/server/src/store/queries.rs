//! Everything that is the same on both databases: one text of SQL, run on one pool or the other.

use sqlx::postgres::PgPool;

use super::rows::{Found, FoundRow, ListFilter, Listed, NewMatch, NewToken, Stage, TokenKind};
use super::{Pools, Store, StoreError, match_id};
use crate::ids::{MatchId, TokenHash};

/// Runs the same code on whichever pool there is. What it asks of the pool has a type of its own for each database.
macro_rules! on {
    ($pools:expr, $pool:ident => $body:expr) => {
        match $pools {
            Pools::Sqlite($pool) => $body,
            Pools::Postgres($pool) => $body,
        }
    };
}

impl Store {
    pub async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        if [&new.game, &new.setup].into_iter().chain(&new.log).any(|text| text.contains('\0')) {
            return Err(StoreError::ZeroByte);
        }
        match &self.inner.writing {
            Pools::Sqlite(_) => self.inner.writer.create(new).await,
            Pools::Postgres(pool) => create(pool, &new).await.map_err(|error| self.inner.place.error(error)),
        }
    }

    /// The match with its whole log, as they were at one moment.
    pub async fn find(&self, id: MatchId) -> Result<Option<Found>, StoreError> {
        let read = async {
            on!(&self.inner.reading, pool => {
                let mut snapshot = pool.begin().await?;
                let header: Option<Header> =
                    sqlx::query_as(FIND_MATCH).bind(id.number()).fetch_optional(&mut *snapshot).await?;
                let log: Vec<LogRow> = match header {
                    Some(_) => sqlx::query_as(FIND_ROWS).bind(id.number()).bind(0_i64).fetch_all(&mut *snapshot).await?,
                    None => Vec::new(),
                };
                snapshot.commit().await?;
                Ok((header, log))
            })
        };
        let (header, log) = read.await.map_err(|error| self.inner.place.error(error))?;
        header.map(|header| found(header, log.into_iter().map(found_row).collect())).transpose()
    }

    /// The rows from this number on.
    pub async fn rows_from(&self, id: MatchId, number: i64) -> Result<Vec<FoundRow>, StoreError> {
        let rows: Result<Vec<LogRow>, _> = on!(&self.inner.reading, pool => {
            sqlx::query_as(FIND_ROWS).bind(id.number()).bind(number).fetch_all(pool).await
        });
        Ok(rows.map_err(|error| self.inner.place.error(error))?.into_iter().map(found_row).collect())
    }

    /// The seat that a token is for, if it is one of this match.
    pub async fn seat_of(&self, id: MatchId, token: TokenHash) -> Result<Option<(u8, TokenKind)>, StoreError> {
        let found: Result<Option<(i16, i16)>, _> = on!(&self.inner.reading, pool => {
            sqlx::query_as("SELECT seat, kind FROM tokens WHERE match = $1 AND hash = $2")
                .bind(id.number())
                .bind(token.0.to_vec())
                .fetch_optional(pool)
                .await
        });
        let Some((number, kind)) = found.map_err(|error| self.inner.place.error(error))? else { return Ok(None) };
        Ok(Some((seat(number)?, TokenKind::from_number(kind)?)))
    }

    pub async fn add_token(&self, id: MatchId, token: NewToken) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        let added = on!(&self.inner.writing, pool => {
            sqlx::query(INSERT_TOKEN)
                .bind(id.number())
                .bind(token.hash.0.to_vec())
                .bind(i16::from(token.seat))
                .bind(token.kind.number())
                .execute(pool)
                .await
                .map(drop)
        });
        added.map_err(|error| self.inner.place.error(error))
    }

    /// All tokens of a match: a rematch takes them over.
    pub async fn tokens(&self, id: MatchId) -> Result<Vec<NewToken>, StoreError> {
        let found: Result<Vec<(Vec<u8>, i16, i16)>, _> = on!(&self.inner.reading, pool => {
            sqlx::query_as("SELECT hash, seat, kind FROM tokens WHERE match = $1 ORDER BY seat, kind, hash")
                .bind(id.number())
                .fetch_all(pool)
                .await
        });
        let found = found.map_err(|error| self.inner.place.error(error))?;
        let token = |(hash, number, kind)| {
            let hash = TokenHash(bytes(hash)?);
            Ok(NewToken { hash, seat: seat(number)?, kind: TokenKind::from_number(kind)? })
        };
        found.into_iter().map(token).collect()
    }

    /// Takes their tokens from all programs of a seat, and tells how many there were.
    pub async fn revoke_programs(&self, id: MatchId, seat: u8) -> Result<u64, StoreError> {
        let _turn = self.turn().await;
        let revoked = on!(&self.inner.writing, pool => {
            sqlx::query("DELETE FROM tokens WHERE match = $1 AND seat = $2 AND kind = $3")
                .bind(id.number())
                .bind(i16::from(seat))
                .bind(TokenKind::Program.number())
                .execute(pool)
                .await
                .map(|done| done.rows_affected())
        });
        revoked.map_err(|error| self.inner.place.error(error))
    }

    pub async fn set_due(&self, id: MatchId, due: Option<i64>) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        let set = on!(&self.inner.writing, pool => {
            sqlx::query("UPDATE matches SET due = $2 WHERE id = $1")
                .bind(id.number())
                .bind(due)
                .execute(pool)
                .await
                .map(drop)
        });
        set.map_err(|error| self.inner.place.error(error))
    }

    /// Matches that strangers can join, the newest first, with their whole logs, which are short as long as a match waits.
    pub async fn open_matches(&self, most: i64) -> Result<Vec<Found>, StoreError> {
        let read = async {
            on!(&self.inner.reading, pool => {
                let mut snapshot = pool.begin().await?;
                let headers: Vec<Header> =
                    sqlx::query_as(FIND_OPEN).bind(most.max(0)).fetch_all(&mut *snapshot).await?;
                let rows: Vec<(i64, i64, i64, String)> =
                    sqlx::query_as(FIND_OPEN_ROWS).bind(most.max(0)).fetch_all(&mut *snapshot).await?;
                snapshot.commit().await?;
                Ok((headers, rows))
            })
        };
        let (headers, rows) = read.await.map_err(|error| self.inner.place.error(error))?;
        let log = |id| {
            let start = rows.partition_point(|row| row.0 < id);
            let of_match = rows[start..].iter().take_while(move |row| row.0 == id);
            of_match.map(|(_, number, at, record)| found_row((*number, *at, record.clone()))).collect()
        };
        headers
            .into_iter()
            .map(|header| {
                let log = log(header.0);
                found(header, log)
            })
            .collect()
    }

    /// For administrators: the newest first.
    pub async fn list(&self, filter: ListFilter) -> Result<Vec<Listed>, StoreError> {
        type Line = (i64, String, i64, i16, i64, i64);
        let lines: Result<Vec<Line>, _> = on!(&self.inner.reading, pool => {
            sqlx::query_as(LIST)
                .bind(&filter.game)
                .bind(filter.stage.map(Stage::number))
                .bind(filter.unchanged_since)
                .bind(filter.most.max(0))
                .fetch_all(pool)
                .await
        });
        let listed = |(id, game, created, stage, rows, changed)| {
            Ok(Listed { id: match_id(id)?, game, created, stage: Stage::from_number(stage)?, rows, changed })
        };
        lines.map_err(|error| self.inner.place.error(error))?.into_iter().map(listed).collect()
    }

    /// Matches in which something has to happen by now, the longest overdue first.
    pub async fn due(&self, now: i64, most: i64) -> Result<Vec<MatchId>, StoreError> {
        let ids: Result<Vec<i64>, _> = on!(&self.inner.reading, pool => {
            sqlx::query_scalar("SELECT id FROM matches WHERE due <= $1 ORDER BY due, id LIMIT $2")
                .bind(now)
                .bind(most.max(0))
                .fetch_all(pool)
                .await
        });
        ids.map_err(|error| self.inner.place.error(error))?.into_iter().map(match_id).collect()
    }

    /// Deletes a match with its log and its tokens, and tells whether it was there. Should another process append to it
    /// at the same moment, a row may stay behind that nobody can find.
    pub async fn delete(&self, id: MatchId) -> Result<bool, StoreError> {
        let _turn = self.turn().await;
        let deleted = async {
            on!(&self.inner.writing, pool => {
                let mut transaction = pool.begin().await?;
                let delete = sqlx::query("DELETE FROM matches WHERE id = $1").bind(id.number());
                let deleted = delete.execute(&mut *transaction).await?.rows_affected();
                sqlx::query("DELETE FROM log WHERE match = $1").bind(id.number()).execute(&mut *transaction).await?;
                transaction.commit().await?;
                Ok(deleted > 0)
            })
        };
        deleted.await.map_err(|error| self.inner.place.error(error))
    }

    /// Writes one row, which is always the same, and reads it.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        let _turn = self.turn().await;
        let probed = async {
            on!(&self.inner.writing, pool => {
                sqlx::query("UPDATE probe SET at = at + 1").execute(pool).await.map(drop)
            })?;
            on!(&self.inner.reading, pool => {
                sqlx::query_scalar::<_, i64>("SELECT at FROM probe").fetch_one(pool).await.map(drop)
            })
        };
        probed.await.map_err(|error| self.inner.place.error(error))
    }
}

async fn create(pool: &PgPool, new: &NewMatch) -> Result<(), sqlx::Error> {
    let mut transaction = pool.begin().await?;
    sqlx::query(INSERT_MATCH)
        .bind(new.id.number())
        .bind(&new.game)
        .bind(new.created)
        .bind(new.listed)
        .bind(&new.setup)
        .bind(new.secret.to_vec())
        .bind(new.stage.number())
        .bind(new.due)
        .execute(&mut *transaction)
        .await?;
    for token in &new.tokens {
        sqlx::query(INSERT_TOKEN)
            .bind(new.id.number())
            .bind(token.hash.0.to_vec())
            .bind(i16::from(token.seat))
            .bind(token.kind.number())
            .execute(&mut *transaction)
            .await?;
    }
    for (number, record) in (0_i64..).zip(&new.log) {
        sqlx::query(INSERT_ROW)
            .bind(new.id.number())
            .bind(number)
            .bind(new.created)
            .bind(record)
            .execute(&mut *transaction)
            .await?;
    }
    transaction.commit().await
}

pub(super) const INSERT_MATCH: &str = "INSERT INTO matches (id, game, created, listed, setup, secret, stage, due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
pub(super) const INSERT_ROW: &str = "INSERT INTO log (match, number, at, record) VALUES ($1, $2, $3, $4)";
pub(super) const INSERT_TOKEN: &str = "INSERT INTO tokens (match, hash, seat, kind) VALUES ($1, $2, $3, $4)";
const FIND_MATCH: &str = "SELECT id, game, created, listed, setup, secret, stage, due FROM matches WHERE id = $1";
const FIND_ROWS: &str = "SELECT number, at, record FROM log WHERE match = $1 AND number >= $2 ORDER BY number";
const FIND_OPEN: &str = "SELECT id, game, created, listed, setup, secret, stage, due FROM matches
     WHERE listed AND stage = 0 ORDER BY created DESC, id LIMIT $1";
const FIND_OPEN_ROWS: &str = "SELECT match, number, at, record FROM log
     WHERE match IN (SELECT id FROM matches WHERE listed AND stage = 0 ORDER BY created DESC, id LIMIT $1)
     ORDER BY match, number";
const LIST: &str = "SELECT id, game, created, stage, count, changed FROM (
         SELECT id, game, created, stage,
             (SELECT COUNT(*) FROM log WHERE match = matches.id) AS count,
             COALESCE((SELECT MAX(at) FROM log WHERE match = matches.id), created) AS changed
         FROM matches
         WHERE (CAST($1 AS TEXT) IS NULL OR game = CAST($1 AS TEXT))
             AND (CAST($2 AS SMALLINT) IS NULL OR stage = CAST($2 AS SMALLINT))
     ) AS listed
     WHERE CAST($3 AS BIGINT) IS NULL OR changed < CAST($3 AS BIGINT)
     ORDER BY created DESC, id LIMIT $4";

type Header = (i64, String, i64, bool, String, Vec<u8>, i16, Option<i64>);
type LogRow = (i64, i64, String);

fn found(header: Header, log: Vec<FoundRow>) -> Result<Found, StoreError> {
    let (id, game, created, listed, setup, secret, stage, due) = header;
    let (id, secret, stage) = (match_id(id)?, bytes(secret)?, Stage::from_number(stage)?);
    Ok(Found { id, game, created, listed, setup, secret, stage, due, log })
}

fn found_row((number, at, record): LogRow) -> FoundRow {
    FoundRow { number, at, record }
}

fn seat(number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| StoreError::Damaged { what: format!("there is no seat {number}") })
}

fn bytes(bytes: Vec<u8>) -> Result<[u8; 32], StoreError> {
    let length = bytes.len();
    bytes.try_into().map_err(|_| StoreError::Damaged { what: format!("{length} bytes where 32 should be") })
}
