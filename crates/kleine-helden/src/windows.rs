//! Keine Aktion: potions, manoeuvres, spontaneous events and powers, declared by all players at once (KH-31, KH-55,
//! KH-60, KH-61).
//!
//! Ruling: "at any time" means on a player's own turn, before the first roll of a fight, before the roll of a general
//! spell, and at the end of every turn. Declarations are resolved in order: the player who attacks, casts or is on
//! turn, the attacked one, then clockwise. Nobody can respond to a response.

use arrayvec::ArrayVec;
use table::{Flow, Secretly};

use crate::asked::{Declare, Question};
use crate::battle::{Aim, Deed, Defence, MAX_DECLARED, Side, Step, Target, UnitId, Window};
use crate::content::{Burden, Card, CardId, Cards, Effect, Extra, Figures, Kind, Pile, Role, Trick};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// Up to this many cards and powers, every combination is offered; beyond that single ones, pairs and all together.
const MAX_COMBINED: usize = 4;

impl Play<'_, '_> {
    /// All who have something to declare do so now, without seeing each other's choices. The window is skipped only if
    /// public information shows that there is nothing to declare.
    pub(crate) fn open_window(&mut self, window: Window) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        if !look.is_window_needed(window) {
            return Ok(());
        }
        let mut sides: ArrayVec<Side, 5> = ArrayVec::new();
        let mut asked: ArrayVec<Secretly<_, Declare>, 5> = ArrayVec::new();
        let has_readers = self.table.has_readers();
        for side in look.order_in(window) {
            let playable = look.playable(side, window);
            let mut options = combine(playable);
            options.retain(|declare| look.why_wasteful(side, window, declare.cards).is_none());
            if !options.is_empty() {
                sides.push(side);
                let complete = playable.len() <= MAX_COMBINED;
                let gambles = if has_readers { look.gambles(side, window, &options) } else { Cards::NONE };
                let question = Question::Declare { window, gambles };
                asked.push(Secretly { seat: side.seat(), question, options, complete });
            }
        }
        let legal = |seat: table::Seat, declare: &Declare| {
            let is_few = declare.cards.len() <= MAX_DECLARED;
            let side = Side::from(seat);
            match is_few && declare.cards.minus(look.playable(side, window)).is_empty() {
                true => look.why_wasteful(side, window, declare.cards).map_or(Ok(()), Err),
                false => Err(Reason::NotPlayable),
            }
        };
        let declared = self.table.ask_all_in_window(self.battle, &asked, &Declare::PASS, legal)?;
        self.show_declared(&sides, &declared);
        for (side, declare) in sides.into_iter().zip(declared).rev() {
            let cards: ArrayVec<CardId, MAX_DECLARED> = declare.cards.iter().take(MAX_DECLARED).collect();
            for card in cards.into_iter().rev() {
                self.next(Step::Declared { side, card, window });
            }
        }
        Ok(())
    }

    /// Everything is declared openly: from now on everybody knows which cards of which hands will be played.
    fn show_declared(&mut self, sides: &[Side], declared: &[Declare]) {
        for (side, declare) in sides.iter().zip(declared) {
            let side = *side;
            let group = self.battle.group_mut(side);
            let shown = declare.cards.both(group.hand);
            group.known = group.known.union(shown);
            for card in shown.iter() {
                self.table.tell(|| Event::Declared { side, card });
            }
        }
    }

    /// Plays a declared card, or uses a declared power. Others may have been resolved before.
    pub(crate) fn resolve_declared(&mut self, side: Side, card: CardId, window: Window) -> Flow {
        if self.battle.group(side).is_out {
            return Ok(());
        }
        match *self.game.content().card(card) {
            Card::Npc(_) | Card::Artefact(_) => self.use_power(side, card, Some(window)),
            Card::Spontaneous(trick) => {
                if self.declare(side, card) {
                    self.play_trick(side, card, trick)
                } else {
                    Ok(())
                }
            }
            _ => {
                if self.declare(side, card) {
                    match self.look().role_in(side, None, card, window) {
                        Some(role) => self.back(card, role),
                        None => self.table.tell(|| Event::CameToNothing { card }),
                    }
                }
                Ok(())
            }
        }
    }

    /// The card leaves the hand. It may have been stolen by something declared before.
    fn declare(&mut self, side: Side, card: CardId) -> bool {
        let is_there = self.battle.group(side).hand.contains(card);
        if is_there {
            self.discard_from_hand(side, card);
        } else {
            self.table.tell(|| Event::CameToNothing { card });
        }
        is_there
    }
}

impl<'p> Look<'p> {
    /// Whether there could be anything to declare, judging by public information: the backs of hand cards, and powers.
    fn is_window_needed(self, window: Window) -> bool {
        let fighters = self.fighters(window);
        let mut sides = self.game.order_from(Side(0));
        sides.any(|side| {
            let hand = self.battle.group(side).hand;
            let fights = fighters.iter().flatten().any(|unit| self.unit(*unit).side == side);
            hand.count(Pile::Tactics) > 0
                || fights && hand.count(Pile::Magic) > 0
                || !self.powers_in_window(side, window).is_empty()
        })
    }

    /// KH-31: the order in which declarations are resolved.
    pub(crate) fn order_in(self, window: Window) -> impl Iterator<Item = Side> + use<'p> {
        let (first, second) = match window {
            Window::Fight => {
                let fight = self.battle.fight.as_ref();
                (fight.map(|fight| self.unit(fight.by).side), fight.map(|fight| self.battle.side_of(fight.at)))
            }
            Window::Cast => (self.battle.casting.as_ref().map(|casting| self.unit(casting.by).side), None),
            Window::TurnEnd => (Some(self.battle.turn.side), None),
        };
        let played = move |side: &Side| self.game.is_played(*side);
        let first = first.filter(played);
        let second = second.filter(played).filter(|second| Some(*second) != first);
        let from = first.or(second).unwrap_or(Side(0));
        let rest = self.game.order_from(from).filter(move |side| Some(*side) != first && Some(*side) != second);
        first.into_iter().chain(second).chain(rest).filter(move |side| !self.battle.group(*side).is_out)
    }

    /// The attacker and the defender of a fight, or the caster of a spell.
    pub(crate) fn fighters(self, window: Window) -> [Option<UnitId>; 2] {
        match window {
            Window::Fight => match &self.battle.fight {
                Some(fight) => match fight.at {
                    Target::Unit(unit) => [Some(fight.by), Some(unit)],
                    Target::Npc(_) | Target::Demon(_) | Target::Ward(_) => [Some(fight.by), None],
                },
                None => [None; 2],
            },
            Window::Cast => [self.battle.casting.as_ref().map(|casting| casting.by), None],
            Window::TurnEnd => [None; 2],
        }
    }

    /// Everything that a side can declare now: hand cards, its NPC and fitted artefacts.
    pub(crate) fn playable(self, side: Side, window: Window) -> Cards {
        let group = self.battle.group(side);
        let content = self.game.content();
        let mut playable = self.powers_in_window(side, window);
        for card in group.hand.both(content.all(Kind::Spontaneous)).iter() {
            if let Card::Spontaneous(trick) = content.card(card)
                && self.trick_fits(side, card, *trick, window)
            {
                playable.insert(card);
            }
        }
        if window == Window::TurnEnd || self.fighters(window).iter().flatten().all(|unit| self.unit(*unit).side != side)
        {
            return playable;
        }
        let mut boosts = content.all(Kind::Potion);
        if !self.has_burden(side, Burden::NoManoeuvres) {
            boosts = boosts.union(content.all(Kind::Manoeuvre));
        }
        for card in group.hand.both(boosts).iter() {
            if let Some(role) = self.role_in(side, None, card, window)
                && let Some(boost) = self.boost(card)
                && self.is_of_use(side, boost, role, window)
            {
                playable.insert(card);
            }
        }
        playable
    }

    /// Whether one of the cards would do nothing together with the others.
    fn why_wasteful(self, side: Side, window: Window, cards: Cards) -> Option<Reason> {
        if cards.len() > 1 && self.is_over_anyway(side, cards) {
            return Some(Reason::OverAnyway);
        }
        let is_idle = |card: CardId| self.repeats_others(side, card, cards) || self.is_cleared(side, card, cards);
        let is_idle_beside = |card: CardId| {
            self.is_healed_anyway(side, window, card, cards)
                || window == Window::Fight && self.is_idle_beside(side, card, cards)
        };
        let is_wasteful = cards.len() > 1 && cards.iter().any(is_idle)
            || self.needs_another(side, window, cards)
            || cards.iter().any(is_idle_beside);
        is_wasteful.then_some(Reason::AddsNothing)
    }

    /// A card that is useful only together with another one, which is not played: a hand card that diverts the attack
    /// or gives a second wind, or one that is stolen first.
    fn needs_another(self, side: Side, window: Window, cards: Cards) -> bool {
        let helps_others = |card: &CardId| match self.game.content().card(*card) {
            Card::Spontaneous(trick) => *trick == Trick::Divert,
            Card::Manoeuvre(boost) => boost.extras.has(Extra::SecondWind),
            _ => false,
        };
        let hand = self.battle.group(side).hand;
        let kept: Cards = hand.minus(cards).of(Pile::Tactics).iter().filter(helps_others).collect();
        let robbed = cards.iter().find_map(|card| Some((card, self.robbed_of_all(side, card)?)));
        if kept.is_empty() && robbed.is_none() {
            return false;
        }
        let mut without = self.battle.clone();
        without.group_mut(side).hand = hand.minus(kept);
        if let Some((_, robbed)) = robbed {
            (without.group_mut(robbed).hand, without.group_mut(robbed).known) = (Cards::NONE, Cards::NONE);
        }
        let look = Look { game: self.game, battle: &without };
        let robber: Cards = robbed.map(|(card, _)| card).into_iter().collect();
        !cards.minus(robber).minus(look.playable(side, window)).is_empty()
    }

    /// The side that loses its whole hand before it can play a card.
    fn robbed_of_all(self, side: Side, card: CardId) -> Option<Side> {
        let Card::Spontaneous(Trick::Now(effect @ Effect::Steal(most))) = *self.game.content().card(card) else {
            return None;
        };
        let aims = self.aims(Deed { card, side, by: None }, effect);
        let &[Aim::Group(robbed)] = aims.as_slice() else { return None };
        let is_first = self.order_in(Window::Fight).next() == Some(side);
        (is_first && self.battle.group(robbed).hand.len() <= usize::from(most)).then_some(robbed)
    }

    /// A card that only does what another one does as well.
    fn repeats_others(self, side: Side, card: CardId, cards: Cards) -> bool {
        // Against a spell of defence nothing is parried.
        let is_idle = |figures: Figures| match &self.battle.fight {
            Some(fight)
                if !matches!(fight.defence, Defence::None)
                    && self.role_in(side, None, card, Window::Fight) == Some(Role::Defender) =>
            {
                figures.armour == 0 && crate::fight::met_by(fight)(figures) == 0
            }
            _ => figures == Figures::NONE,
        };
        let Some(boost) = self.boost(card).filter(|boost| is_idle(boost.figures)) else { return false };
        let others = || cards.iter().filter(|other| *other != card).filter_map(|other| self.boost(other));
        boost.extras.iter().all(|extra| extra.counts_once() && others().any(|other| other.extras.has(extra)))
    }

    /// KH-61: what is played on an attacked unit is lost when the attack is diverted from it, unless it is resolved
    /// later.
    fn is_cleared(self, side: Side, card: CardId, cards: Cards) -> bool {
        let is_divert = |other: CardId| matches!(self.game.content().card(other), Card::Spontaneous(Trick::Divert));
        let is_for_target = || match self.game.content().card(card) {
            Card::Spontaneous(Trick::Meddle(boost)) => boost.role == Role::Defender,
            _ => self.role_in(side, None, card, Window::Fight) == Some(Role::Defender),
        };
        cards.iter().any(|other| is_divert(other) && other > card)
            && self.boost(card).is_some_and(|boost| !boost.extras.iter().any(|it| matches!(it, Extra::Heal(_))))
            && is_for_target()
    }

    /// KH-61: a foiled attack or a countered spell is over, and so is an attack if a fighter falls first. The same side
    /// plays nothing else for it; immediate effects are not wasted.
    fn is_over_anyway(self, side: Side, cards: Cards) -> bool {
        let content = self.game.content();
        let ends = |card: &CardId| match content.card(*card) {
            Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell) => true,
            _ => self.fells_fighter(side, *card),
        };
        let works_later = |card: &CardId| match content.card(*card) {
            Card::Spontaneous(Trick::Now(_)) => false,
            Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell | Trick::Divert) => true,
            _ => self.boost(*card).is_some_and(|boost| !boost.extras.iter().any(|it| matches!(it, Extra::Heal(_)))),
        };
        cards.iter().filter(ends).any(|end| cards.iter().any(|other| other != end && works_later(&other)))
    }
}

/// The sets of cards that are offered: every subset of a few, otherwise single ones, pairs and all together.
fn combine(playable: Cards) -> Vec<Declare> {
    let cards: Vec<CardId> = playable.iter().collect();
    let set = |cards: &[CardId]| Declare { cards: cards.iter().copied().collect() };
    if cards.len() <= MAX_COMBINED {
        let sets = 1..1u8 << cards.len();
        return sets
            .map(|set| {
                let chosen = cards.iter().enumerate().filter(|(place, _)| set >> place & 1 == 1);
                Declare { cards: chosen.map(|(_, card)| *card).collect() }
            })
            .collect();
    }
    let mut sets: Vec<Declare> = cards.iter().map(|card| set(&[*card])).collect();
    for (place, one) in cards.iter().enumerate() {
        sets.extend(cards[place + 1..].iter().map(|other| set(&[*one, *other])));
    }
    sets.push(set(&cards[..cards.len().min(MAX_DECLARED)]));
    sets
}
