//! Matches over the network: HTTP, WebSocket, storage, clocks.
//! The only crate that knows the network and the wall clock.
//!
//! A [`room::Room`] is a match with the people around it; everything that happens in it is written down before anyone
//! hears of it. [`store::Store`] keeps matches in SQLite or PostgreSQL. [`Server`] puts them together.

mod api;
mod app;
mod connections;
mod drive;
mod error;
mod limits;
mod reach;
mod replays;
mod rooms;
pub mod settings;
pub mod store;
mod thinking;
mod time;

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use catalog::Catalog;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

pub use api::openapi;
use app::App;
use settings::Settings;
use store::{OpenAs, Store, StoreError};
use table::content::say_io;
use table::{Lang, Phrase, text};

/// A server that runs.
pub struct Server {
    address: SocketAddr,
    app: Arc<App>,
    metrics: Option<SocketAddr>,
    serving: Vec<JoinHandle<()>>,
    /// What happens without a player doing anything.
    driving: [JoinHandle<()>; 3],
}

/// Why a server could not start.
#[derive(Debug)]
pub enum StartError {
    Store(StoreError),
    Listen { address: SocketAddr, error: std::io::Error },
}

impl StartError {
    pub fn say(&self, lang: Lang) -> String {
        match self {
            StartError::Store(error) => error.say(lang),
            StartError::Listen { address, error } => {
                let phrase = Phrase::new("cannot-listen").with("address", text(address.to_string()));
                error::say(lang, &phrase.with("error", text(say_io(error, lang))))
            }
        }
    }
}

impl std::error::Error for StartError {}

/// In English, for the log.
impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl From<StoreError> for StartError {
    fn from(error: StoreError) -> StartError {
        StartError::Store(error)
    }
}

impl Server {
    /// Opens the database and listens.
    pub async fn start(settings: Settings, catalog: Arc<Catalog>) -> Result<Server, StartError> {
        let (listener, address) = listen(settings.listen).await?;
        let settings = Settings { listen: address, ..settings };
        let metrics = match settings.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let store = Store::open(&settings.data, OpenAs::Server).await?;
        drive::follow_clock(&store).await?;
        let app = Arc::new(App::new(settings, catalog, store, record_metrics()));
        let driving = [
            tokio::spawn(drive::run(app.clone())),
            tokio::spawn(drive::listen(app.clone())),
            tokio::spawn(drive::keep_house(app.clone())),
        ];
        let mut serving = vec![tokio::spawn(connections::serve(app.clone(), listener, api::router(app.clone())))];
        let shown = metrics.as_ref().map(|(_, address)| *address);
        if let Some((listener, address)) = metrics {
            tracing::info!(%address, "metrics are shown");
            serving.push(tokio::spawn(connections::serve(app.clone(), listener, api::metrics_router(app.clone()))));
        }
        Ok(Server { address, metrics: shown, app, serving, driving })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where others in the network find it, unless only this machine does.
    pub fn network_address(&self) -> Option<SocketAddr> {
        reach::network_address(self.address)
    }

    /// Where metrics are shown.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Says goodbye to all clients and waits until everything is on disk.
    pub async fn stop(self) {
        self.app.stop();
        const PATIENCE: std::time::Duration = std::time::Duration::from_secs(10);
        for serving in self.serving {
            let _they_were_told = tokio::time::timeout(PATIENCE, serving).await;
        }
        let _they_have_gone = tokio::time::timeout(PATIENCE, self.app.wait_for_visitors()).await;
        for driving in self.driving {
            let _it_has_ended = tokio::time::timeout(PATIENCE, driving).await;
        }
        self.app.store.clone().close().await;
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
}

/// One recorder for the process, however many servers run in it.
fn record_metrics() -> PrometheusHandle {
    static RECORDER: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        let _somebody_else_counts = metrics::set_global_recorder(recorder);
        handle
    };
    RECORDER.get_or_init(install).clone()
}

#[cfg(test)]
extern crate self as server;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
