//! Parts shared by several kinds of entries.

use std::ops::RangeInclusive;

use strum::VariantArray;
use table::content::{Place, Reading};
use table::{Arg, Keyword, Phrase, Words};

use crate::content::entries::{BoostEntry, FightEntry, PartEntry, UsesEntry};
use crate::content::{BodyParts, Boost, Category, Effect, Few, Fights, Figures, Service, Uses};

/// Checks the key and the name.
pub(super) fn check_head(reading: &mut Reading<'_>, place: &Place, key: &str, name: &Words) {
    reading.check_key(place, "key", key);
    reading.check_name(place, "name", name, MAX_LETTERS);
}

/// Names have to fit into a list of choices.
const MAX_LETTERS: usize = 26;

pub(super) fn check_life(reading: &mut Reading<'_>, place: &Place, field: &str, life: u8) {
    reading.check_range(place, field, life, 1..=60);
}

pub(super) fn check_cooldown(reading: &mut Reading<'_>, place: &Place, cooldown: u8) {
    reading.check_range(place, "cooldown", cooldown, 0..=9);
}

pub(super) fn check_target(reading: &mut Reading<'_>, place: &Place, target: u8) {
    reading.check_range(place, "target", target, 1..=30);
}

/// A class of weapons or a school of magic.
pub(super) fn check_category(
    reading: &mut Reading<'_>,
    place: &Place,
    field: &str,
    category: Category,
    wants_school: bool,
) {
    if category.is_school() != wants_school {
        let wanted = Category::VARIANTS.iter().filter(|category| category.is_school() == wants_school);
        let wanted: Vec<&str> = wanted.map(Category::word).collect();
        reading.note(
            place,
            field,
            Phrase::new("fault-one-of")
                .with("known", Arg::List(wanted.iter().map(|key| table::quote(&format!("`{key}`"))).collect())),
        );
    }
}

pub(super) fn check_figures(reading: &mut Reading<'_>, place: &Place, field: &str, figures: Figures) {
    for (name, figure) in figures.named() {
        let field = if name == field { name.to_owned() } else { format!("{field}.{name}") };
        reading.check_range(place, &field, figure, FIGURE);
    }
}

const FIGURE: RangeInclusive<i8> = -10..=20;

pub(super) fn read_parts(reading: &mut Reading<'_>, place: &Place, parts: &[PartEntry]) -> BodyParts {
    let mut all = BodyParts::empty();
    for part in parts {
        let part = match part {
            PartEntry::Head => BodyParts::HEAD,
            PartEntry::Shoulders => BodyParts::SHOULDERS,
            PartEntry::Torso => BodyParts::TORSO,
            PartEntry::Arms => BodyParts::ARMS,
            PartEntry::Legs => BodyParts::LEGS,
        };
        if all.contains(part) {
            reading.note(place, "parts", Phrase::new("fault-part-twice"));
        }
        all |= part;
    }
    all
}

pub(super) fn read_fights(reading: &mut Reading<'_>, place: &Place, field: &str, fights: &[FightEntry]) -> Fights {
    if fights.is_empty() {
        reading.note(place, field, Phrase::new("fault-none-named"));
    }
    let flag = |fight: &FightEntry| match fight {
        FightEntry::Melee => Fights::MELEE,
        FightEntry::Ranged => Fights::RANGED,
        FightEntry::Magical => Fights::MAGICAL,
        FightEntry::Casting => Fights::CASTING,
    };
    fights.iter().map(flag).fold(Fights::empty(), |all, fight| all | fight)
}

pub(super) fn read_uses(uses: UsesEntry) -> Uses {
    match uses {
        UsesEntry::OnceARound => Uses::OnceARound,
        UsesEntry::Once => Uses::Once,
    }
}

pub(super) fn read_boost(reading: &mut Reading<'_>, place: &Place, field: &str, entry: &BoostEntry) -> Boost {
    let BoostEntry { role, fights, figures, extras } = entry;
    check_figures(reading, place, &format!("{field}.figures"), *figures);
    let fights = match fights {
        Some(fights) => read_fights(reading, place, &format!("{field}.fights"), fights),
        None => Fights::ANY,
    };
    let extras = read_list(reading, place, &format!("{field}.extras"), extras);
    if *figures == Figures::NONE && extras.is_empty() {
        reading.note(place, field, Phrase::new("fault-boost"));
    }
    Boost { role: *role, fights, figures: *figures, extras }
}

/// An effect or a boost; `before` is the path of its fields.
pub(super) fn read_service(
    reading: &mut Reading<'_>,
    place: &Place,
    before: &str,
    effect: Option<&str>,
    boost: Option<&BoostEntry>,
) -> Option<Service> {
    match (effect, boost) {
        (Some(text), None) => read_effect(reading, place, &format!("{before}effect"), text).map(Service::InTurn),
        (None, Some(boost)) => Some(Service::InFight(read_boost(reading, place, &format!("{before}boost"), boost))),
        _ => {
            reading.note(place, &format!("{before}effect"), Phrase::new("fault-or-boost"));
            None
        }
    }
}

/// An effect; a blessing has positive figures, a curse negative ones.
pub(super) fn read_effect(reading: &mut Reading<'_>, place: &Place, field: &str, text: &str) -> Option<Effect> {
    let effect = reading.keyword(place, field, text)?;
    let has = |figures: Figures, is_wrong: fn(i8) -> bool| figures.named().iter().any(|(_, figure)| is_wrong(*figure));
    if let Effect::Bless(figures) = effect
        && has(figures, |figure| figure < 0)
    {
        reading.note(place, field, Phrase::new("fault-bless"));
    }
    if let Effect::Curse(figures) = effect
        && has(figures, |figure| figure > 0)
    {
        reading.note(place, field, Phrase::new("fault-curse"));
    }
    Some(effect)
}

pub(super) fn read_list<K: Keyword + Copy + PartialEq, const MAX: usize>(
    reading: &mut Reading<'_>,
    place: &Place,
    field: &str,
    words: &[String],
) -> Few<K, MAX> {
    reading.keywords(place, field, words, MAX).into_iter().collect()
}
