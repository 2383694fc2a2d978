//! Every ability and signature move of every character is named by a character test (`MS-C.<character>.<key>`), and
//! every such id exists.

use std::collections::BTreeSet;
use std::path::Path;

use moonstone::content::Content;

/// MS-C: every ability and signature move on a card is played in a test.
#[test]
fn every_ability_and_signature_move_has_a_test() {
    let (tested, printed) = (ids_in_tests(), printed_ids());
    let missing: Vec<&String> = printed.difference(&tested).collect();
    assert!(missing.is_empty(), "no test names {missing:#?}");
}

/// MS-C: a misspelt id would hide that a test is missing.
#[test]
fn every_id_in_a_test_is_printed_on_a_card() {
    let (tested, printed) = (ids_in_tests(), printed_ids());
    let unknown: Vec<&String> = tested.difference(&printed).collect();
    assert!(unknown.is_empty(), "no character has {unknown:#?}");
}

fn printed_ids() -> BTreeSet<String> {
    let content = Content::built_in();
    let mut ids = BTreeSet::new();
    for character in content.characters() {
        let abilities = character.abilities.iter().map(|ability| &ability.key);
        let keys = abilities.chain(character.signature.iter().map(|signature| &signature.key));
        ids.extend(keys.map(|key| format!("{}.{key}", character.key)));
    }
    ids
}

/// The ids with two keys in the doc comments of `characters_*.rs`.
fn ids_in_tests() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let files = std::fs::read_dir(folder).expect("the folder of the tests can be read");
    let mut ids = BTreeSet::new();
    for file in files {
        let path = file.expect("the folder of the tests can be read").path();
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if !name.starts_with("characters_") || !name.ends_with(".rs") || name == "characters_all.rs" {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a test can be read");
        let comments = text.lines().filter(|line| line.trim_start().starts_with("///"));
        ids.extend(comments.flat_map(|line| line.split("MS-C.").skip(1)).filter_map(read_id));
    }
    ids
}

/// `quack.healing` from what follows the prefix of an id.
fn read_id(text: &str) -> Option<String> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let (character, rest) = text.split_once('.')?;
    let key: String = rest.chars().take_while(|letter| is_part(*letter)).collect();
    let is_whole = !key.is_empty() && !character.is_empty() && character.chars().all(is_part);
    is_whole.then(|| format!("{character}.{key}"))
}
