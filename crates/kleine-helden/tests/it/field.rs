//! Drawn positions for tests.
//!
//! A group is drawn as its heroes and creatures: the key, `:9` for its life if that is not full, and its equipment in
//! brackets. `imp@mage` is a creature from the mage's book, `imp` alone one that was cast from hand. Every hero and
//! every creature exists once, so its key identifies it throughout the test; `npc-1`, `demon-0` and `ward-1` are those
//! of a side.
//!
//! ```ignore
//! let mut stage = Field::new(2)                                  // players; `Field::with(options)` for options
//!     .group(0, "barbarian[barbarian-axe] mage:9[bolt] imp@mage")
//!     .group(1, "dark-elf[silver-sword,dragon-armour]")
//!     .hand(0, &["lunge"])                                       // hands and piles are empty unless they are set
//!     .npc(1, "squire")
//!     .turn(0);                                                  // it has drawn, and all units are ready
//! stage.attack("barbarian", "barbarian-axe", "dark-elf");        // the unit implies the seat
//! stage.defend("dark-elf", "silver-sword");
//! stage.declare(0, &["lunge"]).rolls([6, 6, 3, 6, 5]);           // dice before or after the answers they belong to
//! assert_eq!(stage.life("dark-elf"), 8);
//! ```
//!
//! Besides the cards of the game there are the plain ones of `plain.toml`, for tests of rules that should not depend on
//! figures that change with balancing. `start_of_turn` starts at the very beginning of a turn, `end_of_turn` at its
//! end, `scene` with any agenda; `change` changes anything.
//!
//! Methods that answer are verbs (`attack`, `cast`, `forgo`); those that build a choice to look for begin with `to_`:
//! `stage.offers(0, stage.to_forgo("mage"))`, `stage.rule_against(0, stage.to_attack("imp", "bare"))`.

mod choices;
mod seen;
mod stage;

use std::sync::{Arc, LazyLock};

use kleine_helden::battle::{Battle, Charm, Demon, Npc, Resting, Side, Step, Unit, UnitId, What};
use kleine_helden::content::{Card, CardId, Cards, Content, ContentFile, Figures, HeroId};
use kleine_helden::told::Part;
use kleine_helden::{KleineHelden, Options};
use table::{Game, Scene};

pub use choices::*;
pub use stage::*;

pub struct Field {
    pub game: Arc<KleineHelden>,
    pub battle: Battle,
}

impl Field {
    /// This many players with nothing, in round 2 of the default scenario; seat 0 went first.
    pub fn new(players: u8) -> Field {
        Field::with(Options { players, ..Options::default() })
    }

    pub fn with(options: Options) -> Field {
        let game = KleineHelden::set_up(CONTENT.clone(), options).expect("nothing is wrong");
        let mut battle = game.start();
        (battle.round, battle.deck) = (2, Cards::NONE);
        Field { game: Arc::new(game), battle }
    }

    /// Draws the heroes and creatures of a side; see the top of this file.
    #[track_caller]
    pub fn group(mut self, side: u8, drawn: &str) -> Field {
        for word in drawn.split_whitespace() {
            let (word, fitted) = match word.split_once('[') {
                Some((word, fitted)) => (word, fitted.strip_suffix(']').expect("what is opened is closed")),
                None => (word, ""),
            };
            let (key, life) = word.split_once(':').unwrap_or((word, ""));
            self.add(side, key, life.parse().ok());
            for card in fitted.split(',').filter(|card| !card.is_empty()) {
                self.battle.units.last_mut().expect("one was added").fitted.insert(card_id(card));
            }
        }
        self
    }

    #[track_caller]
    fn add(&mut self, side: u8, key: &str, life: Option<u8>) {
        let (key, summoner) = key.split_once('@').unwrap_or((key, ""));
        let (what, full) = match CONTENT.find_hero(key) {
            Some(hero) => {
                self.battle.heroes.retain(|other| *other != hero);
                (What::Hero(hero), self.game.hero_life())
            }
            None => {
                let card = card_id(key);
                let Card::Summons(summons) = CONTENT.card(card) else { panic!("{key} is no hero and no creature") };
                let summoner = (!summoner.is_empty()).then(|| find(&self.battle, summoner));
                (What::Creature { card, summoner }, summons.creature.life)
            }
        };
        self.battle.units.push(Unit::new(Side(side), what, life.unwrap_or(full)));
    }

    pub fn hand(mut self, side: u8, cards: &[&str]) -> Field {
        self.battle.groups[usize::from(side)].hand = card_set(cards);
        self
    }

    /// Hand cards of a side that all players have seen; they are added to the hand.
    pub fn known(mut self, side: u8, cards: &[&str]) -> Field {
        let group = &mut self.battle.groups[usize::from(side)];
        (group.known, group.hand) = (card_set(cards), group.hand.union(card_set(cards)));
        self
    }

    /// All draw piles together.
    pub fn deck(mut self, cards: &[&str]) -> Field {
        self.battle.deck = card_set(cards);
        self
    }

    /// All discard piles together.
    pub fn discard(mut self, cards: &[&str]) -> Field {
        self.battle.discard = card_set(cards);
        self
    }

    /// The heroes that can still be bought.
    pub fn heroes(mut self, keys: &[&str]) -> Field {
        self.battle.heroes = keys.iter().map(|key| hero_id(key)).collect();
        self.battle.heroes.sort_unstable();
        self
    }

    /// An NPC with full life.
    #[track_caller]
    pub fn npc(mut self, side: u8, key: &str) -> Field {
        let card = card_id(key);
        let Card::Npc(npc) = CONTENT.card(card) else { panic!("{key} is no NPC") };
        self.battle.groups[usize::from(side)].npc = Some(Npc { card, life: npc.life });
        self
    }

    /// The demon at a group, with full life.
    #[track_caller]
    pub fn demon(mut self, side: u8, key: &str) -> Field {
        let card = card_id(key);
        let Card::Demon(demon) = CONTENT.card(card) else { panic!("{key} is no demon") };
        self.battle.groups[usize::from(side)].demon = Some(Demon { card, life: demon.life });
        self
    }

    /// A spell in a book that rests until this many of its owner's turns have started.
    pub fn resting(mut self, key: &str, turns: u8) -> Field {
        self.battle.resting.push(Resting { card: card_id(key), turns });
        self
    }

    /// A blessing or curse until the next turn of a side.
    pub fn charm(mut self, on: &str, card: &str, figures: Figures, until: u8) -> Field {
        let on = find(&self.battle, on);
        self.battle.charms.push(Charm { on, card: card_id(card), figures, until: Side(until) });
        self
    }

    /// Changes something about a hero or creature.
    #[track_caller]
    pub fn unit(mut self, key: &str, change: impl FnOnce(&mut Unit)) -> Field {
        let unit = find(&self.battle, key);
        change(self.battle.unit_mut(unit));
        self
    }

    /// Changes anything else.
    pub fn change(mut self, change: impl FnOnce(&mut Battle)) -> Field {
        change(&mut self.battle);
        self
    }

    /// The turn of a side; it has drawn its cards.
    #[track_caller]
    pub fn turn(mut self, side: u8) -> Stage {
        self.battle.turn.side = Side(side);
        self.scene([Step::EndTurn, Step::Act])
    }

    /// A side is about to begin its turn.
    #[track_caller]
    pub fn start_of_turn(mut self, side: u8) -> Stage {
        self.battle.turn.side = Side(side);
        self.scene([Step::BeginTurn(Side(side))])
    }

    /// Begins with the given agenda; its last step runs first.
    #[track_caller]
    pub fn scene(mut self, agenda: impl IntoIterator<Item = Step>) -> Stage {
        self.battle.agenda = agenda.into_iter().collect();
        let scene = Scene::at(&self.game, self.battle);
        Stage { game: self.game, scene }
    }
}

/// The cards of the game and the plain ones.
pub static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| {
    let plain = ContentFile::new("plain.toml", include_str!("field/plain.toml"));
    Arc::new(Content::with_files(&[plain]).unwrap_or_else(|wrong| panic!("{wrong}")))
});

#[track_caller]
pub fn card_id(key: &str) -> CardId {
    CONTENT.find_card(key).unwrap_or_else(|| panic!("there is no card {key}"))
}

/// The printed values of a card.
#[track_caller]
pub fn card(key: &str) -> &'static Card {
    CONTENT.card(card_id(key))
}

#[track_caller]
pub fn hero_id(key: &str) -> HeroId {
    CONTENT.find_hero(key).unwrap_or_else(|| panic!("there is no hero {key}"))
}

pub fn card_set(keys: &[&str]) -> Cards {
    keys.iter().map(|key| card_id(key)).collect()
}

/// The keys of cards, in the order of their numbers.
pub fn keys(cards: Cards) -> Vec<&'static str> {
    cards.iter().map(|card| CONTENT.printed(card).key.as_str()).collect()
}

/// The key of a hero or creature.
pub fn key_of(unit: &Unit) -> &'static str {
    match unit.what {
        What::Hero(hero) => &CONTENT.printed_hero(hero).key,
        What::Creature { card, .. } => &CONTENT.printed(card).key,
        What::Monster => "monster",
    }
}

/// The hero or creature with this key; a living one takes precedence over a dead one.
#[track_caller]
pub fn find(battle: &Battle, key: &str) -> UnitId {
    let is_it = |unit: &&Unit| key_of(unit) == key;
    let alive = battle.units.iter().position(|unit| is_it(&unit) && unit.is_alive());
    let place = alive.or_else(|| battle.units.iter().position(|unit| is_it(&unit)));
    UnitId(place.unwrap_or_else(|| panic!("{key} is not there")) as u8)
}

/// The value that is the sum of these parts.
pub fn total(parts: &[Part]) -> i16 {
    parts.iter().map(|part| i16::from(part.value)).sum()
}
