//! Where matches of the server are kept.

use anyhow::Context;
use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;
use table::{Phrase, text};

use crate::settings::Settings;

#[derive(clap::Args)]
pub struct DataArgs {
    #[arg(long, global = true, value_name = "FILE|URL", env = "WALSTATT_DATA")]
    data: Option<String>,
}

impl DataArgs {
    /// What was named, or the file in the user's data folder, whose folder is made if it is missing.
    pub fn url_or_default(&self, settings: &Settings) -> anyhow::Result<String> {
        if let Some(data) = &self.data {
            return Ok(data.clone());
        }
        let folders = choose_native_strategy().with_context(|| settings.say("no-data-folder"))?;
        let folder = folders.data_dir().join("walstatt");
        let cannot_make =
            || settings.say_phrase(&Phrase::new("cannot-make-folder").with("path", text(folder.display().to_string())));
        std::fs::create_dir_all(&folder).with_context(cannot_make)?;
        let file = folder.join("matches.db");
        Ok(file.to_str().with_context(|| settings.say("data-folder-is-no-text"))?.to_string())
    }
}
