//! What a computer player gets to know: its own view, its question, and tables it can imagine.

use std::sync::Arc;

use crate::straight::{Guide, Playout, Policy, look_ahead, look_along, run};
use crate::{Ask, Asked, Dice, FastDice, Game, Habits, Input, LoadError, Match, Place, Rolls, Seat, Viewer};

/// One seat's knowledge at the moment it is asked. The real position stays out of reach.
pub struct Seen<'m, G: Game> {
    game: &'m Arc<G>,
    checkpoint: &'m G::Position,
    now: &'m G::Position,
    inputs: &'m [Input<G>],
    asked: &'m Asked<G>,
}

impl<'m, G: Game> Seen<'m, G> {
    pub(crate) fn new(
        game: &'m Arc<G>,
        checkpoint: &'m G::Position,
        now: &'m G::Position,
        inputs: &'m [Input<G>],
        asked: &'m Asked<G>,
    ) -> Self {
        Seen { game, checkpoint, now, inputs, asked }
    }

    pub fn game(&self) -> &G {
        self.game
    }

    pub fn seat(&self) -> Seat {
        self.asked.seat
    }

    pub fn question(&self) -> &G::Question {
        &self.asked.question
    }

    pub fn options(&self) -> &[G::Choice] {
        &self.asked.options
    }

    /// Whether other answers than the options may be legal too.
    pub fn is_open(&self) -> bool {
        self.asked.open
    }

    /// Whether other seats are asked at the same time, and answers stay sealed until all are in.
    pub fn is_sealed(&self) -> bool {
        self.asked.sealed
    }

    pub fn view(&self) -> G::View {
        self.game.view(self.now, Viewer::Seat(self.seat()))
    }

    /// How much a sensible player likes each option.
    pub fn appeals(&self) -> Vec<u32>
    where
        G: Habits,
    {
        let options = self.options();
        let option = |index: usize| options[index].clone();
        let glance = self.game.glance(&Ask::of(self.asked, self.now, &option));
        options.iter().map(|choice| self.game.appeal(&glance, choice)).collect()
    }

    /// A random table that looks the same from this seat, at the same question.
    pub fn imagine(&self, dice: &mut dyn Dice) -> Imagined<G> {
        let position = self.game.imagine(self.checkpoint, self.seat(), dice);
        // What was chosen may stand elsewhere among the options there.
        let forget_place = |input: &Input<G>| match input.clone() {
            Input::Chose { seat, choice, .. } => Input::Chose { seat, choice, place: Place::Unknown },
            input => input,
        };
        let inputs = self.inputs.iter().map(forget_place).collect();
        Imagined { game: self.game.clone(), seat: self.seat(), position, inputs }
    }
}

/// A table as a seat imagines it: only what that seat sees is known to be true.
pub struct Imagined<G: Game> {
    game: Arc<G>,
    seat: Seat,
    pub(crate) position: G::Position,
    inputs: Vec<Input<G>>,
}

impl<G: Game> Imagined<G> {
    /// Answers the question with `choice`, and those of other seats that are asked at the same time as given, and plays
    /// on from there.
    ///
    /// Gives the position at the end too, for players that judge it before the game is over.
    pub fn play_out(
        &self,
        choice: &G::Choice,
        others: &[(Seat, &G::Choice)],
        policy: &mut dyn Policy<G>,
        dice: &mut FastDice,
        most: u64,
    ) -> (Playout, G::Position) {
        let mut position = self.position.clone();
        let playout = run(&*self.game, &mut position, &self.answer(choice, others), policy, dice, most);
        (playout, position)
    }

    /// The same, by habit and as far as a player looks before it judges.
    pub fn look_ahead(
        &self,
        choice: &G::Choice,
        others: &[(Seat, &G::Choice)],
        dice: &mut FastDice,
    ) -> (Playout, G::Position)
    where
        G: Habits,
    {
        let mut position = self.position.clone();
        let playout = look_ahead(&*self.game, &mut position, &self.answer(choice, others), dice);
        (playout, position)
    }

    pub fn look_along(
        &self,
        choice: &G::Choice,
        others: &[(Seat, &G::Choice)],
        guide: &mut dyn Guide<G>,
        dice: &mut FastDice,
    ) -> (Playout, G::Position)
    where
        G: Habits,
    {
        let mut position = self.position.clone();
        let playout = look_along(&*self.game, &mut position, &self.answer(choice, others), guide, dice);
        (playout, position)
    }

    /// What is known of the step under way, and these answers.
    fn answer(&self, choice: &G::Choice, others: &[(Seat, &G::Choice)]) -> Vec<Input<G>> {
        let chosen = |seat, choice: &G::Choice| Input::Chose { seat, choice: choice.clone(), place: Place::Unknown };
        let mut known = self.inputs.clone();
        known.push(chosen(self.seat, choice));
        known.extend(others.iter().map(|(seat, choice)| chosen(*seat, choice)));
        known
    }

    /// The imagined table as a match of its own, at the same question.
    pub fn to_match(&self, rolls: Rolls) -> Result<Match<G>, LoadError> {
        Match::imagined(self.game.clone(), rolls, self.position.clone(), self.inputs.clone())
    }
}
