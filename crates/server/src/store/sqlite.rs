//! SQLite: one file, served by one process. A single connection writes, a few others read.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior, params};
use tokio::sync::{Mutex, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::timeout;

use super::error::{Place, StoreError};
use super::query::{Answer, Query};
use super::rows::{Change, NewRow};
use super::writer::{Groups, Writer, Written};
use super::{OpenAs, schema};

/// How many can read at once.
const READERS: u32 = 4;
/// How long one waits for a free connection, or for an administrator's program that writes just now.
const PATIENCE: Duration = Duration::from_secs(10);
/// After how many pages the log ahead is carried over into the file: seldom enough that pages which change again and
/// again are carried once.
const CHECKPOINT: i64 = 4000;
/// How much of the file each connection keeps at hand, in KiB (SQLite wants it negative then). Rows of a thousand matches
/// that are played at the same time go to a thousand places of the index.
const CACHE: i64 = -32768;

pub(super) struct Sqlite {
    pub place: Place,
    path: PathBuf,
    /// A permit for each connection that reads.
    readers: Arc<Semaphore>,
    /// Those over which nobody reads now. They are opened when they are needed.
    idle: Arc<Mutex<Vec<Connection>>>,
    /// Held while this process serves the file.
    locks: Vec<File>,
}

impl Sqlite {
    /// The file, and the one connection that writes to it.
    pub async fn open(path: &Path, how: OpenAs) -> Result<(Sqlite, SqliteGroups), StoreError> {
        let place = Place::Sqlite(path.to_path_buf());
        let locks = match how {
            OpenAs::Server => lock(path, &place)?,
            OpenAs::Administrator if path.exists() => Vec::new(),
            OpenAs::Administrator => return Err(StoreError::Absent { place }),
        };
        let sqlite = Sqlite {
            place: place.clone(),
            path: path.to_path_buf(),
            readers: Arc::new(Semaphore::new(READERS as usize)),
            idle: Arc::default(),
            locks,
        };
        let path = path.to_path_buf();
        let groups = spawn_blocking(move || {
            let mut connection = connect(&path, how == OpenAs::Server).map_err(|error| place.open_error(error))?;
            schema::prepare_sqlite(&mut connection, how, &place)?;
            Ok(SqliteGroups { place, connection: Arc::new(Mutex::new(connection)) })
        });
        let groups = groups.await.unwrap_or_else(|panic| Err(sqlite.place.open_error(panic)))?;
        Ok((sqlite, groups))
    }

    pub async fn fetch<R: Answer>(&self, query: Query) -> Result<Vec<R>, StoreError> {
        self.read(move |connection| fetch(connection, &query)).await
    }

    /// Both as they were at one moment.
    pub async fn fetch_both<A: Answer, B: Answer>(&self, a: Query, b: Query) -> Result<(Vec<A>, Vec<B>), StoreError> {
        let read = self.read(move |connection| {
            let snapshot = connection.transaction()?;
            Ok((fetch(&snapshot, &a)?, fetch(&snapshot, &b)?))
        });
        read.await
    }

    /// Reads on a thread that may wait.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let permit = match timeout(PATIENCE, self.readers.clone().acquire_owned()).await {
            Ok(permit) => permit.map_err(|_| StoreError::Closed)?,
            Err(_) => return Err(self.place.error("all connections are in use")),
        };
        let (path, idle) = (self.path.clone(), self.idle.clone());
        let reading = spawn_blocking(move || {
            let _permit = permit;
            let connection = idle.blocking_lock().pop();
            let mut connection = connection.map_or_else(|| connect(&path, false), Ok)?;
            let read = work(&mut connection);
            idle.blocking_lock().push(connection);
            read
        });
        let read = reading.await.map_err(|panic| self.place.error(panic))?;
        read.map_err(|error| self.place.error(error))
    }

    /// Returns when nobody reads any more. The writer goes last: the last connection tidies the file up, which takes a
    /// while.
    pub async fn close(&self, writer: &Writer) {
        let all = self.readers.acquire_many(READERS).await;
        self.readers.close();
        drop(all);
        self.idle.lock().await.clear();
        writer.close().await;
        for lock in &self.locks {
            // If that fails, the lock ends with the process.
            let _ = lock.unlock();
        }
    }
}

fn connect(path: &Path, create: bool) -> rusqlite::Result<Connection> {
    let mut flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    flags.set(OpenFlags::SQLITE_OPEN_CREATE, create);
    let connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT)?;
    connection.pragma_update(None, "cache_size", CACHE)?;
    Ok(connection)
}

/// Makes sure that no other process serves the file. The operating system lifts the locks when the process ends, however
/// it ends. One is on a file of its own beside the database, one on the database itself, which may have other names.
fn lock(path: &Path, place: &Place) -> Result<Vec<File>, StoreError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder
        && !folder.is_dir()
    {
        return Err(StoreError::NoFolder { folder: folder.to_path_buf() });
    }
    let beside = beside(&path.canonicalize().unwrap_or(path.to_path_buf()), ".lock");
    // Elsewhere a lock would keep SQLite out, too.
    let itself = cfg!(unix).then(|| path.to_path_buf());
    [beside].into_iter().chain(itself).map(|file| lock_file(file, place)).collect()
}

fn lock_file(name: PathBuf, place: &Place) -> Result<File, StoreError> {
    let failed = |cause: std::io::Error| StoreError::File { file: name.clone(), cause: cause.to_string() };
    let file = open_privately(&name).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::Served { place: place.clone() }),
        Err(TryLockError::Error(cause)) => Err(failed(cause)),
    }
}

/// Opens a file that its owner alone may read and write, and makes it if there is none.
pub(super) fn open_privately(name: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(name)?;
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(name)
}

/// The path with something after its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn fetch<R: Answer>(connection: &Connection, query: &Query) -> rusqlite::Result<Vec<R>> {
    let mut statement = connection.prepare_cached(query.sql)?;
    let rows = statement.query_map(&query.named()[..], |row| R::try_from(row))?;
    rows.collect()
}

/// Tells how many rows have changed.
pub(super) fn execute(connection: &Connection, query: &Query) -> rusqlite::Result<usize> {
    connection.prepare_cached(query.sql)?.execute(&query.named()[..])
}

/// Writes everything over one connection: SQLite has one writer at a time, and forgets all it has at hand of a file when
/// another connection has written to it.
pub(super) struct SqliteGroups {
    place: Place,
    connection: Arc<Mutex<Connection>>,
}

impl Groups for SqliteGroups {
    /// If it fails, nothing was written.
    async fn write(&mut self, batches: Vec<Vec<Query>>, rows: Vec<NewRow>) -> Result<Written, StoreError> {
        let connection = self.connection.clone();
        let written = spawn_blocking(move || write_all(&mut connection.blocking_lock(), &batches, &rows));
        written.await.map_err(|panic| self.place.error(panic))?.map_err(|error| self.place.error(error))
    }
}

fn write_all(connection: &mut Connection, batches: &[Vec<Query>], rows: &[NewRow]) -> rusqlite::Result<Written> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut done = Vec::with_capacity(batches.len());
    for batch in batches {
        done.push(match write_batch(&mut transaction, batch) {
            // The others are written.
            Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
                Err(StoreError::Conflict { cause: error.to_string() })
            }
            changed => Ok(changed? as u64),
        });
    }
    let rows = write_rows(&transaction, rows)?;
    transaction.commit()?;
    Ok(Written { batches: done, rows })
}

/// All or nothing. Tells how many rows the first query has changed.
fn write_batch(transaction: &mut Transaction<'_>, batch: &[Query]) -> rusqlite::Result<usize> {
    let savepoint = transaction.savepoint()?;
    let mut changed = batch.iter().map(|query| execute(&savepoint, query)).collect::<rusqlite::Result<Vec<_>>>()?;
    savepoint.commit()?;
    Ok(changed.swap_remove(0))
}

/// Writes rows and what they change in their matches; the last one of a match decides. Tells which it has stored:
/// a row whose number is taken, in a packed log too, or whose match has been deleted is not written.
fn write_rows(transaction: &Transaction<'_>, rows: &[NewRow]) -> rusqlite::Result<Vec<(i64, i64)>> {
    let mut stored = Vec::with_capacity(rows.len());
    // A statement that could insert several rows would keep a journal of its own.
    let mut is_there = transaction.prepare_cached("SELECT 1 FROM matches WHERE id = ?1 AND packed <= ?2")?;
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO log (match, number, at, record) VALUES (?1, ?2, ?3, ?4)")?;
    let mut change = transaction.prepare_cached("UPDATE matches SET stage = ?2, due = ?3 WHERE id = ?1")?;
    for row in rows {
        let id = row.id.number();
        let is_stored =
            is_there.exists([id, row.number])? && insert.execute(params![id, row.number, row.at, row.record])? == 1;
        if !is_stored {
            continue;
        }
        stored.push((id, row.number));
        if let Some(Change { stage, due }) = row.change {
            change.execute(params![id, stage as i16, due])?;
        }
    }
    Ok(stored)
}
