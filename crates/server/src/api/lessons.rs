//! Lessons and puzzles of the games, and what somebody sees of them after some tries.
//!
//! Nothing is kept between two requests: a learner sends all tries so far.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use catalog::lessons::{Lecture, Tries};
use room::lesson::{self, Course, Puzzles};

use super::costly::work_out;
use super::extract::{Body, Client, Language};
use crate::app::App;
use crate::error::ApiError;

/// List the lessons of a game.
#[utoipa::path(get, path = "/api/lessons/{game}", params(("game" = String, Path)), responses(
    (status = 200, description = "Its lessons; none if it has no course", body = ref("#/components/schemas/Course")),
))]
pub async fn list(Path(game): Path<String>) -> Json<Course> {
    Json(Course::of(&game))
}

/// Take a lesson: all tries so far come to what there is to see now.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}",
    params(("game" = String, Path), ("lesson" = String, Path, description = "Its key")),
    request_body = ref("#/components/schemas/Tries"), responses(
    (status = 200, description = "What is said or to be done, and what the learner sees", body = ref("#/components/schemas/Lecture")),
    (status = 404, description = "There is no such lesson", body = ref("#/components/schemas/Refused")),
))]
pub async fn teach(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Path((game, key)): Path<(String, String)>,
    Client(address): Client,
    Body(tries): Body<Tries>,
) -> Result<Json<Lecture>, ApiError> {
    let catalog = app.catalog.clone();
    let teach = move || lesson::teach(&catalog, &game, &key, &tries, lang);
    work_out(&app, &app.replays, address, lang, teach).await.map(Json)
}

/// List the puzzles of a game.
#[utoipa::path(get, path = "/api/puzzles/{game}", params(("game" = String, Path)), responses(
    (status = 200, description = "Its puzzles, easy ones first", body = ref("#/components/schemas/Puzzles")),
))]
pub async fn list_puzzles(State(app): State<Arc<App>>, Path(game): Path<String>) -> Json<Puzzles> {
    Json(Puzzles::of(&app.catalog, &game))
}

/// Try a puzzle: all tries so far come to what there is to see now.
#[utoipa::path(post, path = "/api/puzzles/{game}/{puzzle}",
    params(("game" = String, Path), ("puzzle" = String, Path, description = "Its key")),
    request_body = ref("#/components/schemas/Tries"), responses(
    (status = 200, description = "What has to be done, and what the solver sees", body = ref("#/components/schemas/Lecture")),
    (status = 404, description = "There is no such puzzle", body = ref("#/components/schemas/Refused")),
))]
pub async fn pose(
    State(app): State<Arc<App>>,
    Language(lang): Language,
    Path((game, key)): Path<(String, String)>,
    Client(address): Client,
    Body(tries): Body<Tries>,
) -> Result<Json<Lecture>, ApiError> {
    let catalog = app.catalog.clone();
    let pose = move || lesson::pose(&catalog, &game, &key, &tries, lang);
    work_out(&app, &app.replays, address, lang, pose).await.map(Json)
}
