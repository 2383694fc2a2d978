//! Errors as exceptions.

use catalog::GameError;
use pyo3::exceptions::PyException;
use pyo3::prelude::*;

pyo3::create_exception!(
    walstatt,
    WalstattError,
    PyException,
    "The table does not accept something. `rule` is the id of the rule behind it, or None."
);

/// A refusal in words, with the id of its rule.
pub fn of_game(error: GameError) -> PyErr {
    Python::attach(|py| {
        let raised = WalstattError::new_err(error.text);
        match raised.value(py).setattr("rule", error.rule) {
            Ok(()) => raised,
            Err(other) => other,
        }
    })
}

/// Something that is wrong with a call itself.
pub fn say(text: impl Into<String>) -> PyErr {
    of_game(GameError { text: text.into(), rule: None })
}
