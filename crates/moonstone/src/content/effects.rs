//! What abilities do: clauses of a subject and a verb, such as `damage X+1 impact`, `self: wound 2` or
//! `when hurt: within 2 other: away 1`.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use table::Vocabulary;

use super::words::{Amount, Damage, Filter, Spelt, Stat, words};
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

const WHEN_WORDS: [(When, &str); 11] = [
    (When::ALIVE, "alive"),
    (When::DEAD, "dead"),
    (When::HURT, "hurt"),
    (When::KILLED, "killed"),
    (When::DEFENDING, "defending"),
    (When::EVASIVE, "evasive"),
    (When::TOUCHING, "touching"),
    (When::USED_OTHER, "used-other"),
    (When::UNUSED_OTHER, "unused-other"),
    (When::USED_ALL, "used-all"),
    (When::MAY, "may"),
];

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

/// Plain verbs first, then those that a single text needs. In the order of `Verb::write_with`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    Damage {
        amount: Amount,
        kind: Damage,
    },
    Wound(Amount),
    /// So many wounds as it has energy above this.
    WoundAbove(u8),
    Heal(Amount),
    HealAll,
    Gain(Amount),
    Lose(Amount),
    LoseAll,
    /// Rounded up.
    LoseHalf,
    /// Energy up to the blue boxes that are left.
    Refill,
    /// The target loses up to so much energy, which is spread over such models near the one that acts.
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
    /// Straight away from the other one: the target from the one that acts, that one from the target.
    Away(Amount),
    Towards(Amount),
    /// Up to so far, on any way that a step could take.
    Move {
        amount: Amount,
        by: By,
    },
    /// As a move, over obstacles and models.
    Leap(Amount),
    /// Placed anywhere up to so far from where it stands.
    Place {
        amount: Amount,
        by: By,
    },
    /// Placed in base contact with the other one.
    PlaceTouching,
    /// Placed within so many inches of the one that acts.
    PlaceNear(u8),
    Swap,
    Modify {
        stat: Stat,
        amount: Amount,
    },
    /// More damage with the next melee attack of this turn.
    NextAttack(i8),
    /// More damage if the very next own action is a melee attack on the target.
    Lunge(i8),
    Mark(Mark),
    /// One moonstone, if it has any.
    Drop,
    DropAll,
    /// The one that acts takes a moonstone that the target carries.
    Steal,
    /// Takes a moonstone in base contact, whatever its depth.
    TakeStone,
    /// Switches off an ability of the target for this turn.
    Disable(Kinds),
    /// Switches off an own ability for this turn.
    Off(AbilityId),
    /// An own ability is lost for the rest of the game.
    Lost(AbilityId),
    Reload(AbilityId),
    Slay,
    /// Boulder: the depth of the target stone shrinks, not below 1.
    Shallower(Amount),
    /// Boulder: the resisting player sets its depth.
    SetDepth,
    /// Loci, Herbert: a wood of 50 mm within so many inches.
    Grow(Amount),
    /// Kaufman: a token of 30 mm within so many inches.
    Token(u8),
    /// Kaufman: all other models within so many inches of the target point go straight towards it.
    Gather {
        inches: u8,
        by: u8,
    },
    /// Young Jack: looks at so many cards on top of the arcana deck and puts them on top or at the bottom.
    Arrange(u8),
    /// Grub: placed in contact with any obstacle.
    PlaceAtObstacle,
    /// Herbert: placed in the target wood.
    PlaceInWood,
    /// Shabbaroon: a catastrophe printed on the target's card happens to it.
    GoblinLuck,
    /// The Goblin King: the target activates right after this activation.
    ActivateNext,
    /// Silvertongue: the target takes an action that costs 1, under control of the one that acts.
    Command,
    /// Belladonna: the same, but a melee attack.
    CommandAttack,
    /// Quarrel: arcane +1 and melee +2; the target may pay 1 energy to give the same back.
    Brotherhood,
    /// Sir Hogswash: 2 wounds on another own model within so many inches, and an arcane ability of an enemy is off.
    UtterSwine(u8),
    /// Swiggarty Swooty: a passive ability of the target is the own one for this turn.
    StealPassive,
    /// Muridae: off the table, and back in a building when the next round begins.
    Burrow,
    /// The Mortician: a slain own model returns.
    Reanimate,
    /// Brunhilde: all others within 8 inches suffer a wound, but own giants and nobles restore all.
    Oathstone,
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
                    clause.when |= WHEN_WORDS.iter().find(|(_, known)| *known == word)?.0;
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
            let words = WHEN_WORDS.iter().filter(|(when, _)| self.when.contains(*when)).map(|(_, word)| *word);
            text = format!("when {}: ", words.collect::<Vec<_>>().join(" "));
        }
        text + &self.on.write() + &self.verb.write_with(keys)
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
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let words: Vec<&str> = rest.split_whitespace().collect();
        let amount = || Amount::read(rest);
        let small = || rest.parse::<u8>().ok();
        let ability = || keys.iter().position(|key| key == rest).map(|at| AbilityId(at as u8));
        let by = |word: Option<&&str>| word.map_or(Some(By::Actor), |word| By::read(word));
        let share = || {
            let (amount, filter) = rest.split_once(' ')?;
            let (inches, filter) = filter.split_once(' ')?;
            Some((Amount::read(amount)?, inches.parse().ok()?, Filter::read(filter)?))
        };
        let verb = match word {
            "damage" => {
                let (amount, kind) = rest.split_once(' ')?;
                return Some(Verb::Damage { amount: Amount::read(amount)?, kind: Damage::read(kind)? });
            }
            "share" => return share().map(|(amount, inches, to)| Verb::Share { amount, inches, to }),
            "share-there" => return share().map(|(amount, inches, to)| Verb::ShareThere { amount, inches, to }),
            "move" if words.len() <= 2 => Verb::Move { amount: Amount::read(words.first()?)?, by: by(words.get(1))? },
            "place" if words.len() <= 2 => Verb::Place { amount: Amount::read(words.first()?)?, by: by(words.get(1))? },
            "gather" if words.len() == 2 => Verb::Gather { inches: words[0].parse().ok()?, by: words[1].parse().ok()? },
            "wound" => Verb::Wound(amount()?),
            "wound-above" => Verb::WoundAbove(small()?),
            "heal" if rest == "all" => Verb::HealAll,
            "heal" => Verb::Heal(amount()?),
            "gain" => Verb::Gain(amount()?),
            "lose" if rest == "all" => Verb::LoseAll,
            "lose" if rest == "half" => Verb::LoseHalf,
            "lose" => Verb::Lose(amount()?),
            "away" => Verb::Away(amount()?),
            "towards" => Verb::Towards(amount()?),
            "leap" => Verb::Leap(amount()?),
            "place-near" => Verb::PlaceNear(small()?),
            "next-attack" => Verb::NextAttack(rest.parse().ok()?),
            "lunge" => Verb::Lunge(rest.parse().ok()?),
            "mark" => Verb::Mark(Mark::read(rest)?),
            "disable" => Verb::Disable(Kinds::read(rest)?),
            "off" => Verb::Off(ability()?),
            "lost" => Verb::Lost(ability()?),
            "reload" => Verb::Reload(ability()?),
            "shallower" => Verb::Shallower(amount()?),
            "grow" => Verb::Grow(amount()?),
            "token" => Verb::Token(small()?),
            "arrange" => Verb::Arrange(small()?),
            "utter-swine" => Verb::UtterSwine(small()?),
            word => match Stat::read(word) {
                Some(stat) => Verb::Modify { stat, amount: Amount::read(rest.trim_start_matches('+'))? },
                None if rest.is_empty() => Verb::read_word(word)?,
                None => return None,
            },
        };
        Some(verb)
    }

    /// The verbs that are a single word.
    fn read_word(word: &str) -> Option<Verb> {
        Verb::WORDS.iter().find(|(_, known)| *known == word).map(|(verb, _)| *verb)
    }

    const WORDS: [(Verb, &'static str); 20] = [
        (Verb::Refill, "refill"),
        (Verb::PlaceTouching, "place-touching"),
        (Verb::Swap, "swap"),
        (Verb::Drop, "drop"),
        (Verb::DropAll, "drop-all"),
        (Verb::Steal, "steal"),
        (Verb::TakeStone, "take-stone"),
        (Verb::Slay, "slay"),
        (Verb::SetDepth, "set-depth"),
        (Verb::PlaceAtObstacle, "place-at-obstacle"),
        (Verb::PlaceInWood, "place-in-wood"),
        (Verb::GoblinLuck, "goblin-luck"),
        (Verb::ActivateNext, "activate-next"),
        (Verb::Command, "command"),
        (Verb::CommandAttack, "command-attack"),
        (Verb::Brotherhood, "brotherhood"),
        (Verb::StealPassive, "steal-passive"),
        (Verb::Burrow, "burrow"),
        (Verb::Reanimate, "reanimate"),
        (Verb::Oathstone, "oathstone"),
    ];

    fn write_with(&self, keys: &[String]) -> String {
        let key = |ability: &AbilityId| keys.get(ability.index()).map_or("?", String::as_str).to_string();
        let by = |by: &By| if *by == By::Actor { String::new() } else { format!(" {}", by.word()) };
        match self {
            Verb::Damage { amount, kind } => format!("damage {} {}", amount.write(), kind.word()),
            Verb::Wound(amount) => format!("wound {}", amount.write()),
            Verb::WoundAbove(energy) => format!("wound-above {energy}"),
            Verb::Heal(amount) => format!("heal {}", amount.write()),
            Verb::HealAll => "heal all".to_string(),
            Verb::Gain(amount) => format!("gain {}", amount.write()),
            Verb::Lose(amount) => format!("lose {}", amount.write()),
            Verb::LoseAll => "lose all".to_string(),
            Verb::LoseHalf => "lose half".to_string(),
            Verb::Share { amount, inches, to } => format!("share {} {inches} {to}", amount.write()),
            Verb::ShareThere { amount, inches, to } => format!("share-there {} {inches} {to}", amount.write()),
            Verb::Away(amount) => format!("away {}", amount.write()),
            Verb::Towards(amount) => format!("towards {}", amount.write()),
            Verb::Move { amount, by: who } => format!("move {}{}", amount.write(), by(who)),
            Verb::Leap(amount) => format!("leap {}", amount.write()),
            Verb::Place { amount, by: who } => format!("place {}{}", amount.write(), by(who)),
            Verb::PlaceNear(inches) => format!("place-near {inches}"),
            Verb::Modify { stat, amount } if amount.times == 0 => format!("{} {:+}", stat.word(), amount.plus),
            Verb::Modify { stat, amount } if amount.times > 0 => format!("{} +{}", stat.word(), amount.write()),
            Verb::Modify { stat, amount } => format!("{} {}", stat.word(), amount.write()),
            Verb::NextAttack(more) => format!("next-attack {more}"),
            Verb::Lunge(more) => format!("lunge {more}"),
            Verb::Mark(mark) => format!("mark {}", mark.word()),
            Verb::Disable(kinds) => format!("disable {}", kinds.word()),
            Verb::Off(ability) => format!("off {}", key(ability)),
            Verb::Lost(ability) => format!("lost {}", key(ability)),
            Verb::Reload(ability) => format!("reload {}", key(ability)),
            Verb::Shallower(amount) => format!("shallower {}", amount.write()),
            Verb::Grow(amount) => format!("grow {}", amount.write()),
            Verb::Token(inches) => format!("token {inches}"),
            Verb::Gather { inches, by } => format!("gather {inches} {by}"),
            Verb::Arrange(cards) => format!("arrange {cards}"),
            Verb::UtterSwine(inches) => format!("utter-swine {inches}"),
            word => {
                let known = Verb::WORDS.iter().find(|(verb, _)| verb == word);
                known.map_or("?", |(_, word)| *word).to_string()
            }
        }
    }
}
