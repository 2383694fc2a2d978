//! People at one device with physical dice and cards, and the server as their referee.

use super::support::client::{Made, Reader, make_match, request};
use super::support::{file_in, serve};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde_json::{Value, json};
use server::Server;
use std::net::SocketAddr;

fn wish(game: &str, options: Value, other: Value) -> Value {
    json!({ "game": game, "options": options, "seats": ["me", other], "reaction_seconds": 0, "dice": "real" })
}

struct Evening {
    server: Server,
    made: Made,
    readers: Vec<Reader>,
    dice: Pcg64Mcg,
    _folder: tempfile::TempDir,
}

async fn connect(at: SocketAddr, made: &Made) -> Vec<Reader> {
    let mut readers = Vec::new();
    for token in &made.tokens {
        readers.push(Reader::connect(at, &made.id, Some(token)).await);
    }
    readers
}

async fn begin(wish: Value) -> Evening {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let made = make_match(server.address(), wish).await;
    let readers = connect(server.address(), &made).await;
    Evening { server, made, readers, dice: Pcg64Mcg::seed_from_u64(3), _folder: folder }
}

impl Evening {
    async fn settle(&mut self) {
        for reader in &mut self.readers {
            reader.settle().await;
        }
    }

    fn throw(&mut self, sides: u64) -> u64 {
        self.dice.next_u64() % sides
    }

    /// The seat that may enter the result, if the match waits for one.
    fn roller(&self) -> Option<usize> {
        let draws = |reader: &Reader| reader.roll.as_ref().is_some_and(|roll| roll["draw"]["from"] != json!([]));
        self.readers.iter().position(draws)
    }

    /// Enters a result or answers a question; returns what was rolled or drawn.
    async fn step(&mut self) -> Option<Value> {
        self.settle().await;
        if let Some(seat) = self.roller() {
            let wanted = self.readers[seat].roll.clone().expect("it waits for that");
            let came = match (wanted["roll"]["sides"].as_u64(), wanted["draw"]["from"].as_array()) {
                (Some(sides), _) => json!({ "rolled": 1 + self.throw(sides), "key": wanted["key"] }),
                (None, Some(from)) => {
                    json!({ "drew": from[self.throw(from.len() as u64) as usize]["id"], "key": wanted["key"] })
                }
                (None, None) => panic!("{wanted} is no roll and no draw"),
            };
            self.readers[seat].send(came).await;
            self.readers[seat].until("done").await;
            return Some(wanted);
        }
        if let Some(seat) = self.readers.iter().position(|reader| reader.asked.is_some()) {
            let index = self.throw(self.readers[seat].options() as u64);
            self.readers[seat].choose(index as usize).await;
        }
        None
    }

    fn is_over(&self) -> bool {
        self.readers[0].over.is_some()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_real_dice_is_played_saved_and_replayed() {
    let mut evening = begin(wish("pocket-battles", json!({ "size": 30 }), json!("me"))).await;
    let mut rolls = 0;
    while !evening.is_over() {
        rolls += usize::from(evening.step().await.is_some());
        evening.settle().await;
    }
    assert!(rolls > 0);
    let over = evening.readers[0].over.clone().expect("it is over");
    assert!(over.get("dice").is_none(), "physical dice cannot be checked");
    let path = format!("/api/matches/{}/transcript", evening.made.id);
    let (_, transcript) = request(evening.server.address(), "GET", &path, None, "").await;
    assert_eq!(table::transcript::proof(&transcript).expect("the last line is read"), None);
    let replayed = catalog::Catalog::built_in().load(&transcript, None, table::Lang::EN).expect("it replays");
    assert_eq!(replayed.rolls(), table::Rolls::Outside);
    assert_eq!(over["digest"], replayed.digest());
}

/// The name and the sides of the expected die; its wording depends on the reader.
fn die_of(reader: &Reader) -> (Value, u64) {
    let wanted = reader.roll.clone().unwrap_or_default();
    (wanted["key"].clone(), wanted["roll"]["sides"].as_u64().unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_that_is_waited_for_outlasts_a_restart_and_is_taken_once() {
    let mut evening = begin(wish("pocket-battles", json!({ "size": 30 }), json!("me"))).await;
    while evening.readers[0].roll.as_ref().is_none_or(|wanted| wanted.get("roll").is_none()) {
        evening.step().await;
        evening.settle().await;
    }
    let waited = die_of(&evening.readers[0]);
    assert_eq!(waited, die_of(&evening.readers[1]), "every viewer may see the die");
    let Evening { server, made, _folder: folder, .. } = evening;
    server.stop().await;
    let server = serve(&file_in(folder.path())).await;
    let mut readers = connect(server.address(), &made).await;
    readers[1].settle().await;
    assert_eq!(die_of(&readers[1]), waited);
    let (key, sides) = waited;
    readers[1].send(json!({ "rolled": sides + 1, "key": key })).await;
    assert_eq!(readers[1].until("error").await["key"], "refused");
    readers[1].send(json!({ "rolled": 1, "key": key })).await;
    readers[1].until("done").await;
    readers[0].send(json!({ "rolled": 1, "key": key })).await;
    assert_eq!(readers[0].until("error").await["key"], "old-question");
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_draws_are_asked_only_of_the_drawing_seat() {
    let mut evening = begin(wish("pixel-tactics", json!({}), json!("me"))).await;
    evening.settle().await;
    let seat = evening.roller().expect("hands are drawn first");
    let (drawn, other) = (evening.readers[seat].roll.clone().expect("it draws"), &evening.readers[1 - seat].roll);
    assert_eq!(drawn["draw"]["seat"], json!(seat));
    assert_eq!(other.as_ref().map(|roll| &roll["draw"]["from"]), Some(&json!([])));
    let card = drawn["draw"]["from"][0]["id"].clone();
    evening.readers[1 - seat].send(json!({ "drew": card, "key": drawn["key"] })).await;
    assert_eq!(evening.readers[1 - seat].until("error").await["key"], "not-asked-now");
    evening.readers[seat].send(json!({ "drew": card, "key": drawn["key"] })).await;
    evening.readers[seat].until("done").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_table_draws_for_computers() {
    let mut evening = begin(wish("pixel-tactics", json!({}), json!({ "computer": "random" }))).await;
    for _ in 0..20 {
        let Some(wanted) = evening.step().await else { continue };
        assert_ne!(wanted["draw"]["seat"], json!(1), "people may not see what the computer draws");
    }
}

/// Where moonstones fall is decided by dice with 61 sides.
#[tokio::test(flavor = "multi_thread")]
async fn people_are_not_asked_for_a_die_that_does_not_exist() {
    let mut evening = begin(wish("moonstone", json!({}), json!("me"))).await;
    let (mut sides, mut steps) = (Vec::new(), 0);
    while steps < 60 {
        let wanted = evening.step().await.unwrap_or_default();
        sides.extend(wanted["roll"]["sides"].as_u64());
        steps += 1;
    }
    assert!(!sides.is_empty() && sides.iter().all(|sides| *sides <= 20), "{sides:?}");
    let stones = &evening.readers[0].view["stones"];
    assert!(stones.as_array().is_some_and(|stones| !stones.is_empty()), "the stones lie there: {stones}");
}

#[tokio::test(flavor = "multi_thread")]
async fn real_dice_are_for_one_device() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    for other in ["friend", "open"] {
        let wish = wish("pixel-tactics", json!({}), json!(other)).to_string();
        let (status, answer) = request(server.address(), "POST", "/api/matches", None, &wish).await;
        assert_eq!(status, 400);
        assert!(answer.contains("real-dice-are-here"), "{answer}");
    }
}
