//! Würfeln, vergleichen, Schaden (KH-32 to KH-35).

use arrayvec::ArrayVec;
use table::Flow;

use super::values::{Sum, small};
use crate::asked::Chance;
use crate::battle::{Defence, Fight, Means, Origin, Side, Step, Target, UnitId};
use crate::content::{Burden, CardId, Kind};
use crate::game::Play;
use crate::look::{Look, Traits};
use crate::told::{Event, PartOf};

/// The best and worst results of a roll without extra dice.
pub(crate) const HIGHEST_DIE: i16 = 6;
pub(crate) const LOWEST_DIE: i16 = 1;
/// The limit of sixes in a row.
const MAX_DICE: usize = 12;

/// What the dice of one roll may come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throw {
    pub value: i16,
    pub sixes: i16,
}

/// Every result without a six, and with up to three of them.
pub(crate) static WITH_SIXES: [Throw; 20] = {
    let mut throws = [Throw { value: 0, sixes: 0 }; 20];
    let mut number = 0;
    while number < throws.len() as i16 {
        let sixes = number / (HIGHEST_DIE - 1);
        let last = number % (HIGHEST_DIE - 1) + LOWEST_DIE;
        throws[number as usize] = Throw { value: sixes * HIGHEST_DIE + last, sixes };
        number += 1;
    }
    throws
};

/// Every result where sixes are not rolled again and count nothing for damage.
pub(crate) static WITHOUT_SIXES: [Throw; 6] = {
    let mut throws = [Throw { value: 0, sixes: 0 }; 6];
    let mut number = 0;
    while number < throws.len() as i16 {
        throws[number as usize].value = number + LOWEST_DIE;
        number += 1;
    }
    throws
};

/// What changes a roll.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Luck {
    pub is_steady: bool,
    pub rolls_best_of_two: bool,
    pub fives: bool,
    /// Sixes are not rolled again and count nothing for damage.
    pub no_sixes: bool,
}

/// KH-32: the dice of one roll.
#[derive(Clone, Debug, Default)]
pub(crate) struct Dice {
    values: ArrayVec<u8, MAX_DICE>,
    /// How many of them count for damage (KH-35).
    pub sixes: u8,
}

impl Dice {
    pub fn add_to(&self, sum: &mut Sum) {
        self.values.iter().for_each(|value| sum.add(small(*value), PartOf::Die));
    }
}

impl Luck {
    fn of(traits: &Traits, no_sixes: bool) -> Luck {
        let Traits { is_steady, rolls_best_of_two, fives, .. } = *traits;
        Luck { is_steady, rolls_best_of_two, fives, no_sixes }
    }
}

impl Play<'_, '_> {
    /// The attacker rolls, the defender rolls, the values are compared; then comes damage, or the effect of warding
    /// off.
    pub(crate) fn roll_fight(&mut self) -> Flow {
        let Some(fight) = self.battle.fight.clone() else { return Ok(()) };
        self.keep_reaction(&fight);
        let is_on = !fight.is_foiled && self.battle.unit(fight.by).is_alive() && self.battle.is_there(fight.at);
        if !is_on {
            let by = self.battle.who(fight.by);
            self.table.tell(|| Event::Foiled { by });
            return Ok(());
        }
        let attacker = self.look().attacker_traits(&fight);
        if attacker.acts_again {
            self.give_action(fight.by);
        }
        match fight.at {
            Target::Unit(unit) => self.fight_unit(fight, unit, &attacker),
            Target::Npc(_) | Target::Ward(_) => self.hit_by_itself(&fight, &attacker, false),
            Target::Demon(side) => self.fight_demon(&fight, side, &attacker),
        }
    }

    /// KH-15: a reaction that was spared comes back, even if the attack comes to nothing. If none was spent, none comes
    /// back.
    fn keep_reaction(&mut self, fight: &Fight) {
        let Target::Unit(unit) = fight.at else { return };
        if fight.defence != Defence::None && self.look().defender_traits(fight, unit).keeps_reaction {
            let one = self.battle.unit_mut(unit);
            one.reactions = one.reactions.saturating_add(1);
        }
    }

    fn fight_unit(&mut self, mut fight: Fight, unit: UnitId, attacker: &Traits) -> Flow {
        let look = self.look();
        let mut defender = look.defender_traits(&fight, unit);
        if fight.defence == Defence::None && defender.has_second_wind {
            fight.defence = look.best_parry(&fight, unit, attacker);
            defender = look.defender_traits(&fight, unit);
        }
        if fight.defence == Defence::None {
            return self.hit_by_itself(&fight, attacker, defender.forbids_sixes);
        }
        let (mut attack, offence) = self.roll_attack(&fight, attacker, defender.forbids_sixes)?;
        let side = self.battle.unit(unit).side;
        let no_sixes = attacker.forbids_sixes || self.look().has_burden(side, Burden::NoSixes);
        let defence = self.roll_dice(Chance::Defence { at: fight.at }, Luck::of(&defender, no_sixes))?;
        let mut met = self.look().defence_value(&fight, unit, &defender);
        offence.add_to(&mut attack);
        defence.add_to(&mut met);
        let hits = attack.total() > met.total();
        self.tell_compared(&fight, &attack, &met, hits);
        self.rest_after(&fight, hits);
        if hits {
            self.damage(&fight, attacker, offence.sixes, defence.sixes)
        } else {
            self.ward_off(&fight, unit, attacker, &defender)
        }
    }

    /// KH-34: the parry was waived or impossible; the attacker rolls only for sixes.
    fn hit_by_itself(&mut self, fight: &Fight, attacker: &Traits, forbids_sixes: bool) -> Flow {
        let (mut attack, offence) = self.roll_attack(fight, attacker, forbids_sixes)?;
        offence.add_to(&mut attack);
        let (by, at) = (self.battle.who(fight.by), self.battle.whom(fight.at));
        self.table.tell(|| Event::HitByItself { by, at, attack: attack.parts() });
        self.rest_after(fight, true);
        self.damage(fight, attacker, offence.sixes, 0)
    }

    /// KH-56: a demon has fixed values and never rolls.
    fn fight_demon(&mut self, fight: &Fight, side: Side, attacker: &Traits) -> Flow {
        let (mut attack, offence) = self.roll_attack(fight, attacker, false)?;
        offence.add_to(&mut attack);
        let mut met = Sum::default();
        met.add(self.look().fixed_value(fight, side), PartOf::Base);
        let hits = attack.total() > met.total();
        self.tell_compared(fight, &attack, &met, hits);
        self.rest_after(fight, hits);
        if hits { self.damage(fight, attacker, offence.sixes, 0) } else { Ok(()) }
    }

    fn roll_attack(&mut self, fight: &Fight, attacker: &Traits, forbids_sixes: bool) -> Flow<(Sum, Dice)> {
        let side = self.battle.unit(fight.by).side;
        let no_sixes = forbids_sixes || self.look().has_burden(side, Burden::NoSixes);
        let dice = self.roll_dice(Chance::Attack { by: fight.by }, Luck::of(attacker, no_sixes))?;
        Ok((self.look().attack_value(fight, attacker), dice))
    }

    /// KH-32: a six is rolled again, and all rolls add up.
    pub(crate) fn roll_dice(&mut self, why: Chance, luck: Luck) -> Flow<Dice> {
        let mut dice = Dice::default();
        loop {
            let is_first = dice.values.is_empty();
            let mut value = self.table.roll(6, why)?;
            if is_first && luck.is_steady && value == 1 {
                value = self.table.roll(6, why)?;
            }
            if is_first && luck.rolls_best_of_two {
                value = value.max(self.table.roll(6, why)?);
            }
            dice.values.push(value as u8);
            let is_six = !luck.no_sixes && (value == 6 || luck.fives && value == 5);
            dice.sixes += u8::from(is_six);
            if !is_six || dice.values.is_full() {
                return Ok(dice);
            }
        }
    }

    fn tell_compared(&mut self, fight: &Fight, attack: &Sum, defence: &Sum, hits: bool) {
        let (by, at) = (self.battle.who(fight.by), self.battle.whom(fight.at));
        self.table.tell(|| Event::Compared { by, at, attack: attack.parts(), defence: defence.parts(), hits });
    }

    /// KH-53: an attack spell that hit rests, a defence spell that warded off rests.
    fn rest_after(&mut self, fight: &Fight, hits: bool) {
        if let Means::Spell { card, origin: Origin::Book } = fight.means
            && hits
        {
            self.rest(card);
        }
        if let Defence::Spell { card, origin: Origin::Book } = fight.defence
            && !hits
        {
            self.rest(card);
        }
    }

    /// Schaden (KH-35): weapon and bonuses, one more for each six of the attacker, one less for each of the defender,
    /// less armour. Then what the attack does beside it.
    fn damage(&mut self, fight: &Fight, attacker: &Traits, sixes: u8, sixes_against: u8) -> Flow {
        let look = self.look();
        let mut sum = look.damage_value(fight, fight.at, attacker);
        sum.add(small(sixes.saturating_mul(attacker.vicious.saturating_add(1))), PartOf::Sixes);
        sum.add(-small(sixes_against), PartOf::SixesAgainst);
        let armour = look.armour_against(fight, fight.at, attacker).min(i16::from(i8::MAX));
        sum.add(-(armour as i8), PartOf::Armour);
        sum.floor();
        let damage = sum.total().clamp(0, i16::from(u8::MAX)) as u8;
        let victim = self.battle.side_of(fight.at);
        let hit = |at, damage| Event::Hit { at, parts: sum.parts(), damage };
        self.wound_by(fight.at, damage, Some(fight.by), hit);
        if damage == 0 {
            return Ok(());
        }
        let is_killed = !self.battle.is_there(fight.at);
        self.follow_up(fight, attacker, victim, is_killed)
    }

    /// What happens because an attack did damage.
    fn follow_up(&mut self, fight: &Fight, attacker: &Traits, victim: Side, is_killed: bool) -> Flow {
        let side = self.battle.unit(fight.by).side;
        if attacker.drain > 0 {
            self.heal(fight.by, attacker.drain);
        }
        if let Target::Unit(unit) = fight.at
            && !is_killed
        {
            if attacker.stuns {
                self.stun(unit);
            }
            if attacker.disarms
                && let Some(card) = self.look().best_handheld(unit)
            {
                self.take_back(unit, card);
            }
        }
        let is_trophy = is_killed && !matches!(fight.at, Target::Demon(_));
        let drawn = attacker.spoils.saturating_add(if is_trophy { attacker.trophy } else { 0 });
        if drawn > 0 && self.game.is_played(side) {
            self.next_below_fallen(Step::Draw { side, cards: drawn });
        }
        let may_steal = attacker.steals && self.game.is_played(side) && !matches!(fight.at, Target::Demon(_));
        if may_steal && let Some(card) = self.take_random(victim)? {
            self.give_openly(side, card);
            self.table.tell(|| Event::Stolen { by: side, from: victim, card });
        }
        Ok(())
    }

    /// What happens because an attack was warded off.
    fn ward_off(&mut self, fight: &Fight, unit: UnitId, attacker: &Traits, defender: &Traits) -> Flow {
        let by = self.battle.who(unit);
        if defender.spoils > 0 && self.game.is_played(self.battle.unit(unit).side) {
            let side = self.battle.unit(unit).side;
            self.next(Step::Draw { side, cards: defender.spoils });
        }
        if defender.counter > 0 {
            let countered = |at, damage| Event::Countered { by, at, damage };
            self.wound_by(Target::Unit(fight.by), defender.counter, Some(unit), countered);
        }
        if defender.reflects && self.battle.unit(fight.by).is_alive() {
            let back = Target::Unit(fight.by);
            let damage = self.look().reflected(fight, attacker).min(i16::from(u8::MAX)) as u8;
            self.wound_by(back, damage, Some(unit), |at, damage| Event::Reflected { by, at, damage });
        }
        Ok(())
    }

    /// The step runs after the units that have just fallen are settled.
    fn next_below_fallen(&mut self, step: Step) {
        let is_settling = self.battle.agenda.last() == Some(&Step::SettleFallen);
        if is_settling {
            self.battle.agenda.pop();
        }
        self.next(step);
        if is_settling {
            self.next(Step::SettleFallen);
        }
    }
}

impl Look<'_> {
    /// The damage of an attack that hits whoever made it.
    pub(crate) fn reflected(self, fight: &Fight, attacker: &Traits) -> i16 {
        let back = Target::Unit(fight.by);
        (self.damage_value(fight, back, attacker).total() - self.armour_against(fight, back, attacker)).max(0)
    }

    /// The best parry, for a unit that parries after all.
    pub(crate) fn best_parry(self, fight: &Fight, unit: UnitId, attacker: &Traits) -> Defence {
        let worth = |defence: &Defence| {
            let fight = Fight { defence: *defence, ..fight.clone() };
            self.defence_value(&fight, unit, &self.defender_traits(&fight, unit)).total()
        };
        let parries = self.parries(unit, fight.means.how(), attacker);
        parries.iter().rev().copied().max_by_key(worth).unwrap_or(Defence::Dodge)
    }

    /// The weapon or shield with the highest figures; the first one in case of a tie.
    fn best_handheld(self, unit: UnitId) -> Option<CardId> {
        let content = self.game.content();
        let held = self.unit(unit).fitted.both(content.all(Kind::Weapon).union(content.all(Kind::Shield)));
        let worth = |card: &CardId| {
            let figures = match content.card(*card) {
                crate::content::Card::Shield(shield) => shield.figures,
                printed => printed.weapon().and_then(|weapon| weapon.two.or(weapon.one)).unwrap_or_default(),
            };
            i16::from(figures.attack) + i16::from(figures.parry) + i16::from(figures.damage)
        };
        let cards: ArrayVec<CardId, 8> = held.iter().take(8).collect();
        cards.into_iter().rev().max_by_key(worth)
    }
}
