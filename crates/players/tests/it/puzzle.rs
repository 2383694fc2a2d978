//! What options are worth for a goal.

use std::sync::Arc;

use players::puzzle::{Goal, Worth, weigh_goal};
use table::{Game, Match, Rolls, Seat};

use super::stones::{Event, Options, Position, Step, Stones};

/// A heap with a mine of the other seat under one of the four lowest stones: nobody knows which.
fn weigh(heap: u8, goal: Goal) -> Vec<u32> {
    let game = Stones::set_up(Arc::new(()), Options { stones: 9 }).expect("the options are valid");
    let position = Position { step: Step::Turn, heap, turn: Seat(0), mines: [1, 2] };
    let played = Match::from_position(Arc::new(game), Rolls::Outside, position).expect("it is possible");
    let seen = played.seen(Seat(0)).expect("this seat is asked");
    let no_breaks = |_: &Event| false;
    weigh_goal(&seen, goal, 200, 1, &no_breaks).expect("the search is short").0
}

/// Taking all three wins at once unless the mine lies under one of them: one of four places is none of theirs. Anything
/// else gives the other seat its turn.
#[test]
fn winning_in_this_turn_is_counted_at_imagined_tables() {
    let worth = weigh(3, Goal::Win);
    assert_eq!(worth[..2], [0, 0]);
    assert!((200..300).contains(&worth[2]), "{worth:?}");
    assert_eq!(worth, weigh(3, Goal::Win), "the same seed gives the same");
}

/// With eight stones nobody wins in this turn.
#[test]
fn nothing_wins_from_far_away() {
    assert_eq!(weigh(8, Goal::Win), [0, 0, 0]);
}

#[test]
fn the_best_option_is_told_from_the_second_best() {
    assert_eq!(Worth(vec![100, 700, 400]).best(), Some((1, 300)));
    assert_eq!(Worth(vec![700, 700]).best(), Some((0, 0)));
    assert_eq!(Worth(vec![700]).best(), None);
}
