//! Sentences in German and English.
//!
//! Rules speak in [`Phrase`]s: a key and its arguments. [`Texts`] holds the Fluent messages of a game in both
//! languages and turns a phrase into a sentence.

use std::borrow::Cow;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Sum;
use crate::message::Messages;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    De,
    En,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::De, Lang::En];
}

/// A sentence before it has a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    pub key: Cow<'static, str>,
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Number(i64),
    /// A word that selects a variant of the message and is not shown.
    Case(&'static str),
    Words(Words),
    /// A name that stands in many sentences.
    Name(Arc<Words>),
    Phrase(Phrase),
    /// Joined by commas.
    List(Vec<Arg>),
    /// Written part by part, with the total at its end.
    Sum(Sum),
}

/// A name that comes with the content, in both languages.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub de: String,
    pub en: String,
}

impl Words {
    /// Text that is the same in both languages, such as an id or a path.
    pub fn same(text: impl Into<String>) -> Words {
        let text = text.into();
        Words { de: text.clone(), en: text }
    }

    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}

impl Phrase {
    pub fn new(key: impl Into<Cow<'static, str>>) -> Phrase {
        Phrase { key: key.into(), args: Vec::new() }
    }

    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

/// Text that is the same in both languages.
pub fn text(text: impl Into<String>) -> Arg {
    Arg::Words(Words::same(text))
}

/// A text as somebody has written it, cut where it is long.
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

/// The messages of one game, or of the engine, in both languages.
pub struct Texts {
    de: Messages,
    en: Messages,
}

impl Texts {
    /// Reads two Fluent files. They are part of the program, so a mistake in them is a bug and panics.
    pub fn new(de: &str, en: &str) -> Texts {
        Texts { de: Messages::read(Lang::De, de), en: Messages::read(Lang::En, en) }
    }

    /// The sentence for a phrase. A missing message or argument shows its key in ⟨⟩, so that tests can find it.
    pub fn say(&self, lang: Lang, phrase: &Phrase) -> String {
        let mut sentence = String::with_capacity(64);
        self.messages(lang).write(phrase, &mut sentence);
        sentence
    }

    /// The sentence for a phrase in both languages.
    pub fn in_both(&self, phrase: &Phrase) -> Words {
        Words { de: self.say(Lang::De, phrase), en: self.say(Lang::En, phrase) }
    }

    /// The words for an argument on its own.
    pub fn say_arg(&self, lang: Lang, arg: &Arg) -> String {
        let mut words = String::new();
        self.messages(lang).write_arg(arg, &mut words);
        words
    }

    pub(crate) fn messages(&self, lang: Lang) -> &Messages {
        match lang {
            Lang::De => &self.de,
            Lang::En => &self.en,
        }
    }
}
