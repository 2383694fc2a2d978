//! Geistige Aktionen: challenges of the mind.

use table::Flow;

use crate::asked::{MindAct, PickAbility, Question, RollWhy};
use crate::battle::{CharacterId, Marks};
use crate::content::{Abilities, Ability, Pool};
use crate::dice::Criticals;
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

/// HR-64.1.
const MANIPULATION: u8 = 3;

impl Look<'_> {
    /// HR-50: what a character can do with its mind now: against any enemy in sight, at any range.
    pub(crate) fn list_mind_acts(self, by: CharacterId) -> Vec<MindAct> {
        let mut acts = Vec::new();
        let able: Vec<Ability> = Ability::MIND.into_iter().filter(|ability| self.has(by, *ability)).collect();
        if able.is_empty() {
            return acts;
        }
        for at in self.battle.present(by.seat().other()) {
            let fitting = || able.iter().filter(|ability| self.fits_mind(by, **ability, at));
            if fitting().next().is_some() && self.sees(by, at) {
                acts.extend(fitting().map(|ability| MindAct { by, ability: *ability, at }));
            }
        }
        acts
    }

    /// Whether an ability can be used against somebody.
    fn fits_mind(self, by: CharacterId, ability: Ability, at: CharacterId) -> bool {
        let (user, target) = (&self.battle[by], &self.battle[at]);
        // HR-64.5.
        if self.has(at, Ability::StrongWill) {
            return false;
        }
        match ability {
            // HR-64.4.
            Ability::Swap => user.wounds > 0 && target.wounds == 0,
            Ability::BrainFreeze => target.wounds == 0,
            Ability::Confuse => self.is_leader(at) && !target.marks.contains(Marks::CONFUSED),
            Ability::Daze => !self.list_daze(at).is_empty(),
            Ability::Enchant => self.list_enchant(at).next().is_some(),
            Ability::SubtleManipulation => self.can_be_moved(at, by),
            _ => true,
        }
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

    fn mind_pool(self, who: CharacterId) -> Pool {
        self.card(who).mind.of(self.game.is_complex() && self.battle[who].wounds > 0)
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
        let mut pool = look.mind_pool(by);
        if look.has_by_unit(at, Ability::UnbendingSpirit) {
            pool = pool.downgraded();
        }
        let own = self.roll_pool(by, pool, RollWhy::Mind, Criticals::RollOn)?.total();
        let pool = self.look().mind_pool(at);
        let other = self.roll_pool(at, pool, RollWhy::Mind, Criticals::RollOn)?.total();
        let boost = |who: CharacterId| self.look().card(who).boost.mind;
        Ok(self.boosted(own, boost(by)) > self.boosted(other, boost(at)))
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
        let pool = self.look().mind_pool(at).only_weakest();
        let roll = self.roll_pool(at, pool, RollWhy::Mind, Criticals::RollOn)?.total();
        let boost = self.look().card(at).boost.mind;
        if self.boosted(roll, boost) == 0 {
            self.wound(at)?;
        }
        Ok(())
    }
}
