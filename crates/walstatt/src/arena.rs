//! `walstatt arena`: which of two computer players is the stronger one.

mod blunders;
mod score;
mod watch;

use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Context;
use catalog::{Agreed, AnyGame, PlayerSpec, PlayerSpecError};
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
use crate::simulate::Interval;
use blunders::Laughs;
use score::{Pair, Score, Test, Verdict};
use watch::{Stopwatch, Thought};

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "PLAYERS")]
    seats: Opponents,
    #[arg(long, short = 'n', default_value_t = 400, value_name = "N")]
    games: u64,
    #[arg(long)]
    whole: bool,
    #[command(flatten)]
    pub series: SeriesArgs,
}

/// Two players with a comma between them.
#[derive(Clone)]
struct Opponents([PlayerSpec; 2]);

impl FromStr for Opponents {
    type Err = String;

    fn from_str(players: &str) -> Result<Opponents, String> {
        let (one, other) = players.split_once(',').ok_or("two players have a comma between them")?;
        let read = |name: &str| name.parse().map_err(|error: PlayerSpecError| error.to_string());
        Ok(Opponents([read(one)?, read(other)?]))
    }
}

/// The series is looked at after this many pairs, whatever the number of cores.
const BATCH: u64 = 4;

/// How a series went, seen from the first player.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    options: Value,
    seed: u64,
    players: [String; 2],
    games: u64,
    draws: u64,
    score: f64,
    rate: f64,
    interval: Interval,
    /// `None` where one player won everything.
    elo: Option<f64>,
    elo_interval: [Option<f64>; 2],
    verdict: Verdict,
    decisions: [u64; 2],
    blunders: Vec<blunders::Row>,
    timing: [Timing; 2],
}

/// Time of one core that a player took for a decision.
#[derive(Serialize)]
struct Timing {
    mean_milliseconds: f64,
    worst_milliseconds: f64,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let Series { game, agreed, pool } = args.series.open(&catalog, settings)?;
    let Opponents(players) = &args.seats;
    let sums = pool.install(|| compete(args, settings, &*agreed, players))?;
    let report = make_report(args, game.id(), &*agreed, players, &sums);
    if args.series.json {
        print_json(out, &report)?;
    } else {
        print_report(&report, game, settings, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What a series adds up, or a pair of it.
#[derive(Default)]
struct Sums {
    score: Score,
    thought: [Thought; 2],
    laughs: Laughs,
}

/// Plays pairs of games until all are played or the test has decided.
fn compete(args: &Args, settings: &Settings, agreed: &dyn Agreed, players: &[PlayerSpec; 2]) -> anyhow::Result<Sums> {
    let pairs = args.games.div_ceil(2);
    let progress = ProgressBar::new(2 * pairs).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}  {msg}").expect("the template is right"),
    );
    let (mut sums, mut next) = (Sums::default(), 0);
    while next < pairs && (args.whole || Test::USUAL.decide(&sums.score) == Verdict::Open) {
        let batch = next..pairs.min(next + BATCH);
        let play = |number: u64| {
            let played = play_pair(agreed, players, derive_seed(args.series.seed, number), settings);
            progress.inc(2);
            played.with_context(|| settings.say_phrase(&Phrase::new("arena-pair").with("number", number as i64)))
        };
        let played: Vec<_> = batch.clone().into_par_iter().map(play).collect::<anyhow::Result<_>>()?;
        for (pair, by, laughs) in played {
            sums.score.add(pair);
            sums.thought.iter_mut().zip(by).for_each(|(sum, more)| sum.add(more));
            sums.laughs.add(&laughs);
        }
        progress.set_message(numbers::percent(settings.lang, sums.score.rate()));
        next = batch.end;
    }
    progress.finish_and_clear();
    Ok(sums)
}

/// Two games on the same dice; the players change seats between them.
fn play_pair(
    agreed: &dyn Agreed,
    players: &[PlayerSpec; 2],
    seed: u64,
    settings: &Settings,
) -> anyhow::Result<(Pair, [Thought; 2], Laughs)> {
    let (mut pair, mut thought, mut laughs) = (Pair::default(), <[Thought; 2]>::default(), Laughs::default());
    for swapped in 0..2 {
        let sits = |seat: usize| (seat + swapped) % 2;
        let seats: Vec<PlayerSpec> = (0..usize::from(agreed.seats())).map(|seat| players[sits(seat)].clone()).collect();
        let mut watch = Stopwatch::default();
        let mut hear = |seat: table::Seat, thinking| watch.hear(&mut thought[sits(seat.index())], thinking);
        let (played, blunders) = agreed.play_watched(&seats, seed, &mut hear, settings.lang)?;
        blunders.list().iter().for_each(|blunder| laughs.count(sits(blunder.seat.index()), blunder));
        let own = played.winners.iter().filter(|seat| sits(seat.index()) == 0).count();
        pair.add(own, played.winners.len(), seats.len());
    }
    Ok((pair, thought, laughs))
}

fn make_report(
    args: &Args,
    game: &'static str,
    agreed: &dyn Agreed,
    players: &[PlayerSpec; 2],
    Sums { score, thought, laughs }: &Sums,
) -> Report {
    let interval = score.interval();
    Report {
        game,
        options: agreed.options(),
        seed: args.series.seed,
        players: players.each_ref().map(PlayerSpec::to_string),
        games: score.games(),
        draws: score.draws,
        score: score.won(),
        rate: score.rate(),
        interval,
        elo: score::elo(score.rate()),
        elo_interval: [score::elo(interval.low), score::elo(interval.high)],
        verdict: Test::USUAL.decide(score),
        decisions: thought.each_ref().map(|thought| thought.decisions),
        blunders: laughs.rows(),
        timing: thought.each_ref().map(|thought| Timing {
            mean_milliseconds: thought.mean_milliseconds(),
            worst_milliseconds: thought.worst_milliseconds(),
        }),
    }
}

const HEAD: [&str; 7] =
    ["arena-player", "arena-score", "arena-rate", "arena-interval", "arena-decisions", "arena-mean", "arena-worst"];

fn print_report(report: &Report, game: &dyn AnyGame, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let lang = settings.lang;
    let percent = |share: f64| numbers::percent(lang, share);
    let milliseconds = |number: f64| {
        settings.say_phrase(&Phrase::new("arena-milliseconds").with("number", text(numbers::decimal(lang, number, 2))))
    };
    let mut table = output::table(HEAD.map(|key| settings.say(key)), 1);
    let Interval { low, high } = report.interval;
    let rows = [(report.score, low, high), (report.games as f64 - report.score, 1.0 - high, 1.0 - low)];
    for (index, (score, low, high)) in rows.into_iter().enumerate() {
        table.add_row([
            report.players[index].clone(),
            numbers::decimal(lang, score, 1),
            percent(score / (report.games as f64).max(1.0)),
            format!("{} – {}", percent(low), percent(high)),
            numbers::count(lang, report.decisions[index]),
            milliseconds(report.timing[index].mean_milliseconds),
            milliseconds(report.timing[index].worst_milliseconds),
        ]);
    }
    writeln!(out, "{table}")?;
    let games = Phrase::new("arena-games").with("games", report.games as i64).with("draws", report.draws as i64);
    writeln!(out, "{}", settings.say_phrase(&games))?;
    let elo = |elo: Option<f64>| text(elo.map_or("∞".into(), |elo| numbers::decimal(lang, elo, 0)));
    let [player, other] = report.players.each_ref().map(|name| text(name.clone()));
    let phrase = Phrase::new("arena-elo").with("player", player.clone()).with("other", other.clone());
    let phrase = phrase.with("elo", elo(report.elo)).with("low", elo(report.elo_interval[0]));
    writeln!(out, "{}", settings.say_phrase(&phrase.with("high", elo(report.elo_interval[1]))))?;
    let verdict = Phrase::new(report.verdict.key()).with("player", player).with("other", other);
    writeln!(out, "{}", settings.say_phrase(&verdict))?;
    blunders::print(&report.blunders, &report.players, game, settings, out)
}
