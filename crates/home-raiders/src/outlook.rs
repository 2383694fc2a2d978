//! What a sensible player sees at a glance before a troop acts. Habits use it; it is not part of the rules.

use crate::asked::Goal;
use crate::battle::{CharacterId, ROUNDS, TroopId};
use crate::content::{Mission, Pool};
use crate::look::Look;
use crate::walk::allowance;
use measure::Disc;
use measure::units::inches;

/// A glance at the table, for one troop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// Where the troop should be.
    pub goal: Goal,
    /// Whether it is already there.
    pub has_arrived: bool,
    /// Whether it has to go now to be there at the end.
    pub must_hurry: bool,
    /// Whether the mission wants it in a place more than one move away.
    pub is_far: bool,
    /// Whether the goal is an enemy within one move.
    pub can_charge: bool,
    /// Whether it strikes better than it shoots.
    pub is_for_melee: bool,
    /// Its best target for shooting, and whether the odds are good.
    pub mark: Option<(TroopId, bool)>,
}

/// Enemies this close are fought if the mission does not want the troop anywhere else.
const NEARBY: i32 = inches(8);
/// Moves usually lost on the way to enemies.
const LOST_MOVES: i32 = 2;

impl Look<'_> {
    /// The outlook for a troop that may shoot at these targets and has `left` actions left.
    pub(crate) fn look_out(self, troop: TroopId, targets: impl Iterator<Item = TroopId>, left: u8) -> Outlook {
        let is_for_melee = self.is_for_melee(troop);
        let nearest = self.find_nearest_enemy(troop);
        let to_enemy = nearest.map_or((Goal::Stay, i32::MAX), |(who, gap)| (Goal::Enemy { who }, gap));
        let to_goal = match self.battle.mission {
            Some(Mission::ControlPortal) => self.look_for_portal(troop).unwrap_or(to_enemy),
            Some(Mission::StrategicPoint) => self.look_for_marker(troop).unwrap_or(to_enemy),
            Some(Mission::MakeVanish) | None => to_enemy,
        };
        let is_place = matches!(to_goal.0, Goal::Portal { .. } | Goal::Marker { .. });
        let has_arrived = is_place && to_goal.1 == 0;
        let pace = self.battle.members(troop).map(|who| allowance(self, who)).min().unwrap_or(0).max(1);
        let actions = i32::from(ROUNDS.saturating_sub(self.battle.round)) * 2 + i32::from(left);
        let must_hurry = is_place && !has_arrived && count_moves(to_goal.1, pace) + LOST_MOVES >= actions;
        let is_far = is_place && to_goal.1 > pace;
        let nearby = if is_place { pace } else { NEARBY.max(pace) };
        let fights = !has_arrived && !must_hurry && is_for_melee && to_enemy.1 <= nearby;
        let (goal, gap) = if fights { to_enemy } else { to_goal };
        let can_charge = matches!(goal, Goal::Enemy { .. }) && gap <= pace;
        Outlook {
            goal,
            has_arrived,
            must_hurry,
            is_far,
            can_charge,
            is_for_melee,
            mark: self.find_mark(troop, targets),
        }
    }

    fn find_nearest_enemy(self, troop: TroopId) -> Option<(CharacterId, i32)> {
        let pairs = self.battle.members(troop).flat_map(|who| {
            let enemies = self.battle.present(troop.seat().other());
            enemies.map(move |enemy| (self.gap(who, enemy), enemy))
        });
        pairs.min().map(|(gap, enemy)| (enemy, gap))
    }

    /// HR-06: the enemy portal, and its distance for the last member that does not touch it.
    fn look_for_portal(self, troop: TroopId) -> Option<(Goal, i32)> {
        let of = troop.seat().other();
        self.battle.side(of).portal?;
        let portal = self.game.portal_object(of);
        let outline = self.outline(portal);
        let away = self.battle.members(troop).filter(|who| !self.touches(*who, portal));
        Some((Goal::Portal { of }, away.map(|who| self.base(who).gap_to(outline).max(1)).max().unwrap_or(0)))
    }

    /// HR-06: the nearest marker to which no other own troop is nearer, if there is one.
    fn look_for_marker(self, troop: TroopId) -> Option<(Goal, i32)> {
        let gap_to = |troop: TroopId, marker: usize| {
            let touches = |who: CharacterId| self.touches_marker(who, marker);
            let place = self.battle.markers[marker].place;
            let gap = |who: CharacterId| if touches(who) { 0 } else { self.base(who).gap(Disc::point(place)).max(1) };
            self.battle.members(troop).map(gap).min().unwrap_or(i32::MAX)
        };
        let mut best: Option<(i32, usize)> = None;
        for marker in 0..self.battle.markers.len() {
            let gap = gap_to(troop, marker);
            let mut others = self.battle.living_troops(troop.seat()).filter(|other| *other != troop);
            let is_taken = others.any(|other| (gap_to(other, marker), other) < (gap, troop));
            if !is_taken && best.is_none_or(|(known, _)| gap < known) {
                best = Some((gap, marker));
            }
        }
        best.map(|(gap, marker)| (Goal::Marker { marker: marker as u8 }, gap))
    }

    /// Among the possible targets, the troop that the shots are most likely to wound.
    fn find_mark(self, troop: TroopId, targets: impl Iterator<Item = TroopId>) -> Option<(TroopId, bool)> {
        let mut shooters = self.battle.members(troop).filter(|who| self.can_shoot(*who));
        let shooter = shooters.next()?;
        let marks = targets.filter_map(|at| {
            let near = self.battle.members(at).min_by_key(|who| (self.gap(shooter, *who), *who))?;
            let is_near = self.is_within(inches(self.card(shooter).range.into()), shooter, near);
            let dice = self.card(shooter).ranged.of(self.is_weakened(shooter));
            let attack = weigh(if is_near { dice } else { dice.without_strongest() });
            let defence = weigh(self.card(near).defence.of(self.is_weakened(near)));
            Some((attack - defence + i32::from(self.battle[near].wounds), at))
        });
        marks.max().map(|(odds, at)| (at, odds > 0))
    }

    fn is_for_melee(self, troop: TroopId) -> bool {
        let sum = |of: fn(&crate::content::Card) -> Pool| {
            self.battle.members(troop).map(|who| weigh(of(self.card(who)))).sum::<i32>()
        };
        sum(|card| card.melee.whole) > sum(|card| card.ranged.whole)
    }

    fn is_weakened(self, who: CharacterId) -> bool {
        self.game.is_complex() && self.battle[who].wounds > 0
    }
}

/// The moves a troop needs for a way: keeping formation and moving around things it gets two thirds as far as it could.
pub(crate) fn count_moves(gap: i32, pace: i32) -> i32 {
    (3 * gap + 2 * pace - 1) / (2 * pace)
}

/// The expected successes of a pool, in tenths.
fn weigh(pool: Pool) -> i32 {
    pool.dice.into_iter().zip([6, 8, 12]).map(|(dice, each)| i32::from(dice) * each).sum()
}
