//! Das Schlachtfeld: three sectors times five zones.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

/// A column of the battlefield. Seat 0 has the west on its left; seat 1 sits opposite and has it on its right (PB-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Sector {
    West,
    Centre,
    East,
}

impl Sector {
    pub const ALL: [Sector; 3] = [Sector::West, Sector::Centre, Sector::East];

    pub fn index(self) -> usize {
        self as usize
    }

    /// The adjacent sectors.
    pub fn neighbours(self) -> &'static [Sector] {
        match self {
            Sector::West | Sector::East => &[Sector::Centre],
            Sector::Centre => &[Sector::West, Sector::East],
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            Sector::West => "west",
            Sector::Centre => "centre",
            Sector::East => "east",
        }
    }

    /// What the player in a seat calls this sector.
    pub fn side_for(self, seat: Seat) -> &'static str {
        match self {
            Sector::Centre => "centre",
            Sector::West if seat == Seat(0) => "left",
            Sector::East if seat != Seat(0) => "left",
            Sector::West | Sector::East => "right",
        }
    }
}

/// A segment of a player's own: rear or front of a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Segment {
    Front(Sector),
    Rear(Sector),
}

impl Segment {
    pub const ALL: [Segment; 6] = [
        Segment::Front(Sector::West),
        Segment::Front(Sector::Centre),
        Segment::Front(Sector::East),
        Segment::Rear(Sector::West),
        Segment::Rear(Sector::Centre),
        Segment::Rear(Sector::East),
    ];

    /// The player's own segments next to this one: beside it in the same zone, or in front of or behind it (PB-12).
    pub fn neighbours(self) -> &'static [Segment] {
        use Sector::{Centre, East, West};
        use Segment::{Front, Rear};
        match self {
            Front(West) => &[Front(Centre), Rear(West)],
            Front(Centre) => &[Front(West), Front(East), Rear(Centre)],
            Front(East) => &[Front(Centre), Rear(East)],
            Rear(West) => &[Rear(Centre), Front(West)],
            Rear(Centre) => &[Rear(West), Rear(East), Front(Centre)],
            Rear(East) => &[Rear(Centre), Front(East)],
        }
    }

    /// The id of this segment of a seat, as in the view.
    pub fn id(self, seat: Seat) -> String {
        let (zone, sector) = match self {
            Segment::Front(sector) => ("front", sector),
            Segment::Rear(sector) => ("rear", sector),
        };
        [zone, if seat == Seat(0) { "-0-" } else { "-1-" }, sector.name()].concat()
    }
}

/// Where a unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not deployed yet: a stack beside the battlefield.
    Reserve,
    Rear(Sector),
    Front(Sector),
    /// In the engagement zone. Units with the same `fight` are in contact.
    Engaged {
        sector: Sector,
        fight: u8,
    },
    /// Destroyed, or never there.
    Gone,
}

impl Place {
    pub fn sector(self) -> Option<Sector> {
        match self {
            Place::Rear(sector) | Place::Front(sector) | Place::Engaged { sector, .. } => Some(sector),
            Place::Reserve | Place::Gone => None,
        }
    }

    pub fn segment(self) -> Option<Segment> {
        match self {
            Place::Rear(sector) => Some(Segment::Rear(sector)),
            Place::Front(sector) => Some(Segment::Front(sector)),
            Place::Engaged { .. } | Place::Reserve | Place::Gone => None,
        }
    }

    pub fn fight(self) -> Option<u8> {
        match self {
            Place::Engaged { fight, .. } => Some(fight),
            Place::Rear(_) | Place::Front(_) | Place::Reserve | Place::Gone => None,
        }
    }
}

impl From<Segment> for Place {
    fn from(segment: Segment) -> Place {
        match segment {
            Segment::Front(sector) => Place::Front(sector),
            Segment::Rear(sector) => Place::Rear(sector),
        }
    }
}
