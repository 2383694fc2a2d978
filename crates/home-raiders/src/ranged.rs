//! Fernkampfaktionen: possible targets, and how units shoot.

use arrayvec::ArrayVec;
use measure::units::inches;
use table::{Flow, Seat};

use crate::asked::{Decide, Pick, Question, RollWhy, Shot, ShotStyle, Split};
use crate::attack::{Hit, HitKind};
use crate::battle::{CharacterId, MAX_CHARACTERS, TroopId};
use crate::content::{Ability, Pool};
use crate::dice::{Boosts, Cast};
use crate::game::Play;
use crate::look::Look;
use crate::reasons::Reason;
use crate::sight::Vision;
use crate::told::Event;

/// HR-63.3.
const BLAST: i32 = inches(2);
/// HR-63.4.
const CHAIN: i32 = inches(6);
/// HR-67.6.
const EVASION: i32 = inches(2);

/// What a shot needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    Sight,
    /// HR-63.4: chain lightning needs neither sight nor base range.
    None,
}

impl Look<'_> {
    /// HR-23: whether a character can shoot at all: it has dice, and no enemy holds it.
    ///
    /// HR-63.7, HR-63.8: some can shoot even so.
    pub(crate) fn can_shoot(self, by: CharacterId) -> bool {
        self.has_ranged_dice(by) && (self.has(by, Ability::PointBlank) || self.is_free_to_shoot(by))
    }

    fn has_ranged_dice(self, by: CharacterId) -> bool {
        !self.card(by).ranged.of(self.game.is_complex() && self.battle[by].wounds > 0).is_empty()
    }

    fn is_target(self, by: CharacterId, at: CharacterId) -> bool {
        self.is_target_of(by, self.is_free_to_shoot(by), at)
    }

    /// HR-45: characters in contact with an enemy cannot be shot at, except, by HR-63.8, by a shooter in that contact.
    fn is_target_of(self, by: CharacterId, is_free: bool, at: CharacterId) -> bool {
        if !self.may_attack(by, at) {
            return false;
        }
        if self.in_contact(by, at) {
            return self.has(by, Ability::PointBlank);
        }
        is_free && !(self.game.is_complex() && self.is_engaged(at))
    }

    /// HR-23, HR-63.7: nobody holds the shooter, or that does not matter to it.
    fn is_free_to_shoot(self, by: CharacterId) -> bool {
        self.has(by, Ability::CombatTalent) || !self.is_engaged(by)
    }

    /// HR-43: the closest visible characters of a troop; several only if they are equally close.
    pub(crate) fn aim(
        self,
        by: CharacterId,
        troop: TroopId,
        style: ShotStyle,
    ) -> ArrayVec<CharacterId, MAX_CHARACTERS> {
        let is_free = self.is_free_to_shoot(by);
        let is_target = |at: CharacterId| self.is_target_of(by, is_free, at);
        let mut near: ArrayVec<(i32, CharacterId), MAX_CHARACTERS> =
            self.battle.members(troop).map(|at| (self.gap(by, at), at)).collect();
        near.sort_unstable();
        let sees =
            |at: CharacterId| if style == ShotStyle::Lob { self.sees_past_one(by, at) } else { self.sees(by, at) };
        // There are no lost shots in the simple rules: if any is seen, the closest is hit.
        if !self.game.is_complex() {
            near.retain(|(_, at)| is_target(*at));
            if !near.iter().any(|(_, at)| sees(*at)) {
                return ArrayVec::new();
            }
            let closest = near.first().map(|(gap, _)| *gap);
            return near.into_iter().filter(|(gap, _)| Some(*gap) == closest).map(|(_, at)| at).collect();
        }
        let mut closest = None;
        let mut found = ArrayVec::new();
        for (gap, at) in near {
            if closest.is_some_and(|closest| closest < gap) {
                break;
            }
            if is_target(at) && sees(at) {
                closest = Some(gap);
                found.push(at);
            }
        }
        found
    }

    /// The troops that any of the shooters can shoot at.
    pub(crate) fn list_shootable(self, shooters: u64, seat: Seat) -> ArrayVec<TroopId, MAX_CHARACTERS> {
        self.list_targets(shooters, seat, |by, troop| self.can_aim(by, troop))
    }

    /// Whether any of the shooters can shoot at a troop.
    pub(crate) fn can_be_shot_at(self, shooters: u64, seat: Seat, troop: TroopId) -> bool {
        let mut able = self.battle.present(seat).filter(|by| shooters & by.bit() != 0 && self.can_shoot(*by));
        able.any(|by| self.can_aim(by, troop))
    }

    fn can_aim(self, by: CharacterId, troop: TroopId) -> bool {
        !self.aim(by, troop, ShotStyle::Plain).is_empty()
            || self.has(by, Ability::Lob) && !self.aim(by, troop, ShotStyle::Lob).is_empty()
    }

    /// The troops that any of the shooters can shoot at without a lob.
    pub(crate) fn list_seen(self, shooters: u64, seat: Seat) -> ArrayVec<TroopId, MAX_CHARACTERS> {
        self.list_targets(shooters, seat, |by, troop| !self.aim(by, troop, ShotStyle::Plain).is_empty())
    }

    fn list_targets(
        self,
        shooters: u64,
        seat: Seat,
        can_aim: impl Fn(CharacterId, TroopId) -> bool,
    ) -> ArrayVec<TroopId, MAX_CHARACTERS> {
        let able: ArrayVec<CharacterId, MAX_CHARACTERS> =
            self.battle.present(seat).filter(|by| shooters & by.bit() != 0 && self.can_shoot(*by)).collect();
        if able.is_empty() {
            return ArrayVec::new();
        }
        let is_target = |troop: &TroopId| able.iter().any(|by| can_aim(*by, *troop));
        self.battle.living_troops(seat.other()).filter(is_target).take(MAX_CHARACTERS).collect()
    }

    /// Why nobody of a troop can shoot at another.
    pub(crate) fn find_shooting_fault(self, troop: TroopId, at: TroopId) -> Reason {
        let members = || self.battle.members(troop);
        if !members().any(|who| self.has_ranged_dice(who)) {
            return Reason::NoRangedDice;
        }
        let able: ArrayVec<CharacterId, MAX_CHARACTERS> = members().filter(|who| self.can_shoot(*who)).collect();
        if able.is_empty() {
            return Reason::InContactWithEnemies;
        }
        let pairs = || able.iter().flat_map(|by| self.battle.members(at).map(move |target| (*by, target)));
        let tricked = pairs().find(|(by, target)| !self.may_attack(*by, *target) && self.sees(*by, *target));
        if let Some((who, by)) = tricked {
            return Reason::Tricked { who, by };
        }
        if pairs().all(|(by, target)| !self.is_target(by, target)) {
            return Reason::TargetsInContact;
        }
        Reason::NobodyInSight
    }

    /// The dice of a shot, with all modifiers.
    fn ranged_pool(self, by: CharacterId, at: CharacterId, style: ShotStyle, line: Line) -> Pool {
        let mut pool = self.card(by).ranged.of(self.game.is_complex() && self.battle[by].wounds > 0);
        // HR-41: beyond the base range the strongest set is not rolled; HR-67.6: some targets are hard to hit. HR-63.4:
        // chain lightning has all dice.
        let evasion = if self.has_by_leader(at, Ability::Evade) { EVASION } else { 0 };
        let range = inches(self.card(by).range.into()) - evasion;
        if line == Line::Sight && !self.is_within(range, by, at) {
            pool = pool.without_strongest();
        }
        let target = self.battle.troop_of(at);
        // HR-63.1, HR-63.8, HR-63.10, HR-68.7: each of these upgrades the weakest set.
        let ups = [
            style == ShotStyle::SteadyAim,
            self.in_contact(by, at) && self.has(by, Ability::PointBlank),
            !self.battle[target].is_activated && self.has(by, Ability::Sharpshooter),
            self.battle[by].nemesis == Some(at) && self.has(by, Ability::Nemesis),
        ];
        for _ in ups.into_iter().filter(|up| *up) {
            pool = pool.upgraded();
        }
        match style {
            ShotStyle::Lob | ShotStyle::FullHit => pool.downgraded(),
            ShotStyle::Lightning | ShotStyle::Barrage => pool.only_strongest(),
            ShotStyle::Plain | ShotStyle::SteadyAim | ShotStyle::Explosion => pool,
        }
    }

    /// HR-41: whether a shooter has dice for the target it aims at, if it has one.
    pub(crate) fn has_dice_at(self, by: CharacterId, at: TroopId, style: ShotStyle) -> Option<bool> {
        let targets = self.aim(by, at, style);
        let has_dice = |at: &CharacterId| !self.ranged_pool(by, *at, style, Line::Sight).is_empty();
        (!targets.is_empty()).then(|| targets.iter().any(has_dice))
    }

    /// HR-67.1.
    fn ranged_boosts(self, by: CharacterId) -> Boosts {
        let aims = self.has_by_leader(by, Ability::TakeAim).then_some(Ability::TakeAim);
        Boosts { printed: self.card(by).boost.ranged, by: [aims, None], is_sure: false }
    }

    /// The ways in which a character can shoot at a troop now.
    fn list_shots(self, by: CharacterId, at: TroopId, both: bool, shots: &mut Vec<Shot>) {
        if self.aim(by, at, ShotStyle::Plain).is_empty() {
            let lobs = self.has(by, Ability::Lob) && !self.aim(by, at, ShotStyle::Lob).is_empty();
            if lobs {
                shots.push(Shot { by, at, style: ShotStyle::Lob });
            }
            return;
        }
        let mut styles: ArrayVec<ShotStyle, 8> = ArrayVec::new();
        let mut add = |ability: Ability, style: ShotStyle| {
            if self.has(by, ability) {
                styles.push(style);
            }
        };
        if both {
            add(Ability::SteadyAim, ShotStyle::SteadyAim);
            add(Ability::Explosion, ShotStyle::Explosion);
        } else {
            add(Ability::Lightning, ShotStyle::Lightning);
            add(Ability::FullHit, ShotStyle::FullHit);
            add(Ability::Barrage, ShotStyle::Barrage);
        }
        if !both || styles.is_empty() {
            styles.push(ShotStyle::Plain);
        }
        shots.extend(styles.into_iter().map(|style| Shot { by, at, style }));
    }
}

impl Play<'_, '_> {
    /// HR-43: all shoot at one hero or unit, each separately, in the order that the active player chooses.
    ///
    /// HR-66.6: with split fire, each may choose a different target.
    pub(crate) fn shoot(&mut self, troop: TroopId, shooters: u64, at: TroopId, both: bool) -> Flow {
        let mut left = shooters;
        // HR-42: troops already asked whether they go to ground, as a bit mask.
        let mut warned: u64 = 0;
        loop {
            let look = self.look();
            let mut options = Vec::with_capacity(8);
            for by in self.battle.present(troop.seat()).filter(|by| left & by.bit() != 0 && look.can_shoot(*by)) {
                if look.has_by_unit(by, Ability::SplitFire) {
                    for other in self.battle.living_troops(troop.seat().other()) {
                        look.list_shots(by, other, both, &mut options);
                    }
                } else {
                    look.list_shots(by, at, both, &mut options);
                }
            }
            let shot = match options.as_slice() {
                [] => {
                    let is_lost = self.battle.members(troop).any(|by| left & by.bit() != 0 && look.can_shoot(by));
                    if is_lost {
                        self.table.tell(|| Event::ShotsLost { troop });
                    }
                    return Ok(());
                }
                [only] => *only,
                _ => self.table.ask(self.battle, troop.seat(), Question::Shot { troop }, &options)?,
            };
            left &= !shot.by.bit();
            self.fire(shot, &mut warned)?;
        }
    }

    /// One shot of a ranged action.
    fn fire(&mut self, Shot { by, at, style }: Shot, warned: &mut u64) -> Flow {
        let targets = self.look().aim(by, at, style);
        let target = match targets.as_slice() {
            [] => return Ok(()),
            [only] => *only,
            _ => self.table.ask(self.battle, at.seat(), Question::Nearest { by }, &targets)?,
        };
        self.warn(at, by, style, warned)?;
        self.fire_at(by, target, style, Line::Sight, 0)?;
        Ok(())
    }

    /// HR-42: before any dice are rolled the target may go to ground. HR-63.9: under a barrage it must.
    fn warn(&mut self, troop: TroopId, by: CharacterId, style: ShotStyle, warned: &mut u64) -> Flow {
        if style == ShotStyle::Barrage {
            self.go_to_ground(troop);
        }
        let bit = 1 << troop.0;
        let is_up = self.battle.members(troop).any(|who| !self.battle[who].is_down);
        if *warned & bit == 0 && is_up {
            *warned |= bit;
            let question = Question::GoToGround { troop, by };
            if self.table.ask(self.battle, troop.seat(), question, &[Decide::No, Decide::Yes])? == Decide::Yes {
                self.go_to_ground(troop);
            }
        }
        Ok(())
    }

    /// A ranged attack on a character, with all its consequences. `redirected` masks those that have already redirected
    /// it.
    ///
    /// ```text
    /// attack roll (HR-41) → explosion: everybody near defends (HR-63.3)
    ///                     → otherwise: split (HR-63.2) → bodyguard (HR-65.9) → defence roll
    ///                       → hit: a wound, and the chain of a lightning (HR-63.4)
    ///                       → fended off: redirected (HR-65.4)
    /// ```
    fn fire_at(&mut self, by: CharacterId, at: CharacterId, style: ShotStyle, line: Line, redirected: u64) -> Flow {
        let look = self.look();
        let (pool, boosts) = (look.ranged_pool(by, at, style, line), look.ranged_boosts(by));
        let dice = Cast { boosts, ..Cast::new(by, pool, RollWhy::Ranged) };
        self.table.tell(|| Event::Attacked { by, at, ranged: true });
        let successes = self.roll(dice)?.successes();
        if style == ShotStyle::Explosion {
            return self.explode(by, at, dice, successes);
        }
        let (successes, other) = self.offer_splitting(by, at, successes)?;
        let is_hit = self.hit(by, at, dice, successes, style, line, redirected)?;
        if let Some((other, successes)) = other {
            self.hit(by, other, dice, successes, style, line, redirected)?;
        }
        if is_hit && style == ShotStyle::Lightning {
            self.chain(by, at)?;
        }
        Ok(())
    }

    /// The target, or its bodyguard, defends; gives whether it was wounded.
    #[allow(clippy::too_many_arguments)]
    fn hit(
        &mut self,
        by: CharacterId,
        at: CharacterId,
        dice: Cast,
        successes: u8,
        style: ShotStyle,
        line: Line,
        redirected: u64,
    ) -> Flow<bool> {
        if !self.battle[at].is_present() {
            return Ok(false);
        }
        let partly = line == Line::Sight && self.look().vision(by, at) == Vision::Partly;
        let at = self.offer_bodyguard(by, at)?;
        self.battle[by].attacked |= at.bit();
        let kind = HitKind::Ranged { partly, full_hit: style == ShotStyle::FullHit };
        let is_hit = self.defend(Hit { by: Some(by), at, successes, kind, dice: Some(dice) })?.is_hit;
        if is_hit {
            self.wound(at)?;
        } else {
            self.offer_redirecting(at, by, redirected)?;
        }
        Ok(is_hit)
    }

    /// HR-63.2: successes may be split between two targets, before anybody defends.
    fn offer_splitting(
        &mut self,
        by: CharacterId,
        at: CharacterId,
        successes: u8,
    ) -> Flow<(u8, Option<(CharacterId, u8)>)> {
        let look = self.look();
        if successes < 2 || !look.has(by, Ability::DoubleShot) {
            return Ok((successes, None));
        }
        let others = self.list_other_targets(by, at);
        let mut options = vec![Split::Whole];
        for other in others {
            options.extend((1..successes).map(|successes| Split::With { other, successes }));
        }
        if options.len() == 1 {
            return Ok((successes, None));
        }
        match self.table.ask(self.battle, by.seat(), Question::DoubleShot { by, successes }, &options)? {
            Split::Whole => Ok((successes, None)),
            Split::With { other, successes: given } => {
                let left = successes - given;
                self.table.tell(|| Event::ShotSplit { by, at, left, other, successes: given });
                Ok((left, Some((other, given))))
            }
        }
    }

    /// The closest visible character of each enemy troop, and the next closest of the target's own.
    fn list_other_targets(&self, by: CharacterId, at: CharacterId) -> ArrayVec<CharacterId, MAX_CHARACTERS> {
        let look = self.look();
        let mut others = ArrayVec::new();
        for troop in self.battle.living_troops(by.seat().other()) {
            let members = self.battle.members(troop).filter(|who| *who != at && look.is_target(by, *who));
            let mut near: ArrayVec<(i32, CharacterId), MAX_CHARACTERS> =
                members.map(|who| (look.gap(by, who), who)).collect();
            near.sort_unstable();
            others.extend(near.into_iter().map(|(_, who)| who).find(|who| look.sees(by, *who)));
        }
        others
    }

    /// HR-63.3: everybody within 2 inches of the target defends against the same roll.
    fn explode(&mut self, by: CharacterId, at: CharacterId, dice: Cast, successes: u8) -> Flow {
        self.table.tell(|| Event::Exploded { by });
        let look = self.look();
        let near: ArrayVec<CharacterId, 64> =
            self.battle.everybody().filter(|who| look.is_within(BLAST, at, *who)).collect();
        for who in near {
            self.hit(by, who, dice, successes, ShotStyle::Explosion, Line::Sight, 0)?;
        }
        Ok(())
    }

    /// HR-63.4: a free shot with all dice at another target within 6 inches of the first, at any range and even unseen.
    ///
    /// HR-44: a leader cannot be singled out.
    fn chain(&mut self, by: CharacterId, at: CharacterId) -> Flow {
        let look = self.look();
        let enemies = self.battle.present(by.seat().other()).filter(|who| *who != at);
        let near = enemies.filter(|who| {
            look.is_within(CHAIN, at, *who)
                && look.may_attack(by, *who)
                && !look.is_engaged(*who)
                && (!look.is_leader(*who) || look.is_last_of_troop(*who))
        });
        let mut options = vec![Pick::Nobody];
        options.extend(near.map(|who| Pick::Who { who }));
        if !self.battle[by].is_present() {
            return Ok(());
        }
        if let Some(who) = self.pick(by, Question::Chain { by }, &options)? {
            let mut warned = 0;
            self.warn(self.battle.troop_of(who), by, ShotStyle::Plain, &mut warned)?;
            self.fire_at(by, who, ShotStyle::Plain, Line::None, 0)?;
        }
        Ok(())
    }

    /// HR-65.4: a character that has defended shoots in turn, at any legal target. That is an ordinary ranged attack,
    /// so it may be redirected again, but only once by each character: otherwise two of them could go on forever.
    fn offer_redirecting(&mut self, who: CharacterId, shooter: CharacterId, redirected: u64) -> Flow {
        let look = self.look();
        let is_new = redirected & who.bit() == 0;
        let can_redirect = is_new && look.has(who, Ability::Redirect) && look.can_shoot(who);
        if !self.battle[who].is_present() || !can_redirect || who.seat() == shooter.seat() {
            return Ok(());
        }
        let mut options = vec![Pick::Nobody];
        for troop in self.battle.living_troops(who.seat().other()) {
            options.extend(look.aim(who, troop, ShotStyle::Plain).first().map(|who| Pick::Who { who: *who }));
        }
        if let Some(at) = self.pick(who, Question::Redirect { by: who }, &options)? {
            // HR-43: among equally close characters the defender chooses.
            let targets = self.look().aim(who, self.battle.troop_of(at), ShotStyle::Plain);
            let at = match targets.as_slice() {
                [] | [_] => at,
                _ => self.table.ask(self.battle, at.seat(), Question::Nearest { by: who }, &targets)?,
            };
            self.table.tell(|| Event::Redirected { by: who, at });
            let mut warned = 0;
            self.warn(self.battle.troop_of(at), who, ShotStyle::Plain, &mut warned)?;
            self.fire_at(who, at, ShotStyle::Plain, Line::Sight, redirected | who.bit())?;
        }
        Ok(())
    }
}
