//! How data files write what a card can say: `"pierce 2"`, `"bane demons 3"`, `"bless attack 2 parry 1"`.
//!
//! A keyword is a word, then what it is about, then an amount; a few have figures by name instead. Each is spelled once,
//! in a list at the end; reading, writing and the key of its text follow from that.

use strum::VariantArray;
use table::{Arg, Phrase};

use super::{Burden, Effect, Extra, Fights, Figures, Gear, Guardwork, Habit, Pile, Power, Prey, Trick};
use crate::words::printed::say_figures;

/// One of the things a card can say.
pub trait Keyword: Copy + PartialEq {
    /// What the keys of its texts begin with.
    const KIND: &'static str;

    /// Its word and its values.
    fn spell(self) -> (&'static str, Values<'static>);

    /// The keyword with this word and exactly these values.
    fn find(word: &str, values: Values<'_>) -> Option<Self>;

    /// Reads a keyword as data files write it.
    fn read(text: &str) -> Option<Self> {
        let (word, values) = text.split_once(' ').unwrap_or((text, ""));
        let plain = Values::read(values).and_then(|values| Self::find(word, values));
        plain.or_else(|| Self::find(word, Values { figures: Some(read_figures(values)?), ..Values::NONE }))
    }

    /// Writes a keyword as data files do.
    fn write(self) -> String {
        let (word, Values { about, amount, figures }) = self.spell();
        let mut parts = vec![word.to_owned()];
        parts.extend(about.map(str::to_owned));
        parts.extend(amount.map(|amount| amount.to_string()));
        let named = figures.map(Figures::named).unwrap_or_default().into_iter().filter(|(_, figure)| *figure != 0);
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
pub struct Values<'t> {
    /// Whom or what it is about, such as `demons` or `shields`.
    pub about: Option<&'t str>,
    pub amount: Option<u8>,
    pub figures: Option<Figures>,
}

impl<'t> Values<'t> {
    const NONE: Values<'static> = Values { about: None, amount: None, figures: None };

    /// What a keyword is about, and an amount; `None` when something else stands there.
    fn read(text: &'t str) -> Option<Values<'t>> {
        let mut parts = text.split(' ').filter(|_| !text.is_empty()).peekable();
        let about = parts.next_if(|part| read_number(part).is_none());
        let amount = match parts.next() {
            Some(part) => Some(read_number(part)?),
            None => None,
        };
        parts.next().is_none().then_some(Values { about, amount, figures: None })
    }
}

/// Names with numbers from -20 to 20 other than 0, each once, at least one.
fn read_figures(text: &str) -> Option<Figures> {
    let mut figures = Figures::NONE;
    let mut parts = text.split(' ');
    while let Some(name) = parts.next() {
        let figure = figures.by_name(name)?;
        let part = parts.next()?;
        let number = part.parse::<i8>().ok().filter(|number| (-20..=20).contains(number) && *number != 0)?;
        if *figure != 0 || number.to_string() != part {
            return None;
        }
        *figure = number;
    }
    Some(figures)
}

/// A number from 1 to 20, as people write it.
fn read_number(text: &str) -> Option<u8> {
    let number = text.parse::<u8>().ok().filter(|number| (1..=MOST).contains(number))?;
    (number.to_string() == text).then_some(number)
}

/// No text of a card has a larger number.
const MOST: u8 = 20;

/// What a keyword can hold.
trait Held: Sized {
    fn put(self, values: &mut Values<'_>);
    fn take(values: &mut Values<'_>) -> Option<Self>;
}

impl Held for u8 {
    fn put(self, values: &mut Values<'_>) {
        values.amount = Some(self);
    }

    fn take(values: &mut Values<'_>) -> Option<u8> {
        values.amount.take()
    }
}

impl Held for Figures {
    fn put(self, values: &mut Values<'_>) {
        values.figures = Some(self);
    }

    fn take(values: &mut Values<'_>) -> Option<Figures> {
        values.figures.take()
    }
}

macro_rules! about {
    ($($kind:ty: $all:expr),+) => {$(
        impl Held for $kind {
            fn put(self, values: &mut Values<'_>) {
                values.about = Some(self.word());
            }

            fn take(values: &mut Values<'_>) -> Option<$kind> {
                let word = values.about.take()?;
                $all.iter().copied().find(|kind| kind.word() == word)
            }
        }
    )+};
}

about!(Prey: Prey::VARIANTS, Guardwork: Guardwork::VARIANTS, Gear: Gear::VARIANTS, Pile: Pile::ALL);

/// The attacks that a trick can foil.
const FOILED: [(Fights, &str); 5] = [
    (Fights::WEAPONS, "weapons"),
    (Fights::MELEE, "melee"),
    (Fights::RANGED, "ranged"),
    (Fights::MAGICAL, "spells"),
    (Fights::WEAPONS.union(Fights::MAGICAL), "attacks"),
];

impl Held for Fights {
    fn put(self, values: &mut Values<'_>) {
        values.about = FOILED.into_iter().find(|(fights, _)| *fights == self).map(|(_, word)| word);
    }

    fn take(values: &mut Values<'_>) -> Option<Fights> {
        let about = values.about.take()?;
        FOILED.into_iter().find(|(_, word)| *word == about).map(|(fights, _)| fights)
    }
}

/// Spells the keywords of a kind, and says what each holds. What stands under `else` is spelled otherwise.
macro_rules! keywords {
    (
        $kind:ident $name:literal {
            $($word:literal = $keyword:ident $(($($held:ident: $type:ty),+))?,)+
        }
        else { spell { $($spelled:pat => $spell:expr,)* } find |$found:ident, $values:ident| $find:expr }
    ) => {
        impl Keyword for $kind {
            const KIND: &'static str = $name;

            #[allow(unused_mut)]
            fn spell(self) -> (&'static str, Values<'static>) {
                match self {
                    $($kind::$keyword $(($($held),+))? => {
                        let mut values = Values::NONE;
                        $($(Held::put($held, &mut values);)+)?
                        ($word, values)
                    })+
                    $($spelled => $spell,)*
                }
            }

            fn find(word: &str, values: Values<'_>) -> Option<$kind> {
                let mut left = values;
                let found = match word {
                    $($word => $kind::$keyword $(($(<$type as Held>::take(&mut left)?),+))?,)+
                    $found => {
                        let $values = values;
                        return $find;
                    }
                };
                (left == Values::NONE).then_some(found)
            }
        }
    };
    ($kind:ident $name:literal { $($all:tt)+ }) => {
        keywords! { $kind $name { $($all)+ } else { spell {} find |_word, _values| None } }
    };
}

keywords! {
    Power "power" {
        "pierce" = Pierce(amount: u8),
        "ignore-armour" = IgnoreArmour,
        "drain" = Drain(amount: u8),
        "counter" = Counter(amount: u8),
        "reflect" = Reflect,
        "extra-reaction" = ExtraReaction,
        "bane" = Bane(prey: Prey, amount: u8),
        "vicious" = Vicious(amount: u8),
        "steady" = Steady,
        "guard" = Guard(amount: u8),
        "regenerate" = Regenerate(amount: u8),
        "swift" = Swift,
        "stun" = Stun,
        "steal" = Steal,
        "trophy" = Trophy(amount: u8),
        "unarmed" = Unarmed(amount: u8),
        "outclass" = Outclass(guardwork: Guardwork),
        "cover" = Cover(amount: u8),
        "ward" = Ward(amount: u8),
        "rage" = Rage(amount: u8),
    }
}

keywords! {
    Extra "extra" {
        "pierce" = Pierce(amount: u8),
        "ignore-armour" = IgnoreArmour,
        "drain" = Drain(amount: u8),
        "counter" = Counter(amount: u8),
        "vicious" = Vicious(amount: u8),
        "best-of-two" = BestOfTwo,
        "fives" = Fives,
        "steady" = Steady,
        "no-sixes" = NoSixes,
        "second-wind" = SecondWind,
        "stun" = Stun,
        "heal" = Heal(amount: u8),
        "act-again" = ActAgain,
        "keep-reaction" = KeepReaction,
        "spoils" = Spoils(amount: u8),
        "disarm" = Disarm,
    }
}

keywords! {
    Effect "effect" {
        "damage" = Damage(amount: u8),
        "damage-group" = DamageGroup(amount: u8),
        "damage-all" = DamageAll(amount: u8),
        "heal" = Heal(amount: u8),
        "heal-all" = HealAll(amount: u8),
        "draw" = Draw(amount: u8),
        "draw-from" = DrawFrom(pile: Pile, amount: u8),
        "discard" = Discard(amount: u8),
        "steal" = Steal(amount: u8),
        "break" = Break(gear: Gear),
        "disarm" = Disarm(gear: Gear),
        "filch" = Filch(gear: Gear),
        "banish" = Banish,
        "pass-demon" = PassDemon,
        "lure" = Lure,
        "extra-action" = ExtraAction,
        "stun" = Stun,
        "refresh" = Refresh,
        "salvage" = Salvage(pile: Pile),
        "bless" = Bless(figures: Figures),
        "curse" = Curse(figures: Figures),
        "unsummon" = Unsummon,
        "outfit" = Outfit,
    }
}

// A trick that meddles is written with the fields of a boost, and one that works now as its effect.
keywords! {
    Trick "trick" {
        "foil" = Foil(fights: Fights),
        "divert" = Divert,
        "counter-spell" = CounterSpell,
    }
    else {
        spell {
            Trick::Meddle(_) => ("meddle", Values::NONE),
            Trick::Now(effect) => effect.spell(),
        }
        find |word, values| Effect::find(word, values).map(Trick::Now)
    }
}

keywords! {
    Burden "burden" {
        "weaken" = Weaken(figures: Figures),
        "fewer-draws" = FewerDraws(amount: u8),
        "no-sixes" = NoSixes,
        "no-healing" = NoHealing,
        "bleed" = Bleed(amount: u8),
        "slow-magic" = SlowMagic(amount: u8),
        "no-protecting" = NoProtecting,
        "no-trading" = NoTrading,
        "no-manoeuvres" = NoManoeuvres,
        "tax" = Tax,
    }
}

keywords! {
    Habit "habit" {
        "rest" = Rest,
        "attack" = Attack(amount: u8),
        "hunt" = Hunt,
        "sweep" = Sweep,
        "breathe" = Breathe(amount: u8),
        "heal" = Heal(amount: u8),
        "plunder" = Plunder(amount: u8),
        "roar" = Roar,
    }
}
