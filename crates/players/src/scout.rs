//! A player that tries out its options.

use table::{AtRandom, ByHabit, FastDice, Habits, Playout, Policy, Seat, Seen, pick_in_proportion, shuffle};

use crate::Player;
use crate::halving::{Candidate, count_affordable, count_rounds};

/// Looks ahead by playouts on imagined tables: it tries each option many times, plays on by habit or at random to the
/// end of the game, and takes the option that won most.
///
/// The playouts are spent by sequential halving: every round shares an equal part of the budget among the remaining
/// candidates, then the worse half is dropped. So a long list of options costs no more than a short one, and the best
/// few get most of the attention. With habits it only tries options that a sensible player would think of, fewer of
/// them and more often: a handful of playouts can tell good options from bad ones, but not good from better.
pub struct Scout {
    dice: FastDice,
    /// Playouts for each question.
    budget: u32,
    /// Whether it knows what is usually good.
    has_habits: bool,
}

/// The value of a sole win; divides evenly among the winners at any small table.
const WIN: u64 = 840;

/// The trials of every candidate in every round it takes part in, if habits say which options are worth trying.
const TRIALS_BY_HABIT: usize = 12;

/// Longer playouts are cut off and count as a draw.
const MAX_DECISIONS: u64 = 20_000;

impl Scout {
    /// Enough to clearly beat a random player, and quick enough for people to play against.
    pub const BUDGET: u32 = 400;

    pub fn new(seed: u64, budget: u32) -> Scout {
        Scout { dice: FastDice::new(seed), budget, has_habits: true }
    }

    /// A scout that knows nothing of the game but its rules, and stays equally strong whatever habits the game learns.
    pub fn without_habits(seed: u64, budget: u32) -> Scout {
        Scout { has_habits: false, ..Scout::new(seed, budget) }
    }
}

impl<G: Habits> Player<G> for Scout {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.choose_until(seen, &|| false)
    }

    fn choose_until(&mut self, seen: &Seen<'_, G>, is_late: &dyn Fn() -> bool) -> usize {
        assert!(!seen.options().is_empty(), "{:?} has no options", seen.question());
        let mut left = self.draw_candidates(seen);
        let rounds = count_rounds(left.len());
        while left.len() > 1 {
            let sweeps = (self.budget as usize / (rounds * left.len())).max(1);
            let is_done = (0..sweeps).all(|_| self.try_each(seen, &mut left, is_late));
            left.sort_by_key(|candidate| std::cmp::Reverse(candidate.won));
            if !is_done {
                break;
            }
            left.truncate(left.len().div_ceil(2));
        }
        left[0].option
    }
}

impl Scout {
    /// As many options as the budget allows: drawn by habit, or in random order, so that ties are broken at random.
    fn draw_candidates<G: Habits>(&mut self, seen: &Seen<'_, G>) -> Vec<Candidate> {
        let mut order: Vec<usize> = (0..seen.options().len()).collect();
        if self.has_habits && G::HAS_HABITS {
            let count = count_affordable(order.len(), self.budget as usize / TRIALS_BY_HABIT).max(2);
            order = self.draw_by_habit(seen, order, count);
        } else {
            shuffle(&mut order, &mut self.dice);
            order.truncate(count_affordable(order.len(), self.budget as usize));
        }
        order.into_iter().map(Candidate::new).collect()
    }

    fn draw_by_habit<G: Habits>(&mut self, seen: &Seen<'_, G>, mut left: Vec<usize>, count: usize) -> Vec<usize> {
        let (mut drawn, appeals) = (Vec::new(), seen.appeals());
        while drawn.len() < count && !left.is_empty() {
            let picked = pick_in_proportion(left.iter().map(|option| appeals[*option]), &mut self.dice);
            drawn.push(left.remove(picked));
        }
        drawn
    }

    /// Plays every candidate out once, all on the same imagined table and with the same dice, so that the difference is
    /// theirs and not luck. If it got late before all were tried, none of these playouts count.
    fn try_each<G: Habits>(
        &mut self,
        seen: &Seen<'_, G>,
        candidates: &mut [Candidate],
        is_late: &dyn Fn() -> bool,
    ) -> bool {
        let imagined = seen.imagine(&mut self.dice);
        let seed = self.dice.seed();
        let mut won = Vec::with_capacity(candidates.len());
        for candidate in &*candidates {
            if is_late() {
                return false;
            }
            let choice = &seen.options()[candidate.option];
            let mut habit = ByHabit(seen.game());
            let policy: &mut dyn Policy<G> = if self.has_habits { &mut habit } else { &mut AtRandom };
            let (playout, _) = imagined.play_out(choice, &[], policy, &mut FastDice::new(seed), MAX_DECISIONS);
            won.push(share_of_win(&playout, seen.seat(), seen.game().seats()));
        }
        candidates.iter_mut().zip(won).for_each(|(candidate, won)| candidate.won += won);
        true
    }
}

/// What a playout is worth to a seat. A draw, or a game that was cut off, is shared by all.
fn share_of_win(playout: &Playout, seat: Seat, seats: u8) -> u64 {
    match &playout.outcome {
        Some(outcome) if outcome.winners.contains(&seat) => WIN / outcome.winners.len() as u64,
        Some(outcome) if !outcome.winners.is_empty() => 0,
        Some(_) | None => WIN / u64::from(seats.max(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Outcome;

    #[test]
    fn a_win_is_shared_by_its_winners_and_a_draw_by_all() {
        let worth = |winners: Option<&[u8]>| {
            let outcome = winners
                .map(|winners| Outcome { winners: winners.iter().map(|seat| Seat(*seat)).collect(), reason: "end" });
            share_of_win(&Playout { outcome, decisions: 1 }, Seat(0), 3)
        };
        assert_eq!(worth(Some(&[0])), WIN);
        assert_eq!(worth(Some(&[1])), 0);
        assert_eq!(worth(Some(&[0, 2])), WIN / 2);
        assert_eq!(worth(Some(&[])), WIN / 3);
        assert_eq!(worth(None), WIN / 3);
    }
}
