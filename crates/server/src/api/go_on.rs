//! A recorded match gone on with from one of its steps, against the computer.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use room::go_on::GoOn;
use room::joining::Created;

use super::extract::{InQuery, Language};
use super::matches::{MayCreate, open_match};
use super::replay::{Transcript, unreadable};
use crate::app::App;
use crate::error::ApiError;

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
        wanted.agree(&catalog, &text, lang)
    });
    let (wish, setup) = looking.await.map_err(|_| unreadable(lang))??;
    open_match(&app, &wish, &setup, lang).await
}
