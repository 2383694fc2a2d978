//! What abilities do: clauses of a subject and a verb, such as `damage X+1 impact`, `self: wound 2` or
//! `when hurt: within 2 other: away 1`.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use table::Vocabulary;

use super::spelling::spelling;
use super::words::{Amount, Damage, Filter, Spelt, Stat, read_flag, words, write_flags};
use crate::game::Moonstone;

/// An ability of a character: its place among the printed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct AbilityId(pub u8);

impl AbilityId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A model keeps one bit for each ability, own and stolen.
    pub const MOST: usize = 16;

    pub fn bit(self) -> u16 {
        1 << self.0.min(15)
    }
}

/// One thing that happens: under a condition, to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    pub when: When,
    pub on: Subject,
    pub verb: Verb,
}

bitflags! {
    /// Conditions, all of which have to hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct When: u16 {
        /// The one that acts is not slain.
        const ALIVE = 1;
        /// The one that acts is slain.
        const DEAD = 2;
        /// The enemy has suffered wounds in this round of melee.
        const HURT = 4;
        /// The enemy is slain.
        const KILLED = 8;
        /// The one that acts was attacked.
        const DEFENDING = 16;
        /// The target has an evade of -1 or lower.
        const EVASIVE = 32;
        /// Both bases touch.
        const TOUCHING = 64;
        /// Another arcane ability of the same character was used in this turn.
        const USED_OTHER = 128;
        /// None was.
        const UNUSED_OTHER = 256;
        /// Every arcane ability of the character was used in this turn.
        const USED_ALL = 512;
        /// The player of the one that acts wants it.
        const MAY = 1024;
    }
}

/// Who it happens to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The chosen target; every model of a pulse; the enemy in a melee. Not written.
    Target,
    /// `if any noble`: the target, or those models of a pulse that the filter fits.
    If(Filter),
    /// `self`: the character that acts.
    Me,
    /// `within 3 other`: every such model that near to the character that acts.
    Within { inches: u8, filter: Filter },
    /// `one within 4 friendly`: one of them, or none.
    One { inches: u8, filter: Filter },
}

words! {
    /// Who decides where a model goes.
    By {
        /// The player of the character that acts.
        #[strum(serialize = "by-actor")]
        Actor,
        /// The player of the model.
        #[strum(serialize = "by-owner")]
        Owner,
        /// The player who resists an arcane ability.
        #[strum(serialize = "by-resister")]
        Resister,
    }
}

words! {
    /// What is true of a model until the turn ends.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Mark {
        NoJog,
        /// Neither steps nor reaction steps.
        NoStep,
        /// It can neither move nor be moved.
        Immovable,
        /// Its next damage becomes null.
        Shielded,
        /// Enemies cannot target it with actions until its next own action.
        Hidden,
        /// It cannot be the target of a melee attack and has no cover.
        OutOfReach,
        /// Friendly humans and fauns of the one that acts have melee +2 and arcane +1 against it.
        Hunted,
        /// It cannot choose the one that acts as the target of an action.
        Spared,
        /// It cannot make melee attacks on the one that acts.
        Truce,
        /// The traits of the same names.
        Weakling,
        Slow,
        Predictable,
        /// It is free of `weakling`.
        Unweakened,
    }
}

words! {
    /// Which abilities can be switched off.
    Kinds { Active, Arcane, Either }
}

spelling! {
    /// Plain verbs first, then those that a single text needs.
    Verb {
        "damage" => Damage { amount: Amount, kind: Damage },
        "wound" => Wound(amount: Amount),
        /// So many wounds as it has energy above this.
        "wound-above" => WoundAbove(energy: u8),
        "heal" => Heal(amount: Amount),
        "heal all" => HealAll,
        "gain" => Gain(amount: Amount),
        "lose" => Lose(amount: Amount),
        "lose all" => LoseAll,
        /// Rounded up.
        "lose half" => LoseHalf,
        /// Energy up to the blue boxes that are left.
        "refill" => Refill,
        /// The target loses up to so much energy, which is spread over such models near the one that acts.
        "share" => Share { amount: Amount, inches: u8, to: Filter },
        /// The same, but the models are near the target.
        "share-there" => ShareThere { amount: Amount, inches: u8, to: Filter },
        /// Straight away from the other one: the target from the one that acts, that one from the target.
        "away" => Away(amount: Amount),
        "towards" => Towards(amount: Amount),
        /// Up to so far, on any way that a step could take.
        "move" => Move { amount: Amount, by: By },
        /// As a move, over obstacles and models.
        "leap" => Leap(amount: Amount),
        /// Placed anywhere up to so far from where it stands.
        "place" => Place { amount: Amount, by: By },
        /// Placed in base contact with the other one.
        "place-touching" => PlaceTouching,
        /// Placed within so many inches of the one that acts.
        "place-near" => PlaceNear(inches: u8),
        "swap" => Swap,
        /// More damage with the next melee attack of this turn.
        "next-attack" => NextAttack(more: i8),
        /// More damage if the very next own action is a melee attack on the target.
        "lunge" => Lunge(more: i8),
        "mark" => Mark(mark: Mark),
        /// One moonstone, if it has any.
        "drop" => Drop,
        "drop-all" => DropAll,
        /// The one that acts takes a moonstone that the target carries.
        "steal" => Steal,
        /// Takes a moonstone in base contact, whatever its depth.
        "take-stone" => TakeStone,
        /// Switches off an ability of the target for this turn.
        "disable" => Disable(kinds: Kinds),
        /// Switches off an own ability for this turn.
        "off" => Off(ability: AbilityId),
        /// An own ability is lost for the rest of the game.
        "lost" => Lost(ability: AbilityId),
        "reload" => Reload(ability: AbilityId),
        "slay" => Slay,
        /// Boulder: the depth of the target stone shrinks, not below 1.
        "shallower" => Shallower(amount: Amount),
        /// Boulder: the resisting player sets its depth.
        "set-depth" => SetDepth,
        /// Loci, Herbert: a wood of 50 mm within so many inches.
        "grow" => Grow(amount: Amount),
        /// Kaufman: a token of 30 mm within so many inches.
        "token" => Token(inches: u8),
        /// Kaufman: all other models within so many inches of the target point go straight towards it.
        "gather" => Gather { inches: u8, by: u8 },
        /// Young Jack: looks at so many cards on top of the arcana deck and puts them on top or at the bottom.
        "arrange" => Arrange(cards: u8),
        /// Grub: placed in contact with any obstacle.
        "place-at-obstacle" => PlaceAtObstacle,
        /// Herbert: placed in the target wood.
        "place-in-wood" => PlaceInWood,
        /// Shabbaroon: a catastrophe printed on the target's card happens to it.
        "goblin-luck" => GoblinLuck,
        /// The Goblin King: the target activates right after this activation.
        "activate-next" => ActivateNext,
        /// Silvertongue: the target takes an action that costs 1, under control of the one that acts.
        "command" => Command,
        /// Belladonna: the same, but a melee attack.
        "command-attack" => CommandAttack,
        /// Quarrel: arcane +1 and melee +2; the target may pay 1 energy to give the same back.
        "brotherhood" => Brotherhood,
        /// Sir Hogswash: 2 wounds on another own model within so many inches, and an arcane ability of an enemy is off.
        "utter-swine" => UtterSwine(inches: u8),
        /// Swiggarty Swooty: a passive ability of the target is the own one for this turn.
        "steal-passive" => StealPassive,
        /// Muridae: off the table, and back in a building when the next round begins.
        "burrow" => Burrow,
        /// The Mortician: a slain own model returns.
        "reanimate" => Reanimate,
        /// Brunhilde: all others within 8 inches suffer a wound, but own giants and nobles restore all.
        "oathstone" => Oathstone,
    }
    // Written without a word of its own.
    else Modify { stat: Stat, amount: Amount } => format!("{} {}", stat.word(), amount.write_signed())
}

impl Clause {
    pub const fn new(on: Subject, verb: Verb) -> Clause {
        Clause { when: When::empty(), on, verb }
    }

    /// Whether it needs a card for its X.
    pub const fn needs_x(&self) -> bool {
        match self.verb {
            Verb::Damage { amount, .. }
            | Verb::Wound(amount)
            | Verb::Heal(amount)
            | Verb::Gain(amount)
            | Verb::Lose(amount)
            | Verb::Share { amount, .. }
            | Verb::ShareThere { amount, .. }
            | Verb::Away(amount)
            | Verb::Towards(amount)
            | Verb::Move { amount, .. }
            | Verb::Leap(amount)
            | Verb::Place { amount, .. }
            | Verb::Modify { amount, .. }
            | Verb::Shallower(amount)
            | Verb::Grow(amount) => amount.needs_x(),
            _ => false,
        }
    }

    /// Reads a clause; `keys` are the keys of the abilities of the character.
    pub fn read(text: &str, keys: &[String]) -> Option<Clause> {
        let mut rest = text.trim();
        let mut clause = Clause::new(Subject::Target, Verb::Refill);
        while let Some((head, tail)) = rest.split_once(':') {
            let head = head.trim();
            if let Some(conditions) = head.strip_prefix("when ") {
                for word in conditions.split_whitespace() {
                    clause.when |= read_flag(word)?;
                }
            } else {
                clause.on = Subject::read(head)?;
            }
            rest = tail.trim();
        }
        clause.verb = Verb::read(rest, keys)?;
        Some(clause)
    }

    /// The clause as data files write it.
    pub fn write(&self, keys: &[String]) -> String {
        let mut text = String::new();
        if !self.when.is_empty() {
            text = format!("when {}: ", write_flags(&self.when).join(" "));
        }
        text + &self.on.write() + &self.verb.write_word(keys)
    }
}

impl Subject {
    fn read(text: &str) -> Option<Subject> {
        if text == "self" {
            return Some(Subject::Me);
        }
        if let Some(filter) = text.strip_prefix("if ") {
            return Filter::read(filter).map(Subject::If);
        }
        let (is_one, text) = match text.strip_prefix("one ") {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        let (inches, filter) = text.strip_prefix("within ")?.split_once(' ')?;
        let (inches, filter) = (inches.parse().ok()?, Filter::read(filter)?);
        Some(if is_one { Subject::One { inches, filter } } else { Subject::Within { inches, filter } })
    }

    fn write(&self) -> String {
        match self {
            Subject::Target => String::new(),
            Subject::If(filter) => format!("if {filter}: "),
            Subject::Me => "self: ".to_string(),
            Subject::Within { inches, filter } => format!("within {inches} {filter}: "),
            Subject::One { inches, filter } => format!("one within {inches} {filter}: "),
        }
    }
}

impl Verb {
    fn read(text: &str, keys: &[String]) -> Option<Verb> {
        Verb::read_word(text, keys).or_else(|| {
            let (stat, amount) = text.split_once(' ')?;
            let amount = Amount::read(amount.trim().trim_start_matches('+'))?;
            Some(Verb::Modify { stat: Stat::read(stat)?, amount })
        })
    }
}
