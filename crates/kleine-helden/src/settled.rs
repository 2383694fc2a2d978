//! What a side can know about the rest of a fight: what others may still play, and what is settled whatever they play.

use arrayvec::ArrayVec;

use crate::battle::{Aim, Casting, Deed, Defence, Fight, How, MAX_UNITS, Side, Step, Target, UnitId, Window};
use crate::content::{Burden, Card, CardId, Cards, Effect, Extra, Figures, Kind, Pile, Role, Trick};
use crate::fight::{ATTACK, LOWEST_DIE, MAGIC, met_by};
use crate::look::{Look, Traits};

impl Look<'_> {
    /// Whether the attacked unit parries, or may do so by a second wind that this side holds or cannot rule out.
    pub(crate) fn may_parry(self, side: Side, fight: &Fight) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        fight.defence != Defence::None || self.unit(unit).reactions == 0 && self.may_have_second_wind(side, unit)
    }

    /// Whether the attack may be diverted to a unit that could parry it.
    pub(crate) fn may_be_met_by_others(self, side: Side, is_it: impl Fn(Target) -> bool) -> bool {
        self.others_of_target().any(|at| is_it(at) && self.may_react(side, at)) && self.may_be_diverted(side)
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
    pub(crate) fn may_be_diverted(self, side: Side) -> bool {
        let is_divert = |card: CardId| matches!(self.game.content().card(card), Card::Spontaneous(Trick::Divert));
        let may_divert = |holder: Side| self.may_hold(holder, side, Kind::Spontaneous).iter().any(is_divert);
        self.others_of_target().next().is_some() && self.game.order_from(Side(0)).any(may_divert)
    }

    /// How far the values of a fight may at most shift in favour of an attacked side, by cards that it holds or that
    /// this side cannot rule out.
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
    fn most_hurt(self, holder: Side, side: Side) -> i16 {
        if !self.are_enemies(side, holder) {
            return 0;
        }
        self.most_held(holder, side, Kind::Spontaneous, |card| self.hurt(card))
    }

    /// The same by cards of several others; none of them is in two hands.
    fn most_hurt_by(self, others: impl Iterator<Item = Side>, side: Side) -> i16 {
        let others: ArrayVec<Side, 5> = others.filter(|other| self.are_enemies(side, *other)).collect();
        let held = others.iter().map(|other| self.may_hold(*other, side, Kind::Spontaneous));
        let all: i16 = held.fold(Cards::NONE, Cards::union).iter().map(|card| self.hurt(card)).sum();
        others.iter().map(|other| self.most_hurt(*other, side)).sum::<i16>().min(all)
    }

    /// The life that somebody loses by a card at once.
    fn hurt(self, card: CardId) -> i16 {
        match self.game.content().card(card) {
            Card::Spontaneous(Trick::Now(
                Effect::Damage(life) | Effect::DamageGroup(life) | Effect::DamageAll(life),
            )) => i16::from(*life),
            _ => 0,
        }
    }

    /// The most armour that the attacked unit may get by cards that a side cannot rule out: a potion of its own group,
    /// a manoeuvre if it reacts (KH-60), or a spontaneous event of any enemy of the attacker.
    pub(crate) fn most_armour(self, side: Side, at: Target) -> i16 {
        let Target::Unit(unit) = at else { return 0 };
        // KH-31: everything is declared before an attack is diverted, and armour only helps units.
        if self.battle.fight.as_ref().is_some_and(|fight| !matches!(fight.at, Target::Unit(_))) {
            return 0;
        }
        let owner = self.unit(unit).side;
        let gain = |card: CardId| self.boost(card).map_or(0, |boost| i16::from(boost.figures.armour.max(0)));
        let most = |holder: Side, kind: Kind| self.most_held(holder, side, kind, gain);
        // They are declared for the one who is attacked now, wherever the attack goes then.
        let reacts = |fight: &Fight| {
            fight.defence != Defence::None || matches!(fight.at, Target::Unit(unit) if self.unit(unit).reactions == 0)
        };
        let may_manoeuvre =
            !self.has_burden(owner, Burden::NoManoeuvres) && self.battle.fight.as_ref().is_none_or(reacts);
        let manoeuvres = if may_manoeuvre { most(owner, Kind::Manoeuvre) } else { 0 };
        let enemies = self.game.order_from(Side(0)).filter(|other| self.are_enemies(side, *other));
        let events = enemies.map(|enemy| self.may_hold(enemy, side, Kind::Spontaneous)).fold(Cards::NONE, Cards::union);
        most(owner, Kind::Potion) + manoeuvres + events.iter().map(gain).sum::<i16>()
    }

    /// Whether the one attacked has armour that counts, in a fight with all that its side may play, or by cards of others.
    pub(crate) fn may_wear_armour(self, side: Side, hoped: &Fight) -> bool {
        let attacker = self.announced_traits(hoped.by, hoped.means);
        let is_armour = |card: CardId| self.boost(card).is_some_and(|boost| boost.figures.armour > 0);
        let mut others = self.game.order_from(Side(0)).filter(|other| *other != side);
        !attacker.ignores_armour
            && (self.armour_against(hoped, hoped.at, &attacker) > 0
                || others.any(|other| self.may_hold(other, side, Kind::Spontaneous).iter().any(is_armour)))
    }

    /// The most life that a unit may have after all heals that a side cannot rule out. Only who fights drinks and is
    /// helped by manoeuvres (KH-55, KH-60).
    fn most_life(self, side: Side, unit: UnitId) -> i16 {
        let one = self.unit(unit);
        let gain = |card: CardId| match self.game.content().card(card) {
            Card::Spontaneous(Trick::Now(Effect::Heal(life) | Effect::HealAll(life))) => i16::from(*life),
            _ => self.boost(card).map_or(0, |boost| boost.extras.iter().map(healing).sum()),
        };
        let kinds = [Kind::Spontaneous, Kind::Potion, Kind::Manoeuvre];
        let kinds = if self.fighters(Window::Fight).contains(&Some(unit)) { &kinds[..] } else { &kinds[..1] };
        let gained: i16 = kinds.iter().map(|kind| self.most_held(one.side, side, *kind, gain)).sum();
        (i16::from(one.life) + gained).min(i16::from(self.full_life(unit)))
    }

    /// The most that the cards of a kind in a hand may be worth to another side that does not see all of them.
    fn most_held(self, holder: Side, knower: Side, kind: Kind, worth: impl Fn(CardId) -> i16) -> i16 {
        let group = self.battle.group(holder);
        let cards = self.game.content().all(kind);
        if holder == knower {
            return group.hand.both(cards).iter().map(worth).sum();
        }
        let known: i16 = group.known.both(cards).iter().map(&worth).sum();
        let hidden = group.hand.minus(group.known);
        let most_hidden = Pile::ALL.map(|pile| {
            let unseen = || self.unseen_by(knower).both(cards).of(pile);
            let count = hidden.count(pile);
            if count == 0 || cards.count(pile) == 0 {
                return 0;
            }
            let mut worths: Vec<i16> = unseen().iter().map(&worth).collect();
            worths.sort_unstable_by(|one, other| other.cmp(one));
            worths.into_iter().take(count).sum()
        });
        known + most_hidden.into_iter().sum::<i16>()
    }

    /// The cards of a kind that a hand may have, as another side sees it: those it knows, and if there are backs of
    /// that kind, all that are nowhere in view.
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

    /// KH-61: a diverted attack still comes to nothing because of what was declared and is resolved next.
    pub(crate) fn is_foiled_next(self) -> bool {
        let declared = self.battle.agenda.iter().rev().map_while(|step| match step {
            Step::Declared { side, card, .. } => Some((*side, self.game.content().card(*card))),
            _ => None,
        });
        // An immediate effect may hit the side that has declared something after it.
        let mut safe =
            declared.take_while(|(_, card)| !matches!(card, Card::Spontaneous(Trick::Now(_) | Trick::Divert)));
        safe.any(|(side, card)| matches!(card, Card::Spontaneous(Trick::Foil(fights)) if self.can_foil(side, *fights)))
    }

    /// KH-35: whoever of these the attack hurts falls, whatever cards come. The least damage that hurts is 1.
    pub(crate) fn kills(self, side: Side, fight: &Fight, at: Target, attacker: &Traits) -> bool {
        let Target::Unit(unit) = at else { return false };
        self.least_damage(side, fight, at, attacker).max(1) >= self.most_life(side, unit)
    }

    /// KH-34: the attack hits by itself and hurts, and nobody can change that.
    fn wounds(self, side: Side, fight: &Fight, attacker: &Traits) -> bool {
        let is_met = match fight.at {
            Target::Unit(_) => fight.defence != Defence::None || self.may_parry(side, fight),
            Target::Npc(_) | Target::Ward(_) => false,
            Target::Demon(_) => true,
        };
        !is_met
            && !fight.is_foiled
            && !self.may_be_foiled(side, fight)
            && !self.may_be_diverted(side)
            && self.least_damage(side, fight, fight.at, attacker) > 0
    }

    /// The damage of a hit without sixes, if the target gets all the armour that cannot be ruled out.
    fn least_damage(self, side: Side, fight: &Fight, at: Target, attacker: &Traits) -> i16 {
        let gained = if attacker.ignores_armour { 0 } else { self.most_armour(side, at) };
        self.damage_value(fight, at, attacker).total() - self.armour_against(fight, at, attacker) - gained
    }

    fn may_be_foiled(self, side: Side, fight: &Fight) -> bool {
        let kind = Look::kind_of_fight(fight.means.how());
        let attacker = self.unit(fight.by).side;
        let is_foil = |card: CardId| matches!(self.game.content().card(card), Card::Spontaneous(Trick::Foil(fights)) if fights.contains(kind));
        let mut enemies = self.game.order_from(Side(0)).filter(|other| self.are_enemies(attacker, *other));
        enemies.any(|other| self.may_hold(other, side, Kind::Spontaneous).iter().any(is_foil))
    }

    /// Whether the attacker falls anyway when the attack is warded off.
    pub(crate) fn is_avenged(self, side: Side, fight: &Fight, defender: &Traits) -> bool {
        i16::from(defender.counter) >= self.most_life(side, fight.by)
    }

    /// Whether a card ends the fight under way, because it fells one of the two at once.
    pub(crate) fn fells_fighter(self, side: Side, card: CardId) -> bool {
        let Card::Spontaneous(Trick::Now(effect)) = self.game.content().card(card) else { return false };
        let Some(fight) = &self.battle.fight else { return false };
        let deed = Deed { card, side, by: None };
        let target = if let Target::Unit(unit) = fight.at { Some(unit) } else { None };
        [Some(fight.by), target].into_iter().flatten().any(|unit| {
            let falls = |life: u8| i16::from(life) >= self.most_life(side, unit);
            match *effect {
                Effect::Damage(life) => falls(life) && !self.has_such_aim(deed, *effect, |aim| aim != Aim::Unit(unit)),
                Effect::DamageGroup(life) => {
                    let group = Aim::Group(self.unit(unit).side);
                    falls(life) && !self.has_such_aim(deed, *effect, |aim| aim != group)
                }
                Effect::DamageAll(life) => falls(life) && self.are_enemies(side, self.unit(unit).side),
                _ => false,
            }
        })
    }

    /// Whether what a card heals is healed without it: by others of these cards, or by an attack that drains life.
    pub(crate) fn is_healed_anyway(self, side: Side, window: Window, card: CardId, cards: Cards) -> bool {
        let Some(Healing { now, drained }) = self.healing(card) else { return false };
        let fight = self.battle.fight.as_ref().filter(|_| window == Window::Fight);
        let fighter = self.fighters(window).into_iter().flatten().find(|unit| self.unit(*unit).side == side);
        let hurt: ArrayVec<UnitId, MAX_UNITS> =
            self.battle.living_of(side).map(|(unit, _)| unit).filter(|unit| self.is_hurt(*unit)).collect();
        let is_prayer = |card: CardId| matches!(self.game.content().card(card), Card::Spontaneous(_));
        let only = if let [only] = hurt.as_slice() { Some(*only) } else { None };
        // An event heals any unit, everything else heals the fighter or caster.
        let Some(unit) = (if is_prayer(card) { only } else { fighter }) else { return false };
        let is_for_it = |other: &CardId| if is_prayer(*other) { only == Some(unit) } else { fighter == Some(unit) };
        let others = cards.iter().filter(|other| *other != card).filter(is_for_it).filter_map(|it| self.healing(it));
        let (instant, drain) = others.fold((0, 0), |(now, drained), it| (now + it.now, drained + it.drained));
        let missing = i16::from(self.full_life(unit)) - i16::from(self.unit(unit).life);
        let earlier = self.order_in(window).take_while(|other| *other != side);
        let struck_earlier = self.most_hurt_by(earlier, side);
        if now > 0 && instant >= missing + struck_earlier {
            return true;
        }
        let struck = self.most_hurt_by(self.order_in(window), side);
        if struck > 0 && (now > 0 || window == Window::Cast) {
            return false;
        }
        if window == Window::Cast {
            return now > 0 && instant + self.healed_by_spell(side, unit, cards) >= missing;
        }
        let Some(fight) = fight.filter(|fight| fight.by == unit) else { return false };
        let attacker = self.attacker_traits(fight);
        let drain = drain + i16::from(attacker.drain);
        // What is struck may be struck after all that heals at once, but before the blow.
        let instant = if struck > 0 { 0 } else { instant };
        // A drain needs the same blow as another one.
        instant + drain >= missing + struck && drain > 0 && (drained > 0 || self.wounds(side, fight, &attacker))
            || drained > 0 && struck == 0 && instant >= missing
    }

    /// KH-50: what the current spell heals for a unit, if it works with these cards whatever is rolled and played.
    fn healed_by_spell(self, side: Side, unit: UnitId, cards: Cards) -> i16 {
        let Some(casting) = &self.battle.casting else { return 0 };
        let life = match self.effect_of(casting.card) {
            Some(Effect::Heal(life)) if casting.aim == Aim::Unit(unit) => life,
            Some(Effect::HealAll(life)) => life,
            _ => return 0,
        };
        let backing = cards.iter().filter(|card| self.boost(*card).is_some());
        let backed = Casting { caster: casting.caster.iter().copied().chain(backing).collect(), ..casting.clone() };
        let spoils = |card: CardId| match self.game.content().card(card) {
            Card::Spontaneous(Trick::CounterSpell) => true,
            Card::Spontaneous(Trick::Meddle(boost)) => boost.figures.magic < 0,
            _ => false,
        };
        let mut others = self.game.order_from(Side(0)).filter(|other| *other != side);
        let is_safe = !others.any(|other| self.may_hold(other, side, Kind::Spontaneous).iter().any(spoils));
        let least = self.casting_value(&backed).total() + LOWEST_DIE;
        if is_safe && least >= i16::from(self.target_of(casting.card)) { i16::from(life) } else { 0 }
    }

    /// What a card heals, if it does nothing else.
    fn healing(self, card: CardId) -> Option<Healing> {
        if let Card::Spontaneous(Trick::Now(Effect::Heal(life))) = self.game.content().card(card) {
            return Some(Healing { now: i16::from(*life), drained: 0 });
        }
        let boost = self.boost(card).filter(|boost| boost.figures == Figures::NONE && !boost.extras.is_empty())?;
        let mut healing = Healing { now: 0, drained: 0 };
        for extra in boost.extras.iter() {
            match extra {
                Extra::Heal(life) => healing.now += i16::from(life),
                Extra::Drain(life) => healing.drained += i16::from(life),
                _ => return None,
            }
        }
        Some(healing)
    }
}

/// What a card heals at once, and when the attack does damage.
struct Healing {
    now: i16,
    drained: i16,
}

fn healing(extra: Extra) -> i16 {
    if let Extra::Heal(life) = extra { i16::from(life) } else { 0 }
}
