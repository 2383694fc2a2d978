//! Dice that nobody can manipulate and everybody can check.
//!
//! Before a match the server draws a secret and publishes its [`commit`]ment. Then every seat adds a nonce, and secret
//! and nonces together give the [`DiceKey`]. So the server cannot choose the rolls, because it does not know the nonces
//! when it commits, and nobody else can predict them. A seat may [`seal`] its nonce until all others are fixed: then
//! not even a player who knows the secret can choose a nonce to suit. After the match the secret is published in a
//! [`Proof`].

use std::fmt;

use data_encoding::HEXLOWER;
use hmac::{Hmac, KeyInit, Mac};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::scale;
use crate::{Dice, Rolls};

/// The key of a match's dice. It gives away every roll, so it stays with the server until the match is over.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct DiceKey(pub [u8; 32]);

impl DiceKey {
    pub fn derive(secret: &[u8; 32], nonces: &[String]) -> DiceKey {
        let mut mac = keyed(secret);
        mac.update(b"walstatt dice 1\n");
        for nonce in nonces {
            mac.update(nonce.as_bytes());
            mac.update(b"\n");
        }
        DiceKey(mac.finalize().into_bytes().into())
    }
}

/// What is published before the match: it identifies the secret without revealing it.
pub fn commit(secret: &[u8; 32]) -> String {
    HEXLOWER.encode(&Sha256::digest(secret))
}

/// What a seat publishes instead of its nonce until all others are fixed.
pub fn seal(nonce: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(nonce))
}

/// Dice with a key: roll number `n` depends on the key and on `n` alone.
#[derive(Clone, Debug)]
pub struct KeyedDice {
    key: DiceKey,
    number: u64,
}

impl KeyedDice {
    pub fn new(key: DiceKey) -> Self {
        KeyedDice { key, number: 0 }
    }

    /// The dice after `number` rolls.
    pub fn after(mut self, number: u64) -> Self {
        self.number = number;
        self
    }
}

impl Dice for KeyedDice {
    fn roll(&mut self, sides: u32) -> u32 {
        let mut mac = keyed(&self.key.0);
        mac.update(&self.number.to_be_bytes());
        self.number += 1;
        let bits = mac.finalize().into_bytes().first_chunk().map(|bytes| u64::from_be_bytes(*bytes));
        scale(bits.expect("a hash has 32 bytes"), sides)
    }
}

/// What was promised before the match and is published after it: everything its key was made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Proof {
    pub commitment: String,
    /// 64 hex digits.
    pub secret: String,
    /// One for each seat that gave one, in the order of use.
    pub nonces: Vec<String>,
    /// The [`seal`] of each nonce that was published before any nonce was, empty for a nonce that was not sealed; the
    /// list is empty if none was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seals: Vec<String>,
}

/// Why a proof does not show that the dice were fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    #[error("the secret is not written as 64 lower-case hex digits")]
    SecretIsNoHex,
    #[error("the secret does not give the commitment")]
    Commitment,
    #[error("nonce {number} has a line break, so it could be read as two")]
    LineBreak { number: usize },
    #[error("nonce {number} is not the one that was sealed")]
    Seal { number: usize },
    #[error("the key of the dice does not follow from the secret and the nonces")]
    Key,
    #[error("the match was not rolled with a key, so there is nothing to check")]
    NotKeyed,
}

impl Proof {
    pub fn of(secret: &[u8; 32], nonces: Vec<String>) -> Proof {
        Proof { commitment: commit(secret), secret: HEXLOWER.encode(secret), nonces, seals: Vec::new() }
    }

    /// Adds the seals; an empty text stands for a nonce that was not sealed.
    pub fn with_seals(mut self, seals: Vec<String>) -> Proof {
        let is_any = seals.iter().any(|seal| !seal.is_empty());
        self.seals = if is_any { seals } else { Vec::new() };
        self
    }

    /// How many nonces were sealed.
    pub fn sealed(&self) -> usize {
        self.seals.iter().filter(|seal| !seal.is_empty()).count()
    }

    /// Checks that the dice of a match were the ones promised.
    ///
    /// Whether its rolls are those of the key is checked when the transcript is loaded.
    pub fn check(&self, rolls: Rolls) -> Result<(), ProofError> {
        let Rolls::Keyed(key) = rolls else { return Err(ProofError::NotKeyed) };
        let secret = read_hex(&self.secret).ok_or(ProofError::SecretIsNoHex)?;
        if commit(&secret) != self.commitment {
            return Err(ProofError::Commitment);
        }
        if let Some(index) = self.nonces.iter().position(|nonce| nonce.contains('\n')) {
            return Err(ProofError::LineBreak { number: index + 1 });
        }
        let sealed = self.seals.iter().enumerate().filter(|(_, seal)| !seal.is_empty());
        for (index, sealed) in sealed {
            if self.nonces.get(index).map(|nonce| seal(nonce)).as_ref() != Some(sealed) {
                return Err(ProofError::Seal { number: index + 1 });
            }
        }
        if DiceKey::derive(&secret, &self.nonces) != key {
            return Err(ProofError::Key);
        }
        Ok(())
    }

    /// The line that stands after the seal of a transcript.
    pub fn to_line(&self) -> String {
        let line = ProofLine { dice: self };
        serde_json::to_string(&line).expect("a proof is plain data") + "\n"
    }
}

#[derive(Serialize, Deserialize)]
pub(crate) struct ProofLine<P> {
    pub dice: P,
}

fn keyed(key: &[u8; 32]) -> Hmac<Sha256> {
    Hmac::new_from_slice(key).expect("HMAC takes keys of every length")
}

fn read_hex(text: &str) -> Option<[u8; 32]> {
    HEXLOWER.decode(text.as_bytes()).ok()?.try_into().ok()
}

impl TryFrom<String> for DiceKey {
    type Error = &'static str;
    fn try_from(text: String) -> Result<DiceKey, &'static str> {
        read_hex(&text).map(DiceKey).ok_or("the key of dice is written as 64 lower-case hex digits")
    }
}

impl From<DiceKey> for String {
    fn from(key: DiceKey) -> String {
        HEXLOWER.encode(&key.0)
    }
}

/// Keeps the key out of logs and messages.
impl fmt::Debug for DiceKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DiceKey(..)")
    }
}
