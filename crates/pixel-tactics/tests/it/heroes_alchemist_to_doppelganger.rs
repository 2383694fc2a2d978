//! The strips of the heroes from Alchemist to Doppelganger.
//!
//! The leaders are Seth and Adjenna where they do not matter: open hands and corpses that cannot be cleared do not
//! matter here.

use crate::field::*;
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;

/// PT-40: attack 2, life 4.
#[test]
fn an_alchemist_deals_two_and_dies_of_four() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "alchemist:3 . . / . * . / . . .")
        .troop(1, "alchemist:4 paladin . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-middle"));
    assert_eq!(troop(&scene, 1), "alchemist:4 paladin:2 . / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "alchemist:3 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "+alchemist paladin:2 . / . * . / . . .");
}

/// PT-40: attack 2, life 17, and 1 damage to all enemy heroes before the loss check.
#[test]
fn lixis_deals_two_herself_and_one_to_every_enemy_hero_before_losses_are_checked() {
    let mut scene = Field::new("lixis", "seth")
        .troop(0, "fighter . . / . *:16 . / . . .")
        .troop(1, "paladin:5 homunculus . / . * . / . . witch")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-front-middle"));
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter . . / . *:16 . / . . .");
    assert_eq!(troop(&scene, 1), "+paladin homunculus:3 . / . * . / . . witch:1");
    assert_eq!(scene.outcome().map(|outcome| outcome.reason), None);
    let scene = Field::new("lixis", "seth").troop(0, ". . . / . *:17 . / . . .").end_of_wave();
    assert_eq!(scene.outcome().map(|outcome| outcome.reason), Some("outcome-killed"));
}

/// PT-H.alchemist.front: shots that it catches count as attacks too; an attack of 1 is absorbed.
#[test]
fn an_alchemist_in_front_intercepts_and_takes_two_less_from_every_attack() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker fighter mascot / . * . / . . .")
        .troop(1, "alchemist . . / witch * . / . . .")
        .actions(3)
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "alchemist:1 . . / witch * . / . . .");
    scene.answer(0, melee("blue-front-middle", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 3);
    scene.answer(0, melee("blue-front-right", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 3);
}

/// PT-H.alchemist.front, PT-22: damage other than from attacks is not reduced.
#[test]
fn an_alchemist_in_front_takes_the_damage_of_an_order_in_full() {
    let mut scene =
        Field::new("seth", "adjenna").troop(1, "alchemist . . / . * . / . . .").hand(0, &["pyromancer"]).turn(0);
    scene.answer(0, order("pyromancer"));
    assert_eq!(troop(&scene, 1), "alchemist:7 . . / . * . / . . .");
}

/// PT-H.alchemist.flank: blows and shots; heroes, including the alchemist, take full damage.
#[test]
fn an_alchemist_in_the_flank_reduces_attacks_on_its_own_leader_only() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter paladin planestalker / . * . / . . .")
        .troop(1, ". . . / alchemist * . / . . .")
        .actions(3)
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), ". . . / alchemist *:2 . / . . .");
    scene.answer(0, ranged("blue-front-right", "red-flank-middle"));
    scene.answer(0, melee("blue-front-middle", "red-flank-left"));
    assert_eq!(troop(&scene, 1), ". . . / alchemist:4 *:3 . / . . .");
}

/// PT-H.alchemist.flank: only there.
#[test]
fn an_alchemist_in_the_rear_does_not_protect() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, ". . . / . * . / alchemist . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.alchemist.rear: heroes of either troop, each once, five at most; no leaders.
#[test]
fn an_alchemist_in_the_rear_hurts_up_to_five_different_heroes_by_one() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / alchemist . .")
        .troop(1, "knight healer witch / paladin * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    let red = ["red-front-left", "red-front-middle", "red-front-right", "red-flank-left"];
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, red.map(at).into_iter().chain([at("blue-front-left"), at("blue-rear-left"), enough()]));
    for place in red {
        scene.answer(0, at(place));
    }
    assert_offered(&scene, 0, [at("blue-front-left"), at("blue-rear-left"), enough()]);
    scene.answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:1 . . / . * . / alchemist . .");
    assert_eq!(troop(&scene, 1), "knight:1 healer:1 witch:1 / paladin:1 * . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.alchemist.rear: "up to" includes fewer than five.
#[test]
fn an_alchemist_in_the_rear_may_stop_after_one_hero() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / alchemist . .")
        .troop(1, "knight healer . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-front-middle")).answer(0, enough());
    assert_eq!(troop(&scene, 1), "knight healer:1 . / . * . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.alchemist.order: all seven points, to heroes of either troop, to no leader.
#[test]
fn an_alchemist_order_splits_seven_points_among_any_heroes() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "knight . . / . * . / . . witch")
        .hand(0, &["alchemist"])
        .turn(0);
    scene.answer(0, order("alchemist"));
    let heroes = ["blue-front-left", "red-front-left", "red-rear-right"];
    assert_offered(&scene, 0, heroes.into_iter().flat_map(|hero| [split(hero, 1), split(hero, 7)]));
    scene.answer(0, split("blue-front-left", 1)).answer(0, split("red-front-left", 1));
    scene.answer(0, split("red-rear-right", 5));
    assert_eq!(troop(&scene, 0), "fighter:1 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "knight:1 . . / . * . / . . witch:5");
    assert_eq!((next_action(&scene), discard(&scene, 0)), ((0, 1), vec!["alchemist"]));
}

/// PT-H.alchemist.order, PT-25: the damage goes to own heroes if there are no others, and lapses without heroes.
#[test]
fn an_alchemist_order_has_to_hit_a_hero_if_there_is_one() {
    let field = || Field::new("seth", "adjenna").hand(0, &["alchemist"]);
    let mut scene = field().troop(0, "fighter . . / . * . / . . .").turn(0);
    scene.answer(0, order("alchemist"));
    assert_offered(&scene, 0, [split("blue-front-left", 1), split("blue-front-left", 7)]);
    let mut scene = field().turn(0);
    scene.answer(0, order("alchemist"));
    assert_eq!(next_action(&scene), (0, 1));
    assert_eq!((damage(&scene, "blue-flank-middle"), damage(&scene, "red-flank-middle")), (0, 0));
}

/// PT-H.assassin.front, PT-50: the printed value is doubled, bonuses come after that.
#[test]
fn an_assassin_in_front_doubles_its_attack_against_a_leader() {
    let assassin = Field::new("seth", "adjenna").troop(0, "assassin . . / . * . / . . .").hand(0, &["dragon-mage"]);
    let mut scene = assassin.turn(0);
    scene.answer(0, order("dragon-mage")).answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3 * 2 + 5);
}

/// PT-H.assassin.front: not against heroes, and not in the flank.
#[test]
fn an_assassin_deals_three_to_a_hero_and_from_the_flank() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "assassin . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:3 . . / . * . / . . .");
    let flank = Field::new("seth", "adjenna").troop(0, ". . . / assassin * . / . . .").wave(Row::Flank);
    let mut scene = flank.turn(0);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3);
}

/// PT-H.assassin.flank, PT-50: the forerunner's printed value is doubled, its bonus is not.
#[test]
fn an_assassin_in_the_flank_doubles_its_forerunner_against_heroes() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "homunculus . fighter / assassin * . / . . .")
        .troop(1, "knight . paladin / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    scene.answer(0, melee("blue-front-right", "red-front-right"));
    assert_eq!(troop(&scene, 1), format!("knight:{} . paladin:4 / . * . / . . .", 3 * 2 + 2));
}

/// PT-H.assassin.flank: not against the leader.
#[test]
fn an_assassin_in_the_flank_leaves_an_attack_on_a_leader_as_it_is() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "fighter . . / assassin * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.assassin.rear, PT-21, PT-22: nothing blocks it and nothing reduces it.
#[test]
fn an_assassin_in_the_rear_deals_three_to_the_enemy_leader() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". fighter . / . * . / . assassin .")
        .troop(1, ". knight . / alchemist * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-middle"));
    assert_eq!(troop(&scene, 1), ". knight . / alchemist *:3 . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
    assert_eq!(rule_against(&scene, 0, spell("blue-rear-middle")), "PT-14");
}

/// PT-H.assassin.order, PT-32: at once, wherever it stands; leaders are not heroes.
#[test]
fn an_assassin_order_kills_any_hero_at_once() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "knight . . / paladin:2 * . / . . .")
        .hand(0, &["assassin"])
        .turn(0);
    scene.answer(0, order("assassin"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("red-front-left"), at("red-flank-left")]);
    scene.answer(0, at("red-flank-left"));
    assert_eq!(troop(&scene, 1), "knight . . / +paladin * . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.assassin.order, PT-25: an own hero if there is no other.
#[test]
fn an_assassin_order_kills_an_own_hero_if_there_is_no_other() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter . . / . * . / . . .").hand(0, &["assassin"]).turn(0);
    scene.answer(0, order("assassin"));
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-H.berserker.front: 3 and 2 more; 1 less of 4.
#[test]
fn a_berserker_in_front_deals_two_more_and_takes_one_less() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "berserker . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .actions(1)
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . * . / . . .");
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "berserker:3 . . / . * . / . . .");
    assert_eq!(damage(&scene, "red-front-left"), 5, "nothing strikes back from the front");
}

/// PT-H.berserker.flank: for any attacked member of the troop; PT-06: it has no armour here.
#[test]
fn a_berserker_in_the_flank_strikes_back_at_heroes_that_attack_its_troop_in_melee() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . paladin / . * . / . . .")
        .troop(1, ". . . / berserker * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(troop(&scene, 0), "fighter:2 . paladin / . * . / . . .");
    scene.answer(0, melee("blue-front-right", "red-flank-left"));
    assert_eq!(troop(&scene, 0), "fighter:2 . paladin:2 / . * . / . . .");
    assert_eq!(troop(&scene, 1), ". . . / berserker:4 *:4 . / . . .");
}

/// PT-H.berserker.flank: shots, spells and leaders are not struck back at.
#[test]
fn a_berserker_in_the_flank_does_not_answer_shots_nor_leaders() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / gunner * . / . . .")
        .troop(1, ". . . / berserker * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-flank-middle"));
    scene.answer(0, melee("blue-flank-middle", "red-flank-left"));
    assert_eq!(troop(&scene, 0), ". . . / gunner * . / . . .");
    assert_eq!(troop(&scene, 1), ". . . / berserker:3 *:5 . / . . .");
}

/// PT-H.berserker.rear, PT-24: after the order, at any target, once; and it may still attack by action.
#[test]
fn a_berserker_in_the_rear_shoots_after_the_first_order_of_the_rear_wave() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / berserker . .")
        .troop(1, "paladin . . / witch * . / . . .")
        .hand(0, &["dragon-mage", "trapper"])
        .wave(Row::Rear)
        .actions(3)
        .turn(0);
    scene.answer(0, order("dragon-mage")).answer(0, at("blue-rear-left"));
    let targets = ["red-front-left", "red-flank-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_ranged("blue-rear-left", target)));
    scene.answer(0, strike_ranged("blue-rear-left", "red-flank-left"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
    scene.answer(1, let_through());
    assert_eq!(troop(&scene, 1), "paladin . . / witch:8 * . / . . .");
    assert_eq!(next_action(&scene), (0, 2));
    scene.answer(0, order("trapper"));
    assert_eq!(next_action(&scene), (0, 1));
    scene.answer(0, melee("blue-rear-left", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), "paladin . . / witch:8 *:8 . / . . .");
}

/// PT-H.berserker.order: not the leader, and not heroes behind others; each one has to attack.
#[test]
fn a_berserker_order_lets_the_frontmost_hero_of_each_column_attack() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / witch * healer / . mascot .")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["berserker"])
        .turn(0);
    scene.answer(0, order("berserker"));
    let of = |by: &str| [strike_melee(by, "red-front-left"), strike_melee(by, "red-flank-middle")];
    assert_offered(&scene, 0, of("blue-front-left").into_iter().chain(of("blue-flank-right")));
    scene.answer(0, strike_melee("blue-flank-right", "red-flank-middle"));
    assert_offered(&scene, 0, of("blue-front-left"));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:4 . . / . *:1 . / . . .");
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-46, PT-H.berserker.order: even a hero that has already attacked.
#[test]
fn a_berserker_order_lets_a_hero_attack_again_in_the_same_wave() {
    let mut scene =
        Field::new("seth", "adjenna").troop(0, "fighter . . / . * . / . . .").hand(0, &["berserker"]).turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
    scene.answer(0, order("berserker"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-H.doppelganger.front, PT-57: a spell of either front; "this hero" is the doppelganger.
#[test]
fn a_doppelganger_in_front_copies_a_spell_of_another_hero_in_front() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "doppelganger:3 illusionist fighter / priestess * . / . . .")
        .troop(1, "mystic:2 knight . / healer * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, [at("blue-front-middle"), at("red-front-left")]);
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 0), "doppelganger illusionist fighter / priestess * . / . . .");
    assert_eq!(troop(&scene, 1), "mystic:2 knight . / healer * . / . . .");
    assert_eq!(rule_against(&scene, 0, spell("blue-front-left")), "PT-14");
}

/// PT-H.doppelganger.front, PT-57: "another own hero" means other than the doppelganger.
#[test]
fn a_doppelganger_that_copies_a_mascot_lets_the_mascot_attack() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "doppelganger mascot . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
    assert!(scene.offers(0, melee("blue-front-middle", "red-flank-middle")));
}

/// PT-H.doppelganger.front, PT-25, PT-57: without another spell in front nothing happens, nor with a second doppelganger.
#[test]
fn a_doppelganger_with_nothing_to_copy_does_nothing() {
    let red = "doppelganger fighter . / healer * . / alchemist . .";
    let mut scene = Field::new("seth", "adjenna").troop(0, "doppelganger . . / . * . / . . .").troop(1, red).turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!((next_action(&scene), troop(&scene, 1)), ((0, 1), red.to_string()));
}

/// PT-H.doppelganger.flank: own heroes are those of the doppelganger's side, even if the spell is an enemy's.
#[test]
fn a_doppelganger_in_the_flank_copies_spells_of_the_flanks() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "paladin:3 mystic . / doppelganger * . / alchemist . .")
        .troop(1, "fighter:2 . . / homunculus * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_offered(&scene, 0, [split("blue-front-left", 1), split("blue-front-left", 3), stop_splitting()]);
    scene.answer(0, split("blue-front-left", 3));
    assert_eq!(troop(&scene, 0), "paladin mystic . / doppelganger:3 * . / alchemist . .");
    assert_eq!(troop(&scene, 1), "fighter:2 . . / homunculus * . / . . .");
}

/// PT-H.doppelganger.rear: the rear only.
#[test]
fn a_doppelganger_in_the_rear_copies_spells_of_the_rears() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "mystic . . / scientist * . / doppelganger . .")
        .troop(1, ". . . / . * . / assassin . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((damage(&scene, "red-flank-middle"), damage(&scene, "blue-flank-middle")), (3, 0));
}

/// PT-H.doppelganger.order: the other card is shown and stays in the hand.
#[test]
fn a_doppelganger_order_shows_another_order_and_keeps_it() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(1, ". . . / . * . / paladin . .")
        .hand(0, &["doppelganger", "gunner", "healer"])
        .turn(0);
    scene.answer(0, order("doppelganger"));
    assert_offered(&scene, 0, [hand_card("gunner"), hand_card("healer")]);
    scene.answer(0, hand_card("gunner"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / paladin:4 . .");
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["gunner", "healer"], vec!["doppelganger"]));
    assert!(
        scene.told().iter().any(|event| matches!(event, Event::Shown { card: shown, .. } if *shown == card("gunner")))
    );
    assert_eq!(next_action(&scene), (0, 1));
}

/// PT-H.doppelganger.order, PT-25: there must be another card.
#[test]
fn a_doppelganger_order_without_another_card_does_nothing() {
    let mut scene = Field::new("seth", "adjenna").hand(0, &["doppelganger"]).turn(0);
    scene.answer(0, order("doppelganger"));
    assert_eq!((next_action(&scene), discard(&scene, 0)), ((0, 1), vec!["doppelganger"]));
}
