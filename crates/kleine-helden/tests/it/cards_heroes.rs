//! Die Helden (KH-03): base values, specialisations and abilities.

use crate::cards::{amount, assert_all_heroes_played, hero};
use crate::field::{Field, card, keys};
use kleine_helden::content::{Card, Category, Figures};
use strum::VariantArray;

#[test]
fn every_hero_is_played_here() {
    assert_all_heroes_played(include_str!("cards_heroes.rs"));
}

/// Every base value and every specialisation of a hero counts in play.
#[track_caller]
fn check(key: &str) {
    check_defence(key);
    for category in Category::VARIANTS.iter().copied() {
        if !category.is_school() {
            check_weapon(key, category);
        } else if hero(key).is_magical {
            check_school(key, category);
        }
    }
    let mut stage = Field::new(2).group(0, key).group(1, "sentry").hand(0, &["icicle"]).turn(0);
    if hero(key).is_magical {
        assert!(stage.offers(0, stage.to_attack(key, "icicle")), "{key}");
        stage.equip(key).put("icicle", key);
    } else {
        assert_eq!(stage.rule_against(0, stage.to_attack(key, "icicle")), "KH-24", "{key}");
    }
}

/// Parry, magic resistance and armour: dodges a sword, resists a spell, is hit by a sword.
#[track_caller]
fn check_defence(key: &str) {
    let Figures { parry, resistance, armour, .. } = hero(key).figures;
    let mut stage = Field::new(2).group(0, "fighter[sword] mage[bolt] thug[mace]").group(1, key).turn(0);
    stage.attack("fighter", "sword", key).defend(key, "waive").rolls([4]);
    assert_eq!(stage.damage() as i8, 5 - armour, "{key}: armour");
    stage.attack("thug", "mace", key).defend(key, "dodge").rolls([2, 4]);
    assert_eq!(stage.values().1, i16::from(parry) + 4, "{key}: parry");
    let mut stage = Field::new(2).group(0, "mage[bolt]").group(1, key).turn(0);
    stage.attack("mage", "bolt", key).defend(key, "dodge").rolls([1, 4]);
    assert_eq!(stage.values().1, i16::from(resistance) + 4, "{key}: resistance");
}

/// Attacks with a plain weapon of a class, and parries with it.
#[track_caller]
fn check_weapon(key: &str, class: Category) {
    let (with, figures) = match class {
        Category::Blade => ("sword", Figures { attack: 2, parry: 1, damage: 5, ..Figures::NONE }),
        Category::Blunt => ("mace", Figures { attack: 1, parry: 2, damage: 4, ..Figures::NONE }),
        Category::Pole => ("javelin", Figures { attack: 2, parry: 1, damage: 4, ..Figures::NONE }),
        _ => ("hand-sling", Figures { attack: 2, damage: 4, ..Figures::NONE }),
    };
    let expected = hero(key).figures + hero(key).specialisations[class.index()] + figures;
    let mut stage = Field::new(2).group(0, &format!("{key}[{with}]")).group(1, "sentry").turn(0);
    stage.attack(key, with, "sentry").defend("sentry", "waive").rolls([4]);
    assert_eq!(stage.values().0, i16::from(expected.attack) + 4, "{key}: {with}");
    assert_eq!(stage.damage() as i8, expected.damage, "{key}: {with}");
    if class == Category::Missile {
        return;
    }
    let mut stage = Field::new(2).group(0, "fighter[poleaxe]").group(1, &format!("{key}[{with}]")).turn(0);
    stage.attack("fighter", "poleaxe", key).defend(key, with).rolls([1, 4]);
    assert_eq!(stage.values().1, i16::from(expected.parry) + 4, "{key}: {with}");
}

/// Attacks with a spell of a school.
#[track_caller]
fn check_school(key: &str, school: Category) {
    let with = match school {
        Category::Elements => "icicle",
        Category::Shadow => "shadow-dagger",
        Category::Mind => "noogie",
        Category::Nature => "bees",
        _ => "bone-spear",
    };
    let Card::AttackSpell(spell) = card(with) else { panic!("{with} is an attack spell") };
    assert_eq!(spell.school, school);
    let speciality = hero(key).specialisations[school.index()];
    let mut stage = Field::new(2).group(0, &format!("{key}[{with}]")).group(1, "sentry").turn(0);
    stage.attack(key, with, "sentry").defend("sentry", "waive").rolls([4]);
    let magic = hero(key).figures.magic + spell.magic + speciality.magic;
    assert_eq!(stage.values().0, i16::from(magic) + 4, "{key}: {with}");
    assert_eq!(stage.damage() as i8, spell.damage + speciality.damage, "{key}: {with}");
}

/// KH-41: attack 6, armour 0 and +2 with blades are printed. KH-39 sets the cost of protecting.
#[test]
fn the_black_knight_protects_at_less_cost() {
    check("black-knight");
    let mut stage = Field::new(2).group(0, "black-knight[silver-sword]").group(1, "sentry").turn(0);
    stage.attack("black-knight", "silver-sword", "sentry").defend("sentry", "waive").rolls([1]);
    assert_eq!(stage.values().0, 6 + 2 + 2 + 1);
    check_guard("black-knight");
}

/// A hero steps in for a unit of its own group at -2, and for another player's at -4.
#[track_caller]
fn check_guard(key: &str) {
    let (parry, guard) = (i16::from(hero(key).figures.parry), i16::from(amount(key, "guard")));
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, &format!("sentry {key}")).turn(0);
    stage.attack("fighter", "sword", "sentry").behind("sentry", key).rolls([1, 3]);
    assert_eq!(stage.values().1, (parry - (2 - guard).max(0)).max(0) + 3, "{key}: its own group");
    let mut stage = Field::new(3).group(0, "fighter[sword]").group(1, "sentry").group(2, key).turn(0);
    stage.attack("fighter", "sword", "sentry").offer(key).behind("sentry", key).rolls([1, 3]);
    assert_eq!(stage.values().1, (parry - (4 - guard).max(0)).max(0) + 3, "{key}: another player's");
}

/// KH-40: attack 6 and +2 with blunt weapons are printed.
#[test]
fn the_barbarian_rages_with_seven_life_or_less() {
    check("barbarian");
    for (life, rage) in [(7, amount("barbarian", "rage")), (8, 0)] {
        let mut stage = Field::new(2).group(0, &format!("barbarian:{life}[mace]")).group(1, "sentry").turn(0);
        stage.attack("barbarian", "mace", "sentry").defend("sentry", "waive").rolls([1]);
        assert_eq!(stage.values().0, 6 + 2 + 1 + i16::from(rage) + 1);
    }
}

/// KH-30: it needs no weapon, but can use one.
#[test]
fn the_werewolf_bites_and_its_wounds_close() {
    check("werewolf");
    let mut stage = Field::new(2).group(0, "werewolf[mace]").group(1, "sentry").turn(0);
    assert!(stage.offers(0, stage.to_attack("werewolf", "mace")));
    stage.attack("werewolf", "bare", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.values().0, i16::from(hero("werewolf").figures.attack) + 2);
    assert_eq!(stage.damage(), amount("werewolf", "unarmed"));
    check_regeneration("werewolf");
}

/// At the start of its own turn, never above its starting life, and not in other players' turns.
#[track_caller]
fn check_regeneration(key: &str) {
    let more = amount(key, "regenerate");
    let mut stage = Field::new(2).group(0, &format!("{key}:9")).group(1, "sentry").start_of_turn(0);
    assert_eq!(stage.life(key), 9 + more);
    stage.end_turn();
    assert_eq!(stage.life(key), 9 + more);
    stage.end_turn();
    assert_eq!(stage.life(key), 9 + 2 * more);
    let stage = Field::new(2).group(0, key).group(1, "sentry").start_of_turn(0);
    assert_eq!(stage.life(key), 15);
}

/// All players see what is stolen.
#[test]
fn the_ratman_steals_when_it_wounds() {
    check("ratman");
    let mut stage =
        Field::new(2).group(0, "ratman[mace]").group(1, "sentry").hand(1, &["bolt", "sword", "mail"]).turn(0);
    stage.attack("ratman", "mace", "sentry").defend("sentry", "waive").rolls([2, 3]);
    assert_eq!((stage.hand(0), stage.hand(1)), (vec!["bolt"], vec!["mail", "sword"]));
    assert_eq!(keys(stage.now().groups[0].known), ["bolt"]);
}

/// It steals nothing if armour takes all of the damage, or if there is nothing to steal.
#[test]
fn the_ratman_steals_nothing_without_a_wound() {
    let mut stage = Field::new(2).group(0, "ratman[mace]").group(1, "sentry").turn(0);
    stage.attack("ratman", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    stage.assert_acts(0);
    let mut stage =
        Field::new(2).group(0, "ratman[mace]").group(1, "sentry[knights-armour,steel-cap]").hand(1, &["bolt"]).turn(0);
    stage.attack("ratman", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.damage(), stage.hand(1)), (0, vec!["bolt"]));
}

#[test]
fn the_assassin_pierces_armour_and_draws_after_a_kill() {
    check("assassin");
    let mut stage =
        Field::new(2).group(0, "assassin[sword] fighter[mace]").group(1, "sentry[mail] scout").deck(&["lunge"]).turn(0);
    stage.attack("assassin", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage(), 5 - (2 - amount("assassin", "pierce")));
    check_trophy("assassin", "sword");
}

/// Draws for killing a hero, a creature or an NPC; not for a demon.
#[track_caller]
fn check_trophy(key: &str, with: &str) {
    assert_eq!(amount(key, "trophy"), 1, "{key}");
    for prey in ["sentry", "imp", "npc-1"] {
        let mut stage = Field::new(2)
            .group(0, &format!("{key}[{with}]"))
            .group(1, "sentry:1 scout imp:1")
            .npc(1, "nurse")
            .change(|battle| battle.groups[1].npc.as_mut().expect("it is there").life = 1)
            .deck(&["lunge", "heave"])
            .turn(0);
        stage.attack(key, with, prey).defend(prey, "waive").rolls([2]);
        stage.draw(0, &["lunge"]);
        assert_eq!(stage.hand(0), ["lunge"], "{key}: {prey}");
        stage.assert_acts(0);
    }
    let mut stage = Field::new(2)
        .group(0, &format!("{key}[{with}]"))
        .group(1, "sentry")
        .demon(0, "gremlin")
        .deck(&["lunge"])
        .turn(0);
    stage.attack(key, with, "demon-0").rolls([6, 5]);
    assert_eq!((stage.demon(0), stage.hand(0)), (None, vec![]), "{key}");
    stage.assert_acts(0);
}

#[test]
fn the_wounds_of_the_troll_close() {
    check("troll");
    check_regeneration("troll");
}

#[test]
fn the_dragon_slayer_is_the_bane_of_creatures() {
    check("dragon-slayer");
    for (prey, more) in [("wisp", amount("dragon-slayer", "bane")), ("sentry", 0)] {
        let mut stage = Field::new(2).group(0, "dragon-slayer[mace]").group(1, "sentry wisp").turn(0);
        stage.attack("dragon-slayer", "mace", prey).defend(prey, "waive").rolls([2]);
        assert_eq!(stage.damage(), 4 + more, "{prey}");
    }
}

/// KH-15: a third attack in the same turn finds no reaction left.
#[test]
fn the_shadow_warrior_parries_twice_in_a_turn() {
    check("shadow-warrior");
    let mut stage =
        Field::new(2).group(0, "fighter[sword] thug[mace] scout[hammer]").group(1, "shadow-warrior").start_of_turn(0);
    for (by, with) in [("fighter", "sword"), ("thug", "mace")] {
        stage.attack(by, with, "shadow-warrior").defend("shadow-warrior", "dodge").rolls([1, 6, 6, 1]);
    }
    assert_eq!(stage.reactions("shadow-warrior"), 0);
    stage.attack("scout", "hammer", "shadow-warrior").rolls([2]);
    assert_eq!(stage.life("shadow-warrior"), 15 - 4);
}

/// KH-40: parry 2 and armour 0 are printed. Her attacks of any kind cannot be protected against.
#[test]
fn attacks_of_the_dark_elf_cannot_be_protected_against() {
    check("dark-elf");
    for with in ["mace", "hand-sling", "spark"] {
        let mut stage =
            Field::new(3).group(0, "dark-elf[mace,hand-sling,spark]").group(1, "sentry scout").group(2, "thug").turn(0);
        stage.attack("dark-elf", with, "sentry");
        assert_eq!(stage.asked_seats(), [1], "{with}");
        assert_eq!(stage.rule_against(1, stage.to_hide_behind("sentry", "scout")), "KH-74", "{with}");
    }
}

/// With weapons and with spells, and never above her starting life.
#[test]
fn the_vampiress_drinks_from_those_she_wounds() {
    check("vampiress");
    let more = amount("vampiress", "drain");
    for with in ["sword", "spark"] {
        let mut stage = Field::new(2).group(0, "vampiress:9[sword,spark]").group(1, "sentry").turn(0);
        stage.attack("vampiress", with, "sentry").defend("sentry", "waive").rolls([2]);
        assert_eq!(stage.life("vampiress"), 9 + more, "{with}");
    }
    let mut stage = Field::new(2).group(0, "vampiress:9[spark]").group(1, "sentry[mail,steel-cap]").turn(0);
    stage.attack("vampiress", "spark", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.damage(), stage.life("vampiress")), (0, 9));
}

#[test]
fn the_shaman_protects_at_less_cost() {
    check("shaman");
    check_guard("shaman");
}

/// More armour against spells, none against weapons (which `check` shows).
#[test]
fn spells_hurt_the_lich_less() {
    check("lich");
    let mut stage = Field::new(2).group(0, "mage[bolt]").group(1, "lich").turn(0);
    stage.attack("mage", "bolt", "lich").defend("lich", "waive").rolls([2]);
    assert_eq!(stage.damage() as i8, 5 - hero("lich").figures.armour - amount("lich", "ward") as i8);
}

#[test]
fn the_necromancer_draws_after_a_kill() {
    check("necromancer");
    check_trophy("necromancer", "sword");
    check_trophy("necromancer", "bolt");
}

/// Whatever she is attacked with, but only if the attack fails.
#[test]
fn a_failed_attack_on_the_voodoo_priestess_hurts_the_attacker() {
    check("voodoo-priestess");
    for with in ["mace", "hand-sling", "spark"] {
        let mut stage = Field::new(2).group(0, "mage[mace,hand-sling,spark]").group(1, "voodoo-priestess").turn(0);
        stage.attack("mage", with, "voodoo-priestess").defend("voodoo-priestess", "dodge").rolls([1, 6, 4]);
        assert_eq!(stage.life("mage"), 15 - amount("voodoo-priestess", "counter"), "{with}");
    }
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "voodoo-priestess").turn(0);
    stage.attack("fighter", "sword", "voodoo-priestess").defend("voodoo-priestess", "dodge").rolls([6, 5, 1]);
    assert_eq!((stage.life("fighter"), stage.damage()), (15, 5 + 1));
}

/// Elemental spells deal more damage by her specialisation, sixes by her ability.
#[test]
fn sixes_of_the_witchs_apprentice_do_more_damage() {
    check("witchs-apprentice");
    let more = amount("witchs-apprentice", "vicious");
    let special = hero("witchs-apprentice").specialisations[Category::Elements.index()].damage;
    for (with, damage) in [("mace", 4), ("spark", 3 + special as u8)] {
        let mut stage = Field::new(2).group(0, "witchs-apprentice[mace,spark]").group(1, "sentry").turn(0);
        stage.attack("witchs-apprentice", with, "sentry").defend("sentry", "waive").rolls([6, 6, 1]);
        assert_eq!(stage.damage(), damage + 2 * (1 + more), "{with}");
    }
}

/// In attack, in defence and for general spells; once, and only for the first die.
#[test]
fn the_mind_thief_rolls_a_one_again() {
    check("mind-thief");
    let Figures { attack, parry, magic, .. } = hero("mind-thief").figures;
    let mut stage = Field::new(2).group(0, "mind-thief[mace]").group(1, "sentry").turn(0);
    stage.attack("mind-thief", "mace", "sentry").defend("sentry", "waive").rolls([1, 6, 1]);
    assert_eq!(stage.values().0, i16::from(attack) + 1 + 6 + 1);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mind-thief").turn(0);
    stage.attack("fighter", "sword", "mind-thief").defend("mind-thief", "dodge").rolls([1, 1, 1]);
    assert_eq!(stage.values(), (5 + 2 + 1, i16::from(parry) + 1));
    let mut stage = Field::new(2).group(0, "mind-thief:9[mend]").group(1, "sentry").turn(0);
    stage.cast("mind-thief", "mend").rolls([1, (9 - magic) as u32]);
    assert_eq!(stage.life("mind-thief"), 9 + 4);
}
