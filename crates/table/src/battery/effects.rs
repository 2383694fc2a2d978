//! Nothing is sold that cannot do anything.

use std::sync::Arc;

use crate::straight::run_step;
use crate::{Ask, Asked, Dice, FastDice, Game, Input, Match, Pending, Place, Policy, Rolls};

/// What things cost in a game.
pub struct Prices<G: Game> {
    /// Whether something is paid for a choice.
    pub is_paid: fn(&G::Choice) -> bool,
    /// Makes positions equal that differ only in what was paid, and in who has paid.
    pub forget: fn(&mut G::Position),
}

/// One question out of this many is looked at.
const RARELY: u32 = 4;
/// How often each option is tried, with other answers to further questions.
const TRIES: u64 = 6;
/// And how often with other dice.
const THROWS: u64 = 6;

/// Plays random games and looks for paid choices that have no effect, whatever is rolled and answered afterwards: the
/// position stays the same, or a free option of the same question leads to the same one.
///
/// A choice that changes which dice are rolled takes a chance, and that is an effect. Only the current step counts.
pub fn effects<G: Game>(
    content: &Arc<G::Content>,
    options: impl Fn(u64) -> G::Options,
    games: u64,
    prices: &Prices<G>,
) {
    for seed in 0..games {
        let _seed = super::PrintOnPanic(format!("effects in {}: seed {seed}", G::ID));
        let game = G::set_up(content.clone(), options(seed)).unwrap_or_else(|wrong| panic!("set-up failed: {wrong:?}"));
        let mut running = Match::new(Arc::new(game), Rolls::Seeded(seed));
        let mut dice = FastDice::new(seed);
        while let Pending::Asked(asked) = running.pending() {
            let asked = &asked[dice.roll(asked.len() as u32) as usize - 1];
            if asked.options.iter().any(prices.is_paid) && dice.roll(RARELY) == 1 {
                check_question(&running, asked, prices);
            }
            let (seat, index) = (asked.seat, dice.roll(asked.options.len() as u32) as usize - 1);
            running.choose(seat, index).unwrap_or_else(|why| panic!("an option was refused: {why:?}"));
        }
    }
}

fn check_question<G: Game>(running: &Match<G>, asked: &Asked<G>, prices: &Prices<G>) {
    let mut suspects: Vec<usize> = (0..asked.options.len()).collect();
    suspects.retain(|index| (prices.is_paid)(&asked.options[*index]));
    for throw in 0..THROWS {
        if suspects.is_empty() {
            return;
        }
        let free = (0..asked.options.len()).filter(|index| !(prices.is_paid)(&asked.options[*index]));
        let mut free: Vec<End<G>> = free.flat_map(|index| list_ends(running, asked, index, throw, prices)).collect();
        free.push(End::new(running.position().clone(), Vec::new(), prices));
        suspects.retain(|index| {
            let ends = list_ends(running, asked, *index, throw, prices);
            !ends.is_empty() && ends.iter().all(|end| free.iter().any(|other| end.costs_more_than(other)))
        });
    }
    if let Some(index) = suspects.first() {
        panic!("{:?} offers {:?}, which has a price and no effect", asked.question, asked.options[*index]);
    }
}

/// How things lie after a step.
struct End<G: Game> {
    exactly: G::Position,
    without_prices: G::Position,
    /// What was rolled for.
    rolled: Vec<G::Chance>,
}

impl<G: Game> End<G> {
    fn new(exactly: G::Position, rolled: Vec<G::Chance>, prices: &Prices<G>) -> Self {
        let mut without_prices = exactly.clone();
        (prices.forget)(&mut without_prices);
        End { exactly, without_prices, rolled }
    }

    /// Whether both are alike but for what was paid.
    fn costs_more_than(&self, free: &Self) -> bool {
        self.rolled == free.rolled && self.without_prices == free.without_prices && self.exactly != free.exactly
    }
}

/// What a choice can come to when its step is over.
fn list_ends<G: Game>(
    running: &Match<G>,
    asked: &Asked<G>,
    index: usize,
    throw: u64,
    prices: &Prices<G>,
) -> Vec<End<G>> {
    let mut known = running.inputs_of_step().to_vec();
    let choice = asked.options[index].clone();
    known.push(Input::Chose { seat: asked.seat, choice, place: Place::Offered(index) });
    let try_once = |seed| {
        let (mut position, mut dice) = (running.position().clone(), FastDice::new(throw));
        let rolled = run_step(&**running.game(), &mut position, &known, &mut OwnDice(FastDice::new(seed)), &mut dice)?;
        Some(End::new(position, rolled, prices))
    };
    (0..TRIES).filter_map(try_once).collect()
}

/// Chooses at random with other dice than those of the game.
struct OwnDice(FastDice);

impl<G: Game> Policy<G> for OwnDice {
    fn pick(&mut self, ask: &Ask<'_, G>, _dice: &mut FastDice) -> usize {
        self.0.roll(ask.count as u32) as usize - 1
    }
}
