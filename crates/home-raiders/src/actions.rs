//! Aktionen: what a troop does with its actions, and which members do something different.

use arrayvec::ArrayVec;
use table::Flow;

use crate::asked::{Act, Aside, GeneralAct, Marching, Question};
use crate::battle::{CharacterId, MAX_CHARACTERS, Marks, Step, TroopId};
use crate::content::{Ability, Mission};
use crate::game::Play;
use crate::look::Look;
use crate::march::{Order, Pace};
use crate::push::{list_pushable, list_pushes};
use crate::reasons::Reason;
use crate::walk::allowance;

impl Look<'_> {
    fn members_mask(self, troop: TroopId) -> u64 {
        self.battle.members(troop).fold(0, |mask, who| mask | who.bit())
    }

    /// Whether the members of a troop in a mask can do what the troop has chosen.
    fn can_do(self, act: Act, troop: TroopId, these: u64) -> bool {
        let mut members = self.battle.members(troop).filter(|who| these & who.bit() != 0);
        match act {
            Act::Melee => members.any(|who| !self.list_strikable(who).is_empty()),
            Act::Shoot { at } => self.can_be_shot_at(these, troop.seat(), at),
            Act::Move
            | Act::RunningFire
            | Act::Push
            | Act::ShootWithBoth { .. }
            | Act::Mind(_)
            | Act::General(_)
            | Act::Wait
            | Act::Zeal
            | Act::StandUp
            | Act::Done => members.next().is_some(),
        }
    }

    fn is_down(self, troop: TroopId) -> bool {
        self.battle.members(troop).any(|who| self.battle[who].is_down)
    }
}

impl Play<'_, '_> {
    /// HR-12: one action of the active troop, or the end of its turn.
    ///
    /// ```text
    /// on the ground: stand up, nothing else (HR-42)    out of formation: close ranks (HR-14) otherwise: an action for
    /// the troop (HR-12) → members that do something else (HR-13) → the troop acts → those others act
    /// ```
    pub(crate) fn act(&mut self) -> Flow {
        let Some(troop) = self.battle.turn.troop else { return Ok(()) };
        let left = self.battle.turn.actions;
        if left == 0 || self.battle.members(troop).next().is_none() {
            return Ok(());
        }
        let options = self.list_acts(troop, left);
        let act = match options.as_slice() {
            [only] => *only,
            _ => {
                let (round, mission) = (self.battle.round, self.battle.mission.unwrap_or(Mission::MakeVanish));
                self.table.ask(self.battle, troop.seat(), Question::Act { troop, left, round, mission }, &options)?
            }
        };
        if act == Act::Done {
            return Ok(());
        }
        self.battle.turn.is_fresh = false;
        let both = matches!(act, Act::RunningFire | Act::ShootWithBoth { .. });
        if act != Act::Zeal {
            self.battle.turn.actions -= if both { 2 } else { 1 };
        }
        let asides = self.choose_asides(troop, act)?;
        let rest = asides.iter().fold(self.look().members_mask(troop), |mask, (who, _)| mask & !who.bit());
        self.perform(troop, rest, act)?;
        for (who, aside) in asides {
            self.perform_aside(troop, who, aside)?;
        }
        self.next(Step::Act);
        Ok(())
    }

    /// What the troop can do now, and why it cannot do the rest.
    fn list_acts(&mut self, troop: TroopId, left: u8) -> Vec<Act> {
        let look = self.look();
        // HR-42: a troop on the ground has to stand up first.
        if look.is_down(troop) {
            self.table.rule_out(|| (Act::Move, Reason::MustStandUp));
            let mut acts = vec![Act::StandUp];
            acts.extend(self.can_hurry(troop).then_some(Act::Zeal));
            return acts;
        }
        // HR-14: a unit out of formation moves together.
        if look.must_regroup(troop) {
            self.table.rule_out(|| (Act::Melee, Reason::MustRegroup));
            return vec![Act::Move];
        }
        let everybody = look.members_mask(troop);
        let mut acts = Vec::with_capacity(16);
        acts.push(Act::Move);
        if self.battle.members(troop).any(|who| !look.list_strikable(who).is_empty()) {
            acts.push(Act::Melee);
        }
        let targets = look.list_shootable(everybody, troop.seat());
        acts.extend(targets.iter().map(|at| Act::Shoot { at: *at }));
        if left > 1 {
            // HR-63.1, HR-63.3: only characters that see an enemy can use these.
            let aims = |who: &CharacterId| look.has(*who, Ability::SteadyAim) || look.has(*who, Ability::Explosion);
            let aiming = self.battle.members(troop).filter(aims).fold(0, |mask, who| mask | who.bit());
            acts.extend(look.list_seen(aiming, troop.seat()).into_iter().map(|at| Act::ShootWithBoth { at }));
            // HR-61.5: at least one must be able to run, and one to shoot.
            let runs = |who: CharacterId| look.has(who, Ability::RunningFire) && !look.is_engaged(who);
            let mut members = self.battle.members(troop);
            if members.any(runs) && self.battle.members(troop).any(|who| look.can_shoot(who)) {
                acts.push(Act::RunningFire);
            }
        }
        let pushes = |who: CharacterId| !list_pushable(look, who).is_empty();
        if self.battle.members(troop).any(pushes) && !list_pushes(look, troop, everybody).is_empty() {
            acts.push(Act::Push);
        }
        if look.can_part(troop) {
            acts.push(Act::General(GeneralAct::BattleGroup));
        }
        self.add_own_acts(troop, &mut acts);
        self.rule_out_acts(troop, &acts, &targets);
        acts.push(Act::Done);
        acts
    }

    /// What a character can do alone: it is the whole troop, or the rest of the unit waits.
    fn add_own_acts(&self, troop: TroopId, acts: &mut Vec<Act>) {
        let look = self.look();
        let mut members = self.battle.members(troop);
        if self.battle.members(troop).count() > 1 {
            if members.any(|who| !look.list_general_acts(who).is_empty() || look.is_attached(who)) {
                acts.push(Act::Wait);
            }
            return;
        }
        let Some(who) = members.next() else { return };
        acts.extend(look.list_mind_acts(who).into_iter().map(Act::Mind));
        acts.extend(look.list_general_acts(who).into_iter().map(Act::General));
        acts.extend(self.can_hurry(troop).then_some(Act::Zeal));
    }

    /// HR-68.9: a hero without a unit, before the first action.
    fn can_hurry(&self, troop: TroopId) -> bool {
        let mut members = self.battle.members(troop);
        let is_new = self.battle.turn.is_fresh && self.battle.turn.actions < 3;
        is_new && members.all(|who| self.look().has(who, Ability::Zeal) && self.look().is_last_of_troop(who))
    }

    /// Why a troop cannot strike, shoot at certain enemies, or use a mind action.
    fn rule_out_acts(&mut self, troop: TroopId, acts: &[Act], targets: &[TroopId]) {
        if !self.table.wants_reasons() {
            return;
        }
        let look = self.look();
        let mut ruled_out: Vec<(Act, Reason)> = Vec::new();
        if !acts.contains(&Act::Melee) {
            let tricked = self.battle.members(troop).find_map(|who| Some((who, look.find_trickster(who)?)));
            let reason = tricked.map_or(Reason::NotInContactWithEnemies, |(who, by)| Reason::Tricked { who, by });
            ruled_out.push((Act::Melee, reason));
        }
        let others = self.battle.living_troops(troop.seat().other()).filter(|at| !targets.contains(at));
        ruled_out.extend(others.map(|at| (Act::Shoot { at }, look.find_shooting_fault(troop, at))));
        let alone = self.battle.members(troop).filter(|who| look.is_last_of_troop(*who));
        let minds = alone.flat_map(|who| look.list_mind_faults(who));
        ruled_out.extend(minds.map(|(act, reason)| (Act::Mind(act), reason)));
        for (act, reason) in ruled_out {
            self.table.rule_out(|| (act, reason));
        }
    }

    /// HR-13: leaders, and others with an action of their own, may act differently from the rest.
    fn choose_asides(&mut self, troop: TroopId, rest: Act) -> Flow<ArrayVec<(CharacterId, Aside), MAX_CHARACTERS>> {
        let mut asides = ArrayVec::new();
        let is_single = !matches!(rest, Act::RunningFire | Act::ShootWithBoth { .. } | Act::StandUp | Act::Zeal);
        let members: ArrayVec<CharacterId, MAX_CHARACTERS> = self.battle.members(troop).collect();
        if members.len() < 2 || !is_single || rest == Act::General(GeneralAct::BattleGroup) {
            return Ok(asides);
        }
        let mut along = self.look().members_mask(troop);
        for who in members {
            let mut options = self.list_asides(who, rest);
            // At least one member has to do what the unit does.
            if options.is_empty() || !self.look().can_do(rest, troop, along & !who.bit()) {
                continue;
            }
            options.insert(0, Aside::Along);
            match self.table.ask(self.battle, troop.seat(), Question::Aside { who, rest }, &options)? {
                Aside::Along => {}
                other => {
                    along &= !who.bit();
                    asides.push((who, other));
                }
            }
        }
        Ok(asides)
    }

    fn list_asides(&mut self, who: CharacterId, rest: Act) -> Vec<Aside> {
        let look = self.look();
        let moves = matches!(rest, Act::Move | Act::Push);
        let attacks = matches!(rest, Act::Melee | Act::Shoot { .. });
        let mut asides = Vec::new();
        if look.is_attached(who) && !look.must_regroup(self.battle.troop_of(who)) {
            if rest != Act::Melee && !look.list_strikable(who).is_empty() {
                asides.push(Aside::Melee);
            }
            if !matches!(rest, Act::Shoot { .. }) {
                let targets = look.list_shootable(who.bit(), who.seat());
                asides.extend(targets.into_iter().map(|at| Aside::Shoot { at }));
            }
            if !moves {
                asides.push(Aside::Move);
            }
            if rest != Act::Wait {
                asides.push(Aside::Nothing);
            }
        }
        // HR-13: a mind action needs the rest to attack, a general action needs the rest not to move.
        if attacks {
            asides.extend(look.list_mind_acts(who).into_iter().map(Aside::Mind));
        }
        if !moves {
            asides.extend(look.list_general_acts(who).into_iter().map(Aside::General));
        }
        if self.table.wants_reasons() {
            self.rule_out_asides(who, attacks, moves);
        }
        asides
    }

    /// Why a character cannot take a mind or general action of its own.
    fn rule_out_asides(&mut self, who: CharacterId, attacks: bool, moves: bool) {
        let look = self.look();
        let mind = if attacks {
            look.list_mind_faults(who)
        } else {
            look.list_mind_acts(who).into_iter().map(|act| (act, Reason::RestMustAttack)).collect()
        };
        let general = if moves { look.list_general_acts(who) } else { Vec::new() };
        mind.into_iter().for_each(|(act, why)| self.table.rule_out(|| (Aside::Mind(act), why)));
        general.into_iter().for_each(|act| self.table.rule_out(|| (Aside::General(act), Reason::RestMustNotMove)));
    }

    /// The rest of the troop, or all of it, carries out the action.
    fn perform(&mut self, troop: TroopId, rest: u64, act: Act) -> Flow {
        match act {
            Act::Move => self.move_action(troop, rest, Question::March { troop, why: Marching::Action }),
            Act::RunningFire => self.fire_on_the_run(troop, rest),
            Act::Push => self.push_action(troop, rest),
            Act::Melee => self.melee_action(troop, rest),
            Act::Shoot { at } => self.shoot(troop, rest, at, false),
            Act::ShootWithBoth { at } => self.shoot(troop, rest, at, true),
            Act::Mind(act) => self.use_mind(act),
            Act::General(act) => self.act_generally(troop, act),
            Act::Zeal => {
                self.hurry(troop);
                Ok(())
            }
            Act::StandUp => {
                self.stand_up(troop);
                Ok(())
            }
            Act::Wait | Act::Done => Ok(()),
        }
    }

    fn perform_aside(&mut self, troop: TroopId, who: CharacterId, aside: Aside) -> Flow {
        if !self.battle[who].is_present() {
            return Ok(());
        }
        match aside {
            Aside::Along | Aside::Nothing => Ok(()),
            Aside::Move => self.move_action(self.battle.troop_of(who), who.bit(), Question::MarchAlone { who }),
            Aside::Melee => self.melee_action(troop, who.bit()),
            Aside::Shoot { at } => self.shoot(troop, who.bit(), at, false),
            Aside::Mind(act) => self.use_mind(act),
            Aside::General(act) => self.act_generally(troop, act),
        }
    }

    /// HR-68.9: three actions this turn; the hero is injured for it.
    fn hurry(&mut self, troop: TroopId) {
        self.battle.turn.actions = 3;
        let who = self.battle.members(troop).next();
        if let Some(who) = who {
            self.battle[who].marks |= Marks::INJURED;
            self.table.tell(|| crate::told::Event::Used { who, ability: Ability::Zeal });
        }
    }

    /// HR-61.5: half a move, a shot, the rest of the move. Members without the ability stand still and shoot.
    fn fire_on_the_run(&mut self, troop: TroopId, everybody: u64) -> Flow {
        let look = self.look();
        let runs = |who: &CharacterId| look.has(*who, Ability::RunningFire) && !look.is_engaged(*who);
        let movers = self.battle.members(troop).filter(runs).fold(0, |mask, who| mask | who.bit());
        let order = Order { troop, movers, pace: Pace::Half };
        let spent = self.march(order, Question::March { troop, why: Marching::BeforeFire })?;
        let targets = self.look().list_shootable(everybody, troop.seat());
        let at = match targets.as_slice() {
            [] => None,
            [only] => Some(*only),
            _ => Some(self.table.ask(self.battle, troop.seat(), Question::RunningFire { troop }, &targets)?),
        };
        if let Some(at) = at {
            self.shoot(troop, everybody, at, false)?;
        }
        let mut left = [0; MAX_CHARACTERS];
        for who in self.battle.members(troop) {
            left[who.index()] = (allowance(self.look(), who) - spent[who.index()]).max(0);
        }
        let order = Order { troop, movers, pace: Pace::Rest(left) };
        self.march(order, Question::March { troop, why: Marching::AfterFire })?;
        Ok(())
    }
}
