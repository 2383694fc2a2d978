//! Counts, and how long things took.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde_json::{Value, json};

/// What is counted from the time on that [`Figures::clear`] was called.
#[derive(Default)]
pub struct Figures {
    /// Choices that were acknowledged.
    pub done: AtomicU64,
    /// Lines that were refused.
    pub refused: AtomicU64,
    /// Connections that ended before their match was over.
    pub lost: AtomicU64,
    /// Matches that were played to their end.
    pub over: AtomicU64,
    /// Choices by which nothing changed for the other seat.
    pub unseen: AtomicU64,
    /// Times when a choice was due and the last one was not through yet.
    pub late: AtomicU64,
    /// Bytes that came.
    pub bytes: AtomicU64,
    /// From a choice sent to its acknowledgement.
    pub acknowledged: Times,
    /// From a choice sent to the new view at both seats.
    pub seen: Times,
}

impl Figures {
    pub fn add(counter: &AtomicU64, more: u64) {
        counter.fetch_add(more, Ordering::Relaxed);
    }

    pub fn clear(&self) {
        let counters = [&self.done, &self.refused, &self.lost, &self.over, &self.unseen, &self.late, &self.bytes];
        counters
            .into_iter()
            .chain(&self.acknowledged.0)
            .chain(&self.seen.0)
            .for_each(|it| it.store(0, Ordering::Relaxed));
    }

    pub fn to_json(&self, seconds: f64) -> Value {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        let done = read(&self.done);
        json!({
            "choices": done,
            "per_second": done as f64 / seconds,
            "bytes_per_choice": read(&self.bytes) / done.max(1),
            "acknowledged_ms": self.acknowledged.to_json(),
            "both_views_ms": self.seen.to_json(),
            "refused": read(&self.refused),
            "lost_connections": read(&self.lost),
            "matches_over": read(&self.over),
            "unseen": read(&self.unseen),
            "late": read(&self.late),
        })
    }
}

/// How often something took how long: 16 steps for each doubling, so a figure is at most 6 % too high.
pub struct Times([AtomicU64; STEPS * DOUBLINGS]);

const STEPS: usize = 16;
/// From microseconds to hours.
const DOUBLINGS: usize = 32;

impl Default for Times {
    fn default() -> Times {
        Times(std::array::from_fn(|_| AtomicU64::new(0)))
    }
}

impl Times {
    pub fn add(&self, time: Duration) {
        self.0[step(time.as_micros() as u64)].fetch_add(1, Ordering::Relaxed);
    }

    /// The time in milliseconds that this share of all did not exceed; 0 if there are none.
    fn at(&self, share: f64) -> f64 {
        let counts: Vec<u64> = self.0.iter().map(|count| count.load(Ordering::Relaxed)).collect();
        let wanted = (counts.iter().sum::<u64>() as f64 * share).ceil() as u64;
        let mut passed = 0;
        for (step, count) in counts.into_iter().enumerate() {
            passed += count;
            if count > 0 && passed >= wanted {
                return ceiling(step) as f64 / 1000.0;
            }
        }
        0.0
    }

    pub fn to_json(&self) -> Value {
        json!({ "p50": self.at(0.5), "p99": self.at(0.99), "p99_9": self.at(0.999), "max": self.at(1.0) })
    }
}

/// Below 16 µs a step is a microsecond, then every doubling has 16 steps.
fn step(micros: u64) -> usize {
    let steps = STEPS as u64;
    if micros < steps {
        return micros as usize;
    }
    let doubling = u64::from(micros.ilog2() - steps.ilog2());
    ((doubling + 1) * steps + (micros >> doubling) - steps).min((STEPS * DOUBLINGS - 1) as u64) as usize
}

/// The first time above a step.
fn ceiling(step: usize) -> u64 {
    if step < STEPS {
        return step as u64 + 1;
    }
    let (doubling, rest) = (step / STEPS - 1, step % STEPS);
    ((STEPS + rest + 1) as u64) << doubling
}

/// Seconds of work that the servers, their database and the load have done so far, as Linux counts them.
pub struct Work {
    server: f64,
    database: Option<f64>,
    load: f64,
}

/// Whose work is measured beside that of the load.
#[derive(Clone, Default)]
pub struct Processes {
    pub servers: Vec<usize>,
    /// The one that has started all others of the database.
    pub database: Option<usize>,
}

impl Work {
    pub fn so_far(Processes { servers, database }: &Processes) -> Work {
        let server = servers.iter().filter_map(|id| Some(Spent::of(&id.to_string())?.itself)).sum();
        let load = Spent::of("self").map_or(0.0, |spent| spent.itself);
        Work { server, database: database.and_then(read_family), load }
    }

    /// Microseconds of work since then for each of this many things. They are comparable when the machine is busy.
    pub fn each_since(&self, before: &Work, count: u64) -> Value {
        let each = |work: f64| (work * 1e6 / count.max(1) as f64).round();
        let database = self.database.zip(before.database).map(|(now, before)| each(now - before));
        json!({
            "server": each(self.server - before.server),
            "database": database,
            "load": each(self.load - before.load),
        })
    }
}

/// What a process has done, and those of its children that have ended.
struct Spent {
    parent: usize,
    itself: f64,
    ended: f64,
}

impl Spent {
    fn of(process: &str) -> Option<Spent> {
        const TICKS_A_SECOND: f64 = 100.0;
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
        // The name stands in brackets and may have spaces. Behind it the 2nd field is the parent, and from the 12th on
        // are user and system, and the same of children.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let time = |place: usize| fields.get(place)?.parse::<f64>().ok();
        Some(Spent {
            parent: fields.get(1)?.parse().ok()?,
            itself: (time(11)? + time(12)?) / TICKS_A_SECOND,
            ended: (time(13)? + time(14)?) / TICKS_A_SECOND,
        })
    }
}

/// A process with all its children.
fn read_family(parent: usize) -> Option<f64> {
    let own = Spent::of(&parent.to_string())?;
    let all = std::fs::read_dir("/proc").ok()?.flatten();
    let spent = all.filter_map(|process| Spent::of(process.file_name().to_str()?));
    let children: f64 = spent.filter(|spent| spent.parent == parent).map(|spent| spent.itself).sum();
    Some(own.itself + own.ended + children)
}
