//! What computers think, apart from the table.

use catalog::{Catalog, GameError, PlayerSpec};
use table::{Lang, Seat};

/// A question to a computer player, with everything that it needs.
pub struct Thought {
    pub transcript: String,
    pub seat: Seat,
    pub player: PlayerSpec,
    pub seed: u64,
}

/// The option it takes.
pub fn think(catalog: &Catalog, thought: &Thought, is_late: &dyn Fn() -> bool) -> Result<usize, GameError> {
    let played = catalog.load(&thought.transcript, None, Lang::EN)?;
    played.pick_until(thought.seat, &thought.player, thought.seed, is_late, Lang::EN)
}
