//! Verteidigungsmagie (KH-38): every defence spell against every kind of attack.

use crate::cards::{amount, assert_all_played};
use crate::field::{Field, Stage, card, card_id};
use kleine_helden::content::{Card, DefenceSpell, Fights, Kind};

#[test]
fn every_defence_spell_is_played_here() {
    assert_all_played(Kind::DefenceSpell, include_str!("cards_defence_spells.rs"));
}

const MELEE: (Fights, &str) = (Fights::MELEE, "sword");
const RANGED: (Fights, &str) = (Fights::RANGED, "hand-sling");
const MAGICAL: (Fights, &str) = (Fights::MAGICAL, "bolt");

#[track_caller]
fn spell(key: &str) -> &'static DefenceSpell {
    match card(key) {
        Card::DefenceSpell(spell) => spell,
        _ => panic!("{key} is no defence spell"),
    }
}

/// A witch of group 1 with this spell in book or hand is attacked with a sword, a sling or a spell.
#[track_caller]
fn attacked(book: &str, hand: &[&str], with: &str) -> Stage {
    let mut stage = Field::new(2)
        .group(0, "mage[sword,hand-sling,bolt] seer[spark]")
        .group(1, &format!("witch[{book}]"))
        .hand(1, hand)
        .turn(0);
    stage.attack("mage", with, "witch");
    stage
}

/// It helps against these kinds of attacks and no others, with its caster's magic and its own.
#[track_caller]
fn check(key: &str, wards: &[(Fights, &str)]) {
    for (fights, with) in [MELEE, RANGED, MAGICAL] {
        let helps = wards.contains(&(fights, with));
        assert_eq!(spell(key).wards.contains(fights), helps, "{key}: {with}");
        let mut stage = attacked(key, &[], with);
        assert_eq!(stage.offers(1, stage.to_defend("witch", key)), helps, "{key}: {with}");
        if !helps {
            assert_eq!(stage.rule_against(1, stage.to_defend("witch", key)), "KH-38", "{key}: {with}");
            continue;
        }
        stage.defend("witch", key).rolls([1, 5]);
        assert_eq!(stage.values().1, 5 + i16::from(spell(key).magic) + 5, "{key}: {with}");
        assert_eq!((stage.reactions("witch"), stage.life("witch")), (0, 15), "{key}: {with}");
    }
    let (_, with) = wards[0];
    check_from_hand(key, with);
    check_cooldown(key, with);
}

/// KH-54: discarded whether it wards off or not, without a cooldown.
#[track_caller]
fn check_from_hand(key: &str, with: &str) {
    for dice in [vec![1, 5], vec![6, 6, 5, 1]] {
        let mut stage = attacked("", &[key], with);
        stage.defend("witch", key).rolls(dice);
        assert_eq!((stage.hand(1), stage.discard()), (vec![], vec![key]), "{key}");
        assert!(!stage.now().is_resting(card_id(key)), "{key}");
    }
}

/// KH-53: it rests after it has warded something off, not after a failure. With a cooldown of 0 it can be used at the
/// next reaction, with 1 not before the end of the round that begins with its owner's next turn.
#[track_caller]
fn check_cooldown(key: &str, with: &str) {
    let cooldown = spell(key).cooldown;
    let mut stage = attacked(key, &[], with);
    stage.defend("witch", key).rolls([1, 5]);
    for round in 0..=cooldown {
        assert_eq!(stage.now().is_resting(card_id(key)), cooldown > 0, "{key}, {round} rounds later");
        stage.end_turn().end_turn();
    }
    assert!(!stage.now().is_resting(card_id(key)), "{key}");
    let by = if with == "bolt" { ("seer", "spark") } else { ("mage", with) };
    stage.attack(by.0, by.1, "witch");
    assert!(stage.offers(1, stage.to_defend("witch", key)), "{key}");

    let mut stage = attacked(key, &[], with);
    stage.defend("witch", key).rolls([6, 6, 5, 1]);
    assert!(!stage.now().is_resting(card_id(key)), "{key} failed");
}

#[test]
fn the_magic_shield_stops_weapons() {
    check("magic-shield", &[MELEE, RANGED]);
}

/// KH-15: it costs the reaction like any parry; with an extra reaction, a spell without cooldown can be cast twice.
#[test]
fn a_spell_without_cooldown_serves_twice_in_a_turn() {
    for (key, again) in [("magic-shield", true), ("wall-of-bones", false)] {
        let mut stage = Field::new(2)
            .group(0, "fighter[sword] thug[mace]")
            .group(1, &format!("witch[{key},circlet-of-intuition]"))
            .start_of_turn(0);
        stage.attack("fighter", "sword", "witch").defend("witch", key).rolls([1, 5]);
        stage.attack("thug", "mace", "witch");
        assert_eq!(stage.offers(1, stage.to_defend("witch", key)), again, "{key}");
        if !again {
            assert_eq!(stage.rule_against(1, stage.to_defend("witch", key)), "KH-53");
        }
    }
}

#[test]
fn the_mirror_image_stops_everything() {
    check("mirror-image", &[MELEE, RANGED, MAGICAL]);
}

#[test]
fn the_warding_circle_stops_spells() {
    check("warding-circle", &[MAGICAL]);
}

/// The damage of the spell, minus its caster's armour; nothing happens to the caster if the defence fails.
#[test]
fn a_spell_that_rebounds_hits_its_caster() {
    check("rebound", &[MAGICAL]);
    let mut stage = Field::new(2).group(0, "mage[bolt,mail]").group(1, "witch[rebound]").turn(0);
    stage.attack("mage", "bolt", "witch").defend("witch", "rebound").rolls([1, 5]);
    assert_eq!((stage.life("mage"), stage.life("witch")), (15 - (5 - 2), 15));
    let mut stage = attacked("rebound", &[], "bolt");
    stage.defend("witch", "rebound").rolls([6, 6, 5, 1]);
    assert_eq!((stage.life("mage"), stage.life("witch")), (15, 15 - (5 + 2)));
}

#[test]
fn the_hedge_of_thorns_hurts_the_attacker() {
    check("thorn-hedge", &[MELEE]);
    let mut stage = attacked("thorn-hedge", &[], "sword");
    stage.defend("witch", "thorn-hedge").rolls([1, 5]);
    assert_eq!(stage.life("mage"), 15 - amount("thorn-hedge", "counter"));
}

#[test]
fn the_wall_of_bones_stops_weapons_better() {
    check("wall-of-bones", &[MELEE, RANGED]);
    assert!(spell("wall-of-bones").magic > spell("magic-shield").magic);
}

#[test]
fn the_gust_of_wind_stops_what_flies() {
    check("gust", &[RANGED, MAGICAL]);
}

/// KH-39: a protector parries; its own defence spells do not help it.
#[test]
fn a_protector_casts_no_defence_spell() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry witch[magic-shield]").turn(0);
    stage.attack("fighter", "sword", "sentry").behind("sentry", "witch").rolls([1, 5]);
    assert_eq!(stage.values().1, 5, "a parry of 2, less 2 for protecting, and the die");
}
