//! The tests that every game passes, on Kleine Helden.

use std::sync::Arc;

use kleine_helden::content::Content;
use kleine_helden::{KleineHelden, Life, Options};
use table::battery;

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

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(include_str!("../texts/de.ftl"), include_str!("../texts/en.ftl"));
    battery::texts(include_str!("../texts/cards.de.ftl"), include_str!("../texts/cards.en.ftl"));
}
