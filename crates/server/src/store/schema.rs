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

const SQLITE: Migrations = &[("matches", include_str!("../../migrations/sqlite/0001_matches.sql"))];
const POSTGRES: Migrations = &[("matches", include_str!("../../migrations/postgres/0001_matches.sql"))];

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
        OpenAs::Server => migrate_sqlite(connection).map_err(|error| place.open_error(error))?,
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
        OpenAs::Server => migrate_postgres(connection).await,
        OpenAs::Administrator => sqlx::query_scalar(VERSION).fetch_one(connection).await,
    };
    let found = found.map_err(|error| match (how, error) {
        (OpenAs::Administrator, sqlx::Error::Database(_)) => StoreError::Absent { place: place.clone() },
        (_, error) => place.open_error(postgres::words(error)),
    });
    check(found?, POSTGRES, how, place)
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
pub(super) fn migrate_sqlite(connection: &mut rusqlite::Connection) -> rusqlite::Result<i64> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(include_str!("../../migrations/sqlite/versions.sql"))?;
    let found = transaction.query_row(VERSION, [], |row| row.get(0))?;
    for (text, applied) in missing(found, SQLITE) {
        transaction.execute_batch(text)?;
        sqlite::execute(&transaction, &applied)?;
    }
    transaction.commit()?;
    Ok(found)
}

async fn migrate_postgres(connection: &mut PgConnection) -> Result<i64, sqlx::Error> {
    let mut transaction = connection.begin().await?;
    sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(LOCK).execute(&mut *transaction).await?;
    sqlx::raw_sql(include_str!("../../migrations/postgres/versions.sql")).execute(&mut *transaction).await?;
    let found = sqlx::query_scalar(VERSION).fetch_one(&mut *transaction).await?;
    for (text, applied) in missing(found, POSTGRES) {
        sqlx::raw_sql(text).execute(&mut *transaction).await?;
        postgres::execute(&mut transaction, applied).await?;
    }
    transaction.commit().await?;
    Ok(found)
}

/// The migrations after a version, each with the query that notes it down as sqlx does.
fn missing(found: i64, migrations: Migrations) -> impl Iterator<Item = (&'static str, Query)> {
    (1..).zip(migrations).filter(move |(version, _)| *version > found).map(|(version, &(name, text))| {
        let applied = Query::new(
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES ($1, $2, TRUE, $3, 0)",
        );
        (text, applied.with(version).with(name.to_string()).with(Sha384::digest(text).to_vec()))
    })
}
