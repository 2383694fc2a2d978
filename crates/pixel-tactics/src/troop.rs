//! Deine Truppe: who is where, who can fight in melee, shoot and intercept, and how strong it is.

use table::{Change, Seat, Tally};

use crate::abilities::{Powers, Strengths};
use crate::asked::How;
use crate::content::CardId;
use crate::duel::{Corpse, Duel, Hero, Slot};
use crate::game::PixelTactics;
use crate::place::Place;
use crate::told::PartOf;

/// A position together with its game.
#[derive(Clone, Copy)]
pub struct Look<'a> {
    pub game: &'a PixelTactics,
    pub duel: &'a Duel,
}

/// The attacker, regardless of its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attacker {
    Hero(Hero),
    Leader,
    /// PT-54: a hero that was just killed.
    Parting(Corpse),
    /// PT-55: a corpse, with this attack.
    Corpse(u8),
}

impl<'a> Look<'a> {
    /// The card whose leader side counts for a seat: Sagas has the ability, attack and life of the enemy leader.
    #[inline]
    fn leader_card(self, seat: Seat) -> CardId {
        let own = self.duel.leader(seat).card;
        let other = self.duel.leader(seat.other()).card;
        if self.game.copies_leader(own) && !self.game.copies_leader(other) { other } else { own }
    }

    /// What the leader of a seat can do; nothing before leaders are chosen.
    #[inline]
    pub(crate) fn powers(self, seat: Seat) -> &'a Powers {
        match (&self.duel.side(seat).leader, &self.duel.side(seat.other()).leader) {
            (Some(_), Some(_)) => &self.game.figures(self.leader_card(seat)).powers,
            _ => self.game.no_powers(),
        }
    }

    pub fn leader_attack(self, seat: Seat) -> u8 {
        self.game.figures(self.leader_card(seat)).leader_attack
    }

    pub fn leader_life(self, seat: Seat) -> u8 {
        self.game.figures(self.leader_card(seat)).leader_life
    }

    /// What a living hero can do in its place (PT-06). PT-23: even with lethal damage, until losses are checked.
    #[inline]
    pub(crate) fn strengths(self, place: Place) -> Option<&'a Strengths> {
        let hero = self.duel.hero(place)?;
        Some(&self.game.figures(hero.card).strips[place.row().index()])
    }

    /// The heroes of a troop with what they can do there.
    pub(crate) fn heroes(self, seat: Seat) -> impl Iterator<Item = (Place, &'a Hero, &'a Strengths)> + Clone {
        self.duel.side(seat).slots.iter().enumerate().filter_map(move |(index, slot)| {
            let hero = slot.hero()?;
            let place = Place::of(seat, index);
            Some((place, hero, &self.game.figures(hero.card).strips[place.row().index()]))
        })
    }

    /// The places of all living heroes of both troops (PT-29), those of `seat` first.
    pub fn all_heroes(self, seat: Seat) -> impl Iterator<Item = Place> + Clone {
        self.living_heroes(seat).chain(self.living_heroes(seat.other()))
    }

    pub fn living_heroes(self, seat: Seat) -> impl Iterator<Item = Place> + Clone {
        Place::all(seat).filter(move |place| self.duel.hero(*place).is_some())
    }

    pub fn corpses(self, seat: Seat) -> impl Iterator<Item = Place> + Clone {
        Place::all(seat).filter(move |place| self.duel.corpse(*place).is_some())
    }

    /// PT-09: positions without a hero, a leader or a corpse.
    pub fn free_places(self, seat: Seat) -> impl Iterator<Item = Place> + Clone {
        Place::in_set(seat, self.free_set(seat))
    }

    /// The set of free positions.
    #[inline]
    pub(crate) fn free_set(self, seat: Seat) -> u16 {
        let slots = self.duel.side(seat).slots.iter().enumerate();
        let free = slots.fold(0, |set, (index, slot)| set | u16::from(matches!(slot, Slot::Free)) << index);
        free & !Place::leader(seat).bit()
    }

    /// The set of places where a hero or the leader lives.
    #[inline]
    pub(crate) fn living(self, seat: Seat) -> u16 {
        let side = self.duel.side(seat);
        let leader = if side.leader.is_some() { Place::leader(seat).bit() } else { 0 };
        let slots = side.slots.iter().enumerate();
        slots.fold(leader, |set, (index, slot)| set | u16::from(matches!(slot, Slot::Hero(_))) << index)
    }

    /// PT-18: the set of places that can fight in melee: the frontmost living card of each column.
    #[inline]
    pub(crate) fn in_melee(self, seat: Seat) -> u16 {
        let living = self.living(seat);
        let (front, flank) = (living & 7, living >> 3 & 7);
        living & !(front << 3 | (front | flank) << 6)
    }

    pub fn can_melee(self, place: Place) -> bool {
        self.in_melee(place.seat()) & place.bit() != 0
    }

    /// PT-55: whether no living card stands before this place in its column.
    pub(crate) fn has_way_to_melee(self, place: Place) -> bool {
        let living = self.living(place.seat());
        let before = Place::in_column(place.seat(), place.column()).filter(|other| other.index() < place.index());
        before.fold(0, |set, other| set | other.bit()) & living == 0
    }

    /// PT-19.
    pub fn can_shoot(self, place: Place) -> bool {
        let powers = self.powers(place.seat());
        let own = match self.strengths(place) {
            Some(strip) => strip.ranged,
            None if place.is_leader() => powers.ranged,
            None => return false,
        };
        own || powers.troop_ranged
            || self.before(place).is_some_and(|(_, strip)| strip.supporter_ranged)
            || self.behind(place).is_some_and(|(_, strip)| strip.forerunner_ranged)
    }

    /// PT-20.
    pub fn can_intercept(self, place: Place) -> bool {
        self.strengths(place).is_some_and(|strip| {
            strip.intercept
                || self.powers(place.seat()).heroes_intercept
                || self.behind(place).is_some_and(|(_, strip)| strip.forerunner_intercept)
        })
    }

    /// The heroes that may become the target instead (PT-20).
    pub(crate) fn interceptors(self, at: Place) -> impl Iterator<Item = Place> + Clone {
        let before = Place::in_column(at.seat(), at.column()).filter(move |place| place.index() < at.index());
        before.filter(move |place| self.can_intercept(*place))
    }

    /// The hero directly before a place, as its forerunner (PT-28).
    #[inline]
    fn before(self, place: Place) -> Option<(CardId, &'a Strengths)> {
        self.neighbour(place.before()?)
    }

    /// The hero directly behind a place, as its supporter (PT-28).
    #[inline]
    fn behind(self, place: Place) -> Option<(CardId, &'a Strengths)> {
        self.neighbour(place.behind()?)
    }

    #[inline]
    fn neighbour(self, place: Place) -> Option<(CardId, &'a Strengths)> {
        Some((self.duel.hero(place)?.card, self.strengths(place)?))
    }

    /// PT-53: a hero that has changed sides has one life.
    pub fn life(self, place: Place) -> u8 {
        match self.duel.hero(place) {
            Some(hero) if hero.marks.is_taken => 1,
            Some(hero) => self.game.figures(hero.card).life,
            None => self.leader_life(place.seat()),
        }
    }

    pub fn damage(self, place: Place) -> u8 {
        match self.duel.hero(place) {
            Some(hero) => hero.damage,
            None => self.duel.leader(place.seat()).damage,
        }
    }

    /// How an event is about to change the remaining life of a hero or leader, for display.
    pub(crate) fn change_life(self, place: Place, by: i32) -> Change {
        let left = i32::from(self.life(place)) - i32::from(self.damage(place));
        Change::new(place.id(), Tally::Life, left, left + by)
    }

    /// The same after it happened.
    pub(crate) fn changed_life(self, place: Place, by: i32) -> Change {
        let left = i32::from(self.life(place)) - i32::from(self.damage(place));
        Change::new(place.id(), Tally::Life, left - by, left)
    }

    /// Damage is removed from one and goes to another.
    pub(crate) fn pass_life(self, from: Place, to: Place, damage: u8) -> Vec<Change> {
        let damage = i32::from(damage);
        vec![self.changed_life(from, damage), self.change_life(to, -damage)]
    }

    /// PT-30.
    pub fn is_lethal(self, place: Place) -> bool {
        self.damage(place) >= self.life(place)
    }

    /// Whether the own hand has to lie open for the opponent and everybody.
    pub fn hand_is_open(self, seat: Seat) -> bool {
        self.powers(seat.other()).open_hand
    }

    /// The cards that can attack from a place by an action or an effect.
    pub(crate) fn attacker(self, place: Place) -> Option<Attacker> {
        match *self.duel.slot(place) {
            Slot::Hero(hero) => Some(Attacker::Hero(hero)),
            Slot::Corpse(_) => {
                let attack = self.powers(place.seat()).corpse_attack;
                (attack > 0).then_some(Attacker::Corpse(attack))
            }
            Slot::Free => (place.is_leader()).then_some(Attacker::Leader),
        }
    }

    /// PT-50: the printed value, doubling, then bonuses. Every part is passed to `part`.
    ///
    /// Without a target it is the value against a hero nothing is known about.
    pub(crate) fn sum_attack(
        self,
        by: Place,
        attacker: Attacker,
        how: How,
        at: Option<Place>,
        mut part: impl FnMut(u8, PartOf),
    ) -> u8 {
        let mut sum = 0u8;
        let mut add = |value: u8, from: PartOf| {
            if value > 0 {
                sum = sum.saturating_add(value);
                part(value, from);
            }
        };
        let (card, hero) = match attacker {
            Attacker::Corpse(attack) => {
                add(attack, PartOf::Leader(self.duel.leader(by.seat()).card));
                return sum;
            }
            Attacker::Leader => (self.duel.leader(by.seat()).card, None),
            Attacker::Hero(hero) => (hero.card, Some(hero)),
            Attacker::Parting(corpse) => (corpse.card, Some(corpse.parting_hero())),
        };
        let figures = self.game.figures(card);
        let printed = if hero.is_some() { figures.attack } else { self.leader_attack(by.seat()) };
        add(printed, PartOf::Printed);
        let against_hero = at.is_some_and(|at| !at.is_leader());
        let against_leader = at.is_some_and(Place::is_leader);
        let behind = self.behind(by);
        if let Some((other, strip)) = behind
            && against_hero
        {
            add(printed.saturating_mul(strip.forerunner_times_against_heroes.saturating_sub(1)), PartOf::Times(other));
        }
        if let Some(hero) = hero {
            let strip = &figures.strips[by.row().index()];
            if against_leader {
                add(printed.saturating_mul(strip.times_against_leader.saturating_sub(1)), PartOf::Times(card));
            }
            if against_hero {
                add(printed.saturating_mul(strip.times_against_heroes.saturating_sub(1)), PartOf::Times(card));
            }
            self.add_own(by, &hero, strip, at, &mut add);
        }
        if let Some((other, strip)) = behind {
            add(strip.forerunner_attack, PartOf::Hero(other));
        }
        if let Some((other, strip)) = self.before(by) {
            add(strip.supporter_attack, PartOf::Hero(other));
        }
        self.add_powers(by.seat(), hero, how, &mut add);
        sum
    }

    /// The bonuses of a hero's own strip and of orders.
    fn add_own(self, by: Place, hero: &Hero, strip: &Strengths, at: Option<Place>, add: &mut impl FnMut(u8, PartOf)) {
        let own = PartOf::Hero(hero.card);
        add(strip.attack, own);
        if strip.attack_against_interceptors > 0 && at.is_some_and(|at| self.can_intercept(at)) {
            add(strip.attack_against_interceptors, own);
        }
        add(strip.attack_per_damage.saturating_mul(hero.damage), own);
        if strip.attack_per_corpse > 0 {
            let corpses = self.corpses(Seat(0)).chain(self.corpses(Seat(1))).filter(|place| *place != by).count();
            add(strip.attack_per_corpse.saturating_mul(corpses as u8), own);
        }
        if by.before().is_some_and(|place| self.duel.corpse(place).is_some()) {
            add(strip.attack_behind_corpse, own);
        }
        add(hero.boost, PartOf::Boost);
    }

    fn add_powers(self, seat: Seat, hero: Option<Hero>, how: How, add: &mut impl FnMut(u8, PartOf)) {
        let powers = self.powers(seat);
        let leader = self.duel.leader(seat);
        let from = PartOf::Leader(leader.card);
        let Some(hero) = hero else {
            if how == How::Melee {
                add(powers.leader_melee, from);
            }
            return;
        };
        add(powers.hero_attack, from);
        if how == How::Melee {
            add(powers.hero_melee, from);
        }
        if self.duel.first == seat {
            add(powers.hero_attack_when_first, from);
        }
        if hero.marks.is_hurt {
            add(powers.hero_attack_when_hurt, from);
        }
        add(powers.attack_per_marker.saturating_mul(leader.markers), from);
    }

    /// The value of a hero's melee attack, whoever the target is.
    pub fn usual_attack(self, place: Place) -> u8 {
        if self.duel.side(Seat(0)).leader.is_none() || self.duel.side(Seat(1)).leader.is_none() {
            return self.duel.hero(place).map_or(0, |hero| self.game.figures(hero.card).attack);
        }
        let attacker = self.attacker(place);
        attacker.map_or(0, |attacker| self.sum_attack(place, attacker, How::Melee, None, |_, _| {}))
    }

    /// PT-50: the damage that is left of an attack. Every reduction is passed to `part`; they never exceed the damage.
    pub(crate) fn reduce(self, at: Place, how: How, attack: u8, mut part: impl FnMut(u8, PartOf)) -> u8 {
        let mut left = attack;
        let mut less = |most: u8, from: PartOf| {
            let value = most.min(left);
            if value > 0 {
                left -= value;
                part(value, from);
            }
        };
        let seat = at.seat();
        let powers = self.powers(seat);
        let leader = PartOf::Leader(self.duel.leader(seat).card);
        if let Some((other, strip)) = self.before(at)
            && strip.supporter_attack_proof
        {
            less(u8::MAX, PartOf::Proof(other));
        }
        if let (Some(hero), Some(strip)) = (self.duel.hero(at), self.strengths(at)) {
            if strip.ranged_proof && how == How::Ranged {
                less(u8::MAX, PartOf::Proof(hero.card));
            }
            less(strip.armor, PartOf::Hero(hero.card));
            if self.duel.first != seat {
                less(powers.hero_armor_when_second, leader);
            }
        } else {
            for (_, hero, strip) in self.heroes(seat) {
                if strip.leader_ranged_proof && how == How::Ranged {
                    less(u8::MAX, PartOf::Proof(hero.card));
                }
                less(strip.leader_armor, PartOf::Hero(hero.card));
            }
        }
        if let Some((other, strip)) = self.behind(at) {
            less(strip.forerunner_armor, PartOf::Hero(other));
        }
        less(powers.troop_armor, leader);
        left
    }
}
