//! Gefecht, its wounds, and actions 3 and 4: the rulebook's sentences and examples.

use crate::field::{
    Field, assert_offered, attack, choices, last_hits, pass_round, question, ready, rolled, rule_against,
};
use pocket_battles::PocketBattles;
use pocket_battles::asked::AssignWound::{Mark, Remove};
use pocket_battles::asked::{BloodLust, Order, Question, React, Redeploy, TakeMarker};
use pocket_battles::battle::{TroopId, UnitId};
use pocket_battles::battlefield::Place::{self, Front, Rear};
use pocket_battles::battlefield::Sector::{East, West};
use pocket_battles::battlefield::Segment;
use pocket_battles::reasons::Reason;
use pocket_battles::told::{DicePart, Event};
use table::{Scene, Seat, Viewer};

const IN_CONTACT: Place = Place::Engaged { sector: West, fight: 0 };

/// A unit of each side, in contact in the west.
fn duel(size: u16, orcs: &[&str], elves: &[&str]) -> (Field, UnitId, UnitId) {
    let mut field = Field::new(size, ["orcs", "elves"]);
    let (ours, theirs) = (field.unit(0, Front(West), orcs), field.unit(1, Front(West), elves));
    field.engage(West, 0, &[ours, theirs]);
    (field, ours, theirs)
}

/// The unit of the examples: dice 3, 3, 4, 4, 5 against two Berittene Wächter and one Speerwerfer.
fn example() -> (Field, UnitId, UnitId) {
    duel(60, &["orcs#1", "orcs#2", "goblins#1"], &["mounted-guard#1", "mounted-guard#2", "spearmen#1"])
}

/// Continues a duel with the side whose turn it is.
fn strike(scene: &mut Scene<PocketBattles>, unit: UnitId, against: UnitId, rolls: &[u32]) {
    scene.answer(unit.seat().0, Order::Continue { unit, against }).rolls(rolls.iter().copied());
}

fn troops<const N: usize>(field: &Field, unit: UnitId) -> [TroopId; N] {
    let troops: Vec<TroopId> = field.battle.troops(unit).collect();
    troops.try_into().expect("the unit has that many troops")
}

fn places<const N: usize>(scene: &Scene<PocketBattles>, units: [UnitId; N]) -> [Place; N] {
    units.map(|unit| scene.now()[unit].place)
}

/// PB-29, PB-61, Gefecht, examples 1 and 2: a roll of 4 scores two hits, rolls of 4 and 5 score three.
#[test]
fn pb_61_every_match_of_a_roll_and_a_printed_die_is_a_hit() {
    for (roll, hits) in [(1, 0), (2, 0), (3, 2), (4, 2), (5, 1), (6, 0)] {
        let (field, orcs, guards) = example();
        let mut scene = field.orders(0);
        strike(&mut scene, orcs, guards, &[roll]);
        assert_eq!(last_hits(&scene), (hits, 0), "a roll of {roll}");
        let wounds = (hits > 0).then_some(Question::AssignWound { unit: guards, left: hits });
        assert_eq!(question(&mut scene, 1), wounds);
    }
    for (rolls, hits) in [([4, 5], 3), ([4, 4], 4), ([3, 6], 2)] {
        let (mut field, orcs, guards) = example();
        field.battle[orcs].place = Front(West);
        field.battle[guards].place = Front(West);
        let mut scene = field.orders(0);
        attack(&mut scene, orcs, &rolls);
        assert_eq!(last_hits(&scene), (hits, 0), "rolls of {rolls:?}");
        assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left: hits });
    }
}

/// PB-29: one die for the active side, one more if its unit attacked in this turn; one for the strike back.
#[test]
fn pb_29_an_attack_rolls_one_die_more() {
    let (mut field, orcs, guards) = example();
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, guards, &[1, 1]);
    let one = vec![DicePart::Base(1)];
    assert_eq!(rolled(&scene), [(orcs, one.clone()), (guards, one.clone())]);
    field.battle[orcs].place = Front(West);
    field.battle[guards].place = Front(West);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Intercept { unit: guards }).rolls([1, 1, 1]);
    assert_eq!(rolled(&scene), [(orcs, vec![DicePart::Base(1), DicePart::Attack(1)]), (guards, one)]);
}

/// PB-30, Gefecht, example 1: one wound to two Berittene Wächter (2 life points) and Speerwerfer (1).
#[test]
fn pb_30_example_1_a_wound_removes_a_troop_or_marks_one() {
    let (field, orcs, guards) = example();
    let [one, two, spearmen] = troops(&field, guards).map(|troop| [Mark { troop }, Remove { troop }]);
    let offered = [&one[..], &two[..], &spearmen[1..]].concat();
    for (choice, wounds, lost) in [(spearmen[1], 0, 2), (one[1], 0, 4), (two[1], 0, 4), (one[0], 1, 0), (two[0], 1, 0)]
    {
        let mut scene = field.orders(0);
        strike(&mut scene, orcs, guards, &[5]);
        assert_eq!(scene.asked(1).options, choices(offered.clone()));
        scene.answer(1, choice);
        let side = scene.now().side(Seat(1));
        assert_eq!((side.wounds.iter().sum::<u8>(), side.lost, side.ready), (wounds, lost, 6 - wounds), "{choice:?}");
        scene.rolls([1]);
        assert_eq!(places(&scene, [orcs, guards]), [IN_CONTACT; 2]);
    }
}

/// PB-30, PB-70, example 2: a troop that already has one wound of two cannot take another and live.
#[test]
fn pb_30_example_2_a_wounded_troop_with_one_life_point_left_is_removed() {
    let (mut field, orcs, guards) = example();
    let [one, two, spearmen] = troops(&field, guards);
    field.wound(one, 1);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, guards, &[5]);
    let offered = [Remove { troop: one }, Mark { troop: two }, Remove { troop: two }, Remove { troop: spearmen }];
    assert_eq!(scene.asked(1).options, choices(offered));
    scene.answer(1, Remove { troop: one }).rolls([1]);
    assert!(scene.told().contains(&Event::Removed { troop: one }));
    assert_eq!(scene.now().troops(guards).collect::<Vec<_>>(), [two, spearmen]);
}

/// PB-30, example 3: the Orks roll a 4 and score two hits; the Speerwerfer are removed, the Wächter take the other.
#[test]
fn pb_30_example_3_two_wounds_are_assigned_one_by_one() {
    let (field, orcs, guards) = example();
    let [one, two, spearmen] = troops(&field, guards);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, guards, &[4]);
    scene.answer(1, Remove { troop: spearmen });
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left: 1 });
    scene.answer(1, Mark { troop: one });
    assert_eq!((scene.now().wounds(one), scene.now().wounds(two)), (1, 0));
    assert_eq!((scene.now().side(Seat(1)).lost, ready(&scene, 1)), (2, 5));
    scene.rolls([1]);
}

/// PB-70: a troop is removed as soon as it has as many wounds as life points, not one later.
#[test]
fn pb_70_as_many_wounds_as_life_points_remove_a_troop() {
    for (wounds, lives) in [(2, true), (3, false)] {
        let (mut field, orcs, treeman) = duel(60, &["orcs#1"], &["treeman"]);
        let troop = field.troop(treeman, "treeman");
        let mut scene = field.wound(troop, wounds).orders(0);
        strike(&mut scene, orcs, treeman, &[3]);
        if lives {
            assert_eq!(scene.asked(1).options, choices([Mark { troop }, Remove { troop }]));
            scene.answer(1, Mark { troop }).rolls([1, 1, 1, 1]);
        }
        assert_eq!(scene.now()[treeman].is_alive(), lives, "the fourth wound of four leaves no choice");
    }
}

/// PB-31: unspent markers first, then those on the player's units, from the unit that the owner chooses; spent markers
/// put aside come last.
#[test]
fn pb_31_wound_markers_come_from_unspent_orders_then_from_units() {
    let (mut field, orcs, treeman) = duel(60, &["bugbears#2", "orcs#1"], &["treeman"]);
    let spearmen = field.unit(1, Rear(East), &["spearmen"]);
    let troop = field.troop(treeman, "treeman");
    field.ordered(treeman, 1).ordered(spearmen, 1).ready(1, 1);
    let mut scene = field.orders(0);
    let markers = |scene: &Scene<PocketBattles>| {
        let battle = scene.now();
        (ready(scene, 1), battle[treeman].orders, battle[spearmen].orders, battle.side(Seat(1)).aside)
    };
    strike(&mut scene, orcs, treeman, &[4]);
    scene.answer(1, Mark { troop });
    assert_eq!(markers(&scene), (0, 1, 1, 3));
    scene.answer(1, Mark { troop });
    assert_eq!(scene.asked(1).question, Question::TakeMarker);
    assert_eq!(scene.asked(1).options, choices([TakeMarker { from: treeman }, TakeMarker { from: spearmen }]));
    scene.answer(1, TakeMarker { from: spearmen });
    assert_eq!(markers(&scene), (0, 1, 0, 3));
    scene.answer(1, Mark { troop });
    assert_eq!((markers(&scene), scene.now().wounds(troop)), ((0, 0, 0, 3), 3));
    scene.rolls([1, 1, 1, 1]);
}

/// PB-31: markers put aside may still show wounds; if none is left, the troop that would have got one is removed.
#[test]
fn pb_31_without_markers_the_troop_is_removed() {
    let (mut field, orcs, guards) = duel(30, &["bugbears#2"], &["mounted-guard#1", "mounted-guard#2"]);
    let treeman = field.unit(1, Rear(East), &["treeman"]);
    let [one, two] = troops(&field, guards);
    field.wound(field.troop(treeman, "treeman"), 2).ready(1, 0);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, guards, &[4]);
    scene.answer(1, Mark { troop: one });
    assert_eq!(scene.now().side(Seat(1)).aside, 0, "the last marker is a wound now");
    assert_eq!(scene.asked(1).options, choices([Remove { troop: one }, Remove { troop: two }]));
    assert_eq!(scene.why_not(1, Mark { troop: two }), Reason::NoMarkersLeft);
    assert_eq!(rule_against(&scene, 1, Mark { troop: two }), "PB-31");
    scene.answer(1, Remove { troop: two }).rolls([1]);
    assert_eq!(scene.now().troops(guards).collect::<Vec<_>>(), [one]);
}

/// PB-31: the wound markers of a removed troop are set apart, and cannot even show wounds.
#[test]
fn pb_31_the_markers_of_a_removed_troop_are_put_away() {
    let (mut field, orcs, guards) = duel(30, &["bugbears#2"], &["mounted-guard#1", "mounted-guard#2"]);
    let treeman = field.unit(1, Rear(East), &["treeman"]);
    let [one, two] = troops(&field, guards);
    let mut scene = field.wound(field.troop(treeman, "treeman"), 2).wound(one, 1).orders(0);
    strike(&mut scene, orcs, guards, &[4]);
    scene.answer(1, Remove { troop: one });
    assert_eq!(scene.now()[guards].place, Place::Gone, "so the other cannot be marked and falls too");
    assert!(scene.told().contains(&Event::Removed { troop: two }));
    let side = scene.now().side(Seat(1));
    assert_eq!((side.ready, side.aside, side.fallen), (0, 0, 1), "and lie there for all to see");
    assert_eq!(scene.running().view(Viewer::Spectator).sides[1].fallen, 1);
}

/// PB-31: the next round begins with all markers except those on living troops.
#[test]
fn pb_31_the_next_round_begins_with_the_markers_of_the_dead() {
    let (mut field, orcs, guards) = duel(60, &["bugbears#2"], &["mounted-guard#1"]);
    field.unit(1, Rear(East), &["treeman"]);
    let [one] = troops(&field, guards);
    let mut scene = field.wound(one, 1).ready(0, 1).orders(0);
    strike(&mut scene, orcs, guards, &[4]);
    assert_eq!((scene.now()[guards].place, ready(&scene, 1)), (Place::Gone, 5));
    assert_eq!(scene.now().side(Seat(1)).fallen, 1);
    pass_round(&mut scene);
    assert_eq!((scene.now().round, ready(&scene, 1), scene.now().side(Seat(1)).fallen), (3, 6, 0));
}

/// PB-32: removed troops go to the opponent, who counts their points; wounded living ones do not count.
#[test]
fn pb_32_the_opponent_counts_the_points_of_removed_troops() {
    let (field, orcs, guards) = example();
    let [one, two, _] = troops(&field, guards);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, guards, &[4]);
    scene.answer(1, Mark { troop: one }).answer(1, Remove { troop: two }).rolls([1]);
    let by = |seat| scene.now().destroyed_by(&field.game, Seat(seat));
    assert_eq!((by(0), by(1)), (4, 0));
}

/// PB-33: the survivors strike back with one die, without an order; the fallen do not.
#[test]
fn pb_33_the_survivors_strike_back_without_an_order() {
    // Speerwerfer with 2, 3 and with 4, 5: the survivor decides what a 2 is worth.
    for (falls, hits) in [(0, 0), (1, 1)] {
        let (field, orcs, spearmen) = duel(60, &["orcs#1", "orcs#2"], &["spearmen#1", "spearmen#3"]);
        let troops: [TroopId; 2] = troops(&field, spearmen);
        let mut scene = field.orders(0);
        strike(&mut scene, orcs, spearmen, &[3]);
        scene.answer(1, Remove { troop: troops[falls] }).rolls([2]);
        assert_eq!(last_hits(&scene), (hits, 0));
        assert_eq!((ready(&scene, 1), scene.now()[spearmen].orders), (6, 0));
    }
    let (field, orcs, spearmen) = duel(60, &["orcs#1"], &["spearmen#1"]);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, spearmen, &[3]);
    assert_eq!(rolled(&scene).len(), 1, "a destroyed unit does not strike back");
}

/// PB-33: striking back may be declined if it can do harm; striking first may not.
#[test]
fn pb_33_striking_back_may_be_declined() {
    let (field, fanatic, spearmen) = duel(60, &["fanatic"], &["spearmen#1"]);
    let mut scene = field.orders(1);
    strike(&mut scene, spearmen, fanatic, &[6]);
    assert_offered(&scene, 0, (0..=6).map(|dice| BloodLust { dice }));
    scene.answer(0, BloodLust { dice: 0 });
    assert_eq!((rolled(&scene).len(), places(&scene, [fanatic, spearmen])), (1, [IN_CONTACT; 2]));
    let mut scene = field.orders(0);
    scene.answer(0, Order::Continue { unit: fanatic, against: spearmen });
    assert_offered(&scene, 0, (1..=6).map(|dice| BloodLust { dice }));
}

/// PB-34: if both survive, they stay in contact; if one is destroyed, the other returns to its own front.
#[test]
fn pb_34_the_survivor_of_a_fight_returns_to_its_front() {
    let fight = |rolls: &[u32]| {
        let (mut field, orcs, spearmen) = duel(60, &["orcs#1"], &["spearmen#1"]);
        let others = [field.unit(0, Front(West), &["orcs#2"]), field.unit(1, Front(West), &["archers"])];
        field.engage(West, 1, &others);
        let mut scene = field.orders(0);
        strike(&mut scene, orcs, spearmen, rolls);
        assert_eq!(places(&scene, others), [Place::Engaged { sector: West, fight: 1 }; 2], "others go on");
        places(&scene, [orcs, spearmen])
    };
    assert_eq!(fight(&[1, 1]), [IN_CONTACT; 2]);
    assert_eq!(fight(&[3]), [Front(West), Place::Gone]);
    assert_eq!(fight(&[1, 3]), [Place::Gone, Front(West)]);
}

/// PB-35: an engagement is continued only by units that were in contact when the turn began.
#[test]
fn pb_35_only_units_in_contact_since_the_turn_began_continue() {
    let (mut field, orcs, archers) = duel(60, &["orcs#1"], &["archers"]);
    let hobgoblins = field.unit(0, Front(East), &["hobgoblins#1"]);
    let does = field.unit(1, Front(East), &["elven-does#1"]);
    let mut scene = field.orders(0);
    let newly = Order::Continue { unit: hobgoblins, against: does };
    let old = Order::Continue { unit: orcs, against: archers };
    assert!(scene.offers(0, old) && !scene.offers(0, newly));
    attack(&mut scene, hobgoblins, &[1, 1, 1]);
    assert_eq!(rule_against(&scene, 0, newly), "PB-35");
    assert_eq!(rule_against(&scene, 0, Order::Leave { unit: hobgoblins }), "PB-35");
    scene.answer(0, old).rolls([1]);
    assert_eq!(ready(&scene, 0), 4, "it costs an order");
    scene.answer(0, Order::Done);
    let without_dice = Order::Continue { unit: archers, against: orcs };
    assert_eq!(rule_against(&scene, 1, without_dice), "PB-21", "archers have nothing to strike with");
    assert!(scene.offers(1, Order::Leave { unit: archers }));
    assert!(scene.offers(1, Order::Continue { unit: does, against: hobgoblins }), "in contact when this turn began");
}

/// PB-35, PB-26: an outnumbered unit may strike at any of its enemies, and only that one strikes back.
#[test]
fn pb_35_an_outnumbered_unit_continues_against_one_of_its_enemies() {
    let (mut field, orcs, spearmen) = duel(60, &["orcs#1"], &["spearmen#1"]);
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    field.engage(West, 0, &[goblins]);
    let mut scene = field.orders(1);
    let [at_orcs, at_goblins] = [orcs, goblins].map(|against| Order::Continue { unit: spearmen, against });
    assert_offered(&scene, 1, [at_orcs, at_goblins, Order::Leave { unit: spearmen }, Order::Pass]);
    scene.answer(1, at_goblins).rolls([3]);
    assert_eq!(places(&scene, [orcs, goblins, spearmen]), [IN_CONTACT, Place::Gone, IN_CONTACT]);
}

/// PB-36: every enemy in the engagement strikes first, for free; then all units no longer in contact go to their
/// fronts.
#[test]
fn pb_36_leaving_an_engagement_lets_every_enemy_strike() {
    let (mut field, orcs, guards) = duel(60, &["orcs#1"], &["mounted-guard#1", "spearmen#1"]);
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    let bystander = field.unit(0, Front(West), &["orcs#2"]);
    field.engage(West, 0, &[goblins]);
    let [_, spearmen] = troops(&field, guards);
    let mut scene = field.orders(1);
    scene.answer(1, Order::Leave { unit: guards }).rolls([3]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left: 1 });
    scene.answer(1, Remove { troop: spearmen }).rolls([1]);
    let one = vec![DicePart::Base(1)];
    assert_eq!(rolled(&scene), [(orcs, one.clone()), (goblins, one)], "a leaving unit does not strike");
    assert_eq!(places(&scene, [orcs, goblins, bystander, guards]), [Front(West); 4]);
    assert_eq!((ready(&scene, 0), ready(&scene, 1), scene.now()[guards].orders), (6, 5, 1));
}

/// PB-36: the other units of an outnumbering side stay in contact, and a unit destroyed while leaving goes nowhere.
#[test]
fn pb_36_others_stay_in_contact_when_one_leaves() {
    let (mut field, orcs, spearmen) = duel(60, &["orcs#1"], &["spearmen#1"]);
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    field.engage(West, 0, &[goblins]);
    let leave = |unit: UnitId, rolls: &[u32]| {
        let mut scene = field.orders(unit.seat().0);
        scene.answer(unit.seat().0, Order::Leave { unit }).rolls(rolls.iter().copied());
        assert!(!scene.told().contains(&Event::Left { unit }) || scene.now()[unit].is_alive());
        places(&scene, [orcs, goblins, spearmen])
    };
    assert_eq!(leave(orcs, &[1]), [Front(West), IN_CONTACT, IN_CONTACT]);
    assert_eq!(leave(orcs, &[3]), [Place::Gone, IN_CONTACT, IN_CONTACT]);
    assert_eq!(leave(spearmen, &[3]), [Front(West), Front(West), Place::Gone], "the goblins need not strike");
}

/// PB-05: rangers cannot be wounded, and leave play if they would be the last of their unit.
#[test]
fn pb_05_rangers_take_no_wounds_and_do_not_stay_alone() {
    let (mut field, orcs, elves) = duel(60, &["orcs#1", "orcs#2"], &["pathfinders", "spearmen#1", "spearmen#3"]);
    let others = field.unit(1, Front(East), &["treeman"]);
    let [rangers, one, two] = troops(&field, elves);
    let mut scene = field.ready(0, 3).orders(0);
    strike(&mut scene, orcs, elves, &[3]);
    assert_eq!(scene.asked(1).options, choices([Remove { troop: one }, Remove { troop: two }]));
    scene.answer(1, Remove { troop: one }).rolls([6]);
    assert_eq!(scene.now().troops(elves).collect::<Vec<_>>(), [rangers, two], "they stay beside a living troop");
    strike(&mut scene, orcs, elves, &[5]);
    assert_eq!(places(&scene, [elves, orcs, others]), [Place::Gone, Front(West), Front(East)]);
    assert!(scene.told().contains(&Event::Removed { troop: rangers }));
    assert_eq!(scene.now().side(Seat(1)).lost, 8, "their points count too");
}

/// PB-72: equal traits of several troops add up, and a trait works for the whole unit.
#[test]
fn pb_72_equal_traits_of_a_unit_add_up() {
    let (field, orcs, treeman) = duel(60, &["warlord", "standard-bearer", "gnolls#1"], &["treeman"]);
    let mut scene = field.orders(0);
    strike(&mut scene, orcs, treeman, &[1, 1, 1, 1, 1, 1, 1, 1]);
    let three_more = vec![DicePart::Base(1), DicePart::Engagement(3)];
    assert_eq!(rolled(&scene), [(orcs, three_more.clone()), (treeman, three_more)]);
    let (field, gnolls, treeman) = duel(60, &["gnolls#1", "gnolls#2", "orcs#1"], &["treeman"]);
    let mut scene = field.orders(0);
    strike(&mut scene, gnolls, treeman, &[3]);
    assert_eq!(last_hits(&scene), (1, 2), "the orcs hit, and both gnolls add a wound");
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: treeman, left: 3 });
}

/// PB-72: special traits may be used from any zone; slow units cannot be redeployed, but can be moved by an order.
#[test]
fn pb_72_specials_work_from_any_zone_and_slow_units_move_by_order() {
    let mut field = Field::orcs_and_elves();
    field.unit(0, Front(East), &["orcs"]);
    let magess = field.unit(1, Rear(East), &["magess"]);
    let treeman = field.unit(1, Front(West), &["treeman"]);
    let troop = field.troop(treeman, "treeman");
    let mut scene = field.wound(troop, 1).turn(1);
    let to = Segment::Rear(West);
    assert_eq!(rule_against(&scene, 1, Redeploy::Unit { unit: treeman, to }), "PB-T.slow");
    scene.answer(1, Redeploy::Nobody).answer(1, Order::Heal { unit: magess, troop });
    assert_eq!((scene.now().wounds(troop), ready(&scene, 1)), (0, 5));
    scene.answer(1, Order::Move { unit: treeman, to });
    assert_eq!(scene.now()[treeman].place, Rear(West));
}

/// PB-35: "already in contact when the turn began" means this contact, not one that ended before a new attack.
#[test]
fn pb_35_a_unit_that_left_and_attacked_again_cannot_continue_in_the_same_turn() {
    let (mut field, orcs, spearmen) = duel(120, &["orcs#1"], &["spearmen#1"]);
    field.unit(0, Rear(East), &["goblins"]);
    let again = Order::Continue { unit: orcs, against: spearmen };
    let mut scene = field.orders(0);
    assert!(scene.offers(0, again));
    scene.answer(0, Order::Leave { unit: orcs }).rolls([1]);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Wait).rolls([1, 1, 1]);
    assert_eq!(places(&scene, [orcs, spearmen]), [IN_CONTACT; 2]);
    assert_eq!(scene.why_not(0, again), Reason::NotInContactSinceTheTurnBegan);
}
