//! Closing in: into contact, along a way within the limit, away from a base, across an obstacle.

use super::shapes::{at, disc, wall};
use super::tables::{Random, Table};
use measure::units::{INCH, inches};
use measure::{
    Disc, Point, Polygon, Rect, TALL, Things, check, cut_short, find_overlap, find_overlapped, path, path_over,
    path_to_contact, ring, spots_across,
};

#[test]
fn points_lie_towards_and_away_and_never_too_far() {
    assert_eq!(at(0, 0).towards(at(6000, 8000), 5000), at(3000, 4000));
    assert_eq!(at(0, 0).towards(at(3000, 4000), 5000), at(3000, 4000));
    assert_eq!(at(3000, 4000).away_from(at(0, 0), 5000), at(6000, 8000));
    assert_eq!(at(7, 7).away_from(at(7, 7), 100), at(7, 7));
    assert_eq!(at(7, 7).towards(at(9000, 7), -5), at(7, 7));
    for seed in 0..500 {
        let mut random = Random(seed);
        let mut point = || at(random.number(-9000, 9000), random.number(-9000, 9000));
        let (from, other) = (point(), point());
        let length = random.number(0, 5000);
        for reached in [from.towards(other, length), from.away_from(other, length)] {
            let gone = Disc::point(from).gap(Disc::point(reached));
            assert!(gone <= length, "seed {seed}: {from:?} {other:?} {length}: {reached:?}");
            assert!(length - 3 < gone || reached == other || from == other, "seed {seed}: {gone} of {length}");
        }
        let around = ring(from, length);
        assert_eq!(around.len(), 64);
        assert!(around.iter().all(|point| (length - 2..=length).contains(&Disc::point(from).gap(Disc::point(*point)))));
    }
}

/// From 10000 away, edges touch after 7000; with a wall in front of the base the way leads around it.
#[test]
fn the_shortest_way_into_contact_is_straight_or_around() {
    let (mover, target) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    let targets = [target];
    let open = Things { discs: &targets, ..Things::NOTHING };
    let found = path_to_contact(mover, target, 7000, &open).unwrap();
    assert_eq!((found.points.last(), found.length), (Some(&at(7000, 0)), 7000));
    assert_eq!(path_to_contact(mover, target, 6999, &open), None);
    let wall = wall(4000, -2000, 4500, 2000);
    let walled = Things { polygons: &[&wall], ..open };
    let around = path_to_contact(mover, target, inches(6), &walled).unwrap();
    assert!(around.length > 7500 && mover.at(*around.points.last().unwrap()).touches(target), "{around:?}");
    let stays = path_to_contact(disc(7000, 0, 1500), target, 0, &walled).unwrap();
    assert_eq!((stays.points, stays.length), (vec![at(7000, 0); 2], 0));
}

#[test]
fn a_way_into_contact_is_no_longer_than_to_any_spot_around() {
    let mut found = 0;
    for seed in 0..30 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(10), 7, 5);
        let outlines = table.outlines();
        let things = table.things(&outlines, &table.bases);
        let Some(mover) = table.free_base(&mut random, 1250) else { continue };
        for target in &table.bases {
            let spots = measure::spots_around(*target, 1250, &things);
            let lengths = spots.iter().filter_map(|spot| Some(path(mover, *spot, inches(8), &things).ok()?.length));
            let shortest = path_to_contact(mover, *target, inches(8), &things).map(|path| path.length);
            assert_eq!(shortest, lengths.min(), "seed {seed}: {mover:?} {target:?}");
            found += i32::from(shortest.is_some());
        }
    }
    assert!(found > 50, "{found}");
}

/// A corner after 3000, then 4000 more; rough ground from x = 2000 on counts twice.
#[test]
fn a_way_is_cut_where_the_move_ends() {
    let mover = disc(0, 0, 500);
    let way = [at(3000, 0), at(3000, 4000)];
    let cut = |limit: i32, rough: &[&Polygon]| cut_short(mover, &way, limit, &Things::NOTHING, rough);
    assert_eq!(cut(5000, &[]).points, [at(0, 0), at(3000, 0), at(3000, 2000)]);
    assert_eq!(cut(9000, &[]).length, 7000);
    assert_eq!(cut(0, &[]).points, [at(0, 0)]);
    assert_eq!(cut(-1, &[]).points, [at(0, 0)]);
    let rough = wall(2000, -9000, 9000, 9000);
    let found = cut(5000, &[&rough]);
    assert_eq!((found.points.last(), found.length, found.cost), (Some(&at(3000, 500)), 3500, 5000));
}

#[test]
fn what_is_left_of_a_way_is_free_and_uses_the_limit_up() {
    let mut cut = 0;
    for seed in 0..60 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(12), 8, 5);
        let outlines = table.outlines();
        let (rough, solid) = outlines.split_at(2);
        let things = table.things(solid, &table.bases);
        let (Some(mover), Some(to)) = (table.free_base(&mut random, 1250), table.free_base(&mut random, 1250)) else {
            continue;
        };
        let Ok(whole) = path_over(mover, to.centre(), inches(40), &things, rough) else { continue };
        let limit = random.number(0, inches(10));
        let part = cut_short(mover, &whole.points, limit, &things, rough);
        let checked = check(mover, &part.points, &things, rough).unwrap();
        assert_eq!((checked.length, checked.cost, checked.collision), (part.length, part.cost, None), "seed {seed}");
        assert!(part.cost <= limit && (limit - 6 < part.cost || part.points == whole.points), "seed {seed}: {part:?}");
        cut += i32::from(part.points != whole.points);
    }
    assert!(cut > 20, "{cut}");
}

#[test]
fn all_water_that_a_base_wades_through_is_found() {
    let (pond, brook, lake) = (wall(2000, 400, 3000, 900), wall(5000, -9000, 5100, 9000), wall(-900, 500, 0, 900));
    let mover = disc(0, 0, 500);
    let find = |points: &[Point]| find_overlapped(mover, points, &[&pond, &brook, &lake]);
    assert_eq!(find(&[at(4500, 0)]), [0]);
    assert_eq!(find(&[at(4501, -400), at(4501, 0)]), [1]);
    assert!(find(&[]).is_empty());
    assert_eq!(find_overlapped(disc(0, 1, 500), &[], &[&pond, &lake]), [1]);
}

/// A 5 mm wall, in contact; behind it there is room for the 30 mm base.
#[test]
fn a_base_is_put_on_the_other_side_of_an_obstacle() {
    let wall = wall(1500, -9000, 2000, 9000);
    let mover = disc(0, 0, 1500);
    let table = Rect { low: at(-9000, -1500), high: at(9000, 9000) };
    let others = [disc(3500, 3000, 1500)];
    let things = Things { table, polygons: &[&wall], discs: &others };
    let spots = spots_across(mover, &wall, INCH, &things);
    assert!(spots.contains(&at(3500, 0)), "{spots:?}");
    for spot in spots {
        let there = mover.at(spot);
        assert!(spot.x() >= 3500 && find_overlap(there, &things).is_none() && mover.is_within(INCH, there), "{spot:?}");
    }
    // Two inches of wall are too thick.
    let thick = Polygon::rectangle(at(1500, -9000), at(1500 + inches(2), 9000), TALL).unwrap();
    assert!(spots_across(mover, &thick, INCH, &Things { polygons: &[&thick], ..things }).is_empty());
}
