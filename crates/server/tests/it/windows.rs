//! Reaction windows over the wire: what others get must not tell whether a seat could have reacted.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::support::client::{Made, Reader, make_match, request};
use super::support::raw::Wire;
use super::support::{file_in, is_alone};
use super::traps::Traps;
use catalog::{AnyGame, Catalog, Listed};
use serde_json::{Value, json};
use server::Server;
use server::settings::{Limits, Settings};
use table::{Lang, Rolls};

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
    let wish =
        json!({ "game": "traps", "seats": ["me", "friend"], "reaction_seconds": reaction_seconds, "hints": true });
    // The dice are random, so matches are created until one is as wanted.
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

/// What a reader got about the match itself.
fn about_the_match(frames: &[String]) -> Vec<String> {
    let is_about_people =
        |line: &&str| line.contains(r#""presence""#) || line.contains(r#""match""#) || line.contains("pong");
    let lines = frames.iter().flat_map(|frame| frame.lines());
    lines.filter(|line| !is_about_people(line)).map(String::from).collect()
}

/// Walks, and returns everything that the walker and a spectator get until the walker is asked again, and how long that
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
async fn neither_bytes_nor_messages_nor_time_tell_whether_a_seat_could_react() {
    let (with_trap, watched_with, time_with) = walk(true).await;
    let (without, watched_without, time_without) = walk(false).await;
    assert_eq!(with_trap, without);
    assert_eq!(watched_with, watched_without);
    for took in [time_with, time_without] {
        assert!(took >= Duration::from_millis(1000), "a window takes its time: {took:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_asked_in_a_window_sees_the_match_as_it_is_and_can_react() {
    let mut evening = begin(true, 60).await;
    evening.walker.choose(0).await;
    evening.other.until("asked").await;
    let told: Vec<&String> = evening.other.frames.iter().filter(|frame| frame.contains("Walked")).collect();
    assert_eq!(told.len(), 1, "the seat that may react knows what to react to");
    evening.other.choose(1).await;
    while evening.walker.until("told").await["event"] != json!({ "Sprung": 1 }) {}
    evening.walker.until("asked").await;
    assert_eq!(
        evening.walker.view["is_sprung"],
        json!([false, true]),
        "a reaction is seen at once, not after a minute"
    );
}

/// What the walker gets while a window is open and the other player says something.
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
async fn a_window_outlasts_a_restart_whether_or_not_a_seat_was_asked() {
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

/// If a match ends in a window, its end is held back and then told completely: the result, and that it is over.
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

/// What a walker reads who sends every line and requests every route while the window is open.
async fn try_everything(wants_trap: bool) -> Vec<String> {
    let mut evening = begin(wants_trap, 60).await;
    let (at, id) = (evening.server.address(), evening.made.id.clone());
    let own = evening.walker.view["own"].to_string();
    evening.walker.choose(0).await;
    if wants_trap {
        evening.other.until("asked").await;
    }
    let mut answers = Vec::new();
    for line in lines() {
        evening.walker.frames.clear();
        evening.walker.send(line.clone()).await;
        evening.walker.settle().await;
        answers.push(format!("{line}: {}", evening.walker.frames.concat()));
    }
    let tokens = &evening.made.tokens;
    for (method, route, body) in routes() {
        let path = route.replace("{id}", &id).replace("{game}", "traps");
        let token = (!body.contains("Eve")).then_some(tokens[0].as_str());
        let answer = if route.ends_with("/stream") {
            format!("200 {}", read_stream(at, &path, &tokens[0]).await)
        } else {
            let (status, answer) = request(at, method, &path, token, &body).await;
            // Whatever is newly created has its own secret.
            format!("{status} {}", if status == 201 { "made" } else { &answer })
        };
        answers.push(format!("{method} {route}: {answer}"));
        if method == "GET" {
            let (status, answer) = request(at, method, &path, None, "").await;
            answers.push(format!("{method} {route} without a secret: {status} {answer}"));
        }
    }
    // The walker's own trap is no secret to the walker; a recorded match has others.
    let is_recorded = |answer: &str| answer.contains(" /api/replay");
    let without_own = |answer: String| if is_recorded(&answer) { answer } else { answer.replace(&own, "own") };
    answers.into_iter().map(|answer| without_own(answer).replace(&evening.made.commitment, "commitment")).collect()
}

/// Every line except resigning, which reveals everything.
fn lines() -> Vec<Value> {
    vec![
        json!({ "choose": 0 }),
        json!({ "choice": "walk" }),
        json!({ "rolled": 1 }),
        json!({ "drew": 1 }),
        json!({ "facts": true }),
        json!({ "position": true }),
        json!({ "save": "file" }),
        json!({ "hello": { "lang": "en" } }),
        json!({ "take_back": 0 }),
        json!({ "answer_back": true }),
        json!({ "hand": "random" }),
        json!({ "hand": "" }),
        json!({ "come_back": true }),
        json!({ "orders": null }),
        json!({ "rematch": true }),
        json!({ "say": { "courtesy": "thanks" } }),
        json!({ "free_words": true }),
        json!({ "why_not": 0 }),
        json!({ "sketch": true }),
        json!({ "view": 0 }),
        json!({ "ping": true }),
        json!({ "ask_back": true }),
        json!({ "hint": 0 }),
        json!({ "hint": 0, "of": 1 }),
    ]
}

/// Method, path and body of every route.
fn routes() -> Vec<(&'static str, &'static str, String)> {
    let guest = r#"{"name":"Eve","nonce":"0123456789abcdef"}"#;
    let nonce = r#"{"nonce":"0123456789abcdef"}"#;
    let wish = r#"{"game":"traps","seats":["me","friend"]}"#;
    let recorded = record_a_match();
    let route = |method, path, body: &str| (method, path, body.to_string());
    vec![
        route("GET", "/api/matches/{id}", ""),
        route("GET", "/api/games", ""),
        route("GET", "/api/reach", ""),
        route("GET", "/api/openapi.json", ""),
        route("GET", "/api/matches", ""),
        route("GET", "/api/matches/{id}/transcript", ""),
        route("GET", "/metrics", ""),
        route("GET", "/healthz", ""),
        route("GET", "/readyz", ""),
        route("POST", "/api/matches/{id}/look", r#"{"piece":"m0"}"#),
        route("POST", "/api/matches/{id}/try", r#"{"choice":"walk"}"#),
        route("POST", "/api/matches/{id}/sit", &guest.replace("Eve", "Anna")),
        route("POST", "/api/matches/{id}/join", guest),
        route("POST", "/api/matches/{id}/nonce", nonce),
        route("POST", "/api/matches", wish),
        route("GET", "/api/matches/{id}/stream", ""),
        route("POST", "/api/replay", &recorded),
        route("POST", "/api/replay?all=true", &recorded),
        route("POST", "/api/replay?seat=0", &recorded),
        route("POST", "/api/replay/analysis", &recorded),
        route("GET", "/api/dojo/{game}?kind=answer&seed=1", ""),
        route("POST", "/api/dojo/{game}?kind=answer&seed=1", r#"{"answers":[0]}"#),
        route("GET", "/api/lessons/{game}", ""),
        route("POST", "/api/lessons/{game}/{lesson}", r#"{"tries":["next"]}"#),
        route("GET", "/api/puzzles/{game}", ""),
        route("POST", "/api/puzzles/{game}/{puzzle}", r#"{"tries":[]}"#),
        route("POST", "/api/replay/go-on?step=1&seat=0&computer=random", &recorded),
        route("POST", "/api/matches/{id}/lines", r#"{"view":0}"#),
        route("POST", "/api/matches/{id}/lines", r#"{"take_back":0}"#),
        route("POST", "/api/matches/{id}/programs", ""),
        route("DELETE", "/api/matches/{id}/programs", ""),
    ]
}

/// The same one each time.
fn record_a_match() -> String {
    let game = Listed::<Traps>::new((), Lang::EN).expect("the game has no options");
    let mut played = game.begin(&Value::Null, Rolls::Seeded(1), Lang::EN).expect("it begins");
    let random = "random".parse().expect("there is such a player");
    while let Some(asked) = played.asked_seats().first() {
        played.let_play(asked.seat, &random, 1, Lang::EN).expect("this seat is asked");
    }
    played.save()
}

/// What a program that connects now reads. Whether the match goes on in the same way is visible to the other readers.
async fn read_stream(at: SocketAddr, path: &str, token: &str) -> String {
    let mut wire = Wire::connect(at).await.expect("the server takes connections");
    let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n");
    wire.send(head.as_bytes()).await.expect("the server listens");
    wire.until(b"\r\n\r\n").await.expect("there is an answer");
    // The length of the first response also depends on the seat's own trap.
    wire.until(b"\r\n").await.expect("something is told");
    let told = wire.until(br#"{"may""#).await.expect("everything is told at once");
    String::from_utf8_lossy(&told).into_owned()
}

/// All metrics, except those that count looking at them.
async fn count(server: &Server) -> String {
    let at = server.metrics_address().expect("metrics are shown");
    let (_, shown) = request(at, "GET", "/metrics", None, "").await;
    let mut lines: Vec<&str> = shown.lines().filter(|line| line.starts_with("walstatt_")).collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// Administrators may be friends of players.
#[tokio::test(flavor = "multi_thread")]
async fn no_counter_moves_because_somebody_reacts() {
    if !is_alone("it::windows::no_counter_moves_because_somebody_reacts") {
        return;
    }
    let mut evening = begin(true, 60).await;
    let before = count(&evening.server).await;
    evening.walker.choose(0).await;
    evening.other.until("asked").await;
    let opened = count(&evening.server).await;
    assert_ne!(opened, before, "choices that all viewers see are counted");
    evening.other.choose(0).await;
    assert_eq!(count(&evening.server).await, opened);
}

/// Everything in the API description has to be among what is tried.
#[test]
fn every_line_and_every_route_is_tried_during_a_window() {
    let description: Value = serde_json::from_str(&server::openapi()).expect("it is JSON");
    let tried: Vec<String> = routes()
        .iter()
        .map(|(method, path, _)| format!("{method} {}", path.split('?').next().unwrap_or(path)))
        .collect();
    for (path, methods) in description["paths"].as_object().expect("there are paths") {
        for method in methods.as_object().expect("there are methods").keys() {
            let route = format!("{} {path}", method.to_uppercase());
            assert!(tried.contains(&route), "{route} is not tried");
        }
    }
    let schemas = &description["components"]["schemas"];
    for said in schemas["Said"]["anyOf"].as_array().expect("there are lines") {
        let name = said["$ref"].as_str().and_then(|name| name.rsplit('/').next()).expect("each has a type of its own");
        let required = schemas[name]["required"].as_array().expect("each has a word").iter();
        let words: Vec<&str> = required.filter_map(Value::as_str).collect();
        let is_tried =
            words.contains(&"resign") || lines().iter().any(|line| words.iter().all(|word| line.get(word).is_some()));
        assert!(is_tried, "{name} is not tried: {words:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_line_and_no_route_tells_during_a_window_whether_a_seat_could_react() {
    let (with_trap, without) = (try_everything(true).await, try_everything(false).await);
    for (with_trap, without) in with_trap.iter().zip(&without) {
        assert_eq!(with_trap, without);
    }
    assert!(with_trap.iter().any(|answer| answer.contains("/metrics: 404")), "counters are not for players");
}
