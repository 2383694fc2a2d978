//! What the referee says itself, in German and English.

use std::sync::LazyLock;

use table::{Lang, Phrase, Texts};

pub fn say(lang: Lang, phrase: &Phrase) -> String {
    static TEXTS: LazyLock<Texts> =
        LazyLock::new(|| Texts::new(include_str!("texts/de.ftl"), include_str!("texts/en.ftl")));
    TEXTS.say(lang, phrase)
}
