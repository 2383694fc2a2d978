//! The pages, which are part of the program.
//!
//! `cargo xtask play` and `cargo xtask test` build the web client into `pages/client`. A program that was built without it
//! has one page that says so; matches can be played in the terminal and by programs all the same.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use table::Lang;

use super::extract::Language;
use crate::error::ApiError;

#[derive(RustEmbed)]
#[folder = "pages"]
struct Pages;

/// Names of these have a hash of what is in them, so a browser that has one need not ask again.
const ASSETS: &str = "assets/";

/// A page, a script or a style; whatever else is asked for is not here.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap, lang: Result<Language, ApiError>) -> Response {
    let lang = lang.map_or(Lang::EN, |Language(lang)| lang);
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::not_found(lang, "no-such-path").into_response();
    }
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    match find(if path.is_empty() { "index.html" } else { path }) {
        Some(file) => send(file, path.starts_with(ASSETS), &headers),
        None => ApiError::not_found(lang, "no-such-path").into_response(),
    }
}

/// Whether the pages can play without us, see `web/src/net/both.ts`.
pub fn have_engines() -> bool {
    Pages::iter().any(|name| name.ends_with(".wasm"))
}

/// The client's file, or the page for programs without a client.
fn find(path: &str) -> Option<EmbeddedFile> {
    Pages::get(&format!("client/{path}")).or_else(|| Pages::get(path))
}

/// The file, unless the browser has the same one already.
fn send(file: EmbeddedFile, is_lasting: bool, headers: &HeaderMap) -> Response {
    let kind = file.metadata.mimetype().to_string();
    let tag = format!("\"{}\"", room::ids::hex(&file.metadata.sha256_hash()[..8]));
    // A proxy that compresses makes a strong tag weak.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
    let is_known = known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag);
    let lasting = if is_lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let caching = [(header::ETAG, tag), (header::CACHE_CONTROL, lasting.into())];
    if is_known {
        return (StatusCode::NOT_MODIFIED, caching).into_response();
    }
    (caching, [(header::CONTENT_TYPE, kind)], file.data).into_response()
}
