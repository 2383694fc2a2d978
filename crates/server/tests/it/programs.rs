//! The example of a program plays whole matches, with the limits that a server has by default.

use std::process::{Command, Stdio};
use std::time::Duration;

use crate::support::client::make_empty_match;
use crate::support::{file_in, serve_with};
use catalog::Catalog;
use serde_json::{Value, json};
use server::settings::Limits;
use table::Lang;
use tokio::task::spawn_blocking;

/// All games at once, as a few matches of one program.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_client_plays_a_whole_match_of_every_game() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is missing, so the example was not played");
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
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/example-client.py");
    let mut playing = Vec::new();
    for game in catalog.games() {
        let seats = game.agree(&Value::Null, Lang::EN).expect("the defaults are possible").seats();
        let seat = |seat| if seat == 0 { json!("friend") } else { json!({ "computer": "random" }) };
        let seats: Vec<Value> = (0..seats).map(seat).collect();
        let made = make_empty_match(at, json!({ "game": game.id(), "seats": seats, "reaction_seconds": 1 })).await;
        let mut command = Command::new("python3");
        command.args([client, &format!("http://{at}"), &made.id, &made.tokens[0]]);
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
        let child = child.expect("python3 starts");
        // Each is read from at once: who prints much would wait for its reader otherwise.
        playing.push((game.id(), spawn_blocking(|| child.wait_with_output())));
    }
    for (game, ended) in playing {
        let ended = ended.await.expect("nobody breaks down waiting").expect("python3 ends");
        let (told, errors) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
        assert!(ended.status.success() && errors.is_empty(), "{game}: {errors}");
        println!("{game}: {} sentences", told.lines().count());
    }
}
