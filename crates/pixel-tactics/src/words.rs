//! How the game names things, and the few arguments of sentences that are not simply fields. The sentences are in
//! `texts/`; they are declared in `asked.rs`, `told.rs` and `reasons.rs`.

pub(crate) mod names;

use table::{Arg, Phrase, Seat, Term};

use crate::content::{CardId, Row};
use crate::game::PixelTactics;
use crate::place::{Place, color};
use names::{eye, find, name_place};
pub(crate) use names::{name_piece, name_seat};

pub(crate) type Speaker<'a> = table::Speaker<'a, PixelTactics>;

/// The only seat, if exactly one is meant.
pub(crate) fn name_seats(speaker: Speaker<'_>, seats: &[Seat]) -> Arg {
    match seats {
        [seat] => seat.say(speaker),
        _ => "none".into(),
    }
}

/// The ids on boards of a seat's deck, and of its hand if the reader sees that as a pile.
pub(crate) fn deck_ids(speaker: Speaker<'_>, seat: Seat) -> Vec<String> {
    match speaker.view.viewer == Some(seat) {
        true => vec!["deck".into()],
        false => ["deck", "hand"].map(|pile| [color(seat), "-", pile].concat()).into(),
    }
}

/// The row of the current wave.
pub(crate) fn find_wave(speaker: Speaker<'_>) -> &'static str {
    speaker.view.wave.unwrap_or(Row::Front).word()
}

/// The name of a card as the reader's leader.
pub(crate) fn name_leader(speaker: Speaker<'_>, card: CardId) -> Arg {
    names::name_leader(speaker, card, eye(speaker.view)).into()
}

/// The text of a card as a leader.
pub(crate) fn say_leader_card(speaker: Speaker<'_>, card: CardId) -> Phrase {
    let leader = &speaker.game.printed(card).leader;
    let phrase = Phrase::new("leader-card").with("attack", leader.attack).with("life", leader.life);
    phrase.with("text", &leader.ability.text)
}

/// What a hero can do in a row, in short.
pub(crate) fn say_strip(speaker: Speaker<'_>, card: CardId, at: Place) -> Arg {
    (&speaker.game.printed(card).strip(at.row()).short).into()
}

/// The spell of the hero in a position.
pub(crate) fn say_spell(speaker: Speaker<'_>, by: Place) -> Arg {
    match find(speaker, by) {
        Some((card, _)) => say_cast_spell(speaker, card, by.row()),
        None => name_place(speaker, by).into(),
    }
}

pub(crate) fn say_cast_spell(speaker: Speaker<'_>, card: CardId, row: Row) -> Arg {
    (&speaker.game.printed(card).strip(row).spell).into()
}

pub(crate) fn is_taken(speaker: Speaker<'_>, place: Place) -> bool {
    find(speaker, place).is_some()
}
