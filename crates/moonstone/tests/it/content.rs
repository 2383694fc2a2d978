//! The data files: what they contain, and how mistakes are reported.

mod faults;
mod figures;
mod tables;
mod troupes;

use moonstone::content::{
    AbilityKind, Aim, Cards, Cell, Character, Clause, Content, ContentFile, DamageKinds, Flourish, Passive, Special,
    Subject, Verb,
};
use table::Keyword as _;
use table::Lang;
use table::keyword::Value;

const OWN: &str = r#"
[[character]]
key = "own"
name = { de = "Eigen", en = "Own" }
source = "house"
factions = ["dominion"]
keywords = ["goblin"]
melee = 3
reach = 1
arcane = 3
evade = 0
base = 30
health = 7
blue = [1, 3]
"#;

const OWN_TABLE: &str = r#"
[[table]]
key = "mine"
name = { de = "Meiner", en = "Mine" }
source = "house"
piece = [{ terrain = "wood", round = [80, 80, 20] }]
"#;

fn check_clauses(character: &Character, clauses: &[Clause]) {
    let keys = character.keys();
    for clause in clauses {
        let text = clause.write_with(&keys);
        assert_eq!(Clause::read_with(&text, &keys), Some(*clause), "{}: {text}", character.key);
        assert_eq!(Clause::read_with(&text, &keys).map(|read| read.write_with(&keys)), Some(text));
    }
}

fn check_spelling<T: Value + PartialEq + std::fmt::Debug>(character: &Character, spelt: &T) {
    let text = spelt.write();
    assert_eq!(T::read(&text).as_ref(), Some(spelt), "{}: {text}", character.key);
}

/// Every clause of a character is written back exactly as it was read.
#[test]
fn clauses_are_written_as_they_are_read() {
    for character in Content::built_in().characters() {
        let keys = character.keys();
        for ability in &character.abilities {
            match &ability.kind {
                AbilityKind::Passive(passives) => {
                    for passive in passives {
                        let text = passive.write_with(&keys);
                        assert_eq!(Passive::read_with(&text, &keys), Some(*passive), "{}: {text}", character.key);
                    }
                }
                AbilityKind::Active(active) => {
                    check_spelling::<Aim>(character, &active.aim);
                    check_clauses(character, &active.does);
                    if let Some(flip) = &active.flip {
                        check_clauses(character, &flip.does);
                        check_clauses(character, &flip.catastrophe);
                    }
                }
                AbilityKind::Arcane(arcane) => {
                    check_spelling::<Aim>(character, &arcane.aim);
                    check_clauses(character, &arcane.catastrophe);
                    for result in &arcane.results {
                        check_clauses(character, &result.does);
                        check_spelling::<Cards>(character, &result.cards);
                    }
                }
            }
        }
        if let Some(signature) = &character.signature {
            check_clauses(character, &signature.end);
            signature.round.iter().for_each(|flourish| check_spelling::<Flourish>(character, flourish));
            signature.deals.iter().for_each(|cell| check_spelling::<Cell>(character, cell));
            if !signature.kinds.is_empty() {
                check_spelling::<DamageKinds>(character, &signature.kinds);
            }
        }
    }
}

/// The files spell clauses the way they are displayed, so that a copied line can be searched for.
#[test]
fn clauses_of_each_kind_keep_their_spelling() {
    let keys = vec!["reload".to_string()];
    for text in [
        "damage 3X-1 impact",
        "self: wound 2",
        "if any soldier !noble: gain 1",
        "if other-friendly gnome: gain 1",
        "one within 4 other-friendly: swap",
        "within 2 other bystander: damage 2 slicing",
        "when alive may: steal",
        "when hurt evasive: slay",
        "self: place 6 by-resister",
        "melee -2X",
        "arcane +X",
        "evade +2",
        "share-there X 6 any faerie",
        "self: lost reload",
        "heal all",
        "lose half",
    ] {
        assert_eq!(Clause::read_with(text, &keys).map(|clause| clause.write_with(&keys)).as_deref(), Some(text));
    }
    for text in
        ["", "self:", "damage", "damage 2", "lost nothing", "if: gain 1", "when sometimes: gain 1", "gain", "steal 2"]
    {
        assert_eq!(Clause::read_with(text, &keys), None, "{text}");
    }
}

/// Words that only one ability uses are documented where they are declared.
#[test]
fn every_plain_word_of_the_notation_is_documented() {
    let page = include_str!("../../../../docs/moonstone-effects.md");
    for form in [Verb::forms(), Aim::forms(), Subject::forms()].into_iter().flatten() {
        if Special::forms().contains(&form) {
            continue;
        }
        let starts = [format!("`{}`", form.word), format!("`{} ", form.word), format!("\"{}\"", form.word)];
        assert!(starts.iter().any(|start| page.contains(start)), "`{form}` is missing on the page");
    }
}

#[test]
fn own_characters_are_added() {
    let content = Content::with_files(&[ContentFile::new("characters/mine.toml", OWN)]).expect("nothing is wrong");
    let own = content.find_character("own").expect("it was added");
    assert_eq!(content.character(own).blue_left(5), 1);
    assert_ne!(content.digest(), Content::built_in().digest());
}

#[test]
fn an_entry_with_a_known_key_stands_in_for_it() {
    let text = OWN.replace("\"own\"", "\"grub\"");
    let content = Content::with_files(&[ContentFile::new("characters/mine.toml", text)]).expect("nothing is wrong");
    let built_in = Content::built_in();
    assert_eq!(content.characters().len(), built_in.characters().len());
    assert_eq!(content.find_character("grub"), built_in.find_character("grub"));
    let grub = content.find_character("grub").expect("it is still there");
    assert_eq!(content.character(grub).name.get(Lang::EN), "Own");
}

/// MS-93: own tables can be drawn and saved.
#[test]
fn a_folder_adds_characters_tables_and_troupes() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("own-content");
    let troupe = "[[troupe]]\nkey = \"ours\"\nname = { de = \"Unsere\", en = \"Ours\" }\nfaction = \"dominion\"\n\
                  characters = [\"own\", \"grub\", \"wasp\"]\n";
    for (kind, text) in [("characters", OWN), ("tables", OWN_TABLE), ("troupes", troupe)] {
        std::fs::create_dir_all(folder.join(kind)).expect("the folder can be made");
        std::fs::write(folder.join(kind).join("mine.toml"), text).expect("the file can be written");
    }
    let content = Content::with_folder(&folder).expect("nothing is wrong");
    let own = content.find_character("own").expect("the character was added");
    assert_eq!(content.find_table("mine").map(|table| table.pieces.len()), Some(1));
    assert_eq!(content.find_troupe("ours").map(|troupe| troupe.characters[0]), Some(own));
    assert!(content.find_character("grub").is_some(), "what is built in stays");
}
