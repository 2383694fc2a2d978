//! Powers of NPCs (KH-62) and artefacts (KH-16): once a round each, from the start of the player's turn to the next.

use table::Flow;

use crate::asked::Chance;
use crate::battle::{Deed, Side, Step, UnitId, Window};
use crate::content::{Card, CardId, Cards, Kind, Service, Uses};
use crate::game::Play;
use crate::look::Look;
use crate::told::{Event, Face};

impl Look<'_> {
    /// The NPC and artefacts that can be used now in the own turn, outside of fights.
    pub(crate) fn powers_in_turn(self, side: Side) -> Cards {
        self.powers(side, |service, by, card| match service {
            Service::InTurn(effect) => self.has_aim(Deed { card, side, by }, effect),
            Service::InFight(_) => false,
        })
    }

    /// The NPC and artefacts that can be used before the first roll of a fight or spell. An artefact helps its bearer, an
    /// NPC everybody in the group.
    pub(crate) fn powers_in_window(self, side: Side, window: Window) -> Cards {
        self.powers(side, |service, by, card| match service {
            Service::InFight(boost) => {
                let role = self.role_in(side, by, card, window);
                role.is_some_and(|role| self.is_of_use(side, boost, role, window))
            }
            Service::InTurn(_) => false,
        })
    }

    /// The NPC and artefacts that have a boost for fights and were not used in this round.
    pub(crate) fn powers_for_fights(self, side: Side) -> Cards {
        self.powers(side, |service, _, _| matches!(service, Service::InFight(_)))
    }

    /// The powers of a side that fit and were not used this round.
    fn powers(self, side: Side, fits: impl Fn(Service, Option<UnitId>, CardId) -> bool) -> Cards {
        let content = self.game.content();
        let group = self.battle.group(side);
        let mut powers = Cards::NONE;
        if let Some(npc) = group.npc
            && !group.used.contains(npc.card)
            && let Card::Npc(printed) = content.card(npc.card)
            && fits(printed.service, None, npc.card)
        {
            powers.insert(npc.card);
        }
        let artefacts = content.all(Kind::Artefact).minus(group.used);
        for (bearer, unit) in self.battle.living_of(side) {
            for card in unit.fitted.both(artefacts).iter() {
                if let Card::Artefact(artefact) = content.card(card)
                    && let Some(active) = artefact.active
                    && fits(active.service, Some(bearer), card)
                {
                    powers.insert(card);
                }
            }
        }
        powers
    }
}

impl Play<'_, '_> {
    /// Uses the power of an NPC or artefact, in the own turn or as declared in a window.
    pub(crate) fn use_power(&mut self, side: Side, card: CardId, window: Option<Window>) -> Flow {
        let by = self.battle.living_of(side).find(|(_, unit)| unit.fitted.contains(card)).map(|(id, _)| id);
        let (service, is_used_up) = match self.game.content().card(card) {
            Card::Npc(npc) if self.battle.group(side).npc.is_some_and(|there| there.card == card) => {
                (npc.service, false)
            }
            Card::Artefact(artefact) if by.is_some() => match artefact.active {
                Some(active) => (active.service, active.uses == Uses::Once),
                None => return Ok(()),
            },
            _ => {
                self.table.tell(|| Event::CameToNothing { card });
                return Ok(());
            }
        };
        let role = match (service, window) {
            (Service::InFight(_), Some(window)) => self.look().role_in(side, by, card, window),
            (Service::InFight(_), None) | (Service::InTurn(_), _) => None,
        };
        self.battle.is_quiet = false;
        self.battle.group_mut(side).used.insert(card);
        self.table.tell(|| Event::PowerUsed { side, card });
        match by {
            None => self.next(Step::Loyalty { side, card }),
            Some(bearer) if is_used_up => {
                self.unfit(bearer, card);
                self.discard_card(card);
            }
            Some(_) => {}
        }
        match (service, role) {
            (Service::InTurn(_), _) => self.next(Step::Aim { deed: Deed { card, side, by }, origin: None }),
            (Service::InFight(_), Some(role)) => self.back(card, role),
            (Service::InFight(_), None) => self.table.tell(|| Event::CameToNothing { card }),
        }
        Ok(())
    }

    /// KH-62: after each use of its power an NPC leaves on a 1.
    pub(crate) fn test_loyalty(&mut self, side: Side, card: CardId) -> Flow {
        if self.battle.group(side).npc.is_none_or(|npc| npc.card != card) {
            return Ok(());
        }
        let die = self.table.roll(6, Chance::Loyalty { side })? as u8;
        self.table.tell(|| Event::LoyaltyRolled { side, card, die: Face(die), stays: die != 1 });
        if die == 1 {
            self.dismiss_npc(side);
        }
        Ok(())
    }
}
