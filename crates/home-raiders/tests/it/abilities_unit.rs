//! Fähigkeiten: Einheit (HR-66).

use crate::field::duels::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{
    Act, Blow, BlowStyle, Deploy, GeneralAct, MindAct, Part, Placed, Post, Question, Shot, ShotStyle,
};
use home_raiders::battle::{Battle, Marks, State, Step};
use home_raiders::content::Ability;
use home_raiders::reasons::Reason;
use measure::Point;
use table::{Scene, Seat};

const SPLIT: Act = Act::General(GeneralAct::BattleGroup);

fn leaving(ids: &[u8]) -> Part {
    Part { leaving: ids.iter().copied().map(who).collect() }
}

/// A unit of four that can split, and an enemy far away.
fn band() -> Field {
    bare()
        .card(0, "unit", "band", &able("battle-group"))
        .unit(0, "band", &[(100, 100), (112, 100), (124, 100), (136, 100)])
        .hero(1, "friend", (280, 220))
}

/// Einheit, Kampfgruppe (HR-66.1): with a general action a unit splits into two, each with its own formation.
#[test]
fn a_battle_group_becomes_two_units() {
    let mut scene = band().turn(0, 0);
    scene.answer(0, SPLIT);
    for wrong in [leaving(&[]), leaving(&[0, 1, 2, 3])] {
        assert_eq!(reason(&mut scene, 0, wrong), Reason::NobodyParted);
    }
    assert_eq!(reason(&mut scene, 0, leaving(&[1, 1])), Reason::NotEverybodyOnce);
    assert_eq!(reason(&mut scene, 0, leaving(&[1, 32])), Reason::NotEverybodyOnce);
    scene.answer(0, leaving(&[2, 3]));
    assert_eq!(actions(&scene), 1);
    let members = |number| scene.now().members(troop(0, number)).collect::<Vec<_>>();
    assert_eq!((members(0), members(1)), (vec![who(0), who(1)], vec![who(2), who(3)]));
    scene.answer(0, Act::Move);
    assert_eq!(reason(&mut scene, 0, ways(&[(2, &[(124, 120)])])), Reason::NotConcerned);
    scene.answer(0, ways(&[(0, &[(62, 100)]), (1, &[(74, 100)])]));
    assert_eq!(place(&scene, 1), (74, 100), "5 inches from the others");
}

/// Einheit, Kampfgruppe (HR-66.1), ruling: both halves count as activated, and the next round has a bead for each.
#[test]
fn both_halves_get_a_bead_in_the_next_round() {
    let mut scene = band().hero(0, "helper", (50, 50)).turn(0, 0);
    scene.answer(0, SPLIT).answer(0, leaving(&[3])).answer(0, Act::Done);
    // Each player has one bead left.
    scene.rolls([1]);
    assert_eq!(scene.now().turn.troop, Some(troop(0, 1)), "no other troop waits");
    scene.answer(0, Act::Done).rolls([1]).answer(1, Act::Done);
    assert_eq!((scene.now().round, scene.now().beads), (2, [3, 1]));
}

/// Einheit, Kampfgruppe (HR-66.1): a single character cannot split off, nor can a unit without the ability.
#[test]
fn only_a_battle_group_parts() {
    let lone = bare().card(0, "unit", "band", &able("battle-group")).unit(0, "band", &[(100, 100)]);
    assert!(!lone.hero(1, "friend", (280, 220)).turn(0, 0).offers(0, SPLIT));
    let plain = bare().card(0, "unit", "band", &able("")).unit(0, "band", &[(100, 100), (112, 100)]);
    assert!(!plain.hero(1, "friend", (280, 220)).turn(0, 0).offers(0, SPLIT));
}

/// Einheit, Kundschafter (HR-66.2): deployed after all others, anywhere farther than 12 inches from every enemy.
#[test]
fn scouts_appear_after_all_others() {
    let mut scene = bare()
        .card(0, "unit", "rovers", &able("scouts"))
        .unit(0, "rovers", &[(0, 0)])
        .hero(0, "helper", (0, 0))
        .hero(1, "friend", (200, 40))
        .character(0, |rover| rover.state = State::Waiting)
        .character(1, |helper| helper.state = State::Waiting)
        .change(|_, battle| (battle.round, battle.first) = (0, Seat(1)))
        .step(Step::Deploy(Seat(0)));
    let plan = |number| Deploy::Plan { troop: troop(0, number), post: Post::Front };
    assert!(!scene.offers(0, plan(0)) && scene.offers(0, plan(1)));
    let at = |number: usize, id: u8, at: Point| {
        let places = vec![Placed { who: who(id), at }];
        Deploy::Places { troop: troop(0, number), places }
    };
    // Edge to edge this is exactly 12 inches.
    let limit = point((200, 40)).shifted(-2500 - 120 * TENTH, 0);
    assert_eq!(rule_against(&mut scene, 0, at(1, 1, limit)), "HR-05", "others stay at their portal");
    scene.answer(0, at(1, 1, point((60, 120))));
    assert_eq!(question(&mut scene, 0), Some(Question::DeployLate { troop: troop(0, 0) }));
    let near = reason(&mut scene, 0, at(0, 0, limit));
    assert_eq!(near, Reason::NearEnemy { who: who(0), enemy: who(32), gap: 120 * TENTH, limit: 120 * TENTH });
    scene.answer(0, at(0, 0, limit.shifted(-1, 0)));
    assert_eq!(scene.now()[who(0)].place, limit.shifted(-1, 0));
}

/// Einheit, Fester Stand (HR-66.3): no character of the unit is knocked back against its will.
#[test]
fn a_firm_unit_is_not_knocked_back() {
    for (ability, is_moved) in [("firm-stand", false), ("", true)] {
        let mut scene = bare()
            .card(0, "hero", "pusher", "melee = \"w w\"\nabilities = [\"knock-back\"]")
            .card(1, "unit", "rock", &able(ability))
            .hero(0, "pusher", (100, 100))
            .unit(1, "rock", &[(100, 120)])
            .beside(32, 0)
            .turn(0, 0);
        scene.answer(0, Act::Melee).rolls([S, S, B]);
        assert_eq!(wounds(&scene, 32), 1);
        assert_eq!(matches!(question(&mut scene, 0), Some(Question::Shove { .. })), is_moved, "{ability}");
    }
}

/// Einheit, Fester Stand (HR-66.3, HR-64.1, HR-65.8): nor manipulated or swapped; the same goes for a leader of the
/// unit.
#[test]
fn a_firm_unit_is_not_moved_by_tricks() {
    let field = |ability: &str| {
        bare()
            .card(0, "hero", "trickster", &able("subtle-manipulation flicker"))
            .card(1, "unit", "rock", &able(ability))
            .card(1, "leader", "boss", &able(""))
            .hero(0, "trickster", (100, 100))
            .unit(1, "rock", &[(100, 120)])
            .beside(32, 0)
            .leader(1, "boss", (130, 110))
    };
    let act = |at: u8| Act::Mind(MindAct { by: who(0), ability: Ability::SubtleManipulation, at: who(at) });
    for (ability, is_moved) in [("firm-stand", false), ("", true)] {
        let scene = field(ability).turn(0, 0);
        assert_eq!((scene.offers(0, act(32)), scene.offers(0, act(33))), (is_moved, is_moved));
        let mut scene = field(ability).hero(0, "helper", (70, 100)).turn(1, 0);
        scene.answer(1, Act::Melee);
        // The leader might do something else.
        let along = scene.asked(1).options[0].clone();
        scene.answer(1, along).rolls([S, S]);
        assert_eq!(question(&mut scene, 0), Some(Question::Flicker { who: who(0) }));
        assert!(scene.offers(0, pick(1)), "friends are moved by their own will");
        assert_eq!((scene.offers(0, pick(32)), scene.offers(0, pick(33))), (is_moved, is_moved));
    }
}

/// Three pikes in a row, the first in contact with an enemy.
fn pikes(ability: &str) -> Field {
    bare()
        .card(0, "unit", "pike", &able(ability))
        .unit(0, "pike", &[(100, 100), (112, 100), (124, 100)])
        .touching(1, 0, 1, 0)
        .touching(2, 1, 1, 0)
        .hero(1, "friend", (100, 120))
        .beside(32, 0)
}

fn strike_once(field: Field, rolls: [u32; 2]) -> u8 {
    let mut scene = field.turn(0, 0);
    scene.answer(0, Act::Melee).rolls(rolls);
    wounds(&scene, 32)
}

/// Einheit, Phalanx (HR-66.4): if all of the unit are in contact, they upgrade the weakest set in melee.
#[test]
fn a_phalanx_strikes_harder() {
    assert_eq!(strike_once(pikes("phalanx"), [RS, B]), 1, "a red die");
    assert_eq!(strike_once(pikes(""), [RS, B]), 0, "a white die");
    let apart = pikes("phalanx").character(2, |pike| pike.place = pike.place.shifted(10, 0));
    assert_eq!(strike_once(apart, [RS, B]), 0, "one of them stands apart");
    let gone = pikes("phalanx").change(|_, battle: &mut Battle| {
        (1..3).for_each(|id| battle[who(id)].state = State::Vanished);
    });
    assert_eq!(strike_once(gone, [RS, B]), 0, "one is not a phalanx");
}

/// Einheit, Offene Formation (HR-66.5): up to 5 inches apart instead of 3.
#[test]
fn an_open_formation_is_wider() {
    for (ability, inches) in [("open-formation", 5), ("", 3)] {
        let mut scene = bare()
            .card(0, "unit", "loose", &able(ability))
            .unit(0, "loose", &[(100, 100), (130, 100)])
            .hero(1, "friend", (280, 220))
            .turn(0, 0);
        scene.answer(0, Act::Move);
        let limit = inches * 10 * TENTH;
        let far = point((100, 100)).shifted(2500 + limit, 0);
        let wrong = reason(&mut scene, 0, way(1, &[far.shifted(1, 0)]));
        assert_eq!(wrong, Reason::OutOfFormation { one: who(1), other: who(0), gap: limit + 1, limit });
        scene.answer(0, way(1, &[far]));
        assert_eq!(scene.now()[who(1)].place, far);
    }
}

/// Two shooters, each with an enemy in front.
fn squad(ability: &str) -> Scene<HomeRaiders> {
    bare()
        .card(0, "unit", "squad", &armed(ability))
        .unit(0, "squad", &[(100, 100), (115, 100)])
        .hero(1, "friend", (90, 150))
        .hero(1, "friend", (125, 150))
        .turn(0, 0)
}

/// Einheit, Beschuss aufteilen (HR-66.6): each character of the unit may shoot at a different target.
#[test]
fn split_fire_has_several_targets() {
    let fire = |by: u8, at: usize| Shot { by: who(by), at: troop(1, at), style: ShotStyle::Plain };
    let mut scene = squad("split-fire");
    scene.answer(0, shoot(1, 0));
    scene.answer(0, fire(0, 1)).answer(1, no()).rolls([S, B]);
    scene.answer(0, fire(1, 0)).answer(1, no()).rolls([S, B]);
    assert_eq!((wounds(&scene, 32), wounds(&scene, 33)), (1, 1));
    // Units without the ability shoot at the same target.
    let mut scene = squad("");
    scene.answer(0, shoot(1, 0));
    assert!(scene.offers(0, fire(0, 0)) && scene.offers(0, fire(1, 0)));
    assert!(!scene.offers(0, fire(0, 1)) && !scene.offers(0, fire(1, 1)));
}

/// Einheit, Kampftänzer (HR-66.7): they break away without a free attack, even from enemies who entangle.
#[test]
fn battle_dancers_break_away_unharmed() {
    let field = |ability: &str| {
        bare()
            .card(0, "unit", "dancer", &able(ability))
            .card(0, "leader", "maestro", &able(""))
            .card(1, "hero", "post", &able("entangle"))
            .unit(0, "dancer", &[(100, 100)])
            .leader(0, "maestro", (120, 100))
            .hero(1, "post", (100, 120))
            .beside(32, 0)
            .touching(1, 32, 1, 0)
            .turn(0, 0)
    };
    let away = || ways(&[(0, &[(100, 80)]), (1, &[(125, 100)])]);
    let mut scene = field("battle-dancers");
    scene.answer(0, Act::Move);
    let along = scene.asked(0).options[0].clone();
    scene.answer(0, along).answer(0, away());
    assert_eq!((place(&scene, 0), place(&scene, 1)), ((100, 80), (125, 100)));
    assert!(matches!(question(&mut scene, 0), Some(Question::Act { .. })), "there are no free attacks");
    // Others are attacked, here with an upgraded die.
    let mut scene = field("");
    scene.answer(0, Act::Move);
    let along = scene.asked(0).options[0].clone();
    scene.answer(0, along).answer(0, away()).rolls([RS, B, B, B]);
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1)), (1, 0));
}

/// Einheit, Schlägertrupp (HR-66.8): a boost of 1 against an enemy in contact with more than one of them.
#[test]
fn thugs_strike_harder_together() {
    let blow = Blow { by: who(0), at: who(32), style: BlowStyle::Plain };
    let field = || {
        bare()
            .card(0, "unit", "thug", &able("thugs"))
            .unit(0, "thug", &[(100, 100), (120, 90)])
            .hero(1, "friend", (100, 120))
            .beside(32, 0)
    };
    let mut scene = field().touching(1, 32, -1, 0).turn(0, 0);
    scene.answer(0, Act::Melee).answer(0, blow).rolls([S, S]);
    assert_eq!(wounds(&scene, 32), 1, "one and a boost against one");
    scene.rolls([B, B]);
    assert_eq!(wounds(&scene, 32), 1, "a boost needs a success");
    assert_eq!(strike_once(field(), [S, S]), 0, "the other stands apart");
    // A friend from another unit does not help.
    let stranger = bare()
        .card(0, "unit", "thug", &able("thugs"))
        .unit(0, "thug", &[(100, 100)])
        .hero(0, "helper", (90, 120))
        .hero(1, "friend", (100, 120))
        .beside(32, 0)
        .touching(1, 32, -1, 0);
    assert_eq!(strike_once(stranger, [S, S]), 0);
}

/// Einheit, Wanderer (HR-66.9): uneven ground costs them nothing extra.
#[test]
fn wanderers_cross_uneven_ground() {
    for (ability, is_free) in [("wanderers", true), ("", false)] {
        let mut scene = bare()
            .card(0, "unit", "walker", &able(ability))
            .object((280, 200), (305, 300), 5, "uneven")
            .unit(0, "walker", &[(100, 100)])
            .hero(1, "friend", (280, 220))
            .turn(0, 0);
        scene.answer(0, Act::Move);
        let across = || ways(&[(0, &[(140, 100)])]);
        if is_free {
            scene.answer(0, across());
            assert_eq!(place(&scene, 0), (140, 100));
        } else {
            assert_eq!(rule_against(&mut scene, 0, across()), "HR-21");
        }
    }
}

/// Einheit, Wanderer (HR-66.9): they climb heights of up to an inch at no cost; higher ones count double.
#[test]
fn wanderers_climb_an_inch_with_ease() {
    // 2.5 of 4 inches, and the climb.
    let way_there = 25 * TENTH;
    for (ability, height, refused) in
        [("wanderers", 25, None), ("wanderers", 26, Some(way_there + 2 * 2600)), ("", 25, Some(way_there + 2 * 2500))]
    {
        let mut scene = bare()
            .card(0, "unit", "walker", &able(ability))
            .object((280, 200), (340, 300), height, "climbable")
            .unit(0, "walker", &[(100, 100)])
            .hero(1, "friend", (280, 220))
            .turn(0, 0);
        scene.answer(0, Act::Move);
        let up = ways(&[(0, &[(125, 100)])]);
        if let Some(cost) = refused {
            assert_eq!(reason(&mut scene, 0, up), Reason::TooFar { who: who(0), cost, limit: 40 * TENTH });
        } else {
            scene.answer(0, up);
            assert_eq!(scene.now()[who(0)].elevation, 2500);
        }
    }
}

/// Einheit, Unbeugsamer Geist (HR-66.10): a character who challenges one of the unit downgrades its strongest mind set.
#[test]
fn unbending_spirits_are_hard_to_challenge() {
    for (ability, is_won) in [("unbending-spirit", false), ("", true)] {
        for at in [32, 33] {
            let mut scene = bare()
                .card(0, "hero", "thinker", "mind = \"w r\"\nabilities = [\"distraction\"]")
                .card(1, "unit", "stoic", &able(ability))
                .card(1, "leader", "boss", &able(""))
                .hero(0, "thinker", (100, 100))
                .unit(1, "stoic", &[(100, 150)])
                .leader(1, "boss", (115, 150))
                .turn(0, 0);
            let act = MindAct { by: who(0), ability: Ability::Distraction, at: who(at) };
            scene.answer(0, Act::Mind(act)).rolls([B, RS, B]);
            let is_distracted = scene.now()[who(at)].marks.contains(Marks::DISTRACTED);
            assert_eq!(is_distracted, is_won, "{ability} {at}");
        }
    }
}
