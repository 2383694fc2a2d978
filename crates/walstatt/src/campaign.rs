//! `walstatt campaign`: conquer a house, room by room, over several matches of Home Raiders.

mod map;

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::Context;
use catalog::campaign::{Campaign, Campaigns, GAME, Level, Side};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use table::{Phrase, text};

use crate::options::{OptionsArg, read_file};
use crate::output::{print_json, replace, table};
use crate::play::{self, Opponent, Seating};
use crate::replay::read_transcript;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    New(NewArgs),
    Show(ShowArgs),
    Play(PlayArgs),
    Record(RecordArgs),
}

#[derive(clap::Args)]
struct NewArgs {
    file: String,
    #[arg(long, value_name = "KEY", default_value = "flat")]
    house: String,
    #[arg(long, value_name = "SIDES", value_delimiter = ',', required = true)]
    sides: Vec<SideArg>,
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=20))]
    stars: u8,
    #[arg(long, value_enum, default_value_t = LevelArg::Complex)]
    level: LevelArg,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct ShowArgs {
    file: String,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct PlayArgs {
    file: String,
    room: String,
    #[arg(long, value_name = "A,B")]
    sides: Option<PairArg>,
    #[arg(long, value_name = "WHO")]
    opponent: Option<Opponent>,
    #[arg(long, value_name = "SEAT", default_value = "0")]
    seat: Seating,
    #[arg(long)]
    print: bool,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args)]
struct RecordArgs {
    file: String,
    room: String,
    #[arg(long = "match", value_name = "TRANSCRIPT")]
    transcript: String,
    #[arg(long, value_name = "A,B")]
    sides: Option<PairArg>,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum LevelArg {
    Simple,
    Complex,
}

/// `NAME=FACTION` or `NAME=FACTION:TEAM`.
#[derive(Clone)]
struct SideArg(Side);

/// `A,B`.
#[derive(Clone)]
struct PairArg([String; 2]);

impl Args {
    pub fn wants_json(&self) -> bool {
        match &self.command {
            Command::New(args) => args.json,
            Command::Show(args) => args.json,
            Command::Play(args) => args.json,
            Command::Record(args) => args.json,
        }
    }
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let campaigns = Campaigns::open(settings.content.as_deref(), settings.lang)?;
    match &args.command {
        Command::New(args) => begin(args, &campaigns, settings, out),
        Command::Show(args) => {
            let campaign = read(&args.file, &campaigns, settings)?;
            show(&campaign, args.json, &campaigns, settings, out)
        }
        Command::Play(args) => play_room(args, &campaigns, settings, out),
        Command::Record(args) => record(args, &campaigns, settings, out),
    }
}

fn begin(args: &NewArgs, campaigns: &Campaigns, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let sides = args.sides.iter().map(|side| side.0.clone()).collect();
    let level = match args.level {
        LevelArg::Simple => Level::Simple,
        LevelArg::Complex => Level::Complex,
    };
    let campaign = campaigns.begin(&args.house, sides, args.stars, level)?;
    let cannot_write = || settings.say_path("cannot-write", &args.file);
    let mut file = File::create_new(&args.file).with_context(cannot_write)?;
    file.write_all(campaign.write().as_bytes()).with_context(cannot_write)?;
    show(&campaign, args.json, campaigns, settings, out)
}

fn play_room(
    args: &PlayArgs,
    campaigns: &Campaigns,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let campaign = read(&args.file, campaigns, settings)?;
    let options = campaigns.options(&campaign, &args.room, args.sides.as_ref().map(|pair| &pair.0))?;
    if args.json {
        print_json(out, &json!({"game": GAME, "options": options}))?;
        return Ok(ExitCode::SUCCESS);
    }
    let has_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let mut code = ExitCode::SUCCESS;
    if args.print || !has_terminal {
        writeln!(out, "{}\n{options}", settings.say("campaign-options"))?;
    } else {
        let args = play::Args {
            game: Some(GAME.into()),
            options: OptionsArg { options: Some(options.to_string()) },
            opponent: args.opponent.clone(),
            seat: args.seat,
            seed: None,
            dice: None,
            hints: false,
            load: None,
        };
        code = play::run(&args, settings, out)?;
    }
    let then = Phrase::new("campaign-then-record").with("file", text(&args.file)).with("room", text(&args.room));
    writeln!(out, "{}", settings.say_phrase(&then))?;
    Ok(code)
}

fn record(
    args: &RecordArgs,
    campaigns: &Campaigns,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    let mut campaign = read(&args.file, campaigns, settings)?;
    let transcript = read_transcript(&args.transcript, settings)?;
    let pair = args.sides.as_ref().map(|pair| &pair.0);
    let fought = campaigns.record(&mut campaign, &args.room, pair, &transcript);
    let fought = fought.with_context(|| args.transcript.clone())?;
    replace(Path::new(&args.file), &campaign.write()).with_context(|| settings.say_path("cannot-write", &args.file))?;
    if !args.json {
        let room = campaign.house.room(&args.room).map(|room| room.name.clone());
        let phrase = match &fought.winner {
            Some(winner) => Phrase::new("campaign-won").with("side", text(winner)),
            None => Phrase::new("campaign-drawn"),
        };
        let room = room.map_or_else(|| text(&args.room), table::Arg::Words);
        writeln!(out, "{}\n", settings.say_phrase(&phrase.with("room", room)))?;
    }
    show(&campaign, args.json, campaigns, settings, out)
}

fn read(file: &str, campaigns: &Campaigns, settings: &Settings) -> anyhow::Result<Campaign> {
    let written = read_file(file, settings)?;
    campaigns.read(&written).with_context(|| file.to_string())
}

fn show(
    campaign: &Campaign,
    json: bool,
    campaigns: &Campaigns,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    if json {
        print_json(out, &describe(campaign))?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{}", campaign.house.name.get(settings.lang))?;
    for line in map::draw(campaign, campaigns, settings) {
        writeln!(out, "{line}")?;
    }
    let head = ["campaign-side", "campaign-faction", "campaign-rooms"];
    let mut standing = table(head.map(|key| settings.say(key)), 2);
    for (side, rooms) in campaign.standing() {
        let faction = campaigns.faction_name(&side.faction).map_or(side.faction.as_str(), |it| it.get(settings.lang));
        standing.add_row([side.name.clone(), faction.to_string(), rooms.to_string()]);
    }
    let phrase = match campaign.owner() {
        Some(owner) => Phrase::new("campaign-owner").with("side", text(&owner.name)),
        None if campaign.is_over() => Phrase::new("campaign-no-owner"),
        None => {
            let open = campaign.house.rooms.iter().filter(|room| campaign.holder(&room.key).is_none());
            let open: Vec<&str> = open.map(|room| room.key.as_str()).collect();
            Phrase::new("campaign-open").with("rooms", text(open.join(", ")))
        }
    };
    writeln!(out, "{standing}\n{}", settings.say_phrase(&phrase))?;
    Ok(ExitCode::SUCCESS)
}

fn describe(campaign: &Campaign) -> Value {
    let name = |side: &Side| side.name.clone();
    let house = &campaign.house;
    let rooms = house.rooms.iter().map(|room| {
        let doors: Vec<&str> = house.neighbours(&room.key).map(|room| room.key.as_str()).collect();
        json!({"key": room.key, "name": room.name, "area": room.area, "at": room.at, "doors": doors,
            "holder": campaign.holder(&room.key).map(name)})
    });
    let standing = campaign
        .standing()
        .into_iter()
        .map(|(side, rooms)| json!({"name": side.name, "faction": side.faction, "team": side.team, "rooms": rooms}));
    json!({
        "house": {"key": house.key, "name": house.name},
        "stars": campaign.stars,
        "level": campaign.level,
        "rooms": rooms.collect::<Vec<_>>(),
        "standing": standing.collect::<Vec<_>>(),
        "battles": campaign.battles,
        "over": campaign.is_over(),
        "owner": campaign.owner().map(name),
    })
}

impl FromStr for SideArg {
    type Err = String;

    fn from_str(given: &str) -> Result<SideArg, String> {
        let (name, rest) = given.split_once('=').ok_or("a side is NAME=FACTION or NAME=FACTION:TEAM")?;
        let (faction, team) = match rest.split_once(':') {
            Some((faction, team)) => (faction, Some(team.to_string())),
            None => (rest, None),
        };
        Ok(SideArg(Side { name: name.into(), faction: faction.into(), team }))
    }
}

impl FromStr for PairArg {
    type Err = String;

    fn from_str(given: &str) -> Result<PairArg, String> {
        let (one, other) = given.split_once(',').ok_or("two sides are named with a comma between them")?;
        Ok(PairArg([one.into(), other.into()]))
    }
}
