//! Names of matches and secrets of seats.

use std::fmt;
use std::str::FromStr;

use data_encoding::{BASE64URL_NOPAD, HEXLOWER};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The public name of a match: 60 random bits, twelve letters and digits in a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MatchId(i64);

impl MatchId {
    /// No match comes after it in order.
    pub const LAST: MatchId = MatchId(i64::MAX);

    #[expect(clippy::new_without_default, reason = "a random name is no default")]
    pub fn new() -> MatchId {
        MatchId::from_bytes(random_bytes())
    }

    /// From bytes that nobody could foresee.
    pub fn from_bytes(bytes: [u8; 8]) -> MatchId {
        MatchId((u64::from_le_bytes(bytes) >> 4) as i64)
    }

    /// As the database keeps it.
    pub fn number(self) -> i64 {
        self.0
    }

    /// From the database.
    pub fn from_number(number: i64) -> Option<MatchId> {
        (0..1 << 60).contains(&number).then_some(MatchId(number))
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in (0..12).rev() {
            let digit = (self.0 >> (5 * place)) & 31;
            write!(f, "{}", char::from(DIGITS[digit as usize]))?;
        }
        Ok(())
    }
}

/// Without letters that are mistaken for digits or for each other.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A text that names no match.
#[derive(Debug, thiserror::Error)]
#[error("the name of a match has twelve letters and digits")]
pub struct NoMatchId;

impl FromStr for MatchId {
    type Err = NoMatchId;

    fn from_str(text: &str) -> Result<MatchId, NoMatchId> {
        if text.len() != 12 {
            return Err(NoMatchId);
        }
        let digit = |byte| DIGITS.iter().position(|digit| *digit == byte).ok_or(NoMatchId);
        let number = text.bytes().try_fold(0, |number, byte| Ok(number << 5 | digit(byte)? as i64))?;
        Ok(MatchId(number))
    }
}

impl Serialize for MatchId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MatchId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MatchId, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The secret of a seat's link. It is shown once and never kept, logged or printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    #[expect(clippy::new_without_default, reason = "a secret is no default")]
    pub fn new() -> Token {
        Token(BASE64URL_NOPAD.encode(&random_bytes::<32>()))
    }

    /// Takes any text: a wrong one simply fits no seat.
    pub fn from_outside(text: &str) -> Token {
        Token(text.to_string())
    }

    /// Whether somebody may have chosen this text as a secret: as long as ours, at least.
    pub fn is_hard_to_guess(text: &str) -> bool {
        (43..=64).contains(&text.len())
            && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    }

    pub fn hash(&self) -> TokenHash {
        TokenHash(*blake3::hash(self.0.as_bytes()).as_bytes())
    }

    /// For the one answer that hands it out.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// What the database keeps of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Bytes that nobody could foresee.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    bytes
}

pub fn hex(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_is_read_as_it_is_written() {
        for _ in 0..1000 {
            let id = MatchId::new();
            assert_eq!(id.to_string().parse::<MatchId>().expect("it was just written"), id);
            assert_eq!(MatchId::from_number(id.number()), Some(id));
        }
    }

    #[test]
    fn what_names_no_match_is_refused() {
        for text in ["", "0", "0000000000000", "00000000000u", "00000000000A", "äääääää"] {
            assert!(text.parse::<MatchId>().is_err(), "{text}");
        }
        assert_eq!(MatchId::from_number(-1), None);
        assert_eq!(MatchId::from_number(1 << 60), None);
    }

    #[test]
    fn a_token_does_not_show_in_logs() {
        let token = Token::new();
        assert!(!format!("{token:?}").contains(token.reveal()));
    }
}
