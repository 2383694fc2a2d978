//! What would a veteran do, and what would a choice bring?

use catalog::lines::Line;
use catalog::{Advice, AnyMatch};
use table::{Lang, Seat, Viewer};

use crate::error::RoomError;
use crate::room::{Pass, Room};
use crate::rows::TokenKind;

/// A question to somebody who wants to be advised, with all that it takes to think about it.
pub struct Doubt {
    pub played: Box<dyn AnyMatch>,
    pub seat: Seat,
    /// The option that is to be weighed.
    pub of: Option<usize>,
    pub seed: u64,
}

impl Doubt {
    /// Only at a match with hints, and at a question to the one who asks.
    pub fn of(room: &Room, pass: &Pass, of: Option<usize>, lang: Lang) -> Result<Doubt, RoomError> {
        if pass.kind == TokenKind::Program {
            return Err(RoomError::forbidden(lang, "program-may-not"));
        }
        if !room.setup.has_hints() {
            return Err(RoomError::forbidden(lang, "no-hints"));
        }
        let seat = pass.seat;
        let own = room.played().filter(|_| !room.is_held_for(Viewer::Seat(seat)));
        let own = own.filter(|own| own.asked_seats().iter().any(|asked| asked.seat == seat));
        let played = own.ok_or_else(|| RoomError::conflict(lang, "not-asked-now"))?.boxed_clone();
        Ok(Doubt { played, seat, of, seed: room.thinking_seed() })
    }

    /// What a veteran would do, or what the option would bring, as far as there is time to find out.
    pub fn think(&self, is_late: &dyn Fn() -> bool, lang: Lang) -> Result<Line, RoomError> {
        let hint = Advice::on(self.of, &*self.played, self.seat, self.seed, is_late, lang);
        Ok(Line::Hint { hint: hint.map_err(RoomError::refused)? })
    }
}
