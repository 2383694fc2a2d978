//! Heroes against heroes and leaders: where their strips meet.

use crate::field::*;
use pixel_tactics::PixelTactics;
use pixel_tactics::asked::{Before, Question};
use pixel_tactics::content::Row;
use pixel_tactics::view::Holds;
use table::{Scene, Seat, Viewer};

/// The displayed attack value of a hero.
fn shown_attack(scene: &mut Scene<PixelTactics>, at: &str) -> u8 {
    let view = scene.running().view(Viewer::Spectator);
    let mut places = view.sides.iter().flat_map(|side| &side.places);
    match &places.find(|other| other.id == at).expect("it is a position of a hero").holds {
        Holds::Hero(hero) => hero.attack,
        Holds::Nothing | Holds::Corpse(_) => panic!("no hero at {at}"),
    }
}

/// PT-57, PT-H.homunculus.flank: the copying hero gathers the damage.
#[test]
fn a_doppelganger_that_copies_the_homunculus_gathers_damage_itself() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "fighter:5 . . / homunculus:1 * doppelganger / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-right"));
    let to_copier = Question::Gather { to: place("blue-flank-right"), left: 7 };
    assert_eq!(question(&mut scene, 0), Some(to_copier));
    scene.answer(0, split("blue-front-left", 5)).answer(0, split("blue-flank-left", 1));
    assert_eq!(troop(&scene, 0), "fighter . . / homunculus * doppelganger:6 / . . .");
}

/// PT-57, PT-H.templar.rear: the copying hero changes places and attacks with its own value.
#[test]
fn a_doppelganger_that_copies_the_templar_goes_and_attacks_itself() {
    let mut scene =
        Field::new("adjenna", "seth").troop(0, ". . . / . * . / templar doppelganger fighter").wave(Row::Rear).turn(0);
    scene.answer(0, spell("blue-rear-middle")).answer(0, at("blue-rear-right"));
    assert_eq!(troop(&scene, 0), ". . . / . * . / templar fighter doppelganger");
    assert_eq!(damage(&scene, "red-flank-middle"), 3);
    scene.answer(0, spell("blue-rear-left"));
    assert_offered(&scene, 0, [at("blue-rear-middle"), at("blue-rear-right")]);
}

/// PT-57, PT-H.mystic.front: an enemy mystic is copied, and the copying hero is healed.
#[test]
fn a_doppelganger_that_copies_an_enemy_mystic_heals_itself() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "doppelganger:4 fighter:2 . / . * . / . . .")
        .troop(1, "mystic:5 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 0), "doppelganger fighter:2 . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "mystic:5 . . / . * . / . . .");
}

/// PT-57: two that only copy find nothing in each other, but the attack is used up.
#[test]
fn two_doppelgangers_do_not_copy_each_other() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "doppelganger:2 . . / . * . / . . .")
        .troop(1, "doppelganger . . / . * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(turn(&scene), (0, 1));
    assert_eq!(rule_against(&scene, 0, melee("blue-front-left", "red-front-left")), "PT-14");
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "doppelganger . . / . * . / . . .")
        .troop(1, "doppelganger scientist summoner / . * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, [at("red-front-middle"), at("red-front-right")]);
}

/// PT-H.templar.flank, PT-20, PT-L.khadath: an attack aimed at the supporter does no damage; an interceptor is not the
/// supporter.
#[test]
fn a_templar_in_the_flank_protects_its_supporter_but_no_interceptor() {
    let shoot_at_the_witch = |answer| {
        let mut scene = Field::new("zaamassal", "khadath")
            .troop(0, "paladin . . / . * . / . . .")
            .troop(1, "fighter . . / templar * . / witch . .")
            .turn(0);
        scene.answer(0, ranged("blue-front-left", "red-rear-left"));
        assert_offered(&scene, 1, [let_through(), intercept("red-front-left"), intercept("red-flank-left")]);
        scene.answer(1, answer);
        troop(&scene, 1)
    };
    assert_eq!(shoot_at_the_witch(let_through()), "fighter . . / templar * . / witch . .");
    assert_eq!(shoot_at_the_witch(intercept("red-front-left")), "fighter:4 . . / templar * . / witch . .");
    assert_eq!(shoot_at_the_witch(intercept("red-flank-left")), "fighter . . / templar:4 * . / witch . .");
}

/// PT-L.khadath, PT-H.trapper.front, PT-H.knight.flank: Sagas has Khadath's ability and a trapper of his own.
#[test]
fn a_shot_at_a_leader_with_trapper_and_knight_does_no_damage() {
    let shoot = |target, answer| {
        let mut scene = Field::new("khadath", "sagas")
            .troop(0, "gunner . . / . * . / . . .")
            .troop(1, ". trapper . / knight * . / healer . .")
            .turn(0);
        scene.answer(0, ranged("blue-front-left", target)).answer(1, answer);
        troop(&scene, 1)
    };
    let unharmed = ". trapper . / knight * . / healer . .";
    assert_eq!(shoot("red-flank-middle", let_through()), unharmed);
    assert_eq!(shoot("red-flank-middle", intercept("red-front-middle")), unharmed);
    let hurt = ". trapper . / knight:8 * . / healer . .";
    assert_eq!(shoot("red-rear-left", intercept("red-flank-left")), hurt, "5, and 3 as it can intercept");
}

/// PT-H.gunner.front, PT-L.zaamassal: the bonus counts against the card that is hit, and only for the gunner.
#[test]
fn a_gunner_hits_an_interceptor_harder_than_the_first_target() {
    let mut scene = Field::new("zaamassal", "adjenna")
        .troop(0, "gunner paladin . / . * . / . . .")
        .troop(1, "fighter . . / healer * . / . . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-flank-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "fighter:8 . . / healer * . / . . .");
    scene.answer(0, ranged("blue-front-middle", "red-flank-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "fighter:12 . . / healer * . / . . .");
}

/// PT-H.gunner.front, PT-H.trapper.flank: intercept granted by a supporter counts.
#[test]
fn a_gunner_hits_the_forerunner_of_a_trapper_harder() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "gunner . . / . * . / . . .")
        .troop(1, "witch . . / trapper * . / healer . .")
        .turn(0);
    scene.answer(0, ranged("blue-front-left", "red-rear-left")).answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "witch:8 . . / trapper * . / healer . .");
}

/// PT-50, PT-H.dragon-mage.order, PT-H.assassin.flank:
/// the printed value is doubled, not the boost, and not for leaders.
#[test]
fn a_boost_is_not_doubled_by_an_assassin() {
    let attack = |target| {
        let mut scene = Field::new("seth", "adjenna")
            .troop(0, "fighter . . / assassin * . / . . .")
            .troop(1, "homunculus . . / . * . / . . .")
            .hand(0, &["dragon-mage"])
            .turn(0);
        scene.answer(0, order("dragon-mage")).answer(0, at("blue-front-left"));
        scene.answer(0, melee("blue-front-left", target));
        damage(&scene, target)
    };
    assert_eq!((attack("red-front-left"), attack("red-flank-middle")), (13, 9));
}

/// PT-50, PT-L.magdalena, PT-H.assassin.front, PT-H.assassin.flank: markers come after doubling.
#[test]
fn markers_are_not_doubled_by_an_assassin() {
    let attack = |blue, target| {
        let mut scene = Field::new("magdalena", "adjenna")
            .troop(0, blue)
            .leader(0, |leader| leader.markers = 2)
            .troop(1, "homunculus . . / . * . / . . .")
            .turn(0);
        scene.answer(0, melee("blue-front-left", target));
        damage(&scene, target)
    };
    let alone = "assassin . . / . * . / . . .";
    assert_eq!((attack(alone, "red-flank-middle"), attack(alone, "red-front-left")), (8, 5));
    let behind = "fighter . . / assassin * . / . . .";
    assert_eq!((attack(behind, "red-flank-middle"), attack(behind, "red-front-left")), (6, 10));
}

/// PT-L.eligor, PT-41: damage taken over is damage taken in this wave.
#[test]
fn a_knight_of_eligor_grows_stronger_by_taking_damage_over() {
    let mut scene =
        Field::new("eligor", "adjenna").troop(0, "fighter:2 . . / . * . / . . knight").wave(Row::Rear).turn(0);
    scene.answer(0, take_over("blue-front-left", "blue-rear-right", 1));
    assert_eq!(shown_attack(&mut scene, "blue-front-left"), 4, "its damage is of an earlier wave");
    scene.answer(0, melee("blue-rear-right", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 8);
}

/// PT-L.eligor, PT-41: a hero relieved of its damage has still taken it.
#[test]
fn a_hero_of_eligor_that_was_relieved_keeps_its_rage() {
    let mut scene = Field::new("eligor", "adjenna")
        .troop(0, "fighter . . / . * . / . . knight")
        .troop(1, "paladin . . / . * . / . . .")
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    scene.answer(0, take_over("blue-front-left", "blue-rear-right", 4));
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 1), "paladin:9 . . / . * . / . . .");
}

/// PT-50, PT-L.eligor, PT-H.healer.front: a fully absorbed attack is not damage taken.
#[test]
fn a_healer_of_eligor_that_was_not_harmed_has_no_rage() {
    let mut scene = Field::new("eligor", "adjenna")
        .troop(0, "healer . . / . * . / . . .")
        .troop(1, "oracle . . / . * . / . . .")
        .first(1)
        .actions(1)
        .turn(1);
    scene.answer(1, melee("red-front-left", "blue-front-left"));
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "healer . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "oracle:1 . . / . * . / . . .");
}

/// PT-50, PT-L.cadenza, PT-H.alchemist.front, PT-H.vampire.front: armour adds up, down to 0 damage; no damage dealt, no
/// healing.
#[test]
fn an_alchemist_of_cadenza_shrugs_off_a_vampire() {
    let mut scene = Field::new("adjenna", "cadenza")
        .troop(0, "vampire:3 paladin . / . * . / . . .")
        .troop(1, "alchemist:1 . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "vampire:3 paladin . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "alchemist:1 . . / . * . / . . .");
    scene.answer(0, melee("blue-front-middle", "red-front-left"));
    assert_eq!(troop(&scene, 1), "alchemist:2 . . / . * . / . . .", "4 less 2 less 1");
}

/// PT-22, PT-L.cadenza, PT-H.knight.front, PT-H.berserker.flank: striking back is not an attack, and both strike back.
#[test]
fn armour_does_not_help_against_thorns() {
    let mut scene = Field::new("cadenza", "adjenna")
        .troop(0, "fighter . . / . * . / . . .")
        .troop(1, "knight . . / berserker * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "fighter:4 . . / . * . / . . .");
    assert_eq!(troop(&scene, 1), "knight:4 . . / berserker * . / . . .");
}

/// PT-42, PT-L.demitras, PT-H.vampire.front: damage counts as dealt to the card that takes it; Demitras only heals by
/// damage to heroes.
#[test]
fn kehrolyn_spoils_the_drink_of_demitras_but_not_that_of_a_vampire() {
    let attack = |leader, blue| {
        let mut scene = Field::new(leader, "kehrolyn").troop(0, blue).troop(1, "witch:3 . . / . * . / . . .").turn(0);
        scene.answer(0, melee("blue-front-left", "red-front-left"));
        [troop(&scene, 0), troop(&scene, 1)]
    };
    let [blue, red] = attack("demitras", "fighter:6 . . / . * . / . . .");
    assert_eq!(blue, "fighter:5 . . / . * . / . . .");
    assert_eq!(red, "witch:4 . . / . *:3 . / . . .");
    let [blue, red] = attack("adjenna", "vampire:5 . . / . * . / . . .");
    assert_eq!(blue, "vampire:3 . . / . * . / . . .");
    assert_eq!(red, "witch:4 . . / . *:1 . / . . .");
}

/// PT-L.sagas, PT-L.demitras, PT-H.vampire.front: two abilities that heal, so both heal.
#[test]
fn a_vampire_of_sagas_against_demitras_drinks_twice() {
    let mut scene = Field::new("sagas", "demitras")
        .troop(0, "vampire:5 . . / . * . / . . .")
        .troop(1, "fighter . . / . * . / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-front-left"));
    assert_eq!(troop(&scene, 0), "vampire:1 . . / . * . / . . .");
}

/// PT-41 (ruling 2), PT-H.paladin.rear: before the knight is moved out of the rear, it may take damage over.
#[test]
fn a_knight_takes_damage_over_before_an_enemy_paladin_moves_it() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / . * . / paladin . .")
        .troop(1, "fighter:5 . . / . * . / knight . .")
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, at("red-front-left"));
    let before = Before::Removal(place("red-rear-left"));
    assert_eq!(question(&mut scene, 1), Some(Question::TakeOver { before }));
    scene.answer(1, take("red-front-left", "red-rear-left", 5));
    assert_eq!(troop(&scene, 1), "knight:5 . . / . * . / fighter . .");
}

/// PT-41 (ruling 2), PT-H.homunculus.rear: a second taker cannot take damage that was already taken over in this wave.
#[test]
fn two_takers_do_not_pass_damage_on() {
    let mut scene = Field::new("adjenna", "seth").troop(0, "fighter:3 . . / . * . / knight:2 homunculus .").turn(0);
    scene.answer(0, take_over("blue-front-left", "blue-rear-left", 3));
    let on = |amount| scene.offers(0, take_over("blue-rear-left", "blue-rear-middle", amount));
    assert_eq!([on(1), on(2), on(3), on(5)], [true, true, false, false]);
}

/// PT-H.illusionist.rear, PT-L.borneo: the recruit may attack for Borneo, has to for the illusionist, and is discarded.
#[test]
fn an_apparition_of_borneo_attacks_twice() {
    let mut scene = Field::new("borneo", "adjenna")
        .troop(0, ". . . / . * . / illusionist . .")
        .hand(0, &["gunner"])
        .wave(Row::Rear)
        .turn(0);
    scene.answer(0, spell("blue-rear-left")).answer(0, enlist("gunner", "blue-rear-right"));
    let shot = strike_ranged("blue-rear-right", "red-flank-middle");
    assert!(scene.offers(0, decline()));
    scene.answer(0, shot.clone());
    assert!(!scene.offers(0, decline()));
    scene.answer(0, shot);
    assert_eq!(damage(&scene, "red-flank-middle"), 10);
    assert_eq!((troop(&scene, 0).as_str(), discard(&scene, 0)), (". . . / . * . / illusionist . .", vec!["gunner"]));
}

/// PT-53, PT-H.summoner.front: a hero in Rexan's service returns to its first owner's hand, as an open card.
#[test]
fn a_summoner_calls_a_hero_back_from_rexan() {
    let mut scene = Field::new("adjenna", "rexan")
        .troop(0, "summoner . . / . * . / . . .")
        .troop(1, "~fighter . . / . * . / . . .")
        .hand(0, &["knight"])
        .turn(0);
    scene.answer(0, spell("blue-front-left")).answer(0, at("red-front-left"));
    assert_eq!(hand(&scene, 0), ["knight", "fighter"]);
    let blue = scene.running().view(Viewer::Seat(Seat(1))).sides[0].clone();
    assert_eq!((blue.hand.len(), key(blue.hand[0].card.card), blue.hidden_hand), (1, "fighter", 1));
    scene.answer(0, recruit("fighter", "blue-front-right"));
    assert_eq!(troop(&scene, 0), "summoner . fighter / . * . / . . .", "with all its life");
}

/// PT-H.mascot.front, PT-H.pyromancer.front: a caused attack is the hero's own and hits all.
#[test]
fn a_mascot_lets_a_pyromancer_burn_all() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "mascot pyromancer . / . * . / . . .")
        .troop(1, "fighter . . / healer * . / . . witch")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_eq!(troop(&scene, 1), "fighter:3 . . / healer *:3 . / . . witch:3");
    scene.answer(0, melee_on_all("blue-front-middle"));
    assert_eq!(damage(&scene, "red-front-left"), 6, "and it has not attacked by action yet");
}

/// PT-H.mascot.flank, PT-20, PT-H.knight.front: a shot caused by an effect can be intercepted and answered.
#[test]
fn a_shot_that_a_mascot_causes_is_intercepted_like_any() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, ". . . / mascot * paladin / . . .")
        .troop(1, "knight . . / healer * . / . . .")
        .wave(Row::Flank)
        .turn(0);
    scene.answer(0, spell("blue-flank-left")).answer(0, strike_ranged("blue-flank-right", "red-flank-left"));
    scene.answer(1, intercept("red-front-left"));
    assert_eq!(troop(&scene, 1), "knight:4 . . / healer * . / . . .");
    assert_eq!(troop(&scene, 0), ". . . / mascot * paladin:2 / . . .");
}

/// PT-57, PT-H.illusionist.front: copying an enemy illusionist returns a hero of the copying hero's own troop.
#[test]
fn a_doppelganger_that_copies_an_enemy_illusionist_returns_an_own_hero() {
    let mut scene = Field::new("adjenna", "seth")
        .troop(0, "doppelganger fighter:2 . / . * . / . . .")
        .troop(1, "illusionist . . / . * . / . . .")
        .turn(0);
    scene.answer(0, spell("blue-front-left"));
    assert_offered(&scene, 0, [at("blue-front-left"), at("blue-front-middle")]);
    scene.answer(0, at("blue-front-middle"));
    assert_eq!((hand(&scene, 0), hand(&scene, 1)), (vec!["fighter"], vec![]));
}

/// PT-50, PT-L.cadenza, PT-H.alchemist.flank, PT-H.berserker.flank: the leader's armour adds up; an absorbed attack is
/// still an attack.
#[test]
fn an_alchemist_and_cadenza_protect_her_to_nothing_and_the_attack_is_still_answered() {
    let mut scene = Field::new("adjenna", "cadenza")
        .troop(0, "oracle paladin . / . * . / . . .")
        .troop(1, ". . . / alchemist * berserker / . . .")
        .turn(0);
    scene.answer(0, melee("blue-front-left", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 0, "2 less 2 less 1");
    scene.answer(0, melee("blue-front-middle", "red-flank-middle"));
    assert_eq!(damage(&scene, "red-flank-middle"), 1);
    assert_eq!(troop(&scene, 0), "oracle:2 paladin:2 . / . * . / . . .");
}
