//! The strips of the heroes from Healer to Illusionist.
//!
//! The leaders are Seth and Adjenna where they do not matter: open hands and corpses that cannot be cleared do not
//! matter here.

use crate::field::*;
use pixel_tactics::asked::{Before, Question};
use pixel_tactics::content::Row;

/// PT-H.healer.front: a caught shot of 3, then a blow of 4.
#[test]
fn a_healer_in_front_intercepts_and_takes_two_less_from_every_attack() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker fighter . / . * . / . . .")
        .troop(1, "healer . . / witch * . / . . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
    scene.answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "healer:1 . . / witch * . / . . .");
    scene.answer(0, melee("blue-front-middle", "red-front-left"));
    assert_eq!(troop(&scene, 1), "healer:3 . . / witch * . / . . .");
}

/// PT-H.healer.front: not in the flank.
#[test]
fn a_healer_in_the_flank_takes_attacks_in_full_and_intercepts_nothing() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker fighter . / . * . / . . .")
        .troop(1, ". . . / healer * . / witch . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-rear-left"));
    scene.answer(0, melee("blue-front-middle", "red-flank-left"));
    assert_eq!(troop(&scene, 1), ". . . / healer:4 * . / witch:3 . .");
}

/// PT-H.healer.flank, PT-29: one hero of either troop, even the healer; no leader.
#[test]
fn a_healer_in_the_flank_heals_up_to_four_on_one_hero() {
    let field = || {
        Field::new("seth", "adjenna")
            .troop(0, "fighter:6 . knight:3 / healer:1 *:5 . / . . witch")
            .troop(1, "paladin:2 . . / . *:3 . / . . .")
            .wave(Row::Flank)
    };
    let mut scene = field().turn(0);
    scene.answer(0, spell("blue-flank-left"));
    let hurt = ["blue-front-left", "blue-front-right", "blue-flank-left", "red-front-left"];
    assert_offered(&scene, 0, hurt.map(at).into_iter().chain([enough()]));
    scene.answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:2 . knight:3 / healer:1 *:5 . / . . witch");
    assert_eq!(next_action(&scene), (0, 1));
    let mut scene = field().turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, at("blue-front-right"));
    assert_eq!(troop(&scene, 0), "fighter:6 . knight / healer:1 *:5 . / . . witch");
}

/// PT-H.healer.flank, PT-31: healed before losses are checked, it lives.
#[test]
fn a_healer_in_the_flank_saves_a_hero_with_lethal_damage() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter:9 . witch:5 / healer * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, at("blue-front-left"));
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter:5 . +witch / healer * . / . . .");
}

/// PT-H.healer.rear: three different heroes at most, two points each.
#[test]
fn a_healer_in_the_rear_heals_up_to_two_on_each_of_three_heroes() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:6 paladin:1 knight:3 / trapper:2 *:4 . / healer . .")
        .troop(1, "witch:4 . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("blue-front-left")).answer(0, at("blue-front-middle"));
    assert_offered(&scene, 0, [at("blue-front-right"), at("blue-flank-left"), at("red-front-left"), enough()]);
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:4 paladin knight:3 / trapper:2 *:4 . / healer . .");
    assert_eq!(troop(&scene, 1), "witch:2 . . / . * . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.healer.rear: "up to" includes none.
#[test]
fn a_healer_in_the_rear_may_heal_fewer_heroes() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter:6 . knight:3 / . * . / healer . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, enough());
    assert_eq!((next_action(&scene), damage(&scene, "blue-front-left")), ((0, 1), 6));
}

/// PT-H.healer.order: ten points among heroes of either troop; no leader.
#[test]
fn a_healer_order_splits_up_to_ten_points_of_healing() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:6 . knight:9 / . *:7 . / . . witch")
        .troop(1, "paladin:2 . . / . * . / . . .")
        .hand(0, &["healer"])
        .turn(0);
    scene.answer(0, order("healer"));
    let parts = [("blue-front-left", 6), ("blue-front-right", 9), ("red-front-left", 2)];
    let parts = parts.into_iter().flat_map(|(hero, all)| [split(hero, 1), split(hero, all)]);
    assert_offered(&scene, 0, parts.chain([stop_splitting()]));
    scene.answer(0, split("blue-front-right", 9));
    assert_offered(&scene, 0, [split("blue-front-left", 1), split("red-front-left", 1), stop_splitting()]);
    scene.answer(0, split("blue-front-left", 1));
    assert_eq!(troop(&scene, 0), "fighter:5 . knight / . *:7 . / . . witch");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.healer.order: fewer than ten if its owner likes.
#[test]
fn a_healer_order_may_stop_early() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter:6 . . / . * . / . . .").hand(0, &["healer"]).turn(0);
    scene.answer(0, order("healer")).answer(0, split("blue-front-left", 1)).answer(0, stop_splitting());
    assert_eq!(troop(&scene, 0), "fighter:5 . . / . * . / . . .");
}

/// PT-H.homunculus.front: it catches a shot, and strikes with 3 and 2.
#[test]
fn a_homunculus_in_front_intercepts_and_deals_two_more() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker . . / . * . / . . .")
        .troop(1, "homunculus . . / witch * . / . . .")
        .actions(1)
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "homunculus:3 . . / witch * . / . . .");
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "planestalker:5 . . / . * . / . . .");
}

/// PT-H.homunculus.front: not in the flank.
#[test]
fn a_homunculus_in_the_flank_deals_three_and_intercepts_nothing() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / gunner * . / . . .")
        .troop(1, ". . . / homunculus * . / witch . .")
        .wave(Row::Flank)
        .actions(1)
        .turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-rear-left"));
    assert_eq!(troop(&scene, 1), ". . . / homunculus * . / witch:5 . .");
    scene.answer(1, melee("red-flank-left", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 3);
}

/// PT-H.homunculus.flank: seven points from own heroes, even if that kills it; not from the leader or the enemy.
#[test]
fn a_homunculus_in_the_flank_gathers_up_to_seven_damage_of_own_heroes() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:5 . paladin:4 / homunculus *:3 . / . . .")
        .troop(1, "knight:3 . . / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    let parts = [("blue-front-left", 5), ("blue-front-right", 4)];
    let parts = parts.into_iter().flat_map(|(hero, all)| [split(hero, 1), split(hero, all)]);
    assert_offered(&scene, 0, parts.chain([stop_splitting()]));
    scene.answer(0, split("blue-front-left", 5));
    assert_offered(&scene, 0, [split("blue-front-right", 1), split("blue-front-right", 2), stop_splitting()]);
    scene.answer(0, split("blue-front-right", 2));
    assert_eq!(troop(&scene, 0), "fighter . paladin:2 / homunculus:7 *:3 . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter . paladin:2 / +homunculus *:3 . / . . .");
}

/// PT-H.homunculus.flank: "up to".
#[test]
fn a_homunculus_in_the_flank_may_gather_less() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter:5 . . / homunculus * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, split("blue-front-left", 1)).answer(0, stop_splitting());
    assert_eq!(troop(&scene, 0), "fighter:4 . . / homunculus:1 * . / . . .");
}

/// PT-H.homunculus.rear: besides the actions, only from heroes in its own rear.
#[test]
fn a_homunculus_in_the_rear_takes_damage_of_its_own_rear_over() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:3 . . / witch:1 *:2 . / homunculus:6 . gunner:3")
        .troop(1, ". . . / . * . / paladin:2 . .")
        .turn(0);
    let from_gunner = |amount| take_over("blue-rear-right", "blue-rear-left", amount);
    assert_eq!(takeovers(&scene, 0), [from_gunner(1), from_gunner(3)]);
    scene.answer(0, from_gunner(1)).answer(0, from_gunner(2));
    assert_eq!(troop(&scene, 0), "fighter:3 . . / witch:1 *:2 . / homunculus:9 . gunner");
    assert_eq!(next_action(&scene), (0, 2));
}

/// PT-H.homunculus.rear: also after the enemy's turn, before losses are checked.
#[test]
fn a_homunculus_in_the_rear_saves_a_hero_before_the_loss_check() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter:8 . . / . * . / homunculus . gunner:4").end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Losses }));
    let from_gunner = |amount| take("blue-rear-right", "blue-rear-left", amount);
    assert_offered(&scene, 0, [take_nothing(), from_gunner(1), from_gunner(4)]);
    scene.answer(0, from_gunner(1));
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / homunculus:1 . gunner:3");
}

/// PT-H.homunculus.rear: only there.
#[test]
fn a_homunculus_in_front_takes_nothing_over() {
    let scene = Field::new("seth", "adjenna").troop(0, "homunculus fighter:2 . / . * . / . . gunner:3").turn(0);
    assert_eq!(takeovers(&scene, 0), []);
}

/// PT-H.homunculus.order, PT-59: own heroes and corpses, to every position but the leader's.
#[test]
fn a_homunculus_order_rearranges_its_own_troop() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:2 . +witch / . * . / paladin . .")
        .troop(1, "knight . . / . * . / . . .")
        .hand(0, &["homunculus"])
        .turn(0);
    scene.answer(0, order("homunculus"));
    let mut expected = vec![stop_arranging()];
    for from in ["blue-front-left", "blue-front-right", "blue-rear-left"] {
        let columns = ["left", "middle", "right"].into_iter();
        let places = columns.flat_map(|column| ["front", "flank", "rear"].map(|row| format!("blue-{row}-{column}")));
        let others = places.filter(|to| to != from && to != "blue-flank-middle");
        expected.extend(others.map(|to| arrange(from, &to)));
    }
    assert_offered(&scene, 0, expected);
    scene.answer(0, arrange("blue-front-left", "blue-rear-right"));
    scene.answer(0, arrange("blue-front-right", "blue-rear-left"));
    assert_eq!(troop(&scene, 0), ". . paladin / . * . / +witch . fighter:2");
    scene.answer(0, stop_arranging());
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.homunculus.order, PT-14: being moved by an order is not an exclusive action.
#[test]
fn a_hero_moved_by_a_homunculus_order_may_attack() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, ". . . / . * . / . paladin .").hand(0, &["homunculus"]).turn(0);
    scene.answer(0, order("homunculus")).answer(0, arrange("blue-rear-middle", "blue-front-right"));
    scene.answer(0, melee("blue-front-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.illusionist.front: any own hero, no corpse, leader or enemy; it returns without damage.
#[test]
fn an_illusionist_in_front_returns_an_own_hero_to_the_hand() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "illusionist fighter:5 +witch / . * . / knight . .")
        .troop(1, "paladin . . / . * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("blue-front-middle"), at("blue-rear-left")]);
    scene.answer(0, at("blue-front-middle"));
    assert_eq!(troop(&scene, 0), "illusionist . +witch / . * . / knight . .");
    assert_eq!(hand(&scene, 0), ["fighter"]);
    scene.answer(0, recruit("fighter", "blue-front-middle"));
    assert_eq!(troop(&scene, 0), "illusionist fighter +witch / . * . / knight . .");
}

/// PT-H.illusionist.front, PT-25: itself, if there is no other hero.
#[test]
fn an_illusionist_alone_in_front_returns_itself() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "illusionist . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!((troop(&scene, 0), hand(&scene, 0)), (". . . / . * . / . . .".to_string(), vec!["illusionist"]));
}

/// PT-H.illusionist.flank: the opponent chooses and keeps the card, and the caster executes it.
#[test]
fn an_illusionist_in_the_flank_executes_an_order_that_the_opponent_shows() {
    let field = || {
        Field::new("seth", "adjenna")
            .troop(0, "fighter . . / illusionist * . / . . .")
            .troop(1, "paladin . . / . * . / . . .")
            .hand(0, &["mystic"])
            .hand(1, &["knight", "alchemist"])
            .wave(Row::Flank)
    };
    let mut scene = field().turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_offered(&scene, 1, [hand_card("knight"), hand_card("alchemist")]);
    scene.answer(1, hand_card("knight"));
    assert_eq!(troop(&scene, 0), "fighter . . / illusionist * . / . . .");
    assert_eq!(troop(&scene, 1), "paladin:4 . . / . *:4 . / . . .");
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["knight", "alchemist"], vec![]));
    let mut scene = field().turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(1, hand_card("alchemist"));
    scene.answer(0, split("red-front-left", 7));
    assert_eq!(troop(&scene, 1), "paladin:7 . . / . * . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.illusionist.flank, PT-25: an empty hand shows nothing.
#[test]
fn an_illusionist_in_the_flank_does_nothing_against_an_empty_hand() {
    let mut scene = Field::new("seth", "adjenna").troop(0, ". . . / illusionist * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.illusionist.rear, PT-60: in the row of the wave; it has to attack, possibly by a spell (PT-21), and is
/// discarded.
#[test]
fn an_illusionist_in_the_rear_recruits_a_hero_for_one_attack() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / illusionist . .")
        .hand(0, &["alchemist", "witch"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    let places = ["blue-rear-middle", "blue-rear-right"];
    assert_offered(&scene, 0, places.into_iter().flat_map(|at| [enlist("alchemist", at), enlist("witch", at)]));
    scene.answer(0, enlist("alchemist", "blue-rear-right"));
    assert_offered(&scene, 0, [strike_melee("blue-rear-right", "red-flank-middle"), strike_spell("blue-rear-right")]);
    scene.answer(0, strike_melee("blue-rear-right", "red-flank-middle"));
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / illusionist . .");
    assert_eq!(damage(&scene, "red-flank-middle"), 2);
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["witch"], vec!["alchemist"]));
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.illusionist.rear, PT-60, PT-25: a recruit that cannot attack is discarded anyway; without a free position there
/// is no recruit.
#[test]
fn an_illusionist_in_the_rear_does_not_recruit_without_a_free_position() {
    let cast = |blue: &str| {
        let field = Field::new("seth", "adjenna").troop(0, blue).hand(0, &["fighter"]).wave(Row::Rear);
        let mut scene = field.turn(0);
        scene.answer(0, spell("blue-rear-left"));
        scene
    };
    let scene = cast(". . . / . * . / illusionist witch +knight");
    assert_eq!((hand(&scene, 0), next_action(&scene)), (vec!["fighter"], (0, 1)));
    let mut scene = cast(". . . / . * . / illusionist . +knight");
    scene.answer(0, enlist("fighter", "blue-rear-middle"));
    assert_eq!((discard(&scene, 0), damage(&scene, "red-flank-middle")), (vec!["fighter"], 0));
}

/// PT-H.illusionist.rear: it is discarded wherever its own spell has taken it (PT-H.templar.rear).
#[test]
fn an_illusionist_in_the_rear_discards_a_recruit_that_has_changed_places() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / illusionist . .")
        .hand(0, &["templar"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, enlist("templar", "blue-rear-middle"));
    scene.answer(0, at("blue-front-left"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
    assert_eq!(troop(&scene, 0), ". . . / . * . / illusionist fighter .");
    assert_eq!(discard(&scene, 0), ["templar"]);
}

/// PT-H.illusionist.order, PT-60: a random card, executed by the player who took it, then put on its owner's discard
/// pile.
#[test]
fn an_illusionist_order_takes_a_random_order_from_the_enemy() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["illusionist"])
        .hand(1, &["healer", "knight", "mystic"])
        .turn(0);
    scene.answer(0, order("illusionist")).rolls([2]);
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "paladin:4 . . / . *:4 . / . . .");
    assert_eq!((hand(&scene, 0), hand(&scene, 1)), (vec![], vec!["healer", "mystic"]));
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec!["illusionist"], vec!["knight"]));
}

/// PT-H.illusionist.order, PT-60: against an empty enemy hand.
#[test]
fn an_illusionist_order_does_nothing_against_an_empty_hand() {
    let mut scene = Field::new("seth", "adjenna").hand(0, &["illusionist"]).turn(0);
    scene.answer(0, order("illusionist"));
    assert_eq!((next_action(&scene), discard(&scene, 0)), ((0, 1), vec!["illusionist"]));
}
