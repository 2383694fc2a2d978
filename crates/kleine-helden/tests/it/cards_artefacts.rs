//! Artefakte (KH-16, KH-20): their bonuses, their uses, and powers that cost neither action nor reaction.

use std::sync::Arc;

use crate::cards::{amount, assert_all_played, weapon, worn};
use crate::field::{Field, card_id, to_use};
use kleine_helden::content::{Content, ContentFile, Kind};
use kleine_helden::{KleineHelden, Options};
use table::Game;

#[test]
fn every_artefact_is_played_here() {
    assert_all_played(Kind::Artefact, include_str!("cards_artefacts.rs"));
}

/// KH-16: the card says that its power costs no action. Armour does not help against it.
#[test]
fn the_voodoo_doll_hurts_an_enemy_once_a_round() {
    let mut stage = Field::new(2)
        .group(0, "fighter[voodoo-doll,mace]")
        .group(1, "sentry[mail] scout:9")
        .hand(0, &["sword"])
        .turn(0);
    stage.use_power(0, "voodoo-doll").aim(0, "sentry");
    let damage = amount("voodoo-doll", "damage");
    assert_eq!((stage.life("sentry"), stage.actions("fighter")), (15 - damage, 1));
    assert!(!stage.offers(0, to_use("voodoo-doll")));
    stage.equip("fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("sword", "fighter")), "KH-22");
    stage.take_back("mace", "fighter").fitted_enough(0);
    stage.end_turn().end_turn();
    stage.use_power(0, "voodoo-doll").aim(0, "scout");
    assert_eq!((stage.life("scout"), stage.fitted("fighter")), (9 - damage, vec!["voodoo-doll"]));
}

/// KH-70: a hero killed by the doll is looted like any other its bearer kills.
#[test]
fn a_hero_killed_by_the_voodoo_doll_can_be_looted() {
    let mut stage = Field::new(2).group(0, "fighter[voodoo-doll]").group(1, "sentry:1[sword] scout").turn(0);
    stage.use_power(0, "voodoo-doll").aim(0, "sentry").loot(0, "sword");
    assert_eq!((stage.group(1), stage.hand(0)), ("scout:15".to_string(), vec!["sword"]));
}

/// KH-20, KH-21: they count like armour for the arms, whatever weapon is used.
#[test]
fn gloves_of_skill_help_to_strike_and_to_parry() {
    let (attack, parry) = (i16::from(worn("gloves-of-skill").attack), i16::from(worn("gloves-of-skill").parry));
    for (with, own) in [("sword", 2), ("hand-sling", 2)] {
        let mut stage = Field::new(2).group(0, "fighter[gloves-of-skill,sword,hand-sling]").group(1, "sentry").turn(0);
        stage.attack("fighter", with, "sentry").defend("sentry", "waive").rolls([2]);
        assert_eq!(stage.values().0, 5 + own + attack + 2, "{with}");
    }
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[gloves-of-skill,mace]").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mace").rolls([2, 2]);
    assert_eq!(stage.values().1, 3 + 2 + parry + 2);
    let mut stage = Field::new(2)
        .group(0, "fighter[gloves-of-skill]")
        .group(1, "sentry")
        .hand(0, &["bracers", "steel-cap"])
        .turn(0);
    stage.equip("fighter");
    assert_eq!(stage.rule_against(0, stage.to_put("bracers", "fighter")), "KH-21");
    assert!(stage.offers(0, stage.to_put("steel-cap", "fighter")));
}

/// KH-15: for a hero who already has an extra reaction it makes three.
#[test]
fn the_circlet_of_intuition_gives_one_more_reaction() {
    let mut stage = Field::new(2)
        .group(0, "fighter[sword] thug[mace] scout[hammer]")
        .group(1, "sentry witch")
        .unit("sentry", |sentry| sentry.fitted.insert(card_id("circlet-of-intuition")))
        .start_of_turn(0);
    assert_eq!(stage.reactions("sentry"), 2);
    for (by, with) in [("fighter", "sword"), ("thug", "mace")] {
        stage.attack(by, with, "sentry").defend("sentry", "dodge").rolls([1, 6, 6, 1]);
    }
    stage.attack("scout", "hammer", "sentry");
    assert!(!stage.offers(1, stage.to_defend("sentry", "dodge")));
    let stage = Field::new(2).group(0, "fighter").group(1, "shadow-warrior[circlet-of-intuition]").start_of_turn(0);
    assert_eq!(stage.reactions("shadow-warrior"), 3);
}

/// KH-20: its magic counts whenever its bearer casts; as a weapon it is used like any other.
#[test]
fn the_bargain_wand_helps_magic_and_can_be_struck_with() {
    let magic = i16::from(worn("bargain-wand").magic);
    let mut stage = Field::new(2).group(0, "mage[bargain-wand,bolt]").group(1, "sentry").turn(0);
    stage.attack("mage", "bolt", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.values().0, 5 + 2 + magic + 2);
    let mut stage = Field::new(2).group(0, "mage:9[bargain-wand,mend]").group(1, "sentry").turn(0);
    stage.cast("mage", "mend").rolls([(9 - 5 - magic).max(1) as u32]);
    assert_eq!(stage.life("mage"), 13);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mage[bargain-wand,barrier]").turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "barrier").rolls([2, 2]);
    assert_eq!(stage.values().1, 5 + 1 + magic + 2);
    let one = weapon("bargain-wand").one.expect("it is held in one hand");
    let mut stage = Field::new(2).group(0, "mage[bargain-wand]").group(1, "sentry").turn(0);
    stage.attack("mage", "bargain-wand", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!((stage.values().0, stage.damage() as i8), (3 + i16::from(one.attack) + 2, one.damage));
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "mage[bargain-wand]").turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "bargain-wand").rolls([2, 2]);
    assert_eq!(stage.values().1, 2 + i16::from(one.parry) + 2);
}

/// KH-20: as a weapon it has the powers of a weapon, in parries too. The wand in the box has none, so this is a
/// modified one.
#[test]
fn an_artefact_that_parries_has_its_powers_as_a_weapon() {
    let own = r#"
        [[artefact]]
        key = "bargain-wand"
        source = "house"
        name = { de = "Piekstab", en = "Prickly Wand" }
        wear = "held"
        weapon = { class = "blunt", reach = "melee", one = { damage = 4 }, powers = ["counter 2"] }
    "#;
    let files = [ContentFile::new("plain.toml", include_str!("field/plain.toml")), ContentFile::new("own.toml", own)];
    let content = Arc::new(Content::with_files(&files).unwrap_or_else(|wrong| panic!("{wrong}")));
    let mut field = Field::new(2);
    field.game = Arc::new(KleineHelden::set_up(content, Options::default()).expect("nothing is wrong"));
    let mut stage = field.group(0, "fighter[sword]").group(1, "mage[bargain-wand]").turn(0);
    stage.attack("fighter", "sword", "mage").defend("mage", "bargain-wand").rolls([1, 6, 5]);
    assert_eq!((stage.life("fighter"), stage.life("mage")), (15 - 2, 15));
}

/// Whatever its bearer attacks with; it adds up with the power of a hero.
#[test]
fn the_bearer_of_the_blood_chalice_heals_by_wounding() {
    let more = amount("blood-chalice", "drain");
    for with in ["mace", "hand-sling"] {
        let mut stage = Field::new(2).group(0, "fighter:5[blood-chalice,mace,hand-sling]").group(1, "sentry").turn(0);
        stage.attack("fighter", with, "sentry").defend("sentry", "waive").rolls([2]);
        assert_eq!(stage.life("fighter"), 5 + more, "{with}");
    }
    let mut stage = Field::new(2).group(0, "vampiress:5[blood-chalice,mace]").group(1, "sentry").turn(0);
    stage.attack("vampiress", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.life("vampiress"), 5 + more + amount("vampiress", "drain"));
}

/// One unit of the group that has acted may act again; then the boots are gone, and so are their bonuses.
#[test]
fn the_seven_league_boots_let_a_unit_act_again_once() {
    let parry = i16::from(worn("seven-league-boots").parry);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[seven-league-boots,mace]").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mace").rolls([2, 2]);
    assert_eq!(stage.values().1, 3 + 2 + parry + 2);

    let mut stage = Field::new(2).group(0, "fighter[seven-league-boots,mace] thug[sword]").group(1, "sentry").turn(0);
    assert!(!stage.offers(0, to_use("seven-league-boots")), "no unit has acted");
    stage.attack("fighter", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    stage.attack("thug", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    stage.use_power(0, "seven-league-boots").aim(0, "thug");
    assert_eq!((stage.actions("thug"), stage.actions("fighter")), (1, 0));
    assert_eq!((stage.fitted("fighter"), stage.discard()), (vec!["mace"], vec!["seven-league-boots"]));
    stage.attack("thug", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.life("sentry"), 15 - 4 - 5 - 5);
}

/// Once a round, in attack or in defence, and for its bearer alone.
#[test]
fn the_loaded_die_is_rolled_twice_and_the_better_one_counts() {
    let mut stage =
        Field::new(2).group(0, "fighter[loaded-die,sword] thug[mace]").group(1, "sentry[sceptre] scout").turn(0);
    stage.attack("thug", "mace", "scout").defend("scout", "waive").rolls([2]);
    assert_eq!(stage.values().0, 5 + 1 + 2);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "waive");
    assert_eq!(stage.declarable(0), ["loaded-die"]);
    stage.declare(0, &["loaded-die"]).rolls([2, 5]);
    assert_eq!((stage.values().0, stage.fitted("fighter")), (5 + 2 + 5, vec!["loaded-die", "sword"]));
    stage.end_turn();
    stage.attack("sentry", "sceptre", "fighter").defend("fighter", "sword").rolls([2, 2]);
    assert_eq!(stage.values().1, 3 + 1 + 2, "it was used in this round");

    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[loaded-die] scout").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "dodge").declare(1, &["loaded-die"]);
    stage.rolls([1, 3, 6, 5]);
    assert_eq!(stage.values(), (5 + 2 + 1, 3 + 6 + 5));
}

/// Equipment or spells; then the keys are gone.
#[test]
fn skeleton_keys_open_every_lock_once() {
    for loot in ["mail", "bolt"] {
        let mut stage =
            Field::new(2).group(0, "fighter[skeleton-keys,mace]").group(1, "witch[bolt,mail] sentry[sword]").turn(0);
        stage.use_power(0, "skeleton-keys").aim_at_card(0, loot);
        assert_eq!((stage.hand(0), stage.discard()), (vec![loot], vec!["skeleton-keys"]));
        assert!(!stage.fitted("witch").contains(&loot));
        assert_eq!((stage.fitted("fighter"), stage.actions("fighter")), (vec!["mace"], 1));
    }
    let stage = Field::new(2).group(0, "fighter[skeleton-keys]").group(1, "witch").turn(0);
    assert!(!stage.offers(0, to_use("skeleton-keys")), "there is nothing to take");
}

/// As a weapon it is the bane of demons; or it drives a demon out at once, and is then gone.
#[test]
fn the_censer_drives_demons_out() {
    let one = weapon("censer").one.expect("it is held in one hand");
    let mut stage = Field::new(2).group(0, "fighter[censer]").group(1, "sentry").demon(0, "succubus").turn(0);
    stage.attack("fighter", "censer", "demon-0").rolls([5]);
    assert_eq!(stage.values().0, 5 + i16::from(one.attack) + 5);
    assert_eq!(stage.damage() as i8, one.damage + amount("censer", "bane") as i8 - 1);

    let mut stage = Field::new(2).group(0, "fighter[censer]").group(1, "sentry").demon(0, "succubus").turn(0);
    stage.use_power(0, "censer");
    assert_eq!((stage.demon(0), stage.fitted("fighter"), stage.actions("fighter")), (None, vec![], 1));
    assert_eq!(stage.discard(), ["censer", "succubus"]);

    let mut stage = Field::new(2).group(0, "fighter[censer]").group(1, "sentry").demon(1, "succubus").turn(0);
    assert!(!stage.offers(0, to_use("censer")), "the demon lies at another player's group");
    stage.attack("fighter", "censer", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.damage() as i8, one.damage);
}
