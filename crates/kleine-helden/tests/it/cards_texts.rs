//! What players read on heroes and cards: every figure and every keyword, in both languages.

use kleine_helden::content::{Content, Facts, Figures, Kind, PrintedCard, PrintedHero, Shared};
use table::Lang;

fn facts() -> Facts {
    Content::built_in().facts()
}

/// KH-01: programs find the number of a card by its key.
#[test]
fn facts_have_the_numbers_of_all_cards_by_key() {
    let facts = facts();
    assert_eq!(facts.card_ids.len(), 45 + 50 + 64);
    for (key, id) in &facts.card_ids {
        assert_eq!(&Content::built_in().printed(*id).key, key);
        assert_eq!(&facts.cards[id.pile().index()][id.place()].key, key);
    }
}

fn cards(facts: &Facts) -> impl Iterator<Item = &PrintedCard> {
    facts.cards.iter().flatten()
}

/// The signs of figures: attack, parry, damage, magic, resistance, armour.
const SIGNS: [char; 6] = ['⚔', '◊', '✹', '☆', '⊙', '▣'];

fn list(figures: Figures) -> [i8; 6] {
    let Figures { attack, parry, damage, magic, resistance, armour } = figures;
    [attack, parry, damage, magic, resistance, armour]
}

/// Every figure other than 0 follows its sign, with or without a plus.
#[track_caller]
fn assert_shows(key: &str, line: &str, figures: Figures) {
    for (sign, figure) in SIGNS.into_iter().zip(list(figures)).filter(|(_, figure)| *figure != 0) {
        let is_shown =
            line.contains(&format!("{sign}{figure}")) || line.contains(&format!("{sign}{figure:+}").replace('-', "−"));
        assert!(is_shown, "{key}: {sign} {figure} is not in {line:?}");
    }
}

/// The sentence contains every number of the keywords; 1 may be a word.
#[track_caller]
fn assert_names(key: &str, text: &str, keywords: &[String]) {
    for keyword in keywords {
        let numbers = keyword.split(' ').filter_map(|word| word.parse::<i16>().ok());
        for number in numbers.filter(|number| number.abs() != 1) {
            let numbers = text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|word| word.parse::<i16>().ok());
            assert!(
                numbers.clone().any(|found| found == number.abs()),
                "{key}: {number} of {keyword} is not in {text:?}"
            );
        }
    }
}

#[test]
fn the_line_of_a_hero_has_all_its_figures_and_the_text_all_its_powers() {
    for PrintedHero { key, figures, specialisations, keywords, line, text, .. } in &facts().heroes {
        for lang in Lang::all().iter().copied() {
            assert_shows(key, line.get(lang), *figures);
            specialisations.iter().for_each(|(_, figures)| assert_shows(key, line.get(lang), *figures));
            let bonuses = line.get(lang).split(", ").count() - 1;
            assert_eq!(bonuses, specialisations.len(), "{key}: {}", line.get(lang));
            assert_names(key, text.get(lang), keywords);
            assert_eq!(text.get(lang).is_empty(), keywords.is_empty(), "{key}");
        }
    }
}

/// Cards that are fitted, cast or attacked have their figures in a line; cards that are played have them in a sentence.
#[test]
fn all_figures_of_a_card_can_be_read_on_it() {
    for card in cards(&facts()) {
        for lang in Lang::all().iter().copied() {
            let line = card.line.get(lang);
            for figures in [card.one, card.two].into_iter().flatten() {
                assert_shows(&card.key, line, figures);
            }
            let figures = card.figures.unwrap_or_default();
            match card.kind {
                Kind::Potion | Kind::Manoeuvre | Kind::Spontaneous => assert_says(card, lang, figures),
                _ => assert_shows(&card.key, line, figures),
            }
            let life = card.life.map(|life| format!("♥{life} "));
            let target = card.target.map(|target| format!("≥{target}"));
            let cooldown = card.cooldown.filter(|rounds| *rounds > 0).map(|rounds| format!(" {rounds} "));
            for part in [life, target, cooldown].into_iter().flatten() {
                assert!(line.contains(&part), "{}: {part} is not in {line:?}", card.key);
            }
        }
    }
}

/// The figures of a boost are words: "attack +2".
#[track_caller]
fn assert_says(card: &PrintedCard, lang: Lang, figures: Figures) {
    let names = match lang.tag() {
        "de" => ["Attacke", "Parade", "Schaden", "Magie", "Magieresistenz", "Rüstung"],
        _ => ["attack", "parry", "damage", "magic", "resistance", "armour"],
    };
    let text = card.text.get(lang);
    for (name, figure) in names.into_iter().zip(list(figures)).filter(|(_, figure)| *figure != 0) {
        let figure = format!("{name} {figure:+}").replace('-', "−");
        assert!(text.contains(&figure), "{}: {figure} is not in {text:?}", card.key);
    }
}

#[test]
fn the_sentence_of_a_card_names_every_number_of_its_keywords() {
    for card in cards(&facts()) {
        for lang in Lang::all().iter().copied() {
            assert_names(&card.key, card.text.get(lang), &card.keywords);
            assert!(card.keywords.is_empty() || !card.text.get(lang).is_empty(), "{}", card.key);
        }
    }
}

/// Names are unique in each language, and German texts differ from the English ones.
#[test]
fn every_name_is_there_once_in_each_language() {
    let facts = facts();
    let heroes = facts.heroes.iter().map(|hero| (hero.key.as_str(), &hero.name));
    let names: Vec<(&str, &Shared)> = heroes.chain(cards(&facts).map(|card| (card.key.as_str(), &card.name))).collect();
    for lang in Lang::all().iter().copied() {
        let mut known: Vec<&str> = names.iter().map(|(_, name)| name.get(lang)).collect();
        known.sort_unstable();
        if let Some(twice) = known.windows(2).find(|pair| pair[0] == pair[1]) {
            panic!("{} is there twice", twice[0]);
        }
    }
    for card in cards(&facts).filter(|card| !card.text.get(Lang::of("de")).is_empty()) {
        assert_ne!(card.text.get(Lang::of("de")), card.text.get(Lang::EN), "{}", card.key);
    }
}
