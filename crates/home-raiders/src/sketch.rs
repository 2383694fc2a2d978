//! The map for a terminal: an inch is two characters wide and one line high, with the far edge on top.

mod cards;

use measure::units::{INCH, MILLIMETRE};
use measure::{Point, Polygon};
use table::sketch::{Sign, join};
use table::{Lang, Phrase, Piece, Sheet, Sketch, Speaker, Spoken as _, Term, Tone};

use crate::battle::{ObjectId, State};
use crate::game::HomeRaiders;
use crate::view::{CharacterView, TroopView, View};
use crate::words::names::letter;

/// The usual width of a board.
const WIDTH: usize = 78;

pub(crate) fn sketch(game: &HomeRaiders, view: &View, lang: Lang) -> Sketch {
    let mut map = Map { game, view, sheet: Sheet::new(HomeRaiders::texts(), lang, WIDTH) };
    map.draw_head();
    map.draw_rows();
    map.draw_troops();
    cards::draw_cards(game, view, &mut map.sheet);
    for key in ["sketch-legend", "sketch-legend-objects"] {
        map.sheet.line([Piece::phrase(Tone::Faint, key)]);
    }
    map.sheet.finish()
}

struct Map<'v> {
    game: &'v HomeRaiders,
    view: &'v View,
    sheet: Sheet<'static>,
}

impl<'v> Map<'v> {
    fn speaker(&self) -> Speaker<'v, HomeRaiders> {
        Speaker { game: self.game, view: self.view }
    }

    fn draw_head(&mut self) {
        let View { round, score, beads, .. } = *self.view;
        let mut parts = vec![match round {
            0 => Phrase::new("sketch-setup"),
            _ => Phrase::new("sketch-round").with("round", round),
        }];
        parts.extend(self.view.mission.map(|it| Phrase::new("sketch-mission").with("mission", it.phrase())));
        parts.push(Phrase::new("sketch-score").with("first", score[0]).with("second", score[1]));
        parts.push(Phrase::new("sketch-beads").with("first", beads[0]).with("second", beads[1]));
        self.sheet.line(join(parts.into_iter().map(|part| Piece::new(Tone::Strong, part)), " · "));
    }

    fn draw_rows(&mut self) {
        let high = self.game.area().table.high;
        let (columns, rows) = ((high.x() + INCH / 2 - 1) / (INCH / 2), (high.y() + INCH - 1) / INCH);
        let border = "─".repeat(columns as usize);
        self.sheet.line([Piece::text(Tone::Faint, format!("┌{border}┐"))]);
        for row in (0..rows).rev() {
            let cells: Vec<Sign> = (0..columns).map(|column| self.cell(column, row)).collect();
            self.sheet.signs("│", &cells, "│");
        }
        self.sheet.line([Piece::text(Tone::Faint, format!("└{border}┘"))]);
    }

    /// The most important thing in a cell: a character, a marker, a portal, an object.
    fn cell(&self, column: i32, row: i32) -> Sign {
        let holds = |at: Point| at.x() / (INCH / 2) == column && at.y() / INCH == row;
        let mut characters = self.view.characters().filter(|it| it.state == State::Present);
        if let Some(character) = characters.find(|it| holds(it.at)) {
            let tone = self.tone(character);
            return Sign { sign: letter(character.who), tone, id: Some(character.id.to_string()) };
        }
        for (marker, sign) in self.view.markers.iter().zip('1'..) {
            if holds(marker.at) {
                return Sign { sign, tone: Tone::Warning, id: Some(marker.id.to_string()) };
            }
        }
        let middle = Point::clamped(column * (INCH / 2) + INCH / 4, row * INCH + INCH / 2);
        let moved = |object: ObjectId| self.view.objects.iter().find(|it| it.object == object).map(|it| &it.outline);
        for (object, number) in self.game.area().objects.iter().zip(0..) {
            let id = ObjectId(number);
            if is_near(moved(id).unwrap_or(&object.outline), middle) {
                let sign = match (object.uneven, object.climbable) {
                    (true, _) => '░',
                    (false, true) => '▓',
                    (false, false) => '█',
                };
                return Sign { sign, tone: Tone::Plain, id: Some(id.id().to_string()) };
            }
        }
        for object in self.view.objects.iter().filter(|it| it.object.index() >= self.game.area().objects.len()) {
            if is_near(&object.outline, middle) {
                return Sign { sign: '◆', tone: Tone::Strong, id: Some(object.id.to_string()) };
            }
        }
        Sign { sign: ' ', tone: Tone::Faint, id: None }
    }

    /// A spectator sits behind seat 0.
    fn tone(&self, character: &CharacterView) -> Tone {
        let eye = self.view.viewer.unwrap_or(table::Seat(0));
        if character.who.seat() == eye { Tone::Own } else { Tone::Foe }
    }

    fn draw_troops(&mut self) {
        for troop in self.view.troops() {
            if troop.characters.iter().any(|it| it.state == State::Present) {
                self.draw_troop(troop);
            }
        }
    }

    fn draw_troop(&mut self, troop: &TroopView) {
        let is_active = self.view.turn.is_some_and(|turn| turn.troop == troop.troop);
        let sign = if is_active { "▶ " } else { "  " };
        let named = troop.troop.say(self.speaker());
        let name = Phrase::new("sketch-troop").with("troop", named).with("activated", troop.is_activated);
        let present = || troop.characters.iter().filter(|it| it.state == State::Present);
        let tone = present().next().map_or(Tone::Plain, |first| self.tone(first));
        let mut pieces = vec![Piece::text(tone, sign), Piece::new(tone, name).id(troop.id)];
        let marked = present().filter(|it| it.wounds > 0 || it.is_down || it.elevation > 0);
        for character in marked {
            pieces.push(Piece::text(Tone::Faint, " · "));
            let phrase = Phrase::new("sketch-character")
                .with("name", character.who.say(self.speaker()))
                .with("wounds", character.wounds)
                .with("down", character.is_down)
                .with("height", character.elevation / MILLIMETRE);
            pieces.push(Piece::new(Tone::Plain, phrase).id(character.id));
        }
        self.sheet.line(pieces);
    }
}

/// Whether a cell shows an object: its centre is in the outline, or the outline is small and close.
fn is_near(outline: &Polygon, middle: Point) -> bool {
    measure::Disc::point(middle).gap_to(outline) <= INCH / 5
}
