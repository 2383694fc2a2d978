//! The names of the traits. Each has a key `trait-…` and, for its explanation, `trait-…-text`.

use table::Phrase;

use crate::content::Trait;

/// The name of a trait, with its number if it has one: "+2 Gefecht", "Schnell".
pub fn say_trait(one: Trait) -> Phrase {
    if let Trait::Wounds(number) = one {
        return Phrase::new("trait-wounds-with-number").with("number", number);
    }
    let name = Phrase::new(trait_key(one));
    match one.number() {
        Some(number) => Phrase::new("trait-with-number").with("number", number).with("trait", name),
        None => name,
    }
}

fn trait_key(one: Trait) -> &'static str {
    match one {
        Trait::Control => "trait-control",
        Trait::Heal => "trait-heal",
        Trait::Excite => "trait-excite",
        Trait::Galvanize => "trait-galvanize",
        Trait::DoubleOrder => "trait-double-order",
        Trait::Engagement(_) => "trait-engagement",
        Trait::Shooting(_) => "trait-shooting",
        Trait::Wounds(_) => "trait-wounds",
        Trait::Auxiliary => "trait-auxiliary",
        Trait::BloodLust => "trait-blood-lust",
        Trait::Fast => "trait-fast",
        Trait::Slow => "trait-slow",
        Trait::Flying => "trait-flying",
        Trait::Scout => "trait-scout",
        Trait::Impetus => "trait-impetus",
        Trait::Overwhelming => "trait-overwhelming",
        Trait::LongRange => "trait-long-range",
        Trait::WideArc => "trait-wide-arc",
        Trait::Reactive => "trait-reactive",
        Trait::Regenerate => "trait-regenerate",
        Trait::Skirmish => "trait-skirmish",
        Trait::Disband => "trait-disband",
        Trait::FirstStrike => "trait-first-strike",
        Trait::Fury => "trait-fury",
        Trait::Leader => "trait-leader",
        Trait::Prestige => "trait-prestige",
        Trait::Sacrifice => "trait-sacrifice",
        Trait::Tough => "trait-tough",
    }
}
