//! `walstatt games`: what can be played.

use std::io::Write;
use std::process::ExitCode;

use catalog::{GameInfo, SeatRange};
use serde_json::Value;
use table::{Phrase, text};

use crate::output::print_json;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let games: Vec<GameInfo> = catalog.games().map(|game| game.info()).collect();
    if args.json {
        print_json(out, &games)?;
    } else {
        for info in &games {
            print_game(info, settings, out)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn print_game(info: &GameInfo, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let seats = match info.seats {
        SeatRange { least, most } if least == most => Phrase::new("games-seats").with("seats", least),
        SeatRange { least, most } => Phrase::new("games-seats-between").with("least", least).with("most", most),
    };
    let seats = settings.say_phrase(&seats);
    writeln!(out, "{}  {} ({seats})", info.id, info.name.get(settings.lang))?;
    writeln!(out, "  {}", info.about.get(settings.lang))?;
    if let Value::Object(defaults) = &info.defaults {
        let options: Vec<String> = defaults.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let options = Phrase::new("games-options").with("options", text(options.join(", ")));
        writeln!(out, "  {}", settings.say_phrase(&options))?;
    }
    Ok(())
}
