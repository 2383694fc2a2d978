//! What administrators rely on: packing, restoring, migrations, and queries that do not scan everything.

use super::support::home::{Home, append, create, error, new_match, row};
use super::support::postgres::Postgres;
use room::ids::Token;
use server::store::{
    Appended, Change, ListFilter, NewMatch, NewRow, NewToken, OpenAs, Stage, Store, StoreError, TokenKind,
};

#[tokio::test(flavor = "multi_thread")]
async fn matches_that_have_ended_are_packed() {
    a_packed_match_is_found_listed_and_backed_up(&Home::sqlite()).await;
    if let Some(postgres) = Postgres::start() {
        a_packed_match_is_found_listed_and_backed_up(&Home::postgres(&postgres)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_says_which_tables_are_in_the_way() {
    tables_of_another_program_are_named_and_left_alone(&Home::sqlite()).await;
    if let Some(postgres) = Postgres::start() {
        tables_of_another_program_are_named_and_left_alone(&Home::postgres(&postgres)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_restored_into_an_empty_database_only() {
    let from = Home::sqlite();
    restoring_gives_the_same_matches(&from, &Home::sqlite()).await;
    if let Some(postgres) = Postgres::start() {
        restoring_gives_the_same_matches(&Home::sqlite(), &Home::postgres(&postgres)).await;
        restoring_gives_the_same_matches(&Home::postgres(&postgres), &Home::postgres(&postgres)).await;
    }
}

/// However many matches there are, no query scans all of them.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_answers_by_its_indices() {
    let home = Home::sqlite();
    home.open().await.close().await;
    let file = rusqlite::Connection::open(&home.url).expect("it can be opened");
    for (question, index) in [
        ("SELECT id, due FROM matches WHERE due <= 1 ORDER BY due, id LIMIT 1", "matches_due"),
        ("SELECT id FROM matches WHERE listed AND stage = 0 ORDER BY +created DESC, id LIMIT 1", "matches_open"),
        (
            "SELECT id FROM matches WHERE stage = 2 AND packed = 0 AND created < 1 ORDER BY created LIMIT 1",
            "matches_to_pack",
        ),
        ("SELECT id FROM matches ORDER BY created DESC, id LIMIT 1", "matches_by_age"),
        ("SELECT id FROM matches WHERE created <= 1 ORDER BY created DESC, id LIMIT 1", "matches_by_age (created<?)"),
        ("SELECT MAX(at) FROM log WHERE match = 1", "log_by_match"),
    ] {
        let mut plan = file.prepare(&format!("EXPLAIN QUERY PLAN {question}")).expect("it is SQL");
        let steps = plan.query_map([], |row| row.get::<_, String>(3)).expect("there is a plan");
        let steps: Vec<String> = steps.map(|step| step.expect("a step is text")).collect();
        let goes_through = |step: &&String| step.starts_with("SCAN") || step.starts_with("SEARCH");
        assert!(steps.iter().filter(goes_through).all(|step| step.contains(index)), "{question}: {steps:?}");
    }
}

async fn a_packed_match_is_found_listed_and_backed_up(home: &Home) {
    let store = home.open().await;
    let (id, playing) = (create(&store).await, create(&store).await);
    let long = format!("\"{}\"", "walk ".repeat(2_000));
    for number in 2..20 {
        let change = (number == 19).then_some(Change { stage: Stage::Over, due: None });
        let row = NewRow { change, ..row(id, number, &long) };
        assert_eq!(store.append(row).await.expect("written"), Appended::Stored);
    }
    let whole = store.find(id).await.expect("it can be read").expect("it is there").log;
    let packable = async |before| store.packable(before, 9).await.expect("it can be read");
    assert_eq!(packable(1019).await, [], "its last row is not old enough");
    assert_eq!(packable(1020).await, [id], "and the other one goes on");
    for id in [id, id, playing] {
        store.pack(id).await.expect("packed, or left alone");
    }
    assert_eq!(packable(i64::MAX).await, []);
    assert_eq!(store.rows_from(id, 0).await.expect("it can be read"), [], "nothing is kept twice");
    assert_eq!(store.rows_from(playing, 0).await.expect("it can be read").len(), 2);
    // A packed number is taken; the next one is free.
    assert_eq!(store.append(row(id, 19, "null")).await.expect("answered"), Appended::Lost);
    append(&store, id, 20).await;
    let read = async |store: &Store| store.find(id).await.expect("it can be read").expect("it is there").log;
    let log = read(&store).await;
    assert_eq!((&log[..20], log.len()), (&whole[..], 21));
    let all = ListFilter { game: None, stage: Some(Stage::Over), unchanged_since: None, after: None, most: 10 };
    let listed = store.list(all).await.expect("it can be read");
    assert_eq!(listed.iter().map(|one| (one.id, one.rows, one.changed)).collect::<Vec<_>>(), [(id, 21, 1020)]);
    let backup = home.folder.path().join("packed.db");
    store.back_up(&backup).await.expect("it is backed up");
    let copy = Store::open(backup.to_str().expect("plain names"), OpenAs::Administrator).await.expect("it is one");
    assert_eq!(read(&copy).await, log);
    assert!(store.delete(id).await.expect("deleted"));
    assert!(store.find(id).await.expect("it can be read").is_none());
}

async fn tables_of_another_program_are_named_and_left_alone(home: &Home) {
    let foreign = "CREATE TABLE matches (winner TEXT)";
    home.execute(foreign, foreign).await;
    let refused = error(Store::open(&home.url, OpenAs::Server).await);
    let said = refused.to_string();
    assert!(
        said.contains("matches") && said.contains("already exists") && said.contains("a database of its own"),
        "{said}"
    );
    let insert = "INSERT INTO matches (winner) VALUES ('Anna')";
    home.execute(insert, insert).await;
}

async fn restoring_gives_the_same_matches(from: &Home, to: &Home) {
    let store = from.open().await;
    let token = NewToken { hash: Token::new().hash(), seat: 1, kind: TokenKind::Link };
    let mut new = NewMatch { tokens: vec![token], ..new_match() };
    let id = new.found.id;
    new.found.due = Some(5);
    store.create(new).await.expect("created");
    let ended = create(&store).await;
    let row = NewRow { change: Some(Change { stage: Stage::Over, due: None }), ..row(ended, 2, "null") };
    store.append(row).await.expect("written");
    store.pack(ended).await.expect("packed");
    let backup = from.folder.path().join("restored.db");
    store.back_up(&backup).await.expect("it is backed up");
    Store::restore(&backup, &to.url).await.expect("it is empty");
    let restored = to.open().await;
    for id in [id, ended] {
        let [before, after] = [&store, &restored].map(async |store| store.find(id).await.expect("it can be read"));
        let (before, after) = (before.await.expect("it is there"), after.await.expect("it is there"));
        assert_eq!((&before.log, before.due, before.stage), (&after.log, after.due, after.stage));
        assert_eq!((before.setup, before.secret), (after.setup, after.secret));
    }
    assert_eq!(restored.seat_of(id, token.hash).await.expect("it can be read"), Some((1, TokenKind::Link)));
    restored.close().await;
    let refused = Store::restore(&backup, &to.url).await.expect_err("there is something already");
    assert!(matches!(refused, StoreError::NotEmpty { .. } | StoreError::Exists { .. }), "{refused}");
}
