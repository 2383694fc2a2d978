//! The 80 abilities (Fähigkeiten), eight groups of ten in the order of the rulebook.
//!
//! Cards refer to them by key. Each rule checks for them itself, so this is only the list.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use strum::VariantArray;
use table::{Keyword, Vocabulary};

/// HR-69: every ability; its rule id is made of its group and its position in the group, so a new one comes last there.
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
    Keyword,
)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(plain)]
pub enum Ability {
    // HR-61: movement.
    PushObject,
    Climb,
    Phantom,
    Charge,
    RunningFire,
    FeatherFall,
    EagerTeleport,
    Flight,
    Carry,
    ShiftPosition,
    // HR-62: melee.
    ExploitWeakness,
    Sweep,
    FierceAttack,
    SureAttack,
    KnockBack,
    UnexpectedBlow,
    Frenzy,
    Grab,
    Reach,
    Entangle,
    // HR-63: ranged.
    SteadyAim,
    DoubleShot,
    Explosion,
    Lightning,
    Lob,
    FullHit,
    CombatTalent,
    PointBlank,
    Barrage,
    Sharpshooter,
    // HR-64: mind.
    SubtleManipulation,
    Distraction,
    MindTrick,
    Swap,
    StrongWill,
    Disturbance,
    Enchant,
    Confuse,
    Daze,
    BrainFreeze,
    // HR-65: defence.
    SharpReflexes,
    ShieldWall,
    Regeneration,
    Redirect,
    Splinters,
    Invulnerable,
    EnergyBarrier,
    Flicker,
    Bodyguard,
    MirrorImage,
    // HR-66: unit.
    BattleGroup,
    Scouts,
    FirmStand,
    Phalanx,
    OpenFormation,
    SplitFire,
    BattleDancers,
    Thugs,
    Wanderers,
    UnbendingSpirit,
    // HR-67: leader.
    TakeAim,
    WarMonk,
    QuickRecovery,
    DefensiveStance,
    Tactician,
    Evade,
    ShiningExample,
    Successor,
    General,
    Relocate,
    // HR-68: hero.
    PreciseAttack,
    SwanSong,
    Explorer,
    SelfishFighter,
    PrudentStrategist,
    Messenger,
    Nemesis,
    Champion,
    Zeal,
    Specialist,
}

/// The eight groups, by the trait or the type of troop they belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray, Vocabulary)]
#[vocabulary(case)]
pub enum Group {
    Movement,
    Melee,
    Ranged,
    Mind,
    Defence,
    Unit,
    Leader,
    Hero,
}

impl Ability {
    pub const ALL: &'static [Ability] = Ability::VARIANTS;

    /// The first of each group.
    const FIRST: [Ability; 8] = [
        Ability::PushObject,
        Ability::ExploitWeakness,
        Ability::SteadyAim,
        Ability::SubtleManipulation,
        Ability::SharpReflexes,
        Ability::BattleGroup,
        Ability::TakeAim,
        Ability::PreciseAttack,
    ];

    pub fn group(self) -> Group {
        Group::VARIANTS[Ability::FIRST.partition_point(|first| *first <= self) - 1]
    }

    /// The id of its rule: HR-61.1 to HR-68.10.
    pub fn rule(self) -> String {
        let group = self.group() as usize;
        format!("HR-{}.{}", 61 + group, 1 + self as usize - Ability::FIRST[group] as usize)
    }

    /// HR-60: a character that uses it gets a wound marker at the end of the turn.
    pub fn injures(self) -> bool {
        matches!(
            self,
            Ability::EagerTeleport | Ability::Frenzy | Ability::BrainFreeze | Ability::ShiningExample | Ability::Zeal
        )
    }
}

/// A set of abilities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Vec<Ability>", into = "Vec<Ability>")]
#[schemars(with = "Vec<Ability>")]
pub struct Abilities(u128);

impl Abilities {
    pub const NONE: Abilities = Abilities(0);

    #[inline]
    pub fn has(self, ability: Ability) -> bool {
        self.0 & Abilities::of(ability).0 != 0
    }

    pub fn of(ability: Ability) -> Abilities {
        Abilities(1 << ability as u32)
    }

    pub fn plus(self, ability: Ability) -> Abilities {
        Abilities(self.0 | 1 << ability as u32)
    }

    #[inline]
    pub fn union(self, other: Abilities) -> Abilities {
        Abilities(self.0 | other.0)
    }

    #[inline]
    pub fn without(self, other: Abilities) -> Abilities {
        Abilities(self.0 & !other.0)
    }

    #[inline]
    pub fn shared(self, other: Abilities) -> Abilities {
        Abilities(self.0 & other.0)
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.iter().copied().filter(move |ability| self.has(*ability))
    }
}

impl From<Vec<Ability>> for Abilities {
    fn from(list: Vec<Ability>) -> Abilities {
        list.into_iter().fold(Abilities::NONE, Abilities::plus)
    }
}

impl From<Abilities> for Vec<Ability> {
    fn from(abilities: Abilities) -> Vec<Ability> {
        abilities.iter().collect()
    }
}
