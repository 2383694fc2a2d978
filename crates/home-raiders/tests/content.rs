//! The data files that come with the game, and those of users.

use std::collections::BTreeSet;

use home_raiders::content::{Ability, Content, ContentFile, Face, Site, TroopType};

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
fn every_ability_is_carried_by_somebody() {
    let cards = Content::built_in().factions.iter().flat_map(|faction| &faction.cards);
    let carried: BTreeSet<Ability> = cards.flat_map(|card| card.abilities.iter()).collect();
    let missing: Vec<Ability> = Ability::ALL.into_iter().filter(|ability| !carried.contains(ability)).collect();
    assert!(missing.is_empty(), "nobody has {missing:?}");
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

/// HR-05: portals fit into every area, wherever they may stand.
#[test]
fn portals_find_room_in_every_area() {
    let content = Content::built_in();
    for area in &content.areas {
        for portal in content.factions.iter().map(|faction| &faction.portal) {
            for site in Site::ALL {
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
    let content = Content::with_files(&files).unwrap_or_else(|defects| panic!("{defects}"));
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
fn defect(path: &str, text: &str) -> String {
    let defects = Content::with_files(&[ContentFile::new(path, text)]).expect_err("something is wrong with it");
    defects.to_string()
}

/// What is wrong is said with file, line, entry and field.
#[test]
fn defects_name_file_entry_and_field() {
    let check = |path: &str, text: String, expected: &str| assert_eq!(defect(path, &text), expected);
    check(
        "factions/mine.toml",
        MORE_GREMLINS.replace("\"r r*\"", "\"r g\""),
        "factions/mine.toml:11: unit `wire-cutters`, field `melee`: a die is `w`, `r` or `b`, with `*` for the wound symbol, \
         not `g`",
    );
    check(
        "factions/mine.toml",
        format!("{MORE_GREMLINS}abilities = [\"zeal\"]\n"),
        "factions/mine.toml:14: unit `wire-cutters`, field `abilities`: Zeal belongs to another type of troop",
    );
    check(
        "factions/mine.toml",
        MORE_GREMLINS.replace("gremlins", "goblins"),
        "factions/mine.toml:1: faction `goblins`, field `name`: a new faction needs a name",
    );
    check(
        "teams/mine.toml",
        MY_TEAM.into(),
        "teams/mine.toml:7: team `mine`, field `units`: there is no card `wire-cutters`",
    );
    check(
        "areas/mine.toml",
        MY_AREA.replace("[200, 300]", "[150, 700]"),
        "areas/mine.toml:11: object `pot`, field `outline`: lies not completely in the area",
    );
    check(
        "areas/mine.toml",
        MY_AREA.replace("[200, 200]", "[40, 40]"),
        "areas/mine.toml:11: object `pot`, field `outline`: lies where a portal may stand (NearLeft): 80 millimetres stay \
         free there",
    );
}
