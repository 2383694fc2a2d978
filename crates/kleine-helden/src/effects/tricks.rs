//! Spontane Ereignisse (KH-61): what they do in a fight, to a spell, or at any time.

use table::Flow;

use crate::asked::Question;
use crate::battle::{Deed, Defence, Side, Step, Target, Window};
use crate::content::{Boost, CardId, Fights, Figures, Role, Trick};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

impl Look<'_> {
    /// Whether a spontaneous event can be declared in this window. Nobody plays one against their own side.
    pub(crate) fn trick_fits(self, side: Side, card: CardId, trick: Trick, window: Window) -> bool {
        match trick {
            Trick::Foil(fights) => window == Window::Fight && self.can_foil(side, fights),
            Trick::Divert => window == Window::Fight && self.others_of_target().next().is_some(),
            Trick::Meddle(boost) => {
                self.can_meddle(side, boost, window) && self.is_of_use(side, boost, boost.role, window)
            }
            Trick::CounterSpell => window == Window::Cast && self.can_counter(side),
            Trick::Now(effect) => self.has_aim(Deed { card, side, by: None }, effect),
        }
    }

    pub(crate) fn can_foil(self, side: Side, fights: Fights) -> bool {
        self.battle.fight.as_ref().is_some_and(|fight| {
            let attacker = self.unit(fight.by).side;
            !fight.is_foiled
                && fights.contains(Look::kind_of_fight(fight.means.how()))
                && self.are_enemies(side, attacker)
        })
    }

    fn can_counter(self, side: Side) -> bool {
        (self.battle.casting.as_ref())
            .is_some_and(|casting| !casting.is_countered && self.are_enemies(side, self.unit(casting.by).side))
    }

    /// A helpful boost is not for an enemy, a hindering one not for the player's own unit or an ally.
    pub(crate) fn can_meddle(self, side: Side, boost: Boost, window: Window) -> bool {
        let (one, other) = match window {
            Window::Fight => {
                let Some(fight) = &self.battle.fight else { return false };
                if !boost.fights.contains(Look::kind_of_fight(fight.means.how())) {
                    return false;
                }
                let attacker = self.unit(fight.by).side;
                match fight.at {
                    Target::Unit(at) if boost.role == Role::Defender => (self.unit(at).side, attacker),
                    Target::Unit(at) => (attacker, self.unit(at).side),
                    // KH-56: a demon has fixed values and no player; only boosts for the attacker help against it.
                    Target::Demon(_) if boost.role != Role::Defender => (attacker, side),
                    Target::Demon(_) | Target::Npc(_) | Target::Ward(_) => return false,
                }
            }
            Window::Cast => {
                let Some(casting) = &self.battle.casting else { return false };
                if !boost.fights.contains(Fights::CASTING) || boost.role == Role::Defender {
                    return false;
                }
                let caster = self.unit(casting.by).side;
                return self.are_enemies(side, caster) != helps(boost);
            }
            Window::TurnEnd => return false,
        };
        if helps(boost) {
            side == one || self.are_enemies(side, other) && other != side
        } else {
            self.are_enemies(side, one)
        }
    }

    /// The units that the attack could be diverted to: all others of the group, except for a demon.
    pub(crate) fn others_of_target(self) -> impl Iterator<Item = Target> {
        let at = self.battle.fight.as_ref().filter(|fight| !fight.is_foiled).map(|fight| fight.at);
        let at = at.filter(|at| !matches!(at, Target::Demon(_)));
        at.into_iter().flat_map(move |at| {
            let side = self.battle.side_of(at);
            let group = self.battle.group(side);
            let units = self.battle.living_of(side).map(|(unit, _)| Target::Unit(unit));
            let npc = group.npc.map(|_| Target::Npc(side));
            let ward = group.ward.map(|_| Target::Ward(side));
            units.chain(npc).chain(ward).filter(move |other| *other != at)
        })
    }
}

impl Play<'_, '_> {
    /// What a declared spontaneous event does. Others may have been faster: then it comes to nothing.
    pub(crate) fn play_trick(&mut self, side: Side, card: CardId, trick: Trick) -> Flow {
        match trick {
            Trick::Foil(fights) if self.look().can_foil(side, fights) => self.foil(),
            Trick::Divert if self.look().others_of_target().next().is_some() => return self.divert(side),
            Trick::Meddle(boost) if self.can_back(boost) => {
                let role = if boost.role == Role::Defender { Role::Defender } else { Role::Attacker };
                self.back(card, role);
            }
            Trick::CounterSpell if self.look().can_counter(side) => {
                if let Some(casting) = &mut self.battle.casting {
                    casting.is_countered = true;
                }
            }
            Trick::Now(_) => self.next(Step::Aim { deed: Deed { card, side, by: None }, origin: None }),
            Trick::Foil(_) | Trick::Divert | Trick::Meddle(_) | Trick::CounterSpell => {
                self.table.tell(|| Event::CameToNothing { card });
            }
        }
        Ok(())
    }

    /// Whether there is still a unit to play the boost on.
    fn can_back(&self, boost: Boost) -> bool {
        match &self.battle.fight {
            Some(fight) => boost.role != Role::Defender || matches!(fight.at, Target::Unit(_)),
            None => self.battle.casting.is_some(),
        }
    }

    /// The attack comes to nothing; the attacker's action is spent.
    fn foil(&mut self) {
        if let Some(fight) = &mut self.battle.fight {
            fight.is_foiled = true;
        }
    }

    /// The attack is diverted to another target of the group, whose player chooses the defence again. A reaction
    /// already spent on it stays spent, and cards played on the first target do not help the new one.
    fn divert(&mut self, side: Side) -> Flow {
        let Some(fight) = &self.battle.fight else { return Ok(()) };
        let (by, means, from) = (fight.by, fight.means, fight.at);
        let others: Vec<Target> = self.look().others_of_target().collect();
        let to = match others.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            others => self.table.ask(self.battle, side.seat(), Question::Target { by, means }, others)?,
        };
        if let Some(fight) = &mut self.battle.fight {
            (fight.at, fight.protected, fight.defence) = (to, None, Defence::None);
            fight.offers.clear();
            fight.defender.clear();
        }
        self.table.tell(|| Event::Diverted { from: self.battle.whom(from), to: self.battle.whom(to) });
        self.next(Step::Defend);
        Ok(())
    }
}

/// Whether a boost is good for the unit it is played on.
fn helps(boost: Boost) -> bool {
    let Figures { attack, parry, damage, magic, resistance, armour } = boost.figures;
    [attack, parry, damage, magic, resistance, armour].into_iter().all(|figure| figure >= 0)
}
