//! Tests as small scenes: a position, scripted dice, answers in order.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::{Asked, Game, Match, Outcome, Pending, Refusal, Rolls, Seat};

/// A match with scripted dice. The test fails if a scripted roll is left over at the end.
pub struct Scene<G: Game> {
    running: Match<G>,
    rolls: VecDeque<u32>,
}

impl<G: Game> Scene<G> {
    /// Starts from a position set up for the test.
    #[track_caller]
    pub fn at(game: &Arc<G>, position: G::Position) -> Self {
        let running = Match::from_position(game.clone(), Rolls::Outside, position);
        Scene { running: running.unwrap_or_else(|wrong| panic!("{wrong:?}")), rolls: VecDeque::new() }
    }

    /// Starts at the beginning of a game.
    pub fn new(game: &Arc<G>) -> Self {
        Scene { running: Match::new(game.clone(), Rolls::Outside), rolls: VecDeque::new() }
    }

    /// Appends rolls to the script.
    #[track_caller]
    pub fn rolls(&mut self, rolls: impl IntoIterator<Item = u32>) -> &mut Self {
        self.rolls.extend(rolls);
        self.throw();
        self
    }

    /// Draws these things, one by one.
    #[track_caller]
    pub fn draws(&mut self, things: impl IntoIterator<Item = G::Drawn>) -> &mut Self {
        for thing in things {
            if let Err(refusal) = self.running.drew(&thing) {
                panic!("{thing:?} was refused: {refusal:?}\nwaiting for: {:#?}", self.running.pending());
            }
        }
        self.throw();
        self
    }

    /// Answers for a seat, then rolls the scripted dice that are due.
    #[track_caller]
    pub fn answer(&mut self, seat: u8, choice: impl Into<G::Choice>) -> &mut Self {
        let choice = choice.into();
        if let Err(refusal) = self.running.answer(Seat(seat), choice.clone()) {
            panic!("{choice:?} was refused: {refusal:?}\nwaiting for: {:#?}", self.running.pending());
        }
        self.throw();
        self
    }

    /// Answers for a seat and expects a refusal; gives the reason.
    #[track_caller]
    pub fn refused(&mut self, seat: u8, choice: impl Into<G::Choice>) -> Refusal<G> {
        let before = self.running.digest();
        let refusal = self.running.answer(Seat(seat), choice.into()).expect_err("the answer was accepted");
        assert_eq!(self.running.digest(), before, "a refused answer changed the position");
        refusal
    }

    #[track_caller]
    fn throw(&mut self) {
        while let Pending::Roll { sides, .. } = self.running.pending() {
            let sides = *sides;
            let Some(value) = self.rolls.pop_front() else { return };
            if let Err(refusal) = self.running.rolled(value) {
                panic!("the script rolls {value} with a die of {sides} sides: {refusal:?}");
            }
        }
    }

    /// The question to a seat; fails if there is none.
    #[track_caller]
    pub fn asked(&self, seat: u8) -> &Asked<G> {
        let Some(asked) = self.running.asked(Seat(seat)) else {
            panic!("seat {seat} is not asked; waiting for: {:#?}", self.running.pending());
        };
        asked
    }

    /// Whether a seat may choose this now.
    #[track_caller]
    pub fn offers(&self, seat: u8, choice: impl Into<G::Choice>) -> bool {
        self.asked(seat).options.contains(&choice.into())
    }

    /// Why a seat may not choose this now.
    #[track_caller]
    pub fn why_not(&self, seat: u8, choice: impl Into<G::Choice>) -> G::Reason {
        let choice = choice.into();
        let ruled_out = self.running.why_not(Seat(seat));
        match ruled_out.iter().find(|ruled_out| ruled_out.choice == choice) {
            Some(ruled_out) => ruled_out.reason.clone(),
            None => panic!("no reason against {choice:?} among {ruled_out:#?}"),
        }
    }

    /// The current position, also in the middle of a step.
    pub fn now(&self) -> &G::Position {
        self.running.now()
    }

    pub fn outcome(&self) -> Option<&Outcome> {
        self.running.outcome()
    }

    /// Every event so far, including those told to one seat only.
    pub fn told(&self) -> Vec<G::Event> {
        self.running.told_to_all().iter().map(|told| told.event.clone()).collect()
    }

    pub fn running(&mut self) -> &mut Match<G> {
        &mut self.running
    }
}

impl<G: Game> Drop for Scene<G> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.rolls.is_empty(), "scripted rolls are left over: {:?}", self.rolls);
        }
    }
}
