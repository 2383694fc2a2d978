//! What players who go by habit prefer.

use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Choice};
use home_raiders::content::Mission;
use table::{Scene, Seat};

use crate::field::*;

/// How much a seat likes one of its options.
#[track_caller]
fn liking(scene: &mut Scene<HomeRaiders>, seat: u8, choice: &Choice) -> u32 {
    let seen = scene.running().seen(Seat(seat)).expect("the seat is asked");
    let place = seen.options().iter().position(|option| option == choice);
    seen.appeals()[place.unwrap_or_else(|| panic!("{choice:?} is not offered"))]
}

/// Good shots, with an enemy in range, a long way from the enemy portal.
fn archers(mission: Mission) -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "unit", "archers", "melee = \"w\"\nranged = \"b b b\"\nrange = 20")
        .mission(mission)
        .unit(0, "archers", &[(60, 100)])
        .unit(1, "rag-fellows", &[(160, 100)])
}

#[test]
fn a_unit_with_a_long_way_moves_first_and_shoots_then() {
    let (go, shoot) = (Choice::Act(Act::Move), shoot(1, 0));
    let mut scene = archers(Mission::ControlPortal).turn(0, 0);
    assert!(liking(&mut scene, 0, &go) > liking(&mut scene, 0, &shoot));
    let mut scene = archers(Mission::ControlPortal).turn_with(0, 0, 1);
    assert!(liking(&mut scene, 0, &go) < liking(&mut scene, 0, &shoot));
}

#[test]
fn a_unit_that_only_has_to_make_enemies_vanish_shoots_at_once() {
    let mut scene = archers(Mission::MakeVanish).turn(0, 0);
    assert!(liking(&mut scene, 0, &Choice::Act(Act::Move)) < liking(&mut scene, 0, &shoot(1, 0)));
}
