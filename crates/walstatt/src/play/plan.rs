//! What is played, and who sits where.

use std::str::FromStr;

use catalog::{AnyMatch, Catalog, GameError, PlayerSpec, PlayerSpecError};
use players::{Level, derive_seed};
use serde_json::Value;
use table::{Lang, Phrase, Rolls};

use crate::texts::TEXTS;

/// Everything a match needs to begin, and to begin once more.
#[derive(Clone)]
pub struct Plan {
    /// The game's id; empty as long as nobody has picked one.
    pub game: String,
    pub options: Value,
    pub opponent: Opponent,
    pub seat: Seating,
    pub seed: u64,
    /// Whether people roll the dice and draw the cards.
    pub asks_dice: bool,
    /// Whether people who play against each other may ask what a veteran would do.
    pub hints: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opponent {
    Computer(PlayerSpec),
    /// A person at the same keyboard.
    Hotseat,
}

/// Where the person sits who plays against the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    At(u8),
    Random,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    Human,
    Computer(PlayerSpec),
}

impl Plan {
    pub fn new(opponent: Opponent, seat: Seating, seed: u64) -> Plan {
        Plan { game: String::new(), options: Value::Null, opponent, seat, seed, asks_dice: false, hints: false }
    }

    pub fn begin(&self, catalog: &Catalog, lang: Lang) -> Result<Box<dyn AnyMatch>, GameError> {
        let rolls = if self.asks_dice { Rolls::Outside } else { Rolls::Seeded(self.seed) };
        catalog.game(&self.game, lang)?.begin(&self.options, rolls, lang)
    }

    /// The same once more, with other dice.
    pub fn again(&self) -> Plan {
        Plan { seed: derive_seed(self.seed, 3), ..self.clone() }
    }

    /// The computer's thoughts have nothing to do with the dice of the match.
    pub fn seed_of_computer(&self) -> u64 {
        derive_seed(self.seed, 1)
    }

    pub fn sitters(&self, seats: u8, lang: Lang) -> Result<Vec<Sitter>, GameError> {
        let Opponent::Computer(player) = &self.opponent else { return Ok(vec![Sitter::Human; usize::from(seats)]) };
        let own = match self.seat {
            Seating::At(seat) if seat < seats => seat,
            Seating::At(seat) => return Err(no_such_seat(seat, seats, lang)),
            Seating::Random => (derive_seed(self.seed, 2) % u64::from(seats.max(1))) as u8,
        };
        let sit = |seat| if seat == own { Sitter::Human } else { Sitter::Computer(player.clone()) };
        Ok((0..seats).map(sit).collect())
    }
}

fn no_such_seat(seat: u8, seats: u8, lang: Lang) -> GameError {
    let phrase = Phrase::new("replay-no-such-seat").with("seat", seat).with("last", seats.saturating_sub(1));
    GameError { text: TEXTS.say(lang, &phrase), rule: None }
}

impl Opponent {
    /// All opponents there are, the best one for a first game in front.
    pub fn all() -> Vec<Opponent> {
        let levels = Level::ALL.into_iter().map(PlayerSpec::of_level);
        levels.map(Opponent::Computer).chain([Opponent::Hotseat]).collect()
    }
}

impl Default for Opponent {
    fn default() -> Opponent {
        Opponent::Computer(PlayerSpec::of_level(Level::Recruit))
    }
}

impl FromStr for Opponent {
    type Err = PlayerSpecError;

    fn from_str(name: &str) -> Result<Opponent, PlayerSpecError> {
        match name {
            "hotseat" => Ok(Opponent::Hotseat),
            name => name.parse().map(Opponent::Computer),
        }
    }
}

impl std::fmt::Display for Opponent {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Opponent::Computer(player) => player.fmt(f),
            Opponent::Hotseat => f.write_str("hotseat"),
        }
    }
}

impl FromStr for Seating {
    type Err = String;

    fn from_str(seat: &str) -> Result<Seating, String> {
        match seat {
            "random" => Ok(Seating::Random),
            seat => seat.parse().map(Seating::At).map_err(|_| "a seat is a number such as 0 or 1, or `random`".into()),
        }
    }
}
