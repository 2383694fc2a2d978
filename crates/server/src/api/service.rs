//! For those who run the server: health, metrics, limits.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody as _};
use axum::extract::{Request, State};
use axum::http::{Extensions, HeaderMap, Method, StatusCode, Uri, Version, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use futures_util::{StreamExt as _, stream};
use table::Lang;
use tokio::time::{Instant, timeout_at};

use super::extract::{Language, address};
use crate::app::App;
use crate::error::ApiError;

pub fn routes() -> Router<Arc<App>> {
    Router::new().route("/healthz", get(is_alive)).route("/readyz", get(is_ready))
}

/// For those who run the server alone, at an address of its own: what is counted could tell players of each other.
pub fn metrics_router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", get(show_metrics)).with_state(app)
}

/// The process answers.
async fn is_alive() -> &'static str {
    "alive\n"
}

/// Matches can be played: the database takes a row and gives it back, and nobody is shutting down.
async fn is_ready(State(app): State<Arc<App>>) -> Response {
    if app.is_stopping() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match app.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the database is not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database is not ready\n").into_response()
        }
    }
}

/// The path is there, but not for this method.
pub async fn refuse_method(Language(lang): Language) -> ApiError {
    ApiError { status: 405, ..ApiError::not_found(lang, "no-such-method") }
}

async fn show_metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.render())
}

/// Turns away clients that send too much, and notes what was asked for. Paths have no secrets in them.
pub async fn let_in(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let address = address(&parts, &app);
    let (method, path) = (parts.method.clone(), parts.uri.path().to_string());
    let is_line = path.ends_with("/lines");
    let checked = if is_line { app.gate.check_line(address) } else { app.gate.check_request(address) };
    if let Err(wait) = checked {
        metrics::counter!("walstatt_turned_away_total").increment(1);
        return ApiError::too_many(Lang::EN, "too-many-requests", wait).into_response();
    }
    let only_reads = matches!(method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !only_reads && !is_own_origin(&app, &parts.headers, &parts.uri) {
        return ApiError::forbidden(Lang::EN, "foreign-origin").into_response();
    }
    let begun = Instant::now();
    let body = in_time(body, app.settings.patience.body);
    let response = next.run(Request::from_parts(parts, body)).await;
    let status = response.status().as_u16();
    // Lines that programs send have counters of their own, which stand still during reaction windows.
    if !is_line {
        metrics::counter!("walstatt_requests_total", "status" => status.to_string()).increment(1);
    }
    tracing::debug!(%method, path, status, micros = begun.elapsed().as_micros() as u64, "request");
    response
}

/// A body that fails if it is not there in time.
fn in_time(body: Body, patience: Duration) -> Body {
    if body.is_end_stream() {
        return body;
    }
    let until = Instant::now() + patience;
    Body::from_stream(stream::unfold(body.into_data_stream(), move |mut parts| async move {
        let part = match timeout_at(until, parts.next()).await {
            Ok(part) => part?.map_err(io::Error::other),
            Err(_) => Err(io::ErrorKind::TimedOut.into()),
        };
        Some((part, parts))
    }))
}

/// Another site's page must not speak with a player's browser. Programs send no origin.
pub fn is_own_origin(app: &App, headers: &HeaderMap, uri: &Uri) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if app.settings.origins.iter().any(|own| own == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).or(uri.host());
    let named = origin.split_once("://").map(|(_, host)| host);
    app.settings.origins.is_empty() && named.is_some() && named == host
}

/// Streams must come through at once, and small answers are not worth it.
pub fn is_worth_compressing(status: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_stream = headers.get(header::CACHE_CONTROL).is_some_and(|value| value == "no-store");
    let is_text =
        kind.starts_with("text/") || kind.contains("json") || kind.contains("javascript") || kind.contains("svg");
    status != StatusCode::SWITCHING_PROTOCOLS && is_text && !is_stream
}
