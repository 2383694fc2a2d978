//! Spielablauf: what a player may do on their own turn, and why something is not possible.

use crate::asked::Act;
use crate::battle::{Deed, Grip, Means, Origin, Side, UnitId};
use crate::content::{Burden, Card, CardId, Kind, Pile, Trick};
use crate::fight::hows;
use crate::look::Look;
use crate::reasons::Reason;
use crate::trade::{HERO_PRICE, TRADE_PRICE};

impl Look<'_> {
    /// Everything that a player may think of now: the actions in the order of the book, everything that costs none, the
    /// end of the turn. What is not possible comes with its reason, and only if reasons are wanted.
    pub(crate) fn each_act(self, side: Side, wants_reasons: bool, see: &mut impl FnMut(Act, Option<Reason>)) {
        let has_targets = self.targets(side).next().is_some();
        for (unit, one) in self.battle.living_of(side) {
            if one.actions > 0 || wants_reasons {
                self.each_attack(unit, has_targets, see);
                self.each_action(side, unit, wants_reasons, see);
            }
        }
        self.each_play(side, see);
        self.each_power(side, wants_reasons, see);
        see(Act::Trade, self.why_not_trade(side));
        see(Act::Buy, self.why_not_buy(side));
        see(Act::EndTurn, None);
    }

    /// KH-12, KH-30, KH-51.
    fn each_attack(self, by: UnitId, has_targets: bool, see: &mut impl FnMut(Act, Option<Reason>)) {
        let one = self.unit(by);
        let reason = match one.actions {
            0 => Some(Reason::AlreadyActed),
            _ if one.is_fresh => Some(Reason::JustSummoned),
            _ => (!has_targets).then_some(Reason::NobodyToAttack),
        };
        self.add_means(by, |means| see(Act::Attack { by, means }, reason));
    }

    /// KH-10, KH-11, KH-13, KH-14: everything except attacks. Creatures can do none of it (KH-51).
    fn each_action(self, side: Side, unit: UnitId, wants_reasons: bool, see: &mut impl FnMut(Act, Option<Reason>)) {
        let one = self.unit(unit);
        let reason = match one.hero() {
            None => Some(Reason::OnlyHeroes),
            Some(_) => (one.actions == 0).then_some(Reason::AlreadyActed),
        };
        let unless = |can: bool, why: Reason| reason.or((!can).then_some(why));
        see(Act::Equip { unit }, unless(self.can_equip(side, unit), Reason::NothingToFit));
        let others = self.battle.living_of(side).filter(|(other, another)| *other > unit && another.hero().is_some());
        for (other, another) in others.filter(|_| one.hero().is_some()) {
            let spent = (another.actions == 0).then_some(Reason::AlreadyActed);
            let can = spent.is_some() || reason.is_some() || self.can_transfer(unit, other);
            see(Act::Transfer { one: unit, other }, unless(can, Reason::NothingToMove).or(spent));
        }
        if self.is_magical(unit) || wants_reasons {
            self.each_spell(side, unit, see);
        }
        see(Act::Forgo { unit }, unless(self.battle.has_cards(), Reason::NoCardToDraw));
        if self.can_search() && one.hero().is_some() {
            see(Act::Search { unit }, reason);
        }
        if wants_reasons {
            self.refuse_two_hands(unit, see);
        }
    }

    /// KH-13, KH-50, KH-54: spells from the book and from the hand. Attack spells are already among the attacks.
    fn each_spell(self, side: Side, by: UnitId, see: &mut impl FnMut(Act, Option<Reason>)) {
        for (cards, origin) in [(self.unit(by).fitted, Origin::Book), (self.battle.group(side).hand, Origin::Hand)] {
            for card in cards.of(Pile::Magic).iter() {
                let reason = || self.why_not_cast(side, by, card, origin);
                match self.game.content().card(card).kind() {
                    Kind::AttackSpell => {
                        let means = Means::Spell { card, origin };
                        reason().into_iter().for_each(|reason| see(Act::Attack { by, means }, Some(reason)));
                    }
                    Kind::DefenceSpell | Kind::GeneralSpell | Kind::Summons => {
                        see(Act::Cast { by, card, origin }, reason());
                    }
                    Kind::Potion | Kind::Demon => {}
                    Kind::Weapon | Kind::Shield | Kind::Armour | Kind::Artefact => {}
                    Kind::Manoeuvre | Kind::Event | Kind::Spontaneous | Kind::Npc => {}
                }
            }
        }
    }

    /// KH-23: a two-handed weapon while the other hand holds something.
    fn refuse_two_hands(self, by: UnitId, see: &mut impl FnMut(Act, Option<Reason>)) {
        for card in self.arms(by).iter() {
            let Some(weapon) = self.game.content().card(card).weapon() else { continue };
            if weapon.two.is_some() && self.grips(by, card, weapon).all(|grip| grip == Grip::One) {
                let all = hows(weapon.reach).map(|how| Means::Weapon { card, grip: Grip::Two, how });
                all.for_each(|means| see(Act::Attack { by, means }, Some(Reason::HandsFull)));
            }
        }
    }

    /// KH-16, KH-56, KH-61: hand cards played outside a fight.
    fn each_play(self, side: Side, see: &mut impl FnMut(Act, Option<Reason>)) {
        for card in self.battle.group(side).hand.iter() {
            let deed = Deed { card, side, by: None };
            let unless = |can: bool| (!can).then_some(Reason::NothingToAimAt);
            let reason = match self.game.content().card(card) {
                Card::Npc(_) => None,
                Card::Demon(_) => unless(self.can_lay(side, card)),
                Card::Event(_) if self.battle.turn.has_played_event => Some(Reason::OneEventATurn),
                Card::Event(effect) | Card::Spontaneous(Trick::Now(effect)) => unless(self.has_aim(deed, *effect)),
                Card::Potion(_) => Some(Reason::PotionBeforeRoll),
                Card::Manoeuvre(_) => Some(Reason::ManoeuvreBeforeRoll),
                Card::Spontaneous(_) => Some(Reason::NothingUnderWay),
                Card::DefenceSpell(_) => Some(Reason::OnlyInDefence),
                Card::Weapon(_) | Card::Shield(_) | Card::Armour(_) | Card::Artefact(_) => continue,
                Card::AttackSpell(_) | Card::GeneralSpell(_) | Card::Summons(_) => continue,
            };
            see(Act::Play { card }, reason);
        }
    }

    /// KH-16, KH-62: the powers of the NPC and of artefacts.
    fn each_power(self, side: Side, wants_reasons: bool, see: &mut impl FnMut(Act, Option<Reason>)) {
        let usable = self.powers_in_turn(side);
        usable.iter().for_each(|card| see(Act::Use { card }, None));
        if !wants_reasons {
            return;
        }
        let group = self.battle.group(side);
        let artefacts = self.game.content().all(Kind::Artefact);
        let fitted = self.battle.living_of(side).flat_map(|(_, unit)| unit.fitted.both(artefacts).iter());
        for card in group.npc.map(|npc| npc.card).into_iter().chain(fitted).filter(|card| !usable.contains(*card)) {
            if group.used.contains(card) {
                see(Act::Use { card }, Some(Reason::AlreadyUsed));
            } else if self.effect_of(card).is_some() {
                see(Act::Use { card }, Some(Reason::NothingToAimAt));
            }
        }
    }

    /// KH-16.
    fn why_not_trade(self, side: Side) -> Option<Reason> {
        let cards = self.battle.group(side).hand.len();
        if cards < usize::from(TRADE_PRICE) {
            return Some(Reason::TooFewCards { cards });
        }
        self.has_burden(side, Burden::NoTrading).then_some(Reason::Burdened)
    }

    /// KH-17.
    fn why_not_buy(self, side: Side) -> Option<Reason> {
        let group = self.battle.group(side);
        let cards = group.hand.len();
        match group.has_bought {
            true => Some(Reason::AlreadyBought),
            false if self.battle.heroes.is_empty() => Some(Reason::NoHeroesLeft),
            false if cards < usize::from(HERO_PRICE) => Some(Reason::TooFewForHero { cards }),
            false => self.has_burden(side, Burden::NoTrading).then_some(Reason::Burdened),
        }
    }

    /// KH-13, KH-38, KH-53: why a spell cannot be cast now.
    fn why_not_cast(self, side: Side, by: UnitId, card: CardId, origin: Origin) -> Option<Reason> {
        let one = self.unit(by);
        if one.hero().is_none() {
            return Some(Reason::OnlyHeroes);
        }
        if !self.is_magical(by) {
            return Some(Reason::NotMagical);
        }
        if let Card::DefenceSpell(_) = self.game.content().card(card) {
            return Some(Reason::OnlyInDefence);
        }
        if origin == Origin::Book && self.battle.is_resting(card) {
            return Some(Reason::SpellRests);
        }
        if one.actions == 0 {
            return Some(Reason::AlreadyActed);
        }
        let can = self.has_aim(Deed { card, side, by: Some(by) }, self.effect_of(card)?);
        (!can).then_some(Reason::NothingToAimAt)
    }
}
