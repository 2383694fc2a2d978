//! `walstatt learn`: somebody teaches the game; and checking lessons of one's own.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, anyhow};
use catalog::lessons::{self, Lesson};
use catalog::{AnyGame, Catalog, Pending};
use clap::Subcommand;
use table::content::Faults;
use table::{Phrase, quote, text};

use crate::output::print_json;
use crate::play::{self, App, Manner};
use crate::replay::read_transcript;
use crate::settings::Settings;

#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    game: Option<String>,
    #[arg(value_name = "LESSON")]
    lesson: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    file: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    Check(CheckArgs),
    Make(MakeArgs),
    Rules(RulesArgs),
}

#[derive(clap::Args)]
struct RulesArgs {
    game: Option<String>,
}

#[derive(clap::Args)]
struct MakeArgs {
    file: String,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    seat: u8,
}

#[derive(clap::Args)]
struct CheckArgs {
    folder: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn wants_json(&self) -> bool {
        match &self.command {
            Some(Command::Check(args)) => args.json,
            Some(Command::Make(_) | Command::Rules(_)) => false,
            None => self.json,
        }
    }
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    match &args.command {
        Some(Command::Check(args)) => return check(args, settings, out),
        Some(Command::Make(args)) => return make(args, settings, out),
        Some(Command::Rules(args)) => return list_rules(args, settings, out),
        None => {}
    }
    let catalog = settings.catalog()?;
    let (course, at) = match (&args.file, &args.game) {
        (None, None) => return list(&catalog, args.json, settings, out),
        (Some(file), _) => (vec![lessons::read_one(file).map_err(|faults| say(&faults, settings))?], 0),
        (None, Some(game)) => {
            let course = lessons::course(catalog.game(game, settings.lang)?.id()).to_vec();
            let at = find(&course, args.lesson.as_deref(), settings)?;
            (course, at)
        }
    };
    let manner = Manner { lang: settings.lang, color: settings.color };
    let mut app = App::with_lesson(manner, Arc::new(catalog), course, at)?;
    play::play_in_terminal(&mut app, settings, out)
}

/// Where a lesson is in its course, by its number or key.
fn find(course: &[Lesson], lesson: Option<&str>, settings: &Settings) -> anyhow::Result<usize> {
    let Some(wanted) = lesson else { return Ok(0) };
    let is_wanted = |(number, lesson): (usize, &Lesson)| lesson.key == wanted || (number + 1).to_string() == wanted;
    let found = course.iter().enumerate().position(is_wanted);
    found.ok_or_else(|| anyhow!(settings.say_phrase(&Phrase::new("learn-no-lesson").with("lesson", quote(wanted)))))
}

fn say(faults: &Faults, settings: &Settings) -> anyhow::Error {
    anyhow!(faults.0.iter().map(|fault| fault.say(settings.lang)).collect::<Vec<_>>().join("\n"))
}

/// The courses of all games.
fn list(catalog: &Catalog, json: bool, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if json {
        let course = |game: &dyn AnyGame| {
            let lessons: Vec<_> = lessons::course(game.id()).iter().map(Lesson::info).collect();
            serde_json::json!({ "game": game.id(), "lessons": lessons })
        };
        print_json(out, &serde_json::json!({ "courses": catalog.games().map(course).collect::<Vec<_>>() }))?;
        return Ok(ExitCode::SUCCESS);
    }
    for game in catalog.games() {
        writeln!(out, "{} – {}", game.id(), game.info().name.get(settings.lang))?;
        for (lesson, number) in lessons::course(game.id()).iter().zip(1..) {
            let (name, about) = (lesson.name.get(settings.lang), lesson.text.get(settings.lang));
            writeln!(out, "  {number:>2}  {name}\n      {about}")?;
        }
    }
    writeln!(out, "\n{}", settings.say("learn-how"))?;
    Ok(ExitCode::SUCCESS)
}

/// Which lessons show which rule, as a table.
fn list_rules(args: &RulesArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let games: Vec<&dyn AnyGame> = match &args.game {
        Some(game) => vec![catalog.game(game, settings.lang)?],
        None => catalog.games().collect(),
    };
    for game in games {
        let rules = lessons::list_taught(game.id());
        let shown = rules.iter().filter(|(_, lessons)| !lessons.is_empty()).count();
        let phrase = Phrase::new("learn-rules").with("shown", shown).with("rules", rules.len());
        writeln!(out, "## {}\n\n{}\n", game.info().name.get(settings.lang), settings.say_phrase(&phrase))?;
        writeln!(out, "| {} | {} |\n|---|---|", settings.say("learn-rule"), settings.say("learn-shown"))?;
        for (rule, lessons) in rules {
            writeln!(out, "| {rule} | {} |", lessons.join(", "))?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A lesson that begins at a moment of a recorded match, for somebody to write on.
fn make(args: &MakeArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let transcript = read_transcript(&args.file, settings)?;
    let played = settings.catalog()?.load(&transcript, args.to, settings.lang).with_context(|| args.file.clone())?;
    let (options, position) = (played.options(), played.position());
    let words = "{ de = \"…\", en = \"…\" }";
    writeln!(out, "game = \"{}\"\nname = {words}\ntext = {words}", played.game())?;
    writeln!(out, "seat = {}\n\n[begin]", args.seat)?;
    let line = serde_json::json!({ "position": position, "options": options });
    writeln!(out, "position = '''\n{line}\n'''")?;
    if let Pending::Asked(asked) = played.pending(None, settings.lang) {
        for one in asked {
            writeln!(out, "\n# {}: {}", one.seat.0, one.text)?;
            for option in one.options {
                writeln!(out, "#   \"{}\"  {}  {}", option.touches.join(" "), option.choice, option.text)?;
            }
        }
    }
    writeln!(out, "\n[[step]]\nsay = {words}")?;
    Ok(ExitCode::SUCCESS)
}

fn check(args: &CheckArgs, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let catalog = settings.catalog()?;
    let mut problems: Vec<String> = Vec::new();
    let mut good = 0;
    for read in lessons::read_all(&args.folder) {
        let faults = match read {
            Ok(lesson) => lesson.check(&catalog),
            Err(Faults(faults)) => faults,
        };
        good += usize::from(faults.is_empty());
        problems.extend(faults.iter().map(|fault| fault.say(settings.lang)));
    }
    let is_good = problems.is_empty() && good > 0;
    if args.json {
        print_json(out, &serde_json::json!({ "ok": is_good, "good": good, "problems": problems }))?;
    } else {
        let phrase = Phrase::new("learn-checked").with("good", good).with("problems", problems.len());
        let phrase = phrase.with("folder", text(args.folder.display().to_string()));
        problems.iter().try_for_each(|problem| writeln!(out, "{problem}"))?;
        writeln!(out, "{}", settings.say_phrase(&phrase))?;
    }
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
