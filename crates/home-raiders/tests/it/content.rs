//! The data files that come with the game, and those of users.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use home_raiders::asked::Muster;
use home_raiders::content::{Ability, Content, ContentFile, Face, Group, Site, TroopType};
use home_raiders::{HomeRaiders, Options};
use table::{ByHabit, FastDice, Game, Lang, Scene, Seat, Viewer, play_out};

/// HR-02, HR-91: five factions with at least two units, two leaders and two heroes each.
#[test]
fn five_factions_have_units_leaders_and_heroes() {
    let content = Content::built_in();
    let keys: Vec<&str> = content.factions.iter().map(|faction| faction.key.as_str()).collect();
    assert_eq!(keys, ["new-lilliput", "gremlins", "fae-folk", "scroungers", "lords-of-dust"]);
    for faction in &content.factions {
        for kind in [TroopType::Unit, TroopType::Leader, TroopType::Hero] {
            let count = faction.cards.iter().filter(|card| card.kind == kind).count();
            assert!(count >= 2, "{} has {count} of {kind:?}", faction.key);
        }
    }
}

/// HR-69, HR-91: each of the 80 abilities is carried by at least one character.
#[test]
fn every_ability_is_carried_by_a_character() {
    let cards = Content::built_in().factions.iter().flat_map(|faction| &faction.cards);
    let carried: BTreeSet<Ability> = cards.flat_map(|card| card.abilities.iter()).collect();
    let missing: Vec<Ability> = Ability::ALL.iter().copied().filter(|ability| !carried.contains(ability)).collect();
    assert!(missing.is_empty(), "no character has {missing:?}");
}

/// HR-91: starter teams of 6 stars and large teams above 10 for each faction.
#[test]
fn every_faction_has_a_starter_team_and_a_large_one() {
    for faction in &Content::built_in().factions {
        assert_eq!(faction.ready_team(6).expect("a starter team").stars, 6, "{}", faction.key);
        assert!(faction.ready_team(20).expect("a large team").stars > 10, "{}", faction.key);
    }
}

/// HR-04, HR-92: five areas with about two objects for every 12 by 12 inches.
#[test]
fn five_areas_have_enough_objects() {
    let areas = &Content::built_in().areas;
    assert_eq!(areas.len(), 5);
    for area in areas {
        let foot = 30480;
        let ideal = 2 * i64::from(area.table.high.x()) * i64::from(area.table.high.y()) / (foot * foot);
        let count = area.objects.len() as i64;
        assert!((ideal - 2..=ideal + 6).contains(&count), "{}: {count} objects, {ideal} would be ideal", area.key);
        let has = |what: fn(&home_raiders::content::Object) -> bool| area.objects.iter().any(what);
        assert!(has(|it| it.climbable) && has(|it| it.movable) && has(|it| it.uneven), "{}", area.key);
    }
}

/// HR-90: white 3 blank, 2 success, 1 critical; red 2, 3, 1; black 1, 3, 2.
#[test]
fn dice_grow_stronger_from_white_to_black() {
    let dice = &Content::built_in().dice;
    let count = |faces: [Face; 6]| {
        [Face::Blank, Face::Success, Face::Critical].map(|face| faces.iter().filter(|one| **one == face).count())
    };
    assert_eq!([dice.white, dice.red, dice.black].map(count), [[3, 2, 1], [2, 3, 1], [1, 3, 2]]);
}

/// HR-05: portals fit into every area, wherever the rules put them.
#[test]
fn portals_find_room_in_every_area() {
    let content = Content::built_in();
    for area in &content.areas {
        for portal in content.factions.iter().map(|faction| &faction.portal) {
            for site in Site::ALL.iter().copied() {
                let outline = area.portal_outline(portal, site);
                assert!(area.table.holds(outline.bounds().low, 0) && area.table.holds(outline.bounds().high, 0));
            }
        }
    }
}

#[test]
fn a_folder_adds_cards_teams_and_areas() {
    let files = [
        ContentFile::new("factions/mine.toml", MORE_GREMLINS),
        ContentFile::new("teams/mine.toml", MY_TEAM),
        ContentFile::new("areas/mine.toml", MY_AREA),
    ];
    let content = Content::with_files(&files).unwrap_or_else(|faults| panic!("{faults}"));
    let gremlins = content.faction("gremlins").expect("they are built in");
    assert_eq!(gremlins.cards.len(), Content::built_in().faction("gremlins").expect("built in").cards.len() + 1);
    assert_eq!(gremlins.ready_team(3).expect("the new team").key, "mine");
    assert_eq!(content.area("sink").expect("the new area").objects.len(), 1);
    assert_ne!(content.digest(), Content::built_in().digest());
}

const MORE_GREMLINS: &str = r#"
key = "gremlins"
source = "house"

[[unit]]
key = "wire-cutters"
name = { de = "Drahtzwicker", en = "Wire Cutters" }
strength = 2
stars = 3
move = 4
melee = "r r*"
defence = "w"
mind = "w"
"#;

const MY_TEAM: &str = r#"
faction = "gremlins"

[[team]]
key = "mine"
name = { de = "Meine", en = "Mine" }
units = [{ unit = "wire-cutters" }]
"#;

const MY_AREA: &str = r#"
key = "sink"
name = { de = "Spüle", en = "Sink" }
source = "house"
width = 600
depth = 500

[[object]]
key = "pot"
name = { de = "Topf", en = "Pot" }
outline = [[200, 200], [300, 200], [300, 300], [200, 300]]
height = 100
climbable = true
"#;

#[track_caller]
fn fault(path: &str, text: &str) -> String {
    let faults = Content::with_files(&[ContentFile::new(path, text)]).expect_err("something is wrong with it");
    faults.to_string()
}

/// Faults are reported with file, line, entry and field.
#[test]
fn faults_name_file_entry_and_field() {
    let check = |path: &str, text: String, expected: &str| assert_eq!(fault(path, &text), expected);
    check(
        "factions/mine.toml",
        MORE_GREMLINS.replace("\"r r*\"", "\"r g\""),
        "factions/mine.toml:11: unit `wire-cutters`, field `melee`: `g` is not a die. Dice are `w` (white), `r` (red) and `b` \
         (black), with spaces between them and `*` for the wound symbol: \"w r b*\"",
    );
    check(
        "factions/mine.toml",
        format!("{MORE_GREMLINS}abilities = [\"zeal\"]\n"),
        "factions/mine.toml:14: unit `wire-cutters`, field `abilities`: `zeal` is an ability of heroes ([[hero]])",
    );
    check(
        "factions/mine.toml",
        MORE_GREMLINS.replace("gremlins", "goblins"),
        "factions/mine.toml:1: faction `goblins`, field `name`: is missing. A new faction needs `name` and `portal`; if the \
         file adds to a known one, `key` must be the key of that",
    );
    let unknown = fault("teams/mine.toml", MY_TEAM);
    let expected =
        "teams/mine.toml:7: team `mine`, field `units`: there is no card `wire-cutters` in this faction. Known: `";
    assert!(unknown.starts_with(expected), "{unknown}");
    check(
        "areas/mine.toml",
        MY_AREA.replace("[200, 300]", "[150, 700]"),
        "areas/mine.toml:11: object `pot`, field `outline`: does not lie completely in the area. Corners are millimetres from the \
         left and from the lower edge",
    );
    check(
        "areas/mine.toml",
        MY_AREA.replace("[200, 200]", "[40, 40]"),
        "areas/mine.toml:11: object `pot`, field `outline`: lies where a portal may stand (in the south-west corner): 80 \
         millimetres stay free there",
    );
}

/// The same in German: the fault, what was expected, and what to do.
#[test]
fn faults_are_said_in_the_language_of_the_reader() {
    let check = |path: &str, text: String, expected: &str| {
        let faults = Content::with_files(&[ContentFile::new(path, text)]).expect_err("something is wrong with it");
        let said: Vec<String> = faults.0.iter().map(|fault| fault.say(Lang::of("de"))).collect();
        assert_eq!(said, [expected]);
    };
    let unit = |from: &str, to: &str, expected: &str| {
        assert!(MORE_GREMLINS.contains(from), "{from}");
        let place = "factions/mine.toml:";
        check("factions/mine.toml", MORE_GREMLINS.replacen(from, to, 1), &format!("{place}{expected}"));
    };
    unit(
        "stars = 3",
        "stars = \"drei\"",
        "9: unit `wire-cutters`, Feld `stars`: muss eine ganze Zahl von 0 bis 255 sein, nicht der Text „drei“",
    );
    unit("stars = 3", "stars = 12", "9: unit `wire-cutters`, Feld `stars`: muss 1 bis 9 sein, nicht 12");
    unit(
        "stars = 3\n",
        "",
        "5: unit `wire-cutters`, Feld `stars`: fehlt. Ergänze in diesem Eintrag eine Zeile `stars = …`",
    );
    unit(
        "key = \"wire-cutters\"\n",
        "",
        "5: unit #1, Feld `key`: fehlt. Ergänze in diesem Eintrag eine Zeile `key = …`",
    );
    unit(
        "source = \"house\"\n",
        "",
        "1: faction `gremlins`, Feld `source`: fehlt. Ergänze in diesem Eintrag eine Zeile `source = …`",
    );
    unit(
        "mind = \"w\"",
        "mind = \"w\"\nabilities = [\"swep\"]",
        "14: unit `wire-cutters`, Feld `abilities`: `swep` gibt es hier nicht. Ist `sweep` gemeint?",
    );
    unit(
        "\"r r*\"",
        "\"2r\"",
        "11: unit `wire-cutters`, Feld `melee`: `2r` ist kein Würfel. Würfel sind `w` (weiß), `r` (rot) und `b` (schwarz), mit \
         Leerzeichen dazwischen und `*` für das Verwundungssymbol: \"w r b*\"",
    );
    unit("\"r r*\"", "3", "11: unit `wire-cutters`, Feld `melee`: muss ein Text in Anführungszeichen sein, nicht 3");
    let area = |from: &str, to: &str, expected: &str| {
        check("areas/mine.toml", MY_AREA.replacen(from, to, 1), &format!("areas/mine.toml:{expected}"));
    };
    area(
        "[200, 300]]",
        "[250, 150]]",
        "11: object `pot`, Feld `outline`: Die Kante ab Ecke 1 trifft die Kante ab Ecke 3. Nenne die Ecken der Reihe nach",
    );
    area("height = 100", "height = 0", "12: object `pot`, Feld `height`: muss 1 bis 1000 Millimeter sein, nicht 0");
    area("[300, 200]", "[300]", "11: object `pot`, Feld `outline`: hat 1 Teil, muss aber eine Liste mit 2 sein");
    area("width = 600", "width = 6000", "5: area `sink`, Feld `width`: muss 500 bis 2000 Millimeter sein, nicht 6000");
}

/// The folder that the README shows.
fn own_content() -> Content {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own");
    Content::with_folder(&folder).unwrap_or_else(|faults| panic!("{faults}"))
}

#[test]
fn the_readme_shows_the_folder_of_own_content_that_is_tested() {
    let readme = include_str!("../../README.md");
    for file in [
        include_str!("../own/factions/gremlins.toml"),
        include_str!("../own/teams/gremlins.toml"),
        include_str!("../own/areas/sink.toml"),
        include_str!("../own/houses/hut.toml"),
    ] {
        assert!(readme.contains(&format!("```toml\n{file}```")), "the README does not show:\n{file}");
    }
}

/// HR-91, HR-92: custom characters fight in a custom area like all others.
#[test]
fn an_own_unit_fights_in_an_own_area() {
    let content = own_content();
    let house = content.house("hut").expect("the custom house");
    assert!(house.rooms.iter().all(|room| content.area(&room.area).is_some()));
    let factions = ["gremlins".into(), "new-lilliput".into()];
    let options = Options { area: "sink".into(), factions, stars: 20, ..Options::default() };
    let game = Arc::new(HomeRaiders::set_up(Arc::new(content), options).expect("the options are possible"));
    let mut scene = Scene::new(&game);
    let ready = |key: &str, seat: u8| {
        let place = game.faction(Seat(seat)).teams.iter().position(|team| team.key == key);
        Muster::Ready { team: place.expect("the team is there") as u8 }
    };
    scene.answer(0, ready("cutting-crew", 0)).answer(1, Muster::Ready { team: 0 });
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    let cards: Vec<&str> = view.sides[0].troops[0].characters.iter().map(|it| it.card.as_str()).collect();
    assert_eq!(cards, ["wire-cutters"; 4].into_iter().chain(["foreman-pliers"]).collect::<Vec<_>>());
    let facts = game.facts();
    assert_eq!(facts.area.name.get(Lang::of("de")), "Spüle");
    assert!(
        facts.cards["wire-cutters"].abilities.iter().any(|it| it.text.get(Lang::of("de")).contains("Steigerung 1"))
    );
    // Players by habit fight the battle to its end.
    let playout = play_out(&*game, &mut game.start(), &mut ByHabit(&*game), &mut FastDice::new(7), 100_000);
    assert!(playout.outcome.is_some());
}

/// The page on custom content shows the actual messages.
#[test]
fn the_guide_shows_faults_as_they_are_said() {
    let changed = |text: &str, changes: &[(&str, &str)]| {
        changes.iter().fold(text.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        })
    };
    let cards = include_str!("../own/factions/gremlins.toml");
    let cards = changed(cards, &[("stars = 2", "stars = \"two\""), ("\"war-monk\"", "\"warmonk\"")]);
    let area = include_str!("../own/areas/sink.toml");
    let area = changed(area, &[("[[200, 200], [300, 200], [300, 300], [200, 300]]", "[[20, 20], [90, 20], [90, 90]]")]);
    let files = [ContentFile::new("factions/gremlins.toml", cards), ContentFile::new("areas/sink.toml", area)];
    let faults = Content::with_files(&files).expect_err("three things are wrong");
    assert_eq!(faults.0.len(), 3, "{faults}");
    for fault in &faults.0 {
        let line = format!("\n  mine/home-raiders: {fault}\n");
        assert!(include_str!("../../../../docs/own-content.md").contains(&line), "the guide does not show:{line}");
    }
}

#[test]
fn the_list_of_abilities_is_in_the_order_of_the_groups() {
    for (place, ability) in Ability::ALL.iter().copied().enumerate() {
        assert_eq!(ability as usize, place);
    }
    assert_eq!(Ability::Specialist.group(), Group::Hero);
    let mind: Vec<&Ability> = Ability::ALL.iter().filter(|ability| ability.group() == Group::Mind).collect();
    assert_eq!((mind.len(), mind[0]), (10, &Ability::SubtleManipulation));
}
