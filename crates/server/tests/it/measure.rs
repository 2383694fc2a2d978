//! Sight, cover and the cost of a way over the wire: asked at any time, and nothing changes.

use super::support::client::{Made, Reader, make_match, post, request, two_friends};
use super::support::{file_in, serve, serve_with};
use serde_json::{Value, json};
use server::Server;

/// A match of Moonstone between two people, played until a seat is asked for a way; and that seat.
async fn asked_for_a_way(server: &Server) -> (Made, [Reader; 2], usize) {
    let at = server.address();
    let options = json!({ "size": 2, "fates": false });
    let wish = json!({ "game": "moonstone", "options": options, "seats": ["me", "friend"], "reaction_seconds": 0 });
    let made = make_match(at, wish).await;
    let mut readers = [
        Reader::connect(at, &made.id, Some(&made.tokens[0])).await,
        Reader::connect(at, &made.id, Some(&made.tokens[1])).await,
    ];
    for _ in 0..300 {
        let [first, second] = &mut readers;
        while first.asked.is_none() && second.asked.is_none() {
            let line = tokio::select! { line = first.next() => line, line = second.next() => line };
            line.expect("the match goes on");
        }
        let seat = usize::from(readers[0].asked.is_none());
        let asked = readers[seat].asked.clone().expect("it is asked");
        if asked["asked"][0]["question"].get("move").is_some() {
            return (made, readers, seat);
        }
        let options = asked["asked"][0]["options"].as_array().cloned().unwrap_or_default();
        let jogs = options.iter().position(|option| option["choice"]["act"] == "jog").unwrap_or(0);
        readers[seat].choose(jogs).await;
    }
    panic!("no seat was ever asked for a way");
}

async fn look(server: &Server, made: &Made, token: Option<&str>, piece: &str) -> Value {
    post(server.address(), &format!("/api/matches/{}/look", made.id), token, json!({ "piece": piece })).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_viewer_may_look_and_sees_the_same_lines() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let (made, readers, _) = asked_for_a_way(&server).await;
    let standing = readers[0].view["models"].as_array().expect("models are seen").iter();
    let piece =
        standing.filter(|model| model["state"] == "standing").map(|model| model["id"].as_str().unwrap_or("")).next();
    let piece = piece.expect("a model stands");
    let watched = look(&server, &made, None, piece).await;
    let relations = watched["relations"].as_array().expect("there are relations");
    assert!(!relations.is_empty());
    for relation in relations {
        assert!(["fully", "not"].contains(&relation["seen"].as_str().unwrap_or("")), "{relation}");
        assert!(
            relation["text"].as_str().is_some_and(|text| text.contains("inches") || text.contains("base")),
            "{relation}"
        );
        assert_eq!(relation["sight"].as_array().map(Vec::len), Some(2));
    }
    for token in &made.tokens {
        assert_eq!(look(&server, &made, Some(token), piece).await, watched, "all of it lies open");
    }
    assert_eq!(look(&server, &made, None, "nobody").await["relations"], json!([]));
    let path = format!("/api/matches/{}/look?lang=de", made.id);
    let german = post(server.address(), &path, None, json!({ "piece": piece })).await;
    assert!(german["relations"][0]["text"].as_str().is_some_and(|text| text.contains("Zoll") || text.contains("Base")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_way_is_tried_and_nothing_changes() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let (made, mut readers, seat) = asked_for_a_way(&server).await;
    let path = format!("/api/matches/{}/try", made.id);
    let token = Some(made.tokens[seat].as_str());
    let mover = readers[seat].asked.as_ref().map(|asked| asked["asked"][0]["question"]["move"]["model"].clone());
    let mover = mover.and_then(|model| model.as_u64()).expect("a model moves");
    let at = readers[seat].view["models"][mover as usize]["at"].clone();
    let stays = json!({ "choice": { "way": { "points": [] } } });
    let tried = post(server.address(), &path, token, stays.clone()).await;
    assert_eq!((&tried["refused"], &tried["ways"][0]["cost"]), (&Value::Null, &json!(0)));
    let far = json!({ "x": at["x"], "y": if at["y"].as_i64() < Some(40_000) { 90_000 } else { 2_000 } });
    let tried = post(server.address(), &path, token, json!({ "choice": { "way": { "points": [far] } } })).await;
    assert_eq!(tried["refused"]["rule"], "MS-21", "{tried}");
    assert!(tried["ways"][0]["cost"].as_i64() > tried["ways"][0]["limit"].as_i64(), "{tried}");
    readers[seat].send(json!({ "ping": true })).await;
    loop {
        let line = readers[seat].next().await.expect("the connection stands");
        assert!(line.get("view").or(line.get("patch")).or(line.get("told")).is_none(), "something happened: {line}");
        if line.get("pong").is_some() {
            break;
        }
    }
    let other = Some(made.tokens[1 - seat].as_str());
    for (token, body, status) in [
        (None, stays.to_string(), 401),
        (Some("wrong"), stays.to_string(), 401),
        (token, "{}".to_string(), 400),
        (token, "nonsense".to_string(), 400),
    ] {
        let (found, answer) = request(server.address(), "POST", &path, token, &body).await;
        assert_eq!(found, status, "{body}: {answer}");
    }
    for (token, body) in [
        (other, stays),
        (token, json!({ "choice": { "way": { "points": [{ "x": 1e99, "y": 0 }] } } })),
        (token, json!({ "choice": null, "complete": true })),
        (token, json!({ "choice": { "act": "jog" } })),
    ] {
        let tried = post(server.address(), &path, token, body).await;
        assert!(tried["refused"]["text"].is_string() && tried["ways"] == json!([]), "{tried}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_without_places_answer_nothing_and_floods_are_turned_away() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.limits.requests = 5).await;
    let made = make_match(server.address(), two_friends()).await;
    let path = format!("/api/matches/{}/look", made.id);
    let mut turned_away = 0;
    for _ in 0..60 {
        let (status, answer) = request(server.address(), "POST", &path, None, r#"{"piece":"unit-0"}"#).await;
        match status {
            200 => assert_eq!(answer, r#"{"relations":[]}"#),
            status => {
                assert_eq!(status, 429, "{answer}");
                turned_away += 1;
            }
        }
    }
    assert!(turned_away > 0);
}
