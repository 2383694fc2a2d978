//! The table for a terminal: the enemy troop above, the reader's below, with columns facing each other.
//!
//! ▲ is the near side, the reader's own, and ▼ the far one; a spectator sits behind seat 0.

use table::sketch::{Column as Cell, join, ruled, spaced, wrap};
use table::{Lang, Phrase, Piece, Seat, Sheet, Sketch, Spoken as _, Tone};

use crate::content::Row;
use crate::game::PixelTactics;
use crate::place::{Column, Place, color};
use crate::view::{CardView, HeroView, Holds, LeaderView, SideView, View};
use crate::words::Speaker;
use crate::words::names::{eye, name_seat};

/// The width of a position.
const CELL: usize = 26;
/// Three positions and the lines between them fit into 80 columns.
const WIDTH: usize = 3 * CELL + 2;

pub(crate) fn sketch(game: &PixelTactics, view: &View, lang: Lang) -> Sketch {
    let sheet = Sheet::new(PixelTactics::texts(), lang, WIDTH);
    let mut board = Board { view, speaker: Speaker { game, view }, sheet };
    let near = eye(view);
    board.draw_head();
    board.draw_side(near.other());
    if view.sides.iter().any(|side| side.leader.is_some()) {
        [Row::Rear, Row::Flank, Row::Front].into_iter().for_each(|row| board.draw_row(near.other(), row));
        Row::ALL.into_iter().for_each(|row| board.draw_row(near, row));
    }
    board.draw_side(near);
    board.draw_cards(near);
    for key in ["sketch-legend", "sketch-legend-more"] {
        board.sheet.full(Piece::phrase(Tone::Faint, key));
    }
    board.sheet.finish()
}

struct Board<'v> {
    view: &'v View,
    speaker: Speaker<'v>,
    sheet: Sheet<'static>,
}

impl<'v> Board<'v> {
    /// The round and the wave, and while the duel goes on whose turn it is and how much of it is left.
    fn draw_head(&mut self) {
        let View { round, wave, active, actions, orders, victory, game, promos, .. } = *self.view;
        let mut parts = match wave {
            Some(row) => {
                let row = Phrase::new("sketch-row").with("row", row.word());
                vec![Phrase::new("sketch-round").with("round", round).with("row", row)]
            }
            None => vec![Phrase::new("sketch-set-up")],
        };
        if let Some(seat) = active {
            parts.push(Phrase::new("sketch-active").with("seat", name_seat(self.speaker, seat)));
            parts.push(Phrase::new("sketch-actions").with("actions", actions));
            if orders > 0 {
                parts.push(Phrase::new("sketch-orders").with("orders", orders));
            }
        }
        self.draw_phrases(Tone::Strong, parts);
        let mut more = Vec::new();
        if let Some(victory) = victory {
            let phrase = Phrase::new("sketch-game").with("game", game).with("victory", victory);
            more.push(Piece::new(Tone::Plain, phrase));
        }
        if let Some(promos) = promos {
            more.push(Piece::new(Tone::Plain, Phrase::new("sketch-promos").with("cards", promos)).id("promo-pile"));
        }
        if !more.is_empty() {
            self.sheet.line(join(more, " · "));
        }
    }

    /// A side with its piles, and what its leader can do.
    fn draw_side(&mut self, seat: Seat) {
        let side = self.side(seat);
        let tone = self.tone(seat);
        let name = format!("{} {}", self.sign(seat), self.sheet.say(name_seat(self.speaker, seat)));
        let mut pieces = vec![Piece::text(tone, name)];
        if let Some(first) = self.view.first {
            pieces.push(Piece::phrase(tone, if first == seat { "sketch-first" } else { "sketch-second" }));
        }
        let hand = side.hand.len() as u8 + side.hidden_hand + side.hidden_promos;
        let pile = |key: &'static str, cards| Piece::new(Tone::Plain, Phrase::new(key).with("cards", cards));
        pieces.push(pile("sketch-hand", hand).id(format!("{}-hand", color(seat))));
        let deck = if self.view.viewer == Some(seat) { "deck".into() } else { format!("{}-deck", color(seat)) };
        pieces.push(pile("sketch-deck", side.deck).id(deck));
        pieces.push(pile("sketch-discard", side.discard.len() as u8).id(format!("{}-discard", color(seat))));
        if self.view.victory.is_some() {
            pieces.push(pile("sketch-won", side.won.len() as u8));
        }
        self.sheet.line(join(pieces, " · "));
        let mut notes = Vec::new();
        for (wave, actions) in ["this", "next"].into_iter().zip(side.hindered).filter(|(_, actions)| *actions > 0) {
            notes.push(Phrase::new("sketch-hindered").with("wave", wave).with("actions", actions));
        }
        if side.kills_attackers {
            notes.push(Phrase::new("sketch-kills-attackers"));
        }
        if !notes.is_empty() {
            self.draw_phrases(Tone::Warning, notes);
        }
        if let Some(leader) = &side.leader {
            let text = Phrase::new("sketch-ability").with("text", &leader.card.printed.leader.ability.text);
            self.sheet.paragraph(0, &Piece::new(tone, text));
        }
    }

    fn draw_phrases(&mut self, tone: Tone, phrases: Vec<Phrase>) {
        let said: Vec<String> = phrases.into_iter().map(|phrase| self.sheet.say(phrase)).collect();
        self.sheet.full(Piece::text(tone, said.join(" · ")));
    }

    /// A row of a troop: its name, then the cards in it.
    fn draw_row(&mut self, seat: Seat, row: Row) {
        let is_on = self.view.wave == Some(row);
        let (tone, mark) = if is_on { (Tone::Strong, "►") } else { (Tone::Faint, "─") };
        let title = format!("{mark}{mark} {} {}", self.sign(seat), self.name_row(row));
        self.sheet.full(Piece::text(tone, ruled(&title, WIDTH)));
        let mut columns = Column::ALL;
        if eye(self.view) != Seat(0) {
            columns.reverse();
        }
        let cells = columns.map(|column| self.draw_place(Place::new(seat, row, column)));
        self.sheet.columns(CELL, "│", cells);
    }

    fn draw_place(&self, place: Place) -> Cell {
        let side = self.side(place.seat());
        let tone = |is_dying| if is_dying { Tone::Warning } else { self.tone(place.seat()) };
        let (tone, text, ability) = match side.places.iter().find(|other| other.place == place).map(|it| &it.holds) {
            Some(Holds::Hero(hero)) => {
                let ability = hero.card.printed.strip(place.row()).short.get(self.sheet.lang);
                (tone(hero.damage >= hero.life), self.describe_hero(hero), ability)
            }
            Some(Holds::Corpse(corpse)) => {
                let acted = marks(false, false, corpse.has_acted);
                (Tone::Faint, spaced(["†".into(), self.name(&corpse.card), acted]), "")
            }
            None if let Some(leader) = &side.leader => {
                (tone(leader.damage >= leader.life), self.describe_leader(leader, place.seat()), "")
            }
            Some(Holds::Nothing) | None => (Tone::Faint, "·".into(), ""),
        };
        let lines = [(tone, text.as_str()), (Tone::Plain, ability)].into_iter().filter(|(_, text)| !text.is_empty());
        let lines = lines.flat_map(|(tone, text)| {
            wrap(text, CELL, 0).into_iter().map(move |line| Piece::text(tone, line).id(place.id()))
        });
        Cell { lines: lines.collect(), id: Some(place.id()) }
    }

    /// The cards that the reader knows: hand, deck, and what is known of the other hand.
    fn draw_cards(&mut self, near: Seat) {
        for seat in [near.other(), near] {
            let side = self.side(seat);
            if seat == near && self.view.viewer.is_some() {
                self.draw_hand(side);
            } else if !side.hand.is_empty() {
                self.draw_known_hand(side);
            }
        }
        self.draw_seen_deck(self.side(near));
    }

    /// Each card with what the hero could do in each row.
    fn draw_hand(&mut self, side: &SideView) {
        let mut title = self.sheet.say(Phrase::new("sketch-your-hand"));
        if side.hand.is_empty() {
            title = spaced([title, self.sheet.say(Phrase::new("sketch-empty-hand"))]);
        }
        self.sheet.full(Piece::text(Tone::Strong, title));
        for held in &side.hand {
            let text = format!("• {}", self.describe_card(&held.card));
            self.sheet.paragraph(2, &Piece::text(Tone::Own, text).id(&held.id));
        }
    }

    fn draw_known_hand(&mut self, side: &SideView) {
        let title = Phrase::new("sketch-known-hand").with("side", name_seat(self.speaker, side.seat));
        self.sheet.full(Piece::new(Tone::Strong, title));
        for held in &side.hand {
            let text = format!("• {}", self.name(&held.card));
            self.sheet.full(Piece::text(Tone::Foe, text).id(&held.id));
        }
        let hidden = side.hidden_hand + side.hidden_promos;
        if hidden > 0 {
            let text = self.sheet.say(Phrase::new("sketch-hidden").with("cards", hidden));
            self.sheet.full(Piece::text(Tone::Faint, format!("• {text}")));
        }
    }

    fn draw_seen_deck(&mut self, side: &SideView) {
        if side.seen_deck.is_empty() {
            return;
        }
        self.sheet.line([Piece::phrase(Tone::Strong, "sketch-seen-deck")]);
        for seen in &side.seen_deck {
            let text = format!("{:>2}. {}", seen.depth + 1, self.name(&seen.card));
            self.sheet.full(Piece::text(Tone::Own, text).id(&seen.id));
        }
    }

    fn describe_hero(&self, hero: &HeroView) -> String {
        spaced([
            self.name(&hero.card),
            format!("⚔{}", hero.attack),
            show_life(hero.life, hero.damage),
            marks(hero.can_melee, hero.can_shoot, hero.has_acted),
        ])
    }

    fn describe_leader(&self, leader: &LeaderView, seat: Seat) -> String {
        let markers = if leader.markers > 0 { format!("●{}", leader.markers) } else { String::new() };
        spaced([
            format!("★ {}", leader.card.printed.leader.names[seat.index()].get(self.sheet.lang)),
            format!("⚔{}", leader.attack),
            show_life(leader.life, leader.damage),
            markers,
            marks(leader.can_melee, leader.can_shoot, leader.has_acted),
        ])
    }

    /// A card in the hand: figures and rows in short.
    fn describe_card(&self, card: &CardView) -> String {
        let printed = &card.printed;
        let rows =
            Row::ALL.map(|row| format!("{}: {}", self.name_row(row), printed.strip(row).short.get(self.sheet.lang)));
        format!("{} ⚔{} ♥{} │ {}", self.name(card), printed.attack, printed.life, rows.join(" │ "))
    }

    fn name_row(&self, row: Row) -> String {
        self.sheet.say(Phrase::new("sketch-row").with("row", row.word()))
    }

    fn name(&self, card: &CardView) -> String {
        card.printed.name.get(self.sheet.lang).to_owned()
    }

    fn side(&self, seat: Seat) -> &'v SideView {
        &self.view.sides[seat.index()]
    }

    fn sign(&self, seat: Seat) -> &'static str {
        if seat == eye(self.view) { "▲" } else { "▼" }
    }

    fn tone(&self, seat: Seat) -> Tone {
        if seat == eye(self.view) { Tone::Own } else { Tone::Foe }
    }
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
