//! How data files write what a card can do: a word followed by values, such as `damage-each 1 5`.
//!
//! Games declare their keywords with `#[derive(Keyword)]`; reading, writing and the message follow from that.
//! `docs/vocabulary.md` shows how.

use std::fmt;

use bitflags::Flags;

use crate::{Arg, Phrase, text};

/// Something that data files say of a card, a unit or a character.
pub trait Keyword: Value {
    /// The prefix of the keys of its messages.
    const KIND: &'static str;

    fn word(&self) -> &'static str;

    /// Its values, with the names that messages use for them.
    fn args(&self) -> Vec<(&'static str, Arg)>;

    /// All keywords of this kind, and how each is written.
    fn forms() -> Vec<Form>;

    /// What people read.
    fn phrase(&self) -> Phrase {
        Phrase { key: format!("{}-{}", Self::KIND, self.word()).into(), args: self.args(), price: None }
    }

    /// How it appears in the message of another keyword that has it as a value.
    fn say_word(&self) -> Arg {
        if self.args().is_empty() { Arg::Case(self.word()) } else { Arg::Phrase(self.phrase()) }
    }
}

/// Something written in data files: a keyword, or a value after its word.
pub trait Value: Sized {
    /// Its name in messages, unless the keyword has a name for it.
    const NAME: &'static str = "it";

    /// Parses it from the front of what is left to read.
    fn take(rest: &mut Rest<'_>) -> Option<Self>;

    fn put(&self, written: &mut Written<'_>);

    /// Reads it as data files write it.
    fn read(text: &str) -> Option<Self> {
        Self::read_with(text, &[])
    }

    /// Like [`Value::read`], where values may be names that the entry itself declares.
    fn read_with(text: &str, names: &[String]) -> Option<Self> {
        // Words are separated by exactly one space, so that there is one way to write anything.
        let is_tidy = text.split(' ').all(|word| !word.is_empty());
        let mut rest = Rest { text, names };
        let found = Self::take(&mut rest).filter(|_| is_tidy)?;
        rest.is_empty().then_some(found)
    }

    /// Writes it as data files do.
    fn write(&self) -> String {
        self.write_with(&[])
    }

    fn write_with(&self, names: &[String]) -> String {
        let mut written = Written { text: String::new(), names };
        self.put(&mut written);
        written.text
    }

    /// How it appears in a message.
    fn say(&self) -> Arg {
        text(self.write())
    }

    /// What may be written, for people who write data files: `1..20`, `front|flank|rear`.
    fn describe() -> String {
        format!("<{}>", Self::NAME)
    }
}

/// How a keyword is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    pub word: &'static str,
    /// Their names in messages, and what can be written for them.
    pub values: Vec<(&'static str, String)>,
}

/// `damage-row front|flank|rear 1..20`.
impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word)?;
        self.values.iter().try_for_each(|(_, value)| write!(f, " {value}"))
    }
}

/// The unread rest of a keyword.
#[derive(Clone, Copy)]
pub struct Rest<'t> {
    text: &'t str,
    /// What the entry itself declares, such as the keys of its abilities.
    pub names: &'t [String],
}

/// A keyword being written.
pub struct Written<'n> {
    text: String,
    /// As in [`Rest`].
    pub names: &'n [String],
}

impl<'t> Rest<'t> {
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// The next word.
    pub fn word(&mut self) -> Option<&'t str> {
        let (word, rest) = self.text.split_once(' ').unwrap_or((self.text, ""));
        self.text = rest;
        (!word.is_empty()).then_some(word)
    }

    /// All that is left, for a last value.
    pub fn all(&mut self) -> &'t str {
        std::mem::take(&mut self.text)
    }

    /// Reads what follows this word, which may be several words or none. Consumes nothing unless all of it is there.
    pub fn attempt<T>(&mut self, word: &str, take: impl Fn(&mut Rest<'t>) -> Option<T>) -> Option<T> {
        let behind = self.text.strip_prefix(word)?;
        let behind = if word.is_empty() || behind.is_empty() { behind } else { behind.strip_prefix(' ')? };
        let mut rest = Rest { text: behind, ..*self };
        let found = take(&mut rest)?;
        *self = rest;
        Some(found)
    }
}

impl Written<'_> {
    /// Adds a word. An empty word writes nothing.
    pub fn push(&mut self, word: &str) {
        if !self.text.is_empty() && !word.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(word);
    }
}

/// The largest number on any card.
const MAX: i8 = 20;

/// A number from 1 to 20, as people write it.
impl Value for u8 {
    const NAME: &'static str = "amount";

    fn take(rest: &mut Rest<'_>) -> Option<u8> {
        take_number(rest, 1).and_then(|number| u8::try_from(number).ok())
    }

    fn put(&self, written: &mut Written<'_>) {
        written.push(&self.to_string());
    }

    fn say(&self) -> Arg {
        Arg::from(*self)
    }

    fn describe() -> String {
        format!("1..{MAX}")
    }
}

/// A number from -20 to 20.
impl Value for i8 {
    const NAME: &'static str = "amount";

    fn take(rest: &mut Rest<'_>) -> Option<i8> {
        take_number(rest, -MAX)
    }

    fn put(&self, written: &mut Written<'_>) {
        written.push(&self.to_string());
    }

    fn say(&self) -> Arg {
        Arg::from(*self)
    }

    fn describe() -> String {
        format!("-{MAX}..{MAX}")
    }
}

fn take_number(rest: &mut Rest<'_>, least: i8) -> Option<i8> {
    let word = rest.word()?;
    let number = word.parse::<i8>().ok().filter(|number| (least..=MAX).contains(number))?;
    (number.to_string() == word).then_some(number)
}

/// The flag that a word stands for: `near-wood` is `NEAR_WOOD`.
pub fn read_flag<F: Flags>(word: &str) -> Option<F> {
    let found = F::FLAGS.iter().find(|flag| spell_flag(flag.name()) == word)?;
    Some(F::from_bits_retain(found.value().bits()))
}

/// The words of the flags that are set.
pub fn write_flags<F: Flags>(flags: &F) -> Vec<String> {
    flags.iter_names().map(|(name, _)| spell_flag(name)).collect()
}

fn spell_flag(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', "-")
}
