//! Geistige Aktionen: challenges of the mind.

use arrayvec::ArrayVec;
use table::Flow;

use crate::asked::{MindAct, PickAbility, Question, RollWhy};
use crate::battle::{CharacterId, Marks, ROUNDS, Troop, TroopId};
use crate::content::{Abilities, Ability};
use crate::dice::{Boosts, Cast};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::told::Event;

/// HR-64.1.
const MANIPULATION: u8 = 3;

impl Look<'_> {
    /// HR-50: what a character can do with its mind now: against any enemy in sight, at any range.
    pub(crate) fn list_mind_acts(self, by: CharacterId) -> Vec<MindAct> {
        let acts = self.list_all_mind_acts(by);
        let fitting = acts.into_iter().filter(|act| self.find_mind_fault(*act).is_none());
        // One look at each enemy is enough, whatever can be done to it.
        let mut seen: Option<(CharacterId, bool)> = None;
        let sees = |act: &MindAct| {
            let known = seen.filter(|(at, _)| *at == act.at);
            let (_, sees) = *seen.insert(known.unwrap_or_else(|| (act.at, self.sees(by, act.at))));
            sees
        };
        fitting.filter(sees).collect()
    }

    /// What a character can do with its mind if nothing speaks against it.
    fn list_all_mind_acts(self, by: CharacterId) -> Vec<MindAct> {
        let able: ArrayVec<Ability, 10> = Ability::MIND.into_iter().filter(|it| self.has(by, *it)).collect();
        if able.is_empty() {
            return Vec::new();
        }
        let enemies = self.battle.present(by.seat().other());
        enemies
            .flat_map(|at| able.iter().map(move |ability| MindAct { by, ability: *ability, at }).collect::<Vec<_>>())
            .collect()
    }

    /// What a character cannot do with its mind now, and why.
    pub(crate) fn list_mind_faults(self, by: CharacterId) -> Vec<(MindAct, Reason)> {
        let find = |act: MindAct| {
            let unseen = || (!self.sees(by, act.at)).then_some(Reason::NotSeen { who: act.at });
            Some((act, self.find_mind_fault(act).or_else(unseen)?))
        };
        self.list_all_mind_acts(by).into_iter().filter_map(find).collect()
    }

    /// Why an ability cannot be used against somebody, in sight or not.
    fn find_mind_fault(self, MindAct { by, ability, at }: MindAct) -> Option<Reason> {
        let (user, target) = (&self.battle[by], &self.battle[at]);
        // HR-64.5.
        if self.has(at, Ability::StrongWill) {
            return Some(Reason::StrongWill { who: at });
        }
        let works = match ability {
            // HR-64.4.
            Ability::Swap => user.wounds > 0 && target.wounds == 0,
            Ability::BrainFreeze => target.wounds == 0,
            Ability::Confuse => self.is_leader(at) && !target.marks.contains(Marks::CONFUSED),
            Ability::Daze => !self.list_daze(at).is_empty(),
            Ability::Enchant => self.list_enchant(at).next().is_some(),
            Ability::SubtleManipulation => self.can_be_moved(at, by),
            Ability::Distraction => !target.marks.contains(Marks::DISTRACTED),
            Ability::MindTrick => target.tricked_by & by.bit() == 0,
            Ability::Disturbance => self.can_be_disturbed(self.battle.troop_of(at)),
            _ => true,
        };
        (!works).then_some(Reason::NothingToChange { who: at })
    }

    /// HR-64.6: whether a troop can be the next that its owner activates, and need not be yet.
    fn can_be_disturbed(self, troop: TroopId) -> bool {
        let Troop { is_activated, is_disturbed, .. } = self.battle[troop];
        let is_last_turn = self.battle.beads[troop.seat().index()] == 0;
        let comes = if is_last_turn { self.battle.round < ROUNDS } else { !is_activated };
        comes && !is_disturbed
    }

    /// HR-64.9: abilities that a character can lose.
    fn list_daze(self, at: CharacterId) -> Abilities {
        self.card(at).abilities.without(self.battle[at].lost)
    }

    /// HR-64.7: everybody whom the enchanted character touches, friend or foe.
    fn list_enchant(self, at: CharacterId) -> impl Iterator<Item = CharacterId> {
        let battle = self.battle;
        battle.everybody().filter(move |who| *who != at && self.in_contact(at, *who)).collect::<Vec<_>>().into_iter()
    }

    fn mind_cast(self, who: CharacterId) -> Cast {
        let card = self.card(who);
        let pool = card.mind.of(self.game.is_complex() && self.battle[who].wounds > 0);
        let boosts = Boosts { printed: card.boost.mind, ..Boosts::default() };
        Cast { boosts, ..Cast::new(who, pool, RollWhy::Mind) }
    }
}

impl Play<'_, '_> {
    /// HR-50: a mind action: both roll, and if the user wins, the ability works. Brain freeze is no challenge (HR-64.10).
    pub(crate) fn use_mind(&mut self, MindAct { by, ability, at }: MindAct) -> Flow {
        if !self.battle[by].is_present() || !self.battle[at].is_present() {
            return Ok(());
        }
        self.table.tell(|| Event::Challenged { by, at, ability });
        if ability == Ability::BrainFreeze {
            return self.freeze(by, at);
        }
        if self.challenge(by, at)? {
            self.table.tell(|| Event::ChallengeWon { by });
            self.win_challenge(by, at, ability)
        } else {
            self.table.tell(|| Event::ChallengeLost { by });
            Ok(())
        }
    }

    /// HR-50: both roll; more successes win. HR-66.10: some units are hard to challenge.
    fn challenge(&mut self, by: CharacterId, at: CharacterId) -> Flow<bool> {
        let look = self.look();
        let (mut own, other) = (look.mind_cast(by), look.mind_cast(at));
        if look.has_by_unit(at, Ability::UnbendingSpirit) {
            own.pool = own.pool.downgraded();
        }
        Ok(self.roll(own)?.successes() > self.roll(other)?.successes())
    }

    fn win_challenge(&mut self, by: CharacterId, at: CharacterId, ability: Ability) -> Flow {
        match ability {
            Ability::SubtleManipulation => self.offer_shove(at, by, MANIPULATION)?,
            Ability::Distraction => self.battle[at].marks |= Marks::DISTRACTED,
            Ability::MindTrick => self.battle[at].tricked_by |= by.bit(),
            Ability::Swap => {
                self.heal(by);
                self.wound(at)?;
            }
            Ability::Disturbance => {
                let troop = self.battle.troop_of(at);
                self.battle[troop].is_disturbed = true;
            }
            Ability::Enchant => self.enchant(by, at)?,
            Ability::Confuse => self.battle[at].marks |= Marks::CONFUSED,
            Ability::Daze => self.daze(by, at)?,
            _ => {}
        }
        Ok(())
    }

    /// HR-64.7: the target strikes at somebody it touches.
    fn enchant(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        let victims: Vec<CharacterId> = self.look().list_enchant(at).collect();
        let victim = match victims.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.battle, by.seat(), Question::Enchant { who: at }, &victims)?,
        };
        self.strike_freely(at, victim)?;
        Ok(())
    }

    /// HR-64.9: the target loses an ability for the rest of the round.
    fn daze(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        let options: Vec<PickAbility> =
            self.look().list_daze(at).iter().map(|ability| PickAbility { ability }).collect();
        let ability = match options.as_slice() {
            [] => return Ok(()),
            [only] => only.ability,
            _ => self.table.ask(self.battle, by.seat(), Question::Daze { who: at }, &options)?.ability,
        };
        self.battle[at].lost = self.battle[at].lost.plus(ability);
        self.table.tell(|| Event::AbilityLost { who: at, ability });
        Ok(())
    }

    /// HR-64.10: the target rolls its weakest mind set; without a success it is wounded. The user is injured.
    fn freeze(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        self.battle[by].marks |= Marks::INJURED;
        let mut cast = self.look().mind_cast(at);
        cast.pool = cast.pool.only_weakest();
        if self.roll(cast)?.successes() == 0 {
            self.wound(at)?;
        }
        Ok(())
    }
}
