//! Two characters against each other: short set-ups for tests of single abilities, and checks that no roll is left
//! over.

use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Chance, Choice, MindAct, PickTroop, Spot};
use home_raiders::content::Ability;
use measure::Point;
use table::{Pending, Scene};

use crate::field::*;

/// Heroes `one` (0) at 10, 10 inches and `other` (32) in contact with it, above.
pub fn duel(one: &str, other: &str) -> Field {
    apart(one, other, 130).beside(32, 0)
}

/// Heroes `one` (0) at 10, 10 inches and `other` (32) above it, in tenths of an inch from the near edge.
pub fn apart(one: &str, other: &str, height: i32) -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "one", one)
        .card(1, "hero", "other", other)
        .hero(0, "one", (100, 100))
        .hero(1, "other", (100, height))
}

/// A mind action of character 0.
pub fn mind(ability: Ability, at: u8) -> Act {
    Act::Mind(MindAct { by: who(0), ability, at: who(at) })
}

pub fn at(at: Point) -> Choice {
    Choice::Spot(Spot::At { at })
}

pub fn take(seat: u8, number: usize) -> Choice {
    Choice::Troop(PickTroop::Troop { troop: troop(seat, number) })
}

pub fn take_none() -> Choice {
    Choice::Troop(PickTroop::None)
}

/// The wounds of a character after a fight; no roll may be left over.
#[track_caller]
pub fn settled(scene: &mut Scene<HomeRaiders>, id: u8) -> u8 {
    if let Pending::Roll { why: why @ Chance::Die { .. }, .. } = scene.running().pending() {
        panic!("a die is still to be rolled: {why:?}");
    }
    wounds(scene, id)
}

/// Whether the next roll is the draw of a bead, so that the turn is over.
pub fn is_turn_over(scene: &mut Scene<HomeRaiders>) -> bool {
    matches!(scene.running().pending(), Pending::Roll { why: Chance::Bead, .. })
}
