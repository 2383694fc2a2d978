//! How the game names things, and the few arguments of sentences that are not simply fields of what is said. The
//! sentences are in `texts/`; what is said is declared in `asked.rs`.

pub(crate) mod names;

use table::{Phrase, Speaker, Words};

use crate::battle::UnitId;
use crate::content::Trait;
use crate::game::PocketBattles;
use names::{find_unit, has_trait, say_price};

/// Options want ready-made armies, and there is none of this size.
pub(crate) fn say_no_ready_army(army: &Words, size: u16) -> Phrase {
    Phrase::new("no-ready-army-of-size").with("army", army.clone()).with("size", size)
}

/// The ready-made army that the reader can lead.
pub(crate) fn find_ready_army(speaker: Speaker<'_, PocketBattles>) -> Words {
    let ready = speaker.view.viewer.and_then(|seat| speaker.view.sides[seat.index()].ready_army.as_ref());
    ready.map_or_else(|| Words::same("?"), |ready| ready.name.clone())
}

/// PB-T.skirmish: reactions of skirmishers cost nothing.
pub(crate) fn say_reaction_price(speaker: Speaker<'_, PocketBattles>, unit: UnitId) -> Phrase {
    let cost = |unit| if has_trait(speaker.view, unit, Trait::Skirmish) { 0 } else { unit.cost };
    say_price(find_unit(speaker.view, unit).map_or(0, cost))
}

/// The order markers that lie on a unit.
pub(crate) fn count_orders(speaker: Speaker<'_, PocketBattles>, unit: UnitId) -> u8 {
    find_unit(speaker.view, unit).map_or(0, |unit| unit.orders)
}
