//! Matches that can be repeated, for tests and demonstrations.

use super::support::client::{Reader, get, make_empty_match, post, request};
use super::support::{file_in, serve, serve_with};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use std::net::SocketAddr;

/// Both sides choose an army at the same time; the order of arrival must not matter.
fn wish(seed: u64) -> Value {
    let options = json!({ "size": 30 });
    let seats = json!([{ "computer": "recruit" }, "me"]);
    json!({ "game": "pocket-battles", "options": options, "seats": seats, "reaction_seconds": 0,
        "dice": { "seeded": seed } })
}

/// How often the person answers.
const DECISIONS: usize = 12;

/// The result of a match.
#[derive(Debug, PartialEq)]
struct Course {
    told: Vec<Value>,
    over: Option<Value>,
}

/// Plays for a while with the same choices, on a server of its own, and resigns.
async fn play(seed: u64, nonce: &str) -> Course {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.allow_seeds = true).await;
    let at = server.address();
    let made = make_empty_match(at, wish(seed)).await;
    let guest = json!({ "name": "Anna", "nonce": nonce });
    let seated = post(at, &format!("/api/matches/{}/sit", made.id), Some(&made.tokens[0]), guest).await;
    assert_eq!(seated["dice"], "seeded", "players are told that the dice are predictable");
    let course = play_by_chance(at, &made.id, &made.tokens[0]).await;
    server.stop().await;
    course
}

async fn play_by_chance(at: SocketAddr, id: &str, token: &str) -> Course {
    let mut reader = Reader::connect(at, id, Some(token)).await;
    let (mut dice, mut told) = (Pcg64Mcg::seed_from_u64(5), Vec::new());
    for left in (0..=DECISIONS).rev() {
        while reader.asked.is_none() {
            let line = reader.next().await.expect("the match goes on");
            told.extend(line.get("told").cloned());
        }
        let index = dice.next_u64() as usize % reader.options();
        let key = reader.asked.take().map(|asked| asked["key"].clone());
        let answer = if left == 0 { json!({ "resign": 1 }) } else { json!({ "choose": index, "key": key }) };
        reader.send(answer).await;
    }
    reader.until("over").await;
    Course { told, over: reader.over }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_and_the_same_choices_give_the_same_match() {
    let first = play(7, "0123456789abcdef").await;
    let again = play(7, "fedcba9876543210").await;
    assert_eq!(first, again);
    assert!(first.over.is_some_and(|over| over.get("dice").is_none()), "there is nothing to check");
    assert_ne!(play(8, "0123456789abcdef").await.told, again.told, "another seed has other dice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seed_is_refused_unless_the_server_allows_it() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let (status, answer) = request(at, "POST", "/api/matches", None, &wish(7).to_string()).await;
    assert_eq!(status, 403, "{answer}");
    assert!(answer.contains("no-seeds"), "{answer}");
    let mut fair = wish(7);
    fair["dice"] = json!("fair");
    let made = make_empty_match(at, fair).await;
    assert_eq!(get(at, &format!("/api/matches/{}", made.id)).await["dice"], "fair");
}
