//! The data files: what is in them, and what is said of mistakes.

use moonstone::content::{AbilityKind, Cards, Clause, Content, ContentFile, Flourish, Passive, Spelt};

fn defect(text: &str) -> String {
    let file = ContentFile::new("characters/mine.toml", text);
    Content::with_files(&[file]).expect_err("something is wrong").to_string()
}

/// Everything that a character says is written the way it is read.
#[test]
fn clauses_are_written_as_they_are_read() {
    for character in Content::built_in().characters() {
        let keys = character.keys();
        let check = |clauses: &[Clause]| {
            for clause in clauses {
                let text = clause.write(&keys);
                assert_eq!(Clause::read(&text, &keys), Some(*clause), "{}: {text}", character.key);
            }
        };
        for ability in &character.abilities {
            match &ability.kind {
                AbilityKind::Passive(passives) => {
                    for passive in passives {
                        let text = passive.write(&keys);
                        assert_eq!(Passive::read(&text, &keys), Some(*passive), "{}: {text}", character.key);
                    }
                }
                AbilityKind::Active(active) => {
                    check(&active.does);
                    active.flip.iter().for_each(|flip| check(&flip.does));
                    active.flip.iter().for_each(|flip| check(&flip.catastrophe));
                }
                AbilityKind::Arcane(arcane) => {
                    check(&arcane.catastrophe);
                    for result in &arcane.results {
                        check(&result.does);
                        assert_eq!(Cards::read(&result.cards.write()), Some(result.cards));
                    }
                }
            }
        }
        if let Some(signature) = &character.signature {
            check(&signature.end);
            for flourish in &signature.round {
                assert_eq!(Flourish::read(&flourish.write()), Some(*flourish));
            }
        }
    }
}

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

#[test]
fn own_characters_are_added() {
    let content = Content::with_files(&[ContentFile::new("characters/mine.toml", OWN)]).expect("nothing is wrong");
    let own = content.find_character("own").expect("it was added");
    assert_eq!(content.character(own).blue_left(5), 1);
    assert_ne!(content.digest(), Content::built_in().digest());
}

#[test]
fn a_mistake_is_named_with_file_entry_and_field() {
    let wrong = defect(&OWN.replace("goblin", "gobbo"));
    assert_eq!(wrong, "characters/mine.toml:7: character `own`, field `keywords`: `gobbo` is no keyword");
    let wrong = defect(&OWN.replace("blue = [1, 3]", "blue = [1, 8]"));
    assert!(wrong.contains("field `blue`: must name boxes from 1 to the health"), "{wrong}");
    let ability =
        "[[character.ability]]\nkey = \"a\"\nname = { de = \"A\", en = \"A\" }\nkind = \"active\"\ncost = 1\n";
    let wrong = defect(&format!("{OWN}\n{ability}does = [\"damage X fire\"]\n"));
    assert!(wrong.contains("`damage X fire` is no clause"), "{wrong}");
    let wrong = defect(&format!("{OWN}\n{ability}does = [\"wound X\"]\n"));
    assert!(wrong.contains("has an X, but there is no card here"), "{wrong}");
}
