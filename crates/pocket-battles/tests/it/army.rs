//! The content and the making of armies, through the public interface.

use pocket_battles::army::{ArmyList, Fault, check_unit, complete, is_size, order_markers, random_army, sizes};
use pocket_battles::content::{Army, Content, ContentFile, Figure, Keywords, Source, Tile, TileId, Trait, Traits};
use table::{Dice, FastDice, Lang, Ruled};

fn army(key: &str) -> &'static Army {
    Content::built_in().army(key).unwrap_or_else(|| panic!("there is no army {key}"))
}

/// The copies of a troop.
fn copies(army: &Army, troop: &str) -> Vec<TileId> {
    army.ids().filter(|id| army.troop(*id).key == troop).collect()
}

/// A list of troops by key; copies are taken in the printed order.
fn list(army: &Army, units: &[&[&str]]) -> ArmyList {
    let mut free: Vec<TileId> = army.ids().collect();
    let mut take = |key: &&str| {
        let place = free.iter().position(|id| army.troop(*id).key == **key);
        free.remove(place.unwrap_or_else(|| panic!("there is no further {key}")))
    };
    ArmyList { units: units.iter().map(|unit| unit.iter().map(&mut take).collect()).collect() }
}

fn check(key: &str, size: u16, units: &[&[&str]]) -> Result<(), (Fault, &'static str)> {
    list(army(key), units).check(army(key), size).map_err(|fault| (fault, fault.rule()))
}

/// The text of all faults in files.
fn faults(files: &[ContentFile]) -> String {
    Content::with_files(files).expect_err("the files are bad").to_string()
}

/// The Orcs' file with one change.
fn changed_orcs(from: &str, to: &str) -> ContentFile {
    let text = include_str!("../../content/armies/orcs.toml");
    assert!(text.contains(from), "the Orcs' file has no {from}");
    ContentFile::new("armies/mine.toml", text.replacen(from, to, 1))
}

/// PB-01: a tile has a name, points, a formation value, life points, dice of both kinds and traits.
#[test]
fn pb_01_a_tile_has_all_that_is_printed_on_it() {
    let orcs = army("orcs");
    let half_orcs = copies(orcs, "half-orcs");
    let Tile { points, formation, life, engagement, shooting, traits, .. } = *orcs.tile(half_orcs[3]);
    assert_eq!(orcs.troop(half_orcs[3]).name.get(Lang::of("de")), "Halborks");
    assert_eq!((points, formation, life), (3, 3, 1));
    assert_eq!((engagement, shooting), ([0, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 1]));
    assert_eq!(traits, Traits::default());
    let troll = orcs.tile(copies(orcs, "troll")[0]);
    assert_eq!(troll.traits.list(), [Trait::Engagement(2), Trait::Slow, Trait::Regenerate]);
}

/// PB-01: six armies of 30 tiles, with the points of their boxes.
#[test]
fn pb_01_the_boxes_have_180_tiles() {
    let content = Content::built_in();
    assert_eq!(content.armies.iter().map(|army| army.tiles.len()).sum::<usize>(), 180);
    let sums: Vec<_> = content.armies.iter().map(|army| (army.key.as_str(), army.tiles.len(), army.points())).collect();
    let expected = [
        ("orcs", 30, 107),
        ("elves", 30, 125),
        ("celts", 30, 119),
        ("romans", 30, 111),
        ("macedonians", 30, 114),
        ("persians", 30, 115),
    ];
    assert_eq!(sums, expected);
}

/// PB-72: numbers add up, words do not.
#[test]
fn traits_of_a_unit_are_the_sum_of_numbers_and_the_union_of_words() {
    let orcs = army("orcs");
    let of = |troop| orcs.tile(copies(orcs, troop)[0]).traits;
    let both = of("warlord").plus(of("chariot"));
    assert_eq!(both.engagement, 3);
    assert_eq!(both.keywords, Keywords::OVERWHELMING | Keywords::IMPETUS);
    assert!(both.has(Keywords::IMPETUS) && !both.has(Keywords::FAST));
    for one in Trait::KEYWORDS {
        assert_eq!(one.traits().list(), [*one]);
    }
}

/// PB-02: the size is a multiple of 10, and a tenth of it is the number of order markers.
#[test]
fn pb_02_the_size_is_a_multiple_of_10() {
    assert_eq!(sizes().collect::<Vec<_>>(), [30, 40, 50, 60, 70, 80, 90, 100, 110, 120]);
    assert!(sizes().all(is_size));
    for size in [0, 20, 35, 125, 130, u16::MAX] {
        assert_eq!(check("orcs", size, &[&["orcs"]]), Err((Fault::Size { size }, "PB-02")));
    }
    assert_eq!(order_markers(60), 6);
}

/// PB-03: the points add up to at most the size.
#[test]
fn pb_03_the_points_add_up_to_at_most_the_size() {
    let thirty: &[&[&str]] =
        &[&["troll"], &["catapult"], &["boulder-thrower"], &["bugbears", "bugbears"], &["goblins"]];
    assert_eq!(check("orcs", 30, thirty), Ok(()));
    let more = [thirty, &[&["kobolds"]]].concat();
    assert_eq!(check("orcs", 30, &more), Err((Fault::TooManyPoints { points: 31, size: 30 }, "PB-03")));
    assert_eq!(check("orcs", 40, &more), Ok(()));
}

/// PB-03: the troops are those of the box, each once.
#[test]
fn pb_03_every_tile_is_there_once() {
    let unit = |ids: &[u8]| ids.iter().copied().map(TileId).collect::<Vec<_>>();
    let check = |units: Vec<Vec<TileId>>| ArmyList { units }.check(army("orcs"), 60);
    assert_eq!(check(vec![unit(&[16]), unit(&[16])]), Err(Fault::TileTwice { unit: 1, tile: TileId(16) }));
    assert_eq!(check(vec![unit(&[16, 16])]), Err(Fault::TileTwice { unit: 0, tile: TileId(16) }));
    for tile in [30, 31, 32, 255].map(TileId) {
        assert_eq!(check(vec![vec![tile]]), Err(Fault::UnknownTile { unit: 0, tile }));
    }
    assert_eq!(check(vec![]), Err(Fault::EmptyArmy));
    assert_eq!(check(vec![unit(&[16]), vec![]]), Err(Fault::EmptyUnit { unit: 1 }));
}

/// PB-04, the example of the rulebook (Armeen auswählen, 5.): the Elfenkämpfer's formation value limits a unit to 3.
#[test]
fn pb_04_a_unit_has_no_more_troops_than_its_smallest_formation_value() {
    assert_eq!(check("elves", 50, &[&["elven-does", "spearmen", "spearmen"]]), Ok(()));
    let fault = Fault::TooManyTroops { unit: 0, troops: 4, formation: 3 };
    assert_eq!(check("elves", 50, &[&["spearmen", "spearmen", "spearmen", "elven-does"]]), Err((fault, "PB-04")));
    assert_eq!(check("elves", 50, &[&["spearmen", "spearmen", "spearmen", "spearmen"]]), Ok(()));
}

/// PB-04: troops with a formation value of 1 stay alone.
#[test]
fn pb_04_a_formation_value_of_1_means_alone() {
    assert_eq!(check("orcs", 30, &[&["troll"]]), Ok(()));
    let fault = Fault::TooManyTroops { unit: 1, troops: 2, formation: 1 };
    assert_eq!(check("orcs", 30, &[&["goblins"], &["troll", "orcs"]]), Err((fault, "PB-04")));
}

/// PB-T.auxiliary: one auxiliary troop joins any unit beyond its formation, and may stand alone.
#[test]
fn pb_t_auxiliary_one_joins_any_unit_without_counting() {
    assert_eq!(check("orcs", 30, &[&["kobolds", "troll"]]), Ok(()));
    assert_eq!(check("orcs", 30, &[&["half-orcs", "half-orcs", "half-orcs", "kobolds"]]), Ok(()));
    assert_eq!(check("orcs", 30, &[&["kobolds"], &["kobolds"]]), Ok(()));
    let two = Err((Fault::TwoAuxiliaries { unit: 0 }, "PB-T.auxiliary"));
    assert_eq!(check("orcs", 30, &[&["orcs", "kobolds", "kobolds"]]), two);
    assert_eq!(check("orcs", 30, &[&["kobolds", "kobolds"]]), two);
    let fault = Fault::TooManyTroops { unit: 0, troops: 2, formation: 1 };
    assert_eq!(check("orcs", 30, &[&["kobolds", "troll", "orcs"]]), Err((fault, "PB-04")));
}

/// PB-05: rangers form no unit of their own; with others they may even be the top troop.
#[test]
fn pb_05_rangers_form_no_unit_of_their_own() {
    assert_eq!(check("elves", 30, &[&["pathfinders"]]), Err((Fault::NoLife { unit: 0 }, "PB-05")));
    assert_eq!(check("elves", 30, &[&["pathfinders", "spearmen"]]), Ok(()));
    let both = Err((Fault::NoLife { unit: 0 }, "PB-05"));
    assert_eq!(check("macedonians", 30, &[&["standard-bearer", "chiliarch"]]), both);
    assert_eq!(check("macedonians", 30, &[&["standard-bearer", "chiliarch", "peltasts"]]), Ok(()));
}

/// PB-60: the figures that the rulebook prints are binding, and say where they come from.
#[test]
fn pb_60_the_figures_of_the_rulebook() {
    let printed = [
        ("elves", "elven-does", "Elfenkämpfer", Figure::Formation),
        ("elves", "mounted-guard", "Berittene Wächter", Figure::Life),
        ("elves", "spearmen", "Speerwerfer", Figure::Life),
        ("elves", "pathfinders", "Waldläufer", Figure::Life),
        ("orcs", "kobolds", "Kobolde", Figure::Formation),
    ];
    for (key, troop, name, figure) in printed {
        let troop = army(key).troop(copies(army(key), troop)[0]);
        assert_eq!(
            (troop.name.get(Lang::of("de")), troop.source, troop.printed.as_slice()),
            (name, Source::Rulebook, &[figure][..])
        );
    }
    let figures = |key, troop| {
        let tile = army(key).tile(copies(army(key), troop)[0]);
        (tile.formation, tile.life)
    };
    assert_eq!(figures("elves", "elven-does").0, 3);
    assert_eq!(figures("elves", "mounted-guard").1, 2);
    assert_eq!(figures("elves", "spearmen").1, 1);
    assert_eq!(figures("elves", "pathfinders").1, 0);
    assert_eq!(figures("orcs", "kobolds"), (0, 1));
    let from_rulebook = |army: &Army| army.troops.iter().filter(|troop| troop.source == Source::Rulebook).count();
    assert_eq!(Content::built_in().armies.iter().map(from_rulebook).sum::<usize>(), 5);
}

/// PB-61: with the faces 3, 3, 4, 4, 5 a roll of 4 matches 2, and rolls of 4 and 5 match 3.
#[test]
fn pb_61_faces_are_counted_by_number() {
    let unit = list(army("orcs"), &[&["bugbears", "bugbears", "hobgoblins"]]);
    let faces =
        |face: usize| -> u8 { unit.units[0].iter().map(|id| army("orcs").tile(*id).engagement[face - 1]).sum() };
    assert_eq!([1, 2, 3, 4, 5, 6].map(faces), [0, 0, 2, 2, 1, 0]);
    assert_eq!(faces(4), 2);
    assert_eq!(faces(4) + faces(5), 3);
}

/// PB-71: the Elf Archers' dice are 23, 34, 45, 56, 26.
#[test]
fn pb_71_the_dice_of_the_elf_archers() {
    let elves = army("elves");
    let faces = |id: &TileId| -> Vec<usize> { (1..=6).filter(|face| elves.tile(*id).shooting[face - 1] > 0).collect() };
    let archers = copies(elves, "archers");
    assert_eq!(archers.iter().map(faces).collect::<Vec<_>>(), [[2, 3], [3, 4], [4, 5], [5, 6], [2, 6]]);
    assert_eq!(elves.troop(archers[0]).source, Source::House);
}

/// Every army has a ready-made list of every size: legal (checked again here), using nearly all points, with sensible
/// units.
#[test]
fn ready_lists_are_legal_and_sensible() {
    for army in &Content::built_in().armies {
        for size in sizes() {
            let ready = army.ready(size).unwrap_or_else(|| panic!("{} have no list of size {size}", army.key));
            assert_eq!(ready.list.check(army, size), Ok(()), "{} {size}", army.key);
            let points = ready.list.points(army);
            assert!(points + 2 >= size.min(army.points()), "{} {size}: {points}", army.key);
            for unit in &ready.list.units {
                let has_dice = |tile: &Tile| tile.has_engagement_dice() || tile.has_shooting_dice();
                let needs_others = |id: &TileId| !has_dice(army.tile(*id)) && army.tile(*id).formation > 1;
                let fights = unit.iter().any(|id| has_dice(army.tile(*id)));
                assert!(fights || !unit.iter().any(needs_others), "{} {size}: a unit of no use", army.key);
            }
        }
        assert_eq!(army.ready(35), None);
    }
}

#[test]
fn names_are_in_both_languages_and_keys_are_plain() {
    for army in &Content::built_in().armies {
        for name in army.troops.iter().map(|troop| &troop.name).chain(army.ready.iter().map(|ready| &ready.name)) {
            assert!(!name.get(Lang::of("de")).is_empty() && !name.get(Lang::EN).is_empty());
        }
        let mut keys: Vec<_> = army.troops.iter().map(|troop| &troop.key).collect();
        keys.sort();
        keys.dedup();
        assert_eq!(keys.len(), army.troops.len());
    }
}

#[test]
fn the_digest_changes_with_the_figures_alone() {
    let with = |file: ContentFile| Content::with_files(&[file]).expect("the file is good").digest().to_string();
    let unchanged = with(changed_orcs("# The 30", "# Thirty "));
    assert_eq!(unchanged, with(changed_orcs("en = \"Troll\"", "en = \"Stone Troll\"")));
    assert_ne!(unchanged, with(changed_orcs("life = 3", "life = 2")));
    assert_ne!(unchanged, with(changed_orcs("\"regenerate\"", "\"tough\"")));
    assert_ne!(unchanged, with(changed_orcs("engagement = [2, 6]", "engagement = [2, 5]")));
    let digest = Content::built_in().digest();
    assert!(digest.len() == 64 && digest != unchanged, "the ready-made lists count");
    let named = |key| changed_orcs("key = \"orcs\"", &format!("key = \"{key}\""));
    let both = |files: [ContentFile; 2]| Content::with_files(&files).expect("the files are good");
    let (ahead, turned) = (both([named("one"), named("two")]), both([named("two"), named("one")]));
    assert_ne!(ahead.armies, turned.armies);
    assert_eq!(ahead.digest(), turned.digest(), "the order of the files does not count");
}

#[test]
fn a_folder_adds_armies_and_replaces_them() {
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("pocket-battles-content");
    let write = |name: &str, text: &str| {
        std::fs::create_dir_all(folder.join(name).parent().expect("it is in a folder")).expect("the folder is made");
        std::fs::write(folder.join(name), text).expect("the file is written");
    };
    let orcs = include_str!("../../content/armies/orcs.toml");
    write("armies/goblin-town.toml", &orcs.replacen("key = \"orcs\"", "key = \"goblin-town\"", 1));
    write("armies/orcs.toml", &orcs.replacen("life = 3", "life = 4", 1));
    let ready =
        "army = \"goblin-town\"\n[[list]]\nsize = 30\nname = { de = \"Eins\", en = \"One\" }\nunits = [[\"troll\"]]\n";
    write("ready/goblin-town.toml", ready);
    write("armies/notes.txt", "This is no army.");
    let content = Content::with_folder(&folder).expect("the folder is good");
    assert_eq!(content.armies.len(), 7);
    let of = |key: &str| content.army(key).expect("the army is there");
    assert_eq!(of("orcs").tile(copies(of("orcs"), "troll")[0]).life, 4);
    assert_eq!((of("orcs").ready.len(), of("goblin-town").ready.len(), of("elves").ready.len()), (0, 1, 10));
    let nowhere = Content::with_folder(&folder.join("armies")).expect_err("there are no subfolders").to_string();
    assert!(nowhere.ends_with("has none of the folders `armies`, `ready`"), "{nowhere}");
}

/// A fault names the file, the line, the entry and the field.
#[test]
fn errors_name_file_entry_and_field() {
    let cases = [
        ("[\"impetus\"]", "[\"impetuss\"]", "troop `bugbears`, field `traits`: `impetuss` is not known here. Did you"),
        ("points = 4\n", "", "troop `fanatic`, field `points`: is missing. Add a line `points = …`"),
        ("life = 3", "lives = 3", "troop `troll`, field `lives`: is not known here. Did you mean `life`?"),
        ("points = 4\n", "points = 31\n", "troop `fanatic`, field `points`: must be from 1 to 30, not 31"),
        ("points = 4\n", "points = 400\n", "troop `fanatic`, field `points`: must be a whole number from 0 to 255"),
        ("formation = \"*\"", "formation = 4", "troop `kobolds`, field `formation`: the formation `*` and the trait"),
        (
            "formation = \"*\"",
            "formation = \"?\"",
            "troop `kobolds`, field `formation`: must be a number from 1 to 9 or \"*\"",
        ),
        ("[2, 6]", "[2, 7]", "troop `warlord`, field `tiles`: a die shows 1 to 6, not 7"),
        (
            "[2, 6]",
            "[2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2, 6, 2]",
            "troop `warlord`, field `tiles`: that is too many dice on a tile: 13",
        ),
        ("key = \"shaman\"", "key = \"warlord\"", "troop `warlord`, field `key`: there is another troop with this key"),
        ("key = \"shaman\"\n", "", "troop #2, field `key`: is missing."),
        ("key = \"orcs\"", "key = \"ORCS\"", "army `ORCS`, field `key`: must be 1 to 40 lower-case"),
        (
            "source = \"published\"",
            "source = \"heard\"",
            "army `orcs`, field `source`: `heard` is not known here. Known: `rulebook`",
        ),
        (
            "tiles = [{}]",
            "tiles = [{},{},{},{}]",
            "army `orcs`, field `troop`: that is too many tiles: 33; at most 32 are possible",
        ),
        ("life = 3", "life = 0", "troop `troll`, field `life`: only a troop with a formation value of 2 or more"),
        ("{ engagement = 2 }", "{ engagement = 0 }", "troop `warlord`, field `traits`: must be from 1 to 9, not 0"),
        ("\"galvanize\", ", "\"excite\", ", "troop `shaman`, field `traits`: has the trait `excite` twice"),
        ("source = \"rulebook\"\n", "", "troop `kobolds`, field `printed`: belongs to the source `rulebook`"),
        ("[[troop]]", "[[troop]", "is not TOML"),
    ];
    for (from, to, expected) in cases {
        let text = faults(&[changed_orcs(from, to)]);
        assert!(text.starts_with("armies/mine.toml:"), "{text}");
        assert!(text.contains(expected), "{from} -> {to} gives:\n{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }
}

#[test]
fn errors_are_collected_over_entries_and_files() {
    let mut both = changed_orcs("points = 4\n", "");
    both.bytes = String::from_utf8(both.bytes).expect("it is text").replace("life = 3", "life = 30").into();
    let text = faults(&[both, ContentFile::new("ready/x.toml", "army = 3"), ContentFile::new("armies/y.toml", [255])]);
    let expected = ["armies/mine.toml:43: troop `fanatic`", "`troll`, field `life`", "ready/x.toml:1", "armies/y.toml"];
    for (line, expected) in text.lines().zip(expected) {
        assert!(line.contains(expected), "{text}");
    }
    assert_eq!(text.lines().count(), 4, "{text}");
    let twice = faults(&[changed_orcs("life = 3", "life = 2"), changed_orcs("life = 3", "life = 2")]);
    assert!(twice.ends_with("army `orcs`, field `key`: there is another army with the key `orcs`"), "{twice}");
}

#[test]
fn errors_of_ready_lists_name_the_rule() {
    let ready = |army: &str, size: u16, units: &str| {
        let name = "name = { de = \"Eins\", en = \"One\" }";
        let text = format!("army = \"{army}\"\n[[list]]\nsize = {size}\n{name}\nunits = {units}\n");
        faults(&[ContentFile::new("ready/mine.toml", text)])
    };
    let cases = [
        (ready("orks", 30, "[]"), "list `30`, field `units`: there is no army `orks`"),
        (ready("orcs", 35, "[]"), "list `35`, field `size`: must be a multiple of 10 from 30 to 120"),
        (ready("orcs", 30, "[[\"elf\"]]"), "list `30`, field `units`: there is no tile `elf`"),
        (ready("orcs", 30, "[[\"troll\"], [\"troll\"]]"), "field `units`: there is no tile `troll`, or no further one"),
        (
            ready("orcs", 30, "[[\"troll\", \"orcs\"]]"),
            "Unit 1 has too many troops: 2; the smallest formation value in it allows only 1. (PB-04)",
        ),
        (
            ready("elves", 30, "[[\"pathfinders\"]]"),
            "Unit 1 has only troops without life points; such troops need company. (PB-05)",
        ),
    ];
    for (text, expected) in cases {
        assert!(text.starts_with("ready/mine.toml") && text.contains(expected), "{text}");
    }
}

/// Arbitrary bytes give content or readable faults, never a panic.
#[test]
fn damaged_files_never_panic() {
    let texts = [include_str!("../../content/armies/elves.toml"), include_str!("../../content/ready/elves.toml")];
    let (mut good, mut bad) = (0, 0);
    for seed in 0..3000 {
        let mut dice = FastDice::new(seed);
        let kind = dice.roll(2) as usize - 1;
        let mut bytes = texts[kind].as_bytes().to_vec();
        for _ in 0..dice.roll(4) {
            damage(&mut bytes, &mut dice);
        }
        let file = ContentFile::new(["armies/x.toml", "ready/x.toml"][kind], bytes);
        match Content::with_files(&[file]) {
            Ok(content) => good += usize::from(!content.digest().is_empty()),
            Err(faults) => bad += usize::from(!faults.to_string().is_empty()),
        }
    }
    assert!(good > 100 && bad > 1000, "the damage is neither too small nor too great: {good} good, {bad} bad");
}

/// Changes, removes or repeats a few bytes; sometimes everything becomes noise.
fn damage(bytes: &mut Vec<u8>, dice: &mut FastDice) {
    let at = dice.roll(bytes.len().max(1) as u32) as usize - 1;
    let end = (at + dice.roll(40) as usize).min(bytes.len());
    match dice.roll(20) {
        1..=8 if at < bytes.len() => bytes[at] = dice.roll(128) as u8 - 1,
        9..=11 if at < bytes.len() => bytes[at] = b"0123456789"[dice.roll(10) as usize - 1],
        12..=15 => drop(bytes.drain(at.min(end)..end)),
        16..=18 => bytes.splice(at..at, bytes[at.min(end)..end].to_vec()).for_each(drop),
        19 => bytes.truncate(at),
        _ => *bytes = (0..dice.roll(300)).map(|_| dice.roll(256) as u8).collect(),
    }
}

/// Random armies are legal and do not leave enough points for another troop; small boxes are used completely.
#[test]
fn random_armies_are_legal_and_use_their_points() {
    for_all_armies(|army, size, seed| {
        let random = random_army(army, size, &mut FastDice::new(seed));
        assert_eq!(random.check(army, size), Ok(()));
        let used: Vec<TileId> = random.units.concat();
        let unused = army.ids().filter(|id| !used.contains(id)).map(|id| army.tile(id));
        let cheapest = unused.filter(|tile| tile.life > 0).map(|tile| u16::from(tile.points)).min();
        let left = size - random.points(army);
        assert!(cheapest.is_none_or(|points| left < points), "{left} points are left");
    });
}

/// Given only the top troops of a legal army, a legal army with the same tops can always be imagined.
#[test]
fn any_legal_army_can_be_imagined_from_its_tops() {
    let (mut lonely, mut different) = (0, 0);
    for_all_armies(|army, size, seed| {
        let mut dice = FastDice::new(seed);
        let mut real = random_army(army, size, &mut dice);
        put_lifeless_on_top(army, &mut real);
        if seed % 2 == 0 {
            lonely += usize::from(spend_on_cheapest(army, size, &mut real));
        }
        let tops = real.tops();
        let imagined = complete(army, size, &tops, &mut dice);
        assert_eq!(imagined.check(army, size), Ok(()), "tops {tops:?}");
        assert_eq!(imagined.tops(), tops);
        different += usize::from(imagined != real);
    });
    assert!(lonely > 50, "tops without life points and without points to spare were seen {lonely} times");
    assert!(different > 1000, "the imagined army was another one {different} times");
}

/// The hardest case: every top troop without life points has the cheapest possible companion, and no point is left.
#[test]
fn companions_are_found_when_the_points_are_just_enough() {
    let macedonians = army("macedonians");
    let whole: &[&[&str]] =
        &[&["standard-bearer", "peltasts"], &["chiliarch", "peltasts"], &["alexandros"], &["hetairoi"], &["hetairoi"]];
    let real = list(macedonians, whole);
    assert_eq!(real.points(macedonians), 30);
    for seed in 0..200 {
        let imagined = complete(macedonians, 30, &real.tops(), &mut FastDice::new(seed));
        assert_eq!(imagined.check(macedonians, 30), Ok(()), "seed {seed}");
        assert_eq!(imagined.tops(), real.tops(), "seed {seed}");
    }
}

/// Random armies differ in their troops and in their number of units.
#[test]
fn random_armies_are_varied() {
    let armies: Vec<_> = (0..50).map(|seed| random_army(army("romans"), 60, &mut FastDice::new(seed))).collect();
    let mut counts: Vec<_> = armies.iter().map(|list| list.units.len()).collect();
    counts.sort();
    counts.dedup();
    assert!(counts.len() > 4, "{counts:?}");
    assert!(armies.iter().all(|list| armies.iter().filter(|other| *other == list).count() == 1));
    assert_eq!(armies[7], random_army(army("romans"), 60, &mut FastDice::new(7)), "the same dice give the same army");
}

/// Runs a check for all armies and sizes with many seeds, and names the one that fails.
fn for_all_armies(mut run: impl FnMut(&Army, u16, u64)) {
    struct Name<'a>(&'a str, u16, u64);
    impl Drop for Name<'_> {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("army {}, size {}, seed {}", self.0, self.1, self.2);
            }
        }
    }
    for army in &Content::built_in().armies {
        for size in sizes() {
            for seed in 0..100 {
                let _name = Name(&army.key, size, seed);
                run(army, size, seed);
            }
        }
    }
}

/// Puts a troop without life points on top of every unit that has one.
fn put_lifeless_on_top(army: &Army, list: &mut ArmyList) {
    for unit in &mut list.units {
        unit.sort_by_key(|id| army.tile(*id).life > 0);
    }
}

/// Adds the cheapest unit with a top without life points, removing others to make room. Returns whether that was
/// possible.
fn spend_on_cheapest(army: &Army, size: u16, list: &mut ArmyList) -> bool {
    let lifeless = |id: &TileId| army.tile(*id).life == 0;
    let Some(top) = army.ids().find(lifeless) else { return false };
    list.units.retain(|unit| !unit.contains(&top));
    let cheapest = |list: &ArmyList| {
        let free = army.ids().filter(|id| !lifeless(id) && !list.units.concat().contains(id));
        free.filter(|id| check_unit(army, 0, &[top, *id]).is_ok()).min_by_key(|id| army.tile(*id).points)
    };
    while let Some(companion) = cheapest(list).or_else(|| list.units.pop().and_then(|_| cheapest(list))) {
        list.units.push(vec![top, companion]);
        if list.check(army, size).is_ok() {
            return true;
        }
        list.units.pop();
        list.units.pop();
    }
    false
}
