//! `ladder [GAME]`: lets computer players compete and writes the figures into `docs/players.md`.
//!
//! A mark names the game, the largest number of games per match, and the matches:
//!
//! ```text
//! <!-- walstatt ladder pocket-battles 200 soldier,recruit veteran,soldier -->
//! (table)
//! <!-- end -->
//! ```

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{balance, bench, shell};

pub fn run(args: &[String]) -> Result<()> {
    let path = shell::root().join("docs/players.md");
    let report = std::fs::read_to_string(&path).context("could not read docs/players.md")?;
    let walstatt = bench::build_walstatt()?;
    let filled = balance::fill(&report, |mark, old| match mark {
        [what, game, ..] if what == "ladder" && !args.is_empty() && !args.contains(game) => Ok(old.to_string()),
        [what, game, games, matches @ ..] if what == "ladder" => climb(&walstatt, game, games, matches),
        _ => bail!("a mark is `ladder GAME GAMES MATCH...`, not `{}`", mark.join(" ")),
    })?;
    std::fs::write(&path, filled).context("could not write docs/players.md")?;
    println!("Wrote docs/players.md.");
    Ok(())
}

/// Plays the matches of a game and makes their table.
fn climb(walstatt: &Path, game: &str, games: &str, matches: &[String]) -> Result<String> {
    let mut table =
        "| match | score | 95 % interval | games | CPU a decision, mean / worst | the other's |\n".to_string();
    table += "|---|---|---|---|---|---|\n";
    for players in matches {
        let mut command = Command::new(walstatt);
        command.args(["--lang", "en", "arena", game, "--seats", players, "--games", games, "--json"]);
        println!("{}", shell::show(&command));
        table += &write_row(&serde_json::from_str(&shell::capture(command)?)?)?;
    }
    Ok(table)
}

fn write_row(report: &Value) -> Result<String> {
    let number =
        |pointer: &str| report.pointer(pointer).and_then(Value::as_f64).with_context(|| format!("no {pointer}"));
    let name = |index: usize| report["players"][index].as_str().with_context(|| format!("no player {index}"));
    let time = |index: usize| -> Result<String> {
        let part = |part: &str| number(&format!("/timing/{index}/{part}_milliseconds"));
        Ok(format!("{} / {} ms", round(part("mean")?), round(part("worst")?)))
    };
    Ok(format!(
        "| {} v {} | {:.0} % | {:.0} – {:.0} % | {} | {} | {} |\n",
        name(0)?,
        name(1)?,
        100.0 * number("/rate")?,
        100.0 * number("/interval/low")?,
        100.0 * number("/interval/high")?,
        number("/games")?,
        time(0)?,
        time(1)?,
    ))
}

/// Two digits are as exact as these times are.
fn round(milliseconds: f64) -> String {
    if milliseconds < 10.0 { format!("{milliseconds:.1}") } else { format!("{milliseconds:.0}") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_row_says_who_won_how_much_and_how_long_they_thought() {
        let report = json!({
            "players": ["soldier", "recruit"], "games": 24, "rate": 0.875, "interval": {"low": 0.69, "high": 0.957},
            "timing": [{"mean_milliseconds": 9.96, "worst_milliseconds": 41.2}, {"mean_milliseconds": 0.004, "worst_milliseconds": 0.05}],
        });
        let row = "| soldier v recruit | 88 % | 69 – 96 % | 24 | 10.0 / 41 ms | 0.0 / 0.1 ms |\n";
        assert_eq!(write_row(&report).expect("everything is there"), row);
        assert!(write_row(&json!({})).is_err());
    }
}
