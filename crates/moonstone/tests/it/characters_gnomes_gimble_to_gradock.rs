//! The gnomes, first part: Mama Gimble, Quarrel, Young Jack, Morris, Gradock.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::{AbilityChoice, Arranged, Choice, Question};
use moonstone::content::Content;
use moonstone::reasons::Reason;

/// MS-C.mama-gimble.slow, MS-C.mama-gimble.healing, MS-C.quarrel.slow
#[test]
fn mama_gimble_and_quarrel_are_slow_and_mama_heals() {
    check_slow("mama-gimble");
    check_healing("mama-gimble");
    check_slow("quarrel");
}

/// MS-C.mama-gimble.my-boys
#[test]
fn mama_gimbles_boys_shelter_her() {
    ability_id("MS-C.mama-gimble.my-boys");
    check_sheltered("mama-gimble", "young-jack", "flintlock");
}

/// MS-C.mama-gimble.luck-charms
#[test]
fn mama_gimbles_charms_help_other_gnomes() {
    ability_id("MS-C.mama-gimble.luck-charms");
    let counts = |gnome: &str, seat: u8, y: f64| {
        let field = || alone(gnome, 3).touching(1, "kaufman", 0).model(seat, "mama-gimble", 10.0, y).only(&[0]);
        let mut scene = field().activate(0);
        face(&mut scene, 1, ("thrust", 1), ("low-guard", 1));
        hands(&scene)[0]
    };
    assert_eq!([counts("billy", 0, 15.1), counts("billy", 0, 15.3)], [7, 6], "within 4 inches");
    assert_eq!(counts("flintlock", 0, 13.0), 5, "no gnome");
    assert_eq!(counts("billy", 1, 13.5), 6, "an enemy");
    for (y, cards) in [(15.1, 5), (15.3, 4)] {
        let mut scene = alone("billy", 2).model(0, "mama-gimble", 10.0, y).only(&[0]).activate(0);
        cast(&mut scene, "billy", "high-ho-silver", None, "B1");
        assert_eq!(drawn(&scene).0, cards);
    }
    let mut scene = alone("mama-gimble", 2).wounds(0, 1).activate(0);
    cast(&mut scene, "mama-gimble", "healing", Some(0), "G1");
    assert_eq!(drawn(&scene).0, 6, "not herself");
}

/// MS-C.mama-gimble.mothers-love
#[test]
fn mama_gimble_and_a_gnome_run_to_each_other() {
    let field = || alone("mama-gimble", 5).model(0, "billy", 18.0, 10.0).only(&[0]).wounds(1, 5);
    let mut scene = field().activate(0);
    employ(&mut scene, "mama-gimble", "mothers-love", Some(1));
    stands(&scene, 0, 12.0, 10.0);
    stands(&scene, 1, 16.0, 10.0);
    assert_eq!(now(&scene, 1).wounds, 3);
    check_used_up(&scene, "mama-gimble", "mothers-love");
    check_cost(field, "mama-gimble", "mothers-love", 1);
    check_range("mama-gimble", "mothers-love", (0, "quarrel"), 10.0);
    assert!(!reaches("mama-gimble", "mothers-love", (0, "flintlock"), 3.0), "no gnome");
}

/// MS-C.mama-gimble.mothers-wrath
#[test]
fn mama_gimbles_wrath_comes_once_when_she_is_engaged() {
    let field = |kaufman: f64| {
        let field = alone("mama-gimble", 5).model(1, "kaufman", kaufman, 10.0).model(0, "billy", 10.0, 13.0);
        let field = field.model(0, "flintlock", 10.0, 7.0).model(0, "quarrel", 10.0, 17.0).model(1, "fritz", 4.0, 10.0);
        last(field.only(&[0]))
    };
    let mut scene = field(11.5).activate(0);
    employ(&mut scene, "mama-gimble", "mothers-wrath", None);
    let state: Vec<(u8, u8)> = scene.now().models.iter().map(|model| (model.energy, model.wounds)).collect();
    assert_eq!(state, [(4, 0), (0, 2), (1, 0), (0, 0), (0, 0), (0, 0)]);
    check_used_up(&scene, "mama-gimble", "mothers-wrath");
    next_round(&mut scene);
    assert!(!scene.offers(0, use_ability("mama-gimble", "mothers-wrath")), "once a game");
    let scene = field(12.5).activate(0);
    assert_eq!(scene.why_not(0, use_ability("mama-gimble", "mothers-wrath")), Reason::NotEngaged);
    check_cost(|| field(11.5), "mama-gimble", "mothers-wrath", 1);
}

/// MS-C.mama-gimble.youll-regret-that
#[test]
fn mama_gimble_swaps_places_with_a_friend() {
    check_swap("mama-gimble");
    check_row("MS-C.mama-gimble.youll-regret-that", "mama-gimble", "low-guard", [0; 6]);
}

/// MS-C.quarrel.dirk
#[test]
fn quarrel_has_a_dirk() {
    check_weapon("MS-C.quarrel.dirk", "quarrel", [Some(0), Some(1), Some(0)]);
}

/// MS-C.quarrel.reload, MS-C.quarrel.shoot-crossbow
#[test]
fn quarrel_shoots_a_crossbow_and_reloads_it_until_a_catastrophe() {
    let cards = [("G1", 2), ("G2", 4), ("G3", 6), ("B3", 0), ("P3", 0)];
    check_shot("MS-C.quarrel.shoot-crossbow", 14.0, &cards, 0);
    check_reload("quarrel", "shoot-crossbow", false);
    let field = || last(alone("quarrel", 6).model(1, "kaufman", 13.0, 10.0).only(&[0]));
    let mut scene = field().activate(0);
    cast(&mut scene, "quarrel", "shoot-crossbow", Some(1), "G1");
    stands(&scene, 1, 14.0, 10.0);
    let mut scene = field().activate(0);
    cast(&mut scene, "quarrel", "shoot-crossbow", Some(1), "C");
    assert_eq!(scene.why_not(0, use_ability("quarrel", "reload")), Reason::Lost);
    next_round(&mut scene);
    assert_eq!(scene.why_not(0, use_ability("quarrel", "reload")), Reason::Lost);
}

/// MS-C.quarrel.brothers-in-arms
#[test]
fn quarrel_and_a_brother_in_arms_strengthen_each_other() {
    let field = || {
        let field = alone("quarrel", 3).touching(1, "kaufman", 0).model(0, "billy", 10.6, 11.3).only(&[0]).energy(2, 4);
        last(field).change(|battle| battle.models[2].has_activated = false)
    };
    for (answer, quarrel, left) in [(yes(), 7, 3), (no(), 5, 4)] {
        let mut scene = field().activate(0);
        employ(&mut scene, "quarrel", "brothers-in-arms", Some(2));
        scene.answer(0, answer);
        assert_eq!((now(&scene, 0).energy, now(&scene, 2).energy), (2, left));
        assert!(!scene.offers(0, use_ability("quarrel", "brothers-in-arms")), "each once a turn");
        face(&mut scene, 1, ("thrust", 1), ("low-guard", 1));
        assert_eq!(hands(&scene)[0], quarrel, "melee 3, attacking 2, and a brother's 2");
        play_both(&mut scene, "thrust", "low-guard", 0);
        pass_to(&mut scene, 0, 2);
        cast(&mut scene, "billy", "high-ho-silver", None, "B1");
        assert_eq!(drawn(&scene).0, 5, "arcane 4 + 1");
        face(&mut scene, 1, ("thrust", 1), ("low-guard", 1));
        assert_eq!(hands(&scene)[0], 8, "melee 4, attacking 2, a brother's 2");
    }
    check_cost(field, "quarrel", "brothers-in-arms", 1);
    check_range("quarrel", "brothers-in-arms", (0, "morris"), 4.0);
    assert!(!reaches("quarrel", "brothers-in-arms", (0, "mama-gimble"), 2.0), "no militia");
    assert!(!reaches("quarrel", "brothers-in-arms", (1, "morris"), 2.0), "an enemy");
}

/// MS-C.quarrel.tactical-retreat
#[test]
fn quarrel_retreats_tactically() {
    check_tactical_retreat("quarrel");
    check_row("MS-C.quarrel.tactical-retreat", "quarrel", "high-guard", [0; 6]);
}

/// MS-C.young-jack.ancestral-sword, MS-C.young-jack.ancestral-shield
#[test]
fn young_jack_has_the_arms_of_his_ancestors() {
    check_weapon("MS-C.young-jack.ancestral-sword", "young-jack", [Some(0), Some(2), Some(1)]);
    check_armour("MS-C.young-jack.ancestral-shield", "young-jack", [1, 1, 1, 1]);
}

/// MS-C.young-jack.lucky
#[test]
fn young_jack_arranges_the_top_of_the_deck_in_any_order() {
    let mut scene = alone("young-jack", 5).activate(0);
    employ(&mut scene, "young-jack", "lucky", None);
    scene.rolls(arcana(&["G1", "B2", "P3", "C", "G2"]));
    for (place, word) in [(0, "P3"), (1, "C"), (0, "G1"), (1, "B2"), (0, "G2")] {
        let card = card(word);
        scene.answer(0, if place == 0 { Arranged::Top(card) } else { Arranged::Bottom(card) });
    }
    assert_eq!(scene.now().arcana.bottom, [card("C"), card("B2")]);
    check_used_up(&scene, "young-jack", "lucky");
    // Arcane 2: he draws the top cards, and the resisting player draws the next ones.
    employ(&mut scene, "young-jack", "magic-brew", None);
    while !scene.running().asked(table::Seat(0)).is_some_and(|asked| asked.question == Question::Lay { open: false }) {
        scene.rolls([1]);
    }
    assert_eq!(scene.asked(0).options, ["G1", "G2"].map(|word| Choice::from(card(word))));
    assert_eq!(scene.now().casting().map(|casting| casting.resisting.of(card("P3"))), Some(1));
    check_cost(|| alone("young-jack", 1), "young-jack", "lucky", 1);
}

/// MS-C.young-jack.magic-brew
#[test]
fn young_jack_drinks_a_magic_brew() {
    let field = || alone("young-jack", 5).wounds(0, 3);
    for (card, energy, wounds) in [("B2", 4, 1), ("P3", 7, 3), ("G3", 4, 3), ("C", 4, 6)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "young-jack", "magic-brew", None, card);
        assert_eq!((now(&scene, 0).energy, now(&scene, 0).wounds), (energy, wounds), "{card}");
        check_used_up(&scene, "young-jack", "magic-brew");
    }
    check_cost(field, "young-jack", "magic-brew", 1);
}

/// MS-C.young-jack.shield-bash
#[test]
fn young_jack_bashes_with_his_shield() {
    check_row("MS-C.young-jack.shield-bash", "young-jack", "low-guard", [1, 2, 0, 2, 2, 1]);
    let field = || alone("young-jack", 1).model(1, "kaufman", 12.0, 10.0).only(&[0]);
    let mut scene = field().activate(0);
    clash(&mut scene, 1, "low-guard!", "high-guard");
    stands(&scene, 0, 10.82, 10.0);
    stands(&scene, 1, 13.0, 10.0);
    let mut scene = field().model(0, "billy", 11.0, 11.1).only(&[0]).activate(0);
    clash(&mut scene, 1, "low-guard!", "high-guard");
    stands(&scene, 1, 12.0, 10.0);
    assert!(now(&scene, 0).at != at(10.82, 10.0), "a model is in the way: no contact, no push");
}

/// MS-C.morris.pick
#[test]
fn morris_has_a_pick() {
    check_weapon("MS-C.morris.pick", "morris", [Some(2), None, Some(0)]);
}

/// MS-C.morris.miner
#[test]
fn morris_is_a_miner() {
    ability_id("MS-C.morris.miner");
    let mut scene = alone("morris", 1).stone_at(0, 4).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!((now(&scene, 0).stones, scene.now().stones.len()), (1, 0));
    for (stones, far) in [(0, 4.0), (1, 4.0), (2, 2.0)] {
        let mut scene = alone("morris", 0).carries(0, stones).activate(0);
        scene.answer(0, jog());
        scene.refused(0, way(&[(10.01 + far, 10.0)]));
        scene.answer(0, way(&[(10.0 + far, 10.0)]));
    }
}

/// MS-C.morris.tough-as-old-boots, MS-C.gradock.tough-as-old-boots
#[test]
fn morris_and_gradock_are_tough() {
    check_tough("morris");
    check_tough("gradock");
}

/// MS-C.morris.shove
#[test]
fn morris_shoves_once_a_turn_for_nothing() {
    let field = || alone("morris", 4).touching(0, "flintlock", 0).only(&[0]);
    let mut scene = field().activate(0);
    employ(&mut scene, "morris", "shove", Some(1));
    stands(&scene, 1, 13.18, 10.0);
    check_used_up(&scene, "morris", "shove");
    check_cost(field, "morris", "shove", 0);
    check_range("morris", "shove", (1, "kaufman"), 1.0);
    let mut scene = field().activate(0);
    scene.answer(0, use_ability("morris", "shove"));
    assert!(!scene.offers(0, target(0)), "another model");
}

/// MS-C.morris.sink-hole
#[test]
fn morris_opens_a_sink_hole() {
    let field = || alone("morris", 2).model(1, "baron-von-fancyhat", 13.0, 10.0).only(&[0]);
    for (card, wounds, jogs) in [("P1", 1, 2.0), ("P3", 3, 2.0), ("G3", 0, 4.0), ("B3", 0, 4.0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "morris", "sink-hole", Some(1), card);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}: wounds, no damage");
        pass_to(&mut scene, 1, 1);
        scene.answer(1, jog());
        scene.refused(1, way(&[(13.01 + jogs, 10.0)]));
        scene.answer(1, way(&[(13.0 + jogs, 10.0)]));
    }
    let mut scene = field().activate(0);
    cast(&mut scene, "morris", "sink-hole", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 0));
    check_cost(field, "morris", "sink-hole", 2);
    check_range("morris", "sink-hole", (0, "kaufman"), 8.0);
}

/// MS-C.morris.pick-a-fight
#[test]
fn morris_picks_a_fight_that_no_armour_helps_against() {
    check_row("MS-C.morris.pick-a-fight", "morris", "falling-swing", [0, 4, 4, 4, 4, 4]);
    for (card, wounds) in [("falling-swing!", 4), ("falling-swing", 2)] {
        let mut scene = alone("morris", 1).touching(1, "baron-von-fancyhat", 0).only(&[0]).activate(0);
        clash(&mut scene, 1, card, "low-guard");
        choose_kind(&mut scene, moonstone::content::Damage::Impact);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    // Favour of the old gods is a passive ability too, and does not come into play.
    let mut scene = alone("morris", 1).touching(1, "loci-nordic-shipwright", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, "falling-swing!", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 4);
}

/// MS-C.gradock.quilted-armour, MS-C.gradock.sage-advice
#[test]
fn gradock_wears_quilted_armour_and_gives_advice() {
    check_armour("MS-C.gradock.quilted-armour", "gradock", [0, 1, 0, 0]);
    check_sage_advice("gradock");
}

/// MS-C.gradock.smell-a-lie
#[test]
fn gradock_smells_lies_around_him() {
    ability_id("MS-C.gradock.smell-a-lie");
    let shoot = |seat: u8, y: f64, at: u8| {
        let field = alone("flintlock", 1).model(seat, "gradock", 16.0, y).model(1, "kaufman", 16.0, 10.0);
        let mut scene = field.only(&[0]).activate(0);
        employ(&mut scene, "flintlock", "shoot-musket", Some(at));
        draw(&mut scene, &["G2"]);
        scene.answer(0, lay("G2"));
        scene
    };
    for (y, at) in [(13.1, 1), (13.1, 2), (14.0, 1)] {
        let scene = shoot(1, y, at);
        assert_eq!(now(&scene, at).wounds, 4, "the card lies open and counts");
    }
    for (seat, y) in [(1, 13.3), (0, 13.1)] {
        assert_eq!(shoot(seat, y, 2).asked(0).question, Question::Name, "too far away, or not his enemy");
    }
}

/// MS-C.gradock.forgetfulness
#[test]
fn gradock_makes_others_forget() {
    let field = || alone("gradock", 1).model(1, "flintlock", 14.0, 10.0).only(&[0]);
    let content = Content::built_in();
    let flintlock = content.character(content.find_character("flintlock").expect("he is there"));
    for key in ["reload", "take-aim", "look-out", "shoot-musket"] {
        let mut scene = field().energy(1, 3).activate(0);
        employ(&mut scene, "gradock", "forgetfulness", Some(1));
        assert_eq!(scene.asked(0).options.len(), 4, "active or arcane");
        scene.answer(0, AbilityChoice { of: id(1), ability: flintlock.find(key).expect("he has it") });
        decline(&mut scene);
        pass_to(&mut scene, 1, 1);
        assert_eq!(now(&scene, 1).off, flintlock.find(key).expect("he has it").bit());
        for other in ["take-aim", "look-out", "shoot-musket"] {
            assert_eq!(scene.offers(1, use_ability("flintlock", other)), other != key, "{other} without {key}");
        }
    }
    check_cost(field, "gradock", "forgetfulness", 1);
    check_range("gradock", "forgetfulness", (0, "kaufman"), 8.0);
}

/// MS-C.gradock.snare-traps
#[test]
fn gradocks_traps_find_every_target() {
    // A model gives cover to Shabbaroon.
    let field = || alone("gradock", 2).model(1, "shabbaroon", 18.0, 10.0).model(1, "kaufman", 14.0, 10.9).only(&[0]);
    for (card, wounds) in [("G1", 1), ("G3", 3), ("B3", 0), ("P3", 0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "gradock", "snare-traps", Some(1), card);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
        assert_eq!(drawn(&scene).0, 2, "arcane 2, whatever evade and cover say");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, "gradock", "snare-traps", Some(1), "C");
    scene.answer(0, no());
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 0));
    check_cost(field, "gradock", "snare-traps", 2);
    check_range("gradock", "snare-traps", (1, "kaufman"), 14.0);
}

/// MS-C.gradock.the-old-slip-step
#[test]
fn gradock_slips_away() {
    check_row("MS-C.gradock.the-old-slip-step", "gradock", "high-guard", [0, 1, 1, 1, 1, 0]);
    let mut scene = alone("gradock", 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
    clash(&mut scene, 1, "high-guard!", "low-guard");
    scene.refused(0, way(&[(8.9, 10.0)]));
    scene.answer(0, way(&[(9.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(9.0, 10.0));
}
