//! What players who go by habit prefer.

use moonstone::Moonstone;
use moonstone::asked::Choice;
use table::{Scene, Seat};

use crate::field::*;

/// How much a seat likes one of its options.
#[track_caller]
fn liking(scene: &mut Scene<Moonstone>, seat: u8, choice: &Choice) -> u32 {
    let seen = scene.running().seen(Seat(seat)).expect("the seat is asked");
    let place = seen.options().iter().position(|option| option == choice);
    seen.appeals()[place.unwrap_or_else(|| panic!("{choice:?} is not offered"))]
}

/// The option that a seat likes best.
fn favourite(scene: &mut Scene<Moonstone>, seat: u8) -> Choice {
    let seen = scene.running().seen(Seat(seat)).expect("the seat is asked");
    let appeals = seen.appeals();
    let best = (0..appeals.len()).max_by_key(|place| appeals[*place]).expect("there are options");
    seen.options()[best].clone()
}

#[test]
fn a_model_at_a_stone_harvests_it() {
    let mut scene = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 30.0, 30.0).stone_at(0, 2).activate(0);
    assert_eq!(favourite(&mut scene, 0), harvest(0));
    assert_eq!(liking(&mut scene, 0, &end()), 0);
}

#[test]
fn the_free_jog_comes_before_paid_steps_and_leads_to_the_stone() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 30.0, 30.0).stone(16.0, 10.0, 1);
    let mut scene = field.activate(0);
    assert_eq!(favourite(&mut scene, 0), jog());
    assert_eq!((liking(&mut scene, 0, &step()), liking(&mut scene, 0, &end())), (0, 0));
    scene.answer(0, jog());
    let Choice::Way(way) = favourite(&mut scene, 0) else { panic!("a way is asked for") };
    assert!(way.points.last().is_some_and(|to| to.x() > at(13.5, 10.0).x()), "{way:?}");
}

#[test]
fn steps_that_lead_nowhere_are_not_paid_for() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 30.0, 30.0);
    let mut scene = field.change(|battle| battle.models[0].has_jogged = true).activate(0);
    assert_eq!(liking(&mut scene, 0, &step()), 0);
}

#[test]
fn a_step_is_paid_for_if_it_leads_to_a_stone_that_can_be_harvested_then() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 30.0, 30.0).stone(12.0, 10.0, 1);
    let mut scene = field.energy(0, 3).change(|battle| battle.models[0].has_jogged = true).activate(0);
    assert_eq!(favourite(&mut scene, 0), step());
}

#[test]
fn models_do_not_react_to_distant_actions() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 16.0, 10.0).model(1, "billy", 30.0, 30.0);
    let mut scene = field.activate(0);
    scene.answer(0, jog()).answer(0, way(&[]));
    assert_eq!(favourite(&mut scene, 1), nobody());
    assert_eq!(liking(&mut scene, 1, &target(1)), 0);
}

#[test]
fn bearers_of_stones_step_out_of_reach() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).model(1, "grub", 12.0, 10.0).carries(1, 2);
    let mut scene = field.change(|battle| battle.models[1].has_activated = true).activate(0);
    scene.answer(0, jog()).answer(0, way(&[]));
    assert_eq!(favourite(&mut scene, 1), target(1));
    scene.answer(1, target(1));
    let Choice::Way(way) = favourite(&mut scene, 1) else { panic!("a way is asked for") };
    assert!(way.points.last().is_some_and(|to| to.x() > at(12.5, 10.0).x()), "{way:?}");
}

#[test]
fn bearers_of_stones_are_attacked_first() {
    let field = Field::new().model(0, "billy", 10.0, 10.0).touching(1, "grub", 0);
    let mut scene = field.model(1, "grub", 10.0, 11.5).carries(2, 1).activate(0);
    assert!(liking(&mut scene, 0, &attack(2)) > liking(&mut scene, 0, &attack(1)));
}
