//! What can go wrong with the store, in words for whoever runs the server.

use std::fmt;
use std::path::PathBuf;

use sqlx::postgres::PgConnectOptions;

/// What went wrong, where, and what to do about it. No variant carries the address as it was given: it may hold a
/// password.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "the address of the database cannot be read: {cause}. Give the path of an SQLite file, or an address like \
         postgres://user:password@host/database"
    )]
    Address { cause: String },
    #[error("there is no database at {place}. Start the server once, or give the address that it uses")]
    Absent { place: Place },
    #[error("the folder {folder} does not exist. Create it, or give another path for the database", folder = .folder.display())]
    NoFolder { folder: PathBuf },
    #[error("{place} is served by another process. Stop that one first, or give this one another file")]
    Served { place: Place },
    #[error(
        "{place}: this database was made by a newer version of Walstatt (its schema is {found}, this program knows \
         {known}). Use the newer version, or another database"
    )]
    Newer { place: Place, found: i64, known: i64 },
    #[error(
        "{place}: this database was made by an older version of Walstatt. Start the server of this version once, it \
         brings the database up to date"
    )]
    Older { place: Place },
    #[error("{place} cannot be opened: {cause}. {advice}", advice = .place.advice())]
    Open { place: Place, cause: String },
    /// Nothing of what was asked for has happened.
    #[error("{place} has refused: {cause}. {advice}", advice = .place.advice())]
    Failed { place: Place, cause: String },
    /// The connection was lost on the way: the match has to be read anew to learn whether the row is there.
    #[error("{place} was lost before it answered: {cause}. {advice}", advice = .place.advice())]
    Unknown { place: Place, cause: String },
    #[error("the database holds something that Walstatt has not written: {what}. Restore a backup")]
    Damaged { what: String },
    #[error("{file} exists already. Give another name for the backup", file = .file.display())]
    Exists { file: PathBuf },
    #[error("{file}: {cause}", file = .file.display())]
    File { file: PathBuf, cause: String },
    #[error("a text for the other processes can have at most {most} bytes, not {bytes}")]
    TooLong { bytes: usize, most: usize },
    /// PostgreSQL cannot keep it, and it would take its whole group down with it.
    #[error("a text with a zero byte cannot be stored")]
    ZeroByte,
    /// There is a match of this name already, or none to which a token could belong.
    #[error("that does not go with what is stored: {cause}")]
    Conflict { cause: String },
    #[error("the store has been closed")]
    Closed,
}

/// The name of a database, without secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Sqlite(PathBuf),
    Postgres(String),
}

impl Place {
    pub(super) fn of_postgres(options: &PgConnectOptions) -> Place {
        let host = match options.get_socket() {
            Some(socket) => socket.display().to_string(),
            None => options.get_host().to_string(),
        };
        let database = options.get_database().unwrap_or(options.get_username());
        Place::Postgres(format!("PostgreSQL at {host}:{}, database {database}", options.get_port()))
    }

    fn advice(&self) -> &'static str {
        match self {
            Place::Sqlite(_) => "See whether the disk has room and the file and its folder can be written",
            Place::Postgres(_) => "See whether PostgreSQL runs, can be reached and lets this user in",
        }
    }

    pub(super) fn open_error(&self, cause: impl fmt::Display) -> StoreError {
        StoreError::Open { place: self.clone(), cause: cause.to_string() }
    }

    pub(super) fn error(&self, cause: impl fmt::Display) -> StoreError {
        StoreError::Failed { place: self.clone(), cause: cause.to_string() }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Sqlite(path) => write!(f, "{}", path.display()),
            Place::Postgres(name) => f.write_str(name),
        }
    }
}
