//! The table as rules see it: it asks, rolls and tells.

use std::cell::Cell;

use crate::{Asked, Game, Place, Seat};

/// What a rule returns: its result, or a pause that `?` carries out of the step.
pub type Flow<T = ()> = Result<T, Pause>;

/// Why a step cannot continue now, usually because a seat has to answer first. Only the engine makes one.
#[derive(Debug)]
pub struct Pause(pub(crate) Halt);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt {
    /// An answer or a roll is due.
    Waiting,
    /// The next input does not fit what the rules ask for now. If it breaks a rule, the table holds the reason.
    Mismatch,
    /// The next recorded input is a resignation.
    Resigned(Seat),
}

/// One question to one seat, as a source of answers sees it.
pub struct Ask<'a, G: Game> {
    /// The position as the running step has left it so far. A policy sees it only at imagined tables, or at tables it
    /// runs itself.
    pub at: &'a G::Position,
    pub seat: Seat,
    pub question: &'a G::Question,
    /// How many options there are.
    pub count: usize,
    /// The option at an index, built only when it is needed.
    pub option: &'a dyn Fn(usize) -> G::Choice,
    /// The index of passing, if the question is a reaction window.
    pub(crate) pass: Option<usize>,
    /// Checks whether an answer outside the options is legal too, and gives the reason if it is not.
    legal: Option<&'a Legal<'a, G>>,
    /// Whether the options are complete, so that `legal` is only there to give reasons.
    complete: bool,
}

/// A draw: one of several things, each equally likely. The record has it as a roll with that many sides.
///
/// The things are listed only for people who draw real cards.
pub struct Draw<'a, G: Game> {
    pub why: G::Chance,
    /// The seat that draws, or whose hand is drawn from, if only that seat may see the list.
    pub by: Option<Seat>,
    /// How many things there are.
    pub count: u32,
    /// The thing at an index, counted from 0.
    pub thing: &'a dyn Fn(usize) -> G::Drawn,
    /// Everything that could be drawn as far as the drawing seat can tell, if some of it may be hidden elsewhere.
    pub expected: Option<&'a dyn Fn() -> Vec<G::Drawn>>,
}

type Legal<'a, G> = dyn Fn(&<G as Game>::Choice) -> bool + 'a;

pub(crate) enum Answer<C> {
    Offered(usize),
    Other(C),
}

/// Where answers and rolls come from.
pub(crate) trait Source<G: Game> {
    fn answer(&mut self, ask: &Ask<'_, G>) -> Flow<Answer<G::Choice>>;
    /// Gives the answers in the order of `asks`, in whatever order they arrived.
    fn answer_sealed(&mut self, asks: &[Ask<'_, G>]) -> Flow<Vec<Answer<G::Choice>>>;
    fn roll(&mut self, sides: u32, why: G::Chance) -> Flow<u32>;
    /// A roll that decides which thing is drawn.
    fn draw(&mut self, draw: &Draw<'_, G>) -> Flow<u32> {
        self.roll(draw.count, draw.why)
    }
    fn reveal(&mut self) {}
    /// Counts a window that nobody could react in.
    fn pass_window(&mut self) {}
}

/// An event and who may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<G: Game> {
    /// The only seat it is for; `None` means everybody, spectators included.
    pub to: Option<Seat>,
    pub event: G::Event,
}

/// A choice that is not offered, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuledOut<G: Game> {
    pub choice: G::Choice,
    pub reason: G::Reason,
}

/// One of several questions asked in secret at the same time.
pub struct Secretly<G: Game, T> {
    pub seat: Seat,
    pub question: G::Question,
    pub options: Vec<T>,
    /// Whether the options are complete. The check then only says why anything else is refused.
    pub complete: bool,
}

/// What rules talk to. Each question comes with the position in mid-step, which answers are checked against.
pub struct Table<'t, G: Game> {
    source: &'t mut dyn Source<G>,
    /// `None` if nobody is listening.
    pub(crate) told: Option<Vec<Told<G>>>,
    /// `None` unless reasons are wanted.
    pub(crate) ruled_out: Option<Vec<RuledOut<G>>>,
    pub(crate) refused: Option<G::Reason>,
}

impl<'t, G: Game> Table<'t, G> {
    pub(crate) fn new(source: &'t mut dyn Source<G>) -> Self {
        Table { source, told: None, ruled_out: None, refused: None }
    }

    /// Asks a seat to choose one of `options`, which must not be empty.
    pub fn ask<T: Clone>(&mut self, at: &G::Position, seat: Seat, question: G::Question, options: &[T]) -> Flow<T>
    where
        G::Choice: From<T>,
    {
        debug_assert!(!options.is_empty(), "{question:?} has no options");
        let option = |index: usize| options[index].clone().into();
        let ask = Ask {
            at,
            seat,
            question: &question,
            count: options.len(),
            option: &option,
            pass: None,
            legal: None,
            complete: true,
        };
        let answer = self.source.answer(&ask)?;
        self.forget_ruled_out();
        match answer {
            Answer::Offered(index) => Ok(options[index].clone()),
            Answer::Other(_) => Err(Pause(Halt::Mismatch)),
        }
    }

    /// Offers a seat a reaction whose very possibility is secret: one of `options`, or `pass`.
    ///
    /// Without options the seat is not asked and `pass` comes back, but the window still counts, so that events can be
    /// held back for the same time as if it had been asked; see
    /// [`Match::windows_reached`](crate::Match::windows_reached). Whether a seat was asked is hidden information, so
    /// the step ends right after.
    pub fn ask_in_window<T: Clone>(
        &mut self,
        at: &G::Position,
        seat: Seat,
        question: G::Question,
        options: &[T],
        pass: T,
    ) -> Flow<T>
    where
        G::Choice: From<T>,
    {
        if options.is_empty() {
            self.forget_ruled_out();
            // If the previous choice could be taken back now, that would reveal that nobody was asked.
            self.reveal();
            self.source.pass_window();
            return Ok(pass);
        }
        let offered = |index: usize| if index == 0 { pass.clone() } else { options[index - 1].clone() };
        let option = |index: usize| offered(index).into();
        let count = options.len() + 1;
        let ask =
            Ask { at, seat, question: &question, count, option: &option, pass: Some(0), legal: None, complete: true };
        let answer = self.source.answer(&ask)?;
        self.forget_ruled_out();
        match answer {
            Answer::Offered(index) => Ok(offered(index)),
            Answer::Other(_) => Err(Pause(Halt::Mismatch)),
        }
    }

    /// Asks an open question: `sample` shows good answers, and any answer that `legal` lets pass is accepted.
    pub fn ask_where<T>(
        &mut self,
        at: &G::Position,
        seat: Seat,
        question: G::Question,
        sample: &[T],
        legal: impl Fn(&T) -> Result<(), G::Reason>,
    ) -> Flow<T>
    where
        G::Choice: From<T>,
        T: Clone + TryFrom<G::Choice>,
    {
        let option = |index: usize| sample[index].clone().into();
        let refused = Cell::new(None);
        let legal = |choice: &G::Choice| is_legal(choice, &legal, &refused);
        let count = sample.len();
        let legal = Some(&legal as &Legal<'_, G>);
        let ask = Ask { at, seat, question: &question, count, option: &option, pass: None, legal, complete: false };
        let answer = self.source.answer(&ask);
        self.refused = refused.take();
        let answer = answer?;
        self.forget_ruled_out();
        match answer {
            Answer::Offered(index) => Ok(sample[index].clone()),
            Answer::Other(choice) => T::try_from(choice).map_err(|_| Pause(Halt::Mismatch)),
        }
    }

    /// Asks several seats at once. Answers stay sealed until all are in, and are returned in the order asked.
    ///
    /// Like [`ask_where`](Self::ask_where) it accepts any answer that `legal` lets pass, unless the options are
    /// complete. The answers are hidden information, so the step ends right after.
    pub fn ask_secretly<T>(
        &mut self,
        at: &G::Position,
        asked: &[Secretly<G, T>],
        legal: impl Fn(Seat, &T) -> Result<(), G::Reason>,
    ) -> Flow<Vec<T>>
    where
        G::Choice: From<T>,
        T: Clone + TryFrom<G::Choice>,
    {
        let all: Vec<&Secretly<G, T>> = asked.iter().collect();
        self.ask_sealed(at, &all, None, legal)
    }

    /// Offers several seats at once reactions whose very possibility is secret: one of their options, or `pass`.
    ///
    /// A seat without options is not asked and passes. However many seats are asked, it is one window, and the answers
    /// stay sealed until all are in. They are returned in the order of `asked`. The step ends right after.
    pub fn ask_all_in_window<T>(
        &mut self,
        at: &G::Position,
        asked: &[Secretly<G, T>],
        pass: &T,
        legal: impl Fn(Seat, &T) -> Result<(), G::Reason>,
    ) -> Flow<Vec<T>>
    where
        G::Choice: From<T>,
        T: Clone + TryFrom<G::Choice>,
    {
        // If the previous choice could be taken back now, that would reveal whether others are asked.
        self.reveal();
        let able: Vec<&Secretly<G, T>> = asked.iter().filter(|one| !one.options.is_empty()).collect();
        if able.is_empty() {
            self.forget_ruled_out();
            self.source.pass_window();
            return Ok(vec![pass.clone(); asked.len()]);
        }
        let mut answers = self.ask_sealed(at, &able, Some(pass), legal)?.into_iter();
        let answer = |one: &Secretly<G, T>| if one.options.is_empty() { None } else { answers.next() };
        Ok(asked.iter().map(answer).map(|answer| answer.unwrap_or_else(|| pass.clone())).collect())
    }

    /// Asks several seats at once; `pass`, if given, is the first option of each.
    fn ask_sealed<T>(
        &mut self,
        at: &G::Position,
        asked: &[&Secretly<G, T>],
        pass: Option<&T>,
        legal: impl Fn(Seat, &T) -> Result<(), G::Reason>,
    ) -> Flow<Vec<T>>
    where
        G::Choice: From<T>,
        T: Clone + TryFrom<G::Choice>,
    {
        let refused = Cell::new(None);
        let offered = |one: &Secretly<G, T>, index: usize| match pass {
            Some(pass) if index == 0 => pass.clone(),
            Some(_) => one.options[index - 1].clone(),
            None => one.options[index].clone(),
        };
        let options: Vec<_> = asked.iter().map(|one| |index: usize| offered(one, index).into()).collect();
        let checks: Vec<_> = (asked.iter())
            .map(|one| |choice: &G::Choice| is_legal(choice, |choice: &T| legal(one.seat, choice), &refused))
            .collect();
        let asks: Vec<Ask<'_, G>> = (asked.iter().zip(&options).zip(&checks))
            .map(|((one, option), check)| Ask {
                at,
                seat: one.seat,
                question: &one.question,
                count: one.options.len() + usize::from(pass.is_some()),
                option,
                pass: pass.map(|_| 0),
                legal: Some(check),
                complete: one.complete,
            })
            .collect();
        let answers = self.source.answer_sealed(&asks);
        drop(asks);
        drop(checks);
        self.refused = refused.take();
        let answers = answers?;
        self.forget_ruled_out();
        let admit = |(one, answer): (&&Secretly<G, T>, Answer<G::Choice>)| match answer {
            Answer::Offered(index) => Ok(offered(one, index)),
            Answer::Other(choice) => T::try_from(choice).map_err(|_| Pause(Halt::Mismatch)),
        };
        asked.iter().zip(answers).map(admit).collect()
    }

    /// Rolls a die. `why` is shown to people who roll real dice.
    pub fn roll(&mut self, sides: u32, why: G::Chance) -> Flow<u32> {
        self.source.roll(sides, why)
    }

    /// Draws one of several things, of which there must be at least one; gives its index.
    pub fn draw(&mut self, draw: &Draw<'_, G>) -> Flow<usize> {
        Ok(self.source.draw(draw)? as usize - 1)
    }

    /// Draws from a bag that holds `bag[kind]` tokens of each kind; gives the kind, or nothing if the bag is empty.
    pub fn draw_from_bag(
        &mut self,
        bag: &[u8],
        why: G::Chance,
        by: Option<Seat>,
        kind: &dyn Fn(usize) -> G::Drawn,
        expected: Option<&dyn Fn() -> Vec<G::Drawn>>,
    ) -> Flow<Option<usize>> {
        let count = bag.iter().map(|count| u32::from(*count)).sum();
        if count == 0 {
            return Ok(None);
        }
        let thing = |place| kind(find_kind(bag, place));
        let place = self.draw(&Draw { why, by, count, thing: &thing, expected })?;
        Ok(Some(find_kind(bag, place)))
    }

    /// Tells everybody. Free when nobody is listening.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> G::Event) {
        if let Some(told) = &mut self.told {
            told.push(Told { to: None, event: event() });
        }
    }

    /// Tells one seat only.
    pub fn tell_to(&mut self, seat: Seat, event: impl FnOnce() -> G::Event) {
        self.reveal();
        if let Some(told) = &mut self.told {
            told.push(Told { to: Some(seat), event: event() });
        }
    }

    /// Marks that something hidden has just been revealed: no choice made before this can be taken back.
    pub fn reveal(&mut self) {
        self.source.reveal();
    }

    /// Whether a question may be read. Nobody reads it in a playout, so what it only mentions need not be found out.
    #[inline]
    pub fn has_readers(&self) -> bool {
        self.told.is_some() || self.wants_reasons()
    }

    /// Whether reasons are wanted; rules that would have to search for them check this first.
    #[inline]
    pub fn wants_reasons(&self) -> bool {
        self.ruled_out.is_some()
    }

    /// Says why something is not among the options of the next question. Free unless reasons are wanted.
    #[inline]
    pub fn rule_out<T>(&mut self, why_not: impl FnOnce() -> (T, G::Reason))
    where
        G::Choice: From<T>,
    {
        if let Some(ruled_out) = &mut self.ruled_out {
            let (choice, reason) = why_not();
            ruled_out.push(RuledOut { choice: choice.into(), reason });
        }
    }

    /// Forgets what was ruled out, because the question it was for is not asked after all.
    pub fn forget_ruled_out(&mut self) {
        if let Some(ruled_out) = &mut self.ruled_out {
            ruled_out.clear();
        }
    }
}

impl<'a, G: Game> Ask<'a, G> {
    /// A question that is already open, in the form that habits look at.
    pub(crate) fn of(asked: &'a Asked<G>, at: &'a G::Position, option: &'a dyn Fn(usize) -> G::Choice) -> Self {
        let Asked { seat, question, options, open, pass, sealed: _ } = asked;
        let (count, complete) = (options.len(), !open);
        Ask { at, seat: *seat, question, count, option, pass: *pass, legal: None, complete }
    }

    /// Whether answers outside the options may be legal too.
    pub fn is_open(&self) -> bool {
        !self.complete
    }

    pub(crate) fn options(&self) -> Vec<G::Choice> {
        (0..self.count).map(self.option).collect()
    }

    /// Finds a choice among the options, or accepts it as it is if the question is open.
    pub(crate) fn find(&self, choice: &G::Choice, place: Place) -> Flow<Answer<G::Choice>> {
        let is_here = |&index: &usize| (self.option)(index) == *choice;
        let index = match place {
            Place::Unknown => (0..self.count).find(is_here),
            Place::Offered(index) => Some(index),
            Place::Other => None,
        };
        debug_assert!(
            index.is_none_or(|index| index < self.count && is_here(&index)),
            "{choice:?} is not at {place:?}"
        );
        match index {
            Some(index) => Ok(Answer::Offered(index)),
            None => {
                // Checked even if the options are complete: a failed check leaves the reason behind.
                let is_legal = self.legal.is_some_and(|legal| legal(choice));
                if is_legal && !self.complete { Ok(Answer::Other(choice.clone())) } else { Err(Pause(Halt::Mismatch)) }
            }
        }
    }
}

/// The kind of the token at an index of a bag that is laid out kind by kind.
fn find_kind(bag: &[u8], mut place: usize) -> usize {
    for (kind, count) in bag.iter().enumerate() {
        if place < usize::from(*count) {
            return kind;
        }
        place -= usize::from(*count);
    }
    bag.len()
}

/// Whether a freely made answer is of the right type and legal; if not, notes why.
fn is_legal<C: Clone, T: TryFrom<C>, R>(
    choice: &C,
    legal: impl Fn(&T) -> Result<(), R>,
    refused: &Cell<Option<R>>,
) -> bool {
    let Ok(choice) = T::try_from(choice.clone()) else { return false };
    let verdict = legal(&choice);
    let is_legal = verdict.is_ok();
    refused.set(verdict.err());
    is_legal
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hoard::{Chance, Choice, Gem, Hoard};

    /// Gives these rolls, in order, and no answers.
    struct Rolls(Vec<u32>);

    impl Source<Hoard> for Rolls {
        fn answer(&mut self, _ask: &Ask<'_, Hoard>) -> Flow<Answer<Choice>> {
            Err(Pause(Halt::Waiting))
        }

        fn answer_sealed(&mut self, _asks: &[Ask<'_, Hoard>]) -> Flow<Vec<Answer<Choice>>> {
            Err(Pause(Halt::Waiting))
        }

        fn roll(&mut self, _sides: u32, _why: Chance) -> Flow<u32> {
            Ok(self.0.remove(0))
        }
    }

    #[test]
    fn a_bag_gives_each_token_its_chance_and_runs_empty() {
        let mut rolls = Rolls(vec![3, 1, 1]);
        let mut table = Table::<Hoard>::new(&mut rolls);
        let mut bag = [2, 1];
        let mut drawn = || {
            let kind = table.draw_from_bag(&bag, Chance::Tie, None, &|kind| Gem(kind as u8), None);
            let kind = kind.expect("the rolls are there")?;
            bag[kind] -= 1;
            Some(kind)
        };
        assert_eq!([drawn(), drawn(), drawn(), drawn()], [Some(1), Some(0), Some(0), None]);
    }

    #[test]
    fn drawing_gives_the_place_that_was_rolled() {
        let mut rolls = Rolls(vec![2]);
        let mut table = Table::<Hoard>::new(&mut rolls);
        let thing = |place| Gem(place as u8 + 1);
        let draw = Draw { why: Chance::Gem, by: None, count: 3, thing: &thing, expected: None };
        assert_eq!(table.draw(&draw).expect("the roll is there"), 1);
    }
}
