//! What can be measured at a match without changing it: sight and cover, and what a choice would cost.
//!
//! Both are answered from what the reader sees, so nothing hidden can be found out with them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use catalog::{Plain, Related, Tried};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Viewer;

use super::extract::{Body, InPath, Language, authorize, bearer};
use crate::app::App;
use crate::error::ApiError;

/// Whom to measure from.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookFrom {
    /// The id of a piece, as in the view.
    pub piece: String,
}

/// How a piece stands to others.
#[derive(Serialize, JsonSchema)]
pub struct Looked {
    /// The nearest first; none in games where places do not count, and if there is no such piece.
    pub relations: Vec<Related>,
}

/// An answer that is not given yet.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    pub choice: Value,
    /// Whether the table may add what was left out, such as those who go along.
    #[serde(default)]
    pub complete: bool,
}

/// How far it is from a piece to all others, whether it sees them, and what cover they have. Spectators may ask too.
#[utoipa::path(post, path = "/api/matches/{id}/look", params(("id" = String, Path)), request_body = ref("#/components/schemas/LookFrom"), responses(
    (status = 200, description = "What was measured, in what you see", body = ref("#/components/schemas/Looked")),
    (status = 401, description = "A wrong secret", body = ref("#/components/schemas/Refused")),
    (status = 404, description = "There is no such match", body = ref("#/components/schemas/Refused")),
))]
pub async fn look(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
    Body(from): Body<LookFrom>,
) -> Result<Json<Looked>, ApiError> {
    let (handle, viewer) = match bearer(&headers) {
        Some(token) => {
            let player = authorize(&app, id, Some(token), lang).await?;
            (player.handle, Viewer::Seat(player.pass.seat))
        }
        None => (app.rooms.open(id, lang).await?, Viewer::Spectator),
    };
    let room = handle.room.lock().await;
    let relations = room.shown_to(viewer).map(|played| played.relate(viewer, &from.piece, lang)).unwrap_or_default();
    Ok(Json(Looked { relations }))
}

/// Try an answer to your question without giving it: what it would cost, and whether the rules allow it.
#[utoipa::path(post, path = "/api/matches/{id}/try", params(("id" = String, Path)), request_body = ref("#/components/schemas/Trial"), responses(
    (status = 200, description = "What would come of it", body = ref("#/components/schemas/Tried")),
    (status = 401, description = "No secret, or a wrong one", body = ref("#/components/schemas/Refused")),
    (status = 409, description = "The match has not begun", body = ref("#/components/schemas/Refused")),
))]
pub async fn try_out(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
    Body(trial): Body<Trial>,
) -> Result<Json<Tried>, ApiError> {
    let player = authorize(&app, id, bearer(&headers), lang).await?;
    let room = player.handle.room.lock().await;
    let seat = player.pass.seat;
    let Some(played) = room.shown_to(Viewer::Seat(seat)) else {
        return Err(ApiError::conflict(lang, "not-begun"));
    };
    let tried = played.try_out(seat, &trial.choice, trial.complete, lang);
    Ok(Json(tried.unwrap_or_else(|error| Tried {
        choice: Plain::of(&trial.choice),
        ways: Vec::new(),
        refused: Some(error),
    })))
}
