//! Reaction windows: what others see must not tell whether somebody could have reacted.
//!
//! Some rules let a seat react from its hand. Whether it can is its secret, so neither a question mark over its name nor
//! a pause nor a message more may tell. Every window takes the same time, whether somebody is asked in it or not: until
//! it is over, everybody but those who are asked sees the match as it was before. Who does not answer in time passes.

use std::collections::BTreeMap;

use catalog::AnyMatch;
use table::{Lang, Seat, Viewer};

use super::Room;
use crate::record::Held;

pub(super) struct Hold {
    held: Held,
    /// How long each window takes; 0: until it is answered.
    window_ms: i64,
    /// The match as it was after so many inputs.
    past: BTreeMap<usize, Box<dyn AnyMatch>>,
}

impl Hold {
    /// When the last window reached so far is over.
    pub fn deadline(&self) -> Option<i64> {
        (self.window_ms > 0).then(|| self.held.since + i64::from(self.held.windows) * self.window_ms)
    }

    /// The match as it was, for those who are not asked themselves.
    pub fn shown_to(&self, viewer: Viewer, in_window: &[Seat]) -> Option<&dyn AnyMatch> {
        if in_window.iter().any(|seat| viewer.is(*seat)) {
            return None;
        }
        self.past.get(&self.held.known[self.place(viewer)]).map(|past| &**past)
    }

    fn place(&self, viewer: Viewer) -> usize {
        let spectator = self.held.known.len() - 1;
        match viewer {
            Viewer::Seat(seat) => seat.index().min(spectator),
            Viewer::Spectator => spectator,
        }
    }
}

impl Room {
    /// After an answer: begins, prolongs or ends the time in which others see the match as it was after `before`
    /// inputs. Gives what is held back from now on.
    pub(super) fn hold_windows(&mut self, seat: Seat, has_passed: bool, before: usize, now: i64) -> Option<Held> {
        let played = self.played.as_ref()?;
        let reached = played.windows_reached();
        let earlier = self.hold.take().filter(|_| has_passed);
        if reached == 0 && earlier.is_none() || played.is_over() {
            return None;
        }
        let begin = || self.make_hold(Held { since: now, windows: 0, known: vec![before; self.chairs.len() + 1] });
        let mut hold = earlier.unwrap_or_else(begin);
        hold.held.windows += reached;
        if has_passed {
            hold.held.known[seat.index()] = before;
        }
        self.keep_past(&mut hold);
        let is_open = !self.seats_in_window().is_empty();
        let waits = is_open || hold.deadline().is_some_and(|deadline| deadline > now);
        self.hold = waits.then_some(hold);
        self.hold.as_ref().map(|hold| hold.held.clone())
    }

    /// After a load from disk. If its time is over by then, it is released like any other.
    pub(super) fn hold_again(&mut self, held: Held) {
        if self.is_over() || held.known.len() != self.chairs.len() + 1 {
            return;
        }
        let mut hold = self.make_hold(held);
        self.keep_past(&mut hold);
        self.hold = Some(hold);
    }

    fn make_hold(&self, held: Held) -> Hold {
        Hold { held, window_ms: i64::from(self.setup.reaction_seconds) * 1000, past: BTreeMap::new() }
    }

    /// Makes the earlier states of the match that somebody still sees.
    fn keep_past(&self, hold: &mut Hold) {
        let Some(played) = &self.played else { return };
        let transcript = played.save();
        for known in hold.held.known.iter().filter(|known| **known < played.inputs()) {
            if !hold.past.contains_key(known)
                && let Ok(past) = self.catalog.load(&transcript, Some(*known), Lang::En)
            {
                hold.past.insert(*known, past);
            }
        }
    }

    /// Everybody may see now what has happened.
    pub fn release(&mut self) {
        self.hold = None;
        self.version += 1;
    }

    pub(super) fn seats_in_window(&self) -> Vec<Seat> {
        let asked = self.played.iter().flat_map(|played| played.asked_seats());
        asked.filter(|asked| asked.in_window).map(|asked| asked.seat).collect()
    }

    pub(super) fn seat_in_window(&self) -> Option<Seat> {
        self.seats_in_window().first().copied()
    }
}
