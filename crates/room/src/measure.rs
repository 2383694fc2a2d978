//! What can be measured at a match without changing it: sight and cover, and what a choice would cost.
//!
//! Both are answered from what the reader sees, so nothing hidden can be found out with them.

use catalog::{Plain, Related, Tried};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Lang, Seat, Viewer};

use crate::error::RoomError;
use crate::room::Room;

/// Whom to measure from.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LookFrom {
    /// The id of a piece, as in the view.
    pub piece: String,
}

/// How a piece stands to others.
#[derive(Serialize, JsonSchema)]
pub struct Looked {
    /// The nearest first; none in games where places do not count, and if there is no such piece.
    pub relations: Vec<Related>,
}

/// An answer that is not given yet.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Trial {
    pub choice: Value,
    /// Whether the table may add what was left out, such as those who go along.
    #[serde(default)]
    pub complete: bool,
}

impl Room {
    /// How far it is from a piece to all others, whether it sees them, and what cover they have.
    pub fn look(&self, viewer: Viewer, from: &LookFrom, lang: Lang) -> Looked {
        let shown = self.shown_to(viewer);
        Looked { relations: shown.map(|played| played.relate(viewer, &from.piece, lang)).unwrap_or_default() }
    }

    /// What would come of an answer that is not given yet.
    pub fn try_out(&self, seat: Seat, trial: &Trial, lang: Lang) -> Result<Tried, RoomError> {
        let Some(played) = self.shown_to(Viewer::Seat(seat)) else {
            return Err(RoomError::conflict(lang, "not-begun"));
        };
        let tried = played.try_out(seat, &trial.choice, trial.complete, lang);
        Ok(tried.unwrap_or_else(|error| Tried {
            choice: Plain::of(&trial.choice),
            ways: Vec::new(),
            refused: Some(error),
        }))
    }
}
