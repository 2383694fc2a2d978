//! The board for a terminal: a map with bases, stones and terrain, and what there is to know about the own models in
//! words. Colour is never the only sign: the bases of each seat have brackets of their own.

mod map;

use measure::units::inches;
use measure::{Cover, Disc};
use table::{Arg, Phrase, Seat, Sketch, Span, Speaker, Spoken as _, Term, Tone, Words};

use crate::battle::{Battle, ModelId, State};
use crate::content::Terrain;
use crate::game::Moonstone;
use crate::look::Look;
use crate::view::{ModelView, PlayerView, View};
use crate::words::names::name_seat;
use map::Map;

/// How wide the board is.
const WIDTH: usize = 78;
/// Enemies nearer than this are measured for each own model.
const NEAR: i32 = inches(12);

pub(crate) fn sketch(game: &Moonstone, view: &View) -> Sketch {
    let battle = view.laid_out(game);
    let board = Board { game, view, battle: &battle, speaker: Speaker { game, view } };
    let mut sketch = Sketch::default();
    board.draw_head(&mut sketch);
    if view.round > 0 || !view.stones.is_empty() {
        Map::drawn(game, view, &battle).put(&mut sketch);
        board.draw_legend(&mut sketch);
    }
    board.draw_cards(&mut sketch);
    for player in &view.players {
        board.draw_troupe(&mut sketch, player);
    }
    sketch
}

/// The brackets around the letters of a seat's models.
pub(crate) fn brackets(seat: Seat) -> [char; 2] {
    match seat.0 {
        0 => ['(', ')'],
        1 => ['[', ']'],
        2 => ['{', '}'],
        _ => ['<', '>'],
    }
}

/// The letter of a model on the map.
pub(crate) fn letter(model: ModelId) -> char {
    let first = if model.0 < 26 { b'A' } else { b'a' };
    char::from(first + model.0 % 26)
}

/// Depths as small digits, so that they are not taken for numbers of stones.
pub(crate) fn depth_sign(depth: u8) -> char {
    const SIGNS: [char; 9] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    SIGNS.get(usize::from(depth).wrapping_sub(1)).copied().unwrap_or('⁺')
}

#[derive(Clone, Copy)]
struct Board<'v> {
    game: &'v Moonstone,
    view: &'v View,
    battle: &'v Battle,
    speaker: Speaker<'v, Moonstone>,
}

impl<'v> Board<'v> {
    fn look(self) -> Look<'v> {
        Look { game: self.game, battle: self.battle }
    }

    /// The round, who acts, and everybody's stones.
    fn draw_head(self, sketch: &mut Sketch) {
        let mut parts = vec![match self.view.round {
            0 => Phrase::new("sketch-set-up"),
            round => Phrase::new("sketch-round").with("round", round),
        }];
        if let Some(active) = self.view.active {
            parts.push(Phrase::new("sketch-active").with("model", active.say(self.speaker)));
        }
        parts.push(Phrase::new("sketch-table").with("table", self.game.layout().name.clone()));
        flow(sketch, 0, parts.into_iter().map(|part| Piece::new(Tone::Strong, said(&part))).collect());
        let players = self.view.players.iter().map(|player| self.describe_player(player));
        flow(sketch, 0, players.collect());
    }

    fn describe_player(self, player: &PlayerView) -> Piece {
        let [open, close] = brackets(player.seat);
        let brackets = format!("{open}{close}");
        let phrase = Phrase::new("sketch-player")
            .with("brackets", Words::same(brackets))
            .with("player", name_seat(self.view, player.seat))
            .with("stones", player.stones);
        Piece::new(tone(self.view, player.seat), said(&phrase))
    }

    /// Only the kinds of terrain that are on this table.
    fn draw_legend(self, sketch: &mut Sketch) {
        let pieces = &self.game.layout().pieces;
        let are_there = |kind: &Terrain| {
            pieces.iter().any(|piece| piece.terrain == *kind) || *kind == Terrain::Wood && !self.view.woods.is_empty()
        };
        let kinds = Terrain::ALL.iter().filter(|kind| are_there(kind)).map(|kind| {
            let sign = table::text(map::sign(*kind).to_string());
            let phrase = Phrase::new("sketch-terrain").with("sign", sign).with("terrain", kind.say(self.speaker));
            Piece::new(Tone::Faint, said(&phrase))
        });
        let mut parts: Vec<Piece> = kinds.collect();
        if !self.game.layout().ladders.is_empty() {
            parts.push(Piece::new(Tone::Faint, said(&Phrase::new("sketch-ladder"))));
        }
        if !self.view.tokens.is_empty() {
            parts.push(Piece::new(Tone::Faint, said(&Phrase::new("sketch-token"))));
        }
        parts.push(Piece::new(Tone::Faint, said(&Phrase::new("sketch-legend-stones"))));
        if self.view.models.iter().any(|model| model.level > 0) {
            parts.push(Piece::new(Tone::Faint, said(&Phrase::new("sketch-legend-upstairs"))));
        }
        if self.view.moving.is_some() {
            parts.push(Piece::new(Tone::Faint, said(&Phrase::new("sketch-legend-reach"))));
        }
        flow(sketch, 3, parts);
    }

    /// Hands that the viewer may look at.
    fn draw_cards(self, sketch: &mut Sketch) {
        let draw = |sketch: &mut Sketch, title: Phrase, cards: Vec<Arg>| {
            let cards = cards.into_iter().map(|card| said(&Phrase::new("it").with("it", card)));
            flow(sketch, 2, [said(&title)].into_iter().chain(cards).map(|text| Piece::new(Tone::Own, text)).collect());
        };
        if let Some(own) = self.view.casting.as_ref().and_then(|casting| casting.own.as_ref()) {
            draw(sketch, Phrase::new("sketch-hand"), own.iter().map(|card| card.say(self.speaker)).collect());
        }
        let Some(fight) = &self.view.fight else { return };
        for (model, hand) in fight.models.iter().zip(&fight.hands) {
            let Some(hand) = hand else { continue };
            let title = Phrase::new("sketch-hand-of").with("model", model.say(self.speaker));
            draw(sketch, title, hand.iter().map(|card| card.say(self.speaker)).collect());
        }
    }

    /// The models of a player; of the viewer's own everything that can be measured.
    fn draw_troupe(self, sketch: &mut Sketch, player: &PlayerView) {
        let models = || self.view.models.iter().filter(|model| model.owner == player.seat);
        for model in models().filter(|model| model.state != State::Slain) {
            self.draw_model(sketch, model);
            if self.view.viewer == Some(player.seat) && model.state == State::Standing {
                self.draw_surroundings(sketch, model);
            }
        }
        let slain = models().filter(|it| it.state == State::Slain).map(|it| {
            let phrase = Phrase::new("sketch-slain").with("model", it.model.say(self.speaker));
            Piece::new(Tone::Faint, said(&phrase))
        });
        flow(sketch, 1, slain.collect());
    }

    fn draw_model(self, sketch: &mut Sketch, model: &ModelView) {
        let tone = tone(self.view, model.owner);
        let [open, close] = brackets(model.owner);
        let mark = if self.view.active == Some(model.model) { '▶' } else { ' ' };
        let figures = Phrase::new("sketch-model")
            .with("left", model.health.saturating_sub(model.wounds))
            .with("health", model.health)
            .with("energy", model.energy)
            .with("stones", model.stones)
            .with("level", model.level)
            .with(
                "state",
                match model.state {
                    State::Waiting => "waiting",
                    State::Away => "away",
                    State::Standing | State::Slain if model.has_activated => "done",
                    State::Standing | State::Slain => "fresh",
                },
            );
        sketch.line([
            Span::text(tone, format!("{mark}{open}{}{close} ", letter(model.model))).id(model.id.clone()),
            Span::new(tone, model.model.say(self.speaker)).width(26).id(model.id.clone()),
            Span::new(Tone::Plain, figures),
        ]);
    }

    /// What is left of the jog, who engages it, the nearest stone and the enemies, nearest first.
    fn draw_surroundings(self, sketch: &mut Sketch, model: &ModelView) {
        let look = self.look();
        let id = model.model;
        let mut parts = Vec::new();
        let jog = if model.has_jogged { Phrase::new("sketch-no-jog") } else { jog_left(model.jog) };
        parts.push(Piece::new(Tone::Faint, said(&jog)));
        let engaging: Vec<Arg> =
            look.standing().filter(|other| look.engages(*other, id)).map(|other| other.say(self.speaker)).collect();
        if !engaging.is_empty() {
            let phrase = Phrase::new("sketch-engaged").with("models", Arg::List(engaging));
            parts.push(Piece::new(Tone::Warning, said(&phrase)));
        }
        let own = look.disc(id);
        let stones = self.battle.stones.iter().zip(1_u8..);
        if let Some((gap, depth, number)) =
            stones.map(|(stone, number)| (own.gap(stone.disc()), stone.depth, number)).min()
        {
            let phrase =
                Phrase::new("sketch-nearest-stone").with("number", number).with("depth", depth).with("distance", gap);
            parts.push(Piece::new(Tone::Faint, said(&phrase)));
        }
        parts.extend(self.measure_enemies(id, own));
        flow(sketch, 5, parts);
    }

    fn measure_enemies(self, id: ModelId, own: Disc) -> Vec<Piece> {
        let look = self.look();
        let enemies = look.standing().filter(|other| look.are_enemies(*other, id));
        let mut enemies: Vec<(i32, ModelId)> = enemies.map(|other| (own.gap(look.disc(other)), other)).collect();
        enemies.sort_unstable();
        let near = enemies.iter().filter(|(gap, _)| *gap < NEAR).count().clamp(1, 4);
        let measured = enemies.into_iter().take(near).map(|(gap, other)| {
            let seen = match (look.sees(id, other), look.cover(id, other)) {
                (false, _) => "hidden",
                (true, Cover::None) => "free",
                (true, Cover::Light { .. }) => "light",
                (true, Cover::Heavy { .. }) => "heavy",
            };
            let phrase = Phrase::new("sketch-enemy")
                .with("model", other.say(self.speaker))
                .with("distance", gap)
                .with("seen", seen);
            Piece::new(Tone::Faint, said(&phrase))
        });
        measured.collect()
    }
}

fn jog_left(jog: i32) -> Phrase {
    Phrase::new("sketch-jog").with("inches", jog)
}

pub(crate) fn tone(view: &View, seat: Seat) -> Tone {
    match view.viewer {
        Some(viewer) if viewer == seat => Tone::Own,
        Some(_) => Tone::Foe,
        None => Tone::Plain,
    }
}

/// A piece of text that stays on one line.
struct Piece {
    tone: Tone,
    text: Words,
}

impl Piece {
    fn new(tone: Tone, text: Words) -> Piece {
        Piece { tone, text }
    }

    fn width(&self) -> usize {
        self.text.de.chars().count().max(self.text.en.chars().count())
    }
}

/// A phrase in both languages, as they have different lengths.
fn said(phrase: &Phrase) -> Words {
    Moonstone::texts().in_both(phrase)
}

/// Puts pieces side by side as long as there is room, each line so far from the left.
fn flow(sketch: &mut Sketch, indent: usize, pieces: Vec<Piece>) {
    const BETWEEN: &str = " · ";
    let start = || vec![Span::text(Tone::Plain, " ".repeat(indent))];
    let (mut line, mut used) = (start(), indent);
    for piece in pieces {
        if used > indent && used + 3 + piece.width() > WIDTH {
            sketch.line(std::mem::replace(&mut line, start()));
            used = indent;
        } else if used > indent {
            line.push(Span::text(Tone::Faint, BETWEEN));
            used += 3;
        }
        used += piece.width();
        line.push(Span::new(piece.tone, piece.text));
    }
    if used > indent {
        sketch.line(line);
    }
}
