//! Many games between computer players: what `arena` and `simulate` are told alike, and what they need for it.

use catalog::{Agreed, AnyGame, Catalog};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::options::OptionsArg;
use crate::settings::Settings;

#[derive(clap::Args)]
pub struct SeriesArgs {
    game: String,
    #[arg(long, default_value_t = 1, value_name = "S")]
    pub seed: u64,
    #[command(flatten)]
    options: OptionsArg,
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    #[arg(long)]
    pub json: bool,
}

/// A game that can be played many times.
pub struct Series<'c> {
    pub game: &'c dyn AnyGame,
    pub agreed: Box<dyn Agreed>,
    pub pool: ThreadPool,
}

impl SeriesArgs {
    pub fn open<'c>(&self, catalog: &'c Catalog, settings: &Settings) -> anyhow::Result<Series<'c>> {
        let game = catalog.game(&self.game, settings.lang)?;
        let agreed = game.agree(&self.options.read(settings)?, settings.lang)?;
        let pool = ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build()?;
        Ok(Series { game, agreed, pool })
    }
}
