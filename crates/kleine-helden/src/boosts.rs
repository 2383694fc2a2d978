//! Zaubertränke, Manöver: who gets the boost of a card or power, and whether it can make a difference (KH-55, KH-60).

use arrayvec::ArrayVec;

use crate::battle::{Defence, Fight, How, MOST_UNITS, Side, Target, UnitId, Window};
use crate::content::{
    Backed, Boost, Burden, Card, CardId, Cards, Effect, Extra, Fights, Kind, Pile, Power, Prospects, Role, Trick,
};
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

    /// KH-60: a manoeuvre belongs to a reaction: not for a parry that is waived, which is final (KH-34). One that gives
    /// a second wind is for those who have no reaction left (KH-74).
    fn reacts(self, fight: &Fight, unit: UnitId, boost: Boost) -> bool {
        fight.defence != Defence::None || boost.extras.has(Extra::SecondWind) && self.unit(unit).reactions == 0
    }

    /// Whether a boost can make a difference in this role, as far as this side can know, with whatever else it may play.
    pub(crate) fn is_of_use(self, side: Side, boost: Boost, role: Role, window: Window) -> bool {
        match (window, &self.battle.fight) {
            (Window::Fight, Some(fight)) => {
                self.helps_in(side, boost, role, fight, || self.backed_by(side, fight, self.own_boosts(side)))
            }
            (Window::Cast, _) => self.helps_caster(boost),
            (Window::Fight | Window::TurnEnd, _) => false,
        }
    }

    /// Whether a card that is played for a fight together with others does nothing beside them.
    pub(crate) fn is_idle_beside(self, side: Side, card: CardId, cards: Cards) -> bool {
        let Some(fight) = &self.battle.fight else { return false };
        let Some(boost) = self.boost(card) else { return false };
        // Figures add up, unless the attack cannot do anything.
        if self.counts_sixes(fight.by) && (cards.len() == 1 || boost.extras.is_empty()) {
            return false;
        }
        let Some(role) = self.role_of(side, card) else { return false };
        let beside = self.backed_by(side, fight, cards.minus([card].into_iter().collect()));
        !self.helps_in(side, boost, role, &beside, || self.backed_by(side, fight, cards))
    }

    /// `hoped` is the fight with this boost and all that may come to it.
    fn helps_in(self, side: Side, boost: Boost, role: Role, fight: &Fight, hoped: impl FnOnce() -> Fight) -> bool {
        match role {
            Role::Attacker => self.helps_attacker(side, boost, fight, hoped),
            Role::Defender | Role::Either => self.helps_defender(side, boost, fight),
        }
    }

    /// The fight in which a side has played these cards.
    fn backed_by(self, side: Side, fight: &Fight, cards: Cards) -> Fight {
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

    /// The role in which a card of a side is played in the fight under way.
    fn role_of(self, side: Side, card: CardId) -> Option<Role> {
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
    fn own_boosts(self, side: Side) -> Cards {
        let content = self.game.content();
        let mut kinds = content.all(Kind::Potion).union(content.all(Kind::Spontaneous));
        if !self.has_burden(side, Burden::NoManoeuvres) {
            kinds = kinds.union(content.all(Kind::Manoeuvre));
        }
        self.battle.group(side).hand.both(kinds).union(self.powers_for_fights(side))
    }

    /// KH-35, KH-56: whether an attack may do damage. A roll without sixes may be too low for a demon, whose values are
    /// fixed and whom nobody but the attacker's own side meddles with.
    fn may_do_damage(self, fight: &Fight) -> bool {
        let Target::Demon(side) = fight.at else { return true };
        let attacker = self.attacker_traits(fight);
        let figures = self.demon_figures(side);
        let met = if fight.means.how() == How::Magical { figures.resistance } else { figures.parry };
        let damage = self.damage_value(fight, fight.at, &attacker).total();
        self.attack_value(fight, &attacker).total() + HIGHEST_DIE > i16::from(met)
            && damage > self.armour_against(fight, fight.at, &attacker)
    }

    fn helps_attacker(self, side: Side, boost: Boost, fight: &Fight, hoped: impl FnOnce() -> Fight) -> bool {
        if !self.counts_sixes(fight.by) && !self.may_do_damage(&hoped()) {
            let works_anyway = |extra: Extra| matches!(extra, Extra::ActAgain | Extra::Heal(_));
            return boost
                .extras
                .iter()
                .any(|it| works_anyway(it) && it.is_of_use(&self.prospects(fight.by, Backed::Attacks)));
        }
        let attack = if fight.means.how() == How::Magical { MAGIC } else { ATTACK };
        let is_at_demon = matches!(fight.at, Target::Demon(_));
        let is_met = self.may_parry(side, fight) || self.may_be_met_by_others(side, |_| true);
        boost.figures.damage != 0
            || attack(boost.figures) != 0 && (is_at_demon || is_met)
            || self.has_use(boost, || {
                let attacker = self.attacker_traits(fight);
                let others = self.others_of_target().filter(|_| self.may_be_diverted(side));
                let targets: ArrayVec<Target, MOST_UNITS> = [fight.at].into_iter().chain(others).collect();
                let meets = |is_it: &dyn Fn(Target) -> bool| targets.iter().any(|at| is_it(*at));
                Prospects {
                    meets_sixes: self.may_parry(side, fight) && self.has_sixes(fight.at)
                        || self.may_be_met_by_others(side, |at| self.has_sixes(at)),
                    is_steady: attacker.is_steady,
                    is_healed_anyway: self.unit(fight.by).life.saturating_add(attacker.drain)
                        >= self.full_life(fight.by),
                    meets_armour: !attacker.ignores_armour
                        && meets(&|at| self.may_gain_armour(side, at) || self.armour_against(fight, at, &attacker) > 0),
                    meets_stunnable: meets(&|at| self.may_be_stunned(side, fight, at, &attacker)),
                    meets_arms: meets(&|at| self.holds_anything(at)),
                    ..self.prospects(fight.by, Backed::Attacks)
                }
            })
    }

    fn helps_defender(self, side: Side, boost: Boost, fight: &Fight) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        let rolls = self.may_parry(side, fight);
        let role = if fight.defence == Defence::None { Backed::Bears } else { Backed::Reacts };
        boost.figures.armour != 0 && !self.announced_traits(fight.by, fight.means).ignores_armour
            || rolls && met_by(fight)(boost.figures) != 0
            || self.has_use(boost, || Prospects {
                rolls,
                meets_sixes: self.counts_sixes(fight.by),
                is_steady: self.defender_traits(fight, unit).is_steady,
                ..self.prospects(unit, role)
            })
    }

    fn helps_caster(self, boost: Boost) -> bool {
        let Some(casting) = &self.battle.casting else { return false };
        boost.figures.magic != 0 || self.has_use(boost, || self.prospects(casting.by, Backed::Casts))
    }

    /// What there is to expect is looked up only if something depends on it.
    fn has_use(self, boost: Boost, prospects: impl FnOnce() -> Prospects) -> bool {
        if boost.extras.is_empty() {
            return false;
        }
        let prospects = prospects();
        boost.extras.iter().any(|extra| extra.is_of_use(&prospects))
    }

    /// Of a unit that rolls, with nobody against it.
    fn prospects(self, unit: UnitId, role: Backed) -> Prospects {
        Prospects {
            role,
            rolls: true,
            has_sixes: self.counts_sixes(unit),
            meets_sixes: false,
            heals: self.heals(unit),
            is_hurt: self.is_hurt(unit),
            is_healed_anyway: false,
            may_be_hurt: self.may_be_hurt(self.unit(unit).side),
            is_steady: self.has_standing(unit, Power::Steady),
            meets_armour: false,
            meets_stunnable: false,
            meets_arms: false,
        }
    }

    /// Whether the attacked one parries, or may do so by a second wind that this side holds or cannot rule out.
    fn may_parry(self, side: Side, fight: &Fight) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        fight.defence != Defence::None || self.unit(unit).reactions == 0 && self.may_have_second_wind(side, unit)
    }

    /// Whether the attack may be diverted to a unit that could parry it.
    fn may_be_met_by_others(self, side: Side, is_it: impl Fn(Target) -> bool) -> bool {
        self.others_of_target().any(|at| is_it(at) && self.may_react(side, at)) && self.may_be_diverted(side)
    }

    fn has_sixes(self, at: Target) -> bool {
        matches!(at, Target::Unit(unit) if self.counts_sixes(unit))
    }

    fn may_react(self, side: Side, at: Target) -> bool {
        let Target::Unit(unit) = at else { return false };
        self.unit(unit).reactions > 0 || self.may_have_second_wind(side, unit)
    }

    fn may_have_second_wind(self, side: Side, unit: UnitId) -> bool {
        let is_one = |card: CardId| self.boost(card).is_some_and(|boost| boost.extras.has(Extra::SecondWind));
        self.may_hold(self.unit(unit).side, side, Kind::Manoeuvre).iter().any(is_one)
    }

    /// Whether the attack may go to another target, by a card that this side holds or cannot rule out.
    fn may_be_diverted(self, side: Side) -> bool {
        let is_divert = |card: CardId| matches!(self.game.content().card(card), Card::Spontaneous(Trick::Divert));
        let may_divert = |holder: Side| self.may_hold(holder, side, Kind::Spontaneous).iter().any(is_divert);
        self.others_of_target().next().is_some() && self.game.order_from(Side(0)).any(may_divert)
    }

    /// Whether the one attacked may get armour by a card that the attacker cannot rule out: a potion of the own group, a
    /// manoeuvre if it reacts (KH-60), or a spontaneous event of any enemy of the attacker.
    fn may_gain_armour(self, side: Side, at: Target) -> bool {
        let Target::Unit(unit) = at else { return false };
        let owner = self.unit(unit).side;
        let gives = |card: CardId| self.boost(card).is_some_and(|boost| boost.figures.armour > 0);
        let may_hold = |holder: Side, kind: Kind| self.may_hold(holder, side, kind).iter().any(gives);
        let mut enemies = self.game.order_from(Side(0)).filter(|other| self.are_enemies(side, *other));
        let fight = self.battle.fight.as_ref().filter(|fight| fight.at == at);
        let may_manoeuvre = !self.has_burden(owner, Burden::NoManoeuvres)
            && fight.is_none_or(|fight| fight.defence != Defence::None || self.unit(unit).reactions == 0);
        may_hold(owner, Kind::Potion)
            || may_manoeuvre && may_hold(owner, Kind::Manoeuvre)
            || enemies.any(|enemy| may_hold(enemy, Kind::Spontaneous))
    }

    /// A unit can be stunned that may survive the attack and has a reaction or an action to lose, unless the attack stuns
    /// anyway.
    fn may_be_stunned(self, side: Side, fight: &Fight, at: Target, attacker: &Traits) -> bool {
        let Target::Unit(unit) = at else { return false };
        let one = self.unit(unit);
        let damage = || self.damage_value(fight, at, attacker).total() - self.armour_against(fight, at, attacker);
        !attacker.stuns
            && (!one.is_stunned || one.reactions > 0)
            && (damage() < i16::from(one.life) || self.may_gain_armour(side, at))
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

    /// The most by which cards that an attacked side holds, and such that it cannot rule out, may shift the values of a
    /// fight in its favour.
    pub(crate) fn most_added(self, side: Side, fight: &Fight) -> i16 {
        let kind = Look::kind_of_fight(fight.means.how());
        let attack = if fight.means.how() == How::Magical { MAGIC } else { ATTACK };
        let attacker = self.unit(fight.by).side;
        let gain = |card: CardId| {
            let boost = self.boost(card).filter(|boost| boost.fights.contains(kind))?;
            let figure = if boost.role == Role::Attacker {
                attack(boost.figures).saturating_neg()
            } else {
                met_by(fight)(boost.figures)
            };
            Some(i16::from(figure.max(0)))
        };
        let foes = self.game.order_from(Side(0)).filter(|other| *other != side && self.are_enemies(attacker, *other));
        let others = foes.map(|other| self.may_hold(other, side, Kind::Spontaneous));
        let cards = others.fold(self.own_boosts(side), Cards::union);
        cards.iter().filter_map(gain).sum()
    }

    /// Whether an enemy of a side may hurt a unit of it at once, by a card that the side cannot rule out.
    pub(crate) fn may_be_hurt(self, side: Side) -> bool {
        self.game.order_from(Side(0)).any(|other| self.most_hurt(other, side) > 0)
    }

    /// The most life that a unit of a side may lose at once by cards of another side.
    pub(crate) fn most_hurt(self, holder: Side, side: Side) -> u8 {
        if !self.are_enemies(side, holder) {
            return 0;
        }
        let hurts = |card: CardId| match self.game.content().card(card) {
            Card::Spontaneous(Trick::Now(
                Effect::Damage(life) | Effect::DamageGroup(life) | Effect::DamageAll(life),
            )) => *life,
            _ => 0,
        };
        self.may_hold(holder, side, Kind::Spontaneous).iter().map(hurts).fold(0, u8::saturating_add)
    }

    /// Whether a target has a weapon or shield that could be taken away.
    fn holds_anything(self, at: Target) -> bool {
        let content = self.game.content();
        let arms = || content.all(Kind::Weapon).union(content.all(Kind::Shield));
        matches!(at, Target::Unit(unit) if !self.unit(unit).fitted.both(arms()).is_empty())
    }

    /// The cards of a kind that a hand may have, as another side sees it: those it knows, and if there are backs of that
    /// kind, all that lie nowhere in view.
    fn may_hold(self, holder: Side, knower: Side, kind: Kind) -> Cards {
        let group = self.battle.group(holder);
        let cards = self.game.content().all(kind);
        if holder == knower {
            return group.hand.both(cards);
        }
        let hidden = group.hand.minus(group.known);
        let is_hidden = Pile::ALL.into_iter().any(|pile| hidden.count(pile) > 0 && cards.count(pile) > 0);
        let unseen = if is_hidden { self.unseen_by(knower) } else { Cards::NONE };
        group.known.union(unseen).both(cards)
    }

    /// The cards that a side does not see: those of the draw piles, and of other hands.
    fn unseen_by(self, knower: Side) -> Cards {
        let others = self.battle.sides().filter(|side| *side != knower).map(|side| self.battle.group(side));
        others.fold(self.battle.deck, |unseen, group| unseen.union(group.hand.minus(group.known)))
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
