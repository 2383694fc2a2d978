//! What general spells, events, NPCs and artefacts do (KH-16, KH-50, KH-61, KH-62), one short function for each keyword.

mod burdens;
mod cards;
mod play;
mod powers;
mod tricks;
mod units;

use std::ops::ControlFlow::{self, Break, Continue};

use table::Flow;

use crate::battle::{Aim, Deed, Side, Step, Target, Unit, UnitId};
use crate::content::{Burden, Card, CardId, Effect, Gear, Pile, Service, Trick};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

impl Play<'_, '_> {
    /// Runs an effect. If its aim is gone by now, it comes to nothing. Players that have been eliminated or have
    /// resigned meanwhile do nothing any more (KH-71).
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
            // There was no such aim.
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
    /// The effect of a card outside of fights: as a spell, an event, or the power of an NPC or artefact.
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

/// The aims of effects. An effect that could do nothing has no aim, and its card is not offered.
impl Look<'_> {
    /// Everything that an effect can be aimed at now.
    pub(crate) fn aims(self, deed: Deed, effect: Effect) -> Vec<Aim> {
        let mut aims = Vec::new();
        let _ = self.each_aim(deed, effect, &mut |aim| {
            aims.push(aim);
            Continue(())
        });
        aims
    }

    /// Whether an effect can do anything now.
    #[inline]
    pub(crate) fn has_aim(self, deed: Deed, effect: Effect) -> bool {
        self.has_such_aim(deed, effect, |_| true)
    }

    /// Whether an effect can be aimed at something like this.
    pub(crate) fn has_such_aim(self, deed: Deed, effect: Effect, is_it: impl Fn(Aim) -> bool) -> bool {
        self.each_aim(deed, effect, &mut |aim| if is_it(aim) { Break(()) } else { Continue(()) }).is_break()
    }

    fn each_aim(self, deed: Deed, effect: Effect, see: &mut impl FnMut(Aim) -> ControlFlow<()>) -> ControlFlow<()> {
        let side = deed.side;
        match effect {
            Effect::Damage(_) | Effect::Curse(_) => self.each_enemy(side, |_| true, see),
            Effect::Stun => self.each_enemy(side, |unit| !unit.is_stunned || unit.reactions > 0, see),
            Effect::Unsummon => self.each_enemy(side, |unit| unit.creature().is_some(), see),
            Effect::DamageGroup(_) => self.each_enemy_group(side, |side| self.has_units(side), see),
            Effect::DamageAll(_) => {
                self.at_once(self.battle.living().any(|(_, unit)| self.are_enemies(side, unit.side)), see)
            }
            Effect::Heal(_) if self.has_burden(side, Burden::NoHealing) => Continue(()),
            Effect::Heal(_) => self.each_own(side, |id, _| self.is_hurt(id), see),
            Effect::HealAll(_) => {
                let is_any_hurt = self.battle.living_of(side).any(|(id, _)| self.is_hurt(id));
                self.at_once(is_any_hurt && !self.has_burden(side, Burden::NoHealing), see)
            }
            Effect::Bless(_) => self.each_own(side, |_, _| true, see),
            Effect::ExtraAction => self.each_own(side, |id, unit| self.can_act_again(deed, id, unit), see),
            Effect::Outfit => {
                self.each_own(side, |id, unit| unit.hero().is_some() && !self.fittable(side, id).is_empty(), see)
            }
            Effect::Draw(_) => self.at_once(self.battle.has_cards(), see),
            Effect::DrawFrom(pile, _) => self.at_once(self.battle.deck.union(self.battle.discard).count(pile) > 0, see),
            Effect::Discard(_) | Effect::Steal(_) => {
                self.each_enemy_group(side, |side| !self.battle.group(side).hand.is_empty(), see)
            }
            Effect::Break(gear) | Effect::Disarm(gear) | Effect::Filch(gear) => self.each_fitted(side, gear, see),
            Effect::Salvage(pile) => self.each_discarded(deed.card, pile, see),
            Effect::Banish => self.at_once(self.battle.group(side).demon.is_some(), see),
            Effect::PassDemon => match self.battle.group(side).demon {
                Some(demon) => self.each_enemy_group(side, |side| self.can_burden(side, demon.card), see),
                None => Continue(()),
            },
            Effect::Lure => self.each_enemy_group(side, |side| self.battle.group(side).npc.is_some(), see),
            Effect::Refresh => self.at_once(self.resting_of(deed).next().is_some(), see),
        }
    }

    /// KH-56: groups that a demon can be placed at. The wild side has no hand and no player, so demons that affect
    /// those would be wasted on it and are not placed there.
    pub(crate) fn can_burden(self, side: Side, demon: CardId) -> bool {
        let group = self.battle.group(side);
        if group.is_out {
            return false;
        }
        let Card::Demon(demon) = self.game.content().card(demon) else { return false };
        self.game.is_played(side)
            || demon.burdens.iter().any(|burden| match burden {
                Burden::Weaken(_) | Burden::NoSixes | Burden::NoHealing | Burden::Bleed(_) => true,
                Burden::FewerDraws(_)
                | Burden::SlowMagic(_)
                | Burden::NoProtecting
                | Burden::NoTrading
                | Burden::NoManoeuvres
                | Burden::Tax => false,
            })
    }

    /// A group's own spells that rest, except for the one being cast.
    pub(crate) fn resting_of(self, deed: Deed) -> impl Iterator<Item = CardId> {
        let is_own = move |card: CardId| {
            self.battle.living_of(deed.side).any(|(_, unit)| unit.fitted.contains(card)) && card != deed.card
        };
        self.battle.resting.iter().map(|resting| resting.card).filter(move |card| is_own(*card))
    }

    /// Only on the player's own turn, and not for the caster of this very spell; a creature that must not attack yet
    /// has no use for it.
    fn can_act_again(self, deed: Deed, id: UnitId, unit: &Unit) -> bool {
        let is_casting = self.game.content().card(deed.card).school().is_some() && deed.by == Some(id);
        let is_turn_over = !self.battle.agenda.contains(&Step::EndTurn);
        self.battle.turn.side == deed.side && unit.actions == 0 && !is_casting && !is_turn_over && !unit.is_fresh
    }

    pub(crate) fn is_hurt(self, unit: UnitId) -> bool {
        self.unit(unit).life < self.full_life(unit)
    }

    fn has_units(self, side: Side) -> bool {
        self.battle.living_of(side).next().is_some()
    }

    fn at_once(self, can: bool, see: &mut impl FnMut(Aim) -> ControlFlow<()>) -> ControlFlow<()> {
        if can { see(Aim::Nothing) } else { Continue(()) }
    }

    fn each_own(
        self,
        side: Side,
        fits: impl Fn(UnitId, &Unit) -> bool,
        see: &mut impl FnMut(Aim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut own = self.battle.living_of(side).filter(|(id, unit)| fits(*id, unit));
        own.try_for_each(|(id, _)| see(Aim::Unit(id)))
    }

    fn each_enemy(
        self,
        side: Side,
        fits: impl Fn(&Unit) -> bool,
        see: &mut impl FnMut(Aim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut enemies = self.battle.living().filter(|(_, unit)| self.are_enemies(side, unit.side) && fits(unit));
        enemies.try_for_each(|(id, _)| see(Aim::Unit(id)))
    }

    fn each_enemy_group(
        self,
        side: Side,
        fits: impl Fn(Side) -> bool,
        see: &mut impl FnMut(Aim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let fits = |other: &Side| self.are_enemies(side, *other) && !self.battle.group(*other).is_out && fits(*other);
        self.battle.sides().filter(fits).try_for_each(|other| see(Aim::Group(other)))
    }

    fn each_fitted(self, side: Side, wanted: Gear, see: &mut impl FnMut(Aim) -> ControlFlow<()>) -> ControlFlow<()> {
        let content = self.game.content();
        let enemies = self.battle.living().filter(|(_, unit)| self.are_enemies(side, unit.side));
        for (unit, there) in enemies {
            for card in there.fitted.iter() {
                if content.card(card).kind().gear().is_some_and(|gear| gear.fits(wanted)) {
                    see(Aim::Fitted { unit, card })?;
                }
            }
        }
        Continue(())
    }

    fn each_discarded(
        self,
        at_work: CardId,
        pile: Pile,
        see: &mut impl FnMut(Aim) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut cards = self.battle.discard.of(pile).iter().filter(|card| *card != at_work);
        cards.try_for_each(|card| see(Aim::Discarded(card)))
    }
}
