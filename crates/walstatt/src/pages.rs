//! `walstatt completions` and `walstatt man`: what shells and manuals want to know.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, anyhow};
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
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    all: Option<PathBuf>,
}

/// The version, and the commit if it was made for other people.
pub fn version() -> String {
    let version = env!("CARGO_PKG_VERSION");
    option_env!("WALSTATT_COMMIT").map_or_else(|| version.to_string(), |commit| format!("{version} ({commit})"))
}

pub fn print_completions(args: &CompletionsArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(settings.lang), "walstatt", &mut script);
    out.write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}

pub fn print_man(args: &ManArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let all = help::command(settings.lang);
    if let Some(folder) = &args.all {
        write_page(all.clone(), settings, &folder.join("walstatt.1"))?;
        for command in all.get_subcommands() {
            let file = folder.join(format!("walstatt-{}.1", command.get_name()));
            write_page(command.clone(), settings, &file)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let command = match &args.command {
        None => all,
        Some(name) => {
            let unknown = Phrase::new("no-such-command").with("command", text(name));
            all.find_subcommand(name).ok_or_else(|| anyhow!(settings.say_phrase(&unknown)))?.clone()
        }
    };
    out.write_all(make_page(command, settings)?.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn write_page(command: clap::Command, settings: &Settings, file: &Path) -> anyhow::Result<()> {
    let page = make_page(command, settings)?;
    std::fs::write(file, page).with_context(|| settings.say_path("cannot-write", file))
}

fn make_page(command: clap::Command, settings: &Settings) -> anyhow::Result<String> {
    let mut raw = Vec::new();
    Man::new(command).source(format!("walstatt {}", version())).render(&mut raw)?;
    let mut page = String::new();
    for line in String::from_utf8(raw)?.lines() {
        match HEADINGS.iter().find(|(heading, _)| line.strip_prefix(".SH ") == Some(heading)) {
            Some((_, key)) => page += &format!(".SH {}", settings.say(key)),
            None => page += line,
        }
        page.push('\n');
    }
    Ok(page)
}

/// The headings that the library writes in English; those of arguments and commands are translated already.
const HEADINGS: [(&str, &str); 5] = [
    ("NAME", "man-name"),
    ("SYNOPSIS", "man-synopsis"),
    ("DESCRIPTION", "man-description"),
    ("EXTRA", "man-extra"),
    ("VERSION", "man-version"),
];
