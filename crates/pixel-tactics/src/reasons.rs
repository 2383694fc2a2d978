//! Why an action is not offered.

use table::sentence;

use crate::asked::{Act, Attack, How};
use crate::duel::Slot;
use crate::game::{PixelTactics, Play};
use crate::place::Place;
use crate::troop::Look;

/// Why something is not allowed.
#[sentence(PixelTactics, Copy, rules)]
pub enum Reason {
    /// PT-02
    NotInHand,
    /// PT-08
    DeckIsEmpty,
    /// PT-04
    PromosAreGone,
    /// PT-09
    NoFreePosition,
    /// PT-10
    WrongRow,
    /// PT-09
    WrongRowToRecruit,
    /// PT-15
    Ceasefire,
    /// PT-14
    AlreadyActed,
    /// PT-18
    NotMeleeCapable,
    /// PT-18
    TargetNotMeleeCapable,
    /// PT-19
    NotRanged,
    /// PT-L.arec: the enemy leader lets its owner choose the target.
    DefenderChooses,
    /// PT-07
    NoActionLeft,
    /// PT-H.mystic.order: only orders are left.
    OrdersOnly,
    /// PT-L.adjenna
    ClearingIsForbidden,
    /// PT-L.marion
    AlreadyShownInWave,
}

impl Play<'_, '_> {
    /// Rules out every action that is not among the options and that a player may ask about.
    pub(crate) fn explain(&mut self, options: &[Act]) {
        for (act, reason) in self.look().refused_acts() {
            if !options.contains(&act) {
                self.table.rule_out(|| (act, reason));
            }
        }
    }
}

impl Look<'_> {
    fn refused_acts(self) -> Vec<(Act, Reason)> {
        let seat = self.duel.turn.seat;
        let mut refused = Vec::new();
        let is_short = |act: Act| self.duel.turn.left == 0 && !self.is_free(act);
        let mut refuse = |act: Act, reason: Option<Reason>| {
            let reason = match reason {
                Some(reason) => Some(reason),
                None if is_short(act) && self.duel.turn.orders_left > 0 => Some(Reason::OrdersOnly),
                None if is_short(act) => Some(Reason::NoActionLeft),
                None => None,
            };
            refused.extend(reason.map(|reason| (act, reason)));
        };
        refuse(Act::Draw, (self.duel.side(seat).deck_size() == 0).then_some(Reason::DeckIsEmpty));
        for card in self.hand(seat) {
            for at in Place::of_heroes(seat) {
                refuse(Act::Recruit { card, at }, self.why_not_recruit(at));
            }
            refuse(Act::Order { card }, (self.duel.round == 1).then_some(Reason::Ceasefire));
            if self.game.has_promos() {
                let is_gone = self.duel.promos.is_empty().then_some(Reason::PromosAreGone);
                refuse(Act::DrawPromo { discard: card }, is_gone);
            }
        }
        for (card, at) in self.namesakes(seat).filter(|_| self.powers(seat).kills_namesakes) {
            let is_shown = self.duel.side(seat).has_shown.then_some(Reason::AlreadyShownInWave);
            refuse(Act::KillNamesake { card, at }, is_shown);
        }
        for by in Place::all(seat) {
            for attack in self.imaginable_attacks(by) {
                refuse(Act::Attack(attack), self.why_not_attack(attack));
            }
        }
        for at in self.corpses(seat) {
            let is_forbidden = self.powers(seat.other()).forbids_clearing.then_some(Reason::ClearingIsForbidden);
            refuse(Act::Clear { at }, is_forbidden);
        }
        for (from, hero, _) in self.heroes(seat) {
            for to in Place::of_heroes(seat).filter(|to| *to != from) {
                let reason = match self.duel.slot(to) {
                    _ if hero.marks.has_acted => Some(Reason::AlreadyActed),
                    Slot::Free => None,
                    Slot::Hero(_) | Slot::Corpse(_) => Some(Reason::NoFreePosition),
                };
                refuse(Act::Move { from, to }, reason);
            }
        }
        refused
    }

    fn why_not_recruit(self, at: Place) -> Option<Reason> {
        match self.duel.slot(at) {
            Slot::Hero(_) | Slot::Corpse(_) => Some(Reason::NoFreePosition),
            Slot::Free if at.row() != self.duel.wave => Some(Reason::WrongRowToRecruit),
            Slot::Free => None,
        }
    }

    /// Attacks that a card could make if nothing stood in its way.
    fn imaginable_attacks(self, by: Place) -> Vec<Attack> {
        let foe = by.seat().other();
        let is_hero = self.duel.hero(by).is_some();
        let is_corpse = self.duel.corpse(by).is_some() && self.powers(by.seat()).corpse_attack > 0;
        let mut attacks = Vec::new();
        if !is_hero && !is_corpse && !by.is_leader() {
            return attacks;
        }
        for at in Place::in_set(foe, self.living(foe)) {
            attacks.push(Attack::new(by, How::Melee, Some(at)));
            if !is_corpse {
                attacks.push(Attack::new(by, How::Ranged, Some(at)));
            }
        }
        let hits_all = self.strengths(by).is_some_and(|strip| strip.attacks_all_in_melee);
        if hits_all || self.powers(foe).redirects_melee {
            attacks.push(Attack { hits_all, ..Attack::new(by, How::Melee, None) });
        }
        if self.strengths(by).is_some_and(|strip| strip.spell.is_some()) {
            attacks.push(Attack::new(by, How::Spell, None));
        }
        attacks
    }

    fn why_not_attack(self, attack: Attack) -> Option<Reason> {
        let Attack { by, how, at, .. } = attack;
        let (has_acted, may_fight) = match self.duel.slot(by) {
            Slot::Hero(hero) => (hero.marks.has_acted, self.can_melee(by)),
            Slot::Corpse(corpse) => (corpse.has_acted, self.has_way_to_melee(by)),
            Slot::Free => (self.duel.leader(by.seat()).has_acted, self.can_melee(by)),
        };
        let is_any_row = self.duel.corpse(by).is_some() && self.powers(by.seat()).corpses_of_any_row;
        if self.duel.round == 1 {
            return Some(Reason::Ceasefire);
        }
        if by.row() != self.duel.wave && !is_any_row {
            return Some(Reason::WrongRow);
        }
        if has_acted {
            return Some(Reason::AlreadyActed);
        }
        match how {
            How::Melee if !may_fight => Some(Reason::NotMeleeCapable),
            How::Melee if at.is_some_and(|at| !self.can_melee(at)) => Some(Reason::TargetNotMeleeCapable),
            How::Melee if at.is_some() && self.powers(by.seat().other()).redirects_melee => {
                Some(Reason::DefenderChooses)
            }
            How::Ranged if !self.can_shoot(by) => Some(Reason::NotRanged),
            How::Melee | How::Ranged | How::Spell => None,
        }
    }
}
