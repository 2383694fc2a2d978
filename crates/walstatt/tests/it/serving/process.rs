//! `walstatt` as a separate process.

use std::io::{BufRead, BufReader, Read};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;

use crate::client::request;

/// Far longer than anything takes; only a failing test waits this long.
const PATIENCE: Duration = Duration::from_secs(120);

/// A server, killed on drop.
pub struct Serving {
    child: Child,
    pub address: SocketAddr,
}

impl Serving {
    /// Starts a server and waits until it prints its address.
    pub async fn start(data: &str, address: SocketAddr) -> Serving {
        Serving::hear(command(&serve_args(data, address))).await
    }

    /// With a limit on open files.
    pub async fn start_with_files(data: &str, address: SocketAddr, files: usize) -> Serving {
        let mut limited = Command::new("/bin/sh");
        limited.args(["-c", r#"ulimit -n "$0"; exec "$@""#, &files.to_string(), env!("CARGO_BIN_EXE_walstatt")]);
        Serving::hear(alone(limited, &serve_args(data, address))).await
    }

    async fn hear(mut command: Command) -> Serving {
        let mut child = command.spawn().expect("walstatt starts");
        let mut line = String::new();
        let stdout = child.stdout.as_mut().expect("it is piped");
        tokio::task::block_in_place(|| BufReader::new(stdout).read_line(&mut line)).expect("it says something");
        let found = line.trim().strip_prefix("Walstatt plays at http://").and_then(|rest| rest.strip_suffix('/'));
        let Some(found) = found.and_then(|found| found.parse().ok()) else {
            let mut why = String::new();
            let _ = child.stderr.as_mut().expect("it is piped").read_to_string(&mut why);
            panic!("a server does not start: {line}{why}");
        };
        // On a busy machine its database may need longer than it waits for an answer.
        let ready = async { while request(found, "GET", "/readyz", None, "").await.0 != 200 {} };
        tokio::time::timeout(PATIENCE, ready).await.expect("it is ready in time");
        Serving { child, address: found }
    }

    /// Ends it as a power cut would.
    pub async fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.wait().await;
    }

    /// Asks it to end, as a service manager does.
    pub fn terminate(&self) {
        let done = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(done.expect("there is such a program").success());
    }

    /// Waits for its end.
    pub async fn wait(&mut self) -> ExitStatus {
        wait(&mut self.child).await
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ended_already = self.child.kill();
        let _ended_already = self.child.wait();
    }
}

/// A free address that no client gets by chance: ports of outgoing connections are higher.
pub fn free_address() -> SocketAddr {
    static NEXT: AtomicU16 = AtomicU16::new(0);
    loop {
        let port = 10_000 + (std::process::id() as u16 % 1_000) * 20 + NEXT.fetch_add(1, Ordering::Relaxed) % 20;
        let address = SocketAddr::from(([127, 0, 0, 1], port));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
}

/// A server that cannot start: its exit code and its output.
pub async fn fail_to_serve(data: &str) -> (Option<i32>, String) {
    let mut child = command(&serve_args(data, free_address())).spawn().expect("walstatt starts");
    let status = wait(&mut child).await;
    let mut why = String::new();
    child.stderr.take().expect("it is piped").read_to_string(&mut why).expect("it says something");
    (status.code(), why)
}

/// What a successful command prints.
#[track_caller]
pub fn good(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = command(args).output().expect("walstatt starts");
    assert_eq!((status.code(), String::from_utf8_lossy(&stderr).as_ref()), (Some(0), ""), "{args:?}");
    String::from_utf8(stdout).expect("walstatt prints UTF-8")
}

/// What a failing command prints.
#[track_caller]
pub fn bad(args: &[&str]) -> String {
    let Output { status, stderr, .. } = command(args).output().expect("walstatt starts");
    let stderr = String::from_utf8(stderr).expect("walstatt prints UTF-8");
    assert_ne!(status.code(), Some(0), "{args:?}: {stderr}");
    stderr
}

fn serve_args(data: &str, address: SocketAddr) -> Vec<String> {
    let mut args: Vec<String> = ["serve", "--log", "error", "--data", data, "--listen"].map(String::from).to_vec();
    args.push(address.to_string());
    for limit in ["requests", "messages", "address-messages", "connections", "matches"] {
        args.extend([format!("--limit-{limit}"), "0".to_string()]);
    }
    args
}

/// Without the locale and settings of the environment.
fn command<S: AsRef<std::ffi::OsStr>>(args: &[S]) -> Command {
    alone(Command::new(env!("CARGO_BIN_EXE_walstatt")), args)
}

fn alone<S: AsRef<std::ffi::OsStr>>(mut command: Command, args: &[S]) -> Command {
    command.args(args).env_clear().stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

async fn wait(child: &mut Child) -> ExitStatus {
    let ended = async {
        let mut pause = tokio::time::interval(Duration::from_millis(5));
        loop {
            pause.tick().await;
            if let Some(status) = child.try_wait().expect("it is our own") {
                return status;
            }
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("it ends in time")
}
