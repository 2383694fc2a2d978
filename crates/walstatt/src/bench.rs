//! `walstatt bench`: how fast the games are.

mod duels;

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use catalog::{Agreed, AnyGame};
use serde::Serialize;
use serde_json::Value;

use crate::numbers;
use crate::options::OptionsArg;
use crate::output::{self, print_json};
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    game: Option<String>,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, short = 'n', default_value_t = 10_000, value_name = "N")]
    games: u64,
    #[arg(long, conflicts_with = "fixed")]
    duels: bool,
    #[arg(long, hide = true)]
    fixed: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Run {
    game: &'static str,
    options: Value,
    games: u64,
    decisions: u64,
    position_bytes: usize,
    timing: Timing,
}

#[derive(Serialize)]
struct Timing {
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    clone_nanoseconds: f64,
}

const SEED: u64 = 1;
const FIXED_GAMES: u64 = 200;
const CLONES: u64 = 1_000_000;

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let options = args.options.read(settings)?;
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![catalog.game(id, settings.lang)?],
        None => catalog.games().collect(),
    };
    if args.duels {
        return duels::run(&games, &options, args.json, settings, out);
    }
    let mut runs = Vec::new();
    for game in games {
        let agreed = game.agree(&options, settings.lang)?;
        match args.fixed {
            true => writeln!(out, "{} {FIXED_GAMES} {}", game.id(), agreed.play_out(FIXED_GAMES, SEED))?,
            false => runs.push(measure(game.id(), &*agreed, args.games)),
        }
    }
    match (args.fixed, args.json) {
        (true, _) => {}
        (false, true) => print_json(out, &runs)?,
        (false, false) => print_runs(&runs, settings, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn measure(game: &'static str, agreed: &dyn Agreed, games: u64) -> Run {
    agreed.play_out(games.div_ceil(10), SEED);
    let (seconds, decisions) = time(|| agreed.play_out(games, SEED));
    let (clone_seconds, ()) = time(|| agreed.clone_position(CLONES, SEED));
    let timing = Timing {
        seconds,
        decisions_per_second: decisions as f64 / seconds,
        games_per_second: games as f64 / seconds,
        clone_nanoseconds: clone_seconds * 1e9 / CLONES as f64,
    };
    Run { game, options: agreed.options(), games, decisions, position_bytes: agreed.position_bytes(), timing }
}

/// Never quite nothing, so that it can be divided by.
fn time<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let result = work();
    (start.elapsed().as_secs_f64().max(1e-9), result)
}

const HEAD: [&str; 7] = [
    "bench-game",
    "bench-games",
    "bench-decisions",
    "bench-decisions-per-second",
    "bench-games-per-second",
    "bench-clone",
    "bench-bytes",
];

fn print_runs(runs: &[Run], settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let count = |number: u64| numbers::count(settings.lang, number);
    let mut table = output::table(HEAD.map(|key| settings.say(key)), 1);
    for run in runs {
        table.add_row([
            run.game.to_string(),
            count(run.games),
            count(run.decisions),
            count(run.timing.decisions_per_second as u64),
            count(run.timing.games_per_second as u64),
            numbers::decimal(settings.lang, run.timing.clone_nanoseconds, 1),
            count(run.position_bytes as u64),
        ]);
    }
    writeln!(out, "{table}")?;
    Ok(())
}
