//! `test` and `check`: stages that run in turn until the first one fails.

use crate::shell::{self, bold, cargo, dim, green, red};
use crate::{interface, licences, python, site, tidy, web};
use anyhow::{Result, bail};
use std::time::{Duration, Instant};

pub struct Stage {
    pub name: &'static str,
    /// Left out by `test --fast`.
    pub slow: bool,
    /// Part of `check`.
    quick: bool,
    run: fn() -> Result<()>,
}

/// Cheap stages that are likely to fail come first.
const STAGES: &[Stage] = &[
    Stage { name: "format", slow: false, quick: true, run: check_format },
    Stage { name: "tidy", slow: false, quick: true, run: tidy::run },
    Stage { name: "clippy", slow: false, quick: true, run: run_clippy },
    Stage { name: "tests", slow: false, quick: false, run: run_tests },
    Stage { name: "doctests", slow: false, quick: false, run: run_doc_tests },
    Stage { name: "interface", slow: true, quick: false, run: interface::test },
    Stage { name: "python", slow: true, quick: false, run: python::test },
    Stage { name: "web", slow: true, quick: false, run: web::test },
    Stage { name: "site", slow: true, quick: false, run: site::test },
    Stage { name: "docs", slow: true, quick: false, run: build_docs },
    Stage { name: "licences", slow: true, quick: false, run: check_licences },
];

pub fn check(args: &[String]) -> Result<()> {
    if let Some(arg) = args.first() {
        bail!("check takes no arguments, but got `{arg}`");
    }
    run_all(STAGES.iter().filter(|stage| stage.quick))
}

pub fn test(args: &[String]) -> Result<()> {
    let fast = args.iter().any(|arg| arg == "--fast");
    let wanted: Vec<&str> = args.iter().map(String::as_str).filter(|arg| *arg != "--fast").collect();
    if let Some(unknown) = wanted.iter().find(|name| STAGES.iter().all(|stage| stage.name != **name)) {
        bail!("there is no stage `{unknown}`; the stages are: {}", names(|_| true));
    }
    if wanted.is_empty() {
        run_all(STAGES.iter().filter(|stage| !(fast && stage.slow)))
    } else {
        run_all(STAGES.iter().filter(|stage| wanted.contains(&stage.name)))
    }
}

/// The names of some of the stages, for messages.
pub fn names(which: fn(&Stage) -> bool) -> String {
    STAGES.iter().filter(|stage| which(stage)).map(|stage| stage.name).collect::<Vec<_>>().join(", ")
}

fn run_all<'a>(stages: impl Iterator<Item = &'a Stage>) -> Result<()> {
    let mut done: Vec<(&str, Duration)> = Vec::new();
    for stage in stages {
        println!("\n{}", bold(&format!("=== {} ===", stage.name)));
        let start = Instant::now();
        let result = (stage.run)();
        let elapsed = start.elapsed();
        if let Err(error) = result {
            print_summary(&done);
            println!("  {:10} {:>8.1} s  {}", stage.name, elapsed.as_secs_f64(), red("failed"));
            bail!("the stage {} failed: {error:#}\nRun it alone: cargo xtask test {}", stage.name, stage.name);
        }
        println!("{}", dim(&format!("{} took {:.1} s", stage.name, elapsed.as_secs_f64())));
        done.push((stage.name, elapsed));
    }
    print_summary(&done);
    let total: Duration = done.iter().map(|(_, elapsed)| *elapsed).sum();
    println!("{}", green(&format!("All {} stages passed in {:.1} s.", done.len(), total.as_secs_f64())));
    Ok(())
}

fn print_summary(done: &[(&str, Duration)]) {
    println!("\n{}", bold("=== summary ==="));
    for (name, elapsed) in done {
        println!("  {name:10} {:>8.1} s  {}", elapsed.as_secs_f64(), green("passed"));
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
