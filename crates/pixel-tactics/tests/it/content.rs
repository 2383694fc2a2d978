//! The cards as they are printed, custom cards, and faulty files.

use std::collections::BTreeSet;
use table::Lang;

use pixel_tactics::PixelTactics;
use pixel_tactics::content::{
    Card, CardId, Content, ContentFile, Edition, LeaderAbility, OrderEffect, Passive, Row, Source, Spell,
};
use table::{Keyword, Spoken};

fn cards(edition: Edition) -> &'static [Card] {
    Content::built_in().cards(edition)
}

fn card(key: &str) -> &'static Card {
    find(cards(Edition::First), key)
}

#[track_caller]
fn find<'c>(cards: &'c [Card], key: &str) -> &'c Card {
    cards.iter().find(|card| card.key == key).unwrap_or_else(|| panic!("there is no card {key}"))
}

/// Attack and life of the hero, and of the leader at its other end, in the order of the published list.
const FIGURES: [(&str, [u8; 2], &str, [u8; 2]); 25] = [
    ("alchemist", [2, 4], "lixis", [2, 17]),
    ("assassin", [3, 1], "heketch", [8, 15]),
    ("berserker", [3, 6], "shekhtur", [4, 19]),
    ("doppelganger", [3, 5], "sagas", [2, 18]),
    ("dragon-mage", [6, 3], "adjenna", [3, 17]),
    ("fighter", [4, 8], "hikaru", [4, 23]),
    ("gunner", [5, 4], "rukyuk", [5, 18]),
    ("healer", [1, 4], "kavri", [0, 15]),
    ("homunculus", [3, 7], "kehrolyn", [0, 36]),
    ("illusionist", [4, 5], "arec", [4, 15]),
    ("knight", [3, 10], "cadenza", [4, 20]),
    ("mascot", [1, 4], "borneo", [1, 20]),
    ("mystic", [1, 7], "tatsumi", [1, 19]),
    ("oracle", [2, 4], "seth", [3, 20]),
    ("overlord", [3, 7], "rexan", [4, 17]),
    ("paladin", [4, 6], "vanaah", [3, 20]),
    ("planestalker", [3, 7], "zaamassal", [4, 19]),
    ("priestess", [1, 7], "magdalena", [0, 19]),
    ("pyromancer", [3, 3], "kallistar", [6, 17]),
    ("scientist", [2, 7], "luc", [1, 17]),
    ("summoner", [2, 5], "lesandra", [1, 21]),
    ("templar", [1, 6], "eligor", [4, 23]),
    ("trapper", [4, 5], "khadath", [5, 19]),
    ("vampire", [2, 6], "demitras", [3, 18]),
    ("witch", [1, 5], "hepzibah", [3, 20]),
];

/// PT-01: 25 cards in a faction, each a hero one way up and a leader the other way up.
#[test]
fn every_card_has_its_printed_figures_both_ways_up() {
    let figures: Vec<_> = cards(Edition::First)[..25]
        .iter()
        .map(|card| {
            let leader = &card.leader;
            (card.key.as_str(), [card.attack, card.life], leader.key.as_str(), [leader.attack, leader.life])
        })
        .collect();
    assert_eq!(figures, FIGURES);
}

/// PT-04: four kinds of promo cards, our own, follow those of the faction.
#[test]
fn four_kinds_of_promo_cards_follow() {
    for edition in [Edition::First, Edition::Second] {
        let promos = &cards(edition)[25..];
        assert_eq!(promos.iter().map(|card| card.source).collect::<Vec<_>>(), [Source::House; 4]);
        let leaders: Vec<&str> = promos.iter().map(|card| card.leader.names[0].get(Lang::of("de"))).collect();
        assert!(leaders.contains(&"Marion") && leaders.contains(&"D. Brad Talton Jr."), "{leaders:?}");
    }
    let promo = |id: u8| CardId(id).is_promo();
    assert_eq!([promo(0), promo(24), promo(25), promo(28)], [false, false, true, true]);
}

/// PT-40: the one card that the rulebook shows both ways up.
#[test]
fn the_alchemist_is_as_the_rulebook_prints_her() {
    let alchemist = card("alchemist");
    assert_eq!(alchemist.source, Source::Rulebook);
    assert_eq!(alchemist.strip(Row::Front).passives.as_slice(), [Passive::Intercept, Passive::Armor(2)]);
    assert_eq!(alchemist.strip(Row::Flank).passives.as_slice(), [Passive::LeaderArmor(2)]);
    assert_eq!(alchemist.strip(Row::Rear).spell, Some(Spell::DamageEach { damage: 1, heroes: 5 }));
    assert_eq!(alchemist.order, OrderEffect::SplitDamage(7));
    assert_eq!(alchemist.leader.abilities.as_slice(), [LeaderAbility::WaveDamage(1)]);
}

/// PT-43: the mascots' leader has another name in each faction; PT-45: so has Magdalena in each language.
#[test]
fn names_differ_by_faction_and_language() {
    let mascot = &card("mascot").leader;
    assert_eq!(mascot.names.each_ref().map(|name| name.get(Lang::of("de"))), ["Juto", "Borneo"]);
    let magdalena = &card("priestess").leader;
    assert_eq!(magdalena.names[0].get(Lang::of("de")), "Magdalena Larington");
    assert_eq!(magdalena.names[0].get(Lang::EN), "Magdelina Larington");
    let same = cards(Edition::First).iter().filter(|card| card.leader.names[0] == card.leader.names[1]);
    assert_eq!(same.count(), 28);
}

/// Exactly these heroes can intercept, and exactly these leaders have ranged attacks, as the published lists say.
#[test]
fn the_published_lists_of_interceptors_and_ranged_leaders_hold() {
    let with = |wanted: Passive| -> Vec<&str> {
        let has = |card: &&Card| card.strips.iter().any(|strip| strip.passives.contains(&wanted));
        cards(Edition::First)[..25].iter().filter(has).map(|card| card.key.as_str()).collect()
    };
    let intercept = "alchemist fighter healer homunculus knight mystic overlord paladin planestalker trapper";
    assert_eq!(with(Passive::Intercept), intercept.split(' ').collect::<Vec<_>>());
    assert_eq!(with(Passive::Ranged), ["dragon-mage", "gunner", "planestalker", "pyromancer"]);
    let ranged = |card: &&Card| {
        let abilities = &card.leader.abilities;
        abilities.contains(&LeaderAbility::Ranged) || abilities.contains(&LeaderAbility::TroopRanged)
    };
    let leaders: Vec<&str> = cards(Edition::First).iter().filter(ranged).map(|card| card.leader.key.as_str()).collect();
    assert_eq!(leaders, ["rukyuk", "zaamassal", "kallistar", "khadath"]);
}

/// Everything that can affect a match, field by field.
fn fields(card: &Card) -> Vec<(String, String)> {
    let strips = Row::ALL.map(|row| (format!("{}.{}", card.key, row.word()), format!("{:?}", card.strip(row))));
    let others = [
        ("attack", card.attack.to_string()),
        ("life", card.life.to_string()),
        ("order", format!("{:?}", card.order)),
        ("leader.attack", card.leader.attack.to_string()),
        ("leader.life", card.leader.life.to_string()),
        ("leader.abilities", format!("{:?}", card.leader.abilities)),
    ];
    let others = others.map(|(field, value)| (format!("{}.{field}", card.key), value));
    strips.into_iter().chain(others).collect()
}

#[test]
fn the_second_edition_differs_exactly_where_it_is_said_to() {
    let all = |edition| -> Vec<_> { cards(edition).iter().flat_map(fields).collect() };
    let pairs = all(Edition::First).into_iter().zip(all(Edition::Second));
    let changed: Vec<String> = pairs.filter(|(first, second)| first != second).map(|((field, _), _)| field).collect();
    let expected = [
        "berserker.rear",
        "berserker.order",
        "dragon-mage.leader.attack",
        "fighter.leader.abilities",
        "gunner.order",
        "healer.leader.attack",
        "healer.leader.life",
        "healer.leader.abilities",
        "homunculus.leader.attack",
        "knight.rear",
        "mascot.leader.attack",
        "mascot.leader.life",
        "mystic.order",
        "mystic.leader.abilities",
        "paladin.order",
        "paladin.leader.attack",
        "paladin.leader.life",
        "pyromancer.front",
        "scientist.life",
        "templar.rear",
        "vampire.leader.abilities",
        "witch.leader.abilities",
    ];
    assert_eq!(changed, expected);
    let second = |key| find(cards(Edition::Second), key);
    assert_eq!(second("scientist").life, 5);
    assert_eq!(second("gunner").order, OrderEffect::DamageRow { row: Row::Rear, damage: 5 });
    assert_eq!((second("healer").leader.attack, second("healer").leader.life), (5, 18));
    assert_eq!((second("mascot").leader.attack, second("mascot").leader.life), (2, 17));
    assert_eq!((second("paladin").leader.attack, second("paladin").leader.life), (4, 17));
    assert_eq!((second("dragon-mage").leader.attack, second("homunculus").leader.attack), (4, 1));
    assert_eq!(second("knight").strip(Row::Rear).spell, Some(Spell::GatherDamage(6)));
    assert_eq!(second("fighter").leader.abilities.as_slice(), [LeaderAbility::TroopMelee(3)]);
}

/// The texts of every keyword of every card.
fn phrases() -> Vec<table::Phrase> {
    let mut phrases = Vec::new();
    for card in [Edition::First, Edition::Second].into_iter().flat_map(cards) {
        phrases.push(check_keyword(card.order));
        phrases.extend(card.leader.abilities.iter().copied().map(check_keyword));
        for strip in &card.strips {
            phrases.extend(strip.passives.iter().copied().map(check_keyword));
            phrases.extend(strip.spell.map(check_keyword));
        }
    }
    phrases
}

/// Asserts that a keyword survives writing and reading, and returns its text.
fn check_keyword<K: Keyword + Copy + PartialEq + std::fmt::Debug>(keyword: K) -> table::Phrase {
    assert_eq!(K::read(&keyword.write()), Some(keyword));
    keyword.phrase()
}

/// The message keys with this prefix in a file and in the entries of cards.
fn messages(texts: &str, beginning: &str) -> BTreeSet<String> {
    let cards = [
        include_str!("../../content/cards.toml"),
        include_str!("../../content/promo.toml"),
        include_str!("../../content/second-edition.toml"),
    ];
    let tables = |line: &'static str| line.strip_prefix("[card.texts.").and_then(|line| line.strip_suffix(']'));
    let tables: Vec<&str> = cards.iter().flat_map(|text| text.lines()).filter_map(tables).collect();
    let lines = texts.lines().chain(cards.iter().flat_map(|text| text.lines()));
    let keys = lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).chain(tables);
    keys.filter(|key| key.starts_with(beginning)).map(String::from).collect()
}

#[test]
fn every_keyword_has_a_text_in_both_languages_and_every_text_a_keyword() {
    let known: BTreeSet<String> = phrases().into_iter().map(|phrase| phrase.key.into_owned()).collect();
    let on_the_board = |key: &String| key.split_once('-').map(|(_, word)| format!("short-{word}"));
    let board = known.iter().filter(|key| key.starts_with("passive-") || key.starts_with("spell-"));
    let board: BTreeSet<String> = board.filter_map(on_the_board).collect();
    for texts in [include_str!("../../texts/cards.de.ftl"), include_str!("../../texts/cards.en.ftl")] {
        let printed = ["passive-", "spell-", "order-", "leader-"].map(|kind| messages(texts, kind));
        assert_eq!(printed.into_iter().flatten().collect::<BTreeSet<_>>(), known);
        assert_eq!(messages(texts, "short-"), board);
    }
}

/// The figures are unusual, so that none of them can be in the text by chance.
#[test]
fn every_figure_of_a_keyword_stands_in_its_text() {
    let texts = PixelTactics::texts();
    let mut checked = 0;
    for phrase in phrases() {
        let figures: Vec<_> = phrase.args.iter().map(|(name, _)| *name).filter(|name| *name != "row").collect();
        for (figure, value) in figures.into_iter().zip([17_i64, 19]) {
            let mut phrase = phrase.clone();
            phrase.args.iter_mut().filter(|(name, _)| *name == figure).for_each(|(_, arg)| *arg = value.into());
            let shown = [Lang::of("de"), Lang::EN].map(|lang| texts.say(lang, &phrase));
            assert!(shown.iter().all(|text| text.contains(&value.to_string())), "{shown:?}");
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked}");
}

#[test]
fn people_can_read_all_of_every_card_in_both_languages() {
    for edition in [Edition::First, Edition::Second] {
        for (place, card) in cards(edition).iter().enumerate() {
            let printed = Content::built_in().printed(edition, CardId(place as u8));
            assert_eq!((&*printed.name, printed.attack, printed.life), (&card.name, card.attack, card.life));
            let strips = Row::ALL.map(|row| printed.strip(row));
            let texts =
                strips.iter().map(|strip| &strip.text).chain([&printed.order.text, &printed.leader.ability.text]);
            for sentence in texts.flat_map(|text| [text.get(Lang::of("de")), text.get(Lang::EN)]) {
                assert!(sentence.ends_with('.') && !sentence.contains(['⟨', '{']), "{}: {sentence}", card.key);
            }
            for short in strips.iter().flat_map(|strip| [strip.short.get(Lang::of("de")), strip.short.get(Lang::EN)]) {
                assert!(!short.is_empty() && !short.contains('⟨'), "{}: {short}", card.key);
            }
        }
    }
}

/// PT-H.gunner.order: a figure that differs between editions appears in the text of each.
#[test]
fn a_text_shows_the_figure_of_its_edition() {
    let id = Content::built_in().find("gunner").expect("the gunner is there");
    let text = |edition| Content::built_in().printed(edition, id).order.text.clone();
    assert!(
        text(Edition::First).get(Lang::of("de")).contains("4 Schaden")
            && text(Edition::First).get(Lang::EN).contains("4 damage")
    );
    assert!(
        text(Edition::Second).get(Lang::of("de")).contains("5 Schaden")
            && text(Edition::Second).get(Lang::EN).contains("5 damage")
    );
}

#[test]
fn one_of_something_is_singular() {
    let say = |phrase: &table::Phrase, lang| PixelTactics::texts().say(lang, phrase);
    let (one, two) = (Spell::Draw(1).phrase(), Spell::Draw(2).phrase());
    assert!(say(&one, table::Lang::of("de")).ends_with("1 Karte."), "{}", say(&one, table::Lang::of("de")));
    assert!(say(&two, table::Lang::of("de")).ends_with("2 Karten."));
    assert!(say(&one, table::Lang::EN).ends_with("1 card.") && say(&two, table::Lang::EN).ends_with("2 cards."));
}

fn with(text: &str) -> Result<Content, String> {
    Content::with_files(&[ContentFile::new("cards/mine.toml", text)]).map_err(|faults| faults.to_string())
}

const OWN_CARD: &str = r#"
[[card]]
key = "ogre"
replaces = "knight"
source = "house"
name = { de = "Oger", en = "Ogre" }
attack = 5
life = 9
front = ["attack 1"]
flank = ["intercept"]
rear = ["ranged-proof", "spell heal-self"]
order = "kill"

[card.leader]
key = "grum"
name = { de = "Grum", en = "Grum" }
attack = 6
life = 18
abilities = ["troop-armor 2", "ranged"]
"#;

#[test]
fn an_own_card_takes_the_place_of_another_in_both_editions() {
    let content = with(OWN_CARD).expect("the file is in order");
    let place = Content::built_in().find("knight");
    assert_eq!((content.find("ogre"), content.find("grum"), content.find("knight")), (place, place, None));
    for edition in [Edition::First, Edition::Second] {
        assert_eq!(content.cards(edition).len(), 29);
        let ogre = content.card(edition, place.expect("the knight is there"));
        assert_eq!((ogre.name.get(Lang::of("de")), ogre.life, ogre.leader.abilities.len()), ("Oger", 9, 2));
        assert_eq!(ogre.strip(Row::Rear).spell, Some(Spell::HealSelf));
    }
}

#[test]
fn an_entry_with_a_known_key_changes_only_what_it_names() {
    let text = "[[card]]\nkey = \"scientist\"\nsource = \"house\"\nattack = 4\nleader = { life = 19 }\n";
    let content = with(text).expect("the file is in order");
    for (edition, life) in [(Edition::First, 7), (Edition::Second, 5)] {
        let changed = find(content.cards(edition), "scientist");
        assert_eq!((changed.attack, changed.life, changed.leader.life, changed.leader.attack), (4, life, 19, 1));
        assert_eq!(changed.order, OrderEffect::Actions(3));
    }
}

#[test]
fn the_digest_follows_the_figures_and_not_the_names() {
    let digest = Content::built_in().digest();
    let of = |text: &str| with(text).expect("the file is in order").digest().to_string();
    let head = "[[card]]\nkey = \"healer\"\nsource = \"house\"\n";
    assert_eq!(of(&format!("{head}name = {{ de = \"Ärztin\", en = \"Doctor\" }}")), digest);
    assert_ne!(of(&format!("{head}life = 5")), digest);
    assert_ne!(of(&format!("{head}front = [\"armor 2\", \"intercept\"]")), digest);
    assert_ne!(of(&format!("{head}leader = {{ abilities = [\"wave-heal 3\"] }}")), digest);
    assert_ne!(of(OWN_CARD), digest);
}

/// A faulty file is refused with its name, the line, the entry, the field and the fault.
#[track_caller]
fn check_fault(text: &str, expected: &str) {
    let faults = with(text).expect_err("the file is wrong");
    let known = format!("{expected}. Known: ");
    let is_said = faults.lines().any(|line| line == expected || line.starts_with(&known));
    assert!(is_said, "expected: {expected}\nfound:\n{faults}");
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_its_place() {
    let entry = |rest: &str| format!("[[card]]\nkey = \"knight\"\nsource = \"house\"\n{rest}\n");
    let check = |rest: &str, expected: &str| {
        check_fault(&entry(rest), &format!("cards/mine.toml:4: card `knight`, field {expected}"));
    };
    check("attack = 21", "`attack`: must be from 0 to 20, not 21");
    check("life = 0", "`life`: must be from 1 to 40, not 0");
    check("order = \"slay\"", "`order`: `slay` is not known here");
    check("order = \"kill 2\"", "`order`: is written `kill`, not `kill 2`");
    check("front = [\"armor\"]", "`front`: is written `armor 1..20`, not `armor`");
    check("front = [\"armor 02\"]", "`front`: is written `armor 1..20`, not `armor 02`");
    check("front = [\"armor 0\"]", "`front`: is written `armor 1..20`, not `armor 0`");
    check("front = [\"armor 2 \"]", "`front`: is written `armor 1..20`, not `armor 2 `");
    check("front = [\"heal-self\"]", "`front`: `heal-self` is not known here");
    check("flank = [\"spell armor 2\"]", "`flank`: `armor` is not known here");
    check("flank = [\"spell copy 2\"]", "`flank`: is written `copy front|flank|rear`, not `copy 2`");
    check("rear = [\"spell heal 2\", \"spell heal 3\"]", "`rear`: must not have more than one spell");
    check("rear = [\"ranged\", \"ranged\"]", "`rear`: has `ranged` twice");
    check("rear = []", "`rear`: must have at least one keyword");
    check(
        "rear = [\"attack 1\", \"attack 2\", \"attack 3\", \"attack 4\"]",
        "`rear`: must not have more than 3 keywords",
    );
    check("leader = { life = 99 }", "`leader.life`: must be from 1 to 40, not 99");
    check("leader = { abilities = [\"fly\"] }", "`leader.abilities`: `fly` is not known here");
    check("leader = { key = \"Big Boss\" }", "`leader.key`: must be 1 to 40 lower-case letters, digits and hyphens");
    check("replaces = \"witch\"", "`replaces`: belongs to a card with a key of its own");
    check("name = { de = \"\", en = \"Knight\" }", "`name`: must be 1 to 20 characters in every language");
    check_fault(
        "[[card]]\nkey = \"ogre\"\nsource = \"house\"\n",
        "cards/mine.toml:2: card `ogre`, field `key`: is a new card: `replaces` must say whose place it takes",
    );
    check_fault(
        &OWN_CARD.replace("life = 18\n", ""),
        "cards/mine.toml:2: card `ogre`, field `leader.life`: is missing, and a new card needs it",
    );
    check_fault(
        &OWN_CARD.replace("\"knight\"", "\"orc\""),
        "cards/mine.toml:4: card `ogre`, field `replaces`: there is no card `orc`",
    );
    check_fault(&OWN_CARD.replace("Oger", "Hexe"), "cards/mine.toml: the cards `ogre` and `witch` have the same name");
    check_fault(
        &OWN_CARD.replace("\"grum\"", "\"witch\""),
        "cards/mine.toml: the cards `ogre` and `witch` have the same key",
    );
    check_fault(
        &format!("{OWN_CARD}{}", entry("life = 3")),
        "cards/mine.toml:21: card `knight`, field `key`: another entry changes `knight` already",
    );
    check_fault("colour = 3\n", "cards/mine.toml: has `colour`, but only these entries are known: [[card]]");
}

#[test]
fn files_that_are_no_tables_of_cards_are_refused() {
    let refused = |bytes: &[u8]| {
        let faults = Content::with_files(&[ContentFile::new("cards/mine.toml", bytes)]).expect_err("the file is wrong");
        faults.to_string()
    };
    assert!(refused(b"[[card]\n").starts_with("cards/mine.toml:1: is not TOML"), "{}", refused(b"[[card]\n"));
    assert!(refused(b"\xff\xfe").starts_with("cards/mine.toml: is not a text"));
    assert_eq!(refused(&[b' '; 70_000]), "cards/mine.toml: is larger than 65536 bytes");
    let unknown = refused(b"[[card]]\nkey = \"knight\"\nsource = \"house\"\ncolour = 3\n");
    assert!(unknown.contains("card `knight`") && unknown.contains("colour"), "{unknown}");
    let wrong_type = refused(b"[[card]]\nkey = \"knight\"\nsource = \"house\"\nattack = \"two\"\n");
    assert!(wrong_type.starts_with("cards/mine.toml:4: card `knight`, field `attack`"), "{wrong_type}");
}

#[test]
fn a_folder_without_cards_is_said_to_have_none() {
    let folder = std::env::temp_dir().join("pixel-tactics-without-cards");
    let faults = Content::with_folder(&folder).expect_err("there is no such folder").to_string();
    assert_eq!(faults, format!("{}: has no folder `cards`", folder.display()));
}

#[test]
fn a_folder_of_card_files_is_read() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own");
    let content = Content::with_folder(&folder).expect("the folder is in order");
    let knight = content.find("shieldbearer");
    assert_eq!(knight, Content::built_in().find("knight"));
    assert_eq!(find(content.cards(Edition::Second), "witch").life, 6);
}

/// Texts belong to keywords, which come with the program.
#[test]
fn an_own_card_has_no_texts_of_its_own() {
    let text = format!("{OWN_CARD}\n[card.texts]\norder-kill = {{ de = \"Aus!\", en = \"Out!\" }}\n");
    let refused = with(&text).expect_err("own cards have the texts of their keywords");
    assert!(refused.contains("card `ogre`, field `texts`: stand only in entries that come with the game"), "{refused}");
    let content = with(OWN_CARD).expect("the file is in order");
    let ogre = content.find("ogre").expect("it was added");
    assert_eq!(content.printed(Edition::First, ogre).order.text.get(Lang::EN), "Any hero dies at once.");
}
