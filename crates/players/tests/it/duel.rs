//! Duels are solved: knowing the mix gains nothing.

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome};
use players::duel::{ALWAYS, CERTAIN, Mix, World, solve};
use table::{Dice, FastDice};

#[test]
fn rock_paper_and_scissors_are_played_equally_often() {
    let worth = vec![vec![500, 0, 1000], vec![1000, 500, 0], vec![0, 1000, 500]];
    let solution = solve(&[World { worth }], ALWAYS / 100_000, 100_000);
    for share in solution.own {
        assert!((share - ALWAYS / 3).abs() < ALWAYS / 10_000, "{share} of {ALWAYS}");
    }
}

/// An answer that is always worse is never given, and the other two are given as in the textbook.
#[test]
fn what_is_never_better_is_never_given() {
    let worth = vec![vec![600, 200], vec![100, 700], vec![50, 150]];
    let solution = solve(&[World { worth }], ALWAYS / 100_000, 100_000);
    assert!(solution.own[2] < ALWAYS / 10_000, "{:?}", solution.own);
    assert!((solution.own[0] - ALWAYS * 6 / 10).abs() < ALWAYS / 1000, "{:?}", solution.own);
}

#[test]
fn a_matrix_game_agrees_with_a_linear_program() {
    for seed in 0..6 {
        let world = draw_world(seed, 2 + seed as usize % 5, 2 + seed as usize % 4);
        let solution = solve(std::slice::from_ref(&world), ALWAYS / 4_000_000, 3_000_000);
        let (own, exact) = (guaranteed(&world, &solution.own), solve_exactly(&world));
        assert!((own - exact).abs() < 1e-6, "seed {seed}: {own} instead of {exact}");
    }
}

/// Knowing the mix gains less than a hundredth of a win, even if the other side knows which world is real.
#[test]
fn nothing_is_gained_by_knowing_the_mix() {
    for seed in 0..50 {
        let worlds: Vec<World> = (0..12).map(|number| draw_world(100 * seed + number, 6, 6)).collect();
        let gap = solve(&worlds, ALWAYS / 1000, 2000).gap(&worlds);
        assert!((0..ALWAYS / 100).contains(&gap), "seed {seed}: {gap} of {ALWAYS}");
    }
}

#[test]
fn answers_are_drawn_as_often_as_the_mix_says() {
    let worth = vec![vec![600, 200], vec![100, 700]];
    let solution = solve(&[World { worth }], ALWAYS / 10_000, 10_000);
    let mut dice = FastDice::new(7);
    let first = (0..10_000).filter(|_| solution.draw(&mut dice) == 0).count();
    assert!((5_800..6_200).contains(&first), "{first} of 10000");
}

fn draw_world(seed: u64, own: usize, other: usize) -> World {
    let mut dice = FastDice::new(seed);
    let mut draw_row = || (0..other).map(|_| i64::from(dice.roll(CERTAIN as u32 + 1)) - 1).collect();
    World { worth: (0..own).map(|_| draw_row()).collect() }
}

/// The least that a mix wins, whatever the other side answers.
fn guaranteed(world: &World, own: &Mix) -> f64 {
    let against = |other: usize| -> f64 {
        let parts = world.worth.iter().zip(own).map(|(row, share)| row[other] as f64 * *share as f64);
        parts.sum::<f64>() / (CERTAIN as f64 * ALWAYS as f64)
    };
    (0..world.worth[0].len()).map(against).fold(f64::INFINITY, f64::min)
}

/// The value of a matrix game by linear programming: the largest amount that any mix guarantees.
fn solve_exactly(world: &World) -> f64 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let value = problem.add_var(1.0, (0.0, 1.0));
    let shares: Vec<_> = world.worth.iter().map(|_| problem.add_var(0.0, (0.0, 1.0))).collect();
    let all: Vec<_> = shares.iter().map(|share| (*share, 1.0)).collect();
    problem.add_constraint(&all, ComparisonOp::Eq, 1.0);
    for other in 0..world.worth[0].len() {
        let worth = world.worth.iter().map(|row| row[other] as f64 / CERTAIN as f64);
        let mut terms: Vec<_> = shares.iter().copied().zip(worth).collect();
        terms.push((value, -1.0));
        problem.add_constraint(&terms, ComparisonOp::Ge, 0.0);
    }
    let SolveOutcome::Solution(solution) = problem.solve().expect("a matrix game has a value") else {
        panic!("no time limit was set")
    };
    solution.objective()
}
