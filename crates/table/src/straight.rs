//! Straight runs: every answer is available, so nothing pauses and nothing is run again.

use crate::asking::{Answer, Ask, Flow, Halt, Pause, Source, Table, Told};
use crate::{Dice, FastDice, Game, Habits, Input, Outcome, Place, Seat};

/// Chooses in playouts, quickly.
pub trait Policy<G: Game> {
    /// The index of one of `ask.count` options.
    fn pick(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize;

    /// The same where several seats answer at once and none may know what another one says.
    fn pick_sealed(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        self.pick(ask, dice)
    }
}

/// Chooses on the way to where a position is judged.
pub trait Guide<G: Game>: Policy<G> {
    /// After how many decisions it has come far enough.
    fn reach(&self) -> u64;
}

/// Chooses every option with the same probability.
pub struct AtRandom;

impl<G: Game> Policy<G> for AtRandom {
    #[inline]
    fn pick(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        dice.roll(ask.count as u32) as usize - 1
    }
}

/// Chooses like a player who knows what is usually good but does not think ahead: in proportion to
/// [`Habits::appeal`].
pub struct ByHabit<'g, G>(pub &'g G);

impl<G: Habits> Guide<G> for ByHabit<'_, G> {
    fn reach(&self) -> u64 {
        G::HORIZON
    }
}

impl<G: Habits> Policy<G> for ByHabit<'_, G> {
    fn pick(&mut self, ask: &Ask<'_, G>, dice: &mut FastDice) -> usize {
        if !G::HAS_HABITS || ask.count < 2 {
            return AtRandom.pick(ask, dice);
        }
        pick_by_habit(self.0, ask, dice)
    }
}

/// Picks the index of an option in proportion to its appeal, or the last one if none appeals. There must be an option.
fn pick_by_habit<G: Habits>(game: &G, ask: &Ask<'_, G>, dice: &mut impl Dice) -> usize {
    let glance = game.glance(ask);
    pick_in_proportion((0..ask.count).map(|index| game.appeal(&glance, &(ask.option)(index))), dice)
}

/// Picks an index in proportion to its weight, or the last one if all weights are zero.
pub fn pick_in_proportion(weights: impl Iterator<Item = u32>, dice: &mut impl Dice) -> usize {
    // Each index replaces the one picked so far with a probability of its share of the weight so far.
    let (mut total, mut picked) = (0, 0);
    for (index, weight) in weights.enumerate() {
        total += weight;
        if total == 0 || weight > 0 && dice.roll(total) <= weight {
            picked = index;
        }
    }
    picked
}

/// How a playout went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Playout {
    /// `None` if it was cut off.
    pub outcome: Option<Outcome>,
    pub decisions: u64,
}

/// Plays on from `position` until the game is over or `most` decisions were made.
pub fn play_out<G: Game>(
    game: &G,
    position: &mut G::Position,
    policy: &mut dyn Policy<G>,
    dice: &mut FastDice,
    most: u64,
) -> Playout {
    run(game, position, &[], policy, dice, most)
}

/// As [`play_out`], and gives everything that happened.
pub fn play_out_listening<G: Game>(
    game: &G,
    position: &mut G::Position,
    policy: &mut dyn Policy<G>,
    dice: &mut FastDice,
    most: u64,
) -> (Playout, Vec<Told<G>>) {
    let mut told = Vec::new();
    let mut source = Straight { known: &[], policy, dice, decisions: 0, most };
    let playout = go(game, position, &mut source, Some(&mut told));
    (playout, told)
}

/// Runs the running step with the known answers, then plays on.
pub(crate) fn run<G: Game>(
    game: &G,
    position: &mut G::Position,
    known: &[Input<G>],
    policy: &mut dyn Policy<G>,
    dice: &mut FastDice,
    most: u64,
) -> Playout {
    go(game, position, &mut Straight { known, policy, dice, decisions: 0, most }, None)
}

/// Runs the running step with the known answers, then plays on to where a player judges: the first quiet point at or
/// after the reach of its guide, if there is one soon.
pub(crate) fn look_ahead<G: Habits>(
    game: &G,
    position: &mut G::Position,
    known: &[Input<G>],
    guide: &mut dyn Guide<G>,
    dice: &mut FastDice,
) -> Playout {
    let (mut known, mut decisions) = (known, 0);
    let outcome = loop {
        if let Some(outcome) = game.outcome(position) {
            break Some(outcome);
        }
        let reach = guide.reach();
        if G::PATIENCE > 0 && decisions >= reach && game.is_quiet(position) {
            break None;
        }
        let most = reach + G::PATIENCE;
        let mut source = Straight { known, policy: &mut *guide, dice: &mut *dice, decisions, most };
        let is_stopped = game.step(position, &mut Table::new(&mut source)).is_err();
        let left = source.known.len();
        decisions = source.decisions;
        known = &known[known.len() - left..];
        if is_stopped {
            break None;
        }
    };
    Playout { outcome, decisions }
}

/// The source of answers and rolls while a choice is followed.
pub(crate) struct Followed<'a, G: Game> {
    pub known: &'a [Input<G>],
    pub policy: &'a mut dyn Policy<G>,
    /// Rolls a die: given the purpose, how often it was rolled for that before, and the number of sides.
    pub roll: &'a mut dyn FnMut(&G::Chance, usize, u32) -> u32,
    /// The largest number of decisions.
    pub most: u64,
}

/// Runs the running step with the known answers, then further steps until `is_done` or the end of the game. Gives what
/// was told; or nothing if it took too many decisions, or was done before all answers were used, which means that they
/// belong to something else.
pub(crate) fn follow<G: Game>(
    game: &G,
    position: &mut G::Position,
    followed: Followed<'_, G>,
    is_done: impl Fn(&G::Position) -> bool,
) -> Option<Vec<Told<G>>> {
    let Followed { known, policy, roll, most } = followed;
    let straight = Straight { known, policy, dice: &mut FastDice::new(0), decisions: 0, most };
    let mut source = Watched { straight, roll, rolled: Vec::new() };
    let mut table = Table::new(&mut source);
    table.told = Some(Vec::new());
    while {
        game.step(position, &mut table).ok()?;
        !is_done(position) && game.outcome(position).is_none()
    } {}
    let told = table.told;
    told.filter(|_| source.straight.known.is_empty())
}

/// A straight run that remembers what was rolled for, and how often.
struct Watched<'a, G: Game> {
    straight: Straight<'a, G>,
    roll: &'a mut dyn FnMut(&G::Chance, usize, u32) -> u32,
    rolled: Vec<G::Chance>,
}

impl<G: Game> Source<G> for Watched<'_, G> {
    fn answer(&mut self, ask: &Ask<'_, G>) -> Flow<Answer<G::Choice>> {
        self.straight.answer(ask)
    }

    fn answer_sealed(&mut self, asks: &[Ask<'_, G>]) -> Flow<Vec<Answer<G::Choice>>> {
        self.straight.answer_sealed(asks)
    }

    fn roll(&mut self, sides: u32, why: G::Chance) -> Flow<u32> {
        if !self.straight.known.is_empty() {
            return self.straight.roll(sides, why);
        }
        let before = self.rolled.iter().filter(|rolled| **rolled == why).count();
        self.rolled.push(why);
        Ok((self.roll)(&why, before, sides))
    }
}

/// Runs the running step with the known answers, then further steps until a similar question is asked, `most` further
/// answers have been given by habit, or the rolls run out. Gives what was told, and the number of answers.
pub(crate) fn go_through<G: Habits>(
    game: &G,
    position: &mut G::Position,
    known: &[Input<G>],
    until: &G::Question,
    roll: &mut dyn FnMut(u32) -> Option<u32>,
    dice: &mut FastDice,
    most: u64,
) -> (Vec<Told<G>>, u64) {
    let straight = Straight { known, policy: &mut ByHabit(game), dice, decisions: 0, most };
    let mut source = Through { straight, until: std::mem::discriminant(until), roll };
    let mut table = Table::new(&mut source);
    table.told = Some(Vec::new());
    while game.outcome(position).is_none() && game.step(position, &mut table).is_ok() {}
    let told = table.told.take().unwrap_or_default();
    (told, source.straight.decisions)
}

/// A straight run that stops at a question similar to a given one.
struct Through<'a, G: Game> {
    straight: Straight<'a, G>,
    until: std::mem::Discriminant<G::Question>,
    roll: &'a mut dyn FnMut(u32) -> Option<u32>,
}

impl<G: Game> Source<G> for Through<'_, G> {
    fn answer(&mut self, ask: &Ask<'_, G>) -> Flow<Answer<G::Choice>> {
        if self.straight.known.is_empty() && std::mem::discriminant(ask.question) == self.until {
            return Err(Pause(Halt::Waiting));
        }
        self.straight.answer(ask)
    }

    fn answer_sealed(&mut self, asks: &[Ask<'_, G>]) -> Flow<Vec<Answer<G::Choice>>> {
        if self.straight.known.is_empty() && asks.iter().any(|ask| std::mem::discriminant(ask.question) == self.until) {
            return Err(Pause(Halt::Waiting));
        }
        self.straight.answer_sealed(asks)
    }

    fn roll(&mut self, sides: u32, why: G::Chance) -> Flow<u32> {
        if !self.straight.known.is_empty() {
            return self.straight.roll(sides, why);
        }
        (self.roll)(sides).ok_or(Pause(Halt::Waiting))
    }
}

fn go<G: Game>(
    game: &G,
    position: &mut G::Position,
    source: &mut Straight<'_, G>,
    listening: Option<&mut Vec<Told<G>>>,
) -> Playout {
    let mut table = Table::new(source);
    table.told = listening.is_some().then(Vec::new);
    let outcome = loop {
        if let Some(outcome) = game.outcome(position) {
            break Some(outcome);
        }
        if game.step(position, &mut table).is_err() {
            break None;
        }
    };
    if let (Some(listening), Some(told)) = (listening, table.told.take()) {
        *listening = told;
    }
    Playout { outcome, decisions: source.decisions }
}

struct Straight<'a, G: Game> {
    known: &'a [Input<G>],
    policy: &'a mut dyn Policy<G>,
    dice: &'a mut FastDice,
    decisions: u64,
    most: u64,
}

impl<G: Game> Straight<'_, G> {
    /// An answer that is not known yet.
    #[inline]
    fn decide(&mut self, ask: &Ask<'_, G>, is_sealed: bool) -> Flow<Answer<G::Choice>> {
        if self.decisions >= self.most || ask.count == 0 {
            return Err(Pause(Halt::Waiting));
        }
        self.decisions += 1;
        let picked = if is_sealed { self.policy.pick_sealed(ask, self.dice) } else { self.policy.pick(ask, self.dice) };
        Ok(Answer::Offered(picked))
    }
}

impl<G: Game> Source<G> for Straight<'_, G> {
    fn answer(&mut self, ask: &Ask<'_, G>) -> Flow<Answer<G::Choice>> {
        if let Some((input, rest)) = self.known.split_first() {
            self.known = rest;
            return match input {
                Input::Chose { seat, choice, place } if *seat == ask.seat => ask.find(choice, *place),
                Input::Chose { .. } | Input::Rolled { .. } | Input::Resigned { .. } | Input::Discarded { .. } => {
                    Err(Pause(Halt::Mismatch))
                }
            };
        }
        self.decide(ask, false)
    }

    fn answer_sealed(&mut self, asks: &[Ask<'_, G>]) -> Flow<Vec<Answer<G::Choice>>> {
        let mut sealed: Vec<(Seat, &G::Choice, Place)> = Vec::new();
        while let Some((Input::Chose { seat, choice, place }, rest)) = self.known.split_first()
            && asks.iter().any(|ask| ask.seat == *seat)
            && sealed.len() < asks.len()
        {
            sealed.push((*seat, choice, *place));
            self.known = rest;
        }
        asks.iter()
            .map(|ask| match sealed.iter().find(|(seat, ..)| *seat == ask.seat) {
                Some((_, choice, place)) => ask.find(choice, *place),
                None if self.known.is_empty() => self.decide(ask, asks.len() > 1),
                None => self.answer(ask),
            })
            .collect()
    }

    fn roll(&mut self, sides: u32, _why: G::Chance) -> Flow<u32> {
        match self.known.split_first() {
            Some((Input::Rolled { value, .. }, rest)) => {
                self.known = rest;
                Ok(*value)
            }
            Some(_) => Err(Pause(Halt::Mismatch)),
            None => Ok(self.dice.roll(sides)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;
    use crate::hoard::{Hoard, Options};
    use std::sync::Arc;

    fn hoard() -> Hoard {
        Hoard::set_up(Arc::new(()), Options::default()).expect("the options are valid")
    }

    #[test]
    fn options_are_picked_in_proportion_to_their_weights() {
        let mut dice = FastDice::new(1);
        let mut picked = [0; 5];
        for _ in 0..60_000 {
            picked[pick_in_proportion([0, 1, 2, 3, 0].into_iter(), &mut dice)] += 1;
        }
        assert_eq!((picked[0], picked[4]), (0, 0), "what weighs nothing is not picked");
        let is_near = |count: i32, expected: i32| (count - expected).abs() < 600;
        assert!(is_near(picked[1], 10_000) && is_near(picked[2], 20_000) && is_near(picked[3], 30_000), "{picked:?}");
    }

    #[test]
    fn something_is_picked_even_if_nothing_weighs() {
        assert_eq!(pick_in_proportion([0, 0, 0].into_iter(), &mut FastDice::new(1)), 2);
    }

    #[test]
    fn a_policy_sees_the_position_in_mid_step() {
        struct Watch(Vec<u32>);
        impl Policy<Hoard> for Watch {
            fn pick(&mut self, ask: &Ask<'_, Hoard>, dice: &mut FastDice) -> usize {
                self.0.push(ask.at.gems.iter().map(|gems| gems.len() as u32).sum());
                AtRandom.pick(ask, dice)
            }
        }
        let (hoard, mut watch) = (hoard(), Watch(Vec::new()));
        play_out(&hoard, &mut hoard.start(), &mut watch, &mut FastDice::new(1), 100);
        assert_eq!((watch.0.first(), watch.0.last()), (Some(&0), Some(&2)), "{:?}", watch.0);
        assert!(watch.0.is_sorted());
    }

    #[test]
    fn a_playout_reports_what_was_gained() {
        let (hoard, mut dice) = (hoard(), FastDice::new(1));
        let mut position = hoard.start();
        let (playout, told) = play_out_listening(&hoard, &mut position, &mut ByHabit(&hoard), &mut dice, 100);
        assert!(playout.outcome.is_some());
        let mut gained = [Vec::new(), Vec::new()];
        for (Seat(seat), gem) in told.iter().flat_map(|told| hoard.gains(&told.event)) {
            gained[usize::from(seat)].push(gem);
        }
        let has = |seat: usize| position.gems[seat].iter().map(|gem| format!("gem.{gem}")).collect::<Vec<_>>();
        assert_eq!(gained, [has(0), has(1)]);
        assert_eq!(gained.iter().flatten().count(), 3);
    }
}
