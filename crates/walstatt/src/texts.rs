//! The sentences of the command line itself.

use std::sync::LazyLock;

use table::Texts;

pub static TEXTS: LazyLock<Texts> = table::texts!();
