//! What the strips of the heroes do, from the Oracle to the Planestalker.

use crate::field::*;
use pixel_tactics::asked::{Choice, Line, Question};
use pixel_tactics::content::Row;
use pixel_tactics::place::Column;
use table::{Seat, Viewer};

/// Two leaders that do not matter for most strips: attack 3 and life 17 against attack 0 and life 19.
fn field() -> Field {
    Field::new("adjenna", "magdalena")
}

/// PT-20: in the front, for both positions behind it and no other, optionally; and not in other rows.
#[track_caller]
fn assert_intercepts_in_front(hero: &str) {
    let troop_of = |place: &str| format!("{hero} . . / oracle * . / witch . {place}");
    for (at, let_pass) in [
        ("red-flank-left", format!("{hero} . . / oracle:4 * . / witch . .")),
        ("red-rear-left", format!("{hero} . . / oracle * . / witch:4 . .")),
    ] {
        let mut scene = shoot(&troop_of("."), at);
        assert_offered(&scene, 1, [let_through(), intercept("red-front-left")]);
        scene.answer(1, intercept("red-front-left"));
        assert_eq!(troop(&scene, 1), format!("{hero}:4 . . / oracle * . / witch . ."));
        let mut scene = shoot(&troop_of("."), at);
        scene.answer(1, let_through());
        assert_eq!(troop(&scene, 1), let_pass);
    }
    let scene = shoot(&troop_of("healer"), "red-rear-right");
    assert_eq!(troop(&scene, 1), format!("{hero} . . / oracle * . / witch . healer:4"), "another column");
    let scene = shoot(&format!(". . . / {hero} * . / witch . ."), "red-rear-left");
    assert_eq!(troop(&scene, 1), format!(". . . / {hero} * . / witch:4 . ."), "it stands in the flank");
}

fn column(seat: u8, column: Column) -> Choice {
    Line::Column { seat: Seat(seat), column }.into()
}

/// PT-H.oracle.front: the caster sees the hand and chooses; the card goes to its owner's discard pile.
#[test]
fn oracle_front_discards_a_chosen_card_of_the_enemy_hand() {
    let mut scene = field()
        .troop(0, "oracle . . / . * . / . . .")
        .hand(0, &["fighter"])
        .hand(1, &["knight", "witch", "healer"])
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, [enemy_card("knight"), enemy_card("witch"), enemy_card("healer")]);
    scene.answer(0, enemy_card("witch"));
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["knight", "healer"], vec!["witch"]));
    assert_eq!((hand(&scene, 0), discard(&scene, 0)), (vec!["fighter"], vec![]));
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    assert_eq!((view.sides[1].hand.len(), view.sides[1].hidden_hand), (2, 0), "what was seen stays known");
}

/// PT-H.oracle.front, PT-25.
#[test]
fn oracle_front_does_nothing_to_an_empty_hand() {
    let mut scene = field().troop(0, "oracle . . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!((discard(&scene, 1), turn(&scene)), (vec![], (0, 1)));
}

/// PT-H.oracle.flank: five cards, and the sixth stays where it is.
#[test]
fn oracle_flank_puts_the_top_five_cards_in_any_order() {
    let mut scene = field()
        .troop(0, ". . . / oracle * . / . . .")
        .deck(0, &["witch", "knight", "healer", "trapper", "fighter", "paladin"])
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_offered(&scene, 0, ["witch", "knight", "healer", "trapper", "fighter"].map(deck_card));
    scene.answer(0, deck_card("fighter")).answer(0, deck_card("trapper"));
    scene.answer(0, deck_card("knight")).answer(0, deck_card("witch"));
    assert_eq!(deck(&scene, 0), ["fighter", "trapper", "knight", "witch", "healer", "paladin"]);
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec![], (0, 1)));
}

/// PT-H.oracle.flank, PT-25.
#[test]
fn oracle_flank_looks_at_as_many_cards_as_there_are() {
    let position = |cards: &[&str]| {
        field().troop(0, ". . . / oracle * . / . . .").deck(0, cards).wave(Row::Flank).actions(1).turn(0)
    };
    let mut scene = position(&["witch", "knight"]);
    scene.answer(0, spell("blue-flank-left")).answer(0, deck_card("knight"));
    assert_eq!((deck(&scene, 0), turn(&scene)), (vec!["knight", "witch"], (1, 2)));
    let mut scene = position(&[]);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!(turn(&scene), (1, 2));
}

/// PT-H.oracle.rear: the top card, again after each draw, and only for its owner.
#[test]
fn oracle_rear_shows_its_owner_the_top_card() {
    let mut scene = field().troop(0, ". . . / . * . / . oracle .").shuffled(0, &["witch", "knight", "healer"]).turn(0);
    scene.draws([card("witch")]);
    assert_eq!((seen_deck(&mut scene, 0), seen_deck(&mut scene, 1)), (vec!["witch"], vec![]));
    scene.answer(0, draw()).draws([card("knight")]);
    assert_eq!(hand(&scene, 0), ["witch"], "what was seen is what is drawn");
    assert_eq!((seen_deck(&mut scene, 0), seen_deck(&mut scene, 1)), (vec!["knight"], vec![]));
}

/// PT-H.oracle.rear: not from another row.
#[test]
fn oracle_in_front_does_not_show_the_top_card() {
    let mut scene = field().troop(0, ". oracle . / . * . / . . .").shuffled(0, &["witch"]).turn(0);
    assert_eq!(seen_deck(&mut scene, 0), [""; 0]);
}

/// PT-H.oracle.order: the order itself does not count.
#[test]
fn oracle_order_draws_one_card_more_than_it_discards() {
    let mut scene = field()
        .hand(0, &["oracle", "knight", "witch"])
        .deck(0, &["healer", "fighter", "trapper", "paladin"])
        .hand(1, &["mystic"])
        .turn(0);
    scene.answer(0, order("oracle"));
    assert_eq!((hand(&scene, 0), deck(&scene, 0)), (vec!["healer", "fighter", "trapper"], vec!["paladin"]));
    let mut discarded = discard(&scene, 0);
    discarded.sort();
    assert_eq!((discarded, hand(&scene, 1)), (vec!["knight", "oracle", "witch"], vec!["mystic"]));
}

/// PT-H.oracle.order: as long as there are cards (PT-25).
#[test]
fn oracle_order_draws_one_card_for_an_empty_hand_and_no_more_than_there_are() {
    let mut scene = field().hand(0, &["oracle"]).deck(0, &["healer", "fighter"]).turn(0);
    scene.answer(0, order("oracle"));
    assert_eq!(hand(&scene, 0), ["healer"]);
    let mut scene = field().hand(0, &["oracle", "knight", "witch"]).deck(0, &["healer"]).turn(0);
    scene.answer(0, order("oracle"));
    assert_eq!(hand(&scene, 0), ["healer"]);
}

/// PT-H.overlord.front.
#[test]
fn overlord_front_intercepts() {
    assert_intercepts_in_front("overlord");
}

/// PT-H.overlord.flank: PT-14, the leader's attack by action stays available.
#[test]
fn overlord_flank_lets_the_leader_attack_beside_its_own_attack() {
    let mut scene = field()
        .troop(0, ". . . / overlord * . / . . fighter")
        .troop(1, "witch . . / oracle * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, melee("blue-flank-middle", "red-front-left"));
    scene.answer(0, spell("blue-flank-left"));
    let targets = ["red-front-left", "red-flank-middle"];
    assert_offered(&scene, 0, targets.map(|target| strike_melee("blue-flank-middle", target)));
    scene.answer(0, strike_melee("blue-flank-middle", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), "witch:3 . . / oracle *:3 . / . . .");
}

/// PT-H.overlord.flank, PT-18.
#[test]
fn overlord_flank_does_nothing_while_a_hero_stands_before_the_leader() {
    let mut scene = field().troop(0, ". witch . / overlord * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_eq!((damage(&scene, "red-flank-middle"), turn(&scene)), (0, (0, 1)));
}

/// PT-H.overlord.rear: even itself, but neither the leader nor a hero behind another.
#[test]
fn overlord_rear_lets_any_own_hero_attack() {
    let mut scene = field().troop(0, "fighter . . / witch * . / . . overlord").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-right"));
    let by = ["blue-front-left", "blue-rear-right"];
    assert_offered(&scene, 0, by.map(|by| strike_melee(by, "red-flank-middle")));
    scene.answer(0, strike_melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
    assert_eq!(rule_against(&scene, 0, spell("blue-rear-right")), "PT-14");
}

/// PT-H.overlord.rear, PT-14: attacks caused by an effect are not restricted.
#[test]
fn overlord_rear_lets_a_hero_attack_that_was_just_recruited() {
    let mut scene = field().troop(0, ". . . / . * . / overlord . .").hand(0, &["fighter"]).wave(Row::Rear).turn(0);
    scene.answer(0, recruit("fighter", "blue-rear-right"));
    scene.answer(0, spell("blue-rear-left")).answer(0, strike_melee("blue-rear-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-H.overlord.order: the first hero chooses the row; corpses are in the way.
#[test]
fn overlord_order_recruits_into_one_row_until_it_is_full() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / . +healer .")
        .hand(0, &["overlord", "knight", "fighter", "oracle"])
        .turn(0);
    scene.answer(0, order("overlord"));
    assert!(
        scene.offers(0, enlist("knight", "blue-front-right")) && scene.offers(0, enlist("oracle", "blue-flank-left"))
    );
    assert!(!scene.offers(0, enlist("knight", "blue-rear-middle")));
    scene.answer(0, enlist("knight", "blue-rear-left"));
    let rest = [enlist("fighter", "blue-rear-right"), enlist("oracle", "blue-rear-right"), stop_recruiting()];
    assert_offered(&scene, 0, rest);
    scene.answer(0, enlist("fighter", "blue-rear-right"));
    assert_eq!(troop(&scene, 0), "witch . . / . * . / knight +healer fighter");
    assert_eq!((hand(&scene, 0), turn(&scene)), (vec!["oracle"], (0, 1)));
}

/// PT-H.overlord.order: any number includes none, and PT-14: a hero recruited by an order may attack in the same wave.
#[test]
fn overlord_order_recruits_as_many_as_its_owner_likes() {
    let position = || field().hand(0, &["overlord", "fighter", "oracle"]).turn(0);
    let mut scene = position();
    scene.answer(0, order("overlord")).answer(0, stop_recruiting());
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), (". . . / . * . / . . .", (0, 1)));
    let mut scene = position();
    scene.answer(0, order("overlord")).answer(0, enlist("fighter", "blue-front-left")).answer(0, stop_recruiting());
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
}

/// PT-H.paladin.front.
#[test]
fn paladin_front_intercepts() {
    assert_intercepts_in_front("paladin");
}

/// PT-H.paladin.flank: damage moves with the hero.
#[test]
fn paladin_flank_exchanges_two_own_heroes_or_corpses() {
    let mut scene = field()
        .troop(0, "witch:2 . . / paladin * . / . +healer .")
        .troop(1, "knight oracle . / . * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_offered(&scene, 0, ["blue-front-left", "blue-flank-left", "blue-rear-middle"].map(at));
    scene.answer(0, at("blue-front-left"));
    assert_offered(&scene, 0, ["blue-flank-left", "blue-rear-middle"].map(at));
    scene.answer(0, at("blue-rear-middle"));
    assert_eq!(troop(&scene, 0), "+healer . . / paladin * . / . witch:2 .");
}

/// PT-H.paladin.flank: there have to be two.
#[test]
fn paladin_flank_alone_exchanges_nothing() {
    let mut scene = field().troop(0, ". . . / paladin * . / . . .").wave(Row::Flank).turn(0);
    scene.answer(0, spell("blue-flank-left"));
    assert_ne!(scene.asked(0).question, Question::Swap, "there is no question without a possible exchange");
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), (". . . / paladin * . / . . .", (0, 1)));
}

/// PT-H.paladin.flank: two of the same kind do not change places.
#[test]
fn paladin_flank_does_not_exchange_what_is_alike() {
    let mut scene = Field::with_promos("adjenna", "magdalena")
        .troop(0, "duelist . duelist / paladin * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, at("blue-front-left"));
    assert_eq!(troop(&scene, 0), "paladin . duelist / duelist * . / . . .", "only one is left to change places with");
}

/// PT-H.paladin.rear.
#[test]
fn paladin_rear_exchanges_two_enemy_heroes_or_corpses() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / paladin . .")
        .troop(1, "knight:4 . . / . * +oracle / . healer .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, ["red-front-left", "red-flank-right", "red-rear-middle"].map(at));
    scene.answer(0, at("red-flank-right")).answer(0, at("red-front-left"));
    assert_eq!(troop(&scene, 1), "+oracle . . / . * knight:4 / . healer .");
}

/// PT-H.paladin.rear: there have to be two.
#[test]
fn paladin_rear_leaves_a_lone_enemy_where_it_is() {
    let mut scene = field()
        .troop(0, "witch . . / . * . / paladin . .")
        .troop(1, "knight . . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("knight . . / . * . / . . .", (0, 1)));
}

/// PT-H.paladin.order: an enemy column, free positions too, corpses too, and no other column.
#[test]
fn paladin_order_arranges_an_enemy_column_anew() {
    let mut scene = field()
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "witch:1 . . / +knight * . / . . healer")
        .hand(0, &["paladin"])
        .turn(0);
    scene.answer(0, order("paladin"));
    assert!(!scene.offers(0, column(0, Column::Left)) && scene.offers(0, column(1, Column::Right)));
    scene.answer(0, column(1, Column::Left));
    assert!(!scene.offers(0, arrange("red-front-left", "red-front-right")));
    scene.answer(0, arrange("red-front-left", "red-rear-left")).answer(0, arrange("red-flank-left", "red-front-left"));
    assert_eq!((troop(&scene, 1).as_str(), turn(&scene)), ("+knight . . / . * . / witch:1 . healer", (0, 1)));
}

/// PT-H.paladin.order: an empty troop has nothing to arrange, and the player's own troop is not touched.
#[test]
fn paladin_order_does_nothing_to_an_enemy_without_heroes() {
    let mut scene = field().troop(0, "fighter . . / . * . / . . .").hand(0, &["paladin"]).turn(0);
    scene.answer(0, order("paladin"));
    assert_eq!((troop(&scene, 0).as_str(), turn(&scene)), ("fighter . . / . * . / . . .", (0, 1)));
}

/// PT-H.planestalker.front.
#[test]
fn planestalker_front_intercepts() {
    assert_intercepts_in_front("planestalker");
}

/// PT-H.planestalker.front: past all others.
#[test]
fn planestalker_front_shoots() {
    let mut scene =
        field().troop(0, "planestalker . . / . * . / . . .").troop(1, "witch . . / oracle * . / healer . .").turn(0);
    scene.answer(0, ranged("blue-front-left", "red-rear-left"));
    assert_eq!(troop(&scene, 1), "witch . . / oracle * . / healer:3 . .");
}

/// PT-H.planestalker.flank: the hero in front of it and the one behind it, whichever they are.
#[test]
fn planestalker_flank_makes_forerunner_and_supporter_shoot() {
    let drawn = "fighter knight . / planestalker * . / witch . oracle";
    let mut scene = field().troop(0, drawn).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-front-middle", "red-flank-middle")), "PT-19");
    scene.answer(0, ranged("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 4);
    let mut scene = field().troop(0, drawn).wave(Row::Rear).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-rear-right", "red-flank-middle")), "PT-19");
    scene.answer(0, ranged("blue-rear-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
}

/// PT-H.planestalker.flank: it cannot shoot itself there.
#[test]
fn planestalker_flank_does_not_shoot() {
    let scene = field().troop(0, "fighter . . / planestalker * . / witch . .").wave(Row::Flank).turn(0);
    assert_eq!(rule_against(&scene, 0, ranged("blue-flank-left", "red-flank-middle")), "PT-19");
}

/// PT-H.planestalker.rear.
#[test]
fn planestalker_rear_shoots_from_behind_others() {
    let mut scene = field()
        .troop(0, "witch . . / oracle * . / planestalker . .")
        .troop(1, ". witch . / . * . / . . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, ranged("blue-rear-left", "red-flank-middle"));
    assert_eq!(troop(&scene, 1), ". witch . / . *:3 . / . . .");
}

/// PT-H.planestalker.order: only heroes, on both sides.
#[test]
fn planestalker_order_damages_all_heroes_in_both_flanks() {
    let mut scene = field()
        .troop(0, ". witch . / healer * . / . oracle .")
        .troop(1, "knight . . / fighter * trapper:1 / paladin . .")
        .hand(0, &["planestalker"])
        .turn(0);
    scene.answer(0, order("planestalker"));
    assert_eq!(troop(&scene, 0), ". witch . / healer:5 * . / . oracle .");
    assert_eq!(troop(&scene, 1), "knight . . / fighter:5 * trapper:6 / paladin . .");
}
