//! Choices made at the same time, solved: how often to give each answer so that nothing is gained by knowing it.

use table::Dice;

/// What every pair of answers is worth at one table that a player can imagine: `worth[own][other]`, up to
/// [`CERTAIN`]. What one wins the other loses.
pub struct World {
    pub worth: Vec<Vec<i64>>,
}

/// A certain win, as in [`table::Habits::judge`].
pub const CERTAIN: i64 = 1000;

/// How often each answer is given, in parts of [`ALWAYS`].
pub type Mix = Vec<i64>;

pub const ALWAYS: i64 = 1 << 30;

/// How to answer where it is not known which of several equally likely worlds is the real one. The other side knows its
/// own, and answers in each of them by a mix of its own.
pub struct Solution {
    pub own: Mix,
    pub others: Vec<Mix>,
}

/// Solves a duel by regret matching+ with alternating turns and averages that weigh later rounds more. It ends when
/// neither side could gain more than `accuracy` (parts of [`ALWAYS`], of a certain win), or after `most` rounds.
pub fn solve(worlds: &[World], accuracy: i64, most: u32) -> Solution {
    assert!(!worlds.is_empty(), "a duel takes place in some world");
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

/// Whether a solution is good enough is looked at once in this many rounds.
const CHECKED: u32 = 32;

impl Solution {
    /// How much more both sides together could win by answering the other's mix in the best way: nothing, if neither
    /// can do better. In parts of [`ALWAYS`], of a certain win.
    pub fn gap(&self, worlds: &[World]) -> i64 {
        count_gap(worlds, &self.own, self.others.iter().cloned())
    }

    /// One of the own answers, as often as the mix says.
    pub fn draw(&self, dice: &mut impl Dice) -> usize {
        let mut left = i64::from(dice.roll(ALWAYS as u32));
        let drawn = self.own.iter().position(|share| {
            left -= share;
            left <= 0
        });
        drawn.expect("the shares add up")
    }
}

/// One side: its regrets, how it answers now, and how it has answered so far.
struct Learner {
    regrets: Vec<i128>,
    now: Mix,
    sums: Vec<i128>,
}

impl Learner {
    fn new(answers: usize) -> Learner {
        Learner { regrets: vec![0; answers], now: share_out(&vec![0; answers]), sums: vec![0; answers] }
    }

    /// Learns what each answer would have gained against what the other side does now.
    fn learn(&mut self, gains: &[i64], round: u32) {
        let expected: i128 =
            gains.iter().zip(&self.now).map(|(gain, share)| i128::from(*gain) * i128::from(*share)).sum();
        let expected = expected / i128::from(ALWAYS);
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = (*regret + i128::from(*gain) - expected).max(0);
        }
        self.now = share_out(&self.regrets);
        for (sum, share) in self.sums.iter_mut().zip(&self.now) {
            *sum += i128::from(*share) * i128::from(round);
        }
    }

    fn average(&self) -> Mix {
        share_out(&self.sums)
    }
}

/// Shares in proportion to weights, equal ones if there is no weight. They add up to [`ALWAYS`].
fn share_out(weights: &[i128]) -> Mix {
    let total: i128 = weights.iter().sum();
    let share = |weight: &i128| match total {
        0 => ALWAYS / weights.len() as i64,
        total => (weight * i128::from(ALWAYS) / total) as i64,
    };
    let mut shares: Mix = weights.iter().map(share).collect();
    // What rounding has lost goes to the answer given most, the first of them.
    let rest = ALWAYS - shares.iter().sum::<i64>();
    let most = (0..shares.len()).rev().max_by_key(|index| shares[*index]).expect("there is an answer");
    shares[most] += rest;
    shares
}

/// What each own answer gains, over all worlds: parts of [`ALWAYS`], of a certain win.
fn gains_of_own<M: std::borrow::Borrow<Mix>>(worlds: &[World], others: impl Iterator<Item = M>) -> Vec<i64> {
    let mut gains = vec![0; worlds[0].worth.len()];
    for (world, other) in worlds.iter().zip(others) {
        for (gain, row) in gains.iter_mut().zip(&world.worth) {
            *gain += row.iter().zip(other.borrow()).map(|(worth, share)| worth * share).sum::<i64>();
        }
    }
    gains.iter().map(|gain| gain / (CERTAIN * worlds.len() as i64)).collect()
}

/// What each answer of the other side gains in one world: what it takes from the own side.
fn gains_of_other(world: &World, own: &Mix) -> Vec<i64> {
    let lost = |other: usize| world.worth.iter().zip(own).map(|(row, share)| row[other] * share).sum::<i64>();
    (0..world.worth[0].len()).map(|other| -lost(other) / CERTAIN).collect()
}

fn count_gap(worlds: &[World], own: &Mix, others: impl Iterator<Item = Mix>) -> i64 {
    let best = gains_of_own(worlds, others).into_iter().max().expect("there is an answer");
    let lost = |world: &World| gains_of_other(world, own).into_iter().max().expect("there is an answer");
    best + worlds.iter().map(lost).sum::<i64>() / worlds.len() as i64
}
