//! How fast the engines are natively, for `cargo xtask bench site`, which asks the same of them in a browser.
//!
//! Each line of the input is a task, JSON; a line answers it with what came of it and the milliseconds that it took.

#![allow(clippy::disallowed_methods)] // A benchmark has to read the clock.

use std::io::{BufRead, Write};
use std::time::Instant;

use catalog::{Catalog, PlayerSpec};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use site::{Desk, Thought};
use table::{Lang, Rolls};

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Task {
    /// Random games.
    PlayOut { game: String, games: u32 },
    /// What a computer player does.
    Think(Box<Thought>),
    /// Questions from a seeded match for a computer player to think about.
    Positions { game: String, player: String },
}

#[derive(Serialize)]
struct Answer {
    millis: f64,
    result: Value,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let desk = Desk::new(Catalog::built_in());
    for line in std::io::stdin().lock().lines() {
        let task: Task = serde_json::from_str(&line?)?;
        let begun = Instant::now();
        let result = follow(&desk, task)?;
        let millis = begun.elapsed().as_secs_f64() * 1e3;
        println!("{}", serde_json::to_string(&Answer { millis, result })?);
        std::io::stdout().flush()?;
    }
    Ok(())
}

fn follow(desk: &Desk, task: Task) -> Result<Value, Box<dyn std::error::Error>> {
    Ok(match task {
        Task::PlayOut { game, games } => json!(desk.play_out(&game, games).map_err(|error| error.text)?),
        Task::Think(thought) => json!(desk.think(&thought, &|| 0).map_err(|error| error.text)?),
        Task::Positions { game, player } => json!(find_positions(&game, &player)?),
    })
}

/// Every eighth question of a match by habit.
fn find_positions(game: &str, player: &str) -> Result<Vec<Thought>, Box<dyn std::error::Error>> {
    const SEED: u64 = 1;
    const EVERY: i64 = 8;
    const MOST: usize = 12;
    let habit: PlayerSpec = "habit".parse().map_err(|_| "there is no player by habit")?;
    let catalog = Catalog::built_in();
    let mut played = catalog.game(game, Lang::EN)?.begin(&Value::Null, Rolls::Seeded(SEED), Lang::EN)?;
    let mut thoughts = Vec::new();
    let mut rows = 0;
    while let Some(asked) = played.asked_seats().first().filter(|_| thoughts.len() < MOST) {
        let seat = asked.seat;
        if rows % EVERY == 0 {
            let (id, player, transcript) = (room::ids::MatchId::new(), player.to_string(), played.save());
            thoughts.push(Thought::Choice { id, rows, transcript, seat, player, seed: SEED, millis: None });
        }
        played.let_play(seat, &habit, SEED, Lang::EN)?;
        rows += 1;
    }
    Ok(thoughts)
}
