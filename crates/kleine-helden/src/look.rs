//! What the rules constantly read of units and groups: base values, powers, worn cards, free hands and body parts.

use crate::battle::{Battle, Side, Unit, UnitId, What};
pub(crate) use crate::content::Traits;
use crate::content::{
    BodyParts, Boost, Burden, Burdens, Card, CardId, Cards, Figures, Kind, Monster, Pile, Power, Powers, Reach,
    Service, Trick, Wear,
};
use crate::game::KleineHelden;
use crate::reasons::Reason;

/// A battle together with its game.
#[derive(Clone, Copy)]
pub(crate) struct Look<'p> {
    pub game: &'p KleineHelden,
    pub battle: &'p Battle,
}

impl<'p> Look<'p> {
    #[inline]
    pub fn unit(self, unit: UnitId) -> &'p Unit {
        self.battle.unit(unit)
    }

    /// KH-03: the printed values of a hero, creature or monster.
    #[inline]
    pub fn base(self, unit: UnitId) -> Figures {
        match self.unit(unit).what {
            What::Hero(hero) => self.game.content().hero(hero).figures,
            What::Creature { card, .. } => match self.game.content().card(card) {
                Card::Summons(summons) => summons.creature.figures,
                _ => Figures::NONE,
            },
            What::Monster => self.monster().map_or(Figures::NONE, |monster| monster.figures),
        }
    }

    /// The printed powers of a hero, creature or monster.
    #[inline]
    pub fn own_powers(self, unit: UnitId) -> Powers {
        self.game.own_powers(self.unit(unit).what)
    }

    /// How far a creature or monster strikes by itself.
    pub fn own_reach(self, unit: UnitId) -> Option<Reach> {
        match self.unit(unit).what {
            What::Hero(_) => None,
            What::Creature { card, .. } => match self.game.content().card(card) {
                Card::Summons(summons) => Some(summons.creature.reach),
                _ => None,
            },
            What::Monster => self.monster().map(|monster| monster.reach),
        }
    }

    /// The monster of the scenario.
    pub fn monster(self) -> Option<&'p Monster> {
        self.game.monster()
    }

    /// The starting life of a unit, which healing never exceeds.
    pub fn full_life(self, unit: UnitId) -> u8 {
        match self.unit(unit).what {
            What::Hero(_) => self.game.hero_life(),
            What::Creature { card, .. } => match self.game.content().card(card) {
                Card::Summons(summons) => summons.creature.life,
                _ => 0,
            },
            What::Monster => self.game.monster_life(),
        }
    }

    /// KH-03: whether it may use spells.
    #[inline]
    pub fn is_magical(self, unit: UnitId) -> bool {
        self.unit(unit).hero().is_some_and(|hero| self.game.content().hero(hero).is_magical)
    }

    /// What a unit wears: armour, and artefacts wherever it carries them.
    #[inline]
    pub fn worn(self, unit: UnitId) -> Cards {
        let content = self.game.content();
        self.unit(unit).fitted.both(content.all(Kind::Armour).union(content.all(Kind::Artefact)))
    }

    /// What worn cards add, and what they can do.
    #[inline]
    pub fn worn_figures(self, card: CardId) -> (Figures, Powers) {
        self.game.content().card(card).worn().unwrap_or((Figures::NONE, Powers::NONE))
    }

    /// What a unit can always do: by itself and with worn cards.
    pub fn standing_traits(self, unit: UnitId) -> Traits {
        let mut traits = Traits::default();
        self.standing_powers(unit).for_each(|powers| traits.add_powers(powers));
        traits
    }

    /// The same one by one, for callers that look for a single power.
    #[inline]
    pub fn standing_powers(self, unit: UnitId) -> impl Iterator<Item = Powers> {
        let worn = self.unit(unit).fitted.both(self.game.content().powerful());
        std::iter::once(self.own_powers(unit)).chain(worn.iter().map(move |card| self.worn_figures(card).1))
    }

    /// The totals of a unit's permanent powers.
    #[inline]
    pub fn sum_standing(self, unit: UnitId, worth: impl Fn(Power) -> u8) -> u8 {
        let worth_of = |powers: Powers| powers.iter().fold(0, |sum: u8, power| sum.saturating_add(worth(power)));
        self.standing_powers(unit).fold(0, |sum, powers| sum.saturating_add(worth_of(powers)))
    }

    #[inline]
    pub fn has_standing(self, unit: UnitId, power: Power) -> bool {
        self.standing_powers(unit).any(|powers| powers.has(power))
    }

    /// KH-56: what the demon at a group does to it.
    #[inline]
    pub fn burdens(self, side: Side) -> Burdens {
        match self.battle.group(side).demon.map(|demon| self.game.content().card(demon.card)) {
            Some(Card::Demon(demon)) => demon.burdens,
            _ => Burdens::NONE,
        }
    }

    #[inline]
    pub fn has_burden(self, side: Side, burden: Burden) -> bool {
        self.battle.group(side).demon.is_some() && self.burdens(side).has(burden)
    }

    /// The boost of a card that can be played on a unit that rolls, or of a power.
    pub fn boost(self, card: CardId) -> Option<Boost> {
        match self.game.content().card(card) {
            Card::Potion(boost) | Card::Manoeuvre(boost) | Card::Spontaneous(Trick::Meddle(boost)) => Some(*boost),
            Card::Npc(npc) => boost_of(npc.service),
            Card::Artefact(artefact) => artefact.active.and_then(|active| boost_of(active.service)),
            _ => None,
        }
    }

    /// KH-22: how many hands something takes.
    #[inline]
    pub fn hands(self, card: CardId) -> u8 {
        match self.game.content().card(card) {
            Card::Weapon(weapon) => 1 + u8::from(weapon.one.is_none()),
            Card::Shield(_) => 1,
            Card::Artefact(artefact) => u8::from(artefact.wear == Wear::Held),
            _ => 0,
        }
    }

    /// KH-22: how many hands these cards take.
    #[inline]
    pub fn hands_full(self, fitted: Cards) -> u8 {
        fitted.of(Pile::Equipment).iter().map(|card| self.hands(card)).sum()
    }

    /// KH-21: the body parts that something covers.
    #[inline]
    pub fn parts(self, card: CardId) -> BodyParts {
        match self.game.content().card(card) {
            Card::Armour(armour) => armour.parts,
            Card::Artefact(artefact) => match artefact.wear {
                Wear::Held => BodyParts::empty(),
                Wear::Worn(parts) => parts,
            },
            _ => BodyParts::empty(),
        }
    }

    /// KH-21, KH-22, KH-24: whether a hero who has these cards fitted can get one more.
    pub fn why_not_fit(self, unit: UnitId, fitted: Cards, card: CardId) -> Option<Reason> {
        let printed = self.game.content().card(card);
        let kind = printed.kind();
        if self.unit(unit).hero().is_none() {
            return Some(Reason::OnlyHeroes);
        }
        if kind.gear().is_none() {
            return Some(Reason::NotFittable);
        }
        if kind.is_spell() {
            return (!self.is_magical(unit)).then_some(Reason::NotMagical);
        }
        let parts = self.parts(card);
        if !parts.is_empty() && fitted.iter().any(|other| self.parts(other).intersects(parts)) {
            return Some(Reason::BodyPartTaken);
        }
        if kind == Kind::Shield && !fitted.both(self.game.content().all(Kind::Shield)).is_empty() {
            return Some(Reason::SecondShield);
        }
        let hands = self.hands(card);
        (hands > 0 && self.hands_full(fitted) + hands > 2).then_some(Reason::NoFreeHand)
    }

    #[inline]
    pub fn can_fit(self, unit: UnitId, card: CardId) -> bool {
        self.why_not_fit(unit, self.unit(unit).fitted, card).is_none()
    }

    /// All cards of a hand that heroes can be fitted with.
    #[inline]
    pub fn fittable(self, side: Side, unit: UnitId) -> Cards {
        let content = self.game.content();
        let hand = self.battle.group(side).hand;
        let spells = if self.is_magical(unit) {
            hand.of(Pile::Magic).minus(content.all(Kind::Potion)).minus(content.all(Kind::Demon))
        } else {
            Cards::NONE
        };
        let gear = hand.of(Pile::Equipment).iter().filter(|card| self.can_fit(unit, *card)).collect::<Cards>();
        spells.union(gear)
    }
}

impl KleineHelden {
    /// The printed powers of a hero, creature or monster.
    #[inline]
    pub(crate) fn own_powers(&self, what: What) -> Powers {
        match what {
            What::Hero(hero) => self.content().hero(hero).powers,
            What::Creature { card, .. } => match self.content().card(card) {
                Card::Summons(summons) => summons.creature.powers,
                _ => Powers::NONE,
            },
            What::Monster => self.monster().map_or(Powers::NONE, |monster| monster.powers),
        }
    }
}

fn boost_of(service: Service) -> Option<Boost> {
    match service {
        Service::InFight(boost) => Some(boost),
        Service::InTurn(_) => None,
    }
}
