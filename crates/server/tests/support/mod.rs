//! What the tests of the server share.
#![allow(dead_code, reason = "no test file uses all of it")]

pub mod client;
pub mod raw;

use std::path::Path;
use std::sync::Arc;

use catalog::Catalog;
use server::Server;
use server::settings::{Limits, Settings};

/// A server in this process, on a free port, without limits.
pub async fn serve(data: &str) -> Server {
    serve_with(data, |_| {}).await
}

pub async fn serve_with(data: &str, change: impl FnOnce(&mut Settings)) -> Server {
    let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), data);
    settings.limits = Limits::NONE;
    change(&mut settings);
    Server::start(settings, Arc::new(Catalog::built_in())).await.expect("the server starts")
}

/// A database file in a folder.
pub fn file_in(folder: &Path) -> String {
    folder.join("matches.db").to_str().expect("temporary folders have plain names").to_string()
}
