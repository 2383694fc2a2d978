//! The rulebook from the attack to the effects: So funktioniert der Angriff, Passive Fähigkeiten, Effekte sind zwingend,
//! Goldene Regel, and the words of the glossary that belong to them.

use crate::field::*;
use pixel_tactics::PixelTactics;
use pixel_tactics::asked::{Act, Attack, Before, Choice, First, How, Question};
use pixel_tactics::content::Row;
use pixel_tactics::place::Place;
use table::Scene;

/// All attackers and targets of melee actions offered to Blue.
fn melee_pairs(scene: &Scene<PixelTactics>) -> Vec<(Place, Place)> {
    let pair = |choice: &Choice| match choice {
        Choice::Act(Act::Attack(Attack { by, how: How::Melee, at: Some(at), .. })) => Some((*by, *at)),
        _ => None,
    };
    scene.asked(0).options.iter().filter_map(pair).collect()
}

/// PT-18: the picture: the frontmost living card of each column attacks and is attacked, whatever the column.
#[test]
fn only_the_frontmost_card_of_a_column_attacks_and_is_attacked_in_melee() {
    let blue = "knight . +paladin / fighter * . / healer mystic trapper";
    let red = "knight . . / . * +fighter / healer mystic trapper";
    let able = ["front-left", "flank-middle", "rear-right"];
    for (wave, by) in Row::ALL.into_iter().zip(able) {
        let scene = Field::new("adjenna", "seth").troop(0, blue).troop(1, red).wave(wave).turn(0);
        let by = place(&format!("blue-{by}"));
        let expected: Vec<_> = able.map(|at| (by, place(&format!("red-{at}")))).to_vec();
        assert_eq!(melee_pairs(&scene), expected, "{wave:?}");
    }
}

/// PT-18: a card behind a living one neither attacks nor is attacked; corpses do not count.
#[test]
fn a_living_card_in_front_blocks_melee_and_a_corpse_does_not() {
    let scene = |front: &str| {
        let drawn = format!("{front} . . / fighter * . / . . .");
        Field::new("adjenna", "seth").troop(0, &drawn).troop(1, &drawn).wave(Row::Flank).turn(0)
    };
    let behind_hero = scene("knight");
    assert_eq!(rule_against(&behind_hero, 0, melee("blue-flank-left", "red-front-left")), "PT-18");
    assert_eq!(rule_against(&behind_hero, 0, melee("blue-flank-middle", "red-flank-left")), "PT-18");
    let mut behind_corpse = scene("+knight");
    assert!(!behind_corpse.offers(0, melee("blue-flank-left", "red-front-left")), "a corpse is no target");
    behind_corpse.answer(0, melee("blue-flank-left", "red-flank-left"));
    assert_eq!(damage(&behind_corpse, "red-flank-left"), 6);
}

/// PT-18: the attack value is the damage, even on a leader.
#[test]
fn melee_does_damage_equal_to_the_attack_value() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "trapper gunner . / . * . / . . .")
        .troop(1, "paladin:1 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . *:5 . / . . .");
}

/// PT-19: the picture: any enemy hero or leader, past all others; corpses are not targets.
#[test]
fn a_ranged_attack_reaches_every_enemy() {
    let scene = Field::new("adjenna", "seth")
        .troop(0, "knight . . / fighter * . / gunner . .")
        .troop(1, "paladin . +mystic / witch * . / healer . trapper")
        .wave(Row::Rear)
        .turn(0);
    let targets = ["front-left", "flank-left", "flank-middle", "rear-left", "rear-right"];
    for target in targets {
        assert!(scene.offers(0, ranged("blue-rear-left", &format!("red-{target}"))), "{target}");
    }
    let shots = scene.asked(0).options.iter().filter(|choice| format!("{choice:?}").contains("Ranged"));
    assert_eq!(shots.count(), targets.len());
}

/// PT-19: only with the ability; a hero that has it may still use melee, if no card stands in front of it.
#[test]
fn a_ranged_hero_may_use_melee_instead() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / gunner . fighter")
        .troop(1, "paladin . . / . * . / witch . .")
        .wave(Row::Rear)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-rear-right", "red-front-left")), "PT-19");
    assert_eq!(rule_against(&scene, 0, melee("blue-rear-left", "red-rear-left")), "PT-18");
    scene.answer(0, melee("blue-rear-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 5);
}

/// Blue shoots from the rear at a troop with an interceptor in the left and in the middle column.
fn shoot_from_the_rear(at: &str) -> Scene<PixelTactics> {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / gunner . .")
        .troop(1, "paladin fighter . / witch * vampire / scientist . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, ranged("blue-rear-left", at));
    scene
}

/// PT-20: the picture: an interceptor protects the cards one or two positions behind it in its column.
#[test]
fn an_interceptor_protects_the_cards_behind_it_in_its_column() {
    for (at, by) in [
        ("red-flank-left", "red-front-left"),
        ("red-rear-left", "red-front-left"),
        ("red-flank-middle", "red-front-middle"),
    ] {
        let mut scene = shoot_from_the_rear(at);
        let (from, target) = (place("blue-rear-left"), place(at));
        assert_eq!(question(&mut scene, 1), Some(Question::Intercept { by: from, at: target }));
        assert_offered(&scene, 1, [let_through(), intercept(by)]);
        scene.answer(1, intercept(by));
        assert_eq!((damage(&scene, by), damage(&scene, at)), (5, 0));
    }
}

/// PT-20, PT-22: the interceptor is the one attacked, with all reactions to an attack.
#[test]
fn an_interceptor_is_attacked_instead() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / gunner . .")
        .troop(1, "knight . . / healer * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, ranged("blue-rear-left", "red-flank-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:5 . . / healer * . / . . .");
    assert_eq!(troop(&scene, 0), ". . . / . * . / gunner:2 . .");
}

/// PT-20: the defender may let the shot pass.
#[test]
fn intercepting_is_optional() {
    let mut scene = shoot_from_the_rear("red-rear-left");
    scene.answer(1, let_through());
    assert_eq!(troop(&scene, 1), "paladin fighter . / witch * vampire / scientist:5 . .");
}

/// PT-20: there is no question for another column, nor for the interceptor itself.
#[test]
fn an_interceptor_protects_no_other_column() {
    for (at, hit) in [
        ("red-flank-right", "paladin fighter . / witch * vampire:5 / scientist . ."),
        ("red-front-left", "paladin:5 fighter . / witch * vampire / scientist . ."),
    ] {
        assert_eq!(troop(&shoot_from_the_rear(at), 1), hit);
    }
}

/// PT-21: a spell needs no melee capability, and interceptors do not stop it.
#[test]
fn a_spell_passes_all_others() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "knight . . / fighter * . / alchemist . .")
        .troop(1, "paladin . . / . * . / witch . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-rear-left")).answer(0, enough());
    assert_eq!(troop(&scene, 1), "paladin . . / . * . / witch:1 . .");
}

/// PT-21: a spell replaces the attack: one or the other, once per wave.
#[test]
fn a_hero_casts_or_attacks_once_a_wave() {
    let field = || Field::new("adjenna", "seth").troop(0, "priestess . . / . * . / . . .");
    let attack = || melee("blue-front-left", "red-flank-middle");
    let mut cast = field().turn(0);
    cast.answer(0, spell("blue-front-left"));
    assert_eq!(rule_against(&cast, 0, spell("blue-front-left")), "PT-14");
    assert_eq!(rule_against(&cast, 0, attack()), "PT-14");
    let mut fought = field().turn(0);
    fought.answer(0, attack());
    assert_eq!(rule_against(&fought, 0, spell("blue-front-left")), "PT-14");
}

/// PT-22: a knight at the front strikes back at melee and shots, not at a spell or an order.
#[test]
fn a_reaction_to_an_attack_does_not_answer_a_spell() {
    let field = || {
        Field::new("adjenna", "seth")
            .troop(0, ". . . / . * . / gunner alchemist .")
            .troop(1, "knight . . / . * . / . . .")
            .hand(0, &["pyromancer"])
            .wave(Row::Rear)
    };
    let mut scene = field().turn(0);
    scene.answer(0, spell("blue-rear-middle")).answer(0, at("red-front-left")).answer(0, enough());
    scene.answer(0, order("pyromancer"));
    assert_eq!(troop(&scene, 1), "knight:8 . . / . * . / . . .");
    assert_eq!(troop(&scene, 0), ". . . / . * . / gunner alchemist .");
    for attack in [ranged("blue-rear-left", "red-front-left"), melee("blue-rear-left", "red-front-left")] {
        let mut scene = field().turn(0);
        scene.answer(0, attack);
        assert_eq!(damage(&scene, "blue-rear-left"), 2);
    }
}

/// PT-23: abilities work and heroes act with lethal damage, until losses are checked.
#[test]
fn a_hero_with_lethal_damage_still_acts_and_protects() {
    let mut scene =
        Field::new("adjenna", "rukyuk").troop(0, "fighter:9 . . / witch * . / . . .").wave(Row::Flank).first(1).turn(1);
    scene.answer(1, ranged("red-flank-middle", "blue-flank-left")).answer(0, intercept("blue-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:14 . . / witch * . / . . .");
    let mut scene = Field::new("adjenna", "rukyuk").troop(0, "fighter:9 . . / . * . / . . .").turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-24: the shot of a berserker comes after the order: an interceptor killed by the order no longer intercepts.
#[test]
fn a_reaction_to_an_order_comes_after_the_order() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / berserker . .")
        .troop(1, "fighter . . / . * . / witch . .")
        .hand(0, &["assassin"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, order("assassin")).answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "+fighter . . / . * . / witch . .");
    scene.answer(0, strike_ranged("blue-rear-left", "red-rear-left"));
    assert_eq!(troop(&scene, 1), "+fighter . . / . * . / witch:3 . .");
}

/// PT-25: the example: without an own corpse an enemy one has to be revived.
#[test]
fn without_an_own_corpse_an_enemy_corpse_is_revived() {
    let mut scene =
        Field::new("adjenna", "seth").troop(1, "+knight . . / . * . / . . .").hand(0, &["priestess"]).turn(0);
    scene.answer(0, order("priestess"));
    assert_eq!(troop(&scene, 1), "knight . . / . * . / . . .");
}

/// PT-25: with several corpses the player chooses one, but cannot refuse.
#[test]
fn an_effect_cannot_be_refused() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "+witch . . / . * . / . . .")
        .troop(1, "+knight . . / . * . / . . .")
        .hand(0, &["priestess"])
        .turn(0);
    scene.answer(0, order("priestess"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("red-front-left")]);
}

/// PT-25: mandatory damage goes to own heroes if there are no others.
#[test]
fn all_damage_has_to_be_dealt() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, "knight . . / . * . / . . .").hand(0, &["alchemist"]).turn(0);
    scene.answer(0, order("alchemist"));
    assert_offered(&scene, 0, [split("blue-front-left", 1), split("blue-front-left", 7)]);
    scene.answer(0, split("blue-front-left", 1)).answer(0, split("blue-front-left", 6));
    assert_eq!(damage(&scene, "blue-front-left"), 7);
}

/// PT-25: impossible parts are skipped.
#[test]
fn an_impossible_effect_is_skipped() {
    let mut scene = Field::new("adjenna", "seth").hand(0, &["priestess", "assassin"]).turn(0);
    scene.answer(0, order("priestess")).answer(0, order("assassin"));
    assert_eq!(discard(&scene, 0), ["priestess", "assassin"]);
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-26: the player on turn decides the order of simultaneous effects.
#[test]
fn the_player_whose_turn_it_is_orders_effects() {
    for (first, after) in [(First::Damage, "vampire:1 . ."), (First::Healing, "vampire:2 . .")] {
        let mut scene = Field::new("adjenna", "seth")
            .troop(0, "knight . . / . * . / . . .")
            .troop(1, "vampire:1 . . / . * . / . . .")
            .last_turn(1);
        scene.answer(1, melee("red-front-left", "blue-front-left")).answer(1, first);
        assert_eq!(troop(&scene, 1), format!("{after} / . * . / . . ."));
    }
}

/// PT-26: at the end of a wave the first player comes first.
#[test]
fn at_the_end_of_a_wave_the_first_player_comes_first() {
    for first in [0, 1] {
        let mut scene = Field::new("adjenna", "seth")
            .troop(0, "healer:4 . . / . * . / knight . .")
            .troop(1, "healer:4 . . / . * . / knight . .")
            .first(first)
            .end_of_wave();
        for seat in [first, 1 - first] {
            assert_eq!(question(&mut scene, seat), Some(Question::TakeOver { before: Before::Losses }));
            assert_eq!(question(&mut scene, 1 - seat), None);
            scene.answer(seat, take_nothing());
        }
        assert_eq!(scene.now().wave, Row::Flank);
    }
}

/// PT-27: the golden rule, example 1: an effect lets a hero shoot that has no ranged attack.
#[test]
fn an_effect_lets_a_hero_shoot_without_the_ability() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / mascot * fighter / . . .")
        .troop(1, "knight . . / . * . / . . witch")
        .wave(Row::Flank)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-right", "red-rear-right")), "PT-19");
    scene.answer(0, spell("blue-flank-left")).answer(0, strike_ranged("blue-flank-right", "red-rear-right"));
    assert_eq!(damage(&scene, "red-rear-right"), 6);
}

/// PT-27, PT-46: the golden rule, example 2: the berserker's order lets a hero attack again.
#[test]
fn an_order_lets_a_hero_attack_again() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, "fighter . . / . * . / . . .").hand(0, &["berserker"]).turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
    scene.answer(0, order("berserker"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-28: the forerunner is the card directly in front of a hero in its column, and no other.
#[test]
fn a_forerunner_stands_directly_in_front() {
    let attack = |by: &str| {
        let mut scene = Field::new("adjenna", "seth").troop(0, "fighter trapper . / mystic * . / . . .").turn(0);
        scene.answer(0, melee(by, "red-flank-middle"));
        damage(&scene, "red-flank-middle")
    };
    assert_eq!((attack("blue-front-left"), attack("blue-front-middle")), (6, 4));
}

/// PT-28: the leader is the forerunner of the hero behind it; with a gap in between there is no forerunner.
#[test]
fn a_leader_can_be_a_forerunner() {
    let with = |drawn: &str, wave: Row, by: &str| {
        let mut scene = Field::with_promos("adjenna", "seth").troop(0, drawn).wave(wave).turn(0);
        scene.answer(0, melee(by, "red-flank-middle"));
        damage(&scene, "red-flank-middle")
    };
    assert_eq!(with(". . . / . * . / . chronicler .", Row::Flank, "blue-flank-middle"), 3 + 1);
    assert_eq!(with("fighter . . / . * . / chronicler . .", Row::Front, "blue-front-left"), 4);
}

/// PT-28: the supporter stands directly behind.
#[test]
fn a_supporter_stands_directly_behind() {
    let shot = |drawn: &str, by: &str| {
        let mut scene = Field::new("lixis", "seth").troop(0, drawn).wave(Row::Rear).turn(0);
        scene.answer(0, ranged(by, "red-flank-middle"));
        damage(&scene, "red-flank-middle")
    };
    assert_eq!(shot(". . . / dragon-mage * . / gunner . .", "blue-rear-left"), 5 + 3);
    assert_eq!(shot(". . . / dragon-mage * . / . . gunner", "blue-rear-right"), 5);
    assert_eq!(shot("dragon-mage . . / . * . / gunner . .", "blue-rear-left"), 5);
}

/// PT-29: a hero of either troop, but neither a leader nor a corpse.
#[test]
fn a_hero_is_any_living_hero_of_both_troops() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "knight +witch . / . * . / . . .")
        .troop(1, "+fighter . . / . * . / . . healer")
        .hand(0, &["assassin"])
        .turn(0);
    scene.answer(0, order("assassin"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("red-rear-right")]);
    scene.answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "+knight +witch . / . * . / . . .");
}
