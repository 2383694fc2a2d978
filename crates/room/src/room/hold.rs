//! Reaction windows: what others see must not tell whether anyone could have reacted.
//!
//! Some rules let seats react from their hands. Whether one can is its secret, so neither a question mark over its name
//! nor a pause nor a message more may tell. Every window takes the same time, no matter how many seats
//! are asked in it: until it is over, all but those who are asked see the match as it was before, and who has
//! answered sees it as it was then. Who does not answer in time passes. The end of a match is held back like all else:
//! were it told at once, waiting would give away that a seat is asked.
//!
//! A window that opens behind another one begins when the time of that one is over: were its question asked before,
//! it would tell that nobody had to answer in the first. Where only one seat can be asked, a reaction is for all to see,
//! so it ends the wait. Where several can be, the others may still be thinking, so it does not.

use std::collections::BTreeMap;

use catalog::{AnyMatch, AskedSeat};
use table::{Seat, Viewer};

use super::Room;
use crate::record::Held;

pub(super) struct Hold {
    held: Held,
    /// Whether the time of the last window has come. Before, nobody is asked in it.
    has_begun: bool,
    /// The match as it was after this many inputs.
    past: BTreeMap<usize, Box<dyn AnyMatch>>,
}

/// What the one who has answered was asked, and with what it answered.
pub(super) struct Answered {
    pub asked: AskedSeat,
    pub has_passed: bool,
    /// How many inputs there were before.
    pub before: usize,
}

impl Answered {
    /// Whether the others must not notice.
    fn is_quiet(&self) -> bool {
        self.asked.is_in_window() && (self.has_passed || self.asked.is_sealed)
    }
}

impl Room {
    /// After an answer: begins, prolongs or ends the time in which others see the match as it was. Gives what is held
    /// back from now on.
    pub(super) fn hold_windows(&mut self, answered: &Answered, now: i64) -> Option<Held> {
        let played = self.played.as_ref()?;
        let reached = played.windows_reached();
        let earlier = self.hold.take().filter(|_| answered.is_quiet());
        if reached == 0 && earlier.is_none() {
            return None;
        }
        let mut hold = earlier.unwrap_or_else(|| self.begin_hold(answered.before, now));
        if reached > 0 {
            // The next window begins when the time of the last one is over, or if it took longer, now.
            hold.held.since += (now - self.end_of_wait(&hold.held)).max(0);
            hold.held.windows += reached;
            hold.has_begun = self.begin_of_window(&hold.held) <= now;
        }
        if answered.asked.is_in_window() {
            hold.held.known[answered.asked.seat.index()] = answered.before;
        }
        self.keep_hold(hold, now)
    }

    /// After a player has left in the middle of the match. The current step is dropped, so windows may be asked anew;
    /// all wait as long again, whether one is or not.
    pub(super) fn hold_anew(&mut self, asked: &[Seat], before: usize, now: i64) -> Option<Held> {
        let played = self.played.as_ref()?;
        let reached = played.windows_reached();
        let earlier = self.hold.take();
        if reached == 0 && earlier.is_none() || played.is_over() {
            return None;
        }
        let mut hold = earlier.unwrap_or_else(|| self.begin_hold(before, now));
        (hold.held.since, hold.held.windows) = (now, reached.max(hold.held.windows));
        hold.has_begun = self.begin_of_window(&hold.held) <= now;
        for seat in asked {
            hold.held.known[seat.index()] = before;
        }
        self.keep_hold(hold, now)
    }

    /// After a load from disk, where the last record was written at `at`.
    pub(super) fn hold_again(&mut self, held: Held, at: i64) {
        if held.known.len() != self.chairs.len() + 1 {
            return;
        }
        let has_begun = self.begin_of_window(&held) <= at;
        let mut hold = Hold { held, has_begun, past: BTreeMap::new() };
        self.keep_past(&mut hold);
        self.hold = Some(hold);
    }

    fn begin_hold(&self, before: usize, now: i64) -> Hold {
        let held = Held {
            since: now,
            wait: Some(self.fair_wait_ms()),
            windows: 0,
            known: vec![before; self.chairs.len() + 1],
        };
        Hold { held, has_begun: true, past: BTreeMap::new() }
    }

    /// Holds on as long as a seat is asked or has to wait.
    fn keep_hold(&mut self, mut hold: Hold, now: i64) -> Option<Held> {
        self.keep_past(&mut hold);
        let waits = self.is_window_open() || self.end_of_wait(&hold.held) > now;
        self.hold = waits.then_some(hold);
        self.hold.as_ref().map(|hold| hold.held.clone())
    }

    /// Makes the earlier states of the match that some reader still sees.
    fn keep_past(&self, hold: &mut Hold) {
        let Some(played) = &self.played else { return };
        for known in hold.held.known.iter().filter(|known| **known < played.inputs()) {
            hold.past.entry(*known).or_insert_with(|| played.as_it_was(*known));
        }
    }

    /// How long a seat has to answer in a window; 0: as long as it likes.
    fn window_ms(&self) -> i64 {
        i64::from(self.setup.reaction_seconds) * 1000
    }

    /// How long a window takes for those who are not asked.
    fn wait_ms(&self, held: &Held) -> i64 {
        held.wait.unwrap_or_else(|| self.fair_wait_ms())
    }

    /// How long a window that begins now should take for them.
    fn fair_wait_ms(&self) -> i64 {
        let persons = self.chairs.iter().filter(|chair| chair.computer.is_none()).count();
        if persons > 1 { self.window_ms() } else { self.window_ms().min(self.among_computers.as_millis() as i64) }
    }

    /// When the last window begins.
    fn begin_of_window(&self, held: &Held) -> i64 {
        held.since + (i64::from(held.windows) - 1).max(0) * self.wait_ms(held)
    }

    /// When it is over, if nobody is asked in it any more.
    fn end_of_wait(&self, held: &Held) -> i64 {
        held.since + i64::from(held.windows) * self.wait_ms(held)
    }

    /// When the next window begins, or the last one is over.
    pub(super) fn hold_deadline(&self) -> Option<i64> {
        let Hold { held, has_begun, .. } = self.hold.as_ref().filter(|_| self.window_ms() > 0)?;
        Some(match (self.is_window_open(), has_begun) {
            (true, false) => self.begin_of_window(held),
            // A computer that thought for longer than the others wait would tell that it was asked.
            (true, true) if self.is_left_to_computers() => self.end_of_wait(held),
            (true, true) => self.begin_of_window(held) + self.window_ms(),
            (false, _) => self.end_of_wait(held),
        })
    }

    fn is_left_to_computers(&self) -> bool {
        self.seats_in_window().iter().all(|seat| self.chairs[seat.index()].computer.is_some())
    }

    /// How long a computer may think in a window, if it is asked in one: it has to answer before its time is over.
    pub fn time_to_react(&self, now: i64) -> Option<i64> {
        self.hold_deadline().filter(|_| !self.seats_in_window().is_empty()).map(|at| (at - now).max(0) / 2)
    }

    /// Windows whose time has come begin, and what was held back long enough is shown.
    pub fn let_time_pass(&mut self, now: i64) {
        let Some(at) = self.hold_deadline().filter(|at| *at <= now) else { return };
        if !self.is_window_open() {
            self.hold = None;
            self.run_clocks(at);
            // That the match is over was held back too.
            self.about_version += u64::from(self.is_over());
        } else if let Some(hold) = self.hold.as_mut().filter(|hold| !hold.has_begun) {
            hold.has_begun = true;
        } else {
            return;
        }
        self.version += 1;
    }

    /// A seat that has had its time for a reaction.
    pub(super) fn seat_to_pass(&self, now: i64) -> Option<Seat> {
        let is_up = self.hold_deadline().is_some_and(|deadline| deadline <= now);
        if is_up { self.seats_in_window().first().copied() } else { None }
    }

    /// The match as it was, for those who are not asked themselves.
    pub(super) fn past_for(&self, viewer: Viewer) -> Option<&dyn AnyMatch> {
        let hold = self.hold.as_ref()?;
        if self.seats_in_window().iter().any(|seat| viewer.is(*seat)) {
            return None;
        }
        let spectator = hold.held.known.len() - 1;
        let place = match viewer {
            Viewer::Seat(seat) => seat.index().min(spectator),
            Viewer::Spectator => spectator,
        };
        hold.past.get(&hold.held.known[place]).map(|past| &**past)
    }

    /// Those who are asked in a window that has begun.
    pub(super) fn seats_in_window(&self) -> Vec<Seat> {
        if self.hold.as_ref().is_some_and(|hold| !hold.has_begun) {
            return Vec::new();
        }
        let asked = self.played.iter().flat_map(|played| played.asked_seats());
        asked.filter(|asked| asked.is_in_window()).map(|asked| asked.seat).collect()
    }

    /// Whether a seat is asked in a window, now or when it begins.
    fn is_window_open(&self) -> bool {
        self.played.iter().flat_map(|played| played.asked_seats()).any(|asked| asked.is_in_window())
    }
}
