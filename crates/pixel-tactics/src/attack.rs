//! So funktioniert der Angriff: melee, ranged attacks, intercepting; reactions to an attack.

use table::{Flow, Seat};

use crate::asked::{Attack, First, How, Intercept, Question, Strike};
use crate::damage::Dealt;
use crate::duel::Step;
use crate::game::Play;
use crate::place::Place;
use crate::told::{Event, HitSum, Part};
use crate::troop::{Attacker, Look};

impl Look<'_> {
    /// Every attack that the hero or leader at a place could make now: melee, ranged, spell.
    pub(crate) fn add_attacks<T: From<Attack>>(self, by: Place, attacks: &mut Vec<T>) {
        let strip = self.strengths(by);
        if self.can_melee(by) {
            self.add_melee(by, strip.is_some_and(|strip| strip.attacks_all_in_melee), false, attacks);
        }
        if self.can_shoot(by) {
            self.add_ranged(by, attacks);
        }
        if strip.is_some_and(|strip| strip.spell.is_some()) {
            attacks.push(Attack::new(by, How::Spell, None).into());
        }
    }

    /// Melee attacks from a place. No target is named if all are hit (PT-H.pyromancer.front) or the defender chooses
    /// (PT-L.arec).
    pub(crate) fn add_melee<T: From<Attack>>(self, by: Place, hits_all: bool, heroes_only: bool, attacks: &mut Vec<T>) {
        let foe = by.seat().other();
        let targets = self.melee_targets(foe, heroes_only);
        let is_open = hits_all || self.powers(foe).redirects_melee;
        if is_open && targets != 0 {
            attacks.push(Attack { hits_all, ..Attack::new(by, How::Melee, None) }.into());
        } else {
            attacks.extend(Place::in_set(foe, targets).map(|at| T::from(Attack::new(by, How::Melee, Some(at)))));
        }
    }

    /// PT-19: any enemy hero or leader.
    pub(crate) fn add_ranged<T: From<Attack>>(self, by: Place, attacks: &mut Vec<T>) {
        let foe = by.seat().other();
        let targets = Place::in_set(foe, self.living(foe));
        attacks.extend(targets.map(|at| T::from(Attack::new(by, How::Ranged, Some(at)))));
    }

    /// PT-18.
    pub(crate) fn melee_targets(self, seat: Seat, heroes_only: bool) -> u16 {
        let targets = self.in_melee(seat);
        if heroes_only { targets & !Place::leader(seat).bit() } else { targets }
    }
}

impl Play<'_, '_> {
    /// Begins an attack or spell; its effects are separate steps. PT-51: losses may be checked after them.
    pub(crate) fn launch(&mut self, attack: Attack, heroes_only: bool) {
        let seat = attack.by.seat();
        if self.powers(seat).checks_after_attack {
            self.next(Step::AfterAttack(seat));
        }
        match attack.how {
            How::Melee | How::Ranged => self.next(Step::Attack { attack, heroes_only }),
            How::Spell => {
                if let Some(hero) = self.duel.hero(attack.by) {
                    let card = hero.card;
                    self.next(Step::Cast { by: attack.by, card, row: attack.by.row() });
                }
            }
        }
    }

    /// Lets a seat choose the attack caused by an effect; not asked if there is only one.
    pub(crate) fn choose_attack(&mut self, seat: Seat, question: Question, options: &[Attack]) -> Flow<Attack> {
        match options {
            [only] => Ok(*only),
            _ => self.table.ask(self.duel, seat, question, options),
        }
    }

    /// A hero that was just recruited attacks in any way it can (PT-21: a spell is an attack too).
    pub(crate) fn attack_at_once(&mut self, by: Place, may_decline: bool) -> Flow {
        let Some(card) = self.duel.hero(by).map(|hero| hero.card) else { return Ok(()) };
        let mut options: Vec<Strike> = Vec::new();
        self.look().add_attacks(by, &mut options);
        if options.is_empty() {
            return Ok(());
        }
        if may_decline {
            options.push(Strike::Decline);
        }
        let choice = match options.as_slice() {
            [only] => *only,
            _ => self.table.ask(self.duel, by.seat(), Question::Strike { card }, &options)?,
        };
        if let Strike::Attack(attack) = choice {
            self.launch(attack, false);
        }
        Ok(())
    }

    /// A melee or ranged attack, from the choice of the target to the reactions.
    pub(crate) fn attack(&mut self, attack: Attack, heroes_only: bool) -> Flow {
        let Attack { by, how, at, hits_all } = attack;
        let foe = by.seat().other();
        let is_parting = self.duel.side(by.seat()).fallen & by.bit() != 0;
        let attacker = match self.duel.corpse(by) {
            Some(corpse) if is_parting => Some(Attacker::Parting(*corpse)),
            Some(_) | None => self.look().attacker(by),
        };
        let Some(attacker) = attacker else { return Ok(()) };
        self.table.tell(|| {
            let at = at.map(|at| self.duel.piece(at));
            Event::AttackBegan { by: self.duel.piece(by), how, at, hits_all }
        });
        let target = match (how, at) {
            (How::Ranged, Some(at)) => Some(self.ask_to_intercept(by, at)?),
            (_, Some(at)) => Some(at),
            (_, None) if hits_all => None,
            (_, None) if self.look().melee_targets(foe, heroes_only) == 0 => return Ok(()),
            (_, None) => Some(self.ask_for_target(by, heroes_only)?),
        };
        let mut dealt = Dealt::default();
        let mut back: Vec<(Place, u8)> = Vec::new();
        let targets = match target {
            Some(at) => at.bit(),
            None => self.look().melee_targets(foe, heroes_only),
        };
        for at in Place::in_set(foe, targets) {
            dealt.add(self.hit(by, attacker, how, at));
            let thorns = self.look().strengths(at).map_or(0, |strip| strip.thorns);
            back.extend((thorns > 0).then_some((at, thorns)));
        }
        self.answer_attack(by, attacker, how, dealt, back)
    }

    /// PT-L.arec: the defender chooses among the legal targets.
    fn ask_for_target(&mut self, by: Place, heroes_only: bool) -> Flow<Place> {
        let foe = by.seat().other();
        let targets: Vec<Place> = Place::in_set(foe, self.look().melee_targets(foe, heroes_only)).collect();
        let at = match targets.as_slice() {
            [only] => *only,
            _ => self.table.ask(self.duel, foe, Question::MeleeTarget { by }, &targets)?,
        };
        self.table.tell(|| Event::TargetRedirected { by: self.duel.piece(by), at: self.duel.piece(at) });
        Ok(at)
    }

    /// PT-20: the defender may have a hero intercept, or let the shot pass.
    fn ask_to_intercept(&mut self, by: Place, at: Place) -> Flow<Place> {
        let mut options = vec![Intercept::LetThrough];
        options.extend(self.look().interceptors(at).map(|hero| Intercept::By { hero }));
        if options.len() == 1 {
            return Ok(at);
        }
        match self.table.ask(self.duel, at.seat(), Question::Intercept { by, at }, &options)? {
            Intercept::LetThrough => {
                self.table.tell(|| Event::LetThrough { at: self.duel.piece(at) });
                Ok(at)
            }
            Intercept::By { hero } => {
                self.table.tell(|| Event::Intercepted { by: self.duel.piece(hero), at: self.duel.piece(at) });
                Ok(hero)
            }
        }
    }

    /// PT-50: the damage of an attack on one target.
    fn hit(&mut self, by: Place, attacker: Attacker, how: How, at: Place) -> Dealt {
        let look = Look { game: self.game, duel: self.duel };
        let sum = look.sum_attack(by, attacker, how, Some(at), |_, _| {});
        let damage = look.reduce(at, how, sum, |_, _| {});
        self.table.tell(|| {
            let (mut attack, mut less) = (Vec::new(), Vec::new());
            look.sum_attack(by, attacker, how, Some(at), |value, from| attack.push(Part { value, from }));
            look.reduce(at, how, sum, |value, from| less.push(Part { value, from }));
            Event::Hit {
                by: look.duel.piece(by),
                at: look.duel.piece(at),
                sum: HitSum { attack, less, by: by.seat() },
                damage,
                life: look.change_life(at, -i32::from(damage)),
            }
        });
        self.put_damage(at, damage)
    }

    /// The reactions to an attack: the attacker heals by what it dealt, is struck back, is killed.
    fn answer_attack(
        &mut self,
        by: Place,
        attacker: Attacker,
        how: How,
        dealt: Dealt,
        mut back: Vec<(Place, u8)>,
    ) -> Flow {
        let foe = by.seat().other();
        let heal = self.drained(by, attacker, dealt);
        let Attacker::Hero(_) = attacker else {
            self.heal(by, heal);
            return Ok(());
        };
        if how == How::Melee {
            self.duel.hero_mut(by).expect("it has just attacked").marks.has_fought = true;
            let thorns = self.look().heroes(foe).map(|(place, _, strip)| (place, strip.troop_thorns));
            back.extend(thorns.filter(|(_, thorns)| *thorns > 0));
        }
        let is_struck_first = self.is_struck_before_healing(by, heal, &back)?;
        if !is_struck_first {
            self.heal(by, heal);
        }
        for (from, damage) in back {
            self.strike_back(from, by, damage);
        }
        if is_struck_first {
            self.heal(by, heal);
        }
        if how == How::Melee && self.duel.side(foe).kills_attackers {
            self.kill(by)?;
        }
        Ok(())
    }

    /// PT-H.vampire.front, PT-L.demitras: how much an attacker heals for the damage it has dealt.
    fn drained(&self, by: Place, attacker: Attacker, dealt: Dealt) -> u8 {
        let powers = self.powers(by.seat());
        let mut heal = 0u8;
        if matches!(attacker, Attacker::Hero(_) | Attacker::Leader) {
            if powers.drains_heroes {
                heal = heal.saturating_add(dealt.to_heroes);
            }
            if powers.drains_attacks {
                heal = heal.saturating_add(dealt.total());
            }
        }
        if self.look().strengths(by).is_some_and(|strip| strip.drain) {
            heal = heal.saturating_add(dealt.total());
        }
        heal
    }

    /// PT-26: the player whose turn it is decides, and is only asked if the order makes a difference.
    fn is_struck_before_healing(&mut self, by: Place, heal: u8, back: &[(Place, u8)]) -> Flow<bool> {
        let struck = back.iter().fold(0u8, |sum, (_, damage)| sum.saturating_add(*damage));
        if heal == 0 || struck == 0 {
            return Ok(false);
        }
        let look = self.look();
        let (damage, life) = (look.damage(by), look.life(by));
        let is_relieved = look.powers(by.seat()).takes_lethal && damage.saturating_add(struck) >= life;
        if damage >= heal && !is_relieved {
            return Ok(false);
        }
        let active = self.duel.turn.seat;
        Ok(self.table.ask(self.duel, active, Question::First, &[First::Healing, First::Damage])? == First::Damage)
    }

    /// PT-H.knight.front, PT-H.berserker.flank.
    fn strike_back(&mut self, from: Place, at: Place, damage: u8) {
        self.table.tell(|| {
            let look = Look { game: self.game, duel: self.duel };
            let life = look.change_life(at, -i32::from(damage));
            Event::StruckBack { by: look.duel.piece(from), at: look.duel.piece(at), damage, life }
        });
        let dealt = self.put_damage(at, damage);
        if self.powers(from.seat()).drains_heroes {
            self.heal(from, dealt.to_heroes);
        }
    }

    /// PT-51: only the attacked troop is checked.
    pub(crate) fn after_attack(&mut self, seat: Seat) -> Flow {
        let foe = seat.other();
        self.next(Step::CheckLosses { only: Some(foe) });
        self.next(Step::TakeOver { seat: foe });
        Ok(())
    }
}
