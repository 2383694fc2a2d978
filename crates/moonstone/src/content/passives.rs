//! What passive abilities and signature moves change, asked for at the rule that they change.

use super::effects::Clause;
use super::spelling::spelling;
use super::words::{DamageKinds, Filter, Keywords, Manoeuvre, Spelt, Stat, words};

spelling! {
    /// What a passive ability changes. Plain ones first, then those that a single text needs.
    Passive {
        /// `deal slicing|piercing 1`: own melee damage of these kinds is that much more.
        "deal" => Deal { kinds: DamageKinds, more: i8 },
        /// `deal-null slicing`: own melee damage of these kinds becomes null.
        "deal-null" => DealNull { kinds: DamageKinds },
        /// `deal-with rising-attack 1`
        "deal-with" => DealWith { card: Manoeuvre, more: i8 },
        /// `deal-versus animal 1`
        "deal-versus" => DealVersus { keywords: Keywords, more: i8 },
        /// `deal-magical`: own melee damage is magical whatever the card says.
        "deal-magical" => DealMagical,
        /// `take !magical 2`: damage of these kinds that it takes is that much less.
        "take" => Take { kinds: DamageKinds, less: i8 },
        /// `take-per 4 2 other-friendly gnome`: 1 less for each such model that near, at most so much.
        "take-per" => TakePer { inches: u8, most: u8, filter: Filter },
        /// `aura melee 1 4 other-friendly soldier`: such models that near have more of a figure.
        "aura" => Aura { stat: Stat, more: i8, inches: u8, filter: Filter },
        /// `aura-swift 6 other-friendly faun`
        "aura-swift" => AuraSwift { inches: u8, filter: Filter },
        /// `near melee 2 4 any giant`: more of an own figure while such a model is that near.
        "near" => Near { stat: Stat, more: i8, inches: u8, filter: Filter },
        /// `on-wounding self: gain 1`: whenever it causes wounds to an enemy.
        "on-wounding" => OnWounding(clause: Clause),
        /// `replenish self: heal 2`: at the start of each replenish step.
        "replenish" => Replenish(clause: Clause),
        /// Melee damage -1, harvest costs 1 more.
        "weakling" => Weakling,
        /// Melee damage -2, harvest costs 1 more.
        "feeble" => Feeble,
        /// The jog is 2 inches at most.
        "slow" => Slow,
        /// A reaction step while engaged may be 2 inches long.
        "swift" => Swift,
        /// Shows the melee hand before cards are chosen.
        "predictable" => Predictable,
        /// The opponent in a melee shows the hand before cards are chosen.
        "sees-hand" => SeesHand,
        /// Enemies cannot add duplicates against it.
        "buckler" => Buckler,
        /// Jogs through water and woods, and a traverse costs 1 less.
        "sure-footed" => SureFooted,
        /// Jogs through water.
        "amphibious" => Amphibious,
        /// Jogs over obstacles and models.
        "leaper" => Leaper,
        /// Up, Up & Away.
        "airborne" => Airborne,
        /// `replenish-water 1`: so much more energy if its base touches water.
        "replenish-water" => ReplenishWater(more: u8),
        /// `replenish-slain 1`: so much more energy for each own slain character.
        "replenish-slain" => ReplenishSlain(more: u8),
        /// `replenish-others 1 4 other-friendly goblin+pirate`: such models that near get more energy.
        "replenish-others" => ReplenishOthers { more: u8, inches: u8, filter: Filter },
        /// `calcify 1`: at the end of the replenish step an enemy that it engages may lose so much energy.
        "calcify" => Calcify(less: u8),
        /// `cheer 6 friendly soldier`: when such a model that near makes a melee attack, it may get 1 energy.
        "cheer" => Cheer { inches: u8, filter: Filter },
        /// `cheer-stones 6 friendly pirate`: the same, 1 for each stone this character carries.
        "cheer-stones" => CheerStones { inches: u8, filter: Filter },
        /// Harvests a stone whatever its depth, and a single stone does not make it slow.
        "miner" => Miner,
        /// Harvests as deep as a card says.
        "digger" => Digger,
        /// As a target of an enemy's action it may make a reaction step first.
        "premonition" => Premonition,
        /// `divine-intervention 4`
        "divine-intervention" => DivineIntervention(inches: u8),
        /// `arcane-reflection 3`: pays so much to swap caster and target.
        "arcane-reflection" => ArcaneReflection(energy: u8),
        /// `smell-a-lie 2`: cards against it, or a model that near, are laid face up.
        "smell-a-lie" => SmellALie(inches: u8),
        /// `sage-advice 4`: own models that near may ignore catastrophes.
        "sage-advice" => SageAdvice(inches: u8),
        /// `trickster 3`: after a bluff that was believed it may show the card for so much energy.
        "trickster" => Trickster(energy: u8),
        /// `faerie-mischief 6`
        "faerie-mischief" => FaerieMischief(inches: u8),
        /// `innocence 1`: hostile actions at it cost so much more.
        "innocence" => Innocence(energy: u8),
        /// `crowd 3`: its evade is minus the number of other models that near.
        "crowd" => Crowd(inches: u8),
        /// `bird-fright goblin`: such a character that ends a move engaged by it loses 1 energy, once a turn.
        "bird-fright" => BirdFright(keywords: Keywords),
        /// `bodyguard 4 friendly noble`: takes all damage for such a model that near and in sight.
        "bodyguard" => Bodyguard { inches: u8, filter: Filter },
        /// `privilege 4 other-friendly goblin`: passes all damage on to such a model.
        "privilege" => Privilege { inches: u8, filter: Filter },
        /// `loyalty 3`: a reaction step of so many inches straight to the nearest own noble.
        "loyalty" => Loyalty(inches: u8),
        /// When it takes damage it may flip a card: so much less.
        "old-gods" => OldGods,
        /// Lays two cards in a melee for 1 energy.
        "two-heads" => TwoHeads,
        /// When it is activated it flips a card: so much energy, or 3 wounds.
        "bickering" => Bickering,
        /// `for-the-glade 6 2`: own faeries that near suffer a wound each for so many more cards.
        "for-the-glade" => ForTheGlade { inches: u8, cards: u8 },
        /// `rival grub`: is never in a troupe with that character, which has the keyword or key. Kept with the character.
        "rival" => Rival,
    }
}

impl Passive {
    pub fn read(text: &str, keys: &[String]) -> Option<Passive> {
        Passive::read_word(text.trim(), keys)
    }

    /// The passive as data files write it.
    pub fn write(&self, keys: &[String]) -> String {
        self.write_word(keys)
    }
}

spelling! {
    /// What a signature move changes in the round of melee in which it is played.
    Flourish {
        /// `guard 2`: damage taken is that much less; a critical multiplies it.
        "guard" => Guard(less: i8),
        /// `unreducible`: its damage cannot be reduced by passive abilities.
        "unreducible" => Unreducible,
        /// `short`: deals null to an enemy more than 1 inch away.
        "short" => Short,
        /// `parry`: the opponent deals null.
        "parry" => Parry,
        /// `mercy 4 2`: to an enemy with at most 4 wounds left, 2 more.
        "mercy" => Mercy { wounds: u8, more: i8 },
        /// `versus goblin 1`
        "versus" => Versus { keywords: Keywords, more: i8 },
        /// `null-from goblin`
        "null-from" => NullFrom(keywords: Keywords),
        /// `anywhere`: its end step happens out of own reach as well.
        "anywhere" => Anywhere,
        /// `copy 6 any faerie|rogue`: becomes the signature move of such a character that near.
        "copy" => Copy { inches: u8, filter: Filter },
    }
}

impl Spelt for Flourish {
    fn read(text: &str) -> Option<Flourish> {
        Flourish::read_word(text.trim(), &[])
    }

    fn write(&self) -> String {
        self.write_word(&[])
    }
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
