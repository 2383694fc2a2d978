//! Sight over low things and from above, with figures worked out on paper.

use super::narrow::{STEP, on_narrow_tables};
use super::shapes::at;
use super::tables::{Random, Table, depth_in, depth_in_disc};
use measure::units::{INCH, inches};
use measure::{Body, Disc, Fine, Point, Polygon, Seen, Sight, SightLine, Solids, Thing, ground_at, look, sight_over};

/// A figure one inch tall on a 30 mm base.
fn figure(x: i32, y: i32, foot: i32) -> Body {
    Body::new(Disc::new(at(x, y), 1500).unwrap(), foot, foot + INCH).unwrap()
}

/// A box across the whole corridor.
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

/// A viewer with its head at 4 inches looks at a head at 1 inch, 30000 away. A wall of 2 inches hides it where sight is
/// below 2 inches: beyond two thirds of the way, 20000.
#[test]
fn from_above_a_near_wall_hides_nothing_and_a_far_one_does() {
    let (viewer, target) = (figure(0, 0, inches(3)), figure(30_000, 0, 0));
    let wall = |x: i32| block(x, x + 500, inches(2));
    // Towards the feet sight falls by 4 inches, and is at 2 inches in the middle.
    assert_eq!(seen(viewer, target, &[&wall(14_400)], &[]), "fully");
    assert_eq!(seen(viewer, target, &[&wall(15_000)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&wall(19_400)], &[]), "partly");
    assert_eq!(seen(viewer, target, &[&wall(20_100)], &[]), "not");
    let by = look(viewer, target, &Solids { polygons: &[&wall(20_100)], bodies: &[] });
    assert_eq!(by, Seen::Not { by: vec![Thing::Polygon(0)] });
}

/// Both stand on the ground or on the same box; a figure on the box is hidden from below unless it stands at the edge.
#[test]
fn the_edge_of_a_box_hides_figures_behind_it() {
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
fn figures_of_the_same_height_block_and_lower_ones_hide_only_the_feet() {
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
fn impossible_heights_are_refused() {
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

/// A sheet of sight between two bases, calculated differently from the crate.
struct Sheet {
    from: Point,
    to: Point,
    eye: f64,
    aim: f64,
}

impl Sheet {
    fn height(&self, x: f64, y: f64) -> f64 {
        let (dx, dy) = (f64::from(self.to.x() - self.from.x()), f64::from(self.to.y() - self.from.y()));
        let (px, py) = (x - f64::from(self.from.x()), y - f64::from(self.from.y()));
        let share = (dx * px + dy * py) / (dx * dx + dy * dy);
        self.eye + (self.aim - self.eye) * share.clamp(0.0, 1.0)
    }

    /// The change in height over a length.
    fn change(&self, length: f64) -> f64 {
        let (dx, dy) = (f64::from(self.to.x() - self.from.x()), f64::from(self.to.y() - self.from.y()));
        (self.aim - self.eye).abs() * length / (dx * dx + dy * dy).sqrt()
    }

    /// Whether a thing comes closer to a line than `near` where sight is lower than its top; sampled every 60 units or
    /// so.
    fn is_cut(&self, line: SightLine, solids: &Solids, near: f64) -> bool {
        let place = |it: Fine| (f64::from(it.x) / 256.0, f64::from(it.y) / 256.0);
        let ((ax, ay), (bx, by)) = (place(line.from), place(line.to));
        (0..=200).any(|step| {
            let share = f64::from(step) / 200.0;
            let (x, y) = (ax + (bx - ax) * share, ay + (by - ay) * share);
            let height = self.height(x, y) - self.change(near);
            let hides = |depth: f64, top: i32| depth > -near && height < f64::from(top);
            solids.polygons.iter().any(|it| hides(depth_in(it, x, y), it.height()))
                || solids.bodies.iter().any(|it| hides(depth_in_disc(it.base(), x, y), it.head()))
        })
    }
}

/// The lines between 12 places on the edge of each base.
fn lines(one: Disc, other: Disc) -> impl Iterator<Item = SightLine> {
    let edge = |disc: Disc| -> Vec<Fine> {
        let mut random = Random(12);
        let fine = |centre: i32, share: f64| ((f64::from(centre) + f64::from(disc.radius()) * share) * 256.0) as i32;
        let place = |(x, y): (f64, f64)| Fine { x: fine(disc.centre().x(), x), y: fine(disc.centre().y(), y) };
        (0..12).map(|_| place(random.direction())).collect()
    };
    let targets = edge(other);
    edge(one).into_iter().flat_map(move |from| targets.clone().into_iter().map(move |to| SightLine { from, to }))
}

/// On narrow tables with heights: a line of sight is above everything it passes, where nothing is seen none of many
/// lines is free, and what is seen fully is not cut by anything.
#[test]
fn sight_over_heights_agrees_with_many_lines() {
    let (mut free, mut blocked, mut full) = (0, 0, 0);
    on_narrow_tables(300, |random, table, one, other, what| {
        if one.is_at_most(0, other) {
            return;
        }
        let mut height = || random.number(0, 4) * STEP;
        let polygons: Vec<Polygon> =
            table.polygons.iter().map(|it| Polygon::new(it.corners().to_vec(), height()).unwrap()).collect();
        let polygons: Vec<&Polygon> = polygons.iter().collect();
        let mut body = |base: Disc| {
            let foot = height();
            Body::new(base, foot, foot + height()).unwrap()
        };
        let bodies: Vec<Body> = table.discs.iter().map(|disc| body(*disc)).collect();
        let (one, other) = (body(one), body(other));
        let solids = Solids { polygons: &polygons, bodies: &bodies };
        let sheet = |aim: i32| Sheet {
            from: one.base().centre(),
            to: other.base().centre(),
            eye: one.head().into(),
            aim: aim.into(),
        };
        let (to_head, to_feet) = (sheet(other.head()), sheet(other.foot()));
        match sight_over(one, other, &solids) {
            Sight::Free(line) => {
                free += 1;
                assert!(!to_head.is_cut(line, &solids, -0.1), "{what}: {line:?} {solids:?}");
            }
            Sight::Blocked(by) => {
                blocked += 1;
                assert_eq!(look(one, other, &solids), Seen::Not { by }, "{what}");
                let seeing = lines(one.base(), other.base()).find(|line| !to_head.is_cut(*line, &solids, 40.0));
                // A figure of the same height hides them from each other, though sight is not lower than its head.
                let level = one.head() == other.head() && bodies.iter().any(|it| it.head() == one.head());
                assert!(level || seeing.is_none(), "{what}: {seeing:?} {one:?} {other:?} {solids:?}");
            }
        }
        if look(one, other, &solids) == Seen::Fully {
            full += 1;
            let cut = lines(one.base(), other.base()).find(|line| to_feet.is_cut(*line, &solids, -40.0));
            assert_eq!(cut, None, "{what}: {one:?} {other:?} {solids:?}");
        }
    });
    assert!(free > 60 && blocked > 30 && full > 20, "{free} free, {blocked} blocked, {full} fully");
}
