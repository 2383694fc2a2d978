//! All games behind one interface that speaks JSON: the only place that lists them.
//!
//! The engine is generic over games, and every game has its own types. Programs do not want those: they have a game's
//! id, JSON from outside and people who read in their own language. [`AnyGame`], [`Agreed`] and [`AnyMatch`] are the
//! interface for them, and one generic implementation serves all games.
//!
//! ```no_run
//! use catalog::{Catalog, Pending};
//! use serde_json::Value;
//! use table::{Lang, Rolls, Seat};
//!
//! let catalog = Catalog::built_in();
//! let game = catalog.game("pocket-battles", Lang::EN)?;
//! let mut played = game.begin(&Value::Null, Rolls::Seeded(1), Lang::EN)?;
//! while let Pending::Asked(asked) = played.pending(None, Lang::EN) {
//!     println!("{}: {}", asked[0].text, asked[0].options[0].text);
//!     played.choose(asked[0].seat, 0, Lang::EN)?;
//! }
//! # Ok::<(), catalog::GameError>(())
//! ```

mod advice;
mod agreed;
mod any;
pub mod campaign;
mod computer;
mod content;
mod data;
mod dojo;
mod error;
mod flat;
pub mod lessons;
pub mod lines;
mod listed;
mod measured;
mod plain;
pub mod puzzles;
mod reading;
mod running;
mod schema;
mod spoken;

use std::borrow::Cow;
use std::path::Path;
use std::sync::LazyLock;

pub use advice::{Advice, Likely, Odds};
pub use any::{Agreed, AnyGame, AnyMatch, Playable, Thinking, Watch};
pub use computer::{PlayerSpec, PlayerSpecError};
pub use content::{ContentReport, Count, Source};
pub use data::{
    Analysis, Asked, AskedSeat, Better, Counted, Draw, Drawable, GameInfo, Moment, Offered, OrdersInfo, Over, Pending,
    Played, Price, Related, Roll, RuledOut, Schemas, SeatRange, Sheltered, Shown, Sum, SumPart, Taken, Told, Tried,
};
pub use dojo::{Exercise, Judgement, Practised};
pub use error::GameError;
pub use flat::{Flat, Pair, Part, Parts};
pub use listed::Listed;
pub use plain::Plain;
use puzzles::Puzzle;
use table::{Lang, Phrase, transcript};

/// The games this program knows.
pub struct Catalog {
    games: Vec<Entry>,
}

/// A game is loaded when it is first used: reading all content takes longer than most commands.
struct Entry {
    id: &'static str,
    game: LazyLock<Box<dyn AnyGame>, Load>,
    puzzles: LazyLock<Vec<Puzzle>, Box<dyn FnOnce() -> Vec<Puzzle> + Send>>,
}

type Load = Box<dyn FnOnce() -> Box<dyn AnyGame> + Send>;

impl Catalog {
    /// All games with their built-in content.
    pub fn built_in() -> Catalog {
        content::load_built_in(content::SOURCES)
    }

    /// Some of the games, in this order.
    pub fn built_in_of(sources: &'static [Source]) -> Catalog {
        content::load_built_in(sources)
    }

    /// All games with the content of a user's folder added: `DIR/pocket-battles` for Pocket Battles.
    pub fn with_content(folder: &Path, lang: Lang) -> Result<Catalog, GameError> {
        content::load_with_folder(folder, lang)
    }

    /// Checks all content, built-in and the user's, and reports everything that is wrong.
    pub fn check_content(folder: Option<&Path>, lang: Lang) -> Vec<ContentReport> {
        content::check(folder, lang)
    }

    pub fn of(games: Vec<Box<dyn AnyGame>>) -> Catalog {
        Catalog {
            games: games
                .into_iter()
                .map(|game| Entry::new(game.id(), content::find_puzzles(game.id()), || game))
                .collect(),
        }
    }

    pub fn games(&self) -> impl Iterator<Item = &dyn AnyGame> {
        self.games.iter().map(|entry| &**entry.game)
    }

    pub fn game(&self, id: &str, lang: Lang) -> Result<&dyn AnyGame, GameError> {
        let found = self.games.iter().find(|entry| entry.id == id);
        found.map(|entry| &**entry.game).ok_or_else(|| {
            let known: Vec<&str> = self.games.iter().map(|entry| entry.id).collect();
            let phrase = Phrase::new("no-such-game");
            GameError::say(lang, &phrase.with("id", table::text(id)).with("known", table::text(known.join(", "))))
        })
    }

    /// The puzzles that come with a game, easy ones first; none for a game that is not one of ours.
    pub fn puzzles(&self, game: &str) -> &[Puzzle] {
        self.games.iter().find(|entry| entry.id == game).map_or(&[], |entry| &entry.puzzles)
    }

    /// Loads a transcript of any of the games as it was after its first `most` inputs, or all of it.
    pub fn load(&self, transcript: &str, most: Option<usize>, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let kind = transcript::kind(transcript).map_err(|error| GameError::of_header(lang, &error))?;
        self.game(&kind.game, lang)?.load(transcript, most, lang)
    }
}

impl Entry {
    fn new(
        id: &'static str,
        puzzles: fn() -> Cow<'static, str>,
        load: impl FnOnce() -> Box<dyn AnyGame> + Send + 'static,
    ) -> Entry {
        let read =
            move || puzzles::read(&puzzles()).unwrap_or_else(|error| panic!("the puzzles of {id} are wrong: {error}"));
        Entry { id, game: LazyLock::new(Box::new(load)), puzzles: LazyLock::new(Box::new(read)) }
    }
}
