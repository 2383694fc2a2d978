//! Paths and moves: cases worked out on paper, and properties on random tables.

use super::shapes::{at, disc, things, wall};
use super::tables::{Random, Table, depth_in, depth_in_disc};
use measure::units::{INCH, inches};
use measure::{
    Checked, Disc, NoPath, Path, Point, Polygon, Rect, TALL, Thing, Things, check, find_crossings, find_overlap,
    find_retreat, go_straight, path, path_over, reach,
};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

#[test]
fn a_free_way_is_straight_and_may_be_as_long_as_the_limit() {
    let found = path(disc(0, 0, 1500), at(6000, 8000), 10_000, &Things::NOTHING);
    assert_eq!(found, Ok(Path { points: vec![at(0, 0), at(6000, 8000)], length: 10_000, cost: 10_000 }));
    assert_eq!(path(disc(0, 0, 1500), at(6000, 8000), 9999, &Things::NOTHING), Err(NoPath::TooFar));
}

/// Around a 30 mm base with another: the circle has radius 3000, so from 5000 away the tangents are 4000 long (3-4-5).
/// Their tangent points are at an angle to the way whose cosine is 3/5, 53.13 degrees; the arc between them is
/// 180 - 2 * 53.13 = 73.74 degrees, 3861 long: 11861 in all.
#[test]
fn around_a_base_the_path_is_two_tangents_and_an_arc() {
    let others = [disc(0, 0, 1500)];
    let found = path(disc(-5000, 0, 1500), at(5000, 0), inches(8), &things(&[], &others)).unwrap();
    assert!((11_861..11_875).contains(&found.length), "{}", found.length);
    check_path(disc(-5000, 0, 1500), &found, &things(&[], &others), "");
}

/// Around both corners of a wall 2000 thick, with a radius of 1000: from 1000 before the wall straight to its edge at
/// x = 3000, around each corner a quarter of a circle (1571), and 2000 between them; the leg of 3000 twice as well.
#[test]
fn around_a_wall_the_path_bends_at_its_corners() {
    let wall = wall(-9000, 0, 3000, 2000);
    let mover = disc(0, -1000, 1000);
    let found = path(mover, at(0, 3000), inches(8), &things(&[&wall], &[])).unwrap();
    let exact = 3000.0 + 1570.8 + 2000.0 + 1570.8 + 3000.0;
    assert!(f64::from(found.length) >= exact && f64::from(found.length) < exact + 18.0, "{}", found.length);
    check_path(mover, &found, &things(&[&wall], &[]), "");
    assert_eq!(path(mover, at(0, 3000), 11_141, &things(&[&wall], &[])), Err(NoPath::TooFar));
}

#[test]
fn a_gap_is_wide_enough_or_not() {
    let gap = |width: i32| [wall(-50_000, 0, 0, 500), wall(width, 0, 50_000, 500)];
    let goes = |width: i32| {
        let [left, right] = gap(width);
        path(disc(1500, -4000, 1500), at(1500, 4500), inches(8), &things(&[&left, &right], &[])).is_ok()
    };
    // Straight through, even when touching both sides.
    assert!(goes(3000) && !goes(2999));
}

#[test]
fn a_base_starts_ends_and_goes_in_contact() {
    // In contact with the base it goes around to the opposite side: half a circle of radius 3000, 9425 long.
    let others = [disc(0, 0, 1500)];
    let found = path(disc(-3000, 0, 1500), at(3000, 0), inches(4), &things(&[], &others)).unwrap();
    assert!((9425..9445).contains(&found.length), "{}", found.length);
    check_path(disc(-3000, 0, 1500), &found, &things(&[], &others), "");
}

#[test]
fn what_is_in_the_way_at_both_ends_is_named() {
    let others = [disc(0, 0, 1500)];
    let wall = wall(20_000, 0, 21_000, 1000);
    let table = Rect { low: at(-50_000, -50_000), high: at(50_000, 50_000) };
    let all = Things { table, polygons: &[&wall], discs: &others };
    let go = |from: Disc, x: i32, y: i32| path(from, at(x, y), inches(40), &all);
    assert_eq!(go(disc(-2999, 0, 1500), 3000, 0), Err(NoPath::Start(Thing::Disc(0))));
    assert_eq!(go(disc(-3000, 0, 1500), 2999, 0), Err(NoPath::End(Thing::Disc(0))));
    assert_eq!(go(disc(-3000, 0, 1500), 20_500, 500), Err(NoPath::End(Thing::Polygon(0))));
    assert_eq!(go(disc(-3000, 0, 1500), 0, 48_501), Err(NoPath::End(Thing::Edge)));
    assert_eq!(NoPath::End(Thing::Polygon(0)).to_string(), "the base would overlap outline 1");
}

#[test]
fn ways_around_something_stay_on_the_table() {
    let wall = wall(4000, 2000, 5000, 90_000);
    let table = Rect { low: at(0, 0), high: at(10_000, 90_000) };
    let go = |low: i32| {
        path(
            disc(2000, 5000, 1000),
            at(7000, 5000),
            inches(20),
            &Things { table: Rect { low: at(0, low), ..table }, ..things(&[&wall], &[]) },
        )
    };
    assert_eq!(go(-10).map(|path| path.points.iter().all(|point| point.y() >= 990)), Ok(true));
    assert_eq!(go(1), Err(NoPath::TooFar));
}

/// A strip of rough ground, 1000 wide: 10000 in all, 1000 of them twice.
#[test]
fn an_inch_on_rough_ground_counts_twice() {
    let strip = wall(4000, -50_000, 5000, 50_000);
    let go = |limit: i32| path_over(disc(0, 0, 500), at(10_000, 0), limit, &Things::NOTHING, &[&strip]);
    let found = go(11_000).unwrap();
    assert_eq!((found.length, found.cost), (10_000, 11_000));
    assert_eq!(go(10_999), Err(NoPath::TooFar));
    let checked = check(disc(0, 0, 500), &[at(10_000, 0), at(10_000, 1000)], &Things::NOTHING, &[&strip]).unwrap();
    assert_eq!(checked, Checked { length: 11_000, cost: 12_000, collision: None });
    // Ground under two outlines is not rougher; along an outline the ground is not rough.
    let twice = check(disc(0, 0, 500), &[at(10_000, 0)], &Things::NOTHING, &[&strip, &strip]).unwrap();
    assert_eq!(twice.cost, 11_000);
    let along = check(disc(4000, 0, 500), &[at(4000, 3000)], &Things::NOTHING, &[&strip]).unwrap();
    assert_eq!(along.cost, 3000);
}

/// Straight through a square of 4000 would cost 6000 + 4000; around its corner it is 2 * sqrt(3000^2 + 2000^2) = 7211.
#[test]
fn a_path_goes_around_rough_ground_if_that_is_cheaper() {
    let square = wall(1000, -2000, 5000, 2000);
    let found = path_over(disc(0, 0, 500), at(6000, 0), inches(8), &Things::NOTHING, &[&square]).unwrap();
    let around = 2.0 * (1000.0f64 * 1000.0 + 2000.0 * 2000.0).sqrt() + 4000.0;
    assert_eq!(found.cost, around.ceil() as i32);
    assert_eq!(found.length, found.cost);
}

#[test]
fn a_straight_move_stops_at_contact() {
    let others = [disc(10_000, 0, 1500)];
    let wall = wall(-20_000, 5000, 20_000, 6000);
    let table = Rect { low: at(-30_000, -30_000), high: at(30_000, 30_000) };
    let all = Things { table, polygons: &[&wall], discs: &others };
    let mover = disc(0, 0, 1500);
    let stopped = go_straight(mover, at(20_000, 0), &all);
    assert_eq!((stopped.at, stopped.by), (at(7000, 0), Some(Thing::Disc(0))));
    let stopped = go_straight(mover, at(0, 20_000), &all);
    assert_eq!((stopped.at, stopped.by), (at(0, 3500), Some(Thing::Polygon(0))));
    let stopped = go_straight(mover, at(-90_000, 0), &all);
    assert_eq!((stopped.at, stopped.by), (at(-28_500, 0), Some(Thing::Edge)));
    let stopped = go_straight(mover, at(-5000, -5000), &all);
    assert_eq!((stopped.at, stopped.by), (at(-5000, -5000), None));
    let stopped = go_straight(disc(9000, 0, 1500), at(20_000, 0), &all);
    assert_eq!((stopped.at, stopped.by), (at(9000, 0), Some(Thing::Disc(0))));
}

#[test]
fn a_polyline_is_checked_leg_by_leg() {
    let wall = wall(4000, -1000, 5000, 1000);
    let all = Things { polygons: &[&wall], ..Things::NOTHING };
    let checked = check(disc(0, 0, 1000), &[at(0, 3000), at(9000, 3000), at(9000, 0)], &all, &[]).unwrap();
    assert_eq!(checked, Checked { length: 15_000, cost: 15_000, collision: None });
    let collision = check(disc(0, 0, 1000), &[at(0, 500), at(9000, 500)], &all, &[]).unwrap().collision.unwrap();
    assert_eq!((collision.leg, collision.with, collision.at), (1, Thing::Polygon(0), at(3000, 500)));
    assert_eq!(check(disc(0, 0, 1000), &[at(0, 0); 1001], &all, &[]), None);
    assert_eq!(check(disc(0, 0, 1000), &[], &all, &[]).unwrap().length, 0);
}

#[test]
fn a_retreat_begins_where_the_distance_grows_again() {
    let enemy = disc(10_000, 0, 1500);
    let find = |points: &[Point], range: i32| find_retreat(disc(0, 0, 1500), points, enemy, range, 25);
    // Past the enemy, 2000 away from edge to edge.
    let past = [at(0, 5000), at(10_000, 5000), at(20_000, 5000)];
    assert_eq!(find(&past[..2], inches(1)), None);
    assert_eq!(find(&past, inches(1)), Some(2));
    assert_eq!(find(&past, 1999), None);
    assert_eq!(find(&[at(0, 5000), at(20_000, 5000)], inches(1)), Some(1));
    // Towards the enemy, and back by 30 units.
    assert_eq!(find(&[at(7000, 0), at(6970, 0)], inches(1)), Some(1));
    assert_eq!(find(&[at(7000, 0), at(6980, 0)], inches(1)), None);
    let others = [enemy];
    let around = path(disc(7000, 0, 1500), at(13_000, 0), inches(4), &things(&[], &others)).unwrap();
    assert_eq!(find_retreat(disc(7000, 0, 1500), &around.points, enemy, inches(1), 25), None);
}

#[test]
fn crossings_tell_where_a_way_climbs_and_falls() {
    let (low, high) = (wall(1000, -1000, 5000, 1000), wall(3000, -1000, 5000, 1000));
    let found = find_crossings(disc(0, 0, 500), &[at(4000, 0), at(9000, 0)], &[&low, &high]);
    let found: Vec<_> = found.iter().map(|it| (it.leg, it.polygon, it.enters, it.at.x())).collect();
    let expected = [(0, 0, true, 1000), (0, 1, true, 3000), (1, 0, false, 5000), (1, 1, false, 5000)];
    assert_eq!(found, expected);
    assert!(find_crossings(disc(0, 0, 500), &[at(0, 1000), at(5000, 1000)], &[&low]).is_empty());
}

/// The path begins and ends where it should, has the length it says, and overlaps nothing: calculated in another way.
#[track_caller]
fn check_path(mover: Disc, path: &Path, things: &Things, what: &str) {
    assert_eq!(path.points[0], mover.centre(), "{what}");
    let checked = check(mover, &path.points[1..], things, &[]).unwrap();
    assert_eq!((checked.length, checked.collision), (path.length, None), "{what}");
    let mut length = 0.0;
    for leg in path.points.windows(2) {
        let (dx, dy) = (f64::from(leg[1].x() - leg[0].x()), f64::from(leg[1].y() - leg[0].y()));
        length += (dx * dx + dy * dy).sqrt();
        for step in 0..=50 {
            let share = f64::from(step) / 50.0;
            let (x, y) = (f64::from(leg[0].x()) + dx * share, f64::from(leg[0].y()) + dy * share);
            let radius = f64::from(mover.radius()) - 1e-6;
            for polygon in things.polygons {
                assert!(depth_in(polygon, x, y) <= -radius, "{what}: overlaps at {x}, {y}");
            }
            for disc in things.discs {
                assert!(depth_in_disc(*disc, x, y) <= -radius, "{what}: overlaps at {x}, {y}");
            }
        }
    }
    assert!((f64::from(path.length) - length).abs() < 1.01, "{what}: {length} {}", path.length);
}

/// Paths are free, no longer than what a fine grid finds, the same backwards, rotated and mirrored, and keep the
/// triangle inequality.
#[test]
fn paths_keep_their_promises_on_random_tables() {
    let (mut bent, mut none) = (0, 0);
    for seed in 0..60 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(10), 7, 5);
        let outlines = table.outlines();
        let things = table.things(&outlines, &table.bases);
        let radius = [1250, 1500, 2000][seed as usize % 3];
        let (Some(from), Some(to)) = (table.free_base(&mut random, radius), table.free_base(&mut random, radius))
        else {
            continue;
        };
        let what = format!("seed {seed}: {from:?} {:?}", to.centre());
        let limit = inches(16);
        let found = path(from, to.centre(), limit, &things);
        let on_grid = grid_search(from, to.centre(), &things, &[], table.size);
        let Ok(found) = found else {
            none += 1;
            assert!(on_grid.is_none_or(|length| f64::from(limit) < length), "{what}: {found:?}, grid {on_grid:?}");
            continue;
        };
        bent += i32::from(found.points.len() > 2);
        check_path(from, &found, &things, &what);
        let length = f64::from(found.length);
        let slack = |length: f64| length * 1.0014 + 12.0;
        if let Some(on_grid) = on_grid {
            assert!(length <= slack(on_grid), "{what}: {length}, grid {on_grid}");
        }
        let back = path(to, from.centre(), limit, &things).expect(&what);
        assert!((back.length - found.length).abs() <= 3, "{what}: {} and back {}", found.length, back.length);
        if let Some(over) = table.free_base(&mut random, radius) {
            let parts = [path(from, over.centre(), limit, &things), path(over, to.centre(), limit, &things)];
            if let [Ok(first), Ok(second)] = parts {
                assert!(length <= slack(f64::from(first.length + second.length)), "{what}");
            }
        }
        for turn in [|p: Point| at(-p.y(), p.x()), |p: Point| at(-p.x(), p.y())] {
            let polygons: Vec<Polygon> = outlines
                .iter()
                .map(|it| Polygon::new(it.corners().iter().map(|it| turn(*it)).collect(), TALL).unwrap())
                .collect();
            let polygons: Vec<&Polygon> = polygons.iter().collect();
            let discs: Vec<Disc> = things.discs.iter().map(|it| it.at(turn(it.centre()))).collect();
            let table = Rect { low: at(-table.size, 0), high: at(0, table.size) };
            let turned = Things { table, polygons: &polygons, discs: &discs };
            let turned = path(from.at(turn(from.centre())), turn(to.centre()), limit, &turned).expect(&what);
            assert!((turned.length - found.length).abs() <= 3, "{what}: {} {}", found.length, turned.length);
        }
    }
    assert!(bent > 15 && none > 2, "{bent} bent, {none} without a path");
}

/// With three of the outlines as rough ground, paths cost at most 1 % and 40 units more than on the grid.
#[test]
fn cheap_paths_keep_their_promises_on_random_tables() {
    let mut dearer = 0;
    for seed in 0..24 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(8), 6, 3);
        let outlines = table.outlines();
        let (rough, solid) = outlines.split_at(3);
        let things = table.things(solid, &table.bases);
        let (Some(from), Some(to)) = (table.free_base(&mut random, 1000), table.free_base(&mut random, 1000)) else {
            continue;
        };
        let what = format!("seed {seed}: {from:?} {:?}", to.centre());
        let found = path_over(from, to.centre(), inches(30), &things, rough);
        let on_grid = grid_search(from, to.centre(), &things, rough, table.size);
        if let (Ok(found), Some(on_grid)) = (&found, on_grid) {
            dearer += i32::from(found.length < found.cost);
            assert!(f64::from(found.cost) <= on_grid * 1.01 + 40.0, "{what}: {}, grid {on_grid}", found.cost);
        }
        assert!(found.is_ok() || on_grid.is_none(), "{what}: {found:?}, grid {on_grid:?}");
    }
    assert!(dearer > 3, "{dearer}");
}

/// The cheapest way on a grid of a twelfth of an inch with sixteen directions, pulled straight where that is cheaper.
fn grid_search(from: Disc, to: Point, things: &Things, rough: &[&Polygon], size: i32) -> Option<f64> {
    let step = INCH / 12;
    let count = size / step + 1;
    let point = |node: i32| at(node % count * step, node / count * step);
    let price = |a: Point, b: Point| {
        let checked = check(from.at(a), &[b], things, rough).unwrap();
        checked.collision.is_none().then_some(i64::from(checked.cost))
    };
    let near = |p: Point| -> Vec<i32> {
        let (column, row) = (p.x() / step, p.y() / step);
        let around = (-1..=2).flat_map(|y| (-1..=2).map(move |x| (column + x, row + y)));
        let inside = around.filter(|(x, y)| (0..count).contains(x) && (0..count).contains(y));
        inside.map(|(x, y)| y * count + x).filter(|node| price(p, point(*node)).is_some()).collect()
    };
    if rough.is_empty() && price(from.centre(), to).is_some() {
        return price(from.centre(), to).map(|price| price as f64);
    }
    let ends = near(to);
    let mut best = vec![i64::MAX; (count * count) as usize];
    let mut before = vec![-1; (count * count) as usize];
    let mut open = BinaryHeap::new();
    for node in near(from.centre()) {
        best[node as usize] = price(from.centre(), point(node))?;
        open.push(Reverse((best[node as usize], node)));
    }
    while let Some(Reverse((cost, node))) = open.pop() {
        if best[node as usize] < cost {
            continue;
        }
        if ends.contains(&node) {
            let nodes = std::iter::successors(Some(node), |node| Some(before[*node as usize]).filter(|it| *it >= 0));
            let points: Vec<Point> = std::iter::once(to).chain(nodes.map(point)).chain(Some(from.centre())).collect();
            return Some(pull_straight(&points, price) as f64);
        }
        let (column, row) = (node % count, node / count);
        let steps = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        let jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
        for (x, y) in steps.into_iter().chain(jumps) {
            let (x, y) = (column + x, row + y);
            if !(0..count).contains(&x) || !(0..count).contains(&y) {
                continue;
            }
            let next = y * count + x;
            let Some(price) = price(point(node), point(next)) else { continue };
            if cost + price < best[next as usize] {
                best[next as usize] = cost + price;
                before[next as usize] = node;
                open.push(Reverse((cost + price, next)));
            }
        }
    }
    None
}

/// The lowest price of a way that skips any of the points.
fn pull_straight(points: &[Point], price: impl Fn(Point, Point) -> Option<i64>) -> i64 {
    let mut least = vec![0];
    for at in 1..points.len() {
        let prices = (0..at).filter_map(|before| Some(least[before] + price(points[before], points[at])?));
        least.push(prices.min().unwrap_or(i64::MAX / 2));
    }
    least[points.len() - 1]
}

#[test]
fn no_straight_move_ends_overlapping_and_what_stops_it_is_touched() {
    let mut stopped_by_something = 0;
    for seed in 0..300 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(12), 8, 6);
        let outlines = table.outlines();
        let things = table.things(&outlines, &table.bases);
        let Some(mover) = table.free_base(&mut random, 1500) else { continue };
        let to = at(random.number(-9000, 40_000), random.number(-9000, 40_000));
        let stopped = go_straight(mover, to, &things);
        let there = mover.at(stopped.at);
        assert_eq!(find_overlap(there, &things), None, "seed {seed}");
        assert_eq!(check(mover, &[stopped.at], &things, &[]).unwrap().collision, None, "seed {seed}");
        stopped_by_something += i32::from(stopped.by.is_some());
        let touches = match stopped.by {
            None => stopped.at == to,
            Some(Thing::Disc(at)) => there.touches(table.bases[at]),
            Some(Thing::Polygon(at)) => there.touches_edge_of(&table.polygons[at]),
            Some(Thing::Edge) => !table.rect().holds(stopped.at, 1500 + 2),
        };
        assert!(touches, "seed {seed}: {mover:?} to {to:?} stops at {stopped:?}");
    }
    assert!(stopped_by_something > 150);
}

#[test]
fn the_reachable_area_shows_what_paths_reach() {
    // An empty table: a circle of 4 inches.
    let outlines = reach(disc(0, 0, 1500), inches(4), &Things::NOTHING, &[]);
    assert_eq!(outlines.len(), 1);
    for point in &outlines[0] {
        let (x, y) = (f64::from(point.x()), f64::from(point.y()));
        let distance = (x * x + y * y).sqrt();
        assert!(distance <= 10_160.0 && distance > 10_160.0 - 30.0, "{point:?}");
    }
    for seed in 0..6 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(12), 8, 6);
        let bases = table.bases.clone();
        let things = table.things(&[], &bases);
        let Some(mover) = table.free_base(&mut random, 1500) else { continue };
        let outlines = reach(mover, inches(4), &things, &[]);
        for point in outlines.iter().flatten() {
            assert!(path(mover, *point, inches(4), &things).is_ok(), "seed {seed}: {point:?}");
        }
    }
}
