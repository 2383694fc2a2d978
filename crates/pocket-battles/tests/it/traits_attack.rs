//! Traits of attacks, of reactions to them, and of where a shot may go.

use crate::field::{FRONT, Field, REAR, assert_offered, attack, question, rolled};
use pocket_battles::PocketBattles;
use pocket_battles::asked::{AssignWound, BloodLust, Order, Question, React, Target};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::{Place, Sector};
use pocket_battles::reasons::Reason;
use pocket_battles::told::{DicePart, Event};
use table::Scene;

const WEST: Place = Place::Front(Sector::West);
const EAST: Place = Place::Front(Sector::East);

/// The sources of the dice of the units that rolled, in order.
fn dice(scene: &Scene<PocketBattles>) -> Vec<Vec<DicePart>> {
    rolled(scene).into_iter().map(|(_, parts)| parts).collect()
}

/// The units that rolled, in order.
fn who_rolled(scene: &Scene<PocketBattles>) -> Vec<UnitId> {
    rolled(scene).into_iter().map(|(unit, _)| unit).collect()
}

/// How often a unit has attacked.
fn attacks(scene: &Scene<PocketBattles>, of: UnitId) -> usize {
    scene.told().iter().filter(|event| matches!(event, Event::Attacked { unit, .. } if *unit == of)).count()
}

/// PB-T.impetus: two more dice for an attack instead of one, for the whole unit, not two for each such troop.
#[test]
fn pb_t_impetus_is_two_more_dice_for_an_attack() {
    for (troops, more) in [
        (&["bugbears#1", "orcs#2"][..], DicePart::Impetus(2)),
        (&["bugbears#1", "bugbears#2"], DicePart::Impetus(2)),
        (&["orcs#1", "orcs#2"], DicePart::Attack(1)),
    ] {
        let (field, orcs, queen) = Field::facing(["orcs", "elves"], troops, &["queen"]);
        let mut scene = field.orders(0);
        attack(&mut scene, orcs, if more == DicePart::Attack(1) { &[1, 4] } else { &[1, 1, 4] });
        assert_eq!(dice(&scene), [[DicePart::Base(1), more]]);
        assert!(!scene.now()[queen].is_alive(), "the last die counts like the others");
    }
}

/// PB-T.impetus: not for continuing or striking back.
#[test]
fn pb_t_impetus_is_for_attacks_only() {
    let (mut field, mine, theirs) = Field::facing(["orcs", "orcs"], &["bugbears"], &["bugbears"]);
    let mut scene = field.engage(Sector::Centre, 0, &[mine, theirs]).orders(0);
    scene.answer(0, Order::Continue { unit: mine, against: theirs }).rolls([1, 1]);
    assert_eq!(rolled(&scene), [mine, theirs].map(|unit| (unit, vec![DicePart::Base(1)])));
}

/// An orc chariot facing a Queen, archers that shoot with 2 and 3, and a Magess.
fn chariot_and_elves() -> (Field, [UnitId; 4]) {
    let mut field = Field::orcs_and_elves();
    let chariot = field.unit(0, FRONT, &["chariot"]);
    let [queen, archers, magess] = field.units(1, FRONT, ["queen", "archers#1", "magess"]);
    (field, [chariot, queen, archers, magess])
}

/// PB-T.overwhelming: a unit that destroys an enemy with its attack has to attack again, once, for free; reactions are
/// possible.
#[test]
fn pb_t_overwhelming_attacks_once_more_when_it_destroys() {
    let (field, [chariot, queen, archers, magess]) = chariot_and_elves();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: chariot }).answer(1, React::Wait);
    scene.answer(0, Target { unit: queen }).rolls([5, 1, 1, 1]);
    assert_eq!(question(&mut scene, 1), Some(Question::React { to: chariot }), "it must attack again");
    scene.answer(1, React::Shoot { unit: archers }).rolls([4]);
    scene.answer(0, Target { unit: archers }).rolls([6, 1, 1, 1]);
    let attack = [DicePart::Base(1), DicePart::Impetus(2), DicePart::Engagement(1)];
    assert_eq!(dice(&scene), [&attack[..], &[DicePart::Base(1)], &attack], "also the second is an attack");
    assert_eq!([queen, archers, magess].map(|unit| scene.now()[unit].is_alive()), [false, false, true]);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 }, "no third attack");
    assert_eq!((scene.now()[chariot].orders, scene.now()[chariot].place), (1, FRONT));
}

/// PB-T.overwhelming: a destroyed interceptor counts, and the second attack may be intercepted too.
#[test]
fn pb_t_overwhelming_counts_a_destroyed_interceptor() {
    let mut field = Field::orcs_and_elves();
    let chariot = field.unit(0, FRONT, &["chariot"]);
    let [first, second] = field.units(1, FRONT, ["spearmen"; 2]);
    let queen = field.unit(1, FRONT, &["queen"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: chariot }).answer(1, React::Intercept { unit: first }).rolls([5, 1, 1, 1]);
    scene.answer(1, React::Intercept { unit: second }).rolls([5, 1, 1, 1]);
    assert_eq!([first, second, queen].map(|unit| scene.now()[unit].is_alive()), [false, false, true]);
    assert_eq!(attacks(&scene, chariot), 2);
}

/// PB-T.overwhelming, PB-28: if the sector is empty, the second attack goes for a flank; with no enemy in adjacent
/// sectors there is none.
#[test]
fn pb_t_overwhelming_needs_another_unit_it_can_attack() {
    for (other, expected, ends_at) in [(EAST, 2, EAST), (WEST, 1, Place::Front(Sector::East))] {
        let mut field = Field::orcs_and_elves();
        let chariot = field.unit(0, if other == EAST { FRONT } else { EAST }, &["chariot"]);
        field.unit(1, field.battle[chariot].place, &["queen"]);
        let archers = field.unit(1, other, &["archers"]);
        let mut scene = field.orders(0);
        attack(&mut scene, chariot, &[5, 1, 1, 1]);
        if expected == 2 {
            scene.rolls([5, 1, 1, 1]);
        }
        assert_eq!((attacks(&scene, chariot), scene.now()[archers].is_alive()), (expected, expected == 1));
        assert_eq!(scene.now()[chariot].place, ends_at);
    }
}

/// PB-T.overwhelming: not when the enemy survives, and not for units without it.
#[test]
fn pb_t_overwhelming_only_when_the_enemy_is_destroyed() {
    let (mut field, [chariot, queen, _, magess]) = chariot_and_elves();
    let troll = field.unit(0, FRONT, &["troll"]);
    for (unit, rolls) in [(chariot, [1; 4]), (troll, [5; 4])] {
        let mut scene = field.orders(0);
        attack(&mut scene, unit, &[]);
        scene.answer(0, Target { unit: queen }).rolls(rolls);
        assert_eq!(scene.now()[queen].is_alive(), unit == chariot);
        assert_eq!((attacks(&scene, unit), scene.now()[magess].is_alive()), (1, true));
        assert_eq!(scene.asked(0).question, Question::Order { ready: 5 });
    }
}

/// PB-T.overwhelming: neither by continuing an engagement nor by striking back as an interceptor.
#[test]
fn pb_t_overwhelming_is_for_ordered_attacks_only() {
    let (mut field, [chariot, queen, ..]) = chariot_and_elves();
    let spearmen = field.unit(1, FRONT, &["spearmen#1"]);
    let mut scene = field.orders(1);
    scene.answer(1, Order::Attack { unit: spearmen }).answer(0, React::Intercept { unit: chariot });
    scene.rolls([1, 1, 5, 1]);
    assert_eq!((scene.now()[spearmen].is_alive(), attacks(&scene, chariot)), (false, 0));
    assert_eq!(scene.now()[chariot].place, FRONT);
    let mut scene = field.engage(Sector::Centre, 0, &[chariot, queen]).orders(0);
    scene.answer(0, Order::Continue { unit: chariot, against: queen }).rolls([5, 1]);
    assert_eq!((scene.now()[queen].is_alive(), attacks(&scene, chariot)), (false, 0));
    assert_eq!(scene.now()[chariot].place, FRONT);
}

/// PB-T.overwhelming, PB-72: the unit has the trait as long as it has the troop.
#[test]
fn pb_t_overwhelming_is_gone_with_its_troop() {
    let mut field = Field::new(60, ["celts", "elves"]);
    let celts = field.unit(0, FRONT, &["gaesatae#1", "warband#5"]);
    let [archers, queen] = field.units(1, FRONT, ["archers#1", "queen"]);
    let [gaesatae, warband] = ["gaesatae", "warband"].map(|key| field.troop(celts, key));
    for (lost, attacked, fury) in [(gaesatae, 1, None), (warband, 2, Some(DicePart::Fury(1)))] {
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit: celts }).answer(1, React::Shoot { unit: archers }).rolls([2]);
        scene.answer(0, AssignWound::Remove { troop: lost }).answer(0, Target { unit: queen });
        scene.rolls(if fury.is_some() { vec![6, 1, 1] } else { vec![6, 1] });
        assert_eq!(attacks(&scene, celts), attacked);
        let expected: Vec<_> = [DicePart::Base(1), DicePart::Attack(1)].into_iter().chain(fury).collect();
        assert_eq!(dice(&scene)[1], expected);
    }
}

fn before_macedonians(orcs: &[&str], macedonians: &[&str]) -> (Field, UnitId, UnitId) {
    Field::facing(["orcs", "macedonians"], orcs, macedonians)
}

/// PB-T.first-strike: an attacked unit rolls before the attacker, and does not strike back later.
#[test]
fn pb_t_first_strike_rolls_before_the_attacker_and_not_again() {
    let (mut field, orcs, shields) = before_macedonians(&["orcs#1", "goblins#1"], &["hypaspistai#1", "peltasts#3"]);
    field.unit(0, REAR, &["troll"]);
    let (goblins, peltasts) = (field.troop(orcs, "goblins"), field.troop(shields, "peltasts"));
    let mut scene = field.orders(0);
    attack(&mut scene, orcs, &[3]);
    scene.answer(0, AssignWound::Remove { troop: goblins }).rolls([3, 1]);
    scene.answer(1, AssignWound::Remove { troop: peltasts });
    assert_eq!(who_rolled(&scene), [shields, orcs]);
    assert_eq!(dice(&scene), [vec![DicePart::Base(1)], vec![DicePart::Base(1), DicePart::Attack(1)]]);
    assert_eq!(scene.asked(0).question, Question::Order { ready: 5 }, "the shields have struck");
    assert_eq!(scene.now()[orcs].place, scene.now()[shields].place);
}

/// PB-T.first-strike: an attacker that it destroys does not roll at all.
#[test]
fn pb_t_first_strike_may_destroy_the_attacker() {
    // The dice of the peltasts, 5 and 5, strike first too.
    let (mut field, orcs, shields) = before_macedonians(&["orcs#1"], &["hypaspistai#1", "peltasts#3"]);
    field.unit(0, REAR, &["troll"]);
    let mut scene = field.orders(0);
    attack(&mut scene, orcs, &[5]);
    assert_eq!(rolled(&scene), [(shields, vec![DicePart::Base(1)])]);
    assert!(!scene.now()[orcs].is_alive());
    assert_eq!(scene.now()[shields].place, FRONT);
}

/// PB-T.first-strike: an intercepting unit is attacked, too (ruling 9).
#[test]
fn pb_t_first_strike_of_an_interceptor() {
    let (field, orcs, shields) = before_macedonians(&["orcs#1"], &["hypaspistai#1"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs }).answer(1, React::Intercept { unit: shields }).rolls([1, 1, 1]);
    assert_eq!(who_rolled(&scene), [shields, orcs]);
}

/// PB-T.first-strike: not for units without it, and not when an engagement is continued.
#[test]
fn pb_t_first_strike_only_when_attacked() {
    let (field, orcs, foot) = before_macedonians(&["orcs#1"], &["pezhetairoi#1"]);
    let mut scene = field.orders(0);
    attack(&mut scene, orcs, &[1, 1, 1]);
    assert_eq!(who_rolled(&scene), [orcs, foot]);
    let (mut field, orcs, shields) = before_macedonians(&["orcs#1"], &["hypaspistai#1"]);
    let mut scene = field.engage(Sector::Centre, 0, &[orcs, shields]).orders(0);
    scene.answer(0, Order::Continue { unit: orcs, against: shields }).rolls([1, 1]);
    assert_eq!(rolled(&scene), [orcs, shields].map(|unit| (unit, vec![DicePart::Base(1)])));
}

/// An eagle and spearmen facing orcs, with a shaman in their rear and another unit in an adjacent rear.
fn eagle_and_orcs() -> (Field, [UnitId; 5]) {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let [eagle, spearmen] = field.units(0, FRONT, ["great-eagle", "spearmen#1"]);
    let orcs = field.unit(1, FRONT, &["goblins#1"]);
    let shaman = field.unit(1, REAR, &["shaman"]);
    let beside = field.unit(1, Place::Rear(Sector::West), &["troll"]);
    (field, [eagle, spearmen, orcs, shaman, beside])
}

/// PB-T.flying: an attack may go for the enemy rear of the sector even if a unit stands in the front.
#[test]
fn pb_t_flying_attacks_the_rear_behind_a_front() {
    let (field, [eagle, spearmen, orcs, shaman, _]) = eagle_and_orcs();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: eagle }).answer(1, React::Wait);
    assert_offered(&scene, 0, [orcs, shaman].map(|unit| Target { unit }));
    scene.answer(0, Target { unit: shaman }).rolls([4, 1]);
    assert_eq!((scene.now()[shaman].is_alive(), scene.now()[eagle].place), (false, FRONT));
    let mut scene = field.orders(0);
    attack(&mut scene, spearmen, &[1, 1, 1]);
    assert_eq!(scene.now()[orcs].place, scene.now()[spearmen].place, "a unit on foot meets the front");
}

/// PB-T.flying: the front may intercept it or shoot at it.
#[test]
fn pb_t_flying_does_not_keep_the_front_from_reacting() {
    let (field, [eagle, _, orcs, shaman, _]) = eagle_and_orcs();
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: eagle });
    assert_offered(&scene, 1, [React::Wait, React::Intercept { unit: orcs }, React::Shoot { unit: orcs }]);
    scene.answer(1, React::Intercept { unit: orcs }).rolls([4, 1]);
    assert_eq!([orcs, shaman].map(|unit| scene.now()[unit].is_alive()), [false, true]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: eagle }).answer(1, React::Shoot { unit: orcs }).rolls([3]);
    let troop = field.troop(eagle, "great-eagle");
    scene.answer(0, AssignWound::Mark { troop }).answer(0, Target { unit: shaman }).rolls([4, 1]);
    assert_eq!([orcs, shaman].map(|unit| scene.now()[unit].is_alive()), [true, false]);
}

/// PB-T.flying, PB-T.blood-lust: if the front destroys itself by shooting, the rear can still be attacked from the air.
#[test]
fn pb_t_flying_reaches_the_rear_when_the_front_has_killed_itself() {
    let (mut field, eagle, thrower) = Field::facing(["elves", "orcs"], &["great-eagle"], &["boulder-thrower"]);
    let shaman = field.unit(1, REAR, &["shaman"]);
    let troop = field.troop(thrower, "boulder-thrower");
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: eagle }).answer(1, React::Shoot { unit: thrower });
    scene.answer(1, BloodLust { dice: 1 }).rolls([1]).answer(1, AssignWound::Remove { troop });
    scene.rolls([4, 1]);
    assert!(!scene.now()[shaman].is_alive());
}

/// PB-T.scout, PB-72: scouts cannot be intercepted or shot at when they attack; pathfinders make their whole unit
/// scouts.
#[test]
fn pb_t_scout_attacks_without_reactions() {
    for (army, troops, is_scout) in [
        ("macedonians", &["prodromoi#2", "peltasts#1"][..], true),
        ("macedonians", &["peltasts#1"], false),
        ("elves", &["spearmen#1", "pathfinders"], true),
        ("elves", &["spearmen#1"], false),
    ] {
        let (field, scouts, goblins) = Field::facing([army, "orcs"], troops, &["goblins#1"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit: scouts });
        let reaction = question(&mut scene, 1);
        assert_eq!(reaction, (!is_scout).then_some(Question::React { to: scouts }), "{troops:?}");
        if is_scout {
            scene.rolls([3, 1]);
            assert!(!scene.now()[goblins].is_alive());
        }
    }
}

/// PB-T.scout: scouts can still be attacked, and attacks of other units still allow reactions.
#[test]
fn pb_t_scout_helps_the_attacker_only() {
    let (field, orcs, scouts) = Field::facing(["orcs", "elves"], &["orcs"], &["spearmen", "pathfinders"]);
    let mut scene = field.orders(0);
    scene.answer(0, Order::Attack { unit: orcs });
    assert_offered(&scene, 1, [React::Wait, React::Intercept { unit: scouts }]);
}

/// PB-T.long-range, PB-72: from the rear, for every unit with such a troop.
#[test]
fn pb_t_long_range_shoots_from_the_rear() {
    let mut field = Field::new(60, ["elves", "orcs"]);
    let led = field.unit(0, REAR, &["archers#1", "captain"]);
    let archers = field.unit(0, REAR, &["archers#2"]);
    let [shaman, behind] = [(FRONT, "shaman"), (REAR, "troll")].map(|(place, name)| field.unit(1, place, &[name]));
    let mut scene = field.orders(0);
    assert_eq!(scene.why_not(0, Order::Shoot { unit: archers, at: shaman }), Reason::NotInTheFrontToShoot);
    assert_eq!(scene.why_not(0, Order::Shoot { unit: led, at: behind }), Reason::OutOfReach, "a front covers its rear");
    scene.answer(0, Order::Shoot { unit: led, at: shaman }).rolls([2]);
    assert!(!scene.now()[shaman].is_alive());
}

/// PB-T.long-range: not as a reaction, which only the front can do.
#[test]
fn pb_t_long_range_does_not_react_from_the_rear() {
    for (place, may_react) in [(REAR, false), (FRONT, true)] {
        let (mut field, spearmen, _) = Field::facing(["elves", "orcs"], &["spearmen"], &["shaman"]);
        let catapult = field.unit(1, place, &["catapult"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Attack { unit: spearmen });
        assert_eq!(question(&mut scene, 1).is_some(), may_react);
        if may_react {
            assert_offered(&scene, 1, [React::Wait, React::Shoot { unit: catapult }]);
        }
    }
}

/// PB-T.wide-arc: the front and engagement zone of adjacent sectors too, not their rear; with long range, also from the
/// rear.
#[test]
fn pb_t_wide_arc_shoots_into_adjacent_sectors() {
    let mut field = Field::new(80, ["orcs", "elves"]);
    let catapult = field.unit(0, REAR, &["catapult"]);
    let thrower = field.unit(0, EAST, &["boulder-thrower"]);
    let [goblins, fighting] = field.units(0, FRONT, ["goblins", "orcs"]);
    let [queen, magess, hero, spearmen] = [(FRONT, "queen"), (WEST, "magess"), (EAST, "hero"), (EAST, "spearmen")]
        .map(|(place, name)| field.unit(1, place, &[name]));
    let behind = field.unit(1, Place::Rear(Sector::West), &["captain"]);
    let scene = field.engage(Sector::East, 0, &[fighting, spearmen]).orders(0);
    let shots = |unit: UnitId| {
        let foes = [queen, magess, hero, spearmen, behind].into_iter();
        foes.filter(|at| scene.offers(0, Order::Shoot { unit, at: *at })).collect::<Vec<_>>()
    };
    assert_eq!(shots(catapult), [queen, magess, hero, spearmen]);
    assert_eq!(shots(thrower), [queen, hero, spearmen], "the west is not next to the east");
    assert_eq!(shots(goblins), [queen]);
    assert_eq!(scene.why_not(0, Order::Shoot { unit: goblins, at: hero }), Reason::OutOfReach);
    assert_eq!(scene.why_not(0, Order::Shoot { unit: catapult, at: behind }), Reason::OutOfReach);
}

/// PB-T.wide-arc: such a shot hits even if a unit stands straight ahead.
#[test]
fn pb_t_wide_arc_hits_beside_the_enemy_ahead() {
    let mut field = Field::orcs_and_elves();
    let catapult = field.unit(0, REAR, &["catapult"]);
    let [queen, magess] = [(FRONT, "queen"), (WEST, "magess")].map(|(place, name)| field.unit(1, place, &[name]));
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: catapult, at: magess }).rolls([4, 1]);
    assert_eq!([queen, magess].map(|unit| scene.now()[unit].is_alive()), [true, false]);
}

/// PB-T.skirmish: free reactions, even with no marker left; other units then cannot react.
#[test]
fn pb_t_skirmish_reacts_without_markers() {
    let mut field = Field::orcs_and_elves();
    let troll = field.unit(0, FRONT, &["troll"]);
    let [riders, archers] = field.units(1, FRONT, ["mounted-archers", "archers"]);
    let mut scene = field.ready(1, 0).orders(0);
    scene.answer(0, Order::Attack { unit: troll });
    let too_few = Reason::TooFewMarkers { cost: 1, ready: 0 };
    assert_eq!(scene.why_not(1, React::Shoot { unit: archers }), too_few);
    assert_offered(&scene, 1, [React::Wait, React::Intercept { unit: riders }, React::Shoot { unit: riders }]);
    scene.answer(1, React::Shoot { unit: riders }).rolls([1, 1]);
    assert_eq!(rolled(&scene), [(riders, vec![DicePart::Base(1), DicePart::Shooting(1)])]);
    assert_eq!((scene.now()[riders].orders, scene.now().sides[1].ready), (0, 0));
}

/// PB-T.skirmish: orders are paid for as usual, and reactions are free even with markers left.
#[test]
fn pb_t_skirmish_pays_for_orders() {
    let (field, agrianes, troll) = Field::facing(["macedonians", "orcs"], &["agrianes"], &["troll"]);
    let mut scene = field.orders(1);
    scene.answer(1, Order::Attack { unit: troll }).answer(0, React::Intercept { unit: agrianes }).rolls([1; 5]);
    assert_eq!((scene.now()[agrianes].orders, scene.now().sides[0].ready), (0, 6));
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: agrianes, at: troll }).rolls([1]);
    assert_eq!((scene.now()[agrianes].orders, scene.now().sides[0].ready), (1, 5));
}
