//! The tests that every game passes, on Kleine Helden.

use std::sync::Arc;

use kleine_helden::content::{Content, Scenario};
use kleine_helden::{KleineHelden, Life, Options};
use table::{Spoken, battery};

/// 1,000 random games for each number of players, with all options.
#[track_caller]
fn pass_the_battery(players: u8) {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<KleineHelden>(&content, |game| options(players, "last-group", game), 1000);
}

fn options(players: u8, scenario: &str, game: u64) -> Options {
    Options {
        players,
        scenario: scenario.into(),
        life: match game % 8 {
            0 => Life::Fifteen,
            1..4 => Life::Twelve,
            _ => Life::Ten,
        },
        one_hero_pile: game / 2 % 2 == 1,
        three_heroes: players <= 2 && game % 4 == 3,
        redraw: game.is_multiple_of(2),
        even_start: game.is_multiple_of(3),
    }
}

#[test]
fn random_games_of_two_pass_the_battery() {
    pass_the_battery(2);
}

#[test]
fn random_games_of_three_pass_the_battery() {
    pass_the_battery(3);
}

#[test]
fn random_games_of_four_pass_the_battery() {
    pass_the_battery(4);
}

#[test]
fn random_games_of_five_pass_the_battery() {
    pass_the_battery(5);
}

/// KH-81: 1,000 random games of each other scenario, for every number of players that it allows.
#[track_caller]
fn pass_the_battery_of(scenario: &str) {
    let content = Arc::new(Content::built_in().clone());
    let place = content.find_scenario(scenario).unwrap_or_else(|| panic!("there is no scenario {scenario}"));
    let Scenario { least_players, most_players, .. } = *content.scenario(place);
    let players = |game: u64| least_players + (game % u64::from(most_players - least_players + 1)) as u8;
    battery::run::<KleineHelden>(&content, |game| options(players(game), scenario, game), 1000);
}

#[test]
fn random_games_against_the_dragon_pass_the_battery() {
    pass_the_battery_of("dragon");
}

#[test]
fn random_games_of_guarding_pass_the_battery() {
    pass_the_battery_of("guard");
}

#[test]
fn random_sieges_pass_the_battery() {
    pass_the_battery_of("siege");
}

#[test]
fn random_treasure_hunts_pass_the_battery() {
    pass_the_battery_of("treasure");
}

/// A scenario that is added needs its random games.
#[test]
fn every_scenario_passes_the_battery() {
    let facts = Content::built_in().facts();
    let keys: Vec<&str> = facts.scenarios.iter().map(|scenario| scenario.key.as_str()).collect();
    assert_eq!(keys, ["last-group", "dragon", "guard", "siege", "treasure"]);
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(KleineHelden::texts());
    battery::vocabulary::<KleineHelden>();
}
