//! PostgreSQL: several processes serve the same matches and tell each other what they write.

use std::str::FromStr;
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgDatabaseError, PgPool, PgPoolOptions, PgSeverity};
use sqlx::{ConnectOptions, Connection, PgExecutor, Transaction};
use tokio::sync::broadcast;
use tokio::time::{Instant, timeout};

use super::error::{Place, StoreError};
use super::notices::{CHANNEL, LONGEST_WORD, Listening, Notice, PAGE, ProcessId, begin_rows, pack_text};
use super::query::{Answer, Query};
use super::rows::NewRow;
use super::writer::{Groups, Writer, Written};
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

pub(super) struct Postgres {
    pub place: Place,
    /// Its transactions are snapshots and write nothing.
    reading: PgPool,
    writing: PgPool,
    process: ProcessId,
    /// An administrator does not listen.
    listening: Option<Listening>,
}

impl Postgres {
    /// The database, and the connection for groups of log rows.
    pub async fn open(
        url: &str,
        how: OpenAs,
        notices: &broadcast::Sender<Notice>,
    ) -> Result<(Postgres, PostgresGroups), StoreError> {
        let options =
            PgConnectOptions::from_str(url).map_err(|error| StoreError::Address { cause: error.to_string() })?;
        let options = options.application_name("walstatt").disable_statement_logging();
        let place = Place::of_postgres(&options);
        let mut first = match timeout(PATIENCE, options.connect()).await {
            Ok(connected) => connected.map_err(|error| place.open_error(words(error)))?,
            Err(_) => return Err(place.open_error("it does not answer")),
        };
        schema::prepare_postgres(&mut first, how, &place).await?;
        first.close().await.map_err(|error| place.open_error(words(error)))?;
        let process = ProcessId::new();
        let listening = match how {
            OpenAs::Server => Some(Listening::start(options.clone(), process, &place, notices.clone()).await?),
            OpenAs::Administrator => None,
        };
        let snapshots = options
            .clone()
            .options([("default_transaction_isolation", "repeatable read"), ("default_transaction_read_only", "on")]);
        let reading = pool_options(READERS).connect_lazy_with(snapshots);
        let writing = pool_options(WRITERS).connect_lazy_with(options.clone());
        let groups = PostgresGroups { place: place.clone(), options, process, connection: None };
        Ok((Postgres { place, reading, writing, process, listening }, groups))
    }

    pub async fn fetch<R: Answer>(&self, query: Query) -> Result<Vec<R>, StoreError> {
        fetch(&self.reading, query).await.map_err(|error| failed(&self.place, error))
    }

    /// Both as they were at one moment.
    pub async fn fetch_both<A: Answer, B: Answer>(&self, a: Query, b: Query) -> Result<(Vec<A>, Vec<B>), StoreError> {
        let read = async {
            let mut snapshot = self.snapshot().await?;
            let both = (fetch(&mut *snapshot, a).await?, fetch(&mut *snapshot, b).await?);
            snapshot.commit().await?;
            Ok(both)
        };
        read.await.map_err(|error| failed(&self.place, error))
    }

    pub async fn snapshot(&self) -> Result<Transaction<'static, sqlx::Postgres>, sqlx::Error> {
        self.reading.begin().await
    }

    /// For what has to be written as a whole.
    pub async fn begin(&self) -> Result<Transaction<'static, sqlx::Postgres>, sqlx::Error> {
        self.writing.begin().await
    }

    /// Runs these queries, all or none, and tells how many rows the first has changed.
    pub async fn batch(&self, queries: Vec<Query>) -> Result<u64, StoreError> {
        let write = async {
            let mut transaction = self.writing.begin().await?;
            let mut changed = Vec::with_capacity(queries.len());
            for query in queries {
                changed.push(execute(&mut transaction, query).await?);
            }
            transaction.commit().await?;
            Ok(changed.swap_remove(0))
        };
        write.await.map_err(|error| failed(&self.place, error))
    }

    pub fn is_shared(&self) -> bool {
        self.listening.is_some()
    }

    pub async fn time(&self) -> Result<i64, StoreError> {
        let asked = sqlx::query_scalar("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint");
        asked.fetch_one(&self.reading).await.map_err(|error| failed(&self.place, error))
    }

    pub async fn announce(&self, text: &str) -> Result<(), StoreError> {
        let word = pack_text(self.process, text);
        if word.len() > LONGEST_WORD {
            let most = LONGEST_WORD - (word.len() - text.len());
            return Err(StoreError::TooLong { bytes: text.len(), most });
        }
        let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(word).execute(&self.writing).await;
        sent.map(drop).map_err(|error| failed(&self.place, error))
    }

    pub async fn close(&self, writer: &Writer) {
        writer.close().await;
        self.reading.close().await;
        self.writing.close().await;
        if let Some(listening) = &self.listening {
            listening.stop();
        }
    }
}

async fn fetch<R: Answer>(from: impl PgExecutor<'_>, query: Query) -> Result<Vec<R>, sqlx::Error> {
    sqlx::query_as_with(query.sql, query.arguments()?).fetch_all(from).await
}

/// Tells how many rows have changed.
pub(super) async fn execute(connection: &mut PgConnection, query: Query) -> Result<u64, sqlx::Error> {
    let done = sqlx::query_with(query.sql, query.arguments()?).execute(connection).await?;
    Ok(done.rows_affected())
}

pub(super) fn failed(place: &Place, cause: sqlx::Error) -> StoreError {
    match cause {
        sqlx::Error::Database(error) if error.is_unique_violation() || error.is_foreign_key_violation() => {
            StoreError::Conflict { cause: error.message().to_string() }
        }
        cause => place.error(words(cause)),
    }
}

/// The database's own words, without the wrapping of the library.
pub(super) fn words(cause: sqlx::Error) -> String {
    match cause {
        sqlx::Error::Database(error) => error.message().to_string(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::PoolTimedOut => "all connections are in use".to_string(),
        other => other.to_string(),
    }
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
    place: Place,
    options: PgConnectOptions,
    process: ProcessId,
    /// None until it is needed, and after it was lost.
    connection: Option<(PgConnection, Instant)>,
}

impl Groups for PostgresGroups {
    /// A connection that is lost meanwhile leaves open whether the group is there; that is reported as `Unknown` and not
    /// looked up, because the one who appended has to read the match anew in any case. Batches go over the pool.
    async fn write(&mut self, _none: Vec<Vec<Query>>, rows: Vec<NewRow>) -> Result<Written, StoreError> {
        let mut connection = match timeout(PATIENCE, self.connected()).await {
            Ok(connected) => connected.map_err(|error| self.place.error(words(error)))?,
            Err(_) => return Err(self.place.error("it does not answer")),
        };
        let unknown = |cause| StoreError::Unknown { place: self.place.clone(), cause };
        match timeout(LONGEST, insert_rows(&mut connection, &rows, self.process)).await {
            Ok(Ok(rows)) => {
                self.connection = Some((connection, Instant::now()));
                Ok(Written { batches: Vec::new(), rows })
            }
            // PostgreSQL has refused, and nothing was written. A new connection is surely as good as this one.
            Ok(Err(error)) if is_refusal(&error) => Err(self.place.error(words(error))),
            Ok(Err(error)) => Err(unknown(error.to_string())),
            Err(_) => Err(unknown("it does not answer".to_string())),
        }
    }
}

impl PostgresGroups {
    async fn connected(&mut self) -> Result<PgConnection, sqlx::Error> {
        if let Some((mut connection, used)) = self.connection.take()
            && (used.elapsed() < FRESH || connection.ping().await.is_ok())
        {
            return Ok(connection);
        }
        self.options.connect().await
    }
}

/// Whether PostgreSQL has rolled back what it was asked for. When it ends the connection at the same time, as it does
/// when it is shut down, that may come just after the rows were written.
fn is_refusal(error: &sqlx::Error) -> bool {
    let refusal = error.as_database_error().and_then(|error| error.try_downcast_ref::<PgDatabaseError>());
    refusal.is_some_and(|refusal| !matches!(refusal.severity(), PgSeverity::Fatal | PgSeverity::Panic))
}

/// One statement and so one transaction: the rows, what they change in their matches, and words to the other processes
/// with all that was stored. A row whose match has been deleted, or whose number is packed, is not written.
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
             WHERE EXISTS (SELECT FROM matches WHERE matches.id = new.match AND matches.packed <= new.number)
             ORDER BY new.match, new.number
             ON CONFLICT DO NOTHING RETURNING match, number, at, record
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
             SELECT pg_notify($9, $10 || string_agg(line, E'\\n' ORDER BY match, number))
             FROM (
                 SELECT match, number, line, sum(octet_length(line)) OVER (ORDER BY match, number) / $11 AS page
                 FROM (
                     SELECT match, number, match || ' ' || number
                         || CASE WHEN octet_length(record) > $11 OR strpos(record, E'\\n') > 0 THEN '' ELSE ' ' || at || ' ' || record END AS line
                     FROM stored
                 ) AS lines
             ) AS paged
             GROUP BY page
         )
         SELECT match, number, (SELECT count(*) FROM told) FROM stored",
    )
    .bind(rows.iter().map(|row| row.id.number()).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.number).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.at).collect::<Vec<_>>())
    .bind(rows.iter().map(|row| row.record.as_str()).collect::<Vec<_>>())
    .bind(changing().map(|(row, _)| row.id.number()).collect::<Vec<_>>())
    .bind(changing().map(|(row, _)| row.number).collect::<Vec<_>>())
    .bind(changing().map(|(_, change)| change.stage as i16).collect::<Vec<_>>())
    .bind(changing().map(|(_, change)| change.due).collect::<Vec<_>>())
    .bind(CHANNEL)
    .bind(begin_rows(process))
    .bind(PAGE)
    .fetch_all(connection)
    .await?;
    Ok(stored.into_iter().map(|(id, number, _)| (id, number)).collect())
}
