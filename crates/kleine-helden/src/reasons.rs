//! Why something is not allowed, and the rule behind it.

use schemars::JsonSchema;
use serde::Serialize;
use table::Vocabulary;

use crate::asked::Act;
use crate::battle::{Deed, Grip, How, Means, Origin, Side, UnitId};
use crate::content::{Card, CardId, Trick};
use crate::game::{KleineHelden, Play};
use crate::look::Look;
use crate::trade::{HERO_PRICE, TRADE_PRICE};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "snake_case")]
#[vocabulary(KleineHelden, rules)]
pub enum Reason {
    /// KH-07: the unit has no action left.
    AlreadyActed,
    /// KH-51: a creature cannot attack in the round it was summoned.
    JustSummoned,
    /// KH-51: creatures are not fitted, cast nothing and draw nothing.
    OnlyHeroes,
    /// KH-24
    NotMagical,
    /// KH-21
    BodyPartTaken,
    /// KH-21
    SecondShield,
    /// KH-22
    NoFreeHand,
    /// KH-23: a weapon in two hands while the other hand holds something.
    HandsFull,
    /// KH-24
    NotFittable,
    /// KH-10: there is no card that could be fitted or taken back.
    NothingToFit,
    /// KH-11: nothing that one of the two has can go over to the other.
    NothingToMove,
    /// KH-10
    TwoTakenBack,
    /// KH-10: both cards taken back come from the same hero.
    OneHeroOnly,
    /// KH-53
    SpellRests,
    /// KH-50
    NothingToAimAt,
    /// KH-15
    NoReactionLeft,
    /// KH-38: this spell does not ward off such attacks.
    WrongSpell,
    /// KH-36: weapons do not help against shots, and nothing but resistance against spells.
    NoHelpAgainstThis,
    /// KH-56
    DemonNotProtected,
    /// KH-74: the target of this attack cannot be protected.
    TooSwift,
    /// KH-61
    OneEventATurn,
    /// KH-62: its power was used in this round.
    AlreadyUsed,
    /// KH-16: three hand cards are traded for one.
    TooFewCards { cards: usize },
    /// KH-17: a hero costs eight hand cards.
    TooFewForHero { cards: usize },
    /// KH-17
    AlreadyBought,
    /// KH-17
    NoHeroesLeft,
    /// KH-56: the demon at the group forbids it.
    Burdened,
    /// KH-07: fewer or more cards than are drawn, or more than a pile has.
    WrongMix,
    /// KH-31: it is not in the hand, or nothing to be declared now.
    NotPlayable,
    /// KH-60: manoeuvres wait for a roll.
    ManoeuvreBeforeRoll,
    /// KH-55: so do potions.
    PotionBeforeRoll,
    /// KH-61: some spontaneous events are about a fight or a spell under way.
    NothingUnderWay,
    /// KH-38: defence spells are reactions.
    OnlyInDefence,
    /// KH-12
    NobodyToAttack,
    /// KH-14
    NoCardToDraw,
    /// KH-39: the unit cannot protect here.
    CannotProtect,
}

impl Play<'_, '_> {
    /// Rules out what a player may wonder about in the own turn and that is not among the options.
    pub(crate) fn explain_acts(&mut self, side: Side, options: &[Act]) {
        for (act, reason) in self.look().refused_acts(side) {
            if !options.contains(&act) {
                self.table.rule_out(|| (act, reason));
            }
        }
    }
}

impl Look<'_> {
    fn refused_acts(self, side: Side) -> Vec<(Act, Reason)> {
        let mut refused = Vec::new();
        for (unit, _) in self.battle.living_of(side) {
            self.refuse_actions(side, unit, &mut refused);
        }
        let group = self.battle.group(side);
        for card in group.hand.iter() {
            refused.extend(self.why_not_play(side, card).map(|reason| (Act::Play { card }, reason)));
        }
        let artefacts = self.battle.living_of(side).flat_map(|(_, unit)| unit.fitted.iter());
        for card in group.npc.map(|npc| npc.card).into_iter().chain(artefacts) {
            if group.used.contains(card) {
                refused.push((Act::Use { card }, Reason::AlreadyUsed));
            } else if self.effect_of(card).is_some() && self.game.content().card(card).school().is_none() {
                refused.push((Act::Use { card }, Reason::NothingToAimAt));
            }
        }
        let cards = group.hand.len();
        let why_no_trade = match cards < usize::from(TRADE_PRICE) {
            true => Reason::TooFewCards { cards },
            false => Reason::Burdened,
        };
        let why_no_hero = match group.has_bought {
            true => Reason::AlreadyBought,
            false if self.battle.heroes.is_empty() => Reason::NoHeroesLeft,
            false if cards < usize::from(HERO_PRICE) => Reason::TooFewForHero { cards },
            false => Reason::Burdened,
        };
        refused.push((Act::Trade, why_no_trade));
        refused.push((Act::Buy, why_no_hero));
        refused
    }

    /// The actions of one hero or creature that are not possible.
    fn refuse_actions(self, side: Side, unit: UnitId, refused: &mut Vec<(Act, Reason)>) {
        let one = self.unit(unit);
        let is_hero = one.hero().is_some();
        let why_no_action = if is_hero { Reason::AlreadyActed } else { Reason::OnlyHeroes };
        let why_no_forgoing = if is_hero && one.actions > 0 { Reason::NoCardToDraw } else { why_no_action };
        refused.push((Act::Forgo { unit }, why_no_forgoing));
        let why_no_equipping = if is_hero && one.actions > 0 { Reason::NothingToFit } else { why_no_action };
        refused.push((Act::Equip { unit }, why_no_equipping));
        let others = self.battle.living_of(side).filter(|(other, another)| *other > unit && another.hero().is_some());
        for (other, another) in others.filter(|_| is_hero) {
            let can_act = one.actions > 0 && another.actions > 0;
            let reason = if can_act { Reason::NothingToMove } else { Reason::AlreadyActed };
            refused.push((Act::Transfer { one: unit, other }, reason));
        }
        let why_no_attack = match one.actions {
            0 => Reason::AlreadyActed,
            _ if one.is_fresh => Reason::JustSummoned,
            _ => Reason::NobodyToAttack,
        };
        self.add_means(unit, |means| refused.push((Act::Attack { by: unit, means }, why_no_attack)));
        for card in self.arms(unit).iter() {
            let Some(weapon) = self.game.content().card(card).weapon() else { continue };
            if weapon.two.is_some() && self.grips(unit, card, weapon).all(|grip| grip == Grip::One) {
                let hows = [How::Melee, How::Ranged].into_iter();
                let means = hows.map(|how| Means::Weapon { card, grip: Grip::Two, how });
                let fits = means.filter(|means| match means.how() {
                    How::Melee => weapon.reach.is_melee(),
                    How::Ranged | How::Magical => weapon.reach.is_ranged(),
                });
                refused.extend(fits.map(|means| (Act::Attack { by: unit, means }, Reason::HandsFull)));
            }
        }
        for (cards, origin) in [(one.fitted, Origin::Book), (self.battle.group(side).hand, Origin::Hand)] {
            for card in cards.iter() {
                self.refuse_spell(side, unit, card, origin, refused);
            }
        }
    }

    fn refuse_spell(self, side: Side, unit: UnitId, card: CardId, origin: Origin, refused: &mut Vec<(Act, Reason)>) {
        let one = self.unit(unit);
        let act = match self.game.content().card(card) {
            Card::GeneralSpell(_) | Card::Summons(_) | Card::DefenceSpell(_) => Act::Cast { by: unit, card, origin },
            Card::AttackSpell(_) => Act::Attack { by: unit, means: Means::Spell { card, origin } },
            _ => return,
        };
        let reason = match act {
            _ if one.hero().is_none() => Some(Reason::OnlyHeroes),
            _ if !self.is_magical(unit) => Some(Reason::NotMagical),
            _ if matches!(self.game.content().card(card), Card::DefenceSpell(_)) => Some(Reason::OnlyInDefence),
            _ if origin == Origin::Book && self.battle.is_resting(card) => Some(Reason::SpellRests),
            _ if one.actions == 0 => Some(Reason::AlreadyActed),
            Act::Cast { .. } => self.why_not_cast(side, unit, card, origin),
            _ => None,
        };
        refused.extend(reason.map(|reason| (act, reason)));
    }

    /// KH-16, KH-56, KH-61: why a card of the hand cannot be played in the own turn outside a fight.
    pub(crate) fn why_not_play(self, side: Side, card: CardId) -> Option<Reason> {
        let deed = Deed { card, side, by: None };
        let can = match self.game.content().card(card) {
            Card::Npc(_) => true,
            Card::Demon(_) => self.can_lay(side, card),
            Card::Event(_) if self.battle.turn.has_played_event => return Some(Reason::OneEventATurn),
            Card::Event(effect) | Card::Spontaneous(Trick::Now(effect)) => self.has_aim(deed, *effect),
            Card::Potion(_) => return Some(Reason::PotionBeforeRoll),
            Card::Manoeuvre(_) => return Some(Reason::ManoeuvreBeforeRoll),
            Card::Spontaneous(_) => return Some(Reason::NothingUnderWay),
            Card::DefenceSpell(_) => return Some(Reason::OnlyInDefence),
            _ => return None,
        };
        (!can).then_some(Reason::NothingToAimAt)
    }
}
