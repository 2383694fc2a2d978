//! Eine Runde spielen: replenish, activations, clean-up, who begins, and how the game is won (MS-10 to MS-14).

use crate::field::*;
use moonstone::asked::Question;
use moonstone::battle::{Ending, ModelId, Step};
use moonstone::told::Event;
use moonstone::{Moonstone, Options};
use table::{Faces, Pending, Scene, Seat};

fn players(players: u8) -> Field {
    Field::with(Options { players, fates: false, ..Options::default() }, "")
}

/// One model each, far apart.
fn duel() -> Field {
    Field::new().model(0, "kaufman", 5.0, 5.0).model(1, "beaky-bobby", 30.0, 30.0)
}

/// Begins a round after this many others.
fn begin_round(field: Field, before: u8) -> Scene<Moonstone> {
    field.change(|battle| battle.round = before).scene([Step::BeginRound])
}

/// Passes for the rest of a round.
#[track_caller]
fn let_all_pass(scene: &mut Scene<Moonstone>) {
    let round = scene.now().round;
    while scene.now().round == round && scene.outcome().is_none() {
        let Some(seat) = (0..4).find(|seat| scene.running().asked(Seat(*seat)).is_some()) else { return };
        let choice = match scene.asked(seat).question {
            Question::Act { .. } => end(),
            _ => scene.asked(seat).options[0].clone(),
        };
        scene.answer(seat, choice);
    }
}

/// Auffrischungsphase (MS-10): Beaky Bobby has four blue boxes; after two wounds three are left.
#[test]
fn every_blue_box_that_is_left_gives_an_energy() {
    let field = duel().model(1, "beaky-bobby", 25.0, 30.0).wounds(1, 2).energy(0, 0).energy(1, 0).energy(2, 0);
    let scene = begin_round(field.change(|battle| battle.initiative = Some(Seat(0))), 0);
    assert_eq!((now(&scene, 2).energy, now(&scene, 1).energy), (4, 3));
    assert_eq!(now(&scene, 0).energy, 3);
}

/// Auffrischungsphase (MS-10), Gesundheitsleiste (MS-66): each box crossed off from the right counts by its own colour.
#[test]
fn energy_falls_as_boxes_are_crossed_off_from_the_right() {
    for (wounds, energy) in [(0, 4), (1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (6, 1)] {
        let field = duel().wounds(1, wounds).change(|battle| battle.initiative = Some(Seat(0)));
        assert_eq!(now(&begin_round(field, 0), 1).energy, energy, "{wounds} wounds");
    }
}

/// Aktivierungsphase (MS-11): players take turns; a player without models left to activate is skipped.
#[test]
fn players_activate_in_turn_until_all_are_activated() {
    let mut scene = Field::new()
        .model(0, "kaufman", 5.0, 5.0)
        .model(1, "beaky-bobby", 30.0, 30.0)
        .model(0, "fritz", 8.0, 5.0)
        .model(0, "billy", 11.0, 5.0)
        .only(&[])
        .scene([Step::NextActivation]);
    scene.answer(0, ModelId(2)).answer(0, end()).answer(1, ModelId(1)).answer(1, end());
    assert!(!scene.offers(0, ModelId(2)), "it was activated already");
    scene.answer(0, ModelId(0)).answer(0, end()).answer(0, ModelId(3)).answer(0, end());
    assert_eq!(scene.now().round, 2);
    scene.rolls([6, 1]);
}

/// Aktivierungsphase (MS-11), three players: the next player to the left, whoever began.
#[test]
fn the_next_to_the_left_activates() {
    let field = players(3)
        .model(0, "kaufman", 5.0, 5.0)
        .model(1, "fritz", 15.0, 5.0)
        .model(2, "billy", 25.0, 5.0)
        .model(2, "gotchgut", 30.0, 5.0)
        .only(&[])
        .change(|battle| battle.turn = Seat(2));
    let mut scene = field.scene([Step::NextActivation]);
    scene.answer(2, ModelId(2)).answer(2, end()).answer(0, ModelId(0)).answer(0, end());
    scene.answer(1, ModelId(1)).answer(1, end()).answer(2, ModelId(3)).answer(2, end());
    assert_eq!(scene.now().round, 2);
}

/// Aktivierungsphase (MS-11), four players: around the table, skipping players who have no models left or have
/// resigned.
#[test]
fn four_players_activate_around_the_table() {
    let field = players(4)
        .model(0, "kaufman", 5.0, 5.0)
        .model(1, "fritz", 15.0, 5.0)
        .model(2, "billy", 25.0, 5.0)
        .model(3, "gotchgut", 30.0, 5.0)
        .only(&[])
        .change(|battle| (battle.turn, battle.models[0].has_activated) = (Seat(3), true));
    let mut scene = field.scene([Step::NextActivation]);
    scene.answer(3, ModelId(3));
    assert!(scene.running().resign(Seat(1)).is_ok());
    scene.answer(3, end()).answer(2, ModelId(2)).answer(2, end());
    assert_eq!(scene.now().round, 2);
}

/// Aufräumphase (MS-12): unspent energy does not carry over to the next round.
#[test]
fn unspent_energy_is_lost() {
    let mut scene = duel().wounds(1, 6).energy(1, 4).scene([Step::NextActivation]);
    scene.answer(0, ModelId(0)).answer(0, end());
    assert_eq!(now(&scene, 0).energy, 3, "it stays until the round is over");
    scene.answer(1, ModelId(1)).answer(1, end());
    assert_eq!((now(&scene, 0).energy, now(&scene, 1).energy), (3, 1));
    scene.rolls([6, 1]);
}

/// Wer aktiviert zuerst (MS-13), round 1: no roll; the player with the initiative decides.
#[test]
fn in_round_one_the_initiative_decides() {
    let mut scene = begin_round(duel().change(|battle| battle.initiative = Some(Seat(1))), 0);
    assert_eq!(scene.asked(1).question, Question::First);
    scene.answer(1, Seat(0));
    assert_eq!(scene.asked(0).question, Question::Activate);
}

/// Wer aktiviert zuerst (MS-13): if no player has the initiative, all roll; ties are rolled again.
#[test]
fn without_initiative_the_highest_roll_decides() {
    let field = players(3).model(0, "kaufman", 5.0, 5.0).model(1, "fritz", 15.0, 5.0).model(2, "billy", 25.0, 5.0);
    let mut scene = begin_round(field, 0);
    scene.rolls([5, 2, 5, 3, 4]);
    assert_eq!(scene.asked(2).question, Question::First);
    scene.answer(2, Seat(1));
    assert_eq!(scene.asked(1).question, Question::Activate);
}

/// Wer aktiviert zuerst (MS-13): the initiative adds 2 in round 2, 1 in round 3, and nothing later.
#[test]
fn the_initiative_helps_until_round_three() {
    for (before, helped) in [(1, 2), (2, 1), (3, 0), (4, 0)] {
        // One more than the other roll wins.
        let field = duel().change(|battle| battle.initiative = Some(Seat(0)));
        let mut scene = begin_round(field, before);
        scene.rolls([5 - helped, 4]);
        assert_eq!(scene.asked(0).question, Question::First, "round {}", before + 1);
        let dice = Faces(vec![5 - helped as u8]);
        assert!(scene.told().contains(&Event::Rolled { seat: Seat(0), dice, value: 5 }));
        // A tie is rolled again, and the bonus counts again.
        let field = duel().change(|battle| battle.initiative = Some(Seat(0)));
        let mut scene = begin_round(field, before);
        scene.rolls([4 - helped, 4, 3 - helped, 4]);
        assert_eq!(scene.asked(1).question, Question::First, "round {}", before + 1);
    }
}

/// Das Spiel gewinnen (MS-14): four rounds, then the most moonstones win.
#[test]
fn after_four_rounds_the_most_moonstones_win() {
    for before in 1..=4 {
        let mut scene = duel()
            .only(&[])
            .carries(0, 1)
            .carries(1, 2)
            .change(|battle| battle.round = before)
            .scene([Step::NextActivation]);
        let_all_pass(&mut scene);
        assert_eq!(scene.outcome().is_some(), before == 4, "round {before}");
    }
    let mut scene = duel().only(&[]).carries(1, 2).change(|battle| battle.round = 4).scene([Step::NextActivation]);
    let_all_pass(&mut scene);
    assert_eq!(scene.now().ending, Some(Ending::MostStones { winner: Seat(1) }));
    assert_eq!(scene.outcome().map(|outcome| outcome.winners.clone()), Some(vec![Seat(1)]));
}

/// Das Spiel gewinnen (MS-14): if the leaders are tied there is one more round, and a player behind them may still win.
#[test]
fn leaders_that_are_tied_play_one_more_round() {
    let field = players(3)
        .model(0, "kaufman", 5.0, 5.0)
        .model(1, "fritz", 15.0, 5.0)
        .model(2, "billy", 25.0, 5.0)
        .only(&[])
        .carries(0, 1)
        .carries(1, 1);
    let mut scene = field.change(|battle| battle.round = 4).scene([Step::NextActivation]);
    let_all_pass(&mut scene);
    assert_eq!((scene.now().round, scene.outcome()), (5, None));
    assert!(matches!(scene.running().pending(), Pending::Roll { sides: 6, .. }));
}

/// Das Spiel gewinnen (MS-14): in the deciding round the first player to have more stones than every other wins at
/// once.
#[test]
fn in_the_deciding_round_the_first_to_be_ahead_wins_at_once() {
    let field = || duel().stone_at(0, 1).stone_at(0, 1).only(&[0]).change(|battle| battle.round = 5);
    let stones = |battle: &mut moonstone::Battle| battle.stones[1].at = at(20.0, 20.0);
    let mut scene = field().change(stones).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!(scene.now().ending, Some(Ending::Overtime { winner: Seat(0) }));
    // Drawing level is not enough.
    let mut scene = field().change(stones).carries(1, 1).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!(scene.outcome(), None);
    // In the fourth round nothing ends early.
    let mut scene = field().change(stones).change(|battle| battle.round = 4).activate(0);
    scene.answer(0, harvest(0));
    assert_eq!(scene.outcome(), None);
}

/// Das Spiel gewinnen (MS-14, ruling): leaders who stay tied keep playing further rounds, four at most.
#[test]
fn leaders_that_stay_tied_play_on_and_share_the_win_at_last() {
    let tied = |round: u8| {
        let field = duel().only(&[]).carries(0, 1).carries(1, 1);
        let mut scene = field.change(|battle| battle.round = round).scene([Step::NextActivation]);
        let_all_pass(&mut scene);
        scene
    };
    assert_eq!(tied(5).now().round, 6);
    assert_eq!(tied(7).now().round, 8);
    let shared = tied(8);
    assert_eq!(shared.now().ending, Some(Ending::Shared { winners: vec![Seat(0), Seat(1)] }));
}

/// Wer aktiviert zuerst (MS-13): players tied behind the highest do not roll again.
#[test]
fn only_the_highest_roll_again() {
    let field = || players(3).model(0, "kaufman", 5.0, 5.0).model(1, "fritz", 15.0, 5.0).model(2, "billy", 25.0, 5.0);
    let mut scene = begin_round(field(), 0);
    scene.rolls([2, 5, 2]);
    assert_eq!(scene.asked(1).question, Question::First);
    let mut scene = begin_round(field(), 0);
    scene.rolls([5, 2, 5, 3, 6]);
    assert_eq!(scene.asked(2).question, Question::First, "the two who are tied for the first place roll again");
}
