//! Everything that a card can say (KH-80), as small data; `powers.rs` has powers and what helps in a fight.
//!
//! Data files have the word and the values of each. What people read is in `texts/cards.*.ftl`, or in the entry of the
//! only card that has it.

use std::ops::{Add, AddAssign};

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use table::{Keyword, Vocabulary};

use super::{Extra, Pile, Power};

/// KH-03, KH-20: base values of heroes and creatures, or what something adds to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Figures {
    pub attack: i8,
    pub parry: i8,
    pub damage: i8,
    pub magic: i8,
    pub resistance: i8,
    pub armour: i8,
}

/// KH-03: what a hero can be specialised in: a class of weapons or a school of magic.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    VariantArray,
    Vocabulary,
)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Category {
    Blade,
    Blunt,
    Pole,
    Missile,
    Elements,
    Shadow,
    Mind,
    Nature,
    Necromancy,
}

/// KH-30: how far a weapon or a creature strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Reach {
    Melee,
    Ranged,
    /// Both, as its bearer likes.
    Thrown,
}

bitflags! {
    /// KH-21: parts of a body; none is armoured twice.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct BodyParts: u8 {
        const HEAD = 1;
        const SHOULDERS = 2;
        const TORSO = 4;
        const ARMS = 8;
        const LEGS = 16;
    }

    /// Kinds of fights, and the roll for a general spell.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Fights: u8 {
        const MELEE = 1;
        const RANGED = 2;
        const MAGICAL = 4;
        const CASTING = 8;
        const WEAPONS = 3;
        const ANY = 15;
    }
}

/// The side of a fight that a boost is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Attacker,
    Defender,
    /// Whichever of the two is one's own. Not for spontaneous events.
    Either,
}

/// KH-55, KH-60: what helps one side of a single fight, declared before the first roll. Whoever casts a general spell
/// counts as attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Boost {
    pub role: Role,
    pub fights: Fights,
    pub figures: Figures,
    pub extras: Extras,
}

/// What general spells, events, and powers of NPCs and artefacts do in the own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Effect {
    /// An enemy hero or creature loses this much life; armour does not help.
    Damage(u8),
    /// Every hero and creature of an enemy group loses this much life.
    DamageGroup(u8),
    /// Every enemy hero and creature loses this much life.
    DamageAll(u8),
    /// An own hero or creature heals this much.
    Heal(u8),
    /// All own heroes and creatures heal this much.
    HealAll(u8),
    /// Draws this many cards from piles of choice.
    Draw(u8),
    /// Draws this many cards from one pile.
    DrawFrom(Pile, u8),
    /// A player discards this many random hand cards.
    Discard(u8),
    /// Takes this many random hand cards of a player; everybody sees them.
    Steal(u8),
    /// A fitted card of an enemy hero is discarded.
    Break(Gear),
    /// A fitted card of an enemy hero goes back to its player's hand.
    Disarm(Gear),
    /// A fitted card of an enemy hero goes to the own hand.
    Filch(Gear),
    /// The own demon is discarded.
    Banish,
    /// The own demon goes to another group; a demon there is discarded.
    PassDemon,
    /// An enemy NPC changes sides; an own one is discarded.
    Lure,
    /// An own hero or creature that has acted may act once more in this turn.
    ExtraAction,
    /// An enemy hero or creature loses the reaction of this turn and its next action.
    Stun,
    /// All own spells can be cast again.
    Refresh,
    /// Takes a card of one's choice from this discard pile.
    Salvage(Pile),
    /// An own hero or creature has this much more until the own next turn starts.
    Bless(Figures),
    /// An enemy hero or creature has this much less until the own next turn starts; the figures are negative.
    Curse(Figures),
    /// An enemy creature goes back to where it came from, as if killed.
    Unsummon,
    /// An own hero is fitted with any number of hand cards, which costs no action.
    Outfit,
}

/// KH-61: what a spontaneous event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Trick {
    /// An attack of this kind comes to nothing; the attacker's action is spent.
    Foil(Fights),
    /// The attack goes to another hero, creature or NPC of the same group, which the player of the card chooses.
    Divert,
    /// Helps or hinders one side of a fight, or whoever casts a general spell, no matter whose it is.
    /// Data files write the fields of a boost.
    #[word(unwritten)]
    Meddle(Boost),
    /// A general spell fails.
    CounterSpell,
    /// An effect at once, in any window.
    #[word(none)]
    Now(Effect),
}

/// KH-16, KH-62: what an NPC or an artefact can be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Service {
    /// In a fight of an own hero or creature, or of the artefact's bearer alone.
    InFight(Boost),
    /// In the own turn outside of fights.
    InTurn(Effect),
}

/// KH-56: what a demon does to the group it lies at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Burden {
    /// All heroes and creatures of the group have this much less; the figures are negative.
    Weaken(Figures),
    /// Draws this many cards fewer at the start of the turn.
    FewerDraws(u8),
    /// Sixes of the group are not rolled again and count nothing for damage.
    NoSixes,
    /// Nobody of the group heals.
    NoHealing,
    /// At the start of the turn a random hero or creature of the group loses this much life.
    Bleed(u8),
    /// Spells of the group rest this many rounds longer.
    SlowMagic(u8),
    /// Nobody of the group protects.
    NoProtecting,
    /// The player trades no cards and buys no hero.
    NoTrading,
    /// The player plays no manoeuvres.
    NoManoeuvres,
    /// At the end of the turn a random hand card is discarded.
    Tax,
}

/// What a game of a scenario does with its monsters, by the roll of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Keyword)]
pub enum Habit {
    /// Does nothing.
    Rest,
    /// Attacks a random enemy this many times.
    Attack(u8),
    /// Attacks the enemy with the least life.
    Hunt,
    /// Attacks a random one of each group.
    Sweep,
    /// Every enemy hero and creature loses this much life; armour does not help.
    Breathe(u8),
    /// Heals this much.
    Heal(u8),
    /// Every player discards this many random hand cards.
    Plunder(u8),
    /// A random enemy loses its next action.
    Roar,
}

/// What can be fitted to a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Vocabulary, Keyword)]
#[vocabulary(case)]
pub enum Gear {
    Weapon,
    Shield,
    Armour,
    Artefact,
    Spell,
    Any,
}

/// A few keywords.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Few<K, const MAX: usize>([Option<K>; MAX]);

pub type Powers = Few<Power, 3>;
pub type Extras = Few<Extra, 2>;
pub type Burdens = Few<Burden, 2>;

impl Figures {
    pub const NONE: Figures = Figures { attack: 0, parry: 0, damage: 0, magic: 0, resistance: 0, armour: 0 };

    /// Each figure with the name that data files and texts have for it.
    pub fn named(self) -> [(&'static str, i8); 6] {
        let Figures { attack, parry, damage, magic, resistance, armour } = self;
        [
            ("attack", attack),
            ("parry", parry),
            ("damage", damage),
            ("magic", magic),
            ("resistance", resistance),
            ("armour", armour),
        ]
    }

    pub(super) fn by_name(&mut self, name: &str) -> Option<&mut i8> {
        match name {
            "attack" => Some(&mut self.attack),
            "parry" => Some(&mut self.parry),
            "damage" => Some(&mut self.damage),
            "magic" => Some(&mut self.magic),
            "resistance" => Some(&mut self.resistance),
            "armour" => Some(&mut self.armour),
            _ => None,
        }
    }
}

impl BodyParts {
    /// The parts by the names that data files and texts have for them.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let names = [
            (BodyParts::HEAD, "head"),
            (BodyParts::SHOULDERS, "shoulders"),
            (BodyParts::TORSO, "torso"),
            (BodyParts::ARMS, "arms"),
            (BodyParts::LEGS, "legs"),
        ];
        names.into_iter().filter(move |(part, _)| self.contains(*part)).map(|(_, name)| name)
    }
}

impl Add for Figures {
    type Output = Figures;

    #[inline]
    fn add(self, other: Figures) -> Figures {
        Figures {
            attack: self.attack.saturating_add(other.attack),
            parry: self.parry.saturating_add(other.parry),
            damage: self.damage.saturating_add(other.damage),
            magic: self.magic.saturating_add(other.magic),
            resistance: self.resistance.saturating_add(other.resistance),
            armour: self.armour.saturating_add(other.armour),
        }
    }
}

impl AddAssign for Figures {
    #[inline]
    fn add_assign(&mut self, other: Figures) {
        *self = *self + other;
    }
}

impl Category {
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// Whether it is a school of magic.
    pub fn is_school(self) -> bool {
        self >= Category::Elements
    }
}

impl Reach {
    #[inline]
    pub fn is_melee(self) -> bool {
        self != Reach::Ranged
    }

    #[inline]
    pub fn is_ranged(self) -> bool {
        self != Reach::Melee
    }
}

impl<K: Copy + PartialEq, const MAX: usize> Few<K, MAX> {
    pub const NONE: Self = Few([None; MAX]);

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        self.0.into_iter().map_while(|keyword| keyword)
    }

    #[inline]
    pub fn has(self, keyword: K) -> bool {
        self.0.contains(&Some(keyword))
    }

    /// The sum of what the keywords give.
    #[inline]
    pub fn sum(self, amount: impl Fn(K) -> u8) -> u8 {
        self.iter().map(amount).sum()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0.iter().all(Option::is_none)
    }
}

/// As many as there is room for.
impl<K, const MAX: usize> FromIterator<K> for Few<K, MAX> {
    fn from_iter<I: IntoIterator<Item = K>>(keywords: I) -> Self {
        let mut keywords = keywords.into_iter();
        Few(std::array::from_fn(|_| keywords.next()))
    }
}

impl<K: Copy + PartialEq, const MAX: usize> Default for Few<K, MAX> {
    fn default() -> Self {
        Self::NONE
    }
}
