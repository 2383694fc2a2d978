//! Running other programs, and writing to the terminal.

use anyhow::{Context, Result, bail};
use std::ffi::OsStr;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
///
/// Read at run time, because a binary from a shared target folder may have been compiled in another clone.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Calls the same cargo that runs this program.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = cargo_at(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args);
    command
}

/// A call of another cargo.
pub fn cargo_at(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root());
    // The variables that cargo has set for this program do not concern the next build: a build script that reads them
    // would run again, and rebuild half of everything, whenever cargo is called with and without xtask in turn.
    let is_about_us = |name: &str| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_");
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(is_about_us)) {
        command.env_remove(name);
    }
    command
}

/// Runs a command whose output goes to the terminal; fails if the command fails.
pub fn run(mut command: Command) -> Result<()> {
    let shown = show(&command);
    println!("{}", dim(&format!("$ {shown}")));
    let status = command.status().with_context(|| format!("could not start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` failed ({status})");
    }
    Ok(())
}

/// The same, but nobody hears of it unless it fails.
pub fn run_quietly(mut command: Command) -> Result<()> {
    let shown = show(&command);
    let output = command.stdin(Stdio::null()).output().with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        let said = [output.stdout, output.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
        bail!("`{shown}` failed ({})\n{}", output.status, said.concat().trim());
    }
    Ok(())
}

/// Runs a command and gives back what it printed.
pub fn capture(mut command: Command) -> Result<String> {
    let shown = show(&command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something that is not text"))
}

/// The program of a package from the registry, which is installed once below the target folder.
pub fn install(target: &Path, package: &str, program: &str, version: &str) -> Result<PathBuf> {
    let root = target.join(format!("{program}-{version}"));
    let path = root.join("bin").join(format!("{program}{}", std::env::consts::EXE_SUFFIX));
    if path.is_file() {
        return Ok(path);
    }
    let mut command = cargo(&["install", package, "--bin", program, "--debug"]);
    command.args(["--version", version, "--root"]).arg(&root);
    // It only reads a few files, so what counts is a quick build.
    command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    // The build folder is of no use afterwards.
    let building = tempfile::tempdir().context("no temporary folder could be made")?;
    command.arg("--target-dir").arg(building.path());
    run(command)?;
    Ok(path)
}

/// Whether a program can be started with these arguments, for example `valgrind --version`.
pub fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null()).status().is_ok_and(|it| it.success())
}

/// How `walstatt` is built: for playing as quickly as can be, or to run as quickly as can be.
#[derive(Clone, Copy)]
pub enum Profile {
    Play,
    Release,
}

impl Profile {
    /// What cargo is told. Only servers in a network need encryption, which takes long to build.
    pub fn args(self) -> &'static [&'static str] {
        match self {
            Profile::Play => &["--profile", "play", "--package", "walstatt", "--no-default-features"],
            Profile::Release => &["--release", "--package", "walstatt"],
        }
    }
}

/// Builds `walstatt` and hands the terminal over to `walstatt SUBCOMMAND ARGS`.
pub fn become_walstatt(profile: Profile, subcommand: &str, args: &[String]) -> Result<()> {
    let mut command = cargo(&["run", "--quiet"]);
    command.args(profile.args()).args(["--", subcommand]).args(args);
    hand_over(command)
}

/// The new program replaces this one, so that only it receives keys like Ctrl-C.
#[cfg(unix)]
fn hand_over(mut command: Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    let shown = show(&command);
    Err(command.exec()).with_context(|| format!("could not start `{shown}`"))
}

#[cfg(not(unix))]
fn hand_over(mut command: Command) -> Result<()> {
    let status = command.status().with_context(|| format!("could not start `{}`", show(&command)))?;
    std::process::exit(status.code().unwrap_or(1))
}

/// The command as it would be typed.
pub fn show(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        value.map(|value| format!("{}={}", name.to_string_lossy(), quote(&value.to_string_lossy())))
    });
    let program = PathBuf::from(command.get_program());
    let name = program.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let args = command.get_args().map(|arg| quote(&arg.to_string_lossy()));
    variables.chain([name]).chain(args).collect::<Vec<_>>().join(" ")
}

fn quote(arg: &str) -> String {
    if arg.is_empty() || arg.contains(char::is_whitespace) { format!("'{arg}'") } else { arg.to_string() }
}

pub fn bold(text: &str) -> String {
    paint("1", text)
}

pub fn dim(text: &str) -> String {
    paint("2", text)
}

pub fn green(text: &str) -> String {
    paint("32", text)
}

pub fn red(text: &str) -> String {
    paint("31;1", text)
}

fn paint(code: &str, text: &str) -> String {
    if has_colours() { format!("\u{1b}[{code}m{text}\u{1b}[0m") } else { text.to_string() }
}

/// Colours are for terminals only, and only if they are wanted.
pub fn has_colours() -> bool {
    let on_terminal = std::io::stdout().is_terminal() && std::io::stderr().is_terminal();
    on_terminal && std::env::var_os("NO_COLOR").is_none()
}
