//! From the command line to a match.

use std::fs;
use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use anyhow::{Context, bail};
use catalog::AnyMatch;
use catalog::lines::describe;
use serde_json::Value;
use table::content::locate_json;
use table::{Phrase, Rolls, text};

use super::words::say;
use super::{Referee, serve};
use crate::options::{DiceArg, OptionsArg, read_file};
use crate::output::print_json;
use crate::play::make_seed;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[arg(required_unless_present = "schema")]
    game: Option<String>,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, value_name = "N", conflicts_with = "dice")]
    seed: Option<u64>,
    #[arg(long, value_enum, value_name = "WHO")]
    dice: Option<DiceArg>,
    #[arg(long, value_name = "FILE")]
    position: Option<String>,
    #[arg(long)]
    hints: bool,
    #[arg(long, conflicts_with_all = ["options", "seed", "dice", "position", "hints"])]
    schema: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if args.schema {
        let catalog = settings.catalog()?;
        let game = args.game.as_deref().map(|game| catalog.game(game, settings.lang)).transpose()?;
        print_json(out, &describe(game))?;
    } else {
        let referee = Referee::new(begin(args, settings)?, settings.lang, Box::new(save));
        let mut referee = referee.with_hints(args.hints);
        serve(&mut referee, BufReader::new(io::stdin().lock()), out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn begin(args: &Args, settings: &Settings) -> anyhow::Result<Box<dyn AnyMatch>> {
    let (catalog, lang) = (settings.catalog()?, settings.lang);
    let game = catalog.game(args.game.as_deref().unwrap_or_default(), lang)?;
    let rolls = match (args.seed, args.dice) {
        (_, Some(DiceArg::Ask)) => Rolls::Outside,
        (Some(seed), None) => Rolls::Seeded(seed),
        (None, None) => Rolls::Seeded(make_seed()),
    };
    let options = args.options.read(settings)?;
    let Some(file) = &args.position else { return Ok(game.begin(&options, rolls, lang)?) };
    let written = read_position(file, game.id(), settings)?;
    let options = if args.options.options.is_some() { options } else { written.options };
    let agreed = game.agree(&options, lang).with_context(|| file.clone())?;
    agreed.begin_at(&written.position, rolls, lang).with_context(|| file.clone())
}

/// A position and the options it belongs to; `null` if they are not known.
struct Written {
    position: Value,
    options: Value,
}

/// Reads a position as the referee prints it, with its game and options, or a bare one.
fn read_position(file: &str, game: &str, settings: &Settings) -> anyhow::Result<Written> {
    let json = read_file(file, settings)?;
    let explain = |error| anyhow::anyhow!(locate_json(&error, settings.lang));
    let mut value: Value = serde_json::from_str(&json).map_err(explain).with_context(|| file.to_string())?;
    let Some(position) = value.get_mut("position").map(Value::take) else {
        return Ok(Written { position: value, options: Value::Null });
    };
    if let Some(found) = value["game"].as_str().filter(|found| *found != game) {
        let phrase = Phrase::new("position-of-other-game").with("file", text(file));
        bail!(say(settings.lang, &phrase.with("found", text(found)).with("wanted", text(game))));
    }
    Ok(Written { position, options: value["options"].take() })
}

/// Writes a transcript beside the file and moves it there, so that a full disk does not cost an older save.
fn save(file: &str, transcript: &str) -> io::Result<()> {
    let is_special = fs::symlink_metadata(file).is_ok_and(|found| !found.is_file());
    if is_special {
        return fs::write(file, transcript);
    }
    let beside = format!("{file}.part");
    fs::write(&beside, transcript).and_then(|()| fs::rename(&beside, file)).inspect_err(|_| {
        let _it_may_not_be_there = fs::remove_file(&beside);
    })
}
