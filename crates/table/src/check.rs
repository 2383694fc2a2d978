//! Checks of positions from outside: each names what is wrong and where.

use std::fmt::Display;

use crate::Seat;

/// What is wrong is put into words only if it is wrong.
pub fn ensure(holds: bool, wrong: impl Display) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong.to_string()) }
}

/// Every seat that a position names is one of the first `count`.
pub fn ensure_seats(named: impl IntoIterator<Item = Seat>, count: u8) -> Result<(), String> {
    match named.into_iter().find(|seat| seat.0 >= count) {
        Some(seat) => Err(format!("there is no seat {}; seats are 0 to {}", seat.0, count - 1)),
        None => Ok(()),
    }
}
