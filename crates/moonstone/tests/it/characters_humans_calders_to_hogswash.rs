//! The humans of the Commonwealth, third part: Old Calders, Sir Guillemot, Sir Hogswash.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::AbilityChoice;
use moonstone::content::{Content, Damage};

/// MS-C.old-calders.longsword, MS-C.old-calders.quilted-armour
#[test]
fn old_calders_has_a_longsword_and_quilted_armour() {
    check_weapon("MS-C.old-calders.longsword", "old-calders", [Some(0), Some(1), Some(1)]);
    check_armour("MS-C.old-calders.quilted-armour", "old-calders", [0, 1, 0, 0]);
}

/// MS-C.old-calders.sage-advice
#[test]
fn old_calders_gives_advice() {
    check_sage_advice("old-calders");
}

/// MS-C.old-calders.seen-it-all-before
#[test]
fn old_calders_sees_the_hand_of_his_opponent() {
    ability_id("MS-C.old-calders.seen-it-all-before");
    for (attacker, defender, shown) in
        [("old-calders", "kaufman", [false, true]), ("kaufman", "old-calders", [true, false])]
    {
        let mut scene = alone(attacker, 1).touching(1, defender, 0).only(&[0]).activate(0);
        face(&mut scene, 1, ("thrust", 1), ("low-guard", 1));
        assert_eq!(scene.now().fight().map(|fight| fight.shown), Some(shown));
    }
}

/// MS-C.old-calders.look-out, MS-C.old-calders.field-medic
#[test]
fn old_calders_warns_and_mends_friends() {
    check_look_out("old-calders", "field-medic", "fritz");
    check_field_medic("old-calders");
}

/// MS-C.old-calders.tactical-retreat
#[test]
fn old_calders_retreats_tactically() {
    check_tactical_retreat("old-calders");
    check_row("MS-C.old-calders.tactical-retreat", "old-calders", "high-guard", [0; 6]);
}

/// MS-C.sir-guillemot-poppycock.warhammer, MS-C.sir-guillemot-poppycock.plate-armour
#[test]
fn sir_guillemot_has_a_warhammer_and_plate_armour() {
    let guillemot = "sir-guillemot-poppycock";
    check_weapon("MS-C.sir-guillemot-poppycock.warhammer", guillemot, [Some(2), None, None]);
    check_armour("MS-C.sir-guillemot-poppycock.plate-armour", guillemot, [2, 2, 2, 0]);
}

/// MS-C.sir-guillemot-poppycock.ornithophobia
#[test]
fn goblins_are_afraid_of_sir_guillemots_birds() {
    ability_id("MS-C.sir-guillemot-poppycock.ornithophobia");
    let field = |key: &str| alone(key, 3).model(1, "sir-guillemot-poppycock", 15.0, 10.0).only(&[0]).activate(0);
    let mut scene = field("seasick-stu");
    scene.answer(0, step()).answer(0, way(&[(11.0, 10.0)]));
    assert_eq!(now(&scene, 0).energy, 2, "not engaged");
    scene.answer(0, jog()).answer(0, way(&[(13.0, 10.0)]));
    assert_eq!(now(&scene, 0).energy, 1, "engaged within 2 inches");
    scene.answer(0, step()).answer(0, way(&[(13.5, 10.0)]));
    assert_eq!(now(&scene, 0).energy, 0, "the step is paid, and no more: once a turn");
    let mut scene = field("kaufman");
    scene.answer(0, jog()).answer(0, way(&[(13.0, 10.0)]));
    assert_eq!(now(&scene, 0).energy, 3, "no goblin");
}

/// MS-C.sir-guillemot-poppycock.the-governor
#[test]
fn sir_guillemot_governs_soldiers() {
    ability_id("MS-C.sir-guillemot-poppycock.the-governor");
    let cards = |attacker: &str, seat: u8, y: f64| {
        let field = alone(attacker, 1).touching(1, "quack", 0).model(seat, "sir-guillemot-poppycock", 10.0, y);
        let mut scene = field.only(&[0]).activate(0);
        face(&mut scene, 1, ("thrust", 1), ("low-guard", 1));
        hands(&scene)[0]
    };
    assert_eq!([cards("flintlock", 0, 17.1), cards("flintlock", 0, 17.3)], [6, 5], "within 6 inches");
    assert_eq!(cards("agatha-tavernfrau", 0, 13.0), 5, "no soldier");
    assert_eq!(cards("flintlock", 1, 13.5), 5, "an enemy");
}

/// MS-C.sir-guillemot-poppycock.yell-out-commands
#[test]
fn sir_guillemot_yells_at_each_friend_once_a_turn() {
    let guillemot = "sir-guillemot-poppycock";
    let field = || {
        let field = alone(guillemot, 4).model(0, "flintlock", 13.0, 10.0).model(0, "agatha-tavernfrau", 10.0, 13.0);
        field.model(0, "kaufman", 7.0, 10.0).model(1, "fritz", 10.0, 4.0).only(&[0])
    };
    let mut scene = field().activate(0);
    scene.answer(0, use_ability(guillemot, "yell-out-commands"));
    assert!(![0, 3, 4].iter().any(|model| scene.offers(0, target(*model))), "neither nobles nor enemies");
    scene.answer(0, target(1));
    scene.refused(0, way(&[(15.1, 10.0)]));
    scene.answer(0, way(&[(15.0, 10.0)]));
    scene.answer(0, use_ability(guillemot, "yell-out-commands"));
    assert!(!scene.offers(0, target(1)), "once a turn");
    scene.answer(0, target(2));
    scene.refused(0, way(&[(10.0, 14.1)]));
    scene.answer(0, way(&[(10.0, 14.0)]));
    assert_eq!((now(&scene, 1).at, now(&scene, 2).at, now(&scene, 0).energy), (at(15.0, 10.0), at(10.0, 14.0), 2));
    assert!(!scene.offers(0, use_ability(guillemot, "yell-out-commands")), "no target is left");
    check_cost(field, guillemot, "yell-out-commands", 1);
    check_range(guillemot, "yell-out-commands", (0, "flintlock"), 6.0);
}

/// MS-C.sir-guillemot-poppycock.knee-smasher
#[test]
fn sir_guillemot_smashes_knees() {
    let guillemot = "sir-guillemot-poppycock";
    check_row("MS-C.sir-guillemot-poppycock.knee-smasher", guillemot, "sweeping-cut", [4, 4, 4, 4, 0, 0]);
    check_no_jog_after(guillemot, "sweeping-cut", ["high-guard", "low-guard"]);
}

/// MS-C.sir-hogswash.hunting-spear
#[test]
fn sir_hogswash_hunts_animals_with_a_spear() {
    check_weapon("MS-C.sir-hogswash.hunting-spear", "sir-hogswash", [Some(0), Some(1), Some(1)]);
    for (prey, wounds) in [("kaufman", 2), ("billy", 3), ("vespa", 3)] {
        let mut scene = alone("sir-hogswash", 1).touching(1, prey, 0).only(&[0]).activate(0);
        clash(&mut scene, 1, "thrust", "low-guard");
        assert_eq!(now(&scene, 1).wounds, wounds, "{prey}");
    }
}

/// MS-C.sir-hogswash.sun-shield
#[test]
fn sir_hogswash_has_a_sun_shield() {
    check_armour("MS-C.sir-hogswash.sun-shield", "sir-hogswash", [1, 0, 0, 1]);
}

/// MS-C.sir-hogswash.utter-swine
#[test]
fn sir_hogswash_sacrifices_a_friend_to_silence_an_enemy() {
    let field = || {
        let field = alone("sir-hogswash", 5).model(0, "fritz", 14.0, 10.0).model(0, "quack", 20.0, 10.0);
        let field = field.model(1, "flintlock", 30.0, 12.0).model(1, "fritz", 25.0, 30.0);
        field.only(&[0]).energy(3, 3)
    };
    let content = Content::built_in();
    let flintlock = content.character(content.find_character("flintlock").expect("he is there"));
    let musket = AbilityChoice { of: id(3), ability: flintlock.find("shoot-musket").expect("he has it") };
    let mut scene = field().activate(0);
    employ(&mut scene, "sir-hogswash", "utter-swine", None);
    assert!(!scene.offers(0, target(0)) && !scene.offers(0, target(2)), "another friend, within 6 inches");
    scene.answer(0, target(1));
    assert!(!scene.offers(0, target(4)), "a model without arcane abilities has none to lose");
    scene.answer(0, target(3));
    assert_eq!(scene.asked(0).options, [musket.into()], "an arcane ability");
    scene.answer(0, musket);
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).energy), (2, 4));
    decline(&mut scene);
    check_used_up(&scene, "sir-hogswash", "utter-swine");
    pass_to(&mut scene, 1, 3);
    assert!(!scene.offers(1, use_ability("flintlock", "shoot-musket")));
    assert!(scene.offers(1, use_ability("flintlock", "take-aim")));
    // The wounds may be declined, and then nothing happens.
    let mut scene = field().activate(0);
    employ(&mut scene, "sir-hogswash", "utter-swine", None);
    scene.answer(0, nobody());
    decline(&mut scene);
    pass_to(&mut scene, 1, 3);
    assert!(now(&scene, 1).wounds == 0 && scene.offers(1, use_ability("flintlock", "shoot-musket")));
    check_cost(field, "sir-hogswash", "utter-swine", 1);
}

/// MS-C.sir-hogswash.chaaarge
#[test]
fn sir_hogswash_charges() {
    let field = || alone("sir-hogswash", 3).model(1, "kaufman", 16.0, 10.0).only(&[0]);
    let mut scene = field().activate(0);
    employ(&mut scene, "sir-hogswash", "chaaarge", Some(1));
    stands(&scene, 0, 14.0, 10.0);
    clash(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 4, "1, a spear, and 2 for the charge");
    let mut scene = field().activate(0);
    employ(&mut scene, "sir-hogswash", "chaaarge", Some(1));
    scene.answer(0, jog()).answer(0, way(&[(14.1, 10.0)]));
    clash(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 2, "only the very next action");
    let mut scene = field().model(1, "quack", 14.0, 11.7).only(&[0]).activate(0);
    employ(&mut scene, "sir-hogswash", "chaaarge", Some(1));
    clash(&mut scene, 2, "thrust", "low-guard");
    assert_eq!(now(&scene, 2).wounds, 2, "only this enemy");
    check_cost(field, "sir-hogswash", "chaaarge", 2);
    check_range("sir-hogswash", "chaaarge", (1, "kaufman"), 6.0);
    assert!(!reaches("sir-hogswash", "chaaarge", (0, "kaufman"), 2.0), "only enemies");
}

/// MS-C.sir-hogswash.gore
#[test]
fn sir_hogswash_gores_near_enemies() {
    check_row("MS-C.sir-hogswash.gore", "sir-hogswash", "rising-attack", [3, 3, 3, 2, 3, 1]);
    for (x, wounds) in [(12.3, 3), (12.5, 0)] {
        let mut scene = alone("sir-hogswash", 1).model(1, "kaufman", x, 10.0).only(&[0]).activate(0);
        clash(&mut scene, 1, "rising-attack!", "high-guard");
        assert_eq!(now(&scene, 1).wounds, wounds, "an inch");
        scene.refused(0, way(&[(x, 11.1)]));
        scene.answer(0, way(&[(x, 11.0)]));
        assert_eq!(now(&scene, 1).at, at(x, 11.0));
    }
    assert_eq!(deals("sir-hogswash", "rising-attack", "low-guard", Damage::Piercing), 0, "the plain card");
}
