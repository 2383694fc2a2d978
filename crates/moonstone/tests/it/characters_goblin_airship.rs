//! The goblin airship, which flies.

use crate::field::plays::*;
use crate::field::*;

const AIRSHIP: &str = "goblin-airship";
const WALL: &str = "[[table.piece]]\nterrain = \"barrier\"\nrect = [115, 80, 10, 40]\n";

/// Up, up & away (MS-C.goblin-airship.up-up-away): it flies over walls and models and does not land on them.
#[test]
fn the_airship_flies_over_everything() {
    let mut scene = Field::on(WALL).model(0, AIRSHIP, 10.0, 10.0).model(1, "fritz", 10.0, 12.0).only(&[0]).activate(0);
    scene.answer(0, jog());
    scene.refused(0, way(&[(12.9, 10.0)]));
    scene.refused(0, way(&[(10.0, 12.9)]));
    scene.answer(0, way(&[(14.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(14.0, 10.0));
}

/// Up, up & away: it neither fights nor harvests, engages no model and cannot be fought.
#[test]
fn the_airship_keeps_out_of_melees() {
    let scene = duel(AIRSHIP, 2, "fritz").stone_at(0, 1).activate(0);
    assert!(!scene.offers(0, attack(1)) && !scene.offers(0, harvest(0)));
    let mut scene = duel("fritz", 2, AIRSHIP).stone_at(0, 1).activate(0);
    assert!(!scene.offers(0, attack(1)), "nobody reaches it");
    assert!(scene.offers(0, harvest(0)), "it does not engage");
    scene.answer(0, jog()).answer(0, way(&[(8.0, 10.0)]));
    let mut scene = duel(AIRSHIP, 2, "fritz").activate(0);
    scene.answer(0, jog()).answer(0, way(&[(8.0, 10.0)]));
}

/// Up, up & away: it hides no model, and nothing hides it.
#[test]
fn the_airship_neither_has_cover_nor_gives_it() {
    let cards = |seat: u8, key: &str, pieces: &str| {
        let field = Field::on(pieces).model(0, "flintlock", 10.0, 10.0).model(seat, key, 14.0, 10.0);
        let mut scene = field.model(1, "brunhilde", 18.0, 10.0).only(&[0]).activate(0);
        scene.answer(0, use_ability("flintlock", "shoot-musket"));
        let at = if pieces.is_empty() { 2 } else { 1 };
        if !scene.offers(0, target(at)) {
            return None;
        }
        scene.answer(0, target(at));
        draw(&mut scene, &[]);
        Some(drawn(&scene).0)
    };
    assert_eq!((cards(1, AIRSHIP, ""), cards(1, "gotchgut", "")), (Some(5), None));
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [124, 80, 2, 40]\n";
    assert_eq!((cards(1, AIRSHIP, fence), cards(1, "gotchgut", fence)), (Some(5), Some(3)));
}

/// Ramshackle armour (MS-C.goblin-airship.ramshackle-armour): 1 less unless magical.
#[test]
fn the_airship_has_some_armour() {
    let hit = |key: &str, ability: &str| {
        let mut scene = facing(key, 2, AIRSHIP, 1.5).activate(0);
        cast(&mut scene, key, ability, Some(1), "B2");
        now(&scene, 1).wounds
    };
    assert_eq!((hit("boom-boom-mc-boom", "blunderbuss"), hit("grub", "bug-spray")), (1, 2));
}

/// Sticky tongue (MS-C.goblin-airship.sticky-tongue): a model with evade -1 or lower takes 1 impact damage and comes 4
/// inches nearer.
#[test]
fn the_airship_licks_the_nimble() {
    check_reach(AIRSHIP, "sticky-tongue", 2, 4.0, 1, "grub");
    assert!(!can_aim(facing(AIRSHIP, 2, "flintlock", 3.0), AIRSHIP, "sticky-tongue"), "evade 0 is too slow");
    let licked = |key: &str| {
        let mut scene = facing(AIRSHIP, 2, key, 3.9).activate(0);
        use_on(&mut scene, AIRSHIP, "sticky-tongue", 1);
        (now(&scene, 1).wounds, gap(&mut scene, 0, 1))
    };
    assert_eq!((licked("grub"), licked("vicious-syd")), ((1, 0), (0, 0)));
}

/// Peashooter (MS-C.goblin-airship.peashooter): X impact damage with green; cover does not count.
#[test]
fn the_airship_shoots_peas() {
    check_reach(AIRSHIP, "peashooter", 1, 8.0, 1, "flintlock");
    check_catastrophe(AIRSHIP, "peashooter", 8.0, 1, "flintlock", 2);
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [124, 80, 2, 40]\n";
    for (card, wounds) in [("G1", 1), ("G3", 3), ("B3", 0)] {
        let field = Field::on(fence).model(0, AIRSHIP, 10.0, 10.0).model(1, "flintlock", 15.0, 10.0);
        let mut scene = field.only(&[0]).activate(0);
        cast(&mut scene, AIRSHIP, "peashooter", Some(1), card);
        assert_eq!((drawn(&scene).0, now(&scene, 1).wounds), (3, wounds));
    }
}
