//! What a computer player may know: its own view, its question, and tables it imagines.

use std::sync::Arc;

use crate::straight::{ByHabit, Guide, Playout, Policy, go_through, look_ahead, run};
use crate::{
    Ask, Asked, Bluff, Dice, FastDice, Game, Habits, Input, LoadError, Match, Place, Rolls, Seat, Told, Viewer,
};

/// One seat's knowledge at the moment it is asked. The real position is out of its reach.
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

    /// Whether answers outside the options may be legal too.
    pub fn is_open(&self) -> bool {
        self.asked.open
    }

    /// Whether other seats are asked at the same time, with answers sealed until all are in.
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

    /// The bluff that the question is part of, if any.
    pub fn bluff(&self) -> Option<Bluff<G>>
    where
        G: Habits,
    {
        self.game.bluff(self.question(), self.now)
    }

    /// A random table that looks the same to this seat, at the same question.
    pub fn imagine(&self, dice: &mut dyn Dice) -> Imagined<G> {
        let position = self.game.imagine(self.checkpoint, self.seat(), dice);
        let inputs = self.inputs.iter().filter_map(Input::imagined).collect();
        Imagined { game: self.game.clone(), seat: self.seat(), position, inputs }
    }
}

/// A table as a seat imagines it: only what that seat sees is certain.
pub struct Imagined<G: Game> {
    game: Arc<G>,
    seat: Seat,
    pub(crate) position: G::Position,
    inputs: Vec<Input<G>>,
}

impl<G: Game> Imagined<G> {
    /// Answers the question with `choice`, and the questions to other seats at the same time as given, then plays on.
    ///
    /// Also gives the final position, for players that judge it before the game is over.
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

    /// The same, by habit and only as far as a player looks before it judges.
    pub fn look_ahead(
        &self,
        choice: &G::Choice,
        others: &[(Seat, &G::Choice)],
        dice: &mut FastDice,
    ) -> (Playout, G::Position)
    where
        G: Habits,
    {
        self.look_along(choice, others, &mut ByHabit(&*self.game), dice)
    }

    /// The same, with a guide that chooses and says how far it goes.
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
        let playout = look_ahead(&*self.game, &mut position, &self.answer(choice, others), guide, dice);
        (playout, position)
    }

    /// Answers the question with `choice` and plays on, with these rolls and with the others answering by habit, until
    /// a similar question is asked, `most` answers have been given or the rolls run out. Gives what was told, and the
    /// number of answers.
    pub fn go_through(
        &self,
        choice: &G::Choice,
        until: &G::Question,
        roll: &mut dyn FnMut(u32) -> Option<u32>,
        dice: &mut FastDice,
        most: u64,
    ) -> (Vec<Told<G>>, u64)
    where
        G: Habits,
    {
        let mut position = self.position.clone();
        go_through(&*self.game, &mut position, &self.answer(choice, &[]), until, roll, dice, most)
    }

    /// The known inputs of the running step, followed by these answers.
    fn answer(&self, choice: &G::Choice, others: &[(Seat, &G::Choice)]) -> Vec<Input<G>> {
        let chosen = |seat, choice: &G::Choice| Input::Chose { seat, choice: choice.clone(), place: Place::Unknown };
        let mut known = self.inputs.clone();
        known.push(chosen(self.seat, choice));
        known.extend(others.iter().map(|(seat, choice)| chosen(*seat, choice)));
        known
    }

    /// The same table before a bluff, with these hands: its claimer is asked for a card.
    pub fn begin(&self, bluff: &Bluff<G>, hands: [&[u8]; 2]) -> Imagined<G> {
        let position = (bluff.begin)(&self.position, hands);
        Imagined { game: self.game.clone(), seat: bluff.claimer, position, inputs: Vec::new() }
    }

    /// The imagined table as a match, at the same question.
    pub fn to_match(&self, rolls: Rolls) -> Result<Match<G>, LoadError> {
        Match::imagined(self.game.clone(), rolls, self.position.clone(), self.inputs.clone())
    }
}
