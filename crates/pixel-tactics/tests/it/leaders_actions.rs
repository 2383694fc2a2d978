//! Leaders that change what players may do, how often, and what they know.

use crate::field::*;
use pixel_tactics::asked::{Naming, Question};
use pixel_tactics::content::Row;
use pixel_tactics::told::Event;
use table::{Seat, Viewer};

/// PT-L.adjenna: the opponent may not clear corpses, she may.
#[test]
fn adjenna_the_opponent_may_not_clear_corpses() {
    let field =
        || Field::new("adjenna", "seth").troop(0, "+knight . . / . * . / . . .").troop(1, "+witch . . / . * . / . . .");
    let scene = field().last_turn(1);
    assert_eq!(rule_against(&scene, 1, clear("red-front-left")), "PT-L.adjenna");
    let mut scene = field().turn(0);
    scene.answer(0, clear("blue-front-left"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / . . .");
}

/// PT-L.adjenna: effects that remove corpses still work.
#[test]
fn adjenna_effects_still_take_corpses_away() {
    let mut scene =
        Field::new("adjenna", "seth").troop(1, "+paladin +knight . / . * . / . . witch").wave(Row::Rear).last_turn(1);
    scene.answer(1, spell("red-rear-right"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / . . witch");
    assert_eq!(discard(&scene, 1), ["paladin", "knight"]);
}

/// PT-L.adjenna, PT-L.vanaah: a forbidden action is not free either.
#[test]
fn adjenna_forbids_free_clearing_too() {
    let scene = Field::new("adjenna", "vanaah").troop(1, "+witch . . / . * . / . . .").last_turn(1);
    assert_eq!(rule_against(&scene, 1, clear("red-front-left")), "PT-L.adjenna");
}

/// PT-L.tatsumi: orders cost no action, however many.
#[test]
fn tatsumi_orders_are_free() {
    let mut scene = Field::new("tatsumi", "adjenna")
        .troop(1, "knight . . / . * . / . . .")
        .hand(0, &["pyromancer", "trapper", "gunner"])
        .turn(0);
    scene.answer(0, order("pyromancer")).answer(0, order("trapper")).answer(0, order("gunner"));
    assert_eq!((turn(&scene), damage(&scene, "red-front-left")), ((0, 2), 7));
}

/// PT-L.tatsumi: free orders are possible after the last action, but not in the first round.
#[test]
fn tatsumi_free_orders_remain_when_no_action_is_left() {
    let field = || Field::new("tatsumi", "adjenna").hand(0, &["trapper"]).deck(0, &["witch", "knight", "healer"]);
    let mut scene = field().turn(0);
    scene.answer(0, draw()).answer(0, draw());
    assert_offered(&scene, 0, [order("trapper"), order("witch"), order("knight"), done()]);
    scene.answer(0, order("trapper")).answer(0, done());
    assert_eq!(turn(&scene), (1, 2));
    let scene = field().round(1).turn(0);
    assert_eq!(rule_against(&scene, 0, order("trapper")), "PT-15");
}

/// PT-L.seth: the opponent's hand lies open, his own does not.
#[test]
fn seth_sees_the_enemy_hand() {
    let mut scene =
        Field::new("seth", "adjenna").hand(0, &["knight"]).hand(1, &["witch", "healer"]).deck(1, &["mystic"]).turn(0);
    let seen = |scene: &mut table::Scene<_>, viewer: u8, of: usize| {
        let view: pixel_tactics::view::View = scene.running().view(Viewer::Seat(Seat(viewer)));
        view.sides[of].hand.iter().map(|held| key(held.card.card)).collect::<Vec<_>>()
    };
    assert_eq!(seen(&mut scene, 0, 1), ["healer", "witch"]);
    assert!(seen(&mut scene, 1, 0).is_empty());
    finish_turn(&mut scene);
    scene.answer(1, draw());
    assert_eq!(seen(&mut scene, 0, 1), ["healer", "mystic", "witch"], "also what is drawn later");
}

/// PT-L.vanaah: moving and clearing cost no action.
#[test]
fn vanaah_moves_and_clears_for_free() {
    let mut scene = Field::new("vanaah", "seth").troop(0, "knight +witch . / . * . / . . .").turn(0);
    scene.answer(0, clear("blue-front-middle")).answer(0, shift("blue-front-left", "blue-rear-right"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / . . knight");
    assert_eq!(turn(&scene), (0, 2));
}

/// PT-17, PT-L.vanaah: a free move is still exclusive; recruiting costs an action as usual.
#[test]
fn vanaah_a_free_move_is_still_exclusive() {
    let mut scene = Field::new("vanaah", "seth").troop(0, ". . . / . * . / knight . .").hand(0, &["witch"]).turn(0);
    scene.answer(0, shift("blue-rear-left", "blue-front-left"));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
    assert_eq!(rule_against(&scene, 0, shift("blue-front-left", "blue-front-right")), "PT-14");
    scene.answer(0, recruit("witch", "blue-front-right"));
    assert_eq!(turn(&scene), (0, 1));
}

/// PT-L.vanaah: the opponent pays.
#[test]
fn vanaah_gives_the_opponent_nothing() {
    let mut scene = Field::new("vanaah", "seth").troop(1, "knight . . / . * . / +witch . .").last_turn(1);
    scene.answer(1, shift("red-front-left", "red-front-right"));
    assert_eq!(turn(&scene), (1, 1));
    scene.answer(1, clear("red-rear-left"));
    assert_eq!(scene.now().wave, Row::Flank);
}

/// PT-L.luc: three actions in each wave; the opponent has two.
#[test]
fn luc_has_three_actions() {
    let mut scene = Field::new("luc", "seth").turn(0);
    assert_eq!(turn(&scene), (0, 3));
    scene.answer(0, draw()).answer(0, draw()).answer(0, draw());
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-L.lesandra, PT-17: the printed example: recruiting is free and stays exclusive for the hero.
#[test]
fn lesandra_recruits_for_free_but_the_hero_has_acted() {
    let mut scene = Field::new("lesandra", "seth").hand(0, &["knight", "fighter", "witch", "healer"]).turn(0);
    scene.answer(0, recruit("knight", "blue-front-left"));
    scene.answer(0, recruit("fighter", "blue-front-middle"));
    scene.answer(0, recruit("witch", "blue-front-right"));
    assert_eq!(turn(&scene), (0, 2));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-flank-middle")), "PT-14");
    assert_eq!(rule_against(&scene, 0, shift("blue-front-left", "blue-rear-left")), "PT-14");
    assert_eq!(rule_against(&scene, 0, recruit("healer", "blue-flank-left")), "PT-09", "only in the row of the wave");
}

/// PT-L.lesandra: the opponent's recruits cost an action.
#[test]
fn lesandra_gives_the_opponent_nothing() {
    let mut scene = Field::new("lesandra", "seth").hand(1, &["knight"]).last_turn(1);
    scene.answer(1, recruit("knight", "red-front-left"));
    assert_eq!(turn(&scene), (1, 1));
}

/// PT-L.marion: as an action a hand card is shown, and an enemy hero of that name is killed at once.
#[test]
fn marion_kills_the_namesake_of_a_card_in_hand() {
    let mut scene = Field::with_promos("marion", "seth")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "knight . . / . * . / . . paladin")
        .hand(0, &["paladin", "witch", "knight"])
        .turn(0);
    let is_kill = |choice: &&pixel_tactics::asked::Choice| format!("{choice:?}").contains("KillNamesake");
    assert_eq!(scene.asked(0).options.iter().filter(is_kill).count(), 2, "not the witch, and not their own fighter");
    scene.answer(0, kill_namesake("paladin", "red-rear-right"));
    assert_eq!(troop(&scene, 1), "knight . . / . * . / . . +paladin");
    assert_eq!((hand(&scene, 0).len(), turn(&scene)), (3, (0, 1)), "the card stays in the hand");
    assert!(scene.told().contains(&Event::Shown { seat: Seat(0), card: card("paladin") }));
}

/// PT-L.marion: once a wave.
#[test]
fn marion_shows_one_card_a_wave() {
    let mut scene = Field::with_promos("marion", "seth")
        .troop(1, "knight . . / . * . / . . paladin")
        .hand(0, &["paladin", "knight"])
        .turn(0);
    scene.answer(0, kill_namesake("paladin", "red-rear-right"));
    assert_eq!(rule_against(&scene, 0, kill_namesake("knight", "red-front-left")), "PT-L.marion");
    finish_wave(&mut scene);
    assert!(scene.offers(0, kill_namesake("knight", "red-front-left")));
}

/// PT-L.talton: at the end of a round both discard the card that he names, from troop, hand or deck.
#[test]
fn talton_outlaws_a_card() {
    let mut scene = Field::with_promos("talton", "seth")
        .troop(0, "knight healer:1 . / . * . / . . .")
        .troop(1, "+fighter . . / . * . / . . .")
        .hand(1, &["healer", "witch"])
        .deck(0, &["witch"])
        .deck(1, &["mystic"])
        .end_of_round();
    assert_eq!(question(&mut scene, 0), Some(Question::Name { why: Naming::Outlaw }));
    assert!(!scene.offers(0, named("oracle")), "not the card of the enemy leader");
    scene.answer(0, named("healer"));
    assert_eq!(troop(&scene, 0), "knight . . / . * . / . . .");
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["witch"], vec!["healer"]));
    assert_eq!(discard(&scene, 0), ["healer"]);
    assert_eq!(scene.now().round, 3);
}

/// PT-L.talton: corpses and decks too; then both decks are shuffled.
#[test]
fn talton_the_decks_are_shuffled() {
    let mut scene = Field::with_promos("talton", "seth")
        .troop(1, "+fighter . . / . * . / . . .")
        .deck(0, &["witch", "fighter", "knight"])
        .deck(1, &["mystic", "paladin"])
        .end_of_round();
    scene.answer(0, named("fighter"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / . . .");
    assert_eq!((discard(&scene, 0), discard(&scene, 1)), (vec!["fighter"], vec!["fighter"]));
    assert_eq!((deck(&scene, 0), deck(&scene, 1)), (vec!["knight", "witch"], vec!["mystic", "paladin"]));
    assert_eq!(seen_deck(&mut scene, 0), [""; 0], "the order of the deck is unknown again");
}

/// PT-L.talton: not at the end of other waves.
#[test]
fn talton_names_nothing_within_a_round() {
    let mut scene = Field::with_promos("talton", "seth").wave(Row::Flank).end_of_wave();
    assert_eq!(question(&mut scene, 0), Some(Question::Act { left: 2, orders: 0 }));
}

/// PT-L.balthasar: a house leader; moving is free, and a card is drawn at the end of each round.
#[test]
fn balthasar_moves_for_free_and_draws_at_the_end_of_a_round() {
    let mut scene = Field::with_promos("balthasar", "seth")
        .troop(0, "knight +witch . / . * . / . . .")
        .deck(0, &["healer", "mystic"])
        .hand(1, &[])
        .end_of_round();
    assert_eq!((hand(&scene, 0), hand(&scene, 1).len()), (vec!["healer"], 0));
    finish_turn(&mut scene);
    scene.answer(0, shift("blue-front-left", "blue-rear-left"));
    assert_eq!(turn(&scene), (0, 2));
    scene.answer(0, clear("blue-front-middle"));
    assert_eq!(turn(&scene), (0, 1), "clearing costs an action");
}
