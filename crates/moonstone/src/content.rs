//! Characters, tables and troupes, read from data files.
//!
//! Those of the game are built in; a user's folder in the same format adds more or changes some:
//!
//! ```
//! use moonstone::content::Content;
//!
//! let content = Content::built_in();
//! let baron = content.find_character("baron-von-fancyhat").unwrap();
//! assert_eq!(content.character(baron).melee, 5);
//! ```

mod characters;
mod effects;
mod file;
mod passives;
mod tables;
mod words;

use std::fmt::Write as _;
use std::path::Path;
use std::sync::LazyLock;

use table::content::read_folder;

pub use characters::{
    Ability, AbilityKind, Active, Aim, Arcane, Called, Cards, Cell, Character, CharacterId, Count, Flip,
    Result as CardResult, Signature,
};
pub use effects::{AbilityId, By, Clause, Kinds, Mark, Special, Subject, Verb, When};
pub use passives::{Flourish, Limit, Need, Passive};
pub use table::content::{ContentFile, Fault, Faults, Source};
pub use tables::{Ladder, Layout, Piece, SIDE, STOREY, TENTH, Terrain, Troupe, bounds};
pub(crate) use words::words;
pub use words::{
    Amount, Colour, Damage, DamageKinds, Faction, Filter, Keywords, Manoeuvre, Signed, Stat, Traits, Whose,
};

/// Everything the game can be played with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Content {
    characters: Vec<Character>,
    tables: Vec<Layout>,
    troupes: Vec<Troupe>,
    digest: String,
}

impl Content {
    /// The built-in content.
    pub fn built_in() -> &'static Content {
        static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
            let files: Vec<ContentFile> =
                BUILT_IN_FILES.iter().map(|(path, text)| ContentFile::new(*path, *text)).collect();
            file::add(Content::default(), &files).unwrap_or_else(|faults| panic!("the built-in files: {faults}"))
        });
        &BUILT_IN
    }

    /// The built-in content plus that of a folder with the subfolders `characters`, `tables` and `troupes`.
    pub fn with_folder(folder: &Path) -> Result<Content, Faults> {
        Content::with_files(&read_folder(folder, &["characters", "tables", "troupes"])?)
    }

    /// The built-in content plus that of further files.
    ///
    /// An entry with a known key replaces that entry; one with a new key is added.
    pub fn with_files(files: &[ContentFile]) -> Result<Content, Faults> {
        file::add(Content::built_in().clone(), files)
    }

    pub fn characters(&self) -> &[Character] {
        &self.characters
    }

    /// The character with this id.
    ///
    /// # Panics
    /// If there is none; ids from outside are checked where they come in.
    #[inline]
    pub fn character(&self, id: CharacterId) -> &Character {
        &self.characters[id.index()]
    }

    pub fn find_character(&self, key: &str) -> Option<CharacterId> {
        self.characters.iter().position(|character| character.key == key).map(|at| CharacterId(at as u8))
    }

    pub fn tables(&self) -> &[Layout] {
        &self.tables
    }

    pub fn find_table(&self, key: &str) -> Option<&Layout> {
        self.tables.iter().find(|layout| layout.key == key)
    }

    pub fn troupes(&self) -> &[Troupe] {
        &self.troupes
    }

    pub fn find_troupe(&self, key: &str) -> Option<&Troupe> {
        self.troupes.iter().find(|troupe| troupe.key == key)
    }

    /// The digest of everything that can change a match, in hexadecimal.
    ///
    /// Names, texts, sources and comments are left out: correcting a name breaks no recorded match.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    fn finish(mut self) -> Content {
        let mut text = String::from("moonstone content 1\n");
        for character in &self.characters {
            character.write_figures(&mut text).expect("writing to a string does not fail");
        }
        for Layout { key, pieces, ladders, .. } in &self.tables {
            writeln!(text, "table {key} {pieces:?} {ladders:?}").expect("writing to a string does not fail");
        }
        for Troupe { key, faction, characters, .. } in &self.troupes {
            writeln!(text, "troupe {key} {faction:?} {characters:?}").expect("writing to a string does not fail");
        }
        self.digest = table::content::digest(&text);
        self
    }
}

const BUILT_IN_FILES: &[(&str, &str)] = &[
    ("characters/first-printing.toml", include_str!("../content/characters/first-printing.toml")),
    ("characters/rulebook.toml", include_str!("../content/characters/rulebook.toml")),
    ("characters/humans.toml", include_str!("../content/characters/humans.toml")),
    ("characters/gnomes.toml", include_str!("../content/characters/gnomes.toml")),
    ("characters/goblins.toml", include_str!("../content/characters/goblins.toml")),
    ("characters/faeries.toml", include_str!("../content/characters/faeries.toml")),
    ("characters/giants-and-others.toml", include_str!("../content/characters/giants-and-others.toml")),
    ("tables/tables.toml", include_str!("../content/tables/tables.toml")),
    ("troupes.toml", include_str!("../content/troupes.toml")),
];
