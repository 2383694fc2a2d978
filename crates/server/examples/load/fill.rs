//! A database full of matches that ended long ago, and how fast a server answers with it.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use room::ids::MatchId;
use serde_json::{Value, json};
use server::store::{OpenAs, Store};
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::Outcome;
use crate::figures::{Figures, Times};
use crate::make::{Server, battle};
use crate::people::Table;

/// Rows are written so many matches at a time.
const STEP: usize = 100_000;

/// Plays one match to its end, packs it, and writes it down so many times under other names.
pub async fn fill(at: SocketAddr, data: &str, matches: usize) -> Outcome<Value> {
    let began = Instant::now();
    let made = Server::connect(at).await?.make(&battle(60)).await?;
    let mut table = Table::sit_down([at, at], &made).await?;
    table.play_at_once(&Figures::default(), &mut Pcg32::seed_from_u64(7), usize::MAX).await;
    let id: MatchId = made.id.parse()?;
    let store = Store::open(data, OpenAs::Administrator).await?;
    store.pack(id).await?;
    store.close().await;
    for first in (0..matches).step_by(STEP) {
        let last = matches.min(first + STEP) - 1;
        for sql in copies(id.number(), first, last) {
            execute(data, sql).await?;
        }
    }
    if data.starts_with("postgres") {
        // What its own housekeeping does soon after.
        execute(data, "VACUUM (ANALYZE) matches".into()).await?;
        execute(data, "VACUUM (ANALYZE) packed".into()).await?;
    }
    Ok(json!({ "matches": matches, "seconds": began.elapsed().as_secs_f64() }))
}

/// One match as several, in SQL that both databases understand.
fn copies(of: i64, first: usize, last: usize) -> [String; 3] {
    let numbers = format!(
        "WITH RECURSIVE numbers (n) AS
             (SELECT CAST({first} AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < {last}) "
    );
    [
        format!(
            "{numbers} INSERT INTO matches (id, game, created, listed, setup, secret, stage, due, packed)
             SELECT {NAME}, game, created - 1000 * (n + 1), listed, setup, secret, stage, due, packed
             FROM matches, numbers WHERE id = {of}"
        ),
        format!(
            "{numbers} INSERT INTO packed (match, changed, log)
             SELECT {NAME}, changed - 1000 * (n + 1), log FROM packed, numbers WHERE match = {of}"
        ),
        format!(
            "{numbers} INSERT INTO tokens (match, hash, seat, kind)
             SELECT {NAME}, hash, seat, kind FROM tokens, numbers WHERE match = {of}"
        ),
    ]
}

/// Names are scattered, as those are that nobody could foresee.
const NAME: &str = "((n + 1) * 1103515245) % 2147483647 * 500000000 + 7";

fn name(number: usize) -> Option<MatchId> {
    MatchId::from_number((number as i64 + 1) * 1_103_515_245 % 2_147_483_647 * 500_000_000 + 7)
}

async fn execute(data: &str, sql: String) -> Outcome<()> {
    if data.starts_with("postgres") {
        let mut connection = PgConnection::connect(data).await?;
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut connection).await?;
        connection.close().await?;
    } else {
        let connection = rusqlite::Connection::open(data)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.execute_batch(&sql)?;
    }
    Ok(())
}

/// Asks for one thing after the other, each many times.
pub async fn measure(at: SocketAddr, matches: usize) -> Outcome<Value> {
    const TRIES: usize = 100;
    let mut server = Server::connect(at).await?;
    let [lobby, opening, making, choosing] = [(); 4].map(|()| Times::default());
    for number in 0..TRIES {
        let began = Instant::now();
        server.get("/api/matches").await?;
        lobby.add(began.elapsed());

        // Each one once, so that it comes from the disk.
        let id = name(number * (matches / TRIES).max(1) % matches).ok_or("it is a name")?;
        let began = Instant::now();
        server.get(&format!("/api/matches/{id}")).await?;
        opening.add(began.elapsed());

        let began = Instant::now();
        let made = server.make(&battle(60)).await?;
        making.add(began.elapsed());

        let lines = format!("/api/matches/{}/lines", made.id);
        let began = Instant::now();
        server.post(&lines, Some(&made.tokens[0]), &json!({ "choose": 0 })).await?;
        choosing.add(began.elapsed());
    }
    Ok(json!({
        "matches": matches,
        "middle": name(matches / 2).map(|id| id.to_string()),
        "lobby_ms": lobby.to_json(),
        "opening_ms": opening.to_json(),
        "making_ms": making.to_json(),
        "choice_ms": choosing.to_json(),
    }))
}
