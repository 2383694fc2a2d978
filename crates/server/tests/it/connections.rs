//! Connections that send nothing or read nothing, and a full server.

use std::net::SocketAddr;
use std::time::Duration;

use super::support::client::{Made, Reader, make_match, post, request, two_friends};
use super::support::raw::{Frame, Wire};
use super::support::{file_in, serve_with};
use serde_json::{Value, json};
use server::Server;
use server::settings::{Limits, Settings};

/// Short enough for a test, which waits for the consequence and never for the time itself.
const SOON: Duration = Duration::from_millis(200);

async fn serve_settings(change: impl FnOnce(&mut Settings)) -> (Server, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    (serve_with(&file_in(folder.path()), change).await, folder)
}

async fn connect(at: SocketAddr) -> Wire {
    Wire::connect(at).await.expect("the server takes connections")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_nothing_or_half_a_request_is_cut_off() {
    let (server, _folder) = serve_settings(|settings| {
        (settings.patience.head, settings.patience.body, settings.patience.hello) = (SOON, SOON, SOON);
    })
    .await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let half_a_body = "POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"game\":";
    let kept_alive = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
    for said in ["", "GET /healthz HTTP/1.1\r\nHost:", half_a_body, kept_alive] {
        let mut wire = connect(at).await;
        wire.send(said.as_bytes()).await.expect("the server listens");
        wire.until_closed().await;
    }
    // A WebSocket without a greeting.
    let mut wire = connect(at).await;
    wire.ask_to_upgrade(&format!("/api/matches/{}/socket", made.id)).await.expect("it becomes a WebSocket");
    assert_eq!(wire.frame().await, Some(Frame::Close(1008)));
    wire.until_closed().await;
}

/// A client that does not answer a `ping` is considered gone, even if the connection is still open.
#[tokio::test(flavor = "multi_thread")]
async fn a_client_without_a_sign_of_life_is_cut_off() {
    let (server, _folder) = serve_settings(|settings| settings.patience.quiet = SOON).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    let mut gone = connect(at).await;
    let hello = json!({ "hello": { "token": made.tokens[1] } }).to_string();
    gone.upgrade(&format!("/api/matches/{}/socket", made.id), &hello).await.expect("it becomes a WebSocket");
    while anna.until("presence").await["seats"] != json!([true, true]) {}
    while anna.until("presence").await["seats"] != json!([true, false]) {}
    while !matches!(gone.frame().await, Some(Frame::Close(1001))) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_of_programs_count_as_connections() {
    let (server, _folder) =
        serve_settings(|settings| settings.limits = Limits { connections: 1, ..Limits::NONE }).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let path = format!("/api/matches/{}/stream", made.id);
    let mut first = connect(at).await;
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n", made.tokens[0]);
    first.send(head.as_bytes()).await.expect("the server listens");
    first.until(b"\"may\"").await.expect("the stream tells what there is");
    let (status, body) = request(at, "GET", &path, Some(&made.tokens[1]), "").await;
    assert!(status == 429 && body.contains("too-many-connections"), "{status} {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_with_too_many_silent_connections_is_told_to_come_back() {
    let (server, _folder) = serve_settings(|settings| {
        settings.limits = Limits { connections: 1, ..Limits::NONE };
    })
    .await;
    let mut silent = Vec::new();
    let mut refused = loop {
        let mut wire = connect(server.address()).await;
        wire.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("the server listens");
        let (status, body) = wire.answer().await.expect("every request gets an answer");
        if status != 200 {
            assert!(status == 429 && body.contains("too-many-connections"), "{status} {body}");
            break wire;
        }
        silent.push(wire);
        assert!(silent.len() <= 4, "connections that say nothing are counted");
    };
    refused.until_closed().await;
    assert_eq!(silent.len(), 4);
    // Places become free as soon as the server notices that a client has gone.
    drop(silent);
    while request(server.address(), "GET", "/healthz", None, "").await.0 != 200 {}
}

async fn play_on(readers: &mut [Reader; 2]) {
    let asked = readers.iter_mut().find(|reader| reader.asked.is_some()).expect("a seat is asked");
    asked.choose(0).await;
    for reader in readers {
        reader.settle().await;
    }
}

async fn sit_at(at: SocketAddr, made: &Made) -> [Reader; 2] {
    let mut readers = [
        Reader::connect(at, &made.id, Some(&made.tokens[0])).await,
        Reader::connect(at, &made.id, Some(&made.tokens[1])).await,
    ];
    for reader in &mut readers {
        reader.until("may").await;
        reader.settle().await;
    }
    readers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_server_stays_reachable_for_those_who_play() {
    const MAX: usize = 8;
    let (server, _folder) = serve_settings(|settings| settings.most_connections = MAX).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let mut playing = sit_at(at, &made).await;
    // Silent connections make room for those with a request.
    let mut silent = Vec::new();
    for _ in 0..2 * MAX {
        silent.push(connect(at).await);
    }
    assert_eq!(request(at, "GET", "/healthz", None, "").await.0, 200);
    play_on(&mut playing).await;
    silent.swap_remove(0).until_closed().await;
    // The last places are for players, and spectators are told so.
    let mut watching = Vec::new();
    let refused = loop {
        let mut spectator = Reader::connect(at, &made.id, None).await;
        let first = spectator.next().await.expect("every reader is told something");
        if first.get("error").is_some() {
            break first;
        }
        watching.push(spectator);
        assert!(watching.len() < MAX, "spectators do not take the last places");
    };
    assert_eq!(refused["error"]["key"], "server-is-full", "{refused}");
    // Players get in until no place is left, and those already playing continue.
    let mut more = Vec::new();
    while playing.len() + watching.len() + more.len() < MAX {
        let mut again = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
        again.until("may").await;
        more.push(again);
    }
    // The refused connection may still be closing, and takes up room until then.
    let refused = loop {
        let (status, body) = request(at, "GET", "/healthz", None, "").await;
        if status != 200 {
            break (status, body);
        }
    };
    assert!(refused.0 == 503 && refused.1.contains("server-is-full"), "{refused:?}");
    play_on(&mut playing).await;
}

/// Over HTTP as well as over a WebSocket; a reader that is cut off is no longer shown as present.
#[tokio::test(flavor = "multi_thread")]
async fn readers_that_do_not_read_are_cut_off() {
    let (server, _folder) = serve_settings(|settings| settings.patience.slowest = SOON).await;
    let at = server.address();
    for over_http in [true, false] {
        let made = make_match(at, two_friends()).await;
        let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
        anna.until("may").await;
        let mut slow = Wire::connect_narrowly(at).await.expect("the server takes connections");
        if over_http {
            let head = format!(
                "GET /api/matches/{}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\n\r\n",
                made.id, made.tokens[1]
            );
            slow.send(head.as_bytes()).await.expect("the server listens");
        } else {
            let hello = json!({ "hello": { "token": made.tokens[1], "lang": "en" } }).to_string();
            slow.upgrade(&format!("/api/matches/{}/socket", made.id), &hello).await.expect("it becomes a WebSocket");
        }
        while anna.until("presence").await["seats"] != json!([true, true]) {}
        // What seat 1 does is sent to all its readers, until the buffers to the slow one are full.
        let lines = format!("/api/matches/{}/lines", made.id);
        let is_gone = |line: &Value| line["presence"]["seats"] == json!([true, false]);
        let cut_off = async {
            while !anna.settle().await.iter().any(is_gone) {
                for line in [json!({ "choose": 0 }), json!({ "take_back": 1 })] {
                    post(at, &lines, Some(&made.tokens[1]), line).await;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(60), cut_off).await.expect("the slow reader is cut off");
    }
}
