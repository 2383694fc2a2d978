//! `walstatt admin`: look after the matches of a server, also while it runs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, bail};
use room::Room;
use room::ids::MatchId;
use serde_json::{Value, json};
use server::store::{Found, ListFilter, OpenAs, Stage, Store};
use table::{Phrase, Viewer, text};

use crate::data::DataArgs;
use crate::output::{print_json, table};
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    data: DataArgs,
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    List {
        #[command(flatten)]
        page: Page,
        #[arg(long)]
        json: bool,
    },
    Inspect {
        id: MatchId,
        #[arg(long)]
        json: bool,
    },
    Export {
        id: MatchId,
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
    },
    ExportAll {
        #[command(flatten)]
        page: Page,
        #[arg(long, value_name = "FOLDER")]
        to: PathBuf,
    },
    Delete {
        id: MatchId,
        #[arg(long)]
        yes: bool,
    },
    Backup {
        file: PathBuf,
    },
    Restore {
        file: PathBuf,
    },
}

/// Some of all matches, the newest first.
#[derive(clap::Args)]
struct Page {
    #[arg(long)]
    game: Option<String>,
    #[arg(long, value_enum)]
    stage: Option<StageArg>,
    #[arg(long, value_name = "DAYS")]
    older_than: Option<u32>,
    #[arg(long, value_name = "N", default_value_t = 50)]
    most: u32,
    #[arg(long, value_name = "ID")]
    after: Option<MatchId>,
}

impl Page {
    fn filter(&self) -> ListFilter {
        ListFilter {
            game: self.game.clone(),
            stage: self.stage.map(Stage::from),
            unchanged_since: self.older_than.map(|days| now() - i64::from(days) * 24 * 60 * 60 * 1000),
            after: self.after,
            most: i64::from(self.most),
        }
    }
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum StageArg {
    Waiting,
    Playing,
    Over,
}

impl Args {
    pub fn wants_json(&self) -> bool {
        matches!(self.command, Command::List { json: true, .. } | Command::Inspect { json: true, .. })
    }
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let data = args.data.url_or_default(settings)?;
        if let Command::Restore { file } = &args.command {
            Store::restore(file, &data).await?;
            let phrase = Phrase::new("admin-restored").with("file", text(file.display().to_string()));
            say(out, settings, phrase)?;
            return Ok(ExitCode::SUCCESS);
        }
        let store = Store::open(&data, OpenAs::Administrator).await?;
        follow(&args.command, &store, settings, out).await?;
        store.close().await;
        Ok(ExitCode::SUCCESS)
    })
}

async fn follow(command: &Command, store: &Store, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    match command {
        Command::List { page, json } => list(store, page.filter(), *json, settings, out).await,
        Command::Inspect { id, json } => inspect(&find(store, *id, settings).await?, *json, settings, out),
        Command::Export { id, to } => export(&find(store, *id, settings).await?, to.as_ref(), settings, out),
        Command::ExportAll { page, to } => export_all(store, page.filter(), to, settings, out).await,
        Command::Delete { id, yes } => delete(store, *id, *yes, settings, out).await,
        Command::Backup { file } => {
            store.back_up(file).await?;
            say(out, settings, Phrase::new("admin-backed-up").with("file", text(file.display().to_string())))
        }
        Command::Restore { .. } => Ok(()),
    }
}

async fn list(
    store: &Store,
    filter: ListFilter,
    json: bool,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let found = store.list(filter).await?;
    if json {
        let rows: Vec<Value> = (found.iter())
            .map(|one| {
                json!({ "id": one.id, "game": one.game, "created": one.created, "changed": one.changed,
                    "stage": name(one.stage), "rows": one.rows })
            })
            .collect();
        return print_json(out, &rows);
    }
    let head = ["admin-id", "admin-game", "admin-stage", "admin-created", "admin-changed", "admin-rows"];
    let mut rows = table(head.map(|key| settings.say(key)), 3);
    for one in &found {
        rows.add_row([
            one.id.to_string(),
            one.game.clone(),
            settings.say(stage_key(one.stage)),
            date(one.created),
            date(one.changed),
            one.rows.to_string(),
        ]);
    }
    writeln!(out, "{rows}")?;
    Ok(())
}

async fn find(store: &Store, id: MatchId, settings: &Settings) -> anyhow::Result<Found> {
    let found = store.find(id).await?;
    found.with_context(|| settings.say_phrase(&Phrase::new("admin-no-such-match").with("id", text(id.to_string()))))
}

fn inspect(found: &Found, json: bool, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let room = Room::load(found, Arc::new(settings.catalog()?))?;
    let about = room.about(Viewer::Spectator);
    if json {
        let log: Vec<Value> = (found.log.iter())
            .map(|row| json!({ "number": row.number, "at": row.at, "record": parse(&row.record) }))
            .collect();
        let digest = room.played().map(|played| played.digest());
        return print_json(
            out,
            &json!({ "id": found.id, "created": found.created, "match": about, "log": log, "digest": digest }),
        );
    }
    writeln!(out, "{}  {}  {}", found.id, found.game, settings.say(stage_key(found.stage)))?;
    writeln!(out, "{}", serde_json::to_string(&about)?)?;
    for row in &found.log {
        writeln!(out, "{:>5}  {}  {}", row.number, date(row.at), row.record)?;
    }
    if let Some(error) = &room.broken {
        writeln!(out, "{}", error.text)?;
    }
    Ok(())
}

fn export(found: &Found, to: Option<&PathBuf>, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    let room = Room::load(found, Arc::new(settings.catalog()?))?;
    let Some(transcript) = room.transcript() else { bail!(settings.say("admin-not-begun")) };
    match to {
        Some(file) => {
            std::fs::write(file, transcript).with_context(|| file.display().to_string())?;
            say(out, settings, Phrase::new("admin-exported").with("file", text(file.display().to_string())))
        }
        None => Ok(out.write_all(transcript.as_bytes())?),
    }
}

/// Those of a page that have begun, each into a file of its own.
async fn export_all(
    store: &Store,
    filter: ListFilter,
    to: &Path,
    settings: &Settings,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    std::fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    let (catalog, page) = (Arc::new(settings.catalog()?), store.list(filter).await?);
    let mut written = 0;
    for one in &page {
        // It may have been deleted meanwhile.
        let Some(found) = store.find(one.id).await? else { continue };
        let Some(transcript) = Room::load(&found, catalog.clone())?.transcript() else { continue };
        let file = to.join(format!("{}-{}.jsonl", one.game, one.id));
        std::fs::write(&file, transcript).with_context(|| file.display().to_string())?;
        written += 1;
    }
    let phrase = Phrase::new("admin-exported-all").with("count", written);
    say(out, settings, phrase.with("folder", text(to.display().to_string())))?;
    match page.last() {
        Some(last) => say(out, settings, Phrase::new("admin-next-page").with("id", text(last.id.to_string()))),
        None => Ok(()),
    }
}

async fn delete(store: &Store, id: MatchId, yes: bool, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<()> {
    find(store, id, settings).await?;
    if !yes {
        bail!(settings.say("admin-say-yes"));
    }
    store.delete(id).await?;
    say(out, settings, Phrase::new("admin-deleted").with("id", text(id.to_string())))
}

fn say(out: &mut dyn Write, settings: &Settings, phrase: Phrase) -> anyhow::Result<()> {
    Ok(writeln!(out, "{}", settings.say_phrase(&phrase))?)
}

fn parse(record: &str) -> Value {
    serde_json::from_str(record).unwrap_or_else(|_| Value::from(record))
}

impl From<StageArg> for Stage {
    fn from(stage: StageArg) -> Stage {
        match stage {
            StageArg::Waiting => Stage::Waiting,
            StageArg::Playing => Stage::Playing,
            StageArg::Over => Stage::Over,
        }
    }
}

fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "admin-stage-waiting",
        Stage::Playing => "admin-stage-playing",
        Stage::Over => "admin-stage-over",
    }
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

/// A moment in UTC, to the minute.
fn date(millis: i64) -> String {
    let Ok(moment) = time::OffsetDateTime::from_unix_timestamp(millis.div_euclid(1000)) else { return "?".into() };
    let (date, month) = (moment.date(), u8::from(moment.month()));
    format!("{:04}-{month:02}-{:02} {:02}:{:02}", date.year(), date.day(), moment.hour(), moment.minute())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_have_dates() {
        assert_eq!(date(0), "1970-01-01 00:00");
        assert_eq!(date(951_782_340_000), "2000-02-28 23:59");
        assert_eq!(date(951_782_400_000), "2000-02-29 00:00");
        assert_eq!(date(1_794_700_800_000), "2026-11-15 00:00");
        assert_eq!(date(-1), "1969-12-31 23:59");
    }
}
