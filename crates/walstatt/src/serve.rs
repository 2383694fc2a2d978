//! `walstatt serve`: friends play over the network.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::anyhow;
use server::Server;
use server::settings::{Limits, Patience};
use table::{Phrase, text};
use tracing_subscriber::EnvFilter;

use crate::data::DataArgs;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:0")]
    listen: SocketAddr,
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:0")]
    metrics: SocketAddr,
    #[command(flatten)]
    data: DataArgs,
    #[arg(long)]
    open: bool,
    #[arg(long, value_name = "URL")]
    origin: Vec<String>,
    #[arg(long)]
    behind_proxy: bool,
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    idle: u32,
    #[arg(long, value_name = "N")]
    thinkers: Option<usize>,
    #[arg(long)]
    allow_seeds: bool,
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: String,
    #[arg(long)]
    log_json: bool,
    #[command(flatten)]
    limits: LimitArgs,
}

#[derive(clap::Args)]
#[command(next_help_heading = "heading-limits")]
struct LimitArgs {
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests)]
    limit_requests: u32,
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages)]
    limit_messages: u32,
    #[arg(long, value_name = "N", default_value_t = Limits::default().address_messages)]
    limit_address_messages: u32,
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    limit_connections: u32,
    #[arg(long, value_name = "N", default_value_t = Limits::default().matches)]
    limit_matches: u32,
}

pub fn run(args: &Args, settings: &Settings, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    start_logging(args, settings)?;
    let catalog = Arc::new(settings.catalog()?);
    let wanted = wish_for(args, settings)?;
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::start(wanted, catalog).await?;
        let address = format!("http://{}/", address_here(server.address()));
        let phrase = Phrase::new("serve-address").with("address", text(address.clone()));
        writeln!(out, "{}", settings.say_phrase(&phrase))?;
        if let Some(address) = server.network_address() {
            let phrase = Phrase::new("serve-network").with("address", text(format!("http://{address}/")));
            writeln!(out, "{}", settings.say_phrase(&phrase))?;
        }
        if args.allow_seeds {
            writeln!(out, "{}", settings.say("serve-seeds-allowed"))?;
        }
        out.flush()?;
        if args.open && open::that_detached(&address).is_err() {
            writeln!(out, "{}", settings.say("serve-not-opened"))?;
            out.flush()?;
        }
        wait_for_the_end().await?;
        tracing::info!("stopping");
        server.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// Where this machine finds a server: whoever listens at every address is also here.
fn address_here(mut address: SocketAddr) -> SocketAddr {
    match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        IpAddr::V6(ip) if ip.is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}

fn wish_for(args: &Args, settings: &Settings) -> anyhow::Result<server::settings::Settings> {
    let mut wanted = server::settings::Settings::new(args.listen, args.data.url_or_default(settings)?);
    let LimitArgs { limit_requests, limit_messages, limit_address_messages, limit_connections, limit_matches } =
        args.limits;
    wanted.limits = Limits {
        requests: limit_requests,
        messages: limit_messages,
        address_messages: limit_address_messages,
        connections: limit_connections,
        matches: limit_matches,
    };
    wanted.origins = args.origin.iter().map(|origin| origin.trim_end_matches('/').to_string()).collect();
    wanted.metrics = Some(args.metrics);
    wanted.behind_proxy = args.behind_proxy;
    if args.behind_proxy {
        wanted.patience = Patience::behind_proxy();
    }
    wanted.idle_seconds = args.idle;
    wanted.thinkers = args.thinkers.unwrap_or(wanted.thinkers).max(1);
    wanted.allow_seeds = args.allow_seeds;
    Ok(wanted)
}

fn start_logging(args: &Args, settings: &Settings) -> anyhow::Result<()> {
    let wrong = Phrase::new("serve-bad-log").with("log", text(&args.log));
    let filter = EnvFilter::builder().parse(&args.log).map_err(|_| anyhow!(settings.say_phrase(&wrong)))?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let started = if args.log_json { log.json().try_init() } else { log.with_ansi(false).try_init() };
    started.map_err(|error| anyhow!(error))
}

/// Ctrl-C, or what service managers send.
async fn wait_for_the_end() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
