//! A private PostgreSQL for the tests of one process, in a temporary folder, reached over a socket in it.

use std::io;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Runs until it is dropped or the process ends, however it ends.
pub struct Postgres {
    tools: Tools,
    folder: PathBuf,
    databases: AtomicU32,
    /// Waits for the end of its input, which comes with our end at the latest, then stops PostgreSQL and cleans up.
    keeper: Child,
}

impl Postgres {
    /// None, with a message, if PostgreSQL is not installed. `WALSTATT_NEED_POSTGRES` makes that an error.
    pub fn start() -> Option<Postgres> {
        // Tests kill processes, but never the machine.
        let postgres = Postgres::start_with("-c fsync=off").expect("PostgreSQL starts");
        if postgres.is_none() {
            let need = std::env::var_os("WALSTATT_NEED_POSTGRES").is_some();
            assert!(!need, "PostgreSQL is needed: initdb is neither on the PATH nor in /usr/lib/postgresql/*/bin");
            eprintln!("SKIPPED: PostgreSQL is not installed (initdb was not found)");
        }
        postgres
    }

    /// With these settings; none if it is not installed.
    pub fn start_with(settings: &str) -> io::Result<Option<Postgres>> {
        let Some(tools) = Tools::find() else { return Ok(None) };
        let folder = tempfile::Builder::new().prefix("walstatt-pg-").tempdir()?.keep();
        if let Some((user, group)) = tools.owner {
            chown(&folder, Some(user), Some(group))?;
        }
        let keeper = tools.keep(&folder)?;
        let data = folder.join("data");
        let options = format!("-k {} -c listen_addresses='' -c max_connections=200 {settings}", folder.display());
        tools.run(
            "initdb",
            &["-U", "walstatt", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"],
            &data,
        )?;
        let log = folder.join("log").display().to_string();
        tools.run("pg_ctl", &["start", "-w", "-s", "-l", &log, "-o", &options, "-D"], &data)?;
        Ok(Some(Postgres { tools, folder, databases: AtomicU32::new(0), keeper }))
    }

    /// The address of an empty database.
    pub fn fresh_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = self.tools.run("createdb", &["-U", "walstatt", &name, "-h"], &self.folder);
        made.expect("a database can be made");
        url(&self.folder, &name)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

fn url(folder: &Path, database: &str) -> String {
    format!("postgres://walstatt@localhost/{database}?host={}", folder.display())
}

/// Where PostgreSQL's programs are, and the user to run them as: it refuses to run as root.
struct Tools {
    bin: PathBuf,
    owner: Option<(u32, u32)>,
}

impl Tools {
    fn find() -> Option<Tools> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut debian: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
        debian.sort();
        // Complete installations come before links to some of the programs.
        let mut folders = debian.into_iter().rev().chain(std::env::split_paths(&path));
        let bin =
            folders.find(|folder| ["initdb", "pg_ctl", "createdb"].iter().all(|tool| folder.join(tool).exists()))?;
        let root = std::fs::metadata("/proc/self").is_ok_and(|this| this.uid() == 0);
        let owner = if root { Some((postgres_id("-u")?, postgres_id("-g")?)) } else { None };
        Some(Tools { bin, owner })
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = match self.owner {
            None => Command::new(program),
            Some(_) => {
                let mut command = Command::new("runuser");
                command.args(["-u", "postgres", "--"]).arg(program);
                command
            }
        };
        command.current_dir("/").stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn run(&self, tool: &str, arguments: &[&str], last: &Path) -> io::Result<()> {
        let status = self.command(&self.bin.join(tool)).args(arguments).arg(last).status()?;
        if status.success() { Ok(()) } else { Err(io::Error::other(format!("{tool} has failed: {status}"))) }
    }

    /// In its own process group: it has to survive the signal that stops the tests.
    fn keep(&self, folder: &Path) -> io::Result<Child> {
        let script = r#"cat >/dev/null; "$1/pg_ctl" stop -s -m immediate -D "$2/data"; rm -rf "$2""#;
        let mut command = self.command(Path::new("/bin/sh"));
        command.args(["-c", script, "keeper"]).arg(&self.bin).arg(folder);
        command.stdin(Stdio::piped()).process_group(0).spawn()
    }
}

fn postgres_id(which: &str) -> Option<u32> {
    let output = Command::new("id").args([which, "postgres"]).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
