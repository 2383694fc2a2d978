//! Stages that wait more than they compute, each in a process of its own beside the stages that run here.
//!
//! What such a stage says is kept until it can be shown in one piece. Its process listens to a pipe: when that closes,
//! because nobody needs the stage any more or because this program has ended, it ends itself with all that it started.

use std::io::{Seek, Write};
use std::process::{ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};

/// The argument that tells a process that it runs beside another one.
pub const FLAG: &str = "--beside";

/// Only there a process can be ended together with all that it has started; elsewhere everything runs in turn.
pub const IS_POSSIBLE: bool = cfg!(unix);

/// What came of a stage.
pub struct Outcome {
    pub name: &'static str,
    pub elapsed: Duration,
    pub output: String,
    pub result: Result<()>,
}

/// Stages that run one after the other until the first failure. Dropping it ends what runs.
pub struct Lane {
    outcomes: Receiver<Outcome>,
    running: Arc<Mutex<Running>>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Running {
    /// As long as it is open the stage goes on.
    life: Option<ChildStdin>,
    is_over: bool,
}

impl Lane {
    pub fn start(stages: Vec<&'static str>) -> Result<Lane> {
        let program = std::env::current_exe().context("this program does not know where it is")?;
        let arguments = move |name: &str| {
            let mut command = Command::new(&program);
            command.args(["test", FLAG, name]);
            command
        };
        Ok(Lane::run(stages, arguments))
    }

    fn run(stages: Vec<&'static str>, command: impl Fn(&str) -> Command + Send + 'static) -> Lane {
        let (sender, outcomes) = mpsc::channel();
        let running = Arc::new(Mutex::new(Running::default()));
        let shared = running.clone();
        let thread = std::thread::spawn(move || run_in_turn(&stages, &command, &sender, &shared));
        Lane { outcomes, running, thread: Some(thread) }
    }

    /// What has ended since it was asked last.
    pub fn ended(&self) -> impl Iterator<Item = Outcome> {
        self.outcomes.try_iter()
    }

    /// Everything that is still to come.
    pub fn wait(&self) -> impl Iterator<Item = Outcome> {
        self.outcomes.iter()
    }
}

impl Drop for Lane {
    fn drop(&mut self) {
        if let Ok(mut running) = self.running.lock() {
            running.is_over = true;
            running.life = None;
        }
        if let Some(thread) = self.thread.take() {
            let _ended = thread.join();
        }
    }
}

fn run_in_turn(
    stages: &[&'static str],
    command: &dyn Fn(&str) -> Command,
    sender: &Sender<Outcome>,
    running: &Mutex<Running>,
) {
    for &name in stages {
        let start = Instant::now();
        let mut output = String::new();
        let result = run_apart(command(name), running, &mut output);
        let is_good = result.is_ok();
        let is_heard = sender.send(Outcome { name, elapsed: start.elapsed(), output, result }).is_ok();
        if !is_good || !is_heard || running.lock().is_ok_and(|running| running.is_over) {
            return;
        }
    }
}

fn run_apart(mut command: Command, running: &Mutex<Running>, output: &mut String) -> Result<()> {
    let mut said = tempfile::tempfile().context("no temporary file could be made")?;
    command.stdin(Stdio::piped()).stdout(said.try_clone()?).stderr(said.try_clone()?);
    lead_a_group(&mut command);
    let mut child = command.spawn().context("could not start it")?;
    if let Ok(mut running) = running.lock() {
        running.life = child.stdin.take().filter(|_| !running.is_over);
    }
    let status = child.wait()?;
    said.rewind()?;
    *output = std::io::read_to_string(&said)?;
    ensure!(status.success(), "it says above why ({status})");
    Ok(())
}

#[cfg(unix)]
fn lead_a_group(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn lead_a_group(_: &mut Command) {}

/// In a process that runs beside another one: ends it, with all that it has started, when the other one lets go of it.
pub fn end_with_the_other() {
    std::thread::spawn(|| {
        let _nothing_is_said = std::io::copy(&mut std::io::stdin(), &mut std::io::sink());
        let _flushed = std::io::stdout().flush();
        let _it_ends_us_too = Command::new("kill").args(["-TERM", "--", &format!("-{}", std::process::id())]).status();
    });
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &'static str) -> impl Fn(&str) -> Command + Send + 'static {
        move |name| {
            let mut command = Command::new("sh");
            command.args(["-c", script, "sh", name]);
            command
        }
    }

    #[test]
    fn stages_run_in_turn_and_what_each_says_is_in_one_piece() {
        let lane = Lane::run(vec!["one", "two"], shell("echo $1 begins; echo $1 ends >&2"));
        let ended: Vec<(&str, String, bool)> = lane.wait().map(|it| (it.name, it.output, it.result.is_ok())).collect();
        let said = |name| format!("{name} begins\n{name} ends\n");
        assert_eq!(ended, [("one", said("one"), true), ("two", said("two"), true)]);
    }

    #[test]
    fn nothing_runs_after_a_failure() {
        let lane = Lane::run(vec!["one", "two"], shell("echo $1; exit 3"));
        let ended: Vec<(&str, bool)> = lane.wait().map(|it| (it.name, it.result.is_ok())).collect();
        assert_eq!(ended, [("one", false)]);
    }

    #[test]
    fn what_nobody_needs_is_let_go() {
        // It would wait forever; the end of its input is the word to go.
        drop(Lane::run(vec!["one", "two"], shell("cat; exit 1")));
    }
}
