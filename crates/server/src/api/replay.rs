//! A recorded match told step by step, for those who watch it again.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::lines::{Line, Recording};
use catalog::{AnyMatch, Catalog, Flat, GameError, Pending, Plain};
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Phrase, Rolls, Seat, Viewer};

use super::extract::Language;
use crate::app::App;
use crate::cursor::Lines;
use crate::error::ApiError;
use crate::patch;

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
    (status = 400, description = "This is no match that can be replayed here", body = ref("#/components/schemas/ApiError")),
))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Query(eyes): Query<Eyes>,
    body: Bytes,
) -> Result<impl IntoResponse, ApiError> {
    let transcript = read_body(body, lang)?;
    let catalog = app.catalog.clone();
    let eyes = if eyes.all { Seen::All } else { Seen::By(Viewer::from(eyes.seat.map(Seat))) };
    let telling = tokio::task::spawn_blocking(move || tell(&catalog, &transcript, eyes, lang));
    let lines = telling.await.map_err(|_| unreadable(lang))?.map_err(ApiError::of_wish)?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines))
}

pub(super) fn read_body(body: Bytes, lang: Lang) -> Result<String, ApiError> {
    String::from_utf8(body.into()).map_err(|_| unreadable(lang))
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
                (Plain::of(views), None)
            }
        }
    }
}

/// Runs a recorded match up to a step, and shows it at the beginning and after everything that was recorded.
pub(super) fn run(
    catalog: &Catalog,
    transcript: &str,
    steps: usize,
    lang: Lang,
    look: &mut dyn FnMut(&dyn AnyMatch, Option<&Recorded>),
) -> Result<Box<dyn AnyMatch>, GameError> {
    let mut played = catalog.load(transcript, Some(0), lang)?;
    look(&*played, None);
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
        look(&*played, Some(&recorded));
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

fn tell(catalog: &Catalog, transcript: &str, eyes: Seen, lang: Lang) -> Result<String, GameError> {
    let whole = catalog.load(transcript, None, lang)?;
    let replay = Recording { game: whole.game(), seats: whole.seats(), options: whole.options() };
    let mut telling =
        Telling { eyes, lang, lines: Lines::of(&Line::Replay { replay }), view: None, events: 0, steps: 0 };
    telling.lines.push(&Line::Facts { facts: whole.facts() });
    run(catalog, transcript, usize::MAX, lang, &mut |played, recorded| match recorded.map(Recorded::seat) {
        // Dice of people are seen together with what they were rolled for.
        Some(None) => {}
        by => telling.step(played, by.flatten()),
    })?;
    Ok(telling.lines.into_text())
}

/// What was told so far.
struct Telling {
    eyes: Seen,
    lang: Lang,
    lines: Lines,
    view: Option<Flat>,
    events: usize,
    steps: usize,
}

impl Telling {
    fn step(&mut self, played: &dyn AnyMatch, by: Option<Seat>) {
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
    }
}
