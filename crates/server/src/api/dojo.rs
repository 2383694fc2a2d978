//! The dojo: situations to practise, and what answers to them are worth.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use catalog::{Exercise, Judgement};
use room::dojo::{self, Answers, Dealt};
use table::Lang;

use super::costly::work_out;
use super::extract::{Body, Client, InQuery, Language};
use crate::app::App;
use crate::error::ApiError;

/// Be dealt a duel or a bluff as it comes up in games.
#[utoipa::path(get, path = "/api/dojo/{game}",
    params(
        ("game" = String, Path),
        ("kind" = String, Query, description = "`duel`, `claim` or `answer`"),
        ("seed" = u32, Query, description = "The same seed deals the same situation"),
    ), responses(
    (status = 200, description = "The situation", body = ref("#/components/schemas/Exercise")),
    (status = 404, description = "There is nothing of that kind to practise in this game", body = ref("#/components/schemas/Refused")),
))]
pub async fn deal(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Path(game): Path<String>,
    Client(address): Client,
    InQuery(dealt): InQuery<Dealt>,
) -> Result<Json<Exercise>, ApiError> {
    practise(&app, address, game, dealt, lang).await.map(Json)
}

/// Answer a situation, and be told how easily that is read and what would have been right.
#[utoipa::path(post, path = "/api/dojo/{game}",
    params(
        ("game" = String, Path),
        ("kind" = String, Query, description = "`duel`, `claim` or `answer`"),
        ("seed" = u32, Query, description = "The same seed deals the same situation"),
    ),
    request_body = ref("#/components/schemas/Answers"), responses(
    (status = 200, description = "What the answers are worth", body = ref("#/components/schemas/Judgement")),
    (status = 404, description = "There is nothing of that kind to practise in this game", body = ref("#/components/schemas/Refused")),
))]
pub async fn judge(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Path(game): Path<String>,
    Client(address): Client,
    InQuery(dealt): InQuery<Dealt>,
    Body(given): Body<Answers>,
) -> Result<Json<Judgement>, ApiError> {
    let exercise = practise(&app, address, game, dealt, lang).await?;
    Ok(Json(dojo::judge(&exercise, &given, lang)?))
}

/// Games are played and solved for it, so few practise at once.
async fn practise(
    app: &Arc<App>,
    address: IpAddr,
    game: String,
    dealt: Dealt,
    lang: Lang,
) -> Result<Exercise, ApiError> {
    let catalog = app.catalog.clone();
    work_out(app, &app.analyses, address, lang, move || dojo::deal(&catalog, &game, dealt, lang)).await
}
