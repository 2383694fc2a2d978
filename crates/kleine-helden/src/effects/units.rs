//! Effects on heroes, creatures and monsters.

use arrayvec::ArrayVec;

use crate::battle::{Charm, Deed, MAX_UNITS, Side, Step, Target, UnitId};
use crate::content::Figures;
use crate::game::Play;
use crate::told::Event;

impl Play<'_, '_> {
    /// Every hero and creature of a group loses life.
    pub(super) fn damage_group(&mut self, deed: Deed, side: Side, life: u8) {
        let units: ArrayVec<UnitId, MAX_UNITS> = self.battle.living_of(side).map(|(id, _)| id).collect();
        for unit in units {
            self.wound(Target::Unit(unit), life, deed.by);
        }
    }

    /// Every enemy hero and creature loses life.
    pub(super) fn damage_all(&mut self, deed: Deed, life: u8) {
        let look = self.look();
        let enemies = look.battle.living().filter(|(_, unit)| look.are_enemies(deed.side, unit.side));
        let enemies: ArrayVec<UnitId, MAX_UNITS> = enemies.map(|(id, _)| id).collect();
        for unit in enemies {
            self.wound(Target::Unit(unit), life, deed.by);
        }
    }

    /// All own heroes and creatures heal.
    pub(super) fn heal_all(&mut self, side: Side, life: u8) {
        let own: ArrayVec<UnitId, MAX_UNITS> = self.battle.living_of(side).map(|(id, _)| id).collect();
        for unit in own {
            self.heal(unit, life);
        }
    }

    /// A blessing or curse, until the next turn of the side that spoke it starts.
    pub(super) fn charm(&mut self, deed: Deed, unit: UnitId, figures: Figures) {
        self.battle.charms.push(Charm { on: unit, card: deed.card, figures, until: deed.side });
        self.table.tell(|| Event::Charmed { unit: self.battle.who(unit), card: deed.card, figures });
    }

    /// KH-52: a creature goes back to where it came from, as if it were killed; nobody has killed it.
    pub(super) fn unsummon(&mut self, unit: UnitId) {
        let life = self.battle.unit(unit).life;
        self.wound(Target::Unit(unit), life, None);
    }

    /// A hero is fitted with hand cards at once. Nothing is taken back: that belongs to the action (KH-10).
    pub(super) fn outfit(&mut self, unit: UnitId) {
        self.next(Step::Equip { unit, taken: 2, from: None, may_stop: true });
    }
}
