//! The Python package: its wheel is built, installed into an environment of its own and tested there; and how fast it is.

use crate::shell::{self, root};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// From PyPI. What people install with the wheel is not pinned; what tests it is.
const BUILDER: &str = "maturin==1.16.0";
const TESTERS: [&str; 7] = [
    "gymnasium==1.4.0",
    "numpy==2.4.6",
    "open_spiel==2.0.2",
    "pettingzoo==1.27.0",
    "pyarrow==26.0.1",
    "pytest==9.2.0",
    "ray==2.60.0",
];
const RIVAL: &str = "rlcard==1.2.0";
/// If set, missing Python fails the tests instead of skipping them.
const NEEDED: &str = "WALSTATT_NEED_PYTHON";
const PACKAGE: &str = "crates/python";

pub fn test() -> Result<()> {
    let Some(python) = install("wheel", &TESTERS)? else { return Ok(()) };
    let mut command = Command::new(python);
    command.current_dir(root().join(PACKAGE)).args(["-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]);
    command.env("PYTHONDONTWRITEBYTECODE", "1");
    shell::run(command)
}

/// Compares with stepping without Python, and with the libraries that people use instead.
pub fn bench(args: &[String]) -> Result<()> {
    let Some(python) = install("release", &TESTERS)? else { bail!("without Python there is nothing to measure") };
    let mut fetch = pip(&python);
    fetch.arg(RIVAL);
    if let Err(error) = shell::run(fetch) {
        println!("{RIVAL} cannot be installed and is left out: {error:#}");
    }
    let mut command = Command::new(python);
    command.current_dir(root().join(PACKAGE)).arg("bench.py").args(args);
    shell::run(command)
}

/// Builds the wheel and installs it beside the packages. Gives the environment's interpreter; or nothing, with a
/// message, if there is no Python to do it with.
fn install(profile: &str, packages: &[&str]) -> Result<Option<PathBuf>> {
    let target = root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into())).join("python");
    let Some(maturin) = environment(&target.join("builder"), "maturin", &[BUILDER])? else { return Ok(None) };
    let Some(python) = environment(&target.join("tester"), "python", packages)? else { return Ok(None) };
    let wheels = target.join(profile);
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)?;
    }
    let mut build = shell::cargo_at(maturin);
    build.args(["build", "--locked", "--profile", profile, "--interpreter"]).arg(&python);
    build.args(["--manifest-path", &format!("{PACKAGE}/Cargo.toml"), "--out"]).arg(&wheels);
    shell::run(build)?;
    let wheel = std::fs::read_dir(&wheels)?.next().context("maturin has made no wheel")??.path();
    let mut install = pip(&python);
    install.args(["--no-deps", "--force-reinstall"]).arg(wheel);
    shell::run(install)?;
    Ok(Some(python))
}

/// A program of a virtual environment with these packages, which is made once; or nothing, with a message, if Python
/// cannot make it. In CI that is an error.
pub fn environment(folder: &Path, program: &str, packages: &[&str]) -> Result<Option<PathBuf>> {
    let wanted = packages.join(" ");
    let (noted, bin) = (folder.join("packages"), folder.join(if cfg!(windows) { "Scripts" } else { "bin" }));
    let program = bin.join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    if std::fs::read_to_string(&noted).is_ok_and(|found| found == wanted) {
        return Ok(Some(program));
    }
    let mut make = Command::new("python3");
    make.args(["-m", "venv", "--clear"]).arg(folder);
    let mut fetch = pip(&bin.join("python"));
    fetch.args(packages);
    match shell::run(make).and_then(|()| shell::run(fetch)) {
        Ok(()) => {
            std::fs::write(&noted, wanted)?;
            Ok(Some(program))
        }
        Err(error) if std::env::var_os(NEEDED).is_some() || std::env::var("CI").is_ok_and(|ci| ci == "true") => {
            Err(error)
        }
        Err(error) => {
            println!("SKIPPED: {wanted} could not be installed: {error:#}");
            Ok(None)
        }
    }
}

fn pip(python: &Path) -> Command {
    let mut command = Command::new(python);
    command.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
    command
}
