//! What people read about a tile.

use schemars::JsonSchema;
use serde::Serialize;
use table::{Keyword, Phrase, Spoken, Words};

use super::{Source, Tile, Trait, Troop};
use crate::game::PocketBattles;

/// Everything that is printed on a tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// The same in words, in the same order.
    pub said: Vec<PrintedTrait>,
}

/// What people read about a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PrintedTrait {
    pub name: Words,
    pub text: Words,
}

impl Printed {
    pub(super) fn of(tile: &Tile, troop: &Troop) -> Printed {
        Printed {
            key: troop.key.clone(),
            name: troop.name.clone(),
            source: troop.source,
            points: tile.points,
            formation: (tile.formation > 0).then_some(tile.formation),
            life: tile.life,
            engagement: list_faces(tile.engagement),
            shooting: list_faces(tile.shooting),
            traits: tile.traits.list(),
            said: tile.traits.list().into_iter().map(PrintedTrait::of).collect(),
        }
    }
}

impl PrintedTrait {
    fn of(one: Trait) -> PrintedTrait {
        let say = |phrase: &Phrase| PocketBattles::texts().in_every(phrase);
        let name = one.phrase();
        let text = Phrase::new(format!("{}-text", name.key));
        PrintedTrait { name: say(&name), text: say(&text) }
    }
}

fn list_faces(counts: [u8; 6]) -> Vec<u8> {
    let faces = counts.iter().zip(1..).flat_map(|(count, face)| std::iter::repeat_n(face, usize::from(*count)));
    faces.collect()
}
