//! `walstatt serve` as a real process: killed, stopped, started twice, administered.
//!
//! Random moments come from a seed, which is printed; `WALSTATT_SEED` changes it.

mod load;
mod process;
mod proxy;

use std::net::SocketAddr;

use crate::client::{Reader, get, make_match, request, two_friends};
use crate::postgres::Postgres;
use load::Load;
use process::{Serving, bad, fail_to_serve, free_address, good};
use proxy::Proxy;
use serde_json::{Value, json};
use table::{Dice, FastDice};
use tempfile::TempDir;
use tokio::net::TcpStream;

fn seed() -> u64 {
    let seed = std::env::var("WALSTATT_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    println!("the seed is {seed}");
    seed
}

/// A database file in its own folder.
fn sqlite() -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("matches.db").to_str().expect("temporary folders have plain names").to_string();
    (folder, file)
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_a_server_on_sqlite_is_killed() {
    let (_folder, data) = sqlite();
    kill_again_and_again(&data).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_acknowledged_is_lost_when_a_server_on_postgres_is_killed() {
    let Some(postgres) = Postgres::start() else { return };
    kill_again_and_again(&postgres.fresh_database()).await;
}

/// How many servers are killed in a test; `WALSTATT_KILLS` asks for more.
fn kills() -> usize {
    std::env::var("WALSTATT_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(20)
}

/// Kills a server at random moments while people play, and starts it again; nothing is lost, all clients reconnect by
/// themselves, and all matches end.
async fn kill_again_and_again(data: &str) {
    const MATCHES: usize = 20;
    let (seed, kills) = (seed(), kills());
    let mut dice = FastDice::new(seed);
    let mut server = Serving::start(data, free_address()).await;
    let at = server.address;
    let (mut load, mut choices) = (Load::begin(&[at], MATCHES, seed).await, 0);
    for kill in 0..kills {
        // Sometimes at once, while clients are still reconnecting.
        let more = u64::from(dice.roll(100) - 1) * u64::from(dice.roll(4) > 1);
        if !load.wait_for(more).await {
            choices += end(&mut load, data).await;
            load = Load::begin(&[at], MATCHES, seed.wrapping_add(kill as u64)).await;
        }
        server.kill().await;
        load.check(data).await;
        server = Serving::start(data, at).await;
    }
    choices += end(&mut load, data).await;
    println!("{kills} kills, {choices} choices");
    verify(data, &load.matches[0].id);
}

/// The transcript of a finished match shows that its dice were fair.
fn verify(data: &str, id: &str) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("match.jsonl").to_str().expect("temporary folders have plain names").to_string();
    good(&["admin", "--data", data, "export", id, "--to", &file]);
    good(&["verify", &file]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_when_one_of_two_servers_is_killed() {
    let Some(postgres) = Postgres::start() else { return };
    let (seed, data) = (seed(), postgres.fresh_database());
    let first = Serving::start(&data, free_address()).await;
    let second = Serving::start(&data, free_address()).await;
    let mut load = Load::begin(&[first.address, second.address], 6, seed).await;
    assert!(load.wait_for(150).await, "the matches go on");
    second.kill().await;
    load.check(&data).await;
    load.finish().await;
    println!("{} choices", load.choices());
    verify(&data, &load.matches[0].id);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_notice_only_a_reconnect_when_three_servers_are_killed_in_turn() {
    const MATCHES: usize = 20;
    let Some(postgres) = Postgres::start() else { return };
    let (kills, seed, data) = (kills(), seed(), postgres.fresh_database());
    let mut dice = FastDice::new(seed);
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Serving::start(&data, free_address()).await);
    }
    let proxy = Proxy::start(servers.iter().map(|server| server.address).collect()).await;
    let mut load = Load::begin(&[proxy.address], MATCHES, seed).await;
    let watching = load.matches.iter().take(5).map(|made| tokio::spawn(watch(proxy.address, made.id.clone())));
    let watching: Vec<_> = watching.collect();
    let mut choices = 0;
    for _ in 0..kills {
        // Two servers continue while the third is killed, so matches end; then the next ones begin.
        if !load.wait_for(u64::from(dice.roll(30))).await {
            choices += end(&mut load, &data).await;
            load = Load::begin(&[proxy.address], MATCHES, seed).await;
        }
        // The one that has run for longest.
        let server = servers.remove(0);
        let address = server.address;
        server.kill().await;
        load.check(&data).await;
        servers.push(Serving::start(&data, address).await);
    }
    choices += end(&mut load, &data).await;
    for spectator in watching {
        spectator.await.expect("spectators see the end, too");
    }
    println!("{kills} kills, {choices} choices");
    verify(&data, &load.matches[0].id);
}

/// Lets all matches end, and checks that everything acknowledged is there. Returns how much that was.
async fn end(load: &mut Load, data: &str) -> usize {
    load.finish().await;
    load.check(data).await;
    load.choices()
}

/// Watches until the match is over, and reconnects whenever the connection ends.
async fn watch(at: SocketAddr, id: String) {
    loop {
        let hello = json!({ "hello": { "patches": true } });
        let Some(mut reader) = Reader::try_greet(at, &id, hello).await else { continue };
        while reader.over.is_none() && reader.next().await.is_some() {}
        if reader.over.is_some() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_end_says_goodbye_and_the_match_goes_on_later() {
    let (_folder, data) = sqlite();
    let mut server = Serving::start(&data, free_address()).await;
    let made = make_match(server.address, two_friends()).await;
    let mut anna = Reader::connect(server.address, &made.id, Some(&made.tokens[0])).await;
    let mut watching = Reader::connect(server.address, &made.id, None).await;
    anna.until("may").await;
    anna.choose(0).await;
    let view = anna.view.clone();
    server.terminate();
    for reader in [&mut anna, &mut watching] {
        while reader.next().await.is_some() {}
        assert_eq!(reader.closed, Some(1012));
    }
    assert_eq!(server.wait().await.code(), Some(0));
    let server = Serving::start(&data, server.address).await;
    let mut anna = Reader::connect(server.address, &made.id, Some(&made.tokens[0])).await;
    anna.until("may").await;
    assert_eq!((&anna.view, &anna.asked), (&view, &None), "her choice still stands");
    let mut ben = Reader::connect(server.address, &made.id, Some(&made.tokens[1])).await;
    ben.until("may").await;
    ben.choose(0).await;
    anna.until("told").await;
}

/// A computer player thinks for five seconds without anyone waiting; a server that is asked to end does not wait for
/// it.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_to_end_does_not_wait_for_a_thought() {
    let (_folder, data) = sqlite();
    let mut server = Serving::start(&data, free_address()).await;
    let wish = json!({ "game": "moonstone", "seats": [{ "computer": "scout:5000" }, "me"] });
    let made = make_match(server.address, wish).await;
    let mut reader = Reader::connect(server.address, &made.id, Some(&made.tokens[0])).await;
    reader.until("waiting").await;
    let asked = std::time::Instant::now();
    server.terminate();
    assert_eq!(server.wait().await.code(), Some(0));
    assert!(asked.elapsed() < std::time::Duration::from_secs(4), "{:?}", asked.elapsed());
}

/// The system allows no more files; half of these are for connections.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_few_files_refuses_politely_and_those_who_play_go_on() {
    const FILES: usize = 128;
    const PLACES: usize = 64;
    let (_folder, data) = sqlite();
    let server = Serving::start_with_files(&data, free_address(), FILES).await;
    let at = server.address;
    let mut load = Load::begin(&[at], 5, seed()).await;
    let id = load.matches[0].id.clone();
    // Far more silent connections than there are files.
    let mut silent = Vec::new();
    for _ in 0..4 * FILES {
        silent.push(TcpStream::connect(at).await.expect("the system takes it"));
    }
    // On a busy machine all matches may be over by now; the end of the test checks that each has finished.
    let _anybody_plays = load.wait_for(20).await;
    assert_eq!(request(at, "GET", "/healthz", None, "").await.0, 200, "silent connections make room");
    // Spectators stay until they are told that there is no place left.
    let mut watching = Vec::new();
    let refused = loop {
        let mut spectator = Reader::connect(at, &id, None).await;
        let first = spectator.next().await.expect("every reader is told something");
        if first.get("error").is_some() {
            break first;
        }
        watching.push(spectator);
        assert!(watching.len() < PLACES, "spectators do not take the last places");
    };
    assert_eq!(refused["error"]["key"], "server-is-full", "{refused}");
    // A player still gets in, from one device after the other, until no place is left.
    let made = &load.matches[1];
    let mut devices = Vec::new();
    while request(at, "GET", "/healthz", None, "").await.0 == 200 {
        let Some(mut device) = Reader::try_greet(at, &made.id, json!({ "hello": { "token": made.tokens[0] } })).await
        else {
            continue;
        };
        if device.next().await.is_some_and(|line| line.get("error").is_none()) {
            devices.push(device);
        }
        assert!(devices.len() < PLACES, "there is an end");
    }
    let (status, body) = request(at, "GET", "/healthz", None, "").await;
    assert!(status == 503 && body.contains("server-is-full"), "{status} {body}");
    assert!(!devices.is_empty());
    drop(devices);
    end(&mut load, &data).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_file_is_refused() {
    let (_folder, data) = sqlite();
    let server = Serving::start(&data, free_address()).await;
    let (code, why) = fail_to_serve(&data).await;
    assert_eq!(code, Some(1), "{why}");
    assert!(why.contains("matches.db") && why.contains("another server"), "{why}");
    make_match(server.address, two_friends()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_administrator_works_beside_a_running_server() {
    let (folder, data) = sqlite();
    let server = Serving::start(&data, free_address()).await;
    let mut load = Load::begin(&[server.address], 1, seed()).await;
    let kept = load.matches[0].id.clone();
    let gone = make_match(server.address, two_friends()).await;
    let admin = |args: &[&str]| good(&[&["admin", "--data", &data], args].concat());
    let list = |stage: &str| -> Value {
        serde_json::from_str(&admin(&["list", "--stage", stage, "--json"])).expect("it is JSON")
    };
    assert!(list("playing").as_array().is_some_and(|list| list.iter().any(|one| one["id"] == gone.id.as_str())));
    assert!(admin(&["list"]).contains(&gone.id));

    let about: Value = serde_json::from_str(&admin(&["inspect", &gone.id, "--json"])).expect("it is JSON");
    assert_eq!(about["match"]["seats"][1]["name"], "Person 1");
    assert_eq!(about["log"].as_array().map(Vec::len), Some(2), "both have sat down: {about}");

    load.finish().await;
    assert_eq!(list("over")[0]["id"], kept.as_str());
    verify(&data, &kept);

    let backup = folder.path().join("backup.db").to_str().expect("temporary folders have plain names").to_string();
    admin(&["backup", &backup]);
    let why = bad(&["admin", "--data", &data, "delete", &gone.id]);
    assert!(why.contains("--yes"), "{why}");
    admin(&["delete", &gone.id, "--yes"]);
    assert!(!admin(&["list"]).contains(&gone.id));
    assert!(good(&["admin", "--data", &backup, "list"]).contains(&gone.id));

    let path = |name: &str| folder.path().join(name).to_str().expect("temporary folders have plain names").to_string();
    let first = good(&["admin", "--data", &backup, "export-all", "--most", "1", "--to", &path("all")]);
    assert!(first.contains(&format!("--after {}", gone.id)), "the newest is on the first page: {first}");
    good(&["admin", "--data", &backup, "export-all", "--after", &gone.id, "--to", &path("all")]);
    let exported = std::fs::read_to_string(folder.path().join(format!("all/pocket-battles-{kept}.jsonl")));
    assert!(exported.is_ok_and(|text| text.contains("\"dice\"")), "it is over, so it can be verified");
    good(&["admin", "--data", &path("restored.db"), "restore", &backup]);
    verify(&path("restored.db"), &kept);

    let restored = Serving::start(&backup, free_address()).await;
    let mut anna = Reader::connect(restored.address, &gone.id, Some(&gone.tokens[0])).await;
    anna.until("may").await;
    anna.choose(0).await;
    let over = get(restored.address, &format!("/api/matches/{kept}")).await;
    assert_eq!(over["stage"], json!("over"));
}
