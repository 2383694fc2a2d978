//! Ways that the table finds for a troop: good enough to play with, always legal, and cheap to compute.
//!
//! A march towards a goal moves the nearest member straight there, as far as it gets, and the others next to it. If
//! something is in the way, they go where the way around it is shortest. If they cannot keep formation, they go less
//! far; and if that does not help either, one of them takes a short step alone.

use arrayvec::ArrayVec;
use measure::units::{INCH, inches};
use measure::{Disc, Point, Polygon, Things};
use table::Seat;

use crate::asked::{Goal, Way};
use crate::battle::{CharacterId, MAX_CHARACTERS, MAX_MARKERS, ObjectId, disc};
use crate::content::Mission;
use crate::look::{Look, MARKER};
use crate::march::{Order, check_ways};
use crate::routes::{Distances, RADIUS};
use crate::walk::{allowance, check_way, distance, go_straight, is_within, shift_partner, towards};

/// What a player may want, most likely goals first. Goals that would move nobody are left out.
pub(crate) fn list_goals(look: Look<'_>, order: &Order) -> ArrayVec<Goal, 16> {
    let mut goals =
        if look.must_regroup(order.troop) { ArrayVec::from_iter([Goal::Together]) } else { list_wishes(look, order) };
    let mut taken = None;
    let is_formed = look.find_gap_in_formation(order.troop).is_none();
    goals.retain(|goal| leads_anywhere(look, order, *goal, is_formed, &mut taken));
    if !goals.contains(&Goal::Together) {
        goals.push(Goal::Stay);
    }
    goals
}

/// Goals for a troop in formation, whether it can get there or not.
fn list_wishes(look: Look<'_>, order: &Order) -> ArrayVec<Goal, 16> {
    let mut goals = ArrayVec::new();
    let seat = order.troop.seat();
    let movers = || look.battle.members(order.troop).filter(|who| order.moves(*who));
    let Some(lead) = movers().next() else { return goals };
    let from = look.battle[lead].place;
    for troop in look.battle.living_troops(seat.other()).take(6) {
        let nearest = look.battle.members(troop).min_by_key(|who| (distance(from, look.battle[*who].place), *who));
        goals.extend(nearest.map(|who| Goal::Enemy { who }));
    }
    // HR-61.10
    for enemy in movers().filter_map(|who| shift_partner(look, who)) {
        let goal = Goal::Round { who: enemy };
        if goals.len() < MAX_AIMS && !goals.contains(&goal) {
            goals.push(goal);
        }
    }
    if look.battle.side(seat.other()).portal.is_some() && look.battle.mission != Some(Mission::MakeVanish) {
        goals.push(Goal::Portal { of: seat.other() });
    }
    let mut markers: ArrayVec<(i32, u8), MAX_MARKERS> =
        look.battle.markers.iter().map(|marker| distance(from, marker.place)).zip(0..).collect();
    markers.sort_unstable();
    goals.extend(markers.into_iter().take(2).map(|(_, marker)| Goal::Marker { marker }));
    let reach = allowance(look, lead);
    let near = |object: &ObjectId| {
        let outline = look.outline(*object);
        disc(from, 0).gap_to(outline) <= reach && !outline.holds(from)
    };
    let is_low = |object: &ObjectId| 2 * look.outline(*object).height() < reach;
    let climbable = look.objects().filter(|object| look.traits(*object).climbable).filter(near).filter(is_low);
    goals.extend(climbable.take(1).map(|object| Goal::Onto { object }));
    let solid = look.objects().filter(|object| !look.traits(*object).uneven).filter(near);
    goals.extend(solid.take(1).map(|object| Goal::Behind { object }));
    goals.push(Goal::Away);
    goals
}

/// Ways for every member that moves; nobody moves if the unit cannot keep its formation.
pub(crate) fn plan(look: Look<'_>, order: &Order, goal: Goal) -> Vec<Way> {
    let Some((mut compass, movers)) = set_out(look, order, goal) else { return Vec::new() };
    let queue = line_up(look, order, &mut compass, &movers);
    for quarters in [4, 3, 2, 1] {
        let ways = try_plan(look, order, &mut compass, &queue, quarters);
        if !ways.is_empty() && check_ways(look, order, &ways, None).is_ok() {
            return ways;
        }
    }
    let can_step = look.find_gap_in_formation(order.troop).is_none() && can_step_out(look, &movers);
    can_step.then(|| step_out(look, order, &mut compass, &movers)).flatten().into_iter().collect()
}

/// Whether [`plan`] moves anybody. Usually trying the last resort answers that, which costs less than a plan. The taken
/// places are the same for all goals.
fn leads_anywhere(look: Look<'_>, order: &Order, goal: Goal, is_formed: bool, taken: &mut Option<Vec<bool>>) -> bool {
    let Some((mut compass, movers)) = set_out(look, order, goal) else { return false };
    if !is_formed || !can_step_out(look, &movers) {
        return !plan(look, order, goal).is_empty();
    }
    compass.taken = taken.take();
    let leads = step_out(look, order, &mut compass, &movers).is_some();
    *taken = compass.distances.map(|distances| distances.taken).or(compass.taken);
    let is_wanted = matches!(goal, Goal::Portal { .. } | Goal::Marker { .. });
    leads || is_wanted && !plan(look, order, goal).is_empty()
}

/// The members that move, in order: around obstacles, the one with the shortest way left goes first, so that nobody
/// runs into members that are in the way and move later.
fn line_up(
    look: Look<'_>,
    order: &Order,
    compass: &mut Compass,
    movers: &[CharacterId],
) -> ArrayVec<CharacterId, MAX_CHARACTERS> {
    let mut queue: ArrayVec<CharacterId, MAX_CHARACTERS> = movers.iter().copied().collect();
    let Some(&first) = movers.first().filter(|_| movers.len() > 1) else { return queue };
    if matches!(compass.goal, Goal::Round { .. } | Goal::Together | Goal::Away)
        || go_at_once(look, first, compass.target, order.limit(look, first), compass, |_| true).is_some()
    {
        return queue;
    }
    let routes = look.game.routes();
    let distances = compass.distances(look, first);
    queue.sort_by_cached_key(|who| (routes.left(distances, look.battle[*who].place).unwrap_or(i32::MAX), *who));
    queue
}

/// Where a goal is, and which members go there, nearest first.
fn set_out(look: Look<'_>, order: &Order, goal: Goal) -> Option<(Compass, ArrayVec<CharacterId, MAX_CHARACTERS>)> {
    let target = find_target(look, order, goal)?;
    let mut movers: ArrayVec<CharacterId, MAX_CHARACTERS> =
        look.battle.members(order.troop).filter(|who| order.moves(*who)).collect();
    // Members in contact stay there, unless nobody else can go or the goal is to get away.
    let free = |who: &CharacterId| !look.is_engaged(*who);
    if let Goal::Round { who: enemy } = goal {
        movers.retain(|who| shift_partner(look, *who) == Some(enemy));
    } else if goal != Goal::Away && movers.iter().any(free) {
        movers.retain(|who| free(who));
    }
    movers.sort_by_key(|who| (distance(look.battle[*who].place, target), *who));
    let compass = Compass { goal, target, taken: None, distances: None };
    // Members that are there stay there.
    movers.retain(|who| !is_there(look, look.base(*who), &compass) || shift_partner(look, *who).is_some());
    Some((compass, movers))
}

/// Whether one member of a troop in formation may move while the others stay: not around an enemy.
fn can_step_out(look: Look<'_>, movers: &[CharacterId]) -> bool {
    !movers.iter().any(|who| shift_partner(look, *who).is_some())
}

/// A short straight step of one character, or a way for the nearest, in formation with all others where they are.
fn step_out(look: Look<'_>, order: &Order, compass: &mut Compass, movers: &[CharacterId]) -> Option<Way> {
    let others = |who: CharacterId| -> ArrayVec<CharacterId, MAX_CHARACTERS> {
        look.battle.members(order.troop).filter(|other| *other != who).collect()
    };
    let ahead = movers.iter().find_map(|who| {
        let (limit, others) = (order.limit(look, *who) / 4, others(*who));
        let keeps = keep_formation(look, *who, &others);
        let (to, _) = go_at_once(look, *who, compass.target, limit, compass, keeps)?;
        Some(Way { who: *who, points: vec![to] })
    });
    ahead.or_else(|| {
        let who = *movers.first()?;
        let (points, _) = find_way(look, who, compass.target, order.limit(look, who), compass, &others(who))?;
        Some(Way { who, points })
    })
}

/// A way for a single character towards the nearest enemy.
pub(crate) fn plan_alone(look: Look<'_>, who: CharacterId, limit: i32) -> Option<Way> {
    let from = look.battle[who].place;
    let enemies = look.battle.present(who.seat().other());
    let enemy = enemies.min_by_key(|enemy| (distance(from, look.battle[*enemy].place), *enemy))?;
    let target = look.battle[enemy].place;
    let mut compass = Compass { goal: Goal::Enemy { who: enemy }, target, taken: None, distances: None };
    let (points, _) = find_way(look, who, target, limit, &mut compass, &[])?;
    Some(Way { who, points })
}

/// Ways for a troop with some members moved by hand: the others keep next to the first of them, those in front first.
/// Members that find no way, or are held by an enemy, stay.
pub(crate) fn follow(look: Look<'_>, order: &Order, moved: &[Way]) -> Vec<Way> {
    let lead = moved.first().and_then(|way| Some((look.battle[way.who].place, *way.points.last()?)));
    let Some((from, to)) = lead else { return moved.to_vec() };
    let (x, y) = (to.x() - from.x(), to.y() - from.y());
    let by_hand = |who: CharacterId| moved.iter().find(|way| way.who == who);
    let mut movers: ArrayVec<CharacterId, MAX_CHARACTERS> = look
        .battle
        .members(order.troop)
        .filter(|who| by_hand(*who).is_some() || order.moves(*who) && !look.is_engaged(*who))
        .collect();
    let behind = |who: CharacterId| {
        let place = look.battle[who].place;
        -(i64::from(place.x()) * i64::from(x) + i64::from(place.y()) * i64::from(y))
    };
    movers.sort_by_key(|who| (behind(*who), *who));
    let mut after = look.battle.clone();
    let mut ways = Vec::with_capacity(movers.len());
    let mut placed: ArrayVec<CharacterId, MAX_CHARACTERS> = ArrayVec::new();
    for who in movers {
        let now = Look { game: look.game, battle: &after };
        let limit = order.limit(look, who);
        let wish = after[who].place.shifted(x, y);
        let found = match by_hand(who) {
            Some(way) => {
                ways.push(way.clone());
                check_way(now, who, &way.points, limit).ok().map(|walked| (walked.to, walked.elevation))
            }
            None => {
                let mut compass =
                    Compass { goal: Goal::Point { at: wish }, target: wish, taken: None, distances: None };
                let found = stride(now, who, wish, limit, &mut compass, &placed);
                ways.extend(found.map(|(to, _)| Way { who, points: vec![to] }));
                found
            }
        };
        if let Some((to, elevation)) = found {
            (after[who].place, after[who].elevation) = (to, elevation);
        }
        placed.push(who);
    }
    ways
}

/// Where a march leads, which places are taken, and the distances to the target, once they are needed.
struct Compass {
    goal: Goal,
    target: Point,
    taken: Option<Vec<bool>>,
    distances: Option<Distances>,
}

impl Compass {
    fn distances(&mut self, look: Look<'_>, who: CharacterId) -> &mut Distances {
        let (target, taken) = (self.target, &mut self.taken);
        self.distances.get_or_insert_with(|| {
            look.game.routes().distances(target, taken.take().unwrap_or_else(|| mark_taken(look, who)))
        })
    }
}

/// The first goes as far as it gets; the others keep next to it, or come as close to the target as formation allows.
fn try_plan(look: Look<'_>, order: &Order, compass: &mut Compass, movers: &[CharacterId], quarters: i32) -> Vec<Way> {
    let mut after = look.battle.clone();
    let mut ways = Vec::with_capacity(movers.len());
    let mut lead: Option<(i32, i32)> = None;
    let mut placed: ArrayVec<CharacterId, MAX_CHARACTERS> =
        look.battle.members(order.troop).filter(|who| !movers.contains(who)).collect();
    if look.find_gap_in_formation(order.troop).is_some() {
        placed.clear();
    }
    for who in movers.iter().copied() {
        let from = after[who].place;
        let is_near = is_within(from, compass.target, order.limit(look, who) + NEAR_TARGET);
        let wish = match (lead, compass.goal) {
            (_, Goal::Round { who: enemy }) => mirrored(from, after[enemy].place),
            (Some(_), Goal::Portal { .. }) if is_near => compass.target,
            (
                Some((x, y)),
                Goal::Portal { .. } | Goal::Marker { .. } | Goal::Behind { .. } | Goal::Away | Goal::Point { .. },
            ) => from.shifted(x, y),
            _ => compass.target,
        };
        let now = Look { game: look.game, battle: &after };
        let limit = if lead.is_none() { order.limit(look, who) / 4 * quarters } else { order.limit(look, who) };
        if let Some((points, elevation)) = find_way(now, who, wish, limit, compass, &placed) {
            let to = points.last().copied().unwrap_or(from);
            lead = lead.or(Some((to.x() - from.x(), to.y() - from.y())));
            (after[who].place, after[who].elevation) = (to, elevation);
            ways.push(Way { who, points });
        }
        placed.push(who);
    }
    ways
}

/// The way of a character: straight to its wish if nothing is in the way, otherwise around everything to the target, as
/// far as it gets. It keeps formation with those already placed.
fn find_way(
    look: Look<'_>,
    who: CharacterId,
    wish: Point,
    limit: i32,
    compass: &mut Compass,
    placed: &[CharacterId],
) -> Option<(Vec<Point>, i32)> {
    let (from, base) = (look.battle[who].place, look.base(who));
    let keeps = keep_formation(look, who, placed);
    let found = shift(look, who, wish, limit, compass, &keeps);
    if found.is_some() || is_there(look, base, compass) || matches!(compass.goal, Goal::Round { .. }) {
        return found;
    }
    if let Some((to, elevation)) = go_at_once(look, who, wish, limit, compass, &keeps) {
        return Some((vec![to], elevation));
    }
    let mut beside: ArrayVec<Point, 12> = match compass.goal {
        Goal::Enemy { who: enemy } => list_spots_near(look, enemy, who, |_| true).into_iter().collect(),
        Goal::Portal { of } => list_spots_beside(look.outline(look.game.portal_object(of)), base.radius()),
        _ => ArrayVec::new(),
    };
    beside.retain(|at| is_within(from, *at, limit) && keeps(*at));
    beside.sort_by_key(|at| distance(from, *at));
    let reached = beside.into_iter().find_map(|to| Some((to, check_way(look, who, &[to], limit).ok()?.elevation)));
    if let Some((to, elevation)) = reached {
        return Some((vec![to], elevation));
    }
    let routes = look.game.routes();
    let route = routes.follow(compass.distances(look, who), from, limit);
    let parts = (1..=route.len()).rev().map(|count| &route[..count]);
    let mut parts = parts.filter(|way| way.last().is_some_and(|to| keeps(*to))).take(MAX_TRIED);
    let round = parts.find_map(|way| Some((way.to_vec(), check_way(look, who, way, limit).ok()?.elevation)));
    round.or_else(|| {
        let (to, elevation) = stride(look, who, wish, limit, compass, placed)?;
        Some((vec![to], elevation))
    })
}

/// HR-61.10: around the enemy it touches, if the place it was sent to is next to that enemy.
fn shift(
    look: Look<'_>,
    who: CharacterId,
    wish: Point,
    limit: i32,
    compass: &Compass,
    keeps: impl Fn(Point) -> bool,
) -> Option<(Vec<Point>, i32)> {
    let enemy = shift_partner(look, who)?;
    let (from, base) = (look.battle[who].place, look.base(who));
    let arrives = |at: Point| match compass.goal {
        Goal::Round { .. } => true,
        Goal::Point { .. } => distance(at, wish) < INCH,
        Goal::Stay | Goal::Away | Goal::Together => false,
        Goal::Enemy { who: sought } => sought != enemy && base.at(at).touches(look.base(sought)),
        Goal::Portal { .. } | Goal::Marker { .. } | Goal::Onto { .. } | Goal::Behind { .. } => {
            is_there(look, base.at(at), compass)
        }
    };
    let things = Things { table: look.game.area().table, ..Things::NOTHING };
    let mut spots = measure::spots_around(look.base(enemy), base.radius(), &things);
    spots.retain(|at| distance(*at, wish) + NEAR < distance(from, wish) && keeps(*at) && arrives(*at));
    spots.sort_by_key(|at| distance(*at, wish));
    spots.into_iter().find_map(|to| Some((vec![to], check_way(look, who, &[to], limit).ok()?.elevation)))
}

/// The point opposite another one.
fn mirrored(from: Point, middle: Point) -> Point {
    middle.shifted(middle.x() - from.x(), middle.y() - from.y())
}

/// Where a straight move takes a character: to its wish if nothing is in the way, otherwise to where the way around
/// everything to the target is shortest. It keeps formation with those already placed.
fn stride(
    look: Look<'_>,
    who: CharacterId,
    wish: Point,
    limit: i32,
    compass: &mut Compass,
    placed: &[CharacterId],
) -> Option<(Point, i32)> {
    let from = look.battle[who].place;
    let keeps = keep_formation(look, who, placed);
    if let Some(found) = go_at_once(look, who, wish, limit, compass, &keeps) {
        return Some(found);
    }
    let routes = look.game.routes();
    let distances = compass.distances(look, who);
    let own = routes.left(distances, from);
    let places = routes.places_in(from.shifted(-limit, -limit), from.shifted(limit, limit));
    let near = places.filter(|(_, at)| is_within(from, *at, limit));
    let near = near.filter_map(|(number, at)| Some((distances.known(number)?, at)));
    let mut near: ArrayVec<(i32, Point), 256> =
        near.filter(|(left, at)| own.is_none_or(|own| *left + NEAR < own) && keeps(*at)).take(256).collect();
    near.sort_unstable();
    let tried = near.into_iter().take(MAX_TRIED);
    tried.map(|(_, to)| to).find_map(|to| Some((to, check_way(look, who, &[to], limit).ok()?.elevation)))
}

/// Tells at which places a character is in formation with those already placed.
fn keep_formation(look: Look<'_>, who: CharacterId, placed: &[CharacterId]) -> impl Fn(Point) -> bool {
    let formation = look.formation(look.battle.troop_of(who));
    let base = look.base(who);
    move |to| placed.iter().all(|other| base.at(to).is_at_most(formation, look.base(*other)))
}

/// Marks the places taken up by a portal or a character of another troop, so that ways lead around them.
fn mark_taken(look: Look<'_>, who: CharacterId) -> Vec<bool> {
    let routes = look.game.routes();
    let mut taken = vec![false; routes.places.len()];
    let mut mark = |low: Point, high: Point, is_taken: &dyn Fn(Disc) -> bool| {
        for (number, at) in routes.places_in(low.shifted(-RADIUS, -RADIUS), high.shifted(RADIUS, RADIUS)) {
            taken[number] |= is_taken(disc(at, RADIUS));
        }
    };
    for seat in [Seat(0), Seat(1)].into_iter().filter(|seat| look.battle.side(*seat).portal.is_some()) {
        let outline = look.outline(look.game.portal_object(seat));
        mark(outline.bounds().low, outline.bounds().high, &|base| base.overlaps_with(outline));
    }
    let troop = look.battle.troop_of(who);
    for other in look.battle.everybody().filter(|other| look.battle.troop_of(*other) != troop) {
        let (other, radius) = (look.base(other), look.base(other).radius());
        let (low, high) = (other.centre().shifted(-radius, -radius), other.centre().shifted(radius, radius));
        mark(low, high, &|base| base.overlaps(other));
    }
    taken
}

/// Straight to a wish, or as far as the limit goes; nowhere if something else is in the way.
fn go_at_once(
    look: Look<'_>,
    who: CharacterId,
    wish: Point,
    limit: i32,
    compass: &Compass,
    keeps: impl Fn(Point) -> bool,
) -> Option<(Point, i32)> {
    let (from, base) = (look.battle[who].place, look.base(who));
    let below = look.object_under(from);
    let solid = |object| Some(object) != below && compass.goal != Goal::Onto { object };
    let length = distance(from, wish).min(limit);
    if length < NEAR {
        return None;
    }
    let aim = towards(from, wish, length);
    let to = go_straight(look, who, aim, solid);
    let arrives = to == aim || is_there(look, base.at(to), compass);
    if !arrives || !keeps(to) || distance(from, to) < NEAR {
        return None;
    }
    Some((to, check_way(look, who, &[to], limit).ok()?.elevation))
}

/// Whether a base has reached what it was sent to.
fn is_there(look: Look<'_>, base: Disc, compass: &Compass) -> bool {
    match compass.goal {
        Goal::Enemy { who } => look.battle.present(who.seat()).any(|enemy| base.touches(look.base(enemy))),
        Goal::Marker { marker } => base.touches(disc(look.battle.markers[usize::from(marker)].place, MARKER)),
        Goal::Portal { of } => base.touches_edge_of(look.outline(look.game.portal_object(of))),
        _ => false,
    }
}

/// A character that would stop this close to a portal goes right up to it.
const NEAR_TARGET: i32 = inches(2);
/// Shorter moves are not worth making.
const NEAR: i32 = 100;
/// How many places on the way around are tried.
const MAX_TRIED: usize = 12;
/// The most enemies among the goals, so that there is room for others.
const MAX_AIMS: usize = 9;

/// The place that a goal stands for.
fn find_target(look: Look<'_>, order: &Order, goal: Goal) -> Option<Point> {
    let battle = look.battle;
    let movers = || battle.members(order.troop).filter(|who| order.moves(*who));
    let lead = movers().next()?;
    let from = battle[lead].place;
    let nearest_enemy = || {
        let enemies = battle.present(order.troop.seat().other());
        enemies.min_by_key(|who| (distance(from, battle[*who].place), *who)).map(|who| battle[who].place)
    };
    match goal {
        Goal::Stay => None,
        Goal::Enemy { who } | Goal::Round { who } => Some(battle[who].place),
        Goal::Portal { of } => Some(centre(look, look.game.portal_object(of))),
        Goal::Marker { marker } => Some(battle.markers[usize::from(marker)].place),
        Goal::Onto { object } => Some(centre(look, object)),
        Goal::Behind { object } => {
            let (middle, enemy) = (centre(look, object), nearest_enemy()?);
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
            // Members held by an enemy cannot come, so the others go to them.
            let held = battle.members(order.troop).find(|who| look.is_engaged(*who));
            Some(held.map_or(Point::clamped(sum.0 / count, sum.1 / count), |who| battle[who].place))
        }
        Goal::Point { at } => Some(at),
    }
}

/// The middle of an object.
pub(crate) fn centre(look: Look<'_>, object: ObjectId) -> Point {
    let bounds = look.outline(object).bounds();
    Point::clamped((bounds.low.x() + bounds.high.x()) / 2, (bounds.low.y() + bounds.high.y()) / 2)
}

/// Places in contact with an object, three on each side of it.
fn list_spots_beside(outline: &Polygon, radius: i32) -> ArrayVec<Point, 12> {
    let bounds = outline.bounds();
    let (low, high) = (bounds.low, bounds.high);
    let part = |low: i32, high: i32, quarters: i32| low + (high - low) / 4 * quarters;
    let mut spots = ArrayVec::new();
    for quarters in [2, 0, 4] {
        let (x, y) = (part(low.x(), high.x(), quarters), part(low.y(), high.y(), quarters));
        spots.push(Point::clamped(low.x() - radius, y));
        spots.push(Point::clamped(high.x() + radius, y));
        spots.push(Point::clamped(x, low.y() - radius));
        spots.push(Point::clamped(x, high.y() + radius));
    }
    spots
}

/// Eight directions around, in thousandths.
pub(crate) const AROUND: [(i32, i32); 8] =
    [(1000, 0), (707, 707), (0, 1000), (-707, 707), (-1000, 0), (-707, -707), (0, -1000), (707, -707)];

/// Places around a character where another has room, in contact first and then farther out.
pub(crate) fn list_spots_near(
    look: Look<'_>,
    around: CharacterId,
    who: CharacterId,
    is_good: impl Fn(Point) -> bool,
) -> ArrayVec<Point, 8> {
    let from = look.battle[around].place;
    let contact = look.card(around).radius + look.card(who).radius;
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
