//! What would the Veteran do? For people who want to be told.

use players::Level;
use schemars::JsonSchema;
use serde::Serialize;
use table::{Lang, Seat, Viewer};

use crate::agreed::no_sample;
use crate::{AnyMatch, GameError, Offered, Pending, PlayerSpec};

/// What a veteran would choose at a seat's question, by what that seat sees.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    pub seat: Seat,
    /// The number of the option among those that the seat is offered.
    pub choose: usize,
    pub option: Offered,
}

impl Advice {
    /// Thinks for a seat as a veteran at its place would, and comes to an end soon after it is late. The same seed gives
    /// the same hint.
    pub fn think(
        played: &dyn AnyMatch,
        seat: Seat,
        seed: u64,
        is_late: &dyn Fn() -> bool,
        lang: Lang,
    ) -> Result<Advice, GameError> {
        let adviser = PlayerSpec::of_level(Level::Veteran);
        let choose = played.pick_until(seat, &adviser, seed, is_late, lang)?;
        let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), lang) else {
            return Err(no_sample(seat.0, lang));
        };
        let option = asked.into_iter().next().and_then(|asked| asked.options.into_iter().nth(choose));
        Ok(Advice { seat, choose, option: option.ok_or_else(|| no_sample(seat.0, lang))? })
    }
}
