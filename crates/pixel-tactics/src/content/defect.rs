//! What is wrong with a data file, and where.

use std::fmt;
use std::ops::Range;

use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

/// Everything that is wrong with some data files; at least one thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Defects(pub Vec<Defect>);

/// One thing that is wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Defect {
    pub file: String,
    pub line: Option<usize>,
    /// For example: card `knight`. Empty when the whole file is meant.
    pub entry: String,
    pub field: Option<String>,
    pub message: String,
}

/// A data file while it is read: collects what is wrong with it.
pub(super) struct Reading<'t> {
    pub file: &'t str,
    pub text: &'t str,
    pub defects: Vec<Defect>,
}

/// Where an entry and its fields stand in the text of their file.
pub(super) struct Place {
    pub entry: String,
    whole: Range<usize>,
    /// Those of a table stand before the table itself.
    fields: Vec<(String, Range<usize>)>,
}

impl std::error::Error for Defects {}

impl fmt::Display for Defects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, defect) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "\n" };
            write!(f, "{separator}{defect}")?;
        }
        Ok(())
    }
}

/// One line: ``cards/mine.toml:17: card `knight`, field `attack`: must be from 0 to 20, not 21``.
impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        match (self.entry.as_str(), &self.field) {
            ("", None) => {}
            ("", Some(field)) => write!(f, ": field `{field}`")?,
            (entry, None) => write!(f, ": {entry}")?,
            (entry, Some(field)) => write!(f, ": {entry}, field `{field}`")?,
        }
        write!(f, ": {}", self.message.trim().replace('\n', " "))
    }
}

impl Defect {
    pub(super) fn of_file(file: &str, message: impl fmt::Display) -> Defect {
        let message = message.to_string();
        Defect { file: file.to_owned(), line: None, entry: String::new(), field: None, message }
    }
}

impl Reading<'_> {
    /// Reads one entry; when it cannot be read, notes why.
    pub fn entry<T: DeserializeOwned>(&mut self, place: &Place, value: Spanned<DeValue<'_>>) -> Option<T> {
        match T::deserialize(ValueDeserializer::from(value)) {
            Ok(entry) => Some(entry),
            Err(error) => {
                self.note_error(place, &error);
                None
            }
        }
    }

    /// Notes what is wrong with a field of an entry.
    pub fn note(&mut self, place: &Place, field: &str, message: impl fmt::Display) {
        let known = place.fields.iter().find(|(name, _)| name == field);
        let at = known.map_or(place.whole.start, |(_, range)| range.start);
        self.push(place, Some(at), Some(field.to_owned()), message.to_string());
    }

    /// Notes a file that is no TOML.
    pub fn note_syntax(&mut self, error: &toml::de::Error) {
        let line = error.span().map(|span| self.line_at(span.start));
        let message = format!("is no TOML: {}", error.message());
        self.defects.push(Defect { line, ..Defect::of_file(self.file, message) });
    }

    fn note_error(&mut self, place: &Place, error: &toml::de::Error) {
        let at = error.span().map(|span| span.start);
        let inside = |range: &Range<usize>| at.is_some_and(|at| range.contains(&at));
        let holder = place.fields.iter().find(|(_, range)| inside(range)).map(|(name, _)| name.clone());
        let field = holder.or_else(|| missing_field(error.message()));
        self.push(place, at, field, error.message().to_owned());
    }

    fn push(&mut self, place: &Place, at: Option<usize>, field: Option<String>, message: String) {
        let line = at.map(|at| self.line_at(at));
        self.defects.push(Defect { file: self.file.to_owned(), line, entry: place.entry.clone(), field, message });
    }

    fn line_at(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
    }
}

impl Place {
    /// The place of an entry, which is called by its key when it has one, otherwise by its number.
    pub fn of(kind: &str, key: &str, number: usize, value: &Spanned<DeValue<'_>>) -> Place {
        let table = value.get_ref().as_table();
        let entry = match table.and_then(|table| table.get(key)).map(Spanned::get_ref) {
            Some(DeValue::String(key)) => {
                format!("{kind} `{}`", key.chars().take(40).collect::<String>().escape_debug())
            }
            Some(DeValue::Integer(key)) => format!("{kind} `{}`", key.as_str()),
            _ => format!("{kind} number {number}"),
        };
        let mut fields = Vec::new();
        list_fields("", value, &mut fields);
        Place { entry, whole: value.span(), fields }
    }
}

/// The fields of a table and of the tables in it, such as `leader.attack`.
fn list_fields(before: &str, value: &Spanned<DeValue<'_>>, fields: &mut Vec<(String, Range<usize>)>) {
    for (key, value) in value.get_ref().as_table().into_iter().flat_map(|table| table.iter()) {
        let name = format!("{before}{}", key.get_ref());
        list_fields(&format!("{name}."), value, fields);
        fields.push((name, key.span().start..value.span().end));
    }
}

/// The field that a message of serde says is missing.
fn missing_field(message: &str) -> Option<String> {
    let rest = message.strip_prefix("missing field `")?;
    rest.split('`').next().map(str::to_owned)
}
