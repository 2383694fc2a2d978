//! Taking back: by computed right, or with the consent of all other players; and resigning, which may undo something too.

use std::collections::BTreeSet;

use catalog::lines::WishBack;
use table::{Lang, Seat};

use super::Room;
use crate::error::RoomError;
use crate::record::{Entry, Record, Why};

/// Events that were told and do not hold any more.
#[derive(Clone, Copy, Debug)]
pub struct Rewind {
    /// Who has taken back, or resigned in the middle of something.
    pub seat: Seat,
    /// How many events of the match still hold.
    pub kept: usize,
}

impl Room {
    pub(super) fn take_back(&mut self, seat: Seat, lang: Lang) -> Result<Record, RoomError> {
        let played = self.playing(lang)?;
        let (input, told) = (played.may_take_back(seat).unwrap_or_default(), played.events());
        let kept = played.take_back(seat, lang).map_err(RoomError::refused)?;
        self.wish = None;
        self.chairs[seat.index()].turn_back();
        self.note_rewind(seat, kept, told);
        Ok(Record::of(Entry::TookBack { seat, input, rest: false }))
    }

    /// Asks the others for leave. Computers give it; if no other seat is a person's, it is done at once.
    pub(super) fn ask_back(&mut self, seat: Seat, now: i64, lang: Lang) -> Result<Record, RoomError> {
        if self.playing(lang)?.last_choice(seat).is_none() {
            return Err(RoomError::conflict(lang, "nothing-to-take-back"));
        }
        if self.wish.is_some() {
            return Err(RoomError::conflict(lang, "wish-exists"));
        }
        if self.others(seat).is_empty() {
            return self.go_back(seat, now, lang);
        }
        self.wish = Some(WishBack { take_back: seat, agreed: BTreeSet::new() });
        Ok(Record::of(Entry::AskedBack { seat }))
    }

    /// The last one to agree makes it happen; the first one to refuse ends it.
    pub(super) fn answer_back(&mut self, seat: Seat, agrees: bool, now: i64, lang: Lang) -> Result<Record, RoomError> {
        self.playing(lang)?;
        let others = |wish: &WishBack| self.others(wish.take_back);
        let Some(wish) = self.wish.clone().filter(|wish| others(wish).contains(&seat)) else {
            return Err(RoomError::conflict(lang, "no-wish"));
        };
        if !agrees {
            self.wish = None;
            return Ok(Record::of(Entry::AnsweredBack { seat, agrees }));
        }
        let agreed: BTreeSet<Seat> = wish.agreed.iter().copied().chain([seat]).collect();
        if others(&wish).is_subset(&agreed) {
            return self.go_back(wish.take_back, now, lang);
        }
        self.wish = Some(WishBack { agreed, ..wish });
        Ok(Record::of(Entry::AnsweredBack { seat, agrees }))
    }

    /// The persons at the other seats, even while the computer plays for one of them.
    fn others(&self, seat: Seat) -> BTreeSet<Seat> {
        self.setup.person_seats().filter(|other| *other != seat).collect()
    }

    /// Goes back to before the last choice of a seat.
    fn go_back(&mut self, seat: Seat, now: i64, lang: Lang) -> Result<Record, RoomError> {
        let played = self.playing(lang)?;
        let input = played.last_choice(seat).ok_or_else(|| RoomError::conflict(lang, "nothing-to-take-back"))?;
        let ((earlier, input), told) = (played.go_back(input), played.events());
        let kept = earlier.events();
        self.played = Some(earlier);
        let inputs = self.roll_on(input);
        self.wish = None;
        self.hold = None;
        self.chairs[seat.index()].turn_back();
        self.note_rewind(seat, kept, told);
        // All have agreed, so nothing is held back; but a window has its time again.
        let held = if self.seats_in_window().is_empty() { None } else { self.hold_anew(&[], input, now) };
        Ok(Record { inputs, held, ..Record::of(Entry::TookBack { seat, input, rest: true }) })
    }

    pub(super) fn resign(&mut self, seat: Seat, why: Why, now: i64, lang: Lang) -> Result<Record, RoomError> {
        let asked = self.seats_in_window();
        let played = self.playing(lang)?;
        let (before, told) = (played.inputs(), played.events());
        let (kept, inputs) = self.play_on(lang, |played| played.resign(seat, lang))?;
        self.wish = None;
        self.note_rewind(seat, kept, told);
        let held = self.hold_anew(&asked, before, now);
        Ok(Record { inputs, held, ..Record::of(Entry::Resigned { seat, why }) })
    }

    /// How many of the told events still hold.
    pub(super) fn note_rewind(&mut self, seat: Seat, kept: usize, told: usize) {
        if kept < told {
            self.rewinds.push(Rewind { seat, kept });
        }
    }
}
