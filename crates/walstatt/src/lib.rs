//! The command line of Walstatt, as a library so that tests can drive its parts without starting a process.
//!
//! Results go to stdout, everything else to stderr. With `--json` stdout has exactly one JSON value, and an error is
//! one JSON object on stderr: `{"error":{"text":".."}}`. Exit codes: 0 is good, 1 means that the thing failed, 2 that
//! the command line was not understood. Nobody listening any more (`walstatt games | head -1`) is no failure.

mod admin;
mod analyse;
mod arena;
mod balance;
mod bench;
mod board;
mod campaign;
mod content;
mod data;
mod dojo;
mod games;
mod help;
mod lab;
mod learn;
mod numbers;
mod odds;
pub mod options;
mod orders;
mod output;
mod pages;
pub mod play;
mod puzzle;
pub mod referee;
mod replay;
mod series;
mod serve;
pub mod settings;
mod simulate;
mod texts;
mod train;
mod verify;

use std::error::Error;
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use server::StartError;
use server::store::StoreError;
use settings::{Settings, SettingsArgs};
use table::Lang;
use table::content::say_io;

#[derive(Parser)]
#[command(name = "walstatt", version = pages::version())]
pub struct Cli {
    #[command(flatten)]
    settings: SettingsArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games(games::Args),
    Learn(learn::Args),
    Puzzle(puzzle::Args),
    Play(play::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Simulate(simulate::Args),
    Arena(arena::Args),
    Train(train::Args),
    Balance(balance::Args),
    Lab(lab::Args),
    Referee(referee::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Odds(odds::Args),
    Dojo(dojo::Args),
    Verify(verify::Args),
    Campaign(campaign::Args),
    Content(content::Args),
    Bench(bench::Args),
    Completions(pages::CompletionsArgs),
    Man(pages::ManArgs),
}

/// Reads a command line, does what it says, and gives the exit code.
pub fn run(line: impl IntoIterator<Item = OsString>) -> ExitCode {
    match help::read(&line.into_iter().collect::<Vec<_>>()) {
        Ok(cli) => cli.run(),
        Err(code) => code,
    }
}

impl Cli {
    /// Does what the command says, reports what goes wrong, and gives the exit code.
    pub fn run(self) -> ExitCode {
        let settings = Settings::of(&self.settings);
        let wants_json = self.command.wants_json();
        let mut out = BufWriter::new(io::stdout());
        let done = self.command.run(&settings, &mut out);
        let done = done.and_then(|code| Ok(out.flush().map(|()| code)?));
        done.unwrap_or_else(|error| report(&error, wants_json, &settings))
    }
}

impl Command {
    fn run(self, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
        match self {
            Command::Games(args) => games::run(&args, settings, out),
            Command::Learn(args) => learn::run(&args, settings, out),
            Command::Puzzle(args) => puzzle::run(&args, settings, out),
            Command::Play(args) => play::run(&args, settings, out),
            Command::Serve(args) => serve::run(&args, settings, out),
            Command::Admin(args) => admin::run(&args, settings, out),
            Command::Simulate(args) => simulate::run(&args, settings, out),
            Command::Arena(args) => arena::run(&args, settings, out),
            Command::Train(args) => train::run(&args, settings, out),
            Command::Balance(args) => balance::run(&args, settings, out),
            Command::Lab(args) => lab::run(&args, settings, out),
            Command::Referee(args) => referee::run(&args, settings, out),
            Command::Replay(args) => replay::run(&args, settings, out),
            Command::Analyse(args) => analyse::run(&args, settings, out),
            Command::Odds(args) => odds::run(&args, settings, out),
            Command::Dojo(args) => dojo::run(&args, settings, out),
            Command::Verify(args) => verify::run(&args, settings, out),
            Command::Campaign(args) => campaign::run(&args, settings, out),
            Command::Content(args) => content::run(&args, settings, out),
            Command::Bench(args) => bench::run(&args, settings, out),
            Command::Completions(args) => pages::print_completions(&args, settings, out),
            Command::Man(args) => pages::print_man(&args, settings, out),
        }
    }

    fn wants_json(&self) -> bool {
        match self {
            Command::Games(args) => args.json,
            Command::Learn(args) => args.wants_json(),
            Command::Simulate(args) => args.series.json,
            Command::Arena(args) => args.series.json,
            Command::Train(args) => args.series.json,
            Command::Balance(args) => args.json,
            Command::Lab(args) => args.json,
            Command::Replay(args) => args.json,
            Command::Analyse(args) => args.json,
            Command::Odds(args) => args.json,
            Command::Dojo(args) => args.json,
            Command::Verify(args) => args.json,
            Command::Campaign(args) => args.wants_json(),
            Command::Content(args) => args.wants_json(),
            Command::Admin(args) => args.wants_json(),
            Command::Bench(args) => args.json,
            Command::Referee(_) => true,
            Command::Play(_) | Command::Puzzle(_) | Command::Serve(_) | Command::Completions(_) | Command::Man(_) => {
                false
            }
        }
    }
}

/// Says what went wrong, unless it is only that nobody listens any more.
fn report(error: &anyhow::Error, wants_json: bool, settings: &Settings) -> ExitCode {
    if is_broken_pipe(error) {
        return ExitCode::SUCCESS;
    }
    let text = error.chain().map(|cause| say_cause(cause, settings.lang)).collect::<Vec<_>>().join(": ");
    let line = match wants_json {
        true => serde_json::json!({"error": {"text": text}}).to_string(),
        false => format!("{}: {text}", settings.say("error")),
    };
    let _nobody_listens_there_either = writeln!(io::stderr(), "{line}");
    ExitCode::FAILURE
}

/// Libraries say what went wrong in English; what people meet is said again in their language.
fn say_cause(cause: &(dyn Error + 'static), lang: Lang) -> String {
    if let Some(error) = cause.downcast_ref::<StartError>() {
        return error.say(lang);
    }
    if let Some(error) = cause.downcast_ref::<StoreError>() {
        return error.say(lang);
    }
    match cause.downcast_ref::<io::Error>() {
        Some(error) => say_io(error, lang),
        None => cause.to_string(),
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    kinds.into_iter().any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}
