//! The humans of the Commonwealth, first part: Eric, Quack, Agatha, Friar Flavious.

use crate::field::drill::*;
use crate::field::shared::*;
use crate::field::*;
use moonstone::asked::{Follow, Question};
use moonstone::content::Damage;

/// MS-C.eric-the-squire.squire
#[test]
fn eric_makes_soldiers_and_nobles_near_him_fight_better() {
    ability_id("MS-C.eric-the-squire.squire");
    let cards = |attacker: &str, seat: u8, y: f64| {
        let field = alone(attacker, 1).touching(1, "quack", 0).model(seat, "eric-the-squire", 10.0, y).only(&[0]);
        let mut scene = field.activate(0);
        face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
        hands(&scene)[0]
    };
    // Flintlock has melee 3, Kaufman 2, Agatha 3; attackers draw two more cards.
    assert_eq!([cards("flintlock", 0, 15.1), cards("flintlock", 0, 15.3)], [6, 5], "a soldier within 4 inches");
    assert_eq!([cards("kaufman", 0, 15.1), cards("kaufman", 0, 15.3)], [6, 4], "a noble");
    assert_eq!(cards("agatha-tavernfrau", 0, 13.0), 5, "neither soldier nor noble");
    assert_eq!(cards("flintlock", 1, 13.0), 5, "the squire of an enemy");
    let mut scene = alone("eric-the-squire", 1).touching(1, "quack", 0).only(&[0]).activate(0);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene)[0], 5, "not himself");
}

/// MS-C.eric-the-squire.leather-jerkin
#[test]
fn eric_wears_a_leather_jerkin() {
    check_armour("MS-C.eric-the-squire.leather-jerkin", "eric-the-squire", [0, 1, 1, 0]);
}

/// MS-C.eric-the-squire.my-hero
#[test]
fn eric_cheers_a_soldier_or_a_noble() {
    for (hero, gained) in [("flintlock", 1), ("kaufman", 2), ("young-jack", 2)] {
        let field = || alone("eric-the-squire", 2).model(0, hero, 13.0, 10.0).only(&[0]);
        let mut scene = field().activate(0);
        employ(&mut scene, "eric-the-squire", "my-hero", Some(1));
        assert_eq!((now(&scene, 1).energy, now(&scene, 0).energy), (gained, 0), "{hero}");
        check_cost(field, "eric-the-squire", "my-hero", 2);
    }
    check_range("eric-the-squire", "my-hero", (1, "kaufman"), 4.0);
    assert!(!reaches("eric-the-squire", "my-hero", (0, "agatha-tavernfrau"), 2.0), "neither soldier nor noble");
}

/// MS-C.eric-the-squire.field-medic
#[test]
fn eric_is_a_field_medic() {
    check_field_medic("eric-the-squire");
}

/// MS-C.eric-the-squire.youll-regret-that
#[test]
fn eric_swaps_places_with_a_friend() {
    check_swap("eric-the-squire");
    check_row("MS-C.eric-the-squire.youll-regret-that", "eric-the-squire", "low-guard", [0; 6]);
}

/// MS-C.quack.weakling, MS-C.quack.healing
#[test]
fn quack_is_weak_and_heals() {
    check_weakling("quack");
    check_healing("quack");
}

/// MS-C.quack.premonition
#[test]
fn quack_foresees_what_enemies_do_to_him() {
    let field = || alone("flintlock", 2).model(1, "quack", 11.5, 10.0).only(&[0]).energy(1, 1);
    let offered = |question: &Question| matches!(question, Question::Offer { .. });
    // He steps out of reach: the energy is gone and nothing happens.
    let mut scene = field().activate(0);
    scene.answer(0, attack(1)).answer(1, yes()).answer(1, way(&[(12.5, 10.0)]));
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (1, 0));
    assert!(scene.now().fight().is_none() && scene.offers(0, end()));
    // He steps, and is still a target.
    let mut scene = field().activate(0);
    employ(&mut scene, "flintlock", "shoot-musket", Some(1));
    scene.answer(1, yes()).answer(1, way(&[(12.5, 10.0)]));
    draw(&mut scene, &["G2"]);
    scene.answer(0, lay("G2")).answer(0, lay("G2")).answer(1, truth());
    assert_eq!(now(&scene, 1).wounds, 4);
    // He does not step.
    let mut scene = field().activate(0);
    scene.answer(0, attack(1)).answer(1, no());
    draw_hands(&mut scene, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene), [5, 2]);
    // He is not asked without energy, nor when a friend uses an ability.
    let mut scene = field().energy(1, 0).activate(0);
    employ(&mut scene, "flintlock", "shoot-musket", Some(1));
    assert!(!is_asked(&mut scene, 1, offered));
    let mut scene = alone("flintlock", 2).model(0, "quack", 11.5, 10.0).only(&[0]).energy(1, 1).activate(0);
    employ(&mut scene, "flintlock", "look-out", Some(1));
    assert!(scene.offers(0, end()));
}

/// MS-C.quack.foresight
#[test]
fn quack_foresees_for_a_human_once_a_turn() {
    let field = || alone("quack", 6).model(1, "kaufman", 14.0, 10.0).only(&[0]).wounds(0, 1);
    let mut scene = field().activate(0);
    employ(&mut scene, "quack", "foresight", Some(0));
    check_used_up(&scene, "quack", "foresight");
    cast(&mut scene, "quack", "healing", Some(0), "G1");
    assert_eq!(drawn(&scene), (7, 6));
    check_cost(field, "quack", "foresight", 1);
    check_range("quack", "foresight", (1, "kaufman"), 10.0);
    assert!(!reaches("quack", "foresight", (0, "billy"), 2.0), "a gnome");
}

/// MS-C.quack.blinding-powder
#[test]
fn quack_blinds_with_powder() {
    let field = || alone("quack", 2).touching(1, "baron-von-fancyhat", 0).only(&[0]);
    for (card, left) in [("B1", 3), ("B2", 1), ("B3", 1), ("G3", 5), ("P3", 5)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "quack", "blinding-powder", Some(1), card);
        face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
        assert_eq!(hands(&scene)[1], left, "{card}: melee 5 - 2X, at least 1");
    }
    // Arcane 3 - 2 = 1.
    let mut scene = field().energy(1, 1).activate(0);
    cast(&mut scene, "quack", "blinding-powder", Some(1), "B1");
    decline(&mut scene);
    pass_to(&mut scene, 1, 1);
    scene.answer(1, use_ability("baron-von-fancyhat", "shoot-pistol")).answer(1, target(0));
    decline(&mut scene);
    draw(&mut scene, &["B1"]);
    assert_eq!(drawn(&scene), (1, 6));
    let mut scene = field().energy(0, 4).activate(0);
    cast(&mut scene, "quack", "blinding-powder", Some(1), "C");
    assert_eq!((now(&scene, 0).energy, now(&scene, 0).wounds), (0, 0));
    check_cost(field, "quack", "blinding-powder", 1);
    check_range("quack", "blinding-powder", (1, "kaufman"), 4.0);
}

/// MS-C.quack.gone-in-a-puff
#[test]
fn quack_is_gone_in_a_puff() {
    check_row("MS-C.quack.gone-in-a-puff", "quack", "low-guard", [0; 6]);
    let mut scene = alone("quack", 1).touching(1, "baron-von-fancyhat", 0).model(0, "fritz", 11.2, 11.5).only(&[0]);
    scene = scene.energy(2, 1);
    let mut scene = last(scene).change(|battle| battle.models[2].has_activated = false).activate(0);
    clash(&mut scene, 1, "low-guard!", "high-guard");
    scene.refused(0, way(&[(5.9, 10.0)]));
    scene.answer(0, way(&[(6.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(6.0, 10.0));
    pass_to(&mut scene, 0, 2);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene), [6, 3], "the Baron has melee 5 - 2");
}

/// MS-C.agatha-tavernfrau.deutsche-courage
#[test]
fn agatha_gives_courage_once_a_turn() {
    ability_id("MS-C.agatha-tavernfrau.deutsche-courage");
    let field = |attacker: &str, seat: u8, y: f64| {
        let field = alone(attacker, 2).touching(1, "kaufman", 0).model(seat, "agatha-tavernfrau", 10.0, y);
        field.only(&[0]).activate(0)
    };
    for attacker in ["flintlock", "gertrude-the-faerie-hunter"] {
        let mut scene = field(attacker, 0, 17.1);
        scene.answer(0, attack(1)).answer(0, yes());
        assert_eq!(now(&scene, 0).energy, 2, "1 paid, 1 given");
        draw_hands(&mut scene, ("thrust", 1), ("high-guard", 1));
        play_both(&mut scene, "thrust", "high-guard", 0);
        scene.answer(0, attack(1));
        assert_eq!(now(&scene, 0).energy, 1, "once a turn");
    }
    let mut scene = field("flintlock", 0, 17.1);
    scene.answer(0, attack(1)).answer(0, no());
    assert_eq!(now(&scene, 0).energy, 1);
    for (attacker, seat, y) in [("flintlock", 0, 17.3), ("natty-slum-thief", 0, 13.0), ("flintlock", 1, 13.0)] {
        let mut scene = field(attacker, seat, y);
        scene.answer(0, attack(1));
        assert!(scene.now().fight().is_some() && now(&scene, 0).energy == 1, "{attacker}");
    }
}

/// MS-C.agatha-tavernfrau.concealed-dagger, MS-C.natty-slum-thief.concealed-dagger
#[test]
fn a_dagger_is_concealed() {
    let (agatha, natty) = ("agatha-tavernfrau", "natty-slum-thief");
    check_weapon("MS-C.agatha-tavernfrau.concealed-dagger", agatha, [Some(1), Some(1), Some(2)]);
    assert_eq!(deals(agatha, "thrust", "low-guard", Damage::Piercing), 2);
    assert_eq!(deals(agatha, "falling-swing", "low-guard", Damage::Impact), 2, "no other card");
    // Natty is a weakling as well.
    check_weapon("MS-C.natty-slum-thief.concealed-dagger", natty, [Some(0), Some(0), Some(1)]);
    assert_eq!(deals(natty, "thrust", "low-guard", Damage::Piercing), 1);
}

/// MS-C.agatha-tavernfrau.enticing-offer
#[test]
fn agatha_entices_with_a_two() {
    let field = || alone("agatha-tavernfrau", 2).model(1, "kaufman", 20.0, 10.0).only(&[0]);
    for (card, x) in [("G2", 16.0), ("B2", 16.0), ("P2", 16.0), ("G1", 20.0), ("B3", 20.0)] {
        let mut scene = field().activate(0);
        cast(&mut scene, "agatha-tavernfrau", "enticing-offer", Some(1), card);
        stands(&scene, 1, x, 10.0);
    }
    let mut scene = field().activate(0);
    cast(&mut scene, "agatha-tavernfrau", "enticing-offer", Some(1), "C");
    assert_eq!(now(&scene, 0).wounds, 2);
    check_cost(field, "agatha-tavernfrau", "enticing-offer", 2);
    check_range("agatha-tavernfrau", "enticing-offer", (0, "kaufman"), 10.0);
}

/// MS-C.agatha-tavernfrau.drink-your-fill
#[test]
fn agatha_fills_the_mugs() {
    let field = || alone("agatha-tavernfrau", 5).touching(1, "baron-von-fancyhat", 0).energy(1, 2).carries(1, 2);
    let drink = |card: &str| {
        let mut scene = field().activate(0);
        cast(&mut scene, "agatha-tavernfrau", "drink-your-fill", Some(1), card);
        scene
    };
    for (card, energy) in [("G1", 1), ("G3", 0), ("B2", 4), ("P3", 2)] {
        assert_eq!(now(&drink(card), 1).energy, energy, "{card}");
    }
    // Arcane 3 - 2 = 1.
    let mut scene = drink("B2");
    decline(&mut scene);
    check_used_up(&scene, "agatha-tavernfrau", "drink-your-fill");
    pass_to(&mut scene, 1, 1);
    scene.answer(1, use_ability("baron-von-fancyhat", "shoot-pistol")).answer(1, target(0));
    draw(&mut scene, &["B1"]);
    assert_eq!(drawn(&scene), (1, 6));
    let mut scene = drink("P2");
    decline(&mut scene);
    face(&mut scene, 1, ("thrust", 1), ("high-guard", 1));
    assert_eq!(hands(&scene)[1], 7, "melee 5 + 2");
    let mut scene = drink("C");
    let beside = scene.asked(0).options[0].clone();
    scene.answer(0, beside);
    assert_eq!((now(&scene, 1).stones, now(&scene, 0).wounds), (1, 0));
    assert_eq!(scene.now().stones.iter().map(|stone| stone.depth).collect::<Vec<_>>(), [1]);
    check_cost(|| field().energy(1, 0), "agatha-tavernfrau", "drink-your-fill", 1);
    check_range("agatha-tavernfrau", "drink-your-fill", (0, "kaufman"), 2.0);
}

/// MS-C.agatha-tavernfrau.hell-hath-no-fury
#[test]
fn agatha_strikes_again_in_fury() {
    check_row("MS-C.agatha-tavernfrau.hell-hath-no-fury", "agatha-tavernfrau", "high-guard", [0; 6]);
    for (other, follows) in CARDS.into_iter().zip([false, true, true, true, true, false]) {
        let mut scene = alone("agatha-tavernfrau", 1).touching(1, "kaufman", 0).only(&[0]).activate(0);
        clash(&mut scene, 1, "high-guard!", other);
        choose_foe_kind(&mut scene);
        assert_eq!(scene.offers(0, Follow::Decline), follows, "{other}");
    }
}

/// MS-C.friar-flavious.natural-padding, MS-C.friar-flavious.bludgeon
#[test]
fn friar_flavious_is_padded_and_has_a_bludgeon() {
    check_armour("MS-C.friar-flavious.natural-padding", "friar-flavious", [2, 0, 0, 0]);
    check_weapon("MS-C.friar-flavious.bludgeon", "friar-flavious", [Some(1), None, None]);
    assert_eq!(deals("friar-flavious", "thrust", "rising-attack", Damage::Piercing), 0, "null");
}

/// MS-C.friar-flavious.healing
#[test]
fn friar_flavious_heals() {
    check_healing("friar-flavious");
}

/// MS-C.friar-flavious.divine-intervention
#[test]
fn friar_flavious_calls_for_two_catastrophes() {
    ability_id("MS-C.friar-flavious.divine-intervention");
    let shoot = |friar: (u8, f64), at: u8, catastrophes: usize| {
        let field =
            alone("flintlock", 1).model(friar.0, "friar-flavious", 10.0, friar.1).model(1, "kaufman", 16.0, 10.0);
        let mut scene = field.only(&[0]).activate(0);
        employ(&mut scene, "flintlock", "shoot-musket", Some(at));
        // Flintlock's cards come first: arcane 3 and evade 1.
        let hand =
            [["G3", "B1", "B1", "B1"].as_slice(), &["C"; 3][..catastrophes], &["P1", "P1", "P1", "B2", "B2", "P2"]];
        scene.rolls(arcana(&hand.concat()[..10]));
        scene
    };
    for (friar, at) in [((1, 15.0), 2), ((1, 18.0), 1)] {
        let mut scene = shoot(friar, at, 2);
        scene.answer(1, yes());
        assert_eq!((now(&scene, 0).wounds, now(&scene, at).wounds), (2, 0), "his own catastrophe hits Flintlock");
        assert!(scene.offers(0, end()), "the shot is over");
    }
    let mut scene = shoot((1, 15.0), 2, 2);
    scene.answer(1, no()).answer(0, lay("G3")).answer(0, lay("G3")).answer(1, truth());
    assert_eq!((now(&scene, 0).wounds, now(&scene, 2).wounds), (0, 5));
    assert!(shoot((1, 15.0), 2, 1).offers(0, lay("G3")), "one catastrophe is not enough");
    assert!(shoot((1, 15.3), 2, 2).offers(0, lay("G3")), "farther than 4 inches, and not the target");
    assert!(shoot((0, 13.0), 2, 2).offers(0, lay("G3")), "not against a friend");
}

/// MS-C.friar-flavious.rub-it-better
#[test]
fn friar_flavious_rubs_it_better() {
    ability_id("MS-C.friar-flavious.rub-it-better");
    let field = || {
        let field = alone("friar-flavious", 1).touching(1, "kaufman", 0).model(0, "agatha-tavernfrau", 10.0, 15.0);
        let field =
            field.model(0, "mr-toodles", 7.0, 10.0).model(0, "billy", 10.0, 7.0).model(0, "flintlock", 10.0, 17.0);
        let hurt = (0..6).fold(field.only(&[0]), |field, model| field.wounds(model, 2));
        hurt.activate(0)
    };
    let mut scene = field();
    clash(&mut scene, 1, "falling-swing", "low-guard");
    choose_kind(&mut scene, Damage::Impact);
    let offered = [0, 1, 2, 3, 4, 5].map(|model| scene.offers(0, target(model)));
    assert_eq!(offered, [true, false, true, true, false, false], "himself, Agatha and the cleric");
    scene.answer(0, target(2));
    assert_eq!((now(&scene, 2).wounds, now(&scene, 1).wounds), (1, 5));
    let mut scene = field();
    clash(&mut scene, 1, "falling-swing", "low-guard");
    choose_kind(&mut scene, Damage::Impact);
    scene.answer(0, nobody());
    assert_eq!(now(&scene, 2).wounds, 2);
    let mut scene = field();
    clash(&mut scene, 1, "thrust", "low-guard");
    assert!(scene.offers(0, end()), "no wounds, nobody heals");
}

/// MS-C.friar-flavious.spank
#[test]
fn friar_flavious_heals_by_a_spank() {
    check_row("MS-C.friar-flavious.spank", "friar-flavious", "sweeping-cut", [2, 2, 2, 1, 1, 0]);
    let field =
        |wounds: u8| alone("friar-flavious", 1).touching(1, "fritz", 0).only(&[0]).wounds(0, wounds).activate(0);
    let mut scene = field(4);
    clash(&mut scene, 1, "sweeping-cut!", "low-guard");
    assert_eq!(now(&scene, 0).wounds, 3);
    let mut scene = field(7);
    clash(&mut scene, 1, "sweeping-cut!", "rising-attack");
    scene.answer(1, Damage::Slicing).answer(0, nobody());
    assert!(is_slain(&scene, 0), "not if slain");
}
