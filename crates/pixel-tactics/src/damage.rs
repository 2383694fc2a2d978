//! Verwundung: damage is placed on heroes and leaders as markers, and removed again.

use crate::duel::Slot;
use crate::game::Play;
use crate::place::Place;
use crate::told::Event;
use crate::troop::Look;

/// Where the damage of one hit ended up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Dealt {
    pub to_heroes: u8,
    pub to_leader: u8,
}

impl Dealt {
    pub fn total(self) -> u8 {
        self.to_heroes.saturating_add(self.to_leader)
    }

    pub fn add(&mut self, other: Dealt) {
        self.to_heroes = self.to_heroes.saturating_add(other.to_heroes);
        self.to_leader = self.to_leader.saturating_add(other.to_leader);
    }
}

impl Play<'_, '_> {
    /// PT-30: places damage on a hero or leader without telling anybody.
    ///
    /// PT-42, PT-52: Kehrolyn takes what would be lethal to an own hero.
    pub(crate) fn put_damage(&mut self, at: Place, damage: u8) -> Dealt {
        let look = self.look();
        let Some(hero) = self.duel.hero(at) else {
            if !at.is_leader() || damage == 0 {
                return Dealt::default();
            }
            let leader = self.duel.leader_mut(at.seat());
            leader.damage = leader.damage.saturating_add(damage);
            return Dealt { to_heroes: 0, to_leader: damage };
        };
        let bearable = if look.powers(at.seat()).takes_lethal {
            look.life(at).saturating_sub(1).saturating_sub(hero.damage)
        } else {
            u8::MAX
        };
        let own = damage.min(bearable);
        if own > 0 {
            let hero = self.duel.hero_mut(at).expect("it was there");
            hero.damage = hero.damage.saturating_add(own);
            hero.marks.is_hurt = true;
        }
        let rest = damage - own;
        if rest > 0 {
            let by = Place::leader(at.seat());
            let leader = self.duel.leader_mut(at.seat());
            leader.damage = leader.damage.saturating_add(rest);
            self.table.tell(|| {
                let look = Look { game: self.game, duel: self.duel };
                let life = look.changed_life(by, -i32::from(rest));
                Event::LethalTaken { by: look.duel.piece(by), from: look.duel.piece(at), damage: rest, life }
            });
        }
        Dealt { to_heroes: own, to_leader: rest }
    }

    /// Damage by an effect, to a hero or leader. PT-22: this is not an attack.
    pub(crate) fn damage(&mut self, at: Place, damage: u8) -> Dealt {
        self.damage_because(None, at, damage)
    }

    /// The same by an ability of a leader that works by itself, so that it is told whose it is.
    pub(crate) fn damage_because(&mut self, of: Option<Place>, at: Place, damage: u8) -> Dealt {
        let is_there = self.duel.hero(at).is_some() || at.is_leader();
        if !is_there || damage == 0 {
            return Dealt::default();
        }
        self.table.tell(|| {
            let look = Look { game: self.game, duel: self.duel };
            let by = of.map(|leader| look.duel.piece(leader));
            Event::Damaged { by, at: look.duel.piece(at), damage, life: look.change_life(at, -i32::from(damage)) }
        });
        self.put_damage(at, damage)
    }

    /// Damage by an effect, if a hero is there.
    pub(crate) fn damage_hero(&mut self, at: Place, damage: u8) {
        if self.duel.hero(at).is_some() {
            self.damage(at, damage);
        }
    }

    /// Damage by the spell of a hero. PT-L.demitras: it may heal by that.
    pub(crate) fn damage_by(&mut self, by: Place, at: Place, damage: u8) {
        let dealt = self.damage(at, damage);
        if by.seat() != at.seat() && self.powers(by.seat()).drains_heroes {
            self.heal(by, dealt.to_heroes);
        }
    }

    /// Removes up to this much damage from a hero or leader; gives how much it was.
    pub(crate) fn heal(&mut self, at: Place, heal: u8) -> u8 {
        self.heal_because(None, at, heal)
    }

    /// The same by an ability of a leader that works by itself, so that it is told whose it is.
    pub(crate) fn heal_because(&mut self, of: Option<Place>, at: Place, heal: u8) -> u8 {
        let healed = self.take_damage_off(at, heal);
        if healed > 0 {
            self.table.tell(|| {
                let look = Look { game: self.game, duel: self.duel };
                let by = of.map(|leader| look.duel.piece(leader));
                Event::Healed { by, at: look.duel.piece(at), healed, life: look.changed_life(at, i32::from(healed)) }
            });
        }
        healed
    }

    /// The same without telling anybody.
    pub(crate) fn take_damage_off(&mut self, at: Place, most: u8) -> u8 {
        if let Slot::Hero(hero) = self.duel.slot_mut(at) {
            let off = most.min(hero.damage);
            hero.damage -= off;
            hero.taken = hero.taken.min(hero.damage);
            return off;
        }
        if !at.is_leader() {
            return 0;
        }
        let leader = self.duel.leader_mut(at.seat());
        let off = most.min(leader.damage);
        leader.damage -= off;
        off
    }
}
