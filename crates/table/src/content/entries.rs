//! The entries of a data file, and the keywords in them.

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::mismatch::say_unknown;
use super::texts::TEXTS;
use super::{Place, Reading};
use crate::{Arg, Keyword, Phrase, quote};

/// A file about one thing: its own fields, and lists of entries.
pub struct Head<'t> {
    pub place: Place,
    pub fields: Spanned<DeValue<'t>>,
    /// In the order in which they were asked for.
    pub lists: Vec<Vec<Entry<'t>>>,
}

pub type Entry<'t> = (Place, Spanned<DeValue<'t>>);

impl<'t> Reading<'t> {
    /// Splits a file into its entries, each with its kind; notes entries of an unknown kind.
    pub fn split(&mut self, kinds: &[&'static str]) -> Vec<(&'static str, Entry<'t>)> {
        let mut entries = Vec::new();
        for (name, value) in self.parse().into_iter().flat_map(Spanned::into_inner) {
            let kind = kinds.iter().copied().find(|kind| *kind == name.get_ref());
            match (kind, value.into_inner()) {
                (Some(kind), DeValue::Array(list)) => {
                    let place = |numbered| (kind, self.place(kind, "key", numbered));
                    entries.extend(list.into_iter().enumerate().map(place));
                }
                (_, _) => self.note_unknown_table(name.get_ref(), kinds),
            }
        }
        entries
    }

    /// Splits a file about one thing into its own fields, with `key` as its name, and these lists of entries.
    pub fn split_head(&mut self, kind: &str, key: &str, lists: &[(&str, &str)]) -> Option<Head<'t>> {
        let root = self.parse()?;
        let (span, mut table) = (root.span(), root.into_inner());
        let lists = lists.iter().map(|(name, key)| {
            let is_list = matches!(table.get(*name).map(Spanned::get_ref), Some(DeValue::Array(_)));
            let list = if is_list { table.remove(*name).map(Spanned::into_inner) } else { None };
            let Some(DeValue::Array(list)) = list else { return Vec::new() };
            list.into_iter().enumerate().map(|numbered| self.place(name, key, numbered)).collect()
        });
        let lists = lists.collect();
        let fields = Spanned::new(span, DeValue::Table(table));
        Some(Head { place: Place::of(kind, key, 1, &fields), fields, lists })
    }

    /// The place of an entry. Its texts are removed here; they are read together with those of the game.
    fn place(&mut self, kind: &str, key: &str, (number, mut value): (usize, Spanned<DeValue<'t>>)) -> Entry<'t> {
        let place = Place::of(kind, key, number + 1, &value);
        if let DeValue::Table(table) = value.get_mut()
            && table.remove(TEXTS).is_some()
            && !self.is_built_in
        {
            self.note_own(&place, TEXTS, &Phrase::new("fault-own-texts"));
        }
        (place, value)
    }

    fn parse(&mut self) -> Option<Spanned<DeTable<'t>>> {
        DeTable::parse(self.text).map_err(|error| self.note_syntax(&error)).ok()
    }

    fn note_unknown_table(&mut self, name: &str, kinds: &[&str]) {
        let known = kinds.iter().map(|kind| quote(&format!("[[{kind}]]"))).collect();
        let phrase = Phrase::new("fault-unknown-entry").with("word", quote(name)).with("known", Arg::List(known));
        self.note_own_file(&phrase);
    }

    /// Reads a keyword; notes an unknown one, with what was probably meant.
    pub fn keyword<K: Keyword>(&mut self, place: &Place, field: &str, text: &str) -> Option<K> {
        self.keyword_with(place, field, text, &[])
    }

    /// Like [`Reading::keyword`], where values may be names that the entry itself declares.
    pub fn keyword_with<K: Keyword>(&mut self, place: &Place, field: &str, text: &str, names: &[String]) -> Option<K> {
        let keyword = K::read_with(text, names);
        if keyword.is_none() {
            self.note_own(place, field, &say_no_keyword::<K>(text));
        }
        keyword
    }

    /// Reads several different keywords, up to a limit.
    pub fn keywords<K: Keyword + PartialEq>(
        &mut self,
        place: &Place,
        field: &str,
        texts: &[String],
        most: usize,
    ) -> Vec<K> {
        let mut list = Vec::new();
        for text in texts {
            let Some(keyword) = self.keyword(place, field, text) else { continue };
            if list.contains(&keyword) {
                self.note_own(place, field, &Phrase::new("fault-word-twice").with("word", quote(text)));
            }
            list.push(keyword);
        }
        if list.len() > most {
            self.note_own(place, field, &Phrase::new("fault-many-keywords").with("most", most));
            list.truncate(most);
        }
        list
    }
}

/// The word is unknown, or followed by other values.
fn say_no_keyword<K: Keyword>(text: &str) -> Phrase {
    let forms = K::forms();
    let word = text.split(' ').next().unwrap_or_default();
    match forms.iter().find(|form| form.word == word) {
        Some(form) => {
            let phrase = Phrase::new("fault-keyword-values").with("word", quote(text));
            phrase.with("form", quote(&form.to_string()))
        }
        None => say_unknown("value", word, &forms.iter().map(|form| form.word).collect::<Vec<_>>()),
    }
}

/// Replaces the item with the same key, or appends.
pub fn put<T>(list: &mut Vec<T>, item: T, key: impl Fn(&T) -> &str) {
    match list.iter().position(|known| key(known) == key(&item)) {
        Some(at) => list[at] = item,
        None => list.push(item),
    }
}
