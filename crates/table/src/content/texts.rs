//! Sentences about a single card are in its entry, next to its figures:
//!
//! ```toml
//! [card.texts]
//! order-kill = { de = "Ein beliebiger Held stirbt sofort.", en = "Any hero dies at once." }
//! ```

use std::collections::BTreeMap;

use include_dir::Dir;
use toml::de::{DeTable, DeValue};

use crate::Texts;

/// The name of this table, wherever it is in a file.
pub(super) const TEXTS: &str = "texts";

impl Texts {
    /// Adds the sentences in the built-in data files of a folder. Like all texts they are part of the program, so a
    /// mistake in them is a bug and panics.
    pub fn with_entries(self, folder: &Dir<'_>) -> Texts {
        let mut sources = BTreeMap::new();
        read_folder(folder, &mut sources);
        sources.iter().fold(self, |texts, (tag, source)| texts.with(tag, source))
    }
}

/// The source of a Fluent file for each language.
type Sources = BTreeMap<String, String>;

fn read_folder(folder: &Dir<'_>, sources: &mut Sources) {
    folder.dirs().for_each(|inner| read_folder(inner, sources));
    for file in folder.files() {
        let text = file.contents_utf8().expect("data files are written in UTF-8");
        let table = DeTable::parse(text).unwrap_or_else(|error| panic!("{}: {error}", file.path().display()));
        read_table(table.get_ref(), sources);
    }
}

fn read_table(table: &DeTable<'_>, sources: &mut Sources) {
    for (name, value) in table {
        match value.get_ref() {
            DeValue::Table(texts) if name.get_ref() == TEXTS => read_texts(texts, sources),
            DeValue::Table(inner) => read_table(inner, sources),
            DeValue::Array(list) => {
                let tables = list.iter().filter_map(|value| value.get_ref().as_table());
                tables.for_each(|inner| read_table(inner, sources));
            }
            _ => {}
        }
    }
}

fn read_texts(texts: &DeTable<'_>, sources: &mut Sources) {
    for (key, words) in texts {
        for (tag, text) in words.get_ref().as_table().into_iter().flatten() {
            let text = text.get_ref().as_str().unwrap_or_else(|| panic!("{} is not a text", key.get_ref()));
            // Continuation lines of a message are indented.
            let message = format!("{} = {}\n", key.get_ref(), text.replace('\n', "\n    "));
            sources.entry(tag.get_ref().to_string()).or_default().push_str(&message);
        }
    }
}
