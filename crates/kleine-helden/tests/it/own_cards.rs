//! Custom cards, and faulty files.

use std::path::Path;
use std::sync::Arc;

use kleine_helden::asked::{Act, Defend, Fit};
use kleine_helden::battle::{Grip, How, Means, Mix, Target, UnitId};
use kleine_helden::content::{Card, CardId, Category, Content, ContentFile, Effect, HeroId, Pile, Service};
use kleine_helden::told::{Event, Part, PartOf};
use kleine_helden::{KleineHelden, Options};
use table::{Game, Lang, Saying, Scene, Seat, Spoken, Viewer};

fn with(text: &str) -> Result<Content, String> {
    Content::with_files(&[ContentFile::new("cards/mine.toml", text)]).map_err(|faults| faults.to_string())
}

/// The folder that the README shows.
fn own_content() -> Content {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own");
    Content::with_folder(&folder).expect("the folder is in order")
}

#[test]
fn own_cards_are_added_or_stand_in_for_others() {
    let own = own_content();
    assert_eq!((own.heroes().len(), own.cards(Pile::Equipment).len(), own.cards(Pile::Tactics).len()), (17, 46, 64));
    assert_eq!(own.find_card("rolling-pin"), Some(CardId::new(Pile::Equipment, 45)));
    assert_eq!(own.find_hero("goblin-cook"), Some(HeroId(16)));
    let jester = Content::built_in().find_card("jester");
    assert_eq!(own.find_card("jester"), jester);
    let Card::Npc(jester) = own.card(jester.expect("the jester is there")) else { panic!("the jester is an NPC") };
    assert_eq!((jester.life, jester.service), (6, Service::InTurn(Effect::Steal(1))));
    let pin = own.printed(CardId::new(Pile::Equipment, 45));
    assert!(
        pin.text.get(Lang::of("de")).contains("verliert die Reaktion")
            && pin.line.get(Lang::EN).contains("two-handed ⚔+3 ◊+1 ✹6"),
        "{pin:?}"
    );
}

#[test]
fn the_readme_shows_the_folder_of_own_cards_that_is_tested() {
    assert!(include_str!("../../README.md").contains(include_str!("../own/cards/mine.toml")));
}

/// KH-32, KH-74: a custom hero and a custom weapon are drawn, fitted and fought with like all others.
#[test]
fn an_own_hero_fights_with_an_own_weapon() {
    let options = Options { even_start: false, ..Options::default() };
    let game = Arc::new(KleineHelden::set_up(Arc::new(own_content()), options).expect("the options are possible"));
    let pin = CardId::new(Pile::Equipment, 45);
    let mut scene = Scene::new(&game);
    // Seat 0 begins; the last of nine heroes without magic is the cook, the last of 46 cards of equipment the pin.
    scene.rolls([1, 1, 1, 9, 1]);
    let equipment = |cards| Mix { equipment: cards, ..Mix::default() };
    scene.answer(0, equipment(4)).answer(1, equipment(4));
    scene.rolls([46, 1, 1, 1, 1, 1, 1, 1]);
    let (cook, elf) = (UnitId(2), UnitId(1));
    scene.answer(0, Fit::Put { card: pin, to: cook }).answer(0, Fit::Done).answer(1, Fit::Done);
    scene.answer(0, equipment(2)).rolls([1, 1]);
    let means = Means::Weapon { card: pin, grip: Grip::Two, how: How::Melee };
    scene.answer(0, Act::Attack { by: cook, means }).answer(0, Target::Unit(elf)).answer(1, Defend::Dodge);
    scene.rolls([5, 1]);
    let told = scene.told();
    let compared = told.iter().find(|event| matches!(event, Event::Compared { .. })).expect("they have fought");
    let Event::Compared { attack, hits, .. } = compared else { unreachable!() };
    let part = |value, from| Part { value, from };
    let expected = [
        part(5, PartOf::Base),
        part(3, PartOf::Card(pin)),
        part(2, PartOf::Speciality(Category::Blunt)),
        part(5, PartOf::Die),
    ];
    assert_eq!((attack.0.as_slice(), *hits), (expected.as_slice(), true));
    let view = scene.running().view(Viewer::Seat(Seat(0)));
    let said = KleineHelden::texts().say(Lang::of("de"), &game.say(&view, Saying::Event(compared)));
    assert!(said.contains("5 + 3 (Nudelholz) + 2 (Wuchtwaffe) + 5 = 15"), "{said}");
    assert!(told.iter().any(|event| matches!(event, Event::Hit { damage, .. } if damage.life == 6)), "{told:?}");
    assert!(told.iter().any(|event| matches!(event, Event::Stunned { .. })), "{told:?}");
}

#[test]
fn the_digest_follows_the_figures_and_not_the_names() {
    let digest = Content::built_in().digest();
    let of = |text: &str| with(text).expect("the file is in order").digest().to_string();
    let entry = |name: &str, life: u8| {
        let name = format!("name = {{ de = \"{name}\", en = \"{name}\" }}");
        format!("[[npc]]\nkey = \"jester\"\nsource = \"house\"\n{name}\nlife = {life}\neffect = \"discard 1\"\n")
    };
    assert_eq!(of(&entry("Narr", 5)), digest);
    assert_ne!(of(&entry("Narr", 6)), digest);
    assert_ne!(own_content().digest(), digest);
}

/// A faulty file is refused with its name, the line, the entry, the field and the fault.
#[track_caller]
fn check_fault(text: &str, expected: &str) {
    let faults = with(text).expect_err("the file is wrong");
    let known = format!("{expected}. Known: ");
    let is_said = faults.lines().any(|line| line == expected || line.starts_with(&known));
    assert!(is_said, "expected: {expected}\nfound:\n{faults}");
}

/// Entries with one wrong field, on line 5.
#[track_caller]
fn check_entry(kind: &str, wrong: &str, rest: &str, expected: &str) {
    let name = "name = { de = \"Ding\", en = \"Thing\" }";
    let text = format!("[[{kind}]]\nkey = \"thing\"\nsource = \"house\"\n{name}\n{wrong}\n{rest}\n");
    check_fault(&text, &format!("cards/mine.toml:5: {kind} `thing`, field {expected}"));
}

#[test]
fn what_is_wrong_with_an_own_weapon_is_said_with_its_place() {
    let weapon = |wrong: &str, rest: &str, expected: &str| check_entry("weapon", wrong, rest, expected);
    let rest = "reach = \"melee\"\none = { damage = 4 }";
    weapon("class = \"mind\"", rest, "`class`: must be one of `blade`, `blunt`, `pole`, `missile`");
    let rest = "class = \"blade\"\nreach = \"melee\"";
    weapon("one = { attack = 2 }", rest, "`one`: must have a damage of at least 1");
    weapon("one = { attack = 21, damage = 4 }", rest, "`one.attack`: must be from -10 to 20, not 21");
    let rest = "class = \"blade\"\nreach = \"melee\"\none = { damage = 4 }";
    weapon("powers = [\"pierce\"]", rest, "`powers`: is written `pierce 1..20`, not `pierce`");
    weapon("powers = [\"pierce 0\"]", rest, "`powers`: is written `pierce 1..20`, not `pierce 0`");
    weapon("powers = [\"pierce 02\"]", rest, "`powers`: is written `pierce 1..20`, not `pierce 02`");
    weapon(
        "powers = [\"bane shields 2\"]",
        rest,
        "`powers`: is written `bane creatures|demons|magical|nonmagical 1..20`, not `bane shields 2`",
    );
    weapon("powers = [\"stun\", \"stun\"]", rest, "`powers`: has `stun` twice");
    weapon(
        "powers = [\"stun\", \"swift\", \"steal\", \"steady\"]",
        rest,
        "`powers`: must not have more than 3 keywords",
    );
    let text = "[[weapon]]\nkey = \"thing\"\nsource = \"house\"\nname = { de = \"Ding\", en = \"Thing\" }\nclass = \"blade\"\nreach = \"melee\"\n";
    check_fault(
        text,
        "cards/mine.toml:1: weapon `thing`, field `one`: is missing: a weapon has figures for `one` hand, for `two`, or both",
    );
}

#[test]
fn what_is_wrong_with_other_own_cards_is_said_with_its_place() {
    let rest = "figures = { attack = 5 }";
    let school = "specialisations = { mind = { magic = 2 } }";
    let expected = "`specialisations.mind`: is a school of magic, and only magical heroes use spells";
    check_entry("hero", school, &format!("magical = false\n{rest}"), expected);
    let damage = "figures = { attack = 5, damage = 3 }";
    let expected = "`figures.damage`: belongs to weapons and spells; heroes have none";
    check_entry("hero", damage, "magical = true", expected);
    let armour = "parts = []";
    check_entry("armour", armour, "figures = { armour = 1 }", "`parts`: must name at least one part of the body");
    check_entry("artefact", "parts = [\"head\"]", "wear = \"held\"", "`parts`: belongs to artefacts that are worn");
    let spell = "school = \"mind\"\ncooldown = 1\neffect = \"draw 1\"";
    check_entry("general-spell", "target = 31", spell, "`target`: must be from 1 to 30, not 31");
    let spell = "school = \"mind\"\ncooldown = 1\ntarget = 8";
    check_entry("general-spell", "effect = \"curse attack 2\"", spell, "`effect`: must not have figures above 0");
    check_entry(
        "general-spell",
        "effect = \"bless luck 2\"",
        spell,
        "`effect`: is written `bless <figures>`, not `bless luck 2`",
    );
    check_entry("event", "effect = \"foil weapons\"", "", "`effect`: `foil` is not known here");
    check_entry("potion", "boost = { role = \"either\" }", "", "`boost`: must have figures or extras");
    let boost = "boost = { role = \"either\", figures = { attack = 1 } }";
    let expected = "`boost`: must be `attacker` or `defender`: anybody may play it";
    check_entry("spontaneous", boost, "", &expected.replace("`boost`", "`boost.role`"));
    let outfit = "trick = \"outfit\"";
    let expected = "`trick`: works only in one’s own turn, so it belongs to an event";
    check_entry("spontaneous", outfit, "", expected);
    check_entry(
        "demon",
        "burdens = []",
        "life = 5\nfigures = { parry = 9 }",
        "`burdens`: must have at least one keyword",
    );
    check_entry("npc", "life = 0", "effect = \"draw 1\"", "`life`: must be from 1 to 60, not 0");
    let npc = "life = 5\neffect = \"draw 1\"\nboost = { role = \"either\", figures = { attack = 1 } }";
    let text =
        format!("[[npc]]\nkey = \"thing\"\nsource = \"house\"\nname = {{ de = \"Ding\", en = \"Thing\" }}\n{npc}\n");
    check_fault(&text, "cards/mine.toml:6: npc `thing`, field `effect`: is needed, or a `boost` instead of it");
}

#[test]
fn what_is_wrong_with_an_own_scenario_is_said_with_its_place() {
    let about = "about = { de = \"Los.\", en = \"Go.\" }\nmost-players = 3";
    let scenario = |wrong: &str, rest: &str, expected: &str| {
        check_entry("scenario", wrong, &format!("{about}\n{rest}"), expected);
    };
    let guard = "goal = \"guard\"\nthing = { de = \"Huhn\", en = \"Hen\" }\nlife = 9";
    scenario(
        "least-players = 1",
        &format!("{guard}\narmour = 0"),
        "`least-players`: must be at least 2: this goal is played against each other",
    );
    let text = format!(
        "[[scenario]]\nkey = \"thing\"\nsource = \"house\"\nname = {{ de = \"Ding\", en = \"Thing\" }}\n{about}\nleast-players = 2\n{guard}\n"
    );
    check_fault(&text, "cards/mine.toml:1: scenario `thing`, field `armour`: is missing, and this goal needs it");
    scenario("rounds = 3", "least-players = 2\ngoal = \"last-group\"", "`rounds`: does not belong to this goal");
}

#[test]
fn keys_and_names_belong_to_one_card_alone() {
    let entry = |kind: &str, key: &str, name: &str, rest: &str| {
        format!(
            "[[{kind}]]\nkey = \"{key}\"\nsource = \"house\"\nname = {{ de = \"{name}\", en = \"{name}\" }}\n{rest}\n"
        )
    };
    let npc = "life = 5\neffect = \"draw 1\"";
    check_fault(
        &entry("npc", "thing", "Troll", npc),
        "cards/mine.toml:4: npc `thing`, field `name`: is the name of `troll` already",
    );
    check_fault(
        &entry("npc", "troll", "Tante", npc),
        "cards/mine.toml:2: npc `troll`, field `key`: `troll` is the key of something else, which this cannot stand in for",
    );
    check_fault(
        &entry("npc", "Big Troll", "Tante", npc),
        "cards/mine.toml:2: npc `Big Troll`, field `key`: must be 1 to 40 lower-case letters, digits and hyphens",
    );
    let twice = format!("{}{}", entry("npc", "aunt", "Tante", npc), entry("npc", "aunt", "Onkel", npc));
    check_fault(&twice, "cards/mine.toml:8: npc `aunt`, field `key`: another entry has the key `aunt` already");
}

#[test]
fn a_pile_that_is_full_takes_no_more() {
    let entries: String = (0..65)
        .map(|number| {
            let name = format!("name = {{ de = \"Tante {number}\", en = \"Aunt {number}\" }}");
            format!("[[npc]]\nkey = \"aunt-{number}\"\nsource = \"house\"\n{name}\nlife = 5\neffect = \"draw 1\"\n")
        })
        .collect();
    let faults = with(&entries).expect_err("there are 64 cards of tactics already");
    assert!(faults.contains("npc `aunt-64`, field `key`: is one card too many: a pile can hold 128"), "{faults}");
}

#[test]
fn files_that_are_no_tables_of_cards_are_refused() {
    let refused = |bytes: &[u8]| {
        let faults = Content::with_files(&[ContentFile::new("cards/mine.toml", bytes)]).expect_err("the file is wrong");
        faults.to_string()
    };
    assert!(refused(b"[[npc]\n").starts_with("cards/mine.toml:1: is not TOML"), "{}", refused(b"[[npc]\n"));
    assert!(refused(b"\xff\xfe").starts_with("cards/mine.toml: is not a text"));
    assert_eq!(refused(&[b' '; 70_000]), "cards/mine.toml: is larger than 65536 bytes");
    assert!(
        refused(b"[[monster]]\nkey = \"x\"\n").contains("has `monster`, but only these entries are known: [[hero]]")
    );
    let unknown = refused(b"[[event]]\nkey = \"fog\"\nsource = \"house\"\ncolour = 3\n");
    assert!(unknown.contains("event `fog`") && unknown.contains("colour"), "{unknown}");
    let wrong_type = refused(b"[[npc]]\nkey = \"aunt\"\nsource = \"house\"\nlife = \"two\"\n");
    assert!(wrong_type.starts_with("cards/mine.toml:4: npc `aunt`, field `life`"), "{wrong_type}");
}

#[test]
fn a_folder_without_cards_is_said_to_have_none() {
    let folder = std::env::temp_dir().join("kleine-helden-without-cards");
    let faults = Content::with_folder(&folder).expect_err("there is no such folder").to_string();
    assert_eq!(faults, format!("{}: has no folder `cards`", folder.display()));
}
