//! Where matches are kept: an SQLite file, or PostgreSQL that several processes share.
//!
//! A match is one row of `matches`, which says what was agreed, and rows of `log`, which say what has happened since.
//! The log only grows. A row is numbered by its match, and a number can be taken once: whoever comes second has lost,
//! and reads what the winner wrote.

mod backup;
mod error;
mod notices;
mod postgres;
mod queries;
mod rows;
mod schema;
mod sqlite;
mod writer;

use std::fs::File;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sqlx::postgres::PgPool;
use sqlx::sqlite::SqlitePool;
use tokio::sync::{OwnedMutexGuard, broadcast};

pub use self::error::{Place, StoreError};
pub use self::notices::Notice;
use self::notices::{CHANNEL, LONGEST_WORD, Listening, ProcessId};
use self::postgres::PostgresGroups;
pub use self::rows::{
    Appended, Change, Found, FoundRow, ListFilter, Listed, NewMatch, NewRow, NewToken, Stage, TokenKind,
};
use self::sqlite::{SqliteGroups, Turn};
use self::writer::{Groups, Writer};
use crate::ids::MatchId;

/// All matches. It is cheap to clone; all clones are the same store.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    place: Place,
    reading: Pools,
    writing: Pools,
    /// PostgreSQL needs none.
    turn: Option<Turn>,
    writer: Writer,
    process: ProcessId,
    notices: broadcast::Sender<Notice>,
    listening: Option<Listening>,
    /// Held while this process serves an SQLite file.
    lock: Option<File>,
}

enum Pools {
    Sqlite(SqlitePool),
    Postgres(PgPool),
}

/// Who opens the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenAs {
    /// Brings the tables up to date, hears what others do, and is the only server of an SQLite file.
    Server,
    /// Works on a database that is there, beside a server or without one.
    Administrator,
}

/// How many notices a receiver may be behind.
const NOTICES: usize = 4096;
/// How long the database may take to prove that it is ready.
const READY: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:PATH`, a plain path, or `postgres://…`. An error names the database and never its password.
    pub async fn open(url: &str, how: OpenAs) -> Result<Store, StoreError> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Store::open_postgres(url, how).await;
        }
        let path = url.strip_prefix("sqlite://").or(url.strip_prefix("sqlite:")).unwrap_or(url);
        if path.is_empty() {
            return Err(StoreError::Address { cause: "it is empty".to_string() });
        }
        if path.contains("://") {
            return Err(StoreError::Address { cause: "it is neither an SQLite file nor PostgreSQL".to_string() });
        }
        Store::open_sqlite(Path::new(path), how).await
    }

    async fn open_sqlite(path: &Path, how: OpenAs) -> Result<Store, StoreError> {
        let sqlite::Opened { place, reading, writing, direct, lock } = sqlite::open(path, how).await?;
        let turn = Turn::default();
        let groups = SqliteGroups { place: place.clone(), direct: Arc::new(Mutex::new(direct)), turn: turn.clone() };
        let inner = Inner {
            place,
            reading: Pools::Sqlite(reading),
            writing: Pools::Sqlite(writing),
            turn: Some(turn),
            writer: Writer::start(Groups::Sqlite(groups)),
            process: ProcessId::new(),
            notices: broadcast::channel(NOTICES).0,
            listening: None,
            lock,
        };
        Ok(Store { inner: Arc::new(inner) })
    }

    async fn open_postgres(url: &str, how: OpenAs) -> Result<Store, StoreError> {
        let postgres::Opened { place, options, reading, writing } = postgres::open(url, how).await?;
        let process = ProcessId::new();
        let notices = broadcast::channel(NOTICES).0;
        let listening = match how {
            OpenAs::Server => Some(Listening::start(options.clone(), process, &place, notices.clone()).await?),
            OpenAs::Administrator => None,
        };
        let groups = PostgresGroups { place: place.clone(), options, process, connection: None };
        let inner = Inner {
            place,
            reading: Pools::Postgres(reading),
            writing: Pools::Postgres(writing),
            turn: None,
            writer: Writer::start(Groups::Postgres(Box::new(groups))),
            process,
            notices,
            listening,
            lock: None,
        };
        Ok(Store { inner: Arc::new(inner) })
    }

    /// Adds a row to a match's log, along with whatever else waits to be written, and returns when it is on disk.
    ///
    /// The next row of a match may be sent when this one is stored. A row whose number is taken, or whose match has been
    /// deleted, is lost. After an error the match has to be read anew: a row that was not acknowledged may still be there.
    pub async fn append(&self, row: NewRow) -> Result<Appended, StoreError> {
        if row.record.contains('\0') {
            return Err(StoreError::ZeroByte);
        }
        self.inner.writer.append(row).await
    }

    /// What other processes do from now on. On SQLite there are none, and an administrator does not listen.
    pub fn notices(&self) -> broadcast::Receiver<Notice> {
        self.inner.notices.subscribe()
    }

    /// Whether other processes may write to the same database.
    pub fn is_shared(&self) -> bool {
        self.inner.listening.is_some()
    }

    /// To be held while something is written over the pool.
    async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        match &self.inner.turn {
            Some(turn) => Some(turn.clone().lock_owned().await),
            None => None,
        }
    }

    /// Tells the other processes something: those that listen now, and nobody else.
    pub async fn announce(&self, text: String) -> Result<(), StoreError> {
        let Pools::Postgres(pool) = &self.inner.writing else { return Ok(()) };
        let word = notices::pack_text(self.inner.process, &text);
        if word.len() > LONGEST_WORD {
            let most = LONGEST_WORD - (word.len() - text.len());
            return Err(StoreError::TooLong { bytes: text.len(), most });
        }
        if text.contains('\0') {
            return Err(StoreError::ZeroByte);
        }
        let sent = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(word).execute(pool).await;
        sent.map(drop).map_err(|error| self.inner.place.error(error))
    }

    /// Writes everything into a new SQLite file, while matches go on: of each match all rows up to some moment, which is
    /// the same for all. The file can be opened as a store. An existing file is left alone.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        backup::back_up(&self.inner.reading, &self.inner.place, file).await
    }

    /// Whether something can be written and read now.
    pub async fn check(&self) -> Result<(), StoreError> {
        if self.inner.writer.is_closed() {
            return Err(StoreError::Closed);
        }
        let answer = tokio::time::timeout(READY, self.probe()).await;
        answer.unwrap_or_else(|_| {
            Err(StoreError::Failed { place: self.inner.place.clone(), cause: "it does not answer".to_string() })
        })
    }

    /// Writes what waits, and refuses everything from then on.
    pub async fn close(self) {
        self.inner.writer.close().await;
        for pools in [&self.inner.reading, &self.inner.writing] {
            match pools {
                Pools::Sqlite(pool) => pool.close().await,
                Pools::Postgres(pool) => pool.close().await,
            }
        }
        if let Some(listening) = &self.inner.listening {
            listening.stop();
        }
        if let Some(lock) = &self.inner.lock {
            // If that fails, the lock ends with the process.
            let _ = lock.unlock();
        }
    }
}

fn match_id(number: i64) -> Result<MatchId, StoreError> {
    MatchId::from_number(number)
        .ok_or_else(|| StoreError::Damaged { what: format!("{number} is no number of a match") })
}
