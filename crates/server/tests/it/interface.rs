//! The interface for programs, as it is described.

use std::sync::LazyLock;

use super::support::client::{exchange, request};
use super::support::{file_in, serve};
use table::Texts;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// `cargo test -p server --test it interface::` with WALSTATT_UPDATE=1 writes the file again.
#[test]
fn the_description_in_docs_is_the_one_of_the_program() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if std::env::var_os("WALSTATT_UPDATE").is_some() {
        std::fs::write(&file, server::openapi()).expect("docs can be written");
    }
    let found = std::fs::read_to_string(&file).expect("docs/openapi.json is there");
    assert!(found == server::openapi(), "docs/openapi.json is old; WALSTATT_UPDATE=1 writes it anew");
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_come_with_a_policy_and_are_sent_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let head = "Host: walstatt\r\nConnection: close\r\n";
    let page = exchange(at, format!("GET / HTTP/1.1\r\n{head}\r\n").as_bytes()).await.expect("the server answers");
    let page = String::from_utf8_lossy(&page).to_lowercase();
    let policy = page.lines().find(|line| line.starts_with("content-security-policy:")).expect("there is a policy");
    assert!(policy.contains("script-src 'self'") && !policy.contains("'unsafe"), "{policy}");
    assert!(page.contains("referrer-policy: no-referrer") && page.contains("x-content-type-options: nosniff"));
    let tag = page.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a page has a tag");
    let again = format!("GET / HTTP/1.1\r\n{head}If-None-Match: {tag}\r\n\r\n");
    let again = exchange(at, again.as_bytes()).await.expect("the server answers");
    assert!(again.starts_with(b"HTTP/1.1 304"), "{}", String::from_utf8_lossy(&again));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_exist_is_reported_in_json() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    for (method, path, status) in [
        ("GET", "/api/nonsense", 404),
        ("PUT", "/api/matches", 405),
        ("GET", "/api/matches/nonsense", 404),
        ("GET", "/api/matches/000000000000", 404),
        ("GET", "/../../etc/passwd", 404),
    ] {
        let (found, body) = request(server.address(), method, path, None, "").await;
        assert_eq!(found, status, "{method} {path}: {body}");
        let body: serde_json::Value = serde_json::from_str(&body).expect("errors are JSON");
        assert!(body["error"]["text"].as_str().is_some_and(|text| !text.contains('⟨')), "{body}");
    }
    let (status, _) = request(server.address(), "POST", "/", None, "").await;
    assert_eq!(status, 405);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_is_not_there_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    for (tag, status) in [("de", 200), ("de-AT", 200), ("DE", 200), ("xx", 400), ("", 400), ("deutsch", 400)] {
        let (found, body) = request(server.address(), "GET", &format!("/api/matches?lang={tag}"), None, "").await;
        assert_eq!(found, status, "{tag}: {body}");
        assert!(status == 200 || body.contains("no-such-language") && body.contains("de, en"), "{body}");
    }
    let (status, _) = request(server.address(), "GET", "/?lang=xx", None, "").await;
    assert_eq!(status, 200, "pages have no language");
}

#[tokio::test(flavor = "multi_thread")]
async fn administrators_can_monitor_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let (at, metrics) = (server.address(), server.metrics_address().expect("metrics are shown by default"));
    assert!(metrics.ip().is_loopback(), "{metrics}");
    for (at, path, expected) in
        [(at, "/healthz", "alive"), (at, "/readyz", "ready"), (metrics, "/metrics", "walstatt_requests_total")]
    {
        let (status, body) = request(at, "GET", path, None, "").await;
        assert!(status == 200 && body.contains(expected), "{path}: {status} {body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_may_not_open_a_socket() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let connect = |origin: String| async move {
        let mut request =
            format!("ws://{at}/api/matches/000000000000/socket").into_client_request().expect("a request");
        request.headers_mut().insert("Origin", origin.parse().expect("an origin is plain text"));
        tokio_tungstenite::connect_async(request).await.map(|_| ())
    };
    let foreign = connect("https://elsewhere.example".to_string()).await.expect_err("the page is foreign");
    assert!(foreign.to_string().contains("403"), "{foreign}");
    connect(format!("http://{at}")).await.expect("the page is our own");
}

/// "1 cards" is wrong in every language.
#[test]
fn numbers_agree_with_what_they_count() {
    static TEXTS: LazyLock<Texts> = table::texts!();
    table::battery::texts(&TEXTS);
}
