//! What a seat gets over the wire does not depend on what is hidden from it.
//!
//! A pair is two matches, each on a server of its own, that look the same to seat 0: one at a position of a real game,
//! one at a position that seat 0 could imagine in its place. Both continue with the same dice; seat 0 makes the same
//! choices, and the others make choices that look the same to it. As long as the rules tell seat 0 the same in both,
//! every frame that it gets has to be the same. When the rules reveal a difference, the next pair begins.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::support::client::Reader;
use super::support::{file_in, serve};
use catalog::{Agreed, AnyGame, AnyMatch, Catalog, Pending};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use room::clock::{ClockRule, TimeUp};
use room::ids::Token;
use room::record::{Entry, Record};
use room::setup::{Dice, SeatSetup, Setup};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use server::Server;
use server::store::{FoundRow, NewMatch, NewToken, OpenAs, Stage, Store, TokenKind};
use table::{DiceKey, Lang, Rolls, Seat, Viewer};

const SEAT: Seat = Seat(0);
/// A pair is replaced by a new one after this many inputs, so that seat 0 keeps imagining new positions.
const LONGEST_PAIR: usize = 4;
/// The same where nothing is hidden.
const LONGEST_OPEN_PAIR: usize = 50;
/// A game is abandoned when nothing was hidden for this many steps.
const LONGEST_OPEN: usize = 15;
/// Between two pairs a game continues alone for fewer steps than this, so that pairs are spread over whole games.
const LONGEST_WAY: usize = 12;
/// One in this many games is played to its very end, even when nothing is hidden any more.
const WHOLE: u64 = 40;
/// If nothing was hidden in this many games, the game is taken to hide nothing.
const OPEN_GAMES: u64 = 2 * TABLES;
/// A game that seldom hides anything is abandoned after this many games.
const MAX_GAMES: u64 = 2_000;
/// How many games are played at a time.
const TABLES: u64 = 8;
const NONCE: &str = "0123456789abcdef";

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_gets_the_same_bytes_whatever_is_hidden_from_it() {
    let pairs = if std::env::var_os("WALSTATT_THOROUGH").is_some() { 500 } else { 125 };
    let wanted = std::env::var("WALSTATT_PAIRS").map_or(pairs, |pairs| pairs.parse().expect("a number of pairs"));
    let seed: u64 = std::env::var("WALSTATT_SEED").map_or(20_261, |seed| seed.parse().expect("a seed is a number"));
    let catalog = Arc::new(Catalog::built_in());
    let worlds = Arc::new([World::new().await, World::new().await]);
    for game in catalog.games().map(AnyGame::id) {
        let count = Arc::new(Count { wanted, ..Count::default() });
        let tables = (0..TABLES).map(|table| {
            let (catalog, worlds, count) = (catalog.clone(), worlds.clone(), count.clone());
            tokio::spawn(async move {
                let mut number = table;
                while !count.is_enough() {
                    let game = catalog.game(game, Lang::EN).expect("it is listed");
                    let mut play = Play::new(game, seed.wrapping_add(number), &worlds, &count);
                    play.play(number.is_multiple_of(WHOLE)).await;
                    number += TABLES;
                }
            })
        });
        for table in tables.collect::<Vec<_>>() {
            table.await.expect("a seat gets the same whatever is hidden from it");
        }
        println!("{game}: seed {seed}, {count:?}");
    }
}

/// What was compared.
#[derive(Debug, Default)]
struct Count {
    /// This many hidden ones are enough.
    wanted: u64,
    games: AtomicU64,
    pairs: AtomicU64,
    /// Pairs in which something hidden was different.
    hidden: AtomicU64,
    inputs: AtomicU64,
    frames: AtomicU64,
    /// Pairs that ended because the rules told seat 0 something that was hidden before.
    revealed: AtomicU64,
}

impl Count {
    fn is_enough(&self) -> bool {
        let (hidden, games) = (self.hidden.load(Ordering::Relaxed), self.games.load(Ordering::Relaxed));
        let most = if hidden == 0 { OPEN_GAMES } else { MAX_GAMES.max(self.wanted) };
        hidden >= self.wanted || games >= most
    }
}

fn add(count: &AtomicU64, more: usize) {
    count.fetch_add(more as u64, Ordering::Relaxed);
}

/// A server, and direct access to its database.
struct World {
    server: Server,
    store: Store,
    _folder: tempfile::TempDir,
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let file = file_in(folder.path());
        let server = serve(&file).await;
        let store = Store::open(&file, OpenAs::Administrator).await.expect("the server has made it");
        World { server, store, _folder: folder }
    }
}

/// A random game, pair by pair.
struct Play<'p> {
    setup: Setup,
    agreed: Box<dyn Agreed>,
    /// The current state of the real game.
    real: Value,
    dice: Pcg64Mcg,
    worlds: &'p [World; 2],
    count: &'p Count,
}

impl Play<'_> {
    fn new<'p>(game: &dyn AnyGame, seed: u64, worlds: &'p [World; 2], count: &'p Count) -> Play<'p> {
        let agreed = game.agree(&Value::Null, Lang::EN).expect("the defaults are possible");
        let info = game.info();
        let setup = Setup {
            game: info.id.to_string(),
            rules: info.rules,
            content: info.content,
            options: agreed.options(),
            seats: vec![SeatSetup::Person { open: false }; agreed.seats().into()],
            clock: ClockRule::None,
            time_up: TimeUp::Loss,
            // Longer than the test, so that windows stay open.
            reaction_seconds: 60,
            dice: Dice::Fair,
            hints: false,
            start: None,
        };
        let real = agreed.begin(Rolls::Seeded(seed)).position();
        Play { setup, agreed, real, dice: Pcg64Mcg::seed_from_u64(seed), worlds, count }
    }

    /// Plays pairs until the game is over, nothing was hidden for a while or there were enough of them, unless the
    /// whole game is wanted.
    async fn play(&mut self, whole: bool) {
        for number in 0.. {
            if !whole && (self.count.is_enough() || !self.find_something_hidden()) {
                break;
            }
            let imagined = self.imagine(&*self.begin_at_real(0));
            let longest = if number > 0 && imagined == self.real { LONGEST_OPEN_PAIR } else { LONGEST_PAIR };
            let mut pair = match Pair::begin(self, &imagined).await {
                Ok(pair) => pair,
                Err(mut real) => {
                    self.go_past(&mut *real);
                    continue;
                }
            };
            pair.play(longest, &mut self.dice).await;
            pair.count(self.count);
            if pair.is_over() {
                break;
            }
            let before = std::mem::replace(&mut self.real, pair.matches[0].position());
            if self.real == before {
                let [mut real, _] = pair.matches;
                self.go_past(&mut *real);
            }
            if !whole {
                self.go_on_alone();
            }
        }
        add(&self.count.games, 1);
    }

    fn imagine(&mut self, real: &dyn AnyMatch) -> Value {
        real.imagined_position(SEAT, self.dice.next_u64()).expect("seat 0 sits there")
    }

    fn begin_at_real(&self, seed: u64) -> Box<dyn AnyMatch> {
        self.agreed.begin_at(&self.real, Rolls::Seeded(seed), Lang::EN).expect("it is a real position")
    }

    /// Continues the real game until something is hidden from seat 0, if that happens soon.
    fn find_something_hidden(&mut self) -> bool {
        let seed = self.dice.next_u64();
        let mut real = self.begin_at_real(seed);
        for _ in 0..LONGEST_OPEN {
            if self.imagine(&*real) != self.real {
                return true;
            }
            if real.is_over() {
                return false;
            }
            self.go_past(&mut *real);
        }
        false
    }

    fn go_on_alone(&mut self) {
        let seed = self.dice.next_u64();
        let mut real = self.begin_at_real(seed);
        for _ in 0..below(&mut self.dice, LONGEST_WAY) {
            self.go_past(&mut *real);
        }
    }

    /// Continues only the real game to its next step, so that the same step is not started forever.
    fn go_past(&mut self, real: &mut dyn AnyMatch) {
        let random = "random".parse().expect("there is such a player");
        while real.position() == self.real && !real.is_over() {
            let asked = real.asked_seats();
            let seat = asked[below(&mut self.dice, asked.len())].seat;
            real.let_play(seat, &random, self.dice.next_u64(), Lang::EN).expect("this seat is asked");
        }
        self.real = real.position();
    }
}

/// Two matches that look the same to seat 0.
struct Pair {
    lang: Lang,
    /// The same matches without a server: what the rules say about them.
    matches: [Box<dyn AnyMatch>; 2],
    /// Seat 0's connection to each of them, and those of the others.
    seats: [Reader; 2],
    others: [BTreeMap<u8, Reader>; 2],
    /// Whether anything hidden from seat 0 was different.
    differs: bool,
    was_told: bool,
    inputs: usize,
    frames: usize,
}

impl Pair {
    /// Sits down at both. Matches do not begin just before a window, or where the rules reveal a difference at once; in
    /// those cases this returns the real match.
    async fn begin(play: &mut Play<'_>, imagined: &Value) -> Result<Pair, Box<dyn AnyMatch>> {
        let dice = &mut play.dice;
        let mut secret = [0; 32];
        dice.fill_bytes(&mut secret);
        let lang = Lang::all()[below(dice, 2)];
        let patches = below(dice, 2) == 0;
        let rolls = Rolls::Keyed(DiceKey::derive(&secret, &nonces(&play.setup)));
        let begin =
            |position: &Value| play.agreed.begin_at(position, rolls, lang).expect("it can be played from there");
        let matches = [begin(&play.real), begin(imagined)];
        if matches.iter().any(|begun| begun.windows_reached() > 0) || !is_told_the_same(&matches, lang) {
            let [real, _] = matches;
            return Err(real);
        }
        let new = new_match(&play.setup, secret);
        let mut seats = Vec::new();
        let mut others = Vec::new();
        let written = matches.each_ref().map(|begun| with_log(&new.0, &play.setup, &**begun));
        for (world, written) in play.worlds.iter().zip(written) {
            world.store.create(written).await.expect("it is written");
            let (id, at) = (new.0.found.id.to_string(), world.server.address());
            let greet = async |seat: usize, patches| {
                let hello = json!({ "hello": { "token": new.1[seat].reveal(), "lang": lang, "patches": patches } });
                let mut reader = Reader::greet(at, &id, hello).await;
                reader.until("may").await;
                reader
            };
            let seat = greet(0, patches).await;
            let mut friends = BTreeMap::new();
            for friend in 1..play.setup.seats.len() {
                friends.insert(friend as u8, greet(friend, true).await);
            }
            seats.push(seat);
            others.push(friends);
        }
        let seats = seats.try_into().unwrap_or_else(|_| unreachable!("there are two worlds"));
        let others = others.try_into().unwrap_or_else(|_| unreachable!("there are two worlds"));
        let differs = *imagined != play.real;
        Ok(Pair { lang, matches, seats, others, differs, was_told: false, inputs: 0, frames: 0 })
    }

    fn is_over(&self) -> bool {
        self.matches[0].is_over()
    }

    fn count(&self, count: &Count) {
        add(&count.pairs, 1);
        add(&count.hidden, usize::from(self.differs));
        add(&count.inputs, self.inputs);
        add(&count.frames, self.frames);
        add(&count.revealed, usize::from(self.was_told));
    }

    async fn play(&mut self, longest: usize, dice: &mut Pcg64Mcg) {
        self.compare("what seat 0 gets first").await;
        while self.inputs < longest && !self.is_over() {
            let Some((seat, choices)) = self.pick(dice) else {
                self.was_told = true;
                return;
            };
            for (world, choice) in choices.into_iter().enumerate() {
                let line = json!({ "choice": choice, "id": "choice" });
                let reader = match seat {
                    SEAT => &mut self.seats[world],
                    _ => self.others[world].get_mut(&seat.0).expect("every seat is connected"),
                };
                reader.send(line).await;
                assert_eq!(reader.until("done").await["id"], "choice");
            }
            self.inputs += 1;
            self.compare(&format!("what seat 0 gets after an input of {seat:?}")).await;
            if self.matches.iter().any(|played| played.windows_reached() > 0) {
                // The servers hold back what comes after a window; the next pair covers it.
                return;
            }
        }
        self.compare_answers().await;
    }

    /// A seat that is asked in both worlds, and its choice in each, such that the rules tell seat 0 the same in both;
    /// the choices are already made in `matches`.
    fn pick(&mut self, dice: &mut Pcg64Mcg) -> Option<(Seat, [Value; 2])> {
        const TRIES: usize = 6;
        let [real, imagined] = &self.matches;
        let asked: Vec<Seat> = real.asked_seats().iter().map(|asked| asked.seat).collect();
        let seat = asked[below(dice, asked.len())];
        let (here, there) = (options(&**real, seat), options(&**imagined, seat));
        for attempt in 0..TRIES {
            let choice = here[below(dice, here.len())].clone();
            let same = seat == SEAT || attempt % 2 == 1;
            let other = if same || there.is_empty() { choice.clone() } else { there[below(dice, there.len())].clone() };
            let mut tried = [real.boxed_clone(), imagined.boxed_clone()];
            tried[0].answer(seat, &choice, self.lang).expect("it is offered");
            if tried[1].answer(seat, &other, self.lang).is_err() {
                assert_ne!(seat, SEAT, "seat 0 is asked the same in both worlds");
                continue;
            }
            if self.shall_look_the_same(&tried) {
                self.differs |= choice != other;
                self.matches = tried;
                return Some((seat, [choice, other]));
            }
            // The real game goes on nevertheless, as the next pair begins there.
            if attempt + 1 == TRIES {
                let [real, _] = tried;
                self.matches[0] = real;
                return None;
            }
        }
        None
    }

    /// Whether seat 0 has to get the same in both. Everything after a window is held back from seats not asked in it; a
    /// seat that is asked sees what led there.
    fn shall_look_the_same(&self, tried: &[Box<dyn AnyMatch>; 2]) -> bool {
        let is_held = |played: &dyn AnyMatch| {
            let is_asked = played.asked_seats().iter().any(|asked| asked.seat == SEAT && asked.is_in_window());
            played.windows_reached() > 0 && !is_asked
        };
        tried.iter().all(|played| is_held(&**played)) || is_told_the_same(tried, self.lang)
    }

    /// Waits until seat 0 has got everything in both worlds, and compares it.
    async fn compare(&mut self, what: &str) {
        let frames = [fence(&mut self.seats[0]).await, fence(&mut self.seats[1]).await];
        self.frames += frames[0].len();
        let [one, other] = &frames;
        for (one, other) in one.iter().zip(other) {
            assert_same(one, other, what);
        }
        assert_eq!(one.len(), other.len(), "{what} comes in another number of frames");
    }

    /// Everything else that seat 0 can request is the same too.
    async fn compare_answers(&mut self) {
        for line in
            [json!({ "why_not": 0 }), json!({ "sketch": true }), json!({ "view": 0 }), json!({ "choose": 100_000 })]
        {
            for seat in &mut self.seats {
                seat.send(line.clone()).await;
            }
            self.compare(&format!("the answer to {line}")).await;
        }
    }
}

/// Whether the rules tell seat 0 the same about two matches.
fn is_told_the_same([one, other]: &[Box<dyn AnyMatch>; 2], lang: Lang) -> bool {
    let told = |played: &dyn AnyMatch| {
        let viewer = Viewer::Seat(SEAT);
        let (view, told) = (played.view(viewer).to_string(), json!(played.told(Some(viewer), 0, lang)).to_string());
        (view, told, json!(played.pending(Some(viewer), lang)).to_string(), played.is_over())
    };
    told(&**one) == told(&**other)
}

/// A match with a secret link for every seat, and the links.
fn new_match(setup: &Setup, secret: [u8; 32]) -> (NewMatch, Vec<Token>) {
    let tokens: Vec<Token> = setup.seats.iter().map(|_| Token::new()).collect();
    let link = |(seat, token): (u8, &Token)| NewToken { hash: token.hash(), seat, kind: TokenKind::Link };
    let mut new = setup.new_match((0..).zip(&tokens).map(link).collect(), 0);
    (new.found.secret, new.found.stage) = (secret, Stage::Playing);
    (new, tokens)
}

/// The match as it is stored when the last player has sat down.
fn with_log(new: &NewMatch, setup: &Setup, begun: &dyn AnyMatch) -> NewMatch {
    let mut records: Vec<Record> = (0..setup.seats.len())
        .map(|seat| {
            let (name, nonce) = (format!("Person {seat}"), NONCE.to_string());
            let entry = Entry::Sat { seat: Seat(seat as u8), name, nonce, sealed: None, token: None };
            Record { entry, header: None, inputs: Vec::new(), clocks: None, held: None }
        })
        .collect();
    let last = records.last_mut().expect("a game has seats");
    last.header = Some(raw(begun.header_json()));
    last.inputs = begun.inputs_json(0).into_iter().map(raw).collect();
    let row = |(number, record)| {
        let record = serde_json::to_string(record).expect("plain data is JSON");
        FoundRow { number, at: 0, record }
    };
    let mut with_log = new.clone();
    with_log.found.log = (0..).zip(&records).map(row).collect();
    with_log
}

fn nonces(setup: &Setup) -> Vec<String> {
    vec![NONCE.to_string(); setup.seats.len()]
}

fn raw(json: String) -> Box<RawValue> {
    RawValue::from_string(json).expect("a transcript is JSON")
}

fn options(played: &dyn AnyMatch, seat: Seat) -> Vec<Value> {
    let Pending::Asked(asked) = played.pending(None, Lang::EN) else { return Vec::new() };
    let own = asked.into_iter().find(|asked| asked.seat == seat);
    own.map(|asked| asked.options.into_iter().map(|option| option.choice.to_json()).collect()).unwrap_or_default()
}

/// Everything that has come since the last fence, frame by frame.
///
/// News may arrive before the answer to the ping or together with it, by chance, so the answer is removed. So is
/// whatever identifies the whole match at its end, as nothing is hidden any more by then.
async fn fence(reader: &mut Reader) -> Vec<String> {
    const PONG: &str = r#"{"pong":true}"#;
    reader.send(json!({ "ping": true })).await;
    reader.until("pong").await;
    let frames = std::mem::take(&mut reader.frames).into_iter();
    let news = frames.map(|frame| {
        let lines = frame.lines().filter(|line| *line != PONG);
        lines.map(without_digest).collect::<Vec<_>>().join("\n")
    });
    news.filter(|frame| !frame.is_empty()).collect()
}

fn without_digest(line: &str) -> String {
    match line.split_once(r#","digest":""#) {
        Some((before, after)) if line.starts_with(r#"{"over""#) => {
            format!("{before}{}", after.split_once('"').map_or("", |(_, rest)| rest))
        }
        _ => line.to_string(),
    }
}

/// Compares long texts and shows where they first differ.
#[track_caller]
fn assert_same(one: &str, other: &str, what: &str) {
    if one != other {
        let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let near = |text: &str| {
            String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(200)..text.len().min(same + 200)]).into_owned()
        };
        panic!("{what} depends on what is hidden from it:\n  {}\n  {}", near(one), near(other));
    }
}

fn below(dice: &mut Pcg64Mcg, count: usize) -> usize {
    (dice.next_u64() % count as u64) as usize
}
