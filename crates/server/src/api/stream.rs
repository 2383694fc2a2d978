//! A player over plain HTTP, for programs: a stream of lines to read, and lines to send.

use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body as HttpBody, Bytes};
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use room::Pass;
use room::cursor::{Cursor, Lines};
use table::{Lang, Viewer};
use tokio::sync::watch;
use tokio::time::{Duration, Instant, timeout_at};

use super::extract::{Client, InPath, Language, Player, authorize, bearer};
use super::talk::{Speaker, to_the_end};
use crate::app::App;
use crate::connections::{COME_BACK, Connection};
use crate::drive::{let_computers_play, tell_presence};
use crate::error::{ApiError, status_of_line};
use crate::limits::Place;
use crate::rooms::Handle;

/// An empty line comes after so long without anything else, so that both ends know that the other is there.
const QUIET: Duration = Duration::from_secs(20);

/// Everything that your seat gets to know, as JSON Lines, until the match or the connection ends.
#[utoipa::path(get, path = "/api/matches/{id}/stream", params(("id" = String, Path)), responses(
    (status = 200, description = "JSON Lines in the referee's words; an empty line is a sign of life", body = String),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
))]
pub async fn listen(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    Client(address): Client,
    Extension(connection): Extension<Arc<Connection>>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let player = authorize(&app, id, bearer(&headers), lang).await?;
    let place = app.gate.connect(address).ok_or_else(|| too_many_connections(lang))?;
    connection.stay();
    let listener = Listener::enter(app, player, lang, place).await;
    let lines = stream::unfold(listener, |mut listener| async move {
        let lines = listener.next().await?;
        Some((Ok::<_, Infallible>(Bytes::from(lines)), listener))
    });
    let headers = [(header::CONTENT_TYPE, "application/jsonl"), (header::CACHE_CONTROL, "no-store")];
    // Compression asks once more after the end.
    Ok((headers, HttpBody::from_stream(lines.fuse())).into_response())
}

pub(super) fn too_many_connections(lang: Lang) -> ApiError {
    ApiError::too_many(lang, "too-many-connections", COME_BACK)
}

/// A reader of a stream; present as long as this lives.
struct Listener {
    app: Arc<App>,
    handle: Arc<Handle>,
    changed: watch::Receiver<u64>,
    cursor: Cursor,
    pass: Pass,
    _place: Place,
}

impl Listener {
    async fn enter(app: Arc<App>, player: Player, lang: Lang, place: Place) -> Listener {
        let Player { handle, pass } = player;
        let viewer = Viewer::Seat(pass.seat);
        handle.note_visitor(place.address());
        let mut changed = handle.watch();
        changed.mark_changed();
        handle.present().enter(viewer);
        let cursor = {
            let room = handle.room.lock().await;
            let_computers_play(&app, &handle, &room);
            Cursor::new(viewer, lang, false, &room)
        };
        handle.wake();
        tell_presence(&app, &handle).await;
        Listener { app, handle, changed, cursor, pass, _place: place }
    }

    /// The next lines; nothing when the server stops, or when the program was sent away.
    async fn next(&mut self) -> Option<String> {
        // Counted from the last line: what changes for others alone must not show in the signs of life.
        let quiet_until = Instant::now() + QUIET;
        loop {
            let is_new = tokio::select! {
                changed = timeout_at(quiet_until, self.changed.changed()) => changed.is_ok(),
                () = self.app.stopped() => return None,
            };
            if !is_new {
                return Some("\n".to_string());
            }
            let mut room = self.handle.room.lock().await;
            self.app.rooms.refresh(&self.handle, &mut room, self.cursor.lang()).await.ok()?;
            if !room.lets_in(&self.pass) {
                return None;
            }
            let mut lines = Lines::default();
            self.handle.tell(&room, &mut self.cursor, &mut lines);
            if !lines.is_empty() {
                return Some(lines.into_text() + "\n");
            }
        }
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.handle.present().leave(self.cursor.viewer());
        self.handle.wake();
        let (app, handle) = (self.app.clone(), self.handle.clone());
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { tell_presence(&app, &handle).await });
        }
    }
}

/// Send one line: answer a question, give standing orders, take back, resign, ask why not. `docs/server.md` lists the lines.
#[utoipa::path(post, path = "/api/matches/{id}/lines", params(("id" = String, Path)), request_body = ref("#/components/schemas/Said"), responses(
    (status = 200, description = "It was done, or answered; the line says which", body = ref("#/components/schemas/Line")),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
    (status = 409, description = "It was refused, and nothing has changed", body = ref("#/components/schemas/Line")),
    (status = 429, description = "Too many lines; `Retry-After` says when to go on", body = ref("#/components/schemas/Refused")),
    (status = 503, description = "The database has failed. With the key `store-unknown` the line may have been followed", body = ref("#/components/schemas/Line")),
))]
pub async fn say(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    Client(address): Client,
    headers: HeaderMap,
    line: Bytes,
) -> Result<Response, ApiError> {
    let player = authorize(&app, id, bearer(&headers), lang).await?;
    player.handle.note_visitor(address);
    player.handle.note_program();
    let speaker = Speaker { app, handle: player.handle, pass: player.pass, address, lang };
    let answer = to_the_end(lang, async move { Ok(speaker.answer(&line).await) }).await?;
    Ok((status_of_line(&answer), Json(answer)).into_response())
}
