//! The player that judges.

use table::{FastDice, Habits, Pending, Playout, Rolls, Seat, Seen, pick_in_proportion};

use crate::Player;
use crate::duel::{self, World};
use crate::halving::{Candidate, count_affordable, count_rounds};
use crate::tree::{Params, Tree, Walk};

/// Looks a little ahead on imagined tables and judges where that leads: it tries each sensible option many times, goes
/// on by habit up to the horizon of the game, and takes the option after which it expects to win most.
///
/// The budget is spent by sequential halving: every round shares an equal part of it among the candidates that are left,
/// then the worse half goes. All candidates are tried on the same tables with the same dice, so that they differ by what
/// they are and not by luck. Where only one option makes sense there is nothing to think about.
pub struct Planner {
    dice: FastDice,
    /// Decisions of the engine for each question.
    budget: u32,
    params: Option<Params>,
}

/// A certain win, in the unit of [`Habits::judge`].
const WIN: u64 = 1000;

impl Planner {
    pub fn new(seed: u64, budget: u32) -> Planner {
        Planner { dice: FastDice::new(seed), budget, params: None }
    }

    pub fn with_tree(seed: u64, budget: u32, params: Params) -> Planner {
        Planner { dice: FastDice::new(seed), budget, params: Some(params) }
    }

    fn climb<G: Habits>(&mut self, seen: &Seen<'_, G>, params: Params, is_late: &dyn Fn() -> bool) -> usize {
        let horizon = params.horizon.unwrap_or(G::HORIZON);
        let playouts = u64::from(self.budget) / horizon.max(1);
        let candidates = self.draw_candidates(seen, (playouts / count_trials(playouts)) as usize);
        let mut left: Vec<(Candidate, Tree<G>)> =
            candidates.into_iter().map(|candidate| (candidate, Tree::new())).collect();
        let round = u64::from(self.budget) / count_rounds(left.len()).max(1) as u64;
        let game = seen.game();
        while left.len() > 1 {
            let mut spent = 0;
            if params.fresh {
                left.iter_mut().for_each(|(candidate, _)| candidate.won = 0);
            }
            let mut is_done = true;
            while spent < round && is_done {
                let imagined = seen.imagine(&mut self.dice);
                let seed = self.dice.seed();
                for (candidate, tree) in &mut left {
                    if is_late() {
                        is_done = false;
                        break;
                    }
                    let choice = &seen.options()[candidate.option];
                    let mut walk = Walk::new(game, tree, params, horizon, seen.seat());
                    let (playout, end) = imagined.look_along(choice, &[], &mut walk, &mut FastDice::new(seed));
                    let path = walk.end();
                    candidate.won += judge_end(game, &playout, &end, seen.seat());
                    tree.learn(&path, |seat| judge_end(game, &playout, &end, seat));
                    spent += 1 + playout.decisions;
                }
            }
            left.sort_by_key(|(candidate, _)| std::cmp::Reverse(candidate.won));
            if !is_done {
                break;
            }
            left.truncate(left.len().div_ceil(2));
        }
        left[0].0.option
    }
}

impl<G: Habits> Player<G> for Planner {
    fn choose(&mut self, seen: &Seen<'_, G>) -> usize {
        self.choose_until(seen, &|| false)
    }

    fn choose_until(&mut self, seen: &Seen<'_, G>, is_late: &dyn Fn() -> bool) -> usize {
        assert!(!seen.options().is_empty(), "{:?} has no options", seen.question());
        if let Some(option) = self.answer_duel(seen, is_late) {
            return option;
        }
        if let Some(params) = self.params {
            return self.climb(seen, params, is_late);
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

/// How often a candidate is tried at least in every round it is in: who has more time looks at more candidates, and at
/// each of them longer.
fn count_trials(playouts: u64) -> u64 {
    (2 * playouts.isqrt() / 3).max(2)
}

impl Planner {
    /// The options worth trying, as many as the budget can look at, drawn by habit.
    fn draw_candidates<G: Habits>(&mut self, seen: &Seen<'_, G>, trials: usize) -> Vec<Candidate> {
        let appeals = seen.appeals();
        let mut left: Vec<usize> = (0..appeals.len()).filter(|option| appeals[*option] > 0).collect();
        if left.is_empty() {
            left = (0..appeals.len()).collect();
        }
        let count = count_affordable(left.len(), trials);
        let mut drawn = Vec::new();
        while drawn.len() < count {
            let picked = pick_in_proportion(left.iter().map(|option| appeals[*option]), &mut self.dice);
            drawn.push(Candidate::new(left.swap_remove(picked)));
        }
        drawn
    }

    /// What the options worth trying, and `also`, would bring: their shares of the win in thousandths, the best first.
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

    /// Tries every candidate once. Gives the decisions it took; if it got late before all were tried, nothing counts.
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

/// Two seats that answer at the same time: a best answer that the other side can foresee is none.
impl Planner {
    /// An answer drawn from a mix that the other side cannot profit from knowing, if this is a duel and the budget is
    /// enough to look at one.
    fn answer_duel<G: Habits>(&mut self, seen: &Seen<'_, G>, is_late: &dyn Fn() -> bool) -> Option<usize> {
        if !seen.is_sealed() || seen.options().len() == 1 {
            return None;
        }
        let mut own = self.draw_candidates(seen, usize::MAX);
        own.truncate(MOST_ANSWERS);
        let mut worlds = Vec::new();
        let mut left = i64::from(self.budget);
        while worlds.len() < MOST_WORLDS && left > 0 && (worlds.is_empty() || !is_late()) {
            let (world, spent) = self.imagine_world(seen, &own)?;
            left -= spent as i64;
            worlds.push(world);
        }
        if worlds.is_empty() {
            return None;
        }
        let solution = duel::solve(&worlds, ACCURACY, MOST_ROUNDS);
        Some(own[solution.draw(&mut self.dice)].option)
    }

    /// What all pairs of answers lead to at one imagined table, and the decisions it took. Nothing if there is not
    /// exactly one other seat that is asked there.
    fn imagine_world<G: Habits>(&mut self, seen: &Seen<'_, G>, own: &[Candidate]) -> Option<(World, u64)> {
        let imagined = seen.imagine(&mut self.dice);
        let (seed, game) = (self.dice.seed(), seen.game());
        let table = imagined.to_match(Rolls::Seeded(seed)).ok()?;
        let Pending::Asked(asked) = table.pending() else { return None };
        let mut rivals = asked.iter().filter(|asked| asked.seat != seen.seat());
        let (rival, None) = (rivals.next()?, rivals.next()) else { return None };
        let answers = most_liked(&table.seen(rival.seat)?.appeals());
        let mut spent = 0;
        let mut try_pair = |candidate: &Candidate, answer: usize| {
            let (choice, answer) = (&seen.options()[candidate.option], (rival.seat, &rival.options[answer]));
            let (playout, end) = imagined.look_ahead(choice, &[answer], &mut FastDice::new(seed));
            spent += 2 + playout.decisions;
            judge_end(game, &playout, &end, seen.seat()) as i64
        };
        let worth = own.iter().map(|own| answers.iter().map(|answer| try_pair(own, *answer)).collect()).collect();
        Some((World { worth }, spent))
    }
}

/// Duels are solved for this many answers of each side, and at this many imagined tables.
const MOST_ANSWERS: usize = 8;
const MOST_WORLDS: usize = 32;
/// A thousandth of a certain win is below what a judgement can tell.
const ACCURACY: i64 = duel::ALWAYS / 1000;
const MOST_ROUNDS: u32 = 2000;

/// The options that appeal most, of those that appeal at all; all are the same to who likes none.
fn most_liked(appeals: &[u32]) -> Vec<usize> {
    let mut liked: Vec<usize> = (0..appeals.len()).filter(|option| appeals[*option] > 0).collect();
    if liked.is_empty() {
        liked = (0..appeals.len()).collect();
    }
    liked.sort_by_key(|option| std::cmp::Reverse(appeals[*option]));
    liked.truncate(MOST_ANSWERS);
    liked
}

/// What the end of a playout is worth to a seat: what it won, or what it may expect where the game goes on.
pub(crate) fn judge_end<G: Habits>(game: &G, playout: &Playout, end: &G::Position, seat: Seat) -> u64 {
    match &playout.outcome {
        Some(outcome) if outcome.winners.contains(&seat) => WIN / outcome.winners.len() as u64,
        Some(outcome) if !outcome.winners.is_empty() => 0,
        Some(_) => game.judge_draw().into(),
        None => game.judge(end, seat).into(),
    }
}
