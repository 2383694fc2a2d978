//! What demons do at the start and at the end of a turn (KH-56). Other burdens are handled by the rules they change.

use table::Flow;

use crate::asked::Chance;
use crate::battle::{Side, Target, UnitId};
use crate::content::Burden;
use crate::game::Play;
use crate::told::Event;

impl Play<'_, '_> {
    /// A random hero or creature of the group loses life.
    pub(crate) fn suffer_at_turn_start(&mut self, side: Side) -> Flow {
        let Some(demon) = self.battle.group(side).demon else { return Ok(()) };
        for burden in self.look().burdens(side).iter() {
            if let Burden::Bleed(life) = burden
                && let Some(unit) = self.roll_unit(side)?
            {
                self.table.tell(|| Event::Burdened { side, card: demon.card });
                self.wound(Target::Unit(unit), life, None);
            }
        }
        Ok(())
    }

    /// A random hand card is lost.
    pub(crate) fn suffer_at_turn_end(&mut self, side: Side) -> Flow {
        let Some(demon) = self.battle.group(side).demon else { return Ok(()) };
        if !self.look().has_burden(side, Burden::Tax) || self.battle.group(side).hand.is_empty() {
            return Ok(());
        }
        self.table.tell(|| Event::Burdened { side, card: demon.card });
        self.discard_random(side, 1)
    }

    /// A random hero, creature or monster of a side. Nothing is rolled if there is only one.
    fn roll_unit(&mut self, side: Side) -> Flow<Option<UnitId>> {
        let count = self.battle.living_of(side).count();
        let place = match count {
            0 => return Ok(None),
            1 => 0,
            _ => self.table.roll(count as u32, Chance::Unit { side })? as usize - 1,
        };
        Ok(self.battle.living_of(side).nth(place).map(|(id, _)| id))
    }
}
