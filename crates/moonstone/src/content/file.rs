//! The format of the data files, and how characters, tables and troupes are made from it.

mod tables;
mod troupes;

use std::sync::Arc;

use serde::Deserialize;
use table::content::{ContentFile, Fault, Faults, Place, Reading, Source, put, read_files};
use table::keyword::Value as _;
use table::{Phrase, Spoken as _, Words};
use toml::Spanned;
use toml::de::DeValue;

use super::Content;
use super::characters::{
    Ability, AbilityKind, Active, Aim, Arcane, Called, Cards, Cell, Character, Flip, Result as CardResult, Signature,
};
use super::effects::{AbilityId, Clause};
use super::passives::{Limit, Need, Passive};
use super::words::{DamageKinds, Faction, Keywords, Manoeuvre};
use crate::game::Moonstone;
use tables::add_table;
use troupes::{TroupeEntry, add_troupe};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    key: String,
    name: Words,
    called: Option<CalledEntry>,
    source: Source,
    #[serde(default = "one")]
    version: u8,
    factions: Vec<Faction>,
    keywords: Vec<String>,
    melee: u8,
    reach: u8,
    arcane: u8,
    evade: i8,
    base: u8,
    health: u8,
    blue: Vec<u8>,
    rival: Option<String>,
    #[serde(default)]
    old: bool,
    #[serde(default)]
    ability: Vec<AbilityEntry>,
    signature: Option<SignatureEntry>,
}

/// For a name that changes within sentences.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalledEntry {
    nominative: Words,
    accusative: Words,
    dative: Words,
    from: Option<Words>,
}

impl From<CalledEntry> for Called {
    fn from(CalledEntry { nominative, accusative, dative, from }: CalledEntry) -> Called {
        let [nominative, accusative, dative] = [nominative, accusative, dative].map(Arc::new);
        Called { nominative, accusative, dative, from: from.map(Arc::new) }
    }
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    key: String,
    name: Words,
    text: Option<Words>,
    kind: Kind,
    limit: Option<Limit>,
    cost: Option<u8>,
    range: Option<u8>,
    aim: Option<String>,
    #[serde(default)]
    needs: Vec<Need>,
    #[serde(default)]
    does: Vec<String>,
    flip: Option<FlipEntry>,
    #[serde(default)]
    no_reaction: bool,
    #[serde(default)]
    ignores_evade: bool,
    #[serde(default)]
    ignores_cover: bool,
    #[serde(default)]
    dealt: bool,
    #[serde(default)]
    results: Vec<ResultEntry>,
    catastrophe: Option<Vec<String>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Passive,
    Active,
    Arcane,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FlipEntry {
    #[serde(default)]
    touching: bool,
    does: Vec<String>,
    catastrophe: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ResultEntry {
    cards: String,
    does: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SignatureEntry {
    key: String,
    name: Words,
    text: Option<Words>,
    upgrades: String,
    #[serde(default)]
    kinds: String,
    deals: Vec<String>,
    #[serde(default)]
    round: Vec<String>,
    #[serde(default)]
    end: Vec<String>,
}

/// Adds the entries of files to content; an entry with a known key replaces that entry.
pub(super) fn add(mut content: Content, files: &[ContentFile]) -> std::result::Result<Content, Faults> {
    let mut troupes = Vec::new();
    let read = read_files(files, Moonstone::texts(), |reading| {
        for (kind, (place, value)) in reading.split(&["character", "table", "troupe"]) {
            match kind {
                "character" => add_character(&mut content, reading, &place, value),
                "table" => add_table(&mut content, reading, &place, value),
                _ => troupes.extend(reading.entry::<TroupeEntry>(&place, value).map(|it| (reading.file, place, it))),
            }
        }
    });
    // A troupe may refer to characters of a later file.
    let read_troupes = read_files(files, Moonstone::texts(), |reading| {
        let file = reading.file;
        for (_, place, entry) in troupes.iter().filter(|(from, ..)| *from == file) {
            add_troupe(&mut content, reading, place, entry);
        }
    });
    Faults::join([read, read_troupes])?;
    if content.characters.len() > usize::from(u8::MAX) {
        let message = Moonstone::texts().in_every(&Phrase::new("fault-many-characters"));
        return Err(Faults(vec![Fault::of_file("characters", message)]));
    }
    Ok(content.finish())
}

fn add_character(content: &mut Content, reading: &mut Reading<'_>, place: &Place, value: Spanned<DeValue<'_>>) {
    let Some(entry) = reading.entry::<CharacterEntry>(place, value) else { return };
    let before = reading.faults.len();
    check_figures(reading, place, &entry);
    let character = make_character(reading, place, entry);
    if reading.faults.len() > before {
        return;
    }
    put(&mut content.characters, character, |character| &character.key);
}

fn check_figures(reading: &mut Reading<'_>, place: &Place, entry: &CharacterEntry) {
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, 40);
    if let Some(CalledEntry { nominative, accusative, dative, from }) = &entry.called {
        let names = [nominative, accusative, dative].into_iter().chain(from);
        names.for_each(|name| reading.check_name(place, "called", name, 40));
    }
    let figures = [
        ("version", entry.version, 1..=99),
        ("melee", entry.melee, 0..=9),
        ("reach", entry.reach, 0..=6),
        ("arcane", entry.arcane, 0..=12),
        ("base", entry.base, 20..=80),
        ("health", entry.health, 1..=24),
    ];
    for (field, figure, range) in figures {
        reading.check_range(place, field, figure, range);
    }
    reading.check_range(place, "evade", entry.evade, -4..=4);
    if entry.blue.iter().any(|at| *at == 0 || *at > entry.health) {
        reading.note(place, "blue", Phrase::new("fault-blue"));
    }
    if entry.factions.is_empty() {
        reading.note(place, "factions", Phrase::new("fault-none-named"));
    }
    if entry.ability.len() > Character::MAX_ABILITIES {
        reading.note(place, "ability", Phrase::new("fault-too-many").with("most", Character::MAX_ABILITIES));
    }
}

fn make_character(reading: &mut Reading<'_>, place: &Place, entry: CharacterEntry) -> Character {
    let keys: Vec<String> = entry.ability.iter().map(|ability| ability.key.clone()).collect();
    for (at, key) in keys.iter().enumerate() {
        reading.check_key(place, "ability.key", key);
        if keys[..at].contains(key) {
            reading.note(place, "ability.key", Phrase::new("fault-twice").with("key", table::quote(key)));
        }
    }
    let mut keywords = Keywords::empty();
    for word in &entry.keywords {
        match Keywords::find(word) {
            Some(keyword) => keywords |= keyword,
            None => note_word(reading, place, "keywords", word, "keyword"),
        }
    }
    let abilities: Vec<Ability> =
        entry.ability.into_iter().map(|ability| make_ability(reading, place, ability, &keys)).collect();
    let mut passives = Vec::new();
    for (at, ability) in abilities.iter().enumerate() {
        if let AbilityKind::Passive(list) = &ability.kind {
            passives.extend(list.iter().map(|passive| (AbilityId(at as u8), *passive)));
        }
    }
    Character {
        key: entry.key,
        called: entry.called.map_or_else(|| Called::by(&entry.name), Called::from),
        name: entry.name,
        source: entry.source,
        version: entry.version,
        factions: entry.factions,
        keywords,
        melee: entry.melee,
        reach: entry.reach,
        arcane: entry.arcane,
        evade: entry.evade,
        base: entry.base,
        health: entry.health,
        blue: entry.blue.iter().fold(0, |blue, at| blue | 1 << at.saturating_sub(1).min(31)),
        rival: entry.rival,
        is_old: entry.old,
        abilities,
        signature: entry.signature.map(|signature| make_signature(reading, place, signature, &keys)),
        passives,
    }
}

fn make_ability(reading: &mut Reading<'_>, place: &Place, entry: AbilityEntry, keys: &[String]) -> Ability {
    reading.check_name(place, "ability.name", &entry.name, 60);
    if let Some(text) = &entry.text {
        reading.check_name(place, "ability.text", text, 400);
    }
    let field = |name: &str| format!("ability.{}.{name}", entry.key);
    let aim = entry.aim.as_deref().and_then(|text| reading.keyword(place, &field("aim"), text));
    let aim = aim.unwrap_or(Aim::Nothing);
    if matches!(aim, Aim::Models { .. } | Aim::Pulse { .. } | Aim::Stone | Aim::Point) && entry.range.is_none() {
        reading.note(place, &field("range"), Phrase::new("fault-range-missing"));
    }
    let (cost, range) = (entry.cost.unwrap_or(0), entry.range.unwrap_or(0));
    if entry.kind != Kind::Passive && entry.cost.is_none() {
        reading.note(place, &field("cost"), Phrase::new("fault-cost-missing"));
    }
    // A free ability without a limit could be used forever.
    if entry.kind != Kind::Passive && cost == 0 && entry.limit.is_none() {
        reading.note(place, &field("limit"), Phrase::new("fault-limit-missing"));
    }
    let is_wrong = match entry.kind {
        Kind::Passive => entry.does.is_empty() || !entry.results.is_empty() || entry.flip.is_some(),
        Kind::Active => {
            (entry.does.is_empty() && entry.flip.is_none()) || !entry.results.is_empty() || entry.catastrophe.is_some()
        }
        Kind::Arcane => {
            !entry.does.is_empty() || entry.results.is_empty() || entry.flip.is_some() || entry.catastrophe.is_none()
        }
    };
    if is_wrong {
        let message = Phrase::new("fault-kind");
        reading.note(place, &field("kind"), message);
    }
    let kind = match entry.kind {
        Kind::Passive => {
            let passives = entry.does.iter();
            let mut read = |text: &String| {
                let passive = reading.keyword_with::<Passive>(place, &field("does"), text, keys)?;
                if !passive.works() {
                    note_word(reading, place, &field("does"), text, "passive");
                }
                Some(passive)
            };
            AbilityKind::Passive(passives.filter_map(&mut read).collect())
        }
        Kind::Active => AbilityKind::Active(Active {
            cost,
            aim,
            range,
            needs: entry.needs,
            does: clauses(reading, place, &field("does"), &entry.does, keys, false),
            flip: entry.flip.map(|flip| Flip {
                when_touching: flip.touching,
                does: clauses(reading, place, &field("flip"), &flip.does, keys, true),
                catastrophe: clauses(reading, place, &field("flip"), &flip.catastrophe, keys, false),
            }),
            no_reaction: entry.no_reaction,
        }),
        Kind::Arcane => AbilityKind::Arcane(Arcane {
            cost,
            aim,
            range,
            needs: entry.needs,
            ignores_evade: entry.ignores_evade,
            ignores_cover: entry.ignores_cover,
            is_dealt: entry.dealt,
            results: (entry.results.iter())
                .map(|result| {
                    let cards = Cards::read(&result.cards);
                    if cards.is_none() {
                        note_word(reading, place, &field("results"), &result.cards, "cards");
                    }
                    let does = clauses(reading, place, &field("results"), &result.does, keys, true);
                    CardResult { cards: cards.unwrap_or_default(), does }
                })
                .collect(),
            catastrophe: clauses(
                reading,
                place,
                &field("catastrophe"),
                &entry.catastrophe.unwrap_or_default(),
                keys,
                false,
            ),
        }),
    };
    Ability { key: entry.key, name: entry.name, text: entry.text, limit: entry.limit.unwrap_or(Limit::None), kind }
}

/// Reads clauses; X is only allowed where a card gives it a value.
fn clauses(
    reading: &mut Reading<'_>,
    place: &Place,
    field: &str,
    texts: &[String],
    keys: &[String],
    has_x: bool,
) -> Vec<Clause> {
    let mut list = Vec::new();
    for text in texts {
        match Clause::read_with(text, keys) {
            Some(clause) if clause.needs_x() && !has_x => {
                reading.note(place, field, Phrase::new("fault-x").with("text", table::quote(text)));
            }
            Some(clause) => list.push(clause),
            None => note_word(reading, place, field, text, "clause"),
        }
    }
    list
}

fn make_signature(reading: &mut Reading<'_>, place: &Place, entry: SignatureEntry, keys: &[String]) -> Signature {
    reading.check_key(place, "signature.key", &entry.key);
    reading.check_name(place, "signature.name", &entry.name, 60);
    if let Some(text) = &entry.text {
        reading.check_name(place, "signature.text", text, 400);
    }
    let upgrades = reading.keyword(place, "signature.upgrades", &entry.upgrades);
    let kinds = if entry.kinds.is_empty() { Some(DamageKinds::empty()) } else { DamageKinds::read(&entry.kinds) };
    if kinds.is_none() {
        note_word(reading, place, "signature.kinds", &entry.kinds, "kind");
    }
    let mut deals = [Cell::default(); Manoeuvre::COUNT];
    if entry.deals.len() != deals.len() {
        reading.note(place, "signature.deals", Phrase::new("fault-six"));
    }
    for (cell, text) in deals.iter_mut().zip(&entry.deals) {
        match Cell::read(text) {
            Some(read) => *cell = read,
            None => note_word(reading, place, "signature.deals", text, "result"),
        }
    }
    let round = entry.round.iter().filter_map(|text| reading.keyword(place, "signature.round", text)).collect();
    Signature {
        key: entry.key,
        name: entry.name,
        text: entry.text,
        upgrades: upgrades.unwrap_or(Manoeuvre::HighGuard),
        kinds: kinds.unwrap_or_default(),
        deals,
        round,
        end: clauses(reading, place, "signature.end", &entry.end, keys, false),
    }
}

fn note_word(reading: &mut Reading<'_>, place: &Place, field: &str, text: &str, what: &'static str) {
    reading.note(place, field, Phrase::new("fault-no-such-word").with("word", table::quote(text)).with("what", what));
}
