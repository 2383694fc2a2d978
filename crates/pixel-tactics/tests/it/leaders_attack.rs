//! Leaders that change attacks: how strong they are, who makes them, and what comes after them.

use crate::field::*;
use pixel_tactics::content::Row;

/// PT-L.heketch: the opponent checks losses after an attack, in the middle of the wave.
#[test]
fn heketch_an_enemy_hero_dies_right_after_the_attack() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "witch:1 paladin . / . * . / priestess:7 . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "+witch paladin . / . * . / +priestess . .", "the whole troop is checked");
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-L.heketch, PT-51: his own troop waits for the end of the wave.
#[test]
fn heketch_own_heroes_are_not_checked_after_the_attack() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "fighter:8 . . / . * . / . . .")
        .troop(1, "knight . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:10 . . / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-L.heketch: attacks of the opponent do not cause a check.
#[test]
fn heketch_there_is_no_check_after_an_enemy_attack() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "witch:1 . . / . * . / . . .")
        .troop(1, "fighter:8 . . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "witch:5 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "fighter:8 . . / . * . / . . .");
}

/// PT-51: a spell is followed by a check, damage of an order is not.
#[test]
fn heketch_a_spell_is_followed_by_a_check_and_an_order_is_not() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, ". . . / . * . / alchemist . .")
        .troop(1, ". . . / priestess:6 * . / healer:3 . .")
        .hand(0, &["planestalker"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, order("planestalker"));
    assert_eq!(troop(&scene, 1), ". . . / priestess:11 * . / healer:3 . .");
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-rear-left")).answer(0, enough());
    assert_eq!(troop(&scene, 1), ". . . / +priestess * . / +healer . .");
}

/// PT-L.heketch: attacks that an order causes are followed by a check too, each of them.
#[test]
fn heketch_losses_are_checked_after_attacks_that_an_order_causes() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "fighter paladin . / . * . / . . .")
        .troop(1, "witch:1 . . / gunner * . / . . .")
        .hand(0, &["berserker"])
        .turn(0);
    scene.answer(0, order("berserker")).answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "+witch . . / gunner * . / . . .");
    scene.answer(0, strike_melee("blue-front-middle", "red-flank-left"));
    assert_eq!(troop(&scene, 1), "+witch . . / +gunner * . / . . .");
}

/// PT-51, PT-41: the opponent may take damage over before that check, too.
#[test]
fn heketch_a_knight_may_save_a_hero_before_the_check() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "witch:1 . . / . * . / knight . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    scene.answer(1, take("red-front-left", "red-rear-left", 1));
    assert_eq!(troop(&scene, 1), "witch:4 . . / . * . / knight:1 . .");
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-L.shekhtur: a hero that is killed at once attacks at once.
#[test]
fn shekhtur_a_killed_hero_attacks_before_it_is_gone() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "paladin knight . / . * . / trapper . .")
        .hand(1, &["assassin"])
        .last_turn(1);
    scene.answer(1, order("assassin")).answer(1, at("blue-front-left"));
    let legal = ["red-front-left", "red-front-middle"].map(|target| strike_melee("blue-front-left", target));
    assert_offered(&scene, 0, legal.clone());
    scene.answer(0, legal[0].clone());
    assert_eq!(troop(&scene, 1), "paladin:4 knight . / . * . / trapper . .");
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-L.shekhtur, PT-54: at the end of a wave all losses come first, and the damage waits for the next check.
#[test]
fn shekhtur_damage_of_a_parting_attack_waits_for_the_next_check() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter:8 . . / . * . / . . .")
        .troop(1, "witch:2 paladin:6 gunner / . * . / . . .")
        .end_of_wave();
    let legal = ["red-front-left", "red-flank-middle", "red-front-right"];
    assert_offered(&scene, 0, legal.map(|target| strike_melee("blue-front-left", target)));
    scene.answer(0, strike_melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "witch:6 +paladin gunner / . * . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 1), "+witch +paladin gunner / . * . / . . .");
}

/// PT-54: only a hero that was melee-capable when it died; one behind it that dies with it was not.
#[test]
fn shekhtur_a_hero_that_was_not_melee_capable_does_not_attack() {
    let scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter:8 . . / paladin:6 * . / . witch:5 .")
        .troop(1, ". . . / . * . / . . .")
        .end_of_wave();
    assert_eq!(troop(&scene, 1), ". . . / . *:4 . / . . .", "only the fighter attacks");
    assert_eq!(troop(&scene, 0), "+fighter . . / +paladin * . / . +witch .");
}

/// PT-L.shekhtur, PT-H.dragon-mage.order: bonuses until the end of the wave count for a parting attack in that wave,
/// like its own strip and its neighbours.
#[test]
fn shekhtur_a_parting_attack_has_all_bonuses_of_the_hero() {
    let mut scene = Field::new("shekhtur", "adjenna")
        .troop(0, "fighter . . / mystic * . / . . .")
        .hand(0, &["dragon-mage", "assassin"])
        .turn(0);
    scene.answer(0, order("dragon-mage")).answer(0, at("blue-front-left"));
    scene.answer(0, order("assassin")).answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "+fighter . . / mystic * . / . . .");
    assert_eq!(damage(&scene, "red-flank-middle"), 4 + 2 + 5);
}

/// PT-L.shekhtur: enemy heroes that are killed do not attack.
#[test]
fn shekhtur_fallen_enemies_do_not_attack() {
    let scene = Field::new("shekhtur", "adjenna").troop(1, "fighter:8 . . / . * . / . . .").end_of_wave();
    assert_eq!(damage(&scene, "blue-flank-middle"), 0);
    assert_eq!(troop(&scene, 1), "+fighter . . / . * . / . . .");
}

/// PT-L.hikaru: own heroes deal 2 more in melee, but not with shots; the leader does not.
#[test]
fn hikaru_heroes_do_two_more_in_melee() {
    let scene = || {
        Field::new("hikaru", "adjenna")
            .troop(0, ". . . / gunner * . / . . .")
            .troop(1, "knight . . / . * . / . . .")
            .wave(Row::Flank)
            .turn(0)
    };
    let mut melee_first = scene();
    melee_first.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&melee_first, "red-flank-middle"), 7);
    melee_first.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&melee_first, "red-flank-middle"), 11);
    let mut shot = scene();
    shot.answer(0, ranged("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&shot, "red-flank-middle"), 5);
}

/// PT-L.hikaru: enemy heroes deal no more than printed.
#[test]
fn hikaru_enemies_gain_nothing() {
    let mut scene = Field::new("hikaru", "adjenna").troop(1, "fighter . . / . * . / . . .").last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 4);
}

/// PT-L.rukyuk: the leader shoots, its heroes do not.
#[test]
fn rukyuk_the_leader_has_a_ranged_attack() {
    let mut scene = Field::new("rukyuk", "adjenna")
        .troop(0, ". knight . / fighter * . / . . .")
        .troop(1, "paladin . . / . * . / witch . .")
        .wave(Row::Flank)
        .turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-left", "red-rear-left")), "PT-19");
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-middle", "red-front-left")), "PT-18");
    scene.answer(0, ranged("blue-flank-middle", "red-rear-left")).answer(1, let_through());
    assert_eq!(damage(&scene, "red-rear-left"), 5);
}

/// PT-L.rukyuk, PT-24: after each order of his a hero takes 3 damage, even one that the order has revived.
#[test]
fn rukyuk_a_hero_takes_three_damage_after_each_own_order() {
    let mut scene = Field::new("rukyuk", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "+paladin . . / . * . / . . .")
        .hand(0, &["priestess"])
        .turn(0);
    scene.answer(0, order("priestess"));
    assert_offered(&scene, 0, [at("red-front-left"), at("blue-front-left")]);
    scene.answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:3 . . / . * . / . . .");
}

/// PT-L.rukyuk: it is mandatory even if only own heroes are there, and orders of the opponent are not answered.
#[test]
fn rukyuk_hits_an_own_hero_if_there_is_no_other() {
    let field = || {
        Field::new("rukyuk", "adjenna")
            .troop(0, "fighter . . / . * . / . . .")
            .hand(0, &["scientist"])
            .hand(1, &["scientist"])
    };
    let mut scene = field().turn(0);
    scene.answer(0, order("scientist"));
    assert_eq!(troop(&scene, 0), "fighter:3 . . / . * . / . . .");
    let mut scene = field().last_turn(1);
    scene.answer(1, order("scientist"));
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / . . .");
}

/// PT-L.rukyuk: without any hero there is no target.
#[test]
fn rukyuk_hits_no_leader() {
    let mut scene = Field::new("rukyuk", "adjenna").hand(0, &["scientist"]).turn(0);
    scene.answer(0, order("scientist"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (0, (0, 4)));
}

/// PT-L.arec: his owner chooses the target of an enemy melee attack, among those that are legal.
#[test]
fn arec_his_owner_chooses_the_target_of_an_enemy_melee_attack() {
    let mut scene = Field::new("arec", "adjenna")
        .troop(0, "knight paladin . / witch * . / . . healer")
        .troop(1, "fighter . . / . * . / . . .")
        .last_turn(1);
    assert_eq!(rule_against(&scene, 1, melee("red-front-left", "blue-front-middle")), "PT-L.arec");
    scene.answer(1, melee_at_will("red-front-left"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-front-middle", "blue-rear-right"].map(at));
    scene.answer(0, at("blue-rear-right"));
    assert_eq!(troop(&scene, 0), "knight paladin . / witch * . / . . healer:4");
}

/// PT-L.arec: he redirects a leader's melee attack too, but no shot, and his own troop attacks as usual.
#[test]
fn arec_shots_are_not_redirected_and_own_targets_are_chosen_as_usual() {
    let mut scene = Field::new("arec", "rukyuk")
        .troop(0, "knight . . / paladin * . / . . .")
        .troop(1, "trapper . . / . * . / . . .")
        .wave(Row::Flank)
        .last_turn(1);
    assert!(scene.offers(1, melee_at_will("red-flank-middle")));
    scene.answer(1, ranged("red-flank-middle", "blue-flank-left")).answer(0, let_through());
    assert_eq!(troop(&scene, 0), "knight . . / paladin:5 * . / . . .");
    let scene = Field::new("arec", "rukyuk")
        .troop(0, "knight . . / . * . / . . .")
        .troop(1, "trapper . . / . * . / . . .")
        .turn(0);
    assert!(scene.offers(0, melee("blue-front-left", "red-front-left")));
    assert!(scene.offers(0, melee("blue-front-left", "red-flank-middle")));
}

/// PT-L.borneo: a recruited hero may attack at once, and that costs no action.
#[test]
fn borneo_a_recruited_hero_attacks_at_once() {
    let mut scene =
        Field::new("borneo", "adjenna").troop(1, "knight . . / witch * . / . . .").hand(0, &["fighter"]).turn(0);
    scene.answer(0, recruit("fighter", "blue-front-left"));
    let legal = ["red-front-left", "red-flank-middle"].map(|target| strike_melee("blue-front-left", target));
    assert_offered(&scene, 0, legal.into_iter().chain([decline()]));
    scene.answer(0, strike_melee("blue-front-left", "red-flank-middle"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (4, (0, 1)));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
}

/// PT-L.borneo: it is optional; there is no question if the hero cannot attack; an enemy's recruit gains nothing.
#[test]
fn borneo_the_attack_may_be_declined() {
    let field = || Field::new("borneo", "adjenna").hand(0, &["fighter"]).hand(1, &["fighter"]);
    let mut scene = field().turn(0);
    scene.answer(0, recruit("fighter", "blue-front-left")).answer(0, decline());
    assert_eq!(damage(&scene, "red-flank-middle"), 0);
    assert_eq!(turn(&scene), (0, 1));
    let mut scene = field().troop(0, ". . . / witch * . / . . .").wave(Row::Rear).turn(0);
    scene.answer(0, recruit("fighter", "blue-rear-left"));
    assert_eq!(turn(&scene), (0, 1), "behind the witch it cannot attack");
    let mut scene = field().last_turn(1);
    scene.answer(1, recruit("fighter", "red-front-left"));
    assert_eq!(turn(&scene), (1, 1));
}

/// PT-L.borneo: not in the first round.
#[test]
fn borneo_recruits_do_not_attack_in_the_first_round() {
    let mut scene = Field::new("borneo", "adjenna").hand(0, &["fighter", "witch"]).round(1).turn(0);
    scene.answer(0, recruit("fighter", "blue-front-left")).answer(0, recruit("witch", "blue-front-right"));
    assert_eq!(damage(&scene, "red-flank-middle"), 0);
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-L.borneo: a hero recruited by an order attacks at once too, with a shot if it has one.
#[test]
fn borneo_a_hero_recruited_by_an_order_attacks_at_once() {
    let mut scene = Field::new("borneo", "adjenna").hand(0, &["overlord", "gunner", "witch"]).turn(0);
    scene.answer(0, order("overlord")).answer(0, enlist("gunner", "blue-rear-middle"));
    assert_offered(&scene, 0, [strike_ranged("blue-rear-middle", "red-flank-middle"), decline()]);
    scene.answer(0, strike_ranged("blue-rear-middle", "red-flank-middle"));
    scene.answer(0, stop_recruiting());
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (5, (0, 1)));
}

/// PT-L.zaamassal: the leader and all own heroes shoot, in every row.
#[test]
fn zaamassal_the_whole_troop_shoots() {
    let field = |wave| {
        Field::new("zaamassal", "adjenna")
            .troop(0, "fighter . . / witch * . / mystic . .")
            .troop(1, "paladin . . / . * . / . . healer")
            .wave(wave)
    };
    for (wave, by) in [(Row::Front, "front-left"), (Row::Flank, "flank-left"), (Row::Rear, "rear-left")] {
        let scene = field(wave).turn(0);
        assert!(scene.offers(0, ranged(&format!("blue-{by}"), "red-rear-right")), "{by}");
    }
    let mut scene = field(Row::Flank).turn(0);
    scene.answer(0, ranged("blue-flank-middle", "red-rear-right"));
    assert_eq!(damage(&scene, "red-rear-right"), 4);
    let scene = field(Row::Front).last_turn(1);
    assert_eq!(rule_against(&scene, 1, ranged("red-front-left", "blue-flank-left")), "PT-19");
}

/// PT-L.kallistar: while she is first player her heroes deal 3 more with any attack; she herself does not.
#[test]
fn kallistar_heroes_of_the_first_player_do_three_more() {
    let mut scene = Field::new("kallistar", "adjenna")
        .troop(0, ". knight . / gunner * . / . . .")
        .troop(1, ". . . / . * . / priestess . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
    scene.answer(0, ranged("blue-flank-middle", "red-rear-left"));
    assert_eq!(damage(&scene, "red-rear-left"), 6);
}

/// PT-L.kallistar: while she is second player her heroes, but not she, take 1 less from each attack, and have no bonus.
#[test]
fn kallistar_heroes_of_the_second_player_take_one_less() {
    let troops = |field: Field| {
        field.troop(0, "fighter . . / . * . / . . .").troop(1, ". paladin . / witch * . / . . .").wave(Row::Flank)
    };
    let mut scene = troops(Field::new("kallistar", "adjenna")).first(1).turn(1);
    scene.answer(1, melee("red-flank-left", "blue-front-left"));
    assert_eq!(damage(&scene, "blue-front-left"), 0);
    let mut scene = troops(Field::new("kallistar", "adjenna")).first(1).turn(1);
    scene.answer(1, melee("red-flank-left", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 1);
    let mut scene = troops(Field::new("kallistar", "adjenna")).wave(Row::Front).last_turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-middle"));
    assert_eq!(damage(&scene, "red-front-middle"), 4);
    let mut scene = troops(Field::new("kallistar", "adjenna")).wave(Row::Front).first(0).actions(1).turn(0);
    scene.answer(0, draw()).answer(1, melee("red-front-middle", "blue-front-left"));
    assert_eq!(damage(&scene, "blue-front-left"), 4, "the first player's heroes take it in full");
}

/// PT-L.eligor: older damage does not count, nor does damage of another hero.
#[test]
fn eligor_older_damage_does_not_count() {
    let mut scene = Field::new("eligor", "adjenna")
        .troop(0, "fighter:1 paladin . / . * . / . . .")
        .troop(1, "knight . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 4, "its damage is older");
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4, "the other one was hurt");
}

/// PT-L.eligor: a hero that took damage in this wave deals 5 more until its end; a fully absorbed attack is not damage.
#[test]
fn eligor_a_hero_hurt_in_this_wave_does_five_more() {
    let mut scene = Field::new("eligor", "adjenna")
        .troop(0, "fighter . healer / . * . / . . .")
        .troop(1, "knight . witch / . * . / . . .")
        .hand(0, &["berserker"])
        .first(1)
        .turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    scene.answer(1, melee("red-front-right", "blue-front-right"));
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(damage(&scene, "red-front-left"), 9);
    scene.answer(0, melee("blue-front-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1, "its armour took everything");
    finish_turn(&mut scene);
    scene.answer(0, order("berserker")).answer(0, strike_melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1 + 4, "a new wave has begun");
}

/// PT-L.oda: a house leader; own heroes deal 1 more with every attack, the leader and the enemy do not.
#[test]
fn oda_heroes_do_one_more() {
    let mut scene = Field::with_promos("oda", "adjenna")
        .troop(0, ". . . / gunner * . / . . .")
        .troop(1, "fighter . . / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, ranged("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6 + 3);
    let mut scene = Field::with_promos("oda", "adjenna").troop(1, "fighter . . / . * . / . . .").last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-flank-middle"));
    assert_eq!(damage(&scene, "blue-flank-middle"), 4);
}
