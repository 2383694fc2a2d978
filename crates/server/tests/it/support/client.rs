//! People at the other end of the wire, for tests.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Far longer than anything takes; only a failing test waits this long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Sends one HTTP request and returns the status and the body.
pub async fn request(at: SocketAddr, method: &str, path: &str, token: Option<&str>, body: &str) -> (u16, String) {
    let authorization = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n{authorization}\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = exchange(at, request.as_bytes()).await.expect("the server answers");
    let text = String::from_utf8_lossy(&answer).into_owned();
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("an answer has a status");
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or_default();
    let is_chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    (status, if is_chunked { join_chunks(body) } else { body.to_string() })
}

/// Joins the parts of a chunked body.
fn join_chunks(mut body: &str) -> String {
    let mut joined = String::new();
    while let Some((length, rest)) = body.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).expect("a part has a length");
        joined.push_str(&rest[..length]);
        body = rest[length..].trim_start_matches("\r\n");
    }
    joined
}

/// Sends bytes on a new connection and reads until the other end closes it.
pub async fn exchange(at: SocketAddr, bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(at).await?;
    stream.write_all(bytes).await?;
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.map_err(std::io::Error::other)??;
    Ok(answer)
}

pub async fn get(at: SocketAddr, path: &str) -> Value {
    let (status, body) = request(at, "GET", path, None, "").await;
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("the answer is JSON")
}

pub async fn post(at: SocketAddr, path: &str, token: Option<&str>, body: Value) -> Value {
    let (status, answer) = request(at, "POST", path, token, &body.to_string()).await;
    assert!((200..300).contains(&status), "{path}: {status} {answer}");
    serde_json::from_str(&answer).expect("the answer is JSON")
}

/// A match with the secrets of its seats.
#[derive(Clone, Debug)]
pub struct Made {
    pub id: String,
    pub commitment: String,
    pub tokens: Vec<String>,
}

/// Creates a match between two persons and lets both sit down.
pub async fn make_match(at: SocketAddr, wish: Value) -> Made {
    let mut made = make_empty_match(at, wish).await;
    for (seat, token) in made.tokens.iter_mut().enumerate() {
        let seated = sit(at, &made.id, token, &format!("Person {seat}")).await;
        if let Some(own) = seated["token"].as_str() {
            *token = own.to_string();
        }
    }
    made
}

pub async fn make_empty_match(at: SocketAddr, wish: Value) -> Made {
    let created = post(at, "/api/matches", None, wish).await;
    let tokens = created["seats"].as_array().expect("seats have links").iter();
    Made {
        id: created["id"].as_str().expect("a match has a name").to_string(),
        commitment: created["commitment"].as_str().expect("a match has a commitment").to_string(),
        tokens: tokens.map(|link| link["token"].as_str().expect("a link has a secret").to_string()).collect(),
    }
}

pub async fn sit(at: SocketAddr, id: &str, token: &str, name: &str) -> Value {
    let guest = json!({ "name": name, "nonce": "0123456789abcdef0123456789abcdef" });
    post(at, &format!("/api/matches/{id}/sit"), Some(token), guest).await
}

/// Two persons in a small battle.
pub fn two_friends() -> Value {
    json!({ "game": "pocket-battles", "options": { "size": 30 }, "seats": ["me", "friend"] })
}

/// A connection to a match.
pub struct Reader {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    lines: VecDeque<String>,
    /// Every byte that came, frame by frame.
    pub frames: Vec<String>,
    /// The last question, with its key.
    pub asked: Option<Value>,
    /// The roll or draw that the match waits for, with its key.
    pub roll: Option<Value>,
    pub view: Value,
    pub over: Option<Value>,
    /// The code with which the server closed the connection.
    pub closed: Option<u16>,
}

impl Reader {
    /// Connects and says hello; without a token as a spectator.
    pub async fn connect(at: SocketAddr, id: &str, token: Option<&str>) -> Reader {
        Reader::greet(at, id, json!({ "hello": { "token": token, "lang": "en" } })).await
    }

    pub async fn greet(at: SocketAddr, id: &str, hello: Value) -> Reader {
        Reader::try_greet(at, id, hello).await.expect("the server takes WebSockets")
    }

    /// The same for a server that may be gone.
    pub async fn try_greet(at: SocketAddr, id: &str, hello: Value) -> Option<Reader> {
        let url = format!("ws://{at}/api/matches/{id}/socket");
        let (socket, _) = tokio_tungstenite::connect_async(url).await.ok()?;
        let (lines, frames) = (VecDeque::new(), Vec::new());
        let mut reader =
            Reader { socket, lines, frames, asked: None, roll: None, view: Value::Null, over: None, closed: None };
        reader.try_send(hello).await.then_some(reader)
    }

    pub async fn send(&mut self, line: Value) {
        assert!(self.try_send(line).await, "the server does not listen");
    }

    /// Returns whether the connection was still open.
    pub async fn try_send(&mut self, line: Value) -> bool {
        self.socket.send(Message::text(line.to_string())).await.is_ok()
    }

    /// The next line; nothing when the connection ends.
    pub async fn next(&mut self) -> Option<Value> {
        // Pings are not news.
        let end = tokio::time::Instant::now() + PATIENCE;
        while self.lines.is_empty() {
            match tokio::time::timeout_at(end, self.socket.next()).await.expect("the server says something in time") {
                Some(Ok(Message::Text(frame))) => {
                    self.frames.push(frame.to_string());
                    self.lines.extend(frame.lines().map(String::from));
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| frame.code.into());
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
        let line: Value = serde_json::from_str(&self.lines.pop_front()?).expect("lines are JSON");
        self.note(&line);
        Some(line)
    }

    fn note(&mut self, line: &Value) {
        if let Some(view) = line.get("view").filter(|_| line.get("viewer").is_some()) {
            self.view = view.clone();
            (self.asked, self.roll) = (None, None);
        }
        if let Some(patch) = line.get("patch") {
            let patch: json_patch::Patch = serde_json::from_value(patch.clone()).expect("a patch is a JSON Patch");
            json_patch::patch(&mut self.view, &patch).expect("a patch fits the last view");
            (self.asked, self.roll) = (None, None);
        }
        if line.get("asked").is_some() {
            self.asked = Some(line.clone());
        }
        if line.get("roll").is_some() || line.get("draw").is_some() {
            self.roll = Some(line.clone());
        }
        if line.get("over").is_some() {
            self.over = Some(line.clone());
        }
    }

    /// Reads until there is a line of this kind.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("the connection ended before a line `{kind}`"));
            if let Some(found) = line.get(kind) {
                return found.clone();
            }
        }
    }

    /// Reads everything that is on the way.
    pub async fn settle(&mut self) -> Vec<Value> {
        self.send(json!({ "ping": true })).await;
        let mut lines = Vec::new();
        loop {
            let line = self.next().await.expect("the connection stands");
            if line.get("pong").is_some() {
                return lines;
            }
            lines.push(line);
        }
    }

    /// Answers the question with the option at an index, and reads until that is acknowledged.
    pub async fn choose(&mut self, index: usize) {
        let key = self.asked.take().map(|asked| asked["key"].clone());
        self.send(json!({ "choose": index, "key": key, "id": "choice" })).await;
        assert_eq!(self.until("done").await["id"], "choice");
    }

    pub fn options(&self) -> usize {
        self.asked.as_ref().and_then(|asked| asked["asked"][0]["options"].as_array()).map_or(0, Vec::len)
    }
}
