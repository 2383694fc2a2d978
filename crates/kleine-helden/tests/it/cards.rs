//! What card tests share: printed figures, dice that just reach a sum, and a check that a file plays every card it
//! should.
//!
//! Figures of our own cards may be tuned, so tests read them here and assert what follows from them in play. What the
//! rulebook prints is asserted as a number.

use kleine_helden::content::{
    Boost, Card, Content, Creature, Demon, Effect, Figures, Hero, HeroId, Kind, Npc, Service, Trick, Weapon,
};

use crate::field::{CONTENT, card, card_id, hero_id};

/// Fails if a card of this kind is not named in the file that tests its kind.
#[track_caller]
pub fn assert_all_played(kind: Kind, tests: &str) {
    let content = Content::built_in();
    let keys = content.all(kind).iter().map(|card| content.printed(card).key.as_str());
    assert_named(keys, tests);
}

/// Fails if a hero is not named in the file that tests heroes.
#[track_caller]
pub fn assert_all_heroes_played(tests: &str) {
    let content = Content::built_in();
    let keys = (0..content.heroes().len()).map(|number| content.printed_hero(HeroId(number as u8)).key.as_str());
    assert_named(keys, tests);
}

#[track_caller]
fn assert_named<'k>(keys: impl Iterator<Item = &'k str>, tests: &str) {
    let missing: Vec<&str> = keys.filter(|key| !tests.contains(&format!("\"{key}\""))).collect();
    assert!(missing.is_empty(), "no test plays {missing:?}");
}

/// The number that goes with a keyword of a hero or card: `amount("butter-knife", "pierce")`.
#[track_caller]
pub fn amount(key: &str, keyword: &str) -> u8 {
    let found = keywords(key).into_iter().find(|words| words.split(' ').next() == Some(keyword));
    let words = found.unwrap_or_else(|| panic!("{key} does not say {keyword}"));
    let number = words.rsplit(' ').next().and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("{key}: {words} has no number"))
}

#[track_caller]
fn keywords(key: &str) -> Vec<String> {
    match CONTENT.find_hero(key) {
        Some(hero) => CONTENT.printed_hero(hero).keywords.clone(),
        None => CONTENT.printed(card_id(key)).keywords.clone(),
    }
}

#[track_caller]
pub fn hero(key: &str) -> &'static Hero {
    CONTENT.hero(hero_id(key))
}

/// A weapon, or an artefact that is also a weapon.
#[track_caller]
pub fn weapon(key: &str) -> &'static Weapon {
    card(key).weapon().unwrap_or_else(|| panic!("{key} is no weapon"))
}

/// The figures of a shield, a piece of armour or an artefact.
#[track_caller]
pub fn worn(key: &str) -> Figures {
    match card(key) {
        Card::Shield(shield) => shield.figures,
        Card::Armour(armour) => armour.figures,
        Card::Artefact(artefact) => artefact.figures,
        _ => panic!("{key} cannot be worn"),
    }
}

#[track_caller]
pub fn creature(key: &str) -> Creature {
    match card(key) {
        Card::Summons(summons) => summons.creature,
        _ => panic!("{key} is no creature"),
    }
}

#[track_caller]
pub fn demon(key: &str) -> Demon {
    match card(key) {
        Card::Demon(demon) => *demon,
        _ => panic!("{key} is no demon"),
    }
}

#[track_caller]
pub fn npc(key: &str) -> Npc {
    match card(key) {
        Card::Npc(npc) => *npc,
        _ => panic!("{key} is no NPC"),
    }
}

/// The boost a card gives to one side of a fight.
#[track_caller]
pub fn boost(key: &str) -> Boost {
    match card(key) {
        Card::Potion(boost) | Card::Manoeuvre(boost) | Card::Spontaneous(Trick::Meddle(boost)) => *boost,
        Card::Npc(Npc { service: Service::InFight(boost), .. }) => *boost,
        _ => panic!("{key} does not help in fights"),
    }
}

/// The penalty of a demon for its group, or the modifiers of a blessing or curse.
#[track_caller]
pub fn charm(key: &str) -> Figures {
    match card(key) {
        Card::GeneralSpell(spell) => match spell.effect {
            Effect::Bless(figures) | Effect::Curse(figures) => figures,
            _ => panic!("{key} is neither blessing nor curse"),
        },
        _ => panic!("{key} is no general spell"),
    }
}

/// KH-50: the target number of a spell.
#[track_caller]
pub fn target(key: &str) -> i16 {
    match card(key) {
        Card::GeneralSpell(spell) => spell.target.into(),
        Card::Summons(summons) => summons.target.into(),
        _ => panic!("{key} has no target"),
    }
}

/// Dice that just reach a sum. It cannot end in a six, which is rolled again.
pub fn just(sum: i16) -> Vec<u32> {
    match sum {
        ..=5 => vec![sum.max(1) as u32],
        6 => vec![6, 1],
        _ => vec![6, (sum - 6) as u32],
    }
}

/// Dice that just miss a sum.
pub fn not_quite(sum: i16) -> Vec<u32> {
    if sum == 7 { vec![5] } else { just(sum - 1) }
}
