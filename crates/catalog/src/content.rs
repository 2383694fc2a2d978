//! The list of games, and where their content comes from.

use std::borrow::Cow;
use std::path::{Path, PathBuf};

use home_raiders::HomeRaiders;
use home_raiders::content::Content as HomeRaidersContent;
use include_dir::{Dir, include_dir};
use kleine_helden::KleineHelden;
use kleine_helden::content::{Content as KleineHeldenContent, Pile};
use moonstone::Moonstone;
use moonstone::content::Content as MoonstoneContent;
use pixel_tactics::PixelTactics;
use pixel_tactics::content::{Content as PixelTacticsContent, Edition};
use pocket_battles::PocketBattles;
use pocket_battles::content::Content as PocketBattlesContent;
use serde::Serialize;
use serde_json::Value;
use table::content::Fault;
use table::{Game, Lang, Phrase, Words, text};

use crate::error::say_in_every;
use crate::{AnyGame, Catalog, Entry, GameError, Listed};

/// How to get at one game with content from a folder beside its own, or with its own alone. A program that names some
/// sources and never all of them has only those games in it.
pub struct Source {
    id: &'static str,
    load: fn(Option<&Path>, Lang) -> Result<Loaded, Vec<GameError>>,
    /// A line for each.
    puzzles: fn() -> Cow<'static, str>,
}

/// The puzzles of a game. A development build reads them from the disk, so that finding more needs no new build.
macro_rules! puzzles {
    ($game:literal) => {
        || {
            #[cfg(debug_assertions)]
            let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../", $game, "/puzzles.jsonl"));
            #[cfg(debug_assertions)]
            let text = Cow::Owned(text.unwrap_or_default());
            #[cfg(not(debug_assertions))]
            let text = Cow::Borrowed(include_str!(concat!("../../", $game, "/puzzles.jsonl")));
            text
        }
    };
}

struct Loaded {
    game: Box<dyn AnyGame>,
    counts: Vec<Count>,
}

impl Source {
    pub const HOME_RAIDERS: Source =
        Source { id: HomeRaiders::ID, load: load_home_raiders, puzzles: puzzles!("home-raiders") };
    pub const KLEINE_HELDEN: Source =
        Source { id: KleineHelden::ID, load: load_kleine_helden, puzzles: puzzles!("kleine-helden") };
    pub const MOONSTONE: Source = Source { id: Moonstone::ID, load: load_moonstone, puzzles: puzzles!("moonstone") };
    pub const PIXEL_TACTICS: Source =
        Source { id: PixelTactics::ID, load: load_pixel_tactics, puzzles: puzzles!("pixel-tactics") };
    pub const POCKET_BATTLES: Source =
        Source { id: PocketBattles::ID, load: load_pocket_battles, puzzles: puzzles!("pocket-battles") };
}

/// Every game has one entry here, the ones to begin with first.
pub(crate) const SOURCES: &[Source] =
    &[Source::KLEINE_HELDEN, Source::PIXEL_TACTICS, Source::POCKET_BATTLES, Source::MOONSTONE, Source::HOME_RAIDERS];

/// The short rules of every game, which the web client shows, too.
static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../web/src/help/rules");

/// The content of Home Raiders with that of the user's folder added.
pub(crate) fn read_home_raiders(folder: Option<&Path>, lang: Lang) -> Result<HomeRaidersContent, Vec<GameError>> {
    match folder {
        Some(folder) => HomeRaidersContent::with_folder(folder).map_err(|faults| list_errors(folder, &faults.0, lang)),
        None => Ok(HomeRaidersContent::built_in().clone()),
    }
}

fn load_home_raiders(folder: Option<&Path>, lang: Lang) -> Result<Loaded, Vec<GameError>> {
    let content = read_home_raiders(folder, lang)?;
    let factions = &content.factions;
    let counts = vec![
        Count::new("count-factions", factions.len()),
        Count::new("count-characters", factions.iter().map(|faction| faction.cards.len()).sum()),
        Count::new("count-teams", factions.iter().map(|faction| faction.teams.len()).sum()),
        Count::new("count-areas", content.areas.len()),
        Count::new("count-houses", content.houses.len()),
    ];
    let keys = name_values(factions.iter().map(|faction| (&faction.key, &faction.name)));
    let areas = name_values(content.areas.iter().map(|area| (&area.key, &area.name)));
    let game = Listed::<HomeRaiders>::new(content, lang).map_err(|error| vec![error])?;
    Ok(Loaded { game: Box::new(game.offering("factions", keys).offering("area", areas)), counts })
}

fn load_moonstone(folder: Option<&Path>, lang: Lang) -> Result<Loaded, Vec<GameError>> {
    let content = match folder {
        Some(folder) => MoonstoneContent::with_folder(folder).map_err(|faults| list_errors(folder, &faults.0, lang))?,
        None => MoonstoneContent::built_in().clone(),
    };
    let counts = vec![
        Count::new("count-characters", content.characters().len()),
        Count::new("count-tables", content.tables().len()),
        Count::new("count-troupes", content.troupes().len()),
    ];
    let tables = name_values(content.tables().iter().map(|table| (&table.key, &table.name)));
    let troupes = name_values(content.troupes().iter().map(|troupe| (&troupe.key, &troupe.name)));
    let game = Listed::<Moonstone>::new(content, lang).map_err(|error| vec![error])?;
    Ok(Loaded { game: Box::new(game.offering("table", tables).offering("troupes", troupes)), counts })
}

/// The values of an option with the names that people read.
fn name_values<'c>(named: impl Iterator<Item = (&'c String, &'c Words)>) -> Vec<(Value, Words)> {
    named.map(|(key, name)| (Value::from(key.as_str()), name.clone())).collect()
}

fn load_kleine_helden(folder: Option<&Path>, lang: Lang) -> Result<Loaded, Vec<GameError>> {
    let content = match folder {
        Some(folder) => {
            KleineHeldenContent::with_folder(folder).map_err(|faults| list_errors(folder, &faults.0, lang))?
        }
        None => KleineHeldenContent::built_in().clone(),
    };
    let counts = vec![
        Count::new("count-heroes", content.heroes().len()),
        Count::new("count-equipment", content.cards(Pile::Equipment).len()),
        Count::new("count-magic", content.cards(Pile::Magic).len()),
        Count::new("count-tactics", content.cards(Pile::Tactics).len()),
        Count::new("count-scenarios", content.scenarios().len()),
    ];
    let facts = content.facts();
    let keys = name_values(facts.scenarios.iter().map(|scenario| (&scenario.key, &*scenario.name)));
    let game = Listed::<KleineHelden>::new(content, lang).map_err(|error| vec![error])?;
    Ok(Loaded { game: Box::new(game.offering("scenario", keys)), counts })
}

fn load_pixel_tactics(folder: Option<&Path>, lang: Lang) -> Result<Loaded, Vec<GameError>> {
    let content = match folder {
        Some(folder) => {
            PixelTacticsContent::with_folder(folder).map_err(|faults| list_errors(folder, &faults.0, lang))?
        }
        None => PixelTacticsContent::built_in().clone(),
    };
    let counts = vec![Count::new("count-cards", content.cards(Edition::First).len())];
    let game = Listed::<PixelTactics>::new(content, lang).map_err(|error| vec![error])?;
    Ok(Loaded { game: Box::new(game), counts })
}

fn load_pocket_battles(folder: Option<&Path>, lang: Lang) -> Result<Loaded, Vec<GameError>> {
    let content = match folder {
        Some(folder) => {
            PocketBattlesContent::with_folder(folder).map_err(|faults| list_errors(folder, &faults.0, lang))?
        }
        None => PocketBattlesContent::built_in().clone(),
    };
    let armies = &content.armies;
    let counts = vec![
        Count::new("count-armies", armies.len()),
        Count::new("count-troops", armies.iter().map(|army| army.troops.len()).sum()),
        Count::new("count-tiles", armies.iter().map(|army| army.tiles.len()).sum()),
        Count::new("count-ready-armies", armies.iter().map(|army| army.ready.len()).sum()),
    ];
    let keys = name_values(armies.iter().map(|army| (&army.key, &army.name)));
    let game = Listed::<PocketBattles>::new(content, lang).map_err(|error| vec![error])?;
    Ok(Loaded { game: Box::new(game.offering("armies", keys)), counts })
}

impl Catalog {
    /// The rules of a game in short, for looking things up: `## Chapter`, then `- ID text`. Empty for an unknown game.
    pub fn rules_in_short(game: &str, lang: Lang) -> &'static str {
        let find = |lang: Lang| RULES.get_file(format!("{game}.{lang}.md"))?.contents_utf8();
        find(lang).or_else(|| find(Lang::EN)).unwrap_or_default()
    }
}

/// The result of checking the content of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContentReport {
    /// The game's id; for files that belong to no game, the path.
    pub game: String,
    pub counts: Vec<Count>,
    /// What is wrong, in words; empty if the content is good.
    pub problems: Vec<String>,
}

/// The number of things of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    pub what: Words,
    pub count: usize,
}

impl Count {
    fn new(what: &'static str, count: usize) -> Count {
        Count { what: say_in_every(&Phrase::new(what).with("count", count)), count }
    }
}

pub(crate) fn load_built_in(sources: &'static [Source]) -> Catalog {
    let load = |source: &Source| {
        let loaded = (source.load)(None, Lang::EN);
        loaded.unwrap_or_else(|errors| panic!("the built-in content of {} is wrong: {errors:?}", source.id)).game
    };
    Catalog {
        games: sources.iter().map(|source| Entry::new(source.id, source.puzzles, move || load(source))).collect(),
    }
}

/// The puzzles that come with a game.
pub(crate) fn find_puzzles(game: &str) -> fn() -> Cow<'static, str> {
    SOURCES.iter().find(|source| source.id == game).map_or(|| Cow::Borrowed(""), |source| source.puzzles)
}

pub(crate) fn load_with_folder(folder: &Path, lang: Lang) -> Result<Catalog, GameError> {
    let mut errors = find_strangers(folder, lang);
    let mut games = Vec::new();
    for source in SOURCES {
        match (source.load)(own_folder(source, folder).as_deref(), lang) {
            Ok(loaded) => games.push(loaded.game),
            Err(more) => errors.extend(more),
        }
    }
    if errors.is_empty() { Ok(Catalog::of(games)) } else { Err(GameError::join(&errors)) }
}

pub(crate) fn check(folder: Option<&Path>, lang: Lang) -> Vec<ContentReport> {
    let mut reports: Vec<ContentReport> = SOURCES.iter().map(|source| check_one(source, folder, lang)).collect();
    if let Some(folder) = folder {
        let problems: Vec<String> = find_strangers(folder, lang).into_iter().map(|error| error.text).collect();
        if !problems.is_empty() {
            reports.push(ContentReport { game: folder.display().to_string(), counts: Vec::new(), problems });
        }
    }
    reports
}

fn check_one(source: &Source, folder: Option<&Path>, lang: Lang) -> ContentReport {
    let folder = folder.and_then(|folder| own_folder(source, folder));
    let (counts, problems) = match (source.load)(folder.as_deref(), lang) {
        Ok(loaded) => (loaded.counts, Vec::new()),
        Err(errors) => (Vec::new(), errors.into_iter().map(|error| error.text).collect()),
    };
    ContentReport { game: source.id.to_string(), counts, problems }
}

/// A game's subfolder in a user's content, if there is one.
fn own_folder(source: &Source, folder: &Path) -> Option<PathBuf> {
    Some(folder.join(source.id)).filter(|folder| folder.is_dir())
}

/// Anything in a user's folder that belongs to no game, which is usually a misspelt name.
fn find_strangers(folder: &Path, lang: Lang) -> Vec<GameError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return vec![content_error(folder, error, lang)],
    };
    let known: Vec<&str> = SOURCES.iter().map(|source| source.id).collect();
    let mut names: Vec<String> =
        entries.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned())).collect();
    names.sort();
    let strangers = names.into_iter().filter(|name| !name.starts_with('.') && !known.contains(&name.as_str()));
    strangers
        .filter(|name| folder.join(name).is_dir())
        .map(|name| {
            let phrase =
                Phrase::new("no-game-for-folder").with("folder", text(folder.join(name).display().to_string()));
            GameError::say(lang, &phrase.with("known", text(known.join(", "))))
        })
        .collect()
}

fn list_errors(folder: &Path, faults: &[Fault], lang: Lang) -> Vec<GameError> {
    faults.iter().map(|fault| content_error(folder, fault.say(lang), lang)).collect()
}

fn content_error(path: &Path, error: impl std::fmt::Display, lang: Lang) -> GameError {
    let phrase = Phrase::new("content-wrong").with("path", text(path.display().to_string()));
    GameError::say(lang, &phrase.with("error", text(error.to_string())))
}
