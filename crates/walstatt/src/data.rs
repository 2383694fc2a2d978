//! Where matches of the server are kept.

use std::path::Path;

use anyhow::Context;
use etcetera::BaseStrategy;
use etcetera::base_strategy::choose_native_strategy;

#[derive(clap::Args)]
pub struct DataArgs {
    /// A file, or postgres://USER@HOST/DATABASE; otherwise walstatt/matches.db in your data folder
    #[arg(long, global = true, value_name = "FILE|URL", env = "WALSTATT_DATA")]
    data: Option<String>,
}

impl DataArgs {
    /// What was named, or the file in the user's data folder, whose folder is made if it is missing.
    pub fn url_or_default(&self) -> anyhow::Result<String> {
        if let Some(data) = &self.data {
            return Ok(data.clone());
        }
        let folders = choose_native_strategy().context("there is no data folder for you; name a file with --data")?;
        let folder = folders.data_dir().join("walstatt");
        make(&folder)?;
        let file = folder.join("matches.db");
        Ok(file.to_str().context("the path of your data folder is no text; name a file with --data")?.to_string())
    }
}

fn make(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).with_context(|| format!("the folder {} cannot be made", folder.display()))
}
