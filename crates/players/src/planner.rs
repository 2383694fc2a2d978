//! A player that judges positions.

use table::{FastDice, Habits, Playout, Seat, Seen};

use crate::Player;
use crate::halving::{Candidate, count_affordable, count_rounds, draw_by_taste};
use crate::study;

/// Looks a little ahead on imagined tables and judges the result: it tries each sensible option many times, plays on by
/// habit up to the horizon of the game, and takes the option with the best chance of winning.
///
/// The budget is spent by sequential halving: every round shares an equal part of it among the remaining candidates,
/// then the worse half is dropped. All candidates are tried on the same tables with the same dice, so that the
/// difference is theirs and not luck. If only one option makes sense, there is nothing to think about.
pub struct Planner {
    dice: FastDice,
    /// Decisions of the engine for each question.
    budget: u32,
}

/// A certain win, in the unit of [`Habits::judge`].
const WIN: u64 = 1000;

impl Planner {
    pub fn new(seed: u64, budget: u32) -> Planner {
        Planner { dice: FastDice::new(seed), budget }
    }
}

impl<G: Habits> Player<G> for Planner {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.choose_until(seen, &|| false)
    }

    fn choose_until(&mut self, seen: &Seen<'_, G>, is_late: &dyn Fn() -> bool) -> usize {
        assert!(!seen.options().is_empty(), "{:?} has no options", seen.question());
        if let Some(option) = study::answer(seen, self.budget, &mut self.dice, is_late) {
            return option;
        }
        let playouts = u64::from(self.budget) / G::HORIZON.max(1);
        let mut left = self.draw_candidates(seen, (playouts / count_trials(playouts)) as usize);
        let round = u64::from(self.budget) / count_rounds(left.len()).max(1) as u64;
        while left.len() > 1 {
            let (mut spent, mut is_done) = (0, true);
            while spent < round && is_done {
                let tried = self.try_each(seen, &mut left, is_late);
                (spent, is_done) = (spent + tried.unwrap_or_default(), tried.is_some());
            }
            left.sort_by_key(|candidate| std::cmp::Reverse(candidate.won));
            if !is_done {
                break;
            }
            left.truncate(left.len().div_ceil(2));
        }
        left[0].option
    }
}

/// The least number of trials of a candidate in every round it takes part in: with a larger budget there are more
/// candidates, and more trials for each.
fn count_trials(playouts: u64) -> u64 {
    (2 * playouts.isqrt() / 3).max(2)
}

impl Planner {
    /// The options worth trying, as many as the budget allows, drawn by habit.
    fn draw_candidates<G: Habits>(&mut self, seen: &Seen<'_, G>, trials: usize) -> Vec<Candidate> {
        let appeals = seen.appeals();
        let liked = appeals.iter().filter(|appeal| **appeal > 0).count();
        let count = count_affordable(if liked > 0 { liked } else { appeals.len() }, trials);
        draw_by_taste(&appeals, count, &mut self.dice).into_iter().map(Candidate::new).collect()
    }

    /// What the options worth trying, and `also`, would bring: their shares of the win in thousandths, best first.
    pub fn rate<G: Habits>(&mut self, seen: &Seen<'_, G>, also: usize) -> Vec<(usize, u32)> {
        let playouts = u64::from(self.budget) / G::HORIZON.max(1);
        let mut candidates = self.draw_candidates(seen, (playouts / count_trials(playouts)) as usize);
        if !candidates.iter().any(|candidate| candidate.option == also) {
            candidates.push(Candidate::new(also));
        }
        let (mut spent, mut trials) = (0, 0);
        while trials == 0 || spent < u64::from(self.budget) {
            spent += self.try_each(seen, &mut candidates, &|| false).unwrap_or_default();
            trials += 1;
        }
        let mut rated: Vec<(usize, u32)> =
            candidates.iter().map(|candidate| (candidate.option, (candidate.won / trials) as u32)).collect();
        rated.sort_by_key(|(option, share)| (std::cmp::Reverse(*share), *option != also, *option));
        rated
    }

    /// Tries every candidate once. Gives the number of decisions; if it got late before all were tried, none of them
    /// count.
    fn try_each<G: Habits>(
        &mut self,
        seen: &Seen<'_, G>,
        candidates: &mut [Candidate],
        is_late: &dyn Fn() -> bool,
    ) -> Option<u64> {
        let imagined = seen.imagine(&mut self.dice);
        let (seed, game) = (self.dice.seed(), seen.game());
        let (mut spent, mut won) = (0, Vec::with_capacity(candidates.len()));
        for candidate in &*candidates {
            if is_late() {
                return None;
            }
            let choice = &seen.options()[candidate.option];
            let (playout, end) = imagined.look_ahead(choice, &[], &mut FastDice::new(seed));
            won.push(judge_end(game, &playout, &end, seen.seat()));
            // The answer itself is a decision too.
            spent += 1 + playout.decisions;
        }
        candidates.iter_mut().zip(won).for_each(|(candidate, won)| candidate.won += won);
        Some(spent)
    }
}

/// What the end of a playout is worth to a seat: its win, or the judgement if the game is not over.
pub(crate) fn judge_end<G: Habits>(game: &G, playout: &Playout, end: &G::Position, seat: Seat) -> u64 {
    match &playout.outcome {
        Some(outcome) if outcome.winners.contains(&seat) => WIN / outcome.winners.len() as u64,
        Some(outcome) if !outcome.winners.is_empty() => 0,
        Some(_) => game.judge_draw().into(),
        None => game.judge(end, seat).into(),
    }
}
