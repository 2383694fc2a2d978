//! Moves: which ways are allowed (MS-20 to MS-27, MS-55 to MS-57), and a few good ones to choose from.

use measure::units::{CONTACT, INCH, inches};
use measure::{Disc, Point, Polygon, check, find_overlap, find_retreat, go_straight, path};

use crate::asked::{How, Way};
use crate::battle::{ModelId, Stone};
use crate::content::{Keywords, Mark, Passive, Terrain};
use crate::look::{Gathered, Look};
use crate::reasons::{InTheWay, Reason};

/// What is in the way of a move.
pub(crate) struct Going<'b> {
    look: Look<'b>,
    model: ModelId,
    how: How,
    limit: i32,
    /// What stops the base on its way.
    on_way: Gathered<'b>,
    /// What it may only not overlap at the end, if that is more.
    at_end: Option<Gathered<'b>>,
}

/// Going round somebody in a polyline takes this little more room (MS-21).
const SLACK: i32 = 25;

impl<'b> Going<'b> {
    pub fn new(look: Look<'b>, model: ModelId, how: How, limit: i32) -> Going<'b> {
        let is_airborne = look.is_airborne(model);
        let keywords = look.character(model).keywords;
        let is_jog = how == How::Jog;
        // MS-56: faeries jog over what is in the way of others.
        let is_faerie = is_jog && keywords.contains(Keywords::FAERIE);
        let goes_over = is_airborne || is_faerie || how == How::Leap || is_jog && look.has(model, Passive::Leaper);
        let level = look.model(model).level;
        let mut on_way = Gathered::default();
        let mut at_end = goes_over.then(Gathered::default);
        let is_sure = is_faerie || is_airborne || look.has(model, Passive::SureFooted);
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
        match self.look.battle.stones.iter().position(|stone| stone.disc().overlaps(end)) {
            Some(stone) => Err(Reason::Overlaps { with: InTheWay::Stone(stone as u8) }),
            None => Ok(()),
        }
    }

    /// MS-57: above the ground a model stays on platforms and stairs; where it changes its level there is room for it.
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
            let Some(leg) = find_retreat(disc, points, there, reach, SLACK) else { continue };
            // Only whoever sees it engages it.
            let from = if leg == 0 { disc.centre() } else { points[leg - 1] };
            if self.look.sees_from(self.model, from, enemy) || self.look.sees_from(self.model, points[leg], enemy) {
                let distance = disc.at(points[leg]).gap(there);
                return Err(Reason::Retreats { from: enemy, reach, distance });
            }
        }
        Ok(())
    }

    /// Kaufman: not farther from the nearest token that is near and seen.
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
            let Some(stone) = self.look.battle.stones.iter().find(|stone| stone.disc().overlaps(disc.at(end))) else {
                break;
            };
            // Stops short of a stone.
            let apart = disc.radius() + Stone::RADIUS + CONTACT;
            end = beside(stone.at, disc.centre(), apart);
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

    /// A few ways that somebody may want, staying among them: to stones, to enemies, into cover, away.
    pub fn sample(&self) -> Vec<Way> {
        let here = self.disc().centre();
        let mut ways = vec![Way { points: Vec::new() }];
        let mut add = |way: Option<Way>| {
            if let Some(way) = way
                && !ways.contains(&way)
            {
                ways.push(way);
            }
        };
        let mut stones: Vec<(i64, Point)> =
            self.look.battle.stones.iter().map(|stone| (square(here, stone.at), stone.at)).collect();
        stones.sort_unstable();
        let apart = self.disc().radius() + Stone::RADIUS + CONTACT / 2;
        for (_, stone) in stones.into_iter().take(2) {
            let goal = beside(stone, here, apart);
            let straight = self.straight(goal);
            let is_there = straight.as_ref().is_some_and(|way| way.points.last() == Some(&goal));
            add(straight);
            if !is_there && square(here, goal) <= i64::from(self.limit) * i64::from(self.limit) {
                add(self.around(goal));
            }
        }
        let enemies = self.look.standing().filter(|other| self.look.are_enemies(*other, self.model));
        let nearest = enemies.map(|enemy| (square(here, self.look.model(enemy).at), enemy)).min();
        if let Some((_, enemy)) = nearest {
            let there = self.look.model(enemy).at;
            add(self.straight(there));
            let away = Point::clamped(2 * here.x() - there.x(), 2 * here.y() - there.y());
            add(self.straight(stretched(here, away, self.limit)));
            if self.how == How::Jog {
                add(self.cover_from(there).and_then(|cover| self.straight(cover)));
            }
        }
        ways
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
    /// Whether a model would be seen by another if it stood somewhere else.
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

    /// The level that somebody comes to at a point: up where stairs meet their platform, down on the stairs.
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

    /// Whether a model may move or be moved at all.
    pub fn is_fixed(self, model: ModelId) -> bool {
        self.has_mark(model, Mark::Immovable)
    }
}

pub(crate) fn square(one: Point, other: Point) -> i64 {
    let (x, y) = (i64::from(other.x()) - i64::from(one.x()), i64::from(other.y()) - i64::from(one.y()));
    x * x + y * y
}

/// The point in a direction, so far away, rounded towards the start.
pub(crate) fn stretched(from: Point, to: Point, length: i32) -> Point {
    let apart = square(from, to).isqrt() + 1;
    let share = |from: i32, to: i32| {
        let way = i64::from(to) - i64::from(from);
        (way * i64::from(length) / apart) as i32
    };
    from.shifted(share(from.x(), to.x()), share(from.y(), to.y()))
}

/// The point itself, or as far towards it as the length goes.
fn clipped(from: Point, to: Point, length: i32) -> Point {
    if square(from, to) <= i64::from(length) * i64::from(length) { to } else { stretched(from, to, length) }
}

/// The point so far from another on the side of a third.
pub(crate) fn beside(middle: Point, towards: Point, apart: i32) -> Point {
    let towards = if middle == towards { middle.shifted(1, 0) } else { towards };
    let length = square(middle, towards).isqrt().max(1);
    // Rounded away from the middle, so that nothing overlaps.
    let share = |from: i32, to: i32| {
        let way = (i64::from(to) - i64::from(from)) * i64::from(apart);
        let rounded = way.abs().div_euclid(length) + i64::from(way.abs() % length != 0);
        (rounded * way.signum()) as i32
    };
    middle.shifted(share(middle.x(), towards.x()), share(middle.y(), towards.y()))
}

fn middle(outline: &Polygon) -> Point {
    let bounds = outline.bounds();
    Point::clamped((bounds.low.x() + bounds.high.x()) / 2, (bounds.low.y() + bounds.high.y()) / 2)
}
