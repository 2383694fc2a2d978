//! Turns for recorded matches. To tell one costs memory and time, so few are told at once; and nobody keeps others from
//! theirs by sending or reading slowly.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{timeout, timeout_at};

/// So many transcripts are in memory, on their way here or told already to readers who are slow: at most so many of one
/// address.
const PLACES: usize = 32;
const PLACES_OF_ONE: usize = 2;

pub struct Replays {
    turns: Arc<Semaphore>,
    places: Arc<Semaphore>,
    of_one: Mutex<HashMap<IpAddr, Weak<Semaphore>>>,
    patience: Duration,
}

/// Room for one transcript, taken before any of it is read.
pub struct Place {
    _of_all: OwnedSemaphorePermit,
    _of_one: OwnedSemaphorePermit,
}

/// The right to work on a recorded match now. It is given back while its reader is waited for.
pub struct Turn {
    turns: Arc<Semaphore>,
    held: Option<OwnedSemaphorePermit>,
    _place: Place,
}

impl Replays {
    pub fn new(at_once: usize, patience: Duration) -> Replays {
        let [turns, places] = [at_once, PLACES].map(|count| Arc::new(Semaphore::new(count)));
        Replays { turns, places, of_one: Mutex::default(), patience }
    }

    /// Nothing, if there was none in time.
    pub async fn place(&self, address: IpAddr) -> Option<Place> {
        let of_one = self.places_of(address);
        let both = async { Some((take(of_one).await?, take(self.places.clone()).await?)) };
        let (_of_one, _of_all) = timeout(self.patience, both).await.ok()??;
        Some(Place { _of_all, _of_one })
    }

    /// For a transcript that is here.
    pub async fn turn(&self, place: Place) -> Option<Turn> {
        let held = timeout(self.patience, take(self.turns.clone())).await.ok()??;
        Some(Turn { turns: self.turns.clone(), held: Some(held), _place: place })
    }

    fn places_of(&self, address: IpAddr) -> Arc<Semaphore> {
        let mut of_one = self.of_one.lock().unwrap_or_else(PoisonError::into_inner);
        of_one.retain(|_, places| places.strong_count() > 0);
        let known = of_one.get(&address).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let places = Arc::new(Semaphore::new(PLACES_OF_ONE));
            of_one.insert(address, Arc::downgrade(&places));
            places
        })
    }
}

impl Turn {
    /// Lets others work while this one waits for something; whether it came to an end in time, with a turn to go on.
    pub fn wait_for(&mut self, runtime: &Handle, until: Instant, something: impl Future<Output = bool>) -> bool {
        self.held = None;
        let turns = self.turns.clone();
        let wait = async { if something.await { take(turns).await } else { None } };
        self.held = runtime.block_on(async { timeout_at(until.into(), wait).await.ok().flatten() });
        self.held.is_some()
    }
}

async fn take(from: Arc<Semaphore>) -> Option<OwnedSemaphorePermit> {
    from.acquire_owned().await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(20);

    fn address(last: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, last])
    }

    #[tokio::test]
    async fn one_address_cannot_take_all_places() {
        let replays = Replays::new(1, SOON);
        let mut taken = Vec::new();
        while let Some(place) = replays.place(address(1)).await {
            taken.push(place);
        }
        assert_eq!(taken.len(), PLACES_OF_ONE);
        assert!(replays.place(address(2)).await.is_some());
        taken.clear();
        assert!(replays.place(address(1)).await.is_some());
    }

    #[tokio::test]
    async fn addresses_together_take_no_more_than_there_are() {
        let replays = Replays::new(1, SOON);
        let mut taken = Vec::new();
        for last in 0..=u8::MAX {
            taken.extend(replays.place(address(last)).await);
            if taken.len() < usize::from(last) {
                break;
            }
        }
        assert_eq!(taken.len(), PLACES);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_slow_reader_gives_its_turn_to_others() {
        let replays = Replays::new(1, SOON);
        let mut turn = replays.turn(replays.place(address(1)).await.expect("free")).await.expect("free");
        assert!(replays.turn(replays.place(address(2)).await.expect("free")).await.is_none(), "one at once");
        let (reads, is_read) = tokio::sync::oneshot::channel();
        let until = Instant::now() + Duration::from_secs(60);
        let runtime = Handle::current();
        let waiting = tokio::task::spawn_blocking(move || {
            let has_turn = turn.wait_for(&runtime, until, async { is_read.await.is_ok() });
            (has_turn, turn)
        });
        let other = loop {
            let place = replays.place(address(2)).await.expect("free");
            if let Some(other) = replays.turn(place).await {
                break other;
            }
        };
        reads.send(()).expect("it is waited for");
        drop(other);
        let (has_turn, _turn) = waiting.await.expect("it does not break down");
        assert!(has_turn, "it goes on when it is its turn again");
        assert!(replays.turn(replays.place(address(2)).await.expect("free")).await.is_none());
    }
}
