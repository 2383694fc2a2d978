//! The format of the data files, and how armies and ready-made lists are made from it.

use std::fmt;
use std::ops::RangeInclusive;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, de};
use table::content::{ContentFile, Fault, Faults, Head, Place, Reading, Source, read_files};
use table::{Keyword as _, Phrase, Ruled, Spoken as _, Words};

use super::{Army, Figure, Keywords, MAX_TILES, Printed, Ready, Tile, TileId, Trait, Traits, Troop, TroopIndex};
use crate::army::{ArmyList, MAX_FORMATION, SIZES, is_size};
use crate::game::PocketBattles;

/// `armies/<army>.toml`: an army.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyFile {
    /// Lower-case letters, digits and hyphens.
    pub key: String,
    pub name: Words,
    /// Where the figures come from, unless a troop says otherwise.
    pub source: Source,
    #[serde(default)]
    pub troop: Vec<TroopEntry>,
}

/// PB-01: a troop and its copies.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TroopEntry {
    /// Lower-case letters, digits and hyphens; unique in the army.
    pub key: String,
    pub name: Words,
    pub source: Option<Source>,
    /// With the source `rulebook`: which figures it prints, when not all.
    #[serde(default)]
    pub printed: Vec<Figure>,
    pub points: u8,
    pub formation: Formation,
    /// 0 for a troop without life points.
    pub life: u8,
    #[serde(default)]
    pub traits: Vec<Trait>,
    /// One entry for each copy.
    pub tiles: Vec<TileEntry>,
}

/// The dice printed on a copy of a troop.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TileEntry {
    #[serde(default)]
    pub engagement: Vec<u8>,
    #[serde(default)]
    pub shooting: Vec<u8>,
}

/// The formation value of a troop, or `"*"` for auxiliary troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formation {
    AtMost(u8),
    Star,
}

/// `ready/<army>.toml`: ready-made armies.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyFile {
    /// The key of the army.
    pub army: String,
    #[serde(default)]
    pub list: Vec<ReadyEntry>,
}

/// A ready-made army of a size.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadyEntry {
    pub size: u16,
    pub name: Words,
    /// Units as keys of troops. The first troop lies on top; copies are taken in the order of the army's file.
    pub units: Vec<Vec<String>>,
}

/// A ready-made army whose troops have not been looked up.
pub(super) struct Draft {
    file: String,
    army: String,
    entry: ReadyEntry,
}

/// Reads all files and reports everything that is wrong with any of them.
pub(super) fn read(files: &[ContentFile]) -> Result<(Vec<Army>, Vec<Draft>), Faults> {
    let (mut armies, mut drafts) = (Vec::<Army>::new(), Vec::new());
    read_files(files, PocketBattles::texts(), |reading| {
        if reading.file.starts_with("ready/") {
            drafts.extend(read_ready(reading));
        } else if let Some(army) = read_army(reading, &armies) {
            armies.push(army);
        }
    })?;
    Ok((armies, drafts))
}

/// Looks up the troops of ready-made armies and gives the armies their lists.
pub(super) fn add_ready(armies: &mut [Army], drafts: Vec<Draft>) -> Result<(), Faults> {
    let mut faults = Vec::new();
    for draft in drafts {
        let made = match armies.iter_mut().find(|army| army.key == draft.army) {
            Some(army) => make_list(army, &draft.entry).map(|list| (army, list)),
            None => Err(Phrase::new("fault-no-army").with("key", table::quote(&draft.army))),
        };
        match made {
            Ok((army, list)) => {
                let Draft { entry: ReadyEntry { size, name, .. }, .. } = draft;
                army.ready.retain(|ready| ready.size != size);
                army.ready.push(Ready { size, name, list });
                army.ready.sort_by_key(|ready| ready.size);
            }
            Err(message) => {
                let entry = format!("list `{}`", draft.entry.size);
                let field = Some("units".to_owned());
                let message = PocketBattles::texts().in_every(&message);
                faults.push(Fault { entry, field, ..Fault::of_file(&draft.file, message) });
            }
        }
    }
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

/// Of a name.
const MAX_LETTERS: usize = 60;
const POINTS: RangeInclusive<u8> = 1..=30;
const MAX_LIFE: u8 = 9;
const MAX_DICE: usize = 12;
const NUMBERS: RangeInclusive<u8> = 1..=9;

fn read_army(reading: &mut Reading<'_>, known: &[Army]) -> Option<Army> {
    let Head { place, fields, lists } = reading.split_head("army", "key", &[("troop", "key")])?;
    let head: Option<ArmyFile> = reading.entry(&place, fields);
    let (mut troops, mut tiles) = (Vec::<Troop>::new(), Vec::new());
    for (place, value) in lists.into_iter().flatten() {
        let Some(entry) = reading.entry::<TroopEntry>(&place, value) else { continue };
        check_troop(reading, &place, &entry);
        if troops.iter().any(|known| known.key == entry.key) {
            reading.note(&place, "key", Phrase::new("fault-troop-twice"));
        }
        let Some(index) = u8::try_from(troops.len()).ok().map(TroopIndex) else { break };
        tiles.extend(entry.tiles.iter().map(|tile| make_tile(index, &entry, tile)));
        let source = entry.source.or(head.as_ref().map(|head| head.source)).unwrap_or(Source::House);
        troops.push(Troop { key: entry.key, name: entry.name, source, printed: entry.printed });
    }
    let head = head?;
    reading.check_key(&place, "key", &head.key);
    reading.check_name(&place, "name", &head.name, MAX_LETTERS);
    if known.iter().any(|known| known.key == head.key) {
        reading.note(&place, "key", Phrase::new("fault-army-twice").with("key", table::quote(&head.key)));
    }
    if tiles.len() > MAX_TILES {
        reading.note(
            &place,
            "troop",
            Phrase::new("fault-many-tiles").with("count", tiles.len()).with("most", MAX_TILES),
        );
    }
    if reading.faults.is_empty() && tiles.iter().all(|tile| tile.life == 0) {
        reading.note(&place, "troop", Phrase::new("fault-army-no-life"));
    }
    let ArmyFile { key, name, .. } = head;
    if !reading.faults.is_empty() {
        return None;
    }
    let printed = tiles.iter().map(|tile| Printed::of(tile, &troops[usize::from(tile.troop.0)])).collect();
    Some(Army { key, name, troops, tiles, printed, ready: Vec::new() })
}

fn read_ready(reading: &mut Reading<'_>) -> Vec<Draft> {
    let Some(Head { place, fields, lists }) = reading.split_head("ready", "army", &[("list", "size")]) else {
        return Vec::new();
    };
    let head: Option<ReadyFile> = reading.entry(&place, fields);
    let mut drafts = Vec::<Draft>::new();
    for (place, value) in lists.into_iter().flatten() {
        let Some(entry) = reading.entry::<ReadyEntry>(&place, value) else { continue };
        reading.check_name(&place, "name", &entry.name, MAX_LETTERS);
        if !is_size(entry.size) {
            let (least, most) = (SIZES.start(), SIZES.end());
            let message =
                Phrase::new("fault-ready-size").with("least", *least).with("most", *most).with("size", entry.size);
            reading.note(&place, "size", message);
        }
        if drafts.iter().any(|draft| draft.entry.size == entry.size) {
            reading.note(&place, "size", Phrase::new("fault-list-twice"));
        }
        let army = head.as_ref().map(|head| head.army.clone()).unwrap_or_default();
        drafts.push(Draft { file: reading.file.to_owned(), army, entry });
    }
    drafts
}

/// Checks what the types of the fields do not.
fn check_troop(reading: &mut Reading<'_>, place: &Place, troop: &TroopEntry) {
    reading.check_key(place, "key", &troop.key);
    reading.check_name(place, "name", &troop.name, MAX_LETTERS);
    reading.check_range(place, "points", troop.points, POINTS);
    reading.check_range(place, "life", troop.life, 0..=MAX_LIFE);
    if !troop.printed.is_empty() && troop.source != Some(Source::Rulebook) {
        reading.note(place, "printed", Phrase::new("fault-printed"));
    }
    let auxiliary = make_traits(&troop.traits).has(Keywords::AUXILIARY);
    if (troop.formation == Formation::Star) != auxiliary {
        reading.note(place, "formation", Phrase::new("fault-auxiliary"));
    }
    if troop.life == 0 && (auxiliary || troop.formation == Formation::AtMost(1)) {
        reading.note(place, "life", Phrase::new("fault-lifeless"));
    }
    for (number, one) in troop.traits.iter().enumerate() {
        if let Some(value) = one.number() {
            reading.check_range(place, "traits", value, NUMBERS);
        }
        if troop.traits[..number].iter().any(|other| std::mem::discriminant(other) == std::mem::discriminant(one)) {
            reading.note(place, "traits", Phrase::new("fault-trait-twice").with("trait", table::text(one.word())));
        }
    }
    if troop.tiles.is_empty() {
        reading.note(place, "tiles", Phrase::new("fault-no-tile"));
    }
    for faces in troop.tiles.iter().flat_map(|tile| [&tile.engagement, &tile.shooting]) {
        if faces.len() > MAX_DICE {
            reading.note(
                place,
                "tiles",
                Phrase::new("fault-many-dice").with("count", faces.len()).with("most", MAX_DICE),
            );
        }
        if let Some(face) = faces.iter().find(|face| !(1..=6).contains(*face)) {
            reading.note(place, "tiles", Phrase::new("fault-face").with("face", *face));
        }
    }
}

fn make_tile(troop: TroopIndex, entry: &TroopEntry, tile: &TileEntry) -> Tile {
    let formation = match entry.formation {
        Formation::AtMost(formation) => formation,
        Formation::Star => 0,
    };
    Tile {
        troop,
        points: entry.points,
        formation,
        life: entry.life,
        engagement: count_faces(&tile.engagement),
        shooting: count_faces(&tile.shooting),
        traits: make_traits(&entry.traits),
    }
}

fn make_traits(traits: &[Trait]) -> Traits {
    traits.iter().fold(Traits::default(), |sum, one| sum.plus(one.traits()))
}

/// How many of the dice show 1, 2, 3, 4, 5, 6.
fn count_faces(faces: &[u8]) -> [u8; 6] {
    let count = |face: u8| faces.iter().filter(|one| **one == face).count();
    std::array::from_fn(|place| u8::try_from(count(place as u8 + 1)).unwrap_or(u8::MAX))
}

/// Takes the copies of troops in the order of the army's file.
fn make_list(army: &Army, entry: &ReadyEntry) -> Result<ArmyList, Phrase> {
    let mut free: Vec<TileId> = army.ids().collect();
    let mut take = |key: &String| {
        let place = free.iter().position(|id| army.troop(*id).key == *key);
        let place = place.ok_or_else(|| Phrase::new("fault-no-such-tile").with("key", table::quote(key)))?;
        Ok::<_, Phrase>(free.remove(place))
    };
    let units = entry.units.iter().map(|unit| unit.iter().map(&mut take).collect());
    let list = ArmyList { units: units.collect::<Result<_, _>>()? };
    list.check(army, entry.size).map_err(|fault| {
        Phrase::new("fault-by-rule").with("what", fault.phrase()).with("rule", table::quote(fault.rule()))
    })?;
    Ok(list)
}

impl<'de> Deserialize<'de> for Formation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Formation, D::Error> {
        deserializer.deserialize_any(FormationVisitor)
    }
}

struct FormationVisitor;

impl de::Visitor<'_> for FormationVisitor {
    type Value = Formation;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a number from 1 to {MAX_FORMATION} or \"*\"")
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Formation, E> {
        match u8::try_from(value) {
            Ok(value @ 1..=MAX_FORMATION) => Ok(Formation::AtMost(value)),
            _ => Err(E::invalid_value(de::Unexpected::Signed(value), &self)),
        }
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Formation, E> {
        self.visit_i64(i64::try_from(value).unwrap_or(i64::MAX))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<Formation, E> {
        match value {
            "*" => Ok(Formation::Star),
            _ => Err(E::invalid_value(de::Unexpected::Str(value), &self)),
        }
    }
}

impl JsonSchema for Formation {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Formation".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The formation value of a troop, or `*` for auxiliary troops.",
            "anyOf": [{ "type": "integer", "minimum": 1, "maximum": MAX_FORMATION }, { "const": "*" }]
        })
    }
}
