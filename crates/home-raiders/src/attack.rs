//! What melee and ranged attacks have in common: the attacker's roll against the defender's, and the result.

use table::Flow;

use crate::asked::{Decide, Pick, Question, Reroll, RollWhy};
use crate::battle::{CharacterId, Marks};
use crate::content::{Ability, Colour, Pool};
use crate::dice::{Boosts, Cast, Criticals, Roll};
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

/// The attack that a defender has to deal with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hit {
    /// `None` for splinters.
    pub by: Option<CharacterId>,
    pub at: CharacterId,
    pub successes: u8,
    pub kind: HitKind,
    /// The attacker's dice, in case they are rolled again; `None` if the attack was not rolled.
    pub dice: Option<Cast>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HitKind {
    Melee,
    Ranged {
        /// HR-40: the target is partly hidden.
        partly: bool,
        /// HR-63.6.
        full_hit: bool,
    },
}

/// The result of a defence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Defence {
    pub is_hit: bool,
    /// Successes of the attacker beyond those of the defender.
    pub surplus: u8,
}

impl Look<'_> {
    /// HR-31: the defence dice of a character, with all modifiers.
    fn defence_pool(self, hit: &Hit) -> Pool {
        let at = hit.at;
        let character = &self.battle[at];
        let mut pool = self.card(at).defence.of(self.game.is_complex() && character.wounds > 0);
        let mut ups = u8::from(self.has_strategist(at));
        let mut downs = 0;
        match hit.kind {
            // HR-65.6 and HR-62.1.
            HitKind::Melee => {
                ups += u8::from(self.has(at, Ability::Invulnerable));
                downs += u8::from(hit.by.is_some_and(|by| self.has(by, Ability::ExploitWeakness)));
            }
            HitKind::Ranged { partly, full_hit } => {
                // HR-65.1, HR-40.
                ups += u8::from(self.has(at, Ability::SharpReflexes));
                ups += u8::from(partly && self.game.is_complex());
                // HR-42.
                ups += u8::from(character.is_down);
                downs += u8::from(full_hit);
            }
        }
        for _ in 0..ups {
            pool = pool.upgraded();
        }
        for _ in 0..downs {
            pool = pool.downgraded();
        }
        // HR-62.8: in the next melee defence.
        if hit.kind == HitKind::Melee && character.marks.contains(Marks::GRABBED) {
            pool = pool.only_weakest();
        }
        pool
    }

    /// HR-65.2: shields support each other.
    fn defence_boosts(self, at: CharacterId) -> Boosts {
        let wall = self.has(at, Ability::ShieldWall)
            && self.friends_in_contact(at).any(|friend| self.has(friend, Ability::ShieldWall));
        let by = [wall.then_some(Ability::ShieldWall), None];
        Boosts { printed: self.card(at).boost.defence, by, is_sure: false }
    }
}

impl Play<'_, '_> {
    /// HR-65.9: a friend in contact with the target may become the target.
    pub(crate) fn offer_bodyguard(&mut self, by: CharacterId, at: CharacterId) -> Flow<CharacterId> {
        let look = self.look();
        let mut options = vec![Pick::Nobody];
        let guards = look.friends_in_contact(at).filter(|guard| *guard != by && look.has(*guard, Ability::Bodyguard));
        options.extend(guards.map(|who| Pick::Who { who }));
        if options.len() == 1 {
            return Ok(at);
        }
        match self.table.ask(self.battle, at.seat(), Question::Bodyguard { of: at, by }, &options)? {
            Pick::Nobody => Ok(at),
            Pick::Who { who } => {
                self.table.tell(|| Event::Guarded { by: who, of: at });
                Ok(who)
            }
        }
    }

    /// HR-31: the defender rolls; more successes for the attacker are a hit. Wounds come later.
    ///
    /// ```text
    /// energy barrier: attack again (HR-65.7) → defence dice, up- and downgraded (HR-34) → roll (HR-30)
    /// → fierce attack: one set again (HR-62.3) → boost (HR-35) → compare
    /// ```
    pub(crate) fn defend(&mut self, mut hit: Hit) -> Flow<Defence> {
        self.offer_barrier(&mut hit)?;
        let (pool, boosts) = (self.look().defence_pool(&hit), self.look().defence_boosts(hit.at));
        if hit.kind == HitKind::Melee {
            self.battle[hit.at].marks -= Marks::GRABBED;
        }
        // HR-68.1: against a precise attack, criticals of an enemy are plain successes.
        let enemy = hit.by.filter(|by| by.seat() != hit.at.seat());
        let is_precise = enemy.is_some_and(|by| self.look().has(by, Ability::PreciseAttack));
        let criticals = if is_precise { Criticals::Plain } else { Criticals::RollOn };
        let mut roll = self.roll(Cast { boosts, criticals, ..Cast::new(hit.at, pool, RollWhy::Defence) })?;
        self.offer_fierce_attack(&hit, &mut roll)?;
        let surplus = hit.successes.saturating_sub(roll.successes());
        if surplus == 0 {
            let who = hit.at;
            self.table.tell(|| Event::Defended { who });
        }
        Ok(Defence { is_hit: surplus > 0, surplus })
    }

    /// HR-65.7: the attacker rolls again, and the defender chooses which roll counts.
    fn offer_barrier(&mut self, hit: &mut Hit) -> Flow {
        let Some(dice) = hit.dice else { return Ok(()) };
        if !self.look().has(hit.at, Ability::EnergyBarrier) {
            return Ok(());
        }
        let (who, first) = (hit.at, hit.successes);
        let question = Question::Barrier { who, successes: first };
        if self.table.ask(self.battle, who.seat(), question, &[Decide::Yes, Decide::No])? == Decide::No {
            return Ok(());
        }
        let second = self.roll(dice)?.successes();
        let question = Question::SecondRoll { who, first, second };
        if self.table.ask(self.battle, who.seat(), question, &[Decide::Yes, Decide::No])? == Decide::Yes {
            hit.successes = second;
            self.table.tell(|| Event::SecondRollTaken { who });
        }
        Ok(())
    }

    /// HR-62.3: the attacker may have one set of the defence dice rolled again.
    fn offer_fierce_attack(&mut self, hit: &Hit, roll: &mut Roll) -> Flow {
        let Some(by) = hit.by.filter(|_| hit.kind == HitKind::Melee) else { return Ok(()) };
        if !self.look().has(by, Ability::FierceAttack) || roll.rolled() == 0 {
            return Ok(());
        }
        let mut options = vec![Reroll::Keep];
        let sets = Colour::ALL.into_iter().filter(|colour| roll.cast.pool.dice[colour.index()] > 0);
        options.extend(sets.map(|colour| Reroll::Set { colour }));
        let question = Question::Fierce { by, at: hit.at };
        if let Reroll::Set { colour } = self.table.ask(self.battle, by.seat(), question, &options)? {
            self.reroll_set(roll, colour)?;
        }
        Ok(())
    }
}
