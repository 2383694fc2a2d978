//! `walstatt analyse`: look back at a recorded match.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Context;
use catalog::{Analysis, Moment};
use indicatif::{ProgressBar, ProgressStyle};
use players::Level;
use serde::Serialize;
use table::{Phrase, text};

use crate::numbers;
use crate::output::{self, print_json};
use crate::replay::read_transcript;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    file: String,
    #[arg(long, value_enum, default_value_t = Eyes::Soldier, value_name = "LEVEL")]
    level: Eyes,
    #[arg(long, short = 'n', default_value_t = 5, value_name = "N")]
    points: usize,
    #[arg(long)]
    pub json: bool,
}

/// Who looks back; a recruit does not think ahead.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Eyes {
    Soldier,
    Veteran,
    Marshal,
}

impl Eyes {
    fn level(self) -> Level {
        match self {
            Eyes::Soldier => Level::Soldier,
            Eyes::Veteran => Level::Veteran,
            Eyes::Marshal => Level::Marshal,
        }
    }
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    level: &'static str,
    #[serde(flatten)]
    analysis: Analysis,
    seats: Vec<SeatReport>,
}

/// What a seat made of the match, in thousandths of the win.
#[derive(Default, Serialize)]
struct SeatReport {
    choices: u64,
    /// What dice and hidden things brought or cost.
    luck: i64,
    /// What better choices would have brought, by what the seat knew.
    given_away: u64,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let transcript = read_transcript(&args.file, settings)?;
    let replayed = settings.catalog()?.load(&transcript, None, settings.lang).with_context(|| args.file.clone())?;
    let progress = ProgressBar::new(replayed.inputs() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}").expect("the template is right"),
    );
    let level = args.level.level();
    let analysis = replayed.analyse(level, settings.lang, &mut |_, _| {
        progress.inc(1);
        true
    });
    progress.finish_and_clear();
    let seats = add_up(&analysis);
    let report = Report { game: replayed.game(), level: level.name(), analysis, seats };
    match args.json {
        true => print_json(out, &report)?,
        false => print_report(&report, args.points, settings, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn add_up(analysis: &Analysis) -> Vec<SeatReport> {
    let mut seats: Vec<SeatReport> = analysis.shares.iter().map(|_| SeatReport::default()).collect();
    for (index, moment) in analysis.moments.iter().enumerate() {
        for (seat, (after, expected)) in seats.iter_mut().zip(after(analysis, index).iter().zip(&moment.expected)) {
            seat.luck += i64::from(*after) - i64::from(*expected);
        }
        let seat = &mut seats[moment.seat.index()];
        seat.choices += 1;
        seat.given_away += moment.better.as_ref().map_or(0, |better| u64::from(better.gain));
    }
    seats
}

/// How it stood at the next choice, or in the end.
fn after(analysis: &Analysis, index: usize) -> &[u32] {
    analysis.moments.get(index + 1).map_or(&analysis.shares, |next| &next.before)
}

fn print_report(report: &Report, points: usize, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let Report { analysis, seats, .. } = report;
    writeln!(out, "{}", settings.say("analyse-course"))?;
    for seat in 0..seats.len() {
        let shares: Vec<u32> = analysis.moments.iter().map(|moment| moment.before[seat]).collect();
        let last = analysis.shares[seat];
        let plot = draw_plot(shares.into_iter().chain([last]).collect());
        writeln!(out, "  {seat}  {plot}  {}", say_share(settings, i64::from(last)))?;
    }
    let head = ["analyse-seat", "analyse-choices", "analyse-luck", "analyse-given-away"];
    let mut table = output::table(head.map(|key| settings.say(key)), 1);
    for (index, seat) in seats.iter().enumerate() {
        let given_away = say_share(settings, (seat.given_away / seat.choices.max(1)) as i64);
        let choices = numbers::count(settings.lang, seat.choices);
        table.add_row([index.to_string(), choices, say_change(settings, seat.luck), given_away]);
    }
    writeln!(out, "\n{table}")?;
    print_turning_points(analysis, points, settings, out)?;
    print_better(analysis, points, settings, out)
}

fn print_turning_points(
    analysis: &Analysis,
    points: usize,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let swing = |index: usize| {
        let moment = &analysis.moments[index];
        let seat = moment.seat.index();
        i64::from(after(analysis, index)[seat]) - i64::from(moment.before[seat])
    };
    let mut found: Vec<usize> = (0..analysis.moments.len()).filter(|index| swing(*index) != 0).collect();
    found.sort_by_key(|index| (std::cmp::Reverse(swing(*index).abs()), *index));
    found.truncate(points);
    found.sort_unstable();
    writeln!(out, "\n{}", settings.say("analyse-turning-points"))?;
    for index in found {
        let moment = &analysis.moments[index];
        let seat = moment.seat.index();
        let [before, expected] = [&moment.before, &moment.expected].map(|shares| i64::from(shares[seat]));
        let phrase = introduce("analyse-turning-point", moment)
            .with("from", text(say_share(settings, before)))
            .with("to", text(say_share(settings, i64::from(after(analysis, index)[seat]))))
            .with("skill", text(say_change(settings, expected - before)))
            .with("luck", text(say_change(settings, i64::from(after(analysis, index)[seat]) - expected)));
        writeln!(out, "  {}", settings.say_phrase(&phrase))?;
    }
    Ok(())
}

fn print_better(analysis: &Analysis, points: usize, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let better = analysis.moments.iter().filter_map(|moment| Some((moment, moment.better.as_ref()?)));
    let mut better: Vec<_> = better.collect();
    better.sort_by_key(|(moment, better)| (std::cmp::Reverse(better.gain), moment.input));
    better.truncate(points);
    if better.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", settings.say("analyse-better-choices"))?;
    for (moment, better) in better {
        let phrase = introduce("analyse-better", moment).with("better", text(better.choice.clone()));
        let phrase = phrase.with("gain", text(say_share(settings, i64::from(better.gain))));
        writeln!(out, "  {}", settings.say_phrase(&phrase))?;
    }
    Ok(())
}

fn introduce(key: &'static str, moment: &Moment) -> Phrase {
    let phrase = Phrase::new(key).with("input", moment.input).with("seat", moment.seat.0);
    phrase.with("question", text(moment.question.clone())).with("chosen", text(moment.chosen.clone()))
}

fn say_share(settings: &Settings, thousandths: i64) -> String {
    numbers::percent(settings.lang, thousandths as f64 / 1000.0)
}

fn say_change(settings: &Settings, thousandths: i64) -> String {
    let sign = if thousandths < 0 { "−" } else { "+" };
    format!("{sign}{}", say_share(settings, thousandths.abs()))
}

/// The columns of a plot.
const WIDTH: usize = 60;
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A row of bars, each the mean of what falls into its column.
fn draw_plot(shares: Vec<u32>) -> String {
    let width = shares.len().min(WIDTH);
    let column = |place: usize| &shares[place * shares.len() / width..(place + 1) * shares.len() / width];
    let mean = |shares: &[u32]| shares.iter().sum::<u32>() as usize / shares.len();
    (0..width).map(|place| BARS[(mean(column(place)) * BARS.len() / 1001).min(BARS.len() - 1)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plot_has_a_bar_for_each_share_as_long_as_they_fit() {
        assert_eq!(draw_plot(vec![0, 500, 1000]), "▁▄█");
        assert_eq!(draw_plot(vec![1000; 500]).chars().count(), WIDTH);
    }
}
