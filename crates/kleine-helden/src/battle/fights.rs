//! A fight or a spell under way: the weapon or spell, the defence, and the aims of effects.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::choice;

use super::{MAX_GROUPS, Side, Target, UnitId};
use crate::content::CardId;
use crate::game::KleineHelden;
use crate::words::show_parry;

/// KH-30: the means of an attack.
#[choice(KleineHelden, Copy)]
#[derive(PartialOrd, Ord)]
pub enum Means {
    /// A fitted weapon, or an artefact used as one.
    Weapon { card: CardId, grip: Grip, how: How },
    /// Claws and teeth of creatures, monsters and heroes that need no weapon.
    Bare { how: How },
    /// KH-37: an attack spell.
    Spell { card: CardId, origin: Origin },
}

/// KH-23: how many hands something is held in.
#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum Grip {
    One,
    Two,
}

/// KH-30: the kinds of fights.
#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum How {
    Melee,
    Ranged,
    Magical,
}

/// KH-54: where a spell is cast from.
#[choice(case)]
#[derive(PartialOrd, Ord)]
pub enum Origin {
    Book,
    Hand,
}

/// How an attack is met.
#[choice(KleineHelden, Copy, key = "defend")]
#[derive(PartialOrd, Ord)]
pub enum Defence {
    /// KH-34: it hits by itself, because the parry is waived or impossible.
    #[say(key = "defend-waive")]
    None,
    /// KH-33: with a melee weapon or a shield.
    #[with(figures = show_parry(speaker, *card, *grip))]
    Parry { card: CardId, grip: Grip },
    /// KH-33: without an item. Against spells this is the magic resistance (KH-37).
    Dodge,
    /// KH-38.
    Spell { card: CardId, origin: Origin },
}

/// KH-31: a fight under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    pub by: UnitId,
    pub means: Means,
    /// Who is attacked now: the protector, if there is one.
    pub at: Target,
    /// KH-39: the unit that the protector protects.
    pub protected: Option<Target>,
    /// KH-39: units of other players that offer to protect.
    #[schemars(with = "Vec<UnitId>")]
    pub offers: ArrayVec<UnitId, MAX_GROUPS>,
    pub defence: Defence,
    /// The cards played on the attacker and on the defender.
    pub attacker: Backing,
    pub defender: Backing,
    /// Whether it comes to nothing.
    pub is_foiled: bool,
}

impl Fight {
    /// An attack that nobody has answered yet.
    pub fn new(by: UnitId, means: Means, at: Target) -> Fight {
        Fight {
            by,
            means,
            at,
            protected: None,
            offers: ArrayVec::new(),
            defence: Defence::None,
            attacker: Vec::new(),
            defender: Vec::new(),
            is_foiled: false,
        }
    }
}

/// KH-13: a general spell being cast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Casting {
    pub by: UnitId,
    pub card: CardId,
    pub origin: Origin,
    pub aim: Aim,
    pub caster: Backing,
    pub is_countered: bool,
}

/// The cards whose boosts help or hinder one side of a fight, in the order they were played.
pub type Backing = Vec<CardId>;

/// What an effect is aimed at.
#[choice(KleineHelden, Copy)]
#[derive(PartialOrd, Ord)]
pub enum Aim {
    /// There is nothing to choose.
    Nothing,
    /// A hero, creature or monster.
    Unit(UnitId),
    /// All of a side.
    Group(Side),
    /// A card fitted to a hero.
    Fitted { unit: UnitId, card: CardId },
    /// A card of a discard pile.
    Discarded(CardId),
}

/// An effect being resolved: its card, its owner, and the hero that casts or bears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub card: CardId,
    pub side: Side,
    /// `None` for events and NPCs.
    pub by: Option<UnitId>,
}

impl Means {
    #[inline]
    pub fn how(self) -> How {
        match self {
            Means::Weapon { how, .. } | Means::Bare { how } => how,
            Means::Spell { .. } => How::Magical,
        }
    }
}
