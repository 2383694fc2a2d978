//! Bluffs: a card is laid face down and named, and another seat believes or calls. This is what players need to solve
//! one; rules do not use it.

use crate::{Game, Seat};

/// A bluff under way, as the asked seat knows it. Cards are identified by their kind, counted from 0.
pub struct Bluff<G: Game> {
    /// The seat that lays and names a card.
    pub claimer: Seat,
    /// The seat that believes or calls.
    pub answerer: Seat,
    pub turn: Turn,
    /// How many cards of each kind have not been shown yet.
    pub hidden: Vec<u8>,
    /// How many cards claimer and answerer hold, counting a laid card.
    pub counts: [usize; 2],
    /// The hand of the asked seat, including a card it has laid.
    pub own: Vec<u8>,
    /// The choice to lay or name a card of a kind.
    pub card: fn(usize) -> G::Choice,
    pub believe: G::Choice,
    pub call: G::Choice,
    /// The choice to let a lie stand although another card could replace it.
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
