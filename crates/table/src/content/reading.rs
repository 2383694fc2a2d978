//! Reading a data file entry by entry, so that all that is wrong with it is found at once.

use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use super::mismatch::{explain, explain_missing, find_missing};
use super::{ContentFile, Defect, MOST_BYTES, Note};
use crate::{Phrase, Words, text};

/// A data file while it is read: collects what is wrong with it.
pub struct Reading<'t> {
    pub file: &'t str,
    pub text: &'t str,
    pub defects: Vec<Defect>,
}

/// Where an entry and its fields stand in the text of their file.
pub struct Place {
    pub entry: String,
    whole: Range<usize>,
    /// Those of a table stand before the table itself.
    fields: Vec<(String, Range<usize>)>,
}

impl<'t> Reading<'t> {
    pub fn open(file: &'t ContentFile) -> Result<Reading<'t>, Defect> {
        let ContentFile { path, bytes } = file;
        if bytes.len() > MOST_BYTES {
            let phrase = Phrase::new("defect-large").with("most", MOST_BYTES as i64);
            return Err(Defect::of_file(path, Note::say(&phrase)));
        }
        let text = str::from_utf8(bytes).map_err(|error| {
            Defect::of_file(path, Note::say(&Phrase::new("defect-no-text").with("error", text(error.to_string()))))
        })?;
        Ok(Reading { file: path, text, defects: Vec::new() })
    }

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

    /// Notes a number outside of its range.
    pub fn check_range(&mut self, place: &Place, field: &str, value: u8, range: RangeInclusive<u8>) {
        if !range.contains(&value) {
            self.note(place, field, out_of_range(*range.start(), *range.end(), value));
        }
    }

    /// Notes a key that would look odd in a file name or a link.
    pub fn check_key(&mut self, place: &Place, field: &str, key: &str) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.is_empty() || key.len() > 40 || !key.chars().all(plain) {
            self.note(place, field, Note::say(&Phrase::new("defect-key")));
        }
    }

    /// Notes a name that is empty, too long for a board or no text.
    pub fn check_name(&mut self, place: &Place, field: &str, name: &Words, most: usize) {
        let count = |text: &str| text.trim().chars().count();
        let good = |text: &str| (1..=most).contains(&count(text)) && !text.chars().any(char::is_control);
        if !name.each().all(good) {
            self.note(place, field, Note::say(&Phrase::new("defect-name").with("most", most as i64)));
        }
    }

    /// Notes what is wrong with a field of an entry.
    pub fn note(&mut self, place: &Place, field: &str, message: impl Into<Note>) {
        let known = place.fields.iter().find(|(name, _)| name == field);
        let at = known.map_or(place.whole.start, |(_, range)| range.start);
        self.push(place, Some(at), Some(field.to_owned()), message.into());
    }

    /// Notes a file that is no TOML.
    pub fn note_syntax(&mut self, error: &toml::de::Error) {
        let line = error.span().map(|span| self.line_at(span.start));
        let phrase = Phrase::new("defect-syntax").with("error", text(error.message()));
        self.defects.push(Defect { line, ..Defect::of_file(self.file, Note::say(&phrase)) });
    }

    fn note_error(&mut self, place: &Place, error: &toml::de::Error) {
        let span = error.span();
        let at = span.as_ref().map(|span| span.start);
        // What is wrong with the entry as a whole lies in no field of it.
        let is_whole = span.as_ref() == Some(&place.whole);
        let inside = |range: &Range<usize>| !is_whole && at.is_some_and(|at| range.contains(&at));
        let holder = place.fields.iter().find(|(_, range)| inside(range)).map(|(name, _)| name.as_str());
        let (field, note) = match (find_missing(error.message()), holder) {
            (Some(missing), Some(holder)) => {
                (Some(format!("{holder}.{missing}")), explain_missing(missing, Some(holder)))
            }
            (Some(missing), None) => (Some(missing.to_owned()), explain_missing(missing, None)),
            (None, holder) => (holder.map(str::to_owned), explain(error.message())),
        };
        self.push(place, at, field, note);
    }

    fn push(&mut self, place: &Place, at: Option<usize>, field: Option<String>, note: Note) {
        let line = at.map(|at| self.line_at(at));
        self.defects.push(Defect { line, entry: place.entry.clone(), field, ..Defect::of_file(self.file, note) });
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
            _ => format!("{kind} #{number}"),
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

/// A number outside of its range.
pub fn out_of_range(least: impl Into<i64>, most: impl Into<i64>, value: impl Into<i64>) -> Note {
    let phrase = Phrase::new("defect-range").with("least", least.into()).with("most", most.into());
    Note::say(&phrase.with("value", value.into()))
}
