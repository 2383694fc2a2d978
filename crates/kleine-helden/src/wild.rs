//! The wild side: monsters run by the game itself, with dice alone (KH-81).

use arrayvec::ArrayVec;
use table::Flow;

use crate::asked::Chance;
use crate::battle::{How, MAX_UNITS, Means, Quarry, Side, Step, Target, Turn, UnitId};
use crate::content::{Habit, Reach};
use crate::game::Play;
use crate::told::{Event, Face};

type Units = ArrayVec<UnitId, MAX_UNITS>;

impl Play<'_, '_> {
    /// A monster does what its table says for the roll of a die.
    pub(crate) fn act_wildly(&mut self, unit: UnitId) -> Flow {
        let one = self.battle.unit(unit);
        if !one.is_alive() || one.actions == 0 {
            return Ok(());
        }
        self.spend_action(unit);
        let Some(monster) = self.look().monster() else { return Ok(()) };
        let habits = monster.habits;
        let die = self.table.roll(6, Chance::Wild)?;
        self.table.tell(|| Event::MonsterActed { monster: self.battle.who(unit), die: Face(die as u8) });
        match habits[die as usize - 1] {
            Habit::Rest => {}
            Habit::Attack(times) => (0..times).for_each(|_| self.next(Step::Strike { unit, at: Quarry::Anybody })),
            Habit::Hunt => self.next(Step::Strike { unit, at: Quarry::Weakest }),
            Habit::Sweep => self.sweep(unit),
            Habit::Breathe(life) => self.breathe(unit, life),
            Habit::Heal(life) => self.heal(unit, life),
            Habit::Plunder(cards) => return self.plunder(cards),
            Habit::Roar => return self.roar(unit),
        }
        Ok(())
    }

    /// KH-07, KH-15: the turn of the wild side begins like any other; each monster may act this many times.
    pub(crate) fn begin_wild_turn(&mut self, wild: Side, times: u8) {
        self.battle.turn = Turn { side: wild, ..Turn::default() };
        let living: Units = self.battle.living().map(|(id, _)| id).collect();
        for unit in living {
            self.ready(wild, unit);
            let one = self.battle.unit_mut(unit);
            if one.side == wild {
                one.actions = (one.actions + times).saturating_sub(1);
            }
        }
    }

    /// A monster attacks. The target is chosen only now: those it struck before may have fallen.
    pub(crate) fn strike(&mut self, unit: UnitId, at: Quarry) -> Flow {
        if !self.battle.unit(unit).is_alive() {
            return Ok(());
        }
        let preys = self.preys(unit, at);
        let Some(prey) = self.roll_one(&preys)? else { return Ok(()) };
        let how = match self.look().own_reach(unit) {
            Some(Reach::Ranged | Reach::Thrown) => How::Ranged,
            Some(Reach::Melee) | None => How::Melee,
        };
        self.attack(unit, Means::Bare { how }, Target::Unit(prey));
        Ok(())
    }

    /// The units that a monster could attack; one of them is rolled for.
    fn preys(&self, unit: UnitId, at: Quarry) -> Units {
        let look = self.look();
        let wild = look.unit(unit).side;
        let enemies = look.battle.living().filter(|(_, one)| look.are_enemies(wild, one.side));
        match at {
            Quarry::Anybody => enemies.map(|(id, _)| id).collect(),
            Quarry::Group(side) => enemies.filter(|(_, one)| one.side == side).map(|(id, _)| id).collect(),
            Quarry::Weakest => {
                let least = enemies.map(|(_, one)| one.life).min();
                let enemies = look.battle.living().filter(|(_, one)| look.are_enemies(wild, one.side));
                enemies.filter(|(_, one)| Some(one.life) == least).map(|(id, _)| id).collect()
            }
        }
    }

    /// One of these; nothing is rolled if there is only one.
    fn roll_one(&mut self, units: &[UnitId]) -> Flow<Option<UnitId>> {
        Ok(match units {
            [] => None,
            [only] => Some(*only),
            _ => Some(units[self.table.roll(units.len() as u32, Chance::Wild)? as usize - 1]),
        })
    }

    /// Attacks one of each group, in the order of the table.
    fn sweep(&mut self, unit: UnitId) {
        for side in (0..self.game.players()).rev().map(Side) {
            if !self.battle.group(side).is_out {
                self.next(Step::Strike { unit, at: Quarry::Group(side) });
            }
        }
    }

    /// Every unit of all groups loses life; armour does not help.
    fn breathe(&mut self, unit: UnitId, life: u8) {
        for prey in self.preys(unit, Quarry::Anybody) {
            self.wound(Target::Unit(prey), life, None);
        }
    }

    /// Every player loses random hand cards.
    fn plunder(&mut self, cards: u8) -> Flow {
        for side in (0..self.game.players()).map(Side) {
            self.discard_random(side, cards)?;
        }
        Ok(())
    }

    /// A unit is too frightened for its next action.
    fn roar(&mut self, unit: UnitId) -> Flow {
        let preys = self.preys(unit, Quarry::Anybody);
        if let Some(prey) = self.roll_one(&preys)? {
            self.stun(prey);
        }
        Ok(())
    }
}
