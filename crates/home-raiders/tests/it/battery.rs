//! The tests that every game passes, on Home Raiders.

use std::sync::Arc;

use home_raiders::content::Content;
use home_raiders::{HomeRaiders, Level, MissionRule, MusterRule, Options};
use table::{Spoken, battery};

/// Random battles over all factions, missions and areas, on both levels, with small and large teams.
#[test]
fn random_battles_pass_the_battery() {
    let content = Arc::new(Content::built_in().clone());
    battery::run::<HomeRaiders>(&content, options, 500);
}

fn options(game: u64) -> Options {
    let content = Content::built_in();
    let faction = |number: u64| content.factions[(number % 5) as usize].key.clone();
    Options {
        stars: if game % 20 == 7 { 12 } else { 6 },
        factions: [faction(game), faction(game / 5)],
        muster: if game.is_multiple_of(3) { MusterRule::Free } else { MusterRule::Ready },
        area: content.areas[(game / 2 % 5) as usize].key.clone(),
        mission: match game % 4 {
            0 => MissionRule::Rolled,
            1 => MissionRule::MakeVanish,
            2 => MissionRule::ControlPortal,
            _ => MissionRule::StrategicPoint,
        },
        level: if game % 8 == 5 { Level::Simple } else { Level::Complex },
    }
}

#[test]
fn both_languages_have_the_same_texts() {
    battery::texts(HomeRaiders::texts());
    battery::vocabulary::<HomeRaiders>();
}
