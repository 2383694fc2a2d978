//! Measures how fast questions are answered on random tables with 20 outlines and 12 bases: `cargo xtask bench
//! measure`.
//!
//! With `--fixed` every question is asked once and nothing is timed, for tools that count instructions.

#![allow(clippy::disallowed_methods)] // A benchmark has to read the clock.

#[allow(dead_code, reason = "the tests use the rest")]
#[path = "../tests/it/tables.rs"]
mod tables;

use measure::units::{INCH, inches};
use measure::{
    Disc, Point, Things, check, cover, go_straight, path, path_over, path_to_contact, reach, sight, spots_around,
};
use std::hint::black_box;
use std::time::Instant;
use tables::{Random, Table};

const TABLES: u64 = 20;
/// Two bases that ask and twelve others.
const BASES: usize = 14;
const MOVE: i32 = inches(8);
/// Each question is timed this often, and the shortest time counts: other load on the machine only makes it longer.
const PASSES: usize = 15;

fn main() {
    let is_fixed = std::env::args().any(|arg| arg == "--fixed");
    let tables: Vec<Prepared> = (0..TABLES).map(Prepared::new).collect();
    if !is_fixed {
        println!("| question | asked | median | mean | p99 | max |");
        println!("|---|---|---|---|---|---|");
    }
    for (name, ask) in QUESTIONS {
        let jobs: Vec<(&Prepared, &Job)> =
            tables.iter().flat_map(|table| table.jobs.iter().map(move |job| (table, job))).collect();
        if is_fixed {
            let asked = jobs.iter().filter(|(table, job)| table.ask(job, *ask)).count();
            println!("{name}: {asked}");
        } else {
            measure_all(name, *ask, &jobs);
        }
    }
}

/// Asks about a job and gives whether the question makes sense for it.
type Ask = fn(&Job, &Things) -> bool;

const QUESTIONS: &[(&str, Ask)] = &[
    ("sight", |job, things| {
        black_box(sight(job.one, job.other, things));
        true
    }),
    ("sight, only blocked pairs", |job, things| !sight(job.one, job.other, things).is_free()),
    ("cover", |job, things| {
        black_box(cover(job.one, job.other, things, INCH));
        true
    }),
    ("path within 8 in, no bases", |job, things| {
        black_box(path(job.one, job.near, MOVE, &Things { discs: &[], ..*things })).is_ok()
    }),
    ("path within 8 in", |job, things| {
        let _ = black_box(path(job.one, job.near, MOVE, things));
        true
    }),
    ("path within 8 in, only bent ones", |job, things| {
        path(job.one, job.near, MOVE, things).is_ok_and(|path| path.points.len() > 2)
    }),
    ("path within 8 in, to a place that may not be free", |job, things| {
        let _ = black_box(path(job.one, job.anywhere, MOVE, things));
        true
    }),
    ("path within 8 in, five outlines rough", |job, things| {
        let (rough, solid) = things.polygons.split_at(5);
        let _ = black_box(path_over(job.one, job.near, MOVE, &Things { polygons: solid, ..*things }, rough));
        true
    }),
    ("path into contact within 8 in", |job, things| {
        let target = job.others[0];
        let asks = job.one.is_at_most(MOVE, target);
        if asks {
            black_box(path_to_contact(job.one, target, MOVE, things));
        }
        asks
    }),
    ("path across the table", |job, things| {
        let _ = black_box(path(job.one, job.other.centre(), inches(72), things));
        true
    }),
    ("check of a path", |job, things| {
        black_box(check(job.one, &job.way, things, &[]));
        true
    }),
    ("straight move that stops", |job, things| {
        black_box(go_straight(job.one, job.near, things));
        true
    }),
    ("spots in contact", |job, things| {
        black_box(spots_around(job.other, 1500, things));
        true
    }),
    ("reachable area, 4 in", |job, things| {
        if job.is_first {
            black_box(reach(job.one, inches(4), things, &[]));
        }
        job.is_first
    }),
];

/// A pair of bases, and places for the first of them to move to.
struct Job {
    one: Disc,
    other: Disc,
    others: Vec<Disc>,
    /// A free place within a move, in a straight line.
    near: Point,
    /// A place within a move, free or not.
    anywhere: Point,
    /// The path to the near place, or the straight line if there is none.
    way: Vec<Point>,
    is_first: bool,
}

struct Prepared {
    table: Table,
    jobs: Vec<Job>,
}

impl Prepared {
    fn new(seed: u64) -> Prepared {
        let mut random = Random(seed);
        let table = Table::random(&mut random, BASES);
        let outlines = table.outlines();
        let mut jobs = Vec::new();
        for (at, one) in table.bases.iter().enumerate() {
            for other in &table.bases[..at] {
                let others: Vec<Disc> = table.bases.iter().copied().filter(|it| it != one && it != other).collect();
                let things = table.things(&outlines, &others);
                let in_reach = |point: &Point| one.is_at_most(MOVE - 2 * one.radius(), one.at(*point));
                let near = (0..10_000).filter_map(|_| table.free_base(&mut random, one.radius()));
                let near = near.map(Disc::centre).find(in_reach).unwrap_or(one.centre());
                let mut shift = || random.number(-MOVE, MOVE);
                let anywhere = (0..100).map(|_| one.centre().shifted(shift(), shift())).find(in_reach);
                let way = path(*one, near, inches(72), &things).map_or(vec![near], |path| path.points[1..].to_vec());
                let anywhere = anywhere.unwrap_or(near);
                jobs.push(Job { one: *one, other: *other, others, near, anywhere, way, is_first: jobs.is_empty() });
            }
        }
        Prepared { table, jobs }
    }

    fn ask(&self, job: &Job, ask: Ask) -> bool {
        let outlines = self.table.outlines();
        ask(job, &self.table.things(&outlines, &job.others))
    }
}

fn measure_all(name: &str, ask: Ask, jobs: &[(&Prepared, &Job)]) {
    let mut times: Vec<u128> = Vec::new();
    for (table, job) in jobs {
        let outlines = table.table.outlines();
        let things = table.table.things(&outlines, &job.others);
        if !ask(job, &things) {
            continue;
        }
        let passes = (0..PASSES).map(|_| {
            let start = Instant::now();
            black_box(ask(black_box(job), black_box(&things)));
            start.elapsed().as_nanos()
        });
        times.extend(passes.min());
    }
    times.sort_unstable();
    let count = times.len().max(1);
    let at = |percent: usize| show(times.get(count * percent / 100).or(times.last()).copied().unwrap_or(0));
    let mean = times.iter().sum::<u128>() / count as u128;
    println!("| {name} | {} | {} | {} | {} | {} |", times.len(), at(50), show(mean), at(99), at(100));
}

fn show(nanoseconds: u128) -> String {
    format!("{}.{:02} µs", nanoseconds / 1000, nanoseconds % 1000 / 10)
}
