//! A match: what was agreed, what was answered and rolled since, and what it waits for now.

use std::sync::Arc;

use crate::asking::{Answer, Ask, Draw, Flow, Halt, Pause, RuledOut, Source, Table, Told};
use crate::check::PositionFault;
use crate::straight::{ByHabit, Playout, look_ahead};
use crate::transcript::{Header, Input, LoadError, digest};
use crate::{FastDice, Game, Habits, Outcome, Place, Refusal, Rolls, Ruled, Seat, Seen, Viewer};

/// A match at rest. It is data: it can be cloned, saved, rewound and continued.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    game: Arc<G>,
    header: Header<G>,
    inputs: Vec<Input<G>>,
    /// The position before the waiting step.
    checkpoint: Checkpoint<G>,
    /// The position as that step has left it so far: what views show.
    now: G::Position,
    pending: Pending<G>,
    /// How many of the last inputs are answers that stay sealed until the other seats have answered, too.
    sealed: usize,
    told: Vec<Told<G>>,
    /// How many windows have passed since the last input from outside in which nobody could react.
    passed_windows: u32,
}

#[derive(Clone, Debug)]
struct Checkpoint<G: Game> {
    position: G::Position,
    /// How many inputs, rolls and events came before it.
    inputs: usize,
    rolls: u64,
    told: usize,
    /// Inputs before this index cannot be taken back: something was rolled or revealed after them.
    fixed: usize,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pending<G: Game> {
    /// One seat, or several at once if their answers are sealed.
    Asked(Vec<Asked<G>>),
    Roll {
        sides: u32,
        why: G::Chance,
        /// What is drawn from, if the roll is a draw.
        pile: Option<Pile<G>>,
    },
    Over(Outcome),
}

/// What people draw from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pile<G: Game> {
    /// The only seat that may see what is in it; `None` means everybody.
    pub by: Option<Seat>,
    /// What could be drawn as far as the drawing seat can tell: each kind once, with its count.
    pub expected: Vec<(G::Drawn, usize)>,
    /// What each side of the die stands for. Every seat may have to be kept from knowing this.
    faces: Vec<G::Drawn>,
}

impl<G: Game> Pile<G> {
    fn of(draw: &Draw<'_, G>) -> Pile<G> {
        let faces: Vec<G::Drawn> = (0..draw.count as usize).map(draw.thing).collect();
        let mut all = draw.expected.map_or_else(|| faces.clone(), |expected| expected());
        all.sort();
        let kinds = all.chunk_by(|one, next| one == next);
        Pile { by: draw.by, expected: kinds.map(|kind| (kind[0].clone(), kind.len())).collect(), faces }
    }

    /// The side of the die that stands for a thing.
    fn find(&self, thing: &G::Drawn) -> Option<u32> {
        self.faces.iter().position(|face| face == thing).map(|place| place as u32 + 1)
    }
}

/// A question that waits for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked<G: Game> {
    pub seat: Seat,
    pub question: G::Question,
    pub options: Vec<G::Choice>,
    /// Whether answers outside the options may be legal too.
    pub open: bool,
    /// The index of passing, if the question is a reaction window.
    pub pass: Option<usize>,
    /// Whether the answer stays sealed until all seats asked at the same time have answered.
    pub sealed: bool,
}

impl<G: Game> Match<G> {
    pub fn new(game: Arc<G>, rolls: Rolls) -> Self {
        let start = game.start();
        Match::begin(game, rolls, None, start)
    }

    /// Starts from a given position.
    pub fn from_position(game: Arc<G>, rolls: Rolls, position: G::Position) -> Result<Self, PositionFault> {
        game.check(&position)?;
        Ok(Match::begin(game, rolls, Some(position.clone()), position))
    }

    fn begin(game: Arc<G>, rolls: Rolls, start: Option<G::Position>, position: G::Position) -> Self {
        let header = Header::new(&*game, rolls, start);
        let mut begun = Match::at(game, header, position, Vec::new());
        begun.advance().expect("without inputs nothing can fail");
        begun
    }

    /// A match before its first step.
    fn at(game: Arc<G>, header: Header<G>, position: G::Position, inputs: Vec<Input<G>>) -> Self {
        let checkpoint = Checkpoint { position: position.clone(), inputs: 0, rolls: 0, told: 0, fixed: 0 };
        let (pending, told) = (Pending::Asked(Vec::new()), Vec::new());
        Match { game, header, inputs, checkpoint, now: position, pending, sealed: 0, told, passed_windows: 0 }
    }

    /// Runs a whole recorded match; an error names the input that does not fit.
    pub(crate) fn replay(game: Arc<G>, header: Header<G>, inputs: Vec<Input<G>>) -> Result<Self, LoadError> {
        let start = match &header.start {
            Some(position) => position.clone(),
            None => game.start(),
        };
        game.check(&start).map_err(LoadError::Position)?;
        let mut replayed = Match::at(game, header, start, inputs);
        let explain = |stuck: Stuck<G>| LoadError::Input {
            number: stuck.input + 1,
            rule: stuck.refused.map(|reason| reason.rule()),
        };
        replayed.advance().map_err(explain)?;
        Ok(replayed)
    }

    /// A match as a seat imagines it, at the question the seat was asked.
    pub(crate) fn imagined(
        game: Arc<G>,
        rolls: Rolls,
        position: G::Position,
        inputs: Vec<Input<G>>,
    ) -> Result<Self, LoadError> {
        let header = Header::new(&*game, rolls, Some(position));
        Match::replay(game, header, inputs)
    }

    /// A copy without the history before the waiting step. It costs the same however long the match is, and is for
    /// trying out what could come next.
    pub(crate) fn without_past(&self) -> Match<G> {
        let from = &self.checkpoint;
        let checkpoint = Checkpoint {
            position: from.position.clone(),
            inputs: 0,
            rolls: from.rolls,
            told: 0,
            fixed: from.fixed.saturating_sub(from.inputs),
        };
        Match {
            game: self.game.clone(),
            header: self.header.clone(),
            inputs: self.inputs_of_step().to_vec(),
            checkpoint,
            now: self.now.clone(),
            pending: self.pending.clone(),
            sealed: self.sealed,
            told: self.told[from.told..].to_vec(),
            passed_windows: self.passed_windows,
        }
    }

    pub fn game(&self) -> &Arc<G> {
        &self.game
    }

    pub fn header(&self) -> &Header<G> {
        &self.header
    }

    /// Everything that was chosen and rolled so far.
    pub fn inputs(&self) -> &[Input<G>] {
        &self.inputs
    }

    pub fn pending(&self) -> &Pending<G> {
        &self.pending
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        match &self.pending {
            Pending::Over(outcome) => Some(outcome),
            Pending::Asked(_) | Pending::Roll { .. } => None,
        }
    }

    /// The question that a seat has to answer now.
    pub fn asked(&self, seat: Seat) -> Option<&Asked<G>> {
        match &self.pending {
            Pending::Asked(asked) => asked.iter().find(|asked| asked.seat == seat),
            Pending::Roll { .. } | Pending::Over(_) => None,
        }
    }

    /// How many reaction windows were reached since the last input from outside: those in which nobody could react, and
    /// the one that is open now.
    ///
    /// The other seats cannot tell these apart: events are held back equally long after both.
    pub fn windows_reached(&self) -> u32 {
        let is_open = match &self.pending {
            Pending::Asked(asked) => asked.iter().any(|asked| asked.pass.is_some()),
            Pending::Roll { .. } | Pending::Over(_) => false,
        };
        // With sealed answers, the window was counted as open before the last of them.
        u32::from(is_open && self.sealed == 0) + self.passed_windows
    }

    pub fn view(&self, viewer: Viewer) -> G::View {
        self.game.view(&self.now, viewer)
    }

    /// All events that a viewer may know of, oldest first.
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.told_since(0, viewer)
    }

    pub(crate) fn told_since(&self, from: usize, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        self.told[from..].iter().filter(move |told| told.to.is_none_or(|seat| viewer.is(seat))).map(|told| &told.event)
    }

    /// Whether a seat has given a sealed answer while other seats still have to answer.
    pub(crate) fn has_sealed(&self) -> bool {
        self.sealed > 0
    }

    /// How many events came before the waiting step.
    pub(crate) fn checkpoint_told(&self) -> usize {
        self.checkpoint.told
    }

    /// All events, each with the seat it is for.
    pub fn told_to_all(&self) -> &[Told<G>] {
        &self.told
    }

    /// What a computer player at that seat may know.
    pub fn seen(&self, seat: Seat) -> Option<Seen<'_, G>> {
        let asked = self.asked(seat)?;
        let open = self.checkpoint.inputs..self.inputs.len() - self.sealed;
        Some(Seen::new(&self.game, &self.checkpoint.position, &self.now, &self.inputs[open], asked))
    }

    /// The inputs since the waiting step began.
    pub(crate) fn inputs_of_step(&self) -> &[Input<G>] {
        &self.inputs[self.checkpoint.inputs..]
    }

    /// The position before the waiting step, from which a match can be started again.
    pub fn position(&self) -> &G::Position {
        &self.checkpoint.position
    }

    /// The position as the waiting step has left it so far, for tests and tools that may see everything.
    pub fn now(&self) -> &G::Position {
        &self.now
    }

    /// Identifies the state of the match: equal for equal inputs, on every machine and in every build.
    pub fn digest(&self) -> String {
        digest(&self.now)
    }

    /// Answers a seat's question. A refused answer changes nothing.
    pub fn answer(&mut self, seat: Seat, choice: G::Choice) -> Result<(), Refusal<G>> {
        let asked = self.asked(seat).ok_or_else(|| self.why_not_asked(seat))?;
        let place = asked.options.iter().position(|option| *option == choice).map_or(Place::Other, Place::Offered);
        if let (Place::Other, false) = (place, asked.open)
            && let Some(ruled_out) = self.why_not(seat).into_iter().find(|ruled_out| ruled_out.choice == choice)
        {
            return Err(Refusal::Illegal(ruled_out.reason));
        }
        self.add(Input::Chose { seat, choice, place })
    }

    /// Why a seat has no question to answer.
    pub fn why_not_asked(&self, seat: Seat) -> Refusal<G> {
        match &self.pending {
            Pending::Asked(_) => Refusal::NotAsked { seat },
            Pending::Roll { pile: None, .. } => Refusal::RollFirst,
            Pending::Roll { pile: Some(_), .. } => Refusal::DrawFirst,
            Pending::Over(_) => Refusal::Over,
        }
    }

    /// Answers with the option at an index.
    pub fn choose(&mut self, seat: Seat, index: usize) -> Result<(), Refusal<G>> {
        let asked = self.asked(seat).ok_or_else(|| self.why_not_asked(seat))?;
        let choice = asked.options.get(index).cloned().ok_or(Refusal::NotOffered)?;
        self.add(Input::Chose { seat, choice, place: Place::Offered(index) })
    }

    /// Passes in the window in which a seat is asked.
    pub fn pass(&mut self, seat: Seat) -> Result<(), Refusal<G>> {
        match self.asked(seat) {
            Some(asked) => self.choose(seat, asked.pass.ok_or(Refusal::NotOffered)?),
            None => Err(self.why_not_asked(seat)),
        }
    }

    /// Records what was drawn.
    pub fn drew(&mut self, thing: &G::Drawn) -> Result<(), Refusal<G>> {
        let Pending::Roll { pile: Some(pile), .. } = &self.pending else { return Err(Refusal::NoDrawDue) };
        let value = pile.find(thing).ok_or_else(|| Refusal::NotInThePile(thing.clone()))?;
        self.rolled(value)
    }

    /// Records what was rolled; a draw can be rolled for, too.
    pub fn rolled(&mut self, value: u32) -> Result<(), Refusal<G>> {
        let Pending::Roll { sides, .. } = self.pending else { return Err(Refusal::NoRollDue) };
        if !(1..=sides).contains(&value) {
            return Err(Refusal::NotOnTheDie { sides });
        }
        self.add(Input::Rolled { sides, value })
    }

    /// Takes a seat out of the game. Gives how many events remain: the waiting step is dropped together with everything
    /// it has told.
    pub fn resign(&mut self, seat: Seat) -> Result<usize, Refusal<G>> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        if seat.0 >= self.game.seats() {
            return Err(Refusal::NoSuchSeat { seat });
        }
        let told = self.checkpoint.told;
        self.add(Input::Resigned { seat })?;
        Ok(told)
    }

    /// Takes back the last choice of a seat, if nothing was rolled, revealed or asked of another seat since. Gives how
    /// many events remain.
    pub fn take_back(&mut self, seat: Seat) -> Result<usize, Refusal<G>> {
        let index = self.may_take_back(seat)?;
        let mut inputs = self.inputs.clone();
        inputs.remove(index);
        *self = Match::replay(self.game.clone(), self.header.clone(), inputs)
            .expect("all inputs but the last one fitted before");
        // The match is back where it was, with everything told until then and nothing else.
        Ok(self.told.len())
    }

    /// The match as it was after its first `inputs` inputs.
    pub fn as_it_was(&self, inputs: usize) -> Match<G> {
        let inputs = self.inputs.iter().take(inputs).cloned().collect();
        Match::replay(self.game.clone(), self.header.clone(), inputs).expect("these inputs fitted before")
    }

    /// The match as it was after its first `inputs` inputs, but with other dice: rolls made since do not come again.
    pub fn go_back(&self, inputs: usize) -> Match<G> {
        let mut earlier = self.as_it_was(inputs);
        let gone = &self.inputs[earlier.inputs.len()..];
        earlier.discard(gone.iter().map(Input::rolls).sum::<u64>() as u32);
        earlier
    }

    /// Skips the table's next rolls, because they have been seen. Rolls from outside do not need this.
    pub fn discard(&mut self, rolls: u32) {
        if rolls == 0 || self.header.rolls == Rolls::Outside {
            return;
        }
        let mut inputs = self.inputs.clone();
        // Inserted right after the last roll, so that sealed answers remain the last inputs.
        let last = inputs.iter().rposition(|input| input.rolls() > 0);
        inputs.insert(last.map_or(0, |last| last + 1), Input::Discarded { rolls });
        *self = Match::replay(self.game.clone(), self.header.clone(), inputs).expect("these inputs fitted before");
    }

    /// How the match could continue after this answer, if there is one: all other questions are answered by habit, as
    /// far ahead as a player looks before it judges. The match itself stays as it is. Also gives the final position.
    pub fn look_ahead(&self, answer: Option<(Seat, &G::Choice)>, dice: &mut FastDice) -> (Playout, G::Position)
    where
        G: Habits,
    {
        let mut known: Vec<Input<G>> = self.inputs_of_step().iter().filter_map(Input::imagined).collect();
        let chosen =
            |(seat, choice): (Seat, &G::Choice)| Input::Chose { seat, choice: choice.clone(), place: Place::Unknown };
        known.extend(answer.map(chosen));
        let mut position = self.checkpoint.position.clone();
        let playout = look_ahead(&*self.game, &mut position, &known, &mut ByHabit(&*self.game), dice);
        (playout, position)
    }

    /// The index of a seat's last choice among the inputs.
    pub fn last_choice(&self, seat: Seat) -> Option<usize> {
        self.inputs.iter().rposition(|input| matches!(input, Input::Chose { seat: by, .. } if *by == seat))
    }

    /// The index of the input that a seat may take back.
    pub fn may_take_back(&self, seat: Seat) -> Result<usize, Refusal<G>> {
        let Pending::Asked(asked) = &self.pending else { return Err(Refusal::NothingToTakeBack) };
        let last = self.last_choice(seat).ok_or(Refusal::NothingToTakeBack)?;
        let others_are_asked = asked.iter().any(|asked| asked.seat != seat);
        // In a window this would reveal that others are asked too.
        let is_in_window = asked.iter().any(|asked| asked.pass.is_some());
        let is_sealed = last >= self.inputs.len() - self.sealed && !is_in_window;
        let is_last = last + 1 == self.inputs.len() && !others_are_asked;
        if last >= self.checkpoint.fixed && (is_last || is_sealed) { Ok(last) } else { Err(Refusal::TooLate) }
    }

    /// What is not offered to a seat now, and why: runs the waiting step once more, this time collecting reasons.
    pub fn why_not(&self, seat: Seat) -> Vec<RuledOut<G>> {
        if self.asked(seat).is_none() {
            return Vec::new();
        }
        let from = &self.checkpoint;
        let mut source = Recorded::new(&self.inputs, from.inputs, from.rolls, self.header.rolls);
        let mut table = Table::new(&mut source);
        table.ruled_out = Some(Vec::new());
        let _waits_again = self.game.step(&mut from.position.clone(), &mut table);
        table.ruled_out.take().unwrap_or_default()
    }

    /// Adds an input and advances; if the rules refuse it, nothing changes.
    fn add(&mut self, input: Input<G>) -> Result<(), Refusal<G>> {
        let before = self.inputs.len();
        self.inputs.push(input);
        self.advance().map_err(|stuck| {
            self.inputs.truncate(before);
            stuck.refused.map_or(Refusal::NotOffered, Refusal::Illegal)
        })
    }

    /// The number of inputs up to the last one from outside: the table's own rolls do not count.
    fn inputs_from_outside(&self) -> usize {
        let is_own_roll = |input: &Input<G>| self.header.rolls != Rolls::Outside && input.rolls() > 0;
        self.inputs.iter().rposition(|input| !is_own_roll(input)).map_or(0, |last| last + 1)
    }

    /// Runs steps until an answer or a roll is needed, or the game is over.
    fn advance(&mut self) -> Result<(), Stuck<G>> {
        let from_outside = self.inputs_from_outside();
        let mut windows = 0;
        loop {
            if let Some(outcome) = self.game.outcome(&self.checkpoint.position) {
                self.now = self.checkpoint.position.clone();
                self.pending = Pending::Over(outcome);
                self.passed_windows = windows;
                return match self.inputs.len() == self.checkpoint.inputs {
                    true => Ok(()),
                    false => Err(Stuck { input: self.checkpoint.inputs, refused: None }),
                };
            }
            let mut position = self.checkpoint.position.clone();
            let from = &self.checkpoint;
            let mut source = Recorded::new(&self.inputs, from.inputs, from.rolls, self.header.rolls);
            source.from_outside = from_outside;
            let mut table = Table::new(&mut source);
            table.told = Some(Vec::new());
            let flow = self.game.step(&mut position, &mut table);
            let (told, refused) = (table.told.take().unwrap_or_default(), table.refused.take());
            let Recorded { next, rolls, fixed, rolled, pending, sealed, passed_windows, .. } = source;
            windows += passed_windows;
            match flow {
                Err(Pause(Halt::Mismatch)) => return Err(Stuck { input: next, refused }),
                Err(Pause(Halt::Resigned(seat))) if seat.0 >= self.game.seats() => {
                    return Err(Stuck { input: next, refused: None });
                }
                Err(Pause(Halt::Resigned(seat))) => {
                    self.checkpoint.inputs = next + 1;
                    self.checkpoint.fixed = next + 1;
                    self.game.resign(&mut self.checkpoint.position, seat);
                    self.told.truncate(self.checkpoint.told);
                    self.sealed = 0;
                    continue;
                }
                Ok(()) | Err(Pause(Halt::Waiting)) => {}
            }
            self.inputs.extend(rolled);
            self.sealed = sealed;
            self.told.truncate(self.checkpoint.told);
            self.told.extend(told);
            self.checkpoint.fixed = self.checkpoint.fixed.max(fixed);
            if flow.is_ok() {
                let fixed = self.checkpoint.fixed;
                self.checkpoint = Checkpoint { position, inputs: next, rolls, told: self.told.len(), fixed };
            } else {
                self.now = position;
                self.pending = pending.expect("a waiting step has said what it waits for");
                self.passed_windows = windows;
                return Ok(());
            }
        }
    }
}

/// Where and why a run of recorded inputs got stuck.
#[derive(Debug)]
struct Stuck<G: Game> {
    input: usize,
    refused: Option<G::Reason>,
}

/// Answers from the record; what is missing is rolled or waited for.
struct Recorded<'m, G: Game> {
    inputs: &'m [Input<G>],
    next: usize,
    rolls: u64,
    source: Rolls,
    /// Rolled during this run, to be added to the record.
    rolled: Vec<Input<G>>,
    fixed: usize,
    sealed: usize,
    pending: Option<Pending<G>>,
    /// Windows passed within this many inputs were passed before the last input from outside.
    from_outside: usize,
    passed_windows: u32,
}

impl<'m, G: Game> Recorded<'m, G> {
    fn new(inputs: &'m [Input<G>], next: usize, rolls: u64, source: Rolls) -> Self {
        Recorded {
            inputs,
            next,
            rolls,
            source,
            rolled: Vec::new(),
            fixed: 0,
            sealed: 0,
            pending: None,
            from_outside: 0,
            passed_windows: 0,
        }
    }

    fn wait<T>(&mut self, pending: Pending<G>) -> Flow<T> {
        self.pending = Some(pending);
        Err(Pause(Halt::Waiting))
    }

    /// The next recorded input, unless it is a resignation.
    fn peek(&mut self) -> Flow<Option<&'m Input<G>>> {
        while let Some(Input::Discarded { rolls }) = self.inputs.get(self.next) {
            self.rolls += u64::from(*rolls);
            self.next += 1;
        }
        match self.inputs.get(self.next) {
            Some(Input::Resigned { seat }) => Err(Pause(Halt::Resigned(*seat))),
            input => Ok(input),
        }
    }
}

impl<G: Game> Source<G> for Recorded<'_, G> {
    fn answer(&mut self, ask: &Ask<'_, G>) -> Flow<Answer<G::Choice>> {
        let answer = match self.peek()? {
            None => return self.wait(Pending::Asked(vec![asked(ask, false)])),
            Some(Input::Chose { seat, choice, place }) if *seat == ask.seat => ask.find(choice, *place)?,
            Some(_) => return Err(Pause(Halt::Mismatch)),
        };
        self.next += 1;
        Ok(answer)
    }

    fn answer_sealed(&mut self, asks: &[Ask<'_, G>]) -> Flow<Vec<Answer<G::Choice>>> {
        let mut answers: Vec<Option<Answer<G::Choice>>> = asks.iter().map(|_| None).collect();
        while answers.iter().any(Option::is_none) {
            let Some(input) = self.peek()? else {
                let missing = asks.iter().zip(&answers).filter(|(_, answer)| answer.is_none());
                return self.wait(Pending::Asked(missing.map(|(ask, _)| asked(ask, true)).collect()));
            };
            let Input::Chose { seat, choice, place: among } = input else { return Err(Pause(Halt::Mismatch)) };
            let place = asks.iter().position(|ask| ask.seat == *seat).ok_or(Pause(Halt::Mismatch))?;
            if answers[place].is_some() {
                return Err(Pause(Halt::Mismatch));
            }
            answers[place] = Some(asks[place].find(choice, *among)?);
            self.next += 1;
            self.sealed += 1;
        }
        self.sealed = 0;
        self.reveal();
        Ok(answers.into_iter().flatten().collect())
    }

    fn roll(&mut self, sides: u32, why: G::Chance) -> Flow<u32> {
        self.roll_or_draw(sides, why, || None)
    }

    fn draw(&mut self, draw: &Draw<'_, G>) -> Flow<u32> {
        self.roll_or_draw(draw.count, draw.why, || Some(Pile::of(draw)))
    }

    fn reveal(&mut self) {
        self.fixed = self.next;
    }

    fn pass_window(&mut self) {
        self.passed_windows += u32::from(self.next >= self.from_outside);
    }
}

impl<G: Game> Recorded<'_, G> {
    fn roll_or_draw(&mut self, sides: u32, why: G::Chance, pile: impl FnOnce() -> Option<Pile<G>>) -> Flow<u32> {
        let value = match self.peek()? {
            Some(Input::Rolled { sides: with, value }) if *with == sides && (1..=sides).contains(value) => *value,
            Some(_) => return Err(Pause(Halt::Mismatch)),
            None => {
                let Some(mut dice) = self.source.dice_after(self.rolls) else {
                    return self.wait(Pending::Roll { sides, why, pile: pile() });
                };
                let value = dice.roll(sides);
                self.rolled.push(Input::Rolled { sides, value });
                value
            }
        };
        self.next += 1;
        self.rolls += 1;
        self.reveal();
        Ok(value)
    }
}

fn asked<G: Game>(ask: &Ask<'_, G>, sealed: bool) -> Asked<G> {
    Asked {
        seat: ask.seat,
        question: ask.question.clone(),
        options: ask.options(),
        open: ask.is_open(),
        pass: ask.pass,
        sealed,
    }
}
