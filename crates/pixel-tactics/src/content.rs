//! What is printed on the cards, read from data files.
//!
//! The cards of both editions and the promo cards are built in; a user's folder replaces some of them:
//!
//! ```
//! use pixel_tactics::content::{Content, Edition};
//!
//! let cards = Content::built_in().cards(Edition::First);
//! assert_eq!((cards[0].name.get(table::Lang::EN), cards[0].leader.life), ("Alchemist", 17));
//! ```

mod change;
mod file;
mod keywords;
mod printed;

use std::fmt::Write as _;
use std::path::Path;
use std::sync::{Arc, LazyLock};

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Words;
use table::content::read_folder;

pub use crate::abilities::{LeaderAbility, Passive};
pub use file::{CardEntry, CardFile, LeaderEntry};
pub use keywords::{OrderEffect, Row, Spell};
pub use printed::{Facts, PrintedCard, PrintedLeader, PrintedStrip, PrintedText};
pub use table::content::{ContentFile, Fault, Faults, Shared, Source};

/// The cards of both editions. A card has the same index, which is its [`CardId`], in both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    first: CardSet,
    second: CardSet,
    digest: String,
}

/// The cards of an edition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct CardSet {
    cards: Vec<Card>,
    printed: Vec<Arc<PrintedCard>>,
}

/// Which figures and texts are used if editions differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// The one that the German edition follows.
    #[default]
    First,
    /// The revised one.
    Second,
}

/// A card: its index in [`Content::cards`]. The cards of a faction come first, then the promo cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct CardId(pub u8);

/// PT-01: a hero one way up, a leader the other way up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub key: String,
    /// The name of the hero.
    pub name: Words,
    pub attack: u8,
    pub life: u8,
    /// By row: what the hero can do there.
    pub strips: [Strip; 3],
    pub order: OrderEffect,
    pub leader: Leader,
    pub source: Source,
}

/// What a hero can do in one row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strip {
    pub passives: ArrayVec<Passive, { Strip::MAX_PASSIVES }>,
    pub spell: Option<Spell>,
}

/// The leader side of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leader {
    pub key: String,
    /// Of the blue faction (seat 0) and the red one (seat 1): the leader of the mascots is another animal in each.
    pub names: [Words; 2],
    pub attack: u8,
    pub life: u8,
    pub abilities: ArrayVec<LeaderAbility, { Leader::MAX_ABILITIES }>,
}

impl Content {
    /// PT-01: the cards of a faction.
    pub const FACTION_CARDS: usize = 25;
    /// PT-04: the kinds of promo cards.
    pub const PROMO_CARDS: usize = 4;

    /// The built-in cards.
    pub fn built_in() -> &'static Content {
        static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
            let [cards, second, promo] = BUILT_IN_FILES.map(|(path, text)| ContentFile::built_in(path, text));
            file::make(&cards, &promo, &second).expect("the built-in files are tested")
        });
        &BUILT_IN
    }

    /// The built-in cards with the changes of a folder with the subfolder `cards`, see [`Content::with_files`].
    pub fn with_folder(folder: &Path) -> Result<Content, Faults> {
        Content::with_files(&read_folder(folder, &["cards"])?)
    }

    /// The built-in cards with the changes of further files.
    ///
    /// A deck always has 25 cards and the promo pile four kinds, so every entry stands for a card.
    /// An entry with a known key changes the fields it has, in both editions.
    /// An entry with a new key names the card it takes the place of in `replaces`, and has all fields.
    pub fn with_files(files: &[ContentFile]) -> Result<Content, Faults> {
        file::change(Content::built_in().clone(), files)
    }

    /// The cards of an edition: those of a faction, then the promo cards. There are always 29 of them.
    pub fn cards(&self, edition: Edition) -> &[Card] {
        &self.set(edition).cards
    }

    /// The card with this id.
    ///
    /// # Panics
    /// If there is no such card; ids from outside are checked where they come in.
    pub fn card(&self, edition: Edition, id: CardId) -> &Card {
        &self.cards(edition)[usize::from(id.0)]
    }

    /// What people read about a card.
    ///
    /// # Panics
    /// Like [`Content::card`].
    pub fn printed(&self, edition: Edition, id: CardId) -> &Arc<PrintedCard> {
        &self.set(edition).printed[usize::from(id.0)]
    }

    /// What people read about all cards of an edition.
    pub fn facts(&self, edition: Edition) -> Facts {
        Facts { cards: self.set(edition).printed.iter().map(|printed| PrintedCard::clone(printed)).collect() }
    }

    /// The card with this key, or with this key of its leader.
    pub fn find(&self, key: &str) -> Option<CardId> {
        let place = self.first.cards.iter().position(|card| card.key == key || card.leader.key == key);
        place.and_then(|place| u8::try_from(place).ok()).map(CardId)
    }

    /// The digest of everything that can change a match, in hexadecimal.
    ///
    /// Names, sources and comments are left out: correcting a name breaks no recorded match.
    pub fn digest(&self) -> &str {
        &self.digest
    }

    fn new(first: CardSet, second: CardSet) -> Content {
        let mut text = String::from("pixel-tactics content 1\n");
        for card in first.cards.iter().chain(&second.cards) {
            card.write_figures(&mut text).expect("writing to a string does not fail");
        }
        Content { first, second, digest: table::content::digest(&text) }
    }

    fn set(&self, edition: Edition) -> &CardSet {
        match edition {
            Edition::First => &self.first,
            Edition::Second => &self.second,
        }
    }
}

impl CardId {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// PT-04: whether this is a promo card.
    #[inline]
    pub fn is_promo(self) -> bool {
        self.index() >= Content::FACTION_CARDS
    }
}

impl Card {
    /// What the hero can do in a row.
    #[inline]
    pub fn strip(&self, row: Row) -> &Strip {
        &self.strips[row.index()]
    }

    /// The figures and texts as canonical text, for the digest.
    fn write_figures(&self, text: &mut String) -> std::fmt::Result {
        let Card { key, attack, life, strips, order, leader, .. } = self;
        write!(text, "card {key} {attack} {life}")?;
        for Strip { passives, spell } in strips {
            write!(text, " | {passives:?} {spell:?}")?;
        }
        let Leader { key, attack, life, abilities, .. } = leader;
        writeln!(text, " | {order:?} | leader {key} {attack} {life} {abilities:?}")
    }
}

impl Strip {
    pub const MAX_PASSIVES: usize = 3;
}

impl Leader {
    pub const MAX_ABILITIES: usize = 3;
}

impl CardSet {
    fn new(cards: Vec<Card>) -> CardSet {
        let printed = cards.iter().map(PrintedCard::of).collect();
        CardSet { cards, printed }
    }
}

const BUILT_IN_FILES: [(&str, &str); 3] = [
    ("cards.toml", include_str!("../content/cards.toml")),
    ("second-edition.toml", include_str!("../content/second-edition.toml")),
    ("promo.toml", include_str!("../content/promo.toml")),
];
