//! The players in the real games.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{Agreed, Catalog, PlayerSpec};
use home_raiders::game::HomeRaiders;
use kleine_helden::game::KleineHelden;
use moonstone::game::Moonstone;
use pixel_tactics::game::PixelTactics;
use players::{Habit, Planner, Player};
use pocket_battles::game::PocketBattles;
use serde_json::Value;
use table::{FastDice, Game, Habits, Lang, Match, Pending, Rolls, Seat, Seen};

fn agree(catalog: &Catalog, game: &str) -> Box<dyn Agreed> {
    let game = catalog.game(game, Lang::EN).expect("the game exists");
    game.agree(&Value::Null, Lang::EN).expect("the default options are valid")
}

fn spec(name: &str) -> PlayerSpec {
    name.parse().expect("the player exists")
}

/// How many games the first player wins out of two with swapped seats for each seed; the seeds are 0 to `seeds`.
fn count_wins(game: &str, player: &str, other: &str, seeds: u64) -> usize {
    let agreed = agree(&Catalog::built_in(), game);
    let wins = |seed: u64, seat: u8| {
        let seats = if seat == 0 { [player, other] } else { [other, player] };
        let played = agreed.play_alone(&seats.map(spec), seed, Lang::EN).expect("the game ends");
        played.winners == [Seat(seat)]
    };
    (0..seeds).flat_map(|seed| [0, 1].map(|seat| wins(seed, seat))).filter(|won| *won).count()
}

/// Even a few playouts per decision clearly beat chance, from either seat.
#[test]
fn yardsticks_clearly_beat_the_random_player() {
    for player in ["scout:30", "rollout:30"] {
        let won = count_wins("pocket-battles", player, "random", 10);
        assert!(won >= 16, "{player} won {won} of 20 games");
    }
}

/// The games quick enough for a ladder in the tests; the whole one is in docs/players.md.
const QUICK: [&str; 3] = ["pocket-battles", "pixel-tactics", "kleine-helden"];

/// In each of the quick games a player wins at least `least` games, playing two for each seed.
fn check_rung(player: &str, other: &str, seeds: u64, least: usize) {
    for game in QUICK {
        let won = count_wins(game, player, other, seeds);
        assert!(won >= least, "{game}: {player} won {won} of {} games against {other}", 2 * seeds);
    }
}

/// A recruit does not think ahead, but knows what is usually good.
#[test]
fn a_recruit_beats_chance() {
    check_rung("recruit", "random", 20, 30);
}

#[test]
fn a_soldier_beats_a_recruit() {
    check_rung("soldier", "recruit", 4, 5);
}

/// The higher levels differ only in their budgets.
#[test]
fn sixty_times_the_budget_beats_the_budget() {
    check_rung("planner:3000", "planner:50", 20, 24);
}

/// What is hidden from a seat does not change its choice: it chooses the same at tables that look the same to it.
fn check_honesty<G: Habits>(content: G::Content, budget: u32, questions: u64) {
    let game = G::set_up(Arc::new(content), G::Options::default()).expect("the default options are valid");
    let mut real = Match::new(Arc::new(game), Rolls::Seeded(5));
    for number in 0..questions {
        let Pending::Asked(asked) = real.pending() else { break };
        let seat = asked[0].seat;
        let seen = real.seen(seat).expect("the seat is asked");
        let choose = |seen: &Seen<'_, G>| Planner::new(number, budget).choose(seen);
        let choice = choose(&seen);
        let imagined = seen.imagine(&mut FastDice::new(number)).to_match(Rolls::Seeded(0));
        let imagined = imagined.expect("it looks like the real one");
        let there = choose(&imagined.seen(seat).expect("the same seat is asked"));
        assert_eq!(there, choice, "{}, question {number}: {:?}", G::ID, seen.question());
        real.choose(seat, choice).expect("it was offered");
    }
}

#[test]
fn planners_choose_alike_at_tables_that_look_alike() {
    check_honesty::<PixelTactics>(pixel_tactics::content::Content::built_in().clone(), 300, 100);
    check_honesty::<KleineHelden>(kleine_helden::content::Content::built_in().clone(), 300, 100);
    check_honesty::<PocketBattles>(pocket_battles::content::Content::built_in().clone(), 300, 60);
    check_honesty::<Moonstone>(moonstone::content::Content::built_in().clone(), 60, 30);
    check_honesty::<HomeRaiders>(home_raiders::content::Content::built_in().clone(), 40, 12);
}

/// A melee of Moonstone is a duel: the laid card cannot be inferred from the table.
#[test]
fn the_card_laid_in_a_melee_cannot_be_read() {
    let content = Arc::new(moonstone::content::Content::built_in().clone());
    let game = Moonstone::set_up(content, moonstone::Options::default()).expect("the default options are valid");
    let game = Arc::new(game);
    let (melee, seat) = (1..20).find_map(|seed| find_melee(&game, seed)).expect("there is a melee in some game");
    let seen = melee.seen(seat).expect("the seat is asked");
    let laid: BTreeSet<usize> = (0..20).map(|seed| Planner::new(seed, 2_000).choose(&seen)).collect();
    assert!(laid.len() > 1, "always {laid:?} of {:?}", seen.options());
}

/// A melee with a real choice, and the seat that is asked.
fn find_melee(game: &Arc<Moonstone>, seed: u64) -> Option<(Match<Moonstone>, Seat)> {
    let mut running = Match::new(game.clone(), Rolls::Seeded(seed));
    let mut habit = Habit::new(seed);
    while let Pending::Asked(asked) = running.pending() {
        let seat = asked[0].seat;
        let seen = running.seen(seat).expect("the seat is asked");
        if matches!(seen.question(), moonstone::asked::Question::Melee { .. }) && seen.options().len() >= 4 {
            return Some((running, seat));
        }
        let choice = habit.choose(&seen);
        running.choose(seat, choice).expect("it was offered");
    }
    None
}
