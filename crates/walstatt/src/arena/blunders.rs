//! What people would laugh at, counted for both players of a series.

use std::io::Write;

use catalog::AnyGame;
use serde::Serialize;
use table::Blunder;

use crate::numbers;
use crate::output;
use crate::settings::Settings;

/// How often each of two players did it, of how many times it could have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    what: &'static str,
    times: [u64; 2],
    of: [u64; 2],
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laughs(Vec<Row>);

impl Laughs {
    pub fn count(&mut self, player: usize, blunder: &Blunder) {
        let row = self.row(blunder.what);
        row.times[player] += u64::from(blunder.times);
        row.of[player] += u64::from(blunder.of);
    }

    pub fn add(&mut self, more: &Laughs) {
        for more in &more.0 {
            let row = self.row(more.what);
            for player in 0..2 {
                row.times[player] += more.times[player];
                row.of[player] += more.of[player];
            }
        }
    }

    fn row(&mut self, what: &'static str) -> &mut Row {
        let index = self.0.iter().position(|row| row.what == what).unwrap_or_else(|| {
            self.0.push(Row { what, times: [0; 2], of: [0; 2] });
            self.0.len() - 1
        });
        &mut self.0[index]
    }

    /// By name.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows = self.0.clone();
        rows.sort_by_key(|row| row.what);
        rows
    }
}

/// A table with a row for each kind, if the game counts any.
pub fn print(
    rows: &[Row],
    players: &[String; 2],
    game: &dyn AnyGame,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if rows.is_empty() {
        return Ok(());
    }
    let [player, other] = players.clone();
    let mut table = output::table([settings.say("arena-blunders"), player, other], 1);
    for row in rows {
        let cell = |player: usize| {
            let (times, of) = (row.times[player], row.of[player]);
            let counts = [times, of].map(|count| numbers::count(settings.lang, count)).join(" / ");
            format!("{counts}  {}", numbers::percent(settings.lang, times as f64 / of.max(1) as f64))
        };
        table.add_row([game.say_key(settings.lang, row.what).unwrap_or_default(), cell(0), cell(1)]);
    }
    writeln!(out, "{table}")?;
    Ok(())
}
