//! The goblins: Doug, Vicious Syd, Boom Boom, Grub, Ribald and the Goblin King.

use crate::field::plays::*;
use crate::field::*;
use moonstone::battle::{ModelId, State};

const DOUG: &str = "doug-the-flatulent";
const SYD: &str = "vicious-syd";
const BOOM: &str = "boom-boom-mc-boom";
const KING: &str = "the-goblin-king";
const SIX_INCHES_OFF: (f64, f64) = (10.0, 16.0);

/// Lance (MS-C.doug-the-flatulent.lance): slicing is null, piercing +1. Jousting shield
/// (MS-C.doug-the-flatulent.jousting-shield): impact and piercing -1.
#[test]
fn doug_stabs_with_a_lance_and_hides_behind_a_shield() {
    check_deals(DOUG, [4, 0, 5]);
    check_takes(DOUG, [3, 4, 3, 4]);
}

/// Digger (MS-C.doug-the-flatulent.digger): a flipped card decides how much shallower a stone becomes.
#[test]
fn doug_flips_a_card_for_a_harvest() {
    let harvested = |card: &str| {
        let mut scene = Field::new().model(0, DOUG, 10.0, 10.0).stone_at(0, 3).activate(0);
        scene.answer(0, harvest(0)).rolls(arcana(&[card]));
        assert_eq!(now(&scene, 0).energy, 3);
        (now(&scene, 0).stones, scene.now().stones.first().map(|stone| stone.depth))
    };
    assert_eq!([harvested("B1"), harvested("G2"), harvested("P3")], [(0, Some(2)), (0, Some(1)), (1, None)]);
}

/// Digger: on a catastrophe every model within 3 inches takes 2 magical damage, and the stone keeps its depth.
#[test]
fn doug_digs_into_something_that_explodes() {
    let field = Field::new().model(0, DOUG, 10.0, 10.0).apart(0, SYD, 0, 2.9).apart(1, "gotchgut", 0, 3.0);
    let field = field.change(|battle| battle.models[2].at = at(10.0, 14.575));
    let mut scene = field.stone_at(0, 3).only(&[0]).activate(0);
    scene.answer(0, harvest(0)).rolls(arcana(&["C"]));
    assert_eq!([0, 1, 2].map(|model| now(&scene, model).wounds), [2, 2, 0]);
    assert_eq!(scene.now().stones[0].depth, 3);
}

/// Foul gases (MS-C.doug-the-flatulent.foul-gases): 2 energy, every model within 2 inches, including Doug.
#[test]
fn doug_poisons_every_model_around_himself() {
    let field = Field::new().model(0, DOUG, 10.0, 10.0).apart(1, SYD, 0, 1.9).model(0, "gotchgut", 10.0, 13.575);
    let mut scene = field.only(&[]).energy(0, 3).activate(0);
    scene.answer(0, use_ability(DOUG, "foul-gases"));
    assert_eq!([0, 1, 2].map(|model| now(&scene, model).wounds), [2, 2, 0]);
    assert!(!scene.offers(0, use_ability(DOUG, "foul-gases")), "1 energy is not enough");
}

/// Chaaarge!! (MS-C.doug-the-flatulent.chaaarge): 4 inches straight at an enemy, and +2 if he attacks it with the very
/// next action.
#[test]
fn doug_charges_and_hits_harder_with_the_very_next_action() {
    check_reach(DOUG, "chaaarge", 2, 6.0, 1, "flintlock");
    assert!(!can_aim(facing(DOUG, 2, "flintlock", 3.0).change(|it| it.models[1].owner.0 = 0), DOUG, "chaaarge"));
    let charged = |steps: bool| {
        let mut scene = facing(DOUG, 4, "flintlock", 5.9).activate(0);
        use_on(&mut scene, DOUG, "chaaarge", 1);
        assert_eq!(gap(&mut scene, 0, 1), 190);
        if steps {
            scene.answer(0, step()).answer(0, way(&[]));
        }
        fight(&mut scene, 1, "thrust", "low-guard");
        now(&scene, 1).wounds
    };
    assert_eq!((charged(false), charged(true)), (4, 2));
}

/// Ankle biter (MS-C.doug-the-flatulent.ankle-biter): an upgraded rising attack, null beyond 1 inch.
#[test]
fn doug_bites_only_what_is_near() {
    check_signature(DOUG, "rising-attack", [3, 3, 3, 3, 2, 0]);
    let bitten = |inches: f64| {
        let mut scene = facing(DOUG, 1, "brunhilde", inches).activate(0);
        sign(&mut scene, 1, "rising-attack", "high-guard");
        now(&scene, 1).wounds
    };
    assert_eq!((bitten(1.0), bitten(1.1)), (3, 0));
}

/// Short 'n stabby (MS-C.vicious-syd.short-n-stabby): piercing +1. Plate armour (MS-C.vicious-syd.plate-armour): 2 less
/// unless magical.
#[test]
fn syd_stabs_and_wears_plate() {
    check_deals(SYD, [4, 4, 5]);
    check_takes(SYD, [2, 2, 2, 4]);
}

/// Vicious (MS-C.vicious-syd.vicious): 1 energy for wounds, three times a turn.
#[test]
fn syd_gains_energy_from_three_wounded_enemies_a_turn() {
    let mut scene = duel(SYD, 4, "brunhilde").activate(0);
    fight(&mut scene, 1, "sweeping-cut", "low-guard");
    assert_eq!(now(&scene, 0).energy, 3, "nobody was wounded");
    let mut energy = Vec::new();
    for _ in 0..4 {
        fight(&mut scene, 1, "thrust", "low-guard");
        energy.push(now(&scene, 0).energy);
    }
    assert_eq!((now(&scene, 1).wounds, energy), (8, vec![3, 3, 3, 2]));
}

/// Lard lover (MS-C.vicious-syd.lard-lover): two more cards with any giant within 4 inches.
#[test]
fn syd_fights_better_near_giants() {
    let cards = |seat: u8, key: &str, inches: f64| {
        let field = duel(SYD, 1, "flintlock").model(seat, key, 10.0, 10.0 - inches - 1.378);
        let mut scene = field.only(&[0]).activate(0);
        scene.answer(0, attack(1));
        draw_hands(&mut scene, &["thrust"], &["low-guard"]);
        hands(&scene)[0]
    };
    assert_eq!([cards(0, "gotchgut", 3.9), cards(1, "gotchgut", 3.9), cards(0, "gotchgut", 4.0)], [9, 9, 7]);
    assert_eq!(cards(0, "boulder", 3.9), 7, "a troll is no giant");
}

/// Giant whisperer (MS-C.vicious-syd.giant-whisperer): any giant within 8 inches is moved up to 1 inch.
#[test]
fn syd_moves_a_giant() {
    check_reach(SYD, "giant-whisperer", 1, 8.0, 1, "gotchgut");
    assert!(!can_aim(facing(SYD, 1, "boulder", 3.0), SYD, "giant-whisperer"));
    let mut scene = Field::new().model(0, SYD, 10.0, 10.0).model(1, "gotchgut", 15.0, 10.0).only(&[0]).activate(0);
    use_on(&mut scene, SYD, "giant-whisperer", 1);
    scene.refused(0, way(&[(15.0, 11.1)]));
    scene.answer(0, way(&[(15.0, 11.0)]));
    assert_eq!((now(&scene, 1).at, now(&scene, 0).energy), (at(15.0, 11.0), 2));
}

/// Where'd you come from!? (MS-C.vicious-syd.whered-you-come-from): pink places him in contact with an enemy.
#[test]
fn syd_appears_next_to_an_enemy() {
    check_reach(SYD, "whered-you-come-from", 2, 6.0, 1, "flintlock");
    let mut scene = facing(SYD, 2, "flintlock", 5.9).activate(0);
    cast(&mut scene, SYD, "whered-you-come-from", Some(1), "P1");
    scene.refused(0, spot(30.0, 30.0));
    take_first(&mut scene, 0);
    assert_eq!(gap(&mut scene, 0, 1), 0);
    let mut scene = facing(SYD, 2, "flintlock", 5.9).activate(0);
    cast(&mut scene, SYD, "whered-you-come-from", Some(1), "B3");
    assert_eq!(now(&scene, 0).at, at(10.0, 10.0), "only pink does");
}

/// Where'd you come from!?: on a catastrophe the resisting player places him, up to 6 inches away.
#[test]
fn syd_appears_where_the_enemy_wants() {
    let mut scene = facing(SYD, 2, "flintlock", 5.9).activate(0);
    cast(&mut scene, SYD, "whered-you-come-from", Some(1), "C");
    scene.refused(1, spot(10.0, 17.3));
    scene.answer(1, spot(SIX_INCHES_OFF.0, SIX_INCHES_OFF.1));
    assert_eq!(now(&scene, 0).at, at(SIX_INCHES_OFF.0, SIX_INCHES_OFF.1));
}

/// Groin tickler (MS-C.vicious-syd.groin-tickler): armour is ignored, and he may be placed elsewhere in contact.
#[test]
fn syd_tickles_through_armour_and_changes_places() {
    check_signature(SYD, "rising-attack", [3, 4, 3, 2, 1, 0]);
    check_unreducible(SYD, "rising-attack", 3);
    let mut scene = duel(SYD, 1, "flintlock").activate(0);
    sign(&mut scene, 1, "rising-attack", "high-guard");
    scene.answer(0, yes());
    take_first(&mut scene, 0);
    assert_ne!(now(&scene, 0).at, at(10.0, 10.0));
    assert_eq!(gap(&mut scene, 0, 1), 0);
    let mut scene = duel(SYD, 1, "flintlock").activate(0);
    sign(&mut scene, 1, "rising-attack", "high-guard");
    scene.answer(0, no());
    assert_eq!(now(&scene, 0).at, at(10.0, 10.0));
}

/// Groin tickler: he is not placed next to a slain enemy, nor if he is slain himself.
#[test]
fn syd_does_not_change_places_without_an_enemy() {
    let mut scene = duel(SYD, 1, "flintlock").wounds(1, 7).activate(0);
    sign(&mut scene, 1, "rising-attack", "high-guard");
    scene.answer(0, yes());
    assert_eq!((now(&scene, 1).state, now(&scene, 0).at), (State::Slain, at(10.0, 10.0)));
    assert!(scene.offers(0, end()));
    let mut scene = duel(SYD, 1, "fritz").wounds(0, 4).activate(0);
    sign(&mut scene, 1, "rising-attack", "sweeping-cut");
    assert_eq!(now(&scene, 0).state, State::Slain);
    assert!(!is_offered(&mut scene, 0));
}

/// Reload (MS-C.boom-boom-mc-boom.reload) and the blunderbuss that it loads (MS-C.boom-boom-mc-boom.blunderbuss): X
/// impact damage with green and blue.
#[test]
fn boom_boom_shoots_once_for_each_load() {
    check_reload(BOOM, "blunderbuss");
    check_reach(BOOM, "blunderbuss", 1, 4.0, 1, "flintlock");
    check_catastrophe(BOOM, "blunderbuss", 4.0, 1, "flintlock", 2);
    let shot = |card: &str, enemy: &str| {
        let mut scene = facing(BOOM, 1, enemy, 3.9).activate(0);
        cast(&mut scene, BOOM, "blunderbuss", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([shot("G3", "flintlock"), shot("B2", "flintlock"), shot("P3", "flintlock")], [3, 2, 0]);
    assert_eq!(shot("G3", DOUG), 2, "a shield helps against impact");
}

/// Suckerpunch (MS-C.boom-boom-mc-boom.suckerpunch): a goblin's next melee attack deals 2 more, and only that one.
#[test]
fn boom_boom_makes_a_goblin_punch_harder_once() {
    check_reach(BOOM, "suckerpunch", 2, 8.0, 0, "grub");
    assert!(!can_aim(facing(BOOM, 2, "flintlock", 3.0), BOOM, "suckerpunch"), "only goblins punch like that");
    let mut scene = duel(BOOM, 4, "brunhilde").activate(0);
    use_on(&mut scene, BOOM, "suckerpunch", 0);
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 3);
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 4);
}

/// You'll never get this! (MS-C.boom-boom-mc-boom.youll-never-get-this): pink pulls an enemy 2X inches.
#[test]
fn boom_boom_lures_an_enemy() {
    check_reach(BOOM, "youll-never-get-this", 2, 10.0, 1, "flintlock");
    let lured = |card: &str, inches: f64| {
        let mut scene = facing(BOOM, 2, "flintlock", inches).activate(0);
        cast(&mut scene, BOOM, "youll-never-get-this", Some(1), card);
        gap(&mut scene, 0, 1)
    };
    assert_eq!([lured("P1", 9.9), lured("P2", 9.9), lured("P3", 5.0), lured("G2", 9.9)], [790, 590, 0, 990]);
}

/// You'll never get this!: on a catastrophe the opponent moves the target up to 4 inches.
#[test]
fn boom_boom_lets_an_enemy_run() {
    let mut scene = Field::new().model(0, BOOM, 10.0, 10.0).model(1, "flintlock", 15.0, 10.0).only(&[0]).activate(0);
    cast(&mut scene, BOOM, "youll-never-get-this", Some(1), "C");
    scene.refused(1, way(&[(15.0, 14.1)]));
    scene.answer(1, way(&[(15.0, 14.0)]));
    assert_eq!(now(&scene, 1).at, at(15.0, 14.0));
}

/// Now you see me... (MS-C.boom-boom-mc-boom.now-you-see-me): placed anywhere within 6 inches, without damage to any
/// model.
#[test]
fn boom_boom_is_gone() {
    check_signature(BOOM, "low-guard", [0; 6]);
    let mut scene = duel(BOOM, 1, "flintlock").activate(0);
    sign(&mut scene, 1, "low-guard", "high-guard");
    scene.refused(0, spot(10.0, 17.3));
    scene.answer(0, spot(10.0, 16.0));
    assert_eq!(now(&scene, 0).at, at(10.0, 16.0));
}

/// Enchanted secateurs (MS-C.grub.enchanted-secateurs): all melee damage is magical.
#[test]
fn grub_cuts_magically() {
    check_deals("grub", [4, 4, 4]);
    check_deals_magical("grub", 2);
}

const TWO_FENCES: &str = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [100, 110, 20, 5]\n\
    [[table.piece]]\nterrain = \"obstacle\"\nrect = [200, 200, 20, 5]\n";

/// Wyrm hole (MS-C.grub.wyrm-hole): from one obstacle to another; she leaves her moonstones behind.
#[test]
fn grub_comes_out_at_another_fence() {
    let field = |down: i32| {
        let field = Field::on(TWO_FENCES).model(0, "grub", 11.0, 11.0).energy(0, 3).carries(0, 1);
        field.change(|battle| battle.models[0].at = battle.models[0].at.shifted(0, -1501 - down))
    };
    assert!(!field(100).activate(0).offers(0, use_ability("grub", "wyrm-hole")), "an obstacle must be touched");
    let mut scene = field(0).activate(0);
    scene.answer(0, use_ability("grub", "wyrm-hole"));
    take_last(&mut scene, 0);
    assert_eq!((now(&scene, 0).stones, scene.now().stones.len(), scene.now().stones[0].depth), (0, 1, 1));
    scene.refused(0, spot(15.0, 15.0));
    take_last(&mut scene, 0);
    assert!(now(&scene, 0).at.x() > at(19.0, 0.0).x(), "the other fence is far away");
    assert!(!scene.offers(0, use_ability("grub", "wyrm-hole")), "1 energy is not enough");
}

/// Bug spray (MS-C.grub.bug-spray): X magical damage with blue; evade and cover do not count.
#[test]
fn grub_sprays_at_faeries() {
    check_reach("grub", "bug-spray", 2, 2.0, 1, "fraya");
    check_catastrophe("grub", "bug-spray", 2.0, 1, "fraya", 2);
    let fence = "[[table.piece]]\nterrain = \"obstacle\"\nrect = [118, 80, 1, 40]\n";
    let mut scene = Field::on(fence).model(0, "grub", 10.0, 10.0).apart(1, "fraya", 0, 1.9).only(&[0]).activate(0);
    cast(&mut scene, "grub", "bug-spray", Some(1), "B2");
    assert_eq!((drawn(&scene).0, now(&scene, 1).wounds), (4, 2));
    let mut scene = facing("grub", 2, SYD, 1.9).activate(0);
    cast(&mut scene, "grub", "bug-spray", Some(1), "P3");
    assert_eq!(now(&scene, 1).wounds, 0);
}

/// Insatiable hunger (MS-C.grub.insatiable-hunger): a slain enemy restores everything.
#[test]
fn grub_eats_slain_enemies() {
    check_signature("grub", "rising-attack", [2, 3, 3, 2, 1, 0]);
    let eaten = |wounds: u8| {
        let mut scene = duel("grub", 1, "flintlock").wounds(0, 3).wounds(1, wounds).activate(0);
        sign(&mut scene, 1, "rising-attack", "high-guard");
        (now(&scene, 0).wounds, now(&scene, 0).energy)
    };
    assert_eq!((eaten(6), eaten(5)), ((0, 4), (3, 0)));
}

/// Slow (MS-C.ribald.slow), ironclad knuckles (MS-C.ribald.ironclad-knuckles): only impact, +2; ramshackle armour
/// (MS-C.ribald.ramshackle-armour): 1 less unless magical.
#[test]
fn ribald_is_slow_and_heavy() {
    check_slow("ribald");
    check_deals("ribald", [6, 0, 0]);
    check_takes("ribald", [3, 3, 3, 4]);
}

/// Fire cannon! (MS-C.ribald.fire-cannon): 3X - 1 impact damage and X inches away, with green.
#[test]
fn ribald_fires_the_cannon() {
    check_reach("ribald", "fire-cannon", 2, 8.0, 1, "brunhilde");
    let shot = |card: &str| {
        let mut scene = facing("ribald", 2, "brunhilde", 4.0).activate(0);
        cast(&mut scene, "ribald", "fire-cannon", Some(1), card);
        (now(&scene, 1).wounds, gap(&mut scene, 0, 1))
    };
    assert_eq!([shot("G1"), shot("G2"), shot("G3"), shot("B3")], [(2, 500), (5, 600), (8, 700), (0, 400)]);
}

/// Fire cannon!: on a catastrophe it explodes; short fuse (MS-C.ribald.short-fuse) makes it explode on purpose.
#[test]
fn ribald_explodes() {
    let field = || duel("ribald", 2, "brunhilde").model(0, SYD, 10.0, 13.2).model(1, "gotchgut", 10.0, 6.42);
    let exploded = |scene: &mut table::Scene<moonstone::Moonstone>| {
        let wounds = [0, 1, 2, 3].map(|model| now(scene, model).wounds);
        (wounds, gap(scene, 0, 1), gap(scene, 0, 2))
    };
    let mut scene = field().only(&[0]).activate(0);
    cast(&mut scene, "ribald", "fire-cannon", Some(1), "C");
    assert_eq!(exploded(&mut scene), ([3, 3, 3, 0], 100, 282));
    check_signature("ribald", "high-guard", [3; 6]);
    let mut scene = field().only(&[0]).activate(0);
    sign(&mut scene, 1, "high-guard", "low-guard");
    assert_eq!(exploded(&mut scene), ([3, 3, 3, 0], 100, 282));
}

/// Weakling (MS-C.the-goblin-king.weakling): 1 less, harvests for 1 more. Sceptre
/// (MS-C.the-goblin-king.sceptre-of-almighty-power): no slicing, impact +2.
#[test]
fn the_king_is_weak_with_a_mighty_sceptre() {
    check_deals(KING, [5, 0, 3]);
    check_harvests_for_two(KING);
}

/// Royal privilege (MS-C.the-goblin-king.royal-privilege): once a turn a goblin within 4 inches takes all the damage.
#[test]
fn the_king_lets_a_goblin_suffer() {
    let field = |inches: f64| {
        let field = duel("mr-toodles", 2, KING).apart(1, SYD, 1, inches);
        field.only(&[0]).activate(0)
    };
    let mut scene = field(3.9);
    fight(&mut scene, 1, "falling-swing", "low-guard");
    scene.answer(1, target(2));
    assert_eq!((now(&scene, 1).wounds, now(&scene, 2).wounds), (0, 0), "plate armour takes it all");
    fight(&mut scene, 1, "falling-swing", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 2, "once a turn");
    let mut scene = field(3.9);
    fight(&mut scene, 1, "falling-swing", "low-guard");
    scene.answer(1, nobody());
    assert_eq!(now(&scene, 1).wounds, 2);
    let mut scene = field(4.0);
    fight(&mut scene, 1, "falling-swing", "low-guard");
    assert_eq!(now(&scene, 1).wounds, 2, "nobody is near enough");
}

/// Rule the roost (MS-C.the-goblin-king.rule-the-roost): 2 wounds, 2 energy, and the goblin activates right after.
#[test]
fn the_king_makes_a_goblin_go_again() {
    check_reach(KING, "rule-the-roost", 2, 8.0, 0, "grub");
    assert!(!can_aim(facing(KING, 2, "flintlock", 3.0), KING, "rule-the-roost"), "only goblins");
    let field = facing(KING, 4, "flintlock", 5.0).model(0, "grub", 10.0, 14.0).energy(2, 1);
    let mut scene = field.change(|battle| battle.models[2].has_activated = true).activate(0);
    use_on(&mut scene, KING, "rule-the-roost", 2);
    assert_eq!((now(&scene, 2).wounds, now(&scene, 2).energy), (2, 3));
    assert!(!scene.offers(0, use_ability(KING, "rule-the-roost")), "once a turn");
    scene.answer(0, end());
    assert_eq!(scene.now().active.map(|active| active.model), Some(ModelId(2)));
    scene.answer(0, end());
    scene.answer(1, ModelId(1));
}

/// Rule the roost: a goblin that has not been activated yet has no other activation this turn.
#[test]
fn the_king_makes_a_goblin_go_at_once() {
    let field = facing(KING, 2, "flintlock", 5.0).model(0, "grub", 10.0, 14.0);
    let mut scene = field.change(|battle| battle.models[1].has_activated = true).only(&[0]).activate(0);
    use_on(&mut scene, KING, "rule-the-roost", 2);
    scene.answer(0, end()).answer(0, end());
    assert!(is_rolling(&mut scene), "the round is over, and players roll for who begins");
}

/// Rule the roost: a goblin slain by the wounds is not activated.
#[test]
fn the_king_rules_a_goblin_to_death() {
    let field = facing(KING, 2, "flintlock", 5.0).model(0, "grub", 10.0, 14.0).wounds(2, 5);
    let mut scene = field.only(&[0]).activate(0);
    use_on(&mut scene, KING, "rule-the-roost", 2);
    assert_eq!(now(&scene, 2).state, State::Slain);
    scene.answer(0, end());
    assert_eq!(scene.now().active, None);
}

/// Gimme!! (MS-C.the-goblin-king.gimme): a stone from another friendly goblin within 2 inches.
#[test]
fn the_king_takes_a_stone_from_a_goblin() {
    let apart = |inches: f64, stones: u8| {
        let field = Field::new().model(0, KING, 10.0, 10.0).apart(0, "grub", 0, inches).carries(1, stones);
        can_aim(field.energy(0, 1), KING, "gimme")
    };
    assert!(apart(1.9, 1) && !apart(2.0, 1), "within 2 inches");
    assert!(!apart(1.9, 0), "there is nothing to take");
    assert!(!can_aim(facing(KING, 1, "grub", 1.0).carries(1, 1), KING, "gimme"), "only from friends");
    let mut scene = Field::new().model(0, KING, 10.0, 10.0).apart(0, "grub", 0, 1.9).carries(1, 2).activate(0);
    use_on(&mut scene, KING, "gimme", 1);
    assert_eq!((now(&scene, 0).stones, now(&scene, 1).stones), (1, 1));
}

/// Grovel, peasant! (MS-C.the-goblin-king.grovel-peasant): +1 against goblins, and no damage from goblins.
#[test]
fn the_king_makes_goblins_grovel() {
    check_signature(KING, "falling-swing", [1, 3, 3, 3, 3, 5]);
    let mut scene = duel(KING, 1, "grub").activate(0);
    sign(&mut scene, 1, "falling-swing", "rising-attack");
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 4));
}
