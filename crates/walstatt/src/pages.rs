//! `walstatt completions` and `walstatt man`: what shells and manuals want to know.

use std::io::Write;
use std::process::ExitCode;

use anyhow::anyhow;
use clap_complete::Shell;
use clap_mangen::Man;
use table::{Phrase, text};

use crate::help;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct CompletionsArgs {
    shell: Shell,
}

#[derive(clap::Args)]
pub struct ManArgs {
    command: Option<String>,
}

/// What the foot of every page says.
const SOURCE: &str = concat!("walstatt ", env!("CARGO_PKG_VERSION"));

pub fn print_completions(args: &CompletionsArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(settings.lang), "walstatt", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

pub fn print_man(args: &ManArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let all = help::command(settings.lang);
    let command = match &args.command {
        None => all,
        Some(name) => {
            let unknown = Phrase::new("no-such-command").with("command", text(name));
            all.find_subcommand(name).ok_or_else(|| anyhow!(settings.say_phrase(&unknown)))?.clone()
        }
    };
    let mut page = Vec::new();
    Man::new(command).source(SOURCE).render(&mut page)?;
    for line in String::from_utf8(page)?.lines() {
        match HEADINGS.iter().find(|(heading, _)| line.strip_prefix(".SH ") == Some(heading)) {
            Some((_, key)) => writeln!(out, ".SH {}", settings.say(key))?,
            None => writeln!(out, "{line}")?,
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The headings that the library writes in English; those of arguments and commands are translated already.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "man-name"),
    ("SYNOPSIS", "man-synopsis"),
    ("DESCRIPTION", "man-description"),
    ("EXTRA", "man-extra"),
    ("VERSION", "man-version"),
];
