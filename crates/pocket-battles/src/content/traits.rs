//! The traits of troops (Aktion 6: Spezialeigenschaft nutzen, and the player aid) as data.
//! The rules ask for them where they matter.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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

bitflags! {
    /// The traits without a number.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Keywords: u32 {
        const CONTROL = 1;
        const HEAL = 1 << 1;
        const EXCITE = 1 << 2;
        const GALVANIZE = 1 << 3;
        const DOUBLE_ORDER = 1 << 4;
        const AUXILIARY = 1 << 5;
        const BLOOD_LUST = 1 << 6;
        const FAST = 1 << 7;
        const SLOW = 1 << 8;
        const FLYING = 1 << 9;
        const SCOUT = 1 << 10;
        const IMPETUS = 1 << 11;
        const OVERWHELMING = 1 << 12;
        const LONG_RANGE = 1 << 13;
        const WIDE_ARC = 1 << 14;
        const REACTIVE = 1 << 15;
        const REGENERATE = 1 << 16;
        const SKIRMISH = 1 << 17;
        const DISBAND = 1 << 18;
        const FIRST_STRIKE = 1 << 19;
        const FURY = 1 << 20;
        const LEADER = 1 << 21;
        const PRESTIGE = 1 << 22;
        const SACRIFICE = 1 << 23;
        const TOUGH = 1 << 24;
    }
}

/// One trait, as the data files write it and people read it: `"fast"`, `{ engagement = 2 }`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trait {
    Control,
    Heal,
    Excite,
    Galvanize,
    DoubleOrder,
    Engagement(u8),
    Shooting(u8),
    Wounds(u8),
    Auxiliary,
    BloodLust,
    Fast,
    Slow,
    Flying,
    Scout,
    Impetus,
    Overwhelming,
    LongRange,
    WideArc,
    Reactive,
    Regenerate,
    Skirmish,
    Disband,
    FirstStrike,
    Fury,
    Leader,
    Prestige,
    Sacrifice,
    Tough,
}

impl Traits {
    /// PB-72: a trait works for the whole unit; numbers add up.
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
        numbered.chain(Trait::KEYWORDS.into_iter().filter(|one| self.has(one.traits().keywords))).collect()
    }
}

impl Trait {
    /// The traits without a number, in the order of [`Keywords`].
    pub const KEYWORDS: [Trait; 25] = [
        Trait::Control,
        Trait::Heal,
        Trait::Excite,
        Trait::Galvanize,
        Trait::DoubleOrder,
        Trait::Auxiliary,
        Trait::BloodLust,
        Trait::Fast,
        Trait::Slow,
        Trait::Flying,
        Trait::Scout,
        Trait::Impetus,
        Trait::Overwhelming,
        Trait::LongRange,
        Trait::WideArc,
        Trait::Reactive,
        Trait::Regenerate,
        Trait::Skirmish,
        Trait::Disband,
        Trait::FirstStrike,
        Trait::Fury,
        Trait::Leader,
        Trait::Prestige,
        Trait::Sacrifice,
        Trait::Tough,
    ];

    /// The number of a trait that has one.
    pub fn number(self) -> Option<u8> {
        if let Trait::Engagement(number) | Trait::Shooting(number) | Trait::Wounds(number) = self {
            Some(number)
        } else {
            None
        }
    }

    /// This trait alone.
    pub fn traits(self) -> Traits {
        let keyword = |keywords| Traits { keywords, ..Traits::default() };
        match self {
            Trait::Engagement(engagement) => Traits { engagement, ..Traits::default() },
            Trait::Shooting(shooting) => Traits { shooting, ..Traits::default() },
            Trait::Wounds(wounds) => Traits { wounds, ..Traits::default() },
            Trait::Control => keyword(Keywords::CONTROL),
            Trait::Heal => keyword(Keywords::HEAL),
            Trait::Excite => keyword(Keywords::EXCITE),
            Trait::Galvanize => keyword(Keywords::GALVANIZE),
            Trait::DoubleOrder => keyword(Keywords::DOUBLE_ORDER),
            Trait::Auxiliary => keyword(Keywords::AUXILIARY),
            Trait::BloodLust => keyword(Keywords::BLOOD_LUST),
            Trait::Fast => keyword(Keywords::FAST),
            Trait::Slow => keyword(Keywords::SLOW),
            Trait::Flying => keyword(Keywords::FLYING),
            Trait::Scout => keyword(Keywords::SCOUT),
            Trait::Impetus => keyword(Keywords::IMPETUS),
            Trait::Overwhelming => keyword(Keywords::OVERWHELMING),
            Trait::LongRange => keyword(Keywords::LONG_RANGE),
            Trait::WideArc => keyword(Keywords::WIDE_ARC),
            Trait::Reactive => keyword(Keywords::REACTIVE),
            Trait::Regenerate => keyword(Keywords::REGENERATE),
            Trait::Skirmish => keyword(Keywords::SKIRMISH),
            Trait::Disband => keyword(Keywords::DISBAND),
            Trait::FirstStrike => keyword(Keywords::FIRST_STRIKE),
            Trait::Fury => keyword(Keywords::FURY),
            Trait::Leader => keyword(Keywords::LEADER),
            Trait::Prestige => keyword(Keywords::PRESTIGE),
            Trait::Sacrifice => keyword(Keywords::SACRIFICE),
            Trait::Tough => keyword(Keywords::TOUGH),
        }
    }
}
