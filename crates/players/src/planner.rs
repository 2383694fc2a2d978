//! A player that judges positions.

use table::{FastDice, Game, Habits, Playout, Seat, Seen};

use crate::Player;
use crate::halving::{count_affordable, count_rounds, draw_by_taste};
use crate::study;
use crate::tree::{Tree, Walk};

/// Looks a little ahead on imagined tables and judges the result: it tries each sensible option many times, plays on by
/// habit as far as the game wants, and takes the option with the best chance of winning.
///
/// In games where that pays ([`Habits::PONDERS`]) what follows an option is thought about in a tree of its own: the more
/// often the option was tried, the more of the next decisions of both sides are good ones.
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
        let mut left = self.draw_lines(seen, (playouts / count_trials(playouts)) as usize);
        let round = u64::from(self.budget) / count_rounds(left.len()).max(1) as u64;
        while left.len() > 1 {
            let (mut spent, mut trials, mut is_done) = (0, 0, true);
            while spent < round && is_done {
                let tried = self.try_each(seen, &mut left, is_late);
                (spent, trials, is_done) = (spent + tried.unwrap_or_default(), trials + 1, tried.is_some());
            }
            left.sort_by_key(|line| std::cmp::Reverse(line.won));
            if !is_done {
                break;
            }
            left.truncate(left.len().div_ceil(2));
            if G::PONDERS && trials >= ENOUGH {
                left.iter_mut().for_each(|line| line.won = 0);
            }
        }
        left[0].option
    }
}

/// An option under trial, with what was tried after it.
struct Line<G: Game> {
    option: usize,
    /// What it has won so far. All remaining candidates have been tried equally often, so sums can be compared.
    won: u64,
    tree: Tree<G>,
}

impl<G: Game> Line<G> {
    fn new(option: usize) -> Self {
        Line { option, won: 0, tree: Tree::new() }
    }
}

/// After this many trials in a round, the next round counts alone: then both sides know better how to go on.
const ENOUGH: u64 = 40;

/// The least number of trials of a candidate in every round it takes part in: with a larger budget there are more
/// candidates, and more trials for each.
fn count_trials(playouts: u64) -> u64 {
    (2 * playouts.isqrt() / 3).max(2)
}

impl Planner {
    /// The options worth trying, as many as the budget allows, drawn by habit.
    fn draw_lines<G: Habits>(&mut self, seen: &Seen<'_, G>, trials: usize) -> Vec<Line<G>> {
        let appeals = seen.appeals();
        let liked = appeals.iter().filter(|appeal| **appeal > 0).count();
        let count = count_affordable(if liked > 0 { liked } else { appeals.len() }, trials);
        draw_by_taste(&appeals, count, &mut self.dice).into_iter().map(Line::new).collect()
    }

    /// What the options worth trying, and `also`, would bring: their shares of the win in thousandths, best first.
    pub fn rate<G: Habits>(&mut self, seen: &Seen<'_, G>, also: usize) -> Vec<(usize, u32)> {
        let playouts = u64::from(self.budget) / G::HORIZON.max(1);
        let mut lines = self.draw_lines(seen, (playouts / count_trials(playouts)) as usize);
        if !lines.iter().any(|line| line.option == also) {
            lines.push(Line::new(also));
        }
        let (mut spent, mut trials) = (0, 0);
        while trials == 0 || spent < u64::from(self.budget) {
            spent += self.try_each(seen, &mut lines, &|| false).unwrap_or_default();
            trials += 1;
        }
        let mut rated: Vec<(usize, u32)> = lines.iter().map(|line| (line.option, (line.won / trials) as u32)).collect();
        rated.sort_by_key(|(option, share)| (std::cmp::Reverse(*share), *option != also, *option));
        rated
    }

    /// Tries every candidate once. Gives the number of decisions; if it got late before all were tried, none of them
    /// count.
    fn try_each<G: Habits>(
        &mut self,
        seen: &Seen<'_, G>,
        lines: &mut [Line<G>],
        is_late: &dyn Fn() -> bool,
    ) -> Option<u64> {
        let imagined = seen.imagine(&mut self.dice);
        let (seed, game) = (self.dice.seed(), seen.game());
        let (mut spent, mut won) = (0, Vec::with_capacity(lines.len()));
        for line in &mut *lines {
            if is_late() {
                return None;
            }
            let choice = &seen.options()[line.option];
            let mut walk = Walk::new(game, &mut line.tree);
            let (playout, end) = imagined.look_along(choice, &[], &mut walk, &mut FastDice::new(seed));
            let path = walk.end();
            let judge = |seat| judge_end(game, &playout, &end, seat);
            line.tree.learn(&path, judge);
            won.push(judge(seen.seat()));
            // The answer itself is a decision too.
            spent += 1 + playout.decisions;
        }
        lines.iter_mut().zip(won).for_each(|(line, won)| line.won += won);
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
