//! Waffen (KH-20, KH-22, KH-23, KH-30, KH-33): every weapon strikes, and parries if it can.

use crate::cards::{amount, assert_all_played, hero, weapon};
use crate::field::Field;
use kleine_helden::content::{Figures, Kind};

#[test]
fn every_weapon_is_played_here() {
    assert_all_played(Kind::Weapon, include_str!("cards_weapons.rs"));
}

/// Strikes and parries with a weapon, held as named: `thorn-club/2`. The fighter's attack is 5, the sentry's parry 3.
#[track_caller]
fn check(with: &str) {
    let key = with.split('/').next().expect("there is always a first word");
    let Figures { attack, parry, damage, .. } = figures(with);
    let mut stage = Field::new(2).group(0, &format!("fighter[{key}]")).group(1, "sentry").turn(0);
    stage.attack("fighter", with, "sentry").defend("sentry", "waive").rolls([4]);
    assert_eq!(stage.values().0, 5 + i16::from(attack) + 4, "{with}: attack");
    assert_eq!(i16::from(stage.life("sentry")), 15 - i16::from(damage), "{with}: damage");
    if with.contains("/far") {
        return;
    }

    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, &format!("sentry[{key}]")).turn(0);
    stage.attack("fighter", "sword", "sentry");
    if !weapon(key).reach.is_melee() {
        assert!(!stage.offers(1, stage.to_defend("sentry", with)), "{with} does not parry");
        assert!(stage.offers(1, stage.to_defend("sentry", "dodge")));
        return;
    }
    stage.defend("sentry", with).rolls([1, 5]);
    assert_eq!(stage.values().1, 3 + i16::from(parry) + 5, "{with}: parry");
}

#[track_caller]
fn figures(with: &str) -> Figures {
    let mut words = with.split('/');
    let weapon = weapon(words.next().expect("there is always a first word"));
    let both = if words.next() == Some("2") { weapon.two } else { weapon.one.or(weapon.two) };
    both.unwrap_or_else(|| panic!("{with} cannot be held so"))
}

/// KH-40, KH-41: attack +2 and parry 0 are printed.
#[test]
fn the_silver_sword_is_the_bane_of_demons() {
    check("silver-sword");
    assert_eq!((figures("silver-sword").attack, figures("silver-sword").parry), (2, 0));
    let mut stage = Field::new(2).group(0, "fighter[silver-sword]").group(1, "sentry").demon(0, "succubus").turn(0);
    stage.attack("fighter", "silver-sword", "demon-0").rolls([5]);
    let more = amount("silver-sword", "bane") as i8;
    assert_eq!(stage.values(), (5 + 2 + 5, 8));
    assert_eq!(stage.damage() as i8, figures("silver-sword").damage + more - 1);
}

#[test]
fn the_butter_knife_finds_its_way_through_armour() {
    check("butter-knife");
    let mut stage = Field::new(2).group(0, "fighter[butter-knife]").group(1, "sentry[mail,steel-cap]").turn(0);
    stage.attack("fighter", "butter-knife", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage() as i8, figures("butter-knife").damage - (3 - amount("butter-knife", "pierce") as i8));
}

#[test]
fn the_great_sword_takes_both_hands() {
    check("great-sword");
    let mut stage =
        Field::new(2).group(0, "fighter[buckler]").group(1, "sentry").hand(0, &["great-sword", "mace"]).turn(0);
    stage.equip("fighter");
    assert!(stage.offers(0, stage.to_put("mace", "fighter")));
    assert_eq!(stage.rule_against(0, stage.to_put("great-sword", "fighter")), "KH-22");
}

#[test]
fn every_six_with_the_scimitar_does_more_damage() {
    check("scimitar");
    let mut stage = Field::new(2).group(0, "fighter[scimitar]").group(1, "sentry").turn(0);
    stage.attack("fighter", "scimitar", "sentry").defend("sentry", "waive").rolls([6, 6, 1]);
    assert_eq!(stage.damage() as i8, figures("scimitar").damage + 2 * (1 + amount("scimitar", "vicious") as i8));
}

/// KH-23: two sets of figures; two hands only if the other hand is free.
#[test]
fn a_kill_with_the_headsmans_sword_draws_a_card() {
    check("headsmans-sword");
    check("headsmans-sword/2");
    let mut stage = Field::new(2)
        .group(0, "fighter[headsmans-sword,buckler]")
        .group(1, "sentry:1 scout")
        .deck(&["lunge", "heave"])
        .turn(0);
    assert!(!stage.offers(0, stage.to_attack("fighter", "headsmans-sword/2")));
    stage.attack("fighter", "headsmans-sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.group(1), amount("headsmans-sword", "trophy")), ("scout:15".to_string(), 1));
    stage.draw(0, &["heave"]);
    assert_eq!(stage.hand(0), ["heave"]);
    stage.assert_acts(0);
}

#[test]
fn a_parry_with_the_parrying_dagger_hurts_the_attacker() {
    check("parrying-dagger");
    check_counter("parrying-dagger");
}

#[test]
fn the_thorn_club_hurts_a_parried_attacker_in_one_hand_or_in_two() {
    check("thorn-club");
    check("thorn-club/2");
    check_counter("thorn-club");
    check_counter("thorn-club/2");
}

/// An attack of 8 is parried with a thing that strikes back; it only does so if the thing itself parries.
#[track_caller]
fn check_counter(with: &str) {
    let key = with.split('/').next().expect("there is always a first word");
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, &format!("sentry[{key}]")).turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", with).rolls([1, 6, 3]);
    assert_eq!(stage.life("fighter"), 15 - amount(key, "counter"), "{with}");
    assert_eq!(stage.life("sentry"), 15);
}

/// KH-40: attack +2, damage 8 and blunt are printed; only the barbarian is specialised.
#[test]
fn the_barbarian_axe_does_eight_damage() {
    check("barbarian-axe");
    let mut stage = Field::new(2).group(0, "fighter[barbarian-axe]").group(1, "sentry").turn(0);
    stage.attack("fighter", "barbarian-axe", "sentry").defend("sentry", "waive").rolls([3]);
    assert_eq!((stage.values().0, stage.damage()), (10, 8));
    let mut stage = Field::new(2).group(0, "barbarian[barbarian-axe]").group(1, "sentry").turn(0);
    stage.attack("barbarian", "barbarian-axe", "sentry").defend("sentry", "waive").rolls([3]);
    assert_eq!((stage.values().0, stage.damage()), (13, 8));
}

#[test]
fn the_frying_pan_takes_reaction_and_action() {
    check("frying-pan");
    check_stun("frying-pan");
}

/// The reaction of this turn is lost, even though the parry was waived, and so is the action of the next.
#[track_caller]
fn check_stun(with: &str) {
    let mut stage = Field::new(2).group(0, &format!("fighter[{with}] thug[sword]")).group(1, "sentry scout").turn(0);
    stage.attack("fighter", with, "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.reactions("sentry"), 0, "{with}");
    stage.attack("thug", "sword", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "dodge")), "{with}");
    stage.defend("sentry", "waive").rolls([2]);
    stage.end_turn();
    assert_eq!((stage.actions("sentry"), stage.actions("scout")), (0, 1), "{with}");
    stage.end_turn().end_turn();
    assert_eq!(stage.actions("sentry"), 1, "{with}: only once");
}

/// A stunning weapon does not stun a hero whose armour absorbs all its damage.
#[test]
fn the_blowpipe_stuns_only_if_it_does_damage() {
    check("blowpipe");
    check_stun("blowpipe");
    let mut stage = Field::new(2)
        .group(0, "fighter[blowpipe]")
        .group(1, "sentry[knights-armour,steel-cap,shoulder-plates]")
        .turn(0);
    let damage = figures("blowpipe").damage - 5;
    assert!(damage <= 0, "the armour absorbs all its damage");
    stage.attack("fighter", "blowpipe", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.damage(), stage.reactions("sentry")), (0, 1));
}

#[test]
fn shields_do_not_help_against_the_grumpy_star() {
    check("grumpy-star");
    let mut stage = Field::new(2).group(0, "fighter[grumpy-star]").group(1, "sentry[mace,buckler]").turn(0);
    stage.attack("fighter", "grumpy-star", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "buckler")));
    assert!(stage.offers(1, stage.to_defend("sentry", "mace")));
    let mut stage = Field::new(2).group(0, "fighter[grumpy-star]").group(1, "sentry[buckler]").turn(0);
    stage.attack("fighter", "grumpy-star", "sentry").defend("sentry", "dodge").rolls([1, 4]);
    assert_eq!(stage.values().1, 3 + 4);
}

#[test]
fn weapons_do_not_help_against_the_chain_whip() {
    check("chain-whip");
    let mut stage = Field::new(2).group(0, "fighter[chain-whip]").group(1, "sentry[mace,buckler]").turn(0);
    stage.attack("fighter", "chain-whip", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "mace")));
    assert!(stage.offers(1, stage.to_defend("sentry", "buckler")));
}

#[test]
fn no_armour_keeps_the_can_opener_out() {
    check("can-opener");
    let mut stage = Field::new(2).group(0, "fighter[can-opener]").group(1, "sentry[mail,steel-cap]").turn(0);
    stage.attack("fighter", "can-opener", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage() as i8, figures("can-opener").damage);
}

/// KH-33: a two-handed weapon parries too.
#[test]
fn the_halberd_strikes_and_parries() {
    check("halberd");
    let mut stage = Field::new(2).group(0, "dragon-slayer[halberd]").group(1, "sentry").turn(0);
    stage.attack("dragon-slayer", "halberd", "sentry").defend("sentry", "waive").rolls([2]);
    let slayer = hero("dragon-slayer");
    let pole = slayer.specialisations[weapon("halberd").class.index()].attack;
    let expected = [slayer.figures.attack, figures("halberd").attack, pole, 2];
    assert_eq!(stage.values().0, expected.into_iter().map(i16::from).sum::<i16>());
}

/// KH-36: thrown, it is a ranged attack, which no weapon parries.
#[test]
fn the_pitchfork_is_for_stabbing_and_for_throwing() {
    for with in ["pitchfork", "pitchfork/2", "pitchfork/1/far", "pitchfork/2/far"] {
        check(with);
    }
    let mut stage = Field::new(2).group(0, "fighter[pitchfork]").group(1, "sentry[mace,buckler]").turn(0);
    stage.attack("fighter", "pitchfork/1/far", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "mace")));
    assert!(stage.offers(1, stage.to_defend("sentry", "buckler")));
}

/// KH-22: one hand is left for a shield.
#[test]
fn the_sling_needs_one_hand() {
    check("sling");
    let mut stage = Field::new(2).group(0, "fighter[sling,buckler]").group(1, "sentry[mace]").turn(0);
    stage.attack("fighter", "sling", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "mace")));
    stage.defend("sentry", "dodge").rolls([5, 1]);
    assert_eq!(stage.values(), (5 + i16::from(figures("sling").attack) + 5, 3 + 1));
}

#[test]
fn the_longbow_needs_both_hands_and_shoots_well() {
    check("longbow");
    let mut stage = Field::new(2).group(0, "fighter[mace]").group(1, "sentry").hand(0, &["longbow", "sling"]).turn(0);
    stage.equip("fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("longbow", "fighter")), "KH-22");
    assert!(stage.offers(0, stage.to_put("sling", "fighter")));
    assert!(figures("longbow").attack > figures("sling").attack);
}

#[test]
fn the_kit_crossbow_shoots_through_armour() {
    check("kit-crossbow");
    let mut stage = Field::new(2).group(0, "fighter[kit-crossbow]").group(1, "sentry[mail,steel-cap]").turn(0);
    stage.attack("fighter", "kit-crossbow", "sentry").defend("sentry", "waive").rolls([2]);
    let armour = (3 - amount("kit-crossbow", "pierce") as i8).max(0);
    assert_eq!(stage.damage() as i8, figures("kit-crossbow").damage - armour);
}

/// KH-39: neither by the target's own group nor by another player's.
#[test]
fn throwing_knives_cannot_be_protected_against() {
    check("throwing-knives");
    check("throwing-knives/1/far");
    for (with, is_slow) in [("throwing-knives/1/far", false), ("throwing-knives", false), ("mace", true)] {
        let mut stage =
            Field::new(3).group(0, "fighter[throwing-knives,mace]").group(1, "sentry scout").group(2, "thug").turn(0);
        stage.attack("fighter", with, "sentry");
        assert_eq!(stage.asked_seats(), if is_slow { [2] } else { [1] }, "{with}");
        if is_slow {
            stage.leave(2);
        }
        assert_eq!(stage.offers(1, stage.to_hide_behind("sentry", "scout")), is_slow, "{with}");
    }
}
