//! Seats at the table, and spectators.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Seat(pub u8);

impl Seat {
    /// The other seat in a game for two.
    pub fn other(self) -> Seat {
        Seat(1 - self.0)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// How sentences in a game for two distinguish the seats: the reader's `own`, the `foe`, or `other` for a
    /// spectator.
    pub fn whose(self, viewer: Option<Seat>) -> &'static str {
        match viewer {
            None => "other",
            Some(viewer) if viewer == self => "own",
            Some(_) => "foe",
        }
    }
}

/// Whose eyes a view is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Everybody who may look at a table: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator])
    }

    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}

impl From<Option<Seat>> for Viewer {
    fn from(seat: Option<Seat>) -> Viewer {
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}
