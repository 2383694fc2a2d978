//! What people would laugh at, counted in matches that were played.

use crate::{Asked, Game, Seat, Told};

/// A choice of a match, with what came of it until the next one.
#[derive(Clone, Debug)]
pub struct Deed<G: Game> {
    /// Everything as it was when the question was asked, hidden or not.
    pub at: G::Position,
    pub asked: Asked<G>,
    pub choice: G::Choice,
    pub told: Vec<Told<G>>,
}

/// How often a seat did what people would laugh at, of how many times it could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blunder {
    pub seat: Seat,
    /// The key of its name in the texts of the game.
    pub what: &'static str,
    pub times: u32,
    pub of: u32,
}

/// Adds them up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Blunders(Vec<Blunder>);

impl Blunders {
    /// Counts one occasion, and whether it was a blunder.
    pub fn count(&mut self, seat: Seat, what: &'static str, is_one: bool) {
        self.add(Blunder { seat, what, times: u32::from(is_one), of: 1 });
    }

    pub fn add(&mut self, more: Blunder) {
        match self.0.iter_mut().find(|known| (known.seat, known.what) == (more.seat, more.what)) {
            Some(known) => (known.times, known.of) = (known.times + more.times, known.of + more.of),
            None => self.0.push(more),
        }
    }

    /// In the order in which they were first counted.
    pub fn list(&self) -> &[Blunder] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blunders_add_up_by_seat_and_kind() {
        let mut blunders = Blunders::default();
        for (seat, what, is_one) in [(0, "walks", true), (1, "walks", false), (0, "walks", false), (0, "waits", true)] {
            blunders.count(Seat(seat), what, is_one);
        }
        let listed: Vec<_> = blunders.list().iter().map(|it| (it.seat.0, it.what, it.times, it.of)).collect();
        assert_eq!(listed, [(0, "walks", 1, 2), (1, "walks", 0, 1), (0, "waits", 1, 1)]);
    }
}
