//! Fähigkeiten: Bewegung (HR-61).

use crate::field::fights::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Aside, Choice, GeneralAct, Goal, March, Marching, Push, Question, Shot, ShotStyle};
use home_raiders::content::Ability;
use home_raiders::reasons::{Obstacle, Reason};
use measure::Point;
use table::Scene;

/// A character of seat 0 with a move of 4 inches, and a bystander of seat 1 far away.
fn walker(abilities: &str) -> Field {
    let one = format!("melee = 'w'\nranged = 'w'\nrange = 9\nabilities = [{abilities}]");
    apart(&one, "melee = 'w'", 220)
}

/// The walker beside an object of 40 by 40 mm, left of it.
fn pusher(abilities: &str, flags: &str) -> Field {
    walker(abilities)
        .object((260, 200), (300, 240), 30, flags)
        .character(0, |one| one.place = Point::clamped(24_750, 22_000))
}

fn push_to(x: i32) -> Push {
    Push { by: who(0), object: object(0), to: Point::clamped(24_750 + x, 22_000) }
}

/// Schieben (HR-61.1): up to half the move, away from the character.
#[test]
fn an_object_is_pushed_up_to_half_a_move() {
    let mut scene = pusher("'push-object'", "movable").turn(0, 0);
    scene.answer(0, Act::Push);
    let too_far = reason(&mut scene, 0, push_to(5_081));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 5_081, limit: 20 * TENTH });
    assert_eq!(reason(&mut scene, 0, push_to(-500)), Reason::Pulled);
    scene.answer(0, push_to(5_080));
    let outline = &scene.now().moved[0].outline;
    assert_eq!(outline.bounds().low, Point::clamped(26_000 + 5_080, 20_000));
    assert_eq!(scene.now()[who(0)].place, Point::clamped(24_750 + 5_080, 22_000));
    assert_eq!(actions(&scene), 1);
}

/// Schieben (HR-61.1): only movable objects, in contact when the action begins, by a character with the ability.
#[test]
fn only_movable_objects_in_contact_are_pushed() {
    assert!(pusher("'push-object'", "movable").turn(0, 0).offers(0, Act::Push));
    assert!(!pusher("'push-object'", "").turn(0, 0).offers(0, Act::Push), "it is not movable");
    assert!(!pusher("", "movable").turn(0, 0).offers(0, Act::Push), "the unit lacks the ability");
    let away = pusher("'push-object'", "movable").character(0, |one| one.place = one.place.shifted(-100, 0));
    assert!(!away.turn(0, 0).offers(0, Act::Push), "a millimetre is no contact");
    let loaded = pusher("'push-object'", "movable climbable").hero(0, "clockmaker", (110, 87));
    assert!(!loaded.turn(0, 0).offers(0, Act::Push), "a character stands on it");
}

/// Schieben (HR-61.1): over flat ground only.
#[test]
fn objects_are_pushed_over_flat_ground() {
    let mut scene = pusher("'push-object'", "movable").object((320, 200), (340, 240), 5, "uneven").turn(0, 0);
    scene.answer(0, Act::Push);
    let stopped = reason(&mut scene, 0, push_to(5_000));
    assert_eq!(stopped, Reason::ObjectInTheWay { object: object(0), by: Obstacle::Object(object(1)) });
    scene.answer(0, push_to(1_900));
}

/// Klettern (HR-61.2): up and down without extra cost.
#[test]
fn climbers_climb_at_the_cost_of_the_way() {
    // 50 mm to walk and 40 mm to climb, up to a place 20 mm beyond the edge.
    let top = Point::clamped(30_000, 25_000);
    let field = |abilities| {
        walker(abilities)
            .object((280, 200), (400, 300), 40, "climbable")
            .character(0, |one| one.place = Point::clamped(25_000, 25_000))
    };
    let mut scene = field("").turn(0, 0);
    scene.answer(0, Act::Move);
    let too_far = reason(&mut scene, 0, way(0, &[top]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 13_000, limit: 40 * TENTH });
    let mut scene = field("'climb'").turn(0, 0);
    scene.answer(0, Act::Move);
    let farther = top.shifted(1_161, 0);
    let too_far = reason(&mut scene, 0, way(0, &[farther]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 10_161, limit: 40 * TENTH });
    scene.answer(0, way(0, &[top]));
    assert_eq!(scene.now()[who(0)].elevation, 4_000);
    scene.answer(0, Act::Move).answer(0, way(0, &[Point::clamped(25_000, 25_000)]));
    assert_eq!(scene.now()[who(0)].elevation, 0);
}

/// Klettern (HR-61.2): uneven ground is as hard for climbers as for others.
#[test]
fn uneven_ground_is_hard_for_climbers_too() {
    for abilities in ["", "'climb'"] {
        let mut scene = walker(abilities).object((280, 200), (305, 300), 5, "uneven").turn(0, 0);
        scene.answer(0, Act::Move);
        let reason = reason(&mut scene, 0, ways(&[(0, &[(140, 100)])]));
        assert_eq!(reason, Reason::TooFar { who: who(0), cost: 40 * TENTH + 2_500, limit: 40 * TENTH });
    }
}

/// In contact with 32 above it; a friend stands below, and behind the friend another enemy (33).
fn surrounded(abilities: &str) -> Scene<HomeRaiders> {
    walker(abilities).beside(32, 0).hero(0, "clockmaker", (100, 85)).hero(1, "other", (120, 65)).turn(0, 0)
}

/// Phantom (HR-61.3): it breaks away without free attacks, and moves through friends and enemies.
#[test]
fn a_phantom_moves_through_friends_and_enemies() {
    let mut scene = surrounded("'phantom'");
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 65)])]));
    assert_eq!((place(&scene, 0), settled(&mut scene, 0)), ((100, 65), 0), "through the friend");
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(140, 65)])]));
    assert_eq!(place(&scene, 0), (140, 65), "through the enemy");
    // Others are stopped, and attacked.
    let mut scene = surrounded("");
    scene.answer(0, Act::Move);
    let stopped = reason(&mut scene, 0, ways(&[(0, &[(100, 65)])]));
    assert!(matches!(stopped, Reason::InTheWay { by: Obstacle::Character(friend), .. } if friend == who(1)));
    scene.answer(0, ways(&[(0, &[(80, 100)])])).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Phantom (HR-61.3): it moves on after contact, but does not end on another character.
#[test]
fn a_phantom_is_not_held_on_its_way() {
    for (abilities, is_held) in [("", true), ("'phantom'", false)] {
        let mut scene = walker(abilities).hero(1, "other", (120, 100)).turn(0, 0);
        scene.answer(0, Act::Move);
        assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(118, 100)])])), "HR-04", "no room there");
        let contact = scene.now()[who(33)].place.shifted(-2_500, 0);
        let through = way(0, &[contact, contact.shifted(0, 2_500)]);
        if is_held {
            assert_eq!(reason(&mut scene, 0, through), Reason::Held { who: who(0), by: who(33) });
        } else {
            scene.answer(0, through);
        }
    }
}

/// Moves from (100, 100) into contact with 32, which is above.
fn come_near(scene: &mut Scene<HomeRaiders>) {
    let contact = scene.now()[who(32)].place.shifted(0, -2_500);
    scene.answer(0, Act::Move).answer(0, way(0, &[contact]));
}

/// Sturmangriff (HR-61.4): a character who moved into contact upgrades the weakest set of its next melee attack.
#[test]
fn a_charge_makes_the_next_attack_stronger() {
    for (abilities, expected) in [("'charge'", 1), ("", 0)] {
        let mut scene = apart(&format!("melee = 'w'\nabilities = [{abilities}]"), "", 130).turn(0, 0);
        come_near(&mut scene);
        scene.answer(0, Act::Melee).rolls([RS, B]);
        assert_eq!(settled(&mut scene, 32), expected, "a 3 is a success only on a red die");
    }
    // A character already in contact has not charged.
    let mut scene = duel("melee = 'w'\nabilities = ['charge']", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0);
}

/// Sturmangriff (HR-61.4): moving without contact is not a charge, nor is staying with an enemy.
#[test]
fn a_charge_needs_new_contact() {
    let mut scene = apart("melee = 'w'\nabilities = ['charge', 'reach']", "", 130).turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 110)])])).answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0, "near enough to strike, but not in contact");
    let mut scene = walker("'charge', 'shift-position'").beside(32, 0).turn(0, 0);
    let quarter = quarter_round(&scene);
    scene.answer(0, Act::Move).answer(0, quarter).answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0, "in contact all the time");
}

/// Sturmangriff (HR-61.4): one attack, in the same turn only.
#[test]
fn a_charge_is_good_for_one_attack_in_this_turn() {
    let mut scene = apart("melee = 'w'\nabilities = ['charge', 'zeal']", "", 130).turn(0, 0);
    scene.answer(0, Act::Zeal);
    come_near(&mut scene);
    scene.answer(0, Act::Melee).rolls([B, B]).answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0, "the second attack is a plain one");
    let mut scene = apart("melee = 'w'\nabilities = ['charge']", "", 130).turn_with(0, 0, 1);
    come_near(&mut scene);
    scene.rolls([1]).answer(1, Act::Done).rolls([1]);
    assert_eq!(scene.now().round, 2);
    scene.answer(0, Act::Melee).rolls([RS, B]);
    assert_eq!(settled(&mut scene, 32), 0, "a turn later");
}

/// Sturmschießen (HR-61.5): up to half the move, a shot with the second action, the rest of the move.
#[test]
fn running_fire_is_between_the_halves_of_a_move() {
    let mut scene = walker("'running-fire'").character(32, |other| other.place = point((100, 190))).turn(0, 0);
    scene.answer(0, Act::RunningFire);
    assert_eq!(marching(&mut scene, 0), Some((troop(0, 0), Marching::BeforeFire)));
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(121, 100)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 21 * TENTH, limit: 20 * TENTH });
    scene.answer(0, ways(&[(0, &[(100, 115)])])).answer(1, no()).rolls([S, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    assert_eq!(marching(&mut scene, 0), Some((troop(0, 0), Marching::AfterFire)));
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(126, 115)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 26 * TENTH, limit: 25 * TENTH });
    scene.answer(0, ways(&[(0, &[(125, 115)])]));
    assert_eq!(place(&scene, 0), (125, 115));
    assert!(is_turn_over(&mut scene), "both actions are used");
}

/// Sturmschießen (HR-61.5): the shot comes from where the first half ends.
#[test]
fn running_fire_shoots_from_the_corner() {
    // A wall hides the target until the shooter has gone two inches to the right.
    let mut scene = walker("'running-fire'").object((150, 400), (270, 410), 100, "").hero(0, "clockmaker", (50, 50));
    scene = scene.character(32, |other| other.place = point((100, 180)));
    let mut scene = scene.turn(0, 0);
    assert!(!scene.offers(0, shoot(1, 0)));
    scene.answer(0, Act::RunningFire).answer(0, ways(&[(0, &[(120, 100)])]));
    scene.answer(1, no()).rolls([S, B]);
    assert_eq!(settled(&mut scene, 32), 1);
    scene.answer(0, ways(&[(0, &[(100, 100)])]));
    assert_eq!(place(&scene, 0), (100, 100));
}

/// Sturmschießen (HR-61.5), ruling: characters without the ability stand still and shoot with the others.
#[test]
fn running_fire_takes_the_unit_along() {
    let ranged = "ranged = 'w'\nrange = 9";
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "unit", "runners", &format!("{ranged}\nabilities = ['running-fire']"))
        .card(0, "leader", "chief", ranged)
        .card(1, "hero", "other", "")
        .unit(0, "runners", &[(100, 100)])
        .leader(0, "chief", (115, 100))
        .hero(1, "other", (100, 160))
        .turn(0, 0);
    scene.answer(0, Act::RunningFire);
    assert_eq!(rule_against(&mut scene, 0, ways(&[(1, &[(120, 100)])])), "HR-13");
    scene.answer(0, ways(&[(0, &[(100, 110)])]));
    let shot = |by| Shot { by: who(by), at: troop(1, 0), style: ShotStyle::Plain };
    scene.answer(0, shot(1)).answer(1, no()).rolls([S, B, B, B]);
    assert_eq!(settled(&mut scene, 32), 1, "both have shot");
    scene.answer(0, ways(&[(0, &[(100, 100)])]));
    assert_eq!((place(&scene, 0), place(&scene, 1)), ((100, 100), (115, 100)));
}

/// Sturmschießen (HR-61.5): it takes both actions, and cannot begin in contact with an enemy.
#[test]
fn running_fire_needs_two_actions_and_freedom() {
    assert!(walker("'running-fire'").turn(0, 0).offers(0, Act::RunningFire));
    assert!(!walker("'running-fire'").turn_with(0, 0, 1).offers(0, Act::RunningFire));
    assert!(!walker("").turn(0, 0).offers(0, Act::RunningFire));
    assert!(!walker("'running-fire'").beside(32, 0).turn(0, 0).offers(0, Act::RunningFire));
}

/// Federfall (HR-61.6): no harm from a fall of any height.
#[test]
fn feather_fall_lands_softly_from_any_height() {
    for (abilities, expected) in [("'feather-fall'", 0), ("", 1)] {
        let mut scene = apart("abilities = ['subtle-manipulation']", &format!("abilities = [{abilities}]"), 105)
            .object((200, 200), (280, 280), 200, "climbable")
            .character(0, |one| one.place = point((90, 90)))
            .character(32, |other| other.place = point((90, 105)))
            .turn(0, 0);
        assert_eq!(scene.now()[who(32)].elevation, 20_000);
        scene.answer(0, mind(Ability::SubtleManipulation, 32)).rolls([S, B]).answer(0, spot((90, 131)));
        assert_eq!(scene.now()[who(32)].elevation, 0);
        assert_eq!(settled(&mut scene, 32), expected);
    }
}

/// Eifrige Teleportation (HR-61.7): out of contact, into contact with any character; once a game, and it injures.
#[test]
fn a_teleport_leads_into_contact_with_a_character() {
    let act = Act::General(GeneralAct::Teleport { by: who(0) });
    let mut scene = walker("'eager-teleport'")
        .beside(32, 0)
        .hero(1, "other", (250, 200))
        .hero(0, "clockmaker", (50, 50))
        .turn(0, 0);
    scene.answer(0, act);
    assert_eq!(rule_against(&mut scene, 0, spot((250, 180))), "HR-61.7");
    assert_eq!(rule_against(&mut scene, 0, spot((250, 200))), "HR-04");
    let (enemy, friend) = (scene.now()[who(33)].place, scene.now()[who(1)].place);
    assert!(scene.running().clone().answer(table::Seat(0), at(friend.shifted(2_500, 0))).is_ok());
    scene.answer(0, at(enemy.shifted(-2_500, 0)));
    assert_eq!(settled(&mut scene, 0), 0, "the enemy left behind does not strike");
    assert!(scene.offers(0, Act::Melee) && !scene.offers(0, act), "once a game");
    scene.answer(0, Act::Done);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Flucht (HR-61.8): over ground, objects and characters at no extra cost.
#[test]
fn flight_ignores_what_is_below() {
    let field = |abilities| {
        walker(abilities).object((280, 150), (320, 350), 150, "climbable").object((268, 150), (275, 350), 90, "").hero(
            1,
            "other",
            (132, 100),
        )
    };
    let mut scene = field("'flight'").turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(132, 102)])])), "HR-04", "not on a character");
    assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(106, 100)])])), "HR-04", "not on what cannot be climbed");
    assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(100, 141)])])), "HR-21", "not farther than the move");
    scene.answer(0, ways(&[(0, &[(118, 100)])]));
    assert_eq!(scene.now()[who(0)].elevation, 15_000, "up to the top of an object");
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(146, 100)])]));
    assert_eq!((place(&scene, 0), scene.now()[who(0)].elevation), ((146, 100), 0));
    let mut scene = field("").turn(0, 0);
    scene.answer(0, Act::Move);
    let stopped = reason(&mut scene, 0, ways(&[(0, &[(118, 100)])]));
    assert!(matches!(stopped, Reason::InTheWay { by: Obstacle::Object(wall), .. } if wall == object(1)), "{stopped:?}");
}

/// Flucht (HR-61.8): it does not leave the area, and ruling: breaking away gives free attacks all the same.
#[test]
fn flight_has_its_limits() {
    let mut scene = walker("'flight'").character(0, |one| one.place = point((100, 10))).turn(0, 0);
    scene.answer(0, Act::Move);
    let outside = way(0, &[Point::clamped(25_400, 0), point((110, 10))]);
    assert!(matches!(reason(&mut scene, 0, outside), Reason::InTheWay { by: Obstacle::Edge, .. }));
    let mut scene = walker("'flight'").beside(32, 0).turn(0, 0);
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(100, 80)])])).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Transportieren (HR-61.9): friends of whole troops within 3 inches are carried along and put down within 3 inches.
#[test]
fn a_carrier_takes_friends_along() {
    let mut scene = walker("'carry'")
        .unit(0, "musketeers", &[(100, 120), (112, 120)])
        .unit(0, "musketeers", &[(80, 100), (59, 100)])
        .turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(question(&mut scene, 0), Some(Question::Carry { who: who(0) }));
    assert!(!scene.offers(0, take(0, 2)), "one of the unit is farther away than 3 inches");
    scene.answer(0, take(0, 1)).answer(0, ways(&[(0, &[(100, 60)])]));
    assert_eq!(question(&mut scene, 0), Some(Question::PutDown { who: who(1), by: who(0) }));
    assert_eq!(rule_against(&mut scene, 0, spot((100, 101))), "HR-61.9");
    scene.answer(0, spot((100, 45))).answer(0, spot((112, 45)));
    assert_eq!((place(&scene, 1), place(&scene, 2)), ((100, 45), (112, 45)));
    assert_eq!(actions(&scene), 1);
    assert!(!scene.now()[troop(0, 1)].is_activated, "being carried is no action");
}

/// Transportieren (HR-61.9): several characters can carry friends, and so can a leader who moves while his unit does
/// something else.
#[test]
fn every_carrier_takes_friends_along() {
    let field = || {
        walker("")
            .card(0, "unit", "porters", "strength = 2\nabilities = ['carry']")
            .card(0, "leader", "guide", "abilities = ['carry']")
            .change(|game, battle| {
                let porters = game.faction(table::Seat(0)).find("porters").expect("it was added");
                battle[who(0)].card = porters;
            })
    };
    let mut scene = field()
        .leader(0, "porters", (130, 100))
        .hero(0, "clockmaker", (80, 100))
        .hero(0, "giant-tamer", (155, 100))
        .turn(0, 0);
    scene.answer(0, Act::Move).answer(0, take(0, 1));
    assert_eq!(question(&mut scene, 0), Some(Question::Carry { who: who(1) }));
    assert!(!scene.offers(0, take(0, 1)), "carried already");
    scene.answer(0, take(0, 2)).answer(0, ways(&[(0, &[(100, 130)]), (1, &[(130, 130)])]));
    scene.answer(0, spot((80, 130))).answer(0, spot((155, 130)));
    assert_eq!((place(&scene, 2), place(&scene, 3)), ((80, 130), (155, 130)));
    let mut scene = field().leader(0, "guide", (120, 100)).hero(0, "clockmaker", (140, 100)).turn(0, 0);
    scene.answer(0, Act::Wait).answer(0, Aside::Move).answer(0, take(0, 1));
    assert_eq!(question(&mut scene, 0), Some(Question::MarchAlone { who: who(1) }));
    scene.answer(0, ways(&[(1, &[(120, 115)])])).answer(0, spot((140, 115)));
    assert_eq!(place(&scene, 2), (140, 115));
}

/// Transportieren (HR-61.9): carrying is optional, and needs the ability; ruling: a friend in contact with an enemy
/// stays.
#[test]
fn carrying_is_optional() {
    let field = |abilities| walker(abilities).hero(0, "clockmaker", (100, 85));
    let mut scene = field("'carry'").turn(0, 0);
    scene.answer(0, Act::Move).answer(0, take_none()).answer(0, ways(&[(0, &[(130, 100)])]));
    assert_eq!((place(&scene, 1), actions(&scene)), ((100, 85), 1));
    let walks = Some((troop(0, 0), Marching::Action));
    let mut scene = field("").turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(marching(&mut scene, 0), walks);
    let mut scene = field("'carry'").hero(1, "other", (100, 70)).touching(33, 1, 0, -1).turn(0, 0);
    scene.answer(0, Act::Move);
    assert_eq!(marching(&mut scene, 0), walks);
}

/// A quarter circle around 32, which is above: from below it to its right, never more than a quarter of a millimetre
/// away.
fn quarter_round(scene: &Scene<HomeRaiders>) -> Choice {
    let around = [(352, 2501), (1030, 2306), (1626, 1932), (2096, 1409), (2403, 777), (2524, 85), (2501, 0)];
    let centre = scene.now()[who(32)].place;
    let points: Vec<Point> = around.iter().map(|(x, y)| centre.shifted(*x, -*y)).collect();
    way(0, &points)
}

/// Standort wechseln (HR-61.10): around the only enemy in contact, without breaking away.
#[test]
fn a_character_that_shifts_position_stays_in_contact() {
    let mut scene = walker("'shift-position'").beside(32, 0).turn(0, 0);
    let quarter = quarter_round(&scene);
    scene.answer(0, Act::Move).answer(0, quarter);
    let beside = scene.now()[who(32)].place.shifted(2_501, 0);
    assert_eq!((scene.now()[who(0)].place, settled(&mut scene, 0)), (beside, 0));
    // A character that breaks away is attacked, even with this ability.
    scene.answer(0, Act::Move).answer(0, way(0, &[beside.shifted(2_000, 0)])).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
}

/// Standort wechseln (HR-61.10): not without the ability, and not with two enemies in contact.
#[test]
fn two_enemies_prevent_shifting_position() {
    let mut scene = walker("").beside(32, 0).turn(0, 0);
    let quarter = quarter_round(&scene);
    scene.answer(0, Act::Move).answer(0, quarter).rolls([S, B]);
    assert_eq!(settled(&mut scene, 0), 1);
    let mut scene =
        walker("'shift-position'").beside(32, 0).hero(1, "other", (80, 100)).touching(33, 0, -1, 0).turn(0, 0);
    let quarter = quarter_round(&scene);
    scene.answer(0, Act::Move).answer(0, quarter).rolls([S, B, B, B]);
    assert_eq!(settled(&mut scene, 0), 1, "both have struck");
}

/// 0 in contact with 32, which stands above it; the place on the other side of 32.
fn beside_enemy(abilities: &str) -> (Scene<HomeRaiders>, Point) {
    let mut scene = walker(abilities).beside(32, 0).turn(0, 0);
    let behind = scene.now()[who(32)].place.shifted(0, 2_500);
    scene.answer(0, Act::Move);
    (scene, behind)
}

/// Standort wechseln (HR-61.10): a single point on the other side is enough as a way, and need not be exact.
#[test]
fn a_simple_way_goes_round_the_enemy() {
    for off in [0, 300, -300] {
        let (mut scene, behind) = beside_enemy("'shift-position'");
        scene.answer(0, way(0, &[behind.shifted(0, off)]));
        let at = scene.now()[who(0)].place;
        assert_eq!((at.x(), (at.y() - behind.y()).abs() <= 2, settled(&mut scene, 0)), (behind.x(), true, 0));
    }
    // Half a turn around the enemy is 78.5 mm, and a character with a move of 3 inches does not get there.
    let slow = apart("move = 3\nabilities = ['shift-position']", "", 130).beside(32, 0);
    let mut scene = slow.turn(0, 0);
    let behind = scene.now()[who(32)].place.shifted(0, 2_500);
    scene.answer(0, Act::Move);
    let reason = reason(&mut scene, 0, way(0, &[behind]));
    assert!(matches!(reason, Reason::TooFar { cost: 7_850..7_900, limit: 7_620, .. }), "{reason:?}");
}

/// Standort wechseln (HR-61.10): the table finds the way too, to the other side or to a place beside the enemy.
#[test]
fn goals_of_the_table_go_round_the_enemy() {
    let (mut scene, behind) = beside_enemy("'shift-position'");
    let round = March::Towards(Goal::Round { who: who(32) });
    assert!(scene.offers(0, round.clone()));
    assert!(!beside_enemy("").0.offers(0, round.clone()));
    scene.answer(0, round);
    let at = scene.now()[who(0)].place;
    assert!((at.x() - behind.x()).abs() <= 200 && (at.y() - behind.y()).abs() <= 200, "{at:?}");
    assert_eq!(settled(&mut scene, 0), 0);
    let (mut scene, behind) = beside_enemy("'shift-position'");
    scene.answer(0, March::Towards(Goal::Point { at: behind }));
    assert!(scene.now()[who(0)].place.y() > scene.now()[who(32)].place.y());
    assert_eq!(settled(&mut scene, 0), 0, "there was no free attack");
    assert_eq!(rule_against(&mut beside_enemy("").0, 0, March::Towards(Goal::Round { who: who(32) })), "HR-13");
}
