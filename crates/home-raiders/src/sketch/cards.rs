//! What is printed on the cards in play: figures, and what their abilities do.

use table::sketch::spaced;
use table::{Arg, Phrase, Piece, Seat, Sheet, Tone, text};

use crate::battle::State;
use crate::content::{Card, Colour, PrintedPool};
use crate::game::HomeRaiders;
use crate::view::View;
use crate::words::abilities::{explain_ability, name_ability};
use crate::words::names::find_card;

/// Every card once per side, in the order of the troops.
pub(super) fn draw_cards(game: &HomeRaiders, view: &View, sheet: &mut Sheet<'_>) {
    let mut cards: Vec<(Seat, &Card)> = Vec::new();
    for character in view.characters().filter(|it| it.state == State::Present) {
        let seat = character.who.seat();
        if let Some(card) = find_card(game, character).filter(|card| !cards.contains(&(seat, *card))) {
            cards.push((seat, card));
        }
    }
    let eye = view.viewer.unwrap_or(Seat(0));
    for (seat, card) in &cards {
        draw_card(game, card, if *seat == eye { Tone::Own } else { Tone::Foe }, sheet);
    }
    if !cards.is_empty() {
        sheet.line([Piece::phrase(Tone::Faint, "sketch-legend-dice")]);
    }
}

fn draw_card(game: &HomeRaiders, card: &Card, tone: Tone, sheet: &mut Sheet<'_>) {
    let figures = say_figures(sheet, card);
    sheet.flow([2, 4], "", [Piece::new(tone, figures)]);
    if game.is_complex() {
        for ability in card.abilities.iter() {
            let (name, text) = (name_ability(ability), explain_ability(card, ability));
            let ability = Phrase::new("sketch-ability").with("name", name).with("text", text);
            sheet.flow([4, 6], "", [Piece::new(Tone::Plain, ability)]);
        }
    }
}

fn say_figures(sheet: &Sheet<'_>, card: &Card) -> Phrase {
    let mut figures = vec![Phrase::new("card-move").with("inches", card.movement)];
    let pools = [
        ("card-melee", card.melee, card.boost.melee),
        ("card-ranged", card.ranged, card.boost.ranged),
        ("card-defence", card.defence, card.boost.defence),
        ("card-mind", card.mind, card.boost.mind),
    ];
    for (key, pool, boost) in pools.into_iter().filter(|(_, pool, _)| !pool.is_empty()) {
        figures.push(Phrase::new(key).with("dice", text(write_pool(sheet, pool, boost))).with("range", card.range));
    }
    let figures = Arg::List(figures.into_iter().map(Arg::Phrase).collect());
    Phrase::new("sketch-card").with("name", card.name.clone()).with("kind", card.kind.word()).with("figures", figures)
}

/// The dice, as the reader's letters for their colours. A boost follows them.
fn write_pool(sheet: &Sheet<'_>, pool: PrintedPool, boost: u8) -> String {
    let letter = |colour: Colour| sheet.say(Phrase::new("sketch-die").with("colour", colour.word()));
    let pool = pool.to_string();
    let dice = pool.chars().map(|sign| match sign {
        'w' => letter(Colour::White),
        'r' => letter(Colour::Red),
        'b' => letter(Colour::Black),
        sign => sign.to_string(),
    });
    let boost = if boost > 0 { format!("+{boost}") } else { String::new() };
    spaced([dice.collect(), boost])
}
