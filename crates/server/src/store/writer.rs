//! The one task that appends to logs, and on SQLite writes everything else too: whatever waits is written in one go, and
//! answered when it is on disk.

use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use super::StoreError;
use super::query::Query;
use super::rows::{Appended, NewRow};

/// How many are written in one go.
const MAX: usize = 256;
/// How many may wait; the next one waits for room.
const QUEUE: usize = 4096;
/// Groups that are at least as large come at least `APART` after each other: more rows in each, less work for each row.
/// Smaller ones are written at once.
const LARGE: usize = 32;
const APART: Duration = Duration::from_millis(10);

/// The way to the writer. It stops when this is gone or when it is closed, after it has written what waits.
pub(super) struct Writer {
    queue: mpsc::Sender<Waiting>,
}

/// Something that waits to be written, and who waits for it.
enum Waiting {
    Row(NewRow, Answerer<Appended>),
    Batch(Vec<Query>, Answerer<u64>),
    Close(oneshot::Sender<()>),
}

type Answerer<T> = oneshot::Sender<Result<T, StoreError>>;

/// Where groups are written.
pub(super) trait Groups: Send + 'static {
    /// Writes everything in one transaction, batches first. If it fails, nothing was written or it is not known.
    fn write(
        &mut self,
        batches: Vec<Vec<Query>>,
        rows: Vec<NewRow>,
    ) -> impl Future<Output = Result<Written, StoreError>> + Send;
}

/// What was written of a group.
pub(super) struct Written {
    /// For each batch how many rows its first query has changed, or why nothing of it was done.
    pub batches: Vec<Result<u64, StoreError>>,
    /// Match and number of each row that was stored.
    pub rows: Vec<(i64, i64)>,
}

impl Writer {
    pub fn start(groups: impl Groups) -> Writer {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(waiting, groups));
        Writer { queue }
    }

    pub async fn append(&self, row: NewRow) -> Result<Appended, StoreError> {
        self.write(|answer| Waiting::Row(row, answer)).await
    }

    /// Runs these queries, all or none, and tells how many rows the first has changed.
    pub async fn batch(&self, queries: Vec<Query>) -> Result<u64, StoreError> {
        self.write(|answer| Waiting::Batch(queries, answer)).await
    }

    async fn write<T>(&self, waiting: impl FnOnce(Answerer<T>) -> Waiting) -> Result<T, StoreError> {
        let (answerer, answer) = oneshot::channel();
        self.queue.send(waiting(answerer)).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Returns when all that waited is written and the connection is closed.
    pub async fn close(&self) {
        let (closer, closed) = oneshot::channel();
        if self.queue.send(Waiting::Close(closer)).await.is_ok() {
            // The writer says nothing: it drops its end.
            let _ = closed.await;
        }
    }
}

async fn write_all(mut waiting: mpsc::Receiver<Waiting>, mut groups: impl Groups) {
    let mut closers = Vec::new();
    let mut group = Vec::with_capacity(MAX);
    while waiting.recv_many(&mut group, MAX).await > 0 {
        let began = Instant::now();
        let large = group.len() >= LARGE;
        write_group(&mut group, &mut groups, &mut closers).await;
        if !closers.is_empty() {
            waiting.close();
        } else if large {
            sleep_until(began + APART).await;
        }
    }
    drop(groups);
    drop(closers);
}

/// Writes all that waits in one transaction and answers.
async fn write_group(group: &mut Vec<Waiting>, groups: &mut impl Groups, closers: &mut Vec<oneshot::Sender<()>>) {
    let (mut batches, mut askers, mut rows) = (Vec::new(), Vec::new(), Vec::with_capacity(group.len()));
    for waiting in group.drain(..) {
        match waiting {
            Waiting::Row(row, answer) => rows.push((row, answer)),
            Waiting::Batch(batch, answer) => {
                batches.push(batch);
                askers.push(answer);
            }
            Waiting::Close(closer) => closers.push(closer),
        }
    }
    if batches.is_empty() && rows.is_empty() {
        return;
    }
    let (rows, appenders) = put_in_order(rows);
    // Nobody minds if the one who asked has gone: what was written is there for the next reader.
    match groups.write(batches, rows).await {
        Ok(Written { batches, rows: mut stored }) => {
            stored.sort_unstable();
            for (asker, answer) in askers.into_iter().zip(batches) {
                let _ = asker.send(answer);
            }
            for (appender, key) in appenders {
                let is_stored = key.is_some_and(|key| stored.binary_search(&key).is_ok());
                let _ = appender.send(Ok(if is_stored { Appended::Stored } else { Appended::Lost }));
            }
        }
        Err(error) => {
            for asker in askers {
                let _ = asker.send(Err(error.clone()));
            }
            for (appender, _) in appenders {
                let _ = appender.send(Err(error.clone()));
            }
        }
    }
}

/// Who waits for a row, and match and number of it, unless another one of the same number is written.
type Appender = (Answerer<Appended>, Option<(i64, i64)>);

/// Of two rows with the same number only the first is written. The order is the same everywhere, so that two processes
/// do not wait for each other in a circle.
fn put_in_order(mut waiting: Vec<(NewRow, Answerer<Appended>)>) -> (Vec<NewRow>, Vec<Appender>) {
    waiting.sort_by_key(|(row, _)| (row.id, row.number));
    let mut rows: Vec<NewRow> = Vec::with_capacity(waiting.len());
    let mut appenders = Vec::with_capacity(waiting.len());
    for (row, answer) in waiting {
        if rows.last().is_some_and(|last| (last.id, last.number) == (row.id, row.number)) {
            appenders.push((answer, None));
        } else {
            appenders.push((answer, Some((row.id.number(), row.number))));
            rows.push(row);
        }
    }
    (rows, appenders)
}
