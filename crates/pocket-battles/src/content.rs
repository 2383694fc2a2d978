//! What is printed on the troop tiles (Truppenplättchen), read from data files.
//!
//! The armies and ready-made lists of the game are built in; a user's folder in the same format adds more:
//!
//! ```
//! use pocket_battles::content::Content;
//!
//! let orcs = Content::built_in().army("orcs").expect("the Orcs are built in");
//! assert_eq!(orcs.tiles.len(), 30);
//! ```

mod file;
mod printed;
mod traits;

use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::content::{put, read_folder};
use table::{Arg, Words};

use crate::army::ArmyList;
pub use file::{ArmyFile, Formation, ReadyEntry, ReadyFile, TileEntry, TroopEntry};
pub use printed::Printed;
pub use table::content::{ContentFile, Fault, Faults, Source};
pub use traits::{Keywords, Trait, Traits};

/// The largest number of tiles, and therefore of units, of a side: a set of them is a mask of 32 bits.
pub const MAX_TILES: usize = 32;

/// The armies that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    /// The built-in armies first, then added ones.
    pub armies: Vec<Army>,
    digest: String,
}

/// All troops of an army (Armeen auswählen), as in the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    pub key: String,
    pub name: Words,
    pub troops: Vec<Troop>,
    /// At most [`MAX_TILES`]. The index of a tile is its [`TileId`].
    pub tiles: Vec<Tile>,
    /// What people read about each of the tiles.
    pub printed: Arc<[Printed]>,
    /// Ready-made armies, in the order of their sizes.
    pub ready: Vec<Ready>,
}

/// PB-01: one troop tile, kept small because the rules read it constantly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tile {
    pub troop: TroopIndex,
    pub points: u8,
    /// 0 stands for `*`. Exactly the auxiliary troops have it.
    pub formation: u8,
    /// 0 for troops without life points, such as the rangers (PB-05).
    pub life: u8,
    /// How many of the printed engagement dice show 1, 2, 3, 4, 5, 6.
    pub engagement: [u8; 6],
    /// How many of the printed shooting dice show 1, 2, 3, 4, 5, 6.
    pub shooting: [u8; 6],
    pub traits: Traits,
}

/// What the copies of a troop share and the rules do not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Troop {
    pub key: String,
    pub name: Words,
    pub source: Source,
    /// With [`Source::Rulebook`]: the figures that the rulebook prints; the others are published elsewhere.
    pub printed: Vec<Figure>,
}

/// A tile of an army: its index in [`Army::tiles`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TileId(pub u8);

impl From<TileId> for Arg {
    fn from(tile: TileId) -> Arg {
        tile.0.into()
    }
}

/// A troop of an army: its index in [`Army::troops`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct TroopIndex(pub u8);

/// A ready-made army of a size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    pub size: u16,
    pub name: Words,
    pub list: ArmyList,
}

/// A kind of figure on a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    Points,
    Formation,
    Life,
    Traits,
    Dice,
}

impl Content {
    /// The built-in armies and ready-made lists.
    pub fn built_in() -> &'static Content {
        static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
            let files = BUILT_IN_FILES.map(|(path, text)| ContentFile::built_in(path, text));
            Content { armies: Vec::new(), digest: String::new() }.plus(&files).expect("the built-in files are tested")
        });
        &BUILT_IN
    }

    /// The built-in content plus that of a folder with the subfolders `armies` and `ready`, see
    /// [`Content::with_files`].
    pub fn with_folder(folder: &Path) -> Result<Content, Faults> {
        Content::with_files(&read_folder(folder, &["armies", "ready"])?)
    }

    /// The built-in content plus that of further files.
    ///
    /// An army with the key of a built-in one replaces it together with its ready-made lists.
    /// A ready-made list replaces the one of the same army and size.
    pub fn with_files(files: &[ContentFile]) -> Result<Content, Faults> {
        Content::built_in().clone().plus(files)
    }

    pub fn army(&self, key: &str) -> Option<&Army> {
        self.armies.iter().find(|army| army.key == key)
    }

    /// The digest of everything that can change a match, in hexadecimal.
    ///
    /// Names, sources, comments and the order of the files are left out: correcting a name breaks no recorded match.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    fn make_digest(&self) -> String {
        let mut armies: Vec<&Army> = self.armies.iter().collect();
        armies.sort_by(|a, b| a.key.cmp(&b.key));
        let mut text = String::from("pocket-battles content 1\n");
        for army in armies {
            army.write_figures(&mut text);
        }
        table::content::digest(&text)
    }

    fn plus(mut self, files: &[ContentFile]) -> Result<Content, Faults> {
        let (armies, ready) = file::read(files)?;
        for army in armies {
            put(&mut self.armies, army, |army| &army.key);
        }
        file::add_ready(&mut self.armies, ready)?;
        self.digest = self.make_digest();
        Ok(self)
    }
}

impl Army {
    /// The tile with this id.
    ///
    /// # Panics
    /// If the army has no such tile; ids from outside are checked by [`ArmyList::check`].
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[usize::from(id.0)]
    }

    pub fn troop(&self, id: TileId) -> &Troop {
        &self.troops[usize::from(self.tile(id).troop.0)]
    }

    /// The ids of all tiles.
    pub fn ids(&self) -> impl Iterator<Item = TileId> + use<> {
        (0..self.tiles.len() as u8).map(TileId)
    }

    /// The points of the whole box.
    pub fn points(&self) -> u16 {
        self.tiles.iter().map(|tile| u16::from(tile.points)).sum()
    }

    /// The ready-made army of this size, if there is one.
    pub fn ready(&self, size: u16) -> Option<&Ready> {
        self.ready.iter().find(|ready| ready.size == size)
    }

    /// The figures as canonical text, for the digest. The keys are plain words, so no two armies have the same text.
    fn write_figures(&self, text: &mut String) {
        let written = writeln!(text, "army {}", self.key)
            .and_then(|()| self.tiles.iter().try_for_each(|tile| self.write_tile(tile, text)))
            .and_then(|()| self.ready.iter().try_for_each(|ready| write_ready(ready, text)));
        written.expect("writing to a string does not fail");
    }

    fn write_tile(&self, tile: &Tile, text: &mut String) -> std::fmt::Result {
        let Tile { troop, points, formation, life, engagement, shooting, traits } = tile;
        write!(text, "tile {} {points} {formation} {life}", self.troops[usize::from(troop.0)].key)?;
        write!(text, " {engagement:?} {shooting:?}")?;
        writeln!(text, " {:?}", traits.list())
    }
}

impl Tile {
    /// PB-T.auxiliary: whether the troop joins a unit without counting for its formation.
    #[inline]
    pub fn is_auxiliary(&self) -> bool {
        self.traits.keywords.contains(Keywords::AUXILIARY)
    }

    #[inline]
    pub fn has_engagement_dice(&self) -> bool {
        self.engagement != [0; 6]
    }

    #[inline]
    pub fn has_shooting_dice(&self) -> bool {
        self.shooting != [0; 6]
    }
}

fn write_ready(ready: &Ready, text: &mut String) -> std::fmt::Result {
    write!(text, "ready {}", ready.size)?;
    for unit in &ready.list.units {
        let ids: Vec<u8> = unit.iter().map(|id| id.0).collect();
        write!(text, " {ids:?}")?;
    }
    writeln!(text)
}

const BUILT_IN_FILES: [(&str, &str); 12] = [
    ("armies/orcs.toml", include_str!("../content/armies/orcs.toml")),
    ("armies/elves.toml", include_str!("../content/armies/elves.toml")),
    ("armies/celts.toml", include_str!("../content/armies/celts.toml")),
    ("armies/romans.toml", include_str!("../content/armies/romans.toml")),
    ("armies/macedonians.toml", include_str!("../content/armies/macedonians.toml")),
    ("armies/persians.toml", include_str!("../content/armies/persians.toml")),
    ("ready/orcs.toml", include_str!("../content/ready/orcs.toml")),
    ("ready/elves.toml", include_str!("../content/ready/elves.toml")),
    ("ready/celts.toml", include_str!("../content/ready/celts.toml")),
    ("ready/romans.toml", include_str!("../content/ready/romans.toml")),
    ("ready/macedonians.toml", include_str!("../content/ready/macedonians.toml")),
    ("ready/persians.toml", include_str!("../content/ready/persians.toml")),
];
