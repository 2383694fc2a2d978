//! What an offered choice would bring: the chance of winning after it, and what would happen at once.

use std::collections::BTreeSet;

use table::{Dice, FastDice, Habits, Imagined, Seen};

use crate::planner::judge_end;

/// What a choice would bring, as far as the seat knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// How likely the seat would be to win, in thousandths, and the margin of error at 95 %.
    pub share: u32,
    pub error: u32,
    /// What would happen before a similar question is asked, and how often; most likely first.
    pub outcomes: Vec<(String, Ratio)>,
    /// Whether every combination of rolls was counted. Otherwise they were sampled.
    pub is_exact: bool,
    /// The number of combinations that were counted or sampled.
    pub ways: u64,
}

/// A fraction: `part` of `whole`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    pub part: u128,
    pub whole: u128,
}

impl Ratio {
    fn new(part: u128, whole: u128) -> Ratio {
        let common = greatest_divisor(part, whole);
        Ratio { part: part / common, whole: whole / common }
    }

    /// Nothing if the numbers get too large.
    fn plus(self, other: Ratio) -> Option<Ratio> {
        let whole = (self.whole / greatest_divisor(self.whole, other.whole)).checked_mul(other.whole)?;
        let whole = Some(whole).filter(|whole| *whole <= LARGEST)?;
        let part = |ratio: Ratio| ratio.part.checked_mul(whole / ratio.whole);
        Some(Ratio::new(part(self)?.checked_add(part(other)?)?, whole))
    }

    /// Rounded to thousandths.
    pub fn thousandths(self) -> u32 {
        ((2000 * self.part + self.whole) / (2 * self.whole)) as u32
    }
}

/// Small enough to compute thousandths of it without overflow.
const LARGEST: u128 = u128::MAX / 4000;

fn greatest_divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one.max(1) } else { greatest_divisor(other, one % other) }
}

/// How many trials are made; fewer if it gets late, but at least [`MIN_TRIALS`].
const TRIALS: u64 = 200;
const MIN_TRIALS: u64 = 10;
/// Exact odds must be the same at this many tables that the seat can imagine.
const TABLES: usize = 8;
/// If there are more combinations than this, they are sampled instead of counted.
const MAX_WAYS: u64 = 1500;
/// A die that is rolled again as long as it shows a one could be rolled forever if every combination is counted.
const MAX_ROLLS: usize = 40;
/// Other questions are answered by habit; after this many answers nobody would say that this choice was the cause.
const MAX_ANSWERS: u64 = 24;

/// Judges an option. `say` puts into words whatever counts as a consequence.
pub fn weigh_option<G: Habits>(
    seen: &Seen<'_, G>,
    option: usize,
    say: &dyn Fn(&G::Event) -> Option<String>,
    seed: u64,
    is_late: &dyn Fn() -> bool,
) -> Odds {
    let mut dice = FastDice::new(seed);
    let (share, error) = judge_option(seen, option, &mut dice, is_late);
    let trying = Trying { seen, choice: &seen.options()[option], say };
    let counted = trying.count(&mut dice);
    let is_exact = counted.is_some();
    let (mut outcomes, ways) = counted.unwrap_or_else(|| trying.sample(&mut dice, is_late));
    outcomes.sort_by_key(|(_, ratio)| std::cmp::Reverse(ratio.thousandths()));
    Odds { share, error, outcomes, is_exact, ways }
}

/// The mean judgement of imagined tables, played on to the horizon, and its error.
fn judge_option<G: Habits>(
    seen: &Seen<'_, G>,
    option: usize,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> (u32, u32) {
    let (mut trials, mut sum, mut squares) = (0, 0, 0);
    while trials < TRIALS && (trials < MIN_TRIALS || !is_late()) {
        let imagined = seen.imagine(dice);
        let (playout, end) = imagined.look_ahead(&seen.options()[option], &[], &mut FastDice::new(dice.seed()));
        let won = judge_end(seen.game(), &playout, &end, seen.seat());
        (trials, sum, squares) = (trials + 1, sum + won, squares + won * won);
    }
    let spread = (trials * squares).saturating_sub(sum * sum) / trials.pow(2);
    // 196 hundredths of the standard error on both sides are 95 %.
    let error = (spread * 196 * 196 / trials).isqrt().div_ceil(100);
    ((sum / trials) as u32, error as u32)
}

type Outcomes = Vec<(String, Ratio)>;

struct Trying<'t, G: Habits> {
    seen: &'t Seen<'t, G>,
    choice: &'t G::Choice,
    say: &'t dyn Fn(&G::Event) -> Option<String>,
}

impl<G: Habits> Trying<'_, G> {
    /// Counts every combination of rolls, if there are not too many, nobody has to answer in between, and what is
    /// hidden makes no difference.
    fn count(&self, dice: &mut FastDice) -> Option<(Outcomes, u64)> {
        let first = self.count_at(&self.seen.imagine(dice))?;
        let is_alike = (1..TABLES).all(|_| self.count_at(&self.seen.imagine(dice)).as_ref() == Some(&first));
        is_alike.then_some(first)
    }

    /// Goes through every combination of rolls at one table, varying the last roll first, like an odometer.
    fn count_at(&self, imagined: &Imagined<G>) -> Option<(Outcomes, u64)> {
        let mut outcomes = Vec::new();
        let (mut rolled, mut ways): (Vec<(u32, u32)>, u64) = (Vec::new(), 0);
        loop {
            let mut number = 0;
            let mut roll = |sides: u32| {
                number += 1;
                if number > rolled.len() && number <= MAX_ROLLS {
                    rolled.push((1, sides));
                }
                rolled.get(number - 1).map(|(value, _)| *value)
            };
            let (told, answers) =
                imagined.go_through(self.choice, self.seen.question(), &mut roll, &mut FastDice::new(0), 1);
            ways += 1;
            if answers > 0 || ways > MAX_WAYS || number > MAX_ROLLS {
                return None;
            }
            let whole = rolled.iter().try_fold(1_u128, |whole, (_, sides)| whole.checked_mul(u128::from(*sides)))?;
            let whole = Some(whole).filter(|whole| *whole <= LARGEST)?;
            self.add(&mut outcomes, told, Ratio::new(1, whole))?;
            while rolled.last().is_some_and(|(value, sides)| value == sides) {
                rolled.pop();
            }
            match rolled.last_mut() {
                Some((value, _)) => *value += 1,
                None => return Some((outcomes, ways)),
            }
        }
    }

    /// Samples what can happen. Other questions are answered by habit.
    fn sample(&self, dice: &mut FastDice, is_late: &dyn Fn() -> bool) -> (Outcomes, u64) {
        let (mut outcomes, mut ways) = (Vec::new(), 0);
        while ways < TRIALS && (ways < MIN_TRIALS || !is_late()) {
            let imagined = self.seen.imagine(dice);
            let (mut rolls, mut taste) = (FastDice::new(dice.seed()), FastDice::new(dice.seed()));
            let mut roll = |sides| Some(rolls.roll(sides));
            let question = self.seen.question();
            let (told, _) = imagined.go_through(self.choice, question, &mut roll, &mut taste, MAX_ANSWERS);
            self.add(&mut outcomes, told, Ratio { part: 1, whole: 1 }).expect("a few hundred is not too many");
            ways += 1;
        }
        let share = |(text, ratio): (String, Ratio)| (text, Ratio::new(ratio.part, ways.into()));
        (outcomes.into_iter().map(share).collect(), ways)
    }

    /// Counts what the seat is told in one combination. Nothing if the numbers get too large.
    fn add(&self, outcomes: &mut Outcomes, told: Vec<table::Told<G>>, often: Ratio) -> Option<()> {
        let own = told.into_iter().filter(|told| told.to.is_none_or(|seat| seat == self.seen.seat()));
        let heard: BTreeSet<String> = own.filter_map(|told| (self.say)(&told.event)).collect();
        for text in heard {
            match outcomes.iter_mut().find(|(known, _)| *known == text) {
                Some((_, ratio)) => *ratio = ratio.plus(often)?,
                None => outcomes.push((text, often)),
            }
        }
        Some(())
    }
}
