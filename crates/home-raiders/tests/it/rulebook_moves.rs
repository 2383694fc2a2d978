//! Bewegungsaktionen, Stürze, Basekontakt, Formation.

use crate::field::*;
use home_raiders::asked::{Act, Aside, Goal, March};
use home_raiders::content::Mission;
use home_raiders::reasons::{Obstacle, Reason};
use table::{Ruled, Seat};

fn lone_guard(at: (i32, i32)) -> Field {
    Field::new("new-lilliput", "gremlins").card(0, "hero", "walker", "melee = \"w\"").hero(0, "walker", at).hero(
        1,
        "saboteur-grit",
        (250, 200),
    )
}

/// Bewegungsaktionen (HR-21): up to the move value, and no farther.
#[test]
fn a_move_action_goes_up_to_the_move_value() {
    let mut scene = lone_guard((100, 100)).turn(0, 0);
    scene.answer(0, Act::Move);
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(141, 100)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 41 * TENTH, limit: 40 * TENTH });
    scene.answer(0, ways(&[(0, &[(120, 100), (120, 120)])]));
    assert_eq!(place(&scene, 0), (120, 120));
    assert_eq!(actions(&scene), 1);
}

/// Bewegungsaktionen (HR-21): no moving through characters, friend or foe.
#[test]
fn characters_do_not_move_through_each_other() {
    let mut scene = lone_guard((100, 100)).hero(0, "clockmaker", (115, 100)).turn(0, 0);
    scene.answer(0, Act::Move);
    let reason = reason(&mut scene, 0, ways(&[(0, &[(135, 100)])]));
    assert!(matches!(reason, Reason::InTheWay { by: Obstacle::Character(other), .. } if other == who(1)), "{reason:?}");
    assert_eq!(reason.rule(), "HR-21");
}

/// Bewegungsaktionen (HR-21): nor through objects that cannot be climbed.
#[test]
fn characters_do_not_move_through_objects() {
    let mut scene = lone_guard((100, 100)).object((280, 200), (300, 300), 50, "").turn(0, 0);
    scene.answer(0, Act::Move);
    let reason = reason(&mut scene, 0, ways(&[(0, &[(135, 100)])]));
    assert!(matches!(reason, Reason::InTheWay { by: Obstacle::Object(other), .. } if other == object(0)), "{reason:?}");
}

/// Kampfgebiet (HR-04): nothing leaves the area.
#[test]
fn characters_do_not_leave_the_area() {
    let mut scene = lone_guard((10, 60)).turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(3, 60)])])), "HR-04");
}

/// Bewegungsaktionen (HR-21): over uneven ground every inch counts as two.
#[test]
fn uneven_ground_counts_twice() {
    // From 254 mm, an inch of uneven ground between 279.4 and 304.8 mm.
    let mut scene = lone_guard((100, 100)).object((280, 200), (305, 300), 5, "uneven").turn(0, 0);
    scene.answer(0, Act::Move);
    let reason = reason(&mut scene, 0, ways(&[(0, &[(140, 100)])]));
    assert_eq!(reason, Reason::TooFar { who: who(0), cost: 40 * TENTH + 2500, limit: 40 * TENTH });
    scene.answer(0, ways(&[(0, &[(130, 100)])]));
}

/// Bewegungsaktionen (HR-21): climbing up and down counts twice, and a base stands safely or not at all (HR-04).
#[test]
fn climbing_counts_twice() {
    let mut scene = lone_guard((100, 100)).object((280, 200), (340, 300), 20, "climbable").turn(0, 0);
    scene.answer(0, Act::Move);
    // Half on the object.
    let unsteady = reason(&mut scene, 0, ways(&[(0, &[(111, 100)])]));
    assert!(matches!(unsteady, Reason::Unsteady { .. }), "{unsteady:?}");
    // 2.1 inches and 40 mm of climbing make 3.67 inches; 2.5 inches and climbing are too much.
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(125, 100)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 25 * TENTH + 4000, limit: 40 * TENTH });
    scene.answer(0, ways(&[(0, &[(121, 100)])]));
    assert_eq!(scene.now()[who(0)].elevation, 2000);
    scene.answer(0, Act::Move);
    let down = reason(&mut scene, 0, ways(&[(0, &[(146, 100)])]));
    assert_eq!(down, Reason::TooFar { who: who(0), cost: 25 * TENTH + 4000, limit: 40 * TENTH });
}

/// Stürze (HR-22, HR-21, HR-61.6), ruling: no jumping. Climbing down costs double, even for characters that no fall
/// hurts.
#[test]
fn the_way_down_is_climbed() {
    let feather = "melee = 'w'\nabilities = ['feather-fall']";
    let mut scene = Field::new("new-lilliput", "gremlins")
        .object((280, 200), (340, 300), 20, "climbable")
        .card(0, "hero", "feather", feather)
        .hero(0, "feather", (121, 100))
        .hero(1, "saboteur-grit", (250, 200))
        .character(0, |it| it.elevation = 2000)
        .turn(0, 0);
    scene.answer(0, Act::Move);
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(146, 100)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 25 * TENTH + 4000, limit: 40 * TENTH });
    scene.answer(0, ways(&[(0, &[(144, 100)])]));
    assert_eq!((scene.now()[who(0)].elevation, wounds(&scene, 0)), (0, 0));
}

/// Einheit (HR-14): no two characters of a unit are ever more than 3 inches apart.
#[test]
fn a_unit_keeps_its_formation() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .unit(0, "guardsmen", &[(100, 100), (115, 100), (130, 100)])
        .hero(1, "saboteur-grit", (250, 200))
        .turn(0, 0);
    scene.answer(0, Act::Move);
    // The bases have a diameter of 25 mm: from 100 to 130 the gap is 2 inches.
    let gap = |tenths: i32| tenths * TENTH - 2500;
    let reason = reason(&mut scene, 0, ways(&[(2, &[(145, 100)])]));
    assert_eq!(reason, Reason::OutOfFormation { one: who(2), other: who(0), gap: gap(45), limit: 30 * TENTH });
    assert_eq!(reason.rule(), "HR-14");
    scene.answer(0, ways(&[(2, &[(139, 100)])]));
    assert!(gap(39) <= 30 * TENTH);
}

/// Einheit (HR-14): a unit that has lost its formation must move together with its next actions.
#[test]
fn a_unit_out_of_formation_must_move_together() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .unit(0, "musketeers", &[(100, 100), (115, 100), (190, 100)])
        .hero(1, "saboteur-grit", (190, 140))
        .turn(0, 0);
    // Nothing else is offered, so there is no question what to do.
    let apart = reason(&mut scene, 0, ways(&[(2, &[(200, 100)])]));
    assert_eq!(apart.rule(), "HR-14");
    scene.answer(0, ways(&[(2, &[(150, 100)])]));
    assert_eq!(rule_against(&mut scene, 0, ways(&[(2, &[(170, 100)])])), "HR-14");
    scene.answer(0, ways(&[(2, &[(130, 100)])]));
    assert_eq!(actions(&scene), 0);
}

/// Basekontakt (HR-23): a character that comes into contact with an enemy moves no farther.
#[test]
fn a_way_ends_in_contact_with_an_enemy() {
    let mut scene =
        lone_guard((100, 100)).card(1, "hero", "post", "melee = \"w\"").hero(1, "post", (130, 100)).turn(0, 0);
    scene.answer(0, Act::Move);
    let contact = scene.now()[who(33)].place.shifted(-2500, 0);
    let on = contact.shifted(0, 2000);
    assert_eq!(reason(&mut scene, 0, way(0, &[contact, on])), Reason::Held { who: who(0), by: who(33) });
    scene.answer(0, way(0, &[contact]));
    assert_eq!(scene.now()[who(0)].place, contact);
}

/// Basekontakt (HR-23): breaking away gives the enemy left behind a free melee attack, before the move.
#[test]
fn breaking_away_gives_a_free_attack() {
    let mut scene = lone_guard((100, 100))
        .card(1, "hero", "post", "melee = \"w\"")
        .hero(1, "post", (100, 120))
        .beside(33, 0)
        .turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 80)])])).rolls([S, B]);
    assert_eq!((wounds(&scene, 0), place(&scene, 0)), (1, (100, 80)));
    // A second wound on the way makes it vanish where it stood.
    let mut scene = lone_guard((100, 100))
        .card(1, "hero", "post", "melee = \"w\"")
        .hero(1, "post", (100, 120))
        .beside(33, 0)
        .wounds(0, 1)
        .hero(0, "clockmaker", (50, 200))
        .turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 80)])])).rolls([S, B]);
    assert!(is_gone(&scene, 0));
    assert_eq!(place(&scene, 0), (100, 100));
}

/// Basekontakt (HR-23), ruling: friends in contact do not hold each other.
#[test]
fn friends_in_contact_do_not_hold_each_other() {
    let mut scene = lone_guard((100, 100)).hero(0, "clockmaker", (100, 120)).beside(1, 0).turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 70)])]));
    assert_eq!(place(&scene, 0), (100, 70));
}

/// Bewegungsaktionen (HR-21): a leader who moves alone is not offered goals beyond his unit's formation.
#[test]
fn goals_beyond_the_formation_are_not_offered() {
    let goals = |gap: i32| {
        let mut scene = Field::new("new-lilliput", "gremlins")
            .card(0, "unit", "men", "melee = 'w'\nranged = 'w'\nrange = 30")
            .card(0, "leader", "head", "melee = 'w'")
            .unit(0, "men", &[(100, 100)])
            .leader(0, "head", (100, 110 + gap))
            .card(1, "hero", "target", "")
            .hero(1, "target", (100, 220))
            .turn(0, 0);
        scene.answer(0, shoot(1, 0)).answer(0, Aside::Move).answer(1, no()).rolls([B, B]);
        [Goal::Enemy { who: who(32) }, Goal::Away, Goal::Stay].map(|goal| scene.offers(0, March::Towards(goal)))
    };
    // Side by side: the way back is blocked by the unit.
    assert_eq!(goals(0), [true, false, true]);
    // Almost three inches from base to base: no room for a step away from the unit.
    assert_eq!(goals(29), [false, true, true]);
}

/// Missionsziel (HR-06): the portal is a goal only for characters that can get nearer.
#[test]
fn the_portal_is_not_a_goal_for_characters_at_the_portal() {
    let field = |x: i32| {
        Field::new("new-lilliput", "gremlins").mission(Mission::ControlPortal).hero(0, "clockmaker", (x, 120)).hero(
            1,
            "saboteur-grit",
            (100, 40),
        )
    };
    let portal = March::Towards(Goal::Portal { of: Seat(1) });
    let mut scene = field(200).turn(0, 0);
    scene.answer(0, Act::Move);
    assert!(scene.offers(0, portal.clone()));
    scene.answer(0, portal.clone()).answer(0, Act::Move).answer(0, portal.clone());
    let there = scene.now()[who(0)].place;
    let mut scene = field(200).character(0, move |one| one.place = there).turn(0, 0);
    scene.answer(0, Act::Move);
    assert!(!scene.offers(0, portal), "no character would move");
}

/// Einheit (HR-14), in a passage too narrow to overtake: the character with the shortest way leads, not the one nearest
/// through the wall, and the others follow.
#[test]
fn a_unit_goes_in_line_round_a_wall() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .mission(Mission::StrategicPoint)
        .object((100, 300), (560, 330), 400, "")
        .object((100, 370), (560, 400), 400, "")
        .card(0, "unit", "walkers", "melee = \"w\"\nmove = 6")
        .unit(0, "walkers", &[(165, 138), (180, 138), (195, 138)])
        .hero(1, "saboteur-grit", (20, 20))
        .marker((138, 60))
        .turn(0, 0);
    let before = [0, 1, 2].map(|number| scene.now()[who(number)].place);
    scene.answer(0, Act::Move).answer(0, March::Towards(Goal::Marker { marker: 0 }));
    let gone = [0, 1, 2].map(|number| scene.now()[who(number)].place.x() - before[number as usize].x());
    assert!(gone.iter().all(|x| *x > 8 * 10 * TENTH / 3), "{gone:?}");
}
