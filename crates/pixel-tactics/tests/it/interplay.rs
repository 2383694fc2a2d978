//! Cards against cards: where effects meet.

use crate::field::*;
use pixel_tactics::asked::{Before, Question};
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;

/// PT-42, PT-52: she takes what would be lethal, even from damage that is taken over.
#[test]
fn kehrolyn_takes_what_would_be_lethal_to_a_knight_that_takes_damage_over() {
    let mut scene =
        Field::new("kehrolyn", "cadenza").troop(0, "alchemist:3 . . / . * . / knight:8 . .").wave(Row::Front).turn(0);
    scene.answer(0, take_over("blue-front-left", "blue-rear-left", 3));
    assert_eq!(troop(&scene, 0), "alchemist . . / . *:2 . / knight:9 . .");
}

/// PT-41: asked before the loss check, and only then.
#[test]
fn a_knight_in_the_rear_saves_a_hero_before_the_loss_check() {
    let mut scene = Field::new("eligor", "shekhtur").troop(0, "alchemist:4 . . / . * . / knight . .").end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::TakeOver { before: Before::Losses }));
    scene.answer(0, take("blue-front-left", "blue-rear-left", 1));
    assert_eq!(troop(&scene, 0), "alchemist:3 . . / . * . / knight:1 . .");
    assert_eq!(scene.now().wave, Row::Flank);
}

/// PT-41: before the opponent kills the taker, it may take over everything.
#[test]
fn a_knight_about_to_be_killed_takes_all_damage_with_it() {
    let mut scene = Field::new("eligor", "shekhtur")
        .troop(0, "alchemist:3 . . / . * . / knight . .")
        .hand(1, &["assassin"])
        .last_turn(1);
    scene.answer(1, order("assassin"));
    scene.answer(1, at("blue-rear-left"));
    scene.answer(0, take("blue-front-left", "blue-rear-left", 3));
    assert_eq!(troop(&scene, 0), "alchemist . . / . * . / +knight . .");
}

/// PT-51: the opponent's troop is checked after each attack; a dead leader ends the game at once.
#[test]
fn heketch_kills_a_leader_at_once() {
    let mut scene = Field::new("heketch", "cadenza").troop(1, ". . . / . *:13 . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(scene.outcome().map(|outcome| outcome.reason), Some("outcome-killed"));
}

/// PT-53, PT-54: the parting attack comes first, then the fallen hero changes sides.
#[test]
fn rexan_takes_a_hero_after_its_parting_attack() {
    let mut scene = Field::new("rexan", "shekhtur").troop(1, "fighter:8 . . / . * . / . . .").end_of_wave();
    assert_eq!(troop(&scene, 0), ". . . / . *:4 . / . . .");
    scene.answer(0, at("blue-rear-right"));
    assert_eq!(troop(&scene, 0), ". . . / . *:4 . / . . ~fighter");
    assert_eq!(troop(&scene, 1), ". . . / . * . / . . .");
}

/// PT-L.arec, PT-H.pyromancer.front: an attack that hits all has no target to choose.
#[test]
fn arec_chooses_the_target_but_not_of_an_attack_on_all() {
    let mut scene = Field::new("cadenza", "arec")
        .troop(0, "pyromancer fighter . / . * . / . . .")
        .troop(1, "knight healer . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee_on_all("blue-front-left"));
    assert_eq!(troop(&scene, 1), "knight:3 healer:1 . / . * . / . . .");
    scene.answer(0, melee_at_will("blue-front-middle"));
    assert_offered(&scene, 1, [at("red-front-left"), at("red-front-middle")]);
    scene.answer(1, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:7 healer:1 . / . * . / . . .");
    assert_eq!(troop(&scene, 0), "pyromancer:2 fighter:2 . / . * . / . . .");
}

/// PT-57: the copying hero takes the damage.
#[test]
fn a_doppelganger_that_copies_the_priestess_pays_itself() {
    let mut scene = Field::new("cadenza", "arec")
        .troop(0, "+assassin . . / . * . / priestess doppelganger .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-middle"));
    assert_eq!(troop(&scene, 0), "assassin . . / . * . / priestess doppelganger:1 .");
}

/// PT-43: a mascot's order that would run itself does nothing.
#[test]
fn a_mascot_order_that_meets_itself_does_nothing() {
    let mut scene = Field::new("borneo", "arec").hand(0, &["illusionist"]).hand(1, &["mascot"]).turn(0);
    scene.answer(0, order("illusionist")).rolls([1]);
    assert!(scene.told().contains(&Event::LoopIgnored { card: card("mascot") }));
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec!["illusionist"], vec!["mascot"]));
}

/// PT-24: Rukyuk answers every order of a chain, the inner ones first.
#[test]
fn rukyuk_answers_every_order_of_a_mystic() {
    let mut scene = Field::new("rukyuk", "arec")
        .troop(1, "knight . . / . * . / . . .")
        .hand(0, &["mystic", "scientist", "oracle"])
        .deck(0, &[])
        .turn(0);
    scene.answer(0, order("mystic")).answer(0, hand_card("scientist"));
    assert_eq!(troop(&scene, 1), "knight:3 . . / . * . / . . .");
    scene.answer(0, no_card());
    assert_eq!(troop(&scene, 1), "knight:6 . . / . * . / . . .");
    assert_eq!(turn(&scene), (0, 4));
}

/// PT-H.templar.order: even for attacks earlier in the wave.
#[test]
fn a_templar_order_kills_heroes_that_attacked_before_it() {
    let mut scene = Field::new("cadenza", "arec")
        .troop(0, "fighter . . / . * . / . . .")
        .hand(1, &["templar"])
        .first(0)
        .actions(1)
        .turn(0);
    scene.answer(0, melee_at_will("blue-front-left"));
    scene.answer(1, order("templar"));
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / . . .");
}

/// PT-H.summoner.rear, PT-H.oracle.flank.
#[test]
fn looked_at_cards_go_where_their_owner_says() {
    let mut scene = Field::new("eligor", "arec")
        .troop(0, ". . . / . * . / summoner . .")
        .deck(0, &["witch", "knight", "healer", "paladin"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, deck_card("knight")).answer(0, deck_card("healer"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["knight"], vec!["healer", "paladin"]));
    assert_eq!(discard(&scene, 0), ["witch"]);
    let mut scene = Field::new("eligor", "arec")
        .troop(0, ". . . / oracle * . / . . .")
        .deck(0, &["witch", "knight", "healer"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, deck_card("healer")).answer(0, deck_card("witch"));
    assert_eq!(deck(&scene, 0), ["healer", "witch", "knight"]);
}

/// PT-20, PT-H.trapper.front: an interceptor may be immune to shots.
#[test]
fn a_trapper_catches_a_shot_without_harm() {
    let mut scene = Field::new("zaamassal", "cadenza")
        .troop(0, "gunner . . / . * . / . . .")
        .troop(1, "trapper . . / healer * . / . . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
    scene.answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "trapper . . / healer * . / . . .");
}

/// PT-26: healing and being struck back at happen at the same time; the player on turn orders them.
#[test]
fn the_attacker_orders_draining_and_thorns() {
    let mut scene = Field::new("cadenza", "arec")
        .troop(0, "vampire:1 . . / . * . / . . .")
        .troop(1, "knight . . / . * . / . . .")
        .hero("blue-front-left", |hero| hero.boost = 1)
        .turn(0);
    scene.answer(0, melee_at_will("blue-front-left"));
    scene.answer(1, at("red-front-left"));
    scene.answer(0, pixel_tactics::asked::First::Damage);
    assert_eq!(troop(&scene, 0), "vampire . . / . * . / . . .");
}

/// PT-L.sagas: the ability, attack and life of the enemy leader.
#[test]
fn sagas_has_three_actions_against_luc() {
    let scene = Field::new("sagas", "luc").turn(0);
    assert_eq!(turn(&scene), (0, 3));
}

/// PT-55: a corpse attacks with 3 in the wave of its row.
#[test]
fn a_corpse_of_hepzibah_does_not_attack_past_others() {
    let mut scene =
        Field::new("hepzibah", "cadenza").troop(0, "+healer . . / +knight * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 2);
    assert_eq!(rule_against(&scene, 0, melee("blue-flank-left", "red-flank-middle")), "PT-14");
}

/// PT-60, PT-H.illusionist.rear.
#[test]
fn an_apparition_attacks_and_is_discarded() {
    let mut scene = Field::new("cadenza", "shekhtur")
        .troop(0, ". . . / . * . / illusionist . .")
        .hand(0, &["dragon-mage"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, enlist("dragon-mage", "blue-rear-right"));
    scene.answer(0, strike_ranged("blue-rear-right", "red-flank-middle"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / illusionist . .");
    assert_eq!((discard(&scene, 0), damage(&scene, "red-flank-middle")), (vec!["dragon-mage"], 6));
}
