//! Who is there: open connections, here and at other processes.

use std::collections::BTreeMap;

use table::{Seat, Viewer};

/// Who is connected to one match.
#[derive(Debug, Default)]
pub struct Present {
    /// Connections for each seat, and the spectators.
    here: BTreeMap<Option<u8>, u32>,
    /// What other processes have said, and when.
    elsewhere: BTreeMap<String, Elsewhere>,
    seats: u8,
    line: String,
}

#[derive(Debug)]
struct Elsewhere {
    seats: Vec<u8>,
    watching: u32,
    at: i64,
}

/// A process that has said nothing for so long is gone.
const SILENCE_MS: i64 = 45_000;

impl Present {
    pub fn new(seats: u8) -> Present {
        let mut present = Present { seats, ..Present::default() };
        present.write_line();
        present
    }

    pub fn enter(&mut self, viewer: Viewer) {
        *self.here.entry(place(viewer)).or_default() += 1;
        self.write_line();
    }

    pub fn leave(&mut self, viewer: Viewer) {
        if let Some(count) = self.here.get_mut(&place(viewer)) {
            *count -= 1;
            if *count == 0 {
                self.here.remove(&place(viewer));
            }
        }
        self.write_line();
    }

    pub fn is_anybody_here(&self) -> bool {
        !self.here.is_empty()
    }

    pub fn is_here(&self, seat: Seat) -> bool {
        self.here.contains_key(&Some(seat.0)) || self.elsewhere.values().any(|other| other.seats.contains(&seat.0))
    }

    /// What this process says to the others: the seats that are here, and how many watch.
    pub fn own(&self) -> (Vec<u8>, u32) {
        (self.here.keys().flatten().copied().collect(), self.here.get(&None).copied().unwrap_or_default())
    }

    /// Another process has said who is there.
    pub fn hear(&mut self, process: String, seats: Vec<u8>, watching: u32, now: i64) {
        self.elsewhere.insert(process, Elsewhere { seats, watching, at: now });
        self.forget_silent(now);
    }

    /// Whether somebody was forgotten because their process is silent.
    pub fn forget_silent(&mut self, now: i64) -> bool {
        let before = self.elsewhere.len();
        self.elsewhere.retain(|_, other| now - other.at < SILENCE_MS);
        self.write_line();
        self.elsewhere.len() < before
    }

    /// The line that tells it.
    pub fn line(&self) -> &str {
        &self.line
    }

    fn write_line(&mut self) {
        let seats: Vec<&str> =
            (0..self.seats).map(|seat| if self.is_here(Seat(seat)) { "true" } else { "false" }).collect();
        let elsewhere: u32 = self.elsewhere.values().map(|other| other.watching).sum();
        let watching = self.own().1 + elsewhere;
        self.line = format!(r#"{{"presence":{{"seats":[{}],"watching":{watching}}}}}"#, seats.join(","));
    }
}

fn place(viewer: Viewer) -> Option<u8> {
    match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Spectator => None,
    }
}
