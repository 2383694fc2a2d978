//! Geistige Aktionen: challenges of the mind.

use arrayvec::ArrayVec;
use strum::VariantArray;
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

/// HR-64: the abilities used by mind actions; strong will only protects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray)]
enum Power {
    SubtleManipulation,
    Distraction,
    MindTrick,
    Swap,
    Disturbance,
    Enchant,
    Confuse,
    Daze,
    BrainFreeze,
}

impl Power {
    fn of(ability: Ability) -> Option<Power> {
        Power::VARIANTS.iter().copied().find(|power| power.ability() == ability)
    }

    fn ability(self) -> Ability {
        match self {
            Power::SubtleManipulation => Ability::SubtleManipulation,
            Power::Distraction => Ability::Distraction,
            Power::MindTrick => Ability::MindTrick,
            Power::Swap => Ability::Swap,
            Power::Disturbance => Ability::Disturbance,
            Power::Enchant => Ability::Enchant,
            Power::Confuse => Ability::Confuse,
            Power::Daze => Ability::Daze,
            Power::BrainFreeze => Ability::BrainFreeze,
        }
    }
}

impl Look<'_> {
    /// HR-50: what a character can do with its mind now, against any enemy in sight at any range.
    pub(crate) fn list_mind_acts(self, by: CharacterId) -> Vec<MindAct> {
        let acts = self.list_all_mind_acts(by);
        let fitting = acts.into_iter().filter(|act| self.find_mind_fault(*act).is_none());
        // One sight check per enemy is enough, whichever ability is used.
        let mut seen: Option<(CharacterId, bool)> = None;
        let sees = |act: &MindAct| {
            let known = seen.filter(|(at, _)| *at == act.at);
            let (_, sees) = *seen.insert(known.unwrap_or_else(|| (act.at, self.sees(by, act.at))));
            sees
        };
        fitting.filter(sees).collect()
    }

    /// What a character can do with its mind, sight aside.
    fn list_all_mind_acts(self, by: CharacterId) -> Vec<MindAct> {
        let powers = Power::VARIANTS.iter().map(|power| power.ability());
        let able: ArrayVec<Ability, 10> = powers.filter(|ability| self.has(by, *ability)).collect();
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

    /// Why an ability cannot be used against a target, sight aside.
    fn find_mind_fault(self, MindAct { by, ability, at }: MindAct) -> Option<Reason> {
        let (user, target) = (&self.battle[by], &self.battle[at]);
        // HR-64.5.
        if self.has(at, Ability::StrongWill) {
            return Some(Reason::StrongWill { who: at });
        }
        let power = Power::of(ability)?;
        // HR-64.10: brain freeze is not a challenge; all others have to be won.
        if power != Power::BrainFreeze && self.mind_cast(by).pool.is_empty() {
            return Some(Reason::NoMindDice { who: by });
        }
        let works = match power {
            // HR-64.4.
            Power::Swap => user.wounds > 0 && target.wounds == 0,
            Power::BrainFreeze => target.wounds == 0,
            Power::Confuse => self.is_leader(at) && !target.marks.contains(Marks::CONFUSED),
            Power::Daze => !self.list_daze(at).is_empty(),
            Power::Enchant => self.list_enchant(at).next().is_some(),
            Power::SubtleManipulation => self.can_be_moved(at, by),
            Power::Distraction => !target.marks.contains(Marks::DISTRACTED),
            Power::MindTrick => target.tricked_by & by.bit() == 0,
            Power::Disturbance => self.can_be_disturbed(self.battle.troop_of(at)),
        };
        (!works).then_some(Reason::NothingToChange { who: at })
    }

    /// HR-64.6: whether a troop could be the next one its owner activates, without having to be.
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

    /// HR-64.7: every character that the enchanted one touches, friend or foe.
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
    /// HR-50: a mind action: both roll, and if the user wins, the ability takes effect. Brain freeze is no challenge
    /// (HR-64.10).
    pub(crate) fn use_mind(&mut self, MindAct { by, ability, at }: MindAct) -> Flow {
        if !self.battle[by].is_present() || !self.battle[at].is_present() {
            return Ok(());
        }
        self.table.tell(|| Event::Challenged { by, at, ability });
        let Some(power) = Power::of(ability) else { return Ok(()) };
        if power == Power::BrainFreeze || self.challenge(by, at)? {
            self.use_power(by, at, power)?;
        }
        Ok(())
    }

    /// HR-50: both roll; the higher number of successes wins. HR-66.10: some units are hard to challenge.
    fn challenge(&mut self, by: CharacterId, at: CharacterId) -> Flow<bool> {
        let look = self.look();
        let (mut own, other) = (look.mind_cast(by), look.mind_cast(at));
        if look.has_by_unit(at, Ability::UnbendingSpirit) {
            own.pool = own.pool.downgraded();
        }
        let is_won = self.roll(own)?.successes() > self.roll(other)?.successes();
        self.table.tell(|| if is_won { Event::ChallengeWon { by } } else { Event::ChallengeLost { by } });
        Ok(is_won)
    }

    fn use_power(&mut self, by: CharacterId, at: CharacterId, power: Power) -> Flow {
        match power {
            Power::SubtleManipulation => self.offer_shove(at, by, MANIPULATION)?,
            Power::Distraction => self.battle[at].marks |= Marks::DISTRACTED,
            Power::MindTrick => self.battle[at].tricked_by |= by.bit(),
            Power::Swap => {
                self.heal(by);
                self.wound(at)?;
            }
            Power::Disturbance => {
                let troop = self.battle.troop_of(at);
                self.battle[troop].is_disturbed = true;
            }
            Power::Enchant => self.enchant(by, at)?,
            Power::Confuse => self.battle[at].marks |= Marks::CONFUSED,
            Power::Daze => self.daze(by, at)?,
            Power::BrainFreeze => self.freeze(by, at)?,
        }
        Ok(())
    }

    /// HR-64.7: the target strikes at a character it touches.
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
