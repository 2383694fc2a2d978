//! The table for a terminal: a group for each player, the reader's own last, then the own hand.
//!
//! Names have different lengths in the two languages, so every text is laid out in both before a terminal picks one.

use table::{Lang, Phrase, Sketch, Span, Spoken, Term, Tone, Words};

use crate::battle::{Side, Target};
use crate::content::Figures;
use crate::game::KleineHelden;
use crate::view::{CardView, FittedView, GroupView, HandView, UnitView, View};
use crate::words::names::name_unit;
use crate::words::printed::{in_both, said, say_figures};
use crate::words::{Speaker, name_thing};

/// How wide the table is.
const WIDTH: usize = 100;

pub(crate) fn sketch(speaker: Speaker<'_>) -> Sketch {
    let (board, view) = (Board { view: speaker.view, speaker }, speaker.view);
    let mut sketch = Sketch::default();
    board.draw_head(&mut sketch);
    board.draw_piles(&mut sketch);
    let own = view.viewer.map(Side::from);
    for group in view.groups.iter().filter(|group| Some(group.side) != own) {
        board.draw_group(&mut sketch, group);
    }
    for group in view.groups.iter().filter(|group| Some(group.side) == own) {
        board.draw_group(&mut sketch, group);
        board.draw_hand(&mut sketch, group);
    }
    for key in ["sketch-legend", "sketch-legend-more"] {
        flow(&mut sketch, 0, vec![Piece::new(Tone::Faint, Phrase::new(key))], "");
    }
    sketch
}

#[derive(Clone, Copy)]
struct Board<'v> {
    view: &'v View,
    speaker: Speaker<'v>,
}

/// A piece of text that stays on one line if it can.
struct Piece {
    tone: Tone,
    text: Words,
    id: Option<String>,
}

impl<'v> Board<'v> {
    /// The round, whose turn it is, and what is fought about.
    fn draw_head(self, sketch: &mut Sketch) {
        let mut parts = match self.view.round {
            0 => vec![Phrase::new("sketch-set-up")],
            round => vec![Phrase::new("sketch-round").with("round", round)],
        };
        if let Some(side) = self.view.active {
            parts.push(Phrase::new("sketch-active").with("side", side.say(self.speaker)));
        }
        parts.push(Phrase::new("sketch-scenario").with("scenario", &self.view.printed.name));
        flow(sketch, 0, parts.into_iter().map(|part| Piece::new(Tone::Strong, part)).collect(), " · ");
        if !self.view.printed.line.de.is_empty() {
            let text = Words::clone(&self.view.printed.line);
            flow(sketch, 0, vec![Piece::text(Tone::Faint, text)], "");
        }
        if let Some(fight) = &self.view.fight {
            let phrase = Phrase::new("sketch-fight").with("by", fight.by.say(self.speaker));
            let phrase = phrase.with("at", fight.at.say(self.speaker)).with("means", fight.means.say(self.speaker));
            flow(sketch, 0, vec![Piece::new(Tone::Warning, phrase)], "");
        }
    }

    fn draw_piles(self, sketch: &mut Sketch) {
        let pieces = self.view.piles.iter().map(|pile| {
            let phrase = Phrase::new("sketch-pile").with("pile", pile.pile.word()).with("deck", pile.deck);
            Piece::new(Tone::Plain, phrase.with("discarded", pile.discard.len())).id(&pile.id)
        });
        let heroes = Phrase::new("sketch-heroes-left").with("heroes", self.view.heroes_left);
        flow(sketch, 0, pieces.chain([Piece::new(Tone::Plain, heroes)]).collect(), " · ");
    }

    /// A player: the hand by its backs, then NPC, demon and ward, then everybody in the group.
    fn draw_group(self, sketch: &mut Sketch, group: &GroupView) {
        let tone = self.tone(group.side);
        let title = Phrase::new("sketch-side").with("side", group.side.say(self.speaker));
        let title = title.with("active", self.view.active == Some(group.side));
        let mut pieces = vec![Piece::new(tone, title).id(&group.id)];
        if !group.is_wild {
            pieces.push(Piece::new(Tone::Plain, self.hand_phrase(group)));
        }
        if group.is_out {
            pieces.push(Piece::new(Tone::Warning, Phrase::new("sketch-out")));
        }
        if group.has_bought {
            pieces.push(Piece::new(Tone::Faint, Phrase::new("sketch-bought")));
        }
        if let Some(life) = group.ward {
            let phrase = Phrase::new("sketch-ward").with("ward", name_thing(self.speaker)).with("life", life);
            pieces.push(Piece::new(tone, phrase).id(&Target::Ward(group.side).id()));
        }
        flow(sketch, 4, pieces, " · ");
        if let Some(npc) = &group.npc {
            let phrase = self.with_card("sketch-npc", &npc.card).with("life", npc.life).with("used", npc.is_used);
            flow(sketch, 6, vec![Piece::new(tone, phrase).id(&npc.place)], "");
        }
        if let Some(demon) = &group.demon {
            let signs = Words::same(demon.card.printed.signs.clone());
            let phrase = self.with_card("sketch-demon", &demon.card).with("life", demon.life).with("signs", signs);
            flow(sketch, 6, vec![Piece::new(Tone::Warning, phrase).id(&demon.place)], "");
        }
        for unit in &group.units {
            self.draw_unit(sketch, unit);
        }
        if Some(group.side) != self.view.viewer.map(Side::from) && !group.hand.is_empty() {
            let title = Piece::new(Tone::Faint, Phrase::new("sketch-known-hand"));
            let cards = group
                .hand
                .iter()
                .map(|HandView { card, .. }| Piece::text(Tone::Foe, Words::clone(&card.printed.name)).id(&card.id));
            flow(sketch, 6, [title].into_iter().chain(cards).collect(), " ");
        }
    }

    /// A hero, creature or monster: what it has left, its figures, then what it is fitted with.
    fn draw_unit(self, sketch: &mut Sketch, unit: &UnitView) {
        let tone = match (unit.life, self.tone(unit.side)) {
            (0, _) => Tone::Faint,
            (1..=4, _) => Tone::Warning,
            (_, tone) => tone,
        };
        let marks = match unit.life {
            0 => "†".to_owned(),
            _ => format!(
                "{:<2}{:<2}",
                "●".repeat(usize::from(unit.actions.min(2))),
                "○".repeat(usize::from(unit.reactions.min(2)))
            ),
        };
        let name = name_unit(self.speaker, unit.unit, unit.what);
        let text = in_both(|lang| {
            let name = KleineHelden::texts().say_arg(lang, &name);
            let star = if unit.is_magical { "✦" } else { " " };
            if unit.life == 0 {
                return format!("  {marks:<4} {star} {name}");
            }
            let life = format!("♥{}/{}", unit.life, unit.full_life);
            format!("  {marks} {star} {name:<22} {life:<7} {}", show_standing(unit))
        });
        let mut pieces = vec![Piece::text(tone, text).id(&unit.id)];
        if unit.life > 0 {
            pieces.extend(
                unit.fitted.iter().map(|fitted| Piece::text(Tone::Plain, describe_fitted(fitted)).id(&fitted.card.id)),
            );
            pieces.extend(self.list_states(unit).into_iter().map(|state| Piece::new(Tone::Warning, state)));
        }
        flow(sketch, 9, pieces, " │ ");
    }

    fn list_states(self, unit: &UnitView) -> Vec<Phrase> {
        let mut states = Vec::new();
        if unit.is_stunned {
            states.push(Phrase::new("sketch-stunned"));
        }
        if unit.is_fresh {
            states.push(Phrase::new("sketch-fresh"));
        }
        let charms = unit.charms.iter().fold(Figures::NONE, |sum, charm| sum + charm.figures);
        if charms != Figures::NONE {
            states.push(Phrase::new("sketch-charm").with("figures", say_figures(charms)));
        }
        if unit.treasures > 0 {
            let phrase = Phrase::new("sketch-treasures").with("thing", name_thing(self.speaker));
            states.push(phrase.with("treasures", unit.treasures));
        }
        states
    }

    /// Each card of the own hand with all that is printed on it.
    fn draw_hand(self, sketch: &mut Sketch, group: &GroupView) {
        let title = if group.hand.is_empty() { "sketch-empty-hand" } else { "sketch-your-hand" };
        flow(sketch, 0, vec![Piece::new(Tone::Strong, Phrase::new(title))], "");
        for HandView { card, is_known } in &group.hand {
            let phrase = self.with_card("sketch-hand-card", card).with("known", *is_known);
            flow(sketch, 2, vec![Piece::new(Tone::Own, phrase).id(&card.id)], "");
        }
    }

    fn with_card(self, key: &'static str, card: &CardView) -> Phrase {
        Phrase::new(key).with("card", card.card.say(self.speaker))
    }

    /// How many cards a hand has, by their backs.
    fn hand_phrase(self, group: &GroupView) -> Phrase {
        let mut mix = group.hidden;
        for held in &group.hand {
            *mix.of_mut(held.card.card.pile()) += 1;
        }
        Phrase::new("sketch-hand").with("cards", mix.total()).with("mix", mix.say(self.speaker))
    }

    fn tone(self, side: Side) -> Tone {
        if self.view.viewer.map(Side::from) == Some(side) { Tone::Own } else { Tone::Foe }
    }
}

impl Piece {
    fn new(tone: Tone, phrase: Phrase) -> Piece {
        Piece::text(tone, said(&phrase))
    }

    fn text(tone: Tone, text: Words) -> Piece {
        Piece { tone, text, id: None }
    }

    fn id(mut self, id: &str) -> Piece {
        self.id = Some(id.to_owned());
        self
    }

    fn width(&self) -> usize {
        self.text.de.chars().count().max(self.text.en.chars().count())
    }

    fn span(&self, text: Words) -> Span {
        let span = Span::new(self.tone, text);
        match &self.id {
            Some(id) => span.id(id.clone()),
            None => span,
        }
    }
}

/// The figures that count whatever the unit uses.
fn show_standing(unit: &UnitView) -> String {
    let Figures { attack, parry, damage, magic, resistance, armour } = unit.figures;
    let magic = if unit.is_magical { format!(" ☆{magic}") } else { String::new() };
    let damage = if damage > 0 { format!(" ✹{damage}") } else { String::new() };
    format!("⚔{attack} ◊{parry}{magic} ⊙{resistance} ▣{armour}{damage}")
}

fn describe_fitted(fitted: &FittedView) -> Words {
    let printed = &fitted.card.printed;
    in_both(|lang| {
        let mut text = printed.name.get(lang).to_owned();
        if !printed.signs.is_empty() {
            text.push_str(&format!(" {}", printed.signs));
        }
        if fitted.rests > 0 {
            text.push_str(&format!(" ⌛{}", fitted.rests));
        }
        if fitted.is_used {
            text.push_str(" ✓");
        }
        text
    })
}

/// Puts pieces on as many lines as they need; a piece that is too long for a line is broken at its spaces.
fn flow(sketch: &mut Sketch, indent: usize, pieces: Vec<Piece>, between: &str) {
    let (mut line, mut used) = (Vec::new(), 0);
    for piece in pieces {
        let gap = if used > indent { between.chars().count() } else { 0 };
        if used > 0 && used + gap + piece.width() > WIDTH {
            sketch.line(std::mem::take(&mut line));
            line.push(Span::text(Tone::Plain, " ".repeat(indent)));
            used = indent;
        } else if used > 0 {
            line.push(Span::text(Tone::Faint, between));
            used += gap;
        }
        if used + piece.width() <= WIDTH {
            used += piece.width();
            line.push(piece.span(piece.text.clone()));
            continue;
        }
        let mut lines = wrap_both(&piece.text, WIDTH - indent).into_iter();
        line.extend(lines.next().map(|text| piece.span(text)));
        for text in lines {
            sketch.line(std::mem::take(&mut line));
            line.push(Span::text(Tone::Plain, " ".repeat(indent)));
            used = indent + text.de.chars().count().max(text.en.chars().count());
            line.push(piece.span(text));
        }
    }
    if !line.is_empty() {
        sketch.line(line);
    }
}

/// A text broken into lines, as many in both languages.
fn wrap_both(text: &Words, room: usize) -> Vec<Words> {
    let [de, en] = Lang::ALL.map(|lang| wrap(text.get(lang), room));
    let line = |lines: &[String], index: usize| lines.get(index).cloned().unwrap_or_default();
    (0..de.len().max(en.len())).map(|index| Words { de: line(&de, index), en: line(&en, index) }).collect()
}

/// Breaks a text into lines at its spaces; a longer word than a line is cut. Spaces at its start are kept.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let before = text.chars().take_while(|letter| *letter == ' ').count();
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
                Some(_) => lines.push(piece),
                None => lines.push(format!("{}{piece}", " ".repeat(before))),
            }
        }
    }
    lines
}
