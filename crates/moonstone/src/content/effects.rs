//! What abilities do: clauses of a subject and a verb, such as `damage X+1 impact`, `self: wound 2` or
//! `when hurt: within 2 other: away 1`.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use table::keyword::{Rest, Value, Written, read_flag, write_flags};
use table::{Keyword, Vocabulary};

use super::words::{Amount, Damage, Filter, Signed, Stat, words};
use crate::game::Moonstone;

/// An ability of a character: its index among the printed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct AbilityId(pub u8);

impl AbilityId {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// A model has a bit mask for its abilities, printed and stolen.
    pub const MAX: usize = 16;

    pub fn bit(self) -> u16 {
        1 << self.0.min(15)
    }
}

/// A single effect: under a condition, on a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    pub when: When,
    pub on: Subject,
    pub verb: Verb,
}

bitflags! {
    /// Conditions, all of which have to be met.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct When: u16 {
        /// The acting model is not slain.
        const ALIVE = 1;
        /// The acting model is slain.
        const DEAD = 2;
        /// The enemy has suffered wounds in this round of melee.
        const HURT = 4;
        /// The enemy is slain.
        const KILLED = 8;
        /// The acting model was attacked.
        const DEFENDING = 16;
        /// The target has an evade of -1 or lower.
        const EVASIVE = 32;
        /// Both bases touch.
        const TOUCHING = 64;
        /// Another arcane ability of the same character was used this turn.
        const USED_OTHER = 128;
        /// No other arcane ability was used this turn.
        const UNUSED_OTHER = 256;
        /// Every arcane ability of the character was used this turn.
        const USED_ALL = 512;
        /// The acting model's player chooses to.
        const MAY = 1024;
    }
}

/// The models affected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Subject {
    /// The chosen target; every model of a pulse; the enemy in a melee.
    #[word(unwritten)]
    Target,
    /// `if any noble`: the target, or the models of a pulse, if they match.
    If(Filter),
    /// `self`: the acting character.
    #[word("self")]
    Me,
    /// `within 3 other`: every such model within that range of the acting character.
    Within { inches: u8, filter: Filter },
    /// `one within 4 friendly`: one of them, or none.
    #[word("one within")]
    One { inches: u8, filter: Filter },
}

words! {
    /// The player who decides where a model goes.
    By {
        /// The player of the model.
        #[word("by-owner")]
        Owner,
        /// The player who resists an arcane ability.
        #[word("by-resister")]
        Resister,
        /// The player of the acting character; need not be written.
        #[word("")]
        Actor,
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

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Verb {
    Damage {
        amount: Amount,
        kind: Damage,
    },
    Wound(Amount),
    /// As many wounds as it has energy above this.
    WoundAbove(u8),
    Heal(Amount),
    #[word("heal all")]
    HealAll,
    Gain(Amount),
    Lose(Amount),
    #[word("lose all")]
    LoseAll,
    /// Rounded up.
    #[word("lose half")]
    LoseHalf,
    /// Energy up to the number of blue boxes left.
    Refill,
    /// The target loses up to this much energy, which is spread over such models near the acting model.
    Share {
        amount: Amount,
        inches: u8,
        to: Filter,
    },
    /// The same, but the models are near the target.
    ShareThere {
        amount: Amount,
        inches: u8,
        to: Filter,
    },
    /// Straight away from the other one: the target from the acting model, or the acting model from the target.
    Away(Amount),
    Towards(Amount),
    /// Up to this far, on any way that a step could take.
    Move {
        amount: Amount,
        by: By,
    },
    /// Like a move, over obstacles and models.
    Leap(Amount),
    /// Placed anywhere up to this far from where it stands.
    Place {
        amount: Amount,
        by: By,
    },
    /// Placed in base contact with the other one.
    PlaceTouching,
    /// Placed within this many inches of the acting model.
    PlaceNear(u8),
    Swap,
    /// More damage with the next melee attack of this turn.
    NextAttack(i8),
    /// More damage if its very next action is a melee attack on the target.
    Lunge(i8),
    Mark(Mark),
    /// One moonstone, if it has any.
    Drop,
    DropAll,
    /// The acting model takes a moonstone from the target.
    Steal,
    /// Takes a moonstone in base contact, at any depth.
    TakeStone,
    /// Switches off an ability of the target this turn.
    Disable(Kinds),
    /// Switches off one of its own abilities this turn.
    Off(AbilityId),
    /// One of its own abilities is lost for the rest of the game.
    Lost(AbilityId),
    Reload(AbilityId),
    Slay,
    /// `melee +1`: a bonus to a figure until the end of the turn.
    #[word(none)]
    Modify {
        stat: Stat,
        amount: Signed,
    },
    #[word(none)]
    Special(Special),
}

/// Verbs for a single card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Keyword)]
pub enum Special {
    /// Boulder: the depth of the target stone shrinks, not below 1.
    Shallower(Amount),
    /// Boulder: the resisting player sets its depth.
    SetDepth,
    /// Loci, Herbert: a wood of 50 mm within this many inches.
    Grow(Amount),
    /// Kaufman: a token of 30 mm within this many inches.
    Token(u8),
    /// Kaufman: all other models within this many inches of the target point move straight towards it.
    Gather { inches: u8, by: u8 },
    /// Young Jack: looks at this many cards on top of the arcana deck and puts them on top or at the bottom.
    Arrange(u8),
    /// Grub: placed in contact with any obstacle.
    PlaceAtObstacle,
    /// Herbert: placed in the target wood.
    PlaceInWood,
    /// Shabbaroon: a catastrophe printed on the target's card happens to it.
    GoblinLuck,
    /// The Goblin King: the target activates right after this activation.
    ActivateNext,
    /// Silvertongue: the target takes an action that costs 1, controlled by the acting player.
    Command,
    /// Belladonna: the same, but a melee attack.
    CommandAttack,
    /// Quarrel: arcane +1 and melee +2; the target may pay 1 energy to give the same back.
    Brotherhood,
    /// Sir Hogswash: 2 wounds on another friendly model within this many inches switch off an enemy's arcane ability.
    UtterSwine(u8),
    /// Swiggarty Swooty: takes over a passive ability of the target this turn.
    StealPassive,
    /// Muridae: off the table, and back in a building when the next round begins.
    Burrow,
    /// The Mortician: a slain friendly model returns.
    Reanimate,
    /// Brunhilde: all others within 8 inches suffer a wound, but friendly giants and nobles heal completely.
    Oathstone,
}

impl Clause {
    pub const fn new(on: Subject, verb: Verb) -> Clause {
        Clause { when: When::empty(), on, verb }
    }

    /// Whether it needs the value of a card for X.
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
            | Verb::Modify { amount: Signed(amount), .. }
            | Verb::Special(Special::Shallower(amount) | Special::Grow(amount)) => amount.needs_x(),
            Verb::WoundAbove(_)
            | Verb::HealAll
            | Verb::LoseAll
            | Verb::LoseHalf
            | Verb::Refill
            | Verb::PlaceTouching
            | Verb::PlaceNear(_)
            | Verb::Swap
            | Verb::NextAttack(_)
            | Verb::Lunge(_)
            | Verb::Mark(_)
            | Verb::Drop
            | Verb::DropAll
            | Verb::Steal
            | Verb::TakeStone
            | Verb::Disable(_)
            | Verb::Off(_)
            | Verb::Lost(_)
            | Verb::Reload(_)
            | Verb::Slay
            | Verb::Special(
                Special::SetDepth
                | Special::Token(_)
                | Special::Gather { .. }
                | Special::Arrange(_)
                | Special::PlaceAtObstacle
                | Special::PlaceInWood
                | Special::GoblinLuck
                | Special::ActivateNext
                | Special::Command
                | Special::CommandAttack
                | Special::Brotherhood
                | Special::UtterSwine(_)
                | Special::StealPassive
                | Special::Burrow
                | Special::Reanimate
                | Special::Oathstone,
            ) => false,
        }
    }
}

/// `when hurt alive: within 2 other: away 1`. A clause reads everything that is left.
impl Value for Clause {
    const NAME: &'static str = "clause";

    fn take(rest: &mut Rest<'_>) -> Option<Clause> {
        let mut clause = Clause::new(Subject::Target, Verb::Refill);
        let mut text = rest.all();
        while let Some((head, tail)) = text.split_once(':') {
            if let Some(conditions) = head.trim().strip_prefix("when ") {
                for word in conditions.split_whitespace() {
                    clause.when |= read_flag(word)?;
                }
            } else {
                clause.on = Subject::read(head.trim())?;
            }
            text = tail.trim_start();
        }
        clause.verb = Verb::read_with(text, rest.names)?;
        Some(clause)
    }

    fn put(&self, written: &mut Written<'_>) {
        if !self.when.is_empty() {
            written.push(&format!("when {}:", write_flags(&self.when).join(" ")));
        }
        if self.on != Subject::Target {
            written.push(&format!("{}:", self.on.write()));
        }
        self.verb.put(written);
    }
}

/// The key of an ability of the same character.
impl Value for AbilityId {
    const NAME: &'static str = "ability";

    fn take(rest: &mut Rest<'_>) -> Option<AbilityId> {
        let key = rest.word()?;
        rest.names.iter().position(|known| known == key).map(|at| AbilityId(at as u8))
    }

    fn put(&self, written: &mut Written<'_>) {
        written.push(written.names.get(self.index()).map_or("?", String::as_str));
    }
}
