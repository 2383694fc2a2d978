//! The board for a terminal: a map with bases, stones and terrain, and what there is to know about the player's models,
//! in words. Colour is never the only sign: each seat has different brackets around its bases.

mod map;

use measure::units::inches;
use measure::{Cover, Disc};
use table::{Arg, Lang, Phrase, Piece, Seat, Sheet, Sketch, Speaker, Spoken as _, Term, Tone};

use crate::battle::{Battle, ModelId, State};
use crate::content::Terrain;
use crate::game::Moonstone;
use crate::look::Look;
use crate::round::ROUNDS;
use crate::view::{ModelView, PlayerView, View};
use crate::words::names::name_seat;
use map::Map;

/// The width of the board.
const WIDTH: usize = 78;
/// Enemies closer than this are measured for each of the player's models.
const NEAR: i32 = inches(12);

pub(crate) fn sketch(game: &Moonstone, view: &View, lang: Lang) -> Sketch {
    let battle = view.laid_out(game);
    let sheet = Sheet::new(Moonstone::texts(), lang, WIDTH);
    let mut board = Board { game, view, battle: &battle, speaker: Speaker { game, view }, sheet };
    board.draw_head();
    if view.round > 0 || !view.stones.is_empty() {
        Map::drawn(game, view, &battle).put(&mut board.sheet);
        board.draw_legend();
    }
    board.draw_cards();
    for player in &view.players {
        board.draw_troupe(player);
    }
    board.sheet.finish()
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

/// Depths as superscript digits, so that they are not mistaken for numbers of stones.
pub(crate) fn depth_sign(depth: u8) -> char {
    const SIGNS: [char; 9] = ['¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    SIGNS.get(usize::from(depth).wrapping_sub(1)).copied().unwrap_or('⁺')
}

struct Board<'v> {
    game: &'v Moonstone,
    view: &'v View,
    battle: &'v Battle,
    speaker: Speaker<'v, Moonstone>,
    sheet: Sheet<'static>,
}

impl<'v> Board<'v> {
    fn look(&self) -> Look<'v> {
        Look { game: self.game, battle: self.battle }
    }

    /// The round, the acting player, and all players' stones.
    fn draw_head(&mut self) {
        let mut parts = vec![match self.view.round {
            0 => Phrase::new("sketch-set-up"),
            round => Phrase::new("sketch-round").with("round", round).with("overtime", round > ROUNDS),
        }];
        if let Some(active) = self.view.active {
            parts.push(Phrase::new("sketch-active").with("model", active.say(self.speaker)));
        }
        parts.push(Phrase::new("sketch-table").with("table", self.game.layout().name.clone()));
        self.flow(0, parts.into_iter().map(|part| Piece::new(Tone::Strong, part)));
        let players: Vec<Piece> = self.view.players.iter().map(|player| self.describe_player(player)).collect();
        self.flow(0, players);
    }

    fn describe_player(&self, player: &PlayerView) -> Piece {
        let [open, close] = brackets(player.seat);
        let brackets = format!("{open}{close}");
        let phrase = Phrase::new("sketch-player")
            .with("brackets", table::text(brackets))
            .with("player", name_seat(self.view, player.seat))
            .with("stones", player.stones);
        Piece::new(tone(self.view, player.seat), phrase)
    }

    /// Only the kinds of terrain on this table.
    fn draw_legend(&mut self) {
        let pieces = &self.game.layout().pieces;
        let are_there = |kind: &Terrain| {
            pieces.iter().any(|piece| piece.terrain == *kind) || *kind == Terrain::Wood && !self.view.woods.is_empty()
        };
        let kinds = Terrain::ALL.iter().filter(|kind| are_there(kind)).map(|kind| {
            let sign = table::text(map::sign(*kind).to_string());
            let phrase = Phrase::new("sketch-terrain").with("sign", sign).with("terrain", kind.say(self.speaker));
            Piece::new(Tone::Faint, phrase)
        });
        let mut parts: Vec<Piece> = kinds.collect();
        if !self.game.layout().ladders.is_empty() {
            parts.push(Piece::phrase(Tone::Faint, "sketch-ladder"));
        }
        if !self.view.tokens.is_empty() {
            parts.push(Piece::phrase(Tone::Faint, "sketch-token"));
        }
        if self.view.round > 0 {
            parts.push(Piece::phrase(Tone::Faint, "sketch-legend-stones"));
        }
        if self.view.models.iter().any(|model| model.level > 0) {
            parts.push(Piece::phrase(Tone::Faint, "sketch-legend-upstairs"));
        }
        if self.view.moving.is_some() {
            parts.push(Piece::phrase(Tone::Faint, "sketch-legend-reach"));
        }
        self.flow(3, parts);
        if self.view.round == 0 {
            self.list_stones();
        }
    }

    /// MS-05: who puts real dice where the table has dropped them has to know exactly where they lie.
    fn list_stones(&mut self) {
        let stones = self.view.stones.iter().map(|stone| {
            let sign = format!("{}{}", stone.number + 1, depth_sign(stone.depth));
            let phrase = Phrase::new("sketch-stone").with("sign", table::text(sign)).with("depth", stone.depth);
            Piece::new(Tone::Plain, phrase.with("at", stone.at.say(self.speaker)))
        });
        let stones: Vec<Piece> = stones.collect();
        self.flow(3, stones);
    }

    /// Hands that the viewer may look at.
    fn draw_cards(&mut self) {
        if let Some(own) = self.view.casting.as_ref().and_then(|casting| casting.own.as_ref()) {
            self.draw_hand(Phrase::new("sketch-hand"), own);
        }
        let Some(fight) = &self.view.fight else { return };
        for (model, hand) in fight.models.iter().zip(&fight.hands) {
            let Some(hand) = hand else { continue };
            self.draw_hand(Phrase::new("sketch-hand-of").with("model", model.say(self.speaker)), hand);
        }
    }

    fn draw_hand(&mut self, title: Phrase, cards: &[impl Term<Moonstone>]) {
        let cards = cards.iter().map(|card| card.say(self.speaker));
        let texts: Vec<Arg> = [title.into()].into_iter().chain(cards).collect();
        self.flow(2, texts.into_iter().map(|text| Piece::new(Tone::Own, text)));
    }

    /// The models of a player; for the viewer's own, everything that can be measured.
    fn draw_troupe(&mut self, player: &PlayerView) {
        let models = || self.view.models.iter().filter(|model| model.owner == player.seat);
        for model in models().filter(|model| model.state != State::Slain) {
            self.draw_model(model);
            if self.view.viewer == Some(player.seat) && model.state == State::Standing {
                self.draw_surroundings(model);
            }
        }
        let slain = models().filter(|it| it.state == State::Slain).map(|it| {
            let phrase = Phrase::new("sketch-slain").with("model", it.model.say(self.speaker));
            Piece::new(Tone::Faint, phrase)
        });
        self.flow(1, slain.collect::<Vec<_>>());
    }

    fn draw_model(&mut self, model: &ModelView) {
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
        self.sheet.line([
            Piece::text(tone, format!("{mark}{open}{}{close} ", letter(model.model))).id(&model.id),
            Piece::new(tone, Phrase::new("choice-it").with("it", model.model.say(self.speaker)))
                .width(26)
                .id(&model.id),
            Piece::new(Tone::Plain, figures),
        ]);
    }

    /// What is left of the jog, who engages the model, the nearest stone, and the enemies by distance.
    fn draw_surroundings(&mut self, model: &ModelView) {
        let look = self.look();
        let id = model.model;
        let mut parts = Vec::new();
        let jog = if model.has_jogged { Phrase::new("sketch-no-jog") } else { jog_left(model.jog) };
        parts.push(Piece::new(Tone::Faint, jog));
        let engaging: Vec<Arg> =
            look.standing().filter(|other| look.engages(*other, id)).map(|other| other.say(self.speaker)).collect();
        if !engaging.is_empty() {
            let phrase = Phrase::new("sketch-engaged").with("models", Arg::List(engaging));
            parts.push(Piece::new(Tone::Warning, phrase));
        }
        let own = look.disc(id);
        let stones = self.battle.stones.iter().map(|stone| (own.gap(stone.disc()), stone.depth, stone.number + 1));
        if let Some((gap, depth, number)) = stones.min() {
            let phrase =
                Phrase::new("sketch-nearest-stone").with("number", number).with("depth", depth).with("distance", gap);
            parts.push(Piece::new(Tone::Faint, phrase));
        }
        parts.extend(self.measure_enemies(id, own));
        self.flow(5, parts);
    }

    /// Pieces side by side, on as many lines as they need.
    fn flow(&mut self, indent: usize, pieces: impl IntoIterator<Item = Piece>) {
        self.sheet.flow([indent, indent], " · ", pieces);
    }

    fn measure_enemies(&self, id: ModelId, own: Disc) -> Vec<Piece> {
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
            Piece::new(Tone::Faint, phrase)
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
