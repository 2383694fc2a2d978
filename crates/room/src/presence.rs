//! Who is there: open connections, here and at other processes.

use std::collections::BTreeMap;

use catalog::lines::Presence;
use table::{Seat, Viewer};

/// Who is connected to one match.
#[derive(Debug, Default)]
pub struct Present {
    /// Connections for each seat, and the spectators.
    here: BTreeMap<Option<u8>, u32>,
    /// What other processes have said, and when.
    elsewhere: BTreeMap<String, Elsewhere>,
    seats: u8,
    /// What everybody is told.
    told: Presence,
}

#[derive(Debug)]
struct Elsewhere {
    seats: Vec<u8>,
    watching: u32,
    at: i64,
}

impl Elsewhere {
    fn is_like(&self, other: &Elsewhere) -> bool {
        (&self.seats, self.watching) == (&other.seats, other.watching)
    }
}

/// A process that has said nothing for so long is gone.
const SILENCE_MS: i64 = 45_000;

impl Present {
    pub fn new(seats: u8) -> Present {
        let mut present = Present { seats, ..Present::default() };
        present.count();
        present
    }

    pub fn enter(&mut self, viewer: Viewer) {
        *self.here.entry(place(viewer)).or_default() += 1;
        self.count();
    }

    pub fn leave(&mut self, viewer: Viewer) {
        if let Some(count) = self.here.get_mut(&place(viewer)) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(&place(viewer));
            }
        }
        self.count();
    }

    pub fn is_anybody_here(&self) -> bool {
        !self.here.is_empty()
    }

    pub fn is_anybody_elsewhere(&self) -> bool {
        self.elsewhere.values().any(|other| !other.seats.is_empty() || other.watching > 0)
    }

    pub fn is_here(&self, seat: Seat) -> bool {
        self.here.contains_key(&Some(seat.0)) || self.elsewhere.values().any(|other| other.seats.contains(&seat.0))
    }

    /// What this process says to the others: the seats that are here, and how many watch.
    pub fn own(&self) -> (Vec<u8>, u32) {
        (self.here.keys().flatten().copied().collect(), self.here.get(&None).copied().unwrap_or_default())
    }

    /// Another process has said who is there. Whether that is new.
    pub fn hear(&mut self, process: String, seats: Vec<u8>, watching: u32, now: i64) -> bool {
        let here = Elsewhere { seats, watching, at: now };
        let is_known = self.elsewhere.get(&process).is_some_and(|before| before.is_like(&here));
        self.elsewhere.insert(process, here);
        self.forget_silent(now) || !is_known
    }

    /// Whether visitors were forgotten because their process is silent.
    pub fn forget_silent(&mut self, now: i64) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, other| now - other.at < SILENCE_MS);
        self.count();
        self.elsewhere.len() < before
    }

    /// What everybody is told.
    pub fn told(&self) -> &Presence {
        &self.told
    }

    fn count(&mut self) {
        let seats = (0..self.seats).map(|seat| self.is_here(Seat(seat))).collect();
        let elsewhere: u32 = self.elsewhere.values().map(|other| other.watching).sum();
        self.told = Presence { seats, watching: self.own().1 + elsewhere };
    }
}

fn place(viewer: Viewer) -> Option<u8> {
    viewer.seat().map(|seat| seat.0)
}
