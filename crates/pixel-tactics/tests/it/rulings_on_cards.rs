//! Rulings on the Scientist, on rearranging troops, on the Witch and on the Illusionist.

use crate::field::*;
use pixel_tactics::PixelTactics;
use pixel_tactics::asked::Question;
use pixel_tactics::content::Row;
use table::Scene;

/// How many actions Red has in the next wave, as second player.
#[track_caller]
fn actions_of_red_in_the_next_wave(scene: &mut Scene<PixelTactics>) -> u8 {
    finish_wave(scene);
    finish_turn(scene);
    assert_eq!(turn(scene).0, 1);
    turn(scene).1
}

/// PT-58: each use counts, here once by the Scientist and once by a Doppelganger.
#[test]
fn two_uses_of_the_scientist_cost_two_actions() {
    let mut scene = Field::new("cadenza", "luc").troop(0, "scientist doppelganger . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left")).answer(0, spell("blue-front-middle"));
    assert_eq!(actions_of_red_in_the_next_wave(&mut scene), 1);
    assert_eq!(actions_of_red_in_the_next_wave(&mut scene), 3);
}

/// PT-58: the last action stays.
#[test]
fn the_scientist_leaves_the_opponent_one_action() {
    let mut scene = Field::new("cadenza", "magdalena").troop(0, "scientist doppelganger . / . * . / . . .").turn(0);
    scene.answer(0, spell("blue-front-left")).answer(0, spell("blue-front-middle"));
    assert_eq!(actions_of_red_in_the_next_wave(&mut scene), 1);
}

/// PT-58: the next wave after the rear wave is the first one of the next round.
#[test]
fn the_scientist_works_over_the_end_of_a_round() {
    let mut scene = Field::new("borneo", "magdalena").hand(0, &["overlord", "scientist"]).wave(Row::Rear).turn(0);
    scene.answer(0, order("overlord")).answer(0, enlist("scientist", "blue-front-left"));
    scene.answer(0, strike_spell("blue-front-left"));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (1, 2));
    finish_wave(&mut scene);
    assert_eq!((turn(&scene), scene.now().round), ((1, 1), 3));
    finish_turn(&mut scene);
    assert_eq!(turn(&scene), (0, 2));
}

/// PT-59: every position of the player's own troop, including free ones, but not the leader's.
#[test]
fn a_troop_is_arranged_anew_on_all_positions_but_that_of_the_leader() {
    let mut scene = Field::new("cadenza", "magdalena")
        .troop(0, "witch:1 . . / . * . / . . +healer")
        .hand(0, &["homunculus"])
        .turn(0);
    scene.answer(0, order("homunculus"));
    let places = ["blue-front-middle", "blue-front-right", "blue-flank-left", "blue-flank-right"];
    let places = places.into_iter().chain(["blue-rear-left", "blue-rear-middle"]);
    let moves = places.flat_map(|to| [arrange("blue-front-left", to), arrange("blue-rear-right", to)]);
    let exchange = [arrange("blue-front-left", "blue-rear-right"), arrange("blue-rear-right", "blue-front-left")];
    assert_offered(&scene, 0, moves.chain(exchange).chain([stop_arranging()]));
    scene.answer(0, arrange("blue-front-left", "blue-flank-right")).answer(0, stop_arranging());
    assert_eq!(troop(&scene, 0), ". . . / . * witch:1 / . . +healer");
}

/// PT-59: the same for a column.
#[test]
fn a_middle_column_is_arranged_anew_around_the_leader() {
    let mut scene =
        Field::new("cadenza", "magdalena").troop(1, ". knight . / . * . / . . .").hand(0, &["paladin"]).turn(0);
    scene.answer(0, order("paladin"));
    assert_offered(&scene, 0, [arrange("red-front-middle", "red-rear-middle"), stop_arranging()]);
    scene.answer(0, arrange("red-front-middle", "red-rear-middle"));
    assert_eq!(troop(&scene, 1), ". . . / . * . / . knight .");
}

/// PT-60: only one of two facing rows with corpses.
#[test]
fn the_order_of_the_witch_touches_one_row_of_one_troop() {
    let mut scene = Field::new("cadenza", "magdalena")
        .troop(0, "+oracle . . / . * . / . . .")
        .troop(1, "+knight . . / . * . / . . .")
        .hand(0, &["witch"])
        .turn(0);
    scene.answer(0, order("witch"));
    assert_offered(&scene, 0, [row(0, Row::Front), row(1, Row::Front)]);
    scene.answer(0, row(0, Row::Front));
    assert_eq!((hand(&scene, 0), hand(&scene, 1)), (vec!["oracle"], vec![]));
    assert_eq!(troop(&scene, 1), "+knight . . / . * . / . . .");
}

/// PT-60: the order works for the player of the Illusionist; the card goes back to its owner.
#[test]
fn the_stolen_order_goes_to_the_discard_pile_of_its_owner() {
    let mut scene =
        Field::new("cadenza", "magdalena").hand(0, &["illusionist"]).hand(1, &["oracle", "scientist"]).turn(0);
    scene.answer(0, order("illusionist")).rolls([2]);
    assert_eq!(turn(&scene), (0, 4));
    assert_eq!((hand(&scene, 1), discard(&scene, 1)), (vec!["oracle"], vec!["scientist"]));
    assert_eq!(discard(&scene, 0), ["illusionist"]);
}

/// PT-60: there is nothing to steal.
#[test]
fn the_order_of_the_illusionist_does_nothing_against_an_empty_hand() {
    let mut scene = Field::new("cadenza", "magdalena").hand(0, &["illusionist"]).turn(0);
    scene.answer(0, order("illusionist"));
    assert_eq!((turn(&scene), discard(&scene, 0), discard(&scene, 1)), ((0, 1), vec!["illusionist"], vec![]));
}

/// PT-60: a free position in the row of the wave, and no other.
#[test]
fn an_apparition_needs_a_free_position_in_the_row_of_the_wave() {
    let position = |rear: &str| {
        let blue = format!(". . . / . * . / {rear}");
        Field::new("cadenza", "magdalena").troop(0, &blue).hand(0, &["fighter"]).wave(Row::Rear).turn(0)
    };
    let mut scene = position("illusionist witch .");
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, [enlist("fighter", "blue-rear-right")]);
    scene.answer(0, enlist("fighter", "blue-rear-right"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
    let mut scene = position("illusionist witch +oracle");
    scene.answer(0, spell("blue-rear-left"));
    assert_eq!((hand(&scene, 0), damage(&scene, "red-flank-middle"), turn(&scene)), (vec!["fighter"], 0, (0, 1)));
}

/// Ruling 21, PT-25: an order or a spell without effect may be chosen, and impossible parts are skipped.
#[test]
fn an_order_without_effect_is_played_and_answered() {
    let mut scene = Field::new("rukyuk", "seth")
        .troop(0, "witch . . / . * . / . . oracle")
        .troop(1, "knight . . / . * . / . . .")
        .hand(0, &["healer"])
        .turn(0);
    scene.answer(0, order("healer"));
    assert_eq!(discard(&scene, 0), ["healer"], "there is no damage");
    assert!(matches!(question(&mut scene, 0), Some(Question::Damage { .. })), "Rukyuk answers an order all the same");
}
