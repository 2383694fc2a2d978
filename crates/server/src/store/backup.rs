//! Backups made while matches go on: always an SQLite file with one moment of the whole database. And the way back.

use std::fs::{self, File, OpenOptions};
use std::path::Path;

use futures_util::TryStreamExt;
use room::ids::{hex, random_bytes};
use rusqlite::{Connection, OpenFlags};
use sqlx::postgres::PgConnection;
use tokio::sync::mpsc;
use tokio::task::spawn_blocking;

use super::error::{Place, StoreError};
use super::postgres::{Postgres, execute as execute_in_postgres, failed};
use super::queries::{
    ALL_MATCHES, ALL_PACKED, ALL_ROWS, ALL_TOKENS, insert_match, insert_packed, insert_row, insert_token,
};
use super::query::{Answer, Query};
use super::sqlite::{Sqlite, beside, execute, open_privately};
use super::{Database, OpenAs, schema};

/// How many rows may be read before they are written.
const AT_ONCE: usize = 500;

/// Writes under another name first, so that what has the name of the backup is complete.
pub(super) async fn back_up(database: &Database, file: &Path) -> Result<(), StoreError> {
    let exists = || StoreError::Exists { file: file.to_path_buf() };
    if file.try_exists().map_err(|error| file_error(file, error))? {
        return Err(exists());
    }
    let part = beside(file, &format!(".{}.part", hex(&random_bytes::<4>())));
    open_privately(&part).map_err(|error| file_error(&part, error))?;
    let written = match database {
        Database::Sqlite(sqlite) => vacuum_into(sqlite, &part).await,
        Database::Postgres(postgres) => copy_to_file(postgres, &part).await,
    };
    let named = written.and_then(|()| give_name(&part, file));
    if named.is_err() {
        // It may not have been made at all.
        let _ = fs::remove_file(&part);
    }
    named
}

async fn vacuum_into(sqlite: &Sqlite, part: &Path) -> Result<(), StoreError> {
    let Some(name) = part.to_str().map(str::to_string) else {
        let cause = "the name of a backup has to be valid Unicode".to_string();
        return Err(StoreError::File { file: part.to_path_buf(), cause });
    };
    sqlite.read(move |connection| connection.execute("VACUUM INTO ?1", [name]).map(drop)).await
}

/// Puts the file on disk and gives it its name, unless that name was taken meanwhile.
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
async fn copy_to_file(postgres: &Postgres, part: &Path) -> Result<(), StoreError> {
    let (queue, copied) = mpsc::channel(AT_ONCE);
    let part = part.to_path_buf();
    let writing = spawn_blocking(move || write_file(&part, copied));
    let read = read_all(postgres, queue).await.map_err(|error| failed(&postgres.place, error));
    // If the file cannot be written, reading has only ended for that.
    writing.await.unwrap_or_else(|panic| Err(postgres.place.error(panic)))?;
    read
}

/// Turns every row into the query that writes it again. Ends early if nobody wants it.
async fn read_all(postgres: &Postgres, queue: mpsc::Sender<Query>) -> Result<(), sqlx::Error> {
    let mut snapshot = postgres.snapshot().await?;
    copy(&mut snapshot, ALL_MATCHES, insert_match, &queue).await?;
    copy(&mut snapshot, ALL_TOKENS, insert_token, &queue).await?;
    copy(&mut snapshot, ALL_PACKED, insert_packed, &queue).await?;
    copy(&mut snapshot, ALL_ROWS, insert_row, &queue).await
}

async fn copy<R: Answer>(
    snapshot: &mut PgConnection,
    sql: &'static str,
    insert: fn(R) -> Query,
    queue: &mpsc::Sender<Query>,
) -> Result<(), sqlx::Error> {
    let mut rows = sqlx::query_as(sql).fetch(snapshot);
    while let Some(row) = rows.try_next().await? {
        if queue.send(insert(row)).await.is_err() {
            break;
        }
    }
    Ok(())
}

fn write_file(part: &Path, mut copied: mpsc::Receiver<Query>) -> Result<(), StoreError> {
    let place = Place::Sqlite(part.to_path_buf());
    let mut file = Connection::open(part).map_err(|error| place.open_error(error))?;
    schema::migrate_sqlite(&mut file, &place)?;
    let mut write = || {
        file.pragma_update(None, "journal_mode", "OFF")?;
        file.pragma_update(None, "synchronous", "OFF")?;
        let transaction = file.transaction()?;
        while let Some(query) = copied.blocking_recv() {
            execute(&transaction, &query)?;
        }
        transaction.commit()
    };
    write().map_err(|error| place.error(error))
}

/// Copies a backup into an empty PostgreSQL, all of it or nothing.
pub(super) async fn restore(backup: &Path, postgres: &Postgres) -> Result<(), StoreError> {
    let (queue, mut copied) = mpsc::channel(AT_ONCE);
    let backup = backup.to_path_buf();
    let reading = spawn_blocking(move || read_file(&backup, &queue));
    let written = write_all(postgres, &mut copied).await;
    // Whoever still reads finds nobody who listens, and ends.
    drop(copied);
    let read = reading.await.unwrap_or_else(|panic| Err(postgres.place.error(panic)));
    let transaction = written?;
    read?;
    transaction.commit().await.map_err(|error| failed(&postgres.place, error))
}

async fn write_all(
    postgres: &Postgres,
    copied: &mut mpsc::Receiver<Query>,
) -> Result<sqlx::Transaction<'static, sqlx::Postgres>, StoreError> {
    let failed = |error| failed(&postgres.place, error);
    let mut transaction = postgres.begin().await.map_err(failed)?;
    // Nobody creates a match meanwhile.
    sqlx::raw_sql("LOCK TABLE matches IN EXCLUSIVE MODE").execute(&mut *transaction).await.map_err(failed)?;
    let any = sqlx::query_scalar("SELECT EXISTS (SELECT FROM matches)").fetch_one(&mut *transaction).await;
    if any.map_err(failed)? {
        return Err(StoreError::NotEmpty { place: postgres.place.clone() });
    }
    while let Some(query) = copied.recv().await {
        execute_in_postgres(&mut transaction, query).await.map_err(failed)?;
    }
    Ok(transaction)
}

fn read_file(backup: &Path, queue: &mpsc::Sender<Query>) -> Result<(), StoreError> {
    let place = Place::Sqlite(backup.to_path_buf());
    let mut file = Connection::open_with_flags(backup, OpenFlags::SQLITE_OPEN_READ_ONLY)
        .map_err(|_| StoreError::Absent { place: place.clone() })?;
    schema::prepare_sqlite(&mut file, OpenAs::Administrator, &place)?;
    let read = || {
        copy_from_file(&file, ALL_MATCHES, insert_match, queue)?;
        copy_from_file(&file, ALL_TOKENS, insert_token, queue)?;
        copy_from_file(&file, ALL_PACKED, insert_packed, queue)?;
        copy_from_file(&file, ALL_ROWS, insert_row, queue)
    };
    read().map_err(|error| place.error(error))
}

fn copy_from_file<R: Answer>(
    file: &Connection,
    sql: &str,
    insert: fn(R) -> Query,
    queue: &mpsc::Sender<Query>,
) -> rusqlite::Result<()> {
    let mut statement = file.prepare(sql)?;
    for row in statement.query_map([], |row| R::try_from(row))? {
        if queue.blocking_send(insert(row?)).is_err() {
            break;
        }
    }
    Ok(())
}
