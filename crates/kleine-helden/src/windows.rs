//! Keine Aktion: potions, manoeuvres, spontaneous events and powers, declared by all players at once (KH-31, KH-55,
//! KH-60, KH-61).
//!
//! Ruling: "at any time" means in the own turn, before the first roll of a fight, before the roll of a general spell, and
//! at the end of every turn. What was declared is resolved in order: the player who attacks, casts or is on turn, the
//! attacked one, then clockwise. There is no answer to an answer.

use arrayvec::ArrayVec;
use table::{Flow, Secretly};

use crate::asked::{Declare, Question};
use crate::battle::{MOST_DECLARED, Side, Step, Target, UnitId, Window};
use crate::content::{Burden, Card, CardId, Cards, Effect, Extra, Figures, Kind, Pile, Role, Trick};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// Up to this many things to declare, every combination is offered; beyond that single ones, pairs and all.
const MOST_COMBINED: usize = 4;

impl Play<'_, '_> {
    /// All who have something to declare do so now, unseen by each other. The window is skipped only if everybody can see
    /// that there is nothing.
    pub(crate) fn open_window(&mut self, window: Window) -> Flow {
        let look = Look { game: self.game, battle: &*self.battle };
        if !look.is_window_needed(window) {
            return Ok(());
        }
        let mut sides: ArrayVec<Side, 5> = ArrayVec::new();
        let mut asked: ArrayVec<Secretly<_, Declare>, 5> = ArrayVec::new();
        for side in look.order_in(window) {
            let playable = look.playable(side, window);
            if !playable.is_empty() {
                sides.push(side);
                let complete = playable.len() <= MOST_COMBINED;
                let question = Question::Declare { window };
                let mut options = combine(playable);
                options.retain(|declare| look.why_wasteful(side, window, declare.cards).is_none());
                asked.push(Secretly { seat: side.seat(), question, options, complete });
            }
        }
        let legal = |seat: table::Seat, declare: &Declare| {
            let is_few = declare.cards.len() <= MOST_DECLARED;
            let side = Side::from(seat);
            match is_few && declare.cards.minus(look.playable(side, window)).is_empty() {
                true => look.why_wasteful(side, window, declare.cards).map_or(Ok(()), Err),
                false => Err(Reason::NotPlayable),
            }
        };
        let declared = self.table.ask_all_in_window(self.battle, &asked, &Declare::PASS, legal)?;
        self.show_declared(&sides, &declared);
        for (side, declare) in sides.into_iter().zip(declared).rev() {
            let cards: ArrayVec<CardId, MOST_DECLARED> = declare.cards.iter().take(MOST_DECLARED).collect();
            for card in cards.into_iter().rev() {
                self.next(Step::Declared { side, card, window });
            }
        }
        Ok(())
    }

    /// All is declared openly: from now on everybody knows which cards of which hands will be played.
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

    /// A card that was declared is played, or a power used. Those of others may have come before.
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

    /// The card leaves the hand. It may have been stolen by what was declared before.
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
    /// Whether there could be anything to declare, by what everybody sees: the backs of hand cards, and powers.
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

    /// KH-31: the order in which what was declared is resolved.
    fn order_in(self, window: Window) -> impl Iterator<Item = Side> + use<'p> {
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
    fn fighters(self, window: Window) -> [Option<UnitId>; 2] {
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

    /// All that a side can declare now: cards of its hand, its NPC and fitted artefacts.
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

    /// Whether one of the cards would do nothing beside the others.
    fn why_wasteful(self, side: Side, window: Window, cards: Cards) -> Option<Reason> {
        if cards.len() > 1 && self.is_over_anyway(cards) {
            return Some(Reason::OverAnyway);
        }
        let is_idle = |card: CardId| self.repeats_others(card, cards) || self.is_cleared(side, card, cards);
        let is_idle_beside = |card: CardId| window == Window::Fight && self.is_idle_beside(side, card, cards);
        let is_wasteful = cards.len() > 1 && (cards.iter().any(is_idle) || self.heal_twice(side, window, cards))
            || self.needs_another(side, window, cards)
            || cards.iter().any(is_idle_beside);
        is_wasteful.then_some(Reason::AddsNothing)
    }

    /// A card that is of use only beside another one of the hand, which is not played: one that diverts the attack, or gives
    /// a second wind.
    fn needs_another(self, side: Side, window: Window, cards: Cards) -> bool {
        let helps_others = |card: &CardId| match self.game.content().card(*card) {
            Card::Spontaneous(trick) => *trick == Trick::Divert,
            Card::Manoeuvre(boost) => boost.extras.has(Extra::SecondWind),
            _ => false,
        };
        let hand = self.battle.group(side).hand;
        let kept: Cards = hand.minus(cards).of(Pile::Tactics).iter().filter(helps_others).collect();
        if kept.is_empty() {
            return false;
        }
        let mut without = self.battle.clone();
        without.group_mut(side).hand = hand.minus(kept);
        let look = Look { game: self.game, battle: &without };
        !cards.minus(look.playable(side, window)).is_empty()
    }

    /// A card that only does what another one does as well.
    fn repeats_others(self, card: CardId, cards: Cards) -> bool {
        let Some(boost) = self.boost(card).filter(|boost| boost.figures == Figures::NONE) else { return false };
        let others = || cards.iter().filter(|other| *other != card).filter_map(|other| self.boost(other));
        boost.extras.iter().all(|extra| extra.counts_once() && others().any(|other| other.extras.has(extra)))
    }

    /// KH-61: what is played on an attacked unit is gone when the attack is diverted from it, unless it comes later.
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

    /// Two cards heal the same unit, although one of them is enough, even after what others may do before. A potion or
    /// manoeuvre heals who fights or casts, an event any unit; one that heals by damage comes last.
    fn heal_twice(self, side: Side, window: Window, cards: Cards) -> bool {
        let heal = |card: CardId| match self.game.content().card(card) {
            Card::Spontaneous(Trick::Now(Effect::Heal(life))) => Some((*life, false)),
            _ => self.boost(card)?.extras.iter().find_map(|extra| match extra {
                Extra::Heal(life) => Some((life, true)),
                _ => None,
            }),
        };
        let drains = |card: CardId| {
            self.boost(card).is_some_and(|boost| {
                boost.figures == Figures::NONE && boost.extras.iter().all(|extra| matches!(extra, Extra::Drain(_)))
            })
        };
        let drains = cards.iter().any(drains) && !self.may_be_hurt(side);
        let heals: ArrayVec<(u8, bool), MOST_DECLARED> = cards.iter().filter_map(heal).take(MOST_DECLARED).collect();
        if heals.len() + usize::from(drains) < 2 {
            return false;
        }
        let earlier = self.order_in(window).take_while(|other| *other != side);
        let struck = earlier.map(|other| self.most_hurt(other, side)).fold(0, u8::saturating_add);
        let fighter = self.fighters(window).into_iter().flatten().find(|unit| self.unit(*unit).side == side);
        let hurt = || self.battle.living_of(side).filter(|(unit, _)| self.is_hurt(*unit));
        let is_alone = hurt().count() == 1;
        hurt().any(|(unit, one)| {
            let missing = (self.full_life(unit) - one.life).saturating_add(struck);
            let for_it = || heals.iter().filter(|(_, is_own)| if *is_own { fighter == Some(unit) } else { is_alone });
            let drains = drains && fighter == Some(unit);
            for_it().count() + usize::from(drains) > 1 && for_it().any(|(life, _)| *life >= missing)
        })
    }

    /// KH-61: a foiled attack or a countered spell is over, so that nothing else is played for it by the same side.
    /// What works at once is not wasted.
    fn is_over_anyway(self, cards: Cards) -> bool {
        let content = self.game.content();
        let ends =
            |card: &CardId| matches!(content.card(*card), Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell));
        let works_later = |card: &CardId| match content.card(*card) {
            Card::Spontaneous(Trick::Now(_)) => false,
            Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell | Trick::Divert) => true,
            _ => self.boost(*card).is_some_and(|boost| !boost.extras.iter().any(|it| matches!(it, Extra::Heal(_)))),
        };
        cards.iter().any(|card| ends(&card)) && cards.iter().filter(works_later).count() > 1
    }
}

/// The sets of cards that are offered: every one of a few, otherwise single ones, pairs and all.
fn combine(playable: Cards) -> Vec<Declare> {
    let cards: Vec<CardId> = playable.iter().collect();
    let set = |cards: &[CardId]| Declare { cards: cards.iter().copied().collect() };
    if cards.len() <= MOST_COMBINED {
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
    sets.push(set(&cards[..cards.len().min(MOST_DECLARED)]));
    sets
}
