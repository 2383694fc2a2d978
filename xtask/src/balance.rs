//! `balance GAME`: plays many games and writes the results into `docs/balance/GAME.md`.
//!
//! The report is written by people; only the text between two marks is generated. A mark names what is counted and the
//! arguments; `pairings` (in `pairings.rs`) plays every faction against every other:
//!
//! ```text
//! <!-- walstatt balance --options '{"players":3}' -->
//! (tables)
//! <!-- end -->
//! <!-- walstatt pairings --games 52 -->
//! (tables)
//! <!-- end -->
//! <!-- walstatt lab --deals 300 -->
//! (tables of the game's own study)
//! <!-- end -->
//! ```

use crate::{bench, pairings, shell};
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

const BEGIN: &str = "<!-- walstatt ";
const END: &str = "<!-- end -->";

pub fn run(args: &[String]) -> Result<()> {
    let [game, more @ ..] = args else {
        bail!("balance needs the game, for example `cargo xtask balance kleine-helden`")
    };
    let path = shell::root().join("docs/balance").join(format!("{game}.md"));
    let report = std::fs::read_to_string(&path)
        .with_context(|| format!("there is no report docs/balance/{game}.md with marks to fill"))?;
    let walstatt = bench::build_walstatt()?;
    let filled = fill(&report, |mark, _| match mark {
        [what, mark @ ..] if what == "balance" => count(&walstatt, game, mark, more),
        [what, mark @ ..] if what == "pairings" => pairings::count(&walstatt, game, mark, more),
        [what, mark @ ..] if what == "lab" => study(&walstatt, game, mark, more),
        _ => bail!("a mark counts `balance`, `pairings` or `lab`, not `{}`", mark.join(" ")),
    })?;
    std::fs::write(&path, filled).with_context(|| format!("could not write docs/balance/{game}.md"))?;
    println!("Wrote docs/balance/{game}.md.");
    Ok(())
}

fn count(walstatt: &Path, game: &str, mark: &[String], more: &[String]) -> Result<String> {
    let mut command = Command::new(walstatt);
    command.args(["--lang", "en", "balance", game, "--markdown"]).args(mark).args(more);
    println!("{}", shell::show(&command));
    shell::capture(command)
}

/// The game's own study. Its pages, and what was played, stay in the target folder.
fn study(walstatt: &Path, game: &str, mark: &[String], more: &[String]) -> Result<String> {
    let folder = walstatt.with_file_name(format!("{game}-lab"));
    let mut command = Command::new(walstatt);
    command.args(["--lang", "en", "lab", game, "--markdown", "--out"]).arg(folder).args(mark).args(more);
    println!("{}", shell::show(&command));
    shell::capture(command)
}

/// Replaces the figures between all marks; they are made from the arguments of the mark and the old figures.
pub fn fill(report: &str, mut figures: impl FnMut(&[String], &str) -> Result<String>) -> Result<String> {
    let mut filled = String::new();
    let mut rest = report;
    while let Some(begin) = rest.find(BEGIN) {
        let mark = &rest[begin + BEGIN.len()..];
        let (args, old) = mark.split_once(" -->").context("a mark does not end with ` -->`")?;
        let end = rest[begin..].find(END).with_context(|| format!("nothing ends the mark `{args}`"))? + begin;
        filled.push_str(&rest[..begin]);
        let old = old.split_once(END).map_or("", |(old, _)| old).trim();
        filled.push_str(&format!("{BEGIN}{args} -->\n\n{}\n\n", figures(&split(args), old)?.trim()));
        filled.push_str(END);
        rest = &rest[end + END.len()..];
    }
    if filled.is_empty() {
        bail!("the report has no mark `{BEGIN}... -->`");
    }
    Ok(filled + rest)
}

/// Splits arguments at spaces; single quotes keep spaces together.
fn split(args: &str) -> Vec<String> {
    let mut split = Vec::new();
    for (place, part) in args.split('\'').enumerate() {
        if place % 2 == 1 {
            split.push(part.to_string());
        } else {
            split.extend(part.split_whitespace().map(str::to_string));
        }
    }
    split
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_put_between_the_marks_and_the_words_stay() {
        let report = "Words.\n<!-- walstatt balance --options '{\"players\": 3}' -->\nold\n<!-- end -->\nMore.\n";
        let filled = fill(report, |args, _| Ok(args.join("|"))).expect("the marks are right");
        let mark = "<!-- walstatt balance --options '{\"players\": 3}' -->";
        assert_eq!(filled, format!("Words.\n{mark}\n\nbalance|--options|{{\"players\": 3}}\n\n<!-- end -->\nMore.\n"));
        assert_eq!(fill(&filled, |args, _| Ok(args.join("|"))).expect("the marks are right"), filled);
        assert_eq!(fill(&filled, |_, old| Ok(old.to_string())).expect("the marks are right"), filled);
    }

    #[test]
    fn a_report_without_marks_or_with_an_open_one_is_refused() {
        assert!(fill("Words.", |_, _| Ok(String::new())).is_err());
        assert!(fill("<!-- walstatt balance -n 1 -->\nold", |_, _| Ok(String::new())).is_err());
    }
}
