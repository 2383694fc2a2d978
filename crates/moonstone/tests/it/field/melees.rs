//! Melees of the rulebook: two models, two hands, one clash.

use moonstone::Moonstone;
use table::Scene;

use crate::field::*;

/// Two models in base contact; the first has energy for one attack, and no model has more.
pub fn duel(attacker: &str, defender: &str) -> Field {
    Field::new().model(0, attacker, 10.0, 10.0).touching(1, defender, 0).only(&[]).energy(0, 1)
}

/// The first cards of both hands are played.
#[track_caller]
pub fn clash(field: Field, own: &[&str], other: &[&str]) -> Scene<Moonstone> {
    let mut scene = field.activate(0);
    scene.answer(0, attack(1)).rolls(melee(own, other));
    scene.answer(0, play(own[0])).answer(1, play(other[0]));
    scene
}

pub fn wounds(scene: &Scene<Moonstone>) -> (u8, u8) {
    (now(scene, 0).wounds, now(scene, 1).wounds)
}
