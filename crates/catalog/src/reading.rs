//! Reads JSON from outside, with errors that say where and what.

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::content::explain_json;
use table::{Lang, Phrase, text};

use crate::GameError;

/// Reads a value. `what` names it in paths, such as `options.size`.
pub(crate) fn read<T: DeserializeOwned>(what: &str, value: &Value, lang: Lang) -> Result<T, GameError> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = join_path(what, &error.path().to_string());
        let phrase = Phrase::new("json-mismatch").with("path", text(path));
        GameError::say(lang, &phrase.with("error", text(explain_json(error.inner(), lang))))
    })
}

fn join_path(what: &str, path: &str) -> String {
    match path {
        "." => what.to_string(),
        path if path.starts_with('[') => format!("{what}{path}"),
        path => format!("{what}.{path}"),
    }
}
