//! Texts are complete, without anybody having to play.

use std::collections::{BTreeMap, BTreeSet};

use crate::message::{FORM, Messages};
use crate::{Declared, Lang, Spoken, Term};

/// Compares the two Fluent files of a crate: the same messages, with the same arguments.
pub fn texts(de: &str, en: &str) {
    let (de, en) = (list(&Messages::read(Lang::De, de)), list(&Messages::read(Lang::En, en)));
    let only = |one: &Listed, other: &Listed| one.keys().filter(|key| !other.contains_key(*key)).cloned().collect();
    let (only_de, only_en): (Vec<String>, Vec<String>) = (only(&de, &en), only(&en, &de));
    assert!(only_de.is_empty() && only_en.is_empty(), "only in German: {only_de:?}, only in English: {only_en:?}");
    for (key, arguments) in &de {
        assert_eq!(arguments, &en[key], "{key} has other arguments in German than in English");
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
    assert!(!declared.messages.is_empty(), "a game says something");
    for lang in Lang::ALL {
        let messages = list(G::texts().messages(lang));
        for (key, given) in &declared.messages {
            let used = messages.get(*key).unwrap_or_else(|| panic!("{key} is declared and missing in {lang:?}"));
            let unknown: Vec<&String> = used.iter().filter(|used| !given.contains(&used.as_str())).collect();
            assert!(unknown.is_empty(), "{key} uses {unknown:?} in {lang:?}, but it is declared with {given:?}");
        }
    }
}

type Listed = BTreeMap<String, BTreeSet<String>>;

/// The messages of a language, each with the names of its arguments; forms are the business of each language.
fn list(messages: &Messages) -> Listed {
    let listed = messages.keys().map(|key| (key.to_string(), messages.arguments(key)));
    listed.map(|(key, arguments)| (key, arguments.into_iter().filter(|name| name != FORM).collect())).collect()
}
