//! Sentences before they are put into a language.
//!
//! Rules use [`Phrase`]s: a key and its arguments. [`Texts`](crate::Texts) turn a phrase into a sentence.

use std::borrow::Cow;
use std::sync::Arc;

use crate::{Price, Sum, Words};

/// A sentence before it is put into a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
    /// The price of the choice it describes; its message gets the number as `$price`.
    pub price: Option<Price>,
}

/// The argument with the price of a choice, and the message that puts it into a sentence.
pub const PRICE: &str = "price";

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// A word that selects a variant of the message and is not shown.
    Case(&'static str),
    /// The same in every language.
    Text(String),
    Words(Words),
    /// A name shared by many sentences.
    Name(Arc<Words>),
    Phrase(Phrase),
    /// Joined by commas.
    List(Vec<Arg>),
    /// Written addend by addend, with the total at its end.
    Sum(Sum),
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new(), price: None }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

/// Text that is the same in every language.
pub fn text(text: impl Into<String>) -> Arg {
    Arg::Text(text.into())
}

/// Text from outside, shortened if it is long.
pub fn quote(written: &str) -> Arg {
    text(written.chars().take(60).collect::<String>().escape_debug().to_string())
}

macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )+};
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}
impl From<bool> for Arg {
    fn from(answer: bool) -> Arg {
        Arg::Case(if answer { "yes" } else { "no" })
    }
}
impl From<&'static str> for Arg {
    fn from(case: &'static str) -> Arg {
        Arg::Case(case)
    }
}
impl From<Words> for Arg {
    fn from(words: Words) -> Arg {
        Arg::Words(words)
    }
}
impl From<Arc<Words>> for Arg {
    fn from(name: Arc<Words>) -> Arg {
        Arg::Name(name)
    }
}
impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}
impl From<Vec<Arg>> for Arg {
    fn from(items: Vec<Arg>) -> Arg {
        Arg::List(items)
    }
}
impl From<Sum> for Arg {
    fn from(sum: Sum) -> Arg {
        Arg::Sum(sum)
    }
}
