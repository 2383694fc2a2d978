//! Who may sit where: invitations, programs, and what needs the consent of all persons.

use super::support::client::{Made, Reader, make_empty_match, make_match, post, request, sit, two_friends};
use super::support::raw::Wire;
use super::support::{file_in, serve};
use serde_json::{Value, json};

/// Every route that asks for the secret of a seat.
const ROUTES: [(&str, &str, &str); 7] = [
    ("POST", "sit", r#"{"name":"Eve","nonce":"0123456789abcdef"}"#),
    ("POST", "lines", r#"{"resign":1}"#),
    ("POST", "try", r#"{"choice":null}"#),
    ("POST", "look", r#"{"piece":"m0"}"#),
    ("POST", "programs", ""),
    ("DELETE", "programs", ""),
    ("GET", "stream", ""),
];

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_void_when_the_friend_has_sat_down() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let Made { id, tokens, .. } = make_empty_match(at, two_friends()).await;
    let (status, body) = request(at, "POST", &format!("/api/matches/{id}/programs"), Some(&tokens[1]), "").await;
    assert_eq!(status, 403, "a program needs a person at its seat: {body}");
    let mut early = Reader::connect(at, &id, Some(&tokens[1])).await;
    assert_eq!(early.until("match").await["you"], 1, "an invitation shows where to sit down");

    assert_eq!(sit(at, &id, &tokens[0], "Anna").await["token"], Value::Null, "her link is her own already");
    let seated = sit(at, &id, &tokens[1], "Ben").await;
    let own = seated["token"].as_str().expect("he gets a secret of his own");
    assert_ne!(own, tokens[1]);

    while early.next().await.is_some() {}
    assert_eq!(early.closed, Some(1008), "a connection from before is cut");
    assert!(early.frames.iter().all(|frame| !frame.contains(r#""asked""#)), "it has never shown his hand");
    let mut late = Reader::connect(at, &id, Some(&tokens[1])).await;
    assert_eq!(late.until("error").await["key"], "invitation-used");
    for (method, route, body) in ROUTES {
        let (status, answer) = request(at, method, &format!("/api/matches/{id}/{route}"), Some(&tokens[1]), body).await;
        assert!(status == 401 && answer.contains("invitation-used"), "{method} {route}: {status} {answer}");
    }
    let mut ben = Reader::connect(at, &id, Some(own)).await;
    ben.until("asked").await;
    ben.choose(0).await;
    server.stop().await;
    let server = serve(&file_in(folder.path())).await;
    let mut ben = Reader::connect(server.address(), &id, Some(own)).await;
    ben.until("may").await;
    let mut late = Reader::connect(server.address(), &id, Some(&tokens[1])).await;
    assert_eq!(late.until("error").await["key"], "invitation-used", "a restart changes nothing");
}

/// The response may get lost, and with it the only copy of the new secret.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_person_who_chose_a_secret_may_sit_down_again() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let Made { id, tokens, .. } = make_empty_match(at, two_friends()).await;
    let own = "chosen-by-Ben-and-foreseen-by-nobody-0123456789";
    let sit = async |token: Option<&str>| {
        let guest = json!({ "name": "Ben", "nonce": "0123456789abcdef", "token": token }).to_string();
        let (status, body) = request(at, "POST", &format!("/api/matches/{id}/sit"), Some(&tokens[1]), &guest).await;
        (status, serde_json::from_str::<Value>(&body).expect("the answer is JSON"))
    };
    assert_eq!(sit(Some("too short")).await.0, 400);
    for _ in 0..2 {
        let (status, seated) = sit(Some(own)).await;
        assert_eq!((status, &seated["token"], &seated["you"]), (200, &json!(own), &json!(1)), "{seated}");
    }
    for other in [None, Some("chosen-by-Eve-who-has-the-same-invitation-012345"), Some(tokens[0].as_str())] {
        let (status, refused) = sit(other).await;
        assert_eq!((status, &refused["error"]["key"]), (401, &json!("invitation-used")), "{other:?}: {refused}");
    }
    let mut ben = Reader::connect(at, &id, Some(own)).await;
    assert_eq!(ben.until("match").await["seats"][1]["name"], "Ben");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_is_sent_away_is_gone_at_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let programs = format!("/api/matches/{}/programs", made.id);
    let program = post(at, &programs, Some(&made.tokens[0]), json!({})).await["token"].clone();
    let program = program.as_str().expect("a token is text");
    let mut socket = Reader::connect(at, &made.id, Some(program)).await;
    socket.until("may").await;
    let mut person = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    person.until("may").await;
    let stream =
        format!("GET /api/matches/{}/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {program}\r\n\r\n", made.id);
    let mut wire = Wire::connect(at).await.expect("the server listens");
    wire.send(stream.as_bytes()).await.expect("the server reads");
    wire.until(b"\"may\"").await.expect("the stream tells what there is");

    let (status, body) = request(at, "DELETE", &programs, Some(&made.tokens[0]), "").await;
    assert_eq!(status, 204, "{body}");
    while socket.next().await.is_some() {}
    assert_eq!(socket.closed, Some(1008));
    wire.until(b"0\r\n\r\n").await.expect("the stream ends");
    person.choose(0).await;

    let again = post(at, &programs, Some(&made.tokens[0]), json!({})).await["token"].clone();
    let mut socket = Reader::connect(at, &made.id, again.as_str()).await;
    socket.until("may").await;
    socket.settle().await;
}
