//! The worked examples of the rulebook, number by number.

use crate::field::*;
use moonstone::battle::{Change, ModelId};
use moonstone::content::{Damage, Mark};

/// Eine Beispiel-Nahkampfrunde I (MS-72): two rising attacks against a sweeping cut, 2 x 2 plus a sharp sword is 5;
/// Bobby's damage is reduced to nothing by his weakness and by padded armour.
#[test]
fn billy_wounds_beaky_bobby_with_two_rising_attacks() {
    let mut scene =
        Field::new().model(0, "billy-1", 10.0, 10.0).touching(1, "beaky-bobby", 0).only(&[]).energy(0, 1).activate(0);
    scene.answer(0, attack(1));
    let billy = ["rising-attack", "rising-attack", "low-guard", "low-guard", "sweeping-cut", "thrust"];
    scene.rolls(melee(&billy, &["sweeping-cut", "low-guard"]));
    scene.answer(0, play("rising-attack")).answer(1, play("sweeping-cut"));
    scene.answer(0, finish(1, false));
    scene.answer(0, Damage::Slicing);
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (5, 0));
}

/// Eine Beispiel-Nahkampfrunde II (MS-73): both use their signature moves, and the Baron follows up.
#[test]
fn seasick_stu_and_the_baron_wound_each_other_with_signature_moves() {
    let mut scene = Field::new()
        .model(0, "seasick-stu-1", 10.0, 10.0)
        .model(1, "baron-von-fancyhat", 12.5, 10.0)
        .only(&[])
        .energy(0, 1)
        .activate(0);
    scene.answer(0, attack(1));
    let stu = ["thrust", "thrust", "rising-attack", "rising-attack", "low-guard", "high-guard"];
    let baron = ["falling-swing", "thrust", "high-guard", "low-guard", "sweeping-cut"];
    scene.rolls(melee(&stu, &baron));
    scene.answer(0, play("thrust")).answer(1, play("falling-swing"));
    scene.answer(0, finish(1, true)).answer(1, finish(0, true));
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (5, 2));
    scene.answer(1, follow("thrust"));
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).wounds), (5, 6));
    let no_jog = Change::Mark { mark: Mark::NoJog, by: ModelId(0) };
    assert!(now(&scene, 1).changes.contains(&no_jog));
}

/// Arkane Fähigkeiten (MS-74): arcane 3 and evade -1 are 2 cards; a green 2 deals 2 + 2 impact damage.
#[test]
fn flintlock_shoots_at_shabbaroon_with_two_cards() {
    let mut scene =
        Field::new().model(0, "flintlock-1", 10.0, 10.0).model(1, "shabbaroon", 18.0, 10.0).only(&[0]).activate(0);
    scene.answer(0, use_ability("flintlock-1", "shoot-musket")).answer(0, target(1));
    scene.rolls(arcana(&["G2", "P1", "B1", "B1", "B2", "P2", "C", "G1"]));
    scene.answer(0, lay("G2")).answer(0, lay("G2")).answer(1, truth());
    assert_eq!(now(&scene, 1).wounds, 4);
}

/// Arkane Fähigkeiten (MS-46): Fireblast at Fritz is a lie, and the catastrophe of the resisting hand counts: the tank
/// explodes, with 4 magical damage to every model within 3 inches.
#[test]
fn firespitter_is_caught_lying_and_explodes() {
    let mut scene =
        Field::new().model(0, "firespitter", 10.0, 10.0).model(1, "fritz", 16.0, 10.0).only(&[0]).activate(0);
    scene.answer(0, use_ability("firespitter", "fireblast")).answer(0, target(1));
    let own = ["P3", "P1", "G1", "G1", "B1", "B1"];
    let resisting = ["B3", "C", "C", "G2", "P1", "B2"];
    scene.rolls(arcana(&[own, resisting].concat()));
    scene.answer(0, lay("P3")).answer(0, lay("B3")).answer(1, bluff());
    scene.answer(1, moonstone::asked::Replacement::By(card("C")));
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (4, 0));
    assert!(!scene.offers(0, use_ability("firespitter", "fireblast")), "the ability is lost");
}
