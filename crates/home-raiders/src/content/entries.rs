//! The format of the data files.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Words;
use table::content::Source;

use super::ability::Ability;
use super::pool::Face;
use super::{Deployment, Mission};

/// `dice.toml` (HR-90): the faces of the dice, and what they decide before a battle.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceFile {
    pub white: [Face; 6],
    pub red: [Face; 6],
    pub black: [Face; 6],
    /// The results of a blank and of a success on a white die.
    pub deployment: [Deployment; 2],
    /// By the number of successes on two white dice.
    pub missions: [Mission; 3],
}

/// `factions/<faction>.toml`: a faction, or more cards for one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FactionFile {
    /// Lower-case letters, digits and hyphens.
    pub key: String,
    /// Required for a new faction.
    pub name: Option<Words>,
    /// Required for a new faction.
    pub portal: Option<PortalEntry>,
    /// Where figures come from, unless a card says otherwise.
    pub source: Source,
    #[serde(default)]
    pub unit: Vec<CardEntry>,
    #[serde(default)]
    pub leader: Vec<CardEntry>,
    #[serde(default)]
    pub hero: Vec<CardEntry>,
}

/// The object that a faction comes through. Lengths are in millimetres.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PortalEntry {
    pub name: Words,
    pub width: u8,
    pub depth: u8,
    pub height: u8,
    #[serde(default)]
    pub climbable: bool,
    #[serde(default)]
    pub movable: bool,
}

/// A character card.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Lower-case letters, digits and hyphens; unique in the faction.
    pub key: String,
    /// For a unit, in the plural.
    pub name: Words,
    /// For units only: the name of a single character, if different.
    pub one: Option<Words>,
    pub source: Option<Source>,
    /// For units only: the number of characters per purchase.
    #[serde(default = "one")]
    pub strength: u8,
    pub stars: u8,
    /// In inches.
    #[serde(rename = "move")]
    pub movement: u8,
    /// Dice: `w`, `r` and `b`, each followed by `*` if a wounded character does not roll it.
    #[serde(default)]
    pub melee: String,
    #[serde(default)]
    pub ranged: String,
    /// The base range in inches, if there are ranged dice.
    #[serde(default)]
    pub range: u8,
    pub defence: String,
    pub mind: String,
    #[serde(default)]
    pub boost: Boost,
    /// The diameter of the base in millimetres.
    #[serde(default = "usual_base")]
    pub base: u8,
    /// In millimetres.
    #[serde(default = "usual_height")]
    pub height: u8,
    #[serde(default)]
    pub abilities: Vec<Ability>,
}

/// HR-35: what is added to a roll with a success.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Boost {
    pub melee: u8,
    pub ranged: u8,
    pub defence: u8,
    pub mind: u8,
}

/// `teams/<faction>.toml`: ready-made teams.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamFile {
    /// The key of the faction.
    pub faction: String,
    #[serde(default)]
    pub team: Vec<TeamEntry>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamEntry {
    pub key: String,
    pub name: Words,
    /// A sentence on how it plays.
    pub text: Option<Words>,
    /// Whether it suits a first game.
    #[serde(default)]
    pub easy: bool,
    #[serde(default)]
    pub units: Vec<TeamUnit>,
    #[serde(default)]
    pub heroes: Vec<String>,
}

/// A unit of a team, by keys of cards.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamUnit {
    pub unit: String,
    /// How often it was bought to form one larger unit.
    #[serde(default = "one")]
    pub copies: u8,
    pub leader: Option<String>,
}

/// `areas/<area>.toml`: a battle area. Lengths are in millimetres.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AreaFile {
    pub key: String,
    pub name: Words,
    pub source: Source,
    pub width: u16,
    pub depth: u16,
    #[serde(default)]
    pub object: Vec<ObjectEntry>,
}

/// HR-04: an object in the area.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectEntry {
    pub key: String,
    pub name: Words,
    /// The corners, each with its distance from the left and from the lower edge.
    pub outline: Vec<[u16; 2]>,
    pub height: u16,
    /// Whether characters can climb it and stand on it.
    #[serde(default)]
    pub climbable: bool,
    /// Whether it can be pushed.
    #[serde(default)]
    pub movable: bool,
    /// Whether characters can walk over it, at double cost.
    #[serde(default)]
    pub uneven: bool,
}

fn one() -> u8 {
    1
}

fn usual_base() -> u8 {
    25
}

fn usual_height() -> u8 {
    30
}

/// `houses/<house>.toml`: a house to conquer.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HouseFile {
    pub key: String,
    pub name: Words,
    pub source: Source,
    /// Pairs of rooms with a door between them, by key.
    #[serde(default)]
    pub doors: Vec<[String; 2]>,
    #[serde(default)]
    pub room: Vec<RoomEntry>,
}

/// HR-80: a room of a house.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RoomEntry {
    pub key: String,
    pub name: Words,
    /// The battle area in it, by key.
    pub area: String,
    /// Column and row on the map, counted from the upper left.
    pub at: [u8; 2],
}
