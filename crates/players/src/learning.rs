//! Learns the weights of a judge's features offline: planners play whole games, and a regression finds the weights that
//! best predict the winner. Floats stay here; players use whole numbers.

use std::sync::Arc;

use table::{Dice, FastDice, Habits, Match, Outcome, Pending, Rolls, Seat, weigh, win_share};

use crate::{Habit, Planner, Player};

/// What a judge sees of a position, and how the game ended.
pub struct Lesson {
    pub features: Vec<i32>,
    /// Whether seat 0 won: 1, 0, or a half for a draw.
    pub won: f64,
    /// What the current judge expects.
    pub judged: f64,
}

/// One in this many quiet positions is a lesson.
const RARITY: u32 = 4;
/// The budget of the planners that play the games.
const BUDGET: u32 = 200;

/// The lessons from one game for two. The planners sometimes choose by habit, in every fourth game often, so that
/// lopsided positions come up as well. Games by habit alone would teach less: habit fails to win positions that a
/// planner wins.
pub fn take_lessons<G: Habits>(game: &Arc<G>, seed: u64) -> Vec<Lesson> {
    let mut dice = FastDice::new(seed);
    let mut running = Match::new(game.clone(), Rolls::Seeded(dice.seed()));
    let (mut planner, mut habit) = (Planner::new(dice.seed(), BUDGET), Habit::new(dice.seed()));
    let careless = if dice.roll(4) == 1 { 4 } else { 1 };
    let mut lessons = Vec::new();
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        if game.is_quiet(running.position()) && dice.roll(RARITY) == 1 {
            lessons.push(look_at(&**game, running.position()));
        }
        let Some(seen) = running.seen(seat) else { break };
        let option = if dice.roll(10) <= careless { habit.choose(&seen) } else { planner.choose(&seen) };
        if running.choose(seat, option).is_err() {
            break;
        }
    }
    let Pending::Over(outcome) = running.pending() else { return Vec::new() };
    let won = share_of_first(outcome);
    lessons.iter_mut().for_each(|lesson| lesson.won = won);
    lessons
}

fn look_at<G: Habits>(game: &G, position: &G::Position) -> Lesson {
    let judged = f64::from(game.judge(position, Seat(0))) / 1000.0;
    Lesson { features: game.features(position, Seat(0)), won: 0.5, judged }
}

fn share_of_first(outcome: &Outcome) -> f64 {
    match outcome.winners.as_slice() {
        [Seat(0)] => 1.0,
        [Seat(1)] => 0.0,
        _ => 0.5,
    }
}

/// Ridge penalty: how strongly weights that few positions support are pulled to 0.
const RIDGE: f64 = 20.0;
/// Newton's method has converged by then.
const ROUNDS: usize = 12;

/// The weights for [`weigh`] that best predict the results: a logistic regression without an intercept, as both seats
/// are judged alike.
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

/// One step of Newton's method.
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

/// Solves a linear system with a positive definite matrix.
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

/// The share of the win that a lead is worth; a lead of 1 multiplies the odds by e.
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

/// The result of a lesson as these weights predict it.
pub fn expect(lesson: &Lesson, weights: &[i32]) -> f64 {
    f64::from(win_share(weigh(&lesson.features, weights))) / 1000.0
}

/// The correlation of predictions with results, from -1 to 1.
pub fn correlate(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let (sum, other) = pairs.iter().fold((0.0, 0.0), |(sum, other), pair| (sum + pair.0, other + pair.1));
    let (mean, other) = (sum / count, other / count);
    let product = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>();
    let both = product(&|pair| (pair.0 - mean) * (pair.1 - other));
    both / (product(&|pair| square(pair.0 - mean)) * product(&|pair| square(pair.1 - other))).sqrt()
}
