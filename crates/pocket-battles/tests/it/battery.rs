//! The tests that every game passes, on Pocket Battles.

use std::sync::Arc;

use pocket_battles::content::Content;
use pocket_battles::{Options, PocketBattles};
use table::{Spoken, battery};

/// 2,000 random games with every army against every army and all sizes.
#[test]
fn random_battles_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    let armies: Vec<String> = content.armies.iter().map(|army| army.key.clone()).collect();
    let options = |game: u64| {
        let army = |number: u64| armies[number as usize % armies.len()].clone();
        Options {
            size: 30 + 10 * (game % 10) as u16,
            armies: [army(game), army(game / 6 + game / 10)],
            ..Options::default()
        }
    };
    battery::run::<PocketBattles>(&content, options, 2000);
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(PocketBattles::texts());
    battery::vocabulary::<PocketBattles>();
}
