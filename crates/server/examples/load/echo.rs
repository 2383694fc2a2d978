//! A bare echo: what axum's WebSockets can do here when nothing is behind them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use axum::serve::ListenerExt;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::Outcome;
use crate::figures::{Processes, Work};
use crate::people::connect;

/// As long as a line that answers a question.
const MESSAGE: &str = r#"{"choose":12,"key":"0123456789ab","id":1}"#;

/// Prints where it listens, and echoes until it is killed; `small` takes the buffers of the real server. With an
/// `answer` it sends a text of this many bytes back instead of what it got.
pub async fn serve(small: bool, answer: Option<usize>) -> Outcome<Value> {
    let answer = answer.map(|bytes| Utf8Bytes::from("x".repeat(bytes)));
    let upgrade = move |upgrade: WebSocketUpgrade| async move {
        let echo = |socket| echo(socket, answer);
        if small {
            let upgrade = upgrade.read_buffer_size(1024).write_buffer_size(16 * 1024);
            upgrade.max_write_buffer_size(4 << 20).on_upgrade(echo)
        } else {
            upgrade.on_upgrade(echo)
        }
    };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}/", listener.local_addr()?);
    let listener = listener.tap_io(|stream| {
        let _works_without = stream.set_nodelay(true);
    });
    axum::serve(listener, Router::new().route("/", get(upgrade))).await?;
    Ok(Value::Null)
}

async fn echo(mut socket: WebSocket, answer: Option<Utf8Bytes>) {
    while let Some(Ok(message)) = socket.recv().await {
        if let Message::Text(text) = message
            && socket.send(Message::Text(answer.clone().unwrap_or(text))).await.is_err()
        {
            return;
        }
    }
}

/// Messages that came back in a second.
pub async fn measure(at: SocketAddr, connections: usize, measured: Duration, processes: &Processes) -> Outcome<Value> {
    let count = Arc::new(AtomicU64::new(0));
    // Everybody is there before anybody speaks: afterwards the server has no time for newcomers.
    let mut sockets = Vec::new();
    for _ in 0..connections {
        sockets.push(connect(&format!("ws://{at}/"), at).await?);
    }
    for mut socket in sockets {
        let count = count.clone();
        tokio::spawn(async move {
            let message = tokio_tungstenite::tungstenite::Message::text(MESSAGE);
            while socket.send(message.clone()).await.is_ok() && matches!(socket.next().await, Some(Ok(_))) {
                count.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let (began, before, work) = (Instant::now(), count.load(Ordering::Relaxed), Work::so_far(processes));
    tokio::time::sleep(measured).await;
    let messages = count.load(Ordering::Relaxed) - before;
    let seconds = began.elapsed().as_secs_f64();
    let mut figures =
        json!({ "connections": connections, "messages": messages, "per_second": messages as f64 / seconds });
    figures["work_us"] = Work::so_far(processes).each_since(&work, messages);
    Ok(figures)
}
