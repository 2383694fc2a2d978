//! The format of the data files, entry by entry.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Deserialize;
use table::Words;

use super::{Category, Figures, Reach, Role, Source};

/// `cards/<name>.toml`: some heroes, cards and scenarios.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct CardFile {
    pub hero: Vec<HeroEntry>,
    pub weapon: Vec<WeaponEntry>,
    pub shield: Vec<ShieldEntry>,
    pub armour: Vec<ArmourEntry>,
    pub artefact: Vec<ArtefactEntry>,
    pub attack_spell: Vec<AttackSpellEntry>,
    pub defence_spell: Vec<DefenceSpellEntry>,
    pub general_spell: Vec<GeneralSpellEntry>,
    pub summons: Vec<SummonsEntry>,
    pub potion: Vec<BoostCardEntry>,
    pub demon: Vec<DemonEntry>,
    pub manoeuvre: Vec<BoostCardEntry>,
    pub event: Vec<EventEntry>,
    pub spontaneous: Vec<SpontaneousEntry>,
    pub npc: Vec<NpcEntry>,
    pub scenario: Vec<ScenarioEntry>,
}

/// KH-03: a hero.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeroEntry {
    /// Lower-case letters, digits and hyphens.
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub magical: bool,
    /// Base values.
    pub figures: Figures,
    /// Bonuses with classes of weapons and schools of magic.
    #[serde(default)]
    pub specialisations: BTreeMap<Category, Figures>,
    /// Keywords.
    #[serde(default)]
    pub powers: Vec<String>,
}

/// KH-22, KH-23: a weapon, with figures for one hand, for two, or both.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub class: Category,
    pub reach: Reach,
    pub one: Option<Figures>,
    pub two: Option<Figures>,
    #[serde(default)]
    pub powers: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShieldEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub figures: Figures,
    #[serde(default)]
    pub powers: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmourEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    /// Some of `head`, `shoulders`, `torso`, `arms`, `legs`.
    pub parts: Vec<PartEntry>,
    pub figures: Figures,
    #[serde(default)]
    pub powers: Vec<String>,
}

/// A part of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PartEntry {
    Head,
    Shoulders,
    Torso,
    Arms,
    Legs,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArtefactEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub wear: WearEntry,
    /// The parts of the body that a worn one takes.
    #[serde(default)]
    pub parts: Vec<PartEntry>,
    #[serde(default)]
    pub figures: Figures,
    pub weapon: Option<ArtefactWeaponEntry>,
    #[serde(default)]
    pub powers: Vec<String>,
    pub active: Option<ActiveEntry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WearEntry {
    Held,
    Worn,
}

/// An artefact that can be used as a weapon, in one hand.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArtefactWeaponEntry {
    pub class: Category,
    pub reach: Reach,
    pub one: Figures,
    #[serde(default)]
    pub powers: Vec<String>,
}

/// What an artefact can be used for: an effect in the own turn, or a boost in a fight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActiveEntry {
    pub uses: UsesEntry,
    pub effect: Option<String>,
    pub boost: Option<BoostEntry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum UsesEntry {
    OnceARound,
    Once,
}

/// What helps in a single fight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoostEntry {
    pub role: Role,
    /// Some of `melee`, `ranged`, `magical`, `casting`; all of them if not named.
    pub fights: Option<Vec<FightEntry>>,
    #[serde(default)]
    pub figures: Figures,
    /// Keywords.
    #[serde(default)]
    pub extras: Vec<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FightEntry {
    Melee,
    Ranged,
    Magical,
    Casting,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackSpellEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub school: Category,
    pub cooldown: u8,
    pub magic: i8,
    pub damage: i8,
    #[serde(default)]
    pub powers: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DefenceSpellEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub school: Category,
    pub cooldown: u8,
    pub magic: i8,
    /// The attacks that it wards off: some of `melee`, `ranged`, `magical`.
    pub wards: Vec<FightEntry>,
    #[serde(default)]
    pub powers: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GeneralSpellEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub school: Category,
    pub cooldown: u8,
    pub target: u8,
    /// One keyword.
    pub effect: String,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SummonsEntry {
    pub key: String,
    pub source: Source,
    /// The name of the creature.
    pub name: Words,
    pub school: Category,
    pub cooldown: u8,
    pub target: u8,
    pub life: u8,
    pub figures: Figures,
    pub reach: Reach,
    #[serde(default)]
    pub powers: Vec<String>,
}

/// KH-55, KH-60: a potion or a manoeuvre.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BoostCardEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub boost: BoostEntry,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DemonEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub life: u8,
    /// Fixed parry, resistance and armour.
    pub figures: Figures,
    /// Keywords.
    pub burdens: Vec<String>,
}

#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EventEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    /// One keyword.
    pub effect: String,
}

/// A trick, or a boost for one side of a fight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpontaneousEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    /// One keyword: a trick or an effect.
    pub trick: Option<String>,
    pub boost: Option<BoostEntry>,
}

/// An NPC with an effect in the own turn, or a boost in a fight.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NpcEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub life: u8,
    #[serde(default)]
    pub armour: i8,
    pub effect: Option<String>,
    pub boost: Option<BoostEntry>,
}

/// KH-73: how a game is won. The goal says which of the last fields it needs.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ScenarioEntry {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub about: Words,
    pub least_players: u8,
    pub most_players: u8,
    pub goal: GoalEntry,
    /// What a ward or a treasure is called.
    pub thing: Option<Words>,
    pub life: Option<u8>,
    pub armour: Option<i8>,
    pub rounds: Option<u8>,
    pub every: Option<u8>,
    pub needed: Option<u8>,
    pub target: Option<u8>,
    pub monster: Option<MonsterEntry>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GoalEntry {
    LastGroup,
    Slay,
    Guard,
    HoldOut,
    Treasures,
}

/// An enemy of all that the game itself runs.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MonsterEntry {
    pub name: Words,
    pub life: u8,
    #[serde(default)]
    pub life_per_player: u8,
    pub figures: Figures,
    pub reach: Reach,
    #[serde(default)]
    pub powers: Vec<String>,
    /// Six keywords: what it does by the roll of a die.
    pub habits: Vec<String>,
}
