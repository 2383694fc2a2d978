//! Puzzles: questions with one answer that is far better than all others.
//!
//! What is weighed here is worked out once, when puzzles are looked for, and again when they are checked: the same seed
//! gives the same numbers on every machine.

use std::mem::discriminant;

use table::{FastDice, Habits, Match, Pending, Rolls, Seat, Seen};

use crate::derive_seed;
use crate::planner::judge_end;

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win before anybody else has a turn, whatever the others answer.
    Win,
    /// The choice after which the seat most likely wins, as computer players judge.
    Best,
}

/// What the options of a question are worth, in thousandths: of the tables at which the goal is reached, or of the win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worth(pub Vec<u32>);

impl Worth {
    /// The best option, and by how much the second best one is worse. Nothing if there is only one.
    pub fn best(&self) -> Option<(usize, u32)> {
        let mut order: Vec<usize> = (0..self.0.len()).collect();
        order.sort_by_key(|option| (std::cmp::Reverse(self.0[*option]), *option));
        let [best, second, ..] = order[..] else { return None };
        Some((best, self.0[best] - self.0[second]))
    }
}

/// A search that has to look at more answers than this for one option at one table gives up.
const MAX_ANSWERS: u32 = 3_000;
/// At how many tables a seat that follows the solution thinks about each further answer.
const TABLES_ON_THE_WAY: u64 = 3;

/// What each option is worth at this many imagined tables. Nothing if the search had to give up. `is_break` says whether
/// an event begins another turn.
pub fn weigh_goal<G: Habits>(
    seen: &Seen<'_, G>,
    goal: Goal,
    tables: u64,
    seed: u64,
    is_break: &dyn Fn(&G::Event) -> bool,
) -> Option<Worth> {
    match goal {
        Goal::Best => Some(judge_options(seen, tables, seed)),
        Goal::Win => {
            let reaching = Reaching { seat: seen.seat(), question: seen.question(), is_break };
            let hoped = reaching.hope(seen, tables, seed)?;
            reaching.make_sure(seen, hoped, tables, seed)
        }
    }
}

/// The mean judgement of each option, at the same tables and with the same dice.
fn judge_options<G: Habits>(seen: &Seen<'_, G>, tables: u64, seed: u64) -> Worth {
    let mut dice = FastDice::new(seed);
    let mut sums = vec![0; seen.options().len()];
    for _ in 0..tables {
        let imagined = seen.imagine(&mut dice);
        let future = dice.seed();
        for (sum, choice) in sums.iter_mut().zip(seen.options()) {
            let (playout, end) = imagined.look_ahead(choice, &[], &mut FastDice::new(future));
            *sum += judge_end(seen.game(), &playout, &end, seen.seat());
        }
    }
    Worth(sums.into_iter().map(|sum| (sum / tables.max(1)) as u32).collect())
}

/// How likely a sensible player is to take each option, in thousandths.
pub fn list_likes<G: Habits>(seen: &Seen<'_, G>) -> Vec<u32> {
    let appeals = seen.appeals();
    let whole: u64 = appeals.iter().map(|appeal| u64::from(*appeal)).sum();
    appeals.iter().map(|appeal| (u64::from(*appeal) * 1000 / whole.max(1)) as u32).collect()
}

/// Whether a seat can win before anybody else has a turn.
struct Reaching<'r, G: Habits> {
    seat: Seat,
    /// What is asked at the beginning; when another seat is asked something similar, that is its turn.
    question: &'r G::Question,
    is_break: &'r dyn Fn(&G::Event) -> bool,
}

impl<G: Habits> Reaching<'_, G> {
    /// At how many tables each option can lead to the goal if the dice are foreseen: no player does better.
    fn hope(&self, seen: &Seen<'_, G>, tables: u64, seed: u64) -> Option<Worth> {
        let mut reached = vec![0; seen.options().len()];
        for table in 0..tables {
            let begun = self.imagine(seen, derive_seed(seed, table))?;
            for (option, reached) in reached.iter_mut().enumerate() {
                let mut left = MAX_ANSWERS;
                *reached += u64::from(self.reaches_by(&begun, option, &mut left)?);
            }
        }
        Some(share_out(reached, tables))
    }

    /// The same, but the best option counts only where a player who does not foresee dice reaches the goal after it.
    fn make_sure(&self, seen: &Seen<'_, G>, hoped: Worth, tables: u64, seed: u64) -> Option<Worth> {
        let (best, _) = hoped.best()?;
        let mut worth = hoped;
        let mut reached = 0;
        for table in 0..tables {
            let begun = self.imagine(seen, derive_seed(seed, table))?;
            reached += u64::from(self.follows(&begun.after(best)?, seed)?);
        }
        worth.0[best] = (reached * 1000 / tables.max(1)) as u32;
        Some(worth)
    }

    fn imagine(&self, seen: &Seen<'_, G>, seed: u64) -> Option<World<G>> {
        let mut dice = FastDice::new(seed);
        let played = seen.imagine(&mut dice).to_match(Rolls::Seeded(dice.seed())).ok()?;
        Some(World { told: played.told_to_all().len(), played })
    }

    fn reaches_by(&self, at: &World<G>, option: usize, left: &mut u32) -> Option<bool> {
        *left = left.checked_sub(1)?;
        self.reaches(&at.after(option)?, left)
    }

    /// Whether some answers of the seat lead to the goal, whatever the others answer.
    fn reaches(&self, at: &World<G>, left: &mut u32) -> Option<bool> {
        let (is_own, options) = match self.look(at) {
            Ok(reached) => return Some(reached),
            Err(asked) => asked,
        };
        for option in 0..options {
            if self.reaches_by(at, option, left)? == is_own {
                return Some(is_own);
            }
        }
        Some(!is_own)
    }

    /// Whether a seat that thinks anew at each of its questions gets there, whatever the others answer.
    fn follows(&self, at: &World<G>, seed: u64) -> Option<bool> {
        let (is_own, options) = match self.look(at) {
            Ok(reached) => return Some(reached),
            Err(asked) => asked,
        };
        let tried = if is_own {
            let hoped = self.hope(&at.played.seen(self.seat)?, TABLES_ON_THE_WAY, seed)?;
            let best = hoped.best().map_or(0, |(best, _)| best);
            best..best + 1
        } else {
            0..options
        };
        for option in tried {
            if !self.follows(&at.after(option)?, derive_seed(seed, 1))? {
                return Some(false);
            }
        }
        Some(true)
    }

    /// Whether the goal is reached or out of reach; else who is asked, and how many options there are.
    fn look(&self, at: &World<G>) -> Result<bool, (bool, usize)> {
        let asked = match at.played.pending() {
            Pending::Over(outcome) => return Ok(outcome.winners == [self.seat]),
            Pending::Roll { .. } => return Ok(false),
            Pending::Asked(asked) => asked,
        };
        let [one] = &asked[..] else { return Ok(false) };
        let is_own = one.seat == self.seat;
        let is_their_turn = !is_own && discriminant(&one.question) == discriminant(self.question);
        let is_over = is_their_turn || at.new_events().any(|event| (self.is_break)(event));
        if is_over || one.options.is_empty() { Ok(false) } else { Err((is_own, one.options.len())) }
    }
}

/// A table that the seat imagines, as far as it was played.
struct World<G: Habits> {
    played: Match<G>,
    /// How many events there were at the beginning.
    told: usize,
}

impl<G: Habits> World<G> {
    fn after(&self, option: usize) -> Option<World<G>> {
        let Pending::Asked(asked) = self.played.pending() else { return None };
        let (seat, mut played) = (asked.first()?.seat, self.played.clone());
        played.choose(seat, option).ok()?;
        Some(World { played, told: self.told })
    }

    fn new_events(&self) -> impl Iterator<Item = &G::Event> {
        self.played.told_to_all().iter().skip(self.told).map(|told| &told.event)
    }
}

fn share_out(reached: Vec<u64>, tables: u64) -> Worth {
    Worth(reached.into_iter().map(|reached| (reached * 1000 / tables.max(1)) as u32).collect())
}
