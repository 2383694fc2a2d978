//! What happened.

use table::{Lang, Phrase, Seat};

use super::names::{Names, in_both, say_in};
use crate::asked::How;
use crate::content::{CardId, Shared};
use crate::place::Place;
use crate::told::{Event, Part, PartOf, Piece};

pub(super) fn say_event(names: Names<'_>, event: &Event) -> Phrase {
    let side_does = |key: &'static str, seat| names.with_side(Phrase::new(key), seat);
    let piece_does = |key: &'static str, piece| Phrase::new(key).with("piece", names.piece_of(piece));
    match *event {
        Event::GameBegan { number } => Phrase::new("event-game-began").with("number", number),
        Event::HandsDrawn { cards } => say_for_both("event-hands-drawn", names, cards),
        Event::SameLeader { card } => Phrase::new("event-same-leader").with("card", names.hero(card)),
        Event::LeadersRevealed { leaders: [blue, red] } => {
            let near = super::names::eye(names.view);
            let name = |seat: Seat| names.leader(if seat == Seat(0) { blue } else { red }, seat);
            let phrase = side_does("event-leaders-revealed", near).with("near", name(near));
            phrase.with("far", name(near.other())).with("far-side", names.side(near.other()))
        }
        Event::FirstPlayerDrawn { seat } => side_does("event-first-player-drawn", seat),
        Event::RoundBegan { round, first } => side_does("event-round-began", first).with("round", round),
        Event::WaveBegan { row } => Phrase::new("event-wave-began").with("row", row.key()),
        Event::TurnBegan { seat, actions } => side_does("event-turn-began", seat).with("actions", actions),
        Event::TurnLapsed { seat } => side_does("event-turn-lapsed", seat),
        Event::Drew { seat, cards } => side_does("event-drew", seat).with("cards", cards),
        Event::SawDrawn { ref cards } => Phrase::new("event-saw-drawn").with("cards", names.heroes(cards)),
        Event::DrewPromo { seat, discarded } => side_does("event-drew-promo", seat).with("card", names.hero(discarded)),
        Event::Recruited { card, at } => {
            side_does("event-recruited", at.seat()).with("card", names.hero(card)).with("place", names.place(at))
        }
        Event::Moved { card, from, to } => {
            Phrase::new("event-moved").with("piece", names.piece(from, card)).with("to", names.place(to))
        }
        Event::Cleared { card, at } => {
            Phrase::new("event-cleared").with("card", names.hero(card)).with("place", names.place(at))
        }
        Event::OrderPlayed { seat, card } => with_order(side_does("event-order-played", seat), names, card),
        Event::OrderCopied { seat, card } => with_order(side_does("event-order-copied", seat), names, card),
        Event::LoopIgnored { card } => Phrase::new("event-loop-ignored").with("card", names.hero(card)),
        Event::AttackBegan { by, how, at } => say_attack(names, names.piece_of(by), how, at),
        Event::TargetRedirected { by, at } => {
            let phrase = side_does("event-target-redirected", at.place.seat());
            phrase.with("by", names.piece_of(by)).with("at", names.piece_of(at))
        }
        Event::Intercepted { by, at } => piece_does("event-intercepted", by).with("at", names.piece_of(at)),
        Event::LetThrough { at } => side_does("event-let-through", at.place.seat()).with("at", names.piece_of(at)),
        Event::Hit { by, at, ref attack, ref less, damage } => {
            let phrase = piece_does("event-hit", by).with("at", names.piece_of(at)).with("damage", damage);
            phrase.with("sum", say_sum(names, by.place.seat(), attack, at.place.seat(), less))
        }
        Event::SpellCast { by, card, row } => {
            let phrase = Phrase::new("event-spell-cast").with("piece", names.piece(by, card));
            phrase.with("text", &names.printed(card).strip(row).text)
        }
        Event::SpellCopied { by, from } => piece_does("event-spell-copied", by).with("from", names.piece_of(from)),
        Event::Damaged { at, damage } => piece_does("event-damaged", at).with("damage", damage),
        Event::StruckBack { by, at, damage } => {
            piece_does("event-struck-back", at).with("by", names.piece_of(by)).with("damage", damage)
        }
        Event::Healed { at, healed } => piece_does("event-healed", at).with("healed", healed),
        Event::LethalTaken { by, from, damage } => {
            piece_does("event-lethal-taken", by).with("from", names.piece_of(from)).with("damage", damage)
        }
        Event::TookOver { from, by, damage } => {
            piece_does("event-took-over", by).with("from", names.piece_of(from)).with("damage", damage)
        }
        Event::DamageMoved { from, to, damage } => {
            let phrase = Phrase::new("event-damage-moved").with("from", names.piece_of(from));
            phrase.with("to", names.piece_of(to)).with("damage", damage)
        }
        Event::Boosted { at, attack } => piece_does("event-boosted", at).with("attack", attack),
        Event::LossesChecked { ref seats } => match seats.as_slice() {
            [seat] => side_does("event-losses-checked-by", *seat),
            _ => Phrase::new("event-losses-checked"),
        },
        Event::Killed { card, at } => Phrase::new("event-killed").with("piece", names.piece(at, card)),
        Event::LeaderKilled { seat, card } => {
            Phrase::new("event-leader-killed").with("piece", names.piece(Place::leader(seat), card))
        }
        Event::PartingAttack { by } => piece_does("event-parting-attack", by),
        Event::FallenTaken { card, from, to } => {
            let phrase = side_does("event-fallen-taken", to.seat()).with("piece", names.piece(from, card));
            phrase.with("to", names.place(to))
        }
        Event::Revived { card, at } => Phrase::new("event-revived").with("piece", names.piece(at, card)),
        Event::Swapped { one, other } => {
            Phrase::new("event-swapped").with("one", names.piece_of(one)).with("other", names.piece_of(other))
        }
        Event::ReturnedToHand { card, from, to } => {
            side_does("event-returned-to-hand", to).with("piece", names.piece(from, card))
        }
        Event::Dismissed { card, from } => Phrase::new("event-dismissed").with("piece", names.piece(from, card)),
        Event::Discarded { seat, ref cards } => side_does("event-discarded", seat).with("cards", names.heroes(cards)),
        Event::Shown { seat, card } => side_does("event-shown", seat).with("card", names.hero(card)),
        Event::LookedAtHand { by } => side_does("event-looked-at-hand", by),
        Event::SawHand { ref cards } => Phrase::new("event-saw-hand").with("cards", names.heroes(cards)),
        Event::LookedAtTop { seat, cards } => side_does("event-looked-at-top", seat).with("cards", cards),
        Event::SawTop { ref cards } => Phrase::new("event-saw-top").with("cards", names.heroes(cards)),
        Event::PutBack { seat, cards } => side_does("event-put-back", seat).with("cards", cards),
        Event::Named { seat, card } => side_does("event-named", seat).with("card", names.hero(card)),
        Event::Found { seat, card } => side_does("event-found", seat).with("card", names.hero(card)),
        Event::NotFound { seat, card } => side_does("event-not-found", seat).with("card", names.hero(card)),
        Event::Shuffled { seat } => side_does("event-shuffled", seat),
        Event::ActionsGained { seat, actions } => side_does("event-actions-gained", seat).with("actions", actions),
        Event::OrdersGained { seat, orders } => side_does("event-orders-gained", seat).with("orders", orders),
        Event::Hindered { seat, actions } => side_does("event-hindered", seat).with("actions", actions),
        Event::AttackersOutlawed { seat } => side_does("event-attackers-outlawed", seat),
        Event::MarkerGained { seat, markers } => side_does("event-marker-gained", seat).with("markers", markers),
        Event::RoundEnded { round } => Phrase::new("event-round-ended").with("round", round),
        Event::GameWon { seat, victory } => {
            let phrase = side_does("event-game-won", seat).with("won", victory[seat.index() % 2]);
            phrase.with("lost", victory[seat.other().index() % 2])
        }
        Event::GameDrawn { victory } => say_for_both("event-game-drawn", names, victory),
        Event::GameBrokenOff { round } => Phrase::new("event-game-broken-off").with("round", round),
    }
}

/// Adds a number for the reader's side, or the nearer one, and one for the other.
fn say_for_both(key: &'static str, names: Names<'_>, numbers: [u8; 2]) -> Phrase {
    let near = super::names::eye(names.view);
    let number = |seat: Seat| numbers[seat.index() % 2];
    let phrase = names.with_side(Phrase::new(key), near).with("near", number(near));
    phrase.with("far", number(near.other())).with("far-side", names.side(near.other()))
}

fn with_order(phrase: Phrase, names: Names<'_>, card: CardId) -> Phrase {
    phrase.with("card", names.hero(card)).with("text", &names.printed(card).order.text)
}

fn say_attack(names: Names<'_>, by: Phrase, how: How, at: Option<Piece>) -> Phrase {
    let phrase = |key: &'static str| Phrase::new(key).with("piece", by.clone());
    match (how, at) {
        (How::Melee, Some(at)) => phrase("event-melee").with("at", names.piece_of(at)),
        (How::Ranged, Some(at)) => phrase("event-ranged").with("at", names.piece_of(at)),
        (How::Spell, _) | (_, None) => phrase("event-attack"),
    }
}

/// PT-50: "3 + 2 Krieger + 3 Drachenmagier − 1 Cadenza". A printed value alone needs no sum.
fn say_sum(names: Names<'_>, by: Seat, attack: &[Part], at: Seat, less: &[Part]) -> Phrase {
    if attack.len() <= 1 && less.is_empty() {
        return Phrase::new("sum-of-one");
    }
    let text = in_both(|lang| {
        let mut sum = String::new();
        for (sign, seat, part) in
            attack.iter().map(|part| ("+", by, part)).chain(less.iter().map(|part| ("−", at, part)))
        {
            if sum.is_empty() && sign == "+" {
                sum = say_part(names, lang, seat, part);
            } else {
                sum = format!("{sum} {sign} {}", say_part(names, lang, seat, part));
            }
        }
        sum
    });
    Phrase::new("sum").with("parts", text)
}

fn say_part(names: Names<'_>, lang: Lang, seat: Seat, part: &Part) -> String {
    let named = |words: &Shared| format!("{} {}", part.value, words.get(lang));
    match part.from {
        PartOf::Printed => part.value.to_string(),
        PartOf::Times(card) | PartOf::Hero(card) | PartOf::Proof(card) => named(names.hero(card)),
        PartOf::Leader(card) => named(names.leader(card, seat)),
        PartOf::Boost => format!("{} {}", part.value, say_in(lang, &Phrase::new("part-boost"))),
    }
}
