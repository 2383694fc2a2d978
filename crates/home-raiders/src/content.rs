//! Cards of characters, teams, battle areas and dice, read from data files.
//!
//! Those of the game are built in; a user's folder in the same format adds more:
//!
//! ```
//! use home_raiders::content::{Ability, Content};
//!
//! let lilliput = Content::built_in().faction("new-lilliput").expect("New Lilliput is built in");
//! let shefin = lilliput.cards.iter().find(|card| card.key == "captain-shefin").expect("he leads the guardsmen");
//! assert!(shefin.abilities.has(Ability::UnexpectedBlow));
//! ```

mod ability;
mod area;
mod entries;
mod files;
mod house;
mod pool;
mod wrong;

use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::read_folder;
use table::{Vocabulary, Words};

pub use ability::{Abilities, Ability, Group};
pub use area::{Area, Object, Site, outlines_overlap};
pub use entries::{
    AreaFile, Boost, CardEntry, DiceFile, FactionFile, HouseFile, ObjectEntry, PortalEntry, RoomEntry, TeamEntry,
    TeamFile,
};
pub use house::{House, HouseFault, Room};
pub use pool::{Colour, Face, Pool, PoolFault, PrintedPool};
pub use table::content::{ContentFile, Fault, Faults, Source};

use crate::team::TeamList;

/// Everything the game can be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    pub dice: DiceFile,
    /// HR-02: the built-in factions first, then added ones.
    pub factions: Vec<Faction>,
    /// HR-92: the built-in areas first.
    pub areas: Vec<Area>,
    /// HR-80: the built-in houses first.
    pub houses: Vec<House>,
    digest: String,
}

/// HR-02, HR-91: a people of the inner space with its characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    pub key: String,
    pub name: Words,
    pub portal: PortalEntry,
    pub cards: Vec<Card>,
    pub teams: Vec<Team>,
}

/// A character card (Charakterkarte).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Card {
    #[serde(skip)]
    pub key: String,
    /// For a unit, in the plural.
    pub name: Words,
    /// The name of a single character of a unit.
    #[serde(skip)]
    pub one: Words,
    #[serde(skip)]
    pub source: Source,
    pub kind: TroopType,
    /// How many characters each purchase of a unit gives.
    pub strength: u8,
    pub stars: u8,
    /// In inches.
    pub movement: u8,
    pub melee: PrintedPool,
    pub ranged: PrintedPool,
    /// The base range of ranged attacks, in inches.
    pub range: u8,
    pub defence: PrintedPool,
    pub mind: PrintedPool,
    pub boost: Boost,
    /// The radius of the base, in units of `measure`.
    pub radius: i32,
    /// From the feet to the head, in units of `measure`.
    pub height: i32,
    #[serde(skip)]
    pub abilities: Abilities,
}

/// HR-03: the three types of troops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum TroopType {
    Unit,
    Leader,
    Hero,
}

/// A card of a faction: its index in [`Faction::cards`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// A ready-made team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Team {
    pub key: String,
    pub name: Words,
    /// A sentence on how it plays.
    pub text: Option<Words>,
    /// Whether it suits a first game.
    pub is_easy: bool,
    pub stars: u8,
    pub list: TeamList,
}

/// HR-05: where portals stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Deployment {
    DirectConfrontation,
    CleverStrategy,
}

/// HR-06: the goal of both teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(plain)]
pub enum Mission {
    MakeVanish,
    ControlPortal,
    StrategicPoint,
}

impl Content {
    /// The characters, teams, areas and dice that come with the game.
    pub fn built_in() -> &'static Content {
        static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
            let files = BUILT_IN_FILES.map(|(path, text)| ContentFile::built_in(path, text));
            let dice = files::read_dice(&ContentFile::new("dice.toml", include_str!("../content/dice.toml")));
            let empty = |dice| Content {
                dice,
                factions: Vec::new(),
                areas: Vec::new(),
                houses: Vec::new(),
                digest: String::new(),
            };
            dice.map(empty).and_then(|content| content.plus(&files)).unwrap_or_else(|faults| panic!("{faults}"))
        });
        &BUILT_IN
    }

    /// The built-in content plus that of a folder with the subfolders `factions`, `teams`, `areas` and `houses`, see
    /// [`Content::with_files`].
    pub fn with_folder(folder: &Path) -> Result<Content, Faults> {
        Content::with_files(&read_folder(folder, &["factions", "teams", "areas", "houses"])?)
    }

    /// The built-in content plus that of further files.
    ///
    /// A faction file with a known key adds its cards to that faction; a card, team, area or house with a known key
    /// replaces the known one.
    pub fn with_files(files: &[ContentFile]) -> Result<Content, Faults> {
        Content::built_in().clone().plus(files)
    }

    pub fn faction(&self, key: &str) -> Option<&Faction> {
        self.factions.iter().find(|faction| faction.key == key)
    }

    pub fn area(&self, key: &str) -> Option<&Area> {
        self.areas.iter().find(|area| area.key == key)
    }

    pub fn house(&self, key: &str) -> Option<&House> {
        self.houses.iter().find(|house| house.key == key)
    }

    /// The digest of everything that can change a match, in hexadecimal. Names, sources and houses are left out.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    fn plus(mut self, files: &[ContentFile]) -> Result<Content, Faults> {
        files::add(&mut self, files)?;
        self.digest = self.make_digest();
        Ok(self)
    }

    fn make_digest(&self) -> String {
        let mut text = format!("home-raiders content 1\n{:?}\n", self.dice);
        for faction in &self.factions {
            faction.write_figures(&mut text);
        }
        for area in &self.areas {
            area.write_figures(&mut text);
        }
        table::content::digest(&text)
    }
}

impl Faction {
    /// The card with this id.
    ///
    /// # Panics
    /// If there is no such card; ids from outside are checked where they come in.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id.0)]
    }

    pub fn find(&self, key: &str) -> Option<CardId> {
        let place = self.cards.iter().position(|card| card.key == key)?;
        u8::try_from(place).ok().map(CardId)
    }

    /// The largest ready-made team within a limit of stars.
    pub fn ready_team(&self, stars: u8) -> Option<&Team> {
        // `max_by_key` takes the last maximum, so this takes the first of equally large ones.
        self.teams.iter().filter(|team| team.stars <= stars).rev().max_by_key(|team| team.stars)
    }

    fn write_figures(&self, text: &mut String) {
        let PortalEntry { width, depth, height, climbable, movable, .. } = self.portal;
        let written = writeln!(text, "faction {} {width} {depth} {height} {climbable} {movable}", self.key)
            .and_then(|()| self.cards.iter().try_for_each(|card| card.write_figures(text)))
            .and_then(|()| self.teams.iter().try_for_each(|team| writeln!(text, "team {} {:?}", team.key, team.list)));
        written.expect("writing to a string does not fail");
    }
}

impl Card {
    fn write_figures(&self, text: &mut String) -> std::fmt::Result {
        let Card { key, kind, strength, stars, movement, melee, ranged, defence, mind, .. } = self;
        let Card { range, boost, radius, height, abilities, .. } = self;
        write!(text, "card {key} {kind:?} {strength} {stars} {movement} {melee} | {ranged} | {defence} | {mind}")?;
        let abilities: Vec<Ability> = abilities.iter().collect();
        writeln!(text, " {range} {boost:?} {radius} {height} {abilities:?}")
    }
}

const BUILT_IN_FILES: [(&str, &str); 16] = [
    ("factions/new-lilliput.toml", include_str!("../content/factions/new-lilliput.toml")),
    ("factions/gremlins.toml", include_str!("../content/factions/gremlins.toml")),
    ("factions/fae-folk.toml", include_str!("../content/factions/fae-folk.toml")),
    ("factions/scroungers.toml", include_str!("../content/factions/scroungers.toml")),
    ("factions/lords-of-dust.toml", include_str!("../content/factions/lords-of-dust.toml")),
    ("teams/new-lilliput.toml", include_str!("../content/teams/new-lilliput.toml")),
    ("teams/gremlins.toml", include_str!("../content/teams/gremlins.toml")),
    ("teams/fae-folk.toml", include_str!("../content/teams/fae-folk.toml")),
    ("teams/scroungers.toml", include_str!("../content/teams/scroungers.toml")),
    ("teams/lords-of-dust.toml", include_str!("../content/teams/lords-of-dust.toml")),
    ("areas/desk.toml", include_str!("../content/areas/desk.toml")),
    ("areas/kitchen-table.toml", include_str!("../content/areas/kitchen-table.toml")),
    ("areas/bathroom.toml", include_str!("../content/areas/bathroom.toml")),
    ("areas/shelf.toml", include_str!("../content/areas/shelf.toml")),
    ("areas/childrens-room.toml", include_str!("../content/areas/childrens-room.toml")),
    ("houses/flat.toml", include_str!("../content/houses/flat.toml")),
];

/// The length limit of names.
const MAX_LETTERS: usize = 40;
