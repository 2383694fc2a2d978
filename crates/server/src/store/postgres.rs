//! PostgreSQL: several processes serve the same matches and tell each other what they write.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPool, PgPoolOptions, PgSeverity};
use sqlx::{ConnectOptions, Connection};
use tokio::time::{Instant, timeout};

use super::error::{Place, StoreError};
use super::notices::{CHANNEL, ProcessId, pack_rows};
use super::rows::NewRow;
use super::{OpenAs, schema};

/// How many of a process can read at once, and how many can write beside the one that writes groups.
const READERS: u32 = 6;
const WRITERS: u32 = 3;
/// How long one waits for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a group may take before the connection is given up.
const LONGEST: Duration = Duration::from_secs(20);
/// A connection that has been idle for longer is tried before it is used.
const FRESH: Duration = Duration::from_secs(2);

pub(super) struct Opened {
    pub place: Place,
    pub options: PgConnectOptions,
    /// Its transactions are snapshots and write nothing.
    pub reading: PgPool,
    pub writing: PgPool,
}

pub(super) async fn open(url: &str, how: OpenAs) -> Result<Opened, StoreError> {
    let options = PgConnectOptions::from_str(url).map_err(|error| StoreError::Address { cause: error.to_string() })?;
    let options = options.application_name("walstatt").disable_statement_logging();
    let place = Place::of_postgres(&options);
    let mut first = match timeout(PATIENCE, options.connect()).await {
        Ok(connected) => connected.map_err(|error| place.open_error(error))?,
        Err(_) => return Err(StoreError::Open { place, cause: "it does not answer".to_string() }),
    };
    match how {
        OpenAs::Server => schema::migrate(&schema::for_postgres(), &mut first, &place).await?,
        OpenAs::Administrator => schema::check(&schema::for_postgres(), &mut first, &place).await?,
    }
    first.close().await.map_err(|error| place.open_error(error))?;
    let snapshots = options
        .clone()
        .options([("default_transaction_isolation", "repeatable read"), ("default_transaction_read_only", "on")]);
    Ok(Opened {
        place,
        reading: pool_options(READERS).connect_lazy_with(snapshots),
        writing: pool_options(WRITERS).connect_lazy_with(options.clone()),
        options,
    })
}

fn pool_options(most: u32) -> PgPoolOptions {
    PgPoolOptions::new().max_connections(most).acquire_timeout(PATIENCE).test_before_acquire(false).before_acquire(
        |connection, about| {
            Box::pin(async move {
                if about.idle_for > FRESH {
                    connection.ping().await?;
                }
                Ok(true)
            })
        },
    )
}

/// Writes groups of log rows over a connection of its own.
pub(super) struct PostgresGroups {
    pub place: Place,
    pub options: PgConnectOptions,
    pub process: ProcessId,
    /// None until it is needed, and after it was lost.
    pub connection: Option<(PgConnection, Instant)>,
}

impl PostgresGroups {
    /// Tells which rows it has stored. A connection that is lost meanwhile leaves open whether the group is there; that
    /// is reported as `Unknown` and not looked up, because the one who appended has to read the match anew in any case.
    pub async fn write(&mut self, rows: &[NewRow]) -> Result<Vec<(i64, i64)>, StoreError> {
        let mut connection = match timeout(PATIENCE, self.connected()).await {
            Ok(connected) => connected.map_err(|error| self.place.error(error))?,
            Err(_) => return Err(self.failed("it does not answer")),
        };
        match timeout(LONGEST, insert_rows(&mut connection, rows, self.process)).await {
            Ok(Ok(stored)) => {
                self.connection = Some((connection, Instant::now()));
                Ok(stored)
            }
            // PostgreSQL has refused, and nothing was written. A new connection is surely as good as this one.
            Ok(Err(error)) if is_refusal(&error) => Err(self.place.error(error)),
            Ok(Err(error)) => Err(self.unknown(&error.to_string())),
            Err(_) => Err(self.unknown("it does not answer")),
        }
    }

    async fn connected(&mut self) -> Result<PgConnection, sqlx::Error> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < FRESH || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        self.options.connect().await
    }

    fn failed(&self, cause: &str) -> StoreError {
        StoreError::Failed { place: self.place.clone(), cause: cause.to_string() }
    }

    fn unknown(&self, cause: &str) -> StoreError {
        StoreError::Unknown { place: self.place.clone(), cause: cause.to_string() }
    }
}

/// Whether PostgreSQL has rolled back what it was asked for. When it ends the connection at the same time, as it does
/// when it is shut down, that may come just after the rows were written.
fn is_refusal(error: &sqlx::Error) -> bool {
    let refusal = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    refusal.is_some_and(|refusal| !matches!(refusal.severity(), PgSeverity::Fatal | PgSeverity::Panic))
}

/// One statement and so one transaction: the rows, what they change in their matches, and the word to the other
/// processes, which goes out if anything was stored. A row whose match has been deleted is not written.
async fn insert_rows(
    connection: &mut PgConnection,
    rows: &[NewRow],
    process: ProcessId,
) -> Result<Vec<(i64, i64)>, sqlx::Error> {
    let changing = || rows.iter().filter_map(|row| Some((row, row.change?)));
    let stored: Vec<(i64, i64, i64)> = sqlx::query_as(
        "WITH stored AS (
             INSERT INTO log (match, number, at, record)
             SELECT new.match, new.number, new.at, new.record
             FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[]) AS new (match, number, at, record)
             WHERE EXISTS (SELECT FROM matches WHERE matches.id = new.match)
             ORDER BY new.match, new.number
             ON CONFLICT DO NOTHING RETURNING match, number
         ), changed AS (
             UPDATE matches SET stage = last.stage, due = last.due
             FROM (
                 SELECT DISTINCT ON (change.match) change.match, change.stage, change.due
                 FROM unnest($5::bigint[], $6::bigint[], $7::smallint[], $8::bigint[])
                     AS change (match, number, stage, due)
                 JOIN stored ON stored.match = change.match AND stored.number = change.number
                 ORDER BY change.match, change.number DESC
             ) AS last
             WHERE matches.id = last.match
         ), told AS (
             SELECT pg_notify($9, word) FROM unnest($10::text[]) AS word
         )
         SELECT match, number, (SELECT count(*) FROM told) FROM stored",
    )
    .bind(rows.iter().map(|row| row.id.number()).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.number).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.at).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.record.as_str()).collect::<Vec<_>>())
    .bind(changing().map(|(row, _)| row.id.number()).collect::<Vec<_>>())
    .bind(changing().map(|(row, _)| row.number).collect::<Vec<_>>())
    .bind(changing().map(|(_, change)| change.stage.number()).collect::<Vec<_>>())
    .bind(changing().map(|(_, change)| change.due).collect::<Vec<_>>())
    .bind(CHANNEL)
    .bind(pack_rows(process, rows.iter().map(|row| (row.id, row.number))))
    .fetch_all(connection)
    .await?;
    Ok(stored.into_iter().map(|(id, number, _)| (id, number)).collect())
}
