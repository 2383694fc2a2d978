//! The format of the data files, and what makes armies and ready-made lists of them.

use std::fmt;
use std::ops::RangeInclusive;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, de};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use table::content::{ContentFile, Defect, Defects, Place, Reading, Source};
use table::{Arg, Ruled, Words};

use super::{Army, Figure, Keywords, Printed, Ready, Tile, TileId, Trait, Traits, Troop, TroopIndex};
use crate::army::{ArmyList, MOST_FORMATION, SIZES, is_size};
use crate::content::wrong;

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
    /// Lower-case letters, digits and hyphens; once in the army.
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

/// A ready-made army whose troops are still to be looked up.
pub(super) struct Draft {
    file: String,
    army: String,
    entry: ReadyEntry,
}

/// Reads all files, and says all that is wrong with any of them.
pub(super) fn read(files: &[ContentFile]) -> Result<(Vec<Army>, Vec<Draft>), Defects> {
    let (mut armies, mut drafts, mut defects) = (Vec::<Army>::new(), Vec::new(), Vec::new());
    for file in files {
        let mut reading = match Reading::open(file) {
            Ok(reading) => reading,
            Err(defect) => {
                defects.push(defect);
                continue;
            }
        };
        if file.path.starts_with("ready/") {
            drafts.extend(read_ready(&mut reading));
        } else if let Some(army) = read_army(&mut reading) {
            if armies.iter().any(|known| known.key == army.key) {
                let message = wrong::with("defect-army-twice", [("key", table::quote(&army.key))]);
                let field = Some("key".to_owned());
                reading.defects.push(Defect { field, ..Defect::of_file(&file.path, message) });
            }
            armies.push(army);
        }
        defects.append(&mut reading.defects);
    }
    if defects.is_empty() { Ok((armies, drafts)) } else { Err(Defects(defects)) }
}

/// Looks up the troops of ready-made armies and gives the armies their lists.
pub(super) fn add_ready(armies: &mut [Army], drafts: Vec<Draft>) -> Result<(), Defects> {
    let mut defects = Vec::new();
    for draft in drafts {
        let made = match armies.iter_mut().find(|army| army.key == draft.army) {
            Some(army) => make_list(army, &draft.entry).map(|list| (army, list)),
            None => Err(wrong::with("defect-no-army", [("key", table::quote(&draft.army))])),
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
                defects.push(Defect { entry, field, ..Defect::of_file(&draft.file, message) });
            }
        }
    }
    if defects.is_empty() { Ok(()) } else { Err(Defects(defects)) }
}

/// Of a name.
const MOST_LETTERS: usize = 60;
const POINTS: RangeInclusive<u8> = 1..=30;
const MOST_LIFE: u8 = 9;
const MOST_DICE: usize = 12;
const NUMBERS: RangeInclusive<u8> = 1..=9;

/// Splits a file into its head and its entries, each with its place.
fn split<'t>(reading: &mut Reading<'t>, kind: &str, entries: &str, key: &str) -> Option<Parts<'t>> {
    let root = match DeTable::parse(reading.text) {
        Ok(root) => root,
        Err(error) => {
            reading.note_syntax(&error);
            return None;
        }
    };
    let (span, mut table) = (root.span(), root.into_inner());
    let list = match table.get(entries).map(Spanned::get_ref) {
        Some(DeValue::Array(_)) => table.remove(entries),
        _ => None,
    };
    let head = Spanned::new(span, DeValue::Table(table));
    let head = (Place::of(kind, if kind == "army" { "key" } else { "army" }, 1, &head), head);
    let list = match list.map(Spanned::into_inner) {
        Some(DeValue::Array(list)) => list.into_iter().collect(),
        _ => Vec::new(),
    };
    let place = |(number, value)| (Place::of(entries, key, number + 1, &value), value);
    Some(Parts { head, entries: list.into_iter().enumerate().map(place).collect() })
}

struct Parts<'t> {
    head: (Place, Spanned<DeValue<'t>>),
    entries: Vec<(Place, Spanned<DeValue<'t>>)>,
}

fn read_army(reading: &mut Reading<'_>) -> Option<Army> {
    let Parts { head: (place, head), entries } = split(reading, "army", "troop", "key")?;
    let head: Option<ArmyFile> = reading.entry(&place, head);
    let (mut troops, mut tiles) = (Vec::<Troop>::new(), Vec::new());
    for (place, value) in entries {
        let Some(entry) = reading.entry::<TroopEntry>(&place, value) else { continue };
        check_troop(reading, &place, &entry);
        if troops.iter().any(|known| known.key == entry.key) {
            reading.note(&place, "key", wrong::of("defect-troop-twice"));
        }
        let Some(index) = u8::try_from(troops.len()).ok().map(TroopIndex) else { break };
        tiles.extend(entry.tiles.iter().map(|tile| make_tile(index, &entry, tile)));
        let source = entry.source.or(head.as_ref().map(|head| head.source)).unwrap_or(Source::House);
        troops.push(Troop { key: entry.key, name: entry.name, source, printed: entry.printed });
    }
    let head = head?;
    reading.check_key(&place, "key", &head.key);
    reading.check_name(&place, "name", &head.name, MOST_LETTERS);
    if tiles.len() > Army::MOST_TILES {
        reading.note(
            &place,
            "troop",
            wrong::with(
                "defect-many-tiles",
                [("count", Arg::Number(tiles.len() as i64)), ("most", Arg::Number(Army::MOST_TILES as i64))],
            ),
        );
    }
    if reading.defects.is_empty() && tiles.iter().all(|tile| tile.life == 0) {
        reading.note(&place, "troop", wrong::of("defect-no-life"));
    }
    let ArmyFile { key, name, .. } = head;
    if !reading.defects.is_empty() {
        return None;
    }
    let printed = tiles.iter().map(|tile| Printed::of(tile, &troops[usize::from(tile.troop.0)])).collect();
    Some(Army { key, name, troops, tiles, printed, ready: Vec::new() })
}

fn read_ready(reading: &mut Reading<'_>) -> Vec<Draft> {
    let Some(Parts { head: (place, head), entries }) = split(reading, "ready", "list", "size") else {
        return Vec::new();
    };
    let head: Option<ReadyFile> = reading.entry(&place, head);
    let mut drafts = Vec::<Draft>::new();
    for (place, value) in entries {
        let Some(entry) = reading.entry::<ReadyEntry>(&place, value) else { continue };
        reading.check_name(&place, "name", &entry.name, MOST_LETTERS);
        if !is_size(entry.size) {
            let (least, most) = (SIZES.start(), SIZES.end());
            let message = wrong::with(
                "defect-size",
                [
                    ("least", Arg::Number((*least).into())),
                    ("most", Arg::Number((*most).into())),
                    ("size", Arg::Number(entry.size.into())),
                ],
            );
            reading.note(&place, "size", message);
        }
        if drafts.iter().any(|draft| draft.entry.size == entry.size) {
            reading.note(&place, "size", wrong::of("defect-list-twice"));
        }
        let army = head.as_ref().map(|head| head.army.clone()).unwrap_or_default();
        drafts.push(Draft { file: reading.file.to_owned(), army, entry });
    }
    drafts
}

/// Checks what the types of the fields leave open.
fn check_troop(reading: &mut Reading<'_>, place: &Place, troop: &TroopEntry) {
    reading.check_key(place, "key", &troop.key);
    reading.check_name(place, "name", &troop.name, MOST_LETTERS);
    reading.check_range(place, "points", troop.points, POINTS);
    reading.check_range(place, "life", troop.life, 0..=MOST_LIFE);
    if !troop.printed.is_empty() && troop.source != Some(Source::Rulebook) {
        reading.note(place, "printed", wrong::of("defect-printed"));
    }
    let auxiliary = make_traits(&troop.traits).has(Keywords::AUXILIARY);
    if (troop.formation == Formation::Star) != auxiliary {
        reading.note(place, "formation", wrong::of("defect-auxiliary"));
    }
    if troop.life == 0 && (auxiliary || troop.formation == Formation::AtMost(1)) {
        reading.note(place, "life", wrong::of("defect-lifeless"));
    }
    for (number, one) in troop.traits.iter().enumerate() {
        if let Some(value) = one.number() {
            reading.check_range(place, "traits", value, NUMBERS);
        }
        if troop.traits[..number].iter().any(|other| std::mem::discriminant(other) == std::mem::discriminant(one)) {
            reading.note(
                place,
                "traits",
                wrong::with("defect-trait-twice", [("trait", table::quote(&format!("{one:?}")))]),
            );
        }
    }
    if troop.tiles.is_empty() {
        reading.note(place, "tiles", wrong::of("defect-no-tile"));
    }
    for faces in troop.tiles.iter().flat_map(|tile| [&tile.engagement, &tile.shooting]) {
        if faces.len() > MOST_DICE {
            reading.note(
                place,
                "tiles",
                wrong::with(
                    "defect-many-dice",
                    [("count", Arg::Number(faces.len() as i64)), ("most", Arg::Number(MOST_DICE as i64))],
                ),
            );
        }
        if let Some(face) = faces.iter().find(|face| !(1..=6).contains(*face)) {
            reading.note(place, "tiles", wrong::with("defect-face", [("face", Arg::Number((*face).into()))]));
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
fn make_list(army: &Army, entry: &ReadyEntry) -> Result<ArmyList, Words> {
    let mut free: Vec<TileId> = army.ids().collect();
    let mut take = |key: &String| {
        let place = free.iter().position(|id| army.troop(*id).key == *key);
        let place = place.ok_or_else(|| wrong::with("defect-no-such-tile", [("key", table::quote(key))]))?;
        Ok::<_, Words>(free.remove(place))
    };
    let units = entry.units.iter().map(|unit| unit.iter().map(&mut take).collect());
    let list = ArmyList { units: units.collect::<Result<_, _>>()? };
    list.check(army, entry.size).map_err(|fault| {
        let args = [("what", Arg::Phrase(fault.phrase())), ("rule", table::quote(fault.rule()))];
        wrong::with("defect-by-rule", args)
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
        write!(f, "a number from 1 to {MOST_FORMATION} or \"*\"")
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Formation, E> {
        match u8::try_from(value) {
            Ok(value @ 1..=MOST_FORMATION) => Ok(Formation::AtMost(value)),
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
            "anyOf": [{ "type": "integer", "minimum": 1, "maximum": MOST_FORMATION }, { "const": "*" }]
        })
    }
}
