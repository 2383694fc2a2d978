//! Many matches at once: one call steps all of them on all cores, without the interpreter's lock.

use std::sync::{Mutex, PoisonError};

use catalog::{AnyMatch, Flat, GameError, PlayerSpec};
use numpy::{PyReadonlyArray1, PyReadwriteArray1, PyReadwriteArray2, PyReadwriteArray3};
use players::derive_seed;
use pyo3::prelude::*;
use rayon::ThreadPool;
use rayon::prelude::*;
use table::{Dice, FastDice, Lang, Rolls, Seat};

use crate::failing::{of_game, say};
use crate::numbers::Layout;
use crate::played::check_length;
use crate::setup::{Setup, make_pool, read_player};

/// Matches of one set-up. A match that ends gives its rewards and begins anew with its next seed.
#[pyclass(module = "walstatt._native", subclass)]
pub struct Batch {
    setup: Py<Setup>,
    /// Only one call at a time has them; the lock says so to those who read.
    tables: Mutex<Vec<Table>>,
    /// For each seat the computer player that answers for it, if one does.
    players: Vec<Option<PlayerSpec>>,
    pool: ThreadPool,
    seed: u64,
}

/// A match of a batch.
struct Table {
    played: Box<dyn AnyMatch>,
    /// Where it stands in the batch, and how many of its matches came before.
    number: [u64; 2],
    flat: Flat,
}

/// Where what comes of a step is written for one match.
struct Row<'a> {
    seat: &'a mut i32,
    count: &'a mut i32,
    done: &'a mut bool,
    rewards: &'a mut [f32],
    observation: Option<&'a mut [f32]>,
    mask: Option<&'a mut [bool]>,
    options: Option<&'a mut [f32]>,
}

/// The arrays of a batch, as far as they are wanted.
#[derive(FromPyObject)]
pub struct Arrays<'py> {
    seats: PyReadwriteArray1<'py, i32>,
    counts: PyReadwriteArray1<'py, i32>,
    done: PyReadwriteArray1<'py, bool>,
    rewards: PyReadwriteArray2<'py, f32>,
    observations: Option<PyReadwriteArray2<'py, f32>>,
    masks: Option<PyReadwriteArray2<'py, bool>>,
    options: Option<PyReadwriteArray3<'py, f32>>,
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (setup, matches, seed = 1, threads = 0, players = None))]
    fn new(
        setup: &Bound<'_, Setup>,
        matches: usize,
        seed: u64,
        threads: usize,
        players: Option<Vec<Option<String>>>,
    ) -> PyResult<Batch> {
        let agreed = &setup.get().agreed;
        let seats = usize::from(agreed.seats());
        let read = |name: Option<String>| name.map(|name| read_player(&name)).transpose();
        let players: Vec<_> = match players {
            Some(players) => players.into_iter().map(read).collect::<PyResult<_>>()?,
            None => vec![None; seats],
        };
        if players.len() != seats || players.iter().all(Option::is_some) {
            return Err(say(format!(
                "players has an entry for each of {seats} seats, and at least one of them is None"
            )));
        }
        let begin = |place: u64| {
            let number = [place, 0];
            Table { played: agreed.begin(Rolls::Seeded(seed_of(seed, number))), number, flat: Flat::default() }
        };
        let tables = Mutex::new((0..matches as u64).map(begin).collect());
        Ok(Batch { setup: setup.clone().unbind(), tables, players, pool: make_pool(threads)?, seed })
    }

    fn __len__(&mut self) -> usize {
        self.tables().len()
    }

    /// The transcript of one of the matches.
    fn save(&mut self, place: usize) -> PyResult<String> {
        let table = self.tables().get(place).ok_or_else(|| say(format!("there is no match {place}")))?;
        Ok(table.played.save())
    }

    /// Writes how the matches stand.
    fn look(&mut self, py: Python<'_>, arrays: Arrays<'_>) -> PyResult<()> {
        self.run(py, None, arrays)
    }

    /// In each match the seat that is asked chooses an option by its place.
    fn step(&mut self, py: Python<'_>, actions: PyReadonlyArray1<'_, i32>, arrays: Arrays<'_>) -> PyResult<()> {
        let actions = actions.as_slice().map_err(|error| say(error.to_string()))?;
        check_length("a row of actions", actions.len(), self.tables().len())?;
        self.run(py, Some(actions), arrays)
    }
}

impl Batch {
    fn tables(&mut self) -> &mut Vec<Table> {
        self.tables.get_mut().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&mut self, py: Python<'_>, actions: Option<&[i32]>, mut arrays: Arrays<'_>) -> PyResult<()> {
        let setup = self.setup.clone_ref(py);
        let setup = setup.get();
        let needs_layout = arrays.observations.is_some() || arrays.masks.is_some() || arrays.options.is_some();
        let layout = if needs_layout { Some(setup.layout(py)?) } else { None };
        let mut rows = arrays.rows(self.tables().len(), setup.agreed.seats(), layout.as_deref())?;
        let (players, seed, pool) = (&self.players, self.seed, &self.pool);
        let house = House { setup, players, seed, layout: layout.as_deref() };
        let play = |(place, (table, row)): (usize, (&mut Table, &mut Row<'_>))| {
            house.play(table, actions.map(|actions| actions[place]), row)
        };
        let tables = self.tables.get_mut().unwrap_or_else(PoisonError::into_inner);
        let failed = py.detach(|| {
            if pool.current_num_threads() == 1 {
                let all = tables.iter_mut().zip(&mut rows).enumerate().map(play);
                return all.fold(None, |first, played| first.or(played.err()));
            }
            // Whatever the number of threads: the error of the first match.
            pool.install(|| {
                let all = tables.par_iter_mut().zip(&mut rows).enumerate().with_min_len(8);
                all.filter_map(|one| play(one).err()).collect::<Vec<_>>().into_iter().next()
            })
        });
        failed.map_or(Ok(()), |error| Err(of_game(error)))
    }
}

/// What all matches of a batch share.
struct House<'a> {
    setup: &'a Setup,
    players: &'a [Option<PlayerSpec>],
    seed: u64,
    layout: Option<&'a Layout>,
}

impl House<'_> {
    fn play(&self, table: &mut Table, action: Option<i32>, row: &mut Row<'_>) -> Result<(), GameError> {
        let lang = self.setup.lang;
        row.rewards.fill(0.0);
        *row.done = false;
        if let (Some(action), Some((seat, _))) = (action, table.played.first_asked()) {
            // A number below zero is no place either.
            table.played.choose(seat, usize::try_from(action).unwrap_or(usize::MAX), lang)?;
        }
        loop {
            if let Some(outcome) = table.played.outcome() {
                for (seat, reward) in row.rewards.iter_mut().enumerate() {
                    *reward = reward_of(&outcome.winners, seat);
                }
                *row.done = true;
                table.number[1] += 1;
                table.played = self.setup.agreed.begin(Rolls::Seeded(seed_of(self.seed, table.number)));
                continue;
            }
            let Some((seat, _)) = table.played.first_asked() else { break };
            let Some(player) = &self.players[seat.index()] else { break };
            table.played.let_play(seat, player, derive_seed(seed_of(self.seed, table.number), 1), lang)?;
        }
        self.write(table, row);
        Ok(())
    }

    fn write(&self, table: &mut Table, row: &mut Row<'_>) {
        let Table { played, flat, .. } = table;
        let Some((seat, count)) = played.first_asked() else { return };
        (*row.seat, *row.count) = (i32::from(seat.0), count as i32);
        let Some(layout) = self.layout else { return };
        if let Some(out) = &mut row.observation {
            layout.observe(&**played, seat, flat, out);
        }
        if let Some(out) = &mut row.mask {
            out.iter_mut().enumerate().for_each(|(index, is_offered)| *is_offered = index < count);
        }
        if let Some(out) = &mut row.options {
            layout.list_options(&**played, seat, flat, out);
        }
    }
}

/// 1 for those who won, 0 for all in a draw, -1 for the others.
fn reward_of(winners: &[Seat], seat: usize) -> f32 {
    match winners {
        [] => 0.0,
        winners if winners.iter().any(|winner| winner.index() == seat) => 1.0,
        _ => -1.0,
    }
}

/// It depends on nothing else: neither on threads nor on what the other matches do.
fn seed_of(seed: u64, [place, matches]: [u64; 2]) -> u64 {
    derive_seed(derive_seed(seed, place), matches)
}

impl Arrays<'_> {
    fn rows(&mut self, matches: usize, seats: u8, layout: Option<&Layout>) -> PyResult<Vec<Row<'_>>> {
        let lengths = layout.map_or((1, 1, 1), |layout| {
            (layout.observation.len(), layout.most_options, layout.most_options * layout.options.len())
        });
        let wrong = |error: numpy::AsSliceError| say(error.to_string());
        let mut rewards = cut(self.rewards.as_slice_mut().map_err(wrong)?, usize::from(seats), matches)?;
        let mut observations = match &mut self.observations {
            Some(array) => Some(cut(array.as_slice_mut().map_err(wrong)?, lengths.0, matches)?),
            None => None,
        };
        let mut masks = match &mut self.masks {
            Some(array) => Some(cut(array.as_slice_mut().map_err(wrong)?, lengths.1, matches)?),
            None => None,
        };
        let mut options = match &mut self.options {
            Some(array) => Some(cut(array.as_slice_mut().map_err(wrong)?, lengths.2, matches)?),
            None => None,
        };
        let seats = cut(self.seats.as_slice_mut().map_err(wrong)?, 1, matches)?;
        let counts = cut(self.counts.as_slice_mut().map_err(wrong)?, 1, matches)?;
        let done = cut(self.done.as_slice_mut().map_err(wrong)?, 1, matches)?;
        let rows = seats.zip(counts).zip(done).map(|((seat, count), done)| Row {
            seat: &mut seat[0],
            count: &mut count[0],
            done: &mut done[0],
            rewards: rewards.next().unwrap_or_default(),
            observation: observations.as_mut().and_then(Iterator::next),
            mask: masks.as_mut().and_then(Iterator::next),
            options: options.as_mut().and_then(Iterator::next),
        });
        Ok(rows.collect())
    }
}

/// Cuts an array into the rows of the matches.
fn cut<T>(array: &mut [T], length: usize, matches: usize) -> PyResult<std::slice::ChunksExactMut<'_, T>> {
    check_length("an array of this batch", array.len(), length * matches)?;
    Ok(array.chunks_exact_mut(length.max(1)))
}

/// Steps matches at random without Python, in the same way as a batch does, for measuring.
#[pyfunction]
#[pyo3(signature = (setup, matches, steps, seed = 1, observe = false))]
pub fn step_natively(
    py: Python<'_>,
    setup: &Setup,
    matches: usize,
    steps: usize,
    seed: u64,
    observe: bool,
) -> PyResult<()> {
    let layout = setup.layout(py)?;
    let (agreed, lang): (_, Lang) = (&setup.agreed, setup.lang);
    let begin = |place: u64| agreed.begin(Rolls::Seeded(seed_of(seed, [place, 0])));
    py.detach(|| {
        let mut tables: Vec<_> = (0..matches as u64).map(begin).collect();
        let (mut flat, mut out) = (Flat::default(), vec![0.0; layout.observation.len()]);
        let mut dice = FastDice::new(seed);
        for number in 0..steps {
            for (place, played) in tables.iter_mut().enumerate() {
                let Some((seat, count)) = played.first_asked() else {
                    *played = begin((number * matches + place) as u64);
                    continue;
                };
                played.choose(seat, dice.roll(count as u32) as usize - 1, lang)?;
                if observe && let Some((seat, _)) = played.first_asked() {
                    layout.observe(&**played, seat, &mut flat, &mut out);
                }
            }
        }
        Ok(())
    })
    .map_err(of_game)
}
