//! The store keeps its promises, on SQLite and on PostgreSQL alike.

use super::support::home::{Home, append, create, create_many, error, new_match, next, row};
use super::support::postgres::Postgres;
use room::ids::{MatchId, Token};
use server::store::{
    Appended, Change, Found, FoundRow, ListFilter, NewMatch, NewRow, NewToken, Notice, OpenAs, Stage, Store,
    StoreError, TheirRow, TokenKind,
};
use tokio::task::JoinSet;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_what_it_has_acknowledged() {
    rows_are_there_after_reopening(&Home::sqlite()).await;
    others_see_a_row_as_soon_as_it_is_acknowledged(&Home::sqlite()).await;
    closing_writes_what_waits(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_gives_a_number_to_one_row_only() {
    the_second_of_two_rows_with_one_number_loses(&Home::sqlite()).await;
    of_many_rows_with_one_number_one_is_stored(&Home::sqlite()).await;
    a_row_of_a_deleted_match_is_lost_and_harms_no_other(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_stores_two_thousand_rows_at_once_and_in_order() {
    two_thousand_rows_are_stored_once_and_in_order(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_reports_a_group_that_fails_and_goes_on() {
    a_group_that_fails_is_reported_and_the_next_is_written(&Home::sqlite()).await;
    a_match_that_is_there_already_harms_no_other(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_finds_lists_and_deletes() {
    tokens_belong_to_seats(&Home::sqlite()).await;
    matches_are_found_by_what_they_wait_for(&Home::sqlite()).await;
    a_deleted_match_is_gone(&Home::sqlite()).await;
    what_cannot_be_stored_is_refused(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_refuses_what_it_does_not_know() {
    a_newer_database_is_refused(&Home::sqlite()).await;
    an_administrator_needs_a_database(&Home::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_is_backed_up_while_it_runs() {
    a_backup_holds_the_beginning_of_every_match(&Home::sqlite()).await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn an_sqlite_file_is_its_owners_alone_and_served_once_whatever_it_is_called() {
    use std::os::unix::fs::PermissionsExt;
    let home = Home::sqlite();
    let mode = |file: &str| std::fs::metadata(home.folder.path().join(file)).expect("it is there").permissions().mode();
    std::fs::write(&home.url, "").expect("a file can be made");
    std::fs::set_permissions(&home.url, std::fs::Permissions::from_mode(0o644)).expect("it is our own");
    let store = home.open().await;
    create(&store).await;
    store.back_up(&home.folder.path().join("backup.db")).await.expect("it is backed up");
    for file in ["matches.db", "matches.db-wal", "matches.db.lock", "backup.db"] {
        assert_eq!(mode(file) & 0o777, 0o600, "{file}");
    }
    let folder = home.folder.path().join("elsewhere");
    std::fs::create_dir(&folder).expect("a folder can be made");
    let (linked, named) = (folder.join("linked.db"), folder.join("named.db"));
    std::os::unix::fs::symlink(&home.url, &linked).expect("a link can be made");
    std::fs::hard_link(&home.url, &named).expect("a second name can be given");
    for other in [linked, named] {
        let refused = error(Store::open(other.to_str().expect("plain names"), OpenAs::Server).await);
        assert!(matches!(refused, StoreError::Served { .. }), "{}: {refused}", other.display());
    }
}

/// Its version was recorded by sqlx, which identifies a migration by the SHA-384 of its text.
#[tokio::test(flavor = "multi_thread")]
async fn an_sqlite_file_of_the_first_version_goes_on() {
    let home = Home::sqlite();
    home.execute(
        concat!(
            include_str!("../../migrations/sqlite/versions.sql"),
            include_str!("../../migrations/sqlite/0001_matches.sql"),
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (1, 'matches', TRUE,
             x'0e44008b0bcfbe8ccf7789da2fff1feaacb42529bab9ef2c897cee190e36b38161f666c34bb8979b823cbc639fec2b5b', 1234);
             INSERT INTO matches VALUES (7, 'chess', 1000, TRUE, '{}', zeroblob(32), 1, NULL);
             INSERT INTO log VALUES (7, 0, 1000, '\"first\"');"
        ),
        "",
    )
    .await;
    let (store, administrator) = (home.open().await, home.administer().await);
    let id = MatchId::from_number(7).expect("it is one");
    append(&store, id, 1).await;
    assert_eq!(administrator.rows_from(id, 0).await.expect("it can be read").len(), 2);
    let new = Home::sqlite();
    new.open().await.close().await;
    let [old, new] = [home.url, new.url].map(|url| {
        let file = rusqlite::Connection::open(url).expect("it can be opened");
        let versions = "SELECT version, description, success, checksum FROM _sqlx_migrations";
        let version = file.query_row(versions, [], |row| <(i64, String, bool, Vec<u8>)>::try_from(row));
        version.expect("there is one")
    });
    assert_eq!(old, new, "the first version is noted down as it was then");
}

/// In one test, because starting PostgreSQL takes a while.
#[tokio::test(flavor = "multi_thread")]
async fn postgresql_does_all_of_this_too() {
    let Some(postgres) = Postgres::start() else { return };
    let home = || Home::postgres(&postgres);
    rows_are_there_after_reopening(&home()).await;
    others_see_a_row_as_soon_as_it_is_acknowledged(&home()).await;
    closing_writes_what_waits(&home()).await;
    the_second_of_two_rows_with_one_number_loses(&home()).await;
    of_many_rows_with_one_number_one_is_stored(&home()).await;
    a_row_of_a_deleted_match_is_lost_and_harms_no_other(&home()).await;
    two_thousand_rows_are_stored_once_and_in_order(&home()).await;
    a_group_that_fails_is_reported_and_the_next_is_written(&home()).await;
    a_match_that_is_there_already_harms_no_other(&home()).await;
    tokens_belong_to_seats(&home()).await;
    matches_are_found_by_what_they_wait_for(&home()).await;
    a_deleted_match_is_gone(&home()).await;
    what_cannot_be_stored_is_refused(&home()).await;
    a_newer_database_is_refused(&home()).await;
    an_administrator_needs_a_database(&home()).await;
    a_backup_holds_the_beginning_of_every_match(&home()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_on_one_postgresql_hear_of_each_other() {
    let Some(postgres) = Postgres::start() else { return };
    several_servers_can_start_at_once(&Home::postgres(&postgres)).await;
    two_servers_give_a_number_once(&Home::postgres(&postgres)).await;
    the_others_are_told_and_oneself_is_not(&Home::postgres(&postgres)).await;
    a_lost_line_is_made_again(&Home::postgres(&postgres)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_serves_an_sqlite_file_and_administrators_work_beside_it() {
    let home = Home::sqlite();
    let first = home.open().await;
    let second = Store::open(&format!("sqlite:{}", home.url), OpenAs::Server).await;
    let refused = error(second);
    assert!(matches!(refused, StoreError::Served { .. }), "{refused}");
    assert!(refused.to_string().contains(&home.url), "{refused}");
    let id = create(&first).await;
    let administrator = home.administer().await;
    assert!(administrator.delete(id).await.expect("an administrator can write"));
    assert!(first.find(id).await.expect("it can be read").is_none());
    first.close().await;
    home.open().await.check().await.expect("a closed store does not hold the file any more");
}

#[tokio::test]
async fn errors_name_the_place_and_no_password() {
    let nobody = "postgres://arthur:excalibur@127.0.0.1:1/camelot";
    let refused = error(Store::open(nobody, OpenAs::Server).await);
    assert!(refused.to_string().contains("127.0.0.1:1, database camelot"), "{refused}");
    for url in [nobody, "postgres://arthur:excalibur@[::1/camelot", "mysql://arthur:excalibur@host/camelot"] {
        let refused = error(Store::open(url, OpenAs::Server).await);
        assert!(!format!("{refused} {refused:?}").contains("excalibur"), "{refused:?}");
    }
    let refused = error(Store::open("/nowhere/at/all/matches.db", OpenAs::Server).await);
    assert!(matches!(refused, StoreError::NoFolder { .. }) && refused.to_string().contains("/nowhere/at/all"));
}

async fn rows_are_there_after_reopening(home: &Home) {
    let store = home.open().await;
    let id = create(&store).await;
    let change = Change { stage: Stage::Over, due: Some(77) };
    let row = NewRow { change: Some(change), ..row(id, 2, r#"{"say":"Grüße, \"alle\"\\ \u0000"}"#) };
    assert_eq!(store.append(row).await.expect("it can be written"), Appended::Stored);
    store.close().await;

    let found = home.open().await.find(id).await.expect("it can be read").expect("it is there");
    assert_eq!((found.id, found.game.as_str(), found.created, found.listed), (id, "chess", 1000, true));
    assert_eq!((found.setup.as_str(), found.secret), (r#"{"seats":2}"#, [7; 32]));
    assert_eq!((found.stage, found.due), (Stage::Over, Some(77)));
    let log: Vec<_> = found.log.iter().map(|row| (row.number, row.at, row.record.as_str())).collect();
    let last = (2, 1002, r#"{"say":"Grüße, \"alle\"\\ \u0000"}"#);
    assert_eq!(log, [(0, 1000, r#""first""#), (1, 1000, r#""second""#), last]);
}

async fn others_see_a_row_as_soon_as_it_is_acknowledged(home: &Home) {
    let store = home.open().await;
    let beside = home.administer().await;
    let id = create(&store).await;
    for number in 2..50 {
        append(&store, id, number).await;
        let seen = beside.rows_from(id, number).await.expect("it can be read");
        assert_eq!(seen.iter().map(|row| row.number).collect::<Vec<_>>(), [number]);
    }
}

async fn closing_writes_what_waits(home: &Home) {
    let store = home.open().await;
    let ids = create_many(&store, 20).await;
    let mut waiting = JoinSet::new();
    for id in ids {
        let store = store.clone();
        waiting.spawn(async move { (id, store.append(row(id, 2, "null")).await) });
    }
    store.clone().close().await;
    let answers = waiting.join_all().await;
    assert!(matches!(store.append(row(answers[0].0, 3, "null")).await, Err(StoreError::Closed)));
    assert!(matches!(store.check().await, Err(StoreError::Closed)));

    let store = home.open().await;
    for (id, answer) in answers {
        let there = !store.rows_from(id, 2).await.expect("it can be read").is_empty();
        match answer {
            Ok(appended) => assert_eq!((appended, there), (Appended::Stored, true)),
            Err(error) => assert!(matches!(error, StoreError::Closed) && !there, "{error}"),
        }
    }
}

async fn the_second_of_two_rows_with_one_number_loses(home: &Home) {
    let store = home.open().await;
    let id = create(&store).await;
    let change = |due| Some(Change { stage: Stage::Playing, due: Some(due) });
    let first = store.append(NewRow { change: change(1), ..row(id, 2, r#""mine""#) }).await;
    let second = store.append(NewRow { change: change(2), ..row(id, 2, r#""yours""#) }).await;
    assert_eq!((first.expect("written"), second.expect("written")), (Appended::Stored, Appended::Lost));
    let found = store.find(id).await.expect("it can be read").expect("it is there");
    assert_eq!((found.log[2].record.as_str(), found.log.len(), found.due), (r#""mine""#, 3, Some(1)));
}

async fn of_many_rows_with_one_number_one_is_stored(home: &Home) {
    let store = home.open().await;
    let id = create(&store).await;
    for number in 2..12 {
        let mut rivals = JoinSet::new();
        for rival in 0..50 {
            let store = store.clone();
            rivals.spawn(async move {
                let change = Some(Change { stage: Stage::Playing, due: Some(rival) });
                (rival, store.append(NewRow { change, ..row(id, number, &rival.to_string()) }).await)
            });
        }
        let answers = rivals.join_all().await;
        let won =
            |(rival, answer): (i64, Result<_, _>)| (answer.expect("written") == Appended::Stored).then_some(rival);
        let winners: Vec<i64> = answers.into_iter().filter_map(won).collect();
        assert_eq!(winners.len(), 1);
        let found = store.find(id).await.expect("it can be read").expect("it is there");
        let last = found.log.last().expect("it has rows");
        assert_eq!((last.number, &last.record), (number, &winners[0].to_string()));
        assert_eq!(found.due, Some(winners[0]), "the change is the winner's");
    }
}

async fn a_row_of_a_deleted_match_is_lost_and_harms_no_other(home: &Home) {
    let store = home.open().await;
    let ids = create_many(&store, 30).await;
    assert!(store.delete(ids[7]).await.expect("deleted"));
    let mut all = JoinSet::new();
    for &id in &ids {
        let store = store.clone();
        all.spawn(async move { (id, store.append(row(id, 2, "null")).await.expect("written")) });
    }
    for (id, appended) in all.join_all().await {
        assert_eq!(appended, if id == ids[7] { Appended::Lost } else { Appended::Stored });
    }
    assert_eq!(store.rows_from(ids[7], 0).await.expect("it can be read"), []);
}

/// All writes wait at the same time, so some of them are done in one go.
async fn a_match_that_is_there_already_harms_no_other(home: &Home) {
    let store = home.open().await;
    let there = new_match();
    store.create(there.clone()).await.expect("created");
    let ids = create_many(&store, 30).await;
    let (mut creating, mut appending) = (JoinSet::new(), JoinSet::new());
    for &id in &ids {
        let (creator, appender, twice) = (store.clone(), store.clone(), there.clone());
        creating.spawn(async move {
            let new = new_match();
            let id = new.found.id;
            creator.create(new).await.expect("created");
            creator.create(twice).await.expect_err("a match is created once");
            id
        });
        appending.spawn(async move { appender.append(row(id, 2, "null")).await.expect("written") });
    }
    assert_eq!(appending.join_all().await, [Appended::Stored; 30]);
    for id in creating.join_all().await {
        assert_eq!(store.rows_from(id, 0).await.expect("it can be read").len(), 2);
    }
    assert_eq!(store.rows_from(there.found.id, 0).await.expect("it can be read").len(), 2);
}

async fn two_thousand_rows_are_stored_once_and_in_order(home: &Home) {
    let store = home.open().await;
    let ids = create_many(&store, 200).await;
    let mut all = JoinSet::new();
    for &id in &ids {
        let store = store.clone();
        all.spawn(async move {
            for number in 2..12 {
                let change = Some(Change { stage: Stage::Playing, due: Some(number) });
                let row = NewRow { change, ..row(id, number, &format!("{number}")) };
                assert_eq!(store.append(row).await.expect("written"), Appended::Stored);
            }
        });
    }
    all.join_all().await;
    for id in ids {
        let found = store.find(id).await.expect("it can be read").expect("it is there");
        assert_eq!(found.log.iter().map(|row| row.number).collect::<Vec<_>>(), (0..12).collect::<Vec<_>>());
        assert!(found.log[2..].iter().all(|row| row.record == row.number.to_string()));
        assert_eq!(found.due, Some(11));
    }
}

async fn a_group_that_fails_is_reported_and_the_next_is_written(home: &Home) {
    let store = home.open().await;
    let id = create(&store).await;
    home.execute(
        "CREATE TRIGGER broken BEFORE INSERT ON log WHEN NEW.record = '\"bad\"'
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
        "ALTER TABLE log ADD CONSTRAINT broken CHECK (record <> '\"bad\"')",
    )
    .await;
    let failed = store.append(row(id, 2, r#""bad""#)).await.expect_err("the database refuses it");
    assert!(matches!(failed, StoreError::Failed { .. }), "{failed}");
    assert_eq!(store.rows_from(id, 2).await.expect("it can be read"), []);
    append(&store, id, 2).await;
    assert_eq!(store.rows_from(id, 2).await.expect("it can be read").len(), 1);
}

async fn tokens_belong_to_seats(home: &Home) {
    let store = home.open().await;
    let [link, program, other] = [Token::new().hash(), Token::new().hash(), Token::new().hash()];
    let token = |hash, seat, kind| NewToken { hash, seat, kind };
    let new = NewMatch { tokens: vec![token(link, 0, TokenKind::Link)], ..new_match() };
    let id = new.found.id;
    store.create(new).await.expect("created");
    let stranger = create(&store).await;
    store.add_token(id, token(program, 1, TokenKind::Program)).await.expect("added");
    store.add_token(id, token(other, 0, TokenKind::Program)).await.expect("added");

    let seat_of = async |id, hash| store.seat_of(id, hash).await.expect("it can be read");
    assert_eq!(seat_of(id, link).await, Some((0, TokenKind::Link)));
    assert_eq!(seat_of(id, program).await, Some((1, TokenKind::Program)));
    assert_eq!(seat_of(stranger, link).await, None, "a token opens its own match only");
    let all = store.tokens(id).await.expect("it can be read");
    let all: Vec<_> = all.iter().map(|token| (token.hash, token.seat, token.kind)).collect();
    assert_eq!(all, [(link, 0, TokenKind::Link), (other, 0, TokenKind::Program), (program, 1, TokenKind::Program)]);

    assert_eq!(store.revoke_programs(id, 0).await.expect("revoked"), 1);
    assert_eq!((seat_of(id, other).await, seat_of(id, link).await), (None, Some((0, TokenKind::Link))));
    assert_eq!(seat_of(id, program).await, Some((1, TokenKind::Program)), "the other seat keeps its programs");
    store.add_token(MatchId::new(), token(link, 0, TokenKind::Link)).await.expect_err("there is no such match");
}

async fn matches_are_found_by_what_they_wait_for(home: &Home) {
    let store = home.open().await;
    let make = async |created, listed, stage, due, game: &str| {
        let mut new = new_match();
        let id = new.found.id;
        new.found.log.iter_mut().for_each(|row| row.at = created);
        new.found = Found { created, listed, stage, due, game: game.to_string(), ..new.found };
        store.create(new).await.expect("created");
        id
    };
    let old = make(1, true, Stage::Waiting, Some(50), "chess").await;
    let new = make(2, true, Stage::Waiting, Some(20), "go").await;
    let hidden = make(3, false, Stage::Waiting, None, "chess").await;
    let playing = make(4, true, Stage::Playing, Some(90), "chess").await;
    append(&store, old, 2).await;

    let open = store.open_matches(10).await.expect("it can be read");
    assert_eq!(open.iter().map(|found| (found.id, found.log.len())).collect::<Vec<_>>(), [(new, 2), (old, 3)]);
    assert_eq!(open[1].log, store.rows_from(old, 0).await.expect("it can be read"));
    assert_eq!(store.open_matches(1).await.expect("it can be read").len(), 1);

    let due = async |now, most| store.due(now, most).await.expect("it can be read");
    assert_eq!(due(19, 9).await, []);
    assert_eq!(due(50, 9).await, [(new, 20), (old, 50)]);
    assert_eq!(due(99, 1).await, [(new, 20)]);
    assert!(store.set_due(new, 20, None).await.expect("set"));
    // Another process has set a different time since this one looked.
    let row = NewRow { change: Some(Change { stage: Stage::Playing, due: Some(60) }), ..row(playing, 2, "null") };
    assert_eq!(store.append(row).await.expect("written"), Appended::Stored);
    assert!(!store.set_due(playing, 90, None).await.expect("a deadline is not forgotten"));
    assert!(store.set_due(old, 50, Some(70)).await.expect("set"));
    assert_eq!(due(99, 9).await, [(playing, 60), (old, 70)]);

    let all = ListFilter { game: None, stage: None, unchanged_since: None, after: None, most: 10 };
    let list = async |filter| {
        let listed = store.list(filter).await.expect("it can be read");
        listed.into_iter().map(|listed| (listed.id, listed.rows, listed.changed)).collect::<Vec<_>>()
    };
    let (hidden, playing, new, old) = ((hidden, 2, 3), (playing, 3, 1002), (new, 2, 2), (old, 3, 1002));
    assert_eq!(list(all.clone()).await, [playing, hidden, new, old]);
    assert_eq!(list(ListFilter { most: 2, ..all.clone() }).await, [playing, hidden]);
    assert_eq!(list(ListFilter { most: 2, after: Some(hidden.0), ..all.clone() }).await, [new, old], "the next page");
    assert_eq!(list(ListFilter { game: Some("go".to_string()), ..all.clone() }).await, [new]);
    assert_eq!(list(ListFilter { stage: Some(Stage::Playing), ..all.clone() }).await, [playing]);
    assert_eq!(list(ListFilter { unchanged_since: Some(4), ..all }).await, [hidden, new]);
    store.check().await.expect("it is ready");
}

async fn a_deleted_match_is_gone(home: &Home) {
    let store = home.open().await;
    let token = NewToken { hash: Token::new().hash(), seat: 0, kind: TokenKind::Link };
    let mut new = NewMatch { tokens: vec![token], ..new_match() };
    let id = new.found.id;
    new.found.due = Some(1);
    store.create(new).await.expect("created");
    let other = create(&store).await;
    assert!(store.delete(id).await.expect("deleted"));
    assert!(!store.delete(id).await.expect("nothing to delete"));
    assert!(store.find(id).await.expect("it can be read").is_none());
    assert_eq!(store.rows_from(id, 0).await.expect("it can be read"), []);
    assert_eq!(store.seat_of(id, token.hash).await.expect("it can be read"), None);
    assert_eq!(store.due(9, 9).await.expect("it can be read"), []);
    assert!(store.find(other).await.expect("it can be read").is_some());
}

async fn what_cannot_be_stored_is_refused(home: &Home) {
    let store = home.open().await;
    let new = new_match();
    store.create(new.clone()).await.expect("created");
    store.create(new.clone()).await.expect_err("a match is created once");
    assert!(matches!(store.append(row(new.found.id, 2, "a\0b")).await, Err(StoreError::ZeroByte)));
    let mut strange = new_match();
    strange.found.log[1].record = "\0".to_string();
    assert!(matches!(store.create(strange).await, Err(StoreError::ZeroByte)));
}

async fn a_newer_database_is_refused(home: &Home) {
    home.open().await.close().await;
    home.execute(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (999, 'later', TRUE, x'00', 0)",
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
         VALUES (999, 'later', TRUE, '\\x00', 0)",
    )
    .await;
    for how in [OpenAs::Server, OpenAs::Administrator] {
        let refused = error(Store::open(&home.url, how).await);
        assert!(matches!(refused, StoreError::Newer { found: 999, .. }), "{refused}");
        assert!(refused.to_string().contains("newer version of Walstatt"), "{refused}");
    }
}

async fn an_administrator_needs_a_database(home: &Home) {
    let refused = error(Store::open(&home.url, OpenAs::Administrator).await);
    assert!(matches!(refused, StoreError::Absent { .. }), "{refused}");
    home.open().await.close().await;
    home.execute("DELETE FROM _sqlx_migrations", "DELETE FROM _sqlx_migrations").await;
    let refused = error(Store::open(&home.url, OpenAs::Administrator).await);
    assert!(matches!(refused, StoreError::Older { .. }), "{refused}");
}

async fn a_backup_holds_the_beginning_of_every_match(home: &Home) {
    let store = home.open().await;
    let token = NewToken { hash: Token::new().hash(), seat: 1, kind: TokenKind::Program };
    let ids = create_many(&store, 50).await;
    store.add_token(ids[0], token).await.expect("added");
    for &id in &ids {
        append(&store, id, 2).await;
    }
    let mut writers = JoinSet::new();
    for &id in &ids {
        let store = store.clone();
        writers.spawn(async move {
            for number in 3..40 {
                append(&store, id, number).await;
            }
        });
    }
    let file = home.folder.path().join("backup.db");
    store.back_up(&file).await.expect("it can be backed up");
    writers.join_all().await;

    let taken = store.back_up(&file).await.expect_err("a backup is not overwritten");
    assert!(matches!(taken, StoreError::Exists { .. }), "{taken}");
    let left = std::fs::read_dir(home.folder.path()).expect("the folder can be read").flatten();
    assert!(left.into_iter().all(|file| !file.path().to_string_lossy().ends_with(".part")), "nothing is left behind");

    let backup = Store::open(&file.to_string_lossy(), OpenAs::Server).await.expect("a backup is a database");
    for &id in &ids {
        let (then, now) = (backup.find(id).await.expect("read"), store.find(id).await.expect("read"));
        let (then, now) = (then.expect("it is in the backup"), now.expect("it is there"));
        assert!(then.log.len() >= 3 && now.log.starts_with(&then.log), "{} rows", then.log.len());
        assert_eq!((then.setup, then.secret, then.listed), (now.setup, now.secret, now.listed));
    }
    assert_eq!(backup.seat_of(ids[0], token.hash).await.expect("read"), Some((1, TokenKind::Program)));
    let id = ids[0];
    let rows = backup.rows_from(id, 0).await.expect("read").len() as i64;
    append(&backup, id, rows).await;
}

async fn several_servers_can_start_at_once(home: &Home) {
    let mut starting = JoinSet::new();
    for _ in 0..6 {
        let url = home.url.clone();
        starting.spawn(async move { Store::open(&url, OpenAs::Server).await.expect("all of them start") });
    }
    let stores = starting.join_all().await;
    let id = create(&stores[0]).await;
    assert!(stores[5].find(id).await.expect("it can be read").is_some());
}

async fn two_servers_give_a_number_once(home: &Home) {
    let stores = [home.open().await, home.open().await];
    let ids = create_many(&stores[0], 100).await;
    let mut rivals = JoinSet::new();
    for &id in &ids {
        for (rival, store) in stores.iter().enumerate() {
            let store = store.clone();
            rivals.spawn(
                async move { (id, rival, store.append(row(id, 2, &rival.to_string())).await.expect("written")) },
            );
        }
    }
    let winners = rivals.join_all().await.into_iter().filter(|(_, _, appended)| *appended == Appended::Stored);
    let mut winners: Vec<_> = winners.map(|(id, rival, _)| (id, rival)).collect();
    winners.sort();
    assert_eq!(winners.iter().map(|(id, _)| *id).collect::<Vec<_>>(), ids, "each number has one winner");
    for (id, rival) in winners {
        let rows = stores[1 - rival].rows_from(id, 2).await.expect("it can be read");
        assert_eq!(rows[0].record, rival.to_string(), "the loser reads what the winner wrote");
    }
}

async fn the_others_are_told_and_oneself_is_not(home: &Home) {
    let (left, right) = (home.open().await, home.open().await);
    let administrator = home.administer().await;
    let (mut at_left, mut at_right) = (left.notices(), right.notices());
    let ids = create_many(&left, 300).await;
    let mut all = JoinSet::new();
    for &id in &ids {
        let left = left.clone();
        all.spawn(async move { append(&left, id, 2).await });
    }
    all.join_all().await;
    let mut told = Vec::new();
    while told.len() < ids.len() {
        match next(&mut at_right).await {
            Notice::Rows(rows) => told.extend(rows),
            other => panic!("{other:?}"),
        }
    }
    told.sort_by_key(|row| row.id);
    let record = |number| FoundRow { number, at: 1000 + number, record: "null".to_string() };
    let all = ids.iter().map(|&id| TheirRow { id, number: 2, row: Some(record(2)) });
    assert_eq!(told, all.collect::<Vec<_>>());

    // A row too long for a notification is only named, and a row that was not stored is not announced.
    assert_eq!(left.append(row(ids[0], 2, "1")).await.expect("written"), Appended::Lost);
    assert_eq!(left.append(row(ids[0], 3, &"1".repeat(7_000))).await.expect("written"), Appended::Stored);
    let named = TheirRow { id: ids[0], number: 3, row: None };
    assert_eq!(next(&mut at_right).await, Notice::Rows(vec![named]));

    left.announce("from the left: ä".to_string()).await.expect("announced");
    right.announce("from the right".to_string()).await.expect("announced");
    administrator.announce("x".repeat(6_900)).await.expect("announced");
    assert_eq!(next(&mut at_right).await, Notice::Said("from the left: ä".to_string()));
    assert_eq!(next(&mut at_left).await, Notice::Said("from the right".to_string()), "its own rows and words are not");
    assert_eq!(next(&mut at_left).await, Notice::Said("x".repeat(6_900)));
    let refused = left.announce("x".repeat(7_001)).await.expect_err("it is too long");
    assert!(matches!(refused, StoreError::TooLong { .. }), "{refused}");
}

async fn a_lost_line_is_made_again(home: &Home) {
    let (store, other) = (home.open().await, home.open().await);
    let mut notices = store.notices();
    let id = create(&store).await;
    append(&store, id, 2).await;
    let kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE application_name = 'walstatt' AND datname = current_database()";
    home.execute("", kill).await;
    let answer = store.append(row(id, 3, "null")).await;
    assert_eq!(next(&mut notices).await, Notice::Missed);
    // Its own connections may have been cut as well; it notices that once.
    let rows = match other.rows_from(id, 3).await {
        Ok(rows) => rows,
        Err(_) => other.rows_from(id, 3).await.expect("a new connection works"),
    };
    match answer {
        Ok(appended) => assert_eq!((appended, rows.len()), (Appended::Stored, 1)),
        Err(error) => assert!(matches!(error, StoreError::Unknown { .. }), "{error}"),
    }
    append(&store, id, 3 + rows.len() as i64).await;
}
