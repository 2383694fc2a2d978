//! How processes on one PostgreSQL tell each other what they did.

use std::fmt;
use std::time::Duration;

use room::ids::{MatchId, hex, random_bytes};
use sqlx::Executor;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::broadcast;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::error::{Place, StoreError};
use super::postgres::words;
use super::rows::FoundRow;

/// What another process did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// It has written these rows.
    Rows(Vec<TheirRow>),
    /// It has announced something.
    Said(String),
    /// The listener was cut off and listens again: anything may have happened meanwhile. A receiver that has fallen
    /// behind (`RecvError::Lagged`) knows as little.
    Missed,
}

/// A row that another process has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TheirRow {
    pub id: MatchId,
    pub number: i64,
    /// The row itself, so that nobody has to read it; unless it was too long for a word.
    pub row: Option<FoundRow>,
}

/// PostgreSQL takes less than 8,000 bytes in one word.
pub(super) const LONGEST_WORD: usize = 7_000;
/// Words about rows have less than twice this many bytes; a row whose record is longer is only named.
pub(super) const PAGE: i64 = 3_300;
pub(super) const CHANNEL: &str = "walstatt";
/// How long the line may be silent before the listener makes sure that it still stands.
const SILENCE: Duration = Duration::from_secs(20);
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two tries to listen again.
const PAUSE: Duration = Duration::from_millis(100);

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
                if let Some(notice) = unpack(word.payload(), process) {
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

/// How a word about rows begins. PostgreSQL adds a line for each, because only it knows which of them were stored: match and
/// number, and behind them when it was and the record, which has no line break in it.
pub(super) fn begin_rows(process: ProcessId) -> String {
    format!("{process} rows ")
}

pub(super) fn pack_text(process: ProcessId, text: &str) -> String {
    format!("{process} said {text}")
}

/// What a word tells. Nothing, if it is one's own or if a later version speaks in a way that this one does not know.
fn unpack(word: &str, own: ProcessId) -> Option<Notice> {
    let (process, rest) = word.split_once(' ')?;
    if process == own.to_string() {
        return None;
    }
    match rest.split_once(' ') {
        Some(("rows", rows)) => Some(Notice::Rows(rows.split('\n').filter_map(unpack_row).collect())),
        Some(("said", text)) => Some(Notice::Said(text.to_string())),
        _ => None,
    }
}

fn unpack_row(line: &str) -> Option<TheirRow> {
    let mut parts = line.splitn(4, ' ');
    let mut number = || parts.next()?.parse().ok();
    let (id, number, at) = (MatchId::from_number(number()?)?, number()?, number());
    let row = at.zip(parts.next()).map(|(at, record)| FoundRow { number, at, record: record.to_string() });
    Some(TheirRow { id, number, row })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_come_with_what_they_say_or_are_only_named() {
        let (own, other) = (ProcessId::new(), ProcessId::new());
        let (first, second) = (MatchId::new(), MatchId::new());
        let word = |process| {
            let begin = begin_rows(process);
            format!("{begin}{} 7 99 {{\"a\": \"b c\"}}\n{} 8\nnonsense", first.number(), second.number())
        };
        let row = FoundRow { number: 7, at: 99, record: r#"{"a": "b c"}"#.to_string() };
        let told = TheirRow { id: first, number: 7, row: Some(row) };
        let named = TheirRow { id: second, number: 8, row: None };
        assert_eq!(unpack(&word(other), own), Some(Notice::Rows(vec![told, named])));
        assert_eq!(unpack(&word(own), own), None, "one's own are left out");
    }

    #[test]
    fn a_text_arrives_as_it_was_said_and_nonsense_is_passed_over() {
        let (own, other) = (ProcessId::new(), ProcessId::new());
        let said = |text: &str| unpack(&pack_text(other, text), own);
        assert_eq!(said("rows 1 :ä "), Some(Notice::Said("rows 1 :ä ".to_string())));
        assert_eq!(said(""), Some(Notice::Said(String::new())));
        for word in ["", "x", "x rows", "x later 1"] {
            assert_eq!(unpack(word, own), None, "{word}");
        }
        for word in ["x rows ", "x rows 1", "x rows -1 2", "x rows 1:2 3"] {
            assert_eq!(unpack(word, own), Some(Notice::Rows(Vec::new())), "{word}");
        }
    }
}
