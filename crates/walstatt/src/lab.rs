//! `walstatt lab`: a study of what wins, described in a small file, as a report to look at.

mod course;
mod findings;
mod page;
mod plots;
mod study;
mod tables;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use catalog::{Catalog, PlayerSpec};
use rayon::ThreadPoolBuilder;
use table::{Lang, Phrase, Rolls, text};

use crate::balance::Form;
use crate::output::print_json;
use crate::settings::Settings;
use course::Course;
use findings::Findings;
use study::Study;

#[derive(clap::Args)]
pub struct Args {
    #[arg(value_name = "GAME|FILE")]
    study: String,
    #[arg(long, short, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long, short = 'n', value_name = "N")]
    deals: Option<u64>,
    #[arg(long, value_name = "POINTS")]
    width: Option<f64>,
    #[arg(long, value_name = "PLAYER")]
    player: Option<PlayerSpec>,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long, default_value_t = 8, value_name = "N")]
    most: usize,
    #[arg(long)]
    print: bool,
    #[arg(long, conflicts_with = "json")]
    markdown: bool,
    #[arg(long)]
    pub json: bool,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if args.print {
        return print(args, settings, out);
    }
    let study = read(args, settings)?;
    let catalog = settings.catalog()?;
    let other = study.instead.as_ref().map(|folder| Catalog::with_content(folder, settings.lang)).transpose()?;
    let folder = args.out.clone().unwrap_or_else(|| PathBuf::from(format!("{}-lab", study.game)));
    std::fs::create_dir_all(&folder).with_context(|| settings.say_path("cannot-write", &folder))?;
    let findings = find_out(args, &study, (&catalog, other.as_ref()), &folder, settings)?;
    write_reports(&findings, args, &folder, settings)?;
    if args.json {
        print_json(out, &findings)?;
    } else {
        let form = Form { most: args.most, markdown: args.markdown };
        tables::print(&findings, form, settings, out)?;
        if !args.markdown {
            let said = Phrase::new("lab-written").with("folder", text(folder.display().to_string()));
            writeln!(out, "{}", settings.say_phrase(&said))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The study of a game, for somebody to change.
fn print(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Some(written) = Study::text_of(&args.study) else {
        bail!(settings.say_phrase(&Phrase::new("lab-no-study").with("game", text(args.study.clone()))));
    };
    write!(out, "{written}")?;
    Ok(ExitCode::SUCCESS)
}

fn read(args: &Args, settings: &Settings) -> anyhow::Result<Study> {
    let mut study = Study::find(&args.study, settings)?;
    study.deals = args.deals.unwrap_or(study.deals);
    study.width = args.width.unwrap_or(study.width);
    study.player = args.player.as_ref().map_or(study.player, PlayerSpec::to_string);
    Ok(study)
}

fn find_out(
    args: &Args,
    study: &Study,
    (catalog, other): (&Catalog, Option<&Catalog>),
    folder: &Path,
    settings: &Settings,
) -> anyhow::Result<Findings> {
    let version = |catalog: &Catalog| Ok(catalog.game(&study.game, settings.lang)?.version());
    let other_version = other.map(version).transpose()?;
    let games: anyhow::Result<_> = version(catalog).map(|own| serde_json::json!([own, other_version]));
    let file = folder.join("course.json");
    let mut course = Course::open(study, &games?, &file, settings)?;
    let pool = ThreadPoolBuilder::new().num_threads(args.threads.unwrap_or(0)).build()?;
    pool.install(|| course.play(study, (catalog, other), &file, settings))?;
    let game = catalog.game(&study.game, settings.lang)?;
    let options = study.options.clone().into();
    let facts = game.begin(&options, Rolls::Seeded(study.seed), settings.lang)?.facts().to_json();
    Ok(Findings::of(study, &course, game, other_version.map(|(_, content)| content), &facts))
}

/// The report in every language, and as JSON.
fn write_reports(findings: &Findings, args: &Args, folder: &Path, settings: &Settings) -> anyhow::Result<()> {
    let write = |name: String, written: String| {
        let path = folder.join(name);
        std::fs::write(&path, written).with_context(|| settings.say_path("cannot-write", &path))
    };
    for lang in Lang::all() {
        write(format!("report.{}.html", lang.tag()), page::write(findings, &command(findings, args), *lang))?;
    }
    write("report.json".into(), serde_json::to_string_pretty(findings)? + "\n")
}

/// The command that makes the same report.
fn command(findings: &Findings, args: &Args) -> String {
    let study = &findings.study;
    let named = Path::new(&args.study).file_name().and_then(|name| name.to_str()).unwrap_or(&args.study);
    format!("walstatt lab {named} --deals {} --width {} --player {}", study.deals, study.width, study.player)
}
