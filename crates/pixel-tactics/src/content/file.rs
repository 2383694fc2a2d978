//! The format of the data files, and what makes cards of them.

use std::io::Read as _;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use schemars::JsonSchema;
use serde::Deserialize;
use table::Words;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::change::{Change, read_change};
use super::defect::{Place, Reading};
use super::{Card, CardSet, Content, Defect, Defects, Source};

/// `cards/<name>.toml`: some cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    #[serde(default)]
    pub card: Vec<CardEntry>,
}

/// PT-01: a card. One that changes a card names only what changes; one with a new key names everything.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Lower-case letters, digits and hyphens.
    pub key: String,
    /// With a new key: the key of the card whose place it takes.
    pub replaces: Option<String>,
    pub source: Source,
    /// The name of the hero.
    pub name: Option<Words>,
    pub attack: Option<u8>,
    pub life: Option<u8>,
    /// Keywords; a spell begins with `spell`.
    pub front: Option<Vec<String>>,
    pub flank: Option<Vec<String>>,
    pub rear: Option<Vec<String>>,
    /// One keyword.
    pub order: Option<String>,
    pub leader: Option<LeaderEntry>,
}

/// The leader side of a card.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LeaderEntry {
    pub key: Option<String>,
    pub name: Option<Words>,
    /// The name in the red faction, if it is another one.
    pub red: Option<Words>,
    pub attack: Option<u8>,
    pub life: Option<u8>,
    /// Keywords.
    pub abilities: Option<Vec<String>>,
}

/// A data file that somebody has read.
#[derive(Clone, Debug)]
pub struct ContentFile {
    pub path: String,
    pub bytes: Vec<u8>,
}

impl ContentFile {
    pub fn new(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> ContentFile {
        ContentFile { path: path.into(), bytes: bytes.into() }
    }
}

/// Makes the built-in content: the cards of a faction, the promo cards, and what the second edition changes.
pub(super) fn make(cards: &ContentFile, promo: &ContentFile, second: &ContentFile) -> Result<Content, Defects> {
    let mut defects = Vec::new();
    let mut first = Vec::new();
    for (file, count) in [(cards, Content::FACTION_CARDS), (promo, Content::PROMO_CARDS)] {
        let before = first.len();
        read_changes(file, &mut defects, |reading, place, change| {
            first.extend(make_card(reading, place, change));
        });
        if first.len() != before + count {
            defects.push(Defect::of_file(&file.path, format!("must have {count} cards")));
        }
    }
    let mut changed = first.clone();
    read_changes(second, &mut defects, |reading, place, change| {
        match changed.iter_mut().find(|card| card.key == change.key) {
            Some(card) => change.apply(card),
            None => reading.note(place, "key", format!("there is no card `{}`", change.key)),
        }
    });
    finish(first, changed, second, defects)
}

/// Changes the cards of both editions.
pub(super) fn change(content: Content, files: &[ContentFile]) -> Result<Content, Defects> {
    let Content { first, second, .. } = content;
    let (mut first, mut second, mut defects) = (first.cards, second.cards, Vec::new());
    let known: Vec<String> = first.iter().map(|card| card.key.clone()).collect();
    let mut touched = Vec::new();
    for file in files {
        read_changes(file, &mut defects, |reading, place, change| {
            let Some(index) = find_place(reading, place, &known, &change) else { return };
            if touched.contains(&index) {
                return reading.note(place, "key", format!("another entry changes `{}` already", known[index]));
            }
            touched.push(index);
            if change.replaces.is_none() {
                change.apply(&mut first[index]);
                change.apply(&mut second[index]);
            } else if let Some(card) = make_card(reading, place, change) {
                first[index] = card.clone();
                second[index] = card;
            }
        });
    }
    let last = files.last().cloned().unwrap_or_else(|| ContentFile::new("cards", ""));
    finish(first, second, &last, defects)
}

/// A new card; notes the fields that it lacks.
fn make_card(reading: &mut Reading<'_>, place: &Place, change: Change) -> Option<Card> {
    for field in change.missing() {
        reading.note(place, field, "is missing, and a new card needs it");
    }
    change.make_card()
}

/// The card that an entry changes or replaces.
fn find_place(reading: &mut Reading<'_>, place: &Place, known: &[String], change: &Change) -> Option<usize> {
    let find = |key: &String| known.iter().position(|other| other == key);
    match (&change.replaces, find(&change.key)) {
        (None, Some(index)) => Some(index),
        (None, None) => {
            reading.note(place, "key", "is a new card: `replaces` must say whose place it takes");
            None
        }
        (Some(_), Some(_)) => {
            reading.note(place, "replaces", "belongs to a card with a key of its own");
            None
        }
        (Some(replaced), None) => {
            let found = find(replaced);
            if found.is_none() {
                reading.note(place, "replaces", format!("there is no card `{replaced}`"));
            }
            found
        }
    }
}

/// People tell cards apart by their names, and files by their keys.
fn finish(
    first: Vec<Card>,
    second: Vec<Card>,
    file: &ContentFile,
    mut defects: Vec<Defect>,
) -> Result<Content, Defects> {
    for cards in [&first, &second] {
        for (number, card) in cards.iter().enumerate() {
            let before = &cards[..number];
            let clash = before.iter().find_map(|other| find_clash(card, other).map(|what| (other, what)));
            if let Some((other, what)) = clash {
                let message = format!("the cards `{}` and `{}` have the same {what}", other.key, card.key);
                defects.push(Defect::of_file(&file.path, message));
            }
        }
    }
    defects.dedup();
    if defects.is_empty() { Ok(Content::new(CardSet::new(first), CardSet::new(second))) } else { Err(Defects(defects)) }
}

fn find_clash(card: &Card, other: &Card) -> Option<&'static str> {
    let keys = [&card.key, &card.leader.key];
    if keys.iter().any(|key| [&other.key, &other.leader.key].contains(key)) {
        Some("key")
    } else if card.name.de == other.name.de || card.name.en == other.name.en {
        Some("name")
    } else if card.leader.names.iter().any(|name| other.leader.names.contains(name)) {
        Some("name of a leader")
    } else {
        None
    }
}

/// Reads the files of the subfolder `cards`.
pub(super) fn read_folder(folder: &Path) -> Result<Vec<ContentFile>, Defects> {
    let subfolder = folder.join("cards");
    if !subfolder.is_dir() {
        return Err(Defects(vec![Defect::of_file(&folder.display().to_string(), "has no folder `cards`")]));
    }
    let of_folder = |error: std::io::Error| Defects(vec![Defect::of_file(&subfolder.display().to_string(), error)]);
    let (mut files, mut defects) = (Vec::new(), Vec::new());
    for path in toml_files(&subfolder).map_err(of_folder)? {
        let name = format!("cards/{}", path.file_name().unwrap_or_default().to_string_lossy());
        match read_bytes(&path) {
            Ok(bytes) => files.push(ContentFile { path: name, bytes }),
            Err(error) => defects.push(Defect::of_file(&name, format!("cannot be read: {error}"))),
        }
    }
    if defects.is_empty() { Ok(files) } else { Err(Defects(defects)) }
}

/// Larger files are no tables of cards.
const MOST_BYTES: usize = 1 << 16;
const ATTACK: RangeInclusive<u8> = 0..=20;
const LIFE: RangeInclusive<u8> = 1..=40;

fn toml_files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let paths = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>()?;
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    paths.sort();
    Ok(paths)
}

/// Reads no more than is needed to see that a file is too large.
fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    std::fs::File::open(path)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn open(file: &ContentFile) -> Result<Reading<'_>, Defect> {
    let ContentFile { path, bytes } = file;
    if bytes.len() > MOST_BYTES {
        return Err(Defect::of_file(path, format!("is larger than {MOST_BYTES} bytes")));
    }
    let text = str::from_utf8(bytes).map_err(|error| Defect::of_file(path, format!("is no text: {error}")))?;
    Ok(Reading { file: path, text, defects: Vec::new() })
}

/// Reads all entries of a file and does something with those that are in order.
fn read_changes(
    file: &ContentFile,
    defects: &mut Vec<Defect>,
    mut accept: impl FnMut(&mut Reading<'_>, &Place, Change),
) {
    let mut reading = match open(file) {
        Ok(reading) => reading,
        Err(defect) => return defects.push(defect),
    };
    for (place, value) in split(&mut reading) {
        let Some(entry) = reading.entry::<CardEntry>(&place, value) else { continue };
        let before = reading.defects.len();
        check_figures(&mut reading, &place, &entry);
        let change = read_change(&mut reading, &place, entry);
        if reading.defects.len() == before {
            accept(&mut reading, &place, change);
        }
    }
    defects.append(&mut reading.defects);
}

/// Splits a file into its entries, each with its place.
fn split<'t>(reading: &mut Reading<'t>) -> Vec<(Place, Spanned<DeValue<'t>>)> {
    let root = match DeTable::parse(reading.text) {
        Ok(root) => root.into_inner(),
        Err(error) => {
            reading.note_syntax(&error);
            return Vec::new();
        }
    };
    let mut entries = Vec::new();
    for (key, value) in root {
        match (key.get_ref().as_ref(), value.into_inner()) {
            ("card", DeValue::Array(list)) => entries.extend(list),
            (name, _) => {
                let message = format!("has `{}`, but only entries `[[card]]` are known", name.escape_debug());
                reading.defects.push(Defect::of_file(reading.file, message));
            }
        }
    }
    let place = |(number, value)| (Place::of("card", "key", number + 1, &value), value);
    entries.into_iter().enumerate().map(place).collect()
}

/// Checks what the types of the fields leave open.
fn check_figures(reading: &mut Reading<'_>, place: &Place, entry: &CardEntry) {
    let no_leader = LeaderEntry::default();
    let leader = entry.leader.as_ref().unwrap_or(&no_leader);
    check_key(reading, place, "key", Some(&entry.key));
    check_key(reading, place, "leader.key", leader.key.as_deref());
    check_name(reading, place, "name", entry.name.as_ref(), MOST_LETTERS);
    check_name(reading, place, "leader.name", leader.name.as_ref(), 2 * MOST_LETTERS);
    check_name(reading, place, "leader.red", leader.red.as_ref(), 2 * MOST_LETTERS);
    check_range(reading, place, "attack", entry.attack, ATTACK);
    check_range(reading, place, "life", entry.life, LIFE);
    check_range(reading, place, "leader.attack", leader.attack, ATTACK);
    check_range(reading, place, "leader.life", leader.life, LIFE);
}

/// So that the name of a hero fits its position on the board.
const MOST_LETTERS: usize = 20;

fn check_range(reading: &mut Reading<'_>, place: &Place, field: &str, value: Option<u8>, range: RangeInclusive<u8>) {
    if let Some(value) = value.filter(|value| !range.contains(value)) {
        let message = format!("must be from {} to {}, not {value}", range.start(), range.end());
        reading.note(place, field, message);
    }
}

fn check_key(reading: &mut Reading<'_>, place: &Place, field: &str, key: Option<&str>) {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if key.is_some_and(|key| key.is_empty() || key.len() > 40 || !key.chars().all(plain)) {
        reading.note(place, field, "must be 1 to 40 lower-case letters, digits and hyphens");
    }
}

fn check_name(reading: &mut Reading<'_>, place: &Place, field: &str, name: Option<&Words>, most: usize) {
    let good = |text: &str| (1..=most).contains(&text.trim().chars().count()) && !text.chars().any(char::is_control);
    if name.is_some_and(|name| !good(&name.de) || !good(&name.en)) {
        reading.note(place, field, format!("must be 1 to {most} characters in both languages"));
    }
}
