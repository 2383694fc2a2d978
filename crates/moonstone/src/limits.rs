//! What a model may do now, and why not: jogs, attacks, abilities and their targets, traverses.

use measure::units::{INCH, inches};
use measure::{Point, check as check_way};

use crate::asked::{Act, How, Spot};
use crate::battle::{Active, Change, ModelId, Stone};
use crate::content::{AbilityId, AbilityKind, Aim, Count, Filter, Limit, Mark, Need, STOREY, Terrain};
use crate::look::{Gathered, Look};
use crate::moving::{beside, square, stretched};
use crate::reasons::Reason;

/// Directions in which a model may want to climb or step.
pub(crate) const AROUND: [(i32, i32); 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

impl<'b> Look<'b> {
    pub fn why_not_jog(self, model: ModelId) -> Option<Reason> {
        if self.model(model).has_jogged {
            Some(Reason::AlreadyJogged)
        } else if let Some(mark) = self.held_by(model, Mark::NoJog) {
            Some(Reason::Forbidden { mark })
        } else if self.is_stuck(model) {
            Some(Reason::NoJogThere { at: self.model(model).at })
        } else {
            self.why_no_room(model, How::Jog)
        }
    }

    pub fn why_not_step(self, model: ModelId) -> Option<Reason> {
        match self.held_by(model, Mark::NoStep) {
            Some(mark) => Some(Reason::Forbidden { mark }),
            None => self.why_no_room(model, How::Step),
        }
    }

    /// The mark that keeps a model where it is: this one, or that nothing moves it.
    fn held_by(self, model: ModelId, mark: Mark) -> Option<Mark> {
        [mark, Mark::Immovable].into_iter().find(|mark| self.has_mark(model, *mark))
    }

    fn why_no_room(self, model: ModelId, how: How) -> Option<Reason> {
        if self.has_room(model, how) { None } else { Some(Reason::NoWay) }
    }

    /// MS-23.
    pub fn why_not_attack(self, model: ModelId, target: ModelId) -> Option<Reason> {
        if !self.are_enemies(model, target) || !self.is_standing(target) {
            return Some(Reason::NoTarget);
        }
        let (one, other) = (self.disc(model), self.disc(target));
        if !one.is_within(self.reach(model), other) {
            let (distance, range) = (one.gap(other), self.reach(model));
            return Some(Reason::OutOfRange { target, distance, range });
        }
        if self.are_storeys_apart(model, target) {
            return Some(Reason::OtherStorey);
        }
        if let Some(who) = [model, target].into_iter().find(|id| self.is_airborne(*id)) {
            return Some(Reason::Flying { who });
        }
        let forbids = if self.has_mark(target, Mark::OutOfReach) {
            Some(Mark::OutOfReach)
        } else if self.has_mark_by(model, Mark::Truce, target) {
            Some(Mark::Truce)
        } else {
            self.ward(model, target)
        };
        match forbids {
            Some(mark) => Some(Reason::Forbidden { mark }),
            None => self.why_not_seen(model, target),
        }
    }

    fn why_not_seen(self, model: ModelId, target: ModelId) -> Option<Reason> {
        if model == target {
            return None;
        }
        let (sight, gathered) = self.sight(model, target);
        match sight {
            measure::Sight::Free(_) => None,
            measure::Sight::Blocked(by) => {
                Some(Reason::NotSeen { target, by: by.into_iter().map(|thing| gathered.name(thing)).collect() })
            }
        }
    }

    /// Whether nothing keeps a model from choosing another as a target.
    pub fn may_target(self, model: ModelId, target: ModelId) -> bool {
        self.ward(model, target).is_none()
    }

    /// The mark that keeps a model from choosing another as a target.
    fn ward(self, model: ModelId, target: ModelId) -> Option<Mark> {
        if !self.are_enemies(model, target) {
            None
        } else if self.has_mark(target, Mark::Hidden) {
            Some(Mark::Hidden)
        } else {
            self.has_mark_by(model, Mark::Spared, target).then_some(Mark::Spared)
        }
    }

    pub fn ability_cost(self, model: ModelId, ability: AbilityId) -> u8 {
        match self.ability(model, ability).map(|ability| &ability.kind) {
            Some(AbilityKind::Active(active)) => active.cost,
            Some(AbilityKind::Arcane(arcane)) => arcane.cost,
            Some(AbilityKind::Passive(_)) | None => 0,
        }
    }

    /// What an ability is aimed at, and its range in units.
    pub fn aim_of(self, model: ModelId, ability: AbilityId) -> (Aim, i32) {
        let (aim, range) = match &self.character(model).ability(ability).kind {
            AbilityKind::Passive(_) => (Aim::Nothing, 0),
            AbilityKind::Active(active) => (active.aim, active.range),
            AbilityKind::Arcane(arcane) => (arcane.aim, arcane.range),
        };
        // MS-50.
        let height = if self.is_elevated(model) && !matches!(aim, Aim::Pulse { .. }) { 2 } else { 0 };
        (aim, inches(i32::from(range) + height))
    }

    pub fn forbids_reaction(self, model: ModelId, ability: AbilityId) -> bool {
        matches!(&self.character(model).ability(ability).kind, AbilityKind::Active(active) if active.no_reaction)
    }

    pub fn why_not_use(self, model: ModelId, ability: AbilityId, is_free: bool) -> Option<Reason> {
        let it = self.model(model);
        let needs = match &self.character(model).ability(ability).kind {
            AbilityKind::Passive(_) => return Some(Reason::NoTarget),
            AbilityKind::Active(active) => &active.needs,
            AbilityKind::Arcane(arcane) => &arcane.needs,
        };
        let cost = self.ability_cost(model, ability);
        if !is_free && it.energy < cost {
            return Some(Reason::NoEnergy { has: it.energy, needs: cost });
        }
        if it.lost & ability.bit() != 0 {
            return Some(Reason::Lost);
        }
        if !self.is_ready(model, ability) {
            return Some(Reason::UsedUp);
        }
        if let Some(reason) = needs.iter().find_map(|need| self.why_need(model, *need)) {
            return Some(reason);
        }
        let (aim, range) = self.aim_of(model, ability);
        let has_target = match aim {
            Aim::Nothing | Aim::Point => return self.is_idle(model, ability, model).then_some(Reason::NoEffect),
            Aim::Models { count: Count::Two, .. } => self.targets(model, ability, is_free).nth(1).is_some(),
            Aim::Models { .. } => return self.why_nobody(model, ability, self.targets(model, ability, is_free)),
            Aim::Pulse { filter } => {
                let hit = self.standing().filter(|id| self.is_in_pulse(&filter, range, model, *id));
                return self.why_nobody(model, ability, hit);
            }
            Aim::Stone => self.stones_in_range(model, range).next().is_some(),
            Aim::Wood => self.woods_in_range(model, range).next().is_some(),
        };
        if has_target { None } else { Some(Reason::NoTarget) }
    }

    /// Why an ability is not worth using on any of some models, if so.
    fn why_nobody(self, by: ModelId, ability: AbilityId, models: impl Iterator<Item = ModelId>) -> Option<Reason> {
        let mut why = Some(Reason::NoTarget);
        for id in models {
            if self.is_idle(by, ability, id) {
                why = Some(Reason::NoEffect);
            } else if self.is_worth(by, ability, id) {
                return None;
            } else {
                why = Some(Reason::NothingForOwn);
            }
        }
        why
    }

    /// Whether a pulse hits a model.
    pub fn is_in_pulse(self, filter: &Filter, range: i32, by: ModelId, id: ModelId) -> bool {
        self.fits(filter, by, id) && (id == by || self.disc(by).is_within(range, self.disc(id)))
    }

    fn why_need(self, model: ModelId, need: Need) -> Option<Reason> {
        let is_met = match need {
            Need::Engaged => return if self.is_engaged(model) { None } else { Some(Reason::NotEngaged) },
            Need::Unengaged => return self.why_engaged(model),
            Need::AtObstacle => self.touched_obstacles(model).next().is_some(),
            Need::InWood => self.is_in(model, Terrain::Wood),
            Need::InBuilding => self.is_in(model, Terrain::Floor),
            Need::SlainFriend => self.slain(self.side(model)).next().is_some(),
            Need::StoneInContact => self.harvestable(model).next().is_some(),
        };
        if is_met { None } else { Some(Reason::NeedsMissing { need }) }
    }

    /// MS-28: the first enemy that engages a model, as a reason.
    fn why_engaged(self, model: ModelId) -> Option<Reason> {
        let by = self.standing().find(|other| *other != model && self.engages(*other, model))?;
        Some(Reason::Engaged { by, reach: self.reach(by), distance: self.disc(by).gap(self.disc(model)) })
    }

    /// The models that an ability can be aimed at.
    pub fn targets(self, model: ModelId, ability: AbilityId, is_free: bool) -> impl Iterator<Item = ModelId> + use<'b> {
        let left = self.model(model).energy.saturating_sub(self.ability_cost(model, ability));
        self.standing().filter(move |target| {
            (is_free || self.innocence(model, *target) <= left)
                && self.why_not_target(model, ability, *target).is_none()
        })
    }

    /// Why an ability cannot be aimed at a model.
    pub fn why_not_target(self, model: ModelId, ability: AbilityId, target: ModelId) -> Option<Reason> {
        let is_once = self.character(model).ability(ability).limit == Limit::EachTarget;
        if is_once && self.model(target).changes.contains(&Change::Aimed { by: model, ability }) {
            return Some(Reason::UsedUp);
        }
        self.why_not_aim(model, ability, target)
    }

    /// Why an ability does not reach a model, whether or not it was aimed there before.
    pub fn why_not_aim(self, model: ModelId, ability: AbilityId, target: ModelId) -> Option<Reason> {
        let (Aim::Models { filter, .. }, range) = self.aim_of(model, ability) else { return Some(Reason::NoTarget) };
        let (one, other) = (self.disc(model), self.disc(target));
        if model != target && !one.is_within(range, other) {
            return Some(Reason::OutOfRange { target, distance: one.gap(other), range });
        }
        if !self.fits(&filter, model, target) {
            return Some(Reason::Unfit { target });
        }
        match self.ward(model, target) {
            Some(mark) => Some(Reason::Forbidden { mark }),
            None => self.why_not_seen(model, target),
        }
    }

    /// Stones within a range and in sight.
    pub fn stones_in_range(self, model: ModelId, range: i32) -> impl Iterator<Item = u8> + use<'b> {
        let disc = self.disc(model);
        let is_meant = move |it: &&Stone| disc.is_within(range, it.disc()) && self.sees_point(model, it.at);
        self.battle.stones.iter().filter(is_meant).map(|stone| stone.number)
    }

    /// The centres of woods within a range.
    pub fn woods_in_range(self, model: ModelId, range: i32) -> impl Iterator<Item = Point> + use<'b> {
        let disc = self.disc(model);
        let pieces = self.game.layout().pieces.iter().enumerate();
        let printed = pieces.filter(|(_, piece)| piece.terrain == Terrain::Wood).map(move |(at, _)| self.outline(at));
        let printed = printed.filter(move |outline| disc.is_within_of(range, outline)).map(|outline| {
            let bounds = outline.bounds();
            Point::clamped((bounds.low.x() + bounds.high.x()) / 2, (bounds.low.y() + bounds.high.y()) / 2)
        });
        let grown = self.battle.woods.iter().filter(move |wood| disc.is_within(range, wood.disc()));
        printed.chain(grown.map(|wood| wood.at))
    }

    /// The indices of obstacles in base contact.
    pub fn touched_obstacles(self, model: ModelId) -> impl Iterator<Item = usize> + use<'b> {
        let (disc, level) = (self.disc(model), self.model(model).level);
        let pieces = self.game.layout().pieces.iter().enumerate();
        pieces
            .filter(move |(at, piece)| {
                piece.terrain == Terrain::Obstacle && piece.level == level && disc.touches_edge_of(self.outline(*at))
            })
            .map(|(at, _)| at)
    }

    /// MS-22: how high an obstacle is above the ground it stands on.
    fn height_of(self, piece: usize) -> i32 {
        let level = self.game.layout().pieces[piece].level;
        self.outline(piece).height() - i32::from(level) * STOREY
    }

    /// MS-22: the obstacles in base contact that are lower than an inch.
    fn low_obstacles(self, model: ModelId) -> impl Iterator<Item = usize> + use<'b> {
        self.touched_obstacles(model).filter(move |at| self.height_of(*at) < INCH)
    }

    pub fn can_traverse(self, model: ModelId) -> bool {
        !self.is_fixed(model)
            && (self.low_obstacles(model).next().is_some() || self.ladder_ends(model).next().is_some())
            && !self.crossings(model).is_empty()
    }

    /// MS-22: why a model cannot traverse.
    fn why_not_traverse(self, model: ModelId) -> Reason {
        if self.is_fixed(model) {
            return Reason::Forbidden { mark: Mark::Immovable };
        }
        let Some(touched) = self.touched_obstacles(model).next() else { return Reason::NoObstacle };
        if self.low_obstacles(model).next().is_none() {
            return Reason::TooHigh { height: self.height_of(touched), limit: INCH };
        }
        // The nearest spot behind the obstacle, in steps of a tenth of an inch.
        let disc = self.disc(model);
        let far = (11..60).find_map(|tenth| {
            let length = 2 * disc.radius() + tenth * INCH / 10;
            let spots =
                AROUND.map(|(x, y)| stretched(disc.centre(), disc.centre().shifted(x * INCH, y * INCH), length));
            let nearest = spots.into_iter().find(|at| self.check_across(model, *at).is_ok())?;
            Some(disc.gap(disc.at(nearest)))
        });
        far.map_or(Reason::NotAcross, |distance| Reason::TooFarAcross { distance, range: INCH })
    }

    /// MS-57: the other ends of ladders that the base touches, and their levels. A ladder may continue another one.
    fn ladder_ends(self, model: ModelId) -> impl Iterator<Item = (Point, u8)> + use<'b> {
        let (disc, level) = (self.disc(model), self.model(model).level);
        let is_at = move |end: Point| square(disc.centre(), end) <= i64::from(disc.radius() + INCH / 2).pow(2);
        self.game.layout().ladders.iter().filter_map(move |ladder| {
            if level == ladder.level && is_at(ladder.foot) {
                Some((ladder.top, level + 1))
            } else if level == ladder.level + 1 && is_at(ladder.top) {
                Some((ladder.foot, ladder.level))
            } else {
                None
            }
        })
    }

    /// MS-57: the level of the ladder's end at which a model would stand.
    fn level_of_end(self, model: ModelId, at: Point) -> Option<u8> {
        let mut ends = self.ladder_ends(model);
        ends.find(|(end, _)| square(*end, at) <= i64::from(INCH) * i64::from(INCH)).map(|(_, level)| level)
    }

    /// Some places across an obstacle or at the other end of a ladder.
    pub fn crossings(self, model: ModelId) -> Vec<Spot> {
        let disc = self.disc(model);
        let mut spots: Vec<Spot> = self.ladder_ends(model).map(|(at, _)| Spot { at }).collect();
        for (x, y) in AROUND {
            let far = disc.centre().shifted(x * INCH, y * INCH);
            for quarter in 1..=4 {
                let length = 2 * disc.radius() + quarter * INCH / 4;
                spots.push(Spot { at: stretched(disc.centre(), far, length) });
            }
        }
        spots.retain(|spot| self.check_crossing(model, spot.at).is_ok());
        spots.truncate(4);
        spots
    }

    /// MS-22: on the other side of the obstacle, at most an inch from where it stood.
    pub fn check_crossing(self, model: ModelId, at: Point) -> Result<(), Reason> {
        let disc = self.disc(model);
        if let Some(level) = self.level_of_end(model, at) {
            if level > 0 && !self.floors(level).any(|floor| self.outline(floor).holds(at)) {
                return Err(Reason::OffLevel { at });
            }
            return self.check_free(model, disc.at(at), level);
        }
        let gap = disc.gap(disc.at(at));
        if gap > INCH {
            return Err(Reason::TooFarAcross { distance: gap, range: INCH });
        }
        self.check_across(model, at)
    }

    /// MS-22: on the other side of an obstacle in base contact, however far.
    fn check_across(self, model: ModelId, at: Point) -> Result<(), Reason> {
        let disc = self.disc(model);
        let mut gathered = Gathered::default();
        for obstacle in self.low_obstacles(model) {
            gathered.polygons.push(self.outline(obstacle));
        }
        // The centre's way leads over the obstacle, and over nothing that cannot be crossed.
        let crosses = |gathered: &Gathered<'_>| {
            let centre = measure::Disc::point(disc.centre());
            check_way(centre, &[at], &gathered.things(), &[]).is_none_or(|checked| checked.collision.is_some())
        };
        let mut solid = Gathered::default();
        let level = self.model(model).level;
        solid.add_pieces(self, |terrain, on| on == level && matches!(terrain, Terrain::Barrier | Terrain::Tree));
        if !crosses(&gathered) || crosses(&solid) {
            return Err(Reason::NotAcross);
        }
        self.check_free(model, disc.at(at), level)
    }

    /// The level after a traverse.
    pub fn level_across(self, model: ModelId, at: Point) -> u8 {
        self.level_of_end(model, at).unwrap_or(self.model(model).level)
    }

    /// Everything missing from the options that a player may ask about.
    pub fn refused_acts(self, active: Active, options: &[Act]) -> Vec<(Act, Reason)> {
        let model = active.model;
        let energy = self.model(model).energy;
        let short = |needs: u8| (energy < needs).then_some(Reason::NoEnergy { has: energy, needs });
        let mut refused: Vec<(Act, Option<Reason>)> = vec![
            (Act::Step, short(1).or_else(|| self.why_not_step(model))),
            (Act::Jog, self.why_not_jog(model)),
            (Act::Traverse, short(self.traverse_cost(model)).or(Some(self.why_not_traverse(model)))),
        ];
        for target in self.standing().filter(|other| self.are_enemies(model, *other)) {
            let needs = 1 + self.innocence(model, target);
            refused.push((Act::Attack { target }, self.why_not_attack(model, target).or(short(needs))));
        }
        for ability in self.character(model).ids() {
            if !matches!(self.character(model).ability(ability).kind, AbilityKind::Passive(_)) {
                refused.push((Act::Use { ability }, self.why_not_use(model, ability, false)));
            }
        }
        for stone in &self.battle.stones {
            let reason = self.why_not_harvest(model, stone).or_else(|| short(self.harvest_cost(model)));
            refused.push((Act::Harvest { stone: stone.number }, reason));
        }
        let kept = refused.into_iter().filter(|(act, _)| !options.contains(act));
        kept.filter_map(|(act, reason)| Some((act, reason?))).collect()
    }

    /// MS-26.
    fn why_not_harvest(self, model: ModelId, stone: &Stone) -> Option<Reason> {
        if !self.disc(model).touches(stone.disc()) {
            Some(Reason::NotTouching)
        } else if self.model(model).level != stone.level {
            Some(Reason::OtherStorey)
        } else if self.is_airborne(model) {
            Some(Reason::Flying { who: model })
        } else {
            self.why_engaged(model)
        }
    }

    /// The point in contact with a base, on the side of another point.
    pub(crate) fn contact_point(self, target: ModelId, of: ModelId) -> Point {
        let (there, here) = (self.disc(target), self.disc(of));
        beside(there.centre(), here.centre(), there.radius() + here.radius())
    }
}
