//! How fast and how well duels and bluffs are solved, as they come up in games.

use std::io::Write;
use std::process::ExitCode;

use catalog::{AnyGame, PlayerSpec};
use players::duel::ALWAYS;
use players::study::{Accuracy, Study};
use serde::Serialize;
use serde_json::Value;
use table::Rolls;

use super::{SEED, time};
use crate::numbers;
use crate::output::{self, print_json};
use crate::settings::Settings;

/// Situations of each kind, and games that are looked through for them.
const WANTED: u64 = 50;
const MAX_GAMES: u64 = 40;

/// Situations of one kind. Gaps are what both sides together could gain by an exact best answer, as a share of the range of
/// what can come.
#[derive(Serialize)]
struct Solved {
    game: &'static str,
    kind: &'static str,
    situations: u64,
    mean_gap: f64,
    worst_gap: f64,
    timing: Timing,
}

#[derive(Serialize)]
struct Timing {
    mean_milliseconds: f64,
    worst_milliseconds: f64,
}

pub fn run(
    games: &[&dyn AnyGame],
    options: &Value,
    is_json: bool,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let mut solved = Vec::new();
    for game in games {
        solved.extend(measure(*game, options, settings)?);
    }
    match is_json {
        true => print_json(out, &solved)?,
        false => print_solved(&solved, settings, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays by habit, and solves what comes up.
fn measure(game: &dyn AnyGame, options: &Value, settings: &Settings) -> anyhow::Result<Vec<Solved>> {
    let agreed = game.agree(options, settings.lang)?;
    let habit: PlayerSpec = "habit".parse()?;
    let fresh = |kind| Solved {
        game: game.id(),
        kind,
        situations: 0,
        mean_gap: 0.0,
        worst_gap: 0.0,
        timing: Timing { mean_milliseconds: 0.0, worst_milliseconds: 0.0 },
    };
    let mut kinds = [fresh("duel"), fresh("bluff")];
    for seed in SEED..SEED + MAX_GAMES {
        let mut played = agreed.begin(Rolls::Seeded(seed));
        while let Some(asked) = played.asked_seats().first().copied()
            && kinds.iter().any(|solved| solved.situations < WANTED)
        {
            if let Some(study) = played.study(asked.seat, Accuracy::PLAYING) {
                kinds[usize::from(matches!(study, Study::Bluff(_)))].add(study);
            }
            played.let_play(asked.seat, &habit, seed, settings.lang)?;
        }
    }
    Ok(kinds.into_iter().filter(|solved| solved.situations > 0).collect())
}

impl Solved {
    fn add(&mut self, mut study: Study) {
        if self.situations == WANTED {
            return;
        }
        let (seconds, ()) = time(|| study.solve(Accuracy::PLAYING));
        let (gap, milliseconds) = (study.gap() as f64 / ALWAYS as f64, 1000.0 * seconds);
        self.situations += 1;
        let count = self.situations as f64;
        self.mean_gap += (gap - self.mean_gap) / count;
        self.worst_gap = self.worst_gap.max(gap);
        self.timing.mean_milliseconds += (milliseconds - self.timing.mean_milliseconds) / count;
        self.timing.worst_milliseconds = self.timing.worst_milliseconds.max(milliseconds);
    }
}

const HEAD: [&str; 5] = ["bench-game", "bench-duels-kind", "bench-duels-count", "bench-duels-gap", "bench-duels-time"];

fn print_solved(solved: &[Solved], settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut table = output::table(HEAD.map(|key| settings.say(key)), 2);
    let lang = settings.lang;
    for one in solved {
        let times = [one.timing.mean_milliseconds, one.timing.worst_milliseconds];
        let gaps = [one.mean_gap, one.worst_gap].map(|gap| numbers::decimal(lang, 100.0 * gap, 2));
        table.add_row([
            one.game.to_string(),
            settings.say(if one.kind == "bluff" { "bench-bluff" } else { "bench-duel" }),
            numbers::count(lang, one.situations),
            format!("{} / {} %", gaps[0], gaps[1]),
            format!("{} / {} ms", numbers::decimal(lang, times[0], 1), numbers::decimal(lang, times[1], 1)),
        ]);
    }
    writeln!(out, "{table}")?;
    Ok(())
}
