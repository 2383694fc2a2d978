//! The tables, and which version of them a database has.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};

use super::error::{Place, StoreError};

/// All migrations in order. What has been released is never changed, only added to.
const SQLITE: &[(&str, &str)] = &[("matches", include_str!("../../migrations/sqlite/0001_matches.sql"))];
const POSTGRES: &[(&str, &str)] = &[("matches", include_str!("../../migrations/postgres/0001_matches.sql"))];

pub(super) fn for_sqlite() -> Migrator {
    migrator(SQLITE)
}

pub(super) fn for_postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(texts: &'static [(&'static str, &'static str)]) -> Migrator {
    let migration = |(version, &(name, text)): (i64, &(&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(texts).map(migration).collect())
}

/// Brings the database up to date. The migrator holds a lock of the database meanwhile, so that several processes can
/// start at once; if it fails, the lock ends with the connection.
pub(super) async fn migrate<C: Migrate>(
    migrator: &Migrator,
    connection: &mut C,
    place: &Place,
) -> Result<(), StoreError> {
    migrator.run_direct(None, connection, false).await.map_err(|error| migrate_error(error, migrator, place))
}

/// Refuses a database that is not up to date. Whoever administers beside a running server must not change its tables.
pub(super) async fn check<C: Migrate>(
    migrator: &Migrator,
    connection: &mut C,
    place: &Place,
) -> Result<(), StoreError> {
    let applied = match connection.list_applied_migrations(&migrator.table_name).await {
        Ok(applied) => applied,
        Err(MigrateError::Execute(sqlx::Error::Database(_))) => {
            return Err(StoreError::Absent { place: place.clone() });
        }
        Err(error) => return Err(migrate_error(error, migrator, place)),
    };
    let found = applied.iter().map(|migration| migration.version).max().unwrap_or(0);
    let known = newest(migrator);
    if found > known {
        return Err(StoreError::Newer { place: place.clone(), found, known });
    }
    if found < known {
        return Err(StoreError::Older { place: place.clone() });
    }
    Ok(())
}

fn migrate_error(error: MigrateError, migrator: &Migrator, place: &Place) -> StoreError {
    match error {
        MigrateError::VersionMissing(found) => {
            StoreError::Newer { place: place.clone(), found, known: newest(migrator) }
        }
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => place.open_error(error),
        other => StoreError::Open { place: place.clone(), cause: other.to_string() },
    }
}

fn newest(migrator: &Migrator) -> i64 {
    migrator.iter().map(|migration| migration.version).max().unwrap_or(0)
}
