//! Every game passes the battery of the table.

use std::sync::Arc;

use moonstone::content::Content;
use moonstone::{Moonstone, Options, Rules};
use table::{Spoken, battery};

fn content() -> Arc<Content> {
    Arc::new(Content::built_in().clone())
}

fn options(players: u8, number: u64) -> Options {
    let content = Content::built_in();
    let tables = content.tables();
    Options {
        players,
        rules: if number % 7 == 6 { Rules::Basic } else { Rules::Advanced },
        fates: number % 3 != 2,
        draft: number % 2 == 1,
        table: tables[number as usize % tables.len()].key.clone(),
        stones: if number % 5 == 4 { 5 } else { 7 },
        ..Options::default()
    }
}

#[test]
fn random_games_of_two_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(2, number), 500);
}

#[test]
fn random_games_of_three_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(3, number), 500);
}

#[test]
fn random_games_of_four_pass_the_battery() {
    battery::run::<Moonstone>(&content(), |number| options(4, number), 500);
}

#[test]
fn both_languages_have_the_same_messages() {
    battery::vocabulary::<Moonstone>();
    battery::texts(Moonstone::texts());
}
