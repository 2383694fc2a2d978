//! What can be measured at a match without changing it: sight and cover, and what a choice would cost.
//!
//! Both are answered from what the reader sees, so nothing hidden can be found out with them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use catalog::{Related, Sheltered, Taken, Tried, Trouble};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{HowSeen, Viewer};
use utoipa::ToSchema;

use super::extract::{Body, InPath, Language, authorize, bearer};
use crate::app::App;
use crate::problem::Problem;

/// Whom to measure from.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LookFrom {
    /// The id of a piece, as in the view.
    pub piece: String,
}

/// How a piece stands to others.
#[derive(Serialize, ToSchema)]
pub struct Looked {
    /// The nearest first; none in games where places do not count, and if there is no such piece.
    pub relations: Vec<SeenPiece>,
}

/// How one piece stands to another. Lengths are in units of the view.
#[derive(Serialize, ToSchema)]
pub struct SeenPiece {
    pub piece: String,
    /// From edge to edge.
    pub distance: i32,
    pub seen: Visibility,
    /// The line that sees, or if there is none the one between the middles.
    pub sight: [[i32; 2]; 2],
    /// What hides it or a part of it.
    pub hidden_by: Vec<String>,
    pub cover: Option<CoverBy>,
    pub text: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    Fully,
    Partly,
    Not,
}

/// Cover with the line that decides and what gives it.
#[derive(Serialize, ToSchema)]
pub struct CoverBy {
    pub is_heavy: bool,
    pub line: [[i32; 2]; 2],
    pub by: String,
}

/// An answer that is not given yet.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    pub choice: Value,
    /// Whether the table may add what was left out, such as those who go along.
    #[serde(default)]
    pub complete: bool,
}

/// What would come of it. Nothing has changed.
#[derive(Serialize, ToSchema)]
pub struct TrialResult {
    /// The choice, completed if that was wished for.
    pub choice: Value,
    pub ways: Vec<WayCost>,
    /// Why it would be refused.
    pub refused: Option<RefusedTrial>,
}

/// What a way would take of one piece. Lengths are in units of the view.
#[derive(Serialize, ToSchema)]
pub struct WayCost {
    pub piece: String,
    pub points: Vec<[i32; 2]>,
    pub length: i32,
    /// The length, and what climbing and bad ground take beyond it.
    pub cost: i32,
    /// What the piece has, if that is known.
    pub limit: Option<i32>,
    pub text: String,
}

#[derive(Serialize, ToSchema)]
pub struct RefusedTrial {
    pub text: String,
    /// The id of the game's rule, if it is one.
    pub rule: Option<String>,
}

/// How far it is from a piece to all others, whether it sees them, and what cover they have. Spectators may ask too.
#[utoipa::path(post, path = "/api/matches/{id}/look", params(("id" = String, Path)), request_body = LookFrom, responses(
    (status = 200, description = "What was measured, in what you see", body = Looked),
    (status = 401, description = "A wrong secret", body = Problem),
    (status = 404, description = "There is no such match", body = Problem),
))]
pub async fn look(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
    Body(from): Body<LookFrom>,
) -> Result<Json<Looked>, Problem> {
    let (handle, viewer) = match bearer(&headers) {
        Some(token) => {
            let player = authorize(&app, id, Some(token), lang).await?;
            (player.handle, Viewer::Seat(player.seat))
        }
        None => (app.rooms.open(id, lang).await?, Viewer::Spectator),
    };
    let room = handle.room.lock().await;
    let related = room.shown_to(viewer).map(|played| played.relate(viewer, &from.piece, lang)).unwrap_or_default();
    Ok(Json(Looked { relations: related.into_iter().map(SeenPiece::from).collect() }))
}

/// Try an answer to your question without giving it: what it would cost, and whether the rules allow it.
#[utoipa::path(post, path = "/api/matches/{id}/try", params(("id" = String, Path)), request_body = Trial, responses(
    (status = 200, description = "What would come of it", body = TrialResult),
    (status = 401, description = "No secret, or a wrong one", body = Problem),
    (status = 409, description = "The match has not begun", body = Problem),
))]
pub async fn try_out(
    State(app): State<Arc<App>>,
    InPath(id): InPath,
    Language(lang): Language,
    headers: HeaderMap,
    Body(trial): Body<Trial>,
) -> Result<Json<TrialResult>, Problem> {
    let player = authorize(&app, id, bearer(&headers), lang).await?;
    let room = player.handle.room.lock().await;
    let Some(played) = room.shown_to(Viewer::Seat(player.seat)) else {
        return Err(Problem::conflict(lang, "not-begun"));
    };
    Ok(Json(match played.try_out(player.seat, &trial.choice, trial.complete, lang) {
        Ok(tried) => tried.into(),
        Err(trouble) => TrialResult { choice: trial.choice, ways: Vec::new(), refused: Some(trouble.into()) },
    }))
}

impl From<Related> for SeenPiece {
    fn from(related: Related) -> SeenPiece {
        let Related { piece, distance, seen, sight, hidden_by, cover, text } = related;
        let seen = match seen {
            HowSeen::Fully => Visibility::Fully,
            HowSeen::Partly => Visibility::Partly,
            HowSeen::Not => Visibility::Not,
        };
        let cover = cover.map(|Sheltered { is_heavy, line, by }| CoverBy { is_heavy, line, by });
        SeenPiece { piece, distance, seen, sight, hidden_by, cover, text }
    }
}

impl From<Tried> for TrialResult {
    fn from(Tried { choice, ways, refused }: Tried) -> TrialResult {
        TrialResult {
            choice,
            ways: ways.into_iter().map(WayCost::from).collect(),
            refused: refused.map(RefusedTrial::from),
        }
    }
}

impl From<Trouble> for RefusedTrial {
    fn from(trouble: Trouble) -> RefusedTrial {
        RefusedTrial { text: trouble.text, rule: trouble.rule.map(String::from) }
    }
}

impl From<Taken> for WayCost {
    fn from(Taken { piece, points, length, cost, limit, text }: Taken) -> WayCost {
        WayCost { piece, points, length, cost, limit, text }
    }
}
