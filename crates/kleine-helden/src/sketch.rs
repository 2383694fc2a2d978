//! The table for a terminal: a group for each player, the reader's last, then the reader's hand.

use table::sketch::spaced;
use table::{Lang, Phrase, Piece, Sheet, Sketch, Spoken as _, Term, Tone};

use crate::battle::{Side, Target};
use crate::content::Figures;
use crate::game::KleineHelden;
use crate::view::{CardView, FittedView, GroupView, HandView, UnitView, View};
use crate::words::names::name_unit;
use crate::words::printed::say_figures;
use crate::words::{Speaker, name_thing};

/// The width of the table.
const WIDTH: usize = 100;

pub(crate) fn sketch(speaker: Speaker<'_>, lang: Lang) -> Sketch {
    let view = speaker.view;
    let mut board = Board { view, speaker, sheet: Sheet::new(KleineHelden::texts(), lang, WIDTH) };
    board.draw_head();
    board.draw_piles();
    let own = view.viewer.map(Side::from);
    for group in view.groups.iter().filter(|group| Some(group.side) != own) {
        board.draw_group(group);
    }
    for group in view.groups.iter().filter(|group| Some(group.side) == own) {
        board.draw_group(group);
        board.draw_hand(group);
    }
    for key in ["sketch-legend", "sketch-legend-more"] {
        board.draw(0, Piece::phrase(Tone::Faint, key));
    }
    board.sheet.finish()
}

struct Board<'v> {
    view: &'v View,
    speaker: Speaker<'v>,
    sheet: Sheet<'static>,
}

impl<'v> Board<'v> {
    /// The round, whose turn it is, and the current fight.
    fn draw_head(&mut self) {
        let mut parts = match self.view.round {
            0 => vec![Phrase::new("sketch-set-up")],
            round => vec![Phrase::new("sketch-round").with("round", round)],
        };
        if let Some(side) = self.view.active {
            parts.push(Phrase::new("sketch-active").with("side", side.say(self.speaker)));
        }
        parts.push(Phrase::new("sketch-scenario").with("scenario", &self.view.printed.name));
        self.sheet.flow([0, 0], " · ", parts.into_iter().map(|part| Piece::new(Tone::Strong, part)));
        if !self.view.printed.line.is_empty() {
            self.draw(0, Piece::new(Tone::Faint, &self.view.printed.line));
        }
        if let Some(fight) = &self.view.fight {
            let phrase = Phrase::new("sketch-fight").with("by", fight.by.say(self.speaker));
            let phrase = phrase.with("at", fight.at.say(self.speaker)).with("means", fight.means.say(self.speaker));
            self.draw(0, Piece::new(Tone::Warning, phrase));
        }
    }

    fn draw_piles(&mut self) {
        let pieces = self.view.piles.iter().map(|pile| {
            let phrase = Phrase::new("sketch-pile").with("pile", pile.pile.word()).with("deck", pile.deck);
            Piece::new(Tone::Plain, phrase.with("discarded", pile.discard.len())).id(&pile.id)
        });
        let heroes = Phrase::new("sketch-heroes-left").with("heroes", self.view.heroes_left);
        self.sheet.flow([0, 0], " · ", pieces.chain([Piece::new(Tone::Plain, heroes)]));
    }

    /// A player: the hand by its backs, then NPC, demon and ward, then all units of the group.
    fn draw_group(&mut self, group: &GroupView) {
        let tone = self.tone(group.side);
        let title = Phrase::new("sketch-side").with("side", group.side.say(self.speaker));
        let title = title.with("active", self.view.active == Some(group.side));
        let mut pieces = vec![Piece::new(tone, title).id(&group.id)];
        if !group.is_wild {
            pieces.push(Piece::new(Tone::Plain, self.hand_phrase(group)));
        }
        if group.is_out {
            pieces.push(Piece::phrase(Tone::Warning, "sketch-out"));
        }
        if group.has_bought {
            pieces.push(Piece::phrase(Tone::Faint, "sketch-bought"));
        }
        if let Some(life) = group.ward {
            let phrase = Phrase::new("sketch-ward").with("ward", name_thing(self.speaker)).with("life", life);
            pieces.push(Piece::new(tone, phrase).id(Target::Ward(group.side).id()));
        }
        self.sheet.flow([0, 4], " · ", pieces);
        if let Some(npc) = &group.npc {
            let phrase = self.with_card("sketch-npc", &npc.card).with("life", npc.life).with("used", npc.is_used);
            self.draw(6, Piece::new(tone, phrase).id(&npc.place));
        }
        if let Some(demon) = &group.demon {
            let signs = table::text(&demon.card.printed.signs);
            let phrase = self.with_card("sketch-demon", &demon.card).with("life", demon.life).with("signs", signs);
            self.draw(6, Piece::new(Tone::Warning, phrase).id(&demon.place));
        }
        for unit in &group.units {
            self.draw_unit(unit);
        }
        if Some(group.side) != self.view.viewer.map(Side::from) && !group.hand.is_empty() {
            let cards = group
                .hand
                .iter()
                .map(|HandView { card, .. }| Piece::new(Tone::Foe, &card.printed.name).id(&card.printed.key));
            self.sheet.flow([0, 6], " ", [Piece::phrase(Tone::Faint, "sketch-known-hand")].into_iter().chain(cards));
        }
    }

    /// A hero, creature or monster: its remaining life, its figures, then its fitted cards.
    fn draw_unit(&mut self, unit: &UnitView) {
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
        let name = self.sheet.say(name_unit(self.speaker, unit.unit, unit.what));
        let star = if unit.is_magical { "✦" } else { " " };
        let text = if unit.life == 0 {
            format!("  {marks:<4} {star} {name}")
        } else {
            let life = format!("♥{}/{}", unit.life, unit.full_life);
            format!("  {marks} {star} {name:<22} {life:<7} {}", show_standing(unit))
        };
        let mut pieces = vec![Piece::text(tone, text).id(&unit.id)];
        if unit.life > 0 {
            pieces.extend(unit.fitted.iter().map(|fitted| self.draw_fitted(fitted)));
            pieces.extend(self.list_states(unit).into_iter().map(|state| Piece::new(Tone::Warning, state)));
        }
        self.sheet.flow([0, 9], " │ ", pieces);
    }

    fn draw_fitted(&self, fitted: &FittedView) -> Piece {
        let printed = &fitted.card.printed;
        let rests = if fitted.rests > 0 { format!("⌛{}", fitted.rests) } else { String::new() };
        let used = if fitted.is_used { "✓" } else { "" };
        let name = printed.name.get(self.sheet.lang).to_owned();
        Piece::text(Tone::Plain, spaced([name, printed.signs.clone(), rests, used.into()])).id(&printed.key)
    }

    fn list_states(&self, unit: &UnitView) -> Vec<Phrase> {
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
    fn draw_hand(&mut self, group: &GroupView) {
        let title = if group.hand.is_empty() { "sketch-empty-hand" } else { "sketch-your-hand" };
        self.draw(0, Piece::phrase(Tone::Strong, title));
        for HandView { card, is_known } in &group.hand {
            let phrase = self.with_card("sketch-hand-card", card).with("known", *is_known);
            self.draw(2, Piece::new(Tone::Own, phrase).id(&card.printed.key));
        }
    }

    /// A piece, on more lines if needed.
    fn draw(&mut self, indent: usize, piece: Piece) {
        self.sheet.flow([0, indent], "", [piece]);
    }

    fn with_card(&self, key: &'static str, card: &CardView) -> Phrase {
        Phrase::new(key).with("card", card.card.say(self.speaker))
    }

    /// The size of a hand, by the backs of its cards.
    fn hand_phrase(&self, group: &GroupView) -> Phrase {
        let mut mix = group.hidden;
        for held in &group.hand {
            *mix.of_mut(held.card.card.pile()) += 1;
        }
        Phrase::new("sketch-hand").with("cards", mix.total()).with("mix", mix.say(self.speaker))
    }

    fn tone(&self, side: Side) -> Tone {
        if self.view.viewer.map(Side::from) == Some(side) { Tone::Own } else { Tone::Foe }
    }
}

/// The figures that always count.
fn show_standing(unit: &UnitView) -> String {
    let Figures { attack, parry, damage, magic, resistance, armour } = unit.figures;
    let magic = if unit.is_magical { format!(" ☆{magic}") } else { String::new() };
    let damage = if damage > 0 { format!(" ✹{damage}") } else { String::new() };
    format!("⚔{attack} ◊{parry}{magic} ⊙{resistance} ▣{armour}{damage}")
}
