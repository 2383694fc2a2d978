//! Where matches are kept: an SQLite file, or PostgreSQL that several processes share.
//!
//! A match is one row of `matches`, which says what was agreed, and rows of `log`, which say what has happened since.
//! The log only grows. A row is numbered by its match, and a number can be taken once: the second writer has lost,
//! and reads what the winner wrote.

mod backup;
mod error;
mod notices;
mod packing;
mod postgres;
mod queries;
mod query;
mod rows;
mod schema;
mod sqlite;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::broadcast;

pub use self::error::{Place, StoreError};
pub use self::notices::{Notice, TheirRow};
use self::postgres::Postgres;
use self::query::{Answer, Query};
pub use self::rows::{
    Appended, Change, Found, FoundRow, ListFilter, Listed, NewMatch, NewRow, NewToken, Stage, TokenKind,
};
use self::sqlite::Sqlite;
use self::writer::Writer;

/// All matches. It is cheap to clone; all clones are the same store.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

struct Inner {
    place: Place,
    database: Database,
    writer: Writer,
    notices: broadcast::Sender<Notice>,
}

/// Each can run a query; what the queries are is said once, in `queries`.
enum Database {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Who opens the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenAs {
    /// Brings the tables up to date, hears what others do, and is the only server of an SQLite file.
    Server,
    /// Works on a database that is there, beside a server or without one.
    Administrator,
}

/// What can be announced has at most this many bytes.
pub const LONGEST_SAID: usize = 6_900;
/// How many notices a receiver may be behind.
const NOTICES: usize = 4096;
/// How long the database may take to prove that it is ready.
const READY: Duration = Duration::from_secs(5);

impl Store {
    /// Opens `sqlite:PATH`, a plain path, or `postgres://…`. An error names the database and never its password.
    pub async fn open(url: &str, how: OpenAs) -> Result<Store, StoreError> {
        let notices = broadcast::channel(NOTICES).0;
        let inner = if is_postgres(url) {
            let (postgres, groups) = Postgres::open(url, how, &notices).await?;
            let place = postgres.place.clone();
            Inner { place, database: Database::Postgres(postgres), writer: Writer::start(groups), notices }
        } else {
            let (sqlite, groups) = Sqlite::open(path_in(url)?, how).await?;
            let place = sqlite.place.clone();
            Inner { place, database: Database::Sqlite(sqlite), writer: Writer::start(groups), notices }
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
        matches!(&self.inner.database, Database::Postgres(postgres) if postgres.is_shared())
    }

    /// The time of a database that others use too, in milliseconds since 1970.
    pub async fn time(&self) -> Result<Option<i64>, StoreError> {
        match &self.inner.database {
            Database::Sqlite(_) => Ok(None),
            Database::Postgres(postgres) => postgres.time().await.map(Some),
        }
    }

    /// Tells the other processes something: those that listen now, and nobody else.
    pub async fn announce(&self, text: String) -> Result<(), StoreError> {
        match &self.inner.database {
            Database::Sqlite(_) => Ok(()),
            Database::Postgres(_) if text.contains('\0') => Err(StoreError::ZeroByte),
            Database::Postgres(postgres) => postgres.announce(&text).await,
        }
    }

    /// Writes everything into a new SQLite file, while matches go on: of each match all rows up to some moment, which is
    /// the same for all. The file can be opened as a store. An existing file is left alone.
    pub async fn back_up(&self, file: &Path) -> Result<(), StoreError> {
        backup::back_up(&self.inner.database, file).await
    }

    /// Makes a database out of a backup: a new SQLite file, or an empty PostgreSQL.
    pub async fn restore(backup: &Path, url: &str) -> Result<(), StoreError> {
        if !is_postgres(url) {
            let name = backup.to_str().ok_or_else(|| StoreError::Absent { place: Place::Sqlite(backup.into()) })?;
            let store = Store::open(name, OpenAs::Administrator).await?;
            let restored = store.back_up(path_in(url)?).await;
            store.close().await;
            return restored;
        }
        let store = Store::open(url, OpenAs::Server).await?;
        let restored = match &store.inner.database {
            Database::Postgres(postgres) => backup::restore(backup, postgres).await,
            Database::Sqlite(_) => Ok(()),
        };
        store.close().await;
        restored
    }

    /// Whether something can be written and read now.
    pub async fn check(&self) -> Result<(), StoreError> {
        if self.inner.writer.is_closed() {
            return Err(StoreError::Closed);
        }
        let answer = tokio::time::timeout(READY, self.probe()).await;
        answer.unwrap_or_else(|_| Err(self.inner.place.error("it does not answer")))
    }

    /// Writes what waits, and refuses everything from then on.
    pub async fn close(self) {
        match &self.inner.database {
            Database::Sqlite(sqlite) => sqlite.close(&self.inner.writer).await,
            Database::Postgres(postgres) => postgres.close(&self.inner.writer).await,
        }
    }

    async fn fetch<R: Answer>(&self, query: Query) -> Result<Vec<R>, StoreError> {
        match &self.inner.database {
            Database::Sqlite(sqlite) => sqlite.fetch(query).await,
            Database::Postgres(postgres) => postgres.fetch(query).await,
        }
    }

    /// Both as they were at one moment.
    async fn fetch_both<A: Answer, B: Answer>(&self, a: Query, b: Query) -> Result<(Vec<A>, Vec<B>), StoreError> {
        match &self.inner.database {
            Database::Sqlite(sqlite) => sqlite.fetch_both(a, b).await,
            Database::Postgres(postgres) => postgres.fetch_both(a, b).await,
        }
    }

    /// Runs these queries, all or none, and tells how many rows the first has changed.
    async fn batch(&self, queries: Vec<Query>) -> Result<u64, StoreError> {
        match &self.inner.database {
            Database::Sqlite(_) => self.inner.writer.batch(queries).await,
            Database::Postgres(postgres) => postgres.batch(queries).await,
        }
    }
}

fn is_postgres(url: &str) -> bool {
    url.starts_with("postgres://") || url.starts_with("postgresql://")
}

/// The file that an address names.
fn path_in(url: &str) -> Result<&Path, StoreError> {
    let path = url.strip_prefix("sqlite://").or(url.strip_prefix("sqlite:")).unwrap_or(url);
    if path.is_empty() {
        return Err(StoreError::Address { cause: "it is empty".to_string() });
    }
    if path.contains("://") {
        return Err(StoreError::Address { cause: "it is neither an SQLite file nor PostgreSQL".to_string() });
    }
    Ok(Path::new(path))
}
