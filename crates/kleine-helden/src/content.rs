//! What is printed on the cards, read from data files.
//!
//! The cards of the game are built in; a user's folder adds to them or changes some:
//!
//! ```
//! use kleine_helden::content::{Card, Content};
//!
//! let content = Content::built_in();
//! let axe = content.find_card("barbarian-axe").unwrap();
//! let Card::Weapon(axe) = content.card(axe) else { panic!("the axe is a weapon") };
//! assert_eq!(axe.two.unwrap().damage, 8);
//! ```

mod cards;
mod entries;
mod file;
mod keywords;
mod kinds;
mod powers;
mod printed;
mod read;
mod spelling;

use std::path::Path;
use std::sync::{Arc, LazyLock};

use strum::VariantArray;
use table::content::read_folder;

pub use cards::{CardId, Cards, HeroId, Pile};
pub use entries::CardFile;
pub use keywords::{
    BodyParts, Boost, Burden, Burdens, Category, Effect, Extras, Few, Fights, Figures, Gear, Habit, Powers, Reach,
    Role, Service, Trick,
};
pub use kinds::{
    Active, Armour, Artefact, AttackSpell, Card, Creature, DefenceSpell, Demon, GeneralSpell, Goal, Hero, Kind,
    Monster, Npc, Scenario, Shield, Summons, Uses, Weapon, Wear,
};
pub(crate) use powers::{Backed, Prospects, Traits};
pub use powers::{Extra, Guardwork, Power, Prey};
pub use printed::{Facts, PrintedCard, PrintedHero, PrintedScenario};
pub use table::content::{ContentFile, Fault, Faults, Shared, Source};

/// All heroes, cards and scenarios.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Content {
    heroes: Vec<Hero>,
    cards: [Vec<Card>; 3],
    scenarios: Vec<Scenario>,
    /// By kind of card.
    kinds: [Cards; Kind::VARIANTS.len()],
    /// Cards that can be worn and have powers.
    powerful: Cards,
    printed_heroes: Vec<Arc<PrintedHero>>,
    printed_cards: [Vec<Arc<PrintedCard>>; 3],
    pub(crate) printed_scenarios: Vec<Arc<PrintedScenario>>,
    digest: String,
}

impl Content {
    /// KH-01: the number of built-in heroes, and how many of them are magical.
    pub const HEROES: usize = 16;
    pub const MAGICAL_HEROES: usize = 8;
    /// KH-01: the number of built-in cards by pile.
    pub const CARDS: [usize; 3] = [45, 50, 64];

    /// The built-in cards.
    pub fn built_in() -> &'static Content {
        static BUILT_IN: LazyLock<Content> = LazyLock::new(|| {
            let files = BUILT_IN_FILES.map(|(path, text)| ContentFile::built_in(path, text));
            file::make(&files).expect("the built-in files are tested")
        });
        &BUILT_IN
    }

    /// The built-in cards plus those of a folder with the subfolder `cards`, see [`Content::with_files`].
    pub fn with_folder(folder: &Path) -> Result<Content, Faults> {
        Content::with_files(&read_folder(folder, &["cards"])?)
    }

    /// The built-in cards plus those of further files.
    ///
    /// An entry with a known key replaces that hero, card or scenario; one with a new key is added.
    pub fn with_files(files: &[ContentFile]) -> Result<Content, Faults> {
        file::add(Content::built_in().clone(), files)
    }

    pub fn heroes(&self) -> &[Hero] {
        &self.heroes
    }

    /// The cards of a pile.
    pub fn cards(&self, pile: Pile) -> &[Card] {
        &self.cards[pile.index()]
    }

    pub fn scenarios(&self) -> &[Scenario] {
        &self.scenarios
    }

    /// The hero with this id.
    ///
    /// # Panics
    /// If there is no such hero; ids from outside are checked where they come in.
    #[inline]
    pub fn hero(&self, id: HeroId) -> &Hero {
        &self.heroes[id.index()]
    }

    /// The card with this id.
    ///
    /// # Panics
    /// Like [`Content::hero`].
    #[inline]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.pile().index()][id.place()]
    }

    /// The card with an id from outside, if there is one.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(usize::from(id.0) / CardId::MAX_IN_PILE)?.get(id.place())
    }

    /// The scenario at this index.
    ///
    /// # Panics
    /// Like [`Content::hero`].
    pub fn scenario(&self, place: usize) -> &Scenario {
        &self.scenarios[place]
    }

    /// All cards of a kind, for picking them out of a hand at once.
    #[inline]
    pub fn all(&self, kind: Kind) -> Cards {
        self.kinds[kind.index()]
    }

    /// All cards that can be worn and have powers.
    #[inline]
    pub(crate) fn powerful(&self) -> Cards {
        self.powerful
    }

    /// All cards.
    pub fn all_cards(&self) -> Cards {
        Pile::ALL.into_iter().fold(Cards::NONE, |all, pile| all.union(Cards::first(pile, self.cards(pile).len())))
    }

    /// What people read about a hero.
    ///
    /// # Panics
    /// Like [`Content::hero`].
    pub fn printed_hero(&self, id: HeroId) -> &Arc<PrintedHero> {
        &self.printed_heroes[id.index()]
    }

    /// What people read about the hero with an id from outside, if there is one.
    pub fn get_printed_hero(&self, id: HeroId) -> Option<&Arc<PrintedHero>> {
        self.printed_heroes.get(id.index())
    }

    /// What people read about a card.
    ///
    /// # Panics
    /// Like [`Content::hero`].
    pub fn printed(&self, id: CardId) -> &Arc<PrintedCard> {
        &self.printed_cards[id.pile().index()][id.place()]
    }

    /// What people read about the card with an id from outside, if there is one.
    pub fn get_printed(&self, id: CardId) -> Option<&Arc<PrintedCard>> {
        self.printed_cards.get(usize::from(id.0) / CardId::MAX_IN_PILE)?.get(id.place())
    }

    /// What people read about a scenario.
    ///
    /// # Panics
    /// Like [`Content::hero`].
    pub fn printed_scenario(&self, place: usize) -> &Arc<PrintedScenario> {
        &self.printed_scenarios[place]
    }

    /// What people read about everything.
    pub fn facts(&self) -> Facts {
        Facts::of(self)
    }

    pub fn find_hero(&self, key: &str) -> Option<HeroId> {
        let place = self.printed_heroes.iter().position(|hero| hero.key == key)?;
        u8::try_from(place).ok().map(HeroId)
    }

    pub fn find_card(&self, key: &str) -> Option<CardId> {
        Pile::ALL.into_iter().find_map(|pile| {
            let place = self.printed_cards[pile.index()].iter().position(|card| card.key == key)?;
            Some(CardId::new(pile, place))
        })
    }

    /// The index of a scenario.
    pub fn find_scenario(&self, key: &str) -> Option<usize> {
        self.printed_scenarios.iter().position(|scenario| scenario.key == key)
    }

    /// The digest of everything that can change a match, in hexadecimal.
    ///
    /// Names, sources and comments are left out: correcting a name breaks no recorded match.
    pub fn digest(&self) -> &str {
        &self.digest
    }
}

const BUILT_IN_FILES: [(&str, &str); 5] = [
    ("heroes.toml", include_str!("../content/heroes.toml")),
    ("equipment.toml", include_str!("../content/equipment.toml")),
    ("magic.toml", include_str!("../content/magic.toml")),
    ("tactics.toml", include_str!("../content/tactics.toml")),
    ("scenarios.toml", include_str!("../content/scenarios.toml")),
];
