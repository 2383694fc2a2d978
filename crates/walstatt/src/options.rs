//! `--options`: what players agree on before a match.

use anyhow::Context;
use serde_json::Value;
use table::content::locate_json;

use crate::settings::Settings;

#[derive(clap::Args)]
pub struct OptionsArg {
    #[arg(long, value_name = "JSON|@FILE")]
    pub options: Option<String>,
}

impl OptionsArg {
    /// `null` if there are none, which takes all defaults.
    pub fn read(&self, settings: &Settings) -> anyhow::Result<Value> {
        let Some(given) = &self.options else { return Ok(Value::Null) };
        let json = match given.strip_prefix('@') {
            Some(path) => read_file(path, settings)?,
            None => given.clone(),
        };
        let explain = |error| anyhow::anyhow!(locate_json(&error, settings.lang));
        serde_json::from_str(&json).map_err(explain).with_context(|| settings.say("options-are-json"))
    }
}

/// A file, with its path in the error.
pub fn read_file(path: &str, settings: &Settings) -> anyhow::Result<String> {
    std::fs::read_to_string(path).with_context(|| settings.say_path("cannot-read", path))
}

/// Who rolls the dice of a match, other than the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum DiceArg {
    Ask,
}
