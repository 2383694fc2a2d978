//! The help of `walstatt play`: keys, and the rules of the game in short.

use std::sync::{Arc, LazyLock};

use crate::person::Person;
use catalog::Catalog;
use crossterm::event::KeyCode;
use serde_json::Value;
use table::{Lang, Texts};
use walstatt::play::{App, Manner, Plan, Seating};

/// Opens the help of a game and turns all its pages.
fn read_help(game: &str, lang: Lang) -> String {
    let (catalog, manner) = (Arc::new(Catalog::built_in()), Manner { lang, color: false });
    let mut plan = Plan::new("random".parse().expect("there is such an opponent"), Seating::At(0), 3);
    (plan.game, plan.options) = (game.into(), Value::Null);
    let begun = plan.begin(&catalog, lang).expect("the options are possible");
    let app = App::with_match(manner, catalog, plan, begun, None).expect("there is such a seat");
    let mut person = Person::new(app, (100, 40));
    let mut read = String::new();
    person.press(KeyCode::Char('?'));
    for _ in 0..30 {
        read += &person.look();
        person.press(KeyCode::PageDown);
    }
    read
}

/// A rule id under "why not?", such as [HR-21] or [MS-27], can be looked up with the help key.
#[test]
fn help_has_the_rules_of_the_game_by_their_ids() {
    let cases = [
        (
            "home-raiders",
            Lang::of("de"),
            ["Home Raiders: die Regeln in Kürze", "HR-21 Eine Bewegung geht", "HR-68.10 Spezialist"],
        ),
        ("home-raiders", Lang::EN, ["Home Raiders: the rules in short", "HR-21 A move goes", "HR-68.10 Specialist"]),
        ("moonstone", Lang::of("de"), ["Moonstone: die Regeln in Kürze", "MS-27 Figuren ziehen", "MS-93 Tische"]),
        ("moonstone", Lang::EN, ["Moonstone: the rules in short", "MS-27 Models move", "MS-93 Tables"]),
    ];
    for (game, lang, expected) in cases {
        let help = read_help(game, lang);
        for expected in expected {
            assert!(help.contains(expected), "{expected} is not in the help of {game}:\n{help}");
        }
    }
}

#[test]
fn every_game_of_the_catalog_has_short_rules() {
    for game in Catalog::built_in().games() {
        for lang in Lang::all().iter().copied() {
            assert!(Catalog::rules_in_short(game.id(), lang).lines().count() > 40, "{}", game.id());
        }
    }
}

/// "1 cards" is wrong in every language.
#[test]
fn numbers_agree_with_what_they_count() {
    static TEXTS: LazyLock<Texts> = table::texts!();
    static REFEREE: LazyLock<Texts> = table::texts!("$CARGO_MANIFEST_DIR/src/referee/texts");
    static ROOM: LazyLock<Texts> = table::texts!("$CARGO_MANIFEST_DIR/../room/texts");
    [&TEXTS, &REFEREE, &ROOM].into_iter().for_each(|texts| table::battery::texts(texts));
}
