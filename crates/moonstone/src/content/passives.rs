//! What passive abilities and signature moves change. Each rule that they change checks for them.

use table::Keyword;

use super::effects::{Clause, Subject, Verb};
use super::words::{DamageKinds, Filter, Keywords, Manoeuvre, Stat, words};

/// What a passive ability changes. Common ones first, then those for a single card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Passive {
    /// `deal slicing|piercing 1`: its own melee damage of these kinds is increased by this much.
    Deal { kinds: DamageKinds, more: i8 },
    /// `deal-null slicing`: its own melee damage of these kinds becomes null.
    DealNull { kinds: DamageKinds },
    /// `deal-with rising-attack 1`
    DealWith { card: Manoeuvre, more: i8 },
    /// `deal-versus animal 1`
    DealVersus { keywords: Keywords, more: i8 },
    /// `deal-magical`: its own melee damage is magical whatever the card says.
    DealMagical,
    /// `take !magical 2`: damage of these kinds that it takes is reduced by this much.
    Take { kinds: DamageKinds, less: i8 },
    /// `take-per 4 2 other-friendly gnome`: 1 less for each such model within that range, up to a maximum.
    TakePer { inches: u8, most: u8, filter: Filter },
    /// `aura melee 1 4 other-friendly soldier`: such models within that range have this bonus to a figure.
    Aura { stat: Stat, more: i8, inches: u8, filter: Filter },
    /// `aura-swift 6 other-friendly faun`
    AuraSwift { inches: u8, filter: Filter },
    /// `near melee 2 4 any giant`: a bonus to one of its own figures while such a model is within that range.
    Near { stat: Stat, more: i8, inches: u8, filter: Filter },
    /// `on-wounding self: gain 1`: whenever it causes wounds to an enemy.
    OnWounding(Clause),
    /// `replenish self: heal 2`: at the start of each replenish step.
    Replenish(Clause),
    /// Melee damage -1, harvest costs 1 more.
    Weakling,
    /// Melee damage -2, harvest costs 1 more.
    Feeble,
    /// The jog is at most 2 inches.
    Slow,
    /// A reaction step while engaged may be 2 inches long.
    Swift,
    /// Shows the melee hand before cards are chosen.
    Predictable,
    /// The opponent in a melee shows the hand before cards are chosen.
    SeesHand,
    /// Enemies cannot add duplicates against it.
    Buckler,
    /// Jogs through water and woods, and a traverse costs 1 less.
    SureFooted,
    /// Jogs through water.
    Amphibious,
    /// Jogs over obstacles and models.
    Leaper,
    /// Up, Up & Away.
    Airborne,
    /// `replenish-water 1`: this much more energy if its base touches water.
    ReplenishWater(u8),
    /// `replenish-slain 1`: this much more energy for each slain character of its troupe.
    ReplenishSlain(u8),
    /// `replenish-others 1 4 other-friendly goblin+pirate`: such models within that range get more energy.
    ReplenishOthers { more: u8, inches: u8, filter: Filter },
    /// `calcify 1`: at the end of the replenish step an enemy that it engages may lose this much energy.
    Calcify(u8),
    /// `cheer 6 friendly soldier`: when such a model within that range makes a melee attack, it may get 1 energy.
    Cheer { inches: u8, filter: Filter },
    /// `cheer-stones 6 friendly pirate`: the same, 1 for each stone this character carries.
    CheerStones { inches: u8, filter: Filter },
    /// Harvests a stone at any depth, and a single stone does not make it slow.
    Miner,
    /// Harvests as deep as a flipped card says.
    Digger,
    /// As the target of an enemy's action it may make a reaction step first.
    Premonition,
    /// `divine-intervention 4`
    DivineIntervention(u8),
    /// `arcane-reflection 3`: pays this much to swap caster and target.
    ArcaneReflection(u8),
    /// `smell-a-lie 2`: cards against it, or against a model within that range, are laid face up.
    SmellALie(u8),
    /// `sage-advice 4`: friendly models within that range may ignore catastrophes.
    SageAdvice(u8),
    /// `trickster 3`: after a bluff that was believed it may show the card for this much energy.
    Trickster(u8),
    /// `faerie-mischief 6`
    FaerieMischief(u8),
    /// `innocence 1`: hostile actions against it cost this much more.
    Innocence(u8),
    /// `crowd 3`: its evade is minus the number of other models within that range.
    Crowd(u8),
    /// `bird-fright goblin`: such a character that ends a move engaged by it loses 1 energy, once per turn.
    BirdFright(Keywords),
    /// `bodyguard 4 friendly noble`: takes all damage for such a model within that range and in sight.
    Bodyguard { inches: u8, filter: Filter },
    /// `privilege 4 other-friendly goblin`: passes all damage on to such a model.
    Privilege { inches: u8, filter: Filter },
    /// `loyalty 3`: a reaction step of up to this many inches straight to the nearest friendly noble.
    Loyalty(u8),
    /// When it takes damage it may flip a card that reduces the damage by its value.
    OldGods,
    /// Lays two cards in a melee for 1 energy.
    TwoHeads,
    /// When it is activated it flips a card: that much energy, or 3 wounds.
    Bickering,
    /// `for-the-glade 6 2`: friendly faeries within that range suffer a wound each for this many more cards.
    ForTheGlade { inches: u8, cards: u8 },
    /// `rival grub`: is never in a troupe with that character, which has the keyword or key. Kept with the character.
    Rival,
}

impl Passive {
    /// Whether the rules support its clause: passives only heal and give energy.
    pub fn works(&self) -> bool {
        match self {
            Passive::OnWounding(clause) => matches!(clause.verb, Verb::Gain(_) | Verb::Heal(_)),
            Passive::Replenish(clause) => clause.on == Subject::Me && matches!(clause.verb, Verb::Heal(_)),
            _ => true,
        }
    }
}

/// What a signature move changes in the round of melee in which it is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Flourish {
    /// `guard 2`: damage taken is reduced by this much; a critical multiplies it.
    Guard(i8),
    /// `unreducible`: its damage cannot be reduced by passive abilities.
    Unreducible,
    /// `short`: deals null to an enemy more than 1 inch away.
    Short,
    /// `parry`: the opponent deals null.
    Parry,
    /// `mercy 4 2`: 2 more to an enemy with at most 4 wounds left.
    Mercy { wounds: u8, more: i8 },
    /// `versus goblin 1`
    Versus { keywords: Keywords, more: i8 },
    /// `null-from goblin`
    NullFrom(Keywords),
    /// `anywhere`: its end step happens even out of the character's own reach.
    Anywhere,
    /// `copy 6 any faerie|rogue`: becomes the signature move of such a character within that range.
    Copy { inches: u8, filter: Filter },
}

words! {
    /// How often an ability can be used.
    Limit {
        None,
        Turn,
        /// Three times a turn.
        Thrice,
        Game,
        /// Once, and again whenever it is reloaded.
        Reload,
        /// Once a turn on each target.
        EachTarget,
    }
}

words! {
    /// What has to be true for an ability to be used.
    Need {
        Engaged,
        Unengaged,
        AtObstacle,
        InWood,
        InBuilding,
        SlainFriend,
        StoneInContact,
    }
}
