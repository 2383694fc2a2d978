//! Checks of positions from outside: each says what is wrong and where.

use std::fmt::Display;
use std::ops::RangeInclusive;

use crate::{Arg, Lang, Phrase, Seat, Spoken, TEXTS};

/// What is wrong with a position from outside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionFault {
    /// The path to it, such as `sides[0].units[3].top`; empty if no single place is to blame.
    pub at: String,
    /// A sentence of the game, or one the engine has for all games.
    pub what: Phrase,
}

pub type Checked = Result<(), PositionFault>;

/// What is wrong and where: `fault!("sides[{seat}].deck", "position-promo", card = card.0)`.
#[macro_export]
macro_rules! fault {
    ($at:literal, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::check::PositionFault {
            at: format!($at),
            what: $crate::Phrase::new($key)$(.with(stringify!($name), $value))*,
        }
    };
}

/// Returns a fault unless something holds: `ensure!(is_new, "heroes", "position-twice", number = hero.0)`.
#[macro_export]
macro_rules! ensure {
    ($holds:expr, $($wrong:tt)+) => {
        if $holds { Ok(()) } else { Err($crate::fault!($($wrong)+)) }
    };
}

pub use crate::{ensure, fault};

impl PositionFault {
    /// The same fault with its path inside of `whole`.
    pub fn inside(self, whole: impl Display) -> PositionFault {
        let dot = if self.at.is_empty() || self.at.starts_with('[') { "" } else { "." };
        PositionFault { at: format!("{whole}{dot}{}", self.at), what: self.what }
    }

    pub fn say<G: Spoken>(&self, lang: Lang) -> String {
        let texts = if G::texts().has(&self.what.key) { G::texts() } else { &TEXTS };
        let what = texts.say(lang, &self.what);
        if self.at.is_empty() { what } else { format!("{}: {what}", self.at) }
    }
}

/// Every seat that a position names is one of the first `count` seats.
pub fn ensure_seats(named: impl IntoIterator<Item = Seat>, count: u8) -> Checked {
    match named.into_iter().find(|seat| seat.0 >= count) {
        Some(seat) => Err(fault!("", "position-seat", seat = seat.0, last = count - 1)),
        None => Ok(()),
    }
}

/// A number is a valid index into a list of `count`.
pub fn ensure_known(at: impl Display, number: impl Into<usize>, count: usize) -> Checked {
    let number = number.into();
    ensure!(number < count, "{at}", "position-unknown", number = number, count = count)
}

pub fn ensure_within<T: PartialOrd + Into<Arg> + Copy>(
    at: impl Display,
    value: T,
    range: RangeInclusive<T>,
) -> Checked {
    let (least, most) = (*range.start(), *range.end());
    if least == most {
        return ensure_equal(at, value, least);
    }
    ensure!(range.contains(&value), "{at}", "fault-range", least = least, most = most, value = value)
}

pub fn ensure_most<T: PartialOrd + Into<Arg> + Copy + Default>(at: impl Display, value: T, most: T) -> Checked {
    ensure_within(at, value, T::default()..=most)
}

/// A list is no longer than the rules can handle.
pub fn ensure_few(at: impl Display, count: usize, most: usize) -> Checked {
    ensure!(count <= most, "{at}", "position-many", count = count, most = most)
}

/// Only one value fits the rest of the position.
pub fn ensure_equal<T: PartialEq + Into<Arg>>(at: impl Display, found: T, wanted: T) -> Checked {
    ensure!(found == wanted, "{at}", "fault-wrong-type", wanted = wanted, found = found)
}

/// A list has exactly as many entries as it needs.
pub fn ensure_count(at: impl Display, count: usize, wanted: usize) -> Checked {
    let list = || Phrase::new("fault-list-of").with("count", wanted);
    ensure!(count == wanted, "{at}", "fault-length", count = count, wanted = list())
}
