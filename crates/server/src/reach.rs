//! Where others find this server.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use schemars::JsonSchema;
use serde::Serialize;

use crate::settings::Settings;

/// Under which address the link of an invitation is good.
#[derive(Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Reach {
    /// `null`: under the one that the page itself was found at.
    pub address: Option<String>,
    /// Whether nobody but this machine finds it.
    pub only_here: bool,
}

impl Reach {
    /// For somebody who asks from there. Whoever came over the network knows an address that is good there; only this
    /// machine itself is told the one that it has.
    pub fn for_asker(settings: &Settings, asker: IpAddr) -> Reach {
        if let Some(origin) = settings.origins.first() {
            return Reach { address: Some(origin.clone()), only_here: false };
        }
        if settings.behind_proxy || !is_here(asker) {
            return Reach { address: None, only_here: false };
        }
        let address = network_address(settings.listen);
        Reach { address: address.map(|address| format!("http://{address}")), only_here: address.is_none() }
    }
}

/// Whether a request comes from this machine. Of an IPv6 address only the network counts, and here that is nothing.
fn is_here(asker: IpAddr) -> bool {
    asker.is_loopback() || asker == IpAddr::V6(Ipv6Addr::UNSPECIFIED)
}

/// Where the network finds a server that listens there.
pub fn network_address(listen: SocketAddr) -> Option<SocketAddr> {
    let ip = if listen.ip().is_unspecified() { own_address()? } else { listen.ip() };
    (!ip.is_loopback()).then_some(SocketAddr::new(ip, listen.port()))
}

/// From where this machine would send into the network. Connecting a UDP socket sends nothing.
fn own_address() -> Option<IpAddr> {
    /// An address that is kept for documentation: nobody has it.
    const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip()).filter(|ip| !ip.is_unspecified())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(listen: &str, asker: &str, change: impl FnOnce(&mut Settings)) -> Reach {
        let mut settings = Settings::new(listen.parse().expect("an address"), "");
        change(&mut settings);
        Reach::for_asker(&settings, asker.parse().expect("an address"))
    }

    fn found_at(address: &str) -> Reach {
        Reach { address: Some(address.to_string()), only_here: false }
    }

    #[test]
    fn a_server_of_this_machine_alone_says_so() {
        assert_eq!(ask("127.0.0.1:80", "127.0.0.1", |_| {}), Reach { address: None, only_here: true });
        assert_eq!(ask("[::1]:80", "::", |_| {}), Reach { address: None, only_here: true });
    }

    #[test]
    fn a_server_in_the_network_names_its_address_there_to_this_machine_alone() {
        assert_eq!(ask("192.168.1.5:80", "127.0.0.1", |_| {}), found_at("http://192.168.1.5:80"));
        assert_eq!(ask("[fd00::5]:80", "::", |_| {}), found_at("http://[fd00::5]:80"));
        let over_the_network = ask("192.168.1.5:80", "192.168.1.9", |_| {});
        assert_eq!(over_the_network, Reach { address: None, only_here: false });
        // The test does not know this machine's address, but it must be one that others can reach.
        let Reach { address, only_here } = ask("0.0.0.0:80", "127.0.0.1", |_| {});
        assert_eq!(address.is_none(), only_here);
        assert!(address.is_none_or(|address| !address.contains("0.0.0.0") && !address.contains("127.")));
    }

    #[test]
    fn a_name_that_was_given_to_the_server_counts_for_all() {
        let named = |settings: &mut Settings| settings.origins = vec!["https://walstatt.example".to_string()];
        assert_eq!(ask("127.0.0.1:80", "127.0.0.1", named), found_at("https://walstatt.example"));
        let behind = ask("127.0.0.1:80", "127.0.0.1", |settings| settings.behind_proxy = true);
        assert_eq!(behind, Reach { address: None, only_here: false });
    }
}
