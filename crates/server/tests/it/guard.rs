//! What keeps one visitor, or one failure, from harming the others.

use std::sync::Arc;
use std::time::Duration;

use crate::bells::Bells;
use crate::support::client::{Reader, exchange, get, make_empty_match, make_match, post, request, sit, two_friends};
use crate::support::home::Home;
use crate::support::postgres::Postgres;
use crate::support::raw::Wire;
use crate::support::{file_in, serve, serve_with};
use crate::traps::Traps;
use catalog::{AnyGame, Catalog, Listed};
use serde_json::json;
use server::Server;
use server::settings::{Limits, Settings};
use server::store::{ListFilter, OpenAs, Store};
use table::Lang;

#[tokio::test(flavor = "multi_thread")]
async fn rematches_count_against_the_limit_of_matches() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.limits.matches = 1).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    post(at, &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
    let (status, body) = request(at, "POST", &lines, Some(&made.tokens[0]), r#"{"rematch":true}"#).await;
    assert!(status == 409 && body.contains("too-many-matches"), "{status} {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_rematches_at_once_make_one_match() {
    let Some(postgres) = Postgres::start() else { return };
    let data = postgres.fresh_database();
    let (first, second) = (serve(&data).await, serve(&data).await);
    let store = Store::open(&data, OpenAs::Administrator).await.expect("the servers have made it");
    const ROUNDS: usize = 10;
    for _ in 0..ROUNDS {
        let made = make_match(first.address(), two_friends()).await;
        let lines = format!("/api/matches/{}/lines", made.id);
        post(first.address(), &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
        let again = r#"{"rematch":true}"#;
        let (one, other) = tokio::join!(
            request(first.address(), "POST", &lines, Some(&made.tokens[0]), again),
            request(second.address(), "POST", &lines, Some(&made.tokens[1]), again),
        );
        assert!([one.0, other.0].contains(&200), "{one:?} {other:?}");
        let named = get(second.address(), &format!("/api/matches/{}", made.id)).await["rematch"].clone();
        let named = named.as_str().expect("there is a rematch");
        assert_eq!(get(first.address(), &format!("/api/matches/{named}")).await["stage"], "waiting");
    }
    let all = ListFilter { game: None, stage: None, unchanged_since: None, after: None, most: 1000 };
    assert_eq!(store.list(all).await.expect("they are listed").len(), 2 * ROUNDS);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_may_not_post() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let wish = two_friends().to_string();
    for (origin, status) in
        [(format!("http://{at}"), "201"), ("https://elsewhere.example".to_string(), "403"), ("null".to_string(), "403")]
    {
        let request = format!(
            "POST /api/matches HTTP/1.1\r\nHost: {at}\r\nOrigin: {origin}\r\nConnection: close\r\n\
             Content-Type: text/plain\r\nContent-Length: {}\r\n\r\n{wish}",
            wish.len()
        );
        let answer = exchange(at, request.as_bytes()).await.expect("the server answers");
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert_eq!(answer.split(' ').nth(1), Some(status), "{origin}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_not_ready() {
    let home = Home::sqlite();
    let server = serve(&home.url).await;
    let ready = || async { request(server.address(), "GET", "/readyz", None, "").await.0 };
    assert_eq!(ready().await, 200);
    home.execute("CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(FAIL, 'the disk is full'); END", "")
        .await;
    assert_eq!(ready().await, 503);
    home.execute("DROP TRIGGER full", "").await;
    assert_eq!(ready().await, 200);
}

async fn serve_games(data: &str, games: Vec<Box<dyn AnyGame>>) -> Server {
    let mut settings = Settings::new(([127, 0, 0, 1], 0).into(), data);
    settings.limits = Limits::NONE;
    Server::start(settings, Arc::new(Catalog::of(games))).await.expect("the server starts")
}

fn traps() -> Box<dyn AnyGame> {
    Box::new(Listed::<Traps>::new((), Lang::EN).expect("the game has no options"))
}

fn bells() -> Box<dyn AnyGame> {
    Box::new(Listed::<Bells>::new((), Lang::EN).expect("the game has no options"))
}

/// Another process may have the content that this one lacks.
#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_is_not_forgotten_by_a_server_that_cannot_go_on_with_the_match() {
    let home = Home::sqlite();
    let server = serve_games(&home.url, vec![traps(), bells()]).await;
    let at = server.address();
    let clock = json!({ "live": { "bank_seconds": 10, "increment_seconds": 0 } });
    let wish = |game: &str, seats: serde_json::Value| json!({ "game": game, "seats": seats, "clock": clock });
    let unknown = make_match(at, wish("bells", json!(["me", "friend", "friend"]))).await;
    let known = make_match(at, wish("traps", json!(["me", "friend"]))).await;
    server.stop().await;
    // A long time passes, and the match that cannot go on is due first.
    home.execute(
        "UPDATE log SET at = at - 1000000; UPDATE matches SET due = CASE game WHEN 'bells' THEN 1 ELSE 2 END",
        "",
    )
    .await;
    let server = serve_games(&home.url, vec![traps()]).await;
    let mut watching = Reader::connect(server.address(), &known.id, None).await;
    watching.until("over").await;
    let due = home.administer().await.due(1, 10).await.expect("it can be asked");
    assert_eq!(due.iter().map(|(id, _)| id.to_string()).collect::<Vec<_>>(), [unknown.id.as_str()]);
    server.stop().await;
    let server = serve_games(&home.url, vec![traps(), bells()]).await;
    let mut watching = Reader::connect(server.address(), &unknown.id, None).await;
    while watching.until("waiting").await != json!([1]) {}
}

/// The database may answer again in a moment, or another process may be able to read.
#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_is_not_forgotten_while_the_match_cannot_be_read() {
    let home = Home::sqlite();
    let server = serve(&home.url).await;
    let clock = json!({ "live": { "bank_seconds": 10, "increment_seconds": 0 } });
    let wish =
        json!({ "game": "pocket-battles", "options": { "size": 30 }, "seats": ["me", "friend"], "clock": clock });
    let made = make_match(server.address(), wish).await;
    server.stop().await;
    home.execute("UPDATE log SET at = at - 1000000; UPDATE matches SET due = 1", "").await;
    home.execute("ALTER TABLE packed RENAME TO hidden", "").await;
    let server = serve(&home.url).await;
    let before = count_failures(&server).await;
    while count_failures(&server).await == before {}
    server.stop().await;
    home.execute("ALTER TABLE hidden RENAME TO packed", "").await;
    let due = home.administer().await.due(1, 10).await.expect("it can be asked");
    assert_eq!(due.iter().map(|(id, _)| id.to_string()).collect::<Vec<_>>(), [made.id.as_str()]);
    let server = serve(&home.url).await;
    let mut watching = Reader::connect(server.address(), &made.id, None).await;
    watching.until("over").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_game_is_not_here_says_that_it_cannot_go_on() {
    let home = Home::sqlite();
    let server = serve_games(&home.url, vec![traps(), bells()]).await;
    let waiting = make_empty_match(server.address(), json!({ "game": "traps", "seats": ["me", "friend"] })).await;
    sit(server.address(), &waiting.id, &waiting.tokens[0], "Anna").await;
    server.stop().await;
    let server = serve_games(&home.url, vec![bells()]).await;
    let path = format!("/api/matches/{}/sit", waiting.id);
    let guest = r#"{"name":"Ben","nonce":"0123456789abcdef"}"#;
    let (status, body) = request(server.address(), "POST", &path, Some(&waiting.tokens[1]), guest).await;
    assert!(status == 410 && body.contains("cannot-go-on"), "{status} {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn going_on_is_limited_before_the_transcript_is_looked_at() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.limits.matches = 1).await;
    make_match(server.address(), two_friends()).await;
    let path = "/api/replay/go-on?step=0&seat=0&computer=recruit";
    let (status, body) = request(server.address(), "POST", path, None, "nonsense").await;
    assert_eq!(status, 429, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_match_is_sent_as_it_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    post(at, &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
    let (_, transcript) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    let request = format!(
        "POST /api/replay?all=true HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{transcript}",
        transcript.len()
    );
    let answer = exchange(at, request.as_bytes()).await.expect("the server answers");
    let answer = String::from_utf8_lossy(&answer).to_lowercase();
    assert!(answer.starts_with("http/1.1 200") && answer.contains("transfer-encoding: chunked"), "{answer}");
    assert!(answer.contains(r#"{"over""#), "it is told to the end");
}

/// Looking back: what every choice was worth, line by line, then how it stood in the end. One match at a time.
#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_match_is_looked_back_at_one_at_a_time() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server =
        serve_with(&file_in(folder.path()), |settings| settings.patience.replay = Duration::from_millis(100)).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    post(at, &lines, Some(&made.tokens[0]), json!({ "choose": 0 })).await;
    post(at, &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
    let (_, transcript) = request(at, "GET", &format!("/api/matches/{}/transcript", made.id), None, "").await;
    let path = "/api/replay/analysis";
    let (status, told) = request(at, "POST", path, None, &transcript).await;
    let told: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    let (last, weighed) = told.split_last().expect("there is something to say");
    assert_eq!((status, &last["shares"][0]), (200, &json!(0)), "who gave up has lost: {told:?}");
    assert!(weighed.iter().all(|line| line["weighed"]["before"].is_array() && line["of"].is_u64()), "{told:?}");
    assert_eq!(request(at, "POST", path, None, "nonsense").await.0, 400);
    let mut busy = Wire::connect(at).await.expect("the server takes connections");
    let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n");
    busy.send(head.as_bytes()).await.expect("the server listens");
    busy.until(b"100 Continue").await.expect("it is asked for its transcript");
    let (status, body) = request(at, "POST", path, None, "nonsense").await;
    assert!(status == 429 && body.contains("too-many-analyses"), "{status} {body}");
}

/// Whoever has a turn is about to send a transcript; nothing of the others' is read before they have one.
#[tokio::test(flavor = "multi_thread")]
async fn few_recorded_matches_are_told_at_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server =
        serve_with(&file_in(folder.path()), |settings| settings.patience.replay = Duration::from_millis(100)).await;
    let at = server.address();
    let mut turns = Vec::new();
    for _ in 0..2 {
        let mut wire = Wire::connect(at).await.expect("the server takes connections");
        let head = "POST /api/replay HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n";
        wire.send(head.as_bytes()).await.expect("the server listens");
        wire.until(b"100 Continue").await.expect("it is asked for its transcript");
        turns.push(wire);
    }
    for path in ["/api/replay", "/api/replay/go-on?step=0&seat=0&computer=recruit"] {
        let (status, body) = request(at, "POST", path, None, "nonsense").await;
        assert!(status == 429 && body.contains("too-many-replays"), "{path}: {status} {body}");
    }
    drop(turns);
    while request(at, "POST", "/api/replay", None, "nonsense").await.0 != 400 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_turned_away_is_told_when_to_come_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.limits.requests = 1).await;
    let at = server.address();
    let request = format!("GET /healthz HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n\r\n");
    for _ in 0..100 {
        let answer = exchange(at, request.as_bytes()).await.expect("the server answers");
        let answer = String::from_utf8_lossy(&answer).to_lowercase();
        if answer.starts_with("http/1.1 429") {
            assert!(answer.contains("retry-after: 1\r\n"), "{answer}");
            return;
        }
    }
    panic!("nobody was turned away");
}

/// The second server may not read for a moment; whoever waits there hears of everything all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_seat_is_told_even_if_its_server_could_not_read_at_first() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: [_, second], mut anna, mut ben } = Apart::sit_down(&home).await;
    let before = count_failures(&second).await;
    home.execute("", "REVOKE SELECT ON log FROM second").await;
    anna.choose(0).await;
    while count_failures(&second).await == before {}
    home.execute("", "GRANT SELECT ON log TO second").await;
    while ben.until("waiting").await != json!([1]) {}
}

/// How often the database has failed.
async fn count_failures(server: &Server) -> u64 {
    let metrics = server.metrics_address().expect("metrics are shown");
    let (_, shown) = request(metrics, "GET", "/metrics", None, "").await;
    let count = shown.lines().find_map(|line| line.strip_prefix("walstatt_store_errors_total "));
    count.map_or(0, |count| count.parse().expect("it is a count"))
}

/// What another process has chosen is in its log; the rest of the match is known already, and is not read again.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_reads_only_the_rows_that_another_one_has_written() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: _both, mut anna, mut ben } = Apart::sit_down(&home).await;
    home.execute("", "REVOKE SELECT ON matches FROM second").await;
    anna.choose(0).await;
    while ben.until("waiting").await != json!([1]) {}
}

/// Whatever was written while a process could not listen, it finds when it listens again.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_seat_is_told_what_its_server_could_not_hear_of() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: _both, mut anna, mut ben } = Apart::sit_down(&home).await;
    let (place, query) = home.url.split_once('?').expect("there is a socket");
    let (before, name) = place.rsplit_once('/').expect("there is a database");
    let outside = Home { folder: tempfile::tempdir().expect("a folder"), url: format!("{before}/postgres?{query}") };
    let allow = async |allowed: bool| {
        let sql = format!("ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {allowed}");
        outside.execute("", &sql).await;
    };
    allow(false).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'";
    outside.execute("", cut).await;
    anna.choose(0).await;
    allow(true).await;
    while ben.until("waiting").await != json!([1]) {}
}

/// Two people at one match, each at a server of their own; the second one has rights of its own.
struct Apart {
    servers: [Server; 2],
    anna: Reader,
    ben: Reader,
}

impl Apart {
    async fn sit_down(home: &Home) -> Apart {
        let first = serve(&home.url).await;
        home.execute("", "CREATE ROLE second LOGIN; GRANT ALL ON SCHEMA public TO second").await;
        home.execute("", "GRANT ALL ON ALL TABLES IN SCHEMA public TO second").await;
        let second = serve(&home.url.replace("walstatt@", "second@")).await;
        let made = make_match(first.address(), two_friends()).await;
        let mut anna = Reader::connect(first.address(), &made.id, Some(&made.tokens[0])).await;
        let mut ben = Reader::connect(second.address(), &made.id, Some(&made.tokens[1])).await;
        for reader in [&mut anna, &mut ben] {
            reader.until("may").await;
            reader.settle().await;
        }
        Apart { servers: [first, second], anna, ben }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_match_is_shown_and_told_as_before() {
    let home = Home::sqlite();
    let server = serve(&home.url).await;
    let made = make_match(server.address(), two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    post(server.address(), &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
    let (about, transcript) = (format!("/api/matches/{}", made.id), format!("/api/matches/{}/transcript", made.id));
    let ask = async |at, path: &str| request(at, "GET", path, None, "").await;
    let before = (ask(server.address(), &about).await, ask(server.address(), &transcript).await);
    server.stop().await;
    let store = home.open().await;
    let id = made.id.parse().expect("it was made by a server");
    store.pack(id).await.expect("it is over");
    assert_eq!(store.rows_from(id, 0).await.expect("it can be read"), []);
    store.close().await;
    let server = serve(&home.url).await;
    assert_eq!((ask(server.address(), &about).await, ask(server.address(), &transcript).await), before);
    // What comes after that is kept, too.
    post(server.address(), &lines, Some(&made.tokens[1]), json!({ "rematch": true })).await;
    server.stop().await;
    let server = serve(&home.url).await;
    assert!(get(server.address(), &about).await["rematch"].is_string());
}
