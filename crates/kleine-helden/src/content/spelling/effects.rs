//! How data files write effects and tricks.

use super::{Keyword, Values};
use crate::content::{Effect, Fights, Gear, Pile, Trick};

impl Keyword for Effect {
    const KIND: &'static str = "effect";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Effect::Damage(amount) => ("damage", Values::amount(amount)),
            Effect::DamageGroup(amount) => ("damage-group", Values::amount(amount)),
            Effect::DamageAll(amount) => ("damage-all", Values::amount(amount)),
            Effect::Heal(amount) => ("heal", Values::amount(amount)),
            Effect::HealAll(amount) => ("heal-all", Values::amount(amount)),
            Effect::Draw(amount) => ("draw", Values::amount(amount)),
            Effect::DrawFrom(pile, amount) => {
                ("draw-from", Values { amount: Some(amount), ..Values::about(pile.key()) })
            }
            Effect::Discard(amount) => ("discard", Values::amount(amount)),
            Effect::Steal(amount) => ("steal", Values::amount(amount)),
            Effect::Break(gear) => ("break", Values::about(gear.key())),
            Effect::Disarm(gear) => ("disarm", Values::about(gear.key())),
            Effect::Filch(gear) => ("filch", Values::about(gear.key())),
            Effect::Banish => ("banish", Values::NONE),
            Effect::PassDemon => ("pass-demon", Values::NONE),
            Effect::Lure => ("lure", Values::NONE),
            Effect::ExtraAction => ("extra-action", Values::NONE),
            Effect::Stun => ("stun", Values::NONE),
            Effect::Refresh => ("refresh", Values::NONE),
            Effect::Salvage(pile) => ("salvage", Values::about(pile.key())),
            Effect::Bless(figures) => ("bless", Values::figures(figures)),
            Effect::Curse(figures) => ("curse", Values::figures(figures)),
            Effect::Unsummon => ("unsummon", Values::NONE),
            Effect::Outfit => ("outfit", Values::NONE),
        }
    }

    fn find(word: &str, values: Values) -> Option<Effect> {
        let find_pile = |about| Pile::ALL.into_iter().find(|pile| pile.key() == about);
        let find_gear = |about| Gear::ALL.into_iter().find(|gear| gear.key() == about);
        let found = match (word, values.about, values.amount, values.figures) {
            ("damage", None, Some(amount), None) => Effect::Damage(amount),
            ("damage-group", None, Some(amount), None) => Effect::DamageGroup(amount),
            ("damage-all", None, Some(amount), None) => Effect::DamageAll(amount),
            ("heal", None, Some(amount), None) => Effect::Heal(amount),
            ("heal-all", None, Some(amount), None) => Effect::HealAll(amount),
            ("draw", None, Some(amount), None) => Effect::Draw(amount),
            ("draw-from", Some(about), Some(amount), None) => Effect::DrawFrom(find_pile(about)?, amount),
            ("discard", None, Some(amount), None) => Effect::Discard(amount),
            ("steal", None, Some(amount), None) => Effect::Steal(amount),
            ("break", Some(about), None, None) => Effect::Break(find_gear(about)?),
            ("disarm", Some(about), None, None) => Effect::Disarm(find_gear(about)?),
            ("filch", Some(about), None, None) => Effect::Filch(find_gear(about)?),
            ("banish", None, None, None) => Effect::Banish,
            ("pass-demon", None, None, None) => Effect::PassDemon,
            ("lure", None, None, None) => Effect::Lure,
            ("extra-action", None, None, None) => Effect::ExtraAction,
            ("stun", None, None, None) => Effect::Stun,
            ("refresh", None, None, None) => Effect::Refresh,
            ("salvage", Some(about), None, None) => Effect::Salvage(find_pile(about)?),
            ("bless", None, None, Some(figures)) => Effect::Bless(figures),
            ("curse", None, None, Some(figures)) => Effect::Curse(figures),
            ("unsummon", None, None, None) => Effect::Unsummon,
            ("outfit", None, None, None) => Effect::Outfit,
            _ => return None,
        };
        Some(found)
    }
}

/// [`Trick::Meddle`] is written with the fields of a boost instead, and [`Trick::Now`] as the effect it has.
impl Keyword for Trick {
    const KIND: &'static str = "trick";

    fn spell(self) -> (&'static str, Values) {
        match self {
            Trick::Foil(Fights::WEAPONS) => ("foil", Values::about("weapons")),
            Trick::Foil(Fights::MELEE) => ("foil", Values::about("melee")),
            Trick::Foil(Fights::RANGED) => ("foil", Values::about("ranged")),
            Trick::Foil(Fights::MAGICAL) => ("foil", Values::about("spells")),
            Trick::Foil(_) => ("foil", Values::about("attacks")),
            Trick::Divert => ("divert", Values::NONE),
            Trick::CounterSpell => ("counter-spell", Values::NONE),
            Trick::Meddle(_) => ("meddle", Values::NONE),
            Trick::Now(effect) => effect.spell(),
        }
    }

    fn find(word: &str, values: Values) -> Option<Trick> {
        let found = match (word, values.about, values.amount) {
            ("foil", Some("weapons"), None) => Trick::Foil(Fights::WEAPONS),
            ("foil", Some("melee"), None) => Trick::Foil(Fights::MELEE),
            ("foil", Some("ranged"), None) => Trick::Foil(Fights::RANGED),
            ("foil", Some("spells"), None) => Trick::Foil(Fights::MAGICAL),
            ("foil", Some("attacks"), None) => Trick::Foil(Fights::WEAPONS | Fights::MAGICAL),
            ("divert", None, None) => Trick::Divert,
            ("counter-spell", None, None) => Trick::CounterSpell,
            _ => Trick::Now(Effect::find(word, values)?),
        };
        Some(found)
    }
}

impl Gear {
    pub const ALL: [Gear; 6] = [Gear::Weapon, Gear::Shield, Gear::Armour, Gear::Artefact, Gear::Spell, Gear::Any];

    /// How data files and texts spell it.
    pub fn key(self) -> &'static str {
        match self {
            Gear::Weapon => "weapon",
            Gear::Shield => "shield",
            Gear::Armour => "armour",
            Gear::Artefact => "artefact",
            Gear::Spell => "spell",
            Gear::Any => "any",
        }
    }
}
