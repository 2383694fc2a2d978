//! Placing bases.

use super::shapes::{at, disc};
use super::tables::{Random, Table};
use measure::units::{INCH, inches};
use measure::{Disc, Polygon, Rect, TALL, Things, find_overlap, nearest_free, spots_along, spots_around, spots_within};

#[test]
fn there_is_room_all_around_a_lonely_base() {
    let target = disc(0, 0, 1500);
    let spots = spots_around(target, 1250, &Things::NOTHING);
    assert_eq!(spots.len(), 64);
    assert!(spots.contains(&at(2750, 0)) && spots.contains(&at(0, -2750)));
    assert!(spots.iter().all(|spot| disc(spot.x(), spot.y(), 1250).touches(target)));
}

/// Six bases fit around one of the same size: five are there, and one place is left for the sixth.
#[test]
fn the_last_place_between_two_bases_is_found() {
    let target = disc(0, 0, 1500);
    let height = 2599; // Half of a triangle with sides of 3001: the root of 3001^2 - 1500.5^2 is 2598.9.
    let five = [(3001, 0), (1501, height), (-1501, height), (-3002, 0), (-1501, -height)];
    let five = five.map(|(x, y)| disc(x, y, 1500));
    let things = Things { discs: &five, ..Things::NOTHING };
    let spots = spots_around(target, 1500, &things);
    assert!(!spots.is_empty());
    for spot in &spots {
        assert!((spot.x() - 1500).abs() < 10 && (spot.y() + height).abs() < 10, "{spot:?}");
    }
    assert!(spots_around(target, 1510, &things).is_empty());
}

#[test]
fn bases_are_not_placed_off_the_table_or_in_a_wall() {
    let wall = Polygon::rectangle(at(2000, -9000), at(9000, 9000), TALL).unwrap();
    let table = Rect { low: at(-4500, -9000), high: at(9000, 2000) };
    let things = Things { table, polygons: &[&wall], discs: &[] };
    let spots = spots_around(disc(0, 0, 1500), 1500, &things);
    assert!(!spots.is_empty());
    assert!(spots.iter().all(|spot| spot.x() <= 500 && spot.y() <= 500 && -3000 <= spot.x()));
    // Also in contact with the wall: x is 500, so y is the root of 3000^2 - 500^2, 2958.
    assert!(spots.iter().any(|spot| (spot.x() - 500).abs() < 3 && (spot.y() + 2958).abs() < 4));
}

#[test]
fn the_nearest_free_spot_is_the_wish_or_beside_it() {
    let others = [disc(0, 0, 1500)];
    let things = Things { discs: &others, ..Things::NOTHING };
    assert_eq!(nearest_free(disc(3000, 0, 1500), INCH, &things), Some(at(3000, 0)));
    assert_eq!(nearest_free(disc(2900, 0, 1500), INCH, &things), Some(at(3000, 0)));
    assert_eq!(nearest_free(disc(2900, 0, 1500), 99, &things), None);
    let wall = Polygon::rectangle(at(0, 0), at(20_000, 20_000), TALL).unwrap();
    let things = Things { polygons: &[&wall], ..Things::NOTHING };
    assert_eq!(nearest_free(disc(INCH, 1000, 500), inches(2), &things), Some(at(INCH, -500)));
    let table = Rect { low: at(0, 0), high: at(9000, 9000) };
    let things = Things { table, ..Things::NOTHING };
    assert_eq!(nearest_free(disc(400, 9500, 500), inches(1), &things), Some(at(500, 8500)));
}

#[test]
fn every_spot_on_random_tables_is_free_and_where_it_should_be() {
    let mut found = [0; 3];
    for seed in 0..40 {
        let mut random = Random(seed);
        let table = Table::with(&mut random, inches(10), 8, 8);
        let outlines = table.outlines();
        let things = table.things(&outlines, &table.bases);
        for target in &table.bases {
            for spot in spots_around(*target, 1250, &things) {
                let base = Disc::new(spot, 1250).unwrap();
                assert!(base.touches(*target) && find_overlap(base, &things).is_none(), "seed {seed}: {spot:?}");
                found[0] += 1;
            }
            for spot in spots_within(*target, inches(1), 1250, &things) {
                let base = Disc::new(spot, 1250).unwrap();
                let fits = base.is_at_most(inches(1), *target) && find_overlap(base, &things).is_none();
                assert!(fits, "seed {seed}: {spot:?}");
                found[1] += 1;
            }
        }
        for target in &outlines {
            for spot in spots_along(target, 1250, &things) {
                let base = Disc::new(spot, 1250).unwrap();
                assert!(base.touches_edge_of(target) && find_overlap(base, &things).is_none(), "seed {seed}: {spot:?}");
                found[2] += 1;
            }
        }
    }
    assert!(found.iter().all(|count| *count > 1000), "{found:?}");
}
