//! Several processes on one PostgreSQL.

use super::quota::Quota;
use super::{Bench, Process};
use crate::shell;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;

/// Hundredths of a core: three processes leave enough for PostgreSQL and the load on two cores.
const PART: u32 = 25;

impl Bench {
    /// Choices a second with 1, 2 and 3 processes, the seats of each match apart, and what PostgreSQL makes by itself.
    ///
    /// All processes, PostgreSQL and the load share the cores of one machine, and who saturates them gains nothing by more
    /// processes. Therefore each also gets a small part of a core and no more, as if it were on a machine of its own.
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
        // The last is dropped first: a quota has to outlive its process.
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

    /// Rows of the same length as those of the server, one in each transaction, and as a group as the server writes them.
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

    /// How soon all rooms know what they missed.
    pub(super) fn cut(&self) -> Result<Value> {
        let data = self.fresh_data("cut")?;
        let servers = [self.serve(&data, &[])?, self.serve(&data, &[])?];
        self.run_load_at(&servers, &["cut", "--data", &data, "--matches", &self.wanted.matches.to_string()])
    }
}

/// The process that has started all others of a PostgreSQL of our own, which is reached over a socket in its folder.
fn find_postmaster(data: &str) -> Option<String> {
    let folder = data.split_once("host=")?.1;
    let file = std::fs::read_to_string(PathBuf::from(folder).join("data/postmaster.pid")).ok()?;
    file.lines().next().map(String::from)
}

/// A program of PostgreSQL, from the newest version that is here.
fn find_tool(name: &str) -> Result<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> = versions.map(|version| version.path().join("bin").join(name)).collect();
    found.sort();
    found.retain(|tool| tool.exists());
    Ok(found.pop().unwrap_or_else(|| name.into()))
}
