//! Reaction windows over the wire: what others get must not tell whether somebody could have reacted.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::client::{Made, Reader, make_match, request};
use crate::support::file_in;
use crate::traps::Traps;
use catalog::{Catalog, Listed};
use serde_json::json;
use server::Server;
use server::settings::{Limits, Settings};
use table::Lang;

/// A match of two in which the other seat has a trap, or has none.
struct Evening {
    server: Server,
    made: Made,
    walker: Reader,
    other: Reader,
    folder: tempfile::TempDir,
}

async fn serve_traps(folder: &Path) -> Server {
    let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), file_in(folder));
    settings.limits = Limits::NONE;
    let game = Listed::<Traps>::new((), Lang::EN).expect("the game has no options");
    Server::start(settings, Arc::new(Catalog::of(vec![Box::new(game)]))).await.expect("the server starts")
}

async fn begin(wants_trap: bool, reaction_seconds: u8) -> Evening {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_traps(folder.path()).await;
    let wish = json!({ "game": "traps", "seats": ["me", "friend"], "reaction_seconds": reaction_seconds });
    // The dice are random, so some matches have to be made until one is as wanted.
    loop {
        let made = make_match(server.address(), wish.clone()).await;
        let mut other = Reader::connect(server.address(), &made.id, Some(&made.tokens[1])).await;
        other.until("may").await;
        if (other.view["own"] == "Hidden") == wants_trap {
            let mut walker = Reader::connect(server.address(), &made.id, Some(&made.tokens[0])).await;
            walker.until("may").await;
            walker.settle().await;
            other.settle().await;
            return Evening { server, made, walker, other, folder };
        }
    }
}

/// What a reader got, without what is not about the match itself.
fn about_the_match(frames: &[String]) -> Vec<String> {
    let is_about_people =
        |line: &&str| line.contains(r#""presence""#) || line.contains(r#""match""#) || line.contains("pong");
    let lines = frames.iter().flat_map(|frame| frame.lines());
    lines.filter(|line| !is_about_people(line)).map(String::from).collect()
}

/// Walks, and gives everything that the walker and a spectator get until the walker is asked again, and how long it
/// took.
async fn walk(wants_trap: bool) -> (Vec<String>, Vec<String>, Duration) {
    let mut evening = begin(wants_trap, 1).await;
    let at: SocketAddr = evening.server.address();
    let mut spectator = Reader::connect(at, &evening.made.id, None).await;
    spectator.until("waiting").await;
    spectator.settle().await;
    (evening.walker.frames, spectator.frames) = (Vec::new(), Vec::new());
    let own = evening.walker.view["own"].clone();
    let begun = Instant::now();
    evening.walker.choose(0).await;
    assert!(evening.walker.settle().await.iter().all(|line| line.get("told").is_none()), "nothing was told yet");
    evening.walker.send(json!({ "choose": 0 })).await;
    assert_eq!(evening.walker.until("error").await["key"], "not-asked-now");
    if wants_trap {
        evening.other.until("asked").await;
    }
    evening.walker.until("asked").await;
    let took = begun.elapsed();
    spectator.settle().await;
    // The walker's own trap is no secret to the walker.
    let frames: Vec<String> =
        evening.walker.frames.iter().map(|frame| frame.replace(&own.to_string(), "own")).collect();
    let keys = |line: String| line.split(r#""key":""#).map(|part| part.get(14..).unwrap_or(part).to_string()).collect();
    let lines = about_the_match(&frames).into_iter().map(keys).collect();
    (lines, about_the_match(&spectator.frames), took)
}

#[tokio::test(flavor = "multi_thread")]
async fn neither_bytes_nor_messages_nor_time_tell_whether_somebody_could_react() {
    let (with_trap, watched_with, time_with) = walk(true).await;
    let (without, watched_without, time_without) = walk(false).await;
    assert_eq!(with_trap, without);
    assert_eq!(watched_with, watched_without);
    for took in [time_with, time_without] {
        assert!(took >= Duration::from_millis(1000), "a window takes its time: {took:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_in_a_window_sees_the_match_as_it_is_and_can_react() {
    let mut evening = begin(true, 60).await;
    evening.walker.choose(0).await;
    evening.other.until("asked").await;
    let told: Vec<&String> = evening.other.frames.iter().filter(|frame| frame.contains("Walked")).collect();
    assert_eq!(told.len(), 1, "the one who may react knows what to react to");
    evening.other.choose(1).await;
    while evening.walker.until("told").await["event"] != json!({ "Sprung": 1 }) {}
    evening.walker.until("asked").await;
    assert_eq!(
        evening.walker.view["is_sprung"],
        json!([false, true]),
        "a reaction is seen at once, not after a minute"
    );
}

/// What the walker gets while a window is open and the other one says something.
async fn hear_during_window(wants_trap: bool) -> Vec<String> {
    let mut evening = begin(wants_trap, 60).await;
    evening.walker.choose(0).await;
    evening.walker.settle().await;
    if wants_trap {
        evening.other.until("asked").await;
    }
    evening.walker.frames.clear();
    evening.other.send(json!({ "say": { "courtesy": "one_moment" } })).await;
    evening.other.until("done").await;
    assert_eq!(evening.walker.until("heard").await, json!({ "seat": 1, "remark": { "courtesy": "one_moment" } }));
    evening.walker.settle().await;
    evening.walker.frames
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_is_heard_at_once_and_tells_nothing_of_a_window() {
    assert_eq!(hear_during_window(true).await, hear_during_window(false).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn during_a_window_the_others_learn_nothing_by_coming_back() {
    let mut evening = begin(true, 60).await;
    let before = evening.walker.view.clone();
    evening.walker.choose(0).await;
    evening.other.until("asked").await;
    let at = evening.server.address();
    let mut again = Reader::connect(at, &evening.made.id, Some(&evening.made.tokens[0])).await;
    assert_eq!(again.until("waiting").await, json!([]));
    again.settle().await;
    assert_eq!(again.view, before);
    assert_eq!(again.asked, None, "the walker has answered");
    assert!(again.frames.iter().all(|frame| !frame.contains("Walked")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_outlasts_a_restart_whether_anybody_was_asked_or_not() {
    for wants_trap in [true, false] {
        let mut evening = begin(wants_trap, 60).await;
        let before = evening.walker.view.clone();
        evening.walker.choose(0).await;
        evening.walker.settle().await;
        evening.server.stop().await;
        let server = serve_traps(evening.folder.path()).await;
        for token in [Some(evening.made.tokens[0].as_str()), None] {
            let mut again = Reader::connect(server.address(), &evening.made.id, token).await;
            again.until("waiting").await;
            again.settle().await;
            let seen = ["points", "is_sprung", "turn"].map(|part| again.view[part].clone());
            assert_eq!(seen, ["points", "is_sprung", "turn"].map(|part| before[part].clone()), "trap: {wants_trap}");
            assert_eq!(again.asked, None);
            assert!(again.frames.iter().all(|frame| !frame.contains("Walked")), "trap: {wants_trap}");
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_time_a_window_waits_for_its_answer() {
    let mut evening = begin(true, 0).await;
    evening.walker.choose(0).await;
    evening.other.until("asked").await;
    assert!(evening.walker.settle().await.iter().all(|line| line.get("told").is_none()), "nothing was told yet");
    evening.other.choose(0).await;
    evening.walker.until("asked").await;
    assert_eq!(evening.walker.view["points"], json!([1, 0]));
}

/// The end of a match that comes with a window is held back, and then told whole: the result, and that it is over.
#[tokio::test(flavor = "multi_thread")]
async fn that_a_match_is_over_is_told_when_the_time_of_its_last_window_is() {
    let Evening { server: _server, mut walker, mut other, .. } = begin(false, 1).await;
    tokio::spawn(async move {
        while let Some(line) = other.next().await {
            if line.get("asked").is_some() {
                other.choose(0).await;
            }
        }
    });
    let (mut stage, mut is_over) = (json!("playing"), false);
    while !is_over {
        walker.choose(0).await;
        let mut is_asked = false;
        while !is_asked && !is_over {
            let line = walker.next().await.expect("the connection stands");
            if let Some(about) = line.get("match") {
                stage = about["stage"].clone();
            }
            is_asked = line.get("asked").is_some();
            is_over = line.get("over").is_some();
        }
    }
    for line in walker.settle().await {
        stage = line.get("match").map_or(stage, |about| about["stage"].clone());
    }
    assert_eq!(stage, "over");
}

/// What a walker reads who says everything there is to say, and asks for everything there is, while the window is open.
async fn try_everything(wants_trap: bool) -> Vec<String> {
    let mut evening = begin(wants_trap, 60).await;
    let (at, id) = (evening.server.address(), evening.made.id.clone());
    let own = evening.walker.view["own"].to_string();
    evening.walker.choose(0).await;
    if wants_trap {
        evening.other.until("asked").await;
    }
    let mut answers = Vec::new();
    for line in [
        json!({ "choose": 0 }),
        json!({ "choice": "walk" }),
        json!({ "take_back": 0 }),
        json!({ "answer_back": true }),
        json!({ "hand": "random" }),
        json!({ "hand": "" }),
        json!({ "come_back": true }),
        json!({ "orders": null }),
        json!({ "rematch": true }),
        json!({ "why_not": 0 }),
        json!({ "sketch": true }),
        json!({ "view": 0 }),
        json!({ "ask_back": true }),
    ] {
        evening.walker.frames.clear();
        evening.walker.send(line.clone()).await;
        evening.walker.settle().await;
        answers.push(format!("{line}: {}", evening.walker.frames.concat()));
    }
    let token = Some(evening.made.tokens[0].as_str());
    let of_match = |route: &str| format!("/api/matches/{id}{route}");
    for (method, path, token, body) in [
        ("GET", of_match(""), None, ""),
        ("GET", "/api/matches".to_string(), None, ""),
        ("GET", of_match("/transcript"), None, ""),
        ("GET", "/metrics".to_string(), None, ""),
        ("GET", "/healthz".to_string(), None, ""),
        ("GET", "/readyz".to_string(), None, ""),
        ("POST", of_match("/look"), None, r#"{"piece":"m0"}"#),
        ("POST", of_match("/try"), token, r#"{"choice":"walk"}"#),
        ("POST", of_match("/sit"), token, r#"{"name":"Eve","nonce":"0123456789abcdef"}"#),
        ("POST", of_match("/join"), None, r#"{"name":"Eve","nonce":"0123456789abcdef"}"#),
        ("POST", of_match("/lines"), token, r#"{"view":0}"#),
        ("POST", of_match("/lines"), token, r#"{"take_back":0}"#),
        ("DELETE", of_match("/programs"), token, ""),
    ] {
        let (status, answer) = request(at, method, &path, token, body).await;
        answers.push(format!("{method} {}: {status} {answer}", path.replace(&id, "ID")));
    }
    answers.iter().map(|answer| answer.replace(&own, "own").replace(&evening.made.commitment, "commitment")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_line_and_no_route_tells_during_a_window_whether_somebody_could_react() {
    let (with_trap, without) = (try_everything(true).await, try_everything(false).await);
    for (with_trap, without) in with_trap.iter().zip(&without) {
        assert_eq!(with_trap, without);
    }
    assert!(with_trap.iter().any(|answer| answer.contains("/metrics: 404")), "counters are not for players");
}
