//! What can go wrong with the store, in words for the people who run the server.

use std::fmt;
use std::path::{Path, PathBuf};

use sqlx::postgres::PgConnectOptions;
use table::{Arg, Lang, Phrase, text};

use crate::error::say;

/// What went wrong, where, and what to do about it. No variant carries the address as it was given: it may hold a
/// password.
#[derive(Clone, Debug)]
pub enum StoreError {
    Address {
        cause: String,
    },
    Absent {
        place: Place,
    },
    NoFolder {
        folder: PathBuf,
    },
    Served {
        place: Place,
    },
    Newer {
        place: Place,
        found: i64,
        known: i64,
    },
    Older {
        place: Place,
    },
    Open {
        place: Place,
        cause: String,
    },
    /// The tables could not be brought up to date, and are as they were.
    Migration {
        place: Place,
        step: &'static str,
        cause: String,
    },
    /// Something is there already where a backup was to be restored.
    NotEmpty {
        place: Place,
    },
    /// Nothing of what was asked for has happened.
    Failed {
        place: Place,
        cause: String,
    },
    /// The connection was lost on the way: the match has to be read anew to learn whether the row is there.
    Unknown {
        place: Place,
        cause: String,
    },
    Damaged {
        what: String,
    },
    Exists {
        file: PathBuf,
    },
    File {
        file: PathBuf,
        cause: String,
    },
    TooLong {
        bytes: usize,
        most: usize,
    },
    /// PostgreSQL cannot keep it, and it would take its whole group down with it.
    ZeroByte,
    /// There is a match of this name already, or none to which a token could belong.
    Conflict {
        cause: String,
    },
    Closed,
}

impl StoreError {
    pub fn say(&self, lang: Lang) -> String {
        say(lang, &self.phrase())
    }

    fn phrase(&self) -> Phrase {
        match self {
            StoreError::Address { cause } => Phrase::new("store-address").with("cause", text(cause)),
            StoreError::Absent { place } => Phrase::new("store-absent").with("place", place.phrase()),
            StoreError::NoFolder { folder } => Phrase::new("store-no-folder").with("folder", path(folder)),
            StoreError::Served { place } => Phrase::new("store-served").with("place", place.phrase()),
            StoreError::Newer { place, found, known } => {
                Phrase::new("store-newer").with("place", place.phrase()).with("found", *found).with("known", *known)
            }
            StoreError::Older { place } => Phrase::new("store-older").with("place", place.phrase()),
            StoreError::Migration { place, step, cause } => {
                let phrase = Phrase::new("store-migration").with("place", place.phrase()).with("step", text(*step));
                phrase.with("cause", text(cause))
            }
            StoreError::NotEmpty { place } => Phrase::new("store-not-empty").with("place", place.phrase()),
            StoreError::Open { place, cause } => place.blame("store-open", cause),
            StoreError::Failed { place, cause } => place.blame("store-refused", cause),
            StoreError::Unknown { place, cause } => place.blame("store-lost", cause),
            StoreError::Damaged { what } => Phrase::new("store-damaged").with("what", text(what)),
            StoreError::Exists { file } => Phrase::new("store-exists").with("file", path(file)),
            StoreError::File { file, cause } => {
                Phrase::new("store-file").with("file", path(file)).with("cause", text(cause))
            }
            StoreError::TooLong { bytes, most } => {
                Phrase::new("store-too-long").with("bytes", *bytes).with("most", *most)
            }
            StoreError::ZeroByte => Phrase::new("store-zero-byte"),
            StoreError::Conflict { cause } => Phrase::new("store-conflict").with("cause", text(cause)),
            StoreError::Closed => Phrase::new("store-closed"),
        }
    }
}

impl std::error::Error for StoreError {}

/// In English, for the log.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

fn path(path: &Path) -> Arg {
    text(path.display().to_string())
}

/// The name of a database, without secrets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    Sqlite(PathBuf),
    Postgres { host: String, port: u16, database: String },
}

impl Place {
    pub(super) fn of_postgres(options: &PgConnectOptions) -> Place {
        let host = match options.get_socket() {
            Some(socket) => socket.display().to_string(),
            None => options.get_host().to_string(),
        };
        let database = options.get_database().unwrap_or(options.get_username()).to_string();
        Place::Postgres { host, port: options.get_port(), database }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Place::Sqlite(file) => Phrase::new("store-sqlite").with("file", path(file)),
            Place::Postgres { host, port, database } => {
                let phrase = Phrase::new("store-postgres").with("host", text(host)).with("port", *port);
                phrase.with("database", text(database))
            }
        }
    }

    /// What went wrong here, and what to look at.
    fn blame(&self, key: &'static str, cause: &str) -> Phrase {
        let advice = match self {
            Place::Sqlite(_) => "store-advice-sqlite",
            Place::Postgres { .. } => "store-advice-postgres",
        };
        let phrase = Phrase::new(key).with("place", self.phrase()).with("cause", text(cause));
        phrase.with("advice", Phrase::new(advice))
    }

    pub(super) fn open_error(&self, cause: impl fmt::Display) -> StoreError {
        StoreError::Open { place: self.clone(), cause: cause.to_string() }
    }

    pub(super) fn migration_error(&self, step: &'static str, cause: impl fmt::Display) -> StoreError {
        StoreError::Migration { place: self.clone(), step, cause: cause.to_string() }
    }

    pub(super) fn error(&self, cause: impl fmt::Display) -> StoreError {
        StoreError::Failed { place: self.clone(), cause: cause.to_string() }
    }
}
