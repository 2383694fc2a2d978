//! Aktion 5, Beschießen: the rulebook's sentences and figures.

use crate::field::{Field, choices, question, ready, rolled, rule_against};
use pocket_battles::PocketBattles;
use pocket_battles::asked::{AssignWound, Choice, Order, Question};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::Place::{self, Front, Rear};
use pocket_battles::battlefield::Sector::{Centre, East, West};
use pocket_battles::told::{DicePart, Event};
use table::{Scene, Seat};

/// The units that a unit may shoot at now.
fn targets(scene: &Scene<PocketBattles>, shooter: UnitId) -> Vec<UnitId> {
    let target = |choice: &Choice| match choice {
        Choice::Order(Order::Shoot { unit, at }) if *unit == shooter => Some(*at),
        _ => None,
    };
    scene.asked(shooter.seat().0).options.iter().filter_map(target).collect()
}

/// PB-37: from the front, at enemies in the front or engagement zone of the same sector.
#[test]
fn pb_37_a_unit_in_the_front_shoots_at_front_or_engagement_zone_of_its_sector() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#1", "kobolds"]);
    let orcs = field.unit(0, Front(West), &["orcs"]);
    let behind = field.unit(0, Rear(West), &["goblins"]);
    let hobgoblins = field.unit(0, Front(West), &["hobgoblins"]);
    let front = field.unit(1, Front(West), &["spearmen"]);
    let engaged = field.unit(1, Front(West), &["mounted-guard"]);
    let rear = field.unit(1, Rear(West), &["archers"]);
    let beside = field.unit(1, Front(Centre), &["archers"]);
    field.engage(West, 0, &[hobgoblins, engaged]);
    let scene = field.orders(0);
    assert_eq!(targets(&scene, goblins), [front, engaged], "one troop with a shooting die is enough");
    assert_eq!([orcs, behind, hobgoblins].map(|unit| targets(&scene, unit)), [vec![], vec![], vec![]]);
    assert_eq!([rear, beside].map(|at| rule_against(&scene, 0, Order::Shoot { unit: goblins, at })), ["PB-37"; 2]);
    assert_eq!(rule_against(&scene, 0, Order::Shoot { unit: behind, at: front }), "PB-37", "it is not in the front");
}

/// PB-37: one die against the shooting dice only; the hits are wounds, and there is no strike back.
#[test]
fn pb_37_a_shot_rolls_one_die_against_the_shooting_dice() {
    // Engagement 3 and 4, shooting 3, 4 and 4, 5.
    for (roll, hits) in [(3, 1), (4, 2), (5, 1), (6, 0)] {
        let mut field = Field::orcs_and_elves();
        let half_orcs = field.unit(0, Front(West), &["half-orcs#1", "half-orcs#2"]);
        let guards = field.unit(1, Front(West), &["mounted-guard#1", "mounted-guard#2"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Shoot { unit: half_orcs, at: guards }).rolls([roll]);
        for left in (1..=hits).rev() {
            assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left }, "a roll of {roll}");
            scene.answer(1, AssignWound::Remove { troop: scene.now().troops(guards).next().expect("one is left") });
        }
        assert_eq!(rolled(&scene), [(half_orcs, vec![DicePart::Base(1)])]);
        assert_eq!(scene.now().side(Seat(1)).lost, 4 * u16::from(hits));
        assert_eq!((ready(&scene, 0), scene.now()[half_orcs].place), (5, Front(West)));
    }
}

/// PB-37, PB-70: a troop with as many wounds as life points is removed at once.
#[test]
fn pb_37_wounds_of_a_shot_are_assigned_like_those_of_an_engagement() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    let guards = field.unit(1, Front(West), &["mounted-guard#1", "mounted-guard#2"]);
    let [one, two]: [_; 2] = field.battle.troops(guards).collect::<Vec<_>>().try_into().expect("there are two");
    let mut scene = field.wound(one, 1).orders(0);
    scene.answer(0, Order::Shoot { unit: goblins, at: guards }).rolls([3]);
    let offered =
        [AssignWound::Remove { troop: one }, AssignWound::Mark { troop: two }, AssignWound::Remove { troop: two }];
    assert_eq!(scene.asked(1).options, choices(offered));
    scene.answer(1, AssignWound::Mark { troop: two });
    assert_eq!((scene.now().wounds(one), scene.now().wounds(two), ready(&scene, 1)), (1, 1, 4));
}

/// Shoots into an engagement of a friendly troll with spearmen, or with archers too. Every wound removes a troop.
///
/// Returns the hits on each unit, those units, and the points both sides have lost.
fn shoot_into(shooters: &[&str], outnumbered: bool, roll: u32) -> (u8, Vec<UnitId>, [u16; 2]) {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), shooters);
    let troll = field.unit(0, Front(West), &["troll"]);
    let spearmen = field.unit(1, Front(West), &["spearmen", "spearmen"]);
    let archers = field.unit(1, Front(West), &["archers", "archers"]);
    field.engage(West, 0, &[troll, spearmen]);
    if outnumbered {
        field.engage(West, 0, &[archers]);
    }
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: goblins, at: spearmen }).rolls([roll]);
    while let Some(seat) = [0, 1].into_iter().find(|seat| is_wounded(&mut scene, *seat)) {
        let remove = scene.asked(seat).options.last().expect("a troop can be removed").clone();
        scene.answer(seat, remove);
    }
    let shares = scene.told().into_iter().find_map(|event| match event {
        Event::ShotIntoEngagement { each, units } => Some((each, units)),
        _ => None,
    });
    let (each, units) = shares.expect("the shot went into an engagement");
    assert!(units.contains(&troll) && units.contains(&spearmen) && units.contains(&archers) == outnumbered);
    (each, units, scene.now().sides.each_ref().map(|side| side.lost))
}

fn is_wounded(scene: &mut Scene<PocketBattles>, seat: u8) -> bool {
    matches!(question(scene, seat), Some(Question::AssignWound { .. }))
}

/// PB-38: hits are shared evenly, rounded up, by all units in the engagement, including the shooter's side.
#[test]
fn pb_38_shooting_into_an_engagement_is_shared_by_all_in_it() {
    let three: &[&str] = &["half-orcs#1", "half-orcs#2", "goblins#2"];
    let share = |shooters, outnumbered, roll| {
        let (each, units, lost) = shoot_into(shooters, outnumbered, roll);
        (each, units.len(), lost)
    };
    assert_eq!(share(three, false, 4), (2, 2, [6, 4]), "3 hits: 2 for each of two");
    assert_eq!(share(three, false, 3), (1, 2, [6, 2]), "1 hit: 1 for each of two");
    assert_eq!(share(&["half-orcs#1", "half-orcs#2"], false, 4), (1, 2, [6, 2]), "2 hits: 1 for each of two");
    assert_eq!(share(three, false, 1), (0, 2, [0, 0]), "no hit");
    assert_eq!(share(three, true, 4), (1, 3, [6, 5]), "3 hits: 1 for each of three");
    assert_eq!(share(&["half-orcs#1", "half-orcs#4"], true, 3), (1, 3, [6, 5]), "2 hits: 1 for each of three");
}

/// PB-38: a shot that destroys one side frees the other; a unit in another engagement is not hit.
#[test]
fn pb_38_a_shot_can_end_an_engagement() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    let hobgoblins = field.unit(0, Front(West), &["hobgoblins#1"]);
    let orcs = field.unit(0, Front(West), &["orcs#1"]);
    let spearmen = field.unit(1, Front(West), &["spearmen"]);
    let archers = field.unit(1, Front(West), &["archers"]);
    field.engage(West, 0, &[hobgoblins, spearmen]).engage(West, 1, &[orcs, archers]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: goblins, at: spearmen }).rolls([3]);
    scene.answer(0, AssignWound::Mark { troop: field.troop(hobgoblins, "hobgoblins") });
    assert_eq!([hobgoblins, spearmen].map(|unit| scene.now()[unit].place), [Front(West), Place::Gone]);
    let untouched = Place::Engaged { sector: West, fight: 1 };
    assert_eq!([orcs, archers].map(|unit| scene.now()[unit].place), [untouched; 2]);
}

/// PB-39, both figures: the rear if no unit is in front of it; the front and engagement zone of adjacent sectors if the
/// sector is empty.
#[test]
fn pb_39_targets_of_a_unit_with_no_enemy_in_front() {
    let mut field = Field::orcs_and_elves();
    let goblins = field.unit(0, Front(West), &["goblins#1"]);
    let hobgoblins = field.unit(0, Front(Centre), &["hobgoblins"]);
    let front = field.unit(1, Front(West), &["archers"]);
    let rear = field.unit(1, Rear(West), &["archers"]);
    let beside = field.unit(1, Front(Centre), &["spearmen"]);
    let behind = field.unit(1, Rear(Centre), &["archers"]);
    let engaged = field.unit(1, Front(Centre), &["mounted-guard"]);
    let far = field.unit(1, Front(East), &["spearmen"]);
    field.engage(Centre, 0, &[hobgoblins, engaged]);
    assert_eq!(targets(&field.orders(0), goblins), [front]);
    field.battle[front].place = Front(East);
    assert_eq!(targets(&field.orders(0), goblins), [rear], "the rear of the sector");
    field.battle[rear].place = Rear(East);
    let mut scene = field.orders(0);
    assert_eq!(targets(&scene, goblins), [beside, engaged], "front and engagement zone of the next sector");
    let refused = [behind, far, rear].map(|at| rule_against(&scene, 0, Order::Shoot { unit: goblins, at }));
    assert_eq!(refused, ["PB-37"; 3]);
    scene.answer(0, Order::Shoot { unit: goblins, at: beside }).rolls([3]);
    assert_eq!([beside, goblins].map(|unit| scene.now()[unit].place), [Place::Gone, Front(West)]);
}

/// PB-39: from the centre both neighbours can be shot at, from the east only the centre.
#[test]
fn pb_39_adjacent_sectors_of_the_centre_are_both() {
    let mut field = Field::orcs_and_elves();
    let centre = field.unit(0, Front(Centre), &["goblins#1"]);
    let outer = field.unit(0, Front(East), &["goblins#2"]);
    let west = field.unit(1, Front(West), &["spearmen"]);
    let east = field.unit(1, Front(East), &["spearmen"]);
    let scene = field.orders(0);
    assert_eq!(targets(&scene, centre), [west, east]);
    assert_eq!(targets(&scene, outer), [east]);
    field.battle[east].place = Front(West);
    assert_eq!(targets(&field.orders(0), outer), []);
}
