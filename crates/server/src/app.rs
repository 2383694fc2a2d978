//! Everything that the parts of the server share.

use std::sync::Arc;

use catalog::Catalog;
use metrics_exporter_prometheus::PrometheusHandle;
use room::ids::{hex, random_bytes};
use tokio::sync::{OwnedRwLockReadGuard, RwLock, watch};

use crate::connections::Connections;
use crate::limits::Gate;
use crate::replays::Replays;
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::Store;
use crate::thinking::Thinking;

pub struct App {
    pub settings: Settings,
    pub catalog: Arc<Catalog>,
    pub store: Store,
    pub rooms: Rooms,
    pub connections: Arc<Connections>,
    pub gate: Gate,
    pub thinking: Thinking,
    pub replays: Replays,
    /// To look back at a match takes all of a core for a while.
    pub analyses: Replays,
    pub metrics: PrometheusHandle,
    /// Tells this process from others on the same database.
    pub process: String,
    stopping: watch::Sender<bool>,
    /// Every connection holds a share of it.
    visits: Arc<RwLock<()>>,
}

impl App {
    pub fn new(settings: Settings, catalog: Arc<Catalog>, store: Store, metrics: PrometheusHandle) -> App {
        App {
            catalog: catalog.clone(),
            rooms: Rooms::new(store.clone(), catalog, settings.among_computers),
            connections: Arc::new(Connections::new(&settings)),
            gate: Gate::new(settings.limits.clone()),
            replays: Replays::new(settings.replays, settings.patience.replay),
            analyses: Replays::new(settings.replays.min(1), settings.patience.replay),
            thinking: Thinking::new(settings.thinkers),
            process: hex(&random_bytes::<8>()),
            stopping: watch::channel(false).0,
            visits: Arc::default(),
            store,
            metrics,
            settings,
        }
    }

    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// Comes to an end when the server stops.
    pub async fn stopped(&self) {
        // The sender lives as long as this, so there is nothing to fail.
        let _ = self.stopping.subscribe().wait_for(|stopping| *stopping).await;
    }

    /// Held by a connection for as long as it may still do something.
    pub async fn visit(&self) -> OwnedRwLockReadGuard<()> {
        self.visits.clone().read_owned().await
    }

    /// Waits until every connection has ended.
    pub async fn wait_for_visitors(&self) {
        let _nobody_is_left = self.visits.write().await;
    }
}
