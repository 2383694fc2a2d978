//! What time it is, in milliseconds since 1970.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::Room;

/// By how much the clock of the database is ahead of this machine's, and of the one that nobody can set.
static AHEAD: AtomicI64 = AtomicI64::new(0);
static STEADY_AHEAD: AtomicI64 = AtomicI64::new(0);
/// When this process began to count, and what time it was then.
static BEGAN: LazyLock<Steady> = LazyLock::new(|| Steady { began: Instant::now(), wall: machine() });

/// The time by a clock that nobody can set: holds and live clocks use it. It stands still while the machine sleeps.
pub fn now() -> i64 {
    steady() + STEADY_AHEAD.load(Ordering::Relaxed)
}

/// The time of day, for what takes days.
pub fn of_day() -> i64 {
    machine() + AHEAD.load(Ordering::Relaxed)
}

/// What time it is at a match: correspondence goes by the days of the calendar, all else by a clock that nobody can set.
pub fn at(room: &Room) -> i64 {
    if room.plays_unwatched() { of_day() } else { now() }
}

/// From now on the clock of the database counts: hosts that share one have to agree. Small differences are those of the
/// way to it. Gives by how much the time here was wrong, if that was notable.
pub fn follow(database: i64) -> Option<i64> {
    const NOTABLE_MS: i64 = 1000;
    let wrong = database - of_day();
    let steadily_wrong = database - now();
    if wrong.abs().max(steadily_wrong.abs()) <= NOTABLE_MS {
        return None;
    }
    AHEAD.fetch_add(wrong, Ordering::Relaxed);
    STEADY_AHEAD.fetch_add(steadily_wrong, Ordering::Relaxed);
    Some(wrong)
}

fn steady() -> i64 {
    BEGAN.after(BEGAN.began.elapsed())
}

struct Steady {
    began: Instant,
    wall: i64,
}

impl Steady {
    fn after(&self, passed: Duration) -> i64 {
        self.wall + passed.as_millis() as i64
    }
}

fn machine() -> i64 {
    let clock = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    #[cfg(test)]
    let clock = clock + tests::SET.load(Ordering::Relaxed);
    clock
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::it::support::is_alone;

    /// By how much the machine's clock was changed.
    pub static SET: AtomicI64 = AtomicI64::new(0);

    /// One after the other, as there is only one clock.
    #[test]
    fn nobody_sets_the_time_but_the_database() {
        if !is_alone("time::tests::nobody_sets_the_time_but_the_database") {
            return;
        }
        a_machine_whose_clock_is_set_does_not_change_the_time();
        the_clock_of_the_database_counts();
    }

    /// Once started, only elapsed time counts, whatever the machine's clock says.
    fn a_machine_whose_clock_is_set_does_not_change_the_time() {
        const HOUR: i64 = 3_600_000;
        let (before, of_day_before) = (now(), of_day());
        SET.store(HOUR, Ordering::Relaxed);
        assert!((0..HOUR / 2).contains(&(now() - before)));
        assert!(of_day() - of_day_before >= HOUR, "what takes days follows it");
        SET.store(0, Ordering::Relaxed);
    }

    fn the_clock_of_the_database_counts() {
        let wrong = follow(machine() + 30_000);
        assert!(wrong.is_some_and(|wrong| (29_000..=30_000).contains(&wrong)), "{wrong:?}");
        assert!(of_day() - machine() >= 29_000);
        assert!(now() - steady() >= 29_000);
        assert_eq!(follow(machine() + 30_100), None, "that is the way to it");
        assert!(follow(machine()).is_some());
        assert!((of_day() - machine()).abs() <= 1_000 && (now() - steady()).abs() <= 1_000);
    }
}
