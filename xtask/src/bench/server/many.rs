//! Many matches: thinking, finished, at once.

use super::{Bench, Process};
use crate::shell;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use std::time::Instant;

impl Bench {
    /// How long a player waits for an easy opponent.
    pub(super) fn think(&self, matches: usize) -> Result<Value> {
        let server = self.serve(&self.fresh_data("think")?, &[])?;
        self.run_load(&server, &["think", "--matches", &matches.to_string()])
    }

    /// How fast a server starts and answers with this many finished matches.
    pub(super) fn fill(&self, matches: usize) -> Result<Value> {
        let (data, count) = (self.fresh_data(&format!("filled-{matches}"))?, matches.to_string());
        let server = self.serve(&data, &[])?;
        let filled = self.run_load(&server, &["fill", "--data", &data, "--matches", &count])?;
        drop(server);
        let began = Instant::now();
        let server = self.serve(&data, &[])?;
        let started = began.elapsed().as_secs_f64();
        let mut measured = self.run_load(&server, &["answers", "--matches", &count])?;
        measured["fill_seconds"] = filled["seconds"].clone();
        measured["start_ms"] = json!(started * 1000.0);
        measured["memory_bytes"] = json!(server.resident_bytes()?);
        let middle = measured["middle"].as_str().context("a match has a name")?.to_string();
        measured["first_page_ms"] = json!(self.list(&data, &[])?);
        measured["middle_page_ms"] = json!(self.list(&data, &["--after", &middle])?);
        Ok(measured)
    }

    /// How long an administrator waits for a page of the list, including the start of the program.
    fn list(&self, data: &str, more: &[&str]) -> Result<f64> {
        let began = Instant::now();
        let mut list = Command::new(&self.walstatt);
        list.args(["admin", "--data", data, "list"]).args(more);
        shell::capture(list)?;
        Ok(began.elapsed().as_secs_f64() * 1000.0)
    }

    /// What this many matches cost at the same time.
    pub(super) fn crowd(&self, matches: usize) -> Result<Value> {
        let data = self.fresh_data(&format!("crowd-{matches}"))?;
        let server = self.serve(&data, &["--idle", "86400"])?;
        let before = server.resident_bytes()?;
        let (count, seconds) = (matches.to_string(), self.wanted.seconds.to_string());
        let mut measured = self.run_load(&server, &["crowd", "--matches", &count, "--seconds", &seconds])?;
        let each = |bytes: u64| json!(bytes / matches as u64);
        measured["memory_bytes_each"] = each(server.resident_bytes()?.saturating_sub(before));
        measured["idle_cores"] = json!(idle_cores(&server)?);
        drop(server);
        if Path::new(&data).exists() {
            measured["disk_bytes_each"] = each(std::fs::metadata(&data)?.len());
        }
        Ok(measured)
    }
}

/// How much a server works while idle.
fn idle_cores(server: &Process) -> Result<f64> {
    const SECONDS: u64 = 5;
    let before = server.seconds_of_work()?;
    std::thread::sleep(std::time::Duration::from_secs(SECONDS));
    Ok((server.seconds_of_work()? - before) / SECONDS as f64)
}
