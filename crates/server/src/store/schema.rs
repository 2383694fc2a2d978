//! The tables, and which version of them a database has.

use rusqlite::TransactionBehavior;
use sha2::{Digest, Sha384};
use sqlx::Connection;
use sqlx::postgres::PgConnection;

use super::error::{Place, StoreError};
use super::query::Query;
use super::{OpenAs, postgres, sqlite};

/// Name and text of all migrations in order. What has been released is never changed, only added to.
type Migrations = &'static [(&'static str, &'static str)];

const SQLITE: Migrations = &[
    ("matches", include_str!("../../migrations/sqlite/0001_matches.sql")),
    ("packed", include_str!("../../migrations/sqlite/0002_packed.sql")),
];
const POSTGRES: Migrations = &[
    ("matches", include_str!("../../migrations/postgres/0001_matches.sql")),
    ("packed", include_str!("../../migrations/postgres/0002_packed.sql")),
];

const VERSION: &str = "SELECT COALESCE(MAX(version), 0) FROM _sqlx_migrations";
/// Keeps servers that start at once from making the same tables.
const LOCK: i64 = 0x57616c73;

/// Brings the database up to date for a server, and refuses one that does not fit. Whoever administers beside a running
/// server must not change its tables.
pub(super) fn prepare_sqlite(
    connection: &mut rusqlite::Connection,
    how: OpenAs,
    place: &Place,
) -> Result<(), StoreError> {
    let found = match how {
        OpenAs::Server => migrate_sqlite(connection, place)?,
        OpenAs::Administrator => connection
            .query_row(VERSION, [], |row| row.get(0))
            .map_err(|_| StoreError::Absent { place: place.clone() })?,
    };
    check(found, SQLITE, how, place)
}

pub(super) async fn prepare_postgres(
    connection: &mut PgConnection,
    how: OpenAs,
    place: &Place,
) -> Result<(), StoreError> {
    let found = match how {
        OpenAs::Server => migrate_postgres(connection, place).await?,
        OpenAs::Administrator => {
            let found = sqlx::query_scalar(VERSION).fetch_one(connection).await;
            found.map_err(|error| match error {
                sqlx::Error::Database(_) => StoreError::Absent { place: place.clone() },
                error => place.open_error(postgres::words(error)),
            })?
        }
    };
    check(found, POSTGRES, how, place)
}

fn check(found: i64, migrations: Migrations, how: OpenAs, place: &Place) -> Result<(), StoreError> {
    let known = migrations.len() as i64;
    if found > known {
        return Err(StoreError::Newer { place: place.clone(), found, known });
    }
    if found < known && how == OpenAs::Administrator {
        return Err(StoreError::Older { place: place.clone() });
    }
    Ok(())
}

/// Tells which version the file had.
pub(super) fn migrate_sqlite(connection: &mut rusqlite::Connection, place: &Place) -> Result<i64, StoreError> {
    let failed = |error: rusqlite::Error| place.open_error(error);
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(failed)?;
    transaction.execute_batch(include_str!("../../migrations/sqlite/versions.sql")).map_err(failed)?;
    let found = transaction.query_row(VERSION, [], |row| row.get(0)).map_err(failed)?;
    for Step { name, text, applied } in missing(found, SQLITE) {
        let done = transaction.execute_batch(text).and_then(|()| sqlite::execute(&transaction, &applied));
        done.map_err(|error| place.migration_error(name, error))?;
    }
    transaction.commit().map_err(failed)?;
    Ok(found)
}

async fn migrate_postgres(connection: &mut PgConnection, place: &Place) -> Result<i64, StoreError> {
    let failed = |error: sqlx::Error| place.open_error(postgres::words(error));
    let mut transaction = connection.begin().await.map_err(failed)?;
    let lock = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK);
    lock.execute(&mut *transaction).await.map_err(failed)?;
    let versions = sqlx::raw_sql(include_str!("../../migrations/postgres/versions.sql"));
    versions.execute(&mut *transaction).await.map_err(failed)?;
    let found = sqlx::query_scalar(VERSION).fetch_one(&mut *transaction).await.map_err(failed)?;
    for Step { name, text, applied } in missing(found, POSTGRES) {
        let wrong = |error: sqlx::Error| place.migration_error(name, postgres::words(error));
        sqlx::raw_sql(text).execute(&mut *transaction).await.map_err(wrong)?;
        postgres::execute(&mut transaction, applied).await.map_err(wrong)?;
    }
    transaction.commit().await.map_err(failed)?;
    Ok(found)
}

/// A migration that has to be applied, and the query that notes it down as sqlx does.
struct Step {
    name: &'static str,
    text: &'static str,
    applied: Query,
}

/// The migrations after a version.
fn missing(found: i64, migrations: Migrations) -> impl Iterator<Item = Step> {
    (1..).zip(migrations).filter(move |(version, _)| *version > found).map(|(version, &(name, text))| {
        let applied = Query::new(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES ($1, $2, TRUE, $3, 0)",
        );
        let applied = applied.with(version).with(name.to_string()).with(Sha384::digest(text).to_vec());
        Step { name, text, applied }
    })
}
