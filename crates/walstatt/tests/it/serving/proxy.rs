//! A minimal reverse proxy: each connection goes to one of the running servers, in turn.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// It ends when this is dropped.
pub struct Proxy {
    pub address: SocketAddr,
    taking: JoinHandle<()>,
}

impl Proxy {
    pub async fn start(servers: Vec<SocketAddr>) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("there is a free port");
        let address = listener.local_addr().expect("it listens");
        let (servers, next) = (Arc::new(servers), Arc::new(AtomicUsize::new(0)));
        let taking = tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let (servers, first) = (servers.clone(), next.fetch_add(1, Ordering::Relaxed));
                tokio::spawn(async move {
                    for place in first..first + servers.len() {
                        if let Ok(mut server) = TcpStream::connect(servers[place % servers.len()]).await {
                            // Either end may be gone at any moment.
                            let _ = copy_bidirectional(&mut client, &mut server).await;
                            return;
                        }
                    }
                });
            }
        });
        Proxy { address, taking }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.taking.abort();
    }
}
