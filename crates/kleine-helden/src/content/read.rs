//! Reads an entry of a data file: its keywords are parsed and its figures are checked.

mod parts;
mod scenarios;

use strum::VariantArray;
use table::content::{Place, Reading, Source};
use table::{Phrase, Words};

use super::entries::{
    ArmourEntry, ArtefactEntry, AttackSpellEntry, BoostCardEntry, DefenceSpellEntry, DemonEntry, EventEntry,
    GeneralSpellEntry, HeroEntry, NpcEntry, ShieldEntry, SpontaneousEntry, SummonsEntry, WeaponEntry, WearEntry,
};
use super::{
    Active, Armour, Artefact, AttackSpell, Boost, Card, Category, Creature, DefenceSpell, Demon, Effect, Figures,
    GeneralSpell, Hero, Npc, Role, Scenario, Shield, Summons, Trick, Weapon, Wear,
};
use parts::{
    check_category, check_cooldown, check_figures, check_head, check_life, check_target, read_boost, read_effect,
    read_fights, read_list, read_parts, read_service, read_uses,
};
pub(super) use scenarios::read_scenario;

/// An entry that was read.
pub(super) struct Read {
    pub key: String,
    pub source: Source,
    pub name: Words,
    pub what: What,
}

pub(super) enum What {
    Hero(Hero),
    Card(Card),
    Scenario(ReadScenario),
}

pub(super) struct ReadScenario {
    pub scenario: Scenario,
    pub about: Words,
    /// What its monster, ward or treasure is called.
    pub thing: Option<Words>,
}

pub(super) fn read_hero(reading: &mut Reading<'_>, place: &Place, entry: HeroEntry) -> Option<Read> {
    let HeroEntry { key, source, name, magical, figures, specialisations, powers } = entry;
    check_head(reading, place, &key, &name);
    check_figures(reading, place, "figures", figures);
    if figures.damage != 0 {
        reading.note(place, "figures.damage", Phrase::new("fault-hero-damage"));
    }
    let mut bonuses = [Figures::NONE; Category::VARIANTS.len()];
    for (category, figures) in specialisations {
        let field = format!("specialisations.{}", category.word());
        check_figures(reading, place, &field, figures);
        if category.is_school() && !magical {
            reading.note(place, &field, Phrase::new("fault-school"));
        }
        bonuses[category.index()] = figures;
    }
    let powers = read_list(reading, place, "powers", &powers);
    let hero = Hero { is_magical: magical, figures, specialisations: bonuses, powers };
    Some(Read { key, source, name, what: What::Hero(hero) })
}

pub(super) fn read_weapon(reading: &mut Reading<'_>, place: &Place, entry: WeaponEntry) -> Option<Read> {
    let WeaponEntry { key, source, name, class, reach, one, two, powers } = entry;
    check_head(reading, place, &key, &name);
    check_category(reading, place, "class", class, false);
    for (field, figures) in [("one", one), ("two", two)] {
        check_damage(reading, place, field, figures);
    }
    if one.is_none() && two.is_none() {
        reading.note(place, "one", Phrase::new("fault-hands"));
    }
    let powers = read_list(reading, place, "powers", &powers);
    card(key, source, name, Card::Weapon(Weapon { class, reach, one, two, powers }))
}

pub(super) fn read_shield(reading: &mut Reading<'_>, place: &Place, entry: ShieldEntry) -> Option<Read> {
    let ShieldEntry { key, source, name, figures, powers } = entry;
    check_head(reading, place, &key, &name);
    check_figures(reading, place, "figures", figures);
    let powers = read_list(reading, place, "powers", &powers);
    card(key, source, name, Card::Shield(Shield { figures, powers }))
}

pub(super) fn read_armour(reading: &mut Reading<'_>, place: &Place, entry: ArmourEntry) -> Option<Read> {
    let ArmourEntry { key, source, name, parts, figures, powers } = entry;
    check_head(reading, place, &key, &name);
    check_figures(reading, place, "figures", figures);
    if parts.is_empty() {
        reading.note(place, "parts", Phrase::new("fault-no-part"));
    }
    let parts = read_parts(reading, place, &parts);
    let powers = read_list(reading, place, "powers", &powers);
    card(key, source, name, Card::Armour(Armour { parts, figures, powers }))
}

pub(super) fn read_artefact(reading: &mut Reading<'_>, place: &Place, entry: ArtefactEntry) -> Option<Read> {
    let ArtefactEntry { key, source, name, wear, parts, figures, weapon, powers, active } = entry;
    check_head(reading, place, &key, &name);
    check_figures(reading, place, "figures", figures);
    let wear = match wear {
        WearEntry::Held => {
            if !parts.is_empty() {
                reading.note(place, "parts", Phrase::new("fault-worn"));
            }
            Wear::Held
        }
        WearEntry::Worn => Wear::Worn(read_parts(reading, place, &parts)),
    };
    if weapon.is_some() && wear != Wear::Held {
        reading.note(place, "weapon", Phrase::new("fault-held"));
    }
    let weapon = weapon.map(|weapon| {
        check_category(reading, place, "weapon.class", weapon.class, false);
        check_damage(reading, place, "weapon.one", Some(weapon.one));
        let powers = read_list(reading, place, "weapon.powers", &weapon.powers);
        Weapon { class: weapon.class, reach: weapon.reach, one: Some(weapon.one), two: None, powers }
    });
    let powers = read_list(reading, place, "powers", &powers);
    let active = match active {
        Some(active) => Some(Active {
            uses: read_uses(active.uses),
            service: read_service(reading, place, "active.", active.effect.as_deref(), active.boost.as_ref())?,
        }),
        None => None,
    };
    card(key, source, name, Card::Artefact(Artefact { wear, figures, weapon, powers, active }))
}

pub(super) fn read_attack_spell(reading: &mut Reading<'_>, place: &Place, entry: AttackSpellEntry) -> Option<Read> {
    let AttackSpellEntry { key, source, name, school, cooldown, magic, damage, powers } = entry;
    check_head(reading, place, &key, &name);
    check_category(reading, place, "school", school, true);
    check_cooldown(reading, place, cooldown);
    check_figures(reading, place, "magic", Figures { magic, ..Figures::NONE });
    check_damage(reading, place, "damage", Some(Figures { damage, ..Figures::NONE }));
    let powers = read_list(reading, place, "powers", &powers);
    card(key, source, name, Card::AttackSpell(AttackSpell { school, cooldown, magic, damage, powers }))
}

pub(super) fn read_defence_spell(reading: &mut Reading<'_>, place: &Place, entry: DefenceSpellEntry) -> Option<Read> {
    let DefenceSpellEntry { key, source, name, school, cooldown, magic, wards, powers } = entry;
    check_head(reading, place, &key, &name);
    check_category(reading, place, "school", school, true);
    check_cooldown(reading, place, cooldown);
    check_figures(reading, place, "magic", Figures { magic, ..Figures::NONE });
    let wards = read_fights(reading, place, "wards", &wards);
    if wards.contains(super::Fights::CASTING) {
        reading.note(place, "wards", Phrase::new("fault-wards"));
    }
    let powers = read_list(reading, place, "powers", &powers);
    card(key, source, name, Card::DefenceSpell(DefenceSpell { school, cooldown, magic, wards, powers }))
}

pub(super) fn read_general_spell(reading: &mut Reading<'_>, place: &Place, entry: GeneralSpellEntry) -> Option<Read> {
    let GeneralSpellEntry { key, source, name, school, cooldown, target, effect } = entry;
    check_head(reading, place, &key, &name);
    check_category(reading, place, "school", school, true);
    check_cooldown(reading, place, cooldown);
    check_target(reading, place, target);
    let effect = read_effect(reading, place, "effect", &effect)?;
    card(key, source, name, Card::GeneralSpell(GeneralSpell { school, cooldown, target, effect }))
}

pub(super) fn read_summons(reading: &mut Reading<'_>, place: &Place, entry: SummonsEntry) -> Option<Read> {
    let SummonsEntry { key, source, name, school, cooldown, target, life, figures, reach, powers } = entry;
    check_head(reading, place, &key, &name);
    check_category(reading, place, "school", school, true);
    check_cooldown(reading, place, cooldown);
    check_target(reading, place, target);
    check_life(reading, place, "life", life);
    check_damage(reading, place, "figures", Some(figures));
    let powers = read_list(reading, place, "powers", &powers);
    let creature = Creature { life, figures, reach, powers };
    card(key, source, name, Card::Summons(Summons { school, cooldown, target, creature }))
}

pub(super) fn read_potion(reading: &mut Reading<'_>, place: &Place, entry: BoostCardEntry) -> Option<Read> {
    let BoostCardEntry { key, source, name, boost } = entry;
    check_head(reading, place, &key, &name);
    card(key, source, name, Card::Potion(read_boost(reading, place, "boost", &boost)))
}

pub(super) fn read_manoeuvre(reading: &mut Reading<'_>, place: &Place, entry: BoostCardEntry) -> Option<Read> {
    let BoostCardEntry { key, source, name, boost } = entry;
    check_head(reading, place, &key, &name);
    card(key, source, name, Card::Manoeuvre(read_boost(reading, place, "boost", &boost)))
}

pub(super) fn read_demon(reading: &mut Reading<'_>, place: &Place, entry: DemonEntry) -> Option<Read> {
    let DemonEntry { key, source, name, life, figures, burdens } = entry;
    check_head(reading, place, &key, &name);
    check_life(reading, place, "life", life);
    check_figures(reading, place, "figures", figures);
    if (figures.attack, figures.damage, figures.magic) != (0, 0, 0) {
        reading.note(place, "figures", Phrase::new("fault-demon"));
    }
    if burdens.is_empty() {
        reading.note(place, "burdens", Phrase::new("fault-no-keyword"));
    }
    let burdens = read_list(reading, place, "burdens", &burdens);
    card(key, source, name, Card::Demon(Demon { life, figures, burdens }))
}

pub(super) fn read_event(reading: &mut Reading<'_>, place: &Place, entry: EventEntry) -> Option<Read> {
    let EventEntry { key, source, name, effect } = entry;
    check_head(reading, place, &key, &name);
    let effect = read_effect(reading, place, "effect", &effect)?;
    card(key, source, name, Card::Event(effect))
}

pub(super) fn read_spontaneous(reading: &mut Reading<'_>, place: &Place, entry: SpontaneousEntry) -> Option<Read> {
    let SpontaneousEntry { key, source, name, trick, boost } = entry;
    check_head(reading, place, &key, &name);
    let trick = match (trick, boost) {
        (Some(text), None) => reading.keyword::<Trick>(place, "trick", &text)?,
        (None, Some(boost)) => Trick::Meddle(read_boost(reading, place, "boost", &boost)),
        _ => {
            reading.note(place, "trick", Phrase::new("fault-or-boost"));
            return None;
        }
    };
    if let Trick::Meddle(Boost { role: Role::Either, .. }) = trick {
        reading.note(place, "boost.role", Phrase::new("fault-role"));
    }
    if let Trick::Now(Effect::Outfit | Effect::ExtraAction) = trick {
        reading.note(place, "trick", Phrase::new("fault-own-turn"));
    }
    card(key, source, name, Card::Spontaneous(trick))
}

pub(super) fn read_npc(reading: &mut Reading<'_>, place: &Place, entry: NpcEntry) -> Option<Read> {
    let NpcEntry { key, source, name, life, armour, effect, boost } = entry;
    check_head(reading, place, &key, &name);
    check_life(reading, place, "life", life);
    check_figures(reading, place, "armour", Figures { armour, ..Figures::NONE });
    let service = read_service(reading, place, "", effect.as_deref(), boost.as_ref())?;
    card(key, source, name, Card::Npc(Npc { life, armour, service }))
}

fn card(key: String, source: Source, name: Words, card: Card) -> Option<Read> {
    Some(Read { key, source, name, what: What::Card(card) })
}

/// Whatever attacks with it has damage.
fn check_damage(reading: &mut Reading<'_>, place: &Place, field: &str, figures: Option<Figures>) {
    let Some(figures) = figures else { return };
    check_figures(reading, place, field, figures);
    if figures.damage < 1 {
        reading.note(place, field, Phrase::new("fault-damage"));
    }
}
