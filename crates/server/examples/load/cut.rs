//! Two servers on one PostgreSQL, and the line is cut over which they tell each other what they write.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgConnection};
use tokio::task::JoinSet;
use tokio::time::timeout;

use crate::Outcome;
use crate::figures::Figures;
use crate::frame::read;
use crate::make::{Server, battle};
use crate::people::{Person, Table};

/// Only a run that fails waits for it.
const PATIENCE: Duration = Duration::from_secs(60);

/// The seats of every match are at different servers. While no server can listen, the first seats choose; then the line
/// stands again, and the second seats have to hear of it.
pub async fn measure(at: &[SocketAddr], data: &str, matches: usize) -> Outcome<Value> {
    let &[here, there] = at else { return Err("two servers are needed".into()) };
    let tables = sit_down([here, there], matches).await?;
    let mut database = Database::connect(data).await?;
    database.refuse_connections().await?;
    // Nobody leaves before everybody has heard of it: that would be news, too.
    let (mut hearing, mut chosen) = (JoinSet::new(), Vec::new());
    for Table { seats: [mut first, mut second] } in tables {
        hearing.spawn(async move {
            second.hear_that_it_is_waited_for().await?;
            Outcome::Ok((Instant::now(), second))
        });
        choose(&mut first).await?;
        chosen.push(first);
    }
    let began = Instant::now();
    database.take_connections().await?;
    let (mut last, mut early, mut all) = (began, 0, Vec::new());
    while let Some(heard) = timeout(PATIENCE, hearing.join_next()).await.map_err(|_| "somebody was never told")? {
        let (at, second) = heard??;
        early += usize::from(at < began);
        last = last.max(at);
        all.push(second);
    }
    let caught_up_ms = last.duration_since(began).as_secs_f64() * 1000.0;
    Ok(json!({ "matches": matches, "heard_during_the_cut": early, "caught_up_ms": caught_up_ms }))
}

/// Many at once: whoever is not read from for too long is let go.
async fn sit_down(at: [SocketAddr; 2], matches: usize) -> Outcome<Vec<Table>> {
    const AT_ONCE: usize = 32;
    let mut sitting = JoinSet::new();
    for worker in 0..AT_ONCE {
        sitting.spawn(async move {
            let (mut server, mut tables) = (Server::connect(at[0]).await?, Vec::new());
            for _ in (worker..matches).step_by(AT_ONCE) {
                let made = server.make(&battle(60)).await?;
                let mut table = Table::sit_down(at, &made).await?;
                for person in &mut table.seats {
                    hear_question(person).await?;
                }
                tables.push(table);
            }
            Outcome::Ok(tables)
        });
    }
    let mut all = Vec::new();
    for tables in sitting.join_all().await {
        all.extend(tables?);
    }
    Ok(all)
}

async fn hear_question(person: &mut Person) -> Outcome<()> {
    while person.asked.is_none() {
        let frame = person.next_frame().await.ok_or("the connection ended")?;
        person.note(&read(&frame), &Figures::default());
    }
    Ok(())
}

/// Both are asked at first; the answer of one is seen by the other because it is not waited for any more.
async fn choose(person: &mut Person) -> Outcome<()> {
    let figures = Figures::default();
    if !person.answer(&mut Pcg32::seed_from_u64(7)).await {
        return Err("the connection ended".into());
    }
    loop {
        let frame = person.next_frame().await.ok_or("the connection ended")?;
        let news = read(&frame);
        person.note(&news, &figures);
        if news.is_done {
            return Ok(());
        }
    }
}

/// PostgreSQL as its administrator sees it, from another database.
struct Database {
    connection: PgConnection,
    name: String,
}

impl Database {
    async fn connect(url: &str) -> Outcome<Database> {
        let (place, query) = url.split_once('?').unwrap_or((url, ""));
        let (before, name) = place.rsplit_once('/').ok_or("the address names a database")?;
        let connection = PgConnection::connect(&format!("{before}/postgres?{query}")).await?;
        Ok(Database { connection, name: name.to_string() })
    }

    /// Cuts those who listen, and lets nobody in.
    async fn refuse_connections(&mut self) -> Outcome<()> {
        self.run(format!("ALTER DATABASE {} WITH ALLOW_CONNECTIONS false", self.name)).await?;
        self.run(format!(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND query ILIKE 'LISTEN%'",
            self.name
        ))
        .await
    }

    async fn take_connections(&mut self) -> Outcome<()> {
        self.run(format!("ALTER DATABASE {} WITH ALLOW_CONNECTIONS true", self.name)).await
    }

    async fn run(&mut self, sql: String) -> Outcome<()> {
        sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut self.connection).await?;
        Ok(())
    }
}
