//! The players on a small game with dice, sealed choices and something hidden.

use std::sync::Arc;

use super::stones::{Choice, Options, Position, Step, Stones};
use players::{Planner, Player, Random, Scout, derive_seed};
use table::{Game, Match, Outcome, Pending, Rolls, Seat};

type Seats = [Box<dyn Player<Stones>>; 2];

fn play(mut seats: Seats, seed: u64) -> (Vec<Choice>, Outcome) {
    let game = Stones::set_up(Arc::new(()), Options::default()).expect("the default options are valid");
    let mut played = Match::new(Arc::new(game), Rolls::Seeded(seed));
    let mut choices = Vec::new();
    loop {
        let asked = match played.pending() {
            Pending::Asked(asked) => asked[0].clone(),
            Pending::Roll { .. } => unreachable!("the dice are seeded"),
            Pending::Over(outcome) => return (choices, outcome.clone()),
        };
        let seen = played.seen(asked.seat).expect("this seat is asked");
        let index = seats[asked.seat.index()].choose(&seen);
        choices.push(asked.options[index]);
        played.choose(asked.seat, index).expect("an offered choice is accepted");
    }
}

fn random(seed: u64) -> Box<dyn Player<Stones>> {
    Box::new(Random::new(seed))
}

fn scout(seed: u64, budget: u32) -> Box<dyn Player<Stones>> {
    Box::new(Scout::new(seed, budget))
}

fn planner(seed: u64, budget: u32) -> Box<dyn Player<Stones>> {
    Box::new(Planner::new(seed, budget))
}

/// How many of 200 games a player wins against chance, from either seat.
fn count_wins(player: impl Fn(u64) -> Box<dyn Player<Stones>>) -> usize {
    let is_won = |number: u64| {
        let seed = derive_seed(1, number);
        let place = (number % 2) as usize;
        let mut seats = [random(seed), random(seed + 1)];
        seats[place] = player(seed + 2);
        let (_, outcome) = play(seats, seed);
        outcome.winners.iter().any(|seat| seat.index() == place)
    };
    (0..200).filter(|number| is_won(*number)).count()
}

#[test]
fn the_scout_clearly_beats_the_random_player() {
    let won = count_wins(|seed| scout(seed, Scout::BUDGET));
    assert!(won >= 150, "the scout won {won} of 200 games");
}

/// Games as short as this one end before the horizon, so the planner sees who wins.
#[test]
fn the_planner_clearly_beats_the_random_player() {
    let won = count_wins(|seed| planner(seed, 4000));
    assert!(won >= 150, "the planner won {won} of 200 games");
}

#[test]
fn the_same_seed_makes_the_same_choices() {
    for player in [scout, planner] {
        let choices = |seed: u64| play([player(seed, 200), random(seed)], 7);
        assert_eq!(choices(3), choices(3));
        assert!((4..20).any(|seed| choices(seed) != choices(3)), "a seed matters");
    }
}

#[test]
fn every_budget_gives_an_offered_choice() {
    for budget in [0, 1, 2, 3, 5, 10] {
        for seed in 0..10 {
            play([scout(seed, budget), planner(seed + 100, 20 * budget)], seed);
        }
    }
}

/// Without mines, whoever leaves a multiple of four stones wins against anything. If both went on at random, that would
/// win only two games in three, and the other answers almost half.
#[test]
fn both_sides_think_about_the_answers_that_follow() {
    let game = Stones::set_up(Arc::new(()), Options::default()).expect("the default options are valid");
    let position = Position { step: Step::Turn, heap: 7, turn: Seat(0), mines: [0, 0] };
    let played = Match::from_position(Arc::new(game), Rolls::Seeded(1), position).expect("this is possible");
    let seen = played.seen(Seat(0)).expect("this seat is asked");
    let rated = Planner::new(1, 20_000).rate(&seen, 0);
    assert_eq!(seen.options()[rated[0].0], Choice::Take(3), "{rated:?}");
    assert!(rated[0].1 > 850 && rated[1].1 < 250, "{rated:?}");
}
