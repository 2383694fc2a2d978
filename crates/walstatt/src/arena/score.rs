//! What a series comes to: shares, Elo, and a sequential test.

use serde::Serialize;

use crate::simulate::{Interval, wilson};

/// What the first player won in two games with seats swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pair {
    won: f64,
    draws: u64,
}

impl Pair {
    /// A game of which the first player has `own` of the winners. That nobody or everybody wins is a draw.
    pub fn add(&mut self, own: usize, winners: usize, seats: usize) {
        let is_draw = winners == 0 || winners == seats;
        self.won += if is_draw { 0.5 } else { own as f64 / winners as f64 };
        self.draws += u64::from(is_draw);
    }
}

/// A series, by sums over its pairs: dice that favour a seat favour each player once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    pairs: u64,
    pub draws: u64,
    sum: f64,
    squares: f64,
}

impl Score {
    pub fn add(&mut self, pair: Pair) {
        let share = pair.won / 2.0;
        self.pairs += 1;
        self.draws += pair.draws;
        self.sum += share;
        self.squares += share * share;
    }

    pub fn games(&self) -> u64 {
        2 * self.pairs
    }

    /// Games won by the first player; draws count half.
    pub fn won(&self) -> f64 {
        2.0 * self.sum
    }

    pub fn rate(&self) -> f64 {
        if self.pairs == 0 { 0.5 } else { self.sum / self.pairs as f64 }
    }

    /// After Wilson over games. Pairs share their dice, which makes the true interval smaller if anything.
    pub fn interval(&self) -> Interval {
        wilson(self.won(), self.games())
    }
}

/// How many points of Elo a share of the wins is worth; nothing where one player wins everything.
pub fn elo(rate: f64) -> Option<f64> {
    (rate > 0.0 && rate < 1.0).then(|| 400.0 * (rate / (1.0 - rate)).log10())
}

/// A sequential probability ratio test between two true rates, with normal pairs.
pub struct Test {
    even: f64,
    stronger: f64,
    /// How often either verdict may be wrong.
    error: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Better,
    NotBetter,
    Open,
}

impl Verdict {
    pub fn key(self) -> &'static str {
        match self {
            Verdict::Better => "arena-verdict-better",
            Verdict::NotBetter => "arena-verdict-not-better",
            Verdict::Open => "arena-verdict-open",
        }
    }
}

impl Test {
    pub const USUAL: Test = Test { even: 0.5, stronger: 0.6, error: 0.05 };

    pub fn decide(&self, score: &Score) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        let ratio = self.log_likelihood_ratio(score);
        if ratio >= bound {
            Verdict::Better
        } else if ratio <= -bound {
            Verdict::NotBetter
        } else {
            Verdict::Open
        }
    }

    /// The spread comes from the pairs themselves and two more, one won and one lost: few equal results prove little.
    fn log_likelihood_ratio(&self, score: &Score) -> f64 {
        if score.pairs == 0 {
            return 0.0;
        }
        let (count, mean) = (score.pairs as f64, score.rate());
        let with_more = count + 2.0;
        let mean_with_more = (score.sum + 1.0) / with_more;
        let variance = (score.squares + 1.0) / with_more - mean_with_more * mean_with_more;
        count * (self.stronger - self.even) * (2.0 * mean - self.even - self.stronger) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn series(shares: impl IntoIterator<Item = f64>) -> Score {
        let mut score = Score::default();
        shares.into_iter().for_each(|share| score.add(Pair { won: 2.0 * share, draws: 0 }));
        score
    }

    #[test]
    fn no_winner_or_only_winners_is_a_draw_and_a_shared_win_is_shared() {
        let mut pair = Pair::default();
        for (own, winners) in [(0, 0), (2, 4), (1, 1), (1, 2), (0, 1)] {
            pair.add(own, winners, 4);
        }
        assert_eq!(pair, Pair { won: 2.5, draws: 2 });
    }

    #[test]
    fn elo_is_what_chess_has() {
        assert_eq!(elo(0.5), Some(0.0));
        assert!((elo(0.64).expect("neither won everything") - 99.95).abs() < 0.01);
        assert!((elo(0.36).expect("neither won everything") + 99.95).abs() < 0.01);
        assert_eq!((elo(0.0), elo(1.0)), (None, None));
    }

    #[test]
    fn a_clear_series_is_decided_and_a_short_one_is_not() {
        assert_eq!(Test::USUAL.decide(&series([])), Verdict::Open);
        assert_eq!(Test::USUAL.decide(&series([1.0; 3])), Verdict::Open);
        assert_eq!(Test::USUAL.decide(&series([1.0; 12])), Verdict::Better);
        assert_eq!(Test::USUAL.decide(&series([0.0; 12])), Verdict::NotBetter);
        assert_eq!(Test::USUAL.decide(&series([0.5, 0.0, 1.0, 0.5].repeat(50))), Verdict::NotBetter);
    }

    /// Both kinds of error stay near what was asked for, on series of a fixed generator.
    #[test]
    fn the_test_is_seldom_wrong() {
        let count_better = |rate: u32| {
            let mut dice = table::FastDice::new(5);
            let mut flip = move || f64::from(u8::from(table::Dice::roll(&mut dice, 100) <= rate));
            let mut decide = |_| {
                let mut score = Score::default();
                loop {
                    score.add(Pair { won: flip() + flip(), draws: 0 });
                    match Test::USUAL.decide(&score) {
                        Verdict::Open => {}
                        verdict => return verdict == Verdict::Better,
                    }
                }
            };
            (0..1000).filter(|number| decide(*number)).count()
        };
        let (even, stronger) = (count_better(50), count_better(60));
        assert!(even < 80 && stronger > 920, "called better: {even} of 1000 at 50 %, {stronger} of 1000 at 60 %");
    }
}
