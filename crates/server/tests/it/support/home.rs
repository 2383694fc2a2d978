//! Databases and matches for the tests of the store.

use std::time::Duration;

use room::ids::MatchId;
use server::store::{Appended, Found, FoundRow, NewMatch, NewRow, Notice, OpenAs, Stage, Store, StoreError};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tempfile::TempDir;
use tokio::sync::broadcast;

use super::postgres::Postgres;

/// An empty database and a folder.
pub struct Home {
    pub folder: TempDir,
    pub url: String,
}

impl Home {
    pub fn sqlite() -> Home {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let url = folder.path().join("matches.db").to_string_lossy().into_owned();
        Home { folder, url }
    }

    pub fn postgres(postgres: &Postgres) -> Home {
        Home { folder: tempfile::tempdir().expect("a folder can be made"), url: postgres.fresh_database() }
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url, OpenAs::Server).await.expect("it can be served")
    }

    pub async fn administer(&self) -> Store {
        Store::open(&self.url, OpenAs::Administrator).await.expect("it can be administered")
    }

    /// A separate connection to PostgreSQL.
    pub async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.url).await.expect("it can be reached")
    }

    /// Changes the database behind the store's back.
    pub async fn execute(&self, sqlite: &str, postgres: &str) {
        if self.url.starts_with("postgres:") {
            let mut connection = self.connect().await;
            sqlx::raw_sql(AssertSqlSafe(postgres)).execute(&mut connection).await.expect("it can be done");
        } else {
            let connection = rusqlite::Connection::open(&self.url).expect("it can be opened");
            connection.execute_batch(sqlite).expect("it can be done");
        }
    }
}

pub fn new_match() -> NewMatch {
    let row = |number, record: &str| FoundRow { number, at: 1000, record: record.to_string() };
    let found = Found {
        id: MatchId::new(),
        game: "chess".to_string(),
        created: 1000,
        listed: true,
        setup: r#"{"seats":2}"#.to_string(),
        secret: [7; 32],
        stage: Stage::Waiting,
        due: None,
        log: vec![row(0, r#""first""#), row(1, r#""second""#)],
    };
    NewMatch { found, tokens: Vec::new() }
}

pub async fn create(store: &Store) -> MatchId {
    let new = new_match();
    let id = new.found.id;
    store.create(new).await.expect("created");
    id
}

/// Sorted.
pub async fn create_many(store: &Store, count: usize) -> Vec<MatchId> {
    let mut ids = Vec::new();
    for _ in 0..count {
        ids.push(create(store).await);
    }
    ids.sort();
    ids
}

pub fn row(id: MatchId, number: i64, record: &str) -> NewRow {
    NewRow { id, number, at: 1000 + number, record: record.to_string(), change: None }
}

pub async fn append(store: &Store, id: MatchId, number: i64) {
    assert_eq!(store.append(row(id, number, "null")).await.expect("written"), Appended::Stored);
}

pub async fn next(notices: &mut broadcast::Receiver<Notice>) -> Notice {
    let waiting = tokio::time::timeout(Duration::from_secs(20), notices.recv());
    waiting.await.expect("an event is told").expect("nothing was dropped")
}

pub fn error(opened: Result<Store, StoreError>) -> StoreError {
    match opened {
        Ok(_) => panic!("it should have been refused"),
        Err(error) => error,
    }
}
