//! Gefecht: who strikes with how many dice, and where units go afterwards. Actions 3 and 4.

use arrayvec::ArrayVec;
use table::{Addend as _, Faces, Flow, Parts, Seat};

use crate::asked::{BloodLust, Chance, Question, Reroll};
use crate::attack::Aid;
use crate::battle::UnitId;
use crate::battlefield::Place;
use crate::content::{Keywords, Traits};
use crate::game::Play;
use crate::told::{DicePart, Event};

/// The result of a roll; dice beyond this number are not rolled.
type Dice = ArrayVec<u8, 32>;

/// PB-T.blood-lust: so many dice can be chosen.
const MAX_BLOOD_LUST: u8 = 6;

/// Why a unit strikes or shoots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Blow {
    Attack,
    Continue,
    /// Striking back, or at a unit that leaves (PB-33, PB-36).
    Back,
    Shot,
}

impl Play<'_, '_> {
    /// PB-29 to PB-33: the active side strikes, wounds are assigned, the survivors strike back.
    ///
    /// PB-T.first-strike: a unit with first strike rolls before its attacker instead of after it.
    pub(crate) fn fight(&mut self, unit: UnitId, target: UnitId, blow: Blow, aid: Aid) -> Flow {
        let strikes_first = blow == Blow::Attack && self.battle.has(self.game, target, Keywords::FIRST_STRIKE);
        if strikes_first {
            self.strike(target, unit, Blow::Back, Aid::default())?;
        }
        if self.battle[unit].is_alive() && self.battle[target].is_alive() {
            self.strike(unit, target, blow, aid)?;
        }
        if !strikes_first && self.battle[unit].is_alive() && self.battle[target].is_alive() {
            self.strike(target, unit, Blow::Back, Aid::default())?;
        }
        Ok(())
    }

    /// Aktion 3: Gefecht fortführen (PB-35).
    pub(crate) fn continue_engagement(&mut self, unit: UnitId, against: UnitId, aid: Aid) -> Flow {
        self.table.tell(|| Event::Continued { unit, against });
        self.fight(unit, against, Blow::Continue, aid)?;
        self.return_to_front();
        Ok(())
    }

    /// Aktion 4: Gefecht verlassen (PB-36). Every enemy unit in the engagement may strike first.
    pub(crate) fn leave_engagement(&mut self, unit: UnitId) -> Flow {
        self.table.tell(|| Event::TurnedToLeave { unit });
        let opponents: Vec<UnitId> = self.battle.opponents(unit).collect();
        for foe in opponents {
            if self.battle[unit].is_alive() {
                self.strike(foe, unit, Blow::Back, Aid::default())?;
            }
        }
        if let Place::Engaged { sector, .. } = self.battle[unit].place {
            self.battle[unit].place = Place::Front(sector);
            self.table.tell(|| Event::Left { unit });
        }
        self.return_to_front();
        Ok(())
    }

    /// PB-34: units in the engagement zone without an enemy in contact return to their own front.
    pub(crate) fn return_to_front(&mut self) {
        for seat in [Seat(0), Seat(1)] {
            for unit in self.battle.units(seat) {
                let Place::Engaged { sector, .. } = self.battle[unit].place else { continue };
                if self.battle.opponents(unit).next().is_none() {
                    self.battle[unit].place = Place::Front(sector);
                    self.table.tell(|| Event::WentToFront { unit, sector });
                }
            }
        }
    }

    /// One unit rolls against another, in contact or at range, and the wounds are assigned.
    pub(crate) fn strike(&mut self, unit: UnitId, target: UnitId, blow: Blow, aid: Aid) -> Flow {
        let wounds = self.roll_to_hit(unit, target, blow, aid)?;
        self.wound(target, wounds)?;
        if wounds > 0 {
            self.disband(unit, target);
        }
        Ok(())
    }

    /// PB-29, PB-61: every rolled die scores one hit for each printed die of the unit with that number. Gives the
    /// wounds. PB-T.wounds: more of them if anything hit.
    pub(crate) fn roll_to_hit(&mut self, unit: UnitId, target: UnitId, blow: Blow, aid: Aid) -> Flow<u8> {
        let faces = match blow {
            Blow::Shot => self.battle.shooting_dice(self.game, unit),
            Blow::Attack | Blow::Continue | Blow::Back => self.battle.engagement_dice(self.game, unit),
        };
        if faces == [0; 6] {
            return Ok(0);
        }
        let traits = self.battle.traits(self.game, unit);
        let parts = if traits.has(Keywords::BLOOD_LUST) {
            [Some(DicePart::BloodLust(self.ask_blood_lust(unit, blow)?)), None, None, None, None]
        } else {
            self.count_dice(unit, traits, blow, aid)
        };
        let count = parts.iter().flatten().map(|part| part.number()).sum();
        if count == 0 {
            self.table.tell(|| Event::StruckNotBack { unit });
            return Ok(0);
        }
        if blow == Blow::Back {
            self.table.tell(|| Event::StruckBack { unit, against: target });
        }
        let mut dice = self.roll_dice(unit, count, blow)?;
        if traits.has(Keywords::BLOOD_LUST) {
            self.hurt_itself(unit, &dice)?;
            if !self.battle[unit].is_alive() {
                return Ok(0);
            }
        }
        dice = self.ask_reroll(unit, target, faces, dice)?;
        let hits = count_hits(faces, &dice);
        let extra = if hits > 0 { traits.wounds } else { 0 };
        self.table.tell(|| {
            let because = parts.into_iter().flatten().filter(|part| part.number() > 0).collect();
            Event::Rolled { unit, dice: show(&dice), because: Parts(because), hits, extra }
        });
        Ok(hits + extra)
    }

    /// PB-29: one die, and one more for an attack, plus what traits give.
    ///
    /// PB-T.impetus: two more for an attack. PB-T.engagement, PB-T.shooting: as many more as they say.
    /// PB-T.fury: one more for each order marker on the unit.
    fn count_dice(&self, unit: UnitId, traits: Traits, blow: Blow, aid: Aid) -> [Option<DicePart>; 5] {
        let attack = match blow {
            Blow::Attack if traits.has(Keywords::IMPETUS) => Some(DicePart::Impetus(2)),
            Blow::Attack => Some(DicePart::Attack(1)),
            Blow::Continue | Blow::Back | Blow::Shot => None,
        };
        let bonus = match blow {
            Blow::Shot => DicePart::Shooting(traits.shooting),
            Blow::Attack | Blow::Continue | Blow::Back => DicePart::Engagement(traits.engagement),
        };
        let is_furious = blow != Blow::Shot && traits.has(Keywords::FURY);
        let fury = is_furious.then(|| DicePart::Fury(self.battle[unit].orders));
        [Some(DicePart::Base(1)), attack, Some(bonus), fury, Some(DicePart::Excite(aid.dice))]
    }

    /// The most wounds that an attack of a unit can deal.
    pub(crate) fn most_wounds(&self, unit: UnitId, aid: Aid) -> u8 {
        let traits = self.battle.traits(self.game, unit);
        let parts = self.count_dice(unit, traits, Blow::Attack, aid);
        let dice = match traits.has(Keywords::BLOOD_LUST) {
            true => MAX_BLOOD_LUST,
            false => parts.iter().flatten().map(|part| part.number()).sum(),
        };
        let most = self.battle.engagement_dice(self.game, unit).into_iter().max().unwrap_or(0);
        dice.saturating_mul(most).saturating_add(traits.wounds)
    }

    fn roll_dice(&mut self, unit: UnitId, count: u8, blow: Blow) -> Flow<Dice> {
        let why = match blow {
            Blow::Shot => Chance::Shooting { unit },
            Blow::Attack | Blow::Continue | Blow::Back => Chance::Engagement { unit },
        };
        let mut dice = Dice::new();
        for _ in 0..usize::from(count).min(dice.capacity()) {
            dice.push(self.table.roll(6, why)? as u8);
        }
        Ok(dice)
    }

    /// PB-T.blood-lust: one to six dice instead of the usual number. PB-33: striking back may be declined.
    fn ask_blood_lust(&mut self, unit: UnitId, blow: Blow) -> Flow<u8> {
        let least = if blow == Blow::Back { 0 } else { 1 };
        let options: Vec<BloodLust> = (least..=MAX_BLOOD_LUST).map(|dice| BloodLust { dice }).collect();
        Ok(self.table.ask(self.battle, unit.seat(), Question::BloodLust { unit }, &options)?.dice)
    }

    /// PB-T.blood-lust: every 1 is a wound to the unit itself.
    fn hurt_itself(&mut self, unit: UnitId, dice: &Dice) -> Flow {
        let wounds = dice.iter().filter(|value| **value == 1).count() as u8;
        if wounds > 0 {
            self.table.tell(|| Event::HurtItself { unit, dice: show(dice), wounds });
            self.wound(unit, wounds)?;
        }
        Ok(())
    }

    /// PB-T.tough: the unit that is hit may have one of the hitting dice rolled again.
    fn ask_reroll(&mut self, unit: UnitId, target: UnitId, faces: [u8; 6], mut dice: Dice) -> Flow<Dice> {
        if !self.battle.has(self.game, target, Keywords::TOUGH) {
            return Ok(dice);
        }
        let mut options = vec![Reroll::Keep];
        let hits = (1..=6).filter(|&value| faces[usize::from(value) - 1] > 0 && dice.contains(&value));
        options.extend(hits.map(|showing| Reroll::Die { showing }));
        if options.len() == 1 {
            return Ok(dice);
        }
        let question = Question::Reroll { unit: target, dice: show(&dice) };
        if let Reroll::Die { showing } = self.table.ask(self.battle, target.seat(), question, &options)? {
            let value = self.table.roll(6, Chance::Reroll { unit })? as u8;
            self.table.tell(|| Event::Rerolled { unit, was: showing, dice: Faces(vec![value]) });
            dice.iter_mut().filter(|die| **die == showing).take(1).for_each(|die| *die = value);
        }
        Ok(dice)
    }

    /// PB-T.disband: a hit that does not destroy costs the opponent an unspent order marker.
    pub(crate) fn disband(&mut self, unit: UnitId, target: UnitId) {
        let is_shaken = self.battle[target].is_alive() && self.battle.has(self.game, unit, Keywords::DISBAND);
        let side = self.battle.side_mut(target.seat());
        if is_shaken && side.ready > 0 {
            side.ready -= 1;
            side.aside += 1;
            self.table.tell(|| Event::Disbanded { seat: target.seat() });
        }
    }
}

fn count_hits(faces: [u8; 6], dice: &Dice) -> u8 {
    dice.iter().map(|value| faces[usize::from(*value) - 1]).sum()
}

fn show(dice: &Dice) -> Faces {
    Faces(dice.to_vec())
}
