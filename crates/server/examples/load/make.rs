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

/// Makes matches on several connections; `ahead` of them wait to be taken.
pub fn make_ahead(at: SocketAddr, size: usize, ahead: usize) -> mpsc::Receiver<Made> {
    const CONNECTIONS: usize = 32;
    let (made, taken) = mpsc::channel(ahead.max(1));
    for _ in 0..CONNECTIONS {
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
    let mut stream = TcpStream::connect(at).await?;
    stream.set_nodelay(true)?;
    // The place is taken first, so that nothing is made that nobody waits for.
    while let Ok(place) = made.reserve().await {
        place.send(make(&mut stream, at, size).await?);
    }
    Ok(())
}

async fn make(stream: &mut TcpStream, at: SocketAddr, size: usize) -> Outcome<Made> {
    let wish = json!({ "game": "pocket-battles", "options": { "size": size }, "seats": ["me", "friend"] });
    let created = post(stream, at, "/api/matches", None, wish).await?;
    let text = |value: &Value| value.as_str().map(String::from).ok_or("a match has a name and secrets");
    let id = text(&created["id"])?;
    let mut tokens = [text(&created["seats"][0]["token"])?, text(&created["seats"][1]["token"])?];
    for token in &mut tokens {
        let guest = json!({ "name": "Load", "nonce": "0123456789abcdef0123456789abcdef" });
        let seated = post(stream, at, &format!("/api/matches/{id}/sit"), Some(token), guest).await?;
        // Whoever is invited goes on with a secret of their own.
        if let Some(own) = seated["token"].as_str() {
            *token = own.to_string();
        }
    }
    Ok(Made { id, tokens: tokens.into() })
}

async fn post(stream: &mut TcpStream, at: SocketAddr, path: &str, token: Option<&str>, body: Value) -> Outcome<Value> {
    let body = body.to_string();
    let authorization = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {at}\r\n{authorization}Content-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::with_capacity(4096);
    loop {
        if stream.read_buf(&mut answer).await? == 0 {
            return Err(format!("{path}: the server hung up").into());
        }
        if let Some(body) = find_body(&answer) {
            if !answer.starts_with(b"HTTP/1.1 20") {
                return Err(format!("{path}: {}", String::from_utf8_lossy(&answer)).into());
            }
            return Ok(serde_json::from_slice(body)?);
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
