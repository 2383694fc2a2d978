//! The format of the data files, and how cards are made from it.

use std::ops::RangeInclusive;

use schemars::JsonSchema;
use serde::Deserialize;
use table::content::{ContentFile, Fault, Faults, Place, Reading, Source, read_files};
use table::{Phrase, Spoken as _, Words};

use super::change::{Change, read_change};
use super::{Card, CardSet, Content};
use crate::game::PixelTactics;

/// `cards/<name>.toml`: some cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    #[serde(default)]
    pub card: Vec<CardEntry>,
}

/// PT-01: a card. An entry for a known card has only what changes; one with a new key has all fields.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Lower-case letters, digits and hyphens.
    pub key: String,
    /// With a new key: the key of the card it takes the place of.
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
    /// The name in the red faction, if different.
    pub red: Option<Words>,
    pub attack: Option<u8>,
    pub life: Option<u8>,
    /// Keywords.
    pub abilities: Option<Vec<String>>,
}

/// Makes the built-in content: the cards of a faction, the promo cards, and what the second edition changes.
pub(super) fn make(cards: &ContentFile, promo: &ContentFile, second: &ContentFile) -> Result<Content, Faults> {
    let mut faults = Vec::new();
    let mut first = Vec::new();
    for (file, count) in [(cards, Content::FACTION_CARDS), (promo, Content::PROMO_CARDS)] {
        let before = first.len();
        read_changes(file, &mut faults, |reading, place, change| {
            first.extend(make_card(reading, place, change));
        });
        if first.len() != before + count {
            let phrase = Phrase::new("fault-count-of-cards").with("count", count);
            faults.push(Fault::of_file(&file.path, PixelTactics::texts().in_every(&phrase)));
        }
    }
    let mut changed = first.clone();
    read_changes(second, &mut faults, |reading, place, change| {
        match changed.iter_mut().find(|card| card.key == change.key) {
            Some(card) => change.apply(card),
            None => reading.note(place, "key", Phrase::new("fault-no-card").with("card", table::quote(&change.key))),
        }
    });
    finish(first, changed, second, faults)
}

/// Changes the cards of both editions.
pub(super) fn change(content: Content, files: &[ContentFile]) -> Result<Content, Faults> {
    let Content { first, second, .. } = content;
    let (mut first, mut second, mut faults) = (first.cards, second.cards, Vec::new());
    let known: Vec<String> = first.iter().map(|card| card.key.clone()).collect();
    let mut touched = Vec::new();
    for file in files {
        read_changes(file, &mut faults, |reading, place, change| {
            let Some(index) = find_place(reading, place, &known, &change) else { return };
            if touched.contains(&index) {
                return reading.note(
                    place,
                    "key",
                    Phrase::new("fault-changed-twice").with("card", table::quote(&known[index])),
                );
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
    finish(first, second, &last, faults)
}

/// A new card; notes the fields that it lacks.
fn make_card(reading: &mut Reading<'_>, place: &Place, change: Change) -> Option<Card> {
    for field in change.missing() {
        reading.note(place, field, Phrase::new("fault-new-card"));
    }
    change.make_card()
}

/// The card that an entry changes or replaces.
fn find_place(reading: &mut Reading<'_>, place: &Place, known: &[String], change: &Change) -> Option<usize> {
    let find = |key: &String| known.iter().position(|other| other == key);
    match (&change.replaces, find(&change.key)) {
        (None, Some(index)) => Some(index),
        (None, None) => {
            reading.note(place, "key", Phrase::new("fault-replaces-missing"));
            None
        }
        (Some(_), Some(_)) => {
            reading.note(place, "replaces", Phrase::new("fault-replaces-known"));
            None
        }
        (Some(replaced), None) => {
            let found = find(replaced);
            if found.is_none() {
                reading.note(place, "replaces", Phrase::new("fault-no-card").with("card", table::quote(replaced)));
            }
            found
        }
    }
}

/// People distinguish cards by their names, files by their keys.
fn finish(first: Vec<Card>, second: Vec<Card>, file: &ContentFile, mut faults: Vec<Fault>) -> Result<Content, Faults> {
    for cards in [&first, &second] {
        for (number, card) in cards.iter().enumerate() {
            let before = &cards[..number];
            let clash = before.iter().find_map(|other| find_clash(card, other).map(|what| (other, what)));
            if let Some((other, what)) = clash {
                let message = Phrase::new("fault-same")
                    .with("one", table::quote(&other.key))
                    .with("other", table::quote(&card.key))
                    .with("what", what);
                faults.push(Fault::of_file(&file.path, PixelTactics::texts().in_every(&message)));
            }
        }
    }
    faults.dedup();
    if faults.is_empty() { Ok(Content::new(CardSet::new(first), CardSet::new(second))) } else { Err(Faults(faults)) }
}

fn find_clash(card: &Card, other: &Card) -> Option<&'static str> {
    let keys = [&card.key, &card.leader.key];
    if keys.iter().any(|key| [&other.key, &other.leader.key].contains(key)) {
        Some("key")
    } else if card.name.clashes(&other.name) {
        Some("name")
    } else if card.leader.names.iter().any(|name| other.leader.names.contains(name)) {
        Some("leader")
    } else {
        None
    }
}

const ATTACK: RangeInclusive<u8> = 0..=20;
const LIFE: RangeInclusive<u8> = 1..=40;

/// Reads all entries of a file and applies a function to the valid ones.
fn read_changes(file: &ContentFile, faults: &mut Vec<Fault>, mut accept: impl FnMut(&mut Reading<'_>, &Place, Change)) {
    let read = read_files([file], PixelTactics::texts(), |reading| {
        for (_, (place, value)) in reading.split(&["card"]) {
            let Some(entry) = reading.entry::<CardEntry>(&place, value) else { continue };
            let before = reading.faults.len();
            check_figures(reading, &place, &entry);
            let change = read_change(reading, &place, entry);
            if reading.faults.len() == before {
                accept(reading, &place, change);
            }
        }
    });
    faults.extend(read.err().into_iter().flat_map(|Faults(found)| found));
}

/// Checks what the types of the fields do not.
fn check_figures(reading: &mut Reading<'_>, place: &Place, entry: &CardEntry) {
    let no_leader = LeaderEntry::default();
    let leader = entry.leader.as_ref().unwrap_or(&no_leader);
    reading.check_key(place, "key", &entry.key);
    if let Some(key) = &leader.key {
        reading.check_key(place, "leader.key", key);
    }
    let names = [
        ("name", &entry.name, MAX_LETTERS),
        ("leader.name", &leader.name, 2 * MAX_LETTERS),
        ("leader.red", &leader.red, 2 * MAX_LETTERS),
    ];
    for (field, name, most) in names {
        if let Some(name) = name {
            reading.check_name(place, field, name, most);
        }
    }
    let figures = [
        ("attack", entry.attack, ATTACK),
        ("life", entry.life, LIFE),
        ("leader.attack", leader.attack, ATTACK),
        ("leader.life", leader.life, LIFE),
    ];
    for (field, figure, range) in figures {
        if let Some(figure) = figure {
            reading.check_range(place, field, figure, range);
        }
    }
}

/// The name of a hero has to fit into its position on the board.
const MAX_LETTERS: usize = 20;
