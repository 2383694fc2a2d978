//! Learning what each feature of a judge is worth, in the laboratory: positions are played out by taste many times, and
//! a regression finds the weights that foretell who wins. Floats stay here; what players use are whole numbers.

use std::sync::Arc;

use table::{ByHabit, Dice, FastDice, Habits, Match, Outcome, Pending, Rolls, Seat, play_out, weigh, win_share};

use crate::{Habit, Planner, Player};

/// What a judge sees of a position, and how it goes on.
pub struct Lesson {
    pub features: Vec<i32>,
    /// The share of playouts that seat 0 won.
    pub won: f64,
    /// What the judge of today expects.
    pub judged: f64,
}

/// One in this many quiet positions is played out.
const RARITY: u32 = 6;
/// What the planners spend that play the games.
const BUDGET: u32 = 400;
/// A playout that is not over by then is no lesson.
const MOST_DECISIONS: u64 = 20_000;

/// The lessons of one game for two. Half of the games are played by taste alone, the others by planners who now and then
/// go by taste, so that positions are met as players imagine them too.
pub fn take_lessons<G: Habits>(game: &Arc<G>, playouts: u32, seed: u64) -> Vec<Lesson> {
    let mut dice = FastDice::new(seed);
    let mut running = Match::new(game.clone(), Rolls::Seeded(dice.seed()));
    let (mut planner, mut habit) = (Planner::new(dice.seed(), BUDGET), Habit::new(dice.seed()));
    let planned = 3 * (dice.roll(2) - 1);
    let mut lessons = Vec::new();
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        if game.is_quiet(running.position()) && dice.roll(RARITY) == 1 {
            lessons.push(learn_from(&**game, running.position(), playouts, &mut dice));
        }
        let Some(seen) = running.seen(seat) else { break };
        let option = if dice.roll(4) <= planned { planner.choose(&seen) } else { habit.choose(&seen) };
        if running.choose(seat, option).is_err() {
            break;
        }
    }
    lessons
}

fn learn_from<G: Habits>(game: &G, position: &G::Position, playouts: u32, dice: &mut FastDice) -> Lesson {
    let won = |outcome: Option<Outcome>| match outcome {
        Some(outcome) if outcome.winners == [Seat(0)] => 1.0,
        Some(outcome) if outcome.winners == [Seat(1)] => 0.0,
        Some(_) | None => 0.5,
    };
    let mut play = |_| {
        let (mut end, mut fresh) = (position.clone(), FastDice::new(dice.seed()));
        won(play_out(game, &mut end, &mut ByHabit(game), &mut fresh, MOST_DECISIONS).outcome)
    };
    Lesson {
        won: (0..playouts).map(&mut play).sum::<f64>() / f64::from(playouts.max(1)),
        features: game.features(position, Seat(0)),
        judged: f64::from(game.judge(position, Seat(0))) / 1000.0,
    }
}

/// How far weights are drawn to nothing that few positions speak for.
const RIDGE: f64 = 20.0;
/// Newton's method is at rest by then.
const ROUNDS: usize = 12;

/// The weights for [`weigh`] that foretell best how lessons went: a logistic regression without a constant, as both
/// seats are judged alike.
pub fn learn(lessons: &[Lesson]) -> Vec<i32> {
    let count = lessons.first().map_or(0, |lesson| lesson.features.len());
    let spread = |index: usize| {
        let squares: f64 = lessons.iter().map(|lesson| square(f64::from(lesson.features[index]))).sum();
        (squares / lessons.len() as f64).sqrt().max(1e-9)
    };
    let spreads: Vec<f64> = (0..count).map(spread).collect();
    let scaled = |lesson: &Lesson| -> Vec<f64> {
        lesson.features.iter().zip(&spreads).map(|(value, spread)| f64::from(*value) / spread).collect()
    };
    let rows: Vec<(Vec<f64>, f64)> = lessons.iter().map(|lesson| (scaled(lesson), lesson.won)).collect();
    let mut weights = vec![0.0; count];
    for _ in 0..ROUNDS {
        let step = find_step(&rows, &weights);
        weights.iter_mut().zip(step).for_each(|(weight, by)| *weight += by);
    }
    let whole = |(weight, spread): (&f64, &f64)| (weight / spread * 100.0 * 1024.0).round() as i32;
    weights.iter().zip(&spreads).map(whole).collect()
}

/// A step of Newton's method.
fn find_step(rows: &[(Vec<f64>, f64)], weights: &[f64]) -> Vec<f64> {
    let count = weights.len();
    let mut curve = vec![vec![0.0; count]; count];
    let mut slope: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    (0..count).for_each(|index| curve[index][index] = RIDGE);
    for (row, won) in rows {
        let expected = share_of(dot(row, weights));
        let sureness = (expected * (1.0 - expected)).max(1e-4);
        for one in (0..count).filter(|one| row[*one] != 0.0) {
            slope[one] += (won - expected) * row[one];
            for other in 0..count {
                curve[one][other] += sureness * row[one] * row[other];
            }
        }
    }
    solve(curve, slope)
}

/// Solves a system of equations whose matrix is positive definite.
fn solve(mut matrix: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let count = values.len();
    for pivot in 0..count {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let top = &above[pivot];
        for (row, line) in below.iter_mut().enumerate() {
            let factor = line[pivot] / top[pivot];
            line.iter_mut().zip(top).for_each(|(value, above)| *value -= factor * above);
            values[pivot + 1 + row] -= factor * values[pivot];
        }
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|column| matrix[row][column] * values[column]).sum();
        values[row] = (values[row] - known) / matrix[row][row];
    }
    values
}

/// The share of the win that a lead is worth; one multiplies the odds by e.
#[expect(clippy::disallowed_methods, reason = "machines may differ in the last bit, and weights are rounded")]
pub fn share_of(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

fn square(number: f64) -> f64 {
    number * number
}

fn dot(row: &[f64], weights: &[f64]) -> f64 {
    row.iter().zip(weights).map(|(value, weight)| value * weight).sum()
}

/// What these weights expect of a lesson.
pub fn expect(lesson: &Lesson, weights: &[i32]) -> f64 {
    f64::from(win_share(weigh(&lesson.features, weights))) / 1000.0
}

/// How well expectations agree with what came, from -1 to 1.
pub fn correlate(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let (sum, other) = pairs.iter().fold((0.0, 0.0), |(sum, other), pair| (sum + pair.0, other + pair.1));
    let (mean, other) = (sum / count, other / count);
    let product = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
    let both = product(&|pair| (pair.0 - mean) * (pair.1 - other));
    both / (product(&|pair| square(pair.0 - mean)) * product(&|pair| square(pair.1 - other))).sqrt()
}
