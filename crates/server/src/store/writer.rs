//! The one task that appends to logs: whatever waits is written in one go, and answered when it is on disk.

use std::time::Duration;

use tokio::sync::{Notify, mpsc, oneshot, watch};
use tokio::time::Instant;

use std::sync::Arc;

use super::StoreError;
use super::postgres::PostgresGroups;
use super::rows::{Appended, NewRow};
use super::sqlite::SqliteGroups;

/// A row that waits, and who waits for it.
pub(super) struct Waiting {
    pub row: NewRow,
    pub answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// How many rows are written in one go.
const MOST: usize = 256;
/// How many rows may wait; whoever comes then waits for room.
const QUEUE: usize = 4096;
/// Groups that are at least as large come at least `APART` after each other: more rows in each, less work for each row.
/// Smaller ones are written at once.
const LARGE: usize = 8;
const APART: Duration = Duration::from_millis(8);

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
        self.queue.send(Waiting { row, answer }).await.map_err(|_| StoreError::Closed)?;
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

/// Writes all rows that wait in one transaction and answers them. Of two with the same number only the first is
/// written. In the same order everywhere, so that two processes do not wait for each other in a circle.
async fn write_group(group: &mut Vec<Waiting>, groups: &mut Groups) {
    group.sort_by_key(|waiting| (waiting.row.id, waiting.row.number));
    let mut rows = Vec::with_capacity(group.len());
    let mut answers = Vec::with_capacity(group.len());
    for Waiting { row, answer } in group.drain(..) {
        let twice = rows.last().is_some_and(|last: &NewRow| (last.id, last.number) == (row.id, row.number));
        if twice {
            answers.push((answer, None));
        } else {
            answers.push((answer, Some((row.id.number(), row.number))));
            rows.push(row);
        }
    }
    let mut stored = match groups {
        Groups::Sqlite(sqlite) => sqlite.write(rows).await,
        Groups::Postgres(postgres) => postgres.write(&rows).await,
    };
    if let Ok(stored) = &mut stored {
        stored.sort_unstable();
    }
    for (answer, key) in answers {
        // Nobody minds if the one who asked has gone: the row is there for whoever reads next.
        let _ = answer.send(match &stored {
            Err(error) => Err(error.clone()),
            Ok(stored) => match key {
                Some(key) if stored.binary_search(&key).is_ok() => Ok(Appended::Stored),
                _ => Ok(Appended::Lost),
            },
        });
    }
}
