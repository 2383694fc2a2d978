//! The pieces and places that a choice is about.

use measure::Point;

use crate::asked::{Act, Choice, Fateful, Pick, Shift};
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
            _ => Vec::new(),
        }
    }
}

/// A point as an id.
pub(crate) fn place(point: Point) -> String {
    format!("p{},{}", point.x(), point.y())
}
