//! The format of the data files, and what makes characters, tables and troupes of them.

mod tables;
mod troupes;

use serde::Deserialize;
use table::content::{ContentFile, Defect, Defects, Place, Reading, Source};
use table::keyword::Value as _;
use table::{Arg, Words};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::Content;
use super::characters::{
    Ability, AbilityKind, Active, Aim, Arcane, Cards, Cell, Character, Flip, Result as CardResult, Signature,
};
use super::effects::{AbilityId, Clause};
use super::passives::{Flourish, Limit, Need, Passive};
use super::words::{DamageKinds, Faction, Keywords, Manoeuvre};
use crate::content::wrong;
use tables::add_table;
use troupes::{TroupeEntry, add_troupe};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    key: String,
    name: Words,
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

/// Adds the entries of files to content; one with a known key stands in for the entry of that key.
pub(super) fn add(mut content: Content, files: &[ContentFile]) -> std::result::Result<Content, Defects> {
    let mut defects = Vec::new();
    let mut troupes = Vec::new();
    for file in files {
        let mut reading = match Reading::open(file) {
            Ok(reading) => reading,
            Err(defect) => {
                defects.push(defect);
                continue;
            }
        };
        for (kind, place, value) in split(&mut reading) {
            match kind {
                Entries::Characters => add_character(&mut content, &mut reading, &place, value),
                Entries::Tables => add_table(&mut content, &mut reading, &place, value),
                // A troupe may name characters of a later file.
                Entries::Troupes => {
                    let entry = reading.entry::<TroupeEntry>(&place, value);
                    troupes.extend(entry.map(|entry| (file, place, entry)));
                }
            }
        }
        defects.append(&mut reading.defects);
    }
    for (file, place, entry) in troupes {
        let Ok(mut reading) = Reading::open(file) else { continue };
        add_troupe(&mut content, &mut reading, &place, entry);
        defects.append(&mut reading.defects);
    }
    if content.characters.len() > usize::from(u8::MAX) {
        defects.push(Defect::of_file("characters", wrong::of("defect-many-characters")));
    }
    if defects.is_empty() { Ok(content.finish()) } else { Err(Defects(defects)) }
}

enum Entries {
    Characters,
    Tables,
    Troupes,
}

/// Splits a file into its entries, each with its place.
fn split<'t>(reading: &mut Reading<'t>) -> Vec<(Entries, Place, Spanned<DeValue<'t>>)> {
    let root = match DeTable::parse(reading.text) {
        Ok(root) => root.into_inner(),
        Err(error) => {
            reading.note_syntax(&error);
            return Vec::new();
        }
    };
    let mut entries = Vec::new();
    for (key, value) in root {
        let name = key.get_ref().to_string();
        let DeValue::Array(list) = value.into_inner() else {
            note_unknown(reading, &name);
            continue;
        };
        for (number, value) in list.into_iter().enumerate() {
            let place = Place::of(&name, "key", number + 1, &value);
            match name.as_str() {
                "character" => entries.push((Entries::Characters, place, value)),
                "table" => entries.push((Entries::Tables, place, value)),
                "troupe" => entries.push((Entries::Troupes, place, value)),
                name => {
                    note_unknown(reading, name);
                    break;
                }
            }
        }
    }
    entries
}

fn note_unknown(reading: &mut Reading<'_>, name: &str) {
    reading
        .defects
        .push(Defect::of_file(reading.file, wrong::with("defect-unknown-entry", [("word", table::quote(name))])));
}

fn add_character(content: &mut Content, reading: &mut Reading<'_>, place: &Place, value: Spanned<DeValue<'_>>) {
    let Some(entry) = reading.entry::<CharacterEntry>(place, value) else { return };
    let before = reading.defects.len();
    check_figures(reading, place, &entry);
    let character = make_character(reading, place, entry);
    if reading.defects.len() > before {
        return;
    }
    match content.characters.iter_mut().find(|known| known.key == character.key) {
        Some(known) => *known = character,
        None => content.characters.push(character),
    }
}

fn check_figures(reading: &mut Reading<'_>, place: &Place, entry: &CharacterEntry) {
    reading.check_key(place, "key", &entry.key);
    reading.check_name(place, "name", &entry.name, 40);
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
    if !(-4..=4).contains(&entry.evade) {
        reading.note(place, "evade", table::content::out_of_range(-4, 4, entry.evade));
    }
    if entry.blue.iter().any(|at| *at == 0 || *at > entry.health) {
        reading.note(place, "blue", wrong::of("defect-blue"));
    }
    if entry.factions.is_empty() {
        reading.note(place, "factions", wrong::of("defect-none-named"));
    }
    if entry.ability.len() > Character::MOST_ABILITIES {
        reading.note(
            place,
            "ability",
            wrong::with("defect-too-many", [("most", Arg::Number(Character::MOST_ABILITIES as i64))]),
        );
    }
}

fn make_character(reading: &mut Reading<'_>, place: &Place, entry: CharacterEntry) -> Character {
    let keys: Vec<String> = entry.ability.iter().map(|ability| ability.key.clone()).collect();
    for (at, key) in keys.iter().enumerate() {
        reading.check_key(place, "ability.key", key);
        if keys[..at].contains(key) {
            reading.note(place, "ability.key", wrong::with("defect-twice", [("key", table::quote(key))]));
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
    let aim = entry.aim.as_deref().map_or(Some(Aim::Nothing), Aim::read);
    if aim.is_none() {
        note_word(reading, place, &field("aim"), entry.aim.as_deref().unwrap_or(""), "aim");
    }
    let aim = aim.unwrap_or(Aim::Nothing);
    if matches!(aim, Aim::Models { .. } | Aim::Pulse { .. } | Aim::Stone | Aim::Point) && entry.range.is_none() {
        reading.note(place, &field("range"), wrong::of("defect-range-missing"));
    }
    let (cost, range) = (entry.cost.unwrap_or(0), entry.range.unwrap_or(0));
    if entry.kind != Kind::Passive && entry.cost.is_none() {
        reading.note(place, &field("cost"), wrong::of("defect-cost-missing"));
    }
    // What costs nothing could be used for ever.
    if entry.kind != Kind::Passive && cost == 0 && entry.limit.is_none() {
        reading.note(place, &field("limit"), wrong::of("defect-limit-missing"));
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
        let message = wrong::of("defect-kind");
        reading.note(place, &field("kind"), message);
    }
    let kind = match entry.kind {
        Kind::Passive => AbilityKind::Passive(
            (entry.does.iter())
                .filter_map(|text| {
                    let passive = Passive::read_with(text, keys);
                    if passive.is_none() {
                        note_word(reading, place, &field("does"), text, "passive");
                    }
                    passive
                })
                .collect(),
        ),
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

/// Reads clauses; X stands only where a card gives it a value.
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
                reading.note(place, field, wrong::with("defect-x", [("text", table::quote(text))]));
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
    let upgrades = Manoeuvre::read(&entry.upgrades);
    if upgrades.is_none() {
        note_word(reading, place, "signature.upgrades", &entry.upgrades, "card");
    }
    let kinds = if entry.kinds.is_empty() { Some(DamageKinds::empty()) } else { DamageKinds::read(&entry.kinds) };
    if kinds.is_none() {
        note_word(reading, place, "signature.kinds", &entry.kinds, "kind");
    }
    let mut deals = [Cell::default(); Manoeuvre::COUNT];
    if entry.deals.len() != deals.len() {
        reading.note(place, "signature.deals", wrong::of("defect-six"));
    }
    for (cell, text) in deals.iter_mut().zip(&entry.deals) {
        match Cell::read(text) {
            Some(read) => *cell = read,
            None => note_word(reading, place, "signature.deals", text, "result"),
        }
    }
    let mut round = Vec::new();
    for text in &entry.round {
        match Flourish::read(text) {
            Some(flourish) => round.push(flourish),
            None => note_word(reading, place, "signature.round", text, "round"),
        }
    }
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
    reading.note(
        place,
        field,
        wrong::with("defect-no-such-word", [("word", table::quote(text)), ("what", Arg::Case(what))]),
    );
}
