//! What is wrong with a data file, and where.

use std::fmt;

use serde::Serialize;

use crate::refusal::TEXTS;
use crate::{Lang, Phrase, Words, text};

/// Everything that is wrong with some data files; never empty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Faults(pub Vec<Fault>);

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    pub file: String,
    pub line: Option<usize>,
    /// The entry as the file names it, for example: card `knight`. Empty if the whole file is meant.
    pub entry: String,
    pub field: Option<String>,
    pub message: Box<Words>,
}

/// What is wrong, in every language. A bare text stands for all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note(pub Words);

impl std::error::Error for Faults {}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "\n" };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

/// In English.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Lang::EN))
    }
}

impl Faults {
    /// Joins the faults of several readings.
    pub fn join(read: impl IntoIterator<Item = Result<(), Faults>>) -> Result<(), Faults> {
        let faults: Vec<Fault> = read.into_iter().filter_map(Result::err).flat_map(|Faults(found)| found).collect();
        if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
    }
}

impl Fault {
    /// Something that is wrong with a whole file or folder.
    pub fn of_file(file: &str, message: impl Into<Note>) -> Fault {
        let Note(message) = message.into();
        Fault { file: file.to_owned(), line: None, entry: String::new(), field: None, message: Box::new(message) }
    }

    /// One line: ``cards/mine.toml:17: card `knight`, field `attack`: must be from 0 to 20, not 21``.
    pub fn say(&self, lang: Lang) -> String {
        let mut parts = vec![match self.line {
            Some(line) => format!("{}:{line}", self.file),
            None => self.file.clone(),
        }];
        let field = self.field.as_ref().map(|field| Phrase::new("fault-field").with("field", text(field)));
        let place = [(!self.entry.is_empty()).then(|| self.entry.clone()), field.map(|field| TEXTS.say(lang, &field))];
        let place: Vec<String> = place.into_iter().flatten().collect();
        if !place.is_empty() {
            parts.push(place.join(", "));
        }
        parts.push(self.message.get(lang).trim().replace('\n', " "));
        parts.join(": ")
    }
}

impl Note {
    /// A sentence of the engine.
    pub(super) fn say(phrase: &Phrase) -> Note {
        Note(TEXTS.in_every(phrase))
    }
}

impl From<Words> for Note {
    fn from(words: Words) -> Note {
        Note(words)
    }
}

impl From<&str> for Note {
    fn from(text: &str) -> Note {
        Note(Words::same(text))
    }
}

impl From<String> for Note {
    fn from(text: String) -> Note {
        Note::from(text.as_str())
    }
}
