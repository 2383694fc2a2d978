//! `bench server`: a real server and a load generator, each in its own process, on the same cores.

mod many;
#[allow(dead_code, reason = "tests start it without a disk")]
#[path = "../../../crates/server/tests/it/support/postgres.rs"]
mod postgres;
mod process;
mod quota;
mod report;
mod shared;

use crate::{metadata, shell};
use anyhow::{Context, Result, bail};
use postgres::Postgres;
use process::Process;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub const HELP: &str = "\
Measures the server under load, on this machine, load and server on the same cores.

Usage: cargo xtask bench server [--matches N] [--seconds S] [--postgres] [--data URL] [--only NAME] [--json]

  --matches N   matches at full speed (1000); the other figures follow from it:
                2 N connections that echo, 5 N matches at a steady pace, 2 N matches that are left
  --seconds S   how long is measured (10)
  --postgres    a PostgreSQL of its own, in a temporary folder, instead of a new SQLite file
  --data URL    an empty PostgreSQL database instead
  --only NAME   one of echo, full, steady, idle, or one of these, which are measured on request alone:
                  think       how long an easy opponent takes while N / 20 of the strongest think
                  processes   choices a second with 1, 2 and 3 processes on one PostgreSQL, with all cores and
                              with a quarter of a core each (as root), and pgbench
                  cut         how soon N rooms know what they missed while a process could not listen
                  filled      how fast a server answers with 1,000 N finished matches, and with 100
                  crowd       N, 10 N and 100 N matches at once
  --built DIR   the programs `walstatt` and `load` of this folder, instead of building them in release
  --json        one JSON value instead of a table
";

pub fn run(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let wanted = Wanted::read(args)?;
    let bench = Bench::prepare(wanted)?;
    let measured = bench.measure_all()?;
    if bench.wanted.json {
        println!("{measured}");
    } else {
        print!("{}", report::table(&measured));
    }
    Ok(())
}

struct Wanted {
    matches: usize,
    seconds: usize,
    postgres: bool,
    data: Option<String>,
    only: Option<String>,
    built: Option<PathBuf>,
    json: bool,
}

const SCENARIOS: &[&str] = &["echo", "full", "steady", "idle"];
const ON_REQUEST: &[&str] = &["think", "processes", "cut", "filled", "crowd"];

impl Wanted {
    fn read(args: &[String]) -> Result<Wanted> {
        let (data, only, built) = (None, None, None);
        let mut wanted = Wanted { matches: 1000, seconds: 10, postgres: false, data, only, built, json: false };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || args.next().with_context(|| format!("{arg} needs a value"));
            match arg.as_str() {
                "--matches" => wanted.matches = value()?.parse().context("--matches needs a number")?,
                "--seconds" => wanted.seconds = value()?.parse().context("--seconds needs a number")?,
                "--postgres" => wanted.postgres = true,
                "--data" => wanted.data = Some(value()?.clone()),
                "--only" => wanted.only = Some(value()?.clone()),
                "--built" => wanted.built = Some(value()?.into()),
                "--json" => wanted.json = true,
                other => bail!("bench server does not know `{other}`\n\n{HELP}"),
            }
        }
        let all = [SCENARIOS, ON_REQUEST].concat();
        if let Some(only) = wanted.only.as_deref().filter(|only| !all.contains(only)) {
            bail!("there is no scenario `{only}`; they are {}", all.join(", "));
        }
        Ok(wanted)
    }
}

struct Bench {
    wanted: Wanted,
    walstatt: PathBuf,
    load: PathBuf,
    /// In the target folder: measuring needs a real disk, and the system's temporary folder may be in memory.
    folder: PathBuf,
    /// A private one, if wanted.
    postgres: Option<Postgres>,
}

impl Bench {
    fn prepare(wanted: Wanted) -> Result<Bench> {
        let needs_one = matches!(wanted.only.as_deref(), Some("processes" | "cut")) && wanted.data.is_none();
        let postgres = if wanted.postgres || needs_one { Some(start_postgres()?) } else { None };
        let target = PathBuf::from(metadata::read_without_dependencies()?.target_directory);
        let (walstatt, load) = match &wanted.built {
            Some(folder) => (folder.join("walstatt"), folder.join("load")),
            None => Bench::build(&target)?,
        };
        Ok(Bench { wanted, walstatt, load, folder: target.join("bench-server"), postgres })
    }

    /// The server and the load generator.
    fn build(target: &Path) -> Result<(PathBuf, PathBuf)> {
        for what in [["--package=walstatt", "--bin=walstatt"], ["--package=server", "--example=load"]] {
            let mut build = shell::cargo(&["build", "--release"]);
            // Cargo's output goes to stderr, so that stdout has only the figures.
            let built = build.args(what).status().context("could not start cargo")?;
            if !built.success() {
                bail!("`{}` failed", shell::show(&build));
            }
        }
        let program = |name: &str| target.join("release").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        Ok((program("walstatt"), program("examples/load")))
    }

    fn measure_all(&self) -> Result<Value> {
        let mut measured = json!({ "cores": std::thread::available_parallelism().map_or(0, usize::from) });
        for name in self.wanted.only.as_deref().map_or(SCENARIOS.to_vec(), |only| vec![only]) {
            eprintln!("{name} …");
            measured[name] = match name {
                "echo" => json!({
                    "default": take_middle(|| self.echo(&[]))?,
                    "small_buffers": self.echo(&["--buffers", "small"])?,
                }),
                "full" => {
                    let mut full = take_middle(|| self.play("full", self.wanted.matches))?;
                    let bytes = full["bytes_per_choice"].to_string();
                    full["same_bytes"] = self.echo(&["--buffers", "small", "--answer", &bytes])?;
                    full
                }
                "steady" => self.play("steady", 5 * self.wanted.matches)?,
                "idle" => self.leave(2 * self.wanted.matches)?,
                "think" => self.think(self.wanted.matches / 20)?,
                "processes" => self.add_processes()?,
                "cut" => self.cut()?,
                "filled" => json!([self.fill(100)?, self.fill(1000 * self.wanted.matches)?]),
                _ => json!(
                    [1, 10, 100]
                        .map(|times| self.crowd(times * self.wanted.matches))
                        .into_iter()
                        .collect::<Result<Vec<_>>>()?
                ),
            };
        }
        Ok(measured)
    }

    fn echo(&self, more: &[&str]) -> Result<Value> {
        let mut args = vec!["echo-server"];
        args.extend(more);
        let server = Process::start(&self.load, &args)?;
        let (connections, seconds) = (2 * self.wanted.matches, self.wanted.seconds.div_ceil(2));
        let (connections, seconds) = (connections.to_string(), seconds.to_string());
        self.run_load(&server, &["echo", "--connections", &connections, "--seconds", &seconds])
    }

    fn play(&self, scenario: &str, matches: usize) -> Result<Value> {
        let server = self.serve(&self.fresh_data(scenario)?, &[])?;
        let (matches, seconds) = (matches.to_string(), self.wanted.seconds.to_string());
        self.run_load(&server, &[scenario, "--matches", &matches, "--seconds", &seconds])
    }

    /// The cost of abandoned matches: in memory, and once the server has forgotten them. The second time the allocator
    /// already has the memory it keeps, so only that run shows what would keep growing.
    fn leave(&self, matches: usize) -> Result<Value> {
        let server = self.serve(&self.fresh_data("idle")?, &["--idle", "2"])?;
        let mut rounds = Vec::new();
        for _ in 0..2 {
            let before = server.resident_bytes()?;
            let choices = self.run_load(&server, &["leave", "--matches", &matches.to_string()])?;
            let left = server.resident_bytes()?;
            wait_until_forgotten(&server)?;
            let forgotten = server.resident_bytes()?;
            let each = |bytes: u64| (bytes as i64 - before as i64) / matches as i64;
            rounds.push(json!({
                "choices": choices["choices"],
                "refused": choices["refused"],
                "before_bytes": before,
                "just_left_bytes": left,
                "forgotten_bytes": forgotten,
                "just_left_bytes_each": each(left),
                "forgotten_bytes_each": each(forgotten),
            }));
        }
        Ok(json!({ "matches": matches, "rounds": rounds }))
    }

    /// A new database, or the one that was given.
    fn fresh_data(&self, name: &str) -> Result<String> {
        match (&self.wanted.data, &self.postgres) {
            (Some(url), _) => Ok(url.clone()),
            (None, Some(postgres)) => Ok(postgres.fresh_database()),
            (None, None) => Ok(fresh_file(&self.folder, name)?.to_string_lossy().into_owned()),
        }
    }

    fn serve(&self, data: &str, more: &[&str]) -> Result<Process> {
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data", data];
        const LIMITS: [&str; 5] = ["requests", "messages", "address-messages", "connections", "matches"];
        let limits = LIMITS.map(|limit| format!("--limit-{limit}=0"));
        args.extend(limits.iter().map(String::as_str));
        args.extend(more);
        let metrics = free_address()?;
        args.extend(["--metrics", &metrics]);
        let mut server = Process::start(&self.walstatt, &args)?;
        server.metrics = metrics;
        Ok(server)
    }

    fn run_load(&self, server: &Process, args: &[&str]) -> Result<Value> {
        self.run_load_at(std::slice::from_ref(server), args)
    }

    fn run_load_at(&self, servers: &[Process], args: &[&str]) -> Result<Value> {
        let all = |name: &dyn Fn(&Process) -> String| servers.iter().map(name).collect::<Vec<_>>().join(",");
        let mut load = process::with_open_files(&self.load, args);
        load.args(["--at", &all(&|server| server.address.clone())]);
        load.args(["--process", &all(&|server| server.id().to_string())]);
        let printed = shell::capture(load)?;
        serde_json::from_str(&printed).with_context(|| format!("the load printed `{printed}`"))
    }
}

/// With its default durability settings.
fn start_postgres() -> Result<Postgres> {
    let postgres = Postgres::start_with("").context("PostgreSQL does not start")?;
    postgres.context("PostgreSQL is not installed: initdb was not found")
}

/// Measures three times and takes the median: a ratio is no better than its parts, and how threads are placed on cores
/// makes a difference of a tenth between runs.
fn take_middle(measure: impl Fn() -> Result<Value>) -> Result<Value> {
    let mut measured = (0..3).map(|_| measure()).collect::<Result<Vec<Value>>>()?;
    let rate = |value: &Value| value["per_second"].as_f64().unwrap_or_default();
    measured.sort_by(|one, other| rate(one).total_cmp(&rate(other)));
    Ok(measured.swap_remove(1))
}

/// An address that nothing listens on.
fn free_address() -> Result<String> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.to_string())
}

/// A path for a new database; that of the last run is removed.
fn fresh_file(folder: &Path, name: &str) -> Result<PathBuf> {
    let folder = folder.join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).with_context(|| format!("could not empty {}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder).with_context(|| format!("could not make {}", folder.display()))?;
    Ok(folder.join("matches.db"))
}

fn wait_until_forgotten(server: &Process) -> Result<()> {
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(60) {
        if server.metric("walstatt_rooms")? == 0.0 {
            return Ok(());
        }
        std::thread::sleep(Duration::from_millis(500));
    }
    bail!("the server still has matches in memory that were left long ago")
}
