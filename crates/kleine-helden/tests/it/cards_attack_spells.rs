//! Angriffsmagie (KH-37, KH-53, KH-54): every attack spell is cast from book and hand, and rests for its printed
//! cooldown.

use crate::cards::{amount, assert_all_played};
use crate::field::{CONTENT, Field, card};
use kleine_helden::content::{AttackSpell, Card, Kind};

#[test]
fn every_attack_spell_is_played_here() {
    assert_all_played(Kind::AttackSpell, include_str!("cards_attack_spells.rs"));
}

#[track_caller]
fn spell(key: &str) -> &'static AttackSpell {
    match card(key) {
        Card::AttackSpell(spell) => spell,
        _ => panic!("{key} is no attack spell"),
    }
}

/// A mage with magic 5 casts the spell at a magical hero in mail, and deals this damage.
#[track_caller]
fn check(key: &str, damage: u8) {
    let magic = i16::from(spell(key).magic);
    let mut stage = Field::new(2).group(0, &format!("mage[{key}]")).group(1, "witch[mail]").turn(0);
    stage.attack("mage", key, "witch").defend("witch", "dodge").rolls([5, 1]);
    assert_eq!(stage.values(), (5 + magic + 5, 4 + 1), "{key}");
    assert_eq!((stage.damage(), stage.life("witch")), (damage, 15 - damage), "{key}");
    check_from_hand(key);
    check_cooldown(key);
}

/// KH-54: discarded, hit or miss, without a cooldown. Only magical heroes can cast it.
#[track_caller]
fn check_from_hand(key: &str) {
    for dice in [vec![5, 1], vec![1, 6, 6, 1]] {
        let mut stage = Field::new(2).group(0, "mage fighter").group(1, "witch").hand(0, &[key]).turn(0);
        assert!(!stage.offers(0, stage.to_attack("fighter", key)), "{key}");
        stage.attack("mage", key, "witch").defend("witch", "dodge").rolls(dice);
        assert_eq!((stage.hand(0), stage.discard()), (vec![], vec![key]), "{key}");
        assert!(stage.now().resting.is_empty(), "{key}");
    }
}

/// KH-53: after a hit it rests for this many rounds; after a miss it can be cast at the next action.
#[track_caller]
fn check_cooldown(key: &str) {
    let field = || Field::new(2).group(0, &format!("mage[{key}]")).group(1, "witch");
    let mut stage = field().turn(0);
    stage.attack("mage", key, "witch").defend("witch", "waive").rolls([2]);
    for round in 0..=spell(key).cooldown {
        stage.end_turn().end_turn();
        let is_awake = round == spell(key).cooldown;
        assert_eq!(stage.offers(0, stage.to_attack("mage", key)), is_awake, "{key}, {round} rounds later");
    }
    let mut stage = field().turn(0);
    stage.attack("mage", key, "witch").defend("witch", "dodge").rolls([1, 6, 6, 1]);
    stage.end_turn().end_turn();
    assert!(stage.offers(0, stage.to_attack("mage", key)), "{key} missed");
}

/// The damage that a spell without special effects deals to a hero in mail.
fn through_mail(key: &str) -> u8 {
    (spell(key).damage - 2) as u8
}

#[test]
fn lightning_cannot_be_protected_against() {
    check("lightning", through_mail("lightning"));
    for (with, is_slow) in [("lightning", false), ("bolt", true)] {
        let mut stage = Field::new(2).group(0, "mage[lightning,bolt]").group(1, "witch scout").turn(0);
        stage.attack("mage", with, "witch");
        assert_eq!(stage.offers(1, stage.to_hide_behind("witch", "scout")), is_slow, "{with}");
    }
}

/// The pyromancer's specialisation counts, as for every elemental spell.
#[test]
fn the_fireball_and_the_icicle_are_of_the_elements() {
    check("fireball", through_mail("fireball"));
    check("icicle", through_mail("icicle"));
    for key in ["fireball", "icicle"] {
        let mut stage = Field::new(2).group(0, &format!("pyromancer[{key}]")).group(1, "witch").turn(0);
        stage.attack("pyromancer", key, "witch").defend("witch", "waive").rolls([2]);
        assert_eq!(stage.values().0, 5 + i16::from(spell(key).magic) + 2 + 2, "{key}");
        assert_eq!(stage.damage() as i8, spell(key).damage + 1, "{key}");
    }
}

#[test]
fn the_little_landslip_does_most_damage_of_all_spells() {
    check("landslip", through_mail("landslip"));
    let cards = CONTENT.cards(kleine_helden::content::Pile::Magic);
    let most =
        cards.iter().filter_map(|card| if let Card::AttackSpell(spell) = card { Some(spell.damage) } else { None });
    assert_eq!(most.max(), Some(spell("landslip").damage));
}

#[test]
fn shadow_dagger_and_bone_spear_pierce_armour() {
    for key in ["shadow-dagger", "bone-spear"] {
        check(key, spell(key).damage as u8 - (2u8).saturating_sub(amount(key, "pierce")));
    }
}

/// The caster heals, never above its life at the start, and only if the spell did damage.
#[test]
fn gloom_bite_and_life_leech_heal_the_caster() {
    for key in ["gloom-bite", "life-leech"] {
        check(key, through_mail(key));
        for (life, healed) in [(3, 3 + amount(key, "drain")), (14, 15)] {
            let mut stage = Field::new(2).group(0, &format!("mage:{life}[{key}]")).group(1, "witch").turn(0);
            stage.attack("mage", key, "witch").defend("witch", "waive").rolls([2]);
            assert_eq!(stage.life("mage"), healed, "{key}");
        }
        let mut stage = Field::new(2).group(0, &format!("mage:3[{key}]")).group(1, "witch").turn(0);
        stage.attack("mage", key, "witch").defend("witch", "dodge").rolls([1, 6, 6, 1]);
        assert_eq!(stage.life("mage"), 3, "{key} missed");
    }
}

/// KH-37: neither ordinary armour nor armour against spells.
#[test]
fn no_armour_helps_against_the_nightmare() {
    let damage = spell("nightmare").damage as u8;
    check("nightmare", damage);
    let mut stage = Field::new(2).group(0, "mage[nightmare]").group(1, "lich[dragon-armour,steel-cap]").turn(0);
    stage.attack("mage", "nightmare", "lich").defend("lich", "waive").rolls([2]);
    assert_eq!(stage.damage(), damage);
}

#[test]
fn brain_freeze_takes_reaction_and_action() {
    check("brain-freeze", through_mail("brain-freeze"));
    let mut stage = Field::new(2).group(0, "mage[brain-freeze] fighter[sword]").group(1, "witch").turn(0);
    stage.attack("mage", "brain-freeze", "witch").defend("witch", "waive").rolls([2]);
    stage.attack("fighter", "sword", "witch").rolls([2]);
    assert_eq!(stage.damage(), 5, "it hit by itself");
    stage.end_turn();
    assert_eq!(stage.actions("witch"), 0);
    assert!(!stage.offers(1, stage.to_forgo("witch")));
}

#[test]
fn thought_theft_takes_a_random_card() {
    check("thought-theft", through_mail("thought-theft"));
    let mut stage = Field::new(2).group(0, "mage[thought-theft]").group(1, "witch").hand(1, &["sword", "bolt"]).turn(0);
    stage.attack("mage", "thought-theft", "witch").defend("witch", "waive").rolls([2, 2]);
    assert_eq!((stage.hand(0), stage.hand(1)), (vec!["bolt"], vec!["sword"]));
}

/// It deals less damage to heroes without magic and to creatures.
#[test]
fn the_mental_noogie_is_for_heads_with_magic_in_them() {
    let more = amount("noogie", "bane");
    check("noogie", through_mail("noogie") + more);
    let damage = spell("noogie").damage as u8;
    for (prey, expected) in [("witch", damage + more), ("sentry", damage), ("imp", damage)] {
        let mut stage = Field::new(2).group(0, "mage[noogie]").group(1, "witch sentry imp").turn(0);
        stage.attack("mage", "noogie", prey).defend(prey, "waive").rolls([2]);
        assert_eq!(stage.damage(), expected, "{prey}");
    }
}

#[test]
fn bees_are_hard_to_shake_off() {
    check("bees", through_mail("bees"));
    let cards = CONTENT.cards(kleine_helden::content::Pile::Magic);
    let best =
        cards.iter().filter_map(|card| if let Card::AttackSpell(spell) = card { Some(spell.magic) } else { None });
    assert_eq!(best.max(), Some(spell("bees").magic));
}

/// More damage for heroes without magic, and more for each six.
#[test]
fn the_thorny_vine_is_for_those_without_magic() {
    check("thorny-vine", through_mail("thorny-vine"));
    let (bane, vicious) = (amount("thorny-vine", "bane"), amount("thorny-vine", "vicious"));
    let damage = spell("thorny-vine").damage as u8;
    for (prey, more) in [("witch", 0), ("sentry", bane), ("imp", 0)] {
        let mut stage = Field::new(2).group(0, "mage[thorny-vine]").group(1, "witch sentry imp").turn(0);
        stage.attack("mage", "thorny-vine", prey).defend(prey, "waive").rolls([6, 2]);
        assert_eq!(stage.damage(), damage + more + 1 + vicious, "{prey}");
    }
}

/// KH-56: against the fixed resistance, not the fixed parry.
#[test]
fn a_demon_is_attacked_with_spells_by_its_resistance() {
    let mut stage = Field::new(2).group(0, "mage[icicle]").group(1, "witch").demon(0, "gremlin").turn(0);
    stage.attack("mage", "icicle", "demon-0").rolls([5]);
    assert_eq!(stage.values(), (5 + i16::from(spell("icicle").magic) + 5, 8));
}
