//! Numbers agree with what they count: one card, two cards.

use std::collections::BTreeSet;

use catalog::{AnyMatch, Catalog, Pending};
use serde_json::Value;
use table::{Lang, Rolls, Viewer};

/// Words that end like a plural and are none.
const SINGULAR: [&str; 6] = ["as", "has", "is", "less", "tactics", "this"];

/// Everything that is said while a random game is played, in a language.
fn listen(catalog: &Catalog, game: &str, seed: u64, lang: Lang) -> BTreeSet<String> {
    let game = catalog.game(game, lang).expect("the game is listed");
    let mut played = game.begin(&Value::Null, Rolls::Seeded(seed), lang).expect("the default options are possible");
    let random = "random".parse().expect("there is such a player");
    let mut heard = BTreeSet::new();
    while let Some(asked) = played.asked_seats().first().copied() {
        heard.extend(say_question(&*played, lang));
        heard.extend(played.why_not(asked.seat, lang).into_iter().map(|ruled_out| ruled_out.reason));
        played.let_play(asked.seat, &random, seed, lang).expect("it is asked");
    }
    for viewer in Viewer::all(played.seats()) {
        heard.extend(played.told(Some(viewer), 0, lang).into_iter().map(|told| told.text));
    }
    heard
}

fn say_question(played: &dyn AnyMatch, lang: Lang) -> Vec<String> {
    match played.pending(None, lang) {
        Pending::Asked(asked) => {
            asked.into_iter().flat_map(|one| one.options.into_iter().map(|it| it.text).chain([one.text])).collect()
        }
        Pending::Roll(_) | Pending::Draw(_) | Pending::Over(_) => Vec::new(),
    }
}

/// A 1 before a word that ends in s, such as "1 cards".
fn find_disagreement(sentence: &str) -> Option<&str> {
    let mut words = sentence.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let next = words.peek().map_or("", |next| next.trim_matches(|letter: char| !letter.is_alphabetic()));
        let is_plural = next.ends_with('s') && next.starts_with(char::is_lowercase) && !SINGULAR.contains(&next);
        if word == "1" && is_plural {
            return Some(next);
        }
    }
    None
}

#[test]
fn one_is_followed_by_a_singular() {
    assert_eq!(find_disagreement("You draw 1 cards, and 2 more."), Some("cards"));
    assert_eq!(find_disagreement("You draw 1 card; 1 is left of 11 cards."), None);
    let catalog = Catalog::built_in();
    for game in catalog.games().map(|game| game.id()) {
        for seed in 1..=3 {
            for sentence in listen(&catalog, game, seed, Lang::EN) {
                assert_eq!(find_disagreement(&sentence), None, "{game}, seed {seed}: {sentence}");
            }
        }
    }
}
