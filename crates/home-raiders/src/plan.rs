//! Ways that the table finds for a troop: good enough to play with, always legal, and cheap.
//!
//! A march towards a goal moves the nearest of the troop straight there, as far as it gets, and the others beside it. If
//! something is in the way they try other directions. If they cannot keep their formation they go less far.

use arrayvec::ArrayVec;
use measure::Point;
use measure::units::inches;

use crate::asked::{Goal, Way};
use crate::battle::{Battle, CharacterId, MOST, MOST_MARKERS, disc};
use crate::content::Mission;
use crate::field::Field;
use crate::march::{Order, check_ways};
use crate::walk::{allowance, check_way, distance, go_straight, towards};

/// What a player may want, the likely things first.
pub(crate) fn list_goals(field: Field<'_>, order: &Order) -> ArrayVec<Goal, 16> {
    let mut goals = ArrayVec::new();
    let seat = order.troop.seat();
    if field.must_regroup(order.troop) {
        goals.push(Goal::Together);
        return goals;
    }
    let Some(lead) = field.battle.members(order.troop).find(|who| order.moves(*who)) else {
        goals.push(Goal::Stay);
        return goals;
    };
    let from = field.battle[lead].place;
    for troop in field.battle.living_troops(seat.other()).take(6) {
        let nearest = field.battle.members(troop).min_by_key(|who| (distance(from, field.battle[*who].place), *who));
        goals.extend(nearest.map(|who| Goal::Enemy { who }));
    }
    if field.battle.side(seat.other()).portal.is_some() && field.battle.mission != Some(Mission::MakeVanish) {
        goals.push(Goal::Portal { of: seat.other() });
    }
    let mut markers: ArrayVec<(i32, usize), MOST_MARKERS> =
        field.battle.markers.iter().map(|marker| distance(from, marker.place)).zip(0..).collect();
    markers.sort_unstable();
    goals.extend(markers.into_iter().map(|(_, marker)| Goal::Marker { marker: marker as u8 }).take(2));
    let reach = allowance(field, lead);
    let near = |object: &crate::battle::ObjectId| {
        let outline = field.outline(*object);
        disc(from, 0).gap_to(outline) <= reach && !outline.holds(from)
    };
    let climbable = field.objects().filter(|object| field.traits(*object).climbable).filter(near);
    goals.extend(
        climbable
            .filter(|object| 2 * field.outline(*object).height() < reach)
            .take(1)
            .map(|object| Goal::Onto { object }),
    );
    let solid = field.objects().filter(|object| !field.traits(*object).uneven).filter(near);
    goals.extend(solid.take(1).map(|object| Goal::Behind { object }));
    goals.push(Goal::Away);
    goals.push(Goal::Stay);
    goals
}

/// Ways for everybody who moves; nobody goes if the unit cannot keep its formation.
pub(crate) fn plan(field: Field<'_>, order: &Order, goal: Goal) -> Vec<Way> {
    let Some(target) = find_target(field, order, goal) else { return Vec::new() };
    let mut movers: ArrayVec<CharacterId, MOST> =
        field.battle.members(order.troop).filter(|who| order.moves(*who)).collect();
    // Those in contact stay there, unless nobody else can go or they shall get away.
    let free = |who: &CharacterId| !field.is_engaged(*who);
    if goal != Goal::Away && movers.iter().any(free) {
        movers.retain(|who| free(who));
    }
    movers.sort_by_key(|who| (distance(field.battle[*who].place, target), *who));
    // The way round to the target, once somebody needs it.
    let mut routes = None;
    for way in [(4, false), (4, true), (2, true), (1, true)] {
        let ways = try_plan(field, order, goal, target, &movers, way, &mut routes);
        if !ways.is_empty() && check_ways(field, order, &ways, None).is_ok() {
            return ways;
        }
    }
    Vec::new()
}

/// A way for one character towards the nearest enemy, whoever stays behind.
pub(crate) fn plan_alone(field: Field<'_>, who: CharacterId, limit: i32) -> Option<Way> {
    let from = field.battle[who].place;
    let enemies = field.battle.present(who.seat().other());
    let enemy = enemies.min_by_key(|enemy| (distance(from, field.battle[*enemy].place), *enemy))?;
    let wish = field.battle[enemy].place;
    let mut after = field.battle.clone();
    let points = stride(field, &mut after, who, wish, limit, Goal::Enemy { who: enemy }, &mut None)?;
    Some(Way { who, points })
}

/// `gather` lets the others come to where the first has gone, instead of keeping beside it.
fn try_plan(
    field: Field<'_>,
    order: &Order,
    goal: Goal,
    target: Point,
    movers: &[CharacterId],
    (quarters, gather): (i32, bool),
    routes: &mut Option<Vec<Option<i32>>>,
) -> Vec<Way> {
    let mut after = field.battle.clone();
    let mut ways = Vec::with_capacity(movers.len());
    let mut lead: Option<(Point, Point)> = None;
    for who in movers.iter().copied() {
        let from = after[who].place;
        let all_go_there = matches!(goal, Goal::Enemy { .. } | Goal::Together | Goal::Onto { .. });
        let wish = match lead {
            Some((_, to)) if gather => to,
            Some((from_lead, to)) if !all_go_there => from.shifted(to.x() - from_lead.x(), to.y() - from_lead.y()),
            _ => target,
        };
        let limit = order.limit(field, who) / 4 * quarters;
        if let Some(points) = stride(field, &mut after, who, wish, limit, goal, routes) {
            lead = lead.or(Some((from, after[who].place)));
            ways.push(Way { who, points });
        } else if gather {
            lead = lead.or(Some((from, from)));
        }
    }
    ways
}

/// The best way of a character towards a wish; the battle is changed accordingly.
fn stride(
    field: Field<'_>,
    after: &mut Battle,
    who: CharacterId,
    wish: Point,
    limit: i32,
    goal: Goal,
    routes: &mut Option<Vec<Option<i32>>>,
) -> Option<Vec<Point>> {
    let now = Field { game: field.game, battle: after };
    let from = after[who].place;
    let length = distance(from, wish).min(limit);
    if length < NEAR {
        return None;
    }
    let below = now.object_under(from);
    let solid = |object| Some(object) != below && goal != Goal::Onto { object };
    let mut best: Option<(i32, Point, i32)> = None;
    for (turn, (cos, sin)) in DIRECTIONS.into_iter().enumerate() {
        let aim = turned(from, towards(from, wish, length), cos, sin);
        let mut to = go_straight(now, who, aim, solid);
        // What is too expensive or unsafe is tried a second time, half as far.
        for _ in 0..2 {
            if distance(from, to) < NEAR {
                break;
            }
            if let Ok(walked) = check_way(now, who, &[to], limit) {
                let left = distance(to, wish);
                if best.is_none_or(|(known, ..)| left < known) {
                    best = Some((left, to, walked.elevation));
                }
                break;
            }
            to = towards(from, to, distance(from, to) / 2);
        }
        // Straight ahead is good enough if it led somewhere.
        if turn == 0 && best.is_some_and(|(_, to, _)| 2 * distance(from, to) >= length) {
            break;
        }
    }
    let whole = distance(from, wish);
    let best = best.filter(|(left, ..)| *left < whole - length / 3 || goal == Goal::Away);
    let (points, elevation) = match best {
        Some((_, to, elevation)) => (vec![to], elevation),
        None => find_way_round(now, who, limit, routes.get_or_insert_with(|| field.game.routes().distances(wish)))?,
    };
    (after[who].place, after[who].elevation) = (*points.last()?, elevation);
    Some(points)
}

/// Shorter moves are not worth while.
const NEAR: i32 = 100;
/// So many places are tried on the way round.
const MOST_TRIED: usize = 8;

/// A straight move to where the way round everything is shortest.
fn find_way_round(
    field: Field<'_>,
    who: CharacterId,
    limit: i32,
    distances: &[Option<i32>],
) -> Option<(Vec<Point>, i32)> {
    let from = field.battle[who].place;
    let places = field.game.routes().places.iter().zip(distances);
    let near =
        places.filter_map(|(at, left)| Some((*left)?).filter(|_| distance(from, *at) <= limit).map(|left| (left, *at)));
    let mut near: Vec<(i32, Point)> = near.collect();
    let own = near.iter().min_by_key(|(_, at)| distance(from, *at)).map(|(left, _)| *left)?;
    near.sort_unstable();
    let better = near.into_iter().take_while(|(left, _)| *left < own).step_by(2).take(MOST_TRIED);
    better.map(|(_, at)| at).find_map(|to| Some((vec![to], check_way(field, who, &[to], limit).ok()?.elevation)))
}

/// Straight ahead, then 40 and 75 degrees to both sides: cosine and sine in thousandths.
const DIRECTIONS: [(i32, i32); 5] = [(1000, 0), (766, 643), (766, -643), (259, 966), (259, -966)];

fn turned(from: Point, to: Point, cos: i32, sin: i32) -> Point {
    if sin == 0 {
        return to;
    }
    let (x, y) = (i64::from(to.x() - from.x()), i64::from(to.y() - from.y()));
    let (cos, sin) = (i64::from(cos), i64::from(sin));
    from.shifted(((x * cos - y * sin) / 1000) as i32, ((x * sin + y * cos) / 1000) as i32)
}

/// The place that a goal stands for.
fn find_target(field: Field<'_>, order: &Order, goal: Goal) -> Option<Point> {
    let battle = field.battle;
    let movers = || battle.members(order.troop).filter(|who| order.moves(*who));
    let lead = movers().next()?;
    let from = battle[lead].place;
    let nearest_enemy = || {
        let enemies = battle.present(order.troop.seat().other());
        enemies.min_by_key(|who| (distance(from, battle[*who].place), *who)).map(|who| battle[who].place)
    };
    match goal {
        Goal::Stay => None,
        Goal::Enemy { who } => Some(battle[who].place),
        Goal::Portal { of } => Some(centre(field, field.game.portal_object(of))),
        Goal::Marker { marker } => Some(battle.markers[usize::from(marker)].place),
        Goal::Onto { object } => Some(centre(field, object)),
        Goal::Behind { object } => {
            let (middle, enemy) = (centre(field, object), nearest_enemy()?);
            Some(towards(enemy, middle, distance(enemy, middle) + inches(2)))
        }
        Goal::Away => {
            let enemy = nearest_enemy()?;
            Some(towards(enemy, from, distance(enemy, from) + inches(12)))
        }
        Goal::Together => {
            let places = || battle.members(order.troop).map(|who| battle[who].place);
            let count = places().count() as i32;
            let sum = places().fold((0, 0), |(x, y), place| (x + place.x(), y + place.y()));
            // Those who are held by an enemy do not come: one goes to them.
            let held = battle.members(order.troop).find(|who| field.is_engaged(*who));
            Some(held.map_or(Point::clamped(sum.0 / count, sum.1 / count), |who| battle[who].place))
        }
        Goal::Point { at } => Some(at),
    }
}

/// The middle of an object.
pub(crate) fn centre(field: Field<'_>, object: crate::battle::ObjectId) -> Point {
    let bounds = field.outline(object).bounds();
    Point::clamped((bounds.low.x() + bounds.high.x()) / 2, (bounds.low.y() + bounds.high.y()) / 2)
}

/// Eight directions around, in thousandths.
pub(crate) const AROUND: [(i32, i32); 8] =
    [(1000, 0), (707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707), (0, -1000), (707, -707)];

/// Places around a character where another finds room, in contact first and then farther out.
pub(crate) fn list_spots_near(
    field: Field<'_>,
    around: CharacterId,
    who: CharacterId,
    is_good: impl Fn(Point) -> bool,
) -> ArrayVec<Point, 8> {
    let from = field.battle[around].place;
    let contact = field.card(around).radius + field.card(who).radius;
    let mut spots = ArrayVec::new();
    for gap in [1, inches(1), inches(2)] {
        for (x, y) in AROUND {
            let reach = contact + gap;
            let at = from.shifted(round_out(x, reach), round_out(y, reach));
            if !spots.is_full() && is_good(at) {
                spots.push(at);
            }
        }
        if spots.len() >= 4 {
            break;
        }
    }
    spots
}

/// A part of a length, rounded away from zero so that bases never overlap.
pub(crate) fn round_out(thousandths: i32, length: i32) -> i32 {
    let product = i64::from(thousandths) * i64::from(length);
    product.unsigned_abs().div_ceil(1000) as i32 * product.signum() as i32
}
