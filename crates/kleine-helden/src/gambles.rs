//! What can come of a fight or a spell as it stands: what would change nothing then depends on what else is played, and
//! the question calls it a gamble (KH-55, KH-60, KH-61).
//!
//! Nobody knows what others declare at the same time, so a card may be worth playing although it does nothing by itself.
//! `boosts.rs` and `settled.rs` say what cannot do anything whatever others play; that is not offered.

use std::ops::Range;

use crate::asked::Declare;
use crate::battle::{Aim, Casting, Deed, Defence, Fight, Side, Target, UnitId, Window};
use crate::content::{Card, CardId, Cards, Effect, Extra, Role, Trick};
use crate::fight::{Throw, WITH_SIXES, WITHOUT_SIXES};
use crate::look::{Look, Traits};

/// What there is to win or lose with some cards, if nothing else is played.
#[derive(Clone, Copy)]
struct Stakes {
    /// How many of the cards do something at once, whatever becomes of the fight.
    at_once: u8,
    /// The life of the attacker or caster, and of the target, before the roll.
    by_life: i16,
    at_life: i16,
    /// `None` if there is none, because the attack is foiled or the spell countered, or because a fighter falls first.
    roll: Option<Roll>,
}

/// A roll, what it is compared with, and what follows.
#[derive(Clone, Copy)]
struct Roll {
    own: Luck,
    value: i16,
    met: Met,
    /// Without sixes, less armour.
    damage: i16,
    for_each_six: i16,
    by_life: i16,
    at_life: i16,
    by_full_life: i16,
    /// What the attacker heals if there is damage, or the caster if the spell works.
    healed: i16,
    /// What the attacker loses if the attack is warded off.
    lost: i16,
    /// Whether the target, if it lives, is stunned and disarmed by damage, and keeps its reaction in any case.
    stuns: bool,
    disarms: bool,
    keeps_reaction: bool,
    /// How many cards the attacker or caster draws, and how many the defender.
    spoils: u8,
    trophy: u8,
    defended_spoils: u8,
    acts_again: bool,
    is_spell: bool,
}

/// What a roll has to exceed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Met {
    Nothing,
    Fixed(i16),
    Rolled(i16, Luck),
}

/// What may change a roll beside its value.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Luck {
    has_sixes: bool,
    is_steady: bool,
    rolls_best_of_two: bool,
    fives: bool,
}

/// What has come of a roll.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Upshot {
    by_life: i16,
    at_life: i16,
    drawn: u8,
    drawn_by_defender: u8,
    is_stunned: bool,
    is_disarmed: bool,
    has_kept_reaction: bool,
    works: bool,
}

impl Look<'_> {
    /// The cards of a side that do nothing in one of these sets unless more is played.
    pub(crate) fn gambles(self, side: Side, window: Window, options: &[Declare]) -> Cards {
        let mut gambles = Cards::NONE;
        if window == Window::TurnEnd {
            return gambles;
        }
        let mut known =
            Known { look: self, side, window, sets: Vec::with_capacity(2 * options.len()), all: Vec::new() };
        for Declare { cards } in options {
            let with = known.stakes(*cards);
            for card in cards.minus(gambles).iter() {
                let without = known.stakes(cards.minus([card].into_iter().collect()));
                if !differ(&known.all[with.clone()], &known.all[without]) {
                    gambles.insert(card);
                }
            }
        }
        gambles
    }

    /// One for each target that these cards may lead to.
    fn add_stakes(self, side: Side, window: Window, cards: Cards, all: &mut Vec<Stakes>) {
        match (window, &self.battle.fight, &self.battle.casting) {
            (Window::Fight, Some(fight), _) => {
                let fight = self.backed_by(side, fight, cards);
                if self.has(cards, |trick| *trick == Trick::Divert) {
                    all.extend(self.diverted(&fight).iter().map(|fight| self.stakes_of_fight(side, fight, cards)));
                } else {
                    all.push(self.stakes_of_fight(side, &fight, cards));
                }
            }
            (Window::Cast, _, Some(casting)) => all.push(self.stakes_of_spell(side, casting, cards)),
            _ => {}
        }
    }

    fn has(self, cards: Cards, is_it: impl Fn(&Trick) -> bool) -> bool {
        cards.iter().any(|card| matches!(self.game.content().card(card), Card::Spontaneous(trick) if is_it(trick)))
    }

    /// KH-61: the fight at each other target, which meets it or not.
    fn diverted(self, fight: &Fight) -> Vec<Fight> {
        let attack = self.announced_traits(fight.by, fight.means);
        let mut fights = Vec::new();
        for at in self.others_of_target() {
            let met = |defence| Fight { at, defence, protected: None, defender: Vec::new(), ..fight.clone() };
            let Target::Unit(unit) = at else {
                fights.push(met(Defence::None));
                continue;
            };
            let may_react = self.unit(unit).reactions > 0;
            let is_played = self.game.is_played(self.unit(unit).side);
            if is_played || !may_react {
                fights.push(met(Defence::None));
            }
            if may_react {
                let parry = if is_played { self.best_parry(fight, unit, &attack) } else { Defence::Dodge };
                fights.push(met(parry));
            }
        }
        fights
    }

    fn stakes_of_fight(self, side: Side, fight: &Fight, cards: Cards) -> Stakes {
        let at_life = match fight.at {
            Target::Unit(unit) => self.life_with(side, unit, Role::Defender, cards),
            at => i16::from(self.battle.life_of(at)),
        };
        let by_life = self.life_with(side, fight.by, Role::Attacker, cards);
        let is_off = fight.is_foiled || self.has(cards, |trick| matches!(trick, Trick::Foil(_)));
        let roll = (!is_off && by_life > 0 && at_life > 0).then(|| self.roll_of_fight(fight, by_life, at_life));
        let at_once = self.count_instant(side, Window::Fight, cards);
        Stakes { at_once, by_life, at_life, roll }
    }

    fn roll_of_fight(self, fight: &Fight, by_life: i16, at_life: i16) -> Roll {
        let attacker = self.attacker_traits(fight);
        let mut roll = Roll {
            own: Luck::of(&attacker, self.counts_sixes(fight.by)),
            value: self.attack_value(fight, &attacker).total(),
            met: Met::Nothing,
            damage: 0,
            for_each_six: i16::from(attacker.vicious) + 1,
            by_life,
            at_life,
            by_full_life: by_life,
            healed: 0,
            lost: 0,
            stuns: false,
            disarms: false,
            keeps_reaction: false,
            spoils: 0,
            trophy: 0,
            defended_spoils: 0,
            acts_again: attacker.acts_again,
            is_spell: false,
        };
        if self.heals(fight.by) {
            (roll.by_full_life, roll.healed) = (self.full_life(fight.by).into(), attacker.drain.into());
        }
        let can_draw = |side: Side| self.game.is_played(side) && self.battle.has_cards();
        if can_draw(self.unit(fight.by).side) {
            (roll.spoils, roll.trophy) = (attacker.spoils, attacker.trophy);
        }
        let mut met = fight.clone();
        match fight.at {
            Target::Unit(unit) => {
                let mut defender = self.defender_traits(fight, unit);
                if fight.defence == Defence::None && defender.has_second_wind {
                    met.defence = self.best_parry(fight, unit, &attacker);
                    defender = self.defender_traits(&met, unit);
                }
                roll.own.has_sixes &= !defender.forbids_sixes;
                let one = self.unit(unit);
                roll.stuns = attacker.stuns && (!one.is_stunned || one.reactions > 0);
                roll.disarms = attacker.disarms && self.holds_anything(fight.at);
                if met.defence != Defence::None {
                    let has_sixes = self.counts_sixes(unit) && !attacker.forbids_sixes;
                    let value = self.defence_value(&met, unit, &defender).total();
                    roll.met = Met::Rolled(value, Luck::of(&defender, has_sixes));
                    roll.keeps_reaction = fight.defence != Defence::None && defender.keeps_reaction;
                    roll.lost = i16::from(defender.counter)
                        + if defender.reflects { self.reflected(&met, &attacker) } else { 0 };
                    roll.defended_spoils = if can_draw(one.side) { defender.spoils } else { 0 };
                }
            }
            Target::Demon(side) => {
                roll.met = Met::Fixed(self.fixed_value(fight, side).into());
                roll.trophy = 0;
            }
            Target::Npc(_) | Target::Ward(_) => {}
        }
        roll.damage =
            self.damage_value(&met, fight.at, &attacker).total() - self.armour_against(&met, fight.at, &attacker);
        roll
    }

    fn stakes_of_spell(self, side: Side, casting: &Casting, cards: Cards) -> Stakes {
        let backing = cards.iter().filter(|card| self.boost(*card).is_some());
        let backed = Casting { caster: casting.caster.iter().copied().chain(backing).collect(), ..casting.clone() };
        let by_life = self.life_with(side, casting.by, Role::Attacker, cards);
        let is_off = casting.is_countered || self.has(cards, |trick| *trick == Trick::CounterSpell);
        let roll = (!is_off && by_life > 0).then(|| {
            let caster = self.caster_traits(&backed);
            let healed = match self.effect_of(casting.card) {
                Some(Effect::Heal(life)) if casting.aim == Aim::Unit(casting.by) => life.into(),
                Some(Effect::HealAll(life)) => life.into(),
                _ => 0,
            };
            let can_heal = self.heals(casting.by);
            Roll {
                own: Luck::of(&caster, self.counts_sixes(casting.by)),
                value: self.casting_value(&backed).total(),
                met: Met::Fixed(i16::from(self.target_of(casting.card)) - 1),
                damage: 0,
                for_each_six: 0,
                by_life,
                at_life: 0,
                by_full_life: if can_heal { self.full_life(casting.by).into() } else { by_life },
                healed: if can_heal { healed } else { 0 },
                lost: 0,
                stuns: false,
                disarms: false,
                keeps_reaction: false,
                spoils: if self.battle.has_cards() { caster.spoils } else { 0 },
                trophy: 0,
                defended_spoils: 0,
                acts_again: caster.acts_again,
                is_spell: true,
            }
        });
        Stakes { at_once: self.count_instant(side, Window::Cast, cards), by_life, at_life: 0, roll }
    }

    /// The life of a fighter before the roll, after what these cards must do to it.
    fn life_with(self, side: Side, unit: UnitId, role: Role, cards: Cards) -> i16 {
        let one = self.unit(unit);
        let (life, full) = (i16::from(one.life), i16::from(self.full_life(unit)));
        let can_heal = one.side == side && self.heals(unit);
        let (mut lost, mut healed) = (0, 0);
        for card in cards.iter() {
            match *self.game.content().card(card) {
                Card::Spontaneous(Trick::Now(effect)) => {
                    let deed = Deed { card, side, by: None };
                    let must_be = |aim: Aim| {
                        self.has_such_aim(deed, effect, |it| it == aim)
                            && !self.has_such_aim(deed, effect, |it| it != aim)
                    };
                    match effect {
                        Effect::Damage(life) if must_be(Aim::Unit(unit)) => lost += i16::from(life),
                        Effect::DamageGroup(life) if must_be(Aim::Group(one.side)) => lost += i16::from(life),
                        Effect::DamageAll(life) if self.are_enemies(side, one.side) => lost += i16::from(life),
                        Effect::Heal(life) if must_be(Aim::Unit(unit)) => healed += i16::from(life),
                        Effect::HealAll(life) if can_heal => healed += i16::from(life),
                        _ => {}
                    }
                }
                Card::Spontaneous(_) => {}
                _ if can_heal && self.plays_as(side, card, role) => {
                    let extras = self.boost(card).map(|boost| boost.extras).unwrap_or_default();
                    let life_of = |extra| if let Extra::Heal(life) = extra { i16::from(life) } else { 0 };
                    healed += extras.iter().map(life_of).sum::<i16>();
                }
                _ => {}
            }
        }
        (life + healed).min(full) - lost
    }

    fn plays_as(self, side: Side, card: CardId, role: Role) -> bool {
        let role_of = if self.battle.fight.is_some() { self.role_of(side, card) } else { Some(Role::Attacker) };
        role_of.is_some_and(|it| (it == Role::Attacker) == (role == Role::Attacker))
    }

    /// How many of these cards do something at once that is not about the fighters, or that shows in any case.
    fn count_instant(self, side: Side, window: Window, cards: Cards) -> u8 {
        let fighters = self.fighters(window);
        let others = self.battle.living_of(side).map(|(id, _)| id);
        let hurt = others.filter(|id| !fighters.contains(&Some(*id)) && self.is_hurt(*id)).count();
        let (mut count, mut heals): (u8, usize) = (0, 0);
        for card in cards.iter() {
            match self.game.content().card(card) {
                Card::Spontaneous(Trick::Now(Effect::Heal(_) | Effect::HealAll(_))) => heals += 1,
                Card::Spontaneous(Trick::Now(_) | Trick::Divert) => count += 1,
                _ => {}
            }
        }
        count + heals.min(hurt) as u8
    }
}

/// What is known already of some sets of cards.
struct Known<'p> {
    look: Look<'p>,
    side: Side,
    window: Window,
    sets: Vec<(Cards, Range<usize>)>,
    all: Vec<Stakes>,
}

impl Known<'_> {
    fn stakes(&mut self, cards: Cards) -> Range<usize> {
        if let Some((_, known)) = self.sets.iter().find(|(of, _)| *of == cards) {
            return known.clone();
        }
        let first = self.all.len();
        self.look.add_stakes(self.side, self.window, cards, &mut self.all);
        self.sets.push((cards, first..self.all.len()));
        first..self.all.len()
    }
}

/// Whether somewhere something comes of it in one case that does not in the other. The numbers of targets differ only
/// between an attack that is diverted and one that is not.
fn differ(with: &[Stakes], without: &[Stakes]) -> bool {
    with.len() != without.len() || with.iter().zip(without).any(|(with, without)| with.differs(without))
}

impl Stakes {
    fn differs(&self, other: &Stakes) -> bool {
        if self.at_once != other.at_once {
            return true;
        }
        match (&self.roll, &other.roll) {
            (Some(one), Some(other)) => one.differs(other),
            (Some(roll), None) | (None, Some(roll)) => roll.does_anything(),
            (None, None) => (self.by_life, self.at_life) != (other.by_life, other.at_life),
        }
    }
}

impl Roll {
    fn differs(&self, other: &Roll) -> bool {
        if self.acts_again != other.acts_again {
            return true;
        }
        if self.lucks() != other.lucks() && (self.varies() || other.varies()) {
            return true;
        }
        let others = if matches!(self.met, Met::Rolled(..)) { self } else { other };
        self.throws()
            .iter()
            .any(|own| others.throws_against().iter().any(|met| self.result(own, met) != other.result(own, met)))
    }

    /// Whether anything depends on the dice.
    fn varies(&self) -> bool {
        let mut results =
            self.throws().iter().flat_map(|own| self.throws_against().iter().map(move |met| self.result(own, met)));
        let first = results.next();
        results.any(|result| Some(result) != first)
    }

    fn does_anything(&self) -> bool {
        let nothing = Upshot { has_kept_reaction: self.keeps_reaction, ..self.nothing() };
        self.acts_again
            || self.throws().iter().any(|own| self.throws_against().iter().any(|met| self.result(own, met) != nothing))
    }

    fn nothing(&self) -> Upshot {
        Upshot {
            by_life: self.by_life,
            at_life: self.at_life,
            drawn: 0,
            drawn_by_defender: 0,
            is_stunned: false,
            is_disarmed: false,
            has_kept_reaction: false,
            works: false,
        }
    }

    fn result(&self, own: &Throw, against: &Throw) -> Upshot {
        let mut result = self.nothing();
        let (hits, sixes_against) = match self.met {
            Met::Nothing => (true, 0),
            Met::Fixed(value) => (self.value + own.value > value, 0),
            Met::Rolled(value, _) => (self.value + own.value > value + against.value, against.sixes),
        };
        let damage = (self.damage + self.for_each_six * own.sixes - sixes_against).max(0);
        if hits && (damage > 0 || self.is_spell) {
            result.works = self.is_spell;
            result.at_life = (self.at_life - damage).max(0);
            result.by_life = (self.by_life + self.healed).min(self.by_full_life).max(self.by_life);
            let trophy = if result.at_life == 0 && !self.is_spell { self.trophy } else { 0 };
            result.drawn = self.spoils.saturating_add(trophy);
            (result.is_stunned, result.is_disarmed) =
                (self.stuns && result.at_life > 0, self.disarms && result.at_life > 0);
        } else if !hits && matches!(self.met, Met::Rolled(..)) {
            result.by_life = (self.by_life - self.lost).max(0);
            result.drawn_by_defender = self.defended_spoils;
        }
        result.has_kept_reaction = self.keeps_reaction && result.at_life > 0;
        result
    }

    fn throws(&self) -> &'static [Throw] {
        self.own.throws()
    }

    fn throws_against(&self) -> &'static [Throw] {
        match self.met {
            Met::Rolled(_, luck) => luck.throws(),
            Met::Nothing | Met::Fixed(_) => &WITHOUT_SIXES[..1],
        }
    }

    fn lucks(&self) -> [Option<Luck>; 2] {
        let against = if let Met::Rolled(_, luck) = self.met { Some(luck) } else { None };
        [Some(self.own), against]
    }
}

impl Luck {
    fn of(traits: &Traits, has_sixes: bool) -> Luck {
        let Traits { is_steady, rolls_best_of_two, fives, .. } = *traits;
        Luck { has_sixes, is_steady, rolls_best_of_two, fives }
    }

    fn throws(self) -> &'static [Throw] {
        if self.has_sixes { &WITH_SIXES } else { &WITHOUT_SIXES }
    }
}
