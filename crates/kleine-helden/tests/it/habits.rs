//! What players who go by habit prefer.

use kleine_helden::asked::{Act, Choice, Fit};
use table::Seat;

use crate::field::*;

/// How much a seat likes one of its options.
#[track_caller]
fn liking(stage: &mut Stage, seat: u8, choice: &Choice) -> u32 {
    let seen = stage.scene.running().seen(Seat(seat)).expect("the seat is asked");
    let place = seen.options().iter().position(|option| option == choice);
    seen.appeals()[place.unwrap_or_else(|| panic!("{choice:?} is not offered"))]
}

#[test]
fn no_turn_ends_while_a_unit_can_strike() {
    let end = Choice::Act(Act::EndTurn);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry").turn(0);
    assert_eq!(liking(&mut stage, 0, &end), 0);
    let field = Field::new(2).group(0, "fighter[sword]").group(1, "sentry");
    let mut stage = field.unit("fighter", |fighter| fighter.actions = 0).turn(0);
    assert!(liking(&mut stage, 0, &end) > 0);
}

#[test]
fn what_was_fitted_is_not_taken_off_again() {
    let field = Field::new(2).group(0, "fighter").group(1, "sentry").hand(0, &["sword", "mail"]);
    let mut stage = field.turn(0);
    stage.equip("fighter").put("sword", "fighter");
    let back = stage.to_take_back("sword", "fighter");
    assert_eq!(liking(&mut stage, 0, &back), 0);
}

#[test]
fn heroes_do_not_equip_only_to_take_something_off() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry").turn(0);
    let equip = stage.to_equip("fighter");
    assert_eq!(liking(&mut stage, 0, &equip), 0);
}

#[test]
fn something_is_taken_off_for_something_much_better_which_is_fitted_then() {
    let mut stage = Field::new(2).group(0, "fighter[bow]").group(1, "sentry").hand(0, &["poleaxe"]).turn(0);
    stage.equip("fighter");
    let back = stage.to_take_back("bow", "fighter");
    assert!(liking(&mut stage, 0, &back) > 0);
    stage.take_back("bow", "fighter");
    let [worse, better] = ["bow", "poleaxe"].map(|card| stage.to_put(card, "fighter"));
    assert_eq!(liking(&mut stage, 0, &worse), 0);
    assert!(liking(&mut stage, 0, &better) > liking(&mut stage, 0, &Choice::Fit(Fit::Done)));
}

#[test]
fn an_attack_goes_at_a_target_that_it_kills() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry:2 witch").turn(0);
    let attack = stage.to_attack("fighter", "sword");
    stage.answer(0, attack);
    let [weak, strong] = ["sentry", "witch"].map(|key| Choice::Target(stage.target(key)));
    assert!(liking(&mut stage, 0, &weak) > 3 * liking(&mut stage, 0, &strong));
}

#[test]
fn the_tough_protect_the_weak_and_not_the_other_way_round() {
    let attacked = |at: &str| {
        let mut stage = Field::new(2).group(0, "thug[sword]").group(1, "sentry:3 fighter[mail]").turn(0);
        stage.attack("thug", "sword", at);
        let protector = if at == "sentry" { "fighter" } else { "sentry" };
        let choice = stage.to_hide_behind(at, protector);
        liking(&mut stage, 1, &choice)
    };
    assert!(attacked("sentry") > 0);
    assert_eq!(attacked("fighter"), 0);
}

#[test]
fn good_cards_are_not_traded_away() {
    let mut stage = Field::new(2).group(0, "fighter").group(1, "sentry").hand(0, &["sword", "mail", "lunge"]).turn(0);
    assert_eq!(liking(&mut stage, 0, &Choice::Act(Act::Trade)), 0);
}

/// KH-24: spells are useless to groups without magic.
#[test]
fn spells_are_traded_away_in_groups_without_magic() {
    let field = Field::new(2).group(0, "fighter").group(1, "sentry").hand(0, &["bolt", "spark", "mend", "sword"]);
    let mut stage = field.turn(0);
    assert!(liking(&mut stage, 0, &Choice::Act(Act::Trade)) > 0);
    stage.answer(0, Choice::Act(Act::Trade));
    let [spell, sword] = ["bolt", "sword"].map(|key| Choice::Pay(kleine_helden::asked::Pay { card: card_id(key) }));
    assert!(liking(&mut stage, 0, &spell) > 5 * liking(&mut stage, 0, &sword));
}
