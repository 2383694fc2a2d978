//! What people read on a tile.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use table::Words;

use super::{Source, Tile, Trait, Troop};

/// Everything that is printed on a tile. It never changes, so it is put into JSON once and not with every view.
#[derive(Clone, Debug, JsonSchema)]
pub struct Printed {
    pub key: String,
    pub name: Words,
    pub source: Source,
    pub points: u8,
    /// `None` is the `*` of the kobolds.
    pub formation: Option<u8>,
    /// 0: no life points.
    pub life: u8,
    /// The numbers on the printed engagement dice.
    pub engagement: Vec<u8>,
    pub shooting: Vec<u8>,
    pub traits: Vec<Trait>,
    #[schemars(skip)]
    json: Box<RawValue>,
}

impl Printed {
    pub(super) fn of(tile: &Tile, troop: &Troop) -> Arc<Printed> {
        let facts = Facts {
            key: &troop.key,
            name: &troop.name,
            source: troop.source,
            points: tile.points,
            formation: (tile.formation > 0).then_some(tile.formation),
            life: tile.life,
            engagement: list_faces(tile.engagement),
            shooting: list_faces(tile.shooting),
            traits: tile.traits.list(),
        };
        let json = serde_json::value::to_raw_value(&facts).expect("facts are plain data");
        let Facts { source, points, formation, life, engagement, shooting, traits, .. } = facts;
        let (key, name) = (troop.key.clone(), troop.name.clone());
        Arc::new(Printed { key, name, source, points, formation, life, engagement, shooting, traits, json })
    }
}

/// The same as [`Printed`], in the order of its JSON.
#[derive(Serialize)]
struct Facts<'t> {
    key: &'t str,
    name: &'t Words,
    source: Source,
    points: u8,
    formation: Option<u8>,
    life: u8,
    engagement: Vec<u8>,
    shooting: Vec<u8>,
    traits: Vec<Trait>,
}

impl Serialize for Printed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.json.serialize(serializer)
    }
}

impl PartialEq for Printed {
    /// All facts are in the JSON.
    fn eq(&self, other: &Printed) -> bool {
        self.json.get() == other.json.get()
    }
}

impl Eq for Printed {}

fn list_faces(counts: [u8; 6]) -> Vec<u8> {
    let faces = counts.iter().zip(1..).flat_map(|(count, face)| std::iter::repeat_n(face, usize::from(*count)));
    faces.collect()
}
