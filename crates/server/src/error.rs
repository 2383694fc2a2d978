//! What is answered when something cannot be done: a status, a key for programs, a sentence for people.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use catalog::lines::Line;
use room::{Kind, RoomError, error_line};
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Phrase, Texts};

use crate::store::StoreError;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ApiError {
    #[serde(skip)]
    pub status: u16,
    /// After how many seconds it may be tried again, if that is known.
    #[serde(skip)]
    pub retry_after: Option<u64>,
    /// The same in every language.
    pub key: String,
    pub text: String,
    /// The id of the game's rule that was broken, if it is one.
    pub rule: Option<&'static str>,
}

/// The body of an answer that something was not done.
#[derive(Serialize, JsonSchema)]
pub struct Refused {
    error: ApiError,
}

static TEXTS: LazyLock<Texts> = table::texts!();

/// A sentence of the server's own.
pub fn say(lang: Lang, phrase: &Phrase) -> String {
    TEXTS.say(lang, phrase)
}

impl ApiError {
    fn new(status: StatusCode, lang: Lang, phrase: &Phrase) -> ApiError {
        let (key, text) = (phrase.key.to_string(), say(lang, phrase));
        ApiError { status: status.as_u16(), retry_after: None, key, text, rule: None }
    }

    /// What was sent is wrong.
    pub fn bad(lang: Lang, phrase: &Phrase) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, lang, phrase)
    }

    /// Who sent it may not do that.
    pub fn forbidden(lang: Lang, key: &'static str) -> ApiError {
        ApiError::new(StatusCode::FORBIDDEN, lang, &Phrase::new(key))
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

    /// Too many of something; the next may come after a while.
    pub fn too_many(lang: Lang, key: &'static str, wait: Duration) -> ApiError {
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, lang, &Phrase::new(key));
        ApiError { retry_after: Some(whole_seconds(wait)), ..error }
    }

    /// There is no place for one more connection.
    pub fn full(lang: Lang, wait: Duration) -> ApiError {
        let status = StatusCode::SERVICE_UNAVAILABLE.as_u16();
        ApiError { status, ..ApiError::too_many(lang, "server-is-full", wait) }
    }

    /// It should never happen; what did is for the log.
    pub fn broke_down(lang: Lang) -> ApiError {
        ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, lang, &Phrase::new("broke-down"))
    }

    /// The line for the client that has sent `id`.
    pub fn line(self, id: Option<&str>) -> Line {
        let ApiError { key, text, rule, .. } = self;
        error_line(key, text, rule, id)
    }

    /// The database does not answer; details are for the log.
    pub fn of_store(error: &StoreError, lang: Lang) -> ApiError {
        tracing::error!(%error, "the database failed");
        metrics::counter!("walstatt_store_errors_total").increment(1);
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, lang, &Phrase::new(key_of(error)))
    }
}

impl From<RoomError> for ApiError {
    fn from(error: RoomError) -> ApiError {
        let RoomError { kind, key, text, rule } = error;
        let retry_after = match kind {
            Kind::TooMuch(wait) => Some(whole_seconds(wait)),
            _ => None,
        };
        ApiError { status: kind.status(), retry_after, key, text, rule }
    }
}

fn whole_seconds(wait: Duration) -> u64 {
    let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
    seconds.max(1)
}

/// Whether nothing was written for certain, or nobody knows.
fn key_of(error: &StoreError) -> &'static str {
    if matches!(error, StoreError::Unknown { .. }) { "store-unknown" } else { "store-failed" }
}

/// The status of an answer to a line: refused, or the database has failed.
pub fn status_of_line(line: &Line) -> StatusCode {
    let Line::Error { error } = line else { return StatusCode::OK };
    match error.key.as_deref() {
        Some("store-failed" | "store-unknown") => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::CONFLICT,
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let retry = self.retry_after.map(|seconds| [(header::RETRY_AFTER, seconds.to_string())]);
        (status, retry, Json(Refused { error: self })).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Place;

    #[test]
    fn an_unknown_outcome_is_not_reported_as_unchanged() {
        let place = Place::Sqlite("matches.db".into());
        let lost = StoreError::Unknown { place: place.clone(), cause: "the line was cut".into() };
        let failed = StoreError::Failed { place, cause: "the disk is full".into() };
        for (error, key) in [(lost, "store-unknown"), (failed, "store-failed")] {
            let error = ApiError::of_store(&error, Lang::EN);
            assert_eq!((error.status, error.key.as_str()), (503, key));
            assert_eq!(error.text.contains("nothing has changed"), key == "store-failed", "{}", error.text);
            assert_eq!(status_of_line(&error.line(None)), StatusCode::SERVICE_UNAVAILABLE);
        }
    }
}
