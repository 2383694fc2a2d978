//! `walstatt content`: look after data files.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{Catalog, ContentReport};
use clap::Subcommand;
use table::{Phrase, text};

use crate::numbers;
use crate::output::print_json;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(CheckArgs),
}

#[derive(clap::Args)]
struct CheckArgs {
    folder: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn wants_json(&self) -> bool {
        let Command::Check(args) = &self.command;
        args.json
    }
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Command::Check(args) = &args.command;
    let folder = args.folder.as_ref().or(settings.content.as_ref());
    let reports = Catalog::check_content(folder.map(PathBuf::as_path), settings.lang);
    let is_good = reports.iter().all(|report| report.problems.is_empty());
    if args.json {
        print_json(out, &serde_json::json!({"ok": is_good, "content": reports}))?;
    } else {
        for report in &reports {
            print_report(report, settings, out)?;
        }
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print_report(report: &ContentReport, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let game = || text(report.game.as_str());
    let count = |count: &catalog::Count| {
        format!("{} {}", numbers::count(settings.lang, count.count as u64), count.what.get(settings.lang))
    };
    let phrase = if report.problems.is_empty() {
        let counts: Vec<String> = report.counts.iter().map(count).collect();
        Phrase::new("content-good").with("game", game()).with("counts", text(counts.join(", ")))
    } else {
        Phrase::new("content-bad").with("game", game()).with("problems", report.problems.len() as i64)
    };
    writeln!(out, "{}", settings.say_phrase(&phrase))?;
    for problem in &report.problems {
        writeln!(out, "  {problem}")?;
    }
    Ok(())
}
