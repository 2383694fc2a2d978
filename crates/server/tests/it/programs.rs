//! The example client plays whole matches, with a server's default limits.

use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::support::client::make_empty_match;
use super::support::{file_in, serve_with};
use catalog::Catalog;
use serde_json::{Value, json};
use server::settings::Limits;
use table::Lang;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::spawn_blocking;

const CLIENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-client.py");

fn is_python_here() -> bool {
    let is_here = Command::new("python3").arg("--version").output().is_ok();
    if !is_here {
        println!("python3 is missing, so the example was not played");
    }
    is_here
}

/// All games at once, as a few matches of one program.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_client_plays_a_whole_match_of_every_game() {
    if !is_python_here() {
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let server = serve_with(&file_in(folder.path()), |settings| {
        settings.limits = Limits::default();
        // A match has hundreds of windows.
        settings.among_computers = Duration::from_millis(20);
    })
    .await;
    let (at, catalog) = (server.address(), Catalog::built_in());
    let mut playing = Vec::new();
    for game in catalog.games() {
        let seats = game.agree(&Value::Null, Lang::EN).expect("the defaults are possible").seats();
        let seat = |seat| if seat == 0 { json!("friend") } else { json!({ "computer": "random" }) };
        let seats: Vec<Value> = (0..seats).map(seat).collect();
        let made = make_empty_match(at, json!({ "game": game.id(), "seats": seats, "reaction_seconds": 1 })).await;
        let mut command = Command::new("python3");
        command.args([CLIENT, &format!("http://{at}"), &made.id, &made.tokens[0]]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let child = child.expect("python3 starts");
        // All are read at the same time; otherwise one that prints a lot would block.
        playing.push((game.id(), spawn_blocking(|| child.wait_with_output())));
    }
    for (game, ended) in playing {
        let ended = ended.await.expect("waiting does not panic").expect("python3 ends");
        let (told, errors) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert!(ended.status.success() && errors.is_empty(), "{game}: {errors}");
        println!("{game}: {} sentences", told.lines().count());
    }
}

/// A server with one question that turns the first answer away.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_client_comes_back_when_it_is_turned_away() {
    if !is_python_here() {
        return;
    }
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
    let at = listener.local_addr().expect("it listens");
    let (answers, taken) = (Arc::new(AtomicUsize::new(0)), Arc::new(Notify::new()));
    let counted = answers.clone();
    tokio::spawn(async move {
        while let Ok((wire, _)) = listener.accept().await {
            tokio::spawn(answer_program(wire, counted.clone(), taken.clone()));
        }
    });
    let mut command = Command::new("python3");
    command.args([CLIENT, &format!("http://{at}"), "000000000000", "secret"]);
    let ended = spawn_blocking(move || command.output()).await.expect("waiting does not panic");
    let ended = ended.expect("python3 starts");
    let errors = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.success() && errors.is_empty(), "{errors}");
    assert_eq!(answers.load(Ordering::Relaxed), 2, "the same answer is sent again");
}

/// Answers one request.
async fn answer_program(mut wire: TcpStream, answers: Arc<AtomicUsize>, taken: Arc<Notify>) -> std::io::Result<()> {
    let mut request = Vec::new();
    while !is_whole(&request) {
        wire.read_buf(&mut request).await?;
    }
    let request = String::from_utf8_lossy(&request).into_owned();
    let path = request.split(' ').nth(1).unwrap_or_default();
    let answer = async |wire: &mut TcpStream, status: &str, body: &str| {
        let text = format!("HTTP/1.1 {status}\r\nRetry-After: 0\r\nConnection: close\r\n\r\n{body}");
        wire.write_all(text.as_bytes()).await
    };
    if path.ends_with("/stream") {
        answer(&mut wire, "200 OK", "{\"asked\":[{\"options\":[{}]}],\"key\":\"k\"}\n").await?;
        taken.notified().await;
        wire.write_all(b"{\"over\":{\"text\":\"The end\"}}\n").await
    } else if path.ends_with("/lines") && answers.fetch_add(1, Ordering::Relaxed) == 0 {
        answer(&mut wire, "429 Too Many Requests", r#"{"error":{"text":"Too many requests"}}"#).await
    } else {
        answer(&mut wire, "200 OK", "{}").await?;
        if path.ends_with("/lines") {
            taken.notify_one();
        }
        Ok(())
    }
}

/// Whether a request is complete, with its head and the announced body.
fn is_whole(request: &[u8]) -> bool {
    let request = String::from_utf8_lossy(request).to_lowercase();
    let Some((head, body)) = request.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    body.len() >= length.unwrap_or(0)
}
