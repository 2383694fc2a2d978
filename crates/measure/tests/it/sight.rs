//! Sight and cover: cases worked out on paper, and properties on random tables.

use super::shapes::{at, disc, things, wall};
use super::tables::{Random, Table, depth_in, depth_in_disc};
use measure::units::{INCH, inches};
use measure::{Cover, Disc, Fine, Point, Polygon, Rect, Sight, SightLine, TALL, Thing, Things, cover, sight};

fn sees(one: Disc, other: Disc, walls: &[&Polygon], discs: &[Disc]) -> bool {
    sight(one, other, &things(walls, discs)).is_free()
}

#[test]
fn nothing_between_two_bases_leaves_the_line_between_their_centres_free() {
    let line = match sight(disc(0, 0, 1500), disc(10_000, 0, 1250), &Things::NOTHING) {
        Sight::Free(line) => line,
        Sight::Blocked(by) => panic!("blocked by {by:?}"),
    };
    assert_eq!((line.from.rounded(), line.to.rounded()), (at(1500, 0), at(8750, 0)));
}

/// The line y = 1500 joins the upper edges of two 30 mm bases: a wall up to it leaves nothing to see.
#[test]
fn a_wall_blocks_when_it_covers_the_whole_width_of_both_bases() {
    let (one, other) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    assert!(sees(one, other, &[&wall(4000, -5000, 5000, 1499)], &[]));
    assert!(!sees(one, other, &[&wall(4000, -5000, 5000, 1500)], &[]));
    assert!(!sees(one, other, &[&wall(4000, -5000, 5000, 1501)], &[]));
    let blocked = sight(one, other, &things(&[&wall(4000, -5000, 5000, 5000)], &[]));
    assert_eq!(blocked, Sight::Blocked(vec![Thing::Polygon(0)]));
}

/// Two walls overlap the way from both sides: one up to y = 200 at x = 3000, one down to y = g at x = 7000. Lines from
/// the lowest point of one base over the first corner and under the second: the steepest falling line touches the top
/// of the left base and the bottom of the right one.
#[test]
fn two_walls_block_together_what_neither_blocks_alone() {
    let (one, other) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    let (left, right) = (wall(4900, -9000, 5000, 400), wall(5100, 400, 5200, 9000));
    // Through (5000, 400) and (5100, 400) a line is level, at y = 400: free.
    assert!(sees(one, other, &[&left, &right], &[]));
    // A rise of 100 over the 100 between the walls would need a slope of 1; the bases allow only
    // 2 * 1500 / sqrt(10000^2 - 3000^2) = 0.31.
    let right = wall(5100, 500, 5200, 9000);
    assert!(sees(one, other, &[&left, &right], &[]), "falling lines go over the left and under the right wall");
    let right = wall(5100, 300, 5200, 9000);
    // The line must fall by 100 over at most 300 (from x = 4900 to 5200): a slope of 1/3 is too steep, 0.31 is the
    // limit.
    assert!(!sees(one, other, &[&left, &right], &[]));
    assert!(sees(one, other, &[&left], &[]) && sees(one, other, &[&right], &[]));
    let by = sight(one, other, &things(&[&left, &right], &[]));
    assert_eq!(by, Sight::Blocked(vec![Thing::Polygon(0), Thing::Polygon(1)]));
}

#[test]
fn a_slit_of_a_unit_is_seen_through_and_a_seam_is_not() {
    let (one, other) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    let slit = |width: i32| [wall(4000, -5000, 5000, 700), wall(4000, 700 + width, 5000, 5000)];
    let [low, high] = slit(1);
    assert!(sees(one, other, &[&low, &high], &[]));
    let [low, high] = slit(0);
    assert!(!sees(one, other, &[&low, &high], &[]), "there is no crack between walls that touch");
}

#[test]
fn a_base_as_large_as_both_blocks_in_line_and_not_when_it_stands_aside() {
    let (one, other) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    assert!(sees(one, other, &[], &[disc(5000, 0, 1499)]));
    assert!(!sees(one, other, &[], &[disc(5000, 0, 1501)]));
    assert!(sees(one, other, &[], &[disc(5000, 10, 1501)]));
    assert_eq!(sight(one, other, &things(&[], &[disc(5000, 0, 2000)])), Sight::Blocked(vec![Thing::Disc(0)]));
}

/// Looking along an edge from point to point needs a little room beside it.
#[test]
fn a_line_along_an_edge_is_cut_and_a_unit_beside_it_is_free() {
    let s = [(0, 0), (2000, 0), (2000, 1000), (3000, 1000), (3000, 2000), (1000, 2000), (1000, 1000), (0, 1000)];
    let s = Polygon::new(s.iter().map(|(x, y)| at(*x, *y)).collect(), TALL).unwrap();
    assert!(!sees(disc(-5000, 1000, 0), disc(9000, 1000, 0), &[&s], &[]));
    assert!(!sees(disc(-5000, 2000, 0), disc(9000, 2000, 0), &[&s], &[]));
    assert!(sees(disc(-5000, 2001, 0), disc(9000, 2001, 0), &[&s], &[]));
    let crosses = |y: i32| cover(disc(-5000, y, 0), disc(9000, y, 0), &things(&[&s], &[]), 0) != Cover::None;
    assert!(crosses(1000), "along both edges in the middle, and through what lies between them");
    assert!(!crosses(2000) && crosses(1999) && !crosses(0) && crosses(1));
}

#[test]
fn bases_that_touch_see_each_other_whatever_stands_around() {
    let wall = wall(1500, -5000, 1501, 5000);
    assert!(sees(disc(0, 0, 1500), disc(3000, 0, 1500), &[&wall], &[]));
    assert!(sees(disc(0, 0, 1500), disc(0, 0, 1500), &[&wall], &[]));
}

/// A wood that reaches under a base blocks there, so a game in which figures look out of woods leaves that wood out.
#[test]
fn what_a_base_stands_in_blocks_its_lines_but_not_beside_it() {
    let (one, other) = (disc(0, 0, 1500), disc(10_000, 0, 1500));
    assert!(!sees(one, other, &[&wall(-3000, -3000, 3000, 3000)], &[]));
    assert!(sees(one, other, &[&wall(-3000, -3000, 3000, 0)], &[]));
    assert!(!sees(one, other, &[&wall(-90_000, -90_000, 90_000, 90_000)], &[]));
}

/// The bases have radius 1500, the obstacle is 1000 units wide and beside the line between the centres.
#[test]
fn cover_is_light_in_the_corridor_and_heavy_on_the_centre_line() {
    let (from, to) = (disc(0, 0, 1500), disc(20_000, 0, 1500));
    let kind = |walls: &[&Polygon], discs: &[Disc]| match cover(from, to, &things(walls, discs), INCH) {
        Cover::None => "none",
        Cover::Light { .. } => "light",
        Cover::Heavy { .. } => "heavy",
    };
    assert_eq!(kind(&[&wall(10_000, -500, 10_500, 500)], &[]), "heavy");
    assert_eq!(kind(&[&wall(10_000, 0, 10_500, 1000)], &[]), "light");
    assert_eq!(kind(&[&wall(10_000, 1499, 10_500, 2500)], &[]), "light");
    assert_eq!(kind(&[&wall(10_000, 1500, 10_500, 2500)], &[]), "none");
    // Wholly between the centre line and the edge of the corridor.
    assert_eq!(kind(&[&wall(10_000, 400, 10_500, 600)], &[]), "light");
    assert_eq!(kind(&[], &[disc(10_000, 2000, 600)]), "light");
    assert_eq!(kind(&[], &[disc(10_000, 700, 300)]), "light");
    assert_eq!(kind(&[], &[disc(10_000, 299, 300)]), "heavy");
    // The edge of the base is at 1500, and one inch farther is 4040: anything that begins before that is ignored.
    assert_eq!(kind(&[&wall(4039, -500, 4500, 500)], &[]), "none");
    assert_eq!(kind(&[&wall(4040, -500, 4500, 500)], &[]), "heavy");
    // A wood under the far side of the target, and one that contains it.
    assert_eq!(kind(&[&wall(21_000, -3000, 24_000, 3000)], &[]), "light");
    assert_eq!(kind(&[&wall(18_000, -3000, 24_000, 3000)], &[]), "heavy");
}

#[test]
fn the_line_that_decides_on_cover_crosses_what_gives_it() {
    let mut random = Random(7);
    let mut light = 0;
    for seed in 0..40 {
        let table = Table::random(&mut random, 14);
        let outlines = table.outlines();
        for (first, from) in table.bases.iter().enumerate() {
            for to in &table.bases[..first] {
                let others: Vec<Disc> = table.bases.iter().copied().filter(|it| it != from && it != to).collect();
                let things = table.things(&outlines, &others);
                let (line, by) = match cover(*from, *to, &things, 0) {
                    Cover::None => continue,
                    Cover::Light { line, by } | Cover::Heavy { line, by } => (line, by),
                };
                light += 1;
                let ends = [line.from, line.to].map(|it| (f64::from(it.x) / 256.0, f64::from(it.y) / 256.0));
                let crosses = match by {
                    Thing::Polygon(at) => segment_meets(&table.polygons[at], ends[0], ends[1]),
                    Thing::Disc(at) => segment_distance(others[at], ends[0], ends[1]) < f64::from(others[at].radius()),
                    Thing::Edge => panic!("the edge gives no cover"),
                };
                assert!(crosses, "table {seed}: {from:?} {to:?} {line:?} misses {by:?}");
                check_ends(line, *from, *to);
            }
        }
    }
    assert!(light > 500, "only {light}");
}

/// The largest depth along a line, sampled in a hundred places.
fn deepest(line: SightLine, depth: impl Fn(f64, f64) -> f64) -> f64 {
    let place = |it: Fine| (f64::from(it.x) / 256.0, f64::from(it.y) / 256.0);
    let ((ax, ay), (bx, by)) = (place(line.from), place(line.to));
    let depths = (0..=100).map(|step| {
        let share = f64::from(step) / 100.0;
        depth(ax + (bx - ax) * share, ay + (by - ay) * share)
    });
    depths.fold(f64::MIN, f64::max)
}

#[track_caller]
fn check_ends(line: SightLine, from: Disc, to: Disc) {
    for (end, base) in [(line.from, from), (line.to, to)] {
        let depth = depth_in_disc(base, f64::from(end.x) / 256.0, f64::from(end.y) / 256.0);
        assert!(depth > -0.1, "{line:?} ends {depth} outside of {base:?}");
    }
}

/// Symmetry, certificates, sampling, rotation and mirroring, all for the same pairs.
#[test]
fn sight_keeps_its_promises_on_random_tables() {
    let (mut free, mut blocked, mut missed) = (0, 0, 0);
    for seed in 0..24 {
        let table = Table::random(&mut Random(seed), 14);
        let outlines = table.outlines();
        for (first, one) in table.bases.iter().enumerate() {
            for other in &table.bases[..first] {
                let others: Vec<Disc> = table.bases.iter().copied().filter(|it| it != one && it != other).collect();
                let things = table.things(&outlines, &others);
                let what = format!("seed {seed}: {one:?} {other:?}");
                let seen = sight(*one, *other, &things);
                match (&seen, sight(*other, *one, &things)) {
                    (Sight::Free(line), Sight::Free(back)) => assert_eq!(line.reversed(), back, "{what}"),
                    (Sight::Blocked(by), Sight::Blocked(back)) => assert_eq!(*by, back, "{what}"),
                    _ => panic!("{what}: sight in one direction only"),
                }
                match seen {
                    Sight::Free(line) => {
                        free += 1;
                        check_ends(line, *one, *other);
                        for polygon in &table.polygons {
                            assert!(deepest(line, |x, y| depth_in(polygon, x, y)) < -0.1, "{what}");
                        }
                        for disc in &others {
                            assert!(deepest(line, |x, y| depth_in_disc(*disc, x, y)) < -0.1, "{what}");
                        }
                    }
                    Sight::Blocked(by) => {
                        blocked += 1;
                        check_alone(*one, *other, &by, &table, &others, &what);
                        if sampling_sees(*one, *other, &table.polygons, &others) {
                            missed += 1;
                            println!("{what}: sampling sees");
                        }
                    }
                }
                check_turned(*one, *other, &things, &what);
            }
        }
    }
    assert_eq!(missed, 0);
    assert!(free > 300 && blocked > 300, "{free} free, {blocked} blocked");
}

/// The reported blockers block even without the rest.
#[track_caller]
fn check_alone(one: Disc, other: Disc, by: &[Thing], table: &Table, others: &[Disc], what: &str) {
    let (mut polygons, mut discs) = (Vec::new(), Vec::new());
    for thing in by {
        match thing {
            Thing::Polygon(at) => polygons.push(&table.polygons[*at]),
            Thing::Disc(at) => discs.push(others[*at]),
            Thing::Edge => panic!("the edge blocks no sight"),
        }
    }
    assert!(!sees(one, other, &polygons, &discs), "{what}");
}

/// Whether any of 24 by 24 lines between the edges of two bases is free.
fn sampling_sees(one: Disc, other: Disc, polygons: &[Polygon], discs: &[Disc]) -> bool {
    let edge = |disc: Disc| -> Vec<(f64, f64)> {
        let mut random = Random(u64::from(disc.radius() as u32));
        let place = |(x, y): (f64, f64)| {
            let radius = f64::from(disc.radius()) * 0.9999;
            (f64::from(disc.centre().x()) + radius * x, f64::from(disc.centre().y()) + radius * y)
        };
        (0..24).map(|_| place(random.direction())).collect()
    };
    let targets = edge(other);
    edge(one).into_iter().any(|from| {
        targets.iter().any(|to| {
            polygons.iter().all(|it| !segment_meets(it, from, *to))
                && discs.iter().all(|it| segment_distance(*it, from, *to) >= f64::from(it.radius()))
        })
    })
}

fn segment_meets(polygon: &Polygon, from: (f64, f64), to: (f64, f64)) -> bool {
    let side = |a: (f64, f64), b: (f64, f64), p: (f64, f64)| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
    let corners: Vec<(f64, f64)> = polygon.corners().iter().map(|it| (f64::from(it.x()), f64::from(it.y()))).collect();
    (0..corners.len()).any(|at| {
        let (start, end) = (corners[at], corners[(at + 1) % corners.len()]);
        side(from, to, start) * side(from, to, end) <= 0.0 && side(start, end, from) * side(start, end, to) <= 0.0
    })
}

fn segment_distance(disc: Disc, from: (f64, f64), to: (f64, f64)) -> f64 {
    let (x, y) = (f64::from(disc.centre().x()), f64::from(disc.centre().y()));
    let way = (to.0 - from.0, to.1 - from.1);
    let share = ((x - from.0) * way.0 + (y - from.1) * way.1) / (way.0 * way.0 + way.1 * way.1);
    let share = share.clamp(0.0, 1.0);
    let (dx, dy) = (x - from.0 - share * way.0, y - from.1 - share * way.1);
    (dx * dx + dy * dy).sqrt()
}

/// Rotated by a right angle and mirrored, a table shows the same.
#[track_caller]
fn check_turned(one: Disc, other: Disc, things: &Things, what: &str) {
    let kind = |one: Disc, other: Disc, things: &Things| {
        let kind = match cover(one, other, things, inches(1)) {
            Cover::None => 0,
            Cover::Light { .. } => 1,
            Cover::Heavy { .. } => 2,
        };
        (sight(one, other, things).is_free(), kind, one.gap(other))
    };
    let expected = kind(one, other, things);
    for turn in [|p: Point| at(-p.y(), p.x()), |p: Point| at(-p.x(), p.y()), |p: Point| at(p.y(), p.x())] {
        let turn_disc = |disc: Disc| disc.at(turn(disc.centre()));
        let polygons: Vec<Polygon> = things
            .polygons
            .iter()
            .map(|it| Polygon::new(it.corners().iter().map(|corner| turn(*corner)).collect(), it.height()).unwrap())
            .collect();
        let polygons: Vec<&Polygon> = polygons.iter().collect();
        let discs: Vec<Disc> = things.discs.iter().map(|disc| turn_disc(*disc)).collect();
        let turned = Things { table: Rect::EVERYWHERE, polygons: &polygons, discs: &discs };
        assert_eq!(kind(turn_disc(one), turn_disc(other), &turned), expected, "{what}");
    }
}
