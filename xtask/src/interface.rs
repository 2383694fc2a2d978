//! Checks `openapi.json`: Schemathesis sends a running server every request that it describes.

use crate::shell::{self, root};
use crate::{python, web};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// From PyPI, in a separate environment.
const VERSION: &str = "4.32.5";
/// For each path and method; the seed is fixed, so every run sends the same requests.
const EXAMPLES: &str = "15";
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,\
    response_headers_conformance,response_schema_conformance";
/// A request that never ends.
const STREAM: &str = "/api/matches/{id}/stream";

pub fn test() -> Result<()> {
    let target = root().join(std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()));
    let folder = target.join(format!("schemathesis-{VERSION}"));
    let wanted = format!("schemathesis=={VERSION}");
    let Some(schemathesis) = python::environment(&folder, "schemathesis", &[&wanted])? else { return Ok(()) };
    let walstatt = web::program()?;
    let folder = target.join("interface");
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    let server = Server::start(&walstatt, &folder)?;
    let (id, token) = server.make_match()?;
    // First as a stranger who knows no match; then as a player in one.
    ask(&schemathesis, &server, &folder, &[])?;
    let config = folder.join("schemathesis.toml");
    std::fs::write(&config, format!("[parameters]\n\"path.id\" = \"{id}\"\n"))?;
    let header = format!("Authorization: Bearer {token}");
    ask(&schemathesis, &server, &folder, &["--header", &header, "--exclude-path", STREAM])
}

fn ask(schemathesis: &Path, server: &Server, folder: &Path, more: &[&str]) -> Result<()> {
    let mut command = Command::new(schemathesis);
    command.current_dir(folder).args(["run", &format!("{}/api/openapi.json", server.url)]);
    command.args(["--checks", CHECKS, "--seed", "1", "--max-examples", EXAMPLES, "--no-shrink"]);
    command.args(["--phases", "examples,coverage,fuzzing", "--request-timeout", "20"]).args(more);
    shell::run(command)
}

/// A server without limits, until it is dropped.
struct Server {
    process: Child,
    url: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.args(["serve", "--lang", "en", "--log", "warn", "--listen", "127.0.0.1:0", "--data"]);
        command.arg(folder.join("matches.db"));
        for limit in ["requests", "messages", "address-messages", "connections", "matches"] {
            command.arg(format!("--limit-{limit}=0"));
        }
        let mut process = command.stdout(Stdio::piped()).spawn().context("walstatt does not start")?;
        let mut said = String::new();
        BufReader::new(process.stdout.take().context("its output is piped")?).read_line(&mut said)?;
        let url = said.split_whitespace().find(|word| word.starts_with("http://"));
        let Some(url) = url else { bail!("walstatt has not said where it is: {said}") };
        let url = url.trim_end_matches(['/', '.']).to_string();
        Ok(Server { process, url })
    }

    /// The id of a new match and the secret of a seat.
    fn make_match(&self) -> Result<(String, String)> {
        let at = self.url.trim_start_matches("http://");
        let wish = r#"{"game":"pocket-battles","options":{"size":30},"seats":["me","friend"]}"#;
        let mut stream = TcpStream::connect(at)?;
        write!(stream, "POST /api/matches HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n")?;
        write!(stream, "Content-Length: {}\r\n\r\n{wish}", wish.len())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let made = answer.split_once("\r\n\r\n").and_then(|(_, body)| serde_json::from_str::<Value>(body).ok());
        let find = |path: &str| Some(made.as_ref()?.pointer(path)?.as_str()?.to_string());
        find("/id").zip(find("/seats/0/token")).with_context(|| format!("no match was made: {answer}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
