//! Tries what was made, as a user would right after installing it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail, ensure};

use crate::shell;

/// A match that ends quickly.
const MATCH: [&str; 8] = ["simulate", "pocket-battles", "--games", "1", "--seats", "random,random", "--seed", "1"];

pub fn try_archive(archive: &Path, name: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut tar = Command::new("tar");
    tar.arg("--extract").arg("--file").arg(archive).arg("--directory").arg(folder.path());
    shell::run(tar)?;
    try_program(&folder.path().join(name).join("bin/walstatt"))
}

pub fn try_package(package: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let mut dpkg = Command::new("dpkg-deb");
    dpkg.arg("--extract").arg(package).arg(folder.path());
    shell::run(dpkg)?;
    for path in
        ["lib/systemd/system/walstatt.service", "usr/share/doc/walstatt/THIRD-PARTY.txt", "etc/default/walstatt"]
    {
        let is_there = folder.path().join(path).is_file() || folder.path().join("usr").join(path).is_file();
        ensure!(is_there, "the package has no `{path}`");
    }
    try_program(&folder.path().join("usr/bin/walstatt"))
}

/// Plays a match and serves the pages, with an empty environment and nothing else in the folder.
fn try_program(program: &Path) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let start = |args: &[&str]| {
        let mut command = Command::new(program);
        command.env_clear().env("HOME", folder.path()).current_dir(folder.path()).args(args);
        command
    };
    let version = shell::capture(start(&["--version"]))?;
    ensure!(version.contains(" ("), "`--version` says no commit: {version}");
    shell::run(start(&MATCH))?;
    let mut serve = start(&["serve", "--listen", "127.0.0.1:0", "--data", "matches.db"]);
    let mut server = serve.stdout(Stdio::piped()).spawn().context("could not start the server")?;
    let result = try_pages(&mut server);
    server.kill()?;
    server.wait()?;
    result
}

/// The start page, and the first script that it asks for.
fn try_pages(server: &mut Child) -> Result<()> {
    let lines = BufReader::new(server.stdout.take().context("the server says nothing")?).lines();
    let address =
        lines.map_while(Result::ok).find_map(|line| Some(line.split_once("http://")?.1.split('/').next()?.to_string()));
    let address = address.context("the server does not say where it is")?;
    let page = get(&address, "/")?;
    let script = page.split("src=\"/").nth(1).and_then(|rest| rest.split('"').next());
    let script = script.context("the start page asks for no script: were the pages built?")?;
    get(&address, &format!("/{script}"))?;
    println!("The pages are served at {address}.");
    Ok(())
}

fn get(address: &str, path: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).with_context(|| format!("nobody listens at {address}"))?;
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n")?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    if !answer.lines().next().is_some_and(|line| line.contains(" 200")) {
        bail!("{path} is not served: {}", answer.lines().next().unwrap_or_default());
    }
    Ok(answer)
}
