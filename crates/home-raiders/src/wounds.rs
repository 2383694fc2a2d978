//! Verwundungsmarker und Verschwinden.

use arrayvec::ArrayVec;
use measure::units::inches;
use table::Flow;

use crate::asked::{Decide, LastAttack, Pick, Question, RollWhy};
use crate::attack::{Hit, HitKind};
use crate::battle::{CharacterId, MAX_CHARACTERS, Marks, State, TroopId};
use crate::content::Ability;
use crate::dice::Cast;
use crate::game::Play;
use crate::look::Look;
use crate::told::Event;

/// HR-65.10.
const MIRROR: i32 = inches(5);

impl Look<'_> {
    /// HR-32: the number of markers that makes a character vanish; HR-68.8: three for a champion.
    pub(crate) fn most_wounds(self, who: CharacterId) -> u8 {
        if self.has(who, Ability::Champion) { 3 } else { 2 }
    }
}

impl Play<'_, '_> {
    /// HR-31: a character gets a wound marker, unless another takes it.
    ///
    /// ```text
    /// selfish fighter (HR-68.4) → mirror image (HR-65.10) → the marker (HR-32) → regeneration (HR-65.3)
    /// → enough markers: swan song (HR-68.2) → vanishes (HR-32) → successor (HR-67.8) → splinters (HR-65.5)
    /// ```
    pub(crate) fn wound(&mut self, who: CharacterId) -> Flow {
        if !self.battle[who].is_present() || self.battle[who].marks.contains(Marks::VANISHING) {
            return Ok(());
        }
        if let Some(other) = self.offer_selfishness(who)? {
            self.table.tell(|| Event::WoundPassed { from: who, to: other });
            return self.mark(other);
        }
        if let Some(other) = self.offer_mirror_image(who)? {
            self.table.tell(|| Event::WoundPassed { from: who, to: other });
            return self.mark(other);
        }
        self.mark(who)
    }

    /// HR-32: adds the marker. A wound that was passed on cannot be passed on again.
    fn mark(&mut self, who: CharacterId) -> Flow {
        if !self.battle[who].is_present() || self.battle[who].marks.contains(Marks::VANISHING) {
            return Ok(());
        }
        self.battle[who].wounds += 1;
        let wounds = self.battle[who].wounds;
        self.table.tell(|| Event::Wounded { who, wounds });
        // HR-65.3: a success on one die of the weakest defence set removes it again.
        if self.look().has(who, Ability::Regeneration) {
            let pool = self.look().card(who).defence.of(self.game.is_complex()).one_of_weakest();
            if self.roll(Cast::new(who, pool, RollWhy::Regeneration))?.rolled() > 0 {
                self.heal(who);
            }
        }
        if self.battle[who].wounds >= self.look().most_wounds(who) {
            self.vanish(who)?;
        }
        Ok(())
    }

    /// HR-32: removes a marker.
    pub(crate) fn heal(&mut self, who: CharacterId) {
        if self.battle[who].wounds > 0 {
            self.battle[who].wounds -= 1;
            let wounds = self.battle[who].wounds;
            self.table.tell(|| Event::Healed { who, wounds });
        }
    }

    /// HR-68.4: a friend in contact takes it.
    fn offer_selfishness(&mut self, who: CharacterId) -> Flow<Option<CharacterId>> {
        if !self.look().has(who, Ability::SelfishFighter) {
            return Ok(None);
        }
        let mut options = vec![Pick::Nobody];
        options.extend(self.look().friends_in_contact(who).map(|who| Pick::Who { who }));
        self.pick(who, Question::Selfish { who }, &options)
    }

    /// HR-65.10: with a success on one die, a friend within 5 inches takes it.
    fn offer_mirror_image(&mut self, who: CharacterId) -> Flow<Option<CharacterId>> {
        let look = self.look();
        if !look.has(who, Ability::MirrorImage) {
            return Ok(None);
        }
        let friends =
            self.battle.friends_of(who).filter(|friend| look.is_within(MIRROR, who, *friend)).take(MAX_CHARACTERS);
        let friends: ArrayVec<CharacterId, MAX_CHARACTERS> = friends.collect();
        if friends.is_empty() {
            return Ok(None);
        }
        let question = Question::MirrorImage { who };
        if self.table.ask(self.battle, who.seat(), question, &[Decide::Yes, Decide::No])? == Decide::No {
            return Ok(None);
        }
        let wounded = self.battle[who].wounds > 0;
        let pool = self.look().card(who).defence.of(wounded).one_of_weakest();
        if self.roll(Cast::new(who, pool, RollWhy::MirrorImage))?.rolled() == 0 {
            return Ok(None);
        }
        match friends.as_slice() {
            [only] => Ok(Some(*only)),
            _ => Ok(Some(self.table.ask(self.battle, who.seat(), Question::MirrorImageTo { who }, &friends)?)),
        }
    }

    /// Asks for one of several characters; the first option is nobody.
    pub(crate) fn pick(&mut self, who: CharacterId, question: Question, options: &[Pick]) -> Flow<Option<CharacterId>> {
        if options.len() < 2 {
            return Ok(None);
        }
        Ok(match self.table.ask(self.battle, who.seat(), question, options)? {
            Pick::Nobody => None,
            Pick::Who { who } => Some(who),
        })
    }

    /// HR-32: the character leaves the game.
    fn vanish(&mut self, who: CharacterId) -> Flow {
        self.battle[who].marks |= Marks::VANISHING;
        self.sing_last(who)?;
        let beside: ArrayVec<CharacterId, 64> = {
            let look = self.look();
            self.battle.everybody().filter(|other| *other != who && look.in_contact(who, *other)).collect()
        };
        let has_splinters = self.look().has(who, Ability::Splinters);
        let has_successor = self.look().has_as_leader(who, Ability::Successor);
        self.battle[who].state = State::Vanished;
        self.battle[who].marks = Marks::empty();
        self.battle.side_mut(who.seat()).vanished += 1;
        self.release_markers(who);
        self.table.tell(|| Event::Vanished { who });
        if has_successor {
            self.offer_succession(who)?;
        }
        if has_splinters {
            self.splinter(who, &beside)?;
        }
        Ok(())
    }

    /// HR-68.2: one last free attack.
    fn sing_last(&mut self, who: CharacterId) -> Flow {
        if !self.look().has(who, Ability::SwanSong) {
            return Ok(());
        }
        let mut options = vec![LastAttack::None];
        let look = self.look();
        options.extend(look.list_strikable(who).into_iter().map(|at| LastAttack::Melee { at }));
        options.extend(look.list_shootable(who.bit(), who.seat()).into_iter().map(|at| LastAttack::Shoot { at }));
        if options.len() == 1 {
            return Ok(());
        }
        match self.table.ask(self.battle, who.seat(), Question::SwanSong { who }, &options)? {
            LastAttack::None => {}
            LastAttack::Melee { at } => {
                self.strike_freely(who, at)?;
            }
            LastAttack::Shoot { at } => self.shoot(self.battle.troop_of(who), who.bit(), at, false)?,
        }
        Ok(())
    }

    /// HR-65.5: every character in contact defends against a blow with one success. It is an ordinary melee attack.
    fn splinter(&mut self, who: CharacterId, beside: &[CharacterId]) -> Flow {
        self.table.tell(|| Event::Used { who, ability: Ability::Splinters });
        for at in beside.iter().copied() {
            if self.battle[at].is_present() {
                let at = self.offer_bodyguard(who, at)?;
                let hit = Hit { by: None, at, successes: 1, kind: HitKind::Melee, dice: None };
                if self.defend(hit)?.is_hit {
                    self.wound(at)?;
                } else {
                    self.follow_defence(at)?;
                }
            }
        }
        Ok(())
    }

    /// HR-67.8: the leader of another unit takes over the unit of the vanished one. A leader that has left its unit is
    /// a unit by itself (HR-67.10).
    fn offer_succession(&mut self, of: CharacterId) -> Flow {
        let look = self.look();
        let troop = self.battle.troop_of(of);
        let place = look.base(of);
        // A unit without members needs no leader.
        if self.battle.members(troop).next().is_none() {
            return Ok(());
        }
        let fits = |who: &CharacterId| {
            let base = crate::battle::disc(place.centre(), look.card(*who).radius);
            look.is_leader(*who)
                && self.battle.troop_of(*who) != troop
                && !self.battle[*who].marks.contains(Marks::VANISHING)
                && crate::walk::check_place(look, base, who.bit()).is_ok()
        };
        let mut options = vec![Pick::Nobody];
        options.extend(self.battle.present(of.seat()).filter(fits).map(|who| Pick::Who { who }));
        if let Some(who) = self.pick(of, Question::Successor { of }, &options)? {
            self.battle[who].troop = troop.index() as u8;
            let elevation = self.battle[of].elevation;
            self.put(who, place.centre(), elevation);
            self.table.tell(|| Event::Joined { who, troop });
        }
        Ok(())
    }

    /// HR-42: the whole troop lies down.
    pub(crate) fn go_to_ground(&mut self, troop: TroopId) {
        let members: ArrayVec<CharacterId, MAX_CHARACTERS> = self.battle.members(troop).collect();
        if members.iter().any(|who| !self.battle[*who].is_down) {
            for who in members {
                self.battle[who].is_down = true;
            }
            self.table.tell(|| Event::WentToGround { troop });
        }
    }
}
