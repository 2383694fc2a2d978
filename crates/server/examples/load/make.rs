//! Matches are made over HTTP, on connections that stay open, ahead of when they are needed.

use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

use crate::Outcome;

/// A match in which everybody sits.
pub struct Made {
    pub id: String,
    pub tokens: Vec<String>,
}

/// Makes matches on several connections, at all servers in turn; `ahead` of them wait to be taken.
pub fn make_ahead(at: &[SocketAddr], size: usize, ahead: usize) -> mpsc::Receiver<Made> {
    const CONNECTIONS: usize = 32;
    let (made, taken) = mpsc::channel(ahead.max(1));
    for &at in at.iter().cycle().take(CONNECTIONS) {
        let made = made.clone();
        tokio::spawn(async move {
            if let Err(error) = make_all(at, size, &made).await {
                eprintln!("no more matches: {error}");
            }
        });
    }
    taken
}

async fn make_all(at: SocketAddr, size: usize, made: &mpsc::Sender<Made>) -> Outcome<()> {
    let mut server = Server::connect(at).await?;
    // The place is taken first, so that nothing is made that nobody waits for.
    while let Ok(place) = made.reserve().await {
        place.send(server.make(&battle(size)).await?);
    }
    Ok(())
}

/// Two persons at a battle with armies of so many points.
pub fn battle(size: usize) -> Value {
    json!({ "game": "pocket-battles", "options": { "size": size }, "seats": ["me", "friend"] })
}

/// A connection over which one thing is asked after the other.
pub struct Server {
    at: SocketAddr,
    stream: TcpStream,
}

impl Server {
    pub async fn connect(at: SocketAddr) -> Outcome<Server> {
        let stream = TcpStream::connect(at).await?;
        stream.set_nodelay(true)?;
        Ok(Server { at, stream })
    }

    /// Makes a match and lets every person sit down.
    pub async fn make(&mut self, wish: &Value) -> Outcome<Made> {
        let created = self.post("/api/matches", None, wish).await?;
        let text = |value: &Value| value.as_str().map(String::from).ok_or("a match has a name and secrets");
        let id = text(&created["id"])?;
        let links = created["seats"].as_array().ok_or("a match has seats")?.iter();
        let mut tokens = links.map(|link| text(&link["token"])).collect::<Result<Vec<String>, _>>()?;
        for token in &mut tokens {
            let guest = json!({ "name": "Load", "nonce": "0123456789abcdef0123456789abcdef" });
            let seated = self.post(&format!("/api/matches/{id}/sit"), Some(token), &guest).await?;
            // Whoever is invited goes on with a secret of their own.
            if let Some(own) = seated["token"].as_str() {
                *token = own.to_string();
            }
        }
        Ok(Made { id, tokens })
    }

    pub async fn get(&mut self, path: &str) -> Outcome<Value> {
        let (status, body) = self.ask("GET", path, None, "").await?;
        if status == 200 { Ok(body) } else { Err(format!("{path}: {status} {body}").into()) }
    }

    pub async fn post(&mut self, path: &str, token: Option<&str>, body: &Value) -> Outcome<Value> {
        let (status, answer) = self.ask("POST", path, token, &body.to_string()).await?;
        if matches!(status, 200 | 201) { Ok(answer) } else { Err(format!("{path}: {status} {answer}").into()) }
    }

    /// The status and what comes with it.
    pub async fn ask(&mut self, method: &str, path: &str, token: Option<&str>, body: &str) -> Outcome<(u16, Value)> {
        let authorization = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{authorization}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.at,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::with_capacity(4096);
        loop {
            if self.stream.read_buf(&mut answer).await? == 0 {
                return Err(format!("{path}: the server hung up").into());
            }
            if let Some(body) = find_body(&answer) {
                let status = answer.get(9..12).and_then(|digits| std::str::from_utf8(digits).ok());
                let status = status.and_then(|digits| digits.parse().ok()).ok_or("an answer has a status")?;
                return Ok((status, serde_json::from_slice(body)?));
            }
        }
    }
}

/// The body of an answer, if all of it is there.
fn find_body(answer: &[u8]) -> Option<&[u8]> {
    const END: &[u8] = b"\r\n\r\n";
    let end = memchr::memmem::find(answer, END)?;
    let head = std::str::from_utf8(&answer[..end]).ok()?.to_ascii_lowercase();
    let length: usize = head.split("content-length: ").nth(1)?.lines().next()?.parse().ok()?;
    answer.get(end + END.len()..end + END.len() + length)
}
