//! How much of a core players take to think.

use std::time::Duration;

use catalog::Thinking;

/// What one player has thought in a series.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thought {
    pub decisions: u64,
    total: Duration,
    worst: Duration,
}

impl Thought {
    pub fn add(&mut self, more: Thought) {
        self.decisions += more.decisions;
        self.total += more.total;
        self.worst = self.worst.max(more.worst);
    }

    pub fn mean_milliseconds(&self) -> f64 {
        1e3 * self.total.as_secs_f64() / self.decisions.max(1) as f64
    }

    pub fn worst_milliseconds(&self) -> f64 {
        1e3 * self.worst.as_secs_f64()
    }
}

/// Measures the time of its thread, so that other programs on the same machine do not count.
#[derive(Debug, Default)]
pub struct Stopwatch {
    begun: Duration,
}

impl Stopwatch {
    pub fn hear(&mut self, thought: &mut Thought, thinking: Thinking) {
        match thinking {
            Thinking::Begins => self.begun = read_clock(),
            Thinking::Ends => {
                let took = read_clock().saturating_sub(self.begun);
                thought.add(Thought { decisions: 1, total: took, worst: took });
            }
        }
    }
}

#[cfg(unix)]
fn read_clock() -> Duration {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// Elsewhere the time that went by has to do.
#[cfg(not(unix))]
fn read_clock() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}
