//! A recorded match gone on with from one of its steps, against the computer.

use catalog::{AnyMatch, Catalog};
use serde::Deserialize;
use serde_json::Value;
use table::{Lang, Phrase, Rolls};

use crate::clock::{ClockRule, TimeUp};
use crate::error::RoomError;
use crate::replay::{Recorded, run};
use crate::setup::{Dice, SeatWish, Setup, Start, Wish};

/// From where to go on, and who plays.
#[derive(Clone, Debug, Deserialize)]
pub struct GoOn {
    step: usize,
    /// The own seat.
    seat: u8,
    /// Who plays the others.
    computer: String,
}

impl GoOn {
    /// Finds the moment, and tries whether a match can begin there.
    pub fn agree(&self, catalog: &Catalog, transcript: &str, lang: Lang) -> Result<(Wish, Setup), RoomError> {
        let mut start = Start { position: Value::Null, choices: Vec::new() };
        let played = run(catalog, transcript, self.step, lang, &mut |played, recorded| {
            note(&mut start, played, recorded);
            true
        });
        let played = played.map_err(RoomError::of_wish)?;
        if played.is_over() {
            return Err(RoomError::conflict(lang, "is-over"));
        }
        if self.seat >= played.seats() {
            return Err(RoomError::bad(lang, &Phrase::new("no-such-seat")));
        }
        let who = |seat| if seat == self.seat { SeatWish::Me } else { SeatWish::Computer(self.computer.clone()) };
        let wish = Wish {
            game: played.game().to_string(),
            options: played.options(),
            seats: (0..played.seats()).map(who).collect(),
            clock: ClockRule::None,
            time_up: TimeUp::Loss,
            reaction_seconds: 0,
            dice: Dice::Fair,
            hints: false,
        };
        let setup = Setup { start: Some(start), ..wish.agree(catalog, lang)? };
        setup.begin(catalog, Rolls::Seeded(0), lang)?;
        Ok((wish, setup))
    }
}

/// A position is from before the step that waits, so what was chosen in that step is kept beside it.
fn note(start: &mut Start, played: &dyn AnyMatch, recorded: Option<&Recorded>) {
    let position = played.position();
    if position != start.position {
        *start = Start { position, choices: Vec::new() };
    } else if let Some(Recorded::Chose { seat, choice }) = recorded {
        start.choices.push((*seat, choice.clone()));
    }
}
