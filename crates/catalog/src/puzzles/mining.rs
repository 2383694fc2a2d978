//! Finding puzzles in matches of computer players. The same seed finds the same ones.

use players::puzzle::{self, Worth};
use players::{Level, derive_seed};
use serde_json::Value;
use table::{Lang, Rolls, Seat, Viewer};

use super::{Goal, Move, Puzzle};
use crate::{Agreed, AnyMatch, Asked, GameError, Pending, PlayerSpec};

/// Where puzzles are looked for.
pub struct Mine<'m> {
    pub agreed: &'m dyn Agreed,
    pub goal: Goal,
    /// Who plays the matches.
    pub player: PlayerSpec,
}

/// The second best option has to be worse by this, in thousandths.
pub(super) const MARGIN: u32 = 250;
/// A glance shows whether it is worth looking longer: at more tables, after a margin like this.
const GLANCE_MARGIN: u32 = 300;
const MIN_OPTIONS: usize = 3;
const MAX_OPTIONS: usize = 70;
/// What most people would do without thinking is no puzzle.
const OBVIOUS: u32 = 600;
/// A match is won in its last turn, so only so many of its last questions are looked at.
const LAST: usize = 8;
/// So many ways of the dice are tried until one leads to the goal.
const LINES: u64 = 12;
const MAX_INPUTS: usize = 80;
/// In puzzles without an end, so much is shown of what comes after the choice.
const MAX_SHOWN: usize = 12;
const MAX_STEPS: usize = 6;
/// Nobody plays so long.
const MAX_DECISIONS: usize = 3_000;
/// Puzzles are weighed at tables of this seed, so that they can be weighed again.
const SEED: u64 = 20;

impl Goal {
    /// At how many tables options are weighed, at a glance and when it counts.
    fn tables(self) -> [u64; 2] {
        match self {
            Goal::Win => [2, 12],
            Goal::Best => [12, 400],
        }
    }

    /// What options are worth, as it stands in a puzzle.
    pub(super) fn weigh(self, played: &dyn AnyMatch, seat: Seat) -> Option<Worth> {
        self.weigh_at(played, seat, self.tables()[1])
    }

    fn weigh_at(self, played: &dyn AnyMatch, seat: Seat, tables: u64) -> Option<Worth> {
        let goal = match self {
            Goal::Win => puzzle::Goal::Win,
            Goal::Best => puzzle::Goal::Best,
        };
        played.weigh_goal(seat, goal, tables, SEED)
    }
}

impl Mine<'_> {
    /// A puzzle of the match with this seed, if there is one in it.
    pub fn dig(&self, seed: u64) -> Result<Option<Puzzle>, GameError> {
        let mut played = self.agreed.begin(Rolls::Seeded(derive_seed(seed, 0)));
        // Otherwise most puzzles would be of the first turns.
        let patience = (derive_seed(seed, 2) % 50) as usize;
        let mut moments = Vec::new();
        while let Some(asked) = played.asked_seats().first().copied() {
            if moments.len() >= MAX_DECISIONS {
                return Ok(None);
            }
            if self.goal == Goal::Best && moments.len() >= patience && played.asked_seats().len() == 1 {
                let found = self.try_at(&*played, asked.seat, seed);
                if found.is_some() {
                    return Ok(found);
                }
            }
            moments.push((played.inputs(), asked.seat));
            played.let_play(asked.seat, &self.player, derive_seed(seed, 1), Lang::EN)?;
        }
        let winner = match played.pending(None, Lang::EN) {
            Pending::Over(over) if over.winners.len() == 1 && self.goal == Goal::Win => over.winners[0],
            _ => return Ok(None),
        };
        let own = moments.iter().filter(|(_, seat)| *seat == winner).map(|(inputs, _)| *inputs);
        let own: Vec<usize> = own.collect();
        let last = &own[own.len().saturating_sub(LAST)..];
        Ok(last.iter().find_map(|inputs| self.try_at(&*played.as_it_was(*inputs), winner, seed)))
    }

    /// The puzzle that a moment of a match is, if it is one.
    fn try_at(&self, played: &dyn AnyMatch, seat: Seat, seed: u64) -> Option<Puzzle> {
        let likes = played.likes(seat);
        if !(MIN_OPTIONS..=MAX_OPTIONS).contains(&likes.len()) {
            return None;
        }
        let glance = self.goal.weigh_at(played, seat, self.goal.tables()[0])?;
        let (best, margin) = glance.best()?;
        if margin < GLANCE_MARGIN || likes[best] >= OBVIOUS {
            return None;
        }
        let position = played.position();
        let begun = self.begin(&position, Rolls::Outside)?;
        // What was answered in the running step is lost in the position.
        if find_choices(&*begun, seat)? != find_choices(played, seat)? {
            return None;
        }
        let first = self.goal.weigh(&*begun, seat)?;
        if first.best()?.1 < MARGIN {
            return None;
        }
        let line = (0..LINES).find_map(|line| self.follow(&position, seat, &first, derive_seed(seed, 10 + line)));
        let Line { steps, difficulty } = line?;
        let margin =
            steps.iter().filter_map(|step| Worth(step.worth.clone()).best()).map(|(_, margin)| margin).min()?;
        let options = self.agreed.options();
        let kind = if self.goal == Goal::Win { "win" } else { "best" };
        let key = format!("{kind}-{seed}");
        Some(Puzzle { key, goal: self.goal, seat, difficulty, margin, options, position, steps })
    }

    fn begin(&self, position: &Value, rolls: Rolls) -> Option<Box<dyn AnyMatch>> {
        self.agreed.begin_at(position, rolls, Lang::EN).ok()
    }

    /// How it goes on with the best choices and these dice; nothing if that does not lead to the goal.
    fn follow(&self, position: &Value, seat: Seat, first: &Worth, dice: u64) -> Option<Line> {
        let habit = PlayerSpec { name: "habit".into(), budget: None };
        let mut played = self.begin(position, Rolls::Seeded(dice))?;
        // What the solver's match will be: its dice are scripted, and it is thought about there.
        let mut solved = self.begin(position, Rolls::Outside)?;
        let mut line = Line { steps: Vec::new(), difficulty: 0 };
        let mut first = Some(first.clone());
        let turn = find_kind(&*played, seat)?;
        while played.inputs() < MAX_INPUTS {
            let asked = match played.pending(None, Lang::EN) {
                Pending::Asked(asked) => asked,
                Pending::Over(over) => return line.ended(self.goal == Goal::Best || over.winners == [seat]),
                Pending::Roll(_) | Pending::Draw(_) => return None,
            };
            let [one] = &asked[..] else { return line.ended(self.goal == Goal::Best) };
            let is_own = one.seat == seat;
            let is_next = !line.steps.is_empty() && (is_own || kind(one) == turn || played.inputs() >= MAX_SHOWN);
            if self.goal == Goal::Best && is_next {
                return line.ended(true);
            }
            let index = if is_own {
                let worth = match first.take() {
                    Some(worth) => worth,
                    None if one.options.len() == 1 => Worth(vec![1000]),
                    None => self.goal.weigh(&*solved, seat)?,
                };
                line.answer(one, worth, &*solved)?
            } else if kind(one) == turn {
                return None;
            } else {
                let index = played.pick(one.seat, &habit, dice, Lang::EN).ok()?;
                line.last()?.they.push(one.options[index].choice.to_json());
                index
            };
            let inputs = played.inputs();
            played.choose(one.seat, index, Lang::EN).ok()?;
            for input in played.inputs_json(inputs) {
                copy(&serde_json::from_str(&input).ok()?, &mut *solved, &mut line.last()?.rolls)?;
            }
        }
        None
    }
}

/// A solution, as far as it was followed.
struct Line {
    steps: Vec<Move>,
    difficulty: u32,
}

impl Line {
    fn last(&mut self) -> Option<&mut Move> {
        self.steps.last_mut()
    }

    fn ended(self, is_good: bool) -> Option<Line> {
        (is_good && !self.steps.is_empty()).then_some(self)
    }

    /// The solver's best answer: a step of the puzzle if it is far better than the others, or else it comes by itself.
    fn answer(&mut self, asked: &Asked, worth: Worth, solved: &dyn AnyMatch) -> Option<usize> {
        let (best, margin) = worth.best().unwrap_or((0, 0));
        if worth.0[best] == 0 {
            return None;
        }
        let choice = asked.options[best].choice.to_json();
        if self.steps.is_empty() || margin >= MARGIN && self.steps.len() < MAX_STEPS {
            let likes = u64::from(solved.likes(asked.seat)[best].max(1));
            self.difficulty += (1_000_u64.pow(4) / likes.pow(4)).ilog2();
            self.steps.push(Move { choice, worth: worth.0, they: Vec::new(), you: Vec::new(), rolls: Vec::new() });
        } else {
            self.last()?.you.push(choice);
        }
        Some(best)
    }
}

/// Does the same at the solver's match, and notes what has to be rolled there.
fn copy(input: &Value, solved: &mut dyn AnyMatch, rolls: &mut Vec<u32>) -> Option<()> {
    if let Some(chose) = input.get("chose") {
        let seat = Seat(u8::try_from(chose.get("seat")?.as_u64()?).ok()?);
        return solved.answer(seat, chose.get("choice")?, Lang::EN).ok().map(|_| ());
    }
    let value = u32::try_from(input.get("rolled")?.get("value")?.as_u64()?).ok()?;
    // What can only come out in one way comes by itself in lessons.
    let is_certain = match solved.pending(None, Lang::EN) {
        Pending::Roll(roll) => roll.sides == 1,
        Pending::Draw(draw) => draw.from.len() == 1,
        Pending::Asked(_) | Pending::Over(_) => return None,
    };
    if !is_certain {
        rolls.push(value);
    }
    solved.rolled(value, Lang::EN).ok()
}

fn find_asked(played: &dyn AnyMatch, seat: Seat) -> Option<Asked> {
    let Pending::Asked(asked) = played.pending(Some(Viewer::Seat(seat)), Lang::EN) else { return None };
    asked.into_iter().next()
}

/// What a seat is asked, and all that it can answer.
fn find_choices(played: &dyn AnyMatch, seat: Seat) -> Option<(Value, Vec<Value>)> {
    let asked = find_asked(played, seat)?;
    Some((asked.question.to_json(), asked.options.iter().map(|option| option.choice.to_json()).collect()))
}

fn find_kind(played: &dyn AnyMatch, seat: Seat) -> Option<String> {
    find_asked(played, seat).map(|asked| kind(&asked))
}

/// The name of a question, whatever it is about.
fn kind(asked: &Asked) -> String {
    match asked.question.to_json() {
        Value::Object(members) => members.keys().next().cloned().unwrap_or_default(),
        Value::String(name) => name,
        other => other.to_string(),
    }
}

/// Who plays the matches if nobody else is named: quick, and not too foolish.
pub fn usual_player(game: &str) -> PlayerSpec {
    let is_light = matches!(game, "pixel-tactics" | "kleine-helden" | "pocket-battles");
    PlayerSpec::of_level(if is_light { Level::Soldier } else { Level::Recruit })
}
