//! Dice pools (Würfelvorrat): a number of dice of each colour, some of them marked with the wound symbol.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Vocabulary;

/// HR-30: weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Colour {
    White,
    Red,
    Black,
}

/// HR-30: what a face shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema, Vocabulary)]
#[serde(rename_all = "kebab-case")]
#[vocabulary(case)]
pub enum Face {
    Blank,
    Success,
    Critical,
}

/// How many dice of each colour; all dice of a colour form a set (Würfelsatz).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
pub struct Pool {
    pub dice: [u8; 3],
}

/// A printed pool: letters `w`, `r`, `b` for the dice, each followed by `*` if a wounded character does not roll it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(into = "String")]
#[schemars(with = "String")]
pub struct PrintedPool {
    pub whole: Pool,
    /// HR-33: the dice with the wound symbol.
    pub marked: Pool,
}

/// The letters for dice in files: white, red and black.
const LETTERS: [&str; 3] = ["w", "r", "b"];

/// More dice than any character has.
const MAX_DICE: usize = 9;

impl Colour {
    pub const ALL: [Colour; 3] = [Colour::White, Colour::Red, Colour::Black];

    pub fn index(self) -> usize {
        self as usize
    }
}

impl Pool {
    pub fn is_empty(self) -> bool {
        self.dice == [0; 3]
    }

    pub fn weakest(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.dice[colour.index()] > 0)
    }

    pub fn strongest(self) -> Option<Colour> {
        Colour::ALL.into_iter().rev().find(|colour| self.dice[colour.index()] > 0)
    }

    /// HR-34: the weakest set becomes the next stronger colour. Black stays black.
    #[must_use]
    pub fn upgraded(mut self) -> Pool {
        if let Some(colour @ (Colour::White | Colour::Red)) = self.weakest() {
            self.shift(colour.index(), colour.index() + 1);
        }
        self
    }

    /// HR-34: the strongest set becomes the next weaker colour. White stays white.
    #[must_use]
    pub fn downgraded(mut self) -> Pool {
        if let Some(colour @ (Colour::Red | Colour::Black)) = self.strongest() {
            self.shift(colour.index(), colour.index() - 1);
        }
        self
    }

    /// A set that changes colour is merged with the set of that colour, if there is one.
    fn shift(&mut self, from: usize, to: usize) {
        self.dice[to] += self.dice[from];
        self.dice[from] = 0;
    }

    #[must_use]
    pub fn only_strongest(self) -> Pool {
        self.only(self.strongest())
    }

    #[must_use]
    pub fn only_weakest(self) -> Pool {
        self.only(self.weakest())
    }

    /// HR-41: without its strongest set.
    #[must_use]
    pub fn without_strongest(mut self) -> Pool {
        if let Some(colour) = self.strongest() {
            self.dice[colour.index()] = 0;
        }
        self
    }

    /// A single die of the weakest set.
    #[must_use]
    pub fn one_of_weakest(self) -> Pool {
        let mut one = Pool::default();
        if let Some(colour) = self.weakest() {
            one.dice[colour.index()] = 1;
        }
        one
    }

    fn only(self, colour: Option<Colour>) -> Pool {
        let mut only = Pool::default();
        if let Some(colour) = colour {
            only.dice[colour.index()] = self.dice[colour.index()];
        }
        only
    }
}

impl PrintedPool {
    /// HR-33: a wounded character does not roll the marked dice.
    #[inline]
    pub fn of(self, wounded: bool) -> Pool {
        let mut pool = self.whole;
        if wounded {
            for (count, marked) in pool.dice.iter_mut().zip(self.marked.dice) {
                *count -= marked;
            }
        }
        pool
    }

    pub fn is_empty(self) -> bool {
        self.whole.is_empty()
    }
}

/// Why a text is not a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PoolFault {
    TooMany { most: usize },
    NoDie { found: String },
}

impl PrintedPool {
    /// Parses a pool from a data file: `w r b*`.
    pub fn read(text: &str) -> Result<PrintedPool, PoolFault> {
        let mut pool = PrintedPool::default();
        if text.split_whitespace().count() > MAX_DICE {
            return Err(PoolFault::TooMany { most: MAX_DICE });
        }
        for die in text.split_whitespace() {
            let letter = die.trim_end_matches('*');
            let Some(colour) = LETTERS.iter().position(|known| *known == letter) else {
                return Err(PoolFault::NoDie { found: die.to_owned() });
            };
            pool.whole.dice[colour] += 1;
            pool.marked.dice[colour] += u8::from(die.ends_with('*'));
        }
        Ok(pool)
    }
}

impl From<PrintedPool> for String {
    fn from(pool: PrintedPool) -> String {
        pool.to_string()
    }
}

/// As in data files.
impl fmt::Display for PrintedPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        let counts = self.whole.dice.into_iter().zip(self.marked.dice);
        for (letter, (whole, marked)) in LETTERS.into_iter().zip(counts) {
            for place in 0..whole {
                let mark = if place + marked >= whole { "*" } else { "" };
                write!(f, "{separator}{letter}{mark}")?;
                separator = " ";
            }
        }
        Ok(())
    }
}
