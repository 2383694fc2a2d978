//! The native half of the Python package `walstatt`: set-ups, matches and batches of them, as numbers and as JSON.
//!
//! Nothing of the rules is in here; everything is a call of the catalog. What people import is the folder `python`,
//! which gives these classes their types and the shapes that other libraries expect.

mod batch;
mod failing;
mod numbers;
mod played;
mod setup;

use catalog::{AnyGame, Catalog};
use failing::WalstattError;
use pyo3::prelude::*;
use serde_json::Value;
use setup::{read_lang, with_catalog};

/// The games, as JSON: ids, names, seats, and the schema and defaults of their options.
#[pyfunction]
#[pyo3(signature = (content = None, lang = "en"))]
fn games(py: Python<'_>, content: Option<&str>, lang: &str) -> PyResult<String> {
    let lang = read_lang(lang)?;
    let catalog = with_catalog(py, content, lang)?;
    let infos: Vec<Value> =
        catalog.games().map(AnyGame::info).filter_map(|info| serde_json::to_value(info).ok()).collect();
    Ok(Value::Array(infos).to_string())
}

/// What lines, views and choices of a game look like, as JSON Schema.
#[pyfunction]
fn schemas(game: &str) -> PyResult<String> {
    let catalog = Catalog::built_in();
    let lang = table::Lang::EN;
    let game = catalog.game(game, lang).map_err(failing::of_game)?;
    Ok(catalog::lines::describe(Some(game)).to_string())
}

#[pymodule]
fn _native(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add_function(wrap_pyfunction!(schemas, module)?)?;
    module.add_function(wrap_pyfunction!(setup::read_setup, module)?)?;
    module.add_function(wrap_pyfunction!(batch::step_natively, module)?)?;
    module.add_class::<setup::Setup>()?;
    module.add_class::<played::Match>()?;
    module.add_class::<batch::Batch>()?;
    module.add("WalstattError", module.py().get_type::<WalstattError>())?;
    module.add("VERSION", env!("CARGO_PKG_VERSION"))
}
