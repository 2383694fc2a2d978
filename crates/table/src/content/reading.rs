//! Reads a data file entry by entry, so that all its faults are found at once.

use std::ops::{Range, RangeInclusive};

use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeValue, ValueDeserializer};

use super::mismatch::{explain, explain_missing, find_missing};
use super::{ContentFile, Fault, Faults, MAX_BYTES, Note};
use crate::{Phrase, Texts, Words};

/// A data file being read, with the faults found so far.
pub struct Reading<'t> {
    pub file: &'t str,
    pub text: &'t str,
    pub faults: Vec<Fault>,
    /// The game's texts for its own faults.
    texts: &'static Texts,
    pub(super) is_built_in: bool,
}

/// Reads files one by one and reports all faults of all of them, in the words of a game.
pub fn read_files<'t>(
    files: impl IntoIterator<Item = &'t ContentFile>,
    texts: &'static Texts,
    mut read: impl FnMut(&mut Reading<'t>),
) -> Result<(), Faults> {
    Faults::join(files.into_iter().map(|file| {
        let mut reading = Reading::open(file, texts).map_err(|fault| Faults(vec![fault]))?;
        read(&mut reading);
        if reading.faults.is_empty() { Ok(()) } else { Err(Faults(reading.faults)) }
    }))
}

/// Where an entry and its fields are in the text of their file.
pub struct Place {
    pub entry: String,
    whole: Range<usize>,
    /// The fields of a table come before the table itself.
    fields: Vec<(String, Range<usize>)>,
}

impl<'t> Reading<'t> {
    pub fn open(file: &'t ContentFile, texts: &'static Texts) -> Result<Reading<'t>, Fault> {
        let ContentFile { path, bytes, is_built_in } = file;
        if bytes.len() > MAX_BYTES {
            let phrase = Phrase::new("fault-large").with("most", MAX_BYTES as i64);
            return Err(Fault::of_file(path, Note::say(&phrase)));
        }
        let text = str::from_utf8(bytes).map_err(|error| {
            Fault::of_file(path, Note::say(&Phrase::new("fault-no-text").with("place", error.valid_up_to() + 1)))
        })?;
        Ok(Reading { file: path, text, faults: Vec::new(), texts, is_built_in: *is_built_in })
    }

    /// Reads one entry; if it cannot be read, notes why.
    pub fn entry<T: DeserializeOwned>(&mut self, place: &Place, value: Spanned<DeValue<'_>>) -> Option<T> {
        match T::deserialize(ValueDeserializer::from(value)) {
            Ok(entry) => Some(entry),
            Err(error) => {
                self.note_error(place, &error);
                None
            }
        }
    }

    /// Notes a number out of range.
    pub fn check_range<N: Copy + PartialOrd + Into<i64>>(
        &mut self,
        place: &Place,
        field: &str,
        value: N,
        range: RangeInclusive<N>,
    ) {
        if !range.contains(&value) {
            let (least, most): (i64, i64) = ((*range.start()).into(), (*range.end()).into());
            let phrase = Phrase::new("fault-range").with("least", least).with("most", most);
            self.note_own(place, field, &phrase.with("value", value.into()));
        }
    }

    /// Notes a key that would look odd in a file name or a link.
    pub fn check_key(&mut self, place: &Place, field: &str, key: &str) {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if key.is_empty() || key.len() > 40 || !key.chars().all(plain) {
            self.note_own(place, field, &Phrase::new("fault-key"));
        }
    }

    /// Notes a name that is empty, too long for a board or not plain text.
    pub fn check_name(&mut self, place: &Place, field: &str, name: &Words, most: usize) {
        let count = |text: &str| text.trim().chars().count();
        let good = |text: &str| (1..=most).contains(&count(text)) && !text.chars().any(char::is_control);
        if !name.each().all(good) {
            self.note_own(place, field, &Phrase::new("fault-name").with("most", most as i64));
        }
    }

    /// Notes a fault in a field of an entry, in a sentence of the game.
    pub fn note(&mut self, place: &Place, field: &str, phrase: Phrase) {
        self.note_field(place, field, self.texts.in_every(&phrase).into());
    }

    /// Like [`Reading::note`], in a sentence of the engine.
    pub(super) fn note_own(&mut self, place: &Place, field: &str, phrase: &Phrase) {
        self.note_field(place, field, Note::say(phrase));
    }

    /// Like [`Reading::note`], for the message of a type that has no texts.
    pub fn note_message(&mut self, place: &Place, field: &str, message: &dyn std::fmt::Display) {
        self.note_own(place, field, &explain(&message.to_string(), "value"));
    }

    pub(super) fn note_own_file(&mut self, phrase: &Phrase) {
        self.faults.push(Fault::of_file(self.file, Note::say(phrase)));
    }

    fn note_field(&mut self, place: &Place, field: &str, note: Note) {
        let known = place.fields.iter().find(|(name, _)| name == field);
        let at = known.map_or(place.whole.start, |(_, range)| range.start);
        self.push(place, Some(at), Some(field.to_owned()), note);
    }

    /// Notes a file that is not valid TOML.
    pub fn note_syntax(&mut self, error: &toml::de::Error) {
        let at = error.span().map_or(0, |span| span.start);
        let is_twice = error.message().contains("duplicate key");
        let phrase = Phrase::new(if is_twice { "fault-syntax-twice" } else { "fault-syntax" });
        let phrase = phrase.with("column", self.column_at(at));
        let line = Some(self.line_at(at));
        self.faults.push(Fault { line, ..Fault::of_file(self.file, Note::say(&phrase)) });
    }

    fn note_error(&mut self, place: &Place, error: &toml::de::Error) {
        let span = error.span();
        let at = span.as_ref().map(|span| span.start);
        // An error that spans the whole entry belongs to none of its fields.
        let is_whole = span.as_ref() == Some(&place.whole);
        let inside = |range: &Range<usize>| !is_whole && at.is_some_and(|at| range.contains(&at));
        let holder = place.fields.iter().find(|(_, range)| inside(range)).map(|(name, _)| name.as_str());
        let (field, phrase) = match (find_missing(error.message()), holder) {
            (Some(missing), Some(holder)) => {
                (Some(format!("{holder}.{missing}")), explain_missing(missing, Some(holder)))
            }
            (Some(missing), None) => (Some(missing.to_owned()), explain_missing(missing, None)),
            (None, holder) => (holder.map(str::to_owned), explain(error.message(), "field")),
        };
        self.push(place, at, field, Note::say(&phrase));
    }

    fn push(&mut self, place: &Place, at: Option<usize>, field: Option<String>, note: Note) {
        let line = at.map(|at| self.line_at(at));
        self.faults.push(Fault { line, entry: place.entry.clone(), field, ..Fault::of_file(self.file, note) });
    }

    fn line_at(&self, at: usize) -> usize {
        self.text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
    }

    fn column_at(&self, at: usize) -> usize {
        let before = self.text.get(..at).unwrap_or(self.text);
        before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1
    }
}

impl Place {
    /// The place of an entry, which is named by its key if it has one, otherwise by its number.
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
