//! Das Ausstatten: kinds of equipment and when they count, body parts and hands, spells.

use crate::field::{Field, card_id};
use kleine_helden::asked::Defend;
use kleine_helden::battle::Grip;
use kleine_helden::content::{Category, Figures};
use kleine_helden::told::PartOf;
use table::Lang;

/// Ausrüstung (KH-20): only equipment used for the action adds its values.
#[test]
fn only_the_weapon_that_is_used_counts() {
    for (weapon, attack, damage) in [("sword", 5 + 2, 5), ("mace", 5 + 1, 4)] {
        let mut stage = Field::new(2).group(0, "fighter[sword,mace]").group(1, "thug").turn(0);
        stage.attack("fighter", weapon, "thug").defend("thug", "waive").rolls([1]);
        assert_eq!((stage.values().0, stage.damage()), (attack + 1, damage));
    }
}

/// Ausrüstung (KH-20): weapons attack and parry, shields parry, armour protects, artefacts can be any of these.
#[test]
fn each_kind_of_equipment_has_its_use() {
    let mut stage =
        Field::new(2).group(0, "fighter[sceptre,pavise] scout[orb]").group(1, "thug[sword,buckler,mail,crown]").turn(0);
    assert!(stage.offers(0, stage.to_attack("fighter", "sceptre")), "this artefact is a weapon");
    assert!(!stage.offers(0, stage.to_attack("fighter", "pavise")), "a shield is none");
    assert!(!stage.offers(0, stage.to_attack("scout", "orb")), "and this artefact is none");
    stage.attack("fighter", "sceptre", "thug");
    assert!(stage.offers(1, stage.to_defend("thug", "sword")));
    assert!(stage.offers(1, stage.to_defend("thug", "buckler")));
    assert!(!stage.offers(1, stage.to_defend("thug", "dodge")), "a hero with something to parry with does not dodge");
    stage.defend("thug", "waive").rolls([6, 1]);
    assert_eq!(stage.damage(), 3 + 1 - 2 - 1, "less the mail and the crown, which is armour too");
}

/// Ausrüstung, the example of the Black Knight (KH-41): attack +10, armour 4.
#[test]
fn the_black_knight_attacks_with_ten_and_has_an_armour_of_four() {
    let mut stage = Field::new(2)
        .group(0, "black-knight[silver-sword,shoulder-plates,knights-armour]")
        .group(1, "barbarian[barbarian-axe]")
        .turn(0);
    stage.attack("black-knight", "silver-sword", "barbarian").defend("barbarian", "waive").rolls([1]);
    let (attack, _) = stage.compared();
    let parts: Vec<_> = attack.iter().map(|part| (part.value, part.from)).collect();
    let expected = [
        (6, PartOf::Base),
        (2, PartOf::Card(card_id("silver-sword"))),
        (2, PartOf::Speciality(Category::Blade)),
        (1, PartOf::Die),
    ];
    assert_eq!(parts, expected, "6 + 2 + 2 = 10 before the die");
    stage.end_turn().attack("barbarian", "barbarian-axe", "black-knight").defend("black-knight", "waive").rolls([1]);
    assert_eq!(stage.damage(), 8 - 4);
}

/// The example of the Black Knight (KH-41) as players read it.
#[test]
fn the_sum_of_the_black_knight_is_shown_part_by_part() {
    let mut stage = Field::new(2).group(0, "black-knight[silver-sword]").group(1, "barbarian").turn(0);
    stage.attack("black-knight", "silver-sword", "barbarian").defend("barbarian", "waive").rolls([3]);
    let expected = [
        (Lang::of("de"), "Angriff 6 + 2 (Silberschwert) + 2 (Klingenwaffe) + 3 = 13"),
        (Lang::EN, "attack 6 + 2 (Silver Sword) + 2 (blade) + 3 = 13"),
    ];
    for (lang, sum) in expected {
        let lines = stage.read(0, lang);
        assert!(lines.iter().any(|line| line.contains(sum)), "{sum} is not in {lines:#?}");
    }
}

/// Einschränkungen beim Ausstatten (KH-21): the book's own example.
#[test]
fn no_part_of_the_body_is_armoured_twice() {
    let mut stage = Field::new(2)
        .group(0, "fighter[ring-mail]")
        .group(1, "thug")
        .hand(0, &["bone-armour", "jerkin", "steel-cap", "crown"])
        .turn(0);
    stage.equip("fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("bone-armour", "fighter")), "KH-21", "both are for the torso");
    assert_eq!(stage.rule_against(0, stage.to_put("jerkin", "fighter")), "KH-21");
    stage.put("steel-cap", "fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("crown", "fighter")), "KH-21", "artefacts take parts too");
    stage.take_back("ring-mail", "fighter").put("bone-armour", "fighter").fitted_enough(0);
    assert!(stage.fitted("fighter").contains(&"bone-armour"));
}

/// Einschränkungen beim Ausstatten (KH-21): armour of different parts adds up.
#[test]
fn armour_of_different_parts_adds_up() {
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug[mail,steel-cap]").turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
    assert_eq!(stage.damage(), 5 - 2 - 1);
}

/// Einschränkungen beim Ausstatten (KH-21).
#[test]
fn heroes_do_not_carry_two_shields() {
    let mut stage =
        Field::new(2).group(0, "fighter[buckler] scout").group(1, "thug").hand(0, &["pavise", "sword"]).turn(0);
    stage.equip("fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("pavise", "fighter")), "KH-21");
    stage.put("sword", "fighter").fitted_enough(0).equip("scout").put("pavise", "scout");
    assert_eq!(stage.fitted("scout"), ["pavise"]);
}

/// Einschränkungen beim Ausstatten (KH-22): every way to fill two hands, and what then no longer fits.
#[test]
fn a_hero_has_two_hands() {
    let fits = |fitted: &str, card: &str| {
        let mut stage =
            Field::new(2).group(0, &format!("fighter[{fitted}] scout[bow]")).group(1, "thug").hand(0, &[card]).turn(0);
        stage.equip("fighter");
        if stage.offers(0, stage.to_put(card, "fighter")) {
            return true;
        }
        assert_eq!(stage.rule_against(0, stage.to_put(card, "fighter")), "KH-22");
        false
    };
    assert!(fits("", "poleaxe") && fits("sword", "mace") && fits("sword", "buckler") && fits("sword", "orb"));
    assert!(fits("sword", "hammer"), "in one hand");
    assert!(fits("buckler", "orb"), "a shield and an artefact fill both hands");
    assert!(fits("sword,buckler", "mail") && fits("poleaxe", "crown"), "what is worn takes no hand");
    assert!(!fits("poleaxe", "sword") && !fits("poleaxe", "buckler") && !fits("poleaxe", "orb"));
    assert!(!fits("sword", "poleaxe") && !fits("buckler", "poleaxe"));
    assert!(!fits("sword,mace", "buckler") && !fits("sword,buckler", "mace") && !fits("sword,orb", "mace"));
}

/// Einschränkungen beim Ausstatten (KH-22): the bonuses of two things in hand do not add up; one of them is used each
/// time.
#[test]
fn the_hero_chooses_one_of_two_things_in_hand_for_each_parry() {
    for (with, parry) in [("sword", 3 + 1), ("pavise", 3 + 3)] {
        let mut stage = Field::new(2).group(0, "fighter[mace]").group(1, "thug[sword,pavise]").turn(0);
        stage.attack("fighter", "mace", "thug").defend("thug", with).rolls([1, 1]);
        assert_eq!(stage.values().1, parry + 1);
    }
}

/// Einhändige oder zweihändige Waffen (KH-23): two sets of values, chosen before every fight.
#[test]
fn a_weapon_for_one_or_two_hands_has_two_sets_of_values() {
    for (with, attack, damage) in [("hammer/1", 5 + 1, 4), ("hammer/2", 5 + 3, 6)] {
        let mut stage = Field::new(2).group(0, "fighter[hammer]").group(1, "thug").turn(0);
        stage.attack("fighter", with, "thug").defend("thug", "waive").rolls([1]);
        assert_eq!((stage.values().0, stage.damage()), (attack + 1, damage));
    }
    for (with, parry) in [("hammer/1", 3), ("hammer/2", 3 + 2)] {
        let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "thug[hammer]").turn(0);
        stage.attack("fighter", "sword", "thug").defend("thug", with).rolls([1, 1]);
        assert_eq!(stage.values().1, parry + 1);
    }
}

/// Einhändige oder zweihändige Waffen (KH-23): both hands have to be free.
#[test]
fn two_hands_need_both_hands_free() {
    let mut stage = Field::new(2).group(0, "fighter[hammer,buckler]").group(1, "thug[hand-sling,thorn-club]").turn(0);
    assert!(stage.offers(0, stage.to_attack("fighter", "hammer/1")));
    assert_eq!(stage.rule_against(0, stage.to_attack("fighter", "hammer/2")), "KH-23");
    stage.attack("fighter", "hammer/1", "thug");
    let in_two = Defend::Parry { card: card_id("thorn-club"), grip: Grip::Two };
    assert!(stage.offers(1, stage.to_defend("thug", "thorn-club/1")) && !stage.offers(1, in_two));
    stage.defend("thug", "thorn-club/1").rolls([1, 2]);
}

/// Magie (KH-24): any number of spells, for magical heroes only.
#[test]
fn only_magical_heroes_have_spells_and_any_number_of_them() {
    let spells = ["bolt", "spark", "ghost-lance", "barrier", "dispel", "mend", "hex", "imp"];
    let mut stage = Field::new(2).group(0, "mage fighter").group(1, "thug").hand(0, &spells).turn(0);
    assert_eq!(stage.rule_against(0, stage.to_equip("fighter")), "KH-10", "nothing for him");
    stage.equip("mage");
    spells.iter().for_each(|spell| {
        stage.put(spell, "mage");
    });
    assert_eq!(stage.fitted("mage").len(), spells.len());
}

/// Einschränkungen beim Ausstatten (KH-24): neither demons nor potions nor tactics.
#[test]
fn demons_potions_and_tactics_cannot_be_fitted() {
    let mut stage = Field::new(2)
        .group(0, "mage")
        .group(1, "thug")
        .hand(0, &["gremlin", "balm", "lunge", "hail", "mud", "nurse", "sword"])
        .turn(0);
    stage.equip("mage");
    for card in ["gremlin", "balm", "lunge", "hail", "mud", "nurse"] {
        assert_eq!(stage.rule_against(0, stage.to_put(card, "mage")), "KH-24");
    }
    stage.put("sword", "mage").fitted_enough(0);
}

/// Ausrüstung (KH-20): what is worn counts in every fight, and so does a blessing.
#[test]
fn worn_things_always_count() {
    let blessed = Figures { attack: 2, ..Figures::NONE };
    let mut stage = Field::new(2)
        .group(0, "fighter[gloves-of-skill,sword]")
        .group(1, "thug")
        .charm("fighter", "canned-courage", blessed, 0)
        .turn(0);
    stage.attack("fighter", "sword", "thug").defend("thug", "waive").rolls([1]);
    let parts = stage.compared().0;
    let from = |wanted: PartOf| parts.iter().filter(|part| part.from == wanted).map(|part| part.value).sum::<i8>();
    assert_eq!(from(PartOf::Charm(card_id("canned-courage"))), 2);
    assert!(from(PartOf::Card(card_id("gloves-of-skill"))) > 0);
}
