//! Beschwörungsmagie (KH-51, KH-52): every creature is summoned, fights, and returns to where it came from.

use crate::cards::{amount, assert_all_played, creature, just, not_quite, target};
use crate::field::Field;
use kleine_helden::content::{Figures, Kind};

#[test]
fn every_creature_is_played_here() {
    assert_all_played(Kind::Summons, include_str!("cards_summons.rs"));
}

/// Summons a creature from the book, strikes and defends with it, and kills it. `how` is how it fights: `bare` or
/// `bare/far`.
#[track_caller]
fn check(key: &str, how: &[&str]) {
    check_summoning(key, how);
    let Figures { attack, damage, .. } = creature(key).figures;
    for with in ["bare", "bare/far"] {
        let mut stage = Field::new(2).group(0, &format!("mage {key}@mage")).group(1, "sentry").turn(0);
        assert_eq!(stage.offers(0, stage.to_attack(key, with)), how.contains(&with), "{key}: {with}");
        if how.contains(&with) {
            stage.attack(key, with, "sentry").defend("sentry", "waive").rolls([4]);
            assert_eq!(stage.values().0, i16::from(attack) + 4, "{key}: {with}");
            assert_eq!(stage.damage() as i8, damage, "{key}: {with}");
        }
    }
    check_defence(key);
    check_death(key);
}

/// KH-50: the roll has to reach the target. KH-51: it cannot attack in the round in which it appears.
#[track_caller]
fn check_summoning(key: &str, how: &[&str]) {
    let mut stage = Field::new(2).group(0, &format!("mage[{key}]")).group(1, "sentry").turn(0);
    stage.cast("mage", key).rolls(not_quite(target(key) - 5));
    assert_eq!((stage.group(0), stage.fitted("mage")), ("mage:15".to_string(), vec![key]), "{key}");
    let mut stage = Field::new(2).group(0, &format!("mage[{key}]")).group(1, "sentry").turn(0);
    stage.cast("mage", key).rolls(just(target(key) - 5));
    assert_eq!(stage.group(0), format!("mage:15 {key}:{}", creature(key).life));
    assert_eq!(stage.fitted("mage"), [""; 0], "{key} is on the table");
    assert_eq!(stage.rule_against(0, stage.to_attack(key, how[0])), "KH-51", "{key}");
    stage.end_turn().end_turn();
    assert!(stage.offers(0, stage.to_attack(key, how[0])), "{key}");
    assert!(!stage.offers(0, stage.to_forgo(key)), "{key}");
}

/// Parry, resistance and armour.
#[track_caller]
fn check_defence(key: &str) {
    let Figures { parry, resistance, armour, .. } = creature(key).figures;
    let field = || Field::new(2).group(0, &format!("mage {key}@mage")).group(1, "fighter[mace] witch[spark]");
    let mut stage = field().turn(1);
    stage.attack("fighter", "mace", key).defend(key, "dodge").rolls([1, 4]);
    assert_eq!(stage.values().1, i16::from(parry) + 4, "{key}: parry");
    let mut stage = field().turn(1);
    stage.attack("witch", "spark", key).defend(key, "dodge").rolls([1, 4]);
    assert_eq!(stage.values().1, i16::from(resistance) + 4, "{key}: resistance");
    let mut stage = field().turn(1);
    stage.attack("fighter", "mace", key).defend(key, "waive").rolls([1]);
    assert_eq!(stage.damage() as i8, 4 - armour, "{key}: armour");
}

/// KH-52: back to its summoner's book; if cast from hand, or without a living summoner, to the discard pile.
#[track_caller]
fn check_death(key: &str) {
    for (group, book, discard) in
        [(format!("mage {key}@mage:1"), vec![key], vec![]), (format!("mage {key}:1"), vec![], vec![key])]
    {
        let mut stage = Field::new(2).group(0, &group).group(1, "fighter[poleaxe]").turn(1);
        stage.attack("fighter", "poleaxe", key).defend(key, "waive").rolls([2]);
        assert_eq!((stage.group(0), stage.fitted("mage")), ("mage:15".to_string(), book), "{group}");
        assert_eq!(stage.discard(), discard, "{group}");
        stage.assert_acts(1);
    }
    let mut stage = Field::new(2).group(0, "mage").group(1, "fighter[poleaxe]").hand(0, &[key]).turn(0);
    stage.cast("mage", key).rolls(just(target(key) - 5));
    assert_eq!((stage.hand(0), stage.discard()), (vec![], vec![]), "{key} is on the table");
    stage.end_turn();
    stage.attack("fighter", "poleaxe", key).defend(key, "waive");
    stage.rolls([6, 6, 6, 6, 6, 6, 6, 1]);
    assert_eq!((stage.group(0), stage.discard()), ("mage:15".to_string(), vec![key]));
}

/// KH-39, KH-51: a creature steps in for a unit of its own group at -2.
#[track_caller]
fn check_guard(key: &str) {
    let (parry, guard) = (i16::from(creature(key).figures.parry), i16::from(amount(key, "guard")));
    let mut stage = Field::new(2).group(0, &format!("mage {key}@mage")).group(1, "fighter[mace]").turn(1);
    stage.attack("fighter", "mace", "mage").behind("mage", key).rolls([1, 4]);
    assert_eq!(stage.values().1, (parry - (2 - guard).max(0)).max(0) + 4, "{key}");
}

#[test]
fn the_zombie_stands_in_the_way() {
    check("zombie", &["bare"]);
    check_guard("zombie");
}

/// Shots pass between its ribs.
#[test]
fn the_rattlebones_are_hard_to_shoot() {
    check("rattlebones", &["bare"]);
    let mut stage = Field::new(2).group(0, "mage rattlebones@mage").group(1, "fighter[hand-sling]").turn(1);
    stage.attack("fighter", "hand-sling", "rattlebones").defend("rattlebones", "dodge").rolls([1, 4]);
    let parry = i16::from(creature("rattlebones").figures.parry);
    assert_eq!(stage.values().1, parry + i16::from(amount("rattlebones", "cover")) + 4);
}

/// From a distance, where only shields help, and too quick to be protected against.
#[test]
fn the_fire_imp_throws_fire() {
    check("fire-imp", &["bare/far"]);
    let mut stage = Field::new(2).group(0, "mage fire-imp@mage").group(1, "sentry[mace,buckler] scout").turn(0);
    stage.attack("fire-imp", "bare/far", "sentry");
    assert!(!stage.offers(1, stage.to_hide_behind("sentry", "scout")));
    assert!(!stage.offers(1, stage.to_defend("sentry", "mace")));
    assert!(stage.offers(1, stage.to_defend("sentry", "buckler")));
}

#[test]
fn the_stone_golem_has_the_best_armour_of_all_creatures() {
    check("stone-golem", &["bare"]);
    for other in ["zombie", "rattlebones", "fire-imp", "shadow-wolf", "killer-bunny", "walking-tree", "poltergeist"] {
        assert!(creature("stone-golem").figures.armour > creature(other).figures.armour, "{other}");
    }
}

#[test]
fn sixes_of_the_shadow_wolf_do_more_damage() {
    check("shadow-wolf", &["bare"]);
    let mut stage = Field::new(2).group(0, "mage shadow-wolf@mage").group(1, "sentry").turn(0);
    stage.attack("shadow-wolf", "bare", "sentry").defend("sentry", "waive").rolls([6, 6, 1]);
    let Figures { damage, .. } = creature("shadow-wolf").figures;
    assert_eq!(stage.damage() as i8, damage + 2 * (1 + amount("shadow-wolf", "vicious") as i8));
}

#[test]
fn the_killer_bunny_bites_through_armour() {
    check("killer-bunny", &["bare"]);
    let mut stage = Field::new(2).group(0, "mage killer-bunny@mage").group(1, "sentry[mail,steel-cap]").turn(0);
    stage.attack("killer-bunny", "bare", "sentry").defend("sentry", "waive").rolls([2]);
    let armour = 3i8.saturating_sub(amount("killer-bunny", "pierce") as i8).max(0);
    assert_eq!(stage.damage() as i8, creature("killer-bunny").figures.damage - armour);
}

/// It heals by itself, but never above its printed life.
#[test]
fn the_walking_tree_protects_well_and_grows_again() {
    check("walking-tree", &["bare"]);
    check_guard("walking-tree");
    let (full, more) = (creature("walking-tree").life, amount("walking-tree", "regenerate"));
    for (life, healed) in [(3, 3 + more), (full, full)] {
        let stage =
            Field::new(2).group(0, &format!("mage walking-tree@mage:{life}")).group(1, "sentry").start_of_turn(0);
        assert_eq!(stage.life("walking-tree"), healed);
    }
}

/// It fights in melee or throws things, and steals.
#[test]
fn the_poltergeist_throws_things_and_steals() {
    check("poltergeist", &["bare", "bare/far"]);
    let mut stage =
        Field::new(2).group(0, "mage poltergeist@mage").group(1, "sentry").hand(1, &["sword", "bolt"]).turn(0);
    stage.attack("poltergeist", "bare/far", "sentry").defend("sentry", "waive").rolls([2, 1]);
    assert_eq!((stage.hand(0), stage.hand(1)), (vec!["sword"], vec!["bolt"]));
}

/// KH-52: it survives its summoner, but then has no book to return to.
#[test]
fn a_creature_survives_its_summoner() {
    let mut stage = Field::new(2).group(0, "mage:1 zombie@mage:1").group(1, "fighter[poleaxe] thug[sword]").turn(1);
    stage.attack("fighter", "poleaxe", "mage").defend("mage", "waive").rolls([2]);
    assert_eq!((stage.group(0), stage.is_out(0)), ("zombie:1".to_string(), false));
    stage.attack("thug", "sword", "zombie").defend("zombie", "waive").rolls([2]);
    assert_eq!(stage.discard(), ["zombie"]);
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![1])));
}
