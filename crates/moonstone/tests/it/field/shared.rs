//! Abilities that several characters share, each tested once per character.

use moonstone::battle::{ModelId, State};

use crate::field::drill::*;
use crate::field::*;

/// Look out!: 1 energy, a friendly model within 6 inches has evade -1 until the turn ends.
#[track_caller]
pub fn check_look_out(character: &str, weapon: &str, friend: &str) {
    ability_id(&format!("MS-C.{character}.look-out"));
    let field = || {
        let field = alone(character, 4).model(0, friend, 13.0, 10.0).wounds(1, 2);
        field.model(1, "kaufman", 10.0, 14.0).only(&[0])
    };
    let mut scene = field().activate(0);
    cast(&mut scene, character, weapon, Some(1), "P1");
    let before = drawn(&scene).0;
    let mut scene = field().activate(0);
    employ(&mut scene, character, "look-out", Some(1));
    cast(&mut scene, character, weapon, Some(1), "P1");
    assert_eq!(drawn(&scene).0, before - 1);
    check_cost(field, character, "look-out", 1);
    check_range(character, "look-out", (0, "kaufman"), 6.0);
    assert!(!reaches(character, "look-out", (1, "kaufman"), 2.0), "only friends");
}

/// Field medic: 1 energy, 4 inches, blue heals a soldier or noble by X; a catastrophe is 2 wounds.
#[track_caller]
pub fn check_field_medic(character: &str) {
    ability_id(&format!("MS-C.{character}.field-medic"));
    let field = || alone(character, 1).model(0, "fritz", 13.0, 10.0).only(&[0]).wounds(1, 5);
    for (card, left, own) in [("B1", 4, 0), ("B3", 2, 0), ("G1", 5, 0), ("P3", 5, 0), ("C", 5, 2)] {
        let mut scene = field().activate(0);
        cast(&mut scene, character, "field-medic", Some(1), card);
        if is_asked(&mut scene, 0, |it| matches!(it, moonstone::asked::Question::IgnoreCatastrophe { .. })) {
            scene.answer(0, no());
        }
        assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (left, own), "{character}: {card}");
    }
    check_cost(field, character, "field-medic", 1);
    check_range(character, "field-medic", (1, "kaufman"), 4.0);
    assert!(!reaches(character, "field-medic", (0, "agatha-tavernfrau"), 2.0), "neither soldier nor noble");
}

/// Sage advice: friendly models within 4 inches, and the sage, may ignore a catastrophe. Enemies may not.
#[track_caller]
pub fn check_sage_advice(sage: &str) {
    ability_id(&format!("MS-C.{sage}.sage-advice"));
    let field = |seat: u8, x: f64| {
        alone("flintlock", 1).model(seat, sage, x, 10.0).model(1, "kaufman", 10.0, 16.0).only(&[0]).activate(0)
    };
    let shoot = |seat: u8, x: f64| {
        let mut scene = field(seat, x);
        cast(&mut scene, "flintlock", "shoot-musket", Some(2), "C");
        scene
    };
    let mut scene = shoot(0, 15.0);
    scene.answer(0, yes());
    assert_eq!(now(&scene, 0).wounds, 0);
    let mut scene = shoot(0, 15.0);
    scene.answer(0, no());
    assert_eq!(now(&scene, 0).wounds, 2);
    assert_eq!(now(&shoot(0, 15.3), 0).wounds, 2, "farther than 4 inches");
    assert_eq!(now(&shoot(1, 13.0), 0).wounds, 2, "the sage of an enemy");
}

/// Stand back!: 1 energy, once a turn, every other model within 2 inches goes 1 inch straight away.
#[track_caller]
pub fn check_stand_back(character: &str) {
    ability_id(&format!("MS-C.{character}.stand-back"));
    let field = || {
        let field = alone(character, 6).model(0, "agatha-tavernfrau", 10.0, 12.0).model(1, "kaufman", 12.0, 10.0);
        field.model(1, "flintlock", 6.0, 10.0).only(&[0])
    };
    let mut scene = field().activate(0);
    employ(&mut scene, character, "stand-back", None);
    stands(&scene, 0, 10.0, 10.0);
    stands(&scene, 1, 10.0, 13.0);
    stands(&scene, 2, 13.0, 10.0);
    stands(&scene, 3, 6.0, 10.0);
    check_used_up(&scene, character, "stand-back");
    check_cost(field, character, "stand-back", 1);
}

/// Ramming speed: 3 energy, 6 inches straight at an enemy; in contact, a flipped card decides the damage and how far
/// the enemy goes.
#[track_caller]
pub fn check_ramming_speed(character: &str, hurts: [u8; 3]) {
    ability_id(&format!("MS-C.{character}.ramming-speed"));
    let field = || alone(character, 3).model(1, "kaufman", 16.0, 10.0).only(&[0]);
    for (card, far, wounds) in [("G1", 1.0, hurts[0]), ("B2", 2.0, hurts[1]), ("P3", 3.0, hurts[2])] {
        let mut scene = field().activate(0);
        employ(&mut scene, character, "ramming-speed", Some(1));
        scene.rolls(arcana(&[card]));
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
        stands(&scene, 0, 16.0 - 1.18, 10.0);
        stands(&scene, 1, 16.0 + far, 10.0);
    }
    let mut scene = field().activate(0);
    employ(&mut scene, character, "ramming-speed", Some(1));
    scene.rolls(arcana(&["C"]));
    scene.refused(1, way(&[(19.1, 10.0)]));
    scene.answer(1, way(&[(19.0, 10.0)]));
    assert_eq!(now(&scene, 1).wounds, 0);
    // With a model in the way there is no contact and no card.
    let mut scene = field().model(0, "agatha-tavernfrau", 13.0, 11.0).only(&[0]).activate(0);
    employ(&mut scene, character, "ramming-speed", Some(1));
    assert!(scene.offers(0, end()));
    assert_eq!(now(&scene, 1).wounds, 0);
    check_cost(field, character, "ramming-speed", 3);
    check_range(character, "ramming-speed", (1, "kaufman"), 6.0);
    assert!(!reaches(character, "ramming-speed", (0, "kaufman"), 3.0), "only enemies");
}

/// High-ho Silver: green or pink, up to 2X inches; after a catastrophe it cannot move or be moved this turn.
#[track_caller]
pub fn check_high_ho_silver(character: &str) {
    ability_id(&format!("MS-C.{character}.high-ho-silver"));
    let field = || alone(character, 4).activate(0);
    for (card, far) in [("G1", 2.0), ("P2", 4.0), ("G3", 6.0)] {
        let mut scene = field();
        cast(&mut scene, character, "high-ho-silver", None, card);
        scene.refused(0, way(&[(10.01 + far, 10.0)]));
        scene.answer(0, way(&[(10.0 + far, 10.0)]));
        assert_eq!((now(&scene, 0).at, now(&scene, 0).energy), (at(10.0 + far, 10.0), 2));
    }
    let mut scene = field();
    cast(&mut scene, character, "high-ho-silver", None, "B3");
    assert!(scene.offers(0, jog()) && scene.offers(0, step()), "blue does nothing");
    let mut scene = field();
    cast(&mut scene, character, "high-ho-silver", None, "C");
    assert!(!scene.offers(0, jog()) && !scene.offers(0, step()));
    check_cost(|| alone(character, 2), character, "high-ho-silver", 2);
}

/// Wild swing: the enemy goes 1 inch straight away.
#[track_caller]
pub fn check_wild_swing(character: &str) {
    check_row(&format!("MS-C.{character}.wild-swing"), character, "falling-swing", [0, 3, 3, 4, 4, 3]);
    let mut scene = alone(character, 1).model(1, "kaufman", 12.0, 10.0).only(&[0]).activate(0);
    clash(&mut scene, 1, "falling-swing!", "high-guard");
    decline_follow_up(&mut scene);
    stands(&scene, 1, 13.0, 10.0);
}

/// Seasick: blue, the target loses X energy; a catastrophe is 2 wounds and all energy.
#[track_caller]
pub fn check_seasick(character: &str) {
    ability_id(&format!("MS-C.{character}.seasick"));
    let field = || alone(character, 3).model(1, "kaufman", 13.0, 10.0).energy(1, 5);
    for (card, left) in [("B1", 4), ("B3", 2), ("G3", 5), ("P3", 5)] {
        let mut scene = field().activate(0);
        cast(&mut scene, character, "seasick", Some(1), card);
        assert_eq!((now(&scene, 1).energy, now(&scene, 0).energy), (left, 1), "{card}");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, character, "seasick", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 0).energy, now(&scene, 1).energy), (2, 0, 5));
    check_cost(field, character, "seasick", 2);
    check_range(character, "seasick", (1, "kaufman"), 6.0);
}

/// A model wounded by the signature move cannot jog this turn; an unwounded one can.
#[track_caller]
pub fn check_no_jog_after(character: &str, card: &str, [hurting, harmless]: [&str; 2]) {
    let fight = |other: &str| {
        let mut scene = alone(character, 1).model(1, "kaufman", 12.0, 10.0).only(&[0]).activate(0);
        clash(&mut scene, 1, &format!("{card}!"), other);
        choose_foe_kind(&mut scene);
        decline_follow_up(&mut scene);
        pass_to(&mut scene, 1, 1);
        scene
    };
    let scene = fight(hurting);
    assert!(now(&scene, 1).wounds > 0 && !scene.offers(1, jog()));
    let scene = fight(harmless);
    assert!(now(&scene, 1).wounds == 0 && scene.offers(1, jog()));
}

/// Two points of slicing damage to every model within 2 inches that was not in the melee, and to no other.
#[track_caller]
pub fn check_whirl(character: &str, card: &str) {
    let field = alone(character, 1).touching(1, "kaufman", 0).model(0, "quack", 10.0, 12.5);
    let mut scene = field.model(1, "fritz", 10.0, 7.5).model(1, "flintlock", 6.0, 10.0).only(&[0]).activate(0);
    clash(&mut scene, 1, &format!("{card}!"), "low-guard");
    decline_follow_up(&mut scene);
    let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
    assert_eq!(wounds, [0, 0, 2, 2, 0]);
}

pub fn is_slain(scene: &table::Scene<moonstone::Moonstone>, model: u8) -> bool {
    now(scene, model).state == State::Slain
}

/// The id of the model with this number.
pub fn id(model: u8) -> ModelId {
    ModelId(model)
}

/// Damage taken is 1 less for each other friend of a kind within 4 inches, 2 at most.
#[track_caller]
pub fn check_sheltered(character: &str, friend: &str, stranger: &str) {
    let wounds = |others: &[(u8, &str, f64, f64)]| {
        let field = alone("kaufman", 1).touching(1, character, 0);
        let field = others.iter().fold(field, |field, (seat, key, x, y)| field.model(*seat, key, *x, *y));
        let mut scene = field.only(&[0]).activate(0);
        face(&mut scene, 1, ("rising-attack", 2), ("high-guard", 1));
        play_both(&mut scene, "rising-attack", "high-guard", 1);
        choose_kind(&mut scene, moonstone::content::Damage::Impact);
        now(&scene, 1).wounds
    };
    let near = |y: f64| (1, friend, 14.0, y);
    assert_eq!(wounds(&[]), 4);
    assert_eq!(wounds(&[near(10.0)]), 3);
    assert_eq!(wounds(&[near(10.0), (1, "morris", 14.0, 12.0)]), 2);
    assert_eq!(wounds(&[near(10.0), (1, "morris", 14.0, 12.0), (1, "quarrel", 14.0, 8.0)]), 2, "2 at most");
    assert_eq!(wounds(&[(1, friend, 17.0, 10.0)]), 4, "farther than 4 inches");
    assert_eq!(wounds(&[(0, friend, 14.0, 10.0)]), 4, "an enemy");
    assert_eq!(wounds(&[(1, stranger, 14.0, 10.0)]), 4, "another kind");
}

/// Tough as old boots: 2 wounds are healed at the start of each replenish step.
#[track_caller]
pub fn check_tough(character: &str) {
    ability_id(&format!("MS-C.{character}.tough-as-old-boots"));
    for (before, after) in [(5, 3), (1, 0)] {
        let mut scene =
            last(alone(character, 0).wounds(0, before).model(1, "kaufman", 20.0, 20.0).wounds(1, 3)).activate(0);
        next_round(&mut scene);
        assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (after, 3));
        // Both blue boxes are filled, healed or never lost.
        assert_eq!(now(&scene, 0).energy, 2);
    }
}
