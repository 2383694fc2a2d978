//! Effects on hands, piles, fitted cards, demons and NPCs. What touches a hidden hand ends its step.

use table::Flow;

use crate::battle::{Deed, Mix, Side, Step, UnitId};
use crate::content::{CardId, Pile};
use crate::game::Play;
use crate::told::Event;

impl Play<'_, '_> {
    /// Draws cards from piles of choice.
    pub(super) fn draw_by_effect(&mut self, side: Side, cards: u8) {
        self.next(Step::Draw { side, cards });
    }

    /// Draws cards from one pile.
    pub(super) fn draw_from_pile(&mut self, side: Side, pile: Pile, cards: u8) -> Flow {
        self.draw(side, Mix::only(pile, cards))
    }

    /// A player loses random hand cards.
    pub(crate) fn discard_random(&mut self, side: Side, cards: u8) -> Flow {
        for _ in 0..cards {
            let Some(card) = self.take_random(side)? else { break };
            self.discard_card(card);
            self.table.tell(|| Event::Discarded { side, cards: vec![card] });
        }
        Ok(())
    }

    /// Takes random hand cards of a player. Everybody sees them.
    pub(super) fn steal(&mut self, by: Side, from: Side, cards: u8) -> Flow {
        for _ in 0..cards {
            let Some(card) = self.take_random(from)? else { break };
            self.give_openly(by, card);
            self.table.tell(|| Event::Stolen { by, from, card });
        }
        Ok(())
    }

    /// Takes a card from a discard pile. Everybody has seen it there.
    pub(super) fn salvage(&mut self, side: Side, card: CardId) {
        self.battle.discard.remove(card);
        self.give_openly(side, card);
        self.table.tell(|| Event::Taken { side, card });
    }

    /// A fitted card is discarded.
    pub(super) fn break_fitted(&mut self, unit: UnitId, card: CardId) {
        self.unfit(unit, card);
        self.discard_card(card);
        self.table.tell(|| Event::Broken { unit: self.battle.who(unit), card });
    }

    /// A fitted card goes back to the hand of its player.
    pub(super) fn disarm(&mut self, unit: UnitId, card: CardId) {
        self.unfit(unit, card);
        let side = self.battle.unit(unit).side;
        self.give_openly(side, card);
        self.table.tell(|| Event::TakenBack { unit: self.battle.who(unit), card });
    }

    /// A fitted card of an enemy goes to the own hand.
    pub(super) fn filch(&mut self, side: Side, unit: UnitId, card: CardId) {
        self.unfit(unit, card);
        self.give_openly(side, card);
        self.table.tell(|| Event::Taken { side, card });
    }

    /// KH-56: the own demon goes to another group as it is, and takes the place of one there.
    pub(super) fn pass_demon(&mut self, from: Side, to: Side) {
        let Some(demon) = self.battle.group_mut(from).demon.take() else { return };
        if self.battle.group(to).demon.is_some() {
            self.remove_demon(to);
        }
        self.battle.group_mut(to).demon = Some(demon);
        self.table.tell(|| Event::DemonPassed { from, to, card: demon.card });
    }

    /// KH-62: an enemy NPC changes sides as it is; an own one is discarded. Its power can be used at once.
    pub(super) fn lure(&mut self, side: Side, from: Side) {
        let Some(npc) = self.battle.group_mut(from).npc.take() else { return };
        self.dismiss_npc(side);
        self.battle.group_mut(from).used.remove(npc.card);
        self.battle.group_mut(side).npc = Some(npc);
        self.table.tell(|| Event::NpcLured { from, to: side, card: npc.card });
    }

    /// KH-53: all own spells can be cast again.
    pub(super) fn refresh(&mut self, deed: Deed) {
        let rested: Vec<CardId> = self.look().resting_of(deed).collect();
        self.battle.resting.retain(|resting| !rested.contains(&resting.card));
        self.table.tell(|| Event::Refreshed { side: deed.side });
    }
}
