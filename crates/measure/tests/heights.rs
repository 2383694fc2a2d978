//! Sight over low things and from heights, with figures worked out on paper.

mod tables;

use measure::units::{INCH, inches};
use measure::{Body, Disc, Point, Polygon, Seen, Sight, Solids, Thing, ground_at, look, sight_over};
use tables::{Random, Table};

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y).unwrap()
}

/// A figure of an inch on a base of 30 mm.
fn figure(x: i32, y: i32, foot: i32) -> Body {
    Body::new(Disc::new(at(x, y), 1500).unwrap(), foot, foot + INCH).unwrap()
}

/// A box across the whole way.
fn block(from: i32, to: i32, height: i32) -> Polygon {
    Polygon::rectangle(at(from, -50_000), at(to, 50_000), height).unwrap()
}

fn seen(viewer: Body, target: Body, polygons: &[&Polygon], bodies: &[Body]) -> &'static str {
    match look(viewer, target, &Solids { polygons, bodies }) {
        Seen::Fully => "fully",
        Seen::Partly { .. } => "partly",
        Seen::Not { .. } => "not",
    }
}

#[test]
fn heads_look_over_what_is_lower_and_feet_are_hidden() {
    let (viewer, target) = (figure(0, 0, 0), figure(20_000, 0, 0));
    assert_eq!(seen(viewer, target, &[], &[]), "fully");
    assert_eq!(seen(viewer, target, &[&block(9000, 10_000, INCH - 1)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&block(9000, 10_000, INCH)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&block(9000, 10_000, INCH + 1)], &[]), "not");
}

/// From a head at 2540 to feet at 0, 20000 away, sight is at half its height in the middle.
#[test]
fn what_is_low_hides_feet_only_where_sight_is_lower() {
    let (viewer, target) = (figure(0, 0, 0), figure(20_000, 0, 0));
    assert_eq!(seen(viewer, target, &[&block(8000, 9999, INCH / 2)], &[]), "fully");
    assert_eq!(seen(viewer, target, &[&block(8000, 10_002, INCH / 2)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&block(10_002, 11_000, INCH / 2)], &[]), "partly");
}

/// A viewer with the head at 4 inches looks at a head at 1 inch, 30000 away. A wall of 2 inches hides it where sight is
/// below 2 inches: beyond two thirds of the way, 20000.
#[test]
fn from_above_one_looks_over_a_wall_that_is_near_and_not_over_one_that_is_far() {
    let (viewer, target) = (figure(0, 0, inches(3)), figure(30_000, 0, 0));
    let wall = |x: i32| block(x, x + 500, inches(2));
    // To the feet sight falls by 4 inches, and is at 2 inches in the middle.
    assert_eq!(seen(viewer, target, &[&wall(14_400)], &[]), "fully");
    assert_eq!(seen(viewer, target, &[&wall(15_000)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&wall(19_400)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&wall(20_100)], &[]), "not");
    let by = look(viewer, target, &Solids { polygons: &[&wall(20_100)], bodies: &[] });
    assert_eq!(by, Seen::Not { by: vec![Thing::Polygon(0)] });
}

/// Both stand on the ground or on the same box; the box that one stands on hides him from below unless he stands at its
/// rim.
#[test]
fn the_rim_of_a_box_hides_who_stands_behind_it() {
    let shelf = block(20_000, 60_000, inches(3));
    let below = figure(0, 0, 0);
    // At the rim: from 1 inch to 4 inches sight is above 3 inches beyond two thirds of the way to the centre.
    assert_eq!(seen(below, figure(25_000, 0, inches(3)), &[&shelf], &[]), "partly");
    // Two thirds of 50000 lie behind the rim at 20000: hidden.
    assert_eq!(seen(below, figure(50_000, 0, inches(3)), &[&shelf], &[]), "not");
    let above = figure(25_000, 0, inches(3));
    assert_eq!(seen(above, figure(50_000, 0, inches(3)), &[&shelf], &[]), "fully");
    assert_eq!(seen(figure(50_000, 0, inches(3)), below, &[&shelf], &[]), "not");
    assert_eq!(ground_at(at(30_000, 0), &[&shelf]), inches(3));
    assert_eq!(ground_at(at(20_000, 0), &[&shelf]), 0);
}

#[test]
fn figures_of_the_same_height_hide_each_other_and_lower_ones_only_the_feet() {
    let (viewer, target) = (figure(0, 0, 0), figure(20_000, 0, 0));
    let wide = |head: i32| Body::new(Disc::new(at(10_000, 0), 3000).unwrap(), 0, head).unwrap();
    assert_eq!(seen(viewer, target, &[], &[wide(INCH)]), "not");
    assert_eq!(seen(viewer, target, &[], &[wide(INCH - 1)]), "partly");
    assert_eq!(seen(viewer, target, &[], &[wide(INCH / 4)]), "fully");
    let narrow = Body::new(Disc::new(at(10_000, 0), 1000).unwrap(), 0, INCH).unwrap();
    assert_eq!(seen(viewer, target, &[], &[narrow]), "partly");
    assert_eq!(seen(viewer, target, &[], &[figure(10_000, 3001, 0)]), "fully");
    assert_eq!(seen(viewer, target, &[], &[figure(10_000, 2999, 0)]), "partly");
}

#[test]
fn heights_that_nobody_has_are_refused() {
    let base = Disc::new(Point::ORIGIN, 10).unwrap();
    let error = Body::new(base, 5, 4).unwrap_err();
    assert_eq!(error.to_string(), "feet at 5 and head at 4 are not possible: they are 0 to 1048576, feet first");
    assert!(Body::new(base, -1, 4).is_err() && Body::new(base, 0, i32::MAX).is_err());
}

#[test]
fn sight_over_heights_is_the_same_in_both_directions_and_grows_with_height() {
    let (mut free, mut blocked) = (0, 0);
    for seed in 0..20 {
        let mut random = Random(seed);
        let table = Table::random(&mut random, 10);
        let low: Vec<Polygon> = table
            .polygons
            .iter()
            .map(|it| Polygon::new(it.corners().to_vec(), random.number(0, inches(4))).unwrap())
            .collect();
        let polygons: Vec<&Polygon> = low.iter().collect();
        let bodies: Vec<Body> = table
            .bases
            .iter()
            .map(|base| {
                let foot = ground_at(base.centre(), &polygons);
                Body::new(*base, foot, foot + random.number(INCH / 2, 2 * INCH)).unwrap()
            })
            .collect();
        for (first, one) in bodies.iter().enumerate() {
            for other in &bodies[..first] {
                let others: Vec<Body> = bodies.iter().copied().filter(|it| it != one && it != other).collect();
                let solids = Solids { polygons: &polygons, bodies: &others };
                let seen = sight_over(*one, *other, &solids);
                assert_eq!(seen.is_free(), sight_over(*other, *one, &solids).is_free(), "seed {seed}");
                let raise = |body: &Body| Body::new(body.base(), body.foot(), body.head() + inches(1)).unwrap();
                match seen {
                    Sight::Free(_) => {
                        free += 1;
                        assert!(
                            sight_over(raise(one), raise(other), &solids).is_free(),
                            "seed {seed}: {one:?} {other:?}"
                        );
                    }
                    Sight::Blocked(_) => {
                        blocked += 1;
                        assert_eq!(look(*one, *other, &solids), look(*one, *other, &solids));
                    }
                }
            }
        }
    }
    assert!(free > 200 && blocked > 50, "{free} free, {blocked} blocked");
}
