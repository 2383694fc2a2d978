//! Dämonen (KH-56): every demon is laid at a group, does harm while it is there, and can be fought.

use crate::cards::{amount, assert_all_played, demon};
use crate::field::{Field, Stage, card, to_declare, to_play};
use kleine_helden::asked::Act;
use kleine_helden::content::{Burden, Card, Figures, Kind};

#[test]
fn every_demon_is_played_here() {
    assert_all_played(Kind::Demon, include_str!("cards_demons.rs"));
}

/// Laid from hand for free, at a group of the player's choice, replacing a demon there; it has fixed values, never
/// rolls, and is gone when it has no life left.
#[track_caller]
fn check(key: &str) {
    let mut stage = Field::new(3)
        .group(0, "fighter")
        .group(1, "sentry")
        .group(2, "witch")
        .demon(2, "gremlin")
        .hand(0, &[key])
        .turn(0);
    stage.play(0, key).aim_at_group(0, 2);
    assert_eq!((stage.demon(2), stage.demon(1), stage.actions("fighter")), (Some(key), None, 1));
    assert_eq!((stage.life("demon-2"), stage.discard()), (demon(key).life, vec!["gremlin"]), "{key}");

    let Figures { parry, resistance, armour, .. } = demon(key).figures;
    let weaker = weakness(key);
    let field = || Field::new(2).group(0, "fencer[sword] mage[bolt] seer").group(1, "sentry").demon(0, key);
    let mut stage = field().turn(0);
    stage.attack("fencer", "sword", "demon-0").rolls([5]);
    let attack = 5 + 2 + 2 + i16::from(weaker.attack) + 5;
    assert_eq!(stage.values(), (attack, i16::from(parry)), "{key}");
    let damage = if attack > i16::from(parry) { 5 + 1 - armour } else { 0 };
    assert_eq!(stage.life("demon-0") as i8, (demon(key).life as i8 - damage).max(0), "{key}");
    let mut stage = field().turn(0);
    stage.attack("mage", "bolt", "demon-0").rolls([5]);
    assert_eq!(stage.values(), (5 + 2 + i16::from(weaker.magic) + 5, i16::from(resistance)), "{key}");

    let mut stage = field().change(|battle| battle.groups[0].demon.as_mut().expect("it is there").life = 1).turn(0);
    let is_rolled_again = !demon(key).burdens.has(Burden::NoSixes);
    stage.attack("fencer", "sword", "demon-0").rolls([6].into_iter().chain(is_rolled_again.then_some(5)));
    assert_eq!((stage.demon(0), stage.discard()), (None, vec![key]), "{key}");
}

/// What the demon takes off its group's values.
fn weakness(key: &str) -> Figures {
    demon(key).burdens.iter().fold(Figures::NONE, |sum, burden| match burden {
        Burden::Weaken(figures) => sum + figures,
        _ => sum,
    })
}

/// A random unit of the group loses life at the start of each turn, and no unit heals in any way.
#[test]
fn the_shadow_soul_bleeds_a_group_and_prevents_healing() {
    check("shadow-soul");
    let bleed = amount("shadow-soul", "bleed");
    let mut stage = Field::new(2)
        .group(0, "werewolf:9 vampiress:9[sword]")
        .group(1, "sentry")
        .demon(0, "shadow-soul")
        .start_of_turn(0);
    stage.rolls([2]);
    assert_eq!(stage.group(0), format!("werewolf:9 vampiress:{}", 9 - bleed), "the werewolf does not regenerate");
    stage.attack("vampiress", "sword", "sentry").defend("sentry", "waive").rolls([2]);
    assert_eq!(stage.life("vampiress"), 9 - bleed, "nor does she drink");
    stage.end_turn();
    assert_eq!(stage.group(0), format!("werewolf:9 vampiress:{}", 9 - bleed), "only in its group's turn");

    let mut stage = Field::new(2)
        .group(0, "mage:9[mend,sword]")
        .group(1, "sentry")
        .hand(0, &["balm", "day-off"])
        .demon(0, "shadow-soul")
        .turn(0);
    assert!(!stage.offers(0, stage.to_cast("mage", "mend")));
    assert!(!stage.offers(0, to_play("day-off")));
    stage.attack("mage", "sword", "sentry").defend("sentry", "waive");
    assert!(stage.asked_seats().is_empty(), "a balm would do nothing");
    stage.rolls([2]);
    assert_eq!(stage.life("mage"), 9);
}

/// The last unit of a group may bleed to death; then the group is out.
#[test]
fn the_shadow_soul_can_kill() {
    let stage = Field::new(2).group(0, "fighter:1").group(1, "sentry").demon(0, "shadow-soul").start_of_turn(0);
    assert!(stage.is_out(0));
    assert_eq!(stage.ended(), Some(("outcome-last-group", vec![1])));
}

/// Heroes and creatures alike; other groups are not affected.
#[test]
fn a_trembling_group_strikes_and_parries_worse() {
    check("trembler");
    let weaker = weakness("trembler");
    for (by, with, own) in [("fighter", "sword", 5 + 2), ("imp", "bare", 4)] {
        let mut stage =
            Field::new(2).group(0, "fighter[sword] imp").group(1, "sentry[mace]").demon(0, "trembler").turn(0);
        stage.attack(by, with, "sentry").defend("sentry", "mace").rolls([3, 3]);
        assert_eq!(stage.values(), (own + i16::from(weaker.attack) + 3, 3 + 2 + 3), "{by}");
    }
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[mace]").demon(1, "trembler").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mace").rolls([3, 3]);
    assert_eq!(stage.values(), (5 + 2 + 3, 3 + 2 + i16::from(weaker.parry) + 3));
}

/// A six is not rolled again in attack, defence or casting. Manoeuvres cannot be played, potions can.
#[test]
fn the_spoilsport_forbids_sixes_and_manoeuvres() {
    check("spoilsport");
    let mut stage = Field::new(2)
        .group(0, "mage:9[sword,mend] fighter[mace]")
        .group(1, "sentry")
        .hand(0, &["lunge", "tonic"])
        .demon(0, "spoilsport")
        .turn(0);
    stage.attack("fighter", "mace", "sentry").defend("sentry", "dodge");
    assert_eq!(stage.declarable(0), ["tonic"]);
    stage.pass(0).rolls([6, 1]);
    assert_eq!((stage.values().0, stage.damage()), (5 + 1 + 6, 4));
    stage.cast("mage", "mend").pass(0).rolls([6]);
    assert_eq!(stage.life("mage"), 13);
    let mut stage = Field::new(2).group(0, "fighter[sword]").group(1, "sentry[mace]").demon(1, "spoilsport").turn(0);
    stage.attack("fighter", "sword", "sentry").defend("sentry", "mace").rolls([6, 6, 5, 6]);
    assert_eq!((stage.values(), stage.damage()), ((5 + 2 + 17, 3 + 2 + 6), 5 + 2));
}

/// KH-56: without sixes an attack may be too weak for a demon. Then cards that only count after a hit are not offered.
#[test]
fn cards_do_not_help_an_attack_that_cannot_hit() {
    let Figures { parry, .. } = demon("spoilsport").figures;
    assert_eq!(parry, 3 + 1 + 6, "a mage with a mace cannot beat it, one with a sword can");
    let field = |arms: &str| Field::new(2).group(0, &format!("mage[{arms}]")).group(1, "sentry").demon(0, "spoilsport");
    let mut stage = field("mace").npc(0, "smith").turn(0);
    stage.attack("mage", "mace", "demon-0").rolls([6]);
    assert_eq!(stage.life("demon-0"), demon("spoilsport").life, "the smith was not asked");
    let mut stage = field("sword").npc(0, "smith").turn(0);
    stage.attack("mage", "sword", "demon-0");
    assert_eq!(stage.declarable(0), ["smith"]);
    let mut stage = field("mace").npc(0, "smith").hand(0, &["tonic"]).turn(0);
    stage.attack("mage", "mace", "demon-0");
    let sets = [&["tonic"][..], &["smith"], &["tonic", "smith"]].map(|cards| stage.offers(0, to_declare(cards)));
    assert_eq!(sets, [true, false, true], "with a tonic it may hit, and then the smith helps");
}

/// KH-32, KH-34: without sixes a parry may be too weak. Then it is not offered, and "why not?" gives the reason.
#[test]
fn a_parry_that_cannot_succeed_is_not_offered() {
    let field = |arms: &str| Field::new(2).group(0, "fencer[sword]").group(1, &format!("mage[{arms}]"));
    let least = 5 + 2 + 2 + 1;
    let offers = |stage: &mut Stage, with: &str| {
        stage.attack("fencer", "sword", "mage");
        stage.offers(1, stage.to_defend("mage", with))
    };
    let mut stage = field("mace").demon(1, "spoilsport").turn(0);
    assert!(offers(&mut stage, "mace"), "{} against {least}", 2 + 2 + 6);
    let mut stage = field("javelin").demon(1, "spoilsport").turn(0);
    assert!(!offers(&mut stage, "javelin"), "{} against {least}", 2 + 1 + 6);
    assert_eq!(stage.rule_against(1, stage.to_defend("mage", "javelin")), "KH-32");
    assert!(stage.offers(1, stage.to_defend("mage", "waive")), "others do not learn whether a parry could succeed");
    let mut stage = field("javelin").turn(0);
    assert!(offers(&mut stage, "javelin"), "a six may be followed by another");
    let mut stage = field("javelin").demon(1, "spoilsport").hand(1, &["nimble-juice"]).turn(0);
    assert!(offers(&mut stage, "javelin"), "with the juice it may do");
    let mut stage = field("javelin").demon(1, "spoilsport").hand(1, &["sidestep"]).turn(0);
    assert!(!offers(&mut stage, "javelin"), "manoeuvres are forbidden");
    let mut stage = field("javelin").demon(1, "spoilsport").hand(1, &["banana-peel"]).turn(0);
    assert!(offers(&mut stage, "javelin"), "the attacker may slip");
    let mut stage = field("javelin").demon(1, "spoilsport").hand(0, &["banana-peel"]).turn(0);
    assert!(!offers(&mut stage, "javelin"), "a player's own peel does not count");
    let mut stage = Field::new(3)
        .group(0, "fencer[sword]")
        .group(1, "mage[javelin]")
        .group(2, "sentry")
        .demon(1, "spoilsport")
        .hand(2, &["banana-peel"])
        .turn(0);
    stage.attack("fencer", "sword", "mage").leave(2);
    assert!(stage.offers(1, stage.to_defend("mage", "javelin")), "others may hold a peel");
}

/// KH-07, KH-16, KH-17: fewer cards, no trade, no new hero.
#[test]
fn the_red_tape_fiend_holds_up_cards_and_heroes() {
    check("red-tape-fiend");
    let hand = ["sword", "mace", "mail", "bolt", "spark", "mend", "lunge", "heave"];
    for (demon, fewer) in [("red-tape-fiend", amount("red-tape-fiend", "fewer-draws")), ("gremlin", 0)] {
        let mut stage = Field::new(2)
            .group(0, "fighter")
            .group(1, "sentry")
            .heroes(&["troll"])
            .hand(0, &hand)
            .deck(&["buckler", "javelin", "hammer"])
            .demon(0, demon)
            .start_of_turn(0);
        let cards = &["buckler", "javelin"][..2 - usize::from(fewer)];
        stage.draw(0, cards);
        assert_eq!(stage.hand(0).len(), hand.len() + 2 - usize::from(fewer), "{demon}");
        assert_eq!((stage.offers(0, Act::Trade), stage.offers(0, Act::Buy)), (fewer == 0, fewer == 0), "{demon}");
    }
}

/// KH-53: every spell rests longer, even one without a cooldown; magic and resistance are weaker.
#[test]
fn the_drowsy_drude_makes_magic_slow_and_weak() {
    check("drowsy-drude");
    let (slow, weaker) = (amount("drowsy-drude", "slow-magic"), weakness("drowsy-drude"));
    for spell in ["spark", "bolt"] {
        let Card::AttackSpell(printed) = card(spell) else { panic!("{spell} is an attack spell") };
        let mut stage =
            Field::new(2).group(0, &format!("mage[{spell}]")).group(1, "witch").demon(0, "drowsy-drude").turn(0);
        stage.attack("mage", spell, "witch").defend("witch", "waive").rolls([3]);
        assert_eq!(stage.values().0, 5 + i16::from(printed.magic + weaker.magic) + 3, "{spell}");
        for _ in 0..printed.cooldown + slow {
            stage.end_turn().end_turn();
            assert!(!stage.offers(0, stage.to_attack("mage", spell)), "{spell}");
        }
        stage.end_turn().end_turn();
        assert!(stage.offers(0, stage.to_attack("mage", spell)), "{spell}");
    }
    let mut stage = Field::new(2).group(0, "mage[spark]").group(1, "witch").demon(1, "drowsy-drude").turn(0);
    stage.attack("mage", "spark", "witch").defend("witch", "dodge").rolls([3, 3]);
    assert_eq!(stage.values().1, 4 + i16::from(weaker.resistance) + 3);
}

/// It takes a random card at the end of each of the group's turns, and the group can neither protect nor be protected.
#[test]
fn the_infernal_taxman_collects_and_isolates() {
    check("infernal-taxman");
    let mut stage = Field::new(3)
        .group(0, "fighter[sword]")
        .group(1, "sentry scout")
        .group(2, "witch")
        .hand(1, &["mace", "mail"])
        .demon(1, "infernal-taxman")
        .turn(0);
    stage.attack("fighter", "sword", "witch");
    assert_eq!(stage.asked_seats(), [2], "group 1 cannot offer protection");
    stage.defend("witch", "waive").rolls([2]);
    stage.end_turn();
    assert_eq!(stage.hand(1), ["mail", "mace"], "only in its group's turn");
    stage.end_turn().rolls([1, 1]);
    assert_eq!((stage.hand(1), stage.hand(2)), (vec!["mace"], vec!["mail"]), "the next one draws it");

    let mut stage =
        Field::new(2).group(0, "fighter[sword]").group(1, "sentry scout").demon(1, "infernal-taxman").turn(0);
    stage.attack("fighter", "sword", "sentry");
    assert_eq!(stage.rule_against(1, stage.to_hide_behind("sentry", "scout")), "KH-56");
}
