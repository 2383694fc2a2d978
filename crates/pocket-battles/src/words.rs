//! How the game names things, and the few arguments of sentences that are not simply fields. The sentences are in
//! `texts/`; they are declared in `asked.rs`.

pub(crate) mod names;

use table::{Phrase, Speaker, Words};

use crate::battle::UnitId;
use crate::content::Trait;
use crate::game::PocketBattles;
use names::{find_unit, has_trait};

/// The options ask for ready-made armies, and there is none of this size.
pub(crate) fn say_no_ready_army(army: &Words, size: u16) -> Phrase {
    Phrase::new("no-ready-army-of-size").with("army", army.clone()).with("size", size)
}

/// The ready-made army that the reader can lead.
pub(crate) fn find_ready_army(speaker: Speaker<'_, PocketBattles>) -> Words {
    let ready = speaker.view.viewer.and_then(|seat| speaker.view.sides[seat.index()].ready_army.as_ref());
    ready.map_or_else(|| Words::same("?"), |ready| ready.name.clone())
}

/// PB-13: the markers that a unit's next order costs.
pub(crate) fn order_cost(speaker: Speaker<'_, PocketBattles>, unit: UnitId) -> u8 {
    find_unit(speaker.view, unit).map_or(0, |unit| unit.cost)
}

/// PB-T.skirmish: reactions of skirmishers cost nothing.
pub(crate) fn reaction_cost(speaker: Speaker<'_, PocketBattles>, unit: UnitId) -> u8 {
    let is_skirmisher = |unit| has_trait(speaker.view, unit, Trait::Skirmish);
    find_unit(speaker.view, unit).map_or(0, |unit| if is_skirmisher(unit) { 0 } else { unit.cost })
}

/// The order markers that lie on a unit.
pub(crate) fn count_orders(speaker: Speaker<'_, PocketBattles>, unit: UnitId) -> u8 {
    find_unit(speaker.view, unit).map_or(0, |unit| unit.orders)
}
