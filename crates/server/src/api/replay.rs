//! A recorded match told step by step, for those who watch it again.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body as HttpBody;
use axum::extract::{FromRequest, Request, State};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::lines::{Line, Recording};
use catalog::{AnyMatch, Catalog, Flat, GameError, Pending, Plain};
use futures_util::stream;
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Phrase, Rolls, Seat, Viewer};
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{mpsc, oneshot};

use super::extract::{InQuery, Language, address, language, read_bytes};
use crate::app::App;
use crate::cursor::Lines;
use crate::error::ApiError;
use crate::patch;
use crate::replays::Turn;

/// The longest transcript.
pub const LONGEST_TRANSCRIPT: usize = 1024 * 1024;

/// Whose eyes a match is seen with.
#[derive(Deserialize)]
pub struct Eyes {
    seat: Option<u8>,
    #[serde(default)]
    all: bool,
}

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
    let eyes = if eyes.all { Seen::All } else { Seen::By(Viewer::from(eyes.seat.map(Seat))) };
    let (opened, is_open) = oneshot::channel();
    let (parts, mut reader) = mpsc::channel::<String>(AHEAD);
    let writer = Writer { parts, runtime: Handle::current(), until: Instant::now() + LONGEST, turn };
    tokio::task::spawn_blocking(move || tell(&catalog, &text, eyes, lang, opened, writer));
    is_open.await.map_err(|_| unreadable(lang))?.map_err(ApiError::of_wish)?;
    // Compression asks once more after the end.
    let parts = stream::poll_fn(move |context| reader.poll_recv(context).map(|part| part.map(Ok::<_, Infallible>)));
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], HttpBody::from_stream(parts)))
}

/// What is written goes out in parts of this size, in bytes, and so many may wait for the reader.
const PART: usize = 64 * 1024;
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

    /// Its place is taken before any of it is read, its turn when all of it is here.
    async fn from_request(request: Request, app: &Arc<App>) -> Result<Transcript, ApiError> {
        let (parts, body) = request.into_parts();
        let lang = language(&parts);
        let busy = || ApiError::too_many(lang, "too-many-replays", app.settings.patience.replay);
        let place = app.replays.place(address(&parts, app)).await.ok_or_else(busy)?;
        let bytes = read_bytes(Request::from_parts(parts, body), app).await?;
        let text = String::from_utf8(bytes.into()).map_err(|_| unreadable(lang))?;
        let turn = app.replays.turn(place).await.ok_or_else(busy)?;
        Ok(Transcript { text, turn })
    }
}

/// The way to a reader who may be slow, or gone.
struct Writer {
    parts: mpsc::Sender<String>,
    runtime: Handle,
    until: Instant,
    turn: Turn,
}

impl Writer {
    /// Whether the reader has taken it.
    fn write(&mut self, part: String) -> bool {
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

/// Something that was recorded; whatever else a line has is for those who check it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Recorded {
    Chose {
        seat: Seat,
        choice: Value,
    },
    Rolled {
        value: u32,
    },
    Resigned {
        seat: Seat,
    },
    #[serde(untagged)]
    Other(serde::de::IgnoredAny),
}

/// How a match is shown.
#[derive(Clone, Copy)]
enum Seen {
    By(Viewer),
    All,
}

impl Seen {
    /// Whose words events are told in: with everything open, each in those of the seat it is for.
    fn reader(self) -> Option<Viewer> {
        match self {
            Seen::By(viewer) => Some(viewer),
            Seen::All => None,
        }
    }

    /// With everything open it is a list of what the seats see.
    fn view(self, played: &dyn AnyMatch) -> (Plain, Option<Seat>) {
        match self {
            Seen::By(Viewer::Seat(seat)) => (played.view(Viewer::Seat(seat)), Some(seat)),
            Seen::By(Viewer::Spectator) => (played.view(Viewer::Spectator), None),
            Seen::All => {
                let views: Vec<Plain> = (0..played.seats()).map(|seat| played.view(Viewer::Seat(Seat(seat)))).collect();
                (Plain::view(Arc::new(views)), None)
            }
        }
    }
}

/// Runs a recorded match up to a step, and shows it at the beginning and after everything that was recorded, as long as
/// the one who looks wants to see more.
pub(super) fn run(
    catalog: &Catalog,
    transcript: &str,
    steps: usize,
    lang: Lang,
    look: &mut dyn FnMut(&dyn AnyMatch, Option<&Recorded>) -> bool,
) -> Result<Box<dyn AnyMatch>, GameError> {
    let mut played = catalog.load(transcript, Some(0), lang)?;
    if !look(&*played, None) {
        return Ok(played);
    }
    let mut lines = transcript.lines().skip(1).filter_map(|line| serde_json::from_str::<Recorded>(line).ok());
    let mut number = 0;
    while number < steps
        && let Some(recorded) = lines.next()
    {
        match &recorded {
            Recorded::Chose { seat, choice } => played.answer(*seat, choice, lang).map(drop)?,
            Recorded::Resigned { seat } => played.resign(*seat, lang).map(drop)?,
            // The table's own dice fall again by themselves.
            Recorded::Rolled { value } if played.rolls() == Rolls::Outside => played.rolled(*value, lang)?,
            Recorded::Rolled { .. } | Recorded::Other(_) => continue,
        }
        number += usize::from(recorded.seat().is_some());
        if !look(&*played, Some(&recorded)) {
            break;
        }
    }
    Ok(played)
}

impl Recorded {
    /// Who did it, if it counts as a step.
    fn seat(&self) -> Option<Seat> {
        match self {
            Recorded::Chose { seat, .. } | Recorded::Resigned { seat } => Some(*seat),
            Recorded::Rolled { .. } | Recorded::Other(_) => None,
        }
    }
}

/// Says first whether the match can be told, and then tells it.
fn tell(
    catalog: &Catalog,
    transcript: &str,
    eyes: Seen,
    lang: Lang,
    opened: oneshot::Sender<Result<(), GameError>>,
    writer: Writer,
) {
    let (replay, facts) = match catalog.load(transcript, None, lang) {
        Ok(whole) => (Recording { game: whole.game(), seats: whole.seats(), options: whole.options() }, whole.facts()),
        Err(error) => return drop(opened.send(Err(error))),
    };
    let lines = Lines::of(&Line::Replay { replay });
    let mut telling = Telling { eyes, lang, lines, view: None, events: 0, steps: 0, writer, has_written: false };
    telling.lines.push(&Line::Facts { facts });
    // Whoever asked may be gone already.
    let _ = opened.send(Ok(()));
    let told = run(catalog, transcript, usize::MAX, lang, &mut |played, recorded| match recorded.map(Recorded::seat) {
        // Dice of people are seen together with what they were rolled for.
        Some(None) => true,
        by => telling.step(played, by.flatten()),
    });
    match told {
        Ok(_) => drop(telling.flush()),
        Err(error) => tracing::error!(%error, "a recorded match that was loaded could not be told"),
    }
}

/// What was told so far.
struct Telling {
    eyes: Seen,
    lang: Lang,
    lines: Lines,
    view: Option<Flat>,
    events: usize,
    steps: usize,
    writer: Writer,
    has_written: bool,
}

impl Telling {
    /// Sends what there is; whether the reader has taken it.
    fn flush(&mut self) -> bool {
        let text = std::mem::take(&mut self.lines).into_text();
        let is_first = !std::mem::replace(&mut self.has_written, true);
        self.writer.write(if is_first { text } else { format!("\n{text}") })
    }

    /// Tells a step; whether the reader wants more.
    fn step(&mut self, played: &dyn AnyMatch, by: Option<Seat>) -> bool {
        let lines = &mut self.lines;
        lines.push(&Line::Step { step: self.steps, by });
        self.steps += 1;
        // A choice can be taken back by resigning in the middle of something: then nothing new was told.
        let from = self.events.min(played.events());
        let told = played.told(self.eyes.reader(), from, self.lang);
        told.into_iter().for_each(|told| lines.push(&Line::Told { told }));
        self.events = played.events();
        let (view, viewer) = self.eyes.view(played);
        let mut flat = Flat::default();
        view.lay(&mut flat);
        match self.view.as_ref().and_then(|last| patch::diff(last, &flat)) {
            Some(patch) if patch.0.is_empty() => {}
            Some(patch) => lines.push(&Line::Changed { patch, viewer }),
            None => lines.push(&Line::View { view, viewer }),
        }
        self.view = Some(flat);
        lines.push(&Line::Waiting { waiting: played.asked_seats().iter().map(|asked| asked.seat).collect() });
        if let Pending::Over(over) = played.pending(None, self.lang) {
            lines.push(&Line::Over { over, digest: None, dice: None });
        }
        self.lines.len() < PART || self.flush()
    }
}
