//! `walstatt play`: play in the terminal.
//!
//! [`App`] holds everything that is on the screen and changes by keys alone; [`draw`] puts it into a frame. Neither
//! knows a terminal or a clock, so tests drive them like a person would. `terminal` lends them the real ones.

mod app;
mod draw;
mod form;
mod learning;
mod list;
mod orders;
mod panel;
mod plan;
mod sitting;
mod terminal;

use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use table::{Lang, Phrase};

pub use app::App;
pub use draw::draw;
pub use plan::{Opponent, Plan, Seating};
pub use sitting::{Done, Job};

use crate::options::{DiceArg, OptionsArg, read_file};
use crate::settings::Settings;
use crate::texts::TEXTS;

#[derive(clap::Args)]
pub struct Args {
    pub game: Option<String>,
    #[command(flatten)]
    pub options: OptionsArg,
    #[arg(long, value_name = "WHO")]
    pub opponent: Option<Opponent>,
    #[arg(long, value_name = "SEAT", default_value = "0")]
    pub seat: Seating,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub dice: Option<DiceArg>,
    #[arg(long)]
    pub hints: bool,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seed", "dice"])]
    pub load: Option<String>,
}

/// How to speak and to paint.
#[derive(Clone, Copy)]
pub struct Manner {
    pub lang: Lang,
    pub color: bool,
}

impl Manner {
    pub(crate) fn say(self, key: &'static str) -> String {
        self.say_phrase(&Phrase::new(key))
    }

    pub(crate) fn say_phrase(self, phrase: &Phrase) -> String {
        TEXTS.say(self.lang, phrase)
    }
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    play_in_terminal(&mut open(args, settings)?, settings, out)
}

/// From the first screen to what is said after the last one.
pub(crate) fn play_in_terminal(app: &mut App, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        bail!(settings.say("play-no-terminal"));
    }
    terminal::run(app)?;
    for line in app.farewell() {
        writeln!(out, "{line}")?;
    }
    Ok(if app.was_interrupted() { ExitCode::from(130) } else { ExitCode::SUCCESS })
}

/// From the command line to the first screen: a saved match, a new one, or the form.
pub fn open(args: &Args, settings: &Settings) -> anyhow::Result<App> {
    let manner = Manner { lang: settings.lang, color: settings.color };
    let catalog = Arc::new(settings.catalog()?);
    let opponent = args.opponent.clone().unwrap_or_default();
    let mut plan = Plan::new(opponent, args.seat, args.seed.unwrap_or_else(make_seed));
    (plan.asks_dice, plan.hints) = (args.dice.is_some(), args.hints);
    if let Some(file) = &args.load {
        let transcript = read_file(file, settings)?;
        let loaded = catalog.load(&transcript, None, manner.lang).with_context(|| file.clone())?;
        plan.game = loaded.game().to_string();
        plan.options = loaded.options();
        return Ok(App::with_match(manner, catalog, plan, loaded, Some(file.clone()))?);
    }
    if let Some(game) = &args.game {
        plan.game = catalog.game(game, manner.lang)?.id().to_string();
    }
    plan.options = args.options.read(settings)?;
    if args.game.is_none() || args.options.options.is_none() {
        return Ok(App::with_form(manner, catalog, plan));
    }
    let begun = plan.begin(&catalog, manner.lang)?;
    Ok(App::with_match(manner, catalog, plan, begun, None)?)
}

/// Nobody cares which match it is, as long as it is another one each time.
pub(crate) fn make_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    now.as_nanos() as u64 ^ u64::from(std::process::id()) << 32
}
