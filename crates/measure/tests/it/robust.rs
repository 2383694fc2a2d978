//! Nothing panics, whatever the input; and every machine gets the same results.

use super::tables::{Random, Table};
use measure::units::{FARTHEST, INCH, inches};
use measure::{
    Body, Cover, Disc, Point, Polygon, Rect, Sight, Solids, TALL, Things, check, cover, cut_short, find_crossings,
    find_overlapped, find_retreat, go_straight, look, nearest_free, path, path_over, path_to_contact, reach, ring,
    sight, sight_over, spots_across, spots_along, spots_around, spots_within,
};

/// Mostly extreme numbers: the ends of the range, zero, and their neighbours.
fn odd_number(random: &mut Random) -> i32 {
    let middle =
        [-FARTHEST, FARTHEST, 0, 1000, -1000, random.number(-FARTHEST, FARTHEST)][random.number(0, 5) as usize];
    (middle + random.number(-2, 2)).clamp(-FARTHEST, FARTHEST)
}

fn odd_point(random: &mut Random) -> Point {
    Point::clamped(odd_number(random), odd_number(random))
}

fn odd_disc(random: &mut Random) -> Disc {
    let radius = [0, 1, 1500, odd_number(random).abs()][random.number(0, 3) as usize];
    Disc::new(odd_point(random), radius).unwrap()
}

fn odd_polygon(random: &mut Random) -> Option<Polygon> {
    let corners = (0..random.number(0, 7)).map(|_| odd_point(random)).collect();
    Polygon::new(corners, [0, 1, INCH, TALL][random.number(0, 3) as usize]).ok()
}

#[test]
fn no_input_makes_anything_panic() {
    for seed in 0..600 {
        println!("seed {seed}"); // Shown only when the test fails.
        let mut random = Random(seed);
        let polygons: Vec<Polygon> = (0..4).filter_map(|_| odd_polygon(&mut random)).collect();
        let polygons: Vec<&Polygon> = polygons.iter().collect();
        let discs: Vec<Disc> = (0..random.number(0, 4)).map(|_| odd_disc(&mut random)).collect();
        let table = if random.number(0, 1) == 0 {
            Rect::EVERYWHERE
        } else {
            Rect { low: odd_point(&mut random), high: odd_point(&mut random) }
        };
        let things = Things { table, polygons: &polygons, discs: &discs };
        let (one, other) = (odd_disc(&mut random), odd_disc(&mut random));
        let length = [i32::MIN, -1, 0, 1, INCH, i32::MAX][random.number(0, 5) as usize];

        let seen = sight(one, other, &things).is_free();
        assert_eq!(seen, sight(other, one, &things).is_free());
        cover(one, other, &things, length);
        one.gap(other);
        one.compare_gap(other, length);
        one.is_completely_within(length, other);
        for polygon in &polygons {
            one.gap_to(polygon);
            one.compare_gap_to(polygon, length);
            one.is_inside(polygon);
        }
        if let Ok(found) = path(one, other.centre(), length, &things) {
            assert_eq!(check(one, &found.points, &things, &[]).unwrap().collision, None);
        }
        let _ = path_over(one, other.centre(), length, &things, &polygons);
        let way = [odd_point(&mut random), odd_point(&mut random), one.centre()];
        check(one, &way, &things, &polygons);
        find_retreat(one, &way, other, length, length.saturating_abs());
        find_crossings(one, &way, &polygons);
        go_straight(one, other.centre(), &things);
        spots_around(other, one.radius(), &things);
        spots_around(other, length, &things);
        spots_within(other, length, one.radius(), &things);
        nearest_free(one, length, &things);
        if let Some(polygon) = polygons.first() {
            spots_along(polygon, 1500, &Things { polygons: &[], ..things });
        }
        let heights = [(0, 0), (0, TALL), (INCH, 2 * INCH)][random.number(0, 2) as usize];
        let body = |disc: Disc| Body::new(disc, heights.0, heights.1).unwrap();
        let bodies: Vec<Body> = discs.iter().map(|disc| body(*disc)).collect();
        let solids = Solids { polygons: &polygons, bodies: &bodies };
        let low = Body::new(other, 0, INCH).unwrap();
        look(body(one), low, &solids);
        assert_eq!(sight_over(body(one), low, &solids).is_free(), sight_over(low, body(one), &solids).is_free());
        path_to_contact(one, other, length, &things);
        cut_short(one, &way, length, &things, &polygons);
        find_overlapped(one, &way, &polygons);
        for point in [one.centre().towards(other.centre(), length), one.centre().away_from(other.centre(), length)] {
            assert!(one.centre() == point || Disc::point(one.centre()).gap(Disc::point(point)) <= length);
        }
        ring(one.centre(), length);
        if let Some(polygon) = polygons.first() {
            spots_across(one, polygon, length, &things);
        }
        if seed % 50 == 0 {
            reach(one, length.min(inches(4)), &things, &[]);
        }
    }
}

/// A digest of all results on some tables, recorded once: another machine, another compiler or another optimisation
/// level has to get the same to the last unit.
#[test]
fn every_machine_finds_the_same() {
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |number: i64| {
        for byte in number.to_le_bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for seed in 0..8 {
        let mut random = Random(seed);
        let table = Table::random(&mut random, 12);
        let outlines = table.outlines();
        for (first, one) in table.bases.iter().enumerate() {
            for other in &table.bases[..first] {
                let others: Vec<Disc> = table.bases.iter().copied().filter(|it| it != one && it != other).collect();
                let things = table.things(&outlines, &others);
                match sight(*one, *other, &things) {
                    Sight::Free(line) => {
                        for number in [line.from.x, line.from.y, line.to.x, line.to.y] {
                            add(i64::from(number));
                        }
                    }
                    Sight::Blocked(by) => add(by.len() as i64),
                }
                match cover(*one, *other, &things, INCH) {
                    Cover::None => add(0),
                    Cover::Light { line, .. } | Cover::Heavy { line, .. } => add(i64::from(line.from.x)),
                }
                let (rough, solid) = outlines.split_at(5);
                let everywhere = Things { polygons: solid, discs: &[], ..things };
                let paths = [
                    path(*one, other.centre(), inches(20), &things),
                    path_over(*one, other.centre(), inches(20), &everywhere, rough),
                ];
                let points = paths.iter().flatten().flat_map(|path| &path.points);
                for point in points.chain(&[go_straight(*one, other.centre(), &things).at]) {
                    add(i64::from(point.x()));
                    add(i64::from(point.y()));
                }
            }
        }
    }
    assert_eq!(digest, 3_083_051_736_802_967_552);
}
