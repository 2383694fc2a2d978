//! The sentences of the command line itself.

use std::sync::LazyLock;

use table::Texts;

pub static TEXTS: LazyLock<Texts> =
    LazyLock::new(|| Texts::new(include_str!("../texts/de.ftl"), include_str!("../texts/en.ftl")));
