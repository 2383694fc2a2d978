//! `walstatt simulate`: let computer players play many games against each other.

mod tally;

use std::io::Write;
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Context;
use catalog::{Agreed, AnyGame, PlayerSpec};
use indicatif::{ProgressBar, ProgressStyle};
use players::derive_seed;
use rayon::prelude::*;
use serde::Serialize;
use serde_json::Value;
use table::{Phrase, text};

use crate::numbers;
use crate::output::{self, print_json};
use crate::series::{Series, SeriesArgs};
use crate::settings::Settings;
use tally::Tally;
pub use tally::{Interval, wilson};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, short = 'n', default_value_t = 1000, value_name = "N")]
    games: u64,
    #[arg(long, value_delimiter = ',', value_name = "PLAYERS")]
    seats: Option<Vec<PlayerSpec>>,
    #[command(flatten)]
    pub series: SeriesArgs,
}

/// The result of a series.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: Value,
    seed: u64,
    games: u64,
    seats: Vec<SeatReport>,
    draws: u64,
    /// How many games ended for which reason.
    reasons: std::collections::BTreeMap<&'static str, u64>,
    decisions: Decisions,
    timing: Timing,
}

#[derive(Serialize)]
struct SeatReport {
    player: String,
    wins: u64,
    rate: f64,
    interval: Interval,
}

#[derive(Serialize)]
struct Decisions {
    total: u64,
    least: u64,
    mean: f64,
    most: u64,
}

#[derive(Serialize)]
struct Timing {
    seconds: f64,
    threads: usize,
    games_per_second: f64,
    decisions_per_second: f64,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let Series { game, agreed, pool } = args.series.open(&catalog, settings)?;
    let players = match &args.seats {
        Some(players) => players.clone(),
        None => vec!["random".parse()?; agreed.seats().into()],
    };
    let start = Instant::now();
    let tally = pool.install(|| play_all(args, settings, &*agreed, &players))?;
    let seconds = start.elapsed().as_secs_f64();
    let report = make_report(args, &*agreed, game.id(), &players, &tally, (seconds, pool.current_num_threads()));
    if args.series.json {
        print_json(out, &report)?;
    } else {
        print_report(&report, game, settings, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn play_all(args: &Args, settings: &Settings, agreed: &dyn Agreed, players: &[PlayerSpec]) -> anyhow::Result<Tally> {
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}")
            .expect("the template is right"),
    );
    let seats = usize::from(agreed.seats());
    let play = |number: u64| {
        let played = agreed.play_alone(players, derive_seed(args.series.seed, number), settings.lang);
        progress.inc(1);
        let which_game = || settings.say_phrase(&Phrase::new("simulate-game").with("number", number as i64));
        played.map(|played| Tally::of(seats, &played)).with_context(which_game)
    };
    let tally = (0..args.games).into_par_iter().map(play).try_reduce(|| Tally::empty(seats), |a, b| Ok(a.plus(b)));
    progress.finish_and_clear();
    tally
}

fn make_report(
    args: &Args,
    agreed: &dyn Agreed,
    game: &'static str,
    players: &[PlayerSpec],
    tally: &Tally,
    (seconds, threads): (f64, usize),
) -> Report {
    let seat_report = |(player, wins): (&PlayerSpec, &u64)| SeatReport {
        player: player.to_string(),
        wins: *wins,
        rate: ratio(*wins, tally.games),
        interval: wilson(*wins as f64, tally.games),
    };
    Report {
        game,
        options: agreed.options(),
        seed: args.series.seed,
        games: tally.games,
        seats: players.iter().zip(&tally.wins).map(seat_report).collect(),
        draws: tally.draws,
        reasons: tally.reasons.clone(),
        decisions: Decisions {
            total: tally.decisions,
            least: tally.least_decisions.unwrap_or(0),
            mean: ratio(tally.decisions, tally.games),
            most: tally.most_decisions,
        },
        timing: Timing {
            seconds,
            threads,
            games_per_second: tally.games as f64 / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
        },
    }
}

fn ratio(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

fn print_report(report: &Report, game: &dyn AnyGame, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = settings.lang;
    let percent = |share: f64| numbers::percent(lang, share);
    let head = ["simulate-seat", "simulate-player", "simulate-wins", "simulate-rate", "simulate-interval"];
    let mut table = output::table(head.map(|key| settings.say(key)), 2);
    for (seat, row) in report.seats.iter().enumerate() {
        table.add_row([
            seat.to_string(),
            row.player.clone(),
            numbers::count(lang, row.wins),
            percent(row.rate),
            format!("{} – {}", percent(row.interval.low), percent(row.interval.high)),
        ]);
    }
    writeln!(out, "{table}")?;
    let draws = Phrase::new("simulate-draws").with("draws", report.draws as i64);
    let draws = draws.with("games", report.games as i64);
    writeln!(out, "{}", settings.say_phrase(&draws.with("rate", text(percent(ratio(report.draws, report.games))))))?;
    print_reasons(report, game, settings, out)?;
    print_speed(report, settings, out)
}

fn print_reasons(report: &Report, game: &dyn AnyGame, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let head = ["simulate-reason", "simulate-games", "simulate-share"];
    let mut table = output::table(head.map(|key| settings.say(key)), 1);
    for (reason, games) in &report.reasons {
        let sentence = game.say_key(settings.lang, reason).unwrap_or_else(|| (*reason).to_string());
        let share = numbers::percent(settings.lang, ratio(*games, report.games));
        table.add_row([sentence, numbers::count(settings.lang, *games), share]);
    }
    writeln!(out, "{table}")?;
    Ok(())
}

fn print_speed(report: &Report, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = settings.lang;
    let decisions = Phrase::new("simulate-decisions")
        .with("mean", text(numbers::decimal(lang, report.decisions.mean, 1)))
        .with("least", report.decisions.least as i64)
        .with("most", report.decisions.most as i64);
    let speed = Phrase::new("simulate-speed")
        .with("decisions", report.timing.decisions_per_second as i64)
        .with("games", report.timing.games_per_second as i64)
        .with("seconds", text(numbers::decimal(lang, report.timing.seconds, 2)))
        .with("threads", report.timing.threads as i64);
    writeln!(out, "{}\n{}", settings.say_phrase(&decisions), settings.say_phrase(&speed))?;
    Ok(())
}
