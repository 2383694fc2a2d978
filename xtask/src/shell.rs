//! Running other programs, and writing to the terminal.

use anyhow::{Context, Result, bail};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The folder of the workspace.
///
/// Asked at run time, because a binary from a shared target folder may have been compiled in another clone.
pub fn root() -> PathBuf {
    let xtask = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    xtask.parent().expect("xtask lies in the workspace").to_path_buf()
}

/// A call of the same cargo that runs this program.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root()).args(args);
    // What cargo has told this program about itself is nothing to the next build: a build script that looks at it would
    // run again, and half of everything with it, whenever people call cargo with and without us in turn.
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

/// Runs a command and gives back what it printed.
pub fn capture(mut command: Command) -> Result<String> {
    let shown = show(&command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("could not start `{shown}`"))?;
    if !output.status.success() {
        bail!("`{shown}` failed ({})", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` printed something that is not text"))
}

/// Whether a program can be started with these arguments, for example `valgrind --version`.
pub fn works(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null()).status().is_ok_and(|it| it.success())
}

/// How `walstatt` is built: `dev` is built in a fraction of the time, `release` runs about twice as fast.
#[derive(Clone, Copy)]
pub enum Profile {
    Dev,
    Release,
}

/// Builds `walstatt` and hands the terminal over to `walstatt SUBCOMMAND ARGS`.
pub fn become_walstatt(profile: Profile, subcommand: &str, args: &[String]) -> Result<()> {
    let profile = match profile {
        Profile::Dev => "--profile=dev",
        Profile::Release => "--release",
    };
    let mut command = cargo(&["run", profile, "--package", "walstatt", "--", subcommand]);
    command.args(args);
    hand_over(command)
}

/// The new program replaces this one, so that keys like Ctrl-C reach it alone.
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

/// The command as one would type it.
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

/// Colours are for terminals only, and not for those who do not want them.
pub fn has_colours() -> bool {
    let on_terminal = std::io::stdout().is_terminal() && std::io::stderr().is_terminal();
    on_terminal && std::env::var_os("NO_COLOR").is_none()
}
