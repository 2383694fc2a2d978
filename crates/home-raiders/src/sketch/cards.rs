//! What is printed on the cards of all who are in play: figures, and what their abilities do.

use table::{Arg, Lang, Phrase, Seat, Sketch, Span, Tone, Words};

use crate::battle::State;
use crate::content::{Card, PrintedPool};
use crate::game::HomeRaiders;
use crate::view::View;
use crate::words::abilities::{explain_ability, name_ability};
use crate::words::in_both;
use crate::words::names::find_card;

/// What boards are made for.
const WIDTH: usize = 78;

/// Every card once for each side, in the order of the troops.
pub(super) fn draw_cards(game: &HomeRaiders, view: &View, sketch: &mut Sketch) {
    let mut cards: Vec<(Seat, &Card)> = Vec::new();
    for character in view.characters().filter(|it| it.state == State::Present) {
        let seat = character.who.seat();
        if let Some(card) = find_card(game, character).filter(|card| !cards.contains(&(seat, *card))) {
            cards.push((seat, card));
        }
    }
    let eye = view.viewer.unwrap_or(Seat(0));
    for (seat, card) in &cards {
        draw_card(game, card, if *seat == eye { Tone::Own } else { Tone::Foe }, sketch);
    }
    if !cards.is_empty() {
        sketch.line([Span::phrase(Tone::Faint, "sketch-legend-dice")]);
    }
}

fn draw_card(game: &HomeRaiders, card: &Card, tone: Tone, sketch: &mut Sketch) {
    flow(sketch, tone, 2, &in_both(&say_figures(card)));
    if game.is_complex() {
        for ability in card.abilities.iter() {
            let (name, text) = (name_ability(ability), explain_ability(card, ability));
            flow(
                sketch,
                Tone::Plain,
                4,
                &in_both(&Phrase::new("sketch-ability").with("name", name).with("text", text)),
            );
        }
    }
}

fn say_figures(card: &Card) -> Phrase {
    let mut figures = vec![Phrase::new("card-move").with("inches", card.movement)];
    let pools = [
        ("card-melee", card.melee, card.boost.melee),
        ("card-ranged", card.ranged, card.boost.ranged),
        ("card-defence", card.defence, card.boost.defence),
        ("card-mind", card.mind, card.boost.mind),
    ];
    for (key, pool, boost) in pools.into_iter().filter(|(_, pool, _)| !pool.is_empty()) {
        figures.push(Phrase::new(key).with("dice", write_pool(pool, boost)).with("range", card.range));
    }
    let figures = Arg::List(figures.into_iter().map(Arg::Phrase).collect());
    Phrase::new("sketch-card").with("name", card.name.clone()).with("kind", card.kind.word()).with("figures", figures)
}

/// The dice by their letters; black is „schwarz“ in German. A boost stands behind them.
fn write_pool(pool: PrintedPool, boost: u8) -> Words {
    let boost = if boost > 0 { format!(" +{boost}") } else { String::new() };
    let en = format!("{pool}{boost}");
    Words { de: en.replace('b', "s"), en }
}

/// Breaks a text into lines, in each language where it needs it.
fn flow(sketch: &mut Sketch, tone: Tone, indent: usize, text: &Words) {
    let [de, en] = Lang::ALL.map(|lang| wrap(text.get(lang), indent));
    for row in 0..de.len().max(en.len()) {
        let line = |lines: &[String]| lines.get(row).cloned().unwrap_or_default();
        sketch.line([Span::new(tone, Words { de: line(&de), en: line(&en) })]);
    }
}

fn wrap(text: &str, indent: usize) -> Vec<String> {
    let mut lines = vec![" ".repeat(indent)];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is a first line");
        let is_new = last.trim().is_empty();
        if !is_new && last.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(format!("{}{word}", " ".repeat(indent + 2)));
        } else {
            last.push_str(if is_new { "" } else { " " });
            last.push_str(word);
        }
    }
    lines
}
