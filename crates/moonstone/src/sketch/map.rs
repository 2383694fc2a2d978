//! The map: an inch is two characters wide and one line high; north is at the top.

use measure::units::INCH;
use measure::{Disc, Point, Rect};
use table::sketch::Sign;
use table::{Piece, Sheet, Tone};

use super::{brackets, depth_sign, letter, tone};
use crate::battle::{Battle, State, disc, piece_id};
use crate::content::{SIDE, Terrain};
use crate::game::Moonstone;
use crate::look::Look;
use crate::moving::Going;
use crate::view::{ModelView, View};

const COLUMNS: i32 = SIDE * 2;
const ROWS: i32 = SIDE;
/// The distance between two numbers at the edge, in inches.
const RULER: i32 = 6;

pub(super) struct Map<'v> {
    game: &'v Moonstone,
    view: &'v View,
    battle: &'v Battle,
    /// Row by row, from the north.
    cells: Vec<Sign>,
}

/// The sign of a kind of terrain.
pub(super) fn sign(terrain: Terrain) -> char {
    match terrain {
        Terrain::Water => '~',
        Terrain::Wood => '♣',
        Terrain::Obstacle => '=',
        Terrain::Barrier => '█',
        Terrain::Tree => '♠',
        Terrain::Floor => ':',
        Terrain::Platform => '░',
        Terrain::Stairs => '/',
    }
}

impl<'v> Map<'v> {
    /// Ground first, then everything on it.
    pub fn drawn(game: &'v Moonstone, view: &'v View, battle: &'v Battle) -> Map<'v> {
        let empty = Sign { sign: ' ', tone: Tone::Faint, id: None };
        let mut map = Map { game, view, battle, cells: vec![empty; (COLUMNS * ROWS) as usize] };
        map.draw_terrain();
        map.draw_reach();
        for model in view.models.iter().filter(|model| model.state == State::Standing) {
            map.draw_base(model);
        }
        map.draw_stones();
        for model in view.models.iter().filter(|model| model.state == State::Standing) {
            let sign = letter(model.model);
            map.set(column(model.at), row(model.at), sign, tone(view, model.owner), Some(model.id.clone()));
        }
        map
    }

    /// Puts the map with its edges and numbers on a sheet.
    pub fn put(&self, sheet: &mut Sheet<'_>) {
        let border = "─".repeat(COLUMNS as usize);
        sheet.line([Piece::text(Tone::Faint, format!("  ┌{border}┐"))]);
        for (cells, inch) in self.cells.chunks(COLUMNS as usize).zip((0..ROWS).rev()) {
            let number = if inch % RULER == 0 { format!("{inch:>2}┼") } else { "  │".to_string() };
            sheet.signs(&number, cells, "│");
        }
        let numbers = (0..SIDE / RULER).map(|at| format!("{:─<width$}", at * RULER, width = 2 * RULER as usize));
        sheet.line([Piece::text(Tone::Faint, format!("  └{}┘", numbers.collect::<String>()))]);
    }

    fn look(&self) -> Look<'v> {
        Look { game: self.game, battle: self.battle }
    }

    fn set(&mut self, column: i32, row: i32, sign: char, tone: Tone, id: Option<String>) {
        if (0..COLUMNS).contains(&column) && (0..ROWS).contains(&row) {
            self.cells[(row * COLUMNS + column) as usize] = Sign { sign, tone, id };
        }
    }

    /// Each cell shows the highest thing up to the acting model's level; higher things only if there is nothing else.
    fn draw_terrain(&mut self) {
        for wood in &self.battle.woods {
            let [low, high] = [-1, 1].map(|way| wood.at.shifted(way * INCH, way * INCH));
            self.draw_where(Rect { low, high }, sign(Terrain::Wood), None, |middle| {
                wood.disc().overlaps(Disc::point(middle))
            });
        }
        let acting = self.view.moving.map(|moving| moving.model).or(self.view.active);
        let level = acting.map_or(0, |model| self.battle.models[model.index()].level);
        let is_solid = |terrain: Terrain| matches!(terrain, Terrain::Obstacle | Terrain::Barrier | Terrain::Tree);
        let mut pieces: Vec<_> = self.game.layout().pieces.iter().enumerate().collect();
        // What is drawn last stays visible.
        pieces.sort_by_key(|(_, piece)| {
            let is_stairs = piece.terrain == Terrain::Stairs;
            (piece.level <= level || is_stairs, piece.level + u8::from(is_stairs), is_solid(piece.terrain))
        });
        for (at, piece) in pieces {
            let outline = self.look().outline(at);
            self.draw_where(outline.bounds(), sign(piece.terrain), Some(piece_id(at as u8).to_string()), |middle| {
                // A cell is twice as high as wide: two discs fill it.
                let halves = [-1, 1].map(|up| disc(middle.shifted(0, up * INCH / 4), INCH / 4));
                if is_solid(piece.terrain) {
                    halves.iter().any(|half: &Disc| half.overlaps_with(outline))
                } else {
                    outline.holds(middle)
                }
            });
        }
        for token in &self.battle.tokens {
            self.set(column(token.at), row(token.at), '$', Tone::Warning, None);
        }
        for ladder in &self.game.layout().ladders {
            for end in [ladder.foot, ladder.top] {
                self.set(column(end), row(end), 'H', Tone::Plain, None);
            }
        }
    }

    /// Puts a sign into the cells of an area whose centres are inside something.
    fn draw_where(&mut self, area: Rect, sign: char, id: Option<String>, is_in: impl Fn(Point) -> bool) {
        for row in row(area.high)..=row(area.low) {
            for column in column(area.low)..=column(area.high) {
                if is_in(middle(column, row)) {
                    self.set(column, row, sign, Tone::Faint, id.clone());
                }
            }
        }
    }

    /// Where the moving model can go, and the ends of the offered ways.
    fn draw_reach(&mut self) {
        let Some(moving) = self.view.moving else { return };
        let going = Going::new(self.look(), moving.model, moving.how, moving.limit);
        let from = self.battle.models[moving.model.index()].at;
        let far = moving.limit / INCH + 1;
        for row in row(from) - far..=row(from) + far {
            for column in column(from) - 2 * far..=column(from) + 2 * far {
                let is_on_table = (0..COLUMNS).contains(&column) && (0..ROWS).contains(&row);
                if is_on_table && going.reaches(middle(column, row)) {
                    let id = self.cells[(row * COLUMNS + column) as usize].id.clone();
                    self.set(column, row, '+', Tone::Strong, id);
                }
            }
        }
        for way in going.sample() {
            if let Some(end) = way.points.last() {
                self.set(column(*end), row(*end), '×', Tone::Strong, Some(end.id()));
            }
        }
    }

    /// A base in the brackets of its seat, in its real size.
    fn draw_base(&mut self, model: &ModelView) {
        let [open, close] = brackets(model.owner);
        let close = if model.level > 0 { '^' } else { close };
        let base = disc(model.at, model.radius);
        let (middle_column, middle_row) = (column(model.at), row(model.at));
        let (tone, id) = (tone(self.view, model.owner), Some(model.id.clone()));
        for row in middle_row - 2..=middle_row + 2 {
            let is_under = |column: &i32| base.overlaps(Disc::point(middle(*column, row)));
            let columns = middle_column - 4..=middle_column + 4;
            let mut under: Vec<i32> = columns.filter(is_under).collect();
            if row == middle_row {
                under.extend([middle_column - 1, middle_column + 1]);
            } else if under.len() < 3 {
                // This little of a base does not fill a row.
                continue;
            }
            let (Some(first), Some(last)) = (under.iter().min().copied(), under.iter().max().copied()) else {
                continue;
            };
            for column in first..=last {
                let sign = match column {
                    _ if column == first => open,
                    _ if column == last => close,
                    _ => ' ',
                };
                self.set(column, row, sign, tone, id.clone());
            }
        }
    }

    /// The number of a stone and its depth, to the left if a model is to its right.
    fn draw_stones(&mut self) {
        let middles: Vec<(i32, i32)> = self.view.models.iter().map(|it| (column(it.at), row(it.at))).collect();
        for stone in &self.view.stones {
            let (at, row) = (column(stone.at), row(stone.at));
            let at = if middles.contains(&(at + 1, row)) || at + 1 == COLUMNS { at - 1 } else { at };
            let number = char::from_digit(u32::from(stone.number + 1) % 10, 10).unwrap_or('*');
            let id = Some(stone.id.clone());
            self.set(at, row, number, Tone::Warning, id.clone());
            self.set(at + 1, row, depth_sign(stone.depth), Tone::Warning, id);
        }
    }
}

fn column(point: Point) -> i32 {
    point.x() * 2 / INCH
}

fn row(point: Point) -> i32 {
    ROWS - 1 - point.y() / INCH
}

fn middle(column: i32, row: i32) -> Point {
    Point::clamped(column * INCH / 2 + INCH / 4, (ROWS - 1 - row) * INCH + INCH / 2)
}
