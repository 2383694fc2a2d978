//! Many matches that go on at once while nobody stays connected: what each costs, and whether answers stay fast.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::Outcome;
use crate::figures::Times;
use crate::make::{Made, Server, battle};

/// So many ask at the same time.
const AT_ONCE: usize = 32;

/// Makes the matches, then makes choices all over them for a while.
pub async fn measure(at: SocketAddr, matches: usize, measured: Duration) -> Outcome<Value> {
    let began = Instant::now();
    let made = Arc::new(make(at, matches).await?);
    let set_up = began.elapsed().as_secs_f64();
    let (times, next) = (Arc::new(Times::default()), Arc::new(AtomicUsize::new(0)));
    let began = Instant::now();
    let mut asking = JoinSet::new();
    for _ in 0..AT_ONCE {
        let (made, times, next) = (made.clone(), times.clone(), next.clone());
        asking.spawn(async move {
            let mut server = Server::connect(at).await?;
            let mut done = 0_usize;
            while began.elapsed() < measured {
                // One after the other and never the same twice in a row, as people would who think for a while.
                let number = next.fetch_add(1, Ordering::Relaxed);
                done += usize::from(choose(&mut server, &made[number % made.len()], number, &times).await?);
            }
            Outcome::Ok(done)
        });
    }
    let mut choices = 0;
    for done in asking.join_all().await {
        choices += done?;
    }
    let per_second = choices as f64 / began.elapsed().as_secs_f64();
    Ok(json!({
        "matches": matches,
        "set_up_seconds": set_up,
        "choices": choices,
        "per_second": per_second,
        "answered_ms": times.to_json(),
    }))
}

async fn make(at: SocketAddr, matches: usize) -> Outcome<Vec<Made>> {
    let left = Arc::new(AtomicUsize::new(matches));
    let mut making = JoinSet::new();
    for _ in 0..AT_ONCE {
        let left = left.clone();
        making.spawn(async move {
            let (mut server, mut made) = (Server::connect(at).await?, Vec::new());
            while left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok() {
                made.push(server.make(&battle(60)).await?);
            }
            Outcome::Ok(made)
        });
    }
    let mut all = Vec::with_capacity(matches);
    for made in making.join_all().await {
        all.extend(made?);
    }
    Ok(all)
}

/// The first option, at the seat that is asked; says whether it was taken.
async fn choose(server: &mut Server, made: &Made, number: usize, times: &Times) -> Outcome<bool> {
    let path = format!("/api/matches/{}/lines", made.id);
    for seat in [number % 2, (number + 1) % 2] {
        let began = Instant::now();
        let (status, _) = server.ask("POST", &path, Some(&made.tokens[seat]), r#"{"choose":0}"#).await?;
        if status == 200 {
            times.add(began.elapsed());
            return Ok(true);
        }
    }
    Ok(false)
}
