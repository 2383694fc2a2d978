//! Solves simultaneous choices: how often to give each answer so that nobody gains by knowing it.

use table::Dice;

use crate::regret::{self, Learner};
pub use crate::regret::{ALWAYS, Mix};

/// What every pair of answers is worth at one table that a player can imagine: `worth[own][other]`, up to
/// [`CERTAIN`]. One side's gain is the other's loss.
pub struct World {
    pub worth: Vec<Vec<i64>>,
}

/// A certain win, as in [`table::Habits::judge`].
pub const CERTAIN: i64 = 1000;

/// How to answer when any of several equally likely worlds may be the real one. The other side knows which one is real,
/// and has a mix for each of them.
pub struct Solution {
    pub own: Mix,
    pub others: Vec<Mix>,
}

/// Solves a duel by regret matching+ with alternating updates and averages that weight later rounds more. Stops when
/// neither side could gain more than `accuracy` (in parts of [`ALWAYS`] of the range of results), or after `most`
/// rounds.
pub fn solve(worlds: &[World], accuracy: i64, most: u32) -> Solution {
    assert!(!worlds.is_empty(), "a duel takes place in some world");
    let accuracy = accuracy * range(worlds) / CERTAIN;
    let mut own = Learner::new(worlds[0].worth.len());
    let mut others: Vec<Learner> = worlds.iter().map(|world| Learner::new(world.worth[0].len())).collect();
    for round in 1..=most {
        for (world, other) in worlds.iter().zip(&mut others) {
            let loss = gains_of_other(world, &own.now);
            other.learn(&loss, round);
        }
        let gains = gains_of_own(worlds, others.iter().map(|other| &other.now));
        own.learn(&gains, round);
        if round % CHECKED == 0 && count_gap(worlds, &own.average(), others.iter().map(Learner::average)) <= accuracy {
            break;
        }
    }
    Solution { own: own.average(), others: others.iter().map(Learner::average).collect() }
}

/// Convergence is checked once every this many rounds.
const CHECKED: u32 = 32;

impl Solution {
    /// How much more both sides together could win with a best response to the other's mix; 0 in equilibrium. In parts
    /// of [`ALWAYS`] of a certain win.
    pub fn gap(&self, worlds: &[World]) -> i64 {
        count_gap(worlds, &self.own, self.others.iter().cloned())
    }

    /// What each of one's answers is worth against the other side's mixes, in parts of [`ALWAYS`] of a certain win.
    pub fn worth(&self, worlds: &[World]) -> Vec<i64> {
        gains_of_own(worlds, self.others.iter())
    }

    /// How much more the other side could win if it knew one's mix, in parts of [`ALWAYS`] of a certain win.
    pub fn exploit(&self, worlds: &[World], mix: &Mix) -> i64 {
        let lost = |world: &World| gains_of_other(world, mix).into_iter().max().unwrap_or(0);
        let sure = -worlds.iter().map(lost).sum::<i64>() / worlds.len() as i64;
        let worth = self.worth(worlds).into_iter().max().unwrap_or(0);
        (worth - sure).max(0)
    }

    /// Draws one of one's answers according to the mix.
    pub fn draw(&self, dice: &mut impl Dice) -> usize {
        regret::draw(&self.own, dice)
    }
}

/// The difference between the best and the worst result.
pub(crate) fn range(worlds: &[World]) -> i64 {
    let all = || worlds.iter().flat_map(|world| &world.worth).flatten().copied();
    all().max().unwrap_or(0) - all().min().unwrap_or(0)
}

/// The gain of each of one's answers, over all worlds, in parts of [`ALWAYS`] of a certain win.
fn gains_of_own<M: std::borrow::Borrow<Mix>>(worlds: &[World], others: impl Iterator<Item = M>) -> Vec<i64> {
    let mut gains = vec![0; worlds[0].worth.len()];
    for (world, other) in worlds.iter().zip(others) {
        for (gain, row) in gains.iter_mut().zip(&world.worth) {
            *gain += row.iter().zip(other.borrow()).map(|(worth, share)| worth * share).sum::<i64>();
        }
    }
    gains.iter().map(|gain| gain / (CERTAIN * worlds.len() as i64)).collect()
}

/// The gain of each of the other side's answers in one world, at one's own expense.
fn gains_of_other(world: &World, own: &Mix) -> Vec<i64> {
    let lost = |other: usize| world.worth.iter().zip(own).map(|(row, share)| row[other] * share).sum::<i64>();
    (0..world.worth[0].len()).map(|other| -lost(other) / CERTAIN).collect()
}

fn count_gap(worlds: &[World], own: &Mix, others: impl Iterator<Item = Mix>) -> i64 {
    let best = gains_of_own(worlds, others).into_iter().max().expect("there is at least one answer");
    let lost = |world: &World| gains_of_other(world, own).into_iter().max().expect("there is at least one answer");
    best + worlds.iter().map(lost).sum::<i64>() / worlds.len() as i64
}
