//! Several processes on one PostgreSQL.

use super::quota::Quota;
use super::{Bench, Process};
use crate::shell;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Hundredths of a core: three processes leave enough of two cores for PostgreSQL and the load generator.
const PART: u32 = 25;

impl Bench {
    /// Choices per second with 1, 2 and 3 processes, with the seats of each match on different ones, and what
    /// PostgreSQL alone can do.
    ///
    /// All processes, PostgreSQL and the load generator share the cores of one machine; once they are saturated, more
    /// processes gain nothing. So each process is also limited to a small part of a core, as if it ran on a machine of
    /// its own.
    pub(super) fn add_processes(&self) -> Result<Value> {
        let data = self.fresh_data("processes")?;
        let play = |part, together| {
            let play = |count| self.play_at(&data, count, part, together);
            if together { Ok(json!(play(3)?)) } else { (1..=3).map(play).collect::<Result<Value>>() }
        };
        Ok(json!({
            "apart": play(None, false)?,
            "together": play(None, true)?,
            "limited": play(Some(PART), false)?,
            "part_of_a_core": f64::from(PART) / 100.0,
            "pgbench": self.insert(&data)?,
        }))
    }

    fn play_at(&self, data: &str, count: usize, part: Option<u32>, together: bool) -> Result<Value> {
        // Declared before the servers and so dropped after them: a quota has to outlive its process.
        let mut quotas = Vec::new();
        let servers = (0..count).map(|_| self.serve(data, &[])).collect::<Result<Vec<Process>>>()?;
        for server in &servers {
            quotas.extend(part.map(|part| Quota::give(server.id(), part)).transpose()?);
        }
        let (matches, seconds, together) =
            (self.wanted.matches.to_string(), self.wanted.seconds.to_string(), together.to_string());
        let mut args = vec!["full", "--matches", &matches, "--seconds", &seconds, "--together", &together];
        let database = find_postmaster(data);
        args.extend(database.as_deref().into_iter().flat_map(|id| ["--database", id]));
        let measured = self.run_load_at(&servers, &args)?;
        eprintln!("  {count} processes: {}/s, work {}", measured["per_second"], measured["work_us"]);
        Ok(measured)
    }

    /// Rows of the same length as the server's, one per transaction, and in groups as the server writes them.
    fn insert(&self, data: &str) -> Result<Value> {
        let mut length = Command::new(find_tool("psql")?);
        length.args([data, "-Atc", "SELECT avg(length(record))::int FROM log"]);
        let length: usize = shell::capture(length)?.trim().parse().context("rows have a length")?;
        let rates = [1, 100].map(|rows| Ok((rows, self.insert_rows(data, rows, length)?)));
        let rates = rates.into_iter().collect::<Result<Vec<(usize, f64)>>>()?;
        Ok(json!({ "bytes": length, "rows_a_second": rates[0].1, "rows_a_second_in_hundreds": rates[1].1 }))
    }

    fn insert_rows(&self, data: &str, rows: usize, length: usize) -> Result<f64> {
        const CLIENTS: &str = "16";
        let script = self.folder.join(format!("insert-{rows}.sql"));
        std::fs::create_dir_all(&self.folder)?;
        std::fs::write(
            &script,
            format!(
                "\\set match random(1, 1000000000000000)\n\
                 INSERT INTO log (match, number, at, record)\n\
                 SELECT :match, number, 0, repeat('x', {length}) FROM generate_series(1, {rows}) AS number\n\
                 ON CONFLICT DO NOTHING;\n"
            ),
        )?;
        let mut pgbench = Command::new(find_tool("pgbench")?);
        pgbench.args(["--no-vacuum", "--protocol=prepared", "--client", CLIENTS, "--time"]);
        pgbench.args([&self.wanted.seconds.to_string(), "--file"]).arg(script).arg(data);
        let said = shell::capture(pgbench)?;
        let rate = said.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next());
        let rate: f64 = rate.context("pgbench tells a rate")?.parse()?;
        Ok(rate * rows as f64)
    }

    /// How soon all rooms have caught up on what they missed.
    pub(super) fn cut(&self) -> Result<Value> {
        let data = self.fresh_data("cut")?;
        let servers = [self.serve(&data, &[])?, self.serve(&data, &[])?];
        self.run_load_at(&servers, &["cut", "--data", &data, "--matches", &self.wanted.matches.to_string()])
    }
}

/// The main process of a private PostgreSQL, which is reached over a socket in its folder.
fn find_postmaster(data: &str) -> Option<String> {
    let folder = data.split_once("host=")?.1;
    let file = std::fs::read_to_string(PathBuf::from(folder).join("data/postmaster.pid")).ok()?;
    file.lines().next().map(String::from)
}

/// A PostgreSQL program, from the newest installed version.
fn find_tool(name: &str) -> Result<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(name)).collect();
    found.sort();
    found.retain(|tool| tool.exists());
    Ok(found.pop().unwrap_or_else(|| name.into()))
}
