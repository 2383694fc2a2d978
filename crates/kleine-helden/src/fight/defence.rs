//! Beschützen, Parade, Verteidigungsmagie: the defence against an attack (KH-31, KH-33 to KH-39).

use arrayvec::ArrayVec;
use table::{Flow, Secretly};

use crate::asked::{Defend, Protect, Question};
use crate::battle::{Defence, Fight, Grip, How, Means, Origin, Side, Step, Target, UnitId};
use crate::content::{Burden, Card, CardId, Kind};
use crate::fight::rolls::{HIGHEST_DIE, LOWEST_DIE};
use crate::game::Play;
use crate::look::{Look, Traits};
use crate::reasons::Reason;
use crate::told::Event;

impl Play<'_, '_> {
    /// Beschützen (KH-39): all other players with a fighter that is able to may offer, at once and without seeing each
    /// other's answers. Who is asked follows from public information.
    pub(crate) fn offer_protection(&mut self) -> Flow {
        let Some(fight) = &self.battle.fight else { return Ok(()) };
        let (by, means, at) = (fight.by, fight.means, fight.at);
        let look = Look { game: self.game, battle: &*self.battle };
        let (attacker, attacked) = (look.unit(by).side, look.battle.side_of(at));
        if look.why_not_protect(by, means, at).is_some() {
            return Ok(());
        }
        let mut asked: ArrayVec<Secretly<_, Protect>, 5> = ArrayVec::new();
        for side in self.game.order_from(attacked).filter(|side| *side != attacked && *side != attacker) {
            let mut able = look.protectors(side, at).peekable();
            if able.peek().is_some() {
                let options = [Protect::Leave].into_iter().chain(able.map(|unit| Protect::With { unit })).collect();
                let question = Question::Protect { by, means, at };
                asked.push(Secretly { seat: side.seat(), question, options, complete: true });
            }
        }
        if asked.is_empty() {
            return Ok(());
        }
        let answers = self.table.ask_secretly(self.battle, &asked, |_, _: &Protect| Err(Reason::CannotProtect))?;
        let whom = self.battle.whom(at);
        for answer in answers {
            let Protect::With { unit } = answer else { continue };
            let by = self.battle.who(unit);
            self.table.tell(|| Event::ProtectionOffered { by, at: whom });
            if let Some(fight) = &mut self.battle.fight {
                fight.offers.push(unit);
            }
        }
        Ok(())
    }

    /// KH-15, KH-33, KH-34: the attacked player chooses the defence. Nobody is asked if there is only one.
    pub(crate) fn defend(&mut self) -> Flow {
        let Some(fight) = self.battle.fight.clone() else { return Ok(()) };
        let Fight { by, means, at, .. } = fight;
        if !self.battle.is_there(at) {
            return Ok(());
        }
        let side = self.battle.side_of(at);
        let look = self.look();
        if matches!(at, Target::Demon(_)) || look.is_foiled_next() {
            return Ok(());
        }
        if !self.game.is_played(side) {
            if let Target::Unit(unit) = at
                && look.unit(unit).reactions > 0
            {
                self.meet(unit, Defence::Dodge);
            }
            return Ok(());
        }
        let mut options: Vec<Defend> = Vec::with_capacity(8);
        if let Target::Unit(unit) = at
            && look.unit(unit).reactions > 0
        {
            let attack = look.announced_traits(by, means);
            options.extend(look.parries(unit, means.how(), &attack).into_iter().map(Defend::from));
            look.add_defence_spells(unit, means.how(), &mut options);
        }
        options.push(Defend::Waive);
        if look.why_not_protect(by, means, at).is_none() {
            options.extend(look.protectors(side, at).map(|unit| Defend::Shield { unit }));
        }
        options.extend(fight.offers.iter().map(|unit| Defend::Accept { unit: *unit }));
        if options.len() == 1 {
            return Ok(());
        }
        // Whether a defence is hopeless depends on the hand, so being asked must not depend on it.
        options.retain(|option| !look.is_hopeless(&fight, *option));
        if self.table.wants_reasons() {
            self.explain_defence(&fight, &options);
        }
        let choice = self.table.ask(self.battle, side.seat(), Question::Defend { by, means, at }, &options)?;
        let defence = match choice {
            Defend::Waive => Defence::None,
            Defend::Parry { card, grip } => Defence::Parry { card, grip },
            Defend::Dodge => Defence::Dodge,
            Defend::Spell { card, origin } => Defence::Spell { card, origin },
            Defend::Shield { unit } | Defend::Accept { unit } => {
                self.step_in(unit, at);
                return Ok(());
            }
        };
        match at {
            Target::Unit(unit) => self.meet(unit, defence),
            Target::Npc(_) | Target::Demon(_) | Target::Ward(_) => {}
        }
        Ok(())
    }

    /// KH-39: the protector becomes the attacked unit.
    fn step_in(&mut self, unit: UnitId, at: Target) {
        let (by, whom) = (self.battle.who(unit), self.battle.whom(at));
        self.table.tell(|| Event::Protected { by, at: whom });
        if let Some(fight) = &mut self.battle.fight {
            (fight.at, fight.protected) = (Target::Unit(unit), Some(at));
        }
        self.next(Step::ParryAsProtector);
    }

    /// KH-39: a protector parries as part of protecting; its player chooses the item if there is a choice.
    pub(crate) fn parry_as_protector(&mut self) -> Flow {
        let Some(fight) = &self.battle.fight else { return Ok(()) };
        let (by, means) = (fight.by, fight.means);
        let Target::Unit(unit) = fight.at else { return Ok(()) };
        let look = self.look();
        let parries = look.parries(unit, means.how(), &look.announced_traits(by, means));
        let seat = look.unit(unit).side.seat();
        let defence = match parries.as_slice() {
            [only] => *only,
            several => self.table.ask(self.battle, seat, Question::Parry { by, means, unit }, several)?,
        };
        self.meet(unit, defence);
        Ok(())
    }

    /// KH-15: the reaction is spent, unless the parry is waived. A spell of the hand is discarded (KH-54).
    fn meet(&mut self, unit: UnitId, defence: Defence) {
        if let Defence::Spell { card, origin: Origin::Hand } = defence {
            self.discard_from_hand(self.battle.unit(unit).side, card);
        }
        if defence != Defence::None {
            let one = self.battle.unit_mut(unit);
            one.reactions = one.reactions.saturating_sub(1);
        }
        if let Some(fight) = &mut self.battle.fight {
            fight.defence = defence;
        }
        let unit = self.battle.who(unit);
        self.table.tell(|| Event::Defended { unit, defence });
    }

    fn explain_defence(&mut self, fight: &Fight, options: &[Defend]) {
        let look = self.look();
        let side = look.battle.side_of(fight.at);
        let mut refused: Vec<(Defend, Reason)> = Vec::new();
        if let Target::Unit(unit) = fight.at {
            let one = look.unit(unit);
            let is_spent = one.reactions == 0;
            let shields = one.fitted.both(look.game.content().all(Kind::Shield));
            for card in look.arms(unit).union(shields).iter() {
                refused.extend([Grip::One, Grip::Two].map(|grip| {
                    let parry = Defend::Parry { card, grip };
                    let reason = match (is_spent, look.is_hopeless(fight, parry)) {
                        (true, _) => Reason::NoReactionLeft,
                        (false, true) => Reason::TooStrong,
                        (false, false) => Reason::NoHelpAgainstThis,
                    };
                    (parry, reason)
                }));
            }
            refused.push((Defend::Dodge, if is_spent { Reason::NoReactionLeft } else { Reason::TooStrong }));
            for (cards, origin) in [(one.fitted, Origin::Book), (look.battle.group(side).hand, Origin::Hand)] {
                for card in cards.both(look.game.content().all(Kind::DefenceSpell)).iter() {
                    let reason = look.why_not_ward(unit, card, origin, fight.means.how());
                    let reason = if is_spent { Some(Reason::NoReactionLeft) } else { reason };
                    let spell = Defend::Spell { card, origin };
                    let reason = reason.or(look.is_hopeless(fight, spell).then_some(Reason::TooStrong));
                    refused.extend(reason.map(|reason| (spell, reason)));
                }
            }
            if !is_spent && !look.is_hopeless(fight, Defend::Dodge) {
                refused.retain(|(choice, _)| *choice != Defend::Dodge);
            }
        }
        for (unit, _) in look.battle.living_of(side).filter(|(unit, _)| Target::Unit(*unit) != fight.at) {
            let reason = look.why_not_step_in(unit);
            let reason = reason.or(look.why_not_protect(fight.by, fight.means, fight.at));
            refused.extend(reason.map(|reason| (Defend::Shield { unit }, reason)));
        }
        refused.retain(|(choice, _)| !options.contains(choice));
        refused.into_iter().for_each(|refused| self.table.rule_out(|| refused));
    }
}

/// Weapons in one and two hands, shields.
pub(crate) type Parries = ArrayVec<Defence, 8>;

impl<'p> Look<'p> {
    /// KH-33, KH-36, KH-37: everything that a unit can parry such an attack with; without anything it dodges.
    pub(crate) fn parries(self, unit: UnitId, how: How, attack: &Traits) -> Parries {
        let mut parries = Parries::new();
        if how == How::Melee && !attack.outclasses_weapons {
            for card in self.arms(unit).iter() {
                let weapon = self.game.content().card(card).weapon().filter(|weapon| weapon.reach.is_melee());
                for grip in weapon.into_iter().flat_map(|weapon| self.grips(unit, card, weapon)) {
                    let _ = parries.try_push(Defence::Parry { card, grip });
                }
            }
        }
        if how != How::Magical && !attack.outclasses_shields {
            for card in self.unit(unit).fitted.both(self.game.content().all(Kind::Shield)).iter() {
                let _ = parries.try_push(Defence::Parry { card, grip: Grip::One });
            }
        }
        if parries.is_empty() {
            parries.push(Defence::Dodge);
        }
        parries
    }

    /// KH-38: the defence spells that a unit can cast now, from the book or from hand (KH-54).
    fn add_defence_spells(self, unit: UnitId, how: How, options: &mut Vec<Defend>) {
        let one = self.unit(unit);
        let spells = self.game.content().all(Kind::DefenceSpell);
        for (cards, origin) in [(one.fitted, Origin::Book), (self.battle.group(one.side).hand, Origin::Hand)] {
            for card in cards.both(spells).iter() {
                if self.why_not_ward(unit, card, origin, how).is_none() {
                    options.push(Defend::Spell { card, origin });
                }
            }
        }
    }

    fn why_not_ward(self, unit: UnitId, card: CardId, origin: Origin, how: How) -> Option<Reason> {
        if !self.is_magical(unit) {
            return Some(Reason::NotMagical);
        }
        match self.game.content().card(card) {
            Card::DefenceSpell(spell) if spell.wards.intersects(Look::kind_of_fight(how)) => {
                (origin == Origin::Book && self.battle.is_resting(card)).then_some(Reason::SpellRests)
            }
            _ => Some(Reason::WrongSpell),
        }
    }

    /// KH-32, KH-34: whether this defence can change nothing, as far as the attacked side can know: a six may always
    /// beat the attack, but not if sixes do not count.
    fn is_hopeless(self, fight: &Fight, how: Defend) -> bool {
        let Target::Unit(unit) = fight.at else { return false };
        let side = self.unit(unit).side;
        let defence = match how {
            Defend::Parry { card, grip } => Defence::Parry { card, grip },
            Defend::Dodge => Defence::Dodge,
            Defend::Spell { card, origin } => Defence::Spell { card, origin },
            Defend::Waive | Defend::Shield { .. } | Defend::Accept { .. } => return false,
        };
        if !self.has_burden(side, Burden::NoSixes) {
            return false;
        }
        let met = Fight { defence, ..fight.clone() };
        let attacker = self.announced_traits(fight.by, fight.means);
        let armour = self.game.content().tool_against(defence).map_or(0, |tool| tool.figures.armour);
        let saves = armour > 0 && !attacker.ignores_armour || self.may_react_with_card(side, &met);
        // A healed unit no longer rages.
        let least = self.attack_value(fight, &Traits { rage: 0, ..attacker }).total() + LOWEST_DIE;
        let best = self.defence_value(&met, unit, &self.defender_traits(&met, unit)).total() + HIGHEST_DIE;
        !saves && best + self.most_added(side, &met) < least
    }

    /// KH-39, KH-56: whether an attack can be protected against at all.
    fn why_not_protect(self, by: UnitId, means: Means, at: Target) -> Option<Reason> {
        match at {
            Target::Demon(_) => Some(Reason::DemonNotProtected),
            Target::Unit(unit) if !self.game.is_played(self.unit(unit).side) => Some(Reason::CannotProtect),
            Target::Unit(_) | Target::Npc(_) | Target::Ward(_) => {
                self.announced_traits(by, means).is_swift.then_some(Reason::TooSwift)
            }
        }
    }

    fn why_not_step_in(self, unit: UnitId) -> Option<Reason> {
        let one = self.unit(unit);
        if self.has_burden(one.side, Burden::NoProtecting) {
            return Some(Reason::Burdened);
        }
        (one.reactions == 0).then_some(Reason::NoReactionLeft)
    }

    /// KH-39, KH-51: the heroes and creatures of a group that can take an attack upon themselves.
    fn protectors(self, side: Side, at: Target) -> impl Iterator<Item = UnitId> {
        let units = self.battle.living_of(side).map(|(unit, _)| unit);
        units.filter(move |unit| Target::Unit(*unit) != at && self.why_not_step_in(*unit).is_none())
    }
}
