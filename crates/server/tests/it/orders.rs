//! Standing orders over the wire.

use std::path::Path;
use std::sync::Arc;

use super::bells::Bells;
use super::support::client::{Made, Reader, get, make_match, request};
use super::support::file_in;
use catalog::{Catalog, Listed};
use serde_json::{Value, json};
use server::Server;
use server::settings::{Limits, Settings};
use table::Lang;

async fn serve_bells(folder: &Path) -> Server {
    let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), file_in(folder));
    settings.limits = Limits::NONE;
    let game = Listed::<Bells>::new((), Lang::EN).expect("the game has no options");
    Server::start(settings, Arc::new(Catalog::of(vec![Box::new(game)]))).await.expect("the server starts")
}

async fn connect(server: &Server, made: &Made) -> Vec<Reader> {
    let mut readers = Vec::new();
    for token in &made.tokens {
        let mut reader = Reader::connect(server.address(), &made.id, Some(token)).await;
        reader.until("may").await;
        reader.settle().await;
        readers.push(reader);
    }
    readers
}

const THREE: [&str; 3] = ["me", "friend", "friend"];

#[tokio::test(flavor = "multi_thread")]
async fn orders_answer_for_their_seat_and_outlast_a_restart() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_bells(folder.path()).await;
    let made = make_match(server.address(), json!({ "game": "bells", "seats": THREE })).await;
    let mut readers = connect(&server, &made).await;
    readers[1].send(json!({ "orders": { "rest": true }, "id": "orders" })).await;
    assert_eq!(readers[1].until("done").await["id"], "orders");
    let full = json!({ "bells": "ask", "lamps": "ask", "rest": true, "look": false });
    assert_eq!(readers[1].until("orders").await, full);
    for seat in [0, 2] {
        let heard = readers[seat].settle().await;
        assert!(heard.iter().all(|line| line.get("presence").is_some()), "seat {seat} hears of it: {heard:?}");
    }
    readers[0].choose(1).await;
    readers[2].until("asked").await;
    assert_eq!(readers[2].view["turn"], 2);
    readers[1].settle().await;
    assert!(readers[1].frames.iter().all(|frame| !frame.contains(r#""asked""#)), "the seat was not asked");

    server.stop().await;
    let server = serve_bells(folder.path()).await;
    let mut readers = Vec::new();
    for token in &made.tokens {
        readers.push(Reader::connect(server.address(), &made.id, Some(token)).await);
    }
    assert_eq!(readers[1].until("orders").await, full);
    readers[2].until("asked").await;
    readers[2].choose(1).await;
    readers[0].until("asked").await;
    readers[0].choose(1).await;
    readers[2].until("asked").await;
    assert_eq!(readers[2].view["turn"], 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn orders_are_given_over_http_too_and_wrong_ones_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_bells(folder.path()).await;
    let made = make_match(server.address(), json!({ "game": "bells", "seats": THREE })).await;
    let path = format!("/api/matches/{}/lines", made.id);
    let say = |seat: usize, line: Value| {
        let (at, path, token) = (server.address(), path.clone(), made.tokens[seat].clone());
        async move { request(at, "POST", &path, Some(&token), &line.to_string()).await }
    };
    let (status, answer) = say(0, json!({ "orders": { "bells": "loudly" } })).await;
    assert!(status == 409 && answer.contains("orders.bells: `"), "{status} {answer}");
    let (status, answer) = say(0, json!({ "seat": 1, "orders": {} })).await;
    assert!(status == 409 && answer.contains("not-your-seat"), "{status} {answer}");
    // Seat 0 is asked, and its orders answer at once.
    assert_eq!(say(0, json!({ "orders": { "rest": true }, "seat": 0 })).await.0, 200);
    assert_eq!(say(1, json!({ "choose": 1 })).await.0, 200);
    assert_eq!(say(0, json!({ "orders": null })).await.0, 200);
    assert_eq!(say(2, json!({ "choose": 1 })).await.0, 200);
    let mut own = Reader::connect(server.address(), &made.id, Some(&made.tokens[0])).await;
    own.until("asked").await;
    let lines = own.settle().await;
    assert!(lines.iter().all(|line| line.get("orders").is_none()), "there are none any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_window_of_several_is_paced_by_the_server_and_orders_pass_in_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_bells(folder.path()).await;
    let wish = json!({ "game": "bells", "seats": THREE, "reaction_seconds": 1 });
    let made = make_match(server.address(), wish).await;
    let mut readers = connect(&server, &made).await;
    readers[1].send(json!({ "orders": { "bells": "never", "lamps": "never" } })).await;
    readers[1].until("done").await;
    let begun = std::time::Instant::now();
    readers[0].choose(0).await;
    assert_eq!(readers[0].settle().await.iter().filter(|line| line.get("told").is_some()).count(), 0);
    // Seat 2 may be asked or not, and lets its time run out.
    for reader in &mut readers {
        while reader.until("told").await["event"] != json!({ "scored": { "seat": 0 } }) {}
    }
    let took = begun.elapsed().as_millis();
    assert!((2_000..4_000).contains(&took), "two windows take two seconds, whichever seat is asked: {took} ms");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_games_says_what_can_be_ordered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_bells(folder.path()).await;
    let games = get(server.address(), "/api/games").await;
    let orders = &games["games"][0]["orders"];
    assert_eq!(orders["schema"]["properties"]["bells"]["x-words"]["en"], "Ring the bell");
    assert_eq!(orders["defaults"]["rest"], false);
}
