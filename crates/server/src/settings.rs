//! What the people who run a server can set.

use std::net::SocketAddr;
use std::time::Duration;

use room::AMONG_COMPUTERS;

/// How a server runs. The defaults are for one's own machine and for a small public server alike.
#[derive(Clone, Debug)]
pub struct Settings {
    pub listen: SocketAddr,
    /// Where metrics are shown, and nothing else; nowhere without it.
    pub metrics: Option<SocketAddr>,
    /// `sqlite:FILE`, a path, or `postgres://..`.
    pub data: String,
    /// Addresses under which browsers reach the server, such as `https://walstatt.example`; others may not open
    /// WebSockets. Without any, the host that the browser names must be the one in the request.
    pub origins: Vec<String>,
    /// Whether a reverse proxy in front says in `X-Forwarded-For` who is there.
    pub behind_proxy: bool,
    pub limits: Limits,
    /// Connections at a time, from everywhere.
    pub most_connections: usize,
    pub patience: Patience,
    /// A match without visitors leaves memory after this time. On disk it stays.
    pub idle_seconds: u32,
    /// Logs of matches that ended this long ago are packed. They stay readable.
    pub pack_after: Duration,
    /// How long a reaction window takes in front of one person and computers, which need no time to make up their minds.
    pub among_computers: Duration,
    /// How many computer players think at once.
    pub thinkers: usize,
    /// How many recorded matches are told at once.
    pub replays: usize,
    /// Whether the creator of a match may name the seed of its dice, for tests and demonstrations: who knows it can
    /// foretell them.
    pub allow_seeds: bool,
}

/// How long a connection may keep the server waiting.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until the head of the next request is there.
    pub head: Duration,
    /// Until the body of a request is there.
    pub body: Duration,
    /// Until the first message over a WebSocket.
    pub hello: Duration,
    /// For taking anything of what is sent.
    pub slowest: Duration,
    /// After so long without a word somebody is asked over a WebSocket whether they are there, and after twice as long
    /// let go.
    pub quiet: Duration,
    /// For a turn to have a recorded match told.
    pub replay: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let [head, body, hello, slowest, quiet, replay] = [15, 30, 10, 20, 25, 10].map(Duration::from_secs);
        Patience { head, body, hello, slowest, quiet, replay }
    }
}

impl Patience {
    /// A proxy keeps connections for the next client, and sees to slow ones itself.
    pub fn behind_proxy() -> Patience {
        Patience { head: Duration::from_secs(180), ..Patience::default() }
    }
}

/// What one client may do. 0 is no limit.
#[derive(Clone, Debug)]
pub struct Limits {
    /// HTTP requests a second from one address, on average.
    pub requests: u32,
    /// Messages a second on one connection, on average.
    pub messages: u32,
    /// Messages a second from one address, on average.
    pub address_messages: u32,
    /// Connections from one address at a time.
    pub connections: u32,
    /// Matches created from one address in an hour.
    pub matches: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { requests: 20, messages: 20, address_messages: 100, connections: 50, matches: 60 }
    }
}

impl Limits {
    /// For measurements, and where something else limits.
    pub const NONE: Limits = Limits { requests: 0, messages: 0, address_messages: 0, connections: 0, matches: 0 };
}

impl Settings {
    pub fn new(listen: SocketAddr, data: impl Into<String>) -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            listen,
            metrics: Some(([127, 0, 0, 1], 0).into()),
            data: data.into(),
            origins: Vec::new(),
            behind_proxy: false,
            limits: Limits::default(),
            most_connections: places(),
            patience: Patience::default(),
            idle_seconds: 60,
            pack_after: Duration::from_secs(24 * 60 * 60),
            among_computers: AMONG_COMPUTERS,
            // The one who writes to disk must not wait for those who think.
            thinkers: cores.saturating_sub(1).max(1),
            replays: 2,
            allow_seeds: false,
        }
    }
}

/// How many connections the operating system lets the process have, without the files it needs itself.
fn places() -> usize {
    const OWN: u64 = 64;
    #[cfg(unix)]
    let files = rustix::process::getrlimit(rustix::process::Resource::Nofile).current;
    #[cfg(not(unix))]
    let files = None;
    let most = files.unwrap_or(1 << 20).min(1 << 20);
    most.saturating_sub(OWN).max(most / 2) as usize
}
