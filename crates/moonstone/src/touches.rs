//! The pieces and places that a choice is about.

use measure::Point;

use crate::asked::{Act, Choice, Fateful, Laid, Pick, Replacement, Shift};
use crate::view::model_id;

impl Choice {
    pub fn touches(&self) -> Vec<String> {
        match self {
            Choice::Model(model) | Choice::Pick(Pick::Model(model)) => vec![model_id(*model)],
            Choice::Fateful(Fateful::On { model }) => vec![model_id(*model)],
            Choice::Act(act) => match act {
                Act::Attack { target } | Act::Rob { target } => vec![model_id(*target)],
                Act::Harvest { stone } => vec![format!("s{stone}")],
                Act::Fate { model } => model.iter().map(|model| model_id(*model)).collect(),
                Act::Step | Act::Jog | Act::Traverse | Act::Use { .. } | Act::GiveBack | Act::End => Vec::new(),
            },
            Choice::Deployed(deployed) => vec![model_id(deployed.model), place(deployed.at)],
            Choice::Way(way) => way.points.iter().map(|point| place(*point)).collect(),
            Choice::Spot(spot) => vec![place(spot.at)],
            Choice::Stone(stone) => vec![format!("s{}", stone.0)],
            Choice::Ability(choice) => vec![model_id(choice.of)],
            Choice::Shift(Shift::Piece { piece, .. }) => vec![format!("t{piece}")],
            Choice::Laid(Laid { card, second }) => {
                [Some(*card), *second].into_iter().flatten().map(|card| in_hand(card.word())).collect()
            }
            Choice::Arcana(card) | Choice::Replacement(Replacement::By(card)) => vec![in_hand(&String::from(*card))],
            _ => Vec::new(),
        }
    }
}

/// A card in the hand of the one who is asked, by what it says: equal cards are the same choice.
fn in_hand(card: &str) -> String {
    format!("card-{card}")
}

/// A point as an id.
pub(crate) fn place(point: Point) -> String {
    format!("p{},{}", point.x(), point.y())
}
