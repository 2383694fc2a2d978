//! Teams, Aufstellung, Perlen, Runden, Missionen.

use std::sync::Arc;

use crate::field::*;
use home_raiders::asked::{Act, Choice, Deploy, GeneralAct, Muster, PickTroop, Portal, Post, Question};
use home_raiders::battle::{Ending, Held, State, Step};
use home_raiders::content::{Content, Mission, Site};
use home_raiders::look::Look;
use home_raiders::team::{Fault, TeamList, TeamUnit};
use home_raiders::{HomeRaiders, MusterRule, Options};
use table::{Game, Ruled, Scene, Seat};

/// Sterne und Teams (HR-01): costs within the limit; leaders join units, so there are never more of them.
#[test]
fn a_team_stays_within_its_stars() {
    let lilliput = Content::built_in().faction("new-lilliput").expect("it is built in");
    let card = |key: &str| lilliput.find(key).expect("it is built in");
    let unit = |key: &str, leader: Option<&str>| TeamUnit { unit: card(key), copies: 1, leader: leader.map(card) };
    let mut list =
        TeamList { units: vec![unit("guardsmen", Some("captain-shefin"))], heroes: vec![card("clockmaker")] };
    assert_eq!(list.stars(lilliput), 4);
    assert_eq!(list.check(lilliput, 4), Ok(()));
    assert_eq!(list.check(lilliput, 3), Err(Fault::TooManyStars { stars: 4, limit: 3 }));
    list.units[0].leader = Some(card("clockmaker"));
    assert_eq!(
        list.check(lilliput, 4),
        Err(Fault::NotALeader { card: lilliput.card(card("clockmaker")).name.clone() })
    );
    list.units[0].leader = None;
    list.heroes.push(card("clockmaker"));
    assert_eq!(list.check(lilliput, 6).map_err(|fault| fault.rule()), Err("HR-03"));
}

/// Einheit (HR-03): buying a unit twice gives a larger one, or two units.
#[test]
fn a_second_purchase_enlarges_a_unit_or_makes_another() {
    let content = Arc::new(Content::built_in().clone());
    let options = Options { stars: 6, ..Options::default() };
    let game = Arc::new(HomeRaiders::set_up(content, options).expect("nothing is wrong"));
    let unit = game.faction(Seat(0)).find("guardsmen").expect("it is built in");
    let one = |copies| TeamUnit { unit, copies, leader: None };
    for (units, expected) in [(vec![one(2)], vec![6]), (vec![one(1), one(1)], vec![3, 3])] {
        let mut scene = Scene::new(&game);
        scene.answer(0, Muster::Own(TeamList { units, heroes: Vec::new() })).answer(1, Muster::Ready { team: 0 });
        let now = scene.now();
        let sizes: Vec<usize> = now.troops(Seat(0)).map(|troop| now.enlisted(troop).count()).collect();
        assert_eq!(sizes, expected);
    }
}

fn set_up() -> Scene<HomeRaiders> {
    let content = Arc::new(Content::built_in().clone());
    let options = Options {
        muster: MusterRule::Ready,
        factions: ["new-lilliput".into(), "lords-of-dust".into()],
        ..Options::default()
    };
    Scene::new(&Arc::new(HomeRaiders::set_up(content, options).expect("nothing is wrong")))
}

/// Aufstellung (HR-05, HR-90): a blank puts portals at edges, a success in corners; the second die decides who begins.
#[test]
fn portals_stand_at_opposite_edges_or_corners() {
    let mut scene = set_up();
    scene.rolls([B, B]);
    assert!(scene.offers(0, Portal { site: Site::Near }) && !scene.offers(0, Portal { site: Site::FarLeft }));
    let mut scene = set_up();
    scene.rolls([C, S]);
    assert!(scene.offers(1, Portal { site: Site::FarLeft }) && !scene.offers(1, Portal { site: Site::Near }));
    scene.answer(1, Portal { site: Site::FarLeft });
    assert_eq!(scene.now().sides[1].portal, Some(Site::FarLeft));
    assert_eq!(question(&mut scene, 1), Some(Question::Deploy));
    while question(&mut scene, 1) == Some(Question::Deploy) {
        let first = scene.asked(1).options[0].clone();
        scene.answer(1, first);
    }
    assert_eq!(scene.now().sides[0].portal, Some(Site::NearRight), "the opposite corner");
}

/// Aufstellung (HR-05): all characters within 6 inches of their own portal.
#[test]
fn characters_are_deployed_near_their_portal() {
    let mut scene = set_up();
    scene.rolls([B, B]).answer(0, Portal { site: Site::Left });
    let Some(Choice::Deploy(home_raiders::asked::Deploy::Plan { troop, .. })) = scene.asked(0).options.first().cloned()
    else {
        panic!("troops are deployed")
    };
    let members: Vec<_> = scene.now().enlisted(troop).collect();
    let places = |y: i32| {
        let placed = |(number, who): (usize, &home_raiders::battle::CharacterId)| home_raiders::asked::Placed {
            who: *who,
            at: point((60 + 11 * number as i32, y)),
        };
        let places = members.iter().enumerate().map(placed).collect();
        home_raiders::asked::Deploy::Places { troop, places }
    };
    assert_eq!(rule_against(&mut scene, 0, places(210)), "HR-05");
    let first = scene.asked(0).options[0].clone();
    scene.answer(0, first);
}

/// Missionsziel (HR-06, HR-90): two white dice: 0, 1 or 2 successes.
#[test]
fn two_dice_decide_the_mission() {
    for (rolls, expected) in
        [([B, B], Mission::MakeVanish), ([S, B], Mission::ControlPortal), ([C, S], Mission::StrategicPoint)]
    {
        let mut scene = Field::new("new-lilliput", "gremlins")
            .hero(0, "clockmaker", (100, 100))
            .hero(1, "saboteur-grit", (200, 100))
            .change(|_, battle| (battle.mission, battle.round) = (None, 0))
            .step(Step::RollMission);
        scene.rolls(rolls);
        assert_eq!(scene.now().mission, Some(expected));
    }
}

/// Missionsziel (HR-06): markers lie at least 15 inches from the player's own portal and 5 from each other.
#[test]
fn markers_keep_their_distance() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .mission(Mission::StrategicPoint)
        .hero(0, "clockmaker", (50, 100))
        .hero(1, "saboteur-grit", (250, 100))
        .change(|_, battle| battle.round = 0)
        .step(Step::PlaceMarker(Seat(0)));
    assert_eq!(rule_against(&mut scene, 0, spot((150, 120))), "HR-06");
    scene.answer(0, spot((200, 120)));
    assert_eq!(rule_against(&mut scene, 1, spot((200, 120))), "HR-06");
    scene.answer(1, spot((100, 120)));
    assert_eq!(rule_against(&mut scene, 0, spot((200, 150))), "HR-06");
    scene.answer(0, spot((200, 180))).answer(1, spot((100, 180)));
    assert_eq!(scene.now().markers.len(), 4);
}

/// Spielzüge (HR-10): the owner of the bead activates one of the troops not yet activated.
#[test]
fn a_bead_activates_a_waiting_troop() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .hero(0, "clockmaker", (50, 100))
        .hero(0, "giant-tamer", (50, 150))
        .hero(1, "saboteur-grit", (250, 100))
        .change(|_, battle| battle.sides[0].troops[0].is_activated = true)
        .hero(0, "surveyor-plumb", (50, 200))
        .change(|_, battle| battle.sides[0].troops[2].is_activated = false)
        .bead(0);
    assert!(!scene.offers(0, PickTroop::Troop { troop: troop(0, 0) }));
    scene.answer(0, PickTroop::Troop { troop: troop(0, 1) });
    assert_eq!(actions(&scene), 2, "HR-12: two actions");
}

/// Verschwundene Trupps und Perlen (HR-11): with more beads than waiting troops the owner may skip.
#[test]
fn leftover_beads_let_a_player_skip() {
    let field = || {
        Field::new("new-lilliput", "gremlins").hero(0, "clockmaker", (50, 100)).hero(0, "giant-tamer", (50, 150)).hero(
            1,
            "saboteur-grit",
            (250, 100),
        )
    };
    let scene = field().bead(0);
    assert!(!scene.offers(0, PickTroop::None), "two beads, two troops");
    let with_bead = |battle: &mut home_raiders::Battle| {
        battle.beads = [2, 1];
        battle.agenda = [Step::Activate(Seat(0))].into_iter().collect();
    };
    let (game, mut battle) = field().build();
    with_bead(&mut battle);
    let mut scene = Scene::at(&game, battle);
    assert!(scene.offers(0, PickTroop::None), "three beads, two troops");
    scene.answer(0, PickTroop::None);
    assert_eq!(scene.now().turn.troop, None);
}

/// Strategischer Punkt (HR-07): a character in contact spends a general action; control is lost when it leaves.
#[test]
fn a_marker_is_held_by_staying_with_it() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .mission(Mission::StrategicPoint)
        .hero(0, "clockmaker", (150, 100))
        .marker((150, 108))
        .hero(1, "saboteur-grit", (280, 200))
        .turn(0, 0);
    scene.answer(0, Act::General(GeneralAct::Control { by: who(0), marker: 0 }));
    assert_eq!(scene.now().markers[0].held, Some(Held { by: who(0), round: 1 }));
    scene.answer(0, Act::Move).answer(0, ways(&[(0, &[(150, 70)])]));
    assert_eq!(scene.now().markers[0].held, None);
}

fn ended(field: Field) -> Option<Ending> {
    let scene = field.round(6).step(Step::EndRound);
    scene.now().ending
}

/// Missionsziel (HR-06, HR-07): after the sixth round; equal results are a draw, markers decide by distance.
#[test]
fn the_mission_decides_after_six_rounds() {
    let field = || {
        Field::new("new-lilliput", "gremlins")
            .card(0, "hero", "one", "")
            .card(1, "hero", "two", "")
            .hero(0, "one", (100, 100))
            .hero(1, "two", (200, 100))
    };
    assert_eq!(ended(field()), Some(Ending::Draw));
    let vanished = |_: &HomeRaiders, battle: &mut home_raiders::Battle| {
        battle.sides[1].characters[0].state = home_raiders::battle::State::Vanished;
        battle.sides[1].vanished = 1;
    };
    assert_eq!(ended(field().change(vanished)), Some(Ending::Mission(Seat(0))));
    // The portal of seat 1 reaches from 682 to 762 mm and from 277.5 to 332.5 mm.
    let at_portal = |x: i32| {
        field().mission(Mission::ControlPortal).character(0, move |one| one.place = measure::Point::clamped(x, 30500))
    };
    assert_eq!(ended(at_portal(68200 - 1250)), Some(Ending::Mission(Seat(0))));
    assert_eq!(ended(at_portal(68200 - 1260)), Some(Ending::Draw));
    let markers = |rounds: [u8; 2]| {
        field().mission(Mission::StrategicPoint).marker((100, 100)).marker((200, 100)).change(move |_, battle| {
            battle.markers[0].held = Some(Held { by: who(0), round: rounds[0] });
            battle.markers[1].held = Some(Held { by: who(32), round: rounds[1] });
        })
    };
    assert_eq!(ended(markers([6, 5])), Some(Ending::Mission(Seat(0))), "no action in round 6");
    // The left portal is 20 mm narrower, so the marker of seat 0 is farther from it.
    assert_eq!(ended(markers([6, 6])), Some(Ending::FarthestMarker(Seat(0))));
}

/// Aufstellung (HR-05): the offered posts reach as far as the rules allow: 6 inches from edge to edge.
#[test]
fn posts_reach_as_far_as_the_rules() {
    let field = || {
        Field::new("new-lilliput", "gremlins")
            .hero(0, "clockmaker", (0, 0))
            .hero(1, "saboteur-grit", (200, 40))
            .character(0, |one| one.state = State::Waiting)
            .change(|_, battle| (battle.round, battle.first) = (0, Seat(1)))
    };
    let mut scene = field().step(Step::Deploy(Seat(0)));
    scene.answer(0, Deploy::Plan { troop: troop(0, 0), post: Post::Front });
    let (game, battle) = (scene.running().game().clone(), scene.now());
    let look = Look { game: &game, battle };
    let gap = look.base(who(0)).gap_to(look.outline(game.portal_object(Seat(0))));
    assert!((60 * TENTH - 10..=60 * TENTH).contains(&gap), "{gap}");
}

/// Kundschafter (HR-66.2): and those for scouts go up to 12 inches from the enemies.
#[test]
fn posts_of_scouts_reach_as_far_as_the_rules() {
    let mut scene = Field::new("new-lilliput", "gremlins")
        .card(0, "hero", "rover", "abilities = ['explorer']")
        .hero(0, "rover", (0, 0))
        .hero(1, "saboteur-grit", (250, 120))
        .character(0, |one| one.state = State::Waiting)
        .change(|_, battle| (battle.round, battle.first) = (0, Seat(1)))
        .step(Step::DeployLate(Seat(0)));
    scene.answer(0, Deploy::Plan { troop: troop(0, 0), post: Post::Front });
    let gap = Look { game: &scene.running().game().clone(), battle: scene.now() }.gap(who(0), who(32));
    assert!((120 * TENTH + 1..=120 * TENTH + 10).contains(&gap), "{gap}");
}
