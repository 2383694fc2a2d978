//! A third language needs texts and no code: parts of Pocket Battles in Polish.

use std::collections::BTreeMap;
use std::sync::Arc;

use pocket_battles::content::{Content, ContentFile};
use pocket_battles::{Options, PocketBattles};
use table::{Dice, FastDice, Game, Lang, Match, Phrase, Rolls, Saying, Seat, Spoken, Texts, Viewer};

const PL: Lang = Lang::of("pl");

fn texts() -> Texts {
    PocketBattles::texts().clone().with("pl", include_str!("language/pl.ftl"))
}

/// The built-in orcs, some of them with a third name.
fn content() -> Content {
    let orcs = include_str!("../../../pocket-battles/content/armies/orcs.toml");
    let orcs = orcs.replace("en = \"Goblins\" }", "en = \"Goblins\", pl = \"Gobliny\" }");
    let ready = include_str!("../../../pocket-battles/content/ready/orcs.toml");
    let files = [ContentFile::new("armies/orcs.toml", orcs), ContentFile::new("ready/orcs.toml", ready)];
    Content::with_files(&files).expect("a further name is no mistake")
}

/// Everything asked, offered and told during some decisions of a game, by the keys of its phrases.
fn read_out(decisions: usize) -> BTreeMap<String, Phrase> {
    let options = Options { size: 30, armies: ["orcs", "elves"].map(String::from), ..Options::default() };
    let game = PocketBattles::set_up(Arc::new(content()), options).expect("these armies are possible");
    let mut battle = Match::new(Arc::new(game), Rolls::Seeded(7));
    let (mut dice, mut said) = (FastDice::new(7), BTreeMap::new());
    for _ in 0..decisions {
        let Some(asked) = [Seat(0), Seat(1)].into_iter().find_map(|seat| battle.asked(seat)) else { break };
        let (seat, count) = (asked.seat, asked.options.len());
        let view = battle.view(Viewer::Seat(seat));
        let mut read = |what| {
            let phrase = battle.game().say(&view, what);
            said.insert(format!("{} {}", phrase.key, PocketBattles::texts().say(Lang::EN, &phrase)), phrase);
        };
        read(Saying::Question(&asked.question));
        asked.options.iter().for_each(|choice| read(Saying::Choice(choice)));
        battle.told(Viewer::Seat(seat)).for_each(|event| read(Saying::Event(event)));
        battle.choose(seat, dice.roll(count as u32) as usize - 1).expect("it was offered");
    }
    said
}

#[test]
fn a_game_is_played_in_a_language_of_a_few_messages() {
    let texts = texts();
    let said = read_out(120);
    let polish: Vec<String> = said.values().map(|phrase| texts.say(PL, phrase)).collect();
    let contains = |part: &str| polish.iter().any(|sentence| sentence.contains(part));
    assert!(polish.iter().all(|sentence| !sentence.contains('⟨')), "{polish:#?}");
    // Polish messages, with Polish plurals.
    assert!(contains("Który stos kładziesz i gdzie?") && contains("Wszystkie stosy są odkryte."), "{polish:#?}");
    assert!(contains("Masz do użycia") && contains("znaczniki"), "{polish:#?}");
    // A missing message is in English, but with the Polish words that exist.
    assert!(contains("Which army do you lead into the field?"), "{polish:#?}");
    assert!(polish.iter().any(|it| it.starts_with("Tactical move: ") && it.contains("znacznik")), "{polish:#?}");
    // Names that the content provides, alone and in the names of units.
    assert!(contains("Gobliny"), "{polish:#?}");
}

#[test]
fn a_further_language_changes_nothing_in_the_others() {
    let texts = texts();
    for phrase in read_out(60).values() {
        for lang in [Lang::of("de"), Lang::EN] {
            assert_eq!(texts.say(lang, phrase), PocketBattles::texts().say(lang, phrase));
        }
        assert!(!texts.say(Lang::of("de"), phrase).contains("Gobliny"));
    }
}
