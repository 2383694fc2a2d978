//! A bounded fuzzer for everything that comes over the network: no panic, no 5xx response, no growing memory, and no
//! changed match.
//!
//! It is the same on every run; `WALSTATT_ROUNDS=100` makes it run 100 times as long, `WALSTATT_SEED` changes it.

mod attacks;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::mutating::pick;
use super::support::client::{Made, Reader, make_empty_match, make_match, post, request, sit, two_friends};
use super::support::raw::{BINARY, Frame, TEXT, Wire, frame};
use super::support::{file_in, is_alone, serve};
use attacks::{Attack, Target, spoil_request, spoil_socket, spoilt_lines, spoilt_requests};
use room::ids::MatchId;
use serde_json::{Value, json};
use server::Server;
use server::store::{OpenAs, Store};
use table::FastDice;

/// Up to this much more memory does not count as growth: allocators keep some for later.
const SOME_MEMORY: u64 = 48 << 20;
const LINES_AT_ONCE: usize = 50;
const REQUESTS_AT_ONCE: usize = 20;

/// One round is 1,000 messages and requests.
async fn run_round(place: &Place, seed: u64) {
    let dice = &mut FastDice::new(seed);
    for _ in 0..12 {
        let target = pick(&place.targets, dice);
        place.send_lines(target, spoilt_lines(target, LINES_AT_ONCE, dice)).await;
    }
    for _ in 0..17 {
        place.send_requests(&spoilt_requests(&place.targets, REQUESTS_AT_ONCE, dice)).await;
    }
    for _ in 0..40 {
        place.send_broken(&spoil_request(&place.targets, dice)).await;
    }
    for _ in 0..20 {
        place.send_broken(&spoil_socket(&place.targets, dice)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_thousand_spoilt_messages_change_nothing() {
    const ROUNDS: u64 = 100;
    const WARM_UP: u64 = 10;
    const AT_ONCE: u64 = 4;
    if !is_alone("it::mutations::a_hundred_thousand_spoilt_messages_change_nothing") {
        return;
    }
    let panics = count_panics();
    let number = |name: &str| std::env::var(name).ok().and_then(|value| value.parse::<u64>().ok());
    let (rounds, seed) = (ROUNDS * number("WALSTATT_ROUNDS").unwrap_or(1), number("WALSTATT_SEED").unwrap_or_default());
    let place = Arc::new(Place::new().await);
    let before = place.read_victims().await;
    let rows = place.count_playground().await;
    let run = async |from: u64, to: u64| {
        let workers = (0..AT_ONCE).map(|worker| {
            let place = place.clone();
            tokio::spawn(async move {
                for round in (from..to).filter(|round| round % AT_ONCE == worker) {
                    run_round(&place, seed.wrapping_mul(1_000_003).wrapping_add(round)).await;
                }
            })
        });
        for worker in workers.collect::<Vec<_>>() {
            worker.await.expect("nothing goes wrong");
        }
    };
    run(0, WARM_UP).await;
    let memory = memory();
    run(WARM_UP, rounds).await;
    let grown = self::memory().saturating_sub(memory);
    println!("seed {seed}, {rounds} rounds, {:?}, {grown} bytes more memory", place.count);
    assert_eq!(panics.load(Ordering::Relaxed), 0, "something has panicked");
    assert!(grown < SOME_MEMORY, "{grown} bytes more after {rounds} rounds");
    assert_eq!(place.read_victims().await, before, "a match has changed");
    let grown = place.count_playground().await - rows;
    assert_eq!(grown, place.count.done.load(Ordering::Relaxed), "what was written down is what was acknowledged");
    assert!(grown > rounds / 10, "some of it is played after all, or it would test little");
}

/// A server, matches that must not change, and matches on which anything may be tried.
struct Place {
    _server: Server,
    at: SocketAddr,
    store: Store,
    targets: Vec<Target>,
    count: Count,
    _folder: tempfile::TempDir,
}

#[derive(Debug, Default)]
struct Count {
    lines: AtomicU64,
    requests: AtomicU64,
    broken: AtomicU64,
    /// Lines that were refused.
    refused: AtomicU64,
    /// Requests and lines that were accepted, on matches to play with.
    done: AtomicU64,
    /// Responses over HTTP, by status class.
    statuses: [AtomicU64; 6],
}

impl Count {
    fn note_status(&self, status: u16, about: &dyn std::fmt::Debug) {
        assert!((100..500).contains(&status), "{status} for {about:?}");
        self.statuses[usize::from(status / 100)].fetch_add(1, Ordering::Relaxed);
    }
}

impl Place {
    async fn new() -> Place {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let server = serve(&file_in(folder.path())).await;
        let at = server.address();
        let store = Store::open(&file_in(folder.path()), OpenAs::Administrator).await.expect("the server has made it");
        let mut targets = vec![
            begun(at, Attack::AsStranger).await,
            begun(at, Attack::WithOldAnswers).await,
            ended(at).await,
            not_begun(at).await,
        ];
        for _ in 0..8 {
            targets.push(begun(at, Attack::AsPlayer).await);
        }
        Place { _server: server, at, store, targets, count: Count::default(), _folder: folder }
    }

    /// Sends lines over one WebSocket; each of them has to be answered.
    async fn send_lines(&self, target: &Target, lines: Vec<Vec<u8>>) {
        let mut wire = Wire::connect(self.at).await.expect("the server takes connections");
        let path = format!("/api/matches/{}/socket", target.made.id);
        let token = (target.attack != Attack::AsStranger).then(|| &target.made.tokens[0]);
        let hello = json!({ "hello": { "token": token, "patches": target.attack == Attack::AsPlayer } });
        wire.upgrade(&path, &hello.to_string()).await.expect("it becomes a WebSocket");
        let mut bytes: Vec<u8> = lines.iter().flat_map(|line| frame(TEXT, line)).collect();
        // The only line that ends a connection for a reason of its own.
        bytes.extend(frame(BINARY, b""));
        wire.send(&bytes).await.expect("the server reads");
        loop {
            match wire.frame().await {
                Some(Frame::Text(text)) => text.lines().for_each(|line| self.note_line(target, line)),
                Some(Frame::Close(1003)) => break,
                Some(Frame::Other) => {}
                end => {
                    let lines: Vec<_> = lines.iter().map(|line| String::from_utf8_lossy(line)).collect();
                    panic!("the connection ended with {end:?} after some of {lines:?}");
                }
            }
        }
        self.count.lines.fetch_add(lines.len() as u64, Ordering::Relaxed);
    }

    fn note_line(&self, target: &Target, line: &str) {
        let line: Value = serde_json::from_str(line).expect("the server sends JSON");
        assert_ne!(line["error"]["key"], "store-failed", "{line}");
        self.count.refused.fetch_add(u64::from(line.get("error").is_some()), Ordering::Relaxed);
        let is_done = line.get("done").is_some();
        assert!(!is_done || target.attack == Attack::AsPlayer, "{:?} was followed: {line}", target.attack);
        self.count.done.fetch_add(u64::from(is_done), Ordering::Relaxed);
    }

    /// Sends well-formed requests one right after the other. A server may close after any response; the rest is sent
    /// again.
    async fn send_requests(&self, requests: &[Vec<u8>]) {
        let mut rest = requests;
        while !rest.is_empty() {
            let mut wire = Wire::connect(self.at).await.expect("the server takes connections");
            // It may close before it has read everything.
            let _closed_early = wire.send(&rest.concat()).await;
            let before = rest.len();
            while let Some((first, others)) = rest.split_first() {
                let Some((status, body)) = wire.answer().await else { break };
                self.count.note_status(status, &String::from_utf8_lossy(first));
                let is_done = body.contains(r#"{"done":"#) && first.starts_with(b"POST");
                self.count.done.fetch_add(u64::from(is_done), Ordering::Relaxed);
                rest = others;
            }
            assert!(rest.len() < before, "no answer to {}", String::from_utf8_lossy(&rest[0]));
        }
        self.count.requests.fetch_add(requests.len() as u64, Ordering::Relaxed);
    }

    /// Sends something that need not be HTTP at all.
    async fn send_broken(&self, bytes: &[u8]) {
        let wire = Wire::connect(self.at).await.expect("the server takes connections");
        let answer = wire.exchange(bytes).await;
        let answer = String::from_utf8_lossy(&answer);
        for head in answer.split("HTTP/1.1 ").skip(1) {
            let status = head.get(..3).and_then(|status| status.parse().ok()).expect("an answer has a status");
            self.count.note_status(status, &String::from_utf8_lossy(bytes));
        }
        self.count.broken.fetch_add(1, Ordering::Relaxed);
    }

    /// Everything stored about the matches that must not change.
    async fn read_victims(&self) -> Vec<String> {
        let mut all = Vec::new();
        for target in self.targets.iter().filter(|target| target.attack != Attack::AsPlayer) {
            let found = self.find(&target.made).await;
            let tokens = self.store.tokens(found.id).await.expect("it can be read").len();
            all.push(format!("{:?} {:?} {tokens} {:?}", found.setup, found.stage, found.log));
        }
        all
    }

    async fn count_playground(&self) -> u64 {
        let mut rows = 0;
        for target in self.targets.iter().filter(|target| target.attack == Attack::AsPlayer) {
            rows += self.find(&target.made).await.log.len() as u64;
        }
        rows
    }

    async fn find(&self, made: &Made) -> server::store::Found {
        let id: MatchId = made.id.parse().expect("it was made by the server");
        self.store.find(id).await.expect("it can be read").expect("it is there")
    }
}

async fn begun(at: SocketAddr, attack: Attack) -> Target {
    let made = make_match(at, two_friends()).await;
    let mut reader = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    reader.until("may").await;
    let key = reader.asked.as_ref().map(|asked| asked["key"].clone()).unwrap_or_default();
    reader.choose(0).await;
    Target { made, attack, old_key: key }
}

async fn ended(at: SocketAddr) -> Target {
    let target = begun(at, Attack::AnyLine).await;
    let lines = format!("/api/matches/{}/lines", target.made.id);
    post(at, &lines, Some(&target.made.tokens[0]), json!({ "resign": 0 })).await;
    post(at, &lines, Some(&target.made.tokens[0]), json!({ "rematch": true })).await;
    target
}

async fn not_begun(at: SocketAddr) -> Target {
    let made = make_empty_match(at, two_friends()).await;
    sit(at, &made.id, &made.tokens[0], "Anna").await;
    Target { made, attack: Attack::AnyLine, old_key: json!("0123456789ab") }
}

fn count_panics() -> Arc<AtomicU64> {
    let count = Arc::new(AtomicU64::new(0));
    let (counted, before) = (count.clone(), std::panic::take_hook());
    std::panic::set_hook(Box::new(move |info| {
        counted.fetch_add(1, Ordering::Relaxed);
        before(info);
    }));
    count
}

/// How much memory this process has, in bytes.
fn memory() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").expect("this is Linux");
    pages.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("the second number is what is in memory")
        * 4096
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_refused_and_others_play_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, two_friends()).await;
    let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    anna.until("may").await;
    let lines = format!("/api/matches/{}/lines", made.id);
    let large = "x".repeat(64 * 1024 + 1);
    let (status, _) = request(at, "POST", &lines, Some(&made.tokens[0]), &large).await;
    assert_eq!(status, 413);
    let (status, _) = request(at, "GET", &format!("/?{}", "x".repeat(20_000)), None, "").await;
    assert!((200..500).contains(&status), "{status}");
    let path = format!("/api/matches/{}/socket", made.id);
    let hello = json!({ "hello": { "token": made.tokens[0] } }).to_string();
    for bytes in [
        frame(TEXT, large.as_bytes()),
        // It announces a large body that never comes.
        vec![0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        frame(BINARY, b"{}"),
        frame(TEXT, b"\xff\xfe"),
        frame(0x3, b"{}"),
    ] {
        let mut wire = Wire::connect(at).await.expect("the server takes connections");
        wire.upgrade(&path, &hello).await.expect("it becomes a WebSocket");
        let _closed_early = wire.send(&bytes).await;
        while let Some(Frame::Text(_) | Frame::Other) = wire.frame().await {}
    }
    anna.choose(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_client_is_told_why_and_cut_off() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let (made, other) = (make_match(at, two_friends()).await, make_match(at, two_friends()).await);
    let path = format!("/api/matches/{}/socket", made.id);
    for (hello, key) in [
        (json!({ "hello": { "token": "nonsense" } }), "wrong-token"),
        (json!({ "hello": { "token": other.tokens[0] } }), "wrong-token"),
        (json!({ "choose": 0 }), "not-understood"),
        (json!({ "hello": { "token": 7 } }), "not-understood"),
    ] {
        let mut wire = Wire::connect(at).await.expect("the server takes connections");
        wire.upgrade(&path, &hello.to_string()).await.expect("it becomes a WebSocket");
        let Some(Frame::Text(line)) = wire.frame().await else { panic!("{hello} is not answered") };
        let line: Value = serde_json::from_str(&line).expect("the server sends JSON");
        assert_eq!(line["error"]["key"], key, "{line}");
        assert_eq!(wire.frame().await, Some(Frame::Close(1008)));
    }
    let foreign = format!(
        "GET {path} HTTP/1.1\r\nHost: {at}\r\nOrigin: https://elsewhere.example\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut wire = Wire::connect(at).await.expect("the server takes connections");
    wire.send(foreign.as_bytes()).await.expect("the server reads");
    let (status, body) = wire.answer().await.expect("the server answers");
    assert_eq!(status, 403, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_costs_nothing_and_gets_the_newest_state_later() {
    const SLOW: usize = 10;
    const TIMES: usize = 400;
    if !is_alone("it::mutations::who_does_not_read_costs_nothing_and_gets_the_newest_state_later") {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve(&file_in(folder.path())).await;
    let at = server.address();
    let made = make_match(at, json!({ "game": "pocket-battles", "seats": ["me", "friend"] })).await;
    let mut anna = Reader::connect(at, &made.id, Some(&made.tokens[0])).await;
    anna.until("may").await;
    let hello = json!({ "hello": { "token": made.tokens[0], "lang": "en" } }).to_string();
    let mut slow = Vec::new();
    for _ in 0..SLOW {
        let mut wire = Wire::connect_narrowly(at).await.expect("the server takes connections");
        wire.upgrade(&format!("/api/matches/{}/socket", made.id), &hello).await.expect("it becomes a WebSocket");
        slow.push(wire);
    }
    let memory = memory();
    let mut sent = 0;
    for _ in 0..TIMES {
        anna.choose(0).await;
        anna.send(json!({ "take_back": 0, "id": "back" })).await;
        assert_eq!(anna.until("done").await["id"], "back");
        anna.until("asked").await;
        sent += std::mem::take(&mut anna.frames).iter().map(String::len).sum::<usize>();
    }
    let grown = self::memory().saturating_sub(memory);
    println!("{SLOW} readers could have got {sent} bytes each; {grown} bytes more memory");
    assert!(grown < 16 << 20, "{grown} bytes are kept for those who do not read");
    let newest = anna.asked.as_ref().map(|asked| asked["key"].clone()).expect("she is asked again");
    for mut wire in slow {
        let mut got = 0;
        loop {
            let Some(Frame::Text(text)) = wire.frame().await else { panic!("the connection has ended") };
            got += text.len();
            if text.lines().any(|line| serde_json::from_str::<Value>(line).is_ok_and(|line| line["key"] == newest)) {
                break;
            }
        }
        assert!(got < sent, "{got} of {sent} bytes: what is old by now need not be sent");
    }
}
