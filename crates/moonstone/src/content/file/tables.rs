//! Tables in data files.

use measure::{Point, Polygon};
use serde::Deserialize;
use table::content::{Place, Reading, Source, put};
use table::{Phrase, Words};
use toml::Spanned;
use toml::de::DeValue;

use crate::content::Content;
use crate::content::tables::{Ladder, Layout, Piece, SIDE, TENTH, Terrain, usual_height};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableEntry {
    key: String,
    name: Words,
    source: Source,
    #[serde(default)]
    piece: Vec<PieceEntry>,
    #[serde(default)]
    ladder: Vec<LadderEntry>,
}

/// Lengths are in tenths of an inch. Exactly one of the shapes is given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceEntry {
    terrain: Terrain,
    #[serde(default)]
    level: u8,
    /// In tenths of an inch, above the table.
    height: Option<u16>,
    corners: Option<Vec<[i32; 2]>>,
    /// Left, bottom, width, height.
    rect: Option<[i32; 4]>,
    /// Centre and radius; the circle becomes a polygon of twelve corners.
    round: Option<[i32; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LadderEntry {
    foot: [i32; 2],
    top: [i32; 2],
    #[serde(default)]
    level: u8,
}

pub(super) fn add_table(content: &mut Content, reading: &mut Reading<'_>, place: &Place, value: Spanned<DeValue<'_>>) {
    let Some(entry) = reading.entry::<TableEntry>(place, value) else { return };
    let before = reading.faults.len();
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, 40);
    if entry.piece.len() > 60 {
        reading.note(place, "piece", Phrase::new("fault-too-many").with("most", 60_u8));
    }
    let pieces =
        entry.piece.iter().enumerate().filter_map(|(at, piece)| make_piece(reading, place, at, piece)).collect();
    let point = |[x, y]: [i32; 2]| Point::clamped(x.saturating_mul(TENTH), y.saturating_mul(TENTH));
    let ladder = |it: &LadderEntry| Ladder { foot: point(it.foot), top: point(it.top), level: it.level };
    let ladders = entry.ladder.iter().map(ladder).collect();
    let layout = Layout { key: entry.key, name: entry.name, source: entry.source, pieces, ladders };
    if reading.faults.len() > before {
        return;
    }
    put(&mut content.tables, layout, |layout| &layout.key);
}

fn make_piece(reading: &mut Reading<'_>, place: &Place, at: usize, entry: &PieceEntry) -> Option<Piece> {
    let field = format!("piece {}", at + 1);
    let tenths: Vec<[i32; 2]> = match (&entry.corners, entry.rect, entry.round) {
        (Some(corners), None, None) => corners.clone(),
        (None, Some([x, y, w, h]), None) => {
            let (right, top) = (x.saturating_add(w), y.saturating_add(h));
            vec![[x, y], [right, y], [right, top], [x, top]]
        }
        (None, None, Some([x, y, radius])) => circle(x, y, radius),
        _ => {
            reading.note(place, &field, Phrase::new("fault-shape"));
            return None;
        }
    };
    if tenths.iter().flatten().any(|at| !(0..=SIDE * 10).contains(at)) {
        reading.note(place, &field, Phrase::new("fault-off-table").with("most", SIDE * 10));
        return None;
    }
    if entry.level > 3 {
        reading.note(place, &field, Phrase::new("fault-level"));
    }
    let height = entry.height.map_or(usual_height(entry.terrain, entry.level), |tenths| i32::from(tenths) * TENTH);
    let corners = tenths.iter().map(|[x, y]| Point::clamped(x * TENTH, y * TENTH)).collect();
    match Polygon::new(corners, height.min(measure::TALL)) {
        Ok(outline) => Some(Piece { terrain: entry.terrain, level: entry.level, outline }),
        Err(error) => {
            reading.note_message(place, &field, &error);
            None
        }
    }
}

/// Twelve corners around a centre; the figures are shares of the radius in thousandths.
fn circle(x: i32, y: i32, radius: i32) -> Vec<[i32; 2]> {
    const SHARES: [(i32, i32); 12] = [
        (1000, 0),
        (866, 500),
        (500, 866),
        (0, 1000),
        (-500, 866),
        (-866, 500),
        (-1000, 0),
        (-866, -500),
        (-500, -866),
        (0, -1000),
        (500, -866),
        (866, -500),
    ];
    let share = |middle: i32, share: i32| middle.saturating_add(radius.saturating_mul(share) / 1000);
    SHARES.iter().map(|(along, up)| [share(x, *along), share(y, *up)]).collect()
}
