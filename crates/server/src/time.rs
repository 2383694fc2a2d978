//! What time it is, in milliseconds since 1970.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// By how much the clock of the database is ahead of this machine's.
static AHEAD: AtomicI64 = AtomicI64::new(0);
/// When this process began to count, and what time it was then.
static BEGAN: LazyLock<Steady> = LazyLock::new(|| Steady { began: Instant::now(), wall: machine() });

/// The time by a clock that nobody can set: holds and live clocks use it. It stands still while the machine sleeps.
pub fn now() -> i64 {
    BEGAN.after(BEGAN.began.elapsed()) + AHEAD.load(Ordering::Relaxed)
}

/// The time of day, for what takes days.
pub fn of_day() -> i64 {
    machine() + AHEAD.load(Ordering::Relaxed)
}

/// From now on the clock of the database counts: hosts that share one have to agree. Gives by how much it is ahead.
pub fn follow(database: i64) -> i64 {
    let ahead = database - machine();
    AHEAD.store(ahead, Ordering::Relaxed);
    ahead
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
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Once it has begun, only what has passed counts, whatever the machine's clock says by then.
    #[test]
    fn a_machine_whose_clock_is_set_does_not_change_the_time() {
        let steady = Steady { began: Instant::now(), wall: 1_000_000 };
        assert_eq!(steady.after(Duration::from_secs(5)), 1_005_000);
        let (first, second) = (now(), now());
        assert!(first <= second);
    }

    #[test]
    fn the_clock_of_the_database_counts() {
        let ahead = follow(machine() + 30_000);
        assert!((29_000..=30_000).contains(&ahead), "{ahead}");
        assert!(of_day() - machine() >= 29_000);
        assert!(now() - BEGAN.after(BEGAN.began.elapsed()) >= 29_000);
        follow(machine());
    }
}
