//! `walstatt puzzle`: moments at which one choice is far better than all others; and finding and checking them.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use catalog::puzzles::{self, Goal, Mine, Puzzle};
use catalog::{AnyGame, PlayerSpec};
use clap::{Subcommand, ValueEnum};
use indicatif::{ProgressBar, ProgressStyle};
use table::{Phrase, quote, text};

use crate::options::OptionsArg;
use crate::play::{self, App, Manner};
use crate::settings::Settings;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    game: Option<String>,
    #[arg(value_name = "PUZZLE")]
    puzzle: Option<String>,
}

#[derive(Subcommand)]
enum Command {
    Mine(MineArgs),
    Check(CheckArgs),
}

#[derive(clap::Args)]
struct MineArgs {
    game: String,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, value_enum, default_value_t = Wanted::Win)]
    goal: Wanted,
    #[arg(long, value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    #[arg(long, short = 'n', value_name = "N", default_value_t = 100)]
    matches: u64,
    #[arg(long, value_name = "PLAYER")]
    player: Option<PlayerSpec>,
    #[arg(long, value_name = "N")]
    margin: Option<u32>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Wanted {
    Win,
    Best,
}

#[derive(clap::Args)]
struct CheckArgs {
    game: String,
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long)]
    again: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        Some(Command::Mine(args)) => return mine(args, settings, out),
        Some(Command::Check(args)) => return check(args, settings, out),
        None => {}
    }
    let catalog = settings.catalog()?;
    let Some(game) = &args.game else {
        for game in catalog.games() {
            let count = catalog.puzzles(game.id()).len();
            let phrase = Phrase::new("puzzle-count").with("game", text(game.id())).with("count", count);
            writeln!(out, "{}", settings.say_phrase(&phrase))?;
        }
        return Ok(ExitCode::SUCCESS);
    };
    let game = catalog.game(game, settings.lang)?.id();
    let course: Vec<_> = catalog.puzzles(game).iter().map(|puzzle| puzzle.to_lesson(game)).collect();
    let wanted = args.puzzle.as_deref().unwrap_or("1");
    let is_wanted = |(place, key): (usize, &str)| key == wanted || (place + 1).to_string() == wanted;
    let found = course.iter().map(|lesson| lesson.key.as_str()).enumerate().position(is_wanted);
    let phrase = Phrase::new("puzzle-none").with("puzzle", quote(wanted)).with("count", course.len());
    let at = found.ok_or_else(|| anyhow!(settings.say_phrase(&phrase)))?;
    let manner = Manner { lang: settings.lang, color: settings.color };
    let mut app = App::with_lesson(manner, Arc::new(catalog), course, at)?;
    play::play_in_terminal(&mut app, settings, out)
}

/// Looks for puzzles, match after match, and writes each one down when it is found.
fn mine(args: &MineArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let game: &dyn AnyGame = catalog.game(&args.game, settings.lang)?;
    let agreed = game.agree(&args.options.read(settings)?, settings.lang)?;
    // Whoever is to win in this turn wants to be nearly sure of it.
    let (goal, usual) = match args.goal {
        Wanted::Win => (Goal::Win, 750),
        Wanted::Best => (Goal::Best, 250),
    };
    let margin = args.margin.unwrap_or(usual);
    let player = args.player.clone().unwrap_or_else(|| puzzles::usual_player(game.id()));
    let mine = Mine { agreed: &*agreed, goal, player };
    let mut known = read_file(&args.file)?;
    let bar = ProgressBar::new(args.matches)
        .with_style(ProgressStyle::with_template("{bar:30} {pos}/{len} · {msg}").expect("the template is valid"));
    for seed in (args.seed..).take(args.matches as usize) {
        if let Some(found) = mine.dig(seed)?.filter(|found| found.margin >= margin) {
            known.retain(|puzzle: &Puzzle| puzzle.key != found.key);
            known.push(found);
            fs::write(&args.file, puzzles::write(&known)).with_context(|| args.file.display().to_string())?;
        }
        bar.inc(1);
        bar.set_message(known.len().to_string());
    }
    bar.finish_and_clear();
    let phrase = Phrase::new("puzzle-count").with("game", text(game.id())).with("count", known.len());
    writeln!(out, "{}", settings.say_phrase(&phrase))?;
    Ok(ExitCode::SUCCESS)
}

/// A file that is not there yet is empty.
fn read_file(file: &PathBuf) -> anyhow::Result<Vec<Puzzle>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let name = || file.display().to_string();
    let text = fs::read_to_string(file).with_context(name)?;
    puzzles::read(&text).map_err(|error| anyhow!(error)).with_context(name)
}

fn check(args: &CheckArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let game = catalog.game(&args.game, settings.lang)?.id();
    let listed = match &args.file {
        Some(file) => read_file(file)?,
        None => catalog.puzzles(game).to_vec(),
    };
    let mut bad = 0;
    for puzzle in &listed {
        let checked = puzzle.check(game, &catalog);
        let checked = if args.again { checked.and_then(|()| puzzle.check_again(game, &catalog)) } else { checked };
        if let Err(fault) = checked {
            bad += 1;
            writeln!(out, "{}: {fault}", puzzle.key)?;
        }
    }
    let phrase = Phrase::new("puzzle-checked").with("good", listed.len() - bad).with("bad", bad);
    writeln!(out, "{}", settings.say_phrase(&phrase))?;
    Ok(if bad == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
