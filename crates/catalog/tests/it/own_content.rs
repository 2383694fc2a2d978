//! Faults of custom content are reported in the reader's language, in every game.

use std::fs;

use catalog::Catalog;
use table::Lang;

/// The problems of a folder with this one file.
fn problems(path: &str, text: &str, lang: Lang) -> Vec<String> {
    let folder = tempfile::tempdir().expect("the file can be written");
    let file = folder.path().join(path);
    fs::create_dir_all(file.parent().expect("it lies in a folder")).expect("the folder can be created");
    fs::write(&file, text).expect("the file can be written");
    let reports = Catalog::check_content(Some(folder.path()), lang);
    let own = folder.path().display().to_string();
    let problems = reports.into_iter().flat_map(|report| report.problems);
    problems.map(|problem| problem.replace(&own, "DIR")).collect()
}

#[track_caller]
fn check(path: &str, text: &str, en: &str, de: &str) {
    assert_eq!(problems(path, text, Lang::EN), [en]);
    assert_eq!(problems(path, text, Lang::of("de")), [de]);
}

/// What was found, and what was expected, in words.
#[test]
fn a_figure_of_the_wrong_type_is_explained() {
    check(
        "pixel-tactics/cards/mine.toml",
        "[[card]]\nkey = \"knight\"\nsource = \"house\"\nattack = \"two\"\n",
        "DIR/pixel-tactics: cards/mine.toml:4: card `knight`, field `attack`: must be a whole number from 0 to 255, not the \
         text \"two\"",
        "DIR/pixel-tactics: cards/mine.toml:4: card `knight`, Feld `attack`: muss eine ganze Zahl von 0 bis 255 sein, nicht \
         der Text „two“",
    );
    check(
        "kleine-helden/cards/mine.toml",
        "[[npc]]\nkey = \"cook\"\nsource = \"house\"\nname = \"Koch\"\nlife = 5\neffect = \"draw 1\"\n",
        "DIR/kleine-helden: cards/mine.toml:4: npc `cook`, field `name`: must be a table `{ de = \"…\", en = \"…\" }`, not the \
         text \"Koch\"",
        "DIR/kleine-helden: cards/mine.toml:4: npc `cook`, Feld `name`: muss eine Tabelle `{ de = \"…\", en = \"…\" }` sein, \
         nicht der Text „Koch“",
    );
}

/// For an unknown word: the word that was probably meant, or the known ones.
#[test]
fn a_misspelt_field_is_recognised() {
    check(
        "pocket-battles/armies/mine.toml",
        "key = \"mice\"\nname = { de = \"Mäuse\", en = \"Mice\" }\nsorce = \"house\"\n",
        "DIR/pocket-battles: armies/mine.toml:3: army `mice`, field `sorce`: is not known here. Did you mean `source`? \
         Known: `key`, `name`, `source`, `troop`",
        "DIR/pocket-battles: armies/mine.toml:3: army `mice`, Feld `sorce`: gibt es hier nicht. Ist `source` gemeint? \
         Bekannt sind: `key`, `name`, `source`, `troop`",
    );
    check(
        "home-raiders/areas/mine.toml",
        "key = \"sink\"\nname = { de = \"Spüle\", en = \"Sink\" }\nsource = \"mine\"\nwidth = 600\ndepth = 500\n",
        "DIR/home-raiders: areas/mine.toml:3: area `sink`, field `source`: `mine` is not known here. Known: `rulebook`, \
         `published`, `house`",
        "DIR/home-raiders: areas/mine.toml:3: area `sink`, Feld `source`: `mine` gibt es hier nicht. Bekannt sind: \
         `rulebook`, `published`, `house`",
    );
}

/// Faults that only the game can find are reported in both languages, too.
#[test]
fn what_the_game_itself_refuses_is_translated() {
    check(
        "moonstone/troupes/mine.toml",
        "[[troupe]]\nkey = \"t\"\nname = { de = \"T\", en = \"T\" }\nfaction = \"dominion\"\ncharacters = [\"grub\"]\n",
        "DIR/moonstone: troupes/mine.toml:5: troupe `t`, field `characters`: must be at least three",
        "DIR/moonstone: troupes/mine.toml:5: troupe `t`, Feld `characters`: müssen mindestens drei sein",
    );
    check(
        "pixel-tactics/cards/mine.toml",
        "[[card]]\nkey = \"knight\"\nsource = \"house\"\nrear = []\n",
        "DIR/pixel-tactics: cards/mine.toml:4: card `knight`, field `rear`: must have at least one keyword",
        "DIR/pixel-tactics: cards/mine.toml:4: card `knight`, Feld `rear`: muss mindestens ein Schlüsselwort haben",
    );
}

/// Names may be in languages that the program does not know, but only in real ones.
#[test]
fn a_tag_that_is_not_a_language_is_refused() {
    let troupe = |tag: &str| {
        format!(
            "[[troupe]]\nkey = \"t\"\nname = {{ de = \"T\", {tag} = \"T\" }}\nfaction = \"dominion\"\ncharacters = []\n"
        )
    };
    check(
        "moonstone/troupes/mine.toml",
        &troupe("eng"),
        "DIR/moonstone: troupes/mine.toml:3: troupe `t`, field `name`: is not known here. Did you mean `en`? Known: `de`, `en`",
        "DIR/moonstone: troupes/mine.toml:3: troupe `t`, Feld `name`: gibt es hier nicht. Ist `en` gemeint? Bekannt sind: `de`, `en`",
    );
    for tag in ["pl", "gsw", "pt-br"] {
        let problems = problems("moonstone/troupes/mine.toml", &troupe(tag), Lang::EN);
        assert!(problems.iter().all(|problem| !problem.contains("`name`")), "{tag}: {problems:?}");
    }
}

/// A file without a closing bracket, and an empty folder.
#[test]
fn files_and_folders_that_cannot_be_read_say_what_to_do() {
    let [problem] = &problems("kleine-helden/cards/mine.toml", "[[npc]\n", Lang::of("de"))[..] else {
        panic!("one problem")
    };
    assert!(problem.starts_with("DIR/kleine-helden: cards/mine.toml:1: ist kein TOML: Spalte 7 dieser "), "{problem}");
    assert!(problem.ends_with("Prüfe ihre Anführungszeichen, Klammern und Gleichheitszeichen"), "{problem}");
    check(
        "kleine-helden/cards/mine.toml",
        "[[npc]]\nkey = \"a\"\nkey = \"b\"\n",
        "DIR/kleine-helden: cards/mine.toml:3: is not TOML: the key at column 1 of this line is there twice",
        "DIR/kleine-helden: cards/mine.toml:3: ist kein TOML: Der Schlüssel in Spalte 1 dieser Zeile steht zweimal da",
    );
    let problems = problems("home-raiders/cards/mine.toml", "", Lang::of("de"));
    let expected = "hat keinen der Ordner `factions`, `teams`, `areas`, `houses`";
    assert_eq!(problems, [format!("DIR/home-raiders: DIR/home-raiders: {expected}")]);
}
