//! A game with agreed options.

use std::path::Path;
use std::sync::{Arc, LazyLock, OnceLock};

use catalog::{Agreed, AnyMatch, Catalog, GameError, PlayerSpec};
use players::derive_seed;
use pyo3::prelude::*;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde_json::{Value, json};
use table::{Lang, Rolls};

use crate::failing::{of_game, say};
use crate::numbers::{Feature, Layout};
use crate::played::Match;

static BUILT_IN: LazyLock<Arc<Catalog>> = LazyLock::new(|| Arc::new(Catalog::built_in()));

/// A game with agreed options: what matches and batches begin with.
#[pyclass(module = "walstatt._native", frozen, subclass)]
pub struct Setup {
    catalog: Arc<Catalog>,
    game: &'static str,
    pub agreed: Arc<dyn Agreed>,
    pub lang: Lang,
    /// Made when it is first needed: some games are played for it.
    layout: OnceLock<Arc<Layout>>,
}

#[pymethods]
impl Setup {
    /// `options` is JSON; what it leaves out takes its default.
    #[new]
    #[pyo3(signature = (game, options = "null", content = None, lang = "en"))]
    fn new(py: Python<'_>, game: &str, options: &str, content: Option<&str>, lang: &str) -> PyResult<Setup> {
        let lang = read_lang(lang)?;
        let catalog = with_catalog(py, content, lang)?;
        let options = read_json(options)?;
        let found = catalog.game(game, lang).map_err(of_game)?;
        let (game, agreed) = (found.id(), found.agree(&options, lang).map_err(of_game)?);
        Ok(Setup { catalog, game, agreed: agreed.into(), lang, layout: OnceLock::new() })
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    #[getter]
    fn seats(&self) -> u8 {
        self.agreed.seats()
    }

    #[getter]
    fn lang(&self) -> &str {
        self.lang.tag()
    }

    /// The options with all defaults, as JSON.
    fn options_json(&self) -> String {
        self.agreed.options().to_string()
    }

    /// What each number of an observation is: name, kind, low, high, scale, words.
    fn observation_features(&self, py: Python<'_>) -> PyResult<Vec<Described>> {
        Ok(self.layout(py)?.observation.iter().map(describe).collect())
    }

    /// The same for the numbers of an option.
    fn option_features(&self, py: Python<'_>) -> PyResult<Vec<Described>> {
        Ok(self.layout(py)?.options.iter().map(describe).collect())
    }

    /// How long an observation is, how many options are shown, and how long one of these is.
    fn sizes(&self, py: Python<'_>) -> PyResult<(usize, usize, usize)> {
        let layout = self.layout(py)?;
        Ok((layout.observation.len(), layout.most_options, layout.options.len()))
    }

    /// Begins a match with dice from a seed; without one, rolls come from outside.
    #[pyo3(signature = (seed = None))]
    pub fn begin(slf: &Bound<'_, Setup>, seed: Option<u64>) -> Match {
        let rolls = seed.map_or(Rolls::Outside, Rolls::Seeded);
        Match::new(slf.clone().unbind(), slf.get().agreed.begin(rolls))
    }

    /// Begins from a position, as JSON.
    #[pyo3(signature = (position, seed = None))]
    fn begin_at(slf: &Bound<'_, Setup>, position: &str, seed: Option<u64>) -> PyResult<Match> {
        let rolls = seed.map_or(Rolls::Outside, Rolls::Seeded);
        let setup = slf.get();
        let begun = setup.agreed.begin_at(&read_json(position)?, rolls, setup.lang).map_err(of_game)?;
        Ok(Match::new(slf.clone().unbind(), begun))
    }

    /// Loads a transcript of this game as it was after its first `inputs` inputs, or all of it.
    #[pyo3(signature = (transcript, inputs = None))]
    fn load(slf: &Bound<'_, Setup>, transcript: &str, inputs: Option<usize>) -> PyResult<Match> {
        let setup = slf.get();
        let loaded = setup.catalog.load(transcript, inputs, setup.lang).map_err(of_game)?;
        if loaded.game() != setup.game || loaded.options() != setup.agreed.options() {
            return Err(say("this transcript has another game or other options"));
        }
        Ok(Match::new(slf.clone().unbind(), loaded))
    }

    /// Plays games between computer players, the same as `walstatt simulate` for the same seed. Gives the winners, the
    /// reason and the number of decisions of each.
    #[pyo3(signature = (players, games, seed = 1, threads = 0, first = 0))]
    fn simulate(
        &self,
        py: Python<'_>,
        players: Vec<String>,
        games: u64,
        seed: u64,
        threads: usize,
        first: u64,
    ) -> PyResult<Vec<(Vec<usize>, &'static str, u64)>> {
        let players: Vec<PlayerSpec> = players.iter().map(|name| read_player(name)).collect::<PyResult<_>>()?;
        let (agreed, lang, pool) = (&self.agreed, self.lang, make_pool(threads)?);
        let play = |number: u64| {
            let played = agreed.play_alone(&players, derive_seed(seed, number), lang)?;
            Ok((played.winners.iter().map(|seat| seat.index()).collect(), played.reason, played.decisions))
        };
        py.detach(|| {
            pool.install(|| (first..first + games).into_par_iter().map(play).collect::<Result<_, GameError>>())
        })
        .map_err(of_game)
    }
}

/// A feature as a tuple.
type Described = (String, &'static str, f64, f64, f64, Vec<String>);

fn describe(feature: &Feature) -> Described {
    let Feature { name, kind, low, high, scale, words } = feature.clone();
    (name, kind.name(), low, high, scale, words)
}

impl Setup {
    pub fn layout(&self, py: Python<'_>) -> PyResult<Arc<Layout>> {
        if let Some(layout) = self.layout.get() {
            return Ok(layout.clone());
        }
        let game = self.catalog.game(self.game, self.lang).map_err(of_game)?;
        let layout = py.detach(|| Layout::of(game, &*self.agreed, self.lang)).map_err(of_game)?;
        Ok(self.layout.get_or_init(|| Arc::new(layout)).clone())
    }
}

/// The game and the options of a transcript, as JSON.
#[pyfunction]
#[pyo3(signature = (transcript, content = None, lang = "en"))]
pub fn read_setup(py: Python<'_>, transcript: &str, content: Option<&str>, lang: &str) -> PyResult<String> {
    let lang = read_lang(lang)?;
    let loaded: Box<dyn AnyMatch> =
        with_catalog(py, content, lang)?.load(transcript, Some(0), lang).map_err(of_game)?;
    Ok(json!({"game": loaded.game(), "options": loaded.options()}).to_string())
}

/// The built-in games, or those with a user's folder added.
pub fn with_catalog(py: Python<'_>, content: Option<&str>, lang: Lang) -> PyResult<Arc<Catalog>> {
    match content {
        None => Ok(BUILT_IN.clone()),
        Some(folder) => {
            let read = py.detach(|| Catalog::with_content(Path::new(folder), lang));
            read.map(Arc::new).map_err(of_game)
        }
    }
}

pub fn read_lang(tag: &str) -> PyResult<Lang> {
    Lang::find(tag).ok_or_else(|| say(format!("there is no language `{tag}`")))
}

pub fn read_player(name: &str) -> PyResult<PlayerSpec> {
    name.parse().map_err(|error: catalog::PlayerSpecError| say(error.to_string()))
}

pub fn read_json(text: &str) -> PyResult<Value> {
    serde_json::from_str(text).map_err(|error| say(error.to_string()))
}

/// Threads of its own; 0 means one for each core.
pub fn make_pool(threads: usize) -> PyResult<ThreadPool> {
    ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| say(error.to_string()))
}
