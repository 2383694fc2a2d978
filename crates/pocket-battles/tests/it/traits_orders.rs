//! Traits that are orders, help with orders, or change the cost of an order and which units may get one.

use crate::field::{FRONT, Field, REAR, attack, question, rolled};
use pocket_battles::PocketBattles;
use pocket_battles::asked::{Choice, Order, Question, React, Redeploy, Support, Target};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::{Place, Sector, Segment};
use pocket_battles::reasons::Reason;
use pocket_battles::told::{DicePart, Event};
use table::{Scene, Seat};

const TO_REAR: Segment = Segment::Rear(Sector::Centre);
const TO_CENTRE: Segment = Segment::Front(Sector::Centre);

/// The markers that were paid for each order to a unit.
fn paid(scene: &Scene<PocketBattles>, of: UnitId) -> Vec<u8> {
    let orders = scene.told().into_iter().filter_map(|event| match event {
        Event::Ordered { unit, paid, .. } if unit == of => Some(paid),
        _ => None,
    });
    orders.collect()
}

/// Whether any order to a unit is offered.
#[track_caller]
fn may_order(scene: &Scene<PocketBattles>, unit: UnitId) -> bool {
    let choices = &scene.asked(unit.seat().0).options;
    choices.iter().any(|choice| matches!(choice, Choice::Order(order) if order.unit() == Some(unit)))
}

/// PB-T.control: the Queen gets the order and its marker, and another unit attacks, even one too expensive to order.
#[test]
fn pb_t_control_another_unit_attacks_and_gets_no_markers() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let queen = field.unit(0, REAR, &["queen"]);
    let guards = field.unit(0, FRONT, &["mounted-guard#2"]);
    let shaman = field.unit(1, FRONT, &["shaman"]);
    field.ordered(guards, 3).ready(0, 2);
    let mut scene = field.orders(0);
    assert_eq!(scene.why_not(0, Order::Attack { unit: guards }), Reason::TooFewMarkers { cost: 4, ready: 2 });
    scene.answer(0, Order::Control { unit: queen });
    assert_eq!(scene.asked(0).question, Question::ControlledAction { by: queen });
    attack(&mut scene, guards, &[4, 1]);
    assert_eq!(rolled(&scene), [(guards, vec![DicePart::Base(1), DicePart::Attack(1)])]);
    assert!(!scene.now()[shaman].is_alive());
    assert_eq!((scene.now()[queen].orders, scene.now()[guards].orders, scene.now().sides[0].ready), (1, 3, 1));
}

/// PB-T.control: shooting, moving and anything else the other unit can do, but no special trait, and nothing for the
/// Queen herself.
#[test]
fn pb_t_control_is_one_action_of_another_unit_and_no_special_trait() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let [queen, magess, archers, treeman] = field.units(0, FRONT, ["queen", "magess", "archers#1", "treeman"]);
    let shaman = field.unit(1, FRONT, &["shaman"]);
    let troop = field.troop(treeman, "treeman");
    let mut scene = field.wound(troop, 1).orders(0);
    assert!(scene.offers(0, Order::Heal { unit: magess, troop }), "an order of its own can be a special trait");
    scene.answer(0, Order::Control { unit: queen });
    assert!(!scene.offers(0, Order::Heal { unit: magess, troop }));
    assert!(scene.offers(0, Order::Move { unit: magess, to: TO_REAR }));
    assert!(!may_order(&scene, queen));
    assert!(!scene.offers(0, Order::Pass) && !scene.offers(0, Order::Done));
    scene.answer(0, Order::Shoot { unit: archers, at: shaman }).rolls([2]);
    assert_eq!((scene.now()[archers].orders, scene.now()[shaman].is_alive()), (0, false));
    assert_eq!(scene.asked(0).question, Question::Order { ready: 4 });
    assert!(!scene.offers(0, Order::Control { unit: archers }), "archers do not have the trait");
}

/// PB-T.control, PB-12: a unit that was redeployed in this turn cannot be controlled either.
#[test]
fn pb_t_control_not_of_a_redeployed_unit() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let [queen, moved, other] = field.units(0, REAR, ["queen", "spearmen", "spearmen"]);
    field.unit(1, FRONT, &["shaman"]);
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: moved, to: Segment::Front(Sector::Centre) });
    scene.answer(0, Order::Control { unit: queen });
    assert!(!may_order(&scene, moved) && may_order(&scene, other));
    scene.answer(0, Order::Move { unit: other, to: Segment::Front(Sector::Centre) });
    assert_eq!(scene.now()[other].place, FRONT);
}

/// PB-T.heal: one wound marker of a troop in another unit becomes an order marker that can be used at once.
#[test]
fn pb_t_heal_gives_a_marker_that_can_be_used_at_once() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let magess = field.unit(0, REAR, &["magess"]);
    let [treeman, guards] = field.units(0, FRONT, ["treeman", "mounted-guard"]);
    field.unit(1, FRONT, &["shaman"]);
    let (troop, unhurt) = (field.troop(treeman, "treeman"), field.troop(guards, "mounted-guard"));
    let mut scene = field.wound(troop, 2).ready(0, 1).orders(0);
    assert!(!scene.offers(0, Order::Heal { unit: magess, troop: unhurt }), "nothing to heal");
    assert!(!scene.offers(0, Order::Heal { unit: guards, troop }), "guards are no healers");
    scene.answer(0, Order::Heal { unit: magess, troop });
    assert_eq!((scene.now().wounds(troop), scene.now()[magess].orders), (1, 1));
    assert_eq!(scene.asked(0).question, Question::Order { ready: 1 });
    assert!(!scene.offers(0, Order::Heal { unit: magess, troop }), "a second order to her costs 2");
    scene.answer(0, Order::Move { unit: guards, to: TO_REAR });
    assert_eq!((scene.now().sides[0].ready, scene.now()[guards].place), (0, REAR));
}

/// A shaman, goblins that shoot and fight with a 3, a Queen as their target, and a Magess behind her.
fn shaman_and_goblins() -> (Field, UnitId, UnitId, UnitId) {
    let (mut field, goblins, queen) = Field::facing(["orcs", "elves"], &["goblins#1"], &["queen"]);
    let shaman = field.unit(0, REAR, &["shaman"]);
    field.unit(1, REAR, &["magess"]);
    (field, shaman, goblins, queen)
}

/// PB-T.excite: a marker on the shaman adds a die to another unit's attack, continued engagement or shot.
#[test]
fn pb_t_excite_is_a_further_die_for_attacking_continuing_and_shooting() {
    let (field, by, unit, queen) = shaman_and_goblins();
    let excited = |in_contact: bool, order: Order, dice: &[u32]| {
        let mut field = Field { game: field.game.clone(), battle: field.battle.clone() };
        if in_contact {
            field.engage(Sector::Centre, 0, &[unit, queen]);
        }
        let mut scene = field.orders(0);
        scene.answer(0, order);
        assert_eq!(scene.asked(0).question, Question::Support { unit });
        let is_attack = order == Order::Attack { unit };
        assert_eq!(scene.offers(0, Support::Galvanize { by }), is_attack, "galvanizing helps attacks only");
        scene.answer(0, Support::Excite { by });
        if is_attack {
            scene.answer(0, Support::Enough);
        }
        scene.rolls(dice.iter().copied());
        assert_eq!((scene.now()[by].orders, scene.now()[unit].orders), (1, 1));
        rolled(&scene).remove(0).1
    };
    let [base, attack, excite] = [DicePart::Base(1), DicePart::Attack(1), DicePart::Excite(1)];
    assert_eq!(excited(false, Order::Attack { unit }, &[1, 2, 3]), [base, attack, excite]);
    assert_eq!(excited(true, Order::Continue { unit, against: queen }, &[1, 3]), [base, excite]);
    assert_eq!(excited(false, Order::Shoot { unit, at: queen }, &[1, 3]), [base, excite]);
}

/// PB-T.excite: not for moving or leaving, and not by units without the trait.
#[test]
fn pb_t_excite_does_not_help_to_move_or_leave() {
    let (mut field, _, goblins, queen) = shaman_and_goblins();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Move { unit: goblins, to: TO_REAR });
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 });
    let mut scene = field.engage(Sector::Centre, 0, &[goblins, queen]).orders(0);
    scene.answer(0, Order::Leave { unit: goblins });
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 });
    assert_eq!(scene.now()[goblins].place, FRONT);
}

/// PB-T.excite, PB-T.galvanize: the same shaman may do each once for one order, for one marker, then two.
#[test]
fn pb_t_excite_and_galvanize_by_the_same_shaman_cost_one_and_two() {
    let (field, by, unit, _) = shaman_and_goblins();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, Support::Excite { by });
    assert!(!scene.offers(0, Support::Excite { by }), "once for each order");
    scene.answer(0, Support::Galvanize { by }).rolls([1, 1, 1]);
    assert_eq!(paid(&scene, by), [1, 2]);
    assert_eq!((scene.now()[by].orders, scene.now().sides[0].ready), (3, 2));
}

/// PB-T.excite, PB-T.galvanize: only while markers last, and not by a shaman redeployed in this turn.
#[test]
fn pb_t_galvanize_needs_markers_and_a_shaman_that_may_get_orders() {
    let (mut field, by, unit, _) = shaman_and_goblins();
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: by, to: Segment::Rear(Sector::East) });
    scene.answer(0, Order::Attack { unit }).rolls([1, 1]);
    assert_eq!(scene.now()[by].orders, 0, "there was no question about help");
    let mut scene = field.ready(0, 3).orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, Support::Excite { by }).rolls([1, 1, 1]);
    assert_eq!((scene.now()[by].orders, scene.now().sides[0].ready), (1, 1), "galvanizing would cost 2 more");
    let mut scene = field.ready(0, 1).orders(0);
    scene.answer(0, Order::Attack { unit }).rolls([1, 1]);
    assert_eq!(scene.now()[by].orders, 0);
}

/// PB-T.galvanize: an attacker that destroys its enemy has to attack again for free; the excitement counts for the
/// first attack only.
#[test]
fn pb_t_galvanize_makes_an_attack_overwhelming() {
    let (field, by, unit, queen) = shaman_and_goblins();
    let magess = UnitId::new(Seat(1), 1);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, Support::Excite { by }).answer(0, Support::Galvanize { by });
    scene.rolls([3, 1, 1]);
    assert!(!scene.now()[queen].is_alive() && scene.now()[unit].place.fight().is_some(), "it attacks again");
    scene.rolls([3, 1]);
    let [base, attack, excite] = [DicePart::Base(1), DicePart::Attack(1), DicePart::Excite(1)];
    assert_eq!(rolled(&scene), [(unit, vec![base, attack, excite]), (unit, vec![base, attack])]);
    assert_eq!((scene.now()[magess].is_alive(), scene.now()[unit].orders), (false, 1));
}

/// PB-T.galvanize: without it, goblins that destroy their enemy are done.
#[test]
fn pb_t_galvanize_is_for_the_attack_it_was_paid_for() {
    let (mut field, by, unit, queen) = shaman_and_goblins();
    field.unit(1, FRONT, &["captain"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, Support::Excite { by }).answer(0, Support::Enough);
    scene.answer(0, Target { unit: queen }).rolls([3, 1, 1]);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 4 });
    assert_eq!(scene.now()[unit].place, FRONT);
}

/// PB-T.excite, PB-T.blood-lust: a unit that chooses its number of dice gains nothing from another die, so none is
/// offered.
#[test]
fn pb_t_excite_is_not_sold_to_blood_lust() {
    let (mut field, by, goblins, queen) = shaman_and_goblins();
    let fanatic = field.unit(0, FRONT, &["fanatic"]);
    let boulders = field.unit(0, REAR, &["boulder-thrower"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: boulders, at: queen });
    assert_eq!(scene.asked(0).question, Question::BloodLust { unit: boulders }, "there is no question about help");
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: fanatic });
    assert_eq!(scene.why_not(0, Support::Excite { by }), Reason::TakesNoOtherDice);
    assert!(scene.offers(0, Support::Galvanize { by }));
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: goblins });
    assert!(scene.offers(0, Support::Excite { by }));
}

/// PB-T.galvanize, PB-T.overwhelming: not offered for a unit that is overwhelming already.
#[test]
fn pb_t_galvanize_is_not_sold_to_the_overwhelming() {
    let (mut field, by, ..) = shaman_and_goblins();
    let chariot = field.unit(0, FRONT, &["chariot"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: chariot });
    assert_eq!(scene.why_not(0, Support::Galvanize { by }), Reason::OverwhelmsAlready);
    assert!(scene.offers(0, Support::Excite { by }));
}

/// PB-T.galvanize: nor for a unit that would have no enemy left to attack, because the others are two sectors away.
#[test]
fn pb_t_galvanize_is_not_offered_without_another_enemy_nearby() {
    let (field, by, unit, queen) = shaman_and_goblins();
    let magess = UnitId::new(Seat(1), 1);
    let with_magess_in = |sector: Sector| {
        let mut field = Field { game: field.game.clone(), battle: field.battle.clone() };
        field.battle[unit].place = Place::Front(Sector::West);
        field.battle[queen].place = Place::Front(Sector::West);
        field.battle[magess].place = Place::Rear(sector);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit });
        scene
    };
    assert!(with_magess_in(Sector::Centre).offers(0, Support::Galvanize { by }));
    assert_eq!(with_magess_in(Sector::East).why_not(0, Support::Galvanize { by }), Reason::NobodyToStormOnTo);
}

/// PB-T.galvanize, PB-30: nor for a unit that cannot destroy an enemy, because a wound removes one troop and there are
/// more.
#[test]
fn pb_t_galvanize_is_not_offered_if_the_attack_cannot_destroy() {
    let spearmen = ["spearmen#1", "spearmen#2", "spearmen#3"];
    let (mut field, unit, _) = Field::facing(["orcs", "elves"], &["goblins#1"], &spearmen);
    let by = field.unit(0, REAR, &["shaman"]);
    field.unit(1, REAR, &["magess"]);
    let mut attack_with = |ready: u8| {
        let mut scene = field.ready(0, ready).orders(0);
        scene.answer(0, Order::Attack { unit });
        scene
    };
    let scene = attack_with(4);
    assert!(scene.offers(0, Support::Galvanize { by }), "2 markers are left for a third die");
    let scene = attack_with(3);
    assert_eq!(scene.why_not(0, Support::Galvanize { by }), Reason::CanDestroyNobody, "two dice are two hits");
    assert!(scene.offers(0, Support::Excite { by }));
}

/// PB-T.control: not offered if no other unit could act: all are dead, redeployed or have just come into contact.
#[test]
fn pb_t_control_needs_a_unit_to_control() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let queen = field.unit(0, REAR, &["queen"]);
    let guards = field.unit(0, FRONT, &["mounted-guard#2"]);
    field.unit(1, FRONT, &["troll"]);
    let mut scene = field.orders(0);
    assert!(scene.offers(0, Order::Control { unit: queen }));
    attack(&mut scene, guards, &[1, 1, 1, 1, 1]);
    assert_eq!(scene.why_not(0, Order::Control { unit: queen }), Reason::NobodyToControl);
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: guards, to: TO_REAR });
    assert_eq!(scene.why_not(0, Order::Control { unit: queen }), Reason::NobodyToControl);
    let scene = field.lose(guards, "mounted-guard").orders(0);
    assert_eq!(scene.why_not(0, Order::Control { unit: queen }), Reason::NobodyToControl);
}

/// An Imperator and two more units, with no enemy nearby.
fn imperator() -> (Field, [UnitId; 3]) {
    let mut field = Field::new(70, ["romans", "elves"]);
    let imperator = field.unit(0, REAR, &["imperator"]);
    let [legionaries, archers] = field.units(0, FRONT, ["legionaries#1", "archers#1"]);
    field.unit(1, FRONT, &["queen"]);
    (field, [imperator, legionaries, archers])
}

/// A turn of the Romans, after redeploying a unit to the right.
fn after_redeploying(field: &Field, unit: UnitId) -> Scene<PocketBattles> {
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit, to: Segment::Front(Sector::East) });
    scene
}

/// PB-T.double-order: an order to the Imperator, then orders to two different other units, each paid for as usual.
/// PB-12: one of them may have been redeployed in this turn.
#[test]
fn pb_t_double_order_two_other_units_get_orders_and_pay() {
    let (mut field, [by, legionaries, archers]) = imperator();
    field.ordered(legionaries, 1);
    let mut scene = after_redeploying(&field, legionaries);
    assert_eq!(scene.why_not(0, Order::Attack { unit: legionaries }), Reason::RedeployedThisTurn);
    scene.answer(0, Order::DoubleOrder { unit: by });
    assert_eq!(scene.asked(0).question, Question::FurtherOrder { by, left: 2 });
    assert!(!may_order(&scene, by) && !scene.offers(0, Order::Done));
    attack(&mut scene, legionaries, &[1, 1]);
    assert_eq!(scene.asked(0).question, Question::FurtherOrder { by, left: 1 });
    assert!(!may_order(&scene, by) && !may_order(&scene, legionaries));
    scene.answer(0, Order::Move { unit: archers, to: TO_REAR });
    assert_eq!([by, legionaries, archers].map(|unit| paid(&scene, unit)), [vec![1], vec![2], vec![1]]);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 2 });
    assert_eq!(scene.why_not(0, Order::DoubleOrder { unit: by }), Reason::NobodyNeedsADoubleOrder, "it is in contact");
}

/// PB-T.double-order: a unit whose order cannot be paid gets none, and the second order may be skipped.
#[test]
fn pb_t_double_order_is_limited_by_the_markers() {
    let (mut field, [by, legionaries, archers]) = imperator();
    field.ordered(legionaries, 2).ready(0, 4);
    let mut scene = after_redeploying(&field, archers);
    assert!(!scene.offers(0, Order::DoubleOrder { unit: archers }), "archers do not command");
    scene.answer(0, Order::DoubleOrder { unit: by }).answer(0, Order::Move { unit: archers, to: TO_CENTRE });
    assert!(!may_order(&scene, legionaries), "the 2 markers left are too few for an order of 3");
    assert_eq!(question(&mut scene, 0), Some(Question::Order { ready: 2 }), "no unit is left for the second order");
    let last = |field: &Field| after_redeploying(field, archers).offers(0, Order::DoubleOrder { unit: by });
    assert!(last(field.ready(0, 2)));
    assert!(!last(field.ready(0, 1)), "nothing would be left for the archers");
    let scene = after_redeploying(field.ready(0, 1), archers);
    assert_eq!(scene.why_not(0, Order::DoubleOrder { unit: by }), Reason::TooFewMarkers { cost: 2, ready: 1 });
}

/// PB-T.double-order, PB-14: all other units can be ordered without it, so it is only offered if a unit was redeployed.
#[test]
fn pb_t_double_order_is_sold_only_for_a_redeployed_unit() {
    let (field, [by, legionaries, _]) = imperator();
    assert_eq!(field.orders(0).why_not(0, Order::DoubleOrder { unit: by }), Reason::NobodyNeedsADoubleOrder);
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: by, to: Segment::Rear(Sector::East) });
    assert!(!scene.offers(0, Order::DoubleOrder { unit: by }), "he himself was redeployed");
    let mut scene = after_redeploying(&field, legionaries);
    scene.answer(0, Order::DoubleOrder { unit: by }).answer(0, Order::Move { unit: legionaries, to: TO_CENTRE });
    assert!(scene.offers(0, Order::Done), "the second order may be left out");
    scene.answer(0, Order::Done);
    assert_eq!((scene.now()[legionaries].place, question(&mut scene, 0)), (FRONT, Some(Question::Order { ready: 5 })));
}

/// PB-40, PB-T.control, PB-T.heal: not in player A's very first turn, but in player B's and in A's next one.
#[test]
fn pb_t_control_and_heal_wait_for_the_second_turn_of_the_game() {
    let mut field = Field::new(60, ["elves", "elves"]);
    let units = [0, 1].map(|seat| field.units(seat, REAR, ["queen", "magess", "treeman"]));
    let specials = units.map(|[queen, magess, treeman]| {
        let troop = field.troop(treeman, "treeman");
        field.wound(troop, 1);
        [Order::Control { unit: queen }, Order::Heal { unit: magess, troop }]
    });
    let mut scene = field.first_turn();
    scene.answer(0, Redeploy::Nobody);
    for special in specials[0] {
        assert_eq!(scene.why_not(0, special), Reason::NotInTheFirstTurn);
    }
    scene.answer(0, Order::Pass).answer(1, Redeploy::Nobody);
    assert!(specials[1].into_iter().all(|special| scene.offers(1, special)));
    scene.answer(1, Order::Pass).answer(0, Redeploy::Nobody);
    assert!(specials[0].into_iter().all(|special| scene.offers(0, special)));
}

/// PB-40, PB-T.double-order, PB-T.excite, PB-T.galvanize: not in player A's very first turn, nor with its second order.
#[test]
fn pb_t_double_order_excite_and_galvanize_wait_for_the_second_turn_of_the_game() {
    let mut field = Field::new(60, ["romans", "orcs"]);
    let [imperator, imaginifer] = field.units(0, REAR, ["imperator", "imaginifer"]);
    let archers = field.unit(0, FRONT, &["archers"]);
    let flanking = field.unit(0, Place::Front(Sector::West), &["archers"]);
    let moving = field.unit(0, REAR, &["archers"]);
    let [shaman, troll] = field.units(1, FRONT, ["shaman", "troll"]);
    let mut scene = field.first_turn();
    scene.answer(0, Redeploy::Unit { unit: moving, to: Segment::Rear(Sector::East) });
    assert_eq!(scene.why_not(0, Order::DoubleOrder { unit: imperator }), Reason::NotInTheFirstTurn);
    scene.answer(0, Order::Shoot { unit: archers, at: troll }).rolls([1]);
    assert_eq!(scene.why_not(0, Order::DoubleOrder { unit: imperator }), Reason::NotInTheFirstTurn);
    scene.answer(0, Order::Done).answer(1, Redeploy::Nobody).answer(1, Order::Attack { unit: troll });
    assert!(scene.offers(1, Support::Excite { by: shaman }) && scene.offers(1, Support::Galvanize { by: shaman }));
    scene.answer(1, Support::Enough).answer(0, React::Wait).rolls([1; 4]);
    scene.answer(1, Order::Done).answer(0, Redeploy::Unit { unit: moving, to: TO_REAR });
    assert!(scene.offers(0, Order::DoubleOrder { unit: imperator }));
    scene.answer(0, Order::Shoot { unit: flanking, at: shaman });
    assert!(scene.offers(0, Support::Excite { by: imaginifer }));
}

/// PB-T.fast: a unit may get an order in the turn of its redeployment; others may not.
#[test]
fn pb_t_fast_may_be_ordered_after_its_redeployment() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let [eagle, spearmen] = field.units(0, REAR, ["great-eagle", "spearmen"]);
    let guided = field.unit(0, REAR, &["spearmen", "pathfinders"]);
    field.unit(1, FRONT, &["shaman"]);
    let after_moving = |unit| {
        let mut scene = field.turn(0);
        scene.answer(0, Redeploy::Unit { unit, to: Segment::Front(Sector::Centre) });
        assert_eq!(scene.asked(0).question, Question::Order { ready: 6 }, "one redeployment, even for the fast");
        scene
    };
    assert!(after_moving(eagle).offers(0, Order::Attack { unit: eagle }));
    assert!(after_moving(guided).offers(0, Order::Attack { unit: guided }), "pathfinders make the whole unit fast");
    let scene = after_moving(spearmen);
    assert_eq!(scene.why_not(0, Order::Attack { unit: spearmen }), Reason::RedeployedThisTurn);
    assert!(!may_order(&scene, spearmen));
}

/// PB-T.slow, PB-72: no redeployment for a unit with a slow troop, but a tactical move for an order.
#[test]
fn pb_t_slow_units_are_not_redeployed_but_move_for_an_order() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let treeman = field.unit(0, FRONT, &["treeman"]);
    let mixed = field.unit(0, FRONT, &["spearmen", "wood-pack"]);
    let spearmen = field.unit(0, FRONT, &["spearmen"]);
    field.unit(1, FRONT, &["shaman"]);
    let to = TO_REAR;
    let mut scene = field.turn(0);
    for unit in [treeman, mixed] {
        assert_eq!(scene.why_not(0, Redeploy::Unit { unit, to }), Reason::TooSlow);
    }
    assert!(scene.offers(0, Redeploy::Unit { unit: spearmen, to }));
    scene.answer(0, Redeploy::Nobody).answer(0, Order::Move { unit: treeman, to });
    assert_eq!((scene.now()[treeman].place, paid(&scene, treeman)), (REAR, vec![1]));
}

/// PB-T.reactive: an order costs as many markers as are on the unit, at least one: 1, 1, 2, 4. Others pay 1, 2, 4.
#[test]
fn pb_t_reactive_orders_cost_one_marker_less() {
    let mut field = Field::new(80, ["elves", "macedonians"]);
    let [hero, archers] = field.units(0, FRONT, ["hero", "archers"]);
    let led = field.unit(1, FRONT, &["peltasts", "chiliarch"]);
    let alone = field.unit(1, FRONT, &["peltasts"]);
    let costs = |unit: UnitId, orders: usize| {
        let seat = unit.seat().0;
        let mut scene = field.orders(seat);
        for segment in [TO_REAR, Segment::Front(Sector::Centre)].into_iter().cycle().take(orders) {
            scene.answer(seat, Order::Move { unit, to: segment });
        }
        assert!(!may_order_now(&mut scene, unit), "that were all the markers it can use");
        paid(&scene, unit)
    };
    assert_eq!(costs(hero, 4), [1, 1, 2, 4]);
    assert_eq!(costs(led, 4), [1, 1, 2, 4], "a Chiliarch makes the whole unit reactive");
    assert_eq!(costs(archers, 3), [1, 2, 4]);
    assert_eq!(costs(alone, 3), [1, 2, 4]);
}

/// Whether its owner is being asked for an order and may give one to this unit.
fn may_order_now(scene: &mut Scene<PocketBattles>, unit: UnitId) -> bool {
    let is_asked = matches!(question(scene, unit.seat().0), Some(Question::Order { .. }));
    is_asked && may_order(scene, unit)
}

/// PB-T.reactive: a reaction is an order too, and costs the same.
#[test]
fn pb_t_reactive_holds_for_reactions() {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, FRONT, &["orcs"]);
    field.unit(0, REAR, &["troll"]);
    let [hero, archers] = field.units(1, FRONT, ["hero", "archers"]);
    field.ordered(hero, 2).ordered(archers, 2).ready(1, 2);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    assert_eq!(scene.why_not(1, React::Shoot { unit: archers }), Reason::TooFewMarkers { cost: 3, ready: 2 });
    scene.answer(1, React::Shoot { unit: hero }).rolls([4, 1, 1]);
    assert_eq!((scene.now()[hero].orders, scene.now().sides[1].ready), (4, 0));
    assert!(!scene.now()[orcs].is_alive());
}
