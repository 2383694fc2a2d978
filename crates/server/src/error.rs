//! What is answered when something cannot be done: a status, a key for programs, a sentence for people.

use std::sync::LazyLock;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::GameError;
use catalog::lines::{self, Line};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Phrase, Texts};

use crate::store::StoreError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ApiError {
    #[serde(skip)]
    pub status: u16,
    /// The same in every language.
    pub key: String,
    pub text: String,
    /// The id of the game's rule that was broken, if it is one.
    pub rule: Option<&'static str>,
}

static TEXTS: LazyLock<Texts> = table::texts!();

/// A sentence of the server's own.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    TEXTS.say(lang, phrase)
}

impl ApiError {
    fn new(status: StatusCode, lang: Lang, phrase: &Phrase) -> ApiError {
        ApiError { status: status.as_u16(), key: phrase.key.to_string(), text: say(lang, phrase), rule: None }
    }

    /// What was sent is wrong.
    pub fn bad(lang: Lang, phrase: &Phrase) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, lang, phrase)
    }

    /// Who sent it may not do that.
    pub fn forbidden(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, lang, &Phrase::new(key))
    }

    pub fn no_token(lang: Lang) -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, lang, &Phrase::new("no-token"))
    }

    /// A secret that is good for nothing here, or not any more.
    pub fn wrong_token(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, lang, &Phrase::new(key))
    }

    pub fn not_found(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, lang, &Phrase::new(key))
    }

    /// The match has come to where this is not possible.
    pub fn conflict(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::CONFLICT, lang, &Phrase::new(key))
    }

    /// It was possible with an older version of the program.
    pub fn gone(lang: Lang, phrase: &Phrase) -> ApiError {
        ApiError::new(StatusCode::GONE, lang, phrase)
    }

    pub fn too_many(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, lang, &Phrase::new(key))
    }

    /// The game's rules say no.
    pub fn refused(error: GameError) -> ApiError {
        ApiError { status: 409, key: "refused".into(), text: error.text, rule: error.rule }
    }

    /// The catalog cannot do what was wished for.
    pub fn of_wish(error: GameError) -> ApiError {
        ApiError { status: 400, key: "bad-wish".into(), text: error.text, rule: error.rule }
    }

    /// A line that cannot be read.
    pub fn not_understood(error: lines::Error) -> ApiError {
        ApiError { status: 400, key: "not-understood".into(), text: error.text, rule: None }
    }

    /// The line for the client that has sent `id`.
    pub fn line(self, id: Option<&str>) -> Line {
        let ApiError { key, text, rule, .. } = self;
        Line::Error {
            error: lines::Error { key: Some(key), rule, id: id.map(str::to_string), ..lines::Error::new(text) },
        }
    }

    /// The database does not answer; details are for the log.
    pub fn of_store(error: &StoreError, lang: Lang) -> ApiError {
        tracing::error!(%error, "the database failed");
        metrics::counter!("walstatt_store_errors_total").increment(1);
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, lang, &Phrase::new("store-failed"))
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json(serde_json::json!({ "error": self }))).into_response()
    }
}
