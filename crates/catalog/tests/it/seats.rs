//! The list of games says how many can play each.

use catalog::Catalog;
use serde_json::json;
use table::Lang;

#[track_caller]
fn check(id: &str, least: u8, most: u8) {
    let catalog = Catalog::built_in();
    let info = catalog.game(id, Lang::EN).expect("the game exists").info();
    assert_eq!((info.seats.least, info.seats.most), (least, most), "{id}");
    if let Some(players) = info.options["properties"].get("players") {
        assert_eq!((&players["minimum"], &players["maximum"]), (&json!(least), &json!(most)), "{id}");
    }
}

#[test]
fn two_play_where_nothing_else_can_be_agreed_on() {
    check("pixel-tactics", 2, 2);
    check("pocket-battles", 2, 2);
    check("home-raiders", 2, 2);
}

/// MS-01.
#[test]
fn two_to_four_play_moonstone() {
    check("moonstone", 2, 4);
}

/// KH-01: some scenarios are for a single player.
#[test]
fn one_to_five_play_kleine_helden() {
    check("kleine-helden", 1, 5);
}
