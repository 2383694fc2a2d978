//! Puzzles are checked by playing their solutions; a few are weighed again, and all of them if wanted.

use catalog::Catalog;
use catalog::lessons::Try;
use catalog::puzzles::{self, Puzzle};
use table::Lang;

const GAMES: [&str; 5] = ["home-raiders", "kleine-helden", "moonstone", "pixel-tactics", "pocket-battles"];
/// Weighing is quick in these.
const LIGHT: [&str; 3] = ["kleine-helden", "pixel-tactics", "pocket-battles"];

/// The solution can be played, is the best option by a wide margin at each question, and leads to the goal.
#[test]
fn every_solution_is_best_by_a_wide_margin_and_reaches_the_goal() {
    let catalog = Catalog::built_in();
    let mut faults = Vec::new();
    for game in GAMES {
        for puzzle in catalog.puzzles(game) {
            faults.extend(puzzle.check(game, &catalog).err().map(|fault| format!("{game} {}: {fault}", puzzle.key)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What the options are worth is worked out again: of one puzzle of each light game, and of all with
/// `WALSTATT_THOROUGH`.
#[test]
fn what_options_are_worth_comes_out_again() {
    let catalog = Catalog::built_in();
    let is_thorough = std::env::var_os("WALSTATT_THOROUGH").is_some();
    let mut faults = Vec::new();
    for game in GAMES.iter().filter(|game| is_thorough || LIGHT.contains(game)) {
        let most = if is_thorough { usize::MAX } else { 1 };
        for puzzle in catalog.puzzles(game).iter().take(most) {
            let fault = puzzle.check_again(game, &catalog).err();
            faults.extend(fault.map(|fault| format!("{game} {}: {fault}", puzzle.key)));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Easy ones come first, and every one has a key of its own.
#[test]
fn a_list_goes_from_easy_to_hard() {
    let catalog = Catalog::built_in();
    for game in GAMES {
        let listed = puzzles::list(&catalog, game);
        assert!(listed.is_sorted_by_key(|info| info.grade), "{game}");
        let keys: std::collections::BTreeSet<_> = listed.iter().map(|info| &info.key).collect();
        assert_eq!(keys.len(), listed.len(), "{game}");
    }
}

fn first() -> (Catalog, Puzzle) {
    let catalog = Catalog::built_in();
    let puzzle = catalog.puzzles("pixel-tactics")[0].clone();
    (catalog, puzzle)
}

/// A wrong try says what it would have brought, and the end what every option brings.
#[test]
fn a_wrong_try_says_what_it_brings_and_the_end_says_it_of_all() {
    let (catalog, puzzle) = first();
    let lesson = puzzle.to_lesson("pixel-tactics");
    let teach = |tries: &[Try]| lesson.teach(&catalog, tries, Lang::EN).unwrap_or_else(|fault| panic!("{fault}"));
    let mut tries = Vec::new();
    let right = |tries: &[Try]| teach(tries).now().map(|now| now.right[0]);
    let first = right(&tries).expect("it begins");
    let wrong = usize::from(first == 0);
    let verdict = teach(&[Try::Choose(wrong)]).verdict().cloned().expect("it was an answer");
    assert!(!verdict.right && verdict.text.is_some_and(|text| text.contains(" of 100 ")));
    while let Some(right) = right(&tries) {
        tries.push(Try::Choose(right));
    }
    let over = teach(&tries);
    let brought = over.brought();
    assert!(brought[0].right && brought[0].share >= brought[1].share + 250);
    assert_eq!(brought.iter().filter(|one| one.right).count(), tries.len());
}

/// A file is read back as it was written, and a wrong line is named.
#[test]
fn a_file_is_read_as_it_was_written() {
    let (catalog, puzzle) = first();
    let all = catalog.puzzles("pixel-tactics");
    assert_eq!(puzzles::read(&puzzles::write(all)).as_deref(), Ok(all));
    let spoilt = puzzles::write(&[puzzle]).replacen("\"goal\"", "\"gaol\"", 1);
    assert!(puzzles::read(&spoilt).is_err_and(|error| error.starts_with("line 1: ")));
}

/// The check notices a solution that is not the best option, and one that does not lead to the goal.
#[test]
fn a_wrong_puzzle_is_noticed() {
    let (catalog, puzzle) = first();
    let line = puzzles::write(std::slice::from_ref(&puzzle));
    let line: serde_json::Value = serde_json::from_str(&line).expect("it is JSON");
    let check = |line: &serde_json::Value| {
        let read = puzzles::read(&line.to_string()).expect("it can be read");
        read[0].check("pixel-tactics", &catalog).map_err(|fault| fault.to_string())
    };
    assert_eq!(check(&line), Ok(()));
    let mut level = line.clone();
    let worth = level["steps"][0]["worth"].as_array().map_or(0, Vec::len);
    level["steps"][0]["worth"] = vec![500; worth].into();
    assert!(check(&level).is_err_and(|text| text.contains("not the best option by 250 thousandths")));
    let mut short = line.clone();
    short["steps"][0]["worth"].as_array_mut().expect("it is a list").pop();
    assert!(check(&short).is_err());
    let mut nowhere = line;
    nowhere["steps"][0]["choice"] = serde_json::json!({"act": "nothing"});
    assert!(check(&nowhere).is_err());
}
