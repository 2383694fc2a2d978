//! A recorded match told step by step, for those who watch it again.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::IntoResponse;
use catalog::{AnyMatch, Catalog, Trouble};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Lang, Phrase, Rolls, Seat, Viewer};

use super::extract::Language;
use crate::app::App;
use crate::patch;
use crate::problem::Problem;

/// The longest transcript.
pub const LONGEST_TRANSCRIPT: usize = 1024 * 1024;

/// Whose eyes a match is seen with.
#[derive(Deserialize)]
pub struct Eyes {
    seat: Option<u8>,
}

/// Watch a recorded match: it is told step by step, as a seat or a spectator saw it.
#[utoipa::path(post, path = "/api/replay",
    params(("seat" = Option<u8>, Query, description = "Whose view; a spectator's without it")),
    request_body(content = String, description = "The transcript"), responses(
    (status = 200, description = "JSON Lines: `replay`, `facts`, and for every choice `step`, `told` and a view or patch", body = String),
    (status = 400, description = "This is no match that can be replayed here", body = Problem),
))]
pub async fn replay(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Query(eyes): Query<Eyes>,
    body: Bytes,
) -> Result<impl IntoResponse, Problem> {
    let unreadable = || Problem::bad(lang, &Phrase::new("body-not-read"));
    let transcript = String::from_utf8(body.into()).map_err(|_| unreadable())?;
    let catalog = app.catalog.clone();
    let viewer = Viewer::from(eyes.seat.map(Seat));
    let telling = tokio::task::spawn_blocking(move || tell(&catalog, &transcript, viewer, lang));
    let lines = telling.await.map_err(|_| unreadable())?.map_err(Problem::of_wish)?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl")], lines))
}

/// Something that was recorded; whatever else a line has is for those who check it.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Recorded {
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

fn tell(catalog: &Catalog, transcript: &str, viewer: Viewer, lang: Lang) -> Result<String, Trouble> {
    let whole = catalog.load(transcript, None, lang)?;
    let mut played = catalog.load(transcript, Some(0), lang)?;
    let about = json!({ "game": whole.game(), "seats": whole.seats(), "options": whole.options() });
    let mut telling =
        Telling { viewer, lang, lines: json!({ "replay": about }).to_string(), view: String::new(), events: 0 };
    telling.push(&format!(r#"{{"facts":{}}}"#, whole.facts_json()));
    telling.step(&*played, 0, None);
    let recorded = transcript.lines().skip(1).filter_map(|line| serde_json::from_str::<Recorded>(line).ok());
    let mut number = 0;
    for recorded in recorded {
        let seat = match recorded {
            Recorded::Chose { seat, choice } => {
                played.answer(seat, &choice, lang)?;
                seat
            }
            Recorded::Resigned { seat } => {
                played.resign(seat, lang)?;
                seat
            }
            // The table's own dice fall again by themselves.
            Recorded::Rolled { value } if played.rolls() == Rolls::Outside => {
                played.rolled(value, lang)?;
                continue;
            }
            Recorded::Rolled { .. } | Recorded::Other(_) => continue,
        };
        number += 1;
        telling.step(&*played, number, Some(seat));
    }
    Ok(telling.lines)
}

/// What was told so far.
struct Telling {
    viewer: Viewer,
    lang: Lang,
    lines: String,
    view: String,
    events: usize,
}

impl Telling {
    fn step(&mut self, played: &dyn AnyMatch, number: usize, by: Option<Seat>) {
        self.push(&json!({ "step": number, "by": by }).to_string());
        // A choice can be taken back by resigning in the middle of something: then nothing new was told.
        let from = self.events.min(played.events());
        for told in played.told_json(self.viewer, from, self.lang) {
            self.push(&format!(r#"{{"told":{told}}}"#));
        }
        self.events = played.events();
        let view = played.view_json(self.viewer);
        if view != self.view {
            match patch::diff(&self.view, &view) {
                Some(patch) if !self.view.is_empty() => self.push(&format!(r#"{{"patch":{patch}}}"#)),
                _ => self.push(&format!(r#"{{"view":{view}}}"#)),
            }
            self.view = view;
        }
        let waiting: Vec<Seat> = played.asked_seats().iter().map(|asked| asked.seat).collect();
        self.push(&json!({ "waiting": waiting }).to_string());
        if let catalog::Pending::Over { winners, reason, text } = played.pending(self.lang) {
            self.push(&json!({ "over": { "winners": winners, "reason": reason, "text": text } }).to_string());
        }
    }

    fn push(&mut self, line: &str) {
        self.lines.push('\n');
        self.lines.push_str(line);
    }
}
