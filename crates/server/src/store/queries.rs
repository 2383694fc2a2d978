//! What is asked of a database, in SQL that both understand.

use room::ids::{MatchId, TokenHash, random_bytes};

use super::packing::{pack, unpack};
use super::rows::{Found, FoundRow, ListFilter, Listed, NewMatch, NewToken, Stage, TokenKind};
use super::{Query, Store, StoreError};

impl Store {
    pub async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        let NewMatch { found, tokens } = new;
        let Found { id, game, created, listed, setup, secret, stage, due, log } = found;
        if [&game, &setup].into_iter().chain(log.iter().map(|row| &row.record)).any(|text| text.contains('\0')) {
            return Err(StoreError::ZeroByte);
        }
        let id = id.number();
        let header = insert_match((id, game, created, listed, setup, secret.to_vec(), stage as i16, due, 0));
        let tokens = tokens.into_iter().map(|token| insert_token(token_row(id, token)));
        let rows = log.into_iter().map(|FoundRow { number, at, record }| insert_row((id, number, at, record)));
        self.batch([header].into_iter().chain(tokens).chain(rows).collect()).await?;
        Ok(())
    }

    /// The match with its whole log, as they were at one moment.
    pub async fn find(&self, id: MatchId) -> Result<Option<Found>, StoreError> {
        let header = Query::new(
            "SELECT id, game, created, listed, setup, secret, stage, due, packed.log
             FROM matches LEFT JOIN packed ON packed.match = matches.id WHERE id = $1",
        );
        let (header, rows) = self.fetch_both(header.with(id.number()), rows_from(id, 0)).await?;
        let Some((id, game, created, listed, setup, secret, stage, due, packed)) = header.into_iter().next() else {
            return Ok(None);
        };
        let packed: Option<Vec<u8>> = packed;
        let mut log =
            packed.map_or(Ok(Vec::new()), |bytes| unpack(&bytes).map_err(|error| damaged(error.to_string())))?;
        log.extend(rows.into_iter().map(found_row));
        found((id, game, created, listed, setup, secret, stage, due), log).map(Some)
    }

    /// Packs the log of a match that has ended. Another process may have done it before.
    pub async fn pack(&self, id: MatchId) -> Result<(), StoreError> {
        let log = self.rows_from(id, 0).await?;
        let Some((first, last)) = log.first().zip(log.last()).filter(|(first, _)| first.number == 0) else {
            return Ok(());
        };
        let count = last.number + 1 - first.number;
        let mark = Query::new("UPDATE matches SET packed = $2 WHERE id = $1 AND packed = 0 AND stage = 2");
        // Nothing happens where nothing was marked.
        let keep = Query::new(
            "INSERT INTO packed (match, changed, log)
             SELECT id, CAST($3 AS BIGINT), $4 FROM matches WHERE id = $1 AND packed = $2",
        );
        let drop = Query::new(
            "DELETE FROM log WHERE match = $1 AND number < $2
                 AND EXISTS (SELECT 1 FROM matches WHERE id = $1 AND packed = $2)",
        );
        let queries = vec![
            mark.with(id.number()).with(count),
            keep.with(id.number()).with(count).with(last.at).with(pack(&log)),
            drop.with(id.number()).with(count),
        ];
        match self.batch(queries).await {
            Err(StoreError::Conflict { .. }) | Ok(_) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Matches that have ended, and in which nothing has happened since then, whose logs are not packed.
    pub async fn packable(&self, unchanged_since: i64, most: i64) -> Result<Vec<MatchId>, StoreError> {
        let query = Query::new(
            "SELECT id FROM matches
             WHERE stage = 2 AND packed = 0 AND created < $1
                 AND COALESCE((SELECT MAX(at) FROM log WHERE match = matches.id), $1) < $1
             ORDER BY created LIMIT $2",
        );
        let found = self.fetch(query.with(unchanged_since).with(most.max(0))).await?;
        found.into_iter().map(|(id,)| match_id(id)).collect()
    }

    /// The rows from this number on, of those that are not packed.
    pub async fn rows_from(&self, id: MatchId, number: i64) -> Result<Vec<FoundRow>, StoreError> {
        Ok(self.fetch(rows_from(id, number)).await?.into_iter().map(found_row).collect())
    }

    /// The seat that a token is for, if it is one of this match.
    pub async fn seat_of(&self, id: MatchId, token: TokenHash) -> Result<Option<(u8, TokenKind)>, StoreError> {
        let query = Query::new("SELECT seat, kind FROM tokens WHERE match = $1 AND hash = $2");
        let found: Vec<(i16, i16)> = self.fetch(query.with(id.number()).with(token.0.to_vec())).await?;
        let seat = |(number, kind)| Ok((seat(number)?, token_kind(kind)?));
        found.into_iter().next().map(seat).transpose()
    }

    pub async fn add_token(&self, id: MatchId, token: NewToken) -> Result<(), StoreError> {
        self.batch(vec![insert_token(token_row(id.number(), token))]).await?;
        Ok(())
    }

    /// All tokens of a match: a rematch takes them over.
    pub async fn tokens(&self, id: MatchId) -> Result<Vec<NewToken>, StoreError> {
        let query = Query::new("SELECT hash, seat, kind FROM tokens WHERE match = $1 ORDER BY seat, kind, hash");
        let token = |(hash, number, kind)| {
            let hash = TokenHash(bytes(hash)?);
            Ok(NewToken { hash, seat: seat(number)?, kind: token_kind(kind)? })
        };
        self.fetch(query.with(id.number())).await?.into_iter().map(token).collect()
    }

    /// Takes their tokens from all programs of a seat, and tells how many there were.
    pub async fn revoke_programs(&self, id: MatchId, seat: u8) -> Result<u64, StoreError> {
        let query = Query::new("DELETE FROM tokens WHERE match = $1 AND seat = $2 AND kind = $3");
        self.batch(vec![query.with(id.number()).with(i16::from(seat)).with(TokenKind::Program as i16)]).await
    }

    /// Gives a match that was due another time, or none; unless another process has done so meanwhile.
    pub async fn set_due(&self, id: MatchId, before: i64, due: Option<i64>) -> Result<bool, StoreError> {
        let query = Query::new("UPDATE matches SET due = $3 WHERE id = $1 AND due = $2");
        Ok(self.batch(vec![query.with(id.number()).with(before).with(due)]).await? > 0)
    }

    /// Matches that strangers can join, the newest first, with their whole logs, which are short as long as a match waits.
    /// The `+` leads SQLite to the few that are open instead of through all matches by age.
    pub async fn open_matches(&self, most: i64) -> Result<Vec<Found>, StoreError> {
        let headers = Query::new(
            "SELECT id, game, created, listed, setup, secret, stage, due FROM matches
             WHERE listed AND stage = 0 ORDER BY +created DESC, id LIMIT $1",
        );
        let rows = Query::new(
            "SELECT match, number, at, record FROM log
             WHERE match IN (SELECT id FROM matches WHERE listed AND stage = 0 ORDER BY +created DESC, id LIMIT $1)
             ORDER BY match, number",
        );
        let (headers, mut rows): (Vec<MatchRow>, Vec<LogRow>) =
            self.fetch_both(headers.with(most.max(0)), rows.with(most.max(0))).await?;
        let found = |header: MatchRow| {
            let start = rows.partition_point(|row| row.0 < header.0);
            let count = rows[start..].partition_point(|row| row.0 == header.0);
            let log = rows.drain(start..start + count).map(|(_, number, at, record)| FoundRow { number, at, record });
            found(header, log.collect())
        };
        headers.into_iter().map(found).collect()
    }

    /// For administrators: the newest first, a page at a time. The index leads to where a page begins.
    pub async fn list(&self, filter: ListFilter) -> Result<Vec<Listed>, StoreError> {
        let ListFilter { game, stage, unchanged_since, after, most } = filter;
        let query = Query::new(
            "SELECT id, game, created, stage, count, changed FROM (
                 SELECT id, game, created, stage,
                     packed + (SELECT COUNT(*) FROM log WHERE match = matches.id) AS count,
                     COALESCE((SELECT MAX(at) FROM log WHERE match = matches.id),
                         (SELECT changed FROM packed WHERE match = matches.id), created) AS changed
                 FROM matches
                 WHERE (CAST($1 AS TEXT) IS NULL OR game = CAST($1 AS TEXT))
                     AND (CAST($2 AS SMALLINT) IS NULL OR stage = CAST($2 AS SMALLINT))
                     AND created <= COALESCE((SELECT created FROM matches WHERE id = $4), 9223372036854775807)
                     AND (CAST($4 AS BIGINT) IS NULL OR created < (SELECT created FROM matches WHERE id = $4)
                         OR created = (SELECT created FROM matches WHERE id = $4) AND id > $4)
             ) AS listed
             WHERE CAST($3 AS BIGINT) IS NULL OR changed < CAST($3 AS BIGINT)
             ORDER BY created DESC, id LIMIT $5",
        );
        let query = query.with(game).with(stage.map(|stage| stage as i16)).with(unchanged_since);
        let query = query.with(after.map(MatchId::number)).with(most.max(0));
        let listed = |(id, game, created, stage, rows, changed)| {
            Ok(Listed { id: match_id(id)?, game, created, stage: stage_of(stage)?, rows, changed })
        };
        self.fetch(query).await?.into_iter().map(listed).collect()
    }

    /// Matches in which something has to happen by now, and since when, the longest overdue first.
    pub async fn due(&self, now: i64, most: i64) -> Result<Vec<(MatchId, i64)>, StoreError> {
        let query = Query::new("SELECT id, due FROM matches WHERE due <= $1 ORDER BY due, id LIMIT $2");
        let found = self.fetch(query.with(now).with(most.max(0))).await?;
        found.into_iter().map(|(id, due)| Ok((match_id(id)?, due))).collect()
    }

    /// Deletes a match with its log and its tokens, and tells whether it was there. Should another process append to it
    /// at the same moment, a row may stay behind that nobody can find.
    pub async fn delete(&self, id: MatchId) -> Result<bool, StoreError> {
        let header = Query::new("DELETE FROM matches WHERE id = $1").with(id.number());
        let log = Query::new("DELETE FROM log WHERE match = $1").with(id.number());
        Ok(self.batch(vec![header, log]).await? > 0)
    }

    /// Writes a row to the log of no match and takes it away again, all at once; and reads.
    pub(super) async fn probe(&self) -> Result<(), StoreError> {
        const NO_MATCH: i64 = -1;
        let row = insert_row((NO_MATCH, i64::from_le_bytes(random_bytes()), 0, "null".to_string()));
        let tidy = Query::new("DELETE FROM log WHERE match = $1").with(NO_MATCH);
        self.batch(vec![Query::new("UPDATE probe SET at = at + 1"), row, tidy]).await?;
        self.fetch::<(i64,)>(Query::new("SELECT at FROM probe")).await.map(drop)
    }
}

fn rows_from(id: MatchId, number: i64) -> Query {
    let query =
        Query::new("SELECT match, number, at, record FROM log WHERE match = $1 AND number >= $2 ORDER BY number");
    query.with(id.number()).with(number)
}

/// Whole rows, with their columns in this order.
type MatchRow = (i64, String, i64, bool, String, Vec<u8>, i16, Option<i64>);
type WholeMatchRow = (i64, String, i64, bool, String, Vec<u8>, i16, Option<i64>, i64);
type PackedRow = (i64, i64, Vec<u8>);
type TokenRow = (i64, Vec<u8>, i16, i16);
type LogRow = (i64, i64, i64, String);

pub(super) const ALL_MATCHES: &str = "SELECT id, game, created, listed, setup, secret, stage, due, packed FROM matches";
pub(super) const ALL_PACKED: &str = "SELECT match, changed, log FROM packed";
pub(super) const ALL_TOKENS: &str = "SELECT match, hash, seat, kind FROM tokens";
pub(super) const ALL_ROWS: &str = "SELECT match, number, at, record FROM log";

pub(super) fn insert_match(row: WholeMatchRow) -> Query {
    let (id, game, created, listed, setup, secret, stage, due, packed) = row;
    let query = Query::new(
        "INSERT INTO matches (id, game, created, listed, setup, secret, stage, due, packed)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    );
    let query = query.with(id).with(game).with(created).with(listed).with(setup).with(secret);
    query.with(stage).with(due).with(packed)
}

pub(super) fn insert_packed((id, changed, log): PackedRow) -> Query {
    let query = Query::new("INSERT INTO packed (match, changed, log) VALUES ($1, $2, $3)");
    query.with(id).with(changed).with(log)
}

pub(super) fn insert_token((id, hash, seat, kind): TokenRow) -> Query {
    let query = Query::new("INSERT INTO tokens (match, hash, seat, kind) VALUES ($1, $2, $3, $4)");
    query.with(id).with(hash).with(seat).with(kind)
}

pub(super) fn insert_row((id, number, at, record): LogRow) -> Query {
    let query = Query::new("INSERT INTO log (match, number, at, record) VALUES ($1, $2, $3, $4)");
    query.with(id).with(number).with(at).with(record)
}

fn token_row(id: i64, NewToken { hash, seat, kind }: NewToken) -> TokenRow {
    (id, hash.0.to_vec(), i16::from(seat), kind as i16)
}

fn found(header: MatchRow, log: Vec<FoundRow>) -> Result<Found, StoreError> {
    let (id, game, created, listed, setup, secret, stage, due) = header;
    let (id, secret, stage) = (match_id(id)?, bytes(secret)?, stage_of(stage)?);
    Ok(Found { id, game, created, listed, setup, secret, stage, due, log })
}

fn found_row((_, number, at, record): LogRow) -> FoundRow {
    FoundRow { number, at, record }
}

fn match_id(number: i64) -> Result<MatchId, StoreError> {
    MatchId::from_number(number).ok_or_else(|| damaged(format!("{number} is no number of a match")))
}

fn stage_of(number: i16) -> Result<Stage, StoreError> {
    Stage::from_repr(number).ok_or_else(|| damaged(format!("there is no stage {number}")))
}

fn token_kind(number: i16) -> Result<TokenKind, StoreError> {
    TokenKind::from_repr(number).ok_or_else(|| damaged(format!("there is no kind of token {number}")))
}

fn seat(number: i16) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| damaged(format!("there is no seat {number}")))
}

fn bytes(bytes: Vec<u8>) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|bytes: Vec<u8>| damaged(format!("{} bytes where 32 should be", bytes.len())))
}

fn damaged(what: String) -> StoreError {
    StoreError::Damaged { what }
}
