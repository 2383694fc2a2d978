//! What a choice is about: the ids, as in the view, of cards, positions and piles.

use crate::asked::{Act, Arrange, Attack, Choice, Intercept, Line, Pick, PickCard, Recruit, Split, Strike, TakeOver};
use crate::place::Place;
use crate::view::hand_id;

impl Choice {
    /// In the order a person would point at them.
    pub(crate) fn touches(&self) -> Vec<String> {
        match *self {
            Choice::Leader(leader) => vec![hand_id(leader.card)],
            Choice::Act(act) => act.touches(),
            Choice::TakeOver(TakeOver::Take { from, by, .. }) => vec![from.id(), by.id()],
            Choice::Intercept(Intercept::By { hero }) => vec![hero.id()],
            Choice::Strike(Strike::Attack(attack)) => attack.touches(),
            Choice::Pick(Pick::At { at }) | Choice::Split(Split::To { at, .. }) => vec![at.id()],
            Choice::Recruit(Recruit::Hero { card, at }) => vec![hand_id(card), at.id()],
            Choice::Arrange(Arrange::Put { from, to }) => vec![from.id(), to.id()],
            Choice::Line(line) => line.places().map(Place::id).collect(),
            Choice::Card(PickCard::Hand { card }) => vec![hand_id(card)],
            Choice::Card(PickCard::EnemyHand { card }) => vec![format!("enemy-{}", hand_id(card))],
            Choice::Card(PickCard::Deck { card }) => vec![format!("deck-{}", card.0)],
            Choice::TakeOver(TakeOver::Done)
            | Choice::Intercept(Intercept::LetThrough)
            | Choice::Strike(Strike::Decline)
            | Choice::First(_)
            | Choice::Pick(Pick::Done)
            | Choice::Split(Split::Done)
            | Choice::Recruit(Recruit::Done)
            | Choice::Arrange(Arrange::Done)
            | Choice::Card(PickCard::Done | PickCard::Named { .. }) => Vec::new(),
        }
    }
}

impl Act {
    fn touches(self) -> Vec<String> {
        match self {
            Act::Draw => vec!["deck".into()],
            Act::DrawPromo { discard } => vec![hand_id(discard), "promo-pile".into()],
            Act::Recruit { card, at } | Act::KillNamesake { card, at } => vec![hand_id(card), at.id()],
            Act::Attack(attack) => attack.touches(),
            Act::Order { card } => vec![hand_id(card)],
            Act::Clear { at } => vec![at.id()],
            Act::Move { from, to } => vec![from.id(), to.id()],
            Act::TakeOver { from, by, .. } => vec![from.id(), by.id()],
            Act::Done => Vec::new(),
        }
    }
}

impl Attack {
    fn touches(self) -> Vec<String> {
        [self.by].into_iter().chain(self.at).map(Place::id).collect()
    }
}

impl Line {
    /// The positions of the rows or columns.
    pub(crate) fn places(self) -> Box<dyn Iterator<Item = Place>> {
        match self {
            Line::Row { seat, row } => Box::new(Place::in_row(seat, row)),
            Line::Column { seat, column } => {
                Box::new(Place::in_column(seat, column).filter(|place| !place.is_leader()))
            }
            Line::Columns { column } => {
                let both = [table::Seat(0), table::Seat(1)].into_iter();
                Box::new(both.flat_map(move |seat| Place::in_column(seat, column)).filter(|place| !place.is_leader()))
            }
        }
    }
}
