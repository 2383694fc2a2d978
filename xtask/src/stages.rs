//! `test` and `check`: stages that run until the first one fails, in turn, or beside those that follow.

use crate::beside::{self, Lane, Outcome};
use crate::shell::{self, bold, cargo, dim, green, red};
use crate::{interface, licences, python, site, tidy, web};
use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// No stage runs beside another one: slower, but nothing can get in the way of anything else.
const IN_TURN: &str = "--in-turn";

pub struct Stage {
    pub name: &'static str,
    /// Left out by `test --fast`.
    pub slow: bool,
    /// Part of `check`.
    quick: bool,
    /// Runs beside the stages that follow, because it waits for browsers more than it computes.
    beside: bool,
    run: fn() -> Result<()>,
}

/// Cheap stages that are likely to fail come first. The site comes before the pages of a server: it needs no program, and
/// while everything is built for the tests nobody else can build one.
const STAGES: &[Stage] = &[
    Stage { name: "format", slow: false, quick: true, beside: false, run: check_format },
    Stage { name: "tidy", slow: false, quick: true, beside: false, run: tidy::run },
    Stage { name: "site", slow: true, quick: false, beside: true, run: site::test },
    Stage { name: "web", slow: true, quick: false, beside: true, run: web::test },
    Stage { name: "clippy", slow: false, quick: true, beside: false, run: run_clippy },
    Stage { name: "tests", slow: false, quick: false, beside: false, run: run_tests },
    Stage { name: "doctests", slow: false, quick: false, beside: false, run: run_doc_tests },
    Stage { name: "interface", slow: true, quick: false, beside: false, run: interface::test },
    Stage { name: "python", slow: true, quick: false, beside: false, run: python::test },
    Stage { name: "docs", slow: true, quick: false, beside: false, run: build_docs },
    Stage { name: "licences", slow: true, quick: false, beside: false, run: check_licences },
];

pub fn check(args: &[String]) -> Result<()> {
    if let Some(arg) = args.first() {
        bail!("check takes no arguments, but got `{arg}`");
    }
    run_all(STAGES.iter().filter(|stage| stage.quick), false)
}

pub fn test(args: &[String]) -> Result<()> {
    if let [flag, name] = args
        && flag == beside::FLAG
    {
        return run_beside(name);
    }
    let (fast, in_turn) = (args.iter().any(|arg| arg == "--fast"), args.iter().any(|arg| arg == IN_TURN));
    let wanted: Vec<&str> = args.iter().map(String::as_str).filter(|arg| !["--fast", IN_TURN].contains(arg)).collect();
    if let Some(unknown) = wanted.iter().find(|name| STAGES.iter().all(|stage| stage.name != **name)) {
        bail!("there is no stage `{unknown}`; the stages are: {}", names(|_| true));
    }
    if wanted.is_empty() {
        run_all(STAGES.iter().filter(|stage| !(fast && stage.slow)), in_turn)
    } else {
        run_all(STAGES.iter().filter(|stage| wanted.contains(&stage.name)), in_turn)
    }
}

/// The names of some of the stages, for messages.
pub fn names(which: fn(&Stage) -> bool) -> String {
    STAGES.iter().filter(|stage| which(stage)).map(|stage| stage.name).collect::<Vec<_>>().join(", ")
}

/// What came of the stages so far.
#[derive(Default)]
struct Done {
    passed: Vec<(&'static str, Duration)>,
}

fn run_all(stages: impl Iterator<Item = &'static Stage>, in_turn: bool) -> Result<()> {
    let start = Instant::now();
    let stages: Vec<&Stage> = stages.collect();
    let (apart, here): (Vec<&Stage>, Vec<&Stage>) =
        stages.iter().partition(|stage| stage.beside && beside::IS_POSSIBLE);
    // Alone it runs here, where one sees how far it is.
    let (apart, here) = if here.is_empty() || in_turn { (Vec::new(), [here, apart].concat()) } else { (apart, here) };
    let first = stages.iter().position(|stage| apart.iter().any(|it| it.name == stage.name));
    let mut lane = None;
    let mut done = Done::default();
    for (index, stage) in here.into_iter().enumerate() {
        if first == Some(index) {
            lane = Some(start_beside(&apart)?);
        }
        println!("\n{}", bold(&format!("=== {} ===", stage.name)));
        let begun = Instant::now();
        let result = (stage.run)();
        done.note(stage.name, begun.elapsed(), result)?;
        lane.iter().flat_map(Lane::ended).try_for_each(|outcome| done.note_beside(outcome))?;
    }
    if lane.is_none() && first.is_some() {
        lane = Some(start_beside(&apart)?);
    }
    lane.iter().flat_map(Lane::wait).try_for_each(|outcome| done.note_beside(outcome))?;
    done.print();
    let seconds = start.elapsed().as_secs_f64();
    println!("{}", green(&format!("All {} stages passed in {seconds:.1} s.", done.passed.len())));
    Ok(())
}

fn start_beside(stages: &[&Stage]) -> Result<Lane> {
    let names: Vec<&str> = stages.iter().map(|stage| stage.name).collect();
    let list = names.join(", ");
    println!("{}", dim(&format!("\nBeside what follows: {list}. What they say is shown when they have ended.")));
    Lane::start(names)
}

/// The other process says what it is, and how long it took.
fn run_beside(name: &str) -> Result<()> {
    beside::end_with_the_other();
    STAGES.iter().filter(|stage| stage.name == name).try_for_each(|stage| (stage.run)())
}

impl Done {
    fn note_beside(&mut self, outcome: Outcome) -> Result<()> {
        let Outcome { name, elapsed, output, result } = outcome;
        println!("\n{}\n{}", bold(&format!("=== {name}, beside the others ===")), output.trim());
        self.note(name, elapsed, result)
    }

    fn note(&mut self, name: &'static str, elapsed: Duration, result: Result<()>) -> Result<()> {
        if let Err(error) = result {
            self.print();
            println!("  {name:10} {:>8.1} s  {}", elapsed.as_secs_f64(), red("failed"));
            bail!("the stage {name} failed: {error:#}\nRun it alone: cargo xtask test {name}");
        }
        println!("{}", dim(&format!("{name} took {:.1} s", elapsed.as_secs_f64())));
        self.passed.push((name, elapsed));
        Ok(())
    }

    fn print(&self) {
        println!("\n{}", bold("=== summary ==="));
        for (name, elapsed) in &self.passed {
            println!("  {name:10} {:>8.1} s  {}", elapsed.as_secs_f64(), green("passed"));
        }
    }
}

fn check_format() -> Result<()> {
    let mut command = cargo(&["fmt", "--all", "--check"]);
    if !shell::has_colours() {
        // Otherwise rustfmt would colour its differences even in a file.
        command.args(["--", "--color", "never"]);
    }
    shell::run(command)
}

fn run_clippy() -> Result<()> {
    shell::run(cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))
}

/// Builds only what has tests: examples are checked by clippy.
fn run_tests() -> Result<()> {
    if shell::works(cargo(&["nextest", "--version"])) {
        return shell::run(cargo(&["nextest", "run", "--workspace", "--tests"]));
    }
    println!("cargo-nextest is not installed, cargo test does as well.");
    shell::run(cargo(&["test", "--workspace", "--tests"]))
}

fn run_doc_tests() -> Result<()> {
    shell::run(cargo(&["test", "--workspace", "--doc"]))
}

fn build_docs() -> Result<()> {
    let mut command = cargo(&["doc", "--workspace", "--no-deps"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    shell::run(command)
}

fn check_licences() -> Result<()> {
    println!("Advisories are not checked: their database needs the network (`cargo deny check advisories` does it).");
    if shell::works(cargo(&["deny", "--version"])) {
        return shell::run(cargo(&["deny", "check", "licenses", "bans", "sources"]));
    }
    println!("cargo-deny is not installed, so only licences and sources are checked, against deny.toml.");
    licences::check()
}
