//! A program in the background that prints the address it listens on, and ends with the bench.

use crate::shell;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

pub struct Process {
    child: Child,
    /// For example `127.0.0.1:8080`.
    pub address: String,
    /// Where a server shows its metrics.
    pub metrics: String,
}

/// A command that may open as many files as the system allows; each of thousands of connections is one.
pub fn with_open_files(program: &Path, args: &[&str]) -> Command {
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#]).arg(program).args(args);
    command
}

impl Process {
    /// Starts it and waits until it has printed its address.
    pub fn start(program: &Path, args: &[&str]) -> Result<Process> {
        let mut command = with_open_files(program, args);
        let shown = shell::show(&command);
        let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("could not start `{shown}`"))?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("it has no output")?).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(String::from);
        let mut process = Process { child, address: String::new(), metrics: String::new() };
        process.address = address.with_context(|| format!("`{shown}` did not say where it listens, but `{line}`"))?;
        Ok(process)
    }

    /// The process id: the shell that started the program has been replaced by it.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Its resident memory, as Linux reports it.
    pub fn resident_bytes(&self) -> Result<u64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(&path).with_context(|| format!("could not read {path}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|line| line.trim().strip_suffix("kB")).context("the memory of a process has a size")?;
        Ok(kib.trim().parse::<u64>()? * 1024)
    }

    /// The CPU time it has used so far, as Linux reports it.
    pub fn seconds_of_work(&self) -> Result<f64> {
        const TICKS_A_SECOND: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id()))?;
        // The name is in brackets and may contain spaces. After it, the 12th and 13th fields are user and system time.
        let fields = stat.rsplit_once(')').context("a process has a name")?.1.split_whitespace().skip(11).take(2);
        Ok(fields.filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() / TICKS_A_SECOND)
    }

    /// The value of a metric of a server.
    pub fn metric(&self, name: &str) -> Result<f64> {
        let mut stream = TcpStream::connect(&self.metrics)?;
        write!(stream, "GET /metrics HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.metrics)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let line = answer.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        Ok(line.with_context(|| format!("there is no metric {name}"))?.trim().parse()?)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _it_may_have_ended = self.child.kill();
        let _it_may_have_ended = self.child.wait();
    }
}
