//! Aktion 2, Angriff: attackers, reactions and the units they meet. The rulebook's sentences and figures.

use crate::field::{Field, assert_offered, choices, ready, rolled, rule_against};
use pocket_battles::PocketBattles;
use pocket_battles::asked::{AssignWound, Order, Question, React, Redeploy, Target};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::Place::{self, Front, Rear};
use pocket_battles::battlefield::Sector::{self, Centre, East, West};
use pocket_battles::reasons::Reason;
use pocket_battles::told::Event;
use table::{Scene, Seat};

/// The enemies a unit is in contact with, and the sector of the fight.
fn contact(scene: &Scene<PocketBattles>, unit: UnitId) -> (Vec<UnitId>, Option<Sector>) {
    let battle = scene.now();
    let is_engaged = matches!(battle[unit].place, Place::Engaged { .. });
    (battle.opponents(unit).collect(), battle[unit].place.sector().filter(|_| is_engaged))
}

/// The units that rolled, in order.
fn who_rolled(scene: &Scene<PocketBattles>) -> Vec<UnitId> {
    rolled(scene).into_iter().map(|(unit, _)| unit).collect()
}

fn targets(units: &[UnitId]) -> Vec<Target> {
    units.iter().map(|unit| Target { unit: *unit }).collect()
}

/// PB-21: a unit in the front with at least one engagement die may attack, if there is a target.
#[test]
fn pb_21_a_unit_in_the_front_with_an_engagement_die_may_attack() {
    let mut field = Field::orcs_and_elves();
    let mixed = field.unit(0, Front(West), &["kobolds", "standard-bearer", "goblins"]);
    let kobolds = field.unit(0, Front(West), &["kobolds"]);
    let rear = field.unit(0, Rear(West), &["orcs"]);
    let far = field.unit(0, Front(East), &["orcs"]);
    let spearmen = field.unit(1, Front(West), &["spearmen"]);
    let mut scene = field.orders(0);
    let attack = |unit| Order::Attack { unit };
    assert!(scene.offers(0, attack(mixed)), "one troop with a die is enough");
    assert_eq!(scene.why_not(0, attack(kobolds)), Reason::NoEngagementDice);
    assert_eq!(scene.why_not(0, attack(rear)), Reason::NotInTheFront);
    assert_eq!([kobolds, rear, far].map(|unit| rule_against(&scene, 0, attack(unit))), ["PB-21", "PB-21", "PB-28"]);
    scene.answer(0, attack(mixed));
    assert!(matches!(scene.now()[mixed].place, Place::Engaged { sector: West, .. }), "it has come forward");
    assert_eq!(scene.asked(1).question, Question::React { to: mixed });
    assert_eq!(scene.now()[spearmen].place, Front(West), "the enemy has not moved yet");
}

/// An attack by Orcs in the west on Elves of all kinds.
struct Assault {
    field: Field,
    orcs: UnitId,
    does: UnitId,
    archers: UnitId,
    tired: UnitId,
    guards: UnitId,
}

/// Does, archers and tired spearmen in the front, guards in an engagement, and others in rear and centre.
fn assault() -> Assault {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs#1", "orcs#2"]);
    let hobgoblins = field.unit(0, Front(West), &["hobgoblins#1"]);
    let does = field.unit(1, Front(West), &["elven-does#1"]);
    let archers = field.unit(1, Front(West), &["archers#1"]);
    let tired = field.unit(1, Front(West), &["spearmen#1"]);
    let guards = field.unit(1, Front(West), &["mounted-guard"]);
    field.unit(1, Rear(West), &["spearmen", "archers"]);
    field.unit(1, Front(Centre), &["spearmen", "archers"]);
    field.engage(West, 0, &[hobgoblins, guards]).ordered(does, 1).ordered(tired, 3);
    Assault { field, orcs, does, archers, tired, guards }
}

/// PB-22: units with engagement dice in the front of that sector may intercept, if their order can be paid for.
#[test]
fn pb_22_a_unit_intercepts_the_attacker_for_an_order() {
    let Assault { field, orcs, does, archers, tired, guards } = assault();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    let offered = choices([React::Wait, React::Intercept { unit: does }, React::Shoot { unit: archers }]);
    assert_eq!(scene.asked(1).options, offered, "no unit in the rear, in another sector or in contact can react");
    assert_eq!(scene.why_not(1, React::Intercept { unit: tired }), Reason::TooFewMarkers { cost: 4, ready: 2 });
    scene.answer(1, React::Intercept { unit: does }).rolls([1, 1, 1]);
    assert_eq!((ready(&scene, 1), scene.now()[does].orders), (0, 3), "a second order costs two");
    assert_eq!(contact(&scene, orcs), (vec![does], Some(West)));
    assert_eq!(who_rolled(&scene), [orcs, does]);
    assert_eq!([archers, tired].map(|unit| scene.now()[unit].place), [Front(West); 2]);
    assert_eq!(contact(&scene, guards).0, [UnitId::new(Seat(0), 1)], "the hobgoblins, as before");
}

/// PB-23: shooting at the attacker is an order; if it survives, the active player picks the enemy unit to fight.
#[test]
fn pb_23_a_unit_shoots_at_the_attacker_for_an_order() {
    for (roll, hits) in [(2, 1), (6, 0)] {
        let Assault { field, orcs, does, archers, tired, guards } = assault();
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Shoot { unit: archers }).rolls([roll]);
        if hits == 1 {
            assert_eq!(scene.asked(0).question, Question::AssignWound { unit: orcs, left: 1 });
            scene.answer(0, AssignWound::Remove { troop: field.troop(orcs, "orcs") });
        }
        assert_eq!((ready(&scene, 1), scene.now()[archers].orders), (1, 1));
        assert_offered(&scene, 0, targets(&[does, archers, tired, guards]));
        scene.answer(0, Target { unit: archers }).rolls([1, 1]);
        assert_eq!(contact(&scene, orcs), (vec![archers], Some(West)));
        assert_eq!(who_rolled(&scene), [archers, orcs], "archers have no dice to strike back with");
    }
}

/// PB-23: an attacker shot down to the last troop does not fight.
#[test]
fn pb_23_a_destroyed_attacker_does_not_fight() {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs#1"]);
    field.unit(0, Front(East), &["goblins"]);
    let archers = field.unit(1, Front(West), &["archers#1"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Shoot { unit: archers }).rolls([3]);
    assert_eq!([orcs, archers].map(|unit| scene.now()[unit].place), [Place::Gone, Front(West)]);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 }, "the turn goes on");
    assert_eq!(scene.now().side(Seat(0)).lost, 3);
}

/// PB-24: waiting costs nothing; the active player picks an enemy in the front or engagement zone of the sector.
#[test]
fn pb_24_after_waiting_the_active_player_picks_the_enemy() {
    let Assault { field, orcs, does, archers, tired, guards } = assault();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Wait);
    assert_eq!(ready(&scene, 1), 2);
    assert_offered(&scene, 0, targets(&[does, archers, tired, guards]));
    scene.answer(0, Target { unit: tired }).rolls([1, 1, 6]);
    assert_eq!(contact(&scene, tired), (vec![orcs], Some(West)));
    assert_eq!((ready(&scene, 1), scene.now()[tired].orders), (2, 3), "striking back is no order");
}

/// PB-25: a reaction does not replace the next turn, which has its redeployment and actions.
#[test]
fn pb_25_a_reaction_is_not_the_next_turn() {
    let Assault { field, orcs, does, archers, .. } = assault();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Intercept { unit: does }).rolls([1, 1, 1]);
    assert!(scene.offers(0, Order::Done), "the attacker's turn goes on first");
    scene.answer(0, Order::Done);
    assert_eq!(ready(&scene, 1), 0, "no markers, so no turn");
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Shoot { unit: archers }).rolls([6]);
    scene.answer(0, Target { unit: archers }).rolls([1, 1]).answer(0, Order::Done);
    assert_eq!(scene.asked(1).question, Question::Redeploy);
    scene.answer(1, Redeploy::Nobody);
    assert_eq!(scene.asked(1).question, Question::Order { ready: 1 });
    assert!(scene.offers(1, Order::Pass));
}

/// Orcs and hobgoblins in the engagement zone against guards with spearmen; goblins and archers stand by.
struct Melee {
    field: Field,
    orcs: UnitId,
    hobgoblins: UnitId,
    goblins: UnitId,
    guards: UnitId,
    spearmen: UnitId,
}

fn melee() -> Melee {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs#1"]);
    let hobgoblins = field.unit(0, Front(West), &["hobgoblins#1"]);
    let goblins = field.unit(0, Front(West), &["goblins#2"]);
    let guards = field.unit(1, Front(West), &["mounted-guard#1", "spearmen#2"]);
    let spearmen = field.unit(1, Front(West), &["spearmen#1"]);
    field.unit(0, Front(East), &["orcs"]);
    field.engage(West, 0, &[orcs, guards]);
    Melee { field, orcs, hobgoblins, goblins, guards, spearmen }
}

/// PB-26, figure 1: dice, hits and the strike back are one unit against one, even if several are in contact.
#[test]
fn pb_26_attacking_an_engaged_unit_makes_it_outnumbered() {
    let Melee { field, orcs, hobgoblins, goblins, guards, spearmen } = melee();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: goblins }).answer(1, React::Wait).answer(0, Target { unit: guards });
    scene.rolls([4, 1]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left: 1 }, "the orcs' 4 does not count");
    scene.answer(1, AssignWound::Remove { troop: field.troop(guards, "spearmen") }).rolls([1]);
    assert_eq!(who_rolled(&scene), [goblins, guards]);
    assert_eq!(contact(&scene, guards), (vec![orcs, goblins], Some(West)));
    assert_eq!([hobgoblins, spearmen].map(|unit| scene.now()[unit].place), [Front(West); 2]);
    scene.answer(0, Order::Attack { unit: hobgoblins }).answer(1, React::Wait).answer(0, Target { unit: guards });
    scene.rolls([1, 1, 6]);
    let struck = field.troop(hobgoblins, "hobgoblins");
    scene.answer(0, AssignWound::Remove { troop: struck });
    assert_eq!(contact(&scene, guards), (vec![orcs, goblins], Some(West)), "the guards hit their attacker");
}

/// PB-26, figure 2: if a unit of the outnumbering side is attacked, there are two separate engagements, one unit
/// against one.
#[test]
fn pb_26_attacking_the_outnumbering_side_splits_the_engagement() {
    for first in [true, false] {
        let Melee { mut field, orcs, hobgoblins, guards, spearmen, .. } = melee();
        field.engage(West, 0, &[hobgoblins]);
        let (attacked, other) = if first { (orcs, hobgoblins) } else { (hobgoblins, orcs) };
        let mut scene = field.orders(1);
        scene.answer(1, Order::Attack { unit: spearmen }).answer(0, React::Wait);
        scene.answer(1, Target { unit: attacked }).rolls([6, 6, 1]);
        assert_eq!(contact(&scene, spearmen), (vec![attacked], Some(West)));
        assert_eq!(contact(&scene, guards), (vec![other], Some(West)));
        assert_eq!(who_rolled(&scene), [spearmen, attacked]);
    }
}

/// PB-27: if front and engagement zone are empty, the rear may be attacked, without any reaction.
#[test]
fn pb_27_an_empty_front_lets_the_attack_through_to_the_rear() {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs#1"]);
    let rear = field.unit(1, Rear(West), &["archers", "spearmen#1"]);
    let queen = field.unit(1, Rear(West), &["queen"]);
    let centre = field.unit(1, Front(Centre), &["spearmen"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    assert_eq!(scene.asked(0).options, choices(targets(&[rear, queen])), "there is no reaction");
    scene.answer(0, Target { unit: rear }).rolls([1, 1, 6]);
    assert_eq!(contact(&scene, orcs), (vec![rear], Some(West)), "the fight is in the engagement zone");
    assert_eq!([queen, centre].map(|unit| scene.now()[unit].place), [Rear(West), Front(Centre)]);
    let front = field.unit(1, Front(West), &["archers"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Wait).rolls([1, 1]);
    assert_eq!(contact(&scene, orcs).0, [front], "one unit in the front covers the rear");
}

/// Elves in all zones of the centre and one in the east; Orcs in the west, and some in contact in the centre.
fn open_flank() -> (Field, UnitId, [UnitId; 3]) {
    let mut field = Field::orcs_and_elves();
    let orcs = field.unit(0, Front(West), &["orcs#1"]);
    let hobgoblins = field.unit(0, Front(Centre), &["hobgoblins"]);
    let front = field.unit(1, Front(Centre), &["archers#1", "spearmen#1"]);
    let rear = field.unit(1, Rear(Centre), &["spearmen#5"]);
    let engaged = field.unit(1, Front(Centre), &["mounted-guard#1"]);
    field.unit(1, Front(East), &["spearmen"]);
    field.engage(Centre, 0, &[hobgoblins, engaged]);
    (field, orcs, [front, rear, engaged])
}

/// PB-28: if the whole sector is empty, any unit of an adjacent one may be attacked, without any reaction.
#[test]
fn pb_28_an_empty_sector_allows_a_flank_attack() {
    let (mut field, orcs, [front, rear, engaged]) = open_flank();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    assert_offered(&scene, 0, targets(&[front, rear, engaged]));
    scene.answer(0, Target { unit: front }).rolls([1, 1, 6]);
    assert_eq!(contact(&scene, orcs), (vec![front], Some(Centre)), "both survive, so they stay where the fight is");
    assert!(scene.told().contains(&Event::FlankAttacked { attacker: orcs, target: front }));
    let covers = field.unit(1, Rear(West), &["archers"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).rolls([1, 1]);
    assert_eq!(contact(&scene, orcs), (vec![covers], Some(West)), "a unit in the rear of the sector prevents it");
}

/// PB-28: the survivor of a flank attack goes to its own front in the sector of the fight.
#[test]
fn pb_28_the_winner_goes_to_the_front_of_the_sector_of_the_fight() {
    let (field, orcs, [_, rear, engaged]) = open_flank();
    let flank = |target, rolls: &[u32]| {
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit: orcs }).answer(0, Target { unit: target }).rolls(rolls.iter().copied());
        [orcs, target].map(|unit| scene.now()[unit].place)
    };
    assert_eq!(flank(rear, &[1, 3]), [Front(Centre), Place::Gone]);
    assert_eq!(flank(rear, &[1, 1, 2]), [Place::Gone, Front(Centre)], "the defender goes to its front too");
    assert_eq!(flank(engaged, &[1, 1, 3]), [Place::Gone, Place::Engaged { sector: Centre, fight: 0 }]);
}

/// PB-28: from the centre both flanks are open, from an outer sector only the centre.
#[test]
fn pb_28_a_flank_is_an_adjacent_sector() {
    let mut field = Field::orcs_and_elves();
    let outer = field.unit(0, Front(West), &["orcs#1"]);
    let centre = field.unit(0, Front(Centre), &["orcs#2"]);
    let east = field.unit(1, Rear(East), &["spearmen"]);
    let west = field.unit(1, Rear(West), &["spearmen"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: centre });
    assert_offered(&scene, 0, targets(&[east, west]));
    field.battle[west].place = Front(East);
    let scene = field.orders(0);
    assert_eq!(scene.why_not(0, Order::Attack { unit: outer }), Reason::NobodyToAttack);
    assert!(scene.offers(0, Order::Attack { unit: centre }));
}

/// PB-22: the reason why no unit could intercept does not show up in the next question.
#[test]
fn pb_22_reasons_belong_to_the_question_they_are_for() {
    let (mut field, orcs, guards) = Field::facing(["orcs", "elves"], &["bugbears#2", "orcs"], &["mounted-guard#1"]);
    field.unit(1, Rear(East), &["treeman"]);
    let mut scene = field.ready(1, 0).orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).rolls([4, 1, 1]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit: guards, left: 3 });
    assert_eq!(scene.running().why_not(Seat(1)), []);
}
