//! What the referee says itself.

use std::sync::LazyLock;

use table::{Lang, Phrase, Texts};

pub fn say(lang: Lang, phrase: &Phrase) -> String {
    static TEXTS: LazyLock<Texts> = table::texts!("$CARGO_MANIFEST_DIR/src/referee/texts");
    TEXTS.say(lang, phrase)
}
