//! Backups made while matches go on: always an SQLite file with one moment of the whole database.

use std::fs::{self, File, OpenOptions};
use std::path::Path;

use futures_util::TryStreamExt;
use sqlx::postgres::PgPool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection};

use super::error::{Place, StoreError};
use super::sqlite::beside;
use super::{Pools, schema};
use crate::ids::{hex, random_bytes};

/// How many log rows are copied in one go.
const AT_ONCE: usize = 500;

/// Writes under another name first, so that what has the name of the backup is complete.
pub(super) async fn back_up(reading: &Pools, place: &Place, file: &Path) -> Result<(), StoreError> {
    let exists = || StoreError::Exists { file: file.to_path_buf() };
    if file.try_exists().map_err(|error| file_error(file, error))? {
        return Err(exists());
    }
    let part = beside(file, &format!(".{}.part", hex(&random_bytes::<4>())));
    let written = match reading {
        Pools::Sqlite(pool) => vacuum_into(pool, place, &part).await,
        Pools::Postgres(pool) => copy_to_file(pool, place, &part).await,
    };
    let named = written.and_then(|()| give_name(&part, file));
    if named.is_err() {
        // It may not have been made at all.
        let _ = fs::remove_file(&part);
    }
    named
}

async fn vacuum_into(pool: &SqlitePool, place: &Place, part: &Path) -> Result<(), StoreError> {
    let name = part.to_str().ok_or_else(|| StoreError::File {
        file: part.to_path_buf(),
        cause: "the name of a backup has to be valid Unicode".to_string(),
    })?;
    sqlx::query("VACUUM INTO $1").bind(name).execute(pool).await.map_err(|error| place.error(error))?;
    Ok(())
}

/// Puts the file on disk and gives it its name, unless somebody has taken that meanwhile.
fn give_name(part: &Path, file: &Path) -> Result<(), StoreError> {
    let on_disk = OpenOptions::new().write(true).open(part).and_then(|part| part.sync_all());
    on_disk.map_err(|error| file_error(part, error))?;
    match fs::hard_link(part, file) {
        Ok(()) => fs::remove_file(part).map_err(|error| file_error(part, error))?,
        Err(_) if file.exists() => return Err(StoreError::Exists { file: file.to_path_buf() }),
        // Not every file system can give a file two names.
        Err(_) => fs::rename(part, file).map_err(|error| file_error(file, error))?,
    }
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty())
        && let Ok(folder) = File::open(folder)
    {
        // Not every system can do that for a folder.
        let _ = folder.sync_all();
    }
    Ok(())
}

fn file_error(file: &Path, error: std::io::Error) -> StoreError {
    StoreError::File { file: file.to_path_buf(), cause: error.to_string() }
}

/// Copies one snapshot of PostgreSQL into a new file with the same tables.
async fn copy_to_file(pool: &PgPool, from: &Place, part: &Path) -> Result<(), StoreError> {
    let to = Place::of_file(part);
    let options = SqliteConnectOptions::new()
        .filename(part)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Off)
        .synchronous(SqliteSynchronous::Off)
        .disable_statement_logging();
    let mut file = options.connect().await.map_err(|error| to.open_error(error))?;
    schema::migrate(&schema::for_sqlite(), &mut file, &to).await?;
    let mut snapshot = pool.begin().await.map_err(|error| from.error(error))?;
    let mut writing = file.begin().await.map_err(|error| to.error(error))?;
    copy_matches(&mut snapshot, from, &mut writing, &to).await?;
    copy_tokens(&mut snapshot, from, &mut writing, &to).await?;
    copy_log(&mut snapshot, from, &mut writing, &to).await?;
    writing.commit().await.map_err(|error| to.error(error))?;
    file.close().await.map_err(|error| to.error(error))
}

type Snapshot<'a> = sqlx::Transaction<'a, sqlx::Postgres>;

async fn copy_matches(
    snapshot: &mut Snapshot<'_>,
    from: &Place,
    file: &mut SqliteConnection,
    to: &Place,
) -> Result<(), StoreError> {
    type Match = (i64, String, i64, bool, String, Vec<u8>, i16, Option<i64>);
    let mut matches =
        sqlx::query_as::<_, Match>("SELECT id, game, created, listed, setup, secret, stage, due FROM matches")
            .fetch(&mut **snapshot);
    while let Some((id, game, created, listed, setup, secret, stage, due)) =
        matches.try_next().await.map_err(|error| from.error(error))?
    {
        sqlx::query(
            "INSERT INTO matches (id, game, created, listed, setup, secret, stage, due)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(id)
        .bind(game)
        .bind(created)
        .bind(listed)
        .bind(setup)
        .bind(secret)
        .bind(stage)
        .bind(due)
        .execute(&mut *file)
        .await
        .map_err(|error| to.error(error))?;
    }
    Ok(())
}

async fn copy_tokens(
    snapshot: &mut Snapshot<'_>,
    from: &Place,
    file: &mut SqliteConnection,
    to: &Place,
) -> Result<(), StoreError> {
    type Token = (i64, Vec<u8>, i16, i16);
    let mut tokens = sqlx::query_as::<_, Token>("SELECT match, hash, seat, kind FROM tokens").fetch(&mut **snapshot);
    while let Some((id, hash, seat, kind)) = tokens.try_next().await.map_err(|error| from.error(error))? {
        sqlx::query("INSERT INTO tokens (match, hash, seat, kind) VALUES ($1, $2, $3, $4)")
            .bind(id)
            .bind(hash)
            .bind(seat)
            .bind(kind)
            .execute(&mut *file)
            .await
            .map_err(|error| to.error(error))?;
    }
    Ok(())
}

async fn copy_log(
    snapshot: &mut Snapshot<'_>,
    from: &Place,
    file: &mut SqliteConnection,
    to: &Place,
) -> Result<(), StoreError> {
    type Row = (i64, i64, i64, String);
    let rows = sqlx::query_as::<_, Row>("SELECT match, number, at, record FROM log").fetch(&mut **snapshot);
    let mut groups = rows.try_chunks(AT_ONCE);
    while let Some(group) = groups.try_next().await.map_err(|error| from.error(error.1))? {
        // One statement for all of them: each one is a way to the library's thread and back.
        let group = serde_json::to_string(&group).expect("numbers and texts are JSON");
        let insert = sqlx::query(
            "INSERT INTO log (match, number, at, record)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)",
        );
        insert.bind(group).execute(&mut *file).await.map_err(|error| to.error(error))?;
    }
    Ok(())
}
