//! The sentences of the command line itself.

use std::sync::LazyLock;

use table::{Arg, Texts, Words};

pub static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(include_str!("../texts/de.ftl"), include_str!("../texts/en.ftl")));

/// Text that is the same in every language, such as a path or a number that is written already.
pub fn text(text: impl Into<String>) -> Arg {
    let text = text.into();
    Arg::Words(Words { de: text.clone(), en: text })
}
