//! A fight or a spell under way: what it is done with, how it is met, and what effects are directed at.

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::choice;

use super::{MOST_GROUPS, Side, Target, UnitId};
use crate::content::CardId;
use crate::game::KleineHelden;
use crate::words::show_parry;

/// KH-30: what is attacked with.
#[choice(KleineHelden, Copy)]
#[derive(PartialOrd, Ord)]
pub enum Means {
    /// A fitted weapon, or an artefact that is one.
    Weapon { card: CardId, grip: Grip, how: How },
    /// Claws and teeth of creatures, monsters and heroes that need no weapon.
    Bare { how: How },
    /// KH-37: an attack spell.
    Spell { card: CardId, origin: Origin },
}

/// KH-23: in how many hands something is held.
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
    /// KH-34: it hits by itself, because the parry is waived or not possible.
    #[say(key = "defend-waive")]
    None,
    /// KH-33: with a melee weapon or a shield.
    #[with(figures = show_parry(speaker, *card, *grip))]
    Parry { card: CardId, grip: Grip },
    /// KH-33: without anything. Against spells this is the magic resistance (KH-37).
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
    /// Who is attacked now: the protector, once there is one.
    pub at: Target,
    /// KH-39: whom the protector stands before.
    pub protected: Option<Target>,
    /// KH-39: units of other players that offer to protect.
    #[schemars(with = "Vec<UnitId>")]
    pub offers: ArrayVec<UnitId, MOST_GROUPS>,
    pub defence: Defence,
    /// What was played on the attacker and on the defender.
    pub attacker: Backing,
    pub defender: Backing,
    /// It comes to nothing.
    pub is_foiled: bool,
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

/// What an effect is directed at.
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

/// An effect at work: the card that has it, whose it is, and the hero that casts it or bears it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deed {
    pub card: CardId,
    pub side: Side,
    /// Nobody for events and NPCs.
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
