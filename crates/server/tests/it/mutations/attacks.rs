//! What malicious clients and broken programs send.

use serde_json::{Value, json};
use table::{Dice, FastDice};

use super::super::mutating::{mutate_bytes, mutate_json, pick};
use super::super::support::client::{Made, two_friends};
use super::super::support::raw::{BINARY, TEXT, frame};

/// A match that is attacked.
pub struct Target {
    pub made: Made,
    pub attack: Attack,
    /// The key of a question that has been answered.
    pub old_key: Value,
}

/// What is tried on a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Everything, without a secret of this match.
    AsStranger,
    /// Answers to old questions and for another seat, with the secret of one seat.
    WithOldAnswers,
    /// Everything, with the secret of one seat: nothing is possible in this match any more.
    AnyLine,
    /// Everything, with the secret of one seat: whatever fits is played.
    AsPlayer,
}

const NONCE: &str = "0123456789abcdef0123456789abcdef";

/// Lines for a WebSocket. They are UTF-8 and not too long, so each of them is answered.
pub fn spoilt_lines(target: &Target, count: usize, dice: &mut FastDice) -> Vec<Vec<u8>> {
    (0..count).map(|_| spoilt_line(target, dice)).collect()
}

fn spoilt_line(target: &Target, dice: &mut FastDice) -> Vec<u8> {
    if target.attack == Attack::WithOldAnswers {
        return old_answer(target, dice).to_string().into_bytes();
    }
    let mut line = good_line(target, dice);
    let text = match dice.roll(8) {
        1..=4 => {
            mutate_json(&mut line, dice);
            line.to_string()
        }
        5 => nested(&line, dice),
        6 => line
            .to_string()
            .replace(|char: char| char.is_ascii_digit(), pick::<&str>(&["9e999", "-1", "18446744073709551616"], dice)),
        _ => {
            let other = good_line(target, dice).to_string();
            let bytes = mutate_bytes(line.to_string().as_bytes(), other.as_bytes(), dice);
            String::from_utf8_lossy(&bytes).into_owned()
        }
    };
    text.into_bytes()
}

/// A well-formed line of the protocol.
fn good_line(target: &Target, dice: &mut FastDice) -> Value {
    let (index, key) = (dice.roll(6) - 1, &target.old_key);
    // Handing a seat to the computer is followed by events that are not all stored.
    let last = if target.attack == Attack::AsPlayer { 11 } else { 13 };
    match dice.roll(last) {
        1 | 2 => json!({ "choose": index, "id": "x1" }),
        3 => json!({ "choose": index, "key": key, "seat": 0 }),
        4 => json!({ "choice": { "muster": { "units": [[1, 2], [3]], "list": index } }, "id": "x1" }),
        5 => json!({ "take_back": 0 }),
        6 => json!({ "ask_back": true }),
        7 => json!({ "answer_back": true, "id": "x1" }),
        8 => json!({ "why_not": 0 }),
        9 => json!({ "sketch": true, "id": "x1" }),
        10 => json!({ "ping": true }),
        11 => json!({ "come_back": true, "key": null }),
        12 => json!({ "hand": "scout:400" }),
        _ => json!({ "resign": 0, "rematch": true }),
    }
}

/// Something that only the other seat could do, or that was possible earlier.
fn old_answer(target: &Target, dice: &mut FastDice) -> Value {
    let (key, index) = (&target.old_key, dice.roll(10));
    match dice.roll(7) {
        1 => json!({ "choose": index, "key": key }),
        2 => json!({ "choice": { "muster": index }, "key": key }),
        3 => json!({ "choose": 0, "key": key, "seat": 0, "id": "x1" }),
        4 => json!({ "choose": 0, "seat": index }),
        5 => json!({ "resign": index }),
        6 => json!({ "take_back": index }),
        _ => json!({ "choose": index, "key": format!("{index:012x}") }),
    }
}

fn nested(line: &Value, dice: &mut FastDice) -> String {
    let depth = *pick(&[10, 127, 128, 129, 1000, 10_000], dice);
    let (open, close) = *pick(&[("[", "]"), ("{\"choice\":", "}")], dice);
    let closing = if dice.roll(2) == 1 { close.repeat(depth) } else { String::new() };
    let nested = format!("{}{line}{closing}", open.repeat(depth));
    // A message may have 64 KiB.
    nested.chars().take(60_000).collect()
}

/// Requests that are valid HTTP, so each of them is answered.
pub fn spoilt_requests(targets: &[Target], count: usize, dice: &mut FastDice) -> Vec<Vec<u8>> {
    (0..count).map(|_| write_request(&spoilt_request(targets, dice))).collect()
}

struct Request {
    method: &'static str,
    path: String,
    token: Option<String>,
    headers: String,
    body: Vec<u8>,
}

fn spoilt_request(targets: &[Target], dice: &mut FastDice) -> Request {
    let target = pick(targets, dice);
    let mut request = good_request(target, targets, dice);
    for _ in 0..dice.roll(2) {
        match dice.roll(8) {
            1 => {
                request.method =
                    *pick(&["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get"], dice)
            }
            2 => request.path = spoil_path(&request.path, dice),
            3 => request.token = wrong_token(target, targets, dice),
            4 => request.headers = spoil_headers(dice),
            _ => request.body = spoil_body(&request.body, dice),
        }
    }
    request
}

/// A valid request, although not with these secrets on a match that must not change.
fn good_request(target: &Target, targets: &[Target], dice: &mut FastDice) -> Request {
    let id = &target.made.id;
    let guest = json!({ "name": "Anna", "nonce": NONCE });
    let is_stranger = matches!(target.attack, Attack::AsStranger | Attack::WithOldAnswers);
    let token = if is_stranger { wrong_token(target, targets, dice) } else { Some(target.made.tokens[0].clone()) };
    let (method, path, body) = match dice.roll(40) {
        1 => ("POST", "/api/matches".to_string(), two_friends()),
        2..=5 => ("POST", "/api/matches".to_string(), bad_wish(dice)),
        6..=9 => ("POST", format!("/api/matches/{id}/sit"), guest),
        10..=13 => ("POST", format!("/api/matches/{id}/join"), guest),
        14 => ("GET", format!("/api/matches/{id}"), Value::Null),
        15 => ("GET", format!("/api/matches/{id}/transcript"), Value::Null),
        16 => ("GET", "/api/matches".to_string(), Value::Null),
        17 => ("GET", "/index.html".to_string(), Value::Null),
        18 => ("GET", "/healthz".to_string(), Value::Null),
        19 | 20 => {
            let wrong = wrong_token(target, targets, dice);
            let (method, path) = *pick(&[("POST", "programs"), ("DELETE", "programs"), ("GET", "stream")], dice);
            let path = format!("/api/matches/{id}/{path}");
            return Request { method, path, token: wrong, headers: String::new(), body: Vec::new() };
        }
        _ => ("POST", format!("/api/matches/{id}/lines"), good_line(target, dice)),
    };
    Request { method, path, token, headers: String::new(), body: body.to_string().into_bytes() }
}

fn bad_wish(dice: &mut FastDice) -> Value {
    let mut wish = two_friends();
    wish["clock"] = json!({ "live": { "bank_seconds": 600, "increment_seconds": 5 } });
    wish["reaction_seconds"] = json!(5);
    mutate_json(&mut wish, dice);
    wish
}

/// A secret that fits no seat of the match.
fn wrong_token(target: &Target, targets: &[Target], dice: &mut FastDice) -> Option<String> {
    let own = &target.made.tokens[dice.roll(2) as usize - 1];
    let place = dice.roll(own.len() as u32) as usize - 1;
    let other = targets.iter().find(|other| other.made.id != target.made.id).map(|other| other.made.tokens[0].clone());
    match dice.roll(6) {
        1 => None,
        2 => other,
        3 => Some(own[..place].to_string()),
        4 => Some(format!("{own}{own}")),
        5 => Some("x".repeat(5_000)),
        _ => {
            let letter = if own.as_bytes()[place] == b'A' { "B" } else { "A" };
            Some(format!("{}{letter}{}", &own[..place], &own[place + 1..]))
        }
    }
}

fn spoil_path(path: &str, dice: &mut FastDice) -> String {
    match dice.roll(6) {
        1 => format!("{path}/"),
        2 => format!("{path}?lang={}", pick(&["de", "%ff", "", "xx", "de&lang=en&&=", "..%2f"], dice)),
        3 => path.replace("/api", pick::<&str>(&["", "/api/", "/../api", "/API", "//api", "/%61pi"], dice)),
        4 => format!("{path}%00%c3%28%2e%2e%2f"),
        5 => format!("/{}", "a/".repeat(dice.roll(500) as usize)),
        // Another match id, usually of no match.
        _ => path.replacen(|char: char| char.is_ascii_digit(), pick::<&str>(&["0", "u", "%30"], dice), 1),
    }
}

fn spoil_headers(dice: &mut FastDice) -> String {
    let long = "y".repeat(dice.roll(8_000) as usize);
    match dice.roll(6) {
        1 => format!("X-Long: {long}\r\n"),
        2 => format!("Accept-Language: {}\r\n", pick(&["de;q=x", ",,,", "\u{e4}", "*", ""], dice)),
        3 => "X-Forwarded-For: 1.2.3.4, nobody, ::1\r\n".to_string(),
        4 => "Origin: https://elsewhere.example\r\n".to_string(),
        5 => (0..dice.roll(60)).map(|number| format!("X-Many-{number}: 1\r\n")).collect(),
        _ => "Range: bytes=9-1\r\nIf-None-Match: \"x\"\r\nExpect: nothing\r\n".to_string(),
    }
}

fn spoil_body(body: &[u8], dice: &mut FastDice) -> Vec<u8> {
    match (dice.roll(6), serde_json::from_slice::<Value>(body)) {
        (1..=3, Ok(mut value)) => {
            mutate_json(&mut value, dice);
            value.to_string().into_bytes()
        }
        (4, Ok(value)) => nested(&value, dice).into_bytes(),
        (5, _) => Vec::new(),
        _ => mutate_bytes(body, b"\xff\xc3\x28{\"name\":null}", dice),
    }
}

fn write_request(request: &Request) -> Vec<u8> {
    let Request { method, path, token, headers, body } = request;
    let authorization = token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: x\r\n{authorization}{headers}Content-Length: {length}\r\n\r\n");
    [head.as_bytes(), body].concat()
}

/// Ends a connection, if the server still listens.
const LAST: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/// A request that need not be valid HTTP any more.
pub fn spoil_request(targets: &[Target], dice: &mut FastDice) -> Vec<u8> {
    let victims: Vec<&Target> = targets.iter().filter(|target| target.attack != Attack::AsPlayer).collect();
    let target = *pick(&victims, dice);
    let request = write_request(&good_request(target, targets, dice));
    let bytes = match dice.roll(8) {
        1 => request.replace_first(b"Content-Length: ", b"Content-Length: 99999999999"),
        2 => request.replace_first(b"Content-Length: ", b"Transfer-Encoding: chunked\r\nX: "),
        3 => request.replace_first(b"HTTP/1.1", pick::<&[u8]>(&[b"HTTP/0.9", b"HTTP/9.9", b"", b"ICY"], dice)),
        4 => request.replace_first(b"Host: x", format!("Host: {}", "h".repeat(dice.roll(200_000) as usize)).as_bytes()),
        _ => mutate_bytes(&request, LAST, dice),
    };
    [&bytes, LAST].concat()
}

/// A WebSocket whose beginning, greeting or frames are broken.
pub fn spoil_socket(targets: &[Target], dice: &mut FastDice) -> Vec<u8> {
    let victims: Vec<&Target> = targets.iter().filter(|target| target.attack == Attack::AsStranger).collect();
    let target = *pick(&victims, dice);
    let head = format!(
        "GET /api/matches/{}/socket HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        target.made.id
    );
    let token = wrong_token(target, targets, dice);
    let mut hello = json!({ "hello": { "token": token, "lang": "de", "patches": true } });
    let mut head = head.into_bytes();
    let mut frames = Vec::new();
    match dice.roll(6) {
        1 | 2 => head = mutate_bytes(&head, LAST, dice),
        3 => mutate_json(&mut hello, dice),
        4 => frames.extend(frame(*pick(&[0, BINARY, 0x3, 0x8, 0x9, 0xf], dice), b"\xff\xff{}")),
        5 => frames.extend(mutate_bytes(&frame(TEXT, hello.to_string().as_bytes()), LAST, dice)),
        _ => hello["hello"]["token"] = Value::Null,
    }
    frames.extend(frame(TEXT, hello.to_string().as_bytes()));
    for _ in 0..dice.roll(4) {
        let line = good_line(target, dice).to_string();
        frames.extend(mutate_bytes(&frame(TEXT, line.as_bytes()), line.as_bytes(), dice));
    }
    // No client frame begins like this.
    [&head[..], &frames, LAST].concat()
}

trait ReplaceFirst {
    fn replace_first(&self, what: &[u8], with: &[u8]) -> Vec<u8>;
}

impl ReplaceFirst for Vec<u8> {
    fn replace_first(&self, what: &[u8], with: &[u8]) -> Vec<u8> {
        match self.windows(what.len()).position(|window| window == what) {
            Some(at) => [&self[..at], with, &self[at + what.len()..]].concat(),
            None => self.clone(),
        }
    }
}
