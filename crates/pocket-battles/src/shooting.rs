//! Aktion 5: Beschießen.

use table::Flow;

use crate::attack::Aid;
use crate::battle::UnitId;
use crate::engagement::Blow;
use crate::game::Play;
use crate::told::Event;

impl Play<'_, '_> {
    /// PB-37: one die, and hits for every matching shooting die. PB-38: in an engagement everybody gets a share.
    pub(crate) fn shoot(&mut self, unit: UnitId, at: UnitId, aid: Aid) -> Flow {
        self.table.tell(|| Event::Shot { unit, at });
        let targets = self.battle.all_in_fight(at);
        if targets.len() == 1 {
            self.strike(unit, at, Blow::Shot, aid)?;
        } else {
            let wounds = self.roll_to_hit(unit, at, Blow::Shot, aid)?;
            let each = wounds.div_ceil(targets.len() as u8);
            self.table.tell(|| Event::ShotIntoEngagement { each, units: targets.clone() });
            for target in targets {
                self.wound(target, each)?;
            }
            if wounds > 0 {
                self.disband(unit, at);
            }
        }
        self.return_to_front();
        Ok(())
    }
}
