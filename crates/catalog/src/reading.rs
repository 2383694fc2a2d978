//! JSON from outside, read with errors that say where and what.

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Lang, Phrase, text};

use crate::Trouble;

/// Reads a value. `what` names it in paths, such as `options.size`.
pub(crate) fn read<T: DeserializeOwned>(what: &str, value: &Value, lang: Lang) -> Result<T, Trouble> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = join_path(what, &error.path().to_string());
        let phrase = Phrase::new("json-mismatch").with("path", text(path));
        Trouble::say(lang, &phrase.with("error", text(error.inner().to_string())))
    })
}

fn join_path(what: &str, path: &str) -> String {
    match path {
        "." => what.to_string(),
        path if path.starts_with('[') => format!("{what}{path}"),
        path => format!("{what}.{path}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[derive(Debug, serde::Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Army {
        #[serde(rename = "units")]
        _units: Vec<u8>,
    }

    #[track_caller]
    fn check(value: Value, expected: &str) {
        let trouble = read::<Army>("army", &value, Lang::En).expect_err("this is no army");
        assert_eq!(trouble.text, expected);
    }

    #[test]
    fn an_error_says_where_and_what() {
        check(json!({"units": [1, "two"]}), "army.units[1]: invalid type: string \"two\", expected u8");
        check(json!({"units": [1, 300]}), "army.units[1]: invalid value: integer `300`, expected u8");
        check(json!({"unit": []}), "army.unit: unknown field `unit`, expected `units`");
        check(json!({}), "army: missing field `units`");
        check(json!(7), "army: invalid type: integer `7`, expected struct Army");
    }
}
