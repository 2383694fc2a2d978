//! Properties on narrow tables, where nearly everything touches: bases in contact, walls in line, edges of the table.
//!
//! Everything is on a coarse grid, so that touching, collinear corners and zero lengths are common. Results are
//! verified by separate arithmetic: whole numbers in `exact`, and lines and ways sampled by the hundred.

use super::narrow::{STEP, narrow_polygon, on_narrow_tables};
use super::shapes::at;
use super::tables::{Random, depth_in, depth_in_disc};
use measure::units::{CONTACT, inches};
use measure::{
    Cover, Disc, NoPath, Point, Polygon, Rect, Sight, SightLine, Thing, Things, check, cover, find_overlap,
    go_straight, path, path_over, sight,
};
use std::cmp::Ordering;

/// Squared distances as fractions, in steps of the fine grid of sight lines.
mod exact {
    use super::{Disc, Ordering, Point, Polygon, SightLine};

    type Corner = (i128, i128);
    type Segment = (Corner, Corner);

    pub fn of(point: Point) -> Corner {
        (i128::from(point.x()) * 256, i128::from(point.y()) * 256)
    }

    fn cross((from, to): Segment, point: Corner) -> i128 {
        (to.0 - from.0) * (point.1 - from.1) - (to.1 - from.1) * (point.0 - from.0)
    }

    /// How the distance from a point to a segment compares with a length.
    fn compare(point: Corner, (from, to): Segment, length: i128) -> Ordering {
        let square = |a: Corner, b: Corner| (a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1);
        let along = (to.0 - from.0) * (point.0 - from.0) + (to.1 - from.1) * (point.1 - from.1);
        let whole = square(from, to);
        if along <= 0 {
            square(point, from).cmp(&(length * length))
        } else if whole <= along {
            square(point, to).cmp(&(length * length))
        } else {
            cross((from, to), point).pow(2).cmp(&(length * length * whole))
        }
    }

    fn segments_cross(one: Segment, other: Segment) -> bool {
        let parts = |one: Segment, other: Segment| cross(one, other.0).signum() * cross(one, other.1).signum() < 0;
        parts(one, other) && parts(other, one)
    }

    fn ends(line: SightLine) -> Segment {
        ((line.from.x.into(), line.from.y.into()), (line.to.x.into(), line.to.y.into()))
    }

    /// Whether a line keeps a distance from a polygon, including its inside.
    pub fn line_clears(line: SightLine, polygon: &Polygon, length: i128) -> bool {
        let line = ends(line);
        let corners: Vec<Corner> = polygon.corners().iter().map(|it| of(*it)).collect();
        let mut inside = false;
        for at in 0..corners.len() {
            let edge = (corners[at], corners[(at + 1) % corners.len()]);
            let near = [(edge.0, line), (line.0, edge), (line.1, edge)];
            let is_near = near.iter().any(|(point, segment)| compare(*point, *segment, length) == Ordering::Less);
            if is_near || segments_cross(line, edge) {
                return false;
            }
            let ((low, high), point) = (edge, line.0);
            if (low.1 > point.1) != (high.1 > point.1) && (cross(edge, point) > 0) == (high.1 > low.1) {
                inside = !inside;
            }
        }
        !inside
    }

    pub fn line_clears_disc(line: SightLine, disc: Disc, length: i128) -> bool {
        compare(of(disc.centre()), ends(line), i128::from(disc.radius()) * 256 + length) != Ordering::Less
    }
}

/// The lines between evenly spaced places on the edge of each base.
fn lines(one: Disc, other: Disc, places: u64) -> impl Iterator<Item = SightLine> {
    let edge = |disc: Disc| -> Vec<measure::Fine> {
        let mut random = Random(places);
        let fine = |centre: i32, share: f64| ((f64::from(centre) + f64::from(disc.radius()) * share) * 256.0) as i32;
        let place = |(x, y): (f64, f64)| measure::Fine { x: fine(disc.centre().x(), x), y: fine(disc.centre().y(), y) };
        (0..places).map(|_| place(random.direction())).collect()
    };
    let targets = edge(other);
    edge(one).into_iter().flat_map(move |from| targets.clone().into_iter().map(move |to| SightLine { from, to }))
}

/// Whether a line keeps a distance from everything, in steps of the fine grid.
fn clears(line: SightLine, things: &Things, length: i128) -> bool {
    things.polygons.iter().all(|it| exact::line_clears(line, it, length))
        && things.discs.iter().all(|it| exact::line_clears_disc(line, *it, length))
}

#[test]
fn a_line_that_sees_is_cut_by_nothing_and_what_blocks_leaves_no_line() {
    let (mut free, mut blocked) = (0, 0);
    on_narrow_tables(1500, |_, table, one, other, what| {
        let outlines = table.outlines();
        let things = table.things(&outlines);
        match sight(one, other, &things) {
            Sight::Free(line) => {
                assert_eq!(sight(other, one, &things), Sight::Free(line.reversed()), "{what}");
                for (end, base) in [(line.from, one), (line.to, other)] {
                    let depth = depth_in_disc(base, f64::from(end.x) / 256.0, f64::from(end.y) / 256.0);
                    assert!(depth > -0.01, "{what}: {line:?} ends {depth} outside");
                }
                // Bases in contact see each other whatever is between them.
                if !one.is_at_most(0, other) {
                    free += 1;
                    assert!(clears(line, &things, 32), "{what}: {line:?} is cut {things:?}");
                }
            }
            Sight::Blocked(by) => {
                blocked += 1;
                assert_eq!(sight(other, one, &things), Sight::Blocked(by.clone()), "{what}");
                let polygons: Vec<&Polygon> = outlines
                    .iter()
                    .enumerate()
                    .filter(|(at, _)| by.contains(&Thing::Polygon(*at)))
                    .map(|(_, it)| *it)
                    .collect();
                let discs: Vec<Disc> = (0..table.discs.len())
                    .filter(|at| by.contains(&Thing::Disc(*at)))
                    .map(|at| table.discs[at])
                    .collect();
                let alone = Things { polygons: &polygons, discs: &discs, ..things };
                assert!(!sight(one, other, &alone).is_free(), "{what}: {by:?} do not block alone");
                let seeing = lines(one, other, 48).find(|line| clears(*line, &alone, 128));
                assert_eq!(seeing, None, "{what}: {by:?}");
            }
        }
    });
    assert!(free > 200 && blocked > 200, "{free} free, {blocked} blocked");
}

/// How deep a line goes into anything that gives cover, sampled in two hundred places.
fn depth_of(line: SightLine, from: Disc, things: &Things) -> f64 {
    let place = |it: measure::Fine| (f64::from(it.x) / 256.0, f64::from(it.y) / 256.0);
    let ((ax, ay), (bx, by)) = (place(line.from), place(line.to));
    let polygons: Vec<&&Polygon> = things.polygons.iter().filter(|it| !from.overlaps_with(it)).collect();
    let discs: Vec<&Disc> = things.discs.iter().filter(|it| !from.overlaps(**it)).collect();
    let depths = (0..=200).flat_map(|step| {
        let share = f64::from(step) / 200.0;
        let (x, y) = (ax + (bx - ax) * share, ay + (by - ay) * share);
        let in_polygons = polygons.iter().map(move |it| depth_in(it, x, y));
        in_polygons.chain(discs.iter().map(move |it| depth_in_disc(**it, x, y)))
    });
    depths.fold(f64::MIN, f64::max)
}

#[test]
fn cover_agrees_with_many_lines() {
    let mut found = [0; 3];
    on_narrow_tables(500, |_, table, from, to, what| {
        if from.is_at_most(0, to) {
            return;
        }
        let outlines = table.outlines();
        let things = table.things(&outlines);
        let centre_line = depth_of(SightLine::between(from.centre(), to.centre()), from, &things);
        match cover(from, to, &things, 0) {
            Cover::None => {
                found[0] += 1;
                let crossed = lines(from, to, 12).find(|line| depth_of(*line, from, &things) > 10.0);
                assert_eq!(crossed, None, "{what} {things:?}");
            }
            Cover::Light { line, .. } => {
                found[1] += 1;
                assert!(centre_line <= 0.5, "{what}: {centre_line} {things:?}");
                assert!(!clears(line, &things, 1), "{what}: {line:?} {things:?}");
            }
            Cover::Heavy { line, .. } => {
                found[2] += 1;
                assert_eq!(line, SightLine::between(from.centre(), to.centre()), "{what}");
                assert!(!clears(line, &things, 1), "{what}: {things:?}");
            }
        }
    });
    assert!(found.iter().all(|count| *count > 30), "{found:?}");
}

/// Distances are the same in both directions and agree with each other, and no detour over a third base is shorter.
#[test]
fn distances_are_symmetric_and_keep_the_triangle_inequality() {
    on_narrow_tables(3000, |random, table, one, other, what| {
        let third =
            Disc::new(at(random.number(-9999, 9999), random.number(-9999, 9999)), random.number(0, 2000)).unwrap();
        assert_eq!(one.gap(other), other.gap(one), "{what}");
        let over = one.gap(third) + 2 * third.radius() + third.gap(other);
        assert!(one.gap(other) <= over, "{what} over {third:?}");
        let gap = one.gap(other);
        assert_ne!(one.compare_gap(other, gap), Ordering::Greater, "{what}");
        assert_eq!(one.compare_gap(other, gap - 1), Ordering::Greater, "{what}");
        assert_eq!(one.overlaps(other), other.overlaps(one), "{what}");
        assert_eq!(one.touches(other), (0..=CONTACT).contains(&gap) && !one.overlaps(other), "{what}");
        assert!(!one.is_completely_within(inches(1), other) || one.radius() == 0 || one.is_within(inches(1), other));
        for polygon in &table.polygons {
            // Going straight from one base to the polygon is no farther than going over the other base.
            let over = one.gap(other) + 2 * other.radius() + other.gap_to(polygon);
            if !one.overlaps_with(polygon) && !other.overlaps_with(polygon) {
                assert!(one.gap_to(polygon) <= over, "{what} {polygon:?}");
            }
            let (x, y) = (f64::from(one.centre().x()), f64::from(one.centre().y()));
            let depth = depth_in(polygon, x, y) + f64::from(one.radius());
            let gap = one.gap_to(polygon);
            if !polygon.holds(one.centre()) {
                assert!((f64::from(gap) + depth).abs() < 1.0 + 1e-6, "{what}: {gap} {depth}");
                assert_ne!(one.compare_gap_to(polygon, gap), Ordering::Greater, "{what}");
                assert_eq!(one.compare_gap_to(polygon, gap - 1), Ordering::Greater, "{what}");
            }
            assert_eq!(
                one.is_inside(polygon),
                depth >= f64::from(2 * one.radius()) - 1e-6 && polygon.holds(one.centre())
            );
        }
    });
}

/// Different questions about a move agree, and no accepted move overlaps anything.
#[test]
fn paths_checks_and_straight_moves_agree() {
    let (mut bent, mut stopped_early, mut refused) = (0, 0, 0);
    on_narrow_tables(4000, |random, table, mover, other, what| {
        let outlines = table.outlines();
        let things = table.things(&outlines);
        let to = other.centre();
        let limit = random.number(0, 40) * STEP;
        let start = find_overlap(mover, &things);
        let straight = check(mover, &[to], &things, &[]).unwrap();
        assert_eq!(check(mover, &[], &things, &[]).unwrap().collision, None, "{what}");
        assert_eq!(
            check(mover, &[mover.centre()], &things, &[]).unwrap().collision.is_some(),
            start.is_some(),
            "{what}"
        );

        let stopped = go_straight(mover, to, &things);
        assert_eq!(stopped.by.is_none(), straight.collision.is_none(), "{what}: {stopped:?} {straight:?}");
        match start {
            Some(_) => assert!(stopped.at == mover.centre() && stopped.by.is_some(), "{what}: {stopped:?}"),
            None => {
                assert_accepted(mover, &[stopped.at], &things, what);
                let there = mover.at(stopped.at);
                let touches = match stopped.by {
                    None => stopped.at == to,
                    Some(Thing::Disc(at)) => there.touches(table.discs[at]),
                    Some(Thing::Polygon(at)) => there.touches_edge_of(&table.polygons[at]),
                    Some(Thing::Edge) => !things.table.holds(stopped.at, mover.radius() + CONTACT),
                };
                assert!(touches, "{what} to {to:?}: {stopped:?}");
                stopped_early += i32::from(stopped.by.is_some());
            }
        }

        match path(mover, to, limit, &things) {
            Ok(found) => {
                assert!(start.is_none() && find_overlap(mover.at(to), &things).is_none(), "{what}");
                assert_eq!((found.points[0], found.points.last()), (mover.centre(), Some(&to)), "{what}");
                let checked = check(mover, &found.points[1..], &things, &[]).unwrap();
                assert_eq!(
                    (checked.length, checked.cost, checked.collision),
                    (found.length, found.cost, None),
                    "{what}"
                );
                assert!(found.length <= limit && straight.length <= found.length, "{what}: {found:?}");
                assert_accepted(mover, &found.points[1..], &things, what);
                if straight.collision.is_none() {
                    assert_eq!(found.length, straight.length, "{what}");
                } else {
                    bent += 1;
                }
            }
            Err(NoPath::Start(thing)) => assert_eq!(Some(thing), start, "{what}"),
            Err(NoPath::End(thing)) => assert_eq!(Some(thing), find_overlap(mover.at(to), &things), "{what}"),
            Err(NoPath::TooFar) => {
                refused += 1;
                assert!(straight.collision.is_some() || limit < straight.length, "{what} {to:?} {limit}");
            }
        }
    });
    assert!(
        bent > 100 && stopped_early > 500 && refused > 100,
        "{bent} bent, {stopped_early} stopped, {refused} refused"
    );
}

/// Samples two hundred places of each leg; none may overlap anything.
#[track_caller]
fn assert_accepted(mover: Disc, points: &[Point], things: &Things, what: &str) {
    assert_eq!(check(mover, points, things, &[]).unwrap().collision, None, "{what}");
    let mut from = mover.centre();
    for to in points {
        for step in 0..=200 {
            let share = f64::from(step) / 200.0;
            let place = |from: i32, to: i32| f64::from(from) + f64::from(to - from) * share;
            let (x, y) = (place(from.x(), to.x()), place(from.y(), to.y()));
            let allowed = 1e-6 - f64::from(mover.radius());
            for polygon in things.polygons {
                assert!(depth_in(polygon, x, y) <= allowed, "{what}: overlaps {polygon:?} at {x}, {y}");
            }
            for disc in things.discs {
                assert!(depth_in_disc(*disc, x, y) <= allowed, "{what}: overlaps {disc:?} at {x}, {y}");
            }
        }
        from = *to;
    }
}

/// Rough ground costs at most double, and a path costs what a check says.
#[test]
fn rough_ground_costs_between_once_and_twice() {
    let mut dearer = 0;
    on_narrow_tables(600, |random, table, mover, other, what| {
        let rough: Vec<Polygon> = (0..2).map(|_| narrow_polygon(random)).collect();
        let rough: Vec<&Polygon> = rough.iter().collect();
        let outlines = table.outlines();
        let things = table.things(&outlines);
        let (to, limit) = (other.centre(), random.number(10, 40) * STEP);
        let larger = Disc::new(mover.centre(), mover.radius() + 10).unwrap();
        let smooth = path(larger, to, limit, &things);
        let found = path_over(mover, to, limit, &things, &rough);
        if let Ok(found) = &found {
            let checked = check(mover, &found.points[1..], &things, &rough).unwrap();
            assert_eq!((checked.length, checked.cost, checked.collision), (found.length, found.cost, None), "{what}");
            assert!(found.length <= found.cost && found.cost <= 2 * found.length && found.cost <= limit, "{what}");
            dearer += i32::from(found.length < found.cost);
        }
        // One possible way is that of a slightly larger base over smooth ground, at its price, except for what is lost
        // on arcs and bends.
        if let Ok(smooth) = smooth {
            let price = check(mover, &smooth.points[1..], &things, &rough).unwrap().cost;
            match found {
                Ok(found) => assert!(found.cost <= price + price / 400 + 12, "{what}: {found:?} for {price}"),
                Err(_) => assert!(limit < price + price / 400 + 12, "{what}: nothing for {price}"),
            }
        }
    });
    assert!(dearer > 30, "{dearer}");
}

/// A path needs a little room next to corners: 0.2 % of the radius and 3 units.
#[test]
fn where_a_larger_base_can_go_a_smaller_one_can() {
    let mut bent = 0;
    on_narrow_tables(1500, |random, table, mover, other, what| {
        let outlines = table.outlines();
        let things = table.things(&outlines);
        let larger = Disc::new(mover.centre(), mover.radius() + 10).unwrap();
        let limit = random.number(0, 40) * STEP;
        if let Ok(wide) = path(larger, other.centre(), limit, &things) {
            bent += i32::from(wide.points.len() > 2);
            let found = path(mover, other.centre(), limit, &things).expect(what);
            assert!(found.length <= wide.length + 3, "{what}: {found:?} {wide:?}");
        }
    });
    assert!(bent > 20, "{bent}");
}

/// Rotated by a right angle, mirrored and shifted, a table gives the same answers.
#[test]
fn turned_mirrored_and_shifted_tables_answer_the_same() {
    let turns: [fn(Point) -> Point; 4] = [
        |it| at(-it.y(), it.x()),
        |it| at(-it.x(), it.y()),
        |it| at(it.y(), it.x()),
        |it| at(it.x() + 777_777, it.y() - 123_457),
    ];
    on_narrow_tables(600, |random, table, one, other, what| {
        let outlines = table.outlines();
        let things = table.things(&outlines);
        let limit = random.number(10, 40) * STEP;
        let expected = answers(one, other, limit, &things);
        for (which, turn) in turns.iter().enumerate() {
            let polygons: Vec<Polygon> = table.polygons.iter().map(|it| turned(it, *turn)).collect();
            let polygons: Vec<&Polygon> = polygons.iter().collect();
            let discs: Vec<Disc> = table.discs.iter().map(|it| it.at(turn(it.centre()))).collect();
            let (low, high) = (turn(things.table.low), turn(things.table.high));
            let low_high =
                (at(low.x().min(high.x()), low.y().min(high.y())), at(low.x().max(high.x()), low.y().max(high.y())));
            let table = Rect { low: low_high.0, high: low_high.1 };
            let turned = Things { table, polygons: &polygons, discs: &discs };
            let (one, other) = (one.at(turn(one.centre())), other.at(turn(other.centre())));
            let found = answers(one, other, limit, &turned);
            let near = |(a, b): (Option<i32>, Option<i32>)| match (a, b) {
                (Some(a), Some(b)) => (a - b).abs() <= 3,
                (Some(a), None) | (None, Some(a)) => limit < a + 3,
                (None, None) => true,
            };
            assert_eq!((found.0, found.1, found.2), (expected.0, expected.1, expected.2), "{what}, turn {which}");
            assert!(near((found.3, expected.3)), "{what}, turn {which}: {:?} {:?}", found.3, expected.3);
        }
    });
}

fn turned(polygon: &Polygon, turn: fn(Point) -> Point) -> Polygon {
    Polygon::new(polygon.corners().iter().map(|it| turn(*it)).collect(), polygon.height()).unwrap()
}

/// Sight, kind of cover, gap and length of the path.
fn answers(one: Disc, other: Disc, limit: i32, things: &Things) -> (bool, u8, i32, Option<i32>) {
    let cover = match cover(one, other, things, 0) {
        Cover::None => 0,
        Cover::Light { .. } => 1,
        Cover::Heavy { .. } => 2,
    };
    let path = path(one, other.centre(), limit, things).ok().map(|path| path.length);
    (sight(one, other, things).is_free(), cover, one.gap(other), path)
}
