//! How data files write what a card can say: `"pierce 2"`, `"bane demons 3"`, `"bless attack 2 parry 1"`.
//!
//! A keyword is a word, then what it is about, then an amount; a few have figures by name instead.

mod effects;

use table::{Arg, Phrase};

use super::{Burden, Extra, Figures, Guardwork, Habit, Power, Prey};
use crate::words::printed::say_figures;

/// One of the things a card can say.
pub trait Keyword: Copy + PartialEq {
    /// What the keys of its texts begin with.
    const KIND: &'static str;

    /// Its word and its values.
    fn spell(self) -> (&'static str, Values);

    /// The keyword with this word and exactly these values.
    fn find(word: &str, values: Values) -> Option<Self>;

    /// Reads a keyword as data files write it.
    fn read(text: &str) -> Option<Self> {
        let (word, values) = text.split_once(' ').unwrap_or((text, ""));
        Self::find(word, Values::read(word, values)?)
    }

    /// Writes a keyword as data files do.
    fn write(self) -> String {
        let (word, Values { about, amount, figures }) = self.spell();
        let mut parts = vec![word.to_owned()];
        parts.extend(about.map(str::to_owned));
        parts.extend(amount.map(|amount| amount.to_string()));
        let named = figures.map(name_figures).unwrap_or_default().into_iter().filter(|(_, figure)| *figure != 0);
        parts.extend(named.map(|(name, figure)| format!("{name} {figure}")));
        parts.join(" ")
    }

    /// What people read.
    fn phrase(self) -> Phrase {
        let (word, Values { about, amount, figures }) = self.spell();
        let values =
            [("about", about.map(Arg::Case)), ("amount", amount.map(Arg::from)), ("figures", figures.map(say_figures))];
        let values = values.into_iter().filter_map(|(name, value)| Some((name, value?)));
        values.fold(Phrase::new(format!("{}-{word}", Self::KIND)), |phrase, (name, value)| phrase.with(name, value))
    }
}

/// What stands after the word of a keyword.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Values {
    /// Whom or what it is about, such as `demons` or `shields`.
    pub about: Option<&'static str>,
    pub amount: Option<u8>,
    pub figures: Option<Figures>,
}

impl Values {
    const NONE: Values = Values { about: None, amount: None, figures: None };

    fn amount(amount: u8) -> Values {
        Values { amount: Some(amount), ..Values::NONE }
    }

    fn about(about: &'static str) -> Values {
        Values { about: Some(about), ..Values::NONE }
    }

    fn figures(figures: Figures) -> Values {
        Values { figures: Some(figures), ..Values::NONE }
    }

    /// `None` when something else stands there.
    fn read(word: &str, text: &str) -> Option<Values> {
        let mut parts = text.split(' ').filter(|_| !text.is_empty()).peekable();
        if WITH_FIGURES.contains(&word) {
            return Some(Values::figures(read_figures(parts)?));
        }
        let about = parts.peek().and_then(|part| ABOUT.into_iter().find(|about| about == part));
        if about.is_some() {
            parts.next();
        }
        let amount = match parts.next() {
            Some(part) => Some(read_number(part)?),
            None => None,
        };
        parts.next().is_none().then_some(Values { about, amount, figures: None })
    }
}

/// The figures of a card by the names that data files have for them.
pub(super) fn name_figures(figures: Figures) -> [(&'static str, i8); 6] {
    let Figures { attack, parry, damage, magic, resistance, armour } = figures;
    [
        ("attack", attack),
        ("parry", parry),
        ("damage", damage),
        ("magic", magic),
        ("resistance", resistance),
        ("armour", armour),
    ]
}

/// The words that have figures after them.
const WITH_FIGURES: [&str; 3] = ["bless", "curse", "weaken"];

/// All that keywords are about.
const ABOUT: [&str; 19] = [
    "creatures",
    "demons",
    "magical",
    "nonmagical",
    "shields",
    "weapons",
    "equipment",
    "magic",
    "tactics",
    "weapon",
    "shield",
    "armour",
    "artefact",
    "spell",
    "any",
    "melee",
    "ranged",
    "spells",
    "attacks",
];

/// Names with numbers from -20 to 20 other than 0, each once, at least one.
fn read_figures<'t>(mut parts: impl Iterator<Item = &'t str>) -> Option<Figures> {
    let mut figures = Figures::NONE;
    while let Some(name) = parts.next() {
        let field = match name {
            "attack" => &mut figures.attack,
            "parry" => &mut figures.parry,
            "damage" => &mut figures.damage,
            "magic" => &mut figures.magic,
            "resistance" => &mut figures.resistance,
            "armour" => &mut figures.armour,
            _ => return None,
        };
        let part = parts.next()?;
        let number = part.parse::<i8>().ok().filter(|number| (-20..=20).contains(number) && *number != 0)?;
        if *field != 0 || number.to_string() != part {
            return None;
        }
        *field = number;
    }
    (figures != Figures::NONE).then_some(figures)
}

/// A number from 1 to 20, as people write it.
fn read_number(text: &str) -> Option<u8> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=MOST).contains(number))?;
    (number.to_string() == text).then_some(number)
}

/// No text of a card has a larger number.
const MOST: u8 = 20;

impl Keyword for Power {
    const KIND: &'static str = "power";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Power::Pierce(amount) => ("pierce", Values::amount(amount)),
            Power::IgnoreArmour => ("ignore-armour", Values::NONE),
            Power::Drain(amount) => ("drain", Values::amount(amount)),
            Power::Counter(amount) => ("counter", Values::amount(amount)),
            Power::Reflect => ("reflect", Values::NONE),
            Power::ExtraReaction => ("extra-reaction", Values::NONE),
            Power::Bane(prey, amount) => ("bane", Values { amount: Some(amount), ..Values::about(prey.key()) }),
            Power::Vicious(amount) => ("vicious", Values::amount(amount)),
            Power::Steady => ("steady", Values::NONE),
            Power::Guard(amount) => ("guard", Values::amount(amount)),
            Power::Regenerate(amount) => ("regenerate", Values::amount(amount)),
            Power::Swift => ("swift", Values::NONE),
            Power::Stun => ("stun", Values::NONE),
            Power::Steal => ("steal", Values::NONE),
            Power::Trophy(amount) => ("trophy", Values::amount(amount)),
            Power::Unarmed(amount) => ("unarmed", Values::amount(amount)),
            Power::Outclass(guardwork) => ("outclass", Values::about(guardwork.key())),
            Power::Cover(amount) => ("cover", Values::amount(amount)),
            Power::Ward(amount) => ("ward", Values::amount(amount)),
            Power::Rage(amount) => ("rage", Values::amount(amount)),
        }
    }

    fn find(word: &str, values: Values) -> Option<Power> {
        let found = match (word, values.about, values.amount) {
            ("pierce", None, Some(amount)) => Power::Pierce(amount),
            ("ignore-armour", None, None) => Power::IgnoreArmour,
            ("drain", None, Some(amount)) => Power::Drain(amount),
            ("counter", None, Some(amount)) => Power::Counter(amount),
            ("reflect", None, None) => Power::Reflect,
            ("extra-reaction", None, None) => Power::ExtraReaction,
            ("bane", Some(about), Some(amount)) => {
                Power::Bane(Prey::ALL.into_iter().find(|prey| prey.key() == about)?, amount)
            }
            ("vicious", None, Some(amount)) => Power::Vicious(amount),
            ("steady", None, None) => Power::Steady,
            ("guard", None, Some(amount)) => Power::Guard(amount),
            ("regenerate", None, Some(amount)) => Power::Regenerate(amount),
            ("swift", None, None) => Power::Swift,
            ("stun", None, None) => Power::Stun,
            ("steal", None, None) => Power::Steal,
            ("trophy", None, Some(amount)) => Power::Trophy(amount),
            ("unarmed", None, Some(amount)) => Power::Unarmed(amount),
            ("outclass", Some("shields"), None) => Power::Outclass(Guardwork::Shields),
            ("outclass", Some("weapons"), None) => Power::Outclass(Guardwork::Weapons),
            ("cover", None, Some(amount)) => Power::Cover(amount),
            ("ward", None, Some(amount)) => Power::Ward(amount),
            ("rage", None, Some(amount)) => Power::Rage(amount),
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for Extra {
    const KIND: &'static str = "extra";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Extra::Pierce(amount) => ("pierce", Values::amount(amount)),
            Extra::IgnoreArmour => ("ignore-armour", Values::NONE),
            Extra::Drain(amount) => ("drain", Values::amount(amount)),
            Extra::Counter(amount) => ("counter", Values::amount(amount)),
            Extra::Vicious(amount) => ("vicious", Values::amount(amount)),
            Extra::BestOfTwo => ("best-of-two", Values::NONE),
            Extra::Fives => ("fives", Values::NONE),
            Extra::Steady => ("steady", Values::NONE),
            Extra::NoSixes => ("no-sixes", Values::NONE),
            Extra::SecondWind => ("second-wind", Values::NONE),
            Extra::Stun => ("stun", Values::NONE),
            Extra::Heal(amount) => ("heal", Values::amount(amount)),
            Extra::ActAgain => ("act-again", Values::NONE),
            Extra::KeepReaction => ("keep-reaction", Values::NONE),
            Extra::Spoils(amount) => ("spoils", Values::amount(amount)),
            Extra::Disarm => ("disarm", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Extra> {
        let found = match (word, values.about, values.amount) {
            ("pierce", None, Some(amount)) => Extra::Pierce(amount),
            ("ignore-armour", None, None) => Extra::IgnoreArmour,
            ("drain", None, Some(amount)) => Extra::Drain(amount),
            ("counter", None, Some(amount)) => Extra::Counter(amount),
            ("vicious", None, Some(amount)) => Extra::Vicious(amount),
            ("best-of-two", None, None) => Extra::BestOfTwo,
            ("fives", None, None) => Extra::Fives,
            ("steady", None, None) => Extra::Steady,
            ("no-sixes", None, None) => Extra::NoSixes,
            ("second-wind", None, None) => Extra::SecondWind,
            ("stun", None, None) => Extra::Stun,
            ("heal", None, Some(amount)) => Extra::Heal(amount),
            ("act-again", None, None) => Extra::ActAgain,
            ("keep-reaction", None, None) => Extra::KeepReaction,
            ("spoils", None, Some(amount)) => Extra::Spoils(amount),
            ("disarm", None, None) => Extra::Disarm,
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for Burden {
    const KIND: &'static str = "burden";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Burden::Weaken(figures) => ("weaken", Values::figures(figures)),
            Burden::FewerDraws(amount) => ("fewer-draws", Values::amount(amount)),
            Burden::NoSixes => ("no-sixes", Values::NONE),
            Burden::NoHealing => ("no-healing", Values::NONE),
            Burden::Bleed(amount) => ("bleed", Values::amount(amount)),
            Burden::SlowMagic(amount) => ("slow-magic", Values::amount(amount)),
            Burden::NoProtecting => ("no-protecting", Values::NONE),
            Burden::NoTrading => ("no-trading", Values::NONE),
            Burden::NoManoeuvres => ("no-manoeuvres", Values::NONE),
            Burden::Tax => ("tax", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Burden> {
        let found = match (word, values.about, values.amount, values.figures) {
            ("weaken", None, None, Some(figures)) => Burden::Weaken(figures),
            ("fewer-draws", None, Some(amount), None) => Burden::FewerDraws(amount),
            ("no-sixes", None, None, None) => Burden::NoSixes,
            ("no-healing", None, None, None) => Burden::NoHealing,
            ("bleed", None, Some(amount), None) => Burden::Bleed(amount),
            ("slow-magic", None, Some(amount), None) => Burden::SlowMagic(amount),
            ("no-protecting", None, None, None) => Burden::NoProtecting,
            ("no-trading", None, None, None) => Burden::NoTrading,
            ("no-manoeuvres", None, None, None) => Burden::NoManoeuvres,
            ("tax", None, None, None) => Burden::Tax,
            _ => return None,
        };
        Some(found)
    }
}

impl Keyword for Habit {
    const KIND: &'static str = "habit";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Habit::Rest => ("rest", Values::NONE),
            Habit::Attack(amount) => ("attack", Values::amount(amount)),
            Habit::Hunt => ("hunt", Values::NONE),
            Habit::Sweep => ("sweep", Values::NONE),
            Habit::Breathe(amount) => ("breathe", Values::amount(amount)),
            Habit::Heal(amount) => ("heal", Values::amount(amount)),
            Habit::Plunder(amount) => ("plunder", Values::amount(amount)),
            Habit::Roar => ("roar", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Habit> {
        let found = match (word, values.about, values.amount) {
            ("rest", None, None) => Habit::Rest,
            ("attack", None, Some(amount)) => Habit::Attack(amount),
            ("hunt", None, None) => Habit::Hunt,
            ("sweep", None, None) => Habit::Sweep,
            ("breathe", None, Some(amount)) => Habit::Breathe(amount),
            ("heal", None, Some(amount)) => Habit::Heal(amount),
            ("plunder", None, Some(amount)) => Habit::Plunder(amount),
            ("roar", None, None) => Habit::Roar,
            _ => return None,
        };
        Some(found)
    }
}

impl Prey {
    pub const ALL: [Prey; 4] = [Prey::Creatures, Prey::Demons, Prey::Magical, Prey::Nonmagical];

    /// How data files and texts spell it.
    pub fn key(self) -> &'static str {
        match self {
            Prey::Creatures => "creatures",
            Prey::Demons => "demons",
            Prey::Magical => "magical",
            Prey::Nonmagical => "nonmagical",
        }
    }
}

impl Guardwork {
    /// How data files and texts spell it.
    pub fn key(self) -> &'static str {
        match self {
            Guardwork::Shields => "shields",
            Guardwork::Weapons => "weapons",
        }
    }
}
