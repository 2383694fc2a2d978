//! What players can choose: short lines for a list.

use table::Phrase;

use super::names::{Names, side_of_column};
use crate::asked::{
    Act, Arrange, Attack, Choice, First, How, Intercept, Leader, Line, Pick, PickCard, Recruit, Split, Strike, TakeOver,
};
use crate::content::{CardId, PrintedCard};
use crate::place::{Place, color};

pub(super) fn say_choice(names: Names<'_>, choice: &Choice) -> Phrase {
    match *choice {
        Choice::Leader(Leader { card }) => say_leader(names, card),
        Choice::Act(act) => say_act(names, act),
        Choice::TakeOver(TakeOver::Done) => Phrase::new("choice-take-nothing"),
        Choice::TakeOver(TakeOver::Take { from, by, amount }) => say_taking(names, from, by, amount),
        Choice::Intercept(Intercept::LetThrough) => Phrase::new("choice-let-through"),
        Choice::Intercept(Intercept::By { hero }) => Phrase::new("choice-intercept").with("hero", names.target(hero)),
        Choice::Strike(Strike::Decline) => Phrase::new("choice-no-attack"),
        Choice::Strike(Strike::Attack(attack)) => say_attack(names, attack),
        Choice::First(First::Healing) => Phrase::new("choice-healing-first"),
        Choice::First(First::Damage) => Phrase::new("choice-damage-first"),
        Choice::Pick(Pick::Done) => Phrase::new("choice-nobody"),
        Choice::Pick(Pick::At { at }) => Phrase::new("choice-pick").with("target", names.target(at)),
        Choice::Split(Split::Done) => Phrase::new("choice-split-done"),
        Choice::Split(Split::To { at, amount }) => {
            Phrase::new("choice-split").with("target", names.target(at)).with("amount", amount)
        }
        Choice::Recruit(Recruit::Done) => Phrase::new("choice-recruit-nobody"),
        Choice::Recruit(Recruit::Hero { card, at }) => say_recruit(names, card, at),
        Choice::Arrange(Arrange::Done) => Phrase::new("choice-arrange-done"),
        Choice::Arrange(Arrange::Put { from, to }) => {
            let key = if names.card_at(to).is_some() { "choice-exchange" } else { "choice-put" };
            Phrase::new(key).with("from", names.near(from)).with("to", names.near(to))
        }
        Choice::Line(line) => say_line(names, line),
        Choice::Card(card) => say_card(names, card),
    }
}

fn say_leader(names: Names<'_>, card: CardId) -> Phrase {
    let PrintedCard { leader, .. } = names.printed(card);
    let seat = super::names::eye(names.view);
    let phrase = Phrase::new("choice-leader").with("name", names.leader(card, seat)).with("card", names.hero(card));
    phrase.with("attack", leader.attack).with("life", leader.life).with("text", &leader.ability.text)
}

fn say_act(names: Names<'_>, act: Act) -> Phrase {
    match act {
        Act::Draw => Phrase::new("choice-draw"),
        Act::DrawPromo { discard } => Phrase::new("choice-draw-promo").with("card", names.hero(discard)),
        Act::Recruit { card, at } => say_recruit(names, card, at),
        Act::Attack(attack) => say_attack(names, attack),
        Act::Order { card } => with_order(Phrase::new("choice-order"), names, card),
        Act::Clear { at } => Phrase::new("choice-clear").with("piece", names.near(at)),
        Act::Move { from, to } => {
            Phrase::new("choice-move").with("piece", names.near(from)).with("to", names.near_place(to))
        }
        Act::KillNamesake { card, at } => {
            Phrase::new("choice-kill-namesake").with("card", names.hero(card)).with("target", names.target(at))
        }
        Act::TakeOver { from, by, amount } => say_taking(names, from, by, amount),
        Act::Done => Phrase::new("choice-done"),
    }
}

fn say_recruit(names: Names<'_>, card: CardId, at: Place) -> Phrase {
    let printed = names.printed(card);
    let phrase = Phrase::new("choice-recruit").with("card", names.hero(card)).with("place", names.near_place(at));
    let phrase = phrase.with("attack", printed.attack).with("life", printed.life);
    phrase.with("ability", &printed.strip(at.row()).short)
}

fn say_attack(names: Names<'_>, Attack { by, how, at }: Attack) -> Phrase {
    let key = match (how, at) {
        (How::Melee, Some(_)) => "choice-melee",
        (How::Ranged, Some(_)) => "choice-ranged",
        (How::Melee | How::Ranged, None) => "choice-attack",
        (How::Spell, _) => "choice-spell",
    };
    let phrase = Phrase::new(key).with("by", names.near(by));
    match (how, at, names.card_at(by)) {
        (How::Spell, _, Some(card)) => phrase.with("text", &names.printed(card).strip(by.row()).text),
        (How::Spell, _, None) => phrase.with("text", names.near_place(by)),
        (_, Some(at), _) => phrase.with("target", names.target(at)),
        (_, None, _) => phrase,
    }
}

fn say_taking(names: Names<'_>, from: Place, by: Place, amount: u8) -> Phrase {
    let phrase = Phrase::new("choice-take-over").with("from", names.target(from)).with("by", names.target(by));
    phrase.with("amount", amount)
}

fn say_line(names: Names<'_>, line: Line) -> Phrase {
    let side = |column| side_of_column(names.view, column);
    match line {
        Line::Row { seat, row } => Phrase::new("choice-row").with("row", names.row(seat, row)),
        Line::Column { seat, column } => {
            let phrase = Phrase::new("choice-column").with("column", side(column));
            phrase.with("who", names.whose(seat)).with("color", color(seat))
        }
        Line::Columns { column } => Phrase::new("choice-columns").with("column", side(column)),
    }
}

fn say_card(names: Names<'_>, card: PickCard) -> Phrase {
    match card {
        PickCard::Done => Phrase::new("choice-no-card"),
        PickCard::Hand { card } | PickCard::EnemyHand { card } | PickCard::Deck { card } => {
            with_order(Phrase::new("choice-card"), names, card)
        }
        PickCard::Named { card } => Phrase::new("choice-named").with("card", names.hero(card)),
    }
}

/// Adds a card and its order.
fn with_order(phrase: Phrase, names: Names<'_>, card: CardId) -> Phrase {
    phrase.with("card", names.hero(card)).with("text", &names.printed(card).order.text)
}
