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
use crate::content::{Burden, Card, CardId, Cards, Extra, Kind, Pile, Trick};
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
                options.retain(|declare| !look.is_wasteful(declare.cards));
                asked.push(Secretly { seat: side.seat(), question, options, complete });
            }
        }
        let legal = |seat: table::Seat, declare: &Declare| {
            let is_few = declare.cards.len() <= MOST_DECLARED;
            match is_few && declare.cards.minus(look.playable(Side::from(seat), window)).is_empty() {
                true if look.is_wasteful(declare.cards) => Err(Reason::OverAnyway),
                true => Ok(()),
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

    /// KH-61: a foiled attack or a countered spell is over, so that nothing else is played for it by the same side.
    /// What works at once is not wasted.
    fn is_wasteful(self, cards: Cards) -> bool {
        let content = self.game.content();
        let ends =
            |card: &CardId| matches!(content.card(*card), Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell));
        let works_later = |card: &CardId| match content.card(*card) {
            Card::Spontaneous(Trick::Now(_)) => false,
            Card::Spontaneous(Trick::Foil(_) | Trick::CounterSpell | Trick::Divert) => true,
            _ => self.boost(*card).is_some_and(|boost| !boost.extras.iter().any(|it| matches!(it, Extra::Heal(_)))),
        };
        cards.len() > 1 && cards.iter().any(|card| ends(&card)) && cards.iter().filter(works_later).count() > 1
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
