//! `walstatt completions` and `walstatt man`: what shells and manuals want to know.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use table::{Phrase, text};

use crate::Cli;
use crate::settings::Settings;

/// Print a completion script for a shell
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  walstatt completions bash > ~/.local/share/bash-completion/completions/walstatt
  walstatt completions fish > ~/.config/fish/completions/walstatt.fish")]
pub struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

/// Print the manual page, of everything or of one command
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  walstatt man | man -l -
  walstatt man simulate > walstatt-simulate.1")]
pub struct ManArgs {
    /// The command the page is about
    command: Option<String>,
}

/// What the foot of every page says.
const SOURCE: &str = concat!("walstatt ", env!("CARGO_PKG_VERSION"));

pub fn print_completions(args: &CompletionsArgs, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "walstatt", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

pub fn print_man(args: &ManArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut all = Cli::command();
    all.build();
    let command = match &args.command {
        None => all,
        Some(name) => {
            let unknown = Phrase::new("no-such-command").with("command", text(name));
            all.find_subcommand(name).ok_or_else(|| anyhow!(settings.say_phrase(&unknown)))?.clone()
        }
    };
    Man::new(command).source(SOURCE).render(&mut &mut *out)?;
    Ok(ExitCode::SUCCESS)
}
