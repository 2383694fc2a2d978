//! The strips of the heroes from Dragon Mage to Gunner.
//!
//! The leaders are Seth and Adjenna where they do not matter: open hands and corpses that cannot be cleared do not
//! matter here.

use crate::field::*;
use pixel_tactics::asked::Line;
use pixel_tactics::content::Row;
use pixel_tactics::place::Column;

/// PT-H.dragon-mage.front: of either troop, the frontmost of a column; not a leader, and not a hero behind another.
#[test]
fn a_dragon_mage_in_front_kills_a_melee_capable_hero_at_once() {
    let mut scene = Field::new("seth", "eligor")
        .troop(0, "dragon-mage . . / witch * healer / . . .")
        .troop(1, "+mystic fighter . / paladin:1 * . / scientist . trapper")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    let own = [at("blue-front-left"), at("blue-flank-right")];
    let enemy = [at("red-front-middle"), at("red-flank-left"), at("red-rear-right")];
    assert_offered(&scene, 0, own.into_iter().chain(enemy));
    scene.answer(0, at("red-flank-left"));
    assert_eq!(troop(&scene, 1), "+mystic fighter . / +paladin * . / scientist . trapper");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.dragon-mage.front, PT-25: the spell is mandatory, even if it can kill only its caster.
#[test]
fn a_dragon_mage_in_front_kills_itself_if_no_other_hero_can_be_reached() {
    let mut scene = Field::new("seth", "eligor").troop(0, "dragon-mage . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 0), "+dragon-mage . . / . * . / . . .");
    assert_eq!(damage(&scene, "red-flank-middle"), 0);
}

/// PT-H.dragon-mage.flank: the hero directly behind it, and no other.
#[test]
fn a_dragon_mage_in_the_flank_strengthens_its_supporter_by_three() {
    let mut scene = Field::new("seth", "eligor")
        .troop(0, ". . . / dragon-mage * . / gunner . planestalker")
        .troop(1, "knight homunculus . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, ranged("blue-rear-left", "red-front-middle"));
    scene.answer(0, ranged("blue-rear-right", "red-flank-middle")).answer(1, let_through());
    assert_eq!(troop(&scene, 1), "knight homunculus:8 . / . *:3 . / . . .");
}

/// PT-H.dragon-mage.flank: the supporter stands behind, not in front.
#[test]
fn a_dragon_mage_in_the_flank_does_not_strengthen_its_forerunner() {
    let mut scene = Field::new("seth", "eligor").troop(0, "fighter . . / dragon-mage * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.dragon-mage.rear: past all others, with 6.
#[test]
fn a_dragon_mage_in_the_rear_shoots() {
    let mut scene = Field::new("seth", "eligor")
        .troop(0, "fighter . . / witch * . / dragon-mage . .")
        .troop(1, "scientist . . / mascot * . / homunculus . .")
        .wave(Row::Rear)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, melee("blue-rear-left", "red-front-left")), "PT-18");
    scene.answer(0, ranged("blue-rear-left", "red-rear-left"));
    assert_eq!(troop(&scene, 1), "scientist . . / mascot * . / homunculus:6 . .");
}

/// PT-H.dragon-mage.rear: only there.
#[test]
fn a_dragon_mage_in_the_flank_cannot_shoot() {
    let scene = Field::new("seth", "eligor").troop(0, ". . . / dragon-mage * . / . . .").wave(Row::Flank).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-left", "red-flank-middle")), "PT-19");
    assert!(scene.offers(0, melee("blue-flank-left", "red-flank-middle")));
}

/// PT-H.dragon-mage.order, PT-29: any hero, no leader; +5 for the rest of the wave.
#[test]
fn a_dragon_mage_order_strengthens_a_hero_by_five() {
    let mut scene = Field::new("seth", "eligor")
        .troop(0, "paladin . . / . * . / . . .")
        .troop(1, "fighter . . / . * . / . . .")
        .hand(0, &["dragon-mage"])
        .turn(0);
    scene.answer(0, order("dragon-mage"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("red-front-left")]);
    scene.answer(0, at("blue-front-left")).answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "fighter:9 . . / . * . / . . .");
}

/// PT-H.dragon-mage.order: until the end of the wave.
#[test]
fn a_dragon_mage_order_is_over_in_the_next_wave() {
    let mut scene =
        Field::new("seth", "eligor").troop(0, ". . . / paladin * . / . . .").hand(0, &["dragon-mage"]).turn(0);
    scene.answer(0, order("dragon-mage"));
    finish_wave(&mut scene);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.fighter.front, PT-20: for cards behind it in its column, if its owner likes.
#[test]
fn a_fighter_in_front_may_intercept_shots_at_its_column() {
    let mut scene = Field::new("zaamassal", "adjenna")
        .troop(0, "paladin trapper homunculus / . * . / . . .")
        .troop(1, "fighter . . / mascot * mystic / scientist . .")
        .actions(3)
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
    scene.answer(1, let_through());
    scene.answer(0, ranged("blue-front-middle", "red-rear-left")).answer(1, intercept("red-front-left"));
    scene.answer(0, ranged("blue-front-right", "red-flank-right"));
    assert_eq!(troop(&scene, 1), "fighter:4 . . / mascot:4 * mystic:5 / scientist . .");
}

/// PT-H.fighter.front: not melee, and in front its attack is the printed one.
#[test]
fn a_fighter_in_front_does_not_intercept_melee() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "paladin . . / . * . / . . .")
        .troop(1, ". fighter . / . * scientist / . . .")
        .actions(1)
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-right"));
    assert_eq!(troop(&scene, 1), ". fighter . / . * scientist:4 / . . .");
    scene.answer(1, melee("red-front-middle", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "paladin:4 . . / . * . / . . .");
}

/// PT-H.fighter.flank: 4 and 2; PT-06: it does not intercept here.
#[test]
fn a_fighter_in_the_flank_deals_six_and_lets_shots_pass() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / fighter * gunner / . . .")
        .troop(1, ". . . / fighter * . / scientist . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, melee("blue-flank-left", "red-flank-left"));
    scene.answer(0, ranged("blue-flank-right", "red-rear-left"));
    assert_eq!(troop(&scene, 1), ". . . / fighter:6 * . / scientist:5 . .");
}

/// PT-H.fighter.rear: 4 and 4, if it is melee-capable.
#[test]
fn a_fighter_in_the_rear_deals_eight_with_no_card_in_front_of_it() {
    let field = |blue: &str| Field::new("seth", "adjenna").troop(0, blue).wave(Row::Rear).turn(0);
    let mut scene = field("+paladin . . / . * . / fighter . .");
    scene.answer(0, melee("blue-rear-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
    let scene = field("paladin . . / . * . / fighter . .");
    assert_eq!(rule_against(&scene, 0, melee("blue-rear-left", "red-flank-middle")), "PT-18");
}

/// PT-44, PT-H.fighter.order: its own and the facing column, all rows, no leaders.
#[test]
fn a_fighter_order_hits_two_columns_that_face_each_other() {
    let field = || {
        Field::new("seth", "adjenna")
            .troop(0, "paladin trapper . / . * . / . . .")
            .troop(1, "knight mystic witch / healer * . / mascot scientist .")
            .hand(0, &["fighter"])
    };
    let columns = |column| Line::Columns { column };
    let mut scene = field().turn(0);
    scene.answer(0, order("fighter"));
    assert_offered(&scene, 0, Column::ALL.map(|column| columns(column).into()));
    scene.answer(0, columns(Column::Left));
    assert_eq!(troop(&scene, 0), "paladin:5 trapper . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "knight:5 mystic witch / healer:5 * . / mascot:5 scientist .");
    let mut scene = field().turn(0);
    scene.answer(0, order("fighter")).answer(0, columns(Column::Middle));
    assert_eq!(troop(&scene, 0), "paladin trapper:5 . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "knight mystic:5 witch / healer * . / mascot scientist:5 .");
}

/// PT-44, PT-25: a column with heroes has to be hit, even if all of them are the player's own.
#[test]
fn a_fighter_order_hits_own_heroes_if_there_are_no_others() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, ". . paladin / . * . / +witch . .").hand(0, &["fighter"]).turn(0);
    scene.answer(0, order("fighter"));
    assert_eq!(troop(&scene, 0), ". . paladin:5 / . * . / +witch . .");
}

/// PT-H.gunner.front: any target; 5, and 3 more against heroes that can intercept, whether they do or not.
#[test]
fn a_gunner_in_front_deals_three_more_to_heroes_that_can_intercept() {
    let shoot_at = |target: &str| {
        let mut scene = Field::new("seth", "adjenna")
            .troop(0, "gunner . . / . * . / . . .")
            .troop(1, "knight paladin . / fighter * . / . . .")
            .turn(0);
        scene.answer(0, ranged("blue-front-left", target));
        scene
    };
    assert_eq!(damage(&shoot_at("red-front-middle"), "red-front-middle"), 8);
    let mut scene = shoot_at("red-flank-left");
    scene.answer(1, let_through());
    assert_eq!(troop(&scene, 1), "knight paladin . / fighter:5 * . / . . .");
    let mut scene = shoot_at("red-flank-left");
    scene.answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:8 paladin . / fighter * . / . . .");
}

/// PT-H.gunner.front, PT-19: in melee too; no bonus against a leader behind an interceptor.
#[test]
fn a_gunner_in_front_has_its_bonus_in_melee_but_not_against_leaders() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "gunner . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:8 . . / . * . / . . .");
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "gunner . . / . * . / . . .")
        .troop(1, ". paladin . / . * . / . . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-middle")).answer(1, let_through());
    assert_eq!(troop(&scene, 1), ". paladin . / . *:5 . / . . .");
}

/// PT-H.gunner.flank: itself and the hero directly behind it; without the bonus of the front.
#[test]
fn a_gunner_in_the_flank_shoots_and_lets_its_supporter_shoot() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "trapper . . / gunner * . / paladin . witch")
        .troop(1, "knight . . / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-left", "red-front-left")), "PT-18");
    scene.answer(0, ranged("blue-flank-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 5);
    finish_wave(&mut scene);
    scene.answer(0, ranged("blue-rear-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 9);
    assert_eq!(rule_against(&scene, 0, ranged("blue-rear-right", "red-front-left")), "PT-19");
}

/// PT-H.gunner.flank: its forerunner does not shoot.
#[test]
fn a_gunner_in_the_flank_does_not_let_its_forerunner_shoot() {
    let scene = Field::new("seth", "adjenna").troop(0, "paladin . . / gunner * . / . . .").turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-front-left", "red-flank-middle")), "PT-19");
}

/// PT-H.gunner.rear: past all others, with 5 against every target.
#[test]
fn a_gunner_in_the_rear_shoots_with_five() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "trapper . . / witch * . / gunner . .")
        .troop(1, "paladin . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    assert!(scene.offers(0, ranged("blue-rear-left", "red-flank-middle")));
    scene.answer(0, ranged("blue-rear-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . * . / . . .");
}

/// PT-H.gunner.order: both rears and no other row; 4, in the second edition 5.
#[test]
fn a_gunner_order_hits_all_heroes_in_both_rears() {
    let play = |field: Field| {
        let field = field.troop(0, "paladin . . / witch * . / trapper . .");
        let field = field.troop(1, "knight . . / . * . / mystic . scientist").hand(0, &["gunner"]);
        let mut scene = field.turn(0);
        scene.answer(0, order("gunner"));
        (troop(&scene, 0), troop(&scene, 1))
    };
    let (blue, red) = play(Field::new("seth", "adjenna"));
    assert_eq!(blue, "paladin . . / witch * . / trapper:4 . .");
    assert_eq!(red, "knight . . / . * . / mystic:4 . scientist:4");
    let (blue, red) = play(Field::second_edition("seth", "adjenna"));
    assert_eq!(blue, "paladin . . / witch * . / trapper:5 . .");
    assert_eq!(red, "knight . . / . * . / mystic:5 . scientist:5");
}
