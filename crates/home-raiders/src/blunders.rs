//! What people would laugh at: units that stand still while the mission wants them somewhere else.

use std::collections::BTreeMap;

use table::{Blunders, Deed};

use crate::battle::TroopId;
use crate::content::Mission;
use crate::game::HomeRaiders;
use crate::told::Event;

pub(crate) fn count(deeds: &[Deed<HomeRaiders>]) -> Blunders {
    let mut blunders = Blunders::default();
    let mut moved: BTreeMap<TroopId, bool> = BTreeMap::new();
    for deed in deeds.iter().filter(|deed| deed.at.round <= 1 && wants_ground(deed.at.mission)) {
        for told in &deed.told {
            match told.event {
                Event::Activated { troop } => drop(moved.entry(troop).or_default()),
                Event::Moved { who, leg, .. } if leg.from != leg.to => {
                    moved.entry(deed.at.troop_of(who)).and_modify(|moved| *moved = true);
                }
                _ => {}
            }
        }
    }
    moved.iter().for_each(|(troop, moved)| blunders.count(troop.seat(), "blunder-stood-still", !moved));
    blunders
}

/// HR-06.
fn wants_ground(mission: Option<Mission>) -> bool {
    matches!(mission, Some(Mission::ControlPortal | Mission::StrategicPoint))
}
