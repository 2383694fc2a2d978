//! The one task that appends to logs, and on SQLite creates matches: whatever waits is written in one go, and answered
//! when it is on disk.

use std::time::Duration;

use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;

use std::sync::Arc;

use super::StoreError;
use super::postgres::PostgresGroups;
use super::rows::{Appended, NewMatch, NewRow};
use super::sqlite::{SqliteGroups, Written};

/// Something that waits to be written, and who waits for it.
enum Waiting {
    Row(WaitingRow),
    /// For SQLite alone.
    Match(Box<NewMatch>, oneshot::Sender<Result<(), StoreError>>),
}

struct WaitingRow {
    row: NewRow,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many rows are written in one go.
const MOST: usize = 256;
/// How many rows may wait; whoever comes then waits for room.
const QUEUE: usize = 4096;
/// Groups that are at least as large come at least `APART` after each other: more rows in each, less work for each row.
/// Smaller ones are written at once.
const LARGE: usize = 32;
const APART: Duration = Duration::from_millis(10);

/// The way to the writer. It stops when all of these are gone or when it is closed, after it has written what waits.
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
    closing: Arc<Notify>,
    stopped: watch::Receiver<()>,
}

/// Where groups are written.
pub(super) enum Groups {
    Sqlite(SqliteGroups),
    Postgres(Box<PostgresGroups>),
}

impl Writer {
    pub fn start(groups: Groups) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let closing = Arc::new(Notify::new());
        let (running, stopped) = watch::channel(());
        let told = closing.clone();
        tokio::spawn(async move {
            write_all(waiting, groups, &told).await;
            drop(running);
        });
        Writer { queue, closing, stopped }
    }

    pub async fn append(&self, row: NewRow) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting::Row(WaitingRow { row, answer })).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting::Match(Box::new(new), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    pub async fn close(&self) {
        self.closing.notify_one();
        let mut stopped = self.stopped.clone();
        while stopped.changed().await.is_ok() {}
    }
}

async fn write_all(mut waiting: mpsc::Receiver<Waiting>, mut groups: Groups, closing: &Notify) {
    let mut group = Vec::with_capacity(MOST);
    loop {
        tokio::select! {
            count = waiting.recv_many(&mut group, MOST) => if count == 0 {
                return;
            },
            () = closing.notified() => {
                waiting.close();
                continue;
            }
        }
        let began = Instant::now();
        let large = group.len() >= LARGE;
        write_group(&mut group, &mut groups).await;
        if large {
            tokio::time::sleep_until(began + APART).await;
        }
    }
}

/// Writes all that waits in one transaction and answers.
async fn write_group(group: &mut Vec<Waiting>, groups: &mut Groups) {
    let (mut matches, mut creators, mut rows) = (Vec::new(), Vec::new(), Vec::with_capacity(group.len()));
    for waiting in group.drain(..) {
        match waiting {
            Waiting::Row(row) => rows.push(row),
            Waiting::Match(new, creator) => {
                matches.push(*new);
                creators.push(creator);
            }
        }
    }
    let (rows, appenders) = put_in_order(rows);
    let written = match groups {
        Groups::Sqlite(sqlite) => sqlite.write(matches, rows).await,
        Groups::Postgres(postgres) => postgres.write(&rows).await.map(Written::rows),
    };
    // Nobody minds if the one who asked has gone: what was written is there for whoever reads next.
    match written {
        Ok(Written { created, mut stored }) => {
            stored.sort_unstable();
            for (creator, is_created) in creators.into_iter().zip(created) {
                let _ = creator.send(if is_created { Ok(()) } else { Err(StoreError::Taken) });
            }
            for (appender, key) in appenders {
                let is_stored = key.is_some_and(|key| stored.binary_search(&key).is_ok());
                let _ = appender.send(Ok(if is_stored { Appended::Stored } else { Appended::Lost }));
            }
        }
        Err(error) => {
            for creator in creators {
                let _ = creator.send(Err(error.clone()));
            }
            for (appender, _) in appenders {
                let _ = appender.send(Err(error.clone()));
            }
        }
    }
}

/// Who waits for a row, and match and number of it, unless another one of the same number is written.
type Appender = (oneshot::Sender<Result<Appended, StoreError>>, Option<(i64, i64)>);

/// Of two rows with the same number only the first is written. The order is the same everywhere, so that two processes
/// do not wait for each other in a circle.
fn put_in_order(mut waiting: Vec<WaitingRow>) -> (Vec<NewRow>, Vec<Appender>) {
    waiting.sort_by_key(|waiting| (waiting.row.id, waiting.row.number));
    let mut rows = Vec::with_capacity(waiting.len());
    let mut appenders = Vec::with_capacity(waiting.len());
    for WaitingRow { row, answer } in waiting {
        let twice = rows.last().is_some_and(|last: &NewRow| (last.id, last.number) == (row.id, row.number));
        if twice {
            appenders.push((answer, None));
        } else {
            appenders.push((answer, Some((row.id.number(), row.number))));
            rows.push(row);
        }
    }
    (rows, appenders)
}
