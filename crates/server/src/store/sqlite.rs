//! SQLite: one file, served by one process.

use std::collections::BTreeMap;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

use super::error::{Place, StoreError};
use super::rows::NewRow;
use super::{OpenAs, schema};

/// How many can read at once.
const READERS: u32 = 4;
/// How long one waits for an administrator's program that writes just now.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how many pages the log ahead is carried over into the file: seldom enough that pages which change again and
/// again are carried once.
const CHECKPOINT: &str = "4000";
/// How much of the file each connection keeps at hand, in KiB (SQLite wants it negative then). Rows of a thousand matches
/// that are played at the same time go to a thousand places of the index.
const CACHE: &str = "-32768";

pub(super) struct Opened {
    pub place: Place,
    pub reading: SqlitePool,
    /// A single connection: SQLite has one writer at a time, and waiting in turn beats trying again.
    pub writing: SqlitePool,
    pub lock: Option<File>,
}

pub(super) async fn open(path: &Path, how: OpenAs) -> Result<Opened, StoreError> {
    let place = Place::of_file(path);
    let lock = match how {
        OpenAs::Server => Some(lock(path, &place)?),
        OpenAs::Administrator if path.exists() => None,
        OpenAs::Administrator => return Err(StoreError::Absent { place }),
    };
    let options = SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(how == OpenAs::Server)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .pragma("cache_size", CACHE)
        .disable_statement_logging();
    let mut first = options.connect().await.map_err(|error| place.open_error(error))?;
    match how {
        OpenAs::Server => schema::migrate(&schema::for_sqlite(), &mut first, &place).await?,
        OpenAs::Administrator => schema::check(&schema::for_sqlite(), &mut first, &place).await?,
    }
    let pool = |most| pool_options(most).connect_lazy_with(options.clone());
    let opened = Opened { place, reading: pool(READERS), writing: pool(1), lock };
    // It stays open until the others could be: the last one to close a file tidies it up, which is slow.
    opened.writing.acquire().await.map_err(|error| opened.place.open_error(error))?;
    first.close().await.map_err(|error| opened.place.open_error(error))?;
    Ok(opened)
}

fn pool_options(most: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(most)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// Makes sure that no other process serves the file. The lock is on a file of its own beside it, and the operating
/// system lifts it when the process ends, however it ends.
fn lock(path: &Path, place: &Place) -> Result<File, StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder
        && !folder.is_dir()
    {
        return Err(StoreError::NoFolder { folder: folder.to_path_buf() });
    }
    let beside = beside(&path.canonicalize().unwrap_or(path.to_path_buf()), ".lock");
    let failed = |cause: std::io::Error| StoreError::File { file: beside.clone(), cause: cause.to_string() };
    let file = File::create(&beside).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Served { place: place.clone() }),
        Err(TryLockError::Error(cause)) => Err(failed(cause)),
    }
}

/// The path with something after its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Writes groups of log rows.
pub(super) struct SqliteGroups {
    pub place: Place,
    pub writing: SqlitePool,
}

impl SqliteGroups {
    /// Tells which rows it has stored. If it fails, none is.
    pub async fn write(&mut self, rows: &[NewRow]) -> Result<Vec<(i64, i64)>, StoreError> {
        self.try_write(rows).await.map_err(|error| self.place.error(error))
    }

    async fn try_write(&mut self, rows: &[NewRow]) -> Result<Vec<(i64, i64)>, sqlx::Error> {
        let given = rows_as_json(rows)?;
        let mut transaction = self.writing.begin_with("BEGIN IMMEDIATE").await?;
        let count = insert_rows(&mut transaction, &given).await?;
        let stored = if count == rows.len() as u64 {
            rows.iter().map(|row| (row.id.number(), row.number)).collect()
        } else {
            // Asking for the names of the stored rows costs as much as storing them, and somebody has to have lost
            // before they are of interest. So that is done anew.
            transaction.rollback().await?;
            transaction = self.writing.begin_with("BEGIN IMMEDIATE").await?;
            let named = AssertSqlSafe(format!("{INSERT} RETURNING match, number"));
            sqlx::query_as(named).bind(given).fetch_all(&mut *transaction).await?
        };
        let changes = changes(rows, &stored);
        if !changes.is_empty() {
            let changes: Vec<_> = changes.into_iter().map(|(id, (stage, due))| (id, stage, due)).collect();
            sqlx::query(
                "UPDATE matches SET stage = change.value ->> 1, due = change.value ->> 2
                 FROM json_each($1) AS change WHERE matches.id = change.value ->> 0",
            )
            .bind(json(&changes)?)
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(stored)
    }
}

/// One statement for all rows, whatever their number. A row whose match has been deleted is not written.
const INSERT: &str = "INSERT INTO log (match, number, at, record)
     SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)
     WHERE value ->> 0 IN (SELECT id FROM matches)
     ON CONFLICT DO NOTHING";

/// Tells how many rows it has stored.
pub(super) async fn insert_rows(connection: &mut SqliteConnection, rows: &str) -> Result<u64, sqlx::Error> {
    Ok(sqlx::query(INSERT).bind(rows).execute(connection).await?.rows_affected())
}

/// Rows as the statement takes them.
pub(super) fn rows_as_json(rows: &[NewRow]) -> Result<String, sqlx::Error> {
    json(&rows.iter().map(|row| (row.id.number(), row.number, row.at, &row.record)).collect::<Vec<_>>())
}

/// What the stored rows change in their matches: the last one of a match decides.
fn changes(rows: &[NewRow], stored: &[(i64, i64)]) -> BTreeMap<i64, (i16, Option<i64>)> {
    let stored: std::collections::HashSet<_> = stored.iter().copied().collect();
    let mut changes = BTreeMap::new();
    for row in rows {
        let id = row.id.number();
        if let Some(change) = row.change
            && stored.contains(&(id, row.number))
        {
            changes.insert(id, (change.stage.number(), change.due));
        }
    }
    changes
}

fn json<T: serde::Serialize>(value: &T) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}
