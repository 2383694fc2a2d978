//! The kinds of cards and what is printed on each: plain figures and keywords, which the rules read constantly.

use schemars::JsonSchema;
use serde::Serialize;
use strum::VariantArray;
use table::Vocabulary;

use super::{
    BodyParts, Boost, Burdens, Category, Effect, Fights, Figures, Gear, Habit, Pile, Powers, Reach, Service, Trick,
};
use crate::battle::Grip;

/// KH-03: a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hero {
    /// KH-24: whether it may use spells.
    pub is_magical: bool,
    /// Base values; heroes have no damage of their own.
    pub figures: Figures,
    /// By category: the bonus when such a weapon or spell is used.
    pub specialisations: [Figures; Category::VARIANTS.len()],
    pub powers: Powers,
}

/// A support card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    Weapon(Weapon),
    Shield(Shield),
    Armour(Armour),
    Artefact(Artefact),
    AttackSpell(AttackSpell),
    DefenceSpell(DefenceSpell),
    GeneralSpell(GeneralSpell),
    Summons(Summons),
    /// KH-55: helps before a die roll.
    Potion(Boost),
    Demon(Demon),
    /// KH-60: helps before a die roll.
    Manoeuvre(Boost),
    Event(Effect),
    Spontaneous(Trick),
    Npc(Npc),
}

/// What a card is, without its figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema, VariantArray, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Kind {
    Weapon,
    Shield,
    Armour,
    Artefact,
    AttackSpell,
    DefenceSpell,
    GeneralSpell,
    Summons,
    Potion,
    Demon,
    Manoeuvre,
    Event,
    Spontaneous,
    Npc,
}

/// KH-22, KH-23: figures in one hand, in two hands, or both sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weapon {
    pub class: Category,
    pub reach: Reach,
    pub one: Option<Figures>,
    pub two: Option<Figures>,
    pub powers: Powers,
}

/// Takes one hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shield {
    pub figures: Figures,
    pub powers: Powers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Armour {
    pub parts: BodyParts,
    pub figures: Figures,
    pub powers: Powers,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Artefact {
    pub wear: Wear,
    /// Count always.
    pub figures: Figures,
    /// KH-20: some can be used as weapons. A held one has figures for one hand only.
    pub weapon: Option<Weapon>,
    pub powers: Powers,
    pub active: Option<Active>,
}

/// Where an artefact is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wear {
    /// Takes one hand.
    Held,
    /// Like armour; without any parts it can be worn with anything.
    Worn(BodyParts),
}

/// KH-16: what its bearer's player can use an artefact for, which costs neither action nor reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Active {
    pub service: Service,
    pub uses: Uses,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Vocabulary)]
#[vocabulary(case)]
pub enum Uses {
    /// From the start of the player's turn to the next.
    OnceARound,
    /// The artefact is discarded.
    Once,
}

/// KH-37
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackSpell {
    pub school: Category,
    /// KH-53: in rounds.
    pub cooldown: u8,
    /// Added to the caster's magic.
    pub magic: i8,
    pub damage: i8,
    pub powers: Powers,
}

/// KH-38
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefenceSpell {
    pub school: Category,
    pub cooldown: u8,
    /// Added to the caster's magic.
    pub magic: i8,
    /// The attacks that it can ward off.
    pub wards: Fights,
    pub powers: Powers,
}

/// KH-50
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GeneralSpell {
    pub school: Category,
    pub cooldown: u8,
    pub target: u8,
    pub effect: Effect,
}

/// KH-51: a general spell that brings a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summons {
    pub school: Category,
    pub cooldown: u8,
    pub target: u8,
    pub creature: Creature,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Creature {
    pub life: u8,
    pub figures: Figures,
    pub reach: Reach,
    pub powers: Powers,
}

/// KH-56
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Demon {
    pub life: u8,
    /// Fixed parry, resistance and armour.
    pub figures: Figures,
    pub burdens: Burdens,
}

/// KH-62
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Npc {
    pub life: u8,
    pub armour: i8,
    pub service: Service,
}

/// KH-73: how a game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scenario {
    pub least_players: u8,
    pub most_players: u8,
    pub goal: Goal,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// KH-72
    LastGroup,
    /// All together against a monster that acts after each round.
    Slay { monster: Monster },
    /// Whose ward dies is out.
    Guard { life: u8, armour: i8 },
    /// All together: a group is left when these rounds are over. A monster for each player comes every few rounds.
    HoldOut { rounds: u8, every: u8, monster: Monster },
    /// Heroes search as an action, and find a treasure with this roll or more; who has enough at the start of the own turn wins.
    Treasures { needed: u8, target: u8 },
}

/// An enemy of all players, run by the game itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Monster {
    pub life: u8,
    /// This much more life for each player.
    pub life_per_player: u8,
    pub figures: Figures,
    pub reach: Reach,
    pub powers: Powers,
    /// By the roll of a die.
    pub habits: [Habit; 6],
}

impl Card {
    /// What it adds and can do for its wearer, if it can be worn.
    #[inline]
    pub fn worn(&self) -> Option<(Figures, Powers)> {
        match self {
            Card::Armour(armour) => Some((armour.figures, armour.powers)),
            Card::Artefact(artefact) => Some((artefact.figures, artefact.powers)),
            _ => None,
        }
    }

    pub fn kind(&self) -> Kind {
        match self {
            Card::Weapon(_) => Kind::Weapon,
            Card::Shield(_) => Kind::Shield,
            Card::Armour(_) => Kind::Armour,
            Card::Artefact(_) => Kind::Artefact,
            Card::AttackSpell(_) => Kind::AttackSpell,
            Card::DefenceSpell(_) => Kind::DefenceSpell,
            Card::GeneralSpell(_) => Kind::GeneralSpell,
            Card::Summons(_) => Kind::Summons,
            Card::Potion(_) => Kind::Potion,
            Card::Demon(_) => Kind::Demon,
            Card::Manoeuvre(_) => Kind::Manoeuvre,
            Card::Event(_) => Kind::Event,
            Card::Spontaneous(_) => Kind::Spontaneous,
            Card::Npc(_) => Kind::Npc,
        }
    }

    /// The card as a weapon, if it can be used as one.
    #[inline]
    pub fn weapon(&self) -> Option<&Weapon> {
        match self {
            Card::Weapon(weapon) => Some(weapon),
            Card::Artefact(artefact) => artefact.weapon.as_ref(),
            _ => None,
        }
    }

    /// The school of a spell.
    #[inline]
    pub fn school(&self) -> Option<Category> {
        match self {
            Card::AttackSpell(spell) => Some(spell.school),
            Card::DefenceSpell(spell) => Some(spell.school),
            Card::GeneralSpell(spell) => Some(spell.school),
            Card::Summons(spell) => Some(spell.school),
            _ => None,
        }
    }

    /// KH-53: the number of rounds a spell rests.
    #[inline]
    pub fn cooldown(&self) -> u8 {
        match self {
            Card::AttackSpell(spell) => spell.cooldown,
            Card::DefenceSpell(spell) => spell.cooldown,
            Card::GeneralSpell(spell) => spell.cooldown,
            Card::Summons(spell) => spell.cooldown,
            _ => 0,
        }
    }
}

impl Kind {
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The pile for such cards.
    pub fn pile(self) -> Pile {
        if self < Kind::AttackSpell {
            Pile::Equipment
        } else if self < Kind::Manoeuvre {
            Pile::Magic
        } else {
            Pile::Tactics
        }
    }

    /// What such a card is when fitted to a hero, if it can be.
    #[inline]
    pub fn gear(self) -> Option<Gear> {
        match self {
            Kind::Weapon => Some(Gear::Weapon),
            Kind::Shield => Some(Gear::Shield),
            Kind::Armour => Some(Gear::Armour),
            Kind::Artefact => Some(Gear::Artefact),
            Kind::AttackSpell | Kind::DefenceSpell | Kind::GeneralSpell | Kind::Summons => Some(Gear::Spell),
            Kind::Potion | Kind::Demon | Kind::Manoeuvre | Kind::Event | Kind::Spontaneous | Kind::Npc => None,
        }
    }

    pub fn is_spell(self) -> bool {
        self.gear() == Some(Gear::Spell)
    }
}

impl Weapon {
    /// KH-23: its figures for the way it is held.
    #[inline]
    pub fn held(&self, grip: Grip) -> Option<Figures> {
        match grip {
            Grip::One => self.one,
            Grip::Two => self.two,
        }
    }
}

impl Gear {
    /// Whether this includes the other one.
    #[inline]
    pub fn fits(self, wanted: Gear) -> bool {
        wanted == Gear::Any || wanted == self
    }
}
