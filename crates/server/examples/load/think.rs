//! How long somebody with an easy opponent waits while the strongest ones think for others.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use serde_json::{Value, json};

use crate::Outcome;
use crate::figures::Times;
use crate::make::Server;
use crate::people::Person;

const TRIES: usize = 20;

/// All matches come from one address, so it is the match alone that decides who thinks next.
pub async fn measure(at: SocketAddr, matches: usize) -> Outcome<Value> {
    let mut server = Server::connect(at).await?;
    let alone = Times::default();
    wait_for_easy_ones(at, &mut server, &alone).await?;
    let answered = Arc::new(AtomicUsize::new(0));
    for _ in 0..matches {
        let (mut person, answered) = (sit_against(at, &mut server, "marshal").await?, answered.clone());
        tokio::spawn(async move {
            // It stays connected: nothing is thought for a match that nobody is at.
            while person.hear_that_it_is_waited_for().await.is_ok() {
                answered.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let beside = Times::default();
    wait_for_easy_ones(at, &mut server, &beside).await?;
    Ok(json!({
        "matches": matches,
        "of_them_answered": answered.load(Ordering::Relaxed),
        "alone_ms": alone.to_json(),
        "beside_ms": beside.to_json(),
    }))
}

/// From making the match until the computer has answered, again and again in a match of its own.
async fn wait_for_easy_ones(at: SocketAddr, server: &mut Server, times: &Times) -> Outcome<()> {
    for _ in 0..TRIES {
        let began = Instant::now();
        sit_against(at, server, "recruit").await?.hear_that_it_is_waited_for().await?;
        times.add(began.elapsed());
    }
    Ok(())
}

/// A match that the computer begins.
async fn sit_against(at: SocketAddr, server: &mut Server, player: &str) -> Outcome<Person> {
    let wish = json!({ "game": "moonstone", "seats": [{ "computer": player }, "me"] });
    let made = server.make(&wish).await?;
    Person::sit_down(at, &made, 0).await
}
