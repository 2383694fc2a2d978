//! Chat between the people at a table.

use super::support::client::{Reader, make_empty_match, make_match, request, two_friends};
use super::support::{file_in, serve};
use serde_json::{Value, json};
use server::store::{OpenAs, Store};

async fn say(reader: &mut Reader, remark: Value) {
    reader.send(json!({ "say": remark })).await;
}

async fn refusal(reader: &mut Reader) -> String {
    reader.until("error").await["key"].as_str().expect("an error has a key").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_remark_is_heard_by_all_and_not_kept() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = file_in(folder.path());
    let server = serve(&file).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    let mut bert = Reader::connect(at, &made.id, Some(&made.tokens[1])).await;
    let mut spectator = Reader::connect(at, &made.id, None).await;
    spectator.until("waiting").await;
    let well_played = json!({ "seat": 0, "remark": { "courtesy": "well_played" } });
    say(&mut anna, json!({ "courtesy": "well_played" })).await;
    for reader in [&mut anna, &mut bert, &mut spectator] {
        assert_eq!(reader.until("heard").await, well_played);
    }
    let mut late = Reader::connect(at, &made.id, Some(&made.tokens[1])).await;
    assert_eq!(late.until("heard").await, well_played, "a late reader hears it as long as the room lives");
    say(&mut spectator, json!({ "courtesy": "thanks" })).await;
    assert_eq!(refusal(&mut spectator).await, "only-watching");
    say(&mut anna, json!({ "courtesy": "you_fool" })).await;
    assert_eq!(refusal(&mut anna).await, "not-understood");

    let store = Store::open(&file, OpenAs::Administrator).await.expect("the server has made it");
    let found = store.find(made.id.parse().expect("a name")).await.expect("it can be read").expect("it is there");
    assert_eq!(found.log.len(), 2, "two people sat down, and nothing else has happened");
    anna.send(json!({ "resign": 0 })).await;
    anna.until("over").await;
    let (_, transcript) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    assert!(!transcript.contains("well_played"), "{transcript}");
}

#[tokio::test(flavor = "multi_thread")]
async fn free_words_need_the_consent_of_all() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    let mut bert = Reader::connect(at, &made.id, Some(&made.tokens[1])).await;
    anna.send(json!({ "free_words": true })).await;
    assert_eq!(bert.until("free_words").await, json!([0]));
    say(&mut anna, json!({ "words": "A nice flank!" })).await;
    assert_eq!(refusal(&mut anna).await, "no-free-words");
    bert.send(json!({ "free_words": true })).await;
    assert_eq!(anna.until("free_words").await, json!([0, 1]));
    say(&mut anna, json!({ "words": "A nice flank!" })).await;
    assert_eq!(bert.until("heard").await, json!({ "seat": 0, "remark": { "words": "A nice flank!" } }));
    bert.send(json!({ "free_words": false })).await;
    assert_eq!(anna.until("free_words").await, json!([0]));
    say(&mut anna, json!({ "words": "Hey!" })).await;
    assert_eq!(refusal(&mut anna).await, "no-free-words");
}

/// An invitation can be forwarded, and programs cannot chat.
#[tokio::test(flavor = "multi_thread")]
async fn only_people_who_sit_at_the_table_speak() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_empty_match(at, two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    let thanks = r#"{"say":{"courtesy":"thanks"}}"#;
    let (_, answer) = request(at, "POST", &lines, Some(&made.tokens[1]), thanks).await;
    assert!(answer.contains("sit-down-first"), "{answer}");
    let path = format!("/api/matches/{}/programs", made.id);
    let (_, program) = request(at, "POST", &path, Some(&made.tokens[0]), "").await;
    let program: Value = serde_json::from_str(&program).expect("the answer is JSON");
    let (_, answer) = request(at, "POST", &lines, program["token"].as_str(), thanks).await;
    assert!(answer.contains("program-may-not"), "{answer}");
}
