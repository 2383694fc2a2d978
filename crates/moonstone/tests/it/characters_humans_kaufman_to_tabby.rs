//! The humans of the Commonwealth, second part: Kaufman, Natty, Gertrude, Tabby.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::Question;
use moonstone::content::Damage;
use moonstone::reasons::Reason;

/// MS-C.kaufman.shower-of-gold
#[test]
fn kaufman_showers_gold_on_a_point() {
    let field = || {
        let field = alone("kaufman", 4).model(1, "flintlock", 13.0, 14.0).model(0, "agatha-tavernfrau", 13.0, 6.0);
        field.model(1, "fritz", 19.0, 10.0).only(&[0])
    };
    let mut scene = field().activate(0);
    scene.answer(0, use_ability("kaufman", "shower-of-gold"));
    scene.refused(0, spot(16.7, 10.0));
    scene.answer(0, spot(13.0, 10.0));
    while is_asked(&mut scene, 0, |question| matches!(question, Question::Whom { .. })) {
        scene.answer(0, target(1));
    }
    stands(&scene, 0, 10.0, 10.0);
    stands(&scene, 1, 13.0, 12.0);
    stands(&scene, 2, 13.0, 8.0);
    stands(&scene, 3, 19.0, 10.0);
    check_cost(field, "kaufman", "shower-of-gold", 2);
}

/// MS-C.kaufman.shower-of-gold: Kaufman's player chooses who moves first, and later models find less room.
#[test]
fn kaufman_chooses_who_takes_the_gold_first() {
    for (first, other) in [(1, 2), (2, 1)] {
        let field = alone("kaufman", 2).model(1, "flintlock", 13.0, 12.0).model(1, "fritz", 13.0, 8.0).only(&[0]);
        let mut scene = field.activate(0);
        scene.answer(0, use_ability("kaufman", "shower-of-gold")).answer(0, spot(13.0, 10.0));
        assert!(scene.offers(0, target(1)) && scene.offers(0, target(2)) && !scene.offers(0, target(0)));
        scene.answer(0, target(first));
        stands(&scene, first, 13.0, 10.0);
        let side = if other == 1 { 1.18 } else { -1.18 };
        stands(&scene, other, 13.0, 10.0 + side);
    }
}

/// MS-C.kaufman.money-bag
#[test]
fn kaufmans_gold_holds_every_model_that_sees_it() {
    let field = || alone("kaufman", 2).model(1, "flintlock", 17.0, 10.0).model(1, "fritz", 27.0, 10.0).only(&[0]);
    let mut scene = field().activate(0);
    scene.answer(0, use_ability("kaufman", "money-bag"));
    scene.refused(0, spot(17.2, 13.0));
    scene.answer(0, spot(14.0, 10.0));
    assert_eq!(scene.now().tokens.len(), 1);
    // Kaufman himself may move freely.
    scene.answer(0, jog()).answer(0, way(&[(6.0, 10.0)]));
    pass_to(&mut scene, 1, 1);
    scene.answer(1, jog());
    scene.refused(1, way(&[(18.0, 10.0)]));
    scene.answer(1, way(&[(15.3, 10.0)]));
    assert_eq!(scene.now().tokens.len(), 1);
    scene.answer(1, end()).answer(1, id(2));
    scene.answer(1, jog()).answer(1, way(&[(31.0, 10.0)]));
    check_cost(field, "kaufman", "money-bag", 2);
}

/// MS-C.kaufman.money-bag: it is removed once a base touches it.
#[test]
fn kaufmans_gold_is_gone_once_a_model_touches_it() {
    let mut scene = alone("kaufman", 2).model(1, "flintlock", 17.0, 10.0).only(&[0]).activate(0);
    scene.answer(0, use_ability("kaufman", "money-bag")).answer(0, spot(14.0, 10.0));
    pass_to(&mut scene, 1, 1);
    scene.answer(1, jog()).answer(1, way(&[(14.5, 10.0)]));
    assert!(scene.now().tokens.is_empty());
}

/// MS-C.kaufman.a-generous-offer
#[test]
fn kaufman_buys_a_moonstone_with_a_two() {
    let field = || alone("kaufman", 5).model(1, "shabbaroon", 12.0, 10.0).only(&[0]).carries(1, 2);
    for (card, left, own) in [("G2", 1, 0), ("P2", 1, 0), ("B2", 2, 0), ("G1", 2, 0), ("P3", 2, 0), ("C", 2, 2)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "kaufman", "a-generous-offer", Some(1), card);
        let (kaufman, other) = (now(&scene, 0), now(&scene, 1));
        assert_eq!((other.stones, kaufman.stones, kaufman.wounds), (left, 2 - left, own), "{card}");
        assert_eq!(drawn(&scene), (4, 6), "evade does not count");
        check_used_up(&scene, "kaufman", "a-generous-offer");
    }
    check_cost(field, "kaufman", "a-generous-offer", 1);
    check_range("kaufman", "a-generous-offer", (0, "flintlock"), 2.0);
}

/// MS-C.kaufman.gut-barge
#[test]
fn kaufmans_belly_moves_people() {
    check_row("MS-C.kaufman.gut-barge", "kaufman", "thrust", [0; 6]);
    let mut scene = alone("kaufman", 1).model(1, "flintlock", 12.0, 10.0).only(&[0]).activate(0);
    clash(&mut scene, 1, "thrust!", "high-guard");
    stands(&scene, 1, 14.0, 10.0);
}

/// MS-C.natty-slum-thief.weakling
#[test]
fn natty_is_weak() {
    check_weakling("natty-slum-thief");
}

/// MS-C.natty-slum-thief.look-of-innocence
#[test]
fn natty_looks_so_innocent_that_hostile_actions_cost_more() {
    ability_id("MS-C.natty-slum-thief.look-of-innocence");
    let field = |energy: u8| alone("flintlock", energy).touching(1, "natty-slum-thief", 0).only(&[0]);
    let mut scene = field(2).activate(0);
    scene.answer(0, attack(1));
    assert_eq!(now(&scene, 0).energy, 0);
    draw_hands(&mut scene, ("thrust", 1), ("high-guard", 1));
    let scene = field(1).activate(0);
    assert!(!scene.offers(0, attack(1)));
    assert_eq!(scene.why_not(0, attack(1)), Reason::NoEnergy { has: 1, needs: 2 });
    let mut scene = field(2).activate(0);
    employ(&mut scene, "flintlock", "shoot-musket", Some(1));
    assert_eq!(now(&scene, 0).energy, 0);
    draw(&mut scene, &["P1"]);
    assert!(!field(1).activate(0).offers(0, use_ability("flintlock", "shoot-musket")));
    // Friends pay the printed price.
    let mut scene = alone("flintlock", 1).model(0, "natty-slum-thief", 12.0, 10.0).only(&[0]).activate(0);
    employ(&mut scene, "flintlock", "look-out", Some(1));
    assert_eq!(now(&scene, 0).energy, 0);
}

/// MS-C.natty-slum-thief.disappear-in-a-crowd
#[test]
fn natty_disappears_in_a_crowd() {
    ability_id("MS-C.natty-slum-thief.disappear-in-a-crowd");
    let cards = |crowd: &[(f64, f64)]| {
        let field = alone("quack", 4).model(1, "natty-slum-thief", 13.0, 10.0).wounds(1, 1);
        let field = crowd.iter().fold(field, |field, (x, y)| field.model(1, "kaufman", *x, *y));
        let mut scene = field.only(&[0]).activate(0);
        employ(&mut scene, "quack", "healing", Some(1));
        draw(&mut scene, &["G1"]);
        drawn(&scene).0
    };
    assert_eq!(cards(&[]), 5, "the one that acts does not count");
    assert_eq!(cards(&[(13.0, 14.1)]), 4, "within 3 inches");
    assert_eq!(cards(&[(13.0, 14.3)]), 5, "farther away");
    assert_eq!(cards(&[(13.0, 13.0), (13.0, 7.0), (16.0, 10.0)]), 2);
}

/// MS-C.natty-slum-thief.swift
#[test]
fn natty_darts_out_of_a_melee_once_a_turn() {
    ability_id("MS-C.natty-slum-thief.swift");
    let field = |x: f64| alone("kaufman", 3).model(1, "natty-slum-thief", x, 10.0).energy(1, 3).activate(0);
    let mut scene = field(12.0);
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    scene.refused(1, way(&[(14.1, 10.0)]));
    scene.answer(1, way(&[(14.0, 10.0)]));
    // Kaufman comes after her; a second dart is not possible.
    scene.answer(0, jog()).answer(0, way(&[(12.5, 10.0)])).answer(1, target(1));
    scene.refused(1, way(&[(15.1, 10.0)]));
    scene.answer(1, way(&[(15.0, 10.0)]));
    let mut scene = field(12.3);
    scene.answer(0, step()).answer(0, way(&[])).answer(1, target(1));
    scene.refused(1, way(&[(13.4, 10.0)]));
    scene.answer(1, way(&[(13.3, 10.0)]));
}

/// MS-C.natty-slum-thief.slingshot
#[test]
fn natty_shoots_with_a_sling() {
    let field = || alone("natty-slum-thief", 2).model(1, "kaufman", 13.0, 10.0).only(&[0]);
    for (card, wounds) in [("G1", 1), ("G3", 3), ("B3", 0), ("P3", 0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "natty-slum-thief", "slingshot", Some(1), card);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    // After a catastrophe she is neither innocent nor hidden: evade 1, whatever models are nearby.
    let mut scene = field().model(1, "flintlock", 10.0, 13.0).only(&[0]).energy(2, 1).activate(0);
    cast(&mut scene, "natty-slum-thief", "slingshot", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 0));
    decline(&mut scene);
    pass_to(&mut scene, 1, 2);
    scene.answer(1, use_ability("flintlock", "shoot-musket")).answer(1, target(0));
    assert_eq!(now(&scene, 2).energy, 0);
    draw(&mut scene, &["P1"]);
    assert_eq!(drawn(&scene), (4, 6));
    check_cost(field, "natty-slum-thief", "slingshot", 2);
    check_range("natty-slum-thief", "slingshot", (1, "kaufman"), 6.0);
}

/// MS-C.natty-slum-thief.cut-purse
#[test]
fn natty_cuts_a_purse() {
    check_row("MS-C.natty-slum-thief.cut-purse", "natty-slum-thief", "sweeping-cut", [0; 6]);
    let field = |wounds: u8| {
        let field = alone("natty-slum-thief", 1).touching(1, "fritz", 0).only(&[0]).wounds(0, wounds);
        field.carries(1, 2).activate(0)
    };
    for (answer, left) in [(yes(), 1), (no(), 2)] {
        let mut scene = field(0);
        // Rising attack 2, great sword +3, and 2 less.
        clash(&mut scene, 1, "sweeping-cut!", "rising-attack");
        scene.answer(1, Damage::Slicing);
        assert_eq!(now(&scene, 0).wounds, 3);
        scene.answer(0, answer);
        assert_eq!((now(&scene, 1).stones, now(&scene, 0).stones), (left, 2 - left));
    }
    let mut scene = field(3);
    clash(&mut scene, 1, "sweeping-cut!", "rising-attack");
    scene.answer(1, Damage::Slicing);
    assert!(is_slain(&scene, 0) && now(&scene, 1).stones == 2, "not if slain");
}

/// MS-C.gertrude-the-faerie-hunter.protection-charm
#[test]
fn gertrude_wears_a_charm() {
    let gertrude = "gertrude-the-faerie-hunter";
    check_armour("MS-C.gertrude-the-faerie-hunter.protection-charm", gertrude, [0, 0, 0, 1]);
}

/// MS-C.gertrude-the-faerie-hunter.natural-order
#[test]
fn gertrude_punishes_energy_above_three() {
    let gertrude = "gertrude-the-faerie-hunter";
    let field = || {
        let field = alone(gertrude, 6).model(1, "kaufman", 14.0, 10.0).model(0, "fritz", 10.0, 14.0);
        let field = field.model(1, "flintlock", 6.0, 10.0).model(1, "agatha-tavernfrau", 10.0, 4.5);
        field.energy(1, 5).energy(2, 4).energy(3, 3).energy(4, 7)
    };
    let mut scene = field().activate(0);
    employ(&mut scene, gertrude, "natural-order", None);
    let wounds: Vec<u8> = scene.now().models.iter().map(|model| model.wounds).collect();
    assert_eq!(wounds, [2, 2, 1, 0, 0], "she has paid 1; Agatha is too far away");
    decline(&mut scene);
    check_used_up(&scene, gertrude, "natural-order");
    check_cost(field, gertrude, "natural-order", 1);
}

/// MS-C.gertrude-the-faerie-hunter.hunting-party
#[test]
fn gertrude_hunts_with_humans_and_fauns() {
    let gertrude = "gertrude-the-faerie-hunter";
    let field = || {
        let field = alone(gertrude, 6).touching(1, "kaufman", 0).model(0, "flintlock", 12.0, 11.5);
        let field = field.model(0, "billy", 12.0, 8.5).only(&[0]).energy(1, 3).energy(2, 2).energy(3, 2);
        field.change(|battle| battle.models[1].has_activated = true)
    };
    let mut scene = field().activate(0);
    employ(&mut scene, gertrude, "hunting-party", Some(1));
    assert_eq!(now(&scene, 1).energy, 1, "half of 3, rounded up, is gone");
    decline(&mut scene);
    check_used_up(&scene, gertrude, "hunting-party");
    cast(&mut scene, gertrude, "blunderbuss", Some(1), "P1");
    assert_eq!(drawn(&scene).0, 7, "arcane 5, hunting 1, evade 1");
    decline(&mut scene);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene)[0], 8, "melee 4, hunting 2, attacking 2");
    play_both(&mut scene, "thrust", "high-guard", 0);
    decline(&mut scene);
    pass_to(&mut scene, 0, 2);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene)[0], 7, "a human: melee 3, hunting 2, attacking 2");
    play_both(&mut scene, "thrust", "high-guard", 0);
    decline(&mut scene);
    scene.answer(0, end()).answer(0, id(3));
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene)[0], 6, "a gnome: melee 4, attacking 2");
    check_cost(field, gertrude, "hunting-party", 1);
    let scene = field().change(|battle| battle.models[1].has_activated = false).activate(0);
    assert!(!scene.offers(0, use_ability(gertrude, "hunting-party")), "only a target that has been activated");
}

/// MS-C.gertrude-the-faerie-hunter.reload, MS-C.gertrude-the-faerie-hunter.blunderbuss
#[test]
fn gertrude_shoots_her_blunderbuss() {
    let cards = [("G1", 1), ("G3", 3), ("B2", 2), ("P3", 0)];
    check_shot("MS-C.gertrude-the-faerie-hunter.blunderbuss", 4.0, &cards, 2);
    check_reload("gertrude-the-faerie-hunter", "blunderbuss", false);
}

/// MS-C.gertrude-the-faerie-hunter.spin-kick
#[test]
fn gertrude_reloads_with_a_kick() {
    let gertrude = "gertrude-the-faerie-hunter";
    check_row("MS-C.gertrude-the-faerie-hunter.spin-kick", gertrude, "sweeping-cut", [1, 2, 2, 1, 1, 0]);
    let mut scene = alone(gertrude, 3).touching(1, "kaufman", 0).only(&[0]).activate(0);
    cast(&mut scene, gertrude, "blunderbuss", Some(1), "P1");
    assert!(!scene.offers(0, use_ability(gertrude, "blunderbuss")));
    clash(&mut scene, 1, "sweeping-cut!", "rising-attack");
    choose_foe_kind(&mut scene);
    assert_eq!(now(&scene, 0).wounds, 1, "2 damage, 1 less");
    scene.refused(0, way(&[(12.3, 10.0)]));
    scene.answer(0, way(&[(12.1, 10.0)]));
    stands(&scene, 1, 12.1, 10.0);
    assert!(scene.offers(0, use_ability(gertrude, "blunderbuss")), "loaded again, even engaged");
}

/// MS-C.tabby-the-librarian.poking-stick
#[test]
fn tabby_pokes_and_does_not_cut() {
    check_weapon("MS-C.tabby-the-librarian.poking-stick", "tabby-the-librarian", [Some(0), None, Some(0)]);
}

/// MS-C.tabby-the-librarian.energy-syphon
#[test]
fn tabby_spreads_a_friends_energy() {
    let tabby = "tabby-the-librarian";
    let field = || {
        let field = alone(tabby, 4).model(0, "fritz", 14.0, 10.0).model(0, "flintlock", 10.0, 14.0);
        field.model(1, "kaufman", 6.0, 10.0).model(0, "billy", 10.0, 25.0).only(&[0]).energy(1, 4)
    };
    let mut scene = field().activate(0);
    scene.answer(0, use_ability(tabby, "energy-syphon"));
    assert!(!scene.offers(0, target(3)), "a friend");
    scene.answer(0, target(1)).rolls(arcana(&["P3"]));
    assert!(!scene.offers(0, target(4)), "within 8 inches of her");
    scene.answer(0, target(2)).answer(0, target(0)).answer(0, nobody());
    let energy: Vec<u8> = scene.now().models.iter().map(|model| model.energy).collect();
    assert_eq!(energy, [5, 2, 1, 0, 0], "up to 3 of his 4");
    check_used_up(&scene, tabby, "energy-syphon");
    let mut scene = field().activate(0);
    employ(&mut scene, tabby, "energy-syphon", Some(1));
    scene.rolls(arcana(&["C"]));
    assert_eq!((now(&scene, 1).energy, now(&scene, 0).wounds), (2, 2));
    check_cost(field, tabby, "energy-syphon", 0);
    check_range(tabby, "energy-syphon", (0, "kaufman"), 8.0);
}

/// MS-C.tabby-the-librarian.caustic-contract
#[test]
fn tabby_makes_a_contract() {
    let tabby = "tabby-the-librarian";
    let field = || alone(tabby, 4).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    for (card, wounds) in [("B1", 0), ("B2", 1), ("B3", 2), ("G3", 0), ("P3", 0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, tabby, "caustic-contract", Some(1), card);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, tabby, "caustic-contract", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 0));
    // The next damage becomes null, the one after it does not.
    let mut scene = field().activate(0);
    cast(&mut scene, tabby, "caustic-contract", Some(1), "B1");
    for wounds in [0, 1] {
        clash(&mut scene, 1, "thrust", "low-guard");
        assert_eq!(now(&scene, 1).wounds, wounds);
    }
    check_cost(field, tabby, "caustic-contract", 1);
    check_range(tabby, "caustic-contract", (0, "kaufman"), 6.0);
}

/// MS-C.tabby-the-librarian.librarians-scorn
#[test]
fn tabby_scorns() {
    let tabby = "tabby-the-librarian";
    let field = || alone(tabby, 4).model(1, "kaufman", 14.0, 10.0).only(&[0]);
    for (card, x, wounds) in [("P1", 15.0, 0), ("P2", 16.0, 1), ("P3", 17.0, 2), ("G2", 14.0, 0), ("B2", 14.0, 0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, tabby, "librarians-scorn", Some(1), card);
        stands(&scene, 1, x, 10.0);
        assert_eq!(now(&scene, 1).wounds, wounds, "{card}");
    }
    let mut scene = field().activate(0);
    cast(&mut scene, tabby, "librarians-scorn", Some(1), "C");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (3, 0));
    check_cost(field, tabby, "librarians-scorn", 1);
    check_range(tabby, "librarians-scorn", (0, "kaufman"), 6.0);
}

/// MS-C.tabby-the-librarian.shhhhh
#[test]
fn tabby_silences_wounded_enemies() {
    check_row("MS-C.tabby-the-librarian.shhhhh", "tabby-the-librarian", "thrust", [1, 1, 1, 0, 1, 1]);
    for (other, energy) in [("low-guard", 2), ("sweeping-cut", 3)] {
        let mut scene = alone("tabby-the-librarian", 1).touching(1, "kaufman", 0).energy(1, 3).activate(0);
        clash(&mut scene, 1, "thrust!", other);
        decline_follow_up(&mut scene);
        assert_eq!(now(&scene, 1).energy, energy, "{other}");
    }
}
