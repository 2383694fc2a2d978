//! Zaubertränke, Manöver: which unit gets the boost of a card or power, and whether it can make a difference (KH-55,
//! KH-60).

use arrayvec::ArrayVec;

use crate::battle::{Defence, Fight, How, MAX_UNITS, Side, Target, UnitId, Window};
use crate::content::{Backed, Boost, Burden, Card, CardId, Cards, Extra, Fights, Kind, Power, Prospects, Role, Trick};
use crate::fight::{ATTACK, HIGHEST_DIE, MAGIC, met_by};
use crate::game::Play;
use crate::look::{Look, Traits};
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

    /// KH-60: a manoeuvre belongs to a reaction, and not to a waived parry, which is final (KH-34). A manoeuvre that
    /// gives a second wind is for units without a reaction (KH-74).
    fn reacts(self, fight: &Fight, unit: UnitId, boost: Boost) -> bool {
        fight.defence != Defence::None || boost.extras.has(Extra::SecondWind) && self.unit(unit).reactions == 0
    }

    /// Whether a boost can make a difference in this role, as far as this side can know, whatever else it may play.
    pub(crate) fn is_of_use(self, side: Side, boost: Boost, role: Role, window: Window) -> bool {
        match (window, &self.battle.fight) {
            (Window::Fight, Some(fight)) => {
                let hoped = || self.backed_by(side, fight, self.own_boosts(side));
                self.helps_in(side, boost, role, fight, false, hoped)
            }
            (Window::Cast, _) => self.helps_caster(boost),
            (Window::Fight | Window::TurnEnd, _) => false,
        }
    }

    /// Whether a card played for a fight together with others adds nothing to them.
    pub(crate) fn is_idle_beside(self, side: Side, card: CardId, cards: Cards) -> bool {
        let Some(fight) = &self.battle.fight else { return false };
        let Some(boost) = self.boost(card) else { return false };
        // Figures add up, unless the attack cannot do anything.
        if self.counts_sixes(fight.by) && (cards.len() == 1 || boost.extras.is_empty()) {
            return false;
        }
        let Some(role) = self.role_of(side, card) else { return false };
        let beside = self.backed_by(side, fight, cards.minus([card].into_iter().collect()));
        let is_diverted =
            cards.iter().any(|other| matches!(self.game.content().card(other), Card::Spontaneous(Trick::Divert)));
        !self.helps_in(side, boost, role, &beside, is_diverted, || self.backed_by(side, fight, cards))
    }

    /// `is_diverted` says that the side diverts the attack itself, and `hoped` is the fight with this boost and all that may
    /// come to it.
    fn helps_in(
        self,
        side: Side,
        boost: Boost,
        role: Role,
        fight: &Fight,
        is_diverted: bool,
        hoped: impl FnOnce() -> Fight,
    ) -> bool {
        match role {
            Role::Attacker => self.helps_attacker(side, boost, fight, is_diverted, hoped),
            Role::Defender | Role::Either => self.helps_defender(side, boost, fight, hoped),
        }
    }

    /// The fight with these cards played by a side.
    pub(crate) fn backed_by(self, side: Side, fight: &Fight, cards: Cards) -> Fight {
        let mut backed = fight.clone();
        for card in cards.iter() {
            match self.role_of(side, card) {
                Some(Role::Attacker) => backed.attacker.push(card),
                Some(Role::Defender | Role::Either) => backed.defender.push(card),
                None => {}
            }
        }
        backed
    }

    /// The role of a side's card in the current fight.
    pub(crate) fn role_of(self, side: Side, card: CardId) -> Option<Role> {
        match self.game.content().card(card) {
            Card::Spontaneous(Trick::Meddle(boost)) => {
                let role = if boost.role == Role::Defender { Role::Defender } else { Role::Attacker };
                self.can_meddle(side, *boost, Window::Fight).then_some(role)
            }
            Card::Spontaneous(_) => None,
            _ => {
                let bearer = self.battle.living_of(side).find(|(_, unit)| unit.fitted.contains(card)).map(|(id, _)| id);
                self.role_in(side, bearer, card, Window::Fight)
            }
        }
    }

    /// All cards and powers with a boost that a side could play now.
    pub(crate) fn own_boosts(self, side: Side) -> Cards {
        let content = self.game.content();
        let mut kinds = content.all(Kind::Potion).union(content.all(Kind::Spontaneous));
        if !self.has_burden(side, Burden::NoManoeuvres) {
            kinds = kinds.union(content.all(Kind::Manoeuvre));
        }
        self.battle.group(side).hand.both(kinds).union(self.powers_for_fights(side))
    }

    /// KH-35, KH-56: whether an attack may do damage. A roll without sixes may be too low against a demon, whose values
    /// are fixed and can only be influenced by the attacker's own side.
    fn may_do_damage(self, fight: &Fight) -> bool {
        let Target::Demon(side) = fight.at else { return true };
        let attacker = self.attacker_traits(fight);
        let damage = self.damage_value(fight, fight.at, &attacker).total();
        self.attack_value(fight, &attacker).total() + HIGHEST_DIE > i16::from(self.fixed_value(fight, side))
            && damage > self.armour_against(fight, fight.at, &attacker)
    }

    fn helps_attacker(
        self,
        side: Side,
        boost: Boost,
        fight: &Fight,
        is_diverted: bool,
        hoped: impl FnOnce() -> Fight,
    ) -> bool {
        if !self.counts_sixes(fight.by) && !self.may_do_damage(&hoped()) {
            let works_anyway = |extra: Extra| matches!(extra, Extra::ActAgain | Extra::Heal(_));
            return boost
                .extras
                .iter()
                .any(|it| works_anyway(it) && it.is_of_use(&self.prospects(fight.by, Backed::Attacks)));
        }
        let attack = if fight.means.how() == How::Magical { MAGIC } else { ATTACK };
        let is_at_demon = matches!(fight.at, Target::Demon(_));
        let parries = !is_diverted && self.may_parry(side, fight);
        let is_met = parries || self.may_be_met_by_others(side, |_| true);
        boost.figures.damage != 0
            || attack(boost.figures) != 0 && (is_at_demon || is_met)
            || self.has_use(boost, || {
                let attacker = self.attacker_traits(fight);
                let others = self.others_of_target().filter(|_| self.may_be_diverted(side));
                let own = (!is_diverted).then_some(fight.at);
                let targets: ArrayVec<Target, MAX_UNITS> = own.into_iter().chain(others).collect();
                let meets = |is_it: &dyn Fn(Target) -> bool| targets.iter().any(|at| is_it(*at));
                Prospects {
                    meets_sixes: parries && self.has_sixes(fight.at)
                        || self.may_be_met_by_others(side, |at| self.has_sixes(at)),
                    is_steady: attacker.is_steady,
                    meets_armour: !attacker.ignores_armour
                        && meets(&|at| self.most_armour(side, at) > 0 || self.armour_against(fight, at, &attacker) > 0),
                    meets_stunnable: meets(&|at| self.may_be_stunned(side, fight, at, &attacker)),
                    meets_arms: meets(&|at| self.holds_anything(at) && !self.kills(side, fight, at, &attacker)),
                    ..self.prospects(fight.by, Backed::Attacks)
                }
            })
    }

    fn helps_defender(self, side: Side, boost: Boost, fight: &Fight, hoped: impl FnOnce() -> Fight) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        let rolls = self.may_parry(side, fight);
        let role = if fight.defence == Defence::None { Backed::Bears } else { Backed::Reacts };
        boost.figures.armour != 0 && self.may_wear_armour(side, &hoped())
            || rolls && met_by(fight)(boost.figures) != 0
            || self.has_use(boost, || {
                let defender = self.defender_traits(fight, unit);
                Prospects {
                    rolls,
                    meets_sixes: self.counts_sixes(fight.by),
                    is_steady: defender.is_steady,
                    is_avenged: self.is_avenged(side, fight, &defender),
                    ..self.prospects(unit, role)
                }
            })
    }

    fn helps_caster(self, boost: Boost) -> bool {
        let Some(casting) = &self.battle.casting else { return false };
        boost.figures.magic != 0 || self.has_use(boost, || self.prospects(casting.by, Backed::Casts))
    }

    /// Expectations are computed only if something depends on them.
    fn has_use(self, boost: Boost, prospects: impl FnOnce() -> Prospects) -> bool {
        if boost.extras.is_empty() {
            return false;
        }
        let prospects = prospects();
        boost.extras.iter().any(|extra| extra.is_of_use(&prospects))
    }

    /// For a unit that rolls without an opponent.
    fn prospects(self, unit: UnitId, role: Backed) -> Prospects {
        Prospects {
            role,
            rolls: true,
            has_sixes: self.counts_sixes(unit),
            meets_sixes: false,
            heals: self.heals(unit),
            is_hurt: self.is_hurt(unit),
            is_avenged: false,
            may_be_hurt: self.may_be_hurt(self.unit(unit).side),
            is_steady: self.has_standing(unit, Power::Steady),
            meets_armour: false,
            meets_stunnable: false,
            meets_arms: false,
        }
    }

    fn has_sixes(self, at: Target) -> bool {
        matches!(at, Target::Unit(unit) if self.counts_sixes(unit))
    }

    /// A unit can be stunned if it may survive the attack and has a reaction or an action to lose, unless the attack
    /// stuns anyway.
    fn may_be_stunned(self, side: Side, fight: &Fight, at: Target, attacker: &Traits) -> bool {
        let Target::Unit(unit) = at else { return false };
        let one = self.unit(unit);
        !attacker.stuns && (!one.is_stunned || one.reactions > 0) && !self.kills(side, fight, at, attacker)
    }

    /// Whether a side has a manoeuvre for this reaction that does something even if the attack hits.
    pub(crate) fn may_react_with_card(self, side: Side, fight: &Fight) -> bool {
        let own = self.own_boosts(side).both(self.game.content().all(Kind::Manoeuvre));
        let is_for_it = |boost: &Boost| {
            boost.role != Role::Attacker && boost.fights.contains(Look::kind_of_fight(fight.means.how()))
        };
        let saves = |boost: Boost| {
            boost.figures.armour != 0 || boost.extras.iter().any(|extra| matches!(extra, Extra::Heal(_)))
        };
        own.iter().filter_map(|card| self.boost(card)).filter(is_for_it).any(saves)
    }

    /// Whether a target has a weapon or shield that could be taken away.
    pub(crate) fn holds_anything(self, at: Target) -> bool {
        let content = self.game.content();
        let arms = || content.all(Kind::Weapon).union(content.all(Kind::Shield));
        matches!(at, Target::Unit(unit) if !self.unit(unit).fitted.both(arms()).is_empty())
    }

    pub(crate) fn counts_sixes(self, unit: UnitId) -> bool {
        !self.has_burden(self.unit(unit).side, Burden::NoSixes)
    }

    pub(crate) fn heals(self, unit: UnitId) -> bool {
        !self.has_burden(self.unit(unit).side, Burden::NoHealing)
    }
}

impl Play<'_, '_> {
    /// Adds the boost of a card to one side of the current fight, or to the caster of the current spell.
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
