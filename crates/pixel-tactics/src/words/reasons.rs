//! Why something is not allowed.

use table::Phrase;

use crate::asked::Reason;

pub(super) fn say_reason(reason: Reason) -> Phrase {
    Phrase::new(match reason {
        Reason::NotInHand => "reason-not-in-hand",
        Reason::DeckIsEmpty => "reason-deck-is-empty",
        Reason::PromosAreGone => "reason-promos-are-gone",
        Reason::NoFreePosition => "reason-no-free-position",
        Reason::WrongRow => "reason-wrong-row",
        Reason::WrongRowToRecruit => "reason-wrong-row-to-recruit",
        Reason::Ceasefire => "reason-ceasefire",
        Reason::AlreadyActed => "reason-already-acted",
        Reason::NotMeleeCapable => "reason-not-melee-capable",
        Reason::TargetNotMeleeCapable => "reason-target-not-melee-capable",
        Reason::NotRanged => "reason-not-ranged",
        Reason::DefenderChooses => "reason-defender-chooses",
        Reason::NoActionLeft => "reason-no-action-left",
        Reason::OrdersOnly => "reason-orders-only",
        Reason::ClearingIsForbidden => "reason-clearing-is-forbidden",
        Reason::AlreadyShownInWave => "reason-already-shown-in-wave",
    })
}
