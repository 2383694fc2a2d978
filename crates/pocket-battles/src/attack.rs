//! Aktion 2: Angriff. The attacker comes forward, the opponent reacts, units meet.

use table::{Flow, Seat};

use crate::asked::{Question, React, Target};
use crate::battle::{UnitId, bits};
use crate::battlefield::{Place, Sector};
use crate::content::Keywords;
use crate::engagement::Blow;
use crate::game::Play;
use crate::reasons::Reason;
use crate::told::Event;
use crate::unit::Approach;

/// What other units add to an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Aid {
    /// PB-T.excite: more dice.
    pub dice: u8,
    /// PB-T.galvanize: the attack is overwhelming.
    pub overwhelming: bool,
}

impl Play<'_, '_> {
    /// PB-21: a unit moves from the front into the engagement zone, the opponent may react, then they fight.
    ///
    /// PB-T.overwhelming: if that destroys the enemy unit, it attacks once more, for free.
    pub(crate) fn attack(&mut self, unit: UnitId, aid: Aid) -> Flow {
        let has_destroyed = self.attack_once(unit, aid)?;
        let is_overwhelming = aid.overwhelming || self.battle.has(self.game, unit, Keywords::OVERWHELMING);
        if has_destroyed && is_overwhelming && self.battle[unit].is_alive() {
            self.overrun(unit)?;
        }
        Ok(())
    }

    /// The free attack is not an ordered one, so there is no third (ruling 7).
    fn overrun(&mut self, unit: UnitId) -> Flow {
        let Place::Front(sector) = self.battle[unit].place else { return Ok(()) };
        let can_attack = self.battle.can_engage(self.game, unit);
        if can_attack && self.attack_reach(unit, sector).0 != 0 {
            self.table.tell(|| Event::Overran { unit });
            self.attack_once(unit, Aid::default())?;
        }
        Ok(())
    }

    /// Why a unit that deals so many wounds could not destroy an enemy that it can attack now and then attack another.
    pub(crate) fn reason_against_storming_on(&self, unit: UnitId, wounds: u8) -> Option<Reason> {
        let Place::Front(sector) = self.battle[unit].place else { return Some(Reason::NobodyToStormOnTo) };
        let foe = unit.seat().other();
        let lines = self.battle.lines(foe);
        let (reach, _) = self.battle.attack_reach(self.game, unit, sector, &lines);
        let around = |there: &Sector| {
            there.neighbours().iter().fold(lines.anywhere(*there), |mask, flank| mask | lines.anywhere(*flank))
        };
        let can_fall = |met: &usize| self.can_fall_to(UnitId::new(foe, *met), wounds);
        if !bits(reach).any(|met| can_fall(&met)) {
            return Some(Reason::CanDestroyNobody);
        }
        // It would stand in the sector of the unit it has destroyed.
        let is_another_left = |there: &Sector| {
            let mut met = bits(reach & lines.anywhere(*there)).filter(can_fall);
            met.any(|met| around(there) & !(1 << met) != 0)
        };
        (!Sector::ALL.iter().any(is_another_left)).then_some(Reason::NobodyToStormOnTo)
    }

    /// PB-30: a wound removes one troop at most. PB-05: those without life points go with the last one. PB-T.blood-lust:
    /// such a unit may fall by its own dice.
    fn can_fall_to(&self, unit: UnitId, wounds: u8) -> bool {
        let troops = self.battle.troops(unit).filter(|troop| self.game.tile(*troop).life > 0).count();
        troops <= usize::from(wounds) || self.battle.has(self.game, unit, Keywords::BLOOD_LUST)
    }

    /// One attack; gives whether it destroyed the unit it met.
    fn attack_once(&mut self, unit: UnitId, aid: Aid) -> Flow<bool> {
        let Place::Front(sector) = self.battle[unit].place else { return Ok(false) };
        let (_, approach) = self.attack_reach(unit, sector);
        self.battle.turn.in_contact &= !unit.bit();
        let fight = self.free_fight();
        self.battle[unit].place = Place::Engaged { sector, fight };
        self.table.tell(|| Event::Attacked { unit, sector });
        let intercepting = if approach == Approach::Front { self.ask_reaction(unit, sector)? } else { None };
        let mut has_destroyed = false;
        if self.battle[unit].is_alive() {
            let target = match intercepting {
                Some(by) => Some(by),
                None => self.ask_target(unit, sector, approach)?,
            };
            if let Some(target) = target {
                self.come_into_contact(unit, target);
                self.fight(unit, target, Blow::Attack, aid)?;
                has_destroyed = !self.battle[target].is_alive();
            }
        }
        self.return_to_front();
        Ok(has_destroyed)
    }

    fn attack_reach(&self, unit: UnitId, sector: Sector) -> (u32, Approach) {
        self.battle.attack_reach(self.game, unit, sector, &self.battle.lines(unit.seat().other()))
    }

    /// PB-22 to PB-24: the opponent intercepts, shoots or waits. Gives the unit that intercepts.
    ///
    /// PB-T.scout: nobody can react to scouts.
    fn ask_reaction(&mut self, attacker: UnitId, sector: Sector) -> Flow<Option<UnitId>> {
        if self.battle.has(self.game, attacker, Keywords::SCOUT) {
            return Ok(None);
        }
        let seat = attacker.seat().other();
        let options = self.list_reactions(attacker, sector);
        if options.len() == 1 {
            self.table.forget_ruled_out();
            return Ok(None);
        }
        match self.table.ask(self.battle, seat, Question::React { to: attacker }, &options)? {
            React::Wait => {
                self.table.tell(|| Event::Waited { seat });
                Ok(None)
            }
            React::Intercept { unit } => {
                self.pay_reaction(unit);
                self.table.tell(|| Event::Intercepted { unit, attacker });
                Ok(Some(unit))
            }
            React::Shoot { unit } => {
                self.pay_reaction(unit);
                self.table.tell(|| Event::ReactedByShooting { unit, attacker });
                self.strike(unit, attacker, Blow::Shot, Aid::default())?;
                Ok(None)
            }
        }
    }

    fn list_reactions(&mut self, attacker: UnitId, sector: Sector) -> Vec<React> {
        let (game, battle) = (self.game, &*self.battle);
        let seat = attacker.seat().other();
        let ready = battle.side(seat).ready;
        let mut options = vec![React::Wait];
        for unit in battle.living(seat).filter(|unit| battle[*unit].place == Place::Front(sector)) {
            let cost = battle.order_cost(game, unit);
            let can_pay = cost <= ready || battle.has(game, unit, Keywords::SKIRMISH);
            let ways = [
                (battle.can_engage(game, unit), React::Intercept { unit }),
                (battle.can_shoot(game, unit), React::Shoot { unit }),
            ];
            for (_, way) in ways.into_iter().filter(|(can, _)| *can) {
                if can_pay {
                    options.push(way);
                } else {
                    self.table.rule_out(|| (way, Reason::TooFewMarkers { cost, ready }));
                }
            }
        }
        options
    }

    /// A reaction is paid for like an order, but is not a turn (PB-25). PB-T.skirmish: skirmishers do not pay.
    fn pay_reaction(&mut self, unit: UnitId) {
        if !self.battle.has(self.game, unit, Keywords::SKIRMISH) {
            self.pay_order(unit);
        }
    }

    /// PB-23, PB-24, PB-27, PB-28: the active player picks the enemy unit to fight, if any is left.
    fn ask_target(&mut self, attacker: UnitId, sector: Sector, approach: Approach) -> Flow<Option<UnitId>> {
        let (reach, approach_now) = self.attack_reach(attacker, sector);
        let flies_on = approach_now == Approach::Rear && self.battle.has(self.game, attacker, Keywords::FLYING);
        if approach_now != approach && !flies_on {
            return Ok(None);
        }
        let foe = attacker.seat().other();
        let options: Vec<Target> = bits(reach).map(|unit| Target { unit: UnitId::new(foe, unit) }).collect();
        let target = match options.as_slice() {
            [] => return Ok(None),
            [only] => *only,
            _ => self.table.ask(self.battle, attacker.seat(), Question::Target { attacker }, &options)?,
        };
        Ok(Some(target.unit))
    }

    /// Angreifende Einheiten in einem Gefecht (PB-26).
    ///
    /// A unit that is in an engagement with others of its side leaves it for a separate one with the attacker;
    /// otherwise the attacker joins. A flank attack is fought in the sector of the target (PB-28).
    fn come_into_contact(&mut self, attacker: UnitId, target: UnitId) {
        let from = self.battle[attacker].place;
        let sector =
            self.battle[target].place.sector().or(from.sector()).expect("the target stands on the battlefield");
        let own_fight = from.fight().expect("an attacker stands in the engagement zone");
        let fight = match self.battle[target].place {
            Place::Engaged { fight, .. } if self.battle.in_fight(target.seat(), fight).count() == 1 => fight,
            _ => own_fight,
        };
        self.battle[attacker].place = Place::Engaged { sector, fight };
        self.battle[target].place = Place::Engaged { sector, fight };
        if from.sector() == Some(sector) {
            self.table.tell(|| Event::CameIntoContact { attacker, target, sector });
        } else {
            self.table.tell(|| Event::FlankAttacked { attacker, target });
        }
    }

    /// The number of a new fight.
    fn free_fight(&self) -> u8 {
        let mut taken = 0u128;
        for seat in [Seat(0), Seat(1)] {
            for fight in self.battle.living(seat).filter_map(|unit| self.battle[unit].place.fight()) {
                taken |= 1 << (fight % 128);
            }
        }
        taken.trailing_ones() as u8
    }
}
