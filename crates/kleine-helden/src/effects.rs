//! What general spells, events, NPCs and artefacts do (KH-16, KH-50, KH-61, KH-62), one short function for each keyword.

mod aims;
mod burdens;
mod cards;
mod play;
mod powers;
mod tricks;
mod units;

use table::Flow;

use crate::battle::{Aim, Deed, Target};
use crate::content::{Card, CardId, Effect, Service, Trick};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

impl Play<'_, '_> {
    /// Runs an effect. Whoever or whatever it was directed at may be gone by now: then it comes to nothing. Whoever has
    /// gone out or given up meanwhile does nothing any more (KH-71).
    pub(crate) fn work(&mut self, deed: Deed, aim: Aim) -> Flow {
        if self.battle.group(deed.side).is_out {
            return Ok(());
        }
        if let (Card::Demon(_), Aim::Group(on)) = (self.game.content().card(deed.card), aim) {
            self.lay_demon(deed.side, deed.card, on);
            return Ok(());
        }
        let look = self.look();
        let Some(effect) = look.effect_of(deed.card) else { return Ok(()) };
        if !look.has_such_aim(deed, effect, |possible| possible == aim) {
            self.table.tell(|| Event::CameToNothing { card: deed.card });
            return Ok(());
        }
        self.battle.is_quiet = false;
        match (effect, aim) {
            (Effect::Damage(life), Aim::Unit(unit)) => self.wound(Target::Unit(unit), life, deed.by),
            (Effect::DamageGroup(life), Aim::Group(side)) => self.damage_group(deed, side, life),
            (Effect::DamageAll(life), _) => self.damage_all(deed, life),
            (Effect::Heal(life), Aim::Unit(unit)) => self.heal(unit, life),
            (Effect::HealAll(life), _) => self.heal_all(deed.side, life),
            (Effect::ExtraAction, Aim::Unit(unit)) => self.give_action(unit),
            (Effect::Stun, Aim::Unit(unit)) => self.stun(unit),
            (Effect::Bless(figures) | Effect::Curse(figures), Aim::Unit(unit)) => self.charm(deed, unit, figures),
            (Effect::Unsummon, Aim::Unit(unit)) => self.unsummon(unit),
            (Effect::Outfit, Aim::Unit(unit)) => self.outfit(unit),
            (Effect::Draw(cards), _) => self.draw_by_effect(deed.side, cards),
            (Effect::DrawFrom(pile, cards), _) => return self.draw_from_pile(deed.side, pile, cards),
            (Effect::Discard(cards), Aim::Group(side)) => return self.discard_random(side, cards),
            (Effect::Steal(cards), Aim::Group(side)) => return self.steal(deed.side, side, cards),
            (Effect::Salvage(_), Aim::Discarded(card)) => self.salvage(deed.side, card),
            (Effect::Break(_), Aim::Fitted { unit, card }) => self.break_fitted(unit, card),
            (Effect::Disarm(_), Aim::Fitted { unit, card }) => self.disarm(unit, card),
            (Effect::Filch(_), Aim::Fitted { unit, card }) => self.filch(deed.side, unit, card),
            (Effect::Banish, _) => self.remove_demon(deed.side),
            (Effect::PassDemon, Aim::Group(side)) => self.pass_demon(deed.side, side),
            (Effect::Lure, Aim::Group(side)) => self.lure(deed.side, side),
            (Effect::Refresh, _) => self.refresh(deed),
            // Nothing of this kind was among the aims.
            (
                Effect::Damage(_)
                | Effect::DamageGroup(_)
                | Effect::Heal(_)
                | Effect::ExtraAction
                | Effect::Stun
                | Effect::Bless(_)
                | Effect::Curse(_)
                | Effect::Unsummon
                | Effect::Outfit
                | Effect::Discard(_)
                | Effect::Steal(_)
                | Effect::Salvage(_)
                | Effect::Break(_)
                | Effect::Disarm(_)
                | Effect::Filch(_)
                | Effect::PassDemon
                | Effect::Lure,
                _,
            ) => {}
        }
        Ok(())
    }
}

impl Look<'_> {
    /// The effect that a card has outside of fights: as a spell, an event, or the power of an NPC or artefact.
    pub(crate) fn effect_of(self, card: CardId) -> Option<Effect> {
        let in_turn = |service: Service| match service {
            Service::InTurn(effect) => Some(effect),
            Service::InFight(_) => None,
        };
        match self.game.content().card(card) {
            Card::GeneralSpell(spell) => Some(spell.effect),
            Card::Event(effect) | Card::Spontaneous(Trick::Now(effect)) => Some(*effect),
            Card::Npc(npc) => in_turn(npc.service),
            Card::Artefact(artefact) => artefact.active.and_then(|active| in_turn(active.service)),
            _ => None,
        }
    }
}
