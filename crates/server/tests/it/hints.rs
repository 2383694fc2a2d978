//! What would the Veteran do? Against computers any player may ask, between people only if all have agreed.

use super::support::client::{Reader, make_match, request};
use super::support::{file_in, serve};
use serde_json::{Value, json};

fn wish(other: Value, hints: bool) -> Value {
    json!({ "game": "pocket-battles", "options": { "size": 30 }, "seats": ["me", other], "hints": hints })
}

/// The line that answers `{"hint":0}` from seat 0, and the lines before it with its question and what it may do.
async fn ask(wish: Value, lang: &str) -> (Value, Value, Value) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let made = make_match(server.address(), wish).await;
    let hello = json!({ "hello": { "token": made.tokens[0], "lang": lang } });
    let mut reader = Reader::greet(server.address(), &made.id, hello).await;
    let may = reader.until("may").await;
    while reader.asked.is_none() {
        reader.next().await.expect("both are asked for an army");
    }
    let asked = reader.asked.clone().expect("it was waited for");
    reader.send(json!({ "hint": 0, "id": "a" })).await;
    let answer = loop {
        let line = reader.next().await.expect("there is always an answer");
        if line.get("hint").is_some() || line.get("error").is_some() {
            break line;
        }
    };
    server.stop().await;
    (asked, may, answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn against_computers_every_player_may_ask() {
    let (asked, may, answer) = ask(wish(json!({ "computer": "recruit" }), false), "en").await;
    assert_eq!(may["hint"], true);
    let hint = &answer["hint"];
    let choose = hint["choose"].as_u64().expect("a number") as usize;
    assert_eq!((&hint["seat"], &hint["option"]), (&json!(0), &asked["asked"][0]["options"][choose]));
}

#[tokio::test(flavor = "multi_thread")]
async fn between_people_there_are_no_hints_unless_all_have_agreed() {
    for (lang, says) in [("en", "There are no hints in this match"), ("de", "In dieser Partie gibt es keine Tipps")] {
        let (_, may, answer) = ask(wish(json!("friend"), false), lang).await;
        assert_eq!(may["hint"], false);
        assert_eq!((&answer["error"]["key"], &answer["error"]["id"]), (&json!("no-hints"), &json!("a")));
        assert!(answer["error"]["text"].as_str().is_some_and(|text| text.starts_with(says)), "{answer}");
    }
    let (_, may, answer) = ask(wish(json!("friend"), true), "en").await;
    assert_eq!((&may["hint"], &answer["hint"]["seat"]), (&json!(true), &json!(0)));
}

/// A player knows the agreement before sitting down, and gets no hint while others are asked.
#[tokio::test(flavor = "multi_thread")]
async fn the_agreement_is_public_and_a_seat_that_is_not_asked_gets_no_hint() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let made = make_match(server.address(), wish(json!("friend"), true)).await;
    let mut watching = Reader::connect(server.address(), &made.id, None).await;
    assert_eq!(watching.until("match").await["hints"], true);
    let say = |line: Value| post_line(server.address(), &made.id, &made.tokens[0], line);
    say(json!({ "choose": 0 })).await;
    assert_eq!(say(json!({ "hint": 0 })).await["error"]["key"], "not-asked-now");
    server.stop().await;
}

async fn post_line(at: std::net::SocketAddr, id: &str, token: &str, line: Value) -> Value {
    let (_, answer) = request(at, "POST", &format!("/api/matches/{id}/lines"), Some(token), &line.to_string()).await;
    serde_json::from_str(&answer).expect("the answer is JSON")
}
