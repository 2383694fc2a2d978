//! Recorded matches: watched with everything open, and continued from any step.

use std::net::SocketAddr;

use super::support::client::{Made, Reader, make_match, request, sit, two_friends};
use super::support::{file_in, serve};
use catalog::{AnyMatch, Catalog};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use table::{Lang, Rolls, Seat, Viewer};

/// Plays a game at random, for this many choices or to the end.
fn play(catalog: &Catalog, game: &str, choices: usize) -> Box<dyn AnyMatch> {
    let game = catalog.game(game, Lang::EN).expect("the game is in the catalog");
    let mut played = game.begin(&Value::Null, Rolls::Seeded(5), Lang::EN).expect("the defaults are possible");
    let mut dice = Pcg64Mcg::seed_from_u64(9);
    for _ in 0..choices {
        let catalog::Pending::Asked(asked) = played.pending(None, Lang::EN) else { break };
        let index = dice.next_u64() as usize % asked[0].options.len();
        played.choose(asked[0].seat, index, Lang::EN).expect("what is offered is accepted");
    }
    played
}

/// The number of inputs up to and including a choice.
fn inputs_up_to(transcript: &str, choices: usize) -> usize {
    let lines = transcript.lines().skip(1).enumerate();
    let mut chosen = lines.filter(|(_, line)| line.starts_with(r#"{"chose""#)).map(|(index, _)| index + 1);
    if choices == 0 { 0 } else { chosen.nth(choices - 1).expect("there were that many choices") }
}

async fn go_on(at: SocketAddr, transcript: &str, step: usize, seat: u8) -> (u16, Value) {
    let path = format!("/api/replay/go-on?step={step}&seat={seat}&computer=random");
    let (status, body) = request(at, "POST", &path, None, transcript).await;
    (status, serde_json::from_str(&body).expect("the answer is JSON"))
}

async fn sit_down(at: SocketAddr, created: &Value) -> Made {
    let text = |value: &Value| value.as_str().expect("it is text").to_string();
    let tokens = vec![text(&created["seats"][0]["token"])];
    let made = Made { id: text(&created["id"]), commitment: text(&created["commitment"]), tokens };
    sit(at, &made.id, &made.tokens[0], "Anna").await;
    made
}

async fn play_to_the_end(reader: &mut Reader, seed: u64) {
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    while reader.over.is_none() {
        match reader.options() {
            0 => drop(reader.next().await.expect("the match goes on")),
            options => reader.choose(dice.next_u64() as usize % options).await,
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_from_a_step_against_the_computer_with_dice_of_its_own() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let (at, catalog) = (server.address(), Catalog::built_in());
    let transcript = play(&catalog, "pocket-battles", 60).save();
    // Both have mustered, and there was no roll since the step began.
    let (status, created) = go_on(at, &transcript, 1, 1).await;
    assert_eq!(status, 201, "{created}");
    assert_eq!((&created["seats"][0]["seat"], &created["seats"][0]["who"]), (&json!(1), &json!("me")));
    let made = sit_down(at, &created).await;
    let mut reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    reader.until("asked").await;
    let then = catalog.load(&transcript, Some(inputs_up_to(&transcript, 1)), Lang::EN).expect("it replays");
    assert_eq!(reader.view, then.view(Viewer::Seat(Seat(1))).to_json(), "it lies as it did at that step");

    play_to_the_end(&mut reader, 3).await;
    let (status, ended) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    assert_eq!(status, 200);
    let proof = table::transcript::proof(&ended).expect("the last line is read").expect("there is a last line");
    assert_eq!(proof.commitment, made.commitment, "the dice were promised before this match, not before the other");
    let replayed = catalog.load(&ended, None, Lang::EN).expect("every roll is one of the new dice");
    proof.check(replayed.rolls()).expect("the dice are the ones committed to");
    let header: Value = serde_json::from_str(ended.lines().next().expect("a header")).expect("the header is JSON");
    assert!(header["header"]["start"].is_object(), "the file says that it did not start at the beginning");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_goes_on_from_any_step() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let (at, catalog) = (server.address(), Catalog::built_in());
    for game in catalog.games().map(|game| game.id()) {
        let transcript = play(&catalog, game, 48).save();
        for step in [0, 1, 2, 7, 16, 31, 40] {
            let (status, created) = go_on(at, &transcript, step, 0).await;
            assert_eq!(status, 201, "{game}, step {step}: {created}");
            let made = sit_down(at, &created).await;
            let mut reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
            reader.until("may").await;
            while reader.asked.is_none() && reader.over.is_none() {
                reader.next().await.expect("the computer plays on");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_of_a_match_that_is_played_can_be_had_as_a_file() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let path = format!("/api/matches/{}/transcript", made.id);
    for token in [None, Some(made.tokens[0].as_str())] {
        let (status, body) = request(at, "GET", &path, token, "").await;
        assert!(status == 409 && body.contains("not-over"), "{status} {body}");
    }
    // Nor can a continued match be had: its start contains everything hidden.
    let transcript = play(&Catalog::built_in(), "pixel-tactics", 30).save();
    let (_, created) = go_on(at, &transcript, 20, 0).await;
    let made = sit_down(at, &created).await;
    let (status, _) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    assert_eq!(status, 409);
    let (_, about) = request(at, "GET", &format!("/api/matches/{}", made.id), None, "").await;
    assert!(!about.contains("position"), "{about}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_gone_on_with_is_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let transcript = play(&Catalog::built_in(), "pocket-battles", usize::MAX).save();
    let (status, refused) = go_on(at, &transcript, 100_000, 0).await;
    assert_eq!((status, refused["error"]["key"].as_str()), (409, Some("is-over")));
    let (status, refused) = go_on(at, &transcript, 3, 2).await;
    assert_eq!((status, refused["error"]["key"].as_str()), (400, Some("no-such-seat")));
    let (status, refused) = go_on(at, "no transcript", 3, 0).await;
    assert_eq!((status, refused["error"]["key"].as_str()), (400, Some("bad-wish")), "{refused}");
    let strong = "/api/replay/go-on?step=3&seat=0&computer=scout:100000";
    let (status, refused) = request(at, "POST", strong, None, &transcript).await;
    assert!(status == 400 && refused.contains("player-too-strong"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_all_eyes_everything_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let catalog = Catalog::built_in();
    let played = play(&catalog, "pixel-tactics", 30);
    let (status, lines) = request(server.address(), "POST", "/api/replay?all=true", None, &played.save()).await;
    assert_eq!(status, 200);
    let mut views = Value::Null;
    let mut told = 0;
    for line in lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line is JSON")) {
        if let Some(whole) = line.get("view") {
            views = whole.clone();
        }
        if let Some(patch) = line.get("patch") {
            let patch: json_patch::Patch = serde_json::from_value(patch.clone()).expect("a patch is a JSON Patch");
            json_patch::patch(&mut views, &patch).expect("a patch fits the last view");
        }
        told += usize::from(line.get("told").is_some());
    }
    assert_eq!(views, json!([played.view(Viewer::Seat(Seat(0))), played.view(Viewer::Seat(Seat(1)))]));
    assert_eq!(told, played.events());
}
