//! Moves: which ways are allowed (MS-20 to MS-27, MS-55 to MS-57), and a few good ones to choose from.

use measure::units::{INCH, inches};
use measure::{Disc, Point, Polygon, Rect, check, find_overlap, find_retreat, go_straight, path};

use crate::asked::{How, Way};
use crate::battle::{ModelId, Stone};
use crate::content::{Keywords, Mark, Passive, Terrain, bounds};
use crate::limits::AROUND;
use crate::look::{Gathered, Look};
use crate::reasons::{InTheWay, Reason};

/// What is in the way of a move.
pub(crate) struct Going<'b> {
    look: Look<'b>,
    model: ModelId,
    how: How,
    limit: i32,
    /// What stops the base along its way.
    on_way: Gathered<'b>,
    /// What it must not overlap at the end, if that is more.
    at_end: Option<Gathered<'b>>,
}

/// The extra room that a polyline around a base needs (MS-21).
const SLACK: i32 = 25;
/// Shorter moves are offered only if they bring the base into contact.
const SHORTEST: i32 = INCH / 10;

impl<'b> Going<'b> {
    pub fn new(look: Look<'b>, model: ModelId, how: How, limit: i32) -> Going<'b> {
        let is_airborne = look.is_airborne(model);
        let keywords = look.character(model).keywords;
        let is_jog = how == How::Jog;
        // MS-56: faeries jog over what blocks others.
        let is_faerie = is_jog && keywords.contains(Keywords::FAERIE);
        let goes_over = is_airborne || is_faerie || how == How::Leap || is_jog && look.has(model, Passive::Leaper);
        let level = look.model(model).level;
        let mut on_way = Gathered::default();
        let mut at_end = goes_over.then(Gathered::default);
        let is_sure = is_jog && look.jogs_anywhere(model);
        let swims = is_sure || look.has(model, Passive::Amphibious);
        for other in look.standing().filter(|other| *other != model && look.model(*other).level == level) {
            match &mut at_end {
                Some(at_end) => at_end.add_model(look, other),
                None => on_way.add_model(look, other),
            }
        }
        for (at, piece) in look.game.layout().pieces.iter().enumerate() {
            let is_here = piece.level == level;
            let stops = match piece.terrain {
                Terrain::Barrier | Terrain::Tree => is_here && !is_airborne,
                Terrain::Obstacle => is_here && !goes_over,
                Terrain::Wood => is_jog && is_here && !is_sure,
                Terrain::Water => is_jog && is_here && !swims,
                Terrain::Floor | Terrain::Platform | Terrain::Stairs => false,
            };
            let lands = matches!(piece.terrain, Terrain::Barrier | Terrain::Tree)
                || piece.terrain == Terrain::Obstacle && !is_airborne;
            if stops {
                on_way.polygons.push(look.outline(at));
                on_way.pieces.push(at as u8);
            } else if let Some(at_end) = &mut at_end
                && is_here
                && lands
            {
                at_end.polygons.push(look.outline(at));
                at_end.pieces.push(at as u8);
            }
        }
        if is_jog && !is_sure {
            on_way.add_woods(look);
        }
        Going { look, model, how, limit, on_way, at_end }
    }

    fn disc(&self) -> Disc {
        self.look.disc(self.model)
    }

    /// Whether a way is allowed.
    pub fn check(&self, way: &Way) -> Result<(), Reason> {
        let points = &way.points;
        let Some(end) = points.last() else { return Ok(()) };
        let is_step = matches!(self.how, How::Step | How::Reaction);
        if is_step && points.len() > 1 {
            return Err(Reason::NotStraight);
        }
        let disc = self.disc();
        let Some(checked) = check(disc, points, &self.on_way.things(), &[]) else {
            return Err(Reason::TooLong { how: self.how, length: i32::MAX, limit: self.limit });
        };
        if checked.length > self.limit {
            return Err(Reason::TooLong { how: self.how, length: checked.length, limit: self.limit });
        }
        if let Some(collision) = checked.collision {
            let by = self.on_way.name(collision.with);
            return Err(self.explain_block(by, collision.at));
        }
        self.check_end(disc.at(*end))?;
        self.check_levels(points, disc.at(*end))?;
        if self.how == How::Jog {
            self.check_retreat(points)?;
        }
        if matches!(self.how, How::Jog | How::Step | How::Reaction) {
            self.check_tokens(*end)?;
        }
        Ok(())
    }

    fn explain_block(&self, by: InTheWay, at: Point) -> Reason {
        let is_soft = match by {
            InTheWay::Terrain(piece) => {
                let piece = self.look.game.layout().pieces.get(usize::from(piece));
                piece.is_some_and(|piece| matches!(piece.terrain, Terrain::Wood | Terrain::Water))
            }
            InTheWay::Wood(_) => true,
            InTheWay::Model(_) | InTheWay::Stone(_) | InTheWay::Edge => false,
        };
        if is_soft { Reason::NoJogThere { at } } else { Reason::Blocked { by, at } }
    }

    /// MS-27: nothing ends on anything.
    fn check_end(&self, end: Disc) -> Result<(), Reason> {
        if let Some(at_end) = &self.at_end
            && let Some(thing) = find_overlap(end, &at_end.things())
        {
            return Err(Reason::Overlaps { with: at_end.name(thing) });
        }
        self.look.check_stones(end, self.look.model(self.model).level)
    }

    /// MS-57: above the ground a model stays on platforms and stairs; where it changes levels there must be room for
    /// it.
    fn check_levels(&self, points: &[Point], end: Disc) -> Result<(), Reason> {
        let level = self.look.level_after(self.model, points).map_err(|at| Reason::OffLevel { at })?;
        let is_same = level == self.look.model(self.model).level;
        if is_same { Ok(()) } else { self.look.check_free(self.model, end, level) }
    }

    /// MS-21: not farther away from an enemy that engages it.
    fn check_retreat(&self, points: &[Point]) -> Result<(), Reason> {
        let disc = self.disc();
        if self.look.is_airborne(self.model) {
            return Ok(());
        }
        for enemy in self.look.standing() {
            if !self.look.are_enemies(enemy, self.model) || self.look.is_airborne(enemy) {
                continue;
            }
            let (there, reach) = (self.look.disc(enemy), self.look.reach(enemy));
            if find_retreat(disc, points, there, reach, SLACK).is_some()
                && let Some(end) = self.find_retreat_in_sight(points, enemy)
            {
                return Err(Reason::Retreats { from: enemy, reach, distance: disc.at(end).gap(there) });
            }
        }
        Ok(())
    }

    /// MS-28: only an enemy that sees it engages it. Gives the end of the first leg that leads away from an enemy that
    /// engaged it anywhere before, sampled every eighth of an inch.
    fn find_retreat_in_sight(&self, points: &[Point], enemy: ModelId) -> Option<Point> {
        let (disc, there) = (self.disc(), self.look.disc(enemy));
        let mut from = disc.centre();
        let mut nearest: Option<i32> = None;
        for (leg, to) in points.iter().enumerate() {
            let levels = [leg, leg + 1].map(|legs| self.look.level_after(self.model, &points[..legs]));
            let is_level = levels.contains(&Ok(self.look.model(enemy).level));
            for at in spots_on_leg(from, *to, there.centre()) {
                let gap = disc.at(at).gap(there);
                if nearest.is_some_and(|nearest| gap > nearest + SLACK) {
                    return Some(*to);
                }
                let is_engaged = || {
                    is_level
                        && there.is_within(self.look.reach(enemy), disc.at(at))
                        && self.look.sees_from(self.model, at, enemy)
                };
                if nearest.is_some() || is_engaged() {
                    nearest = Some(nearest.map_or(gap, |nearest| nearest.min(gap)));
                }
            }
            from = *to;
        }
        None
    }

    /// Kaufman: not farther away from the nearest token that is close and seen.
    fn check_tokens(&self, end: Point) -> Result<(), Reason> {
        let disc = self.disc();
        let near = self.look.battle.tokens.iter().filter(|token| {
            token.by != self.model
                && disc.is_within(inches(6), token.disc())
                && self.look.sees_point(self.model, token.at)
        });
        let Some(token) = near.min_by_key(|token| disc.gap(token.disc())) else { return Ok(()) };
        if disc.at(end).gap(token.disc()) > disc.gap(token.disc()) { Err(Reason::AwayFromToken) } else { Ok(()) }
    }

    /// The straight way to a point, as far as it goes, if it is allowed.
    pub fn straight(&self, to: Point) -> Option<Way> {
        let disc = self.disc();
        let to = clipped(disc.centre(), to, self.limit);
        let stopped = go_straight(disc, to, &self.on_way.things());
        let mut end = stopped.at;
        for _ in 0..3 {
            // Stops in front of a stone.
            let Some(stone) = self.stones().find(|stone| stone.disc().overlaps(disc.at(end))) else { break };
            end = beside(stone.at, disc.centre(), disc.radius() + Stone::RADIUS);
        }
        let way = Way { points: vec![end] };
        (end != disc.centre() && self.check(&way).is_ok()).then_some(way)
    }

    /// A way to a point around what is in between.
    fn around(&self, to: Point) -> Option<Way> {
        let found = path(self.disc(), to, self.limit, &self.on_way.things()).ok()?;
        let way = Way { points: found.points.get(1..)?.to_vec() };
        self.check(&way).is_ok().then_some(way)
    }

    /// Whether the model can come to a point.
    pub fn reaches(&self, to: Point) -> bool {
        if square(self.disc().centre(), to) > i64::from(self.limit) * i64::from(self.limit) {
            return false;
        }
        let straight = Way { points: vec![to] };
        self.check(&straight).is_ok() || !matches!(self.how, How::Step | How::Reaction) && self.around(to).is_some()
    }

    /// The stones on the model's level.
    fn stones(&self) -> impl Iterator<Item = &'b Stone> {
        self.look.stones_on(self.look.model(self.model).level)
    }

    /// A few ways that a player may want: to stones, to enemies, into cover, away. Staying comes last, and is only
    /// offered when an effect moves the model, as the effect may have been paid for; a step or jog has to lead
    /// somewhere.
    pub fn sample(&self) -> Vec<Way> {
        let here = self.disc().centre();
        let mut ways = Vec::new();
        let mut add = |way: Option<Way>| {
            if let Some(way) = way
                && !ways.contains(&way)
            {
                ways.push(way);
            }
        };
        let far = |way: Option<Way>| way.filter(|way| self.look.is_far(self.model, way));
        let mut stones: Vec<(i64, Point)> = self.stones().map(|stone| (square(here, stone.at), stone.at)).collect();
        stones.sort_unstable();
        for (_, stone) in stones.into_iter().take(2) {
            self.approach(beside(stone, here, self.disc().radius() + Stone::RADIUS), &mut add);
        }
        let enemies = self.look.standing().filter(|other| self.look.are_enemies(*other, self.model));
        let nearest = enemies.map(|enemy| (square(here, self.look.model(enemy).at), enemy)).min();
        if let Some((_, enemy)) = nearest {
            let there = self.look.model(enemy).at;
            self.approach(self.look.contact_point(enemy, self.model), &mut add);
            add(far(self.spot_to_strike_from(enemy).and_then(|spot| self.straight(spot))));
            let away = Point::clamped(2 * here.x() - there.x(), 2 * here.y() - there.y());
            add(far(self.straight(stretched(here, away, self.limit))));
            if self.how == How::Jog {
                add(far(self.cover_from(there).and_then(|cover| self.straight(cover))));
            }
        }
        if ways.is_empty() {
            let around = AROUND.iter().map(|(x, y)| self.straight(here.shifted(x * self.limit, y * self.limit)));
            ways.extend(around.filter_map(far));
        }
        if ways.is_empty() {
            ways.extend(self.nudges());
        }
        if ways.is_empty() || matches!(self.how, How::Effect | How::Leap) {
            ways.push(Way { points: Vec::new() });
        }
        ways
    }

    /// Whether the model can move anywhere else, as far as the samples show.
    pub fn leads_anywhere(&self) -> bool {
        self.sample().iter().any(|way| !way.points.is_empty())
    }

    /// The shortest moves in all directions that are allowed.
    fn nudges(&self) -> impl Iterator<Item = Way> {
        let here = self.disc().centre();
        let ways = AROUND.iter().map(move |(x, y)| Way { points: vec![here.shifted(x * SHORTEST, y * SHORTEST)] });
        ways.filter(|way| self.check(way).is_ok())
    }

    /// The straight way to a goal, and the way around if the straight one ends early.
    fn approach(&self, goal: Point, add: &mut impl FnMut(Option<Way>)) {
        // Rounding may put the contact point slightly beside the one where the model stands already.
        if square(self.disc().centre(), goal) <= 8 {
            return;
        }
        let straight = self.straight(goal);
        let is_there = straight.as_ref().is_some_and(|way| way.points.last() == Some(&goal));
        add(straight.filter(|way| is_there || self.look.is_far(self.model, way)));
        let is_near = square(self.disc().centre(), goal) <= i64::from(self.limit) * i64::from(self.limit);
        if !is_there && is_near && !matches!(self.how, How::Step | How::Reaction) {
            add(self.around(goal));
        }
    }

    /// A spot with an enemy just inside the model's melee range, if the enemy's own range is shorter.
    fn spot_to_strike_from(&self, enemy: ModelId) -> Option<Point> {
        let (own, there) = (self.disc(), self.look.disc(enemy));
        let reach = self.look.reach(self.model);
        let is_longer = reach > self.look.reach(enemy) && own.gap(there) >= reach;
        // Slightly closer, as the range itself is exclusive and points are rounded.
        let apart = own.radius() + there.radius() + reach - 2 * SLACK;
        is_longer.then(|| beside(there.centre(), own.centre(), apart))
    }

    /// A point behind the nearest terrain that gives cover.
    fn cover_from(&self, enemy: Point) -> Option<Point> {
        let here = self.disc().centre();
        let pieces = self.look.game.layout().pieces.iter().enumerate();
        let covers = pieces.filter(|(_, piece)| {
            matches!(piece.terrain, Terrain::Wood | Terrain::Obstacle | Terrain::Barrier | Terrain::Tree)
        });
        let middles = covers.map(|(at, _)| middle(self.look.outline(at)));
        let nearest = middles.min_by_key(|middle| square(here, *middle))?;
        let beyond = Point::clamped(2 * nearest.x() - enemy.x(), 2 * nearest.y() - enemy.y());
        Some(stretched(nearest, beyond, 2 * INCH))
    }
}

impl<'b> Look<'b> {
    /// Whether a way ends visibly far away.
    pub fn is_far(self, model: ModelId, way: &Way) -> bool {
        way.points.last().is_some_and(|end| square(self.model(model).at, *end) >= i64::from(SHORTEST).pow(2))
    }

    /// Whether a model can move at all by a step or a jog.
    pub fn has_room(self, model: ModelId, how: How) -> bool {
        self.stands_free(model, how) || Going::new(self, model, how, INCH).nudges().next().is_some()
    }

    /// Whether checking bounds is enough to know that a model can move: on the ground, away from the edge, all terrain
    /// and all but one base or stone, and for a jog away from enemies that might hold it.
    fn stands_free(self, model: ModelId, how: How) -> bool {
        let (disc, here) = (self.disc(model), self.model(model).at);
        let (near, reach) = (2 * SHORTEST, disc.radius() + 2 * SHORTEST);
        if self.model(model).level > 0 || !self.battle.tokens.is_empty() || !bounds().holds(here, reach) {
            return false;
        }
        let mut beside = self.stones_on(0).filter(|stone| disc.is_within(near, stone.disc())).count();
        for other in self.standing().filter(|other| *other != model) {
            let there = self.disc(other);
            if how == How::Jog && self.are_enemies(model, other) && there.is_within(self.reach(other) + near, disc) {
                return false;
            }
            beside += usize::from(disc.is_within(near, there));
        }
        let is_near = |at: usize| {
            let Rect { low, high } = self.outline(at).bounds();
            let is_in = |it: i32, low: i32, high: i32| low - reach < it && it < high + reach;
            is_in(here.x(), low.x(), high.x()) && is_in(here.y(), low.y(), high.y())
        };
        let mut pieces = self.game.layout().pieces.iter().enumerate();
        beside <= 1
            && (how != How::Jog || self.battle.woods.is_empty())
            && !pieces.any(|(at, piece)| !matches!(piece.terrain, Terrain::Floor) && is_near(at))
    }

    fn stones_on(self, level: u8) -> impl Iterator<Item = &'b Stone> {
        self.battle.stones.iter().filter(move |stone| stone.level == level)
    }

    /// Whether another model would see this one in a different place.
    fn sees_from(self, model: ModelId, at: Point, by: ModelId) -> bool {
        self.sight_between(self.disc(by), self.disc(model).at(at), [by, model]).0.is_free()
    }

    /// The level after a way, or where it leaves its level.
    pub fn level_after(self, model: ModelId, points: &[Point]) -> Result<u8, Point> {
        let mut level = self.model(model).level;
        if level == 0 && !self.game.has_levels() {
            return Ok(0);
        }
        let mut here = self.model(model).at;
        for there in points {
            let carries = |at: usize| {
                let outline = self.outline(at);
                outline.holds(here) && outline.holds(*there)
            };
            if level > 0 && !self.floors(level).any(carries) {
                return Err(*there);
            }
            here = *there;
            level = self.level_at(level, here);
        }
        Ok(level)
    }

    /// Platforms of a level and the stairs that lead up to it.
    pub fn floors(self, level: u8) -> impl Iterator<Item = usize> + use<'b> {
        let pieces = self.game.layout().pieces.iter().enumerate();
        pieces
            .filter(move |(_, piece)| match piece.terrain {
                Terrain::Platform => piece.level == level,
                Terrain::Stairs => piece.level + 1 == level,
                _ => false,
            })
            .map(|(at, _)| at)
    }

    /// The level that a model is on at a point: up where stairs meet their platform, down on the stairs.
    fn level_at(self, level: u8, point: Point) -> u8 {
        let on = |terrain: Terrain, level: u8| {
            let pieces = self.game.layout().pieces.iter().enumerate();
            let mut same = pieces.filter(|(_, piece)| piece.terrain == terrain && piece.level == level);
            same.any(|(at, _)| self.outline(at).holds(point))
        };
        if on(Terrain::Stairs, level) && on(Terrain::Platform, level + 1) {
            level + 1
        } else if level > 0 && !on(Terrain::Platform, level) && on(Terrain::Stairs, level - 1) {
            level - 1
        } else {
            level
        }
    }

    /// MS-21, MS-55: whether a model is in a place where it cannot jog.
    pub fn is_stuck(self, model: ModelId) -> bool {
        let (disc, level) = (self.disc(model), self.model(model).level);
        let is_in = |wanted: Terrain| {
            let pieces = self.game.layout().pieces.iter().enumerate();
            let mut same = pieces.filter(|(_, it)| it.terrain == wanted && it.level == level);
            same.any(|(at, _)| disc.overlaps_with(self.outline(at)))
        };
        let in_wood = is_in(Terrain::Wood) || self.battle.woods.iter().any(|wood| disc.overlaps(wood.disc()));
        let in_water = is_in(Terrain::Water);
        if !in_wood && !in_water {
            return false;
        }
        let is_sure = self.jogs_anywhere(model);
        in_wood && !is_sure || in_water && !is_sure && !self.has(model, Passive::Amphibious)
    }

    /// MS-56: whether woods and water do not matter to a jogging model.
    fn jogs_anywhere(self, model: ModelId) -> bool {
        let is_faerie = self.character(model).keywords.contains(Keywords::FAERIE);
        is_faerie || self.is_airborne(model) || self.has(model, Passive::SureFooted)
    }

    /// Whether a model can neither move nor be moved.
    pub fn is_fixed(self, model: ModelId) -> bool {
        self.has_mark(model, Mark::Immovable)
    }
}

/// Spots on a straight leg, an eighth of an inch apart, including the one closest to a point.
fn spots_on_leg(from: Point, to: Point, near: Point) -> Vec<Point> {
    let (x, y) = (i64::from(to.x() - from.x()), i64::from(to.y() - from.y()));
    let whole = (x * x + y * y).max(1);
    let share = |part: i64, of: i64| from.shifted((x * part / of) as i32, (y * part / of) as i32);
    let steps = whole.isqrt() * 8 / i64::from(INCH) + 1;
    let along = x * i64::from(near.x() - from.x()) + y * i64::from(near.y() - from.y());
    let nearest = along.clamp(0, whole);
    let mut parts: Vec<i64> = (0..=steps).map(|step| whole * step / steps).collect();
    parts.insert(parts.partition_point(|part| *part < nearest), nearest);
    parts.into_iter().map(|part| share(part, whole)).collect()
}

pub(crate) fn square(one: Point, other: Point) -> i64 {
    let (x, y) = (i64::from(other.x()) - i64::from(one.x()), i64::from(other.y()) - i64::from(one.y()));
    x * x + y * y
}

/// The point at this distance in a direction, rounded towards the start.
pub(crate) fn stretched(from: Point, to: Point, length: i32) -> Point {
    let apart = square(from, to).isqrt() + 1;
    let share = |from: i32, to: i32| {
        let way = i64::from(to) - i64::from(from);
        (way * i64::from(length) / apart) as i32
    };
    from.shifted(share(from.x(), to.x()), share(from.y(), to.y()))
}

/// The point itself, or as far towards it as the length goes.
pub(crate) fn clipped(from: Point, to: Point, length: i32) -> Point {
    if square(from, to) <= i64::from(length) * i64::from(length) { to } else { stretched(from, to, length) }
}

/// The point at this distance from another, on the side of a third.
pub(crate) fn beside(middle: Point, towards: Point, apart: i32) -> Point {
    let towards = if middle == towards { middle.shifted(1, 0) } else { towards };
    // In fractions of a unit, so that bases that should touch are in contact whatever the rounding.
    const FINE: i64 = 1 << 10;
    let length = (square(middle, towards) * FINE * FINE).isqrt().max(1);
    // Rounded away from the centre, so that nothing overlaps.
    let share = |from: i32, to: i32| {
        let way = (i64::from(to) - i64::from(from)) * i64::from(apart) * FINE;
        let rounded = way.abs().div_euclid(length) + i64::from(way.abs() % length != 0);
        (rounded * way.signum()) as i32
    };
    middle.shifted(share(middle.x(), towards.x()), share(middle.y(), towards.y()))
}

fn middle(outline: &Polygon) -> Point {
    let bounds = outline.bounds();
    Point::clamped((bounds.low.x() + bounds.high.x()) / 2, (bounds.low.y() + bounds.high.y()) / 2)
}
