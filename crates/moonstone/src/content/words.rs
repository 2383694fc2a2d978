//! The words of data files: keywords of characters, factions, kinds of damage, cards, sums with X, and filters of
//! models. Each is written the way it is read.

use bitflags::bitflags;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Vocabulary;
use table::keyword::{Rest, Value, Written, read_flag, write_flags};

use crate::game::Moonstone;

/// An enum with one word for each of its values: its name, or what `#[word]` says.
macro_rules! words {
    ($(#[$note:meta])* $name:ident { $($(#[$inner:meta])* $variant:ident),+ $(,)? }) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive(serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[derive(strum::VariantArray, table::Keyword)]
        $(#[$note])*
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$inner])* $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = <$name as strum::VariantArray>::VARIANTS;

            pub fn word(self) -> &'static str {
                table::Keyword::word(&self)
            }
        }
    };
}
pub(crate) use words;

words! {
    /// MS-03.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Faction { Commonwealth, Dominion, Leshavult, Shades }
}

words! {
    /// MS-64, and magic (MS-66).
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Damage { Impact, Slicing, Piercing, Magical }
}

words! {
    /// MS-60: the cards of the melee deck.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Manoeuvre { HighGuard, FallingSwing, Thrust, SweepingCut, RisingAttack, LowGuard }
}

impl Manoeuvre {
    pub const COUNT: usize = 6;

    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its id on boards in the asked player's hand: equal cards are the same choice.
    pub fn hand_id(self) -> String {
        format!("card-{}", self.word())
    }
}

words! {
    /// MS-40.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Colour {
        #[word("G")]
        Green,
        #[word("B")]
        Blue,
        #[word("P")]
        Pink,
    }
}

words! {
    /// A figure of a character that can be modified.
    #[derive(Vocabulary)]
    #[vocabulary(Moonstone)]
    Stat { Melee, Arcane, Evade, Dealt }
}

bitflags! {
    /// What a character is; it has no effect of its own.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct Keywords: u32 {
        const HUMAN = 1 << 0;
        const NOBLE = 1 << 1;
        const SOLDIER = 1 << 2;
        const WIZARD = 1 << 3;
        const CLERIC = 1 << 4;
        const MERCENARY = 1 << 5;
        const GNOME = 1 << 6;
        const MILITIA = 1 << 7;
        const ANIMAL = 1 << 8;
        const GOBLIN = 1 << 9;
        const FAERIE = 1 << 10;
        const ROGUE = 1 << 11;
        const GIANT = 1 << 12;
        const TROLL = 1 << 13;
        const FAUN = 1 << 14;
        const NORSE = 1 << 15;
        const MACHINE = 1 << 16;
        const PIRATE = 1 << 17;
        const SPIRIT = 1 << 18;
        const CULTIST = 1 << 19;
        const TREEFOLK = 1 << 20;
        const RISEN = 1 << 21;
        const PSYCHOPOMP = 1 << 22;
        const FAMILIAR = 1 << 23;
        const AQUATIC = 1 << 24;
        const FOOD = 1 << 25;
        const ELRICH = 1 << 26;
        const MUSICIAN = 1 << 27;
        const MERFOLK = 1 << 28;
        const BABELING = 1 << 29;
    }
}

impl Keywords {
    pub fn find(word: &str) -> Option<Keywords> {
        read_flag(word)
    }

    /// The words of the keywords that are set.
    pub fn words(self) -> Vec<String> {
        write_flags(&self)
    }
}

/// One keyword.
impl Value for Keywords {
    const NAME: &'static str = "keyword";

    fn take(rest: &mut Rest<'_>) -> Option<Keywords> {
        rest.word().and_then(read_flag)
    }

    fn put(&self, written: &mut Written<'_>) {
        written.push(&self.words().join("|"));
    }
}

bitflags! {
    /// Kinds of damage.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct DamageKinds: u8 {
        const IMPACT = 1;
        const SLICING = 2;
        const PIERCING = 4;
        const MAGICAL = 8;
    }
}

impl DamageKinds {
    pub const fn of(kind: Damage) -> DamageKinds {
        match kind {
            Damage::Impact => DamageKinds::IMPACT,
            Damage::Slicing => DamageKinds::SLICING,
            Damage::Piercing => DamageKinds::PIERCING,
            Damage::Magical => DamageKinds::MAGICAL,
        }
    }

    pub const fn has(self, kind: Damage) -> bool {
        self.contains(DamageKinds::of(kind))
    }

    /// The kinds that are set, in order.
    pub fn each(self) -> impl Iterator<Item = Damage> {
        Damage::ALL.iter().copied().filter(move |kind| self.has(*kind))
    }
}

/// `any`, `slicing|piercing`, or `!magical` for all but magical.
impl Value for DamageKinds {
    const NAME: &'static str = "kinds";

    fn take(rest: &mut Rest<'_>) -> Option<DamageKinds> {
        let text = rest.word()?;
        if text == "any" {
            return Some(DamageKinds::all());
        }
        if let Some(but) = text.strip_prefix('!') {
            return Damage::read(but).map(|but| DamageKinds::all().difference(DamageKinds::of(but)));
        }
        text.split('|').try_fold(DamageKinds::empty(), |kinds, word| Some(kinds | DamageKinds::of(Damage::read(word)?)))
    }

    fn put(&self, written: &mut Written<'_>) {
        let others: Vec<&str> = self.complement().each().map(Damage::word).collect();
        match others[..] {
            [] => written.push("any"),
            [but] => written.push(&format!("!{but}")),
            _ => written.push(&self.each().map(Damage::word).collect::<Vec<_>>().join("|")),
        }
    }
}

/// A number that may depend on X: `3`, `X`, `X+1`, `2X`, `3X-1`, `-X`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Amount {
    pub times: i8,
    pub plus: i8,
}

impl Amount {
    pub const fn new(plus: i8) -> Amount {
        Amount { times: 0, plus }
    }

    /// The number for a value of X.
    pub const fn of(self, x: u8) -> i16 {
        self.times as i16 * x as i16 + self.plus as i16
    }

    pub const fn needs_x(self) -> bool {
        self.times != 0
    }
}

impl Value for Amount {
    const NAME: &'static str = "amount";

    fn take(rest: &mut Rest<'_>) -> Option<Amount> {
        let text = rest.word()?;
        let Some((times, plus)) = text.split_once('X') else { return Some(Amount::new(text.parse().ok()?)) };
        let times = match times {
            "" => 1,
            "-" => -1,
            times => times.parse().ok()?,
        };
        let plus = if plus.is_empty() { 0 } else { plus.parse().ok()? };
        Some(Amount { times, plus })
    }

    fn put(&self, written: &mut Written<'_>) {
        let x = match self.times {
            0 => return self.plus.put(written),
            1 => "X".to_string(),
            -1 => "-X".to_string(),
            times => format!("{times}X"),
        };
        let plus = if self.plus == 0 { String::new() } else { format!("{:+}", self.plus) };
        written.push(&(x + &plus));
    }
}

/// An amount with a sign before it: `+1`, `+X`, `-2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Signed(pub Amount);

impl Value for Signed {
    const NAME: &'static str = Amount::NAME;

    fn take(rest: &mut Rest<'_>) -> Option<Signed> {
        let word = rest.word()?;
        Amount::read(word.strip_prefix('+').unwrap_or(word)).map(Signed)
    }

    fn put(&self, written: &mut Written<'_>) {
        let amount = self.0.write();
        written.push(&if amount.starts_with('-') { amount } else { format!("+{amount}") });
    }
}

words! {
    /// Whose models a filter matches, from the point of view of the acting character.
    Whose {
        Any,
        /// Everybody except for the acting model.
        Other,
        Friendly,
        OtherFriendly,
        Enemy,
        /// Enemies, and all models with the keywords.
        EnemyOr,
    }
}

bitflags! {
    /// Other conditions of a filter.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(transparent)]
    pub struct Traits: u8 {
        /// It is engaged.
        const ENGAGED = 1;
        /// It has been activated in this round.
        const ACTIVATED = 2;
        /// Its evade is -1 or lower.
        const EVASIVE = 4;
        /// It has fewer wounds left than the acting model.
        const WEAKER = 8;
        /// It is within 3 inches of a tree or a wood.
        const NEAR_WOOD = 16;
        /// It carries a moonstone.
        const BEARER = 32;
        /// It is not in the current melee.
        const BYSTANDER = 64;
    }
}

/// A filter of models: `enemy`, `other-friendly human`, `any soldier|noble`, `friendly goblin+pirate`, `friendly
/// !noble`,
/// `enemy activated`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Filter {
    pub whose: Whose,
    /// At least one of these, if there are any.
    pub one_of: Keywords,
    /// All of these.
    pub all_of: Keywords,
    /// None of these.
    pub none_of: Keywords,
    pub traits: Traits,
}

impl Filter {
    pub const fn new(whose: Whose) -> Filter {
        Filter {
            whose,
            one_of: Keywords::empty(),
            all_of: Keywords::empty(),
            none_of: Keywords::empty(),
            traits: Traits::empty(),
        }
    }

    /// Whether the keywords of a character fit.
    pub const fn fits(&self, keywords: Keywords) -> bool {
        (self.one_of.is_empty() || self.one_of.intersects(keywords))
            && keywords.contains(self.all_of)
            && !keywords.intersects(self.none_of)
    }
}

/// A filter reads everything that is left.
impl Value for Filter {
    const NAME: &'static str = "who";

    fn take(rest: &mut Rest<'_>) -> Option<Filter> {
        let mut filter = Filter::new(Whose::take(rest)?);
        while let Some(word) = rest.word() {
            if let Some(found) = read_flag(word) {
                filter.traits |= found;
            } else if let Some(none) = word.strip_prefix('!') {
                filter.none_of |= Keywords::find(none)?;
            } else if word.contains('+') {
                for one in word.split('+') {
                    filter.all_of |= Keywords::find(one)?;
                }
            } else {
                for one in word.split('|') {
                    filter.one_of |= Keywords::find(one)?;
                }
            }
        }
        Some(filter)
    }

    fn put(&self, written: &mut Written<'_>) {
        self.whose.put(written);
        written.push(&self.one_of.words().join("|"));
        written.push(&self.all_of.words().join("+"));
        self.none_of.words().iter().for_each(|word| written.push(&format!("!{word}")));
        write_flags(&self.traits).iter().for_each(|word| written.push(word));
    }
}
