//! SQLite: one file, served by one process.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use rusqlite::{ErrorCode, OpenFlags, Transaction, TransactionBehavior, params};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use super::error::{Place, StoreError};
use super::queries::{INSERT_MATCH, INSERT_ROW, INSERT_TOKEN};
use super::rows::{Change, NewMatch, NewRow, NewToken};
use super::{OpenAs, schema};

/// How many can read at once.
const READERS: u32 = 4;
/// How long one waits for an administrator's program that writes just now.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how many pages the log ahead is carried over into the file: seldom enough that pages which change again and
/// again are carried once.
const CHECKPOINT: i64 = 4000;
/// How much of the file each connection keeps at hand, in KiB (SQLite wants it negative then). Rows of a thousand matches
/// that are played at the same time go to a thousand places of the index.
const CACHE: i64 = -32768;

/// Held by whoever writes: SQLite has one writer at a time, and waiting in turn beats trying again.
pub(super) type Turn = Arc<tokio::sync::Mutex<()>>;

pub(super) struct Opened {
    pub place: Place,
    pub reading: SqlitePool,
    /// A single connection, for everything that is written but matches and log rows.
    pub writing: SqlitePool,
    /// For new matches and log rows.
    pub direct: rusqlite::Connection,
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
        .pragma("wal_autocheckpoint", CHECKPOINT.to_string())
        .pragma("cache_size", CACHE.to_string())
        .disable_statement_logging();
    let mut first = options.connect().await.map_err(|error| place.open_error(error))?;
    match how {
        OpenAs::Server => schema::migrate(&schema::for_sqlite(), &mut first, &place).await?,
        OpenAs::Administrator => schema::check(&schema::for_sqlite(), &mut first, &place).await?,
    }
    let pool = |most| pool_options(most).connect_lazy_with(options.clone());
    let direct = connect_directly(path).map_err(|error| place.direct_open_error(&error))?;
    let opened = Opened { place, reading: pool(READERS), writing: pool(1), direct, lock };
    // It stays open until the others could be: the last one to close a file tidies it up, which is slow.
    opened.writing.acquire().await.map_err(|error| opened.place.open_error(error))?;
    first.close().await.map_err(|error| opened.place.open_error(error))?;
    Ok(opened)
}

/// Opens a file that is there as the pools do. What is left to the library is the same in both.
fn connect_directly(path: &Path) -> rusqlite::Result<rusqlite::Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = rusqlite::Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    Ok(connection)
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

/// Writes groups of new matches and log rows over a connection of its own. It goes to SQLite directly: a row is a few
/// microseconds of work, and handing it to the pool's thread as JSON costs more than that. Matches go the same way,
/// because SQLite forgets all it has at hand of a file when another connection has written to it.
pub(super) struct SqliteGroups {
    pub place: Place,
    pub direct: Arc<Mutex<rusqlite::Connection>>,
    pub turn: Turn,
}

/// What was written of a group.
pub(super) struct Written {
    /// For each match whether it was; not if there is one of that number.
    pub created: Vec<bool>,
    pub stored: Vec<(i64, i64)>,
}

impl Written {
    pub fn rows(stored: Vec<(i64, i64)>) -> Written {
        Written { created: Vec::new(), stored }
    }
}

impl SqliteGroups {
    /// If it fails, nothing was written.
    pub async fn write(&mut self, matches: Vec<NewMatch>, rows: Vec<NewRow>) -> Result<Written, StoreError> {
        let _turn = self.turn.lock().await;
        let direct = self.direct.clone();
        let written = tokio::task::spawn_blocking(move || write_all(&mut lock_connection(&direct), &matches, &rows));
        match written.await {
            Ok(written) => written.map_err(|error| self.place.direct_error(&error)),
            Err(broke_down) => Err(StoreError::Failed { place: self.place.clone(), cause: broke_down.to_string() }),
        }
    }
}

/// A transaction that breaks down is rolled back, so the connection is as good as before.
fn lock_connection(connection: &Mutex<rusqlite::Connection>) -> MutexGuard<'_, rusqlite::Connection> {
    connection.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Writes everything in one transaction.
fn write_all(
    connection: &mut rusqlite::Connection,
    matches: &[NewMatch],
    rows: &[NewRow],
) -> rusqlite::Result<Written> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let created = matches.iter().map(|new| write_match(&transaction, new)).collect::<rusqlite::Result<_>>()?;
    let stored = write_rows(&transaction, rows)?;
    transaction.commit()?;
    Ok(Written { created, stored })
}

fn write_match(transaction: &Transaction<'_>, new: &NewMatch) -> rusqlite::Result<bool> {
    let NewMatch { game, created, listed, setup, secret, stage, due, .. } = new;
    let id = new.id.number();
    let inserted = (transaction.prepare_cached(INSERT_MATCH)?).execute(params![
        id,
        game,
        created,
        listed,
        setup,
        secret,
        stage.number(),
        due
    ]);
    match inserted {
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => return Ok(false),
        inserted => inserted?,
    };
    for NewToken { hash, seat, kind } in &new.tokens {
        transaction.prepare_cached(INSERT_TOKEN)?.execute(params![id, hash.0, seat, kind.number()])?;
    }
    for (number, record) in (0_i64..).zip(&new.log) {
        transaction.prepare_cached(INSERT_ROW)?.execute(params![id, number, created, record])?;
    }
    Ok(true)
}

/// Writes rows and what they change in their matches; the last one of a match decides. Tells which it has stored:
/// a row whose number is taken or whose match has been deleted is not written.
fn write_rows(transaction: &Transaction<'_>, rows: &[NewRow]) -> rusqlite::Result<Vec<(i64, i64)>> {
    let mut stored = Vec::with_capacity(rows.len());
    // A statement that could insert several rows would keep a journal of its own.
    let mut is_there = transaction.prepare_cached("SELECT 1 FROM matches WHERE id = ?1")?;
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO log (match, number, at, record) VALUES (?1, ?2, ?3, ?4)")?;
    let mut change = transaction.prepare_cached("UPDATE matches SET stage = ?2, due = ?3 WHERE id = ?1")?;
    for row in rows {
        let id = row.id.number();
        let is_stored = is_there.exists([id])? && insert.execute(params![id, row.number, row.at, row.record])? == 1;
        if !is_stored {
            continue;
        }
        stored.push((id, row.number));
        if let Some(Change { stage, due }) = row.change {
            change.execute(params![id, stage.number(), due])?;
        }
    }
    Ok(stored)
}
