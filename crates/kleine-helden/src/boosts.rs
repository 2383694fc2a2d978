//! Zaubertränke, Manöver: who gets the boost of a card or power, and whether it can make a difference (KH-55, KH-60).

use crate::battle::{Defence, Fight, How, Side, Target, UnitId, Window};
use crate::content::{Backed, Boost, Burden, Card, CardId, Extra, Fights, Kind, Pile, Prospects, Role, Trick};
use crate::fight::{ATTACK, MAGIC, met_by};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

impl<'p> Look<'p> {
    /// KH-55, KH-60: the role in which a unit of a side, or this unit alone, can get a boost now.
    pub(crate) fn role_in(self, side: Side, only: Option<UnitId>, card: CardId, window: Window) -> Option<Role> {
        let boost = self.boost(card)?;
        let is_own = |unit: UnitId| only.map_or(self.unit(unit).side == side, |only| only == unit);
        match window {
            Window::Fight => {
                let fight = self.battle.fight.as_ref()?;
                if !boost.fights.contains(Look::kind_of_fight(fight.means.how())) {
                    return None;
                }
                if boost.role != Role::Defender && is_own(fight.by) {
                    return Some(Role::Attacker);
                }
                let Target::Unit(unit) = fight.at else { return None };
                let is_manoeuvre = self.game.content().all(Kind::Manoeuvre).contains(card);
                let may = !is_manoeuvre || self.reacts(fight, unit, boost);
                (boost.role != Role::Attacker && is_own(unit) && may).then_some(Role::Defender)
            }
            Window::Cast => {
                let casting = self.battle.casting.as_ref()?;
                let fits = boost.fights.contains(Fights::CASTING) && boost.role != Role::Defender;
                (fits && is_own(casting.by)).then_some(Role::Attacker)
            }
            Window::TurnEnd => None,
        }
    }

    /// KH-60: a manoeuvre belongs to a reaction: not for a parry that is waived, which is final (KH-34). One that gives
    /// a second wind is for those who have no reaction left (KH-74).
    fn reacts(self, fight: &Fight, unit: UnitId, boost: Boost) -> bool {
        fight.defence != Defence::None || boost.extras.has(Extra::SecondWind) && self.unit(unit).reactions == 0
    }

    /// Whether a boost can make a difference in this role, as far as this side can know.
    pub(crate) fn is_of_use(self, side: Side, boost: Boost, role: Role, window: Window) -> bool {
        match (window, role) {
            (Window::Fight, Role::Attacker) => self.helps_attacker(side, boost),
            (Window::Fight, Role::Defender | Role::Either) => self.helps_defender(side, boost),
            (Window::Cast, _) => self.helps_caster(boost),
            (Window::TurnEnd, _) => false,
        }
    }

    fn helps_attacker(self, side: Side, boost: Boost) -> bool {
        let Some(fight) = &self.battle.fight else { return false };
        let attack = if fight.means.how() == How::Magical { MAGIC } else { ATTACK };
        let is_at_demon = matches!(fight.at, Target::Demon(_));
        let is_met = self.may_parry(side, fight) || self.may_be_diverted(side, fight);
        let role = if is_at_demon { Backed::AttacksDemon } else { Backed::Attacks };
        boost.figures.damage != 0
            || attack(boost.figures) != 0 && (is_at_demon || is_met)
            || self.has_use(boost, Prospects { meets_sixes: is_met, ..self.prospects(fight.by, role) })
    }

    fn helps_defender(self, side: Side, boost: Boost) -> bool {
        let Some(fight) = &self.battle.fight else { return false };
        let Target::Unit(unit) = fight.at else { return false };
        let rolls = self.may_parry(side, fight);
        let role = if fight.defence == Defence::None { Backed::Bears } else { Backed::Reacts };
        let meets_sixes = self.counts_sixes(fight.by);
        boost.figures.armour != 0
            || rolls && met_by(fight)(boost.figures) != 0
            || self.has_use(boost, Prospects { rolls, meets_sixes, ..self.prospects(unit, role) })
    }

    fn helps_caster(self, boost: Boost) -> bool {
        let Some(casting) = &self.battle.casting else { return false };
        boost.figures.magic != 0 || self.has_use(boost, self.prospects(casting.by, Backed::Casts))
    }

    fn has_use(self, boost: Boost, prospects: Prospects) -> bool {
        boost.extras.iter().any(|extra| extra.is_of_use(&prospects))
    }

    /// Of a unit that rolls, with nobody against it.
    fn prospects(self, unit: UnitId, role: Backed) -> Prospects {
        let (has_sixes, heals, is_hurt) = (self.counts_sixes(unit), self.heals(unit), self.is_hurt(unit));
        Prospects { role, rolls: true, has_sixes, meets_sixes: false, heals, is_hurt }
    }

    /// Whether the attacked one parries, or may do so by a second wind that this side holds or cannot rule out.
    fn may_parry(self, side: Side, fight: &Fight) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        let one = self.unit(unit);
        fight.defence != Defence::None
            || one.reactions == 0
                && self.may_hold(one.side, side, |card| {
                    self.boost(card).is_some_and(|boost| boost.extras.has(Extra::SecondWind))
                })
    }

    /// Whether the attack may go to another target, by a card that this side holds or cannot rule out.
    fn may_be_diverted(self, side: Side, fight: &Fight) -> bool {
        let is_divert = |card: CardId| matches!(self.game.content().card(card), Card::Spontaneous(Trick::Divert));
        !matches!(fight.at, Target::Demon(_))
            && self.game.order_from(Side(0)).any(|holder| self.may_hold(holder, side, is_divert))
    }

    /// Whether a hand may have such a tactics card, as another side sees it: by the backs of what it does not know.
    fn may_hold(self, holder: Side, knower: Side, is_it: impl Fn(CardId) -> bool) -> bool {
        let group = self.battle.group(holder);
        let seen = if holder == knower { group.hand } else { group.known };
        seen.of(Pile::Tactics).iter().any(is_it) || group.hand.minus(seen).count(Pile::Tactics) > 0
    }

    fn counts_sixes(self, unit: UnitId) -> bool {
        !self.has_burden(self.unit(unit).side, Burden::NoSixes)
    }

    fn heals(self, unit: UnitId) -> bool {
        !self.has_burden(self.unit(unit).side, Burden::NoHealing)
    }
}

impl Play<'_, '_> {
    /// Puts the boost of a card on one side of the fight under way, or on the caster of the spell under way.
    pub(crate) fn back(&mut self, card: CardId, role: Role) {
        let Some(boost) = self.look().boost(card) else { return };
        let unit = if let Some(fight) = &mut self.battle.fight {
            let (backing, unit) = match (role, fight.at) {
                (Role::Attacker, _) => (&mut fight.attacker, Some(fight.by)),
                (Role::Defender | Role::Either, Target::Unit(unit)) => (&mut fight.defender, Some(unit)),
                (Role::Defender | Role::Either, _) => (&mut fight.defender, None),
            };
            backing.push(card);
            unit
        } else if let Some(casting) = &mut self.battle.casting {
            casting.caster.push(card);
            Some(casting.by)
        } else {
            None
        };
        let Some(unit) = unit else { return };
        let who = self.battle.who(unit);
        self.table.tell(|| Event::Backed { card, unit: who });
        for extra in boost.extras.iter() {
            if let Extra::Heal(life) = extra {
                self.heal(unit, life);
            }
        }
    }
}
