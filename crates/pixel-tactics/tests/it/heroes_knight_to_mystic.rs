//! The strips of Knight, Mascot and Mystic.
//!
//! The leaders are Seth and Adjenna where they do not matter: open hands and corpses that cannot be cleared do not
//! matter here.

use crate::field::*;
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;

/// PT-H.knight.front: blows and shots, including shots that it has caught.
#[test]
fn a_knight_in_front_intercepts_and_strikes_back_at_every_hero_that_attacks_it() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter planestalker . / . * . / . . .")
        .troop(1, ". knight . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-middle"));
    assert_eq!(troop(&scene, 0), "fighter:2 planestalker . / . * . / . . .");
    scene.answer(0, ranged("blue-front-middle", "red-flank-middle"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-middle")]);
    scene.answer(1, intercept("red-front-middle"));
    assert_eq!(troop(&scene, 0), "fighter:2 planestalker:2 . / . * . / . . .");
    assert_eq!(troop(&scene, 1), ". knight:7 . / . * . / . . .");
}

/// PT-H.knight.front, PT-22: a leader is not a hero, a spell not an attack, and attacks on others do not count.
#[test]
fn a_knight_in_front_does_not_strike_back_at_leaders_spells_and_attacks_on_others() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / planestalker * . / . . .")
        .troop(1, "knight . paladin / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, melee("blue-flank-left", "red-front-right"));
    scene.answer(0, melee("blue-flank-middle", "red-front-left"));
    assert_eq!(troop(&scene, 0), ". . . / planestalker * . / . . .");
    assert_eq!(troop(&scene, 1), "knight:3 . paladin:3 / . * . / . . .");
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / alchemist . .")
        .troop(1, "knight . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-front-left")).answer(0, enough());
    assert_eq!(troop(&scene, 0), ". . . / . * . / alchemist . .");
    assert_eq!(damage(&scene, "red-front-left"), 1);
}

/// PT-H.knight.front, PT-50: an absorbed attack is still an attack.
#[test]
fn a_knight_in_front_strikes_back_when_it_was_not_hurt() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "mascot . . / . * . / . . .")
        .troop(1, "knight . . / mystic * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "mascot:2 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "knight . . / mystic * . / . . .");
}

/// PT-H.knight.flank: only the leader, only from shots; PT-06: it does not intercept or strike back here.
#[test]
fn a_knight_in_the_flank_keeps_shots_from_its_leader() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker gunner fighter / . * . / . . .")
        .troop(1, ". . . / knight * . / witch . .")
        .actions(3)
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 0);
    scene.answer(0, ranged("blue-front-middle", "red-rear-left"));
    scene.answer(0, melee("blue-front-right", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), ". . . / knight *:4 . / witch:5 . .");
}

/// PT-H.knight.flank, PT-22: a spell is not a shot, and the knight has to stand in the flank.
#[test]
fn a_knight_in_the_flank_does_not_stop_spells_nor_one_in_the_rear_shots() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / assassin . .")
        .troop(1, ". . . / knight * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3);
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker . . / . * . / . . .")
        .troop(1, ". . . / . * . / knight . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 3);
}

/// PT-41, PT-H.knight.rear: from any own hero, any amount, even beyond its life, besides the actions; not from the
/// leader.
#[test]
fn a_knight_in_the_rear_takes_damage_of_own_heroes_over() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter:6 . . / witch:2 *:5 . / knight:8 . .")
        .troop(1, "paladin:3 . . / . * . / . . .")
        .turn(0);
    let takes = |from: &str, amount| take_over(from, "blue-rear-left", amount);
    let expected = [("blue-front-left", 1), ("blue-front-left", 6), ("blue-flank-left", 1), ("blue-flank-left", 2)];
    assert_eq!(takeovers(&scene, 0), expected.map(|(from, amount)| takes(from, amount)));
    scene.answer(0, takes("blue-front-left", 6)).answer(0, takes("blue-flank-left", 1));
    assert_eq!(troop(&scene, 0), "fighter . . / witch:1 *:5 . / knight:15 . .");
    assert_eq!(next_action(&scene), (0, 2));
}

/// PT-41, PT-H.knight.rear: it may save a hero by dying itself.
#[test]
fn a_knight_in_the_rear_may_die_of_what_it_takes_over() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "fighter:8 . . / . * . / knight:9 . .").end_of_wave();
    scene.answer(0, take("blue-front-left", "blue-rear-left", 8));
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / +knight . .");
}

/// PT-41, PT-H.knight.rear: it is optional, and only works in the rear.
#[test]
fn a_knight_takes_nothing_over_against_its_will_or_outside_the_rear() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "fighter:8 . . / . * . / knight . .").end_of_wave();
    scene.answer(0, take_nothing());
    assert_eq!(troop(&scene, 0), "+fighter . . / . * . / knight . .");
    let scene = Field::new("seth", "adjenna").troop(0, "fighter:3 . . / knight * . / . . .").turn(0);
    assert_eq!(takeovers(&scene, 0), []);
}

/// PT-H.knight.order, PT-22: the frontmost of every column, even the leader; nothing reduces it, and its own troop is
/// spared.
#[test]
fn a_knight_order_hits_every_melee_capable_enemy() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "alchemist +paladin . / witch * . / scientist mascot trapper")
        .hand(0, &["knight"])
        .turn(0);
    scene.answer(0, order("knight"));
    assert_eq!(troop(&scene, 0), "fighter . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "alchemist:4 +paladin . / witch *:4 . / scientist mascot trapper:4");
}

/// PT-H.knight.order: a leader behind a hero is out of reach.
#[test]
fn a_knight_order_spares_a_leader_behind_a_hero() {
    let mut scene = Field::new("seth", "adjenna").troop(1, ". witch . / . * . / . . .").hand(0, &["knight"]).turn(0);
    scene.answer(0, order("knight"));
    assert_eq!(troop(&scene, 1), ". witch:4 . / . * . / . . .");
}

/// PT-H.mascot.front, PT-14: another own hero of the front, even one that has attacked.
#[test]
fn a_mascot_in_front_lets_another_hero_in_front_attack_in_melee() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "mascot fighter planestalker / . * . / . . .")
        .troop(1, "paladin . . / witch * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-middle", "red-front-left"));
    scene.answer(0, spell("blue-front-left"));
    let by = ["blue-front-middle", "blue-front-right"];
    let attacks = by.map(|by| ["red-front-left", "red-flank-middle"].map(|at| strike_melee(by, at)));
    assert_offered(&scene, 0, attacks.into_iter().flatten());
    scene.answer(0, strike_melee("blue-front-middle", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:8 . . / witch * . / . . .");
}

/// PT-H.mascot.front, PT-25: heroes of other rows and the mascot itself do not attack.
#[test]
fn a_mascot_alone_in_front_causes_no_attack() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "mascot . . / . * fighter / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!((damage(&scene, "red-flank-middle"), next_action(&scene)), (0, (0, 1)));
}

/// PT-H.mascot.flank, PT-27: a hero that cannot shoot otherwise; shots can be caught.
#[test]
fn a_mascot_in_the_flank_lets_the_other_hero_of_the_flank_shoot() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . trapper / mascot * witch / gunner . .")
        .troop(1, "paladin . . / mystic * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    let targets = ["red-front-left", "red-flank-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_ranged("blue-flank-right", target)));
    scene.answer(0, strike_ranged("blue-flank-right", "red-flank-left"));
    assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
    scene.answer(1, let_through());
    assert_eq!(troop(&scene, 1), "paladin . . / mystic:1 * . / . . .");
}

/// PT-H.mascot.flank, PT-29: the leader is not a hero.
#[test]
fn a_mascot_alone_in_the_flank_does_not_let_the_leader_shoot() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "fighter . . / mascot * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!((damage(&scene, "red-flank-middle"), next_action(&scene)), (0, (0, 1)));
}

/// PT-H.mascot.rear: another hero of the rear, with what it has there: the fighter with 4 and 4.
#[test]
fn a_mascot_in_the_rear_lets_another_hero_of_the_rear_shoot() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "gunner . . / planestalker * . / mascot fighter .")
        .troop(1, ". . . / witch * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    let targets = ["red-flank-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_ranged("blue-rear-middle", target)));
    scene.answer(0, strike_ranged("blue-rear-middle", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), ". . . / witch *:8 . / . . .");
}

/// PT-H.mascot.order: the order printed on the leader's own card, even with a leader that copies another.
#[test]
fn a_mascot_order_executes_the_order_of_its_leader() {
    let mut scene =
        Field::new("hikaru", "adjenna").troop(1, "paladin . . / . * . / . . .").hand(0, &["mascot"]).turn(0);
    scene.answer(0, order("mascot"));
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . * . / . . .");
    assert_eq!((next_action(&scene), discard(&scene, 0)), ((0, 1), vec!["mascot"]));
    let mut scene = Field::new("sagas", "hikaru")
        .troop(1, "paladin . . / . * . / witch . .")
        .hand(0, &["mascot", "gunner"])
        .turn(0);
    scene.answer(0, order("mascot")).answer(0, hand_card("gunner"));
    assert_eq!(troop(&scene, 1), "paladin . . / . * . / witch:4 . .");
}

/// PT-43: also when the opponent shows the mascot.
#[test]
fn a_mascot_order_that_juto_is_shown_does_nothing() {
    let mut scene = Field::new("borneo", "adjenna")
        .troop(0, ". . . / illusionist * . / . . .")
        .hand(1, &["mascot"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(1, hand_card("mascot"));
    assert!(scene.told().contains(&Event::LoopIgnored { card: card("mascot") }));
    assert_eq!((next_action(&scene), hand(&scene, 1)), ((0, 1), vec!["mascot"]));
}

/// PT-43: with another leader the enemy's mascot works, for the player who took it.
#[test]
fn a_mascot_order_that_was_taken_executes_the_order_of_the_leader_of_the_taker() {
    let mut scene = Field::new("hikaru", "adjenna")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["illusionist"])
        .hand(1, &["mascot"])
        .turn(0);
    scene.answer(0, order("illusionist")).rolls([1]);
    assert_eq!(troop(&scene, 1), "paladin:5 . . / . * . / . . .");
    assert_eq!(discard(&scene, 1), ["mascot"]);
}

/// PT-H.mystic.front: all of its own damage, and no other; PT-31: so it survives.
#[test]
fn a_mystic_in_front_removes_all_damage_from_itself() {
    let mut scene = Field::new("seth", "adjenna").troop(0, "mystic:9 fighter:3 . / . *:2 . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 0), "mystic fighter:3 . / . *:2 . / . . .");
    finish_wave(&mut scene);
    assert_eq!(troop(&scene, 0), "mystic fighter:3 . / . *:2 . / . . .");
}

/// PT-H.mystic.front.
#[test]
fn a_mystic_in_front_intercepts_shots() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "planestalker . . / . * . / . . .")
        .troop(1, "mystic . . / . * . / witch . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-rear-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "mystic:3 . . / . * . / witch . .");
}

/// PT-H.mystic.flank: the hero directly in front of it strikes with 2 more and takes 1 less; no other does.
#[test]
fn a_mystic_in_the_flank_strengthens_and_protects_its_forerunner() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, "fighter . trapper / mystic * . / . . .")
        .troop(1, "paladin . homunculus / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    scene.answer(0, melee("blue-front-right", "red-front-right"));
    assert_eq!(troop(&scene, 1), "paladin:6 . homunculus:4 / . * . / . . .");
    scene.answer(1, melee("red-front-left", "blue-front-right"));
    scene.answer(1, melee("red-front-right", "blue-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:4 . trapper:4 / mystic * . / . . .");
}

/// PT-H.mystic.flank: only there, and only against attacks (PT-22).
#[test]
fn a_mystic_does_not_help_against_orders_nor_from_the_rear() {
    let mut scene =
        Field::new("seth", "adjenna").troop(1, "paladin . . / mystic * . / . . .").hand(0, &["pyromancer"]).turn(0);
    scene.answer(0, order("pyromancer"));
    assert_eq!(damage(&scene, "red-front-left"), 7);
    let mut scene = Field::new("seth", "adjenna").troop(0, ". . . / fighter * . / mystic . .").wave(Row::Flank).turn(0);
    scene.answer(0, melee("blue-flank-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 6);
}

/// PT-H.mystic.rear: only the drawn card, without a further action.
#[test]
fn a_mystic_in_the_rear_may_play_the_card_it_draws_as_an_order() {
    let cast = || {
        let mut scene = Field::new("seth", "adjenna")
            .troop(0, ". . . / . * . / mystic . .")
            .troop(1, "fighter . . / . * . / . . .")
            .hand(0, &["healer"])
            .deck(0, &["knight", "gunner"])
            .wave(Row::Rear)
            .turn(0);
        scene.answer(0, spell("blue-rear-left"));
        scene
    };
    let mut scene = cast();
    assert_offered(&scene, 0, [hand_card("knight"), keep_drawn()]);
    scene.answer(0, hand_card("knight"));
    assert_eq!(troop(&scene, 1), "fighter:4 . . / . *:4 . / . . .");
    assert_eq!((hand(&scene, 0), discard(&scene, 0), next_action(&scene)), (vec!["healer"], vec!["knight"], (0, 1)));
    let mut scene = cast();
    scene.answer(0, keep_drawn());
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["healer", "knight"], vec!["gunner"]));
    assert_eq!((damage(&scene, "red-flank-middle"), next_action(&scene)), (0, (0, 1)));
}

/// PT-H.mystic.rear, PT-08: an empty deck gives no card.
#[test]
fn a_mystic_in_the_rear_draws_nothing_from_an_empty_deck() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(0, ". . . / . * . / mystic . .")
        .hand(0, &["healer"])
        .deck(0, &[])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((hand(&scene, 0), next_action(&scene)), (vec!["healer"], (0, 1)));
}

/// PT-H.mystic.order: as many hand cards as its owner likes, for one action.
#[test]
fn a_mystic_order_plays_any_number_of_orders() {
    let mut scene = Field::new("seth", "adjenna")
        .troop(1, "paladin . . / . * . / . . .")
        .hand(0, &["mystic", "knight", "trapper", "healer"])
        .turn(0);
    scene.answer(0, order("mystic"));
    let others = ["knight", "trapper", "healer"].map(hand_card);
    assert_offered(&scene, 0, others.into_iter().chain([no_card()]));
    scene.answer(0, hand_card("knight")).answer(0, hand_card("trapper"));
    assert_offered(&scene, 0, [hand_card("healer"), no_card()]);
    scene.answer(0, no_card());
    assert_eq!(troop(&scene, 1), "paladin:4 . . / . *:4 . / . . .");
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["healer"], vec!["mystic", "knight", "trapper"]));
    assert_eq!(next_action(&scene), (0, 1));
}
