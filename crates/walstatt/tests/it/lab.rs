//! `walstatt lab`: studies, their reports, and going on with them.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::TempDir;

use crate::calling::{bad, good};

const STUDY: &str = "\
game = 'pocket-battles'
title = { de = 'Orks und Elfen', en = 'Orcs and elves' }
player = 'habit'
deals = 24
width = 0.1
options = { muster = 'ready' }
sides = { option = 'armies', values = ['orcs', 'elves', 'romans'] }
[[vary]]
option = 'size'
values = [30, 40]
";

struct Desk(TempDir);

impl Desk {
    fn with(study: &str) -> Desk {
        let desk = Desk(TempDir::new().expect("there is a temporary folder"));
        fs::write(desk.path("study.toml"), study).expect("the folder can be written to");
        desk
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    fn study(&self, out: &str, more: &[&str]) -> String {
        let (study, out) = (self.path("study.toml"), self.path(out));
        good(&[&["lab", &study, "--out", &out], more].concat())
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(Path::new(&self.path(name))).expect("the report is there")
    }

    fn report(&self, out: &str) -> Value {
        serde_json::from_str(&self.read(&format!("{out}/report.json"))).expect("the report is JSON")
    }
}

#[test]
fn a_study_goes_on_where_it_was_and_is_the_same_on_any_number_of_cores() {
    let desk = Desk::with(STUDY);
    desk.study("bit-by-bit", &["--deals", "5", "--threads", "1"]);
    assert_eq!(desk.report("bit-by-bit")["games"], 5 * 2 * 3 * 2);
    desk.study("bit-by-bit", &["--threads", "2"]);
    desk.study("at-once", &["--threads", "1"]);
    assert_eq!(desk.report("bit-by-bit"), desk.report("at-once"));
    assert_eq!(desk.report("at-once")["games"], 24 * 2 * 3 * 2);
}

#[test]
fn the_points_of_all_sides_are_those_of_all_games() {
    let desk = Desk::with(STUDY);
    desk.study("out", &[]);
    let report = desk.report("out");
    let sides = report["sides"].as_array().expect("a list");
    let points = |side: &Value| side["share"].as_f64().expect("a share") * side["games"].as_f64().expect("a number");
    let all: f64 = sides.iter().map(points).sum();
    assert!((all - report["games"].as_f64().expect("a number")).abs() < 1e-6, "{report}");
    let shares: Vec<f64> = sides.iter().filter_map(|side| side["share"].as_f64()).collect();
    assert!(shares.is_sorted_by(|one, other| one >= other), "the best comes first: {shares:?}");
}

#[test]
fn a_pairing_that_is_known_well_enough_is_not_played_on() {
    let desk = Desk::with(STUDY);
    desk.study("out", &["--width", "50"]);
    assert_eq!(desk.report("out")["games"], 16 * 2 * 3 * 2);
}

#[test]
fn a_report_is_one_page_in_every_language() {
    let desk = Desk::with(STUDY);
    let said = desk.study("out", &["--deals", "2"]);
    assert!(said.contains("report.en.html"), "{said}");
    let (german, english) = (desk.read("out/report.de.html"), desk.read("out/report.en.html"));
    assert!(german.contains("Orks und Elfen") && german.contains(">\nRömer\n</text>"), "{german}");
    assert!(english.contains("Orcs and elves") && english.contains(">\nRomans\n</text>"), "{english}");
    for page in [german, english] {
        let outside = page.replace("http://www.w3.org/2000/svg", "");
        assert!(!outside.contains("http") && !outside.contains("<script"), "a page needs nothing from outside");
    }
}

#[test]
fn other_content_is_compared_on_the_same_deals() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pocket-battles/content");
    let army = fs::read_to_string(content.join("armies/orcs.toml")).expect("the army is there");
    let ready = fs::read_to_string(content.join("ready/orcs.toml")).expect("the ready-made army is there");
    for (name, army, expected) in [("same", army.clone(), "="), ("weak", weaken(&army), "<")] {
        let desk = Desk::with(&STUDY.replacen("[[vary]]", "instead = 'content'\n[[vary]]", 1));
        for (folder, file) in [("armies", army), ("ready", ready.clone())] {
            let folder = desk.path(&format!("content/pocket-battles/{folder}"));
            fs::create_dir_all(&folder).expect("the folder can be made");
            fs::write(Path::new(&folder).join("orcs.toml"), file).expect("the folder can be written to");
        }
        desk.study("out", &[]);
        let report = desk.report("out");
        let orcs = report["sides"].as_array().into_iter().flatten().find(|side| side["key"] == "orcs");
        let moved = orcs.expect("they played")["moved"][0].as_f64().expect("it was compared");
        let is_as_expected = if expected == "=" { moved == 0.0 } else { moved < -0.05 };
        assert!(is_as_expected, "{name}: {moved}");
    }
}

/// Every tile of the army strikes with a single die.
fn weaken(army: &str) -> String {
    let mut parts = army.split("engagement = [");
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |army, part| {
        let after = part.split_once(']').map_or("", |(_, after)| after);
        army + "engagement = [6]" + after
    })
}

#[test]
fn what_cannot_be_studied_is_said() {
    let desk = Desk::with(STUDY);
    let (study, out) = (desk.path("study.toml"), desk.path("out"));
    desk.study("out", &["--deals", "1"]);
    let other = bad(&["lab", &study, "--out", &out, "--player", "random"]);
    assert!(other.contains("course.json") && other.contains("another study"), "{other}");
    fs::write(&study, STUDY.replace("values = [30, 40]", "values = [30, 30]")).expect("the file can be written");
    let twice = bad(&["lab", &study, "--lang", "de"]);
    assert!(twice.contains("study.toml") && twice.contains("doppelt"), "{twice}");
    assert!(bad(&["lab", "frobnicate"]).contains("frobnicate"));
    assert!(bad(&["lab", "frobnicate", "--print"]).contains("pocket-battles"));
    assert!(good(&["lab", "moonstone", "--print"]).contains("game = \"moonstone\""));
}
