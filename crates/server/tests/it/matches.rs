//! Matches over the wire, from the first link to the rematch.

use super::support::client::{Made, Reader, get, make_empty_match, make_match, post, request, sit, two_friends};
use super::support::{file_in, serve, serve_with};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use server::Server;

/// A server with its own database.
struct Place {
    server: Server,
    _folder: tempfile::TempDir,
}

async fn place() -> Place {
    let folder = tempfile::tempdir().expect("a temporary folder");
    Place { server: serve(&file_in(folder.path())).await, _folder: folder }
}

/// Two connected seats, each with its first question or view.
async fn sit_down(place: &Place) -> (Made, [Reader; 2]) {
    let at = place.server.address();
    let made = make_match(at, two_friends()).await;
    let mut readers = [
        Reader::connect(at, &made.id, Some(&made.tokens[0])).await,
        Reader::connect(at, &made.id, Some(&made.tokens[1])).await,
    ];
    for reader in &mut readers {
        reader.until("may").await;
    }
    (made, readers)
}

/// Lets both seats answer at random until the match is over.
async fn play_to_the_end(readers: &mut [Reader; 2], seed: u64) {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    while readers.iter().any(|reader| reader.over.is_none()) {
        read_until_asked(readers).await;
        if let Some(reader) = readers.iter_mut().find(|reader| reader.asked.is_some()) {
            let index = dice.next_u64() as usize % reader.options();
            reader.choose(index).await;
        }
    }
}

/// Reads the lines to both seats until one of them is asked or the match is over.
async fn read_until_asked([first, second]: &mut [Reader; 2]) {
    while first.asked.is_none() && second.asked.is_none() && (first.over.is_none() || second.over.is_none()) {
        let line = tokio::select! {
            line = first.next() => line,
            line = second.next() => line,
        };
        line.expect("the match goes on");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_play_a_whole_match_and_the_dice_can_be_checked() {
    let place = place().await;
    let at = place.server.address();
    let (made, mut readers) = sit_down(&place).await;
    let mut spectator = Reader::connect(at, &made.id, None).await;
    play_to_the_end(&mut readers, 7).await;
    let over = readers[0].over.clone().expect("the match is over");
    assert_eq!(readers[1].over.as_ref().map(|over| &over["over"]["winners"]), Some(&over["over"]["winners"]));
    assert_eq!(spectator.until("over").await["winners"], over["over"]["winners"]);
    assert_eq!(over["dice"]["commitment"], made.commitment.as_str());

    let (status, transcript) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    assert_eq!(status, 200);
    let proof = table::transcript::proof(&transcript).expect("the last line is read").expect("there is a last line");
    assert_eq!(proof.commitment, made.commitment);
    let replayed =
        catalog::Catalog::built_in().load(&transcript, None, table::Lang::EN).expect("the transcript replays");
    proof.check(replayed.rolls()).expect("the dice are the ones committed to");
    assert_eq!(replayed.digest(), over["digest"].as_str().expect("a digest is text"));
}

#[tokio::test(flavor = "multi_thread")]
async fn views_as_patches_and_whole_views_are_the_same() {
    let place = place().await;
    let at = place.server.address();
    let made = make_match(at, two_friends()).await;
    let hello = |patches| json!({ "hello": { "token": made.tokens[0], "lang": "de", "patches": patches } });
    let mut whole = Reader::greet(at, &made.id, hello(false)).await;
    let mut patched = Reader::greet(at, &made.id, hello(true)).await;
    for reader in [&mut whole, &mut patched] {
        reader.until("may").await;
        reader.frames.clear();
    }
    let mut other = Reader::connect(at, &made.id, Some(&made.tokens[1])).await;
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    for _ in 0..20 {
        while whole.asked.is_none() && other.asked.is_none() {
            let line = tokio::select! {
                line = whole.next() => line,
                line = other.next() => line,
            };
            line.expect("the match goes on");
        }
        let reader = if whole.asked.is_some() { &mut whole } else { &mut other };
        let index = dice.next_u64() as usize % reader.options();
        reader.choose(index).await;
    }
    for reader in [&mut whole, &mut patched] {
        reader.send(json!({ "ping": true })).await;
        reader.until("pong").await;
    }
    assert_eq!(whole.view, patched.view);
    let bytes = |reader: &Reader, part: &str| -> usize {
        let lines = reader.frames.iter().flat_map(|frame| frame.lines());
        let lines = lines.map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON"));
        lines.filter_map(|line| line.get(part).map(|part| part.to_string().len())).sum()
    };
    let (patches, views) = (bytes(&patched, "patch"), bytes(&whole, "view"));
    assert!(patches * 2 < views, "{patches} {views}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_answers_by_itself() {
    let place = place().await;
    let at = place.server.address();
    let wish =
        json!({ "game": "pocket-battles", "options": { "size": 30 }, "seats": ["me", { "computer": "random" }] });
    let made = make_match(at, wish).await;
    let mut reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    let mut dice = Pcg64Mcg::seed_from_u64(11);
    while reader.over.is_none() {
        match reader.options() {
            0 => drop(reader.next().await.expect("the computer plays on")),
            options => reader.choose(dice.next_u64() as usize % options).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_joins_from_the_list() {
    let place = place().await;
    let at = place.server.address();
    let wish = json!({ "game": "pocket-battles", "seats": ["me", "open"] });
    let made = make_empty_match(at, wish).await;
    sit(at, &made.id, &made.tokens[0], "Anna").await;
    let open = get(at, "/api/matches").await;
    assert_eq!(open[0]["id"], made.id.as_str());
    assert_eq!(open[0]["match"]["seats"][0]["name"], "Anna");
    let join = format!("/api/matches/{}/join", made.id);
    let guest = json!({ "name": "Ben", "nonce": "abcdefghijklmnop" });
    let joined = post(at, &join, None, guest.clone()).await;
    assert_eq!(joined["seat"], 1);
    assert_eq!(get(at, "/api/matches").await, json!([]));
    let (status, _) = request(at, "POST", &join, None, &guest.to_string()).await;
    assert_eq!(status, 409, "a full match cannot be joined");
    let mut reader = Reader::connect(at, &made.id, joined["token"].as_str()).await;
    assert_eq!(reader.until("match").await["you"], 1);
    assert!(get(at, &format!("/api/matches/{}", made.id)).await["nonces"][1] == "abcdefghijklmnop");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_the_computer_and_taken_back() {
    let place = place().await;
    let (_, [mut anna, mut ben]) = sit_down(&place).await;
    anna.send(json!({ "hand": "random" })).await;
    anna.until("done").await;
    ben.choose(0).await;
    anna.send(json!({ "choose": 0 })).await;
    assert_eq!(anna.until("error").await["key"], "computer-plays");
    anna.send(json!({ "come_back": true })).await;
    anna.until("done").await;
    let seats = loop {
        let about = ben.until("match").await;
        if about["seats"][0]["computer"].is_null() {
            break about["seats"].clone();
        }
    };
    assert_eq!(seats[0]["name"], "Person 0");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_taken_back_by_right_and_by_leave_of_the_other() {
    let place = place().await;
    let (_, mut readers) = sit_down(&place).await;
    let first = readers[0].asked.clone().expect("both are asked for their army");
    readers[0].choose(0).await;
    readers[0].send(json!({ "take_back": 0 })).await;
    readers[0].until("done").await;
    readers[0].until("asked").await;
    let again = readers[0].asked.clone().expect("the question is asked again");
    assert_eq!(first["asked"], again["asked"]);
    assert_ne!(first["key"], again["key"], "an answer that was sent twice must not fit");

    readers[0].choose(0).await;
    readers[1].choose(0).await;
    let told = readers[0].until("told").await;
    readers[0].send(json!({ "take_back": 0 })).await;
    assert_eq!(readers[0].until("error").await["key"], "refused", "{told}: the armies are open");
    readers[0].send(json!({ "ask_back": true })).await;
    while readers[1].until("wish").await.is_null() {}
    readers[1].send(json!({ "answer_back": true })).await;
    readers[1].until("done").await;
    assert_eq!(readers[1].until("taken_back").await["told"], 0);
    readers[0].until("taken_back").await;
    readers[0].until("asked").await;
    assert_eq!(readers[0].asked.as_ref().map(|asked| &asked["asked"]), Some(&first["asked"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wish_to_take_back_can_be_refused() {
    let place = place().await;
    let (_, mut readers) = sit_down(&place).await;
    readers[0].choose(0).await;
    readers[1].choose(0).await;
    readers[0].send(json!({ "ask_back": true })).await;
    while readers[1].until("wish").await.is_null() {}
    readers[1].send(json!({ "answer_back": false })).await;
    readers[1].until("done").await;
    while !readers[0].until("wish").await.is_null() {}
    readers[1].send(json!({ "answer_back": true })).await;
    assert_eq!(readers[1].until("error").await["key"], "no-wish");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_people_play_again_with_the_same_links() {
    let place = place().await;
    let at = place.server.address();
    let (made, mut readers) = sit_down(&place).await;
    readers[0].send(json!({ "rematch": true })).await;
    assert_eq!(readers[0].until("error").await["key"], "not-over");
    readers[0].send(json!({ "resign": 0 })).await;
    assert_eq!(readers[1].until("over").await["winners"], json!([1]));
    readers[1].send(json!({ "rematch": true })).await;
    readers[1].until("done").await;
    let again = loop {
        if let Some(id) = readers[0].until("match").await["rematch"].as_str() {
            break id.to_string();
        }
    };
    assert_ne!(again, made.id);
    for (seat, token) in made.tokens.iter().enumerate() {
        let about = sit(at, &again, token, "Once more").await;
        assert_eq!(about["you"], seat);
    }
    let mut reader = Reader::connect(at, &again, Some(&made.tokens[0])).await;
    reader.until("asked").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_comes_back_on_another_device_and_presence_is_shown() {
    let place = place().await;
    let at = place.server.address();
    let (made, [anna, mut ben]) = sit_down(&place).await;
    let question = anna.asked.clone();
    drop(anna);
    while ben.until("presence").await["seats"] != json!([false, true]) {}
    let mut phone = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    phone.until("asked").await;
    assert_eq!(phone.asked, question);
    while ben.until("presence").await["seats"] != json!([true, true]) {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_the_server_was_stopped_and_started() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let first = serve(&file_in(folder.path())).await;
    let made = make_match(first.address(), two_friends()).await;
    let mut reader = Reader::connect(first.address(), &made.id, Some(&made.tokens[0])).await;
    reader.until("may").await;
    reader.choose(0).await;
    let view = reader.view.clone();
    first.stop().await;
    while reader.next().await.is_some() {}
    let second = serve(&file_in(folder.path())).await;
    let mut reader = Reader::connect(second.address(), &made.id, Some(&made.tokens[0])).await;
    reader.until("may").await;
    assert_eq!(reader.view, view);
    assert_eq!(reader.asked, None, "the choice before the stop still stands");
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_secrets_and_old_questions_are_refused_and_nothing_changes() {
    let place = place().await;
    let at = place.server.address();
    let (made, [mut anna, _ben]) = sit_down(&place).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    for (token, line, status, key) in [
        (None, r#"{"choose":0}"#, 401, "no-token"),
        (Some("nonsense"), r#"{"choose":0}"#, 401, "wrong-token"),
        (Some(made.tokens[1].as_str()), r#"{"seat":0,"choose":0}"#, 409, "not-your-seat"),
        (Some(made.tokens[0].as_str()), r#"{"choose":0,"key":"0123456789ab"}"#, 409, "old-question"),
        (Some(made.tokens[0].as_str()), r#"{"choose":99}"#, 409, "refused"),
        (Some(made.tokens[0].as_str()), r#"{"choice":{"muster":"everything"}}"#, 409, "refused"),
        (Some(made.tokens[0].as_str()), "{", 409, "not-understood"),
    ] {
        let (found, body) = request(at, "POST", &lines, token, line).await;
        let body: Value = serde_json::from_str(&body).expect("errors are JSON");
        assert_eq!((found, body["error"]["key"].as_str()), (status, Some(key)), "{line}: {body}");
    }
    anna.send(json!({ "ping": true })).await;
    loop {
        let line = anna.next().await.expect("the connection stands");
        if line.get("pong").is_some() {
            break;
        }
        assert!(line.get("presence").is_some(), "nothing but a friend's coming was told in between: {line}");
    }
    let other = make_match(at, two_friends()).await;
    let (status, _) = request(at, "POST", &lines, Some(&other.tokens[0]), r#"{"choose":0}"#).await;
    assert_eq!(status, 401, "a secret of another match fits no seat here");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_with_its_own_token_and_may_do_nothing_else() {
    let place = place().await;
    let at = place.server.address();
    let made = make_match(at, two_friends()).await;
    let programs = format!("/api/matches/{}/programs", made.id);
    let token = post(at, &programs, Some(&made.tokens[0]), json!({})).await["token"].clone();
    let token = token.as_str().expect("a token is text");
    let lines = format!("/api/matches/{}/lines", made.id);
    let (status, body) = request(at, "POST", &lines, Some(token), r#"{"hand":"random"}"#).await;
    assert_eq!(status, 409, "{body}");
    let (status, body) = request(at, "POST", &programs, Some(token), "").await;
    assert_eq!(status, 403, "{body}");
    let (status, body) = request(at, "POST", &lines, Some(token), r#"{"choose":0}"#).await;
    assert_eq!((status, body.as_str()), (200, r#"{"done":{"id":null}}"#));
    let (status, _) = request(at, "POST", &lines, Some(&made.tokens[1]), r#"{"resign":1}"#).await;
    assert_eq!(status, 200);
    let (_, body) = request(at, "POST", &lines, Some(token), r#"{"rematch":true}"#).await;
    assert!(body.contains("program-may-not"), "{body}");
    let mut person = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    person.send(json!({ "rematch": true })).await;
    let again = loop {
        if let Some(id) = person.until("match").await["rematch"].as_str() {
            break id.to_string();
        }
    };
    let lines_again = format!("/api/matches/{again}/lines");
    let (status, _) = request(at, "POST", &lines_again, Some(token), r#"{"ping":true}"#).await;
    assert_eq!(status, 401, "a program plays in the match it was let into");
    let (status, _) = request(at, "DELETE", &programs, Some(&made.tokens[0]), "").await;
    assert_eq!(status, 204);
    let (status, _) = request(at, "POST", &lines, Some(token), r#"{"take_back":0}"#).await;
    assert_eq!(status, 401, "the token was taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_sends_too_much_is_turned_away() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| {
        settings.limits.messages = 5;
        settings.limits.matches = 2;
    })
    .await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    make_match(at, two_friends()).await;
    let (status, _) = request(at, "POST", "/api/matches", None, &two_friends().to_string()).await;
    assert_eq!(status, 429);
    let mut reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    let mut sent = 0;
    while sent < 10_000 && reader.try_send(json!({ "ping": true })).await {
        sent += 1;
    }
    while reader.next().await.is_some() {}
    let large = "x".repeat(70_000);
    let (status, _) = request(at, "POST", "/api/matches", None, &large).await;
    assert_eq!(status, 413);
}
