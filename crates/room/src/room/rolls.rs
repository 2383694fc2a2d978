//! Real dice and cards: people at one device say what they rolled and drew.
//!
//! What everybody may see anybody may say. What one seat draws in secret only that seat is shown and says.

use catalog::lines::Line;
use catalog::{AnyMatch, AskedSeat, Draw, Pending, Roll};
use players::derive_seed;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Dice as _, FastDice, Lang, Seat, Viewer};

use super::{Answered, Room, raw};
use crate::error::RoomError;
use crate::record::{Entry, Record};
use crate::setup::Dice;

/// What people say that came.
#[derive(Clone, Debug)]
pub enum Came {
    /// The number that a die shows.
    Rolled(u32),
    /// The id of what was drawn.
    Drew(Value),
}

impl Room {
    pub(super) fn take_roll(&mut self, seat: Seat, came: &Came, now: i64, lang: Lang) -> Result<Record, RoomError> {
        if self.roll_for(Viewer::Seat(seat), lang).is_none_or(|roll| !roll.may_answer(seat)) {
            return Err(RoomError::conflict(lang, "not-asked-now"));
        }
        let before = self.playing(lang)?.inputs();
        let ((), inputs) = self.play_on(lang, |played| match came {
            Came::Rolled(value) => played.rolled(*value, lang),
            Came::Drew(thing) => played.drew(thing, lang),
        })?;
        // Everybody has seen the dice, so nothing from before is held back any longer.
        let asked = AskedSeat { seat, pass: None, is_sealed: false };
        let held = self.hold_windows(&Answered { asked, has_passed: false, before }, now);
        Ok(Record { inputs, held, ..Record::of(Entry::Rolled { seat }) })
    }

    /// What a viewer knows of the roll or draw that the match waits for.
    pub fn roll_for(&self, viewer: Viewer, lang: Lang) -> Option<RollWanted> {
        if self.setup.dice != Dice::Real || self.is_held_for(viewer) {
            return None;
        }
        let played = self.played()?;
        let key = || format!("roll-{}", played.dice_rolled());
        match played.pending(Some(viewer), lang) {
            Pending::Roll(roll) => Some(RollWanted { key: key(), what: Wanted::Roll(roll) }),
            Pending::Draw(draw) => Some(RollWanted { key: key(), what: Wanted::Draw(draw) }),
            Pending::Asked(_) | Pending::Over(_) => None,
        }
    }

    /// The seat that has to draw something that nobody else may see.
    pub(super) fn seat_to_draw(&self) -> Option<Seat> {
        match self.roll_for(Viewer::Spectator, Lang::EN)?.what {
            Wanted::Draw(draw) => draw.seat,
            Wanted::Roll(_) => None,
        }
    }

    /// Rolls what people cannot, and gives everything that was written down since there were `before` inputs.
    pub(super) fn roll_on(&mut self, before: usize) -> Vec<Box<RawValue>> {
        let Some(mut played) = self.played.take() else { return Vec::new() };
        self.roll_for_nobody(&mut *played);
        let inputs = played.inputs_json(before).into_iter().map(raw).collect();
        self.played = Some(played);
        inputs
    }

    /// A match with real dice may want a die that nobody has, or has to roll. Cards of the computer are drawn by the
    /// table, since nobody may see them.
    pub(super) fn roll_for_nobody(&self, played: &mut dyn AnyMatch) {
        if self.setup.dice != Dice::Real {
            return;
        }
        let is_person = |seat: Seat| self.chairs[seat.index()].computer.is_none();
        loop {
            let sides = match played.pending(None, Lang::EN) {
                Pending::Roll(roll) if !roll.is_real() => roll.sides,
                Pending::Draw(Draw { sides, seat, .. }) if sides == 1 || !seat.is_none_or(is_person) => sides,
                Pending::Roll(_) | Pending::Draw(_) | Pending::Asked(_) | Pending::Over(_) => return,
            };
            let mut dice = FastDice::new(derive_seed(self.thinking_seed(), played.inputs() as u64));
            if played.rolled(dice.roll(sides), Lang::EN).is_err() {
                return;
            }
        }
    }
}

/// A roll or draw that people have to make, with a name that only this one has.
pub struct RollWanted {
    pub key: String,
    what: Wanted,
}

enum Wanted {
    Roll(Roll),
    Draw(Draw),
}

impl RollWanted {
    fn may_answer(&self, seat: Seat) -> bool {
        match &self.what {
            Wanted::Roll(_) => true,
            Wanted::Draw(draw) => draw.seat.is_none_or(|own| own == seat),
        }
    }

    pub fn line(self) -> Line {
        let key = Some(self.key);
        match self.what {
            Wanted::Roll(roll) => Line::Roll { roll, key },
            Wanted::Draw(draw) => Line::Draw { draw, key },
        }
    }
}
