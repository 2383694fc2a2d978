//! The board for a terminal: a map at one inch to two columns and one row to two inches, and a list of models.

use measure::Point;
use measure::units::INCH;
use table::{Arg, Phrase, Sketch, Span, Tone};

use crate::battle::State;
use crate::content::{SIDE, Terrain};
use crate::game::Moonstone;
use crate::view::{ModelView, View};

const COLUMNS: i32 = SIDE * 2;
const ROWS: i32 = SIDE;

pub(crate) fn sketch(game: &Moonstone, view: &View) -> Sketch {
    let mut sketch = Sketch::default();
    draw_map(game, view, &mut sketch);
    for model in view.models.iter().filter(|model| model.state == State::Standing) {
        sketch.line(describe(game, view, model));
    }
    sketch
}

fn draw_map(game: &Moonstone, view: &View, sketch: &mut Sketch) {
    for row in (0..ROWS).rev() {
        let mut line: Vec<Span> = Vec::new();
        for column in 0..COLUMNS {
            let at = Point::clamped(column * INCH / 2 + INCH / 4, row * INCH + INCH / 2);
            line.push(draw_cell(game, view, at));
        }
        sketch.line(line);
    }
}

fn draw_cell(game: &Moonstone, view: &View, at: Point) -> Span {
    let is_here = |point: Point| (point.x() - at.x()).abs() * 2 <= INCH / 2 && (point.y() - at.y()).abs() * 2 <= INCH;
    let standing = view.models.iter().filter(|model| model.state == State::Standing);
    if let Some(model) = standing.into_iter().find(|model| is_here(model.at)) {
        let letter = char::from(b'A' + model.model.0 % 26);
        return Span::text(tone(view, model), letter.to_string()).id(model.id.clone());
    }
    if let Some(stone) = view.stones.iter().find(|stone| is_here(stone.at)) {
        return Span::text(Tone::Warning, stone.depth.to_string()).id(stone.id.clone());
    }
    let pieces = game.layout().pieces.iter().enumerate();
    let mut here =
        pieces.filter(|(place, piece)| view.ground.as_ref().map_or(&piece.outline, |ground| &ground[*place]).holds(at));
    let sign = here.next_back().map_or("·", |(_, piece)| match piece.terrain {
        Terrain::Water => "~",
        Terrain::Wood => "♣",
        Terrain::Obstacle => "=",
        Terrain::Barrier => "#",
        Terrain::Tree => "o",
        Terrain::Floor => "_",
        Terrain::Platform => "^",
        Terrain::Stairs => "/",
    });
    Span::text(Tone::Faint, sign)
}

fn tone(view: &View, model: &ModelView) -> Tone {
    match view.viewer {
        Some(seat) if seat == model.owner => Tone::Own,
        Some(_) => Tone::Foe,
        None => Tone::Plain,
    }
}

fn describe(game: &Moonstone, view: &View, model: &ModelView) -> Vec<Span> {
    let letter = char::from(b'A' + model.model.0 % 26);
    let name = game.content().character(model.character).name.clone();
    let figures = Phrase::new("sketch-model")
        .with("left", model.health.saturating_sub(model.wounds))
        .with("health", model.health)
        .with("energy", model.energy)
        .with("stones", model.stones)
        .with("done", if model.has_activated { "yes" } else { "no" });
    vec![
        Span::text(tone(view, model), format!("{letter} ")),
        Span::new(tone(view, model), Arg::Words(name)).width(26).id(model.id.clone()),
        Span::new(Tone::Plain, figures),
    ]
}
