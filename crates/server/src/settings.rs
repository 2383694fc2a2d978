//! What the people who run a server can set.

use std::net::SocketAddr;

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
    /// A match without visitors leaves memory after this time. On disk it stays.
    pub idle_seconds: u32,
    /// How many computer players think at once.
    pub thinkers: usize,
    /// Whether the creator of a match may name the seed of its dice, for tests and demonstrations: who knows it can
    /// foretell them.
    pub allow_seeds: bool,
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
            idle_seconds: 60,
            // The one who writes to disk must not wait for those who think.
            thinkers: cores.saturating_sub(1).max(1),
            allow_seeds: false,
        }
    }
}
