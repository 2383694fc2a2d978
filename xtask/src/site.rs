//! The site without a server: one folder that any web host can serve.
//!
//! The engine of each game is a separate WebAssembly module, so that players load only what they play. Its target comes
//! with rustup, or from Debian's packages, which bring their own compiler.

pub mod tools;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use self::tools::Tools;
use crate::{shell, web};

/// Every game has a feature of `crates/site`.
const GAMES: &[&str] = &["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"];

/// The variables that tell Vite where the engines are, and where the page goes.
pub const ENGINES: &str = "WALSTATT_ENGINES";
const SITE: &str = "WALSTATT_SITE";
/// The native program that the engines are measured beside.
const NATIVE: &str = "WALSTATT_PACE";
/// If set, missing tools for the site fail the tests instead of skipping it.
const NEEDED: &str = "WALSTATT_NEED_SITE";

pub fn run(args: &[String]) -> Result<()> {
    if let Some(arg) = args.first() {
        bail!("site takes no arguments, but got `{arg}`");
    }
    let folder = build(&tools::find()?)?;
    println!("The site is in {}: any web host can serve it.", folder.display());
    Ok(())
}

/// Stage `site`: builds it, and plays on it in Chromium without a server and without a network; then the same engines in
/// the pages of a server.
pub fn test() -> Result<()> {
    let tools = match tools::find() {
        Ok(tools) => tools,
        Err(missing) if std::env::var_os(NEEDED).is_none() => {
            println!("The site is not tested here. {missing:#}");
            return Ok(());
        }
        Err(missing) => return Err(missing),
    };
    let folder = build(&tools)?;
    let mut command = web::node_command(&["run", "e2e-site"]);
    command.env(SITE, &folder).env(ENGINES, engines()?);
    shell::run(command)?;
    web::build_with_engines(&engines()?)?;
    web::play_in_browser("e2e-served")
}

/// Measures the engines in Chromium beside a native program that does the same.
pub fn bench(native: &Path) -> Result<()> {
    let tools = tools::find()?;
    web::prepare()?;
    let engines = build_engines(&tools)?;
    let mut command = web::node_command(&["run", "bench-site"]);
    command.env(SITE, &engines).env(ENGINES, &engines).env(NATIVE, native);
    shell::run(command)
}

fn build(tools: &Tools) -> Result<PathBuf> {
    web::prepare()?;
    let engines = build_engines(tools)?;
    let folder = target()?.join("site");
    let mut command = web::node_command(&["run", "build", "--", "--mode", "site"]);
    command.env(ENGINES, engines).env(SITE, &folder);
    shell::run(command)?;
    Ok(folder)
}

/// The engines of all games, each in a folder of its own in the one that is returned.
pub fn build_engines(tools: &Tools) -> Result<PathBuf> {
    for game in GAMES {
        build_engine(tools, game)?;
    }
    engines()
}

/// Compiles the engine of one game and makes what JavaScript needs to call it.
fn build_engine(tools: &Tools, game: &str) -> Result<()> {
    let own = target()?.join("wasm");
    let mut command = tools.cargo();
    command.args(["rustc", "--package", "site", "--lib", "--crate-type", "cdylib", "--profile", "site"]);
    command.args(["--features", game, "--target", tools::TARGET, "--target-dir"]).arg(&own);
    shell::run(command)?;
    let compiled = own.join(tools::TARGET).join("site/site.wasm");
    let into = engines()?.join(game);
    if is_newer(&into.join("site_bg.wasm"), &compiled) {
        return Ok(());
    }
    let mut command = Command::new(tools.bindgen(&target()?)?);
    command.args(["--target", "web", "--no-typescript", "--remove-name-section", "--remove-producers-section"]);
    command.arg("--out-dir").arg(&into).arg(&compiled);
    shell::run(command)
}

/// Games are compiled into the same place one after the other, but each time the file and its date are those of that
/// game.
fn is_newer(made: &Path, from: &Path) -> bool {
    let changed = |path: &Path| path.metadata().and_then(|metadata| metadata.modified()).ok();
    changed(made) > changed(from)
}

fn engines() -> Result<PathBuf> {
    Ok(target()?.join("engines"))
}

fn target() -> Result<PathBuf> {
    Ok(crate::metadata::read_without_dependencies()?.target_directory.into())
}
