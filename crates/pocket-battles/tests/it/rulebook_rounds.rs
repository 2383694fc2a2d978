//! Spielablauf, orders and their cost, tactical moves, passing, the end: the rulebook's sentences and examples.

use crate::field::{Field, assert_offered, choices, do_nothing, pass_round, ready, rule_against};
use pocket_battles::PocketBattles;
use pocket_battles::asked::{Choice, Deploy, GiveUp, Order, Question, React, Redeploy};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::Place::{self, Front, Rear};
use pocket_battles::battlefield::Sector::{self, Centre, East, West};
use pocket_battles::battlefield::Segment;
use pocket_battles::reasons::Reason;
use pocket_battles::told::{Both, Event};
use table::{Outcome, Refusal, Scene, Seat};

const TO_CENTRE: Segment = Segment::Front(Centre);
const TO_WEST: Segment = Segment::Front(West);

fn move_to(unit: UnitId, to: Segment) -> Order {
    Order::Move { unit, to }
}

/// Orcs in the west, spearmen far away in the east.
fn far_apart(size: u16) -> (Field, UnitId, UnitId) {
    let mut field = Field::new(size, ["orcs", "elves"]);
    let orcs = field.unit(0, Front(West), &["orcs"]);
    let spearmen = field.unit(1, Front(East), &["spearmen"]);
    (field, orcs, spearmen)
}

/// A whole game of 30 points with Elves on both sides, up to the first turn.
fn elves_against_elves(rolls: [u32; 2], army: &[&[&str]]) -> Scene<PocketBattles> {
    let field = Field::new(30, ["elves", "elves"]);
    let mut scene = Scene::new(&field.game);
    scene.answer(0, field.own(0, army)).answer(1, field.own(1, army)).rolls(rolls);
    let first = if rolls[0] > rolls[1] { 0 } else { 1 };
    for index in 0..army.len() {
        for seat in [first, 1 - first] {
            let sector = if seat == 0 { West } else { East };
            scene.answer(seat, Deploy { unit: UnitId::new(Seat(seat), index), to: Segment::Front(sector) });
        }
    }
    scene
}

/// The seats that passed, in order.
fn passed(scene: &Scene<PocketBattles>) -> Vec<u8> {
    let events = scene.told();
    let seats = events.iter().filter_map(|event| if let Event::Passed { seat } = event { Some(seat.0) } else { None });
    seats.collect()
}

/// The price of each order, in order.
fn paid(scene: &Scene<PocketBattles>) -> Vec<u8> {
    let events = scene.told();
    events.iter().filter_map(|event| if let Event::Ordered { paid, .. } = event { Some(*paid) } else { None }).collect()
}

/// PB-10: player A has the first turn of round 1, then the first turn alternates by round; turns alternate in a round.
#[test]
fn pb_10_the_first_turn_alternates_by_round() {
    for (rolls, a, b) in [([4, 2], 0, 1), ([2, 4], 1, 0)] {
        let mut scene = elves_against_elves(rolls, &[&["spearmen"]]);
        for _ in 0..3 {
            pass_round(&mut scene);
        }
        let starts: Vec<_> = (scene.told().iter())
            .filter_map(
                |event| if let Event::RoundBegan { round, starts } = event { Some((*round, starts.0)) } else { None },
            )
            .collect();
        assert_eq!(starts, [(1, a), (2, b), (3, a), (4, b)]);
        let (odd, even) = ([a, b, a, b, a, b], [b, a, b, a, b, a]);
        assert_eq!(passed(&scene), [odd, even, odd].concat());
    }
}

/// PB-11: a player without markers has no turn; the other goes on until theirs are spent too. Then the round ends.
#[test]
fn pb_11_without_markers_there_is_no_turn() {
    let (mut field, ..) = far_apart(60);
    let mut scene = field.ready(0, 1).ready(1, 3).turn(0);
    pass_round(&mut scene);
    assert_eq!(passed(&scene), [0, 1, 1, 1]);
    assert!(scene.told().contains(&Event::RoundEnded { round: 2, lost: Both([0, 0]) }));
    let mut scene = field.ready(0, 0).ready(1, 1).turn(0);
    assert_eq!(scene.asked(1).question, Question::Redeploy, "seat 0 has no turn at all");
    pass_round(&mut scene);
    assert_eq!((scene.now().round, passed(&scene)), (3, vec![1]));
}

/// PB-11: redeploying is optional, an action is mandatory.
#[test]
fn pb_11_a_turn_has_at_least_one_action_or_a_pass() {
    let (field, orcs, _) = far_apart(60);
    let mut scene = field.turn(0);
    assert!(scene.offers(0, Redeploy::Nobody));
    scene.answer(0, Redeploy::Nobody);
    assert_eq!(scene.refused(0, Order::Done), Refusal::NotOffered);
    assert!(scene.offers(0, Order::Pass));
    scene.answer(0, move_to(orcs, TO_CENTRE));
    assert_eq!(scene.refused(0, Order::Pass), Refusal::NotOffered);
    scene.answer(0, Order::Done);
    assert_eq!((scene.asked(1).question.clone(), ready(&scene, 0)), (Question::Redeploy, 5));
}

/// PB-12: one unit may go to an adjacent segment of its own side, never into or out of the engagement zone.
#[test]
fn pb_12_a_redeployment_goes_to_an_adjacent_own_segment() {
    let mut field = Field::orcs_and_elves();
    let front = field.unit(0, Front(West), &["orcs"]);
    let rear = field.unit(0, Rear(Centre), &["goblins"]);
    let engaged = field.unit(0, Front(East), &["hobgoblins"]);
    let spearmen = field.unit(1, Front(East), &["spearmen"]);
    field.engage(East, 0, &[engaged, spearmen]);
    let scene = field.turn(0);
    let ways = |unit, to: &[Segment]| to.iter().map(|to| Redeploy::Unit { unit, to: *to }).collect::<Vec<_>>();
    let from_front = ways(front, &[TO_CENTRE, Segment::Rear(West)]);
    let from_rear = ways(rear, &[Segment::Rear(West), Segment::Rear(East), TO_CENTRE]);
    assert_offered(&scene, 0, [vec![Redeploy::Nobody], from_front, from_rear].concat());
    assert_eq!(rule_against(&scene, 0, Redeploy::Unit { unit: engaged, to: Segment::Front(East) }), "PB-12");
}

/// PB-12: it is free, and the unit gets no order in this turn; others do, and it may react later.
#[test]
fn pb_12_a_redeployed_unit_gets_no_order_in_this_turn() {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs"]);
    let goblins = field.unit(0, Front(East), &["goblins"]);
    let spearmen = field.unit(1, Front(Centre), &["spearmen"]);
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: orcs, to: TO_CENTRE });
    assert_eq!((scene.now()[orcs].place, scene.now()[orcs].orders, ready(&scene, 0)), (Front(Centre), 0, 6));
    assert_eq!(scene.why_not(0, Order::Attack { unit: orcs }), Reason::RedeployedThisTurn);
    assert_eq!(rule_against(&scene, 0, Order::Attack { unit: orcs }), "PB-12");
    let is_for_orcs = |choice: &Choice| matches!(choice, Choice::Order(order) if order.unit() == Some(orcs));
    assert!(!scene.asked(0).options.iter().any(is_for_orcs));
    assert!(scene.offers(0, Order::Attack { unit: goblins }));
    scene.answer(0, move_to(goblins, Segment::Rear(East))).answer(0, Order::Done);
    scene.answer(1, Redeploy::Nobody).answer(1, Order::Attack { unit: spearmen });
    scene.answer(0, React::Intercept { unit: orcs }).rolls([1, 1, 1]);
    scene.answer(0, Redeploy::Nobody);
    assert!(scene.offers(0, Order::Leave { unit: orcs }), "in the next turn it gets orders again");
}

/// PB-13, Phase 2, example: orders to a unit cost 1, 2 and 4 markers, which makes 7 on it.
#[test]
fn pb_13_an_order_costs_one_marker_more_than_lie_on_the_unit() {
    let (mut field, orcs, _) = far_apart(80);
    let goblins = field.unit(0, Rear(West), &["goblins"]);
    let mut scene = field.orders(0);
    for (to, lying) in [(TO_CENTRE, 1), (TO_WEST, 3), (TO_CENTRE, 7)] {
        scene.answer(0, move_to(orcs, to));
        assert_eq!((scene.now()[orcs].orders, ready(&scene, 0)), (lying, 8 - lying));
    }
    assert_eq!(paid(&scene), [1, 2, 4]);
    assert_eq!(scene.why_not(0, Order::Attack { unit: orcs }), Reason::TooFewMarkers { cost: 8, ready: 1 });
    scene.answer(0, move_to(goblins, Segment::Rear(Centre)));
    assert_eq!(paid(&scene), [1, 2, 4, 1], "another unit has its own count");
}

/// PB-13: with 6 markers the third order to the same unit is too expensive, with 7 it is not.
#[test]
fn pb_13_an_order_that_cannot_be_paid_is_not_possible() {
    for (size, can_pay) in [(60, false), (70, true)] {
        let (mut field, orcs, _) = far_apart(size);
        field.unit(0, Rear(West), &["goblins"]);
        let scene = field.ordered(orcs, 3).orders(0);
        assert_eq!(scene.offers(0, move_to(orcs, TO_CENTRE)), can_pay, "{size} points");
        if !can_pay {
            assert_eq!(rule_against(&scene, 0, Order::Attack { unit: orcs }), "PB-13");
        }
    }
}

/// PB-14: the same order several times a round, even to the same unit; more than one in a turn, while markers last.
#[test]
fn pb_14_the_same_order_may_be_given_several_times() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#4"]);
    let others = field.unit(0, Front(West), &["goblins#3"]);
    let target = field.unit(1, Front(West), &["treeman"]);
    let mut scene = field.orders(0);
    let shoot = Order::Shoot { unit: goblins, at: target };
    scene.answer(0, shoot).rolls([1]).answer(0, shoot).rolls([1]);
    scene.answer(0, Order::Shoot { unit: others, at: target }).rolls([1]).answer(0, Order::Done);
    do_nothing(&mut scene);
    scene.answer(0, Redeploy::Nobody).answer(0, Order::Shoot { unit: others, at: target }).rolls([1]);
    assert_eq!(paid(&scene), [1, 2, 1, 2], "also in a later turn of the round");
    assert_eq!(scene.asked(1).question, Question::Order { ready: 5 }, "seat 0 has no markers left");
}

/// PB-15: order markers come back; wound markers on living troops stay, unless the troop is given up.
#[test]
fn pb_15_at_the_end_of_the_round_markers_come_back() {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs"]);
    let guards = field.unit(1, Front(East), &["mounted-guard#1", "mounted-guard#2", "spearmen"]);
    let guard = field.troop(guards, "mounted-guard");
    field.wound(guard, 1).ordered(guards, 3).ready(1, 0).ordered(orcs, 1).ready(0, 2);
    let give_up = GiveUp::Troop { troop: guard };
    for (choice, markers, wounds, lost) in [(GiveUp::Nobody, 5, 1, 0), (give_up, 6, 0, 4)] {
        let mut scene = field.end_of_round();
        assert_eq!(scene.asked(1).question, Question::GiveUp, "no unit of seat 0 is wounded");
        assert_eq!(scene.asked(1).options, choices([GiveUp::Nobody, give_up]), "only the wounded can be given up");
        scene.answer(1, choice);
        assert_eq!((ready(&scene, 0), ready(&scene, 1)), (6, markers));
        assert_eq!((scene.now().wounds(guard), scene.now().side(Seat(1)).lost), (wounds, lost));
        assert_eq!((scene.now()[orcs].orders, scene.now()[guards].orders), (0, 0));
        assert_eq!((scene.now().side(Seat(0)).aside, scene.now().side(Seat(1)).aside), (0, 0));
    }
}

/// PB-15: several troops may be given up; a unit whose enemy in contact is given up returns to its front.
#[test]
fn pb_15_giving_up_the_last_troop_sets_its_enemy_free() {
    let mut field = Field::orcs_and_elves();
    let bugbears = field.unit(0, Front(West), &["bugbears#1"]);
    let guards = field.unit(1, Front(West), &["mounted-guard#1", "mounted-guard#2"]);
    field.unit(1, Rear(East), &["treeman"]);
    field.engage(West, 0, &[bugbears, guards]);
    let troops: Vec<_> = field.battle.troops(guards).chain(field.battle.troops(bugbears)).collect();
    for troop in &troops {
        field.wound(*troop, 1);
    }
    let mut scene = field.end_of_round();
    scene.answer(0, GiveUp::Nobody).answer(1, GiveUp::Troop { troop: troops[1] });
    assert_eq!(scene.asked(1).options, choices([GiveUp::Nobody, GiveUp::Troop { troop: troops[0] }]));
    scene.answer(1, GiveUp::Troop { troop: troops[0] });
    assert_eq!((scene.now()[guards].place, scene.now()[bugbears].place), (Place::Gone, Front(West)));
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(0), "outcome-destroyed")), "8 of 16 points are half");
}

/// PB-20: a tactical move is like a redeployment, but costs an order; it cannot enter the engagement zone.
#[test]
fn pb_20_a_tactical_move_is_a_redeployment_for_an_order() {
    let mut field = Field::orcs_and_elves();
    let rear = field.unit(0, Rear(West), &["orcs"]);
    let engaged = field.unit(0, Front(East), &["hobgoblins"]);
    let spearmen = field.unit(1, Front(East), &["spearmen"]);
    field.engage(East, 0, &[engaged, spearmen]);
    let mut scene = field.orders(0);
    let fights = [Order::Continue { unit: engaged, against: spearmen }, Order::Leave { unit: engaged }, Order::Pass];
    let moves = [move_to(rear, Segment::Rear(Centre)), move_to(rear, TO_WEST)];
    assert_offered(&scene, 0, [&fights[..], &moves[..]].concat());
    scene.answer(0, moves[1]);
    assert_eq!((scene.now()[rear].place, scene.now()[rear].orders, ready(&scene, 0)), (Front(West), 1, 5));
    assert_eq!((scene.now()[spearmen].place, scene.now()[engaged].place.sector()), engaged_in(East));
}

fn engaged_in(sector: Sector) -> (Place, Option<Sector>) {
    (Place::Engaged { sector, fight: 0 }, Some(sector))
}

/// PB-40: special traits cannot be used in the very first turn, which is player A's; ordinary ones can.
#[test]
fn pb_40_special_traits_cannot_be_used_in_the_first_turn_of_the_game() {
    let [queen, eagle] = [0, 1].map(|index| UnitId::new(Seat(0), index));
    let foreign_queen = UnitId::new(Seat(1), 0);
    let mut scene = elves_against_elves([6, 1], &[&["queen"], &["great-eagle"], &["spearmen"]]);
    scene.answer(0, Redeploy::Unit { unit: eagle, to: TO_CENTRE });
    assert_eq!(rule_against(&scene, 0, Order::Control { unit: queen }), "PB-40");
    scene.answer(0, move_to(eagle, Segment::Rear(Centre)));
    assert_eq!(rule_against(&scene, 0, Order::Control { unit: queen }), "PB-40", "the turn is still the first");
    scene.answer(0, Order::Done).answer(1, Redeploy::Nobody);
    assert!(scene.offers(1, Order::Control { unit: foreign_queen }), "player B's first turn is not the game's");
    scene.answer(1, Order::Pass).answer(0, Redeploy::Nobody);
    scene.answer(0, Order::Control { unit: queen });
    assert_eq!((scene.asked(0).question.clone(), ready(&scene, 0)), (Question::ControlledAction { by: queen }, 1));
    assert_eq!(scene.now()[queen].orders, 1, "a special trait needs an order of its own");
    scene.answer(0, move_to(eagle, TO_CENTRE));
}

/// PB-41: a player who passes puts one marker aside as spent, and it is the other player's turn.
#[test]
fn pb_41_a_pass_puts_one_marker_aside() {
    let (field, orcs, _) = far_apart(60);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Pass);
    let side = scene.now().side(Seat(0));
    assert_eq!((side.ready, side.aside, scene.now()[orcs].orders), (5, 1, 0));
    assert_eq!((scene.asked(1).question.clone(), ready(&scene, 1)), (Question::Redeploy, 6));
    pass_round(&mut scene);
    assert_eq!((ready(&scene, 0), passed(&scene).len()), (6, 12), "it comes back with the others");
}

/// PB-50: resigning ends the game at once, in either player's turn.
#[test]
fn pb_50_resigning_ends_the_game_at_once() {
    for seat in [0, 1] {
        let (field, orcs, _) = far_apart(60);
        let mut scene = field.orders(0);
        scene.running().resign(Seat(seat)).expect("a player may resign at any time");
        assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(1 - seat), "outcome-resigned")));
        assert_eq!(scene.refused(0, move_to(orcs, TO_CENTRE)), Refusal::Over);
        assert_eq!(scene.running().resign(Seat(1 - seat)), Err(Refusal::Over));
    }
}

/// How a round ends for Orcs of 12 points and Elves of 12 that have lost these troops.
fn ends_after(player_a: u8, orcs_lost: &[&str], elves_lost: &[&str]) -> Option<Outcome> {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs", "bugbears", "hobgoblins", "goblins"]);
    let elves = field.unit(1, Front(East), &["elven-does", "archers", "archers"]);
    let spearmen = field.unit(1, Rear(East), &["spearmen"]);
    assert_eq!(field.battle.sides.each_ref().map(|side| side.bought), [12, 12]);
    let of_orcs = orcs_lost.iter().map(|troop| (orcs, troop));
    let of_elves = elves_lost.iter().map(|troop| (if *troop == "spearmen" { spearmen } else { elves }, troop));
    for (unit, troop) in of_orcs.chain(of_elves) {
        field.lose(unit, troop);
    }
    field.battle.won_first_roll = Some(Seat(player_a));
    field.end_of_round().outcome().cloned()
}

/// PB-51: half of the enemy army or more, by points. If both have it, the higher sum wins; if equal, player B.
#[test]
fn pb_51_destroying_half_of_the_enemy_army_wins() {
    let won = |seat, reason| Some(Outcome::won_by(Seat(seat), reason));
    assert_eq!(ends_after(0, &["bugbears"], &["archers", "spearmen"]), None, "5 of 12 each are not half");
    assert_eq!(ends_after(0, &["bugbears"], &["archers", "archers"]), won(0, "outcome-destroyed"));
    assert_eq!(ends_after(0, &["bugbears", "goblins"], &["archers"]), won(1, "outcome-destroyed"));
    for (player_a, player_b) in [(0, 1), (1, 0)] {
        let both = |orcs_lost: &[&str], elves_lost: &[&str]| ends_after(player_a, orcs_lost, elves_lost);
        let [seven, eight] = [["bugbears", "goblins"], ["bugbears", "orcs"]];
        assert_eq!(both(&seven, &["archers", "archers"]), won(1, "outcome-destroyed-more"), "7 against 6");
        assert_eq!(both(&seven, &["archers", "archers", "spearmen"]), won(0, "outcome-destroyed-more"), "7 against 8");
        assert_eq!(both(&eight, &["archers", "archers", "spearmen"]), won(player_b, "outcome-tied"));
    }
}

/// PB-51: the battle goes on until the round has ended.
#[test]
fn pb_51_the_end_comes_when_the_round_ends() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#4"]);
    let archers = field.unit(1, Front(West), &["archers#1"]);
    let mut scene = field.ready(0, 2).ready(1, 1).orders(0);
    scene.answer(0, Order::Shoot { unit: goblins, at: archers }).rolls([6]);
    assert_eq!((scene.outcome(), scene.now()[archers].place), (None, Place::Gone));
    assert!(!scene.told().iter().any(|event| matches!(event, Event::RoundEnded { .. })));
    assert_eq!(passed(&scene), [1], "an army without units passes by itself");
    assert_eq!(scene.asked(0).question, Question::Redeploy, "seat 0 still has a marker");
    pass_round(&mut scene);
    assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(0), "outcome-destroyed")));
}

/// A choice may be taken back until a roll is made or another player is asked.
#[test]
fn choices_are_taken_back_only_before_they_reveal_anything() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#1", "orcs"]);
    field.unit(0, Rear(East), &["troll"]);
    let spearmen = field.unit(1, Front(West), &["spearmen#1"]);
    let mut scene = field.turn(0);
    assert_eq!(scene.running().take_back(Seat(0)), Err(Refusal::NothingToTakeBack));
    let before = scene.running().digest();
    scene.answer(0, Redeploy::Unit { unit: goblins, to: TO_CENTRE });
    scene.running().take_back(Seat(0)).expect("the other player was not asked");
    assert_eq!(scene.running().digest(), before);
    scene.answer(0, Redeploy::Nobody).answer(0, Order::Attack { unit: goblins });
    assert_eq!(scene.running().take_back(Seat(0)), Err(Refusal::TooLate), "the opponent was asked");
    scene.answer(1, React::Wait).rolls([1, 1, 1]);
    assert_eq!(scene.running().take_back(Seat(1)), Err(Refusal::TooLate), "dice were rolled");
    assert_eq!(scene.running().take_back(Seat(0)), Err(Refusal::TooLate));
    scene.answer(0, Order::Done).answer(1, Order::Continue { unit: spearmen, against: goblins }).rolls([6, 1]);
    assert_eq!(scene.running().take_back(Seat(1)), Err(Refusal::TooLate));
}

/// PB-11, PB-41: if a pass is the only option, the turn passes by itself; but not after a redeployment, which could
/// still be taken back.
#[test]
fn a_pass_without_choice_is_asked_for_only_after_a_redeployment() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Rear(West), &["goblins"]);
    field.unit(1, Rear(East), &["archers"]);
    let mut scene = field.turn(0);
    scene.answer(0, Redeploy::Unit { unit: goblins, to: Segment::Rear(Centre) });
    assert_eq!(scene.asked(0).options, [Order::Pass.into()]);
    scene.running().take_back(Seat(0)).expect("no player has learnt anything");
    assert_eq!(scene.asked(0).question, Question::Redeploy);
}

/// PB-51, ruling 12: after ten rounds without a loss the battle is stopped. The player who has destroyed more wins, and
/// player B if it is equal.
#[test]
fn ruling_12_a_battle_without_losses_is_stopped() {
    for (lost_by, player_a, winner) in [(Some(0), 0, 1), (Some(1), 0, 0), (None, 0, 1), (None, 1, 0)] {
        let mut field = Field::orcs_and_elves();
        let units = [
            field.unit(0, Rear(West), &["goblins", "goblins", "goblins"]),
            field.unit(1, Rear(East), &["spearmen", "spearmen", "spearmen"]),
        ];
        if let Some(seat) = lost_by {
            field.lose(units[seat], ["goblins", "spearmen"][seat]);
        }
        field.battle.won_first_roll = Some(Seat(player_a));
        let mut scene = field.end_of_round();
        for round in 2..=9 {
            assert_eq!(scene.outcome(), None, "after {} quiet rounds", round - 1);
            pass_round(&mut scene);
        }
        assert_eq!(scene.outcome(), None, "nine are not enough");
        pass_round(&mut scene);
        assert_eq!(scene.outcome(), Some(&Outcome::won_by(Seat(winner), "outcome-broken-off")));
    }
}
