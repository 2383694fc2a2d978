//! The traits of troops (Aktion 6: Spezialeigenschaft nutzen, and the player aid) as data. Each rule that a trait
//! changes checks for it.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Keyword;

/// The traits of a tile, or of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Traits {
    /// Further dice in an engagement (PB-T.engagement).
    pub engagement: u8,
    /// Further dice when shooting (PB-T.shooting).
    pub shooting: u8,
    /// Further wounds when there is a hit (PB-T.wounds).
    pub wounds: u8,
    pub keywords: Keywords,
}

/// Declares the traits without a number: each has a flag for the rules, and is a [`Trait`] for files and people.
macro_rules! traits {
    ($($flag:ident $name:ident),+ $(,)?) => {
        /// The index of each flag.
        enum Bit { $($name),+ }

        bitflags! {
            /// The traits without a number.
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct Keywords: u32 {
                $(const $flag = 1 << Bit::$name as u32;)+
            }
        }

        /// One trait, as the data files write it and people read it: `"fast"`, `{ engagement = 2 }`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Keyword)]
        #[serde(rename_all = "kebab-case")]
        pub enum Trait {
            Engagement(u8),
            Shooting(u8),
            Wounds(u8),
            $($name),+
        }

        impl Trait {
            /// The traits without a number.
            pub const KEYWORDS: &[Trait] = &[$(Trait::$name),+];

            /// This trait alone.
            pub fn traits(self) -> Traits {
                let keywords = match self {
                    Trait::Engagement(engagement) => return Traits { engagement, ..Traits::default() },
                    Trait::Shooting(shooting) => return Traits { shooting, ..Traits::default() },
                    Trait::Wounds(wounds) => return Traits { wounds, ..Traits::default() },
                    $(Trait::$name => Keywords::$flag,)+
                };
                Traits { keywords, ..Traits::default() }
            }
        }
    };
}

traits! {
    CONTROL Control,
    HEAL Heal,
    EXCITE Excite,
    GALVANIZE Galvanize,
    DOUBLE_ORDER DoubleOrder,
    AUXILIARY Auxiliary,
    BLOOD_LUST BloodLust,
    FAST Fast,
    SLOW Slow,
    FLYING Flying,
    SCOUT Scout,
    IMPETUS Impetus,
    OVERWHELMING Overwhelming,
    LONG_RANGE LongRange,
    WIDE_ARC WideArc,
    REACTIVE Reactive,
    REGENERATE Regenerate,
    SKIRMISH Skirmish,
    DISBAND Disband,
    FIRST_STRIKE FirstStrike,
    FURY Fury,
    LEADER Leader,
    PRESTIGE Prestige,
    SACRIFICE Sacrifice,
    TOUGH Tough,
}

impl Traits {
    /// PB-72: a trait applies to the whole unit; numbers add up.
    #[inline]
    pub fn plus(self, other: Traits) -> Traits {
        Traits {
            engagement: self.engagement.saturating_add(other.engagement),
            shooting: self.shooting.saturating_add(other.shooting),
            wounds: self.wounds.saturating_add(other.wounds),
            keywords: self.keywords.union(other.keywords),
        }
    }

    #[inline]
    pub fn has(self, keyword: Keywords) -> bool {
        self.keywords.contains(keyword)
    }

    /// The traits one by one, those with a number first.
    pub fn list(self) -> Vec<Trait> {
        let numbered = [Trait::Engagement(self.engagement), Trait::Shooting(self.shooting), Trait::Wounds(self.wounds)];
        let numbered = numbered.into_iter().filter(|one| one.number() != Some(0));
        numbered.chain(Trait::KEYWORDS.iter().copied().filter(|one| self.has(one.traits().keywords))).collect()
    }
}

impl Trait {
    /// The number of a trait that has one.
    pub fn number(self) -> Option<u8> {
        if let Trait::Engagement(number) | Trait::Shooting(number) | Trait::Wounds(number) = self {
            Some(number)
        } else {
            None
        }
    }
}
