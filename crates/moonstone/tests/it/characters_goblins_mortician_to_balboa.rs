//! The goblins: the Mortician, Herbert, El Capitano, Swiggarty Swooty and Crusty Balboa.

use crate::field::plays::*;
use crate::field::*;
use moonstone::asked::AbilityChoice;
use moonstone::battle::{GrownWood, ModelId, State, Step};
use moonstone::content::{Content, Damage, Mark};
use table::Seat;

const MORTICIAN: &str = "the-mortician";
const HERBERT: &str = "herbert-growbottom";
const CAPITANO: &str = "el-capitano";
const SWIGGARTY: &str = "swiggarty-swooty";
const CRUSTY: &str = "crusty-balboa";

fn slain(field: Field, model: usize) -> Field {
    let health = |field: &Field| field.game.content().character(field.battle.models[model].character).health;
    let health = health(&field);
    field.change(|battle| (battle.models[model].state, battle.models[model].wounds) = (State::Slain, health))
}

/// Slow (MS-C.the-mortician.slow) and healing (MS-C.the-mortician.healing).
#[test]
fn the_mortician_is_slow_and_heals() {
    check_slow(MORTICIAN);
    check_healing(MORTICIAN);
}

/// Spirit link (MS-C.the-mortician.spirit-link): 1 more energy for each slain friendly character.
#[test]
fn the_mortician_draws_energy_from_the_dead() {
    let field = Field::new().model(0, MORTICIAN, 10.0, 10.0).model(0, "grub", 20.0, 10.0);
    let field = field.model(0, "ribald", 20.0, 20.0).model(1, "flintlock", 10.0, 20.0);
    let energy = |slain: &[usize]| {
        let field = Field { game: field.game.clone(), battle: field.battle.clone() };
        let field = slain.iter().fold(field, |field, model| self::slain(field, *model));
        now(&replenish(field), 0).energy
    };
    assert_eq!([energy(&[]), energy(&[3]), energy(&[1]), energy(&[1, 2])], [2, 2, 3, 4]);
}

/// Rigor mortis (MS-C.the-mortician.rigor-mortis): a 2 of any colour takes all energy and wounds once.
#[test]
fn the_mortician_makes_an_enemy_stiff() {
    check_reach(MORTICIAN, "rigor-mortis", 3, 6.0, 1, "flintlock");
    check_catastrophe(MORTICIAN, "rigor-mortis", 6.0, 1, "flintlock", 4);
    let stiff = |card: &str| {
        let mut scene = facing(MORTICIAN, 3, "vicious-syd", 5.0).energy(1, 4).activate(0);
        cast(&mut scene, MORTICIAN, "rigor-mortis", Some(1), card);
        (now(&scene, 1).energy, now(&scene, 1).wounds)
    };
    assert_eq!([stiff("G2"), stiff("B2"), stiff("P2"), stiff("P3")], [(0, 1), (0, 1), (0, 1), (4, 0)]);
}

/// Reanimate (MS-C.the-mortician.reanimate): a slain friendly model returns in contact, with half its health and no
/// energy.
#[test]
fn the_mortician_brings_a_friend_back() {
    let field = || facing(MORTICIAN, 3, "flintlock", 8.0).model(0, "grub", 20.0, 20.0);
    assert!(!field().activate(0).offers(0, use_ability(MORTICIAN, "reanimate")), "nobody is slain");
    assert!(!slain(field(), 1).activate(0).offers(0, use_ability(MORTICIAN, "reanimate")), "no friend is slain");
    let mut scene = slain(field(), 2).activate(0);
    cast(&mut scene, MORTICIAN, "reanimate", None, "B2");
    scene.answer(0, target(2));
    take_last(&mut scene, 0);
    let grub = now(&scene, 2).clone();
    assert_eq!((grub.state, grub.wounds, grub.energy, grub.has_activated), (State::Standing, 3, 0, false));
    assert_eq!((gap(&mut scene, 0, 2), now(&scene, 0).energy), (0, 0));
}

/// Reanimate: other values do nothing, and a catastrophe causes 4 wounds.
#[test]
fn the_mortician_fails_to_bring_a_friend_back() {
    for (card, wounds) in [("B1", 0), ("G3", 0), ("C", 4)] {
        let field = facing(MORTICIAN, 3, "flintlock", 8.0).model(0, "grub", 20.0, 20.0);
        let mut scene = slain(field, 2).activate(0);
        cast(&mut scene, MORTICIAN, "reanimate", None, card);
        assert_eq!((now(&scene, 0).wounds, now(&scene, 2).state), (wounds, State::Slain), "{card}");
    }
}

/// Play dead (MS-C.the-mortician.play-dead): he cannot be a target until he acts.
#[test]
fn the_mortician_plays_dead_until_he_acts() {
    check_signature(MORTICIAN, "low-guard", [0; 6]);
    let aimed = |steps: bool| {
        let field = duel("fritz", 3, MORTICIAN).model(0, "brunhilde", 11.1, 12.0).energy(2, 1).energy(1, 1);
        let mut scene = field.activate(0);
        counter(&mut scene, 1, "high-guard", "low-guard");
        decline(&mut scene);
        assert!(!scene.offers(0, attack(1)));
        scene.answer(0, use_ability("fritz", "intimidate"));
        assert!(!scene.offers(0, target(1)));
        scene.answer(0, target(0));
        decline(&mut scene);
        scene.answer(0, end()).answer(1, ModelId(1));
        if steps {
            scene.answer(1, step()).answer(1, way(&[]));
            decline(&mut scene);
        }
        scene.answer(1, end()).answer(0, ModelId(2));
        scene.offers(0, attack(1))
    };
    assert_eq!((aimed(false), aimed(true)), (false, true));
}

/// Evolution (MS-C.herbert-growbottom.evolution): he and Grub are never in the same troupe.
#[test]
fn herbert_is_never_drafted_with_grub() {
    let content = Content::built_in();
    let id = |key: &str| content.find_character(key).expect("it is built in");
    let offered = |seat: u8, own: &str, wanted: &str| {
        let field = Field::new().model(seat, own, 10.0, 10.0);
        field.scene([Step::Draft { seat: Seat(0) }]).offers(0, id(wanted))
    };
    assert!(!offered(0, "grub", HERBERT) && !offered(0, HERBERT, "grub"));
    assert!(offered(1, "grub", HERBERT) && offered(1, HERBERT, "grub") && offered(0, "ribald", HERBERT));
}

/// Enchanted secateurs (MS-C.herbert-growbottom.enchanted-secateurs) and can't hit me!
/// (MS-C.herbert-growbottom.cant-hit-me).
#[test]
fn herbert_cuts_magically_and_is_not_hit() {
    check_deals(HERBERT, [4, 4, 4]);
    check_deals_magical(HERBERT, 2);
    check_cannot_be_hit(HERBERT);
    check_signature(HERBERT, "high-guard", [0; 6]);
}

const THREE_WOODS: &str = "[[table.piece]]\nterrain = \"wood\"\nround = [100, 100, 20]\n\
    [[table.piece]]\nterrain = \"wood\"\nround = [100, 240, 20]\n\
    [[table.piece]]\nterrain = \"wood\"\nround = [200, 100, 20]\n";

/// Passage of the seasons (MS-C.herbert-growbottom.passage-of-the-seasons): from wood to wood within 10 inches.
#[test]
fn herbert_walks_through_the_seasons() {
    let field = |y: f64| Field::on(THREE_WOODS).model(0, HERBERT, 10.0, y).activate(0);
    assert!(!field(15.0).offers(0, use_ability(HERBERT, "passage-of-the-seasons")), "he must stand in a wood");
    let mut scene = field(10.0);
    scene.answer(0, use_ability(HERBERT, "passage-of-the-seasons"));
    assert_eq!(scene.asked(0).options.len(), 2, "the third wood is too far away");
    take_last(&mut scene, 0);
    take_last(&mut scene, 0);
    assert!(now(&scene, 0).at.x() > at(17.9, 0.0).x());
    assert_eq!(now(&scene, 0).energy, 2);
    assert!(!scene.offers(0, use_ability(HERBERT, "passage-of-the-seasons")), "once a turn");
}

/// Verdant growth (MS-C.herbert-growbottom.verdant-growth): green grows a wood within 3X inches.
#[test]
fn herbert_grows_a_wood() {
    let mut scene = facing(HERBERT, 2, "flintlock", 8.0).activate(0);
    cast(&mut scene, HERBERT, "verdant-growth", None, "G1");
    scene.refused(0, spot(10.0, 14.7));
    scene.answer(0, spot(10.0, 14.5));
    assert_eq!(scene.now().woods, [GrownWood { at: at(10.0, 14.5), by: Seat(0) }]);
    let mut scene = facing(HERBERT, 2, "flintlock", 8.0).activate(0);
    cast(&mut scene, HERBERT, "verdant-growth", None, "G3");
    let refused = scene.refused(0, spot(10.0, 10.5));
    assert_eq!(refused, table::Refusal::Illegal(moonstone::reasons::Reason::NotOpen), "he stands there himself");
    scene.answer(0, spot(10.0, 20.5));
    for (card, wounds) in [("B3", 0), ("C", 2)] {
        let mut scene = facing(HERBERT, 2, "flintlock", 8.0).activate(0);
        cast(&mut scene, HERBERT, "verdant-growth", None, card);
        assert_eq!((now(&scene, 0).wounds, scene.now().woods.len(), now(&scene, 0).energy), (wounds, 0, 0));
    }
}

/// Verdant growth: a fourth wood of a troupe takes the place of its oldest.
#[test]
fn herbert_has_three_woods_at_most() {
    let wood = |x: f64, seat: u8| GrownWood { at: at(x, 30.0), by: Seat(seat) };
    let woods = [wood(5.0, 1), wood(10.0, 0), wood(15.0, 0), wood(20.0, 0)];
    let field = facing(HERBERT, 2, "flintlock", 8.0).change(|battle| battle.woods = woods.to_vec());
    let mut scene = field.activate(0);
    cast(&mut scene, HERBERT, "verdant-growth", None, "G1");
    scene.answer(0, spot(10.0, 14.0));
    let expected = [woods[0], woods[2], woods[3], GrownWood { at: at(10.0, 14.0), by: Seat(0) }];
    assert_eq!(scene.now().woods, expected);
}

/// Wither (MS-C.herbert-growbottom.wither): X + 1 magical damage with pink.
#[test]
fn herbert_lets_an_enemy_wither() {
    check_reach(HERBERT, "wither", 3, 6.0, 1, "flintlock");
    check_catastrophe(HERBERT, "wither", 6.0, 1, "flintlock", 3);
    let hurt = |card: &str| {
        let mut scene = facing(HERBERT, 3, "baron-von-fancyhat", 5.0).activate(0);
        cast(&mut scene, HERBERT, "wither", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([hurt("P1"), hurt("P2"), hurt("P3"), hurt("G3")], [2, 3, 4, 0]);
}

/// Cutlass (MS-C.el-capitano.cutlass): slicing +1.
#[test]
fn el_capitano_slices() {
    check_deals(CAPITANO, [4, 5, 4]);
}

/// Ye scurvy dogs (MS-C.el-capitano.ye-scurvy-dogs): other friendly goblin pirates within 4 inches get 1 more energy.
#[test]
fn el_capitano_drives_the_crew() {
    let energy = |seat: u8, key: &str, inches: f64| {
        let field = Field::new().model(0, CAPITANO, 10.0, 10.0).apart(seat, key, 0, inches);
        let scene = replenish(field);
        assert_eq!(now(&scene, 0).energy, 4, "not himself");
        now(&scene, 1).energy
    };
    assert_eq!([energy(0, SWIGGARTY, 3.9), energy(0, SWIGGARTY, 4.0), energy(1, SWIGGARTY, 3.9)], [4, 3, 3]);
    assert_eq!(energy(0, MORTICIAN, 3.9), 2, "no pirate");
}

/// Hit (MS-C.el-capitano.hit): once a turn, +2 with his next melee attack.
#[test]
fn el_capitano_hits() {
    let mut scene = duel(CAPITANO, 4, "brunhilde").activate(0);
    scene.answer(0, use_ability(CAPITANO, "hit"));
    assert!(!scene.offers(0, use_ability(CAPITANO, "hit")), "once a turn");
    fight(&mut scene, 1, "thrust", "low-guard");
    fight(&mut scene, 1, "thrust", "low-guard");
    assert_eq!((now(&scene, 1).wounds, now(&scene, 0).energy), (3 + 1, 1));
}

/// Run (MS-C.el-capitano.run): a friendly engaged model within 8 inches moves 3 inches.
#[test]
fn el_capitano_lets_a_friend_run() {
    let field = |inches: f64| {
        let field = Field::new().model(0, CAPITANO, 10.0, 10.0).apart(0, "grub", 0, inches).touching(1, "flintlock", 1);
        field.only(&[]).energy(0, 2)
    };
    assert!(can_aim(field(7.9), CAPITANO, "run") && !can_aim(field(8.0), CAPITANO, "run"));
    assert!(!can_aim(field(7.9).energy(0, 1), CAPITANO, "run"), "it costs 2");
    let free = field(7.9).change(|battle| battle.models[2].at = at(10.0, 30.0));
    assert!(!can_aim(free, CAPITANO, "run"), "nobody engages Grub");
    let mut scene = field(5.0).activate(0);
    use_on(&mut scene, CAPITANO, "run", 1);
    let from = now(&scene, 1).at;
    let x = f64::from(from.x()) / 2540.0;
    scene.refused(0, way(&[(x, 13.1)]));
    scene.answer(0, way(&[(x, 13.0)]));
    assert_ne!(now(&scene, 1).at, from);
}

/// Shoot pistol: X + 1 impact damage with green.
#[track_caller]
fn check_pistol(key: &str) {
    check_reload(key, "shoot-pistol");
    check_reach(key, "shoot-pistol", 1, 8.0, 1, "flintlock");
    check_catastrophe(key, "shoot-pistol", 8.0, 1, "flintlock", 3);
    let shot = |card: &str, enemy: &str| {
        let mut scene = facing(key, 1, enemy, 7.0).activate(0);
        cast(&mut scene, key, "shoot-pistol", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([shot("G1", "flintlock"), shot("G3", "flintlock"), shot("B3", "flintlock")], [2, 4, 0]);
    assert_eq!(shot("G3", "jackalope"), 3, "what is fluffy suffers less from impact");
}

/// Reload and shoot pistol (MS-C.el-capitano.reload, MS-C.el-capitano.shoot-pistol, MS-C.swiggarty-swooty.reload,
/// MS-C.swiggarty-swooty.shoot-pistol).
#[test]
fn pirates_shoot_once_for_each_load() {
    check_pistol(CAPITANO);
    check_pistol(SWIGGARTY);
}

/// Jolly Roger (MS-C.el-capitano.jolly-roger): armour is ignored.
#[test]
fn el_capitano_shows_the_jolly_roger() {
    check_signature(CAPITANO, "rising-attack", [1, 2, 2, 2, 2, 0]);
    check_unreducible(CAPITANO, "rising-attack", 1);
}

/// Luv'a da booty (MS-C.swiggarty-swooty.luva-da-booty): energy for an attacking pirate, 1 for each stone, once a turn.
#[test]
fn swiggarty_cheers_with_booty() {
    let field = |key: &str, inches: f64, stones: u8| {
        let field = duel(key, 2, "brunhilde").model(0, SWIGGARTY, 10.0, 10.0 - inches - 1.378);
        field.only(&[0]).carries(2, stones).activate(0)
    };
    let mut scene = field(CAPITANO, 5.9, 2);
    scene.answer(0, attack(1)).answer(0, yes());
    assert_eq!(now(&scene, 0).energy, 1 + 2);
    draw_hands(&mut scene, &["thrust"], &["low-guard"]);
    scene.answer(0, play("thrust")).answer(1, play("low-guard"));
    scene.answer(0, attack(1));
    assert!(!is_offered(&mut scene, 0), "once a turn");
    for (key, inches, stones) in [(CAPITANO, 6.1, 2), (CAPITANO, 5.9, 0), ("ribald", 5.9, 2)] {
        let mut scene = field(key, inches, stones);
        scene.answer(0, attack(1));
        assert!(!is_offered(&mut scene, 0), "{key} at {inches} inches, {stones} stones");
    }
}

/// Swiggarty plunders model 1.
fn plunder(scene: &mut table::Scene<moonstone::Moonstone>, from: &str, passive: &str) {
    cast(scene, SWIGGARTY, "plunder", Some(1), "G2");
    scene.answer(0, AbilityChoice { of: ModelId(1), ability: ability(from, passive) });
}

/// Plunder (MS-C.swiggarty-swooty.plunder): a passive ability changes its owner for the turn.
#[test]
fn swiggarty_steals_plate_armour() {
    check_reach(SWIGGARTY, "plunder", 1, 2.0, 1, "flintlock");
    let mut scene = duel(SWIGGARTY, 2, "vicious-syd").activate(0);
    plunder(&mut scene, "vicious-syd", "plate-armour");
    fight(&mut scene, 1, "rising-attack", "rising-attack");
    choose_kind(&mut scene, Damage::Impact);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 1));
    let mut scene = duel(SWIGGARTY, 2, "vicious-syd").activate(0);
    cast(&mut scene, SWIGGARTY, "plunder", Some(1), "P1");
    fight(&mut scene, 1, "rising-attack", "rising-attack");
    choose_kind(&mut scene, Damage::Impact);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (1, 0), "a 1 steals nothing");
}

/// Plunder: a stolen reaction to wounds works for the thief.
#[test]
fn swiggarty_steals_spite() {
    let mut scene = duel(SWIGGARTY, 2, "the-fencer").wounds(0, 3).activate(0);
    plunder(&mut scene, "the-fencer", "spiteful");
    fight(&mut scene, 1, "rising-attack", "high-guard");
    choose_kind(&mut scene, Damage::Slicing);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 2));
}

/// Plunder: a stolen ability keeps its limit, and using it does not spend one of Swiggarty's own.
#[test]
fn swiggarty_steals_a_privilege_that_works_once_a_turn() {
    let field = duel(SWIGGARTY, 4, "the-goblin-king").model(0, "grub", 10.0, 12.5);
    let mut scene = field.only(&[0]).energy(0, 4).activate(0);
    plunder(&mut scene, "the-goblin-king", "royal-privilege");
    for _ in 0..2 {
        fight(&mut scene, 1, "low-guard", "falling-swing");
        choose_kind(&mut scene, Damage::Impact);
        if now(&scene, 2).wounds == 0 {
            scene.answer(0, target(2));
        }
    }
    assert_eq!((now(&scene, 0).wounds, now(&scene, 2).wounds), (3, 3));
    assert!(scene.offers(0, use_ability(SWIGGARTY, "shoot-pistol")), "the pistol is still loaded");
}

/// Plunder: on a catastrophe the resisting player moves Swiggarty 2 inches.
#[test]
fn swiggarty_is_led_away() {
    let mut scene = duel(SWIGGARTY, 2, "flintlock").activate(0);
    cast(&mut scene, SWIGGARTY, "plunder", Some(1), "C");
    scene.refused(1, way(&[(10.0, 12.1)]));
    scene.answer(1, way(&[(10.0, 12.0)]));
    assert_eq!(now(&scene, 0).at, at(10.0, 12.0));
}

/// Tentai surprise! (MS-C.swiggarty-swooty.tentai-surprise): an upgraded rising attack.
#[test]
fn swiggarty_surprises() {
    check_signature(SWIGGARTY, "rising-attack", [2, 1, 2, 1, 2, 2]);
}

/// Claw and hook (MS-C.crusty-balboa.claw-and-hook): impact +1. Shell (MS-C.crusty-balboa.barnacle-encrusted-shell): 1
/// less unless magical.
#[test]
fn crusty_has_claws_and_a_shell() {
    check_deals(CRUSTY, [5, 4, 4]);
    check_takes(CRUSTY, [3, 3, 3, 4]);
}

/// Look out! (MS-C.crusty-balboa.look-out): a friendly model has evade -1 for the turn.
#[test]
fn crusty_warns_a_friend() {
    check_reach(CRUSTY, "look-out", 1, 6.0, 0, CAPITANO);
    assert!(!can_aim(facing(CRUSTY, 1, "flintlock", 3.0), CRUSTY, "look-out"), "only friends");
    let field = Field::new().model(0, CRUSTY, 10.0, 10.0).apart(0, CAPITANO, 0, 1.5).model(1, "flintlock", 10.0, 12.0);
    let mut scene = field.only(&[0]).activate(0);
    use_on(&mut scene, CRUSTY, "look-out", 1);
    cast(&mut scene, CRUSTY, "punch", Some(1), "G1");
    assert_eq!(drawn(&scene).0, 3);
}

/// Pinch (MS-C.crusty-balboa.pinch): a 3 of any colour takes a stone.
#[test]
fn crusty_pinches_a_stone() {
    check_reach(CRUSTY, "pinch", 2, 2.0, 1, "flintlock");
    check_catastrophe(CRUSTY, "pinch", 2.0, 1, "flintlock", 3);
    let stones = |card: &str| {
        let mut scene = facing(CRUSTY, 2, "flintlock", 1.5).carries(1, 2).activate(0);
        cast(&mut scene, CRUSTY, "pinch", Some(1), card);
        (now(&scene, 0).stones, now(&scene, 1).stones)
    };
    assert_eq!([stones("G3"), stones("B3"), stones("P3"), stones("P2")], [(1, 1), (1, 1), (1, 1), (0, 2)]);
}

/// Punch (MS-C.crusty-balboa.punch): a blue or pink 2 deals 2 impact damage, 3 after a pinch.
#[test]
fn crusty_punches_harder_after_a_pinch() {
    check_reach(CRUSTY, "punch", 1, 2.0, 1, "flintlock");
    check_catastrophe(CRUSTY, "punch", 2.0, 1, "flintlock", 2);
    let punched = |pinches: bool, card: &str| {
        let mut scene = facing(CRUSTY, 4, "flintlock", 1.5).activate(0);
        if pinches {
            cast(&mut scene, CRUSTY, "pinch", Some(1), "G1");
        }
        cast(&mut scene, CRUSTY, "punch", Some(1), card);
        now(&scene, 1).wounds
    };
    assert_eq!([punched(false, "B2"), punched(false, "P2"), punched(false, "G2"), punched(true, "P2")], [2, 2, 0, 3]);
}

/// First of the month! (MS-C.crusty-balboa.first-of-the-month): after a pinch and a punch, 2 more wounds and a truce.
#[test]
fn crusty_celebrates_the_first_of_the_month() {
    check_signature(CRUSTY, "rising-attack", [3, 2, 3, 3, 2, 0]);
    let played = |abilities: &[&str]| {
        let mut scene = duel(CRUSTY, 4, "flintlock").activate(0);
        for ability in abilities {
            cast(&mut scene, CRUSTY, ability, Some(1), "G1");
        }
        sign(&mut scene, 1, "rising-attack", "high-guard");
        let wounds = now(&scene, 1).wounds;
        scene.answer(0, end()).answer(1, ModelId(1));
        (wounds, scene.why_not(1, attack(0)))
    };
    use moonstone::reasons::Reason;
    assert_eq!(played(&["pinch", "punch"]), (5, Reason::Forbidden { mark: Mark::Truce }));
    assert_eq!(played(&["punch"]), (3, Reason::NoEnergy { has: 0, needs: 1 }));
}
