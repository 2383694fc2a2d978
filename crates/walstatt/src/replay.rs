//! `walstatt replay`: read and check recorded matches.

use std::io::{Read, Write};
use std::process::ExitCode;

use anyhow::{Context, bail};
use catalog::{AnyMatch, Draw, Over, Pending, Roll};
use serde_json::{Value, json};
use table::{Phrase, Seat, Viewer, text};

use crate::board;
use crate::options::read_file;
use crate::output::print_json;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    file: String,
    #[arg(long)]
    check: bool,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "S")]
    seat: Option<u8>,
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let transcript = read_transcript(&args.file, settings)?;
    let loaded = settings.catalog()?.load(&transcript, args.to, settings.lang);
    let replayed = loaded.with_context(|| args.file.clone())?;
    let viewer = pick_viewer(args.seat, replayed.seats(), settings)?;
    match (args.check, args.json) {
        (true, true) => print_json(out, &describe(&*replayed))?,
        (true, false) => print_verdict(&*replayed, settings, out)?,
        (false, true) => print_json(out, &tell_json(&*replayed, viewer, settings))?,
        (false, false) => tell(&*replayed, viewer, settings, out)?,
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn read_transcript(file: &str, settings: &Settings) -> anyhow::Result<String> {
    if file != "-" {
        return read_file(file, settings);
    }
    let mut transcript = String::new();
    std::io::stdin().read_to_string(&mut transcript)?;
    Ok(transcript)
}

fn pick_viewer(seat: Option<u8>, seats: u8, settings: &Settings) -> anyhow::Result<Viewer> {
    match seat {
        Some(seat) if seat >= seats => {
            let phrase = Phrase::new("replay-no-such-seat").with("seat", seat).with("last", seats - 1);
            bail!(settings.say_phrase(&phrase))
        }
        seat => Ok(seat.map(Seat).into()),
    }
}

fn describe(replayed: &dyn AnyMatch) -> Value {
    let is_over = replayed.is_over();
    json!({
        "game": replayed.game(),
        "options": replayed.options(),
        "inputs": replayed.inputs(),
        "over": is_over,
        "digest": replayed.digest(),
    })
}

fn print_verdict(replayed: &dyn AnyMatch, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let phrase = Phrase::new("replay-ok").with("game", text(replayed.game())).with("inputs", replayed.inputs());
    writeln!(out, "{}", settings.say_phrase(&phrase.with("digest", text(replayed.digest()))))?;
    Ok(())
}

fn tell_json(replayed: &dyn AnyMatch, viewer: Viewer, settings: &Settings) -> Value {
    let mut described = describe(replayed);
    described["log"] = json!(replayed.told(Some(viewer), 0, settings.lang));
    described["view"] = json!(replayed.view(viewer));
    described["pending"] = json!(replayed.pending(Some(viewer), settings.lang));
    described
}

fn tell(replayed: &dyn AnyMatch, viewer: Viewer, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    for told in replayed.told(Some(viewer), 0, settings.lang) {
        writeln!(out, "{}", told.text)?;
    }
    writeln!(out)?;
    for line in board::draw(&replayed.sketch(viewer, settings.lang), settings.color) {
        writeln!(out, "{line}")?;
    }
    writeln!(out)?;
    for line in say_pending(replayed, viewer, settings) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// What the match waits for. A question is shown only to the seat it is for; the others read who is asked.
fn say_pending(replayed: &dyn AnyMatch, viewer: Viewer, settings: &Settings) -> Vec<String> {
    match replayed.pending(Some(viewer), settings.lang) {
        Pending::Over(Over { text, .. }) | Pending::Roll(Roll { text, .. }) | Pending::Draw(Draw { text, .. }) => {
            vec![text]
        }
        Pending::Asked(own) => replayed
            .asked_seats()
            .into_iter()
            .map(|asked| match own.iter().find(|one| one.seat == asked.seat) {
                Some(one) => one.text.clone(),
                None => settings.say_phrase(&Phrase::new("replay-asked").with("seat", asked.seat.0)),
            })
            .collect(),
    }
}
