//! Playing NPCs and demons from the hand, which costs no action (KH-16, KH-56, KH-62).

use crate::battle::{Aim, Demon, Npc, Side};
use crate::content::{Card, CardId};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

impl<'p> Look<'p> {
    /// KH-56: the enemy groups that a demon can be laid at.
    pub(crate) fn demon_aims(self, side: Side, demon: CardId) -> Vec<Aim> {
        self.groups_for(side, demon).map(Aim::Group).collect()
    }

    /// Whether there is a group that a demon can be laid at.
    pub(crate) fn can_lay(self, side: Side, demon: CardId) -> bool {
        self.groups_for(side, demon).next().is_some()
    }

    fn groups_for(self, side: Side, demon: CardId) -> impl Iterator<Item = Side> + use<'p> {
        let fits = move |other: &Side| self.are_enemies(side, *other) && self.can_burden(*other, demon);
        self.battle.sides().filter(fits)
    }
}

impl Play<'_, '_> {
    /// KH-62: an NPC is laid out; one that is there already is discarded.
    pub(crate) fn play_npc(&mut self, side: Side, card: CardId) {
        let Card::Npc(printed) = self.game.content().card(card) else { return };
        self.take_from_hand(side, card);
        self.dismiss_npc(side);
        self.battle.group_mut(side).npc = Some(Npc { card, life: printed.life });
        self.table.tell(|| Event::NpcPlayed { side, card });
    }

    /// KH-56: a demon is laid at an enemy group and takes the place of one there.
    pub(crate) fn lay_demon(&mut self, side: Side, card: CardId, on: Side) {
        let Card::Demon(printed) = self.game.content().card(card) else { return };
        self.take_from_hand(side, card);
        if self.battle.group(on).demon.is_some() {
            self.remove_demon(on);
        }
        self.battle.group_mut(on).demon = Some(Demon { card, life: printed.life });
        self.table.tell(|| Event::DemonLaid { side, on, card });
    }

    /// An NPC goes away alive.
    pub(crate) fn dismiss_npc(&mut self, side: Side) {
        let Some(npc) = self.battle.group_mut(side).npc.take() else { return };
        self.battle.group_mut(side).used.remove(npc.card);
        self.discard_card(npc.card);
        self.table.tell(|| Event::NpcGone { side, card: npc.card });
    }
}
