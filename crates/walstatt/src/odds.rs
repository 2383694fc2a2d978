//! `walstatt odds`: what the choices at a question would bring, by what the seat knows.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, bail};
use catalog::{Advice, AnyMatch, Odds, Pending};
use serde::Serialize;
use table::{Lang, Phrase, Seat, Viewer, text};

use crate::numbers;
use crate::output::print_json;
use crate::replay::read_transcript;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    file: String,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    #[arg(long, value_name = "N")]
    choose: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

/// Thoughts have nothing to do with the dice of the match.
const SEED: u64 = 1;

#[derive(Serialize)]
struct Report {
    game: &'static str,
    seat: Seat,
    options: Vec<Advice>,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let transcript = read_transcript(&args.file, settings)?;
    let played = settings.catalog()?.load(&transcript, args.to, settings.lang).with_context(|| args.file.clone())?;
    let wanted = args.seat.map(Seat);
    let mut asked = played.asked_seats().into_iter().map(|asked| asked.seat);
    let Some(seat) = asked.find(|seat| wanted.is_none_or(|wanted| wanted == *seat)) else {
        bail!(settings.say("odds-nobody-asked"));
    };
    let report = Report { game: played.game(), seat, options: weigh(&*played, seat, args.choose, settings)? };
    match args.json {
        true => print_json(out, &report)?,
        false => print_report(&report, settings, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// One of the options, or all of them with the best first.
fn weigh(played: &dyn AnyMatch, seat: Seat, choose: Option<usize>, settings: &Settings) -> anyhow::Result<Vec<Advice>> {
    let weigh = |option| Advice::on(Some(option), played, seat, SEED, &|| false, settings.lang);
    if let Some(option) = choose {
        return Ok(vec![weigh(option)?]);
    }
    let offered = match played.pending(Some(Viewer::Seat(seat)), settings.lang) {
        Pending::Asked(asked) => asked.iter().map(|asked| asked.options.len()).sum(),
        Pending::Roll(_) | Pending::Draw(_) | Pending::Over(_) => 0,
    };
    let mut all = (0..offered).map(weigh).collect::<Result<Vec<Advice>, _>>()?;
    all.sort_by_key(|advice| std::cmp::Reverse(advice.odds.share));
    Ok(all)
}

fn print_report(report: &Report, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    for advice in &report.options {
        writeln!(out, "{}. {}", advice.choose, advice.option.text)?;
        for line in describe(&advice.odds, settings.lang, &|phrase| settings.say_phrase(phrase)) {
            writeln!(out, "   {line}")?;
        }
    }
    Ok(())
}

/// What a choice would bring, line by line: how likely the win is, and what may happen at once.
pub fn describe(odds: &Odds, lang: Lang, say: &dyn Fn(&Phrase) -> String) -> Vec<String> {
    let share = |thousandths: u32| numbers::percent(lang, f64::from(thousandths) / 1000.0);
    let win = Phrase::new("odds-win").with("share", text(share(odds.share))).with("error", text(share(odds.error)));
    let mut lines = vec![say(&win)];
    for likely in &odds.outcomes {
        let often = match &likely.ratio {
            Some(ratio) => format!("{} ({ratio})", share(likely.share)),
            None => format!("{} ± {}", share(likely.share), share(likely.error)),
        };
        lines.push(format!("{often}  {}", likely.text));
    }
    let how = if odds.exact { "odds-counted" } else { "odds-drawn" };
    lines.push(say(&Phrase::new(how).with("ways", odds.ways as i64)));
    lines
}
