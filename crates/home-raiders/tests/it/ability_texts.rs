//! What players read about abilities: a sentence for each of the 80, in both languages, with the card's figures.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::field::Field;
use home_raiders::content::{Ability, Content};
use home_raiders::view::{AbilityFacts, Facts};
use home_raiders::{HomeRaiders, Level, MusterRule, Options};
use table::{Game, Lang, Scene, Seat, Spoken, Viewer};

fn set_up(options: Options) -> HomeRaiders {
    HomeRaiders::set_up(Arc::new(Content::built_in().clone()), options).expect("the options are possible")
}

/// The facts of battles in which all five factions meet.
fn all_facts() -> Vec<Facts> {
    let pairs = [("new-lilliput", "gremlins"), ("fae-folk", "scroungers"), ("lords-of-dust", "gremlins")];
    let facts = pairs
        .map(|(one, other)| set_up(Options { factions: [one.into(), other.into()], ..Options::default() }).facts());
    facts.into()
}

fn all_abilities() -> Vec<AbilityFacts> {
    all_facts().into_iter().flat_map(|facts| facts.cards.into_values()).flat_map(|card| card.abilities).collect()
}

/// Fähigkeiten (HR-69): each of the 80 abilities has a sentence in German and in English.
#[test]
fn every_ability_has_a_sentence_in_both_languages() {
    let abilities = all_abilities();
    let known: BTreeSet<Ability> = abilities.iter().map(|ability| ability.key).collect();
    assert_eq!(known.len(), Ability::ALL.len());
    for AbilityFacts { key, name, text, .. } in &abilities {
        for lang in Lang::all().iter().copied() {
            let (name, text) = (name.get(lang), text.get(lang));
            assert!(!name.is_empty() && !name.contains('⟨'), "{key:?}: {name}");
            assert!(text.len() > 20 && text.ends_with('.') && !text.contains(['⟨', '{']), "{key:?}: {text}");
        }
        assert_ne!(text.get(Lang::of("de")), text.get(Lang::EN), "{key:?}");
    }
    for lang in Lang::all().iter().copied() {
        for one in &abilities {
            let others = abilities.iter().filter(|other| other.key != one.key);
            let same = others.filter(|other| other.text.get(lang) == one.text.get(lang)).count();
            assert_eq!(same, 0, "{:?}: {}", one.key, one.text.get(lang));
        }
    }
}

/// Fähigkeiten (HR-60): an ability that injures says so; the others do not.
#[test]
fn a_sentence_says_whether_the_ability_injures() {
    for AbilityFacts { key, text, .. } in all_abilities() {
        assert_eq!(text.get(Lang::of("de")).contains("Das verletzt"), key.injures(), "{key:?}");
        assert_eq!(text.get(Lang::EN).contains("This injures"), key.injures(), "{key:?}");
    }
}

/// Fähigkeiten (HR-69): ids run from HR-61.1 to HR-68.10 in the order of the rulebook.
#[test]
fn every_ability_names_its_rule() {
    assert_eq!(Ability::PushObject.rule(), "HR-61.1");
    assert_eq!(Ability::ShiftPosition.rule(), "HR-61.10");
    assert_eq!(Ability::MindTrick.rule(), "HR-64.3");
    assert_eq!(Ability::Specialist.rule(), "HR-68.10");
}

/// Every number stands in both sentences of an ability.
#[test]
fn german_and_english_name_the_same_numbers() {
    let numbers = |text: &str| -> Vec<String> {
        let text = text.replace(',', ".");
        let parts = text.split(|sign: char| !sign.is_ascii_digit() && sign != '.').map(|part| part.trim_matches('.'));
        let mut found: Vec<String> = parts.filter(|part| !part.is_empty()).map(str::to_owned).collect();
        found.sort();
        found
    };
    for AbilityFacts { key, text, .. } in all_abilities() {
        assert_eq!(
            numbers(text.get(Lang::of("de"))),
            numbers(text.get(Lang::EN)),
            "{key:?}: {} / {}",
            text.get(Lang::of("de")),
            text.get(Lang::EN)
        );
    }
}

const PUSHER: &str = "move = 5\nabilities = [\"push-object\", \"running-fire\", \"flight\"]";
const BRUISER: &str = "move = 4\nmelee = \"w w r b b*\"\ndefence = \"w* r r\"\n\
                       abilities = [\"unexpected-blow\", \"grab\", \"regeneration\", \"mirror-image\"]";

fn duel() -> Scene<HomeRaiders> {
    let field = Field::new("new-lilliput", "gremlins").card(0, "hero", "pusher", PUSHER);
    let field = field.card(1, "hero", "bruiser", BRUISER).hero(0, "pusher", (100, 100));
    field.hero(1, "bruiser", (200, 100)).turn(0, 0)
}

fn text_of(facts: &Facts, card: &str, ability: Ability, lang: Lang) -> String {
    let abilities = &facts.cards.get(card).expect("the card is in play").abilities;
    let found = abilities.iter().find(|it| it.key == ability).expect("the card has the ability");
    found.text.get(lang).to_owned()
}

/// Bewegung (HR-61.1, HR-61.5, HR-61.8), Nahkampf (HR-62.6, HR-62.8), Verteidigung (HR-65.3, HR-65.10).
#[test]
fn a_sentence_has_the_figures_of_the_card() {
    let mut scene = duel();
    let facts = scene.running().game().facts();
    let check = |card: &str, ability: Ability, de: &str, en: &str| {
        let (found, english) =
            (text_of(&facts, card, ability, Lang::of("de")), text_of(&facts, card, ability, Lang::EN));
        assert!(found.contains(de), "{found}");
        assert!(english.contains(en), "{english}");
    };
    check("pusher", Ability::PushObject, "2,5 Zoll", "2.5 inches");
    check("pusher", Ability::RunningFire, "Rest von 5 Zoll", "rest of 5 inches");
    check("pusher", Ability::Flight, "5 Zoll", "5 inches");
    check("bruiser", Ability::UnexpectedBlow, "(2 schwarze Würfel)", "(2 black dice)");
    check("bruiser", Ability::Grab, "(2 weiße Würfel)", "(2 white dice)");
    // The white die has the wound symbol: the regenerating character is wounded, the one with the mirror image is not.
    check("bruiser", Ability::Regeneration, "(1 roter Würfel)", "(1 red die)");
    check("bruiser", Ability::MirrorImage, "(1 weißer Würfel)", "(1 white die)");
}

/// The terminal shows the cards of all characters in play, with every sentence.
#[test]
fn the_sentences_of_characters_in_play_stand_below_the_map() {
    let mut scene = duel();
    let game = scene.running().game().clone();
    let facts = game.facts();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = scene.running().view(viewer);
        for lang in Lang::all().iter().copied() {
            let board = game.sketch(&view, lang).to_string();
            let board = board.split_whitespace().collect::<Vec<_>>().join(" ");
            let characters = view.sides.iter().flat_map(|side| &side.troops).flat_map(|troop| &troop.characters);
            let mut count = 0;
            for character in characters {
                for ability in &facts.cards.get(&character.card).expect("the card is known").abilities {
                    assert!(board.contains(ability.text.get(lang)), "{} is not in\n{board}", ability.text.get(lang));
                    count += 1;
                }
            }
            assert_eq!(count, 7);
        }
    }
}

/// On the simple level characters have no abilities, so none are shown.
#[test]
fn without_the_cog_no_ability_is_shown() {
    let options = Options { level: Level::Simple, muster: MusterRule::Ready, ..Options::default() };
    assert!(set_up(options).facts().cards.values().all(|card| card.abilities.is_empty()));
}
