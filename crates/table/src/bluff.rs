//! Bluffs: a card laid face down and named, which another seat believes or calls. It is what players have to know of one
//! to solve it; no rule knows of this.

use crate::{Game, Seat};

/// A bluff under way, as the seat that is asked knows it. Cards are told apart by their kind, counted from 0.
pub struct Bluff<G: Game> {
    /// Who lays and names a card.
    pub claimer: Seat,
    /// Who believes or calls.
    pub answerer: Seat,
    pub turn: Turn,
    /// How many cards of each kind nobody has shown yet.
    pub hidden: Vec<u8>,
    /// How many cards claimer and answerer have; one that was laid counts.
    pub counts: [usize; 2],
    /// The hand of the seat that is asked; a card that it has laid counts.
    pub own: Vec<u8>,
    /// To lay or name a card of a kind.
    pub card: fn(usize) -> G::Choice,
    pub believe: G::Choice,
    pub call: G::Choice,
    /// To let a lie count as what it is, where another card could take its place.
    pub leave: G::Choice,
    /// The same table before a card is laid, with these hands.
    pub begin: fn(&G::Position, [&[u8]; 2]) -> G::Position,
}

/// What a bluff waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    Lay,
    Name { laid: usize },
    Answer { named: usize },
}
