//! Deine Truppe: the positions of both troops, and how they relate.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::content::Row;

/// PT-06: a position in one of the two grids of 3x3. Written as its id, such as `blue-front-left`.
///
/// Columns are named as seen from Blue, for both troops: columns of the same name face each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

/// The positions of a set of one troop, row by row from the front.
#[derive(Clone)]
pub struct InSet {
    seat: Seat,
    set: u16,
}

impl Iterator for InSet {
    type Item = Place;

    #[inline]
    fn next(&mut self) -> Option<Place> {
        let next = (self.set != 0).then(|| Place::of(self.seat, self.set.trailing_zeros() as usize));
        self.set &= self.set.wrapping_sub(1);
        next
    }
}

/// A column of a troop and the one that faces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    Left,
    Middle,
    Right,
}

impl Place {
    /// Positions in a troop, the leader's in the middle too.
    pub const IN_TROOP: usize = 9;
    const LEADER: usize = 4;

    #[inline]
    pub const fn new(seat: Seat, row: Row, column: Column) -> Place {
        Place(seat.0 * 9 + row as u8 * 3 + column as u8)
    }

    #[inline]
    pub fn of(seat: Seat, index: usize) -> Place {
        Place(seat.0 * 9 + index as u8)
    }

    /// The position of a seat's leader.
    #[inline]
    pub fn leader(seat: Seat) -> Place {
        Place::of(seat, Place::LEADER)
    }

    #[inline]
    pub fn seat(self) -> Seat {
        Seat(u8::from(self.0 >= 9))
    }

    /// Its index in the troop, row by row from the front.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(if self.0 >= 9 { self.0 - 9 } else { self.0 })
    }

    /// Its bit in a set of positions of one troop.
    #[inline]
    pub fn bit(self) -> u16 {
        1 << self.index()
    }

    #[inline]
    pub fn row(self) -> Row {
        Row::ALL[self.index() / 3]
    }

    #[inline]
    pub fn column(self) -> Column {
        Column::ALL[self.index() % 3]
    }

    #[inline]
    pub fn is_leader(self) -> bool {
        self.index() == Place::LEADER
    }

    /// PT-28: the position directly before this one.
    #[inline]
    pub fn before(self) -> Option<Place> {
        (self.index() >= 3).then(|| Place(self.0 - 3))
    }

    /// PT-28: the position directly behind this one.
    #[inline]
    pub fn behind(self) -> Option<Place> {
        (self.index() < 6).then(|| Place(self.0 + 3))
    }

    /// All positions of a troop, row by row from the front.
    pub fn all(seat: Seat) -> impl Iterator<Item = Place> + Clone {
        (0..Place::IN_TROOP).map(move |index| Place::of(seat, index))
    }

    /// The positions of a troop without the leader's.
    pub fn of_heroes(seat: Seat) -> impl Iterator<Item = Place> + Clone {
        Place::all(seat).filter(|place| !place.is_leader())
    }

    /// The positions of heroes in a row.
    pub fn in_row(seat: Seat, row: Row) -> impl Iterator<Item = Place> + Clone {
        Column::ALL.into_iter().map(move |column| Place::new(seat, row, column)).filter(|place| !place.is_leader())
    }

    /// The positions in a column, the leader's too, from the front.
    pub fn in_column(seat: Seat, column: Column) -> impl Iterator<Item = Place> + Clone {
        Row::ALL.into_iter().map(move |row| Place::new(seat, row, column))
    }

    /// The positions of a set of one troop.
    #[inline]
    pub fn in_set(seat: Seat, set: u16) -> InSet {
        InSet { seat, set }
    }

    /// Its id in views and choices.
    pub fn id(self) -> String {
        format!("{}-{}-{}", color(self.seat()), self.row().word(), self.column().key())
    }
}

impl Column {
    pub const ALL: [Column; 3] = [Column::Left, Column::Middle, Column::Right];

    pub fn key(self) -> &'static str {
        match self {
            Column::Left => "left",
            Column::Middle => "middle",
            Column::Right => "right",
        }
    }
}

/// The faction of a seat, as used in ids.
pub fn color(seat: Seat) -> &'static str {
    if seat.0 == 0 { "blue" } else { "red" }
}

impl fmt::Debug for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.id())
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.id()
    }
}

impl TryFrom<String> for Place {
    type Error = String;

    fn try_from(id: String) -> Result<Place, String> {
        let mut places = Place::all(Seat(0)).chain(Place::all(Seat(1)));
        places
            .find(|place| place.id() == id)
            .ok_or_else(|| format!("unknown variant `{}`", id.chars().take(20).collect::<String>()))
    }
}

impl JsonSchema for Place {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^(blue|red)-(front|flank|rear)-(left|middle|right)$" })
    }
}
