//! The web client: building it, checking it, and playing in a real browser.
//!
//! `walstatt` embeds the contents of `crates/server/pages`. The client is built into a folder there that git ignores,
//! so `cargo build` works without Node.js and then embeds a page that explains how to build the rest.

pub mod types;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};

use crate::shell::{self, cargo};

/// The variable with the path of the program, if it has been built already, and for the end-to-end tests.
const PROGRAM: &str = "WALSTATT";

/// Stage `web`: types, checks and unit tests, the build, and whole matches in Chromium.
pub fn test() -> Result<()> {
    prepare()?;
    npm(&["run", "check"])?;
    npm(&["run", "unit"])?;
    npm(&["run", "build"])?;
    // What needs the program comes last: it may be built for other tests meanwhile.
    types::run(&["--check".to_string()])?;
    play_in_browser("e2e")
}

/// Takes the pictures of docs/pictures.
pub fn take_pictures(args: &[String]) -> Result<()> {
    if let Some(arg) = args.first() {
        bail!("pictures takes no arguments, but got `{arg}`");
    }
    need_node()?;
    build()?;
    play_in_browser("pictures")
}

/// Measures how smoothly the stage runs.
pub fn bench_stage() -> Result<()> {
    need_node()?;
    build()?;
    play_in_browser("bench")
}

/// Builds the client, unless it is newer than all its sources.
pub fn build() -> Result<()> {
    build_by(shell::run)
}

fn build_by(run: fn(Command) -> Result<()>) -> Result<()> {
    need_node()?;
    install(run)?;
    if is_fresh() {
        return Ok(());
    }
    run(node_command(&["run", "build"]))
}

/// Builds the client with the engines of games: matches without other people run in its pages.
pub fn build_with_engines(engines: &Path) -> Result<()> {
    prepare()?;
    let mut command = node_command(&["run", "build"]);
    command.env(crate::site::ENGINES, engines);
    shell::run(command)
}

/// What every build of the client needs first.
pub fn prepare() -> Result<()> {
    need_node()?;
    install(shell::run)
}

/// Builds the client before the table is opened; without Node.js the table still works for terminals and programs.
pub fn build_if_possible() -> Result<()> {
    if has_node() {
        return build_by(shell::run_quietly);
    }
    println!("Node.js is not installed, so the pages stay as they are: install it (20 or newer) to build them.");
    Ok(())
}

pub fn play_in_browser(script: &str) -> Result<()> {
    let mut command = node_command(&["run", script]);
    command.env(PROGRAM, program()?);
    shell::run(command)
}

/// The program: the one given by the variable, or else a new build.
///
/// In this profile it reads its pages from disk, so new pages need no new build. Everything is built, with tests, as in the
/// stage `tests`: some crates alone would have other features of the libraries they share, and so a second build of nearly
/// everything.
pub fn program() -> Result<PathBuf> {
    if let Some(program) = std::env::var_os(PROGRAM) {
        return Ok(program.into());
    }
    shell::run(cargo(&["build", "--workspace", "--bins", "--tests"]))?;
    let metadata = shell::capture(cargo(&["metadata", "--no-deps", "--format-version", "1"]))?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let target = metadata["target_directory"].as_str().context("cargo names no target directory")?;
    Ok(Path::new(target).join("debug").join(format!("walstatt{}", std::env::consts::EXE_SUFFIX)))
}

fn install(run: fn(Command) -> Result<()>) -> Result<()> {
    let installed = modified(&folder().join("node_modules/.package-lock.json"));
    let wanted = modified(&folder().join("package-lock.json"));
    if installed.is_some() && installed >= wanted {
        return Ok(());
    }
    run(node_command(&["ci", "--no-audit", "--no-fund"]))
}

fn is_fresh() -> bool {
    let client = shell::root().join("crates/server/pages/client");
    let Some(built) = modified(&client.join("index.html")) else { return false };
    // Engines in it may be older than the rules.
    let mut assets = std::fs::read_dir(client.join("assets")).into_iter().flatten().flatten();
    if assets.any(|file| file.path().extension().is_some_and(|it| it == "wasm")) {
        return false;
    }
    let sources = ["src", "public", "plugins", "index.html", "package-lock.json", "vite.config.ts", "svelte.config.js"];
    sources.iter().all(|source| newest(&folder().join(source)).is_some_and(|changed| changed <= built))
}

fn newest(path: &Path) -> Option<SystemTime> {
    let own = modified(path);
    let entries = std::fs::read_dir(path).into_iter().flatten().flatten();
    entries.map(|entry| newest(&entry.path())).fold(own, Option::max)
}

fn modified(path: &Path) -> Option<SystemTime> {
    path.metadata().and_then(|metadata| metadata.modified()).ok()
}

fn need_node() -> Result<()> {
    if !has_node() {
        bail!("the web client needs Node.js 20 or newer, with npm");
    }
    Ok(())
}

fn has_node() -> bool {
    let mut command = Command::new(NPM);
    command.arg("--version");
    shell::works(command)
}

fn npm(args: &[&str]) -> Result<()> {
    shell::run(node_command(args))
}

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

pub fn node_command(args: &[&str]) -> Command {
    let mut command = Command::new(NPM);
    command.current_dir(folder()).args(args);
    command
}

fn folder() -> PathBuf {
    shell::root().join("web")
}
