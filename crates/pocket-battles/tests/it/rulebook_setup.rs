//! Spielaufbau and Das Schlachtfeld: the rulebook's sentences and examples.

use std::sync::Arc;

use crate::field::{Field, assert_offered, ready};
use pocket_battles::asked::{Deploy, Muster, Question, Redeploy};
use pocket_battles::battle::UnitId;
use pocket_battles::battlefield::{Place, Sector, Segment};
use pocket_battles::content::Content;
use pocket_battles::told::Event;
use pocket_battles::view::View;
use pocket_battles::{Options, PocketBattles};
use table::{Game, Refusal, Scene, Seat, Spoken, Viewer};

/// A small Orc army of one unit and an Elven one of three units; the rolls decide who is player A.
fn mustered(orcs: &[&[&str]], rolls: &[u32]) -> Scene<PocketBattles> {
    let field = Field::new(30, ["orcs", "elves"]);
    let mut scene = Scene::new(&field.game);
    scene.answer(1, field.own(1, &[&["spearmen", "archers"], &["archers"], &["queen"]])).answer(0, field.own(0, orcs));
    scene.rolls(rolls.iter().copied());
    scene
}

/// What seat 0, seat 1 and a spectator see.
fn views(scene: &mut Scene<PocketBattles>) -> Vec<View> {
    Viewer::all(2).map(|viewer| scene.running().view(viewer)).collect()
}

/// What a viewer sees of a stack: the keys of its troops, and whether there may be more below.
fn stack(view: &View, unit: UnitId) -> (Vec<&str>, bool) {
    let unit = &view.sides[unit.seat().index()].units[unit.index()];
    (unit.troops.iter().map(|troop| view.printed(troop).key.as_str()).collect(), unit.is_stack)
}

/// PB-02, Armeen auswählen, example: 60 points are 60 : 10 = 6 markers.
#[test]
fn pb_02_each_player_gets_a_tenth_of_the_size_in_markers() {
    for (size, markers) in [(30, 3), (50, 5), (60, 6), (100, 10), (120, 12)] {
        let mut scene = Scene::new(&Field::new(size, ["orcs", "elves"]).game);
        assert_eq!(ready(&scene, 0), 0);
        scene.answer(0, Muster::Ready).answer(1, Muster::Random).rolls([3, 1, 4, 1, 5, 2, 6, 1]);
        assert_eq!((ready(&scene, 0), ready(&scene, 1)), (markers, markers), "{size} points");
    }
}

/// PB-02: the agreed number is a multiple of 10.
#[test]
fn pb_02_the_size_is_a_multiple_of_10() {
    let set_up = |size| {
        let options = Options { size, ..Options::default() };
        PocketBattles::set_up(Arc::new(Content::built_in().clone()), options).is_ok()
    };
    assert_eq!([59, 60, 61, 65, 70].map(set_up), [false, true, false, false, true]);
}

/// PB-03 to PB-05: an army that breaks a rule is refused with the rule; the same army within the rule is accepted.
#[test]
fn pb_03_an_illegal_army_is_refused_with_its_rule() {
    let field = Field::new(30, ["orcs", "elves"]);
    let mut scene = Scene::new(&field.game);
    let thirty: &[&[&str]] =
        &[&["troll"], &["catapult"], &["boulder-thrower"], &["bugbears", "bugbears"], &["goblins"]];
    let thirty_one = [thirty, &[&["kobolds"]]].concat();
    let cases: [(u8, &[&[&str]], &str); 7] = [
        (0, &thirty_one, "PB-03"),
        (0, &[&["goblins#1"], &["goblins#1"]], "PB-03"),
        (0, &[], "PB-03"),
        (0, &[&["troll", "orcs"]], "PB-04"),
        (1, &[&["elven-does", "spearmen", "spearmen", "spearmen"]], "PB-04"),
        (1, &[&["spearmen"], &["pathfinders"]], "PB-05"),
        (0, &[&["orcs", "kobolds", "kobolds"]], "PB-T.auxiliary"),
    ];
    for (seat, units, rule) in cases {
        assert_eq!(scene.refused(seat, field.own(seat, units)).rule(), Some(rule), "{units:?}");
    }
    scene.answer(0, field.own(0, thirty));
    scene.answer(1, field.own(1, &[&["elven-does", "spearmen", "spearmen"], &["spearmen", "pathfinders"]]));
    scene.rolls([1, 2]);
    assert_eq!(scene.now().sides.each_ref().map(|side| (side.bought, side.mustered)), [(30, 5), (14, 2)]);
}

/// PB-03, PB-08: armies stay secret until both are chosen; until then a player may reconsider.
#[test]
fn pb_03_armies_are_mustered_at_the_same_time_and_in_secret() {
    let field = Field::new(30, ["orcs", "elves"]);
    let mut scene = Scene::new(&field.game);
    let before = views(&mut scene);
    assert_eq!(scene.asked(1).question, Question::Muster { size: 30 });
    scene.answer(0, field.own(0, &[&["troll"]]));
    assert_eq!((views(&mut scene), scene.told()), (before.clone(), vec![]));
    assert_eq!(scene.refused(0, Muster::Ready), Refusal::NotAsked { seat: Seat(0) });
    scene.running().take_back(Seat(0)).expect("the answer is still sealed");
    scene.answer(0, field.own(0, &[&["chariot"]])).answer(1, Muster::Ready);
    assert_eq!(scene.told(), [Event::ArmiesMustered]);
    assert_ne!(views(&mut scene), before);
    scene.rolls([6, 1]);
    assert_eq!(stack(&views(&mut scene)[1], UnitId::new(Seat(0), 0)), (vec!["chariot"], true));
    assert_eq!(scene.running().take_back(Seat(0)), Err(Refusal::TooLate));
}

/// PB-06, the figure of the battlefield: three columns and five rows, and each player's left is opposite the other's
/// right.
#[test]
fn pb_06_the_battlefield_has_15_segments_and_left_faces_right() {
    let mut scene = mustered(&[&["orcs"]], &[6, 1]);
    let [near, far] = [0, 1].map(|seat| segments_drawn(&mut scene, Seat(seat)));
    let row = |zone: &str| ["west", "centre", "east"].map(|sector| format!("{zone}-{sector}"));
    assert_eq!(near, ["rear-1", "front-1", "engagement", "front-0", "rear-0"].map(row).concat());
    assert_eq!((near.len(), far), (15, near.into_iter().rev().collect()), "seat 1 sits opposite");
    assert_eq!(Sector::ALL.map(|sector| sector.side_for(Seat(0))), ["left", "centre", "right"]);
    assert_eq!(Sector::ALL.map(|sector| sector.side_for(Seat(1))), ["right", "centre", "left"]);
}

/// The ids of all segments as a seat sees them, from top left to bottom right.
fn segments_drawn(scene: &mut Scene<PocketBattles>, seat: Seat) -> Vec<String> {
    let view = scene.running().view(Viewer::Seat(seat));
    let sketch = scene.running().game().sketch(&view, table::Lang::EN);
    let mut ids: Vec<String> = sketch.lines.into_iter().flatten().filter_map(|span| span.id).collect();
    ids.retain(|id| !id.starts_with("unit"));
    ids.dedup();
    ids
}

/// PB-07: the higher roll is player A, who begins to deploy.
#[test]
fn pb_07_the_higher_roll_is_player_a_and_ties_are_rolled_again() {
    let decided = |rolls: &[u32]| {
        let mut scene = mustered(&[&["orcs"]], rolls);
        let player_a = scene.now().player_a().0;
        assert_eq!(scene.asked(player_a).question, Question::Deploy);
        assert_eq!(scene.running().view(Viewer::Spectator).player_a, Some(Seat(player_a)));
        let throws = scene.told().iter().filter(|event| matches!(event, Event::RolledForPlayerA { .. })).count();
        (player_a, throws)
    };
    assert_eq!(decided(&[2, 1]), (0, 1));
    assert_eq!(decided(&[5, 6]), (1, 1));
    assert_eq!(decided(&[3, 3, 6, 6, 1, 4]), (1, 3));
    let mut unknown = mustered(&[&["orcs"]], &[3, 3]);
    assert_eq!(unknown.running().view(Viewer::Spectator).player_a, None, "after a tie player A is not decided yet");
}

/// PB-08: one stack each in turn, starting with A, into the player's front or rear. PB-09: when one has none left, the
/// other places the rest.
#[test]
fn pb_08_players_place_one_unit_each_in_turn() {
    for (rolls, order) in [([6, 1], [0, 1, 1, 1]), ([1, 6], [1, 0, 1, 1])] {
        let mut scene = mustered(&[&["orcs", "goblins"]], &rolls);
        for (count, seat) in order.into_iter().enumerate() {
            let left = waiting(&scene, seat);
            let all = left.iter().flat_map(|unit| Segment::ALL.map(|to| Deploy { unit: *unit, to }));
            assert_offered(&scene, seat, all);
            let foreign = Deploy { unit: UnitId::new(Seat(1 - seat), 0), to: Segment::ALL[0] };
            assert_eq!(scene.refused(seat, foreign), Refusal::NotOffered);
            assert_eq!(scene.refused(1 - seat, foreign), Refusal::NotAsked { seat: Seat(1 - seat) });
            assert!(!scene.now().stacks_are_open);
            scene.answer(seat, Deploy { unit: left[0], to: Segment::Rear(Sector::East) });
            assert_eq!(placed(&scene), count + 1, "all in the same segment");
            assert_eq!(scene.running().take_back(Seat(seat)), Err(Refusal::TooLate));
        }
        assert!(scene.now().stacks_are_open);
        assert_eq!(scene.asked(order[0]).question, Question::Redeploy, "player A has the first turn");
    }
}

fn waiting(scene: &Scene<PocketBattles>, seat: u8) -> Vec<UnitId> {
    let battle = scene.now();
    battle.units(Seat(seat)).filter(|unit| battle[*unit].place == Place::Reserve).collect()
}

fn placed(scene: &Scene<PocketBattles>) -> usize {
    let battle = scene.now();
    let units = battle.units(Seat(0)).chain(battle.units(Seat(1)));
    units.filter(|unit| battle[*unit].place == Place::Rear(Sector::East)).count()
}

/// PB-08: only the top troop of a stack can be seen, and its owner chooses which that is. PB-09: then all are opened.
#[test]
fn pb_08_the_opponent_sees_only_the_top_troop_until_the_stacks_are_opened() {
    let orcs = UnitId::new(Seat(0), 0);
    let mut scene = mustered(&[&["goblins", "warlord", "orcs"]], &[6, 1]);
    let mut other = mustered(&[&["goblins", "hobgoblins"]], &[6, 1]);
    let mut turned = mustered(&[&["warlord", "goblins", "orcs"]], &[6, 1]);
    assert_eq!(stack(&views(&mut turned)[1], orcs), (vec!["warlord"], true));
    while !scene.now().stacks_are_open {
        let (seen, alike) = (views(&mut scene), views(&mut other));
        assert_eq!(stack(&seen[0], orcs), (vec!["goblins", "warlord", "orcs"], false));
        assert_eq!(stack(&seen[1], orcs), (vec!["goblins"], true));
        assert_eq!((seen[1].sides[0].bought, seen[2].sides[1].bought), (None, None));
        assert_eq!(seen[1..], alike[1..], "neither opponent nor spectator can tell the two stacks apart");
        deploy_first(&mut scene);
        deploy_first(&mut other);
    }
    for seen in views(&mut scene) {
        assert_eq!(stack(&seen, orcs), (vec!["goblins", "warlord", "orcs"], false));
        assert_eq!(stack(&seen, UnitId::new(Seat(1), 0)), (vec!["spearmen", "archers"], false));
        assert_eq!(seen.sides.each_ref().map(|side| side.bought), [Some(11), Some(14)]);
    }
    let opened = scene.told().iter().filter(|event| matches!(event, Event::StacksOpened)).count();
    assert_eq!(opened, 1);
    assert!(scene.offers(0, Redeploy::Nobody));
}

/// Places the first stack that waits.
fn deploy_first(scene: &mut Scene<PocketBattles>) {
    let seat = u8::from(scene.running().asked(Seat(0)).is_none());
    let first = scene.asked(seat).options[0].clone();
    scene.answer(seat, first);
}
