//! Connections: how many there may be, and how long one may say nothing or take nothing.
//!
//! Every connection needs a file descriptor, and there are not many. So whoever stays silent is closed after a while, and
//! where there is no place left, the one that has been silent for longest makes room for the next. Players at a match
//! keep their places.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use futures_util::task::AtomicWaker;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Sleep, sleep};

use crate::api::extract::{group, language};
use crate::app::App;
use crate::error::ApiError;
use crate::settings::Settings;

/// An address may have so many connections for each one that may stay: browsers open some at once.
const FOR_EACH_THAT_STAYS: usize = 4;
/// So many are told at once that there is no place for them.
const MAX_REFUSED: usize = 32;
/// Whoever is refused has to ask soon.
const REFUSED: Duration = Duration::from_secs(2);
/// They may come back after so long.
pub const COME_BACK: Duration = Duration::from_secs(5);
/// After an accept that failed.
const PAUSE: Duration = Duration::from_millis(50);

/// Takes connections until the server stops, and serves each until it ends.
pub async fn serve(app: Arc<App>, listener: TcpListener, routes: Router) {
    let mut stopped = pin!(app.stopped());
    loop {
        let accepted = tokio::select! {
            biased;
            () = &mut stopped => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => take(&app, stream, peer, &routes),
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                app.connections.make_room();
                sleep(PAUSE).await;
            }
        }
    }
}

fn take(app: &Arc<App>, stream: TcpStream, peer: SocketAddr, routes: &Router) {
    // Answers are small and clients wait for them.
    let _works_without = stream.set_nodelay(true);
    let (connection, place, routes) = match app.connections.clone().admit(peer) {
        Ok((connection, place)) => (connection, place, routes.clone()),
        Err(full) => {
            metrics::counter!("walstatt_turned_away_total").increment(1);
            let Ok(permit) = app.connections.refusals.clone().try_acquire_owned() else { return };
            let routes = Router::new().fallback(move |request: Request| async move { full.tell(request) });
            (Arc::new(Connection::new(peer)), Place::Refused { _permit: permit }, routes)
        }
    };
    let watched = Watched { stream, connection, place, slowest: app.settings.patience.slowest, stuck: None };
    tokio::spawn(attend(app.clone(), watched, routes));
}

/// Serves one connection until it ends, or until a WebSocket goes on with it.
async fn attend(app: Arc<App>, watched: Watched, routes: Router) {
    let _visit = app.visit().await;
    let (routes, connection) = (TowerToHyperService::new(routes), watched.connection.clone());
    let service = service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(connection.clone());
        routes.call(request.map(Body::new))
    });
    let (is_refused, patience) = (matches!(watched.place, Place::Refused { .. }), app.settings.patience.head);
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).keep_alive(!is_refused);
    http.header_read_timeout(if is_refused { patience.min(REFUSED) } else { patience });
    let mut serving = pin!(http.serve_connection(TokioIo::new(watched), service).with_upgrades());
    let served = tokio::select! {
        served = serving.as_mut() => served,
        () = app.stopped() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, "a connection was cut");
    }
}

/// All connections.
pub struct Connections {
    most: usize,
    /// From one address; 0: as many as there are.
    most_of_one: usize,
    open: Mutex<Open>,
    refusals: Arc<Semaphore>,
}

#[derive(Default)]
struct Open {
    /// How many there have been.
    count: u64,
    by_number: BTreeMap<u64, Arc<Connection>>,
    of_address: BTreeMap<IpAddr, usize>,
}

/// Why there is no place.
#[derive(Clone, Copy, Debug)]
enum Full {
    /// The address has too many.
    Address,
    /// All places are taken by those who play or watch.
    House,
}

impl Full {
    fn tell(self, request: Request) -> Response {
        let lang = language(&request.into_parts().0);
        match self {
            Full::Address => ApiError::too_many(lang, "too-many-connections", COME_BACK),
            Full::House => ApiError::full(lang, COME_BACK),
        }
        .into_response()
    }
}

impl Connections {
    pub fn new(settings: &Settings) -> Connections {
        // Behind a proxy all come from one address.
        let limit = if settings.behind_proxy { 0 } else { settings.limits.connections as usize };
        Connections {
            most: settings.most_connections,
            most_of_one: limit * FOR_EACH_THAT_STAYS,
            open: Mutex::default(),
            refusals: Arc::new(Semaphore::new(MAX_REFUSED)),
        }
    }

    /// Whether the last places are kept for players.
    pub fn is_crowded(&self) -> bool {
        let reserve = (self.most / 8).max(1);
        let staying = self.open().by_number.values().filter(|connection| connection.stays()).count();
        staying >= self.most.saturating_sub(reserve)
    }

    fn admit(self: Arc<Self>, peer: SocketAddr) -> Result<(Arc<Connection>, Place), Full> {
        let address = group(peer.ip());
        let mut open = self.open();
        let own = open.of_address.get(&address).copied().unwrap_or_default();
        if self.most_of_one > 0 && own >= self.most_of_one {
            return Err(Full::Address);
        }
        if open.by_number.len() >= self.most && !open.close_the_most_silent() {
            return Err(Full::House);
        }
        open.count += 1;
        let (number, connection) = (open.count, Arc::new(Connection::new(peer)));
        open.by_number.insert(number, connection.clone());
        *open.of_address.entry(address).or_default() += 1;
        drop(open);
        Ok((connection, Place::Taken { connections: self, number }))
    }

    fn make_room(&self) {
        self.open().close_the_most_silent();
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Says whether there was one that may be closed.
    fn close_the_most_silent(&mut self) -> bool {
        let guests = self.by_number.iter().filter(|(_, connection)| !connection.stays());
        let silent = guests.min_by_key(|(_, connection)| connection.active.load(Ordering::Relaxed));
        let Some(number) = silent.map(|(number, _)| *number) else { return false };
        if let Some(connection) = self.remove(number) {
            connection.close();
        }
        true
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Connection>> {
        let connection = self.by_number.remove(&number)?;
        let address = group(connection.peer.ip());
        if let Some(count) = self.of_address.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                self.of_address.remove(&address);
            }
        }
        Some(connection)
    }
}

/// What entitles a connection to be open.
enum Place {
    Taken { connections: Arc<Connections>, number: u64 },
    Refused { _permit: OwnedSemaphorePermit },
}

impl Drop for Place {
    fn drop(&mut self) {
        if let Place::Taken { connections, number } = self {
            connections.open().remove(*number);
        }
    }
}

/// What handlers know of the connection that a request came over.
pub struct Connection {
    pub peer: SocketAddr,
    /// Whether somebody plays or watches over it.
    stays: AtomicBool,
    /// When something went over it last, in milliseconds since the process began.
    active: AtomicU64,
    must_go: AtomicBool,
    reading: AtomicWaker,
}

impl Connection {
    fn new(peer: SocketAddr) -> Connection {
        let connection = Connection {
            peer,
            stays: AtomicBool::new(false),
            active: AtomicU64::new(0),
            must_go: AtomicBool::new(false),
            reading: AtomicWaker::new(),
        };
        connection.note_activity();
        connection
    }

    /// From now on it does not make room for others.
    pub fn stay(&self) {
        self.stays.store(true, Ordering::Relaxed);
    }

    fn stays(&self) -> bool {
        self.stays.load(Ordering::Relaxed)
    }

    fn close(&self) {
        self.must_go.store(true, Ordering::Relaxed);
        self.reading.wake();
    }

    fn note_activity(&self) {
        static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
        self.active.store(BEGAN.elapsed().as_millis() as u64, Ordering::Relaxed);
    }
}

/// A stream that fails if the other end takes nothing for too long, or if it has to make room.
struct Watched {
    stream: TcpStream,
    connection: Arc<Connection>,
    place: Place,
    slowest: Duration,
    /// Runs while the other end takes nothing.
    stuck: Option<Pin<Box<Sleep>>>,
}

impl Watched {
    fn watch<T>(&mut self, context: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stuck = None;
            self.connection.note_activity();
            return written;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(self.slowest)));
        stuck.as_mut().poll(context).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.connection.reading.register(context.waker());
        if self.connection.must_go.load(Ordering::Relaxed) {
            return Poll::Ready(Err(io::ErrorKind::ConnectionAborted.into()));
        }
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if read.is_ready() {
            self.connection.note_activity();
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.watch(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, bytes);
        self.watch(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
