//! Traits about wounds and markers, the end of a round, the muster and victory.

use crate::field::{FRONT, Field, REAR, assert_offered, attack, question, ready};
use pocket_battles::PocketBattles;
use pocket_battles::army::Fault;
use pocket_battles::asked::{AssignWound, Deploy, GiveUp, Muster, Order, Question, Sacrifice};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::{Sector, Segment};
use pocket_battles::reasons::Reason;
use table::{Refusal, Scene, Seat};

/// PB-T.regenerate: at the end of a round its wound markers become order markers again; those of other troops stay.
#[test]
fn pb_t_regenerate_heals_at_the_end_of_the_round() {
    let mut field = Field::orcs_and_elves();
    let [troll, bugbears] = field.units(0, FRONT, ["troll", "bugbears"]);
    field.unit(1, REAR, &["queen"]);
    let [hurt, other] = [field.troop(troll, "troll"), field.troop(bugbears, "bugbears")];
    let mut scene = field.wound(hurt, 2).wound(other, 1).ready(0, 1).ready(1, 0).orders(0);
    scene.answer(0, Order::Move { unit: troll, to: Segment::Rear(Sector::Centre) });
    assert_offered(&scene, 0, [GiveUp::Nobody, GiveUp::Troop { troop: other }]);
    scene.answer(0, GiveUp::Nobody);
    assert_eq!([hurt, other].map(|troop| scene.now().wounds(troop)), [0, 1]);
    assert_eq!((scene.now().round, ready(&scene, 0)), (3, 5));
}

/// PB-T.regenerate: not before the round has ended.
#[test]
fn pb_t_regenerate_waits_for_the_end_of_the_round() {
    let mut field = Field::orcs_and_elves();
    let troll = field.unit(0, FRONT, &["troll"]);
    field.unit(1, REAR, &["queen"]);
    let troop = field.troop(troll, "troll");
    let mut scene = field.wound(troop, 2).ready(1, 0).ready(0, 2).orders(0);
    scene.answer(0, Order::Pass);
    assert_eq!((scene.now().round, scene.now().wounds(troop)), (2, 2));
    scene.answer(0, Order::Pass);
    assert_eq!((scene.now().round, scene.now().wounds(troop), ready(&scene, 0)), (3, 0, 6));
}

/// Celts, with or without their Champion, facing elves; returns the elves' remaining markers after a roll.
fn markers_after(champion: &str, elves: &[&str], shoots: bool, rolls: &[u32]) -> [u8; 3] {
    let (mut field, celts, target) = Field::facing(["celts", "elves"], &["javelinmen#1", champion], elves);
    let bystander = field.unit(1, REAR, &["queen"]);
    field.ordered(bystander, 1).ready(1, 3);
    let mut scene = field.orders(0);
    if shoots {
        scene.answer(0, Order::Shoot { unit: celts, at: target }).rolls(rolls.iter().copied());
    } else {
        attack(&mut scene, celts, rolls);
    }
    if let Some(Question::AssignWound { .. }) = question(&mut scene, 1) {
        scene.answer(1, AssignWound::Remove { troop: field.troop(target, elves[0].trim_end_matches("#1")) });
    }
    let side = scene.now().side(Seat(1));
    [side.ready, side.aside, scene.now()[bystander].orders]
}

/// PB-T.disband, PB-72: a hit that does not destroy the enemy costs the opponent one unspent order marker.
#[test]
fn pb_t_disband_costs_an_unspent_marker() {
    let elves = &["captain", "champion"];
    assert_eq!(markers_after("champion", elves, false, &[1, 1]), [3, 2, 1], "no hit");
    assert_eq!(markers_after("champion", elves, false, &[3, 1]), [2, 3, 1], "a hit by any troop in the unit");
    assert_eq!(markers_after("warband", elves, false, &[3, 1]), [3, 2, 1], "there is no troop that disbands");
    assert_eq!(markers_after("champion", &["captain"], false, &[3, 1]), [3, 2, 1], "destroyed");
    assert_eq!(markers_after("champion", elves, true, &[2]), [2, 3, 1], "a shot");
    assert_eq!(markers_after("champion", &["captain"], true, &[2]), [3, 2, 1], "a deadly shot");
}

/// PB-T.disband: one marker for a roll, however many hits, and only if there is an unspent one; striking back too.
#[test]
fn pb_t_disband_takes_no_marker_that_is_spent() {
    for (left, [ready, aside]) in [(2, [1, 4]), (1, [0, 5]), (0, [0, 5])] {
        let troops = &["captain", "champion", "archers"];
        let (mut field, celts, elves) = Field::facing(["celts", "elves"], &["javelinmen#1", "champion"], troops);
        let bystander = field.unit(1, REAR, &["queen"]);
        field.ordered(bystander, 1).ready(1, left);
        let mut scene = field.orders(0);
        attack(&mut scene, celts, &[3, 3]);
        for key in ["captain", "champion"] {
            scene.answer(1, AssignWound::Remove { troop: field.troop(elves, key) });
        }
        let side = scene.now().side(Seat(1));
        assert_eq!([side.ready, side.aside, scene.now()[bystander].orders], [ready, aside, 1]);
    }
    let troops = &["spearmen#1", "spearmen#2"];
    let (mut field, _, elves) = Field::facing(["celts", "elves"], &["javelinmen#1", "champion"], troops);
    let mut scene = field.ready(0, 0).orders(1);
    attack(&mut scene, elves, &[1, 1, 3]);
    scene.answer(1, AssignWound::Remove { troop: field.troop(elves, "spearmen") });
    assert_eq!(ready(&scene, 1), 4, "one for the attack, one disbanded");
}

/// PB-T.leader: its side has one more marker, from the first round on.
#[test]
fn pb_t_leader_brings_a_marker_from_the_start() {
    let field = Field::new(30, ["romans", "elves"]);
    let mut scene = Scene::new(&field.game);
    scene.answer(0, field.own(0, &[&["imperator"]])).answer(1, field.own(1, &[&["captain"]])).rolls([6, 1]);
    for seat in [0, 1] {
        scene.answer(seat, Deploy { unit: UnitId::new(Seat(seat), 0), to: Segment::Rear(Sector::Centre) });
    }
    assert_eq!([ready(&scene, 0), ready(&scene, 1)], [4, 3]);
}

/// PB-T.leader: only while it lives; after its death the marker is missing from the next round on.
#[test]
fn pb_t_leader_takes_its_marker_along_when_it_dies() {
    for (roll, markers) in [(1, 7), (5, 6)] {
        let (mut field, orcs, _) = Field::facing(["orcs", "romans"], &["orcs#2"], &["imperator"]);
        field.units(1, REAR, ["onager", "ballista"]);
        let mut scene = field.ready(0, 1).ready(1, 0).orders(0);
        attack(&mut scene, orcs, &[roll, 1]);
        if markers == 7 {
            scene.rolls([1]);
        }
        assert_eq!((scene.now().round, ready(&scene, 1), ready(&scene, 0)), (3, markers, 6));
    }
}

/// Persians destroy a shaman of 5 points; returns how they have won at the end of the round, if they have.
fn after_the_shaman(second: &str, is_dead: bool, orcs: &[&str]) -> Option<&'static str> {
    let mut field = Field::new(60, ["persians", "orcs"]);
    let kardaka = field.unit(0, FRONT, &["kardaka#1", "median-cavalry"]);
    let court = field.unit(0, REAR, &[second]);
    field.unit(0, REAR, &["takabara", "takabara"]);
    field.unit(1, FRONT, &["shaman"]);
    field.unit(1, REAR, orcs);
    if is_dead {
        field.lose(court, second);
    }
    let mut scene = field.ready(0, 1).ready(1, 0).orders(0);
    attack(&mut scene, kardaka, &[4, 1]);
    assert_eq!(scene.now().round, if scene.outcome().is_some() { 2 } else { 3 });
    scene.outcome().map(|outcome| outcome.reason)
}

/// PB-T.prestige: while it is on the field, its points count as destroyed enemies for victory.
#[test]
fn pb_t_prestige_counts_for_the_victory_while_it_lives() {
    let twenty = &["bugbears", "bugbears", "bugbears"];
    let by_prestige = Some("outcome-destroyed-by-prestige");
    assert_eq!(after_the_shaman("darius", false, twenty), by_prestige, "5 and 5 are half of 20");
    assert_eq!(after_the_shaman("darius", true, twenty), None, "he is dead");
    assert_eq!(after_the_shaman("immortals", false, twenty), None, "others of 5 points do not count");
    let more = &["bugbears", "bugbears", "bugbears", "goblins"];
    assert_eq!(after_the_shaman("darius", false, more), None, "less than half of 22");
}

/// PB-T.prestige: it is named only if it decided the game.
#[test]
fn pb_t_prestige_is_not_named_where_losses_decide() {
    assert_eq!(after_the_shaman("darius", false, &["bugbears"]), Some("outcome-destroyed"), "5 is half of 10 anyway");
}

/// Companions facing elves that strike with 3, 3, 4, 4: four hits, then the next question.
fn four_hits(troops: &[&str]) -> (Field, UnitId, Scene<PocketBattles>) {
    let (mut field, elves, companions) = Field::facing(["elves", "macedonians"], &["elven-does#1"], troops);
    let mut scene = field.ready(1, 1).orders(0);
    attack(&mut scene, elves, &[3, 4]);
    (field, companions, scene)
}

/// PB-T.sacrifice: the troop dies instead of all wounds of the roll; then the others strike back unharmed.
#[test]
fn pb_t_sacrifice_takes_all_wounds() {
    let (field, unit, mut scene) = four_hits(&["agema", "peltasts#1", "peltasts#2"]);
    assert_eq!(scene.asked(1).question, Question::Sacrifice { unit, wounds: 4 });
    let troop = field.troop(unit, "agema");
    assert_offered(&scene, 1, [Sacrifice::Nobody, Sacrifice::Troop { troop }]);
    scene.answer(1, Sacrifice::Troop { troop }).rolls([1]);
    assert_eq!((scene.now()[unit].troops.count_ones(), scene.now().side(Seat(1)).lost), (2, 5));
    assert_eq!(
        question(&mut scene, 1),
        Some(Question::Order { ready: 1 }),
        "no wound is left, and no marker was taken"
    );
}

/// PB-T.sacrifice: it is optional; otherwise wounds are assigned as usual. Units without such a troop are not asked.
#[test]
fn pb_t_sacrifice_is_a_choice_of_its_unit() {
    let (_, unit, mut scene) = four_hits(&["agema", "peltasts#1", "peltasts#2"]);
    scene.answer(1, Sacrifice::Nobody);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit, left: 4 });
    let (_, unit, scene) = four_hits(&["hetairoi", "peltasts#1", "peltasts#2"]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit, left: 4 });
}

/// PB-T.sacrifice: only for others; a troop that stands alone is not asked.
#[test]
fn pb_t_sacrifice_needs_others_to_save() {
    let (_, unit, scene) = four_hits(&["agema"]);
    assert_eq!(scene.asked(1).question, Question::AssignWound { unit, left: 4 });
}

/// PB-T.sacrifice: against a shot too, but not if nothing hits.
#[test]
fn pb_t_sacrifice_works_against_shots_that_hit() {
    for (roll, is_hit) in [(2, true), (1, false)] {
        let armies = ["elves", "macedonians"];
        let (field, archers, unit) = Field::facing(armies, &["archers#1"], &["agema", "peltasts"]);
        let mut scene = field.orders(0);
        scene.answer(0, Order::Shoot { unit: archers, at: unit }).rolls([roll]);
        let asked = is_hit.then_some(Question::Sacrifice { unit, wounds: 1 });
        assert_eq!(question(&mut scene, 1), asked);
    }
}

/// PB-T.auxiliary: one joins even a troop with formation 1; a second one, or another troop, does not.
#[test]
fn pb_t_auxiliary_joins_a_troop_that_stands_alone() {
    let field = Field::orcs_and_elves();
    let mut scene = Scene::new(&field.game);
    let mut fault = |troops: &[&str]| match scene.refused(0, field.own(0, &[troops])) {
        Refusal::Illegal(Reason::Army(fault)) => fault,
        other => panic!("refused for another reason: {other:?}"),
    };
    assert_eq!(fault(&["troll", "kobolds", "kobolds"]), Fault::TwoAuxiliaries { unit: 0 });
    assert_eq!(fault(&["troll", "orcs"]), Fault::TooManyTroops { unit: 0, troops: 2, formation: 1 });
    scene.answer(0, field.own(0, &[&["troll", "kobolds"]])).answer(1, Muster::Ready).rolls([6, 1]);
    assert_eq!(scene.now()[UnitId(0)].troops.count_ones(), 2);
}

/// PB-T.auxiliary: in battle it is a troop like any other: it takes wounds for the unit, and adds no dice of its own.
#[test]
fn pb_t_auxiliary_takes_a_wound_for_the_unit() {
    let (field, archers, unit) = Field::facing(["elves", "orcs"], &["archers#1"], &["fanatic", "kobolds"]);
    let [fanatic, kobolds] = ["fanatic", "kobolds"].map(|key| field.troop(unit, key));
    let mut scene = field.orders(0);
    scene.answer(0, Order::Shoot { unit: archers, at: unit }).rolls([2]);
    assert_offered(&scene, 1, [fanatic, kobolds].map(|troop| AssignWound::Remove { troop }));
    scene.answer(1, AssignWound::Remove { troop: kobolds });
    assert_eq!((scene.now()[unit].troops, scene.now().side(Seat(1)).lost), (fanatic.bit(), 1));
}
