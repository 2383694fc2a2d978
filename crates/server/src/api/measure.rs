//! What can be measured at a match without changing it.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use catalog::Tried;
use room::measure::{LookFrom, Looked, Trial};
use table::Viewer;

use super::extract::{Body, InPath, Language, authorize, bearer};
use crate::app::App;
use crate::error::ApiError;

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
    Ok(Json(room.look(viewer, &from, lang)))
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
    Ok(Json(room.try_out(player.pass.seat, &trial, lang)?))
}
