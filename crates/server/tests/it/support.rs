//! What the tests of the server share.

pub mod client;
pub mod home;
pub mod postgres;
pub mod raw;

use std::path::Path;
use std::process::Command;
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

/// For tests that measure their whole process, where other tests may run as well: runs a test in a separate process and
/// returns false, or returns true in that process.
pub fn is_alone(test: &str) -> bool {
    const ALONE: &str = "WALSTATT_TEST_IS_ALONE";
    if std::env::var_os(ALONE).is_some() {
        return true;
    }
    let program = std::env::current_exe().expect("this program is a file");
    let ran = Command::new(program).args(["--exact", test, "--nocapture"]).env(ALONE, "1").output();
    let ran = ran.expect("this program starts again");
    let said = String::from_utf8_lossy(&ran.stdout);
    println!("{said}{}", String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success() && said.contains("1 passed"), "{test} has failed in its own process");
    false
}
