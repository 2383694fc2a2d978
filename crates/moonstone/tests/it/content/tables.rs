//! MS-93: the tables that come with the game.

use measure::units::{INCH, inches, millimetres};
use measure::{Disc, Point, Polygon};
use moonstone::content::{Content, Layout, Piece, SIDE, Terrain, bounds};

const BASE: i32 = millimetres(40) / 2;

fn tables() -> &'static [Layout] {
    Content::built_in().tables()
}

/// Whether the piece occupies its ground, so that nothing else may stand there.
fn is_solid(piece: &Piece) -> bool {
    !matches!(piece.terrain, Terrain::Floor | Terrain::Platform)
}

/// Positive if a point is to the left of a line.
fn side(from: Point, to: Point, point: Point) -> i64 {
    let along = |a: i32, b: i32| i64::from(b) - i64::from(a);
    along(from.x(), to.x()) * along(from.y(), point.y()) - along(from.y(), to.y()) * along(from.x(), point.x())
}

/// Whether the interiors of two convex outlines intersect: no side of either separates them.
fn overlap(one: &Polygon, other: &Polygon) -> bool {
    let parts = |from: &Polygon, to: &Polygon| {
        let corners = from.corners();
        (0..corners.len()).any(|at| {
            let (a, b) = (corners[at], corners[(at + 1) % corners.len()]);
            to.corners().iter().all(|corner| side(a, b, *corner) <= 0)
        })
    };
    !parts(one, other) && !parts(other, one)
}

fn disc(x: i32, y: i32) -> Disc {
    Disc::new(Point::clamped(x, y), BASE).expect("it is a usual base")
}

/// The point after turning the table by 180 degrees.
fn turned(point: Point) -> Point {
    Point::clamped(SIDE * INCH - point.x(), SIDE * INCH - point.y())
}

/// MS-93: at least six tables, one of them like the rulebook's starting table.
#[test]
fn there_are_tables_of_many_kinds() {
    assert!(tables().len() >= 6);
    assert!(Content::built_in().find_table("start").is_some());
    for terrain in Terrain::ALL {
        assert!(tables().iter().any(|table| table.pieces.iter().any(|piece| piece.terrain == *terrain)), "{terrain:?}");
    }
    assert!(tables().iter().any(|table| !table.ladders.is_empty()));
}

#[test]
fn everything_lies_on_the_table_and_nothing_in_its_middle() {
    let middle = Disc::point(Point::clamped(SIDE * INCH / 2, SIDE * INCH / 2));
    for table in tables() {
        for piece in &table.pieces {
            assert!(
                piece.outline.corners().iter().all(|corner| bounds().holds(*corner, 0)),
                "{}: {piece:?}",
                table.key
            );
            assert!(!middle.is_within_of(inches(5), &piece.outline), "{}: {piece:?}", table.key);
        }
    }
}

#[test]
fn nothing_stands_in_anything_else() {
    for table in tables() {
        for (at, one) in table.pieces.iter().enumerate() {
            assert!(one.outline.is_convex(), "{}: {one:?}", table.key);
            for other in &table.pieces[..at] {
                let may = (is_solid(one) != is_solid(other)) && !is_outdoors(one) && !is_outdoors(other);
                if one.level == other.level && !may {
                    assert!(!overlap(&one.outline, &other.outline), "{}: {one:?} and {other:?}", table.key);
                }
            }
        }
    }
}

/// Pieces that belong neither inside a building nor on a roof.
fn is_outdoors(piece: &Piece) -> bool {
    matches!(piece.terrain, Terrain::Water | Terrain::Wood | Terrain::Tree | Terrain::Stairs)
}

/// MS-22: an obstacle can be traversed.
#[test]
fn obstacles_are_thinner_than_an_inch() {
    for table in tables() {
        for piece in table.pieces.iter().filter(|piece| piece.terrain == Terrain::Obstacle) {
            let area = piece.outline.bounds();
            let (width, depth) = (area.high.x() - area.low.x(), area.high.y() - area.low.y());
            assert!(width.min(depth) < INCH, "{}: {piece:?}", table.key);
        }
    }
}

/// MS-57: every platform can be reached, and there is room to stand at both ends of its stairs or ladder.
#[test]
fn stairs_and_ladders_lead_to_every_platform() {
    for table in tables() {
        let free = |at: Disc, level: u8| {
            !table
                .pieces
                .iter()
                .any(|piece| piece.level == level && is_solid(piece) && at.overlaps_with(&piece.outline))
        };
        for platform in table.pieces.iter().filter(|piece| piece.terrain == Terrain::Platform) {
            let below = platform.level - 1;
            let has_stairs = table.pieces.iter().any(|piece| {
                let meets = |corner: &&Point| Disc::point(**corner).gap_to(&platform.outline) == 0;
                piece.terrain == Terrain::Stairs
                    && piece.level == below
                    && piece.outline.corners().iter().filter(meets).count() == 2
            });
            let mut ladders = table.ladders.iter().filter(|it| it.level == below && platform.outline.holds(it.top));
            assert!(has_stairs && ladders.next().is_some(), "{}: {platform:?}", table.key);
        }
        for ladder in &table.ladders {
            let (foot, top) = (disc(ladder.foot.x(), ladder.foot.y()), disc(ladder.top.x(), ladder.top.y()));
            assert!(free(foot, ladder.level) && free(top, ladder.level + 1), "{}: {ladder:?}", table.key);
            let above = |piece: &&Piece| piece.terrain == Terrain::Platform && piece.level == ladder.level + 1;
            let mut platforms = table.pieces.iter().filter(above);
            assert!(platforms.any(|it| top.is_inside(&it.outline)), "{}: {ladder:?}", table.key);
            assert!(!table.pieces.iter().filter(above).any(|it| foot.overlaps_with(&it.outline)), "{}", table.key);
            assert!(foot.is_at_most(inches(1), top), "{}: {ladder:?}", table.key);
        }
    }
}

/// Players on opposite sides see the same table.
#[test]
fn a_table_is_the_same_from_opposite_edges() {
    for table in tables() {
        for piece in &table.pieces {
            let corners = piece.outline.corners().iter().map(|corner| turned(*corner)).collect();
            let outline = Polygon::new(corners, piece.outline.height()).expect("it is only turned");
            let twin = Piece { outline, ..piece.clone() };
            assert!(table.pieces.contains(&twin), "{}: {piece:?}", table.key);
        }
        for ladder in &table.ladders {
            let (foot, top) = (turned(ladder.foot), turned(ladder.top));
            assert!(table.ladders.iter().any(|it| it.foot == foot && it.top == top), "{}: {ladder:?}", table.key);
        }
    }
}

/// MS-08: bases within ten inches of the player's own edge; there is room for two troupes of six, an inch apart, on
/// open ground.
#[test]
fn every_edge_has_room_for_a_troupe() {
    let (end, zone) = (SIDE * INCH, inches(10));
    for table in tables() {
        let solid: Vec<&Polygon> = table
            .pieces
            .iter()
            .filter(|piece| is_solid(piece) && piece.level == 0)
            .map(|piece| &piece.outline)
            .collect();
        for edge in 0..4 {
            let mut placed: Vec<Disc> = Vec::new();
            for along in (BASE..=end - BASE).step_by(INCH as usize / 2) {
                for depth in (BASE..=zone - BASE).step_by(INCH as usize / 2) {
                    let (x, y) = [(along, depth), (end - depth, along), (along, end - depth), (depth, along)][edge];
                    let spot = disc(x, y);
                    let is_free = !solid.iter().any(|outline| spot.overlaps_with(outline))
                        && placed.iter().all(|other| !spot.is_within(INCH, *other));
                    if is_free {
                        placed.push(spot);
                    }
                }
            }
            assert!(placed.len() >= 12, "{}, edge {edge}: {}", table.key, placed.len());
        }
    }
}
