//! A match of any game.

use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::{AnyMatch, Flat, Pending};
use numpy::{PyReadwriteArray1, PyReadwriteArray2};
use pyo3::prelude::*;
use table::{Seat, Viewer};

use crate::failing::{of_game, say};
use crate::setup::{Setup, read_json, read_player};

/// A match. Everything that is asked and told is JSON; choices by number are quick.
#[pyclass(module = "walstatt._native", frozen, subclass)]
pub struct Match {
    #[pyo3(get)]
    setup: Py<Setup>,
    inner: Mutex<Inner>,
}

struct Inner {
    played: Box<dyn AnyMatch>,
    flat: Flat,
}

impl Match {
    pub fn new(setup: Py<Setup>, played: Box<dyn AnyMatch>) -> Match {
        Match { setup, inner: Mutex::new(Inner { played, flat: Flat::default() }) }
    }

    /// Nothing panics while it is held, and if something did, the match would be as it was.
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn another(&self, py: Python<'_>, played: Box<dyn AnyMatch>) -> Match {
        Match::new(self.setup.clone_ref(py), played)
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (setup, seed = None))]
    fn begin(setup: &Bound<'_, Setup>, seed: Option<u64>) -> Match {
        Setup::begin(setup, seed)
    }

    /// The first seat that is asked now; None if nobody is.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.lock().played.first_asked().map(|(seat, _)| seat.0)
    }

    /// How many options that seat has; 0 if nobody is asked.
    #[getter]
    fn count(&self) -> usize {
        self.lock().played.first_asked().map_or(0, |(_, count)| count)
    }

    /// The sides of the die that is due, or the number of things to draw from.
    #[getter]
    fn sides(&self) -> Option<u32> {
        let played = &self.lock().played;
        if played.is_over() || played.first_asked().is_some() {
            return None;
        }
        match played.pending(Some(Viewer::Spectator), self.setup.get().lang) {
            Pending::Roll(roll) => Some(roll.sides),
            Pending::Draw(draw) => Some(draw.sides),
            Pending::Asked(_) | Pending::Over(_) => None,
        }
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.lock().played.is_over()
    }

    /// The seats that won; None while the match goes on.
    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.lock().played.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.index()).collect())
    }

    /// The key of how it ended.
    #[getter]
    fn reason(&self) -> Option<&'static str> {
        self.lock().played.outcome().map(|outcome| outcome.reason)
    }

    /// How many choices and rolls were recorded.
    #[getter]
    fn inputs(&self) -> usize {
        self.lock().played.inputs()
    }

    /// Equal for equal inputs, on every machine.
    #[getter]
    fn digest(&self) -> String {
        self.lock().played.digest()
    }

    /// All seats that are asked now.
    fn asked_seats(&self) -> Vec<usize> {
        self.lock().played.asked_seats().iter().map(|asked| asked.seat.index()).collect()
    }

    /// The first seat that is asked chooses the option at this place. Gives how many options the next one has.
    fn step(&self, index: usize, py: Python<'_>) -> PyResult<usize> {
        let lang = self.setup.get().lang;
        let mut inner = self.lock();
        let Some((seat, _)) = inner.played.first_asked() else {
            drop(inner);
            return self.choose(0, index, py).map(|()| 0);
        };
        inner.played.choose(seat, index, lang).map_err(of_game)?;
        Ok(inner.played.first_asked().map_or(0, |(_, count)| count))
    }

    fn choose(&self, seat: u8, index: usize, py: Python<'_>) -> PyResult<()> {
        let _ = py;
        self.lock().played.choose(Seat(seat), index, self.setup.get().lang).map_err(of_game)
    }

    /// Answers with a choice as JSON. Gives its place if it was offered.
    fn answer(&self, seat: u8, choice: &str) -> PyResult<Option<usize>> {
        self.lock().played.answer(Seat(seat), &read_json(choice)?, self.setup.get().lang).map_err(of_game)
    }

    fn roll(&self, value: u32) -> PyResult<()> {
        self.lock().played.rolled(value, self.setup.get().lang).map_err(of_game)
    }

    fn draw(&self, thing: &str) -> PyResult<()> {
        self.lock().played.drew(&read_json(thing)?, self.setup.get().lang).map_err(of_game)
    }

    fn resign(&self, seat: u8) -> PyResult<()> {
        self.lock().played.resign(Seat(seat), self.setup.get().lang).map(|_| ()).map_err(of_game)
    }

    fn may_take_back(&self, seat: u8) -> bool {
        self.lock().played.may_take_back(Seat(seat)).is_some()
    }

    fn take_back(&self, seat: u8) -> PyResult<()> {
        self.lock().played.take_back(Seat(seat), self.setup.get().lang).map(|_| ()).map_err(of_game)
    }

    /// The place of the option that a computer player would choose.
    fn pick(&self, py: Python<'_>, seat: u8, player: &str, seed: u64) -> PyResult<usize> {
        let (player, lang) = (read_player(player)?, self.setup.get().lang);
        py.detach(|| self.lock().played.pick(Seat(seat), &player, seed, lang)).map_err(of_game)
    }

    /// Another match that looks the same to a seat, with everything hidden from it made up.
    fn imagine(&self, py: Python<'_>, seat: u8, seed: u64) -> PyResult<Match> {
        let imagined = self.lock().played.imagine(Seat(seat), seed, self.setup.get().lang);
        Ok(self.another(py, imagined.map_err(of_game)?))
    }

    fn copy(&self, py: Python<'_>) -> Match {
        let copy = self.lock().played.boxed_clone();
        self.another(py, copy)
    }

    /// The match after its first inputs.
    fn as_it_was(&self, py: Python<'_>, inputs: usize) -> Match {
        let earlier = self.lock().played.as_it_was(inputs);
        self.another(py, earlier)
    }

    /// The transcript, as the command line reads and writes it.
    fn save(&self) -> String {
        self.lock().played.save()
    }

    /// What the match waits for. Without a viewer: all questions, each as its seat reads it.
    fn pending_json(&self, viewer: Option<u8>) -> PyResult<String> {
        let lang = self.setup.get().lang;
        let viewer = viewer.map(|seat| Viewer::Seat(Seat(seat)));
        write(&self.lock().played.pending(viewer, lang))
    }

    fn view_json(&self, viewer: Option<u8>) -> PyResult<String> {
        write(&self.lock().played.view(eyes(viewer)))
    }

    fn facts_json(&self) -> PyResult<String> {
        write(&self.lock().played.facts())
    }

    fn told_json(&self, viewer: Option<u8>, first: usize) -> PyResult<String> {
        let lang = self.setup.get().lang;
        write(&self.lock().played.told(Some(eyes(viewer)), first, lang))
    }

    fn why_not_json(&self, seat: u8) -> PyResult<String> {
        write(&self.lock().played.why_not(Seat(seat), self.setup.get().lang))
    }

    /// The board drawn with characters.
    fn sketch(&self, viewer: Option<u8>) -> String {
        let sketch = self.lock().played.sketch(eyes(viewer), self.setup.get().lang);
        let lines = sketch.lines.iter().map(|line| line.iter().map(|span| span.text.as_str()).collect());
        lines.collect::<Vec<String>>().join("\n")
    }

    fn position_json(&self) -> String {
        self.lock().played.position().to_string()
    }

    /// Writes what a seat sees as numbers.
    fn observe_into(&self, py: Python<'_>, seat: u8, mut out: PyReadwriteArray1<'_, f32>) -> PyResult<()> {
        let layout = self.setup.get().layout(py)?;
        let out = out.as_slice_mut().map_err(|error| say(error.to_string()))?;
        check_length("an observation", out.len(), layout.observation.len())?;
        let Inner { played, flat } = &mut *self.lock();
        layout.observe(&**played, Seat(seat), flat, out);
        Ok(())
    }

    /// Writes the options of a seat as numbers, one row each.
    fn options_into(&self, py: Python<'_>, seat: u8, mut out: PyReadwriteArray2<'_, f32>) -> PyResult<()> {
        let layout = self.setup.get().layout(py)?;
        check_length("an option", out.as_array().ncols(), layout.options.len())?;
        let out = out.as_slice_mut().map_err(|error| say(error.to_string()))?;
        let Inner { played, flat } = &mut *self.lock();
        layout.list_options(&**played, Seat(seat), flat, out);
        Ok(())
    }
}

fn eyes(viewer: Option<u8>) -> Viewer {
    viewer.map(Seat).into()
}

fn write(value: &impl serde::Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(|error| say(error.to_string()))
}

/// Rows have exactly the length of their features.
pub fn check_length(what: &str, found: usize, wanted: usize) -> PyResult<()> {
    if found == wanted { Ok(()) } else { Err(say(format!("{what} has {wanted} numbers, not {found}"))) }
}
