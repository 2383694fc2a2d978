//! Schilde und Rüstungen (KH-20, KH-21, KH-36): every shield parries, every piece of armour is worn.

use crate::cards::{amount, assert_all_played, worn};
use crate::field::{Field, Stage};
use kleine_helden::content::{Figures, Kind};

#[test]
fn every_shield_and_every_armour_is_played_here() {
    let tests = include_str!("cards_armour.rs");
    assert_all_played(Kind::Shield, tests);
    assert_all_played(Kind::Armour, tests);
}

/// A sentry with this equipment is attacked by a fighter with a sword, a thug with a sling or a mage with a spell.
#[track_caller]
fn attacked(fitted: &str, how: &str) -> Stage {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword] thug[hand-sling] mage[bolt]")
        .group(1, &format!("sentry[{fitted}]"))
        .turn(0);
    match how {
        "melee" => stage.attack("fighter", "sword", "sentry"),
        "ranged" => stage.attack("thug", "hand-sling", "sentry"),
        "magical" => stage.attack("mage", "bolt", "sentry"),
        _ => panic!("{how} is no kind of fight"),
    };
    stage
}

/// KH-36, KH-37: a shield helps against blows and shots, never against spells.
#[track_caller]
fn check_shield(key: &str) {
    for how in ["melee", "ranged"] {
        let mut stage = attacked(key, how);
        stage.defend("sentry", key).rolls([2, 5]);
        assert_eq!(stage.values().1, 3 + i16::from(worn(key).parry) + 5, "{key}: {how}");
    }
    let stage = attacked(key, "magical");
    assert!(!stage.offers(1, stage.to_defend("sentry", key)), "{key}");
}

/// KH-20, KH-35: armour reduces damage, the other figures add to resistance and parry. The parry bonus does not count
/// for dodging (KH-33) or against shots (KH-36).
#[track_caller]
fn check_armour(key: &str) {
    let Figures { armour, parry, resistance, .. } = worn(key);
    let mut stage = attacked(key, "melee");
    stage.defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage() as i8, 5 - armour, "{key}: armour");
    let mut stage = attacked(&format!("{key},mace"), "melee");
    stage.defend("sentry", "mace").rolls([2, 5]);
    assert_eq!(stage.values().1, 3 + 2 + i16::from(parry) + 5, "{key}: parry");
    let mut stage = attacked(key, "melee");
    stage.defend("sentry", "dodge").rolls([2, 5]);
    assert_eq!(stage.values().1, 3 + 5, "{key}: dodge");
    let mut stage = attacked(key, "magical");
    stage.defend("sentry", "dodge").rolls([2, 5]);
    assert_eq!(stage.values().1, 2 + i16::from(resistance) + 5, "{key}: resistance");
}

/// KH-21: a hero who wears this cannot be fitted with any of those, only with the rest.
#[track_caller]
fn check_parts(key: &str, taken: &[&str], free: &[&str]) {
    let hand: Vec<&str> = taken.iter().chain(free).copied().collect();
    let mut stage = Field::new(2).group(0, &format!("fighter[{key}]")).group(1, "sentry").hand(0, &hand).turn(0);
    stage.equip("fighter");
    for other in taken {
        assert_eq!(stage.rule_against(0, stage.to_put(other, "fighter")), "KH-21", "{key}: {other}");
    }
    for other in free {
        assert!(stage.offers(0, stage.to_put(other, "fighter")), "{key}: {other}");
    }
}

/// Only while the pot lid itself parries.
#[test]
fn a_parry_with_the_pot_lid_rolls_a_one_again() {
    check_shield("pot-lid");
    let mut stage = attacked("pot-lid,mace", "melee");
    stage.defend("sentry", "pot-lid").rolls([2, 1, 4]);
    assert_eq!(stage.values().1, 3 + i16::from(worn("pot-lid").parry) + 4);
    let mut stage = attacked("pot-lid,mace", "melee");
    stage.defend("sentry", "mace").rolls([2, 1]);
    assert_eq!(stage.values().1, 3 + 2 + 1);
}

/// KH-39: protecting costs 2, and 4 for another player's hero.
#[test]
fn protecting_with_the_round_shield_costs_less() {
    check_shield("round-shield");
    let (parry, guard) = (i16::from(worn("round-shield").parry), i16::from(amount("round-shield", "guard")));
    let mut stage =
        Field::new(3).group(0, "fighter[sword]").group(1, "sentry scout").group(2, "thug[round-shield]").turn(0);
    stage.attack("fighter", "sword", "sentry").offer("thug").behind("sentry", "thug").rolls([1, 3]);
    assert_eq!(stage.values().1, 3 + parry - (4 - guard).max(0) + 3);
}

/// KH-21: never two shields.
#[test]
fn the_tower_shield_parries_best_of_all() {
    check_shield("tower-shield");
    check_parts("tower-shield", &["pot-lid", "buckler"], &["mace"]);
    for other in ["pot-lid", "round-shield", "spiked-shield", "mirror-shield"] {
        assert!(worn("tower-shield").parry > worn(other).parry, "{other}");
    }
}

/// Against shots too; the arrow pricks its archer, as the card says.
#[test]
fn a_failed_attack_on_the_spiked_shield_hurts_the_attacker() {
    check_shield("spiked-shield");
    for (how, by) in [("melee", "fighter"), ("ranged", "thug")] {
        let mut stage = attacked("spiked-shield", how);
        stage.defend("sentry", "spiked-shield").rolls([1, 6, 4]);
        assert_eq!(stage.life(by), 15 - amount("spiked-shield", "counter"), "{how}");
        assert_eq!(stage.life("sentry"), 15);
    }
}

/// Damage without sixes, minus the attacker's armour.
#[test]
fn an_attack_that_the_mirror_shield_wards_off_hits_the_attacker() {
    check_shield("mirror-shield");
    let mut stage = Field::new(2).group(0, "fighter[sword,mail]").group(1, "sentry[mirror-shield]").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mirror-shield").rolls([1, 6, 4]);
    assert_eq!((stage.life("fighter"), stage.life("sentry")), (15 - (5 - 2), 15));
    let mut stage = attacked("mirror-shield", "melee");
    stage.defend("sentry", "mirror-shield").rolls([6, 5, 1]);
    assert_eq!((stage.life("fighter"), stage.damage()), (15, 5 + 1));
}

/// KH-70: a hero killed by its own blow is looted by the player who turned it back.
#[test]
fn a_hero_killed_by_the_mirror_shield_is_looted_by_its_bearer() {
    let mut stage = Field::new(2).group(0, "fighter:5[sword] thug").group(1, "sentry[mirror-shield]").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mirror-shield").rolls([1, 6, 4]);
    stage.loot(1, "sword");
    assert_eq!((stage.group(0), stage.hand(1)), ("thug:15".to_string(), vec!["sword"]));
}

/// KH-40: armour 2 is printed.
#[test]
fn the_dragon_armour_keeps_spells_out_better() {
    check_armour("dragon-armour");
    assert_eq!(worn("dragon-armour").armour, 2);
    check_parts("dragon-armour", &["ring-mail", "iron-trousers"], &["leather-helmet", "bracers", "shoulder-plates"]);
    let mut stage = attacked("dragon-armour", "magical");
    stage.defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage(), 5 - 2 - amount("dragon-armour", "ward"));
}

/// KH-41: together they are 4.
#[test]
fn shoulder_plates_and_knights_armour_go_together() {
    check_armour("shoulder-plates");
    check_armour("knights-armour");
    check_parts("shoulder-plates", &["feather-cloak"], &["knights-armour"]);
    check_parts("knights-armour", &["ring-mail", "bracers", "iron-trousers"], &["shoulder-plates", "leather-helmet"]);
    let mut stage = attacked("shoulder-plates,knights-armour", "melee");
    stage.defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage(), 5 - 4);
}

/// KH-21: the example of the rulebook.
#[test]
fn ring_mail_and_bone_armour_do_not_go_together() {
    check_armour("ring-mail");
    check_armour("bone-armour");
    check_parts("ring-mail", &["bone-armour", "hedgehog-doublet"], &["bracers", "iron-trousers"]);
    check_parts("bone-armour", &["ring-mail", "plush-armour"], &["bracers", "fools-cap"]);
}

#[test]
fn the_leather_helmet_and_the_fools_cap_are_for_one_head() {
    check_armour("leather-helmet");
    check_armour("fools-cap");
    check_parts("leather-helmet", &["fools-cap"], &["ring-mail", "shoulder-plates"]);
    check_parts("fools-cap", &["leather-helmet", "circlet-of-intuition"], &["bracers"]);
}

/// KH-20, KH-36: with a weapon or a shield, but not against shots.
#[test]
fn bracers_help_to_parry() {
    check_armour("bracers");
    check_parts("bracers", &["plush-armour", "gloves-of-skill"], &["ring-mail"]);
    for (how, more) in [("melee", worn("bracers").parry), ("ranged", 0)] {
        let mut stage = attacked("bracers,buckler", how);
        stage.defend("sentry", "buckler").rolls([2, 1]);
        assert_eq!(stage.values().1, 3 + 2 + i16::from(more) + 1, "{how}");
    }
}

#[test]
fn protecting_in_iron_trousers_costs_less() {
    check_armour("iron-trousers");
    check_parts("iron-trousers", &["seven-league-boots", "dragon-armour"], &["ring-mail"]);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry scout[iron-trousers]").turn(0);
    stage.attack("fighter", "sword", "sentry").behind("sentry", "scout").rolls([1, 3]);
    let malus = (2 - i16::from(amount("iron-trousers", "guard"))).max(0);
    assert_eq!(stage.values().1, 3 - malus + 3);
}

/// Against shots only, dodging or behind a shield.
#[test]
fn the_feather_cloak_helps_against_shots() {
    check_armour("feather-cloak");
    check_parts("feather-cloak", &["shoulder-plates"], &["ring-mail", "fools-cap"]);
    let cover = i16::from(amount("feather-cloak", "cover"));
    let mut stage = attacked("feather-cloak", "ranged");
    stage.defend("sentry", "dodge").rolls([2, 5]);
    assert_eq!(stage.values().1, 3 + cover + 5);
    let mut stage = attacked("feather-cloak,buckler", "ranged");
    stage.defend("sentry", "buckler").rolls([2, 5]);
    assert_eq!(stage.values().1, 3 + cover + 2 + 5);
}

/// It does not prick after a hit.
#[test]
fn a_failed_attack_on_the_hedgehog_doublet_hurts_the_attacker() {
    check_armour("hedgehog-doublet");
    check_parts("hedgehog-doublet", &["ring-mail"], &["bracers"]);
    let mut stage = attacked("hedgehog-doublet", "melee");
    stage.defend("sentry", "dodge").rolls([1, 6, 4]);
    assert_eq!(stage.life("fighter"), 15 - amount("hedgehog-doublet", "counter"));
    let mut stage = attacked("hedgehog-doublet", "melee");
    stage.defend("sentry", "dodge").rolls([6, 5, 1]);
    assert_eq!(stage.life("fighter"), 15);
}

/// It adds up with a weapon that strikes back.
#[test]
fn two_things_that_strike_back_add_up() {
    let mut stage = attacked("hedgehog-doublet,spiked-shield", "melee");
    stage.defend("sentry", "spiked-shield").rolls([1, 6, 4]);
    let both = amount("hedgehog-doublet", "counter") + amount("spiked-shield", "counter");
    assert_eq!(stage.life("fighter"), 15 - both);
}

#[test]
fn wounds_close_in_the_plush_armour() {
    check_armour("plush-armour");
    check_parts("plush-armour", &["bracers", "ring-mail"], &["iron-trousers"]);
    let stage = Field::new(2).group(0, "fighter:9[plush-armour]").group(1, "sentry:9").start_of_turn(0);
    assert_eq!((stage.life("fighter"), stage.life("sentry")), (9 + amount("plush-armour", "regenerate"), 9));
}
