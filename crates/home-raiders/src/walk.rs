//! Bewegungsaktionen: whether a way is possible, and what it costs.

use std::borrow::Cow;

use arrayvec::ArrayVec;
use measure::units::{INCH, inches};
use measure::{Disc, Point, Polygon, Rect, Thing, Things, find_crossings};

use crate::battle::{CharacterId, MAX_CHARACTERS, ObjectId};
use crate::content::Ability;
use crate::look::{ARMS_LENGTH, Footing, Look};
use crate::reasons::{Obstacle, Reason};

/// Where a way leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walked {
    pub cost: i32,
    pub to: Point,
    pub elevation: i32,
}

/// Wanderers climb this high without extra cost (HR-66.9).
const LOW: i32 = INCH;
/// Corners of a way around an enemy may be this far from contact (HR-61.10).
const SLACK: i32 = 25;
/// A way around an enemy that ends this close to contact is meant to end in contact (HR-61.10).
const MEANT: i32 = INCH / 4;
/// A base that stops in contact is no farther beside its way than this.
const BESIDE: i32 = 10;
/// Longer ways around an enemy are not searched.
const LONGEST_ROUND: i32 = inches(24);

/// HR-21: the length of a move action, in units.
pub fn allowance(look: Look<'_>, who: CharacterId) -> i32 {
    inches(look.card(who).movement.into())
}

/// HR-21: checks a character's way from where it stands: no longer than `limit`, through nobody and nothing, to a place
/// where it can stand.
pub fn check_way(look: Look<'_>, who: CharacterId, points: &[Point], limit: i32) -> Result<Walked, Reason> {
    let base = look.base(who);
    if points.len() > measure::MAX_POINTS {
        return Err(Reason::TooManyPoints);
    }
    let points = &*trace(look, who, points);
    let Some(to) = points.last().copied() else {
        return Ok(Walked { cost: 0, to: base.centre(), elevation: look.battle[who].elevation });
    };
    let elevation = check_place(look, base.at(to), who.bit())?;
    let cost = if look.has(who, Ability::Flight) {
        // HR-61.8: over everything and everybody, but not beyond the edge (HR-04).
        let table = Things { table: look.game.area().table, ..Things::NOTHING };
        let checked = measure::check(base, points, &table, &[]).ok_or(Reason::TooManyPoints)?;
        if let Some(collision) = checked.collision {
            return Err(Reason::InTheWay { who, by: Obstacle::Edge, at: collision.at });
        }
        checked.length
    } else {
        let cost = check_ground(look, who, base, points)?;
        check_contact(look, who, base, points)?;
        cost
    };
    if cost > limit {
        return Err(Reason::TooFar { who, cost, limit });
    }
    Ok(Walked { cost, to, elevation })
}

/// HR-04: whether a base can stand at a place: in the area, safely, and overlapping nobody except those in the mask.
pub fn check_place(look: Look<'_>, base: Disc, except: u64) -> Result<i32, Reason> {
    let at = base.centre();
    let elevation = look.ground(base).map_err(|footing| match footing {
        Footing::Blocked(by) => Reason::NoRoom { by, at },
        Footing::Unsteady(object) => Reason::Unsteady { object, at },
    })?;
    match look.find_overlap(base, except) {
        Some(other) => Err(Reason::NoRoom { by: Obstacle::Character(other), at }),
        None => Ok(elevation),
    }
}

/// HR-21: the cost of a way over the ground; climbing and uneven ground count twice.
fn check_ground(look: Look<'_>, who: CharacterId, base: Disc, points: &[Point]) -> Result<i32, Reason> {
    let wanders = look.has_by_unit(who, Ability::Wanderers);
    let reach = bounds(base, points);
    let mut walls = Obstacles::default();
    let mut rough: ArrayVec<&Polygon, MAX_CHARACTERS> = ArrayVec::new();
    let mut climb = 0;
    for (object, outline) in look.outlines().filter(|(_, outline)| reach.meets(outline.bounds())) {
        let traits = look.traits(object);
        if traits.uneven {
            if !wanders && !rough.is_full() {
                rough.push(outline);
            }
            continue;
        }
        let crossings = if traits.climbable { find_crossings(base, points, &[outline]).len() as i32 } else { 0 };
        if crossings == 0 && !(traits.climbable && outline.holds(base.centre())) {
            walls.push(outline, object);
        }
        // HR-61.2, HR-66.9: some climb without extra cost.
        let easy = look.has(who, Ability::Climb) || (wanders && outline.height() <= LOW);
        climb += crossings * outline.height() * if easy { 1 } else { 2 };
    }
    let (others, discs): (ArrayVec<CharacterId, 64>, ArrayVec<Disc, 64>) = list_others(look, who, reach).unzip();
    let things = Things { table: look.game.area().table, polygons: &walls.outlines, discs: &discs };
    let checked = measure::check(base, points, &things, &rough).ok_or(Reason::TooManyPoints)?;
    match checked.collision {
        None => Ok(checked.cost.saturating_add(climb)),
        Some(collision) => {
            let by = match collision.with {
                Thing::Edge => Obstacle::Edge,
                Thing::Disc(at) => Obstacle::Character(others[at]),
                Thing::Polygon(at) => Obstacle::Object(walls.ids[at]),
            };
            Err(Reason::InTheWay { who, by, at: collision.at })
        }
    }
}

/// HR-23: a way ends where it comes into contact with an enemy. A character that moves around the one enemy it touches
/// stays in contact with it (HR-61.10), and a phantom moves on unhindered (HR-61.3).
fn check_contact(look: Look<'_>, who: CharacterId, base: Disc, points: &[Point]) -> Result<(), Reason> {
    if points.len() < 2 || look.has(who, Ability::Phantom) {
        return Ok(());
    }
    let partner = shift_partner(look, who).filter(|enemy| stays_with(look, who, *enemy, points));
    for point in &points[..points.len() - 1] {
        let there = base.at(*point);
        let held = look.battle.present(who.seat().other()).filter(|enemy| Some(*enemy) != partner).find(|enemy| {
            let level = look.ground(there).unwrap_or(look.battle[who].elevation);
            (level - look.battle[*enemy].elevation).abs() <= ARMS_LENGTH && there.touches(look.base(*enemy))
        });
        if let Some(by) = held {
            return Err(Reason::Held { who, by });
        }
    }
    Ok(())
}

/// HR-61.10: the only enemy that a character may move around.
pub(crate) fn shift_partner(look: Look<'_>, who: CharacterId) -> Option<CharacterId> {
    if !look.has(who, Ability::ShiftPosition) {
        return None;
    }
    let mut enemies = look.enemies_in_contact(who);
    let first = enemies.next()?;
    enemies.next().is_none().then_some(first)
}

fn stays_with(look: Look<'_>, who: CharacterId, enemy: CharacterId, points: &[Point]) -> bool {
    let (base, other) = (look.base(who), look.base(enemy));
    let ends_there = points.last().is_some_and(|to| base.at(*to).touches(other));
    ends_there && measure::find_retreat(base, points, other, SLACK, SLACK).is_none()
}

/// The way that is actually taken. HR-61.10: a way around an enemy that ends next to it stays in contact with it,
/// however roughly it was drawn.
pub(crate) fn trace<'p>(look: Look<'_>, who: CharacterId, points: &'p [Point]) -> Cow<'p, [Point]> {
    let round = || {
        let enemy = shift_partner(look, who).filter(|enemy| !stays_with(look, who, *enemy, points))?;
        let to = find_spot_beside(look, who, enemy, *points.last()?)?;
        let path = go_round(look, who, to).filter(|path| stays_with(look, who, enemy, path))?;
        Some(path.into())
    };
    round().unwrap_or(points.into())
}

/// The place in contact with an enemy that a nearby place stands for.
fn find_spot_beside(look: Look<'_>, who: CharacterId, enemy: CharacterId, meant: Point) -> Option<Point> {
    let (base, other) = (look.base(who), look.base(enemy));
    let reach = base.radius() + other.radius();
    let is_near = (distance(meant, other.centre()) - reach).abs() <= MEANT;
    let spots = (0..=2).map(|gap| towards(other.centre(), meant, reach + gap));
    let mut spots = [meant].into_iter().chain(spots).filter(|spot| is_near && base.at(*spot).touches(other));
    spots.find(|spot| !base.at(*spot).overlaps(other))
}

/// The shortest way to a place around everything on the same level.
fn go_round(look: Look<'_>, who: CharacterId, to: Point) -> Option<Vec<Point>> {
    let base = look.base(who);
    let is_wall = |object: &ObjectId| !look.traits(*object).uneven && !look.outline(*object).holds(base.centre());
    let walls: ArrayVec<&Polygon, 48> =
        look.objects().filter(is_wall).map(|object| look.outline(object)).take(48).collect();
    let others = look.battle.everybody().filter(|other| *other != who);
    let discs: ArrayVec<Disc, 64> = others.map(|other| look.base(other)).collect();
    let things = Things { table: look.game.area().table, polygons: &walls, discs: &discs };
    let path = measure::path(base, to, LONGEST_ROUND, &things).ok()?;
    // Without the starting point.
    Some(path.points[1..].to_vec())
}

/// HR-23: the enemies that a character leaves behind on this way; each may strike at it.
pub fn list_abandoned(look: Look<'_>, who: CharacterId, points: &[Point]) -> ArrayVec<CharacterId, MAX_CHARACTERS> {
    let points = &*trace(look, who, points);
    let Some(to) = points.last() else { return ArrayVec::new() };
    let stays = shift_partner(look, who).filter(|enemy| stays_with(look, who, *enemy, points));
    let moves = *to != look.battle[who].place;
    look.enemies_in_contact(who).filter(|enemy| moves && Some(*enemy) != stays).take(MAX_CHARACTERS).collect()
}

#[derive(Default)]
struct Obstacles<'a> {
    outlines: ArrayVec<&'a Polygon, 48>,
    ids: ArrayVec<ObjectId, 48>,
}

impl<'a> Obstacles<'a> {
    fn push(&mut self, outline: &'a Polygon, id: ObjectId) {
        if !self.outlines.is_full() {
            self.outlines.push(outline);
            self.ids.push(id);
        }
    }
}

/// The rectangle that contains a base all along its way.
fn bounds(base: Disc, points: &[Point]) -> Rect {
    points.iter().fold(base.bounds(), |all, point| {
        let there = base.at(*point).bounds();
        Rect::around(&[all.low, all.high, there.low, there.high])
    })
}

/// The characters that may be in the way of one that stays in a rectangle, with their bases.
fn list_others(look: Look<'_>, who: CharacterId, reach: Rect) -> impl Iterator<Item = (CharacterId, Disc)> {
    // HR-61.3: a phantom passes through characters.
    let passes = look.has(who, Ability::Phantom);
    // A character that stops in contact may be slightly beside its way.
    let reach = reach.grown(BESIDE);
    let others = look.battle.everybody().filter(move |other| *other != who && !passes);
    others.map(move |other| (other, look.base(other))).filter(move |(_, base)| reach.meets(base.bounds()))
}

/// Moves a base straight to a place and stops it in contact with the first thing in its way.
///
/// `solid` says whether an object is in the way at all.
pub fn go_straight(look: Look<'_>, who: CharacterId, to: Point, solid: impl Fn(ObjectId) -> bool) -> Point {
    let base = look.base(who);
    let reach = bounds(base, &[to]);
    let near = look.outlines().filter(|(_, outline)| reach.meets(outline.bounds()));
    let near = near.filter(|(object, _)| !look.traits(*object).uneven && solid(*object));
    let walls: ArrayVec<&Polygon, 48> = near.map(|(_, outline)| outline).take(48).collect();
    let discs: ArrayVec<Disc, 64> = list_others(look, who, reach).map(|(_, disc)| disc).collect();
    let things = Things { table: look.game.area().table, polygons: &walls, discs: &discs };
    measure::go_straight(base, to, &things).at
}

/// The distance between two places, rounded up.
pub fn distance(one: Point, other: Point) -> i32 {
    let (x, y) = (i64::from(one.x()) - i64::from(other.x()), i64::from(one.y()) - i64::from(other.y()));
    let square = (x * x + y * y) as u64;
    let root = square.isqrt();
    (root + u64::from(root * root < square)) as i32
}

/// Whether two places are at most a length apart.
pub(crate) fn is_within(one: Point, other: Point, length: i32) -> bool {
    let (x, y) = (i64::from(one.x() - other.x()), i64::from(one.y() - other.y()));
    x * x + y * y <= i64::from(length) * i64::from(length)
}

/// The place at a distance from one place towards another.
pub fn towards(from: Point, to: Point, length: i32) -> Point {
    let whole = i64::from(distance(from, to)).max(1);
    let part = |from: i32, to: i32| (i64::from(to - from) * i64::from(length) / whole) as i32;
    from.shifted(part(from.x(), to.x()), part(from.y(), to.y()))
}
