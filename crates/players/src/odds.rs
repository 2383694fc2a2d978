//! What an offered choice would bring: how things would stand after it, and what would happen at once.

use std::collections::BTreeSet;

use table::{Dice, FastDice, Habits, Imagined, Seen};

use crate::planner::judge_end;

/// What a choice would bring, by what the seat knows.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// How likely the seat would be to win, in thousandths, and how far that may be off in 19 of 20 cases.
    pub share: u32,
    pub error: u32,
    /// What would happen before anybody is asked the like again, and how often; the surest first.
    pub outcomes: Vec<(String, Ratio)>,
    /// Whether every way the dice can fall was counted. Otherwise ways were drawn at random.
    pub is_exact: bool,
    /// The number of ways that were looked at.
    pub ways: u64,
}

/// So many of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    pub part: u128,
    pub whole: u128,
}

impl Ratio {
    const NONE: Ratio = Ratio { part: 0, whole: 1 };

    fn new(part: u128, whole: u128) -> Ratio {
        let common = greatest_divisor(part, whole);
        Ratio { part: part / common, whole: whole / common }
    }

    fn plus(self, other: Ratio) -> Ratio {
        let whole = self.whole / greatest_divisor(self.whole, other.whole) * other.whole;
        Ratio::new(self.part * (whole / self.whole) + other.part * (whole / other.whole), whole)
    }

    /// Rounded to thousandths.
    pub fn thousandths(self) -> u32 {
        ((2000 * self.part + self.whole) / (2 * self.whole)) as u32
    }
}

fn greatest_divisor(one: u128, other: u128) -> u128 {
    if other == 0 { one.max(1) } else { greatest_divisor(other, one % other) }
}

/// How often things are tried; less if it gets late, but never less than the least.
const TRIALS: u64 = 200;
const LEAST: u64 = 10;
/// What is counted to the last way is the same at this many tables that the seat can imagine.
const TABLES: usize = 8;
/// More ways than these are not counted but drawn.
const MOST_WAYS: u64 = 1500;
/// Others answer by taste; after so many answers nobody would say that this choice has brought it about.
const MOST_ANSWERS: u64 = 24;

/// Weighs an option. `say` puts into words what counts as something that it brings.
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

/// The mean of what imagined tables come to, up to the horizon, and its error.
fn judge_option<G: Habits>(
    seen: &Seen<'_, G>,
    option: usize,
    dice: &mut FastDice,
    is_late: &dyn Fn() -> bool,
) -> (u32, u32) {
    let (mut trials, mut sum, mut squares) = (0, 0, 0);
    while trials < TRIALS && (trials < LEAST || !is_late()) {
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
    /// Counts every way the dice can fall, if there are not too many, nobody has to answer in between, and what is hidden
    /// makes no difference.
    fn count(&self, dice: &mut FastDice) -> Option<(Outcomes, u64)> {
        let first = self.count_at(&self.seen.imagine(dice))?;
        let is_alike = (1..TABLES).all(|_| self.count_at(&self.seen.imagine(dice)).as_ref() == Some(&first));
        is_alike.then_some(first)
    }

    /// Lets the dice of one table fall in every way, the last one first, as the wheels of a counter turn.
    fn count_at(&self, imagined: &Imagined<G>) -> Option<(Outcomes, u64)> {
        let mut outcomes = Vec::new();
        let (mut rolled, mut ways): (Vec<(u32, u32)>, u64) = (Vec::new(), 0);
        loop {
            let mut number = 0;
            let mut roll = |sides: u32| {
                if number == rolled.len() {
                    rolled.push((1, sides));
                }
                number += 1;
                rolled[number - 1].0
            };
            let (told, answers) =
                imagined.go_through(self.choice, self.seen.question(), &mut roll, &mut FastDice::new(0), 1);
            ways += 1;
            if answers > 0 || ways > MOST_WAYS {
                return None;
            }
            let whole = rolled.iter().try_fold(1_u128, |whole, (_, sides)| whole.checked_mul(u128::from(*sides)))?;
            self.add(&mut outcomes, told, Ratio::new(1, whole));
            while rolled.last().is_some_and(|(value, sides)| value == sides) {
                rolled.pop();
            }
            match rolled.last_mut() {
                Some((value, _)) => *value += 1,
                None => return Some((outcomes, ways)),
            }
        }
    }

    /// Draws some of the ways things can go. Others answer by taste.
    fn sample(&self, dice: &mut FastDice, is_late: &dyn Fn() -> bool) -> (Outcomes, u64) {
        let (mut outcomes, mut ways) = (Vec::new(), 0);
        while ways < TRIALS && (ways < LEAST || !is_late()) {
            let imagined = self.seen.imagine(dice);
            let (mut rolls, mut taste) = (FastDice::new(dice.seed()), FastDice::new(dice.seed()));
            let mut roll = |sides| rolls.roll(sides);
            let question = self.seen.question();
            let (told, _) = imagined.go_through(self.choice, question, &mut roll, &mut taste, MOST_ANSWERS);
            self.add(&mut outcomes, told, Ratio { part: 1, whole: 1 });
            ways += 1;
        }
        let share = |(text, ratio): (String, Ratio)| (text, Ratio::new(ratio.part, ways.into()));
        (outcomes.into_iter().map(share).collect(), ways)
    }

    /// Notes once what the seat hears of one way.
    fn add(&self, outcomes: &mut Outcomes, told: Vec<table::Told<G>>, often: Ratio) {
        let own = told.into_iter().filter(|told| told.to.is_none_or(|seat| seat == self.seen.seat()));
        let heard: BTreeSet<String> = own.filter_map(|told| (self.say)(&told.event)).collect();
        for text in heard {
            match outcomes.iter_mut().find(|(known, _)| *known == text) {
                Some((_, ratio)) => *ratio = ratio.plus(often),
                None => outcomes.push((text, Ratio::NONE.plus(often))),
            }
        }
    }
}
