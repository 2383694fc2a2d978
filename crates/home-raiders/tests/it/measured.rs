//! What a board may ask for at any time: lines of sight and what blocks them, and the cost of a march.

use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Choice, Goal, March, Way};
use measure::Point;
use table::{Game, Going, HowSeen, Measured, Relation, Scene, Seat, Viewer};

fn relate(scene: &mut Scene<HomeRaiders>, piece: &str) -> Vec<Relation> {
    let view = scene.running().view(Viewer::Spectator);
    scene.running().game().relate(&view, piece)
}

fn weigh(scene: &mut Scene<HomeRaiders>, choice: &Choice) -> Vec<Going> {
    let (game, battle) = (scene.running().game().clone(), scene.now().clone());
    game.weigh(&battle, &game.view(&battle, Viewer::Seat(Seat(0))), &scene.asked(0).question, choice)
}

fn march(ways: &[(u8, &[(i32, i32)])]) -> Choice {
    let way = |(number, points): &(u8, &[(i32, i32)])| Way {
        who: who(*number),
        points: points.iter().map(|at| point(*at)).collect(),
    };
    March::Ways { ways: ways.iter().map(way).collect(), leaves: None }.into()
}

/// Three guards in a row, who move 4 inches.
fn guards() -> Field {
    Field::new("new-lilliput", "gremlins")
        .card(0, "unit", "guard", "melee = \"w\"")
        .card(1, "hero", "enemy", "melee = \"w\"")
        .unit(0, "guard", &[(100, 100), (112, 100), (124, 100)])
}

/// Sichtlinie (HR-40): fully, partly because of something, or not at all.
#[test]
fn sight_comes_with_the_line_or_with_what_hides_the_target() {
    let field = || guards().hero(1, "enemy", (112, 160));
    let judge = |mut scene: Scene<HomeRaiders>| {
        let relation = relate(&mut scene, "char-32").into_iter().find(|relation| relation.to.id == "char-1");
        let relation = relation.expect("the guard is there");
        (relation.sight.seen, relation.sight.by.into_iter().map(|thing| thing.id).collect::<Vec<_>>())
    };
    assert_eq!(judge(field().turn(0, 0)), (HowSeen::Fully, vec![]));
    let tower = field().object((250, 320), (320, 340), 100, "").turn(0, 0);
    assert_eq!(judge(tower), (HowSeen::Not, vec!["object-0".to_string()]));
    let beside = field().object((284, 320), (320, 340), 100, "").turn(0, 0);
    assert_eq!(judge(beside), (HowSeen::Partly, vec!["object-0".to_string()]));
}

/// Messen (HR-20): all other characters, the nearest first, from base to base.
#[test]
fn all_others_are_measured_from_one_character() {
    let mut scene = guards().hero(1, "enemy", (140, 100)).turn(0, 0);
    let to = |relation: &Relation| relation.to.id.clone();
    assert_eq!(relate(&mut scene, "char-2").iter().map(to).collect::<Vec<_>>(), ["char-1", "char-32", "char-0"]);
    assert_eq!(relate(&mut scene, "char-2")[1].distance, 16 * TENTH - 2500);
    for piece in ["char-3", "char-99", "troop-0", "", "🙂"] {
        assert!(relate(&mut scene, piece).is_empty(), "{piece}");
    }
}

/// Bewegungsaktionen (HR-21): uneven ground counts twice. Ablösen (HR-23): an enemy left behind makes a free attack.
#[test]
fn a_march_is_weighed_before_it_is_made() {
    let field = guards().object((200, 280), (360, 330), 2, "uneven").hero(1, "enemy", (200, 200)).beside(32, 0);
    let mut scene = field.turn(0, 0);
    scene.answer(0, Act::Move);
    let goings = weigh(&mut scene, &march(&[(0, &[(80, 100)]), (1, &[(112, 125)])]));
    let [left, up] = goings.as_slice() else { panic!("two go: {goings:?}") };
    assert_eq!((left.length, left.cost, left.limit), (20 * TENTH, 20 * TENTH, Some(40 * TENTH)));
    assert_eq!(left.struck_by.iter().map(|enemy| enemy.id.as_str()).collect::<Vec<_>>(), ["char-32"]);
    assert!(up.length == 25 * TENTH && up.cost > up.length && up.struck_by.is_empty(), "{up:?}");
    for odd in [
        march(&[(200, &[(80, 100)])]),
        march(&[(40, &[])]),
        march(&[(0, &[]), (0, &[(0, 0)])]),
        March::Towards(Goal::Stay).into(),
    ] {
        let (game, question) = (scene.running().game().clone(), scene.asked(0).question);
        let _is_no_panic = (weigh(&mut scene, &odd), game.complete(scene.now(), &question, &odd));
    }
}

/// Formation (HR-14): characters not moved by hand follow the one that was, whatever their order.
#[test]
fn the_others_go_along() {
    let mut scene = guards().turn(0, 0);
    scene.answer(0, Act::Move);
    let (game, question) = (scene.running().game().clone(), scene.asked(0).question);
    let begun = march(&[(0, &[(130, 120)])]);
    let whole = game.complete(scene.now(), &question, &begun).expect("others go along");
    let Choice::March(March::Ways { ways, .. }) = &whole else { panic!("{whole:?}") };
    let place = |number: u8| ways.iter().find(|way| way.who == who(number)).and_then(|way| way.points.last().copied());
    assert_eq!(place(0), Some(point((130, 120))));
    for (number, x) in [(1, 142), (2, 154)] {
        let Some(Point { .. }) = place(number) else { panic!("{number} stays: {ways:?}") };
        let at = place(number).expect("it goes");
        assert!((at.x() - x * TENTH).abs() < 20 && (at.y() - 120 * TENTH).abs() < 20, "{number}: {at:?}");
    }
    scene.answer(0, whole);
    assert_eq!(scene.now()[who(0)].place, point((130, 120)));
}
