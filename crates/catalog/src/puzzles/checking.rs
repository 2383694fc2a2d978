//! Checking a puzzle: by playing its solution, and by weighing every option again.

use players::puzzle::Worth;
use table::Lang;
use table::content::Fault;

use super::mining::MARGIN;
use super::{Goal, Puzzle};
use crate::Catalog;
use crate::lessons::{Lesson, Teaching, Try};

/// What is wrong with a puzzle.
#[derive(Debug, thiserror::Error)]
pub enum PuzzleFault {
    #[error("{0}")]
    Played(Box<Fault>),
    #[error("step {step}: there are {options} options, and {worth} have a worth")]
    Options { step: usize, options: usize, worth: usize },
    #[error(
        "step {step}: the solution is not the best option by {MARGIN} thousandths, and by the margin of the puzzle"
    )]
    Margin { step: usize },
    #[error("step {step}: several options, or none, are the solution")]
    Solution { step: usize },
    #[error("the solution does not lead to the goal")]
    Goal,
    #[error("step {step}: the options are worth {found:?} now")]
    Worth { step: usize, found: Option<Vec<u32>> },
}

impl Puzzle {
    /// Plays the solution in every language: it can be played, is better than all else by the margin, as far as is
    /// written down, and leads to the goal.
    pub fn check(&self, game: &str, catalog: &Catalog) -> Result<(), PuzzleFault> {
        let lesson = self.to_lesson(game);
        if let Some(fault) = lesson.check(catalog).into_iter().chain(lesson.find_missing_words()).next() {
            return Err(PuzzleFault::Played(Box::new(fault)));
        }
        let mut tries = Vec::new();
        for (step, it) in self.steps.iter().enumerate() {
            let taught = teach(&lesson, catalog, &tries)?;
            let options = taught.asked().map_or_else(Vec::new, |asked| asked.options);
            if options.len() != it.worth.len() {
                return Err(PuzzleFault::Options { step, options: options.len(), worth: it.worth.len() });
            }
            let Some((best, margin)) = Worth(it.worth.clone()).best() else { return Err(PuzzleFault::Margin { step }) };
            if margin < MARGIN || margin < self.margin {
                return Err(PuzzleFault::Margin { step });
            }
            if taught.now().is_none_or(|now| now.right != [best]) {
                return Err(PuzzleFault::Solution { step });
            }
            tries.push(Try::Choose(best));
        }
        let end = teach(&lesson, catalog, &tries)?;
        let is_won = match end.played().pending(None, Lang::EN) {
            crate::Pending::Over(over) => over.winners == [self.seat],
            _ => false,
        };
        if self.goal == Goal::Win && !is_won { Err(PuzzleFault::Goal) } else { Ok(()) }
    }

    /// Weighs every option again, as it was done when the puzzle was found.
    pub fn check_again(&self, game: &str, catalog: &Catalog) -> Result<(), PuzzleFault> {
        let lesson = self.to_lesson(game);
        let mut tries = Vec::new();
        for (step, it) in self.steps.iter().enumerate() {
            let taught = teach(&lesson, catalog, &tries)?;
            let found = self.goal.weigh(taught.played(), self.seat).map(|worth| worth.0);
            if found.as_ref() != Some(&it.worth) {
                return Err(PuzzleFault::Worth { step, found });
            }
            tries.extend(Worth(it.worth.clone()).best().map(|(best, _)| Try::Choose(best)));
        }
        Ok(())
    }
}

fn teach<'l>(lesson: &'l Lesson, catalog: &Catalog, tries: &[Try]) -> Result<Teaching<'l>, PuzzleFault> {
    lesson.teach(catalog, tries, Lang::EN).map_err(|fault| PuzzleFault::Played(Box::new(fault)))
}
