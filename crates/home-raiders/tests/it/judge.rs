//! Who is ahead, as a good player would judge at a glance.

use home_raiders::battle::Held;
use home_raiders::content::Mission;
use table::{Habits, Seat};

use crate::field::*;

#[track_caller]
fn share(field: Field) -> u32 {
    let (game, battle) = field.build();
    game.judge(&battle, Seat(0))
}

/// The same troop on both sides, at equal distances from the middle and the portals.
fn even(mission: Mission) -> Field {
    Field::new("new-lilliput", "new-lilliput").mission(mission).unit(0, "guardsmen", &[(100, 100), (112, 100)]).unit(
        1,
        "guardsmen",
        &[(200, 100), (188, 100)],
    )
}

#[test]
fn an_even_table_is_even() {
    for mission in [Mission::MakeVanish, Mission::ControlPortal, Mission::StrategicPoint] {
        let share = share(even(mission));
        assert!((490..=510).contains(&share), "{mission:?}: {share}");
    }
}

#[test]
fn a_wound_puts_a_side_behind_and_a_loss_even_more() {
    let wounded = share(even(Mission::MakeVanish).wounds(0, 1));
    let lost = share(even(Mission::MakeVanish).change(|_, battle| {
        battle.sides[0].characters[0].state = home_raiders::battle::State::Vanished;
        battle.sides[0].vanished = 1;
    }));
    assert!(lost < wounded && wounded < 500, "{lost} {wounded}");
}

#[test]
fn a_loss_counts_more_when_the_battle_is_nearly_over() {
    let in_round =
        |round: u8| share(even(Mission::MakeVanish).change(|_, battle| battle.sides[1].vanished = 1).round(round));
    assert!(in_round(6) > in_round(1));
}

#[test]
fn touching_the_enemy_portal_in_the_last_round_puts_a_side_ahead() {
    let there = share(even(Mission::ControlPortal).round(6).change(|game, battle| {
        let outline = home_raiders::look::Look { game, battle }.outline(game.portal_object(Seat(1)));
        let (low, high) = (outline.bounds().low, outline.bounds().high);
        let radius = game.card(battle, who(0)).radius;
        battle[who(0)].place = measure::Point::clamped(low.x() - radius, (low.y() + high.y()) / 2);
    }));
    assert!(there > 650, "{there}");
}

#[test]
fn it_is_too_late_for_those_who_are_far_away_in_the_last_round() {
    let in_round = |round: u8| {
        let field = even(Mission::ControlPortal).round(round);
        share(field.change(|_, battle| battle[who(32)].place = point((20, 20))))
    };
    assert!(in_round(6) < in_round(1), "{} {}", in_round(6), in_round(1));
}

#[test]
fn being_near_a_marker_is_good_and_holding_it_is_better() {
    let field = || even(Mission::StrategicPoint).marker((110, 110));
    let near = share(field());
    let held = share(field().change(|_, battle| battle.markers[0].held = Some(Held { by: who(0), round: 1 })));
    assert!(held > near && near > 500, "{held} {near}");
}

#[test]
fn in_the_last_round_only_markers_count_that_were_taken_in_it() {
    let held_since = |round: u8| {
        let field = even(Mission::StrategicPoint).marker((110, 110)).round(6);
        share(field.change(move |_, battle| battle.markers[0].held = Some(Held { by: who(0), round })))
    };
    assert!(held_since(6) > held_since(5));
}
