//! Solves bluffs: how often to lie with which card, and how often to call, so that nobody gains by knowing it.
//!
//! Both sides hold cards that the other one does not see. The claimer lays one face down and names any; the answerer
//! believes or calls. Each side acts once per thing it can know, so regret matching+ for every hand, and for every hand
//! and claim, finds the mix (CFR+).

use crate::regret::{ALWAYS, Learner, Mix};

/// A bluff in numbers. All amounts are what the claimer gains and the answerer loses, in any unit.
pub struct Claims {
    /// The kinds of cards that each possible hand of the claimer can lay.
    pub lays: Vec<Vec<usize>>,
    /// How likely each hand of the claimer is to meet each hand of the answerer, in parts of [`OFTEN`].
    pub chances: Vec<Vec<i64>>,
    /// By the kind named, if it is believed.
    pub believed: Vec<i64>,
    /// By the kind laid and truthfully named, if it is called.
    pub proven: Vec<i64>,
    /// By the kind laid and the hand of the answerer, if another kind was named and is called.
    pub caught: Vec<Vec<i64>>,
}

/// The largest number in [`Claims::chances`].
pub const OFTEN: i64 = 1 << 12;

/// All amounts are scaled to this range for computing.
const RANGE: i64 = 1 << 12;

/// How to bluff and how to answer.
pub struct Solution {
    /// How often each claim is made, for each hand of the claimer, in the order of [`Claims::claims`].
    pub claims: Vec<Mix>,
    /// How often each hand of the answerer calls, by the kind named, in parts of [`ALWAYS`].
    pub calls: Vec<Vec<i64>>,
}

/// A card laid face down, and the card it is claimed to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    pub laid: usize,
    pub named: usize,
}

impl Claims {
    pub fn kinds(&self) -> usize {
        self.believed.len()
    }

    /// Every claim a hand can make: each card it can lay, under each name.
    pub fn claims(&self, hand: usize) -> impl Iterator<Item = Claim> + '_ {
        let count = self.lays[hand].len() * self.kinds();
        (0..count).map(move |at| Claim { laid: self.lays[hand][at / self.kinds()], named: at % self.kinds() })
    }

    /// The difference between the best and the worst result.
    pub fn range(&self) -> i64 {
        let (low, high) = self.bounds();
        high - low
    }

    fn bounds(&self) -> (i64, i64) {
        let all = || self.believed.iter().chain(&self.proven).chain(self.caught.iter().flatten()).copied();
        (all().min().unwrap_or(0), all().max().unwrap_or(0))
    }

    /// Solves a bluff. Stops when neither side could gain more than `accuracy` (in parts of [`ALWAYS`] of the range of
    /// results), or after `most` rounds.
    pub fn solve(&self, accuracy: i64, most: u32) -> Solution {
        let sums = Sums::of(self);
        let mut claimers: Vec<Learner> = self.lays.iter().map(|lays| Learner::new(lays.len() * self.kinds())).collect();
        let mut answerers: Vec<Vec<Learner>> =
            (0..self.kinds()).map(|_| sums.columns.iter().map(|_| Learner::new(2)).collect()).collect();
        let mut calls: Vec<Vec<i64>> = vec![vec![ALWAYS / 2; sums.columns.len()]; self.kinds()];
        for round in 1..=most {
            let mixes: Vec<&Mix> = claimers.iter().map(|claimer| &claimer.now).collect();
            for (named, (answerers, calls)) in answerers.iter_mut().zip(&mut calls).enumerate() {
                for ((hand, answerer), call) in answerers.iter_mut().enumerate().zip(calls) {
                    answerer.learn(&sums.gains_of_answerer(self, &mixes, named, hand), round);
                    *call = answerer.now[1];
                }
            }
            for (hand, claimer) in claimers.iter_mut().enumerate() {
                claimer.learn(&sums.gains_of_claimer(self, &calls, hand), round);
            }
            if round % CHECKED == 0 || round == most {
                let solution = Solution {
                    claims: claimers.iter().map(Learner::average).collect(),
                    calls: answerers.iter().map(|all| all.iter().map(|one| one.average()[1]).collect()).collect(),
                };
                if round == most || sums.gap(self, &solution) <= accuracy {
                    return solution;
                }
            }
        }
        unreachable!("the last round gives a solution")
    }

    /// How much more both sides together could win with a best response to the other's mix, in parts of [`ALWAYS`] of
    /// the range of results.
    pub fn gap(&self, solution: &Solution) -> i64 {
        Sums::of(self).gap(self, solution)
    }

    /// The gain of each claim of the first hand against the answers of a solution, in parts of [`ALWAYS`] of the range.
    pub fn worth_of_claims(&self, solution: &Solution) -> Vec<i64> {
        Sums::of(self).gains_of_claimer(self, &solution.calls, 0)
    }

    /// The gains of believing and calling for the first hand of the answerer at a claim, in parts of [`ALWAYS`] of the
    /// range. Nothing if the claim is never made.
    pub fn worth_of_answers(&self, solution: &Solution, named: usize) -> Option<[i64; 2]> {
        let (sums, mixes): (Sums, Vec<&Mix>) = (Sums::of(self), solution.claims.iter().collect());
        let often = sums.often_claimed(self, &mixes, named)?;
        let whole = i128::from(sums.columns[0]) * i128::from(ALWAYS);
        let gains = sums.gains_of_answerer(self, &mixes, named, 0);
        Some(gains.map(|gain| (i128::from(gain) * whole / often) as i64))
    }

    /// How much more the answerer could win if it knew that the first hand of the claimer claims like this, whenever
    /// that hand is dealt. In parts of [`ALWAYS`] of the range.
    pub fn exploit_claims(&self, solution: &Solution, mix: &Mix) -> i64 {
        let sums = Sums::of(self);
        let known: Vec<&Mix> = solution.claims.iter().collect();
        let mut changed = known.clone();
        changed[0] = mix;
        let more = sums.lost(self, &changed) - sums.lost(self, &known);
        (more / i128::from(sums.rows[0].max(1))) as i64
    }

    /// How much more the claimer could win if it knew how often the first hand of the answerer calls a claim, whenever
    /// it is made. In parts of [`ALWAYS`] of the range; nothing if it is never made.
    pub fn exploit_calls(&self, solution: &Solution, named: usize, call: i64) -> Option<i64> {
        let sums = Sums::of(self);
        let mixes: Vec<&Mix> = solution.claims.iter().collect();
        let often = sums.often_claimed(self, &mixes, named)?;
        let mut calls = solution.calls.clone();
        calls[named][0] = call;
        let more = sums.won(self, &calls) - sums.won(self, &solution.calls);
        Some((more * i128::from(ALWAYS) / often) as i64)
    }
}

/// Convergence is checked once every this many rounds.
const CHECKED: u32 = 16;

/// What is the same in every round. Amounts are scaled to 0 to [`RANGE`].
struct Sums {
    believed: Vec<i64>,
    proven: Vec<i64>,
    /// By the hand of the answerer, then by the kind laid.
    caught: Vec<Vec<i64>>,
    /// For each hand of the claimer and each kind it can lay: the gain when caught, by the hand of the answerer, times
    /// the chance of meeting that hand.
    weighted: Vec<Vec<Vec<i64>>>,
    /// How often each hand of the claimer and of the answerer is dealt.
    rows: Vec<i64>,
    columns: Vec<i64>,
}

impl Sums {
    fn of(claims: &Claims) -> Sums {
        let (low, high) = claims.bounds();
        let range = (high - low).max(1);
        let scale = |amount: &i64| (amount - low) * RANGE / range;
        let (believed, proven) = (claims.believed.iter().map(scale), claims.proven.iter().map(scale));
        let hands = claims.chances.first().map_or(0, Vec::len);
        let caught_by = |hand: usize| claims.caught.iter().map(|of_kind| scale(&of_kind[hand])).collect();
        let caught: Vec<Vec<i64>> = (0..hands).map(caught_by).collect();
        let weigh = |(lays, chances): (&Vec<usize>, &Vec<i64>)| {
            let of_kind = |laid: &usize| chances.iter().zip(&caught).map(|(chance, by)| chance * by[*laid]).collect();
            lays.iter().map(of_kind).collect()
        };
        Sums {
            believed: believed.collect(),
            proven: proven.collect(),
            weighted: claims.lays.iter().zip(&claims.chances).map(weigh).collect(),
            rows: claims.chances.iter().map(|row| row.iter().sum()).collect(),
            columns: (0..hands).map(|hand| claims.chances.iter().map(|row| row[hand]).sum()).collect(),
            caught,
        }
    }

    /// The gain of each claim of a hand, in parts of [`ALWAYS`] of the range.
    fn gains_of_claimer(&self, claims: &Claims, calls: &[Vec<i64>], hand: usize) -> Vec<i64> {
        let (chances, lays, total) = (&claims.chances[hand], &claims.lays[hand], self.rows[hand].max(1));
        let mut gains = vec![0; lays.len() * claims.kinds()];
        for (named, calls) in calls.iter().enumerate() {
            let called = dot(chances, calls);
            let trusted = self.believed[named] * (total * ALWAYS - called);
            for (place, laid) in lays.iter().enumerate() {
                let caught = match *laid == named {
                    true => self.proven[named] * called,
                    false => dot(&self.weighted[hand][place], calls),
                };
                gains[place * claims.kinds() + named] = (trusted + caught) / (RANGE * total);
            }
        }
        gains
    }

    /// The gains of believing and calling for a hand of the answerer, in parts of [`ALWAYS`] of the range.
    fn gains_of_answerer(&self, claims: &Claims, mixes: &[&Mix], named: usize, hand: usize) -> [i64; 2] {
        let (mut trusted, mut called) = (0, 0);
        for ((mix, lays), chances) in mixes.iter().zip(&claims.lays).zip(&claims.chances) {
            let chance = chances[hand];
            if chance == 0 {
                continue;
            }
            for (place, laid) in lays.iter().enumerate() {
                let share = chance * mix[place * claims.kinds() + named];
                trusted += share;
                called += share * if *laid == named { self.proven[named] } else { self.caught[hand][*laid] };
            }
        }
        let all = RANGE * self.columns[hand].max(1);
        [-trusted * self.believed[named] / all, -called / all]
    }

    fn gap(&self, claims: &Claims, solution: &Solution) -> i64 {
        let mixes: Vec<&Mix> = solution.claims.iter().collect();
        let gained = self.won(claims, &solution.calls) + self.lost(claims, &mixes);
        (gained / i128::from(self.rows.iter().sum::<i64>().max(1))) as i64
    }

    /// What the best claims win against given answers, over all hands.
    fn won(&self, claims: &Claims, calls: &[Vec<i64>]) -> i128 {
        let best = |hand: usize| self.gains_of_claimer(claims, calls, hand).into_iter().max().unwrap_or(0);
        self.rows.iter().enumerate().map(|(hand, weight)| i128::from(best(hand)) * i128::from(*weight)).sum()
    }

    /// What the best answers win against given claims, over all hands.
    fn lost(&self, claims: &Claims, mixes: &[&Mix]) -> i128 {
        let best = |hand: usize, named: usize| {
            let [trusted, called] = self.gains_of_answerer(claims, mixes, named, hand);
            i128::from(trusted.max(called))
        };
        let of_hand = |hand: usize| (0..claims.kinds()).map(|named| best(hand, named)).sum::<i128>();
        self.columns.iter().enumerate().map(|(hand, weight)| of_hand(hand) * i128::from(*weight)).sum()
    }

    /// How often the first hand of the answerer hears a claim, in parts of [`ALWAYS`]; nothing if never.
    fn often_claimed(&self, claims: &Claims, mixes: &[&Mix], named: usize) -> Option<i128> {
        let of_hand = |hand: usize| -> i128 {
            let shares = (0..claims.lays[hand].len()).map(|place| mixes[hand][place * claims.kinds() + named]);
            i128::from(claims.chances[hand][0]) * i128::from(shares.sum::<i64>())
        };
        let often: i128 = (0..claims.lays.len()).map(of_hand).sum();
        (often > 0).then_some(often)
    }
}

fn dot(one: &[i64], other: &[i64]) -> i64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
