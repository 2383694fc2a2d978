//! `walstatt train`: learn what the features of a judge are worth.

use std::io::Write;
use std::process::ExitCode;

use catalog::Agreed;
use indicatif::{ProgressBar, ProgressStyle};
use players::derive_seed;
use players::learning::{Lesson, correlate, expect, learn};
use rayon::prelude::*;
use serde::Serialize;
use table::{Phrase, text};

use crate::numbers;
use crate::output::print_json;
use crate::series::{Series, SeriesArgs};
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, short = 'n', default_value_t = 4000, value_name = "N")]
    games: u64,
    #[command(flatten)]
    pub series: SeriesArgs,
}

/// What was learnt. Correlations are with how positions went that were not learnt from.
#[derive(Serialize)]
struct Report {
    positions: usize,
    before: f64,
    after: f64,
    weights: Vec<i32>,
}

/// One in this many lessons is for the examination.
const HELD_BACK: usize = 5;

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let Series { agreed, pool, .. } = args.series.open(&catalog, settings)?;
    let lessons = pool.install(|| take_lessons(args, &*agreed));
    if lessons.first().is_none_or(|lesson| lesson.features.is_empty()) {
        anyhow::bail!(settings.say("train-nothing"));
    }
    let report = examine(lessons);
    if args.series.json {
        print_json(out, &report)?;
    } else {
        print_report(&report, settings, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn take_lessons(args: &Args, agreed: &dyn Agreed) -> Vec<Lesson> {
    let progress = ProgressBar::new(args.games).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {per_sec}  {eta}")
            .expect("the template is right"),
    );
    let play = |number: u64| {
        let lessons = agreed.take_lessons(derive_seed(args.series.seed, number));
        progress.inc(1);
        lessons
    };
    // Whole games stand together, in their order, whatever the number of cores.
    let lessons: Vec<Vec<Lesson>> = (0..args.games).into_par_iter().map(play).collect();
    progress.finish_and_clear();
    lessons.into_iter().flatten().collect()
}

/// Learns from most lessons, and looks at the rest how much that helps. Those at the end are of games of their own.
fn examine(mut lessons: Vec<Lesson>) -> Report {
    let positions = lessons.len();
    let held_back = lessons.split_off(positions - positions / HELD_BACK);
    let weights = learn(&lessons);
    let agrees = |expects: &dyn Fn(&Lesson) -> f64| {
        correlate(&held_back.iter().map(|lesson| (expects(lesson), lesson.won)).collect::<Vec<_>>())
    };
    let before = agrees(&|lesson| lesson.judged);
    let after = agrees(&|lesson| expect(lesson, &weights));
    lessons.extend(held_back);
    Report { positions, before, after, weights: learn(&lessons) }
}

fn print_report(report: &Report, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let decimal = |number: f64| text(numbers::decimal(settings.lang, number, 3));
    let phrase = Phrase::new("train-learnt").with("positions", report.positions as i64);
    let phrase = phrase.with("before", decimal(report.before)).with("after", decimal(report.after));
    writeln!(out, "{}", settings.say_phrase(&phrase))?;
    let weights: Vec<String> = report.weights.iter().map(ToString::to_string).collect();
    writeln!(out, "{}", weights.join(", "))?;
    Ok(())
}
