//! Computer players share a few threads, and none of them starves the others.

use super::support::client::{Made, Reader, make_match};
use super::support::{file_in, serve_with};
use serde_json::{Value, json};
use server::store::{OpenAs, Store};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::task::JoinSet;

/// A match in which a computer player has to answer first, or at the same time.
fn against(player: &str) -> Value {
    json!({ "game": "moonstone", "seats": [{ "computer": player }, "me"] })
}

async fn begin(at: SocketAddr, player: &str) -> (Made, Reader) {
    let made = make_match(at, against(player)).await;
    let reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    (made, reader)
}

/// Reads until the computer has answered.
async fn wait_for_computer(reader: &mut Reader) {
    while reader.until("waiting").await.as_array().is_some_and(|waiting| waiting.contains(&json!(0))) {}
}

/// Each of the fifty would think for a minute or more. A small question that comes last does not wait for all of them,
/// and they are answered, too.
#[tokio::test(flavor = "multi_thread")]
async fn an_easy_opponent_answers_while_strong_ones_think() {
    const STRONG: usize = 50;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.thinkers = 1).await;
    let at = server.address();
    let (mut waiting, answered) = (JoinSet::new(), Arc::new(AtomicUsize::new(0)));
    for _ in 0..STRONG {
        let ((_, mut reader), answered) = (begin(at, "scout:5000").await, answered.clone());
        waiting.spawn(async move {
            wait_for_computer(&mut reader).await;
            answered.fetch_add(1, Ordering::Relaxed);
            reader
        });
    }
    let before = answered.load(Ordering::Relaxed);
    let (_, mut easy) = begin(at, "recruit").await;
    wait_for_computer(&mut easy).await;
    let meanwhile = answered.load(Ordering::Relaxed) - before;
    assert!(meanwhile < (STRONG - before) / 2, "{meanwhile} of {} came first", STRONG - before);
    for _ in 0..3 {
        waiting.join_next().await.expect("fifty think").expect("the connection stands");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_does_not_think_for_a_match_without_people() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = file_in(folder.path());
    let server = serve_with(&file, |settings| settings.thinkers = 1).await;
    let at = server.address();
    let alone = make_match(at, against("recruit")).await;
    let (_, mut attended) = begin(at, "recruit").await;
    wait_for_computer(&mut attended).await;
    let store = Store::open(&file, OpenAs::Administrator).await.expect("the server has made it");
    let rows = |id: String| {
        let store = store.clone();
        async move {
            let id = id.parse().expect("a match has a name");
            store.find(id).await.expect("it can be read").expect("it is there").log.len()
        }
    };
    assert_eq!(rows(alone.id.clone()).await, 1, "the person has not connected");
    let mut late = Reader::connect(at, &alone.id, Some(&alone.tokens[0])).await;
    wait_for_computer(&mut late).await;
    assert!(rows(alone.id).await > 1);
}
