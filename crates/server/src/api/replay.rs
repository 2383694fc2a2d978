//! A recorded match told step by step, for those who watch it again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body as HttpBody;
use axum::extract::{FromRequest, Request, State};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::GameError;
use futures_util::stream;
use room::RoomError;
use room::replay::{Eyes, Replay};
use table::{Lang, Phrase};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::extract::{InQuery, Language, address, language, read_bytes};
use crate::app::App;
use crate::error::ApiError;
use crate::replays::{Replays, Turn};

/// The longest transcript.
pub const LONGEST_TRANSCRIPT: usize = 1024 * 1024;

/// Watch a recorded match: it is told step by step, as a seat or a spectator saw it, or with everything open.
#[utoipa::path(post, path = "/api/replay",
    params(
        ("seat" = Option<u8>, Query, description = "Whose view; a spectator's without it"),
        ("all" = Option<bool>, Query, description = "Everything open: a view is then a list of the views of all seats"),
    ),
    request_body(content = String, description = "The transcript"), responses(
    (status = 200, description = "JSON Lines: `replay`, `facts`, and for every choice `step`, `told` and a view or patch", body = String),
    (status = 400, description = "This is no match that can be replayed here", body = ref("#/components/schemas/Refused")),
    (status = 429, description = "Others watch recorded matches just now; `Retry-After` says when to try again", body = ref("#/components/schemas/Refused")),
))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    InQuery(eyes): InQuery<Eyes>,
    Transcript { text, turn }: Transcript,
) -> Result<impl IntoResponse, ApiError> {
    let catalog = app.catalog.clone();
    stream_lines(turn, lang, move |opened, mut writer| {
        let Some(replay) = say_whether(Replay::open(&catalog, &text, eyes, lang), opened) else { return };
        if let Err(error) = replay.tell(&mut |part| writer.write(part)) {
            tracing::error!(%error, "a recorded match that was loaded could not be told");
        }
    })
    .await
}

/// Whether there is a match that something can be said of.
pub(super) type Opened = oneshot::Sender<Result<(), GameError>>;

/// Lets the one who waits know whether something was found, and gives it.
pub(super) fn say_whether<T>(found: Result<T, GameError>, opened: Opened) -> Option<T> {
    let (found, said) = match found {
        Ok(found) => (Some(found), Ok(())),
        Err(error) => (None, Err(error)),
    };
    // Whoever asked may be gone already.
    let _ = opened.send(said);
    found
}

/// Sends what `tell` writes while it writes it.
pub(super) async fn stream_lines(
    turn: Turn,
    lang: Lang,
    tell: impl FnOnce(Opened, Writer) + Send + 'static,
) -> Result<impl IntoResponse, ApiError> {
    let (opened, is_open) = oneshot::channel();
    let (parts, mut reader) = mpsc::channel::<String>(AHEAD);
    let writer = Writer { parts, runtime: Handle::current(), until: Instant::now() + LONGEST, turn };
    tokio::task::spawn_blocking(move || tell(opened, writer));
    is_open.await.map_err(|_| unreadable(lang))?.map_err(RoomError::of_wish)?;
    // Compression asks once more after the end.
    let parts = stream::poll_fn(move |context| reader.poll_recv(context).map(|part| part.map(Ok::<_, Infallible>)));
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], HttpBody::from_stream(parts)))
}

/// So many parts of what is written may wait for the reader.
const AHEAD: usize = 4;
/// A reader who takes longer is cut off: others wait for their turn.
const LONGEST: Duration = Duration::from_secs(60);

/// A recorded match that somebody has sent, and the turn to do something with it.
pub struct Transcript {
    pub text: String,
    pub turn: Turn,
}

impl FromRequest<Arc<App>> for Transcript {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Transcript, ApiError> {
        Transcript::read(request, app, &app.replays, "too-many-replays").await
    }
}

impl Transcript {
    /// Its place is taken before any of it is read, its turn when all of it is here.
    pub async fn read(
        request: Request,
        app: &Arc<App>,
        turns: &Replays,
        busy: &'static str,
    ) -> Result<Transcript, ApiError> {
        let (parts, body) = request.into_parts();
        let lang = language(&parts);
        let busy = || ApiError::too_many(lang, busy, app.settings.patience.replay);
        let place = turns.place(address(&parts, app)).await.ok_or_else(busy)?;
        let bytes = read_bytes(Request::from_parts(parts, body), app).await?;
        let text = String::from_utf8(bytes.into()).map_err(|_| unreadable(lang))?;
        let turn = turns.turn(place).await.ok_or_else(busy)?;
        Ok(Transcript { text, turn })
    }
}

/// The way to a reader who may be slow, or gone.
pub(super) struct Writer {
    parts: mpsc::Sender<String>,
    runtime: Handle,
    until: Instant,
    turn: Turn,
}

impl Writer {
    /// Whether nobody waits for it any more, or nobody should have to.
    pub fn is_late(&self) -> bool {
        self.parts.is_closed() || Instant::now() >= self.until
    }

    /// Whether the reader has taken it.
    pub fn write(&mut self, part: String) -> bool {
        match self.parts.try_send(part) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(part)) => {
                let taken = async { self.parts.send(part).await.is_ok() };
                self.turn.wait_for(&self.runtime, self.until, taken)
            }
        }
    }
}

pub(super) fn unreadable(lang: Lang) -> ApiError {
    ApiError::bad(lang, &Phrase::new("body-not-read"))
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_match_that_nobody_reads_leaves_its_turn_to_others() {
        let replays = Replays::new(1, Duration::from_secs(20));
        let place = async |last| replays.place(IpAddr::from([10, 0, 0, last])).await.expect("it is free");
        let turn = replays.turn(place(1).await).await.expect("it is free");
        let (parts, mut reader) = mpsc::channel(1);
        let mut writer = Writer { parts, runtime: Handle::current(), until: Instant::now() + LONGEST, turn };
        let telling = tokio::task::spawn_blocking(move || (0..2).all(|part| writer.write(part.to_string())));
        let other = replays.turn(place(2).await).await.expect("the first one waits for its reader");
        drop(other);
        assert_eq!(reader.recv().await.as_deref(), Some("0"));
        assert_eq!(reader.recv().await.as_deref(), Some("1"), "it goes on when it is read");
        assert!(telling.await.expect("it does not break down"));
    }
}
