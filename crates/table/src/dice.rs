//! Where rolls come from.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{DiceKey, KeyedDice};

/// Something that rolls dice: a generator, a script or a person.
pub trait Dice {
    /// A number from 1 to `sides`, every one as likely as the others.
    fn roll(&mut self, sides: u32) -> u32;
}

/// Where the rolls of a match come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rolls {
    /// The table's own dice, from this seed.
    Seeded(u64),
    /// The table's own dice, with a key that can be checked after the match.
    Keyed(DiceKey),
    /// Rolls come from outside: people with real dice, or a test with a script.
    Outside,
}

impl Rolls {
    /// The table's own dice after `number` rolls; none if rolls come from outside.
    pub(crate) fn dice_after(self, number: u64) -> Option<Box<dyn Dice>> {
        match self {
            Rolls::Seeded(seed) => Some(Box::new(SeededDice::new(seed).after(number))),
            Rolls::Keyed(key) => Some(Box::new(KeyedDice::new(key).after(number))),
            Rolls::Outside => None,
        }
    }
}

/// The dice of a match: roll number `n` depends on the seed and on `n` alone, on every machine and for all time.
///
/// Nothing has to be wound forward when a match is loaded, and taking back a choice changes no later roll.
#[derive(Clone, Debug)]
pub struct SeededDice {
    key: [u8; 32],
    number: u64,
}

impl SeededDice {
    pub fn new(seed: u64) -> Self {
        SeededDice { key: blake3::derive_key("walstatt 2026 seeded dice", &seed.to_le_bytes()), number: 0 }
    }

    /// The dice after `number` rolls.
    pub fn after(mut self, number: u64) -> Self {
        self.number = number;
        self
    }
}

impl Dice for SeededDice {
    fn roll(&mut self, sides: u32) -> u32 {
        let hash = blake3::keyed_hash(&self.key, &self.number.to_le_bytes());
        self.number += 1;
        let bits = hash.as_bytes().first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
        scale(bits.expect("a hash has 32 bytes"), sides)
    }
}

/// Fast dice for playouts and imagined tables; portable, but never used for a recorded match.
#[derive(Clone, Debug)]
pub struct FastDice(Pcg64Mcg);

impl FastDice {
    pub fn new(seed: u64) -> Self {
        FastDice(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A seed for further dice.
    pub fn seed(&mut self) -> u64 {
        self.0.next_u64()
    }
}

impl Dice for FastDice {
    #[inline]
    fn roll(&mut self, sides: u32) -> u32 {
        scale(self.0.next_u64(), sides)
    }
}

/// The upper bits of a product: 64 random bits make the bias of a die of `u32` sides smaller than 2^-32.
#[inline]
pub(crate) fn scale(bits: u64, sides: u32) -> u32 {
    ((u128::from(bits) * u128::from(sides)) >> 64) as u32 + 1
}

/// Shuffles `items` in place (Fisher and Yates).
pub fn shuffle<T>(items: &mut [T], dice: &mut dyn Dice) {
    for end in (2..=items.len()).rev() {
        items.swap(end - 1, dice.roll(end as u32) as usize - 1);
    }
}
