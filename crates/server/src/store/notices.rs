//! How processes on one PostgreSQL tell each other what they did.

use std::fmt;
use std::time::Duration;

use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::error::{Place, StoreError};
use super::postgres::words;
use crate::ids::{MatchId, hex, random_bytes};

/// What another process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It has tried to write this row: the row is there now, written by it or by another process.
    Row { id: MatchId, number: i64 },
    /// It has announced something.
    Said(String),
    /// The listener was cut off and listens again: anything may have happened meanwhile. A receiver that has fallen
    /// behind (`RecvError::Lagged`) knows as little.
    Missed,
}

/// PostgreSQL takes less than 8,000 bytes in one word.
pub(super) const LONGEST_WORD: usize = 7_000;
pub(super) const CHANNEL: &str = "walstatt";
/// How long the line may be silent before the listener makes sure that it still stands.
const SILENCE: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(500);

/// Stands before every word, so that a process knows its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProcessId([u8; 8]);

impl ProcessId {
    pub fn new() -> ProcessId {
        ProcessId(random_bytes())
    }
}

impl fmt::Display for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Listens until it is dropped.
pub(super) struct Listening(JoinHandle<()>);

impl Drop for Listening {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Listening {
    /// Returns when nothing can be missed any more.
    pub async fn start(
        options: PgConnectOptions,
        process: ProcessId,
        place: &Place,
        notices: broadcast::Sender<Notice>,
    ) -> Result<Listening, StoreError> {
        let mut listener = listen(&options).await.map_err(|error| place.open_error(words(error)))?;
        Ok(Listening(tokio::spawn(async move {
            loop {
                pass_on(&mut listener, process, &notices).await;
                tracing::warn!("the line to PostgreSQL that tells what other processes do was cut");
                listener = listen_again(&options).await;
                // It is no mistake if nobody receives just now.
                let _ = notices.send(Notice::Missed);
            }
        })))
    }

    pub fn stop(&self) {
        self.0.abort();
    }
}

async fn listen(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_lazy_with(options.clone());
    let mut listener = PgListener::connect_with(&pool).await?;
    listener.eager_reconnect(false);
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

async fn listen_again(options: &PgConnectOptions) -> PgListener {
    loop {
        if let Ok(listener) = listen(options).await {
            return listener;
        }
        sleep(PAUSE).await;
    }
}

/// Returns when the line is cut.
async fn pass_on(listener: &mut PgListener, process: ProcessId, notices: &broadcast::Sender<Notice>) {
    loop {
        match timeout(SILENCE, listener.try_recv()).await {
            Ok(Ok(Some(word))) => {
                for notice in unpack(word.payload(), process) {
                    let _ = notices.send(notice);
                }
            }
            Ok(Ok(None) | Err(_)) => return,
            Err(_) => {
                let stands = timeout(PATIENCE, listener.execute("SELECT 1")).await;
                if !matches!(stands, Ok(Ok(_))) {
                    return;
                }
            }
        }
    }
}

/// Words that name these rows, as few as their length allows.
pub(super) fn pack_rows(process: ProcessId, rows: impl Iterator<Item = (MatchId, i64)>) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (id, number) in rows {
        let row = format!(" {id}:{number}");
        match words.last_mut() {
            Some(word) if word.len() + row.len() <= LONGEST_WORD => word.push_str(&row),
            _ => words.push(format!("{process} rows{row}")),
        }
    }
    words
}

pub(super) fn pack_text(process: ProcessId, text: &str) -> String {
    format!("{process} said {text}")
}

/// What a word tells. Nothing, if it is one's own or if a later version speaks in a way that this one does not know.
fn unpack(word: &str, own: ProcessId) -> Vec<Notice> {
    let Some((process, rest)) = word.split_once(' ') else { return Vec::new() };
    if process == own.to_string() {
        return Vec::new();
    }
    match rest.split_once(' ') {
        Some(("rows", rows)) => rows.split(' ').filter_map(unpack_row).collect(),
        Some(("said", text)) => vec![Notice::Said(text.to_string())],
        _ => Vec::new(),
    }
}

fn unpack_row(row: &str) -> Option<Notice> {
    let (id, number) = row.split_once(':')?;
    Some(Notice::Row { id: id.parse().ok()?, number: number.parse().ok()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_arrive_as_they_were_packed_in_words_that_are_short_enough() {
        let (own, other) = (ProcessId::new(), ProcessId::new());
        let rows: Vec<_> = (0..1000).map(|number| (MatchId::new(), i64::MAX - number)).collect();
        let words = pack_rows(other, rows.iter().copied());
        assert!(words.len() > 1 && words.iter().all(|word| word.len() <= LONGEST_WORD));
        let notices: Vec<_> = words.iter().flat_map(|word| unpack(word, own)).collect();
        assert_eq!(notices, rows.iter().map(|&(id, number)| Notice::Row { id, number }).collect::<Vec<_>>());
        assert_eq!(words.iter().flat_map(|word| unpack(word, other)).count(), 0, "one's own are left out");
    }

    #[test]
    fn a_text_arrives_as_it_was_said_and_nonsense_is_passed_over() {
        let (own, other) = (ProcessId::new(), ProcessId::new());
        assert_eq!(unpack(&pack_text(other, "rows 1 :ä "), own), [Notice::Said("rows 1 :ä ".to_string())]);
        assert_eq!(unpack(&pack_text(other, ""), own), [Notice::Said(String::new())]);
        for word in ["", "x", "x rows", "x rows 1:2 000000000000 000000000000:", "x later 1"] {
            assert_eq!(unpack(word, own), [], "{word}");
        }
    }
}
