//! People who play at random, and reconnect by themselves when their server is gone.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use room::ids::MatchId;
use serde_json::{Value, json};
use server::store::{OpenAs, Store};
use table::{Dice, FastDice};
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::client::{Made, Reader, make_match, two_friends};

/// Matches with a person at every seat.
pub struct Load {
    pub matches: Vec<Made>,
    people: Vec<Person>,
    playing: Vec<JoinHandle<Value>>,
    choices: watch::Receiver<u64>,
}

/// What a person at a seat remembers.
#[derive(Clone)]
struct Person {
    id: String,
    seat: usize,
    /// Their choices that the server has acknowledged.
    acknowledged: Arc<Mutex<Vec<Value>>>,
}

impl Load {
    /// Creates matches at one server, and lets people play at servers that they try in turn, each starting with a
    /// different one.
    pub async fn begin(at: &[SocketAddr], count: usize, seed: u64) -> Load {
        let (told, choices) = watch::channel(0);
        let told = Arc::new(told);
        let (mut matches, mut people, mut playing) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..count {
            let made = make_match(at[0], two_friends()).await;
            for (seat, token) in made.tokens.iter().enumerate() {
                let person = Person { id: made.id.clone(), seat, acknowledged: Arc::default() };
                let dice = FastDice::new(seed.wrapping_add(2 * number as u64 + seat as u64));
                let player = Player {
                    person: person.clone(),
                    token: token.clone(),
                    addresses: at.to_vec(),
                    place: seat,
                    dice,
                    told: told.clone(),
                };
                people.push(person);
                playing.push(tokio::spawn(player.play()));
            }
            matches.push(made);
        }
        Load { matches, people, playing, choices }
    }

    /// Waits until this many more choices were acknowledged; returns whether anyone still plays.
    pub async fn wait_for(&mut self, more: u64) -> bool {
        let goal = *self.choices.borrow() + more;
        self.choices.wait_for(|choices| *choices >= goal).await.is_ok()
    }

    /// Waits until all matches are over, and checks that both seats were told the same ending, each in its own words.
    pub async fn finish(&mut self) {
        let mut ends = Vec::new();
        for person in self.playing.drain(..) {
            let mut end = person.await.expect("every person plays to the end");
            end["over"]["text"].take();
            ends.push(end);
        }
        for both in ends.chunks(2) {
            assert_eq!(both[0], both[1]);
        }
    }

    pub fn choices(&self) -> usize {
        self.people.iter().map(|person| person.acknowledged().len()).sum()
    }

    /// Every acknowledged choice is in the database, in its place, and at most one more for each seat: the one just
    /// sent.
    pub async fn check(&self, data: &str) {
        let store = Store::open(data, OpenAs::Administrator).await.expect("the database is there");
        for person in &self.people {
            let id: MatchId = person.id.parse().expect("it was made by a server");
            let before = person.acknowledged();
            let found = store.find(id).await.expect("it can be read").expect("it is there");
            let written: Vec<Value> = found.log.iter().filter_map(|row| choice_of(&row.record, person.seat)).collect();
            assert!(written.starts_with(&before), "{} choices were acknowledged: {written:?}", before.len());
            assert!(written.len() <= person.acknowledged().len() + 1, "no person has chosen this: {written:?}");
        }
        store.close().await;
    }
}

impl Person {
    fn acknowledged(&self) -> Vec<Value> {
        self.acknowledged.lock().expect("no thread has panicked").clone()
    }
}

/// The choice of a seat in a row of the log.
fn choice_of(record: &str, seat: usize) -> Option<Value> {
    let record: Value = serde_json::from_str(record).expect("records are JSON");
    (record["entry"]["chose"]["seat"] == seat).then(|| record["inputs"][0]["chose"]["choice"].clone())
}

struct Player {
    person: Person,
    token: String,
    addresses: Vec<SocketAddr>,
    /// The address to try next.
    place: usize,
    dice: FastDice,
    told: Arc<watch::Sender<u64>>,
}

/// A choice that was sent but not acknowledged yet, and the key of its question.
struct Sent {
    key: Value,
    index: usize,
    choice: Value,
    /// Whether it was sent before, to a server that is gone.
    is_again: bool,
}

impl Player {
    /// Plays until the match is over; returns the line that said so.
    async fn play(mut self) -> Value {
        let mut sent = None;
        loop {
            let mut reader = self.connect().await;
            if let Some(over) = self.play_on(&mut reader, &mut sent).await {
                return over;
            }
            self.place += 1;
        }
    }

    /// Tries one address after the other, again and again.
    async fn connect(&mut self) -> Reader {
        let hello = json!({ "hello": { "token": self.token, "patches": self.person.seat == 0 } });
        let mut pause = tokio::time::interval(Duration::from_millis(10));
        for _ in 0..12_000 {
            pause.tick().await;
            let at = self.addresses[self.place % self.addresses.len()];
            match Reader::try_greet(at, &self.person.id, hello.clone()).await {
                Some(reader) => return reader,
                None => self.place += 1,
            }
        }
        panic!("no server comes back");
    }

    /// Plays until the connection or the match ends.
    async fn play_on(&mut self, reader: &mut Reader, sent: &mut Option<Sent>) -> Option<Value> {
        let mut is_new = true;
        loop {
            let line = reader.next().await?;
            let was_written = match line["error"]["key"].as_str() {
                Some("somebody-was-faster") => true,
                Some("old-question") => sent.as_ref().is_some_and(|sent| sent.is_again),
                _ => false,
            };
            if was_written {
                // The killed server did it after all: reconnect and look.
                return None;
            }
            assert!(line.get("error").is_none(), "{line}");
            if line.get("done").is_some() {
                self.note(sent.take().expect("nothing is acknowledged that was not sent"));
            }
            if line.get("over").is_some() {
                // It was the last choice, or there was none.
                sent.take().into_iter().for_each(|sent| self.note(sent));
                return Some(line);
            }
            let is_shown = line.get("may").is_some() && std::mem::take(&mut is_new);
            if is_shown {
                // Everything has arrived.
                self.remember(reader, sent);
            }
            let is_asked = !is_new && sent.is_none() && line.get("asked").is_some();
            if (is_shown || is_asked) && reader.asked.is_some() {
                self.answer(reader, sent).await?;
            }
        }
    }

    /// After a lost connection: if the same question is still asked, the last choice did not arrive.
    fn remember(&mut self, reader: &Reader, sent: &mut Option<Sent>) {
        let asked = reader.asked.as_ref().map(|asked| &asked["key"]);
        match sent {
            Some(sent) if asked == Some(&sent.key) => sent.is_again = true,
            _ => sent.take().into_iter().for_each(|sent| self.note(sent)),
        }
    }

    async fn answer(&mut self, reader: &mut Reader, sent: &mut Option<Sent>) -> Option<()> {
        let count = reader.options() as u32;
        let asked = reader.asked.take()?;
        let sent = sent.get_or_insert_with(|| {
            let index = self.dice.roll(count) as usize - 1;
            let choice = asked["asked"][0]["options"][index]["choice"].clone();
            Sent { key: asked["key"].clone(), index, choice, is_again: false }
        });
        let line = json!({ "choose": sent.index, "key": sent.key, "id": "choice" });
        reader.try_send(line).await.then_some(())
    }

    fn note(&self, sent: Sent) {
        self.person.acknowledged.lock().expect("no thread has panicked").push(sent.choice);
        self.told.send_modify(|choices| *choices += 1);
    }
}
