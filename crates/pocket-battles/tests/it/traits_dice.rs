//! Traits of the roll to hit: the number of dice, rerolls, and the worth of a hit.

use std::sync::Arc;

use crate::field::{FRONT, Field, REAR, assert_offered, attack, last_hits, question, rolled};
use pocket_battles::asked::{AssignWound, BloodLust, Order, Question, React, Reroll, Target};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::Sector;
use pocket_battles::content::Content;
use pocket_battles::told::{DicePart, Event};
use pocket_battles::{Options, PocketBattles};
use table::{Addend as _, Die, Faces, Game as _, Scene, Seat, Sentence as _, Speaker, Viewer};

const BASE: DicePart = DicePart::Base(1);
const ATTACK: DicePart = DicePart::Attack(1);

/// A unit of an army in the front, facing two elf units without dice.
fn before_elves(army: &str, troops: &[&str]) -> (Field, UnitId, UnitId) {
    Field::facing([army, "elves"], troops, &["captain", "champion"])
}

/// Rolls a 1 for each die of these parts, and checks that this was the roll of the unit.
#[track_caller]
fn expect_dice(scene: &mut Scene<PocketBattles>, unit: UnitId, parts: &[DicePart]) {
    let count: u8 = parts.iter().map(|part| part.number()).sum();
    scene.rolls((0..count).map(|_| 1));
    assert_eq!(rolled(scene).pop(), Some((unit, parts.to_vec())));
}

/// Checks the dice of a unit for an attack and for continuing an engagement.
#[track_caller]
fn expect_engagement(army: &str, troops: &[&str], more: Option<DicePart>) {
    let (mut field, unit, elves) = before_elves(army, troops);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit });
    expect_dice(&mut scene, unit, &[BASE, ATTACK].into_iter().chain(more).collect::<Vec<_>>());
    let mut scene = field.engage(Sector::Centre, 0, &[unit, elves]).orders(0);
    scene.answer(0, Order::Continue { unit, against: elves });
    expect_dice(&mut scene, unit, &[BASE].into_iter().chain(more).collect::<Vec<_>>());
}

/// Checks the dice of a shot.
#[track_caller]
fn expect_shot(army: &str, troops: &[&str], more: Option<DicePart>) {
    let (field, unit, elves) = before_elves(army, troops);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit, at: elves });
    expect_dice(&mut scene, unit, &[BASE].into_iter().chain(more).collect::<Vec<_>>());
}

/// How many wounds units have dealt to themselves.
fn own_wounds(scene: &Scene<PocketBattles>) -> u8 {
    let own = |event| if let Event::HurtItself { wounds, .. } = event { wounds } else { 0 };
    scene.told().into_iter().map(own).sum()
}

/// PB-T.engagement, PB-72: more dice for attacking and continuing, for the whole unit; several troops add up.
#[test]
fn pb_t_engagement_gives_dice_that_add_up() {
    expect_engagement("orcs", &["troll"], Some(DicePart::Engagement(2)));
    expect_engagement("orcs", &["orcs", "standard-bearer"], Some(DicePart::Engagement(1)));
    expect_engagement("orcs", &["warlord", "standard-bearer", "orcs"], Some(DicePart::Engagement(3)));
    expect_engagement("orcs", &["orcs"], None);
}

/// PB-T.engagement: for striking back too, but not for shooting.
#[test]
fn pb_t_engagement_helps_to_strike_back_and_not_to_shoot() {
    let (mut field, goblins, elves) = before_elves("orcs", &["goblins", "standard-bearer"]);
    let spearmen = field.unit(1, FRONT, &["spearmen"]);
    let mut scene = field.orders(1);
    attack(&mut scene, spearmen, &[1, 1]);
    expect_dice(&mut scene, goblins, &[BASE, DicePart::Engagement(1)]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: goblins, at: elves });
    expect_dice(&mut scene, goblins, &[BASE]);
}

/// PB-T.shooting, PB-72: more dice for a shot of the whole unit; several troops add up.
#[test]
fn pb_t_shooting_gives_dice_that_add_up() {
    expect_shot("orcs", &["catapult"], Some(DicePart::Shooting(1)));
    expect_shot("orcs", &["goblins"], None);
    expect_shot("romans", &["archers", "aquilifer"], Some(DicePart::Shooting(1)));
    expect_shot("persians", &["archers", "archers", "archers"], Some(DicePart::Shooting(3)));
}

/// PB-T.shooting: as a reaction too, but not in an engagement.
#[test]
fn pb_t_shooting_helps_to_react_and_not_to_fight() {
    let (field, troll, riders) = Field::facing(["orcs", "elves"], &["troll"], &["mounted-archers"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: troll }).answer(1, React::Shoot { unit: riders });
    expect_dice(&mut scene, riders, &[BASE, DicePart::Shooting(1)]);
    scene.rolls([1; 4]);
    expect_dice(&mut scene, riders, &[BASE]);
}

/// PB-T.wounds, PB-72: at least one hit means this many more wounds, once per roll; several troops add up.
#[test]
fn pb_t_wounds_come_with_at_least_one_hit() {
    for (troops, rolls, expected) in [
        (&["gnolls#1"][..], [5, 1], (1, 1)),
        (&["gnolls#1"], [5, 5], (2, 1)),
        (&["gnolls#1"], [4, 6], (0, 0)),
        (&["gnolls#1", "gnolls#2"], [5, 1], (1, 2)),
        (&["gnolls#1", "orcs#1"], [3, 1], (1, 1)),
        (&["orcs#1"], [3, 1], (1, 0)),
    ] {
        let (mut field, unit, _) = before_elves("orcs", troops);
        let treeman = field.unit(1, FRONT, &["treeman"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit });
        scene.answer(1, React::Wait).answer(0, Target { unit: treeman }).rolls(rolls);
        assert_eq!(last_hits(&scene), expected, "{troops:?}");
        let left = expected.0 + expected.1;
        let asked = (left > 0).then_some(Question::AssignWound { unit: treeman, left });
        assert_eq!(question(&mut scene, 1), asked, "{troops:?}");
    }
}

/// PB-T.wounds: with a shot as well, here two.
#[test]
fn pb_t_wounds_come_with_a_shot_too() {
    for (roll, expected, survives) in [(5, (1, 2), false), (4, (0, 0), true)] {
        let (field, onager, elves) = before_elves("romans", &["onager"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Shoot { unit: onager, at: elves }).rolls([roll]);
        assert_eq!(last_hits(&scene), expected);
        if !survives {
            scene.answer(1, AssignWound::Remove { troop: field.troop(elves, "captain") });
        }
        assert_eq!(scene.now()[elves].is_alive(), survives);
    }
}

/// PB-T.fury: one die for each order marker on the unit, including those just paid for the attack.
#[test]
fn pb_t_fury_counts_the_order_markers_on_the_unit() {
    for (before, fury) in [(0, 1), (1, 3)] {
        let (mut field, unit, _) = before_elves("celts", &["gaesatae#1", "horsemen"]);
        let mut scene = field.ordered(unit, before).orders(0);
        scene.answer(0, Order::Attack { unit });
        expect_dice(&mut scene, unit, &[BASE, ATTACK, DicePart::Fury(fury)]);
    }
    expect_engagement("celts", &["horsemen"], None);
}

/// PB-T.fury: when striking back, the markers already there count; wound markers do not.
#[test]
fn pb_t_fury_counts_no_wound_markers() {
    for orders in [0, 2] {
        let (mut field, celts, _) = before_elves("celts", &["gaesatae#1", "horsemen"]);
        let spearmen = field.unit(1, FRONT, &["spearmen#1"]);
        let horsemen = field.troop(celts, "horsemen");
        let mut scene = field.wound(horsemen, 1).ordered(celts, orders).ready(0, 0).orders(1);
        scene.answer(1, Order::Attack { unit: spearmen }).rolls([1, 1]);
        let fury = (orders > 0).then_some(DicePart::Fury(orders));
        expect_dice(&mut scene, celts, &[BASE].into_iter().chain(fury).collect::<Vec<_>>());
    }
}

/// PB-T.fury: an interceptor has just paid too.
#[test]
fn pb_t_fury_counts_the_markers_of_a_reaction() {
    let (mut field, celts, _) = before_elves("celts", &["gaesatae#1"]);
    let spearmen = field.unit(1, FRONT, &["spearmen#1"]);
    let mut scene = field.ordered(celts, 1).orders(1);
    scene.answer(1, Order::Attack { unit: spearmen }).answer(0, React::Intercept { unit: celts }).rolls([1, 1]);
    expect_dice(&mut scene, celts, &[BASE, DicePart::Fury(3)]);
}

/// PB-T.blood-lust: one to six dice instead of all others; there is no question about exciting the unit.
#[test]
fn pb_t_blood_lust_chooses_its_dice_and_gets_no_others() {
    let (mut field, unit, elves) = before_elves("orcs", &["fanatic"]);
    field.unit(0, REAR, &["shaman"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit });
    assert_eq!(scene.asked(0).question, Question::BloodLust { unit });
    assert_offered(&scene, 0, (1..=6).map(|dice| BloodLust { dice }));
    scene.answer(0, BloodLust { dice: 3 }).rolls([2, 3, 4]);
    assert_eq!(rolled(&scene), [(unit, vec![DicePart::BloodLust(3)])]);
    assert_eq!(question(&mut scene, 1), Some(Question::AssignWound { unit: elves, left: 1 }));
}

/// PB-T.blood-lust: every 1 is a wound to the unit itself; if that destroys it, its hits do not count.
#[test]
fn pb_t_blood_lust_may_kill_itself_and_then_does_not_hit() {
    let (mut field, unit, elves) = before_elves("orcs", &["fanatic"]);
    field.unit(0, REAR, &["troll"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, BloodLust { dice: 4 }).rolls([4, 5, 1, 6]);
    assert_eq!((scene.now()[unit].is_alive(), scene.now()[elves].troops.count_ones()), (false, 2));
    assert_eq!(scene.now()[elves].place, FRONT);
    assert_eq!(own_wounds(&scene), 1);
}

/// PB-T.blood-lust: if it survives its own wounds, its hits count.
#[test]
fn pb_t_blood_lust_that_survives_its_ones_hits() {
    let (field, unit, elves) = before_elves("orcs", &["boulder-thrower"]);
    let troop = field.troop(unit, "boulder-thrower");
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit, at: elves }).answer(0, BloodLust { dice: 3 }).rolls([1, 5, 6]);
    scene.answer(0, AssignWound::Mark { troop });
    assert_eq!(question(&mut scene, 1), Some(Question::AssignWound { unit: elves, left: 2 }));
    assert_eq!((last_hits(&scene), scene.now().wounds(troop)), ((2, 0), 1));
}

/// PB-T.blood-lust, PB-T.auxiliary: kobolds may take such a wound, and the hits still count.
#[test]
fn pb_t_blood_lust_wounds_a_troop_of_its_owners_choice() {
    let (field, unit, elves) = before_elves("orcs", &["fanatic", "kobolds"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit }).answer(0, BloodLust { dice: 2 }).rolls([1, 4]);
    scene.answer(0, AssignWound::Remove { troop: field.troop(unit, "kobolds") });
    assert_eq!(question(&mut scene, 1), Some(Question::AssignWound { unit: elves, left: 1 }));
}

/// PB-T.blood-lust, PB-33: it may decline to strike back, and then rolls no dice; units without the trait are not
/// asked.
#[test]
fn pb_t_blood_lust_may_decline_to_strike_back() {
    for (dice, rolls) in [(0, &[][..]), (2, &[1, 2])] {
        let (mut field, fanatic, _) = before_elves("orcs", &["fanatic"]);
        field.unit(0, REAR, &["troll"]);
        let spearmen = field.unit(1, FRONT, &["spearmen#1"]);
        let mut scene = field.ready(0, 0).orders(1);
        scene.answer(1, Order::Attack { unit: spearmen }).rolls([1, 1]);
        assert_offered(&scene, 0, (0..=6).map(|dice| BloodLust { dice }));
        scene.answer(0, BloodLust { dice }).rolls(rolls.iter().copied());
        assert_eq!(scene.told().contains(&Event::StruckNotBack { unit: fanatic }), dice == 0);
        assert_eq!(scene.now()[fanatic].is_alive(), dice == 0);
    }
}

/// An attacker facing two Persian troops; the second one may be tough.
fn before_persians(attacker: &[&str], second: &str) -> (Scene<PocketBattles>, UnitId) {
    let (mut field, orcs, persians) = Field::facing(["orcs", "persians"], attacker, &["darius", second]);
    let mut scene = field.ready(1, 0).orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    (scene, persians)
}

/// PB-T.tough: the target may have one of the dice that hit rolled again, and the new roll counts.
#[test]
fn pb_t_tough_has_one_die_that_hit_rolled_again() {
    for (again, hits) in [(1, 1), (4, 2), (3, 3)] {
        let (mut scene, persians) = before_persians(&["orcs#1", "orcs#4"], "sparabara");
        scene.rolls([3, 4]);
        assert!(
            matches!(&scene.asked(1).question, Question::Reroll { unit, dice } if *unit == persians && dice.0.len() == 2)
        );
        assert_offered(&scene, 1, [Reroll::Keep, Reroll::Die { showing: 3 }, Reroll::Die { showing: 4 }]);
        scene.answer(1, Reroll::Die { showing: 3 }).rolls([again]);
        assert_eq!(last_hits(&scene), (hits, 0), "the 4 hits once, the other die was a {again}");
        assert_eq!(scene.asked(1).question, Question::AssignWound { unit: persians, left: hits }, "no second reroll");
    }
}

/// PB-T.tough: the new roll is shown as a die.
#[test]
fn pb_t_tough_shows_the_new_die() {
    let event = Event::Rerolled { unit: UnitId(0), was: 5, dice: Faces(vec![2]) };
    let game = PocketBattles::set_up(Arc::new(Content::built_in().clone()), Options::default()).expect("as usual");
    let view = game.view(&game.start(), Viewer::Spectator);
    let shown = event.shown(Speaker { game: &game, view: &view });
    assert_eq!(shown.dice, [Die { seat: Some(Seat(0)), ..Die::new("d6", 2) }]);
}

/// PB-T.tough: only one of two equal dice is rolled again; this is optional.
#[test]
fn pb_t_tough_rolls_one_of_two_equal_dice_again() {
    for (reroll, again, hits) in [(Reroll::Die { showing: 3 }, &[1][..], 1), (Reroll::Keep, &[], 2)] {
        let (mut scene, _) = before_persians(&["orcs#1"], "sparabara");
        scene.rolls([3, 3]).answer(1, reroll).rolls(again.iter().copied());
        assert_eq!(last_hits(&scene), (hits, 0));
    }
}

/// PB-T.tough: not without a hit, and only dice that hit; units without it are not asked.
#[test]
fn pb_t_tough_needs_a_hit() {
    let (mut scene, _) = before_persians(&["orcs#1"], "sparabara");
    scene.rolls([1, 2, 1]);
    assert!(!scene.told().iter().any(|event| matches!(event, Event::Rerolled { .. })));
    assert_eq!(scene.told().iter().filter(|event| matches!(event, Event::Rolled { .. })).count(), 2);
    let (mut scene, _) = before_persians(&["orcs#1"], "sparabara");
    scene.rolls([2, 3]);
    assert_offered(&scene, 1, [Reroll::Keep, Reroll::Die { showing: 3 }]);
    let (mut scene, persians) = before_persians(&["orcs#1"], "takabara");
    scene.rolls([3, 1]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: persians, left: 1 });
}

/// PB-T.tough, PB-T.wounds: extra wounds need a hit after the reroll (ruling 11).
#[test]
fn pb_t_tough_may_turn_extra_wounds_away() {
    for (again, expected) in [(1, (0, 0)), (5, (1, 1))] {
        let (mut scene, persians) = before_persians(&["gnolls#1"], "sparabara");
        scene.rolls([5, 1]).answer(1, Reroll::Die { showing: 5 }).rolls([again]);
        assert_eq!(last_hits(&scene), expected);
        let asked = (again == 5).then_some(Question::AssignWound { unit: persians, left: 2 });
        assert_eq!(question(&mut scene, 1), asked);
        if again == 1 {
            scene.rolls([1]);
        }
    }
}

/// PB-T.tough: against a shot too, and against blood lust, whose ones are counted first (ruling 21).
#[test]
fn pb_t_tough_works_against_shots_and_rolls_no_wounds_for_blood_lust() {
    let troops = &["darius", "sparabara"];
    let (field, thrower, persians) = Field::facing(["orcs", "persians"], &["boulder-thrower"], troops);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: thrower, at: persians }).answer(0, BloodLust { dice: 1 }).rolls([5]);
    scene.answer(1, Reroll::Die { showing: 5 }).rolls([1]);
    assert_eq!(last_hits(&scene), (0, 0));
    assert_eq!(own_wounds(&scene), 0);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 });
}
