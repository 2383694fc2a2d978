//! Ereignisse und Agenden (MS-80, MS-81).

use crate::field::*;
use measure::Point;
use measure::units::INCH;
use moonstone::asked::{Act, Fateful, Question, Replacement, Shift};
use moonstone::battle::{Ending, ModelId, State, Step};
use moonstone::cards::{Agenda, Fate};
use moonstone::reasons::Reason;
use moonstone::told::Event;
use moonstone::{Moonstone, Options};
use table::{Faces, Pending, Refusal, Scene, Seat, Viewer};

/// A table with events and agendas; seat 0 has this agenda.
fn agenda(agenda: Agenda, pieces: &str) -> Field {
    Field::with(Options::default(), pieces).change(|battle| battle.players[0].agenda = Some(agenda))
}

/// Seats have these events.
fn fates(one: Option<Fate>, other: Option<Fate>) -> Field {
    let field = Field::with(Options::default(), "");
    field.change(|battle| (battle.players[0].fate, battle.players[1].fate) = (one, other))
}

/// Kaufman attacks a model next to him with a rising attack against a sweeping cut: 2 damage.
#[track_caller]
fn strike(scene: &mut Scene<Moonstone>, at: u8) {
    scene.answer(0, attack(at));
    let rest = ["low-guard", "low-guard", "high-guard", "high-guard"];
    let count = scene.now().models[0].changes.len();
    assert_eq!(count, 0, "nothing changes the number of cards");
    scene.rolls(melee(&[&["rising-attack"][..], &rest[..3]].concat(), &["sweeping-cut", "thrust"]));
    decline(scene);
    scene.answer(0, play("rising-attack")).answer(1, play("sweeping-cut"));
}

/// Whether the agenda of seat 0 is known to its player, and to the other one.
fn known(scene: &mut Scene<Moonstone>) -> [bool; 2] {
    [0, 1].map(|seat| scene.running().view(Viewer::Seat(Seat(seat))).players[0].agenda.is_some())
}

/// Überfallkommando (MS-80): each friendly character's first melee attack in a round deals 2 more.
#[test]
fn raiders_hit_harder_with_their_first_attack() {
    let field = agenda(Agenda::RaidingParty, "").model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    let mut scene = field.only(&[]).energy(0, 2).activate(0);
    assert_eq!(known(&mut scene), [true, false], "hidden until it counts");
    strike(&mut scene, 1);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 4));
    assert_eq!(known(&mut scene), [true, true]);
    strike(&mut scene, 1);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (4, 6), "only the first");
}

/// Tavernen-Geschwätz (MS-80): 1 more on the roll for the first activation.
#[test]
fn gossip_adds_one_to_the_roll_for_the_first_activation() {
    for (rolls, decides) in [([3, 3], 0), ([2, 4], 1)] {
        let field = agenda(Agenda::TavernGossip, "").model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 20.0, 10.0);
        let mut scene = field.change(|battle| battle.round = 3).scene([Step::BeginRound]);
        scene.rolls(rolls);
        assert_eq!(scene.asked(decides).question, Question::First);
    }
    let field = agenda(Agenda::TavernGossip, "").model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 20.0, 10.0);
    let mut scene = field.change(|battle| battle.round = 3).scene([Step::BeginRound]);
    scene.rolls([2, 3, 6, 1]);
    assert!(
        scene.told().contains(&Event::Rolled { seat: Seat(0), dice: Faces(vec![2]), value: 3 }),
        "equal, so it is rolled again"
    );
    assert_eq!(known(&mut scene), [true, true]);
}

const PIECES: &str = "[[table.piece]]\nterrain = \"barrier\"\nrect = [150, 150, 10, 10]\n\
                      [[table.piece]]\nterrain = \"wood\"\nrect = [200, 150, 20, 20]\n";

fn crazy_town() -> Scene<Moonstone> {
    let field = agenda(Agenda::CrazyTown, PIECES).model(0, "kaufman", 15.5, 13.0).model(1, "kaufman", 30.0, 30.0);
    field.change(|battle| battle.round = 3).scene([Step::BeginRound])
}

/// Ver-rückte Stadt (MS-80): a flipped card decides how many pieces of terrain move, up to three inches each.
#[test]
fn terrain_moves_in_a_crazy_town() {
    let mut scene = crazy_town();
    scene.rolls(arcana(&["P2"]));
    assert_eq!(scene.asked(0).question, Question::MoveTerrain { left: 2, inches: 3 });
    let shift = |piece: u8, x: i32, y: i32| Shift::Piece { piece, x, y };
    assert_eq!(scene.refused(0, shift(0, 3 * INCH + 1, 0)), Refusal::Illegal(Reason::NotWanted));
    assert_eq!(scene.refused(0, shift(0, i32::MIN, i32::MIN)), Refusal::Illegal(Reason::NotWanted));
    assert_eq!(scene.refused(0, shift(0, 0, -2 * INCH)), Refusal::Illegal(Reason::NotWanted), "Kaufman stands there");
    scene.answer(0, shift(0, 3 * INCH, 0));
    assert_eq!(scene.refused(0, shift(0, INCH, 0)), Refusal::Illegal(Reason::NotWanted), "each piece once");
    scene.answer(0, shift(1, 0, INCH));
    let ground = scene.running().view(Viewer::Seat(Seat(1))).ground.expect("terrain has moved");
    assert_eq!(ground[0].bounds().low, at(18.0, 15.0));
    assert_eq!(ground[1].bounds().low, at(20.0, 16.0));
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }));
}

/// Ver-rückte Stadt (MS-80): a catastrophe lets the player to the left move one piece, up to six inches.
#[test]
fn a_catastrophe_in_a_crazy_town_helps_the_neighbour() {
    let mut scene = crazy_town();
    scene.rolls(arcana(&["C"]));
    assert_eq!(scene.asked(1).question, Question::MoveTerrain { left: 1, inches: 6 });
    scene.answer(1, Shift::Piece { piece: 0, x: 0, y: 6 * INCH });
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }));
}

/// Belesen (MS-80): friendly wizards and clerics draw one more arcana card.
#[test]
fn the_well_read_draw_a_card_more() {
    for (key, ability, cards) in [("beaky-bobby", "healing", 6), ("firespitter", "fireblast", 6)] {
        // Firespitter (5) is neither; Kaufman's evade of +1 gives the sixth card.
        let aimed = u8::from(key == "firespitter");
        let field = agenda(Agenda::WellRead, "").model(0, key, 10.0, 10.0).model(1, "kaufman", 16.0, 10.0);
        let mut scene = field.only(&[0]).wounds(0, 1).activate(0);
        scene.answer(0, use_ability(key, ability)).answer(0, target(aimed)).rolls(vec![1; cards + 6]);
        let drawn = Event::HandsDrawn { cards: cards as u8, resister: Seat(1), resisting: 6, caster: Seat(0) };
        assert!(scene.told().contains(&drawn), "{key}");
        assert_eq!(known(&mut scene)[1], key == "beaky-bobby");
    }
}

/// A jog of this many inches is legal, and one unit more is not.
#[track_caller]
fn check_jog(field: Field, inches: i32) {
    let mut scene = field.only(&[]).activate(0);
    scene.answer(0, jog());
    let far = |units: i32| moonstone::asked::Way { points: vec![Point::clamped(10 * INCH, 10 * INCH + units)] };
    assert_eq!(scene.refused(0, far(inches * INCH + 1)).rule(), Some("MS-21"));
    scene.answer(0, far(inches * INCH));
}

/// Gewaltmarsch (MS-80): friendly soldiers jog two inches farther.
#[test]
fn soldiers_jog_farther_on_a_forced_march() {
    let march = |key: &str| agenda(Agenda::ForcedMarch, "").model(0, key, 10.0, 10.0);
    check_jog(march("fritz"), 6);
    check_jog(march("kaufman"), 4);
    check_jog(march("fritz").carries(0, 1), 4);
}

/// Trotz der Widrigkeiten (MS-80): while another troupe has more stones, 1 inch more jog and melee +1.
#[test]
fn the_troupe_behind_defies_the_odds() {
    let odds = |own: u8, other: u8| {
        let field = agenda(Agenda::AgainstTheOdds, "").model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
        field.carries(0, own).carries(1, other).change(|battle| battle.models[1].at = at(14.0, 10.0))
    };
    check_jog(odds(0, 1), 5);
    check_jog(odds(0, 0), 4);
    check_jog(odds(1, 1), 2);
    for (other, counts) in [(1, [5, 2]), (0, [4, 2])] {
        let field = odds(0, other).change(|battle| battle.models[1].at = at(11.3, 10.0));
        let mut scene = field.only(&[]).energy(0, 1).activate(0);
        scene.answer(0, attack(1)).rolls(vec![1; usize::from(counts[0] + counts[1])]);
        let began = Event::MeleeBegan { attacker: ModelId(0), defender: ModelId(1), cards: counts };
        assert!(scene.told().contains(&began));
    }
}

/// Wundersame Heilung (MS-81): at the start of replenish one character loses all wounds, once a game.
#[test]
fn a_miracle_heals_one_character() {
    let field = fates(Some(Fate::MiraculousHealing), None).model(0, "beaky-bobby", 10.0, 10.0).wounds(0, 5);
    let field = field.model(1, "kaufman", 20.0, 10.0).wounds(1, 1).model(0, "fritz", 10.0, 20.0);
    let mut scene = field.change(|battle| battle.round = 3).scene([Step::BeginRound]);
    assert_eq!(scene.asked(0).question, Question::Recover);
    assert!(scene.offers(0, Fateful::On { model: ModelId(1) }), "any wounded model");
    assert!(!scene.offers(0, Fateful::On { model: ModelId(2) }), "Fritz is not");
    scene.answer(0, Fateful::On { model: ModelId(0) });
    assert_eq!((now(&scene, 0).wounds, now(&scene, 0).energy), (0, 4), "before energy is counted");
    let seen = scene.running().view(Viewer::Seat(Seat(1)));
    assert_eq!((seen.players[0].fate, seen.players[0].fate_is_used), (Some(Fate::MiraculousHealing), true));
    let field = fates(Some(Fate::MiraculousHealing), None).model(0, "beaky-bobby", 10.0, 10.0).wounds(0, 5);
    let field = field.model(1, "kaufman", 20.0, 10.0);
    let scene = field.change(|battle| battle.players[0].fate_is_used = true).scene([Step::BeginRound]);
    assert_eq!(now(&scene, 0).wounds, 5, "it is used already");
}

/// Raub in der Dämmerung (MS-81, MS-92): for 2 energy a stone of a model within an inch that has fewer wounds left.
#[test]
fn a_robber_takes_a_stone_from_the_weaker() {
    let rob = |wounds: u8, gap: i32| {
        let far = f64::from(10 * INCH + 3000 + gap) / f64::from(INCH);
        let field = fates(Some(Fate::DuskRobbery), None).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", far, 10.0);
        field.wounds(1, wounds).carries(1, 2).only(&[0]).activate(0)
    };
    let take: Act = Act::Rob { target: ModelId(1) };
    let mut scene = rob(1, INCH - 1);
    assert!(!scene.offers(0, take), "not without the event");
    scene.answer(0, Act::Fate { model: Some(ModelId(0)) }).answer(0, take);
    assert_eq!((now(&scene, 0).stones, now(&scene, 1).stones, now(&scene, 0).energy), (1, 1, 1));
    for (wounds, gap) in [(0, 0), (1, INCH)] {
        let mut scene = rob(wounds, gap);
        scene.answer(0, Act::Fate { model: Some(ModelId(0)) });
        assert!(!scene.offers(0, take), "{wounds} wounds, {gap} apart");
    }
}

/// A bearer this many units from the southern edge, which is the edge of seat 0.
fn bearer(distance: i32, fate: [Option<Fate>; 2]) -> Field {
    let field = fates(fate[0], fate[1]).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 30.0, 20.0);
    let y = distance + 1500;
    field.carries(0, 2).change(|battle| battle.models[0].at = Point::clamped(10 * INCH, y)).only(&[0])
}

/// Ungeschick der Feiglinge (MS-81): a model within 8 inches of its own edge drops its stones when it declares an
/// action.
#[test]
fn cowards_drop_their_stones_near_their_own_edge() {
    let mut scene = bearer(8 * INCH - 1, [None, Some(Fate::Clumsiness)]).activate(0);
    scene.answer(0, step());
    assert_eq!(scene.asked(1).question, Question::Interrupt { by: ModelId(0), action: Act::Step });
    scene.answer(1, Fateful::On { model: ModelId(0) });
    for _ in 0..2 {
        assert_eq!(scene.asked(1).question, Question::DropStone { model: ModelId(0) });
        let first = scene.asked(1).options[0].clone();
        scene.answer(1, first);
    }
    let depths: Vec<u8> = scene.now().stones.iter().map(|stone| stone.depth).collect();
    assert_eq!((now(&scene, 0).stones, depths), (0, vec![1, 1]));
    assert!(matches!(scene.asked(0).question, Question::Move { .. }), "the action goes on");
    let mut scene = bearer(8 * INCH, [None, Some(Fate::Clumsiness)]).activate(0);
    scene.answer(0, step());
    assert!(matches!(scene.asked(0).question, Question::Move { .. }), "8 inches are not within");
}

/// Ungeschick der Feiglinge (MS-81, MS-14): in the deciding round it can win at once.
#[test]
fn clumsiness_can_decide_the_deciding_round() {
    let field = fates(Some(Fate::Clumsiness), None).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 10.0, 33.0);
    let field = field.carries(0, 1).carries(1, 1).only(&[]).change(|battle| battle.round = 5);
    let mut scene = field.activate(0);
    scene.answer(0, Act::Fate { model: Some(ModelId(1)) });
    let first = scene.asked(0).options[0].clone();
    scene.answer(0, first);
    assert_eq!(scene.now().ending, Some(Ending::Overtime { winner: Seat(0) }));
}

/// Zögerlich (MS-81): the energy of a declared action is lost, and nothing happens.
#[test]
fn a_hesitating_model_loses_the_energy_and_does_nothing() {
    let field = fates(None, Some(Fate::Hesitation)).model(0, "kaufman", 10.0, 10.0).stone_at(0, 1);
    let mut scene = field.model(1, "kaufman", 30.0, 20.0).only(&[0]).activate(0);
    scene.answer(0, harvest(0)).answer(1, Fateful::Use);
    assert_eq!((now(&scene, 0).energy, now(&scene, 0).stones, scene.now().stones.len()), (2, 0, 1));
    scene.answer(0, harvest(0));
    assert_eq!(now(&scene, 0).stones, 1, "once a game");
}

/// Zögerlich (MS-81): a player who passes keeps the event, and the others do not learn of the question.
#[test]
fn passing_keeps_the_event() {
    let field = fates(None, Some(Fate::Hesitation)).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 30.0, 20.0);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, jog()).answer(1, Fateful::Pass).answer(0, way(&[(12.0, 10.0)]));
    assert_eq!(now(&scene, 0).at, at(12.0, 10.0));
    assert_eq!(scene.running().view(Viewer::Seat(Seat(0))).players[1].fate, None);
    scene.answer(0, step());
    assert_eq!(scene.asked(1).question, Question::Interrupt { by: ModelId(0), action: Act::Step });
}

/// Ninja-Reflexe (MS-81): all wounds of the action become 0.
#[test]
fn ninja_reflexes_save_from_all_wounds_of_an_action() {
    let field = fates(None, Some(Fate::NinjaReflexes)).model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    let mut scene = field.only(&[]).energy(0, 2).activate(0);
    strike(&mut scene, 1);
    assert_eq!(scene.asked(1).question, Question::Save { model: ModelId(1), wounds: 2 });
    scene.answer(1, Fateful::Use);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 0));
    strike(&mut scene, 1);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (2, 2), "only of that action, and once a game");
}

/// Gefälligkeit aus dem Geisterreich (MS-81): one chosen card for each slain friendly character, hidden from the
/// others.
#[test]
fn the_spirits_lend_cards_for_the_slain() {
    let field = fates(Some(Fate::Favour), None).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 30.0, 20.0);
    let dead = |battle: &mut moonstone::Battle| {
        for model in &mut battle.models[2..] {
            (model.state, model.wounds) = (State::Slain, 9);
        }
    };
    let field = field.model(0, "fritz", 5.0, 5.0).model(0, "fritz", 8.0, 5.0).change(dead);
    let mut scene = field.only(&[0]).activate(0);
    scene.answer(0, Act::Fate { model: None });
    assert_eq!(scene.asked(0).question, Question::Search { left: 2 });
    scene.answer(0, Replacement::By(card("B3")));
    assert!(!scene.offers(0, Replacement::By(card("B3"))), "there is a single one");
    scene.answer(0, Replacement::By(card("C")));
    let (own, other) = (
        scene.running().view(Viewer::Seat(Seat(0))).players[0].clone(),
        scene.running().view(Viewer::Seat(Seat(1))).players[0].clone(),
    );
    assert_eq!(own.own_kept, Some(vec![card("B3"), card("C")]));
    assert_eq!((other.kept, other.own_kept), (2, None));
    assert_eq!(scene.running().view(Viewer::Spectator).decks[0], 19);
    scene.answer(0, Act::GiveBack);
    assert_eq!(scene.running().view(Viewer::Spectator).decks[0], 21);
    let unslain = fates(Some(Fate::Favour), None).model(0, "kaufman", 10.0, 10.0).model(1, "kaufman", 30.0, 20.0);
    assert!(!unslain.activate(0).offers(0, Act::Fate { model: None }), "nobody is slain");
}

/// Ninja-Reflexe (MS-81): played by the attacker, they save the defender as well.
#[test]
fn ninja_reflexes_of_the_attacker_save_both() {
    let field = fates(Some(Fate::NinjaReflexes), None).model(0, "kaufman", 10.0, 10.0).touching(1, "kaufman", 0);
    let mut scene = field.only(&[]).energy(0, 2).activate(0);
    strike(&mut scene, 1);
    assert_eq!(scene.asked(0).question, Question::Save { model: ModelId(0), wounds: 2 });
    scene.answer(0, Fateful::Use);
    assert_eq!((now(&scene, 0).wounds, now(&scene, 1).wounds), (0, 0));
}

/// Gewaltmarsch (MS-80, ruling): two inches are added to the reduced jog of a slow model.
#[test]
fn a_slow_soldier_marches_four_inches() {
    let field = agenda(Agenda::ForcedMarch, "").model(0, "flintlock", 10.0, 10.0).carries(0, 1);
    let mut scene = field.activate(0);
    scene.answer(0, jog());
    assert!(matches!(scene.refused(0, way(&[(14.1, 10.0)])), Refusal::Illegal(Reason::TooLong { .. })));
    scene.answer(0, way(&[(14.0, 10.0)]));
}
