//! Fähigkeiten: Anführer (HR-67).

use crate::field::duels::*;
use crate::field::*;
use home_raiders::HomeRaiders;
use home_raiders::asked::{Act, Aside, Choice, GeneralAct, March, Marching, PickTroop, Question, Way};
use home_raiders::battle::{Marks, State, Step};
use home_raiders::reasons::Reason;
use table::{Scene, Seat};

/// Troop 0 is character 0 with captain 1, troop 1 is character 2; enemy 32 is 5 inches away.
fn captain(abilities: &str) -> Field {
    bare()
        .card(0, "unit", "squad", &armed(""))
        .card(0, "leader", "captain", &armed(abilities))
        .unit(0, "squad", &[(100, 100)])
        .leader(0, "captain", (112, 100))
        .unit(0, "squad", &[(80, 100)])
        .hero(1, "friend", (100, 150))
}

fn confused(field: Field) -> Field {
    field.character(1, |captain| captain.marks |= Marks::CONFUSED)
}

fn without_captain(field: Field) -> Field {
    field.character(1, |captain| captain.state = State::Vanished)
}

/// Answers that the captain, if present, does nothing else while his unit acts.
fn idle(scene: &mut Scene<HomeRaiders>) {
    if matches!(question(scene, 0), Some(Question::Aside { who: asked, .. }) if asked == who(1)) {
        scene.answer(0, Aside::Nothing);
    }
}

/// A troop shoots at 32; both sides roll one success. Returns the wounds of 32.
fn shoot_once(field: Field, number: usize) -> u8 {
    let mut scene = field.turn(0, number);
    scene.answer(0, shoot(1, 0));
    idle(&mut scene);
    scene.answer(1, no()).rolls([S, S]);
    wounds(&scene, 32)
}

/// The same in melee: 0 and 2 are in contact with 32, the captain is not.
fn strike_once(field: Field, number: usize) -> u8 {
    let mut scene = field.beside(32, 0).touching(2, 32, -1, 0).turn(0, number);
    scene.answer(0, Act::Melee);
    idle(&mut scene);
    scene.rolls([S, S]);
    wounds(&scene, 32)
}

/// Anführer, Anvisieren (HR-67.1): his unit has a boost of 1 for shots, as long as he is there.
#[test]
fn a_leader_takes_aim_for_his_unit() {
    assert_eq!(shoot_once(captain("take-aim"), 0), 1, "one and a boost against one");
    assert_eq!(shoot_once(captain("take-aim"), 1), 0, "another unit");
    assert_eq!(shoot_once(captain(""), 0), 0);
    assert_eq!(shoot_once(without_captain(captain("take-aim")), 0), 0);
    assert_eq!(strike_once(captain("take-aim"), 0), 0, "not in melee");
}

/// Anführer, Kriegsmönch (HR-67.2): his unit has a boost of 1 for blows, as long as he is there.
#[test]
fn a_war_monk_strengthens_the_blows_of_his_unit() {
    assert_eq!(strike_once(captain("war-monk"), 0), 1, "one and a boost against one");
    assert_eq!(strike_once(captain("war-monk"), 1), 0, "another unit");
    assert_eq!(strike_once(captain(""), 0), 0);
    assert_eq!(strike_once(without_captain(captain("war-monk")), 0), 0);
    assert_eq!(shoot_once(captain("war-monk"), 0), 0, "not for shots");
}

/// Anführer, Schnelle Erholung (HR-67.3): his unit stands up without an action when its turn begins.
#[test]
fn a_quick_recovery_costs_no_action() {
    for (ability, left) in [("quick-recovery", 2), ("", 1)] {
        let mut scene = captain(ability).down(0).down(1).down(2).bead(0);
        scene.answer(0, PickTroop::Troop { troop: troop(0, 0) });
        assert!(!is_down(&scene, 0) && !is_down(&scene, 1));
        assert!(is_down(&scene, 2), "another unit");
        assert_eq!(actions(&scene), left, "{ability}");
    }
}

/// Anführer, Defensivhaltung (HR-67.4): after a defended blow the unit steps back by an inch, without free attacks.
#[test]
fn a_defensive_stance_lets_the_unit_step_back() {
    let mut scene = captain("defensive-stance").beside(32, 0).turn(1, 0);
    scene.answer(1, Act::Melee).rolls([S, S]);
    assert_eq!(marching(&mut scene, 0), Some((troop(0, 0), Marching::Retreat)));
    assert!(scene.offers(0, stay()));
    let too_far = reason(&mut scene, 0, ways(&[(0, &[(100, 89)])]));
    assert_eq!(too_far, Reason::TooFar { who: who(0), cost: 11 * TENTH, limit: 10 * TENTH });
    assert_eq!(reason(&mut scene, 0, ways(&[(2, &[(80, 95)])])), Reason::NotConcerned);
    scene.answer(0, ways(&[(0, &[(100, 90)]), (1, &[(112, 90)])]));
    assert_eq!((place(&scene, 0), place(&scene, 1)), ((100, 90), (112, 90)));
    assert!(matches!(question(&mut scene, 1), Some(Question::Act { .. })), "there are no free attacks");
}

/// Anführer, Defensivhaltung (HR-67.4): not after a hit, not after a shot, and not for another unit.
#[test]
fn a_defensive_stance_needs_a_defended_blow() {
    let mut scene = captain("defensive-stance").beside(32, 0).turn(1, 0);
    scene.answer(1, Act::Melee).rolls([S, B]);
    assert_eq!(question(&mut scene, 0), None);
    let mut scene = captain("defensive-stance").beside(32, 2).turn(1, 0);
    scene.answer(1, Act::Melee).rolls([S, S]);
    assert_eq!(question(&mut scene, 0), None);
    let archer = captain("defensive-stance").card(1, "hero", "archer", &armed("")).hero(1, "archer", (130, 140));
    let mut scene = archer.turn(1, 1);
    scene.answer(1, shoot(0, 0)).answer(0, no()).rolls([S, S]);
    assert_eq!(question(&mut scene, 0), None);
}

/// Anführer, Taktiker (HR-67.5): his unit has a free move before the first round.
#[test]
fn a_tactician_moves_before_the_first_round() {
    let before = |field: Field| field.round(0).step(Step::Tactics(Seat(0)));
    let mut scene = before(captain("tactician"));
    let asked = |number| Some((troop(0, number), Marching::Tactics));
    assert_eq!(marching(&mut scene, 0), asked(0));
    assert_eq!(rule_against(&mut scene, 0, ways(&[(0, &[(100, 59)]), (1, &[(112, 70)])])), "HR-21");
    scene.answer(0, ways(&[(0, &[(100, 60)]), (1, &[(112, 60)])]));
    assert_eq!((place(&scene, 0), place(&scene, 1)), ((100, 60), (112, 60)));
    assert_eq!((question(&mut scene, 0), scene.now().round), (None, 1), "no other unit moves");
    let mut scene = before(captain(""));
    assert_eq!((question(&mut scene, 0), scene.now().round), (None, 1));
    // HR-67.9: a general moves the whole team.
    let mut scene = before(captain("tactician general"));
    scene.answer(0, stay());
    assert_eq!(marching(&mut scene, 0), asked(1));
    scene.answer(0, stay());
}

/// Anführer, Ausweichen (HR-67.6): shots at his unit have a base range 2 inches shorter.
#[test]
fn an_evading_unit_is_out_of_range_earlier() {
    let fire = |ability: &str, gap: i32, rolls: &[u32]| {
        let mut scene = captain(ability)
            .card(1, "hero", "archer", "ranged = \"w r\"\nrange = 9")
            .hero(1, "archer", (100, 200))
            .character(32, |friend| friend.place = point((280, 220)))
            .character(33, move |archer| archer.place = point((100, 100)).shifted(0, 2500 + gap))
            .turn(1, 1);
        scene.answer(1, shoot(0, 0)).answer(0, no()).rolls(rolls.iter().copied());
        assert!(matches!(question(&mut scene, 1), Some(Question::Act { .. })), "all dice are rolled");
        wounds(&scene, 0)
    };
    assert_eq!(fire("evade", 70 * TENTH, &[B, RS, B]), 1, "with the red die");
    assert_eq!(fire("evade", 70 * TENTH + 1, &[B, B]), 0, "without it");
    assert_eq!(fire("", 90 * TENTH, &[B, RS, B]), 1);
}

fn heal(id: u8) -> Aside {
    Aside::General(GeneralAct::Heal { by: who(1), who: who(id) })
}

/// Anführer, Leuchtendes Beispiel (HR-67.7): a general action heals a character of his unit, and injures him.
#[test]
fn a_shining_example_heals_and_injures() {
    let mut scene = captain("shining-example").wounds(0, 1).wounds(2, 1).turn(0, 0);
    scene.answer(0, Act::Wait);
    assert!(!scene.offers(0, heal(1)) && !scene.offers(0, heal(2)), "unhurt, and of another unit");
    scene.answer(0, heal(0));
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1), actions(&scene)), (0, 0, 1));
    scene.answer(0, Act::Done);
    assert_eq!((wounds(&scene, 0), wounds(&scene, 1)), (0, 1), "when the turn ends");
    let mut scene = confused(captain("shining-example").wounds(0, 1)).turn(0, 0);
    scene.answer(0, Act::Wait);
    assert!(!scene.offers(0, heal(0)));
}

/// Anführer, Leuchtendes Beispiel und General (HR-67.7, HR-67.9): a general heals any character of the team.
#[test]
fn the_example_of_a_general_heals_the_team() {
    let mut scene = captain("shining-example general").wounds(2, 1).turn(0, 0);
    scene.answer(0, Act::Wait).answer(0, heal(2));
    assert_eq!(wounds(&scene, 2), 0);
}

/// Striker 0 in contact with boss 33, whose unit is 32; deputy 35 leads 34; both leaders get abilities by key.
fn bosses(boss: &str, deputy: &str) -> Field {
    bare()
        .card(1, "unit", "crew", &able(""))
        .card(1, "leader", "boss", &able(boss))
        .card(1, "leader", "deputy", &able(deputy))
        .hero(0, "helper", (100, 100))
        .unit(1, "crew", &[(115, 120)])
        .leader(1, "boss", (100, 120))
        .beside(33, 0)
        .wounds(33, 1)
        .unit(1, "crew", &[(200, 120)])
        .leader(1, "deputy", (212, 120))
        .hero(1, "friend", (200, 160))
}

/// Anführer, Nachfolger (HR-67.8): the leader of another unit takes the vanished leader's place and unit.
#[test]
fn a_successor_takes_place_and_unit() {
    let mut scene = bosses("successor", "").turn(0, 0);
    let spot = scene.now()[who(33)].place;
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert!(is_gone(&scene, 33));
    assert_eq!(question(&mut scene, 1), Some(Question::Successor { of: who(33) }));
    assert!(scene.offers(1, pick(35)) && scene.offers(1, nobody()));
    assert!(!scene.offers(1, pick(34)) && !scene.offers(1, pick(36)), "only leaders");
    scene.answer(1, pick(35));
    assert_eq!(scene.now()[who(35)].place, spot);
    assert_eq!(scene.now().troop_of(who(35)), troop(1, 0));
}

/// Anführer, Nachfolger (HR-67.8): there is no question without the ability or if no unit is left; HR-64.8: or if the
/// successor is confused.
#[test]
fn no_successor_comes_without_a_unit() {
    let mut scene = bosses("", "").turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((is_gone(&scene, 33), question(&mut scene, 1)), (true, None));
    let mut scene = bosses("successor", "").character(32, |crew| crew.state = State::Vanished).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((is_gone(&scene, 33), question(&mut scene, 1)), (true, None));
    let mut scene = bosses("successor", "").character(33, |boss| boss.marks |= Marks::CONFUSED).turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((is_gone(&scene, 33), question(&mut scene, 1)), (true, None));
}

/// Anführer, Nachfolger und Verlagern (HR-67.8, HR-67.10): a leader who has left his unit is a unit himself, and may
/// succeed another.
#[test]
fn a_leader_on_his_own_may_be_a_successor() {
    // The deputy has left troop 1 and is troop 3.
    let mut scene = bosses("successor", "relocate")
        .change(|_, battle| battle.sides[1].troops.push(Default::default()))
        .character(35, |deputy| deputy.troop = 3)
        .turn(0, 0);
    assert_eq!(scene.now().living_troops(Seat(1)).count(), 4);
    scene.answer(0, Act::Melee).rolls([S, B]).answer(1, pick(35));
    assert_eq!(scene.now().troop_of(who(35)), troop(1, 0));
    assert_eq!(scene.now().living_troops(Seat(1)).count(), 3, "his unit of one is gone");
    // And if the leader who left his unit vanishes, there is no unit to lead.
    let mut scene = bosses("successor relocate", "")
        .change(|_, battle| battle.sides[1].troops.push(Default::default()))
        .character(33, |boss| boss.troop = 3)
        .turn(0, 0);
    scene.answer(0, Act::Melee).rolls([S, B]);
    assert_eq!((is_gone(&scene, 33), question(&mut scene, 1)), (true, None));
}

/// Anführer, General (HR-67.9): his abilities work for the whole team, as long as he is there; HR-64.8: and not confused.
#[test]
fn a_general_leads_the_whole_team() {
    assert_eq!(shoot_once(captain("take-aim general"), 1), 1);
    assert_eq!(strike_once(captain("war-monk general"), 1), 1);
    assert_eq!(shoot_once(without_captain(captain("take-aim general")), 1), 0);
    assert_eq!(shoot_once(confused(captain("take-aim general")), 1), 0);
}

/// A way for a character who leaves the unit.
fn depart(id: u8, at: (i32, i32)) -> Choice {
    let way = Way { who: who(id), points: vec![point(at)] };
    Choice::March(March::Ways { ways: vec![way], leaves: Some(who(id)) })
}

/// Anführer, Verlagern (HR-67.10): he leaves the formation with a move, and is a unit with its own bead from the next
/// round on.
#[test]
fn a_leader_relocates() {
    let mut scene = captain("relocate").turn(0, 0);
    scene.answer(0, Act::Move).answer(0, Aside::Along);
    assert_eq!(rule_against(&mut scene, 0, ways(&[(1, &[(112, 60)])])), "HR-14", "he says that he leaves");
    assert_eq!(reason(&mut scene, 0, depart(0, (100, 70))), Reason::MayNotLeave { who: who(0) });
    scene.answer(0, depart(1, (112, 60)));
    assert_eq!((place(&scene, 1), scene.now().troop_of(who(1))), ((112, 60), troop(0, 2)));
    assert_eq!(scene.now().turn.troop, Some(troop(0, 0)), "the rest goes on without him");
    scene.answer(0, Act::Done);
    // Two beads are left, one for each player; he waits for the next round.
    scene.rolls([1]);
    assert_eq!(scene.now().turn.troop, Some(troop(0, 1)), "no other troop waits");
    scene.answer(0, Act::Done).rolls([1]).answer(1, Act::Done);
    assert_eq!((scene.now().round, scene.now().beads), (2, [3, 1]));
}

/// Anführer, Verlagern (HR-67.10): no leader leaves without the ability; HR-64.8: nor does a confused one.
#[test]
fn other_leaders_stay() {
    for field in [captain(""), confused(captain("relocate"))] {
        let mut scene = field.turn(0, 0);
        scene.answer(0, Act::Move).answer(0, Aside::Along);
        assert_eq!(reason(&mut scene, 0, depart(1, (112, 60))), Reason::MayNotLeave { who: who(1) });
    }
}

/// Anführer, Verlagern (HR-67.10): within 3 inches of another unit he may join it; that unit is not activated in this
/// round.
#[test]
fn a_leader_joins_another_unit() {
    let join = |number| PickTroop::Troop { troop: troop(0, number) };
    let mut scene = captain("relocate").character(1, |captain| captain.place = point((100, 115))).turn(0, 0);
    scene.answer(0, Act::Move).answer(0, Aside::Along).answer(0, depart(1, (72, 115)));
    assert_eq!(question(&mut scene, 0), Some(Question::Join { who: who(1) }));
    assert!(scene.offers(0, PickTroop::None), "he need not");
    scene.answer(0, join(1));
    assert_eq!(scene.now().troop_of(who(1)), troop(0, 1));
    scene.answer(0, Act::Done);
    // The bead of troop 1 is drawn without effect, then the enemy's.
    scene.rolls([1, 1]).answer(1, Act::Done);
    assert_eq!((scene.now().round, scene.now().beads), (2, [2, 1]));
}

/// Anführer, Verlagern (HR-67.10): at most 3 inches from the unit.
#[test]
fn a_leader_joins_from_three_inches() {
    for (gap, may_join) in [(30 * TENTH, true), (30 * TENTH + 1, false)] {
        let mut scene = bare()
            .card(0, "unit", "squad", &able(""))
            .card(0, "leader", "captain", &able("relocate"))
            .unit(0, "squad", &[(100, 100)])
            .unit(0, "captain", &[(100, 160)])
            .hero(1, "friend", (280, 220))
            .turn(0, 1);
        let to = point((100, 100)).shifted(0, 2500 + gap);
        scene.answer(0, Act::Move).answer(0, way(1, &[to]));
        assert_eq!(scene.now()[who(1)].place, to);
        assert_eq!(question(&mut scene, 0) == Some(Question::Join { who: who(1) }), may_join);
    }
}
