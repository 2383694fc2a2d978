//! `release`: what people install. An archive with everything in it, a Debian package, the site, and their checksums.
//!
//! The result is tried at once: unpacked into an empty folder outside this repository, with an empty environment.

mod licences;
mod trial;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::site::tools::Tools;
use crate::{metadata, shell, site, web};

/// The variable that tells the program the commit it is built from.
const COMMIT: &str = "WALSTATT_COMMIT";

/// The version of cargo-deb that is installed below the target folder.
const CARGO_DEB: &str = "3.8.0";

/// Where shells look for completions.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/walstatt"),
    ("zsh", "share/zsh/vendor-completions/_walstatt"),
    ("fish", "share/fish/vendor_completions.d/walstatt.fish"),
];

/// The documents that are installed; paths in the repository.
const DOCUMENTS: [&str; 7] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/running.md",
    "docs/server.md",
    "docs/referee.md",
];

pub fn run(args: &[String]) -> Result<()> {
    let wants_site = match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => true,
        ["--no-site"] => false,
        _ => bail!("release takes only --no-site, not `{}`", args.join(" ")),
    };
    let metadata = metadata::read()?;
    let target = PathBuf::from(&metadata.target_directory);
    let version = metadata.workspace_version("walstatt")?;
    let name = format!("walstatt-{version}-{}-{}", std::env::consts::OS, std::env::consts::ARCH);
    let made = target.join("made");
    // Nothing of an earlier version may be left beside the new one.
    remove(&made)?;
    let staged = made.join(&name);
    // Without the site no WebAssembly is needed, in the program's pages either.
    let tools = wants_site.then(site::tools::find).transpose()?;
    stage(&metadata, &target, &staged, tools.as_ref())?;
    let mut files = vec![archive(&made, &name)?];
    trial::try_archive(&files[0], &name)?;
    if cfg!(target_os = "linux") && shell::works(asking("dpkg-deb")) {
        files.push(package(&target, &staged, &made)?);
        trial::try_package(&files[1])?;
    } else {
        println!("No Debian package is made here: dpkg-deb is not installed.");
    }
    if wants_site {
        site::run(&[])?;
        let folder = format!("walstatt-{version}-site");
        fs::rename(target.join("site"), made.join(&folder)).context("could not put the site beside the rest")?;
        files.push(archive(&made, &folder)?);
    }
    write_checksums(&made, &files)?;
    println!("\nWhat people install is in {}:", made.display());
    for file in &files {
        println!("  {:>8} kB  {}", fs::metadata(file)?.len() / 1000, file_name(file));
    }
    Ok(())
}

/// Lays out everything as it is installed below `/usr`.
fn stage(metadata: &metadata::Metadata, target: &Path, staged: &Path, tools: Option<&Tools>) -> Result<()> {
    match tools {
        Some(tools) => web::build_with_engines(&site::build_engines(tools)?)?,
        None => web::build()?,
    }
    let mut build = shell::cargo(&["build", "--release", "--package", "walstatt"]);
    build.env(COMMIT, read_commit()?);
    shell::run(build)?;
    let program = staged.join("bin/walstatt");
    copy(&target.join("release/walstatt"), &program)?;
    let manual = staged.join("share/man/man1");
    fs::create_dir_all(&manual)?;
    let mut pages = Command::new(&program);
    pages.args(["man", "--lang", "en", "--all"]).arg(&manual);
    shell::run(pages)?;
    for (shell_name, path) in COMPLETIONS {
        let mut command = Command::new(&program);
        command.args(["completions", shell_name, "--lang", "en"]);
        write(&staged.join(path), &shell::capture(command)?)?;
    }
    let documents = staged.join("share/doc/walstatt");
    for path in DOCUMENTS {
        copy(&shell::root().join(path), &documents.join(path))?;
    }
    write(&documents.join("THIRD-PARTY.txt"), &licences::list(metadata)?)
}

/// A compressed folder. The same files make the same bytes.
fn archive(made: &Path, name: &str) -> Result<PathBuf> {
    let file = made.join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.args([
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--mtime=@0",
        "--use-compress-program=gzip -9n",
    ]);
    tar.arg("--create").arg("--file").arg(&file).arg("--directory").arg(made).arg(name);
    shell::run(tar)?;
    Ok(file)
}

/// The Debian package; what it contains is declared in the Cargo.toml of `walstatt`.
fn package(target: &Path, staged: &Path, made: &Path) -> Result<PathBuf> {
    // The declaration looks for it there.
    let declared = target.join("release/staged");
    remove(&declared)?;
    shell::run(copying(staged, &declared))?;
    let program = shell::install(target, "cargo-deb", "cargo-deb", CARGO_DEB)?;
    let mut command = Command::new(program);
    command.current_dir(shell::root());
    command.args(["--package", "walstatt", "--no-build", "--no-strip", "--deb-version"]);
    command.arg(metadata::read_without_dependencies()?.workspace_version("walstatt")?);
    let file = made.join(format!("{}.deb", file_name(staged)));
    command.arg("--output").arg(&file);
    shell::run(command)?;
    Ok(file)
}

fn write_checksums(made: &Path, files: &[PathBuf]) -> Result<()> {
    let mut command = Command::new("sha256sum");
    command.current_dir(made).args(files.iter().map(|file| file_name(file)));
    write(&made.join("SHA256SUMS"), &shell::capture(command)?)
}

/// The commit, and whether there are uncommitted changes.
fn read_commit() -> Result<String> {
    let git = |args: &[&str]| {
        let mut command = Command::new("git");
        command.current_dir(shell::root()).args(args);
        shell::capture(command)
    };
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = if git(&["status", "--porcelain"])?.trim().is_empty() { "" } else { ", changed" };
    Ok(format!("{}{changed}", commit.trim()))
}

fn asking(program: &str) -> Command {
    let mut command = Command::new(program);
    command.arg("--version");
    command
}

fn copying(from: &Path, to: &Path) -> Command {
    let mut command = Command::new("cp");
    command.arg("--recursive").arg(from).arg(to);
    command
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    make_folder_of(to)?;
    fs::copy(from, to).with_context(|| format!("could not copy `{}`", from.display()))?;
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<()> {
    make_folder_of(path)?;
    fs::write(path, text).with_context(|| format!("could not write `{}`", path.display()))
}

fn make_folder_of(path: &Path) -> Result<()> {
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("could not make `{}`", folder.display()))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("could not remove `{}`", folder.display()))?;
    }
    Ok(())
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
