//! Short names for choices.

use pixel_tactics::asked::{
    Act, Arrange, Attack, Choice, How, Intercept, Line, Pick, PickCard, Recruit, Split, Strike, TakeOver,
};
use pixel_tactics::content::Row;
use table::Seat;

use super::{card, place};

pub fn draw() -> Choice {
    Act::Draw.into()
}

pub fn draw_promo(discard: &str) -> Choice {
    Act::DrawPromo { discard: card(discard) }.into()
}

pub fn recruit(hero: &str, at: &str) -> Choice {
    Act::Recruit { card: card(hero), at: place(at) }.into()
}

pub fn melee(by: &str, at: &str) -> Choice {
    Act::Attack(attack(by, How::Melee, Some(at))).into()
}

/// A melee attack whose target the defender chooses.
pub fn melee_at_will(by: &str) -> Choice {
    Act::Attack(attack(by, How::Melee, None)).into()
}

/// A melee attack that hits all that can be reached.
pub fn melee_on_all(by: &str) -> Choice {
    Act::Attack(Attack { hits_all: true, ..attack(by, How::Melee, None) }).into()
}

pub fn ranged(by: &str, at: &str) -> Choice {
    Act::Attack(attack(by, How::Ranged, Some(at))).into()
}

pub fn spell(by: &str) -> Choice {
    Act::Attack(attack(by, How::Spell, None)).into()
}

fn attack(by: &str, how: How, at: Option<&str>) -> Attack {
    Attack::new(place(by), how, at.map(place))
}

pub fn order(hero: &str) -> Choice {
    Act::Order { card: card(hero) }.into()
}

pub fn clear(at: &str) -> Choice {
    Act::Clear { at: place(at) }.into()
}

/// The action of moving.
pub fn shift(from: &str, to: &str) -> Choice {
    Act::Move { from: place(from), to: place(to) }.into()
}

pub fn kill_namesake(hero: &str, at: &str) -> Choice {
    Act::KillNamesake { card: card(hero), at: place(at) }.into()
}

/// Besides the actions: a hero takes damage over.
pub fn take_over(from: &str, by: &str, amount: u8) -> Choice {
    Act::TakeOver { from: place(from), by: place(by), amount }.into()
}

/// Ends the turn.
pub fn done() -> Choice {
    Act::Done.into()
}

/// When asked in between: a hero takes damage over.
pub fn take(from: &str, by: &str, amount: u8) -> Choice {
    TakeOver::Take { from: place(from), by: place(by), amount }.into()
}

pub fn take_nothing() -> Choice {
    TakeOver::Done.into()
}

pub fn intercept(hero: &str) -> Choice {
    Intercept::By { hero: place(hero) }.into()
}

pub fn let_through() -> Choice {
    Intercept::LetThrough.into()
}

/// Attacks that effects cause.
pub fn strike_melee(by: &str, at: &str) -> Choice {
    Strike::Attack(attack(by, How::Melee, Some(at))).into()
}

pub fn strike_ranged(by: &str, at: &str) -> Choice {
    Strike::Attack(attack(by, How::Ranged, Some(at))).into()
}

pub fn strike_spell(by: &str) -> Choice {
    Strike::Attack(attack(by, How::Spell, None)).into()
}

pub fn decline() -> Choice {
    Strike::Decline.into()
}

/// A hero, leader, corpse or position.
pub fn at(place_id: &str) -> Choice {
    Pick::At { at: place(place_id) }.into()
}

/// No target, or no further one.
pub fn enough() -> Choice {
    Pick::Done.into()
}

/// The fallen hero does not join the troop.
pub fn leave_fallen() -> Choice {
    Pick::No.into()
}

pub fn split(place_id: &str, amount: u8) -> Choice {
    Split::To { at: place(place_id), amount }.into()
}

pub fn stop_splitting() -> Choice {
    Split::Done.into()
}

/// A hero recruited by an effect.
pub fn enlist(hero: &str, at: &str) -> Choice {
    Recruit::Hero { card: card(hero), at: place(at) }.into()
}

pub fn stop_recruiting() -> Choice {
    Recruit::Done.into()
}

pub fn arrange(from: &str, to: &str) -> Choice {
    Arrange::Put { from: place(from), to: place(to) }.into()
}

pub fn stop_arranging() -> Choice {
    Arrange::Done.into()
}

pub fn row(seat: u8, row: Row) -> Choice {
    Line::Row { seat: Seat(seat), row }.into()
}

pub fn hand_card(hero: &str) -> Choice {
    PickCard::Hand { card: card(hero) }.into()
}

pub fn enemy_card(hero: &str) -> Choice {
    PickCard::EnemyHand { card: card(hero) }.into()
}

pub fn deck_card(hero: &str) -> Choice {
    PickCard::Deck { card: card(hero) }.into()
}

pub fn named(hero: &str) -> Choice {
    PickCard::Named { card: card(hero) }.into()
}

pub fn no_card() -> Choice {
    PickCard::Done.into()
}

/// The drawn card is not played at once.
pub fn keep_drawn() -> Choice {
    PickCard::No.into()
}
