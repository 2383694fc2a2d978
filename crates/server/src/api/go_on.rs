//! A recorded match gone on with from one of its steps, against the computer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use catalog::{AnyMatch, Catalog};
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Phrase, Rolls};

use super::extract::{InQuery, Language};
use super::matches::{Created, MayCreate, open_match};
use super::replay::{Recorded, Transcript, run, unreadable};
use crate::app::App;
use crate::clock::{ClockRule, TimeUp};
use crate::error::ApiError;
use crate::setup::{Dice, SeatWish, Setup, Start, Wish};

/// From where to go on, and who plays.
#[derive(Deserialize)]
pub struct GoOn {
    step: usize,
    /// The own seat.
    seat: u8,
    /// Who plays the others.
    computer: String,
}

/// Go on from a step of a recorded match against the computer. What is rolled from there on is rolled anew.
///
/// Only matches that are over can be had as a file, so nothing hidden of one that is still played can be learned this way.
#[utoipa::path(post, path = "/api/replay/go-on",
    params(
        ("step" = usize, Query, description = "The number of the step, as `/api/replay` counts them"),
        ("seat" = u8, Query, description = "Your seat"),
        ("computer" = String, Query, description = "Who plays the others: `recruit`, `soldier`, `veteran`, `marshal`"),
    ),
    request_body(content = String, description = "The transcript"), responses(
    (status = 201, description = "The match and the secret link of your seat; it begins when you sit down", body = ref("#/components/schemas/Created")),
    (status = 400, description = "This is no match that can be gone on with here", body = ref("#/components/schemas/Refused")),
    (status = 409, description = "The match was over at that step", body = ref("#/components/schemas/Refused")),
    (status = 429, description = "Too many matches from this address", body = ref("#/components/schemas/Refused")),
))]
pub async fn go_on(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    InQuery(wanted): InQuery<GoOn>,
    MayCreate: MayCreate,
    Transcript { text, turn }: Transcript,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let catalog = app.catalog.clone();
    let looking = tokio::task::spawn_blocking(move || {
        let _turn = turn;
        agree_to_go_on(&catalog, &text, &wanted, lang)
    });
    let (wish, setup) = looking.await.map_err(|_| unreadable(lang))??;
    open_match(&app, &wish, &setup, lang).await
}

/// Finds the moment, and tries whether a match can begin there.
fn agree_to_go_on(catalog: &Catalog, transcript: &str, wanted: &GoOn, lang: Lang) -> Result<(Wish, Setup), ApiError> {
    let mut start = Start { position: Value::Null, choices: Vec::new() };
    let played = run(catalog, transcript, wanted.step, lang, &mut |played, recorded| {
        note(&mut start, played, recorded);
        true
    });
    let played = played.map_err(ApiError::of_wish)?;
    if played.is_over() {
        return Err(ApiError::conflict(lang, "is-over"));
    }
    if wanted.seat >= played.seats() {
        return Err(ApiError::bad(lang, &Phrase::new("no-such-seat")));
    }
    let who = |seat| if seat == wanted.seat { SeatWish::Me } else { SeatWish::Computer(wanted.computer.clone()) };
    let wish = Wish {
        game: played.game().to_string(),
        options: played.options(),
        seats: (0..played.seats()).map(who).collect(),
        clock: ClockRule::None,
        time_up: TimeUp::Loss,
        reaction_seconds: 0,
        dice: Dice::Fair,
        hints: false,
    };
    let setup = Setup { start: Some(start), ..wish.agree(catalog, lang)? };
    setup.begin(catalog, Rolls::Seeded(0), lang)?;
    Ok((wish, setup))
}

/// A position is from before the step that waits, so what was chosen in that step is kept beside it.
fn note(start: &mut Start, played: &dyn AnyMatch, recorded: Option<&Recorded>) {
    let position = played.position();
    if position != start.position {
        *start = Start { position, choices: Vec::new() };
    } else if let Some(Recorded::Chose { seat, choice }) = recorded {
        start.choices.push((*seat, choice.clone()));
    }
}
