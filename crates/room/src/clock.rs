//! Time for thinking, in milliseconds since 1970. No clock is read here: every function is told what time it is.

pub use catalog::lines::clock::{ClockFault, ClockRule, QuietHours, TimeUp};
use catalog::lines::clock::{DAY, SECOND};

/// Of one match: what each seat has left, and who has been thinking since when.
#[derive(Clone, Debug)]
pub struct Clocks {
    rule: ClockRule,
    /// For each seat, none without a clock. Live: the bank. Correspondence: what is left for this decision.
    left: Vec<i64>,
    running: Vec<Option<Running>>,
}

#[derive(Clone, Copy, Debug)]
struct Running {
    since: i64,
    /// What is left of the allowance for this decision.
    free: i64,
}

impl Clocks {
    pub fn new(rule: ClockRule, seats: usize) -> Clocks {
        let left = rule.first_time().map_or(Vec::new(), |time| vec![time; seats]);
        Clocks { rule, running: vec![None; left.len()], left }
    }

    /// After a load: what was left when the last input was written, and who is asked since `since`.
    pub fn restore(rule: ClockRule, left: &[i64], asked: &[usize], since: i64) -> Clocks {
        let mut clocks = Clocks::new(rule, left.len());
        let seats = clocks.left.len();
        clocks.left.copy_from_slice(&left[..seats]);
        clocks.ask(asked, since);
        clocks
    }

    /// The seat has made a decision; if it is asked again, that is a new one.
    /// A refused answer is no decision. A seat that merely is not asked any more needs only [`Clocks::ask`].
    pub fn decided(&mut self, seat: usize, now: i64) {
        self.charge(seat, now);
        if let Some(Some(running)) = self.running.get_mut(seat) {
            running.free = self.rule.lag_allowance();
            if let ClockRule::Correspondence { days, .. } = self.rule {
                self.left[seat] = i64::from(days) * DAY;
            }
        }
    }

    /// These seats are asked from now on. The thinking of all others ends: they get their increment, once for all
    /// decisions in a row. A seat that stays asked thinks on.
    pub fn ask(&mut self, asked: &[usize], now: i64) {
        for seat in 0..self.left.len() {
            self.charge(seat, now);
            match (asked.contains(&seat), self.running[seat]) {
                (true, None) => {
                    self.running[seat] = Some(Running { since: now, free: self.rule.lag_allowance() });
                }
                (false, Some(_)) => {
                    self.running[seat] = None;
                    match self.rule {
                        ClockRule::None => {}
                        ClockRule::Live { increment_seconds, .. } => {
                            self.left[seat] += i64::from(increment_seconds) * SECOND;
                        }
                        ClockRule::Correspondence { days, .. } => self.left[seat] = i64::from(days) * DAY,
                    }
                }
                (true, Some(_)) | (false, None) => {}
            }
        }
    }

    /// What the seat has left, never below 0; none without a clock.
    pub fn left_at(&self, seat: usize, now: i64) -> Option<i64> {
        let left = *self.left.get(seat)?;
        Some(match self.running[seat] {
            Some(running) => (left - self.cost(running, now)).max(0),
            None => left,
        })
    }

    /// For each seat whether it thinks, and until when it may or what it has left: the same as long as nobody answers.
    pub fn marks(&self) -> Vec<(bool, i64)> {
        let mark = |(seat, left): (usize, &i64)| self.deadline_of(seat).map_or((false, *left), |until| (true, until));
        self.left.iter().enumerate().map(mark).collect()
    }

    /// The first moment at which a thinking seat is out of time, and which seat.
    pub fn deadline(&self) -> Option<(i64, usize)> {
        (0..self.left.len()).filter_map(|seat| Some((self.deadline_of(seat)?, seat))).min()
    }

    pub fn is_up(&self, seat: usize, now: i64) -> bool {
        self.deadline_of(seat).is_some_and(|deadline| deadline <= now)
    }

    /// The match is over.
    pub fn stop(&mut self, now: i64) {
        for seat in 0..self.left.len() {
            self.charge(seat, now);
            self.running[seat] = None;
        }
    }

    /// What each seat had left when a seat was last asked, for the log.
    pub fn left(&self) -> Vec<i64> {
        self.left.clone()
    }

    /// Books what has been used until now, so that `left` is true now. The seat thinks on.
    fn charge(&mut self, seat: usize, now: i64) {
        let Some(left) = self.left_at(seat, now) else { return };
        self.left[seat] = left;
        if let Some(running) = &mut self.running[seat] {
            running.free = (running.free - (now - running.since).max(0)).max(0);
            running.since = now;
        }
    }

    fn cost(&self, running: Running, now: i64) -> i64 {
        // The clock of the machine may have been set back.
        let now = now.max(running.since);
        match self.rule {
            ClockRule::Correspondence { quiet: Some(quiet), .. } => quiet.awake(now) - quiet.awake(running.since),
            _ => (now - running.since - running.free).max(0),
        }
    }

    fn deadline_of(&self, seat: usize) -> Option<i64> {
        let running = (*self.running.get(seat)?)?;
        let left = self.left[seat];
        Some(match self.rule {
            ClockRule::Correspondence { quiet: Some(quiet), .. } => quiet.after_awake(running.since, left),
            _ => running.since + running.free + left,
        })
    }
}

#[cfg(test)]
mod tests;
