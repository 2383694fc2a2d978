//! Connections for tests that send what no proper client sends.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// Far longer than anything takes; only a failing test waits this long.
const PATIENCE: Duration = Duration::from_secs(30);
/// After this time without a response, the server is waiting for the rest of what was sent.
const WAITS_FOR_MORE: Duration = Duration::from_millis(50);

/// A TCP connection, and the bytes received but not yet read from it.
pub struct Wire {
    stream: TcpStream,
    read: Vec<u8>,
}

/// What came from a WebSocket.
#[derive(Debug, PartialEq, Eq)]
pub enum Frame {
    Text(String),
    Close(u16),
    Other,
}

impl Wire {
    pub async fn connect(at: SocketAddr) -> std::io::Result<Wire> {
        Ok(Wire { stream: TcpStream::connect(at).await?, read: Vec::new() })
    }

    /// With the smallest buffer that the system allows.
    pub async fn connect_narrowly(at: SocketAddr) -> std::io::Result<Wire> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(1024)?;
        Ok(Wire { stream: socket.connect(at).await?, read: Vec::new() })
    }

    pub async fn send(&mut self, bytes: &[u8]) -> std::io::Result<()> {
        timeout(PATIENCE, self.stream.write_all(bytes)).await.map_err(std::io::Error::other)?
    }

    /// Sends something that may be broken, and reads until the server closes the connection or waits for more.
    pub async fn exchange(mut self, bytes: &[u8]) -> Vec<u8> {
        // The server may close before it has read everything.
        let _closed_early = self.send(bytes).await;
        let mut is_ended = false;
        loop {
            let patience = if is_ended { PATIENCE } else { WAITS_FOR_MORE };
            match timeout(patience, self.fill()).await {
                Ok(Ok(true)) => {}
                Ok(Ok(false) | Err(_)) => return self.read,
                Err(_) => {
                    assert!(!is_ended, "the server does not let go of a connection that has ended");
                    is_ended = true;
                    let _closed_early = self.stream.shutdown().await;
                }
            }
        }
    }

    /// The status and the body of the next HTTP response; nothing if the connection ends first.
    pub async fn answer(&mut self) -> Option<(u16, String)> {
        let head = self.until(b"\r\n\r\n").await?;
        let head = String::from_utf8_lossy(&head).to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("an answer has a status");
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
        let length = length.map_or(0, |length| length.trim().parse().expect("a length is a number"));
        assert!(!head.contains("transfer-encoding"), "every answer has a length: {head}");
        let body = self.take(length).await?;
        Some((status, String::from_utf8_lossy(&body).into_owned()))
    }

    /// Reads until the server closes the connection.
    pub async fn until_closed(&mut self) {
        while self.fill_in_time().await.is_some() {}
    }

    /// Upgrades to a WebSocket, and sends its first message.
    pub async fn upgrade(&mut self, path: &str, hello: &str) -> Option<()> {
        self.ask_to_upgrade(path).await?;
        self.send(&frame(TEXT, hello.as_bytes())).await.ok()
    }

    /// Upgrades to a WebSocket without sending anything.
    pub async fn ask_to_upgrade(&mut self, path: &str) -> Option<()> {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        self.send(request.as_bytes()).await.ok()?;
        let head = self.until(b"\r\n\r\n").await?;
        assert!(head.starts_with(b"HTTP/1.1 101 "), "{}", String::from_utf8_lossy(&head));
        Some(())
    }

    /// The next frame of a WebSocket; nothing if the connection ends first.
    pub async fn frame(&mut self) -> Option<Frame> {
        let head = self.take(2).await?;
        let length = match head[1] & 0x7f {
            126 => self.take(2).await?.iter().fold(0, |length, byte| length << 8 | usize::from(*byte)),
            127 => self.take(8).await?.iter().fold(0, |length, byte| length << 8 | usize::from(*byte)),
            short => usize::from(short),
        };
        let payload = self.take(length).await?;
        Some(match head[0] & 0x0f {
            TEXT => Frame::Text(String::from_utf8(payload).expect("the server sends UTF-8")),
            0x8 => Frame::Close(payload.get(..2).map_or(1005, |code| u16::from_be_bytes([code[0], code[1]]))),
            _ => Frame::Other,
        })
    }

    /// Everything up to this mark; nothing if the connection ends first.
    pub async fn until(&mut self, mark: &[u8]) -> Option<Vec<u8>> {
        loop {
            if let Some(at) = self.read.windows(mark.len()).position(|window| window == mark) {
                return self.take(at + mark.len()).await;
            }
            self.fill_in_time().await?;
        }
    }

    async fn take(&mut self, length: usize) -> Option<Vec<u8>> {
        while self.read.len() < length {
            self.fill_in_time().await?;
        }
        let rest = self.read.split_off(length);
        Some(std::mem::replace(&mut self.read, rest))
    }

    async fn fill_in_time(&mut self) -> Option<()> {
        let filled = timeout(PATIENCE, self.fill()).await.expect("the server says something in time");
        filled.ok().filter(|more| *more).map(drop)
    }

    /// Reads something; returns whether there may be more.
    async fn fill(&mut self) -> std::io::Result<bool> {
        self.read.reserve(16 * 1024);
        Ok(self.stream.read_buf(&mut self.read).await? > 0)
    }
}

pub const TEXT: u8 = 0x1;
pub const BINARY: u8 = 0x2;

/// A frame as a client sends it. The mask is zero, so the bytes stay as they are.
pub fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![0x80 | kind];
    match payload.len() {
        length @ 0..=125 => frame.push(0x80 | length as u8),
        length @ 126..=65_535 => {
            frame.push(0x80 | 126);
            frame.extend((length as u16).to_be_bytes());
        }
        length => {
            frame.push(0x80 | 127);
            frame.extend((length as u64).to_be_bytes());
        }
    }
    frame.extend([0; 4]);
    frame.extend(payload);
    frame
}
