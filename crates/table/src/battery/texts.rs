//! Checks that texts are complete; needs no game to be played.

use std::collections::{BTreeMap, BTreeSet};

use crate::message::{FORM, brief_key};
use crate::{Declared, Lang, Spoken, Term, Texts};

/// Compares the languages of a crate: they have the same messages with the same arguments, and numbers agree with
/// nouns.
pub fn texts(texts: &Texts) {
    check_numbers(texts, &[]);
    let english = list(texts, Lang::EN);
    for lang in texts.langs() {
        let other = list(texts, lang);
        let only = |one: &Listed, other: &Listed| one.keys().filter(|key| !other.contains_key(*key)).cloned().collect();
        let (missing, more): (Vec<String>, Vec<String>) = (only(&english, &other), only(&other, &english));
        assert!(missing.is_empty() && more.is_empty(), "missing in {lang}: {missing:?}, only in {lang}: {more:?}");
        for (key, arguments) in &other {
            assert_eq!(arguments, &english[key], "{key} has other arguments in {lang} than in English");
        }
    }
}

/// Every message that a game declares exists in every language, and uses only arguments that it gets.
pub fn vocabulary<G: Spoken>() {
    let mut declared = Declared::default();
    G::Question::declare(&mut declared);
    G::Choice::declare(&mut declared);
    G::Event::declare(&mut declared);
    G::Reason::declare(&mut declared);
    G::Chance::declare(&mut declared);
    G::Drawn::declare(&mut declared);
    assert!(!declared.messages.is_empty(), "a game says something");
    check_numbers(G::texts(), &declared.numbers);
    for lang in G::texts().langs() {
        let messages = list(G::texts(), lang);
        for (key, given) in &declared.messages {
            let said = messages.get(*key).unwrap_or_else(|| panic!("{key} is declared and missing in {lang}"));
            let used = said.iter().chain(messages.get(&brief_key(key)).into_iter().flatten());
            let unknown: Vec<&String> = used.filter(|used| !given.contains(&used.as_str())).collect();
            assert!(unknown.is_empty(), "{key} uses {unknown:?} in {lang}, but it is declared with {given:?}");
        }
    }
}

/// Catches "1 cards". Words that do not change are listed in the texts, in `words-behind-numbers`.
fn check_numbers(texts: &Texts, numbers: &[(&'static str, &'static str)]) {
    let found = texts.list_disagreeing(numbers);
    assert!(found.is_empty(), "a number stands before a word and is not selected by:\n{}", found.join("\n"));
}

type Listed = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language, each with the names of its arguments; grammatical forms differ by language and are left
/// out.
fn list(texts: &Texts, lang: Lang) -> Listed {
    let messages = texts.messages(lang).unwrap_or_else(|| panic!("there are no texts in {lang}"));
    messages.list().map(|(key, arguments)| (key, arguments.into_iter().filter(|name| name != FORM).collect())).collect()
}
