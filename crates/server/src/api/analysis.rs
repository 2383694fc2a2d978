//! A recorded match looked back at: what every choice was worth, told as it is found out.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use catalog::Catalog;
use catalog::lines::Line;
use futures_util::stream;
use players::Level;
use table::Lang;
use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, mpsc, oneshot};

use super::extract::Language;
use super::replay::{Writer, read_body, unreadable, wait_for_turn};
use crate::app::App;
use crate::cursor::Lines;
use crate::error::ApiError;

/// The longest that a match is thought about; what was found out by then is told.
const LONGEST: Duration = Duration::from_secs(60);
/// Lines that wait for a slow reader.
const AHEAD: usize = 16;

/// Look back at a recorded match: how likely each seat was to win before and after every choice, what would have been
/// better, and what was luck. It ends when the reader goes away.
#[utoipa::path(post, path = "/api/replay/analysis",
    request_body(content = String, description = "The transcript"), responses(
    (status = 200, description = "JSON Lines: `weighed` for every choice as soon as it is, then `shares`, how it stood in the end; without it the time was up", body = String),
    (status = 400, description = "This is no match that can be replayed here", body = ref("#/components/schemas/Refused")),
    (status = 429, description = "Another match is looked back at just now; `Retry-After` says when to try again", body = ref("#/components/schemas/Refused")),
))]
pub async fn analyse(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Turn(turn): Turn,
    body: Bytes,
) -> Result<impl IntoResponse, ApiError> {
    let transcript = read_body(body, lang)?;
    let catalog = app.catalog.clone();
    let (opened, is_open) = oneshot::channel();
    let (parts, mut reader) = mpsc::channel::<String>(AHEAD);
    let writer = Writer { parts, runtime: Handle::current(), until: Instant::now() + LONGEST };
    tokio::task::spawn_blocking(move || {
        let _turn = turn;
        look_back(&catalog, &transcript, lang, opened, &writer);
    });
    is_open.await.map_err(|_| unreadable(lang))?.map_err(ApiError::of_wish)?;
    let parts = stream::poll_fn(move |context| reader.poll_recv(context).map(|part| part.map(Ok::<_, Infallible>)));
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], HttpBody::from_stream(parts)))
}

/// A turn to have a recorded match looked back at: it takes all of a core, so there is one at a time.
pub struct Turn(pub OwnedSemaphorePermit);

impl FromRequestParts<Arc<App>> for Turn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Turn, ApiError> {
        let Language(lang) = Language::from_request_parts(parts, app).await?;
        wait_for_turn(&app.analyses, app.settings.patience.replay, lang, "too-many-analyses").await.map(Turn)
    }
}

/// Says first whether there is a match, and then what its choices were worth, as long as somebody wants to know.
fn look_back(
    catalog: &Catalog,
    transcript: &str,
    lang: Lang,
    opened: oneshot::Sender<Result<(), catalog::GameError>>,
    writer: &Writer,
) {
    let played = match catalog.load(transcript, None, lang) {
        Ok(played) => played,
        Err(error) => return drop(opened.send(Err(error))),
    };
    // Whoever asked may be gone already.
    let _ = opened.send(Ok(()));
    let tell = |line: &Line| writer.write(Lines::of(line).into_text() + "\n");
    let mut is_wanted = true;
    let analysis = played.analyse(Level::Soldier, lang, &mut |of, weighed| {
        is_wanted = match weighed {
            Some(weighed) => tell(&Line::Weighed { weighed: Box::new(weighed.clone()), of }),
            None => is_wanted,
        };
        is_wanted &= Instant::now() < writer.until && !writer.parts.is_closed();
        is_wanted
    });
    if is_wanted {
        tell(&Line::Shares { shares: analysis.shares });
    }
}
