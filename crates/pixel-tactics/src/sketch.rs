//! The table for a terminal: the enemy troop above, one's own below, columns facing each other.
//!
//! ▲ is the near side, the reader's own, and ▼ the far one; a spectator sits behind seat 0. Names have different
//! lengths in the two languages, so every text is laid out in both before a terminal picks one.

use table::{Lang, Phrase, Seat, Sketch, Span, Tone, Words};

use crate::content::Row;
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::view::{CardView, HeroView, Holds, LeaderView, SideView, View};
use crate::words::names::{Names, eye, in_both, say_in};

/// How wide a position is.
const CELL: usize = 26;
/// Three positions and the lines between them fit a terminal of 80.
const WIDTH: usize = 3 * CELL + 2;

pub(crate) fn sketch(game: &PixelTactics, view: &View) -> Sketch {
    let board = Board { view, names: Names { game, view } };
    let mut sketch = Sketch::default();
    board.draw_head(&mut sketch);
    let near = eye(view);
    board.draw_side(&mut sketch, near.other());
    if view.sides.iter().any(|side| side.leader.is_some()) {
        [Row::Rear, Row::Flank, Row::Front].into_iter().for_each(|row| board.draw_row(&mut sketch, near.other(), row));
        Row::ALL.into_iter().for_each(|row| board.draw_row(&mut sketch, near, row));
    }
    board.draw_side(&mut sketch, near);
    board.draw_cards(&mut sketch, near);
    for key in ["sketch-legend", "sketch-legend-more"] {
        sketch.line([full_width(Tone::Faint, in_both(|lang| say_in(lang, &Phrase::new(key))))]);
    }
    sketch
}

#[derive(Clone, Copy)]
struct Board<'v> {
    view: &'v View,
    names: Names<'v>,
}

/// What is drawn of one position.
struct Cell {
    id: String,
    lines: Vec<Span>,
}

impl<'v> Board<'v> {
    /// The round and the wave, whose turn it is and what is left of it.
    fn draw_head(self, sketch: &mut Sketch) {
        let View { round, wave, active, actions, orders, victory, game, promos, .. } = *self.view;
        let mut parts = match wave {
            Some(row) => {
                let row = Phrase::new("sketch-row").with("row", row.word());
                vec![Phrase::new("sketch-round").with("round", round).with("row", row)]
            }
            None => vec![Phrase::new("sketch-set-up")],
        };
        if let Some(seat) = active {
            parts.push(Phrase::new("sketch-active").with("seat", self.names.side(seat)));
            parts.push(Phrase::new("sketch-actions").with("actions", actions));
        }
        if orders > 0 {
            parts.push(Phrase::new("sketch-orders").with("orders", orders));
        }
        sketch.line([full_width(Tone::Strong, join(&parts))]);
        let mut more = Vec::new();
        if let Some(victory) = victory {
            let phrase = Phrase::new("sketch-game").with("game", game).with("victory", victory);
            more.push(Span::new(Tone::Plain, phrase));
        }
        if let Some(promos) = promos {
            more.push(Span::new(Tone::Plain, Phrase::new("sketch-promos").with("cards", promos)).id("promo-pile"));
        }
        if !more.is_empty() {
            sketch.line(between(more, " · "));
        }
    }

    /// A side with its piles, and what its leader can do.
    fn draw_side(self, sketch: &mut Sketch, seat: Seat) {
        let side = self.side(seat);
        let tone = self.tone(seat);
        let name = in_both(|lang| format!("{} {}", self.sign(seat), say_in(lang, &self.names.side(seat))));
        let mut spans = vec![Span::new(tone, name)];
        if let Some(first) = self.view.first {
            let key = if first == seat { "sketch-first" } else { "sketch-second" };
            spans.push(Span::phrase(tone, key));
        }
        let hand = side.hand.len() as u8 + side.hidden_hand + side.hidden_promos;
        let pile = |key: &'static str, cards| Span::new(Tone::Plain, Phrase::new(key).with("cards", cards));
        spans.push(pile("sketch-hand", hand).id(format!("{}-hand", color(seat))));
        let deck = if self.view.viewer == Some(seat) { "deck".into() } else { format!("{}-deck", color(seat)) };
        spans.push(pile("sketch-deck", side.deck).id(deck));
        spans.push(pile("sketch-discard", side.discard.len() as u8).id(format!("{}-discard", color(seat))));
        if self.view.victory.is_some() {
            spans.push(pile("sketch-won", side.won.len() as u8));
        }
        sketch.line(between(spans, " · "));
        let mut notes = Vec::new();
        for (wave, actions) in ["this", "next"].into_iter().zip(side.hindered).filter(|(_, actions)| *actions > 0) {
            notes.push(Phrase::new("sketch-hindered").with("wave", wave).with("actions", actions));
        }
        if side.kills_attackers {
            notes.push(Phrase::new("sketch-kills-attackers"));
        }
        if !notes.is_empty() {
            sketch.line([full_width(Tone::Warning, join(&notes))]);
        }
        if let Some(leader) = &side.leader {
            let text = Phrase::new("sketch-ability").with("text", &leader.card.printed.leader.ability.text);
            draw_lines(sketch, tone, |lang| say_in(lang, &text));
        }
    }

    /// A row of a troop: its name, then whoever stands there.
    fn draw_row(self, sketch: &mut Sketch, seat: Seat, row: Row) {
        let is_on = self.view.wave == Some(row);
        let (tone, mark) = if is_on { (Tone::Strong, "►") } else { (Tone::Faint, "─") };
        let title = in_both(|lang| {
            let name = say_in(lang, &Phrase::new("sketch-row").with("row", row.word()));
            let title = format!("{mark}{mark} {} {name} ", self.sign(seat));
            let line = "─".repeat(WIDTH - title.chars().count());
            format!("{title}{line}")
        });
        sketch.line([full_width(tone, title)]);
        let mut columns = Column::ALL;
        if eye(self.view) != Seat(0) {
            columns.reverse();
        }
        let cells = columns.map(|column| self.draw_place(Place::new(seat, row, column)));
        let height = cells.iter().map(|cell| cell.lines.len()).max().unwrap_or(0);
        for index in 0..height {
            let spans = cells.iter().map(|cell| {
                let empty = Span::text(Tone::Plain, "").width(CELL).id(cell.id.clone());
                cell.lines.get(index).cloned().unwrap_or(empty)
            });
            sketch.line(between(spans.collect(), "│"));
        }
    }

    fn draw_place(self, place: Place) -> Cell {
        let side = self.side(place.seat());
        let tone = self.tone(place.seat());
        let drawn = match side.places.iter().find(|other| other.place == place).map(|place| &place.holds) {
            Some(Holds::Hero(hero)) => {
                let lethal = hero.damage >= hero.life;
                let tone = if lethal { Tone::Warning } else { tone };
                Some((tone, in_both(|lang| describe_hero(hero, lang)), Some(ability_of(hero, place.row()))))
            }
            Some(Holds::Corpse(corpse)) => {
                let name = in_both(|lang| spaced(["†".into(), name_of(&corpse.card, lang), acted(corpse.has_acted)]));
                Some((Tone::Faint, name, None))
            }
            Some(Holds::Nothing) => None,
            None => side.leader.as_ref().map(|leader| {
                let tone = if leader.damage >= leader.life { Tone::Warning } else { tone };
                (tone, in_both(|lang| describe_leader(leader, place.seat(), lang)), None)
            }),
        };
        let id = place.id();
        let (tone, text, ability) = drawn.unwrap_or_else(|| (Tone::Faint, in_both(|_| "·".into()), None));
        let mut lines = cell_lines(tone, &text, &id);
        lines.extend(ability.into_iter().flat_map(|ability| cell_lines(Tone::Plain, ability, &id)));
        Cell { id, lines }
    }

    /// The cards that the reader knows: the own hand and deck, and what is known of the other hand.
    fn draw_cards(self, sketch: &mut Sketch, near: Seat) {
        for seat in [near.other(), near] {
            let side = self.side(seat);
            if seat == near && self.view.viewer.is_some() {
                self.draw_hand(sketch, side);
            } else if !side.hand.is_empty() {
                self.draw_known_hand(sketch, side);
            }
        }
        self.draw_seen_deck(sketch, self.side(near));
    }

    /// Each card with what the hero could do in each row.
    fn draw_hand(self, sketch: &mut Sketch, side: &SideView) {
        let title = in_both(|lang| {
            let title = say_in(lang, &Phrase::new("sketch-your-hand"));
            if side.hand.is_empty() { spaced([title, say_in(lang, &Phrase::new("sketch-empty-hand"))]) } else { title }
        });
        sketch.line([full_width(Tone::Strong, title)]);
        for held in &side.hand {
            let lines = wrap_both(WIDTH - 2, |lang| describe_card(&held.card, lang));
            for (index, words) in lines.into_iter().enumerate() {
                let before = if index == 0 { "• " } else { "  " };
                let text = in_both(|lang| format!("{before}{}", words.get(lang)));
                sketch.line([full_width(Tone::Own, text).id(held.id.clone())]);
            }
        }
    }

    fn draw_known_hand(self, sketch: &mut Sketch, side: &SideView) {
        let title = Phrase::new("sketch-known-hand").with("side", self.names.side(side.seat));
        sketch.line([full_width(Tone::Strong, in_both(|lang| say_in(lang, &title)))]);
        for held in &side.hand {
            let text = in_both(|lang| format!("• {}", name_of(&held.card, lang)));
            sketch.line([full_width(Tone::Foe, text).id(held.id.clone())]);
        }
        let hidden = side.hidden_hand + side.hidden_promos;
        if hidden > 0 {
            let text = Phrase::new("sketch-hidden").with("cards", hidden);
            sketch.line([full_width(Tone::Faint, in_both(|lang| format!("• {}", say_in(lang, &text))))]);
        }
    }

    fn draw_seen_deck(self, sketch: &mut Sketch, side: &SideView) {
        if side.seen_deck.is_empty() {
            return;
        }
        sketch.line([Span::phrase(Tone::Strong, "sketch-seen-deck")]);
        for seen in &side.seen_deck {
            let text = in_both(|lang| format!("{:>2}. {}", seen.depth + 1, name_of(&seen.card, lang)));
            sketch.line([full_width(Tone::Own, text).id(seen.id.clone())]);
        }
    }

    fn side(self, seat: Seat) -> &'v SideView {
        &self.view.sides[seat.index()]
    }

    fn sign(self, seat: Seat) -> &'static str {
        if seat == eye(self.view) { "▲" } else { "▼" }
    }

    fn tone(self, seat: Seat) -> Tone {
        if seat == eye(self.view) { Tone::Own } else { Tone::Foe }
    }
}

fn describe_hero(hero: &HeroView, lang: Lang) -> String {
    spaced([
        name_of(&hero.card, lang),
        format!("⚔{}", hero.attack),
        show_life(hero.life, hero.damage),
        marks(hero.can_melee, hero.can_shoot, hero.has_acted),
    ])
}

fn describe_leader(leader: &LeaderView, seat: Seat, lang: Lang) -> String {
    let markers = if leader.markers > 0 { format!("●{}", leader.markers) } else { String::new() };
    spaced([
        format!("★ {}", leader.card.printed.leader.names[seat.index()].get(lang)),
        format!("⚔{}", leader.attack),
        show_life(leader.life, leader.damage),
        markers,
        marks(leader.can_melee, leader.can_shoot, leader.has_acted),
    ])
}

/// A card in the hand: figures and rows in short.
fn describe_card(card: &CardView, lang: Lang) -> String {
    let printed = &card.printed;
    let rows = Row::ALL.map(|row| {
        let name = say_in(lang, &Phrase::new("sketch-row").with("row", row.word()));
        format!("{name}: {}", printed.strip(row).short.get(lang))
    });
    format!("{} ⚔{} ♥{} │ {}", printed.name.get(lang), printed.attack, printed.life, rows.join(" │ "))
}

fn ability_of(hero: &HeroView, row: Row) -> &Words {
    &hero.card.printed.strip(row).short
}

fn show_life(life: u8, damage: u8) -> String {
    match damage {
        0 => format!("♥{life}"),
        damage if damage >= life => format!("♥{life} ✚{damage}!"),
        damage => format!("♥{life} ✚{damage}"),
    }
}

fn marks(can_melee: bool, can_shoot: bool, has_acted: bool) -> String {
    let marks = [("›", can_melee), ("➶", can_shoot), ("✓", has_acted)];
    marks.into_iter().filter(|(_, is_set)| *is_set).map(|(mark, _)| mark).collect()
}

fn acted(has_acted: bool) -> String {
    marks(false, false, has_acted)
}

fn name_of(card: &CardView, lang: Lang) -> String {
    card.printed.name.get(lang).to_owned()
}

/// The lines of a text in a position, as many as its longer language needs.
fn cell_lines(tone: Tone, text: &Words, id: &str) -> Vec<Span> {
    let lines = wrap_both(CELL, |lang| text.get(lang).to_owned());
    lines.into_iter().map(|words| Span::new(tone, words).width(CELL).id(id)).collect()
}

/// A text over the whole width.
fn draw_lines(sketch: &mut Sketch, tone: Tone, make: impl Fn(Lang) -> String) {
    for words in wrap_both(WIDTH, make) {
        sketch.line([full_width(tone, words)]);
    }
}

/// A text broken into lines, as many in both languages.
fn wrap_both(room: usize, make: impl Fn(Lang) -> String) -> Vec<Words> {
    let [de, en] = Lang::ALL.map(|lang| wrap(&make(lang), room));
    let line = |lines: &[String], index: usize| lines.get(index).cloned().unwrap_or_default();
    (0..de.len().max(en.len())).map(|index| Words { de: line(&de, index), en: line(&en, index) }).collect()
}

/// Breaks a text into lines at its spaces, not where words are kept together; a longer word than a line is cut.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        let letters: Vec<char> = word.chars().collect();
        for piece in letters.chunks(room) {
            let piece: String = piece.iter().collect();
            match lines.last_mut() {
                Some(line) if line.chars().count() + 1 + piece.chars().count() <= room => {
                    line.push(' ');
                    line.push_str(&piece);
                }
                _ => lines.push(piece),
            }
        }
    }
    lines
}

/// The parts that there are, with spaces between them.
fn spaced<const N: usize>(parts: [String; N]) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

fn join(parts: &[Phrase]) -> Words {
    in_both(|lang| parts.iter().map(|part| say_in(lang, part)).collect::<Vec<_>>().join(" · "))
}

fn between(spans: Vec<Span>, line: &str) -> Vec<Span> {
    let mut row = Vec::new();
    for span in spans {
        if !row.is_empty() {
            row.push(Span::text(Tone::Faint, line));
        }
        row.push(span);
    }
    row
}

fn full_width(tone: Tone, text: Words) -> Span {
    Span::new(tone, text).width(WIDTH)
}
