//! Looking back at a match: who was ahead, what a choice was worth, what would have been better.

use table::{FastDice, Habits, Match, Seat, Seen};

use crate::Level;
use crate::planner::judge_end;

/// A choice of a recorded match. Shares are of the win, in thousandths.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// How likely each seat was to win before the choice.
    pub before: Vec<u32>,
    /// The same right after the choice, before any die was rolled.
    pub expected: Vec<u32>,
    /// A better option given what the seat knew, and how much more it was worth. An answer outside the options is not
    /// compared.
    pub better: Option<(usize, u32)>,
}

/// How many playouts start from a position.
const TRIALS: u64 = 200;

/// How likely each seat is to win from here if all play on by habit, with everything hidden taken into account.
pub fn share_out_win<G: Habits>(running: &Match<G>, answer: Option<(Seat, &G::Choice)>) -> Vec<u32> {
    let game = &**running.game();
    let mut sums = vec![0; game.seats().into()];
    for seed in 0..TRIALS {
        let (playout, end) = running.look_ahead(answer, &mut FastDice::new(seed));
        for (sum, seat) in sums.iter_mut().zip((0..).map(Seat)) {
            *sum += judge_end(game, &playout, &end, seat);
        }
    }
    sums.into_iter().map(|sum| (sum / TRIALS) as u32).collect()
}

/// Judges a choice that a seat made at its question.
pub fn weigh<G: Habits>(running: &Match<G>, seat: Seat, choice: &G::Choice, level: Level) -> Option<Weighed> {
    let seen = running.seen(seat)?;
    let taken = seen.options().iter().position(|option| option == choice);
    Some(Weighed {
        before: share_out_win(running, None),
        expected: share_out_win(running, Some((seat, choice))),
        better: taken.and_then(|taken| find_better(&seen, taken, level)),
    })
}

fn find_better<G: Habits>(seen: &Seen<'_, G>, taken: usize, level: Level) -> Option<(usize, u32)> {
    let rated = level.player::<G>(1).rate(seen, taken);
    let worth = rated.iter().find(|(option, _)| *option == taken)?.1;
    rated.first().map(|(best, share)| (*best, share - worth)).filter(|(_, gain)| *gain > 0)
}
