//! What one client may do, so that the others can play.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::DashMapStateStore;
use governor::state::{InMemoryState, NotKeyed};
use governor::{Quota, RateLimiter};

use crate::settings::Limits;

type ByAddress = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, DefaultClock>;
type Direct = RateLimiter<NotKeyed, InMemoryState, DefaultClock>;

/// Counts for all addresses.
pub struct Gate {
    limits: Limits,
    requests: Option<ByAddress>,
    messages: Option<ByAddress>,
    matches: Option<ByAddress>,
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
}

/// A burst may be this many times the average of a second.
const BURST: u32 = 4;

impl Gate {
    pub fn new(limits: Limits) -> Gate {
        Gate {
            requests: a_second(limits.requests).map(RateLimiter::keyed),
            messages: a_second(limits.address_messages).map(RateLimiter::keyed),
            matches: NonZeroU32::new(limits.matches).map(|most| RateLimiter::keyed(Quota::per_hour(most))),
            connections: Arc::default(),
            limits,
        }
    }

    /// Whether one more request may come, or how long to wait for it.
    pub fn check_request(&self, address: IpAddr) -> Result<(), Duration> {
        check(&self.requests, address)
    }

    /// The same for the lines of programs, which count as messages: a program answers as soon as it is asked.
    pub fn check_line(&self, address: IpAddr) -> Result<(), Duration> {
        check(&self.messages, address)
    }

    pub fn check_create(&self, address: IpAddr) -> Result<(), Duration> {
        check(&self.matches, address)
    }

    /// A place for one more connection, which is free again when it is dropped.
    pub fn connect(&self, address: IpAddr) -> Option<Place> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if self.limits.connections > 0 && *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(Place {
            connections: self.connections.clone(),
            address,
            messages: a_second(self.limits.messages).map(Direct::direct),
        })
    }

    /// Whether one more message may come over a connection.
    pub fn lets_message(&self, place: &Place) -> bool {
        let own = place.messages.as_ref().is_none_or(|limiter| limiter.check().is_ok());
        own && check(&self.messages, place.address).is_ok()
    }

    /// Forgets addresses that have been quiet.
    pub fn tidy(&self) {
        for limiter in [&self.requests, &self.messages, &self.matches].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// A connection's place among those of its address.
pub struct Place {
    connections: Arc<Mutex<HashMap<IpAddr, u32>>>,
    address: IpAddr,
    messages: Option<Direct>,
}

impl Place {
    pub fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

fn a_second(most: u32) -> Option<Quota> {
    let most = NonZeroU32::new(most)?;
    Some(Quota::per_second(most).allow_burst(most.saturating_mul(NonZeroU32::new(BURST)?)))
}

fn check(limiter: &Option<ByAddress>, address: IpAddr) -> Result<(), Duration> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(&address).map_err(|later| later.wait_time_from(limiter.clock().now()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_number_of_places_and_gets_them_back() {
        let gate = Gate::new(Limits { connections: 2, ..Limits::NONE });
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let first = gate.connect(here);
        let second = gate.connect(here);
        assert!(first.is_some() && second.is_some() && gate.connect(here).is_none());
        assert!(gate.connect(there).is_some());
        drop(first);
        assert!(gate.connect(here).is_some());
    }

    #[test]
    fn a_burst_is_let_through_and_a_flood_is_not() {
        let gate = Gate::new(Limits { messages: 5, ..Limits::NONE });
        let place = gate.connect(IpAddr::from([127, 0, 0, 1])).expect("there is no limit");
        let passed = (0..1000).filter(|_| gate.lets_message(&place)).count();
        assert!((20..100).contains(&passed), "{passed}");
    }

    #[test]
    fn without_limits_everything_passes() {
        let gate = Gate::new(Limits::NONE);
        let address = IpAddr::from([127, 0, 0, 1]);
        let place = gate.connect(address).expect("there is no limit");
        assert!((0..1000).all(|_| gate.lets_message(&place)
            && gate.check_request(address).is_ok()
            && gate.check_line(address).is_ok()
            && gate.check_create(address).is_ok()));
    }

    #[test]
    fn a_refused_client_is_told_when_to_come_back() {
        let gate = Gate::new(Limits { requests: 1, matches: 2, ..Limits::NONE });
        let address = IpAddr::from([127, 0, 0, 1]);
        let refused = (0..100).find_map(|_| gate.check_request(address).err()).expect("a flood is turned away");
        assert!(refused <= Duration::from_secs(1), "{refused:?}");
        let refused = (0..100).find_map(|_| gate.check_create(address).err()).expect("these are too many");
        assert!(refused > Duration::from_secs(60) && refused <= Duration::from_secs(1800), "{refused:?}");
    }
}
