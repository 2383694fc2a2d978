//! What keeps one visitor, or one failure, from harming the others.

use std::sync::Arc;
use std::time::Duration;

use super::bells::Bells;
use super::support::client::{
    Made, Reader, exchange, get, make_empty_match, make_match, post, request, sit, two_friends,
};
use super::support::home::Home;
use super::support::postgres::Postgres;
use super::support::raw::Wire;
use super::support::{file_in, serve, serve_with};
use super::traps::Traps;
use catalog::{AnyGame, Catalog, Listed};
use serde_json::{Value, json};
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
        assert!([&one, &other].iter().all(|answer| [200, 409].contains(&answer.0)), "{one:?} {other:?}");
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
    // After a long time, the match that cannot go on is due first.
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

/// The database may answer again soon, or another process may be able to read.
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

/// Looking back: what every choice was worth, line by line, then the final shares.
#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_match_is_looked_back_at() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
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
    assert_eq!((status, &last["shares"][0]), (200, &json!(0)), "the player who gave up has lost: {told:?}");
    assert!(weighed.iter().all(|line| line["weighed"]["before"].is_array() && line["of"].is_u64()), "{told:?}");
    assert_eq!(request(at, "POST", path, None, "nonsense").await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dojo_deals_by_seed_and_judges_what_is_answered() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let path = "/api/dojo/moonstone?kind=answer&seed=5";
    let (status, dealt) = request(at, "GET", path, None, "").await;
    let dealt: Value = serde_json::from_str(&dealt).expect("a situation");
    assert_eq!((status, dealt["answers"].as_array().map(Vec::len)), (200, Some(2)), "believe or call: {dealt}");
    let (_, again) = request(at, "GET", path, None, "").await;
    assert_eq!(serde_json::from_str::<Value>(&again).ok(), Some(dealt));
    let judged = post(at, path, None, json!({ "answers": [0, 1, 1] })).await;
    assert_eq!(judged["given"], json!([333, 666]), "{judged}");
    for answers in [json!([2]), json!([]), json!(vec![0; 101])] {
        let body = json!({ "answers": answers }).to_string();
        assert_eq!(request(at, "POST", path, None, &body).await.0, 400);
    }
    let no_kind = "/api/dojo/moonstone?kind=tug_of_war&seed=5";
    let no_bluffs = "/api/dojo/pocket-battles?kind=claim&seed=5";
    let no_game = "/api/dojo/chess?kind=duel&seed=5";
    for (path, expected) in [(no_kind, 400), (no_bluffs, 404), (no_game, 404)] {
        assert_eq!(request(at, "GET", path, None, "").await.0, expected, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn few_recorded_matches_are_told_at_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| {
        settings.replays = 0;
        settings.patience.replay = Duration::from_millis(20);
    })
    .await;
    let go_on = "/api/replay/go-on?step=0&seat=0&computer=recruit";
    let (replays, analyses) = ("too-many-replays", "too-many-analyses");
    for (path, key) in [("/api/replay", replays), (go_on, replays), ("/api/replay/analysis", analyses)] {
        let (status, body) = request(server.address(), "POST", path, None, "nonsense").await;
        assert!(status == 429 && body.contains(key), "{path}: {status} {body}");
    }
}

/// Only a complete transcript gets a turn, and only a few are read from one address at a time.
#[tokio::test(flavor = "multi_thread")]
async fn half_a_transcript_holds_up_no_other_client() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| {
        settings.replays = 1;
        settings.patience.replay = Duration::from_millis(20);
        settings.behind_proxy = true;
    })
    .await;
    let at = server.address();
    let head = |from: &str, more: &str| {
        format!("POST /api/replay HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {from}\r\n{more}Content-Length: 8\r\n\r\n")
    };
    let mut halves = Vec::new();
    for _ in 0..2 {
        let mut wire = Wire::connect(at).await.expect("the server takes connections");
        wire.send(head("10.0.0.1", "Expect: 100-continue\r\n").as_bytes()).await.expect("the server listens");
        wire.until(b"100 Continue").await.expect("it is asked for its transcript");
        wire.send(b"nons").await.expect("the server listens");
        halves.push(wire);
    }
    let answer = async |from| {
        let whole = head(from, "Connection: close\r\n") + "nonsense";
        let answer = exchange(at, whole.as_bytes()).await.expect("the server answers");
        String::from_utf8_lossy(&answer).split(' ').nth(1).map(String::from)
    };
    assert_eq!(answer("10.0.0.2").await.as_deref(), Some("400"), "it is looked at");
    assert_eq!(answer("10.0.0.1").await.as_deref(), Some("429"), "there are two from here already");
    drop(halves);
    while answer("10.0.0.1").await.as_deref() != Some("400") {}
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_turned_away_is_told_when_to_come_back() {
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
    panic!("no request was turned away");
}

/// A program answers as soon as it is asked: its lines count as messages, not as requests.
#[tokio::test(flavor = "multi_thread")]
async fn lines_of_a_program_do_not_count_as_requests() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| settings.limits.requests = 1).await;
    let made = make_match(server.address(), two_friends()).await;
    let path = format!("/api/matches/{}/lines", made.id);
    for _ in 0..40 {
        assert_eq!(post(server.address(), &path, Some(&made.tokens[0]), json!({ "ping": true })).await["pong"], true);
    }
    server.stop().await;
}

/// The second server cannot read for a moment, but a seat waiting there is still told everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_seat_is_told_even_if_its_server_could_not_read_at_first() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: [_, second], mut anna, mut ben } = Apart::sit_down(&home).await;
    let before = count_failures(&second).await;
    home.execute("", "REVOKE SELECT ON log FROM second").await;
    // Anything but a choice is read from the database, and not only heard of.
    anna.send(json!({ "resign": 0 })).await;
    while count_failures(&second).await == before {}
    home.execute("", "GRANT SELECT ON log TO second").await;
    ben.until("over").await;
}

/// How often the database has failed.
async fn count_failures(server: &Server) -> u64 {
    let metrics = server.metrics_address().expect("metrics are shown");
    let (_, shown) = request(metrics, "GET", "/metrics", None, "").await;
    let count = shown.lines().find_map(|line| line.strip_prefix("walstatt_store_errors_total "));
    count.map_or(0, |count| count.parse().expect("it is a count"))
}

/// The notification contains the choice, so nothing has to be read.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_hears_what_was_chosen_at_another_one() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: _both, mut anna, mut ben } = Apart::sit_down(&home).await;
    home.execute("", "REVOKE SELECT ON log, matches FROM second").await;
    anna.choose(0).await;
    while ben.until("waiting").await != json!([1]) {}
}

/// A process that could not listen finds what was written meanwhile as soon as it listens again; it reads the new rows,
/// and not the whole match again.
#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_seat_is_told_what_its_server_could_not_hear_of() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers: _both, mut anna, mut ben } = Apart::sit_down(&home).await;
    home.execute("", "REVOKE SELECT ON matches FROM second").await;
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

/// The second server hangs while it reads one match again, but still hears of choices in another match.
#[tokio::test(flavor = "multi_thread")]
async fn matches_of_other_servers_catch_up_at_once_and_not_one_after_the_other() {
    let Some(postgres) = Postgres::start() else { return };
    let home = Home::postgres(&postgres);
    let Apart { servers, anna: mut slow_anna, ben: mut slow_ben } = Apart::sit_down(&home).await;
    let (mut anna, mut ben) = sit_down_apart(&servers).await;
    home.execute("", "ALTER TABLE matches ENABLE ROW LEVEL SECURITY").await;
    let slowly = "CREATE POLICY slowly ON matches TO second USING ((SELECT TRUE FROM pg_advisory_lock_shared(7)))";
    let mut gate = home.connect().await;
    sqlx::raw_sql("SELECT pg_advisory_lock(7)").execute(&mut gate).await.expect("it is free");
    home.execute("", slowly).await;
    // Anything but a choice has to be read, with the match's own row.
    slow_anna.send(json!({ "resign": 0 })).await;
    slow_anna.until("over").await;
    anna.choose(0).await;
    while ben.until("waiting").await != json!([1]) {}
    drop(gate);
    slow_ben.until("over").await;
}

/// Two people at one match, each at their own server; the second server has its own database role.
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
        let servers = [first, second];
        let (anna, ben) = sit_down_apart(&servers).await;
        Apart { servers, anna, ben }
    }
}

/// Another match, with its seats at these servers.
async fn sit_down_apart([first, second]: &[Server; 2]) -> (Reader, Reader) {
    let made = make_match(first.address(), two_friends()).await;
    // In this order each server hears at once who is at the other one. Hearing it later would wake those who wait.
    let mut ben = Reader::connect(second.address(), &made.id, Some(&made.tokens[1])).await;
    let mut anna = Reader::connect(first.address(), &made.id, Some(&made.tokens[0])).await;
    for reader in [&mut anna, &mut ben] {
        while reader.until("presence").await["seats"] != json!([true, true]) {}
        reader.settle().await;
    }
    (anna, ben)
}

async fn make_ended_match(server: &Server) -> Made {
    let made = make_match(server.address(), two_friends()).await;
    let lines = format!("/api/matches/{}/lines", made.id);
    post(server.address(), &lines, Some(&made.tokens[0]), json!({ "resign": 0 })).await;
    made
}

#[tokio::test(flavor = "multi_thread")]
async fn a_packed_match_is_shown_and_told_as_before() {
    let home = Home::sqlite();
    let server = serve(&home.url).await;
    let made = make_ended_match(&server).await;
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
    let lines = format!("/api/matches/{}/lines", made.id);
    post(server.address(), &lines, Some(&made.tokens[1]), json!({ "rematch": true })).await;
    server.stop().await;
    let server = serve(&home.url).await;
    assert!(get(server.address(), &about).await["rematch"].is_string());
}

/// A server that starts looks at once for what has ended long enough ago, and goes on looking.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_packs_matches_that_have_ended() {
    let home = Home::sqlite();
    let server = serve(&home.url).await;
    let made = make_ended_match(&server).await;
    server.stop().await;
    let server = serve_with(&home.url, |settings| settings.pack_after = Duration::ZERO).await;
    let (store, id) = (home.administer().await, made.id.parse().expect("it was made by a server"));
    let packed = async { while !store.rows_from(id, 0).await.expect("it can be read").is_empty() {} };
    tokio::time::timeout(Duration::from_secs(20), packed).await.expect("it is packed");
    assert!(!store.find(id).await.expect("it can be read").expect("it is there").log.is_empty());
    server.stop().await;
}
