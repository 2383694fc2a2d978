//! Leaders against leaders and heroes: where their abilities meet.

use crate::field::*;
use pixel_tactics::PixelTactics;
use pixel_tactics::asked::{Before, Question};
use pixel_tactics::content::Row;
use table::{Outcome, Scene, Seat, Viewer};

/// The cards of a hand that a seat knows, by key.
fn known_hand(scene: &mut Scene<PixelTactics>, viewer: u8, of: usize) -> Vec<&'static str> {
    let view = scene.running().view(Viewer::Seat(Seat(viewer)));
    view.sides[of].hand.iter().map(|held| key(held.card.card)).collect()
}

/// PT-L.kehrolyn, PT-H.alchemist.order: seven points at once or one by one give the same result.
#[test]
fn kehrolyn_takes_her_part_of_an_alchemist_order_however_it_is_split() {
    let position = || {
        let field = Field::new("kehrolyn", "adjenna").troop(0, "healer:1 fighter . / . * . / . . .");
        let mut scene = field.hand(1, &["alchemist"]).last_turn(1);
        scene.answer(1, order("alchemist"));
        scene
    };
    let mut at_once = position();
    at_once.answer(1, split("blue-front-left", 7));
    assert_eq!(troop(&at_once, 0), "healer:3 fighter . / . *:5 . / . . .");
    let mut one_by_one = position();
    for _ in 0..6 {
        one_by_one.answer(1, split("blue-front-left", 1));
    }
    one_by_one.answer(1, split("blue-front-middle", 1));
    assert_eq!(troop(&one_by_one, 0), "healer:3 fighter:1 . / . *:4 . / . . .");
}

/// PT-L.kehrolyn, PT-L.lixis: one point for every hero at its limit.
#[test]
fn kehrolyn_bears_what_lixis_does_to_heroes_at_their_limit() {
    let scene = Field::new("kehrolyn", "lixis").troop(0, "healer:3 fighter:2 . / witch:4 * . / . . .").end_of_wave();
    assert_eq!(troop(&scene, 0), "healer:3 fighter:3 . / witch:4 *:2 . / . . .");
    assert_eq!(scene.now().wave, Row::Flank);
}

/// PT-52, PT-H.dragon-mage.front, PT-H.templar.order: a hero killed at once took no damage that she could take.
#[test]
fn kehrolyn_neither_saves_nor_suffers_when_heroes_are_killed_at_once() {
    let mut scene = Field::new("kehrolyn", "seth")
        .troop(0, "fighter:7 witch . / . * . / . . .")
        .hero("blue-front-middle", |hero| hero.marks.has_fought = true)
        .troop(1, "dragon-mage . . / . * . / . . .")
        .hand(1, &["templar"])
        .last_turn(1);
    scene.answer(1, spell("red-front-left")).answer(1, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "+fighter witch . / . * . / . . .");
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "+fighter +witch . / . * . / . . .");
}

/// PT-52, PT-H.priestess.rear: the price of reviving is damage too.
#[test]
fn kehrolyn_pays_what_would_kill_her_priestess() {
    let mut scene =
        Field::new("kehrolyn", "adjenna").troop(0, "+knight . . / . * . / priestess . .").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(troop(&scene, 0), "knight . . / . *:4 . / priestess:6 . .");
}

/// PT-52, PT-H.templar.front: damage that the leader took does not make the templar stronger.
#[test]
fn kehrolyn_keeps_the_rage_of_a_templar_in_bounds() {
    let mut scene = Field::new("kehrolyn", "adjenna")
        .troop(0, "templar:4 . . / . * . / . . .")
        .troop(1, "knight:1 paladin . / . * . / . . .")
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, melee("red-front-middle", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "templar:5 . . / . *:3 . / . . .");
    scene.answer(0, melee("blue-front-left", "red-front-middle"));
    assert_eq!(troop(&scene, 1), "knight:1 paladin:6 . / . * . / . . .");
}

/// PT-54, PT-L.rexan: the losses of the check are already settled, so Rexan plays on, and has the hero that will kill
/// him.
#[test]
fn rexan_takes_the_hero_whose_parting_attack_will_kill_him() {
    let mut scene = Field::new("rexan", "shekhtur")
        .troop(0, ". . . / . *:14 . / . . .")
        .troop(1, "fighter:8 . . / . * . / . . .")
        .end_of_wave();
    assert_eq!((damage(&scene, "blue-flank-middle"), scene.outcome()), (18, None));
    scene.answer(0, at("blue-flank-left"));
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6, "the fighter has its flank now");
    finish_wave(&mut scene);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1), "outcome-killed")));
}

/// PT-53, PT-41: one life, but any amount can be taken over; the card goes to its first owner.
#[test]
fn rexan_takes_a_knight_that_dies_for_others() {
    let mut scene = Field::new("rexan", "adjenna")
        .troop(0, "trapper:4 . . / . * . / . . .")
        .troop(1, "knight:3 . . / . * . / . . .")
        .hand(0, &["assassin"])
        .turn(0);
    scene.answer(0, order("assassin")).answer(0, at("red-front-left")).answer(0, at("blue-rear-left"));
    scene.answer(0, take_over("blue-front-left", "blue-rear-left", 4));
    assert_eq!(troop(&scene, 0), "trapper . . / . * . / ~knight:4 . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "trapper . . / . * . / . . .");
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec!["assassin"], vec!["knight"]));
}

/// PT-53, PT-H.vampire.flank: a vampire in his service takes damage from its forerunner, even before a loss check.
#[test]
fn rexan_takes_a_vampire_that_saves_its_forerunner() {
    let mut scene = Field::new("rexan", "adjenna").troop(0, "trapper:6 . witch:5 / ~vampire * . / . . .").end_of_wave();
    let by_vampire = |amount| take("blue-front-left", "blue-flank-left", amount);
    assert_offered(&scene, 0, [by_vampire(1), by_vampire(6), take_nothing()]);
    scene.answer(0, by_vampire(6));
    assert_eq!(troop(&scene, 0), "trapper . +witch / . * . / . . .");
    assert_eq!(discard(&scene, 1), ["vampire"]);
}

/// PT-L.sagas, PT-L.luc, PT-58: three actions for both, and one less for the hindered player.
#[test]
fn sagas_against_luc_keeps_three_actions_while_luc_is_hindered() {
    let mut scene = Field::new("sagas", "luc").troop(0, "scientist . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(turn(&scene), (0, 2));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 3), "not yet in this wave");
    finish_wave(&mut scene);
    assert_eq!(turn(&scene), (0, 3));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-L.sagas, PT-L.kehrolyn: 36 life, and he takes lethal damage of his heroes.
#[test]
fn sagas_against_kehrolyn_takes_lethal_damage_and_lives_with_it() {
    let mut scene = Field::new("sagas", "kehrolyn")
        .troop(0, "healer:3 . . / . *:30 . / . . .")
        .troop(1, "fighter . . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "healer:3 . . / . *:32 . / . . .");
    finish_wave(&mut scene);
    assert_eq!((troop(&scene, 0).as_str(), scene.outcome()), ("healer:3 . . / . *:32 . / . . .", None));
}

/// PT-L.sagas, PT-56: both get a marker at the end of the round.
#[test]
fn sagas_against_magdalena_gains_markers_too() {
    let mut scene = Field::new("sagas", "magdalena")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .end_of_round();
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    finish_turn(&mut scene);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:5 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . * . / . . .");
}

/// PT-L.sagas, PT-L.borneo, PT-H.mascot.order: he has Borneo's ability, but the order printed on his own card.
#[test]
fn sagas_against_borneo_attacks_with_recruits_but_has_an_order_of_his_own() {
    let mut scene = Field::new("sagas", "borneo").hand(0, &["gunner", "mascot", "scientist", "witch"]).turn(0);
    scene.answer(0, recruit("gunner", "blue-front-left"));
    scene.answer(0, strike_ranged("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 5);
    scene.answer(0, order("mascot"));
    assert_eq!(question(&mut scene, 0), Some(Question::ShowOrder));
    scene.answer(0, hand_card("scientist"));
    assert_eq!((turn(&scene), hand(&scene, 0)), ((0, 3), vec!["scientist", "witch"]));
    assert_eq!(known_hand(&mut scene, 1, 0), ["scientist"], "what was shown, and nothing else");
}

/// PT-L.sagas, PT-L.arec: each chooses the targets of the other's blows.
#[test]
fn sagas_against_arec_chooses_targets_too() {
    let mut scene = Field::new("sagas", "arec")
        .troop(0, "fighter witch . / . * . / . . .")
        .troop(1, "paladin healer . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee_at_will("blue-front-left")).answer(1, at("red-front-middle"));
    finish_turn(&mut scene);
    scene.answer(1, melee_at_will("red-front-left"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("blue-front-middle")]);
    scene.answer(0, at("blue-front-middle"));
    assert_eq!(troop(&scene, 0), "fighter witch:4 . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "paladin healer:2 . / . * . / . . .");
}

/// PT-L.sagas, PT-L.seth: both play with open hands.
#[test]
fn sagas_against_seth_opens_both_hands() {
    let mut scene = Field::new("sagas", "seth").hand(0, &["knight"]).hand(1, &["witch", "healer"]).turn(0);
    assert_eq!(known_hand(&mut scene, 0, 1), ["healer", "witch"]);
    assert_eq!(known_hand(&mut scene, 1, 0), ["knight"]);
}

/// PT-L.arec, PT-55: a corpse is an enemy card that attacks; PT-H.knight.front: but not a hero to strike back at.
#[test]
fn arec_chooses_the_target_of_a_corpse_of_hepzibah() {
    let mut scene = Field::new("hepzibah", "arec")
        .troop(0, "+fighter . . / . * . / . . .")
        .troop(1, "knight witch . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee_at_will("blue-front-left")).answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:3 witch . / . * . / . . .");
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-L.arec, PT-54: even the parting attack of a fallen hero.
#[test]
fn arec_chooses_the_target_of_a_parting_attack() {
    let mut scene = Field::new("shekhtur", "arec")
        .troop(0, "fighter:8 . . / . * . / . . .")
        .troop(1, "paladin healer:3 . / . * . / . . .")
        .end_of_wave();
    assert_offered(&scene, 1, [at("red-front-left"), at("red-front-middle")]);
    scene.answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:4 healer:3 . / . * . / . . .");
}

/// PT-51, PT-41: before the check the knight may take damage over, and falls in the same check.
#[test]
fn heketch_kills_the_knight_that_saves_another() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "witch:2 . . / . * . / knight:8 . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(question(&mut scene, 1), Some(Question::TakeOver { before: Before::Losses }));
    scene.answer(1, take("red-front-left", "red-rear-left", 6));
    assert_eq!(troop(&scene, 1), "witch . . / . * . / +knight . .");
    assert_eq!(turn(&scene), (0, 1), "in the middle of the wave");
}

/// PT-51, PT-H.priestess.rear: her spell is followed by a check, but not of her own troop.
#[test]
fn heketch_spares_his_priestess_and_not_the_enemy() {
    let mut scene = Field::new("heketch", "adjenna")
        .troop(0, "+fighter . . / . * . / priestess . .")
        .troop(1, "witch:5 . . / . * . / . . .")
        .hand(0, &["healer"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / priestess:8 . .");
    assert_eq!(troop(&scene, 1), "+witch . . / . * . / . . .");
    scene.answer(0, order("healer")).answer(0, split("blue-rear-left", 8));
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / priestess . .");
}

/// PT-51: his own lethal damage is not checked before the end of the wave, and there is none after a dead leader.
#[test]
fn heketch_wins_in_the_middle_of_a_wave_although_he_would_die_at_its_end() {
    let attack = |target| {
        let mut scene = Field::new("heketch", "adjenna")
            .troop(0, "fighter . . / . *:15 . / . . .")
            .troop(1, "witch . . / . *:13 . / . . .")
            .turn(0);
        scene.answer(0, melee("blue-front-left", target));
        scene
    };
    assert_eq!(attack("red-flank-middle").outcome(), Some(&Outcome::won_by(Seat(0), "outcome-killed")));
    let mut scene = attack("red-front-left");
    assert_eq!(scene.outcome(), None);
    finish_wave(&mut scene);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1), "outcome-killed")));
}

/// PT-51, PT-53: his own card in Rexan's service dies at once and goes to his discard pile.
#[test]
fn heketch_gets_back_what_rexan_took_from_him() {
    let mut scene = Field::new("rexan", "heketch")
        .troop(0, "~fighter . . / . * . / . . .")
        .troop(1, "paladin . . / . * . / . . .")
        .last_turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / . . .");
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec![], vec!["fighter"]));
}

/// PT-51, PT-54: the victim strikes once more in mid-wave; a hero it kills acts until the wave ends.
#[test]
fn heketch_suffers_a_parting_attack_without_a_check() {
    let mut scene = Field::new("heketch", "shekhtur")
        .troop(0, "fighter witch:4 . / . * . / . . .")
        .troop(1, "paladin:2 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    scene.answer(1, strike_melee("red-front-left", "blue-front-middle"));
    assert_eq!(troop(&scene, 0), "fighter witch:8 . / . * . / . . .");
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 2, "one, and one for the corpse");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "fighter +witch . / . * . / . . .");
}

/// PT-L.adjenna, PT-H.witch.rear, PT-09: the spell does what the action may not do, and the positions are free at once.
#[test]
fn adjenna_cannot_keep_a_witch_from_making_room() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(1, ". . . / . * . / +knight +paladin witch")
        .hand(1, &["fighter"])
        .wave(Row::Rear)
        .last_turn(1);
    assert_eq!(rule_against(&scene, 1, clear("red-rear-left")), "PT-L.adjenna");
    scene.answer(1, spell("red-rear-right")).answer(1, recruit("fighter", "red-rear-left"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / fighter . witch");
}

/// PT-17, PT-14, PT-H.overlord.rear: a hero that moved for free cannot attack by action, but by another hero's effect.
#[test]
fn vanaah_a_hero_that_moved_attacks_on_command_alone() {
    let mut scene =
        Field::new("vanaah", "adjenna").troop(0, ". . . / . * . / fighter overlord .").wave(Row::Rear).turn(0);
    scene.answer(0, shift("blue-rear-left", "blue-rear-right"));
    assert_eq!(turn(&scene), (0, 2));
    assert_eq!(rule_against(&scene, 0, melee("blue-rear-right", "red-flank-middle")), "PT-14");
    assert_eq!(rule_against(&scene, 0, shift("blue-rear-right", "blue-rear-left")), "PT-14");
    scene.answer(0, spell("blue-rear-middle"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (8, (0, 1)));
}

/// PT-17, PT-14, PT-H.mascot.front: free recruits stay where they are, and attack only by another hero's effect.
#[test]
fn lesandra_free_recruits_attack_on_command_alone() {
    let mut scene = Field::new("lesandra", "adjenna")
        .troop(0, "mascot . . / . * . / . . .")
        .hand(0, &["fighter", "paladin"])
        .turn(0);
    scene.answer(0, recruit("fighter", "blue-front-middle")).answer(0, recruit("paladin", "blue-front-right"));
    assert_eq!(turn(&scene), (0, 2));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-middle", "red-flank-middle")), "PT-14");
    assert_eq!(rule_against(&scene, 0, shift("blue-front-right", "blue-rear-right")), "PT-14");
    scene.answer(0, spell("blue-front-left"));
    scene.answer(0, strike_melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-L.borneo, PT-14, PT-H.summoner.flank: a hero recruited by action has acted, one recruited by a spell has not.
#[test]
fn borneo_a_hero_recruited_by_a_summoner_attacks_twice() {
    let position = || {
        let field = Field::new("borneo", "adjenna").troop(0, ". . . / summoner * . / . . .");
        field.hand(0, &["fighter"]).wave(Row::Flank).turn(0)
    };
    let mut by_spell = position();
    by_spell.answer(0, spell("blue-flank-left")).answer(0, enlist("fighter", "blue-flank-right"));
    by_spell.answer(0, strike_melee("blue-flank-right", "red-flank-middle"));
    by_spell.answer(0, melee("blue-flank-right", "red-flank-middle"));
    assert_eq!(damage(&by_spell, "red-flank-middle"), 12);
    let mut by_action = position();
    by_action.answer(0, recruit("fighter", "blue-flank-right"));
    by_action.answer(0, strike_melee("blue-flank-right", "red-flank-middle"));
    assert_eq!(damage(&by_action, "red-flank-middle"), 6);
    assert_eq!(rule_against(&by_action, 0, melee("blue-flank-right", "red-flank-middle")), "PT-14");
}

/// PT-L.kallistar, PT-07, PT-54: the roles are swapped after the losses of the last wave.
#[test]
fn kallistar_is_second_until_the_round_is_settled() {
    let mut scene = Field::new("kallistar", "shekhtur")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, ". . . / . * . / paladin:6 . .")
        .first(1)
        .end_of_round();
    scene.answer(1, strike_melee("red-rear-left", "blue-front-left"));
    assert_eq!(damage(&scene, "blue-front-left"), 3, "one less while she is second");
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 7, "three more as first player of the next round");
}

/// PT-41 (ruling 2), PT-L.talton: the taker leaves its position, so its owner is asked first.
#[test]
fn an_outlawed_knight_may_take_damage_with_it() {
    let mut scene =
        Field::with_promos("talton", "adjenna").troop(1, "fighter:5 . . / . * . / knight . .").end_of_round();
    scene.answer(0, named("knight"));
    let before = Before::Removal(place("red-rear-left"));
    assert_eq!(question(&mut scene, 1), Some(Question::TakeOver { before }));
}

/// PT-L.lixis, PT-53: one life does not survive the end of a wave.
#[test]
fn lixis_gets_her_card_back_from_rexan_at_the_end_of_the_wave() {
    let scene = Field::new("rexan", "lixis").troop(0, "~fighter knight . / . * . / . . .").end_of_wave();
    assert_eq!(troop(&scene, 0), ". knight:1 . / . * . / . . .");
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec![], vec!["fighter"]));
}

/// PT-L.sagas, PT-L.rexan, PT-26: both take the fallen, the first player first, and newly freed positions count.
#[test]
fn sagas_and_rexan_exchange_their_fallen() {
    let mut scene = Field::new("sagas", "rexan")
        .troop(0, "fighter:8 . . / . * . / . . .")
        .troop(1, "paladin:6 . . / . * . / . . .")
        .first(1)
        .end_of_wave();
    scene.answer(1, at("red-rear-right"));
    scene.answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "~paladin . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), ". . . / . * . / . . ~fighter");
}

/// PT-53, PT-H.illusionist.rear, PT-H.templar.order: an apparition killed after its attack joins Rexan before it is
/// discarded.
#[test]
fn rexan_keeps_an_apparition_that_his_templar_killed() {
    let mut scene = Field::new("adjenna", "rexan")
        .troop(0, ". . . / . * . / illusionist . .")
        .hand(0, &["fighter"])
        .hand(1, &["templar"])
        .wave(Row::Rear)
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, order("templar"));
    scene.answer(0, spell("blue-rear-left")).answer(0, enlist("fighter", "blue-rear-right"));
    scene.answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / illusionist . .");
    assert_eq!(troop(&scene, 1), "~fighter . . / . *:8 . / . . .");
    assert_eq!(discard(&scene, 0), Vec::<&str>::new());
}

/// PT-54, PT-L.arec, PT-H.pyromancer.front: the parting attack of a pyromancer hits all, so there is no target to
/// choose.
#[test]
fn arec_cannot_redirect_the_parting_attack_of_a_pyromancer() {
    let mut scene = Field::new("shekhtur", "arec")
        .troop(0, "pyromancer:3 . . / . * . / . . .")
        .troop(1, "paladin . . / healer * . / . . .")
        .end_of_wave();
    assert_eq!(troop(&scene, 1), "paladin:3 . . / healer *:3 . / . . .");
    assert_eq!((question(&mut scene, 1), scene.now().wave), (None, Row::Flank));
}
