//! `walstatt campaign` as people and programs call it: from a new house to its owner.

use std::path::Path;

use crate::calling::{bad, good, good_json, walstatt};
use catalog::Catalog;
use serde_json::Value;
use table::{Lang, Rolls, Seat};

/// A match with the options that `campaign play` prints, which one seat wins because the other resigns.
fn save_match(folder: &Path, printed: &Value, winner: Option<Seat>) -> String {
    let catalog = Catalog::built_in();
    let game = catalog.game(printed["game"].as_str().expect("an id"), Lang::EN).expect("the game is listed");
    let mut played = game.begin(&printed["options"], Rolls::Seeded(3), Lang::EN).expect("the options are possible");
    if let Some(winner) = winner {
        played.resign(winner.other(), Lang::EN).expect("it is not over yet");
    }
    let path = folder.join("match.jsonl");
    std::fs::write(&path, played.save()).expect("the folder can be written to");
    path.to_str().expect("the path is UTF-8").to_string()
}

#[test]
fn a_campaign_goes_from_a_new_house_to_its_owner() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("home.json");
    let file = file.to_str().expect("the path is UTF-8");
    let begun = good(&["campaign", "new", file, "--house", "flat", "--sides", "Anna=gremlins,Ben=fae-folk"]);
    assert!(begun.contains("Living room") && begun.contains("═══") && begun.contains("Still to be fought for: study"));
    assert!(bad(&["campaign", "new", file, "--sides", "Anna=gremlins,Ben=fae-folk"]).contains("cannot be written"));

    let rooms = ["study", "living-room", "childrens-room", "kitchen", "bathroom"];
    for (room, winner) in rooms.into_iter().zip([0, 1, 1, 0, 1]) {
        let printed = good_json(&["campaign", "play", file, room, "--json"]);
        let unfinished = save_match(folder.path(), &printed, None);
        assert!(bad(&["campaign", "record", file, room, "--match", &unfinished]).contains("not over"));
        let transcript = save_match(folder.path(), &printed, Some(Seat(winner)));
        let other = if room == "bathroom" { "study" } else { "bathroom" };
        assert!(!bad(&["campaign", "record", file, other, "--match", &transcript]).is_empty());
        let shown = good_json(&["campaign", "record", file, room, "--match", &transcript, "--json"]);
        let holder = shown["rooms"].as_array().and_then(|rooms| rooms.iter().find(|one| one["key"] == room));
        assert_eq!(holder.expect("the room is there")["holder"], ["Anna", "Ben"][usize::from(winner)]);
        assert!(bad(&["campaign", "play", file, room]).contains("won already"));
    }
    let shown = good_json(&["campaign", "show", file, "--json"]);
    assert_eq!((&shown["over"], &shown["owner"]), (&Value::Bool(true), &Value::from("Ben")));
    assert!(good(&["campaign", "show", file, "--lang", "de"]).contains("Das Haus gehört Ben!"));
}

#[test]
fn a_campaign_says_what_is_wrong() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("home.json");
    let file = file.to_str().expect("the path is UTF-8");
    let new = |house: &str, sides: &str| bad(&["campaign", "new", file, "--house", house, "--sides", sides]);
    assert!(new("castle", "Anna=gremlins,Ben=fae-folk").contains("no house “castle”"));
    assert!(new("flat", "Anna=gremlins").contains("2 to 8 sides"));
    assert!(new("flat", "Anna=goblins,Ben=fae-folk").contains("no faction “goblins”"));
    assert_eq!(walstatt(&["campaign", "new", file, "--sides", "Anna"]).status.code(), Some(2));
    assert!(!Path::new(file).exists());
    std::fs::write(file, "{\"format\": 9}").expect("the folder can be written to");
    assert!(bad(&["campaign", "show", file]).contains("format 9"));
    assert!(bad(&["campaign", "show", "no-such-file"]).contains("cannot be read"));
}

#[test]
fn options_are_printed_where_there_is_no_terminal() {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let file = folder.path().join("home.json");
    let file = file.to_str().expect("the path is UTF-8");
    good(&["campaign", "new", file, "--sides", "Anna=gremlins:gremlins-starter,Ben=fae-folk", "--stars", "6"]);
    let printed = good(&["campaign", "play", file, "kitchen"]);
    assert!(printed.contains("\"area\":\"kitchen-table\"") && printed.contains("campaign record"), "{printed}");
    assert!(good(&["campaign", "--help"]).contains("Examples:"));
}
