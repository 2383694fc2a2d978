//! The faeries: Fraya, Teetoe, the Fencer, Butterfingers and Wasp.

use crate::field::plays::*;
use crate::field::*;
use moonstone::asked::AbilityChoice;
use moonstone::battle::{Change, ModelId};
use moonstone::content::{Damage, Mark};

const FENCER: &str = "the-fencer";
const BUTTER: &str = "butterfingers";

/// Feeble (MS-C.fraya.feeble): melee damage -2, a harvest for 1 more. Healing (MS-C.fraya.healing), can't hit me!
/// (MS-C.fraya.cant-hit-me).
#[test]
fn fraya_is_feeble_heals_and_is_not_hit() {
    check_deals("fraya", [2, 2, 2]);
    check_harvests_for_two("fraya");
    check_healing("fraya");
    check_cannot_be_hit("fraya");
    check_signature("fraya", "high-guard", [0; 6]);
}

/// Trickster (MS-C.fraya.trickster).
#[test]
fn fraya_shows_a_lie_for_energy() {
    check_trickster("fraya", "fizzle-pop", 2);
}

/// Trickster: a lie that was called gains nothing.
#[test]
fn fraya_gets_nothing_for_a_lie_that_was_doubted() {
    let mut scene = facing("fraya", 2, "gotchgut", 5.0).activate(0);
    scene.answer(0, use_ability("fraya", "fizzle-pop")).answer(0, target(1));
    draw(&mut scene, &["G1"]);
    scene.answer(0, lay("G1")).answer(0, lay("P1")).answer(1, bluff());
    scene.answer(1, moonstone::asked::Replacement::Leave);
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).wounds), (0, 0));
    assert!(scene.offers(0, end()));
}

/// Fizzle-pop: X magical damage with pink, then 1 inch away.
#[track_caller]
fn check_fizzle_pop(key: &str) {
    check_reach(key, "fizzle-pop", 2, 6.0, 1, "flintlock");
    check_catastrophe(key, "fizzle-pop", 6.0, 1, "flintlock", 2);
    let popped = |card: &str| {
        let mut scene = facing(key, 2, "baron-von-fancyhat", 4.0).activate(0);
        cast(&mut scene, key, "fizzle-pop", Some(1), card);
        (now(&scene, 1).wounds, gap(&mut scene, 0, 1))
    };
    assert_eq!([popped("P1"), popped("P3"), popped("B3")], [(1, 500), (3, 500), (0, 400)]);
}

/// Fizzle-pop (MS-C.fraya.fizzle-pop, MS-C.butterfingers.fizzle-pop).
#[test]
fn faeries_fizzle_and_pop() {
    check_fizzle_pop("fraya");
    check_fizzle_pop(BUTTER);
}

/// Dizzly spell (MS-C.fraya.dizzly-spell): an active ability of the target is off for the turn.
#[test]
fn fraya_switches_off_an_ability() {
    check_reach("fraya", "dizzly-spell", 2, 6.0, 1, "flintlock");
    check_catastrophe("fraya", "dizzly-spell", 6.0, 1, "flintlock", 1);
    let uses = |card: &str| {
        let mut scene = facing("fraya", 2, "flintlock", 4.0).energy(1, 1).activate(0);
        cast(&mut scene, "fraya", "dizzly-spell", Some(1), card);
        if card == "P2" {
            let choice = |key| AbilityChoice { of: ModelId(1), ability: ability("flintlock", key) };
            assert!(!scene.offers(0, choice("shoot-musket")) && scene.offers(0, choice("reload")));
            scene.answer(0, choice("take-aim"));
        }
        decline(&mut scene);
        scene.answer(0, end()).answer(1, ModelId(1));
        (scene.offers(1, use_ability("flintlock", "take-aim")), scene.offers(1, use_ability("flintlock", "look-out")))
    };
    assert_eq!((uses("P2"), uses("G2")), ((false, true), (true, true)));
}

/// Weakling (MS-C.teetoe.weakling) and enchanted dagger (MS-C.teetoe.enchanted-dagger): 1 less, all of it magical. Can't
/// hit me! (MS-C.teetoe.cant-hit-me).
#[test]
fn teetoe_is_weak_and_magical_and_not_hit() {
    check_deals("teetoe", [3, 3, 3]);
    check_deals_magical("teetoe", 1);
    check_harvests_for_two("teetoe");
    check_cannot_be_hit("teetoe");
    check_signature("teetoe", "high-guard", [0; 6]);
}

/// Arcane reflection (MS-C.teetoe.arcane-reflection): for 3 energy the target becomes the acting model.
#[test]
fn teetoe_turns_an_ability_round() {
    let mut scene = facing("ribald", 2, "teetoe", 5.0).energy(1, 4).activate(0);
    scene.answer(0, use_ability("ribald", "fire-cannon")).answer(0, target(1)).answer(1, yes());
    draw(&mut scene, &["G1"]);
    assert_eq!((drawn(&scene).0, now(&scene, 1).energy), (5 + 2, 1), "Teetoe's arcane and Ribald's evade");
    scene.answer(1, lay("G1")).answer(1, lay("G1")).answer(0, truth());
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (1, 0), "2 damage, less the armour");
    assert_eq!(gap(&mut scene, 0, 1), 600);
}

/// Arcane reflection: Teetoe then suffers the catastrophe, but loses no ability to it.
#[test]
fn teetoe_suffers_the_catastrophe_of_a_reflected_ability() {
    let mut scene = facing("jayda", 3, "teetoe", 5.0).energy(1, 4).wounds(1, 1).activate(0);
    scene.answer(0, use_ability("jayda", "shoot-bow")).answer(0, target(1)).answer(1, yes());
    draw(&mut scene, &["C"]);
    scene.answer(1, lay("C")).answer(1, lay("C")).answer(0, truth());
    decline(&mut scene);
    scene.answer(0, end()).answer(1, ModelId(1));
    assert!(scene.offers(1, use_ability("teetoe", "vigour")), "no ability of Teetoe is lost");
}

/// Arcane reflection: not with less energy, not against friendly models, and always optional.
#[test]
fn teetoe_does_not_always_reflect() {
    let asked = |seat: u8, energy: u8| {
        let field = Field::new().model(0, "ribald", 10.0, 10.0).apart(seat, "teetoe", 0, 5.0);
        let mut scene = field.energy(0, 2).energy(1, energy).activate(0);
        scene.answer(0, use_ability("ribald", "fire-cannon")).answer(0, target(1));
        is_offered(&mut scene, seat)
    };
    assert_eq!([asked(1, 3), asked(1, 2), asked(0, 4)], [true, false, false]);
    let mut scene = facing("ribald", 2, "teetoe", 5.0).energy(1, 3).activate(0);
    scene.answer(0, use_ability("ribald", "fire-cannon")).answer(0, target(1)).answer(1, no());
    believe(&mut scene, "G1");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds, now(&scene, 1).energy), (0, 2, 3));
}

/// Vigour (MS-C.teetoe.vigour): heals 1 for 1 energy, as long as the energy lasts.
#[test]
fn teetoe_heals_with_vigour() {
    let mut scene = facing("teetoe", 2, "flintlock", 5.0).wounds(0, 3).activate(0);
    scene.answer(0, use_ability("teetoe", "vigour")).answer(0, use_ability("teetoe", "vigour"));
    assert_eq!((now(&scene, 0).wounds, now(&scene, 0).energy), (1, 0));
    assert!(!scene.offers(0, use_ability("teetoe", "vigour")));
}

/// Misdirection (MS-C.teetoe.misdirection): an enemy is moved up to 3 inches for 4 energy.
#[test]
fn teetoe_misdirects_an_enemy() {
    check_reach("teetoe", "misdirection", 4, 6.0, 1, "flintlock");
    assert!(!can_aim(facing("teetoe", 4, "grub", 3.0).change(|it| it.models[1].owner.0 = 0), "teetoe", "misdirection"));
    let mut scene =
        Field::new().model(0, "teetoe", 10.0, 10.0).model(1, "flintlock", 15.0, 10.0).only(&[0]).activate(0);
    use_on(&mut scene, "teetoe", "misdirection", 1);
    scene.refused(0, way(&[(15.0, 13.1)]));
    scene.answer(0, way(&[(15.0, 13.0)]));
    assert_eq!(now(&scene, 1).at, at(15.0, 13.0));
}

/// Weakling (MS-C.the-fencer.weakling), needle (MS-C.the-fencer.needle): piercing +1; volta (MS-C.the-fencer.volta):
/// piercing -2.
#[test]
fn the_fencer_has_a_needle() {
    check_deals(FENCER, [3, 3, 4]);
    check_harvests_for_two(FENCER);
    check_takes(FENCER, [4, 4, 2, 4]);
}

/// Swift (MS-C.the-fencer.swift): once a turn 2 inches out of a melee.
#[test]
fn the_fencer_steps_out_of_a_melee() {
    check_swift(FENCER);
}

/// Spiteful: heals 1 whenever it wounds an enemy.
#[track_caller]
fn check_spiteful(key: &str) {
    let healed = |card: &str, theirs: &str| {
        let mut scene = duel(key, 1, "brunhilde").wounds(0, 3).activate(0);
        fight(&mut scene, 1, card, theirs);
        now(&scene, 0).wounds
    };
    assert_eq!((healed("thrust", "low-guard"), healed("sweeping-cut", "low-guard")), (2, 3));
}

/// Spiteful (MS-C.the-fencer.spiteful, MS-C.wasp.spiteful).
#[test]
fn spiteful_faeries_heal_when_they_wound() {
    check_spiteful(FENCER);
    check_spiteful("wasp");
}

/// Enfeeble (MS-C.the-fencer.enfeeble): the target deals X less in melee for the turn.
#[test]
fn the_fencer_enfeebles() {
    check_reach(FENCER, "enfeeble", 3, 4.0, 1, "flintlock");
    let dealt = |card: &str| {
        let mut scene = duel(FENCER, 4, "flintlock").activate(0);
        cast(&mut scene, FENCER, "enfeeble", Some(1), card);
        fight(&mut scene, 1, "rising-attack", "sweeping-cut");
        choose_kind(&mut scene, Damage::Impact);
        (now(&scene, 0).wounds, now(&scene, 1).energy)
    };
    assert_eq!([dealt("P1"), dealt("P2"), dealt("G3")], [(1, 0), (0, 0), (2, 0)]);
    let mut scene = duel(FENCER, 3, "flintlock").activate(0);
    cast(&mut scene, FENCER, "enfeeble", Some(1), "C");
    assert_eq!(now(&scene, 1).energy, 1, "with a catastrophe the target gains 1 energy");
}

/// Needlepoint (MS-C.the-fencer.needlepoint): armour is ignored.
#[test]
fn the_fencer_finds_every_gap() {
    check_signature(FENCER, "thrust", [1, 2, 2, 1, 2, 2]);
    check_unreducible(FENCER, "thrust", 1);
}

/// Weakling (MS-C.butterfingers.weakling, MS-C.wasp.weakling), javelin (MS-C.wasp.javelin): piercing +2.
#[test]
fn butterfingers_and_wasp_are_weaklings() {
    check_deals(BUTTER, [3, 3, 3]);
    check_harvests_for_two(BUTTER);
    check_deals("wasp", [3, 3, 5]);
    check_harvests_for_two("wasp");
}

/// Clumsy cluts (MS-C.butterfingers.clumsy-cluts): the target is a weakling for the turn.
#[test]
fn butterfingers_makes_a_weakling() {
    check_reach(BUTTER, "clumsy-cluts", 2, 6.0, 1, "flintlock");
    let mut scene = duel(BUTTER, 3, "flintlock").activate(0);
    use_on(&mut scene, BUTTER, "clumsy-cluts", 1);
    fight(&mut scene, 1, "rising-attack", "sweeping-cut");
    assert_eq!(now(&scene, 0).wounds, 1, "2 less 1");
    let mut scene = facing(BUTTER, 2, "flintlock", 4.0).stone_at(1, 1).energy(1, 1).activate(0);
    use_on(&mut scene, BUTTER, "clumsy-cluts", 1);
    decline(&mut scene);
    scene.answer(0, end()).answer(1, ModelId(1));
    assert!(!scene.offers(1, harvest(0)), "a harvest costs 2");
}

/// Butterfingers (MS-C.butterfingers.butterfingers): a 3 of any colour makes the target drop a stone.
#[test]
fn butterfingers_lets_others_drop_stones() {
    check_reach(BUTTER, "butterfingers", 2, 6.0, 1, "flintlock");
    for (card, drops) in [("G3", true), ("B3", true), ("P3", true), ("P2", false)] {
        let mut scene = facing(BUTTER, 3, "flintlock", 4.0).carries(1, 2).activate(0);
        cast(&mut scene, BUTTER, BUTTER, Some(1), card);
        if drops {
            take_last(&mut scene, 0);
        }
        let depths: Vec<u8> = scene.now().stones.iter().map(|stone| stone.depth).collect();
        assert_eq!((now(&scene, 1).stones, depths), if drops { (1, vec![1]) } else { (2, vec![]) });
    }
    let mut scene = facing(BUTTER, 4, "flintlock", 4.0).carries(1, 2).activate(0);
    cast(&mut scene, BUTTER, BUTTER, Some(1), "C");
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).stones), (0, 2), "a catastrophe costs all energy");
}

/// Faerie dust (MS-C.butterfingers.faerie-dust): damage taken -2, and the enemy loses 2 energy.
#[test]
fn butterfingers_throws_dust() {
    check_signature(BUTTER, "high-guard", [0; 6]);
    let dusted = |play: fn(&mut table::Scene<moonstone::Moonstone>, u8, &str, &str)| {
        let mut scene = duel("fritz", 4, BUTTER).activate(0);
        play(&mut scene, 1, "rising-attack", "high-guard");
        choose_kind(&mut scene, Damage::Slicing);
        (now(&scene, 1).wounds, now(&scene, 0).energy)
    };
    assert_eq!((dusted(fight), dusted(counter)), ((5, 3), (3, 1)));
}

/// Buckler (MS-C.wasp.buckler): no duplicates against her.
#[test]
fn wasp_cannot_be_hit_critically() {
    let mut scene = duel("fritz", 1, "wasp").activate(0);
    engage(&mut scene, 1, &["falling-swing", "falling-swing"], &["low-guard"]);
    choose_kind(&mut scene, Damage::Impact);
    assert_eq!(now(&scene, 1).wounds, 3, "there is no question about duplicates");
}

/// Rage (MS-C.wasp.rage): a faerie is no weakling for the turn.
#[test]
fn wasp_rages() {
    check_reach("wasp", "rage", 3, 8.0, 0, "teetoe");
    assert!(!can_aim(facing("wasp", 3, "flintlock", 3.0), "wasp", "rage"), "only faeries");
    let mut scene = duel("wasp", 4, "brunhilde").activate(0);
    use_on(&mut scene, "wasp", "rage", 0);
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 3);
}

/// Rage and clumsy cluts: the later effect counts.
#[test]
fn wasp_rages_against_clumsiness() {
    let clumsy = Change::Mark { mark: Mark::Weakling, by: ModelId(1) };
    let field = duel("wasp", 4, "brunhilde").change(|battle| battle.models[0].changes.push(clumsy));
    let mut scene = field.activate(0);
    use_on(&mut scene, "wasp", "rage", 0);
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 3);
}

/// Throw javelin (MS-C.wasp.throw-javelin, MS-C.vespa.throw-javelin).
#[test]
fn wasps_throw_javelins() {
    check_javelin("wasp");
    check_javelin("vespa");
}

/// Diving attack (MS-C.wasp.diving-attack): an upgraded falling swing, piercing.
#[test]
fn wasp_dives() {
    check_signature("wasp", "falling-swing", [0, 4, 3, 4, 2, 1]);
}
