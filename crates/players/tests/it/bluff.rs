//! Bluffs are solved: knowing how often the other side lies or calls gains nothing.

use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome};
use players::bluff::{Claims, OFTEN, Solution};
use players::duel::ALWAYS;
use table::{Dice, FastDice};

const STRONG: usize = 1;

/// The textbook case: a strong card wins 2 if it is called and 1 if it is not; a weak one that is named strong loses 2
/// or wins 1. Half of the hands are strong.
fn solve_textbook() -> (Claims, Solution) {
    let claims = Claims {
        lays: vec![vec![0], vec![STRONG]],
        chances: vec![vec![OFTEN], vec![OFTEN]],
        believed: vec![-1, 1],
        proven: vec![-1, 2],
        caught: vec![vec![-2], vec![-2]],
    };
    let solution = claims.solve(ALWAYS / 100_000, 100_000);
    (claims, solution)
}

/// A strong card is always named as such, a weak one is named strong one time in three, and two out of three are
/// called.
#[test]
fn a_weak_card_is_named_strong_as_often_as_the_textbook_says() {
    let (_, solution) = solve_textbook();
    assert!(solution.claims[1][STRONG] > ALWAYS - ALWAYS / 1000, "{:?}", solution.claims);
    let is_a_third = |share: i64| (share - ALWAYS / 3).abs() < ALWAYS / 200;
    assert!(is_a_third(solution.claims[0][STRONG]), "{:?}", solution.claims);
    assert!(is_a_third(ALWAYS - solution.calls[STRONG][0]), "{:?}", solution.calls);
}

/// The value that both sides can guarantee is the one that a linear program finds for the claimer.
#[test]
fn a_bluff_agrees_with_a_linear_program() {
    for seed in 0..4 {
        let claims = draw_claims(seed, 3, 4, 3);
        let solution = claims.solve(ALWAYS / 1_000_000, 200_000);
        let (sure, exact) = (guaranteed(&claims, &solution), solve_exactly(&claims));
        assert!((sure - exact).abs() < 1e-4 * claims.range() as f64, "seed {seed}: {sure} instead of {exact}");
    }
}

/// Knowing the mixes gains less than a hundredth of the range.
#[test]
fn nothing_is_gained_by_knowing_how_often_the_other_lies() {
    for seed in 0..50 {
        let claims = draw_claims(seed, 5, 12, 8);
        let gap = claims.gap(&claims.solve(ALWAYS / 200, 2000));
        assert!((0..ALWAYS / 100).contains(&gap), "seed {seed}: {gap} of {ALWAYS}");
    }
}

fn draw_claims(seed: u64, kinds: usize, claimers: usize, answerers: usize) -> Claims {
    let mut dice = FastDice::new(seed);
    let mut amounts = |count: usize| (0..count).map(|_| i64::from(dice.roll(1000))).collect::<Vec<i64>>();
    let (believed, proven) = (amounts(kinds), amounts(kinds));
    let caught = (0..kinds).map(|_| amounts(answerers)).collect();
    let lays = (0..claimers).map(|hand| vec![hand % kinds, (hand + 1 + hand / kinds) % kinds]);
    let lays = lays
        .map(|mut lays| {
            lays.dedup();
            lays
        })
        .collect();
    let chances = (0..claimers).map(|_| amounts(answerers).into_iter().map(|chance| chance % 7).collect()).collect();
    Claims { lays, chances, believed, proven, caught }
}

/// What the claimer can guarantee: the answerer calls whenever that is better, for each hand and claim.
fn guaranteed(claims: &Claims, solution: &Solution) -> f64 {
    let all: i64 = claims.chances.iter().flatten().sum();
    let mut worth = 0.0;
    for hand in 0..claims.chances[0].len() {
        for named in 0..claims.kinds() {
            let [mut trusted, mut called] = [0.0; 2];
            for claimer in 0..claims.lays.len() {
                for (claim, share) in claims.claims(claimer).zip(&solution.claims[claimer]) {
                    let often = claims.chances[claimer][hand] as f64 * *share as f64 / ALWAYS as f64;
                    if claim.named == named {
                        trusted += often * claims.believed[named] as f64;
                        called += often * worth_if_called(claims, claim.laid, named, hand) as f64;
                    }
                }
            }
            worth += f64::min(trusted, called);
        }
    }
    worth / all as f64
}

fn worth_if_called(claims: &Claims, laid: usize, named: usize, hand: usize) -> i64 {
    if laid == named { claims.proven[named] } else { claims.caught[laid][hand] }
}

/// The same by linear programming: the most that any way of claiming guarantees.
fn solve_exactly(claims: &Claims) -> f64 {
    let all: i64 = claims.chances.iter().flatten().sum();
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let mut shares = Vec::new();
    for claimer in 0..claims.lays.len() {
        let own: Vec<_> = claims.claims(claimer).map(|claim| (claim, problem.add_var(0.0, (0.0, 1.0)))).collect();
        let sum: Vec<_> = own.iter().map(|(_, share)| (*share, 1.0)).collect();
        problem.add_constraint(&sum, ComparisonOp::Eq, 1.0);
        shares.push(own);
    }
    for hand in 0..claims.chances[0].len() {
        for named in 0..claims.kinds() {
            let sure = problem.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
            for is_called in [false, true] {
                let mut terms = vec![(sure, -1.0)];
                for (claimer, own) in shares.iter().enumerate() {
                    let often = claims.chances[claimer][hand] as f64 / all as f64;
                    for (claim, share) in own.iter().filter(|(claim, _)| claim.named == named) {
                        let worth = match is_called {
                            true => worth_if_called(claims, claim.laid, named, hand),
                            false => claims.believed[named],
                        };
                        terms.push((*share, often * worth as f64));
                    }
                }
                problem.add_constraint(&terms, ComparisonOp::Ge, 0.0);
            }
        }
    }
    let SolveOutcome::Solution(solution) = problem.solve().expect("a bluff has a value") else {
        panic!("no time limit was set")
    };
    solution.objective()
}

/// Answering like the solution loses nothing; always calling, or never lying, does.
#[test]
fn what_is_known_can_be_used() {
    let (claims, solution) = solve_textbook();
    assert!(claims.exploit_claims(&solution, &solution.claims[0].clone()).abs() < ALWAYS / 1000);
    let always_lies = vec![0, ALWAYS];
    assert!(claims.exploit_claims(&solution, &always_lies) > ALWAYS / 10);
    let same = claims.exploit_calls(&solution, STRONG, solution.calls[STRONG][0]).expect("it is claimed");
    assert!(same.abs() < ALWAYS / 1000, "{same}");
    assert!(claims.exploit_calls(&solution, STRONG, 0).expect("it is claimed") > ALWAYS / 10);
    let [believed, called] = claims.worth_of_answers(&solution, STRONG).expect("it is claimed");
    assert!((believed - called).abs() < ALWAYS / 100, "both answers are worth the same to a mix: {believed} {called}");
}
