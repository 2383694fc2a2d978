//! Regret matching+: answers are given in proportion to the regret of not having given them before.

use table::Dice;

/// How often each answer is given, in parts of [`ALWAYS`].
pub type Mix = Vec<i64>;

pub const ALWAYS: i64 = 1 << 30;

/// One decision point that is played again and again: its regrets, its current mix and its average mix.
pub(crate) struct Learner {
    regrets: Vec<i128>,
    pub now: Mix,
    sums: Vec<i128>,
}

impl Learner {
    pub fn new(answers: usize) -> Learner {
        Learner { regrets: vec![0; answers], now: share_out(&vec![0; answers]), sums: vec![0; answers] }
    }

    /// Learns what each answer would have gained against the other side's current mix. Later rounds weigh more.
    pub fn learn(&mut self, gains: &[i64], round: u32) {
        let expected: i128 =
            gains.iter().zip(&self.now).map(|(gain, share)| i128::from(*gain) * i128::from(*share)).sum();
        let expected = expected / i128::from(ALWAYS);
        for (regret, gain) in self.regrets.iter_mut().zip(gains) {
            *regret = (*regret + i128::from(*gain) - expected).max(0);
        }
        share_out_into(&self.regrets, &mut self.now);
        for (sum, share) in self.sums.iter_mut().zip(&self.now) {
            *sum += i128::from(*share) * i128::from(round);
        }
    }

    pub fn average(&self) -> Mix {
        share_out(&self.sums)
    }
}

/// Shares in proportion to weights, or equal ones if all weights are 0. They add up to [`ALWAYS`].
pub(crate) fn share_out(weights: &[i128]) -> Mix {
    let mut shares = vec![0; weights.len()];
    share_out_into(weights, &mut shares);
    shares
}

fn share_out_into(weights: &[i128], shares: &mut [i64]) {
    let total: i128 = weights.iter().sum();
    for (share, weight) in shares.iter_mut().zip(weights) {
        *share = match total {
            0 => ALWAYS / weights.len() as i64,
            total => (weight * i128::from(ALWAYS) / total) as i64,
        };
    }
    // The rounding error goes to the largest share, the first one if there are several.
    let rest = ALWAYS - shares.iter().sum::<i64>();
    let most = (0..shares.len()).rev().max_by_key(|index| shares[*index]).expect("there is an answer");
    shares[most] += rest;
}

/// Draws one of the answers according to the mix.
pub(crate) fn draw(mix: &[i64], dice: &mut impl Dice) -> usize {
    let mut left = i64::from(dice.roll(ALWAYS as u32));
    let drawn = mix.iter().position(|share| {
        left -= share;
        left <= 0
    });
    drawn.expect("the shares add up")
}
