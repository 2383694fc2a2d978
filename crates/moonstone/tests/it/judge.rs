//! Who is ahead, as a good player would judge at a glance.

use moonstone::Moonstone;
use moonstone::battle::State;
use table::{FastDice, Habits, Seat, play_out};

use crate::field::*;

fn share(field: &Field) -> u32 {
    field.game.judge(&field.battle, Seat(0))
}

/// Two models each, all at the same distance from the stone in the middle.
fn even() -> Field {
    Field::new()
        .model(0, "billy", 10.0, 10.0)
        .model(0, "grub", 26.0, 10.0)
        .model(1, "billy", 10.0, 26.0)
        .model(1, "grub", 26.0, 26.0)
        .stone(18.0, 18.0, 2)
}

#[test]
fn an_even_table_is_even() {
    let share = share(&even());
    assert!((490..=510).contains(&share), "{share}");
}

#[test]
fn a_stone_in_hand_counts_more_than_one_on_the_ground_nearby() {
    let near = even().change(|battle| battle.models[0].at = at(18.0, 16.5));
    let carried = even().carries(0, 1).change(|battle| battle.stones.clear());
    assert!(share(&near) > share(&even()));
    assert!(share(&carried) > share(&near));
}

#[test]
fn a_stone_that_lies_deep_is_worth_less_to_the_model_beside_it() {
    let at_depth = |depth: u8| {
        let field = even().change(|battle| battle.models[0].at = at(18.0, 17.0));
        share(&field.change(|battle| battle.stones[0].depth = depth))
    };
    assert!(at_depth(1) > at_depth(3));
}

#[test]
fn a_stone_counts_more_in_the_last_round() {
    let in_round = |round: u8| share(&even().carries(0, 1).change(|battle| battle.round = round));
    assert!(in_round(4) > in_round(1));
}

#[test]
fn wounds_and_losses_make_a_win_less_likely() {
    let wounded = even().wounds(0, 3);
    let slain = even().change(|battle| battle.models[0].state = State::Slain);
    assert!(share(&wounded) < share(&even()));
    assert!(share(&slain) < share(&wounded));
}

#[test]
fn an_enemy_nearby_makes_a_carried_stone_less_safe() {
    let alone = even().carries(0, 1);
    let beset = even().carries(0, 1).change(|battle| battle.models[2].at = at(10.0, 12.5));
    assert!(share(&beset) < share(&alone));
}

/// Also for positions in which a playout stopped in mid-action.
#[test]
fn the_shares_of_all_seats_make_a_whole() {
    for players in 2..=4 {
        let game = Field::with(moonstone::Options { players, ..Default::default() }, "").game;
        for (seed, decisions) in (0..40).zip((0..).step_by(17)) {
            let mut position = table::Game::start(&*game);
            let mut dice = FastDice::new(seed);
            let playout =
                play_out::<Moonstone>(&game, &mut position, &mut table::ByHabit(&*game), &mut dice, decisions);
            if playout.outcome.is_none() {
                let sum: u32 = (0..players).map(|seat| game.judge(&position, Seat(seat))).sum();
                assert!((960..=1040).contains(&sum), "{players} players, seed {seed}, {decisions} decisions: {sum}");
            }
        }
    }
}
