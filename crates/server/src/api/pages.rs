//! The pages, which are part of the program.

use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "pages"]
struct Pages;

/// A page, a script, a style, or the first page for every link into a match.
pub async fn serve(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let name = if path.is_empty() { "index.html" } else { path };
    match Pages::get(name) {
        Some(file) => {
            let kind = file.metadata.mimetype().to_string();
            let tag = format!("\"{}\"", crate::ids::hex(&file.metadata.sha256_hash()[..8]));
            let headers =
                [(header::CONTENT_TYPE, kind), (header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".into())];
            (headers, file.data).into_response()
        }
        None => (StatusCode::NOT_FOUND, "There is nothing here.\n").into_response(),
    }
}
