//! Allgemeine Zauber (KH-50, KH-53, KH-54): every general spell just succeeds, and just fails.

use crate::cards::{amount, assert_all_played, charm, hero, just, not_quite, target};
use crate::field::{Field, Stage, card, card_id};
use kleine_helden::content::Kind;
use table::Pending;

#[test]
fn every_general_spell_is_played_here() {
    assert_all_played(Kind::GeneralSpell, include_str!("cards_general_spells.rs"));
}

/// A mage with magic 5 has the spell in the book; mage and fighter are wounded.
fn field(key: &str) -> Field {
    Field::new(3)
        .group(0, &format!("mage:6[{key}] fighter:14"))
        .group(1, "sentry:9[mail,sword] imp")
        .group(2, "witch")
        .discard(&["buckler", "lunge"])
}

/// KH-50: die and magic have to reach the target number; with one less nothing happens. KH-53: after a success it rests
/// for its cooldown. KH-54: from hand it is discarded. `at` names its target, if there is a choice.
#[track_caller]
fn check(key: &str, at: &str) -> Stage {
    let mut stage = field(key).turn(0);
    stage.cast("mage", key);
    aim(&mut stage, at);
    let before = (stage.group(0), stage.group(1), stage.group(2), stage.now().charms.clone());
    stage.rolls(not_quite(target(key) - 5));
    assert_eq!((stage.group(0), stage.group(1), stage.group(2), stage.now().charms.clone()), before, "{key}");
    assert!(!stage.now().is_resting(card_id(key)), "{key}");
    stage.assert_acts(0);

    let mut stage = field("bolt").hand(0, &[key]).turn(0);
    stage.cast("mage", key);
    aim(&mut stage, at);
    stage.rolls(not_quite(target(key) - 5));
    assert_eq!(stage.hand(0), [""; 0], "{key}");
    assert!(stage.discard().contains(&key), "{key}");

    let mut stage = field(key).turn(0);
    stage.cast("mage", key);
    aim(&mut stage, at);
    stage.rolls(just(target(key) - 5));
    let cooldown = card(key).cooldown();
    assert_eq!(stage.now().is_resting(card_id(key)), cooldown > 0, "{key}");
    assert_eq!((stage.actions("mage"), stage.fitted("mage")), (0, vec![key]), "{key}");
    stage
}

#[track_caller]
fn aim(stage: &mut Stage, at: &str) {
    match at {
        "" => stage,
        "group-1" => stage.aim_at_group(0, 1),
        unit => stage.aim(0, unit),
    };
}

/// KH-53: it wakes after this many of its owner's turns have begun.
#[track_caller]
fn check_cooldown(key: &str, mut stage: Stage) {
    for _ in 0..card(key).cooldown() {
        pass_round(&mut stage);
        assert_eq!(stage.rule_against(0, stage.to_cast("mage", key)), "KH-53", "{key}");
    }
    pass_round(&mut stage);
    assert!(!stage.now().is_resting(card_id(key)), "{key}");
}

/// Three turns in which players do nothing but draw what was discarded.
#[track_caller]
fn pass_round(stage: &mut Stage) {
    for _ in 0..3 {
        stage.end_turn();
        while !stage.is_free_to_act() {
            match stage.running().pending() {
                Pending::Roll { .. } => drop(stage.rolls([1])),
                _ => {
                    let seat = stage.now().turn.side.0;
                    let first = stage.asked(seat).options[0];
                    stage.say(seat, first);
                }
            }
        }
    }
}

/// One unit of the caster's group, not above its starting life.
#[test]
fn herbal_tea_heals_one() {
    let life = amount("herbal-tea", "heal");
    let stage = check("herbal-tea", "mage");
    assert_eq!(stage.group(0), format!("mage:{} fighter:14", 6 + life));
    check_cooldown("herbal-tea", stage);
    let stage = check("herbal-tea", "fighter");
    assert_eq!(stage.group(0), "mage:6 fighter:15");
}

#[test]
fn a_group_hug_heals_all() {
    let life = amount("group-hug", "heal-all");
    let stage = check("group-hug", "");
    assert_eq!(stage.group(0), format!("mage:{} fighter:15", 6 + life));
    assert_eq!(stage.group(1), "sentry:9 imp:4");
    check_cooldown("group-hug", stage);
}

/// Whatever they wear; other groups are not affected.
#[test]
fn chain_lightning_goes_through_a_whole_group() {
    let life = amount("chain-lightning", "damage-group");
    let stage = check("chain-lightning", "group-1");
    assert_eq!(stage.group(1), format!("sentry:{} imp:{}", 9 - life, 4 - life));
    assert_eq!((stage.group(0), stage.group(2)), ("mage:6 fighter:14".to_string(), "witch:15".to_string()));
    check_cooldown("chain-lightning", stage);
}

/// KH-70, KH-71: a whole group may fall at once; the caster loots each hero, and the group is out.
#[test]
fn chain_lightning_can_wipe_out_a_group() {
    let mut stage = Field::new(3)
        .group(0, "mage[chain-lightning]")
        .group(1, "sentry:1[sword] scout:1[mace]")
        .group(2, "witch")
        .turn(0);
    stage.cast("mage", "chain-lightning").aim_at_group(0, 1).rolls([6, 5]);
    stage.loot(0, "sword").loot_nothing(0);
    assert_eq!((stage.is_out(1), stage.hand(0), stage.discard()), (true, vec!["sword"], vec!["mace"]));
    stage.assert_acts(0);
}

#[test]
fn the_curse_of_rust_breaks_armour() {
    let stage = check("rust-curse", "");
    assert_eq!((stage.fitted("sentry"), stage.discard()), (vec!["sword"], vec!["mail", "buckler", "lunge"]));
    check_cooldown("rust-curse", stage);
    let stage = Field::new(2).group(0, "mage[rust-curse]").group(1, "sentry[sword]").turn(0);
    assert!(!stage.offers(0, stage.to_cast("mage", "rust-curse")), "there is no armour");
}

#[test]
fn sleepy_sand_takes_reaction_and_action() {
    let mut stage = check("sleepy-sand", "sentry");
    assert_eq!((stage.reactions("sentry"), stage.reactions("imp")), (0, 1));
    stage.end_turn();
    assert_eq!((stage.actions("sentry"), stage.actions("imp")), (0, 1));
    let stage = check("sleepy-sand", "sentry");
    check_cooldown("sleepy-sand", stage);
}

/// Until the caster's next turn starts: in attacks this turn, and in parries of all turns in between.
#[test]
fn canned_courage_lasts_until_the_next_turn() {
    let figures = charm("canned-courage");
    let field = || Field::new(2).group(0, "mage[canned-courage] fighter[mace]").group(1, "sentry[sword]");
    let mut stage = field().turn(0);
    stage.cast("mage", "canned-courage").aim(0, "fighter").rolls(just(target("canned-courage") - 5));
    stage.attack("fighter", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.values().0, 5 + 1 + i16::from(figures.attack) + 2);
    stage.end_turn();
    stage.attack("sentry", "sword", "fighter").defend("fighter", "mace").rolls([2, 2]);
    assert_eq!(stage.values().1, 3 + 2 + i16::from(figures.parry) + 2);
    stage.end_turn();
    stage.attack("fighter", "mace", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.values().0, 5 + 1 + 2);
    check_cooldown("canned-courage", check("canned-courage", "mage"));
}

/// Both fighting and casting get harder, throughout the next turn of the cursed player.
#[test]
fn weak_knees_last_until_the_casters_next_turn() {
    let figures = charm("knee-curse");
    let mut stage = Field::new(2).group(0, "mage[knee-curse] fighter[sword]").group(1, "witch[mace,spark]").turn(0);
    stage.cast("mage", "knee-curse").rolls(just(target("knee-curse") - 5));
    stage.attack("fighter", "sword", "witch").defend("witch", "mace").rolls([1, 4]);
    assert_eq!(stage.values().1, (2 + 2 + i16::from(figures.parry)).max(0) + 4);
    stage.end_turn();
    stage.attack("witch", "spark", "mage").defend("mage", "waive").rolls([2]);
    assert_eq!(stage.values().0, 5 + i16::from(figures.magic) + 2);
    stage.end_turn().end_turn();
    stage.attack("witch", "mace", "mage").defend("mage", "waive").rolls([2]);
    assert_eq!(stage.values().0, 3 + 1 + 2, "it has ended");
    check_cooldown("knee-curse", check("knee-curse", "sentry"));
}

/// KH-05: a card of the player's choice, equipment only.
#[test]
fn grave_robbery_takes_equipment_from_the_discard_pile() {
    let stage = check("grave-robbery", "");
    assert_eq!((stage.hand(0), stage.discard()), (vec!["buckler"], vec!["lunge"]));
    check_cooldown("grave-robbery", stage);
    let mut stage =
        Field::new(2).group(0, "mage[grave-robbery]").group(1, "sentry").discard(&["buckler", "mail", "bolt"]).turn(0);
    stage.cast("mage", "grave-robbery").aim_at_card(0, "mail").rolls(just(target("grave-robbery") - 5));
    assert_eq!((stage.hand(0), stage.discard()), (vec!["mail"], vec!["buckler", "bolt"]));
}

/// KH-03: a hero specialised in the school can roll lower; heroes without magic cannot use the card.
#[test]
fn specialised_heroes_cast_better() {
    let mut stage = Field::new(2).group(0, "shaman:6[herbal-tea] black-knight").group(1, "sentry").turn(0);
    assert!(!stage.offers(0, stage.to_cast("black-knight", "herbal-tea")));
    let shaman = hero("shaman");
    let nature = kleine_helden::content::Category::Nature;
    let magic = i16::from(shaman.figures.magic + shaman.specialisations[nature.index()].magic);
    stage.cast("shaman", "herbal-tea").rolls(just(target("herbal-tea") - magic));
    assert_eq!(stage.life("shaman"), 6 + amount("herbal-tea", "heal"));
}
