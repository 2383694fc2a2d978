//! How the game names things, and the few arguments of sentences that are not simply fields of what is said. The
//! sentences are in `texts/`; what is said is declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod names;

use table::{Arg, Phrase, Seat, Speaker};

use crate::content::{CardId, Row};
use crate::game::PixelTactics;
use crate::place::Place;
use names::{Names, eye};

type Words<'a> = Speaker<'a, PixelTactics>;

pub(crate) fn name_seat(speaker: Words<'_>, seat: Seat) -> Phrase {
    Names::from(speaker).side(seat)
}

/// The only seat, where only one is meant.
pub(crate) fn name_seats(speaker: Words<'_>, seats: &[Seat]) -> Arg {
    match seats {
        [seat] => name_seat(speaker, *seat).into(),
        _ => "none".into(),
    }
}

pub(crate) fn name_piece(speaker: Words<'_>, place: Place, card: CardId) -> Phrase {
    Names::from(speaker).piece(place, card)
}

/// The row whose wave it is.
pub(crate) fn find_wave(speaker: Words<'_>) -> &'static str {
    speaker.view.wave.unwrap_or(Row::Front).word()
}

/// What a card is called as the reader's leader.
pub(crate) fn name_leader(speaker: Words<'_>, card: CardId) -> Arg {
    Names::from(speaker).leader(card, eye(speaker.view)).into()
}

/// What is printed on a card about it as a leader.
pub(crate) fn say_leader_card(speaker: Words<'_>, card: CardId) -> Phrase {
    let leader = &Names::from(speaker).printed(card).leader;
    let phrase = Phrase::new("leader-card").with("attack", leader.attack).with("life", leader.life);
    phrase.with("text", &leader.ability.text)
}

/// What a hero can do in a row, in short.
pub(crate) fn say_strip(speaker: Words<'_>, card: CardId, at: Place) -> Arg {
    (&Names::from(speaker).printed(card).strip(at.row()).short).into()
}

/// The spell of whoever stands there.
pub(crate) fn say_spell(speaker: Words<'_>, by: Place) -> Arg {
    let names = Names::from(speaker);
    match names.card_at(by) {
        Some(card) => (&names.printed(card).strip(by.row()).text).into(),
        None => names.place(by).into(),
    }
}

pub(crate) fn say_cast_spell(speaker: Words<'_>, card: CardId, row: Row) -> Arg {
    (&Names::from(speaker).printed(card).strip(row).text).into()
}

pub(crate) fn is_taken(speaker: Words<'_>, place: Place) -> bool {
    Names::from(speaker).card_at(place).is_some()
}
