//! A player or a spectator over a WebSocket.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Extension, State};
use axum::http::request::Parts;
use axum::response::Response;
use catalog::lines::Line;
use catalog::lines::said::Said;
use room::RoomError;
use room::cursor::{Cursor, Lines};
use room::ids::{MatchId, Token};
use room::talk::draw;
use table::{Lang, Viewer};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use super::LONGEST_BODY;
use super::extract::{Client, InPath, Language, Player, authorize};
use super::service::is_own_origin;
use super::stream::too_many_connections;
use super::talk::Speaker;
use crate::app::App;
use crate::connections::{COME_BACK, Connection};
use crate::drive::{let_computers_play, tell_presence};
use crate::error::ApiError;
use crate::limits::Place;
use crate::rooms::Handle;

pub async fn connect(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    Client(address): Client,
    Extension(connection): Extension<Arc<Connection>>,
    parts: Parts,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    if !is_own_origin(&app, &parts.headers, &parts.uri) {
        return Err(ApiError::forbidden(lang, "foreign-origin"));
    }
    let place = app.gate.connect(address).ok_or_else(|| too_many_connections(lang))?;
    // The default buffer of 128 KiB would be filled with zeros for every read.
    let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(16 * 1024).max_write_buffer_size(4 << 20);
    let upgrade = upgrade.max_message_size(LONGEST_BODY).max_frame_size(LONGEST_BODY);
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _visit = app.visit().await;
        metrics::gauge!("walstatt_connections").increment(1);
        greet(app.clone(), id, lang, place, &connection, socket).await;
        metrics::gauge!("walstatt_connections").decrement(1);
    }))
}

/// Waits for the first message, which says who is there.
async fn greet(app: Arc<App>, id: MatchId, lang: Lang, place: Place, connection: &Connection, mut socket: WebSocket) {
    let first = timeout(app.settings.patience.hello, socket.recv()).await;
    let Ok(Some(Ok(Message::Text(line)))) = first else {
        return close(socket, close_code::POLICY, "say hello first").await;
    };
    match enter(&app, id, lang, place.address(), line.as_bytes()).await {
        Ok(visit) => {
            connection.stay();
            visit.stay(place, socket).await;
        }
        Err(error) => {
            let key = error.key.clone();
            let _nobody_listens = send(&mut socket, Lines::of(&error.line(None))).await;
            close(socket, close_code::POLICY, &key).await;
        }
    }
}

/// A client that has said hello.
struct Visit {
    app: Arc<App>,
    handle: Arc<Handle>,
    viewer: Viewer,
    speaker: Option<Speaker>,
    lang: Lang,
    patches: bool,
}

async fn enter(app: &Arc<App>, id: MatchId, lang: Lang, address: IpAddr, line: &[u8]) -> Result<Visit, ApiError> {
    let hello = match Said::read(line, &["hello"], lang) {
        Ok(Said::Hello(said)) => said.hello,
        Ok(_) => unreachable!("only one word is listened to"),
        Err(error) => return Err(RoomError::not_understood(error).into()),
    };
    let lang = hello.lang.unwrap_or(lang);
    let (app, patches) = (app.clone(), hello.patches);
    let Some(token) = hello.token else {
        if app.connections.is_crowded() {
            return Err(ApiError::full(lang, COME_BACK));
        }
        let handle = app.rooms.open(id, lang).await?;
        return Ok(Visit { app, handle, viewer: Viewer::Spectator, speaker: None, lang, patches });
    };
    let Player { handle, pass } = authorize(&app, id, Some(Token::from_outside(&token)), lang).await?;
    let viewer = Viewer::Seat(pass.seat);
    let speaker = Speaker { app: app.clone(), handle: handle.clone(), pass, address, lang };
    Ok(Visit { app, handle, viewer, speaker: Some(speaker), lang, patches })
}

impl Visit {
    async fn stay(self, place: Place, mut socket: WebSocket) {
        if self.speaker.is_some() {
            self.handle.note_visitor(place.address());
        }
        self.handle.present().enter(self.viewer);
        self.handle.wake();
        tell_presence(&self.app, &self.handle).await;
        let (code, why) = self.converse(&place, &mut socket).await;
        self.handle.present().leave(self.viewer);
        self.handle.wake();
        tell_presence(&self.app, &self.handle).await;
        close(socket, code, why).await;
    }

    /// Talks until one of both has had enough; says why.
    async fn converse(&self, place: &Place, socket: &mut WebSocket) -> (u16, &'static str) {
        let mut changed = self.handle.watch();
        let mut cursor = {
            let room = self.handle.room.lock().await;
            let_computers_play(&self.app, &self.handle, &room);
            Cursor::new(self.viewer, self.lang, self.patches, &room)
        };
        changed.mark_changed();
        let mut stopped = pin!(self.app.stopped());
        let quiet = self.app.settings.patience.quiet;
        let mut pulse = interval_at(Instant::now() + quiet, quiet);
        pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut is_silent = false;
        loop {
            let frame = tokio::select! {
                message = socket.recv() => {
                    is_silent = false;
                    match message {
                        Some(Ok(Message::Text(line))) if self.app.gate.lets_message(place) => {
                            self.answer(line.as_bytes(), &mut cursor, &mut changed).await
                        }
                        Some(Ok(Message::Text(_))) => return (close_code::POLICY, "too many messages"),
                        Some(Ok(Message::Binary(_))) => return (close_code::UNSUPPORTED, "text only"),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return (close_code::NORMAL, ""),
                    }
                }
                _ = changed.changed() => match self.news(&mut cursor).await {
                    Ok(frame) => frame,
                    Err(end) => return end,
                },
                () = &mut stopped => return (close_code::RESTART, "the server restarts"),
                _ = pulse.tick() => {
                    if std::mem::replace(&mut is_silent, true) {
                        return (close_code::AWAY, "nobody is there");
                    }
                    match socket.send(Message::Ping(Default::default())).await {
                        Ok(()) => continue,
                        Err(_) => return (close_code::AWAY, "nobody is there"),
                    }
                }
            };
            if !frame.is_empty() && send(socket, frame).await.is_err() {
                return (close_code::AWAY, "too slow");
            }
        }
    }

    /// What is new. A slow reader gets it all at once when it is ready again.
    async fn news(&self, cursor: &mut Cursor) -> Result<Lines, (u16, &'static str)> {
        let mut room = self.handle.room.lock().await;
        let fresh = self.app.rooms.refresh(&self.handle, &mut room, self.lang).await;
        fresh.map_err(|_| (close_code::AGAIN, "try again later"))?;
        if self.speaker.as_ref().is_some_and(|speaker| !room.lets_in(&speaker.pass)) {
            return Err((close_code::POLICY, "wrong-token"));
        }
        let mut lines = Lines::default();
        self.handle.tell(&room, cursor, &mut lines);
        Ok(lines)
    }

    async fn answer(&self, line: &[u8], cursor: &mut Cursor, changed: &mut watch::Receiver<u64>) -> Lines {
        if let Some(speaker) = &self.speaker {
            return speaker.converse(line, cursor, changed).await;
        }
        // A spectator asks for drawings, and whether we are there.
        match Said::read(line, &["sketch", "ping"], self.lang) {
            Ok(Said::Sketch(_)) => {
                let room = self.handle.room.lock().await;
                let drawn = room.shown_to(self.viewer).map(|shown| draw(shown, self.viewer, self.lang));
                drawn.as_ref().map(Lines::of).unwrap_or_default()
            }
            Ok(_) => Lines::of(&Line::Pong { pong: true }),
            Err(error) => Lines::of(&ApiError::forbidden(self.lang, "only-watching").line(error.id.as_deref())),
        }
    }
}

/// Fails, too, if the client takes nothing for too long.
async fn send(socket: &mut WebSocket, frame: Lines) -> Result<(), axum::Error> {
    socket.send(Message::Text(frame.into_text().into())).await
}

async fn close(mut socket: WebSocket, code: u16, reason: &str) {
    let frame = CloseFrame { code, reason: reason.into() };
    let _gone_already = timeout(Duration::from_secs(1), socket.send(Message::Close(Some(frame)))).await;
}
